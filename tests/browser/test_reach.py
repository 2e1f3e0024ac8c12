"""Whatever a game offers can be chosen, by pointer and by keyboard alone: every kind that random matches come to."""

from __future__ import annotations

import os
from typing import Final

import pytest

from browser.conftest import NewPerson
from browser.reaching import DESK, ENLARGED, PHONE, Reaching
from browser.serving import Server
from sobremesa.kernel import registry
from sobremesa.testing.kinds import positions

IS_WIDE: Final = os.environ.get("SOBREMESA_REACH") == "wide"  # `make reach`
MATCHES: Final = 240 if IS_WIDE else 24
LANGUAGES: Final = ("es", "en") if IS_WIDE else ("es",)
PARTS: Final = 2  # of each game, for as many workers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", sorted(registry.ids()))
def test_every_kind_of_thing_offered_can_be_pressed(
    game: str, part: int, language: str, new_person: NewPerson, server: Server
) -> None:
    found = positions(registry.get(game), MATCHES, each=IS_WIDE)
    reaching = Reaching(new_person("Ana", language=language), server, wide=IS_WIDE)
    enlarged = [ENLARGED] if IS_WIDE or part == 0 else []
    reaching.look_at(found.ways[part::PARTS], [DESK, PHONE, *enlarged])
    if IS_WIDE:
        reaching.look_at(found.things[part::PARTS], [DESK, PHONE])
    assert not reaching.faults, "\n".join(reaching.faults)
