"""`sobremesa games`: which games there are, for how many, and with what options."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from rich.padding import Padding
from rich.text import Text

from sobremesa.cli.terminal import Terminal
from sobremesa.kernel import registry
from sobremesa.kernel.game import Game
from sobremesa.kernel.settings import Setting

HELP = "list the games, with their seats and options"


def configure(parser: ArgumentParser) -> None:
    """Nothing to choose."""


def run(args: Namespace, terminal: Terminal) -> int:  # noqa: ARG001  every command takes the same
    for number, game_id in enumerate(registry.ids()):
        if number:
            terminal.out.print()
        _show(registry.get(game_id), terminal)
    return 0


def _show(game: Game[Any], terminal: Terminal) -> None:
    texts = terminal.texts(game)
    low, high = game.info.seats
    seats = terminal.say("seats", low=low, high=high)
    terminal.out.print(Text.assemble((game.info.id, "bold cyan"), "  ", (texts.say("game"), "bold"), "  ", seats))
    for setting in game.info.settings:
        values = terminal.say("option-values", values=setting.describe(), default=_default(setting))
        terminal.out.print(Padding(Text.assemble((setting.name, "number"), "  ", values), (0, 0, 0, 2), expand=False))
        terminal.out.print(Padding(Text(texts.say(f"setting-{setting.name}")), (0, 0, 0, 6), expand=False))


def _default(setting: Setting) -> str:
    """As it would be typed."""
    if isinstance(setting.default, bool):
        return "on" if setting.default else "off"
    return str(setting.default)
