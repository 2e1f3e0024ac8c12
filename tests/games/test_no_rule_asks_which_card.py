"""What a card does stands on the card: no module of rules names one, by its id or by a constant for it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sobremesa.games
from sobremesa.kernel import registry
from sobremesa.kernel.settings import Flag, complete

HOME = Path(sobremesa.games.__path__[0])
# Declarations, what plays well, what a lesson shows, tables of words, and what older saves held.
MAY_NAME_CARDS = ("cards", "bot", "lesson.py", "words.py", "migrating.py")
# What a rulebook itself speaks of is no card like the others; and a word may have another meaning besides.
SPOKEN_OF = {
    "ansia": {
        *("mist", "MIST"),  # a question: whether one may drift
        *("parasol", "PARASOL"),  # a question to whoever has such a token
        *("SHOVE", "ears"),  # a step of the turn; those who listen
        "ROSES",  # what lies in the labyrinth at the beginning
    },
    "arcana": {
        *("hours", "HOURS", "marker", "number-token"),  # not cards, but parts of the board
        "key",  # for sorting
    },
    "cosa": {
        *("thing", "infected", "THING", "INFECTED"),  # what somebody may be, and by which card
        *("quarantine", "barred-door", "turn-card"),  # what lies on the table
        *("blind-date", "revelations", "round"),  # what is asked
        "flamethrower",  # what somebody says they have seen
    },
    "eldritch": {
        *("cultist", "CULTIST"),  # what they are like stands on the ancient one's sheet
        *("azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"),  # a setting
        *("BLESSED", "CURSED", "DARK_PACT", "blessed", "cursed"),  # how well a match was won
        "DEBT",  # a loan of the bank
        "MARK",  # a step of rolling dice
    },
    "princesa": {
        *("board", "card", "CARD", "counter", "reference-card", "turn-marker"),  # words, and parts of the box
        *("barbarian", "bard", "huntress", "inventor", "knight", "merchant", "priestess", "thief", "witch", "wizard"),
        *("kidnapper", "KIDNAPPER"),  # whom everybody looks for
        *("witness", "map"),  # what somebody was told of at the deal; what Python calls so
    },
}


def names_in(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id


def cards_of(game: str) -> set[str]:
    """Every id, and every constant that is called like one."""
    of = registry.get(game)
    everything = {setting.name: True for setting in of.info.settings if isinstance(setting, Flag)}
    ids = {component.id for component in of.components(complete(of.info.settings, everything))}
    return ids | {name.upper().replace("-", "_") for name in ids}


def rules_of(game: str) -> list[Path]:
    return [
        path
        for path in sorted((HOME / game).rglob("*.py"))
        if path.relative_to(HOME / game).parts[0] not in MAY_NAME_CARDS
    ]


@pytest.mark.parametrize("game", SPOKEN_OF)
def test_no_rule_asks_which_card_it_is(game: str) -> None:
    cards = cards_of(game) - SPOKEN_OF[game]
    named = {path.name: cards & set(names_in(path.read_text("utf-8"))) for path in rules_of(game)}
    named = {module: found for module, found in named.items() if found}
    assert not named, "what a card does is declared on the card"


def test_every_game_is_looked_at() -> None:
    assert {path.parent.name for path in HOME.glob("*/rules.py")} == SPOKEN_OF.keys()


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("arcana", "if THIEF in s.row: pass"),
        ("cosa", "found[DOOR] if kind == BARRED_DOOR else 0"),
        ("eldritch", "if kind is DETAINED: pass"),
        ("princesa", '_WITNESS = SECRET["evil-eye"]'),
    ],
)
def test_a_card_that_is_asked_for_is_noticed(game: str, line: str) -> None:
    assert (cards_of(game) - SPOKEN_OF[game]) & set(names_in(line))
