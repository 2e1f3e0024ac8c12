"""The tables of the database, and how an older file becomes a newer one."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sobremesa.store.browsers import give_each_guest_a_browser
from sobremesa.store.sealing import COLUMNS, COLUMNS_AT_FIRST
from sobremesa.store.sqlite.opening import CannotOpen, connected, told
from sobremesa.store.sqlite.sealing_all import seal_all, seal_rows

# Entries lie in the order they came in, whichever table they are of: writing many tables at once touches few pages.
# Each script brings a file one version on; a file remembers its version in `user_version`.
_SCRIPTS: Final = (
    """
    CREATE TABLE guests (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        key_hash BLOB NOT NULL UNIQUE
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        code TEXT PRIMARY KEY,
        listed INTEGER NOT NULL,
        phase TEXT NOT NULL,
        touched REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX lobby ON tables (listed, phase, touched);
    CREATE TABLE entries (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL,
        number INTEGER NOT NULL,
        entry TEXT NOT NULL,
        UNIQUE (code, number)
    );
    CREATE TABLE snapshots (
        code TEXT PRIMARY KEY,
        entries INTEGER NOT NULL,
        rules INTEGER NOT NULL,
        state BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE seats (
        person TEXT NOT NULL,
        code TEXT NOT NULL,
        PRIMARY KEY (person, code)
    ) WITHOUT ROWID;
    CREATE INDEX seats_of_table ON seats (code);
    """,
    # Private tables get a door. Whoever owned one or ever sat there is let in; others who have its code come while
    # people gather, as they could before, and no longer once the match has begun.
    """
    ALTER TABLE tables ADD COLUMN spoken INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN link_hash BLOB;
    CREATE UNIQUE INDEX links ON tables (link_hash) WHERE link_hash IS NOT NULL;
    CREATE TABLE let_in (
        code TEXT NOT NULL,
        person TEXT NOT NULL,
        PRIMARY KEY (code, person)
    ) WITHOUT ROWID;
    UPDATE tables SET spoken = 1 WHERE NOT listed AND phase = 'gathering';
    INSERT OR IGNORE INTO let_in SELECT code, person FROM seats JOIN tables USING (code) WHERE NOT listed;
    INSERT OR IGNORE INTO let_in
        SELECT code, who FROM (
            SELECT code, CASE WHEN json_valid(entry) THEN
                CASE json_extract(entry, '$.act.act')
                    WHEN 'opened' THEN json_extract(entry, '$.by')
                    WHEN 'sat' THEN json_extract(entry, '$.by')
                    WHEN 'passed' THEN json_extract(entry, '$.act.owner')
                END END AS who
            FROM tables JOIN entries USING (code) WHERE NOT listed
        ) WHERE typeof(who) = 'text' AND who <> '';
    """,
    # A few checkpoints of each table instead of one state, the log beside them, and how finished matches were told.
    """
    CREATE TABLE checkpoints (
        code TEXT NOT NULL,
        entries INTEGER NOT NULL,
        rules INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (code, entries)
    ) WITHOUT ROWID;
    INSERT INTO checkpoints SELECT code, entries, rules, state FROM snapshots;
    DROP TABLE snapshots;
    CREATE TABLE log (
        code TEXT NOT NULL,
        first INTEGER NOT NULL,
        lines BLOB NOT NULL,
        PRIMARY KEY (code, first)
    ) WITHOUT ROWID;
    CREATE TABLE tellings (
        code TEXT NOT NULL,
        first INTEGER NOT NULL,
        steps BLOB NOT NULL,
        is_end INTEGER NOT NULL,
        PRIMARY KEY (code, first)
    ) WITHOUT ROWID;
    CREATE TABLE editions (
        id TEXT PRIMARY KEY,
        body BLOB NOT NULL
    ) WITHOUT ROWID;
    """,
    # What everybody has played. Matches that were over before are put there from their records when a server starts.
    """
    CREATE TABLE results (
        code TEXT PRIMARY KEY,
        names TEXT NOT NULL,
        ending TEXT NOT NULL,
        winners TEXT NOT NULL,
        practice INTEGER NOT NULL,
        began REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE played (
        person TEXT NOT NULL,
        code TEXT NOT NULL,
        game TEXT NOT NULL,
        chair INTEGER NOT NULL,
        won INTEGER, -- NULL: for practice, it doesn't count
        ended REAL NOT NULL,
        PRIMARY KEY (person, code)
    ) WITHOUT ROWID;
    CREATE INDEX shelves ON played (person, ended);
    CREATE INDEX shelves_by_game ON played (person, game, ended);
    CREATE INDEX shelves_that_count ON played (person, game, ended, won) WHERE won IS NOT NULL;
    CREATE TABLE tallies (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        matches INTEGER NOT NULL,
        won INTEGER NOT NULL,
        seconds REAL NOT NULL,
        PRIMARY KEY (person, game)
    ) WITHOUT ROWID;
    """,
    # Every row bears a seal (`sealing.py`), and where each record ends is written beside it. Who has only played for
    # practice gets a tally too, so that no match is missing from a shelf unnoticed.
    """
    ALTER TABLE entries ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
    CREATE TABLE ends (
        code TEXT PRIMARY KEY,
        entries INTEGER NOT NULL,
        seal BLOB NOT NULL,
        checkpoint INTEGER -- after how many entries the latest was taken
    ) WITHOUT ROWID;
    ALTER TABLE guests ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
    ALTER TABLE tables ADD COLUMN among BLOB NOT NULL DEFAULT x'';
    ALTER TABLE tables ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
    ALTER TABLE seats ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
    ALTER TABLE let_in ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
    ALTER TABLE checkpoints ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
    ALTER TABLE log ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
    ALTER TABLE tellings ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
    ALTER TABLE editions ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
    ALTER TABLE results ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
    ALTER TABLE played ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
    ALTER TABLE tallies ADD COLUMN practised INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tallies ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
    INSERT OR IGNORE INTO tallies (person, game, matches, won, seconds)
        SELECT DISTINCT person, game, 0, 0, 0 FROM played;
    UPDATE tallies SET practised = (SELECT count(*) FROM played
        WHERE played.person = tallies.person AND played.game = tallies.game AND won IS NULL);
    CREATE TRIGGER record_ends AFTER INSERT ON entries BEGIN
        INSERT INTO ends (code, entries, seal) VALUES (NEW.code, NEW.number + 1, NEW.seal)
            ON CONFLICT (code) DO UPDATE SET entries = excluded.entries, seal = excluded.seal;
    END;
    """,
    # Where everybody has written, so that they can be told it or be forgotten; what they don't want to hear, and what
    # they have told the host of.
    """
    CREATE TABLE traces (
        person TEXT NOT NULL,
        code TEXT NOT NULL,
        PRIMARY KEY (person, code)
    ) WITHOUT ROWID;
    INSERT OR IGNORE INTO traces
        SELECT who, code FROM (
            SELECT DISTINCT code, CASE WHEN json_valid(entry) THEN json_extract(entry, '$.by') END AS who FROM entries
        ) WHERE typeof(who) = 'text' AND who <> '';
    CREATE TABLE forgotten (
        person TEXT PRIMARY KEY,
        at REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE mutes (
        person TEXT NOT NULL,
        muted TEXT NOT NULL,
        PRIMARY KEY (person, muted)
    ) WITHOUT ROWID;
    CREATE INDEX muted_by ON mutes (muted);
    CREATE TABLE reports (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL,
        room TEXT NOT NULL,
        number INTEGER NOT NULL,
        reporter TEXT NOT NULL,
        at REAL NOT NULL,
        settled REAL,
        UNIQUE (code, room, number, reporter)
    );
    CREATE INDEX open_reports ON reports (code) WHERE settled IS NULL;
    """,
    # On which day guests were here last: those of before were here today.
    """
    CREATE TABLE visits (
        person TEXT PRIMARY KEY,
        day REAL NOT NULL
    ) WITHOUT ROWID;
    INSERT INTO visits SELECT id, CAST(strftime('%s', 'now', 'start of day', '+1 day') AS REAL) FROM guests;
    CREATE INDEX unfinished ON tables (code) WHERE phase <> 'over';
    """,
    # One person may come from several browsers, each with a key of its own.
    """
    ALTER TABLE guests RENAME TO guests_before;
    CREATE TABLE guests (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        seal BLOB NOT NULL DEFAULT x''
    ) WITHOUT ROWID;
    CREATE TABLE browsers (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        key_hash BLOB NOT NULL UNIQUE,
        name TEXT NOT NULL,
        since REAL NOT NULL,
        seen REAL NOT NULL,
        seal BLOB NOT NULL DEFAULT x''
    ) WITHOUT ROWID;
    CREATE INDEX browsers_of ON browsers (person);
    CREATE TABLE handovers (
        person TEXT PRIMARY KEY,
        code_hash BLOB NOT NULL UNIQUE,
        until REAL NOT NULL
    ) WITHOUT ROWID;
    """,
    # Clocks by days ring whether anybody is there or not.
    """
    CREATE TABLE alarms (
        code TEXT PRIMARY KEY,
        at REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX next_alarms ON alarms (at);
    """,
    # What lists show of each table, so that nobody who looks at a list brings tables back.
    """
    CREATE TABLE summaries (
        code TEXT PRIMARY KEY,
        entries INTEGER NOT NULL, -- after how many that was so
        body BLOB NOT NULL,
        seal BLOB NOT NULL DEFAULT x''
    ) WITHOUT ROWID;
    INSERT INTO summaries (code, entries, body) SELECT code, 0, x'' FROM tables WHERE phase <> 'over';
    """,
    # What the host has decided.
    """
    CREATE TABLE rulings (
        code TEXT PRIMARY KEY,
        hidden INTEGER NOT NULL,
        closed INTEGER NOT NULL,
        doomed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE bars (
        who TEXT PRIMARY KEY, -- a guest's number, or a network
        at REAL NOT NULL
    ) WITHOUT ROWID;
    """,
    # Calling people whose turn it is.
    """
    CREATE TABLE identity (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        secret BLOB NOT NULL
    );
    CREATE TABLE subscriptions (
        browser TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        endpoint TEXT NOT NULL UNIQUE,
        public BLOB NOT NULL,
        auth BLOB NOT NULL,
        language TEXT NOT NULL,
        tables TEXT,
        quiet_from INTEGER,
        quiet_until INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX subscriptions_of ON subscriptions (person);
    CREATE TABLE calls (
        person TEXT NOT NULL,
        code TEXT NOT NULL,
        kind TEXT NOT NULL,
        turn TEXT NOT NULL,
        due REAL NOT NULL,
        is_sent INTEGER NOT NULL,
        PRIMARY KEY (person, code)
    ) WITHOUT ROWID;
    CREATE INDEX calls_at ON calls (code);
    CREATE INDEX due_calls ON calls (due) WHERE is_sent = 0;
    """,
    # Keys that people's devices keep for years, and which challenges were answered.
    """
    CREATE TABLE passkeys (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        credential BLOB NOT NULL UNIQUE,
        public_key BLOB NOT NULL,
        signs INTEGER NOT NULL,
        name TEXT NOT NULL,
        since REAL NOT NULL,
        used REAL NOT NULL,
        seal BLOB NOT NULL DEFAULT x''
    ) WITHOUT ROWID;
    CREATE INDEX passkeys_of ON passkeys (person);
    CREATE TABLE spent (
        challenge BLOB PRIMARY KEY,
        until REAL NOT NULL
    ) WITHOUT ROWID;
    """,
)
# What no script can say; whatever lies there when seals begin is sealed as it is.
_AFTERWARDS: Final[dict[int, Callable[[sqlite3.Connection], None]]] = {
    5: lambda connection: seal_all(connection, COLUMNS_AT_FIRST),
    8: give_each_guest_a_browser,
    10: lambda connection: seal_rows(connection, "summaries", COLUMNS["summaries"]),
}


VERSION: Final = len(_SCRIPTS)
_DELETES_SECURELY: Final = 6  # since that version of a file, what is deleted is written over


def check(connection: sqlite3.Connection, file: Path) -> int:
    """Which version the file is of; 0 if it is empty. One that isn't ours, or isn't whole, is refused."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if tables and not (version > 0 and {"guests", "tables", "entries"} <= tables):
        raise CannotOpen(file, "foreign")
    if version > VERSION:
        raise CannotOpen(file, "newer")
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise CannotOpen(file, "damaged")
    return int(version)


def prepare(connection: sqlite3.Connection, file: Path) -> None:
    """Bring the file up to date, and see that it can be written."""
    version = check(connection, file)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA secure_delete = ON")
    if 0 < version < _DELETES_SECURELY:
        connection.execute("VACUUM")  # what was deleted before lies in the file still
    for number, script in enumerate(_SCRIPTS[version:], start=version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script}")
        if afterwards := _AFTERWARDS.get(number):
            afterwards(connection)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    probe(connection)


def probe(connection: sqlite3.Connection) -> None:
    """Write something that changes nothing: it fails where everything would."""
    connection.execute(f"PRAGMA user_version = {VERSION}")


@contextmanager
def inside(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a file of this version, as it lies there."""
    with told(file), closing(connected(file)) as connection:
        version = check(connection, file)
        if version != VERSION:
            raise CannotOpen(file, "foreign" if version == 0 else "older")
        yield connection
