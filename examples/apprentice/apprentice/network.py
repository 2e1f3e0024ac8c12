"""Two hidden layers, a chance for each action and what the seat's position is worth: forward, backward, and Adam.

Written out in numpy, so that whoever plays or trains it needs nothing else; tests hold its gradient against
differences.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Mask = NDArray[np.bool_]
Weights = dict[str, Array]

NEVER: Final = np.float32(-1e9)


class Passed(NamedTuple):
    """What going forward leaves for going back."""

    shown: Array
    first: Array
    second: Array
    logs: Array  # of the chances; of what isn't offered, nearly minus infinity
    worth: Array


def fresh(inputs: int, hidden: int, actions: int, rng: np.random.Generator) -> Weights:
    def layer(before: int, after: int, gain: float) -> Array:
        return (rng.standard_normal((before, after)) * gain / np.sqrt(before)).astype(np.float32)

    return {
        "in": layer(inputs, hidden, np.sqrt(2)),
        "in_bias": np.zeros(hidden, np.float32),
        "between": layer(hidden, hidden, np.sqrt(2)),
        "between_bias": np.zeros(hidden, np.float32),
        "policy": layer(hidden, actions, 0.01),
        "policy_bias": np.zeros(actions, np.float32),
        "value": layer(hidden, 1, 1.0),
        "value_bias": np.zeros(1, np.float32),
    }


def forward(w: Weights, shown: Array, mask: Mask) -> Passed:
    first = np.maximum(shown @ w["in"] + w["in_bias"], 0)
    second = np.maximum(first @ w["between"] + w["between_bias"], 0)
    logits = np.where(mask, second @ w["policy"] + w["policy_bias"], NEVER)
    logits -= logits.max(axis=1, keepdims=True)
    logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
    return Passed(shown, first, second, logs, (second @ w["value"] + w["value_bias"])[:, 0])


def backward(w: Weights, passed: Passed, by_logits: Array, by_worth: Array) -> Weights:
    """The gradient of a loss by each weight, from its gradient by what came out."""
    worths = by_worth[:, None]
    by_second = (by_logits @ w["policy"].T + worths @ w["value"].T) * (passed.second > 0)
    by_first = (by_second @ w["between"].T) * (passed.first > 0)
    return {
        "in": passed.shown.T @ by_first,
        "in_bias": by_first.sum(axis=0),
        "between": passed.first.T @ by_second,
        "between_bias": by_second.sum(axis=0),
        "policy": passed.second.T @ by_logits,
        "policy_bias": by_logits.sum(axis=0),
        "value": passed.second.T @ worths,
        "value_bias": worths.sum(axis=0),
    }


class Adam:
    def __init__(self, weights: Weights, longest: float) -> None:
        self._longest = longest  # of a step's gradient, all weights together
        self._mean = {name: np.zeros_like(w) for name, w in weights.items()}
        self._square = {name: np.zeros_like(w) for name, w in weights.items()}
        self._steps = 0

    def step(self, weights: Weights, gradient: Weights, rate: float) -> None:
        self._steps += 1
        length = float(np.sqrt(sum(float((g * g).sum()) for g in gradient.values())))
        shortened = min(1.0, self._longest / (length + 1e-8))
        rate *= np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for name, g in gradient.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (shortened * g - mean)
            square += 0.001 * (shortened * shortened * g * g - square)
            weights[name] -= (rate * mean / (np.sqrt(square) + 1e-5)).astype(np.float32)
