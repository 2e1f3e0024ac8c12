"""Everything that lies on the table or is known at it, and who sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sobremesa.games.cosa.book import BOOK, KINDS, MOST_SEATS, QUARANTINED
from sobremesa.games.cosa.box import CARDS, is_panic
from sobremesa.kernel.ballot import is_in
from sobremesa.kernel.compiling import mypyc_attr, slotted
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.running import Running
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import ALL, COUNT, EACH, NOBODY, OWNER, Naming, Schema, seen_by
from sobremesa.kernel.zones import Zone

HAND: Final = 4
RECALLED: Final = 24  # how many cards are remembered of which nothing newer is known
WAYS_KEPT: Final = 40  # of each holder
EVERYTHING: Final = 32  # a way that all the holder's cards went
PLACES: Final = 64  # a way is its time by so many, and a place
NOTES: Final = 40  # how many entries a notebook keeps

UNKNOWN: Final = -1  # a role that nobody is certain of
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

# What an observation has room for.
HOLDERS: Final = MOST_SEATS + PLACES_BESIDES
MOST_TURNS: Final = 60 * MOST_SEATS
MOST_LEFT: Final = 4095  # cards that can leave a holder unseen
MEETINGS_KEPT: Final = 60  # enough to remember who met whom in the last rounds
REMARKS_KEPT: Final = 40
LOOKS_KEPT: Final = 40
REFUSALS_KEPT: Final = 40
NEVER: Final = -1  # the turn of what hasn't happened
ENDINGS: Final = (
    RUNNING,
    "burned",
    "nobody",
    "declared",
    "declared-alone",
    "declared-wrong",
    "last-alive",
    "vengeance-humans",
    "vengeance-infected",
    "time",
)


def most_cards() -> int:
    return sum([len(card.corners) for card in CARDS])


def most_entries() -> int:
    """When a holder was looked at, and the cards."""
    return 1 + most_cards()


def last_kind() -> int:
    return len(KINDS) - 1


Known = tuple[Zone, ...]  # for each holder: how many had left it unseen by then, and the cards; () for nothing
Note = tuple[int, ...]  # turn, how, whose, cards
Remark = tuple[int, ...]  # turn, who, what kind of remark, about whom, what of them: see talk.py


class Entries(Naming):
    """Rows of numbers that end in kinds of cards: those are saved by name, the first few as they are."""

    def __init__(self, plain: int) -> None:
        self.plain = plain

    def named(self, s: Any, value: Any) -> Any:
        if value and not isinstance(value[0], int):
            return [self.named(s, item) for item in value]
        return [*value[: self.plain], *KINDS.named(s, value[self.plain :])]

    def numbered(self, s: Any, saved: Any) -> Any:
        if saved and isinstance(saved[0], list):
            return tuple([self.numbered(s, item) for item in saved])
        return (*saved[: self.plain], *KINDS.numbered(s, saved[self.plain :]))

    def many(self) -> int:
        return len(KINDS)


def BACKS(deck: Zone) -> tuple[int, int]:
    """How many cards, and whether the top one shows the back of a panic."""
    return len(deck), int(bool(deck) and is_panic(deck[0]))


@mypyc_attr(allow_interpreted_subclasses=True)
@slotted(eq=False)
class Cosa(Running):
    rng: Rng = seen_by(NOBODY)

    # --- the settings of the table
    strict_quarantine: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)
    loose_doors: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)
    duty: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)
    neighbours: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)
    vengeance: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)
    last_turn: int = seen_by(ALL, size=(), bounds=(0, MOST_TURNS), shown=False)
    talk: bool = seen_by(ALL, shown=False, default=False)

    # --- the table
    # The seat at each place, clockwise; only who is still in.
    ring: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, MOST_SEATS - 1))
    # How many bar the way from each place to the next, clockwise.
    doors: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, 3))
    quarantine: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, 3))  # turns left, by seat
    direction: int = seen_by(ALL, size=(), bounds=(-1, 1))

    # --- the cards
    # The first on top.
    deck: Zone = seen_by(NOBODY, of=KINDS, back=BACKS, size=(2,), bounds=((0, most_cards), (0, 1)))
    discard: Zone = seen_by(NOBODY, size=(), bounds=(0, most_cards), of=KINDS, back=COUNT)
    # Played or drawn, and not done yet.
    resolving: Zone = seen_by(ALL, of=KINDS, size=(20,), bounds=(0, last_kind))
    out_of_match: Zone = seen_by(ALL, of=KINDS, size=(1,), bounds=(0, last_kind), shown=False)
    # Sorted, so that places tell nothing; and laid open once it is over.
    hands: list[Zone] = seen_by(
        OWNER, of=KINDS, back=COUNT, size=(MOST_SEATS, HAND + 1), bounds=(0, last_kind), until="ending"
    )
    # What is offered, or drawn to keep one of them.
    aside: list[Zone] = seen_by(
        OWNER, of=KINDS, back=COUNT, size=(MOST_SEATS, 3), bounds=(0, last_kind), until="ending"
    )
    # What of that lies open, because its owner is in quarantine.
    face_up: Zone = seen_by(ALL, of=KINDS, size=(3,), bounds=(0, last_kind))
    # The card each seat drew last.
    drawn: list[int] = seen_by(OWNER, of=KINDS, size=(MOST_SEATS,), bounds=(NO_CARD, last_kind), shown=False)
    # Sealed; empty but in Vuelta y vuelta.
    passes: list[int] = seen_by(OWNER, of=KINDS, back=is_in, size=(MOST_SEATS,), bounds=(-2, last_kind))

    # --- the people
    roles: list[int] = seen_by(OWNER, size=(MOST_SEATS,), bounds=(0, 3))
    # The role of each seat, as far as one is certain, and as far as the whole table is.
    sure: list[Zone] = seen_by(OWNER, size=(MOST_SEATS, MOST_SEATS), bounds=(UNKNOWN, 3), shown=False)
    exposed: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(UNKNOWN, 3), shown=False)
    # Whether La Cosa must get rid of a Lanzallamas this turn, and whether it will declare at the end of the turn.
    owes: list[bool] = seen_by(OWNER, size=(MOST_SEATS,), bounds=(0, 1), shown=False)
    declaring: list[bool] = seen_by(OWNER, size=(MOST_SEATS,), bounds=(0, 1), shown=False)
    last_fall: int = seen_by(NOBODY)  # who was the last to stop being Human, by infection; NOBODY_YET if eliminated

    # --- the turn
    turn: int = seen_by(ALL, size=(), bounds=(0, MOST_TURNS))
    active: int = seen_by(ALL, size=(), bounds=(0, MOST_SEATS - 1))
    # Who comes next if the active player has been eliminated.
    follower: int = seen_by(ALL, size=(), bounds=(-1, MOST_SEATS - 1), shown=False)
    ending: str = seen_by(ALL, words=ENDINGS, shown=False)
    winners: Zone = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, MOST_SEATS - 1))
    # Everybody's role, once it is over.
    unmasked: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, 3), shown=False)

    # --- what is known of hidden cards
    # How many cards have left each holder without everybody seeing them.
    left: list[int] = seen_by(ALL, size=(HOLDERS,), bounds=(0, MOST_LEFT), shown=False)
    # By the whole table.
    common: Known = seen_by(
        ALL,
        size=(HOLDERS, most_entries),
        plain=1,
        kinds=EACH,
        bounds=((0, MOST_LEFT),),
        of=Entries(1),
        shown=False,
    )
    # By each seat, what the whole table knows included.
    known: list[Known] = seen_by(
        OWNER,
        size=(MOST_SEATS, HOLDERS, most_entries),
        plain=1,
        kinds=EACH,
        bounds=((0, MOST_LEFT),),
        of=Entries(1),
        shown=False,
    )
    # What each seat knew before: the holder, when, and the card; see knowledge.py.
    once: list[Known] = seen_by(
        OWNER,
        size=(MOST_SEATS, RECALLED, 3),
        bounds=((0, HOLDERS - 1), (0, HOLDERS * MOST_LEFT), (0, last_kind)),
        of=Entries(2),
        shown=False,
    )
    # The same of the whole table.
    once_common: Known = seen_by(
        ALL,
        size=(RECALLED, 3),
        bounds=((0, HOLDERS - 1), (0, HOLDERS * MOST_LEFT), (0, last_kind)),
        of=Entries(2),
        shown=False,
    )
    # The holders that unseen cards have left which have arrived nowhere yet.
    under_way: Zone = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, HOLDERS - 1), shown=False)
    # When and where the latest unseen cards of each holder went.
    ways: list[Zone] = seen_by(
        ALL, size=(HOLDERS, WAYS_KEPT), bounds=(0, (HOLDERS * MOST_LEFT + 1) * PLACES), shown=False
    )
    notebook: list[tuple[Note, ...]] = seen_by(
        OWNER,
        size=(MOST_SEATS, NOTES, 3 + HAND + 1),
        bounds=((0, MOST_TURNS), (HAND_SEEN, GOT), (0, MOST_SEATS - 1), (0, last_kind)),
        of=Entries(3),
        shown=False,
    )
    # With whom each seat has ever exchanged cards, as bits.
    met: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, 2**MOST_SEATS - 1), shown=False)
    # The latest exchanges: turn, from, to.
    meetings: tuple[Zone, ...] = seen_by(
        ALL, size=(MEETINGS_KEPT, 3), bounds=((0, MOST_TURNS), (0, MOST_SEATS - 1)), shown=False
    )

    # Who refused an exchange with whom: turn, who, whose card.
    refusals: tuple[Zone, ...] = seen_by(ALL, shown=False, default=())
    # Who was shown cards of whom and nobody else was: turn, who, whose, how.
    looks: tuple[Zone, ...] = seen_by(ALL, shown=False, default=())

    # --- what was said; no rule reads it, and agents that learn have no say
    remarks: tuple[Remark, ...] = seen_by(ALL, shown=False, default=())
    # What was asked and is still to be answered: turn, who asks, whom, which remark would answer, about whom.
    questions: tuple[Zone, ...] = seen_by(ALL, shown=False, default=())
    spoke: list[int] = seen_by(ALL, shown=False, default=NEVER)  # the turn in which each seat last spoke unasked
    # How often something has happened that one may want to say something about, and who may, about the last of it.
    occasion: int = seen_by(ALL, shown=False, default=0)
    moved: Zone = seen_by(ALL, shown=False, default=())

    def book(self) -> Book:
        return BOOK

    def holder_of(self, thing: int) -> int:
        """Whom the quarantine isolates that lies there."""
        return QUARANTINED.number(thing)

    def in_play(self) -> Sequence[int]:
        return [QUARANTINED.thing(seat) for seat, turns in enumerate(self.quarantine) if turns]

    def seats_from(self, seat: int) -> Sequence[int]:
        at = self.ring.index(seat)
        return [self.ring[(at + step * self.direction) % len(self.ring)] for step in range(len(self.ring))]

    def chooser(self, moment: int) -> int:
        return self.active


SCHEMA: Final = Schema(Cosa)
