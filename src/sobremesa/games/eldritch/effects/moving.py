"""Investigators move, and are moved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.games.eldritch.book import BOOK, MONSTERS, SPACES
from sobremesa.games.eldritch.effects.deed import ToOne
from sobremesa.games.eldritch.effects.nouns import TOWARDS, Nearest
from sobremesa.games.eldritch.map import BY_SHIP, NEXT_TO
from sobremesa.games.eldritch.places import steps_towards
from sobremesa.games.eldritch.state import ALIVE, Eldritch
from sobremesa.games.eldritch.travelling import arrive, can_move
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.control import speaker
from sobremesa.kernel.effects.node import ASKS, GO_ON, WAIT, Node, question
from sobremesa.kernel.effects.nouns import Which
from sobremesa.kernel.effects.registers import IT, THAT, WHO
from sobremesa.kernel.effects.running import asker, push, put, reg
from sobremesa.kernel.effects.words import Voice, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class Move(Node):
    """So many spaces, one after the other; up to so many; by ship routes only. The step counts."""

    n: int
    up_to: bool = False
    by_ship: bool = False

    def touches(self) -> int:
        return ASKS

    def _open(self, s: Eldritch, seat: int) -> Sequence[int]:
        return (BY_SHIP if self.by_ship else NEXT_TO)[s.places[seat]]

    def can(self, s: Eldritch) -> bool:
        seat = reg(s, WHO)
        return can_move(s, seat) and bool(self._open(s, seat))

    def run(self, s: Eldritch, step: int) -> bool:
        return WAIT if step < self.n and self.can(s) else GO_ON

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = asker(s)
        options = BOOK.picks([SPACES.first + space for space in self._open(s, seat)])
        if self.up_to:
            options = (BOOK.done, *options)
        return (question(self, seat, "move", options, speaker(s)),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        who = reg(s, WHO)
        if option is BOOK.done:
            return
        push(s, self, step + 1)
        arrive(s, who, SPACES.number(option.args[0]))

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
class SwapSpaces(Node):
    """With whoever was chosen, if nothing keeps either of you where you are. THAT: where you were."""

    def can(self, s: Eldritch) -> bool:
        return can_move(s, reg(s, WHO)) and can_move(s, reg(s, IT))

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        other = reg(s, IT)
        if step == 0:
            if self.can(s):
                put(s, THAT, SPACES.first + s.places[seat])
                push(s, self, 1)
                arrive(s, seat, s.places[other])
        elif s.life[other] == ALIVE:
            arrive(s, other, SPACES.number(reg(s, THAT)))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("swap-spaces", voice)
