"""What somebody must not miss: who they are, what they are given, being chosen, losing; and no neighbour sees it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.kept import KeptTable
from browser.people import PHONE
from browser.serving import Server
from games.cosa.laid import lay
from games.princesa.laid import lay as lay_at_court
from sobremesa.games.cosa.book import HUMAN

NAMES: Final = ("Ana", "Berta", "", "", "")
PEOPLE: Final = ("Ana", "Berta", "Chema", "Dani", "Elena")

# Whatever a page says to eyes, ears or a pointer that rests on it, and what its style sheets are told. The number of a
# question follows from the table's code.
GLANCE: Final = """
() => [document.title, ...[...document.querySelectorAll("body, body :not(script, style)")].flatMap((one) => [
  ...[...one.attributes].filter(({ name }) => name !== "data-decision").map(({ name, value }) => `${name}=${value}`),
  ...[...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data.trim()),
])].filter(Boolean).join("\\n")
"""

LOOK_AWAY: Final = """
() => {
  Object.defineProperty(document, "hidden", { value: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""


def test_who_one_is_comes_covered_once_and_what_one_is_given_comes_the_same_way(
    new_person: NewPerson, server: Server
) -> None:
    match = lay("thing infected suspicion", "whisky", "", "", "", at="exchange", active=0)
    table = KeptTable.in_position("NIEVE-71", match, NAMES)
    table.put_into(server.database)
    berta = new_person("Berta", PHONE, curious=True)
    table.welcome(berta, 1)
    page, card = berta.page, berta.page.locator(".whisper .card")
    expect(card).to_have_text("Toca para ver")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.reload()
    expect(page.locator("[data-whisper]")).to_have_attribute("aria-label", "Para ti: toca para ver")
    expect(card).to_have_count(0)  # it came already

    # Who would rather play turns up their hand, and that puts the card away.
    ana = new_person("Ana", curious=True)
    table.welcome(ana, 0)
    expect(ana.page.locator(".whisper")).to_be_visible()
    assert ana.page.evaluate("document.activeElement.closest('.whisper') === null")
    ana.page.locator(".hand .shielded").click()
    expect(ana.page.locator(".whisper")).to_have_count(0)
    ana.page.locator(".hand .hc.can", has_text="Infectado").click()
    ana.page.locator(".commit").click()

    # Asked, with the bar full, one still finds it; whoever has turned it over needn't uncover the hand as well.
    expect(page.locator(".decide.mine")).to_be_visible()
    expect(page.locator(".your-moment")).to_have_text("Ana te ofrece una carta.")
    page.locator("[data-whisper]").click()
    card.click()
    expect(card).to_have_text("Humano")
    page.locator(".whisper .pri").click()
    expect(page.locator(".shielded:visible")).to_have_count(0)
    page.locator(".hand .hc.can").first.click()
    page.locator(".commit").click()

    # Both are told what they were given, under the same cover, and so are their hands.
    for person in (ana, berta):
        expect(person.page.locator(".whisper .card")).to_have_text("Toca para ver")
        expect(person.page.locator(".whisper")).to_contain_text("Algo para ti")
        expect(person.page.locator(".hand .shielded")).to_be_visible()
    card.click()
    expect(card).to_have_text("Infectado")
    expect(page.locator(".whisper .says")).to_contain_text("Ana te ha pasado")
    expect(page.locator(".whisper .says")).to_contain_text("La Cosa es Ana")
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)

    # While it is covered the log tells it as the table was told it, until that is touched.
    page.locator("[data-whisper]").click()
    page.keyboard.press("l")
    log = page.locator(".leaf.log")
    expect(log).to_contain_text("Ana intercambia una carta contigo.")
    expect(log).not_to_contain_text("Infectado")
    log.locator(".shielded").click()
    expect(log).to_contain_text("Infectado")


def test_who_has_nobody_beside_them_turns_the_cover_off(new_person: NewPerson, server: Server) -> None:
    table = KeptTable.in_position("NIEVE-72", lay("thing suspicion", "whisky", "", "", ""), NAMES)
    table.put_into(server.database)
    ana = new_person("Ana", curious=True)
    table.welcome(ana, 0)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".hand .shielded")).to_be_visible()
    ana.page.get_by_role("button", name="Más", exact=True).click()
    ana.page.get_by_role("button", name="Ajustes", exact=True).click()
    ana.page.get_by_text("Tapar lo que solo yo puedo ver").click()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".hand .hc").first).to_be_visible()
    expect(ana.page.locator(".shielded")).to_have_count(0)


def worlds_at_the_station() -> list[KeptTable]:
    """Ana has given a card and drawn another: as a Human, as La Cosa."""
    tables = []
    hands = ("suspicion", "thing infected")
    for number, (mine, other) in enumerate((hands, hands[::-1])):
        match = lay(mine, other, "", "", "whisky", at="exchange", active=4)
        tables.append(KeptTable.in_position(f"NIEVE-8{number}", match, PEOPLE))
        tables[-1].play("4 give:whisky", f"0 give:{mine.split()[-1]}")
    return tables


def worlds_at_court() -> list[KeptTable]:
    """It is Ana's turn: with one secret, with another."""
    secrets = ("kidnapper necromancer bounty-hunter royal-spy", "royal-spy necromancer bounty-hunter kidnapper")
    hands = ("longbow leaf-cloak", "lance toll", "satire", "prayer")
    return [
        KeptTable.in_position(f"TORRE-8{number}", lay_at_court(*hands, secrets=each), PEOPLE[:4])
        for number, each in enumerate(secrets)
    ]


def test_a_neighbours_glance_finds_no_secret(new_person: NewPerson, server: Server) -> None:
    """While it is covered the page is the same whoever one is, to the last letter; looking away covers it again."""
    ana = new_person("Ana", curious=True)
    page = ana.page
    cover, chip = page.locator(".aid .shielded"), page.locator("[data-whisper]")
    for worlds in (worlds_at_the_station(), worlds_at_court()):
        covered, bare, again = [], [], []
        for number, table in enumerate(worlds):

            def glance(code: str = table.code) -> str:
                return str(page.evaluate(GLANCE)).replace(code, "CODE")

            table.put_into(server.database)
            table.welcome(ana, 0)
            expect(page.locator(".whisper")).to_be_visible()
            expect(page.locator(".decide.mine")).to_be_visible()
            covered.append(glance())
            cover.click()
            expect(page.locator(".notebook")).to_be_visible()
            expect(chip).to_have_attribute("aria-label", "Tapar")
            bare.append(glance())
            if number:
                page.evaluate(LOOK_AWAY)
            else:
                chip.click()
            expect(cover).to_be_visible()
            again.append(glance())
        for seen in (covered, again):
            assert seen[0].splitlines() == seen[1].splitlines()
        assert bare[0] != bare[1]


def test_being_chosen_and_losing_are_told_where_one_looks(new_person: NewPerson, server: Server) -> None:
    ana, berta = new_person("Ana", PHONE), new_person("Berta")
    moment = ana.page.locator(".your-moment")
    duel = KeptTable.in_position("TORRE-91", lay_at_court("longbow", "lance", "satire", active=1), (*NAMES[:2], ""))
    fire = KeptTable.in_position("NIEVE-91", lay("", "flamethrower", "", "", "", active=1), NAMES)
    for table in (duel, fire):
        table.put_into(server.database)
        table.welcome(ana, 0)
        table.welcome(berta, 1)
        if table is duel:
            berta.page.locator(".hero[data-seat='0'] .panel.can").click()
            berta.page.locator(".commit").click()
            expect(moment).to_have_text("Berta te desafía.")
        else:
            berta.page.locator(".hand .hc.can", has_text="Lanzallamas").click()
            berta.page.locator(".place[data-seat='0'] .seat.can").click()
            berta.page.locator(".commit").click()
            ana.page.locator(".decide .choices .btn").last.click()
            ana.page.locator(".commit").click()
            expect(moment).to_have_text("Las llamas te alcanzan. Quedas fuera de la partida.")
            expect(ana.page.locator(".decide h2")).to_have_text("Quedas fuera de la partida. Guarda el secreto.")
        assert ana.page.evaluate("document.querySelector('.your-moment').getBoundingClientRect().right <= innerWidth")


def test_the_fallen_bet_and_are_told_in_the_end(new_person: NewPerson, server: Server) -> None:
    """The browser's own part is played by a stand-in."""
    ana, berta = new_person("Ana", PHONE), new_person("Berta")
    ana.context.add_init_script(
        """
        window.told = [];
        window.Notification = class {
          static permission = "default";
          static async requestPermission() { return (this.permission = "granted"); }
          constructor(title) { told.push(title); }
          close() {}
        };
        """
    )
    match = lay("", "flamethrower", "thing", "", "", active=1, out={0: HUMAN})
    table = KeptTable.in_position("NIEVE-95", match, NAMES)
    table.put_into(server.database)
    table.welcome(ana, 0)
    table.welcome(berta, 1)
    ana.page.get_by_role("button", name="Avísame al final").click()
    ana.page.keyboard.press("c")
    ana.page.locator(".bets button").nth(1).click()
    expect(ana.page.locator(".bets [aria-pressed=true]")).to_contain_text("· 1")
    ana.page.evaluate(LOOK_AWAY)
    berta.page.locator(".hand .hc.can", has_text="Lanzallamas").click()
    berta.page.locator(".place[data-seat='2'] .seat.can").click()
    berta.page.locator(".commit").click()
    expect(ana.page.locator(".finished")).to_contain_text("Acertó su apuesta: Ana.")
    ana.page.wait_for_function("told.some((title) => title.includes('La Cosa'))")
    expect(berta.page.locator(".finished")).to_be_visible()
    assert berta.page.get_by_text("apuesta").count() == 0
