"""Many matches of one game in one process as a vector environment of Gymnasium's: one seat of each learns."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sobremesa.envs.chair import Potential
from sobremesa.envs.observation import Vector
from sobremesa.envs.seat import Learner, Mask
from sobremesa.kernel.errors import BadSettings, NotOffered
from sobremesa.kernel.game import Game

Flags = NDArray[np.bool_]
Numbers = NDArray[np.float64]


class SeatsEnv(VectorEnv[Vector, NDArray[np.int64], NDArray[Any]]):
    """Row by row what a vector of single environments gives, without the wrappers and the copies between them.

    As there, a match that is over is dealt anew by the next step, whose action counts for nothing (NEXT_STEP); with
    `autoreset_mode=AutoresetMode.SAME_STEP` at once, and `final_obs` and `final_info` show how it ended.
    """

    def __init__(
        self,
        game: str | Game[Any],
        num_envs: int = 1,
        *,
        seats: int | None = None,
        others: str | Sequence[str] | None = None,
        seat: int | None = None,
        graded: float | Potential = 0.0,
        discount: float = 1.0,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        **options: object,
    ) -> None:
        if num_envs < 1:
            raise BadSettings(f"there must be at least one match, not {num_envs}")
        if autoreset_mode == AutoresetMode.DISABLED:
            raise BadSettings("a match that is over is dealt anew: autoreset_mode is NEXT_STEP or SAME_STEP")
        self._rows = [
            Learner(game, options, seats=seats, others=others, seat=seat, graded=graded, discount=discount)
            for _ in range(num_envs)
        ]
        first = self._rows[0]
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": autoreset_mode}
        self.single_observation_space = first.observation_space
        self.single_action_space = first.action_space
        self.observation_space = batch_space(first.observation_space, num_envs)
        self.action_space = batch_space(first.action_space, num_envs)
        self._at_once = autoreset_mode == AutoresetMode.SAME_STEP
        self._observations: Vector = np.zeros((num_envs, len(first.observer.labels)), np.float32)
        self._seen = [row.data.cast("B") for row in self._observations]
        self._masks: Mask = np.zeros((num_envs, len(first.game.options)), np.int8)
        self._is_over: Flags = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Deal all of them: row n its seed's first match, which is the one given plus n."""
        if isinstance(seed, int):
            super().reset(seed=seed)
            seed = [seed + row for row in range(self.num_envs)]
        seeds = [None] * self.num_envs if seed is None else seed
        if len(seeds) != self.num_envs:
            raise BadSettings(f"there are {self.num_envs} matches, and {len(seeds)} seeds")
        for row, (learner, its_seed) in enumerate(zip(self._rows, seeds, strict=True)):
            learner.reset(its_seed, options)
            self._show(row, learner)
        self._is_over[:] = False
        return self._observations.copy(), self._infos({})

    def step(self, actions: NDArray[np.int64]) -> tuple[Vector, Numbers, Flags, Flags, dict[str, Any]]:
        """One choice in each match. A number that is no action is an error, and nothing has changed in any of them."""
        numbers = self._numbers(actions)
        rewards = np.zeros(self.num_envs, np.float64)
        ended = np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for row, (learner, action) in enumerate(zip(self._rows, numbers, strict=True)):
            if self._is_over[row]:
                learner.reset(None, None)
            else:
                rewards[row], ended[row], told = learner.step(action)
                if ended[row]:
                    infos = self._ended(row, learner, told, infos)
            self._show(row, learner)
        if not self._at_once:
            self._is_over = ended.copy()
        return self._observations.copy(), rewards, ended, np.zeros(self.num_envs, np.bool_), self._infos(infos)

    def _numbers(self, actions: NDArray[np.int64]) -> list[int]:
        numbers = [index(action) for action in actions]
        if len(numbers) != self.num_envs:
            raise NotOffered(f"there are {self.num_envs} matches, and {len(numbers)} actions")
        for learner, number, is_over in zip(self._rows, numbers, self._is_over.tolist(), strict=True):
            if not is_over:
                learner.chair.offered(number)
        return numbers

    def _ended(self, row: int, learner: Learner, told: dict[str, Any], infos: dict[str, Any]) -> dict[str, Any]:
        if not self._at_once:
            return self._add_info(infos, told, row)
        mask = np.zeros_like(self._masks[row])
        final = {"action_mask": mask, "seat": learner.chair.seat, **told}
        infos = self._add_info(infos, {"final_obs": learner.observe(), "final_info": final}, row)
        learner.reset(None, None)
        return infos

    def _show(self, row: int, learner: Learner) -> None:
        learner.observe_into(self._seen[row])
        learner.mark(self._masks[row])

    def _infos(self, infos: dict[str, Any]) -> dict[str, Any]:
        there = np.ones(self.num_envs, np.bool_)
        infos["action_mask"], infos["_action_mask"] = self._masks.copy(), there
        infos["seat"] = np.array([learner.chair.seat for learner in self._rows])
        infos["_seat"] = there.copy()
        return infos

    def action_masks(self) -> Flags:
        """Which actions are offered in each match."""
        return self._masks.astype(np.bool_)
