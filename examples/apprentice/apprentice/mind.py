"""A lens and the weights behind it, as they lie in a file: half precision, under a megabyte.

The file names what an observation is made of and what can be done, so it goes on serving a game to which something was
added: what is gone is never seen, and what is new is never chosen, until somebody trains again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import NDArray

from apprentice.lens import Lens
from apprentice.network import NEVER, Array, Mask, Weights, forward
from sobremesa.envs.observation import observer
from sobremesa.kernel.game import Game


@dataclass(frozen=True)
class Mind:
    lens: Lens
    weights: Weights

    def judge(self, seen: Array, mask: Mask) -> tuple[Array, Array]:
        """The chance of each action, and what the position is worth."""
        passed = forward(self.weights, self.lens(seen), mask)
        return np.exp(passed.logs), passed.worth

    def save(self, file: str | PathLike[str], game: Game[Any]) -> None:
        labels = np.array(observer(game).labels)
        names = {"places": labels[self.lens.places], "amounts": labels[self.lens.amounts]}
        half = {f"w_{name}": w.astype(np.float16) for name, w in self.weights.items()}
        actions = np.array([option.key for option in game.options])
        np.savez_compressed(file, **half, **{**self.lens.arrays(), **names}, actions=actions)

    @classmethod
    def load(cls, file: str | PathLike[str], game: Game[Any]) -> Mind:
        with np.load(file, allow_pickle=False) as held:
            arrays = dict(held)
        weights = {n.removeprefix("w_"): w.astype(np.float32) for n, w in arrays.items() if n.startswith("w_")}
        labels = observer(game).labels
        bits, amounts = _found(arrays["places"], labels), _found(arrays["amounts"], labels)
        lens = Lens.of({**arrays, "places": np.maximum(bits, 0), "amounts": np.maximum(amounts, 0)})
        lens = replace(
            lens,
            values=np.where(bits < 0, np.float32(np.nan), lens.values),
            spread=np.where(amounts < 0, np.float32(np.inf), lens.spread),
        )
        actions = _found(np.array([option.key for option in game.options]), arrays["actions"].tolist())
        weights["policy"] = np.where(actions < 0, np.float32(0), weights["policy"][:, actions])
        weights["policy_bias"] = np.where(actions < 0, NEVER / 2, weights["policy_bias"][actions])
        return cls(lens, weights)


def _found(names: NDArray[np.str_], among: Sequence[str]) -> NDArray[np.int32]:
    """Where each of the names stands now; -1 for one that is gone."""
    places = {name: place for place, name in enumerate(among)}
    return np.array([places.get(name, -1) for name in names.tolist()], np.int32)
