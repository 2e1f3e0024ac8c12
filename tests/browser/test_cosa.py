"""¡La Cosa! in the browser: whole matches by clicking, every situation of the table, and twelve people on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from typing import Any, Final

import pytest

from browser.conftest import NewPerson
from browser.kept import KeptTable
from browser.people import PHONE, WIDE, Person, play_until
from browser.serving import Server
from browser.test_axe import AXE
from browser.test_small import assert_nothing_sticks_out
from games.cosa.laid import lay
from sobremesa.games.cosa.book import HUMAN, INFECTADO
from sobremesa.games.cosa.state import Cosa
from sobremesa.testing import Position

NAMES: Final = ("Ana", "Berta", "Chema", "Dani", "Elena", "Félix", "Gala", "Hugo", "Inés", "Jaime", "Katia", "Leo")
SLOWLY: Final = 60_000
HALF_A_PIXEL: Final = 0.5
TOUCH: Final = 40 - HALF_A_PIXEL
LINKS_IN_TEXT: Final = "link", "rule"

OVERLAPS: Final = """() => {
  const boxes = [...document.querySelectorAll('.place .seat')].map(seat => seat.getBoundingClientRect());
  return boxes.some((a, i) => boxes.some((b, j) =>
    i < j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom));
}"""

# Whether the page lists these seats, and they are drawn in that order round the ring, clockwise.
IN_ORDER: Final = """wanted => {
  const seats = [...document.querySelectorAll('li[data-seat]')];
  if (seats.map(seat => seat.dataset.seat).join(' ') !== wanted) return false;
  const middles = seats.map(seat => {
    const box = seat.querySelector('.seat').getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
  const [x, y] = [0, 1].map(axis => middles.reduce((sum, middle) => sum + middle[axis], 0) / middles.length);
  const angles = middles.map(([a, b]) => Math.atan2(b - y, a - x));
  const turns = angles.map(angle => (angle - angles[0] + 4 * Math.PI) % (2 * Math.PI));
  return turns.every((turn, at) => at === 0 || turns[at - 1] < turn);
}"""

SMALL: Final = """([least, links]) => [...document.querySelectorAll('button, a, input, summary')]
  .filter(thing => thing.checkVisibility() && !links.some(link => thing.classList.contains(link)))
  .map(thing => [thing.getBoundingClientRect(), thing.outerHTML.slice(0, 120)])
  .filter(([box]) => box.width && (box.width < least || box.height < least))
  .map(([box, html]) => `${box.width} × ${box.height} ${html}`)"""

LayTable = Callable[..., KeptTable]

_numbers = count(1001)


@pytest.fixture
def lay_table(server: Server) -> LayTable:
    """Puts a table in that position before the server, after those choices; people sit at it as in NAMES."""

    def put(match: Position[Cosa], *choices: str) -> KeptTable:
        table = KeptTable.in_position(f"HIELO-{next(_numbers)}", match, NAMES[: match.seats])
        table.play(*choices)
        table.put_into(server.database)
        return table

    return put


@pytest.fixture
def come(new_person: NewPerson) -> Callable[..., Person]:
    """Somebody comes to their chair."""

    def sit_down(table: KeptTable, chair: int = 0, size: tuple[int, int] = WIDE, **wishes: Any) -> Person:
        person = new_person(NAMES[chair], size, **wishes)
        table.welcome(person, chair)
        return person

    return sit_down


Come = Callable[..., Person]


def with_bots(new_person: NewPerson, seats: int) -> Person:
    ana = new_person("Ana")
    ana.set_table(seats, game="cosa")
    ana.sit(0)
    for chair in range(1, seats):
        ana.seat_bot(chair)
    ana.start()
    return ana


def hands(mine: str, seats: int, last: str = "") -> list[str]:
    """Ana's hand, what the last seat holds, and with Berta the cards that no hand is filled up with."""
    return [mine, "no-thanks missed flamethrower", *[""] * (seats - 3), last]


def card(person: Person, name: str) -> Any:
    return person.page.locator(".hand .hc", has_text=name).first


def faults(person: Person) -> list[str]:
    """Whatever axe finds, grave or not."""
    person.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = person.page.evaluate("axe.run(document)")
    return [f"{fault['id']}: {node['target']}" for fault in found["violations"] for node in fault["nodes"]]


# --- whole matches -----------------------------------------------------------------------------------------------


def test_two_people_and_three_bots_play_a_whole_match_in_both_languages(new_person: NewPerson) -> None:
    people = ana, berta = new_person("Ana"), new_person("Berta", language="en")
    for person in people:
        person.context.set_default_timeout(SLOWLY)
    code = ana.set_table(5, game="cosa")
    ana.sit(0)
    berta.come_to(code)
    berta.sit(1)
    for chair in (2, 3, 4):
        ana.seat_bot(chair)
    ana.start()
    for person, tab, opening in ((ana, "Registro", "Cae la noche sobre la base"), (berta, "Log", "Night falls")):
        person.page.get_by_role("tab", name=tab).click()
        person.page.locator(".log li", has_text=opening).wait_for()
    for person in people:
        person.page.locator(".place .seat").nth(4).wait_for()
    roles = [person.page.locator(".notebook .private b").inner_text() for person in people]
    assert all(role in ("Eres: Humano.", "Eres: La Cosa.", "You are: Human.", "You are: The Thing.") for role in roles)

    play_until(people, lambda: all(person.is_over() for person in people))
    assert ana.headline()
    assert ana.page.locator(".place .seat .role").count() == ana.page.locator(".place .seat").count()
    hands = ana.page.locator(".place .seat .open")
    assert hands.count() == ana.page.locator(".place .seat").count()
    assert all(hands.nth(number).locator(".card").count() > 0 for number in range(hands.count()))
    ana.page.get_by_role("button", name="Lo que guardaba cada quien").click()
    ana.page.locator(".secrets li", has_text="acabó como").nth(4).wait_for()
    ana.page.get_by_role("button", name="Comprobar la baraja").click()
    ana.page.locator(".checked", has_text="La baraja es la sellada").wait_for()
    ana.page.get_by_role("link", name="Ver de nuevo").click()
    ana.page.wait_for_selector(".controls")
    ana.page.get_by_label("Con los ojos de").select_option(label="Berta")
    ana.page.wait_for_selector(".controls .hand .hc")


def test_a_table_is_set_with_bots_and_played_on_a_phone(new_person: NewPerson) -> None:
    ana = new_person("Ana", PHONE)
    ana.set_table(6, game="cosa")
    ana.sit(0)
    for chair in range(1, 6):
        ana.seat_bot(chair)
    ana.start()
    answers = iter(range(6))
    out = ana.page.locator(".hand .none")
    play_until([ana], lambda: ana.is_over() or out.count() > 0 or next(answers, None) is None)
    assert_nothing_sticks_out(ana)


# --- the ring ----------------------------------------------------------------------------------------------------


def test_the_page_lists_the_seats_as_they_sit_also_after_two_have_swapped(lay_table: LayTable, come: Come) -> None:
    table = lay_table(lay(*hands("better-run", 8)), "0 play-on:better-run:3")
    ana, dani = come(table), come(table, 3)
    ana.page.wait_for_function(IN_ORDER, arg="0 1 2 3 4 5 6 7")
    dani.page.wait_for_function(IN_ORDER, arg="3 4 5 6 7 0 1 2")
    dani.page.get_by_role("button", name="Cambiar de sitio").click()
    dani.page.locator(".commit").click()
    ana.page.wait_for_function(IN_ORDER, arg="0 4 5 6 7 3 1 2")
    dani.page.wait_for_function(IN_ORDER, arg="3 1 2 0 4 5 6 7")


def test_tab_and_arrows_go_round_the_ring(lay_table: LayTable, come: Come) -> None:
    ana = come(lay_table(lay(*hands("better-run", 8), ring=[0, 5, 2, 7, 4, 1, 6, 3])))
    card(ana, "¡Más vale que corras!").click()
    focused = "document.activeElement.closest('li[data-seat]')?.dataset.seat"
    ana.page.locator("li[data-seat='5'] .seat").focus()
    walked = []
    for _ in range(7):
        walked.append(ana.page.evaluate(focused))
        ana.page.keyboard.press("Tab")
    assert walked == ["5", "2", "7", "4", "1", "6", "3"]
    ana.page.locator("li[data-seat='5'] .seat").focus()
    for key, seat in (("ArrowUp", "2"), ("ArrowUp", "7"), ("ArrowRight", "4"), ("ArrowRight", "1"), ("ArrowDown", "6")):
        ana.page.keyboard.press(key)
        assert ana.page.evaluate(focused) == seat


def test_a_door_lies_between_two_seats_and_the_axe_breaks_it(lay_table: LayTable, come: Come) -> None:
    ana = come(lay_table(lay(*hands("axe", 8), doors=[0, 3])))
    doors = ana.page.locator(".door")
    labels = [door.get_attribute("aria-label") for door in doors.all()]
    assert labels == ["Puerta atrancada entre Ana y Berta", "Puerta atrancada entre Dani y Elena"]
    card(ana, "Hacha").click()
    assert ana.page.locator(".door.can").count() == 1
    ana.page.get_by_role("button", name="Puerta atrancada entre Ana y Berta").click()
    ana.page.locator(".commit").click()
    ana.page.locator(".rail .latest", has_text="a golpes de").wait_for()
    assert doors.count() == 1


def test_the_three_of_determinacion_lie_before_whoever_drew_them(lay_table: LayTable, come: Come) -> None:
    match = lay(*hands("resolute whisky", 6), deck="missed scary infected")
    table = lay_table(match, "0 play:resolute")
    ana, berta = come(table), come(table, 1)
    cards = ana.page.locator(".hand .hc.can")
    assert [each.locator(".name").inner_text().replace("\u00ad", "") for each in cards.all()] == [
        "¡Infectado!",
        "Aterrador",
        "¡Fallaste!",
    ]
    assert "Whisky" in ana.page.locator(".hand .reminded").inner_text()
    backs = berta.page.get_by_role("list", name="Ana ha robado").get_by_role("img", name="Carta sellada")
    assert backs.count() == 3
    card(ana, "Aterrador").click()
    ana.page.locator(".commit").click()
    ana.page.locator(".decide h2", has_text="juegas o descartas").wait_for()
    assert card(ana, "Aterrador").count() == 1


def test_an_offer_in_quarantine_lies_face_up_and_any_other_face_down(lay_table: LayTable, come: Come) -> None:
    held = hands("", 6, "infected thing")
    shut_in = come(lay_table(lay(*held, at="exchange", active=5, quarantine={5: 2}), "5 give:infected"))
    shut_in.page.get_by_role("img", name="Félix ofrece «¡Infectado!», boca arriba, a Ana").wait_for()
    free = come(lay_table(lay(*held, at="exchange", active=5), "5 give:infected"))
    free.page.get_by_role("img", name="Félix ofrece una carta boca abajo a Ana").wait_for()


def test_a_panic_that_is_over_at_once_is_still_seen(lay_table: LayTable, come: Come) -> None:
    match = lay(*hands("", 8, "axe suspicion"), active=7, quarantine={4: 1}, doors=[2], deck="party")
    ana = come(lay_table(match, "7 discard:axe", "7 give:suspicion"))
    ana.page.locator(".hand .hc.can").first.click()
    ana.page.locator(".commit").click()
    ana.page.locator(".played", has_text="¿Es aquí la fiesta?").wait_for()
    assert ana.page.locator(".door").count() == ana.page.locator(".quarantined").count() == 0
    ana.page.wait_for_function(IN_ORDER, arg="0 3 2 5 4 7 6 1")


def test_la_cosa_sees_everybody_for_what_they_are(lay_table: LayTable, come: Come) -> None:
    ana = come(lay_table(lay(*hands("thing", 6), infected=[2], out={4: INFECTADO})))
    seats = ana.page.locator(".place .seat", has=ana.page.locator(".mark.certain"))
    said = [re.search(r"Seguro: (\w+)", seat.inner_text()) for seat in seats.all()]
    assert [found and found[1] for found in said] == ["Humano", "Infectado", "Humano", "Humano"]
    assert "Elena" in ana.page.get_by_role("list", name="Fuera de la partida").inner_text()
    assert "Quedan 3 Humanos" in ana.page.locator(".notebook .private").inner_text()


def test_the_end_names_the_winners_and_turns_every_role_up(lay_table: LayTable, come: Come) -> None:
    held = hands("flamethrower", 6, "thing")
    table = lay_table(lay(*held, infected=[2], out={3: HUMAN}), "0 play-on:flamethrower:5")
    ana, felix = come(table), come(table, 5)
    felix.page.get_by_role("button", name="Arder").click()
    felix.page.locator(".commit").click()
    ana.page.wait_for_selector(".finished")
    assert ana.headline() == "La Cosa ha ardido"
    assert "Ganan Ana, Berta y Elena." in ana.page.locator(".finished .why").inner_text()
    roles = [ana.page.locator(f"li[data-seat='{seat}'] .role .word").inner_text() for seat in (0, 1, 2, 4)]
    assert roles == ["Humano", "Humano", "Infectado", "Humano"]
    assert ana.page.locator(".place .won").count() == 3
    gone = ana.page.get_by_role("list", name="Fuera de la partida").locator("li .sr")
    assert [" ".join(each.inner_text().split()) for each in gone.all()] == ["Dani Humano", "Félix La Cosa"]
    felix.page.wait_for_selector(".finished.lost")


# --- phones, and everybody's eyes --------------------------------------------------------------------------------


def test_twelve_on_a_phone(lay_table: LayTable, come: Come) -> None:
    match = lay(*hands("axe better-run", 12), doors={0: 1, 5: 1, 9: 1}, quarantine={4: 1, 8: 2})
    ana = come(lay_table(match), size=PHONE)
    seats = ana.page.locator(".place .seat")
    assert seats.count() == len(NAMES)
    for box in [seat.bounding_box() for seat in seats.all()]:
        assert box is not None
        assert box["x"] >= -HALF_A_PIXEL
        assert box["x"] + box["width"] <= PHONE[0] + HALF_A_PIXEL
    assert not ana.page.evaluate(OVERLAPS)
    card(ana, "Hacha").tap()
    assert ana.page.evaluate(SMALL, [TOUCH, LINKS_IN_TEXT]) == []
    assert_nothing_sticks_out(ana)
    views = ana.page.get_by_role("navigation", name="Vistas de la mesa")
    for view in ("Registro", "Charla", "Libreta", "Reglas", "Mesa"):
        views.get_by_role("button", name=view).tap()
        assert_nothing_sticks_out(ana)
        assert ana.page.evaluate(SMALL, [TOUCH, LINKS_IN_TEXT]) == []


@pytest.mark.parametrize(("mode", "size"), [("dark", WIDE), ("light", PHONE)], ids=["dark-wide", "light-phone"])
def test_axe_finds_nothing(lay_table: LayTable, come: Come, mode: str, size: tuple[int, int]) -> None:
    breaking = come(lay_table(lay(*hands("axe", 8), doors=[0, 3], quarantine={7: 2})), size=size, mode=mode)
    assert faults(breaking) == []
    card(breaking, "Hacha").click()
    assert faults(breaking) == []
    for key in ("l", "n", "c"):
        breaking.page.keyboard.press(key)
        assert faults(breaking) == []

    held = hands("", 6, "infected thing")
    offered = come(
        lay_table(lay(*held, at="exchange", active=5, quarantine={5: 2}), "5 give:infected"), size=size, mode=mode
    )
    assert faults(offered) == []

    table = lay_table(lay(*hands("flamethrower", 6, "thing"), infected=[2], out={3: HUMAN}), "0 play-on:flamethrower:5")
    felix = come(table, 5, size=size, mode=mode)
    assert faults(felix) == []
    felix.page.get_by_role("button", name="Arder").click()
    felix.page.locator(".commit").click()
    felix.page.wait_for_selector(".finished")
    assert faults(felix) == []


# --- talking and remembering -------------------------------------------------------------------------------------


def test_the_chat_is_always_at_hand_and_what_others_say_is_noticed(lay_table: LayTable, come: Come) -> None:
    table = lay_table(lay(*hands("", 5)))
    ana, berta = come(table), come(table, 1)
    field = ana.page.get_by_label("Escribe a la mesa…")
    for leaf in ("Registro", "Libreta"):
        ana.page.get_by_role("tab", name=leaf).click()
        field.fill(f"hola desde {leaf}")
        field.press("Enter")
    chat = ana.page.get_by_role("tab", name="Charla")
    ana.page.locator("#panel-chat li", has_text="hola desde Libreta").wait_for(state="attached")
    assert chat.locator(".unread").count() == 0

    berta.page.get_by_role("tab", name="Charla").click()
    berta.page.get_by_role("button", name="Confía en mí").click()
    chat.locator(".unread", has_text="1").wait_for()
    ana.page.locator(".rail .latest", has_text="Confía en mí").wait_for()
    chat.click()
    ana.page.locator("#panel-chat li", has_text="Confía en mí").wait_for()
    assert chat.locator(".unread").count() == 0


def test_on_a_phone_too_once_the_chat_has_been_closed_again(lay_table: LayTable, come: Come) -> None:
    table = lay_table(lay(*hands("", 5)))
    ana, berta = come(table, 2, size=PHONE), come(table, 1)
    views = ana.page.get_by_role("navigation", name="Vistas de la mesa")
    views.get_by_role("button", name="Charla").tap()
    ana.page.get_by_label("Escribe a la mesa…").wait_for()
    views.get_by_role("button", name="Mesa").tap()
    berta.page.get_by_label("Escribe a la mesa…").fill("¿Quién tiene un hacha?")
    berta.page.get_by_label("Escribe a la mesa…").press("Enter")
    views.locator(".badge", has_text="1").wait_for()
    ana.page.locator(".decide .latest", has_text="¿Quién tiene un hacha?").wait_for()


def test_who_watches_has_log_and_chat_but_no_notebook(lay_table: LayTable, new_person: NewPerson) -> None:
    watcher = new_person("Zoe")
    watcher.come_to(lay_table(lay(*hands("", 5))).code)
    assert [tab.inner_text().strip() for tab in watcher.page.get_by_role("tab").all()] == ["Registro", "Charla"]
    watcher.page.locator("#panel-log").wait_for()


def test_marks_of_suspicion_are_kept_in_this_browser(new_person: NewPerson) -> None:
    ana = with_bots(new_person, 5)
    marks = ana.page.get_by_role("group", name=re.compile("^Tu sospecha de B"))
    suspect = marks.get_by_role("button", name="Sospecha", exact=True)
    suspect.click()
    assert suspect.get_attribute("aria-pressed") == "true"
    ana.page.reload()
    suspect.wait_for()
    assert suspect.get_attribute("aria-pressed") == "true"
    suspect.click()
    assert suspect.get_attribute("aria-pressed") == "false"


def test_everybody_has_the_declaration_and_only_the_thing_may(lay_table: LayTable, come: Come) -> None:
    table = lay_table(lay("", "thing", "", ""))
    for chair in range(4):
        person = come(table, chair)
        person.page.get_by_role("button", name="Declarar el final…").click()
        person.page.get_by_text("Solo La Cosa puede declarar").wait_for()
        person.page.get_by_role("button", name="Lo declaro").click()
        if chair == 1:
            person.page.get_by_text("Lo declararás cuando acabe este turno").wait_for()
            person.page.get_by_role("button", name="No declarar todavía").click()
            person.page.get_by_role("button", name="Declarar el final…").wait_for()
        else:
            person.page.get_by_role("alert").locator("button", has_text="cosa-13").wait_for()


def test_a_card_is_played_from_the_keyboard(lay_table: LayTable, come: Come) -> None:
    ana = come(lay_table(lay(*hands("better-run", 5))))
    names = [each.inner_text().replace("\u00ad", "") for each in ana.page.locator(".hand .hc .name").all()]
    keyboard = ana.page.keyboard
    keyboard.press(str(names.index("¡Más vale que corras!") + 1))
    ana.page.wait_for_selector(".hand .hc.chosen")
    assert ana.page.locator(".commit").inner_text().startswith("Elige a quién")
    keyboard.press("1")
    keyboard.press("Enter")
    ana.page.locator(".rail .latest", has_text="Juegas «¡Más vale que corras!» sobre Berta").wait_for()
