"""Chairs of a running match, those asked to leave, the fallen and the silent, over real sockets."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sobremesa.tables.clock import Patience
from sobremesa.web import wire
from web.conftest import Come, Sit
from web.players import Guest, Player, begin, dial
from web.running import Running, serving


def hands_seen(player: Player) -> set[int]:
    """The seats through whose eyes that page was ever shown the match."""
    return {eyes(table) for table in player.tables if table.view is not None}


def eyes(table: wire.Table) -> int:
    """Whose hand lies open to that page; of the others' it is only told how many."""
    assert table.view is not None
    return next((seat for seat, hand in enumerate(table.view["hands"]) if isinstance(hand, list)), -1)


def closed_with(player: Player) -> int:
    with pytest.raises(ConnectionClosed) as closing:
        player.until(lambda _: False)
    received = closing.value.rcvd
    assert received is not None
    return received.code


def with_bots(seated: Sit, people: int, seats: int, **more: object) -> list[Player]:
    """A match in which bots have the last chairs, and nobody falls."""
    players = seated(people, "arcana", seats=seats, start=False, **more)
    for chair in range(people, seats):
        players[0].do(wire.SeatBot, chair=chair, level="random")
    begin(players)
    return players


# --- asking for a chair ----------------------------------------------------------------------------------------------


def test_anybody_with_the_code_sees_no_hand_by_sitting_down(seated: Sit, come: Come) -> None:
    first, second = with_bots(seated, 2, 4)
    for number in range(3):
        with come(f"Stranger {number}").at(first.code) as stranger:
            assert stranger.table.may_sit == ["", "", "ask", "ask"]
            stranger.do(wire.Sit, chair=2)
            assert stranger.table.me == -1
            (request,) = stranger.table.chair_requests
            assert (request.mine, request.agreed, request.needed) == (True, [], [0, 1])
            assert hands_seen(stranger) == {-1}
        second.until(lambda table: not table.chair_requests)  # who leaves doesn't ask any more


def test_with_everybodys_consent_they_do(seated: Sit, come: Come) -> None:
    first, second = with_bots(seated, 2, 4)
    with come("Carla").at(first.code) as carla:
        carla.do(wire.Sit, chair=3)
        (request,) = first.until(lambda table: bool(table.chair_requests)).chair_requests
        assert (request.chair, request.name, request.mine) == (3, "Carla", False)
        first.do(wire.Admit, request=request.number, yes=True)
        assert first.table.chair_requests[0].agreed == [0]
        second.until(lambda table: bool(table.chair_requests))
        second.do(wire.Admit, request=request.number, yes=True)
        carla.until(lambda table: table.me == 3)
        assert eyes(carla.table) == 3
        assert first.until(lambda table: table.chairs[3].name == "Carla").chair_requests == []


def test_an_owner_does_not_take_the_chair_of_somebody_away_from_a_second_browser(
    tmp_path: Path, seated: Sit, come: Come
) -> None:
    with serving(tmp_path / "tables.db", patience=Patience(before_a_bot=0.0), bot_pause=(60.0, 60.0)) as server:
        first, second = with_bots(seated, 2, 4, address=server.address)
        away = second.guest
        second.close()
        first.until(lambda table: not table.chairs[1].here)
        first.do(wire.SeatBot, chair=1, level="random")
        assert first.table.chairs[1].kept_for == "Player 1"
        with come("Second browser", server.address).at(first.code) as puppet:
            for chair in (1, 2):
                puppet.do(wire.Sit, chair=chair)
                (request,) = first.until(lambda table: bool(table.chair_requests)).chair_requests
                assert request.needed == [0, 1]
                first.do(wire.Admit, request=request.number, yes=True)
                puppet.catch_up()
                assert hands_seen(puppet) == {-1}
                puppet.do(wire.Admit, request=request.number, yes=False)
                first.until(lambda table: not table.chair_requests)
            mine = [table["code"] for table in away.http.get("/api/tables").json() if table["mine"]]
            assert mine == [first.code]  # so that they find it again
            with away.at(first.code) as back:
                assert back.table.me == -1
                assert back.table.may_sit[1] == "at-once"
                back.do(wire.Sit, chair=1)
                assert back.table.me == 1
                first.until(lambda table: table.chairs[1].name == "Player 1")


def test_a_bot_that_was_thinking_does_not_choose_for_who_comes_back(tmp_path: Path, seated: Sit) -> None:
    with serving(tmp_path / "tables.db", patience=Patience(before_a_bot=0.0), bot_pause=(0.5, 0.5)) as server:
        first, second = seated(2, address=server.address)
        away = second.guest
        second.close()
        first.until(lambda table: not table.chairs[1].here)
        first.choose("mark:0")
        first.do(wire.SeatBot, chair=1, level="random")
        with away.at(first.code) as back:
            back.do(wire.Sit, chair=1)
            room = server.room(first.code)
            while server.ask(lambda: room.thoughts > 0):
                back.catch_up()
            assert back.ask(wire.Pause, paused=True)
            assert server.ask(lambda: room.table.version) == 1
            assert back.until(lambda table: table.paused).decision is not None


def test_a_closed_table_says_so_and_an_open_one_does_not_ask(seated: Sit, come: Come) -> None:
    closed = with_bots(seated, 2, 4, joining="closed")[0]
    opened = with_bots(seated, 2, 4, joining="open")[0]
    stranger = come("Stranger")
    with stranger.at(closed.code) as page:
        assert page.table.may_sit == [""] * 4
        assert page.refused(wire.Sit, chair=2) == "joining-closed"
    with stranger.at(opened.code) as page:
        assert page.table.may_sit == ["", "", "at-once", "at-once"]
        page.do(wire.Sit, chair=2)
        assert page.table.me == 2


def test_nobody_joins_a_closed_match_as_a_new_player(seated: Sit, come: Come) -> None:
    first, _ = seated(2, "arcana", joining="closed")
    with come("Joiner").at(first.code) as joiner:
        assert joiner.table.free == []
        assert joiner.refused(wire.Free, option="join") == "joining-closed"


def test_no_message_tells_anybodys_id(seated: Sit, come: Come) -> None:
    first, second = with_bots(seated, 2, 4)
    with come("Carla").at(first.code) as carla:
        carla.do(wire.Sit, chair=3)
        first.until(lambda table: bool(table.chair_requests) and bool(table.onlookers))
        second.until(lambda table: bool(table.chair_requests))
        assert second.table.onlookers == []  # the owner's to know
        ids = [value for player in (first, second, carla) for value in [player.guest.cookie.partition("=")[2]]]
        for player in (first, second, carla):
            player.catch_up()
            assert not any(secret.encode() in data for data in player.raw for secret in ids)


# --- asked to leave --------------------------------------------------------------------------------------------------


def turned_away(guest: Guest, code: str) -> tuple[int, bytes]:
    with pytest.raises(InvalidStatus) as refusal, dial(guest.address, code, guest.cookie):
        pass
    return refusal.value.response.status_code, refusal.value.response.body


def test_who_is_asked_to_leave_is_cut_off_and_stays_out(seated: Sit) -> None:
    first, second, third = seated(3, "cosa", seats=4, start=False)
    gone = second.guest
    with gone.at(first.code) as elsewhere:
        first.do(wire.Remove, chair=1)
        assert closed_with(second) == closed_with(elsewhere) == 4403
    third.until(lambda table: table.chairs[1].who == "empty" and table.watchers == 0)
    status, body = turned_away(gone, first.code)
    assert status == 403
    assert body.startswith(b"removed")
    for path in ("", "/match.json", "/replay", "/verify", "/qr.svg"):
        answer = gone.http.get(f"/api/tables/{first.code}{path}")
        assert (answer.status_code, answer.json()["problem"]) == (403, "removed"), path
    assert first.code not in [table["code"] for table in gone.http.get("/api/tables").json()]
    assert first.code in [table["code"] for table in first.guest.http.get("/api/tables").json()]


def test_what_they_sent_before_and_waited_its_turn_counts_no_more(server: Running, seated: Sit) -> None:
    first, second, third = seated(3, "cosa", seats=4, start=False)
    room = server.room(first.code)

    def both_at_once() -> None:
        pages = {connection.person.name: connection for connection in room.connections}
        room.receive(pages["Player 0"], wire.Remove("remove-0001", 1))
        room.receive(pages["Player 1"], wire.Sit("sit-0000001", 3))
        room.receive(pages["Player 1"], wire.Say("say-0000001", "you'll be sorry"))

    server.ask(both_at_once)
    assert closed_with(second) == 4403
    third.do(wire.Say, text="good evening")
    assert [line.text for line in third.table.chat] == ["good evening"]
    assert [chair.who for chair in third.table.chairs] == ["person", "empty", "person", "empty"]


def test_after_a_restart_too(tmp_path: Path, seated: Sit) -> None:
    with serving(tmp_path / "tables.db") as server:
        first, second = seated(2, address=server.address)
        code, gone, cookie = first.code, second.guest, second.guest.cookie
        first.do(wire.Remove, chair=1)
        assert closed_with(second) == 4403
    with serving(tmp_path / "tables.db") as server:
        gone.address = server.address
        assert gone.cookie == cookie
        assert turned_away(gone, code)[0] == 403


def test_in_a_match_a_bot_goes_on_and_the_others_are_told(seated: Sit) -> None:
    first, second = seated(2)
    first.choose("mark:0")
    first.do(wire.Remove, chair=1)
    first.until(lambda table: table.version == 2)
    assert first.table.chairs[1].who == "bot"
    assert "table-removed" in [told.kind for table in first.tables for told in table.happened]
    assert closed_with(second) == 4403
    assert 1 not in {told.version for table in second.tables for told in table.happened if told.kind == "table-bot"}


def test_before_the_deal_strangers_send_nobody_away_from_their_own_table(seated: Sit) -> None:
    _, second, third = seated(3, "cosa", seats=4, start=False)
    for player in (second, third):
        assert player.refused(wire.Remove, chair=0) == "set-the-table"


def test_a_majority_sends_the_owner_away(seated: Sit) -> None:
    first, second, third = with_bots(seated, 3, 4)
    second.do(wire.Remove, chair=0)
    assert third.until(lambda table: bool(table.removals)).removals == [wire.Removal(0, [1], [], 2)]
    assert second.refused(wire.Remove, chair=1) == "yourself"
    third.do(wire.Remove, chair=0)
    assert closed_with(first) == 4403
    assert second.until(lambda table: table.owner).owner_chair == 1


def test_the_owner_asks_somebody_who_watches_to_leave(seated: Sit, come: Come) -> None:
    first, second = seated(2)
    with come("Lurker").at(first.code) as lurker, come("Friend").at(first.code) as friend:
        named = {one.name: one.number for one in first.until(lambda table: table.watchers == 2).onlookers}
        assert set(named) == {"Lurker", "Friend"}
        assert second.refused(wire.RemoveOnlooker, number=named["Lurker"]) == "not-owner"
        assert first.refused(wire.RemoveOnlooker, number=999) == "no-onlooker"
        first.do(wire.RemoveOnlooker, number=named["Lurker"])
        assert closed_with(lurker) == 4403
        friend.until(lambda table: table.watchers == 1)
        assert first.refused(wire.RemoveOnlooker, number=named["Lurker"]) == "no-onlooker"


def test_of_a_private_table_too_and_no_link_lets_them_in_again(seated: Sit) -> None:
    first, second = seated(2, private=True)
    first.do(wire.Remove, chair=1)
    assert closed_with(second) == 4403
    assert turned_away(second.guest, first.code)[0] == 403
    answer = second.guest.http.post("/api/invitations", json={"link": first.table.link})
    assert (answer.status_code, answer.json()["problem"]) == (403, "removed")


def test_a_rematch_is_without_them(seated: Sit) -> None:
    first, second = seated(2)
    for number, player in enumerate((first, second, first, second, first)):
        player.until(lambda table: table.decision is not None)
        player.choose(f"mark:{(0, 3, 1, 4, 2)[number]}")
    first.do(wire.Remove, chair=1)
    assert closed_with(second) == 4403
    code = first.do(wire.Rematch).next_code
    with first.guest.at(code) as again:
        assert [chair.who for chair in again.table.chairs] == ["person", "empty"]
    assert turned_away(second.guest, code)[0] == 403


# --- what a newcomer reads -------------------------------------------------------------------------------------------


def drawn(player: Player, chair: int) -> list[wire.Told]:
    return [
        told
        for table in player.tables
        for told in table.happened
        if told.kind == "drew" and told.own and told.args["who"] == chair
    ]


def play_until(players: list[Player], holds: object) -> None:
    """Everybody passes, or takes their first option."""
    assert callable(holds)
    while not holds():
        for player in players:
            player.catch_up()
            decision = player.table.decision
            if decision is not None:
                keys = [option.key for option in decision.options]
                answer = player.ask(wire.Choose, decision=decision.id, option="pass" if "pass" in keys else keys[0])
                assert isinstance(answer, wire.Done) or answer.reason in ("stale", "not-asked")  # type: ignore[union-attr]
                break


def test_a_newcomer_in_an_emptied_chair_reads_no_draws_of_who_left_not_even_on_coming_back(
    seated: Sit, come: Come
) -> None:
    first, second, third = seated(3, "arcana")
    players = [first, second, third]
    play_until(players, lambda: len(drawn(second, 1)) >= 2)
    second.do(wire.Free, option="leave")
    play_until(players, lambda: any(told.kind == "left" for table in first.tables for told in table.happened))
    second.catch_up()
    second.do(wire.Stand)
    newcomer = come("Newcomer")
    with newcomer.at(first.code) as page:
        page.do(wire.Sit, chair=1)
        (request,) = first.until(lambda table: bool(table.chair_requests)).chair_requests
        for player in (first, third):
            player.until(lambda table: bool(table.chair_requests))
            player.do(wire.Admit, request=request.number, yes=True)
        page.until(lambda table: table.me == 1)
        page.do(wire.Free, option="join")
        assert drawn(page, 1) == []
    with newcomer.at(first.code) as page:
        assert page.table.me == 1
        assert drawn(page, 1) == []
        assert [told.kind for told in page.table.happened].count("drew") >= 2


# --- the fallen and the silent ---------------------------------------------------------------------------------------


def until_somebody_falls(seated: Sit) -> tuple[Player, list[Player]]:
    """Matches of La Cosa, played at random until a person but the owner is out of one: they, and the living."""
    rng = random.Random(3)
    for _ in range(60):
        players = seated(5, "cosa")
        while all(player.table.result is None and not player.table.fallen for player in players):
            for player in players:
                player.catch_up()
                decision = player.table.decision
                if decision is not None and not player.table.fallen:
                    player.ask(wire.Choose, decision=decision.id, option=rng.choice(decision.options).key)
        for player in players:
            player.until(lambda table: bool(table.result or table.fallen))
        table = players[0].table
        if table.result is None and table.fallen[0] != 0:
            fallen = players[table.fallen[0]]
            return fallen, [player for player in players if player is not fallen]
    raise AssertionError("nobody falls")


def test_the_fallen_talk_with_onlookers_and_the_living_get_not_one_byte_of_it(seated: Sit, come: Come) -> None:
    fallen, living = until_somebody_falls(seated)
    assert fallen.table.talk == "watchers"
    with come("Onlooker").at(fallen.code) as onlooker:
        for player in living:
            player.until(lambda table: table.watchers == 1)
            player.catch_up()
        before = {player: len(player.raw) for player in living}
        fallen.do(wire.Say, text="it was Player 1")
        onlooker.until(lambda table: any(line.text == "it was Player 1" for line in table.chat))
        onlooker.do(wire.Say, text="I thought so")
        fallen.until(lambda table: any(line.text == "I thought so" for line in table.chat))
        onlooker.do(wire.Bet, chair=0)
        fallen.until(lambda table: any(line.bet == 0 for line in table.chat))
        assert onlooker.refused(wire.Bet, chair=fallen.table.fallen[0]) == "no-chair"
        for player in living:
            player.catch_up()
            assert len(player.raw) == before[player]
        assert living[0].refused(wire.Bet, chair=0) == "not-aside"
        living[0].do(wire.Say, text="who is next?")
        fallen.until(lambda table: any(line.text == "who is next?" for line in table.chat))
        # Nor does coming back, getting up or having one's chair looked after by a bot let anybody listen.
        living[1].do(wire.Stand)
        assert living[1].table.talk == "table"
        with living[1].guest.at(fallen.code) as again:
            assert [(line.number, line.text) for line in again.table.chat] == [(0, "who is next?")]


def test_the_fallen_neither_pause_nor_stand_in_the_way_of_an_undo(seated: Sit) -> None:
    fallen, living = until_somebody_falls(seated)
    assert fallen.refused(wire.Pause, paused=True) == "fallen"
    assert fallen.refused(wire.Undo) == "fallen"
    assert fallen.refused(wire.Remove, chair=living[1].table.me) == "fallen"
    asker = next(player for player in living if player.table.may_undo)
    asker.do(wire.Undo)
    undo = asker.table.undo
    assert undo is not None
    assert fallen.table.me not in undo.needed
    fallen.until(lambda table: table.undo is not None)
    assert fallen.refused(wire.Agree, yes=False) == "fallen"
    for player in living:
        if player is not asker:
            player.until(lambda table: table.undo is not None)
            player.do(wire.Agree, yes=True)
    fallen.until(lambda table: fallen.table.me not in table.fallen)


def test_whom_the_others_guess_at_keeps_silent_and_is_told_so(seated: Sit) -> None:
    first, second = seated(2, "arcana")
    while not {first.table.talk, second.table.talk} & {"closed"}:
        for player in (first, second):
            player.catch_up()
            if player.table.decision is not None and player.table.decision.ask != "predict":
                player.choose()
    first.catch_up()
    second.catch_up()
    active, ally = (first, second) if first.table.talk == "closed" else (second, first)
    assert active.refused(wire.Say, text="higher!") == "keep-silent"
    assert ally.table.talk == "table"
    ally.do(wire.Say, text="hm")
    ally.choose("pass")
    active.until(lambda table: table.talk == "table")
    active.do(wire.Say, text="so it goes")


def test_a_game_says_whether_it_has_silence(come: Come) -> None:
    games = {game["id"]: game["quiet"] for game in come().http.get("/api/games").json()}
    assert games["arcana"]
    assert not games["cosa"]
