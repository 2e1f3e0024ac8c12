"""How the sentences of a card follow one another, so that together they read like a text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sobremesa.kernel.effects import Phrase, is_phrase

# What a master does besides, after something else or before everything else.
ALSO: Final = "says-mastery-also"
FIRST: Final = "says-mastery-first"

# Clauses that speak of the loser. Some have a second wording, with `-again`, for where the loser was named before.
_RETOLD: Final = frozenset(
    ("do-damage", "do-take-gold", "do-pick", "do-drop-played", "do-show-one", "do-give-back"),
)
_NAMING: Final = _RETOLD | frozenset(
    (
        "do-damage-or",
        "do-steal",
        "do-drop",
        "do-drop-random",
        "do-peek-loser",
        "do-reveal",
        "do-confess-or-bleed",
        "do-swap-heroes",
    ),
)


def in_turn(sentences: Sequence[Phrase]) -> tuple[Phrase, ...]:
    """The sentences of one card as they are read: mastery comes last, and nobody is named twice."""
    first_plain = min((at for at, phrase in enumerate(sentences) if not _is_mastery(phrase)), default=0)
    placed = [
        (FIRST, words) if message == ALSO and at < first_plain else (message, words)
        for at, (message, words) in enumerate(sentences)
    ]
    told: list[Phrase] = []
    for phrase in sorted(placed, key=_is_mastery):
        told.append(retold(phrase) if any(map(_names_loser, told)) else phrase)
    return tuple(told)


def retold(phrase: Phrase) -> Phrase:
    """The phrase as it reads where the loser has been named before."""
    message, words = phrase
    again = tuple([(name, retold(value) if is_phrase(value) else value) for name, value in words])
    return (f"{message}-again" if message in _RETOLD else message), again


def _is_mastery(sentence: Phrase) -> bool:
    return sentence[0].startswith("says-mastery")


def _names_loser(phrase: Phrase) -> bool:
    return phrase[0] in _NAMING or any(is_phrase(value) and _names_loser(value) for _, value in phrase[1])
