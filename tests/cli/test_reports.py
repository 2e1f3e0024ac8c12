"""Reports one looks at: a page, a table of matches, and two runs compared."""

from __future__ import annotations

import json
import re
import shutil
from math import comb
from pathlib import Path
from typing import Any

import msgspec
import pandas
import pytest
from playwright.sync_api import sync_playwright
from pyarrow import parquet

from cli.conftest import Run
from sobremesa.bots.chances import wilson
from sobremesa.envs.observation import observer
from sobremesa.kernel import registry
from sobremesa.lab import Series
from sobremesa.lab.comparing import Comparison
from sobremesa.lab.dataset import observations
from sobremesa.lab.figures import edge, paired

ARCANA = ("simulate", "arcana", "--seats", "2", "--key", "k", "--jobs", "1")


# --- figures ----------------------------------------------------------------------------------------------------------


def test_an_interval_is_wilsons() -> None:
    low, middle, high = wilson(81, 263)
    assert (round(low, 4), round(middle, 4), round(high, 4)) == (0.2553, 0.308, 0.3662)  # Newcombe 1998, table I
    assert wilson(0, 20).low == 0.0
    assert round(wilson(0, 20).high, 4) == 0.1611
    assert wilson(20, 20).high == 1.0


def test_an_edge_of_the_first_seat_is_tested_exactly_where_matches_are_few() -> None:
    tails = sum([comb(20, n) for n in range(21) if abs(n - 10) >= 5]) / 2**20
    assert edge(15, 2, {1: 20}).p == pytest.approx(tails)
    assert edge(10, 2, {1: 20}).p == pytest.approx(1.0)
    assert edge(7, 3, {0: 5, 3: 7}).p == 1.0  # nobody wins alone: all or none
    many = edge(5200, 2, {1: 10_000})
    assert many.p == pytest.approx(6.33e-5, rel=0.01)  # four deviations
    assert many.share.middle == pytest.approx(0.02)


def test_pairs_see_what_is_the_same_in_both() -> None:
    same = paired([0.0] * 50, [4] * 50)
    assert (same.mean, same.p) == ((0.0, 0.0, 0.0), 1.0)
    off = paired([1.0, 0.0] * 100, [1] * 200)
    assert off.mean.middle == 0.5
    assert 0.42 < off.mean.low < 0.44
    assert off.p < 1e-9
    # Of shares nothing beyond 100 points is possible, however far the formula reaches.
    whole = paired([1.0] * 59 + [0.0], [1] * 60, most=1.0)
    assert whole.mean == (pytest.approx(0.951, abs=0.001), 59 / 60, 1.0)
    assert paired([1.0], [1], most=1.0).mean == (-1.0, 1.0, 1.0)


# --- two runs ---------------------------------------------------------------------------------------------------------


def _compared(run: Run, first: tuple[str, ...], second: tuple[str, ...]) -> Comparison:
    for file, args in (("a.json", first), ("b.json", second)):
        assert run(*ARCANA, *args, "--json", file).code == 0
    ran = run("compare", "a.json", "b.json", "--json", "-")
    assert ran.code == 0
    return msgspec.json.decode(ran.out, type=Comparison)


def test_runs_of_the_same_key_are_compared_match_by_match(run: Run) -> None:
    found = _compared(run, ("--matches", "40", "--bots", "random"), ("--matches", "60", "--bots", "random,house"))
    assert (found.unpaired, found.matches, found.blocks, found.left_out) == ("", 40, 40, 20)
    game = registry.get("arcana")
    one, two = (Series.of(game, 2, bots, "k") for bots in (["random"], ["random", "house"]))
    lengths = [(one.play(n)[0], two.play(n)[0]) for n in range(40)]
    assert found.decisions.first == sum([a for a, _ in lengths]) / 40
    assert found.decisions.difference.mean.middle == pytest.approx(sum([b - a for a, b in lengths]) / 40)


def test_in_blocks_too_if_there_are_many(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.lab.tally.MOST_BLOCKS", 20)
    found = _compared(run, ("--matches", "64", "--bots", "random"), ("--matches", "30", "--bots", "random"))
    assert (found.unpaired, found.matches, found.blocks) == ("", 28, 7)  # of four and of two; the last two have no pair
    assert found.decisions.difference == ((0.0, 0.0, 0.0), 1.0)


def test_runs_of_other_keys_have_nothing_to_do_with_each_other(run: Run) -> None:
    found = _compared(
        run, ("--matches", "30", "--bots", "random"), ("--matches", "30", "--bots", "random", "--key", "z")
    )
    assert found.unpaired == "keys"
    assert found.decisions.first != found.decisions.second


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_comparison_for_people(run: Run, language: str) -> None:
    _compared(run, ("--matches", "30", "--bots", "random"), ("--matches", "30", "--bots", "house"))
    told = run("compare", "a.json", "b.json", "--lang", language).out
    assert ("Paired by number: 30" if language == "en" else "Emparejadas por número: 30") in told
    assert "(random / house)" in told


def test_what_cannot_be_compared_is_said(run: Run, folder: Path) -> None:
    (folder / "other.json").write_text('{"game": "arcana"}')
    run("simulate", "whispers", "--matches", "3", "--json", "w.json", "--jobs", "1")
    run(*ARCANA, "--matches", "3", "--json", "a.json")
    for second, words in (("other.json", "is not a report"), ("none.json", "can't be read"), ("w.json", "whispers")):
        ran = run("compare", "a.json", second)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert words in ran.err


# --- a row a match ----------------------------------------------------------------------------------------------------


def _rows(file: Path) -> pandas.DataFrame:
    return pandas.read_parquet(file)


@pytest.mark.parametrize("args", [("--jobs", "1"), ("--jobs", "2"), ("--jobs", "2", "--resume", "run")])
def test_a_row_for_each_match(run: Run, folder: Path, args: tuple[str, ...]) -> None:
    ran = run(*ARCANA, "--matches", "150", "--bots", "random", *args, "--rows", "rows.parquet", "--json", "a.json")
    assert ran.code == 0
    rows = _rows(folder / "rows.parquet")
    assert list(rows["match"]) == list(range(150))
    series = Series.of(registry.get("arcana"), 2, ["random"], "k")
    for number in (0, 77, 149):
        choices, outcome = series.play(number)
        row = rows.iloc[number]
        assert (row["choices"], row["ending"], tuple(row["winners"])) == (choices, outcome.ending, outcome.winners)
        assert tuple(row["returns"]) == outcome.returns
    report = json.loads((folder / "a.json").read_text())
    assert rows["choices"].sum() == report["decisions"]
    assert rows["turns"].sum() == report["results"]["turns"]["sum"]
    assert rows["seconds"].min() > 0


def test_rows_go_on_with_the_run_they_belong_to(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    args = (*ARCANA, "--matches", "400", "--bots", "random", "--resume", "run", "--rows", "rows.parquet")
    with monkeypatch.context() as patched:
        patched.setattr("sobremesa.lab.keeping.FileLedger._mark", _interrupted_at_the_fifth())
        assert run(*args).code == 130
    assert not (folder / "rows.parquet").exists()
    assert run(*args).code == 0
    rows = _rows(folder / "rows.parquet")
    assert list(rows["match"]) == list(range(400))
    assert sorted(path.name for path in folder.iterdir()) == ["rows.parquet", "run", "run.rows"]


def _interrupted_at_the_fifth() -> Any:
    """Ctrl-C where it hurts most: what was found has been counted, and not yet marked as found."""
    from sobremesa.lab.keeping import Ledger

    mark, times = Ledger._mark, 0

    def interrupted(ledger: Ledger, first: int, stop: int) -> None:
        nonlocal times
        times += 1
        if times == 5:
            raise KeyboardInterrupt
        mark(ledger, first, stop)

    return interrupted


# --- a row a decision -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", registry.ids())
def test_a_row_for_each_decision(run: Run, folder: Path, game_id: str) -> None:
    game = registry.get(game_id)
    seats = game.info.seats[0]
    args = ("--seats", str(seats), "--bots", "random", "--key", "k", "--matches", "3", "--jobs", "1")
    ran = run("dataset", game_id, *args, "-o", "d.parquet")
    assert (ran.code, ran.out) == (0, "")
    table = parquet.read_table(folder / "d.parquet")
    frame = _rows(folder / "d.parquet")
    assert f"d.parquet: {len(frame)} decisions" in ran.err
    about = json.loads(table.schema.metadata[b"sobremesa"])
    vectors = observations(table)
    series = Series.of(game, seats, ["random"], "k")
    at = 0
    for number in range(3):
        match, outcome = series.record(number), series.play(number)[1]
        rows = frame.iloc[at : at + match.version]
        at += match.version
        assert list(rows["match"]) == [number] * match.version
        assert list(rows["step"]) == list(range(match.version))
        assert [(row.seat, about["actions"][row.action]) for row in rows.itertuples()] == [
            (seat, option.key) for seat, option in match.choices
        ]
        for row in rows.itertuples():
            assert row.action in row.legal
            assert (row.ending, row.won) == (outcome.ending, row.seat in outcome.winners)
        then = match.at(0)
        for seat, option in match.choices:
            asked = [one.decision for one in then.asked]
            seen = observer(game).observe(then.view(seat), seat, seats, asked)
            assert (next(vectors) == seen).all()
            then.play(seat, option)
    assert at == len(frame)


def test_the_same_decisions_whoever_played(run: Run, folder: Path) -> None:
    args = ("dataset", "arcana", "--bots", "random", "--key", "k", "--matches", "60")
    assert run(*args, "-o", "one.parquet", "--jobs", "1").code == 0
    assert run(*args, "-o", "two.parquet", "--jobs", "2").code == 0
    one, two = (parquet.read_table(folder / f"{name}.parquet") for name in ("one", "two"))
    assert one.equals(two)


@pytest.mark.parametrize("command", [("simulate", "whispers", "--rows"), ("dataset", "whispers", "-o")])
@pytest.mark.parametrize("file", ["-", ".", "nowhere/d.parquet", "/dev/null"])
def test_a_table_is_written_to_a_file_or_not_begun(run: Run, command: tuple[str, ...], file: str) -> None:
    ran = run(*command, file, "--matches", "100000000", "--jobs", "1")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert f"{file} can't be written" in ran.err


# --- a page -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def browser() -> Any:
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found)
        yield opened
        opened.close()


@pytest.mark.parametrize(
    "seen", [("en", "light", 1280), ("es", "dark", 360)], ids=["wide and light", "a phone in the dark"]
)
def test_a_page_that_needs_no_network(run: Run, folder: Path, browser: Any, seen: tuple[str, str, int]) -> None:
    language, scheme, width = seen
    args = ("simulate", "cosa", "--seats", "4", "--bots", "house", "--key", "k", "--matches", "40", "--jobs", "1")
    assert run(*args, "--html", "report.html", "--json", "a.json", "--lang", language).code == 0
    report = json.loads((folder / "a.json").read_text())
    context = browser.new_context(offline=True, color_scheme=scheme, viewport={"width": width, "height": 800})
    page = context.new_page()
    trouble: list[str] = []
    page.on("console", lambda told: trouble.append(told.text))
    page.on("request", lambda asked: trouble.append(asked.url) if not asked.url.startswith("file:") else None)
    page.goto((folder / "report.html").as_uri())
    assert trouble == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator("svg").count() >= 5
    headings = page.locator("h2").all_inner_texts()
    assert ("Wins by seat" if language == "en" else "Victorias por silla") in headings
    told = page.locator("main").inner_text()
    for count in (*report["results"]["wins"], *report["results"]["endings"].values()):
        assert re.search(rf"\b{count}\b", told)
    assert ("not that it comes of it" if language == "en" else "no qué hace ganar") in told
    paper, ink = page.evaluate(
        "(() => { const s = getComputedStyle(document.body); return [s.backgroundColor, s.color].map("
        "c => c.match(/[0-9]+/g).reduce((a, b) => a + Number(b), 0)) })()"
    )
    assert (paper > 600 and ink < 150) if scheme == "light" else (paper < 150 and ink > 600)
    for plot in page.locator("svg").all():
        assert plot.get_attribute("aria-label")
    context.close()
