"""Many evenings, one after the other, each of which can be seen again by its key and number."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, final, get_args

from sobremesa.kernel.game import Game
from sobremesa.kernel.rng import Rng, derive
from sobremesa.testing.checks import Violation
from sobremesa.testing.fuzz import find_game
from sobremesa.testing.tables.pair import two_tables
from sobremesa.testing.tables.walk import Walk
from sobremesa.web import wire


@final
@dataclass(frozen=True)
class Finding:
    check: str
    message: str
    key: str
    number: int
    seats: int
    story: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.check}: {self.message}\n  in evening {self.number} of the key {self.key!r}, {self.seats} seats"


@final
@dataclass
class Report:
    evenings: int = 0
    parted: int = 0  # where the worlds came to differ by what somebody may know
    messages: int = 0  # compared
    acts: Counter[str] = field(default_factory=Counter)  # what was asked of the tables, and what came of it
    finding: Finding | None = None

    def merge(self, other: Report) -> None:
        self.evenings += other.evenings
        self.parted += other.parted
        self.messages += other.messages
        self.acts += other.acts
        self.finding = self.finding or other.finding

    def never_done(self) -> list[str]:
        """Messages of the protocol that no table has ever granted."""
        granted = {act.partition(" ")[0] for act in self.acts if act.endswith((" done", " because", " lines"))}
        return sorted({str(kind.__struct_config__.tag) for kind in get_args(wire.FromClient)} - granted)


def evenings(
    game: Game[Any],
    numbers: Iterable[int],
    key: str = "tables",
    *,
    seats: Sequence[int] = (),
    secret: str = "",
    favoured: Collection[str] = (),
) -> Report:
    """The evenings of those numbers, up to the first at which somebody learns what they may not know.

    `secret` is one of those of `Walk`, else any; what is favoured, by the names of its methods, is done more often.
    """
    low, high = game.info.seats
    sizes = tuple(seats) or tuple(range(low, high + 1))
    report = Report()
    for number in numbers:
        size = sizes[number % len(sizes)]
        with two_tables(game, f"{key} {number}") as pair:
            walk = Walk(pair, size, Rng(derive(b"", "evening", key, number)), secret, favoured)
            try:
                walk.go()
            except Violation as found:
                story = (*pair.story, str(found))
                report.finding = Finding(found.check, found.message, key, number, size, story)
            report.evenings += 1
            report.parted += walk.has_parted
            report.messages += pair.messages
            report.acts += pair.sent
        if report.finding is not None:
            break
    return report


def part(game: str, numbers: range, key: str, seats: tuple[int, ...]) -> Report:
    """Some of the evenings, walked by a process of its own: what stands in a `__main__` no other process finds."""
    logging.disable()
    return evenings(find_game(game), numbers, key, seats=seats)
