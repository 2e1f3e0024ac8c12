"""What a table of El ansia shows besides its pieces, and what never changes: typed, for whoever draws it."""

from __future__ import annotations

from typing import TypedDict


class Derived(TypedDict):
    order: list[int]  # who plays when, of those who haven't yet


class Space(TypedDict):
    name: str
    region: str
    site: str
    scorch: int  # what dawn costs there in novice mode


class Card(TypedDict):
    name: str
    type: str
    kind: str | None
    category: str
    speed: int
    points: int


class Mission(TypedDict):
    name: str
    golden: bool


class Almanac(TypedDict):
    spaces: list[Space]
    edges: list[tuple[int, int, str]]
    cards: list[Card]
    missions: list[Mission]
    tokens: list[str]
    vampires: list[str]
    kinds: list[str]
    sources: list[str]
