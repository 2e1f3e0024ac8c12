"""Spells lifted and conjured."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.princesa import options
from sobremesa.games.princesa.deciding import decision, each
from sobremesa.games.princesa.effects.base import (
    ASKS,
    AskingDeed,
)
from sobremesa.games.princesa.effects.own_cards import magic_in_pile
from sobremesa.games.princesa.frames import CAST
from sobremesa.games.princesa.life import end_spell, heal, living
from sobremesa.games.princesa.options import DONE, HEAL
from sobremesa.games.princesa.state import Princesa
from sobremesa.games.princesa.telling import named, tell
from sobremesa.kernel.agenda import Frame
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects import Phrase
from sobremesa.kernel.option import Option


def lifts(s: Princesa, seat: int) -> tuple[Option, ...]:
    return options.LIFT[: len(s.spells[seat])]


@dataclass(frozen=True)
class LiftOne(AskingDeed):
    """The winner discards a spell on themselves."""

    TOUCHES = frozenset((ASKS,))

    def run(self, s: Princesa, frame: Frame) -> bool:
        if len(s.spells[frame[2]]) == 1:
            end_spell(s, frame[2], 0)
            return False
        return bool(s.spells[frame[2]])

    def asks(self, s: Princesa, frame: Frame) -> Decision:
        return decision(frame[2], "lift", "princesa-8.13", lifts(s, frame[2]))

    def chosen(self, s: Princesa, frame: Frame, option: Option) -> None:
        end_spell(s, frame[2], option.args[0])

    def say(self) -> Phrase:
        return "do-lift-one", ()


@dataclass(frozen=True)
class LiftAny(AskingDeed):
    """The winner discards whichever spells on themselves they like."""

    TOUCHES = frozenset((ASKS,))

    def run(self, s: Princesa, frame: Frame) -> bool:
        return bool(s.spells[frame[2]])

    def asks(self, s: Princesa, frame: Frame) -> Decision:
        return decision(frame[2], "lift-any", "princesa-8.13", (*lifts(s, frame[2]), DONE))

    def chosen(self, s: Princesa, frame: Frame, option: Option) -> None:
        if option is not DONE:
            end_spell(s, frame[2], option.args[0])
            s.agenda.append(frame)

    def say(self) -> Phrase:
        return "do-lift-any", ()


@dataclass(frozen=True)
class LiftOrHeal(AskingDeed):
    """The winner discards a spell on themselves, or heals."""

    TOUCHES = frozenset((ASKS,))
    n: int

    def run(self, s: Princesa, frame: Frame) -> bool:
        if s.spells[frame[2]]:
            return True
        heal(s, frame[2], self.n)
        return False

    def asks(self, s: Princesa, frame: Frame) -> Decision:
        return decision(frame[2], "lift-or-heal", "princesa-8.13", (*lifts(s, frame[2]), HEAL), (("n", self.n),))

    def chosen(self, s: Princesa, frame: Frame, option: Option) -> None:
        if option is HEAL:
            heal(s, frame[2], self.n)
        else:
            end_spell(s, frame[2], option.args[0])

    def say(self) -> Phrase:
        return "do-lift-or-heal", (("n", self.n),)


@dataclass(frozen=True)
class Conjure(AskingDeed):
    """A Magia card from the discard pile is put on any hero."""

    TOUCHES = frozenset((ASKS,))

    def can(self, s: Princesa, winner: int, loser: int) -> bool:
        return bool(magic_in_pile(s)) and bool(living(s))

    def run(self, s: Princesa, frame: Frame) -> bool:
        spells = magic_in_pile(s)
        if len(spells) == 1:
            self._conjure(s, frame[2], spells[0])
        return len(spells) > 1

    def asks(self, s: Princesa, frame: Frame) -> Decision:
        return decision(frame[2], "conjure", "princesa-12.13", each(options.TAKE, magic_in_pile(s)))

    def chosen(self, s: Princesa, frame: Frame, option: Option) -> None:
        self._conjure(s, frame[2], option.args[0])

    def _conjure(self, s: Princesa, seat: int, kind: int) -> None:
        tell(s, "conjured", ("who", seat), named(kind))
        s.agenda.append((CAST, seat, kind, 1))

    def say(self) -> Phrase:
        return "do-conjure", ()
