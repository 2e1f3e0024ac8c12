"""What goes on people's shelves of a finished match: how it ended, and who had which chair then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from sobremesa.kernel.errors import BadFile, SobremesaError
from sobremesa.tables import acts
from sobremesa.tables.acts import Entry
from sobremesa.tables.bygone import Bygone
from sobremesa.tables.coming_back import reason_of


@final
@dataclass(frozen=True, slots=True)
class Played:
    """A finished match in short."""

    code: str
    game: str
    names: tuple[str, ...]  # by chair; "" for a bot
    ending: str
    winners: tuple[int, ...]
    practice: bool
    began: float
    ended: float


@final
@dataclass(frozen=True, slots=True)
class Shelving:
    """A match to be put on the shelf of everybody who played it."""

    match: Played
    players: tuple[str, ...]  # by chair: whose it was, "" if nobody's


def shelving(code: str, entries: Sequence[Entry]) -> Shelving:
    """Out of the record alone, whatever the rules are by now and whoever has got up since."""
    try:
        return _shelving(code, entries)
    except SobremesaError:
        raise
    except Exception as error:  # it doesn't fit together, in whichever way
        raise BadFile(reason_of(error)) from None


def _shelving(code: str, entries: Sequence[Entry]) -> Shelving:
    ending = next((at for at, entry in enumerate(entries) if isinstance(entry.act, acts.Ended)), None)
    if ending is None:
        raise BadFile("the match is not over")
    match = Bygone(code, entries[: ending + 1])
    opened, ended = entries[0].act, entries[ending].act
    assert isinstance(opened, acts.Opened)
    assert isinstance(ended, acts.Ended)
    began = next(entry.at for entry in entries if isinstance(entry.act, acts.Began))
    told = Played(
        code,
        opened.game,
        match.names,
        ended.ending,
        ended.winners,
        opened.practice,
        began,
        entries[ending].at,
    )
    return Shelving(told, match.players)
