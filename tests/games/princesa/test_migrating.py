"""Matches of earlier rules go on: saved at every kind of question, they ask the same and end the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sobremesa.games.princesa.deciding import RULES
from sobremesa.games.princesa.rules import GAME
from sobremesa.kernel.errors import BadFile

# States that rules 1 saved, what they asked there, and how the match went on.
RULES_1: dict[str, Any] = json.loads((Path(__file__).parent / "rules-1.json").read_text("utf-8"))


@pytest.mark.parametrize("kind", RULES_1)
def test_a_match_of_rules_1_goes_on_as_it_would_have(kind: str) -> None:
    told = RULES_1[kind]
    s = GAME.recall(told["saved"], 1)
    assert s.left_out == ()
    asked = [[one.seat, one.ask, [option.key for option in one.options]] for one in GAME.decisions(s)]
    assert asked == [[seat, ask, [renamed(key) for key in keys]] for seat, ask, keys in told["asked"]]
    for choice in told["choices"]:
        seat, _, key = choice.partition(" ")
        option = GAME.options.find(renamed(key))
        decision = next(decision for decision in GAME.decisions(s) if decision.seat == int(seat))
        assert option in decision.options, choice
        GAME.apply(s, int(seat), option)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.ending, list(outcome.winners)) == (told["ending"], told["winners"])
    assert (s.gold, s.turn) == (told["gold"], told["turn"])


def renamed(key: str) -> str:
    return {"pay-frog": "use:frog-curse"}.get(key, key)


def test_they_stand_at_every_kind_of_question_there_was() -> None:
    assert len({kind.partition(":")[0] for kind in RULES_1}) == len(RULES)


def test_a_finished_match_of_rules_1_can_be_opened() -> None:
    saved = {**RULES_1["act"]["saved"], "ending": "draw", "agenda": [[7], [4]]}
    s = GAME.recall(saved, 1)
    assert (GAME.decisions(s), s.ending) == ((), "draw")


def test_what_rules_1_never_stood_at_is_refused_by_a_clear_word() -> None:
    with pytest.raises(BadFile, match="can't stand at 3"):
        GAME.recall({**RULES_1["act"]["saved"], "agenda": [[7], [3]]}, 1)
