"""Pictures of every state of the browser's side, for the documentation: `python -m tools.screenshots [NAME…]`.

The tables lie ready in the record of a server of their own, dealt from fixed keys or laid out by hand and played on by
bots up to the moment that is worth a picture: so the pictures are the same on every run. The lobby and each game are
taken in four windows. With names, only the pictures whose names begin so are taken.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).parents[1]
PICTURES: Final = ROOT / "docs" / "img"
sys.path.insert(0, str(ROOT / "tests"))

from browser.conftest import chromium  # noqa: E402
from browser.fullest import ansia as night  # noqa: E402
from browser.fullest import cosa as twelve  # noqa: E402
from browser.fullest import eldritch as world  # noqa: E402
from browser.fullest import princesa as ten  # noqa: E402
from browser.kept import KeptTable  # noqa: E402
from browser.people import WIDE, Person  # noqa: E402
from browser.serving import Server  # noqa: E402
from games.cosa import laid as cosa  # noqa: E402
from games.princesa import laid as princesa  # noqa: E402
from sobremesa.games.princesa.state import Princesa  # noqa: E402
from sobremesa.kernel.match import Match  # noqa: E402
from sobremesa.tables import thinking  # noqa: E402
from sobremesa.testing import Position  # noqa: E402

SETTLING: Final = 500  # milliseconds
PORT: Final = 8791  # the code to scan in a picture leads to it
PHONE: Final = (390, 844)
# The window and whether it is day or night there.
FOUR: Final = {
    "phone": (PHONE, "light"),
    "tablet": ((768, 1024), "light"),
    "small": ((1024, 768), "dark"),
    "wide": (WIDE, "dark"),
}
# As small as a picture gets before one sees it: the browser that takes them also packs them.
PACK: Final = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const packed = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
  const letters = Array.from(new Uint8Array(await packed.arrayBuffer()), (byte) => String.fromCharCode(byte));
  return btoa(letters.join(""));
}"""
NAMES: Final = ("Ana", "Berta", "Chema", "Dani", "Elena", "Félix", "Gala", "Hugo", "Inés", "Jaime", "Katia", "Leo")
ARCANA: Final = {"difficulty": "easy", "aid": "all"}

wanted: Final = tuple(sys.argv[1:])


def photograph(person: Person, name: str, size: tuple[int, int] = WIDE, mode: str = "dark") -> None:
    if not name.startswith(wanted or ""):
        return
    page = person.page
    before = page.viewport_size
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="dark" if mode == "dark" else "light", reduced_motion="reduce")
    page.evaluate("document.fonts.ready")
    seen = b""
    while seen != (seen := page.screenshot()):  # until everything is drawn in its colours
        page.wait_for_timeout(SETTLING)
    (PICTURES / f"{name}.webp").write_bytes(packed(page, seen))
    if before is not None:
        page.set_viewport_size(before)


def packed(page: Page, png: bytes) -> bytes:
    blank = page.context.new_page()
    picture: str = blank.evaluate(PACK, base64.b64encode(png).decode())
    blank.close()
    return base64.b64decode(picture)


def photograph_in_four(person: Person, name: str) -> None:
    for window, (size, mode) in FOUR.items():
        photograph(person, f"{name}-{window}", size, mode)


def mark(person: Person, name: str, suspicion: str) -> None:
    group = person.page.get_by_role("group", name=f"Tu sospecha de {name}", exact=True)
    group.get_by_role("button", name=suspicion).click()


# --- the lobby ---------------------------------------------------------------------------------------------------


def of_the_lobby(browser: Browser, server: Server) -> None:
    for code, name, seats in (("FARO-31", "Berta", 4), ("DUNA-62", "Gala", 3), ("TILO-47", "Hugo", 5)):
        table = KeptTable(code, "arcana", (name, *[""] * (seats - 1)))
        table.seat(0, 1)
        table.put_into(server.database)
    guest = Person(browser, server.address, "Ana")
    guest.go()
    guest.page.wait_for_selector(".game")
    photograph(guest, "lobby-first-visit", WIDE, "light")
    guest.page.locator(".who").click()
    guest.give_name()
    guest.page.get_by_role("button", name="Entendido").click()
    guest.page.wait_for_selector(".tables li")
    photograph_in_four(guest, "lobby")
    guest.page.locator(".games .set").first.click()
    photograph(guest, "set-table", WIDE, "light")
    guest.close()


# --- The Shipwreck Arcana ----------------------------------------------------------------------------------------


def played_by_bots(match: Match[Any], until: Callable[[Match[Any]], bool]) -> list[str]:
    """What the seats choose until then."""
    lines: list[str] = []
    while not until(match):
        if not match.asked:
            sys.exit(f"the bots play otherwise than they did: choose another code than that of {until.__name__}")
        lines.append(played_by_bot(match, match.asked[0].decision.seat))
    return lines


def played_by_bot(match: Match[Any], seat: int) -> str:
    option = thinking.answer(thinking.question(match, seat, "house"))
    match.play(seat, option)
    return f"{seat} {option}"


def photograph_the_end(browser: Browser, server: Server, table: KeptTable, name: str) -> None:
    """Of a match that bots played in all its chairs, as Ana sees it."""
    match = table.begin()
    table.play(*played_by_bots(match, is_over))
    table.end(match)
    table.put_into(server.database)
    ana = Person(browser, server.address, "Ana")
    table.welcome(ana, 0)
    photograph(ana, f"{name}-wide", WIDE, "light")
    photograph(ana, f"{name}-phone", PHONE, "dark")
    ana.close()


def is_full(match: Match[Any], ask: str) -> bool:
    """Ana is asked that, with fates on the table and powers lying ready."""
    asked = match.asked_of(0)
    fates = sum(map(len, match.state.fates))
    return asked is not None and asked.decision.ask == ask and fates > 2 and len(match.state.powers) > 0


def is_choosing(match: Match[Any]) -> bool:
    return is_full(match, "play")


def is_voting(match: Match[Any]) -> bool:
    return is_full(match, "predict") and len(match.state.powers) > 1


def is_over(match: Match[Any]) -> bool:
    return not match.asked


def everybody_at(table: KeptTable, browser: Browser, server: Server) -> list[Person]:
    table.put_into(server.database)
    people = [Person(browser, server.address, name) for name in NAMES[:4]]
    for chair, person in enumerate(people):
        table.welcome(person, chair)
    return people


def close(people: list[Person]) -> None:
    for person in people:
        person.close()


def of_gathering(browser: Browser, server: Server) -> None:
    table = KeptTable("PERLA-23", "arcana", NAMES[:4], ARCANA)
    table.seat(0, 1, 2)
    people = everybody_at(table, browser, server)
    photograph(people[0], "gathering-wide", WIDE, "light")
    photograph(people[0], "gathering-phone", PHONE, "dark")
    close(people)


def of_choosing(browser: Browser, server: Server) -> None:
    table = KeptTable("CORAL-55", "arcana", NAMES[:4], ARCANA)
    table.play(*played_by_bots(table.begin(), is_choosing))
    people = everybody_at(table, browser, server)
    people[0].page.locator(".hand button.can").first.click()
    photograph(people[0], "arcana-choosing-wide", WIDE, "light")
    photograph(people[0], "arcana-choosing-phone", PHONE, "dark")
    close(people)


def of_a_ballot(browser: Browser, server: Server) -> None:
    table = KeptTable("ALGA-60", "arcana", NAMES[:4], ARCANA)
    match = table.begin()
    table.play(*played_by_bots(match, is_voting), played_by_bot(match, match.asked[-1].decision.seat))
    table.say(1, "El 2 en Medianoche dice mucho")
    table.say(1, "¿Preguntamos antes?")
    people = everybody_at(table, browser, server)
    ana = people[0]
    for token in ana.page.locator(".seat button.token").all()[:9:2]:
        token.click()
    ana.page.locator(".picks .can").first.click()
    photograph_in_four(ana, "arcana")
    ana.page.locator(".source .link").first.click()
    photograph(ana, "rules-drawer", WIDE, "light")
    close(people)


def of_the_end(browser: Browser, server: Server) -> None:
    table = KeptTable("CORAL-56", "arcana", NAMES[:4], ARCANA)
    match = table.begin()
    table.play(*played_by_bots(match, is_over))
    table.end(match)
    people = everybody_at(table, browser, server)
    ana = people[0]
    ana.page.get_by_role("button", name="Lo que guardaba cada quien").click()
    ana.page.get_by_role("button", name="Comprobar la baraja").click()
    ana.page.locator(".checked", has_text="sellada").wait_for()
    photograph(ana, "finished-wide", WIDE, "dark")
    photograph(ana, "finished-phone", PHONE, "light")
    ana.go(f"/r/{table.code}")
    ana.page.wait_for_selector(".controls")
    ana.page.get_by_label("Con los ojos de").select_option(label="Berta")
    for _ in range(24):
        ana.page.keyboard.press("ArrowRight")
    photograph(ana, "replay-wide", WIDE, "light")
    photograph(ana, "replay-phone", PHONE, "dark")
    close(people)


# --- ¡La Cosa! ---------------------------------------------------------------------------------------------------


def of_an_exchange(browser: Browser, server: Server) -> None:
    """Hugo has shown his hand and offers a card to Ana; a door is barred and Elena is in quarantine."""
    hands = (
        "infected flamethrower suspicion no-thanks",
        "missed better-run",
        "scary seduction",
        "resolute whisky",
        "no-thanks suspicion",
        "watch-your-back comfortable",
        "better-run no-barbecue suspicion axe seduction",
        "change-places seduction analysis resolute",
    )
    match = cosa.lay(*hands, active=6, doors=[2], quarantine={4: 1}, deck="whisky revelations", infected=[6])
    table = KeptTable.in_position("HIELO-84", match, NAMES[:8])
    table.play("6 play-on:suspicion:7", "6 give:seduction", "7 give:change-places", "7 play:whisky")
    table.say(3, "Yo no pongo puertas a lo loco")
    table.say(5, "Confía en mí")
    table.play("7 give:resolute")
    table.put_into(server.database)
    ana = Person(browser, server.address, "Ana")
    table.welcome(ana, 0)
    for name, suspicion in (("Chema", "Parece de fiar"), ("Elena", "Sospecha"), ("Gala", "Duda")):
        mark(ana, name, suspicion)
    ana.page.locator(".hand .hc", has_text="Sospecha").click()
    photograph_in_four(ana, "cosa")
    ana.close()


def of_twelve(browser: Browser, server: Server) -> None:
    table = twelve.tables()["asked"]
    table.say(5, "Confía en mí")
    table.put_into(server.database)
    ana = Person(browser, server.address, "Ana", PHONE, mode="light")
    table.welcome(ana, 0)
    ana.page.locator(".hand .hc", has_text="Hacha").click()
    photograph(ana, "cosa-twelve-phone", PHONE, "dark")
    photograph(ana, "cosa-twelve-small", (1024, 768), "light")
    ana.close()


# --- La Princesa -------------------------------------------------------------------------------------------------


def revealed_in(turn: int, match: Position[Princesa]) -> Position[Princesa]:
    """What is laid face up was turned up long ago, but not before the first turn."""
    match.state.revelations = tuple((turn, *what) for _, *what in match.state.revelations)
    return match


def of_a_duel(browser: Browser, server: Server) -> None:
    """Berta, whose secret Ana has just seen, attacks her again; Dani is a ghost, Elena's secret is out."""
    hands = (
        "follow-the-trail leaf-cloak longbow war-hammer",
        "sworn-sword heraldic-shield interrogation",
        "arcane-barrier fireball toll",
        "poison-nails blessing robbery lance",
        "bribe bodyguard map wooden-shield executioner",
    )
    match = princesa.lay(
        *hands,
        active=3,
        heroes="huntress knight wizard witch merchant",
        hearts=(3, 4, 2, 0, 3),
        gold=(1, 2, 3, 0, 6),
        secrets="bounty-hunter kidnapper necromancer betrothed hidden-heir",
        revealed=[4],
        ghosts=[3],
        spells={1: "giant-strength", 2: "slow-poison"},
        environment="blood-moon",
        shop="short-sword telltale-mirror protective-aura",
        deck="riposte storm plunder withdrawal unmask lance riposte healers-kit thick-fog barter torn-pocket",
        discard="ambush plate-armour heavy-crossbow loose-tongue short-sword master-key",
        rest="box",
        turn=23,
    )
    table = KeptTable.in_position("ROSA-31", revealed_in(17, match), NAMES[:5])
    table.play("3 enchant:blessing:4", "4 explore")
    table.say(1, "Yo no he sido, lo juro")
    table.play("0 challenge:2", "0 place:follow-the-trail", "2 place:arcane-barrier", "0 aim:1")
    table.say(4, "¿Y qué has visto, Ana?")
    table.play("1 challenge:0", "1 place:sworn-sword", "0 place:longbow", "1 place:heraldic-shield")
    table.put_into(server.database)
    ana = Person(browser, server.address, "Ana")
    table.welcome(ana, 0)
    mark(ana, "Chema", "Parece de fiar")
    ana.page.locator(".hand .hc", has_text="Seguir el Rastro").click()
    photograph_in_four(ana, "princesa")
    ana.close()


def of_ten_heroes(browser: Browser, server: Server) -> None:
    table = ten.tables()["duel"]
    table.say(6, "¡A por ella!")
    table.put_into(server.database)
    ana = Person(browser, server.address, "Ana")
    table.welcome(ana, 0)
    photograph(ana, "princesa-ten-phone", PHONE, "dark")
    photograph(ana, "princesa-ten-small", (1024, 768), "light")
    ana.close()


# --- El ansia ----------------------------------------------------------------------------------------------------


def of_a_night(browser: Browser, server: Server) -> None:
    """Ana is about to go to an island; then she hunts there, with a pile laid open."""
    tables = night.tables()
    for table in tables.values():
        table.put_into(server.database)
    ana = Person(browser, server.address, "Ana")
    tables["moving"].welcome(ana, 0)
    ana.page.get_by_role("button", name="La isla del pozo").dispatch_event("click")
    photograph_in_four(ana, "ansia")
    ana.close()
    ana = Person(browser, server.address, "Ana")
    tables["hunting"].welcome(ana, 0)
    ana.page.locator("#board .cell.can", has_text="Tobías").click()
    photograph(ana, "ansia-pile-phone", PHONE, "light")
    photograph(ana, "ansia-pile-small", (1024, 768), "dark")
    ana.close()


def of_a_dawn(browser: Browser, server: Server) -> None:
    photograph_the_end(browser, server, KeptTable("LUNA-70", "ansia", NAMES[:4]), "ansia-end")


# --- Eldritch Horror ---------------------------------------------------------------------------------------------


def of_the_world(browser: Browser, server: Server) -> None:
    """Ana is about to travel; then she fights."""
    tables = world.tables()
    for table in tables.values():
        table.put_into(server.database)
    ana = Person(browser, server.address, "Ana")
    tables["acting"].welcome(ana, 0)
    photograph_in_four(ana, "eldritch")
    ana.close()
    ana = Person(browser, server.address, "Ana")
    tables["fighting"].welcome(ana, 0)
    photograph(ana, "eldritch-fighting-phone", PHONE, "dark")
    photograph(ana, "eldritch-fighting-wide", WIDE, "light")
    ana.close()


def of_its_end(browser: Browser, server: Server) -> None:
    photograph_the_end(browser, server, KeptTable("LUNA-80", "eldritch", NAMES[:2]), "eldritch-end")


SERIES: Final = (
    of_the_lobby,
    of_gathering,
    of_choosing,
    of_a_ballot,
    of_the_end,
    of_an_exchange,
    of_twelve,
    of_a_duel,
    of_ten_heroes,
    of_a_night,
    of_a_dawn,
    of_the_world,
    of_its_end,
)


def main() -> None:
    path = chromium()
    if path is None:
        sys.exit("there is no Chromium here: install it first")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), port=PORT)
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            for series in SERIES:
                series(browser, server)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
