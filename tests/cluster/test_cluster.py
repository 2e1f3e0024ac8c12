"""Whole servers on one PostgreSQL, harmed under play, in small; `make cluster` does it for an hour."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.cluster.people import Stay, Stubborn, silences

ROOT = Path(__file__).parents[2]


def played(folder: Path, *more: str) -> tuple[int, dict[str, Any]]:
    """How the command ends, and what it found."""
    report = folder / "report.json"
    command = [sys.executable, "-m", "benchmarks.cluster", "--servers", "2", "--lease", "2", "--json", str(report)]
    ended = subprocess.run([*command, *more], cwd=ROOT, capture_output=True, text=True, check=False)
    assert report.exists(), ended.stderr
    return ended.returncode, json.loads(report.read_text("utf-8"))


def test_nothing_that_was_acknowledged_is_lost_whatever_becomes_of_servers(tmp_path: Path) -> None:
    kinds = "kill,term,session,cut,pause,database"
    status, report = played(tmp_path, "--tables", "5", "--seconds", "30", "--only", kinds)
    assert report["first violations"] == []
    assert report["pages refused by the key"] == 0
    assert report["unanswered"] == 0
    assert report["acknowledged choices"] > 0
    assert status == 0


def test_a_server_that_acknowledges_before_it_has_written_is_found(tmp_path: Path) -> None:
    """The other faults that can be planted need more time, or luck: `python -m benchmarks.cluster --plant FAULT`."""
    plant = ("--plant", "acknowledge-before-writing", "--only", "kill")
    status, report = played(tmp_path, "--tables", "6", "--seconds", "6", *plant)
    assert any("was acknowledged and is lost" in violation for violation in report["first violations"])
    assert status == 0


def test_a_silence_is_from_the_fault_until_somebody_is_told_more() -> None:
    page = Stubborn.__new__(Stubborn)
    page.stays = [
        Stay(straight=False, first=1.0, last=9.0, ended=10.5),
        Stay(straight=False, first=11.0, last=12.0, ended=14.0, meant=True),
        Stay(straight=True, first=15.0, last=21.0, ended=22.0),
        Stay(straight=False, first=25.0, last=26.0, ended=27.0),
    ]
    found = silences([page], [("kill", 10.0), ("term", 20.0)])
    assert found["kill"].by_proxy == [1.0]  # from the fault, for the last they heard was before it
    assert found["term"].straight == [4.0]  # from the last they heard
    assert found["kill"].straight == found["term"].by_proxy == []
