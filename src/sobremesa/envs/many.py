"""Many matches of one game in one process: the observation and the mask of whoever must choose, in one array each.

    from sobremesa.envs.many import Many

    tables = Many("arcana", seats=4, matches=64)
    observations, masks = tables.reset(seed=7)
    observations, masks, rewards, ended = tables.step(policy(observations, masks))

The rows are written anew in place, step by step: keep a copy of what is to last. A match that is over is dealt anew at
once: its row shows the new one, `ended` says so, `rewards` are the returns of every seat in the one that is over, and
`tables.over[row]` is the state in which it ended.
Row n deals the matches that an environment of `sobremesa.envs.pettingzoo` deals from the seed plus n.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.envs.observation import observer
from sobremesa.kernel import registry
from sobremesa.kernel import settings as table_settings
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.errors import BadSettings, NotOffered, SobremesaError
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey, seeded
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.state import State

Observations = NDArray[np.float32]
Masks = NDArray[np.int8]

_MASKS_KEPT: Final = 4096


class Many:
    def __init__(self, game: str | Game[Any], seats: int, matches: int, **options: object) -> None:
        self.game = registry.get(game) if isinstance(game, str) else game
        low, high = self.game.info.seats
        if not low <= seats <= high:
            raise BadSettings(f"{self.game.info.id} is for {low} to {high} seats, not {seats}")
        if matches < 1:
            raise BadSettings(f"there must be at least one match, not {matches}")
        self.seats = seats
        self.settings = table_settings.complete(self.game.info.settings, options)
        self._observer = observer(self.game)
        self._mask_of = lru_cache(_MASKS_KEPT)(self._new_mask)
        self.observations: Observations = np.tile(self._observer.empty, (matches, 1))
        self.masks: Masks = np.zeros((matches, len(self.game.options)), dtype=np.int8)
        self.to_move: NDArray[np.int64] = np.zeros(matches, dtype=np.int64)  # the seat that each row is for
        self._empty = self._observer.empty.tobytes()
        self._seen = [row.data.cast("B") for row in self.observations]
        self._masked = [row.data.cast("B") for row in self.masks]
        self.over: dict[int, State] = {}  # the states in which matches ended by the last step, by row
        self._seed: int | None = None
        self._dealt = [0] * matches
        self._states: list[State] = []
        self._asked: list[tuple[Decision, ...]] = []
        self._choices = [0] * matches

    def _new_mask(self, options: tuple[Option, ...]) -> bytes:
        mask = bytearray(len(self.game.options))
        for option in options:
            mask[option.index] = 1
        return bytes(mask)

    def reset(self, seed: int | None = None) -> tuple[Observations, Masks]:
        """Deal all of them: the seed's first, or without a seed the next after them."""
        if seed is not None:
            self._seed, self._dealt = seed, [0] * len(self._dealt)
        for row in range(len(self._dealt)):
            self._deal(row)
        return self.observations, self.masks

    def _deal(self, row: int) -> None:
        key = MatchKey.fresh(self.seats)
        if self._seed is not None:
            self._dealt[row] += 1
            key = seeded(self._seed + row, self._dealt[row], self.seats)
        s = deal(self.game, self.seats, self.settings, key.stream("rules"))
        asked = self.game.decisions(s)
        if row == len(self._states):
            self._states.append(s)
            self._asked.append(asked)
        self._states[row], self._asked[row], self._choices[row] = s, asked, 0
        self._show(row, s, asked)

    def _show(self, row: int, s: State, asked: tuple[Decision, ...]) -> None:
        first = asked[0]
        self.to_move[row] = first.seat
        seen = self._seen[row]
        seen[:] = self._empty
        self._observer.observe_into(seen, s, first.seat, self.seats, asked)
        self._masked[row][:] = self._mask_of(first.options)

    def step(
        self, actions: Sequence[int] | NDArray[np.integer[Any]]
    ) -> tuple[Observations, Masks, NDArray[np.float32], NDArray[np.bool_]]:
        """One choice in each match. One that isn't offered is an error, and nothing has changed in any of them."""
        rewards = np.zeros((len(self._states), self.seats), dtype=np.float32)
        ended = np.zeros(len(self._states), dtype=np.bool_)
        apply, decisions = self.game.apply, self.game.decisions
        offered = self._offered(actions)
        self.over = {}
        for row, option in enumerate(offered):
            s = self._states[row]
            apply(s, self._asked[row][0].seat, option)
            asked = s.asked or decisions(s)
            self._choices[row] += 1
            if asked:
                if self._choices[row] >= self.game.info.longest:
                    raise SobremesaError(f"a match of {self.game.info.id} has more choices than its rules allow for")
                self._asked[row] = asked
                self._show(row, s, asked)
            else:
                rewards[row] = self._returns(s)
                ended[row] = True
                self.over[row] = s
                self._deal(row)
        return self.observations, self.masks, rewards, ended

    def _offered(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> list[Option]:
        numbers: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(numbers) != len(self._states):
            raise NotOffered(f"there are {len(self._states)} matches, and {len(numbers)} actions")
        options = self.game.options
        most = len(options)
        found = []
        for row, number in enumerate(numbers):
            option = options[number] if 0 <= number < most else None
            if option is None or option not in self._asked[row][0].options:
                raise self._refusal(row, number, option)
            found.append(option)
        return found

    def _refusal(self, row: int, number: int, option: Option | None) -> NotOffered:
        if option is None:
            return NotOffered(f"{self.game.info.id} has no option number {number}, as chosen in match {row}")
        seat = self._asked[row][0].seat
        rule = self.game.why_not(self._states[row], seat, option)
        return NotOffered(f"player_{seat} of match {row} can't choose {option.key} now", rule)

    def _returns(self, s: State) -> tuple[float, ...]:
        outcome = self.game.outcome(s)
        if outcome is None:
            raise SobremesaError(f"{self.game.info.id} asks nobody and yet the match is not over")
        return outcome.returns
