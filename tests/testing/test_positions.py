from __future__ import annotations

import pytest

from sobremesa.kernel import record
from sobremesa.kernel.errors import NotVerified
from sobremesa.testing import BadPosition, ScriptFailed, play, position, refused
from testing.duel import CLOSING, GAME, PLAYING


def test_a_position_is_the_deal_but_for_what_is_named() -> None:
    plain, arranged = position(GAME, 2), position(GAME, 2, tokens=[1, 5])
    assert arranged.state.tokens == [1, 5]
    assert arranged.state.deck == plain.state.deck


def test_a_field_may_be_a_function_of_the_deal() -> None:
    match = position(GAME, 2, discard=lambda s: s.deck[:2], deck=lambda s: s.deck[2:])
    assert len(match.state.discard) == 2


def test_the_settings_count() -> None:
    assert position(GAME, 2, {"rich": True}).state.pot == 4


def test_an_unknown_field_is_named() -> None:
    with pytest.raises(BadPosition, match="no field 'stack'; it has aside, deck"):
        position(GAME, 2, stack=())


def test_a_value_that_a_clone_could_not_share_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"Table\.deck holds \[1, 2\]"):
        position(GAME, 2, deck=[1, 2])


def test_components_are_conserved_unless_told_otherwise() -> None:
    with pytest.raises(BadPosition, match="tokens were 9 and are 8"):
        position(GAME, 2, tokens=[1, 4])
    assert position(GAME, 2, conserve=False, tokens=[1, 4]).state.tokens == [1, 4]


def test_a_position_plays_forks_undoes_and_replays() -> None:
    match = position(GAME, 2, hands=lambda s: [(3, 5), s.hands[1]], conserve=False)
    play(match, "0 play:3")
    fork = match.fork()
    play(fork, "0 vote:feast")
    fork.undo(0)
    assert GAME.schema.same(fork.state, match.state)
    play(fork, "0 vote:famine", "1 vote:famine")
    assert [step.version for step, _ in fork.replay()] == [0, 1, 2, 3]
    assert GAME.schema.same(fork.at(1).state, match.state)
    assert match.version == 1


def test_a_file_of_a_position_does_not_pass_for_a_match() -> None:
    file = record.read(record.export(position(GAME, 2, tokens=[1, 5])))
    with pytest.raises(NotVerified, match="the nonces: 0 of them for 2 seats"):
        record.verify(file)


def test_a_script_may_be_lines_or_a_block() -> None:
    match = position(GAME, 2, hands=lambda s: [(3, 5), s.hands[1]], conserve=False)
    events = play(
        match,
        """
        0 play:3
        1 vote:feast
        """,
        "0 vote:feast",
    )
    assert [event.kind for event in events][:3] == ["played", "voted", "voted"]


def test_a_script_that_fails_says_what_was_offered_and_which_rule_forbids() -> None:
    match = position(GAME, 2, hands=lambda s: [(3, 5), s.hands[1]], conserve=False)
    with pytest.raises(ScriptFailed) as failed:
        play(match, "1 note:1", "0 play:4")
    assert str(failed.value).splitlines() == [
        "line 2 of the script, '0 play:4': seat 0 can't choose play:4 now (duel-3.1)",
        "  duel-3.1: You play only cards that you hold.",
        "  seat 0 is asked 'play': play:3, play:5",
        "  seat 0 may at any time: note:1, note:2, note:3",
        "  seat 1 may at any time: note:0, note:2, note:3",
    ]


def test_a_script_that_goes_on_after_the_end_says_so() -> None:
    match = position(GAME, 2, hands=lambda s: [(5, 5), s.hands[1]], todo=[(CLOSING,), (PLAYING, 0)], conserve=False)
    play(match, "0 play:5")
    with pytest.raises(ScriptFailed, match="the match is over: Outcome"):
        play(match, "1 play:5")


@pytest.mark.parametrize("line", ["play:4", "zero play:4", "0", "-1 play:4"])
def test_a_line_is_a_seat_and_an_option(line: str) -> None:
    with pytest.raises(ScriptFailed, match="a seat and an option"):
        play(position(GAME, 2), line)


def test_what_should_have_been_refused_fails() -> None:
    match = position(GAME, 2, hands=lambda s: [(3, 5), s.hands[1]], conserve=False)
    with pytest.raises(ScriptFailed, match="'0 play:3' should have been refused"):
        refused(match, "0 play:3")
    assert match.version == 0
