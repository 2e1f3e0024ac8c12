"""The pages around the tables: in every window, for whoever comes for the first time."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, Route, expect

from browser.conftest import NewPerson
from browser.fullest import ended
from browser.kept import KeptTable
from browser.people import Person, play_until
from browser.serving import Server
from browser.test_axe import faults
from sobremesa.kernel import registry

WINDOWS: Final = (
    (360, 640),
    (390, 844),
    (720, 450),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
)

FAULTS_OF_A_PAGE: Final = Path(__file__).with_name("page_faults.js").read_text("utf-8")


def assert_fits(page: Page, windows: tuple[tuple[int, int], ...] = WINDOWS) -> None:
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(FAULTS_OF_A_PAGE) == [], (page.url, width, height)


def with_five_games(route: Route) -> None:
    """As many games as there will be, with long names."""
    answer = route.fetch()
    games: list[dict[str, Any]] = answer.json()
    titles = {
        "name": "Eldritch Horror",
        "short": "Eldritch",
        "blurb": "Salvar el mundo, expedición a expedición.",
        "pitch": "",
    }
    new = ("eldritch", "another")[: 5 - len(games)]
    more = [{**games[0], "id": name, "titles": {"es": titles, "en": titles}} for name in new]
    route.fulfill(response=answer, json=games + more)


def finished(code: str, game: str = "arcana") -> KeptTable:
    return ended(code, game, ("Ana", "Berta"))


# --- the lobby -------------------------------------------------------------------------------------------------------


def test_the_lobby_names_no_number_of_games_before_it_knows_them(new_person: NewPerson) -> None:
    ana = new_person("Ana")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ana.page.route("**/api/games", hold)
    ana.go()
    intro = ana.page.locator(".hello > p")
    expect(intro).to_contain_text("Abre un enlace")
    expect(intro).to_be_hidden()
    held[0].continue_()
    expect(intro).to_be_visible()


def test_a_lobby_of_five_games_tells_tables_with_room_from_those_to_watch(new_person: NewPerson) -> None:
    ana, berta = new_person("Ana"), new_person("Berta")
    berta.page.route("**/api/games", with_five_games)
    full = ana.set_table(2, game="arcana")
    ana.page.locator(".fill").click()
    expect(ana.page.locator(".seats li.empty")).to_have_count(0)
    berta.go()
    watched = berta.page.locator(".to-watch", has_text=full)
    expect(watched).to_be_visible()
    ana.page.locator(".seats li").nth(1).locator("button").last.click()  # the bot goes: there is room again
    expect(berta.page.locator(".with-room", has_text=full)).to_be_visible()
    assert berta.page.locator(".game").count() == 5
    assert faults(berta) == []
    assert_fits(berta.page)
    chips = berta.page.get_by_role("group", name="Filtrar por juego")
    chips.get_by_role("button", name="Princesa").click()
    expect(berta.page.locator(".table", has_text=full)).to_have_count(0)
    chips.get_by_role("button", name="Arcana").click()
    berta.page.locator(".table", has_text=full).get_by_role("button").click()
    berta.give_name()
    berta.page.wait_for_selector(".gathering")
    berta.page.unroute_all(behavior="ignoreErrors")  # the lobby asks again and again


def test_a_request_that_fails_says_what_happened_and_is_tried_again(new_person: NewPerson) -> None:
    ana = new_person("Ana")
    fails = {"tables": True, "set": True}

    def tables(route: Route) -> None:
        if route.request.method == "POST" and fails.pop("set", False):
            route.fulfill(status=429, json={"problem": "too-fast", "detail": ""})
        elif route.request.method == "GET" and fails["tables"]:
            route.fulfill(status=503, json={"problem": "cannot-write", "detail": ""})
        else:
            route.continue_()

    ana.page.route("**/api/tables", tables)
    ana.go()
    lost = ana.page.locator(".lost-line")
    expect(lost).to_contain_text("El servidor no puede apuntar nada")
    fails["tables"] = False
    lost.get_by_role("button").click()
    expect(lost).to_have_count(0)
    ana.page.locator(".games [data-game=arcana] .set").click()
    ana.give_name()
    form = ana.page.locator("[data-set-table]")
    form.locator("button.pri").click()
    expect(form.get_by_role("alert")).to_contain_text("Demasiado deprisa")
    form.get_by_role("button", name="Probar otra vez").click()
    ana.page.wait_for_selector(".gathering")
    ana.complaints.clear()  # that the two requests failed


# --- setting and gathering -------------------------------------------------------------------------------------------


def test_whoever_sets_a_table_sits_and_fills_it_in_one_tap(new_person: NewPerson, server: Server) -> None:
    ana, berta = new_person("Ana"), new_person("Berta", language="en")
    ana.go()
    ana.page.locator(".games [data-game=cosa] .set").click()
    ana.give_name()
    ana.page.wait_for_selector("[data-set-table]")
    assert_fits(ana.page)
    ana.page.locator("[data-set-table] button.pri").click()
    seats = ana.page.locator(".seats li")
    expect(seats.first).to_contain_text("Ana (tú)")
    assert_fits(ana.page)
    berta.come_to(ana.page.url.rsplit("/", 1)[1])
    assert_fits(berta.page, WINDOWS[:2])
    berta.sit(1)
    berta.page.locator("#say").fill("Shall we?")
    berta.page.locator("#say").press("Enter")
    expect(ana.page.locator(".talk")).to_contain_text("Shall we?")
    expect(ana.page.get_by_role("radio", name=re.compile("^De la casa"))).to_be_checked()
    expect(ana.page.locator(".chairs")).to_contain_text("Cualquier jugada permitida")
    ana.page.get_by_role("button", name="Llenar las 2 sillas con bots").click()
    expect(ana.page.locator(".chairs .head")).to_contain_text("4 de 4 ocupadas")
    expect(ana.page.locator(".turn")).to_have_text("Lista para empezar")
    rules = berta.page.get_by_role("link", name="Read the rules")
    with berta.context.expect_page() as opened:
        rules.click()
    expect(opened.value.locator("#in-short")).to_contain_text("The Thing")
    ana.page.get_by_role("button", name="Quitar: Berta", exact=True).click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Pedir que se vaya").click()
    expect(seats.nth(1)).to_have_class(re.compile("empty"))
    berta.complaints.clear()  # that the table no longer opens

    # However many chairs there are, the button that begins is in sight.
    crowded = KeptTable("NIEVE-12", "cosa", ("Ana", *[""] * 11))
    crowded.seat(0)
    crowded.put_into(server.database)
    crowded.welcome(ana, 0)
    for width, height in (WINDOWS[0], WINDOWS[2], WINDOWS[5]):
        ana.page.set_viewport_size({"width": width, "height": height})
        expect(ana.page.locator(".start .btn")).to_be_in_viewport(ratio=1)


# --- rules -----------------------------------------------------------------------------------------------------------


def test_the_rules_are_read_searched_and_cited_on_a_page_of_their_own(new_person: NewPerson) -> None:
    ana = new_person("Ana")
    ana.go()
    ana.page.locator(".games [data-game=princesa]").get_by_role("link", name="Reglas").click()
    expect(ana.page.locator("h1")).to_have_text("Reglas: La Princesa")
    assert ana.page.locator("#in-short li").count() >= 4
    expect(ana.page.locator("#card-longbow")).to_contain_text("Arco")
    assert faults(ana) == []
    assert_fits(ana.page)
    contents = ana.page.get_by_role("navigation", name="Contenido")
    contents.get_by_role("link", name="Fantasmas").click()
    expect(contents.locator("[aria-current]")).to_have_text(re.compile("Fantasmas"))
    search = ana.page.get_by_role("searchbox")
    search.fill("SECUESTRADOR")
    marks = ana.page.locator("mark")
    told = ana.page.locator(".found p")
    expect(told).to_have_text(re.compile(rf"^{marks.count()} sitios en \d+ apartados$"))
    search.press("Enter")
    expect(ana.page.locator("mark.now")).to_be_in_viewport()
    search.fill("xyzzy")
    expect(told).to_contain_text("Nada de eso")
    ana.go("/rules/arcana#arcana-5.1")
    expect(ana.page.locator("#rule-arcana-5\\.1.cited")).to_be_in_viewport()
    ana.go("/rules/ajedrez")
    expect(ana.page.locator("h1")).to_have_text("Aquí no hay nada")
    ana.complaints.clear()  # that there are no such rules


def test_every_piece_of_every_game_is_named_and_read_in_both_languages(new_person: NewPerson) -> None:
    for language in ("es", "en"):
        ana = new_person("Ana", language=language)
        for game in registry.ids():
            ana.go(f"/rules/{game}")
            ana.page.wait_for_selector("#box .card .called")
            cards = ana.page.locator("#box .card").all_inner_texts()
            assert len(set(cards)) == len(cards) > 20  # those of one name say something else
            names = ana.page.locator("#box .called").all_inner_texts()
            said = ana.page.locator("#box .card p").all_inner_texts()
            # Where a message is missing, its id stands in its place.
            assert [text for text in names + said if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text)] == []


# --- the shelf -------------------------------------------------------------------------------------------------------


def test_a_shelf_has_what_goes_on_and_what_was_played(new_person: NewPerson) -> None:
    ana = new_person("Ana")
    played = {
        "code": "FARO-12",
        "game": "arcana",
        "names": ["Ana", "Berta", ""],
        "chair": 0,
        "ending": "won",
        "winners": [0, 1, 2],
        "practice": False,
        "began": 1_700_000_000.0,
        "ended": 1_700_001_620.0,
    }
    tally = {"game": "arcana", "matches": 14, "won": 9, "seconds": 14 * 1860, "latest": [True, False] * 6}
    told = {"played": [played, {**played, "code": "FARO-13", "winners": []}], "more": True, "tallies": [tally]}
    code = ana.set_table(2)
    ana.page.route("**/api/shelf*", lambda route: route.fulfill(json=told))
    ana.go()
    ana.page.get_by_role("link", name="Mi estantería").click()
    expect(ana.page.locator(".going")).to_contain_text(code)
    won, lost = ana.page.locator(".played li").all()
    expect(won).to_contain_text("27 min · con Berta y un bot")
    expect(won).to_contain_text("Ganáis todos")
    expect(lost).to_contain_text("No gana nadie")
    expect(won.get_by_role("link")).to_have_attribute("href", "/r/FARO-12")
    expect(ana.page.locator(".sum dd")).to_have_text(["14", "9", "31 min"])
    assert faults(ana) == []
    assert_fits(ana.page)


# --- edges -----------------------------------------------------------------------------------------------------------


def test_an_address_that_leads_nowhere_has_a_page(new_person: NewPerson) -> None:
    ana = new_person("Ana", language="en")
    for path in ("/api/tables/NADIE-99", "/nowhere/at/all"):
        ana.go(path)
        expect(ana.page.locator("h1")).to_have_text("There is nothing here")
    assert faults(ana) == []
    assert_fits(ana.page)
    ana.go("/learn/ajedrez")
    ana.give_name()
    expect(ana.page.locator("h1")).to_have_text("There is nothing here")
    ana.complaints.clear()  # that nothing is there


def test_a_finished_match_of_older_rules_is_told_on_a_short_page(new_person: NewPerson, server: Server) -> None:
    """What the server says of it is put in its mouth here; that it does say so is tested with the server."""
    table = finished("CORAL-61")
    table.put_into(server.database)
    ana = new_person("Ana")
    older = {"status": 409, "json": {"problem": "older", "detail": ""}}
    table.welcome(ana, 0)
    ending = ana.page.locator(".finished .why").inner_text().split(".")[0]
    ana.page.route("**/api/tables/VIEJA-47", lambda route: route.fulfill(**older))  # type: ignore[arg-type]
    ana.page.route(
        re.compile("/api/tables/VIEJA-47/replay"),
        lambda route: route.fulfill(response=route.fetch(url=route.request.url.replace("VIEJA-47", "CORAL-61"))),
    )
    ana.go("/t/VIEJA-47")
    expect(ana.page.locator("h1")).to_have_text("Esta partida se jugó con otras reglas")
    told = ana.page.get_by_role("region", name="Registro")
    expect(told).to_contain_text(ending)
    assert told.locator("ol li").count() > 5
    assert ana.page.locator(".board").count() == 0
    assert faults(ana) == []
    assert_fits(ana.page, WINDOWS[:3])
    ana.complaints.clear()  # that the table doesn't open
    expect(ana.page.get_by_role("link", name="Ver de nuevo", exact=True)).to_have_attribute("href", "/r/VIEJA-47")


# --- ways ------------------------------------------------------------------------------------------------------------


def test_a_replay_keeps_its_step_and_its_eyes_in_the_address(new_person: NewPerson, server: Server) -> None:
    table = finished("CORAL-62")
    table.put_into(server.database)
    ana = new_person("Ana")
    table.welcome(ana, 0)
    ana.go("/r/CORAL-62")
    ana.page.wait_for_selector(".controls")
    for _ in range(3):
        ana.page.keyboard.press("ArrowRight")
    ana.page.wait_for_url(re.compile(r"/r/CORAL-62\?step=3$"))
    expect(ana.page.locator(".caption p")).to_have_text("¿Qué destino juegas, y dónde? Ana: Jugar el 5 en El Juez")
    ana.page.locator(".eyes select").select_option("1")
    ana.page.wait_for_url(re.compile(r"/r/CORAL-62\?step=3&seat=1$"))
    ana.page.reload()
    expect(ana.page.locator(".count")).to_have_text(re.compile("^Paso 3 "))
    expect(ana.page.locator(".eyes select")).to_have_value("1")
    ana.go("/r/CORAL-62?step=99999&seat=7")
    expect(ana.page.locator(".count")).to_have_text(re.compile(r"^Paso (\d+) de \1$"))
    ana.complaints.clear()  # that there is no such chair


def beginning(person: Person) -> None:
    person.set_table(2)
    person.page.locator(".fill").click()
    person.page.locator(".start .btn.pri:not(:disabled)").click()
    person.page.wait_for_selector(".decide")


def test_going_back_takes_away_what_lies_over_the_page_first(new_person: NewPerson) -> None:
    ana = new_person("Ana", (390, 844))
    ana.go()
    ana.page.get_by_role("button", name="Ajustes", exact=True).click()
    ana.page.wait_for_selector("dialog[open]")
    ana.page.go_back()
    ana.page.wait_for_selector("dialog[open]", state="detached")
    assert ana.page.url == f"{ana.address}/"
    beginning(ana)
    table = ana.page.url
    views = ana.page.get_by_role("navigation", name="Vistas de la mesa")
    for view in ("Registro", "Reglas"):
        views.get_by_role("button", name=view).click()
        expect(views.get_by_role("button", name=view)).to_have_attribute("aria-pressed", "true")
    ana.page.go_back()
    expect(views.get_by_role("button", name="Mesa", exact=True)).to_have_attribute("aria-pressed", "true")
    assert ana.page.url == table
    # What was closed otherwise is not gone back to.
    ana.page.get_by_role("button", name="Más", exact=True).click()
    ana.page.wait_for_selector("dialog[open]")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog[open]", state="detached")
    ana.page.wait_for_function("() => history.state === null")
    ana.page.go_back()
    ana.page.wait_for_selector(".game")


def test_enter_does_what_the_main_button_says_and_the_rules_open_where_one_is(new_person: NewPerson) -> None:
    ana = new_person("Ana")
    beginning(ana)
    play_until([ana], lambda: ana.page.locator(".hand button.can").count() > 0)
    asked = ana.page.locator(".decide .link").first.inner_text()
    ana.page.keyboard.press("r")
    expect(ana.page.locator(f'[id="rule-{asked}"]')).to_be_in_viewport()
    expect(ana.page.locator(f'[id="rule-{asked}"]')).to_have_class(re.compile("cited"))
    ana.page.keyboard.press("Escape")
    ana.page.locator(".hand button.can").first.click()
    ana.page.locator(".face.can:not(.chosen)").first.click()
    expect(ana.page.locator(".commit")).to_be_enabled()
    question = ana.page.locator(".decide").get_attribute("data-decision")
    # What was clicked last has the focus; Enter is still for the main button.
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_function("id => document.querySelector('.decide')?.dataset.decision !== id", arg=question)


def test_who_waits_is_asked_once_whether_to_be_told_and_is_told(new_person: NewPerson) -> None:
    """The browser's own part is played by a stand-in: it asks nobody, and keeps what it was told to show."""
    ana, berta = new_person("Ana"), new_person("Berta")
    code = ana.set_table(2)
    berta.context.add_init_script(
        """
        window.told = [];
        window.asked = 0;
        window.Notification = class {
          static permission = "default";
          static async requestPermission() { asked += 1; return (this.permission = "granted"); }
          constructor(title) { told.push(title); }
          close() {}
        };
        """
    )
    berta.come_to(code)
    berta.sit(1)
    assert berta.page.locator(".offer").count() == 0
    ana.page.locator(".start .btn.pri:not(:disabled)").click()
    offer = berta.page.locator(".offer")
    play_until([ana, berta], lambda: offer.count() > 0)
    assert berta.page.evaluate("asked") == 0
    offer.get_by_role("button", name="Avisarme", exact=True).click()
    expect(offer).to_have_count(0)
    assert berta.page.evaluate("asked") == 1
    berta.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    play_until([ana], berta.is_asked)
    berta.page.wait_for_function("told.length > 0")
    assert "The Shipwreck Arcana" in berta.page.evaluate("told[0]")
