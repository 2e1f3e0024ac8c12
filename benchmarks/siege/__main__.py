"""Play at many tables, attack the server in every way we know at once, kill it again and again, and check what is left.

python -m benchmarks.siege [--tables 30] [--kills 10] [--seconds 180] [--messages 1000000] [--json FILE]

Exits with 1 if anything doesn't hold. On Linux only: it looks into /proc, and comes from many addresses of 127.0.0.0/8.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from benchmarks.siege.history import records_in, violations
from benchmarks.siege.people import Answers, Household, ended
from benchmarks.siege.victim import Victim

SLOWEST = 0.25  # seconds an answer may take at a table where nobody does any harm
MOST_HELPERS = 5  # four that think, one that tells; those of a killed server are gone when the next one needs some
_SERVER = [sys.executable, "-m", "benchmarks.siege.launch"]
_ATTACKS = [sys.executable, "-m", "benchmarks.siege.attacks"]
_MEEK = ["nice", "-n", "10"]  # whoever attacks has a machine of their own; here they share ours
_SECONDS_TO_SETTLE = 30.0
_SECONDS_BETWEEN_LOOKS = 0.5  # at memory and helpers


async def besieged(
    folder: Path, *, tables: int, kills: int, seconds: float, messages: int, meekly: bool = True
) -> dict[str, Any]:
    victim = Victim(_SERVER, folder / "tables.db")
    answers = Answers()
    households = [Household(victim.address, number, answers) for number in range(tables)]
    playing = [asyncio.create_task(household.play_for_ever()) for household in households]
    delay = Delay()
    watching = [asyncio.create_task(_watch(victim)), asyncio.create_task(delay.measure())]
    try:
        _say(f"{tables} tables at {victim.address}")
        finished = await _first_finished(households)
        _say(f"one match is over ({finished}); the siege begins")
        attackers = [*(_MEEK if meekly else []), *_ATTACKS, victim.address, finished, str(messages)]
        thrown = await _attack(victim, attackers, kills, seconds)
        _say("the siege is over; everybody comes in once more")
        await ended(*playing)
        await asyncio.gather(*(household.settle(_SECONDS_TO_SETTLE) for household in households))
    finally:
        await ended(*watching)
        survived = victim.is_alive()
        victim.stop()
    _say("holding what everybody saw against the record")
    witnesses = [witness for household in households for witness in household.witnesses]
    broken = list(violations(witnesses, records_in(folder / "tables.db")))
    times = sorted(answers.seconds)
    return {
        "kills": victim.kills,
        "tables": len({witness.code for witness in witnesses}),
        "matches finished": sum(len(household.finished) for household in households),
        "acknowledged choices": answers.choices,
        "violations": len(broken),
        "first violations": broken[:10],
        "alive in the end": survived,
        "slowest answer, ms": round(1000 * times[-1], 1),
        "answers within, ms": {
            f"{share} %": round(1000 * times[int(len(times) * share / 100)], 1) for share in (50, 99)
        },
        "own delay at most, ms": round(1000 * delay.longest, 1),
        "memory at most, MB": victim.most_memory,
        "helpers at most": victim.most_helpers,
        "thrown": thrown,
    }


def _say(what: str) -> None:
    print(f"{time.strftime('%H:%M:%S')}  {what}", file=sys.stderr, flush=True)


class Delay:
    """How late this process itself is at most: on a machine that is busy elsewhere, answers come no sooner."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def measure(self) -> None:
        while True:
            due = time.perf_counter() + 0.01
            await asyncio.sleep(0.01)
            self.longest = max(self.longest, time.perf_counter() - due)


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


async def _attack(victim: Victim, attackers: list[str], kills: int, seconds: float) -> dict[str, int]:
    """Until the time is up and all messages are thrown; killed in between at moments nobody foresees."""
    attacking = await asyncio.create_subprocess_exec(*attackers, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        start = time.monotonic()
        for number in range(kills):
            moment = seconds * (number + random.uniform(0.3, 1.0)) / (kills + 1)
            await asyncio.sleep(max(0.0, start + moment - time.monotonic()))
            await asyncio.to_thread(victim.kill)
            await asyncio.to_thread(victim.start)
            _say(f"killed, and back again: {victim.kills}")
        await asyncio.sleep(max(0.0, start + seconds - time.monotonic()))
        said, _ = await attacking.communicate(b"\n")
        thrown: dict[str, int] = json.loads(said)
        return thrown
    finally:
        with suppress(ProcessLookupError):
            attacking.kill()


def holds(report: dict[str, Any], kills: int, messages: int) -> bool:
    return (
        report["kills"] == kills
        and report["violations"] == 0
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
