"""Chapter 7: what a duel won brings, in which order, and the sole living hero."""

from __future__ import annotations

import pytest

from games.looking import asks, kinds, offered
from games.princesa.laid import hand, lay, names
from sobremesa.games.princesa.book import CARD
from sobremesa.games.princesa.state import CENTRE
from sobremesa.testing import play, refused

WON = ("0 challenge:1", "0 place:lance", "1 place:toll")  # an attack beats a strategy


# --- the text, the Princess, the cards ---------------------------------------------------------------------------


@pytest.mark.rule("princesa-7.1", "princesa-7.4")
def test_only_the_winners_last_card_has_its_text() -> None:
    match = lay("lance", "toll", "", hearts=(3, 3, 4), gold=(2, 2, 2))
    play(match, *WON)
    assert match.state.hearts == [3, 2, 4]
    assert match.state.gold == [2, 2, 2]
    assert (hand(match, 0), hand(match, 1)) == (["lance"], ["toll"])
    assert match.state.discard == ()


@pytest.mark.rule("princesa-7.2", "princesa-13.10")
def test_the_winner_may_take_the_princess_besides_the_text_or_leave_her() -> None:
    for choice, where in (("claim", 0), ("leave", CENTRE)):
        match = lay("lance", "toll", "", princess="centre", hearts=(3, 3, 4))
        play(match, *WON)
        assert match.state.hearts[1] == 2  # first the text
        assert asks(match) == [(0, "claim")]
        assert offered(match, 0) == {"claim", "leave"}
        play(match, f"0 {choice}")
        assert match.state.princess == where
        assert match.outcome is None  # the deck isn't empty


@pytest.mark.rule("princesa-7.2")
def test_an_opponent_who_wins_may_take_her_too_and_a_loser_never() -> None:
    match = lay("lance", "wooden-shield", "", princess="centre")
    play(match, "0 challenge:1", "0 place:lance", "1 place:wooden-shield")
    assert asks(match) == [(1, "claim")]
    play(match, "1 claim")
    assert match.state.princess == 1


@pytest.mark.rule("princesa-7.2")
@pytest.mark.parametrize("princess", ["captive", 2])
def test_who_is_not_in_the_centre_is_not_offered(princess: str | int) -> None:
    match = lay("lance", "toll", "", princess=princess, secrets="hidden-heir necromancer kidnapper")
    play(match, *WON)
    assert asks(match) == [(1, "act")]


@pytest.mark.rule("princesa-7.3", "princesa-6.7")
def test_a_spell_put_down_wins_neither_text_nor_princess() -> None:
    match = lay("torn-pocket map", "toll", "", princess="centre")
    play(match, "0 challenge:1", "0 place:torn-pocket", "1 place:toll", "0 aim:2")
    assert asks(match) == [(1, "act")]
    assert match.state.princess == CENTRE


@pytest.mark.rule("princesa-7.4")
def test_everything_played_in_any_round_goes_back() -> None:
    match = lay("lance riposte map", "short-sword wooden-shield plunder", "", hearts=(3, 3, 4))
    play(match, "0 challenge:1", "0 place:lance", "1 place:short-sword", "0 place:riposte", "1 place:wooden-shield")
    play(match, "0 place:map", "1 place:plunder")
    assert sorted(hand(match, 0)) == ["lance", "map", "riposte"]
    assert sorted(hand(match, 1)) == ["plunder", "short-sword", "wooden-shield"]
    play(match, "1 challenge:0", "1 place:short-sword")  # and may be used in the next duel
    assert offered(match, 0) == {"place:lance", "place:map", "place:riposte"}


# --- the order ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-7.5", "princesa-9.21", "princesa-12.8")
def test_text_fair_betrothed_spells_princess_cards() -> None:
    """Everything that a won duel can bring, in one: the order in which it is told."""
    match = lay(
        "lance",
        "toll",
        "",
        "",
        secrets="betrothed royal-spy kidnapper hidden-heir",
        environment="fair-of-truth",
        spells={0: "evil-eye giant-strength", 1: "loose-tongue"},
        princess=1,
        hearts=(4, 3, 4, 4),
    )
    events = play(match, *WON)
    order = [
        kind for kind in kinds(events) if kind in ("hurt", "peeked", "princess-taken", "secret-shown", "spell-ended")
    ]
    assert order[:2] == ["hurt", "peeked"]  # the text, then the fair
    her, told_off = kinds(events).index("princess-taken"), kinds(events).index("spell-ended")
    assert kinds(events).index("peeked") < her < told_off
    assert match.state.princess == 0
    assert names(match.state.spells[0]) == ["giant-strength"]  # kept by who wins
    assert match.state.spells[1] == ()


@pytest.mark.rule("princesa-7.5", "princesa-10.6", "princesa-13.2")
def test_loot_comes_before_the_princess_in_the_centre() -> None:
    match = lay(
        "lance",
        "toll map",
        "",
        secrets="hidden-heir kidnapper betrothed",
        hearts=(4, 1, 4),
    )
    play(match, *WON)
    assert asks(match) == [(0, "loot")]
    play(match, "0 discard:toll", "0 done")
    assert names(match.state.discard) == ["toll"]  # what was left of that hand
    assert asks(match) == [(0, "claim")]
    play(match, "0 claim")
    assert match.state.princess == 0
    assert sorted(hand(match, 0)) == ["lance", "map"]


# --- the sole living hero ----------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-7.6", "princesa-7.2", "princesa-8.1")
def test_the_sole_hero_challenges_nobody_and_succeeds_at_once() -> None:
    match = lay("wooden-shield lance torn-pocket storm", "map", "", ghosts=[1, 2], princess="centre", hearts={0: 3})
    assert "alone" in offered(match, 0)
    assert not any(key.startswith("challenge") for key in offered(match, 0))
    play(match, "0 alone")
    assert asks(match) == [(0, "alone")]
    play(match, "0 place:wooden-shield")
    assert match.state.hearts[0] == 4
    assert asks(match) == [(0, "claim")]
    play(match, "0 claim")
    assert match.state.princess == 0
    assert len(hand(match, 0)) == 4 + ("princess" in hand(match, 0))


@pytest.mark.rule("princesa-7.6", "princesa-8.1")
def test_what_needs_a_loser_does_nothing_for_a_sole_hero() -> None:
    match = lay("plunder short-sword", "map", "", ghosts=[1, 2], gold=(2, 2, 2))
    play(match, "0 alone", "0 place:short-sword")
    assert match.state.hearts[1:] == [0, 0]
    assert match.state.gold == [3, 2, 2]  # the rest of the text is done
    assert match.state.active == 1


@pytest.mark.rule("princesa-7.6", "princesa-8.1")
@pytest.mark.parametrize("card", ["face-changer", "toll", "robbery", "barter", "unmask", "interrogation", "lance"])
def test_a_text_against_nobody_leaves_everybody_else_alone(card: str) -> None:
    match = lay(f"{card} map", "plunder", "riposte", ghosts=[1, 2], gold=(2, 2, 2), shop="storm thick-fog sanctuary")
    before = (match.state.heroes[:], match.state.gold[:], match.state.hands[1:], match.state.peeks[:])
    play(match, "0 alone", f"0 place:{card}")
    assert (match.state.heroes, match.state.gold, match.state.hands[1:], match.state.peeks) == before
    assert match.state.active == 1


@pytest.mark.rule("princesa-7.6", "princesa-9.11")
def test_a_success_against_nobody_is_a_duel_won() -> None:
    match = lay("wooden-shield", "", "", ghosts=[1, 2], spells={0: "evil-eye"})
    play(match, "0 alone", "0 place:wooden-shield")
    assert match.state.spells[0] == ()


@pytest.mark.rule("princesa-7.7", "princesa-7.3")
def test_a_sole_heros_magic_and_environment_are_put_down_without_a_win() -> None:
    match = lay("torn-pocket storm", "", "", ghosts=[1, 2], princess="centre")
    play(match, "0 alone", "0 place:torn-pocket")
    assert offered(match, 0) == {"aim:0"}
    play(match, "0 aim:0")
    assert names(match.state.spells[0]) == ["torn-pocket"]
    assert (match.state.princess, match.state.active) == (CENTRE, 1)
    other = lay("torn-pocket storm", "", "", ghosts=[1, 2], princess="centre")
    play(other, "0 alone", "0 place:storm")
    assert other.state.environment == CARD["storm"]
    assert (other.state.princess, other.state.active) == (CENTRE, 1)


@pytest.mark.rule("princesa-7.6", "princesa-5.1")
def test_while_another_hero_lives_nobody_plays_alone() -> None:
    match = lay("lance", "map", "", ghosts=[1])
    assert "alone" not in offered(match, 0)
    assert refused(match, "0 alone") == "princesa-7.6"
