"""Hints: what the house would do and why, in worlds that the seat can't tell apart the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sobremesa.bots.hint import MOST, hint
from sobremesa.games.ansia.rules import ElAnsia
from sobremesa.games.cosa.rules import LaCosa
from sobremesa.kernel import registry
from sobremesa.kernel.bot import Adviser, Look, Reason
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import complete
from sobremesa.testing import hints
from tictactoe import GAME as TICTACTOE

ANSIA = registry.get("ansia")
KEY = bytes(32)


def first_asked(game: Game[Any], seats: int, ask: str) -> tuple[Any, Look[Any]]:
    s = deal(game, seats, complete(game.info.settings, {}), MatchKey.from_words("hints", seats).stream("rules"))
    rng = Rng(KEY)
    house = [game.house(seat, rng.branch()) for seat in range(seats)]
    while (decision := game.decisions(s)[0]).ask != ask:
        bot = house[decision.seat]
        assert bot is not None
        game.apply(s, decision.seat, bot.choose(Look(game, s, decision)))
    return s, Look(game, s, decision, frozenset({decision.seat}))


def test_a_hint_leads_with_what_the_house_would_choose_and_says_a_reason_of_the_game() -> None:
    _, look = first_asked(registry.get("cosa"), 5, "act")
    found = hint(registry.get("cosa"), look, Rng(KEY))
    assert 1 <= len(found) <= MOST
    assert found[0].reason.rule.startswith("cosa-")
    assert not found[0].tried


def test_where_looking_ahead_pays_it_looks_ahead_and_says_so() -> None:
    _, look = first_asked(ANSIA, 2, "move")
    assert all(one.tried for one in hint(ANSIA, look, Rng(KEY), 200))
    _, look = first_asked(ANSIA, 2, "first-mission")
    assert not any(one.tried for one in hint(ANSIA, look, Rng(KEY), 200))


def test_the_same_question_gets_the_same_hint() -> None:
    _, look = first_asked(ANSIA, 2, "move")
    assert hint(ANSIA, look, Rng(KEY), 200) == hint(ANSIA, look, Rng(KEY), 200)


def test_a_game_that_says_no_reasons_is_still_told_what_the_house_would_choose() -> None:
    s = deal(TICTACTOE, 2, {}, Rng(KEY))
    (found,) = hint(TICTACTOE, Look(TICTACTOE, s, TICTACTOE.decisions(s)[0]), Rng(KEY))
    assert found.reason == Reason(("reason-house", ()))


@pytest.mark.planted
def test_an_adviser_that_goes_by_what_the_seat_cannot_know_is_found() -> None:
    class Leaky(LaCosa):
        def decisions(self, s: Any) -> tuple[Decision, ...]:
            self.adviser = Adviser(lambda _, options: [_tells(s.deck) for _ in options])
            return super().decisions(s)

    assert any("by what it can't know" in complaint for complaint in hints.hint_complaints(Leaky(), 2, 6))


def _tells(deck: Sequence[int]) -> Reason:
    return Reason(("reason-next", (("n", deck[0]),)), "cosa-3.3")


@pytest.mark.planted
def test_an_adviser_with_nothing_to_say_is_found() -> None:
    class Mute(ElAnsia):
        adviser = None

    class Dull(ElAnsia):
        adviser = Adviser(lambda _look, options: [Reason(("reason-house", ())) for _ in options])

    assert hints.hint_complaints(Mute(), 1, 3) == []
    assert any("nothing is said" in complaint for complaint in hints.hint_complaints(Dull(), 1, 3))
