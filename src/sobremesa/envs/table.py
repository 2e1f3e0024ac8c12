"""A table of one game as an environment: an agent in every seat, and what each may know as numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from sobremesa.envs.handle import Handle
from sobremesa.envs.observation import observer
from sobremesa.envs.rendering import name_of, rendered
from sobremesa.kernel import settings as table_settings
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.errors import BadSettings, NotOffered, SobremesaError
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey, seeded
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.state import Plain

Mask = NDArray[np.int8]
Observation = dict[str, Any]

_RENDER_MODES: Final = ("human", "ansi")
_MASKS_KEPT: Final = 4096

# What PettingZoo's own test resets every environment with, to see that it takes the argument at all. It means nothing.
_PROBE: Final = {"options": 1}


class TableEnv(AECEnv[str, Observation, Any]):
    """A table of one game whose every seat is an agent."""

    def __init__(self, game: Game[Any], seats: int, render_mode: str | None, options: dict[str, object]) -> None:
        low, high = game.info.seats
        if not low <= seats <= high:
            raise BadSettings(f"{game.info.id} is for {low} to {high} seats, not {seats}")
        if render_mode not in (None, *_RENDER_MODES):
            raise BadSettings(f"the render mode is one of {', '.join(_RENDER_MODES)}, not {render_mode!r}")
        self.game = game
        self.seats = seats
        self.settings = table_settings.complete(game.info.settings, options)
        self._own_settings = self.settings
        self._seed: int | None = None
        self._dealt = 0  # matches since the seed
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._prepare()
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(game.options)) for agent in self.possible_agents}
        self.state_space = spaces.Box(
            np.tile(self._observer.low, seats), np.tile(self._observer.high, seats), dtype=np.float32
        )

    def _prepare(self) -> None:
        """Set up what follows from the game alone."""
        self.metadata = {
            "name": f"{self.game.info.id}_v{self.game.info.version}",
            "render_modes": list(_RENDER_MODES),
            "is_parallelizable": False,
        }
        self._actions = len(self.game.options)
        self._observer = observer(self.game)
        self._mask_of = lru_cache(_MASKS_KEPT)(self._new_mask)
        self._no_mask = self._new_mask(())

    def _new_mask(self, options: tuple[Option, ...]) -> Mask:
        mask = np.zeros(len(self.game.options), dtype=np.int8)
        mask[[option.index for option in options]] = 1
        return mask

    def _observation_space(self) -> spaces.Dict:
        vector = spaces.Box(self._observer.low, self._observer.high, dtype=np.float32)
        return spaces.Dict({"observation": vector, "action_mask": spaces.Box(0, 1, (len(self.game.options),), np.int8)})

    # --- what stays the same -------------------------------------------------------------------------------------

    @property
    def labels(self) -> tuple[str, ...]:
        """The name of every number of an observation."""
        return self._observer.labels

    @property
    def left_out(self) -> tuple[str, ...]:
        """What a seat may know and the game doesn't declare as numbers, so that no observation holds it."""
        return self._observer.left_out

    @property
    def action_names(self) -> tuple[str, ...]:
        """The name of every action, which stays the same: what match files and the wire call it."""
        return tuple(option.key for option in self.game.options)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # --- playing -------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match: the seed's first, or without a seed the next after it.

        An environment that was never given one deals matches that nobody has seen.
        """
        self.settings = self._settings_with(options or {})
        if seed is not None:
            self._seed, self._dealt = seed, 0
        self.key = self._next_key()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.steps = 0
        self._state = deal(self.game, self.seats, self.settings, self.key.stream("rules"))
        self._ask()

    def _settings_with(self, options: dict[str, Any]) -> dict[str, table_settings.SettingValue]:
        """The environment's own settings with these instead; whatever won't do is refused."""
        given = {} if options == _PROBE else options
        return table_settings.complete(self.game.info.settings, {**self._own_settings, **given})

    def _next_key(self) -> MatchKey:
        if self._seed is None:
            return MatchKey.fresh(self.seats)
        self._dealt += 1
        return seeded(self._seed, self._dealt, self.seats)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._take(self._offered(self._decisions[0], action))

    def _take(self, option: Option) -> None:
        self.game.apply(self._state, self._decisions[0].seat, option)
        self.steps += 1
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _offered(self, decision: Decision, action: int | None) -> Option:
        if action is None or not 0 <= action < self._actions:
            raise NotOffered(f"{self.game.info.id} has no option number {action}")
        option = self.game.options[int(action)]  # a compiled catalogue takes no number of numpy's
        if option not in decision.options:
            rule = self.game.why_not(self._state, decision.seat, option)
            raise NotOffered(f"{self.agent_selection} can't choose {option.key} now", rule)
        return option

    def _ask(self) -> None:
        """Turn to whoever must choose next, or end the match."""
        self._decisions = self.game.decisions(self._state)
        if not self._decisions:
            self._end()
        elif self.steps >= self.game.info.longest:
            raise SobremesaError(
                f"this match of {self.game.info.id} goes on after {self.steps} choices, the most its rules allow for"
            )
        else:
            self.agent_selection = self.possible_agents[self._decisions[0].seat]

    def _end(self) -> None:
        outcome = self.game.outcome(self._state)
        if outcome is None:
            raise SobremesaError(f"{self.game.info.id} asks nobody and yet the match is not over")
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = float(outcome.returns[seat])
            self.terminations[agent] = True
            self.infos[agent] = {"ending": outcome.ending, "won": seat in outcome.winners}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    # --- looking -------------------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        decisions = self._decisions
        to_move = agent == self.agent_selection and decisions and not self.terminations.get(agent, True)
        mask = self._mask_of(decisions[0].options) if to_move else self._no_mask
        return {
            "observation": self._observer.observe_state(self._state, seat, self.seats, decisions),
            "action_mask": mask.copy(),
        }

    def state(self) -> NDArray[np.float32]:
        """What all seats know together: their observations, one after another."""
        observe = self._observer.observe_state
        return np.concatenate([observe(self._state, seat, self.seats, self._decisions) for seat in range(self.seats)])

    def action_name(self, action: int) -> str:
        """The action as the agent to move would say it in English; where it isn't offered, its lasting name."""
        option = self.game.options[int(action)]
        for decision in self._decisions[:1]:
            if option in decision.options:
                return name_of(self.game, self._view(decision.seat), option, decision, self.possible_agents)
        return option.key

    def _view(self, seat: int) -> Plain:
        """What the seat sees and what the table shows besides."""
        view = {**self.game.schema.cut(self._state, seat), "seat": seat}
        return {**view, **self.game.derive(view)}

    def render(self) -> str | None:
        """The board as the agent to move sees it: given back as text ("ansi") or printed ("human")."""
        if self.render_mode is None:
            return None
        board = rendered(self.game, self._view(self._seat_of[self.agent_selection]), self.possible_agents)
        if self.render_mode == "ansi":
            return board
        print(board)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    # --- copies --------------------------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        """All that is needed to go on elsewhere: options are known by identity, so the state travels as its save."""
        kept = self.__dict__.copy()
        for derived in ("_observer", "_mask_of", "_no_mask", "metadata"):
            del kept[derived]
        kept["game"] = Handle(self.game)
        if "_state" in kept:
            kept["_state"] = self.game.schema.dumps(self._state)
            del kept["_decisions"]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = kept["game"].game
        self._prepare()
        if "_state" in kept:
            self._state = self.game.schema.loads(kept["_state"])
            self._decisions = self.game.decisions(self._state)
