"""Called when it is one's turn: by a message that only one's browser reads, once a turn, and never to the inside."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from sobremesa.store.kept.calling import Subscription
from sobremesa.tables.clock import Patience
from sobremesa.web import wire
from sobremesa.web.base64url import from_base64url
from sobremesa.web.config import Calling, Config
from sobremesa.web.push.calling import _minutes_of_quiet
from sobremesa.web.push.outside import NotOutside, Outside, Unreachable, is_public
from sobremesa.web.push.sealed import Identity, sealed
from web.conftest import Sit
from web.players import Guest, begin
from web.push_service import PushService, Subscriber, push_service, read, signed_by, told
from web.running import Running, serving
from web.test_browsers import another
from web.test_forgetting import bytes_kept, forget
from web.test_staying_up import until

AT_ONCE = Calling(after=0.0, though_here=0.0, every=0.02)


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with push_service(tmp_path) as running:
        yield running


@pytest.fixture
def calling(tmp_path: Path, service: PushService) -> Iterator[Running]:
    with serving(tmp_path / "tables.db", calls=AT_ONCE, outside=service.outside) as running:
        until(lambda: running.hub.caller is not None and bool(running.hub.caller.public))
        yield running


def subscribe(guest: Guest, service: PushService, name: str, **more: Any) -> Subscriber:
    browser = Subscriber()
    answer = guest.http.post("/api/me/push", json=browser.asks(service.endpoint(name), **more))
    assert answer.status_code == 200, answer.text
    return browser


def heard(service: PushService, name: str, browser: Subscriber) -> list[dict[str, str]]:
    return [browser.decrypted(body) for body in service.to(name)]


# --- what is said ----------------------------------------------------------------------------------------------------


def test_a_message_is_sealed_as_the_standard_shows() -> None:
    """RFC 8291, appendix A."""
    own = ec.derive_private_key(int.from_bytes(read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1())
    made = sealed(
        b"When I grow up, I want to be a watermelon",
        read("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        read("BTBZMqHH6r4Tts7J_aSIgg"),
        own=own,
        salt=read("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert told(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_somebody_is_called_once_a_turn_and_told_no_secret(calling: Running, service: PushService, seated: Sit) -> None:
    first, second = seated(2, address=calling.address)
    browser = subscribe(second.guest, service, "phone", language="es")
    second.close()
    first.choose("mark:4")
    until(lambda: heard(service, "phone", browser))
    assert heard(service, "phone", browser) == [
        {"kind": "turn", "code": first.code, "game": "tictactoe", "language": "es"}
    ]
    (headers,) = service.headers
    claims, key = signed_by(headers["Authorization"])
    assert key == first.guest.http.get("/api/push").json()["key"]
    assert claims["aud"] == service.address
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
    # Talk, people who come and go, a restart of the table: the turn is the same.
    first.do(wire.Say, text="¿hola?")
    first.close()
    calling.ask(calling.hub.call_anew)
    with second.guest.at(first.code) as back:
        assert back.table.decision is not None
    with first.guest.at(first.code) as page:
        page.do(wire.Say, text="¿sigues ahí?")
    assert len(service.bodies) == 1


def test_every_message_is_as_long_as_any_other(calling: Running, service: PushService, seated: Sit) -> None:
    first, second = seated(2, address=calling.address)
    subscribe(first.guest, service, "a", language="es")
    subscribe(second.guest, service, "b", language="en")
    first.choose()
    second.until(lambda table: table.decision is not None)
    until(lambda: service.to("b"))
    second.choose()
    until(lambda: len(service.to("b")) == 2)  # the second says that it is answered
    assert len({len(body) for _, body in service.bodies}) == 1


def test_what_was_said_is_taken_back_when_it_is_answered_elsewhere(
    calling: Running, service: PushService, seated: Sit
) -> None:
    first, second = seated(2, address=calling.address)
    browser = subscribe(second.guest, service, "phone")
    first.choose()
    until(lambda: service.to("phone"))
    second.until(lambda table: table.decision is not None)
    second.choose()
    until(lambda: len(service.to("phone")) == 2)
    gone = heard(service, "phone", browser)[1]
    assert (gone["kind"], gone["code"]) == ("gone", first.code)
    assert service.headers[0]["Topic"] == service.headers[1]["Topic"]  # what still waits there gives way to it
    first.until(lambda table: table.decision is not None)
    first.choose()
    until(lambda: len(service.to("phone")) == 3)  # and the next turn is another one


def test_who_plays_at_once_is_left_in_peace(tmp_path: Path, service: PushService, seated: Sit) -> None:
    calls = Calling(after=3600.0, every=0.02)
    with serving(tmp_path / "tables.db", calls=calls, outside=service.outside) as server:
        first, second = seated(2, address=server.address)
        subscribe(second.guest, service, "phone")
        first.choose()
        second.until(lambda table: table.decision is not None)
        second.choose()
        first.until(lambda table: table.version == 2)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
            until(lambda: not database.execute("SELECT * FROM calls").fetchall())
        assert service.bodies == []


def test_one_is_called_about_the_tables_that_one_asked_for(calling: Running, service: PushService, seated: Sit) -> None:
    here, other = seated(2, address=calling.address)
    browser = subscribe(here.guest, service, "phone", tables=[here.code])
    elsewhere = here.guest.open_table(seats=2)
    with here.guest.at(elsewhere) as mine, other.guest.at(elsewhere) as theirs:
        mine.do(wire.Sit, chair=0)
        theirs.do(wire.Sit, chair=1)
        begin([mine, theirs])
    until(lambda: heard(service, "phone", browser))
    assert {one["code"] for one in heard(service, "phone", browser)} == {here.code}


def test_a_reminder_and_the_owners_decision_are_called_too(tmp_path: Path, service: PushService, seated: Sit) -> None:
    patience = Patience(day=0.4)
    database = tmp_path / "tables.db"
    with serving(database, calls=AT_ONCE, outside=service.outside, patience=patience) as server:
        until(lambda: server.hub.caller is not None and bool(server.hub.caller.public))
        first, second = seated(2, address=server.address, clock="1d-reminder")
        browser = subscribe(first.guest, service, "late", language="en")
        until(lambda: [one["kind"] for one in heard(service, "late", browser)].count("late") > 1)
        second.close()
        third, fourth = seated(2, address=server.address, clock="1d-owner")
        owner = subscribe(third.guest, service, "owner", language="en")
        third.choose()
        fourth.close()
        until(lambda: "decide" in [one["kind"] for one in heard(service, "owner", owner)])


# --- when nothing is to be heard -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("begin", "end", "minute", "left"),
    [(None, None, 0, 0), (1320, 480, 1319, 0), (1320, 480, 1320, 600), (1320, 480, 30, 450), (1320, 480, 480, 0),
     (60, 120, 90, 30), (60, 120, 120, 0), (60, 60, 60, 0)],
)  # fmt: skip
def test_quiet_hours_end(begin: int | None, end: int | None, minute: int, left: int) -> None:
    asked = Subscription("x", "ana", "https://push.example.org/1", b"", b"", "es", None, begin, end)
    assert _minutes_of_quiet(asked, 86400.0 * 20000 + 60 * minute) == left


def test_in_quiet_hours_nothing_is_sent_and_afterwards_it_is(
    calling: Running, service: PushService, seated: Sit
) -> None:
    first, second = seated(2, address=calling.address)
    now = int(time.time() // 60) % 1440
    subscribe(second.guest, service, "phone", quiet=[(now - 5) % 1440, (now + 5) % 1440])
    first.choose()

    def due() -> list[float]:
        with closing(sqlite3.connect(calling.config.database)) as database:
            return [at for (at,) in database.execute("SELECT due FROM calls WHERE NOT is_sent")]

    until(lambda: bool(due()) and due()[0] > time.time() + 180)
    assert service.bodies == []
    subscribe(second.guest, service, "phone")
    with closing(sqlite3.connect(calling.config.database)) as database, database:
        database.execute("UPDATE calls SET due = 0")
    until(lambda: service.to("phone"))


# --- addresses that strangers give -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example.org/1", "https://127.0.0.1/1", "https://[::1]/1", "https://localhost/1", "https://2130706433/",
        "https://push.example.org:8443/1", "https://user@push.example.org/1", "https://push.example.org@127.0.0.1/",
        "https://0x7f.1/", "ftp://push.example.org/", "//push.example.org/", "https://push.example.org\r\nX: y/",
        "https://push.example.org/a b", "https://push.example.org/\r\nX: y", "https://push_example.org/", "https:///x",
        "https://push.example.org:99999/", "https://[/", "https://push.example.org/" + "a" * 1000, "",
    ],
)  # fmt: skip
def test_what_is_no_address_of_the_world_outside_is_refused(calling: Running, seated: Sit, address: str) -> None:
    with pytest.raises(NotOutside):
        Outside().place(address)
    (player,) = seated(1, seats=2, start=False, address=calling.address)
    if "8443" not in address:  # the ports of this test's own service
        answer = player.guest.http.post("/api/me/push", json=Subscriber().asks(address))
        assert answer.status_code == 400


@pytest.mark.parametrize(
    "inside",
    ["127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
     "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
     "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "fec0::1", "::10.0.0.1",
     "64:ff9b:1::7f00:1", "5f00::1", "192.88.99.1"],
)  # fmt: skip
def test_nothing_is_sent_to_ones_own_network_whatever_a_name_says(inside: str) -> None:
    async def resolve(_name: str, _port: int) -> list[str]:
        return ["93.184.216.34", inside]

    assert not is_public(ip_address(inside))
    outside = Outside(resolve=resolve)
    with pytest.raises(NotOutside):
        asyncio.run(outside.post(outside.place("https://push.example.org/1"), {}, b""))


def test_the_address_that_was_looked_at_is_the_one_that_is_written_to(service: PushService) -> None:
    """A name that leads elsewhere a moment later is asked once."""
    asked = []

    async def rebound(name: str, _port: int) -> list[str]:
        asked.append(name)
        return ["127.0.0.1"] if len(asked) == 1 else ["127.0.0.2"]

    outside = Outside(service.outside.is_allowed, any_port=True, resolve=rebound, tls=service.outside.tls)
    assert asyncio.run(outside.post(outside.place(service.endpoint("x")), {}, b"...")) == 201
    assert len(asked) == 1


def test_nothing_is_followed_and_who_is_not_who_they_say_is_not_told(service: PushService) -> None:
    service.status = 307
    outside = service.outside
    assert asyncio.run(outside.post(outside.place(service.endpoint("x")), {}, b"...")) == 307
    assert len(service.bodies) == 1
    distrusting = Outside(outside.is_allowed, any_port=True, resolve=outside.resolve)
    with pytest.raises(Unreachable):
        asyncio.run(distrusting.post(distrusting.place(service.endpoint("x")), {}, b"secret"))
    assert len(service.bodies) == 1


def test_no_server_that_people_start_writes_to_the_inside() -> None:
    assert Config(Path("x.db")).outside.is_allowed is is_public
    assert not Config(Path("x.db")).outside.any_port


@pytest.mark.parametrize("status", [404, 410])
def test_an_address_that_is_gone_is_given_up(calling: Running, service: PushService, seated: Sit, status: int) -> None:
    service.status = status
    first, second = seated(2, address=calling.address)
    subscribe(second.guest, service, "gone")
    first.choose()
    until(lambda: second.guest.http.get("/api/me/push").json() is None)
    assert len(service.bodies) == 1


# --- what is kept ----------------------------------------------------------------------------------------------------


def test_the_servers_key_is_drawn_once_and_kept_with_the_database(tmp_path: Path, service: PushService) -> None:
    keys = []
    for _ in range(2):
        with serving(tmp_path / "tables.db", outside=service.outside) as server:
            until(lambda: server.hub.caller is not None and bool(server.hub.caller.public))
            guest = Guest(server.address, "Ana")
            keys.append(guest.http.get("/api/push").json()["key"])
            guest.close()
    assert keys[0] == keys[1]
    assert len(from_base64url(keys[0])) == 65
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        (secret,) = database.execute("SELECT secret FROM identity").fetchone()
    assert Identity(secret).public == keys[0]


def test_one_address_for_each_browser_which_goes_with_it(calling: Running, service: PushService, seated: Sit) -> None:
    (player,) = seated(1, seats=2, start=False, address=calling.address)
    laptop = player.guest
    phone = another(laptop)
    for name in ("old", "new"):
        subscribe(phone, service, name, quiet=[0, 60])
    subscribe(laptop, service, "laptop")
    asked = phone.http.get("/api/me/push").json()
    assert asked == {"endpoint": service.endpoint("new"), "language": "es", "tables": None, "quiet": [0, 60]}
    assert len(laptop.http.get("/api/me/kept").json()["called_at"]) == 2
    (gone,) = [one["id"] for one in laptop.http.get("/api/me/browsers").json() if not one["here"]]
    laptop.http.delete(f"/api/me/browsers/{gone}")
    with closing(sqlite3.connect(calling.config.database)) as database:
        assert database.execute("SELECT endpoint FROM subscriptions").fetchall() == [(service.endpoint("laptop"),)]
    assert laptop.http.delete("/api/me/push").status_code == 200
    assert laptop.http.get("/api/me/push").json() is None
    subscribe(laptop, service, "again")
    forget(laptop)
    assert b"/send/" not in bytes_kept(calling.config.database)
    phone.close()


@pytest.mark.parametrize(
    "wrong",
    [{"public": "A" * 87}, {"auth": "short"}, {"tables": ["no code"]}, {"tables": ["SOL-11"] * 51},
     {"quiet": [0, 1440]}, {"language": "fr"}, {"more": 1}],
)  # fmt: skip
def test_what_is_malformed_is_refused(
    calling: Running, service: PushService, seated: Sit, wrong: dict[str, Any]
) -> None:
    (player,) = seated(1, seats=2, start=False, address=calling.address)
    asked = Subscriber().asks(service.endpoint("x")) | wrong
    assert player.guest.http.post("/api/me/push", json=asked).status_code == 400
