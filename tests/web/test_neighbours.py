"""Two servers on one PostgreSQL: anybody comes to any table by either of them."""

from __future__ import annotations

import asyncio
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from sobremesa.store.place import Remote
from sobremesa.web import passing, wire
from sobremesa.web.config import Rate
from sobremesa.web.passing import Asked, Near, Neighbours, Unreachable
from sobremesa.web.proof import HEADER, proof
from store.engines import OnAServer
from web.players import PATIENCE, Guest, Player, begin, play_on
from web.running import GENEROUS, Running, serving
from web.test_staying_up import until

SOON = 0.05
FROM_AFAR = {"X-Forwarded-For": "2001:db8:7:9::1"}


@pytest.fixture(scope="module")
def database(postgres: Any) -> str:
    return OnAServer(postgres).address


@pytest.fixture(scope="module")
def servers(database: str, _small_game: None) -> Iterator[tuple[Running, Running]]:
    with ExitStack() as running:
        here, there = (
            running.enter_context(
                serving(
                    Remote(database),
                    has_peers=True,
                    behind_proxy=first,
                    seconds_between_news=SOON,
                    seconds_between_rulings=SOON,
                )
            )
            for first in (True, False)
        )
        yield here, there


@pytest.fixture
def here(servers: tuple[Running, Running]) -> Running:
    return servers[0]


@pytest.fixture
def there(servers: tuple[Running, Running]) -> Running:
    return servers[1]


Come = Callable[..., Guest]


@pytest.fixture
def people() -> Iterator[Come]:
    """Somebody new, or the same person at another server."""
    with ExitStack() as all_of_them:

        def come(server: Running, known: Guest | None = None) -> Guest:
            guest = known.again(server.address) if known else Guest(server.address, secrets.token_hex(4))
            all_of_them.callback(guest.close)
            return guest

        yield come


def lines(server: Running) -> int:
    return server.ask(lambda: server.hub.neighbours.lines)


def test_a_table_is_played_at_from_either_server(here: Running, there: Running, people: Come) -> None:
    ana, bea = people(there), people(here)
    code = ana.open_table()
    before = lines(here)
    with ana.at(code) as first, bea.at(code) as second:
        assert code in there.hub.rooms
        assert code not in here.hub.rooms
        assert lines(here) == before + 1
        first.do(wire.Sit, chair=0)
        second.do(wire.Sit, chair=1)
        begin([first, second])
        play_on([first, second])
        assert second.table.result == first.table.result is not None
    until(lambda: lines(here) == before)
    fetched = [guest.http.get(f"/api/tables/{code}/match.json") for guest in (ana, bea)]
    assert fetched[0].status_code == 200
    assert fetched[0].content == fetched[1].content
    assert code not in here.hub.rooms


def test_what_needs_the_room_is_asked_of_the_owner(here: Running, there: Running, people: Come) -> None:
    ana, bea = people(there), people(here)
    code = ana.open_table(private=True)
    with ana.at(code) as first:
        link = first.table.link
        same = people(here, ana)
        assert bea.http.get(f"/api/doorsteps/{link}").json() == ana.http.get(f"/api/doorsteps/{link}").json()
        picture = same.http.get(f"/api/tables/{code}/qr.svg", headers={"Host": there.address[7:]})
        assert picture.content == ana.http.get(f"/api/tables/{code}/qr.svg").content
        assert bea.http.get(f"/api/tables/{code}/qr.svg").status_code == 403
        assert bea.http.post("/api/invitations", json={"link": link}).json() == {"code": code}
        assert bea.http.post("/api/invitations", json={"link": link[::-1]}).status_code == 404
        told = bea.http.get(f"/api/tables/{code}")
        assert told.json()["code"] == code
        assert told.headers["Content-Security-Policy"].count("default-src") == 1
        assert bea.http.get(f"/api/tables/{code}/replay").status_code == 403  # not over
        assert "<html" in bea.http.get(f"/t/{code}").text
        with bea.at(code) as second:
            assert second.table.code == code
    assert code not in here.hub.rooms


def test_the_owner_counts_by_the_address_people_come_from(here: Running, there: Running, people: Come) -> None:
    ana = people(there)
    code = ana.open_table()
    headers = {"Cookie": ana.cookie, "X-Forwarded-For": "192.0.2.7"}  # of a proxy, which `here` believes
    with ana.at(code), socket_at(here, code, headers) as line:
        line.recv()
        addresses = there.ask(lambda: [one.address for one in there.hub.rooms[code].connections])
        assert addresses == ["127.0.0.1", "192.0.2.7"]
        assert there.ask(lambda: there.hub.gate.sockets._taken["192.0.2.7"]) == 1
        assert here.ask(lambda: here.hub.gate.sockets._taken["192.0.2.7"]) == 1
    until(lambda: not there.ask(lambda: there.hub.gate.sockets._taken["192.0.2.7"]))
    until(lambda: not here.ask(lambda: here.hub.gate.sockets._taken["192.0.2.7"]))


def test_what_a_stranger_says_of_where_they_come_from_is_ignored(there: Running, people: Come) -> None:
    ana = people(there)
    code = ana.open_table()
    target = f"/api/tables/{code}/socket"
    forged = proof(b"x" * 32, target, "192.0.2.8", time.time())
    with socket_at(there, code, {"Cookie": ana.cookie, HEADER: forged}) as line:
        line.recv()
        assert there.ask(lambda: [one.address for one in there.hub.rooms[code].connections]) == ["127.0.0.1"]


def test_who_was_passed_on_is_not_passed_on_again(here: Running, there: Running, people: Come) -> None:
    ana = people(there)
    code = ana.open_table()
    with ana.at(code):
        for target, way in ((f"/api/tables/{code}/socket", "socket"), (f"/api/tables/{code}", "http")):
            said = {HEADER: proof(here.hub.store.key, target, "192.0.2.9", time.time())}
            if way == "http":
                answer = people(here, ana).http.get(target, headers=said)
                assert (answer.status_code, answer.json()["problem"]) == (503, "moving")
            else:
                with pytest.raises(InvalidStatus) as refused, socket_at(here, code, {"Cookie": ana.cookie, **said}):
                    pass
                assert refused.value.response.status_code == 503


def test_lines_to_a_server_that_is_gone_are_cut(here: Running, there: Running, people: Come) -> None:
    ana = people(there)
    code = ana.open_table()
    with ana.at(code), people(here, ana).at(code) as passed:
        here.ask(lambda: here.hub.alive(frozenset({there.address})))
        passed.do(wire.Sit, chair=0)
        here.ask(lambda: here.hub.alive(frozenset()))
        with pytest.raises(ConnectionClosed):
            passed.hear()
    assert lines(here) == 0


def test_a_server_that_leaves_hands_its_tables_over(database: str, here: Running, people: Come) -> None:
    with ExitStack() as until_it_leaves:
        leaving = until_it_leaves.enter_context(serving(Remote(database), has_peers=True))
        ana = people(leaving)
        code = ana.open_table()
        with ana.at(code) as there, people(here, ana).at(code) as passed:
            there.do(wire.Sit, chair=0)
            going = threading.Thread(target=until_it_leaves.close)
            going.start()
            for player in (there, passed):
                with pytest.raises(ConnectionClosed) as closed:
                    player.until(lambda _: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
            again = people(here, ana)
            with again.at(code) as back:
                assert back.table.me == 0
                assert code in here.hub.rooms
        going.join()


def test_an_older_release_passes_people_on_to_the_newer_one(database: str, here: Running, people: Come) -> None:
    with serving(Remote(database), has_peers=True, release="9.9.9") as newer:
        ana = people(newer)
        code = ana.open_table()
        with people(here, ana).at(code) as player:  # nobody has it
            player.do(wire.Sit, chair=0)
            assert code in newer.hub.rooms
        newer.ask(lambda: newer.hub.drop(code))
        until(lambda: not newer.ask(lambda: newer.hub._going))
        with people(here, ana).at(code) as player:
            assert player.table.me == 0
            assert code not in here.hub.rooms
    with pytest.raises(InvalidStatus), people(here, ana).at(code):
        pass  # now there is nobody left who may open it


def test_codes_that_open_nothing_are_counted_for_all_servers_together(database: str, people: Come) -> None:
    limits = replace(GENEROUS, lookups=Rate(5, 0.0))
    with ExitStack() as running:
        both = [
            running.enter_context(serving(Remote(database), has_peers=True, behind_proxy=True, limits=limits))
            for _ in range(2)
        ]
        ana, bea = (people(server) for server in both)
        told = [
            (ana, bea)[number % 2].http.get(f"/api/tables/LUNA-{1000 + number}", headers=FROM_AFAR).status_code
            for number in range(8)
        ]
        assert told == [404] * 5 + [429] * 3
        asked = {"X-Forwarded-For": "2001:db8:7:8::1"}  # a neighbour, within what the network may do
        assert bea.http.get("/api/tables/LUNA-1100", headers=asked).status_code == 404
        ana.close()
        bea.close()


# --- what a server keeps in memory of what others change -------------------------------------------------------------


def test_whom_somebody_mutes_is_muted_at_every_table(here: Running, there: Running, people: Come) -> None:
    ana, bea = people(here), people(here)
    first, second = ana.open_table(), ana.open_table()
    with (
        ana.at(first) as watching,
        bea.at(first) as loud,
        people(there, ana).at(second) as elsewhere,
        people(there, bea).at(second) as loud_there,
    ):
        loud.do(wire.Sit, chair=1)
        watching.until(lambda table: table.chairs[1].who == "person")
        loud_there.do(wire.Say, text="one")
        elsewhere.until(lambda _: any(line.text == "one" for line in elsewhere_chat(elsewhere)))
        loud.do(wire.Say, text="hello")
        watching.until(lambda _: any(line.text == "hello" for line in elsewhere_chat(watching)))
        (number,) = [line.person for line in elsewhere_chat(watching) if line.text == "hello"]
        watching.ask(wire.Mute, person=number, yes=True)
        muted = there.ask(lambda: next(iter(there.hub.rooms[second].connections)).muted)
        until(lambda: bool(muted))


def elsewhere_chat(player: Player) -> list[Any]:
    return [line for table in player.tables for line in table.chat]


def test_who_wants_to_be_forgotten_is_at_tables_of_other_servers_too(
    here: Running, there: Running, people: Come
) -> None:
    ana, bea = people(there), people(there)
    code = bea.open_table()
    with bea.at(code) as host, ana.at(code) as player:
        player.do(wire.Say, text="remember me")
        assert people(here, ana).http.delete("/api/me/kept").status_code == 200
        until(lambda: not there.ask(lambda: [line for line in there.hub.rooms[code].table.chat if line.text]))
        host.catch_up()


def test_who_wants_to_be_called_is_known_everywhere(here: Running) -> None:
    assert here.hub.caller is not None
    here.ask(lambda: here.hub.caller._subscribers.add("somebody"))  # type: ignore[union-attr]
    until(lambda: not here.ask(lambda: here.hub.caller._subscribers))  # type: ignore[union-attr]


# --- an owner that doesn't answer ------------------------------------------------------------------------------------


def asked(target: str = "/api/tables/BRISA-27/socket") -> Asked:
    return Asked(target, [("Host", "example.org"), ("Connection", "Upgrade")], "192.0.2.7")


def test_an_owner_that_is_silent_is_not_waited_for() -> None:
    """It takes the line, and that is all: as one does that is paused. One that isn't there at all refuses it."""
    with socket.create_server(("127.0.0.1", 0)) as paused, socket.create_server(("127.0.0.1", 0)) as gone:
        silent = f"http://127.0.0.1:{paused.getsockname()[1]}"
        away = f"http://127.0.0.1:{gone.getsockname()[1]}"
        gone.close()

        async def ask() -> None:
            neighbours = Neighbours(b"k" * 32)
            with pytest.raises(Unreachable, match="too long"):
                await neighbours.reach(silent, asked())
            with pytest.raises(Unreachable, match=r"answer$"):  # it isn't even tried
                await neighbours.forward(silent, asked())
            with pytest.raises(Unreachable):
                await neighbours.reach(away, asked())
            assert neighbours.lines == 0

        asyncio.run(ask())


def test_an_owner_that_is_long_about_one_answer_is_asked_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for what takes long keeps nobody else out."""
    monkeypatch.setattr(passing, "_SECONDS_TO_ANSWER_HTTP", 0.2)

    async def ask() -> None:
        async def owner(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            head = await reader.readuntil(b"\r\n\r\n")
            if b"/hint " not in head:
                writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
            with suppress(ConnectionError):
                await reader.read()
            writer.close()
            over.release()

        over = asyncio.Semaphore(0)
        listening = await asyncio.start_server(owner, "127.0.0.1", 0)
        owner_is_at = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        neighbours = Neighbours(b"k" * 32)
        with pytest.raises(Unreachable, match="too long"):
            await neighbours.forward(owner_is_at, asked("/api/tables/BRISA-27/hint"))
        answer = await neighbours.forward(owner_is_at, asked("/api/tables/BRISA-28"))
        assert answer.status == 204
        for _ in range(2):
            await over.acquire()
        listening.close()

    asyncio.run(ask())


def test_who_doesn_t_read_stops_who_writes() -> None:
    """The owner has much to say, and nobody listens: no server in between keeps it all."""
    much = b"x" * 65536
    most = 64 * 1024 * 1024

    async def talk() -> None:
        said = 0
        finished = asyncio.Event()

        async def owner(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal said
            await reader.readuntil(b"\r\n\r\n")
            with suppress(ConnectionError):
                while said < most:
                    writer.write(much)
                    await writer.drain()
                    said += len(much)
            writer.close()
            finished.set()

        listening = await asyncio.start_server(owner, "127.0.0.1", 0)
        neighbours = Neighbours(b"k" * 32)
        port = listening.sockets[0].getsockname()[1]
        far, first = await neighbours.reach(f"http://127.0.0.1:{port}", asked())
        ours, theirs = socket.socketpair()
        theirs.setblocking(False)
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(asyncio.Protocol, sock=ours)
        gone = asyncio.Event()
        far.join(Near(cast(asyncio.Transport, transport), lambda _: gone.set()), first)
        before = -1
        while said != before:
            before = said
            await asyncio.sleep(0.2)
        assert said < most / 2
        heard = 0
        while data := await loop.sock_recv(theirs, 1 << 20):
            heard += len(data)
        assert heard == most
        theirs.close()
        await gone.wait()
        await finished.wait()
        assert neighbours.lines == 0
        listening.close()

    asyncio.run(talk())


def test_a_line_is_over_at_both_ends() -> None:
    async def hang_up() -> None:
        over = asyncio.Event()

        async def owner(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"hello")
            while await reader.read(100):
                pass
            over.set()
            writer.close()

        listening = await asyncio.start_server(owner, "127.0.0.1", 0)
        neighbours = Neighbours(b"k" * 32)
        owner_is_at = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        far, first = await neighbours.reach(owner_is_at, asked())
        ours, theirs = socket.socketpair()
        theirs.setblocking(False)
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(asyncio.Protocol, sock=ours)
        far.join(Near(cast(asyncio.Transport, transport), lambda _: None), first)
        assert await loop.sock_recv(theirs, 100) == b"hello"
        theirs.close()
        await over.wait()
        while neighbours.lines:
            await asyncio.sleep(0.01)
        listening.close()

    asyncio.run(hang_up())


def socket_at(server: Running, code: str, headers: dict[str, str]) -> connect:
    return connect(
        f"{server.address.replace('http', 'ws', 1)}/api/tables/{code}/socket",
        origin=server.address,  # type: ignore[arg-type]
        additional_headers=headers,
        compression=None,
        open_timeout=PATIENCE,
        close_timeout=1.0,
    )
