"""Who sits down to play what."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any

from sobremesa import bots
from sobremesa.cli import matchfile
from sobremesa.cli.arguments import (
    add_bots,
    add_house_cards,
    add_seats,
    add_settings,
    listed,
    seats_from,
    settings_from,
    whole,
)
from sobremesa.cli.play.session import Session
from sobremesa.cli.play.sitting import Sitting
from sobremesa.cli.terminal import Terminal
from sobremesa.kernel import registry
from sobremesa.kernel.errors import BadSettings
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.tables.called import told_apart
from sobremesa.tables.writing import called_before

HELP = """\
play in the terminal, against bots or passing the keyboard round

You sit in the first chair and bots in the others, unless you say otherwise.
Choose by number; `h` lists what else you can type. Ctrl-C offers to save the match, and --resume goes on with it.
"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="the game's id (with --resume, the file's game)")
    add_seats(parser)
    people = parser.add_mutually_exclusive_group()
    people.add_argument(
        "--humans", type=whole("--humans"), metavar="K", help="people in the first K chairs (default: 1)"
    )
    people.add_argument("--hot-seat", action="store_true", help="people in every chair")
    add_bots(parser)
    parser.add_argument("--names", type=listed, default=[], metavar="NAME[,NAME…]", help="the players', chair by chair")
    add_settings(parser)
    add_house_cards(parser)
    parser.add_argument("--key", metavar="WORDS", help="the same words deal the same match (default: by chance)")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved match; `-` is standard input")


def run(args: Namespace, terminal: Terminal) -> int:
    match, names = _resumed(args, terminal) if args.resume is not None else (_dealt(args, terminal), ())
    humans = _humans(args, match, terminal)
    sitting = Sitting(terminal, match, names_for(args.names or names, match, humans, terminal), _seated(args))
    return Session(sitting, humans, args.bots or [bots.best_for(match.game)]).play()


def _dealt(args: Namespace, terminal: Terminal) -> Match[Any]:
    if args.game is None:
        raise BadSettings(terminal.say("which-game", games=", ".join(registry.ids())))
    game = registry.get(args.game)
    seats = seats_from(args, game, terminal.say)
    key = MatchKey.from_words(args.key, seats) if args.key is not None else None
    return Match(game, seats, settings_from(args.set, game, terminal.say), key)


def _resumed(args: Namespace, terminal: Terminal) -> tuple[Match[Any], tuple[str, ...]]:
    if args.seats is not None or args.key is not None or args.set:
        raise BadSettings(terminal.say("resume-alone"))
    loaded = matchfile.load(args.resume, terminal.say)
    game = loaded.match.game.info.id
    if args.game not in (None, game):
        raise BadSettings(terminal.say("resume-other-game", file=args.resume, game=game))
    return loaded.match, loaded.names


def _humans(args: Namespace, match: Match[Any], terminal: Terminal) -> frozenset[int]:
    count = match.seats if args.hot_seat else 1 if args.humans is None else args.humans
    if not 1 <= count <= match.seats:
        raise BadSettings(terminal.say("humans-range", seats=match.seats))
    return frozenset(range(count))


def _seated(args: Namespace) -> list[str]:
    """Who sits where, as it was asked for."""
    people = ["--hot-seat"] if args.hot_seat else [] if args.humans is None else ["--humans", str(args.humans)]
    return people + (["--bots", ",".join(args.bots)] if args.bots else [])


def names_for(given: Sequence[str], match: Match[Any], humans: frozenset[int], terminal: Terminal) -> tuple[str, ...]:
    if len(given) > match.seats:
        raise BadSettings(terminal.say("too-many-names", names=len(given), seats=match.seats))
    texts = terminal.texts(match.game)

    def usual(seat: int) -> str:
        return texts.name(seat, ()) if seat in humans else terminal.say("bot", number=seat + 1)

    told = [called_before(name) for name in given] + [""] * (match.seats - len(given))
    return told_apart(tuple(name or usual(seat) for seat, name in enumerate(told)))
