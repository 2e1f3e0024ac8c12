"""What the nodes of this game have in common: a table calls it something that they wait, and some are aimed."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.cosa.effects.reach import Reach
from sobremesa.games.cosa.moves import tell
from sobremesa.games.cosa.options import AIM
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, WAIT, Node, question
from sobremesa.kernel.effects.registers import IT, WHO, WIDTH
from sobremesa.kernel.effects.running import push, put, reg
from sobremesa.kernel.option import Option


def tell_nothing_happens(s: Cosa, seat: int, *, hindered: bool, reveals: bool = False) -> None:
    """Because of that player: a quarantine holds them, or there is nobody whom they could choose."""
    tell(s, "nothing-happens", ("who", seat), ("hindered", int(hindered)), reveals=reveals)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Node):
    """Something that happens in La Cosa."""

    def stage(self, step: int) -> str:
        """What a table calls it that this waits for an answer; "" for what never does."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Aimed(Deed):
    """Something done to another player. A card of the hand is aimed as it is played; a panic asks whom to aim at."""

    whom: Reach

    def touches(self) -> int:
        return ASKS

    # --- whom

    def reach(self, s: Cosa, seat: int) -> list[int]:
        """The players whom the seat may aim this at now."""
        return [] if self.hindrance(s, seat) else self.whom.seats(s, seat)

    def hindrance(self, s: Cosa, seat: int) -> str:
        """The rule that keeps the seat from doing this to anybody; "" if none does."""
        return ""

    def why_not(self, s: Cosa, seat: int, target: int) -> str:
        """The rule that keeps the seat from doing this to that player."""
        return self.hindrance(s, seat) or self.whom.why_not(s, seat, target)

    # --- how

    def run(self, s: Cosa, step: int) -> bool:
        registers = s.registers
        seat, target = registers[WHO - WIDTH], registers[IT - WIDTH]
        if target >= 0:
            self.hit(s, seat, target)
            return GO_ON
        if self.reach(s, seat):
            return WAIT
        tell_nothing_happens(s, seat, hindered=bool(self.hindrance(s, seat)))
        return GO_ON

    def ask(self, s: Cosa, step: int) -> tuple[Decision, ...]:
        seat = reg(s, WHO)
        return (question(self, seat, self.stage(step), tuple([AIM[other] for other in sorted(self.reach(s, seat))])),)

    def take(self, s: Cosa, step: int, seat: int, option: Option) -> None:
        put(s, IT, option.args[0])
        self.aimed(s, seat, option.args[0])
        push(s, self)

    def stage(self, step: int) -> str:
        return "aim"

    def aimed(self, s: Cosa, seat: int, target: int) -> None:
        """A panic was aimed at that player: tell it, where what follows doesn't."""

    def hit(self, s: Cosa, seat: int, target: int) -> None:
        raise NotImplementedError(type(self).__name__)

    # --- what it is to whom it happens

    def upon(self) -> str:
        """What it is called for who must bear it: `upon-…` tells them, `accept-…` is to let it happen. "" is left to
        the moment at which they are asked."""
        return ""
