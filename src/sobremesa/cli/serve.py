"""`sobremesa serve`: the tables, for browsers."""

from __future__ import annotations

import logging
import os
import webbrowser
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from sobremesa import __version__
from sobremesa.bots import NAMES, NoSuchBot, installed, kind_called
from sobremesa.cli import bots, status
from sobremesa.cli.arguments import add_database, add_house_cards, listed, span, within
from sobremesa.cli.games import complain_of_those_left_out
from sobremesa.cli.terminal import Terminal
from sobremesa.kernel.errors import BadSettings, SobremesaError
from sobremesa.kernel.extras import needing

HELP = """\
serve tables to browsers, here or to the whole house

People come in by the address that is printed. What is played is kept in a database in your data folder, or where --db
says; stop with Ctrl-C and start again, and every table is as it was left.
"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="the address to listen on; 0.0.0.0 for all")
    parser.add_argument(
        "--port",
        type=within("--port", 0, 65535),
        default=8765,
        metavar="P",
        help="the port; 0 takes any (default: 8765)",
    )
    add_database(parser)
    parser.add_argument(
        "--peer",
        default="",
        metavar="URL",
        help="where the other servers on the same PostgreSQL find this one, as http://HOST:PORT (default: it is alone)",
    )
    parser.add_argument(
        "--lease",
        type=_seconds,
        metavar="SECONDS",
        help="how long they wait for a sign of life before they take its tables (default: 6)",
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="the address people come by, if there is a proxy before this server, as https://HOST",
    )
    parser.add_argument(
        "--behind-proxy", action="store_true", help="believe X-Forwarded-For, of a proxy on this machine"
    )
    parser.add_argument(
        "--trusted-proxies",
        action="append",
        default=[],
        metavar="NET",
        help="believe it of proxies in this network (such as 10.0.0.0/8) and of no others; may be given again",
    )
    parser.add_argument(
        "--keep-unstarted",
        type=span("--keep-unstarted"),
        default="30d",
        metavar="TIME",
        help="delete tables where no match began, lessons left off and guests who never sat, after so long"
        " (default: 30d; hours as 12h, `ever` keeps them)",
    )
    parser.add_argument(
        "--bots",
        type=listed,
        default=[],
        metavar="NAME[,NAME…]",
        help="the bots that may sit at tables besides the house's, as `sobremesa bots` lists them or ./mine.py:Mine; "
        "what they do is the host's to answer for",
    )
    parser.add_argument(
        "--metrics",
        type=_address,
        metavar="HOST:PORT",
        help="an address where Prometheus asks for metrics; for nobody else to reach (default: none)",
    )
    parser.add_argument(
        "--log", choices=("text", "json"), default="text", help="logs for people, or as JSON (default: text)"
    )
    parser.add_argument(
        "--host-key",
        metavar="FILE",
        help="a file with the key of the host's page, /host; else SOBREMESA_HOST_KEY has it (default: no page)",
    )
    add_house_cards(parser)
    parser.add_argument("--open", action="store_true", help="open the page in a browser")


def _address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or not port.isascii() or not int(port) <= 65535:
        message = f"--metrics is an address like 127.0.0.1:9400, not {text!r}"
        raise BadSettings(message, "metrics", given=text)
    return host.strip("[]"), int(port)


def _seconds(text: str) -> float:
    """How many they may be the configuration says."""
    try:
        return float(text)
    except ValueError:
        raise BadSettings(f"--lease is a number of seconds, not {text!r}", "not-seconds", given=text) from None


def _host_key(file: str | None) -> str:
    """It is never given on the command line, which everybody on the machine can read."""
    if file is None:
        return os.environ.get("SOBREMESA_HOST_KEY", "")
    try:
        key = Path(file).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        key = ""
    if not key:
        raise SobremesaError(f"the host's key can't be read from {file}", "host-key-file", file=file)
    return key


def run(args: Namespace, terminal: Terminal) -> int:
    # Imported here, so that the other commands don't wait for a server they don't need.
    with needing("serve"):
        from sobremesa.store.place import place_of
        from sobremesa.web.config import DEFAULT_LEASE, LOOPBACK, Config
        from sobremesa.web.logs import AsJson
        from sobremesa.web.server import listen, serve
        from sobremesa.web.static import is_built
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    if args.log == "json":
        logging.getLogger().handlers[0].setFormatter(AsJson())
    place = place_of(args.db)
    if args.lease is not None and not args.peer:
        raise SobremesaError("--lease is said with --peer: a server that is alone is given up by nobody", "lease-alone")
    config = Config(
        place,
        args.host,
        args.port,
        tuple(args.origin),
        args.behind_proxy or bool(args.trusted_proxies),
        tuple(args.trusted_proxies) or LOOPBACK,
        keep_unstarted=args.keep_unstarted,
        peer=args.peer,
        lease=DEFAULT_LEASE if args.lease is None else args.lease,
        release=__version__,
        may_sit=_may_sit(args.bots),
        host_key=_host_key(args.host_key),
        metrics=args.metrics,
    )
    listening = listen(args.host, args.port)
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(args.host, f"[{args.host}]" if ":" in args.host else args.host)
    address = args.origin[0] if args.origin else f"http://{host}:{listening.getsockname()[1]}"

    def ready() -> None:
        complain_of_those_left_out(terminal)
        for line in bots.left_out(terminal):
            terminal.err.print(line, soft_wrap=True)
        if not is_built():
            terminal.err.print(Text(terminal.say("not-built"), "bad"), soft_wrap=True)
        terminal.out.print(Text(address))
        if args.open:
            webbrowser.open(address)

    with listening:
        serve(config, listening, ready)
    return status.OK


def _may_sit(named: Sequence[str]) -> tuple[str, ...]:
    """Those that were named, and then the house's own; the last one is who sits in for people."""
    for name in named:
        if name not in NAMES and kind_called(name) is None:
            there_are = ", ".join([*[kind.name for kind in installed()], *NAMES])
            raise NoSuchBot(f"there is no bot {name!r}; there are {there_are}", "no-bot", bot=name, bots=there_are)
    return (*[name for name in dict.fromkeys(named) if name not in NAMES], *NAMES)
