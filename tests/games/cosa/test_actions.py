"""Chapter 5: what the action cards do, and chapter 10: whose turn follows a change of seats."""

from __future__ import annotations

import pytest

from games.cosa.laid import hand, names, numbers, role
from games.cosa.seated import aims, table
from games.looking import asks, eyes, heard, kinds, offered, told
from sobremesa.games.cosa.book import LA_COSA
from sobremesa.games.cosa.state import UNKNOWN
from sobremesa.kernel.key import MatchKey
from sobremesa.testing import play, refused

OBSTACLES_AND_AIMED = ("flamethrower", "analysis", "suspicion", "change-places", "quarantine", "barred-door")


# --- in general --------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-5.1")
@pytest.mark.parametrize("card", OBSTACLES_AND_AIMED)
def test_a_card_is_aimed_at_the_nearest_player_still_in_on_either_side(card: str) -> None:
    match = table(6, {0: card}, ring=[3, 5, 0, 1, 4])  # seat 2 is gone too
    assert aims(match, 0, f"play-on:{card}") == {5, 1}
    assert refused(match, f"0 play-on:{card}:3") == "cosa-5.1"
    assert refused(match, f"0 play-on:{card}:2") == "cosa-5.1"


@pytest.mark.rule("cosa-5.1", "cosa-9.2")
@pytest.mark.parametrize("card", OBSTACLES_AND_AIMED)
def test_a_door_in_between_keeps_it_away(card: str) -> None:
    match = table(5, {0: card}, doors=[0])
    assert aims(match, 0, f"play-on:{card}") == {4}
    assert refused(match, f"0 play-on:{card}:1") in ("cosa-9.2", "cosa-9.1")


@pytest.mark.rule("cosa-5.1")
@pytest.mark.parametrize("card", [*OBSTACLES_AND_AIMED, "better-run", "seduction"])
def test_an_action_is_never_an_answer(card: str) -> None:
    match = table(5, {0: "flamethrower change-places axe", 1: card})
    play(match, "0 play-on:flamethrower:1")
    assert offered(match, 1) == {"accept"}
    match = table(5, {0: "axe scary", 1: card})
    play(match, "0 discard:axe", "0 give:scary")
    assert asks(match) == [(1, "answer")]
    assert all(key.startswith("give:") for key in offered(match, 1))


@pytest.mark.rule("cosa-3.7")
def test_a_card_for_which_there_is_nobody_can_only_be_discarded() -> None:
    cards = "analysis suspicion flamethrower quarantine"
    match = table(5, {0: f"{cards} axe"}, doors=[0, 4])
    assert {key for key in offered(match, 0) if not key.startswith("discard")} == {"axe-door:0", "axe-door:4"}
    assert {f"discard:{card}" for card in cards.split()} <= offered(match, 0)
    match = table(5, {0: "axe"})
    assert not any(key.startswith("axe") for key in offered(match, 0))
    assert "discard:axe" in offered(match, 0)


@pytest.mark.rule("cosa-3.8", "cosa-4.11", "cosa-7.1")
def test_defences_and_contagion_are_never_played() -> None:
    match = table(5, {0: "thing infected scary no-thanks missed"})
    assert offered(match, 0) == {
        "declare",
        *(f"discard:{card}" for card in ["infected", "scary", "no-thanks", "missed"]),
    }
    match = table(5, {0: "comfortable no-barbecue infected missed scary"})
    assert all(key.startswith("discard:") for key in offered(match, 0))


@pytest.mark.rule("cosa-3.5")
def test_there_is_no_passing() -> None:
    match = table(5, {0: "scary no-thanks missed comfortable no-barbecue"})
    assert len(offered(match, 0)) == 5
    assert all(key.startswith("discard:") for key in offered(match, 0))


# --- Lanzallamas -------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-5.2", "cosa-12.1")
def test_a_flamethrower_eliminates_whoever_has_no_answer() -> None:
    match = table(5, {0: "flamethrower", 4: "infected infected missed scary"}, infected=[4])
    pile = len(match.state.discard)
    events = play(match, "0 play-on:flamethrower:4", "4 accept")
    s = match.state
    assert s.ring == [0, 1, 2, 3]
    assert hand(match, 4) == []
    assert len(s.discard) == pile + 4 + 1
    assert {"burned", "eliminated"} <= set(kinds(events))
    for eye in eyes(match, but=[4]):
        assert not any("infected" in str(seen) for seen in heard(events, eye))
        if eye >= 0:
            assert s.sure[eye][4] == UNKNOWN
    assert s.exposed[4] == UNKNOWN


@pytest.mark.rule("cosa-5.2")
def test_no_other_card_eliminates_anybody() -> None:
    for card in ("analysis", "suspicion", "quarantine", "barred-door", "change-places", "seduction"):
        match = table(5, {0: card})
        play(match, f"0 play-on:{card}:1")
        assert sorted(match.state.ring) == [0, 1, 2, 3, 4]


@pytest.mark.rule("cosa-12.3")
def test_after_burning_the_next_player_one_exchanges_with_the_one_after() -> None:
    match = table(5, {0: "flamethrower axe", 2: "analysis"})
    play(match, "0 play-on:flamethrower:1", "1 accept", "0 give:axe")
    assert asks(match) == [(2, "answer")]
    play(match, "2 give:analysis")
    assert match.state.active == 2


@pytest.mark.rule("cosa-5.14")
@pytest.mark.parametrize(
    ("card", "defence", "ask"),
    [
        ("flamethrower", "no-barbecue", "burn"),
        ("change-places", "comfortable", "move"),
        ("better-run", "comfortable", "move"),
    ],
)
def test_whoever_is_aimed_at_is_asked_with_the_defence_or_without(card: str, defence: str, ask: str) -> None:
    without = table(5, {0: f"{card} axe axe", 1: "whisky whisky whisky suspicion"})
    holding = table(5, {0: f"{card} axe axe", 1: f"whisky whisky {defence} suspicion"})
    stories = [play(match, f"0 play-on:{card}:1") for match in (without, holding)]
    assert asks(without) == asks(holding) == [(1, ask)]
    assert offered(without, 1) == {"accept"}
    assert offered(holding, 1) == {"accept", f"defend:{defence}"}
    for eye in eyes(without, but=[1]):
        assert heard(stories[0], eye) == heard(stories[1], eye)


# --- looking -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-5.3")
def test_an_analysis_shows_the_whole_hand_to_one_player_alone() -> None:
    match = table(5, {0: "analysis", 1: "infected scary no-thanks missed"})
    events = play(match, "0 play-on:analysis:1")
    cards = ("infected", "scary", "no-thanks", "missed")
    assert told(events, "analysed", to=0) == [{"who": 0, "who2": 1, "card": cards}]
    for eye in eyes(match, but=[0]):
        assert told(events, "analysed", to=eye) == [{"who": 0, "who2": 1}]
    assert names(match.state.known[0][1][1:]) == list(cards)
    assert match.state.known[2][1] == ()
    assert asks(match) == [(0, "offer")]  # there is no defence: nobody was asked
    assert hand(match, 1) == list(cards)


@pytest.mark.rule("cosa-5.3")
def test_an_analysis_finds_the_thing_for_certain() -> None:
    match = table(5, {0: "analysis", 1: "thing"})
    play(match, "0 play-on:analysis:1")
    assert [match.state.sure[seat][1] for seat in range(5)] == [LA_COSA, LA_COSA, UNKNOWN, UNKNOWN, UNKNOWN]
    assert match.state.exposed[1] == UNKNOWN


@pytest.mark.rule("cosa-5.6", "cosa-3.1")
def test_a_suspicion_shows_a_random_card_to_one_player_alone() -> None:
    seen = set()
    for seed in range(24):
        rng = MatchKey.from_words(f"suspicion {seed}", 1).stream("rules")
        match = table(5, {0: "suspicion", 1: "infected scary no-thanks missed"}, rng=rng)
        events = play(match, "0 play-on:suspicion:1")
        ((line,), (other,)) = (told(events, "suspected", to=eye) for eye in (0, 2))
        assert other == told(events, "suspected", to=1)[0] == {"who": 0, "who2": 1}
        assert hand(match, 1) == ["infected", "scary", "no-thanks", "missed"]
        assert [names(note[3:]) for note in match.state.notebook[0]] == [[line["card"]]]
        assert asks(match) == [(0, "offer")]
        seen.add(line["card"])
    assert seen == {"infected", "scary", "no-thanks", "missed"}


@pytest.mark.rule("cosa-5.7")
def test_a_whisky_shows_everybody_what_is_left_of_the_hand() -> None:
    match = table(5, {0: "whisky infected scary no-thanks missed"})
    events = play(match, "0 play:whisky")
    cards = ("infected", "scary", "no-thanks", "missed")
    for eye in eyes(match):
        assert told(events, "showed-hand", to=eye) == [{"who": 0, "card": cards}]
    assert names(match.state.common[0][1:]) == list(cards)
    assert asks(match) == [(0, "offer")]


@pytest.mark.rule("cosa-5.7")
def test_the_thing_may_drink_and_is_known_to_all() -> None:
    match = table(5, {0: "whisky thing"})
    assert [key for key in offered(match, 0) if "play" in key and "whisky" in key] == ["play:whisky"]  # on oneself only
    play(match, "0 play:whisky")
    assert match.state.exposed[0] == LA_COSA
    assert [match.state.sure[seat][0] for seat in range(5)] == [LA_COSA] * 5
    infected = table(5, {0: "whisky infected"}, infected=[0])
    assert "infected" in told(play(infected, "0 play:whisky"), "showed-hand")[0]["card"]


# --- Hacha -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-5.4", "cosa-5.5", "cosa-8.7")
def test_on_oneself_an_axe_takes_one_of_three_obstacles() -> None:
    for choice, doors, turns in (
        ("axe-quarantine:0", [1, 0, 0, 0, 1], 0),
        ("axe-door:0", [0, 0, 0, 0, 1], 2),
        ("axe-door:4", [1, 0, 0, 0, 0], 2),
    ):
        match = table(5, {0: "axe"}, doors=[0, 4], quarantine={0: 2})
        assert {key for key in offered(match, 0) if key.startswith("axe")} == {
            "axe-quarantine:0",
            "axe-door:0",
            "axe-door:4",
        }
        pile = match.state.discard
        play(match, f"0 {choice}")
        # with both ways barred the third step may be over at once, and so may the turn
        assert match.state.doors == doors
        gone = match.state.discard[len(pile) :]
        assert gone.count(numbers("quarantine")[0]) + gone.count(numbers("barred-door")[0]) == 1
        assert match.state.quarantine[0] == (turns if asks(match) == [(0, "offer")] else max(0, turns - 1))


@pytest.mark.rule("cosa-5.4", "cosa-5.5")
def test_on_a_neighbour_an_axe_takes_the_quarantine_or_the_far_door() -> None:
    match = table(7, {0: "axe"}, doors=[1, 2, 5], quarantine={1: 2, 3: 1})
    assert {key for key in offered(match, 0) if key.startswith("axe")} == {
        "axe-quarantine:1",
        "axe-door:1",
        "axe-door:5",
    }
    assert refused(match, "0 axe-door:2") == "cosa-5.5"
    assert refused(match, "0 axe-quarantine:3") == "cosa-5.5"
    for choice, doors in (("axe-door:1", [0, 0, 1, 0, 0, 1, 0]), ("axe-door:5", [0, 1, 1, 0, 0, 0, 0])):
        twin = match.fork()
        play(twin, f"0 {choice}")
        assert twin.state.doors == doors
        assert twin.state.quarantine[1] == 2
    play(match, "0 axe-quarantine:1")
    assert match.state.quarantine[:4] == [0, 0, 0, 1]
    assert match.state.doors == [0, 1, 1, 0, 0, 1, 0]


@pytest.mark.rule("cosa-5.5")
def test_behind_a_door_a_neighbours_obstacles_are_out_of_reach() -> None:
    match = table(7, {0: "axe"}, doors=[0, 1], quarantine={1: 2})
    assert {key for key in offered(match, 0) if key.startswith("axe")} == {"axe-door:0"}
    play(match, "0 axe-door:0")
    assert match.state.doors == [0, 1, 0, 0, 0, 0, 0]
    assert asks(match) == [(0, "offer")]  # the way is open again in this very turn


@pytest.mark.rule("cosa-9.6", "cosa-5.4")
def test_of_two_doors_on_an_edge_an_axe_takes_one_at_a_time() -> None:
    match = table(5, {0: "axe"}, doors={0: 2})
    play(match, "0 axe-door:0")
    assert match.state.doors == [1, 0, 0, 0, 0]
    assert match.state.active == 1  # the other one still bars the exchange


@pytest.mark.rule("cosa-5.5", "cosa-9.7")
def test_an_axe_between_two_and_between_three() -> None:
    match = table(2, {0: "axe"}, doors={1: 1})
    assert {key for key in offered(match, 0) if key.startswith("axe")} == {"axe-door:1"}
    match = table(3, {0: "axe"}, doors={1: 1})  # the far side of both neighbours
    assert [o.key for o in match.asked[0].decision.options if o.verb == "chop-door"] == ["axe-door:1"]


# --- Determinación -----------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-5.8", "cosa-5.9", "cosa-3.14")
def test_resolute_draws_three_skipping_panics_unseen_and_keeps_one() -> None:
    match = table(5, {0: "resolute"}, deck="ropes party analysis scary one-two infected missed")
    before = hand(match, 0)
    events = play(match, "0 play:resolute")
    assert asks(match) == [(0, "keep")]
    assert offered(match, 0) == {"keep:analysis", "keep:scary", "keep:infected"}
    assert told(events, "skipped") == [{"count": 2}, {"count": 1}]
    assert names(match.state.discard[-3:]) == ["ropes", "party", "one-two"]
    assert [line.get("card") for line in told(events, "drew", to=0)] == ["infected", "analysis", "scary"]
    for eye in eyes(match, but=[0]):
        story = str(heard(events, eye))
        assert not any(card in story for card in ("ropes", "party", "analysis", "scary", "infected"))
    events = play(match, "0 keep:scary")
    assert sorted(names(match.state.discard[-2:])) == ["analysis", "infected"]
    before.remove("resolute")
    assert sorted(hand(match, 0)) == sorted([*before, "scary"])
    assert told(events, "discarded", to=1) == [{"who": 0}, {"who": 0}]
    assert asks(match) == [(0, "act")]
    assert names(match.state.deck[:1]) == ["missed"]


@pytest.mark.rule("cosa-5.9", "cosa-3.16")
def test_a_chain_of_resolutes_ends_with_a_card_played_or_discarded() -> None:
    deck = "resolute whisky axe  resolute scary missed  infected infected whisky"
    match = table(5, {0: "resolute"}, deck=deck)
    play(match, "0 play:resolute", "0 keep:resolute", "0 play:resolute", "0 keep:resolute", "0 play:resolute")
    assert names(match.state.resolving) == ["resolute"] * 3  # none of them is in the pile yet
    assert numbers("resolute")[0] not in match.state.discard
    assert offered(match, 0) == {"keep:infected", "keep:whisky"}
    play(match, "0 keep:whisky", "0 play:whisky")
    assert asks(match) == [(0, "offer")]
    assert len(hand(match, 0)) == 4
    assert match.state.discard.count(numbers("resolute")[0]) == 3


@pytest.mark.rule("cosa-5.9")
def test_after_a_resolute_one_may_simply_discard() -> None:
    match = table(5, {0: "resolute scary"}, deck="whisky axe missed")
    play(match, "0 play:resolute", "0 keep:missed", "0 discard:scary")
    assert asks(match) == [(0, "offer")]
    assert "missed" in hand(match, 0)


@pytest.mark.rule("cosa-3.15", "cosa-3.16", "cosa-5.8")
def test_the_pile_is_shuffled_in_the_middle_of_the_three_but_not_the_resolute() -> None:
    match = table(5, {0: "resolute"}, deck="scary ropes", rest="discard")
    pile = len(match.state.discard)
    events = play(match, "0 play:resolute")
    assert "reshuffled" in kinds(events)
    assert told(events, "reshuffled")[0] == {"count": pile + 1}  # the panic skipped, and no more
    assert names(match.state.resolving) == ["resolute"]
    assert len(match.state.aside[0]) == 3
    assert all(kind >= numbers("ropes")[0] for kind in match.state.discard)  # nothing but panics skipped since


@pytest.mark.rule("cosa-5.8", "cosa-14.4", "cosa-4.2")
def test_whoever_finds_the_thing_among_the_three_must_keep_it() -> None:
    match = table(5, {0: "resolute"}, deck="scary thing missed")
    play(match, "0 play:resolute")
    assert offered(match, 0) == {"keep:thing"}
    assert refused(match, "0 keep:scary") == "cosa-5.8"
    play(match, "0 keep:thing")
    assert role(match, 0) == LA_COSA
    assert [match.state.sure[seat][0] for seat in range(1, 5)] == [UNKNOWN] * 4


# --- direction and seats -----------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-5.10")
def test_watch_your_back_turns_this_very_exchange_round_and_the_turns_after_it() -> None:
    match = table(5, {0: "watch-your-back axe", 4: "analysis", 3: "missed"})
    events = play(match, "0 play:watch-your-back")
    assert match.state.direction == -1
    assert told(events, "turned-round") == [{"way": "back"}]
    play(match, "0 give:axe")
    assert asks(match) == [(4, "answer")]
    play(match, "4 give:analysis")
    assert match.state.active == 4
    play(match, "4 discard:axe", f"4 give:{hand(match, 4)[0]}")
    assert asks(match) == [(3, "answer")]
    again = table(5, {0: "watch-your-back"}, direction=-1)
    assert told(play(again, "0 play:watch-your-back"), "turned-round") == [{"way": "clockwise"}]
    assert again.state.direction == 1


@pytest.mark.rule("cosa-5.11", "cosa-10.1", "cosa-10.2")
@pytest.mark.parametrize(
    ("card", "other", "direction", "ring", "following"),
    [
        ("change-places", 1, 1, [1, 0, 2, 3, 4], 2),  # 1 is skipped
        ("change-places", 4, 1, [4, 1, 2, 3, 0], 4),  # … and 4, who was moved, plays next
        ("change-places", 1, -1, [1, 0, 2, 3, 4], 1),
        ("better-run", 2, 1, [2, 1, 0, 3, 4], 3),
        ("better-run", 3, 1, [3, 1, 2, 0, 4], 4),
        ("better-run", 3, -1, [3, 1, 2, 0, 4], 2),
    ],
)
def test_after_a_swap_one_exchanges_from_the_new_seat_and_that_player_is_next(
    card: str, other: int, direction: int, ring: list[int], following: int
) -> None:
    hands = {0: f"{card} axe", following: "analysis"}
    match = table(5, hands, direction=direction)
    mine, theirs = hand(match, 0), hand(match, other)
    mine.remove(card)
    events = play(match, f"0 play-on:{card}:{other}", f"{other} accept")
    assert match.state.ring == ring
    assert told(events, "moved") == [{"who": 0, "who2": other}]
    assert (hand(match, 0), hand(match, other)) == (mine, theirs)
    assert match.state.active == 0
    play(match, "0 give:axe")
    assert asks(match) == [(following, "answer")]
    play(match, f"{following} give:analysis")
    assert match.state.active == following
    assert match.state.ring == ring


@pytest.mark.rule("cosa-9.3", "cosa-10.1")
def test_doors_stay_where_they_are_when_people_move() -> None:
    match = table(5, {0: "change-places"}, doors=[1, 3])
    events = play(match, "0 play-on:change-places:1", "1 accept")
    assert (match.state.ring, match.state.doors) == ([1, 0, 2, 3, 4], [0, 1, 0, 1, 0])
    assert told(events, "door-in-between") == [{"who": 0, "who2": 2}]
    assert match.state.active == 2  # 0 sits before the door now: no exchange, and the turn is over


@pytest.mark.rule("cosa-5.11", "cosa-8.6")
def test_nobody_in_quarantine_changes_places() -> None:
    match = table(5, {0: "change-places better-run"}, quarantine={1: 1, 3: 2})
    assert aims(match, 0, "play-on:change-places") == {4}
    assert aims(match, 0, "play-on:better-run") == {2, 4}
    assert refused(match, "0 play-on:change-places:1") == "cosa-8.8"
    match = table(5, {0: "change-places better-run"}, quarantine={0: 1})
    assert aims(match, 0, "play-on:change-places") == aims(match, 0, "play-on:better-run") == set()
    assert refused(match, "0 play-on:better-run:2") == "cosa-8.6"


@pytest.mark.rule("cosa-5.12", "cosa-9.4")
def test_one_may_run_through_doors() -> None:
    match = table(5, {0: "better-run"}, doors=[0, 4])
    assert aims(match, 0, "play-on:better-run") == {1, 2, 3, 4}
    play(match, "0 play-on:better-run:1", "1 accept")
    assert match.state.ring == [1, 0, 2, 3, 4]


# --- Seducción ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-5.13")
def test_seduction_exchanges_with_anybody_instead_of_the_third_step() -> None:
    match = table(6, {0: "seduction axe", 3: "analysis"}, quarantine={4: 1})
    assert aims(match, 0, "play-on:seduction") == {1, 2, 3, 5}
    assert refused(match, "0 play-on:seduction:4") == "cosa-8.8"
    play(match, "0 play-on:seduction:3", "0 give:axe")
    assert asks(match) == [(3, "answer")]
    events = play(match, "3 give:analysis")
    assert "analysis" in hand(match, 0)
    assert "axe" in hand(match, 3)
    assert kinds(events).count("exchanged") == 1
    assert asks(match) == [(1, "act")]  # no third step, and the turns go on as they were


@pytest.mark.rule("cosa-5.13", "cosa-6.6")
def test_a_refused_seduction_ends_the_turn_all_the_same() -> None:
    match = table(6, {0: "seduction axe", 3: "no-thanks"}, deck="whisky")
    play(match, "0 play-on:seduction:3", "0 give:axe", "3 defend:no-thanks")
    assert "axe" in hand(match, 0)
    assert match.state.active == 1


@pytest.mark.rule("cosa-9.4")
def test_seduction_doesnt_reach_the_neighbour_behind_ones_own_door() -> None:
    match = table(6, {0: "seduction"}, doors=[0, 2])
    assert aims(match, 0, "play-on:seduction") == {2, 3, 4, 5}
    assert refused(match, "0 play-on:seduction:1") == "cosa-9.4"


@pytest.mark.rule("cosa-6.1", "cosa-6.3", "cosa-3.10")
def test_an_exchange_is_blind_and_the_offer_locked() -> None:
    match = table(5, {0: "axe analysis", 1: "scary whisky"})
    play(match, f"0 discard:{hand(match, 0)[-1]}")
    events = play(match, "0 give:axe")
    assert told(events, "offered", to=0) == [{"who": 0, "who2": 1, "card": "axe"}]
    for eye in eyes(match, but=[0]):
        assert told(events, "offered", to=eye) == [{"who": 0, "who2": 1}]
        assert match.view(eye)["aside"][0] == 1  # a card lies there, and no more is seen of it
    assert match.asked_of(0) is None  # nothing can be changed any more
    assert len(hand(match, 0)) == 3
    events = play(match, "1 give:whisky")
    for eye in (0, 1):
        assert told(events, "exchanged", to=eye) == [
            {"who": 0, "who2": 1, "card": "axe", "card2": "whisky", "turned": 0}
        ]
    for eye in eyes(match, but=[0, 1]):
        assert told(events, "exchanged", to=eye) == [{"who": 0, "who2": 1}]


@pytest.mark.parametrize("option", ["play-on:seduction:3", "play:watch-your-back"])
def test_a_card_that_nobody_knew_of_is_not_taken_back_without_asking(option: str) -> None:
    match = table(6, {0: "seduction watch-your-back", 3: "analysis"})
    play(match, f"0 {option}")
    assert match.waiting_for == (0,)
    assert match.why_no_undo(0) == "fixed"
