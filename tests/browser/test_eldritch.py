"""Eldritch Horror at its own board: rounds by clicking, what is read and rolled, and matches to their end.

A whole match takes an evening: the one that is played to its end here is taken up when doom and the last mythos
card are about to come.
"""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.kept import KeptTable
from browser.people import PHONE, Person, play_until
from browser.serving import Server
from browser.test_axe import faults
from games.eldritch.laid import lay

ROUND: Final = re.compile(r"(?:Ronda|Round|R) ?(\d+)")
LAST_ROUND: Final = 5


def round_of(person: Person) -> int:
    found = ROUND.search(person.page.locator("#board .over").inner_text())
    return int(found[1]) if found else 0


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


def test_what_is_rolled_is_told_and_rolled_again_before_it_is_accepted(new_person: NewPerson, server: Server) -> None:
    match = lay(
        "norman leo",
        "rome 17",
        held={0: "asset-private-investigator artifact-gate-box"},
        gates="rome",
        clues="london",
        mine={0: 3},
        on_top="ow-01",
    )
    table = KeptTable.in_position("LUNA-71", match, ("Ana", "Berta"))
    table.play("0 done", "1 done", "0 meet:world")
    table.put_into(server.database)
    ana, berta = new_person("Ana"), new_person("Berta", PHONE, language="en")
    table.welcome(ana, 0)
    table.welcome(berta, 1)
    mine, theirs = ana.page.locator(".pliego"), berta.page.locator(".pliego")

    # Both read the same; only whoever tests can touch the dice. Observation 3, −1 for the card, a bonus, a die.
    for pliego in (mine, theirs):
        expect(pliego.locator("tbody tr")).to_have_count(4)
        expect(pliego.locator(".die")).to_have_count(4)
    expect(theirs.locator(".rolls.can")).to_have_count(0)
    expect(mine.locator(".fate")).to_have_count(0)  # what comes of it isn't told before
    mine.locator(".rolls.can").first.click()
    ana.press(".commit")
    expect(mine.locator(".was")).to_have_count(1)
    expect(ana.page.locator("[role=img][aria-label='2 pistas']").first).to_be_visible()
    assert faults(ana) == []
    ana.press(".buttons .quiet:not(.undo)")
    expect(mine.locator(".fate").first).to_contain_text(re.compile("Superada|Fallada"))


def test_two_people_and_two_bots_meet_the_end_of_cthulhu(new_person: NewPerson, server: Server) -> None:
    match = lay(
        "norman leo trish lily",
        ancient="cthulhu",
        gates="rome sydney london arkham",
        doom=1,
        mythos_box=lambda s: s.mythos_box + s.mythos_deck[1:],
        mythos_deck=lambda s: s.mythos_deck[:1],
    )
    table = KeptTable.in_position("LUNA-72", match, ("Ana", "Berta", "", ""))
    table.put_into(server.database)
    ana, berta = new_person("Ana"), new_person("Berta", PHONE, language="en")
    table.welcome(ana, 0)
    table.welcome(berta, 1)
    play_until([ana, berta], lambda: ana.is_over() and berta.is_over())
    for person, title in ((ana, "Lo que hizo cada cual"), (berta, "What each one did")):
        expect(person.page.locator(".pliego .end h3").last).to_have_text(title)
        assert faults(person) == []
