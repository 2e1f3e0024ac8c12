"""Every game as a Gymnasium environment: one seat learns, and bots sit in the others.

    import gymnasium
    import sobremesa.envs.gymnasium

    env = gymnasium.make("sobremesa/Arcana-v0", seats=4, others="house", difficulty="hard")
    many = gymnasium.make_vec("sobremesa/Arcana-v0", num_envs=64, seats=4)

To import this module registers the games that there are; Gymnasium does it by itself when asked for
`sobremesa.envs.gymnasium:sobremesa/Arcana-v0`.

- `seats`: how many sit down; else four, or the number nearest to it that the game is for.
- `others`: the bot in the other chairs (`house`, `random`), or several that are dealt round them.
- `seat`: which one learns; else one drawn for each match out of its key, each as likely.
- `graded`: what a point more than the others have (or one more that all share) is worth on the way; or a function of
  the seat's view that says how good a moment looks. Each step is then given `discount` times the potential after it,
  less that before it, and after the end it is 0: whatever plays best without, plays best with it (Ng, Harada and
  Russell 1999), if `discount` is the learner's own. Without it rewards come at the end: the outcome's return.
- everything else is a setting of the table, as are the `options` of `reset` for one match.

`action_masks()` says what is offered, as sb3-contrib asks for it; `info["action_mask"]` says the same. An action that
isn't offered ends the match and costs 1, as in PettingZoo's classics. `make_vec` plays many matches in one process;
with `vectorization_mode="async"` each has a process of its own, and Gymnasium shares the observations' memory.
"""

from __future__ import annotations

import re

from sobremesa.envs import needing
from sobremesa.envs.chair import Potential
from sobremesa.kernel import registry as games

with needing("gymnasium"):
    from gymnasium.envs.registration import register, registry

    from sobremesa.envs.seat import SeatEnv
    from sobremesa.envs.seats import SeatsEnv

__all__ = ["Potential", "SeatEnv", "SeatsEnv", "env_id", "register_games"]


def env_id(game_id: str) -> str:
    """What Gymnasium knows the game by: `sobremesa/Arcana-v0`."""
    name = "".join(word[:1].upper() + word[1:] for word in re.split(r"[-_ ]", game_id))
    return f"sobremesa/{name}-v0"


def register_games() -> None:
    """Make known to Gymnasium whatever game there is and isn't known to it yet."""
    for game_id in games.ids():
        if env_id(game_id) not in registry:
            register(
                env_id(game_id),
                entry_point="sobremesa.envs.seat:SeatEnv",
                vector_entry_point="sobremesa.envs.seats:SeatsEnv",
                kwargs={"game": game_id},
            )


register_games()
