"""Taking back: only where it can lead somewhere, and at a practice table, which says what it is, whatever was seen."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import PHONE, Person, play_until
from browser.test_axe import faults
from browser.test_small import assert_nothing_sticks_out

PRACTICE = "De práctica: cualquier jugada se puede deshacer, y la partida queda marcada"


def begin(person: Person, *picks: str) -> None:
    person.set_table(2, picks)
    person.sit(0)
    person.seat_bot(1)
    person.start()


def plays_once(person: Person) -> None:
    play_until([person], person.is_asked)
    question = person.page.locator(".decide").get_attribute("data-decision")
    person.answer()
    person.page.wait_for_function("id => document.querySelector('.decide')?.dataset.decision !== id", arg=question)


def undo_is_offered(person: Person) -> bool:
    person.page.get_by_role("button", name="Más", exact=True).click()
    offered = person.page.get_by_role("dialog").get_by_role("button", name="eshacer").count() > 0
    person.page.keyboard.press("Escape")
    return offered


def test_with_bots_alone_what_told_something_is_not_taken_back(new_person: NewPerson) -> None:
    ana = new_person("Ana")
    begin(ana)
    plays_once(ana)
    assert not undo_is_offered(ana)
    told = ana.page.locator(".log li").count()
    ana.page.keyboard.press("u")
    assert ana.page.locator(".log li").count() >= told
    assert ana.page.locator(".practice").count() == 0


def test_a_practice_table_takes_back_anything_and_says_so_to_the_end(new_person: NewPerson) -> None:
    ana = new_person("Ana", PHONE)
    begin(ana, PRACTICE)
    expect(ana.page.locator(".practice")).to_have_text("De práctica")
    assert_nothing_sticks_out(ana)
    assert faults(ana) == []
    plays_once(ana)
    assert undo_is_offered(ana)
    play_until([ana], ana.is_asked)
    expect(ana.page.locator(".decide .undo")).to_be_visible()  # while something else is asked, too
    ana.page.keyboard.press("u")
    ana.page.get_by_role("navigation", name="Vistas de la mesa").get_by_role(
        "button", name="Registro", exact=True
    ).tap()
    expect(ana.page.locator(".log").get_by_text("Por practicar, deshaces tu jugada.").first).to_be_visible()
    ana.page.get_by_role("navigation", name="Vistas de la mesa").get_by_role("button", name="Mesa", exact=True).tap()
    play_until([ana], ana.is_over)
    expect(ana.page.locator(".finished")).to_contain_text("Partida de práctica")
    assert_nothing_sticks_out(ana)
