"""The arithmetic of the benchmarks; how fast anything is stays out of the tests."""

import json
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2]))

from benchmarks.contests import BARRED, BUILDS, SIMULATED, Contest, for_information
from benchmarks.run import as_json, as_markdown, judge

from benchmarks import ours

BESIDE = Contest(
    "a game beside another",
    ours=("choices", "tictactoe", 2),
    peer=("choices", "other", 2),
    figures=(("choices", "moves"), ("choices", "moves and chance")),
    bars={"plain": 1.0},
)
PLAYED = [
    {"plain": {"choices": 10.0}, "peer": {"moves": 10.0, "moves and chance": 20.0}},
    {"plain": {"choices": 30.0}, "peer": {"moves": 10.0, "moves and chance": 20.0}},
    {"plain": {"choices": 8.0}, "peer": {"moves": 4.0, "moves and chance": 8.0}},
]


def test_rounds_are_compared_one_by_one_and_the_median_counts():
    first, second = judge(BESIDE, "plain", PLAYED)
    assert (first.ours, first.peer, first.ratio) == (10.0, 10.0, 2.0)
    assert (second.ours, second.peer, second.ratio) == (10.0, 20.0, 1.0)


def test_the_bar_is_for_the_way_of_counting_that_is_worst_for_us():
    kind, strict = judge(BESIDE, "plain", PLAYED)
    assert (kind.bar, kind.met) == (None, None)
    assert (strict.bar, strict.met) == (1.0, True)


def test_a_limit_is_met_from_below():
    alone = Contest("clone", ours=("clone", "tictactoe", 2), figures=(("µs", ""),), bars={"plain": 3.0})
    [row] = judge(alone, "plain", [{"plain": {"µs": 3.5}}])
    assert (row.ratio, row.met) == (None, False)
    [row] = judge(alone, "plain", [{"plain": {"µs": 2.5}}])
    assert row.met is True


def test_reports():
    rows = judge(BESIDE, "plain", PLAYED)
    assert as_markdown(rows).splitlines()[2:] == [
        "| a game beside another | plain | 10.00 choices | 10.00 moves | 2.00 |  |  |",
        "| a game beside another | plain | 10.00 choices | 20.00 moves and chance | 1.00 | ≥ 1 | yes |",
    ]
    told = json.loads(as_json(rows, {"rounds": 3}))
    assert told["rounds"] == 3
    assert told["rows"][1]["met"] is True


def test_a_simulation_is_measured_as_decisions_a_second_and_as_a_ratio_without_a_bar():
    assert SIMULATED in for_information()
    rounds = [{"plain": {"decisions": 50.0, "matches": 1.0}, "peer": {"moves": 100.0}}]
    [row] = judge(SIMULATED, "plain", rounds)
    assert (row.figure, row.ours, row.ratio, row.bar) == ("decisions", 50.0, 0.5, None)


@pytest.mark.parametrize("contest", [*BARRED, *for_information()], ids=lambda contest: contest.what)
def test_every_contest_of_ours_runs_and_gives_its_figures(contest, monkeypatch):
    monkeypatch.setattr(ours, "WHOLE_MATCHES", 1)
    monkeypatch.setattr(ours, "WHOLE_CHOICES", 25)
    measure, game, seats = contest.ours
    figures = ours.MEASURES[measure](game, seats, 0.001)
    assert all(figures[figure] > 0 for figure, _ in contest.figures)
    assert set(contest.bars) <= set(BUILDS)
