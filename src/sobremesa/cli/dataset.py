"""`sobremesa dataset`: every decision of many matches as a row, to learn from."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from sobremesa.cli import files
from sobremesa.cli.arguments import add_series, series_from, within
from sobremesa.cli.progress import progress
from sobremesa.cli.terminal import Terminal
from sobremesa.cli.where import add_place, place_from, stopped_by_signals, tell_of_failures
from sobremesa.kernel import registry

HELP = """\
write every decision of many matches as a row of a Parquet file, to learn from

What the seat knew (sparsely, see docs/research.md), what it could do, what it did, and what came of it.
"""


def configure(parser: ArgumentParser) -> None:
    add_series(parser)
    parser.add_argument(
        "--matches", type=within("--matches", 1, 10**12), default=100, metavar="N", help="how many (default: 100)"
    )
    add_place(parser)
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help="the Parquet file")


def run(args: Namespace, terminal: Terminal) -> int:
    from sobremesa.lab.dataset import write_decisions

    with place_from(args) as place, stopped_by_signals():
        game = registry.get(args.game)
        series = series_from(args, game, terminal.say)
        files.must_be_a_file(args.output, terminal.say)
        executor = place.executor()
        with progress(terminal, args.matches) as finished:
            decisions, failures = write_decisions(
                game, series, args.matches, args.output, on=executor, progress=finished
            )
    told = terminal.say("dataset-written", file=args.output, decisions=decisions, key=series.key)
    terminal.err.print(told, soft_wrap=True)
    return tell_of_failures(failures, len(failures), args.matches, terminal)
