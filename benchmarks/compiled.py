"""Plain Python or compiled: which of the two is running, and where each is found."""

from __future__ import annotations

import os
from pathlib import Path

from sobremesa.kernel.compiling import is_compiled

__all__ = ["COMPILED", "PLAIN", "ROOT", "is_compiled", "python_path"]

ROOT = Path(__file__).resolve().parents[1]
PLAIN = (ROOT / "src", ROOT / "examples")
COMPILED = (ROOT / "build" / "compiled",)


def python_path(folders: tuple[Path, ...]) -> str:
    return os.pathsep.join(map(str, (*folders, ROOT)))
