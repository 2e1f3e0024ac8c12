"""The chairs of a running match: getting one's own back, asking for another's, being asked to leave."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import NewPerson
from browser.kept import KeptTable
from browser.people import PHONE, WIDE, Person
from browser.serving import Server
from browser.test_axe import faults
from browser.test_small import assert_nothing_sticks_out

NAMES: Final = ("Ana", "Berta", "Chema", "")
ARCANA: Final = {"difficulty": "easy"}

Lay = Callable[..., KeptTable]
_numbers = count(2001)


@pytest.fixture
def lay(server: Server) -> Lay:
    """A running match of Arcana where Ana, who set the table, has the first turn."""

    def put(**terms: str) -> KeptTable:
        for number in _numbers:
            table = KeptTable(f"CORAL-{number}", "arcana", NAMES, ARCANA, **terms)
            if table.begin().asked_of(0) is not None:
                table.put_into(server.database)
                return table
        raise AssertionError

    return put


def come_in(table: KeptTable, new_person: NewPerson, chair: int, size: tuple[int, int] = WIDE) -> Person:
    person: Person = new_person(NAMES[chair], size)
    table.welcome(person, chair)
    return person


def bar(person: Person) -> Locator:
    return person.page.locator(".decide")


def open_more(person: Person) -> Locator:
    person.page.get_by_role("button", name="Más", exact=True).click()
    return person.page.get_by_role("dialog").first


def ask_for_chair(person: Person) -> None:
    bar(person).get_by_role("button", name="Pedir una silla").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Pedir esta silla").click()
    person.page.keyboard.press("Escape")


def test_a_bots_chair_is_asked_for_and_given_by_all(lay: Lay, new_person: NewPerson) -> None:
    table = lay()
    ana, berta = come_in(table, new_person, 0), come_in(table, new_person, 1, PHONE)
    chema = come_in(table, new_person, 2)
    marta = new_person("Marta", PHONE)
    marta.come_to(table.code)
    expect(bar(marta)).to_contain_text("Se puede pedir la silla de Darío.")
    ask_for_chair(marta)
    expect(bar(marta)).to_contain_text("Has pedido la silla de Darío")
    expect(bar(marta)).to_contain_text("Falta la respuesta de Ana, Berta y Chema.")
    assert_nothing_sticks_out(marta)

    # Ana has a question of the game before her: a badge on the talk, and the request lies there.
    assert ana.is_asked()
    assert bar(ana).get_by_text("¿Dejáis a Marta").count() == 0
    expect(ana.page.locator("#tab-chat .unread")).to_have_text("1")
    ana.page.locator("#tab-chat").click()
    asked = ana.page.get_by_role("list", name="Peticiones")
    expect(asked).to_contain_text("La lleva un bot. Marta verá lo que guarda esa silla")
    assert faults(ana) == []
    asked.get_by_role("button", name="De acuerdo", exact=True).click()
    expect(asked.get_by_role("button")).to_have_count(0)

    # The others have nothing else to do: it stands in the bar.
    for person in (berta, chema):
        expect(bar(person).locator("h2")).to_have_text("¿Dejáis a Marta la silla de Darío?")
        assert_nothing_sticks_out(person)
        assert faults(person) == []
        bar(person).get_by_role("button", name="De acuerdo", exact=True).click()
    expect(bar(marta)).to_contain_text("Tus destinos")
    expect(bar(chema)).not_to_contain_text("¿Dejáis")


def test_one_no_is_enough_and_the_asker_is_told(lay: Lay, new_person: NewPerson) -> None:
    table = lay()
    berta = come_in(table, new_person, 1)
    marta = new_person("Marta")
    marta.come_to(table.code)
    ask_for_chair(marta)
    bar(berta).get_by_role("button", name="No", exact=True).click()
    expect(bar(marta).get_by_role("alert")).to_contain_text("No te han dado la silla")
    expect(bar(marta).get_by_role("button", name="Pedir una silla")).to_be_visible()


def test_a_request_can_be_taken_back(lay: Lay, new_person: NewPerson) -> None:
    table = lay()
    berta = come_in(table, new_person, 1)
    marta = new_person("Marta")
    marta.come_to(table.code)
    ask_for_chair(marta)
    expect(bar(berta)).to_contain_text("¿Dejáis a Marta")
    bar(marta).get_by_role("button", name="Retirar la petición").click()
    expect(bar(berta)).not_to_contain_text("¿Dejáis a Marta")
    expect(bar(marta).get_by_role("alert")).to_be_empty()


def test_who_stands_up_is_told_what_it_means_and_gets_the_chair_back(lay: Lay, new_person: NewPerson) -> None:
    berta = come_in(lay(), new_person, 1)
    more = open_more(berta)
    more.get_by_role("button", name="Levantarme", exact=True).click()
    sure = berta.page.get_by_role("dialog", name="¿Levantarte a media partida?")
    expect(sure).to_contain_text("Puedes recuperarla cuando quieras")
    sure.get_by_role("button", name="Levantarme", exact=True).click()
    expect(bar(berta)).to_contain_text("Tu silla se guarda para ti")
    bar(berta).get_by_role("button", name="Volver a mi silla").click()
    expect(bar(berta).get_by_text("Esperando a Ana")).to_be_visible()


@pytest.mark.parametrize("joining", ["closed", "open"])
def test_a_closed_table_says_so_and_an_open_one_needs_no_asking(lay: Lay, new_person: NewPerson, joining: str) -> None:
    marta = new_person("Marta")
    marta.come_to(lay(joining=joining).code)
    more = open_more(marta)
    if joining == "closed":
        expect(more).to_contain_text("nadie se sienta a media partida")
        assert more.get_by_role("button", name="silla").count() == 0
    else:
        more.get_by_role("button", name="Ocupar su silla").click()
        expect(more.locator(".seats li").nth(3)).to_contain_text("Marta (tú)")


def test_the_owner_asks_somebody_to_leave_who_then_stays_out(lay: Lay, new_person: NewPerson) -> None:
    table = lay()
    ana, berta = come_in(table, new_person, 0, PHONE), come_in(table, new_person, 1, PHONE)
    more = open_more(ana)
    more.get_by_role("button", name="Quitar: Berta", exact=True).click()
    sure = ana.page.get_by_role("dialog", name="¿Pedir a Berta que se vaya?")
    expect(sure).to_contain_text("Un bot jugará en su silla hasta el final")
    assert_nothing_sticks_out(ana)
    assert faults(ana) == []
    sure.get_by_role("button", name="Mejor no", exact=True).click()
    expect(more.locator(".seats li").nth(1)).to_contain_text("Berta")
    more.get_by_role("button", name="Quitar: Berta", exact=True).click()
    sure.get_by_role("button", name="Pedir que se vaya").click()
    expect(berta.page.locator("h1")).to_have_text("Ya no te sientas aquí")
    assert_nothing_sticks_out(berta)
    assert faults(berta) == []
    assert berta.complaints == []
    berta.page.reload()
    expect(berta.page.locator("h1")).to_have_text("Ya no te sientas aquí")
    berta.complaints.clear()  # the browser says 403 too
    expect(more.locator(".seats li").nth(1)).to_contain_text("bot")


def test_a_majority_asks_somebody_to_leave(lay: Lay, new_person: NewPerson) -> None:
    table = lay()
    ana, berta, chema = (come_in(table, new_person, chair) for chair in range(3))
    more = open_more(berta)
    more.get_by_role("button", name="Quitar: Chema", exact=True).click()
    sure = berta.page.get_by_role("dialog", name="¿Proponer que Chema se vaya?")
    sure.get_by_role("button", name="Proponerlo", exact=True).click()
    expect(bar(chema)).not_to_contain_text("¿Pedimos")
    ana.page.locator("#tab-chat").click()
    asked = ana.page.get_by_role("list", name="Peticiones")
    expect(asked).to_contain_text("Lo quiere Berta: 1 de 2 que hacen falta.")
    asked.get_by_role("button", name="Que se vaya", exact=True).click()
    expect(chema.page.locator("h1")).to_have_text("Ya no te sientas aquí")


def test_onlookers_are_known_to_the_owner_and_can_be_sent_away(lay: Lay, new_person: NewPerson) -> None:
    table = lay()
    ana, berta = come_in(table, new_person, 0), come_in(table, new_person, 1)
    marta = new_person("Marta", language="en")
    marta.come_to(table.code)
    expect(open_more(berta)).to_contain_text("1 persona mira")
    assert berta.page.get_by_text("Marta").count() == 0
    more = open_more(ana)
    more.get_by_role("button", name="Quitar: Marta", exact=True).click()
    ana.page.get_by_role("button", name="Pedir que se vaya").click()
    expect(marta.page.locator("h1")).to_have_text("You no longer sit here")
