"""What is tried, how often, and whether it is tried again whenever the file is saved."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

import msgspec

from sobremesa import bots
from sobremesa.cli import files, status, trouble
from sobremesa.cli.arguments import add_bots, add_seats, add_settings, seats_from, settings_from, within
from sobremesa.cli.terminal import Terminal, printable
from sobremesa.cli.trying.bench import Bench, Tried
from sobremesa.cli.trying.playing import Wanted
from sobremesa.cli.trying.reading import Reading
from sobremesa.cli.trying.showing import show_cards, show_tried
from sobremesa.kernel import house_cards, registry
from sobremesa.kernel.errors import BadSettings, SobremesaError

HELP = """\
try cards of your own: what they say, what they do to the game

The file declares cards as the repository does, and names them in both languages; docs/designing-cards.md shows one.
Matches are played with its cards and without them, by the same key, and compared. With --watch it is all done again
whenever the file is saved. To play with the cards: sobremesa play GAME --cards FILE, or serve --cards FILE --open.
"""

_KEY: Final = "workbench"  # the same matches each time, so that an edit is all that differs
_BETWEEN_LOOKS: Final = 0.2  # seconds


class Both(msgspec.Struct, frozen=True):
    """What --json writes."""

    cards: Reading
    tried: Tried | None


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the file with the cards")
    parser.add_argument("--game", metavar="GAME", help="the game's id (default: the game whose lexicon it imports)")
    parser.add_argument(
        "--matches",
        type=within("--matches", 0, 10**6),
        default=100,
        metavar="N",
        help="how many with the cards and how many without; 0 only reads them (default: 100)",
    )
    add_seats(parser)
    add_bots(parser)
    add_settings(parser)
    parser.add_argument("--key", metavar="WORDS", default=_KEY, help="the same words give the same matches")
    parser.add_argument("--watch", action="store_true", help="do it again whenever the file is saved, until Ctrl-C")
    parser.add_argument("--json", metavar="FILE", help="write it there as JSON; `-` is standard output")


def run(args: Namespace, terminal: Terminal) -> int:
    file = Path(args.file).resolve()
    bench = Bench(file, _wanted(args, file, terminal))
    try:
        while True:
            saved = _saved_at(file)
            try:
                _look(bench, args, terminal)
            except SobremesaError as error:
                if not args.watch:
                    raise
                terminal.out.print(f"[bad]{printable(trouble.told(error, terminal.say))}[/bad]", markup=True)
            if not args.watch:
                return status.OK
            terminal.out.print(terminal.say("try-watching", file=file.name))
            while _saved_at(file) == saved:
                time.sleep(_BETWEEN_LOOKS)
            terminal.out.rule()
    finally:
        bench.stop()


def _look(bench: Bench, args: Namespace, terminal: Terminal) -> None:
    cards = bench.read()
    if args.json is None:
        show_cards(cards, terminal)
    tried = bench.play() if args.matches else None
    if args.json is not None:
        files.write(
            msgspec.json.format(msgspec.json.encode(Both(cards, tried)), indent=1) + b"\n", args.json, terminal.say
        )
    elif tried is not None:
        show_tried(tried, cards, args.matches, terminal)


def _wanted(args: Namespace, file: Path, terminal: Terminal) -> Wanted:
    """The game is looked up without the cards: what is wrong with them is told when they are read."""
    imported = house_cards.game_of(file)
    if args.game not in (None, imported):
        message = f"{file.name} has cards of {imported}, not of {args.game}"
        raise BadSettings(message, "cards-of-another-game", file=file.name, game=imported, given=args.game)
    game = registry.get(imported)
    return Wanted(
        imported,
        seats_from(args, game, terminal.say),
        args.bots or [bots.best_for(game)],
        args.key,
        dict(settings_from(args.set, game, terminal.say)),
        args.matches,
    )


def _saved_at(file: Path) -> tuple[int, int]:
    """An editor may put another file in its place, and for a moment there is none."""
    try:
        found = file.stat()
    except OSError:
        return (0, 0)
    return (found.st_mtime_ns, found.st_ino)
