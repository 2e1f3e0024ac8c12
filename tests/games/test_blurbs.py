from __future__ import annotations

from typing import Final

import pytest

from sobremesa.kernel import registry
from sobremesa.text import LANGUAGES, texts

IN_THE_BOX: Final = ("ansia", "arcana", "cosa", "eldritch", "princesa")


@pytest.mark.parametrize("game", IN_THE_BOX)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_can_say_in_a_sentence_what_every_game_is_about(game: str, language: str) -> None:
    assert texts(registry.get(game), language).say("blurb").endswith(".")
