"""Who hears whom: the fallen and the onlookers have a room apart, and who must keep silent is told so."""

from __future__ import annotations

import re
from itertools import count
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.kept import KeptTable
from browser.people import PHONE, WIDE, Person, play_until
from browser.serving import Server
from browser.test_axe import faults
from browser.test_cosa import NAMES, hands
from browser.test_geometry import resize, tables_of
from browser.test_small import assert_nothing_sticks_out
from games.cosa.laid import lay
from sobremesa.games.cosa.book import HUMAN

FALLEN: Final = 4
SAID: Final = "Apuesto por Berta"

_numbers = count(3001)


def tell(person: Person, text: str) -> None:
    person.page.locator("#say").fill(text)
    person.page.locator("#say").press("Enter")


def open_chat(person: Person) -> None:
    person.page.keyboard.press("c")
    person.page.locator(".chat .lines").wait_for()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_fallen_talk_among_themselves(server: Server, new_person: NewPerson, size: tuple[int, int]) -> None:
    match = lay(*hands("axe", 6), out={FALLEN: HUMAN})
    table = KeptTable.in_position(f"NIEVE-{next(_numbers)}", match, NAMES[:6])
    table.say(1, "Seguro que fue Dani")
    table.put_into(server.database)
    elena, berta, marta = new_person("Elena", size), new_person("Berta"), new_person("Marta")
    table.welcome(elena, FALLEN)
    table.welcome(berta, 1)
    marta.come_to(table.code)

    bar = elena.page.locator(".decide")
    expect(bar.locator("h2")).to_have_text("Estás fuera. Guarda el secreto.")
    expect(elena.page.locator(".top .turn")).to_have_text("Estás fuera")
    expect(elena.page.get_by_role("list", name="Los caídos")).to_contain_text("Elena")
    elena.page.get_by_role("button", name="Más", exact=True).click()
    more = elena.page.get_by_role("dialog")
    assert more.get_by_role("button", name="Pausar", exact=True).count() == 0
    assert more.get_by_role("button", name="deshacer").count() == 0
    elena.page.keyboard.press("Escape")

    for person in (elena, berta, marta):
        open_chat(person)
    expect(elena.page.locator("#say")).to_have_attribute("placeholder", "Escribe a los caídos…")
    tell(elena, SAID)
    apart = elena.page.locator(".chat .lines[data-room=watchers]")
    expect(apart).to_contain_text(SAID)
    expect(apart).to_contain_text("Quien sigue jugando no lo lee")
    expect(apart).not_to_contain_text("Seguro que fue Dani")
    bets = elena.page.get_by_role("group", name="¿Quién es La Cosa?")
    bets.get_by_role("button", name="Berta").click()
    expect(bets.get_by_role("button", name="Berta")).to_have_text("Berta· 1")
    expect(apart).to_contain_text("apuesta por Berta")
    assert_nothing_sticks_out(elena)
    assert faults(elena) == []
    elena.page.get_by_text("La mesa", exact=True).locator("visible=true").last.click()
    expect(elena.page.locator(".chat .lines[data-room=table]")).to_contain_text("Seguro que fue Dani")

    expect(marta.page.locator(".chat .lines")).to_contain_text("Seguro que fue Dani")
    marta.page.get_by_text("Los caídos", exact=True).click()
    expect(marta.page.locator(".chat .lines")).to_contain_text(SAID)
    expect(marta.page.locator(".bets [aria-pressed=false]", has_text="· 1")).to_contain_text("Berta")
    tell(berta, "¿Seguimos?")
    expect(berta.page.locator(".chat .lines")).to_contain_text("¿Seguimos?")
    assert berta.page.get_by_text(SAID).count() == 0
    assert berta.page.get_by_text("apuesta").count() == 0
    assert berta.page.get_by_text("Los caídos").count() == 0


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("es", "Mientras los demás deliberan, tú callas."), ("en", "While the others deliberate, you keep silent.")],
)
def test_the_active_player_keeps_silent_while_the_others_deliberate(
    server: Server, new_person: NewPerson, language: str, sentence: str
) -> None:
    for number in _numbers:
        table = KeptTable(f"CORAL-{number}", "arcana", ("Ana", "Berta"), {"difficulty": "easy"})
        if table.begin().asked_of(0) is not None:
            break
    table.put_into(server.database)
    ana, berta = new_person("Ana", language=language), new_person("Berta")
    table.welcome(ana, 0)
    table.welcome(berta, 1)
    tell(ana, "¡Allá voy!")
    play_until([ana], berta.is_asked)
    silent = ana.page.locator(".say .silent")
    expect(silent).to_contain_text(sentence)
    assert ana.page.locator("#say").count() == 0
    assert faults(ana) == []
    assert berta.page.locator("#say").count() == 1
    play_until([berta, ana], ana.page.locator("#say").is_visible)


# What glows on the board, under what is said over it.
UNDER: Final = """() => {
  const box = (each) => each.getBoundingClientRect();
  const board = box(document.querySelector('#board'));
  const said = box(document.querySelector('.sayings'));
  return [...document.querySelectorAll('#board .can')].map(box).filter(({ left, top, right, bottom }) =>
    Math.min(right, board.right) > said.left && Math.max(left, board.left) < said.right &&
    Math.min(bottom, board.bottom) > said.top && Math.max(top, board.top) < said.bottom).length;
}"""


@pytest.mark.parametrize(("game", "moment"), [("cosa", "asked"), ("ansia", "hunting"), ("eldritch", "fighting")])
def test_what_is_said_stands_over_the_board_for_a_moment_and_over_nothing_that_is_asked(
    game: str, moment: str, server: Server, new_person: NewPerson
) -> None:
    table = tables_of(game)[moment]
    table.put_into(server.database)
    ana, berta = new_person("Ana"), new_person("Berta", PHONE)
    table.welcome(ana, 0)
    table.welcome(berta, 1)
    berta.page.locator(".tabs button").nth(2).click()
    said = ana.page.locator(".sayings")
    aloud = ana.page.get_by_role("log").filter(has_text="¿Jugamos")
    for window in ((360, 640), (1440, 900)):
        resize(ana, window)
        tell(berta, f"¿Jugamos ya? {window}")
        expect(said).to_contain_text(f"¿Jugamos ya? {window}")
        expect(said).to_have_class(re.compile("placed"))
        assert ana.page.evaluate(UNDER) == 0
        expect(aloud).to_have_count(1)
    expect(said).to_have_count(0)  # by itself
    open_chat(ana)
    expect(ana.page.locator(".chat .lines")).to_contain_text("¿Jugamos ya?")
    tell(berta, "Que sí")
    expect(ana.page.locator(".chat .lines")).to_contain_text("Que sí")
    expect(said).to_have_count(0)  # who reads it in the chat isn't told twice


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_by_a_tap_one_says_what_the_game_lets_one_say(
    server: Server, new_person: NewPerson, size: tuple[int, int]
) -> None:
    table = KeptTable.in_position(f"NIEVE-{next(_numbers)}", lay(*hands("axe", 6)), NAMES[:6])
    table.put_into(server.database)
    ana, berta = new_person("Ana", size), new_person("Berta")
    table.welcome(ana, 0)
    table.welcome(berta, 1)
    open_chat(ana)
    open_chat(berta)
    aloud = ana.page.get_by_role("toolbar", name="Decir en voz alta")
    aloud.get_by_role("button", name="Sospecho de…", exact=True).click()
    first = aloud.get_by_role("button", name="Sospecho de Berta.", exact=True)
    expect(first).to_be_focused()
    expect(ana.page.get_by_role("group", name="Reacciones")).to_have_count(0)
    assert_nothing_sticks_out(ana)
    assert faults(ana) == []
    ana.page.keyboard.press("Escape")
    expect(aloud.get_by_role("button", name="Sospecho de…", exact=True)).to_be_focused()
    ana.page.keyboard.press("Enter")
    expect(first).to_be_focused()
    ana.page.keyboard.press("Enter")
    for person in (ana, berta):
        expect(person.page.locator(".chat .lines li")).to_have_text(re.compile(r"^\s*Ana\s+Sospecho de Berta\.\s*$"))
    expect(first).to_have_count(0)
