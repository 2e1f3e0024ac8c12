"""Run contests: every contestant in its own process, in turns, one round each, and the medians of it all."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.compiled import COMPILED, PLAIN, ROOT, python_path
from benchmarks.contests import BUILDS, Contest

FOLDERS = dict(zip(BUILDS, (PLAIN, COMPILED), strict=True))
WARM_UP = 0.1
HEADING = "| what | build | ours | peer | ratio | bar | met |\n|---|---|--:|--:|--:|--:|---|"


@dataclass(frozen=True)
class Row:
    """One line of the report."""

    what: str
    build: str
    figure: str
    ours: float
    peer_figure: str
    peer: float | None
    ratio: float | None
    bar: float | None
    met: bool | None


class Contestant:
    """A worker that runs a round when told to."""

    def __init__(self, folders: tuple[Path, ...], words: list[str]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker", *words],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": python_path(folders)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._should_be_compiled = folders == COMPILED

    def play_round(self, seconds: float) -> dict[str, float]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(seconds, file=self._process.stdin, flush=True)
        reply = self._process.stdout.readline()
        if not reply:
            raise RuntimeError(f"a contestant stopped: {' '.join(map(str, self._process.args))}")  # type: ignore[arg-type]
        told: dict[str, Any] = json.loads(reply)
        if told["compiled"] != self._should_be_compiled:
            raise RuntimeError("a contestant runs the other build: libraries lie beside the sources, perhaps")
        figures: dict[str, float] = told["figures"]
        return figures

    def leave(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def hold(contest: Contest, builds: tuple[str, ...], rounds: int, seconds: float) -> list[Row]:
    contestants = {build: Contestant(FOLDERS[build], ["ours", *map(str, contest.ours)]) for build in builds}
    if contest.peer:
        contestants["peer"] = Contestant(PLAIN, ["peer", *map(str, contest.peer)])
    try:
        for contestant in contestants.values():
            contestant.play_round(WARM_UP)
        played = [{who: one.play_round(seconds) for who, one in contestants.items()} for _ in range(rounds)]
    finally:
        for contestant in contestants.values():
            contestant.leave()
    return [row for build in builds for row in judge(contest, build, played)]


def judge(contest: Contest, build: str, played: list[dict[str, dict[str, float]]]) -> list[Row]:
    """One row for each way to count, the bar on the last: the one that is worst for us.

    Each round is compared with the same round of the peer, so that a busy machine slows both.
    """
    rows = []
    for figure, peer_figure in contest.figures:
        ours = median(one[build][figure] for one in played)
        peer = ratio = None
        if contest.peer:
            peer = median(one["peer"][peer_figure] for one in played)
            ratio = median(one[build][figure] / one["peer"][peer_figure] for one in played)
        rows.append(Row(contest.what, build, figure, ours, peer_figure, peer, ratio, None, None))
    bar = contest.bars.get(build)
    if bar is not None:
        rows.sort(key=lambda row: row.ratio or 0.0, reverse=True)
        worst = rows[-1]
        met = worst.ours < bar if worst.ratio is None else worst.ratio >= bar
        rows[-1] = replace(worst, bar=bar, met=met)
    return rows


def as_line(row: Row) -> str:
    ours = f"{_short(row.ours)} {row.figure}"
    peer = "" if row.peer is None else f"{_short(row.peer)} {row.peer_figure}"
    ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
    bar = "" if row.bar is None else f"{'<' if row.ratio is None else '≥'} {row.bar:g}"
    met = {None: "", True: "yes", False: "NO"}[row.met]
    return f"| {row.what} | {row.build} | {ours} | {peer} | {ratio} | {bar} | {met} |"


def as_markdown(rows: list[Row]) -> str:
    return "\n".join([HEADING, *map(as_line, rows)])


def _short(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def as_json(rows: list[Row], about: dict[str, object]) -> str:
    return json.dumps({**about, "rows": [asdict(row) for row in rows]}, indent=1, ensure_ascii=False)
