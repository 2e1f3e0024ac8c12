"""The shuffle over real sockets: who is waited for, who comes back, and what outlives the server."""

from __future__ import annotations

from pathlib import Path

from sobremesa.kernel.key import seal_of
from sobremesa.tables.clock import Patience
from sobremesa.web import wire
from web.conftest import Come, Sit
from web.players import Player, begin, until_dealt
from web.running import serving


def waits_for(player: Player, *chairs: int) -> None:
    player.until(lambda table: table.shuffle is not None and table.shuffle.waiting == list(chairs))


def test_the_table_says_whom_it_waits_for_and_goes_on_when_they_come_back(seated: Sit) -> None:
    first, second = seated(2, start=False)
    second.close()
    first.until(lambda table: not table.chairs[1].here)
    first.do(wire.Start)
    waits_for(first, 1)
    assert first.refused(wire.SeatBot, chair=1, level="random") == "not-away"
    with second.guest.at(first.code) as back:
        until_dealt([first, back])
        assert back.table.called_off == 0


def test_the_owner_need_not_wait_for_who_is_away(tmp_path: Path, seated: Sit) -> None:
    with serving(tmp_path / "tables.db", patience=Patience(before_a_bot=0.0)) as server:
        first, second = seated(2, address=server.address, start=False)
        second.close()
        first.until(lambda table: not table.chairs[1].here)
        first.do(wire.Start)
        waits_for(first, 1)
        sealed = first.table.commitment
        first.do(wire.SeatBot, chair=1, level="random")
        assert (first.table.shuffle, first.table.called_off) == (None, 1)
        assert first.table.commitment != sealed
        begin([first])
        assert first.table.phase == "playing"


def test_a_page_that_shows_no_nonce_is_waited_for_until_the_owner_has_enough(seated: Sit) -> None:
    first, second = seated(2, start=False)
    second.witness, honest = None, second.witness
    first.do(wire.Start)
    waits_for(first, 1)
    assert second.refused(wire.CallOff) == "not-owner"
    first.do(wire.CallOff)
    second.until(lambda table: table.called_off == 1)
    assert second.refused(wire.Reveal, nonce="00" * 16) == "not-shuffling"
    second.witness = honest
    begin([first, second])
    assert first.table.called_off == 1


def test_a_nonce_is_its_digits_and_nothing_else(seated: Sit) -> None:
    """Sealed with a line break behind it and filed without, it would make every proof accuse an honest host."""
    first, second = seated(2, start=False)
    second.witness = None
    first.do(wire.Start)
    waits_for(first, 1)
    commitment, nonce = first.table.commitment, "5a" * 16 + "\n"
    second.do(wire.Seal, commitment=commitment, seal=seal_of(commitment, 1, nonce))
    second.until(lambda table: table.shuffle is not None and table.shuffle.sealed)
    assert second.refused(wire.Reveal, nonce=nonce) == "malformed"


def test_nobody_is_sent_a_nonce(seated: Sit, come: Come) -> None:
    """Until the file of the finished match: with them, who guessed the secret could look into the deck."""
    players = seated(2, start=False)
    with come("Watcher").at(players[0].code) as watcher:
        begin(players)
        watcher.until(lambda table: table.phase == "playing")
        for player in players:
            assert player.witness is not None
            nonce = player.witness.receipt["nonce"].encode()
            assert not any(nonce in raw for page in (*players, watcher) for raw in page.raw)


def test_a_shuffle_outlives_the_server(tmp_path: Path, come: Come) -> None:
    with serving(tmp_path / "tables.db") as server:
        guests = [come("Ana", server.address), come("Blas", server.address)]
        code = guests[0].open_table()
        with guests[0].at(code) as first, guests[1].at(code) as second:
            first.do(wire.Sit, chair=0)
            second.do(wire.Sit, chair=1)
            second.witness = None
            first.do(wire.Start)
            waits_for(first, 1)
            sealed = first.table.shuffle
    with serving(tmp_path / "tables.db") as server:
        for guest in guests:
            guest.address = server.address
        with guests[0].at(code) as again, guests[1].at(code) as back:
            assert again.table.shuffle == sealed
            again.witness = first.witness
            until_dealt([again, back])
            assert back.table.called_off == 0
