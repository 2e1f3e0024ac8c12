"""`sobremesa compare`: what differs between two simulations, and how sure that is."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

from sobremesa.cli import files
from sobremesa.cli.terminal import Terminal
from sobremesa.kernel import registry
from sobremesa.kernel.errors import SobremesaError
from sobremesa.lab.comparing import Comparison, compared
from sobremesa.lab.figures import Difference
from sobremesa.lab.report import Report

HELP = """\
compare two simulations: how much more often each seat wins, how they end, how long they are

Two reports of `sobremesa simulate --json`. With the same key the same deals were played, and the matches are compared
one by one, by their number: what the deals have in common is no noise then.
"""

_report: Final = msgspec.json.Decoder(Report)


class NotAReport(SobremesaError):
    """A file that no simulation wrote, or two that can't be compared."""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("first", metavar="A.json", help="a report of `sobremesa simulate --json`")
    parser.add_argument("second", metavar="B.json", help="another")
    parser.add_argument("--json", metavar="FILE", help="write the comparison there as JSON; `-` is standard output")


def run(args: Namespace, terminal: Terminal) -> int:
    first, second = _read(args.first, terminal), _read(args.second, terminal)
    for what, said in (("game", "other-game"), ("seats", "other-seats")):
        one, two = getattr(first, what), getattr(second, what)
        if one != two:
            details = {"first": args.first, "second": args.second, "one": str(one), "two": str(two)}
            raise NotAReport(f"{args.first} and {args.second} differ in their {what}", said, **details)
    found = compared(first, second)
    if args.json is None:
        _show(found, first, second, terminal)
    else:
        files.write(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n", args.json, terminal.say)
    return 0


def _read(file: str, terminal: Terminal) -> Report:
    try:
        return _report.decode(files.read(file, terminal.say))
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise NotAReport(f"{file} is not a report of a simulation", "not-a-report", file=file) from None


def _show(found: Comparison, first: Report, second: Report, terminal: Terminal) -> None:
    say = terminal.say
    game = registry.get(first.game)
    texts = terminal.texts(game)
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for heading in ("compare-first", "compare-second", "compare-difference"):
        table.add_column(say(heading), justify="right")
    table.add_column("p", justify="right")
    for ending, share in found.endings.items():
        table.add_row(texts.say(f"ending-{ending}"), *_in_percent(share.first, share.second, share.difference))
    table.add_section()
    for seat, share in enumerate(found.wins):
        bots = dict.fromkeys((first.bots[seat], second.bots[seat]))
        name = say("won-by", player=texts.name(seat, ()), bot=" / ".join(bots))
        table.add_row(name, *_in_percent(share.first, share.second, share.difference))
    table.add_section()
    length = found.decisions
    low, middle, high = length.difference.mean
    off = f"{middle:+.2f} ({low:+.2f} … {high:+.2f})"
    table.add_row(say("compare-decisions"), f"{length.first:.1f}", f"{length.second:.1f}", off, _p(length.difference.p))
    terminal.out.print(Text(texts.say("game"), "bold"))
    terminal.out.print(table)
    if found.unpaired:
        terminal.out.print(say("compare-unpaired", why=say(f"compare-{found.unpaired}")))
        return
    terminal.out.print(say("compare-paired", matches=str(found.matches), blocks=str(found.blocks)))
    if found.left_out:
        terminal.out.print(say("compare-left-out", matches=str(found.left_out)))


def _in_percent(first: float, second: float, difference: Difference) -> tuple[str, str, str, str]:
    low, middle, high = difference.mean
    off = f"{100 * middle:+.2f} ({100 * low:+.2f} … {100 * high:+.2f})"
    return f"{100 * first:.2f} %", f"{100 * second:.2f} %", off, _p(difference.p)


def _p(p: float) -> str:
    return "< 0.0001" if p < 0.0001 else f"{p:.4f}"
