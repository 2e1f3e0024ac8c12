from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from cli.pseudoterminal import PseudoTerminal
from sobremesa.kernel import record, registry

FIELDS = ["game", "rules", "settings", "seats", "bots", "key", "matches", "decisions", "seconds", "failed"]
FIELDS += ["failures", "results"]


def _report(out: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(out)
    assert list(report) == FIELDS
    assert report.pop("seconds") > 0
    return report


def test_the_report_as_json(run: Run) -> None:
    args = ("whispers", "--matches", "50", "--seats", "3", "--bots", "house,random", "--key", "k", "--jobs", "1")
    ran = run("simulate", *args, "--set", "highest=8", "--json", "-")
    assert (ran.code, ran.err) == (0, "")
    report = _report(ran.out)
    results = report.pop("results")
    assert report == {
        "game": "whispers",
        "rules": 1,
        "settings": {"highest": 8, "quiet": False, "tone": "soft"},
        "seats": 3,
        "bots": ["house", "random", "house"],
        "key": "k",
        "matches": 50,
        "decisions": 50 * 9,
        "failed": 0,
        "failures": [],
    }
    assert set(results) == {"endings", "wins", "winners", "choices", "turns", "scores", "blocks"}
    assert results["choices"] == {"count": 50, "sum": 450, "squares": 4050, "least": 9, "most": 9, "bins": {"9": 50}}
    assert set(results["endings"]) == {"high", "low"}
    assert sum(results["endings"].values()) == 50
    # The house votes low and nothing else, so it wins whenever the sum is low.
    assert results["wins"][0] == results["wins"][2] == results["endings"]["low"]


@pytest.mark.parametrize("game_id", registry.ids())
def test_the_number_of_jobs_changes_nothing(run: Run, game_id: str) -> None:
    args = ("simulate", game_id, "--matches", "12", "--bots", "random", "--key", "same", "--json", "-")
    alone = _report(run(*args, "--jobs", "1").out)
    assert alone["decisions"] > 40
    assert _report(run(*args, "--jobs", "2").out) == alone
    assert _report(run(*args[:-4], "--key", "other", "--json", "-", "--jobs", "1").out) != alone


def test_json_goes_to_a_file(run: Run, folder: Path) -> None:
    ran = run("simulate", "whispers", "--matches", "5", "--jobs", "1", "--json", "report.json")
    assert (ran.code, ran.out) == (0, "")
    assert _report((folder / "report.json").read_text())["matches"] == 5
    assert [path.name for path in folder.iterdir()] == ["report.json"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["The kept cards are low.", "Won by Player 2 (random)", "30 matches"]),
        ("es", ["Las cartas guardadas suman poco.", "Gana Jugador 2 (random)", "30 partidas"]),
    ],
)
def test_without_json_a_table_for_people(run: Run, language: str, words: list[str]) -> None:
    args = ("--matches", "30", "--bots", "house,random", "--key", "the key", "--jobs", "1", "--lang", language)
    ran = run("simulate", "whispers", *args)
    assert ran.code == 0
    assert all(word in ran.out for word in [*words, "the key", "%"])
    assert "\x1b" not in ran.out + ran.err


def test_a_made_up_key_is_told_and_can_be_used_again(run: Run) -> None:
    args = ("simulate", "whispers", "--matches", "20", "--jobs", "1", "--bots", "random", "--json", "-")
    first, second = _report(run(*args).out), _report(run(*args).out)
    assert first["key"] != second["key"]
    assert _report(run(*args, "--key", first["key"]).out) == first


def test_export_gives_exactly_that_match_of_the_simulation(run: Run) -> None:
    args = ("whispers", "--seats", "3", "--bots", "random,house", "--key", "k")
    report = _report(run("simulate", *args, "--matches", "12", "--jobs", "1", "--json", "-").out)
    endings = {"high": 0, "low": 0}
    wins = [0, 0, 0]
    files = set()
    for number in range(12):
        exported = run("export", *args, "--match", str(number)).out
        files.add(exported)
        match = record.load(exported.encode())
        assert match.outcome is not None
        endings[match.outcome.ending] += 1
        for seat in match.outcome.winners:
            wins[seat] += 1
    assert len(files) == 12
    assert (endings, wins) == (report["results"]["endings"], report["results"]["wins"])


def test_a_bar_on_a_terminal_and_none_in_the_report(terminal: Callable[..., PseudoTerminal], folder: Path) -> None:
    screen = terminal("simulate", "whispers", "--matches", "300", "--jobs", "1", "--json", "out.json")
    told = screen.rest()
    assert "Playing" in told
    assert "300/300" in told
    assert screen.exit_code() == 0
    assert _report((folder / "out.json").read_text())["matches"] == 300


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_with_130_and_no_traceback(terminal: Callable[..., PseudoTerminal], jobs: str) -> None:
    screen = terminal("simulate", "whispers", "--matches", "1000000", "--jobs", jobs)
    screen.until("/1000000")
    screen.type("\x03")
    assert "Traceback" not in screen.rest()
    assert screen.exit_code() == 130
