"""What somebody is told whom a card is aimed at: in the words of what it does, whatever moment the card names."""

from __future__ import annotations

from dataclasses import fields

import pytest

from games.cosa.seated import table
from sobremesa.games.cosa.book import BURN, MOVE
from sobremesa.games.cosa.effects.answering import UnlessAnswered
from sobremesa.games.cosa.effects.deed import Aimed
from sobremesa.games.cosa.effects.reach import Near
from sobremesa.games.cosa.options import ACCEPT
from sobremesa.games.cosa.rules import GAME
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.effects.selectors import Fixed
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.labels import label_of
from sobremesa.testing import play
from sobremesa.text import LANGUAGES, texts

EFFECTS = sorted(
    (kind for kind in Aimed.__subclasses__() if "sobremesa" in kind.__module__), key=lambda kind: kind.__name__
)
MOMENTS = (BURN, MOVE)
NAMES = ("Ana", "Berta", "Cai", "Dani", "Eva")

by_moment = pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
by_language = pytest.mark.parametrize("language", LANGUAGES)


class Silent(Aimed):
    """An effect that has no words for whom it happens to."""

    def hit(self, s: Cosa, seat: int, target: int) -> None: ...


def aimed(kind: type[Aimed]) -> Aimed:
    given = {"turns": Fixed(2), "whom": Near()}
    return kind(**{field.name: given[field.name] for field in fields(kind)})


def told(effect: Aimed, moment: Word, language: str) -> tuple[str, str]:
    """What is asked, and what accepting is called, of Berta, at whom Ana has aimed that with a flamethrower."""
    match = table(5, {0: "flamethrower"})
    play(match, "0 play-on:flamethrower:1")
    node = UnlessAnswered(effect, moment)
    (decision,) = node.ask(match.state, 0)
    words = texts(GAME, language)
    accept = words.phrase(label_of(GAME, match.view(1), ACCEPT, node))
    return words.prompt(decision, NAMES), accept


@by_language
@pytest.mark.parametrize("kind", EFFECTS, ids=lambda kind: kind.__name__)
def test_whoever_is_aimed_at_is_told_what_the_effect_does_whatever_the_moment(kind: type[Aimed], language: str) -> None:
    at_each = {told(aimed(kind), moment, language) for moment in MOMENTS}
    assert len(at_each) == 1
    ((prompt, accept),) = at_each
    assert "Ana" in prompt
    assert "upon" not in prompt
    assert "accept-" not in accept


@by_language
def test_no_two_effects_ask_the_same(language: str) -> None:
    prompts = {told(aimed(kind), MOVE, language)[0] for kind in EFFECTS}
    assert len(prompts) == len(EFFECTS) == 8


@by_language
@by_moment
def test_where_the_effect_is_silent_the_moment_speaks(moment: Word, language: str) -> None:
    words = texts(GAME, language)
    said = words.say(f"upon-{moment.name}", (("who", 0), ("card", "flamethrower")), NAMES)
    prompt, accept = told(Silent(Near()), moment, language)
    assert prompt.startswith(said)
    assert accept == words.say(f"accept-{moment.name}")
