"""A host who cheats. The server is ours, tampered with; the people's pages are honest, and must catch it.

Every host here deals what he likes, and writes a file that fits together: `sobremesa verify FILE` is content. What the
page has kept is not.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sobremesa.cli.main import main
from sobremesa.kernel import record
from sobremesa.kernel.key import MatchKey, seal_of
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import MatchFile
from sobremesa.kernel.rng import Rng
from sobremesa.tables import acts
from sobremesa.tables.asking import Asker
from sobremesa.tables.table import Table
from sobremesa.web import sight, wire
from web.conftest import Sit
from web.hosts import Patch, caught, file_of, files
from web.players import Player, begin, play_on

MOST_TRIES = 5000


def likes(table: Table, secret: bytes, nonces: tuple[str, ...]) -> bool:
    """Whether the host likes that deal: one in some sixteen."""
    key = MatchKey(secret, tuple(map(bytes.fromhex, nonces)))
    match: Match[Any] = Match(table.game, table.seats, table.settings, key)
    return match.game.schema.digest(match.state).startswith("0")


def ground(table: Table, nonces: tuple[str, ...], chair: int) -> tuple[str, ...]:
    """The nonces with another one at that chair, tried until the deal is to the host's liking."""
    for _ in range(MOST_TRIES):
        tried = (*nonces[:chair], secrets.token_hex(16), *nonces[chair + 1 :])
        if likes(table, table.secret, tried):
            return tried
    raise AssertionError("unlucky")


def begins_with(patch: Patch, choose: Callable[[Table, tuple[str, ...]], tuple[str, ...]]) -> None:
    """The host deals from other nonces than those that were shown, and forges the seals in his file to fit."""
    honest = Table._began

    def began(table: Table, act: acts.Began, at: float) -> None:
        nonces = choose(table, act.nonces)
        assert table.shuffle is not None
        for chair, nonce in enumerate(nonces):
            table.shuffle.seals[chair] = nonce and seal_of(table.commitment, chair, nonce)
        honest(table, acts.Began(act.rules, nonces), at)

    patch.setattr(Table, "_began", began)


@pytest.fixture
def played(seated: Sit) -> Callable[..., list[Player]]:
    """So many people and a bot play a whole match."""

    def play(people: int = 2) -> list[Player]:
        players = seated(people, "arcana", seats=people + 1, start=False)
        players[0].do(wire.SeatBot, chair=people, level="random")
        begin(players)
        play_on(players)
        return players

    return play


Played = Callable[..., list[Player]]


def test_an_honest_host_is_not_accused(played: Played) -> None:
    players = played(3)
    assert [caught(player) for player in players] == ["", "", ""]
    assert all(player.witness and len(player.witness.shown) > 5 for player in players)
    assert file_of(players[0]).nonces[3] == ""


@pytest.mark.parametrize(("game", "people"), [("arcana", 3), ("cosa", 4), ("princesa", 3)])
def test_an_honest_host_is_not_accused_whatever_the_people_do(seated: Sit, game: str, people: int) -> None:
    """They do what nobody asked for, take back, agree or don't: what a page saw is still what the file leads to."""
    players = seated(people, game)
    rng = random.Random(5)
    while any(player.table.result is None for player in players):
        for player in players:
            player.catch_up()
            do_something(player, rng)
    assert was_undone(players[0])
    assert [caught(player) for player in players] == [""] * people


def was_undone(player: Player) -> bool:
    return any(told.kind.startswith("table-undone") for table in player.tables for told in table.happened)


def do_something(player: Player, rng: random.Random) -> None:
    table = player.table
    if table.undo is not None:
        if table.me in table.undo.needed and table.me not in table.undo.agreed:
            player.ask(wire.Agree, yes=rng.random() < 0.8)
    elif table.may_undo and (rng.random() < 0.05 or not was_undone(player)):
        player.ask(wire.Undo)
    elif table.free and rng.random() < 0.2:
        player.ask(wire.Free, option=rng.choice(table.free).key)
    elif table.decision is not None:
        player.ask(wire.Choose, decision=table.decision.id, option=rng.choice(table.decision.options).key)


def test_a_host_who_chooses_what_the_bot_adds(played: Played, monkeypatch: Patch) -> None:
    begins_with(monkeypatch, lambda table, nonces: ground(table, nonces, 2))
    players = played()
    assert [caught(player) for player in players] == ["kept-seal 2", "kept-seal 2"]


def test_a_host_who_chooses_his_own_players_nonce_last(played: Played, monkeypatch: Patch) -> None:
    begins_with(monkeypatch, lambda table, nonces: ground(table, nonces, 1))
    honest, _ = played()
    assert caught(honest) == "kept-seal 1"


def test_a_host_who_exchanges_the_secret(played: Played, monkeypatch: Patch) -> None:
    def another_secret(table: Table, nonces: tuple[str, ...]) -> tuple[str, ...]:
        while not likes(table, table.secret, nonces):
            table.shuffling.secret = secrets.token_bytes(32)
        table.shuffling.secret = secrets.token_bytes(32) if table.secret.hex() == table.opened.secret else table.secret
        table.shuffling.commitment = MatchKey(table.secret, ()).commitment
        return nonces

    begins_with(monkeypatch, another_secret)
    players = played()
    assert [caught(player) for player in players] == ["kept-commitment", "kept-commitment"]


def test_a_host_who_replaces_a_persons_nonce(played: Played, monkeypatch: Patch) -> None:
    begins_with(monkeypatch, lambda table, nonces: ground(table, nonces, 0))
    players = played()
    assert [caught(player) for player in players] == ["kept-nonce 0", "kept-seal 0"]


def test_a_host_who_uses_the_nonces_of_the_last_match_again(played: Played, monkeypatch: Patch) -> None:
    players = played()
    old = file_of(players[0]).nonces
    players[0].do(wire.Rematch)
    players[1].until(lambda table: table.next_code != "")
    code = players[0].table.next_code

    def start_at_once(asker: Asker) -> None:
        """The secret is known and so are the nonces: he deals without asking anybody for anything."""
        asker._do(acts.Shuffling())
        asker._do(acts.Began(asker.table.game.info.version, old))

    begins_with(monkeypatch, lambda *_: old)
    with players[0].guest.at(code) as first, players[1].guest.at(code) as second:
        with monkeypatch.context() as patch:
            patch.setattr(Asker, "start", start_at_once)
            first.do(wire.Start)
        second.until(lambda table: table.phase == "playing")
        play_on([first, second])
        assert [caught(player) for player in (first, second)] == ["kept-nonce 0", "kept-nonce 1"]


def test_a_host_who_asks_for_fresh_nonces_and_deals_from_the_old_ones(played: Played, monkeypatch: Patch) -> None:
    players = played()
    old = file_of(players[0]).nonces
    players[0].do(wire.Rematch)
    players[1].until(lambda table: table.next_code != "")
    begins_with(monkeypatch, lambda *_: old)
    code = players[0].table.next_code
    with players[0].guest.at(code) as first, players[1].guest.at(code) as second:
        begin([first, second])
        play_on([first, second])
        assert [caught(player) for player in (first, second)] == ["kept-nonce 0", "kept-nonce 1"]


def another_course(told: MatchFile) -> MatchFile:
    """A match nobody played, from the key of the file and with the same end of the choices left to chance."""
    key = MatchKey(bytes.fromhex(told.secret), tuple(map(bytes.fromhex, told.nonces)))
    match: Match[Any] = Match(record._game_of(told), told.seats, told.settings, key)
    rng = Rng(bytes(32))
    while match.asked:
        decision = match.asked[0].decision
        match.play(decision.seat, rng.pick(decision.options))
    fields = msgspec.structs.asdict(record.read(record.export(match, told.names)))
    fields |= {"format": told.format, "shuffle": told.shuffle, "course": (match.version,)}
    return MatchFile(**fields)


def test_a_host_who_deals_one_thing_and_files_another(played: Played, monkeypatch: Patch) -> None:
    shown: dict[str, tuple[bytes, tuple[str, ...]]] = {}
    honest = Table._began

    def began(table: Table, act: acts.Began, at: float) -> None:
        """The people's nonces go into the file, and into the deal others that the host likes better."""
        shown.setdefault(table.code, (table.secret, act.nonces))
        honest(table, acts.Began(act.rules, ground(table, act.nonces, 0)), at)

    monkeypatch.setattr(Table, "_began", began)
    players = played()
    _, nonces = shown[players[0].code]
    with files(monkeypatch, lambda told: another_course(msgspec.structs.replace(told, nonces=nonces))):
        assert [caught(player) for player in players] == ["kept-deal 0", "kept-deal 1"]


def test_a_host_who_files_another_course_of_the_match(played: Played, monkeypatch: Patch) -> None:
    """The deal is honest; what was drawn and chosen afterwards is not what was seen."""
    players = played()
    with files(monkeypatch, another_course):
        assert [caught(player) for player in players] == ["kept-view 0", "kept-view 1"]


@pytest.mark.parametrize("deceived", [0, 1])
def test_a_host_who_shows_different_seals_to_different_people(seated: Sit, monkeypatch: Patch, deceived: int) -> None:
    """The host's own chair is the third, and he has sealed twice: whichever nonce he files, one of the two sees it."""
    honest = sight.Sight._encode_seldom

    def shown(self: sight.Sight, person: str, me: int) -> bytes:
        told = honest(self, person, me)
        shuffle = self._table.shuffle
        seal = shuffle.seals.get(2, "") if shuffle is not None else ""
        return told.replace(seal.encode(), b"0" * 64) if me == deceived and seal else told

    monkeypatch.setattr(sight.Sight, "_encode_seldom", shown)
    players = seated(3, "arcana")
    play_on(players)
    found = [caught(player) for player in players[:2]]
    assert found[deceived] == "kept-seal 2"
    assert found[1 - deceived] == ""


def test_a_host_who_shuffles_again_and_hushes_it_up(seated: Sit, monkeypatch: Patch) -> None:
    """He has seen the nonces, doesn't like the deal, and begins anew as if nothing had been."""
    players = seated(2, "arcana", start=False)
    honest = Asker._begin_if_all_revealed

    def begin_if_liked(asker: Asker) -> None:
        table = asker.table
        if not table.shuffle or table.shuffle.waiting or table.commitment != first_commitment:
            honest(asker)
            return
        asker._do(acts.CalledOff())
        table.shuffling.called_off = 0
        table.shuffling.secret = secrets.token_bytes(32)
        table.shuffling.commitment = MatchKey(table.secret, ()).commitment
        asker._do(acts.Shuffling())

    first_commitment = players[0].table.commitment
    monkeypatch.setattr(Asker, "_begin_if_all_revealed", begin_if_liked)
    begin(players)
    play_on(players)
    assert [caught(player) for player in players] == ["kept-count", "kept-count"]


def test_shuffling_again_is_told_to_everybody_and_counted(seated: Sit) -> None:
    players = seated(2, "arcana", start=False)
    first, second = players
    second.witness, kept = None, second.witness
    first.do(wire.Start)
    first.until(lambda table: table.shuffle is not None and table.shuffle.waiting == [1])
    before = first.table.commitment
    first.do(wire.CallOff)
    assert (first.table.shuffle, first.table.called_off) == (None, 1)
    assert first.table.commitment != before
    second.until(lambda table: table.called_off == 1)
    second.witness = kept
    begin(players)
    for player in players:
        assert any(told.kind == "table-called-off" for table in player.tables for told in table.happened)
    play_on(players)
    assert [caught(player) for player in players] == ["", ""]
    told = file_of(first).shuffle
    assert not isinstance(told, msgspec.UnsetType)
    assert told.called_off == 1


def test_the_receipt_and_the_command_agree(played: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    player = played()[0]
    assert player.witness is not None
    file, kept = tmp_path / "match.json", tmp_path / "receipt.json"
    file.write_bytes(player.guest.http.get(f"/api/tables/{player.code}/match.json").content)
    kept.write_bytes(msgspec.json.encode(player.witness.receipt))
    assert main(["verify", str(file), "--receipt", str(kept), "--lang", "en"]) == 0
    assert "Your receipt fits" in capsys.readouterr().out
    kept.write_bytes(msgspec.json.encode({**player.witness.receipt, "commitment": "0" * 64}))
    assert main(["verify", str(file), "--receipt", str(kept), "--lang", "es"]) == 1
    assert "Lo primero que no encaja: el compromiso" in capsys.readouterr().out
