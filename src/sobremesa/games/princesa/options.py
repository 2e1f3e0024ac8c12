"""Everything that can be chosen in this game. Cards go by their kind: two of a kind are the same to who chooses."""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa.book import MOST_SEATS
from sobremesa.games.princesa.kinds import CARD_IDS, HERO_IDS, HEROES, KINDS, PRINCESS, SPELLS
from sobremesa.games.princesa.state import MOST_SPELLS, SHOP
from sobremesa.kernel.option import Catalogue, Option

OPTIONS: Final = Catalogue()

_SEATS: Final = range(MOST_SEATS)
_ALL: Final = (*KINDS, PRINCESS)


def _by_kind(verb: str, kinds: tuple[int, ...]) -> dict[int, Option]:
    return {kind: OPTIONS.add(verb, kind, name=CARD_IDS[kind]) for kind in kinds}


def _by_seat(verb: str) -> tuple[Option, ...]:
    return tuple(OPTIONS.add(verb, seat) for seat in _SEATS)


# A hero's turn.
USE_SECRET: Final = OPTIONS.add("use-secret")
USE: Final = _by_kind("use", tuple(SPELLS))  # a spell that lies by one's hero
EXPLORE: Final = OPTIONS.add("explore")
SELL: Final = _by_kind("sell", _ALL)
BUY: Final = tuple(OPTIONS.add("buy", slot) for slot in range(SHOP))
CHALLENGE: Final = _by_seat("challenge")
ALONE: Final = OPTIONS.add("alone")  # the sole living hero challenges nobody

# A ghost's turn.
WANDER: Final = OPTIONS.add("wander")
ENCHANT: Final = {
    (kind, seat): OPTIONS.add("enchant", kind, seat, name=f"{CARD_IDS[kind]}:{seat}")
    for kind in SPELLS
    for seat in _SEATS
}
REVIVE: Final = _by_kind("revive", tuple(KINDS))  # discard the first card to resurrect

# A duel, and what its winner may do.
PLACE: Final = _by_kind("place", _ALL)  # the Princess never, but whoever tries is told why
AIM: Final = _by_seat("aim")  # of a spell, or whose secret to look at
TAKE: Final = _by_kind("take", _ALL)
DISCARD: Final = _by_kind("discard", _ALL)
SHOW: Final = _by_kind("show", _ALL)
GIVE: Final = _by_kind("give", _ALL)  # as above
PUT: Final = _by_kind("put", tuple(KINDS))  # on top of the deck
LIFT: Final = tuple(OPTIONS.add("lift", at) for at in range(MOST_SPELLS))  # one of the spells by one's hero
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
