"""A copy of the database while it is played on, and the way back."""

from __future__ import annotations

import os
import sqlite3
import threading
from pathlib import Path

import pytest

from sobremesa.cli.main import main
from sobremesa.store.sqlite import SqliteStore
from sobremesa.web import wire
from web.conftest import Sit
from web.players import Guest
from web.running import Running, serving
from web.test_starting import no_room, obey_permissions, refusal


def at(file: Path) -> str:
    return f"sqlite:///{file}"


def count(file: Path, question: str) -> int:
    database = sqlite3.connect(file)
    try:
        (number,) = database.execute(question).fetchone()
        return int(number)
    finally:
        database.close()


def entries(file: Path) -> list[tuple[str, int, str]]:
    database = sqlite3.connect(file)
    try:
        return database.execute("SELECT code, number, entry FROM entries ORDER BY id").fetchall()
    finally:
        database.close()


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """A database that nobody serves, with one table."""
    with serving(tmp_path / "tables.db") as server:
        ana = Guest(server.address, "Ana")
        ana.open_table()
        ana.close()
    return tmp_path / "tables.db"


def test_a_backup_is_made_while_people_play_and_comes_back_whole(server: Running, seated: Sit, tmp_path: Path) -> None:
    players = seated(2)
    code = players[0].code
    stop = threading.Event()
    said: list[int] = []

    def chat() -> None:
        number = 0
        while not stop.is_set():
            players[0].do(wire.Say, text=f"line {number}")
            said.append(number)
            number += 1

    talking = threading.Thread(target=chat)
    talking.start()
    copies = []
    try:
        for number in range(5):
            before = len(said)
            while len(said) <= before:  # somebody is really talking
                stop.wait(0.001)
            acknowledged = len(said)
            copy = tmp_path / f"copy-{number}.db"
            assert main(["backup", str(copy), "--db", at(server.config.database)]) == 0
            copies.append((copy, acknowledged, len(said)))
    finally:
        stop.set()
        talking.join()
    whole = entries(server.config.database)
    for copy, least, _ in copies:
        kept = entries(copy)
        assert kept == whole[: len(kept)]  # all there was at one moment, and nothing of what came after
        assert sum('"said"' in entry for _, _, entry in kept) >= least  # nothing that was acknowledged is missing
        assert sorted(path.name for path in tmp_path.glob(f"*{copy.name}*")) == [copy.name]  # one file
        assert copy.stat().st_mode & 0o077 == 0
    assert copies[-1][2] > copies[0][1]
    with serving(copies[-1][0]) as again:
        guest = Guest(again.address, "Carla")
        with guest.at(code) as page:
            assert page.table.version == 0
            assert page.table.phase == "playing"
        guest.close()


def test_there_and_back(filled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = filled.with_name("copy.db")
    assert main(["backup", str(copy), "--db", at(filled), "--lang", "en"]) == 0
    assert capsys.readouterr().err == f"{copy}: 1 table, checked.\n"
    with serving(filled) as server:
        ana = Guest(server.address, "Ana")
        ana.open_table()
        ana.close()
    assert count(filled, "SELECT count(*) FROM tables") == 2
    assert main(["restore", str(copy), "--db", at(filled), "--lang", "es"]) == 0
    told = capsys.readouterr().err
    assert "1 mesa recuperada" in told
    assert count(filled, "SELECT count(*) FROM tables") == 1
    (aside,) = filled.parent.glob("tables.db.before-*")
    assert aside.name in told
    assert count(aside, "SELECT count(*) FROM tables") == 2
    assert count(copy, "SELECT count(*) FROM tables") == 1  # the backup stays
    with serving(filled) as server:
        ana = Guest(server.address, "Ana")
        assert len(ana.http.get("/api/tables").json()) == 1
        ana.close()


def test_what_a_killed_server_left_beside_its_database_is_kept_with_it(filled: Path) -> None:
    """The latest choices may lie in the journal alone."""
    copy = filled.with_name("copy.db")
    assert main(["backup", str(copy), "--db", at(filled)]) == 0
    store = SqliteStore(filled)
    store._writing.execute("INSERT INTO guests (id, name) VALUES ('x', 'Ximena')")
    crashed = {path.name: path.read_bytes() for path in filled.parent.iterdir() if path.name.startswith("tables.db")}
    store._writing.close()
    store._reading.close()
    store._lock.release()
    for name, data in crashed.items():
        filled.with_name(name).write_bytes(data)
    assert "tables.db-wal" in crashed
    assert main(["restore", str(copy), "--db", at(filled)]) == 0
    assert count(filled, "SELECT count(*) FROM guests WHERE name = 'Ximena'") == 0
    (aside,) = (path for path in filled.parent.glob("tables.db.before-*") if not path.name.endswith(("-wal", "-shm")))
    assert count(aside, "SELECT count(*) FROM guests WHERE name = 'Ximena'") == 1


def test_a_file_that_is_there_is_not_written_over_unless_told(filled: Path) -> None:
    copy = filled.with_name("copy.db")
    copy.write_text("my novel")
    assert "--force" in refusal("backup", str(copy), "--db", at(filled), "--lang", "en")
    assert "ya existe" in refusal("backup", str(copy), "--db", at(filled), "--lang", "es")
    assert copy.read_text() == "my novel"
    assert main(["backup", str(copy), "--db", at(filled), "--force"]) == 0
    assert count(copy, "SELECT count(*) FROM tables") == 1


def test_the_database_is_not_written_over_itself(filled: Path) -> None:
    before = filled.read_bytes()
    assert "the database itself" in refusal("backup", str(filled), "--force", "--db", at(filled), "--lang", "en")
    assert "the database itself" in refusal("restore", str(filled), "--db", at(filled), "--lang", "en")
    assert filled.read_bytes() == before


def test_nothing_is_restored_under_a_running_server(server: Running, filled: Path) -> None:
    before = entries(server.config.database)
    db = at(server.config.database)
    assert "a server is running on it" in refusal("restore", str(filled), "--db", db, "--lang", "en")
    assert "hay un servidor en marcha" in refusal("restore", str(filled), "--db", db, "--lang", "es")
    assert entries(server.config.database) == before


def test_a_backup_that_will_not_do_is_refused_and_the_database_stays(filled: Path, tmp_path: Path) -> None:
    before = filled.read_bytes()
    copy = tmp_path / "copy.db"
    assert main(["backup", str(copy), "--db", at(filled)]) == 0
    data = bytearray(copy.read_bytes())

    def refused(text: str, bad: Path) -> None:
        assert text in refusal("restore", str(bad), "--db", at(filled), "--lang", "en")
        assert filled.read_bytes() == before
        assert not list(tmp_path.glob("tables.db.before-*"))
        assert not list(tmp_path.glob(".tables.db*"))

    bad = tmp_path / "bad.db"
    bad.write_text("a letter")
    refused("not a database", bad)
    bad.write_bytes(data[:-4096])
    refused("damaged", bad)
    page = 4096 * (count(copy, "SELECT rootpage FROM sqlite_master WHERE name = 'entries'") - 1)
    data[page : page + 4096] = b"\xa5" * 4096
    bad.write_bytes(data)
    refused("damaged", bad)
    bad.write_bytes(b"")
    refused("not a database of Sobremesa", bad)
    refused("no file", tmp_path / "nowhere.db")
    refused("is a folder", tmp_path)


def test_a_damaged_database_is_replaced_and_kept(filled: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert main(["backup", str(copy), "--db", at(filled)]) == 0
    filled.write_text("the disk went bad")
    assert "not a database" in refusal("backup", str(tmp_path / "late.db"), "--db", at(filled), "--lang", "en")
    assert not (tmp_path / "late.db").exists()
    assert main(["restore", str(copy), "--db", at(filled)]) == 0
    assert count(filled, "SELECT count(*) FROM tables") == 1
    (aside,) = tmp_path.glob("tables.db.before-*")
    assert aside.read_text() == "the disk went bad"


def test_where_there_is_nothing_a_backup_is_restored_and_none_is_made(filled: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    empty = tmp_path / "elsewhere" / "tables.db"
    assert "no file" in refusal("backup", str(copy), "--db", at(empty), "--lang", "en")
    assert not empty.exists()
    assert main(["backup", str(copy), "--db", at(filled)]) == 0
    assert main(["restore", str(copy), "--db", at(empty)]) == 0
    assert count(empty, "SELECT count(*) FROM tables") == 1


def test_a_backup_that_cannot_be_written_leaves_nothing_behind(filled: Path, tmp_path: Path) -> None:
    folder = tmp_path / "full"
    folder.mkdir()
    copy = folder / "copy.db"
    assert "the disk is full" in refusal("backup", str(copy), "--db", at(filled), "--lang", "en", before=no_room)
    assert list(folder.iterdir()) == []
    folder.chmod(0o555)
    told = refusal("backup", str(copy), "--db", at(filled), "--lang", "en", before=obey_permissions)
    assert "not permitted" in told
    folder.chmod(0o755)
    assert "is a folder" in refusal("backup", str(folder), "--db", at(filled), "--lang", "en")
    assert os.listdir(folder) == []
