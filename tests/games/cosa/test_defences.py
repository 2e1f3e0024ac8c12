"""Chapter 7 but for ¡Fallaste!: what answers an action, and the card drawn for it."""

from __future__ import annotations

import pytest

from games.cosa.laid import hand, names, numbers, role
from games.cosa.seated import table
from games.looking import asks, eyes, heard, kinds, offered, told
from sobremesa.games.cosa.book import CONTAGIOUS, HUMAN, LA_COSA
from sobremesa.games.cosa.box import is_panic
from sobremesa.games.cosa.state import UNKNOWN
from sobremesa.testing import play, refused

ALL = ("scary", "comfortable", "no-thanks", "missed", "no-barbecue")


# --- which answers what ------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-7.1", "cosa-7.3", "cosa-7.4", "cosa-7.5", "cosa-7.13")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("flamethrower", {"no-barbecue"}),
        ("change-places", {"comfortable"}),
        ("better-run", {"comfortable"}),
        ("seduction", {"scary", "no-thanks", "missed"}),
        ("analysis", set()),
        ("suspicion", set()),
        ("quarantine", set()),
    ],
)
def test_each_defence_answers_its_own_actions_and_no_others(card: str, answers: set[str]) -> None:
    for defence in ALL:
        match = table(5, {0: f"{card} axe", 1: defence})
        play(match, f"0 play-on:{card}:1")
        if card == "seduction":
            play(match, "0 give:axe")
        found = {key for key in offered(match, 1) if key.startswith("defend")}
        assert found == ({f"defend:{defence}"} if defence in answers else set())
        if defence not in answers and match.asked_of(1):
            assert refused(match, f"1 defend:{defence}") == "cosa-7.1"


@pytest.mark.rule("cosa-7.1", "cosa-6.5")
def test_only_the_one_aimed_at_may_answer() -> None:
    match = table(5, {0: "axe scary no-thanks missed whisky", 2: "no-barbecue missed scary no-thanks"})
    play(match, "0 discard:whisky", "0 give:axe")
    assert asks(match) == [(1, "answer")]
    for seat in (0, 2):
        assert refused(match, f"{seat} defend:missed") == "cosa-7.1"
    match = table(5, {0: "flamethrower", 2: "no-barbecue"})
    play(match, "0 play-on:flamethrower:1")
    assert refused(match, "2 defend:no-barbecue") == "cosa-7.1"


@pytest.mark.rule("cosa-6.5")
def test_one_defence_for_each_offer() -> None:
    match = table(5, {0: "seduction axe", 1: "no-thanks no-thanks scary missed"}, deck="no-thanks")
    play(match, "0 play-on:seduction:1", "0 give:axe", "1 defend:no-thanks")
    assert match.state.active == 1
    assert asks(match) == [(1, "act")]  # the next turn has begun: nothing more was asked


@pytest.mark.rule("cosa-6.3")
def test_an_offer_is_asked_about_whatever_the_target_holds() -> None:
    stories = []
    for cards in ("scary no-thanks missed missed", "whisky whisky axe analysis", "infected infected infected whisky"):
        match = table(5, {0: "seduction suspicion", 2: cards})
        stories.append(play(match, "0 play-on:seduction:2", "0 give:suspicion"))
        assert asks(match) == [(2, "answer")]
        assert match.waiting_for == (2,)
    for eye in (1, 3, 4):
        assert heard(stories[0], eye) == heard(stories[1], eye) == heard(stories[2], eye)


# --- the card drawn for it ---------------------------------------------------------------------------------------


DEFENDED = [
    ("0 play-on:flamethrower:1", "flamethrower", "no-barbecue"),
    ("0 play-on:change-places:1", "change-places", "comfortable"),
    ("0 play-on:seduction:1\n0 give:axe", "seduction", "no-thanks"),
    ("0 play-on:seduction:1\n0 give:axe", "seduction", "scary"),
    ("0 play-on:seduction:1\n0 give:axe", "seduction", "missed"),
]


@pytest.mark.rule("cosa-7.2", "cosa-3.14")
@pytest.mark.parametrize(("lines", "card", "defence"), DEFENDED)
def test_a_defence_is_replaced_at_once_and_panics_are_skipped_unseen(lines: str, card: str, defence: str) -> None:
    match = table(5, {0: f"{card} axe", 1: defence}, deck="ropes oops analysis party")
    before = hand(match, 1)
    play(match, lines)
    events = play(match, f"1 defend:{defence}")
    before.remove(defence)
    assert sorted(hand(match, 1)) == sorted([*before, "analysis"])
    assert told(events, "skipped") == [{"count": 2}]
    assert told(events, "drew", to=1)[0] == {"who": 1, "card": "analysis"}
    for eye in eyes(match, but=[1]):
        assert told(events, "drew", to=eye)[0] == {"who": 1}
        assert "ropes" not in str(heard(events, eye))
        assert "oops" not in str(heard(events, eye))
    assert {"ropes", "oops"} <= set(names(match.state.discard))
    assert role(match, 1) == HUMAN


@pytest.mark.rule("cosa-7.2", "cosa-3.14", "cosa-3.15", "cosa-3.16")
def test_with_only_panics_left_they_are_skipped_and_the_pile_is_shuffled_without_what_is_being_resolved() -> None:
    """Nothing but panics in the deck: all are discarded, and the new deck holds them too."""
    match = table(
        5, {0: "flamethrower axe", 1: "no-barbecue"}, deck="ropes ropes oops", discard="analysis", rest="discard"
    )
    pile = match.state.discard
    play(match, "0 play-on:flamethrower:1")
    events = play(match, "1 defend:no-barbecue")
    assert told(events, "skipped")[0] == {"count": 3}
    assert told(events, "reshuffled") == [{"count": len(pile) + 3}]
    assert len(hand(match, 1)) == 4
    assert all(not is_panic(kind) for kind in match.state.hands[1])
    # the flamethrower and the defence have been put on the pile only now that the step is over
    for card in ("flamethrower", "no-barbecue"):
        assert numbers(card)[0] in match.state.discard


@pytest.mark.rule("cosa-3.17", "cosa-7.2")
def test_if_there_were_no_card_for_a_hand_at_all_nothing_would_be_drawn() -> None:
    match = table(4, {0: "flamethrower axe", 1: "no-barbecue"}, conserve=False)
    s = match.state
    s.deck, s.discard = tuple(numbers("ropes oops")), tuple(numbers("party"))
    play(match, "0 play-on:flamethrower:1", "1 defend:no-barbecue")
    assert len(hand(match, 1)) == 3
    assert names(match.state.deck) == ["ropes", "oops"]
    assert asks(match) == [(0, "offer")]


# --- one by one --------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-7.3", "cosa-7.14", "cosa-6.6")
def test_scary_refuses_and_sees_the_very_card_that_was_offered() -> None:
    match = table(5, {0: "axe thing infected", 1: "scary"}, deck="whisky")
    play(match, "0 discard:axe", "0 give:infected")
    events = play(match, "1 defend:scary")
    assert told(events, "saw-offer", to=1) == [{"who": 1, "who2": 0, "card": "infected"}]
    for eye in eyes(match, but=[1]):
        assert told(events, "saw-offer", to=eye) == [{"who": 1, "who2": 0}]
    assert "infected" in hand(match, 0)
    assert role(match, 1) == HUMAN
    assert match.state.sure[1][0] == LA_COSA  # nobody else could have offered it
    assert [match.state.sure[seat][0] for seat in (2, 3, 4)] == [UNKNOWN] * 3
    assert match.state.active == 1


@pytest.mark.rule("cosa-7.3")
def test_scary_that_finds_something_harmless_proves_nothing() -> None:
    match = table(5, {0: "axe thing infected", 1: "scary"}, deck="whisky")
    play(match, "0 discard:infected", "0 give:axe", "1 defend:scary")
    assert match.state.sure[1][0] == UNKNOWN
    assert [names(note[3:]) for note in match.state.notebook[1]] == [["axe"]]


@pytest.mark.rule("cosa-7.14")
def test_the_thing_that_finds_an_infected_with_scary_learns_nothing_new() -> None:
    match = table(5, {0: "axe infected infected", 1: "thing scary"}, infected=[0], deck="whisky")
    play(match, "0 discard:axe", "0 give:infected", "1 defend:scary")
    assert names(match.state.notebook[1][-1][3:]) == ["infected"]
    assert match.state.sure[1][0] != CONTAGIOUS


@pytest.mark.rule("cosa-7.5", "cosa-6.6")
def test_no_thanks_refuses_without_looking() -> None:
    match = table(5, {0: "axe thing infected", 1: "no-thanks"}, deck="whisky")
    play(match, "0 discard:axe", "0 give:infected")
    events = play(match, "1 defend:no-thanks")
    assert "saw-offer" not in kinds(events)
    assert "infected" in hand(match, 0)
    assert "infected" not in str(heard(events, 1))
    assert match.state.notebook[1] == ()
    assert role(match, 1) == HUMAN
    assert match.state.active == 1


@pytest.mark.rule("cosa-7.4", "cosa-10.3")
@pytest.mark.parametrize("card", ["change-places", "better-run"])
def test_comfortable_cancels_the_swap_and_the_third_step_is_from_the_old_seat(card: str) -> None:
    match = table(5, {0: f"{card} axe", 4: "comfortable"}, deck="whisky", doors=[2])
    events = play(match, f"0 play-on:{card}:4", "4 defend:comfortable")
    assert match.state.ring == [0, 1, 2, 3, 4]
    assert "moved" not in kinds(events)
    assert asks(match) == [(0, "offer")]
    play(match, "0 give:axe")
    assert asks(match) == [(1, "answer")]


@pytest.mark.rule("cosa-7.13")
def test_no_barbecue_saves_and_the_third_step_follows() -> None:
    match = table(5, {0: "flamethrower axe", 1: "no-barbecue"}, deck="whisky")
    events = play(match, "0 play-on:flamethrower:1", "1 defend:no-barbecue")
    assert match.state.ring == [0, 1, 2, 3, 4]
    assert not {"burned", "eliminated"} & set(kinds(events))
    play(match, "0 give:axe")
    assert asks(match) == [(1, "answer")]
    assert {"flamethrower", "no-barbecue"} <= set(names(match.state.discard))


@pytest.mark.rule("cosa-7.13")
def test_holding_no_barbecue_is_not_yet_being_saved() -> None:
    match = table(5, {0: "flamethrower", 1: "no-barbecue"})
    play(match, "0 play-on:flamethrower:1", "1 accept")
    assert 1 not in match.state.ring


@pytest.mark.rule("cosa-7.1", "cosa-11.11")
@pytest.mark.parametrize("defence", ["scary", "no-thanks", "missed"])
def test_an_exchange_that_a_panic_asks_for_can_be_refused(defence: str) -> None:
    match = table(6, {0: "axe", 3: defence}, at="turn", deck="friends whisky")
    play(match, "0 aim:3", "0 give:axe")
    assert f"defend:{defence}" in offered(match, 3)
    play(match, f"3 defend:{defence}")
    assert "whisky" in hand(match, 3)


@pytest.mark.rule("cosa-7.4")
@pytest.mark.parametrize(("panic", "choice"), [("one-two", "aim:3"), ("get-out", "aim:3"), ("party", "")])
def test_comfortable_doesnt_answer_panics_that_move_people(panic: str, choice: str) -> None:
    holding = dict.fromkeys((1, 3, 4), "comfortable")
    match = table(6, {0: "axe", **holding}, at="turn", deck=panic)
    if choice:
        play(match, f"0 {choice}")
    assert match.state.ring != [0, 1, 2, 3, 4, 5]
    assert asks(match) == [(0, "offer")]


@pytest.mark.rule("cosa-7.2", "cosa-8.3", "cosa-8.5")
def test_in_quarantine_the_card_drawn_for_a_defence_is_seen() -> None:
    match = table(5, {0: "flamethrower", 1: "no-barbecue"}, deck="ropes analysis", quarantine={1: 2})
    events = play(match, "0 play-on:flamethrower:1", "1 defend:no-barbecue")
    assert told(events, "drew-openly") == [{"who": 1, "card": "analysis"}]
    assert told(events, "skipped") == [{"count": 1}]
    assert 1 in match.state.ring
