from __future__ import annotations

from itertools import permutations
from typing import Any

import msgspec
import pytest

from sobremesa.kernel import record, registry
from sobremesa.kernel.errors import BadSettings, UnknownGame
from sobremesa.kernel.game import Game, Outcome
from sobremesa.kernel.key import MatchKey
from sobremesa.lab import Report, Series, simulate
from sobremesa.lab.report import report_of
from sobremesa.lab.tally import Played, Spread, Tally, width_of
from tictactoe import GAME as TICTACTOE

SERIES = Series.of(TICTACTOE, 2, ["random"], "k")
REGISTERED = [registry.get(game_id) for game_id in registry.ids()]


def _fewest(game: Game[Any]) -> int:
    return game.info.seats[0]


def _without_seconds(report: Report) -> Report:
    assert report.seconds > 0
    return msgspec.structs.replace(report, seconds=0.0)


def test_the_report_counts_every_match() -> None:
    report = simulate(TICTACTOE, 200, seats=2, bots=["random"], key="k")
    assert (report.game, report.rules, report.seats, report.bots) == ("tictactoe", 1, 2, ("random", "random"))
    assert (report.key, report.settings, report.matches) == ("k", {}, 200)
    assert set(report.results.endings) == {"draw", "line"}
    assert sum(report.results.endings.values()) == 200
    assert sum(report.results.wins) == report.results.endings["line"]
    assert report.results.wins[0] > report.results.wins[1]  # whoever begins has the better of it
    assert 200 * 5 < report.decisions < 200 * 9


def test_the_same_key_gives_the_same_report_and_another_key_another() -> None:
    first, again, other = (
        _without_seconds(simulate(TICTACTOE, 200, seats=2, bots=["random"], key=key)) for key in ("k", "k", "l")
    )
    assert first == again
    assert first.results != other.results


@pytest.mark.parametrize("game", REGISTERED, ids=registry.ids())
def test_the_number_of_processes_changes_nothing(game: Game[Any]) -> None:
    alone, three = (
        _without_seconds(simulate(game, 15, seats=_fewest(game), bots=["random", "house"], key="k", jobs=jobs))
        for jobs in (1, 3)
    )
    assert alone == three


def test_a_longer_simulation_begins_with_the_shorter_one() -> None:
    series = Series.of(TICTACTOE, 2, ["random"], "k")
    played = [series.play(number, TICTACTOE) for number in range(30)]
    report = simulate(TICTACTOE, 30, seats=2, bots=["random"], key="k")
    assert report.decisions == sum(choices for choices, _ in played)
    assert report.results.endings["line"] == sum(outcome.ending == "line" for _, outcome in played)


@pytest.mark.parametrize("game", [TICTACTOE, *REGISTERED], ids=["tictactoe", *registry.ids()])
def test_the_recorded_match_is_the_one_that_was_simulated(game: Game[Any]) -> None:
    seats = _fewest(game)
    series = Series.of(game, seats, ["random"], "k")
    for number in range(10):
        choices, outcome = series.play(number, game)
        match = series.record(number, game)
        assert (match.version, match.outcome) == (choices, outcome)
        assert match.key == MatchKey.from_words(f"k:{number}", seats)


@pytest.mark.parametrize("game", REGISTERED, ids=registry.ids())
def test_a_recorded_match_can_be_verified(game: Game[Any]) -> None:
    match = Series.of(game, game.info.seats[1], ["house"], "k").record(4)
    assert record.load(record.export(match)).outcome == match.outcome


def test_progress_adds_up_to_the_number_of_matches() -> None:
    told: list[int] = []
    simulate(TICTACTOE, 1001, seats=2, bots=["random"], key="k", progress=told.append)
    assert sum(told) == 1001
    assert len(told) > 10
    assert min(told) > 0


def test_progress_is_told_while_other_processes_play() -> None:
    told: list[int] = []
    simulate(REGISTERED[0], 30, seats=_fewest(REGISTERED[0]), bots=["random"], key="k", jobs=2, progress=told.append)
    assert sum(told) == 30
    assert len(told) > 2


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"matches": 0}, "at least one match"),
        ({"jobs": 0}, "at least one match and one job"),
        ({"seats": 3}, "tictactoe is for 2 to 2 seats, not 3"),
        ({"bots": []}, "name a bot"),
        ({"settings": {"colour": "red"}}, "there is no setting 'colour'"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(changed: dict[str, Any], complaint: str) -> None:
    usual: dict[str, Any] = {"matches": 1, "seats": 2, "bots": ["random"], "key": "k"}
    with pytest.raises(BadSettings, match=complaint):
        simulate(TICTACTOE, **{**usual, **changed})


def test_other_processes_only_know_registered_games() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'tictactoe'"):
        simulate(TICTACTOE, 10, seats=2, bots=["random"], key="k", jobs=2)


def _tally(*played: Played) -> Tally:
    tally = Tally(2)
    tally.count(list(played))
    return tally


def test_tallies_can_be_added_in_any_order() -> None:
    outcomes = [Outcome("won", (0,), ()), Outcome("lost", (), ()), Outcome("won", (0, 1), ())]
    played = [Played(number, 100 * number, one, number, (-number, 7), 0.5) for number, one in enumerate(outcomes)]
    for order in permutations(played):
        total = Tally(2)
        for one in order:
            total.add(_tally(one))
        assert report_of(SERIES, 1, total, 0.0) == report_of(SERIES, 1, _tally(*played), 0.0)
        assert (total.matches, total.decisions) == (3, 300)
        assert (total.endings, total.wins, total.winners) == ({"won": 2, "lost": 1}, [2, 1], {1: 1, 0: 1, 2: 1})


def test_how_numbers_are_spread_is_kept_in_little_room() -> None:
    spread = Spread()
    spread.add(range(-3, 100_000))
    assert (spread.count, spread.least, spread.most) == (100_003, -3, 99_999)
    assert spread.sum == sum(range(-3, 100_000))
    assert spread.squares == sum(n * n for n in range(-3, 100_000))
    assert len(spread.bins) < 500
    for place, count in spread.bins.items():
        assert count <= width_of(place)
    assert sum(spread.bins.values()) == spread.count
