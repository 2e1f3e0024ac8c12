"""What `sobremesa words` and its page tell: every word of a game's lexicon, how it reads, and who says it."""

from __future__ import annotations

import pytest

from sobremesa.cli.main import main
from sobremesa.kernel import registry
from sobremesa.text import LANGUAGES, texts
from sobremesa.text.lexicon import cards_of, entries, lexicon_of, page, reading

GAMES = registry.ids()
READ_BY_THEMSELVES = {"verb", "standing", "condition", "count", "noun"}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_word_is_told_once_and_by_its_name(game_id: str) -> None:
    game = registry.get(game_id)
    assert sorted(entry.name for entry in entries(game)) == sorted(lexicon_of(game).__all__)
    told = "\n".join(page(game))
    assert all(f"`{entry.takes}`" in told for entry in entries(game))


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_card_says_reads_in_both_languages(game_id: str) -> None:
    """But for what is said only as part of something else: in most games a verb now and then."""
    game = registry.get(game_id)
    said = [entry for entry in entries(game) if entry.cards and entry.kind in READ_BY_THEMSELVES]
    silent = [entry.name for entry in said if not all(reading(entry, texts(game, of)) for of in LANGUAGES)]
    assert len(said) > 10
    assert len(silent) * 5 < len(said), silent


def test_the_cards_that_say_a_word_do() -> None:
    game = registry.get("cosa")
    assert game.book is not None
    (see_hand,) = [entry for entry in entries(game) if entry.name == "SeeHand"]
    assert see_hand.takes == "SeeHand(whom: Reach)"
    assert reading(see_hand, texts(game, "en")) == "Look, you and nobody else, at the whole hand of someone adjacent."
    assert cards_of(see_hand, game.book, texts(game, "es")) == ["Análisis"]
    (burn,) = [entry for entry in entries(game) if entry.name == "BURN"]
    assert burn.kind == "moment"
    assert cards_of(burn, game.book, texts(game, "es")) == ["Lanzallamas", "¡Nada de barbacoas!"]


def test_one_looks_for_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "cosa", "seehand", "--lang", "es"]) == 0
    told = capsys.readouterr().out
    assert "SeeHand(whom: Reach)" in told
    assert "Mira tú, y nadie más, la mano entera de alguien adyacente." in told
    assert "Eliminate" not in told
