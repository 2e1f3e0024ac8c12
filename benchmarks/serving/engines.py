"""Our server on either database, alone and beside another one, in one run: what a database and a passed line cost.

python -m benchmarks.serving.engines [--tables 200] [--seconds 4] [--rounds 3] [--json FILE] [--strict]

Everybody shares the machine's cores: servers, PostgreSQL and clients. So only the ratios within a round say something.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

from benchmarks.cluster.postgres import Postgres
from benchmarks.serving.__main__ import registered
from benchmarks.serving.ours import Started

# By name: how many servers, what the clients do, and which share of which rate is asked for.
_KINDS: dict[str, tuple[int, str]] = {
    "SQLite, one server": (0, "ours"),
    "PostgreSQL, one server": (1, "ours"),
    "PostgreSQL, two servers": (2, "shared"),
    "PostgreSQL, two, all lines passed": (2, "passed"),
}
_BARS = (
    ("PostgreSQL, one server", "SQLite, one server", 0.8),
    ("PostgreSQL, two servers", "SQLite, one server", 1.3),
    ("PostgreSQL, two, all lines passed", "PostgreSQL, one server", 0.7),
)
_databases = count()


def measure(name: str, postgres: Postgres, env: dict[str, str], tables: int, seconds: float) -> dict[str, Any]:
    servers, kind = _KINDS[name]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = postgres.make(f"serving{next(_databases)}") if servers else ""
        running = [stack.enter_context(Started("ours", env, folder, database)) for _ in range(max(1, servers))]
        addresses = ",".join(server.address for server in running)
        pids = ",".join(str(server.pid) for server in running)
        command = [sys.executable, "-m", "benchmarks.serving.clients", kind, addresses, str(tables), str(seconds), pids]
        done = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200, help="how many (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each is measured (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured (default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a bar is missed")
    asked = parser.parse_args()
    seen: dict[str, list[dict[str, Any]]] = {name: [] for name in _KINDS}
    with tempfile.TemporaryDirectory() as folder, registered(Path(folder)) as env:
        postgres = Postgres()
        try:
            for _ in range(asked.rounds):
                for name in _KINDS:
                    seen[name].append(measure(name, postgres, env, asked.tables, asked.seconds))
        finally:
            postgres.close()
    for name, rows in seen.items():
        rates = [row["per_second"] for row in rows]
        p50, p99 = (statistics.median(row[f"{which}_ms"] for row in rows) for which in ("p50", "p99"))
        cpu = statistics.median(1e6 / row["per_cpu_second"] for row in rows)
        print(f"{name:36} {statistics.median(rates):8,.0f}/s  p50 {p50:5.1f}  p99 {p99:6.1f} ms  {cpu:5.0f} µs of CPU")
    missed = 0
    for name, beside, bar in _BARS:
        ratios = [
            ours["per_second"] / theirs["per_second"] for ours, theirs in zip(seen[name], seen[beside], strict=True)
        ]
        is_met = statistics.median(ratios) >= bar
        missed += not is_met
        told = ", ".join(f"{ratio:.2f}" for ratio in ratios)
        print(f"{'met   ' if is_met else 'MISSED'} {name} ≥ {bar} of {beside}: {told}")
    if asked.json:
        asked.json.write_text(json.dumps(seen, indent=1) + "\n", "utf-8")
    return int(asked.strict and bool(missed))


if __name__ == "__main__":
    sys.exit(main())
