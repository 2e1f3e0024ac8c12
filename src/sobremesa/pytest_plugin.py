"""What pytest learns where Sobremesa is installed: `pytest --sobremesa-game ID` is the conformance suite for a game.

Pytest loads this at every start, so it stands apart from the suite and imports nothing of it before it is asked to.
"""

from __future__ import annotations

from importlib import import_module
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
    try:
        suite = str(import_module(SUITE).__file__)
    except ModuleNotFoundError as missing:
        raise pytest.UsageError(f'there is no {missing.name} here: pip install "sobremesa[testing]"') from None
    _look_for_the_games(config.getoption("sobremesa_game"))
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args = []
    if suite not in config.args:  # a worker of pytest-xdist is given it already
        config.args.append(suite)


def _look_for_the_games(names: list[str]) -> None:
    from sobremesa.kernel.errors import SobremesaError
    from sobremesa.testing.fuzz import find_game

    for name in names:
        try:
            find_game(name)
        except (SobremesaError, ImportError, AttributeError) as error:
            raise pytest.UsageError(str(error)) from None
