"""Powers over the row, over other powers and over what counts this turn."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.arcana.book import BACKS, CARDS
from sobremesa.games.arcana.box import ROW
from sobremesa.games.arcana.effects.ballots import GroupDeed
from sobremesa.games.arcana.effects.deed import Deed, card_of, slots, spends, use_up
from sobremesa.games.arcana.moves import detach, retire, take_top, tell, tell_top
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.decision import Args, Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, REVEALS, WAIT, question
from sobremesa.kernel.effects.running import Running
from sobremesa.kernel.effects.words import Voice
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase

NONE_LEFT: str = "arcana-11.3"  # the rule of an empty deck


@dataclass(eq=False)
class Cycle(Deed):
    """An arcanum without fates gives way to the top of the deck."""

    def touches(self) -> int:
        return ASKS | REVEALS

    def _empty(self, s: Arcana) -> list[int]:
        return [slot for slot in range(ROW) if not s.fates[slot]]

    def can(self, s: Arcana) -> bool:
        return bool(s.deck) and () in s.fates

    def forbidden_by(self, s: Arcana) -> str:
        return self.rule if s.deck else NONE_LEFT

    def run(self, s: Running, step: int) -> bool:
        return WAIT

    def ask(self, s: Arcana, step: int) -> tuple[Decision, ...]:
        return (question(self, s.active, "cycle", slots(self._empty(s))),)

    def take(self, s: Arcana, step: int, seat: int, option: Option) -> None:
        slot = option.args[0] - 1
        old = s.row[slot]
        s.row[slot] = take_top(s)
        detach(s, slot)
        retire(s, old)
        use_up(s)
        if s.log is not None:
            names = CARDS.names
            tell(s, "cycled", ("who", seat), ("card", names[old]), ("card2", names[s.row[slot]]), rule=self.rule)
            tell_top(s)

    def say(self, voice: Voice) -> Phrase:
        return "do-cycle", ()


@dataclass(eq=False)
class SlowDown(GroupDeed):
    """The card itself lies by an arcanum from now on."""

    def can(self, s: Arcana) -> bool:
        return -1 in s.slowed

    def offers(self, s: Arcana) -> tuple[Option, ...]:
        return slots([slot for slot in range(ROW) if s.slowed[slot] < 0])

    def prompt(self, s: Arcana) -> tuple[str, Args]:
        return "slow", ()

    def decided(self, s: Arcana, option: Option) -> None:
        slot, card = option.args[0] - 1, card_of(s)
        s.powers.remove(card)
        s.slowed[slot] = card
        if s.log is not None:
            tell(s, "slowed", ("card", CARDS.names[s.row[slot]]), rule=self.rule)

    def say(self, voice: Voice) -> Phrase:
        return "do-slow-down", ()


@dataclass(eq=False)
class SpendAnother(GroupDeed):
    """One more power that lies ready goes unused."""

    def can(self, s: Arcana) -> bool:
        return len(s.powers) > 1

    def offers(self, s: Arcana) -> tuple[Option, ...]:
        card = card_of(s)
        return spends([other for other in sorted(s.powers) if other != card])

    def prompt(self, s: Arcana) -> tuple[str, Args]:
        return "spend", (("power", BACKS[card_of(s)]),)

    def decided(self, s: Arcana, option: Option) -> None:
        other = option.args[0]
        retire(s, other)
        if s.log is not None:
            tell(s, "spent", ("power", BACKS[other]), ("card", CARDS.names[other]), rule=self.rule)

    def say(self, voice: Voice) -> Phrase:
        return "do-spend-another", ()


@dataclass(eq=False)
class MorePredictions(Deed):
    n: int

    def run(self, s: Arcana, step: int) -> bool:
        s.guesses_left += self.n
        use_up(s)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return "do-more-predictions", (("n", self.n),)


@dataclass(eq=False)
class KeptCountsMore(Deed):
    n: int

    def run(self, s: Arcana, step: int) -> bool:
        s.plus = self.n
        use_up(s)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return "do-kept-counts-more", (("n", self.n),)
