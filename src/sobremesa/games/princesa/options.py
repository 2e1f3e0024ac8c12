"""Everything that can be chosen in this game. Cards go by their kind: two of a kind are the same to who chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sobremesa.games.princesa.book import MOST_SEATS
from sobremesa.games.princesa.kinds import CARD_IDS, HERO_IDS, HEROES, PRINCESS, dealt_kinds, is_dealt, is_spell
from sobremesa.games.princesa.state import SHOP, most_spells
from sobremesa.kernel.option import Catalogue, Option

OPTIONS: Final = Catalogue()

_SEATS: Final = range(MOST_SEATS)
_BY_KIND: Final[list[tuple[str, Callable[[int], bool], dict[int, Option]]]] = []


def _by_kind(verb: str, fits: Callable[[int], bool]) -> dict[int, Option]:
    """Of the kinds that fit, once they are declared: `offer_cards` fills it."""
    OPTIONS.reserve(verb)
    options: dict[int, Option] = {}
    _BY_KIND.append((verb, fits, options))
    return options


def _any(_kind: int) -> bool:
    return True


def _by_seat(verb: str) -> tuple[Option, ...]:
    return tuple(OPTIONS.add(verb, seat) for seat in _SEATS)


# A hero's turn.
USE_SECRET: Final = OPTIONS.add("use-secret")
USE: Final = _by_kind("use", is_spell)  # a spell that lies by one's hero
EXPLORE: Final = OPTIONS.add("explore")
SELL: Final = _by_kind("sell", _any)
BUY: Final = tuple(OPTIONS.add("buy", slot) for slot in range(SHOP))
CHALLENGE: Final = _by_seat("challenge")
ALONE: Final = OPTIONS.add("alone")  # the sole living hero challenges nobody

# A ghost's turn.
WANDER: Final = OPTIONS.add("wander")
OPTIONS.reserve("enchant")
ENCHANT: Final[dict[tuple[int, int], Option]] = {}  # by spell and seat
REVIVE: Final = _by_kind("revive", is_dealt)  # discard the first card to resurrect

# A duel, and what its winner may do.
PLACE: Final = _by_kind("place", _any)  # the Princess never, but whoever tries is told why
AIM: Final = _by_seat("aim")  # of a spell, or whose secret to look at
TAKE: Final = _by_kind("take", _any)
DISCARD: Final = _by_kind("discard", _any)
SHOW: Final = _by_kind("show", _any)
GIVE: Final = _by_kind("give", _any)  # as above
PUT: Final = _by_kind("put", is_dealt)  # on top of the deck
OPTIONS.reserve("lift")
LIFT: Final[list[Option]] = []  # one of the spells by one's hero
HEAL: Final = OPTIONS.add("heal")
PAY: Final = OPTIONS.add("pay")
CONFESS: Final = OPTIONS.add("confess")  # let the winner see one's secret
BLEED: Final = OPTIONS.add("bleed")  # lose hearts rather than that
CLAIM: Final = OPTIONS.add("claim")
LEAVE: Final = OPTIONS.add("leave")

# Before the first turn.
KEEP: Final = {hero: OPTIONS.add("keep", hero, name=HERO_IDS[hero]) for hero in HEROES}

# Not, or not any more.
DECLINE: Final = OPTIONS.add("decline")
DONE: Final = OPTIONS.add("done")
PASS: Final = OPTIONS.add("pass")

FREE: Final = Catalogue()


def offer_cards() -> None:
    """Once all cards are declared: what may be chosen of each, the Princess last, in the places kept for it."""
    for verb, fits, options in _BY_KIND:
        for kind in (*dealt_kinds(), PRINCESS):
            if fits(kind):
                options[kind] = OPTIONS.add(verb, kind, name=CARD_IDS[kind])
    for kind in USE:
        for seat in _SEATS:
            ENCHANT[kind, seat] = OPTIONS.add("enchant", kind, seat, name=f"{CARD_IDS[kind]}:{seat}")
    LIFT.extend([OPTIONS.add("lift", at) for at in range(most_spells())])
    OPTIONS.settle()
