"""¡La Cosa! in the browser: whole matches by clicking, what the notebook keeps, and twelve people on a phone."""

from __future__ import annotations

from typing import Final

import pytest

from browser.conftest import NewPerson
from browser.people import PHONE, WIDE, Person, play_until
from browser.test_axe import AXE, faults
from browser.test_small import assert_nothing_sticks_out

HALF_A_PIXEL: Final = 0.5
TABLES: Final = 5
OVERLAPS: Final = """() => {
  const boxes = [...document.querySelectorAll('.place .seat')].map(seat => seat.getBoundingClientRect());
  return boxes.some((a, i) => boxes.some((b, j) =>
    i < j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom));
}"""


def with_bots(new_person: NewPerson, seats: int, size: tuple[int, int] = WIDE, mode: str = "dark") -> Person:
    ana = new_person("Ana", size, mode=mode)
    ana.set_table(seats, game="cosa")
    ana.sit(0)
    for chair in range(1, seats):
        ana.seat_bot(chair)
    ana.start()
    return ana


def is_out(person: Person) -> bool:
    return person.is_over() or person.page.locator(".hand .none").count() > 0


def in_own_turn(new_person: NewPerson, seats: int) -> Person:
    """Ana has to play a card. Who burns before that sits down at another table."""
    for _ in range(TABLES):
        ana = with_bots(new_person, seats)
        question = ana.page.locator(".decide h2", has_text="juegas o descartas")
        play_until([ana], lambda: question.count() > 0 or is_out(ana))  # noqa: B023
        if question.count():
            return ana
    raise AssertionError("Ana never came to play")


def test_five_people_and_three_bots_play_a_whole_match_in_both_languages(new_person: NewPerson) -> None:
    names = ("Ana", "Berta", "Chema", "Dani", "Elena")
    people = [new_person(name, language="en" if name in ("Chema", "Elena") else "es") for name in names]
    ana, _, chema, *_ = people
    code = ana.set_table(8, game="cosa")
    ana.sit(0)
    for chair, person in enumerate(people[1:], start=1):
        person.come_to(code)
        person.sit(chair)
    for chair in (5, 6, 7):
        ana.seat_bot(chair)
    ana.start()
    ana.page.locator(".log li", has_text="Cae la noche sobre la base").wait_for()
    chema.page.locator(".log li", has_text="Night falls").wait_for()
    assert all(person.page.locator(".place .seat").count() == len(names) + 3 for person in people)
    roles = [person.page.locator(".notebook .private b").inner_text() for person in people]
    assert all(role in ("Eres: Humano.", "Eres: La Cosa.", "You are: Human.", "You are: The Thing.") for role in roles)

    play_until(people, lambda: all(person.is_over() for person in people), seconds=400)
    assert ana.headline()
    ana.page.get_by_role("button", name="Lo que guardaba cada quien").click()
    ana.page.locator(".secrets li", has_text="acabó como").nth(7).wait_for()
    ana.page.get_by_role("button", name="Comprobar la baraja").click()
    ana.page.locator(".checked", has_text="La baraja es la sellada").wait_for()
    ana.page.get_by_role("link", name="Ver de nuevo").click()
    ana.page.wait_for_selector(".controls")
    ana.page.get_by_label("Con los ojos de").select_option(label="Berta")
    ana.page.wait_for_selector(".controls .hand .hc")


def test_twelve_on_a_phone(new_person: NewPerson) -> None:
    ana = with_bots(new_person, 12, PHONE)
    assert_nothing_sticks_out(ana)
    seats = ana.page.locator(".place .seat")
    assert seats.count() > 8
    for box in [seat.bounding_box() for seat in seats.all()]:
        assert box is not None
        assert box["x"] >= -HALF_A_PIXEL
        assert box["x"] + box["width"] <= PHONE[0] + HALF_A_PIXEL
    assert not ana.page.evaluate(OVERLAPS)
    views = ana.page.get_by_role("navigation", name="Vistas de la mesa")
    for view in ("Registro", "Charla", "Libreta", "Reglas", "Mesa"):
        views.get_by_role("button", name=view).tap()
        assert_nothing_sticks_out(ana)
    answers = iter(range(8))
    play_until([ana], lambda: is_out(ana) or next(answers, None) is None)
    assert_nothing_sticks_out(ana)


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: npm --prefix client ci")
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("mode", ["light", "dark"])
def test_no_serious_fault(new_person: NewPerson, mode: str, size: tuple[int, int]) -> None:
    ana = with_bots(new_person, 6, size, mode)
    play_until([ana], lambda: ana.is_asked() or is_out(ana))
    assert faults(ana) == []
    cards = ana.page.locator(".hand .hc.can")
    if cards.count():
        cards.first.click()
        assert faults(ana) == []
    if size == PHONE:
        ana.page.get_by_role("button", name="Libreta").tap()
        assert faults(ana) == []


def test_marks_of_suspicion_are_kept_in_this_browser(new_person: NewPerson) -> None:
    ana = with_bots(new_person, 5)
    marks = ana.page.get_by_role("group", name="Tu sospecha de Pez")
    suspect = marks.get_by_role("button", name="Sospecha", exact=True)
    suspect.click()
    assert suspect.get_attribute("aria-pressed") == "true"
    ana.page.reload()
    suspect.wait_for()
    assert suspect.get_attribute("aria-pressed") == "true"
    suspect.click()
    assert suspect.get_attribute("aria-pressed") == "false"


def test_everybody_has_the_declaration_and_only_the_thing_may(new_person: NewPerson) -> None:
    people = [new_person(name) for name in ("Ana", "Berta", "Chema", "Dani")]
    ana = people[0]
    code = ana.set_table(4, game="cosa")
    ana.sit(0)
    for chair, person in enumerate(people[1:], start=1):
        person.come_to(code)
        person.sit(chair)
    ana.start()
    refused = 0
    for person in people:
        person.page.wait_for_selector(".hand .hc")
        is_thing = person.page.locator(".hand .hc", has_text="Quien la tiene es La Cosa").count() > 0
        person.page.get_by_role("button", name="Declarar el final…").click()
        person.page.get_by_text("Sólo La Cosa puede declarar").wait_for()
        if is_thing:
            person.page.get_by_role("button", name="Todavía no").click()
            continue
        person.page.get_by_role("button", name="Lo declaro").click()
        person.page.get_by_role("alert").locator("button", has_text="cosa-13").wait_for()
        refused += 1
    assert refused == len(people) - 1


def test_a_card_is_played_from_the_keyboard(new_person: NewPerson) -> None:
    ana = in_own_turn(new_person, 5)
    cards = ana.page.locator(".hand .hc")
    first = next(index for index in range(cards.count()) if cards.nth(index).get_attribute("aria-disabled") == "false")
    held = cards.count()
    ana.page.keyboard.press(str(first + 1))
    ana.page.wait_for_selector(".hand .hc.chosen")
    if ana.page.locator(".commit:disabled").count():
        ana.page.keyboard.press("1")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_function("held => document.querySelectorAll('.hand .hc').length !== held", arg=held)
