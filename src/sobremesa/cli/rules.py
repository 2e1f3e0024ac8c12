"""`sobremesa rules`: a game's rules, all of them or those asked for."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from sobremesa.cli import rulebook
from sobremesa.cli.arguments import add_game
from sobremesa.cli.terminal import Terminal
from sobremesa.kernel import registry

HELP = "read a game's rules"


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("rule", metavar="RULE", nargs="?", help="only this rule, or all under it: `3.2`, `3`")


def run(args: Namespace, terminal: Terminal) -> int:
    texts = terminal.texts(registry.get(args.game))
    if args.rule is None:
        rulebook.show_page(texts, terminal.out)
    else:
        for rule in rulebook.find(texts, args.rule, terminal.say):
            rulebook.show_rule(rule, terminal.out)
    return 0
