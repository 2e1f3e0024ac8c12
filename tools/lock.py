"""Write `locks/`: every package that `make` installs, with its version and the hashes of its files.

python -m tools.lock            the newest that fit pyproject.toml

What is written names no index and no path. It holds for every Python and every system the project runs on, and all
locks agree, so that one environment can be built up from several.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "locks"
HEADING: Final = "# Written by `make lock` from pyproject.toml: versions, and the hashes of their files.\n"
NAMES: Final = ("serve", "compile", "dev", "bench", "client", "site", "upkeep")  # extras of the project


def requirements(*extras: str) -> list[str]:
    """What pyproject.toml asks for: to build the project, to run it, and for these extras."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = asked["project"]
    found = [*asked["build-system"]["requires"], *project["dependencies"]]
    for extra in extras:
        found += _of_extra(extra, project)
    return list(dict.fromkeys(found))


def _of_extra(extra: str, project: dict[str, Any]) -> Iterator[str]:
    """An extra may be made of others: `sobremesa[serve,envs]`."""
    for one in project["optional-dependencies"][extra]:
        name, bracket, inner = one.partition("[")
        if bracket and name == project["name"]:
            for other in inner.removesuffix("]").split(","):
                yield from _of_extra(other, project)
        else:
            yield one


def locked(asked: Sequence[str], within: Path | None = None) -> str:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "uv", "pip", "compile", "-", "--quiet", "--no-config"),
            *("--universal", "--python-version", "3.11", "--generate-hashes"),
            *("--no-emit-index-url", "--no-annotate", "--no-header"),
            *(["--constraints", str(within)] if within else []),
        ],
        input="\n".join(asked).encode(),
        stdout=subprocess.PIPE,
        # Not from wherever this machine prefers to fetch: a file that was built here has a hash nobody else can meet.
        env={name: value for name, value in os.environ.items() if not name.startswith("UV_")},
        check=True,
    )
    return done.stdout.decode()


def main() -> int:
    with TemporaryDirectory() as folder:
        everything = Path(folder) / "everything.txt"
        everything.write_text(locked(requirements(*NAMES)), "utf-8")
        for name in NAMES:
            (FOLDER / f"{name}.txt").write_text(HEADING + locked(requirements(name), everything), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
