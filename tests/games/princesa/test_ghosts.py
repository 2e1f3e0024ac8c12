"""Chapter 11: wandering, enchanting, resurrecting, and when each is forced or forbidden."""

from __future__ import annotations

from typing import Any

import pytest

from games.looking import asks, eyes, offered, told
from games.princesa.laid import hand, lay, names
from sobremesa.games.princesa.kinds import HEARTS, HERO_IDS, SECRET_IDS
from sobremesa.games.princesa.state import Princesa
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import Position, play, refused

SHOP = "unmask unmask robbery"
EIGHT = "lance map toll plunder riposte barter withdrawal torn-pocket"
NINE = f"{EIGHT} short-sword"


def table(*hands: str, **laid: Any) -> Position[Princesa]:
    """Seat 0 is a ghost, and it is the ghost's turn."""
    secrets = " ".join(["hidden-heir", "kidnapper", "betrothed", "undying"][: len(hands)])
    usual: dict[str, Any] = {"ghosts": [0], "shop": SHOP, "heroes": "knight huntress wizard", "secrets": secrets}
    return lay(*hands, **{**usual, **laid})


# --- wandering ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-11.1", "princesa-11.2", "princesa-15.3")
def test_a_ghost_wanders_for_three_cards() -> None:
    match = table("", "", "", deck="lance map toll plunder")
    assert offered(match, 0) == {"wander"}
    events = play(match, "0 wander")
    assert sorted(hand(match, 0)) == ["lance", "map", "toll"]
    assert names(match.state.deck)[0] == "plunder"
    assert match.state.active == 1
    for eye in eyes(match, but=(0,)):
        assert told(events, "drew", eye) == [{"who": 0, "count": 3}]
        assert match.view(eye)["hands"][0] == 3


@pytest.mark.rule("princesa-11.2")
def test_of_a_short_deck_a_ghost_draws_what_is_left() -> None:
    match = table("", "", "", deck="lance map", rest="box", princess="centre")
    play(match, "0 wander")
    assert sorted(hand(match, 0)) == ["lance", "map"]


@pytest.mark.rule("princesa-11.2", "princesa-11.7")
def test_with_eight_cards_a_ghost_may_wander_with_nine_it_must_resurrect() -> None:
    eight = table(EIGHT, "", "")
    assert "wander" in offered(eight, 0)
    assert {key.partition(":")[0] for key in offered(eight, 0)} == {"wander", "enchant", "revive"}
    nine = table(NINE, "", "")
    assert offered(nine, 0) == {f"revive:{name}" for name in NINE.split()}
    assert refused(nine, "0 wander") == "princesa-11.7"
    assert refused(nine, "0 enchant:torn-pocket:1") == "princesa-11.7"


@pytest.mark.rule("princesa-11.2", "princesa-11.8")
def test_with_an_empty_deck_nobody_wanders_or_resurrects() -> None:
    match = table("lance torn-pocket", "", "", deck="", rest="box", princess="centre")
    assert offered(match, 0) == {"enchant:torn-pocket:1", "enchant:torn-pocket:2"}
    assert refused(match, "0 wander") == "princesa-11.2"
    assert refused(match, "0 revive:lance") == "princesa-11.8"


@pytest.mark.rule("princesa-11.8")
def test_with_an_empty_deck_nine_cards_force_nothing() -> None:
    match = table(NINE, "", "", deck="", rest="box", princess="centre")
    assert offered(match, 0) == {"enchant:torn-pocket:1", "enchant:torn-pocket:2"}
    without = table(NINE.replace("torn-pocket", "unmask"), "", "", deck="", rest="box", princess="centre", shop="")
    assert offered(without, 0) == {"pass"}


# --- enchanting --------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-11.3", "princesa-6.8")
def test_a_ghost_puts_a_spell_directly_on_any_hero() -> None:
    match = table("slow-poison storm lance", "", "", "", ghosts=[0, 3], heroes="knight huntress wizard thief")
    spells = {key for key in offered(match, 0) if key.startswith("enchant")}
    assert spells == {"enchant:slow-poison:1", "enchant:slow-poison:2"}  # no ghost, no other card
    play(match, "0 enchant:slow-poison:2")
    assert names(match.state.spells[2]) == ["slow-poison"]
    assert match.state.marks[2] == (2,)
    assert sorted(hand(match, 0)) == ["lance", "storm"]
    assert match.state.active == 1


@pytest.mark.rule("princesa-11.3")
def test_one_spell_a_turn() -> None:
    match = table("slow-poison blessing", "", "")
    play(match, "0 enchant:blessing:1")
    assert match.state.active == 1
    assert hand(match, 0) == ["slow-poison"]


@pytest.mark.rule("princesa-11.3", "princesa-11.9")
def test_without_a_hero_there_is_nobody_to_enchant() -> None:
    match = table("slow-poison", "", "", ghosts=[0, 1, 2])
    assert offered(match, 0) == {"wander", "revive:slow-poison"}


# --- resurrecting ------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-11.4", "princesa-11.6")
@pytest.mark.parametrize(("discarded", "hearts"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_a_ghost_comes_back_with_a_heart_for_each_card_discarded(discarded: int, hearts: int) -> None:
    cards = ["lance", "map", "toll", "plunder"]
    match = table(" ".join(cards), "", "", secrets="hidden-heir kidnapper betrothed")
    play(match, "0 revive:lance", *(f"0 discard:{name}" for name in cards[1:discarded]))
    if discarded < 4:
        assert asks(match) == [(0, "revive")]
        play(match, "0 done")
    assert match.state.ghosts[0] is False
    assert match.state.hearts[0] == hearts
    assert sorted(hand(match, 0)) == sorted(cards[discarded:])
    assert sorted(names(match.state.discard)) == sorted(cards[:discarded])
    assert match.state.active == 1  # it was the whole turn
    assert match.state.shown[0] == SECRET_IDS.index("hidden-heir")


@pytest.mark.rule("princesa-11.4")
def test_at_least_one_card_is_discarded() -> None:
    match = table("", "", "")
    assert offered(match, 0) == {"wander"}
    assert refused(match, "0 revive:lance") == "princesa-11.4"
    with_one = table("lance", "", "")
    assert refused(with_one, "0 done") is not None
    play(with_one, "0 revive:lance")
    assert (with_one.state.hearts[0], hand(with_one, 0)) == (1, [])


@pytest.mark.rule("princesa-11.5", "princesa-3.8")
def test_hearts_above_the_maximum_are_lost() -> None:
    match = table(NINE, "", "", heroes="wizard huntress knight")
    play(match, "0 revive:lance", *(f"0 discard:{name}" for name in NINE.split()[1:7]), "0 done")
    assert match.state.hearts[0] == HEARTS[HERO_IDS.index("wizard")] == 4
    assert len(hand(match, 0)) == 2


@pytest.mark.rule("princesa-11.6", "princesa-12.2")
def test_who_came_back_is_a_hero_in_everything_with_the_secret_up() -> None:
    """Challenged, challenging, trading; but the secret's use is gone."""
    match = table("lance map", "toll", "", secrets="hidden-heir kidnapper betrothed", gold=(0, 2, 2))
    play(match, "0 revive:lance", "0 done", "1 challenge:0", "1 place:toll")
    assert asks(match) == [(0, "answer")]
    play(match, "0 place:map")  # two strategies tie, and the ghost that was has no more cards: nobody wins
    play(match, "2 explore")
    assert {"explore", "sell:map"} <= offered(match, 0)
    assert "challenge:1" in offered(match, 0)
    assert "use-secret" not in offered(match, 0)


@pytest.mark.rule("princesa-11.6", "princesa-10.1", "princesa-10.2")
def test_a_hero_may_fall_again() -> None:
    match = table("lance map", "plunder", "", gold=(0, 2, 2))
    play(match, "0 revive:lance", "0 done", "1 challenge:0", "1 place:plunder", "0 place:map")
    assert match.state.ghosts[0]
    assert asks(match) == [(1, "loot")]


# --- passing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-11.9", "princesa-3.5")
def test_a_ghost_who_can_do_nothing_passes_and_no_other() -> None:
    match = table("lance", "map", "", deck="", rest="box", princess="centre")
    assert offered(match, 0) == {"pass"}
    play(match, "0 pass")
    assert match.state.active == 1
    assert refused(table("lance", "", ""), "0 pass") == "princesa-11.9"


@pytest.mark.rule("princesa-11.10", "princesa-15.1", "princesa-15.5")
def test_a_ghost_is_asked_whatever_it_holds() -> None:
    """With a spell or without, on an empty road: the others can't tell before the ghost has acted."""
    one = table("torn-pocket", "map", "", deck="", rest="box", princess="centre")
    two = table("lance", "map", "", deck="", rest="box", princess="centre")
    for match in (one, two):
        assert asks(match) == [(0, "haunt")]
    two.state.box, two.state.shop = one.state.box, one.state.shop
    for eye in (1, 2, SPECTATOR):
        assert one.view(eye) == two.view(eye)
