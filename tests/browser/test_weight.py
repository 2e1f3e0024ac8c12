"""The first load is light and stays so however many games there are, and nothing comes from elsewhere."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Route

from browser.conftest import NewPerson
from browser.people import Person
from browser.serving import Server

MOST_BYTES: Final = 200_000
MOST_BYTES_OF_A_GAME: Final = 6_000


def first_load(ana: Person) -> int:
    """How many bytes came, headers included."""
    received: list[float] = []
    session = ana.context.new_cdp_session(ana.page)
    session.send("Network.enable")

    def count(event: dict[str, Any]) -> None:
        received.append(event["encodedDataLength"])

    session.on("Network.loadingFinished", count)
    ana.go()
    ana.page.wait_for_selector(".game .scene svg")
    ana.page.wait_for_load_state("networkidle")
    return round(sum(received))


def test_the_first_load_is_under_200_kb_compressed(new_person: NewPerson, server: Server) -> None:
    ana = new_person("Ana")
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    assert first_load(ana) < MOST_BYTES
    assert all(url.startswith(server.address) for url in asked)


def test_another_game_adds_a_few_kb_to_it(new_person: NewPerson) -> None:
    """Its name in letters of its own, its drawing and a line about it; the rest comes with its table."""
    listed = 0

    def leave_one(route: Route) -> None:
        nonlocal listed
        games = route.fetch().json()
        listed = len(games)
        route.fulfill(json=games[:1])

    blas = new_person("Blas")
    blas.page.route("**/api/games", leave_one)
    with_one = first_load(blas)
    assert listed > 1
    assert first_load(new_person("Ana")) - with_one < (listed - 1) * MOST_BYTES_OF_A_GAME
