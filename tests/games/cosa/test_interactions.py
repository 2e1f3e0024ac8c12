"""Cards that meet other cards: axes among many obstacles, doors whose people move or die, swaps and whose turn follows,
the party of an odd number, chains of Missed!, decks of nothing but panics, and an Infected! given face up.
"""

from __future__ import annotations

from collections import Counter

import pytest

from games.cosa.laid import gift, hand, names, role
from games.cosa.seated import aims, table
from games.looking import asks, decision, eyes, heard, kinds, offered, told
from sobremesa.games.cosa.book import CONTAGIOUS, HUMAN, INFECTADO, LA_COSA
from sobremesa.games.cosa.box import is_panic
from sobremesa.games.cosa.rules import GAME
from sobremesa.games.cosa.state import UNKNOWN, Cosa
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import play, refused

CHOKING = "infected infected infected infected"


def axes(match: Match[Cosa], seat: int) -> set[str]:
    return {key for key in offered(match, seat) if key.startswith("axe")}


def quiet_turn(match: Match[Cosa]) -> int:
    """Whoever has the turn discards and exchanges, and nobody refuses; says who it was."""
    turn, seat = match.state.turn, match.state.active
    while match.outcome is None and match.state.turn == turn:
        asked = match.asked[0].decision
        match.play(asked.seat, next(o for o in asked.options if o.verb in ("discard", "give")))
    return seat


# --- Hacha among several obstacles -------------------------------------------------------------------------------


@pytest.mark.rule("cosa-5.4", "cosa-5.5")
@pytest.mark.parametrize(
    ("doors", "quarantine", "reached"),
    [
        ([], {}, set()),
        ([], {0: 2, 1: 1}, {"axe-quarantine:0", "axe-quarantine:1"}),
        ([], {1: 2, 6: 1}, {"axe-quarantine:1", "axe-quarantine:6"}),
        ([], {2: 2, 5: 1}, set()),  # nobody adjacent
        ([1, 5], {1: 2, 6: 1}, {"axe-quarantine:1", "axe-quarantine:6", "axe-door:1", "axe-door:5"}),
        ([0, 1, 5], {1: 2, 6: 1}, {"axe-door:0", "axe-quarantine:6", "axe-door:5"}),  # 1 is behind a door
        ([6, 5, 1], {0: 2, 6: 1}, {"axe-door:6", "axe-quarantine:0", "axe-door:1"}),
        ([0, 6, 1], {0: 1, 1: 2}, {"axe-door:0", "axe-door:6", "axe-quarantine:0"}),  # both neighbours are
        ([2, 3, 4], {3: 1, 4: 1}, set()),
    ],
)
def test_an_axe_takes_any_one_of_the_obstacles_in_reach_and_leaves_the_others(
    doors: list[int], quarantine: dict[int, int], reached: set[str]
) -> None:
    match = table(7, {0: "axe"}, doors=doors, quarantine=quarantine)
    assert axes(match, 0) == reached
    for number in range(7):
        for key in (f"axe-door:{number}", f"axe-quarantine:{number}"):
            if key not in reached:
                assert refused(match, f"0 {key}") == "cosa-5.5"
    for key in reached:
        what, _, where = key.partition(":")
        twin = match.fork()
        events = play(twin, f"0 {key}")
        left = twin.state
        for place in range(7):
            assert left.doors[place] == (place in doors and key != f"axe-door:{place}")
        ended = [line["who"] for line in told(events, "quarantine-over")]
        if what == "axe-quarantine":
            assert ended == [int(where)]
        for seat, turns in quarantine.items():
            ticked = seat == 0 and left.active != 0  # its turn may be over, with the way barred
            assert left.quarantine[seat] == (0 if key == f"axe-quarantine:{seat}" else turns - ticked)
        gone = Counter(names(left.discard[len(match.state.discard) :]))
        assert gone["barred-door"] == (what == "axe-door")
        assert gone["quarantine"] == len(ended)
        assert gone["axe"] == 1


@pytest.mark.rule("cosa-5.5", "cosa-9.6")
def test_two_axes_take_two_doors_off_the_same_edge_one_turn_after_the_other() -> None:
    match = table(4, {0: "axe missed", 1: "axe scary"}, doors={0: 2}, deck="whisky whisky")
    play(match, "0 axe-door:0")
    assert (match.state.doors, match.state.active) == ([1, 0, 0, 0], 1)
    assert axes(match, 1) == {"axe-door:0"}  # from the other side it is the same door
    play(match, "1 axe-door:0")
    assert match.state.doors == [0, 0, 0, 0]
    assert names(match.state.discard).count("barred-door") == 2


@pytest.mark.rule("cosa-5.5", "cosa-8.2")
def test_an_axe_frees_oneself_and_everything_is_hidden_again_at_once() -> None:
    match = table(5, {0: "axe missed", 1: "analysis"}, quarantine={0: 2})
    play(match, "0 axe-quarantine:0")
    events = play(match, "0 give:missed")
    assert told(events, "offered") == [{"who": 0, "who2": 1}]
    assert "offered-openly" not in kinds(events)
    assert match.state.face_up == ()


# --- doors, when people die and move -----------------------------------------------------------------------------


@pytest.mark.rule("cosa-9.3", "cosa-9.6", "cosa-9.2")
def test_a_door_stays_while_people_swap_over_it_and_lies_between_others_when_one_dies() -> None:
    """0|1 2 3 4. First 0 runs to 3's chair, so that 3 sits before the door; then 4 to 1's, behind it; then 4 burns."""
    hands = {0: "better-run axe", 4: "better-run analysis", 2: "suspicion suspicion", 1: "flamethrower suspicion"}
    match = table(5, hands, doors=[0], deck="whisky scary")
    play(match, "0 play-on:better-run:3", "3 accept", "0 give:axe", "4 give:analysis")
    assert (match.state.ring, match.state.doors) == ([3, 1, 2, 0, 4], [1, 0, 0, 0, 0])
    play(match, "4 play-on:better-run:1", "1 accept")
    assert (match.state.ring, match.state.doors) == ([3, 4, 2, 0, 1], [1, 0, 0, 0, 0])
    assert decision(match, 4).args == (("who", 2),)
    play(match, "4 give:axe", "2 give:suspicion")
    burning = table(
        5, {2: "flamethrower", 3: "suspicion suspicion"}, ring=[3, 4, 2, 0, 1], active=2, doors=[0], deck="scary"
    )
    play(burning, "2 play-on:flamethrower:4", "4 accept")
    assert (burning.state.ring, burning.state.doors) == ([3, 2, 0, 1], [1, 0, 0, 0])
    assert [quiet_turn(burning) for _ in range(3)] == [2, 0, 1]
    assert burning.state.active == 3
    assert aims(burning, 3, "play-on:suspicion") == {1}
    turn = burning.state.turn
    events = play(burning, "3 discard:suspicion")
    assert told(events, "door-in-between") == [{"who": 3, "who2": 2}]
    assert (burning.state.turn, burning.state.active) == (turn + 1, 2)


@pytest.mark.rule("cosa-9.6", "cosa-9.7", "cosa-5.5")
def test_doors_pile_up_as_chairs_vanish_and_come_off_one_by_one() -> None:
    """Three doors on four edges; two people fall in Round and Round, and all three lie between the two left."""
    hands = {0: "axe missed", 1: CHOKING, 3: CHOKING, 2: "thing axe"}
    match = table(4, hands, at="turn", deck="round scary", doors=[0, 1, 2])
    assert (match.state.ring, sorted(match.state.doors)) == ([0, 2], [1, 2])
    play(match, "0 give:missed", gift(match, 2))
    assert match.state.active == 2
    assert sum(match.state.doors) == 3
    play(match, f"2 {min(axes(match, 2))}")
    assert sum(match.state.doors) == 2
    assert match.state.active == 0  # any door that is left still blocks
    assert len(axes(match, 0)) == sum(count > 0 for count in match.state.doors)


@pytest.mark.rule("cosa-9.3", "cosa-11.6", "cosa-11.5")
def test_after_a_swap_a_door_is_reached_by_whoever_sits_beside_it_now() -> None:
    match = table(5, {0: "change-places", 1: "axe", 2: "axe"}, doors=[2], deck="whisky scary missed")
    assert axes(match.fork(), 2) == set()
    play(match, "0 play-on:change-places:1", "1 accept")  # 1 0 2|3 4
    assert decision(match, 0).args == (("who", 2),)
    play(match, gift(match, 0))
    play(match, gift(match, 2))
    assert match.state.active == 2
    assert axes(match, 2) == {"axe-door:2"}
    far = table(5, {0: "axe"}, ring=[1, 0, 2, 3, 4], doors=[2])
    assert axes(far, 0) == {"axe-door:2"}  # the far side of the neighbour, and named by the one before it


# --- whose turn after a swap -------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-10.2", "cosa-3.11")
@pytest.mark.parametrize(
    ("swap", "direction", "order"),
    [
        ("change-places:1", 1, [0, 2, 3, 4, 1, 0]),
        ("change-places:4", 1, [0, 4, 1, 2, 3, 0]),
        ("change-places:1", -1, [0, 1, 4, 3, 2, 0]),
        ("change-places:4", -1, [0, 3, 2, 1, 4, 0]),
        ("better-run:2", 1, [0, 3, 4, 2, 1, 0]),
        ("better-run:3", 1, [0, 4, 3, 1, 2, 0]),
        ("better-run:2", -1, [0, 1, 2, 4, 3, 0]),
    ],
)
def test_turns_go_on_round_the_new_order_of_seats(swap: str, direction: int, order: list[int]) -> None:
    card, _, other = swap.partition(":")
    match = table(5, {0: card}, direction=direction, deck="whisky scary missed resolute analysis whisky")
    play(match, f"0 play-on:{swap}", f"{other} accept")
    assert [quiet_turn(match) for _ in range(6)] == order


@pytest.mark.rule("cosa-10.2", "cosa-12.5")
def test_with_two_or_three_left_a_swap_changes_whose_turn_follows_or_not() -> None:
    two = table(2, {0: "change-places"}, deck="whisky")
    play(two, "0 play-on:change-places:1", "1 accept")
    assert two.state.ring == [1, 0]
    assert [quiet_turn(two), two.state.active] == [0, 1]
    for other, following in ((1, 2), (2, 2)):
        three = table(3, {0: "change-places"}, deck="whisky")
        play(three, f"0 play-on:change-places:{other}", f"{other} accept")
        assert [quiet_turn(three), three.state.active] == [0, following]


@pytest.mark.rule("cosa-10.2", "cosa-9.3", "cosa-6.2")
def test_a_door_beside_the_new_seat_stops_the_exchange_and_that_neighbour_is_next_all_the_same() -> None:
    match = table(6, {0: "better-run"}, doors=[3])
    events = play(match, "0 play-on:better-run:3", "3 accept")
    assert told(events, "door-in-between") == [{"who": 0, "who2": 4}]
    assert match.state.active == 4


# --- the party ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-11.6", "cosa-10.4")
@pytest.mark.parametrize(
    ("alive", "active", "direction", "ring", "partner"),
    [
        (3, 0, 1, [1, 0, 2], 2),
        (3, 0, -1, [1, 0, 2], 1),
        (3, 2, 1, [2, 1, 0], 1),
        (5, 1, 1, [0, 2, 1, 4, 3], 4),
        (5, 1, -1, [0, 2, 1, 4, 3], 2),
        (5, 4, 1, [4, 2, 1, 3, 0], 2),
        (5, 4, -1, [4, 2, 1, 3, 0], 0),
        (7, 6, 1, [6, 2, 1, 4, 3, 5, 0], 2),
        (9, 4, -1, [8, 2, 1, 3, 5, 4, 7, 6, 0], 5),  # 4↔5, 6↔7, 8↔0, 1↔2, and 3 stays
    ],
)
def test_at_a_party_of_an_odd_number_the_last_stays_and_the_drawer_goes_on_from_the_new_seat(
    alive: int, active: int, direction: int, ring: list[int], partner: int
) -> None:
    match = table(alive, {}, at="turn", active=active, deck="party scary", direction=direction)
    assert match.state.ring == ring
    assert len(told(match.opening, "moved")) == alive // 2
    assert decision(match, active).args == (("who", partner),)
    assert [quiet_turn(match), match.state.active] == [active, partner]


# --- chains of ¡Fallaste! ----------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-7.9", "cosa-7.11", "cosa-7.12")
@pytest.mark.parametrize(
    ("laid", "stops_after"),
    [
        ({"quarantine": {2: 1}}, 1),
        ({"quarantine": {3: 1}}, 2),
        ({"quarantine": {4: 1}}, 3),
        ({"doors": [1]}, 1),
        ({"doors": [2]}, 2),
        ({"doors": [3]}, 3),
        ({"doors": [4]}, 0),
        ({"quarantine": {0: 2, 1: 2}}, 0),
    ],
)
def test_a_chain_goes_as_far_as_nothing_is_in_the_way(laid: dict[str, object], stops_after: int) -> None:
    """1, 2 and 3 all miss; `stops_after` is whose Missed! leads nowhere, 0 if 4 has to exchange."""
    hands = {0: "axe", 1: "missed", 2: "missed", 3: "missed", 4: "analysis"}
    match = table(6, hands, at="exchange", deck="whisky whisky whisky scary", **laid)
    play(match, "0 give:axe")
    for seat in (1, 2, 3):
        events = play(match, f"{seat} defend:missed")
        if seat == stops_after:
            assert told(events, "nobody-stands-in") == [{"who": seat, "who2": 0}]
            break
        assert asks(match) == [(seat + 1, "stand-in")]
    else:
        play(match, "4 give:analysis")
        assert "axe" in hand(match, 4)
    assert ("axe" in hand(match, 0)) == bool(stops_after)
    assert match.state.active == 1  # the order of turns is as it was
    assert match.state.aside[0] == match.state.face_up == ()


@pytest.mark.rule("cosa-7.9", "cosa-7.10")
@pytest.mark.parametrize("direction", [1, -1])
def test_a_chain_that_comes_back_to_the_offerer_ends_in_nothing(direction: int) -> None:
    others = [1, 2, 3] if direction > 0 else [3, 2, 1]
    hands = {0: "axe", **dict.fromkeys(others, "missed")}
    match = table(4, hands, at="exchange", direction=direction, deck="whisky whisky whisky scary")
    play(match, "0 give:axe", f"{others[0]} defend:missed", f"{others[1]} defend:missed")
    events = play(match, f"{others[2]} defend:missed")
    assert told(events, "nobody-stands-in") == [{"who": others[2], "who2": 0}]
    assert "axe" in hand(match, 0)
    assert names(match.state.discard).count("missed") == 3
    assert match.state.active == others[0]


@pytest.mark.rule("cosa-7.10", "cosa-7.12", "cosa-11.11")
def test_among_friends_a_chain_full_circle_is_followed_by_the_third_step() -> None:
    match = table(4, {0: "axe missed", 2: "missed", 3: "missed"}, at="turn", deck="friends whisky whisky")
    play(match, "0 aim:2", "0 give:axe", "2 defend:missed", "3 defend:missed")
    assert asks(match) == [(0, "offer")]
    assert decision(match, 0).args == (("who", 1),)
    assert "axe" in hand(match, 0)
    assert names(match.state.discard).count("missed") == 2  # laid down in a step that is over


@pytest.mark.rule("cosa-7.9", "cosa-7.2", "cosa-6.5")
def test_a_missed_drawn_for_a_missed_doesnt_answer_the_same_offer() -> None:
    match = table(5, {0: "axe", 1: "missed", 2: "analysis"}, at="exchange", deck="missed scary")
    play(match, "0 give:axe", "1 defend:missed")
    assert "missed" in hand(match, 1)
    assert asks(match) == [(2, "stand-in")]


@pytest.mark.rule("cosa-7.9", "cosa-6.9", "cosa-7.12")
def test_a_chain_may_end_in_a_superinfection() -> None:
    hands = {0: "axe", 1: "missed", 2: "missed", 3: CHOKING}
    match = table(5, hands, at="exchange", deck="whisky whisky scary")
    events = play(match, "0 give:axe", "1 defend:missed", "2 defend:missed")
    assert told(events, "superinfected") == [{"who": 3, "card": ("infected",) * 4}]
    assert (match.state.ring, match.state.active) == ([0, 1, 2, 4], 1)
    assert "axe" in hand(match, 0)


@pytest.mark.rule("cosa-6.10", "cosa-6.9", "cosa-11.11")
def test_among_friends_a_superinfection_after_a_missed_ends_the_turn() -> None:
    match = table(6, {0: "axe", 2: "missed", 3: CHOKING}, at="turn", deck="friends whisky scary")
    play(match, "0 aim:2", "0 give:axe")
    events = play(match, "2 defend:missed")
    assert [line["who"] for line in told(events, "superinfected")] == [3]
    assert (match.state.active, asks(match)) == (1, [(1, "act")])  # no third step
    assert "axe" in hand(match, 0)


# --- nothing but panics in the deck ------------------------------------------------------------------------------

PANICS = "ropes ropes oops party"


@pytest.mark.rule("cosa-3.14", "cosa-3.15", "cosa-3.16", "cosa-11.12")
def test_on_a_blind_date_with_nothing_but_panics_the_card_put_away_is_not_shuffled() -> None:
    match = table(5, {0: "axe axe missed scary"}, at="turn", deck=f"blind-date {PANICS}", rest="discard")
    pile = len(match.state.discard)
    events = play(match, "0 put:missed")
    assert told(events, "skipped")[0] == {"count": 4}
    assert told(events, "reshuffled") == [{"count": pile + 4}]
    assert told(events, "drew", to=1)[0].get("who") == 0
    assert "missed" in hand(match, 1)  # it lay on top, and the next to draw has it
    assert len(hand(match, 0)) == 4


@pytest.mark.rule("cosa-3.14", "cosa-3.15", "cosa-11.8")
def test_whoever_forgets_with_nothing_but_panics_draws_from_what_was_discarded_too() -> None:
    match = table(5, {0: "axe missed scary"}, at="turn", deck=f"forgetful {PANICS}", rest="discard")
    pile = len(match.state.discard)
    events = play(match, "0 discard:axe", "0 discard:missed", "0 discard:scary")
    assert told(events, "skipped")[0] == {"count": 4}
    assert told(events, "reshuffled")[0] == {"count": pile + 3 + 4}
    assert len(hand(match, 0)) == 4
    assert all(not is_panic(kind) for kind in match.state.hands[0])


@pytest.mark.rule("cosa-3.14", "cosa-3.15", "cosa-5.8")
def test_resolute_with_nothing_but_panics_still_finds_three() -> None:
    match = table(5, {0: "resolute"}, deck=PANICS, rest="discard")
    pile = len(match.state.discard)
    events = play(match, "0 play:resolute")
    assert told(events, "skipped")[0] == {"count": 4}
    assert told(events, "reshuffled") == [{"count": pile + 4}]
    assert len(match.state.aside[0]) == 3
    assert all(not is_panic(kind) for kind in match.state.aside[0])


@pytest.mark.rule("cosa-3.14", "cosa-3.15", "cosa-7.2", "cosa-7.9")
def test_each_of_a_chain_draws_from_a_deck_shuffled_without_what_lies_on_the_table() -> None:
    hands = {0: "axe", 1: "missed", 2: "missed"}
    match = table(5, hands, at="exchange", deck=PANICS, rest="discard")
    play(match, "0 give:axe", "1 defend:missed", "2 defend:missed")
    assert names(match.state.resolving) == ["missed", "missed"]
    found = names((*match.state.deck, *match.state.discard, *match.state.hands[1], *match.state.hands[2]))
    assert found.count("missed") == 1  # the third of the box
    assert [len(match.state.hands[seat]) for seat in (1, 2)] == [4, 4]
    assert GAME.census(match.state)["axe"] == 2


@pytest.mark.rule("cosa-3.13", "cosa-3.15")
def test_a_new_deck_shows_its_back_at_once() -> None:
    """Only panics are left in the pile but for one card: whichever lies on top, all are told."""
    match = table(5, {0: "axe", 1: "missed"}, at="exchange", rest="discard")
    play(match, "0 give:axe")
    events = play(match, gift(match, 1))
    after = kinds(events)[kinds(events).index("reshuffled") + 1]
    assert (after == "panic-on-top") == ("panicked" in kinds(events))


# --- an ¡Infectado! given face up --------------------------------------------------------------------------------


@pytest.mark.rule("cosa-8.11", "cosa-7.8", "cosa-7.6")
def test_an_open_infected_that_is_missed_infects_nobody_and_all_know_who_holds_it() -> None:
    hands = {0: "thing infected axe", 1: "missed", 2: "analysis"}
    match = table(5, hands, at="exchange", quarantine={0: 2}, deck="whisky")
    play(match, "0 give:infected", "1 defend:missed", "2 give:analysis")
    assert match.state.roles[:5] == [LA_COSA, HUMAN, HUMAN, HUMAN, HUMAN]
    for eye in eyes(match):
        assert match.view(eye)["exposed"][0] == CONTAGIOUS
        assert names(match.view(eye)["common"][2][1:]) == ["infected"]
    assert [match.state.sure[seat][2] for seat in (1, 3, 4)] == [UNKNOWN] * 3  # a Human may hold one


@pytest.mark.rule("cosa-8.11", "cosa-4.5", "cosa-4.4")
def test_an_infectado_in_quarantine_gives_one_to_the_thing_before_everybodys_eyes() -> None:
    hands = {0: "infected infected", 1: "thing axe"}
    match = table(5, hands, at="exchange", infected=[0], quarantine={0: 2})
    events = play(match, "0 give:infected")
    for eye in eyes(match):
        assert told(events, "offered-openly", to=eye) == [{"who": 0, "who2": 1, "card": "infected"}]
    play(match, "1 give:axe")
    assert match.state.exposed[:2] == [CONTAGIOUS, UNKNOWN]  # it may be either of them who is The Thing
    assert [match.state.sure[seat][0] for seat in (2, 3, 4)] == [CONTAGIOUS] * 3
    assert [match.state.sure[seat][1] for seat in (2, 3, 4)] == [UNKNOWN] * 3
    assert role(match, 1) == LA_COSA


@pytest.mark.rule("cosa-8.3", "cosa-8.11", "cosa-8.12")
def test_with_both_in_quarantine_both_cards_are_seen_and_the_infected_takes_effect_after() -> None:
    hands = {0: "axe", 1: "thing infected"}
    match = table(5, hands, at="exchange", quarantine={0: 2, 1: 1})
    play(match, "0 give:axe")
    events = play(match, "1 give:infected")
    for eye in eyes(match, but=[0, 1]):
        assert told(events, "gave-openly", to=eye) == [{"who": 1, "who2": 0, "card": "infected"}]
        assert told(events, "exchanged", to=eye) == [{"who": 0, "who2": 1}]  # that somebody turned isn't said
    assert kinds(events).index("gave-openly") < kinds(events).index("exchanged")
    assert role(match, 0) == INFECTADO
    assert match.state.sure[0][1] == LA_COSA
    assert match.state.exposed[:2] == [UNKNOWN, CONTAGIOUS]


@pytest.mark.rule("cosa-8.3", "cosa-7.3", "cosa-7.5")
@pytest.mark.parametrize("defence", ["no-thanks", "scary"])
def test_an_open_infected_can_be_refused_knowingly_and_stays_known(defence: str) -> None:
    hands = {0: "thing infected axe", 1: defence}
    match = table(5, hands, at="exchange", quarantine={0: 2}, deck="whisky")
    play(match, "0 give:infected")
    assert {f"defend:{defence}"} <= offered(match, 1)
    events = play(match, f"1 defend:{defence}")
    assert role(match, 1) == HUMAN
    assert "infected" in hand(match, 0)
    assert names(match.view(SPECTATOR)["common"][0][1:]) == ["infected"]
    assert match.state.sure[1][0] == (LA_COSA if defence == "scary" else CONTAGIOUS)
    assert "infected" not in str(heard(events, 3))  # nothing new is told to the others
