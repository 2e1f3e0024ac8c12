"""How far it is from one space of a map to another."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence


def distances(next_to: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """From each space to each, in steps; below 0 where no way leads. `next_to` are the neighbours of each."""
    return tuple([_from(start, next_to) for start in range(len(next_to))])


def _from(start: int, next_to: Sequence[Sequence[int]]) -> tuple[int, ...]:
    found = [-1] * len(next_to)
    found[start] = 0
    queue = deque((start,))
    while queue:
        space = queue.popleft()
        for other in next_to[space]:
            if found[other] < 0:
                found[other] = found[space] + 1
                queue.append(other)
    return tuple(found)
