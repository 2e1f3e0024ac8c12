"""What the page for those who study says of the games is what they are."""

from __future__ import annotations

from docs.page import DOCS
from sobremesa.envs.observation import observer
from sobremesa.kernel import registry


def test_the_page_knows_how_many_numbers_each_game_is_observed_as() -> None:
    text = (DOCS / "research.md").read_text("utf-8")
    missing = {
        game: n for game in registry.ids() if f" {(n := len(observer(registry.get(game)).labels)):,}" not in text
    }
    assert not missing
