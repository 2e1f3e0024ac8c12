"""The first load is light and stays so however many games there are, in few files, and nothing comes from elsewhere."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Route, expect

from browser.conftest import NewPerson
from browser.people import PHONE, Person
from browser.serving import Server

MOST_BYTES: Final = 200_000
MOST_BYTES_OF_A_GAME: Final = 6_000
MOST_REQUESTS: Final = 16
MOST_OF_A_TABLE: Final = (28, 400_000)  # requests, and bytes


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
    assert len(asked) <= MOST_REQUESTS
    assert all(url.startswith(server.address) for url in asked)


def test_something_is_seen_when_nothing_but_the_first_answer_has_come(new_person: NewPerson) -> None:
    """However slow the line is, it is one way there and back: no font, no style sheet and no script is waited for."""
    ana = new_person("Ana", PHONE)
    held: list[Route] = []
    ana.page.route("**/*", lambda route: route.continue_() if is_page(route) else held.append(route))
    ana.page.goto(ana.address, wait_until="commit")
    ana.page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
    assert {route.request.resource_type for route in held} >= {"script", "stylesheet", "font"}
    expect(ana.page.locator("#skeleton b")).to_be_visible()
    expect(ana.page.locator("#app")).to_be_empty()
    for route in held:
        route.abort()
    ana.complaints.clear()  # of what never came


def is_page(route: Route) -> bool:
    return route.request.is_navigation_request()


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


def test_what_a_match_needs_is_asked_for_with_the_page_in_few_files(new_person: NewPerson) -> None:
    ana = new_person("Ana", PHONE)
    ana.go()
    ana.page.locator(".games [data-game=eldritch] .now").tap()
    ana.page.wait_for_selector(".decide")
    session = ana.context.new_cdp_session(ana.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    received: list[float] = []
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    ana.page.reload()
    ana.page.wait_for_selector(".decide")
    ana.page.wait_for_load_state("networkidle")
    most_requests, most_bytes = MOST_OF_A_TABLE
    assert len(received) <= most_requests
    assert sum(received) < most_bytes
    asked = "[...document.querySelectorAll('link[rel$=preload]')].map(link => new URL(link.href).pathname)"
    with_page = ana.page.evaluate(asked)
    for part in ("/assets/table-", "/assets/eldritch-", "/assets/words.es-", "/api/games/eldritch/almanac", "/api/me"):
        assert any(path.startswith(part) for path in with_page), part


def test_the_first_answer_shows_something_by_itself(new_person: NewPerson) -> None:
    """Neither scripts nor style sheets have come: whose house it is, and to what one was invited."""
    ana, berta = new_person("Ana"), new_person("Berta", PHONE)
    code = ana.set_table(3)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    for kind in ("js", "css"):
        berta.page.route(f"**/*.{kind}", hold)
    berta.page.goto(f"{berta.address}/t/{code}", wait_until="commit")
    expect(berta.page.locator("#skeleton p")).to_have_text("Ana te invita a The Shipwreck Arcana")
    expect(berta.page.locator("#skeleton span").first).to_be_visible()
    berta.page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
    for route in held:
        route.continue_()
    berta.page.unroute_all()
    expect(berta.page.locator(".doorstep h1")).to_be_visible()
    expect(berta.page.locator("#skeleton")).to_be_hidden()
