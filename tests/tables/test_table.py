"""A table is the sum of its record, and its rules hold without any server."""

from __future__ import annotations

import random

import msgspec
import pytest

from sobremesa.kernel import record
from sobremesa.kernel.errors import BadFile, BadSettings, UnknownGame
from sobremesa.tables import acts, talking
from sobremesa.tables.acts import Entry
from sobremesa.tables.asking import Wish, open_table
from sobremesa.tables.chair import Chair
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import Table
from tables.gathering import ANA, BLAS, CARLA, again, asking, begun, choose, table_for, told


def everything(table: Table) -> dict[str, object]:
    match = table.match
    return {
        "chairs": table.chairs,
        "owner": table.owner,
        "phase": table.phase,
        "log": [(version, event.kind, event.args) for version, event in table.log],
        "chat": table.chat,
        "waiting": table.waiting,
        "held": table.held,
        "called": table.seating.called,
        "chair asks": table.seating.asks,
        "removals": table.seating.removals,
        "removed": table.door.removed,
        "fallen": table.fallen,
        "paused": table.paused,
        "undo": table.undo,
        "next": table.next_code,
        "entries": table.entries,
        "answered": table.traces.answered,
        "choices": match and match.choices,
        "state": match and match.game.schema.plain(match.state),
        "asked": match and match.asked,
    }


def test_a_table_is_the_same_from_its_record_at_every_moment() -> None:
    table = begun("arcana", 3)
    rng = random.Random(5)
    people = {0: ANA, 1: BLAS}
    for _ in range(60):
        match = table.match
        assert match is not None
        if not match.asked:
            break
        asked = rng.choice(match.asked)
        seat = asked.decision.seat
        option = rng.choice(asked.decision.options).key
        if seat in people:
            asking(table, people[seat], f"answer-{table.entries}").choose(asked.id, option)
        else:
            asking(table, ANA).stand_in(seat, asked.id, option)
        if rng.random() < 0.2 and talking.room_of(table, ANA.id) != talking.CLOSED:
            asking(table, ANA).say("hm")
        if rng.random() < 0.2 and table.phase == "playing" and table.undo is None and not table.why_no_undo(1):
            asking(table, BLAS).undo()
            if table.undo is not None:
                asking(table, ANA).agree(rng.random() < 0.5)
        assert everything(again(table)) == everything(table)


def test_every_kind_of_entry_reads_as_it_was_written() -> None:
    for entry in begun().fresh:
        assert acts.read(msgspec.json.encode(entry)) == entry
    with pytest.raises(msgspec.ValidationError):
        acts.read('{"at":1.0,"by":"","answer":"","act":{"act":"flew"}}')


def test_a_record_that_opens_twice_is_no_record() -> None:
    table = table_for()
    with pytest.raises(BadFile):
        table.take(Entry(1.0, "", "", table.fresh[0].act))


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        (Wish("chess", 2, {}, False, "none", "es"), UnknownGame),
        (Wish("tictactoe", 3, {}, False, "none", "es"), BadSettings),
        (Wish("arcana", 3, {"difficulty": "silly"}, False, "none", "es"), BadSettings),
        (Wish("arcana", 3, {"speed": 3}, False, "none", "es"), BadSettings),
    ],
)
def test_what_the_game_does_not_know_is_refused(wish: Wish, error: type[Exception]) -> None:
    with pytest.raises(error):
        open_table("BRISA-27", ANA, 1.0, wish)


def test_what_is_refused_changes_nothing() -> None:
    table = begun()
    before = everything(table)
    decision = table.waiting[0][0]
    for attempt in (
        lambda: asking(table, BLAS).choose(decision, "mark:0"),
        lambda: asking(table, CARLA).choose(decision, "mark:0"),
        lambda: asking(table, ANA).choose("7.0", "mark:0"),
        lambda: asking(table, ANA).choose(decision, "mark:9"),
        lambda: asking(table, ANA).choose(decision, "nonsense"),
        lambda: asking(table, ANA).free("mark:0"),
        lambda: asking(table, ANA).sit(5),
        lambda: asking(table, ANA).sit(-1),
        lambda: asking(table, ANA).start(),
        lambda: asking(table, ANA).undo(),
        lambda: asking(table, ANA).agree(True),
        lambda: asking(table, ANA).another("LUNA-11"),
        lambda: asking(table, ANA).unseat(1),
        lambda: asking(table, ANA).say(" \u200b"),
        lambda: asking(table, CARLA).pause(True),
        lambda: asking(table, BLAS).seat_bot(0, "random", away_long_enough=True),
    ):
        with pytest.raises(Refusal):
            attempt()
        assert everything(table) == before


def test_a_finished_match_is_a_file_that_verifies() -> None:
    table = begun()
    for number, who in enumerate((ANA, BLAS, ANA, BLAS, ANA)):
        choose(table, who, f"mark:{(0, 3, 1, 4, 2)[number]}")
    assert table.phase == "over"
    assert table.ended is not None
    assert table.ended.winners == (0,)
    record.verify(record.read(msgspec.json.encode(table.file())))
    assert table.file().names == ("Ana", "Blas")


def test_ana_may_leave_and_come_back_but_not_elsewhere() -> None:
    table = begun()
    asking(table, ANA).stand()
    assert told(table)[-1] == "table-left"
    asking(table, BLAS).stand()
    with pytest.raises(Refusal, match="held-another"):
        asking(table, ANA).sit(1)
    asking(table, ANA).sit(0)
    assert [chair.name for chair in table.chairs] == ["Ana", ""]


def test_changing_chairs_before_the_match_leaves_one_empty() -> None:
    table = table_for()
    asking(table, ANA).sit(0)
    asking(table, ANA).sit(1)
    assert [chair.who for chair in table.chairs] == ["empty", "person"]
    asking(table, ANA).sit(1)
    assert table.entries == 4


def test_undo_goes_back_to_before_the_askers_last_choice() -> None:
    table = begun()
    choose(table, ANA, "mark:0")
    choose(table, BLAS, "mark:1")
    asking(table, ANA).undo()
    assert table.undo is not None
    assert table.must_agree == [1]
    asking(table, BLAS).agree(True)
    assert table.version == 0
    assert told(table)[-1] == "table-undone-agreed"


def test_whoever_joined_is_gone_when_their_joining_is_undone() -> None:
    table = begun("arcana", 2, joining="open")
    asking(table, CARLA).free("join")
    assert len(table.chairs) == 3
    asking(table, CARLA).undo()
    while table.undo is not None:
        for who in (ANA, BLAS):
            asking(table, who).agree(True)
    assert len(table.chairs) == 2
    assert everything(again(table)) == everything(table)


def test_a_rematch_has_the_same_chairs_and_another_secret() -> None:
    table = begun()
    for number, who in enumerate((ANA, BLAS, ANA, BLAS, ANA)):
        choose(table, who, f"mark:{(0, 3, 1, 4, 2)[number]}")
    new = asking(table, BLAS).another("LUNA-11")
    assert new.owner == BLAS.id
    assert new.chairs == [Chair("ana", "Ana"), Chair("blas", "Blas")]
    assert new.secret != table.secret
    with pytest.raises(Refusal, match="not-seated"):
        asking(table, CARLA).another("LUNA-12")


def test_the_time_of_a_decision_is_kept_while_others_act() -> None:
    table = begun("arcana", 3)
    match = table.match
    assert match is not None
    while len(table.waiting) < 2:
        asked = match.asked[0]
        seat = asked.decision.seat
        asking(table, ANA).stand_in(seat, asked.id, asked.decision.options[0].key)
    first, second = list(table.waiting)[:2]
    before = table.waiting[second]
    asked_first = match.asked_of(first)
    assert asked_first is not None
    asking(table, ANA).stand_in(first, asked_first.id, asked_first.decision.options[-1].key)
    if second in table.waiting and table.waiting[second][0] == before[0]:
        assert table.waiting[second] == before
