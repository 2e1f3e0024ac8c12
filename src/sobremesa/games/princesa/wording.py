"""How the sentences of a card follow one another, so that together they read like a text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sobremesa.kernel.effects.book import Card, Reading
from sobremesa.kernel.effects.words import THEY_DO, Voice
from sobremesa.kernel.phrase import Phrase, is_phrase

# What a master does besides, after something else or before everything else, or instead of what was just said.
ALSO: Final = "mastery-also"
FIRST: Final = "mastery-first"
INSTEAD: Final = "mastery-instead"

# Clauses that speak of the rival. Some have a second wording, with `-again`, for where the rival was named before.
_RETOLD: Final = frozenset(
    ("do-damage", "do-take-gold", "do-take-chosen", "do-give-back"),
)
_NAMING: Final = _RETOLD | frozenset(
    (
        "do-damage-or",
        "do-steal",
        "do-drop",
        "do-drop-random",
        "do-drop-played",
        "do-show-one",
        "do-peek-at-rival",
        "do-reveal-rival",
        "do-confess-or-bleed",
        "do-swap-heroes",
        "do-disguise",
    ),
)
# Conditions that speak of the rival: the second wording is for where the same sentence has just named them.
_CONDITIONS: Final = frozenset(("cond-secret-is-shown", "cond-rival-has-no-gold", "cond-rival-has-more-hearts"))
_OF_BEARER: Final = "-bearer"  # what says so names the enchanted hero, and has such a second wording too
_AGAIN: Final = "-again"


class Told(Reading):
    """Mastery comes last, and nobody is named twice. Spells speak of the hero they lie by."""

    def clauses(self, card: Card, voice: Voice) -> list[Phrase]:
        told: list[Phrase] = []
        for name in sorted(card.parts, key=_place):
            said = card.parts[name].sentences(THEY_DO if name in _OF_A_SPELL else voice)
            told += [(_LEAVING, (("do", phrase),)) for phrase in said] if name == "leaves" else said
        return _in_turn(told)


_LEAVING: Final = "when-leaves"
_OF_A_SPELL: Final = ("enters", "leaves")  # parts that it runs on coming to lie by a hero, and on going


def _place(part: str) -> int:
    return 0 if part == "enters" else 2 if part == "leaves" else 1


def _in_turn(sentences: Sequence[Phrase]) -> list[Phrase]:
    first_plain = min((at for at, phrase in enumerate(sentences) if not _is_mastery(phrase)), default=0)
    placed = [
        (FIRST, words) if message == ALSO and at < first_plain else (message, words)
        for at, (message, words) in enumerate(sentences)
    ]
    told: list[Phrase] = []
    for phrase in sorted(placed, key=_is_mastery):
        told.append(retold(phrase) if any(map(_names, told)) else phrase)
    return told


def retold(phrase: Phrase) -> Phrase:
    """The phrase as it reads where the rival, or the enchanted hero, has been named before."""
    message, words = phrase
    again = tuple([(name, retold(value) if is_phrase(value) else value) for name, value in words])
    return (f"{message}{_AGAIN}" if message in _RETOLD or message.endswith(_OF_BEARER) else message), again


def in_one_breath(condition: Phrase) -> Phrase:
    """The condition as it reads in a sentence that has named the rival before."""
    message, words = condition
    return (f"{message}{_AGAIN}" if message in _CONDITIONS else message), words


def _is_mastery(sentence: Phrase) -> bool:
    return sentence[0] in (INSTEAD, ALSO, FIRST)


def _names(phrase: Phrase) -> bool:
    return (
        phrase[0] in _NAMING
        or phrase[0].endswith(_OF_BEARER)
        or any(is_phrase(value) and _names(value) for _, value in phrase[1])
    )
