"""Where long runs are played, and how they are stopped: what all commands that play many matches share."""

from __future__ import annotations

import os
import signal
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Final

from rich.text import Text

from sobremesa.cli import status
from sobremesa.cli.arguments import within
from sobremesa.cli.terminal import Terminal, printable
from sobremesa.kernel.errors import BadSettings
from sobremesa.lab.on import Place, place
from sobremesa.lab.tally import Failure

_MOST_TOLD: Final = 10  # of the matches that failed; a report names more


class Terminated(KeyboardInterrupt):
    """Asked to end by another program: Slurm, a service, a machine that goes down."""


def add_place(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--on",
        default="processes",
        metavar="PLACE",
        help="who plays: processes of this machine (default), ray, ray://HOST:PORT, tcp://HOST:PORT (Dask) or mpi",
    )
    parser.add_argument(
        "--jobs",
        type=within("--jobs", 1, 256),
        metavar="J",
        help="on how many processes of this machine (default: all cores)",
    )


def place_from(args: Namespace) -> Place:
    if args.jobs is not None and args.on not in ("processes", "ray"):
        raise BadSettings("--jobs is of this machine alone", "not-with", name="--jobs", other=f"--on {args.on}")
    return place(args.on, args.jobs or _cores())


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def stopped_by_signals() -> Iterator[None]:
    """What another program sends ends a run as Ctrl-C does: with everything put away."""
    if current_thread() is not main_thread():
        yield
        return

    def stop(*_: object) -> None:
        raise Terminated

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def tell_of_failures(failures: Sequence[Failure], failed: int, matches: int, terminal: Terminal) -> int:
    """What is said at the end of a run, and its exit status."""
    if not failed:
        return status.OK
    say = terminal.say
    for one in failures[:_MOST_TOLD]:
        line = say("match-failed", number=str(one.number), key=one.key, why=one.why)
        terminal.err.print(Text(printable(line), "bad"), soft_wrap=True)
    words = say("matches-failed", failed=failed, matches=str(matches))
    terminal.err.print(Text(words, "bad"), soft_wrap=True)
    return status.NO
