"""Everything that can be chosen in this game. Cards go by their kind: two of a kind are the same to who chooses."""

from __future__ import annotations

from typing import Final

from sobremesa.games.cosa import cards
from sobremesa.games.cosa.cards import CARDS, STAY_AWAY
from sobremesa.games.cosa.state import MOST_SEATS
from sobremesa.kernel.option import Catalogue, Option

OPTIONS: Final = Catalogue()

_SEATS: Final = range(MOST_SEATS)
_MOVABLE: Final = tuple(kind for kind in STAY_AWAY if kind != cards.THING)


def _by_kind(verb: str, kinds: tuple[int, ...]) -> dict[int, Option]:
    return {kind: OPTIONS.add(verb, kind, name=CARDS[kind].id) for kind in kinds}


def _by_seat(verb: str) -> tuple[Option, ...]:
    return tuple(OPTIONS.add(verb, seat) for seat in _SEATS)


# In one's own turn.
PLAY: Final = _by_kind("play", (cards.WHISKY, cards.RESOLUTE, cards.WATCH_YOUR_BACK))
PLAY_ON: Final = {
    (kind, seat): OPTIONS.add("play-on", kind, seat, name=f"{CARDS[kind].id}:{seat}")
    for kind in (
        cards.FLAMETHROWER,
        cards.ANALYSIS,
        cards.SUSPICION,
        cards.CHANGE_PLACES,
        cards.BETTER_RUN,
        cards.SEDUCTION,
        cards.QUARANTINE,
        cards.DOOR,
    )
    for seat in _SEATS
}
AXE_QUARANTINE: Final = _by_seat("axe-quarantine")
AXE_DOOR: Final = _by_seat("axe-door")  # the one on the clockwise side of that seat
DISCARD: Final = _by_kind("discard", _MOVABLE)
KEEP: Final = _by_kind("keep", tuple(STAY_AWAY))
DECLARE: Final = OPTIONS.add("declare")

# In an exchange, and in answer to others.
GIVE: Final = _by_kind("give", _MOVABLE)
DEFEND: Final = _by_kind("defend", (cards.SCARY, cards.COMFORTABLE, cards.NO_THANKS, cards.MISSED, cards.NO_BARBECUE))
ACCEPT: Final = OPTIONS.add("accept")

# For panic cards.
AIM: Final = _by_seat("aim")
PUT: Final = _by_kind("put", _MOVABLE)
REVEAL: Final = OPTIONS.add("reveal")
REVEAL_INFECTED: Final = OPTIONS.add("reveal-infected")
HIDE: Final = OPTIONS.add("hide")

FREE: Final = Catalogue()
REQUEST: Final = FREE.add("request")  # La Cosa will declare at the end of the turn
WITHDRAW: Final = FREE.add("withdraw")
