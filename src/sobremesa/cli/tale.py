"""`sobremesa story`: what has happened in a match so far, as prose."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from sobremesa.cli import matchfile
from sobremesa.cli.arguments import add_house_cards
from sobremesa.cli.terminal import Terminal
from sobremesa.cli.words import Say
from sobremesa.kernel.events import NOBODY_IN_PARTICULAR, Event
from sobremesa.text import Texts
from sobremesa.text.tale import tell

HELP = "read what has happened in a match file, as a story"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match file; `-` is standard input")
    add_house_cards(parser)


def run(args: Namespace, terminal: Terminal) -> int:
    loaded = matchfile.load(args.file, terminal.say)
    events = [event for step, _ in loaded.match.replay() for event in step.events]
    show(events, terminal.texts(loaded.match.game), loaded.names, terminal.out, terminal.say)
    return 0


def show(events: Iterable[Event], texts: Texts, names: Sequence[str], out: Console, say: Say) -> None:
    """As everybody may know it."""
    chapters = tell([event.seen_from(NOBODY_IN_PARTICULAR) for event in events], texts, names)
    if not chapters:
        out.print(Text(say("no-story")))
    for chapter in chapters:
        if chapter.title:
            out.print(Text(chapter.title, "bold"))
        for paragraph in chapter.paragraphs:
            out.print(Text(paragraph))
        out.print()
