"""Everything that lies on the table or is known at it, and who sees it."""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa.book import (
    BOOK,
    CARD,
    MOST_SEATS,
    ONLY_HIDDEN,
    SECRET,
    SPELL,
    SPELL_KIND,
    TURN_STARTS,
    WOULD_LOSE_HEARTS,
)
from sobremesa.games.princesa.kinds import COPIES, PRINCESS
from sobremesa.games.princesa.naming import ENTRIES, HERO, NOTES, SETS_OF_SECRETS
from sobremesa.games.princesa.telling import named, tell
from sobremesa.kernel.ballot import is_in
from sobremesa.kernel.compiling import mypyc_attr, slotted
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.node import SPAN, Standing
from sobremesa.kernel.effects.running import ASK_NOBODY, Running
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import ALL, COUNT, EACH, NOBODY, OWNER, Schema, seen_by
from sobremesa.kernel.zones import Zone

FEWEST_SEATS: Final = 3
MOST_SEATS_OF_THE_BOX: Final = 5  # with more there are extra counters
MANY_SEATS: Final = 8  # with as many there is a second deck, and the Accomplice may be dealt
SHOP: Final = 3

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
ENDINGS: Final = (RUNNING, "escaped", "captivity", "draw", "nobody")

# What an observation has room for.
MOST_TURNS: Final = 9999
MOST_NOTES: Final = 2 * MOST_SEATS


def most_cards() -> int:
    """That a hand could ever hold: all but the Princess."""
    return sum(COPIES) - COPIES[PRINCESS]


def most_entries() -> int:
    """Of what is known of a holder's cards: see `knowledge.py`."""
    return 2 + most_cards()


def most_spells() -> int:
    return len(SPELL)


def last_spell() -> int:
    return len(SPELL) - 1


def last_card() -> int:
    return len(CARD) - 1


def last_secret() -> int:
    return len(SECRET) - 1


def all_secrets() -> int:
    """As bits."""
    return (1 << len(SECRET)) - 1


NOTE_BOUNDS: Final = ((0, MOST_TURNS), (PEEKED, ROAD_ENDED), (0, MOST_SEATS - 1), (INNOCENT, last_secret))

Known = tuple[Zone, ...]  # for each holder what is known of its cards; see knowledge.py
Note = tuple[int, ...]  # turn, how, whose, the secret or INNOCENT


def _thing(listener: int) -> int:
    return listener % SPAN


_FIRST_SECRET: Final = SECRET.first
_FIRST_SPELL: Final = SPELL.first  # the last things of the book: whatever comes after is one


@mypyc_attr(allow_interpreted_subclasses=True)
@slotted(eq=False)
class Princesa(Running):
    rng: Rng = seen_by(NOBODY)

    # --- the settings of the table
    teams: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)
    revealed_frees: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)
    second_deck: bool = seen_by(ALL, size=(), bounds=(0, 1))  # the discard pile will once more become the deck

    # --- the heroes
    # The present hero card of each seat.
    heroes: list[int] = seen_by(ALL, of=HERO, size=(MOST_SEATS,), bounds=(-1, 31))
    # The one that a Metamorphosis covers.
    beneath: list[int] = seen_by(ALL, of=HERO, size=(MOST_SEATS,), bounds=(-1, 31), shown=False)
    # To keep one of them.
    offered: list[Zone] = seen_by(OWNER, of=HERO, size=(MOST_SEATS, 2), bounds=(0, 31), shown=False)
    # sealed; empty but while heroes are chosen
    picks: list[int] = seen_by(OWNER, of=HERO, back=is_in, size=(MOST_SEATS,), bounds=(-2, 31))
    ghosts: list[bool] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, 1))
    hearts: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, 9))
    gold: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, 99))
    bank: int = seen_by(ALL, size=(), bounds=(BOTTOMLESS, BANK), shown=False)
    # By each hero, the oldest first.
    spells: list[Zone] = seen_by(ALL, of=CARD, size=(MOST_SEATS, most_spells), bounds=(0, last_card))
    marks: list[Zone] = seen_by(ALL, size=(MOST_SEATS, most_spells), bounds=(0, 9))  # on each of them
    # Of the spells of the box each of them is.
    which: list[Zone] = seen_by(ALL, size=(MOST_SEATS, most_spells), bounds=(0, last_spell), of=SPELL, shown=False)

    # --- the cards
    deck: Zone = seen_by(NOBODY, of=CARD, back=COUNT, size=(), bounds=(0, most_cards))  # the first on top
    discard: Zone = seen_by(ALL, size=(most_cards,), kinds=EACH, of=CARD)
    # The gear of heroes that don't take part.
    box: Zone = seen_by(ALL, size=(most_cards,), kinds=EACH, of=CARD, shown=False)
    shop: list[int] = seen_by(ALL, of=CARD, size=(SHOP,), bounds=(NO_CARD, last_card))
    environment: int = seen_by(ALL, of=CARD, size=(), bounds=(NO_CARD, last_card))
    # Sorted; the Princess apart.
    hands: list[Zone] = seen_by(OWNER, of=CARD, back=COUNT, size=(MOST_SEATS, most_cards), kinds=EACH, shown=False)
    # The seat that has her, CENTRE or CAPTIVE.
    princess: int = seen_by(ALL, size=(), bounds=(CAPTIVE, MOST_SEATS - 1))

    # --- the duel
    duel: Zone = seen_by(ALL, size=(2,), bounds=(NOBODY_THERE, MOST_SEATS - 1))  # challenger and opponent
    # Face down, still part of the hand.
    placed: list[int] = seen_by(OWNER, of=CARD, back=is_in, size=(MOST_SEATS,), bounds=(-2, last_card))
    # turned over in this duel or the last, in order
    played: list[Zone] = seen_by(ALL, of=CARD, size=(MOST_SEATS, most_cards), bounds=(0, last_card))

    # --- the secrets
    secrets: list[int] = seen_by(OWNER, of=SECRET, size=(MOST_SEATS,), bounds=(-1, last_secret))
    undealt: Zone = seen_by(NOBODY, of=SECRET)  # those that could have been dealt
    shown: list[int] = seen_by(ALL, of=SECRET, size=(MOST_SEATS,), bounds=(-1, last_secret))  # face up

    # --- the turn
    turn: int = seen_by(ALL, size=(), bounds=(0, MOST_TURNS))
    active: int = seen_by(ALL, size=(), bounds=(0, MOST_SEATS - 1))
    # turns in a row without a card leaving the deck; -1 once one has in this turn
    idle: int = seen_by(ALL, size=(), bounds=(-1, MOST_TURNS), shown=False)
    ending: str = seen_by(ALL, words=ENDINGS)
    winners: Zone = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, MOST_SEATS - 1))

    # --- what is known of secrets
    sure: list[Zone] = seen_by(
        OWNER, of=SECRET, size=(MOST_SEATS, MOST_SEATS), bounds=(INNOCENT, last_secret), shown=False
    )
    # Who has looked at each seat's secret, as bits.
    peeks: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, 2**MOST_SEATS - 1), shown=False)
    # which secrets each seat can't have, or they would have acted, as bits
    denied: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, all_secrets), of=SETS_OF_SECRETS, shown=False)
    notebook: list[tuple[Note, ...]] = seen_by(
        OWNER, size=(MOST_SEATS, MOST_NOTES, 4), bounds=NOTE_BOUNDS, of=NOTES, shown=False
    )
    # The same for what the whole table knows.
    revelations: tuple[Note, ...] = seen_by(ALL, size=(MOST_NOTES, 4), bounds=NOTE_BOUNDS, of=NOTES, shown=False)

    # --- what is known of hidden cards
    # By the whole table.
    common: Known = seen_by(
        ALL,
        size=(MOST_SEATS + 1, most_entries),
        bounds=((0, most_cards), (0, most_cards), (0, last_card)),
        of=ENTRIES,
        shown=False,
    )
    # By each seat, what the whole table knows included.
    known: list[Known] = seen_by(
        OWNER,
        size=(MOST_SEATS, MOST_SEATS + 1, most_entries),
        bounds=((0, most_cards), (0, most_cards), (0, last_card)),
        of=ENTRIES,
        shown=False,
    )
    # Where cards may be that the whole table, or a seat, once saw and now is in doubt of, as bits: see `knowledge.py`.
    astray: Known = seen_by(
        ALL,
        size=(MOST_SEATS + 3, most_cards),
        bounds=(-1, 2 ** (MOST_SEATS + 1) - 1),
        default=(),
        shown=False,
    )
    strays: list[Known] = seen_by(
        OWNER,
        size=(MOST_SEATS, MOST_SEATS + 3, most_cards),
        bounds=(-1, 2 ** (MOST_SEATS + 1) - 1),
        default=(),
        shown=False,
    )
    # types that each hand has no unseen card of, or it would have been used, as bits
    lacking: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, 63), shown=False)
    # The top of the deck, as far as each seat knows it.
    foreseen: list[Zone] = seen_by(OWNER, size=(MOST_SEATS, most_cards), bounds=(0, last_card), of=CARD)

    # --- what the language of cards asks of a table ----------------------------------------------------------

    def book(self) -> Book:
        return BOOK

    def holder_of(self, thing: int) -> int:
        """The hero whom a spell lies by, or whose secret it is; the environment is nobody's."""
        if thing >= _FIRST_SPELL:
            spell = thing - _FIRST_SPELL
            for seat, spells in enumerate(self.which):
                if spell in spells:
                    return seat
        elif thing >= _FIRST_SECRET:
            secret = thing - _FIRST_SECRET
            if secret in self.secrets:
                return self.secrets.index(secret)
        return NOBODY_THERE

    def in_play(self) -> list[int]:
        """The spells by the heroes, the environment, and every secret that can still act."""
        things = [SPELL.thing(spell) for spells in self.which for spell in spells]
        if self.environment != NO_CARD:
            things.append(CARD.thing(self.environment))
        for seat, secret in enumerate(self.secrets):
            if secret != UNKNOWN and (self.shown[seat] == UNKNOWN or secret not in ONLY_HIDDEN):
                things.append(SECRET.thing(secret))
        return things

    def chooser(self, moment: int) -> int:
        return ASK_NOBODY

    def in_order(self, moment: int, listeners: list[int]) -> list[int]:
        """The environment first, then secrets, then spells; at the start of a turn the oldest of them first."""
        if moment != TURN_STARTS.number:
            return sorted(listeners, key=_thing)
        by_thing = {_thing(listener): listener for listener in listeners}
        things = [SPELL.thing(spell) for spell in self.which[self.active]]
        return [by_thing[thing] for thing in things if thing in by_thing]

    def speaks(self, node: Standing, thing: int) -> None:
        """The log tells which spell acts, where that isn't plain from what it does."""
        if not SPELL.holds(thing):
            return
        whose = ("who", self.holder_of(thing)), named(SPELL_KIND[SPELL.number(thing)])
        if node.moment_of() == TURN_STARTS.number:
            tell(self, "spell-acted", *whose)
        elif node.moment_of() == WOULD_LOSE_HEARTS.number:
            tell(self, "shielded", *whose)

    def seats_from(self, seat: int) -> list[int]:
        count = len(self.hands)
        return [(seat + step) % count for step in range(count)]


SCHEMA: Final = Schema(Princesa)
