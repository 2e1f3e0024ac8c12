"""Whole recorded matches. Whoever changes what they lead to has changed the rules, and must give them a new version."""

from __future__ import annotations

from pathlib import Path

import pytest

from sobremesa.kernel import record, registry

FILES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_match_is_still_the_same(file: Path) -> None:
    match = record.verify(record.read(file.read_bytes()))
    assert match.outcome is not None
    assert record.export(match) == file.read_bytes()


@pytest.mark.parametrize("game", registry.ids())
def test_every_game_has_recorded_matches(game: str) -> None:
    assert [file for file in FILES if file.name.startswith(f"{game}-")]
