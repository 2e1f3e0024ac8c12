"""`sobremesa serve` on a file that won't do: one line in the language asked for, and nothing is harmed."""

from __future__ import annotations

import ctypes
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import httpx
import msgspec
import pytest

from sobremesa.store.contract import Probe
from sobremesa.store.errors import StoreError
from sobremesa.store.sqlite import SqliteStore
from sobremesa.store.sqlite.schema import _SCRIPTS
from sobremesa.web import wire
from tables.gathering import ANA, begun, choose
from web.conftest import Sit
from web.players import PATIENCE, Guest
from web.running import Running, serving

PROGRAM = "import sys; from sobremesa.cli.main import main; sys.exit(main())"
_CAPBSET_DROP, _DAC_OVERRIDE, _DAC_READ_SEARCH = 24, 1, 2


def obey_permissions() -> None:
    """Root may read and write everything; for a test it must not."""
    if os.geteuid() == 0:
        for right in (_DAC_OVERRIDE, _DAC_READ_SEARCH):
            assert ctypes.CDLL(None).prctl(_CAPBSET_DROP, right, 0, 0, 0) == 0


def no_room() -> None:
    """As on a disk that is full: not one byte goes into a file."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-c", PROGRAM, *arguments]


def refusal(*arguments: str, before: Callable[[], None] = obey_permissions) -> str:
    """What the program says when it doesn't start."""
    ended = subprocess.run(
        command(*arguments), capture_output=True, text=True, preexec_fn=before, check=False, timeout=60
    )
    assert ended.returncode == 2, ended
    assert ended.stdout == ""
    assert ended.stderr.startswith("sobremesa: ")
    assert ended.stderr.count("\n") == 1
    return ended.stderr.removeprefix("sobremesa: ").strip()


def serve(file: Path, language: str = "en", before: Callable[[], None] = obey_permissions) -> str:
    return refusal("serve", "--port", "0", "--db", f"sqlite:///{file}", "--lang", language, before=before)


def sound(file: Path) -> Path:
    """A database that was in use."""
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA journal_mode = WAL")
        for script in _SCRIPTS:
            database.executescript(script)
        database.execute(f"PRAGMA user_version = {len(_SCRIPTS)}")
        for number in range(500):
            database.execute("INSERT INTO guests (id, name) VALUES (?, ?)", (f"{number}", "Ana" * 50))
    database.close()
    return file


def test_not_a_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    letter = b"this is a letter to my aunt, not a database\n" * 100
    file.write_bytes(letter)
    assert serve(file) == f"{file} is not a database."
    assert serve(file, "es") == f"{file} no es una base de datos."
    assert file.read_bytes() == letter


def test_a_damaged_database(tmp_path: Path) -> None:
    file = sound(tmp_path / "tables.db")
    data = bytearray(file.read_bytes())
    data[4096 * 3 :] = b"\xa5" * (len(data) - 4096 * 3)
    file.write_bytes(data)
    assert f"{file} is damaged" in serve(file)
    assert f"{file} está dañada" in serve(file, "es")
    assert file.read_bytes() == data


def test_a_database_that_was_cut(tmp_path: Path) -> None:
    file = sound(tmp_path / "tables.db")
    file.write_bytes(file.read_bytes()[: 4096 * 5 + 17])
    assert f"{file} is damaged" in serve(file)


def test_a_database_of_the_future(tmp_path: Path) -> None:
    file = sound(tmp_path / "tables.db")
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA user_version = 99")
    database.close()
    assert "written by a newer Sobremesa" in serve(file)
    assert "una Sobremesa más nueva" in serve(file, "es")


@pytest.mark.parametrize("version", [0, 1, 99])
def test_a_database_of_another_program_is_left_alone(tmp_path: Path, version: int) -> None:
    file = tmp_path / "recipes.db"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
        database.execute(f"PRAGMA user_version = {version}")
    database.close()
    before = file.read_bytes()
    assert "not a database of Sobremesa" in serve(file)
    assert file.read_bytes() == before


def test_an_address_that_is_none() -> None:
    for name in (("serve",), ("backup", "copy.db"), ("restore", "copy.db")):
        assert "sqlite:///" in refusal(*name, "--db", "mysql://x", "--lang", "es")


def test_a_folder(tmp_path: Path) -> None:
    assert "is a folder" in serve(tmp_path)
    assert "es una carpeta" in serve(tmp_path, "es")


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear aunt")
    assert "can't be reached" in serve(tmp_path / "letter" / "tables.db")


@contextmanager
def mode(path: Path, bits: int) -> Iterator[None]:
    before = path.stat().st_mode
    path.chmod(bits)
    try:
        yield
    finally:
        path.chmod(before)


def test_a_file_that_may_not_be_written(tmp_path: Path) -> None:
    file = sound(tmp_path / "tables.db")
    with mode(file, 0o444):
        assert "can only be read" in serve(file)
        assert "solo se puede leer" in serve(file, "es")


def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    file = sound(tmp_path / "tables.db")
    with mode(file, 0o000):
        assert "not permitted" in serve(file)
        assert "no tienes permiso" in serve(file, "es")


def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    file = sound(tmp_path / "tables.db")
    with mode(tmp_path, 0o555):
        assert "not permitted" in serve(file)
        assert "not permitted" in serve(tmp_path / "another.db")


def test_a_full_disk(tmp_path: Path) -> None:
    file = sound(tmp_path / "tables.db")
    assert "the disk is full" in serve(file, before=no_room)
    assert "el disco está lleno" in serve(tmp_path / "new.db", "es", before=no_room)


def test_a_locked_database(tmp_path: Path) -> None:
    file = sound(tmp_path / "tables.db")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert "locked by another program" in serve(file)
    other.execute("ROLLBACK")
    other.close()


def test_a_second_server_on_the_same_database(server: Running) -> None:
    assert "a server is running on it" in serve(server.config.database)
    assert "hay un servidor en marcha" in serve(server.config.database, "es")
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200


def test_nobody_else_may_read_a_new_database(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db"):
        for file in tmp_path.iterdir():
            assert file.stat().st_mode & 0o077 == 0, file


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    """Private tables of then: who owned them or ever sat there comes in, others while people gather."""
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as database:
        database.executescript(_SCRIPTS[0])
        database.execute("PRAGMA user_version = 1")
        opened = (
            '{"at":1.0,"by":"%s","answer":"","act":{"act":"opened","game":"tictactoe","seats":2,"settings":{},'
            '"private":true,"clock":"none","language":"es","secret":"' + "ab" * 32 + '"}}'
        )
        sat = '{"at":2.0,"by":"blas","answer":"","act":{"act":"sat","chair":0,"name":"Blas"}}'
        stood = '{"at":3.0,"by":"blas","answer":"","act":{"act":"stood","chair":0}}'
        for code, phase, lines in (
            ("LUNA-1111", "gathering", [opened % "ana", sat, stood]),
            ("LUNA-2222", "playing", [opened % "ana", sat, stood]),
            ("LUNA-3333", "playing", [opened % "ana", "no JSON at all", sat]),
        ):
            database.execute("INSERT INTO tables VALUES (?, 0, ?, 1.0)", (code, phase))
            for number, line in enumerate(lines):
                database.execute("INSERT INTO entries (code, number, entry) VALUES (?, ?, ?)", (code, number, line))
        database.execute("INSERT INTO seats VALUES ('carla', 'LUNA-2222')")
        database.execute("INSERT INTO tables VALUES ('SOL-11', 1, 'playing', 1.0)")
        for name in ("ana", "blas", "carla", "diego"):
            key = name.ljust(43, "x")
            database.execute("INSERT INTO guests VALUES (?, ?, ?)", (name, name, _hash(key)))
    database.close()
    with serving(file) as server:

        def status(name: str, code: str) -> int:
            cookie = {"Cookie": f"sobremesa={name.ljust(43, 'x')}"}
            return httpx.get(f"{server.address}/api/tables/{code}", headers=cookie, timeout=PATIENCE).status_code

        assert [status(name, "LUNA-1111") for name in ("ana", "blas", "carla", "diego")] == [200, 200, 200, 200]
        assert [status(name, "LUNA-2222") for name in ("ana", "blas", "carla", "diego")] == [200, 200, 200, 404]
        assert [status(name, "LUNA-3333") for name in ("ana", "blas", "carla", "diego")] == [410, 410, 404, 404]


def test_a_match_of_a_time_when_only_its_state_was_kept_goes_on(tmp_path: Path) -> None:
    """Under the rules that it was played under it is played again; under others it goes on from that state."""
    file = tmp_path / "tables.db"
    table = begun()
    choose(table, ANA, "mark:4")
    assert table.match is not None
    with sqlite3.connect(file) as database:
        for script in _SCRIPTS[:2]:
            database.executescript(script)
        database.execute("PRAGMA user_version = 2")
        for code, rules in (("SOL-11", table.game.info.version), ("SOL-22", 0)):
            database.execute("INSERT INTO tables VALUES (?, 1, 'playing', 1.0, 0, NULL)", (code,))
            for number, entry in enumerate(table.fresh):
                line = (
                    msgspec.json.encode(entry)
                    .decode()
                    .replace('"act":"began","rules":1', f'"act":"began","rules":{rules}')
                )
                database.execute("INSERT INTO entries (code, number, entry) VALUES (?, ?, ?)", (code, number, line))
            state = table.game.schema.dumps(table.match.state)
            database.execute("INSERT INTO snapshots VALUES (?, ?, 1, ?)", (code, table.entries, state))
    database.close()
    with serving(file) as server:
        carla = Guest(server.address, "Carla")
        for code in ("SOL-11", "SOL-22"):
            with carla.at(code) as page:
                assert page.table.view is not None
                assert page.table.view["marks"] == table.match.state.marks
                assert page.table.waiting == list(table.match.waiting_for)
        carla.close()


def _hash(key: str) -> bytes:
    return sha256(key.encode()).digest()


# --- /healthz --------------------------------------------------------------------------------------------------------


def test_health_is_told_by_any_address_and_tells_nothing_else(server: Running, tmp_path: Path) -> None:
    for host in ("balancer.internal", "10.0.0.7:8765", "[::1]", "127.0.0.1"):
        answer = httpx.get(f"{server.address}/healthz", headers={"Host": host}, timeout=PATIENCE)
        assert (answer.status_code, answer.text) == (200, "ok\n")
        if "balancer" in host:
            assert host not in answer.headers["Content-Security-Policy"]
            assert httpx.get(f"{server.address}/api/games", headers={"Host": host}, timeout=PATIENCE).status_code == 421
    with serving(tmp_path / "tables.db", origins=("https://table.example.org",)) as behind:
        assert httpx.get(f"{behind.address}/healthz", timeout=PATIENCE).status_code == 200


def test_health_tells_of_a_full_disk_and_of_its_end(
    server: Running, seated: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without anybody writing: it tries by itself, now and then."""
    seated(2)
    monkeypatch.setattr("sobremesa.store.queue.SECONDS_BETWEEN_PROBES", 0.0)
    health = f"{server.address}/healthz"
    with monkeypatch.context() as patch:
        patch.setattr(SqliteStore, "_attempt", lambda *_: StoreError("database or disk is full: /srv/secret/tables.db"))
        answer = httpx.get(health, timeout=PATIENCE)
        assert (answer.status_code, answer.text) == (503, "cannot-write\n")
    assert httpx.get(health, timeout=PATIENCE).status_code == 200


def test_health_tells_of_a_write_that_failed_without_trying_by_itself(
    server: Running, seated: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = seated(2)
    monkeypatch.setattr("sobremesa.store.queue.SECONDS_BETWEEN_PROBES", 1e9)
    with monkeypatch.context() as patch:
        patch.setattr(SqliteStore, "_attempt", lambda *_: StoreError("disk full"))
        assert first.refused(wire.Say, text="hello?") == "fault"
        assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 503
        answer = first.guest.http.post("/api/tables", json={"game": "tictactoe", "seats": 2})
        assert (answer.status_code, answer.json()["problem"]) == (503, "cannot-write")
    first.do(wire.Say, text="hello!")
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200


def test_the_probe_really_writes(tmp_path: Path) -> None:
    file = sound(tmp_path / "tables.db")
    store = SqliteStore(file)

    try:
        journal = file.with_name("tables.db-wal")
        before = journal.stat().st_size
        assert store._attempt([Probe()]) is None
        assert journal.stat().st_size > before
    finally:
        store._writing.close()
        store._reading.close()
        store._lock.release()
