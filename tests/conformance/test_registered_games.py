"""What every registered game inherits. Nobody has to remember: entering a game in the registry is enough."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from sobremesa.kernel import registry
from sobremesa.kernel import settings as table_settings
from sobremesa.testing import fuzzed, words
from sobremesa.testing.citations import cited_in, rules_complaints
from sobremesa.testing.faults import Fault, caught, faults
from sobremesa.testing.tables.run import Report, evenings
from sobremesa.text import LANGUAGES, texts

TESTS = Path(__file__).parents[1]
CITED = cited_in(TESTS)
MOST_PARTS = 15
ENOUGH_CHOICES = 1200  # for every commit; `make fuzz` plays thousands of matches
EVENINGS = 40  # at each game's tables; `make fuzz` walks thousands
UNREGISTERED = {"duel", "a", "othergame"}  # named only where the kit itself is tested
FAULTS = [
    pytest.param(fault, id=f"{game_id}-{fault}")
    for game_id in registry.ids()
    for fault in faults(registry.get(game_id))
]

every_game = pytest.mark.parametrize("game_id", registry.ids())


@every_game
def test_random_matches_break_nothing(game_id: str) -> None:
    choices = 0
    for part in range(MOST_PARTS):
        report = fuzzed(registry.get(game_id), 4, key=f"conformance {part}")
        assert report.finding is None, str(report.finding)
        choices += report.choices
        if choices >= ENOUGH_CHOICES:
            break


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught(fault: Fault) -> None:
    assert caught(fault) in fault.caught_by


@cache
def _evenings(game_id: str) -> Report:
    return evenings(registry.get(game_id), range(EVENINGS), "conformance")


@every_game
def test_nobody_at_a_table_is_sent_what_they_may_not_know(game_id: str) -> None:
    """Two tables that differ by a secret send the same bytes to everybody who isn't in on it."""
    report = _evenings(game_id)
    assert report.finding is None, "\n".join(report.finding.story)


def test_whatever_a_client_may_send_is_done_at_those_tables() -> None:
    every = Report()
    for game_id in registry.ids():
        every.merge(_evenings(game_id))
    assert every.never_done() == []


@every_game
def test_rules_are_cited_by_tests(game_id: str) -> None:
    assert rules_complaints(registry.get(game_id), CITED) == []


@every_game
def test_texts_are_complete(game_id: str) -> None:
    game = registry.get(game_id)
    assert words.text_complaints(game) == []
    assert words.component_complaints(game) == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_a_title_and_sections(game_id: str, language: str) -> None:
    of = texts(registry.get(game_id), language)
    assert of.rules_page().startswith("# ")
    assert all(rule.section for rule in of.rules().values())


@every_game
def test_the_facts_of_a_game_hold_together(game_id: str) -> None:
    game = registry.get(game_id)
    low, high = game.info.seats
    assert 1 <= low <= high
    assert game.info.longest > 0
    assert game.info.version > 0
    assert table_settings.complete(game.info.settings, {})  # defaults pass their own check
    keys = [option.key for catalogue in (game.options, game.free_options) for option in catalogue]
    assert len(keys) == len(set(keys))
    assert [option.index for option in game.options] == list(range(len(game.options)))


@every_game
def test_a_match_is_the_same_in_every_process(game_id: str) -> None:
    """Nothing may hang on the order of a set, which Python shuffles anew for each process."""
    told = set()
    for seed in ("1", "2"):
        arguments = [game_id, "--matches", "8", "--intensity", "0", "--key", "processes"]
        done = subprocess.run(
            [sys.executable, "-m", "sobremesa.testing.fuzz", *arguments],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        told.add(done.stdout)
    assert len(told) == 1


def test_whatever_is_cited_belongs_to_a_game() -> None:
    assert {rule.partition("-")[0] for rule in CITED} - UNREGISTERED <= set(registry.ids())
