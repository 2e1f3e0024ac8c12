"""Bots of somebody else's at a served table: they sit where the host lets them, and who does harm is replaced."""

from __future__ import annotations

from pathlib import Path

import pytest

from sobremesa import bots
from sobremesa.bots import kinds
from sobremesa.tables.thinking import question, sealed
from sobremesa.web import wire
from sobremesa.web.helpers import Busy
from web.conftest import Sit
from web.players import begin
from web.running import Running, serving

MINE = """
import os, time

class First:
    def __init__(self, game, seat, rng):
        pass

    def choose(self, look):
        assert look.persons == {0}
        return look.options[0]

class Raising(First):
    def choose(self, look):
        return 1 / 0

class Cheating(First):
    def choose(self, look):
        return "whatever I like"

class Dying(First):
    def choose(self, look):
        os._exit(1)
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.py"
    file.write_text(MINE)
    return file


def begun(server: Running, seated: Sit, level: str) -> wire.Table:
    """What a person sees of the table after a bot of that level has had its first turn."""
    (first,) = seated(1, seats=2, start=False, address=server.address)
    first.do(wire.SeatBot, chair=1, level=level)
    begin([first])
    first.choose("mark:4")
    first.until(lambda table: table.version == 2)
    return first.table


def test_a_bot_sits_where_the_host_lets_it(tmp_path: Path, mine: Path, seated: Sit) -> None:
    level = f"{mine}:First"
    with serving(tmp_path / "tables.db", may_sit=(level, *bots.NAMES)) as server:
        table = begun(server, seated, level)
        assert (table.chairs[1].who, table.chairs[1].level) == ("bot", level)
        (first,) = seated(1, seats=2, start=False, address=server.address)
        assert first.refused(wire.SeatBot, chair=1, level=f"{mine}:Raising") == "no-bot"


@pytest.mark.parametrize(("name", "told"), [("Raising", "raised"), ("Cheating", "not-offered"), ("Dying", "raised")])
def test_who_gives_no_choice_is_replaced_and_everybody_is_told(
    tmp_path: Path, mine: Path, seated: Sit, name: str, told: str
) -> None:
    level = f"{mine}:{name}"
    with serving(tmp_path / "tables.db", may_sit=(level, *bots.NAMES)) as server:
        table = begun(server, seated, level)
        assert (table.chairs[1].who, table.chairs[1].level) == ("bot", "random")  # the best that this game has
        assert table.happened[-1].kind == f"table-bot-{told}"


def test_whose_package_has_gone_is_replaced_too(tmp_path: Path, mine: Path, seated: Sit) -> None:
    level = f"{mine}:First"
    with serving(tmp_path / "tables.db", may_sit=(level, *bots.NAMES)) as server:
        first = seated(1, seats=2, start=False, address=server.address)[0]
        first.do(wire.SeatBot, chair=1, level=level)
        mine.unlink()
        kinds._in_a_file.cache_clear()  # as in a server that has been started again
        begin([first])
        first.choose("mark:4")
        first.until(lambda table: table.version == 2)
        assert first.table.happened[-1].kind == "table-bot-gone"


def test_where_too_many_think_already_the_house_chooses_and_the_bot_stays(
    tmp_path: Path, mine: Path, seated: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    level = f"{mine}:Raising"
    with serving(tmp_path / "tables.db", may_sit=(level, *bots.NAMES)) as server:

        async def full(*_: object) -> None:
            raise Busy("too much")

        monkeypatch.setattr(server.hub.deep_thinkers, "run", full)
        assert begun(server, seated, level).chairs[1].level == level


def test_over_the_boundary_of_the_process_goes_no_true_state(server: Running, seated: Sit) -> None:
    first, _ = seated(2, game="arcana")
    match = server.room(first.code).table.match
    assert match is not None
    asked = question(match, 0, "house")
    assert asked.state == sealed(match, 0)
    true, dealt = match.state, match.game.schema.loads(asked.state)
    assert match.game.schema.cut(dealt, 0) == match.game.schema.cut(true, 0)
    assert (dealt.hands[1], dealt.deck) != (true.hands[1], true.deck)
    assert dealt.rng.key != true.rng.key
