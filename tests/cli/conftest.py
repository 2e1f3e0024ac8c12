"""Every test of the command has a small game in the box, a folder of its own and an English locale."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from cli.pseudoterminal import PseudoTerminal
from sobremesa.cli.main import main

BOX = Path(__file__).parent / "box"


@pytest.fixture(autouse=True)
def _small_game(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Register `whispers` as an installed package would, so that other processes find it too."""
    site = tmp_path_factory.mktemp("site")
    installed = site / "whispers-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: whispers\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[sobremesa.games]\nwhispers = whispers.rules:GAME\n")
    for folder in (site, BOX):
        monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), str(BOX), os.environ.get("PYTHONPATH", "")]))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process, with what somebody (or a pipe) would type."""

    def run(*args: str, typed: str | bytes = "") -> Ran:
        data = typed if isinstance(typed, bytes) else typed.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), "utf-8"))
        try:
            code = main(args)
        except SystemExit as left:
            code = int(left.code or 0)
        told = capsys.readouterr()
        return Ran(code, told.out, told.err)

    return run


@pytest.fixture
def terminal(folder: Path) -> Iterator[Callable[..., PseudoTerminal]]:
    """Run the command in another process, on a terminal of its own."""
    opened: list[PseudoTerminal] = []

    def start(*args: str) -> PseudoTerminal:
        opened.append(PseudoTerminal(args, folder))
        return opened[-1]

    yield start
    for one in opened:
        one.close()
