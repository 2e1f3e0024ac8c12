"""What all tests share: where the examples lie, a PostgreSQL, and that hypothesis tries the same everywhere."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from benchmarks.cluster.postgres import Given, Postgres

TESTS = Path(__file__).parent
EXAMPLES = TESTS.parent / "examples"
sys.path[:0] = [str(TESTS), str(EXAMPLES), str(EXAMPLES / "apprentice")]
sys.path.append(str(TESTS.parent))  # where benchmarks/ is

# Who runs tests in a shell's background ignores Ctrl-C, and so would every process that a test starts and interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples on every machine, however slow it is.
settings.register_profile("sobremesa", deadline=None, derandomize=True)
settings.load_profile("sobremesa")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres | Given]:
    """A real one: from a wheel, or the one that SOBREMESA_TEST_DB leads to."""
    from benchmarks.cluster.postgres import Given, Postgres

    if address := os.environ.get("SOBREMESA_TEST_DB"):
        yield Given(address)
        return
    server = Postgres()
    try:
        yield server
    finally:
        server.close()
