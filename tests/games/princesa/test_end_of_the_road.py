"""Chapter 13, and the aim of chapter 1: when the Princess is free, where she is, and every way a match can end."""

from __future__ import annotations

from typing import Any

import pytest

from games.looking import asks, eyes, kinds, offered, told
from games.princesa.laid import lay
from sobremesa.games.princesa.kinds import KIDNAPPER, SECRET_IDS
from sobremesa.games.princesa.state import CAPTIVE, CENTRE, UNKNOWN, Princesa
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import Position, play

SHOP = "unmask unmask robbery"
WON = ("0 challenge:1", "0 place:lance", "1 place:toll")


def table(*hands: str, **laid: Any) -> Position[Princesa]:
    usual = {"secrets": "hidden-heir kidnapper betrothed", "shop": SHOP}
    return lay(*hands, **{**usual, **laid})


def empty_road(*hands: str, **laid: Any) -> Position[Princesa]:
    return table(*hands, **{"deck": "", "rest": "box", "princess": "centre", **laid})


def ended(match: Match[Princesa]) -> tuple[str, tuple[int, ...]]:
    assert match.outcome is not None, asks(match)
    return match.outcome.ending, match.outcome.winners


# --- her freedom -------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-13.1", "princesa-13.2", "princesa-1.2")
def test_she_is_free_when_the_kidnappers_hero_falls_and_the_killer_may_take_her_at_once() -> None:
    match = table("lance", "toll", "", hearts={1: 1})
    events = play(match, *WON)
    assert "princess-freed" in kinds(events)
    assert match.state.princess == CENTRE
    play(match, "0 done")
    assert asks(match) == [(0, "claim")]
    play(match, "0 claim")
    assert match.state.princess == 0


@pytest.mark.rule("princesa-13.1")
def test_another_heros_fall_does_not_free_her() -> None:
    match = table("lance", "toll", "", secrets="hidden-heir betrothed kidnapper", hearts={1: 1})
    play(match, *WON, "0 done")
    assert match.state.princess == CAPTIVE
    assert match.state.active == 1


@pytest.mark.rule("princesa-13.1", "princesa-13.6")
def test_she_is_freed_once_a_second_fall_of_the_kidnapper_changes_nothing() -> None:
    match = table("lance", "toll", "", hearts={1: 1}, revealed=[1], princess=2)
    events = play(match, *WON, "0 done")
    assert "princess-freed" not in kinds(events)
    assert match.state.princess == 2


@pytest.mark.rule("princesa-13.1")
def test_a_kidnapper_who_falls_by_the_own_axe_frees_her_for_nobody() -> None:
    match = table(
        "great-axe",
        "toll",
        "",
        heroes="knight huntress barbarian",
        secrets="kidnapper betrothed hidden-heir",
        hearts={0: 1},
    )
    play(match, "0 challenge:1", "0 place:great-axe", "1 place:toll")
    assert match.state.princess == CENTRE
    assert asks(match) == [(1, "act")]


# --- where she is ------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-13.4", "princesa-5.2")
def test_she_is_a_card_for_everything_but_placing() -> None:
    match = table("lance", "", "", princess=0)
    play(match, "0 challenge:1")
    assert offered(match, 0) == {"place:lance"}


@pytest.mark.rule("princesa-13.5", "princesa-15.1")
def test_every_move_of_hers_is_told_to_all() -> None:
    sold = table("map", "", "", princess=0)
    events = play(sold, "0 sell:princess")
    taken = table("lance", "toll", "", princess="centre")
    events += play(taken, *WON, "0 claim")
    stolen = table("robbery", "", "", princess=1, shop="unmask unmask riposte")
    events += play(stolen, "0 challenge:1", "0 place:robbery")
    for eye in eyes(sold):
        assert told(events, "princess-dropped", eye) == [{"who": 0}]
        assert told(events, "princess-taken", eye) == [{"who": 0}, {"who": 0}]
    for match, where in ((sold, CENTRE), (taken, 0), (stolen, 0)):
        assert {match.view(eye)["princess"] for eye in eyes(match)} == {where}


@pytest.mark.rule("princesa-13.3")
def test_wherever_she_is_discarded_from_she_goes_to_the_centre() -> None:
    dropped = table("satire", "", "", heroes="knight huntress bard", princess=1)
    play(dropped, "0 challenge:1", "0 place:satire")
    own = table("war-hammer", "toll", "", princess=0)
    play(own, "0 challenge:1", "0 place:war-hammer", "1 place:toll")
    for match in (dropped, own):
        assert match.state.princess == CENTRE
        assert match.state.discard == ()
        assert asks(match) == [(0, "claim")]  # and the winner of the duel may take her, again or not


@pytest.mark.rule("princesa-13.6", "princesa-1.3")
def test_a_kidnapper_who_came_back_may_escape_with_her() -> None:
    match = table(
        "map lance",
        "",
        "",
        secrets="kidnapper hidden-heir betrothed",
        ghosts=[0],
        princess="centre",
        deck="toll plunder riposte",
        rest="box",
    )
    play(match, "0 revive:map", "0 done", "1 explore", "2 explore")
    play(match, "0 challenge:1", "0 place:lance")
    if asks(match) == [(1, "answer")]:
        play(match, f"1 {min(offered(match, 1))}")
    play(match, "0 claim")
    assert match.outcome is None
    play(match, "1 explore")
    assert ended(match) == ("escaped", (0,))


@pytest.mark.rule("princesa-13.6", "princesa-12.7")
def test_once_freed_there_is_no_win_by_time_for_kidnapper_or_accomplice() -> None:
    match = table(
        *[""] * 8,
        secrets="hidden-heir kidnapper accomplice betrothed",
        ghosts=[1],
        princess=0,
        deck="lance",
        rest="box",
    )
    play(match, "0 explore")
    assert ended(match) == ("escaped", (0,))


# --- the end of the road -----------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-13.8", "princesa-1.2", "princesa-1.3")
def test_whoever_has_her_when_the_deck_is_empty_wins() -> None:
    match = table("", "", "", princess=2, deck="lance", rest="box")
    play(match, "0 explore")
    assert ended(match) == ("escaped", (2,))
    assert match.outcome is not None
    assert match.outcome.returns == (-1.0, -1.0, 1.0)
    assert match.asked == ()  # and nobody is asked any more


@pytest.mark.rule("princesa-13.9", "princesa-13.13", "princesa-12.6")
def test_if_she_is_captive_the_kidnapper_turns_up_the_secret_and_wins() -> None:
    match = table("", "", "", deck="lance", rest="box")
    events = play(match, "0 explore")
    assert ended(match) == ("captivity", (1,))
    assert {"who": 1, "secret": "kidnapper"} in told(events, "secret-shown", SPECTATOR)
    assert match.state.shown[1] == KIDNAPPER


@pytest.mark.rule("princesa-13.13")
def test_at_the_end_every_secret_is_up_for_everybody() -> None:
    match = table("", "", "", princess=2, deck="lance", rest="box")
    assert match.state.shown == [UNKNOWN] * 3
    play(match, "0 explore")
    expected = [SECRET_IDS.index(name) for name in ("hidden-heir", "kidnapper", "betrothed")]
    for eye in eyes(match):
        assert match.view(eye)["shown"] == expected


@pytest.mark.rule("princesa-13.7")
@pytest.mark.parametrize("how", ["refill", "explore", "wander", "text", "idle"])
def test_the_last_card_may_leave_the_deck_in_any_way(how: str) -> None:
    if how == "refill":
        match = table("", "", "", at="turn", shop="unmask", deck="lance map", rest="box")
    elif how == "explore":
        match = table("", "", "", deck="lance", rest="box")
        play(match, "0 explore")
    elif how == "wander":
        match = table("", "", "", ghosts=[0], deck="lance map", rest="box")
        play(match, "0 wander")
    elif how == "text":
        match = table("withdrawal", "short-sword", "", deck="lance map", rest="box")
        play(match, "0 challenge:1", "0 place:withdrawal", "1 place:short-sword")
    else:
        match = table("map", "", "", deck="lance", rest="box", idle=2)
        play(match, "0 sell:map")
        if match.outcome is None:
            play(match, "0 done")
    assert ended(match) == ("captivity", (1,))


@pytest.mark.rule("princesa-13.7", "princesa-13.10")
def test_an_action_is_finished_before_the_road_ends() -> None:
    """The text draws the last card, and yet its winner still takes the Princess: and with her the match."""
    match = table("withdrawal", "short-sword", "", princess="centre", deck="lance map", rest="box")
    play(match, "0 challenge:1", "0 place:withdrawal", "1 place:short-sword")
    assert match.outcome is None
    assert asks(match) == [(0, "claim")]
    play(match, "0 claim")
    assert ended(match) == ("escaped", (0,))


@pytest.mark.rule("princesa-13.7")
def test_spells_may_free_her_between_the_refill_and_the_action() -> None:
    """The deck is not empty, so nothing ends: the poisoned kidnapper falls, and play goes on."""
    match = table(
        "",
        "",
        "",
        at="turn",
        secrets="kidnapper hidden-heir betrothed",
        hearts={0: 1},
        spells={0: "slow-poison"},
        deck="lance",
        rest="box",
    )
    assert match.outcome is None
    assert match.state.princess == CENTRE
    play(match, "0 wander")
    assert match.outcome is None  # free, and nobody has her
    assert asks(match) == [(1, "act")]


@pytest.mark.rule("princesa-13.7")
@pytest.mark.parametrize("princess", [0, "centre"])
def test_while_there_are_cards_nothing_ends(princess: int | str) -> None:
    match = table("", "", "", princess=princess, deck="lance map plunder riposte", rest="box")
    play(match, "0 explore", "1 explore")
    assert match.outcome is None


# --- a free Princess on an empty road ----------------------------------------------------------------------------


@pytest.mark.rule("princesa-13.10", "princesa-7.2")
def test_on_an_empty_road_whoever_wins_a_duel_and_takes_her_wins_at_once() -> None:
    match = empty_road("lance", "toll", "")
    play(match, *WON)
    assert asks(match) == [(0, "claim")]
    events = play(match, "0 claim")
    assert ended(match) == ("escaped", (0,))
    assert "duel-over" not in kinds(events)


@pytest.mark.rule("princesa-13.10", "princesa-7.6")
def test_a_sole_hero_takes_her_by_challenging_nobody() -> None:
    match = empty_road("wooden-shield", "", "", ghosts=[1, 2])
    play(match, "0 alone", "0 place:wooden-shield", "0 claim")
    assert ended(match) == ("escaped", (0,))


@pytest.mark.rule("princesa-13.10", "princesa-11.8")
def test_on_an_empty_road_heroes_go_on_trading_and_ghosts_enchanting() -> None:
    match = empty_road("lance", "torn-pocket", "map", ghosts=[1], gold=(2, 2, 2))
    assert {"sell:lance", "buy:0", "challenge:2"} <= offered(match, 0)
    play(match, "0 buy:0", "0 done")
    assert offered(match, 1) == {"enchant:torn-pocket:0", "enchant:torn-pocket:2"}


@pytest.mark.rule("princesa-13.11")
def test_two_rounds_in_which_nobody_takes_her_are_a_draw_for_the_living() -> None:
    match = empty_road("", "", "", ghosts=[1], gold=(0, 0, 0))
    for turn in range(6):
        assert match.outcome is None, turn
        play(match, f"{turn % 3} pass")
    assert ended(match) == ("draw", ())
    assert match.outcome is not None
    living, ghost = match.outcome.returns[0], match.outcome.returns[1]
    assert match.outcome.returns == (living, ghost, living)
    assert ghost < living < 1


@pytest.mark.rule("princesa-13.11")
def test_to_win_a_duel_and_leave_her_there_does_not_lengthen_it() -> None:
    match = empty_road("lance", "toll", "", gold=(0, 0, 0), hearts={1: 4})
    play(match, *WON, "0 leave")
    for seat in (1, 2, 0, 1):
        assert match.outcome is None
        if "pass" in offered(match, seat):
            play(match, f"{seat} pass")
        elif seat == 1:
            play(match, "1 challenge:2", "1 place:toll", "1 leave")
        else:
            play(match, "0 challenge:2", "0 place:lance", "0 leave")
    assert match.outcome is None
    play(match, "2 pass")
    assert ended(match) == ("draw", ())


@pytest.mark.rule("princesa-13.12", "princesa-10.10")
def test_with_ghosts_only_on_an_empty_road_nobody_wins() -> None:
    match = empty_road("great-axe", "toll", "", heroes="knight huntress barbarian", hearts={0: 1, 1: 2}, ghosts=[2])
    play(match, "0 challenge:1", "0 place:great-axe", "1 place:toll")
    assert ended(match) == ("nobody", ())
    assert match.outcome is not None
    assert len(set(match.outcome.returns)) == 1


@pytest.mark.rule("princesa-13.12")
def test_ghosts_who_wander_off_with_the_last_cards_leave_nobody_to_win() -> None:
    match = table("", "", "", ghosts=[0, 1, 2], princess="centre", deck="lance", rest="box")
    play(match, "0 wander")
    assert ended(match) == ("nobody", ())
