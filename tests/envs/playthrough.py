"""A match of a game as OpenSpiel sees it, written down: every choice, and marks of all that the players could see.

OpenSpiel's own form writes the whole view of everybody after each choice, which of our games would be megabytes.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

SEED = 7


def written(name: str) -> str:
    return "\n".join([name, *_lines(pyspiel.load_game(name)), ""])


def _lines(game: Any) -> Iterator[str]:
    dice, state, draws = random.Random(SEED), game.new_initial_state(), []
    while not state.is_terminal():
        action = dice.choice(state.legal_actions())
        if state.is_chance_node():
            draws.append(f"{action}/{len(state.chance_outcomes())}")
        else:
            if draws:
                yield f"draws {' '.join(draws)}"
                draws = []
            mover = state.current_player()
            told = f"{mover} {state.action_to_string(mover, action)} of {len(state.legal_actions())}"
            yield f"{told}  {' '.join(_marks(game, state))}"
        state.apply_action(action)
    if draws:
        yield f"draws {' '.join(draws)}"
    yield f"returns {' '.join(map(str, state.returns()))}  {' '.join(_marks(game, state))}"


def _marks(game: Any, state: Any) -> Iterator[str]:
    """One for each player, of what it knows in words and in numbers."""
    for player in range(game.num_players()):
        seen = blake2b(state.information_state_string(player).encode(), digest_size=4)
        seen.update(state.observation_string(player).encode())
        seen.update(np.array(state.information_state_tensor(player), np.float32).tobytes())
        yield seen.hexdigest()
