"""The names of everything in the box, and the small ints that stand for it in a state.

Cards of a kind are the same card: two copies of the Short Sword are twice the same number.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa.book import CARD, SECRET

# --- types -------------------------------------------------------------------------------------------------------

ATTACK: Final = 0
DEFENCE: Final = 1
STRATEGY: Final = 2
MAGIC: Final = 3
ENVIRONMENT: Final = 4
UNTYPED: Final = 5

TYPES: Final = ("attack", "defence", "strategy", "magic", "environment", "princess")

# --- adventure cards: by kind, and growing as they are declared (`cards/`) ------------------------------------------

PRINCESS: Final = 0  # she is the first to be declared, and never dealt

CARD_IDS: Final = CARD.names
TYPE_OF: Final[list[int]] = []
COPIES: Final[list[int]] = []
HERO_OF: Final[list[int]] = []  # whose gear it is, or NO_HERO


def dealt_kinds() -> range:
    """Every kind but the Princess."""
    return range(PRINCESS + 1, len(CARD))


# --- heroes and secrets ------------------------------------------------------------------------------------------

# Each with the symbol of its shield and gear, and the most hearts that it may have.
_HEROES: Final = (
    ("knight", "lion", 4),
    ("huntress", "wolf", 4),
    ("wizard", "moon", 4),
    ("thief", "cat", 3),
    ("barbarian", "bull", 4),
    ("priestess", "dove", 4),
    ("bard", "harp", 4),
    ("witch", "raven", 4),
    ("inventor", "cog", 4),
    ("merchant", "coin", 3),
)
HERO_IDS: Final = tuple([name for name, _, _ in _HEROES])
HEROES: Final = range(len(HERO_IDS))
SYMBOLS: Final = tuple([symbol for _, symbol, _ in _HEROES])  # by hero
HEARTS: Final = tuple([hearts for _, _, hearts in _HEROES])

NO_HERO: Final = -1
GEAR: Final[list[tuple[int, ...]]] = [() for _ in HEROES]  # by hero; it grows as cards are declared

SECRET_IDS: Final = SECRET.names  # it grows too
KIDNAPPER: Final = 0  # the first of them


def is_dealt(kind: int) -> bool:
    return kind != PRINCESS


def is_spell(kind: int) -> bool:
    return TYPE_OF[kind] == MAGIC


def is_environment(kind: int) -> bool:
    return TYPE_OF[kind] == ENVIRONMENT


def can_win(kind: int) -> bool:
    """Whether it is an Ataque, a Defensa or an Estrategia: what has a text of success."""
    return TYPE_OF[kind] <= STRATEGY


def note_card(of: int, copies: int, hero: int) -> None:
    """One more kind: its type, how many there are of it, and whose gear it is."""
    if hero != NO_HERO:
        GEAR[hero] += (len(TYPE_OF),)
    TYPE_OF.append(of)
    COPIES.append(copies)
    HERO_OF.append(hero)
