"""A match goes on when its rules were mended since; a finished one is kept as it was."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from sobremesa.kernel.option import Option
from sobremesa.kernel.saved import Choice, Saved, resumed
from sobremesa.tables.coming_back import Older, come_back
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import Table
from tables.gathering import ANA, BLAS, CARLA, again, asking, begun, choose, kept
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


def test_it_goes_on_from_its_checkpoint(request: pytest.FixtureRequest) -> None:
    table = begun()
    choose(table, ANA, "mark:4")
    checkpoint = table.checkpoint()
    choose(table, BLAS, "mark:0")
    request.getfixturevalue("mended")
    back = again(table, checkpoint)
    assert back.match is not None
    assert back.match.earliest == 2
    assert position(back) == position(table)
    assert back.ways_back.is_due
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
    checkpoint = table.checkpoint()
    request.getfixturevalue("mended")
    back = again(table, checkpoint)
    later = come_back(table.code, [*table.fresh, *back.fresh], kept(checkpoint, back.checkpoint()))
    assert later.entries == back.entries
    assert not later.ways_back.is_due
    assert position(later) == position(back)


def test_what_no_longer_fits_is_left_out(request: pytest.FixtureRequest) -> None:
    table = begun()
    checkpoint = table.checkpoint()
    choose(table, ANA, "mark:4")
    asking(table, BLAS).say("well played")
    choose(table, BLAS, "mark:0")
    request.getfixturevalue("stricter")
    back = again(table, checkpoint)
    assert back.version == 0
    assert position(back) == [0, 0]
    assert [line.text for line in back.chat] == ["well played"]
    later = come_back(table.code, [*table.fresh, *back.fresh], kept(checkpoint, back.checkpoint()))
    assert later.version == 0
    choose(later, ANA, "mark:0")


def test_without_a_checkpoint_it_is_not_taken_up(request: pytest.FixtureRequest) -> None:
    """Dealt under other rules, it would be another match."""
    table = begun()
    choose(table, ANA, "mark:4")
    request.getfixturevalue("mended")
    with pytest.raises(Older) as older:
        again(table)
    assert not older.value.is_over


def test_a_finished_match_is_not_taken_up_either(request: pytest.FixtureRequest) -> None:
    table = begun()
    for number, who in enumerate((ANA, BLAS, ANA, BLAS, ANA)):
        choose(table, who, f"mark:{(0, 3, 1, 4, 2)[number]}")
    checkpoint = table.checkpoint()
    request.getfixturevalue("mended")
    with pytest.raises(Older) as older:
        again(table, checkpoint)
    assert older.value.is_over


def test_an_option_that_is_no_more_keeps_its_name() -> None:
    table = begun()
    assert table.match is not None
    saved = Saved(0, 1, msgspec.Raw(table.game.schema.dumps(table.match.state)))
    back = resumed(table.match.origin, [Choice(0, "castle:3", 0)], 0, saved)
    assert isinstance(back.choices[0][1], Option)
    assert back.choices[0][1].key == "castle:3"


def test_an_undo_that_was_answered_before_the_checkpoint_is_not_asked_again(request: pytest.FixtureRequest) -> None:
    table = begun()
    choose(table, ANA, "mark:4")
    asking(table, ANA).undo()
    choose(table, BLAS, "mark:0")
    assert table.undo is None
    request.getfixturevalue("mended")
    assert again(table, table.checkpoint()).undo is None


def test_when_the_table_was_last_touched_tells_nothing_of_what_onlookers_said(request: pytest.FixtureRequest) -> None:
    table = begun()
    choose(table, ANA, "mark:4")
    asking(table, CARLA).say("psst")
    touched = table.touched
    checkpoint = table.checkpoint()
    request.getfixturevalue("mended")
    assert again(table, checkpoint).touched == touched


def test_an_undo_that_was_asked_for_does_not_outlive_the_old_rules(request: pytest.FixtureRequest) -> None:
    """What it would go back to was played under them: nobody can agree to it any more."""
    table = begun()
    choose(table, ANA, "mark:4")
    choose(table, BLAS, "mark:0")
    asking(table, ANA).undo()
    assert table.undo is not None
    checkpoint = table.checkpoint()
    request.getfixturevalue("mended")
    back = again(table, checkpoint)
    assert back.undo is None
    with pytest.raises(Refusal):
        asking(back, BLAS).agree(True)
    assert back.version == 2
