"""`make play` starts at once, and compiled as soon as that has been done for the sources as they are."""

from __future__ import annotations

import os
import sys
import sysconfig
from pathlib import Path

import pytest

from tools import memory, playing
from tools.compile import MADE_FROM, Build, libraries, made_from


@pytest.fixture
def made(tmp_path: Path) -> Build:
    """As if the sources had been compiled."""
    build = Build(tmp_path / "build" / "compiled", opt_level="3")
    library = build.folder / "sobremesa" / "native.so"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"machine code")
    (build.folder / MADE_FROM).write_text(made_from(build), "utf-8")
    return build


def said(command: str) -> list[str]:
    return [sys.executable, "-c", command]


def test_what_was_compiled_from_these_sources_comes_before_them(made: Build, tmp_path: Path) -> None:
    environment = {"PYTHONPATH": "/of/mine"}
    assert playing.prepared(made, tmp_path / "log", environment) == "The rules run compiled."
    assert environment["PYTHONPATH"] == f"{made.folder}{os.pathsep}/of/mine"
    assert [one.name for one in libraries(made.folder)] == ["native.so"]
    assert (made.folder / "sobremesa" / "web" / "app.py").is_file()  # what isn't compiled is there as it is now
    assert not (tmp_path / "log").exists()


def test_what_was_compiled_from_other_sources_is_not_taken(
    made: Build, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (made.folder / MADE_FROM).write_text("from something else", "utf-8")
    monkeypatch.setattr(sysconfig, "get_config_var", lambda _: "/no/such/compiler")
    environment: dict[str, str] = {}
    told = playing.prepared(made, tmp_path / "log", environment)
    assert told == "The rules run as plain Python: there is no C compiler."
    assert environment == {}


def test_without_the_headers_nothing_is_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "has_c_compiler", lambda: True)
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    assert "headers" in playing.why_not()


def test_on_a_small_machine_it_stays_plain_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = tmp_path / "meminfo"
    told.write_text(f"MemTotal: 1 kB\nMemAvailable: {700 << 10} kB\n")
    monkeypatch.setattr(memory, "OF_THE_MACHINE", told)
    monkeypatch.setattr(playing, "has_c_compiler", lambda: True)
    assert playing.why_not() == "to compile takes 2048 MB of memory, and 700 are free"


def test_compiling_goes_on_beside_the_table_once_at_a_time(tmp_path: Path) -> None:
    log, go = tmp_path / "build" / "log", tmp_path / "go"
    waits = f"import os, time\nwhile not os.path.exists({str(go)!r}): time.sleep(0.01)\nprint(os.nice(0), os.getsid(0))"
    begun = playing.compile_beside(log, [said(waits), said("print('and then')")])
    assert begun is not None
    assert playing.compile_beside(log, [said("print('another')")]) is None
    go.touch()
    assert begun.wait() == 0
    first, then = log.read_text("utf-8").splitlines()
    priority, session = map(int, first.split())
    assert (priority, then) == (playing.GENTLY, "and then")
    assert session == begun.pid != os.getsid(0)

    again = playing.compile_beside(log, [said("raise SystemExit(3)"), said("print('never')")])
    assert again is not None
    assert again.wait() == 3
    assert log.read_text("utf-8") == ""


def test_the_compiler_comes_from_a_lock() -> None:
    install, build = playing.steps()
    assert install[-3:] == ["--require-hashes", "--requirement", str(playing.LOCK)]
    assert playing.LOCK.is_file()
    assert build[-2:] == ["tools.compile", "--apart"]
