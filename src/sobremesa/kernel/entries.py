"""What other packages bring along, found through entry points.

A package that can't give what it promises is left out, with the reason; the others don't suffer from it.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Final

_OURS: Final = "sobremesa"


def entries_of(group: str) -> list[tuple[EntryPoint, str]]:
    """Each entry point once, in order, ours first; and what has its name already, if something has."""
    found: dict[tuple[str, str], EntryPoint] = {}
    for entry in sorted(entry_points(group=group), key=_rank):
        found.setdefault((entry.name, entry.value), entry)  # a package may be found twice, by two paths
    first: dict[str, str] = {}
    for name, value in found:
        first.setdefault(name, value)
    return [(entry, "" if first[name] == value else first[name]) for (name, value), entry in found.items()]


def in_a_line(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


def _rank(entry: EntryPoint) -> tuple[bool, str, str]:
    package = entry.dist.name if entry.dist is not None else ""
    return package != _OURS, package, entry.value
