"""Who sets a table reads what each level of its bots is like and what it wins, and fills chairs with one of them."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import PHONE
from browser.test_axe import faults
from browser.test_small import assert_nothing_sticks_out


def test_the_levels_say_what_they_are_like_and_one_is_chosen(new_person: NewPerson) -> None:
    ana = new_person("Ana", PHONE)
    ana.set_table(3)
    levels = ana.page.locator(".seats fieldset label")
    expect(levels).to_have_count(3)
    expect(levels.nth(0)).to_contain_text("ganan el 99 %")
    expect(levels.nth(1)).to_contain_text("como a un principiante")
    levels.nth(1).tap()
    ana.page.get_by_role("button", name="Llenar las 2 sillas con bots").tap()
    expect(ana.page.locator(".seats li").nth(2)).to_contain_text("bot fácil")
    assert_nothing_sticks_out(ana)
    assert faults(ana) == []
