"""What all tests share: where the examples lie, and that hypothesis tries the same everywhere."""

from __future__ import annotations

import sys
from pathlib import Path

from hypothesis import settings

TESTS = Path(__file__).parent
sys.path[:0] = [str(TESTS), str(TESTS.parent / "examples")]

# The same examples on every machine, however slow it is.
settings.register_profile("sobremesa", deadline=None, derandomize=True)
settings.load_profile("sobremesa")
