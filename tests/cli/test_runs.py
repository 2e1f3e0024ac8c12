"""Long runs: interrupted and gone on with, with matches that fail, told of in a log; and what is refused at once."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import BOX, Run
from cli.pseudoterminal import PseudoTerminal
from sobremesa import __version__
from sobremesa.kernel import registry


def _report(written: str | bytes) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(written)
    assert report.pop("seconds") > 0
    return report


@pytest.fixture
def brittle(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    site = tmp_path_factory.mktemp("brittle")
    installed = site / "brittle-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: brittle\nVersion: 1\n")
    (installed / "entry_points.txt").write_text(f"[{registry.GROUP}]\nbrittle = brittle.rules:GAME\n")
    monkeypatch.syspath_prepend(site)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), str(BOX), os.environ["PYTHONPATH"]]))
    yield
    registry.get.cache_clear()


# --- interrupted ------------------------------------------------------------------------------------------------------

WAITING = ("simulate", "brittle", "--bots", "random", "--key", "k", "--set", "fault=wait", "--matches", "60")


def _kept(folder: Path) -> int:
    """How many matches are kept in the file."""
    try:
        body = (folder / "run").read_bytes().partition(b"\n")[2]
    except FileNotFoundError:
        return 0
    kept: int = json.loads(body)["tally"]["matches"]
    return kept


@pytest.mark.usefixtures("brittle")
@pytest.mark.parametrize(
    ("number", "code", "jobs"),
    [(signal.SIGINT, 130, "1"), (signal.SIGTERM, 143, "2"), (signal.SIGKILL, -signal.SIGKILL, "2")],
    ids=["Ctrl-C", "SIGTERM", "power"],
)
def test_an_interrupted_run_goes_on_where_it_was(
    run: Run, folder: Path, number: signal.Signals, code: int, jobs: str
) -> None:
    """It waits in the middle, for as long as nobody lets it go on."""
    command = [sys.executable, "-m", "sobremesa", *WAITING, "--resume", "run", "--json", "a.json", "--jobs", jobs]
    with subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True) as process:
        until = time.monotonic() + 60
        while not _kept(folder):
            assert time.monotonic() < until
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(number)
        _, told = process.communicate(timeout=60)
    assert process.returncode == code
    assert b"Traceback" not in told
    assert (b"the same command goes on from there" in told) == (number != signal.SIGKILL)
    assert 0 < _kept(folder) < 60
    assert sorted(path.name for path in folder.iterdir()) == ["run"]
    (folder / "go-on").touch()
    ran = run(*WAITING, "--resume", "run", "--json", "a.json", "--jobs", "1")
    assert (ran.code, ran.err, _kept(folder)) == (0, "", 60)
    whole = run(*WAITING, "--json", "-", "--jobs", "1")
    assert _report((folder / "a.json").read_bytes()) == _report(whole.out)


def test_what_is_finished_is_not_played_again_and_needs_no_key(run: Run, folder: Path) -> None:
    args = ("simulate", "whispers", "--bots", "random", "--matches", "40", "--jobs", "1", "--resume", "run")
    first = run(*args, "--json", "-")  # with a key that is made up
    again = run(*args, "--json", "-")
    assert first.code == again.code == 0
    assert _report(first.out) == _report(again.out)
    assert [path.name for path in folder.iterdir()] == ["run"]


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        (("--key", "other"), "its key is k, not other"),
        (("--matches", "41"), "its matches are 40, not 41"),
        (("--seats", "3"), "at its table sit 2, not 3"),
        (("--bots", "house"), 'its bots are ["random","random"], not ["house","house"]'),
        (("--set", "highest=8"), "its settings are"),
    ],
)
def test_a_run_goes_on_from_no_other_run(run: Run, folder: Path, changed: tuple[str, str], what: str) -> None:
    args = ("--seats", "2", "--bots", "random", "--key", "k", "--matches", "40", "--jobs", "1", "--resume", "run")
    assert run("simulate", "whispers", *args).code == 0
    before = (folder / "run").read_bytes()
    ran = run("simulate", "whispers", *args, *changed)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert f"run keeps another run: {what}" in ran.err
    assert (folder / "run").read_bytes() == before


def test_a_file_that_keeps_no_run_or_a_broken_one_is_left_alone(run: Run, folder: Path) -> None:
    args = ("simulate", "whispers", "--key", "k", "--matches", "40", "--jobs", "1", "--resume", "run")
    assert run(*args).code == 0
    whole = (folder / "run").read_bytes()
    older = whole.replace(__version__.encode(), b"0.0.9")
    heading, _, body = older.partition(b"\n")
    older = heading.split(b" ")[0] + b" " + sha256(body).hexdigest().encode() + b"\n" + body
    for written, words in [
        (b"ten years of work", "keeps no run"),
        (b"", "keeps no run"),
        (whole[:-10], "is damaged"),
        (whole.replace(b'"matches":40', b'"matches":41'), "is damaged"),
        (older, "was begun by Sobremesa 0.0.9"),
    ]:
        (folder / "run").write_bytes(written)
        for language in ("en", "es"):
            ran = run(*args, "--lang", language)
            assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
            assert language == "es" or words in ran.err
        assert (folder / "run").read_bytes() == written


@pytest.mark.parametrize("file", [".", "nowhere/run", "a-file/run"])
def test_a_file_that_cannot_keep_the_run_is_told_before_it_begins(run: Run, folder: Path, file: str) -> None:
    (folder / "a-file").write_text("")
    ran = run("simulate", "whispers", "--matches", "1000000000", "--jobs", "1", "--resume", file)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert f"{file} can't keep the run" in ran.err or f"/{file} can't keep" in ran.err


# --- matches that fail ------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("brittle")
def test_a_match_that_fails_is_named_and_the_others_are_counted(run: Run) -> None:
    args = ("simulate", "brittle", "--bots", "random", "--key", "k", "--matches", "60", "--json", "-")
    ran = run(*args, "--jobs", "1")
    assert ran.code == 1
    report = _report(ran.out)
    failed = report["failed"]
    assert 2 < failed < 25
    assert report["matches"] == 60
    assert sum(report["results"]["endings"].values()) == 60 - failed == report["results"]["choices"]["count"]
    numbers = [one["number"] for one in report["failures"]]
    assert numbers == sorted(numbers)
    assert len(numbers) == failed
    for one in report["failures"]:
        assert one["key"] == f"k:{one['number']}"
        assert one["why"] == "ZeroDivisionError: a card that isn't there"
    assert f"Match {numbers[0]} (key “k:{numbers[0]}”) failed: ZeroDivisionError: a card that isn't there" in ran.err
    assert f"{failed} of 60 matches failed" in ran.err
    assert "Traceback" not in ran.err
    others = run(*args, "--jobs", "2")
    assert (others.code, _report(others.out)) == (1, report)


@pytest.mark.usefixtures("brittle")
def test_so_is_a_match_that_takes_its_process_along(run: Run) -> None:
    args = ("simulate", "brittle", "--bots", "random", "--key", "k", "--matches", "12", "--json", "-", "--jobs", "2")
    raised, died = _report(run(*args).out), run(*args, "--set", "fault=exit")
    assert died.code == 1
    report = _report(died.out)
    assert report["failed"] > 0
    assert [one["number"] for one in report["failures"]] == [one["number"] for one in raised["failures"]]
    assert all("it took its process along" in one["why"] for one in report["failures"])
    assert report["results"] == raised["results"]


# --- progress ---------------------------------------------------------------------------------------------------------


def test_how_fast_and_how_long_still_in_a_terminal(terminal: Callable[..., PseudoTerminal]) -> None:
    screen = terminal("simulate", "whispers", "--matches", "100000000000", "--jobs", "1")
    told = screen.until(" left")
    assert "/100000000000" in told
    assert " a second · " in told
    screen.type("\x03")
    assert screen.exit_code() == 130


def test_and_in_lines_in_a_log(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.cli.progress._FIRST_LINES", 0.0)
    ran = run("simulate", "whispers", "--matches", "50", "--jobs", "1", "--json", "-")
    lines = ran.err.splitlines()
    assert len(lines) == 12  # from then on they come later
    for line in lines:
        assert re.fullmatch(r"[0-9]+ of 50 matches · [0-9.]+ a second · [0-9:]+ left", line)


# --- places -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("elsewhere", "not “elsewhere”"),
        ("http://127.0.0.1:80", "not “http"),
        ("ray://", "not “ray://”"),
        ("tcp://127.0.0.1", "not “tcp"),
        ("tcp://127.0.0.1:99999", "not “tcp"),
        ("tcp://127.0.0.1:{closed}", "nobody answers at tcp://127.0.0.1:{closed}: "),
        ("ray://127.0.0.1:{closed}", "nobody answers at ray://127.0.0.1:{closed}: "),
        ("tcp://nowhere.invalid:5000", "nobody answers at tcp://nowhere.invalid:5000: no machine has that name"),
        ("mpi", "only one process was started"),
    ],
)
def test_a_place_where_nobody_plays_is_told_before_anything_is_done(
    run: Run, folder: Path, place: str, words: str
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = str(closed.getsockname()[1])
    ran = run("simulate", "whispers", "--matches", "1000", "--on", place.replace("{closed}", port), "--json", "a.json")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert words.replace("{closed}", port) in ran.err
    assert list(folder.iterdir()) == []


def test_processes_of_this_machine_are_no_matter_of_a_cluster(run: Run) -> None:
    ran = run("simulate", "whispers", "--on", "tcp://127.0.0.1:1", "--jobs", "4")
    assert (ran.code, ran.out) == (2, "")
    assert "--jobs doesn't go with --on tcp://127.0.0.1:1" in ran.err
