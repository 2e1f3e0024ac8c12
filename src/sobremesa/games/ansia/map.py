"""The map, the same on both sides of the board: regions, spaces, and three kinds of route from castle to labyrinth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, final

from sobremesa.games.ansia.book import SPACES, THINGS
from sobremesa.games.ansia.words import MILITARY, NOBLE, RELIGIOUS, VILLAGER
from sobremesa.kernel.effects.words import Word, Words
from sobremesa.kernel.ways import distances

# In the order in which vampires play. The labyrinth is forest in everything that regions are asked for.
REGIONS: Final = Words("forest", "plains", "mountains", "cemetery", "castle")
FOREST, PLAINS, MOUNTAINS, CEMETERY, AT_CASTLE = REGIONS.words

ROUTES: Final = Words("road", "rail", "boat")  # the same within a region
ROAD, RAIL, BOAT = ROUTES.words

SITES: Final = Words(
    "none",
    "castle",
    "labyrinth",
    "open-chest",
    "closed-chest",
    "well",
    "crypt",
    "tavern",
    "boat",
    "market",
    "church",
    "barracks",
    "manor",
)
(NOTHING, CASTLE, LABYRINTH, OPEN_CHEST, CLOSED_CHEST, WELL, CRYPT, TAVERN, ABOARD, MARKET, CHURCH, BARRACKS, MANOR) = (
    SITES.words
)

EATEN_AT: Final = {MARKET: VILLAGER, CHURCH: RELIGIOUS, BARRACKS: MILITARY, MANOR: NOBLE}


@final
@dataclass(frozen=True)
class Space:
    """What lies there, and what dawn costs in the mountains for those it only scorches."""

    name: str
    region: Word
    site: Word = NOTHING
    scorch: int = 0


BOARD: Final = (
    Space("castle", AT_CASTLE, CASTLE),
    Space("gate", CEMETERY),
    Space("vaults", CEMETERY),
    Space("ossuary", CEMETERY),
    Space("snowy-pass", MOUNTAINS, scorch=6),
    Space("refuge", MOUNTAINS, OPEN_CHEST, scorch=7),
    Space("frozen-well", MOUNTAINS, WELL, scorch=8),
    Space("mountain-crypt", MOUNTAINS, CRYPT, scorch=9),
    Space("high-halt", MOUNTAINS, scorch=10),
    Space("wolf-pass", MOUNTAINS, scorch=11),
    Space("raven-bend", MOUNTAINS, scorch=12),
    Space("old-mine", MOUNTAINS, CLOSED_CHEST, scorch=13),
    Space("tunnel", MOUNTAINS, scorch=11),
    Space("stray-wagon", MOUNTAINS, CLOSED_CHEST, scorch=12),
    Space("viaduct", MOUNTAINS, scorch=13),
    Space("farms", PLAINS),
    Space("market", PLAINS, MARKET),
    Space("harbour", PLAINS),
    Space("lighthouse", PLAINS, CLOSED_CHEST),
    Space("central-station", PLAINS),
    Space("barracks", PLAINS, BARRACKS),
    Space("village-well", PLAINS, WELL),
    Space("plains-crypt", PLAINS, CRYPT),
    Space("bridge", PLAINS, OPEN_CHEST),
    Space("south-platform", PLAINS),
    Space("church", PLAINS, CHURCH),
    Space("warehouse", PLAINS, CLOSED_CHEST),
    Space("tavern", PLAINS, TAVERN),
    Space("manor", PLAINS, MANOR),
    Space("water-tank", PLAINS, OPEN_CHEST),
    Space("first-boat", PLAINS, ABOARD),
    Space("well-island", PLAINS, WELL),
    Space("second-boat", PLAINS, ABOARD),
    Space("treasure-island", PLAINS, CLOSED_CHEST),
    Space("third-boat", PLAINS, ABOARD),
    Space("spring-island", PLAINS, WELL),
    Space("forest-edge", FOREST),
    Space("hermitage", FOREST, CHURCH),
    Space("clearing", FOREST),
    Space("jetty", FOREST),
    Space("hollow-trunk", FOREST, CLOSED_CHEST),
    Space("forest-station", FOREST),
    Space("mossy-well", FOREST, WELL),
    Space("flea-market", FOREST, MARKET),
    Space("beech-wood", FOREST),
    Space("forest-crypt", FOREST, CRYPT),
    Space("altar", FOREST, OPEN_CHEST),
    Space("hedges", FOREST),
    Space("bramble-gate", FOREST),
    Space("cutting", FOREST),
    Space("guard-post", FOREST, BARRACKS),
    Space("charcoal-shed", FOREST, OPEN_CHEST),
    Space("cistern", FOREST, WELL),
    Space("trench", FOREST),
    Space("sawmill", FOREST, CLOSED_CHEST),
    Space("hunting-lodge", FOREST, MANOR),
    Space("points", FOREST),
    Space("dead-siding", FOREST, CLOSED_CHEST),
    Space("mole-hill", FOREST),
    Space("rail-end", FOREST),
    Space("labyrinth", FOREST, LABYRINTH),
)

# Each from the castle's side to the labyrinth's. Where they meet, the space is of the first that has it.
LINES: Final = (
    (
        ROAD,
        "castle gate vaults ossuary snowy-pass refuge frozen-well mountain-crypt high-halt wolf-pass raven-bend "
        "old-mine farms market harbour lighthouse central-station barracks village-well plains-crypt bridge "
        "forest-edge hermitage clearing jetty hollow-trunk forest-station mossy-well flea-market beech-wood "
        "forest-crypt altar hedges bramble-gate labyrinth",
    ),
    (
        RAIL,
        "high-halt tunnel stray-wagon viaduct south-platform church warehouse central-station tavern manor water-tank "
        "cutting guard-post charcoal-shed cistern trench forest-station sawmill hunting-lodge points dead-siding "
        "mole-hill rail-end labyrinth",
    ),
    (BOAT, "harbour first-boat well-island second-boat treasure-island third-boat spring-island jetty"),
)

for _space in BOARD:
    THINGS.add(SPACES, _space.name)

HOME: Final = SPACES["castle"]
MAZE: Final = SPACES["labyrinth"]
INN: Final = SPACES["tavern"]


def _lines() -> list[tuple[Word, tuple[int, ...]]]:
    return [(route, tuple([SPACES[name] for name in line.split()])) for route, line in LINES]


def _edges() -> tuple[tuple[int, int, Word], ...]:
    return tuple([(line[at], line[at + 1], route) for route, line in _lines() for at in range(len(line) - 1)])


EDGES: Final = _edges()  # castle's side, labyrinth's side, kind of route


def _ends(of: int, to: int) -> tuple[tuple[int, ...], ...]:
    found: list[tuple[int, ...]] = [()] * len(BOARD)
    for edge in EDGES:
        ends = (edge[0], edge[1])
        found[ends[of]] = (*found[ends[of]], ends[to])
    return tuple(found)


OUTWARD: Final = _ends(0, 1)  # the spaces next to each, towards the labyrinth
HOMEWARD: Final = _ends(1, 0)
NEXT_TO: Final = tuple([tuple(sorted((*OUTWARD[space], *HOMEWARD[space]))) for space in range(len(BOARD))])


def _routes() -> tuple[int, ...]:
    found = [-1] * len(BOARD)
    for route, line in _lines():
        for space in line:
            if found[space] < 0:
                found[space] = route.number
    return tuple(found)


ROUTE_OF: Final = _routes()


def _ranks() -> tuple[int, ...]:
    """How far along its own route each space lies, from the castle."""
    found = [0] * len(BOARD)
    for route, line in _lines():
        for rank, space in enumerate(line):
            if ROUTE_OF[space] == route.number:
                found[space] = rank
    return tuple(found)


RANK: Final = _ranks()
REGION_OF: Final = tuple([space.region.number for space in BOARD])
SITE_OF: Final = tuple([space.site.number for space in BOARD])
SCORCH: Final = tuple([space.scorch for space in BOARD])
KIND_EATEN_AT: Final = tuple([EATEN_AT[space.site].number if space.site in EATEN_AT else -1 for space in BOARD])


DISTANCE: Final = distances(NEXT_TO)
BY_DISTANCE: Final = tuple(  # all spaces but itself, the nearest first
    [
        tuple(sorted([other for other in range(len(BOARD)) if other != space], key=lambda other: (d[other], other)))
        for space, d in enumerate(DISTANCE)
    ]
)

WELLS: Final = tuple([space for space, site in enumerate(SITE_OF) if site in (WELL.number, CASTLE.number)])


def _nearest_wells(space: int) -> tuple[int, ...]:
    least = min([DISTANCE[space][well] for well in WELLS])
    return tuple([well for well in WELLS if DISTANCE[space][well] == least])


NEAREST_WELLS: Final = tuple([_nearest_wells(space) for space in range(len(BOARD))])

CRYPTS: Final = tuple([space for space, site in enumerate(SITE_OF) if site == CRYPT.number])
OPEN_CHESTS: Final = tuple([space for space, site in enumerate(SITE_OF) if site == OPEN_CHEST.number])
CLOSED_CHESTS: Final = tuple([space for space, site in enumerate(SITE_OF) if site == CLOSED_CHEST.number])


@cache
def on_the_way(space: int, goal: int, steps: int) -> tuple[int, ...]:
    """Where one can be after so many steps along a shortest way to the goal."""
    d = DISTANCE[goal]
    return tuple(
        [other for other in range(len(BOARD)) if DISTANCE[space][other] == steps and d[other] == d[space] - steps]
    )
