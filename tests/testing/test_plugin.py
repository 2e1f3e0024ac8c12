"""The suite as somebody uses it who has a game of their own: `pytest --sobremesa-game …`, in a folder of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from testing.small_games import Patience

TESTS = Path(__file__).parents[1]
SOUND = "testing.small_games:PATIENCE"
QUICK = "facts or random or same_in_every_process"


class Forgetful(Patience):
    def census(self, s: object) -> dict[str, int]:
        return {"cards": len(s.deck)}  # type: ignore[attr-defined]


FORGETFUL = Forgetful()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "test_mine.py").write_text("def test_of_mine():\n    pass\n")
    return tmp_path


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--strict-markers", "-p", "no:cacheprovider", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_sound_game_passes(folder: Path) -> None:
    done = run(folder, "--sobremesa-game", SOUND, "-k", QUICK)
    assert done.returncode == 0, done.stdout
    assert "3 passed" in done.stdout


def test_a_game_with_a_fault_does_not(folder: Path) -> None:
    done = run(folder, "--sobremesa-game", f"{__name__}:FORGETFUL", "-k", "random")
    assert done.returncode == 1
    assert "census: cards were 11 and are 10" in done.stdout


def test_the_suite_runs_beside_the_tests_that_are_named(folder: Path) -> None:
    alone = run(folder, "--sobremesa-game", SOUND, "-k", "facts or of_mine")
    assert "1 passed" in alone.stdout
    beside = run(folder, "--sobremesa-game", SOUND, "test_mine.py", "-k", "facts or of_mine")
    assert "2 passed" in beside.stdout
    split = run(folder, "--sobremesa-game", SOUND, "test_mine.py", "-k", "facts or of_mine", "-n", "2")
    assert "2 passed" in split.stdout


def test_without_the_option_nothing_is_added(folder: Path) -> None:
    assert "1 passed" in run(folder).stdout


def test_a_game_that_is_not_there_is_told_in_a_line(folder: Path) -> None:
    done = run(folder, "--sobremesa-game", "chess")
    assert done.returncode == 4
    assert "ERROR: there is no game 'chess'; there are" in done.stderr
    assert "Traceback" not in done.stdout + done.stderr


def test_what_the_suite_needs_and_lacks_is_told_in_a_line(folder: Path) -> None:
    (folder / "starlette.py").write_text("raise ModuleNotFoundError(name='starlette')")
    done = run(folder, "--sobremesa-game", SOUND)
    assert done.returncode == 4
    assert 'ERROR: there is no starlette here: pip install "sobremesa[testing]"' in done.stderr


def test_a_rule_may_be_cited_where_nothing_else_of_the_kit_is_used(folder: Path) -> None:
    (folder / "test_mine.py").write_text("import pytest\n\n@pytest.mark.rule('x-1')\ndef test_of_mine():\n    pass\n")
    assert "1 passed" in run(folder).stdout


COUNTING = """
from kernel.effects.game import GAME
from sobremesa.testing.coverage import coverage


def test_of_cards_that_are_not_all_taken(counted):
    covered = coverage(GAME, matches=12)
    counted("camp", covered.counts())
    assert covered.missing() == {}


def test_of_other_cards(counted):
    counted("camp", {"cards": (2, 3)})
"""


def test_the_end_of_a_run_tells_how_much_of_the_cards_was_taken(folder: Path) -> None:
    (folder / "test_mine.py").write_text(COUNTING)
    done = run(folder, "-n", "1")
    assert done.returncode == 1
    assert "'ladder.start/branches.0'" in done.stdout  # a branch that no match takes
    assert "\ncamp: 10 of 17 cards, 10 of 19 parts, 23 of 34 branches\n" in done.stdout


# --- for bots --------------------------------------------------------------------------------------------------------

BOT = """
from itertools import count

COUNT = count()

class Mine:
    games = ("arcana",)

    def __init__(self, game, seat, rng):
        self.rng = rng

    def choose(self, look):
        return {choice}
"""


@pytest.mark.parametrize(
    ("choice", "failed"),
    [
        ("self.rng.pick(look.options)", ()),
        ("look.options[next(COUNT) % len(look.options)]", ("the_same_where", "cannot_tell")),
        ("5", ("to_their_end", "the_same_where", "cannot_tell")),
    ],
)
def test_a_bot_is_held_to_what_every_bot_must_stand(folder: Path, choice: str, failed: tuple[str, ...]) -> None:
    (folder / "mine.py").write_text(BOT.format(choice=choice))
    done = run(folder, "--sobremesa-bot", "./mine.py:Mine", "--sobremesa-matches", "5")
    assert done.returncode == bool(failed), done.stdout
    for name in ("to_their_end", "the_same_where", "cannot_tell"):
        assert (f"{name}" in done.stdout.partition("short test summary")[2]) == (name in failed)


def test_a_bot_that_is_not_there_is_told_in_a_line(folder: Path) -> None:
    done = run(folder, "--sobremesa-bot", "genius")
    assert done.returncode == 4
    assert "ERROR: there is no bot 'genius'; there are" in done.stderr
