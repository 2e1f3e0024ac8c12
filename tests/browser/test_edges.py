"""Pages at the edge: a table that isn't there, a link that no longer opens, a server that can't be reached."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from browser.people import PHONE, WIDE, Person
from browser.serving import Server
from browser.test_axe import faults
from browser.test_small import assert_nothing_sticks_out

NO_LINK: Final = "/t/Abcd_fgh-jklMNOpqr5t_v-x"


@pytest.fixture
def ana(browser: Browser, server: Server) -> Iterator[Person]:
    person = Person(browser, server.address, "Ana")
    yield person
    person.close()


def title(person: Person, text: str) -> None:
    expect(person.page.locator("h1")).to_have_text(text)


@pytest.mark.parametrize(
    ("language", "gone", "again"),
    [("es", "Esa mesa no está", "Probar otra vez"), ("en", "That table isn't here", "Try again")],
)
def test_a_wrong_code_can_be_mended_where_it_is_said(
    browser: Browser, server: Server, language: str, gone: str, again: str
) -> None:
    ana = Person(browser, server.address, "Ana")
    berta = Person(browser, server.address, "Berta", PHONE, language=language)
    code = ana.set_table(2)
    berta.go("/t/NADIE-99")
    title(berta, gone)
    assert_nothing_sticks_out(berta)
    assert faults(berta) == []
    berta.page.get_by_role("button", name=again).click()
    title(berta, gone)
    berta.page.locator(".edge input").fill(code.lower().replace("-", " "))
    berta.page.get_by_role("button", name=again).click()
    berta.give_name()
    berta.page.wait_for_selector(".gathering")
    ana.close()
    berta.close()


def test_what_is_no_code_is_not_asked_for(ana: Person) -> None:
    ana.go("/t/NADIE-99")
    title(ana, "Esa mesa no está")
    ana.page.locator(".edge input").fill("casa")
    ana.page.get_by_role("button", name="Probar otra vez").click()
    expect(ana.page.get_by_role("alert")).to_have_text(re.compile("una palabra y un número, como"))
    assert ana.page.url.endswith("/t/NADIE-99")


def test_a_link_that_opens_nothing_says_so(ana: Person) -> None:
    ana.go(NO_LINK)
    title(ana, "Este enlace ya no abre")
    assert faults(ana) == []
    ana.page.get_by_role("link", name="Volver al salón").click()
    ana.page.wait_for_selector(".game")


@pytest.mark.parametrize("problem", ["damaged", "game-away", "cannot-write", "too-fast", "brand-new"])
def test_each_problem_of_a_table_has_its_page(ana: Person, problem: str) -> None:
    """What the server says is put in its mouth here; that it does say so is tested with the server."""
    ana.go()
    ana.page.locator(".who").click()
    ana.give_name()
    expect(ana.page.locator(".who")).to_contain_text("Ana")
    told = {"status": 410, "json": {"problem": problem, "detail": ""}}
    ana.page.route("**/api/tables/FARO-12", lambda route: route.fulfill(**told))  # type: ignore[arg-type]
    ana.go("/t/FARO-12")
    title(
        ana,
        {
            "damaged": "Esta mesa está dañada",
            "game-away": "El juego de esta mesa no está",
            "cannot-write": "El servidor no puede apuntar nada",
            "too-fast": "Un momento",
            "brand-new": "Ahora no podemos abrir la mesa",
        }[problem],
    )
    again = ana.page.get_by_role("button", name="Probar otra vez")
    assert again.count() == (0 if problem in ("damaged", "game-away") else 1)
    assert faults(ana) == []


def test_a_replay_of_a_match_that_goes_on_leads_to_its_table(ana: Person) -> None:
    code = ana.set_table(2)
    ana.go(f"/r/{code}")
    title(ana, "Esta partida aún no ha acabado")
    ana.page.get_by_role("link", name="A la mesa", exact=True).click()
    ana.page.wait_for_selector(".gathering")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_server_that_cannot_be_reached(browser: Browser, tmp_path: Path, size: tuple[int, int]) -> None:
    server = Server(tmp_path)
    server.start()
    ana, berta = (Person(browser, server.address, name, size) for name in ("Ana", "Berta"))
    try:
        code = ana.set_table(2)
        berta.go()
        berta.page.wait_for_selector(".game")
        berta.page.wait_for_selector(".tables li")
        server.kill()

        # The lobby keeps what it had seen, and says that it is no longer told anything.
        lost = berta.page.locator(".lost-line")
        expect(lost).to_contain_text("No llegamos al servidor")
        expect(lost).to_contain_text("otra vez")
        assert berta.page.locator(".game").count() > 0
        assert berta.page.locator(".tables li").count() == 1
        assert_nothing_sticks_out(berta)
        assert faults(berta) == []

        # A table stays as it was, with a way to try at once.
        expect(ana.page.locator(".coming-back")).to_contain_text("Volviendo a la mesa")
        assert ana.page.locator(".coming-back button").count() == 1
        assert_nothing_sticks_out(ana)

        # A page whose code didn't come says so, instead of nothing, and comes by itself once it can.
        berta.page.evaluate(
            "path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }", f"/t/{code}"
        )
        title(berta, "No llegamos al servidor")
        expect(berta.page.locator(".edge .safe")).to_have_text("Nada se ha perdido")
        assert_nothing_sticks_out(berta)
        server.start()
        berta.give_name()
        berta.page.wait_for_selector(".gathering")
        ana.page.wait_for_selector(".coming-back", state="detached")
    finally:
        ana.close()
        berta.close()
        server.stop()
