"""What a table of La Princesa shows besides its pieces, and what never changes: typed, for whoever draws it."""

from __future__ import annotations

from typing import Literal, TypedDict

from sobremesa.kernel.phrase import PlainPhrase

CardType = Literal["attack", "defence", "strategy", "magic", "environment", "princess"]


class Entry(TypedDict):
    """How and when one came to know something of a secret; none means: that it isn't the Kidnapper's."""

    turn: int
    how: str
    secret: str | None


class Page(TypedDict):
    """Of one's notebook, about a player."""

    secret: str | None
    innocent: bool
    excluded: list[str]  # secrets they can't have, or they would have acted
    entries: list[Entry]
    seen_by: list[int]  # who has looked at that secret
    cards: list[int]  # that are in the hand for certain
    doubtful: list[int]  # of which at least so many are
    at_least: int


class Held(TypedDict):
    kind: int
    can_be_laid: bool  # in this duel; what was turned over in it can't


class Derived(TypedDict):
    hand_sizes: list[int]  # the Princess included
    overloaded: list[bool]  # a ghost fights nobody, so that many cards don't weigh on it
    prices: list[int]  # what a shop card costs each seat
    held: list[Held]  # one's own cards, the Princess at the end
    most_hearts: list[int]
    partner: int | None
    notes: list[Page]
    laying: bool  # a card of the duel is waited for
    tied: str  # the type of both cards of the round just fought, "" if it wasn't a tie
    deck_means: str  # what whoever is to act does by taking to the deck, offered or not; "" if it isn't their action


class Card(TypedDict):
    id: str
    type: CardType
    hero: int  # whose starting gear it is, below zero if nobody's
    helps: bool  # a spell that one is glad of
    says: list[PlainPhrase]


class Hero(TypedDict):
    id: str
    symbol: str
    hearts: int
    gear: list[int]


class Secret(TypedDict):
    id: str
    kidnaps: bool
    says: list[PlainPhrase]


class Princess(TypedDict):
    """Where she is, if no seat has her."""

    captive: int
    centre: int


class Almanac(TypedDict):
    cards: list[Card]
    heroes: list[Hero]
    secrets: list[Secret]
    princess: Princess
    beats: dict[str, str]  # of two types in a duel
