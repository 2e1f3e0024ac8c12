"""`sobremesa story`, and the same told while one plays."""

from __future__ import annotations

from pathlib import Path

from cli.conftest import Run
from sobremesa.games.eldritch.lesson import LESSON
from sobremesa.games.eldritch.rules import GAME
from sobremesa.kernel import record
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.lesson import Do
from sobremesa.kernel.match import Match


def _save(file: Path) -> None:
    """What somebody learns by: two rounds of it."""
    match = Match(GAME, 1, {}, MatchKey.from_words(LESSON.words, 1))
    for step in LESSON.steps:
        if isinstance(step, Do):
            match.play(0, step.option)
    file.write_bytes(record.export(match, ("Ana",)))


def test_a_match_file_is_told_as_a_story_in_either_language(run: Run, folder: Path) -> None:
    _save(folder / "match.json")
    told = run("story", "match.json")
    assert told.code == 0
    assert "Round 1\nAna finds a clue, travels to Tunguska, does some research and finds a clue" in told.out
    assert "The mystery “Seed of the Daemon Sultan” is solved." in told.out.replace("\n", " ")
    told = run("story", "match.json", "--lang", "es")
    assert "Ronda 1\nAna encuentra una pista, viaja a Tunguska, investiga y encuentra una pista" in told.out


def test_a_game_without_one_says_so(run: Run) -> None:
    run("export", "whispers", "--bots", "random", "-o", "match.json")
    told = run("story", "match.json").out
    assert told.strip() == "There is no story to tell: not every game has one. The log tells all."
