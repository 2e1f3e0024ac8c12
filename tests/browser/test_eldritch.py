"""Eldritch Horror at its own board: rounds by clicking, what is read, rolled and voted, and matches to their end."""

from __future__ import annotations

import re
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from browser.conftest import NewPerson
from browser.fullest.eldritch import lay_table as laid_world
from browser.kept import KeptTable
from browser.people import PHONE, Person, play_until
from browser.serving import Server
from browser.test_axe import faults
from browser.test_geometry import misfits, resize
from browser.test_pages import finished
from games.eldritch.laid import lay
from sobremesa.games.eldritch.book import SPACES
from sobremesa.games.eldritch.facts import GATE_SPACE
from sobremesa.games.eldritch.state import ALIVE, FALLEN

ROUND: Final = re.compile(r"(?:Ronda|Round|R) ?(\d+)")


def round_of(person: Person) -> int:
    found = ROUND.search(person.page.locator("#board .over").inner_text())
    return int(found[1]) if found else 0


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
    for size in ((430, 932), (1024, 768), (1440, 900)):
        resize(ana, size)
        assert not ana.page.evaluate(DICE_OVER_THEIR_SUM)
    ana.press(".buttons .quiet:not(.undo)")
    expect(mine.locator(".fate").first).to_contain_text(re.compile("Superada|Fallada"))


def test_what_a_card_wants_one_to_choose_for_is_read_beside_the_question(new_person: NewPerson, server: Server) -> None:
    match = lay("charlie leo mark", "rome london tokyo")
    table = KeptTable.in_position("LUNA-79", match, ("Ana", "Berta", "Chema"))
    table.play("0 pick:investigator-charlie")
    table.put_into(server.database)
    ana = new_person("Ana")
    table.welcome(ana, 0)
    expect(ana.page.locator(".decide .context")).to_contain_text("hace una acción adicional")


def test_what_changes_hands_is_read_by_itself_and_not_below_what_was_read_before(
    new_person: NewPerson, server: Server
) -> None:
    match = lay("norman leo", "rome rome", held={0: "asset-axe", 1: "asset-carbine"})
    table = KeptTable.in_position("LUNA-80", match, ("Ana", "Berta"))
    table.play("0 pick:action-acquire", "0 done", "0 pick:action-trade", "0 pick:asset-axe")
    table.put_into(server.database)
    ana, berta = new_person("Ana"), new_person("Berta", PHONE)
    for chair, person in enumerate((ana, berta)):
        table.welcome(person, chair)
        leaf = person.page.locator(".pliego .leaf")
        expect(leaf).to_contain_text("Hacha")
        expect(leaf.locator("h2")).to_have_text("Cambiar")
        expect(leaf.locator(".die")).to_have_count(0)


def test_where_a_leaf_was_put_away_and_an_investigator_has_fallen_all_of_it_is_in_sight(
    new_person: NewPerson, server: Server
) -> None:
    """What opens the leaf again lies on nothing one can touch, and it is told whole that nobody is there."""
    table = laid_world("OSA-87", life=[ALIVE] * 6 + [FALLEN, ALIVE])
    table.play("0 pick:action-acquire", "0 done", "0 done")
    table.put_into(server.database)
    ana = new_person("Ana")
    table.welcome(ana, 0)
    ana.page.get_by_role("button", name="Ver el mapa", exact=True).click()
    expect(ana.page.locator(".pliego .reopen")).to_be_visible()
    assert misfits(ana) == []


def test_what_happened_lately_lies_beside_how_long_one_has_waited(new_person: NewPerson, server: Server) -> None:
    table = laid_world("OSA-88")
    table.play("0 pick:action-acquire", "0 done", "0 done", "0 done")
    table.put_into(server.database)
    ana = new_person("Ana")
    table.welcome(ana, 0)
    ana.page.get_by_role("button", name="Ver el mapa", exact=True).click()
    resize(ana, (768, 1024))
    expect(ana.page.locator(".bar .latest").first).to_be_visible()
    assert misfits(ana) == []


def test_who_only_watches_sees_more_of_the_world(new_person: NewPerson, server: Server) -> None:
    table = KeptTable.in_position("LUNA-74", lay("norman leo", "rome 17"), ("Ana", "Berta"))
    table.put_into(server.database)
    ana, marta = new_person("Ana", PHONE), new_person("Marta", PHONE)
    table.welcome(ana, 0)
    marta.come_to(table.code)
    heights = [person.page.locator("#board").bounding_box() for person in (ana, marta)]
    assert all(heights)
    seated, watching = (box["height"] for box in heights if box)
    assert watching - seated > 100  # what is held, and the row of what is one's own


def test_a_replay_reads_out_what_was_read_and_keeps_the_end_for_its_end(new_person: NewPerson, server: Server) -> None:
    table = finished("LUNA-73", "eldritch")
    table.put_into(server.database)
    ana = new_person("Ana")
    table.welcome(ana, 0)
    leaf, end = ana.page.locator(".pliego .leaf"), ana.page.locator(".pliego .end")
    for step, is_read, is_over in ((1, 0, 0), (40, 1, 0), (9999, 1, 1)):
        ana.go(f"/r/LUNA-73?step={step}")
        ana.page.wait_for_selector(".controls")
        expect(leaf).to_have_count(is_read)
        expect(end).to_have_count(is_over)
    expect(leaf.get_by_role("heading", level=2)).not_to_contain_text("ending-")


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


def test_a_match_is_played_from_the_deal_to_its_end(new_person: NewPerson) -> None:
    """Against a bot: begun before a wide window in Spanish, gone on with on a phone in English."""
    at_home = new_person("Ana")
    code = at_home.set_table(2, game="eldritch")
    at_home.sit(0)
    at_home.seat_bot(1)
    at_home.start()
    play_until([at_home], lambda: at_home.is_over() or round_of(at_home) > 2)
    on_the_way = new_person("Ana", PHONE, language="en")
    on_the_way.take_over_from(at_home, code)
    play_until([on_the_way], on_the_way.is_over)
    expect(on_the_way.page.locator(".pliego .end h3").last).to_have_text("What each one did")
    assert faults(on_the_way) == []
    expect(tell_story(on_the_way, "The story so far").locator("h3").nth(2)).to_have_text("Round 3")


def tell_story(person: Person, button: str) -> Locator:
    person.page.keyboard.press("l")
    person.page.get_by_role("button", name=button).press("Enter")
    return person.page.locator("[data-story]")


SMALL: Final = (360, 640)
DICE_OVER_THEIR_SUM: Final = """() => {
  const box = (each) => document.querySelector(`.trial ${each}`).getBoundingClientRect();
  const [sum, dice] = [box('table'), box('.dice')];
  return sum.right > dice.left && sum.left < dice.right && sum.bottom > dice.top && sum.top < dice.bottom;
}"""
# Lines of what is read that lie under a mark which says that there is more.
UNDER_MARKS: Final = """() => {
  const marks = [...document.querySelectorAll('.pliego .mark')].map((mark) => mark.getBoundingClientRect());
  const range = document.createRange();
  return [...document.querySelectorAll('.pliego .read :is(p, b, span)')].flatMap((each) => {
    range.selectNodeContents(each);
    const isUnder = (line) => (mark) =>
      line.right > mark.left && line.left < mark.right && line.bottom > mark.top && line.top < mark.bottom;
    return [...range.getClientRects()].some((line) => marks.some(isUnder(line))) ? [each.textContent] : [];
  });
}"""


def test_the_group_votes_in_envelopes_and_has_its_story_told(new_person: NewPerson, server: Server) -> None:
    match = lay("akachi leo", "5 6", mythos="that-which-consumes", gates="rome tokyo")
    table = KeptTable.in_position("LUNA-75", match, ("Ana", "Berta"))
    seen = [SPACES.names[GATE_SPACE[gate]] for gate in match.state.gate_stack[:2]]
    assert seen == ["san-francisco", "buenos-aires"]  # for Akachi alone
    table.play("0 pick:investigator-akachi", "0 branch:0", "0 done", "1 done", "0 done")
    table.put_into(server.database)
    ana, berta = new_person("Ana"), new_person("Berta", PHONE, language="en")
    table.welcome(ana, 0)
    table.welcome(berta, 1)

    def vote(person: Person, space: str) -> None:
        person.page.locator(".ballot button", has_text=space).click()
        person.press(".commit")

    # What they vote about is read where there is least room for it.
    resize(berta, SMALL)
    expect(berta.page.locator(".pliego .mark").first).to_be_visible()
    berta.page.wait_for_function(f"() => ({UNDER_MARKS})().length === 0")
    resize(berta, PHONE)

    # One sees who has voted, and not how until all have.
    vote(ana, "Roma")
    expect(ana.page.locator(".ballot .seal")).to_have_count(1)
    expect(berta.page.locator(".party .sealed")).to_have_count(1)
    expect(berta.page.locator(".ballot :is(.seal, .voters)")).to_have_count(0)
    assert faults(berta) == []
    vote(berta, "Tokyo")
    for person in (ana, berta):
        expect(person.page.locator(".ballot .voters")).to_have_count(2)
    expect(ana.page.locator(".turn")).to_have_text("Tienes la última palabra")
    assert faults(ana) == []
    this_round = round_of(ana)
    vote(ana, "Roma")
    play_until([ana, berta], lambda: round_of(ana) > this_round)

    for person, button, tab, card in (
        (ana, "La historia hasta ahora", "Registro", "Lo que consume"),
        (berta, "The story so far", "Log", "That Which Consumes"),
    ):
        story = tell_story(person, button)
        expect(story).to_contain_text(card)
        rail = person.page.locator("aside.rail")
        assert not {"Buenos Aires", "San Francisco"} & set(re.findall("Buenos Aires|San Francisco", rail.inner_text()))
        person.page.keyboard.press("Escape")
        expect(story).to_have_count(0)
        expect(person.page.get_by_role("button", name=button)).to_be_focused()
        # Line by line, whoever looked is told once more what they saw.
        expect(rail.get_by_text("Buenos Aires")).to_have_count(1 if person is ana else 0)
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("button", name=tab)).to_be_focused()


# Whatever may be pressed to answer, and isn't under anything else where one would press it.
_CAN_ANSWER: Final = """() => {
  const ways = document.querySelectorAll('.can, .choices .btn, .buttons .quiet:not(.undo)')
  return [...ways].some(one => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return seen !== null && one.contains(seen)
  })
}"""
ENOUGH: Final = 10_000  # milliseconds


def asked_in_every_way(names: tuple[str, ...], matches: int) -> dict[str, KeptTable]:
    """Tables at which the first is asked something, by what it is: each match is played at random until that is new."""
    found: dict[str, KeptTable] = {}
    for number in range(matches):
        table = KeptTable(f"FARO-{100 + number}", "eldritch", names)
        match, chance = table.begin(), Random(number)
        while match.asked:
            asked = match.asked_of(0)
            if asked is not None and asked.decision.ask not in found:
                found[asked.decision.ask] = table
                break
            decision = chance.choice(match.asked).decision
            option = chance.choice(decision.options).key
            match.play(decision.seat, option)
            table.play(f"{decision.seat} {option}")
    return found


def test_whoever_is_asked_sees_something_to_answer_with(new_person: NewPerson, server: Server) -> None:
    """However small the window, and whatever lies open: in every kind of question there is."""
    tables = asked_in_every_way(("Ana", "Berta"), 60)
    assert len(tables) > 25
    ana = new_person("Ana", SMALL)
    for at, (ask, table) in enumerate(tables.items()):
        table.put_into(server.database)
        (table.walk_over if at else table.welcome)(ana, 0)
        try:
            ana.page.wait_for_function(_CAN_ANSWER, timeout=ENOUGH)
        except TooLate:
            pytest.fail(f"{ask}: nothing to answer with")
