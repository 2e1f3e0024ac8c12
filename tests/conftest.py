"""What all tests share: where the examples lie, and the marker that says which rule a test is about."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import settings

TESTS = Path(__file__).parent
sys.path[:0] = [str(TESTS), str(TESTS.parent / "examples")]

# The same examples on every machine, however slow it is.
settings.register_profile("sobremesa", deadline=None, derandomize=True)
settings.load_profile("sobremesa")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the rules page that the test is about")
