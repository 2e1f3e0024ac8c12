from __future__ import annotations

from collections.abc import Iterator

import pytest

from web.extra_games import tictactoe


@pytest.fixture(scope="module", autouse=True)
def _small_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with tictactoe(tmp_path_factory.mktemp("installed")):
        yield
