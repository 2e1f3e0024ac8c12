"""Before a table's door: what somebody who was sent its address sees, and how they come in and sit with one name."""

from __future__ import annotations

from itertools import count
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.kept import KeptTable
from browser.people import PHONE, Person
from browser.serving import Server
from browser.test_axe import faults
from browser.test_private import link_of, set_private
from browser.test_small import assert_nothing_sticks_out

SMALLEST: Final = {"width": 360, "height": 640}
_numbers = count(3001)


def door(person: Person) -> str:
    expect(person.page.locator(".doorstep h1")).to_be_visible()
    return person.page.locator(".doorstep").inner_text()


def test_a_link_says_to_what_and_with_whom_and_one_name_sits_one_down(new_person: NewPerson) -> None:
    ana, berta, chema = new_person("Ana"), new_person("Berta", PHONE), new_person("Chema", language="en")
    code = ana.set_table(3)
    berta.page.set_viewport_size(SMALLEST)
    berta.go(f"/t/{code}")
    seen = door(berta)
    for said in ("Ana te invita", "The Shipwreck Arcana", "Cada quien guarda un número", "minutos", "Quedan 2 sillas"):
        assert said in seen
    expect(berta.page.locator(".doorstep .chairs li")).to_have_text(["Ana", "Silla libre", "Silla libre"])
    expect(berta.page.locator(".doorstep .scene svg").first).to_be_visible()
    assert_nothing_sticks_out(berta)
    assert faults(berta) == []
    expect(berta.page.locator("#guest-name")).to_be_in_viewport(ratio=1)
    expect(berta.page.locator(".doorstep .pri")).to_be_in_viewport(ratio=1)
    berta.page.locator(".doorstep .pri").tap()
    expect(berta.page.get_by_role("alert")).to_have_text("Escribe cómo te llamas.")

    # Meanwhile somebody else takes the chair that was seen free.
    chema.go(f"/t/{code}")
    assert "Ana invites you" in door(chema)
    chema.give_name()
    expect(ana.page.locator(".seats li").nth(1)).to_contain_text("Chema")
    berta.give_name()
    expect(berta.page.locator(".seats li").nth(2)).to_contain_text("Berta (tú)")


def test_who_only_wants_to_look_is_not_seated_and_a_full_table_says_so(new_person: NewPerson) -> None:
    ana, berta, chema = new_person("Ana"), new_person("Berta"), new_person("Chema")
    code = ana.set_table(2)
    berta.go(f"/t/{code}")
    door(berta)
    ana.seat_bot(1)
    berta.give_name()
    expect(berta.page.locator(".start")).to_contain_text("No queda ninguna silla")
    chema.go(f"/t/{code}")
    assert "No queda ninguna silla" in door(chema)
    expect(chema.page.locator(".doorstep .pri")).to_have_text("Mirar")
    chema.page.get_by_role("link", name="Poner otra como esta").click()
    chema.give_name()
    expect(chema.page.locator("[data-set-table]")).to_be_visible()


def test_a_match_that_runs_says_what_there_is_inside(new_person: NewPerson, server: Server) -> None:
    table = KeptTable(f"CORAL-{next(_numbers)}", "arcana", ("Ana", "Berta", ""))
    table.begin()
    table.put_into(server.database)
    marta = new_person("Marta", PHONE)
    marta.go(f"/t/{table.code}")
    assert "Ya se está jugando. Dentro puedes pedir la silla de un bot" in door(marta)
    assert faults(marta) == []
    marta.give_name()
    expect(marta.page.locator(".decide")).to_contain_text("Se puede pedir la silla")


def test_the_lesson_first_and_back_to_the_table_that_waits(new_person: NewPerson) -> None:
    ana, berta = new_person("Ana"), new_person("Berta", PHONE)
    code = ana.set_table(2)
    berta.go(f"/t/{code}")
    berta.page.get_by_role("link", name="Ver antes la lección").tap()
    berta.give_name()
    berta.page.get_by_role("link", name="Salir").tap()
    expect(berta.page.locator(".gathering")).to_contain_text(code)


def test_a_private_table_is_told_by_its_link_and_not_by_its_code(new_person: NewPerson) -> None:
    ana, berta, chema, dani = new_person("Ana"), new_person("Berta"), new_person("Chema"), new_person("Dani")
    code = set_private(ana, spoken=True)
    link = link_of(ana)
    berta.go(f"/t/{code}")
    assert "Ana" not in door(berta)
    assert "Una mesa privada" in door(berta)
    chema.page.goto(link)
    assert "Ana te invita" in door(chema)
    berta.give_name()
    expect(ana.page.locator(".seats")).to_contain_text("Berta")
    chema.give_name()
    expect(ana.page.locator(".seats")).to_contain_text("Chema")
    dani.page.goto(f"{link[:-4]}0000")
    expect(dani.page.locator("h1")).to_have_text("Este enlace ya no abre")
    dani.complaints.clear()  # that there is nothing


def test_a_phone_hands_the_link_on_and_has_one_main_button(new_person: NewPerson) -> None:
    ana, berta = new_person("Ana", PHONE), new_person("Berta", PHONE)
    ana.context.add_init_script("navigator.share = (what) => ((window.shared = what), Promise.resolve())")
    code = ana.set_table(3)
    ana.page.locator(".invite").get_by_role("button", name="Compartir").tap()
    shared = ana.page.evaluate("window.shared")
    assert shared["url"] == f"{ana.address}/t/{code}"
    assert "The Shipwreck Arcana" in shared["text"]
    expect(ana.page.locator(".invite .aloud")).to_contain_text(code.split("-")[0].lower())
    chairs, invite = (ana.page.locator(f".gathering .{part}").bounding_box() for part in ("chairs", "invite"))
    assert chairs
    assert invite
    assert chairs["y"] < invite["y"]

    berta.come_to(code)
    expect(berta.page.locator(".gathering .btn.pri")).to_have_text(["Sentarme"])
    expect(berta.page.locator(".gathering .btn.pri")).to_be_in_viewport(ratio=1)
    berta.page.locator(".gathering .btn.pri").tap()
    expect(berta.page.locator(".seats li").nth(1)).to_contain_text("Berta (tú)")
    expect(berta.page.locator(".gathering .btn.pri")).to_have_count(0)
    assert faults(berta) == []


def test_from_the_lobby_one_plays_at_once_with_bots_under_a_name_that_can_be_changed(new_person: NewPerson) -> None:
    ana = new_person("Ana", PHONE)
    ana.go()
    ana.page.locator(".games [data-game=arcana] .now").tap()
    ana.page.wait_for_selector(".decide")
    assert ana.page.get_by_role("dialog").count() == 0
    ana.go()
    expect(ana.page.locator(".who b")).not_to_have_text("Tu nombre")
    above = "document.querySelector('.mine').compareDocumentPosition(document.querySelector('.hero'))"
    ana.page.wait_for_selector(".mine")
    assert ana.page.evaluate(above) == 4  # the hero follows
    assert_nothing_sticks_out(ana)
    assert faults(ana) == []
    ana.page.locator(".who").tap()
    ana.give_name()
    expect(ana.page.locator(".who b")).to_have_text("Ana")


@pytest.mark.parametrize("game", ["cosa", "princesa", "ansia", "eldritch"])
def test_so_does_one_at_every_other_game(new_person: NewPerson, game: str) -> None:
    ana = new_person("Ana", PHONE)
    ana.go()
    ana.page.locator(f".games [data-game={game}] .now").tap()
    ana.page.wait_for_selector(".decide.mine")
    assert ana.page.get_by_role("dialog").count() == 0
