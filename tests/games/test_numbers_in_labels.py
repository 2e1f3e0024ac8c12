"""What settings and endings are called is said without arguments: where a number stands there, it is the rules' own."""

from __future__ import annotations

import re
from typing import Final

import pytest

from sobremesa.games.arcana.box import GOAL
from sobremesa.games.arcana.rules import GAME as ARCANA
from sobremesa.games.cosa.rules import GAME as COSA
from sobremesa.games.cosa.rules import MOST_SEATS_WITH_THING_IN_DECK
from sobremesa.games.princesa.rules import SEATS_OF_TEAMS
from sobremesa.games.princesa.state import MOST_SEATS_OF_THE_BOX
from sobremesa.kernel import registry
from sobremesa.text import LANGUAGES, texts

WORDS: Final = {
    2: "two|dos",
    3: "three|tres",
    4: "four|cuatro",
    5: "five|cinco",
    6: "six|seis",
    7: "seven|siete",
    8: "eight|ocho",
    9: "nine|nueve",
    10: "ten|diez",
}
NUMBERS: Final = {
    ("arcana", "ending-won"): [GOAL],
    ("arcana", "ending-lost"): [GOAL],
    ("arcana", "ending-suspended"): [ARCANA.info.seats[0]],
    ("arcana", "setting-expansion"): [
        sum(one.count for one in ARCANA.components({"expansion": True}) if one.kind == "card")
        - sum(one.count for one in ARCANA.components({"expansion": False}) if one.kind == "card")
    ],
    ("cosa", "setting-thing_in_deck"): [COSA.info.seats[0], MOST_SEATS_WITH_THING_IN_DECK],
    ("princesa", "setting-two_heroes"): [2, MOST_SEATS_OF_THE_BOX],
    ("princesa", "setting-teams"): [SEATS_OF_TEAMS // 2, SEATS_OF_TEAMS // 2, SEATS_OF_TEAMS],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.ids())
def test_numbers_in_the_names_of_settings_and_endings_are_those_of_the_rules(game: str, language: str) -> None:
    rules = registry.get(game)
    spoken = texts(rules, language)
    names = [f"setting-{setting.name}" for setting in rules.info.settings]
    names += [f"{setting.name}-{word}" for setting in rules.info.settings for word in getattr(setting, "words", ())]
    names += [name for of, name in NUMBERS if of == game and name.startswith("ending-")]
    for name in names:
        assert numbers_in(spoken.say(name)) == NUMBERS.get((game, name), []), name


def numbers_in(text: str) -> list[int]:
    found = []
    for word in re.findall(r"[^\W_]+", text.lower()):
        if word.isdigit():
            found.append(int(word))
        found += [number for number, words in WORDS.items() if word in words.split("|")]
    return found
