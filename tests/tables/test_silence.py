"""Silent choices: taken, written down, and noticed by nobody but the chooser."""

from __future__ import annotations

from sobremesa.tables.chair import Person
from sobremesa.tables.table import Table
from tables.gathering import again, asking, begun

_NAMES = ("ana", "blas", "carla", "dora")


def _playing() -> tuple[Table, int, int]:
    """A table of La Cosa, the chair of La Cosa and the chair that is asked, which is another's."""
    while True:
        table = begun("cosa", 4)
        for chair in (2, 3):
            name = _NAMES[chair]
            asking(table, Person(name, name)).sit(chair)
        assert table.match is not None
        thing = next(chair for chair in range(4) if table.match.game.free(table.match.state, chair))
        asked = table.match.asked[0].decision
        if asked.seat != thing and asked.ask == "act":  # not a panic
            return table, thing, asked.seat


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
        [table.match.why_no_undo(chair) for chair in range(4) if not table.match.game.free(table.match.state, chair)],
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
    match = table.match
    assert match is not None
    return [option.key for option in match.game.free(match.state, thing)] == ["withdraw"]


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
