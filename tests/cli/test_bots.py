"""Bots of anybody's, as somebody types their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run

MINE = """
class Mine:
    def __init__(self, game, seat, rng):
        self.rng = rng

    def choose(self, look):
        return self.rng.pick(look.options)

class Raising(Mine):
    def choose(self, look):
        raise ValueError("no idea")
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    (tmp_path / "mine.py").write_text(MINE)
    return f"{tmp_path / 'mine.py'}:"


def test_who_can_be_asked_is_listed_with_what_they_cost(run: Run) -> None:
    listed = run("bots", "whispers")
    assert (listed.code, listed.err) == (0, "")
    assert "Plays well and at once." in listed.out
    assert "answers at once" in listed.out
    assert "responde al momento" in run("bots", "whispers", "--lang", "es").out


def test_a_bot_in_a_file_plays_in_other_processes_too(run: Run, mine: str) -> None:
    done = run("simulate", "whispers", "--bots", f"{mine}Mine,house", "--matches", "8", "--jobs", "2", "--key", "k")
    assert done.code == 0, done.err
    assert "8 matches" in done.out


def test_a_match_that_a_bot_spoils_is_named_with_what_was_amiss(run: Run, mine: str) -> None:
    done = run("simulate", "whispers", "--bots", f"{mine}Raising,house", "--matches", "2", "--jobs", "1", "--key", "k")
    assert done.code != 0
    assert "Raising in seat 1 failed: ValueError: no idea" in done.err


def test_one_that_cannot_be_found_is_told_in_a_line(run: Run, mine: str) -> None:
    for name, why in (("genius", "no bot called “genius” plays this"), (f"{mine}Yours", "has no attribute 'Yours'")):
        done = run("simulate", "whispers", "--bots", name, "--matches", "1")
        assert (done.code, done.err.count("\n")) == (2, 1)
        assert why in done.err
    assert run("serve", "--bots", "genius", "--port", "0").code == 2


def test_in_the_terminal_the_house_goes_on_for_who_fails(run: Run, mine: str) -> None:
    played = run("play", "whispers", "--bots", f"{mine}Raising", "--key", "k", typed="1\n" * 40)
    told = " ".join((played.out + played.err).split())
    assert told.count("failed: ValueError: no idea; the house’s bot goes on in its seat.") == 1


def test_in_the_terminal_a_bot_says_why_when_it_is_asked(run: Run) -> None:
    typed = "1\nw\n" * 20
    played = run("play", "arcana", "--bots", "easy", "--key", "k", typed=typed)
    assert "· Bot 2: " in played.out
    assert any(why in played.out for why in ("looked best", "came to hand", "overlooked something"))
    assert "None of the bots here says why" in run("play", "arcana", "--bots", "house", "--key", "k", typed=typed).out
