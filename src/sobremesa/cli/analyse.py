"""`sobremesa analyse`: a finished match from above, turn by turn."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Final

import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

from sobremesa.bots.analysis.course import analysed
from sobremesa.bots.analysis.told import Analysis, Point, Side, TurningPoint, phrase_of
from sobremesa.cli import files, status
from sobremesa.cli.terminal import Terminal
from sobremesa.kernel import record, registry
from sobremesa.kernel.errors import BadSettings
from sobremesa.tables.called import told_apart
from sobremesa.text import Texts

HELP = """\
say how a finished match stood turn by turn, and which choices turned it

The chance of each side is what comes of it if the house's bots play on from there. A turning point is a choice
that cost its seat more than chance makes of it, in worlds that this seat held possible; what luck made of it besides is
said apart. `sobremesa replay FILE` goes to the steps that are named here.
"""
_WIDTH: Final = 20  # of a bar


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match file; `-` is standard input")
    parser.add_argument("--json", action="store_true", help="print all of it as JSON")


def run(args: Namespace, terminal: Terminal) -> int:
    file = files.read(args.file, terminal.say)
    kept = record.read(file)
    if kept.result is None:
        raise BadSettings(terminal.say("analyse-unfinished"))
    with terminal.err.status(terminal.say("analysing", share=0)) as shown:
        told = analysed(file, lambda told: shown.update(terminal.say("analysing", share=_percent(told))))
    if args.json:
        terminal.out.print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode(), soft_wrap=True)
        return status.OK
    _show(told, terminal, terminal.texts(registry.get(kept.game)), told_apart(kept.names))
    return status.OK


def _percent(told: Analysis) -> int:
    return 100 * (len(told.points) + told.looked_at) // max(1, told.expected + told.to_look_at)


def _show(told: Analysis, terminal: Terminal, texts: Texts, names: Sequence[str]) -> None:
    say = terminal.say
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column(say("analyse-turn"), justify="right")
    table.add_column(say("analyse-step"), justify="right")
    for side in told.sides:
        table.add_column(_called(side, texts, names), no_wrap=True)
    for point in told.points:
        table.add_row(str(point.turn), str(point.version), *[_bar(point, at) for at in range(len(told.sides))])
    terminal.out.print(table)
    if not told.turning_points:
        terminal.out.print(say("analyse-no-points"))
    for turning in told.turning_points:
        _tell(turning, terminal, texts, names)


def _called(side: Side, texts: Texts, names: Sequence[str]) -> str:
    return texts.say(f"side-{side.name}") if side.name else texts.name(side.seat, names)


def _bar(point: Point, at: int) -> Text:
    low, chance, high = point.low[at], point.chances[at], point.high[at]
    full = round(_WIDTH * chance)
    spread = f" ({100 * low:.0f}–{100 * high:.0f})" if point.playouts else ""
    return Text.assemble(("█" * full, "live"), "·" * (_WIDTH - full), f" {100 * chance:3.0f} %{spread}")


def _tell(turning: TurningPoint, terminal: Terminal, texts: Texts, names: Sequence[str]) -> None:
    out, say = terminal.out, terminal.say
    who = texts.name(turning.seat, names)
    out.print(Text(say("analyse-point", step=turning.version, who=who), "bold"))
    out.print(Text(f"  {texts.phrase(phrase_of(turning.ask), names)}"))
    taken, better = (texts.phrase(phrase_of(one.label), names) for one in (turning.taken, turning.better))
    loss, error = round(100 * turning.loss), round(100 * turning.error)
    out.print(Text("  " + say("analyse-loss", taken=taken, better=better, loss=loss, error=error)))
    rule = f" ({turning.rule})" if turning.rule else ""
    out.print(Text(f"  {texts.phrase(phrase_of(turning.because), names)}{rule}"))
    luck = round(100 * turning.luck)
    if luck:
        out.print(Text("  " + say("analyse-bad-luck" if luck > 0 else "analyse-good-luck", n=abs(luck)), "dim"))
