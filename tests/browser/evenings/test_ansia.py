"""A whole night of El ansia, from the deal to the sheet, with two people at two browsers and two bots."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import play_until
from browser.test_ansia import WRONG_SUMS


def test_two_people_and_two_bots_play_a_whole_night_in_both_languages(new_person: NewPerson) -> None:
    ana, berta = new_person("Ana"), new_person("Berta", language="en")
    code = ana.set_table(4, game="ansia")
    ana.sit(0)
    berta.come_to(code)
    berta.sit(1)
    ana.seat_bot(2)
    ana.seat_bot(3)
    ana.start()
    play_until([ana, berta], lambda: ana.is_over() and berta.is_over())

    for person in (ana, berta):
        expect(person.page.locator(".sheet thead th")).to_have_count(4)
        assert person.page.evaluate(WRONG_SUMS) == []
    ana.page.get_by_role("button", name="Comprobar la baraja").click()
    ana.page.locator(".checked", has_text="La baraja es la sellada").wait_for()
