"""Chapter 4 and superinfection: who may give what to whom, what it does, and La Cosa's duty."""

from __future__ import annotations

import pytest

from games.cosa.laid import gift, hand, lay, names, role
from games.looking import asks, kinds, offered, told
from sobremesa.games.cosa.book import HUMAN, INFECTADO, LA_COSA
from sobremesa.games.cosa.knowledge import pile_of
from sobremesa.games.cosa.state import UNKNOWN
from sobremesa.testing import play, refused

INFECTED_ALONE = "infected infected infected infected"


# --- who gives ¡Infectado! to whom -------------------------------------------------------------------------------


@pytest.mark.rule("cosa-4.5", "cosa-4.6")
@pytest.mark.parametrize(
    ("giver", "count", "taker", "may"),
    [
        ("thing", 1, "human", True),
        ("thing", 1, "infected", True),
        ("infected", 2, "thing", True),
        ("infected", 1, "thing", False),
        ("infected", 2, "human", False),
        ("infected", 3, "infected", False),
        ("human", 1, "human", False),
        ("human", 2, "thing", False),
        ("human", 2, "infected", False),
    ],
)
@pytest.mark.parametrize("answering", [False, True])
def test_who_may_give_an_infected_to_whom(giver: str, count: int, taker: str, may: bool, answering: bool) -> None:
    hands = ["", "", "", "", "", ""]
    one, two = (1, 0) if answering else (0, 1)
    hands[one] = " ".join(["thing"] * (giver == "thing") + ["infected"] * count)
    hands[two] = {"thing": "thing axe", "infected": "infected axe", "human": "axe"}[taker]
    if "thing" not in (giver, taker):
        hands[4] = "thing"
    fallen = [seat for seat, who in ((one, giver), (two, taker)) if who == "infected"]
    match = lay(*hands, infected=fallen, at="exchange")
    if answering:
        play(match, gift(match, 0))
    assert ("give:infected" in offered(match, one)) == may
    if not may:
        assert refused(match, f"{one} give:infected") == (
            "cosa-4.6" if (giver, count) == ("infected", 1) else "cosa-4.5"
        )


@pytest.mark.rule("cosa-4.2")
def test_the_card_the_thing_never_leaves_its_hand() -> None:
    match = lay("thing axe", "", "", "", "")
    assert not [key for key in offered(match, 0) if key.endswith(":thing")]
    play(match, "0 discard:axe")
    assert not [key for key in offered(match, 0) if key.endswith(":thing")]
    match = lay("thing", "", "", "", at="turn", deck="forgetful")
    for _ in range(3):
        assert "discard:thing" not in offered(match, 0)
        match.play(0, min(offered(match, 0)))
    assert "thing" in hand(match, 0)
    match = lay("thing", "", "", "", at="turn", deck="blind-date")
    assert "put:thing" not in offered(match, 0)
    match = lay("thing", "", "", "", at="turn", deck="round")
    assert "give:thing" not in offered(match, 0)


@pytest.mark.rule("cosa-4.3", "cosa-4.7")
def test_drawing_an_infected_does_nothing_to_a_human() -> None:
    match = lay("axe", "thing", "", "", "", at="turn", deck="infected")
    assert (role(match, 0), "infected" in hand(match, 0)) == (HUMAN, True)
    assert "discard:infected" in offered(match, 0)
    kept = match.fork()
    play(kept, "0 discard:axe")
    assert (role(kept, 0), "infected" in hand(kept, 0)) == (HUMAN, True)
    play(match, "0 discard:infected")
    assert "infected" in names(match.state.discard)


@pytest.mark.rule("cosa-4.4", "cosa-6.4")
def test_the_thing_infects_by_what_it_offers() -> None:
    match = lay("thing infected", "axe", "", "", "", at="exchange")
    play(match, "0 give:infected")
    assert role(match, 1) == HUMAN  # not before the card has come
    events = play(match, "1 give:axe")
    assert match.state.roles == [LA_COSA, INFECTADO, HUMAN, HUMAN, HUMAN]
    assert told(events, "exchanged", 1)[0]["turned"] == 2
    assert match.state.last_fall == 1


@pytest.mark.rule("cosa-4.4", "cosa-6.4")
def test_the_thing_infects_by_what_it_answers_with() -> None:
    match = lay("axe", "thing infected", "", "", "", at="exchange")
    events = play(match, "0 give:axe", "1 give:infected")
    assert match.state.roles == [INFECTADO, LA_COSA, HUMAN, HUMAN, HUMAN]
    assert told(events, "exchanged", 0)[0]["turned"] == 1
    assert match.state.last_fall == 0


@pytest.mark.rule("cosa-4.4")
def test_any_other_card_of_the_thing_is_harmless() -> None:
    match = lay("thing infected axe", "", "", "", "", at="exchange")
    play(match, "0 give:axe")
    play(match, gift(match, 1))
    assert role(match, 1) == HUMAN


@pytest.mark.rule("cosa-4.5", "cosa-4.8")
def test_an_infected_that_comes_to_the_thing_or_to_an_infected_changes_nothing() -> None:
    match = lay("infected infected", "thing", "", "", "", infected=[0], at="exchange")
    play(match, "0 give:infected")
    play(match, gift(match, 1))
    assert match.state.roles == [INFECTADO, LA_COSA, HUMAN, HUMAN, HUMAN]
    match = lay("thing infected", "infected axe", "", "", "", infected=[1], at="exchange", last_fall=4)
    play(match, "0 give:infected", "1 give:axe")
    assert match.state.roles == [LA_COSA, INFECTADO, HUMAN, HUMAN, HUMAN]
    assert match.state.last_fall == 4  # nobody fell
    assert hand(match, 1).count("infected") == 2


@pytest.mark.rule("cosa-4.6")
def test_an_infectado_keeps_the_last_infected() -> None:
    match = lay("infected axe", "thing", "", "", "", infected=[0])
    assert "discard:infected" not in offered(match, 0)
    assert refused(match, "0 discard:infected") == "cosa-4.6"
    play(match, "0 discard:axe")
    assert refused(match, "0 give:infected") == "cosa-4.6"
    match = lay("infected infected axe", "thing", "", "", "", infected=[0])
    play(match, "0 discard:infected")
    assert refused(match, "0 give:infected") == "cosa-4.6"
    match = lay("infected", "thing", "", "", at="turn", infected=[0], deck="blind-date")
    assert "put:infected" not in offered(match, 0)
    match = lay("infected infected", "thing", "", "", at="turn", infected=[0], deck="forgetful")
    play(match, "0 discard:infected")
    assert "discard:infected" not in offered(match, 0)


@pytest.mark.rule("cosa-4.7")
@pytest.mark.parametrize(("held", "fallen"), [("infected", []), ("infected infected", [0]), ("thing infected", [])])
def test_apart_from_that_anyone_may_discard_one(held: str, fallen: list[int]) -> None:
    match = lay(held, "" if "thing" in held else "thing", "", "", "", infected=fallen)
    play(match, "0 discard:infected")
    assert names(match.state.discard) == ["infected"]


@pytest.mark.rule("cosa-4.9")
def test_the_thing_and_nobody_else_is_shown_every_role() -> None:
    match = lay("thing infected", "", "infected", "", "", infected=[2], at="exchange")
    assert match.view(0)["certain"] == ["thing", "human", "infected", "human", "human"]
    assert match.view(0)["humans_left"] == 3
    for seat, expected in ((1, [None, "human", None, None, None]), (3, [None, None, None, "human", None])):
        assert match.view(seat)["certain"] == expected
        assert match.view(seat)["humans_left"] is None
    play(match, "0 give:infected")
    play(match, gift(match, 1))
    assert match.view(0)["certain"] == ["thing", "infected", "infected", "human", "human"]
    assert match.view(0)["humans_left"] == 2


@pytest.mark.rule("cosa-4.10")
def test_an_infectado_knows_the_thing_but_not_the_others() -> None:
    match = lay("thing infected", "", "infected", "", "", infected=[2], at="exchange")
    play(match, "0 give:infected")
    play(match, gift(match, 1))
    assert match.state.sure[1] == (LA_COSA, INFECTADO, UNKNOWN, UNKNOWN, UNKNOWN)
    assert match.state.sure[2] == (LA_COSA, UNKNOWN, INFECTADO, UNKNOWN, UNKNOWN)
    assert match.state.sure[3] == (UNKNOWN, UNKNOWN, UNKNOWN, HUMAN, UNKNOWN)


# --- La Cosa and the Lanzallamas ---------------------------------------------------------------------------------


@pytest.mark.rule("cosa-4.12")
def test_the_thing_must_get_rid_of_a_flamethrower_in_its_turn() -> None:
    match = lay("thing flamethrower axe infected", "", "", "", "", at="turn", deck="missed")
    kept = match.fork()
    play(kept, "0 discard:axe")
    assert offered(kept, 0) == {"give:flamethrower", "declare"}
    assert refused(kept, "0 give:infected") == "cosa-4.12"
    assert refused(kept, "0 give:missed") == "cosa-4.12"
    for line in ("0 discard:flamethrower", "0 play-on:flamethrower:4"):
        rid = match.fork()
        play(rid, line)
        if "play" in line:
            play(rid, "4 accept")
        assert {"give:axe", "give:infected", "give:missed"} <= offered(rid, 0)


@pytest.mark.rule("cosa-4.12")
def test_one_of_two_is_enough() -> None:
    match = lay("thing flamethrower flamethrower axe", "", "", "", "", at="turn", deck="missed")
    playing = match.fork()
    play(match, "0 discard:flamethrower")
    play(playing, "0 play-on:flamethrower:4", "4 accept")
    for rid in (match, playing):
        assert {"give:axe", "give:flamethrower", "give:missed"} <= offered(rid, 0)


@pytest.mark.rule("cosa-4.12")
def test_drawing_it_brings_the_duty_too_and_nobody_else_has_it() -> None:
    match = lay("thing axe", "", "", "", "", at="turn", deck="flamethrower")
    play(match, "0 discard:axe")
    assert offered(match, 0) == {"give:flamethrower", "declare"}
    for held, fallen in (("axe infected", [0]), ("axe", [])):
        match = lay(held, "thing", "", "", "", at="turn", deck="flamethrower", infected=fallen)
        play(match, "0 discard:axe")
        assert len(offered(match, 0)) > 1


@pytest.mark.rule("cosa-4.12")
def test_a_seduction_has_to_offer_it_too() -> None:
    match = lay("thing flamethrower seduction axe", "", "", "", "", at="turn", deck="missed")
    play(match, "0 play-on:seduction:2")
    assert offered(match, 0) == {"give:flamethrower"}


@pytest.mark.rule("cosa-4.13")
def test_a_refused_offer_meets_the_duty() -> None:
    hands = ("thing flamethrower", "", "", "no-thanks", "", "", "")
    match = lay(*hands, at="turn", deck="friends missed scary")
    play(match, "0 aim:3")
    assert offered(match, 0) == {"give:flamethrower"}
    play(match, "0 give:flamethrower", "3 defend:no-thanks")
    assert "flamethrower" in hand(match, 0)
    assert len(offered(match, 0) - {"declare"}) > 1  # the third step, and the duty is met


@pytest.mark.rule("cosa-4.13")
def test_a_blocked_exchange_meets_the_duty_until_the_next_turn_of_its_own() -> None:
    match = lay("thing flamethrower axe", "", "", "", at="turn", deck="missed", doors=[0])
    play(match, "0 discard:axe")
    assert match.state.active == 1
    assert "flamethrower" in hand(match, 0)
    assert match.state.owes == [False] * 4


@pytest.mark.rule("cosa-4.13", "cosa-8.5")
def test_in_quarantine_it_is_discarded_or_offered() -> None:
    match = lay("thing flamethrower axe", "", "", "", "", at="turn", deck="missed", quarantine={0: 2})
    assert not [key for key in offered(match, 0) if key.startswith("play-on:flamethrower")]
    assert "discard:flamethrower" in offered(match, 0)
    play(match, "0 discard:axe")
    assert offered(match, 0) == {"give:flamethrower", "declare"}


@pytest.mark.rule("cosa-4.13")
def test_after_a_panic_only_the_offer_is_left() -> None:
    match = lay("thing flamethrower axe", "", "", "", at="turn", deck="three-four")
    assert offered(match, 0) == {"give:flamethrower", "declare"}


@pytest.mark.rule("cosa-4.13")
def test_if_the_panic_ends_the_turn_there_is_no_duty() -> None:
    match = lay("thing flamethrower axe", "", "", "", at="turn", deck="blind-date missed")
    assert {"put:axe", "put:flamethrower"} <= offered(match, 0)
    match = lay("thing flamethrower axe", "", "", "", at="turn", deck="round missed")
    assert {"give:axe", "give:flamethrower"} <= offered(match, 0)


@pytest.mark.rule("cosa-4.13")
def test_there_is_no_duty_in_the_turns_of_others() -> None:
    match = lay("axe", "thing flamethrower", "", "", "", at="exchange")
    play(match, "0 give:axe")
    assert {"give:flamethrower", "give:suspicion"} <= offered(match, 1)
    got = lay("", "thing", "flamethrower", "", "", at="exchange", active=2, direction=-1, deck="missed scary")
    play(got, "2 give:flamethrower")
    assert got.state.owes == [False] * 5
    play(got, gift(got, 1))
    assert (got.state.active, got.state.owes) == (1, [False, True, False, False, False])  # a turn of its own


@pytest.mark.rule("cosa-4.13")
def test_being_dealt_one_brings_no_duty_before_its_own_turn() -> None:
    match = lay("axe", "thing flamethrower", "", "", "", at="exchange", deck="missed")
    assert match.state.owes == [False] * 5
    play(match, "0 give:axe")
    play(match, gift(match, 1))
    assert match.state.owes == [False, True, False, False, False]


@pytest.mark.rule("cosa-4.12", "cosa-4.13")
@pytest.mark.parametrize("kept", ["flamethrower", "scary"])
def test_one_drawn_later_than_the_first_step_brings_no_duty(kept: str) -> None:
    match = lay("thing axe resolute", "", "", "", "", deck="flamethrower missed scary")
    play(match, "0 play:resolute", f"0 keep:{kept}", "0 discard:axe")
    assert {"give:suspicion", f"give:{kept}"} <= offered(match, 0)
    forgot = lay("thing axe missed scary", "", "", "", "", at="turn", deck="forgetful flamethrower no-thanks")
    play(forgot, "0 discard:axe", "0 discard:missed", "0 discard:scary")
    assert {"give:flamethrower", "give:no-thanks"} <= offered(forgot, 0)


@pytest.mark.rule("cosa-4.13", "cosa-11.8")
def test_a_flamethrower_that_is_forgotten_meets_the_duty() -> None:
    match = lay("thing flamethrower scary missed", "", "", "", "", at="turn", deck="forgetful flamethrower axe whisky")
    assert match.state.owes[0]
    play(match, "0 discard:scary", "0 discard:missed")
    assert offered(match, 0) == {"discard:flamethrower"}  # three go, and The Thing stays
    play(match, "0 discard:flamethrower")
    assert {"give:flamethrower", "give:axe", "give:whisky"} <= offered(
        match, 0
    )  # the one that came brings no duty either


@pytest.mark.rule("cosa-14.3")
def test_without_the_duty_it_may_keep_it() -> None:
    match = lay("thing flamethrower axe", "", "", "", at="turn", deck="missed", settings={"duty": False})
    play(match, "0 discard:axe")
    assert {"give:flamethrower", "give:missed"} <= offered(match, 0)


# --- superinfection ----------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-6.7", "cosa-6.8", "cosa-6.10", "cosa-12.1")
def test_whoever_would_be_offered_a_card_falls() -> None:
    match = lay("axe", INFECTED_ALONE, "thing", "", "", at="exchange", deck="missed")
    assert kinds(match.opening)[:2] == ["superinfected", "eliminated"]
    assert told(match.opening, "superinfected") == [{"who": 1, "card": ("infected",) * 4}]
    assert match.state.ring == [0, 2, 3, 4]
    assert (match.state.active, asks(match)) == (2, [(2, "act")])  # no exchange, and the turn has ended
    assert "axe" in hand(match, 0)
    for seat in (0, 2, 3, 4):  # everybody has seen that hand, and knows where it lies
        (entry,) = match.view(seat)["notes"][1]["entries"]
        assert (entry["how"], names(entry["cards"])) == ("hand-seen", ["infected"] * 4)
    assert names(match.state.common[pile_of(match.state)][1:]).count("infected") == 4


@pytest.mark.rule("cosa-6.7", "cosa-6.8", "cosa-12.4")
def test_whoever_would_offer_falls() -> None:
    match = lay(INFECTED_ALONE, "axe", "thing", "", "", at="exchange", deck="missed")
    assert match.state.ring == [1, 2, 3, 4]
    assert (match.state.active, asks(match)) == (1, [(1, "act")])


@pytest.mark.rule("cosa-6.8", "cosa-12.4")
def test_both_may_fall() -> None:
    match = lay(INFECTED_ALONE, INFECTED_ALONE, "thing", "", "", at="exchange", deck="missed", infected=[0])
    assert [event["who"] for event in told(match.opening, "superinfected")] == [0, 1]
    assert match.state.ring == [2, 3, 4]
    assert match.state.active == 2


@pytest.mark.rule("cosa-6.7")
@pytest.mark.parametrize("offering", [True, False])
def test_an_infectado_who_faces_the_thing_does_not_fall_but_a_human_does(offering: bool) -> None:
    hands = (INFECTED_ALONE, "thing", "", "", "")
    way = {"active": 0} if offering else {"active": 1, "direction": -1}
    match = lay(*hands, at="exchange", infected=[0], **way)
    assert match.state.ring == [0, 1, 2, 3, 4]
    assert asks(match) == [(0 if offering else 1, "offer")]
    if offering:
        assert offered(match, 0) == {"give:infected"}
    fallen = lay(*hands, at="exchange", deck="missed", **way)
    assert fallen.state.ring == [1, 2, 3, 4]


@pytest.mark.rule("cosa-6.7", "cosa-6.8")
def test_three_are_not_enough_and_the_thing_never_falls() -> None:
    match = lay("infected infected infected", "thing infected infected infected", "", "", "", at="exchange")
    assert asks(match) == [(0, "offer")]
    assert match.state.ring == [0, 1, 2, 3, 4]


@pytest.mark.rule("cosa-6.8")
def test_drawing_is_no_test() -> None:
    match = lay(INFECTED_ALONE, "thing", "", "", "", at="turn", deck="infected")
    assert hand(match, 0) == ["infected"] * 5
    assert asks(match) == [(0, "act")]


@pytest.mark.rule("cosa-6.8")
def test_it_is_tested_in_a_seduction_and_among_friends() -> None:
    match = lay("seduction", "thing", INFECTED_ALONE, "", "", deck="missed")
    play(match, "0 play-on:seduction:2")
    assert (match.state.ring, match.state.active) == ([0, 1, 3, 4], 1)
    match = lay("", "thing", INFECTED_ALONE, "", "", "", "", at="turn", deck="friends missed")
    play(match, "0 aim:2")
    assert (match.state.ring, match.state.active) == ([0, 1, 3, 4, 5, 6], 1)  # no third step either


@pytest.mark.rule("cosa-11.10", "cosa-6.8")
def test_in_round_and_round_the_superinfected_leave_first_and_then_it_is_settled_who_passes_to_whom() -> None:
    match = lay("axe", INFECTED_ALONE, "thing", "", "", at="turn", deck="round missed")
    assert match.state.ring == [0, 2, 3, 4]
    assert sorted(seat for seat, _ in asks(match)) == [0, 2, 3, 4]
    asked = {item.decision.seat: dict(item.decision.args)["who"] for item in match.asked}
    assert asked == {0: 2, 2: 3, 3: 4, 4: 0}


@pytest.mark.rule("cosa-11.10")
def test_in_round_and_round_an_infectado_passes_to_the_thing() -> None:
    """It is who gets the card that counts, on the ring as it stands."""
    match = lay("", INFECTED_ALONE, "thing", "", "", at="turn", deck="round", infected=[1])
    assert match.state.ring == [0, 1, 2, 3, 4]
    assert offered(match, 1) == {"give:infected"}
    other = lay("thing", INFECTED_ALONE, "", "", "", at="turn", deck="round", infected=[1])
    assert other.state.ring == [0, 2, 3, 4]
    backwards = lay("thing", INFECTED_ALONE, "", "", "", at="turn", deck="round", infected=[1], direction=-1)
    assert backwards.state.ring == [0, 1, 2, 3, 4]


@pytest.mark.rule("cosa-11.10")
def test_a_neighbour_who_falls_does_not_save_anybody_and_the_active_may_fall() -> None:
    match = lay(INFECTED_ALONE, INFECTED_ALONE, "thing", "", "", at="turn", deck="round missed", infected=[0])
    assert match.state.ring == [2, 3, 4]
    play(match, *(gift(match, seat) for seat in (4, 2, 3)))
    assert match.state.active == 2


@pytest.mark.rule("cosa-11.9", "cosa-11.10", "cosa-4.4")
def test_in_round_and_round_the_thing_infects_whoever_gets_its_card() -> None:
    match = lay("thing infected", "infected axe", "", "", "", at="turn", deck="round missed")
    assert "give:infected" in offered(match, 0)
    assert "give:infected" not in offered(match, 1)
    play(match, "0 give:infected")
    assert role(match, 1) == HUMAN  # sealed until all are in
    play(match, "1 give:axe", *(gift(match, seat) for seat in (2, 3, 4)))
    assert match.state.roles == [LA_COSA, INFECTADO, HUMAN, HUMAN, HUMAN]
    assert match.state.active == 1
