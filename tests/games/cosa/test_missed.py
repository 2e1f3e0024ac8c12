"""Missed! (¡Fallaste!): who stands in, with what immunity, and what is in the way."""

from __future__ import annotations

import pytest

from games.cosa.laid import gift, hand, lay, names, role
from games.looking import asks, decision, kinds, offered, told
from sobremesa.games.cosa.book import CONTAGIOUS, HUMAN, INFECTADO, LA_COSA
from sobremesa.games.cosa.state import UNKNOWN
from sobremesa.testing import play, refused

INFECTED_ALONE = "infected infected infected infected"


@pytest.mark.rule("cosa-7.6", "cosa-7.7", "cosa-7.12")
@pytest.mark.parametrize(("direction", "first", "second"), [(1, 1, 2), (-1, 5, 4)])
def test_the_next_player_must_exchange_instead(direction: int, first: int, second: int) -> None:
    hands = ["axe", "", "", "thing", "", ""]
    hands[first] = "missed"
    match = lay(*hands, at="exchange", direction=direction, deck="no-thanks no-barbecue")
    play(match, "0 give:axe")
    events = play(match, f"{first} defend:missed")
    assert told(events, "stands-in") == [{"who": second, "who2": 0}]
    assert asks(match) == [(second, "stand-in")]
    assert decision(match, second).args == (("who", 0),)
    assert refused(match, "0 give:suspicion") == "cosa-6.1"  # the offered card stays the same
    assert names(match.state.aside[0]) == ["axe"]
    line = gift(match, second)
    given = line.split(":")[1]
    play(match, line)
    assert "axe" in hand(match, second)
    assert given in hand(match, 0)
    assert "axe" not in hand(match, first)
    assert "no-thanks" in hand(match, first)  # drawn for the defence
    assert match.state.active == first  # the order of turns doesn't change


@pytest.mark.rule("cosa-7.8", "cosa-4.4")
def test_whoever_stands_in_is_not_infected() -> None:
    match = lay("thing infected", "missed", "axe", "", "", "", at="exchange", deck="no-thanks")
    play(match, "0 give:infected", "1 defend:missed")
    events = play(match, "2 give:axe")
    assert "infected" in hand(match, 2)
    assert (role(match, 1), role(match, 2)) == (HUMAN, HUMAN)
    assert told(events, "exchanged", 2)[0]["turned"] == 0
    assert match.state.sure[2][0] == CONTAGIOUS  # The Thing or an Infectado, one can't tell


@pytest.mark.rule("cosa-7.8", "cosa-4.5", "cosa-4.7")
def test_the_one_who_stood_in_holds_it_like_one_that_was_drawn() -> None:
    match = lay("thing infected", "missed", "axe", "", "", at="exchange", deck="no-thanks")
    play(match, "0 give:infected", "1 defend:missed", "2 give:axe")
    play(match, "1 discard:no-thanks")
    play(match, gift(match, 1))
    assert "give:infected" not in offered(match, 2)  # a Human may never give one
    play(match, gift(match, 2))
    assert match.state.active == 2
    assert "discard:infected" in offered(match, 2)  # … but may discard it


@pytest.mark.rule("cosa-7.7")
def test_an_infected_meant_for_the_thing_may_reach_a_human() -> None:
    match = lay("infected infected", "thing missed", "axe", "", "", infected=[0], at="exchange", deck="no-thanks")
    play(match, "0 give:infected", "1 defend:missed", "2 give:axe")
    assert "infected" in hand(match, 2)
    assert match.state.roles == [INFECTADO, LA_COSA, HUMAN, HUMAN, HUMAN]
    assert hand(match, 0).count("infected") == 1


@pytest.mark.rule("cosa-7.8")
def test_the_thing_standing_in_may_infect_the_offerer() -> None:
    match = lay("axe", "missed", "thing infected", "", "", at="exchange", deck="no-thanks")
    play(match, "0 give:axe", "1 defend:missed", "2 give:infected")
    assert match.state.roles == [INFECTADO, HUMAN, LA_COSA, HUMAN, HUMAN]
    assert match.state.last_fall == 0


@pytest.mark.rule("cosa-7.9")
def test_a_chain_moves_on_seat_by_seat_and_the_immunity_with_it() -> None:
    match = lay(
        "thing infected", "missed", "missed", "missed", "axe", *[""] * 6, at="exchange", deck="no-thanks scary whisky"
    )
    play(match, "0 give:infected", "1 defend:missed", "2 defend:missed")
    assert asks(match) == [(3, "stand-in")]
    play(match, "3 defend:missed")
    assert asks(match) == [(4, "stand-in")]
    assert names(match.state.resolving) == ["missed"] * 3
    play(match, "4 give:axe")
    assert "infected" in hand(match, 4)
    assert match.state.roles == [LA_COSA, *[HUMAN] * 10]
    assert match.state.active == 1
    assert [len(held) for held in match.state.hands][2:] == [4] * 9


@pytest.mark.rule("cosa-7.9")
@pytest.mark.parametrize("defence", ["no-thanks", "scary"])
def test_whoever_stands_in_may_refuse_too(defence: str) -> None:
    match = lay("axe", "missed", f"thing {defence}", "", "", at="exchange", deck="no-barbecue comfortable")
    play(match, "0 give:axe", "1 defend:missed")
    events = play(match, f"2 defend:{defence}")
    assert "axe" in hand(match, 0)
    assert match.state.active == 1
    assert [event["card"] for event in told(events, "saw-offer", 2)] == (["axe"] if defence == "scary" else [])


@pytest.mark.rule("cosa-7.14", "cosa-7.7")
@pytest.mark.parametrize("by_the_thing", [True, False])
def test_an_infected_that_a_stand_in_sees_with_scary_doesnt_tell_which_of_the_two_it_is(by_the_thing: bool) -> None:
    """It may be The Thing's, or an Infectado's that was meant for The Thing."""
    first, second = ("thing infected", "missed") if by_the_thing else ("infected infected", "thing missed")
    fallen = [] if by_the_thing else [0]
    match = lay(first, second, "scary", "", "", "", at="exchange", infected=fallen, deck="no-thanks whisky")
    play(match, "0 give:infected", "1 defend:missed", "2 defend:scary")
    assert match.state.sure[2][:2] == (CONTAGIOUS, UNKNOWN)
    assert match.view(2)["certain"][0] == "contagious"
    assert [match.state.sure[seat][0] for seat in (3, 4, 5)] == [UNKNOWN] * 3


@pytest.mark.rule("cosa-7.10")
def test_full_circle_with_two_left() -> None:
    match = lay("axe", "thing missed", "", "", out=[2, 3], at="exchange", deck="no-thanks")
    events = play(match, "0 give:axe", "1 defend:missed")
    assert told(events, "nobody-stands-in") == [{"who": 1, "who2": 0}]
    assert "axe" in hand(match, 0)
    assert (match.state.active, asks(match)) == (1, [(1, "act")])


@pytest.mark.rule("cosa-7.10")
def test_full_circle_after_seducing_the_player_before() -> None:
    match = lay("axe seduction", "thing", "", "", "missed", deck="no-thanks")
    events = play(match, "0 play-on:seduction:4", "0 give:axe", "4 defend:missed")
    assert told(events, "nobody-stands-in") == [{"who": 4, "who2": 0}]
    assert "axe" in hand(match, 0)
    assert match.state.active == 1


@pytest.mark.rule("cosa-7.10", "cosa-7.9")
def test_a_chain_may_come_full_circle_too() -> None:
    match = lay("axe", "missed", "thing missed", *[""] * 3, out=[3, 4, 5], at="exchange", deck="no-thanks scary")
    events = play(match, "0 give:axe", "1 defend:missed", "2 defend:missed")
    assert told(events, "nobody-stands-in") == [{"who": 2, "who2": 0}]
    assert "axe" in hand(match, 0)
    assert match.state.active == 1


@pytest.mark.rule("cosa-7.11")
@pytest.mark.parametrize(
    ("laid", "stands_in"),
    [
        ({"doors": [1]}, False),  # between the one who missed and the next
        ({"doors": [2]}, True),
        ({"doors": [5]}, True),  # between the offerer and the player before
        ({"quarantine": {2: 2}}, False),
        ({"quarantine": {1: 2}}, True),
        ({"quarantine": {3: 1}}, True),
        ({"quarantine": {0: 2}}, True),  # the offerer's own doesn't matter
        ({"direction": -1, "doors": [4]}, False),
        ({"direction": -1, "doors": [1]}, True),
    ],
)
def test_obstacles_in_the_way(laid: dict[str, object], stands_in: bool) -> None:
    hands = ["axe", "missed", "", "thing", "", "missed"]
    match = lay(*hands, at="exchange", deck="no-thanks", **laid)  # type: ignore[arg-type]
    first, second = (5, 4) if laid.get("direction") == -1 else (1, 2)
    play(match, "0 give:axe")
    events = play(match, f"{first} defend:missed")
    if stands_in:
        assert asks(match) == [(second, "stand-in")]
    else:
        assert told(events, "nobody-stands-in") == [{"who": first, "who2": 0}]
        assert "axe" in hand(match, 0)
        assert match.state.active == first


@pytest.mark.rule("cosa-7.11", "cosa-7.9")
def test_a_chain_stops_at_an_obstacle() -> None:
    match = lay("axe", "missed", "missed", "thing", "", "", at="exchange", deck="no-thanks scary", doors=[2])
    play(match, "0 give:axe", "1 defend:missed")
    events = play(match, "2 defend:missed")
    assert told(events, "nobody-stands-in") == [{"who": 2, "who2": 0}]
    assert "axe" in hand(match, 0)


@pytest.mark.rule("cosa-7.12")
def test_after_a_seduction_missed_the_one_after_the_seducer_is_next() -> None:
    match = lay("axe seduction", "thing", "", "missed", "", "", deck="no-thanks")
    play(match, "0 play-on:seduction:3", "0 give:axe", "3 defend:missed")
    assert asks(match) == [(4, "stand-in")]
    play(match, gift(match, 4))
    assert match.state.active == 1


@pytest.mark.rule("cosa-6.9")
def test_whoever_stands_in_is_tested_for_superinfection() -> None:
    match = lay("axe", "missed", INFECTED_ALONE, "thing", "", at="exchange", deck="no-thanks")
    events = play(match, "0 give:axe", "1 defend:missed")
    assert [event["who"] for event in told(events, "superinfected")] == [2]
    assert match.state.ring == [0, 1, 3, 4]
    assert "axe" in hand(match, 0)
    assert match.state.aside == [()] * 5
    assert match.state.active == 1


@pytest.mark.rule("cosa-6.9")
def test_an_infectado_standing_in_before_the_thing_does_not_fall() -> None:
    match = lay("thing axe", "missed", INFECTED_ALONE, "", "", at="exchange", deck="no-thanks", infected=[2])
    play(match, "0 give:axe", "1 defend:missed")
    assert asks(match) == [(2, "stand-in")]
    assert offered(match, 2) == {"give:infected"}


@pytest.mark.rule("cosa-6.9")
def test_the_offerer_is_not_tested_again() -> None:
    """An Infectado with nothing else may face The Thing; when it misses, the card is already laid down."""
    match = lay(INFECTED_ALONE, "thing missed", "axe", "", "", infected=[0], at="exchange", deck="no-thanks")
    events = play(match, "0 give:infected", "1 defend:missed")
    assert "superinfected" not in kinds(events)
    assert asks(match) == [(2, "stand-in")]
    play(match, "2 give:axe")
    assert sorted(hand(match, 0)) == ["axe", "infected", "infected", "infected"]
