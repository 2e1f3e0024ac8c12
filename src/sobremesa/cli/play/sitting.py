"""What everything said at one table shares: the match, its words, the players' names, and what has been told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from shlex import join
from typing import Any, final

from rich.text import Text

from sobremesa.cli import story
from sobremesa.cli.board import Board
from sobremesa.cli.files import STANDARD
from sobremesa.cli.matchfile import save, suggested_name
from sobremesa.cli.story import Story
from sobremesa.cli.terminal import Terminal
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.events import Event
from sobremesa.kernel.match import Match
from sobremesa.kernel.phrase import Phrase
from sobremesa.text import language_of_locale


@final
class Sitting:
    def __init__(
        self, terminal: Terminal, match: Match[Any], names: tuple[str, ...], seated: Sequence[str] = ()
    ) -> None:
        """`seated`: the arguments that say who sits where, which a match file doesn't."""
        self.terminal = terminal
        self.out = terminal.out
        self.say = terminal.say
        self.match = match
        self.names = names
        self._seated = seated
        self.texts = terminal.texts(match.game)
        self.story = Story(match)
        self.people: frozenset[int] = frozenset()  # the chairs at the keyboard
        self.strangers: frozenset[int] = frozenset()  # those of bots that don't play as the house does
        self.reasons: dict[int, Phrase | None] = {}  # of those bots that say why they chose what they chose last

    def name(self, seat: int) -> str:
        return self.texts.name(seat, self.names)

    def show_board(self, eye: int) -> None:
        self.out.print(Board(self.match.game.sketch(self.match.view(eye)), self.texts, self.names))

    def show_events(self, events: Iterable[Event], eye: int) -> None:
        for line in story.lines(events, eye, self.texts, self.names):
            self.out.print(Text(f"· {line}"))

    def complain(self, words: str) -> None:
        self.out.print(Text(words, "bad"))

    def save(self, file: str) -> bool:
        try:
            save(self.match, self.names, file, self.say)
        except SobremesaError as error:
            self.complain(str(error))
            return False
        self.out.print(Text(self.say("saved", file=file), "good"))
        if self.match.outcome is None:
            self.out.print(self.say("saved-secrets"))
            if file != STANDARD:
                self.out.print(self.say("saved-go-on", command=self._going_on(file)), soft_wrap=True)
        return True

    def _going_on(self, file: str) -> str:
        """The command that goes on as one plays now, to be copied from the screen as it stands."""
        language = self.terminal.language
        told = () if language == language_of_locale() else ("--lang", language)
        return join(["sobremesa", "play", "--resume", file, *self._seated, *told])

    def offer_to_save(self) -> None:
        """Ask until the match is saved or the person doesn't want it saved."""
        suggestion = suggested_name(self.match)
        while True:
            answer = self.terminal.ask(self.say("save-offer", file=suggestion))
            if answer.lower() in ("n", "no") or self.save(answer or suggestion):
                return
