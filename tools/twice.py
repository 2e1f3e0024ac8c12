"""Run tests beside each other, and what failed there once more by itself.

python -m tools.twice [arguments of pytest …]

Real browsers, servers, databases and clusters share few cores: one of them may come too late in the crowd through no
fault of what is tested. So what fails is asked again alone, and named; who fails alone too has failed. Of many there is
no second question, nor where pytest itself broke down.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

FAILED: Final = Path(".pytest_cache/v/cache/lastfailed")
MOST: Final = 12
_SOME_FAILED: Final = 1  # of pytest's exit codes


def failed() -> list[str]:
    return sorted(json.loads(FAILED.read_text("utf-8"))) if FAILED.is_file() else []


def main(arguments: Sequence[str]) -> int:
    pytest = Path(sys.executable).with_name("pytest")
    code = subprocess.run([pytest, "--cache-clear", *arguments], check=False).returncode
    asked = failed()
    if code != _SOME_FAILED or not 0 < len(asked) <= MOST:
        return code
    print(f"\nFailed beside others, asked once more alone: {len(asked)}", *asked, sep="\n  ", flush=True)
    return subprocess.run([pytest, "--verbose", *asked], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
