"""A match goes on when its rules were mended since; a finished one is kept as it was."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from sobremesa.kernel.option import Option
from sobremesa.kernel.saved import Choice, Saved, resumed
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import Table
from tables.gathering import ANA, BLAS, CARLA, again, asking, begun, choose
from tictactoe import GAME


@pytest.fixture
def mended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Call it in the middle of a test, through `request.getfixturevalue`."""
    monkeypatch.setattr(type(GAME), "info", replace(GAME.info, version=2))


@pytest.fixture
def stricter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules under which the middle can't be taken first."""
    old = type(GAME).decisions

    def decisions(self: object, s: object) -> object:
        return tuple(
            type(one)(one.seat, one.ask, one.source, tuple(o for o in one.options if o.key != "mark:4"))
            for one in old(self, s)  # type: ignore[arg-type]
        )

    monkeypatch.setattr(type(GAME), "info", replace(GAME.info, version=2))
    monkeypatch.setattr(type(GAME), "decisions", decisions)


def position(table: Table) -> list[int]:
    assert table.match is not None
    marks: list[int] = table.match.state.marks
    return marks


def test_it_goes_on_from_its_snapshot(request: pytest.FixtureRequest) -> None:
    table = begun()
    choose(table, ANA, "mark:4")
    snapshot = table.snapshot()
    choose(table, BLAS, "mark:0")
    request.getfixturevalue("mended")
    back = again(table, snapshot)
    assert back.match is not None
    assert back.match.earliest == 2
    assert position(back) == position(table)
    assert back.needs_snapshot
    assert back.entries == table.entries + 1  # and the record says that the rules were mended
    choose(back, ANA, "mark:1")
    asking(back, ANA).undo()
    asking(back, BLAS).agree(True)
    assert back.version == 2
    for who in (ANA, BLAS):
        with pytest.raises(Refusal, match="undo-impossible"):
            asking(back, who).undo()


def test_and_again_from_the_record_that_says_so(request: pytest.FixtureRequest) -> None:
    table = begun()
    choose(table, ANA, "mark:4")
    snapshot = table.snapshot()
    request.getfixturevalue("mended")
    back = again(table, snapshot)
    later = Table.loaded(table.code, [*table.fresh, *back.fresh], back.snapshot())
    assert later.entries == back.entries
    assert not later.needs_snapshot
    assert position(later) == position(back)


def test_what_no_longer_fits_is_left_out(request: pytest.FixtureRequest) -> None:
    table = begun()
    snapshot = table.snapshot()
    choose(table, ANA, "mark:4")
    asking(table, BLAS).say("well played")
    choose(table, BLAS, "mark:0")
    request.getfixturevalue("stricter")
    back = again(table, snapshot)
    assert back.version == 0
    assert position(back) == [0, 0]
    assert [line.text for line in back.chat] == ["well played"]
    later = Table.loaded(table.code, [*table.fresh, *back.fresh], back.snapshot())
    assert later.version == 0
    choose(later, ANA, "mark:0")


def test_without_a_snapshot_it_is_played_again(request: pytest.FixtureRequest) -> None:
    table = begun()
    choose(table, ANA, "mark:4")
    request.getfixturevalue("mended")
    back = again(table, None)
    assert position(back) == position(table)


def test_a_finished_match_is_kept_as_it_was(request: pytest.FixtureRequest) -> None:
    table = begun()
    for number, who in enumerate((ANA, BLAS, ANA, BLAS, ANA)):
        choose(table, who, f"mark:{(0, 3, 1, 4, 2)[number]}")
    snapshot = table.snapshot()
    request.getfixturevalue("mended")
    back = again(table, snapshot)
    assert back.phase == "over"
    assert back.file() == table.file()
    assert back.file().rules == 1
    assert position(back) == position(table)


def test_an_option_that_is_no_more_keeps_its_name() -> None:
    table = begun()
    assert table.match is not None
    saved = Saved(0, 1, msgspec.Raw(table.game.schema.dumps(table.match.state)))
    back = resumed(table.match.origin, [Choice(0, "castle:3", 0)], 0, saved)
    assert isinstance(back.choices[0][1], Option)
    assert back.choices[0][1].key == "castle:3"


def test_an_undo_that_was_answered_before_the_snapshot_is_not_asked_again(request: pytest.FixtureRequest) -> None:
    table = begun()
    choose(table, ANA, "mark:4")
    asking(table, ANA).undo()
    choose(table, BLAS, "mark:0")
    assert table.undo is None
    request.getfixturevalue("mended")
    assert again(table, table.snapshot()).undo is None


def test_when_the_table_was_last_touched_tells_nothing_of_what_onlookers_said(request: pytest.FixtureRequest) -> None:
    table = begun()
    choose(table, ANA, "mark:4")
    asking(table, CARLA).say("psst")
    touched = table.touched
    snapshot = table.snapshot()
    request.getfixturevalue("mended")
    assert again(table, snapshot).touched == touched
