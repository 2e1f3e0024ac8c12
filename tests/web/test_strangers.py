"""Who has addresses and names without end fills nothing alone: not the limits, not the codes, not the lobby."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from sobremesa.tables import codes
from sobremesa.web.barring import Barring
from sobremesa.web.config import Limits, Rate
from sobremesa.web.limits import Allowances, Bucket, Places, Strangers
from sobremesa.web.lobby import Listed, Lobby
from web.players import PATIENCE, Guest
from web.running import GENEROUS, Running, serving

ONE_PLACE = [f"2001:db8:7:{number:x}::/64" for number in range(200)]  # of one /56
ONE_SITE = [f"2001:db8:7:{number << 7:x}::/64" for number in range(400)]  # of one /48
OTHERS = [f"2001:db8:{number:x}::/64" for number in range(0x100, 0x200)]
ONE_HALL = [f"192.0.2.{number}" for number in range(200)]  # of one /24


def done(addresses: list[str], take: Callable[[str], bool]) -> int:
    return sum(take(address) for address in addresses)


# --- counting --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("addresses", "most"), [(ONE_PLACE, 40), (ONE_SITE, 160), (ONE_HALL, 160)])
def test_a_network_does_no_more_than_so_many_addresses(addresses: list[str], most: int) -> None:
    assert done(addresses * 2, Strangers(Rate(10, 0)).take) == most


def test_what_a_network_has_used_up_its_neighbours_still_have() -> None:
    strangers = Strangers(Rate(10, 0))
    assert done(ONE_SITE * 2, strangers.take) < len(ONE_SITE)
    assert done(OTHERS[:5], strangers.take) == 5


def test_no_network_has_more_than_half_of_what_everybody_has() -> None:
    strangers = Strangers(Rate(10, 0), in_all=Rate(30, 0))
    assert done(ONE_SITE, strangers.take) == 15
    assert done(OTHERS, strangers.take) == 15
    assert not strangers.has(OTHERS[0])
    assert strangers.has(OTHERS[-1], in_all=False)


def test_what_is_refused_costs_nothing() -> None:
    everybody = Bucket(Rate(4, 0))
    one, other = Strangers(Rate(1, 0), Rate(4, 0), everybody), Strangers(Rate(9, 0), Rate(4, 0), everybody)
    assert [one.take(OTHERS[0]) for _ in range(9)] == [True] + [False] * 8
    assert done(OTHERS, other.take) == 3


def test_messages_of_a_network_are_counted_together() -> None:
    allowances = Allowances(Rate(10, 0), guests_of_an_address=2)
    guests = [allowances.of(f"guest {number}", ONE_HALL[number]) for number in range(100)]
    assert sum(guest.take() for guest in guests for _ in range(10)) == 16 * 20


def test_a_network_holds_only_so_many_places_and_gives_them_back() -> None:
    places = Places(2, in_all=40)
    assert done(ONE_PLACE, places.take) == 8
    assert done(OTHERS[:30], places.take) == 30
    for address in ONE_PLACE[:8]:
        places.give_back(address)
    assert done(ONE_PLACE, places.take) == 8
    for address in (*ONE_PLACE[:8], *OTHERS[:30]):
        places.give_back(address)
    assert not places._taken
    assert done(ONE_HALL, places.take) == 20  # half of what there is


def ask(server: Running, path: str, body: object, address: str, cookie: str = "") -> httpx.Response:
    headers = {"Origin": server.address, "X-Forwarded-For": address.partition("/")[0], "Cookie": cookie}
    return httpx.post(server.address + path, json=body, headers=headers, timeout=PATIENCE)


def test_names_tables_and_codes_are_counted_by_network_and_in_all(tmp_path: Path) -> None:
    limits = replace(
        GENEROUS,
        guests=Rate(1, 0),
        guests_in_all=Rate(6, 0),
        tables=Rate(1, 0),
        lessons=Rate(1, 0),
        tables_in_all=Rate(8, 0),
        lookups=Rate(1, 0),
        lookups_in_all=Rate(4, 0),
    )
    with serving(tmp_path / "tables.db", limits=limits, behind_proxy=True) as server:
        came = [ask(server, "/api/me", {"name": "x"}, address) for address in (*ONE_SITE[:5], *OTHERS[:5])]
        assert [answer.status_code for answer in came] == [200] * 3 + [429] * 2 + [200] * 3 + [429] * 2
        cookie = f"sobremesa={came[0].cookies['sobremesa']}"
        table, lesson = {"game": "tictactoe", "seats": 2}, {"game": "arcana"}
        set_there = [ask(server, "/api/tables", table, address, cookie).status_code for address in ONE_SITE[:6]]
        assert set_there == [201] * 4 + [429] * 2
        learned = [ask(server, "/api/lessons", lesson, address, cookie).status_code for address in OTHERS[:6]]
        assert learned == [201] * 4 + [429] * 2
        tried = [
            httpx.get(f"{server.address}/api/doorsteps/NADA-10", headers={"X-Forwarded-For": where[:-3]}).status_code
            for where in (*ONE_SITE[:4], *OTHERS[:4])
        ]
        assert tried == [404] * 2 + [429] * 2 + [404] * 2 + [429] * 2
        link = {"link": "x" * 24}  # nobody guesses one: who was given a link is not held back by who tries codes
        assert ask(server, "/api/invitations", link, OTHERS[8], cookie).status_code == 404


# --- codes -----------------------------------------------------------------------------------------------------------


def test_codes_of_private_tables_and_lessons_do_not_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(codes.WORDS) * 900_000 > 300_000_000
    monkeypatch.setattr(codes, "_FEWEST_OF_A_PRIVATE_TABLE", 1)
    monkeypatch.setattr(codes, "WORDS", ("ULTIMA",))
    taken: set[str] = set()
    for _ in range(60):
        tries = (codes.fresh_code(True, number) for number in range(50))
        taken.add(next(code for code in tries if code not in taken))
    assert {len(code) for code in taken} >= {len("ULTIMA-1"), len("ULTIMA-10")}


def test_a_code_of_before_still_leads_to_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.web.hub.fresh_code", lambda *_: "BRISA-2741")
    with serving(tmp_path / "tables.db") as server:
        cookie = f"sobremesa={ask(server, '/api/me', {'name': 'Ana'}, '10.0.0.1').cookies['sobremesa']}"
        made = ask(server, "/api/tables", {"game": "tictactoe", "seats": 2, "private": True}, "10.0.0.1", cookie)
        assert made.json()["code"] == "BRISA-2741"
        there = httpx.get(f"{server.address}/api/tables/BRISA-2741", headers={"Cookie": cookie}, timeout=PATIENCE)
        assert there.status_code == 200


# --- the lobby -------------------------------------------------------------------------------------------------------


def lobby(addresses: dict[str, str]) -> Lobby:
    made = Lobby()
    for code, address in addresses.items():
        made.note(code, address)
    return made


def test_who_sets_many_tables_is_shown_two_of_them_before_everybody_elses() -> None:
    flood = [Listed(f"FLOOD-{number}", "flood", is_visited=True) for number in range(15)]
    alone = [Listed("LUNA-10", "ana", is_visited=False), Listed("SOL-10", "blas", is_visited=True)]
    told = Lobby().in_order([*flood, *alone])
    assert told[:4] == ["FLOOD-0", "SOL-10", "FLOOD-1", "LUNA-10"]
    assert set(told) == {table.code for table in (*flood, *alone)}


def test_nor_do_they_under_many_names_from_one_network() -> None:
    flood = [Listed(f"FLOOD-{number}", f"name {number}", is_visited=True) for number in range(100)]
    alone = [Listed(f"LUNA-{number}", f"ana {number}", is_visited=True) for number in range(5)]
    for site in (ONE_SITE, ONE_HALL):
        told = lobby({table.code: site[at] for at, table in enumerate(flood)}).in_order([*flood, *alone])
        assert {code for code in told[:9] if code.startswith("LUNA")} == {table.code for table in alone}
        assert all(code.startswith("FLOOD") for code in told[13:])


def test_where_nobody_else_waits_they_are_all_shown() -> None:
    tables = [Listed(f"LUNA-{number}", "ana", is_visited=False) for number in range(30)]
    assert Lobby().in_order(tables) == [table.code for table in tables]


def test_a_table_with_somebody_there_is_found_however_many_are_set_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.web.hub._MOST_LOOKED_AT", 4)
    monkeypatch.setattr("sobremesa.web.endpoints.tables._MOST_LISTED", 3)
    with serving(tmp_path / "tables.db", limits=replace(GENEROUS, tables=Rate(30, 0))) as server, ExitStack() as all_of:
        ana, flood = Guest(server.address, "Ana"), Guest(server.address, "Flood")
        for guest in (ana, flood):
            all_of.callback(guest.close)
        waiting, empty = ana.open_table(sit=True), ana.open_table()
        page = all_of.enter_context(ana.at(waiting))
        after = [flood.open_table() for _ in range(10)]
        found = [table["code"] for table in flood.http.get("/api/tables").json()]
        assert found[0] == waiting
        assert empty not in found  # nobody is there, and it is not among the latest
        assert len(found) == 3
        assert set(found[1:]) <= set(after)
        page.close()


def test_every_limit_by_address_is_one_by_network(tmp_path: Path) -> None:
    """Whatever is added to the gate later is counted so too."""
    with serving(tmp_path / "tables.db", limits=Limits()) as server:
        gate = vars(server.hub.gate)
    assert {type(one) for one in gate.values()} == {Strangers, Allowances, Places, Barring}
