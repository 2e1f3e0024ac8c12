"""What somebody is advised who asks, for practice; and what a finished match is said to have turned on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.fullest import ended
from browser.kept import KeptTable
from browser.people import Person
from browser.serving import Server
from browser.test_axe import faults
from browser.test_cosa import NAMES, hands
from browser.test_geometry import misfits
from browser.test_small import assert_nothing_sticks_out
from games.cosa.laid import lay

PHONE = (390, 844)
DESK = (1366, 768)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_at_a_table_for_practice_who_is_asked_gets_a_hint(
    server: Server, new_person: NewPerson, size: tuple[int, int]
) -> None:
    table = KeptTable.in_position("HIELO-2101", lay(*hands("axe infected", 6)), NAMES[:6], practice=True)
    table.put_into(server.database)
    ana, berta = new_person("Ana", size), new_person("Berta", size)
    table.welcome(ana, 0)
    opener = ana.page.get_by_role("button", name="Pista", exact=True)
    expect(opener).to_be_visible()
    assert misfits(ana, [size]) == []
    opener.focus()
    ana.page.keyboard.press("Enter")
    told = ana.page.get_by_role("region", name="Pista", exact=True)
    expect(told).to_contain_text("solo se te dice a ti")
    suggested = told.locator("li button[aria-pressed]").first
    suggested.click()
    expect(suggested).to_have_attribute("aria-pressed", "true")
    expect(ana.page.locator(".commit")).to_be_enabled()
    assert misfits(ana, [size]) == []
    assert faults(ana) == []
    ana.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(opener).to_be_focused()

    table.welcome(berta, 1)  # who isn't asked
    expect(berta.page.get_by_title("Aquí cualquier jugada se puede deshacer")).to_be_visible()
    expect(berta.page.get_by_role("button", name="Pista", exact=True)).to_have_count(0)


def lies_under(person: Person, upper: str, lower: str) -> bool:
    boxes = [person.page.locator(each).bounding_box() for each in (upper, lower)]
    return boxes[0] is not None and boxes[1] is not None and boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_finished_match_is_analysed_on_its_replay(
    server: Server, new_person: NewPerson, size: tuple[int, int]
) -> None:
    table = ended("CORAL-2102", "arcana", NAMES[:3])
    table.put_into(server.database)
    ana = new_person("Ana", size)
    ana.go(f"/r/{table.code}")
    ana.page.wait_for_selector(".controls")
    if size == PHONE:
        ana.page.get_by_role("button", name="Registro", exact=True).click()
    ana.page.get_by_role("button", name="Analizar la partida").click()
    analysis = ana.page.get_by_role("region", name="Análisis")
    expect(analysis.get_by_role("heading", name="Momentos decisivos")).to_be_visible()
    assert lies_under(ana, ".analysis svg", ".analysis .sides")
    assert_nothing_sticks_out(ana)
    analysis.get_by_text("Ver como tabla").click()
    last = analysis.locator("tbody tr").last
    expect(last).not_to_have_attribute("aria-current", "step")
    last.get_by_role("button").click()
    expect(last).to_have_attribute("aria-current", "step")
    assert faults(ana) == []
