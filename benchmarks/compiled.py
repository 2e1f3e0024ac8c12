"""Plain Python or compiled: which of the two is running, and where each is found."""

from __future__ import annotations

import os
from pathlib import Path

from sobremesa.kernel import playout

ROOT = Path(__file__).resolve().parents[1]
PLAIN = (ROOT / "src", ROOT / "examples")
COMPILED = (ROOT / "build" / "compiled",)


def is_compiled() -> bool:
    """Is the kernel of this process compiled?"""
    return not playout.__file__.endswith(".py")


def python_path(folders: tuple[Path, ...]) -> str:
    return os.pathsep.join(map(str, (*folders, ROOT)))
