"""Whose time is up. A table without a strict clock waits for ever."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, final

from sobremesa.tables.chair import BOT, PERSON
from sobremesa.tables.table import PLAYING, Table

NONE: Final = "none"
GENTLE: Final = "gentle"
STRICT: Final = "strict"


@final
@dataclass(frozen=True)
class Patience:
    """How many seconds people are given."""

    to_choose: float = 120.0  # strict clock: who is there and doesn't choose
    to_come_back: float = 40.0  # strict clock: who is away while the table waits for them
    before_a_bot: float = 30.0  # any clock: until the owner may hand the chair of someone away to a bot
    before_the_owner_is_missed: float = 60.0  # until an absent owner's table passes to somebody who is there


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
