"""Matches of a network against itself, many at once, and of whole ones what each choice came to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from apprentice.lens import Lens
from apprentice.network import NEVER, Array, Mask, Weights, forward
from sobremesa.envs.many import Many
from sobremesa.kernel.game import Game

Numbers = NDArray[np.int64]


class Table(NamedTuple):
    game: str | Game[Any]
    seats: int
    options: Mapping[str, object]

    def many(self, matches: int) -> Many:
        return Many(self.game, self.seats, matches, **self.options)


class Batch(NamedTuple):
    shown: Array
    masks: Mask
    actions: Numbers
    logs: Array  # of the chance that each action had
    gains: Array  # what it was better than expected
    returns: Array  # what the position was worth in the end, as far as one knows


class Step(NamedTuple):
    """A choice whose outcome isn't known yet."""

    shown: Array
    mask: Mask
    action: int
    log: float
    worth: float


def drawn(logs: Array, rng: np.random.Generator) -> Numbers:
    """An action of each row, by its chances."""
    return np.argmax(logs + rng.gumbel(size=logs.shape).astype(np.float32), axis=1)


def credited(worths: Array, result: float, decay: float) -> Array:
    """Generalized advantages of a seat's choices in a match; its only reward comes at the end, undiscounted."""
    after = np.append(worths[1:], np.float32(result))
    gains = after - worths
    for at in range(len(gains) - 2, -1, -1):
        gains[at] += decay * gains[at + 1]
    return gains


def points_of(many: Many, row: int, seat: int) -> int:
    """Of that seat, or of all, in the match of the row that is over."""
    scores = many.game.scores(many.over[row])
    return scores[seat % len(scores)] if scores else 0


class SelfPlay:
    """Every seat is the same network's. A match that is under way when a batch is full is ended in the next."""

    def __init__(self, table: Table, lens: Lens, matches: int, seed: int, points: float = 0.0) -> None:
        self._many = table.many(matches)
        self._points = points  # what one is worth besides, at the end, where a game counts them
        self._many.reset(seed=seed)
        self._lens = lens
        self._rng = np.random.default_rng(seed)
        self._open: list[list[list[Step]]] = [[[] for _ in range(table.seats)] for _ in range(matches)]

    def batch(self, weights: Weights, enough: int, decay: float) -> Batch:
        many = self._many
        steps: list[Step] = []
        gains: list[Array] = []
        while len(steps) < enough:
            masks = many.masks.astype(bool)
            passed = forward(weights, self._lens(many.observations), masks)
            actions = drawn(passed.logs, self._rng)
            for row, (seat, action) in enumerate(zip(many.to_move.tolist(), actions.tolist(), strict=True)):
                step = Step(
                    passed.shown[row], masks[row], action, float(passed.logs[row, action]), float(passed.worth[row])
                )
                self._open[row][seat].append(step)
            _, _, rewards, ended = many.step(actions)
            for row in np.flatnonzero(ended):
                for seat, taken in enumerate(self._open[row]):
                    if taken:
                        worths = np.array([step.worth for step in taken], np.float32)
                        steps += taken
                        result = float(rewards[row, seat]) + self._points * points_of(many, row, seat)
                        gains.append(credited(worths, result, decay))
                        self._open[row][seat] = []
        gained = np.concatenate(gains)
        return Batch(
            np.stack([step.shown for step in steps]),
            np.stack([step.mask for step in steps]),
            np.array([step.action for step in steps]),
            np.array([step.log for step in steps], np.float32),
            gained,
            gained + np.array([step.worth for step in steps], np.float32),
        )


def against_random(table: Table, lens: Lens, weights: Weights, matches: int, seed: int) -> list[tuple[float, int]]:
    """By how much the network's chairs got more than random players' between them, match by match, and the first one's
    points. In games in which all win or lose as one all chairs are its own, and it is what they got."""
    many = table.many(min(matches, 32))
    many.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rows, shared = len(many.masks), many.game.info.together
    learned = np.array([[shared or (row + seat) % 2 == 0 for seat in range(table.seats)] for row in range(rows)])
    found: list[tuple[float, int]] = []
    while len(found) < matches:
        masks = many.masks.astype(bool)
        logs = forward(weights, lens(many.observations), masks).logs
        at_random = drawn(np.where(masks, np.float32(0), NEVER), rng)
        mine = learned[np.arange(rows), many.to_move]
        _, _, rewards, ended = many.step(np.where(mine, logs.argmax(axis=1), at_random))
        for row in np.flatnonzero(ended):
            others = 0.0 if shared else float(rewards[row][~learned[row]].mean())
            mine_is = int(np.argmax(learned[row]))
            found.append((float(rewards[row][learned[row]].mean()) - others, points_of(many, row, mine_is)))
            if not shared:
                learned[row] = ~learned[row]
    return found[:matches]


def stacked(parts: list[Batch]) -> Batch:
    columns: list[Any] = [np.concatenate(column) for column in zip(*parts, strict=True)]
    return Batch(*columns)
