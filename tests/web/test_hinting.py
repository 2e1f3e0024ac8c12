"""Hints at a served table: for practice only, for who asks alone, and from what their chair can know."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

import msgspec
import pytest

from sobremesa.bots.analysis.told import Analysis
from sobremesa.kernel.errors import BadFile
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.web import wire
from sobremesa.web.analyses import Analyses
from sobremesa.web.config import Limits
from sobremesa.web.helpers import Busy, Helpers
from sobremesa.web.hinting import advised, question
from sobremesa.web.hub import _MOST_DEEP_THOUGHTS_WAITING
from sobremesa.web.limits import Places
from web.conftest import Come, Sit
from web.players import Player, begin, play_on
from web.running import Running

PATIENCE = 60.0


def hint(player: Player, chair: int = 0) -> Any:
    return player.guest.http.get(f"/api/tables/{player.code}/hint?chair={chair}")


def test_who_asks_is_told_what_to_do_and_why_and_nobody_else_notices(server: Running, seated: Sit) -> None:
    players = seated(4, game="cosa", practice=True)
    asked = next(player for player in players if player.table.decision is not None)
    others = [player for player in players if player is not asked]
    before = server.room(asked.code).table.entries
    told = msgspec.json.decode(hint(asked, asked.table.me).content, type=wire.Hint)
    decision = asked.table.decision
    assert decision is not None
    assert told.decision == decision.id
    assert 1 <= len(told.suggestions) <= 3
    assert {one.option for one in told.suggestions} <= {option.key for option in decision.options}
    assert told.suggestions[0].rule.startswith("cosa-")
    assert server.room(asked.code).table.entries == before
    for other in others:
        version = other.table.version
        other.catch_up()
        assert other.table.version == version


def test_only_who_sits_there_and_is_asked_is_told(seated: Sit, come: Come) -> None:
    players = seated(4, game="cosa", practice=True)
    asked = next(player for player in players if player.table.decision is not None)
    other = next(player for player in players if player.table.decision is None)
    assert hint(other, asked.table.me).json()["problem"] == "not-seated"
    assert hint(other, other.table.me).json()["problem"] == "stale"
    assert hint(asked, 11).status_code == 400
    stranger = come("Eva")
    assert stranger.http.get(f"/api/tables/{asked.code}/hint?chair=0").json()["problem"] == "not-seated"


@pytest.mark.parametrize(
    ("game", "table", "gives"),
    [
        ("cosa", {"practice": False}, False),  # people play for real
        ("cosa", {"practice": True}, True),
        ("arcana", {"practice": True}, False),  # who knows more must keep silent
        ("arcana", {"practice": True, "quiet": False}, True),
    ],
)
def test_there_are_hints_for_practice_and_never_where_silence_is_kept(
    seated: Sit, game: str, table: dict[str, bool], gives: bool
) -> None:
    players = seated(4, game=game, **table)
    asked = next(player for player in players if player.table.decision is not None)
    answer = hint(asked, asked.table.me)
    assert (answer.status_code == 200) is gives
    if not gives:
        assert answer.json()["problem"] == "no-hints"


def test_in_worlds_that_the_chair_cannot_tell_apart_it_is_told_the_same_bytes(server: Running, seated: Sit) -> None:
    players = seated(4, game="cosa", practice=True)
    asked = next(player for player in players if player.table.decision is not None)
    table, me = server.room(asked.code).table, asked.table.me
    match: Match[Any] | None = table.match
    assert match is not None
    here = advised("", question(table, me))
    other = match.fork()
    other._now = other._now._replace(state=match.game.redeal(match.state, me, Rng(bytes(32))))
    table.match = other
    try:
        assert match.game.schema.digest(other.state) != match.game.schema.digest(match.state)
        assert advised("", question(table, me)) == here
    finally:
        table.match = match


def test_a_finished_match_is_analysed_once_however_many_ask(server: Running, seated: Sit) -> None:
    players = seated(2, game="arcana")
    first, second = players
    assert first.guest.http.get(f"/api/tables/{first.code}/analysis").json()["problem"] == "not-over"
    play_on(players)
    until = time.monotonic() + PATIENCE
    seen: list[int] = []
    while time.monotonic() < until:
        told = msgspec.json.decode(first.guest.http.get(f"/api/tables/{first.code}/analysis").content, type=Analysis)
        seen.append(len(told.points))
        if told.is_done:
            break
        time.sleep(0.1)
    assert told.is_done
    assert seen == sorted(seen)
    assert len(told.points) == told.expected
    again = second.guest.http.get(f"/api/tables/{first.code}/analysis").content
    assert msgspec.json.decode(again, type=Analysis) == told
    assert len(server.hub.finished.analyses._kept) == 1


# --- who asks for much -----------------------------------------------------------------------------------------------


def test_nobody_has_all_hints_worked_out_for_them(server: Running, seated: Sit) -> None:
    players = seated(4, game="cosa", practice=True)
    asked = next(player for player in players if player.table.decision is not None)
    places = server.hub.gate.hints
    taken = server.ask(lambda: sum([places.take("127.0.0.1") for _ in range(100)]))
    answer = hint(asked, asked.table.me)
    assert (answer.status_code, answer.json()["problem"]) == (503, "busy")
    server.ask(lambda: [places.give_back("127.0.0.1") for _ in range(taken)])
    for _ in range(taken + 1):  # what is kept takes no place, and what was worked out gave it back
        assert hint(asked, asked.table.me).status_code == 200
    assert server.ask(lambda: places.taken) == 0
    limits = Limits()
    assert limits.hints < limits.hints_in_all < _MOST_DEEP_THOUGHTS_WAITING


def test_who_asks_for_many_analyses_leaves_room_for_others() -> None:
    async def scene() -> None:
        helpers, places = Helpers(1, 8), Places(1, 2)
        analyses = Analyses(helpers, places)
        analyses.of("LUNA-1", "arcana", 2, b"{}", "192.0.2.7")
        with pytest.raises(Busy):
            analyses.of("LUNA-2", "arcana", 2, b"{}", "192.0.2.7")
        analyses.of("LUNA-1", "arcana", 2, b"{}", "192.0.2.7")  # it is under way
        analyses.of("LUNA-3", "arcana", 2, b"{}", "198.51.100.7")
        await analyses.forget("LUNA-3")  # before it began
        async with asyncio.timeout(PATIENCE):
            while analyses._growing:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0)
        assert places.taken == 0
        await asyncio.to_thread(helpers.close)

    asyncio.run(scene())


def test_what_the_analysis_breaks_on_is_not_begun_again() -> None:
    """A rule or a bot may break with anything: here what it is given can't even be looked up."""

    async def scene() -> None:
        helpers = Helpers(1, 8)
        analyses = Analyses(helpers, Places(1))
        broken = cast(bytes, bytearray(b"{}"))
        analyses.of("LUNA-1", "arcana", 2, broken, "192.0.2.7")
        async with asyncio.timeout(PATIENCE):
            while analyses._growing:
                await asyncio.sleep(0.01)
        with pytest.raises(BadFile):
            analyses.of("LUNA-1", "arcana", 2, broken, "192.0.2.7")
        await asyncio.to_thread(helpers.close)

    asyncio.run(scene())


# --- what a bot's play says ------------------------------------------------------------------------------------------


def sign(player: Player) -> Any:
    return player.guest.http.get(f"/api/tables/{player.code}/sign")


def beside_bots(seated: Sit, aid: str, level: str = "house") -> Player:
    """One person among bots at a table of Arcana, as soon as a bot's play is to be predicted."""
    (player,) = seated(1, game="arcana", seats=5, settings={"aid": aid}, start=False)
    for chair in range(1, 5):
        player.do(wire.SeatBot, chair=chair, level=level)
    begin([player])
    until = time.monotonic() + PATIENCE
    while player.table.decision is None or player.table.decision.ask != "predict":
        assert time.monotonic() < until
        if player.table.decision is not None:
            play_on([player], 1)
        player.catch_up()
    return player


@pytest.mark.parametrize("aid", ["off", "own", "all"])
def test_who_has_the_aid_is_told_what_a_bots_play_says(server: Running, seated: Sit, come: Come, aid: str) -> None:
    player = beside_bots(seated, aid)
    told = msgspec.json.decode(sign(player).content, type=wire.Sign)
    assert (told.says is not None) is (aid != "off")
    with come("Eva").at(player.code) as onlooker:
        seen = msgspec.json.decode(sign(onlooker).content, type=wire.Sign)
        assert (seen.says is not None) is (aid == "all")
        assert aid != "all" or seen == told
    match = server.room(player.code).table.match
    assert match is not None
    if told.says is not None:
        assert told.says.args["who"] == match.state.active
        assert told.rule == "arcana-11.4"


def test_of_bots_that_have_agreed_on_nothing_nothing_is_told(seated: Sit) -> None:
    player = beside_bots(seated, "all", "easy")
    assert msgspec.json.decode(sign(player).content, type=wire.Sign) == wire.Sign(None, "")


def test_who_is_not_at_the_table_is_told_nothing(seated: Sit, come: Come) -> None:
    player = beside_bots(seated, "all")
    elsewhere = come("Eva").http.get(f"/api/tables/{player.code}/sign")
    assert (elsewhere.status_code, elsewhere.json()["problem"]) == (409, "not-seated")
