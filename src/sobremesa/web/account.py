"""What a guest is told who asks for all that is kept of them: a file that people and programs can read."""

from __future__ import annotations

from typing import Any

import msgspec

from sobremesa.store.kept.people import Kept
from sobremesa.tables import acts
from sobremesa.tables.acts import Entry

# What a table draws in somebody's name is no word or deed of theirs, and others' cards follow from it.
_SECRETS = ("secret", "link")


def of(name: str, kept: Kept) -> bytes:
    told = {
        "name": name,
        "tables": [{"code": code, "entries": [_told(entry) for entry in entries]} for code, entries in kept.traces],
        "shelf": kept.shelf,
        "people_not_heard": kept.muted,
        "lines_reported": [
            {"code": code, "room": room, "number": number, "at": at} for code, room, number, at in kept.reports
        ],
        "called_at": [
            {"endpoint": one.endpoint, "tables": one.tables, "quiet": [one.quiet_from, one.quiet_until]}
            for one in kept.subscriptions
        ],
        "browsers": [{"name": one.name, "since": one.since, "seen": one.seen} for one in kept.browsers],
        "passkeys": [
            {"name": one.name, "since": one.since, "used": one.used, "public_key": one.public_key.hex()}
            for one in kept.passkeys
        ],
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"


def _told(entry: Entry) -> dict[str, Any]:
    act: dict[str, Any] = msgspec.to_builtins(entry.act)
    if isinstance(entry.act, acts.Opened | acts.Relinked):
        act = {name: value for name, value in act.items() if name not in _SECRETS}
    return {"at": entry.at, **act}
