"""Coming back by a passkey that Chromium's own device keeps, and what is said where there can be none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import PHONE, Person
from browser.serving import Server
from browser.test_axe import faults
from browser.test_small import assert_nothing_sticks_out


def with_device(person: Person) -> Callable[[str], Any]:
    """A device that keeps keys and says yes, as a phone's own does; what it is asked for afterwards."""
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable", {"enableUI": False})
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    device = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]
    return lambda what, **more: session.send(f"WebAuthn.{what}", {"authenticatorId": device, **more})


def test_who_has_lost_every_browser_comes_back_by_a_passkey(server: Server, new_person: NewPerson) -> None:
    ana = new_person("Ana", PHONE)
    ana.address = server.address.replace("127.0.0.1", "localhost")
    device = with_device(ana)
    ana.set_table(2)
    ana.go("/browsers")
    page = ana.page
    page.get_by_role("button", name="Crear una llave", exact=True).click()
    expect(page.locator("[data-passkeys] li")).to_have_count(1)
    assert_nothing_sticks_out(ana)
    assert faults(ana) == []
    (kept,) = device("getCredentials")["credentials"]
    assert (kept["isResidentCredential"], kept["rpId"]) == (True, "localhost")

    # The device has one already, so it makes no second one; nothing is complained about.
    page.get_by_role("button", name="Crear una llave", exact=True).click()
    expect(page.get_by_role("button", name="Crear una llave", exact=True)).to_be_enabled()
    expect(page.locator("[data-passkeys] li")).to_have_count(1)
    expect(page.get_by_role("alert")).to_have_count(0)

    page.locator("main li", has_text="este").get_by_role("button").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Para volver tienes tu llave de acceso.")
    dialog.get_by_role("button", name="Echar", exact=True).click()
    expect(page.get_by_role("heading", name="Llaves de acceso")).to_have_count(0)
    page.get_by_role("button", name="Volver con mi llave", exact=True).click()
    expect(page.get_by_role("status").first).to_have_text("Ahora aquí también eres Ana.")
    expect(page.get_by_role("heading", name="Dónde eres Ana")).to_be_visible()
    expect(page.locator("[data-passkeys] li")).to_have_count(1)

    page.locator("[data-passkeys] button").click()
    page.get_by_role("dialog").get_by_role("button", name="Quitar", exact=True).click()
    expect(page.locator("[data-passkeys]")).to_have_count(0)
    page.get_by_role("button", name="Volver con mi llave", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Esa llave no abre nada aquí, o ya no.")
    ana.complaints.clear()  # browsers say in their console what was refused
