"""In a living room a page comes by plain http: what browsers keep from it is not offered, and all else works."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import chromium
from browser.people import PHONE, Person
from browser.serving import Server

HOUSE = f"{socket.gethostname().lower()}.local"  # a name that the server answers to, and no browser trusts


@pytest.fixture
def ana(browser: Browser, server: Server) -> Iterator[Person]:
    arguments = ["--no-sandbox", f"--host-resolver-rules=MAP {HOUSE} 127.0.0.1"]
    there = browser.browser_type.launch(executable_path=chromium(), args=arguments)
    person = Person(there, server.address.replace("127.0.0.1", HOUSE), "Ana", PHONE, keeps=True)
    yield person
    # Browsers say that they take no notice of a header of ours, which is for others.
    complaints = [one for one in person.complaints if "Cross-Origin-Opener-Policy" not in one]
    there.close()
    assert complaints == []


def test_what_a_browser_keeps_from_such_a_page_is_not_offered_and_nothing_breaks(ana: Person) -> None:
    code = ana.set_table(2)
    page = ana.page
    assert page.evaluate("isSecureContext") is False
    invite = page.locator(".invite")
    expect(invite.get_by_role("button", name="Copiar enlace", exact=True)).to_be_visible()
    expect(invite.get_by_role("button", name="Compartir", exact=True)).to_have_count(0)
    ana.seat_bot(1)
    ana.start()
    page.wait_for_function("() => document.querySelector('.decide.mine') !== null")
    expect(page.get_by_role("button", name="Avisarme", exact=True)).to_have_count(0)

    ana.go("/browsers")
    expect(page.get_by_text("Esta página no llega por https")).to_be_visible()
    expect(page.get_by_role("button", name="Crear una llave", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Volver con mi llave", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Mostrar un código", exact=True).click()
    expect(page.locator("[data-code]")).to_be_visible()

    ana.go()
    page.get_by_role("button", name="Ajustes", exact=True).first.click()
    settings = page.get_by_role("dialog")
    expect(settings.get_by_text("Esta página no llega por https")).to_be_visible()
    ana.go(f"/t/{code}")
    page.wait_for_selector(".decide")
