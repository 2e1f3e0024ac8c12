"""One seat of a game as an environment of Gymnasium's; bots sit in the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import index
from typing import Any, Final, final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sobremesa import bots
from sobremesa.envs.chair import Chair, Potential, points_worth, usual_seats
from sobremesa.envs.observation import Vector, observer
from sobremesa.envs.rendering import name_of, rendered
from sobremesa.kernel import registry
from sobremesa.kernel.errors import BadSettings, SobremesaError
from sobremesa.kernel.game import Game

Mask = NDArray[np.int8]

RENDER_MODES: Final = ("human", "ansi")
ILLEGAL_REWARD: Final = -1.0


@final
class Learner:
    """What every environment of a seat does: deal, choose, and say what the seat then sees and is given."""

    def __init__(
        self,
        game: str | Game[Any],
        options: dict[str, object],
        *,
        seats: int | None,
        others: str | Sequence[str] | None,
        seat: int | None,
        graded: float | Potential,
        discount: float,
    ) -> None:
        self.game = registry.get(game) if isinstance(game, str) else game
        seats = usual_seats(self.game) if seats is None else seats
        others = bots.best_for(self.game) if others is None else others
        self.chair = Chair(self.game, seats, others, seat, options)
        self.observer = observer(self.game)
        self._empty = self.observer.empty.tobytes()
        self._discount = discount
        self._potential = self._potential_of(graded)
        self._grade = 0.0  # the potential of where the seat was asked last
        self.observation_space = spaces.Box(self.observer.low, self.observer.high, dtype=np.float32)
        self.action_space = spaces.Discrete(len(self.game.options))

    def _potential_of(self, graded: float | Potential) -> Callable[[Chair], float] | None:
        if callable(graded):
            return lambda chair: graded(chair.view())
        if not graded:
            return None
        potential = points_worth(self.game, graded)
        self.chair.deal(0)
        potential(self.chair)  # complains here and now of a game without points
        return potential

    def reset(self, seed: int | None, options: dict[str, Any] | None) -> None:
        self.chair.deal(seed, options)
        if self._potential is not None:
            self._grade = self._potential(self.chair)

    def step(self, action: int) -> tuple[float, bool, dict[str, Any]]:
        """What the choice brought until the seat is asked again: the reward, whether all is over, and how it ended."""
        chair = self.chair
        if not chair.asked:
            raise SobremesaError("no match goes on here: reset first")
        option = chair.offered(action)
        told: dict[str, Any] = {}
        if option is None:
            chair.leave()
            reward, told = ILLEGAL_REWARD, {"illegal_action": True}
        else:
            chair.choose(option)
            reward = 0.0
            if chair.outcome is not None:
                reward = float(chair.outcome.returns[chair.seat])
                told = {"ending": chair.outcome.ending, "won": chair.seat in chair.outcome.winners}
        is_over = not chair.asked
        if self._potential is not None:
            before, self._grade = self._grade, 0.0 if is_over else self._potential(chair)
            reward += self._discount * self._grade - before
        return reward, is_over, told

    def observe(self) -> Vector:
        chair = self.chair
        return self.observer.observe_state(chair.state, chair.seat, chair.seats, chair.asked)

    def observe_into(self, row: memoryview) -> None:
        """The same written over the bytes of a row of somebody's own."""
        chair = self.chair
        row[:] = self._empty
        self.observer.observe_into(row, chair.state, chair.seat, chair.seats, chair.asked)

    def mark(self, mask: NDArray[Any]) -> None:
        """Write which actions are offered into an array of the caller's."""
        mask[:] = 0
        if self.chair.asked:
            mask[[option.index for option in self.chair.asked[0].options]] = 1


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012 - Gymnasium reads it from the class

    def __init__(
        self,
        game: str | Game[Any],
        *,
        seats: int | None = None,
        others: str | Sequence[str] | None = None,
        seat: int | None = None,
        graded: float | Potential = 0.0,
        discount: float = 1.0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise BadSettings(f"the render mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self._learner = Learner(game, options, seats=seats, others=others, seat=seat, graded=graded, discount=discount)
        self.game = self._learner.game
        self.observation_space = self._learner.observation_space
        self.action_space = self._learner.action_space
        self.render_mode = render_mode

    @property
    def labels(self) -> tuple[str, ...]:
        """The name of every number of an observation."""
        return self._learner.observer.labels

    @property
    def action_names(self) -> tuple[str, ...]:
        """The name of every action, which stays the same: what match files and the wire call it."""
        return tuple(option.key for option in self.game.options)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """The seed decides this match and all that later resets deal; `options` are settings for this match."""
        super().reset(seed=seed)
        self._learner.reset(seed, options)
        if self.render_mode == "human":
            self.render()
        return self._learner.observe(), self._info()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        reward, is_over, told = self._learner.step(index(action))
        if self.render_mode == "human":
            self.render()
        return self._learner.observe(), reward, is_over, False, {**self._info(), **told}

    def _info(self) -> dict[str, Any]:
        mask = np.empty(len(self.game.options), np.int8)
        self._learner.mark(mask)
        return {"action_mask": mask, "seat": self._learner.chair.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are offered, as sb3-contrib asks for it."""
        mask = np.empty(len(self.game.options), np.bool_)
        self._learner.mark(mask)
        return mask

    def action_name(self, action: int) -> str:
        """The action in English; where it isn't offered, its lasting name."""
        chair = self._learner.chair
        option = chair.offered(int(action))
        if option is None:
            return self.game.options[int(action)].key
        return name_of(self.game, chair.view(), option, chair.asked[0], self._names())

    def _names(self) -> list[str]:
        return [f"player_{seat}" for seat in range(self._learner.chair.seats)]

    def render(self) -> str | None:
        """The board as the seat sees it: given back as text ("ansi") or printed ("human")."""
        if self.render_mode is None:
            return None
        board = rendered(self.game, self._learner.chair.view(), self._names())
        if self.render_mode == "ansi":
            return board
        print(board)
        return None
