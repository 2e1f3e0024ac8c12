"""The figures of docs/cosa-results.md: the same matches as a simulation's, and honest intervals."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2]))

from benchmarks.cosa_results import (
    HUMANS_WIN,
    NOBODY_WINS,
    THING_WINS,
    Played,
    average,
    by_house,
    by_sides,
    heading,
    row,
    share,
)

from sobremesa.games.cosa.rules import GAME
from sobremesa.lab.simulate import simulate


def test_the_matches_are_those_of_a_simulation_with_the_same_key() -> None:
    matches = list(by_house(5, 6, "the same"))
    report = simulate(GAME, 6, seats=5, bots=("house",), key="the same")
    assert dict(Counter(match.ending for match in matches)) == report.results.endings
    assert sum(match.choices for match in matches) == report.decisions


def test_intervals() -> None:
    assert share(50, 100) == pytest.approx((50.0, 40.4, 59.6), abs=0.05)
    assert share(0, 100) == pytest.approx((0.0, 0.0, 3.7), abs=0.05)
    assert share(100, 100) == pytest.approx((100.0, 96.3, 100.0), abs=0.05)
    assert average([1, 2, 3]) == "2.0 ± 1.1"


def test_a_row_has_every_match_once_and_fits_its_heading() -> None:
    endings = [*HUMANS_WIN, *THING_WINS, *NOBODY_WINS]
    told = row([Played(ending, 10, 30) for ending in endings], "4").split(" | ")
    titles = heading("seats").splitlines()[0].split(" | ")
    assert len(told) == len(titles)
    assert told[:2] == ["| 4", "28.6 % (8.2–64.1)"]
    assert told[4:-2] == ["1"] * len(endings)
    assert told[-2:] == ["10.0 ± 0.0", "30.0 ± 0.0 |"]


def test_by_lot_nobody_declares_wrongly_and_la_cosa_declares_at_last() -> None:
    endings = [match.ending for match in by_sides(4, 12, "by lot", humans="random", others="random")]
    assert "declared-wrong" not in endings
    assert {"declared", "declared-alone"} & set(endings)


def test_each_side_can_play_its_own_way() -> None:
    thinking = [match.ending for match in by_sides(6, 8, "sides", humans="house", others="random")]
    by_lot = [match.ending for match in by_sides(6, 8, "sides", humans="random", others="house")]
    assert thinking.count("burned") > by_lot.count("burned")
