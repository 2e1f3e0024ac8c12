"""Whose time is up. A table without a strict clock waits for ever, or for days where its clock is one by days.

A clock by days goes on whoever is there, and while no server runs: when it rings next follows from the record. What
happens then was agreed when the table was set: a bot chooses, whoever is late is reminded, or who owns the table
decides whether a bot takes the chair.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, final

from sobremesa.tables.chair import BOT, PERSON
from sobremesa.tables.table import PLAYING, Table

NONE: Final = "none"
GENTLE: Final = "gentle"
STRICT: Final = "strict"
BOT_CHOOSES: Final = "bot"
REMINDER: Final = "reminder"
OWNER_DECIDES: Final = "owner"

_BY_DAYS: Final = re.compile(r"([137])d-(bot|reminder|owner)")


@final
@dataclass(frozen=True)
class Patience:
    """How many seconds people are given."""

    to_choose: float = 120.0  # strict clock: who is there and doesn't choose
    to_come_back: float = 40.0  # strict clock: who is away while the table waits for them
    before_a_bot: float = 30.0  # any clock: until the owner may hand the chair of someone away to a bot
    day: float = 86400.0  # clocks by days; a test has no days to wait
    before_the_owner_is_missed: float = 60.0  # until an absent owner's table passes to somebody who is there


@final
@dataclass(frozen=True)
class ByDays:
    """A clock by which a choice may take days, and what happens to who takes longer."""

    days: int
    late: str

    @classmethod
    def of(cls, clock: str) -> ByDays | None:
        said = _BY_DAYS.fullmatch(clock)
        return cls(int(said[1]), said[2]) if said else None

    def late_chairs(self, table: Table, now: float, patience: Patience) -> list[int]:
        """Whose time has run out, the latest last."""
        late = [(since, chair) for chair, since in _waited_for(table) if since + self.allowed(patience) <= now]
        return [chair for _, chair in sorted(late)]

    def runs_out(self, table: Table, patience: Patience) -> float | None:
        """When the first of those who are waited for is late, or has been since."""
        return min((since + self.allowed(patience) for _, since in _waited_for(table)), default=None)

    def rings(self, table: Table, now: float, patience: Patience) -> float | None:
        """When the clock must be looked at next. Who is late is reminded again and again."""
        out = self.runs_out(table, patience)
        if out is None or self.late == BOT_CHOOSES or out > now:
            return out
        allowed = self.allowed(patience)
        return min(since + allowed * (1 + max(0, int((now - since) / allowed))) for _, since in _waited_for(table))

    def allowed(self, patience: Patience) -> float:
        """How many seconds a choice may take."""
        return self.days * patience.day


def bot_from(table: Table, away: Mapping[int, float], patience: Patience) -> list[float | None]:
    """Of each chair, from when its table's owner may hand it to a bot, be that past; None as long as nothing changes.

    Where a choice may take days, nobody need be there for them: who is late may be replaced, and nobody else.
    """
    by_days = ByDays.of(table.opened.clock)
    if by_days is not None and table.phase == PLAYING:
        late = {chair: since + by_days.allowed(patience) for chair, since in _waited_for(table)}
    else:
        late = {chair: since + patience.before_a_bot for chair, since in away.items()}
    return [late.get(chair) for chair in range(len(table.chairs))]


def _waited_for(table: Table) -> Iterator[tuple[int, float]]:
    """The chairs of people who are asked, and since when; of none while the clock stands."""
    if table.phase != PLAYING or table.paused:
        return
    for number, (_, since) in table.waiting.items():
        if number < len(table.chairs) and table.chairs[number].who != BOT:
            yield number, since


def next_due(table: Table, away: Mapping[int, float], patience: Patience) -> tuple[float, int] | None:
    """When a bot should choose for somebody, and for which chair; `away` tells since when nobody is at a chair."""
    if table.opened.clock != STRICT or table.phase != PLAYING or table.paused:
        return None
    due: tuple[float, int] | None = None
    for number, (_, since) in table.waiting.items():
        if number < len(table.chairs) and table.chairs[number].who == BOT:
            continue
        moment = since + patience.to_choose
        if number in away or number >= len(table.chairs) or table.chairs[number].who != PERSON:
            moment = min(moment, max(since, away.get(number, since)) + patience.to_come_back)
        if due is None or (moment, number) < due:
            due = moment, number
    return due
