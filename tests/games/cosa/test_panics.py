"""Chapter 11: the twelve kinds of panic card."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.cosa.laid import hand, names, numbers, role
from games.cosa.seated import aims, table
from games.looking import asks, decision, eyes, heard, kinds, offered, told
from sobremesa.games.cosa.board import next_of
from sobremesa.games.cosa.book import HUMAN, INFECTADO, LA_COSA
from sobremesa.games.cosa.box import is_panic
from sobremesa.games.cosa.state import UNKNOWN
from sobremesa.kernel.events import Seen
from sobremesa.testing import play, refused

# --- in general --------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-3.9", "cosa-11.1", "cosa-3.12")
@pytest.mark.parametrize("panic", ["ropes", "three-four", "party", "oops"])
def test_a_panic_takes_the_place_of_the_second_step(panic: str) -> None:
    match = table(5, {}, at="turn", deck=f"{panic} whisky")
    assert told(match.opening, "panicked") == [{"who": 0, "card": panic}]
    assert asks(match) == [(0, "offer")]  # no second draw, and nothing played or discarded
    assert len(hand(match, 0)) == 4
    assert names(match.state.deck[:1]) == ["whisky"]
    assert names(match.state.discard) == [panic]
    assert match.state.resolving == ()


@pytest.mark.rule("cosa-11.1", "cosa-3.16")
def test_a_panic_being_resolved_lies_on_the_table_and_in_no_hand() -> None:
    match = table(5, {}, at="turn", deck="forgetful", rest="discard")
    assert names(match.state.resolving) == ["forgetful"]
    pile = len(match.state.discard)
    events = play(match, *[f"0 discard:{card}" for card in hand(match, 0)[:3]])
    assert told(events, "reshuffled") == [{"count": pile + 3}]  # all but the panic itself
    assert all(not is_panic(kind) for kinds_held in match.state.hands for kind in kinds_held)
    assert names(match.state.discard[-1:]) == ["forgetful"]


@pytest.mark.rule("cosa-11.1")
@pytest.mark.parametrize("panic", ["get-out", "friends"])
def test_where_nobody_can_be_chosen_nothing_happens(panic: str) -> None:
    match = table(3, {}, at="turn", deck=panic, quarantine={1: 2, 2: 1})
    assert "nothing-happens" in kinds(match.opening)
    assert asks(match) == [(0, "offer")]
    assert match.state.ring == [0, 1, 2]


# --- obstacles away ----------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-11.2", "cosa-8.1")
def test_rotten_ropes_end_every_quarantine_and_leave_the_doors() -> None:
    match = table(5, {}, at="turn", deck="ropes", quarantine={0: 2, 3: 1}, doors=[1, 2])
    assert match.state.quarantine[:5] == [0] * 5
    assert match.state.doors == [0, 1, 1, 0, 0]
    assert sorted(line["who"] for line in told(match.opening, "quarantine-over")) == [0, 3]
    assert match.state.discard.count(numbers("quarantine")[0]) == 2


@pytest.mark.rule("cosa-11.5", "cosa-9.5")
def test_three_four_opens_every_door_and_leaves_the_quarantines() -> None:
    match = table(5, {}, at="turn", deck="three-four", quarantine={3: 1}, doors={0: 2, 2: 1})
    assert match.state.doors == [0] * 5
    assert match.state.quarantine[3] == 1
    assert told(match.opening, "doors-opened") == [{"count": 3}]
    assert match.state.discard.count(numbers("barred-door")[0]) == 3
    assert asks(match) == [(0, "offer")]  # the door ahead is gone already


# --- moving ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-11.3", "cosa-11.4", "cosa-9.4")
@pytest.mark.parametrize(
    ("alive", "thirds"), [(4, {1, 3}), (5, {2, 3}), (6, {3}), (7, {3, 4}), (8, {3, 5}), (11, {3, 8})]
)
def test_one_two_counts_three_places_either_way_among_the_living(alive: int, thirds: set[int]) -> None:
    match = table(alive, {}, at="turn", deck="one-two", doors=[0, 2, alive - 1])
    assert aims(match, 0, "aim") == thirds
    assert len(match.asked[0].decision.options) == len(thirds)


@pytest.mark.rule("cosa-11.4")
@pytest.mark.parametrize("alive", [2, 3])
def test_one_two_does_nothing_with_three_or_fewer(alive: int) -> None:
    match = table(alive, {}, at="turn", deck="one-two")
    assert "nothing-happens" in kinds(match.opening)
    assert match.state.ring == list(range(alive))
    assert asks(match) == [(0, "offer")]


@pytest.mark.rule("cosa-11.3", "cosa-10.4", "cosa-9.3")
def test_after_one_two_one_exchanges_from_the_new_seat() -> None:
    match = table(7, {0: "axe", 4: "analysis"}, at="turn", deck="one-two", doors=[0, 6, 2])
    play(match, "0 aim:3")
    assert match.state.ring == [3, 1, 2, 0, 4, 5, 6]
    assert match.state.doors == [1, 0, 1, 0, 0, 0, 1]
    play(match, "0 give:axe", "4 give:analysis")
    assert match.state.active == 4


@pytest.mark.rule("cosa-11.4", "cosa-10.4")
def test_with_four_left_the_third_on_the_left_is_the_neighbour_on_the_right() -> None:
    match = table(4, {}, at="turn", deck="one-two")
    play(match, "0 aim:3")
    assert match.state.ring == [3, 1, 2, 0]
    assert asks(match) == [(0, "offer")]
    assert next_of(match.view(0), 0) == 3


@pytest.mark.rule("cosa-11.3")
def test_one_two_and_quarantine() -> None:
    match = table(7, {}, at="turn", deck="one-two", quarantine={0: 1})
    assert "nothing-happens" in kinds(match.opening)
    assert match.state.ring == list(range(7))
    match = table(7, {}, at="turn", deck="one-two", quarantine={3: 1})
    assert aims(match, 0, "aim") == {3, 4}
    events = play(match, "0 aim:3")
    assert "nothing-happens" in kinds(events)
    assert match.state.ring == list(range(7))


@pytest.mark.rule("cosa-11.6", "cosa-12.5")
@pytest.mark.parametrize(
    ("alive", "ring"),
    [
        (2, [1, 0]),
        (3, [1, 0, 2]),
        (4, [1, 0, 3, 2]),
        (5, [1, 0, 3, 2, 4]),
        (6, [1, 0, 3, 2, 5, 4]),
        (7, [1, 0, 3, 2, 5, 4, 6]),
    ],
)
@pytest.mark.parametrize("direction", [1, -1])
def test_at_the_party_pairs_swap_clockwise_whatever_the_direction(alive: int, ring: list[int], direction: int) -> None:
    match = table(alive, {}, at="turn", deck="party", direction=direction)
    assert match.state.ring == ring
    assert len(told(match.opening, "moved")) == alive // 2


@pytest.mark.rule("cosa-11.6")
def test_the_pairs_of_the_party_begin_with_whoever_drew_it() -> None:
    match = table(5, {}, at="turn", active=3, deck="party")  # 3 4 | 0 1 | 2 stays
    assert match.state.ring == [1, 0, 2, 4, 3]
    match = table(4, {}, at="turn", active=3, deck="party", direction=-1)  # 3 0 | 1 2
    assert match.state.ring == [3, 2, 1, 0]


@pytest.mark.rule("cosa-11.6", "cosa-10.4")
def test_the_party_takes_obstacles_away_first_so_everybody_moves() -> None:
    match = table(5, {0: "axe", 3: "analysis"}, at="turn", deck="party", quarantine={0: 2, 3: 1}, doors=[0, 1])
    assert match.state.ring == [1, 0, 3, 2, 4]
    assert match.state.quarantine[:5] == [0] * 5
    assert match.state.doors == [0] * 5
    play(match, "0 give:axe", "3 give:analysis")  # from the new seat
    assert match.state.active == 3


@pytest.mark.rule("cosa-11.7", "cosa-10.4", "cosa-9.4")
def test_get_out_swaps_with_anybody_out_of_quarantine_but_behind_ones_own_door() -> None:
    match = table(6, {0: "axe", 4: "analysis"}, at="turn", deck="get-out", quarantine={2: 1}, doors=[0, 3])
    assert aims(match, 0, "aim") == {3, 4, 5}
    play(match, "0 aim:3")
    assert match.state.ring == [3, 1, 2, 0, 4, 5]
    assert match.state.active == 4  # the door after the new seat bars the exchange
    free = table(6, {0: "axe", 4: "analysis"}, at="turn", deck="get-out")
    play(free, "0 aim:3", "0 give:axe", "4 give:analysis")
    assert free.state.active == 4


@pytest.mark.rule("cosa-11.7")
def test_get_out_drawn_in_quarantine_does_nothing() -> None:
    match = table(6, {}, at="turn", deck="get-out", quarantine={0: 1})
    assert "nothing-happens" in kinds(match.opening)
    assert match.state.ring == list(range(6))
    assert asks(match) == [(0, "offer")]


# --- Olvidadizo --------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-11.8", "cosa-3.14")
def test_forgetful_discards_three_of_ones_choice_and_draws_three() -> None:
    match = table(
        5, {0: "axe missed scary analysis"}, at="turn", deck="forgetful ropes whisky whisky oops resolute infected"
    )
    assert asks(match) == [(0, "forget")]
    events = play(match, "0 discard:missed", "0 discard:analysis", "0 discard:axe")
    assert sorted(hand(match, 0)) == ["resolute", "scary", "whisky", "whisky"]
    assert told(events, "skipped") == [{"count": 1}, {"count": 1}]
    for eye in eyes(match, but=[0]):
        assert not any(card in str(heard(events, eye)) for card in ("missed", "analysis", "axe", "whisky"))
    assert asks(match) == [(0, "offer")]


@pytest.mark.rule("cosa-11.8", "cosa-4.2", "cosa-4.6")
def test_forgetful_leaves_the_thing_itself_and_an_infected_one_infected() -> None:
    thing = table(5, {0: "thing infected infected scary"}, at="turn", deck="forgetful whisky axe missed")
    assert offered(thing, 0) == {"discard:infected", "discard:scary"}
    play(thing, "0 discard:infected", "0 discard:infected", "0 discard:scary")
    assert sorted(hand(thing, 0)) == ["axe", "missed", "thing", "whisky"]
    one = table(5, {0: "infected axe missed scary"}, at="turn", infected=[0], deck="forgetful")
    assert offered(one, 0) == {"discard:axe", "discard:missed", "discard:scary"}
    two = table(5, {0: "infected infected missed scary"}, at="turn", infected=[0], deck="forgetful whisky axe axe")
    play(two, "0 discard:infected")
    assert offered(two, 0) == {"discard:missed", "discard:scary"}
    assert refused(two, "0 discard:infected") == "cosa-11.8"
    human = table(5, {0: "infected axe missed scary"}, at="turn", deck="forgetful whisky axe whisky")
    play(human, "0 discard:infected", "0 discard:axe", "0 discard:missed")
    assert "infected" not in hand(human, 0)
    assert role(human, 0) == HUMAN


# --- Vuelta y vuelta ---------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-11.9", "cosa-11.10", "cosa-9.4")
@pytest.mark.parametrize(("direction", "taker"), [(1, (1, 2, 3, 0)), (-1, (3, 0, 1, 2))])
def test_everybody_passes_a_card_at_once_and_the_turn_ends(direction: int, taker: tuple[int, ...]) -> None:
    """In whatever order the answers come, and through doors and quarantines."""
    cards = ("axe", "analysis", "missed", "scary")
    ends = []
    for order in permutations(range(4)):
        match = table(
            4, dict(enumerate(cards)), at="turn", deck="round", direction=direction, doors=[0, 2], quarantine={1: 1}
        )
        assert asks(match) == [(seat, "round") for seat in range(4)]
        play(match, *[f"{seat} give:{cards[seat]}" for seat in order])
        for seat in range(4):
            assert cards[seat] in hand(match, taker[seat])
            assert cards[seat] not in hand(match, seat)
        assert match.state.active == taker[0]
        assert asks(match) == [(taker[0], "act")]  # no third step
        ends.append(match.state.hands)
    assert all(end == ends[0] for end in ends)


@pytest.mark.rule("cosa-11.10")
def test_what_is_passed_is_sealed_until_all_are_in() -> None:
    views = []
    for card in ("axe", "analysis"):
        match = table(4, {0: "axe analysis", 1: "missed", 2: "scary"}, at="turn", deck="round")
        before = {seat: match.asked_of(seat) for seat in (1, 2, 3)}
        events = play(match, f"0 give:{card}")
        assert [heard(events, eye) for eye in eyes(match)] == [[Seen("chose-card", (("who", 0),))]] * (match.seats + 1)
        assert {seat: match.asked_of(seat) for seat in (1, 2, 3)} == before
        assert match.waiting_for == (1, 2, 3)
        assert card in hand(match, 0)  # nothing has moved
        assert match.view(-1)["passes"][:4] == [True, False, False, False]
        views.append([match.view(eye) for eye in (1, 2, 3, -1)])
    assert views[0] == views[1]
    assert refused(match, "0 give:axe") is not None


@pytest.mark.rule("cosa-11.9", "cosa-11.10", "cosa-4.4")
def test_the_thing_infects_in_the_round_and_only_those_two_are_told() -> None:
    match = table(
        4, {0: "axe", 1: "thing infected", 2: "missed scary no-thanks whisky", 3: "resolute"}, at="turn", deck="round"
    )
    assert not any(key.startswith("defend") for key in offered(match, 2))  # no card prevents it
    play(match, "0 give:axe", "2 give:missed", "3 give:resolute")
    events = play(match, "1 give:infected")
    assert [role(match, seat) for seat in range(4)] == [HUMAN, LA_COSA, INFECTADO, HUMAN]
    assert match.state.last_fall == 2
    assert match.state.sure[2][1] == LA_COSA
    for eye in eyes(match, but=[1, 2]):
        assert "infected" not in str(heard(events, eye))
        assert {"who": 1, "who2": 2} in told(events, "passed", to=eye)
    for eye in (1, 2):
        assert {"who": 1, "who2": 2, "card": "infected", "turned": 2} in told(events, "passed", to=eye)


@pytest.mark.rule("cosa-11.10", "cosa-4.5", "cosa-4.6", "cosa-4.14")
def test_what_one_may_pass_depends_on_ones_role_and_the_takers() -> None:
    hands = {
        0: "infected infected axe",  # Infectado before La Cosa
        1: "thing infected axe",
        2: "infected infected analysis",  # Infectado before a Human
        3: "infected infected missed",  # Human
    }
    match = table(5, hands, at="turn", infected=[0, 2], deck="round")
    allowed = [("give:infected" in offered(match, seat)) for seat in range(4)]
    assert allowed == [True, True, False, False]
    assert "give:thing" not in offered(match, 1)
    assert refused(match, "2 give:infected") == "cosa-4.5"
    assert refused(match, "3 give:infected") == "cosa-4.5"
    last = table(5, {0: "infected axe", 1: "thing"}, at="turn", infected=[0], deck="round")
    assert refused(last, "0 give:infected") == "cosa-4.6"


@pytest.mark.rule("cosa-11.10", "cosa-6.7")
def test_superinfection_is_tested_on_the_ring_as_it_stands_before_the_round() -> None:
    choking = "infected infected infected infected"
    match = table(6, {0: choking, 1: "thing", 3: choking, 4: choking}, at="turn", infected=[0, 4], deck="round")
    assert match.state.ring == [0, 1, 2, 5]  # 0 faces La Cosa; 3 and 4 don't
    assert [line["who"] for line in told(match.opening, "superinfected")] == [3, 4]
    assert decision(match, 2).args == (("who", 5),)
    assert offered(match, 0) == {"give:infected"}


# --- ¿No podemos ser amigos? -------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-11.11", "cosa-9.4")
@pytest.mark.parametrize("refusing", [False, True])
def test_friends_exchange_and_then_the_third_step_follows(refusing: bool) -> None:
    hands = {0: "axe missed", 3: "analysis no-thanks"}
    match = table(6, hands, at="turn", deck="friends whisky", quarantine={2: 1}, doors=[5])
    assert aims(match, 0, "aim") == {1, 3, 4}
    play(match, "0 aim:3", "0 give:axe", "3 defend:no-thanks" if refusing else "3 give:analysis")
    assert ("axe" in hand(match, 0)) is refusing
    assert asks(match) == [(0, "offer")]
    assert match.asked[0].decision.args == (("who", 1),)
    play(match, "0 give:missed")
    assert asks(match) == [(1, "answer")]


@pytest.mark.rule("cosa-11.11", "cosa-6.10")
def test_a_superinfection_among_friends_ends_the_turn() -> None:
    match = table(6, {3: "infected infected infected infected"}, at="turn", deck="friends")
    events = play(match, "0 aim:3")
    assert told(events, "superinfected") == [{"who": 3, "card": ("infected",) * 4}]
    assert match.state.active == 1


# --- Cita a ciegas -----------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-11.12", "cosa-3.14")
def test_on_a_blind_date_the_chosen_card_takes_the_place_of_the_one_drawn() -> None:
    match = table(5, {0: "axe missed scary infected"}, at="turn", deck="blind-date ropes oops analysis whisky")
    assert offered(match, 0) == {"put:axe", "put:missed", "put:scary", "put:infected"}
    events = play(match, "0 put:infected")
    assert hand(match, 0) == sorted(hand(match, 0), key=lambda name: numbers(name)[0])
    assert set(hand(match, 0)) == {"axe", "missed", "scary", "analysis"}
    assert told(events, "skipped") == [{"count": 2}]
    assert told(events, "put", to=0) == [{"who": 0, "card": "infected"}]
    for eye in eyes(match, but=[0]):
        assert told(events, "put", to=eye) == [{"who": 0}]
    assert match.state.active == 1  # no third step
    assert "infected" in hand(match, 1)  # the next to draw has drawn it
    assert names(match.state.deck[:1]) == ["whisky"]
    assert role(match, 1) == HUMAN  # drawn, not given by anybody


@pytest.mark.rule("cosa-11.12", "cosa-4.2", "cosa-4.6")
def test_on_a_blind_date_nobody_leaves_the_thing_or_the_last_infected() -> None:
    thing = table(5, {0: "thing missed infected axe"}, at="turn", deck="blind-date")
    assert offered(thing, 0) == {"put:missed", "put:infected", "put:axe"}
    one = table(5, {0: "infected missed scary axe"}, at="turn", infected=[0], deck="blind-date")
    assert offered(one, 0) == {"put:missed", "put:scary", "put:axe"}
    two = table(5, {0: "infected infected scary axe"}, at="turn", infected=[0], deck="blind-date")
    assert offered(two, 0) == {"put:infected", "put:scary", "put:axe"}


@pytest.mark.rule("cosa-11.12", "cosa-8.3")
def test_a_blind_date_in_quarantine_is_seen_by_all() -> None:
    match = table(5, {0: "axe"}, at="turn", deck="blind-date analysis", quarantine={0: 2})
    events = play(match, "0 put:axe")
    assert told(events, "drew-openly")[0] == {"who": 0, "card": "analysis"}
    assert told(events, "put-openly") == [{"who": 0, "card": "axe"}]


# --- showing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-11.13")
def test_ooops_shows_the_hand_to_everybody() -> None:
    match = table(5, {0: "axe missed scary thing"}, at="turn", deck="oops")
    for eye in eyes(match):
        assert [sorted(line["card"]) for line in told(match.opening, "showed-hand", to=eye)] == [
            ["axe", "missed", "scary", "thing"]
        ]
    assert match.state.exposed[0] == LA_COSA
    assert asks(match) == [(0, "offer")]


@pytest.mark.rule("cosa-11.14")
def test_just_between_us_shows_the_hand_to_one_neighbour_alone() -> None:
    match = table(5, {0: "axe missed scary infected"}, at="turn", deck="between-us")
    assert aims(match, 0, "aim") == {1, 4}
    events = play(match, "0 aim:4")
    (shown,) = told(events, "showed-to", to=4)
    assert sorted(shown["card"]) == ["axe", "infected", "missed", "scary"]
    for eye in eyes(match, but=[4]):
        assert told(events, "showed-to", to=eye) == [{"who": 4, "who2": 0}]
    assert match.state.known[1][0] == ()
    assert len(match.state.known[4][0]) == 5
    assert asks(match) == [(0, "offer")]


@pytest.mark.rule("cosa-11.14", "cosa-9.2")
def test_just_between_us_and_doors() -> None:
    match = table(5, {}, at="turn", deck="between-us", doors=[0])
    assert aims(match, 0, "aim") == {4}
    match = table(5, {}, at="turn", deck="between-us", doors=[0, 4])
    assert "nothing-happens" in kinds(match.opening)
    assert not any(match.state.notebook)


@pytest.mark.rule("cosa-11.15")
@pytest.mark.parametrize(("direction", "order"), [(1, [2, 3, 4, 0, 1]), (-1, [2, 1, 0, 4, 3])])
def test_revelations_go_once_round_from_whoever_drew_it(direction: int, order: list[int]) -> None:
    match = table(5, {}, at="turn", active=2, deck="revelations", direction=direction)
    for seat in order:
        assert asks(match) == [(seat, "revelations")]
        assert offered(match, seat) == {"reveal", "hide"}
        events = play(match, f"{seat} {'hide' if seat % 2 else 'reveal'}")
        if seat % 2:
            assert told(events, "kept-hidden") == [{"who": seat}]
        else:
            assert len(told(events, "showed-hand")[0]["card"]) == 4
    assert asks(match) == [(2, "offer")]


@pytest.mark.rule("cosa-11.16")
@pytest.mark.parametrize("role_of_holder", ["human", "infected"])
def test_revelations_stop_at_the_first_infected_seen(role_of_holder: str) -> None:
    infected = [1] if role_of_holder == "infected" else []
    for choice, kind in (("reveal", "showed-hand"), ("reveal-infected", "showed-infected")):
        match = table(5, {1: "infected axe missed scary"}, at="turn", infected=infected, deck="revelations")
        play(match, "0 hide")
        assert offered(match, 1) == {"reveal", "reveal-infected", "hide"}
        events = play(match, f"1 {choice}")
        assert kind in kinds(events)
        assert "revelations-over" in kinds(events)
        assert asks(match) == [(0, "offer")]
        if choice == "reveal-infected":
            assert "missed" not in str(events)  # nothing more than that one card
            assert names(match.state.common[1][1:]) == ["infected"]
            assert match.state.exposed[1] == UNKNOWN  # a Human may hold one too


@pytest.mark.rule("cosa-11.16")
def test_hiding_an_infected_or_showing_the_thing_doesnt_stop_revelations() -> None:
    match = table(4, {0: "infected", 1: "thing axe missed scary"}, at="turn", deck="revelations")
    play(match, "0 hide")
    events = play(match, "1 reveal")
    assert "thing" in told(events, "showed-hand")[0]["card"]
    assert match.state.exposed[1] == LA_COSA
    assert asks(match) == [(2, "revelations")]
    assert refused(match, "2 reveal-infected") == "cosa-11.16"
