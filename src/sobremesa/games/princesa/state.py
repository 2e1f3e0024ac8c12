"""Everything that lies on the table or is known at it, and who sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.kernel.agenda import Frame
from sobremesa.kernel.ballot import is_in
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import ALL, COUNT, NOBODY, OWNER, Schema, State, seen_by
from sobremesa.kernel.zones import Zone

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 10
MOST_SEATS_OF_THE_BOX: Final = 5  # with more there are extra counters
MANY_SEATS: Final = 8  # with as many there is a second deck, and the Accomplice may be dealt
SHOP: Final = 3
MOST_SPELLS: Final = 11  # Magia cards in the box
MOST_CARDS: Final = 79  # that a hand could ever hold

START_GOLD: Final = 2
BANK: Final = 30
BOTTOMLESS: Final = -1  # the bank with extra counters
PRICE: Final = 2
SALE: Final = 1
HAND_LIMIT: Final = 5  # with more cards one is overloaded
WANDER_DRAW: Final = 3
WANDER_BELOW: Final = 9  # cards: with as many a ghost must resurrect

NO_CARD: Final = -1
NOBODY_THERE: Final = -1  # instead of a seat: the opponent of a sole hero

# Where the Princess is, if no seat has her.
CENTRE: Final = -1
CAPTIVE: Final = -2

# What a seat knows of another's secret, besides its number.
UNKNOWN: Final = -1
INNOCENT: Final = -2  # not the Kidnapper

# How a secret came to be known, for the notebook.
PEEKED: Final = 0  # one looked at it
WITNESSED: Final = 1  # after the deal: that is not the Kidnapper
REVEALED: Final = 2  # a card or a spell turned it up
FELL: Final = 3  # its owner was eliminated
USED: Final = 4  # its owner turned it up, or it turned up by itself
ROAD_ENDED: Final = 5

RUNNING: Final = ""

Known = tuple[Zone, ...]  # for each holder what is known of its cards; see knowledge.py
Note = tuple[int, ...]  # turn, how, whose, the secret or INNOCENT


@dataclass(eq=False)
class Princesa(State):
    rng: Rng = seen_by(NOBODY)

    # --- the options of the table
    teams: bool = seen_by(ALL, size=(), shown=False)
    revealed_frees: bool = seen_by(ALL, size=(), shown=False)
    second_deck: bool = seen_by(ALL, size=())  # the discard pile will once more become the deck

    # --- the heroes
    heroes: list[int] = seen_by(ALL, size=(MOST_SEATS,))  # the present hero card of each seat
    beneath: list[int] = seen_by(ALL, size=(MOST_SEATS,), shown=False)  # the one that a Metamorphosis covers
    offered: list[Zone] = seen_by(OWNER, size=(MOST_SEATS, 2), shown=False)  # to keep one of them
    picks: list[int] = seen_by(OWNER, back=is_in, size=(MOST_SEATS,))  # sealed; empty but while heroes are chosen
    ghosts: list[bool] = seen_by(ALL, size=(MOST_SEATS,))
    hearts: list[int] = seen_by(ALL, size=(MOST_SEATS,))
    gold: list[int] = seen_by(ALL, size=(MOST_SEATS,))
    bank: int = seen_by(ALL, size=(), shown=False)
    spells: list[Zone] = seen_by(ALL, size=(MOST_SEATS, MOST_SPELLS))  # by each hero, the oldest first
    marks: list[Zone] = seen_by(ALL, size=(MOST_SEATS, MOST_SPELLS))  # on each of them

    # --- the cards
    deck: Zone = seen_by(NOBODY, back=COUNT, size=())  # the first on top
    discard: Zone = seen_by(ALL)
    box: Zone = seen_by(ALL, shown=False)  # the gear of heroes that don't take part
    shop: list[int] = seen_by(ALL, size=(SHOP,))
    environment: int = seen_by(ALL, size=())
    hands: list[Zone] = seen_by(OWNER, back=COUNT, size=(MOST_SEATS, MOST_CARDS))  # sorted; the Princess apart
    princess: int = seen_by(ALL, size=())  # the seat that has her, CENTRE or CAPTIVE

    # --- the duel
    duel: Zone = seen_by(ALL, size=(2,))  # challenger and opponent
    placed: list[int] = seen_by(OWNER, back=is_in, size=(MOST_SEATS,))  # face down, still part of the hand
    played: list[Zone] = seen_by(ALL, size=(MOST_SEATS, MOST_CARDS))  # turned over in this duel or the last, in order

    # --- the secrets
    secrets: list[int] = seen_by(OWNER, size=(MOST_SEATS,))
    undealt: Zone = seen_by(NOBODY)  # those that could have been dealt
    shown: list[int] = seen_by(ALL, size=(MOST_SEATS,))  # face up

    # --- the turn
    turn: int = seen_by(ALL, size=())
    active: int = seen_by(ALL, size=())
    idle: int = seen_by(
        ALL, size=(), shown=False
    )  # turns in a row without a card leaving the deck; -1 once one has in this turn
    agenda: list[Frame] = seen_by(ALL, size=(14, 7), shown=False)
    ending: str = seen_by(ALL)
    winners: Zone = seen_by(ALL)

    # --- what is known of secrets
    sure: list[Zone] = seen_by(OWNER, size=(MOST_SEATS, MOST_SEATS), shown=False)
    peeks: list[int] = seen_by(ALL, shown=False)  # who has looked at each seat's secret, as bits
    denied: list[int] = seen_by(
        ALL, shown=False
    )  # which secrets each seat can't have, or they would have acted, as bits
    notebook: list[tuple[Note, ...]] = seen_by(OWNER, shown=False)
    revelations: tuple[Note, ...] = seen_by(ALL, shown=False)  # the same for what the whole table knows

    # --- what is known of hidden cards
    common: Known = seen_by(ALL, shown=False)  # by the whole table
    known: list[Known] = seen_by(OWNER, shown=False)  # by each seat, what the whole table knows included
    reach: list[int] = seen_by(
        ALL, shown=False
    )  # where unseen cards of each holder, the deck last, may have gone, as bits
    lacking: list[int] = seen_by(
        ALL, shown=False
    )  # types that each hand has no unseen card of, or it would have been used, as bits
    foreseen: list[Zone] = seen_by(OWNER)  # the top of the deck, as far as each seat knows it


SCHEMA: Final = Schema(Princesa)
