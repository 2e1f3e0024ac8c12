"""A game without a board of its own, The Orchard of docs/adding-a-game.md, on the board made from its sketch."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import PHONE, WIDE, Person, play_until
from browser.reaching import DESK, ENLARGED, Reaching
from browser.reaching import PHONE as SMALL
from browser.serving import Server
from browser.test_axe import faults
from browser.test_geometry import misfits
from docs.page import lay_out, steps
from sobremesa.kernel import registry
from sobremesa.testing.kinds import positions

ORCHARD, _ = steps("adding-a-game.md")
MATCHES = 24


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    package = lay_out(ORCHARD, tmp_path_factory.mktemp("orchard"))
    running = Server(tmp_path_factory.mktemp("server"))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(package))
        patch.setenv("PYTHONPATH", os.pathsep.join([str(package), os.environ.get("PYTHONPATH", "")]))
        running.start()
        yield running
    running.stop()


class Pointing(Person):
    """Points at what glows on the board; what isn't there is a button."""

    def answer(self) -> None:
        on_board = self.page.locator("#board .can")
        if not on_board.count():
            self.page.locator(".answers .btn.can").first.click()
        while self.page.locator(".commit").is_disabled():
            on_board.last.click()
        self.page.locator(".commit").click()


class Typing(Person):
    """Has no mouse."""

    def answer(self) -> None:
        self.page.keyboard.press("1")
        self.page.keyboard.press("Enter")


def is_too_wide(person: Person) -> bool:
    wide: bool = person.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wide or person.page.evaluate("(b => b.scrollWidth > b.clientWidth)(document.querySelector('#board'))")


def test_it_is_played_to_its_end(new_person: NewPerson) -> None:
    ana = new_person("Ana", PHONE, kind=Pointing)
    blas = new_person("Blas", WIDE, kind=Typing, language="en", mode="light")
    code = ana.set_table(3, game="orchard")
    ana.sit(0)
    blas.come_to(code)
    blas.sit(1)
    ana.seat_bot(2)
    ana.start()
    board = ana.page.locator("#board")
    expect(board.locator("section")).to_have_count(4)  # the piles, and three players
    expect(board.locator(".pieces .card.can").first).to_be_visible()
    expect(blas.page.locator("#board .pieces .card.can")).to_have_count(0)  # whose turn it isn't
    assert misfits(ana) == []
    everybody = [ana, blas]
    for person in everybody:
        assert faults(person) == []
        assert not is_too_wide(person)
    assert play_until(everybody, ana.is_over) > 3
    assert ana.headline()
    for person in everybody:
        assert faults(person) == []
        assert not is_too_wide(person)
    ana.go(f"/r/{code}")
    ana.page.wait_for_selector(".controls")
    ana.page.keyboard.press("End")
    expect(ana.page.locator("main section h3").first).to_have_text("Los montones")


def with_a_thief(new_person: NewPerson) -> Person:
    """Somebody who is to play and has that card: in one match of ten nobody ever hands it to them."""
    for number in range(20):
        ana = new_person(f"Ana {number}", kind=Pointing)
        ana.set_table(3, game="orchard")
        ana.sit(0)
        ana.seat_bot(1)
        ana.seat_bot(2)
        ana.start()
        thief = ana.page.locator("#board .pieces .card.can", has_text="Ladrón")
        play_until([ana], lambda ana=ana, thief=thief: thief.count() > 0 or ana.is_over())
        if thief.count():
            return ana
    raise AssertionError("the thief is not in the box")


def test_a_card_reads_as_it_runs_and_a_seat_is_pointed_at(new_person: NewPerson) -> None:
    """Whoever is asked which player a thief robs finds the players glow, and nothing else."""
    ana = with_a_thief(new_person)
    thief = ana.page.locator("#board .pieces .card.can", has_text="Ladrón").first
    expect(thief).to_contain_text("Esa persona pierde 1 manzana.")
    thief.click()
    ana.page.locator(".commit").click()
    others = ana.page.locator("#board .can:has(h3)")
    expect(others).to_have_count(2)
    expect(ana.page.locator("#board .can")).to_have_count(2)
    others.first.click()
    expect(ana.page.locator("#board .chosen")).to_have_count(1)
    expect(ana.page.locator(".commit")).to_be_enabled()
    ana.page.keyboard.press("Backspace")
    expect(ana.page.locator("#board .chosen")).to_have_count(0)
    expect(ana.page.locator(".commit")).to_be_disabled()


def test_every_kind_of_thing_offered_can_be_pressed(new_person: NewPerson, server: Server) -> None:
    reaching = Reaching(new_person("Ana"), server)
    reaching.look_at(positions(registry.get("orchard"), MATCHES).ways, [DESK, SMALL, ENLARGED])
    assert reaching.presses
    assert not reaching.faults, "\n".join(reaching.faults)
