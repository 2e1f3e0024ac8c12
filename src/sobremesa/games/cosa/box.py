"""The box: every kind of card, and what the rules ask of it. `cards/` fills it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sobremesa.games.cosa.book import KINDS, NO_ROLE
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.selectors import Cond
from sobremesa.kernel.option import Option

if TYPE_CHECKING:
    from sobremesa.games.cosa.state import Cosa

CONTAGION: Final = "contagion"
ACTION: Final = "action"
DEFENCE: Final = "defence"
OBSTACLE: Final = "obstacle"
PANIC: Final = "panic"

ALWAYS: Final = 0  # the corner of the one card without a number

THING: Final = 0  # the card that makes La Cosa is the first of the box
NO_KIND: Final = -1


class Way:
    """How a card is played: what there is to choose, and what a choice sets off."""

    def options(self, s: Cosa, seat: int) -> list[Option]:
        raise NotImplementedError

    def begin(self, s: Cosa, seat: int, option: Option) -> None:
        """The card lies on the table: tell what it is for, and start what it does."""
        raise NotImplementedError

    def why_not(self, s: Cosa, seat: int, option: Option) -> str:
        """The rule by which the seat, which has the card, can't choose this."""
        raise NotImplementedError


@final
class Card:
    """A kind of card. Nobody who chooses can tell copies apart, so what lies in a zone is a kind."""

    def __init__(self, kind: int, name: str, family: str, corners: tuple[int, ...], *, stirs: bool) -> None:
        self.kind = kind
        self.id = name
        self.family = family
        self.corners = corners  # one number for each copy: it takes part with that many players or more
        self.stirs = stirs  # not dealt where the deal is calm
        self.thing = KINDS.thing(kind)
        self.is_panic = family == PANIC
        # What it is to have it, or to get it: see `effects/holding.py`.
        self.is_bound = False  # it can't always be given, discarded and played like any other
        self.makes = NO_ROLE  # what whoever draws it becomes
        self.stays = False  # whatever happens, in the hand of who has it
        self.last_stays_with = NO_ROLE
        self.is_restricted = False  # it can only be given
        self.given_freely_by = NO_ROLE
        self.given_by = NO_ROLE
        self.given_to = NO_ROLE
        self.infects = False
        self.turns = NO_ROLE  # who is infected by getting it …
        self.turns_into = NO_ROLE  # … and is this from then on
        self.shunned_by = NO_ROLE  # who may not keep it …
        self.shunned_where: Cond | None = None  # … where this holds
        # What it does.
        self.played: Node | None = None
        self.way: Way | None = None  # how it is played
        self.panic: Node | None = None
        self.answer: Node | None = None
        self.answers = -1  # the moment that it answers
        # How it is chosen; None for what nobody can choose.
        self.discard: Option | None = None
        self.keep: Option | None = None
        self.give: Option | None = None
        self.defend: Option | None = None
        self.put: Option | None = None


CARDS: Final[list[Card]] = []  # by kind
SHUNNING: Final[set[int]] = set()  # the roles of those who may not keep some card
LYING_AS: Final = [NO_KIND, NO_KIND]  # by obstacle: the kind of card that lies there


def is_panic(kind: int) -> bool:
    return CARDS[kind].is_panic


def copies(kind: int, players: int) -> int:
    return len([corner for corner in CARDS[kind].corners if corner <= players])
