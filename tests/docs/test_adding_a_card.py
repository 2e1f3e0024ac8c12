"""docs/adding-a-card.md, followed to the letter: its cards are written into a copy of the games, and seen there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from docs.newcomers import NEWCOMERS, ROOT, page, write_into_a_copy


def test_a_card_is_a_declaration_and_its_name() -> None:
    """In one file of the folder `cards/`, and in the two of its game's words."""
    for one in NEWCOMERS:
        home = f"src/sobremesa/games/{one.game}/"
        files = [shown.path.removeprefix(home) for shown in page().files if shown.path.startswith(home)]
        declared, *named = files
        assert declared.startswith("cards/")
        assert named == ["text.en.ftl", "text.es.ftl"]
    assert len(page().files) == 3 * len(NEWCOMERS)


def test_each_runs_reads_and_stands_what_cards_must_stand(tmp_path: Path) -> None:
    tests = ROOT / "tests" / "docs" / "new_cards.py"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", str(tests), "-p", "no:cacheprovider"],
        env=write_into_a_copy(tmp_path),
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert f"{3 * len(NEWCOMERS)} passed" in done.stdout, done.stdout + done.stderr
