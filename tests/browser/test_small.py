"""A phone in portrait: nothing sticks out, and it can be played."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import PHONE, Person, play_until


def assert_nothing_sticks_out(person: Person) -> None:
    wide, seen = person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= seen


def test_however_long_ones_name_is_the_board_says_that_it_is_ones_own(new_person: NewPerson) -> None:
    ana = new_person("Servilleta Almidonada", PHONE)
    ana.set_table(2)
    ana.seat_bot(1)
    ana.start()
    name = ana.page.locator(".rows .yours")
    assert name.evaluate("name => name.textContent") == "Servilleta Almidonada (tú)"
    own = name.locator("span").last
    assert name.evaluate("name => name.getBoundingClientRect().right") >= own.evaluate(
        "own => own.getBoundingClientRect().right"
    )
    expect(own).to_be_visible()


def test_a_match_on_a_phone(new_person: NewPerson) -> None:
    ana = new_person("Ana", PHONE)
    ana.go()
    ana.page.wait_for_selector(".game")
    assert_nothing_sticks_out(ana)
    code = ana.set_table(4, ("Perdición total", "Para toda la mesa, también quien mira"))
    assert_nothing_sticks_out(ana)
    ana.sit(0)
    for chair in (1, 2, 3):
        ana.seat_bot(chair)
    ana.start()
    assert_nothing_sticks_out(ana)
    views = ana.page.get_by_role("navigation", name="Vistas de la mesa")
    for view in ("Registro", "Charla", "Cuentas", "Reglas", "Mesa"):
        views.get_by_role("button", name=view).tap()
        assert_nothing_sticks_out(ana)
    play_until([ana], ana.is_over)
    assert_nothing_sticks_out(ana)
    ana.go(f"/r/{code}")
    ana.page.wait_for_selector(".controls")
    assert_nothing_sticks_out(ana)

    # The same again, bots and all, in one tap.
    ana.go(f"/t/{code}")
    ana.page.get_by_role("button", name="Otra partida", exact=True).tap()
    ana.page.wait_for_selector(".decide")
    assert code not in ana.page.url
