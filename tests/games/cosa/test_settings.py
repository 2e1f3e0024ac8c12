"""Chapter 14: the settings of the table. The strict quarantine is in test_obstacles.py."""

from __future__ import annotations

from collections import Counter

import pytest

from games.cosa.laid import lay, names, role
from games.cosa.seated import aims, table
from games.looking import asks, kinds, offered, told
from sobremesa.games.cosa.book import HUMAN, LA_COSA
from sobremesa.games.cosa.cards import ANALYSIS, FLAMETHROWER, INFECTED, THING
from sobremesa.games.cosa.rules import GAME
from sobremesa.games.cosa.state import UNKNOWN, Cosa
from sobremesa.kernel.errors import BadSettings
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.testing import play, refused


def dealt(seats: int, seed: int = 0, **settings: object) -> Match[Cosa]:
    return Match(GAME, seats, settings, MatchKey.from_words(f"options {seed}", seats))


def setup(seats: int, seed: int = 0, **settings: object) -> Cosa:
    """The deal before anybody draws."""
    match = dealt(seats, seed, **settings)
    return GAME.setup(seats, match.settings, match.key.stream("rules"))


# --- doors -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-14.2")
def test_loose_doors_let_cards_for_anybody_through_and_nothing_else() -> None:
    loose = {"doors": "loose"}
    match = table(5, {0: "seduction analysis change-places flamethrower"}, doors=[0], settings=loose)
    assert aims(match, 0, "play-on:seduction") == {1, 2, 3, 4}
    for card in ("analysis", "change-places", "flamethrower"):
        assert aims(match, 0, f"play-on:{card}") == {4}
    for panic in ("friends", "get-out"):
        assert aims(table(5, {}, at="turn", deck=panic, doors=[0], settings=loose), 0, "aim") == {1, 2, 3, 4}
        assert aims(table(5, {}, at="turn", deck=panic, doors=[0]), 0, "aim") == {2, 3, 4}
    shut = table(5, {}, at="exchange", doors=[0], settings=loose)
    assert "door-in-between" in kinds(shut.opening)


# --- the duty ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-14.3", "cosa-4.12")
@pytest.mark.parametrize("duty", [True, False])
def test_without_the_duty_the_thing_may_keep_a_flamethrower(duty: bool) -> None:
    match = table(5, {0: "thing flamethrower axe missed"}, at="turn", deck="whisky", settings={"duty": duty})
    assert match.state.owes[0] is duty
    play(match, "0 discard:whisky")
    everything = {"declare", "give:flamethrower", "give:axe", "give:missed"}
    assert offered(match, 0) == ({"declare", "give:flamethrower"} if duty else everything)
    if duty:
        assert refused(match, "0 give:axe") == "cosa-4.12"


# --- La Cosa in the deck -----------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-14.4")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_thing_is_shuffled_into_the_deck_and_all_begin_as_humans(seats: int) -> None:
    for seed in range(12):
        s = setup(seats, seed, thing_in_deck=True)
        assert s.roles == [HUMAN] * seats
        assert s.deck.count(THING) == 1
        assert all(len(cards) == 4 and INFECTED not in cards for cards in s.hands)
        assert GAME.census(s) == GAME.census(setup(seats, seed))
    assert len({setup(seats, seed, thing_in_deck=True).deck.index(THING) for seed in range(12)}) > 4


@pytest.mark.rule("cosa-14.4")
@pytest.mark.parametrize("seats", [7, 9, 12])
def test_with_more_players_the_thing_is_dealt_as_ever(seats: int) -> None:
    s = setup(seats, thing_in_deck=True)
    assert THING not in s.deck
    assert s.roles.count(LA_COSA) == 1
    assert (s.hands, s.deck) == (setup(seats).hands, setup(seats).deck)


@pytest.mark.rule("cosa-14.4", "cosa-4.1")
def test_whoever_draws_the_thing_is_the_thing_from_then_on() -> None:
    match = lay(
        "flamethrower", "", "", "", "missed scary no-thanks", at="turn", deck="thing", settings={"thing_in_deck": True}
    )
    assert role(match, 0) == LA_COSA
    assert match.state.sure[0] == (LA_COSA, HUMAN, HUMAN, HUMAN, HUMAN)
    assert [match.state.sure[seat][0] for seat in (1, 2, 3, 4)] == [UNKNOWN] * 4
    assert told(match.opening, "drew", to=1) == [{"who": 0}]
    assert "declare" in offered(match, 0)
    assert "discard:thing" not in offered(match, 0)
    assert match.state.owes[0]  # it holds a flamethrower after the first step


@pytest.mark.rule("cosa-14.4", "cosa-8.3")
def test_the_thing_drawn_in_quarantine_is_known_to_all() -> None:
    match = table(5, {}, at="turn", deck="thing", quarantine={0: 2})
    assert match.state.exposed[0] == LA_COSA


@pytest.mark.rule("cosa-14.5", "cosa-14.4")
def test_if_the_thing_never_came_out_the_last_one_left_wins_nothing() -> None:
    match = table(2, {0: "flamethrower"}, deck="whisky thing")
    play(match, "0 play-on:flamethrower:1", "1 accept")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("nobody", ())
    three = table(3, {0: "flamethrower"}, deck="whisky thing")
    play(three, "0 play-on:flamethrower:1", "1 accept")
    assert three.outcome is None


# --- ¡Infectado! and the deal ------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-14.6")
@pytest.mark.parametrize(
    ("seats", "fewer", "standard", "more"),
    [(4, 6, 8, 10), (6, 8, 10, 12), (8, 11, 13, 15), (10, 15, 17, 19), (11, 18, 20, 20), (12, 18, 20, 20)],
)
def test_fewer_or_more_infected_as_far_as_the_box_goes(seats: int, fewer: int, standard: int, more: int) -> None:
    usual = Counter(GAME.census(setup(seats)))
    for word, count in (("fewer", fewer), ("standard", standard), ("more", more)):
        s = setup(seats, infection=word)
        assert s.deck.count(INFECTED) == count
        assert not any(INFECTED in cards for cards in s.hands)
        census = Counter(GAME.census(s))
        del census["infected"]
        assert census == Counter({kind: n for kind, n in usual.items() if kind != "infected"})


@pytest.mark.rule("cosa-14.7")
@pytest.mark.parametrize("seats", [4, 5, 6, 9, 12])
def test_a_calm_deal_keeps_flamethrowers_and_analyses_in_the_deck(seats: int) -> None:
    usual = 0
    for seed in range(10):
        s = setup(seats, seed, calm_deal=True)
        assert not any({FLAMETHROWER, ANALYSIS} & set(cards) for cards in s.hands)
        assert GAME.census(s) == GAME.census(setup(seats, seed))
        assert [len(cards) for cards in s.hands] == [4] * seats
        assert s.roles.count(LA_COSA) == 1
        usual += sum(FLAMETHROWER in cards for cards in setup(seats, seed).hands)
    assert usual > 0  # otherwise they are dealt


# --- neighbours only ---------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-14.8")
def test_with_neighbours_only_cards_for_anybody_reach_the_adjacent() -> None:
    near = {"neighbours": True}
    match = table(6, {0: "seduction better-run"}, settings=near, doors=[0])
    assert aims(match, 0, "play-on:seduction") == {5}
    assert aims(match, 0, "play-on:better-run") == {1, 5}  # doors still don't matter
    assert refused(match, "0 play-on:seduction:3") == "cosa-14.8"
    assert refused(match, "0 play-on:better-run:3") == "cosa-14.8"
    for panic in ("friends", "get-out"):
        assert aims(table(6, {}, at="turn", deck=panic, settings=near), 0, "aim") == {1, 5}
        assert aims(table(6, {}, at="turn", deck=panic, settings=near, quarantine={1: 1}), 0, "aim") == {5}
    assert aims(table(7, {}, at="turn", deck="one-two", settings=near), 0, "aim") == {3, 4}


@pytest.mark.rule("cosa-14.8", "cosa-12.5")
@pytest.mark.parametrize("card", ["seduction", "better-run"])
def test_with_two_left_the_only_neighbour_is_offered_once(card: str) -> None:
    match = table(2, {0: card}, settings={"neighbours": True})
    keys = [option.key for option in match.asked[0].decision.options]
    assert keys.count(f"play-on:{card}:1") == 1
    for panic in ("friends", "get-out"):
        drawn = table(2, {}, at="turn", deck=panic, settings={"neighbours": True})
        assert [option.key for option in drawn.asked[0].decision.options] == ["aim:1"]


# --- Venganza ----------------------------------------------------------------------------------------------------


VENGEANCE = {"vengeance": True}


@pytest.mark.rule("cosa-14.9", "cosa-13.1")
def test_with_vengeance_play_goes_on_when_the_thing_dies() -> None:
    hands = {0: "flamethrower axe", 1: "thing", 2: "infected analysis"}
    match = table(5, hands, infected=[2], settings=VENGEANCE)
    events = play(match, "0 play-on:flamethrower:1", "1 accept")
    assert told(events, "thing-died") == [{"who": 1}]
    assert match.outcome is None
    assert names(match.state.out_of_match) == ["thing"]
    assert THING not in match.state.discard
    assert match.state.exposed[1] == LA_COSA
    assert asks(match) == [(0, "offer")]
    play(match, "0 give:axe")
    assert "give:infected" not in offered(match, 2)
    without = table(5, hands, infected=[2])
    play(without, "0 play-on:flamethrower:1", "1 accept")
    assert without.outcome is not None
    assert (without.outcome.ending, without.outcome.winners) == ("burned", (0, 3, 4))


@pytest.mark.rule("cosa-14.9")
def test_vengeance_ends_when_one_side_is_left_and_that_side_wins() -> None:
    gone = {1: LA_COSA, **dict.fromkeys(range(5, 11), HUMAN)}
    hands = ["flamethrower", "", "infected", "infected", "", *[""] * 6]
    match = lay(*hands, out=gone, infected=[2], ring=[0, 2, 4, 3], settings=VENGEANCE)
    play(match, "0 play-on:flamethrower:2", "2 accept")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("vengeance-humans", (0, 3, 4))
    match = lay(*hands, out={**gone, 4: HUMAN}, infected=[0, 3], settings=VENGEANCE)
    play(match, "0 play-on:flamethrower:2", "2 accept")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("vengeance-infected", (0, 3))
    both = lay(*hands, out={**gone, 4: HUMAN}, infected=[0], settings=VENGEANCE)
    play(both, "0 play-on:flamethrower:2", "2 accept")
    assert both.outcome is None  # 3 is Human and 0 is not


@pytest.mark.rule("cosa-14.9", "cosa-13.2")
def test_vengeance_with_humans_alone_is_over_at_once() -> None:
    match = table(4, {0: "flamethrower", 1: "thing"}, settings=VENGEANCE)
    play(match, "0 play-on:flamethrower:1", "1 accept")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("vengeance-humans", (0, 2, 3))


@pytest.mark.rule("cosa-14.9", "cosa-13.4", "cosa-12.2")
def test_a_thing_that_died_declares_nothing() -> None:
    """It had asked to declare at the end of the turn in which it is burned."""
    match = table(5, {0: "flamethrower axe", 1: "thing", 2: "infected analysis"}, infected=[2], settings=VENGEANCE)
    play(match, "1 request", "0 play-on:flamethrower:1", "1 accept", "0 give:axe", "2 give:analysis")
    assert match.outcome is None
    assert match.state.active == 2
    assert refused(match, "1 request") == "cosa-12.2"


# --- the last turn -----------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-14.10", "cosa-3.18")
def test_the_number_of_turns_can_be_set_from_5_to_60() -> None:
    assert dealt(6, max_turns=5).state.last_turn == 30
    assert dealt(6).state.last_turn == 360
    for number in (4, 61):
        with pytest.raises(BadSettings):
            dealt(6, max_turns=number)


@pytest.mark.rule("cosa-3.18")
def test_after_the_last_turn_nobody_wins() -> None:
    hands = {0: "axe scary", 1: "thing missed", 2: "analysis"}
    match = table(5, hands, turn=54, deck="whisky", settings={"max_turns": 5})
    play(match, "0 discard:axe", "0 give:scary", "1 give:missed")
    assert match.outcome is None  # turn 55, and there are 5 for each of eleven
    assert match.state.turn == 55
    play(match, "1 discard:whisky", "1 give:scary", "2 give:analysis")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("time", ())
    assert set(match.outcome.returns) == {0.0}


# --- every table -------------------------------------------------------------------------------------------------


def test_the_box_lists_what_the_deck_is_made_of() -> None:
    counted = {part.id: part.count for part in GAME.components(dealt(12).settings)}
    assert counted.pop("turn-card") == 1
    assert counted == dict(GAME.census(dealt(12).state))
