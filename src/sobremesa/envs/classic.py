"""The environment as PettingZoo's classics come, without the three wrappers that make them so.

A wrapper hands on every call and every look at an attribute, in Python, and keeps each observation only for its mask:
together they cost as much as the match itself. What they do and say is done and said here by the table itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from pettingzoo.utils.env import AECIterable
from pettingzoo.utils.env_logger import EnvLogger

from sobremesa.envs.table import Observation, TableEnv

ILLEGAL_REWARD: Final = -1.0

_THERE_ONCE_DEALT: Final = frozenset(
    ("rewards", "terminations", "truncations", "infos", "agent_selection", "num_agents", "agents")
)


class ClassicEnv(TableEnv):
    """Nothing may be done before `reset`; a number that is no action is an error; an illegal action ends the match and
    costs its agent."""

    _is_dealt = False
    _has_moved_on = False  # since an agent was last named by `agent_iter`

    def __getattr__(self, name: str) -> Any:
        if name in _THERE_ONCE_DEALT and not self._is_dealt:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed=seed, options=options)
        self._is_dealt = self._has_moved_on = True

    def step(self, action: int | None) -> None:
        if not self._is_dealt:
            EnvLogger.error_step_before_reset()
        self._has_moved_on = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            assert action is None or self.action_spaces[agent].contains(action), "action is not in action space"
            self._was_dead_step(action)
            return
        if type(action) is not int or not 0 <= action < self._actions:
            assert self.action_spaces[agent].contains(action), "action is not in action space"
        assert action is not None
        option = self.game.options[int(action)]
        if option in self._decisions[0].options:
            self._take(option)
        else:
            self._end_at_the_cost_of(agent)

    def _end_at_the_cost_of(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        if not self._is_dealt:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def state(self) -> NDArray[np.float32]:
        if not self._is_dealt:
            EnvLogger.error_state_before_reset()
        return super().state()

    def render(self) -> str | None:
        if not self._is_dealt:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> _InOrder:
        if not self._is_dealt:
            EnvLogger.error_agent_iter_before_reset()
        return _InOrder(self, max_iter)


class _InOrder(AECIterable[str, Observation, Any]):
    def __init__(self, env: ClassicEnv, most: int) -> None:
        self._env = env
        self._left = most

    def __iter__(self) -> Iterator[str]:  # type: ignore[override]
        env, left = self._env, self._left
        while env.agents and left > 0:
            left -= 1
            assert env._has_moved_on, "need to call step() or reset() in a loop over `agent_iter`"
            env._has_moved_on = False
            yield env.agent_selection
