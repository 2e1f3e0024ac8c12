"""What came of it, for who sits there: short, in colour where there is colour, plain where it is piped."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from sobremesa.cli.terminal import Terminal
from sobremesa.cli.trying.bench import Tried
from sobremesa.cli.trying.reading import CardRead, Reading
from sobremesa.kernel import registry
from sobremesa.kernel.house_cards import MARK
from sobremesa.lab.comparing import Beside
from sobremesa.lab.figures import Difference

_SURE: Final = 0.05


def show_cards(reading: Reading, terminal: Terminal) -> None:
    game = terminal.texts(registry.get(reading.game)).say("game")
    terminal.out.print(Text.assemble((f"{game} {MARK}", "bold"), f"  {', '.join(reading.files)}"))
    for card in reading.cards:
        terminal.out.print()
        _show_card(card, terminal)


def _show_card(card: CardRead, terminal: Terminal) -> None:
    names = " · ".join(dict.fromkeys([name.removesuffix(MARK).rstrip() for name in card.names.values()]))
    where = terminal.say("try-line", line=card.line) if card.line else ""
    terminal.out.print(Text.assemble((names, "mine"), f"  ×{card.count}  ", (where, "dim")))
    for sentences in card.says.values():
        terminal.out.print(Text(f"  {' '.join(sentences) or terminal.say('try-says-nothing')}"))
    told = [
        Text.assemble((terminal.say(f"try-{what}"), "taught"), f" {', '.join(words)}")
        for what, words in card.touches.items()
    ]
    if told:
        terminal.out.print(Text("  ").append_text(Text(" · ").join(told)))


def show_tried(tried: Tried, reading: Reading, matches: int, terminal: Terminal) -> None:
    say = terminal.say
    texts = terminal.texts(registry.get(reading.game))
    found = tried.comparison
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("try-matches", matches=matches))
    for heading in ("try-without", "try-with", "compare-difference-with"):
        table.add_column(say(heading), justify="right")
    for ending, share in found.endings.items():
        table.add_row(texts.say(f"ending-{ending}"), *_shares(share))
    table.add_section()
    for seat, share in enumerate(found.wins):
        table.add_row(say("try-wins", player=texts.name(seat, ())), *_shares(share))
    table.add_section()
    low, middle, high = found.decisions.difference.mean
    table.add_row(
        say("compare-decisions"),
        f"{found.decisions.first:.1f}",
        f"{found.decisions.second:.1f}",
        _styled(f"{middle:+.1f} ({low:+.1f} … {high:+.1f})", found.decisions.difference),
    )
    terminal.out.print(table)
    if tried.failed:
        terminal.out.print(Text(say("try-failed", n=tried.failed, why=tried.why), "bad"))
    named = {card.id: card for card in reading.cards}
    for one in tried.unreached:
        name = named[one.card].names[terminal.language].removesuffix(MARK).rstrip()
        told = "try-never" if not one.acted else "try-never-in-part"
        terminal.out.print(Text(say(told, card=name, parts=", ".join(one.parts), matches=matches), "live"))
    if not tried.unreached and not tried.failed:
        terminal.out.print(Text(say("try-all-reached"), "good"))


def _shares(share: Beside) -> tuple[str, str, Text]:
    low, middle, high = [max(-100.0, min(100.0, 100 * at)) for at in share.difference.mean]
    off = f"{middle:+.1f} ({low:+.1f} … {high:+.1f})"
    return f"{100 * share.first:.1f} %", f"{100 * share.second:.1f} %", _styled(off, share.difference)


def _styled(off: str, difference: Difference) -> Text:
    """What is hardly chance stands out."""
    return Text(off, "bold" if difference.p < _SURE else "dim")
