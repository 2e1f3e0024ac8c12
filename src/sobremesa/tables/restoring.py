"""A table from what lies in the database about it, in whatever state that is."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Sequence
from typing import Any, Final

from sobremesa.kernel import registry
from sobremesa.kernel.errors import BadFile
from sobremesa.tables import acts
from sobremesa.tables.checkpoint import Checkpoint, Kept, LogPage, unpacked
from sobremesa.tables.coming_back import Damaged, come_back, reason_of
from sobremesa.tables.table import Table

logger: Final = logging.getLogger(__name__)

# A table takes no more but the choices that end its match: nobody plays so long, and it must be read again in seconds.
MOST_ENTRIES: Final = 50_000


class GameAway(Damaged):
    """The record may be sound, but the game isn't installed here. When it is back, so is the table."""

    def __init__(self, game: str) -> None:
        super().__init__(f"the game {game!r} is not here")
        self.game = game

    def copy(self) -> GameAway:
        return GameAway(self.game)


def restored(
    code: str,
    lines: Sequence[tuple[Any, Any]],
    checkpoints: Sequence[Any],
    log: Sequence[Any],
    *,
    lacks_the_latest: bool = False,
) -> Table:
    """The table, if `lines` (number and entry) make one, with the help of what lies beside them."""
    try:
        return _restored(code, lines, kept_in(checkpoints, log, lacks_the_latest=lacks_the_latest))
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
    table = come_back(code, entries, kept)
    table.traces.people.update(entry.by for entry in entries)
    return table


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


def remains(code: str, lines: Sequence[tuple[Any, Any]]) -> Table:
    """The table as far as a damaged record can be read and fits together: not to play on, only to be seen."""
    entries = _readable(lines)
    if not entries or not isinstance(entries[0].act, acts.Opened):
        raise BadFile("nothing is left of the record")
    try:
        good = entries[: _fitting(code, entries)]
        table = Table(code, good[0])
        for entry in good[1:]:
            table.apply(entry)
    except Exception as error:
        raise BadFile(reason_of(error)) from None
    if table.match is None or table.rules != table.game.info.version:
        raise BadFile("there is no match left that could be seen")
    return table


def _readable(lines: Sequence[tuple[Any, Any]]) -> list[acts.Entry]:
    entries: list[acts.Entry] = []
    for place, (number, line) in enumerate(lines):
        try:
            if number == place:
                entries.append(acts.read(line))
                continue
        except Exception:  # whatever it is, from here on nothing counts
            logger.debug("entry %d of a damaged record can't be read", place)
        break
    return entries


def _fitting(code: str, entries: Sequence[acts.Entry]) -> int:
    """How many of them fit together."""
    table = Table(code, entries[0])
    for place, entry in enumerate(entries[1:], start=1):
        try:
            table.apply(entry)
        except Exception:
            return place
    return len(entries)


def kept_in(checkpoints: Sequence[Any], log: Sequence[Any], *, lacks_the_latest: bool = False) -> Kept:
    """What of it can be read: what is damaged is passed over."""
    return Kept(
        [
            Checkpoint(entries, rules, body)
            for entries, rules, packed in checkpoints
            if isinstance(entries, int) and isinstance(rules, int) and (body := _unpacked(packed)) is not None
        ],
        [LogPage(first, lines) for first, packed in log if (lines := _unpacked(packed)) is not None],
        lacks_the_latest,
    )


def _unpacked(packed: Any) -> bytes | None:
    try:
        return unpacked(packed)
    except (TypeError, zlib.error):
        return None
