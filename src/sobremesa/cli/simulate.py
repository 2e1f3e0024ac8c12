"""`sobremesa simulate`: many matches between bots."""

from __future__ import annotations

import importlib
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

from sobremesa.cli import files
from sobremesa.cli.arguments import add_series, series_from, within
from sobremesa.cli.page import charts
from sobremesa.cli.page.report import report_page
from sobremesa.cli.progress import progress
from sobremesa.cli.terminal import Terminal
from sobremesa.cli.where import add_place, place_from, stopped_by_signals, tell_of_failures
from sobremesa.kernel import registry
from sobremesa.kernel.game import Game
from sobremesa.lab import Report, keeping, simulate
from sobremesa.lab.keeping import Kept
from sobremesa.lab.tally import Spread

HELP = "play many matches between bots and count how they end"


def configure(parser: ArgumentParser) -> None:
    add_series(parser)
    parser.add_argument(
        "--matches", type=within("--matches", 1, 10**12), default=100, metavar="N", help="how many (default: 100)"
    )
    add_place(parser)
    parser.add_argument(
        "--resume",
        metavar="FILE",
        help="keep there what is found, and go on from there with a run that was interrupted",
    )
    parser.add_argument("--html", metavar="FILE", help="write the report there as a page to look at; counts cards too")
    parser.add_argument("--rows", metavar="FILE", help="write a row for each match there, as Parquet")
    parser.add_argument(
        "--cards",
        action="store_true",
        help="count how often what was used, and how who used it fared (takes time)",
    )
    parser.add_argument("--json", metavar="FILE", help="write the report there as JSON; `-` is standard output")


def run(args: Namespace, terminal: Terminal) -> int:
    with place_from(args) as place, stopped_by_signals():
        kept = None if args.resume is None else keeping.read(Path(args.resume))
        if kept is not None and args.key is None:
            args.key = kept.run.key
        game = registry.get(args.game)
        series = series_from(args, game, terminal.say)
        for file in (args.json, args.html):
            if file is not None:
                files.must_be_writable(file, terminal.say)
        if args.html is not None:
            charts.must_be_there()
        if args.rows is not None:
            files.must_be_a_file(args.rows, terminal.say)
            importlib.import_module("sobremesa.lab.rows")  # which says what it lacks
        clock = Spread()
        executor = place.executor()
        try:
            with progress(terminal, args.matches, _played_before(kept)) as finished:
                report = simulate(
                    game,
                    args.matches,
                    seats=series.seats,
                    bots=series.bots,
                    key=series.key,
                    settings=series.settings,
                    on=executor,
                    resume=args.resume,
                    progress=finished,
                    cards=args.cards or args.html is not None,
                    clock=clock,
                    rows=args.rows,
                )
        except KeyboardInterrupt:
            if args.resume is not None:
                terminal.err.print(Text(terminal.say("kept-for-later", file=args.resume)), soft_wrap=True)
            raise
    if args.html is not None:
        files.write(report_page(report, clock, game, terminal), args.html, terminal.say)
    if args.json is None:
        _show(report, game, terminal)
    else:
        files.write(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n", args.json, terminal.say)
    return tell_of_failures(report.failures, report.failed, report.matches, terminal)


def _played_before(kept: Kept | None) -> int:
    return kept.tally.matches + kept.tally.failed if kept is not None else 0


def _show(report: Report, game: Game[Any], terminal: Terminal) -> None:
    say, texts = terminal.say, terminal.texts(game)
    finished = report.matches - report.failed
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("heading-result"))
    table.add_column(say("heading-matches"), justify="right")
    table.add_column("%", justify="right")

    def row(words: str, count: int) -> None:
        table.add_row(words, str(count), f"{100 * count / max(finished, 1):.1f}")

    for ending, count in report.results.endings.items():
        row(texts.say(f"ending-{ending}"), count)
    table.add_section()
    for seat, count in enumerate(report.results.wins):
        row(say("won-by", player=texts.name(seat, ()), bot=report.bots[seat]), count)
    summary = say(
        "simulated",
        matches=report.matches,
        decisions=report.decisions,
        seconds=round(report.seconds, 2),
        rate=round(report.decisions / report.seconds),
    )
    for part in (Text(texts.say("game"), "bold"), table, summary, say("key", key=report.key)):
        terminal.out.print(part)
