"""Powers that take a visible fate from where it lies."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.arcana import deduction
from sobremesa.games.arcana.book import CARDS
from sobremesa.games.arcana.box import ROW
from sobremesa.games.arcana.deduction import above
from sobremesa.games.arcana.effects.ballots import GroupDeed
from sobremesa.games.arcana.effects.deed import Deed, lifts, slots, use_up
from sobremesa.games.arcana.moves import learn, remove_fate, tell, visible
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.decision import Args, Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, REVEALS, WAIT, question
from sobremesa.kernel.effects.registers import A, B
from sobremesa.kernel.effects.running import Running, push, put, reg
from sobremesa.kernel.effects.words import Voice
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class ReturnLower(Deed):
    """A fate lower than the one kept goes back to the bag. Who can use it keeps more than the lowest in sight."""

    def touches(self) -> int:
        return ASKS | REVEALS

    def can(self, s: Arcana) -> bool:
        return bool(lifts(s, below=s.hands[s.active][0]))

    def run(self, s: Arcana, step: int) -> bool:
        if step == 1:
            return WAIT
        learn(s, deduction.KNOW, s.active, above(min(visible(s))))
        push(s, self, 1)
        return GO_ON

    def ask(self, s: Arcana, step: int) -> tuple[Decision, ...]:
        return (question(self, s.active, "discard-lower", lifts(s, below=s.hands[s.active][0])),)

    def take(self, s: Arcana, step: int, seat: int, option: Option) -> None:
        slot, value = option.args[0] - 1, option.args[1]
        learn(s, deduction.KNOW, seat, above(value))
        remove_fate(s, slot, value)
        s.bag[value] += 1
        use_up(s)
        if s.log is not None:
            words = (("who", seat), ("value", value), ("card", CARDS.names[s.row[slot]]))
            tell(s, "discarded-lower", *words, reveals=True, rule=self.rule)

    def say(self, voice: Voice) -> Phrase:
        return "do-return-lower", ()


@dataclass(eq=False)
class MoveFate(Deed):
    """Step 0 lifts a fate, step 1 puts it elsewhere: A is where it lay, B its value."""

    def touches(self) -> int:
        return ASKS

    def can(self, s: Arcana) -> bool:
        return any(s.fates)

    def run(self, s: Running, step: int) -> bool:
        return WAIT

    def ask(self, s: Arcana, step: int) -> tuple[Decision, ...]:
        if step == 0:
            return (question(self, s.active, "relocate", lifts(s)),)
        elsewhere = slots([slot for slot in range(ROW) if slot != reg(s, A)])
        return (question(self, s.active, "relocate-to", elsewhere, (("value", reg(s, B)),)),)

    def take(self, s: Arcana, step: int, seat: int, option: Option) -> None:
        if step == 0:
            put(s, A, option.args[0] - 1)
            put(s, B, option.args[1])
            push(s, self, 1)
            return
        slot, value = option.args[0] - 1, reg(s, B)
        remove_fate(s, reg(s, A), value)
        s.fates[slot] += (value,)
        use_up(s)
        if s.log is not None:
            tell(s, "relocated", ("who", seat), ("value", value), ("card", CARDS.names[s.row[slot]]), rule=self.rule)

    def say(self, voice: Voice) -> Phrase:
        return "do-move-fate", ()


@dataclass(eq=False)
class Banish(GroupDeed):
    """A fate leaves the match; the power is used up as soon as the group is asked for it."""

    def can(self, s: Arcana) -> bool:
        return any(s.fates)

    def run(self, s: Arcana, step: int) -> bool:
        if step == 0:
            use_up(s)
        return GroupDeed.run(self, s, step)

    def offers(self, s: Arcana) -> tuple[Option, ...]:
        return lifts(s)

    def prompt(self, s: Arcana) -> tuple[str, Args]:
        return "banish", ()

    def decided(self, s: Arcana, option: Option) -> None:
        slot, value = option.args[0] - 1, option.args[1]
        remove_fate(s, slot, value)
        s.exiled += (value,)
        if s.log is not None:
            tell(s, "exiled", ("value", value), ("card", CARDS.names[s.row[slot]]), rule=self.rule)

    def say(self, voice: Voice) -> Phrase:
        return "do-banish", ()
