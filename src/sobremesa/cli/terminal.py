"""What every command is given: where to write, where to read, and in which language."""

from __future__ import annotations

import sys
from typing import Any, Final, NoReturn, final

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from sobremesa.cli.words import Say
from sobremesa.kernel.game import Game
from sobremesa.text import Texts, texts

_STYLES: Final = Theme(
    {
        "live": "bold yellow",
        "mine": "bold cyan",
        "good": "green",
        "bad": "red",
        "number": "cyan",
        "taught": "bold magenta",
    }
)

_FORGET_SCROLLBACK: Final = "\x1b[3J"


@final
class Screen(Console):
    """Colour on a terminal that wants it, plain text anywhere else."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, theme=_STYLES, highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError  # rich would end the program by itself, with a code of its own

    def wipe(self) -> None:
        """Leave nothing to read on a terminal, not even above its window."""
        if self.is_terminal and not self.is_dumb_terminal:
            self.clear()
            self.file.write(_FORGET_SCROLLBACK)


@final
class Terminal:
    def __init__(self, language: str) -> None:
        self.language = language
        self.say = Say(language)
        self.out = Screen()
        self.err = Screen(stderr=True)

    @property
    def has_person(self) -> bool:
        """Does someone sit there, to read and to answer?"""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def texts(self, game: Game[Any]) -> Texts:
        return texts(game, self.language)

    def ask(self, prompt: str) -> str:
        """One line of what is typed, without its end. Raises EOFError when there will be no more."""
        self.out.print(Text(prompt), end=" ", soft_wrap=True)
        line = sys.stdin.readline()
        if not line:
            self.out.print()
            raise EOFError
        if not sys.stdin.isatty():
            self.out.print(Text(printable(line.strip())))  # a transcript should read like a conversation
        return line.strip()


def whole_number(text: str) -> int | None:
    """The number somebody typed, if it is one that could mean anything."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def printable(text: str) -> str:
    """The text without what could steer a terminal; for words that come from elsewhere."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "�" for letter in text)
