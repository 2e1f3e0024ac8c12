"""Things have one table: each has its number, its place among those of its kind, and a name that lasts."""

from __future__ import annotations

import pytest

from sobremesa.kernel.effects.things import ByThing, Things
from sobremesa.kernel.errors import BadFile


def test_the_last_section_grows_while_cards_are_declared() -> None:
    things = Things()
    seats = things.seats(3)
    cards = things.section("card", ())
    assert [things.add(cards, name) for name in ("axe", "door")] == [0, 1]
    assert (seats.first, len(seats), cards.first, len(cards)) == (0, 3, 3, 2)
    assert (cards["door"], cards.thing(1), things.number_of("card-door")) == (1, 4, 4)
    assert (things.name_of(4), things.say(4), things.section_of(4)) == ("card-door", ("card-door", ()), cards)


def test_no_other_section_grows_or_numbers_would_mean_two_things() -> None:
    things = Things()
    cards = things.section("card", ("axe",))
    places = things.section("place", ("hut",))
    with pytest.raises(ValueError, match="door comes too late: other things follow those of the kind 'card'"):
        things.add(cards, "door")
    assert things.add(places, "lake") == 1
    assert [things.name_of(thing) for thing in range(len(things))] == ["card-axe", "place-hut", "place-lake"]


def test_a_name_stands_for_one_thing() -> None:
    things = Things()
    cards = things.section("card", ("axe",))
    with pytest.raises(ValueError, match="two things are called 'card-axe'"):
        things.add(cards, "axe")


def test_copies_have_names_of_their_own_and_are_called_the_same() -> None:
    things = Things()
    cards = things.section("card")
    for copy in ("axe-1", "axe-2"):
        things.add(cards, copy, called="axe")
    assert [things.name_of(thing) for thing in (0, 1)] == ["card-axe-1", "card-axe-2"]
    assert [things.say(thing) for thing in (0, 1)] == [("card-axe", ())] * 2


def test_a_section_with_room_grows_whatever_comes_after_it() -> None:
    things = Things()
    cards = things.section("card", ("axe",), room=3)
    places = things.section("place")
    assert [things.add(places, "hut"), things.add(cards, "door"), things.add(cards, "fire")] == [0, 1, 2]
    assert [things.name_of(thing) for thing in range(len(things))] == [
        "card-axe",
        "card-door",
        "card-fire",
        "place-hut",
    ]
    assert (places.first, things.section_of(2), things.say(2)) == (3, cards, ("card-fire", ()))
    with pytest.raises(ValueError, match="lamp comes too late"):
        things.add(cards, "lamp")


def test_what_is_kept_for_each_thing_is_saved_under_its_name() -> None:
    cards = Things().section("card", ("axe", "door", "fire"))
    more = Things().section("card", ("axe", "lamp", "door", "fire"))
    marks = ByThing(cards, 0)
    assert marks.named(None, [2, 0, 5]) == {"axe": 2, "fire": 5}
    assert marks.numbered(None, {"axe": 2, "fire": 5}) == [2, 0, 5]
    assert ByThing(more, 0).numbered(None, {"axe": 2, "fire": 5}) == [2, 0, 0, 5]
    assert ByThing(more, 9).numbered(None, {"axe": 2, "door": 0, "fire": 5}) == [2, 9, 0, 5]


def test_what_was_kept_for_a_thing_that_is_no_more_is_refused_unless_it_was_nothing() -> None:
    fewer = ByThing(Things().section("card", ("axe", "door")), 0)
    assert fewer.numbered(None, {"axe": 2}) == [2, 0]
    with pytest.raises(BadFile, match="'fire', which the rules no longer have"):
        fewer.numbered(None, {"axe": 2, "fire": 5})


def test_what_was_kept_in_the_order_of_things_is_read_while_there_are_as_many() -> None:
    cards = Things().section("card", ("axe", "door"))
    assert ByThing(cards, 0).numbered(None, [2, 3]) == [2, 3]
    with pytest.raises(BadFile, match="3 of the kind 'card', not 2"):
        ByThing(cards, 0).numbered(None, [2, 3, 4])


def test_every_seat_may_have_a_row_and_a_place_may_hold_things() -> None:
    things = Things()
    cards = things.section("card", ("axe", "door"))
    seen = ByThing(cards, -1, cards, each_seat=True)
    assert seen.named(None, [(-1, 0), (1, -1)]) == [{"door": "axe"}, {"axe": "door"}]
    assert seen.numbered(None, [{"door": "axe"}, {"axe": "door"}]) == [[-1, 0], [1, -1]]
    loot = ByThing(cards, (), things)
    assert loot.named(None, [(), (0, 1)]) == {"door": ["card-axe", "card-door"]}
    assert loot.numbered(None, {"door": ["card-axe", "card-door"]}) == [(), (0, 1)]
