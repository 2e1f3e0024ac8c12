from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sobremesa.kernel import registry


@pytest.fixture
def duel_registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The test game registered as a package of its own would be, beside some that aren't in order."""
    about = tmp_path / "duel-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: duel\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        f"[{registry.GROUP}]\nduel = testing.duel:GAME\nalias = testing.duel:GAME\nnot_a_game = testing.duel:KINDS\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    registry.get.cache_clear()
    yield
    registry.get.cache_clear()
