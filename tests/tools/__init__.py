"""Tests of tools/, a package of the same name: what isn't found here is looked for there."""

from pathlib import Path

__path__.append(str(Path(__file__).parents[2] / "tools"))
