from __future__ import annotations

import pytest

from sobremesa.kernel import registry
from sobremesa.kernel.errors import UnknownGame
from testing.duel import GAME

pytestmark = pytest.mark.usefixtures("duel_registered")


def test_a_game_may_come_as_a_package_of_its_own() -> None:
    assert "duel" in registry.ids()
    assert registry.get("duel") is GAME


def test_ids_are_sorted() -> None:
    assert list(registry.ids()) == sorted(registry.ids())


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are .*duel"):
        registry.get("chess")


@pytest.mark.parametrize("name", ["alias", "not_a_game"])
def test_an_entry_that_is_not_the_game_it_says_is_refused(name: str) -> None:
    with pytest.raises(UnknownGame, match=f"{name} is left out: testing.duel:"):
        registry.get(name)
