"""`sobremesa contest`: bots against each other on the same deals, each in every seat."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from secrets import token_hex
from typing import Any, Final

import msgspec
from msgspec import UNSET
from rich import box
from rich.table import Table
from rich.text import Text

from sobremesa.cli import files
from sobremesa.cli.arguments import add_game, add_seats, add_settings, listed, seats_from, settings_from, within
from sobremesa.cli.page import charts
from sobremesa.cli.page.contest import contest_page, pair_of, points, share_in_percent, verdict
from sobremesa.cli.progress import progress
from sobremesa.cli.terminal import Terminal
from sobremesa.cli.where import add_place, place_from, stopped_by_signals, tell_of_failures
from sobremesa.kernel import registry
from sobremesa.kernel.game import Game
from sobremesa.lab import Contest, contest
from sobremesa.lab.contesting import values_of
from sobremesa.lab.standing import Share, Standing
from sobremesa.text import Texts

_DIFFICULTY: Final = "difficulty"  # what a setting is called by which all at a table have it harder or easier
_GAIN: Final = 3  # points: what is worth knowing of

HELP = """\
play bots against each other on the same deals, each in every seat: who wins more, and how sure that is

A deal is as many matches as there are bots. They sit round the table, again and again where there are more seats, and
from match to match all move on by a seat. Where all seats win or lose as one each bot has the table to itself.
"""


def configure(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--bots", type=listed, required=True, metavar="NAME,NAME[,NAME…]", help="who competes")
    parser.add_argument(
        "--deals", type=within("--deals", 1, 10**9), default=100, metavar="N", help="how many (default: 100)"
    )
    add_seats(parser)
    parser.add_argument("--key", metavar="WORDS", help="the same words give the same deals (default: made up)")
    add_settings(parser)
    parser.add_argument(
        "--each",
        metavar="NAME",
        help="play each deal with every value of that setting (default: difficulty, where all win or lose as one)",
    )
    parser.add_argument(
        "--sprt",
        type=within("--sprt", 1, 50),
        nargs="?",
        const=_GAIN,
        metavar="POINTS",
        help="stop as soon as a sequential test knows whether the first of two bots wins so many percentage points "
        f"more than the second ({_GAIN} if none are given) or no more",
    )
    parser.add_argument("--no-ratings", action="store_true", help="no ratings, which need sobremesa[contest]")
    add_place(parser)
    parser.add_argument("--html", metavar="FILE", help="write the report there as a page to look at")
    parser.add_argument("--json", metavar="FILE", help="write the report there as JSON; `-` is standard output")


def run(args: Namespace, terminal: Terminal) -> int:
    with place_from(args) as place, stopped_by_signals():
        game = registry.get(args.game)
        seats = seats_from(args, game, terminal.say)
        whole = settings_from(args.set, game, terminal.say)
        given = {name: whole[name] for name in [text.partition("=")[0] for text in args.set]}
        for file in (args.json, args.html):
            if file is not None:
                files.must_be_writable(file, terminal.say)
        if args.html is not None:
            charts.must_be_there()
        each = _usual(game, given) if args.each is None else args.each
        kinds = len(values_of(game).get(each or "", ("",)))
        with progress(terminal, args.deals * len(args.bots) * kinds) as finished:
            report = contest(
                game,
                args.deals,
                seats=seats,
                bots=args.bots,
                key=args.key if args.key is not None else token_hex(8),
                settings=given,
                each=each,
                gain=None if args.sprt is None else args.sprt / 100,
                ratings=not args.no_ratings,
                on=place.executor(),
                progress=finished,
            )
    if args.html is not None:
        files.write(contest_page(report, game, terminal), args.html, terminal.say)
    if args.json is None:
        _show(report, game, terminal)
    else:
        files.write(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n", args.json, terminal.say)
    return tell_of_failures(report.failures, report.failed, report.matches, terminal)


def _usual(game: Game[Any], given: dict[str, Any]) -> str | None:
    has = {setting.name for setting in game.info.settings}
    return _DIFFICULTY if game.info.together and _DIFFICULTY in has - set(given) else None


def _show(report: Contest, game: Game[Any], terminal: Terminal) -> None:
    say, texts = terminal.say, terminal.texts(game)
    terminal.out.print(Text(texts.say("game"), "bold"))
    for standing in report.standings:
        for name, value in standing.settings.items():
            terminal.out.print(Text(f"{name}={value}", "bold"))
        terminal.out.print(_shares(standing.shares, report, terminal, texts))
        if standing.by_role:
            terminal.out.print(_shares(standing.by_role, report, terminal, texts))
        terminal.out.print(_pairs(standing, terminal))
        if standing.ratings:
            terminal.out.print(_ratings(standing, terminal, texts))
    if report.test is not UNSET:
        terminal.out.print(verdict(report.test, report.deals, say))
    terminal.out.print(
        say("contest-played", deals=str(report.deals), matches=str(report.matches), seconds=round(report.seconds, 2))
    )
    terminal.out.print(say("key", key=report.key))


def _shares(shares: Sequence[Share], report: Contest, terminal: Terminal, texts: Texts) -> Table:
    say = terminal.say
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("contest-bot"))
    if shares[0].role:
        table.add_column(say("contest-role"))
    for heading in ("contest-wins", "heading-matches" if report.together else "contest-chairs"):
        table.add_column(say(heading), justify="right")
    table.add_column("%", justify="right")
    table.add_column(say("page-interval"), justify="right")
    for one in shares:
        role = [texts.say(one.role)] if one.role else []
        table.add_row(one.bot, *role, str(one.wins), str(one.of), *share_in_percent(one.share))
    return table


def _pairs(standing: Standing, terminal: Terminal) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    table.add_column(terminal.say("contest-more"), justify="right")
    table.add_column(terminal.say("page-interval"), justify="right")
    for pair in standing.pairs:
        table.add_row(pair_of(pair), *points(pair.difference))
    return table


def _ratings(standing: Standing, terminal: Terminal, texts: Texts) -> Table:
    say = terminal.say
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("contest-bot"))
    has_roles = any(one.role for one in standing.ratings)
    if has_roles:
        table.add_column(say("contest-role"))
    for heading in ("contest-rating", "contest-sigma", "heading-matches"):
        table.add_column(say(heading), justify="right")
    for one in standing.ratings:
        role = [texts.say(one.role)] if has_roles else []
        table.add_row(one.bot, *role, f"{one.mu:.2f}", f"{one.sigma:.2f}", str(one.matches))
    return table
