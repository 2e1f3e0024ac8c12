"""Places where components lie. A zone is a tuple of small ints inside a state, so that copies may share it."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.kernel.rng import Rng

Zone = tuple[int, ...]


def shuffled(items: Sequence[int], rng: Rng) -> Zone:
    mixed = list(items)
    rng.shuffle(mixed)
    return tuple(mixed)


def without(zone: Zone, item: int) -> Zone:
    """The zone less one copy of the item, which must be there."""
    at = zone.index(item)
    return zone[:at] + zone[at + 1 :]


def with_sorted(zone: Zone, item: int) -> Zone:
    """The zone and one item more, in order, so that positions tell nothing about when each one came."""
    return tuple(sorted((*zone, item)))
