"""One person before one browser leads two investigators: a round of each, on a phone and before a wide window."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import PHONE, WIDE, Person, play_until
from browser.test_axe import faults
from browser.test_eldritch import round_of
from browser.test_geometry import resize


def in_front(person: Person) -> int:
    """Which of the parts that somebody leads their page shows."""
    pressed = person.page.locator(".led button").evaluate_all(
        "buttons => buttons.findIndex((button) => button.getAttribute('aria-pressed') === 'true')"
    )
    return int(pressed)


def test_one_person_leads_two_investigators_through_two_rounds(new_person: NewPerson) -> None:
    ana = new_person("Ana", PHONE)
    code = ana.set_table(2, game="eldritch")
    second = ana.page.locator(".seats li").nth(1)
    second.get_by_role("button", name="Llevar también esta").click()
    expect(second.locator("b")).to_contain_text("Ana · 2")
    second.get_by_role("button", name="Dejarla", exact=True).click()
    expect(second.locator("b")).to_contain_text("Silla libre")
    second.get_by_role("button", name="Llevar también esta").click()
    ana.start()
    led = ana.page.locator(".led button")
    expect(led).to_have_count(2)
    assert faults(ana) == []

    # Who is asked comes to the front, and is told so; nobody else is there, so both have played when a round is over.
    fronts = [in_front(ana)]

    def watch() -> bool:
        front = in_front(ana)
        if front != fronts[-1]:
            expect(ana.page.locator(".your-moment").first).to_contain_text("Ahora decides por")
            fronts.append(front)
        return round_of(ana) > 1

    play_until([ana], watch)
    assert set(fronts) == {0, 1}
    assert faults(ana) == []

    # Before a wide window the names are there, and one turns to the other by hand: it stays until one turns back.
    resize(ana, WIDE)
    asked = in_front(ana)
    expect(led.nth(asked)).to_have_attribute("aria-pressed", "true")
    name = led.nth(asked).locator(".name").inner_text()
    ana.page.keyboard.press("x")
    expect(led.nth(1 - asked)).to_have_attribute("aria-pressed", "true")
    expect(ana.page.locator(".decide")).to_have_attribute("data-decision", "")
    assert faults(ana) == []
    ana.page.get_by_role("button", name=re.compile(f"Seguir con .*{name}")).click()
    expect(led.nth(asked)).to_have_attribute("aria-pressed", "true")
    assert ana.is_asked()

    # The same person before another browser begins where they are asked.
    phone = new_person("Ana", PHONE, language="en")
    phone.take_over_from(ana, code)
    expect(phone.page.locator(".led button").nth(asked)).to_have_attribute("aria-pressed", "true")
    play_until([phone], lambda: round_of(phone) > 2)

    # Whoever stands up is told that this gives up both.
    phone.page.get_by_role("button", name="More", exact=True).click()
    phone.page.get_by_role("button", name="Give up my 2 chairs").click()
    sure = phone.page.get_by_role("dialog", name="Give up your 2 chairs")
    expect(sure).to_contain_text("To give up only one")
    sure.get_by_role("button", name="Better not", exact=True).click()
    phone.page.keyboard.press("Escape")

    # One of the two is given back, and goes on without a switch.
    phone.page.get_by_role("button", name="More", exact=True).click()
    phone.page.get_by_role("button", name="Give it back", exact=True).first.click()
    expect(phone.page.locator(".led")).to_have_count(0)
