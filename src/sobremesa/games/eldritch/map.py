"""The world: 36 spaces, three kinds of route between them, and how far each is from every other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from sobremesa.kernel.effects.words import Word, Words
from sobremesa.kernel.ways import distances

TERRAINS: Final = Words("city", "wilderness", "sea")
CITY, WILDERNESS, SEA = TERRAINS.words

ROUTE_KINDS: Final = Words("train", "ship", "uncharted")
TRAIN, SHIP, UNCHARTED = ROUTE_KINDS.words

REGIONS: Final = Words("america", "europe", "asia")  # whose cities have a deck of encounters of their own
AMERICA, EUROPE, ASIA = REGIONS.words


@final
@dataclass(frozen=True)
class Space:
    name: str
    terrain: Word
    at: tuple[int, int]  # on a chart 1000 wide and 520 high
    region: Word | None = None


BOARD: Final = (
    Space("san-francisco", CITY, (125, 150), AMERICA),
    Space("arkham", CITY, (285, 145), AMERICA),
    Space("buenos-aires", CITY, (315, 375), AMERICA),
    Space("london", CITY, (465, 105), EUROPE),
    Space("rome", CITY, (505, 160), EUROPE),
    Space("istanbul", CITY, (580, 150), EUROPE),
    Space("shanghai", CITY, (840, 190), ASIA),
    Space("tokyo", CITY, (915, 165), ASIA),
    Space("sydney", CITY, (935, 405), ASIA),
    Space("amazon", WILDERNESS, (300, 285)),
    Space("pyramids", WILDERNESS, (570, 215)),
    Space("heart-of-africa", WILDERNESS, (570, 300)),
    Space("himalayas", WILDERNESS, (735, 185)),
    Space("tunguska", WILDERNESS, (765, 65)),
    Space("antarctica", SEA, (600, 492)),
    Space("1", CITY, (57, 62)),
    Space("2", SEA, (40, 215)),
    Space("3", SEA, (110, 400)),
    Space("4", WILDERNESS, (165, 70)),
    Space("5", CITY, (215, 125)),
    Space("6", CITY, (195, 178)),
    Space("7", CITY, (240, 240)),
    Space("8", SEA, (320, 200)),
    Space("9", WILDERNESS, (350, 40)),
    Space("10", WILDERNESS, (435, 240)),
    Space("11", SEA, (440, 395)),
    Space("12", SEA, (375, 450)),
    Space("13", SEA, (590, 22)),
    Space("14", CITY, (550, 80)),
    Space("15", CITY, (545, 375)),
    Space("16", CITY, (690, 85)),
    Space("17", CITY, (690, 235)),
    Space("18", SEA, (685, 420)),
    Space("19", WILDERNESS, (945, 70)),
    Space("20", CITY, (850, 300)),
    Space("21", WILDERNESS, (870, 365)),
)

# From each space to those that were not named before it.
LINES: Final = (
    (
        TRAIN,
        (
            ("san-francisco", "5 6"),
            ("arkham", "5 6"),
            ("rome", "istanbul 14"),
            ("istanbul", "pyramids 16 17"),
            ("shanghai", "17 19"),
            ("tunguska", "16 19"),
            ("6", "7"),
            ("14", "16"),
        ),
    ),
    (
        SHIP,
        (
            ("san-francisco", "1 2 7"),
            ("arkham", "london 8 9"),
            ("buenos-aires", "3 7 8 11 12"),
            ("london", "rome 13"),
            ("rome", "pyramids 10"),
            ("shanghai", "tokyo 20"),
            ("tokyo", "2 19 20"),
            ("sydney", "antarctica 3 18 20"),
            ("antarctica", "12"),
            ("1", "19"),
            ("7", "8"),
            ("8", "10"),
            ("10", "15"),
            ("11", "15"),
            ("15", "17 18"),
            ("17", "20"),
        ),
    ),
    (
        UNCHARTED,
        (
            ("buenos-aires", "amazon"),
            ("shanghai", "himalayas"),
            ("sydney", "21"),
            ("amazon", "7"),
            ("pyramids", "heart-of-africa 10"),
            ("heart-of-africa", "15"),
            ("himalayas", "17"),
            ("1", "4"),
            ("4", "5"),
        ),
    ),
)

# Routes that leave the chart at one edge and come in at the other.
ROUND_THE_WORLD: Final = (("tokyo", "2"), ("sydney", "3"), ("1", "19"))

IDS: Final = tuple([space.name for space in BOARD])
NUMBER: Final = {name: number for number, name in enumerate(IDS)}
ALL: Final = tuple(range(len(BOARD)))

TERRAIN: Final = tuple([space.terrain.number for space in BOARD])
REGION: Final = tuple([-1 if space.region is None else space.region.number for space in BOARD])


def _routes() -> tuple[tuple[int, int, Word], ...]:
    return tuple(
        [(NUMBER[start], NUMBER[end], kind) for kind, lines in LINES for start, ends in lines for end in ends.split()]
    )


ROUTES: Final = _routes()


def _ends(kinds: tuple[Word, ...]) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in ALL]
    for one, other, kind in ROUTES:
        if kind in kinds:
            found[one].append(other)
            found[other].append(one)
    return tuple([tuple(sorted(ends)) for ends in found])


NEXT_TO: Final = _ends(tuple(ROUTE_KINDS.words))  # by space: those a route away
BY_KIND: Final = tuple([_ends((kind,)) for kind in ROUTE_KINDS.words])
BY_TRAIN, BY_SHIP, _ = BY_KIND
BY_TICKET: Final = (BY_TRAIN, BY_SHIP)  # in the order of tickets


DISTANCE: Final = distances(NEXT_TO)
