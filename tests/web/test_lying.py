"""A host who deals honestly and shows something else: the server is ours, tampered with, and the pages are honest.

His file is that of the match as it was played; what the pages have kept of what they showed is more than it leads to.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import copy
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from sobremesa.kernel import record
from sobremesa.kernel.record import FORMAT, SEALED_FORMAT, MatchFile
from sobremesa.web import shown, wire
from web.conftest import Sit
from web.hosts import Patch, caught, file_of, flickers, receipt_of, seen_by, tells
from web.players import Player, begin, play_on, until_dealt
from web.test_cheating import was_undone

Told = dict[str, Any]


def on(version: int, lie: Callable[[Told], None]) -> Callable[[Told], None]:
    """That lie, once the match has come so far, as often as it is shown there."""

    def told(table: Told) -> None:
        if table["phase"] == "playing" and table["version"] == version:
            lie(table)

    return told


def another_hand(table: Told) -> None:
    if table["view"] is not None:
        table["view"] = {**table["view"], "bag": 99}


def undone(table: Told) -> None:
    """Something that nobody took back."""
    line = {"version": table["version"], "kind": "table-undone", "own": False, "args": {"who": 1}}
    table["happened"] = [*table["happened"], line]


def test_every_field_of_a_table_is_digested_or_is_not_about_the_game() -> None:
    """Whatever comes new to a table must be named as one or the other."""
    beside = [name for names in shown.BESIDE_THE_GAME.values() for name in names]
    named = [*shown.OF_THE_GAME, *shown.OF_THE_LOG, *beside]
    assert sorted(named) == sorted(wire.Table.__struct_fields__)


# --- 1. a chair slipped in -------------------------------------------------------------------------------------------


def names_two_chairs(table: Told) -> None:
    if table["phase"] == "gathering" and table["shuffle"] is not None and table["mine"]:
        table["mine"] = [0, 1]


def test_no_page_seals_for_a_chair_that_it_never_asked_for(seated: Sit, monkeypatch: Patch) -> None:
    players = seated(2, "arcana", start=False)
    tells(monkeypatch, names_two_chairs)
    players[0].do(wire.Start)
    for _ in range(3):
        for player in players:
            player.catch_up()
    assert players[0].table.mine == [0, 1]
    assert players[0].table.shuffle is not None
    assert players[0].table.shuffle.waiting == [0]


def test_nor_at_the_next_table_for_one_that_nobody_asked_for_at_the_last(seated: Sit, monkeypatch: Patch) -> None:
    players = seated(2)
    play_on(players)
    players[0].do(wire.Rematch)
    players[1].until(lambda table: table.next_code != "")
    code = players[0].table.next_code
    tells(monkeypatch, names_two_chairs)
    with players[0].guest.at(code) as first, players[1].guest.at(code) as second:
        first.do(wire.Start)
        for player in (first, second, first):
            player.catch_up()
        assert first.table.shuffle is not None
        assert first.table.shuffle.waiting == [0]


@pytest.mark.parametrize("field", ["me", "mine"])
def test_what_a_chair_sees_that_nobody_asked_for_is_not_theirs(seated: Sit, monkeypatch: Patch, field: str) -> None:
    players = seated(2, "arcana")
    lie = on(2, lambda table: table.update({field: 1 if field == "me" else [0, 1]}))
    tells(monkeypatch, lie)
    play_on(players)
    assert [caught(player) for player in players] == ["kept-chair 1", ""]


# --- 2. erased -------------------------------------------------------------------------------------------------------


def test_a_false_line_makes_nothing_forgotten(seated: Sit, monkeypatch: Patch) -> None:
    """False hands all along; then a line that it was taken back, and a log without it when it is told again."""
    players = seated(2, "arcana")
    tells(monkeypatch, on(2, another_hand))
    play_on(players, most=4)
    tells(monkeypatch, on(5, undone))
    play_on(players)
    again = players[0].guest.at(players[0].code)
    assert not was_undone(again)
    again.close()
    assert caught(players[0]) == "kept-view 0"


def test_a_line_that_was_told_and_no_longer_is(seated: Sit, monkeypatch: Patch) -> None:
    players = seated(2, "arcana")
    tells(monkeypatch, on(5, undone))
    play_on(players)
    assert [caught(player) for player in players] == ["kept-view 0", ""]


def taken_back(seated: Sit) -> list[Player]:
    """The first of two takes a choice back, with the other's leave."""
    players = seated(2)
    first, second = players
    first.choose()
    first.do(wire.Undo)
    second.until(lambda table: table.undo is not None)
    second.do(wire.Agree, yes=True)
    first.until(lambda table: table.version == 0)
    first.choose("mark:8")
    play_on(players)
    assert was_undone(first)
    return players


def without_undos(told: MatchFile) -> MatchFile:
    return msgspec.structs.replace(told, course=(len(told.choices),))


def test_what_was_taken_back_is_in_the_file(seated: Sit) -> None:
    players = taken_back(seated)
    assert [seen_by(player).is_whole for player in players] == [True, True]
    assert seen_by(players[0]).taken_back > 0
    told = without_undos(file_of(players[0]))
    assert all(caught(player, told).startswith("kept-view") for player in players)


# --- 3. flicker ------------------------------------------------------------------------------------------------------


def test_of_one_moment_everything_is_kept_that_was_shown(seated: Sit, monkeypatch: Patch) -> None:
    players = seated(2, "arcana")
    flickers(monkeypatch, another_hand)
    play_on(players)
    assert [caught(player) for player in players] == ["kept-view 0", ""]


def test_a_single_moment_is_enough(seated: Sit, monkeypatch: Patch) -> None:
    players = seated(2, "arcana")
    flickers(monkeypatch, on(3, another_hand))
    play_on(players)
    assert [caught(player) for player in players] == ["kept-view 0", ""]


# --- 4. opened anew --------------------------------------------------------------------------------------------------


def test_what_was_shown_before_a_page_was_opened_anew(seated: Sit, monkeypatch: Patch) -> None:
    players = seated(2, "arcana")
    with monkeypatch.context() as patch:
        tells(patch, on(2, another_hand))
        play_on(players, most=4)
    players[0].close()
    with players[0].guest.at(players[0].code) as again:
        play_on([again, players[1]])
        assert caught(again) == "kept-view 0"


def test_a_moment_of_before_shown_on_a_page_opened_anew(seated: Sit, monkeypatch: Patch) -> None:
    players = seated(2, "arcana")
    play_on(players, most=2)
    before: Told = msgspec.json.decode(next(raw for raw in reversed(players[0].raw) if b'"table"' in raw))
    play_on(players, most=4)
    for player in players:
        player.catch_up()
    players[0].close()
    with monkeypatch.context() as patch:
        tells(patch, lambda table: table.update(before))
        players[0].guest.at(players[0].code).close()
    with players[0].guest.at(players[0].code) as again:
        play_on([again, players[1]])
        assert caught(again) == "kept-order 0"


def test_where_a_page_was_closed_the_receipt_has_a_gap(seated: Sit) -> None:
    """What somebody is shown before another browser is in that one's receipt, if it has any."""
    first, second = seated(2)
    first.choose()
    first.close()
    second.until(lambda table: table.version == 1)
    elsewhere = copy(first.guest)
    elsewhere.storage = {}
    with elsewhere.at(first.code) as page:
        second.choose()
        second.do(wire.Undo)
        page.until(lambda table: table.undo is not None)
        page.do(wire.Agree, yes=True)
        second.until(lambda table: table.version == 1)
        second.choose()
    with first.guest.at(first.code) as again:
        play_on([again, second])
        seen = seen_by(again)
        assert (seen.saw_the_deal, seen.saw_the_end) == (True, True)
        assert seen.of - seen.positions == 2  # what was chosen first, and how it was when that was taken back
        assert not seen.is_whole
        assert seen_by(second).is_whole


def test_who_is_shown_no_end_has_a_receipt_without_one(seated: Sit) -> None:
    first, second = seated(2)
    play_on([first, second], most=3)
    first.catch_up()
    told = receipt_of(first)
    play_on([first, second])
    file = file_of(second)
    seen = shown.prove(told, file, record.verify(file))
    assert (seen.saw_the_deal, seen.saw_the_end, seen.is_whole) == (True, False, False)


# --- 5. beside -------------------------------------------------------------------------------------------------------


def another_whisper(table: Told) -> None:
    table["whisper"]["name"]["args"] = {"role": "thing"}
    table["whisper"]["tone"] = "bad"


def another_question(table: Told) -> None:
    if table["decision"] is not None:
        table["decision"]["ask"] = "guess"


def another_argument(table: Told) -> None:
    if table["decision"] is not None:
        table["decision"]["args"] = {"who": 1}


def another_offer(table: Told) -> None:
    if table["decision"] is not None:
        table["decision"]["options"] = table["decision"]["options"][:-1]


def another_label(table: Told) -> None:
    if table["decision"] is not None:
        table["decision"]["options"][0]["label"] = {"message": "option-pass", "args": {}}


def another_line(table: Told) -> None:
    line = {"version": table["version"], "kind": "showed", "own": True, "args": {"who": 1, "card": "axe"}}
    table["happened"] = [*table["happened"], line]


def a_line_less(table: Told) -> None:
    table["happened"] = table["happened"][:-1]


def something_free(table: Told) -> None:
    table["free"] = [*table["free"], {"key": "join", "verb": "join", "args": {}}]


LIES: list[tuple[str, Callable[[Told], None]]] = [
    ("cosa", another_whisper),
    ("cosa", another_question),
    ("cosa", another_argument),
    ("cosa", another_offer),
    ("cosa", another_label),
    ("cosa", another_line),
    ("cosa", a_line_less),
    ("cosa", something_free),
    ("cosa", lambda table: table.update(fallen=[1])),
    ("cosa", lambda table: table.update(waiting=[])),
    ("cosa", lambda table: table.update(result={"ending": "humans", "winners": [1]})),
    ("cosa", lambda table: table.update(phase="over")),
    ("cosa", lambda table: table.update(version=999)),
    ("cosa", lambda table: table.update(version=table["version"] + 1)),
    ("cosa", lambda table: table.update(settings={})),
    ("cosa", lambda table: table.update(me=-1)),
    ("cosa", lambda table: table.update(lesson={"steps": [], "step": 0})),
    ("cosa", lambda table: table.update(practice=True)),
    ("tictactoe", lambda table: table.update(sketch=[[]] if table["sketch"] != [[]] else [])),
]


@pytest.mark.parametrize(("game", "lie"), LIES)
def test_whatever_else_is_shown_is_compared(
    seated: Sit, monkeypatch: Patch, game: str, lie: Callable[[Told], None]
) -> None:
    """Once in a match, in one message."""
    players = seated(4 if game == "cosa" else 2, game, start=False)
    told: list[Told] = []

    def once(table: Told) -> None:
        before = msgspec.json.encode(table)
        if not told and table["phase"] == "playing":
            lie(table)
            told.extend([table] if msgspec.json.encode(table) != before else [])

    tells(monkeypatch, once)
    begin(players)
    play_at_random(players)
    assert told
    assert caught(players[0]).split()[0] in ("kept-deal", "kept-view")
    assert [caught(player) for player in players[1:]] == [""] * (len(players) - 1)


def play_at_random(players: list[Player]) -> None:
    rng = random.Random(2)
    while any(player.table.result is None for player in players):
        for player in players:
            player.catch_up()
            if player.table.decision is not None:
                options = [one.key for one in player.table.decision.options if one.verb != "declare"]  # that ends it
                player.ask(wire.Choose, decision=player.table.decision.id, option=rng.choice(options))


def test_other_settings_while_people_gather(seated: Sit, monkeypatch: Patch) -> None:
    with monkeypatch.context() as patch:
        tells(patch, lambda table: table["settings"].update(difficulty="easy"))
        players = seated(2, "arcana", start=False)
    begin(players)
    play_on(players)
    assert [caught(player) for player in players] == ["another-match", ""]


def test_another_deal_in_the_first_moment(seated: Sit, monkeypatch: Patch) -> None:
    flickers(monkeypatch, on(0, another_hand))
    players = seated(2, "arcana")
    play_on(players)
    assert [caught(player) for player in players] == ["kept-deal 0", ""]


def test_other_words_for_the_cards(seated: Sit) -> None:
    players = seated(2, "arcana")
    play_on(players)
    witness = players[0].witness
    assert witness is not None
    honest = shown.words(file_of(players[0]))
    witness.shown.extend(f"words {name} {digest}" for name, digest in honest.items())
    assert caught(players[0]) == ""
    witness.shown.append(f"words es {'0' * 64}")
    assert caught(players[0]) == "kept-words"


def test_earlier_lines_that_were_asked_for(seated: Sit) -> None:
    players = seated(2, "arcana")
    play_on(players)
    witness = players[0].witness
    assert witness is not None
    answer = players[0].ask(wire.Earlier, before=9)
    assert isinstance(answer, wire.Lines)
    lines = msgspec.json.decode(msgspec.json.encode(answer.happened))
    witness.shown.append(f"lines 0 0 {len(lines)} {shown.digest_of(None, lines)}")
    assert caught(players[0]) == ""
    witness.shown.append(f"lines 0 1 {len(lines) + 1} {shown.digest_of(None, lines)}")
    assert caught(players[0]) == "kept-lines 0"


# --- files that leave out what would give the host away --------------------------------------------------------------


@pytest.mark.parametrize(
    "changes", [{"format": SEALED_FORMAT, "course": UNSET}, {"format": FORMAT, "course": UNSET, "shuffle": UNSET}]
)
def test_a_file_of_before_proves_nothing_to_a_page_of_today(seated: Sit, changes: dict[str, Any]) -> None:
    players = seated(2, "arcana")
    play_on(players)
    told = file_of(players[0])
    assert [caught(player, msgspec.structs.replace(told, **changes)) for player in players] == ["kept-format"] * 2


def test_lines_that_the_file_puts_in_or_leaves_out(seated: Sit) -> None:
    players = seated(2, "arcana")
    play_on(players, most=4)
    players[0].do(wire.Pause, paused=True)
    players[0].do(wire.Pause, paused=False)
    play_on(players)
    told = file_of(players[0])
    assert told.course is not UNSET
    assert [entry for entry in told.course if isinstance(entry, str)] == ["table-paused 0", "table-resumed 0"]
    hushed_up = tuple(entry for entry in told.course if entry != "table-paused 0")
    put_in = ("table-undo-refused 1", *told.course)
    elsewhere = ("table-paused 0", "table-resumed 0", len(told.choices))
    for course in (hushed_up, put_in, elsewhere):
        false = msgspec.structs.replace(told, course=course)
        assert all(caught(player, false) for player in players)
    assert [caught(player, told) for player in players] == ["", ""]


# --- an honest evening -----------------------------------------------------------------------------------------------


def test_an_honest_evening_stays_verified(seated: Sit) -> None:
    """Chat, pauses, undos, a page opened anew in the middle, another tab, getting up and coming back, a rematch."""
    players = seated(2, "arcana", practice=True)
    first, second = players
    play_on(players, most=2)
    first.do(wire.Say, text="hola")
    second.do(wire.Undo)
    first.do(wire.Pause, paused=True)
    second.do(wire.Pause, paused=False)
    play_on(players, most=2)
    first.close()
    with first.guest.at(first.code) as again, first.guest.at(first.code) as tab:
        again.do(wire.Stand)
        again.do(wire.Sit, chair=0)
        play_on([again, second])
        tab.catch_up()
        assert (caught(again), caught(second)) == ("", "")
        assert seen_by(second).is_whole
        again.do(wire.Rematch)
        second.until(lambda table: table.next_code != "")
        code = again.table.next_code
    with first.guest.at(code) as one, second.guest.at(code) as other:
        begin([one, other])
        play_on([one, other])
        other.do(wire.Stand)
        one.catch_up()
        assert one.table.happened[-1].kind == "table-left"
        assert (caught(one), caught(other)) == ("", "")
        assert seen_by(one).is_whole


def test_whoever_leads_two_chairs_sees_both_verified(seated: Sit) -> None:
    (player,) = seated(1, "eldritch", seats=2, start=False)
    player.do(wire.Lead, chair=1)
    player.do(wire.Start)
    until_dealt([player])
    rng = random.Random(1)
    number = 0
    while player.table.result is None:
        number += 1
        player.catch_up()
        table = player.table
        if number % 31 == 0:
            player.ask(wire.TurnTo, chair=rng.choice(table.mine))
        elif number % 37 == 0 and table.undo_is_free:
            player.ask(wire.Undo)
        elif table.decision is not None:
            player.ask(wire.Choose, decision=table.decision.id, option=rng.choice(table.decision.options).key)
        elif table.waiting:
            player.ask(wire.TurnTo, chair=table.waiting[0])
    assert caught(player) == ""
    assert receipt_of(player).led == (1,)
    assert {entry.split()[1] for entry in receipt_of(player).shown[0].entries} == {"0", "1"}
    assert number > 100
