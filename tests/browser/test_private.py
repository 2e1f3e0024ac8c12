"""A private table in the browser: its link opens it once and for all, its code while people gather, and an old one says
that it no longer does."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import PHONE, Person
from browser.test_axe import faults
from browser.test_small import assert_nothing_sticks_out


def set_private(person: Person, *, spoken: bool) -> str:
    """The code of the table."""
    person.go()
    person.page.locator(".games [data-game=arcana] .set").click()
    person.give_name()
    form = person.page.locator("[data-set-table]")
    form.get_by_text("Solo con el enlace", exact=True).click()
    if not spoken:
        form.get_by_text("El código también abre, mientras se reúne la gente").click()
    form.locator("button.pri").click()
    person.page.wait_for_selector(".gathering")
    return person.page.url.rsplit("/", 1)[1]


def link_of(person: Person) -> str:
    """What the owner's page copies."""
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.page.locator(".invite").get_by_role("button", name="Copiar enlace", exact=True).click()
    expect(person.page.locator(".invite .copy-link")).to_contain_text("Enlace copiado")
    return str(person.page.evaluate("navigator.clipboard.readText()"))


def turned_away(person: Person, link: str) -> None:
    person.page.goto(link)
    expect(person.page.locator("h1")).to_have_text("Este enlace ya no abre")
    assert all("404" in complaint for complaint in person.complaints)
    person.complaints.clear()


def test_who_has_the_link_comes_in_and_who_has_none_does_not(new_person: NewPerson) -> None:
    ana, blas, carla = new_person("Ana"), new_person("Blas"), new_person("Carla")
    code = set_private(ana, spoken=True)
    link = link_of(ana)
    assert re.fullmatch(rf"{re.escape(ana.address)}/t/[\w-]{{24}}", link)
    assert code not in link
    blas.page.goto(link)
    blas.give_name()
    blas.page.wait_for_url(f"**/t/{code}")
    expect(blas.page.locator(".gathering")).to_be_visible()
    blas.page.reload()
    expect(blas.page.locator(".gathering")).to_be_visible()
    turned_away(carla, link[:-4] + "0000")


def test_the_owner_alone_invites_and_makes_a_new_link(new_person: NewPerson) -> None:
    ana, berta, chema = new_person("Ana", PHONE), new_person("Berta"), new_person("Chema")
    set_private(ana, spoken=False)
    invite = ana.page.locator(".invite")
    expect(invite).to_contain_text("Solo se entra con el enlace")
    assert invite.locator(".code").count() == 0
    assert faults(ana) == []
    assert_nothing_sticks_out(ana)
    link = link_of(ana)
    berta.page.goto(link)
    berta.give_name()
    shared = berta.page.locator(".invite")
    expect(shared).to_contain_text("Invita quien puso la mesa")
    assert shared.locator("img, .btn").count() == 0
    assert berta.page.locator(".top .copy").count() == 0

    invite.locator("summary", has_text="Enlace nuevo").click()
    invite.get_by_role("button", name="Enlace nuevo", exact=True).click()
    expect(invite.get_by_role("status")).to_contain_text("ya no abre nada")
    expect(invite.get_by_role("button", name="Copiar enlace", exact=True)).to_be_visible()
    assert link_of(ana) != link
    berta.page.reload()
    expect(berta.page.locator(".gathering")).to_be_visible()
    turned_away(chema, link)


def test_the_spoken_code_is_shown_while_it_opens(new_person: NewPerson) -> None:
    ana, berta = new_person("Ana"), new_person("Berta")
    code = set_private(ana, spoken=True)
    expect(ana.page.locator(".invite .code")).to_have_text(code)
    berta.come_to(code)
    expect(berta.page.locator(".invite .code")).to_have_text(code)
    ana.sit(0)
    berta.sit(1)
    ana.seat_bot(2)
    ana.seat_bot(3)
    ana.start()
    ana.page.get_by_role("button", name="Más", exact=True).click()
    more = ana.page.get_by_role("dialog")
    expect(more).to_contain_text("Solo se entra con el enlace")
    assert more.locator("img").count() == 1
    assert faults(ana) == []
