"""Possible worlds: what is dealt for a seat must be a world that could have come about, and that can be played on.

past        every one of the last choices could have led there, before the eyes of that seat; see `pasts`.
onward      it is played to its end, by chance or by the house bots, and nothing stops it.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, Generic, final

from sobremesa.kernel.bot import Bot, Look
from sobremesa.kernel.game import Game
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng, derive
from sobremesa.kernel.settings import SettingValue, complete
from sobremesa.kernel.state import S
from sobremesa.testing.checks import Broken, Checks
from sobremesa.testing.pasts import Pasts, Step
from sobremesa.testing.sight import eyes_at

REMEMBERED: Final = 40  # choices that are taken back at most, now and then
MOSTLY: Final = 4
BY_BOTS_ONE_IN: Final = 16  # how many worlds the house bots play on

Table = tuple[int, tuple[tuple[str, SettingValue], ...]]  # seats and settings


class PossibleWorlds(Generic[S]):
    def __init__(self, game: Game[S], pasts: Pasts[S], checks: Checks, rng: Rng) -> None:
        self._game = game
        self._pasts = pasts
        self._checks = checks
        self._rng = rng
        self._steps: deque[Step[S]] = deque(maxlen=REMEMBERED)

    def remember(self, step: Step[S]) -> None:
        self._steps.append(step)

    def forget(self) -> None:
        """The match went on unseen: what is remembered doesn't lead to where it stands."""
        self._steps.clear()

    def check(self, s: S, eye: int) -> None:
        world = self._game.redeal(s, eye, self._rng.branch())
        if self._steps:
            with self._checks.of("possible worlds: past"):
                self.check_past(world, eye)
        with self._checks.of("possible worlds: onward"):
            play_on(self._game, world, self._rng, by_bots=self._rng.below(BY_BOTS_ONE_IN) == 0)

    def check_past(self, world: S, eye: int) -> None:
        most = min(MOSTLY, len(self._steps)) if self._rng.below(4) else len(self._steps)
        steps = tuple(self._steps)[-1 - self._rng.below(most) :]
        if contradiction := self._pasts.contradiction(steps, world, eye, self._rng):
            raise Broken(contradiction)


def play_on(game: Game[S], world: S, rng: Rng, *, by_bots: bool) -> int:
    """Play a world to its end; says how many choices that took."""
    bots: dict[int, Bot[S] | None] = {}
    for choices in range(game.info.longest + 1):
        asked = game.decisions(world)
        if not asked:
            return choices
        decision = rng.pick(asked)
        if not decision.options:
            raise Broken(f"{decision.seat} is asked {decision.ask!r} and has nothing to choose from")
        if by_bots and decision.seat not in bots:
            bots[decision.seat] = game.house(decision.seat, rng.branch())
        bot = bots.get(decision.seat)
        option = rng.pick(decision.options) if bot is None else bot.choose(Look(game, world, decision))
        game.apply(world, decision.seat, option)
    raise Broken(f"it goes on after {game.info.longest} choices")


@final
@dataclass
class Onward:
    """How many worlds were played on, and what stopped those that were not."""

    worlds: int = 0
    choices: int = 0
    stopped: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        lines = [f"{self.worlds} redealt worlds played on to their end by {self.choices} choices"]
        lines += [f"  {times:>8} stopped by {error}" for error, times in self.stopped.most_common()]
        return "\n".join([*lines, f"stopped: {self.stopped.total()}"])


def played_on(game: Game[Any], worlds: int, key: str, tables: Callable[[int, Rng], Table]) -> Onward:
    """Play so many worlds on to their end, each dealt for somebody at some moment of a random match."""
    done = Onward()
    for number in count():
        rng = Rng(derive(key.encode(), "onward", number))
        seats, settings = tables(number, rng)
        s = deal(game, seats, complete(game.info.settings, dict(settings)), rng.branch())
        while asked := game.decisions(s):
            if done.worlds == worlds:
                return done
            world = game.redeal(s, rng.pick(eyes_at(game, s, seats)), rng.branch())
            done.worlds += 1
            try:
                done.choices += play_on(game, world, rng, by_bots=rng.below(BY_BOTS_ONE_IN) == 0)
            except Exception as error:
                done.stopped[f"{type(error).__name__}: {error}"] += 1
            decision = rng.pick(asked)
            game.apply(s, decision.seat, rng.pick(decision.options))
    raise AssertionError("there is no last number")
