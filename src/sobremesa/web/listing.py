"""What a list shows of a table: worked out where the table is, kept as a row, and read by whoever shows the list."""

from __future__ import annotations

from typing import Final

import msgspec

from sobremesa.tables.chair import PERSON, Person
from sobremesa.tables.table import Table
from sobremesa.web import wire
from sobremesa.web.sight import chairs_of


class Listing(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str
    phase: str
    chairs: list[wire.Chair]
    people: list[str]  # in each chair; "" where nobody sits, or a bot
    everybody: list[str]  # those, and for whom a chair is kept
    removed: list[str]  # who was asked to leave, and isn't shown it
    waiting: list[tuple[int, float]]  # chairs, and since when
    since: float
    touched: float
    set_by: str = ""
    allowed: float | None = None  # seconds that somebody has, by a clock by days

    @classmethod
    def of(cls, table: Table, chairs: list[wire.Chair], allowed: float | None = None) -> Listing:
        return cls(
            table.game.info.id,
            table.phase,
            chairs,
            [chair.person for chair in table.chairs],
            list(table.everybody),
            sorted(table.door.removed),
            [(chair, since) for chair, (_, since) in table.waiting.items()],
            table.opened_at,
            table.touched,
            table.set_by,
            allowed,
        )

    @property
    def is_visited(self) -> bool:
        """Whether somebody who sits there was there when this was written."""
        return any(chair.here and chair.who == PERSON for chair in self.chairs)

    def seen_by(self, code: str, person: Person | None, *, is_held: bool) -> wire.TableSummary | None:
        """As that person is shown it. Where no server has the table, nobody is there, whoever was."""
        who = person.id if person is not None else ""
        if who and who in self.removed:
            return None
        led = {chair for chair, sitting in enumerate(self.people) if who and sitting == who}
        since = min((since for chair, since in self.waiting if chair in led), default=None)
        return wire.TableSummary(
            code,
            self.game,
            self.phase,
            self.chairs if is_held else [self._away(chair) for chair in self.chairs],
            bool(who) and who in self.everybody,
            since is not None,
            [chair for chair, _ in self.waiting],
            self.since,
            since,
            since + self.allowed if since and self.allowed else None,
        )

    def _away(self, chair: wire.Chair) -> wire.Chair:
        if chair.who != PERSON or not chair.here:
            return chair
        return msgspec.structs.replace(chair, here=False, away_since=self.touched)


_decoder: Final = msgspec.msgpack.Decoder(Listing)
_encoder: Final = msgspec.msgpack.Encoder()


def packed(listing: Listing) -> bytes:
    return _encoder.encode(listing)


def unpacked(body: bytes) -> Listing:
    return _decoder.decode(body)


def of_nobody(table: Table) -> bytes:
    """What lists show of a table where nobody is."""
    return packed(Listing.of(table, chairs_of(table, (), {}, table.touched)))
