"""The host's page on a phone: with the key one sees who is where, and decides."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import PHONE
from browser.serving import HOST_KEY, Server
from browser.test_axe import faults


def test_a_host_decides_on_a_phone(new_person: NewPerson, server: Server) -> None:
    ana, host = new_person("Ana", PHONE), new_person("Berta", PHONE, mode="dark")
    code = ana.set_table(2)
    page = host.page
    page.goto(f"{server.address}/host")
    key = page.get_by_label("La llave de quien lleva el servidor")
    key.fill("no es esta llave ni mucho menos")
    page.get_by_role("button", name="Entrar", exact=True).tap()
    expect(page.get_by_role("alert")).to_have_text("Esa no es la llave de quien lleva el servidor.")
    assert faults(host) == []
    key.fill(HOST_KEY)
    page.get_by_role("button", name="Entrar", exact=True).tap()
    table = page.get_by_role("article", name=code)
    expect(table).to_contain_text("Ana")
    expect(table).to_contain_text("127.0.0.1")
    assert faults(host) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    table.get_by_role("button", name="Ocultar").tap()
    expect(table).to_contain_text("oculta")
    page.get_by_label("El número de alguien").fill("192.0.2.7")
    page.get_by_role("button", name="No dejar entrar", exact=True).tap()
    expect(page.get_by_text("192.0.2.7/32").first).to_be_visible()
    page.get_by_role("button", name="Dejar entrar otra vez").tap()
    expect(page.get_by_text("192.0.2.7/32")).to_have_count(0)
    table.get_by_role("button", name="Cerrar").tap()
    expect(ana.page.get_by_role("heading", name="Esta mesa está cerrada")).to_be_visible()
    page.reload()  # the key lasts as long as the tab
    table.get_by_role("button", name="Borrar").tap()
    assert faults(host) == []
    page.get_by_role("button", name="Borrar la mesa").tap()
    expect(page.get_by_role("article", name=code)).to_have_count(0)
    page.get_by_role("button", name="Guardar la llave").tap()
    expect(key).to_be_visible()
    for person in (ana, host):  # a browser complains aloud of what it is refused
        person.complaints[:] = [one for one in person.complaints if "403" not in one and "404" not in one]
