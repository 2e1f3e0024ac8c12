"""`sobremesa replay`: a match told again, as any seat saw it."""

from __future__ import annotations

from argparse import ArgumentParser, BooleanOptionalAction, Namespace
from collections.abc import Sequence
from typing import Any, final

from rich.rule import Rule
from rich.text import Text

from sobremesa.cli import files, matchfile, story
from sobremesa.cli.arguments import add_house_cards, whole
from sobremesa.cli.board import Board
from sobremesa.cli.terminal import Terminal, whole_number
from sobremesa.kernel.errors import BadSettings
from sobremesa.kernel.match import Match

HELP = "watch a match file again, as any seat saw it"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match file; `-` is standard input")
    add_house_cards(parser)
    parser.add_argument(
        "--seat",
        type=whole("--seat"),
        default=0,
        metavar="N",
        help="whose eyes, from 1; 0 is someone looking on (default)",
    )
    parser.add_argument(
        "--step", action=BooleanOptionalAction, help="go step by step, or tell it in one go (default: by terminal)"
    )


def run(args: Namespace, terminal: Terminal) -> int:
    loaded = matchfile.load(args.file, terminal.say)
    if loaded.practice:
        terminal.out.print(terminal.say("was-practice"))
    projection = _Projection(loaded.match, loaded.names, args.seat, terminal)
    stepping = args.step if args.step is not None else terminal.has_person and args.file != files.STANDARD
    if stepping:
        projection.step_through()
    else:
        projection.tell()
    return 0


@final
class _Projection:
    """The match laid out moment by moment, and the eye that looks."""

    def __init__(self, match: Match[Any], names: Sequence[str], seat: int, terminal: Terminal) -> None:
        self._match = match
        self._names = names
        self._terminal = terminal
        self._texts = terminal.texts(match.game)
        self._moments = [(step, then.fork()) for step, then in match.replay()]
        self._at = 0
        self._look_as(seat)

    def _look_as(self, seat: int) -> None:
        seats = max([self._match.seats, *(chooser + 1 for chooser, _ in self._match.choices)])
        if not 0 <= seat <= seats:
            raise BadSettings(self._terminal.say("no-seat", seats=seats))
        self._eye = seat - 1  # the eye before the first seat's is the spectator's

    def tell(self) -> None:
        out = self._terminal.out
        for step, _ in self._moments:
            for line in story.lines(step.events, self._eye, self._texts, self._names):
                out.print(Text(line))
        out.print(Text(self._ending(), "bold"))

    def _ending(self) -> str:
        outcome = self._match.outcome
        return self._texts.say(f"ending-{outcome.ending}") if outcome else self._terminal.say("unfinished")

    def step_through(self) -> None:
        self._show()
        while True:
            try:
                line = self._terminal.ask(self._terminal.say("replay-keys"))
            except EOFError:
                return
            if line == "q":
                return
            try:
                self._obey(line)
            except BadSettings as error:
                self._terminal.out.print(Text(str(error), "bad"))
            else:
                self._show()

    def _obey(self, line: str) -> None:
        command, _, number = line.partition(" ")
        if command in ("", "n"):
            self._go(self._at + 1)
        elif command == "p":
            self._go(self._at - 1)
        elif command == "g" and (version := whole_number(number.strip())) is not None:
            self._go(version)
        elif (seat := whole_number(command)) is not None:
            self._look_as(seat)
        else:
            raise BadSettings(self._terminal.say("not-understood", line=line))

    def _go(self, version: int) -> None:
        if not 0 <= version < len(self._moments):
            raise BadSettings(self._terminal.say("no-step", last=len(self._moments) - 1))
        self._at = version

    def _show(self) -> None:
        out, say = self._terminal.out, self._terminal.say
        step, then = self._moments[self._at]
        eye = self._texts.name(self._eye, self._names) if self._eye >= 0 else say("onlooker")
        out.print(Rule(say("replay-step", step=self._at, last=len(self._moments) - 1, eye=eye)))
        out.print(Board(then.game.sketch(then.view(self._eye)), self._texts, self._names))
        for line in story.lines(step.events, self._eye, self._texts, self._names):
            out.print(Text(f"· {line}"))
        if then is self._moments[-1][1]:
            out.print(Text(self._ending(), "bold"))
