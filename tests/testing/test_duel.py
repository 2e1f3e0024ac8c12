"""The rules of the test game, each played from an arranged position: also how positions and scripts are meant."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.kernel import ballot
from sobremesa.testing import Position, play, position, refused
from testing.duel import CLOSING, GAME, PLAYING, TURN, Table

LAST_TURN = [(CLOSING,), (PLAYING, 0)]
TWO_TURNS = [(CLOSING,), (TURN, 1), (PLAYING, 0)]


def to_play(*hands: tuple[int, ...], **fields: Any) -> Position[Table]:
    """Seat 0 is to play; the rest of the small deck lies face down, sorted."""
    cards = [card for card in range(1, 7) for _ in range(2)]
    for card in (card for hand in hands for card in hand):
        cards.remove(card)
    aside = fields.pop("aside", cards[-1])
    cards.remove(aside)
    fields = {"todo": LAST_TURN, **fields}
    return position(
        GAME, len(hands), {"deck": "small"}, hands=list(hands), aside=aside, deck=tuple(cards), discard=(), **fields
    )


@pytest.mark.rule("duel-1.1")
def test_everybody_starts_with_a_card_and_one_is_set_aside() -> None:
    match = position(GAME, 3, {"deck": "small"})
    assert [len(hand) for hand in match.state.hands] == [2, 1, 1]  # seat 0 has drawn already
    assert match.state.aside > 0
    assert len(match.state.deck) == 12 - 3 - 1 - 1


@pytest.mark.rule("duel-2.1", "duel-2.2", "duel-3.1")
def test_the_one_whose_turn_it_is_plays_a_card_in_hand() -> None:
    match = to_play((2, 5), (5,), todo=TWO_TURNS)
    assert match.waiting_for == (0,)
    assert refused(match, "0 play:6") == "duel-3.1"
    assert refused(match, "1 play:5") == "duel-2.2"
    play(match, "0 play:5")
    assert match.waiting_for == (1,)
    assert len(match.state.hands[1]) == 2


@pytest.mark.rule("duel-3.2")
def test_peeking_tells_only_who_peeked() -> None:
    match = to_play((1, 5), (5,), aside=3, todo=TWO_TURNS)
    play(match, "0 play:1")
    assert match.view(0)["known"] == [3, False]
    assert match.view(1)["known"] == [True, 0]


@pytest.mark.rule("duel-3.2")
def test_a_high_roll_takes_a_token_from_the_pot() -> None:
    match = to_play((2, 5), (5,))
    rolled = next(event for event in play(match, "0 play:2") if event.kind == "rolled")
    (_, die) = rolled.args[1]
    assert isinstance(die, int)
    assert match.state.tokens == [3 + (die >= 4), 3]


@pytest.mark.rule("duel-3.3")
@pytest.mark.parametrize(("votes", "tokens"), [("feast famine", [4, 4]), ("famine feast", [2, 2])])
def test_a_tied_vote_goes_to_the_caller(votes: str, tokens: list[int]) -> None:
    match = to_play((3, 5), (5,))
    mine, yours = votes.split()
    play(match, "0 play:3", f"1 vote:{yours}")
    assert match.view(0)["votes"] == [ballot.NOT_YET, True]
    play(match, f"0 vote:{mine}")
    assert match.state.tokens == tokens


@pytest.mark.rule("duel-3.4", "duel-3.5")
def test_whoever_is_aimed_at_is_asked_even_without_a_defence() -> None:
    match = to_play((4, 5), (5,))
    play(match, "0 play:4")
    assert refused(match, "0 aim:0") == "duel-3.4"
    play(match, "0 aim:1")
    assert refused(match, "1 block") == "duel-3.5"
    play(match, "1 accept")
    assert match.state.tokens == [4, 2]


@pytest.mark.rule("duel-3.5")
def test_an_aim_blocks_an_aim() -> None:
    match = to_play((4, 5), (4,))
    play(match, "0 play:4", "0 aim:1", "1 block")
    assert match.state.tokens == [3, 3]
    assert len(match.state.hands[1]) == 1


@pytest.mark.rule("duel-3.6")
def test_mixing_draws_a_card_again() -> None:
    match = to_play((6, 5), (5,))
    events = play(match, "0 play:6")
    assert [event.kind for event in events] == ["played", "mixed", "drew", "closed"]
    assert len(match.state.hands[0]) == 1


@pytest.mark.rule("duel-4.1")
def test_notes_are_free_and_private() -> None:
    match = to_play((2, 5), (5,), todo=TWO_TURNS)
    play(match, "1 note:2")
    assert match.view(1)["notes"] == [None, 2]
    assert match.view(0)["notes"] == [0, None]
    assert match.waiting_for == (0,)
    assert refused(match, "1 note:2") == "duel-4.1"


@pytest.mark.rule("duel-5.1")
def test_the_most_tokens_win() -> None:
    match = to_play((5, 5), (4,), tokens=[2, 4])
    play(match, "0 play:5")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.state.aside == 0
