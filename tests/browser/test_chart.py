"""The maps of Eldritch Horror and El ansia: where one can go is found and chosen there, by touch and by keyboard."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.fullest import ansia
from browser.fullest.eldritch import lay_table
from browser.people import PHONE
from browser.serving import Server
from browser.test_axe import faults

WHOLE_QUESTION: Final = """() => {
  const asked = document.querySelector('.decide h2');
  return asked.scrollHeight <= asked.clientHeight + 1;
}"""


def test_a_journey_is_chosen_by_its_end(new_person: NewPerson, server: Server) -> None:
    """Beyond the window: a mark leads there. The legs and their tickets follow by themselves."""
    table = lay_table("OSA-85")
    table.put_into(server.database)
    ana = new_person("Ana", PHONE)
    table.welcome(ana, 0)
    page = ana.page
    assert faults(ana) == []
    goal = page.locator("[data-space=istanbul]")
    expect(goal).not_to_be_in_viewport()
    page.locator(".edge.right").click()
    expect(goal).to_be_in_viewport(ratio=1)
    goal.click()
    expect(page.locator(".ticket")).to_have_count(3)
    expect(page.locator(".commit")).to_contain_text("Estambul")
    page.locator(".commit").click()
    expect(page.locator(".decide h2")).to_contain_text("Te queda una acción")
    expect(page.get_by_label("billete de")).to_have_count(0)
    expect(page.locator(".undo")).to_be_visible()
    page.wait_for_function(WHOLE_QUESTION)

    # By keyboard one walks from space to space, and hears what lies there.
    page.get_by_role("region", name="El mundo").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".box [aria-live]")).to_contain_text("Roma")
    page.keyboard.press("Enter")
    expect(page.locator(".decide .reading")).to_contain_text("Roma")


def test_the_map_of_the_night_is_read_by_keyboard_and_one_goes_by_it(new_person: NewPerson, server: Server) -> None:
    """Also what isn't offered: what it is is heard, and asked for it says why one can't go there."""
    table = ansia.lay_table("LUNA-68", "night-flight anselmo vampire-thirst", 0)
    table.put_into(server.database)
    ana = new_person("Ana", PHONE)
    table.welcome(ana, 0)
    page = ana.page
    heard = page.locator(".box [aria-live]")
    reading = page.locator(".decide .reading")
    page.get_by_role("region", name="El mapa").focus()
    for space in (
        "Las granjas, gastas 1",
        "La mina vieja",
        "La curva del cuervo",
        "El paso del lobo",
        "El fin de vía.",
    ):
        page.keyboard.press("ArrowUp")
        expect(heard).to_contain_text(space)
    page.keyboard.press("Enter")
    expect(reading).to_contain_text("El fin de vía")
    expect(page.locator(".decide .source")).to_contain_text("Cada casilla cuesta 1 de velocidad")

    page.keyboard.press("ArrowRight")
    expect(heard).to_contain_text("La curva del cuervo, gastas 3")
    page.keyboard.press("Enter")
    expect(page.locator("#board .spot[aria-pressed=true]")).to_have_accessible_name("La curva del cuervo, gastas 3")
    page.keyboard.press("Enter")
    expect(page.locator(".ribbon .step:not(.plan)")).to_have_count(1)
