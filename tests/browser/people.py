"""People before a browser: they set a table, sit down and play by clicking what glows."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page
from playwright.sync_api import TimeoutError as TooLate

WIDE: Final = (1440, 900)
PHONE: Final = (360, 780)
A_WHOLE_MATCH: Final = 1_800.0  # seconds; it takes a minute where nobody else wants the machine

# Milliseconds. Nothing waits that long but what will never come: a busy machine makes no test fail.
PATIENCE: Final = 60_000
A_WHILE: Final = 50  # until somebody who isn't asked looks again
TIMES_PRESSED: Final = 4
_AT_COURT: Final = (
    ".stack.can",
    ".panel.can",
    ".hand .hc.can",
    ".answers .can, .her.can",
    ".buttons .quiet:not(.undo)",
    ".ware.can",
)
_AT_SEA: Final = ".picks .can, .front .can, .face.can, .power.can, .answers .btn.can"
_BY_NIGHT: Final = (
    ".offer .can",
    "#board .spot.can",
    "#board .cell.can",
    ".hand .can",
    ".answers .btn.can",
    ".buttons .quiet:not(.undo)",
)
_IN_THE_WORLD: Final = (
    ".pliego .can:not(.onward)",
    ".answers .can",
    "#board .spot.can",
    ".hand .can",
    "#board .can:not(.spot)",
    ".buttons .quiet:not(.undo)",
)

# What a person sees at one glance: every question put to the page goes through three processes, so few are put.
_STANDS: Final = """() => {
  const asked = document.querySelector('.decide')
  return {
    game: document.documentElement.dataset.game ?? '',
    question: asked?.dataset.decision ?? '',
    isAsked: asked?.matches('.mine:not([aria-busy=true])') ?? false,
    isOver: document.querySelector('.finished') !== null,
    isStale: asked?.querySelector('.stale') != null,
  }
}"""
_HOW_MANY: Final = """selectors => selectors.map(selector => [...document.querySelectorAll(selector)].filter(
  one => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden').length)"""

_CAN_ANSWER: Final = f"selectors => ({_HOW_MANY})(selectors).some(Boolean)"  # a chart may still be on its way there


# Chromium says so of whoever goes on to another page before the line of the last one stood.
_LEFT_WHILE_CALLING: Final = "WebSocket is closed before the connection is established"


class Person:
    """One browser with its own cookies. Whatever its console complains about is kept in `complaints`.

    Who isn't curious puts a card away that comes for them alone, and has nobody beside them to cover anything from.
    Only who `keeps` has a browser with service workers: all that one keeps is fetched anew for every person.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        size: tuple[int, int] = WIDE,
        *,
        language: str = "es",
        mode: str = "dark",
        calm: bool = True,
        curious: bool = False,
        keeps: bool = False,
    ) -> None:
        self.name = name
        self.address = address
        self.complaints: list[str] = []
        self._answers = 0
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"es": "es-ES", "en": "en-GB"}[language],
            color_scheme="dark" if mode == "dark" else "light",
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=size == PHONE,
        )
        self.context.set_default_timeout(PATIENCE)
        if not keeps:
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        if not curious:
            self.remember("covers", "false")
            # The card may be gone by itself in the meantime, or another may have come: nothing waits for it to go.
            away = "document.querySelector('.whisper .pri')?.click()"
            card = self.page.locator(".whisper .pri")
            self.page.add_locator_handler(card, lambda _: self.page.evaluate(away), no_wait_after=True)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and _LEFT_WHILE_CALLING not in message.text:
            self.complaints.append(f"{self.name}: {message.text}")

    def close(self) -> None:
        self.context.close()

    def remember(self, preference: str, value: str) -> None:
        """What this browser was told before, unless it is told otherwise; the value as it stands in JavaScript."""
        self.context.add_init_script(
            "localStorage.setItem('sobremesa', JSON.stringify({ "
            f"{preference}: {value}, ...JSON.parse(localStorage.getItem('sobremesa') ?? '{{}}') }}))"
        )

    # --- coming in ---------------------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def give_name(self) -> None:
        self.page.locator("#guest-name").fill(self.name)
        self.page.locator("#guest-name").press("Enter")

    def set_table(self, seats: int, picks: Sequence[str] = (), *, game: str = "arcana") -> str:
        """From the lobby; `picks` are labels to click among the options. The code of the table."""
        self.go()
        self.page.locator(f".games [data-game={game}] .set").click()
        self.give_name()
        form = self.page.locator("[data-set-table]")
        form.locator("label", has_text=re.compile(rf"^\s*{seats}\s*$")).click()
        if picks:
            form.locator("summary").click()
        for label in picks:
            form.get_by_text(label, exact=True).click()
        form.locator("button.pri").click()
        self.page.wait_for_selector(".gathering")
        return self.page.url.rsplit("/", 1)[1]

    def come_to(self, code: str) -> None:
        """Without sitting down yet."""
        self.go(f"/t/{code}")
        self.page.locator("#guest-name").fill(self.name)
        self.page.locator(".doorstep .look").click()
        self.page.wait_for_selector(".gathering, .decide")

    def take_over_from(self, other: Person, code: str) -> None:
        """The same person before another browser, who goes on at that table."""
        self.remember("named", "true")
        for cookie in other.context.cookies():
            self.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": self.address}])
        other.go()
        self.go(f"/t/{code}")
        self.page.wait_for_selector(".decide, .finished")

    def sit(self, chair: int) -> None:
        """Who sets a table sits in its first chair already."""
        seat = self.page.locator(".seats li").nth(chair)
        me = seat.locator("b", has_text=self.name)
        if not me.count():
            seat.locator("button").first.click()
        me.wait_for()

    def seat_bot(self, chair: int) -> None:
        """A page that is laid out anew between pressing and letting go takes no notice: then it is pressed again."""
        seat = self.page.locator(".seats li").nth(chair)
        is_taken = "chair => !document.querySelectorAll('.seats li')[chair].classList.contains('empty')"
        for _ in range(TIMES_PRESSED):
            seat.locator("button", has=self.page.locator("svg")).first.click()
            with suppress(TooLate):
                self.page.wait_for_function(is_taken, arg=chair, timeout=PATIENCE / TIMES_PRESSED)
                return
        raise TooLate(f"nobody sits in {chair}")

    def start(self) -> None:
        self.page.locator(".start .btn").click()
        self.page.wait_for_selector(".decide")

    # --- playing -----------------------------------------------------------------------------------------------------

    def stands(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(_STANDS)
        return seen

    def is_asked(self) -> bool:
        return bool(self.stands()["isAsked"])

    def is_over(self) -> bool:
        return bool(self.stands()["isOver"])

    def answer(self) -> None:
        """Click something that glows, and the main button."""
        ways = {
            "cosa": self._answer_in_the_ring,
            "princesa": self._answer_at_court,
            "ansia": self._answer_by_night,
            "eldritch": self._answer_in_the_world,
        }
        ways.get(self.stands()["game"], self._answer_at_sea)()

    def press(self, button: str) -> None:
        """An answer, and wait for what is asked next."""
        question = self.page.locator(".decide").get_attribute("data-decision")
        self.page.locator(button).first.click()
        self.page.wait_for_function("id => document.querySelector('.decide')?.dataset.decision !== id", arg=question)

    def _answer_at_sea(self) -> None:
        coin, thing = self._counted(".hand button.can", _AT_SEA)
        if coin:
            self._first(".hand button.can").click()
            self._first(".face.can:not(.chosen)").click()
        elif thing:
            self._first(_AT_SEA).click()
        else:
            self._first(".buttons .quiet:not(.undo)").click()
            return
        self.page.locator(".commit").click()

    def _answer_in_the_ring(self) -> None:
        """A card that can be aimed at somebody if there is one, else any; then whom, or what to do with it."""
        cards = self.page.locator(".hand .hc.can, .hand .hc.chosen")
        last = cards.count() - 1
        for index in range(last + 1):
            cards.nth(index).click()
            if index == last or self._counted(".seat.can")[0]:
                break
        if self._counted(".commit:disabled")[0]:
            self._first(".seat.can, .door.can, .answers .btn.can").click()
        self.page.locator(".commit").click()

    def _answer_at_court(self) -> None:
        """The deck, a hero, a card of the hand or the shop, or enough of it."""
        if not self._choose_in_turns(_AT_COURT):
            return
        if self._counted(".commit:disabled")[0]:
            self._first(".panel.can").click()
        self.page.locator(".commit").click()

    def _answer_by_night(self) -> None:
        if self._choose_in_turns(_BY_NIGHT):
            self.page.locator(".commit").click()

    def _answer_in_the_world(self) -> None:
        """What is read lies over the rest until one has read it."""
        while self._some_of(".pliego .onward", *_IN_THE_WORLD) == 0:
            self._first(".pliego .onward").click()
        if self._choose_in_turns(_IN_THE_WORLD):
            self.page.locator(".commit").click()

    def _choose_in_turns(self, kinds: Sequence[str]) -> bool:
        """Something else every time, of what there is. Whether it is still to be confirmed."""
        self._answers += 1
        first = self._answers % len(kinds)
        in_turn = (*kinds[first:], *kinds[:first])
        self._some_of(*in_turn)
        for selector, count in zip(in_turn, self._counted(*in_turn), strict=True):
            if count:
                self._seen(selector).nth(self._answers % count).click()
                return "quiet" not in selector
        return True

    def _some_of(self, *selectors: str) -> int:
        """Wait for any of them, or for the main button: the first that is there, -1 if it is the button alone."""
        self.page.wait_for_function(_CAN_ANSWER, arg=[*selectors, ".commit:enabled"])
        return next((at for at, count in enumerate(self._counted(*selectors)) if count), -1)

    def _counted(self, *selectors: str) -> list[int]:
        counts: list[int] = self.page.evaluate(_HOW_MANY, selectors)
        return counts

    def _seen(self, selector: str) -> Locator:
        return self.page.locator(f"{selector} >> visible=true")

    def _first(self, selector: str) -> Locator:
        return self._seen(selector).first

    def headline(self) -> str:
        return self.page.locator(".finished h2").inner_text()


def play_until(people: Sequence[Person], done: Callable[[], bool], seconds: float = A_WHOLE_MATCH) -> int:
    """Everyone answers when asked, until it is done. How many answers it took."""
    answers = 0
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            raise TimeoutError(f"not done after {answers} answers")
        before = answers
        for person in people:
            stands = person.stands()
            # What is asked may be just what is waited for, so that is looked at once more before it is answered.
            if stands["isAsked"] and not stands["isOver"] and not done():
                person.answer()
                answers += 1
                person.page.wait_for_function(
                    "id => document.querySelector('.decide')?.dataset.decision !== id", arg=stands["question"]
                )
                assert not person.stands()["isStale"]
        if answers == before:
            people[0].page.wait_for_timeout(A_WHILE)
    return answers
