"""What fails beside others is asked again alone; what fails alone too has failed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).parents[2] / "tools" / "twice.py"
PASSES = "def test_it(): pass\n"
NEVER_PASSES = "def test_never(): assert False\n"
PASSES_THEN = """
from pathlib import Path

import pytest

@pytest.mark.parametrize("number", range({many}))
def test_it(number):
    seen = Path(f"seen-{{number}}")
    before = seen.exists()
    seen.touch()
    assert before
"""


def code_of(folder: Path) -> int:
    asked = [sys.executable, PROGRAM, "-p", "no:xdist", "--rootdir", folder, folder]
    return subprocess.run(asked, cwd=folder, capture_output=True, check=False).returncode


@pytest.mark.parametrize(
    ("files", "code"),
    [
        ([PASSES], 0),
        ([PASSES_THEN.format(many=1)], 0),
        ([NEVER_PASSES], 1),
        ([PASSES_THEN.format(many=1), NEVER_PASSES], 1),
        ([PASSES_THEN.format(many=13)], 1),  # of many nobody is asked again
        ([PASSES_THEN.format(many=1), "import no_such_module\n"], 2),
    ],
)
def test_who_fails_alone_too_has_failed(files: list[str], code: int, tmp_path: Path) -> None:
    for number, lines in enumerate(files):
        (tmp_path / f"test_{number}.py").write_text(lines, "utf-8")
    assert code_of(tmp_path) == code


def test_what_failed_some_other_time_is_not_asked_now(tmp_path: Path) -> None:
    kept = tmp_path / ".pytest_cache" / "v" / "cache" / "lastfailed"
    kept.parent.mkdir(parents=True)
    kept.write_text('{"test_gone.py::test_gone": true}', "utf-8")
    (tmp_path / "test_one.py").write_text(PASSES_THEN.format(many=1), "utf-8")
    assert code_of(tmp_path) == 0
