"""What a table of Eldritch Horror shows besides its pieces, and what never changes: typed, for whoever draws it."""

from __future__ import annotations

from typing import TypedDict

from sobremesa.kernel.phrase import PlainPhrase

# --- the board ----------------------------------------------------------------------------------------------------


class Spot(TypedDict):
    """A space on which something is; tokens, cards and investigators by their numbers."""

    space: int
    seats: list[int]
    gate: str  # its colour, or ""
    clues: int
    monsters: list[int]
    expedition: bool
    rumours: list[int]
    marks: int  # eldritch tokens
    mystery: bool  # the mystery is met here
    fallen: list[int]


class Foe(TypedDict):
    """A monster on the board, or in ambush, as it counts now."""

    token: int
    will: int | None  # the modifier of its test, if there is one
    horror: int
    strength: int | None
    damage: int
    toughness: int
    left: int  # of its toughness


class Person(TypedDict):
    """What follows from an investigator's sheet, tokens and cards."""

    health: int  # at most
    sanity: int
    skills: list[int]  # with improvements
    improved: list[int]
    clues: int


class Forecast(TypedDict):
    """What the next step of the omen brings."""

    colour: str
    doom: int


class Progress(TypedDict):
    """Of the mystery, or of whatever has a number to reach."""

    of: str  # "clue", "token", "gate", "toughness", or "monster": Health lost by an epic one
    have: int
    need: int


class Back(TypedDict):
    """The back of a spell or a condition, as far as whoever looks has seen it."""

    thing: int
    turned: bool  # lies with its back up
    says: list[PlainPhrase]


# --- what is going on ---------------------------------------------------------------------------------------------


class Source(TypedDict):
    """A line of the receipt of a pool of dice."""

    of: str  # "skill", "modifier", "improvement", "bonus", "dice" or "more"
    thing: int  # the card or the monster, or -1
    n: int
    counts: bool  # a bonus that isn't the best, or not in these circumstances, doesn't


class Die(TypedDict):
    face: int
    was: int  # what it showed before it was changed, or 0
    success: bool
    source: int  # in the receipt


class Test(TypedDict):
    who: int
    skill: str
    modifier: int
    thing: int  # the card, the monster or the fallen investigator that asks for it, or -1
    least: int  # the lowest that counts as a success
    need: int  # the successes with which it is passed; 0 where that isn't asked
    sources: list[Source]
    pool: int
    dice: list[Die]  # none before the roll
    successes: int
    marked: list[int]  # what the dice show that will be rolled again
    step: str  # "before", "roll-again", "which-die" or "raise-die"
    again: list[int]  # the cards that can still change dice


class Combat(TypedDict):
    who: int
    token: int  # whom one fights now, or -1 between two
    step: str  # "before", "will", "strength" or "after"
    next: list[int]  # the tokens that wait
    more: bool  # whether another encounter follows if they all fall


class Piece(TypedDict):
    """Of what is read: done, now, or next, which is sealed."""

    state: str
    name: str


class Reading(TypedDict):
    """An encounter, or the mythos card of this round."""

    kind: str  # "encounter" or "mythos"
    thing: int
    who: int  # whose encounter it is, or -1
    deck: str  # of an encounter
    scene: str  # with which it opened, as the texts call it, or ""
    pieces: list[Piece]  # of a mythos card, its icons and then its text


class Shop(TypedDict):
    who: int
    left: int  # to spend
    bought: int


class Choice(TypedDict):
    """Something that the group may choose."""

    option: str
    doom: int  # by how much doom would advance


class Ballot(TypedDict):
    """What the group decides by sealed votes, until the last word is said."""

    voters: list[int]  # the first has the last word
    sealed: list[int]  # of them, whose votes are in
    own: str  # the option that one has voted for oneself, or ""
    opened: dict[str, list[int]]  # by option, who voted for it; empty while sealed
    choices: list[Choice]


class Deed(TypedDict):
    """One of the actions that everybody has, as it stands for whoever's turn it is."""

    name: str
    n: int  # spaces within reach, kinds of ticket, dice to roll, partners
    why: str  # the rule that forbids it now, or ""


class Leg(TypedDict):
    """Of a trip, from one space to the next."""

    to: int
    kind: str  # of the route
    paid: bool  # with a ticket


class Line(TypedDict):
    """Of the account at the end: how well it was won; the lower the better."""

    of: str
    n: int
    points: int


class Way(TypedDict):
    """Where an investigator has been, from where they set out."""

    who: int
    stations: list[int]


class Noted(TypedDict):
    """Something that is told of a match once it is over."""

    round: int
    what: str
    who: int  # or -1
    thing: int  # the mystery that was solved, the space of the gate that was closed, or -1
    doom: int  # when the round began


class Derived(TypedDict):
    spots: list[Spot]
    foes: list[Foe]
    people: list[Person]
    forecast: Forecast
    progress: Progress | None
    backs: list[Back]
    test: Test | None
    combat: Combat | None
    reading: Reading | None
    shop: Shop | None
    ballot: Ballot | None
    deeds: list[Deed]  # in somebody's turn
    trips: list[list[Leg]]  # where one can travel now, leg by leg
    score: list[Line]  # once it is won
    evening: list[Noted]  # once it is over
    journeys: list[Way]  # once it is over


# --- what never changes -------------------------------------------------------------------------------------------


class Space(TypedDict):
    name: str
    kind: str  # "city", "wilderness" or "sea"
    at: list[int]  # on a chart 1000 wide and 520 high
    region: str  # whose encounters are met there, or ""


class Route(TypedDict):
    ends: list[int]
    kind: str  # "train", "ship" or "uncharted"
    around: bool  # leaves the chart at one edge and comes in at the other


class Gate(TypedDict):
    space: int
    colour: str


class Thing(TypedDict):
    """Whatever `pick:` and fields of things go by: in the order of their numbers."""

    kind: str
    name: str
    called: PlainPhrase  # of copies the same


class Card(TypedDict):
    """What is printed on the side that everybody sees; of encounters only what is on their backs."""

    traits: list[str]
    value: int  # of assets
    says: list[PlainPhrase]


class Sheet(TypedDict):
    name: str
    start: int
    health: int
    sanity: int
    skills: list[int]
    says: list[PlainPhrase]


class Monster(TypedDict):
    name: str  # of the token
    kind: str
    epic: bool
    on_sheet: bool  # what it does is printed on the ancient one's sheet: `cultists`
    says: list[PlainPhrase]


class Ancient(TypedDict):
    name: str
    mysteries: int
    asleep: list[PlainPhrase]
    awake: list[PlainPhrase]
    cultists: list[list[PlainPhrase]]  # asleep, then awake


class Mystery(TypedDict):
    name: str
    says: list[PlainPhrase]


class Mythos(TypedDict):
    name: str
    length: str  # "event", "ongoing" or "rumour"
    space: int  # of its rumour, or -1
    says: list[PlainPhrase]


class Almanac(TypedDict):
    spaces: list[Space]
    routes: list[Route]
    gates: list[Gate]
    omens: list[str]  # the colours of the track
    skills: list[str]
    phases: list[str]
    endings: list[str]
    things: list[Thing]
    cards: dict[str, Card]  # by thing: assets, artifacts, spells, conditions
    investigators: list[Sheet]
    monsters: list[Monster]
    ancients: list[Ancient]
    mysteries: list[Mystery]
    mythos: list[Mythos]
