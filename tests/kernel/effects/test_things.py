"""Things have one table: each has its number, its place among those of its kind, and a name that lasts."""

from __future__ import annotations

import pytest

from sobremesa.kernel.effects.things import Things


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
