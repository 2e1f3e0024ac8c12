"""Obstacles: laying them, and taking them away."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.cosa.book import DOORS, KINDS, OBSTACLES, QUARANTINES
from sobremesa.games.cosa.box import LYING_AS, NO_KIND
from sobremesa.games.cosa.effects.deed import Aimed, Deed
from sobremesa.games.cosa.moves import speaker, tell
from sobremesa.games.cosa.obstacles import (
    end_quarantine,
    lay_door,
    lay_quarantine,
    lift_all_doors,
    lift_door,
)
from sobremesa.games.cosa.seating import adjacent, behind_doors, edge, neighbour, reachable_edges
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.node import GO_ON
from sobremesa.kernel.effects.registers import IT, WHO, A
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.effects.selectors import Count
from sobremesa.kernel.effects.words import Voice, Word, clause
from sobremesa.kernel.phrase import Phrase


def _lies_as(node: Deed, obstacle: Word) -> None:
    """What lies on the table is an obstacle, and no longer a certain card: so only one kind of card can lie as it."""
    kind, before = KINDS[node.part.partition(".")[0]], LYING_AS[obstacle.number]
    if before not in (NO_KIND, kind):
        raise ValueError(f"two cards lie as a {obstacle.name}: {KINDS.names[before]} and {KINDS.names[kind]}")
    LYING_AS[obstacle.number] = kind


@dataclass(eq=False)
class LockUp(Aimed):
    """They are in quarantine for so many of their turns. What that means stands on the card."""

    turns: Count

    def reach(self, s: Cosa, seat: int) -> list[int]:
        return [other for other in super().reach(s, seat) if not s.quarantine[other]]

    def why_not(self, s: Cosa, seat: int, target: int) -> str:
        if target == seat or (target in s.ring and s.quarantine[target]):
            return "cosa-8.2"
        return super().why_not(s, seat, target)

    def hit(self, s: Cosa, seat: int, target: int) -> None:
        s.resolving = s.resolving[:-1]
        lay_quarantine(s, target, self.turns.of(s) + (target == seat))  # the turn that is just ending doesn't count

    def bind(self, book: Book) -> None:
        _lies_as(self, QUARANTINES)

    def upon(self) -> str:
        return "lock-up"

    def say(self, voice: Voice) -> Phrase:
        return clause("lock-up", voice, ("whom", self.whom.say(voice)), ("turns", self.turns.say("turn")))


@dataclass(eq=False)
class BarWay(Aimed):
    """A door lies between you and them."""

    def why_not(self, s: Cosa, seat: int, target: int) -> str:
        is_barred_already = target != seat and target in behind_doors(s, seat) and not s.quarantine[target]
        return "cosa-9.1" if is_barred_already else super().why_not(s, seat, target)

    def hit(self, s: Cosa, seat: int, target: int) -> None:
        s.resolving = s.resolving[:-1]
        lay_door(s, edge(s, seat, 1 if neighbour(s, seat, 1) == target else -1))

    def bind(self, book: Book) -> None:
        _lies_as(self, DOORS)

    def upon(self) -> str:
        return "bar-way"

    def say(self, voice: Voice) -> Phrase:
        return clause("bar-way", voice, ("whom", self.whom.say(voice)))


def in_reach(s: Cosa, seat: int, obstacle: Word) -> list[int]:
    """What the seat can take away: a quarantine by who is in it, a door by the seat on whose clockwise side it is."""
    if obstacle is DOORS:
        return [s.ring[place] for place in reachable_edges(s, seat)]
    return [other for other in (seat, *adjacent(s, seat)) if s.quarantine[other]]


@dataclass(eq=False)
class TakeAway(Deed):
    """One of these obstacles, your own or a neighbour's: IT says whose, A which."""

    what: tuple[Word, ...]

    def run(self, s: Cosa, step: int) -> bool:
        seat, beside = reg(s, WHO), reg(s, IT)
        if OBSTACLES.words[reg(s, A)] is DOORS:
            one, other = beside, neighbour(s, beside, 1)
            own = seat in (one, other)
            if own:  # then the door is told of by who is behind it
                one = other = other if one == seat else one
            people = (("who", seat), ("who2", one), ("who3", other), ("own", int(own)))
            tell(s, "chopped-door", *people, speaker(s), reveals=True)
            lift_door(s, s.ring.index(beside))
        else:
            tell(
                s,
                "chopped-quarantine",
                ("who", seat),
                ("who2", beside),
                ("own", int(beside == seat)),
                speaker(s),
                reveals=True,
            )
            end_quarantine(s, beside)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("take-away", voice, ("either", tuple([(f"one-{word.name}", ()) for word in self.what])))


@dataclass(eq=False)
class TakeAllAway(Deed):
    """All of these obstacles, wherever they lie."""

    what: tuple[Word, ...]

    def run(self, s: Cosa, step: int) -> bool:
        if QUARANTINES in self.what:
            for seat in s.ring:
                if s.quarantine[seat]:
                    end_quarantine(s, seat)
        if DOORS in self.what:
            count = lift_all_doors(s)
            if count:
                tell(s, "doors-opened", ("count", count))
        return GO_ON

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return clause("take-all-away", voice, ("all", tuple([(f"all-{word.name}", ()) for word in self.what])))
