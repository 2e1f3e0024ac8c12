"""docs/adding-a-card.md, followed to the letter: its cards are written into a copy of the games, and seen there."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping

import pytest

from docs.newcomers import NEWCOMERS, ROOT, page, quoted, write_into_a_copy


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    return write_into_a_copy(tmp_path_factory.mktemp("written"))


def run(arguments: list[str], env: Mapping[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], env=env, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_card_is_a_declaration_and_its_name() -> None:
    """In one file of the folder `cards/`, and in the two of its game's words."""
    for one in NEWCOMERS:
        home = f"src/sobremesa/games/{one.game}/"
        files = [shown.path.removeprefix(home) for shown in page().files if shown.path.startswith(home)]
        declared, *named = files
        assert declared.startswith("cards/")
        assert named == ["text.en.ftl", "text.es.ftl"]
    assert len(page().files) == 3 * len(NEWCOMERS)


def test_each_runs_reads_and_stands_what_cards_must_stand(written: Mapping[str, str]) -> None:
    tests = [str(ROOT / "tests" / "docs" / "new_cards.py"), "-p", "no:cacheprovider", "-p", "no:xdist"]
    told = run(["-m", "pytest", *tests], written)
    assert f"{3 * len(NEWCOMERS)} passed" in told, told


def test_each_reads_as_the_page_says(written: Mapping[str, str]) -> None:
    assert page().commands == [f"sobremesa cards {one.game}" for one in NEWCOMERS]
    for command, says in zip(page().commands, quoted().values(), strict=True):
        for language, sentence in says.items():
            told = run(["-m", *command.split(), "--lang", language], {**written, "COLUMNS": "500"})
            assert sentence in " ".join(told.split())
