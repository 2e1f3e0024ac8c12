"""`sobremesa serve`: the tables, for browsers."""

from __future__ import annotations

import logging
import webbrowser
from argparse import ArgumentParser, Namespace

from rich.text import Text

from sobremesa.cli import status
from sobremesa.cli.arguments import add_database, within
from sobremesa.cli.games import complain_of_those_left_out
from sobremesa.cli.terminal import Terminal
from sobremesa.cli.trouble import needing

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
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="the address people come by, if there is a proxy before this server, as https://HOST",
    )
    parser.add_argument("--behind-proxy", action="store_true", help="believe the proxy's X-Forwarded-For")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")


def run(args: Namespace, terminal: Terminal) -> int:
    # Imported here, so that the other commands don't wait for a server they don't need.
    with needing("serve"):
        from sobremesa.store.place import file_of
        from sobremesa.web.config import Config
        from sobremesa.web.server import listen, serve
        from sobremesa.web.static import is_built

    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    config = Config(file_of(args.db), args.host, args.port, tuple(args.origin), args.behind_proxy)
    listening = listen(args.host, args.port)
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(args.host, f"[{args.host}]" if ":" in args.host else args.host)
    address = args.origin[0] if args.origin else f"http://{host}:{listening.getsockname()[1]}"

    def ready() -> None:
        complain_of_those_left_out(terminal)
        if not is_built():
            terminal.err.print(Text(terminal.say("not-built"), "bad"), soft_wrap=True)
        terminal.out.print(Text(address))
        if args.open:
            webbrowser.open(address)

    with listening:
        serve(config, listening, ready)
    return status.OK
