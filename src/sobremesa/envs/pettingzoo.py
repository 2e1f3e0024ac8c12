"""Every game as a PettingZoo environment.

    from sobremesa.envs import pettingzoo

    env = pettingzoo.env("arcana", seats=4, difficulty="hard")

The agents are `player_0`, `player_1`…, one for each seat. An observation holds the seat's view as a vector, laid out
as `env.labels` says (see `sobremesa.envs.observation`), and the mask of its options, all zeros while another is to
move. Where the game asks several at once they are asked one after another; what the earlier ones chose stays sealed.
Rewards come at the end and are the outcome's returns.

The seed of `reset` decides the match and those that later resets without a seed deal: the same seed and the same
actions give the same matches, on every machine. The `options` of `reset` are settings of the table, for that match
instead of the environment's own; one that there isn't is warned of. `state()` is what all seats know together. Every
action has a name that lasts (`action_names`), and one in words where it is offered (`action_name`).
"""

from __future__ import annotations

from typing import Any

from sobremesa.envs import needing
from sobremesa.kernel import registry
from sobremesa.kernel.game import Game

with needing("envs"):
    from sobremesa.envs.classic import ClassicEnv
    from sobremesa.envs.table import TableEnv


def env(game: str | Game[Any], seats: int, render_mode: str | None = None, **options: object) -> ClassicEnv:
    """The environment as PettingZoo's classics come: an illegal action ends the match and costs its agent."""
    return ClassicEnv(_found(game), seats, render_mode, options)


def raw_env(game: str | Game[Any], seats: int, render_mode: str | None = None, **options: object) -> TableEnv:
    """The environment by itself: an illegal action is refused with an error and changes nothing."""
    return TableEnv(_found(game), seats, render_mode, options)


def _found(game: str | Game[Any]) -> Game[Any]:
    return registry.get(game) if isinstance(game, str) else game
