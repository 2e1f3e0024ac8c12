"""Investigators move, and are moved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.games.eldritch.book import BOOK, MONSTERS, SPACES
from sobremesa.games.eldritch.effects.deed import Deed, ToOne
from sobremesa.games.eldritch.effects.nouns import TOWARDS, Nearest
from sobremesa.games.eldritch.map import BY_SHIP, NEXT_TO
from sobremesa.games.eldritch.places import steps_towards
from sobremesa.games.eldritch.state import ALIVE, Eldritch
from sobremesa.games.eldritch.travelling import arrive, can_move
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.control import speaker
from sobremesa.kernel.effects.node import ASKS, GO_ON, WAIT, question
from sobremesa.kernel.effects.nouns import Which
from sobremesa.kernel.effects.registers import IT, THAT
from sobremesa.kernel.effects.running import push, put, reg
from sobremesa.kernel.effects.words import Voice, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class Move(Deed):
    """So many spaces, one after the other; up to so many; by ship routes only. The step counts."""

    n: int
    up_to: bool = False
    by_ship: bool = False

    def touches(self) -> int:
        return ASKS

    def _open(self, s: Eldritch, seat: int) -> Sequence[int]:
        return (BY_SHIP if self.by_ship else NEXT_TO)[s.places[seat]]

    def payable(self, s: Eldritch, seat: int) -> bool:
        return can_move(s, seat) and bool(self._open(s, seat))

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        return WAIT if step < self.n and self.payable(s, seat) else GO_ON

    def questions(self, s: Eldritch, seat: int, step: int) -> tuple[Decision, ...]:
        options = BOOK.picks([SPACES.first + space for space in self._open(s, seat)])
        if self.up_to:
            options = (BOOK.done, *options)
        return (question(self, seat, "move", options, speaker(s)),)

    def answered(self, s: Eldritch, seat: int, step: int, option: Option) -> None:
        if option is BOOK.done:
            return
        push(s, self, step + 1)
        arrive(s, seat, SPACES.number(option.args[0]))

    def say(self, voice: Voice) -> Phrase:
        name = "move-up-to" if self.up_to else "move"
        return clause(f"{name}-by-ship" if self.by_ship else name, voice, ("n", self.n))


@dataclass(eq=False)
class MoveTo(ToOne):
    """Straight there; of several you choose."""

    where: Which

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        return self.where.of(s, seat) if can_move(s, seat) else ()

    def is_tie(self) -> bool:
        return isinstance(self.where, Nearest)

    def prompt(self) -> str:
        return "move"

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        arrive(s, seat, SPACES.number(thing))

    def say(self, voice: Voice) -> Phrase:
        return clause("move-to", voice, ("where", self.where.say(voice)))


def spaces_of(s: Eldritch, things: Sequence[int]) -> list[int]:
    """Where they are: spaces themselves, or monsters on the board."""
    at = [s.monster_at[MONSTERS.number(t)] if MONSTERS.holds(t) else SPACES.number(t) for t in things]
    return [space for space in at if space >= 0]


@dataclass(eq=False)
class MoveTowards(ToOne):
    """A space towards the nearest of those."""

    goal: Which

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        if not can_move(s, seat):
            return ()
        here = s.places[seat]
        goals = spaces_of(s, self.goal.of(s, seat))
        return [SPACES.first + space for space in steps_towards(here, goals, NEXT_TO[here])]

    def prompt(self) -> str:
        return "move"

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        arrive(s, seat, SPACES.number(thing))

    def say(self, voice: Voice) -> Phrase:
        return clause("move-towards", voice, ("where", self.goal.say(TOWARDS)))


@dataclass(eq=False)
class SwapSpaces(Deed):
    """With whoever was chosen, if nothing keeps either of you where you are. THAT: where you were."""

    def payable(self, s: Eldritch, seat: int) -> bool:
        return can_move(s, seat) and can_move(s, reg(s, IT))

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        other = reg(s, IT)
        if step == 0:
            if self.payable(s, seat):
                put(s, THAT, SPACES.first + s.places[seat])
                push(s, self, 1)
                arrive(s, seat, s.places[other])
        elif s.life[other] == ALIVE:
            arrive(s, other, SPACES.number(reg(s, THAT)))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("swap-spaces", voice)
