"""One person, two browsers: a code hands on who one is, once, and each browser can be put out."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from sobremesa.store.browsers import MOST_BROWSERS
from sobremesa.web import guests
from sobremesa.web.browser_names import named
from sobremesa.web.config import Limits
from web.conftest import Come, Sit
from web.players import PATIENCE, Guest
from web.running import Running, serving
from web.test_forgetting import bytes_kept, forget

PHONE = (
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0 Mobile Safari/537.36"
)


def code_of(guest: Guest) -> str:
    answer = guest.http.post("/api/me/handover")
    assert answer.status_code == 201, answer.text
    assert answer.headers["cache-control"] == "no-store"
    code: str = answer.json()["code"]
    assert 0 < answer.json()["seconds"] <= guests.SECONDS_OF_A_CODE
    return code


def say(address: str, code: str, cookie: str = "") -> httpx.Response:
    headers = {"Origin": address, "User-Agent": PHONE} | ({"Cookie": cookie} if cookie else {})
    return httpx.post(f"{address}/api/handovers", json={"code": code}, headers=headers, timeout=PATIENCE)


def another(guest: Guest, code: str = "") -> Guest:
    """The same person, from another browser that has said their code."""
    answer = say(guest.address, code or code_of(guest))
    assert answer.status_code == 200, answer.text
    second = guest.again(guest.address)
    second.http.close()
    second.cookie = f"sobremesa={answer.cookies['sobremesa']}"
    second.http = httpx.Client(
        base_url=guest.address, headers={"Origin": guest.address, "Cookie": second.cookie}, timeout=PATIENCE
    )
    return second


def test_a_second_browser_is_the_same_person_at_the_same_table(seated: Sit) -> None:
    first, other = seated(2)
    phone = another(first.guest)
    assert phone.http.get("/api/me").json() == {"name": "Player 0"}
    assert [table["my_turn"] for table in phone.http.get("/api/tables").json() if table["mine"]] == [True]
    with phone.at(first.code) as page:
        assert page.table.me == 0
        page.choose()
        first.until(lambda table: table.version == 1)
        other.until(lambda table: table.version == 1)
        assert [chair.name for chair in other.table.chairs] == ["Player 0", "Player 1"]
    phone.close()


def test_a_code_is_good_once_and_a_newer_one_makes_it_worthless(server: Running, come: Come) -> None:
    ana = come()
    code = code_of(ana)
    assert len(code) == 8
    assert say(server.address, code).status_code == 200
    assert say(server.address, code).json()["problem"] == "no-code"
    older, newer = code_of(ana), code_of(ana)
    assert say(server.address, older).status_code == 404
    assert say(server.address, newer).json() == {"name": "Ana"}


def test_of_many_who_say_one_code_at_once_one_becomes_that_person(server: Running, come: Come) -> None:
    code = code_of(come())
    with ThreadPoolExecutor(8) as many:
        answers = [answer.status_code for answer in many.map(lambda _: say(server.address, code), range(8))]
    assert sorted(answers) == [200] + [404] * 7


def test_after_ten_minutes_a_code_opens_nothing(server: Running, come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = come()
    with monkeypatch.context() as patch:
        patch.setattr(guests, "SECONDS_OF_A_CODE", -1.0)
        code = ana.http.post("/api/me/handover").json()["code"]
    assert say(server.address, code).status_code == 404


def test_codes_are_not_guessed_however_many_are_tried_at_once(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limits=Limits()) as server:
        ana = Guest(server.address, "Ana")
        code = code_of(ana)
        with ThreadPoolExecutor(20) as many:
            tried = [one.status_code for one in many.map(lambda _: say(server.address, "BBBBBBBB"), range(40))]
        assert tried.count(404) <= 10
        assert set(tried) == {404, 429}
        assert say(server.address, code).status_code == 429  # the right one tells no more than the wrong ones
        ana.close()


@pytest.mark.parametrize("said", ["", "BCDFGHJ", "bcdfghjk", "BCDFGHJKL", "BCDF GHJK", "BCDFGHJK\n", "ÑCDFGHJK"])
def test_what_is_no_code_is_no_try(server: Running, said: str) -> None:
    assert say(server.address, said).status_code == 400


def test_codes_and_keys_are_kept_as_digests_only(server: Running, come: Come) -> None:
    ana = come()
    phone = another(ana)
    code = code_of(ana)
    kept = bytes_kept(server.config.database)
    for secret in (code, phone.cookie.partition("=")[2], ana.cookie.partition("=")[2]):
        assert secret.encode() not in kept
    phone.close()


def test_other_pages_neither_ask_for_codes_nor_say_them(server: Running, come: Come) -> None:
    ana = come()
    elsewhere = {"Origin": "https://elsewhere.example", "Cookie": ana.cookie}
    (browser,) = ana.http.get("/api/me/browsers").json()
    for method, path, body in (
        ("POST", "/api/me/handover", None),
        ("POST", "/api/handovers", {"code": code_of(ana)}),
        ("DELETE", f"/api/me/browsers/{browser['id']}", None),
    ):
        answer = httpx.request(method, server.address + path, json=body, headers=elsewhere, timeout=PATIENCE)
        assert answer.status_code == 403
    assert httpx.post(f"{server.address}/api/me/handover", headers={"Origin": server.address}).status_code == 401


def test_ones_browsers_are_listed_and_each_can_be_put_out_with_all_its_pages(seated: Sit, come: Come) -> None:
    first, _ = seated(2)
    phone = another(first.guest)
    listed = {one["here"]: one for one in first.guest.http.get("/api/me/browsers").json()}
    assert listed[False]["name"] == "Chrome · Android"
    assert all(one["since"] <= one["seen"] for one in listed.values())
    page = phone.at(first.code)
    gone = listed[False]["id"]
    stranger = come("Carla")
    assert stranger.http.delete(f"/api/me/browsers/{gone}").status_code == 404
    waiting = code_of(phone)
    assert first.guest.http.delete(f"/api/me/browsers/{gone}").json() == {"name": "Player 0"}
    with pytest.raises(ConnectionClosed, match="1008"):
        page.until(lambda table: not table.code)
    assert phone.http.get("/api/me").status_code == 401
    # Nor does it come back by a code that it asked for while it could.
    assert say(first.guest.address, waiting).status_code == 404
    assert first.guest.http.get("/api/me").status_code == 200
    first.choose()
    page.close()
    phone.close()


def test_who_goes_out_goes_out_of_that_browser_only(come: Come) -> None:
    ana = come()
    phone = another(ana)
    assert "Max-Age=0" in phone.http.delete("/api/me").headers["set-cookie"]
    assert phone.http.get("/api/me").status_code == 401
    assert ana.http.get("/api/me").json() == {"name": "Ana"}
    (here,) = ana.http.get("/api/me/browsers").json()
    answer = ana.http.delete(f"/api/me/browsers/{here['id']}")
    assert answer.json() == {"name": ""}
    assert "Max-Age=0" in answer.headers["set-cookie"]
    phone.close()


def test_a_browser_that_was_somebody_elses_is_that_no_longer(server: Running, come: Come) -> None:
    ana, blas = come("Ana"), come("Blas")
    answer = say(server.address, code_of(ana), blas.cookie)
    assert answer.json() == {"name": "Ana"}
    before = blas.again(server.address)
    assert before.http.get("/api/me").status_code == 401
    before.close()


def test_a_person_has_twelve_browsers_at_most(come: Come) -> None:
    ana = come()
    for _ in range(MOST_BROWSERS - 1):
        another(ana).close()
    assert ana.http.post("/api/me/handover").json()["problem"] == "too-many-browsers"


def test_who_is_forgotten_is_so_in_all_browsers_and_no_code_is_left(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        ana = Guest(server.address, "Ana")
        phone = another(ana)
        code = code_of(ana)
        assert [one["name"] for one in phone.http.get("/api/me/kept").json()["browsers"]].count("Chrome · Android") == 1
        forget(phone)
        for one in (ana, phone):
            assert one.http.get("/api/me").status_code == 401
            one.close()
        assert say(server.address, code).status_code == 404
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        for table in ("guests", "browsers", "handovers"):
            assert database.execute(f"SELECT * FROM {table}").fetchall() == []


def test_a_browser_is_called_by_its_program_and_machine_and_nothing_else_it_says() -> None:
    assert named(PHONE) == "Chrome · Android"
    assert named("Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0") == "Firefox · Linux"
    safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Mobile Safari/604.1"
    assert named(safari) == "Safari · iPhone"
    assert named("<script>alert(1)</script>") == ""


def test_a_name_is_changed_for_all_browsers(come: Come) -> None:
    ana = come()
    phone = another(ana)
    assert phone.http.post("/api/me", json={"name": "Ana María"}).status_code == 200
    assert ana.http.get("/api/me").json() == {"name": "Ana María"}
    phone.close()
