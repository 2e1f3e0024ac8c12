"""What the address of a table tells a program that shows it in a chat, and a page before one has a name."""

from __future__ import annotations

import json
import re
import shutil
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import unescape
from pathlib import Path

import httpx
import pytest

from sobremesa.web import preview, static, wire
from web.conftest import Come, Sit
from web.players import PATIENCE, Guest

MANIFESTS = Path(__file__).parents[2] / "client" / "public"
PAGE = '<!doctype html><html lang="es"><head><title>Sobremesa</title></head><body></body></html>'
_TOLD = re.compile(r'<meta property="(og:[a-z:_]+)" content="([^"]*)" />')


@pytest.fixture(autouse=True)
def _built() -> Iterator[None]:
    """A page lies there, as a build leaves it; where one was built, that one."""
    index = static.FOLDER / "index.html"
    if index.is_file():
        yield
        return
    static.FOLDER.mkdir(exist_ok=True)
    index.write_text(PAGE, "utf-8")
    try:
        yield
    finally:
        shutil.rmtree(static.FOLDER)


def asked_by_a_chat(address: str, path: str, language: str = "") -> bytes:
    """As its server would: no cookie, no origin, no browser."""
    headers = {"user-agent": "ChatPreview/1.0", **({"accept-language": language} if language else {})}
    answer = httpx.get(f"{address}{path}", headers=headers, timeout=PATIENCE)
    assert answer.status_code == 200
    return answer.content


def told(page: bytes) -> dict[str, str]:
    return {name: unescape(value) for name, value in _TOLD.findall(page.decode())}


def test_a_picture_is_named_only_where_it_was_built(tmp_path: Path) -> None:
    arcana = preview.Preview("en", "Arcana", "A game.", "arcana")
    files = static.StaticFiles(tmp_path)

    def said() -> dict[str, str]:
        return told(
            preview.written(PAGE.encode(), arcana, "https://x.org", "", files.first_of(preview.pictures(arcana)))
        )

    assert "og:image" not in said()
    (tmp_path / "og").mkdir()
    (tmp_path / "og" / "sobremesa.en.png").touch()
    assert said()["og:image"] == "https://x.org/og/sobremesa.en.png"
    (tmp_path / "og" / "arcana.en.png").touch()
    assert said()["og:image"] == "https://x.org/og/arcana.en.png"
    assert (said()["og:image:width"], said()["og:image:height"]) == ("1200", "630")


def owner_at(ana: Guest, **more: object) -> tuple[str, str]:
    """A table at which its owner sits: its code, and its link if it is private."""
    code = ana.open_table(**more)
    with ana.at(code) as page:
        page.do(wire.Sit, chair=0)
        page.until(lambda table: table.me == 0)
        return code, page.table.link


def test_the_address_of_a_table_says_who_invites_to_what(come: Come) -> None:
    ana = come("Ana")
    code, _ = owner_at(ana, game="cosa", seats=5)
    said = told(asked_by_a_chat(ana.address, f"/t/{code}"))
    assert said["og:title"] == "Ana te invita a ¡La Cosa!"
    assert said["og:description"].endswith("Se juega en el navegador, sin cuenta.")
    assert (said["og:locale"], said["og:locale:alternate"]) == ("es_ES", "en_US")
    assert said["og:url"] == f"{ana.address}/t/{code}"
    assert told(asked_by_a_chat(ana.address, f"/t/{code.lower()}"))["og:title"] == said["og:title"]


def test_it_speaks_the_language_it_is_asked_in(come: Come) -> None:
    ana = come("Ana")
    code, _ = owner_at(ana, game="cosa", seats=5)
    said = told(asked_by_a_chat(ana.address, f"/t/{code}", "en-GB,es;q=0.4"))
    assert said["og:title"] == "Ana invites you to Stay Away! (¡La Cosa!)"
    assert (said["og:locale"], said["og:locale:alternate"]) == ("en_US", "es_ES")


def test_a_name_is_text_and_nothing_else(come: Come) -> None:
    ana = come('"><script>x</script>')
    code, _ = owner_at(ana, game="cosa", seats=5)
    page = asked_by_a_chat(ana.address, f"/t/{code}")
    assert b"<script>x" not in page
    assert told(page)["og:title"].startswith('"><script>')


def test_the_link_of_a_private_table_says_so_too_and_is_not_used_up(come: Come) -> None:
    ana, blas = come("Ana"), come("Blas")
    code, link = owner_at(ana, game="cosa", seats=5, private=True, spoken=False)
    page = asked_by_a_chat(ana.address, f"/t/{link}")
    assert told(page)["og:title"] == "Ana te invita a ¡La Cosa!"
    assert "og:url" not in told(page)
    assert code.encode() not in page
    assert link.encode() not in page
    assert blas.http.get(f"/api/tables/{code}").status_code == 404  # nobody was let in
    assert blas.http.post("/api/invitations", json={"link": link}).json() == {"code": code}


@pytest.mark.parametrize("spoken", [True, False])
def test_the_code_of_a_private_table_says_as_much_as_that_of_none(come: Come, spoken: bool) -> None:
    ana = come("Ana")
    code, link = owner_at(ana, game="cosa", seats=5, private=True, spoken=spoken)
    none = asked_by_a_chat(ana.address, "/t/NADA-1234")
    assert "og:url" not in told(none)
    assert told(none).get("og:title") in (None, "Sobremesa")
    assert asked_by_a_chat(ana.address, f"/t/{code}") == none
    other = link[:-1] + ("A" if link[-1] != "A" else "B")
    assert asked_by_a_chat(ana.address, f"/t/{other}") == none


def test_a_match_that_runs_says_that_it_does(seated: Sit) -> None:
    first, _ = seated(2, game="arcana")
    said = told(asked_by_a_chat(first.guest.address, f"/t/{first.code}"))
    assert said["og:title"] == "The Shipwreck Arcana: se está jugando en la mesa de Player 0"


def test_a_game_that_has_no_words_has_a_page_all_the_same(seated: Sit) -> None:
    first, _ = seated(2)
    assert told(asked_by_a_chat(first.guest.address, f"/t/{first.code}")) == told(
        asked_by_a_chat(first.guest.address, "/t/NADA-1234")
    )


def test_before_the_door_one_reads_who_sits_where_without_a_name(come: Come) -> None:
    ana = come("Ana")
    code, _ = owner_at(ana, game="cosa", seats=5)
    before = httpx.get(f"{ana.address}/api/doorsteps/{code}", timeout=PATIENCE).json()
    assert (before["game"], before["phase"], before["owner"]) == ("cosa", "gathering", "Ana")
    assert before["joining"] == "consent"
    assert [chair["name"] for chair in before["chairs"]] == ["Ana", "", "", "", ""]


def test_before_a_private_door_only_the_link_says_whose_it_is(come: Come) -> None:
    ana = come("Ana")
    code, link = owner_at(ana, game="cosa", seats=5, private=True)
    behind = httpx.get(f"{ana.address}/api/doorsteps/{link}", timeout=PATIENCE).json()
    assert (behind["owner"], len(behind["chairs"])) == ("Ana", 5)
    said_aloud = httpx.get(f"{ana.address}/api/doorsteps/{code}", timeout=PATIENCE).json()
    assert (said_aloud["private"], said_aloud["owner"], said_aloud["joining"]) == (True, "", "")
    assert said_aloud["chairs"] == []
    assert httpx.get(f"{ana.address}/api/doorsteps/NADA-1234", timeout=PATIENCE).status_code == 404


def test_a_game_says_what_it_is_where_it_is_learned_and_read(come: Come) -> None:
    ana = come("Ana")
    for path in ("/learn/eldritch", "/rules/eldritch"):
        assert told(asked_by_a_chat(ana.address, path))["og:title"] == "Eldritch Horror"
    nothing = told(asked_by_a_chat(ana.address, "/learn/nothing"))
    assert nothing == told(asked_by_a_chat(ana.address, "/shelf"))


def test_all_else_says_whose_house_it_is() -> None:
    for language in ("es", "en"):
        manifest = json.loads((MANIFESTS / f"{language}.webmanifest").read_text("utf-8"))
        house = preview.of_house(language, json.dumps(manifest).encode())
        said = told(preview.written(PAGE.encode(), house, "https://x.org", "/", preview.pictures(house)[1]))
        assert said["og:title"] == "Sobremesa"
        assert said["og:description"] == manifest["description"]
        assert said["og:image"] == f"https://x.org/og/sobremesa.{language}.png"


def test_which_board_to_ask_for_is_told_to_who_belongs_there_and_to_all_at_an_open_table(come: Come) -> None:
    ana, blas = come("Ana"), come("Blas")
    code, _ = owner_at(ana, game="cosa", seats=5)
    hidden, _ = owner_at(ana, game="cosa", seats=5, private=True)
    assert b'data-for="cosa"' in blas.http.get(f"/t/{code}").content
    assert b'data-for="cosa"' in ana.http.get(f"/t/{hidden}").content
    assert b"data-for=" not in blas.http.get(f"/t/{hidden}").content
    assert b"data-for=" not in asked_by_a_chat(ana.address, f"/t/{hidden}")


def test_what_lies_inline_in_the_page_is_allowed_by_its_digest_alone(tmp_path: Path) -> None:
    """The policy follows the page: what is written into it later is not allowed by it."""
    files = static.StaticFiles(tmp_path)
    assert files.inline("script") == files.inline("style") == ""
    (tmp_path / "index.html").write_bytes(b'<script>go()</script><script src="/a.js"></script><style>b{}</style>')
    ours = b64encode(sha256(b"go()").digest()).decode()
    assert files.inline("script") == f" 'sha256-{ours}'"
    assert files.inline("style").count("sha256-") == 1
