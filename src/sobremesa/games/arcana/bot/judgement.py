"""What the house thinks things are worth, and where it would play: common knowledge among all who think alike.

Everything is measured in steps of doom.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, final

from sobremesa.games.arcana import deduction
from sobremesa.games.arcana.cards import ARCANA, GOAL, HOURS, ROW, VALUES, hours_on, kept_by_played
from sobremesa.games.arcana.deduction import Clue, worlds_after
from sobremesa.games.arcana.fading import DOOM_OF_A_FADE

# Found by simulation: no figure here is worth more than a few points of the rate of wins.
A_POINT: Final = 1.7
KEEPING: Final = 0.9  # a fate well guessed at and kept for a later turn
PROGRESS: Final = 0.45  # of the doom of a fade, the part that lies in its hours being filled up
DEFEAT: Final = 6.0
VICTORY: Final = 6.0
DOUBT: Final = 0.12  # how much a hand still counts with which the house would have played elsewhere
ROUNDS: Final = 3  # of "they think that I think"

Odds = tuple[float, ...]  # the chance of each value kept, by value from 0 to 7
Place = tuple[int, int]  # the value played and the slot, 0 for The Hours


@final
@dataclass(frozen=True)
class Scene:
    """What everybody sees just before the active player plays."""

    active: int
    drawn: int
    row: tuple[int, ...]
    fates: tuple[tuple[int, ...], ...]
    slowed: tuple[int, ...]
    exiled: tuple[int, ...]
    plus: int
    doom: int
    score: int
    clues: tuple[Clue, ...]

    def visible(self) -> tuple[int, ...]:
        return tuple(sorted(value for fates in self.fates for value in fates))

    def out_of_bag(self) -> int:
        return deduction.pack(self.visible() + self.exiled)


def normal(ways: list[int] | list[float]) -> Odds:
    """Weights as chances; all nothing if there is no way at all."""
    total = sum(ways)
    return tuple([way / total for way in ways]) if total else (0.0,) * len(ways)


def best_guess(odds: Odds) -> int:
    return max(VALUES, key=odds.__getitem__)


# --- what a turn's end is worth --------------------------------------------------------------------------------------


def cost_of_doom(doom: int, steps: int) -> float:
    return steps + (DEFEAT if doom + steps >= GOAL else 0.0)


def worth_of_point(score: int) -> float:
    return A_POINT + (VICTORY if score + 1 >= GOAL else 0.0)


def worth_of_predicting(chance: float, doom: int, score: int, fade: int) -> float:
    """What a prediction brings that is right with that chance, while so much doom hangs over the turn's end."""
    return chance * worth_of_point(score) - (1 - chance) * cost_of_doom(doom, 1 + fade)


def worth_of_waiting(chance: float, doom: int, fade: int) -> float:
    return KEEPING * chance - cost_of_doom(doom, fade)


def worth_of_keeping(odds: Odds, kept: int, doom: int, score: int, fade: int) -> float:
    """What the turn's end is worth to whoever knows what is kept, once the group has made up its mind by those odds."""
    guess = best_guess(odds)
    chance = odds[guess]
    if worth_of_predicting(chance, doom, score, fade) < worth_of_waiting(chance, doom, fade):
        return worth_of_waiting(odds[kept], doom, fade)
    return worth_of_point(score) if guess == kept else -cost_of_doom(doom, 1 + fade)


def worth_of_place(scene: Scene, believed: dict[Place, Odds], place: Place, kept: int) -> float:
    """What playing there is worth to whoever keeps `kept`, knowing what the group will make of it."""
    value, slot = place
    at = max(slot - 1, 0)
    arcanum = ARCANA[scene.row[at]]
    hours = hours_on(scene.row[at], (*scene.fates[at], value), scene.slowed[at] >= 0)
    fades = 0 < arcanum.moons <= hours
    fade = DOOM_OF_A_FADE if fades and not arcanum.harmless else 0
    worth = worth_of_keeping(believed[place], kept, scene.doom, scene.score, fade)
    if not fades:
        return worth - PROGRESS * DOOM_OF_A_FADE * HOURS[value] / max(arcanum.moons, 1)
    # Fading along with a right prediction clears the hours at no cost.
    return worth + (PROGRESS * DOOM_OF_A_FADE if worth > 0 else 0.0)


# --- where the house would play --------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def conventions(scene: Scene) -> dict[Place, Odds]:
    """For every place, the odds of the fate kept once somebody has played there.

    They start from the deal alone; then, round after round, from where the house would have played with each pair of
    fates, given what the others would have made of it.
    """
    allowed = places(scene)
    dealt = {place: odds_dealt(scene, place, mask) for place, mask in allowed.items()}
    believed = dealt
    for _ in range(ROUNDS):
        chosen = {
            (low, high): _best_place(scene, believed, low, high, allowed) for low in VALUES for high in range(low, 8)
        }
        believed = {place: _told_by(place, odds, chosen) for place, odds in dealt.items()}
    return believed


def _told_by(place: Place, dealt: Odds, chosen: dict[tuple[int, int], Place | None]) -> Odds:
    value = place[0]
    return normal(
        [odds * (1.0 if h and chosen[min(value, h), max(value, h)] == place else DOUBT) for h, odds in enumerate(dealt)]
    )


def _best_place(
    scene: Scene, believed: dict[Place, Odds], low: int, high: int, allowed: dict[Place, int]
) -> Place | None:
    best, most = None, -1e9
    for value, kept in ((low, high), (high, low)):
        for slot in range(ROW + 1):
            if allowed.get((value, slot), 0) >> kept & 1:
                worth = worth_of_place(scene, believed, (value, slot), kept)
                if worth > most:
                    best, most = (value, slot), worth
    return best


def places(scene: Scene) -> dict[Place, int]:
    """Every place where somebody could play, with the kept values that make it legal, as bits."""
    seen = scene.visible()
    found: dict[Place, int] = {}
    stuck = [deduction.ANY] * 8
    for slot, (card, here) in enumerate(zip(scene.row, scene.fates, strict=True), start=1):
        table = kept_by_played(card, seen, here)
        for value in VALUES:
            mask = table[value] >> scene.plus & deduction.ANY
            found[value, slot] = mask
            stuck[value] &= ~mask
            for kept in VALUES:
                if mask >> kept & 1:
                    stuck[kept] &= ~(1 << value)
    found.update(((value, 0), stuck[value]) for value in VALUES)
    return {place: mask for place, mask in found.items() if mask}


def odds_dealt(scene: Scene, place: Place, mask: int) -> Odds:
    """The odds of the fate kept if all that is known is that the play was legal."""
    return normal([way if mask >> h & 1 else 0 for h, way in enumerate(_ways_dealt(scene, place[0]))])


@lru_cache(maxsize=4096)
def _ways_dealt(scene: Scene, value: int) -> list[int]:
    clue = (deduction.PLAY, scene.active, scene.drawn, value, deduction.ANY, scene.out_of_bag(), 1)
    return deduction.ways_by_value(worlds_after((*scene.clues, clue)), scene.active)
