"""What a browser keeps of us: pages open without a server, a newer version takes over, nothing of anybody's is kept."""

from __future__ import annotations

import re
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest
from playwright.sync_api import expect

from browser.conftest import STATIC, NewPerson
from browser.people import PATIENCE, PHONE, Person, play_until
from browser.serving import Server
from browser.test_private import link_of, set_private

MOST_BYTES_OF_A_PICTURE: Final = 300_000  # beyond that some chat programs show none
GAMES: Final = ("ansia", "arcana", "cosa", "eldritch", "princesa")
_KEPT: Final = """async () => {
  const kept = {}
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) {
      const answer = await cache.match(url)
      kept[`${name}${new URL(url).pathname}`] = [...answer.headers].join(' ') + await answer.text()
    }
  }
  return kept
}"""
_READY: Final = """async () => {
  await navigator.serviceWorker.ready
  return navigator.serviceWorker.controller !== null
}"""
_SHELLS: Final = "async () => (await caches.keys()).filter(name => name.startsWith('shell '))"
_SCRIPT_OF_THE_PAGE: Final = "document.querySelector('script[type=module]').src"
_HASH: Final = re.compile(r"-([\w-]{8})(?=\.(?:js|css|woff2|svg))")
_FOR_ALL: Final = re.compile(
    r"/(?:index\.html|icon\.svg|mode\.js|assets/[^/]+|api/games(?:/\w+/(?:rules\.\w+\.md|text\.\w+\.ftl|components))?)"
)
_UPDATE: Final = """async () => {
  navigator.serviceWorker.addEventListener('controllerchange', () => { window.isTakenOver = true })
  await (await navigator.serviceWorker.getRegistration()).update()
}"""


def keeps(person: Person, path: str = "/") -> None:
    """Comes, and stays until all is kept."""
    person.go(path)
    person.page.wait_for_function(_READY)


def next_version(folder: Path) -> None:
    """The same build under other names throughout, as if every file had changed."""
    shutil.copytree(STATIC, folder, ignore=shutil.ignore_patterns("*.br", "*.gz", "og"))
    names = {
        path.name: _HASH.sub(lambda found: f"-{found[1][::-1]}", path.name) for path in (folder / "assets").iterdir()
    }
    for path in [path for path in folder.rglob("*") if path.suffix in (".js", ".css", ".html")]:
        text = path.read_text("utf-8")
        for old, new in names.items():
            text = text.replace(old, new)
        if path.name == "sw.js":
            text, found = re.subn(r"(version:.)([0-9a-f]{16})", lambda is_now: is_now[1] + is_now[2][::-1], text)
            assert found == 1
        path.write_text(text, "utf-8")
    for old, new in names.items():
        (folder / "assets" / old).rename(folder / "assets" / new)


def serving(folder: Path) -> str:
    return (
        "from pathlib import Path\nfrom sobremesa.web.static import StaticFiles\n"
        f"StaticFiles.__init__.__defaults__ = (Path({str(folder)!r}),)\n"
    )


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


def test_a_newer_version_takes_over_and_the_match_under_way_goes_on(
    new_person: NewPerson, own_server: Server, tmp_path: Path
) -> None:
    ana = new_person("Ana", keeps=True)
    ana.address = own_server.address
    keeps(ana)
    before = ana.page.evaluate(_SHELLS)
    assert len(before) == 1
    old_script = ana.page.evaluate(_SCRIPT_OF_THE_PAGE)
    ana.set_table(2)
    ana.seat_bot(1)
    ana.start()
    ana.page.wait_for_selector(".decide")
    rounds = iter(range(2))
    play_until([ana], lambda: next(rounds, None) is None)
    ana.page.evaluate("window.isTheSame = true")

    own_server.stop()
    next_version(tmp_path / "newer")
    newer = Server(tmp_path, port=own_server.port, tampering=serving(tmp_path / "newer"))
    newer.start()
    try:
        ana.page.evaluate(_UPDATE)
        ana.page.wait_for_function("() => window.isTakenOver")
        assert before[0] in ana.page.evaluate(_SHELLS)  # what she has open was made of it
        assert httpx.get(old_script, timeout=PATIENCE).status_code == 404  # nobody else has it still
        rounds = iter(range(2))
        play_until([ana], lambda: next(rounds, None) is None)
        assert ana.page.evaluate("window.isTheSame")

        # The next page she goes to is one of the newer version, and so is her table when she comes back to it.
        ana.page.locator("header a[href='/']").first.click()
        ana.page.wait_for_selector(".mine")
        assert not ana.page.evaluate("window.isTheSame")
        assert ana.page.evaluate(_SCRIPT_OF_THE_PAGE) != old_script
        ana.page.locator(".mine a, .mine button").first.click()
        ana.page.wait_for_selector(".decide.mine, .finished")  # the bot plays on, and asks her

        # Once none of its pages is open, the older version goes.
        ana.page.goto("about:blank")
        ana.go()
        ana.page.wait_for_function(f"async before => !(await ({_SHELLS})()).includes(before)", arg=before[0])
    finally:
        newer.stop()
    ana.complaints.clear()  # that nobody answered for a while


def test_without_a_server_it_says_so_and_rules_and_cards_are_read(new_person: NewPerson, own_server: Server) -> None:
    ana = new_person("Ana", PHONE, keeps=True)
    ana.address = own_server.address
    keeps(ana)
    own_server.stop()
    ana.page.reload()
    expect(ana.page.get_by_role("status")).to_contain_text("Mientras tanto puedes leer las reglas y las cartas")
    for game in GAMES:
        ana.page.locator(f".games [data-game={game}] a[href^='/rules']").tap()
        expect(ana.page.locator("main section").nth(2)).to_be_visible()
        expect(ana.page.locator(".box .card").first).to_be_visible()
        ana.page.go_back()
    ana.page.get_by_role("button", name="Switch to English").tap()
    ana.page.locator(".games [data-game=cosa] a[href^='/rules']").tap()
    expect(ana.page.locator("h1")).to_have_text("Rules: Stay Away! (¡La Cosa!)")

    ana.go("/t/BRISA-27")
    expect(ana.page.locator("h1")).to_have_text("We can't reach the server")
    ana.page.locator("nav a[href='/rules/ansia']").tap()
    expect(ana.page.locator(".box .card").first).to_be_visible()
    ana.complaints.clear()  # that nobody answers


def test_nothing_of_anybodys_is_kept(new_person: NewPerson) -> None:
    """Names, codes and links; nor any answer that isn't the same for everybody."""
    ana, berta = new_person("Anastasia", keeps=True), new_person("Bertarda", keeps=True)
    code = set_private(ana, spoken=True)
    link = link_of(ana)
    keeps(berta, link.removeprefix(berta.address))
    berta.give_name()
    berta.page.locator("#say").fill("Murmullo")
    berta.page.locator("#say").press("Enter")
    expect(ana.page.locator(".gathering")).to_contain_text("Bertarda")
    berta.go("/shelf")
    expect(berta.page.locator("h1").first).to_be_visible()
    berta.go(f"/t/{code}")
    expect(berta.page.locator(".gathering")).to_contain_text("Anastasia")
    for person in (ana, berta):
        kept: dict[str, str] = person.page.evaluate(_KEPT)
        assert len(kept) > 2 * len(GAMES)
        secrets = ("Anastasia", "Bertarda", "Murmullo", code, link.rsplit("/", 1)[1])
        assert [where for where, what in kept.items() if any(secret in where + what for secret in secrets)] == []
        own = [
            where
            for where, what in kept.items()
            if re.search("set-cookie|private|no-store", what.partition("<")[0][:2000])
        ]
        assert [where for where in own if where.startswith("texts/api")] == []
        paths = {"/" + where.split("/", 1)[1] for where in kept}
        assert {path for path in paths if not _FOR_ALL.fullmatch(path)} == set()


def test_what_a_chat_shows_is_a_picture_of_the_right_size_by_game_and_language(server: Server) -> None:
    for path in ("/", *(f"/learn/{game}" for game in GAMES)):
        for language in ("es", "en"):
            page = httpx.get(server.address + path, headers={"accept-language": language}, timeout=PATIENCE).text
            found = re.search(r'<meta property="og:image" content="([^"]+)"', page)
            assert found is not None
            assert f"/og/{path.rsplit('/', 1)[1] or 'sobremesa'}.{language}.png" in found[1]
            picture = httpx.get(found[1], timeout=PATIENCE)
            assert picture.headers["content-type"] == "image/png"
            assert picture.headers["cache-control"] == "public, max-age=86400"
            assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)
            assert len(picture.content) < MOST_BYTES_OF_A_PICTURE


def test_it_can_be_installed_in_both_languages(new_person: NewPerson, server: Server) -> None:
    ana = new_person("Ana", language="en")
    ana.go()
    told = ana.context.new_cdp_session(ana.page).send("Page.getAppManifest")
    assert told["url"] == f"{server.address}/en.webmanifest"
    assert told["errors"] == []
    spanish, english = (
        httpx.get(f"{server.address}/{language}.webmanifest", timeout=PATIENCE).json() for language in ("es", "en")
    )
    assert spanish["id"] == english["id"]
    assert spanish["description"] != english["description"]
    for icon in [*spanish["icons"], *(icon for one in spanish["shortcuts"] for icon in one["icons"])]:
        picture = httpx.get(server.address + icon["src"], timeout=PATIENCE)
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", picture.content[16:24])) == icon["sizes"]
    assert {icon["purpose"] for icon in spanish["icons"] if icon["sizes"] == "512x512"} == {"any", "maskable"}
    for one in spanish["shortcuts"]:
        assert (
            httpx.get(server.address + one["url"], headers={"accept": "text/html"}, timeout=PATIENCE).status_code == 200
        )
