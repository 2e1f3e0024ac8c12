"""Whose time is up, and when."""

from __future__ import annotations

import msgspec

from sobremesa.tables.clock import ByDays, Patience, next_due
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


# --- by days ---------------------------------------------------------------------------------------------------------

DAYS = Patience(day=100.0)


def by_days(said: str) -> ByDays:
    clock_by_days = ByDays.of(said)
    assert clock_by_days is not None
    return clock_by_days


def test_a_clock_by_days_gives_so_many_days_from_when_one_is_asked_wherever_one_is() -> None:
    table = strict()
    since = table.waiting[0][1]
    assert by_days("3d-bot").runs_out(table, DAYS) == since + 300.0
    assert by_days("7d-owner").late_chairs(table, since + 699.0, DAYS) == []
    assert by_days("7d-owner").late_chairs(table, since + 700.0, DAYS) == [0]
    choose(table, ANA, "mark:4")
    assert by_days("1d-bot").runs_out(table, DAYS) == table.waiting[1][1] + 100.0


def test_it_stands_while_the_table_is_paused_and_has_nothing_to_say_to_bots() -> None:
    table = strict()
    asking(table, ANA).pause(True)
    assert by_days("1d-bot").runs_out(table, DAYS) is None
    asking(table, ANA).pause(False)
    asking(table, ANA).stand()
    asking(table, ANA).seat_bot(0, "random", away_long_enough=False)
    assert by_days("1d-bot").rings(table, 1e9, DAYS) is None


def test_who_is_late_is_reminded_once_for_each_time_that_has_passed() -> None:
    table = strict()
    since = table.waiting[0][1]
    for late, at, rings in (
        ("reminder", 50.0, 100.0),
        ("reminder", 100.0, 200.0),
        ("reminder", 250.0, 300.0),
        ("owner", 250.0, 300.0),
        ("bot", 250.0, 100.0),  # until the bot has chosen
    ):
        assert by_days(f"1d-{late}").rings(table, since + at, DAYS) == since + rings


def test_other_clocks_know_no_days() -> None:
    for said in ("none", "gentle", "strict", "2d-bot", "1d-nothing", "1d-bot "):
        assert ByDays.of(said) is None
