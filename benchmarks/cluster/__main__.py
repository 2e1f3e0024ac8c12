"""Play at many tables of several servers on one PostgreSQL, harm them in every way we know, and check what is left.

python -m benchmarks.cluster [--servers 3] [--tables 20] [--seconds 120] [--lease 3] [--only KIND[,KIND…]] [--json FILE]
python -m benchmarks.cluster --plant FAULT [--seconds 60]        a fault is planted into the servers, and must be found

Exits with 1 if anything doesn't hold; with --plant, if everything does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

from benchmarks.cluster.broken import FAULTS
from benchmarks.cluster.checks import everything_wrong
from benchmarks.cluster.front import Front
from benchmarks.cluster.member import Member
from benchmarks.cluster.nemeses import EVERY, Nemesis
from benchmarks.cluster.people import Company, Silence, silences
from benchmarks.cluster.postgres import Postgres
from benchmarks.cluster.tap import Tap
from benchmarks.siege.people import ended

_SECONDS_TO_SETTLE = 30.0
_SECONDS_OF_CALM = (1.5, 3.0)
_SECONDS_TO_RECOVER = 30.0
# What is most likely to bring each fault out.
_FOR_FAULT = {
    "acknowledge-before-writing": ("kill", "cut", "session"),
    "take-without-ending": ("pause",),
    "let-go-before-freezing": ("term",),
    "let-go-before-forgetting": ("term",),
    "send-twice": ("swallow", "session", "cut"),
}


class Played:
    """A run, from the first server to the last look."""

    def __init__(self, folder: Path, servers: int, tables: int, lease: float, fault: str = "") -> None:
        self.postgres = Postgres()
        self.taps = [Tap(self.postgres.port) for _ in range(servers)]
        self._folder = folder
        self._lease = lease
        self._fault = fault
        self._tables = tables
        self.faults: list[tuple[str, float]] = []
        self.witnessed: list[Company] = []

    async def run(self, seconds: float, kinds: list[str], rng: random.Random) -> dict[str, Any]:
        for tap in self.taps:
            await tap.open()
        self.members = [
            Member(number, tap, self._folder, self._lease, self._fault) for number, tap in enumerate(self.taps)
        ]
        await self.members[0].start()  # who comes first makes the tables
        await asyncio.gather(*(member.start() for member in self.members[1:]))
        front = Front([member.port for member in self.members])
        await front.open()
        addresses = [member.address for member in self.members]
        companies = [Company(front, addresses, number) for number in range(self._tables)]
        playing = [asyncio.create_task(company.play_for_ever()) for company in companies]
        _say(f"{len(self.members)} servers, {self._tables} tables at {front.address}")
        try:
            await self._harm(seconds, kinds, rng)
            _say("no more harm; everybody comes in once more")
            for task in playing:
                if task.done():
                    task.result()  # somebody gave up who never may
            await ended(*playing)
            await asyncio.gather(*(company.settle(_SECONDS_TO_SETTLE) for company in companies))
        finally:
            await ended(*playing)
            for member in self.members:
                await member.end(signal.SIGTERM)
            front.close()
            for tap in self.taps:
                tap.close()
        _say("holding what everybody saw against the record")
        return await self._report(companies)

    async def _harm(self, seconds: float, kinds: list[str], rng: random.Random) -> None:
        nemesis = Nemesis(self.postgres, self.members, rng)
        end = time.monotonic() + seconds
        waiting = list(kinds)
        rng.shuffle(waiting)
        await asyncio.sleep(4.0)  # let them begin
        while time.monotonic() < end:
            if not waiting:
                waiting = list(kinds)
                rng.shuffle(waiting)
            kind = waiting.pop()
            self.faults.append((kind, time.monotonic()))
            _say(kind)
            await nemesis.strike(kind)
            await self._recovered()
            await asyncio.sleep(rng.uniform(*_SECONDS_OF_CALM))

    async def _recovered(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(_SECONDS_TO_RECOVER):
                while not all(await asyncio.gather(*(member.is_ready() for member in self.members))):
                    await asyncio.sleep(0.1)

    async def _report(self, companies: list[Company]) -> dict[str, Any]:
        witnesses = [witness for company in companies for witness in company.witnesses]
        refused = sum(member.refused_by_the_key() for member in self.members)
        wrong = await everything_wrong(self.postgres.address(), witnesses)
        if refused:
            wrong.append(f"the record's own key refused {refused} pages")
        everybody = [page for company in companies for page in company.everybody]
        waited = silences(everybody, self.faults)
        return {
            "servers": len(self.members),
            "lease, s": self._lease,
            "faults": dict(Counter(kind for kind, _ in self.faults)),
            "tables": len({witness.code for witness in witnesses}),
            "matches finished": sum(len(company.finished) for company in companies),
            "acknowledged choices": sum(len(witness.acknowledged) for witness in witnesses),
            "boards compared": sum(len(one.shown) for witness in witnesses for one in witness.connections),
            "unanswered": sum(company.unanswered for company in companies),
            "pages refused by the key": refused,
            "violations": len(wrong),
            "first violations": wrong[:10],
            "silence": {kind: _told(silence) for kind, silence in sorted(waited.items())},
        }

    def close(self) -> None:
        self.postgres.close()


def _told(silence: Silence) -> dict[str, Any]:
    return {"by the proxy": _spread(silence.by_proxy), "straight": _spread(silence.straight)}


def _spread(seconds: list[float]) -> dict[str, float]:
    if not seconds:
        return {"people": 0}
    ordered = sorted(seconds)
    at = [ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.99)]
    return {"people": len(ordered), "p50": round(at[0], 2), "p99": round(at[1], 2), "longest": round(ordered[-1], 2)}


def _say(what: str) -> None:
    print(f"{time.strftime('%H:%M:%S')}  {what}", file=sys.stderr, flush=True)


def play(
    *, servers: int, tables: int, seconds: float, lease: float, kinds: list[str], fault: str = "", key: str = "cluster"
) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        played = Played(Path(folder), servers, tables, lease, fault)
        try:
            return asyncio.run(played.run(seconds, kinds, random.Random(key)))
        finally:
            played.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, default=3, help="how many (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=20, help="played at the same time (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=120.0, help="of harm (default: %(default)s)")
    parser.add_argument("--lease", type=float, default=3.0, help="of the servers (default: %(default)s)")
    parser.add_argument("--only", metavar="KIND[,KIND…]", help=f"only these kinds of harm: {', '.join(EVERY)}")
    parser.add_argument("--key", default="cluster", help="of the order of what is done (default: %(default)s)")
    parser.add_argument("--plant", choices=FAULTS, metavar="FAULT", help=f"one of {', '.join(FAULTS)}")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    asked = parser.parse_args()
    kinds = asked.only.split(",") if asked.only else list(_FOR_FAULT.get(asked.plant, EVERY))
    report = play(
        servers=asked.servers,
        tables=asked.tables,
        seconds=asked.seconds,
        lease=asked.lease,
        kinds=kinds,
        fault=asked.plant or "",
        key=asked.key,
    )
    if asked.json:
        asked.json.write_text(json.dumps(report, indent=1))
    for name, value in report.items():
        print(f"{name:26} {value}")
    holds = report["violations"] == 0 and report["unanswered"] == 0 and report["acknowledged choices"] > 0
    return int(holds if asked.plant else not holds)


if __name__ == "__main__":
    sys.exit(main())
