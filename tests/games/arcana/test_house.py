"""The house bot: it plays by the rules in every variant, and it plays well."""

from __future__ import annotations

from itertools import product

import pytest

from sobremesa.games.arcana.rules import GAME
from sobremesa.kernel.key import MatchKey
from sobremesa.lab.simulate import simulate

VARIANTS = list(product((2, 3, 4, 5), (False, True), (False, True)))


@pytest.mark.parametrize(("seats", "expansion", "restless"), VARIANTS)
def test_it_plays_every_variant_to_the_end(seats: int, expansion: bool, restless: bool) -> None:
    settings = {"expansion": expansion, "restless": restless, "difficulty": "easy", "twice_each": seats == 3}
    report = simulate(GAME, 6, seats=seats, bots=("house",), key="variants", settings=settings)
    assert sum(report.results.endings.values()) == 6
    assert set(report.results.endings) <= {"won", "lost", "lost-deck"}


@pytest.mark.parametrize(("difficulty", "seats"), [("hard", 4), ("doomed", 3), ("normal", 5)])
def test_it_plays_every_difficulty(difficulty: str, seats: int) -> None:
    report = simulate(
        GAME, 5, seats=seats, bots=("house", "random"), key="hard", settings={"difficulty": difficulty, "aid": "all"}
    )
    assert sum(report.results.endings.values()) == 5


@pytest.mark.statistics
@pytest.mark.rule("arcana-1.1")
def test_it_wins_most_matches_at_normal_difficulty() -> None:
    report = simulate(GAME, 40, seats=4, bots=("house",), key="house")
    assert report.results.endings.get("won", 0) >= 24
    assert len(set(report.results.wins)) == 1  # all win or all lose


def test_random_play_almost_never_wins() -> None:
    report = simulate(GAME, 200, seats=4, bots=("random",), key="random")
    assert report.results.endings.get("won", 0) <= 4


def test_the_same_key_plays_the_same_matches() -> None:
    reports = [simulate(GAME, 5, seats=3, bots=("house",), key="again") for _ in range(2)]
    assert reports[0].results == reports[1].results
    assert reports[0].decisions == reports[1].decisions


def test_it_has_a_bot_for_every_seat() -> None:
    for seat in range(5):
        assert GAME.house(seat, MatchKey.from_words("seat", 5).stream("bots", seat)) is not None
