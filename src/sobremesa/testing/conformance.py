"""The conformance suite: what every game must stand, whoever wrote it.

`pytest --sobremesa-game ID` runs it for one game, also in a package of its own (see `sobremesa.pytest_plugin`); ID
is the id of a registered game, or `module:NAME` of one that isn't. A test module that imports everything from here runs
it for every registered game, with each kind of planted fault in one game only.
"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from statistics import mean
from typing import Any

import pytest

from sobremesa.kernel import registry
from sobremesa.kernel import settings as table_settings
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.playout import deal
from sobremesa.testing import citations, mutants, words
from sobremesa.testing.faults import Fault, caught, faults, in_turn
from sobremesa.testing.fuzz import find_game
from sobremesa.testing.hints import hint_complaints
from sobremesa.testing.imports import import_complaints
from sobremesa.testing.language import check_names
from sobremesa.testing.leading import leading_complaints
from sobremesa.testing.lessons import lesson_complaints
from sobremesa.testing.possible_worlds import BY_CHANCE, play_on, played_on
from sobremesa.testing.runs import Tables, fuzzed
from sobremesa.testing.tables.run import Report, evenings
from sobremesa.testing.walk import is_registered
from sobremesa.text import LANGUAGES, texts

MATCHES = 4  # from which many stretches or all is looked at
MOST_PARTS = 15  # so many times
ENOUGH_CHOICES = 500  # for every commit; `python -m sobremesa.testing.fuzz` plays thousands of matches
HINTED = (3, 10)  # matches, and how many hints are asked for in each
WORLDS = 40  # played on to their end; `python -m sobremesa.testing.fuzz GAME --worlds 10000` plays more
RENUMBERED = 6  # matches in which every state is loaded where all nodes have other numbers
EVENINGS = 18  # at the game's tables; `python -m sobremesa.testing.tables` walks thousands


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    wished: list[str] = metafunc.config.getoption("sobremesa_game", [])
    names = wished or list(registry.ids())
    if "fault" in metafunc.fixturenames:
        games = [find_game(name) for name in names]
        planted = [fault for game in games for fault in faults(game)] if wished else in_turn(games)
        metafunc.parametrize("fault", planted, ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [find_game(name) for name in names], ids=names)
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", names)


@pytest.fixture(scope="session")
def cited(pytestconfig: pytest.Config) -> citations.Citations:
    """The rules that tests are about, in whichever folders the tests of this project lie."""
    wished = pytestconfig.getoption("sobremesa_tests", None) or pytestconfig.getini("testpaths") or ["."]
    return citations.cited_in_all([pytestconfig.rootpath / folder for folder in wished])


# --- the rules ---------------------------------------------------------------------------------------------------


def test_the_facts_of_a_game_hold_together(game: Game[Any]) -> None:
    low, high = game.info.seats
    assert 1 <= low <= high
    assert game.info.longest > 0
    assert game.info.version > 0
    defaults = table_settings.complete(game.info.settings, {})  # which pass their own check
    assert list(defaults) == [setting.name for setting in game.info.settings]
    keys = [option.key for catalogue in (game.options, game.free_options) for option in catalogue]
    assert len(keys) == len(set(keys))
    assert [option.index for option in game.options] == list(range(len(game.options)))


def test_who_may_lead_several_seats_knows_no_more_than_each_may_tell(game: Game[Any]) -> None:
    assert leading_complaints(game) == []


def test_random_matches_break_nothing(game: Game[Any]) -> None:
    share = min(1.0, ENOUGH_CHOICES / (MATCHES * length_by_chance(game)))
    choices = 0
    for part in range(MOST_PARTS):
        report = fuzzed(game, MATCHES, key=f"conformance {part}", share=share)
        assert report.finding is None, str(report.finding)
        choices += report.choices
        if choices + report.choices / 2 >= ENOUGH_CHOICES:  # another part would be too much rather than this too little
            break


def test_bots_play_on_in_whatever_world_is_dealt(game: Game[Any]) -> None:
    tables = Tables(game, (), {})
    onward = played_on(game, WORLDS, "conformance", lambda number, rng: tables.pick(number, 0, rng))
    assert not onward.stopped, str(onward)


def test_a_hint_tells_no_more_than_the_seat_can_know_and_says_why(game: Game[Any]) -> None:
    assert hint_complaints(game, *HINTED) == []


def length_by_chance(game: Game[Any]) -> float:
    """How many choices a match takes."""
    tables = Tables(game, (), {})
    lengths = []
    for number in range(MATCHES):
        rng = MatchKey.from_words(f"length {number}", 1).stream("checks")
        seats, settings = tables.pick(number, MATCHES, rng)
        lengths.append(play_on(game, deal(game, seats, dict(settings), rng.branch()), rng, BY_CHANCE))
    return mean(lengths)


def test_a_planted_fault_is_caught(fault: Fault) -> None:
    assert caught(fault) in fault.caught_by


def test_a_match_is_the_same_in_every_process(name: str) -> None:
    """Nothing may hang on the order of a set, which Python shuffles anew for each process."""
    told = set()
    for seed in ("1", "2"):
        arguments = [name, "--matches", "1", "--intensity", "0", "--share", "0.2", "--key", "processes"]
        done = subprocess.run(
            [sys.executable, "-m", "sobremesa.testing.fuzz", *arguments],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        )
        told.add(done.stdout)
    assert len(told) == 1


# --- cards in the language of effects ------------------------------------------------------------------------------


def test_a_match_under_way_outlives_the_order_of_its_cards(game: Game[Any]) -> None:
    if game.book is not None:
        tables = Tables(game, (), {})
        for number in range(RENUMBERED):
            rng = MatchKey.from_words(f"names {number}", 1).stream("checks")
            seats, settings = tables.pick(number, RENUMBERED, rng)
            assert check_names(game, seats, dict(settings), rng) > 0


def test_whatever_changes_a_card_changes_its_words_in_every_language(game: Game[Any]) -> None:
    if game.book is not None and is_for_people(game):
        assert mutants.wording_complaints(game) == []
        assert mutants.deaf_texts(game)[1] == []


def test_a_game_imports_the_kernel_and_itself(game: Game[Any]) -> None:
    assert import_complaints(game) == []


# --- at a table --------------------------------------------------------------------------------------------------


@cache
def evenings_of(game: Game[Any]) -> Report:
    return evenings(game, range(EVENINGS), "conformance")


def test_nobody_at_a_table_is_sent_what_they_may_not_know(game: Game[Any]) -> None:
    """Two tables that differ by a secret send the same bytes to everybody who isn't in on it."""
    report = evenings_of(game)
    assert report.finding is None, "\n".join(report.finding.story)


# --- the words ---------------------------------------------------------------------------------------------------


def is_for_people(game: Game[Any]) -> bool:
    """A registered game must have words; one that isn't may be for programs only."""
    return is_registered(game) or words.has_texts(game)


def test_texts_are_complete(game: Game[Any]) -> None:
    if is_for_people(game):
        assert words.text_complaints(game) == []
        assert words.component_complaints(game) == []


def test_rules_are_cited_by_tests(game: Game[Any], cited: citations.Citations) -> None:
    if is_for_people(game):
        assert citations.rules_complaints(game, cited) == []


def test_the_lesson_can_be_played_as_it_is_told(game: Game[Any]) -> None:
    assert lesson_complaints(game) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_a_title_and_sections(game: Game[Any], language: str) -> None:
    if is_for_people(game):
        of = texts(game, language)
        assert of.rules_page().startswith("# ")
        assert all(rule.section for rule in of.rules().values())
