"""`sobremesa verify`: prove from a match file that nobody stacked the deck."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from msgspec import UNSET
from rich.text import Text

from sobremesa import __version__
from sobremesa.cli import files, status
from sobremesa.cli.arguments import add_house_cards
from sobremesa.cli.terminal import Terminal, printable
from sobremesa.kernel import receipt, record
from sobremesa.kernel.errors import NotVerified
from sobremesa.web import shown

HELP = """\
check a match file: the deal, every choice and the result

The match is played again: the secret must be the one committed to before the deal, every nonce the one that was
sealed, every choice must be legal, and they must lead to the result the file tells. With the receipt that your browser
kept (the end of a match offers it), this proves that whoever runs the server could not choose the deal either:
docs/fairness.md says what exactly. Exit status: 0 verified, 1 not verified, 2 unreadable.
"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match file; `-` is standard input")
    add_house_cards(parser)
    parser.add_argument("--receipt", metavar="FILE", help="what your browser kept of the match")
    parser.add_argument("--commitment", metavar="HEX", help="without a receipt: the commitment you were shown")
    parser.add_argument("--nonce", metavar="HEX", help="without a receipt: the nonce your client gave")


def run(args: Namespace, terminal: Terminal) -> int:
    told = record.read(files.read(args.file, terminal.say))
    kept = None if args.receipt is None else receipt.read(files.read(args.receipt, terminal.say))
    seen = None
    try:
        match = record.verify(told)
        if args.commitment is not None:
            receipt.must_have_commitment(told, args.commitment.lower())
        if args.nonce is not None:
            receipt.must_have_nonce(told, args.nonce.lower())
        if isinstance(kept, receipt.Receipt):
            seen = shown.prove(kept, told, match)
        elif kept is not None:
            receipt.compare(kept, told, match)
    except NotVerified as error:
        terminal.out.print(Text(terminal.say("not-verified", why=_why(error, terminal)), "bad"))
        if isinstance(kept, receipt.Receipt) and kept.program != __version__:
            terminal.out.print(terminal.say("receipt-program", program=printable(kept.program), here=__version__))
        return status.NO
    terminal.out.print(Text(terminal.say("verified"), "good"))
    game = terminal.texts(match.game).say("game")
    terminal.out.print(terminal.say("verified-what", game=game, seats=match.seats, choices=match.version))
    if match.outcome is None:
        terminal.out.print(terminal.say("verified-unfinished"))
    if told.practice is True:
        terminal.out.print(terminal.say("was-practice"))
    terminal.out.print(terminal.say(_how_much(told, kept, seen)))
    if seen is not None:
        _tell_what_was_seen(seen, terminal)
    elif kept is not None:
        terminal.out.print(terminal.say("proves-old-receipt"))
    return status.OK


def _how_much(
    told: record.MatchFile, kept: receipt.Receipt | receipt.OldReceipt | None, seen: shown.Seen | None
) -> str:
    """The message that says what is proven by this, and against whom."""
    if kept is None:
        return "proves-commitment" if told.shuffle is UNSET else "proves-file"
    saw_the_deal = seen.saw_the_deal if seen is not None else isinstance(kept, receipt.OldReceipt) and bool(kept.view)
    return "proves-host" if saw_the_deal else "proves-host-but-deal"


def _tell_what_was_seen(seen: shown.Seen, terminal: Terminal) -> None:
    counts = {"positions": seen.positions, "of": seen.of, "lines": seen.lines, "lines-of": seen.of_lines}
    terminal.out.print(terminal.say("proves-shown", **counts))
    if seen.taken_back:
        terminal.out.print(terminal.say("taken-back", n=seen.taken_back))
    if not seen.is_whole:
        terminal.out.print(terminal.say("proves-no-more"))
    if not seen.saw_the_end:
        terminal.out.print(terminal.say("proves-no-end"))


def _why(error: NotVerified, terminal: Terminal) -> str:
    details = {name: printable(value) if isinstance(value, str) else value for name, value in error.details.items()}
    if error.what == "choice":
        details["rule"] = details["rule"] or "none"
    elif error.what == "result":
        details = {name: value or terminal.say("unfinished") for name, value in details.items()}
    return terminal.say(f"unfit-{error.what}", **details)
