"""A table from what lies in the database about it, in whatever state that is."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final

from sobremesa.kernel import registry
from sobremesa.kernel.errors import BadFile
from sobremesa.tables import acts
from sobremesa.tables.checkpoint import Checkpoint, Kept, LogPage, unpacked
from sobremesa.tables.coming_back import Damaged, come_back, reason_of
from sobremesa.tables.table import Table

# A table takes no more but the choices that end its match: nobody plays so long, and it must be read again in seconds.
MOST_ENTRIES: Final = 50_000


class GameAway(Damaged):
    """The record may be sound, but the game isn't installed here. When it is back, so is the table."""

    def __init__(self, game: str) -> None:
        super().__init__(f"the game {game!r} is not here")
        self.game = game

    def copy(self) -> GameAway:
        return GameAway(self.game)


def restored(code: str, lines: Sequence[tuple[Any, Any]], checkpoints: Sequence[Any], log: Sequence[Any]) -> Table:
    """The table, if `lines` (number and entry) make one, with the help of what lies beside them."""
    try:
        return _restored(code, lines, kept_in(checkpoints, log))
    except Damaged:
        raise
    except BaseException as error:  # a game may do whatever it likes here, and end no more than its own table
        raise Damaged(reason_of(error)) from error


def _restored(code: str, lines: Sequence[tuple[Any, Any]], kept: Kept) -> Table:
    entries = record_of(lines)
    opened = entries[0].act
    assert isinstance(opened, acts.Opened)
    try:
        game = registry.get(opened.game)
    except Exception as error:
        raise GameAway(opened.game) from error
    if not game.info.seats[0] <= opened.seats <= game.info.seats[1]:
        raise BadFile(f"{opened.game} has no {opened.seats} seats")
    return come_back(code, entries, kept)


def record_of(lines: Sequence[tuple[Any, Any]]) -> list[acts.Entry]:
    """The whole record, from the opening of the table on."""
    if not lines:
        raise BadFile("nothing is left of the record")
    for place, (number, _) in enumerate(lines):
        if number != place:
            raise BadFile(f"entry {place} is missing")
    entries = [acts.read(line) for _, line in lines]
    if not isinstance(entries[0].act, acts.Opened):
        raise BadFile("the record doesn't begin with the opening of the table")
    return entries


def kept_in(checkpoints: Sequence[Any], log: Sequence[Any]) -> Kept:
    """What of it can be read: what is damaged is passed over."""
    return Kept(
        [
            Checkpoint(entries, rules, body)
            for entries, rules, packed in checkpoints
            if isinstance(entries, int) and isinstance(rules, int) and (body := _unpacked(packed)) is not None
        ],
        [LogPage(first, lines) for first, packed in log if (lines := _unpacked(packed)) is not None],
    )


def _unpacked(packed: Any) -> bytes | None:
    try:
        return unpacked(packed)
    except (TypeError, zlib.error):
        return None
