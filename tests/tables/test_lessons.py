"""A lesson at its table: one person among bots, who can do nothing but what the lesson wants, until it is over."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.kernel import registry
from sobremesa.kernel.errors import BadSettings
from sobremesa.kernel.game import Game
from sobremesa.kernel.lesson import LEARNER, Do
from sobremesa.kernel.record import verify
from sobremesa.store.kept.tables import Index
from sobremesa.tables import consent
from sobremesa.tables.asking import open_lesson
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import Table
from sobremesa.web.sight import Sight
from tables.gathering import ANA, BLAS, again, asking, clock

GAMES = [game for name in registry.ids() if (game := registry.get(name)).lesson is not None]


@pytest.fixture(params=GAMES, ids=lambda game: str(game.info.id))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    found: Game[Any] = request.param
    return found


def lesson_of(game: Game[Any]) -> Table:
    return open_lesson("BRISA-2741", ANA, clock(), game.info.id, "es")


def let_bots_choose(table: Table) -> None:
    """Those whose choice the lesson knows; what others would choose freely no test waits for."""
    while chairs := [chair for chair in table.waiting if chair != LEARNER and table.due(chair)]:
        decision, _ = table.waiting[chairs[0]]
        asking(table, ANA).stand_in(chairs[0], decision, table.due(chairs[0]) or "")


def do(table: Table, option: str) -> None:
    asking(table, ANA).choose(table.waiting[LEARNER][0], option)


def test_whoever_does_what_glows_comes_to_its_end_and_is_free_then(game: Game[Any]) -> None:
    table = lesson_of(game)
    lesson = game.lesson
    assert lesson is not None
    steps = list(lesson.steps)
    passed = []
    while True:
        let_bots_choose(table)
        assert table.match is not None
        passed.append(lesson.step(table.match.choices))
        offered = table.match.asked_of(LEARNER)
        assert offered is not None
        due = table.due(LEARNER)
        if due is None:
            break
        assert Index.of(table).people == ()  # nobody is reminded of a lesson that they left
        for other in offered.decision.options:
            if other.key != due:
                with pytest.raises(Refusal, match="lesson"):
                    do(table, other.key)
        do(table, due)
    assert passed == [0, *(at + 1 for at, step in enumerate(steps) if isinstance(step, Do))]
    assert again(table).due(LEARNER) is None
    do(table, offered.decision.options[0].key)
    assert lesson.step(table.match.choices) is None
    assert Index.of(again(table)).people == (ANA.id,)


def test_a_lesson_comes_back_from_its_record_where_it_stood_and_goes_back_by_undoing(game: Game[Any]) -> None:
    table = lesson_of(game)
    let_bots_choose(table)
    first = table.due(LEARNER)
    assert first is not None
    do(table, first)
    let_bots_choose(table)
    assert again(table).due(LEARNER) == table.due(LEARNER)
    asking(table, ANA).undo()
    assert table.due(LEARNER) == first


def test_what_may_be_done_unasked_waits_until_the_lesson_is_over() -> None:
    table = lesson_of(registry.get("arcana"))
    with pytest.raises(Refusal, match="lesson"):
        asking(table, ANA).free("flip:1:3")
    assert b'"free":[]' in Sight(table).of(ANA.id, 0, 0)


def test_nobody_else_comes_to_a_lesson(game: Game[Any]) -> None:
    table = lesson_of(game)
    assert table.opened.practice
    with pytest.raises(Refusal, match="not-let-in"):
        asking(table, BLAS).come()
    alone = len(table.chairs) == 1
    with pytest.raises(Refusal, match="chair-taken" if alone else "joining-closed"):
        consent.way_to_sit(table, BLAS.id, len(table.chairs) - 1)


def test_somebody_who_left_and_was_played_for_has_left_the_lesson_too() -> None:
    """A bot that chose something else in their chair leads to another match, of which the lesson knows nothing."""
    table = lesson_of(registry.get("arcana"))
    assert table.match is not None
    due = table.due(LEARNER)
    asked = table.match.asked_of(LEARNER)
    assert asked is not None
    other = next(option.key for option in asked.decision.options if option.key != due)
    asking(table, ANA).stand_in(LEARNER, asked.id, other)
    assert [table.due(chair) for chair in range(table.seats)] == [None] * table.seats
    assert b'"lesson":null' in Sight(table).of(ANA.id, 0, 0)


def test_a_lesson_that_was_written_anew_leaves_the_old_match_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lesson_of(registry.get("arcana"))
    monkeypatch.setattr(type(table.game), "lesson", None)
    assert again(table).due(LEARNER) is None


def test_a_game_without_a_lesson_has_none() -> None:
    with pytest.raises(BadSettings, match="no lesson"):
        open_lesson("BRISA-2741", ANA, clock(), "tictactoe", "es")


def test_the_file_of_a_lesson_holds_and_the_next_match_is_none(game: Game[Any]) -> None:
    table = lesson_of(game)
    while table.match is not None and table.match.asked:
        asked = table.match.asked[0]
        seat = asked.decision.seat
        asking(table, ANA).stand_in(seat, asked.id, table.due(seat) or asked.decision.options[-1].key)
    verify(table.file())
    assert not asking(table, ANA).another("BRISA-28").opened.lesson
