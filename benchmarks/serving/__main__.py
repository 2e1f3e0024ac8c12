"""Measure our server beside boardgame.io's and beside its own bare echo, all on this machine in one run.

python -m benchmarks.serving [--tables 50,200,500] [--seconds 5] [--rounds 3] [--json FILE] [--strict]

The server has one core, the clients another. Our choices are on the disk before they are acknowledged (SQLite, WAL,
synchronous=FULL); boardgame.io keeps its matches in memory.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.compiled import COMPILED

HERE = Path(__file__).parent
ROOT = HERE.parent.parent

_SERVER_CORE = 0
_CLIENT_CORE = 1
_NAMES = {
    "ours": "sobremesa",
    "compiled": "sobremesa, compiled",
    "peer": "boardgame.io",
    "echo": "bare echo of our server",
}


@contextmanager
def registered(folder: Path) -> Iterator[dict[str, str]]:
    """The environment in which the benchmark's game is installed, as a package with an entry point would be."""
    info = folder / "sobremesa_benchmark-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sobremesa-benchmark\nVersion: 0\n")
    (info / "entry_points.txt").write_text("[sobremesa.games]\ntictactoe = benchmarks.serving.game:GAME\n")
    paths = [str(folder), str(ROOT), str(ROOT / "examples")]
    yield {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def pinned(core: int, command: list[str]) -> list[str]:
    cores = sorted(os.sched_getaffinity(0))
    return ["taskset", "--cpu-list", str(cores[core % len(cores)]), *command]


@contextmanager
def server(command: list[str], env: dict[str, str], folder: Path) -> Iterator[tuple[str, int]]:
    process = subprocess.Popen(pinned(_SERVER_CORE, command), env=env, cwd=folder, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip(), process.pid
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def install_peer(folder: Path) -> None:
    (folder / "package.json").write_text("{}")
    subprocess.run(
        ["npm", "install", "--no-audit", "--no-fund", "--silent", "boardgame.io@0.50.2"], cwd=folder, check=True
    )
    shutil.copy(HERE / "peer.cjs", folder)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def measure(kind: str, tables: int, seconds: float, env: dict[str, str], folder: Path) -> dict[str, Any]:
    name = _NAMES[kind]
    if kind == "compiled":
        env = {**env, "PYTHONPATH": os.pathsep.join([*map(str, COMPILED), env["PYTHONPATH"]])}
        kind = "ours"
    if kind == "peer":
        command = ["node", "peer.cjs", str(free_port())]
    else:
        command = [sys.executable, "-m", "benchmarks.serving.ours", kind]
    with server(command, {**env, "NODE_ENV": "production"}, folder) as (address, pid):
        clients = [
            sys.executable,
            "-m",
            "benchmarks.serving.clients",
            kind,
            address,
            str(tables),
            str(seconds),
            str(pid),
        ]
        done = subprocess.run(pinned(_CLIENT_CORE, clients), env=env, check=True, stdout=subprocess.PIPE, text=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return {"server": name, **report}


def rounds(kinds: list[str], count: int, measured: Callable[[str], dict[str, Any]]) -> list[dict[str, Any]]:
    """Everybody once in each round, so that a busy moment of the machine hits all; of each, the round in the middle."""
    seen: dict[str, list[dict[str, Any]]] = {kind: [] for kind in kinds}
    for _ in range(count):
        for kind in kinds:
            seen[kind].append(measured(kind))
    return [sorted(rows, key=lambda row: row["per_second"])[len(rows) // 2] for rows in seen.values()]


def cold_start(env: dict[str, str], folder: Path) -> float:
    """Seconds from the command to its first answer; the median of five."""
    times = []
    for number in range(5):
        port = free_port()
        start = time.perf_counter()
        database = f"sqlite:///{folder}/cold{number}.db"
        program = "import sys; from sobremesa.cli.main import main; sys.exit(main())"
        command = [sys.executable, "-c", program, "serve", "--port", str(port), "--db", database]
        process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        process.stdout.readline()
        socket.create_connection(("127.0.0.1", port)).close()
        times.append(time.perf_counter() - start)
        process.terminate()
        process.wait()
        process.stdout.close()
    return statistics.median(times)


def as_markdown(rows: list[dict[str, Any]]) -> str:
    lines = [
        "| tables | server | choices/s | per server CPU s | p50 | p99 | kB a table | clients busy |",
        "|---:|---|---:|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        cells = (
            f"{row['tables']}",
            row["server"],
            f"{row['per_second']:,.0f}",
            f"{row['per_cpu_second']:,.0f}",
            f"{row['p50_ms']:.1f} ms",
            f"{row['p99_ms']:.1f} ms",
            f"{row['kb_per_table']:.1f}",
            f"{100 * row['clients_busy']:.0f} %",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def bars(rows: list[dict[str, Any]], start: float) -> dict[str, bool]:
    by = {(row["server"], row["tables"]): row for row in rows}
    met = {"cold start under 1.5 s": start < 1.5}
    for (name, tables), row in by.items():
        peer = by.get((_NAMES["peer"], tables))
        if name == _NAMES["ours"]:
            met[f"under 30 kB a table at {tables}"] = row["kb_per_table"] < 30
            if peer:
                met[f"twice the rate at {tables}"] = row["per_second"] >= 2 * peer["per_second"]
                met[f"a lower p99 at {tables}"] = row["p99_ms"] < peer["p99_ms"]
    return met


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="50,200,500", help="how many tables (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each is measured (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=1, help="how often each is measured (default: %(default)s)")
    parser.add_argument("--only", choices=_NAMES, action="append", help="only this server (may be given twice)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a bar is missed")
    given = parser.parse_args()
    kinds = given.only or list(_NAMES)
    if "compiled" in kinds:
        from tools.compile import TO_PLAY, ensure

        with redirect_stdout(sys.stderr):  # where the compiler's warnings don't get into the table
            ensure(TO_PLAY)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with registered(folder) as env:
            if "peer" in kinds:
                install_peer(folder)
            start = cold_start(env, folder)
            rows = []
            for tables in map(int, given.tables.split(",")):
                measured = partial(measure, tables=tables, seconds=given.seconds, env=env, folder=folder)
                rows += rounds(kinds, given.rounds, measured)
    met = bars(rows, start)
    print(as_markdown(rows))
    print(f"\ncold start: {start:.2f} s")
    for bar, is_met in met.items():
        print(f"{'met ' if is_met else 'MISSED'} {bar}")
    if given.json:
        given.json.write_text(json.dumps({"rows": rows, "cold_start_s": start, "bars": met}, indent=1) + "\n", "utf-8")
    return int(given.strict and not all(met.values()))


if __name__ == "__main__":
    sys.exit(main())
