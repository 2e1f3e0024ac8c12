"""A server comes back with other rules: what was played goes on, is told as it was, or is closed with a clear word."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from sobremesa.kernel.state import ALL, SPECTATOR, Schema, seen_by
from sobremesa.web import telling
from sobremesa.web.helpers import Helpers
from tictactoe import GAME
from web.conftest import Come, Sit
from web.players import Guest, Player, dial
from web.running import serving
from web.test_staying_up import until

FULL_GAME = (0, 3, 1, 4, 2)


def play(players: list[Player], squares: tuple[int, ...]) -> None:
    for number, square in enumerate(squares):
        player = players[number % 2]
        player.until(lambda table: table.decision is not None)
        player.choose(f"mark:{square}")


async def run_here(_: Helpers, work: Any, *args: Any) -> Any:
    """In another process the rules would be as they were."""
    return work(*args)


@contextmanager
def other_rules(patch: pytest.MonkeyPatch, default: bool) -> Iterator[None]:
    """A state with one more field, and an almanac that counts otherwise."""

    @dataclass(eq=False)
    class Grown(GAME.schema.cls):  # type: ignore[name-defined,misc]
        storms: int = seen_by(ALL, default=0) if default else seen_by(ALL)

    kind = type(GAME)
    with patch.context() as patched:
        patched.setattr(kind, "info", replace(GAME.info, version=GAME.info.version + 1))
        patched.setattr(kind, "schema", Schema(Grown))
        patched.setattr(Helpers, "run", run_here)
        patched.setattr(kind, "almanac", lambda _: {"squares": "another order"})
        yield


def told(guest: Guest, code: str, seat: int) -> dict[str, Any]:
    answer = guest.http.get(f"/api/tables/{code}/replay?seat={seat}")
    assert answer.status_code == 200
    page: dict[str, Any] = answer.json()
    return page


def without_editions(page: dict[str, Any]) -> dict[str, Any]:
    return {**page, "steps": [{**step, "edition": ""} for step in page["steps"]]}


def test_a_finished_match_is_opened_downloaded_and_told_as_it_was(
    tmp_path: Path, seated: Sit, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "tables.db") as server:
        players = seated(2, address=server.address)
        play(players, FULL_GAME)
        code = players[0].code
        guest = players[0].guest
        file = guest.http.get(f"/api/tables/{code}/match.json").content
        almanac = guest.http.get("/api/games/tictactoe/almanac").json()
        before = [told(guest, code, seat) for seat in (-1, 0, 1)]
    with other_rules(monkeypatch, default=False), serving(tmp_path / "tables.db") as server:
        carla = come("Carla", server.address)
        answer = carla.http.get(f"/api/tables/{code}")
        assert (answer.status_code, answer.json()["problem"]) == (409, "older")
        assert carla.http.get(f"/api/tables/{code}/match.json").content == file
        after = [told(carla, code, seat) for seat in (-1, 0, 1)]
        assert [without_editions(page) for page in after] == [without_editions(page) for page in before]
        (edition,) = {step["edition"] for page in after for step in page["steps"]}
        assert carla.http.get(f"/api/editions/{edition}/almanac").json() == almanac
        assert GAME.almanac() != almanac
        words = carla.http.get("/api/games/tictactoe/text.es.ftl").text
        assert carla.http.get(f"/api/editions/{edition}/text.es.ftl").text == words
        assert carla.http.get("/api/editions/none/almanac").status_code == 404
        with pytest.raises(InvalidStatus) as turned_away, dial(carla.address, code, carla.cookie):
            pass
        assert turned_away.value.response.status_code == 409


def test_a_match_under_way_goes_on_and_is_told_from_its_deal(
    tmp_path: Path, seated: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "tables.db") as server:
        players = seated(2, address=server.address)
        play(players, FULL_GAME[:3])
        players[0].until(lambda table: table.version == 3)
        code = players[0].code
    with other_rules(monkeypatch, default=True), serving(tmp_path / "tables.db") as server:
        again = [player.guest.again(server.address) for player in players]
        with again[0].at(code) as first, again[1].at(code) as second:
            assert first.table.version == 3
            assert "table-mended" in [line.kind for line in first.table.happened]
            second.choose("mark:4")
            first.until(lambda table: table.decision is not None)
            first.choose("mark:2")
        page = told(again[0], code, 0)
        assert [step["version"] for step in page["steps"]] == [0, 1, 2, 3, 4, 5]
        assert [step["chooser"] for step in page["steps"]] == [-1, 0, 1, 0, 1, 0]
        assert [bool(step["edition"]) for step in page["steps"]] == [True] * 4 + [False] * 2
        for guest in again:
            guest.close()


def test_a_match_that_cannot_go_on_is_closed_until_it_can(
    tmp_path: Path, seated: Sit, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "tables.db") as server:
        players = seated(2, address=server.address)
        play(players, FULL_GAME[:3])
        players[0].until(lambda table: table.version == 3)
        code = players[0].code
    with other_rules(monkeypatch, default=False), serving(tmp_path / "tables.db") as server:
        carla = come("Carla", server.address)
        for path in ("", "/match.json", "/replay", "/verify"):
            answer = carla.http.get(f"/api/tables/{code}{path}")
            assert (answer.status_code, answer.json()["problem"]) == (409, "closed")
        assert code not in [table["code"] for table in carla.http.get("/api/tables").json()]
    with serving(tmp_path / "tables.db") as server, come("Carla", server.address).at(code) as page:
        assert page.table.version == 3


def test_a_finished_match_of_which_nothing_was_kept_says_so_and_is_downloaded(
    tmp_path: Path, seated: Sit, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_: object) -> None:
        """The server was killed."""

    with serving(tmp_path / "tables.db") as server:
        monkeypatch.setattr(type(server.hub), "hand_over", nothing)
        players = seated(2, address=server.address)
        play(players, FULL_GAME)
        code = players[0].code
        file = players[0].guest.http.get(f"/api/tables/{code}/match.json").content
    with other_rules(monkeypatch, default=False), serving(tmp_path / "tables.db") as server:
        carla = come("Carla", server.address)
        answer = carla.http.get(f"/api/tables/{code}/replay")
        assert (answer.status_code, answer.json()["problem"]) == (409, "untold")
        assert carla.http.get(f"/api/tables/{code}/match.json").content == file


def test_what_was_not_kept_when_the_server_was_killed_is_kept_when_it_is_back(
    tmp_path: Path, seated: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_: object) -> None:
        """The server was killed."""

    with monkeypatch.context() as patch, serving(tmp_path / "tables.db") as server:
        patch.setattr(type(server.hub), "hand_over", nothing)
        players = seated(2, address=server.address)
        play(players, FULL_GAME)
        code = players[0].code
    with serving(tmp_path / "tables.db") as server:
        until(lambda: asyncio.run_coroutine_threadsafe(server.hub.store.is_told(code), server.loop).result())


def test_how_a_match_was_told_is_kept_soon_after_its_end(
    tmp_path: Path, seated: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.web.keeping._SECONDS_BEFORE_TELLING", 0.0)
    monkeypatch.setattr(Helpers, "run", run_here)
    with serving(tmp_path / "tables.db") as server:
        players = seated(2, address=server.address)
        play(players, FULL_GAME)
        code = players[0].code
        until(lambda: asyncio.run_coroutine_threadsafe(server.hub.store.is_told(code), server.loop).result())
        assert code in server.hub.rooms  # nobody has left


def test_a_match_that_leaves_the_memory_again_is_told_on_from_where_it_was(
    tmp_path: Path, seated: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "STEPS_IN_A_ROW", 3)
    since: list[tuple[int, int]] = []
    tell = telling.tell

    def noted(course: telling.Course, edition: str) -> list[telling.Row]:
        since.append((course.since, len(course.choices)))
        return tell(course, edition)

    monkeypatch.setattr(telling, "tell", noted)
    file = tmp_path / "tables.db"
    with serving(file) as server:
        players = seated(2, address=server.address)
        play(players, FULL_GAME[:4])
        code, guests = players[0].code, [player.guest for player in players]
    with serving(file) as server, ExitStack() as pages:
        back = [pages.enter_context(come_again(guest, server.address, pages).at(code)) for guest in guests]
        play(back, FULL_GAME[4:])
    assert since == [(0, 4), (3, len(FULL_GAME))]
    with serving(file) as server, ExitStack() as pages:
        page = told(come_again(guests[0], server.address, pages), code, SPECTATOR)
        assert [step["version"] for step in page["steps"]] == [0, 1, 2, 3, 4, 5]
        assert [step["option"]["key"] for step in page["steps"][1:]] == [f"mark:{square}" for square in FULL_GAME]


def come_again(guest: Guest, address: str, pages: ExitStack) -> Guest:
    again = guest.again(address)
    pages.callback(again.close)
    return again
