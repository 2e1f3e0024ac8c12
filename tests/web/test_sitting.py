"""Chairs, owners, bots, chat, undo, pause, clocks and rematches, over real sockets."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from sobremesa.games.arcana.cards import ARCANA
from sobremesa.tables.clock import Patience
from sobremesa.web import wire
from sobremesa.web.config import Rate
from web.conftest import Come, Sit
from web.players import PATIENCE, begin, play_on
from web.running import GENEROUS, serving


def finish(first_marks: list[str], second_marks: list[str], players: list) -> None:  # type: ignore[type-arg]
    """Tic-tac-toe to its end, cell by cell."""
    for number in range(len(first_marks) + len(second_marks)):
        player = players[number % 2]
        player.until(lambda table: table.decision is not None)
        player.choose((first_marks, second_marks)[number % 2][number // 2])
    for player in players:
        player.until(lambda table: table.result is not None)


# --- chairs and owners -----------------------------------------------------------------------------------------------


def test_only_the_owner_starts_and_only_when_all_chairs_are_taken(seated: Sit) -> None:
    first, second = seated(2, start=False, seats=2)
    second.do(wire.Stand)
    first.until(lambda table: table.chairs[1].who == "empty")
    assert first.refused(wire.Start) == "chair-empty"
    second.do(wire.Sit, chair=1)
    assert second.refused(wire.Start) == "not-owner"
    begin([first, second])
    assert first.refused(wire.Start) == "not-gathering"


def test_a_chair_is_one_persons(seated: Sit, come: Come) -> None:
    first, second = seated(2, start=False)
    assert second.refused(wire.Sit, chair=0) == "chair-taken"
    assert second.refused(wire.Sit, chair=7) == "no-chair"
    with come("Third").at(first.code) as third:
        assert third.refused(wire.Sit, chair=1) == "chair-taken"
        assert third.refused(wire.Stand) == "not-seated"


def test_the_owner_fills_and_clears_chairs_with_bots(seated: Sit, come: Come) -> None:
    (first,) = seated(1, seats=2, start=False)
    assert first.refused(wire.SeatBot, chair=1, level="oracle") == "no-bot"
    first.do(wire.SeatBot, chair=1, level="random")
    assert first.table.chairs[1].who == "bot"
    first.do(wire.Unseat, chair=1)
    assert first.refused(wire.Unseat, chair=1) == "chair-empty"
    assert first.refused(wire.Unseat, chair=0) == "chair-taken"
    with come("Other").at(first.code) as other:
        assert other.refused(wire.SeatBot, chair=1, level="random") == "not-owner"


def test_a_person_takes_over_a_bots_chair_during_the_match(seated: Sit, come: Come) -> None:
    (first,) = seated(1, seats=2, start=False)
    first.do(wire.SeatBot, chair=1, level="random")
    begin([first])
    first.choose("mark:0")
    first.until(lambda table: table.decision is not None)
    with come("Late").at(first.code) as late:
        late.do(wire.Sit, chair=1)
        request = first.until(lambda table: bool(table.chair_requests)).chair_requests[0]
        first.do(wire.Admit, request=request.number, yes=True)
        late.until(lambda table: table.me == 1)
        first.choose()
        late.until(lambda table: table.decision is not None)
        late.choose()
        assert any(told.kind == "table-sat" for told in late.table.happened) or late.tables[0].me == -1


def test_whoever_has_seen_a_chairs_secrets_takes_no_other(seated: Sit) -> None:
    first, second = seated(2, "arcana")
    second.do(wire.Stand)
    first.do(wire.Stand)
    assert first.refused(wire.Sit, chair=1) == "held-another"
    first.do(wire.Sit, chair=0)


def test_the_owner_hands_the_chair_of_someone_away_to_a_bot(tmp_path: Path, seated: Sit) -> None:
    with serving(tmp_path / "tables.db", patience=Patience(before_a_bot=0.0)) as server:
        first, second = seated(2, address=server.address)
        assert first.refused(wire.SeatBot, chair=1, level="random") == "not-away"
        second.close()
        first.until(lambda table: not table.chairs[1].here)
        first.do(wire.SeatBot, chair=1, level="random")
        first.choose("mark:0")
        first.until(lambda table: table.version == 2)


def test_a_table_passes_to_who_is_there_when_its_owner_is_gone(tmp_path: Path, seated: Sit) -> None:
    with serving(tmp_path / "tables.db", patience=Patience(before_the_owner_is_missed=0.0)) as server:
        first, second = seated(2, address=server.address, start=False)
        first.close()
        second.until(lambda table: table.owner)
        assert second.table.owner_chair == 1


def test_it_does_so_too_when_somebody_sits_down_only_later(tmp_path: Path, come: Come) -> None:
    with serving(tmp_path / "tables.db", patience=Patience(before_the_owner_is_missed=0.0)) as server:
        owner, guest = come("Ana", server.address), come("Blas", server.address)
        code = owner.open_table()
        with owner.at(code) as first, guest.at(code) as second:
            first.close()
            second.until(lambda table: table.watchers == 1)
            while server.ask(lambda: server.room(code)._owning._timer is not None):
                pass  # there is nobody yet whose table it could be
            second.do(wire.Sit, chair=0)
            second.until(lambda table: table.owner)


def test_arcana_lets_people_join_and_leave_during_the_match(seated: Sit, come: Come) -> None:
    first, second = seated(2, "arcana")
    with come("Joiner").at(first.code) as joiner:
        assert [option.key for option in joiner.table.free] == ["join"]
        (request,) = joiner.do(wire.Free, option="join").chair_requests
        assert (request.chair, request.mine, request.needed) == (-1, True, [0, 1])
        for player in (first, second):
            player.until(lambda table: bool(table.chair_requests))
            player.do(wire.Admit, request=request.number, yes=True)
        joiner.until(lambda table: table.me == 2)
        assert len(first.until(lambda table: len(table.chairs) == 3).chairs) == 3
        assert "leave" in [option.key for option in first.table.free]
        assert first.refused(wire.Free, option="join") == "not-offered"


# --- chat ------------------------------------------------------------------------------------------------------------


def test_watchers_cannot_whisper_to_the_table(seated: Sit, come: Come) -> None:
    first, second = seated(2)
    with come("Watcher").at(first.code) as watcher, come("Other").at(first.code) as other:
        watcher.do(wire.Say, text="she has the seven")
        other.until(lambda table: any(line.text == "she has the seven" for line in table.chat))
        first.do(wire.Say, text="good luck")
        second.until(lambda table: any(line.text == "good luck" for line in table.chat))
        watcher.until(lambda table: any(line.text == "good luck" for line in table.chat))
    said = {line.text for player in (first, second) for table in player.tables for line in table.chat}
    assert said == {"good luck"}


def test_chat_comes_once_to_who_is_there_and_whole_to_who_comes(seated: Sit) -> None:
    first, second = seated(2)
    for number in range(5):
        first.do(wire.Say, text=f"line {number}")
    second.until(lambda table: any(line.text == "line 4" for line in table.chat))
    assert [line.number for table in second.tables for line in table.chat] == list(range(5))
    with second.guest.at(second.code) as again:
        assert [line.text for line in again.table.chat] == [f"line {number}" for number in range(5)]


# --- undo ------------------------------------------------------------------------------------------------------------


def test_undo_is_asked_and_agreed(seated: Sit) -> None:
    first, second = seated(2)
    first.choose("mark:4")
    assert not first.table.undo_is_free
    assert first.table.may_undo
    first.do(wire.Undo)
    assert first.table.version == 1
    assert second.until(lambda table: table.undo is not None).undo == wire.UndoRequest(0, [], [1])
    assert first.refused(wire.Undo) == "undo-asked"
    assert first.refused(wire.Agree, yes=True) == "no-undo-asked"
    second.do(wire.Agree, yes=True)
    assert second.table.version == 0
    assert [told.kind for told in second.table.happened] == ["table-undone-agreed"]
    first.until(lambda table: table.version == 0 and table.decision is not None)
    assert first.refused(wire.Undo) == "nothing-to-undo"
    first.choose("mark:0")


def test_undo_is_asked_and_refused(seated: Sit) -> None:
    first, second = seated(2)
    first.choose("mark:4")
    first.do(wire.Undo)
    second.until(lambda table: table.undo is not None)
    second.do(wire.Agree, yes=False)
    assert second.table.undo is None
    assert second.table.version == 1
    assert second.refused(wire.Agree, yes=True) == "no-undo-asked"


def test_a_choice_ends_the_request_to_undo(seated: Sit) -> None:
    first, second = seated(2)
    first.choose("mark:4")
    first.do(wire.Undo)
    second.until(lambda table: table.undo is not None)
    second.choose("mark:0")
    assert second.table.undo is None


def test_bots_agree_to_no_undo(seated: Sit) -> None:
    (first,) = seated(1, seats=2, start=False)
    first.do(wire.SeatBot, chair=1, level="random")
    begin([first])
    first.choose("mark:4")
    first.until(lambda table: table.version == 2)
    assert not first.table.may_undo
    assert first.refused(wire.Undo) == "nobody-to-agree"
    assert first.table.version == 2


def test_anything_is_taken_back_at_a_practice_table_of_bots(seated: Sit) -> None:
    (first,) = seated(1, seats=2, start=False, practice=True)
    first.do(wire.SeatBot, chair=1, level="random")
    begin([first])
    first.choose("mark:4")
    first.until(lambda table: table.version == 2)
    first.do(wire.Undo)
    assert first.table.version == 0


def test_undo_is_free_where_nothing_has_come_of_the_choice(seated: Sit) -> None:
    first, second = seated(2, "arcana")
    flip = next(option.key for option in first.table.free if option.verb == "flip")
    first.do(wire.Free, option=flip)
    assert first.table.undo_is_free
    first.do(wire.Undo)
    assert first.table.version == 0
    assert [told.kind for told in first.table.happened] == ["table-undone"]
    second.until(lambda table: table.version == 0)


# --- pause, clocks ---------------------------------------------------------------------------------------------------


def test_a_paused_table_takes_no_choice_and_wakes_no_bot(seated: Sit) -> None:
    (first,) = seated(1, seats=2, start=False)
    first.do(wire.SeatBot, chair=1, level="random")
    begin([first])
    first.do(wire.Pause, paused=True)
    assert first.table.decision is not None
    decision = first.table.decision
    assert first.refused(wire.Choose, decision=decision.id, option="mark:0") == "paused"
    first.do(wire.Pause, paused=False)
    first.choose("mark:0")
    first.until(lambda table: table.version == 2)


def test_a_strict_clock_plays_for_who_takes_too_long(tmp_path: Path, seated: Sit) -> None:
    patience = Patience(to_choose=0.05, to_come_back=0.05)
    with serving(tmp_path / "tables.db", patience=patience) as server:
        first, _ = seated(2, address=server.address, clock="strict")
        first.until(lambda table: table.result is not None)
        assert any(told.kind == "table-stand-in" for table in first.tables for told in table.happened)


def test_a_strict_clock_waits_less_for_who_is_away(tmp_path: Path, seated: Sit) -> None:
    with serving(tmp_path / "tables.db", patience=Patience(to_choose=3600.0, to_come_back=0.05)) as server:
        first, second = seated(2, address=server.address, clock="strict")
        second.close()
        first.choose("mark:0")
        first.until(lambda table: table.version == 2)
        assert first.table.played_for_at is not None


@pytest.mark.parametrize("clock", ["none", "gentle"])
def test_other_clocks_wait(tmp_path: Path, seated: Sit, clock: str) -> None:
    with serving(tmp_path / "tables.db", patience=Patience(0.0, 0.0, 0.0, 0.0)) as server:
        first, second = seated(2, address=server.address, clock=clock)
        first.choose("mark:0")
        assert first.table.waiting == [1]
        assert first.table.waiting_since is not None
        assert first.table.played_for_at is None
        second.until(lambda table: table.decision is not None)
        second.choose("mark:1")


# --- once more -------------------------------------------------------------------------------------------------------


def test_a_rematch_seats_the_same_people(seated: Sit) -> None:
    first, second = seated(2)
    assert first.refused(wire.Rematch) == "not-over"
    finish(["mark:0", "mark:1", "mark:2"], ["mark:3", "mark:4"], [first, second])
    assert first.table.result == wire.Result("line", [0])
    assert first.refused(wire.Undo) == "not-playing"
    second.do(wire.Rematch)
    code = second.table.next_code
    assert code
    first.until(lambda table: table.next_code == code)
    assert isinstance(first.ask(wire.Rematch), wire.Done)
    with first.guest.at(code) as one, second.guest.at(code) as two:
        assert [chair.name for chair in two.table.chairs] == ["Player 0", "Player 1"]
        assert two.table.owner
        assert one.table.me == 0
        begin([two, one])
        one.until(lambda table: table.decision is not None)
        assert one.table.commitment != first.table.commitment
        play_on([one, two])


def test_a_rematch_is_one_more_table_of_its_address(tmp_path: Path, seated: Sit) -> None:
    limits = replace(GENEROUS, tables=Rate(1, 0))
    with serving(tmp_path / "tables.db", limits=limits) as server:
        first, second = seated(2, address=server.address)
        finish(["mark:0", "mark:1", "mark:2"], ["mark:3", "mark:4"], [first, second])
        assert first.refused(wire.Rematch) == "too-fast"
        assert first.table.next_code == ""


def test_why_not_names_the_rule(seated: Sit) -> None:
    first, second = seated(2)
    first.choose("mark:4")
    second.until(lambda table: table.decision is not None)
    answer = second.ask(wire.WhyNot, option="mark:4")
    assert isinstance(answer, wire.Because)
    assert answer.rule == "tictactoe-2"
    assert second.refused(wire.WhyNot, option="mark:99") == "not-offered"
    refusal = second.ask(wire.Choose, decision=second.table.decision.id, option="mark:4")  # type: ignore[union-attr]
    assert isinstance(refusal, wire.Refused)
    assert (refusal.reason, refusal.rule) == ("not-offered", "tictactoe-2")


def test_who_points_at_something_is_told_what_they_meant_and_why_not(seated: Sit) -> None:
    players = seated(3, "arcana")
    asked = next(player for player in players if player.table.decision is not None)
    assert asked.table.decision is not None
    play = next(option for option in asked.table.decision.options if option.verb == "play")
    offered = asked.ask(wire.WhyNot, pointed={name: play.args[name] for name in ("value", "card")})
    assert isinstance(offered, wire.Because)
    assert (offered.option, offered.rule) == (play.key, "")
    assert asked.table.view is not None
    lies_elsewhere = next(card.id for number, card in enumerate(ARCANA) if number not in asked.table.view["row"])
    power = asked.ask(wire.WhyNot, pointed={"card": lies_elsewhere})
    assert isinstance(power, wire.Because)
    assert power.option == f"power:{lies_elsewhere}"
    assert power.rule.startswith("arcana-")
    nothing = asked.ask(wire.WhyNot, pointed={"card": "nowhere"})
    assert isinstance(nothing, wire.Because)
    assert (nothing.option, nothing.rule) == ("", "")


def test_who_points_at_what_is_not_asked_about_is_told_no_rule(seated: Sit) -> None:
    players = seated(2, "ansia")
    asked = next(player for player in players if player.table.decision is not None)
    castle = asked.ask(wire.WhyNot, pointed={"space": "castle"})
    assert isinstance(castle, wire.Because)
    assert castle.option.endswith("castle")
    assert castle.rule == ""


def test_open_tables_are_listed_for_whoever_comes_by_private_ones_are_not(come: Come) -> None:
    guest = come("Ana")
    open_code = guest.open_table("arcana", 3)
    private_code = guest.open_table("arcana", 3, private=True)
    listed = {table["code"]: table for table in httpx.get(f"{guest.address}/api/tables", timeout=PATIENCE).json()}
    assert open_code in listed
    assert private_code not in listed
    assert not listed[open_code]["mine"]
