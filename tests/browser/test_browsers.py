"""One person goes on with a second device, and puts the first one out."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import PHONE
from browser.test_axe import faults
from browser.test_small import assert_nothing_sticks_out


def test_a_phone_goes_on_at_the_same_chair_and_each_browser_can_be_put_out(new_person: NewPerson) -> None:
    ana, phone = new_person("Ana"), new_person("Ana's phone", PHONE)
    code = ana.set_table(2)
    ana.sit(0)
    ana.go("/browsers")
    ana.page.get_by_role("button", name="Mostrar un código").click()
    said = ana.page.locator("[data-code]").inner_text()
    expect(ana.page.get_by_role("img", name="Dibujo de la dirección")).to_be_visible()
    # What a camera reads: the code stands where no server is sent it.
    phone.go(f"/browsers#{said.replace(' ', '')}")
    field = phone.page.get_by_label("Código que muestra tu otro dispositivo")
    expect(field).to_have_value(said)
    assert phone.page.evaluate("location.hash") == ""
    assert_nothing_sticks_out(phone)
    phone.page.get_by_role("button", name="Seguir aquí").click()
    expect(phone.page.get_by_role("status").first).to_have_text("Ahora aquí también eres Ana.")
    phone.go(f"/t/{code}")
    expect(phone.page.locator(".seats li").first).to_contain_text("Ana (tú)")

    phone.go("/browsers")
    expect(phone.page.locator("main li")).to_have_count(2)
    expect(phone.page.locator("main li", has_text="este")).to_have_count(1)
    assert faults(phone) == []
    ana.go(f"/t/{code}")
    other = phone.page.locator("main li").filter(has_not_text="este")
    other.get_by_role("button").click()
    phone.page.get_by_role("dialog").get_by_role("button", name="Echar", exact=True).click()
    expect(phone.page.locator("main li")).to_have_count(1)
    # The page that was open there stands before the door.
    expect(ana.page.locator(".doorstep #guest-name")).to_be_visible()
    ana.complaints.clear()  # browsers say in their console that a socket was refused
    expect(phone.page.get_by_role("heading", name="Dónde eres Ana")).to_be_visible()
