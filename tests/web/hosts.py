"""Hosts who cheat, and what their players' receipts show of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from sobremesa.kernel import receipt, record
from sobremesa.kernel.errors import NotVerified
from sobremesa.kernel.record import MatchFile
from sobremesa.tables.table import Table
from sobremesa.web import shown
from sobremesa.web.connection import Connection
from sobremesa.web.showing import Showing
from sobremesa.web.sight import Sight
from web.players import Player

Patch = pytest.MonkeyPatch
Lie = Callable[[dict[str, Any]], None]  # changes a table before it is sent


def file_of(player: Player) -> MatchFile:
    return record.read(player.guest.http.get(f"/api/tables/{player.code}/match.json").content)


def receipt_of(player: Player) -> receipt.Receipt:
    assert player.witness is not None
    kept = receipt.read(msgspec.json.encode(player.witness.receipt))
    assert isinstance(kept, receipt.Receipt)
    return kept


def seen_by(player: Player) -> shown.Seen:
    """How much the person's receipt proves of the host's file."""
    told = file_of(player)
    return shown.prove(receipt_of(player), told, record.verify(told))


def caught(player: Player, told: MatchFile | None = None) -> str:
    """What the person's receipt shows of the host's file, which fits together; "" if nothing."""
    told = told or file_of(player)
    match = record.verify(told)
    try:
        shown.prove(receipt_of(player), told, match)
    except NotVerified as error:
        return f"{error.what} {error.details.get('seat', '')}".strip()
    return ""


@contextmanager
def files(patch: Patch, write: Callable[[MatchFile], MatchFile]) -> Iterator[None]:
    honest = Table.file
    with patch.context() as tampered:
        tampered.setattr(Table, "file", lambda table: write(honest(table)))
        yield


def tells(patch: Patch, lie: Lie, chair: int = 0) -> None:
    """Whatever is sent to whoever sits in that chair, the host changes it before."""
    honest = Sight.of

    def told(sight: Sight, *whom: Any, **more: Any) -> bytes:
        return falsely(honest(sight, *whom, **more), lie, chair)

    patch.setattr(Sight, "of", told)


def falsely(page: bytes, lie: Lie, chair: int) -> bytes:
    table = msgspec.json.decode(page)
    if table["me"] == chair:
        lie(table)
    return msgspec.json.encode(table)


def flickers(patch: Patch, lie: Lie, chair: int = 0) -> None:
    """Before whatever is sent to that chair something else is, and nobody has the time to see it go."""
    honest = Showing._show

    def show(showing: Showing, told: list[Connection], sender: Connection | None = None, answer: bytes = b"") -> None:
        sight = showing.sight()
        for one in told:
            page = sight.of(one.person.id, one.log_sent, one.chat_sent, one.turned_to)
            if (false := falsely(page, lie, chair)) != msgspec.json.encode(msgspec.json.decode(page)):
                one.send(false)
        honest(showing, told, sender, answer)

    patch.setattr(Showing, "_show", show)
