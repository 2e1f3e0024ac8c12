"""A finished match told again: what each choice is called."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Final

import msgspec
import pytest

from sobremesa.games.princesa.rules import GAME
from sobremesa.games.princesa.state import Princesa
from sobremesa.kernel import record
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.settings import complete
from sobremesa.kernel.state import SPECTATOR
from sobremesa.web import replay, wire

SEATS: Final = 4
# What is told of a choice that names a card only by its place, and so must be called what lay there before.
TOLD_AS: Final = {"buy": "bought", "lift": "spell-ended"}


def by_chance(seed: int) -> Match[Princesa]:
    chance = Random(seed)
    key = MatchKey(bytes(32), tuple(bytes([seat]) * 16 for seat in range(SEATS)))
    match = Match(GAME, SEATS, complete(GAME.info.settings, {}), key)
    while match.asked:
        asked = match.asked[0].decision
        match.play(asked.seat, chance.choice(asked.options))
    return match


@pytest.fixture(scope="module")
def match_file() -> bytes:
    """A whole match in which cards were bought and spells lifted."""
    matches = map(by_chance, count())
    return record.export(next(m for m in matches if {option.verb for _, option in m.choices} >= TOLD_AS.keys()))


@pytest.mark.parametrize("eye", [SPECTATOR, *range(SEATS)])
def test_a_choice_is_called_what_its_chooser_saw_before_it(match_file: bytes, eye: int) -> None:
    told = msgspec.json.decode(replay.replay("ROSA-31", match_file, eye), type=wire.Replay)
    for step in told.steps:
        if step.option is not None and step.option.verb in TOLD_AS:
            event = next(event for event in step.happened if event.kind == TOLD_AS[step.option.verb])
            assert step.option.args == {name: event.args[name] for name in step.option.args}
