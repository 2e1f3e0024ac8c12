"""`sobremesa cards`: everything in a game's box, with what it says."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable

from rich import box
from rich.table import Table

from sobremesa.cli.arguments import add_game, add_house_cards, add_settings, settings_from
from sobremesa.cli.terminal import Terminal
from sobremesa.cli.words import folded
from sobremesa.kernel import registry
from sobremesa.kernel.game import Component
from sobremesa.text import Texts

HELP = "list everything in a game's box, with what each card says"


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    add_settings(parser)
    add_house_cards(parser)


def run(args: Namespace, terminal: Terminal) -> int:
    game = registry.get(args.game)
    say, texts = terminal.say, terminal.texts(game)
    components = game.components(settings_from(args.set, game, say))
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("heading-count"), justify="right")
    table.add_column(say("heading-component"), style="bold")
    table.add_column(say("heading-says"))
    for component, following in zip(components, (*components[1:], None), strict=True):
        ends_its_kind = following is None or following.kind != component.kind
        table.add_row(str(component.count), *read(component, texts), end_section=ends_its_kind)
    terminal.out.print(table)
    return 0


def read(component: Component, texts: Texts) -> tuple[str, str]:
    """Its name, and what it says."""
    name = texts.say(f"{component.kind}-{component.id}")
    return name, "\n".join(texts.phrase(phrase) for phrase in component.says)


def called(word: str, components: Iterable[Component], texts: Texts) -> list[tuple[str, str]]:
    """The names of those whose name has that word, each with what it says: of two that share a name, both."""
    found = dict.fromkeys([read(component, texts) for component in components])
    return [(name, says) for name, says in found if folded(word) in folded(name)]
