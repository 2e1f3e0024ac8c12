"""Rollouts leave aside what seats know, which no rule reads: the match is the same, and nobody can look at it after."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sobremesa.kernel import registry
from sobremesa.kernel.bot import Look
from sobremesa.kernel.errors import Blind
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.playout import deal, play_out, play_out_at_random
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import complete
from sobremesa.kernel.state import State
from sobremesa.lab.series import Series

# What each game leaves aside; whatever else a state holds is what the rules go by.
LEFT_ASIDE = {
    "arcana": {"clues"},
    "cosa": {
        *("known", "common", "once", "once_common", "under_way", "ways", "left"),
        *("notebook", "sure", "exposed"),
        *("refusals", "looks", "occasion", "moved"),  # what people remember, and may want to speak about
    },
    "princesa": {"known", "common", "strays", "astray", "lacking", "foreseen"},
}
SETTINGS: dict[str, dict[str, object]] = {
    "arcana": {"expansion": True, "difficulty": "easy"},
    "cosa": {"quarantine": "strict", "vengeance": True, "neighbours": True},
    "princesa": {},
}


def dealt(game: Game[Any], seats: int, words: str, given: dict[str, object] | None = None) -> State:
    settings = complete(game.info.settings, given or {})
    return deal(game, seats, settings, MatchKey.from_words(words, seats).stream("rules"))


@pytest.mark.parametrize("game_id", registry.ids())
def test_a_match_is_the_same_to_the_last_choice_whatever_seats_know(game_id: str) -> None:
    game = registry.get(game_id)
    differing: set[str] = set()
    low, high = game.info.seats
    for seats in {low, (low + high) // 2, high}:
        for given in ({}, SETTINGS.get(game_id, {})):
            words = f"{seats} {given}"
            knowing, blind = dealt(game, seats, words, given), dealt(game, seats, words, given)
            blind.is_blind = True
            chance = MatchKey.from_words(words, seats).stream("choices")
            while asked := game.decisions(knowing):
                assert [str(decision) for decision in game.decisions(blind)] == [str(decision) for decision in asked]
                option = chance.pick(asked[0].options)
                for s in (knowing, blind):
                    game.apply(s, asked[0].seat, option)
            assert game.decisions(blind) == ()
            assert game.outcome(blind) == game.outcome(knowing)
            blind.is_blind = False  # only to compare what they hold
            one, other = game.schema.plain(knowing), game.schema.plain(blind)
            differing |= {name for name in one if one[name] != other[name]}
    assert differing <= LEFT_ASIDE.get(game_id, set())
    assert bool(differing) == (game_id in LEFT_ASIDE)


LOOKING: dict[str, Callable[[Game[Any], State], object]] = {
    "cutting": lambda game, s: game.schema.cut(s, 0),
    "saving": lambda game, s: game.schema.dumps(s),
    "telling apart": lambda game, s: game.schema.digest(s),
    "redealing": lambda game, s: game.redeal(s, 0, Rng(b"another")),
    "redealing a clone": lambda game, s: game.redeal(game.schema.clone(s), 0, Rng(b"another")),
    "a bot that looks": lambda game, s: Look(game, s, game.decisions(s)[0]).view(),
    "a bot that searches": lambda game, s: Look(game, s, game.decisions(s)[0]).redeal(Rng(b"another")),
}


@pytest.mark.parametrize("game_id", registry.ids())
@pytest.mark.parametrize("how", LOOKING)
def test_whoever_looks_at_what_was_played_without_knowing_is_told(game_id: str, how: str) -> None:
    game = registry.get(game_id)
    s = dealt(game, game.info.seats[0], "looking")
    LOOKING[how](game, s)
    s.is_blind = True
    with pytest.raises(Blind, match=r"left aside what its seats know.*knowing=True"):
        LOOKING[how](game, s)


@pytest.mark.parametrize("game_id", registry.ids())
def test_what_was_played_out_at_random_is_blind_unless_it_was_to_be_knowing(game_id: str) -> None:
    game = registry.get(game_id)
    s, t = (dealt(game, game.info.seats[0], "out") for _ in range(2))
    assert play_out_at_random(game, s, Rng(b"r"), knowing=True) == play_out_at_random(game, t, Rng(b"r"))
    assert game.outcome(s) == game.outcome(t)
    assert game.schema.cut(s, 0)
    with pytest.raises(Blind):
        game.schema.cut(t, 0)


def test_a_series_of_matches_leaves_knowledge_aside_only_where_nobody_looks() -> None:
    """With somebody who looks at the table among the players, all that they could know is there."""
    game = registry.get("cosa")
    for names in (("random",), ("random", "house")):
        series = Series.of(game, 4, names, "who looks")
        choices, outcome = series.play(1)
        match = series.record(1)
        answers = [option for _, option in match.choices if option.verb not in game.said]
        assert (choices, outcome) == (len(answers), match.outcome)


def test_a_bot_that_looks_cannot_play_a_blind_match() -> None:
    game = registry.get("cosa")
    s = dealt(game, 4, "blind")
    s.is_blind = True
    with pytest.raises(Blind):
        play_out(game, s, [game.house(seat, Rng(bytes([seat]))) for seat in range(4)])
