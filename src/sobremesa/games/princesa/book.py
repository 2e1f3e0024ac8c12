"""The book that every card and procedure of this game is written in: what texts speak of, and when cards may speak."""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa.wording import Told
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.things import Things
from sobremesa.kernel.effects.words import Words

MOST_SEATS: Final = 10

THINGS: Final = Things()
SEAT: Final = THINGS.seats(MOST_SEATS)  # the first, so that a seat and the thing it is have one number
# These grow as cards are declared.
CARD: Final = THINGS.section("card", room=256)
SECRET: Final = THINGS.section("secret", room=64)
SPELL: Final = THINGS.section("spell")  # every Magia card: two copies may act at once, each by itself
SPELL_KIND: Final[list[int]] = []  # by the spell's number

MOMENTS: Final = Words(
    # what happens
    "dealt",
    "turn-starts",
    "before-action",
    "would-lose-hearts",
    "lost-hearts",
    "would-fall",
    "fell",
    "eliminated",
    "shown",
    "won-duel",
    "lost-duel",
    "would-swap-heroes",
    # what cards change
    "overloaded-above",
    "no-overload",
    "no-challenge",
    "dearer",
    "cheaper",
    "no-gold-for-cards",
    "no-healing",
    "more-damage",
    "less-damage",
    "all-damage",
    "most-damage",
    "more-hearts-back",
    "wins-in-captivity",
    "wins-with-kidnapper",
)

# --- what happens, and to whom -----------------------------------------------------------------------------------

DEALT: Final = MOMENTS["dealt"]  # secrets have been dealt, to each
TURN_STARTS: Final = MOMENTS["turn-starts"]
BEFORE_ACTION: Final = MOMENTS["before-action"]  # what a hero may do besides the action of the turn
WOULD_LOSE_HEARTS: Final = MOMENTS["would-lose-hearts"]
LOST_HEARTS: Final = MOMENTS["lost-hearts"]
WOULD_FALL: Final = MOMENTS["would-fall"]  # a hero without hearts is about to be eliminated
FELL: Final = MOMENTS["fell"]  # a hero has been eliminated
ELIMINATED: Final = MOMENTS["eliminated"]  # somebody has eliminated another in a duel
SHOWN: Final = MOMENTS["shown"]  # a secret has been turned up, before the end of the road
WON_DUEL: Final = MOMENTS["won-duel"]
LOST_DUEL: Final = MOMENTS["lost-duel"]
WOULD_SWAP_HEROES: Final = MOMENTS["would-swap-heroes"]

# --- questions that cards answer, about whom ---------------------------------------------------------------------

OVERLOADED_ABOVE: Final = MOMENTS["overloaded-above"]  # with more cards than this; the least counts
NO_OVERLOAD: Final = MOMENTS["no-overload"]
NO_CHALLENGE: Final = MOMENTS["no-challenge"]
DEARER: Final = MOMENTS["dearer"]  # the shop; all of it counts
CHEAPER: Final = MOMENTS["cheaper"]
NO_GOLD_FOR_CARDS: Final = MOMENTS["no-gold-for-cards"]  # that are discarded in trading
NO_HEALING: Final = MOMENTS["no-healing"]
MORE_DAMAGE: Final = MOMENTS["more-damage"]  # in one's texts
LESS_DAMAGE: Final = MOMENTS["less-damage"]
ALL_DAMAGE: Final = MOMENTS["all-damage"]
MOST_DAMAGE: Final = MOMENTS["most-damage"]
MORE_HEARTS_BACK: Final = MOMENTS["more-hearts-back"]  # on resurrecting
WINS_IN_CAPTIVITY: Final = MOMENTS["wins-in-captivity"]
WINS_WITH_KIDNAPPER: Final = MOMENTS["wins-with-kidnapper"]

BOOK: Final = Book(THINGS, MOMENTS, rule="princesa-8.13", reading=Told())

ONLY_HIDDEN: Final[set[int]] = set()  # secrets that act by being turned up: of no use once they are face up
TRIGGERS: Final[list[list[tuple[int, On]]]] = [
    [] for _ in range(len(MOMENTS))
]  # by moment: which of them act by themselves
