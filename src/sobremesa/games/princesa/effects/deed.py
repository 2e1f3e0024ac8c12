"""The base of this game's procedures, and of the verbs that its cards are written with."""

from __future__ import annotations

from sobremesa.games.princesa.book import CARD as CARDS
from sobremesa.games.princesa.kinds import HERO_OF
from sobremesa.games.princesa.state import Princesa
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.registers import CARD, WHO
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.effects.words import YOU_DO
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Node):
    """A node of this game, whose state it knows. The rules' own stand in the book like those of the cards."""

    def run(self, s: Princesa, step: int) -> bool:
        return self.act(s, step)

    def act(self, s: Princesa, step: int) -> bool:
        """Do the step; or WAIT for an answer."""
        raise NotImplementedError(type(self).__name__)

    def asks(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        return (self.ask(s, step),)

    def ask(self, s: Princesa, step: int) -> Decision:
        raise NotImplementedError(type(self).__name__)

    def chosen(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        self.take(s, step, option)

    def take(self, s: Princesa, step: int, option: Option) -> None:
        """Go on with the answer; the frame is off the agenda."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Procedure):
    """A verb. WHO is «you»: the winner of the duel, or whose spell or secret it is; IT is the rival, below 0 nobody.

    Where there is nobody or nothing for it, it does nothing.
    """

    def beyond(self, plain: Node) -> Phrase:
        """What a master does instead of something plain that has just been said: no more than what differs."""
        return "do-instead", (("do", self.say(YOU_DO)),)


def played_kind(s: Princesa) -> int:
    """The card whose text it is."""
    return CARDS.number(reg(s, CARD))


def is_master(s: Princesa, seat: int, kind: int) -> bool:
    """Whether the seat's present hero card shows the symbol of the card."""
    return HERO_OF[kind] == s.heroes[seat]


def masters_it(s: Princesa) -> bool:
    """Whether «you» are a master of the card whose text it is."""
    return HERO_OF[reg(s, CARD) - CARDS.first] == s.heroes[reg(s, WHO)]
