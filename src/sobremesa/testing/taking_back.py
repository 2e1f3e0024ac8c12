"""Taking back freely: only what told nobody anything.

A choice told a pair of eyes something if they can now rule out a world that they held possible before: one in which
whoever chose had nothing to choose that looks like what they saw. So it is when a card is played that nobody knew to be
held, when an option is taken that the rules offer only to some, when something hidden is shown; and who chose may have
learned something by it too. That somebody means to do what everybody knew they could do rules nothing out.
"""

from __future__ import annotations

from typing import Final, Generic

from sobremesa.kernel.events import Event, Seen
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import S
from sobremesa.testing.checks import Broken
from sobremesa.testing.sight import Sight, eyes_at, sight, told

WORLDS: Final = 3  # dealt for each pair of eyes

Look = tuple[Sight, list[Seen]]


class TakingBack(Generic[S]):
    """A choice that may be taken back freely, looked at by everybody."""

    def __init__(self, game: Game[S], seats: int, rng: Rng) -> None:
        self._game = game
        self._seats = seats
        self._rng = rng

    def check(self, before: S, seat: int, option: Option) -> None:
        for eye in eyes_at(self._game, before, self._seats):
            seen = self._look(before, eye, seat, option)
            for _ in range(WORLDS):
                world = self._game.redeal(before, eye, self._rng.branch())
                if not self._could_have_been(world, eye, seat, option, seen):
                    whose = "its own" if eye == seat else f"{seat}'s"
                    raise Broken(f"{whose} choice of {option} told {eye} something, and can be taken back freely")

    def _could_have_been(self, world: S, eye: int, seat: int, option: Option, seen: Look) -> bool:
        offered = self._offered(world, seat, option)
        candidates = (option,) if eye == seat else (option, *offered)  # what it is itself, it knows
        return any(tried in offered and self._look(world, eye, seat, tried) == seen for tried in candidates)

    def _offered(self, s: S, seat: int, option: Option) -> tuple[Option, ...]:
        if self._game.free_options.find(option.key) is option:
            return self._game.free(s, seat)
        return next((decision.options for decision in self._game.decisions(s) if decision.seat == seat), ())

    def _look(self, s: S, eye: int, seat: int, option: Option) -> Look:
        after = self._game.schema.clone(s)
        log: list[Event] = []
        after.log = log
        after.asked = None
        self._game.apply(after, seat, option)
        after.log = None
        return sight(self._game, after, eye, self._seats), told(log, eye)
