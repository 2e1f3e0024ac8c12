"""La Princesa in the browser: whole matches by clicking, duels that are seen, and ten heroes on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from typing import Any, Final

import pytest

from browser.conftest import NewPerson
from browser.kept import KeptTable
from browser.people import PHONE, WIDE, Person, play_until
from browser.serving import Server
from browser.test_axe import faults
from browser.test_small import assert_nothing_sticks_out
from games.princesa.laid import lay
from sobremesa.games.princesa.state import Princesa
from sobremesa.testing import Position

NAMES: Final = ("Ana", "Berta", "Chema", "Dani")
HALF_A_PIXEL: Final = 0.5
LEAST_TOUCH: Final = 40
TABLES: Final = 6
MOST_GROWTH: Final = 40  # of the bar when a card is chosen, in pixels
ANSWERS_ON_A_PHONE: Final = 8
PATIENCE: Final = 500  # looks, 20 ms apart
OVERLAPS: Final = """() => {
  const boxes = [...document.querySelectorAll('.heroes .panel')].map(panel => panel.getBoundingClientRect());
  return boxes.some((a, i) => boxes.some((b, j) =>
    i < j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom));
}"""
SMALL_TARGETS: Final = """least => [...document.querySelectorAll('.board button, .hand button')]
  .filter(button => button.getBoundingClientRect().width > 0)
  .map(button => [button.className, button.getBoundingClientRect()])
  .filter(([_, box]) => box.width < least || box.height < least)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""


def with_bots(
    new_person: NewPerson,
    seats: int,
    size: tuple[int, int] = WIDE,
    mode: str = "dark",
    picks: tuple[str, ...] = (),
) -> Person:
    ana = new_person("Ana", size, mode=mode)
    ana.set_table(seats, picks, game="princesa")
    ana.sit(0)
    for chair in range(1, seats):
        ana.seat_bot(chair)
    ana.start()
    return ana


def asked(new_person: NewPerson, seats: int, question: str, size: tuple[int, int] = WIDE) -> Person:
    """Ana is asked just that. Where it never comes to it she sits down at another table."""
    for _ in range(TABLES):
        ana = with_bots(new_person, seats, size)
        heading = ana.page.locator(".decide h2", has_text=question)
        play_until([ana], lambda: heading.count() > 0 or ana.is_over())  # noqa: B023
        if heading.count():
            return ana
    raise AssertionError(f"nobody ever asked Ana: {question}")


def test_two_people_and_two_bots_play_a_whole_match_in_both_languages(new_person: NewPerson) -> None:
    people = ana, berta = new_person("Ana"), new_person("Berta", language="en")
    code = ana.set_table(4, game="princesa")
    ana.sit(0)
    berta.come_to(code)
    berta.sit(1)
    for chair in (2, 3):
        ana.seat_bot(chair)
    ana.start()
    ana.page.locator(".log li", has_text="Tu secreto:").wait_for()
    berta.page.locator(".log li", has_text="Your secret:").wait_for()
    for person in people:
        assert person.page.locator(".heroes .panel").count() == 3
        assert person.page.locator(".hand .own .panel").count() == 1
        assert person.page.locator(".hand .hc").count() == 3
    ana.page.get_by_role("heading", name="Lo que sabes").wait_for()
    berta.page.get_by_role("heading", name="What you know").wait_for()

    play_until(people, lambda: all(person.is_over() for person in people))
    assert ana.headline()
    for person in people:
        assert person.page.locator(".heroes .panel").count() == 4
        assert person.page.locator(".heroes .secret.known").count() == 4
    assert ana.page.locator(".heroes .secret.known.kidnapper").count() == 1
    ana.page.get_by_role("button", name="Lo que guardaba cada quien").click()
    ana.page.locator(".secrets li", has_text="guardaba").nth(3).wait_for()
    ana.page.get_by_role("button", name="Comprobar la baraja").click()
    ana.page.locator(".checked", has_text="La baraja es la sellada").wait_for()
    ana.page.get_by_role("link", name="Ver de nuevo", exact=True).click()
    ana.page.wait_for_selector(".controls")
    ana.page.get_by_label("Con los ojos de").select_option(label="Berta")
    ana.page.wait_for_selector(".controls .hand .hc")


def test_ten_heroes_on_a_phone(new_person: NewPerson) -> None:
    ana = with_bots(new_person, 10, PHONE)
    panels = ana.page.locator(".heroes .panel")
    assert panels.count() == 9
    assert_nothing_sticks_out(ana)
    for box in [panel.bounding_box() for panel in panels.all()]:
        assert box is not None
        assert box["x"] >= -HALF_A_PIXEL
        assert box["x"] + box["width"] <= PHONE[0] + HALF_A_PIXEL
    assert not ana.page.evaluate(OVERLAPS)
    views = ana.page.get_by_role("navigation", name="Vistas de la mesa")
    for view in ("Registro", "Charla", "Notas", "Reglas", "Mesa"):
        views.get_by_role("button", name=view).tap()
        assert_nothing_sticks_out(ana)
    answers = iter(range(ANSWERS_ON_A_PHONE))
    play_until([ana], lambda: ana.is_over() or next(answers, None) is None)
    assert_nothing_sticks_out(ana)
    assert not ana.page.evaluate(OVERLAPS)
    assert ana.page.evaluate(SMALL_TARGETS, LEAST_TOUCH) == []


@pytest.mark.parametrize(("mode", "size"), [("light", WIDE), ("dark", PHONE)], ids=["light-wide", "dark-phone"])
def test_no_serious_fault(new_person: NewPerson, mode: str, size: tuple[int, int]) -> None:
    ana = with_bots(new_person, 6, size, mode)
    play_until([ana], lambda: ana.is_asked() or ana.is_over())
    assert faults(ana) == []
    ana.page.locator(".hand .hc.can").first.click()
    assert faults(ana) == []
    ana.page.get_by_role("button", name="Abrir y leer los descartes").click()
    ana.page.wait_for_selector("dialog[open]")
    assert faults(ana) == []
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog[open]", state="detached")
    play_until([ana], lambda: ana.page.locator(".duelling .verdict").count() > 0 or ana.is_over())
    assert faults(ana) == []
    if size == PHONE:
        ana.page.get_by_role("button", name="Notas", exact=True).tap()
        assert faults(ana) == []


def test_an_answer_stays_hidden_until_both_cards_turn(new_person: NewPerson) -> None:
    ana, berta, chema = (new_person(name) for name in ("Ana", "Berta", "Chema"))
    people = {"Ana": ana, "Berta": berta, "Chema": chema}
    code = ana.set_table(3, game="princesa")
    ana.sit(0)
    for chair, person in enumerate((berta, chema), start=1):
        person.come_to(code)
        person.sit(chair)
    ana.start()
    play_until([ana], lambda: any(person.is_asked() for person in people.values()))
    attacker = next(person for person in people.values() if person.is_asked())
    defender = next(person for person in people.values() if person is not attacker)
    watcher = next(person for person in people.values() if person not in (attacker, defender))
    attacker.page.locator(".heroes .panel.can", has_text=defender.name).click()
    attacker.page.get_by_role("button", name=f"Desafiar a {defender.name}").click()
    attacker.page.locator(".decide h2", has_text="Con qué carta desafías").wait_for()
    defender.page.locator(".heroes .panel", has_text="te desafía").wait_for()
    attacker.page.locator(".hand .hc.can").first.click()
    attacker.page.locator(".commit").click()

    mine = attacker.page.get_by_role("img", name="solo tú sabes que es")
    mine.wait_for()
    card = mine.get_attribute("aria-label") or ""
    for other in (defender, watcher):
        other.page.get_by_role("img", name=f"Carta boca abajo de {attacker.name}").wait_for()
        assert other.page.locator(".centre .front").count() == 0
        assert card.split("«")[1].split("»")[0] not in other.page.locator(".centre").inner_html()

    defender.page.locator(".decide h2", has_text="Con qué respondes").wait_for()
    defender.page.locator(".hand .hc.can").first.click()
    defender.page.locator(".commit").click()
    for person in people.values():
        person.page.locator(".centre .front").nth(1).wait_for()


def test_what_cannot_be_chosen_says_why_and_cites_its_rule(new_person: NewPerson) -> None:
    ana = asked(new_person, 3, "Es tu turno")
    poor = ana.page.locator(".ware[aria-disabled=true]")
    while not poor.count() and ana.page.locator(".ware.can").count():
        ana.page.locator(".ware.can").first.click()
        ana.page.locator(".commit").click()
        ana.page.locator(".decide h2", has_text="vendes o compras").wait_for()
    poor.first.locator(".short").wait_for()
    poor.first.click(force=True)
    ana.page.get_by_role("alert").locator("button", has_text="princesa-4").click()
    ana.page.wait_for_selector(".rules .cited")


def test_cards_are_sold_and_bought_by_clicking(new_person: NewPerson) -> None:
    ana = asked(new_person, 3, "Es tu turno")
    held = ana.page.locator(".hand .hc").count()
    ana.page.locator(".hand .hc.can").first.click()
    ana.page.locator(".context", has_text="Para atacar con ella").wait_for()
    ana.page.locator(".commit", has_text="Vender").click()
    ana.page.wait_for_function("count => document.querySelectorAll('.hand .hc').length === count", arg=held - 1)
    ana.page.locator(".ware.can").first.click()
    ana.page.locator(".commit", has_text="Comprar").click()
    ana.page.wait_for_function("count => document.querySelectorAll('.hand .hc').length === count", arg=held)
    ana.page.locator(".shop", has_text="vacío").wait_for()
    ana.page.get_by_role("button", name="Dejar de comerciar").click()
    ana.page.locator(".log li", has_text="Compras").wait_for()


def test_the_discard_pile_can_be_read(new_person: NewPerson) -> None:
    ana = asked(new_person, 3, "Es tu turno")
    card = ana.page.locator(".hand .hc.can").first
    name = card.locator(".name").inner_text()
    card.click()
    ana.page.locator(".commit").click()
    pile = ana.page.get_by_role("button", name="Abrir y leer los descartes")
    pile.click()
    ana.page.locator("dialog[open] .cards li", has_text=name).first.wait_for()
    ana.page.keyboard.press("Escape")


def test_one_of_two_heroes_is_kept(new_person: NewPerson) -> None:
    ana = with_bots(new_person, 3, picks=("Dos héroes a elegir para cada cual (hasta cinco jugadores)",))
    offers = ana.page.locator(".offers .offer")
    offers.nth(1).wait_for()
    assert offers.count() == 2
    name = offers.nth(1).locator(".name").inner_text()
    offers.nth(1).click()
    ana.page.locator(".commit").click()
    ana.page.locator(".hand .own .panel", has_text=name).wait_for()
    assert ana.page.locator(".hand .hc").count() == 3


def test_a_turn_is_played_from_the_keyboard(new_person: NewPerson) -> None:
    ana = asked(new_person, 3, "Es tu turno")
    held = ana.page.locator(".hand .hc").count()
    ana.page.keyboard.press("1")
    ana.page.wait_for_selector(".hand .hc.chosen")
    ana.page.keyboard.press("Backspace")
    ana.page.wait_for_selector(".hand .hc.chosen", state="detached")
    ana.page.keyboard.press("1")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_function("count => document.querySelectorAll('.hand .hc').length === count", arg=held - 1)
    ana.page.locator(".decide h2", has_text="vendes o compras").wait_for()
    ana.page.keyboard.press("0")
    ana.page.locator(".decide h2", has_text="vendes o compras").wait_for(state="detached")


def test_who_watches_sees_every_hero_and_no_hand(new_person: NewPerson) -> None:
    ana, berta = new_person("Ana"), new_person("Berta")
    code = ana.set_table(3, game="princesa")
    ana.sit(0)
    for chair in (1, 2):
        ana.seat_bot(chair)
    ana.start()
    berta.come_to(code)
    berta.page.locator(".heroes .panel").nth(2).wait_for()
    assert berta.page.locator(".heroes .panel").count() == 3
    assert berta.page.locator(".hand .hc").count() == 0
    assert berta.page.get_by_text("Solo lo sabes tú").count() == 0


def test_marks_of_suspicion_are_kept_and_seen_at_the_hero(lay_table: LayTable) -> None:
    ana = lay_table(lay("lance", "map", "toll")).ana
    marks = ana.page.get_by_role("group", name="Tu sospecha de Chema")
    suspect = marks.get_by_role("button", name="Sospecha", exact=True)
    suspect.click()
    ana.page.reload()
    suspect.wait_for()
    assert suspect.get_attribute("aria-pressed") == "true"
    at_hero = ana.page.locator(".heroes .panel", has_text="Chema").locator(".mark.suspect")
    at_hero.wait_for()
    suspect.click()
    at_hero.wait_for(state="detached")


def test_a_long_text_leaves_the_question_its_room(lay_table: LayTable) -> None:
    page = lay_table(lay("evil-eye lance", "map", "toll", "storm", ghosts=[0])).ana.page
    bar = page.locator(".decide")
    before = bar.bounding_box()
    page.locator(".hand .hc.can", has_text="Mal de Ojo").click()
    page.locator(".source", has_text="Las cartas con que el héroe encantado").wait_for()
    now = bar.bounding_box()
    assert before is not None
    assert now is not None
    assert now["height"] - before["height"] < MOST_GROWTH


def test_a_hint_stands_beside_a_long_text(lay_table: LayTable) -> None:
    page = lay_table(lay("evil-eye lance", "map", "toll")).ana.page
    page.locator(".hand .hc.can", has_text="Mal de Ojo").click()
    page.locator(".source", has_text="Las cartas con que el héroe encantado").wait_for()
    page.locator(".context", has_text="Para atacar con ella").wait_for()


def test_two_winners_win(new_person: NewPerson, server: Server) -> None:
    match = lay("lance", "map", "toll", "storm", deck="riposte", rest="box", princess=0, settings={"teams": True})
    table = KeptTable.in_position("TORRE-22", match, ("Ana", "Berta", "Chema", "Dani"))
    table.put_into(server.database)
    ana, berta = new_person("Ana"), new_person("Berta", language="en")
    for chair, person in enumerate((ana, berta)):
        table.welcome(person, chair)
    ana.page.locator(".stack.can").click()
    ana.page.locator(".commit").click()
    ana.page.get_by_role("heading", name="Ganan Ana y Chema").wait_for()
    berta.page.get_by_role("heading", name="Ana and Chema win").wait_for()


# --- questions that seldom come ------------------------------------------------------------------------------------


_numbers = count(1001)


class Laid:
    """A table whose cards lie as somebody laid them out, with Ana in the first chair; it hears what she chooses."""

    def __init__(self, new_person: NewPerson, server: Server, position: Position[Princesa]) -> None:
        self.chosen: list[str] = []
        table = KeptTable.in_position(f"TORRE-{next(_numbers)}", position, NAMES[: position.seats])
        table.put_into(server.database)
        self.ana = new_person("Ana")
        self.ana.page.on("websocket", lambda socket: socket.on("framesent", self._hear))
        table.welcome(self.ana, 0)
        self.ana.page.wait_for_selector(".decide[data-decision]")

    def _hear(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "choose":
            self.chosen.append(said["option"])

    def choose(self, *selectors: str) -> str:
        """Click one thing after another and then the main button, if it is still needed."""
        for selector in selectors:
            self.ana.page.locator(selector).first.click()
        if self.ana.page.locator(".commit:enabled").count():
            self.ana.page.locator(".commit").click()
        return self.heard(1)[-1]

    def heard(self, choices: int) -> list[str]:
        """What was chosen, once so many choices have come."""
        for _ in range(PATIENCE):
            if len(self.chosen) >= choices:
                break
            self.ana.page.wait_for_timeout(20)
        return self.chosen


LayTable = Callable[[Position[Princesa]], Laid]


@pytest.fixture
def lay_table(new_person: NewPerson, server: Server) -> LayTable:
    return partial(Laid, new_person, server)


def after(position: Position[Princesa], *moves: tuple[int, str]) -> Position[Princesa]:
    for seat, option in moves:
        position.play(seat, option)
    return position


def won_with(card: str, hand: str, against: str, **laid: Any) -> Position[Princesa]:
    """Seat 0 has just won a duel with the card against seat 1, who holds one card more than the answer."""
    position = lay(f"{card} {hand}", f"{against} lance", "plunder", "unmask", **laid)
    return after(position, (0, "challenge:1"), (0, f"place:{card}"), (1, f"place:{against}"))


def test_loot_is_left_card_by_card_or_taken_whole(lay_table: LayTable) -> None:
    laid = lay_table(won_with("short-sword", "map", "robbery", hearts={1: 1}))
    assert laid.ana.page.locator(".hand .hc.can .name").all_inner_texts() == ["Lanza", "Robo"]
    assert laid.choose(".hand .hc.can >> text=Lanza") == "discard:lance"
    laid.ana.page.get_by_role("button", name="Quedarte con el resto").click()
    assert laid.heard(2) == ["discard:lance", "done"]


def test_the_princess_is_taken_from_the_centre_by_clicking_her(lay_table: LayTable) -> None:
    laid = lay_table(won_with("short-sword", "map", "robbery", princess="centre"))
    assert laid.choose(".her.can") == "claim"


QUESTIONS: Final[dict[str, tuple[Position[Princesa], Sequence[str], str]]] = {
    "foresee": (
        won_with("clairvoyance", "map", "riposte", deck="toll storm blessing", heroes="wizard"),
        [".hand .hc.can >> text=Tormenta"],
        "take:storm",
    ),
    "lift": (
        won_with("healers-kit", "map", "short-sword", spells={0: "slow-poison blessing"}),
        [".hand .hc.can >> text=Bendición"],
        "lift:1",
    ),
    "pick": (
        after(lay("ambush", "lance storm", "toll", "map"), (0, "challenge:1"), (0, "place:ambush")),
        [".hand .hc.can >> text=Tormenta"],
        "take:storm",
    ),
    "shop": (
        won_with("master-key", "map", "riposte", shop="toll storm blessing", heroes="inventor"),
        [".ware.can >> text=Bendición"],
        "buy:2",
    ),
    "show a card used in the duel": (
        after(
            lay("riposte lance", "confession map", "toll", "storm", active=1),
            (1, "challenge:0"),
            (1, "place:confession"),
            (0, "place:riposte"),
        ),
        [".hand .hc.can >> text=Contraataque"],
        "show:riposte",
    ),
    "peek": (won_with("rumour", "map", "riposte"), [".panel.can >> text=Chema"], "aim:2"),
    "cast on oneself": (
        after(lay("blessing", "lance", "toll", "map"), (0, "challenge:1"), (0, "place:blessing"), (1, "place:lance")),
        [".own .panel.can"],
        "aim:0",
    ),
    "enchant": (
        lay("blessing lance", "map", "toll", "storm", ghosts=[0]),
        [".hand .hc.can >> text=Bendición", ".heroes .panel.can >> text=Chema"],
        "enchant:blessing:2",
    ),
    "resurrect": (
        lay("blessing lance", "map", "toll", "storm", ghosts=[0]),
        [".hand .hc.can >> text=Bendición", ".ways .btn"],
        "revive:blessing",
    ),
    "come back": (
        after(lay("blessing lance", "map", "toll", "storm", ghosts=[0]), (0, "revive:lance")),
        [".buttons .quiet"],
        "done",
    ),
    "turn up one's secret": (
        lay("blessing lance", "map", "toll", "storm", secrets="hidden-heir kidnapper"),
        [".own .panel.can"],
        "use-secret",
    ),
    "wander": (lay("blessing", "map", "toll", "storm", ghosts=[0]), [".stack.can"], "wander"),
    "alone": (
        after(lay("lance", "map", "toll", "storm", ghosts=[1, 2, 3]), (0, "alone")),
        [".hand .hc.can"],
        "place:lance",
    ),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_is_answered_where_its_things_lie(lay_table: LayTable, question: str) -> None:
    position, clicks, option = QUESTIONS[question]
    assert lay_table(position).choose(*clicks) == option


def test_a_card_used_in_the_duel_is_grey_and_cites_its_rule(lay_table: LayTable) -> None:
    position = lay("lance map", "short-sword toll", "riposte", "storm", active=1)
    after(position, (1, "challenge:0"), (1, "place:short-sword"), (0, "place:lance"), (1, "place:toll"))
    page = lay_table(position).ana.page
    used = page.locator(".hand .hc.used")
    assert used.locator(".name").inner_text() == "Lanza"
    assert "princesa-5.8" in used.inner_text()
    assert page.locator(".earlier .chip").count() == 2
    assert page.get_by_role("img", name="Carta boca abajo de Berta").count() == 1
