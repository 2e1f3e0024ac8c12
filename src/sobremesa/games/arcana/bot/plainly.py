"""Where bots play for people, who read a play by the rules alone."""

from __future__ import annotations

from functools import lru_cache

from sobremesa.games.arcana.bot.scene import Pair, Place, Scene, odds_told, places
from sobremesa.games.arcana.bot.worths import FILLING_UP, worth, worth_of_keeping
from sobremesa.games.arcana.cards import VALUES


@lru_cache(maxsize=512)
def plainly(scene: Scene) -> dict[Pair, Place]:
    """For every pair of fates the place from which the group learns most."""
    found: dict[Pair, Place] = {}
    for low in VALUES:
        for high in range(low, 8):
            place = place_for(scene, (low, high))
            if place is not None:
                found[low, high] = place
    return found


def place_for(scene: Scene, pair: Pair) -> Place | None:
    best, most = None, -1.0
    for place, mask in places(scene).items():
        kept = pair[1] if place[0] == pair[0] else pair[0]
        if place[0] in pair and mask >> kept & 1:
            brings = worth_of_place(scene, place, kept)
            if brings > most:
                best, most = place, brings
    return best


def worth_of_place(scene: Scene, place: Place, kept: int) -> float:
    """What playing there is worth to whoever keeps that, once the group has gone by the odds."""
    doom, score = scene.doom, scene.score
    brings = worth_of_keeping(odds_told(scene, place, kept), kept, doom, score, max(0, scene.fade_at(place)))
    return brings - FILLING_UP * scene.filling_up(place) * (worth(score, doom) - worth(score, doom + 1))
