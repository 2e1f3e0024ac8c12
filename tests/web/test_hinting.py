"""Hints at a served table: for practice only, for who asks alone, and from what their chair can know."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from sobremesa.bots.analysis.told import Analysis
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.web import wire
from sobremesa.web.hinting import advised, question
from web.conftest import Come, Sit
from web.players import Player, play_on
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
