"""`sobremesa bots`: who can be asked to play what, and what they cost."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from sobremesa import bots
from sobremesa.cli.terminal import Terminal, printable
from sobremesa.kernel import registry
from sobremesa.kernel.game import Game
from sobremesa.text import complaint

HELP = """\
list who can be asked to play, game by game, and what they cost

What a bot costs is how many choices it may simulate for one that it takes. Those of other packages are found when they
are installed; one in a file is named as in `--bots ./mine.py:Mine`.
"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="only for this one")


def run(args: Namespace, terminal: Terminal) -> int:
    games = [registry.get(args.game)] if args.game else list(map(registry.get, registry.ids()))
    for game in games:
        if not complaint(game):
            terminal.out.print(Text(terminal.texts(game).say("game"), "bold"))
            terminal.out.print(_listed(game, terminal))
    for line in left_out(terminal):
        terminal.out.print(line)
    return 0


def left_out(terminal: Terminal) -> Iterator[Text]:
    """A line for each bot that is installed and can't be asked, and why."""
    for one in bots.left_out():
        said = terminal.say("trouble-bot-left-out", bot=printable(one.bot), why=printable(one.why))
        yield Text(said, "bad")


def _listed(game: Game[Any], terminal: Terminal) -> Table:
    say = terminal.say
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("name", "like", "cost"):
        table.add_column(say(f"bots-{heading}"))
    for name in reversed(bots.who_can_play(game)):
        kind = bots.kind_called(name)
        budget = 0 if kind is None else kind.budget
        cost = say("bots-budget", n=budget) if budget else say("bots-at-once")
        table.add_row(Text(printable(name), "number"), printable(_like(name, game, terminal)), cost)
    return table


def _like(name: str, game: Game[Any], terminal: Terminal) -> str:
    kind = bots.kind_called(name)
    if kind is None or kind.is_ours:
        texts = terminal.texts(game)
        return texts.say(f"like-{name}") if texts.has(f"like-{name}") else terminal.say(f"bots-like-{name}")
    language = terminal.language
    words = (kind.names.get(language, ""), kind.about.get(language, ""))
    return ": ".join([word for word in words if word])
