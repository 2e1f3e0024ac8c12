"""Coming back after years by a key that one's own device keeps: optional, for one browser at a time, and once each."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from sobremesa.store.passkeys import MOST_PASSKEYS
from sobremesa.web import challenges
from sobremesa.web.base64url import base64url, from_base64url
from sobremesa.web.config import Limits
from sobremesa.web.passkeys import key_name
from web.authenticator import Device
from web.players import PATIENCE, Guest
from web.running import Running, serving
from web.test_forgetting import forget


@pytest.fixture
def house(server: Running) -> str:
    """The server by a name that keys can be for."""
    return server.address.replace("127.0.0.1", "localhost")


@pytest.fixture
def ana(house: str) -> Iterator[Guest]:
    guest = Guest(house, "Ana")
    yield guest
    guest.close()


@pytest.fixture
def nobody(house: str) -> Iterator[httpx.Client]:
    """A browser that nobody came in by."""
    with httpx.Client(base_url=house, headers={"Origin": house}, timeout=PATIENCE) as client:
        yield client


def key_of(guest: Guest, counts: bool = True) -> Device:
    device = Device(guest.address, "localhost", counts)
    answer = made(guest, device)
    assert answer.status_code == 201, answer.text
    return device


def made(guest: Guest, device: Device) -> httpx.Response:
    wish = guest.http.post("/api/me/passkeys/challenge")
    assert wish.status_code == 200, wish.text
    return guest.http.post("/api/me/passkeys", json=device.make(wish.json()))


def challenge_for(browser: httpx.Client) -> str:
    told = browser.get("/api/passkeys").json()
    assert told["host"] == "localhost"
    challenge: str = told["challenge"]
    return challenge


def back(browser: httpx.Client, device: Device) -> httpx.Response:
    return browser.post("/api/passkeys", json=device.answer(challenge_for(browser)))


@pytest.mark.parametrize("counts", [True, False])
def test_who_has_lost_all_browsers_comes_back_by_a_passkey(ana: Guest, nobody: httpx.Client, counts: bool) -> None:
    device = key_of(ana, counts)
    ana.http.delete("/api/me")
    assert ana.http.get("/api/me").status_code == 401
    for _ in range(2):  # as often as one likes
        assert back(nobody, device).json() == {"name": "Ana"}
        assert nobody.get("/api/me").json() == {"name": "Ana"}
        nobody.delete("/api/me")


def test_a_browser_that_was_somebody_elses_is_that_no_longer(ana: Guest, house: str) -> None:
    device, blas = key_of(ana), Guest(house, "Blas")
    answer = back(blas.http, device)
    assert answer.json() == {"name": "Ana"}
    before = blas.again(house)
    assert before.http.get("/api/me").status_code == 401
    before.close()
    blas.close()


def test_a_challenge_is_answered_once(ana: Guest, nobody: httpx.Client) -> None:
    device = key_of(ana, counts=False)
    said = device.answer(challenge_for(nobody))
    assert nobody.post("/api/passkeys", json=said).status_code == 200
    assert nobody.post("/api/passkeys", json=said).json()["problem"] == "no-passkey"
    wish = ana.http.post("/api/me/passkeys/challenge").json()
    assert ana.http.post("/api/me/passkeys", json=Device(ana.address, "localhost").make(wish)).status_code == 201
    again = ana.http.post("/api/me/passkeys", json=Device(ana.address, "localhost").make(wish))
    assert again.json()["problem"] == "bad-passkey"


def test_a_challenge_is_answered_from_the_browser_it_was_given_to(ana: Guest, house: str, nobody: httpx.Client) -> None:
    """So that nobody is brought to come in as somebody else by an answer that was got elsewhere."""
    device = key_of(ana)
    with httpx.Client(base_url=house, headers={"Origin": house}, timeout=PATIENCE) as other:
        challenge_for(other)
        assert nobody.get("/api/passkeys").headers["set-cookie"].count("HttpOnly; SameSite=Strict") == 1
        answer = nobody.post("/api/passkeys", json=device.answer(challenge_for(other)))
        assert answer.json()["problem"] == "bad-passkey"
        nobody.cookies.clear()
        assert nobody.post("/api/passkeys", json=device.answer(challenge_for(other))).status_code == 400
    blas = Guest(house, "Blas")
    wish = ana.http.post("/api/me/passkeys/challenge").json()
    stolen = blas.http.post("/api/me/passkeys", json=Device(house, "localhost").make(wish))
    assert stolen.json()["problem"] == "bad-passkey"
    assert blas.http.get("/api/me/passkeys").json() == []
    blas.close()


def test_what_one_challenge_is_for_another_isnt(ana: Guest, nobody: httpx.Client) -> None:
    device = key_of(ana)
    wish = ana.http.post("/api/me/passkeys/challenge").json()
    use = challenge_for(ana.http)
    assert ana.http.post("/api/passkeys", json=device.answer(wish["challenge"])).status_code == 400
    fresh = Device(ana.address, "localhost")
    assert ana.http.post("/api/me/passkeys", json=fresh.make({**wish, "challenge": use})).status_code == 400
    invented = base64url(bytes(56))
    assert nobody.post("/api/passkeys", json=device.answer(invented)).json()["problem"] == "bad-passkey"


def test_a_challenge_lasts_for_five_minutes(ana: Guest, nobody: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    device = key_of(ana)
    with monkeypatch.context() as patch:
        patch.setattr(challenges, "SECONDS", -1.0)
        challenge = challenge_for(nobody)
    assert nobody.post("/api/passkeys", json=device.answer(challenge)).json()["problem"] == "bad-passkey"
    assert challenges.SECONDS == 300


def test_a_key_that_was_copied_is_noticed_by_its_count(ana: Guest, nobody: httpx.Client) -> None:
    device = key_of(ana)
    assert back(nobody, device).status_code == 200
    device.signs -= 1  # the copy has signed as often as the first had
    assert back(nobody, device).json()["problem"] == "no-passkey"
    device.signs += 1
    assert back(nobody, device).status_code == 200


@pytest.mark.parametrize("wrong", ["credential", "signature", "authenticator_data", "person"])
def test_what_the_key_has_not_signed_opens_nothing(ana: Guest, nobody: httpx.Client, wrong: str) -> None:
    device = key_of(ana)
    said = device.answer(challenge_for(nobody))
    bytes_said = bytearray(from_base64url(said[wrong]))
    bytes_said[-1] ^= 1
    answer = nobody.post("/api/passkeys", json={**said, wrong: base64url(bytes(bytes_said))})
    assert answer.json()["problem"] == "no-passkey"
    assert nobody.get("/api/me").status_code == 401


@pytest.mark.parametrize(("origin", "host"), [("https://elsewhere.example", "localhost"), ("", "elsewhere.example")])
def test_an_answer_that_another_page_asked_for_opens_nothing(
    ana: Guest, nobody: httpx.Client, origin: str, host: str
) -> None:
    device = key_of(ana)
    device.origin, device.host = origin or device.origin, host
    assert back(nobody, device).json()["problem"] == "no-passkey"
    other = Device(origin or ana.address, host)
    assert made(ana, other).json()["problem"] == "bad-passkey"


def test_ones_passkeys_are_listed_and_each_can_be_removed(ana: Guest, house: str, nobody: httpx.Client) -> None:
    first, second = key_of(ana), key_of(ana)
    assert made(ana, first).json()["problem"] == "bad-passkey"  # it is somebody's already
    back(nobody, second)
    listed = ana.http.get("/api/me/passkeys").json()
    assert [one["since"] < one["used"] for one in listed] == [True, False]
    wish = ana.http.post("/api/me/passkeys/challenge").json()
    assert {*wish["known"]} == {base64url(first.credential), base64url(second.credential)}
    blas = Guest(house, "Blas")
    gone = f"/api/me/passkeys/{listed[0]['id']}"
    assert blas.http.delete(gone).status_code == 404
    assert ana.http.delete(gone).json() == {"name": "Ana"}
    assert back(nobody, second).json()["problem"] == "no-passkey"
    assert back(nobody, first).status_code == 200
    blas.close()


def test_a_person_has_twelve_passkeys_at_most(ana: Guest) -> None:
    for _ in range(MOST_PASSKEYS):
        key_of(ana)
    assert ana.http.post("/api/me/passkeys/challenge").json()["problem"] == "too-many-passkeys"


def test_other_pages_neither_make_passkeys_nor_use_them(ana: Guest, nobody: httpx.Client) -> None:
    device = key_of(ana)
    (passkey,) = ana.http.get("/api/me/passkeys").json()
    elsewhere = {"Origin": "https://elsewhere.example"}
    said: dict[str, Any] = device.answer(challenge_for(nobody))
    assert nobody.post("/api/passkeys", json=said, headers=elsewhere).status_code == 403
    for method, path in (
        ("POST", "/api/me/passkeys"),
        ("POST", "/api/me/passkeys/challenge"),
        ("DELETE", f"/api/me/passkeys/{passkey['id']}"),
    ):
        answer = ana.http.request(method, path, json={} if method == "POST" else None, headers=elsewhere)
        assert answer.status_code == 403
        assert nobody.request(method, path, json=device.make({**EMPTY})).status_code in (400, 401)


EMPTY = {"challenge": "AAAA", "person": "AAAA"}


def test_tries_are_limited_like_codes(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limits=Limits()) as server:
        house = server.address.replace("127.0.0.1", "localhost")
        with httpx.Client(base_url=house, headers={"Origin": house}, timeout=PATIENCE) as browser:
            device = Device(house, "localhost", person="AAAA")
            tried = [back(browser, device).status_code for _ in range(14)]
    assert tried[:10] == [404] * 10
    assert 429 in tried[10:]


def test_passkeys_are_offered_where_a_browser_would_make_one() -> None:
    assert key_name("https://mesa.example") == "mesa.example"
    assert key_name("https://mesa.example:8443") == "mesa.example"
    assert key_name("http://localhost:8765") == "localhost"
    for origin in (
        "http://mesa.example",
        "http://192.168.1.7:8765",
        "https://192.168.1.7",
        "https://[::1]",
        "http://pc.local",
    ):
        assert key_name(origin) == ""


def test_at_a_bare_address_no_passkey_is_offered(server: Running) -> None:
    blas = Guest(server.address, "Blas")
    assert blas.http.get("/api/passkeys").json() == {"challenge": "", "host": ""}
    assert blas.http.post("/api/me/passkeys/challenge").json()["problem"] == "no-passkeys"
    blas.close()


@pytest.mark.parametrize("size", [1, 37, 300, 2000])
def test_bytes_that_are_no_answer_are_refused_and_break_nothing(ana: Guest, nobody: httpx.Client, size: int) -> None:
    for filling in (b"\x00", b"\xff", b"\x81", b"\xbf", b"["):
        junk = base64url(filling * size)
        wish = ana.http.post("/api/me/passkeys/challenge").json()
        asked = Device(ana.address, "localhost").make(wish)
        assert ana.http.post("/api/me/passkeys", json={**asked, "attestation": junk}).status_code == 400
        assert ana.http.post("/api/me/passkeys", json={**asked, "client_data": junk}).status_code == 400
        assert nobody.post("/api/passkeys", json=dict.fromkeys(ANSWER, junk)).status_code in (400, 413)
    assert ana.http.get("/api/me/passkeys").json() == []


ANSWER = ("credential", "client_data", "authenticator_data", "signature", "person")


def test_who_is_forgotten_has_no_passkey_and_the_file_of_what_is_kept_names_each(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        house = server.address.replace("127.0.0.1", "localhost")
        guest = Guest(house, "Ana")
        device = key_of(guest)
        (kept,) = guest.http.get("/api/me/kept").json()["passkeys"]
        assert {*kept} == {"name", "since", "used", "public_key"}
        forget(guest)
        with httpx.Client(base_url=house, headers={"Origin": house}, timeout=PATIENCE) as browser:
            assert back(browser, device).json()["problem"] == "no-passkey"
        guest.close()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        assert database.execute("SELECT * FROM passkeys").fetchall() == []
