"""Whose time is up, and when."""

from __future__ import annotations

import msgspec

from sobremesa.tables.clock import Patience, next_due
from sobremesa.tables.table import Table
from tables.gathering import ANA, BLAS, asking, begun, choose, clock

PATIENCE = Patience(to_choose=100.0, to_come_back=10.0)


def strict(seats: int = 2) -> Table:
    table = begun("tictactoe" if seats == 2 else "arcana", seats)
    table.opened = msgspec.structs.replace(table.opened, clock="strict")
    return table


def test_a_table_without_a_strict_clock_waits_for_ever() -> None:
    table = strict()
    for kind in ("none", "gentle"):
        table.opened = msgspec.structs.replace(table.opened, clock=kind)
        assert next_due(table, {0: 0.0}, PATIENCE) is None


def test_who_is_there_has_time_to_think() -> None:
    table = strict()
    since = table.waiting[0][1]
    assert next_due(table, {}, PATIENCE) == (since + 100.0, 0)
    assert next_due(table, {1: 0.0}, PATIENCE) == (since + 100.0, 0)


def test_who_is_away_has_less_from_when_they_are_missed() -> None:
    table = strict()
    since = table.waiting[0][1]
    assert next_due(table, {0: since - 500.0}, PATIENCE) == (since + 10.0, 0)
    assert next_due(table, {0: since + 20.0}, PATIENCE) == (since + 30.0, 0)
    assert next_due(table, {0: since + 95.0}, PATIENCE) == (since + 100.0, 0)


def test_an_empty_chair_is_played_for_and_a_bots_is_not() -> None:
    table = strict()
    asking(table, ANA).stand()
    since = table.waiting[0][1]
    assert next_due(table, {}, PATIENCE) == (since + 10.0, 0)
    asking(table, ANA).seat_bot(0, "random", away_long_enough=False)
    assert next_due(table, {}, PATIENCE) is None


def test_nobody_is_hurried_while_the_table_pauses_or_after_the_end() -> None:
    table = strict()
    asking(table, BLAS).pause(True)
    assert next_due(table, {}, PATIENCE) is None
    paused_at = table.waiting[0][1]
    asking(table, BLAS).pause(False)
    assert table.waiting[0][1] > paused_at
    for number, who in enumerate((ANA, BLAS, ANA, BLAS, ANA)):
        choose(table, who, f"mark:{(0, 3, 1, 4, 2)[number]}")
    assert next_due(table, {}, PATIENCE) is None


def test_a_pause_gives_nobody_more_time() -> None:
    """Else who pauses before their time is up, again and again, could keep everybody waiting for ever."""
    table = strict()
    left: list[float] = []
    for _ in range(3):
        asking(table, ANA).pause(True)
        clock.now += 1000.0
        asking(table, ANA).pause(False)
        due = next_due(table, {}, PATIENCE)
        assert due is not None
        left.append(due[0] - clock.now)
    assert left == sorted(left, reverse=True)
    assert left[0] < 100.0
    assert left[2] < left[0]
