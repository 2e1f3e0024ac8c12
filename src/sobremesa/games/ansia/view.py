"""What a table of El ansia shows besides its pieces, and what never changes: typed, for whoever draws it."""

from __future__ import annotations

from typing import TypedDict

from sobremesa.kernel.phrase import PlainPhrase


class Pile(TypedDict):
    """Of the hunt zone, for whoever has the turn, or else for whoever looks."""

    cost: int
    points: int  # what is printed on the humans in it
    bonus: int  # what the region adds for them
    gains: list[int]  # in one's own turn, what it adds to the public missions, then to one's own


class Sum(TypedDict):
    """The speed of a vampire, card by card; one's own hand is counted as if it were played."""

    cards: list[int]
    held: int  # how many of them, at the end, are still in the hand
    extra: list[int]  # what each adds besides what is printed on it
    total: int


class Stride(TypedDict):
    """Something that whoever has the turn has spent speed on."""

    on: str  # "go", "hunt", "tavern" or "rose"
    cost: int
    points: int  # scored from then until the next


class Lane(TypedDict):
    """The way home of a vampire, towards the end of the night."""

    fate: str  # "home", or that it "arrives", comes "close", at least "shelters", "risks" the sun, or is "lost"
    turns: int  # that it still has
    far: int
    sure: int  # of these, so many it makes nine times in ten
    lucky: int  # and so many once in ten


class Entry(TypedDict):
    """A line of the sheet at the end."""

    source: str
    points: int
    says: PlainPhrase


class Tie(TypedDict):
    """How it was broken."""

    says: PlainPhrase
    rule: str


class Derived(TypedDict):
    order: list[int]  # who plays when, of those who haven't yet
    way_home: list[int]  # from each vampire to the castle
    steps: list[int]  # from whoever has the turn to every space; empty between turns
    piles: list[Pile]
    sums: list[Sum]
    outlay: list[Stride]  # in the turn under way
    public_worth: list[list[int]]  # by seat, what each public mission would bring it now
    worth: list[int]  # the same of one's own missions
    looking_worth: list[int]  # and of those among which one chooses
    ranking: list[int]  # seats as they stand, the best first, those that burnt last
    in_sight: list[int]  # by seat, what dawn would add to its points for all that everybody can see
    lanes: list[Lane]  # by seat, from turn 11 on; empty before
    account: list[list[Entry]]  # by seat, once the night is over
    tie: Tie | None


class Space(TypedDict):
    name: str
    region: str
    site: str
    scorch: int  # what dawn costs there, where it only scorches


class Card(TypedDict):
    name: str
    type: str
    kind: str | None  # of a human
    category: str  # of any other: "wolf", "mind", or "none"
    speed: int
    points: int
    traits: list[str]  # words of the glossary that stand on it
    says: list[PlainPhrase]


class Mission(TypedDict):
    name: str
    golden: bool
    says: list[PlainPhrase]


class Token(TypedDict):
    name: str
    says: list[PlainPhrase]


class Almanac(TypedDict):
    spaces: list[Space]
    cards: list[Card]
    missions: list[Mission]
    tokens: list[Token]
    vampires: list[str]
    sources: list[str]  # what points are paid for, in the order of `earned`
    open_chests: list[int]  # the spaces of the view's chests and crypts
    closed_chests: list[int]
    crypts: list[int]
    costs: list[int]  # of the columns of the hunt zone, in the order of the view's piles
    last_turn: int  # of the night
