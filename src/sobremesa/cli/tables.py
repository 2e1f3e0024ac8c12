"""`sobremesa tables`: what the host may do about tables and people, while a server runs or not."""

from __future__ import annotations

import re
import time
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING, Final

from rich.text import Text

from sobremesa.cli import status
from sobremesa.cli.arguments import add_database
from sobremesa.cli.terminal import Terminal, printable
from sobremesa.kernel.errors import BadSettings
from sobremesa.kernel.extras import needing

if TYPE_CHECKING:
    from sobremesa.store.kept.hosting import Overlooked

HELP = """\
list the tables that aren't over; hide, close or delete one, bar a guest or an address

Without an argument it lists them with who sits there, each guest by their number. A hidden table is in no lobby, one
that is closed opens to nobody, one that is deleted is gone with all that was played there; --show and --open take the
first two back. --bar takes a guest's number or a network (192.0.2.7, 2001:db8::/48). A server that runs heeds it within
a second.
"""

_WHATS: Final = ("hide", "show", "close", "open", "delete")
_CODE: Final = re.compile(r"[A-Z]{3,8}-[0-9]{2,9}")


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("codes", metavar="CODE", nargs="*", help="of tables, as BRISA-27")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--hide", dest="what", action="store_const", const="hide", help="out of the lobby")
    what.add_argument("--show", dest="what", action="store_const", const="show", help="back into the lobby")
    what.add_argument("--close", dest="what", action="store_const", const="close", help="nobody comes in any more")
    what.add_argument("--open", dest="what", action="store_const", const="open", help="they come in again")
    what.add_argument("--delete", dest="what", action="store_const", const="delete", help="with all that was played")
    what.add_argument("--bar", metavar="WHO", help="a guest or an address comes here no more")
    what.add_argument("--unbar", metavar="WHO", help="they may come again")
    add_database(parser)


def run(args: Namespace, terminal: Terminal) -> int:
    with needing("serve"):
        from sobremesa.store.kept.hosting import Bar, Ruling
        from sobremesa.store.place import place_of
        from sobremesa.store.ruling import decide, delete, look_over, who_is

    database, codes = place_of(args.db), [code.upper() for code in args.codes]
    if bad := [code for code in codes if not _CODE.fullmatch(code)]:
        raise BadSettings(terminal.say("no-code", given=bad[0]))
    whom = args.bar or args.unbar
    if bool(codes) != bool(args.what):
        raise BadSettings(terminal.say("rule-which"))
    if whom:
        who = who_is(whom)
        decide(database, [Bar(who, bool(args.bar), time.time())])
        terminal.err.print(terminal.say("barred" if args.bar else "unbarred", who=who), soft_wrap=True)
    elif args.what == "delete":
        for code in codes:
            word = "table-deleted" if delete(database, code) else "table-doomed"
            terminal.err.print(terminal.say(word, code=code), soft_wrap=True)
    elif args.what in _WHATS:
        decide(database, [Ruling(code, args.what) for code in codes])
        for code in codes:
            terminal.err.print(terminal.say(f"table-{args.what}", code=code), soft_wrap=True)
    else:
        found, rulings = look_over(database)
        if not found:
            terminal.out.print(terminal.say("no-tables"))
        for one in found:
            _tell(one, terminal)
        for who in rulings.barred:
            terminal.out.print(Text(terminal.say("barred", who=who)), soft_wrap=True)
    return status.OK


def _tell(one: Overlooked, terminal: Terminal) -> None:
    marks = [
        terminal.say(f"table-is-{word}")
        for word, holds in (("private", one.private), ("hidden", one.hidden), ("closed", one.closed))
        if holds
    ]
    if one.reports:
        marks.append(terminal.say("table-reports", count=one.reports))
    heading = " · ".join([one.code, printable(one.game), terminal.say(f"table-{one.phase}"), *marks])
    terminal.out.print(Text(heading, "bold"), soft_wrap=True)
    for sitter in one.people:
        terminal.out.print(Text(f"   {sitter.person}  {printable(sitter.name)}"), soft_wrap=True)
