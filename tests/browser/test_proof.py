"""The browser checks the deal by itself when the match is over, and says what it found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.conftest import NewPerson
from browser.people import Person, play_until
from browser.serving import Server
from sobremesa.cli.main import main

# The host draws the bot's part of the key after he knows all the others', and tells in his file that it was sealed.
CHOOSES_FOR_THE_BOT = """
from sobremesa.kernel.key import seal_of
from sobremesa.tables import acts
from sobremesa.tables.table import Table
honest = Table._began
def began(table, act, at):
    nonces = (act.nonces[0], "5a" * 16)
    table.shuffle.seals[1] = seal_of(table.commitment, 1, nonces[1])
    honest(table, acts.Began(act.rules, nonces), at)
Table._began = began
"""

# Whatever is sent to the first chair is changed before by `lie`.
LIES = """
import json
from sobremesa.web.showing import Showing
from sobremesa.web.sight import Sight
honest = Sight.of
told = []
def falsely(page):
    table = json.loads(page)
    if table["me"] == 0:
        lie(table)
    return json.dumps(table).encode()
Sight.of = lambda *what, **more: falsely(honest(*what, **more))
def another_bag(table):
    if table["view"]:
        table["view"]["bag"] += 1
def line(table, kind):
    said = {"version": table["version"], "kind": kind, "own": False, "args": {"who": 1}}
    table["happened"].append(said)
"""

# One of the two chairs is Ana's, and the host names both as hers.
SLIPS_A_CHAIR_IN = (
    LIES
    + """
def lie(table):
    if table["shuffle"] and not table["shuffle"]["sealed"]:
        table["mine"] = [0, 1]
"""
)

# By name: a host who erases what he showed falsely, one who shows it for a moment only, one who shows it until the page
# is opened anew, and one who shows nothing false but a line of the log.
OTHER_LIES = {
    "erased": """
def lie(table):
    if table["phase"] == "playing" and table["version"] == 1:
        another_bag(table)
    if table["version"] == 2 and not told:
        told.append(1)
        line(table, "table-undone")
""",
    "flicker": """
def lie(table):
    pass
show = Showing._show
def _show(showing, among, sender=None, answer=b""):
    sight = showing.sight()
    for one in among:
        table = json.loads(honest(sight, one.person.id, one.log_sent, one.chat_sent, one.turned_to))
        if table["version"] == 2 and not told:
            told.append(1)
            another_bag(table)
            one.send(json.dumps(table).encode())
    show(showing, among, sender, answer)
Showing._show = _show
""",
    "anew": """
def lie(table):
    if table["phase"] == "playing" and table["version"] < 2:
        another_bag(table)
""",
    "beside": """
def lie(table):
    if table["version"] == 2 and not told:
        told.append(1)
        line(table, "table-paused")
""",
}

# The first almanac that a page asks for takes as long as a slow line; any other comes at once.
LATE = """(() => {
  const { fetch } = window;
  let isLate = true;
  window.fetch = async (what, ...more) => {
    const waits = isLate && String(what).includes('almanac');
    if (waits) isLate = false;
    const reply = await fetch(what, ...more);
    if (!waits) return reply;
    await new Promise((done) => setTimeout(done, 1500));
    setTimeout(() => { window.hasCome = true; }, 300);
    return reply;
  };
})()"""


def without_https(ana: Person) -> None:
    """At home the page comes by http from another machine, and browsers keep their own SHA-256 from such pages."""
    ana.context.add_init_script("delete Crypto.prototype.subtle")


def play_to_the_end(ana: Person) -> None:
    without_https(ana)
    ana.set_table(2, ("Perdición total",))
    ana.sit(0)
    ana.seat_bot(1)
    ana.start()
    play_until([ana], ana.is_over)


def downloaded(ana: Person, link: str, folder: Path) -> str:
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name=link).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return str(file)


def test_the_page_says_that_nobody_chose_the_deal_and_the_receipt_proves_it(
    new_person: NewPerson, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ana = new_person("Ana")
    play_to_the_end(ana)
    ana.page.locator(".proof", has_text="Comprobado por tu propio navegador").wait_for()
    file = downloaded(ana, "Descargar", tmp_path)
    receipt = downloaded(ana, "Guardar el recibo", tmp_path)
    assert main(["verify", file, "--receipt", receipt, "--lang", "es"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Tu recibo encaja" in said
    assert re.search(r"enseñó (\d+) de \1 posiciones y (\d+) de \2 líneas", said)

    # Once more at the same table, and after a reload: the receipt is of that match and of no other.
    ana.page.reload()
    ana.page.locator(".proof", has_text="Comprobado por tu propio navegador").wait_for()
    ana.page.get_by_role("button", name="Otra partida", exact=True).click()
    ana.page.wait_for_selector(".decide")  # with nobody but bots it begins by itself
    play_until([ana], ana.is_over)
    ana.page.locator(".proof", has_text="Comprobado por tu propio navegador").wait_for()
    again = downloaded(ana, "Descargar", tmp_path)
    assert main(["verify", again, "--receipt", receipt, "--lang", "es"]) == 1
    assert "el compromiso" in capsys.readouterr().out


def test_whoever_is_away_is_waited_for_until_the_owner_has_enough(new_person: NewPerson) -> None:
    ana, berta = new_person("Ana"), new_person("Berta")
    code = ana.set_table(2)
    ana.sit(0)
    berta.come_to(code)
    berta.sit(1)
    berta.go()
    ana.page.locator(".seats li.away").wait_for()
    ana.page.locator(".start .btn").click()
    ana.page.locator(".shuffling", has_text="Falta Berta").wait_for()
    ana.page.get_by_role("button", name="No esperar más", exact=True).click()
    ana.page.locator(".start", has_text="Se barajó una vez y no se repartió").wait_for()
    # The line has just come: a page laid out anew between pressing and letting go would take no notice.
    ana.page.locator(".start .btn", has_text="Empezar").dispatch_event("click")
    ana.page.locator(".shuffling", has_text="Falta Berta").wait_for()
    # Whatever the board is made of comes late, and all tables of the shuffle before it: the last of them stands.
    berta.context.add_init_script(LATE)
    berta.go(f"/t/{code}")
    berta.page.wait_for_function("() => window.hasCome")
    berta.page.wait_for_selector(".decide")
    ana.page.wait_for_selector(".decide")
    ana.page.locator(".log li", has_text="Se barajó una vez y no se repartió").wait_for()


def test_the_page_says_what_a_cheating_server_did(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, tampering=CHOOSES_FOR_THE_BOT)
    server.start()
    ana = Person(browser, server.address, "Ana")
    try:
        play_to_the_end(ana)
        ana.page.locator(".proof.unfit", has_text="no es el que estaba sellado antes de repartir").wait_for()
        # The server's own word is worth nothing here.
        ana.page.get_by_role("button", name="Comprobar la baraja").click()
        ana.page.locator(".checked", has_text="La baraja es la sellada").wait_for()
    finally:
        ana.close()
        server.stop()


def test_the_page_seals_for_no_chair_that_it_never_asked_for(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, tampering=SLIPS_A_CHAIR_IN)
    server.start()
    ana = Person(browser, server.address, "Ana")
    try:
        ana.set_table(2, ("Perdición total",))
        ana.seat_bot(1)
        ana.page.locator(".start .btn", has_text="Empezar").click()
        ana.page.locator(".strange", has_text="este navegador no la ha pedido").wait_for()
        # Over a reload too, and not before it.
        ana.page.reload()
        ana.page.locator(".strange").wait_for()
        assert ana.page.locator(".decide").count() == 0
    finally:
        ana.close()
        server.stop()


@pytest.mark.parametrize("lie", OTHER_LIES)
def test_what_a_lying_host_has_shown_stays_in_the_receipt(
    browser: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str], lie: str
) -> None:
    """The deal is honest and the file too, and so the page has nothing to say; playing the match again has."""
    server = Server(tmp_path, tampering=LIES + OTHER_LIES[lie])
    server.start()
    ana = Person(browser, server.address, "Ana")
    try:
        without_https(ana)
        ana.set_table(2, ("Perdición total",))
        ana.seat_bot(1)
        ana.start()
        ana.page.wait_for_selector(".decide")
        if lie == "anew":
            ana.page.reload()
        play_until([ana], ana.is_over)
        ana.page.locator(".proof", has_text="Comprobado por tu propio navegador").wait_for()
        file = downloaded(ana, "Descargar", tmp_path)
        receipt = downloaded(ana, "Guardar el recibo", tmp_path)
        assert main(["verify", file, "--lang", "es"]) == 0
        assert main(["verify", file, "--receipt", receipt, "--lang", "es"]) == 1
        said = " ".join(capsys.readouterr().out.split())
        assert "lo que vio el asiento 0" in said or "el reparto. Al asiento 0" in said
    finally:
        ana.close()
        server.stop()
