"""A card in the middle of a game's box, and that game's whole folder of tests: only what must be told anew fails.

A test names the cards it needs and fixes how they are dealt, so a card that lies among them changes nothing. What is
left is what a card costs in this repository: see docs/adding-a-card.md. So far that holds of Eldritch Horror.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games.test_newcomer import CARDS, Newcomer, edits_for

REPOSITORY = Path(__file__).parents[2]
TAKEN = ("src", "tests", "examples", "benchmarks", "docs", "pyproject.toml")  # the guides are read too

GOLDEN = "test_texts.py::test_every_component_reads_as_in_the_golden_file"

# What is asked for anew, by game: how the card reads, what is printed on it, and how many there are now.
TOLD_ANEW = {
    "eldritch": {
        GOLDEN,
        "test_every_fact.py::test_every_card_is_declared_as_noted_on_the_sheets",
        "test_setup.py::test_what_is_in_the_box",
    },
}
MIDDLE = {
    "eldritch": CARDS["eldritch"],
    "eldritch, a mythos": Newcomer(
        "eldritch",
        "cards/mythos.py",
        'yellow(\n    "burden-of-greed"',
        'yellow("new-card", NORMAL, lead(SetOmen()))\n',
        "effect",
        {},
        kind="mythos",
        is_chosen=False,
    ),
}


def failing(tree: Path, game: str) -> set[str]:
    """The tests of that game that fail there, each once: file and name."""
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "--tb=no", "-rfE", f"tests/games/{game}"],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode in (0, 1), run.stdout[-3000:] + run.stderr[-3000:]
    return set(re.findall(rf"^(?:FAILED|ERROR) tests/games/{game}/(\w+\.py(?:::\w+)?)", run.stdout, re.MULTILINE))


@pytest.mark.parametrize("which", MIDDLE)
def test_only_what_must_be_told_anew_fails(which: str, tmp_path: Path) -> None:
    card = MIDDLE[which]
    for name in TAKEN:
        source = REPOSITORY / name
        if source.is_dir():
            shutil.copytree(source, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
        else:
            shutil.copy(source, tmp_path / name)
    package = tmp_path / "src/sobremesa/games" / card.game
    for path, changes in edits_for(card).items():
        file = package / path
        text = file.read_text("utf-8")
        for before, after in changes:
            assert not before or text.count(before) == 1, f"{path} has no longer one {before!r}"
            text = text.replace(before, after) if before else text + after
        file.write_text(text, "utf-8")
    assert failing(tmp_path, card.game) == TOLD_ANEW[card.game]
