"""Who wants to be forgotten: nothing they wrote is left anywhere, and whatever others play goes on."""

from __future__ import annotations

import hashlib
import logging
import re
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, final

import pytest
from websockets.exceptions import ConnectionClosed

from sobremesa.kernel import record
from sobremesa.kernel.names import SOMEBODY
from sobremesa.store.sqlite.backup import back_up, restore
from sobremesa.web import wire
from web.players import Guest, Player, begin, play_on
from web.running import Running, serving
from web.test_other_rules import FULL_GAME, play
from web.test_staying_up import until

NAME = "Zoraida Quintero"
WORDS = "llama al 600 123 123"
ASIDE = "entre nosotras 555"


def bytes_kept(database: Path) -> bytes:
    """Every byte of what lies on the disk, and what is packed among it unpacked."""
    raw = b"".join(file.read_bytes() for file in sorted(database.parent.glob(f"{database.name}*")))
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [row for table in tables for row in connection.execute(f"SELECT * FROM {table}")]
    for value in (value for row in rows for value in row if isinstance(value, bytes)):
        try:
            raw += zlib.decompress(value)
        except zlib.error:
            raw += value
    return raw


def told_to(guest: Guest, codes: list[str]) -> str:
    """Everything that can be fetched of these tables."""
    paths = [f"/api/tables/{code}{rest}" for code in codes for rest in ("", "/match.json", "/replay", "/last-views")]
    return "\n".join(guest.http.get(path).text for path in ("/api/me", "/api/tables", "/api/shelf", *paths))


def traces_in(text: bytes | str, guest: Guest) -> list[str]:
    key = guest.cookie.partition("=")[2]
    digest = hashlib.sha256(key.encode()).digest()
    there = text.encode() if isinstance(text, str) else text
    wanted = {what: what.encode() for what in (NAME, NAME.split(maxsplit=1)[0], WORDS, ASIDE, "123 123", key)} | {
        "digest": digest
    }
    return [what for what, sought in wanted.items() if sought in there]


def forget(guest: Guest) -> None:
    answer = guest.http.delete("/api/me/kept")
    assert answer.status_code == 200, answer.text
    assert "Max-Age=0" in answer.headers["set-cookie"]


@final
class Company:
    """People who go when the test is over."""

    def __init__(self, going: ExitStack) -> None:
        self._going = going

    def guest(self, server: Running, name: str) -> Guest:
        return self._kept(Guest(server.address, name))

    def again(self, guest: Guest, server: Running) -> Guest:
        return self._kept(guest.again(server.address))

    def _kept(self, guest: Guest) -> Guest:
        self._going.callback(guest.close)
        return guest

    def at(self, guest: Guest, code: str) -> Player:
        return self._going.enter_context(guest.at(code))

    def sit_down(self, guests: list[Guest], *, seats: int = 0, start: bool = True, **more: Any) -> list[Player]:
        code = guests[0].open_table("tictactoe", seats or len(guests), **more)
        players = [self.at(guest, code) for guest in guests]
        for chair, player in enumerate(players):
            player.do(wire.Sit, chair=chair)
        if start:
            begin(players)
        return players


@pytest.fixture
def company() -> Iterator[Company]:
    with ExitStack() as going:
        yield Company(going)


def evening(company: Company, her: Guest, other: Guest, onlooker: Guest) -> dict[str, list[Player]]:
    """Every kind of place where a name may be written."""
    finished = company.sit_down([other, her])
    finished[1].do(wire.Say, text=WORDS)
    play(finished, FULL_GAME)
    running = company.sit_down([her, other])
    running[0].do(wire.Say, text=WORDS)
    running[0].choose()
    gathering = company.sit_down([other, her], seats=2, start=False)
    gathering[1].do(wire.Say, text=WORDS)
    private = company.sit_down([her, other], private=True)
    private[0].do(wire.RenewLink, spoken=True)
    watched = company.sit_down([other, onlooker])
    looking = company.at(her, watched[0].code)
    looking.do(wire.Say, text=ASIDE)
    looking.do(wire.Bet, chair=0)
    looking.ask(wire.Sit, chair=0)
    lesson = her.http.post("/api/tables", json={"game": "tictactoe", "seats": 2, "sit": True}).json()["code"]
    return {
        "finished": finished,
        "running": running,
        "gathering": gathering,
        "private": private,
        "watched": [*watched, looking],
        "alone": [company.at(her, lesson)],
    }


def test_of_who_is_forgotten_no_byte_is_left(
    company: Company, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "tables.db"
    with caplog.at_level(logging.DEBUG), serving(database, seconds_in_memory=0.2) as server:
        her, other, onlooker = (company.guest(server, name) for name in (NAME, "Blas", "Carla"))
        tables = evening(company, her, other, onlooker)
        codes = [players[0].code for players in tables.values()]
        until(lambda: other.http.get("/api/shelf").json()["played"])
        assert WORDS in bytes_kept(database).decode(errors="replace")
        assert NAME in told_to(other, codes)
        her.http.post("/api/me", json={"name": f"{NAME} II"})
        forget(her)
        # While everybody is still there, to whoever comes and to who reads again.
        for players in tables.values():
            for player in players:
                if player.guest is not her:
                    player.until(lambda table: all(NAME not in chair.name + chair.kept_for for chair in table.chairs))
        for watching in (other, onlooker):
            assert not traces_in(told_to(watching, codes), her)
            for code in codes:
                if code != tables["private"][0].code or watching is other:
                    with watching.at(code) as page:
                        assert not traces_in(page.raw[0], her)
        assert not traces_in(bytes_kept(database), her)
    assert not traces_in(bytes_kept(database), her)
    logged = "\n".join(one.getMessage() for one in caplog.records if not one.name.startswith(("websockets", "http")))
    assert not traces_in(logged, her)
    with serving(database) as server:  # and it comes back without her
        back = company.again(other, server)
        assert not traces_in(told_to(back, codes), her)
        for code in codes:
            with back.at(code) as page:
                assert not traces_in(page.raw[0], her)


def test_the_key_of_who_is_forgotten_opens_nothing_and_their_pages_close(company: Company, server: Running) -> None:
    her = company.guest(server, NAME)
    (page,) = company.sit_down([her], seats=2, start=False)
    forget(her)
    assert company.again(her, server).http.get("/api/me").status_code == 401
    with pytest.raises(ConnectionClosed, match="1008"):
        page.until(lambda table: not table.code)


def test_a_finished_match_stays_whole_and_verified(company: Company, server: Running) -> None:
    her, other = company.guest(server, NAME), company.guest(server, "Blas")
    players = company.sit_down([her, other])
    players[0].do(wire.Say, text=WORDS)
    play(players, FULL_GAME)
    code = players[0].code
    until(lambda: other.http.get("/api/shelf").json()["played"])
    before = other.http.get(f"/api/tables/{code}/match.json").json()
    steps = other.http.get(f"/api/tables/{code}/replay?seat=1").json()["steps"]
    forget(her)
    after = other.http.get(f"/api/tables/{code}/match.json")
    assert after.json() == before | {"names": [SOMEBODY, "Blas"]}
    record.verify(record.read(after.content))
    assert other.http.get(f"/api/tables/{code}/verify").json()["verified"] is True
    assert other.http.get(f"/api/tables/{code}/replay?seat=1").json()["steps"] == steps
    (played,) = other.http.get("/api/shelf").json()["played"]
    assert played["names"] == [SOMEBODY, "Blas"]
    table = players[1].until(lambda table: table.chairs[0].name == SOMEBODY)
    assert table.chairs[0].who == "person"
    said = next(line for told in reversed(players[1].tables) if told.chat_anew for line in told.chat)
    assert (said.name, said.text, said.number) == (SOMEBODY, "", 0)


def test_a_match_goes_on_with_a_bot_in_a_chair_that_may_be_asked_for(company: Company, server: Running) -> None:
    her, blas, carla = (company.guest(server, name) for name in (NAME, "Blas", "Carla"))
    players = company.sit_down([her, blas])
    players[0].choose("mark:4")
    forget(her)
    blas_page = players[1]
    table = blas_page.until(lambda table: table.chairs[0].who == "bot")
    assert (table.chairs[0].name, table.chairs[0].kept_for, table.owner) == ("", "", True)
    assert table.version == 1
    with carla.at(blas_page.code) as looking:
        assert looking.table.may_sit == ["ask", ""]
        looking.do(wire.Sit, chair=0)
        asked = blas_page.until(lambda table: bool(table.chair_requests)).chair_requests[0]
        blas_page.do(wire.Admit, request=asked.number, yes=True)
        looking.until(lambda table: table.me == 0)
        play_on([looking, blas_page])
        names = carla.http.get(f"/api/tables/{blas_page.code}/match.json").json()["names"]
        assert names == ["Carla", "Blas"]


def test_a_table_that_gathers_is_somebody_elses_then(company: Company, server: Running) -> None:
    her, blas = company.guest(server, NAME), company.guest(server, "Blas")
    players = company.sit_down([her, blas], start=False)
    forget(her)
    table = players[1].until(lambda table: table.owner)
    assert [chair.who for chair in table.chairs] == ["empty", "person"]


def test_two_who_are_forgotten_are_two_and_nobody_is_taken_for_them(company: Company, server: Running) -> None:
    ana, blas, carla = (company.guest(server, name) for name in ("Ana", "Blas", "Carla"))
    players = company.sit_down([ana, blas])
    play(players, FULL_GAME)
    until(lambda: ana.http.get("/api/shelf").json()["played"])
    code = players[0].code
    forget(ana)
    forget(blas)
    names = carla.http.get(f"/api/tables/{code}/match.json").json()["names"]
    assert names == [SOMEBODY, f"{SOMEBODY} ②"]
    assert carla.http.post("/api/me", json={"name": SOMEBODY}).status_code == 400
    assert carla.http.post("/api/me", json={"name": f"{SOMEBODY} ②"}).json() == {"name": f"{SOMEBODY} 2"}


def test_nobody_who_could_not_hear_an_onlooker_notices_that_one_is_forgotten(company: Company, server: Running) -> None:
    ana, blas, her, carla = (company.guest(server, name) for name in ("Ana", "Blas", NAME, "Carla"))
    players = company.sit_down([ana, blas])
    with her.at(players[0].code) as looking, carla.at(players[0].code) as hearing:
        looking.do(wire.Say, text=ASIDE)
        hearing.until(lambda table: bool(table.chat))
        for page in (*players, hearing):
            page.until(lambda table: table.watchers == 2)
        looking.close()
        for page in (*players, hearing):
            page.until(lambda table: table.watchers == 1)
        counted = [len(player.raw) for player in players]
        forget(her)
        line = hearing.until(lambda table: bool(table.chat) and not table.chat[0].text).chat[0]
        assert line.name.startswith(SOMEBODY)
        for player in players:
            player.catch_up()
        assert [len(player.raw) for player in players] == counted


def test_whoever_asks_is_given_all_that_is_kept_and_no_secret(company: Company, server: Running) -> None:
    her, other = company.guest(server, NAME), company.guest(server, "Blas")
    players = company.sit_down([her, other], private=True)
    players[0].do(wire.Say, text=WORDS)
    players[1].do(wire.Say, text="lo de otro")
    players[0].choose()
    answer = her.http.get("/api/me/kept")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert answer.headers["cache-control"] == "no-store"
    kept = answer.json()
    assert kept["name"] == NAME
    (table,) = kept["tables"]
    assert table["code"] == players[0].code
    assert [entry["act"] for entry in table["entries"]][:2] == ["opened", "sat"]
    assert any(entry.get("text") == WORDS for entry in table["entries"])
    assert "lo de otro" not in answer.text
    secret = server.ask(lambda: server.room(players[0].code).table.opened.secret)
    assert secret not in answer.text
    assert "link" not in table["entries"][0]
    play_on(players)
    until(lambda: other.http.get("/api/shelf").json()["played"])
    assert her.http.get("/api/me/kept").json()["shelf"][0]["code"] == players[0].code
    assert company.guest(server, "Carla").http.get("/api/me/kept").json()["tables"] == []


def test_nobody_else_can_have_somebody_forgotten(company: Company, server: Running) -> None:
    her = company.guest(server, NAME)
    her.http.headers["Origin"] = "http://elsewhere.example"
    assert her.http.delete("/api/me/kept").status_code == 403
    her.http.headers["Origin"] = server.address
    assert her.http.get("/api/me").json() == {"name": NAME}


def test_what_a_killed_server_left_over_is_forgotten_when_it_starts(company: Company, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as server:
        her, other = company.guest(server, NAME), company.guest(server, "Blas")
        players = company.sit_down([her, other])
        players[0].do(wire.Say, text=WORDS)
        person = server.ask(lambda: players[0].code and server.room(players[0].code).table.owner)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM guests WHERE id = ?", (person,))
        connection.execute("DELETE FROM browsers WHERE person = ?", (person,))
        connection.execute("INSERT INTO forgotten VALUES (?, 1.0)", (person,))
    with serving(database) as server:
        back = company.again(other, server)
        until(lambda: NAME not in back.http.get("/api/tables").text)
        until(lambda: not traces_in(bytes_kept(database), her))


def test_a_backup_keeps_who_was_forgotten_since_and_restoring_it_does_not_bring_them_back(
    company: Company, tmp_path: Path
) -> None:
    database, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    with serving(database) as server:
        her, other = company.guest(server, NAME), company.guest(server, "Blas")
        players = company.sit_down([her, other])
        players[0].do(wire.Say, text=WORDS)
        back_up(database, backup)
        forget(her)
    assert NAME.encode() in backup.read_bytes()
    _, aside = restore(backup, database)
    assert aside is not None
    aside.unlink()
    backup.unlink()
    assert not traces_in(bytes_kept(database), her)
    with serving(database) as server:
        assert company.again(her, server).http.get("/api/me").status_code == 401
        assert NAME not in company.again(other, server).http.get("/api/tables").text


def test_every_word_that_people_write_into_a_record_is_known_to_be_theirs() -> None:
    """Whoever adds an act with a text says here whether somebody wrote it; `acts.without_words` takes that out."""
    source = Path(record.__file__).parents[1].joinpath("tables/acts.py").read_text("utf-8")
    fields = re.findall(r"class (\w+)\(Act, [^\n]*\n|^    (\w+): (?:str|tuple\[str, \.\.\.\])", source, re.MULTILINE)
    texts: dict[str, list[str]] = {}
    for name, field in fields:
        if name:
            texts[name] = []
        elif texts:
            texts[list(texts)[-1]].append(field)
    written = {"Sat": ["name"], "ChairAsked": ["name"], "Said": ["name", "text"]}
    ours = {
        "Opened": ["game", "clock", "language", "secret", "joining", "link", "removed"],
        "Sat": ["nonce"],
        "ChairAsked": ["option"],
        "BotSat": ["level"],
        "BotFailed": ["level"],
        "Sealed": ["seal"],
        "Revealed": ["nonce"],
        "Removed": ["person", "level"],
        "Forgotten": ["person"],
        "Began": ["nonces"],
        "Chose": ["option"],
        "Ended": ["ending", "digest"],
        "Said": ["room"],
        "Rematched": ["code"],
        "Passed": ["owner"],
        "Relinked": ["link"],
        "Mended": ["left_out"],
    }
    for act, found in texts.items():
        assert sorted(set(found) - {"by", "answer"}) == sorted(written.get(act, []) + ours.get(act, [])), act
