"""`sobremesa words`: everything with which a game's cards are declared."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from rich.text import Text

from sobremesa.cli.arguments import add_game
from sobremesa.cli.terminal import Terminal
from sobremesa.cli.words import folded
from sobremesa.kernel import registry
from sobremesa.kernel.errors import SobremesaError
from sobremesa.text import LANGUAGES, texts
from sobremesa.text.lexicon import Entry, cards_of, entries, reading

HELP = """\
list the words of a game's cards: verbs, nouns, filters, costs, moments

Each with what it takes, how it reads in both languages, and two cards that say it. It is what a card file imports.
"""


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("word", metavar="WORD", nargs="?", default="", help="only those whose name has this in it")


def run(args: Namespace, terminal: Terminal) -> int:
    game = registry.get(args.game)
    found = [entry for entry in entries(game) if folded(args.word) in folded(entry.name)]
    if not found:
        message = f"none of the words of {args.game} has {args.word!r} in it"
        raise SobremesaError(message, "no-word", game=args.game, word=args.word)
    assert game.book is not None
    kind = ""
    for entry in found:
        if entry.kind != kind:
            kind = entry.kind
            terminal.out.print(Text(f"\n{terminal.say(f'lexicon-{kind}')}", "bold"))
        _show(entry, terminal)
        for language in LANGUAGES:
            if words := reading(entry, texts(game, language)):
                terminal.out.print(Text(f"      {words}"))
        if cards := cards_of(entry, game.book, terminal.texts(game)):
            terminal.out.print(Text(f"      {terminal.say('lexicon-cards', cards=' · '.join(cards))}", "dim"))
    return 0


def _show(entry: Entry, terminal: Terminal) -> None:
    cost = f"  ({terminal.say('lexicon-cost')})" if entry.is_cost else ""
    terminal.out.print(Text.assemble("  ", (entry.takes, "mine"), (cost, "taught")), soft_wrap=True)
    if entry.about:
        terminal.out.print(Text(f"      {entry.about}", "dim"))
