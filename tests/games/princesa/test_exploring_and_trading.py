"""Chapter 4: exploring, selling and buying."""

from __future__ import annotations

import pytest

from games.looking import eyes, offered, told
from games.princesa.laid import hand, lay, names
from sobremesa.games.princesa.book import CARD
from sobremesa.games.princesa.state import CENTRE, NO_CARD
from sobremesa.testing import play, refused

FILLED = "short-sword wooden-shield toll"


# --- exploring ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-4.1", "princesa-15.3")
def test_exploring_draws_the_top_card_into_the_hand_unseen_by_the_others() -> None:
    match = lay("lance", "", "", shop=FILLED, deck="plunder barter")
    events = play(match, "0 explore")
    assert sorted(hand(match, 0)) == ["lance", "plunder"]
    assert names(match.state.deck)[0] == "barter"
    assert told(events, "drew", 0) == [{"who": 0, "count": 1, "card": ("plunder",)}]
    for eye in eyes(match, but=(0,)):
        assert told(events, "drew", eye) == [{"who": 0, "count": 1}]
        assert match.view(eye)["hands"][0] == 2


@pytest.mark.rule("princesa-4.1")
def test_with_an_empty_deck_nobody_explores() -> None:
    match = lay("lance", "map", "", princess="centre", shop=FILLED, deck="", rest="box")
    assert "explore" not in offered(match, 0)
    assert refused(match, "0 explore") == "princesa-4.1"


# --- selling -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-4.2", "princesa-15.3")
def test_any_number_of_cards_is_sold_for_one_gold_each() -> None:
    match = lay("lance lance map toll", "", "", gold=(2, 2, 2), shop="")
    bank = match.state.bank
    events = play(match, "0 sell:lance", "0 sell:toll", "0 sell:lance", "0 done")
    assert hand(match, 0) == ["map"]
    assert sorted(names(match.state.discard)) == ["lance", "lance", "toll"]
    assert (match.state.gold[0], match.state.bank) == (5, bank - 3)
    assert [line["card"] for line in told(events, "sold")] == ["lance", "toll", "lance"]  # seen by all


@pytest.mark.rule("princesa-4.2")
def test_what_one_does_not_have_one_cannot_sell() -> None:
    match = lay("lance", "map", "", shop=FILLED)
    assert refused(match, "0 sell:map") == "princesa-4.2"
    play(match, "0 sell:lance")
    assert "sell:lance" not in offered(match, 0)


@pytest.mark.rule("princesa-4.6", "princesa-13.3")
def test_the_princess_is_sold_for_one_gold_and_lies_in_the_centre() -> None:
    match = lay("lance", "", "", princess=0, gold=(2, 2, 2), shop=FILLED)
    assert "sell:princess" in offered(match, 0)
    play(match, "0 sell:princess", "0 done")
    assert (match.state.princess, match.state.gold[0]) == (CENTRE, 3)
    assert match.state.discard == ()
    assert refused(lay("lance", "", "", princess=1, shop=FILLED), "0 sell:princess") == "princesa-4.2"


# --- buying ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-4.3", "princesa-15.3")
def test_shop_cards_cost_two_gold_and_go_to_the_hand() -> None:
    match = lay("", "", "", gold=(5, 2, 2), shop=FILLED)
    bank = match.state.bank
    events = play(match, "0 buy:2")
    assert hand(match, 0) == ["toll"]
    assert (match.state.gold[0], match.state.bank) == (3, bank + 2)
    play(match, "0 buy:0")
    assert sorted(hand(match, 0)) == ["short-sword", "toll"]
    assert match.state.gold[0] == 1
    assert "buy:1" not in offered(match, 0)
    assert refused(match, "0 buy:1") == "princesa-4.3"
    assert told(events, "bought")[0]["card"] == "toll"  # seen by all


def test_purchases_are_taken_back_one_by_one_while_it_is_ones_turn() -> None:
    match = lay("", "", "", gold=(5, 2, 2), shop=FILLED)
    play(match, "0 buy:2", "0 buy:0")
    match.undo(0)
    assert hand(match, 0) == ["toll"]
    match.undo(0)
    assert (hand(match, 0), match.state.gold[0]) == ([], 5)
    assert match.why_no_undo(0) == "nothing"


@pytest.mark.rule("princesa-4.4")
def test_sales_and_purchases_in_any_order_and_the_shop_stays_as_it_is() -> None:
    match = lay("lance map", "", "", gold=(1, 2, 2), shop=FILLED, deck="plunder barter")
    assert "buy:0" not in offered(match, 0)
    play(match, "0 sell:lance", "0 buy:0", "0 sell:map", "0 sell:short-sword")
    assert match.state.gold[0] == 2
    assert match.state.shop.count(NO_CARD) == 1
    play(match, "0 buy:2")
    assert names(match.state.deck)[0] == "plunder"  # nothing came up meanwhile
    assert match.state.shop.count(NO_CARD) == 2
    play(match, "0 done")
    assert match.state.shop.count(NO_CARD) == 0  # the next turn began
    assert CARD["plunder"] in match.state.shop


@pytest.mark.rule("princesa-4.4", "princesa-4.2")
def test_a_card_just_bought_may_be_sold() -> None:
    match = lay("", "", "", gold=(2, 2, 2), shop=FILLED)
    play(match, "0 buy:0", "0 sell:short-sword")
    assert (match.state.gold[0], hand(match, 0)) == (1, [])


@pytest.mark.rule("princesa-4.5")
def test_trading_takes_at_least_one_sale_or_purchase() -> None:
    match = lay("", "lance", "", gold=(1, 2, 2), shop=FILLED, deck="plunder")
    assert offered(match, 0) == {"explore"}
    assert refused(match, "0 done") == "princesa-4.5"
    empty_shop = lay("", "lance", "", gold=(9, 2, 2), shop="", deck="plunder")
    assert offered(empty_shop, 0) == {"explore"}
    assert refused(empty_shop, "0 buy:0") == "princesa-4.3"
    with_a_card = lay("map", "lance", "", gold=(0, 2, 2), shop="", deck="plunder")
    assert "sell:map" in offered(with_a_card, 0)
    assert "done" not in offered(with_a_card, 0)


@pytest.mark.rule("princesa-4.4")
def test_trading_ends_by_itself_only_where_nothing_is_left_to_trade() -> None:
    match = lay("lance", "", "", gold=(0, 2, 2), shop=FILLED)
    play(match, "0 sell:lance")
    assert match.state.active == 1
