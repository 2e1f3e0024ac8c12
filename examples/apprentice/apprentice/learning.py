"""Two ways to better weights: to do as somebody did (cloning), and by what came of one's own choices (PPO)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from apprentice.network import Adam, Array, Mask, Weights, backward, forward
from apprentice.selfplay import Batch, Numbers


class Watched(NamedTuple):
    """What somebody saw and did, and what came of it."""

    shown: NDArray[np.float16]
    masks: Mask
    actions: Numbers
    returns: Array


@dataclass(frozen=True)
class Habits:
    """What is usual; the names are those of the literature."""

    clip: float = 0.2
    entropy: float = 0.005
    value: float = 0.5
    epochs: int = 2
    minibatch: int = 256
    rate: float = 3e-4
    decay: float = 0.95  # lambda of the generalized advantages


def by_cloning(passed_logs: Array, worth: Array, actions: Numbers, returns: Array) -> tuple[float, Array, Array]:
    """The loss and its gradient by logits and by worth: how unlikely what was done is held, how wrong its worth."""
    rows = np.arange(len(actions))
    loss = -passed_logs[rows, actions].mean() + 0.5 * ((worth - returns) ** 2).mean()
    by_logits = np.exp(passed_logs)
    by_logits[rows, actions] -= 1
    return float(loss), by_logits / len(rows), (worth - returns) / len(rows)


def by_policy(habits: Habits, logs: Array, worth: Array, batch: Batch) -> tuple[float, Array, Array]:
    """The same for PPO's loss: the clipped ratio, the entropy, the square of what the worth is wrong by."""
    rows = np.arange(len(batch.actions))
    chances = np.exp(logs)
    ratio = np.exp(logs[rows, batch.actions] - batch.logs)
    clipped = np.clip(ratio, 1 - habits.clip, 1 + habits.clip)
    better = np.minimum(ratio * batch.gains, clipped * batch.gains)
    # What is impossible has no part in the entropy, however its logarithm is written.
    spoken = np.where(batch.masks, logs, 0)
    entropy = -(chances * spoken).sum(axis=1)
    wrong = worth - batch.returns
    loss = -better.mean() - habits.entropy * entropy.mean() + 0.5 * habits.value * (wrong**2).mean()

    by_log = np.where(
        ratio * batch.gains <= clipped * batch.gains, ratio * batch.gains, 0
    )  # of the action that was taken
    by_logits = chances * by_log[:, None]
    by_logits[rows, batch.actions] -= by_log
    by_logits += habits.entropy * chances * (spoken + entropy[:, None])
    return (
        float(loss),
        (by_logits / len(rows)).astype(np.float32),
        (habits.value * wrong / len(rows)).astype(np.float32),
    )


def clone(weights: Weights, adam: Adam, watched: Watched, rng: np.random.Generator, *, size: int, rate: float) -> float:
    """Once through what somebody did; the mean loss."""
    losses = []
    for at in _minibatches(len(watched.actions), size, rng):
        part = Watched(*(column[at] for column in watched))
        passed = forward(weights, part.shown.astype(np.float32), part.masks)
        loss, by_logits, by_worth = by_cloning(passed.logs, passed.worth, part.actions, part.returns)
        adam.step(weights, backward(weights, passed, by_logits, by_worth), rate)
        losses.append(loss)
    return float(np.mean(losses))


def improve(weights: Weights, adam: Adam, batch: Batch, rng: np.random.Generator, *, habits: Habits) -> None:
    """PPO's update by one batch of its own choices."""
    gains = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-8)
    batch = batch._replace(gains=gains)
    for _ in range(habits.epochs):
        for at in _minibatches(len(gains), habits.minibatch, rng):
            part = Batch(*(column[at] for column in batch))
            passed = forward(weights, part.shown, part.masks)
            _, by_logits, by_worth = by_policy(habits, passed.logs, passed.worth, part)
            adam.step(weights, backward(weights, passed, by_logits, by_worth), habits.rate)


def _minibatches(many: int, size: int, rng: np.random.Generator) -> list[Numbers]:
    order = rng.permutation(many)
    return np.array_split(order, max(1, many // size))
