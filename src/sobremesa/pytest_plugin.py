"""What pytest learns where Sobremesa is installed: `pytest --sobremesa-game ID` is the conformance suite for a game.

Pytest loads this at every start, so it stands apart from the suite and imports nothing of it before it is asked to.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

import pytest

SUITE: Final = "sobremesa.testing.conformance"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("sobremesa", "board games for Sobremesa")
    group.addoption(
        "--sobremesa-game",
        action="append",
        default=[],
        metavar="ID",
        help="run the conformance suite for this game: the id of a registered one, or module:NAME",
    )
    group.addoption(
        "--sobremesa-tests",
        action="append",
        metavar="FOLDER",
        help="where the tests lie that say which rules they are about; unless given, in testpaths, or anywhere here",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of a game's rules page that the test is about")
    if config.getoption("sobremesa_game"):
        _add_the_suite(config)


def _add_the_suite(config: pytest.Config) -> None:
    """The suite alone, or besides the tests that were named."""
    _look_for_the_games(config.getoption("sobremesa_game"))
    suite = find_spec(SUITE)
    assert suite is not None
    assert suite.origin is not None
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args = []
    if suite.origin not in config.args:  # a worker of pytest-xdist is given it already
        config.args.append(suite.origin)


def _look_for_the_games(names: list[str]) -> None:
    from sobremesa.kernel.errors import SobremesaError
    from sobremesa.testing.fuzz import find_game

    for name in names:
        try:
            find_game(name)
        except (SobremesaError, ImportError, AttributeError) as error:
            raise pytest.UsageError(str(error)) from None
