"""A table from what lies in the database about it, in whatever state that is."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sobremesa.kernel import registry
from sobremesa.kernel.errors import BadFile, SobremesaError
from sobremesa.tables import acts
from sobremesa.tables.table import Snapshot, Table

# A table takes no more but the choices that end its match: nobody plays so long, and it must be read again in seconds.
MOST_ENTRIES: Final = 50_000


class Damaged(SobremesaError):
    """The record of a table doesn't fit together: that table can't be opened, and no other suffers for it."""


class GameAway(Damaged):
    """The record may be sound, but the game isn't installed here. When it is back, so is the table."""

    def __init__(self, game: str) -> None:
        super().__init__(f"the game {game!r} is not here")
        self.game = game


def reason_of(error: BaseException) -> str:
    """What went wrong and where, without what was said: that may be somebody's hand."""
    if isinstance(error, BadFile):
        return str(error)
    at = traceback.extract_tb(error.__traceback__)[-1:]
    return f"{type(error).__name__} in {at[0].name} ({Path(at[0].filename).name})" if at else type(error).__name__


def restored(code: str, lines: Sequence[tuple[Any, Any]], kept: tuple[Any, ...] | None) -> Table:
    """The table, if `lines` (number and entry) and `kept` (its snapshot's columns) make one."""
    try:
        return _restored(code, lines, kept)
    except Damaged:
        raise
    except BaseException as error:  # a game may do whatever it likes here, and end no more than its own table
        raise Damaged(reason_of(error)) from error


def _restored(code: str, lines: Sequence[tuple[Any, Any]], kept: tuple[Any, ...] | None) -> Table:
    if not lines:
        raise BadFile("nothing is left of the record")
    for place, (number, _) in enumerate(lines):
        if number != place:
            raise BadFile(f"entry {place} is missing")
    entries = [acts.read(line) for _, line in lines]
    opened = entries[0].act
    if not isinstance(opened, acts.Opened):
        raise BadFile("the record doesn't begin with the opening of the table")
    try:
        game = registry.get(opened.game)
    except Exception as error:
        raise GameAway(opened.game) from error
    if not game.info.seats[0] <= opened.seats <= game.info.seats[1]:
        raise BadFile(f"{opened.game} has no {opened.seats} seats")
    return Table.loaded(code, entries, _snapshot(kept, len(entries)))


def _snapshot(kept: tuple[Any, ...] | None, entries: int) -> Snapshot | None:
    if kept is None:
        return None
    after, rules, state = kept
    if not (isinstance(after, int) and isinstance(rules, int) and isinstance(state, bytes)):
        raise BadFile("the snapshot is not one")
    if after > entries:
        raise BadFile(f"the record ends at entry {entries}, and its snapshot was taken after {after}")
    return Snapshot(after, rules, state)
