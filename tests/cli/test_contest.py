"""`sobremesa contest`, as somebody types it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cli.conftest import Run
from sobremesa.kernel import registry
from sobremesa.kernel.game import Outcome
from sobremesa.lab import Contest, Series

WHISPERS = ("contest", "whispers", "--bots", "house,random", "--key", "k", "--jobs", "1")


def _report(text: str) -> Contest:
    return msgspec.json.decode(text, type=Contest)


def _without_seconds(text: str) -> str:
    return re.sub(r'"seconds": [0-9.e-]+', "", text)


def test_the_report_counts_every_match(run: Run) -> None:
    report = _report(run(*WHISPERS, "--deals", "30", "--seats", "3", "--json", "-").out)
    wins = {"house": 0, "random": 0}
    for bots in (("house", "random"), ("random", "house")):
        series = Series.of(registry.get("whispers"), 3, bots, "k")
        for number in range(30):
            for seat in series.play(number)[1].winners:
                wins[series.bots[seat]] += 1
    (standing,) = report.standings
    assert {one.bot: one.wins for one in standing.shares} == wins
    assert (report.deals, report.matches, report.decisions) == (30, 60, 60 * 9)
    assert standing.pairs[0].difference.middle == (wins["house"] - wins["random"]) / 90
    assert [one.bot for one in standing.ratings] == ["house", "random"]


def test_the_same_report_wherever_it_was_played(run: Run) -> None:
    args = (*WHISPERS[:-2], "--deals", "40", "--json", "-", "--jobs")
    once, again, two = (_without_seconds(run(*args, jobs).out) for jobs in ("1", "1", "2"))
    assert once == again == two


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ["house − random", "Chairs", "20 deals, 40 matches"]), ("es", ["Sillas", "20 repartos, 40 partidas"])],
)
def test_without_json_tables_for_people(run: Run, language: str, words: list[str]) -> None:
    ran = run(*WHISPERS, "--deals", "20", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert all(word in ran.out for word in words)


def test_a_friends_game_is_played_at_each_difficulty(run: Run) -> None:
    args = ("contest", "arcana", "--bots", "random,house", "--deals", "2", "--key", "k", "--jobs", "1")
    told = run(*args).out
    assert all(f"difficulty={word}" in told for word in ("normal", "hard", "doomed"))
    alone = _report(run(*args, "--set", "difficulty=hard", "--json", "-").out)
    assert [one.settings for one in alone.standings] == [{}]
    assert (alone.settings["difficulty"], alone.matches) == ("hard", 4)


def test_a_sequential_test_stops_a_contest_that_is_decided(run: Run) -> None:
    ran = run(*WHISPERS, "--deals", "100000", "--sprt", "40", "--json", "-")
    report = _report(ran.out)
    assert isinstance(report.test, msgspec.Struct)
    assert report.test.verdict in ("better", "no-better")
    assert 1 < report.deals < 2000
    assert report.matches == 2 * report.deals
    assert not report.test.lower < report.test.ratio < report.test.upper
    one_less = _report(run(*WHISPERS, "--deals", str(report.deals - 1), "--sprt", "40", "--json", "-").out)
    assert isinstance(one_less.test, msgspec.Struct)
    assert one_less.test.verdict == "undecided"


def test_a_deal_of_which_a_match_fails_is_named_and_left_out(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = _report(run(*WHISPERS, "--deals", "40", "--json", "-").out)
    game_class: Any = type(registry.get("whispers"))
    played = game_class.outcome

    def stumbles(self: Any, s: Any) -> Outcome | None:
        if s.shown[0] == 9:
            raise ZeroDivisionError("nine")
        found: Outcome | None = played(self, s)
        return found

    monkeypatch.setattr(game_class, "outcome", stumbles)
    ran = run(*WHISPERS, "--deals", "40", "--json", "-")
    report = _report(ran.out)
    assert ran.code == 1
    assert "ZeroDivisionError: nine" in ran.err
    failed = {one.number for one in report.failures}
    assert 0 < len(failed) < 40
    assert report.standings[0].shares[0].of == 2 * (40 - len(failed)) < whole.standings[0].shares[0].of
    assert all(one.key == f"k:{one.number}" for one in report.failures)
    assert {one.why.partition(":")[0] for one in report.failures} <= {"house,random", "random,house"}


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_page_to_look_at(run: Run, folder: Path, language: str) -> None:
    args = ("--deals", "12", "--sprt", "--html", "c.html", "--json", "c.json", "--lang", language)
    assert run(*WHISPERS, *args).code == 0
    page = (folder / "c.html").read_text("utf-8")
    report = _report((folder / "c.json").read_text("utf-8"))
    assert page.count("<svg ") == 2
    assert ("Ratings" if language == "en" else "Puntuaciones") in page
    assert f"{100 * report.standings[0].shares[0].share.middle:.2f}" in page
    assert f"{report.standings[0].ratings[0].mu:.2f}" in page
    assert "<script" not in page


@pytest.mark.parametrize(
    ("args", "english", "spanish"),
    [
        (("whispers", "--bots", "house"), "between two bots or more", "entre dos bots o más"),
        (("whispers", "--bots", "house,house"), "each named once", "cada uno nombrado una vez"),
        (("whispers", "--bots", "house,nobody"), "no bot called “nobody”", "ningún bot llamado «nobody»"),
        (("whispers", "--bots", "house,random", "--seats", "9"), "for 2 to 4 seats", "2 a 4"),
        (("whispers", "--bots", "house,random", "--each", "highest"), "few values", "pocos valores"),
        (("whispers", "--bots", "house,random", "--each", ""), "few values", "pocos valores"),
        (
            ("whispers", "--bots", "house,random", "--each", "tone", "--set", "tone=loud"),
            "--each tone doesn't go with --set tone",
            "--each tone no va con --set tone",
        ),
        (("whispers", "--bots", "house,random", "--deals", "0"), "--deals is a whole number", "--deals es un número"),
        (("whispers", "--bots", "house,random", "--sprt", "99"), "from 1 to 50", "de 1 a 50"),
        (("whispers", "--bots", "house,random", "--html", "no/c.html"), "can't be written", "no se puede escribir"),
    ],
)
def test_what_cannot_be_is_said_in_a_line_before_anything_is_played(
    run: Run, args: tuple[str, ...], english: str, spanish: str
) -> None:
    many = () if "--deals" in args else ("--deals", "1000000000")
    for language, words in (("en", english), ("es", spanish)):
        ran = run("contest", *args, *many, "--jobs", "1", "--lang", language)
        assert (ran.code, ran.out) == (2, "")
        assert words in ran.err
        assert ran.err.count("\n") == 1
