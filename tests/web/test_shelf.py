"""Everybody's shelf: what they have played, and nobody else's; and the other pages a browser asks for."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from sobremesa.kernel import registry
from sobremesa.store.shelves import MOST_PAGES, PAGE_SIZE, put, shelf
from sobremesa.tables.asking import open_lesson
from sobremesa.tables.chair import Person
from sobremesa.tables.played import Played, Shelving
from sobremesa.web import app, wire
from sobremesa.web.static import StaticFiles
from store.resealed import unseal
from web.conftest import Come, Sit
from web.players import Guest
from web.running import serving
from web.test_other_rules import FULL_GAME, play
from web.test_staying_up import until

PAGE = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def shelf_of(guest: Guest, query: str = "") -> dict[str, Any]:
    answer = guest.http.get(f"/api/shelf{query}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_finished_match_is_on_the_shelves_of_those_who_played_it(seated: Sit, come: Come) -> None:
    first, second = seated(2)
    started = first.table.now
    play([first, second], FULL_GAME)
    until(lambda: shelf_of(first.guest)["played"])
    (match,) = shelf_of(first.guest)["played"]
    assert (match["code"], match["game"], match["chair"]) == (first.code, "tictactoe", 0)
    assert (match["ending"], match["winners"], match["names"]) == ("line", [0], ["Player 0", "Player 1"])
    assert started - 60 < match["began"] <= match["ended"]
    for player, won in ((first, 1), (second, 0)):
        (tally,) = shelf_of(player.guest)["tallies"]
        assert (tally["game"], tally["matches"], tally["won"], tally["latest"]) == ("tictactoe", 1, won, [won == 1])
    # Who gets up afterwards has played it all the same, and who sits down then has not.
    second.do(wire.Stand)
    assert shelf_of(second.guest)["played"][0]["chair"] == 1
    carla = come("Carla")
    with carla.at(first.code):
        assert shelf_of(carla) == {"played": [], "more": False, "tallies": []}
    # It is no longer among the tables that wait for anybody.
    assert first.code not in [table["code"] for table in first.guest.http.get("/api/tables").json()]


def test_matches_for_practice_are_there_and_do_not_count(seated: Sit) -> None:
    players = seated(2, practice=True)
    play(players, FULL_GAME)
    until(lambda: shelf_of(players[0].guest)["played"])
    found = shelf_of(players[0].guest)
    assert found["played"][0]["practice"]
    assert found["tallies"] == []


def test_what_was_played_before_there_were_shelves_is_put_there(tmp_path: Path, seated: Sit) -> None:
    file = tmp_path / "tables.db"
    with serving(file) as server:
        players = seated(2, address=server.address)
        play(players, FULL_GAME)
        players[1].until(lambda table: table.phase == "over")
        until(lambda: shelf_of(players[0].guest)["played"])
        players[0].do(wire.Stand)
        told = shelf_of(players[0].guest)
    with sqlite3.connect(file) as database:
        unseal(database)
        for table in ("results", "played", "tallies"):
            database.execute(f"DROP TABLE {table}")
        # A later one whose record doesn't fit together is passed over, and nothing else for its sake.
        database.execute("INSERT INTO tables SELECT 'ODD-11', listed, phase, touched + 1, spoken, NULL FROM tables")
        database.execute(
            "INSERT INTO entries (code, number, entry) SELECT 'ODD-11', row_number() OVER (ORDER BY number) - 1, entry"
            " FROM entries WHERE json_extract(entry, '$.act.act') <> 'began'"
        )
        database.execute("PRAGMA user_version = 3")
    database.close()
    with serving(file) as server:
        back = players[0].guest.again(server.address)
        until(lambda: shelf_of(back)["played"])
        assert shelf_of(back) == told
        back.close()


def test_a_shelf_is_asked_for_by_name_and_by_pages_that_exist(come: Come) -> None:
    ana = come()
    for query, status, problem in (
        ("?page=-1", 400, "no-page"),
        (f"?page={MOST_PAGES}", 400, "no-page"),
        ("?game=ajedrez", 404, "no-game"),
    ):
        answer = ana.http.get(f"/api/shelf{query}")
        assert (answer.status_code, answer.json()["problem"]) == (status, problem)
    ana.http.cookies.clear()
    assert ana.http.get("/api/shelf").json()["problem"] == "no-name"


def test_a_long_shelf_is_read_by_its_indexes_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(file):
        pass
    with sqlite3.connect(file) as database:
        for number in range(PAGE_SIZE + 5):
            game = "cosa" if number % 5 == 0 else "arcana"
            match = Played(
                f"M-{number}", game, ("Ana", ""), "won", (0,) if number % 2 else (), False, number, number + 60.0
            )
            put(database, Shelving(match, ("ana", "")))
            put(database, Shelving(match, ("ana", "")))  # told twice, it counts once
        first, second = (shelf(database, "ana", "", page) for page in (0, 1))
        assert [len(one.played) for one in (first, second)] == [PAGE_SIZE, 5]
        assert (first.more, second.more) == (True, False)
        ended = [match.ended for one in (first, second) for match, _ in one.played]
        assert ended == sorted(ended, reverse=True)
        assert {match.game for match, _ in shelf(database, "ana", "cosa", 0).played} == {"cosa"}
        arcana, cosa = first.tallies
        assert (arcana.matches, cosa.matches, cosa.won, cosa.seconds) == (28, 7, 3, 7 * 60.0)
        assert cosa.latest == (False, True) * 3 + (False,)
        asked: list[str] = []
        database.set_trace_callback(asked.append)
        shelf(database, "ana", "arcana", 0)
        database.set_trace_callback(None)
        plans = [row[3] for one in asked for row in database.execute(f"EXPLAIN QUERY PLAN {one}")]
        assert plans
        assert [plan for plan in plans if not plan.startswith("SEARCH") and "tallies" not in plan] == []


@pytest.mark.parametrize(
    "path", ["/nowhere", "/t/A/B", "/api/nothing", "/api/games/ajedrez/almanac", "/assets/none.js"]
)
def test_where_there_is_nothing_a_browser_gets_a_page_and_a_program_a_word(
    tmp_path: Path, come: Come, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(app, "StaticFiles", lambda: StaticFiles(tmp_path))
    with serving(tmp_path / "tables.db") as server:
        http = come(address=server.address).http
        page = http.get(path, headers=PAGE)
        assert (page.status_code, page.text) == (404, "<!doctype html>")
        assert page.headers["Content-Type"].startswith("text/html")
        assert http.get(path).json().keys() == {"problem", "detail"}
        assert http.get("/shelf", headers=PAGE).status_code == 200


def test_who_sets_a_table_may_be_seated_at_once(come: Come) -> None:
    ana = come("Ana")
    with ana.at(ana.open_table(sit=True)) as page:
        assert page.table.me == 0
        assert [chair.name for chair in page.table.chairs] == ["Ana", ""]
    with ana.at(ana.open_table()) as page:
        assert page.table.me == -1


def test_everything_in_the_box_is_told_with_its_texts(come: Come) -> None:
    box = come().http.get("/api/games/cosa/components").json()
    flamethrower = next(one for one in box if one["id"] == "flamethrower")
    assert flamethrower["kind"] == "card"
    assert flamethrower["count"] > 0
    assert flamethrower["says"][0]["message"]
    arcana = come().http.get("/api/games/arcana/components").json()
    assert {one["setting"] for one in arcana if one["kind"] == "card"} == {"", "expansion"}


def test_lessons_are_for_practice_and_so_do_not_count() -> None:
    for game in registry.ids():
        if registry.get(game).lesson is not None:
            assert open_lesson("CALMA-1", Person("ana", "Ana"), 0.0, game, "es").opened.practice
