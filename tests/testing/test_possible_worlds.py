"""Worlds that couldn't be are found out: by the choices that can't have led there, or by where they lead."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa.testing.fuzz as command
from sobremesa.kernel import registry
from sobremesa.kernel.bot import Bot, Look
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.option import Option
from sobremesa.testing import impossible
from sobremesa.testing.checks import Broken, Checks
from sobremesa.testing.faults import planted
from sobremesa.testing.pasts import Pasts, Step
from sobremesa.testing.possible_worlds import BY_CHANCE, PossibleWorlds, play_on, played_on
from sobremesa.testing.runs import fuzzed
from sobremesa.testing.sight import eyes_at
from testing import duel, small_games


def objection(game: Game[Any], matches: int, *, seats: int, most: int = 80, one_in: int = 3) -> str:
    """What is found wrong with the past of worlds dealt in random matches; empty if nothing is."""
    pasts = Pasts(game)
    for number in range(matches):
        key = MatchKey.from_words(f"possible {number}", seats)
        match, rng = Match(game, seats, key=key), key.stream("checks")
        possible = PossibleWorlds(game, pasts, Checks(), rng)
        while match.asked and match.version < most:
            before, decision = match.state, rng.pick(match.asked).decision
            option = rng.pick(decision.options)
            events = match.play(decision.seat, option)
            possible.remember(Step(before, decision.seat, option, events, match.state))
            if rng.below(one_in) == 0:
                eye = rng.pick(eyes_at(game, match.state, seats))
                try:
                    possible.check_past(game.redeal(match.state, eye, rng), eye)
                except Broken as found:
                    return str(found)
    return ""


@pytest.mark.parametrize(("game_id", "seats", "matches"), [("arcana", 3, 4), ("cosa", 4, 1), ("princesa", 4, 4)])
def test_worlds_of_a_sound_game_could_have_come_about(game_id: str, seats: int, matches: int) -> None:
    assert objection(registry.get(game_id), matches, seats=seats, most=40) == ""


def test_what_always_lies_sorted_is_no_stack() -> None:
    """Missions go back to the box, where they are kept in order: two of the first of them don't lie on top."""
    assert objection(registry.get("ansia"), 16, seats=3, most=9, one_in=1) == ""


def test_a_card_seen_and_ignored_is_found_out() -> None:
    game, seats = registry.get("princesa"), 4
    hands = impossible.hands_of(game)
    assert hands is not None
    assert objection(planted(game, redeal=impossible.forgets_cards(game, hands)), 40, seats=seats)


@pytest.mark.parametrize(("game_id", "seats"), [("cosa", 5), ("princesa", 4)])
def test_a_hand_that_cannot_have_come_about_is_found_out(game_id: str, seats: int) -> None:
    game = registry.get(game_id)
    hands, deck = impossible.hands_of(game), impossible.deck_of(game)
    assert hands is not None
    assert deck is not None
    assert objection(planted(game, redeal=impossible.conjures_hands(game, hands, deck)), 40, seats=seats)


def test_a_past_that_could_not_be_played_is_found_out() -> None:
    game, seats = registry.get("princesa"), 4
    hands = impossible.hands_of(game)
    assert hands is not None
    assert objection(planted(game, redeal=impossible.plays_what_was_not_held(game, hands)), 40, seats=seats)


class ForgetfulRows(small_games.Rows):
    """It knows what lies in the row, and not where that went."""

    def knows(self, s: small_games.Row, seat: int) -> tuple[int, ...]:
        return (*s.known[seat][: small_games.ROW], *[small_games.UNKNOWN] * len(s.mine))


def test_where_cards_lie_alone_or_in_a_row_only_worlds_that_cannot_be_are_blamed() -> None:
    report = fuzzed(small_games.Rows(), 30, key="rows", intensity=1.0)
    assert report.finding is None, str(report.finding)
    finding = fuzzed(ForgetfulRows(), 60, key="forgetful", intensity=1.0, seats=(2,)).finding
    assert finding is not None
    assert finding.check == "possible worlds: past"


def test_a_world_that_comes_to_a_stand_is_found_out() -> None:
    match: Match[duel.Table] = Match(duel.GAME, 3, {"rounds": 1}, MatchKey.from_words("stand", 3))
    rng = match.key.stream("onward")
    assert play_on(duel.GAME, duel.GAME.redeal(match.state, 0, rng), rng, BY_CHANCE) >= 3
    handless = duel.GAME.redeal(match.state, 0, rng)
    handless.hands = [()] * 3
    with pytest.raises(Broken, match="0 is asked 'play' and has nothing to choose from"):
        play_on(duel.GAME, handless, rng, BY_CHANCE)
    endless = planted(duel.GAME, apply=lambda *_: None)
    with pytest.raises(Broken, match="it goes on after 60 choices"):
        play_on(endless, duel.GAME.redeal(match.state, 0, rng), rng, BY_CHANCE)


def test_where_chance_or_too_many_ways_leave_it_open_nothing_is_said() -> None:
    """Who mixes the hand into the deck may have drawn anything: no world is blamed for it."""
    assert objection(duel.GAME, 12, seats=3, one_in=2) == ""


class Fearful:
    """A bot that has no answer where its cards are alike."""

    def choose(self, look: Look[duel.Table]) -> Option:
        if len(set(look.view()["hands"][look.seat])) == 1:
            raise ValueError("which of them?")
        return look.decision.options[0]


class Dreamer:
    def choose(self, look: Look[duel.Table]) -> Option:
        return next(option for option in duel.GAME.options if option not in look.decision.options)


@pytest.mark.parametrize(
    ("house", "error"), [(Fearful(), "ValueError: which of them?"), (Dreamer(), "Broken: the bot of ")]
)
def test_a_bot_that_fails_is_found_out_with_where_it_did(house: Bot[duel.Table], error: str) -> None:
    onward = played_on(planted(duel.GAME, house=lambda *_: house), 50, "failing", lambda *_: (2, ()))
    assert onward.stopped.total() > 0
    assert f"stopped by {error}" in str(onward)
    assert "; first in match " in str(onward)


def test_the_command_plays_worlds_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["cosa", "--worlds", "40", "--key", "few"]) == 0
    out = capsys.readouterr().out
    assert "40 redealt worlds played on to their end" in out
    assert "stopped: 0" in out


def _refuses(_: object, s: duel.Table, seat: int, option: Option) -> None:
    if len(s.discard) > 3:
        raise LookupError("nothing there")
    duel.GAME.apply(s, seat, option)


STOPPING = planted(duel.GAME, redeal=lambda _, s, seat, rng: _cluttered(duel.GAME.redeal(s, seat, rng)), apply=_refuses)


def _cluttered(w: duel.Table) -> duel.Table:
    w.discard = (*w.discard, *w.deck)
    w.deck = ()
    return w


def test_the_command_says_what_stopped_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([f"{__name__}:STOPPING", "--worlds", "3", "--set", "rounds=1", "--seats", "2"]) == 1
    assert "stopped by LookupError: nothing there" in capsys.readouterr().out
