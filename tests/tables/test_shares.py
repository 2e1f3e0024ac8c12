"""Nobody who only came by can use up what the players of a match need of its record."""

from __future__ import annotations

import pytest

from sobremesa.tables import shares
from sobremesa.tables.chair import Person
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import TABLE_ROOM, WATCHERS_ROOM, Table
from tables.gathering import ANA, BLAS, CARLA, again, asking, begun, choose

MOST = 100


def chatter(table: Table, who: Person, lines: int) -> None:
    for number in range(lines):
        asking(table, who).say(f"line {number}")


def test_who_looks_on_uses_up_the_share_of_all_who_look_on_and_no_more() -> None:
    table = begun()
    for number in range(10):
        chatter(table, Person(f"stranger {number}", "Somebody"), 2)
    assert shares.is_used_up(table, "carla", MOST)
    assert shares.is_used_up(table, "stranger 3", MOST)
    assert not shares.is_used_up(table, "ana", MOST)
    assert not shares.is_used_up(table, "blas", MOST)


def test_one_player_does_not_use_up_what_another_needs() -> None:
    table = begun()
    while not shares.is_used_up(table, "ana", MOST):
        asking(table, ANA).pause(not table.paused)
    assert table.traces.written["ana"] == 40
    assert not shares.is_used_up(table, "blas", MOST)
    assert not shares.is_used_up(table, "carla", MOST)


def test_choices_count_for_nobody() -> None:
    table = begun()
    before = table.traces.written.copy()
    for number, option in enumerate(("mark:0", "mark:3", "mark:1")):
        choose(table, (ANA, BLAS)[number % 2], option)
    assert table.traces.written == before


def test_who_sat_down_unasked_is_no_player_of_the_match() -> None:
    table = begun("arcana", 2, joining="open")
    asking(table, BLAS).stand()
    asking(table, CARLA).sit(1)
    assert shares.players(table) == {"ana", "blas"}


def test_the_players_can_speak_however_much_was_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.tables.asking.MOST_SAID", 24)
    table = begun()
    chatter(table, ANA, 24)
    with pytest.raises(Refusal) as refused:
        asking(table, ANA).say("one more")
    assert refused.value.reason == "record-full"
    chatter(table, BLAS, 2)
    with pytest.raises(Refusal):
        asking(table, BLAS).say("one more")
    chatter(table, CARLA, 24)
    assert (table.lines_in(TABLE_ROOM), table.lines_in(WATCHERS_ROOM)) == (26, 24)
    with pytest.raises(Refusal):
        asking(table, CARLA).say("one more")


def test_what_was_written_is_counted_when_a_table_comes_back() -> None:
    table = begun()
    chatter(table, ANA, 3)
    chatter(table, CARLA, 2)
    choose(table, ANA, "mark:4")
    checkpoint = table.checkpoint()
    chatter(table, BLAS, 1)
    for kept in ((), (checkpoint,)):
        back = again(table, *kept)
        assert back.traces.written == table.traces.written
        assert back.traces.spoken == table.traces.spoken
