"""The tables environment tests run on: those of each registered game and of the examples."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import tictactoe
from sobremesa.kernel import registry
from sobremesa.kernel.game import Game

from . import hush


def games() -> list[Game[Any]]:
    return [*map(registry.get, registry.ids()), tictactoe.GAME, hush.GAME]


def all_tables() -> Iterator[Any]:
    for game in games():
        low, high = game.info.seats
        for seats in range(low, high + 1):
            yield pytest.param(game, seats, id=f"{game.info.id}-{seats}")


def smallest_and_largest_tables() -> Iterator[Any]:
    """For what the environment does alike whatever the number of seats."""
    for game in games():
        for seats in sorted(set(game.info.seats)):
            yield pytest.param(game, seats, id=f"{game.info.id}-{seats}")


def legal(observation: dict[str, Any]) -> list[int]:
    return [int(index) for index in np.flatnonzero(observation["action_mask"])]


def play(env: Any, dice: Any) -> Iterator[tuple[str, dict[str, Any], int]]:
    """Play a dealt match to its end at random; gives each move just before it is made."""
    while not any(env.terminations.values()):
        agent = env.agent_selection
        observation = env.observe(agent)
        action = dice.choice(legal(observation))
        yield agent, observation, action
        env.step(action)
