"""Pictures of every state of the browser's side, for the documentation: `python -m tools.screenshots`.

Four people play a match against a server of their own, and one plays ¡La Cosa! with bots; whenever the table looks as
wanted, it is photographed.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).parents[1]
PICTURES: Final = ROOT / "docs" / "img"
sys.path.insert(0, str(ROOT / "tests"))

from browser.people import PHONE, WIDE, Person  # noqa: E402
from browser.serving import Server  # noqa: E402

TABLET: Final = (820, 1100)
NAMES: Final = ("Ana", "Berta", "Chema", "Dani")
CHANCE: Final = "pick => parseInt(pick.querySelector('small')?.textContent ?? '0') || 0"
FATES_WANTED: Final = 3
MOST_ANSWERS: Final = 400
MOST_TABLES: Final = 12
MOST_WAITS: Final = 2_000


def photograph(person: Person, name: str, size: tuple[int, int] = WIDE, mode: str = "dark") -> None:
    page = person.page
    before = page.viewport_size
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="dark" if mode == "dark" else "light", reduced_motion="reduce")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    page.screenshot(path=PICTURES / f"{name}.png")
    if before is not None:
        page.set_viewport_size(before)


def vote_well(person: Person) -> None:
    """Vote for what is likeliest, so that the match lasts and looks like one."""
    picks = person.page.locator(".picks .pick")
    if not picks.count():
        person.answer()
        return
    chances = [picks.nth(index).evaluate(CHANCE) for index in range(picks.count())]
    if max(chances) < 60:
        person.page.locator(".buttons .quiet").first.click()
        return
    picks.nth(chances.index(max(chances))).click()
    person.page.locator(".commit").click()


def play(people: list[Person], done: Callable[[], bool]) -> None:
    for _ in range(MOST_ANSWERS):
        for person in people:
            if done():
                return
            if person.is_asked() and not person.is_over():
                question = person.page.locator(".decide").get_attribute("data-decision")
                vote_well(person)
                person.page.wait_for_function(
                    "id => document.querySelector('.decide')?.dataset.decision !== id", arg=question
                )
        people[0].page.wait_for_timeout(30)


def looks_full(ana: Person, voters: list[Person]) -> bool:
    """A ballot in which somebody has voted, with fates on the table and a power lying ready."""
    page = ana.page
    return (
        page.locator(".picks .can").count() > 1
        and page.locator(".front .fate").count() >= FATES_WANTED
        and page.locator(".powers li").count() > 0
        and sum(not voter.is_asked() for voter in voters) > 1
    )


def of_the_lobby(browser: Browser, address: str) -> None:
    guest = Person(browser, address, "Ana")
    guest.go()
    guest.page.wait_for_selector(".game")
    photograph(guest, "lobby-first-visit", WIDE, "light")
    guest.page.locator(".who").click()
    guest.give_name()
    guest.page.get_by_role("button", name="Entendido").click()
    guest.page.wait_for_selector(".tables li")
    for mode in ("light", "dark"):
        photograph(guest, f"lobby-wide-{mode}", WIDE, mode)
        photograph(guest, f"lobby-phone-{mode}", PHONE, mode)
    guest.page.locator(".set").click()
    photograph(guest, "set-table", WIDE, "light")
    guest.close()


def open_tables(browser: Browser, address: str) -> None:
    for name, seats in (("Berta", 4), ("Gala", 3), ("Hugo", 5)):
        host = Person(browser, address, name)
        host.set_table(seats)
        host.sit(0)
        host.seat_bot(1)
        host.close()


def of_a_match(browser: Browser, address: str) -> None:
    people = [Person(browser, address, name) for name in NAMES]
    ana = people[0]
    code = ana.set_table(4, ("Fácil", "Para toda la mesa, también quien mira"))
    ana.sit(0)
    for chair, person in enumerate(people[1:3], start=1):
        person.come_to(code)
        person.sit(chair)
    photograph(ana, "gathering-wide", WIDE, "light")
    photograph(ana, "gathering-phone", PHONE, "dark")
    people[3].come_to(code)
    people[3].sit(3)
    ana.start()
    play(people, lambda: ana.page.locator(".hand button.can").count() > 0)
    ana.page.locator(".hand button.can").first.click()
    photograph(ana, "playing-choose-wide", WIDE, "dark")
    photograph(ana, "playing-choose-phone", PHONE, "dark")
    ana.page.keyboard.press("Backspace")
    play([*people[1:], ana], lambda: looks_full(ana, people[1:]) or ana.is_over())
    for token in ana.page.locator(".seat button.token").all()[:9:2]:
        token.click()
    people[1].page.get_by_role("tab", name="Charla").click()
    for line in ("El 2 en Medianoche dice mucho", "¿Preguntamos antes?"):
        people[1].page.locator("#panel-chat input").fill(line)
        people[1].page.locator("#panel-chat input").press("Enter")
    ana.page.locator(".rail", has_text="Charla · 2").wait_for()
    if ana.page.locator(".picks .can").count():
        ana.page.locator(".picks .can").first.click()
    for mode in ("dark", "light"):
        photograph(ana, f"playing-wide-{mode}", WIDE, mode)
        photograph(ana, f"playing-phone-{mode}", PHONE, mode)
    photograph(ana, "playing-laptop", (1366, 768), "dark")
    photograph(ana, "playing-tablet", TABLET, "dark")
    ana.page.locator(".source .link").first.click()
    photograph(ana, "rules-drawer", WIDE, "light")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Backspace")
    play(people, ana.is_over)
    ana.page.get_by_role("button", name="Lo que guardaba cada quien").click()
    ana.page.get_by_role("button", name="Comprobar la baraja").click()
    ana.page.locator(".checked", has_text="sellada").wait_for()
    photograph(ana, "finished-wide", WIDE, "dark")
    photograph(ana, "finished-phone", PHONE, "light")
    ana.go(f"/r/{code}")
    ana.page.wait_for_selector(".controls")
    ana.page.get_by_label("Con los ojos de").select_option(label="Berta")
    for _ in range(24):
        ana.page.keyboard.press("ArrowRight")
    for mode in ("dark", "light"):
        photograph(ana, f"replay-wide-{mode}", WIDE, mode)
    photograph(ana, "replay-phone", PHONE, "dark")
    for person in people:
        person.close()


def is_worth_a_picture(ana: Person) -> bool:
    """Ana is offered a card, with an obstacle on the ring and something in her notebook."""
    page = ana.page
    return (
        page.locator(".decide h2", has_text="te ofrece una carta").count() > 0
        and page.locator(".door, .quarantined").count() > 0
        and page.locator(".notebook .seen").count() > 0
    )


def cosa_with_bots(browser: Browser, address: str, seats: int) -> Person:
    ana = Person(browser, address, "Ana")
    ana.set_table(seats, game="cosa")
    ana.sit(0)
    for chair in range(1, seats):
        ana.seat_bot(chair)
    ana.start()
    return ana


def of_la_cosa(browser: Browser, address: str) -> None:
    for seats in (8, 12):
        for _ in range(MOST_TABLES):
            ana = cosa_with_bots(browser, address, seats)
            play_on(ana)
            if is_worth_a_picture(ana):
                break
            ana.close()
        else:
            sys.exit(f"no table of {seats} came to look as wanted: run it again")
        for name, mark in (("Pez", "Duda"), ("Rombo", "Sospecha"), ("Luna", "Parece de fiar")):
            group = ana.page.get_by_role("group", name=f"Tu sospecha de {name}", exact=True)
            group.get_by_role("button", name=mark).click()
        ana.page.locator(".hand .hc.can").last.click()
        for mode in ("dark", "light"):
            photograph(ana, f"cosa-{seats}-wide-{mode}", WIDE, mode)
            photograph(ana, f"cosa-{seats}-phone-{mode}", PHONE, mode)
        photograph(ana, f"cosa-{seats}-laptop", (1366, 768), "dark")
        photograph(ana, f"cosa-{seats}-tablet", TABLET, "light")
        ana.close()


def play_on(ana: Person) -> None:
    """Until there is something to show, or Ana is out."""
    for _ in range(MOST_WAITS):
        if is_worth_a_picture(ana) or ana.is_over() or ana.page.locator(".hand .none").count():
            return
        if ana.is_asked():
            question = ana.page.locator(".decide").get_attribute("data-decision")
            ana.answer()
            ana.page.wait_for_function("id => document.querySelector('.decide')?.dataset.decision !== id", arg=question)
        ana.page.wait_for_timeout(30)


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("there is no Chromium here: install it first")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            open_tables(browser, server.address)
            of_the_lobby(browser, server.address)
            of_a_match(browser, server.address)
            of_la_cosa(browser, server.address)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
