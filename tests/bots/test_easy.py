"""The bot that plays as a beginner does."""

from __future__ import annotations

from collections import Counter

from sobremesa import bots
from sobremesa.kernel import registry
from sobremesa.kernel.bot import Look
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng, derive
from sobremesa.kernel.settings import complete
from sobremesa.text import LANGUAGES, texts
from tictactoe import GAME as TICTACTOE

COSA = registry.get("cosa")
ASKED = 200


def test_it_mostly_does_what_the_house_would_and_says_when_it_did_not_look() -> None:
    key = MatchKey.from_words("easy", 4)
    s = deal(COSA, 4, complete(COSA.info.settings, {}), key.stream("rules"))
    house = bots.seated(["house"] * 4, COSA, key)
    while len((decision := COSA.decisions(s)[0]).options) < 4:
        COSA.apply(s, decision.seat, house[decision.seat].choose(Look(COSA, s, decision)))
    kind = bots.kind_called("easy")
    assert kind is not None
    why: Counter[str] = Counter()
    chosen: Counter[Option] = Counter()
    for number in range(ASKED):
        guest = bots.Guest(kind, COSA, decision.seat, Rng(derive(b"e" * 32, number)))
        choice = guest.think(Look(COSA, s, decision))
        assert choice.because is not None
        why[choice.because[0]] += 1
        chosen[choice.option] += 1
    assert len(chosen) > 1
    assert why["reason-house"] > ASKED / 2
    assert why["reason-hasty"] > 0
    assert why["reason-overlooked"] > why["reason-hasty"]


def test_it_plays_every_game_that_has_a_house_to_go_by() -> None:
    assert all("easy" in bots.who_can_play(registry.get(game_id)) for game_id in registry.ids())
    assert "easy" not in bots.who_can_play(TICTACTOE)
    assert bots.is_quick("easy")


def test_whatever_a_bot_gives_as_its_reason_is_said_in_both_languages() -> None:
    for language in LANGUAGES:
        told = texts(COSA, language)
        for reason in ("house", "hasty", "overlooked", "tried", "stands"):
            assert told.phrase((f"reason-{reason}", ()), ())
        assert "3" in told.phrase(("reason-next", (("n", 3),)), ())
