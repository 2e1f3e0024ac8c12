"""In the deduction aid one tap tells what a bot's play says, on a wide page and on a phone."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.kept import KeptTable
from browser.people import PHONE, WIDE
from browser.serving import Server
from games.arcana.laid import lay
from sobremesa import bots
from sobremesa.games.arcana.rules import GAME
from sobremesa.kernel.rng import Rng
from sobremesa.testing import play

NAMES: Final = ("Ana", "", "", "")


def bot_has_played(aid: str) -> Any:
    match = lay("judge stranger shore chalice", [(), (3, 5), (), ()], active=1, settings={"aid": aid})
    bot = bots.make(bots.HOUSE, GAME, 1, Rng(bytes(32)))
    play(match, f"1 {bot.choose(match.look(1, frozenset({0}))).key}")
    return match


@pytest.mark.parametrize(("size", "code"), [(WIDE, "BRISA-61"), (PHONE, "BRISA-62")])
def test_one_tap_in_the_aid_tells_what_a_bots_play_says(
    new_person: NewPerson, server: Server, size: tuple[int, int], code: str
) -> None:
    table = KeptTable.in_position(code, bot_has_played("own"), NAMES)
    table.put_into(server.database)
    ana = new_person("Ana", size, curious=True)
    table.welcome(ana, 0)
    page = ana.page
    expect(page.locator(".decide.mine")).to_be_visible()
    if size == PHONE:
        page.keyboard.press("n")
    page.get_by_role("button", name="¿Qué dice esa jugada?").click()
    told = page.locator(".aid .sign")
    expect(told).to_contain_text("En lo que los bots tienen acordado")
    expect(told).to_contain_text("guarda")
    assert told.evaluate("one => one.scrollWidth <= one.clientWidth")
    told.get_by_role("button", name="arcana-11.4").click()
    expect(page.get_by_text("según lo que esos bots tienen acordado")).to_be_in_viewport()


def test_without_the_aid_there_is_no_such_button(new_person: NewPerson, server: Server) -> None:
    table = KeptTable.in_position("BRISA-63", bot_has_played("off"), NAMES)
    table.put_into(server.database)
    ana = new_person("Ana", curious=True)
    table.welcome(ana, 0)
    expect(ana.page.locator(".decide.mine")).to_be_visible()
    expect(ana.page.locator("section.aid")).to_be_visible()
    expect(ana.page.locator(".aid .sign")).to_have_count(0)
