"""`sobremesa games`: which games there are, for how many, and with what settings."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import Any

from rich.padding import Padding
from rich.text import Text

from sobremesa.cli.terminal import Terminal, printable
from sobremesa.kernel import registry
from sobremesa.kernel.game import Game
from sobremesa.kernel.settings import Setting
from sobremesa.text import complaint

HELP = "list the games, with their seats and settings"


def configure(parser: ArgumentParser) -> None:
    """Nothing to choose."""


def run(args: Namespace, terminal: Terminal) -> int:  # noqa: ARG001  every command takes the same
    shown = [game for game in map(registry.get, registry.ids()) if not complaint(game)]
    for number, game in enumerate(shown):
        if number:
            terminal.out.print()
        _show(game, terminal)
    for line in _left_out(terminal):
        terminal.out.print()
        terminal.out.print(line)
    return 0


def complain_of_those_left_out(terminal: Terminal) -> None:
    for line in _left_out(terminal):
        terminal.err.print(line, soft_wrap=True)


def _left_out(terminal: Terminal) -> Iterator[Text]:
    """A line for each game that is installed and can't be played, and why."""
    broken = [(one.game, one.why) for one in registry.left_out()]
    silent = [(game_id, complaint(registry.get(game_id))) for game_id in registry.ids()]
    for game_id, why in sorted(broken + silent):
        if why:
            yield Text(terminal.say("trouble-game-left-out", game=printable(game_id), why=printable(why)), "bad")


def _show(game: Game[Any], terminal: Terminal) -> None:
    texts = terminal.texts(game)
    low, high = game.info.seats
    seats = terminal.say("seats", low=low, high=high)
    terminal.out.print(Text.assemble((game.info.id, "bold cyan"), "  ", (texts.say("game"), "bold"), "  ", seats))
    for setting in game.info.settings:
        values = terminal.say("setting-values", values=setting.describe(), default=_default(setting))
        terminal.out.print(Padding(Text.assemble((setting.name, "number"), "  ", values), (0, 0, 0, 2), expand=False))
        terminal.out.print(Padding(Text(texts.say(f"setting-{setting.name}")), (0, 0, 0, 6), expand=False))


def _default(setting: Setting) -> str:
    """As it would be typed."""
    if isinstance(setting.default, bool):
        return "on" if setting.default else "off"
    return str(setting.default)
