"""`sobremesa export`: one match of a simulation as a match file."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from sobremesa.cli import files, matchfile
from sobremesa.cli.arguments import add_series, series_from, within
from sobremesa.cli.terminal import Terminal
from sobremesa.kernel import registry

HELP = """\
write one match between bots as a match file, to replay, verify or send along with a bug report

With the same GAME, --seats, --bots, --key and --set as a simulation, `--match I` is exactly its match I,
counted from 0. (A match you play yourself is written by `s` in `sobremesa play`.)
"""


def configure(parser: ArgumentParser) -> None:
    add_series(parser)
    parser.add_argument(
        "--match",
        type=within("--match", 0, 10**9),
        default=0,
        metavar="I",
        help="its number in the simulation (default: 0)",
    )
    parser.add_argument("-o", "--output", default=files.STANDARD, metavar="FILE", help="default: standard output")


def run(args: Namespace, terminal: Terminal) -> int:
    series = series_from(args, registry.get(args.game), terminal.say)
    matchfile.must_be_savable(args.output, terminal.say)
    match = series.record(args.match)
    matchfile.save(match, (), args.output, terminal.say)
    if args.output != files.STANDARD:
        terminal.err.print(terminal.say("exported", file=args.output, key=series.key, number=args.match))
    return 0
