"""Somebody who never saw the games learns each of them by doing only what glows, and knows nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import PHONE, WIDE, Person
from sobremesa.kernel import registry
from sobremesa.kernel.lesson import Do, Read

MOST_TAPS = 8  # on what glows, for one step


class Newcomer(Person):
    def learn(self, game: str) -> None:
        self.go(f"/learn/{game}")
        if not self.is_known:
            self.give_name()
            self.is_known = True
        lesson = registry.get(game).lesson
        assert lesson is not None
        for number, step in enumerate(lesson.steps, start=1):
            expect(self.page.locator(".lesson b")).to_have_text(f"{number}/{len(lesson.steps)}")
            if isinstance(step, Read):
                self.read(step)
            else:
                self.do(step)
        expect(self.page.locator(".decide .pri")).to_be_visible()

    is_known = False

    def read(self, step: Read) -> None:
        """Something glows that can be seen, and nothing else does."""
        after = self.page.locator(".decide .next")
        expect(after).to_be_visible()
        self.find_rule(step)
        shown = self.page.locator(f"[data-now][data-place={step.at}]:visible")
        expect(shown.first).to_be_in_viewport()
        assert self.page.locator("#board .can:visible, .hand .can:visible").count() == 0
        after.click()

    def find_rule(self, step: Read | Do) -> None:
        """Where the rules say more can be pressed, on a phone too."""
        if step.rule:
            expect(self.page.locator(".lesson .rule")).to_be_in_viewport(ratio=1)

    def do(self, step: Do) -> None:
        """Tap what glows until the main button can be pressed, or until that was it."""
        commit = self.page.locator(".decide .commit")
        expect(commit).to_be_visible()
        self.find_rule(step)
        sentence = self.page.locator(".decide .bar > h2").inner_text()
        for _ in range(MOST_TAPS):
            if commit.is_enabled():
                commit.click()
                break
            glowing = self.page.locator(".can:visible")
            expect(glowing.first).to_be_visible()
            glowing.first.click()
            self.page.wait_for_timeout(30)
            expect(self.page.locator(".decide[aria-busy=true]")).to_have_count(0)  # where touching it was the answer
            if commit.count() == 0 or self.page.locator(".decide .bar > h2").inner_text() != sentence:
                break
        expect(self.page.locator(".decide .bar > h2")).not_to_have_text(sentence)


@pytest.mark.parametrize(("language", "size"), [("es", PHONE), ("en", WIDE)])
def test_each_game_is_learned_by_doing_what_glows(new_person: NewPerson, language: str, size: tuple[int, int]) -> None:
    ana = new_person("Ana", size, kind=Newcomer, language=language, mode="light")
    for game in registry.ids():
        ana.learn(game)
        page = ana.page
        page.locator(".decide .pri").click()
        expect(page.locator(".lesson")).to_have_count(0)
        # And now everything is theirs to choose: on the table, or among the buttons.
        expect(page.locator(".can:visible, .decide button:enabled:visible").first).to_be_visible()


def turns_over_who_they_are(person: Person) -> None:
    """Covered until it is tapped, and under its cover once more when it is closed."""
    page = person.page
    page.locator(".chip", has_text="toca para ver").click()
    card = page.locator(".whisper .card")
    expect(card).to_have_text("Toca para ver")
    card.click()
    expect(card).to_have_text("Humano")
    page.locator(".whisper .pri").click()
    expect(page.locator(".chip")).to_have_text("Tu papel")
    page.locator(".chip").click()
    expect(card).to_have_text("Toca para ver")
    page.locator(".whisper .pri").click()


def test_what_is_legal_but_not_meant_now_is_gently_put_off(new_person: NewPerson) -> None:
    ana = new_person("Ana", kind=Newcomer, curious=True)
    ana.go("/learn/cosa")
    ana.give_name()
    turns_over_who_they_are(ana)
    for _ in range(3):
        ana.page.locator(".decide .next").click()
    ana.page.locator(".hand .cannot").first.click(force=True)  # what is aria-disabled explains itself
    expect(ana.page.locator(".decide .source")).to_contain_text("También se puede")
    ana.page.keyboard.press("Escape")
    ana.page.locator("a.btn.quiet", has_text="Salir").click()
    expect(ana.page.locator(".lobby")).to_be_visible()
