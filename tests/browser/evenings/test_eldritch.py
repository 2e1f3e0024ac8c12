"""Evenings of Eldritch Horror with two people at two browsers: five rounds, one of them at a phone; all of Cthulhu."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import PHONE, play_until
from browser.test_axe import faults
from browser.test_eldritch import round_of

LAST_ROUND: Final = 5


def test_two_people_play_five_rounds_in_both_languages(new_person: NewPerson) -> None:
    ana, berta = new_person("Ana"), new_person("Berta", PHONE, language="en")
    code = ana.set_table(2, game="eldritch")
    ana.sit(0)
    berta.come_to(code)
    berta.sit(1)
    ana.start()
    play_until(
        [ana, berta], lambda: ana.is_asked() or berta.is_asked()
    )  # who leads is left to chance, and chooses first
    first, title = (ana, "Investigadores") if ana.is_asked() else (berta, "Investigators")
    expect(first.page.locator(".pliego h2")).to_have_text(title)
    play_until([ana, berta], lambda: ana.is_over() or round_of(ana) > LAST_ROUND)
    for person in (ana, berta):
        assert faults(person) == []


def test_two_people_and_two_bots_play_against_cthulhu_from_the_deal_to_the_end(new_person: NewPerson) -> None:
    ana, berta = new_person("Ana"), new_person("Berta", language="en")
    code = ana.set_table(4, ["Cthulhu"], game="eldritch")
    ana.sit(0)
    berta.come_to(code)
    berta.sit(1)
    ana.seat_bot(2)
    ana.seat_bot(3)
    ana.start()
    play_until([ana, berta], lambda: ana.is_over() and berta.is_over())
    for person in (ana, berta):
        expect(person.page.locator(".pliego .end h3").last).to_be_visible()
        assert faults(person) == []
