"""What many verbs and conditions of this game are: done to one thing of several, and so for some seat."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.eldritch.book import BOOK
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.control import speaker
from sobremesa.kernel.effects.node import ASKS, GO_ON, WAIT, Node, question
from sobremesa.kernel.effects.registers import WHO
from sobremesa.kernel.effects.running import asker, reg
from sobremesa.kernel.effects.selectors import Cond
from sobremesa.kernel.option import Option


@mypyc_attr(allow_interpreted_subclasses=True)
class ToOne(Node):
    """It happens to one of several things, whichever whoever decides chooses; a single one isn't asked for."""

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        raise NotImplementedError(type(self).__name__)

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        raise NotImplementedError(type(self).__name__)

    def prompt(self) -> str:
        return "pick"

    def is_tie(self) -> bool:
        """Whether they are what is nearest, all as near as each other: then the active player says which it is."""
        return False

    def touches(self) -> int:
        return ASKS

    def can(self, s: Eldritch) -> bool:
        return bool(self.among(s, reg(s, WHO)))

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        found = self.among(s, seat)
        if len(found) > 1:
            return WAIT
        if found:
            self.to(s, seat, found[0])
        return GO_ON

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = asker(s)
        who, active = reg(s, WHO), s.chooser(-1)
        options = BOOK.picks(self.among(s, who))
        if self.is_tie() and seat != active:
            return (question(self, active, "nearest", options, (*speaker(s), ("who", who))),)
        return (question(self, seat, self.prompt(), options, speaker(s)),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        who = reg(s, WHO)
        self.to(s, who, option.args[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Whether(Cond):
    """Whether something is so for a seat, as seen by a card of the table."""

    def holds(self, s: Eldritch, who: int, card: int) -> bool:
        return self.so(s, who, card)

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Narrowing(Whether):
    """What a card that listens says in one breath with its moment: «when Cthylla is defeated»."""

    def narrows(self) -> bool:
        return True
