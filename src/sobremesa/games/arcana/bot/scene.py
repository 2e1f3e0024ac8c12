"""What everybody sees just before the active player plays, and what follows from the rules alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, final

from sobremesa.games.arcana import deduction
from sobremesa.games.arcana.board import hours_at
from sobremesa.games.arcana.cards import ARCANA, HOURS, ROW, THIEVES, VALUES, hours_on, kept_by_played
from sobremesa.games.arcana.deduction import Clue, worlds_after
from sobremesa.games.arcana.fading import DOOM_OF_A_FADE
from sobremesa.kernel.state import Plain

NO_SLOT: Final = -1

Odds = tuple[float, ...]  # of each value kept, by value from 0 to 7
Pair = tuple[int, int]  # two fates, the lower value first
Place = tuple[int, int]  # the value played and the slot, 0 for The Hours


@final
@dataclass(frozen=True)
class Scene:
    active: int
    drawn: int
    row: tuple[int, ...]
    fates: tuple[tuple[int, ...], ...]
    slowed: tuple[bool, ...]
    exiled: tuple[int, ...]
    plus: int
    barred: int  # the slot of the first play of a turn, before the second
    doom: int
    score: int
    clues: tuple[Clue, ...]

    def visible(self) -> tuple[int, ...]:
        return tuple(sorted([value for fates in self.fates for value in fates]))

    def out_of_bag(self) -> int:
        return deduction.pack(self.visible() + self.exiled)

    def arcanum_at(self, slot: int) -> int:
        return self.row[max(slot - 1, 0)]

    def is_plain(self) -> bool:
        """Whether what lies there now is told by the table also after the play: a thief would change it."""
        return THIEVES.isdisjoint(self.row)

    def fade_at(self, place: Place) -> int:
        """The doom that a play there brings unless a prediction is right; -1 if nothing fades."""
        value, slot = place
        at = max(slot - 1, 0)
        arcanum = ARCANA[self.row[at]]
        if not 0 < arcanum.moons <= hours_on(self.row[at], (*self.fates[at], value), self.slowed[at]):
            return -1
        return 0 if arcanum.harmless else DOOM_OF_A_FADE

    def filling_up(self, place: Place) -> float:
        """The part of a fade that the play leaves for another turn."""
        if self.fade_at(place) >= 0:
            return 0.0
        return HOURS[place[0]] / max(ARCANA[self.arcanum_at(place[1])].moons, 1)


def pair_of(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


def clues_of(view: Plain) -> tuple[Clue, ...]:
    return tuple([tuple(clue) for clue in view["clues"]])


def scene_now(view: Plain) -> Scene:
    return _scene(view, view["fates"], clues_of(view), view["drawn"], view["slot"] if view["played"] else NO_SLOT)


def scene_of_play(view: Plain) -> tuple[Scene, Place] | None:
    """The scene of this turn's last play, and where it was; None if the table has changed since."""
    clues = clues_of(view)
    at = max([number for number, clue in enumerate(clues) if clue[0] == deduction.PLAY], default=-1)
    slot, played = view["slot"], view["played"]
    if at < 0 or not played or clues[at][1] != view["active"]:
        return None
    _, _, drawn, value, _, out, first = clues[at]
    fates = [list(zone) for zone in view["fates"]]
    if value not in fates[slot]:
        return None
    fates[slot].remove(value)
    again = [number for number, card in enumerate(view["row"]) if ARCANA[card].again]
    barred = NO_SLOT if first or not again else again[0]
    scene = _scene(view, fates, clues[:at], drawn, barred)
    if scene.out_of_bag() != out or not scene.is_plain():
        return None
    return scene, (value, 0 if view["through_hours"] else slot + 1)


def _scene(view: Plain, fates: Sequence[Sequence[int]], clues: tuple[Clue, ...], drawn: int, barred: int) -> Scene:
    return Scene(
        active=view["active"],
        drawn=drawn,
        row=tuple(view["row"]),
        fates=tuple([tuple(zone) for zone in fates]),
        slowed=tuple([card >= 0 and card != view["power_used"] for card in view["slowed"]]),
        exiled=tuple(view["exiled"]),
        plus=view["plus"],
        barred=barred,
        doom=view["doom"],
        score=view["score"],
        clues=clues,
    )


def fade_ahead(view: Plain) -> int:
    """The doom that comes at this turn's end unless a prediction is right."""
    fading = 0
    for slot, card in enumerate(view["row"]):
        arcanum = ARCANA[card]
        fading += 0 < arcanum.moons <= hours_at(view, slot) and not arcanum.harmless
    return fading * DOOM_OF_A_FADE


# --- what the rules allow --------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def places(scene: Scene) -> dict[Place, int]:
    """Every place where somebody could play, with the kept values that make it legal, as bits."""
    seen = scene.visible()
    found: dict[Place, int] = {}
    stuck = [deduction.ANY] * 8
    for slot in range(1, ROW + 1):
        if slot - 1 == scene.barred:
            continue
        table = kept_by_played(scene.row[slot - 1], seen, scene.fates[slot - 1])
        for value in VALUES:
            mask = table[value] >> scene.plus & deduction.ANY
            if mask:
                found[value, slot] = mask
                stuck[value] &= ~mask
                for kept in VALUES:
                    if mask >> kept & 1:
                        stuck[kept] &= ~(1 << value)
    for value in VALUES:
        if stuck[value]:
            found[value, 0] = stuck[value]
    return found


def normal(ways: Sequence[float]) -> Odds:
    """Weights as chances; all nothing if there is no way at all."""
    total = sum(ways, 0.0)
    return tuple([way / total for way in ways]) if total else (0.0,) * len(ways)


def odds_told(scene: Scene, place: Place, kept: int) -> Odds:
    """The odds of the fate kept if all that is known is that the play was legal, and what had to be told with it."""
    mask = places(scene)[place]
    if place[1] and ARCANA[scene.arcanum_at(place[1])].tells:
        mask &= deduction.above(place[0]) if kept > place[0] else deduction.up_to(place[0])
    return normal([way if mask >> h & 1 else 0 for h, way in enumerate(_ways_dealt(scene, place[0]))])


@lru_cache(maxsize=4096)
def _ways_dealt(scene: Scene, value: int) -> list[int]:
    first = int(scene.barred < 0)
    clue = (deduction.PLAY, scene.active, scene.drawn, value, deduction.ANY, scene.out_of_bag(), first)
    return deduction.ways_by_value(worlds_after((*scene.clues, clue)), scene.active)
