from __future__ import annotations

import sys
from pathlib import Path

import pytest

import tictactoe
from sobremesa.kernel import registry
from sobremesa.testing.imports import import_complaints


def test_our_games_import_the_kernel_and_themselves() -> None:
    assert {name: import_complaints(registry.get(name)) for name in registry.ids()} == {
        name: [] for name in registry.ids()
    }


@pytest.mark.parametrize(
    ("line", "complaints"),
    [
        ("import sobremesa.web.wire", ["game.py:1 imports sobremesa.web.wire"]),
        ("from sobremesa import text", ["game.py:1 imports sobremesa.text"]),
        ("from sobremesa.games.cosa import rules", ["game.py:1 imports sobremesa.games.cosa"]),
        ("from sobremesa.kernel import ballot, sketch", []),
        ("from . import cards", []),
    ],
)
def test_whatever_else_a_game_imports_of_the_project_is_a_complaint(
    line: str, complaints: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "game.py").write_text(line)
    monkeypatch.setattr(sys.modules["tictactoe"], "__file__", str(tmp_path / "game.py"))
    assert import_complaints(tictactoe.GAME) == complaints
