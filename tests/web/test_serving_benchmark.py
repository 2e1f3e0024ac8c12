"""The arithmetic of the benchmark; how fast anything is stays out of the tests."""

from __future__ import annotations

from typing import Any

from benchmarks.serving.__main__ import as_markdown, bars
from benchmarks.serving.clients import quantile
from benchmarks.serving.game import GAME

from sobremesa.kernel.match import Match


def row(server: str, rate: float, p99: float, kilobytes: float = 10.0) -> dict[str, Any]:
    return {
        "server": server,
        "tables": 50,
        "per_second": rate,
        "per_cpu_second": rate,
        "p50_ms": p99 / 2,
        "p99_ms": p99,
        "kb_per_table": kilobytes,
        "clients_busy": 0.5,
    }


def test_the_bars_are_those_that_were_set() -> None:
    good = bars([row("sobremesa", 200.0, 5.0), row("boardgame.io", 100.0, 9.0)], 1.0)
    assert len(good) == 4
    assert all(good.values())
    bad = bars([row("sobremesa", 199.0, 9.0, 30.0), row("boardgame.io", 100.0, 9.0)], 1.5)
    assert not any(bad.values())
    assert len(bars([row("sobremesa", 1.0, 1.0)], 1.0)) == 2


def test_the_table_has_a_line_for_each() -> None:
    lines = as_markdown([row("sobremesa", 12345.6, 5.0)]).splitlines()
    assert lines[-1] == "| 50 | sobremesa | 12,346 | 12,346 | 2.5 ms | 5.0 ms | 10.0 | 50 % |"


def test_quantiles() -> None:
    numbers = [float(number) for number in range(100)]
    assert quantile(numbers, 0.5) == 50.0
    assert quantile(numbers, 0.99) == 99.0
    assert quantile([1.0], 0.99) == 1.0


def test_the_endless_game_goes_on() -> None:
    match = Match(GAME, 2)
    for _ in range(100):
        (asked,) = match.asked
        match.play(asked.decision.seat, asked.decision.options[-1])
    assert match.outcome is None
