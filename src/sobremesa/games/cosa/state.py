"""Everything that lies on the table or is known at it, and who sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.cosa.cards import is_panic
from sobremesa.kernel.agenda import Frame
from sobremesa.kernel.ballot import is_in
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import ALL, COUNT, NOBODY, OWNER, Schema, State, seen_by
from sobremesa.kernel.zones import Zone

FEWEST_SEATS: Final = 4
MOST_SEATS: Final = 12
HAND: Final = 4
NOTES: Final = 40  # how many entries a notebook keeps

# Roles, and what a seat may know for certain of another's. CONTAGIOUS is La Cosa or an Infectado, nobody knows which.
UNKNOWN: Final = -1
HUMAN: Final = 0
INFECTADO: Final = 1
CONTAGIOUS: Final = 2
LA_COSA: Final = 3

CLOCKWISE: Final = 1
NOBODY_YET: Final = -1
NO_CARD: Final = -1

# How a seat came to know a card, for its notebook.
HAND_SEEN: Final = 0  # the whole hand
CARD_SEEN: Final = 1  # one card of the hand
OFFER_SEEN: Final = 2  # the card that was offered and refused
GIVEN: Final = 3  # the card one gave to that player
GOT: Final = 4  # the card one got from that player

RUNNING: Final = ""

# Besides the seats, cards can be known to lie in these places; they come after the last seat.
PLACES_BESIDES: Final = 3

Known = tuple[Zone, ...]  # for each holder: how many had left it unseen by then, and the cards; () for nothing
Note = tuple[int, ...]  # turn, how, whose, cards


def BACKS(deck: Zone) -> tuple[int, int]:
    """How many cards, and whether the top one shows the back of a panic."""
    return len(deck), int(bool(deck) and is_panic(deck[0]))


@dataclass(eq=False)
class Cosa(State):
    rng: Rng = seen_by(NOBODY)

    # --- the options of the table
    strict_quarantine: bool = seen_by(ALL, size=(), shown=False)
    loose_doors: bool = seen_by(ALL, size=(), shown=False)
    duty: bool = seen_by(ALL, size=(), shown=False)
    neighbours: bool = seen_by(ALL, size=(), shown=False)
    vengeance: bool = seen_by(ALL, size=(), shown=False)
    last_turn: int = seen_by(ALL, size=(), shown=False)

    # --- the table
    ring: list[int] = seen_by(ALL, size=(MOST_SEATS,))  # the seat at each place, clockwise; only who is still in
    doors: list[int] = seen_by(ALL, size=(MOST_SEATS,))  # how many bar the way from each place to the next, clockwise
    quarantine: list[int] = seen_by(ALL, size=(MOST_SEATS,))  # turns left, by seat
    direction: int = seen_by(ALL, size=())

    # --- the cards
    deck: Zone = seen_by(NOBODY, back=BACKS, size=(2,))  # the first on top
    discard: Zone = seen_by(NOBODY, back=COUNT)
    in_play: Zone = seen_by(ALL, size=(20,))  # being resolved
    out_of_match: Zone = seen_by(ALL, size=(1,), shown=False)
    # Sorted, so that places tell nothing; and laid open once it is over.
    hands: list[Zone] = seen_by(OWNER, back=COUNT, size=(MOST_SEATS, HAND + 1), until="ending")
    # What is offered, or drawn to keep one of them.
    aside: list[Zone] = seen_by(OWNER, back=COUNT, size=(MOST_SEATS, 3), until="ending")
    face_up: Zone = seen_by(ALL, size=(3,))  # what of that lies open, because its owner is in quarantine
    drawn: list[int] = seen_by(OWNER, size=(MOST_SEATS,), shown=False)  # the card each seat drew last
    passes: list[int] = seen_by(OWNER, back=is_in, size=(MOST_SEATS,))  # sealed; empty but in Vuelta y vuelta

    # --- the people
    roles: list[int] = seen_by(OWNER, size=(MOST_SEATS,))
    sure: list[Zone] = seen_by(
        OWNER, size=(MOST_SEATS, MOST_SEATS), shown=False
    )  # the role of each seat, as far as one is certain
    exposed: list[int] = seen_by(ALL, size=(MOST_SEATS,), shown=False)  # the same, as far as the whole table is
    owes: list[bool] = seen_by(
        OWNER, size=(MOST_SEATS,), shown=False
    )  # La Cosa must get rid of a Lanzallamas this turn
    standing: list[bool] = seen_by(
        OWNER, size=(MOST_SEATS,), shown=False
    )  # La Cosa will declare at the end of the turn
    last_fall: int = seen_by(NOBODY)  # who was the last to stop being Human, by infection; NOBODY_YET if eliminated

    # --- the turn
    turn: int = seen_by(ALL, size=())
    active: int = seen_by(ALL, size=())
    follower: int = seen_by(ALL, size=(), shown=False)  # who comes next if the active player has been eliminated
    agenda: list[Frame] = seen_by(ALL, size=(6, 4), shown=False)
    ending: str = seen_by(ALL, shown=False)
    winners: Zone = seen_by(ALL)
    unmasked: list[int] = seen_by(ALL, shown=False)  # everybody's role, once it is over

    # --- what is known of hidden cards
    left: list[int] = seen_by(ALL, shown=False)  # how many cards have left each holder without everybody seeing them
    common: Known = seen_by(ALL, shown=False)  # by the whole table
    known: list[Known] = seen_by(OWNER, shown=False)  # by each seat, what the whole table knows included
    notebook: list[tuple[Note, ...]] = seen_by(OWNER, shown=False)
    met: list[int] = seen_by(ALL, shown=False)  # with whom each seat has ever exchanged cards, as bits
    meetings: tuple[Zone, ...] = seen_by(ALL, shown=False)  # the latest exchanges: turn, from, to


SCHEMA: Final = Schema(Cosa)
