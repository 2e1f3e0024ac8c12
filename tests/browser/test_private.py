"""A private table in the browser: its link opens it once and for all, and an old one says so."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import Person


def link_of(person: Person) -> str:
    """What the owner's page copies."""
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.page.locator(".invite .btn.pri").click()
    expect(person.page.locator(".invite .btn.pri")).to_contain_text("Enlace copiado")
    return str(person.page.evaluate("navigator.clipboard.readText()"))


def test_who_has_the_link_comes_in_and_who_has_none_does_not(new_person: NewPerson) -> None:
    ana, blas, carla = new_person("Ana"), new_person("Blas"), new_person("Carla")
    code = ana.set_table(3, ["Mesa privada: sólo con el enlace o el código"])
    link = link_of(ana)
    assert re.fullmatch(rf"{re.escape(ana.address)}/t/[\w-]{{24}}", link)
    assert code not in link
    blas.page.goto(link)
    blas.give_name()
    blas.page.wait_for_url(f"**/t/{code}")
    expect(blas.page.locator(".gathering")).to_be_visible()
    blas.page.reload()
    expect(blas.page.locator(".gathering")).to_be_visible()
    carla.page.goto(link[:-4] + "0000")
    carla.give_name()
    expect(carla.page.locator("h1")).to_have_text("Este enlace ya no abre.")
    assert all("404" in complaint for complaint in carla.complaints)
    carla.complaints.clear()
