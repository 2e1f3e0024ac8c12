"""Monsters, gates and clues leave the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.games.eldritch import moves
from sobremesa.games.eldritch.book import MONSTERS, SPACES
from sobremesa.games.eldritch.effects.deed import ToOne
from sobremesa.games.eldritch.effects.fate import Fate
from sobremesa.games.eldritch.facts import GATE_AT
from sobremesa.games.eldritch.places import clues_on
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.telling import tell, the
from sobremesa.kernel.effects.node import GO_ON
from sobremesa.kernel.effects.nouns import Every, Which
from sobremesa.kernel.effects.registers import IT, WHO, N
from sobremesa.kernel.effects.running import put, reg
from sobremesa.kernel.effects.words import Voice, clause
from sobremesa.kernel.phrase import Phrase


def take_off(s: Eldritch, thing: int) -> None:
    """A monster, or a gate by its space; never an epic one."""
    if not MONSTERS.holds(thing):
        moves.discard_gate(s, GATE_AT[SPACES.number(thing)])
        return
    token = MONSTERS.number(thing)
    if s.monster_at[token] >= 0 and not moves.is_epic(token):
        tell(s, "monster-gone", "18.5", the(thing))
        moves.take_monster(s, token, moves.home_of(s, token))


@dataclass(eq=False)
class DiscardOne(ToOne):
    """One of those monsters or gates, which is IT. A gate is not closed by it."""

    of: Which

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        return self.of.of(s, seat)

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        put(s, IT, thing)
        take_off(s, thing)

    def say(self, voice: Voice) -> Phrase:
        return clause("discard-one", voice, ("whom", self.of.say(voice)))


@dataclass(eq=False)
class Discard(Fate):
    """All of those monsters or gates. N: how many."""

    of: Which

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        found = self.of.of(s, seat)
        for thing in found:
            take_off(s, thing)
        put(s, N, len(found))
        return GO_ON

    def has_subject(self) -> bool:
        return not (isinstance(self.of, Every) and self.of.those.name == "monster")  # around you, they are yours

    def say(self, voice: Voice) -> Phrase:
        return clause("be-discarded" if self.has_subject() else "discard-one", voice, ("whom", self.of.say(voice)))


@dataclass(eq=False)
class DiscardCluesOn(Fate):
    """A clue from each of those spaces, as often as it is named."""

    where: Which

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        for thing in self.where.of(s, seat):
            for token in clues_on(s, SPACES.number(thing))[:1]:
                moves.remove_clue(s, token)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("be-discarded", voice, ("whom", self.where.say(voice)))
