"""What people read: every card, mission and token as in the golden files, and words that follow the rules.

The golden files are for review. After changing a card or a text on purpose, write them anew with

    SOBREMESA_WRITE_GOLDEN=1 pytest tests/games/ansia/test_texts.py

and review the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from games.ansia.laid import lay
from games.box import assert_box_reads_as_in
from sobremesa.games.ansia.rules import GAME
from sobremesa.kernel.settings import complete
from sobremesa.testing import play
from sobremesa.text import LANGUAGES, texts

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Ana", "Berta", "Cai", "Dani", "Eva", "Fina")
DEFAULTS = complete(GAME.info.settings, {})

by_language = pytest.mark.parametrize("language", LANGUAGES)


@by_language
def test_every_component_reads_as_in_the_golden_file(language: str) -> None:
    assert_box_reads_as_in(GOLDEN, GAME, DEFAULTS, language)


@by_language
def test_every_component_has_a_name_of_its_own_in_its_kind(language: str) -> None:
    of = texts(GAME, language)
    named = [(part.kind, of.say(f"{part.kind}-{part.id}")) for part in GAME.components(DEFAULTS)]
    assert len(set(named)) == len(named)


@by_language
def test_every_text_is_made_of_whole_sentences(language: str) -> None:
    of = texts(GAME, language)
    for part in GAME.components(DEFAULTS):
        for phrase in part.says:
            sentence = of.phrase(phrase, NAMES)
            assert sentence[0].isupper(), sentence
            assert sentence.endswith("."), sentence
            assert sentence.count(":") <= 1, sentence
            assert not any(slip in sentence for slip in ("  ", " ,", "..", "{", "$")), sentence


@by_language
def test_who_comes_back_when_no_tile_is_left_is_told_of_no_points(language: str) -> None:
    of = texts(GAME, language)
    lines = [of.say("log-came-home", (("who", 0), ("n", n)), NAMES) for n in (0, 6)]
    assert ["0" in line or "6" in line for line in lines] == [False, True]


@pytest.mark.parametrize(
    ("language", "spared", "ended"),
    [("en", "Don't push", "End turn"), ("es", "No empujar", "Acabar turno")],
)
def test_what_leaves_it_at_that_says_what_it_does(language: str, spared: str, ended: str) -> None:
    of = texts(GAME, language)
    match = lay("", "", places="barracks farms", rested=[1])
    play(match, "0 pick:space-farms")
    labels = []
    for ask in ("push", "end"):
        decision = match.asked[0].decision
        assert decision.ask == ask
        labels += [of.label(GAME, match.view(0), option, NAMES, decision.by) for option in decision.options]
        play(match, "0 done")
    assert {spared, ended} < set(labels)
    assert of.say("option-done") not in labels
