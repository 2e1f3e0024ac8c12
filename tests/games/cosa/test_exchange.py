"""Chapter 6: the exchange. Offers are locked and blind, and whoever is offered a card is always asked."""

from __future__ import annotations

import pytest

from games.cosa.laid import gift, hand, lay, names
from games.looking import asks, decision, eyes, kinds, offered, told
from sobremesa.testing import play, refused


@pytest.mark.rule("cosa-6.1")
def test_both_cards_change_hands_at_once() -> None:
    match = lay("axe missed", "thing no-barbecue", "", "", "", at="exchange")
    before = [hand(match, seat) for seat in range(5)]
    play(match, "0 give:axe")
    assert "axe" not in hand(match, 0)
    assert names(match.state.aside[0]) == ["axe"]
    assert hand(match, 1) == before[1]  # it isn't there yet
    events = play(match, "1 give:no-barbecue")
    expected = sorted([*(name for name in before[0] if name != "axe"), "no-barbecue"])
    assert sorted(hand(match, 0)) == expected
    assert "axe" in hand(match, 1)
    assert "no-barbecue" not in hand(match, 1)
    assert told(events, "exchanged") == [{"who": 0, "who2": 1}]


@pytest.mark.rule("cosa-6.1")
def test_an_offer_can_not_be_changed() -> None:
    match = lay("axe missed", "thing", "", "", "", at="exchange")
    play(match, "0 give:axe")
    assert asks(match) == [(1, "answer")]
    assert refused(match, "0 give:missed") == "cosa-6.1"
    assert refused(match, "0 give:axe") == "cosa-6.1"


@pytest.mark.rule("cosa-6.1")
def test_the_answer_is_given_without_having_seen_the_offer() -> None:
    match = lay("axe missed", "thing no-thanks", "", "", "", at="exchange")
    other = match.fork()
    first, second = play(match, "0 give:axe"), play(other, "0 give:missed")
    for eye in eyes(match, but=(0,)):
        assert match.view(eye) == other.view(eye)
        assert [event.seen_from(eye) for event in first] == [event.seen_from(eye) for event in second]
    assert decision(match, 1) == decision(other, 1)
    assert match.view(0) != other.view(0)


@pytest.mark.rule("cosa-6.1")
def test_nobody_else_sees_what_was_exchanged() -> None:
    match = lay("axe missed", "thing no-thanks suspicion", "", "", "", at="exchange")
    other = match.fork()
    play(match, "0 give:axe")
    play(other, "0 give:missed")
    first, second = play(match, "1 give:no-thanks"), play(other, "1 give:suspicion")
    for eye in eyes(match, but=(0, 1)):
        assert [event.seen_from(eye) for event in first] == [event.seen_from(eye) for event in second]
        assert match.view(eye) == other.view(eye)
    for seat in (0, 1):
        said = told(first, "exchanged", seat)[0]
        assert (said["card"], said["card2"]) == ("axe", "no-thanks")


@pytest.mark.rule("cosa-6.2", "cosa-9.2")
@pytest.mark.parametrize(("direction", "door"), [(1, 0), (-1, 4)])
def test_a_door_on_that_edge_stops_the_exchange(direction: int, door: int) -> None:
    match = lay("axe", "thing", "", "", "", at="exchange", direction=direction, doors=[door])
    assert kinds(match.opening)[0] == "door-in-between"
    assert match.state.active == (1 if direction > 0 else 4)
    assert "axe" in hand(match, 0)


@pytest.mark.rule("cosa-6.2")
@pytest.mark.parametrize("door", [1, 2, 4])
def test_a_door_elsewhere_does_not(door: int) -> None:
    match = lay("axe", "thing", "", "", "", at="exchange", doors=[door])
    assert asks(match) == [(0, "offer")]


@pytest.mark.rule("cosa-6.2", "cosa-6.8")
def test_behind_a_door_nobody_is_superinfected() -> None:
    hands = ("infected infected infected infected", "thing", "", "", "", "")
    open_way = lay(*hands, at="exchange", active=1, direction=-1)
    assert told(open_way.opening, "superinfected")
    match = lay(*hands, at="exchange", active=1, direction=-1, doors=[0])
    assert "superinfected" not in kinds(match.opening)
    assert match.state.ring == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("cosa-6.3")
@pytest.mark.parametrize("held", ["", "no-thanks", "missed", "infected infected infected", "no-thanks missed"])
def test_the_target_is_always_asked_whatever_they_hold(held: str) -> None:
    match = lay("axe", held, "thing", "", "", "", at="exchange")
    play(match, "0 give:axe")
    assert asks(match) == [(1, "answer")]
    assert decision(match, 1).args == (("who", 0),)


@pytest.mark.rule("cosa-6.3")
def test_even_with_a_single_thing_to_do_they_are_asked() -> None:
    match = lay("thing axe", "infected infected infected suspicion", "", "", "", infected=[1], at="exchange")
    play(match, "0 give:axe")
    assert asks(match) == [(1, "answer")]


@pytest.mark.rule("cosa-6.5")
def test_only_the_one_who_is_offered_a_card_may_refuse() -> None:
    match = lay("axe no-thanks", "thing no-thanks", "no-thanks", "", "", "", "", "", at="exchange")
    assert refused(match, "0 defend:no-thanks") is not None
    assert not [key for key in offered(match, 0) if key.startswith("defend")]
    play(match, "0 give:axe")
    assert refused(match, "0 defend:no-thanks") == "cosa-7.1"
    assert refused(match, "2 defend:no-thanks") == "cosa-7.1"
    assert "defend:no-thanks" in offered(match, 1)
    assert "defend:missed" not in offered(match, 1)


@pytest.mark.rule("cosa-6.5")
def test_one_card_is_enough_and_one_is_all_for_each_offer() -> None:
    match = lay("axe", "thing no-thanks scary", "", "", "", "", at="exchange", deck="missed missed flamethrower")
    play(match, "0 give:axe", "1 defend:no-thanks")
    assert (match.state.active, asks(match)) == (1, [(1, "act")])


@pytest.mark.rule("cosa-6.6", "cosa-7.5")
def test_a_refused_card_goes_back_and_the_turn_ends() -> None:
    match = lay("axe", "thing no-thanks", "", "", "", at="exchange", deck="missed flamethrower")
    before = hand(match, 0)
    events = play(match, "0 give:axe", "1 defend:no-thanks")
    assert hand(match, 0) == before
    assert "exchanged" not in kinds(events)
    assert match.state.aside == [()] * 5
    assert sorted(hand(match, 1)).count("missed") == 1  # drawn for the defence
    assert match.state.active == 1


@pytest.mark.rule("cosa-6.6")
def test_after_cant_we_be_friends_the_third_step_follows_even_a_refusal() -> None:
    hands = ("axe", "thing", "", "no-thanks", "", "", "")
    match = lay(*hands, at="turn", deck="friends missed flamethrower")
    play(match, "0 aim:3", "0 give:axe", "3 defend:no-thanks")
    assert asks(match) == [(0, "offer")]
    assert decision(match, 0).args == (("who", 1),)
    assert "axe" in hand(match, 0)


@pytest.mark.rule("cosa-6.6")
def test_a_refused_seduction_ends_the_turn() -> None:
    match = lay("axe seduction", "thing", "", "no-thanks", "", "", deck="missed flamethrower")
    play(match, "0 play-on:seduction:3", "0 give:axe", "3 defend:no-thanks")
    assert match.state.active == 1
    assert "axe" in hand(match, 0)


@pytest.mark.rule("cosa-12.5")
def test_with_two_left_the_other_is_offered_a_card_once() -> None:
    match = lay("axe", "thing", "", "", "", out=[2, 3, 4], at="exchange", deck="missed")
    play(match, "0 give:axe")
    play(match, gift(match, 1))
    assert (match.state.active, asks(match)) == (1, [(1, "act")])


@pytest.mark.rule("cosa-9.7")
@pytest.mark.parametrize("place", [0, 1])
def test_with_two_left_any_door_blocks(place: int) -> None:
    match = lay("axe", "thing", "", "", out=[2, 3], at="exchange", doors=[place], deck="missed")
    assert "door-in-between" in kinds(match.opening)
    assert match.state.active == 1
