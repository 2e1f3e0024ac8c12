"""`sobremesa simulate`: many matches between bots."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from typing import Any

import msgspec
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from sobremesa.cli import files
from sobremesa.cli.arguments import add_series, series_from, within
from sobremesa.cli.terminal import Terminal
from sobremesa.kernel import registry
from sobremesa.kernel.game import Game
from sobremesa.lab import Report, simulate

HELP = "play many matches between bots and count how they end"


def configure(parser: ArgumentParser) -> None:
    add_series(parser)
    parser.add_argument(
        "--matches", type=within("--matches", 1, 10**8), default=100, metavar="N", help="how many (default: 100)"
    )
    parser.add_argument(
        "--jobs",
        type=within("--jobs", 1, 256),
        default=_cores(),
        metavar="J",
        help="on how many processes (default: all)",
    )
    parser.add_argument("--json", metavar="FILE", help="write the report there as JSON; `-` is standard output")


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(args: Namespace, terminal: Terminal) -> int:
    game = registry.get(args.game)
    series = series_from(args, game, terminal.say)
    if args.json is not None:
        files.must_be_writable(args.json, terminal.say)
    with _bar(terminal) as bar:
        task = bar.add_task(terminal.say("playing"), total=args.matches)
        report = simulate(
            game,
            args.matches,
            seats=series.seats,
            bots=series.bots,
            key=series.key,
            settings=series.settings,
            jobs=args.jobs,
            progress=lambda finished: bar.advance(task, finished),
        )
    if args.json is None:
        _show(report, game, terminal)
    else:
        files.write(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n", args.json, terminal.say)
    return 0


def _bar(terminal: Terminal) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal)


def _show(report: Report, game: Game[Any], terminal: Terminal) -> None:
    say, texts = terminal.say, terminal.texts(game)
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("heading-result"))
    table.add_column(say("heading-matches"), justify="right")
    table.add_column("%", justify="right")

    def row(words: str, count: int) -> None:
        table.add_row(words, str(count), f"{100 * count / report.matches:.1f}")

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
