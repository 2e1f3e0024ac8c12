from __future__ import annotations

import random
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from sobremesa.tables import asking
from web.extra_games import tictactoe


@pytest.fixture(scope="module", autouse=True)
def _small_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with tictactoe(tmp_path_factory.mktemp("installed")):
        yield


@pytest.fixture(autouse=True)
def _same_deal_each_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a table's secret is, and with it the deal, is the test's own: a match never happens to be too short."""
    dice = random.Random(request.node.nodeid)
    monkeypatch.setattr(asking, "secrets", SimpleNamespace(token_hex=lambda n: dice.randbytes(n).hex()))
