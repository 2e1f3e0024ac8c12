"""The cards of docs/adding-a-card.md at the table: each is read, glows, is chosen, and does what it says."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import NewPerson
from browser.kept import KeptTable
from browser.people import PHONE, WIDE, Person
from browser.serving import Server
from browser.test_axe import faults
from browser.test_geometry import resize
from docs.newcomers import NEWCOMERS, Newcomer, quoted, write_into_a_copy

MOST_STOPS: Final = 150  # of the tabulator, from the top of a page to its end

FIRST: Final = {"arcana": (".hand button.can", "6")}  # the fate for which there is a place
AIMED: Final = {"cosa": (".seat.can", "Berta")}
DRAWN: Final = {"arcana": ".gauge .line", "cosa": ".drawing .sign", "princesa": ".art path", "ansia": ".drawing path"}
# What comes of it, as everybody is told or as one is asked next.
COMES: Final = {
    "arcana": ("Juegas un 6 en La Polilla",),
    "cosa": ("Examinas la mano de Berta: Hacha, Sospecha, Whisky y Seducción",),
    "princesa": ("Ganas a Berta con «Hoz de luna»", "Berta pierde 1 ♥", "Recibes 2 monedas"),
    "ansia": ("Cazas por 1 y te anotas 4 puntos: Sor Luz",),
    "eldritch": ("Lanzas Voces de los muertos", "Obtienes 1 pista", "Pierdes 1 de Salud"),
}
ASKED_THEN: Final = {"ansia": "Sor Luz: ¿de qué cripta?"}

OTHER_LANGUAGE: Final = {"es": "Cambiar a español", "en": "Switch to English"}
GLOWS: Final = "thing => thing.matches('.can') && getComputedStyle(thing).boxShadow !== 'none'"
IS_REACHED: Final = "thing => thing === document.activeElement"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Of the games with those cards in them."""
    env = write_into_a_copy(tmp_path_factory.mktemp("written"))
    running = Server(tmp_path_factory.mktemp("server"), env=env)
    running.start()
    try:
        subprocess.run([sys.executable, "-m", "docs.new_cards", str(running.database)], env=env, check=True)
        yield running
    finally:
        running.stop()


def called(name: str) -> re.Pattern[str]:
    """As it stands on a card, where it may be parted."""
    return re.compile("\u00ad?".join(map(re.escape, name)))


def reach(person: Person, thing: Locator) -> None:
    """From the top of the page, with the keyboard alone."""
    person.page.evaluate("document.activeElement?.blur()")
    for _ in range(MOST_STOPS):
        person.page.keyboard.press("Tab")
        if thing.evaluate(IS_REACHED):
            return
    pytest.fail("the tabulator never comes there")


def look(ana: Person, language: str, window: tuple[int, int]) -> None:
    """At what is there already, in another language and another window."""
    resize(ana, WIDE)
    ana.page.get_by_role("button", name=OTHER_LANGUAGE[language]).click()
    expect(ana.page.locator("html")).to_have_attribute("lang", language)
    resize(ana, window)


def glowing(ana: Person, one: Newcomer, language: str) -> Locator:
    thing = ana.page.locator("button.can").filter(has_text=called(one.name[language]))
    expect(thing).to_have_count(1)
    assert thing.evaluate(GLOWS)
    return thing


def is_read(ana: Person, one: Newcomer, language: str) -> None:
    sentence = quoted()[one.card][language].split(". ")[-1]
    expect(ana.page.get_by_text(sentence).first).to_be_in_viewport()


def choose(ana: Person, one: Newcomer) -> None:
    page = ana.page
    if one.game in FIRST:
        where, text = FIRST[one.game]
        page.locator(where).filter(has_text=text).click()
    look(ana, "en", PHONE)
    glowing(ana, one, "en")
    look(ana, "es", WIDE)
    thing = glowing(ana, one, "es")
    if one.game in DRAWN:
        drawn = thing.locator(DRAWN[one.game]).evaluate_all("paths => paths.map((path) => path.getAttribute('d'))")
        assert drawn
        assert all(drawn)
    reach(ana, thing)
    thing.click()
    is_read(ana, one, "es")
    look(ana, "en", PHONE)
    is_read(ana, one, "en")
    look(ana, "es", WIDE)
    if one.game in AIMED:
        where, text = AIMED[one.game]
        page.locator(where).filter(has_text=text).click()


def test_a_new_card_of_each_game_is_read_glows_and_is_chosen(new_person: NewPerson) -> None:
    ana = new_person("Ana")
    for one in NEWCOMERS:
        KeptTable(one.code, one.game, one.people).welcome(ana, 0)
        choose(ana, one)
        assert faults(ana) == []
        ana.press(".commit")
        if one.game in ASKED_THEN:
            expect(ana.page.locator(".decide")).to_contain_text(ASKED_THEN[one.game])
        ana.page.keyboard.press("l")
        for line in COMES[one.game]:
            expect(ana.page.locator("#panel-log")).to_contain_text(line)
