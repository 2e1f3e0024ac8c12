"""How far each may still come before dawn, by what everybody can count: the speeds printed on its cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sobremesa.games.ansia.book import PERMANENT
from sobremesa.games.ansia.cards.facts import SPEED, cards_that
from sobremesa.games.ansia.dawn import is_cover
from sobremesa.games.ansia.effects.parasols import parasols
from sobremesa.games.ansia.effects.tallies import owned
from sobremesa.games.ansia.map import BOARD, DISTANCE, HOME
from sobremesa.games.ansia.moves import is_home
from sobremesa.games.ansia.state import HAND, LAST_TURN, Ansia
from sobremesa.games.ansia.view import Lane

BEGINS: Final = 11  # the turn from which on the way home is what matters
TENTH: Final = 0.1


def lane_of(s: Ansia, seat: int) -> Lane:
    """Nine times in ten it comes as far as `sure`, and once in ten as far as `lucky`."""
    turns = _turns_left(s, seat)
    under_way = seat == s.active and s.has_speed
    hands = turns - under_way
    permanent = cards_that(PERMANENT)
    mine = list(owned(s, seat))
    for card in s.digested[seat]:
        mine.remove(card)
    stays = sum([SPEED[card] for card in s.zones[seat] if card in permanent])
    speeds = tuple(sorted([SPEED[card] for card in mine if card not in permanent]))
    low, high = _between(speeds, HAND * hands)
    now = (s.speed if under_way else 0) + stays * hands
    far = DISTANCE[s.places[seat]][HOME]
    sure, lucky = [min(far, max(0, now + drawn)) for drawn in (low, high)]
    fate = "home" if is_home(s, seat) else _fate(far, _to_shelter(s, seat), sure, lucky)
    return {"fate": fate, "turns": turns, "far": far, "sure": sure, "lucky": lucky}


def _fate(far: int, shelter: int, sure: int, lucky: int) -> str:
    if sure == far:
        return "arrives"
    if lucky == far:
        return "close"
    return "shelters" if sure >= shelter else "risks" if lucky >= shelter else "lost"


def _to_shelter(s: Ansia, seat: int) -> int:
    """To where the sun doesn't burn it to ashes, though it may cost points."""
    steps = DISTANCE[s.places[seat]]
    return min([steps[space] for space in range(len(BOARD)) if is_cover(s, seat, space)])


def _turns_left(s: Ansia, seat: int) -> int:
    if is_home(s, seat):
        return 0
    parasol = any(token in parasols() for token in s.tokens[seat])
    return max(0, LAST_TURN - s.moon) + (not s.rested[seat]) + parasol


@lru_cache(maxsize=512)
def _between(speeds: tuple[int, ...], cards: int) -> tuple[int, int]:
    """What so many of these cards add up to nine times in ten, and once in ten; a deck that is used up is shuffled."""
    whole, rest = divmod(cards, len(speeds)) if speeds else (0, 0)
    # ways[n]: by sum, in how many ways n cards make it
    ways: list[dict[int, int]] = [{0: 1}, *[{} for _ in range(rest)]]
    for speed in speeds:
        for n in range(rest, 0, -1):
            for total, found in ways[n - 1].items():
                ways[n][total + speed] = ways[n].get(total + speed, 0) + found
    spread = sorted(ways[rest].items())
    all_ways = sum([found for _, found in spread])
    base = whole * sum(speeds)
    low = high = base
    seen = 0
    for total, found in spread:
        if seen <= TENTH * all_ways:
            low = base + total
        if seen <= (1 - TENTH) * all_ways:
            high = base + total
        seen += found
    return low, high
