from __future__ import annotations

import subprocess
import sys


def test_evenings_are_walked_by_several_processes_too() -> None:
    command = [sys.executable, "-m", "sobremesa.testing.tables", "arcana", "--evenings", "1", "--jobs", "2"]
    walked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (walked.returncode, walked.stdout.splitlines()[-1:]) == (0, ["violations: 0"]), walked.stderr
