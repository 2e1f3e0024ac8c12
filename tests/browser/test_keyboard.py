"""Some turns without a mouse."""

from __future__ import annotations

from browser.conftest import NewPerson
from browser.people import Person, play_until

TURNS = 6


def answer_with_keys(ana: Person) -> None:
    keyboard = ana.page.keyboard
    picks = ana.page.locator(".picks .pick[aria-disabled=false] b")
    if ana.page.locator(".hand button.can").count():
        keyboard.press("1")
        keyboard.press("1")
    elif picks.count():
        keyboard.press(picks.first.inner_text())
        keyboard.press("Backspace")
        assert ana.page.locator(".commit").is_disabled()
        keyboard.press(picks.last.inner_text())
    else:
        keyboard.press("0")
        return
    keyboard.press("Enter")


def test_turns_are_played_with_the_keyboard_alone(new_person: NewPerson) -> None:
    ana = new_person("Ana")
    ana.set_table(3)
    ana.sit(0)
    ana.seat_bot(1)
    ana.seat_bot(2)
    ana.start()
    played = 0
    while played < TURNS and not ana.is_over():
        ana.page.wait_for_selector(".decide.mine, .finished")
        if ana.is_over():
            break
        question = ana.page.locator(".decide").get_attribute("data-decision")
        assert ana.page.evaluate("document.activeElement.matches('.decide h2, body')")
        answer_with_keys(ana)
        ana.page.wait_for_function("id => document.querySelector('.decide')?.dataset.decision !== id", arg=question)
        played += 1
    assert played > 0


def test_letters_open_the_log_the_chat_the_rules_and_the_keys(new_person: NewPerson) -> None:
    ana = new_person("Ana")
    ana.set_table(2)
    ana.sit(0)
    ana.seat_bot(1)
    ana.start()
    play_until([ana], ana.is_asked)
    keyboard = ana.page.keyboard
    keyboard.press("r")
    ana.page.wait_for_selector(".rules")
    keyboard.press("Escape")
    ana.page.wait_for_selector(".rules", state="detached")
    keyboard.press("?")
    ana.page.wait_for_selector("dialog[open]")
    keyboard.press("Escape")
    ana.page.wait_for_selector("dialog[open]", state="detached")
    keyboard.press("c")
    ana.page.wait_for_function("() => document.activeElement.matches('#say')")
    keyboard.type("1 hola l")
    keyboard.press("Enter")
    ana.page.locator("#panel-chat li", has_text="1 hola l").wait_for()
