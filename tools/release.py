"""Make what is given to others, in dist/: wheels compiled and plain, the source archive, and the site of the pages.

python -m tools.release            or only asked whether it may be: --check

Nothing is made of a tree that isn't committed, nor where the version isn't the same wherever it stands, or where the
changelog doesn't begin with it and its date.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
DIST: Final = ROOT / "dist"

_HEADING: Final = re.compile(r"^## (?P<version>\S+) — (?P<date>.+)$", re.MULTILINE)
_OURS: Final = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)


def versions(root: Path) -> dict[str, str]:
    """Wherever the version stands, and what stands there."""
    ours = _OURS.search((root / "src" / "sobremesa" / "__init__.py").read_text("utf-8"))
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    client = json.loads((root / "client" / "package.json").read_text("utf-8"))
    locked = json.loads((root / "client" / "package-lock.json").read_text("utf-8"))
    return {
        "pyproject.toml": project["version"],
        "src/sobremesa/__init__.py": ours[1] if ours else "",
        "client/package.json": client["version"],
        "client/package-lock.json": locked["version"],
        "client/package-lock.json, packages": locked["packages"][""]["version"],
    }


def complaints(root: Path) -> Iterator[str]:
    """What keeps that tree from being released."""
    command = ["git", "status", "--porcelain"]
    changed = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.splitlines()
    if changed:
        yield f"the tree is not what was committed: {', '.join(line[3:] for line in changed)}"
    found = versions(root)
    version = found["pyproject.toml"]
    for place, other in found.items():
        if other != version:
            yield f"pyproject.toml says version {version}, {place} says {other or 'none'}"
    latest = _HEADING.search((root / "CHANGELOG.md").read_text("utf-8"))
    told = latest["version"] if latest else "none"
    if latest is None or told != version:
        yield f"pyproject.toml says version {version}, CHANGELOG.md begins with {told}"
    elif not _is_a_date(latest["date"]):
        yield f"CHANGELOG.md gives version {version} no date: {latest['date']}"


def _is_a_date(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _build(*what: str) -> None:
    """With what is locked and installed here, not with whatever is newest."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(DIST), *what, str(ROOT)]
    subprocess.run(command, check=True)


def main() -> int:
    if found := list(complaints(ROOT)):
        print(*(f"No release: {one}." for one in found), sep="\n", file=sys.stderr)
        return 1
    if "--check" in sys.argv:
        return 0
    shutil.rmtree(DIST, ignore_errors=True)
    _build("--sdist")
    _build("--wheel")
    _build("--wheel", "--config-setting=compile=no")
    subprocess.run([sys.executable, "-m", "tools.site"], cwd=ROOT, check=True)
    made = sorted(file for file in DIST.iterdir() if file.is_file())
    if len([file for file in made if file.suffix == ".whl"]) != 2:
        print("No release: this machine has made no compiled wheel; what is said above tells why.", file=sys.stderr)
        return 1
    sums = "".join(f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made)
    (DIST / "SHA256SUMS").write_text(sums, "utf-8")
    print(f"In {DIST.relative_to(ROOT)}/: {', '.join(file.name for file in made)}, their sums, and the site.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
