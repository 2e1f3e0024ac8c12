"""What a player does that nobody may notice: the others' pages get not one byte that tells of it."""

from __future__ import annotations

import msgspec

from sobremesa.kernel import registry
from sobremesa.web import wire
from web.conftest import Sit
from web.players import Player


def _unsaid(table: wire.Table) -> list[str]:
    """What one may do unasked and unheard: talk is for everybody."""
    said = registry.get("cosa").said
    return [option.key for option in table.free if option.key.partition(":")[0] not in said]


def _the_thing(players: list[Player]) -> Player:
    return next(player for player in players if _unsaid(player.table))


def _without_the_hour(table: wire.Table) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(table, now=0.0, happened=[], chat=[], chat_anew=True))


def test_nobody_else_is_told_of_a_standing_request(seated: Sit) -> None:
    players = seated(4, "cosa")
    for player in players:
        player.catch_up()
    thing = _the_thing(players)
    others = [player for player in players if player is not thing]
    before = {player: (len(player.raw), _without_the_hour(player.table)) for player in others}
    thing.do(wire.Free, option="request")
    assert _unsaid(thing.table) == ["withdraw"]
    for player in others:
        player.catch_up()
        assert len(player.raw) == before[player][0]  # not even an empty message

    # Whoever comes back, or is told of something else, sees the table as it was.
    for player in others:
        with player.guest.at(player.code) as again:
            assert _without_the_hour(again.table) == before[player][1]


def test_every_page_of_who_asked_shows_the_request(seated: Sit) -> None:
    players = seated(4, "cosa")
    for player in players:
        player.catch_up()
    thing = _the_thing(players)
    with thing.guest.at(thing.code) as elsewhere:
        thing.do(wire.Free, option="request")
        elsewhere.until(lambda table: _unsaid(table) == ["withdraw"])


def test_undo_has_nothing_to_do_with_a_standing_request(seated: Sit) -> None:
    players = seated(4, "cosa")
    for player in players:
        player.catch_up()
    thing = _the_thing(players)
    others = [player for player in players if player is not thing]
    before = {player: len(player.raw) for player in others}
    could = thing.table.may_undo, thing.table.undo_is_free
    thing.do(wire.Free, option="request")
    assert (thing.table.may_undo, thing.table.undo_is_free) == could == (False, False)
    assert thing.refused(wire.Undo) == "nothing-to-undo"
    assert _unsaid(thing.table) == ["withdraw"]
    for player in others:
        player.catch_up()
        assert len(player.raw) == before[player]

    # Nor when somebody has acted since.
    turn = next(player for player in players if player.table.decision is not None)
    goes_on = turn.choose().phase == "playing"  # a turn of one choice is at its end, and La Cosa declares
    if turn is not thing:
        assert thing.refused(wire.Undo) == ("nothing-to-undo" if goes_on else "not-playing")
        assert all(player.until(lambda table: table.version > 0).undo is None for player in others)
