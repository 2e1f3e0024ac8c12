"""Play at many tables, attack the server in every way we know at once, kill it again and again, and check what is left.

python -m benchmarks.siege [--tables 30] [--kills 10] [--seconds 180] [--messages 1000000] [--json FILE]

Exits with 1 if anything doesn't hold. On Linux only: it looks into /proc, and comes from many addresses of 127.0.0.0/8.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from benchmarks.siege.history import records_in, violations
from benchmarks.siege.people import Household, ended
from benchmarks.siege.victim import Victim, longest_turn

SLOWEST = 0.25  # seconds an answer may take at a table where nobody does any harm
MOST_HELPERS = 5  # four that think, one that tells; those of a killed server are gone when the next one needs some
_SERVER = [sys.executable, "-m", "benchmarks.siege.launch"]
_ATTACKS = [sys.executable, "-m", "benchmarks.siege.attacks"]
_CALM = [sys.executable, "-m", "benchmarks.siege.calm"]
_CALM_TABLES = 6
# People and attackers have machines of their own; here they share ours, and give way. Only root may take that back for
# the server and for whoever measures.
_MEEKNESS = 5
_MEEKER = ["nice", "-n", "5"]
_FIRST = ["nice", "-n", str(-_MEEKNESS)] if os.geteuid() == 0 else []
_SECONDS_TO_SETTLE = 30.0
_SECONDS_BETWEEN_LOOKS = 0.5  # at memory and helpers


async def besieged(
    folder: Path, *, tables: int, kills: int, seconds: float, messages: int, meekly: bool = True
) -> dict[str, Any]:
    if meekly:
        os.nice(_MEEKNESS)
    victim = Victim([*(_FIRST if meekly else []), *_SERVER], folder / "tables.db")
    households = [Household(victim.address, number) for number in range(tables)]
    playing = [asyncio.create_task(household.play_for_ever()) for household in households]
    watching = asyncio.create_task(_watch(victim))
    try:
        _say(f"{tables} tables at {victim.address}")
        finished = await _first_finished(households)
        _say(f"one match is over ({finished}); the siege begins")
        attackers = [*(_MEEKER if meekly else []), *_ATTACKS, victim.address, finished, str(messages)]
        calm = [*(_FIRST if meekly else []), *_CALM, victim.address, str(_CALM_TABLES if meekly else 1)]
        thrown, answers = await _attack(victim, attackers, calm, kills, seconds)
        _say("the siege is over; everybody comes in once more")
        await ended(*playing)
        await asyncio.gather(*(household.settle(_SECONDS_TO_SETTLE) for household in households))
    finally:
        await ended(watching)
        survived = victim.is_alive()
        victim.stop()
    _say("holding what everybody saw against the record")
    witnesses = [witness for household in households for witness in household.witnesses]
    broken = list(violations(witnesses, records_in(folder / "tables.db")))
    return {
        "kills": victim.kills,
        "tables": len({witness.code for witness in witnesses}),
        "matches finished": sum(len(household.finished) for household in households),
        "acknowledged choices": sum(len(witness.acknowledged) for witness in witnesses),
        "unanswered": sum(household.unanswered for household in households),
        "violations": len(broken),
        "first violations": broken[:10],
        "alive in the end": survived,
        "calm answers": answers["answers"],
        "slowest answer, ms": _ms(answers["slowest"]),
        "of it no processor, ms": _ms(answers["without a processor"]),
        "answers within, ms": {f"{share} %": _ms(seconds) for share, seconds in answers["within"].items()},
        "longest turn, ms": _ms(longest_turn(folder / "tables.db")),
        "memory at most, MB": victim.most_memory,
        "helpers at most": victim.most_helpers,
        "thrown": thrown,
    }


def _say(what: str) -> None:
    print(f"{time.strftime('%H:%M:%S')}  {what}", file=sys.stderr, flush=True)


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 1)


async def _watch(victim: Victim) -> None:
    while True:
        await asyncio.to_thread(victim.look)
        await asyncio.sleep(_SECONDS_BETWEEN_LOOKS)


async def _first_finished(households: list[Household]) -> str:
    while True:
        for household in households:
            if household.finished:
                return household.finished[0]
        await asyncio.sleep(0.2)


async def _attack(
    victim: Victim, attackers: list[str], calm: list[str], kills: int, seconds: float
) -> tuple[dict[str, int], dict[str, Any]]:
    """Until the time is up and all messages are thrown; killed in between at moments nobody foresees."""
    piped = subprocess.PIPE
    attacking = await asyncio.create_subprocess_exec(*attackers, stdin=piped, stdout=piped)
    measuring = await asyncio.create_subprocess_exec(*calm, stdin=piped, stdout=piped)
    assert measuring.stdin is not None
    try:
        measuring.stdin.write(b"%d\n" % victim.pid)
        start = time.monotonic()
        for number in range(kills):
            moment = seconds * (number + random.uniform(0.3, 1.0)) / (kills + 1)
            await asyncio.sleep(max(0.0, start + moment - time.monotonic()))
            await asyncio.to_thread(victim.kill)
            await asyncio.to_thread(victim.start)
            measuring.stdin.write(b"%d\n" % victim.pid)
            _say(f"killed, and back again: {victim.kills}")
        await asyncio.sleep(max(0.0, start + seconds - time.monotonic()))
        thrown, _ = await attacking.communicate(b"\n")
        answers, _ = await measuring.communicate(b"\n")
        return json.loads(thrown), json.loads(answers)
    finally:
        for process in (attacking, measuring):
            with suppress(ProcessLookupError):
                process.kill()


def holds(report: dict[str, Any], kills: int, messages: int) -> bool:
    return (
        report["kills"] == kills
        and report["violations"] == 0
        and report["unanswered"] == 0
        and report["alive in the end"]
        and report["helpers at most"] <= MOST_HELPERS
        and report["thrown"].get("broken messages", 0) >= messages
        and report["slowest answer, ms"] < 1000 * SLOWEST
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=30, help="played at the same time (default: %(default)s)")
    parser.add_argument("--kills", type=int, default=10, help="of the server (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=180.0, help="under attack (default: %(default)s)")
    parser.add_argument("--messages", type=int, default=1_000_000, help="broken ones (default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(
            besieged(
                Path(folder), tables=asked.tables, kills=asked.kills, seconds=asked.seconds, messages=asked.messages
            )
        )
    if asked.json:
        asked.json.write_text(json.dumps(report, indent=1))
    for name, value in report.items():
        print(f"{name:22} {value}")
    return 0 if holds(report, asked.kills, asked.messages) else 1


if __name__ == "__main__":
    sys.exit(main())
