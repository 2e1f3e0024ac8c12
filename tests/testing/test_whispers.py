"""The suite notices a whisper that comes to some only: when it comes may tell nobody anything."""

from __future__ import annotations

from dataclasses import replace

from sobremesa.games.cosa.rules import GAME
from sobremesa.kernel.state import Plain
from sobremesa.kernel.whisper import Whisper
from sobremesa.testing.faults import planted
from sobremesa.testing.runs import fuzzed


def test_a_card_that_comes_only_to_who_was_infected_is_noticed() -> None:
    def telling(_: object, view: Plain) -> Whisper | None:
        whisper = GAME.whisper(view)
        return whisper and replace(whisper, mark=whisper.name[0])

    finding = fuzzed(planted(GAME, whisper=telling), 3, seats=[5]).finding
    assert finding is not None
    assert "what comes to" in finding.message
