"""A turn of El ansia at its own board: out over the map, taken back, out again, and a bite."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.fullest.ansia import lay_table
from browser.people import PHONE, WIDE
from browser.serving import Server

FARMS = {"es": "Las granjas, gastas 1", "en": "The farms, you spend 1"}


@pytest.mark.parametrize(("language", "size", "code"), [("es", PHONE, "LUNA-65"), ("en", WIDE, "LUNA-66")])
def test_a_turn_is_taken_back_and_played(
    new_person: NewPerson, server: Server, language: str, size: tuple[int, int], code: str
) -> None:
    table = lay_table(code, "night-flight anselmo vampire-thirst", 0)
    table.put_into(server.database)
    ana = new_person("Ana", size, language=language)
    other = new_person("Maximiliano", size, language=language)
    table.welcome(ana, 0)
    table.welcome(other, 1)
    commit = ana.page.locator(".decide .commit")
    space = ana.page.get_by_role("button", name=FARMS[language])

    def go() -> None:
        space.dispatch_event("click")
        commit.click()
        expect(space).to_have_count(0)

    go()
    ana.page.keyboard.press("u")
    expect(space).to_be_attached()
    go()
    ana.page.locator("#board .cell.can").first.click()
    expect(ana.page.locator(".decide .reading")).to_be_attached()
    commit.click()
    expect(other.page.locator("[data-place=seat-0] .points")).not_to_have_text("17")
