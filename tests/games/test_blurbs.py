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


@pytest.mark.parametrize("game", IN_THE_BOX)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_invited_reads_in_two_sentences_what_it_is_and_how_long_it_takes(game: str, language: str) -> None:
    known = registry.get(game)
    assert texts(known, language).say("pitch").count(". ") == 1
    shortest, longest = known.info.minutes
    assert 0 < shortest <= longest
