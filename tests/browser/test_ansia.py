"""El ansia at its own board: the end of a night by clicking, a turn that is taken back, and the sheet at the end."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.fullest.ansia import lay_table, tables
from browser.kept import KeptTable
from browser.people import PHONE, WIDE, play_until
from browser.serving import Server
from browser.test_axe import faults
from browser.test_geometry import misfits, resize
from sobremesa.games.ansia.state import LAST_TURN
from sobremesa.tables import thinking

FARMS: Final = {"es": "Las granjas, gastas 1", "en": "The farms, you spend 1"}
STATION: Final = {"es": "La estación central, gastas 3", "en": "The central station, you spend 3"}
PUSHED: Final = {"es": "Ana te empuja", "en": "Ana pushes you"}
# Whatever doesn't add up on the sheet: the lines of a cell to what it says, cells to their part, parts to the total.
WRONG_SUMS: Final = """() => {
  const number = (element) => Number(element.textContent.replace('−', '-'));
  const wrong = [];
  const columns = document.querySelectorAll('.sheet thead th').length;
  for (let column = 1; column <= columns; column++) {
    const cell = (row) => row.children[column];
    const worth = (row) => number(cell(row).querySelector(':scope > b'));
    let total = 0;
    for (const part of document.querySelectorAll('.sheet tbody')) {
      const [first, ...rows] = part.rows;
      const sum = rows.reduce((sum, row) => sum + worth(row), 0);
      if (sum !== worth(first)) wrong.push(`${first.innerText}: ${sum}`);
      for (const row of rows) {
        const lines = [...cell(row).querySelectorAll('.lines b')].map(number);
        if (lines.length && lines.reduce((a, b) => a + b) !== worth(row)) wrong.push(row.innerText);
        if (worth(row) && !cell(row).querySelector('.lines').innerText) wrong.push(`nothing: ${row.innerText}`);
      }
      total += sum;
    }
    const last = document.querySelector('.sheet tfoot tr');
    if (!cell(last).matches('.ash') && worth(last) !== total) wrong.push(`total: ${last.innerText}`);
  }
  return wrong;
}"""

# Which spaces that can be chosen, and are in sight, are under something else in their middle.
HIDDEN: Final = """() => {
  const place = document.querySelector('#board .pan').getBoundingClientRect();
  return [...document.querySelectorAll('#board .spot.can')].flatMap((spot) => {
    const { left, top, right, bottom, width, height } = spot.getBoundingClientRect();
    const isIn = left >= place.left && top >= place.top && right <= place.right && bottom <= place.bottom;
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return isIn && seen !== spot ? [`${spot.getAttribute('aria-label')} under ${seen?.className}`] : [];
  });
}"""
# Numbers on the ribbon of which not everything is seen.
CUT: Final = """() => [...document.querySelectorAll('.ribbon .step b')].flatMap((number) => {
  const [one, step] = [number, number.closest('.step')].map((each) => each.getBoundingClientRect());
  return one.left < step.left || one.right > step.right ? [number.textContent] : [];
})"""
SMALL: Final = ((390, 844), (360, 640), (360, 780))


def night_under_way(code: str) -> KeptTable:
    """House bots have played in all four chairs until there are two turns left: two of them are people from now on."""
    table = KeptTable(code, "ansia", ("Ana", "Berta", "", ""))
    match = table.begin()
    while match.state.moon < LAST_TURN - 2:
        seat = match.asked[0].decision.seat
        option = thinking.answer(thinking.question(match, seat, "house"))
        match.play(seat, option)
        table.play(f"{seat} {option}")
    return table


def test_two_people_and_two_bots_come_to_the_end_of_a_night_in_both_languages(
    new_person: NewPerson, server: Server
) -> None:
    table = night_under_way("LUNA-67")
    table.put_into(server.database)
    ana, berta = new_person("Ana"), new_person("Berta", language="en")
    table.welcome(ana, 0)
    table.welcome(berta, 1)
    expect(ana.page.locator(".seat")).to_have_count(4)
    ana.page.locator("[data-place=seat-3] .seat").click()
    expect(ana.page.locator(".decide .reading b")).to_contain_text("· Darío")
    play_until([ana, berta], lambda: ana.is_over() and berta.is_over())

    for person, night, dawn, bots in (
        (ana, "De noche", "Al amanecer", ("Clara", "Darío")),
        (berta, "By night", "At dawn", ("Clara", "Darren")),
    ):
        sheet = person.page.locator(".sheet")
        for bot in bots:  # the headline and the log call whoever wins by that name
            expect(sheet.locator("thead th").get_by_text(bot, exact=True)).to_be_visible()
        expect(sheet.locator(".part th")).to_have_text([night, dawn])
        expect(sheet.locator("thead th")).to_have_count(4)
        assert person.page.evaluate(WRONG_SUMS) == []
        expect(sheet.locator(".picture svg").first).to_be_visible()  # the castle as day breaks
        assert misfits(person, [(1440, 900), (768, 1024), (360, 640)]) == []
        assert faults(person) == []


@pytest.mark.parametrize(("language", "size", "code"), [("es", PHONE, "LUNA-65"), ("en", WIDE, "LUNA-66")])
def test_a_turn_is_taken_back_and_played_and_others_are_told(
    new_person: NewPerson, server: Server, language: str, size: tuple[int, int], code: str
) -> None:
    table = lay_table(code, "night-flight anselmo vampire-thirst", 0)
    table.put_into(server.database)
    ana = new_person("Ana", size, language=language)
    other = new_person("Maximiliano", size, language=language)
    table.welcome(ana, 0)
    table.welcome(other, 1)
    commit = ana.page.locator(".decide .commit")
    spent = ana.page.locator(".ribbon .step")

    def go(space: str) -> None:
        ana.page.get_by_role("button", name=space).dispatch_event("click")
        commit.click()
        expect(ana.page.locator(".ribbon .step:not(.plan)")).to_have_count(1)

    go(FARMS[language])
    spent.click()
    expect(spent).to_have_count(0)
    go(STATION[language])

    # Three are there: the one on top is pushed away and told so, the others stay.
    ana.page.locator("#board .spot.can").first.dispatch_event("click")
    ana.press(".commit")
    expect(other.page.locator(".your-moment")).to_contain_text(PUSHED[language])
    pile = ana.page.locator("#board .cell.can", has=ana.page.locator(".many")).first
    while not pile.count():
        ana.press(".buttons .quiet:not(.undo)")

    pile.click()
    expect(ana.page.locator(".spread .face")).to_have_count(3)
    assert faults(ana) == []
    # Measuring touches what is cut to read it; what is chosen is put away by that, and chosen again.
    assert [fault for fault in misfits(ana, [size]) if "can't be read" not in fault] == []
    pile.click()
    expect(ana.page.locator(".spread")).to_be_visible()
    commit.click()
    expect(ana.page.locator(".spread")).to_have_count(0)
    expect(other.page.locator("[data-place=seat-0] .points")).not_to_have_text("17")


def test_on_a_phone_nothing_lies_over_what_can_be_chosen_and_no_number_is_cut(
    new_person: NewPerson, server: Server
) -> None:
    moments = tables(91)
    for table in moments.values():
        table.put_into(server.database)
    ana = new_person("Ana", PHONE)
    moments["moving"].welcome(ana, 0)
    for size in SMALL:
        resize(ana, size)
        assert [fault for fault in misfits(ana, [size]) if fault.startswith("over")] == []
        assert ana.page.evaluate(HIDDEN) == []

    moments["hunting"].walk_over(ana, 0)
    ana.page.locator("#board .cell.can", has_text="Tobías").click()
    for size in SMALL:
        resize(ana, size)
        expect(ana.page.locator(".ribbon .plan b")).to_have_text("+10")
        assert ana.page.evaluate(CUT) == []

    # Whoever waits sees what the other has in play.
    moments["waiting"].walk_over(ana, 0)
    expect(ana.page.locator(".rival")).to_contain_text("Vuelo nocturno 4")
