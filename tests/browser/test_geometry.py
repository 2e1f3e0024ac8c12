"""Every game at its fullest, in every window: all of it is in sight or pointed at, nothing lies over anything else,
what is cut can be read, and everything is large enough to be read and touched."""

from __future__ import annotations

import importlib
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from browser.conftest import NewPerson
from browser.kept import KeptTable
from browser.people import Person
from browser.serving import Server
from sobremesa.kernel import registry

WINDOWS: Final = (
    (360, 640),
    (360, 740),
    (390, 844),
    (720, 450),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
)
FAULTS: Final = (Path(__file__).parent / "geometry.js").read_text("utf-8")
# A game without a board of its own is played on the one made from its sketch, which test_sketch.py measures.
GAMES: Final = sorted(game for game in registry.ids() if registry.get(game).info.board)

# Where there is least room for a text that is read.
NARROW: Final = ((360, 640), (720, 450), (1024, 768))
SMALLEST: Final = WINDOWS[:1]
# Before the match, and after it.
UNASKED: Final = ("gathering", "over", "over for few")
FEWER: Final = ((360, 640), (390, 844), (820, 1180), (1024, 768), (1440, 900))
DESKS: Final = ((1024, 768), (1024, 540), (1280, 720), (1366, 768), (1440, 900), (1920, 1080))
CLOSED: Final = ".frame:not(:has(> .rail.open, > .rules))"
A_TABLET: Final = 640
A_LAPTOP: Final = 1024
LONG: Final = "No further encounter"
BOARD: Final = (
    "(box => [box.x, box.y, box.width, box.height].join())(document.querySelector('.board').getBoundingClientRect())"
)
QUESTION_CUT: Final = """() => {
  const question = document.querySelector('.bar > h2');
  return question.getClientRects().length > 0 &&
    (question.scrollHeight > question.clientHeight + 2 || question.scrollWidth > question.clientWidth + 2);
}"""
COVERED: Final = """([sheet, isDesk]) => {
  const box = (each) => each.getBoundingClientRect();
  const over = box(document.querySelector(sheet));
  const free = '.decide, .commit' + (isDesk ? ', #board :is(button, .can, [data-thing]), .hand button' : '');
  return [...document.querySelectorAll(free)].filter((each) => {
    const { left, top, right, bottom } = box(each);
    const place = each.closest('[data-scrolled], .board');
    const edge = place ? Math.min(right, box(place).right) : right; // what is panned or scrolled goes on beyond it
    return edge > over.left + 1 && left < over.right - 1 && bottom > over.top + 1 && top < over.bottom - 1;
  }).map((each) => each.dataset.thing ?? each.className);
}"""


def tables_of(game: str) -> dict[str, KeptTable]:
    module = importlib.import_module(f"browser.fullest.{game}")
    tables: dict[str, KeptTable] = module.tables()
    return tables


def resize(person: Person, window: tuple[int, int]) -> None:
    person.page.set_viewport_size({"width": window[0], "height": window[1]})
    person.page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=window)


def misfits(person: Person, windows: Iterable[tuple[int, int]] = WINDOWS) -> list[str]:
    """What doesn't fit, window by window."""
    found: list[str] = []
    for window in windows:
        resize(person, window)
        found += [f"{window[0]}×{window[1]} {fault}" for fault in person.page.evaluate(FAULTS)]
    return found


def read_something(person: Person) -> None:
    person.page.locator("#board [data-reads]").last.dispatch_event("click")


def covered_by(person: Person, key: str, sheet: str, *, is_desk: bool) -> list[str]:
    """What lies under that sheet: never what is asked; on a desk nothing at all, for the board makes room."""
    person.page.keyboard.press(key)
    person.page.wait_for_selector(f"{sheet}:visible")
    covered: list[str] = person.page.evaluate(COVERED, [sheet, is_desk])
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector(CLOSED)
    return [f"{sheet} over {each}" for each in covered]


def misfits_beside(person: Person) -> list[str]:
    """Of a desk on which people talk."""
    found: list[str] = []
    for window in DESKS:
        resize(person, window)
        for key, sheet in (("c", ".rail.open"), ("r", ".rules")):
            found += [f"{window} {fault}" for fault in covered_by(person, key, sheet, is_desk=True)]
    resize(person, DESKS[0])
    person.page.keyboard.press("c")
    found += misfits(person, DESKS[:1])
    person.page.keyboard.press("Escape")
    return found


def misfits_of_the_card(person: Person) -> list[str]:
    """That comes for them alone: turned over, for then it says most; measuring touches the board and puts it away."""
    found: list[str] = []
    for window in NARROW:
        resize(person, window)
        while not person.page.locator(".whisper").count():  # what was touched lies open, and is covered first
            person.page.locator("[data-whisper]").click()
        person.page.locator(".whisper .card").click()
        found += misfits(person, [window])
    person.page.keyboard.press("Escape")
    person.page.locator(".whisper").wait_for(state="detached")
    for cover in person.page.locator(".shielded:visible").all()[:1]:
        cover.click()
    return found


def in_english(person: Person) -> None:
    person.page.get_by_role("button", name=re.compile("^ES:")).click()
    person.page.get_by_role("button", name=re.compile("^EN:")).wait_for()


def misfits_where_nothing_is_asked(person: Person) -> list[str]:
    found = misfits(person, FEWER)
    in_english(person)
    return found + [f"in English {fault}" for fault in misfits(person, FEWER[:2])]


def cut_question(person: Person, moment: str, window: tuple[int, int]) -> list[str]:
    """From a laptop on, what is asked is read whole without unfolding it."""
    is_wide = window[0] >= A_LAPTOP
    return [f"{moment} {window} cuts the question"] if is_wide and person.page.evaluate(QUESTION_CUT) else []


def stretch_the_words(person: Person) -> bool:
    """On the buttons, as if all were as long as some are. Whether there are answers beside them."""
    person.page.evaluate(
        f"document.querySelectorAll('.buttons .short').forEach(each => each.firstChild.data = '{LONG}')"
    )
    return person.page.locator(".answers .choices > *").count() > 0


def grows(moment: str, window: tuple[int, int]) -> bool:
    """A bar on a phone, for as long as the group votes: everything that it can choose stands there."""
    width, height = window
    return moment == "council" and width < height and width < A_TABLET


@pytest.mark.parametrize("game", GAMES)
def test_everything_fits_every_window(game: str, new_person: NewPerson, server: Server) -> None:
    """And whatever is asked, refused or read, the board stays where it is; the rules never cover what is asked."""
    found: list[str] = []
    boards: dict[tuple[int, int, bool], set[str]] = defaultdict(set)
    uncovered: set[tuple[int, int]] = (
        set()
    )  # where the bar was seen beside the rules: it has one place, whatever is asked
    for moment, table in tables_of(game).items():
        table.put_into(server.database)
        ana = new_person("Ana", curious=True)
        table.welcome(ana, 0)
        ana.page.evaluate("document.fonts.ready")
        if moment in UNASKED:
            found += [f"{moment} {fault}" for fault in misfits_where_nothing_is_asked(ana)]
            ana.close()
            continue
        if ana.page.locator(".whisper").count():
            found += [f"{moment}, whispered, {fault}" for fault in misfits_of_the_card(ana)]
        for window in WINDOWS:
            found += [f"{moment} {fault}" for fault in misfits(ana, [window])]
            boards[(*window, grows(moment, window))].add(ana.page.evaluate(BOARD))
            found += cut_question(ana, moment, window)
            if window not in uncovered and ana.is_asked():
                found += [f"{moment} {window} {fault}" for fault in covered_by(ana, "r", ".rules", is_desk=False)]
                uncovered.add(window)
        if ana.is_asked():
            found += [f"{moment}, talking, {fault}" for fault in misfits_beside(ana)]
        in_english(ana)
        for window in WINDOWS:
            resize(ana, window)
            found += cut_question(ana, f"{moment}, in English,", window)
        found += [f"{moment}, in English, {fault}" for fault in misfits(ana, NARROW)]
        read_something(ana)
        for window in NARROW:
            found += [f"{moment}, read, {fault}" for fault in misfits(ana, [window])]
            boards[(*window, grows(moment, window))].add(ana.page.evaluate(BOARD))
        if stretch_the_words(ana):
            found += [f"{moment}, in long words, {fault}" for fault in misfits(ana, SMALLEST)]
        ana.close()
    found += [f"{window} moves the board: {boxes}" for window, boxes in boards.items() if len(boxes) > 1]
    assert not found, "\n".join(found)
