"""What the pages have people type and run: every command is one, and every block of Python runs."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from docs.page import DOCS
from sobremesa.cli.main import command_line

PAGES = (
    "../README.md",
    "playing.md",
    "hosting.md",
    "research.md",
    "writing-a-bot.md",
    "designing-cards.md",
    "bot-levels.md",
    "running.md",
    "arcana-bots.md",
    "cosa-results.md",
    "princesa-balance.md",
)
_FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_INLINE = re.compile(r"`(?:\.venv/bin/)?(sobremesa\s[^`]+)`")
_NUMBER = re.compile(r"\bN\b")  # any that one likes
_TOLD = re.compile(r" {2,}.*| +# .*")  # what a command does, beside it


def commands(page: str) -> Iterator[str]:
    text = (DOCS / page).read_text("utf-8")
    for kind, block in _FENCED.findall(text):
        if kind in ("", "sh"):
            lines = block.replace("\\\n", " ").splitlines()
            yield from (_TOLD.sub("", line) for line in lines if line.startswith("sobremesa "))
    yield from (" ".join(command.split()) for command in _INLINE.findall(_FENCED.sub("", text)))


@pytest.mark.parametrize(("page", "command"), [(page, command) for page in PAGES for command in commands(page)])
def test_every_command_of_a_page_is_one(page: str, command: str) -> None:
    assert callable(command_line().parse_args(shlex.split(_NUMBER.sub("2", command))[1:]).run), page


def test_the_pages_give_commands() -> None:
    assert all([*commands(page)] for page in PAGES)


@pytest.mark.parametrize("page", ["research.md", "running.md"])
def test_the_python_of_the_pages_for_those_who_study_runs_as_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], page: str
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = [block for kind, block in _FENCED.findall((DOCS / page).read_text("utf-8")) if kind == "python"]
    assert len(blocks) > 1
    for block in blocks:
        exec(compile(block, page, "exec"), {})
    assert capsys.readouterr().out.strip()
