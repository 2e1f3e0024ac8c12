"""`sobremesa play` on a real terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cli.pseudoterminal import WIPED, PseudoTerminal
from sobremesa.kernel import record, registry

Terminal = Callable[..., PseudoTerminal]

CTRL_C, CTRL_D = "\x03", "\x04"


@pytest.mark.parametrize(
    ("language", "saved"), [("es", "¿Guardar la partida en"), ("en", "Save the match to")], ids=["es", "en"]
)
@pytest.mark.parametrize("game_id", registry.ids())
def test_a_match_to_its_end(terminal: Terminal, folder: Path, game_id: str, language: str, saved: str) -> None:
    screen = terminal("play", game_id, "--lang", language, "--bots", "random", "--key", "k")
    while saved not in screen.answer("> ", "1"):
        pass  # the last answer names the file
    assert screen.exit_code() == 0
    assert record.load((folder / "1").read_bytes()).outcome is not None


def test_asking_why_not_and_taking_back(terminal: Terminal) -> None:
    screen = terminal("play", "whispers", "--lang", "es", "--key", "k")
    assert "¿Qué carta eliges?" in screen.answer("\n> ", "?")
    assert "whispers-1.2 Solo puedes elegir una carta que tengas." in screen.answer("\n> ", "1")
    assert "¿Enseñas esa o la otra?" in screen.answer("\n> ", "u")
    told = screen.answer("\n> ", "q")
    assert "Deshecho." in told
    assert "¿Qué carta eliges?" in told
    screen.answer("u otro nombre) > ", "n")
    assert screen.exit_code() == 0


@pytest.mark.parametrize("leaving", [CTRL_C, CTRL_D])
def test_leaving_in_the_middle_saves_and_resume_goes_on(terminal: Terminal, folder: Path, leaving: str) -> None:
    screen = terminal("play", "whispers", "--key", "k")
    screen.answer("\n> ", "1")
    screen.until("\n> ")
    screen.type_when_it_listens(leaving)
    screen.answer("or another name) > ", "half.json")
    assert "Saved to half.json." in screen.rest()
    assert screen.exit_code() == 130
    assert record.load((folder / "half.json").read_bytes()).version == 1

    again = terminal("play", "--resume", "half.json")
    assert "Show it, or the other one?" in again.answer("\n> ", "1")
    again.answer("\n> ", "1")
    again.answer("or another name) > ", "half.json")
    assert again.exit_code() == 0
    assert record.load((folder / "half.json").read_bytes()).outcome is not None


def test_ctrl_c_twice_leaves_without_saving(terminal: Terminal, folder: Path) -> None:
    screen = terminal("play", "whispers")
    screen.until("\n> ")
    screen.type_when_it_listens(CTRL_C)
    screen.until("or another name) > ")
    screen.type_when_it_listens(CTRL_C)
    assert "Traceback" not in screen.rest()
    assert screen.exit_code() == 130
    assert list(folder.iterdir()) == []


def test_the_curtain_wipes_the_screen_and_what_was_above_it(terminal: Terminal) -> None:
    screen = terminal("play", "whispers", "--hot-seat", "--names", "Ana,Blas", "--key", "k")
    screen.raw_until("Pass the keyboard to Ana")
    screen.raw_until("looking. ")
    screen.type("\n")
    shown_to_ana = screen.raw_until("\n> ")
    assert "holds" in shown_to_ana
    screen.type("1\n")
    screen.raw_until("\n> ")
    screen.type("1\n")
    before_curtain = screen.raw_until("Pass the keyboard to Blas")
    assert WIPED in before_curtain
    assert "holds" not in before_curtain.rpartition(WIPED)[2]
    screen.raw_until("looking. ")
    screen.type("\n")
    shown_to_blas = screen.raw_until("\n> ")
    assert WIPED in shown_to_blas
    assert shown_to_blas.count("holds") == 1


def test_one_person_alone_keeps_what_was_on_the_screen(terminal: Terminal) -> None:
    screen = terminal("play", "whispers", "--key", "k")
    first = screen.raw_until("\n> ")
    screen.type("1\n")
    assert WIPED not in first + screen.raw_until("\n> ")


def test_colour_on_a_terminal_unless_it_is_not_wanted(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    blue = "\x1b[1;36m"
    assert blue in terminal("play", "whispers", "--key", "k").raw_until("\n> ")
    monkeypatch.setenv("NO_COLOR", "1")
    assert blue not in terminal("play", "whispers", "--key", "k").raw_until("\n> ")
