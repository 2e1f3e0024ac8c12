from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sobremesa import bots
from sobremesa.bots import kinds
from sobremesa.kernel import registry
from sobremesa.kernel.bot import Look
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.playout import deal
from sobremesa.kernel.settings import complete

PRUDENT = Path(__file__).parents[2] / "examples" / "prudent"
GAME = registry.get("princesa")


def test_it_tries_what_the_house_thinks_best_and_says_what_each_is_worth() -> None:
    kind = bots.kind_called(f"{PRUDENT / 'prudent.py'}:KIND")
    assert kind is not None
    key = MatchKey.from_words("prudent", 3)
    s = deal(GAME, 3, complete(GAME.info.settings, {}), key.stream("rules"))
    house = bots.seated(["house"] * 3, GAME, key)
    while (decision := GAME.decisions(s)[0]).ask != "act":
        GAME.apply(s, decision.seat, house[decision.seat].choose(Look(GAME, s, decision)))
    guest = bots.Guest(kind, GAME, decision.seat, key.stream("guest"))
    choice = guest.think(Look(GAME, s, decision))
    assert choice.option in decision.options
    assert 2 <= len(choice.worths) <= 3
    assert choice.worths[choice.option] == max(choice.worths.values())
    assert choice.because is not None


def test_its_package_is_found_where_it_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(PRUDENT, tmp_path / "source")
    site = tmp_path / "site"
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
        + ["--target", str(site), str(tmp_path / "source")],
        check=True,
        env={**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
    )
    monkeypatch.syspath_prepend(site)
    assert [kind.name for kind in bots.installed()] == ["prudent"]
    assert bots.who_can_play(GAME) == ("prudent", "random", "easy", "house")
    assert bots.left_out() == ()
    kinds._tried.cache_clear()
