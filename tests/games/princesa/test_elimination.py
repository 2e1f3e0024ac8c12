"""Chapter 10: what becomes of a hero without hearts, and of what they leave."""

from __future__ import annotations

from typing import Any

import pytest

from games.looking import asks, eyes, kinds, offered, told
from games.princesa.laid import hand, lay, names
from sobremesa.games.princesa.kinds import KIDNAPPER, SECRET_IDS
from sobremesa.games.princesa.state import CAPTIVE, CENTRE, UNKNOWN, Princesa
from sobremesa.testing import Position, play, refused

SHOP = "unmask unmask robbery"
KILLS = ("0 challenge:1", "0 place:lance", "1 place:toll")


def table(*hands: str, **laid: Any) -> Position[Princesa]:
    usual = {"secrets": "hidden-heir necromancer kidnapper", "hearts": {1: 1}, "shop": SHOP}
    return lay(*hands, **{**usual, **laid})


# --- falling -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-10.1", "princesa-10.2", "princesa-1.8", "princesa-12.1")
def test_a_hero_without_hearts_is_a_ghost_and_the_secret_is_up() -> None:
    match = table("lance", "toll", "")
    events = play(match, *KILLS)
    assert match.state.ghosts == [False, True, False]
    assert match.state.hearts[1] == 0
    for eye in eyes(match):
        assert match.view(eye)["shown"][1] == SECRET_IDS.index("necromancer")
        assert told(events, "eliminated", eye) == [{"who": 1}]
    spared = table("lance", "toll", "", hearts={1: 2})
    play(spared, *KILLS)
    assert spared.state.ghosts == [False] * 3
    assert spared.state.shown == [UNKNOWN] * 3


@pytest.mark.rule("princesa-10.1")
def test_more_damage_than_hearts_is_as_much_as_there_are() -> None:
    match = table("war-hammer", "toll", "")
    play(match, "0 challenge:1", "0 place:war-hammer", "1 place:toll", "0 done")
    assert match.state.hearts[1] == 0


@pytest.mark.rule("princesa-10.3")
def test_the_spells_that_lay_by_the_hero_are_discarded() -> None:
    match = table("lance", "toll", "", spells={1: "torn-pocket slow-poison", 0: "blessing"})
    play(match, *KILLS)
    assert match.state.spells[1] == match.state.marks[1] == ()
    assert sorted(names(match.state.discard)) == ["slow-poison", "torn-pocket"]
    assert names(match.state.spells[0]) == ["blessing"]


@pytest.mark.rule("princesa-10.5")
def test_the_gold_of_the_fallen_stays_theirs() -> None:
    match = table("lance", "toll", "", gold=(2, 7, 2))
    play(match, *KILLS, "0 done")
    assert match.state.gold == [2, 7, 2]


# --- loot --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-10.4", "princesa-10.5")
@pytest.mark.parametrize(
    ("left", "kept"),
    [
        ((), "map riposte toll"),
        (("map",), "riposte toll"),
        (("map", "toll"), "riposte"),
        (("map", "riposte", "toll"), ""),
    ],
)
def test_the_killer_keeps_whichever_cards_they_like_and_the_rest_is_discarded(left: tuple[str, ...], kept: str) -> None:
    match = table("lance", "toll map riposte", "")
    play(match, *KILLS)
    assert asks(match) == [(0, "loot")]
    assert offered(match, 0) == {"discard:toll", "discard:map", "discard:riposte", "done"}
    play(match, *(f"0 discard:{name}" for name in left))
    if asks(match) == [(0, "loot")]:
        play(match, "0 done")
    assert sorted(hand(match, 0)) == sorted(["lance", *kept.split()])
    assert sorted(names(match.state.discard)) == sorted(left)
    assert hand(match, 1) == []
    assert asks(match) == [(1, "haunt")]


@pytest.mark.rule("princesa-10.4", "princesa-5.8")
def test_cards_on_the_table_are_loot_too() -> None:
    """Two rounds were tied or lost: everything the loser laid is looted."""
    match = table("short-sword lance", "plunder toll", "")
    play(match, "0 challenge:1", "0 place:short-sword", "1 place:plunder", "0 place:lance", "1 place:toll", "0 done")
    assert sorted(hand(match, 0)) == ["lance", "plunder", "short-sword", "toll"]


@pytest.mark.rule("princesa-10.4")
def test_loot_may_overload() -> None:
    match = table("lance map map short-sword riposte".replace("map map", "map barter"), "toll plunder", "")
    play(match, *KILLS, "0 done")
    assert len(hand(match, 0)) == 7


@pytest.mark.rule("princesa-10.4", "princesa-13.4")
@pytest.mark.parametrize(("lines", "where"), [(("0 done",), 0), (("0 discard:princess", "0 done", "0 leave"), CENTRE)])
def test_the_princess_is_part_of_the_loot(lines: tuple[str, ...], where: int) -> None:
    match = table("lance", "toll", "", princess=1)
    play(match, *KILLS)
    assert offered(match, 0) == {"discard:toll", "discard:princess", "done"}
    play(match, *lines)
    assert match.state.princess == where
    assert "princess" not in names(match.state.discard)


@pytest.mark.rule("princesa-10.4", "princesa-13.3", "princesa-7.2")
def test_a_princess_left_in_the_loot_may_still_be_taken_from_the_centre() -> None:
    match = table("lance", "", "", princess=1)
    play(match, "0 challenge:1", "0 place:lance", "0 discard:princess")
    assert match.state.princess == CENTRE
    assert asks(match) == [(0, "claim")]
    play(match, "0 claim")
    assert match.state.princess == 0


@pytest.mark.rule("princesa-10.4", "princesa-15.3")
def test_what_is_kept_of_the_loot_only_the_two_know() -> None:
    match = table("lance", "toll map riposte", "")
    play(match, *KILLS)
    events = play(match, "0 discard:map", "0 done")
    assert sorted(told(events, "looted", 0)[0]["card"]) == ["riposte", "toll"]
    assert told(events, "looted", 2) == told(events, "looted") == [{"who": 0, "who2": 1, "count": 2}]
    assert told(events, "left-behind", 2) == [{"who": 1, "card": "map"}]


@pytest.mark.rule("princesa-10.4")
def test_with_an_empty_hand_there_is_nothing_to_loot() -> None:
    match = table("lance", "", "")
    play(match, "0 challenge:1", "0 place:lance")
    assert asks(match) == [(1, "haunt")]


@pytest.mark.rule("princesa-10.6", "princesa-8.1")
def test_the_rest_of_the_text_is_done_before_the_loot() -> None:
    match = table("war-hammer map", "toll riposte", "")
    play(match, "0 challenge:1", "0 place:war-hammer", "1 place:toll")
    assert asks(match) == [(0, "loot")]
    assert hand(match, 0) == ["war-hammer"]  # the other card has been discarded by then
    assert names(match.state.discard) == ["map"]


@pytest.mark.rule("princesa-10.7")
def test_a_challenger_who_falls_is_looted_by_the_opponent() -> None:
    match = table("lance map", "riposte", "", hearts={0: 1})
    play(match, "0 challenge:1", "0 place:lance", "1 place:riposte")
    assert match.state.ghosts[0]
    assert asks(match) == [(1, "loot")]
    play(match, "1 discard:lance", "1 done")
    assert sorted(hand(match, 1)) == ["map", "riposte"]
    assert names(match.state.discard) == ["lance"]
    assert match.state.active == 1


# --- both, and nobody's doing ------------------------------------------------------------------------------------

AXE = ("0 challenge:1", "0 place:great-axe", "1 place:toll")
WITH_AXE = {"heroes": "knight huntress barbarian", "hearts": {0: 1, 1: 2}}


@pytest.mark.rule("princesa-10.8")
def test_the_loser_falls_first_then_the_winner_who_gets_nothing() -> None:
    match = table("great-axe map", "toll riposte", "lance", **WITH_AXE, princess="centre")
    events = play(match, *AXE)
    assert [line["who"] for line in told(events, "eliminated")] == [1, 0]
    assert match.state.ghosts == [True, True, False]
    assert (hand(match, 0), hand(match, 1)) == ([], [])
    assert sorted(names(match.state.discard)) == ["great-axe", "map", "riposte", "toll"]
    assert match.state.princess == CENTRE
    assert asks(match) == [(1, "haunt")]


@pytest.mark.rule("princesa-10.8", "princesa-13.2")
def test_a_kidnapper_felled_by_a_winner_who_falls_too_frees_her_for_nobody() -> None:
    match = table("great-axe", "toll", "lance", **WITH_AXE, secrets="hidden-heir kidnapper necromancer")
    play(match, *AXE)
    assert match.state.princess == CENTRE
    assert asks(match) == [(1, "haunt")]


@pytest.mark.rule("princesa-10.9")
def test_a_winner_who_falls_by_the_own_card_is_looted_by_nobody() -> None:
    match = table("great-axe map", "toll", "", **{**WITH_AXE, "hearts": {0: 1, 1: 4}})
    play(match, *AXE)
    assert match.state.ghosts == [True, False, False]
    assert sorted(names(match.state.discard)) == ["great-axe", "map"]
    assert hand(match, 1) == ["toll"]
    assert asks(match) == [(1, "act")]


@pytest.mark.rule("princesa-8.12", "princesa-10.8")
def test_the_barbarian_who_fells_with_the_axe_is_spared() -> None:
    match = table("great-axe", "toll", "", heroes="barbarian huntress knight", hearts={0: 1, 1: 2})
    play(match, *AXE)
    assert match.state.ghosts == [False, True, False]
    assert match.state.hearts[0] == 1


@pytest.mark.rule("princesa-10.9", "princesa-13.1", "princesa-13.3")
def test_who_dies_of_poison_is_looted_by_nobody() -> None:
    match = table("lance map", "", "", at="turn", hearts={0: 1}, spells={0: "slow-poison"}, princess=0)
    assert match.state.ghosts[0]
    assert hand(match, 0) == []
    assert sorted(names(match.state.discard)) == ["lance", "map", "slow-poison"]
    assert match.state.princess == CENTRE
    assert match.state.shown[0] == SECRET_IDS.index("hidden-heir")


@pytest.mark.rule("princesa-13.1", "princesa-10.9")
def test_a_kidnapper_who_dies_of_poison_frees_the_princess() -> None:
    match = table(
        "lance",
        "",
        "",
        at="turn",
        secrets="kidnapper necromancer hidden-heir",
        hearts={0: 1},
        spells={0: "slow-poison"},
    )
    assert match.state.shown[0] == KIDNAPPER
    assert match.state.princess == CENTRE
    assert asks(match) == [(0, "haunt")]


# --- ghosts only -------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-10.10")
def test_with_ghosts_only_play_goes_on_while_there_are_cards() -> None:
    match = table("", "", "", ghosts=[0, 1, 2], princess="centre", deck="lance map toll plunder", rest="box")
    play(match, "0 wander")
    assert match.outcome is None
    assert asks(match) == [(1, "haunt")]
    play(match, "1 wander")
    assert match.outcome is not None


@pytest.mark.rule("princesa-10.1", "princesa-5.1")
def test_a_ghost_cannot_do_what_heroes_do() -> None:
    match = table("lance torn-pocket", "toll", "", ghosts=[0], deck="plunder")
    for line in ("0 explore", "0 sell:lance", "0 buy:0", "0 challenge:1"):
        assert refused(match, line) == "princesa-11.1"
    assert match.state.princess == CAPTIVE
    assert "eliminated" not in kinds(match.opening)
