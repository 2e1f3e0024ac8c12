"""Places where components lie. A zone is a tuple of small ints inside a state, so that copies may share it."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.kernel.rng import Rng

Zone = tuple[int, ...]


def shuffled(items: Sequence[int], rng: Rng) -> Zone:
    mixed = list(items)
    rng.shuffle(mixed)
    return tuple(mixed)


def distinct(zone: Zone) -> list[int]:
    """What lies in a zone that is in order, each item once."""
    found: list[int] = []
    for item in zone:
        if not found or found[-1] != item:
            found.append(item)
    return found


def without(zone: Zone, item: int) -> Zone:
    """The zone less one copy of the item, which must be there."""
    left = list(zone)
    left.remove(item)
    return tuple(left)


def with_sorted(zone: Zone, item: int) -> Zone:
    """A zone that is in order, and one item more: positions tell nothing about when each one came."""
    more = list(zone)
    at = len(more)
    while at > 0 and more[at - 1] > item:
        at -= 1
    more.insert(at, item)
    return tuple(more)
