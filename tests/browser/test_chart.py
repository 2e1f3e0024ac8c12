"""The chart of Eldritch Horror: where one can go is found and chosen on it, on a phone too and by keyboard."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from browser.conftest import NewPerson
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
