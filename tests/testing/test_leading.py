"""The check is checked: a game with secrets between its seats can't say that one person may lead several."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sobremesa.kernel import registry
from sobremesa.testing.faults import planted
from sobremesa.testing.leading import leading_complaints


@pytest.mark.parametrize(
    ("game_id", "secret"), [("arcana", "hands"), ("cosa", "roles"), ("princesa", "secrets"), ("ansia", "hands")]
)
def test_where_seats_have_secrets_it_is_caught(game_id: str, secret: str) -> None:
    game = registry.get(game_id)
    found = leading_complaints(planted(game, info=replace(game.info, leads=2)))
    assert secret in [complaint.partition(":")[0] for complaint in found]


def test_what_may_be_told_is_named_and_nothing_else() -> None:
    game = registry.get("eldritch")
    assert leading_complaints(game) == []
    less = planted(game, info=replace(game.info, tellable=game.info.tellable[1:]))
    assert [complaint.partition(":")[0] for complaint in leading_complaints(less)] == [game.info.tellable[0]]
    more = planted(game, info=replace(game.info, tellable=(*game.info.tellable, "doom")))
    assert [complaint.partition(":")[0] for complaint in leading_complaints(more)] == ["doom"]


def test_who_must_keep_silent_is_led_by_nobody_else() -> None:
    game = registry.get("arcana")
    found = leading_complaints(planted(game, info=replace(game.info, leads=2, tellable=("hands", "kept", "votes"))))
    assert [complaint.partition(":")[0] for complaint in found] == ["quiet"]
