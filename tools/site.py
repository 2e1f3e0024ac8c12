"""Build the site of the pages in docs/, with search and a reference, to be read from any disk or host.

python -m tools.site            in dist/site

A link that leads nowhere fails the build, and so does a page that would have a browser fetch anything from elsewhere.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SITE: Final = ROOT / "dist" / "site"

_FETCHED: Final = (
    re.compile(r"<(?:script|img|iframe|source|link)\b[^>]*?\b(?:src|href)=[\"']((?:https?:)?//[^\"']+)"),
    re.compile(r"(?:url\(|@import\s+)[\"']?((?:https?:)?//[^\"')]+)"),
)


def fetched_from_elsewhere(folder: Path) -> list[str]:
    """Each address of another host that a browser would ask for whoever reads a page, with the file that names it."""
    files = [file for file in folder.rglob("*") if file.suffix in {".html", ".css"}]
    return [
        f"{file.relative_to(folder)}: {address}"
        for file in sorted(files)
        for kind in _FETCHED
        for address in kind.findall(file.read_text("utf-8"))
    ]


def build(root: Path, site: Path) -> int:
    """Make the site of the pages under that root; not 0 if anything is wrong with it."""
    from sphinx.cmd.build import main as sphinx

    shutil.rmtree(site, ignore_errors=True)
    settings = ["-c", str(root / "docs" / "site"), "-d", str(ROOT / "build" / "site")]
    failed = sphinx(["-b", "html", "--fail-on-warning", "--keep-going", "-E", "-q", *settings, str(root), str(site)])
    (site / ".buildinfo").unlink(missing_ok=True)
    for one in fetched_from_elsewhere(site):
        failed = 1
        print(f"{one} would be fetched from elsewhere", file=sys.stderr)
    return failed


if __name__ == "__main__":
    sys.exit(build(ROOT, SITE))
