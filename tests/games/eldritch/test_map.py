"""The world: spaces, routes, and what is near."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from games.eldritch.laid import lay
from sobremesa.games.eldritch.facts import ENCOUNTER
from sobremesa.games.eldritch.map import (
    ALL,
    BOARD,
    BY_SHIP,
    BY_TRAIN,
    CITY,
    DISTANCE,
    IDS,
    NEXT_TO,
    NUMBER,
    REGION,
    REGIONS,
    ROUND_THE_WORLD,
    ROUTES,
    SEA,
    TERRAIN,
    TERRAINS,
    WILDERNESS,
)
from sobremesa.games.eldritch.places import nearest, of_terrain, steps_towards
from sobremesa.games.eldritch.words import EXPEDITION
from sobremesa.kernel.effects.words import Word


def names(spaces: Iterable[int]) -> set[str]:
    return {IDS[space] for space in spaces}


@pytest.mark.rule("eldritch-3.1")
def test_18_cities_10_wildernesses_and_8_seas() -> None:
    assert Counter(TERRAINS.name_of(terrain) for terrain in TERRAIN) == {"city": 18, "wilderness": 10, "sea": 8}
    assert BOARD[NUMBER["antarctica"]].terrain is SEA


@pytest.mark.rule("eldritch-3.2")
def test_58_routes_of_three_kinds() -> None:
    assert Counter(kind.name for *_, kind in ROUTES) == {"ship": 33, "train": 15, "uncharted": 10}
    assert len({frozenset((one, other)) for one, other, _ in ROUTES}) == 58  # no two between the same spaces
    assert all(NUMBER[other] in BY_SHIP[NUMBER[one]] for one, other in ROUND_THE_WORLD)


@pytest.mark.rule("eldritch-3.3")
def test_every_space_hangs_together_with_the_rest() -> None:
    for space in ALL:
        assert NEXT_TO[space]
        assert space not in NEXT_TO[space]
        assert all(space in NEXT_TO[other] for other in NEXT_TO[space])
        assert set(NEXT_TO[space]) >= {*BY_TRAIN[space], *BY_SHIP[space]}
        assert min(DISTANCE[space]) == 0  # all can be reached
    assert names(tuple([space for space in ALL if len(NEXT_TO[space]) == 1])) == {"9", "13", "21"}
    assert names(NEXT_TO[NUMBER["buenos-aires"]]) == {"amazon", "3", "7", "8", "11", "12"}


@pytest.mark.rule("eldritch-3.4", "eldritch-10.11")
def test_named_numbered_and_expedition_spaces() -> None:
    assert [name for name in IDS if name.isdigit()] == [str(number) for number in range(1, 22)]
    assert names(facts.site for facts in ENCOUNTER if facts.deck is EXPEDITION) == {
        "amazon",
        "pyramids",
        "heart-of-africa",
        "himalayas",
        "tunguska",
        "antarctica",
    }
    assert len({space.at for space in BOARD}) == 36


@pytest.mark.rule("eldritch-10.2", "eldritch-10.3", "eldritch-10.4")
def test_nine_cities_have_encounters_of_their_own() -> None:
    of = {region.name: names(tuple([s for s in ALL if REGION[s] == region.number])) for region in REGIONS.words}
    assert of == {
        "america": {"arkham", "buenos-aires", "san-francisco"},
        "europe": {"istanbul", "london", "rome"},
        "asia": {"shanghai", "sydney", "tokyo"},
    }


@pytest.mark.rule("eldritch-6.4")
def test_which_cities_no_train_or_no_ship_touches() -> None:
    cities = [space for space in ALL if TERRAIN[space] == CITY.number]
    assert {IDS[city] for city in cities if not BY_SHIP[city]} == {"istanbul", "5", "6", "14", "16"}
    assert {IDS[city] for city in cities if not BY_TRAIN[city]} == {
        "buenos-aires",
        "london",
        "tokyo",
        "sydney",
        "1",
        "15",
        "20",
    }


def nearest_of(terrain: Word, name: str) -> set[str]:
    return names(nearest(NUMBER[name], of_terrain(terrain.number)))


@pytest.mark.rule("eldritch-3.5", "eldritch-3.6")
def test_nearest_goes_by_routes_of_any_kind_and_ties_are_all_told() -> None:
    assert DISTANCE[NUMBER["13"]][NUMBER["21"]] == 7  # the ends of the world
    assert nearest_of(CITY, "himalayas") == {"shanghai", "17"}
    assert nearest_of(SEA, "heart-of-africa") == {"11", "18"}
    assert nearest_of(WILDERNESS, "antarctica") == {"21"}
    assert nearest(NUMBER["rome"], ()) == []


@pytest.mark.rule("eldritch-3.7")
def test_the_space_itself_is_nearest_if_it_fits() -> None:
    for space in ALL:
        assert nearest(space, of_terrain(TERRAIN[space])) == [space]
        assert nearest(space, ALL) == [space]


@pytest.mark.rule("eldritch-3.11")
def test_towards_something_is_every_first_step_of_a_shortest_way() -> None:
    def towards(space: int, *goals: int) -> list[int]:
        return steps_towards(space, goals, NEXT_TO[space])

    london, tokyo = NUMBER["london"], NUMBER["tokyo"]
    assert names(towards(london, tokyo)) == {"arkham", "rome"}
    assert names(towards(london, tokyo, NUMBER["istanbul"])) == {"rome"}  # the nearer of the two
    assert towards(london, london) == towards(london) == []
    assert all(towards(space, goal) for space in ALL for goal in ALL if space != goal)


def test_a_space_is_told_of_by_whatever_lies_there() -> None:
    for field in ("mystery_marks", "ancient_marks"):
        match = lay("leo", "rome")
        before = {spot["space"] for spot in match.view(0)["spots"]}
        bare = next(space for space in range(len(IDS)) if space not in before)
        getattr(match.state, field)[bare] = 1
        assert {spot["space"] for spot in match.view(0)["spots"]} == before | {bare}
