"""Chapter 3: how a turn begins, what it offers, how it ends, and what keeps a match from lasting for ever."""

from __future__ import annotations

import pytest

from games.looking import asks, kinds, offered, told
from games.princesa.laid import hand, lay, names
from sobremesa.testing import play, refused

FILLED = "short-sword wooden-shield ambush"  # a shop that needs nothing


# --- the start of a turn -----------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-3.1")
def test_the_shop_is_refilled_to_three_at_the_start_of_a_turn() -> None:
    match = lay("", "", "", at="turn", shop="lance", deck="plunder map robbery")
    assert sorted(names(match.state.shop)) == ["lance", "map", "plunder"]
    assert names(match.state.deck)[0] == "robbery"
    full = lay("", "", "", at="turn", shop=FILLED, deck="plunder map")
    assert sorted(names(full.state.shop)) == sorted(FILLED.split())
    assert names(full.state.deck)[0] == "plunder"


@pytest.mark.rule("princesa-3.1")
def test_a_ghosts_turn_refills_it_too_and_only_as_far_as_the_deck_goes() -> None:
    match = lay("", "", "", at="turn", ghosts=[0], princess="centre", shop="lance", deck="plunder", rest="box")
    assert sorted(names(match.state.shop)) == ["lance", "plunder"]
    assert match.state.deck == ()
    assert asks(match) == [(0, "haunt")]


@pytest.mark.rule("princesa-3.2", "princesa-13.7")
def test_the_road_may_end_with_the_refill_before_any_spell_acts() -> None:
    """Were the poison first, the kidnapper would fall and free the Princess."""
    match = lay(
        "",
        "",
        "",
        at="turn",
        secrets="kidnapper hidden-heir betrothed",
        hearts={0: 1},
        spells={0: "slow-poison"},
        shop="lance toll",
        deck="plunder",
        rest="box",
    )
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("captivity", (0,))
    assert match.state.hearts[0] == 1


@pytest.mark.rule("princesa-3.2")
def test_spells_act_the_oldest_first_and_before_the_action() -> None:
    """With one heart left it makes all the difference whether the blessing comes before the poison."""
    saved = lay("", "", "", at="turn", hearts={0: 1}, spells={0: "blessing slow-poison"}, shop=FILLED)
    assert (saved.state.hearts[0], saved.state.ghosts[0]) == (1, False)
    assert asks(saved) == [(0, "act")]
    lost = lay("", "", "", at="turn", hearts={0: 1}, spells={0: "slow-poison blessing"}, shop=FILLED)
    assert lost.state.ghosts[0]


@pytest.mark.rule("princesa-3.2")
def test_spells_act_on_their_hero_only_at_that_heros_own_turn() -> None:
    match = lay("", "", "", at="turn", spells={1: "slow-poison"}, shop=FILLED)
    assert match.state.hearts[1] == 4
    play(match, "0 explore")
    assert match.state.hearts[1] == 3
    play(match, "1 explore")
    assert match.state.hearts[1] == 3


@pytest.mark.rule("princesa-3.7", "princesa-9.3")
def test_a_hero_eliminated_at_the_start_of_the_turn_acts_as_a_ghost_in_it() -> None:
    match = lay("lance", "", "", at="turn", hearts={0: 1}, spells={0: "slow-poison"}, shop=FILLED)
    assert match.state.ghosts[0]
    assert asks(match) == [(0, "haunt")]
    assert offered(match, 0) == {"wander"}
    assert [match.view(eye)["deck_means"] for eye in (0, 1)] == ["wander", ""]
    play(match, "0 wander")
    assert len(hand(match, 0)) == 3
    assert match.state.active == 1


# --- the action --------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-3.3")
def test_a_hero_explores_trades_or_challenges() -> None:
    match = lay("lance map", "lance", "", shop=FILLED, gold={0: 2})
    assert [match.view(eye)["deck_means"] for eye in (0, 1)] == ["explore", ""]
    assert offered(match, 0) == {
        "explore",
        "sell:lance",
        "sell:map",
        "buy:0",
        "buy:1",
        "buy:2",
        "challenge:1",
        "challenge:2",
    }


@pytest.mark.rule("princesa-3.3", "princesa-3.4")
@pytest.mark.parametrize("action", ["explore", "trade", "challenge"])
def test_one_action_and_no_more_then_the_next_player(action: str) -> None:
    match = lay("lance map", "toll", "", hearts={1: 3}, deck="plunder")
    if action == "explore":
        play(match, "0 explore")
    elif action == "trade":
        play(match, "0 sell:map")
        assert not {"explore", "challenge:1"} & offered(match, 0)
        assert refused(match, "0 explore") == "princesa-3.3"
        assert refused(match, "0 challenge:1") == "princesa-3.3"
        play(match, "0 done")
    else:
        play(match, "0 challenge:1", "0 place:lance", "1 place:toll")
    assert (match.state.active, asks(match)) == (1, [(1, "act")])


@pytest.mark.rule("princesa-3.4")
def test_the_turn_goes_clockwise_ghosts_included() -> None:
    match = lay("", "", "", "", ghosts=[1], deck="lance map toll plunder robbery riposte unmask")
    order = []
    for _ in range(6):
        seat, ask = asks(match)[0]
        order.append((seat, ask))
        play(match, f"{seat} wander" if ask == "haunt" else f"{seat} explore")
    assert order == [(0, "act"), (1, "haunt"), (2, "act"), (3, "act"), (0, "act"), (1, "haunt")]


@pytest.mark.rule("princesa-3.5", "princesa-4.1", "princesa-4.5", "princesa-5.2")
def test_who_can_do_nothing_passes_and_nobody_else_may() -> None:
    """The deck is empty, nothing can be sold, paid or placed."""
    match = lay("", "lance", "", gold={0: 1}, princess="centre", shop=FILLED, deck="", rest="box")
    assert offered(match, 0) == {"pass"}
    play(match, "0 pass")
    assert match.state.active == 1
    assert "pass" not in offered(match, 1)
    assert refused(match, "1 pass") == "princesa-3.5"


@pytest.mark.rule("princesa-3.6", "princesa-9.5", "princesa-12.3")
def test_free_steps_come_before_the_action_and_cost_none() -> None:
    match = lay(
        "lance",
        "",
        "",
        secrets="hidden-heir kidnapper betrothed",
        spells={0: "frog-curse"},
        gold={0: 2},
        at="turn",
        shop=FILLED,
    )
    assert asks(match) == [(0, "act")]  # nobody was asked anything before
    assert {"use-secret", "use:frog-curse", "explore"} <= offered(match, 0)
    assert "challenge:1" not in offered(match, 0)
    play(match, "0 use:frog-curse", "0 use-secret")
    assert asks(match) == [(0, "act")]
    assert {"explore", "challenge:1"} <= offered(match, 0)
    assert not {"use-secret", "use:frog-curse"} & offered(match, 0)
    play(match, "0 explore")
    assert match.state.active == 1


@pytest.mark.rule("princesa-3.6")
def test_a_free_step_is_no_way_out_of_the_turn() -> None:
    match = lay("", "", "", secrets="hidden-heir kidnapper betrothed", gold={0: 0}, shop=FILLED, deck="lance")
    play(match, "0 use-secret")
    assert match.state.active == 0
    assert "explore" in offered(match, 0)


# --- limits ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-3.8", "princesa-8.3")
def test_nobody_heals_above_the_maximum() -> None:
    match = lay("prayer", "lance", "", heroes="priestess barbarian wizard", hearts={0: 3})
    play(match, "0 challenge:1", "0 place:prayer", "1 place:lance")
    assert match.state.hearts[0] == 4  # two hearts to heal, room for one


@pytest.mark.rule("princesa-3.9")
def test_an_empty_bank_gives_what_it_has() -> None:
    match = lay("bodyguard map", "lance", "", heroes="merchant barbarian wizard", gold=(27, 0, 2))
    assert match.state.bank == 1
    play(match, "0 challenge:1", "0 place:bodyguard", "1 place:lance")
    assert (match.state.gold[0], match.state.bank) == (28, 0)
    broke = lay("map", "", "", gold=(28, 0, 2))
    play(broke, "0 sell:map")
    assert (broke.state.gold[0], broke.state.bank) == (28, 0)
    assert hand(broke, 0) == []  # sold for nothing, but sold


# --- the length of a match ---------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-3.10")
def test_a_round_in_which_no_card_leaves_the_deck_costs_its_top_card() -> None:
    match = lay("lance map", "toll riposte", "robbery unmask", shop=FILLED, deck="plunder barter")
    for seat, card in ((0, "lance"), (1, "toll")):
        events = play(match, f"{seat} sell:{card}", f"{seat} done")
        assert "discarded-top" not in kinds(events)
    events = play(match, "2 sell:robbery", "2 done")
    assert told(events, "discarded-top") == [{"card": "plunder"}]
    assert names(match.state.discard)[-1] == "plunder"
    assert names(match.state.deck)[0] == "barter"
    for seat, card in ((0, "map"), (1, "riposte")):
        events = play(match, f"{seat} sell:{card}", f"{seat} done")
        assert "discarded-top" not in kinds(events)  # the count began anew
    events = play(match, "2 sell:unmask", "2 done")
    assert told(events, "discarded-top") == [{"card": "barter"}]


@pytest.mark.rule("princesa-3.10")
def test_any_card_that_leaves_the_deck_starts_the_count_anew() -> None:
    match = lay("lance map", "toll", "robbery", shop=FILLED, deck="plunder barter unmask")
    seen = kinds(play(match, "0 sell:lance", "0 done", "1 explore", "2 sell:robbery", "2 done"))
    assert "discarded-top" not in seen  # a round has passed, but not without a card
    assert "discarded-top" not in kinds(play(match, "0 sell:map", "0 done"))
    assert "discarded-top" in kinds(play(match, "1 sell:toll", "1 done"))


@pytest.mark.rule("princesa-3.10", "princesa-3.1")
def test_a_card_that_goes_to_the_shop_has_left_the_deck() -> None:
    match = lay("lance map", "toll riposte", "robbery unmask", gold=(2, 2, 2), shop=FILLED, deck="plunder barter")
    play(match, "0 buy:0", "0 done")
    play(match, "1 sell:toll", "1 done")  # the shop was refilled as this turn began
    events = play(match, "2 sell:robbery", "2 done")
    assert "discarded-top" not in kinds(events)
    events = play(match, "0 sell:map", "0 done")
    assert "discarded-top" not in kinds(events)
    events = play(match, "1 sell:riposte", "1 done")
    assert "discarded-top" in kinds(events)
