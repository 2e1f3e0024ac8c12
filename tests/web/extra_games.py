"""The smallest game, installed for a while as a package of its own would be."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sobremesa.kernel import registry

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def install(folder: Path) -> Path:
    """Write what an installed package would have written; the folder belongs on the path of a process."""
    info = folder / "sobremesa_examples-0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sobremesa-examples\nVersion: 0\n")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\ntictactoe = tictactoe:GAME\n")
    return folder


@contextmanager
def tictactoe(folder: Path) -> Iterator[None]:
    sys.path.insert(0, str(install(folder)))
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        registry.get.cache_clear()
