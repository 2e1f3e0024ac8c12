"""Silent choices: taken, written down, and noticed by nobody but the chooser."""

from __future__ import annotations

import pytest

from sobremesa.tables import thinking
from sobremesa.tables.chair import Person
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import Table
from tables.gathering import ANA, BLAS, CARLA, DORA, again, asking, begun


def _playing() -> tuple[Table, int, int]:
    """A table of La Cosa, the chair of La Cosa and the chair that is asked, which is another's."""
    while True:
        table = begun("cosa", 4, people=(ANA, BLAS, CARLA, DORA))
        assert table.match is not None
        thing = next(chair for chair in range(4) if "request" in _unasked(table, chair))
        asked = table.match.asked[0].decision
        if asked.seat != thing and asked.ask == "act":  # not a panic
            return table, thing, asked.seat


def _unasked(table: Table, chair: int) -> list[str]:
    assert table.match is not None
    return [option.key for option in table.match.game.free(table.match.state, chair)]


def _as(table: Table, chair: int) -> Person:
    person = table.chairs[chair].person
    return Person(person, person)


def _seen(table: Table) -> object:
    assert table.match is not None
    return (
        table.match.noticed,
        table.log,
        table.waiting,
        table.undo,
        table.touched,
        table.changes,
        table.match.asked,
        [(table.match.why_no_undo(chair), table.why_no_undo(chair)) for chair in range(4)],
    )


def test_a_silent_choice_changes_nothing_that_others_see() -> None:
    table, thing, _ = _playing()
    before = _seen(table)
    entries = table.entries
    asking(table, _as(table, thing)).free("request")
    assert _seen(table) == before
    assert table.entries == entries + 1
    assert again(table).match is not None
    assert again(table).version == table.version


def _request_stands(table: Table, thing: int) -> bool:
    return "withdraw" in _unasked(table, thing)


def test_an_undo_asked_for_still_stands_and_the_request_outlives_it() -> None:
    table, thing, turn = _playing()
    match = table.match
    assert match is not None
    asked = match.asked_of(turn)
    assert asked is not None
    discard = next(option for option in asked.decision.options if option.verb == "discard")
    asking(table, _as(table, turn)).choose(asked.id, discard.key)
    asking(table, _as(table, turn)).undo()
    assert table.undo is not None
    asking(table, _as(table, thing)).free("request")
    assert table.undo is not None
    for chair in list(table.must_agree):
        asking(table, _as(table, chair)).agree(True)
    assert table.undo is None
    assert [event.kind for _, event in table.log][-1] == "table-undone-agreed"
    assert _request_stands(table, thing)
    assert _request_stands(again(table), thing)


def test_a_silent_choice_is_nothing_to_undo() -> None:
    table, thing, turn = _playing()
    asking(table, _as(table, thing)).free("request")
    before, entries = _seen(table), table.entries
    with pytest.raises(Refusal, match="nothing-to-undo"):
        asking(table, _as(table, thing)).undo()
    assert (_seen(table), table.entries) == (before, entries)
    _discard(table, turn)  # that others have acted since changes nothing
    with pytest.raises(Refusal, match="nothing-to-undo"):
        asking(table, _as(table, thing)).undo()
    assert table.undo is None


def _discard(table: Table, chair: int) -> None:
    assert table.match is not None
    asked = table.match.asked_of(chair)
    assert asked is not None
    discard = next(option for option in asked.decision.options if option.verb == "discard")
    asking(table, _as(table, chair)).choose(asked.id, discard.key)


def _the_thing_has_chosen() -> tuple[Table, int]:
    """A match that goes on after a choice of La Cosa's, which she must ask to take back."""
    while True:
        table, thing, turn = _playing()
        assert table.match is not None
        while turn != thing and table.match.asked:
            asked = table.match.asked[0]
            turn = asked.decision.seat
            asking(table, _as(table, turn)).choose(asked.id, asked.decision.options[-1].key)
        if turn == thing and table.match.asked and not table.fallen and table.match.why_no_undo(thing) is not None:
            return table, thing


def test_an_undo_goes_back_to_what_everybody_saw_and_keeps_ones_own_request() -> None:
    table, thing = _the_thing_has_chosen()
    assert table.match is not None
    noticed = table.match.noticed
    asking(table, _as(table, thing)).free("request")
    asking(table, _as(table, thing)).undo()
    assert table.undo is not None
    assert table.undo.to == table.version - 2
    for chair in list(table.must_agree):
        asking(table, _as(table, chair)).agree(True)
    assert table.match.noticed == noticed - 1
    assert _request_stands(table, thing)
    assert _request_stands(again(table), thing)
    assert table.version == again(table).version == table.match.version


def test_whether_there_was_a_request_shows_in_nothing_that_comes_later() -> None:
    plain, thing, turn = _playing()
    hushed = again(plain)
    hushed.fresh = list(plain.fresh)
    asking(hushed, _as(hushed, thing)).free("request")
    for table in (plain, hushed):
        _discard(table, turn)
    assert plain.match is not None
    assert hushed.match is not None
    assert hushed.match.asked == plain.match.asked
    assert list(hushed.waiting) == list(plain.waiting)
    for asked in plain.match.asked:
        chair = asked.decision.seat
        # What a bot draws from, for it is seen by what it chooses.
        assert (
            thinking.question(hushed.match, chair, "random")[-1] == thinking.question(plain.match, chair, "random")[-1]
        )
