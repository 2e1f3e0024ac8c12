"""Analysis of finished matches: the chance of each side by turn, turning points without hindsight, luck apart."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sobremesa.bots.analysis import turning
from sobremesa.bots.analysis.course import analysed, course, forget_all
from sobremesa.bots.analysis.curve import MOST_POINTS, beginnings, point
from sobremesa.bots.analysis.playing_on import sides_of, wins
from sobremesa.bots.analysis.told import Analysis, nothing_yet, phrase_of
from sobremesa.bots.analysis.turning import Trial
from sobremesa.kernel import record, registry
from sobremesa.kernel.game import Outcome
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.lab.series import Series
from sobremesa.text import LANGUAGES, texts


def played(game: str, seats: int, *names: str, key: str = "analysis") -> Match[Any]:
    return Series.of(registry.get(game), seats, names, key).record(0)


@pytest.fixture(scope="module")
def arcana() -> bytes:
    return record.export(played("arcana", 3, "house", "random"))


def test_an_analysis_tells_the_chance_at_every_turn_and_ends_with_what_came(arcana: bytes) -> None:
    told = analysed(arcana)
    match = record.load(arcana)
    assert told.is_done
    assert [(one.version, one.turn) for one in told.points] == list(beginnings(match))
    assert told.points[0].version == 0
    assert told.points[-1].version == match.version
    assert match.outcome is not None
    assert told.points[-1].chances == [float(bool(match.outcome.winners))]
    assert len(told.points) == told.expected


def test_the_same_file_is_analysed_the_same_and_goes_into_json_whole(arcana: bytes) -> None:
    told = analysed(arcana)
    forget_all()
    assert analysed(arcana) == told
    assert msgspec.json.decode(msgspec.json.encode(told), type=Analysis) == told


def test_who_chooses_at_random_is_told_where_it_cost_most_and_why(arcana: bytes) -> None:
    told = analysed(arcana)
    assert 1 <= len(told.turning_points) <= turning.MOST
    match = record.load(arcana)
    for one in told.turning_points:
        seat, taken = match.choices[one.version]
        assert (one.seat, one.taken.key) == (seat, taken.key)
        assert one.better.key != one.taken.key
        assert one.loss > turning.ERRORS * one.error
        for language in LANGUAGES:
            said = texts(match.game, language)
            for named in (one.ask, one.taken.label, one.better.label, one.because):
                assert said.phrase(phrase_of(named), ())


def test_what_a_choice_cost_is_judged_by_what_the_seat_could_know(arcana: bytes) -> None:
    """Of two matches that the seat couldn't tell apart the loss is the same; what luck made of it isn't."""
    match, lucky = record.load(arcana), 0
    for at, choice in enumerate(match.choices):
        standing = match.at(at)
        asked = standing.asked_of(choice[0])
        if asked is None or asked.decision.ask != "predict":
            continue
        other = standing.fork()
        dealt = match.game.redeal(standing.state, choice[0], Rng(bytes([at])))
        other._now = other._now._replace(state=dealt)
        here, there = (turning.judged(one, at, choice, range(3), frozenset()) for one in (standing, other))
        assert here.losses == there.losses
        lucky += here.truths != there.truths
    assert lucky


def test_only_what_is_more_than_chance_is_a_turning_point() -> None:
    match = record.load(record.export(played("arcana", 2, "house")))
    noise = [Trial(0, [0.5, -0.5, 0.5, -0.4], [0.0] * 4)]
    assert turning.points(match, noise, frozenset()) == []
    assert turning.closest([Trial(3, [-0.1], [0.0]), Trial(5, [0.2], [0.0])]) == (5,)


def test_sides_are_what_wins_together() -> None:
    assert [side.name for side in sides_of(registry.get("eldritch"), 3)] == ["all"]
    assert [side.seat for side in sides_of(registry.get("ansia"), 3)] == [0, 1, 2]
    cosa = registry.get("cosa")
    sides = sides_of(cosa, 6)
    assert [side.name for side in sides] == ["humans", "thing"]
    assert wins(cosa, sides, Outcome("burned", (0, 1), (1.0, 1.0))) == [1.0, 0.0]
    assert wins(cosa, sides, Outcome("time", (), ())) == [0.0, 0.0]
    assert wins(registry.get("ansia"), sides_of(registry.get("ansia"), 2), Outcome("dawn", (1,), (0, 1))) == [0.0, 1.0]


def test_where_nothing_is_fitted_a_point_is_playouts_with_an_interval() -> None:
    match = played("cosa", 4, "house")
    found = point(match, 0, match.game.turns(match.at(0).state), frozenset())
    assert found.playouts >= 8
    assert all(low <= middle <= high for low, middle, high in zip(found.low, found.chances, found.high, strict=True))
    assert sum(found.chances) <= 1.0


def test_a_long_match_has_no_more_points_than_one_can_look_at() -> None:
    match = played("princesa", 10, "random")
    marks = beginnings(match)
    assert len(marks) <= MOST_POINTS
    assert marks[-1][0] == match.version
    assert [version for version, _ in marks] == sorted({version for version, _ in marks})


def test_an_analysis_grows_piece_by_piece_wherever_pieces_are_worked_out(arcana: bytes) -> None:
    told = nothing_yet("arcana", 3)
    pieces, result, seen = course(told), None, []
    try:
        while True:
            work, given = pieces.send(result)
            result = work(arcana, *given)
            seen.append(len(told.points))
    except StopIteration:
        pass
    assert seen == sorted(seen)
    assert told == analysed(arcana)


def test_no_piece_plays_in_more_than_one_world(arcana: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """With many seats one alone takes seconds, and what takes too long is broken off."""
    tried, worlds_of = turning.tried, list[int]()

    def counted(match: Match[Any], version: int, worlds: range, persons: frozenset[int]) -> Trial:
        worlds_of.append(len(worlds))
        return tried(match, version, worlds, persons)

    monkeypatch.setattr(turning, "tried", counted)
    assert analysed(arcana).turning_points
    assert set(worlds_of) == {1}
    assert len(worlds_of) > turning.TRIED_CLOSELY
