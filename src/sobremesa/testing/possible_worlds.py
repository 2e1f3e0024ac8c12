"""Possible worlds: what is dealt for a seat must be a world that could have come about, and that can be played on.

past        every one of the last choices could have led there, before the eyes of that seat; see `pasts`.
onward      it is played to its end, by chance or by whatever bots the game has, and nothing stops it: no bot fails,
            nor chooses what it isn't offered.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, Generic, final

from sobremesa import bots
from sobremesa.kernel.bot import Bot, Look
from sobremesa.kernel.decision import Decision
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
BY_BOTS_ONE_IN: Final = 16  # how many worlds bots play on
LOOKED_AT_ONE_IN: Final = 12  # of how many moments of a match worlds are dealt for every eye
BY_CHANCE: Final = (bots.RANDOM,)

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
            by_bots = self._rng.below(BY_BOTS_ONE_IN) == 0
            play_on(self._game, world, self._rng, bots.names_for(self._game) if by_bots else BY_CHANCE)

    def check_past(self, world: S, eye: int) -> None:
        most = min(MOSTLY, len(self._steps)) if self._rng.below(4) else len(self._steps)
        steps = tuple(self._steps)[-1 - self._rng.below(most) :]
        if contradiction := self._pasts.contradiction(steps, world, eye, self._rng):
            raise Broken(contradiction)


@final
class Company(Generic[S]):
    """Who plays: in each seat a bot of any of these names, which comes when it is first asked."""

    def __init__(self, game: Game[S], names: tuple[str, ...], rng: Rng) -> None:
        self._game = game
        self._names = names
        self._rng = rng
        self._bots: dict[int, Bot[S]] = {}

    def choose(self, s: S, decision: Decision) -> int:
        """Go on by one choice."""
        seat = decision.seat
        if seat not in self._bots:
            self._bots[seat] = bots.make(self._rng.pick(self._names), self._game, seat, self._rng.branch())
        option = self._bots[seat].choose(Look(self._game, s, decision))
        if option not in decision.options:
            raise Broken(f"the bot of {seat} chose {option}, which it was not offered")
        self._game.apply(s, seat, option)
        return 1


def play_on(game: Game[S], world: S, rng: Rng, names: tuple[str, ...]) -> int:
    """Let bots of these names play a world to its end, each seat any of them; says how many choices that took."""
    company = Company(game, names, rng)
    for choices in range(game.info.longest + 1):
        asked = game.decisions(world)
        if not asked:
            return choices
        decision = rng.pick(asked)
        if not decision.options:
            raise Broken(f"{decision.seat} is asked {decision.ask!r} and has nothing to choose from")
        company.choose(world, decision)
    raise Broken(f"it goes on after {game.info.longest} choices")


@final
@dataclass
class Onward:
    """How many worlds were played on, and what stopped those that were not, with where that came about first."""

    worlds: int = 0
    choices: int = 0
    stopped: Counter[str] = field(default_factory=Counter)
    first: dict[str, str] = field(default_factory=dict)

    def attempt(self, where: str, play: Callable[..., int], *how: Any) -> bool:
        try:
            self.choices += play(*how)
        except Exception as error:
            told = f"{type(error).__name__}: {error}"
            self.stopped[told] += 1
            self.first.setdefault(told, where)
            return False
        return True

    def __str__(self) -> str:
        lines = [f"{self.worlds} redealt worlds played on to their end by {self.choices} choices"]
        lines += [f"  {n:>8} stopped by {error}; first {self.first[error]}" for error, n in self.stopped.most_common()]
        return "\n".join([*lines, f"stopped: {self.stopped.total()}"])


def played_on(game: Game[Any], worlds: int, key: str, tables: Callable[[int, Rng], Table]) -> Onward:
    """Play so many worlds on to their end, dealt for everybody at random moments of matches: those and these by each
    kind of bot the game has, by all kinds together, or by chance. A match that is stopped itself is the last."""
    names = bots.names_for(game)
    companies = (*[(name,) for name in names], names)
    done = Onward()
    for number in count():
        rng = Rng(derive(key.encode(), "onward", number))
        seats, settings = tables(number, rng)
        s = deal(game, seats, complete(game.info.settings, dict(settings)), rng.branch())
        playing = rng.pick(companies)
        company = Company(game, playing, rng)
        for choices in count():
            where = f"in match {number} after {choices} choices"
            if rng.below(LOOKED_AT_ONE_IN) == 0:
                for eye in eyes_at(game, s, seats):
                    if done.worlds == worlds:
                        return done
                    done.worlds += 1
                    going_on = rng.pick(companies)
                    told = f"{where}, for {eye}, by {'+'.join(going_on)}"
                    done.attempt(told, _deal_and_play_on, game, s, eye, rng, going_on)
            asked = game.decisions(s)
            if not asked:
                break
            if not done.attempt(f"{where}, by {'+'.join(playing)}", company.choose, s, rng.pick(asked)):
                return done
    raise AssertionError("there is no last number")


def _deal_and_play_on(game: Game[S], s: S, eye: int, rng: Rng, names: tuple[str, ...]) -> int:
    return play_on(game, game.redeal(s, eye, rng.branch()), rng, names)
