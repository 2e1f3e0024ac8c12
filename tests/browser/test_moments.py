"""What somebody must not miss: who they are, what they are given, being chosen; and nobody beside them sees it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.kept import KeptTable
from browser.people import PHONE
from browser.serving import Server
from games.cosa.laid import lay

NAMES: Final = ("Ana", "Berta", "", "", "")

pytestmark = pytest.mark.xdist_group("moments")


def test_who_one_is_comes_covered_once_and_what_one_is_given_comes_the_same_way(
    new_person: NewPerson, server: Server
) -> None:
    match = lay("infected suspicion", "whisky", "", "", "", at="exchange", active=0)
    table = KeptTable.in_position("NIEVE-71", match, NAMES)
    table.put_into(server.database)
    berta = new_person("Berta", PHONE, curious=True)
    table.welcome(berta, 1)
    page, card = berta.page, berta.page.locator(".whisper .card")
    expect(card).to_have_text("Toca para ver")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.reload()
    expect(page.locator("[data-whisper]")).to_have_attribute("aria-label", "Para ti: toca para ver")
    expect(card).to_have_count(0)  # it came already

    # What glows can be played with the card on the table, and that puts it away.
    ana = new_person("Ana", curious=True)
    table.welcome(ana, 0)
    expect(ana.page.locator(".whisper")).to_be_visible()
    assert ana.page.evaluate("document.activeElement.closest('.whisper') === null")
    ana.page.locator(".hand .hc.can").last.click()
    expect(ana.page.locator(".whisper")).to_have_count(0)
    ana.page.locator(".commit").click()

    # Asked, with the bar full, one still finds it.
    expect(page.locator(".decide.mine")).to_be_visible()
    expect(page.locator(".your-moment")).to_have_text("Ana te ofrece una carta.")
    page.locator("[data-whisper]").click()
    card.click()
    expect(card).to_have_text("Humano")
    page.locator(".whisper .pri").click()
    page.locator(".hand .hc.can").first.click()
    page.locator(".commit").click()

    # Both are told what they were given, under the same cover.
    for person in (ana, berta):
        expect(person.page.locator(".whisper .card")).to_have_text("Toca para ver")
        expect(person.page.locator(".whisper")).to_contain_text("Algo para ti")
    card.click()
    expect(page.locator(".whisper .says")).to_contain_text("Ana te ha pasado")
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)
