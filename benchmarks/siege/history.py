"""What everybody was sent and told, held against the record that is left in the end.

1. No acknowledged answer is lost. 2. The record is one order without gaps. 3. An answer takes effect at most once, and
a refused one never. 4. What a page is shown never goes back, and is what the record says for that chair at that
version. 5. The final state is what the record gives when it is played again. 6. So nothing else was ever shown.
7. Whoever comes in after the last fault is shown the final state.
"""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from sobremesa.kernel import record
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.state import SPECTATOR
from sobremesa.tables import acts
from sobremesa.tables.acts import Entry
from sobremesa.tables.coming_back import come_back
from sobremesa.tables.table import OVER, Table
from sobremesa.web import wire
from sobremesa.web.sight import told

_encoder = msgspec.json.Encoder(order="deterministic")


def digest(value: Any) -> bytes:
    """The same for values that look the same once they have been sent."""
    return blake2b(_encoder.encode(msgspec.json.decode(_encoder.encode(value))), digest_size=16).digest()


@dataclass
class Connected:
    """What one page was sent between coming in and losing the connection."""

    shown: list[tuple[int, bytes]] = field(default_factory=list)  # version, and what it saw
    happened: list[bytes] = field(default_factory=list)


@dataclass
class Witnessed:
    """All that one page was sent at one table."""

    code: str
    chair: int = SPECTATOR
    connections: list[Connected] = field(default_factory=list)
    acknowledged: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    last: tuple[int, bytes] | None = None  # after all faults had ended

    def comes_in(self) -> None:
        self.connections.append(Connected())

    def sees(self, table: wire.Table) -> None:
        self.chair = table.me
        now = self.connections[-1]
        now.happened += map(digest, table.happened)
        if table.view is not None:
            now.shown.append((table.version, seen(table.view, table.decision, table.waiting)))
            self.last = now.shown[-1]


def seen(view: Any, decision: wire.Decision | None, waiting: Iterable[int]) -> bytes:
    asked = None if decision is None else (decision.id, [option.key for option in decision.options])
    return digest((view, asked, list(waiting)))


# --- the record ------------------------------------------------------------------------------------------------------


class Told:
    """A table played again from its record, with what every chair could see at every version."""

    def __init__(self, code: str, entries: list[Entry]) -> None:
        self.table = come_back(code, entries[:1])
        self._seen: defaultdict[tuple[int, int], set[bytes]] = defaultdict(set)
        for entry in entries[1:]:
            self.table.take(entry)
            self._look()
        self.chosen = [entry for entry in entries if isinstance(entry.act, acts.Chose)]

    def _look(self) -> None:
        match = self.table.match
        if match is None:
            return
        for chair in range(SPECTATOR, len(self.table.chairs)):
            asked = match.asked_of(chair)
            standing = None if asked is None else (asked.id, [option.key for option in asked.decision.options])
            self._seen[match.noticed, chair].add(digest((match.shown(chair), standing, list(self.table.waiting))))

    def could_be_seen(self, version: int, chair: int) -> set[bytes]:
        return self._seen[version, chair]

    def told_to(self, chair: int) -> list[bytes]:
        table = self.table
        person = table.chairs[chair].person if chair != SPECTATOR else ""
        eyes = table.seating.eyes_on(person, chair, range(len(table.log)))
        return [digest(told(version, event, eye)) for (version, event), eye in zip(table.log, eyes, strict=True)]


def records_in(database: Path) -> dict[str, list[tuple[int, Entry]]]:
    found: defaultdict[str, list[tuple[int, Entry]]] = defaultdict(list)
    connection = sqlite3.connect(database)
    for code, number, line in connection.execute("SELECT code, number, entry FROM entries ORDER BY id"):
        found[code].append((number, acts.read(line)))
    connection.close()
    return dict(found)


# --- the checks ------------------------------------------------------------------------------------------------------


def violations(witnesses: list[Witnessed], records: dict[str, list[tuple[int, Entry]]]) -> Iterator[str]:
    """Everything that doesn't hold, each in a sentence."""
    of_table: defaultdict[str, list[Witnessed]] = defaultdict(list)
    for witness in witnesses:
        of_table[witness.code].append(witness)
    for code, some in of_table.items():
        rows = records.get(code)
        if not rows:
            yield f"{code}: somebody was there, and there is no record"
            continue
        yield from _of_the_record(code, rows, some)
        try:
            played = Told(code, [entry for _, entry in rows])
        except SobremesaError as error:
            yield f"{code}: the record can't be played again: {error}"
            continue
        yield from _of_the_end(played.table, [entry for _, entry in rows])
        for witness in some:
            yield from _of_a_page(played, witness)


def _of_the_record(code: str, rows: list[tuple[int, Entry]], witnesses: list[Witnessed]) -> Iterator[str]:
    if [number for number, _ in rows] != list(range(len(rows))):
        yield f"{code}: the record has gaps or is out of order"
    answers = Counter((entry.by, entry.answer) for _, entry in rows if entry.answer)
    yield from (f"{code}: {answer} took effect {times} times" for (_, answer), times in answers.items() if times > 1)
    written = {answer for _, answer in answers}
    for witness in witnesses:
        yield from (f"{code}: {answer} was acknowledged and is lost" for answer in witness.acknowledged - written)
        yield from (f"{code}: {answer} was refused and yet happened" for answer in witness.refused & written)


def _of_the_end(table: Table, entries: list[Entry]) -> Iterator[str]:
    again = come_back(table.code, entries)
    if (
        table.match is not None
        and again.match is not None
        and (table.game.schema.dumps(table.match.state) != table.game.schema.dumps(again.match.state))
    ):
        yield f"{table.code}: the final state is not what the record gives"
    if table.phase == OVER:
        try:
            record.verify(record.read(msgspec.json.encode(table.file())))
        except SobremesaError as error:
            yield f"{table.code}: the finished match doesn't hold: {error}"


def _is_a_stretch_of(log: list[bytes], told: list[bytes]) -> bool:
    """Whether it was told without gaps, from wherever it began: who comes in late is not told all of a long log."""
    return any(log[start : start + len(told)] == told for start in range(len(log) - len(told) + 1))


def _of_a_page(played: Told, witness: Witnessed) -> Iterator[str]:
    who = f"{witness.code}, chair {witness.chair}"
    log = played.told_to(witness.chair)
    latest = 0
    for connected in witness.connections:
        if not _is_a_stretch_of(log, connected.happened):
            yield f"{who}: was told a log that is not theirs"
        for version, shown in connected.shown:
            if version < latest:
                yield f"{who}: was shown version {version} after {latest}"
            latest = version
            if shown not in played.could_be_seen(version, witness.chair):
                yield f"{who}: was shown at version {version} what that chair can't see then"
    match = played.table.match
    if match is not None and (witness.last is None or witness.last[0] != match.noticed):
        yield f"{who}: never came to see the final version {match.noticed}"
