"""What pytest learns where Sobremesa is installed: `pytest --sobremesa-game ID` is the conformance suite for a game,
`pytest --sobremesa-bot NAME` that for a bot, and tests say at the end of a run how much of a game's cards they took.

Pytest loads this at every start, so it stands apart from the suite and imports nothing of it before it is asked to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Final, cast

import pytest

SUITE: Final = "sobremesa.testing.conformance"
SUITE_FOR_BOTS: Final = "sobremesa.testing.guests"

Counts = Mapping[str, tuple[int, int]]  # by what was counted: so many, of so many
Count = Callable[[str, Counts], None]  # of the game with that id
_COUNTED: Final = "sobremesa-counted"


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
        "--sobremesa-bot",
        action="append",
        default=[],
        metavar="NAME",
        help="run what every bot must stand for this one: an installed one, or one in a file, ./mine.py:Mine",
    )
    group.addoption(
        "--sobremesa-matches",
        type=int,
        default=200,
        metavar="N",
        help="so many matches a bot must play to their end (default: 200); one that simulates may need hours for them",
    )
    group.addoption(
        "--sobremesa-tests",
        action="append",
        metavar="FOLDER",
        help="where the tests lie that say which rules they are about; unless given, in testpaths, or anywhere here",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of a game's rules page that the test is about")
    wished = {SUITE: config.getoption("sobremesa_game"), SUITE_FOR_BOTS: config.getoption("sobremesa_bot")}
    if any(wished.values()) and config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args = []
    if wished[SUITE]:
        _add(SUITE, config)
        _look_for_the_games(wished[SUITE])
    if wished[SUITE_FOR_BOTS]:
        _add(SUITE_FOR_BOTS, config)
        _look_for_the_bots(wished[SUITE_FOR_BOTS])


@pytest.fixture
def counted(record_property: Callable[[str, object], None]) -> Count:
    """What a test says here of a game, the end of the run tells: the sums of all tests, in whichever process."""

    def count(game: str, counts: Counts) -> None:
        record_property(_COUNTED, (game, dict(counts)))

    return count


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    sums: dict[str, dict[str, list[int]]] = {}
    for game, counts in _counted(terminalreporter):
        for what, numbers in counts.items():
            known = sums.setdefault(game, {}).setdefault(what, [0, 0])
            known[:] = [sum(pair) for pair in zip(known, numbers, strict=True)]
    if sums:
        terminalreporter.section("cards", sep="-")
    for game, each in sorted(sums.items()):
        told = ", ".join(f"{done} of {all_of_them} {what}" for what, (done, all_of_them) in each.items())
        terminalreporter.write_line(f"{game}: {told}")


def _counted(terminalreporter: pytest.TerminalReporter) -> Iterator[tuple[str, Counts]]:
    """What the tests counted, also those that other processes ran."""
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport) and report.when == "call":
                for name, value in report.user_properties:
                    if name == _COUNTED:
                        game, counts = cast(tuple[str, Counts], value)
                        yield game, counts


def _add(name: str, config: pytest.Config) -> None:
    """The suite alone, or besides the tests that were named."""
    try:
        suite = str(import_module(name).__file__)
    except ModuleNotFoundError as missing:
        raise pytest.UsageError(f'there is no {missing.name} here: pip install "sobremesa[testing]"') from None
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


def _look_for_the_bots(names: list[str]) -> None:
    from sobremesa.kernel.errors import SobremesaError
    from sobremesa.testing.guests import games_of, kind_of

    for name in names:
        try:
            games = games_of(kind_of(name))
        except SobremesaError as error:
            raise pytest.UsageError(str(error)) from None
        if not games:
            raise pytest.UsageError(f"none of the games that {name} plays is here")
