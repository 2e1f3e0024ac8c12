"""Every command refuses every argument that can't be, before any work, in one sentence of the language asked for."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sobremesa
from cli.conftest import Ran, Run
from sobremesa.cli.main import COMMANDS
from sobremesa.cli.words import Say
from sobremesa.lab import Series

GAME = ("whispers", "--key", "k")
WRITE = ("export", *GAME, "-o", "match.json")

# For each bad command line: what is said of it in English and in Spanish.
REFUSED = [
    # nothing, too much, something else
    ("", "something is missing: COMMAND", "falta algo: COMMAND"),
    ("dance", "not “dance”", "no «dance»"),
    ("games more", "nothing here is called more", "aquí nada se llama more"),
    ("games --colour", "nothing here is called --colour", "aquí nada se llama --colour"),
    ("games --lang", "--lang needs a value", "--lang necesita un valor"),
    ("bots chess", "there is no game “chess”", "no hay ningún juego «chess»"),
    ("serve --bots genius", "no bot called “genius”", "ningún bot llamado «genius»"),
    ("rules", "something is missing: GAME", "falta algo: GAME"),
    ("cards", "something is missing: GAME", "falta algo: GAME"),
    ("analyse", "something is missing: FILE", "falta algo: FILE"),
    ("try", "something is missing: FILE", "falta algo: FILE"),
    ("learn", "something is missing: GAME", "falta algo: GAME"),
    ("words whispers", "whispers has no lexicon of its cards", "whispers no tiene un léxico de sus cartas"),
    (
        "words cosa abracadabra",
        "none of the words of cosa has “abracadabra” in it",
        "ninguna palabra de cosa contiene «abracadabra»",
    ),
    ("learn whispers", "whispers has no lesson", "whispers no tiene lección"),
    ("simulate", "something is missing: GAME", "falta algo: GAME"),
    ("compare", "something is missing: A.json, B.json", "falta algo: A.json, B.json"),
    ("dataset", "something is missing: GAME, -o/--output", "falta algo: GAME, -o/--output"),
    ("contest", "something is missing: GAME, --bots", "falta algo: GAME, --bots"),
    ("contest whispers", "something is missing: --bots", "falta algo: --bots"),
    (
        "contest chess --bots house,random",
        "there is no game “chess”; there are: ",
        "no hay ningún juego «chess»; hay: ",
    ),
    ("export", "something is missing: GAME", "falta algo: GAME"),
    ("verify", "something is missing: FILE", "falta algo: FILE"),
    ("replay", "something is missing: FILE", "falta algo: FILE"),
    ("story", "something is missing: FILE", "falta algo: FILE"),
    ("play", "which game? There are: ", "¿qué juego? Hay: "),
    ("serve --open=yes", "--open takes no value, and “yes” was given", "--open no lleva valor, y se le dio «yes»"),
    ("play whispers --humans 1 --hot-seat", "--hot-seat doesn't go with --humans", "--hot-seat no va con --humans"),
    # games and rules
    *(
        (f"{command} chess", "there is no game “chess”; there are: ", "no hay ningún juego «chess»; hay: ")
        for command in ("rules", "cards", "learn", "play", "simulate", "export")
    ),
    ("rules whispers 99", "there is no rule “99”", "no hay ninguna regla «99»"),
    # settings of the table
    *(
        part
        for command in ("cards", "play", "simulate", "export")
        for part in (
            (f"{command} whispers --set highest", "a setting is given as name=value", "se da como nombre=valor"),
            (f"{command} whispers --set colour=red", "there is no setting “colour”", "ningún ajuste «colour»"),
            (f"{command} whispers --set highest=99", "from 8 to 9, not “99”", "de 8 a 9, no «99»"),
            (f"{command} arcana --set difficulty=mad", "difficulty is one of ", "difficulty es uno de "),
            (f"{command} arcana --set expansion=maybe", "expansion is on or off", "expansion es on u off"),
        )
    ),
    # seats, people and bots
    *(
        part
        for command in ("play", "simulate", "export")
        for part in (
            (f"{command} whispers --seats many", "--seats is a whole number", "--seats es un número entero"),
            (f"{command} whispers --seats -1", "2 to 4 seats, not -1", "2 a 4 asientos, no -1"),
            (f"{command} whispers --seats 5", "2 to 4 seats, not 5", "2 a 4 asientos, no 5"),
            (f"{command} whispers --bots genius", "no bot called “genius”", "ningún bot llamado «genius»"),
            (f"{command} whispers --bots ,", "no bot called “”", "ningún bot llamado «»"),
        )
    ),
    ("play whispers --humans some", "--humans is a whole number", "--humans es un número entero"),
    ("play whispers --humans 0", "the people are from 1 to 2", "las personas son de 1 a 2"),
    ("play whispers --humans -3", "the people are from 1 to 2", "las personas son de 1 a 2"),
    ("play whispers --names a,b,c", "3 names are too many", "3 nombres son demasiados"),
    # numbers of matches
    ("simulate whispers --matches 0", "--matches is a whole number from 1", "--matches es un número entero de 1"),
    ("simulate whispers --matches 1.5", "--matches is a whole number", "--matches es un número entero"),
    ("simulate whispers --matches 9999999999999", "--matches is a whole number", "--matches es un número entero"),
    ("simulate whispers --jobs 0", "--jobs is a whole number from 1", "--jobs es un número entero de 1"),
    ("simulate whispers --jobs 100000", "--jobs is a whole number from 1", "--jobs es un número entero de 1"),
    ("export whispers --match -1", "--match is a whole number from 0", "--match es un número entero de 0"),
    ("export whispers --match first", "--match is a whole number from 0", "--match es un número entero de 0"),
    # files to write
    ("simulate whispers --json no/folder/x", "there is no such file or folder", "no existe ese archivo o esa carpeta"),
    ("simulate whispers --json .", ". can't be written: it is a folder", "no se puede escribir .: es una carpeta"),
    ("simulate whispers --json text/x", "is not a folder", "no es una carpeta"),
    ("export whispers -o no/folder/x", "there is no such file or folder", "no existe ese archivo o esa carpeta"),
    ("export whispers -o .", ". can't be written: it is a folder", "no se puede escribir .: es una carpeta"),
    ("export whispers -o text", "text is there already and is not a match file", "text ya existe y no es una partida"),
    (f"export whispers -o {'x' * 300}", "its name is too long", "su nombre es demasiado largo"),
    # files to read
    *(
        part
        for command in ("verify", "replay", "play --resume")
        for part in (
            (f"{command} nothing", "nothing can't be read: there is no such", "no se puede leer nothing: no existe"),
            (f"{command} .", ". can't be read: it is a folder", "no se puede leer .: es una carpeta"),
            (f"{command} text/x", "is not a folder", "no es una carpeta"),
            (f"{command} empty", "this is not a whole match file", "esto no es un archivo de partida entero"),
            (f"{command} text", "this is not a whole match file", "esto no es un archivo de partida entero"),
            (f"{command} deep", "this is not a ", "esto no es un archivo de partida"),
            (f"{command} other.json", "this is not a match file", "esto no es un archivo de partida"),
            (f"{command} format.json", "which is none of ours", "que no es de los nuestros"),
            (f"{command} game.json", "of a game that is not here: chess", "de un juego que no está aquí: chess"),
            (f"{command} rules.json", "under rules 99 of whispers", "con las reglas 99 de whispers"),
            (f"{command} options.json", "a table that whispers doesn't have", "una mesa que no existe en whispers"),
            (f"{command} secret.json", "is not written as a key is", "no está escrita como una clave"),
            (f"{command} choices.json", "choice 1 is not a seat", "la elección 1 no es un asiento"),
        )
    ),
    ("replay match.json --seat 9", "the seats go from 1 to 2", "los asientos van de 1 a 2"),
    ("replay match.json --seat -1", "the seats go from 1 to 2", "los asientos van de 1 a 2"),
    ("replay match.json --seat me", "--seat is a whole number", "--seat es un número entero"),
    ("replay digest.json", "this match file doesn't hold together", "este archivo de partida no se sostiene"),
    ("play --resume match.json --seats 2", "leave out --seats", "quita --seats"),
    ("play arcana --resume match.json", "match.json is a match of whispers", "match.json es una partida de whispers"),
    ("verify match.json --receipt nothing", "nothing can't be read", "no se puede leer nothing"),
    ("verify match.json --receipt text", "this is not a receipt", "esto no es un recibo"),
    # the database
    ("backup", "something is missing: FILE", "falta algo: FILE"),
    ("restore", "something is missing: FILE", "falta algo: FILE"),
    ("backup copy.db --db sqlite:///nothing.db", "There is no file nothing.db", "No existe el archivo nothing.db"),
    ("backup copy.db --db sqlite:///text", "text is not a database", "text no es una base de datos"),
    ("backup copy.db --db mysql://x", "a database is given as", "una base de datos se da como"),
    ("reports --db sqlite:///nothing.db", "There is no file nothing.db", "No existe el archivo nothing.db"),
    ("reports --resolve", "say which", "di cuál"),
    ("reports x", "is a whole number", "un número entero"),
    ("restore nothing --db sqlite:///new.db", "There is no file nothing", "No existe el archivo nothing"),
    ("restore text --db sqlite:///new.db", "text is not a database", "text no es una base de datos"),
    ("restore . --db sqlite:///new.db", "is a folder", "es una carpeta"),
    ("move", "something is missing: --from, --to", "falta algo: --from, --to"),
    ("move --from sqlite:///nothing.db --to sqlite:///new.db", "There is no file nothing.db", "No existe el archivo"),
    ("move --from sqlite:///text --to sqlite:///new.db", "text is not a database", "text no es una base de datos"),
    ("move --from sqlite:///text --to tables", "a database is given as", "una base de datos se da como"),
    ("serve --port 0 --db sqlite:///.", "a database is given as", "una base de datos se da como"),
    ("serve --port 0 --db sqlite:///..", "is a folder", "es una carpeta"),
    ("serve --port 0 --db sqlite:///text", "text is not a database", "text no es una base de datos"),
    # the server
    ("serve --port -1", "--port is a whole number from 0 to 65535", "--port es un número entero de 0 a 65535"),
    ("serve --port 70000", "--port is a whole number from 0 to 65535", "--port es un número entero de 0 a 65535"),
    ("serve --port abc", "--port is a whole number from 0 to 65535", "--port es un número entero de 0 a 65535"),
    ("serve --db mysql://x", "a database is given as", "una base de datos se da como"),
    ("serve --db sqlite:///", "a database is given as", "una base de datos se da como"),
    ("tables --hide XX", "a table's code is like BRISA-27", "el código de una mesa es como BRISA-27"),
    ("serve --keep-unstarted 30", "--keep-unstarted is a time like 30d", "--keep-unstarted es un tiempo como 30d"),
    ("serve --keep-unstarted 0d", "--keep-unstarted is a time like 30d", "--keep-unstarted es un tiempo como 30d"),
    ("serve --origin table.example", "an origin is given as", "un origen se da como"),
    ("serve --origin http://[", "an origin is given as", "un origen se da como"),
    ("serve --origin http://x:abc", "an origin is given as", "un origen se da como"),
    ("serve --origin https://x;y", "an origin is given as", "un origen se da como"),
    ("serve --trusted-proxies 10.0.0.1/8", "trusted proxies are given as", "los proxies de confianza se dan como"),
    ("serve --trusted-proxies proxy.lan", "trusted proxies are given as", "los proxies de confianza se dan como"),
    ("serve --trusted-proxies 10.0.0.0/8,::1", "trusted proxies are given as", "los proxies de confianza se dan como"),
    ("serve --peer http://10.0.0.7:8765", "for servers that share a PostgreSQL", "comparten una base PostgreSQL"),
    ("serve --lease 6", "--lease is said with --peer", "--lease va con --peer"),
    (
        "serve --peer http://10.0.0.7:8765 --lease soon",
        "--lease is a number of seconds",
        "--lease es un número de segundos",
    ),
    *(
        (f"serve --db postgresql://h/d --peer {peer}", "find this one at http://HOST:PORT", "en http://HOST:PUERTO")
        for peer in ("10.0.0.7:8765", "https://h:1", "http://h", "http://0.0.0.0:8765", "http://h:1/path", "http://h:0")
    ),
    *(
        (f"serve --db postgresql://h/d --peer http://h:1 --lease {lease}", "2 to 60 seconds", "de 2 a 60 segundos")
        for lease in ("0", "-1", "1.9", "61", "nan", "inf")
    ),
    ("serve --trusted-proxies=", "trusted proxies are given as", "los proxies de confianza se dan como"),
    ("serve --origin https://x/path", "an origin is given as", "un origen se da como"),
    (
        "serve --port 0 --host 203.0.113.1",
        "not an address of this machine",
        "no es una dirección de esta máquina",
    ),
    (f"serve --port 0 --host {'x' * 300}", "can't listen on x", "no se puede escuchar en x"),
]


@pytest.fixture
def _files(run: Run, folder: Path) -> None:
    """A match, and files that are something else or don't hold."""
    assert run(*WRITE).code == 0
    match = json.loads((folder / "match.json").read_text())
    (folder / "text").write_text("ten years of work")
    (folder / "empty").write_text("")
    (folder / "deep").write_text("[" * 100_000)
    (folder / "other.json").write_text("{}")
    for field, value in (
        ("format", "someone-elses-1"),
        ("game", "chess"),
        ("rules", 99),
        ("options", {"colour": "red"}),
        ("secret", "zz"),
        ("choices", ["a choice"]),
        ("digest", "00"),
    ):
        (folder / f"{field}.json").write_text(json.dumps({**match, field: value}))


def _held(folder: Path) -> dict[str, bytes]:
    """Whoever asks for a database locks it first; the lock is a file of its own, and stays."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith("-lock")}


def _is_one_sentence(ran: Ran) -> bool:
    """One line, and below it how the command is written where that helps."""
    first, *more = ran.err.splitlines()
    return first.startswith("sobremesa: ") and "Traceback" not in ran.err and (not more or "sobremesa" in more[0])


@pytest.mark.usefixtures("_files")
@pytest.mark.parametrize(
    ("line", "told"), [(line, told) for line, *told in REFUSED], ids=[line[:60] for line, *_ in REFUSED]
)
def test_it_is_refused_before_anything_is_done(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch, line: str, told: list[str]
) -> None:
    def work(*_: object) -> None:
        raise AssertionError("work began")

    monkeypatch.setattr(Series, "play", work)
    monkeypatch.setattr(Series, "record", work)
    before = _held(folder)
    for language, words in zip(("en", "es"), told, strict=True):
        monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
        ran = run(*line.split())
        assert (ran.code, ran.out) == (2, ""), ran.err
        assert words in ran.err
        assert _is_one_sentence(ran)
    assert _held(folder) == before


def test_the_language_asked_for_goes_before_the_locale_wherever_it_stands(run: Run) -> None:
    for args in (("--lang", "es", "rules", "chess"), ("rules", "chess", "--lang=es"), ("rules", "--lang", "es")):
        assert run(*args).err.startswith(("sobremesa: no hay ningún juego", "sobremesa: falta algo"))


def test_a_folder_where_nothing_may_be_written_is_refused_before_work(run: Run, folder: Path) -> None:
    if os.geteuid() == 0:
        shut = Path("/proc/self")  # where not even root may
    else:
        shut = folder / "shut"
        shut.mkdir(mode=0o500)
    for args in (("simulate", *GAME, "--json", str(shut / "x")), ("export", *GAME, "-o", str(shut / "x"))):
        ran = run(*args)
        assert (ran.code, ran.out) == (2, "")
        assert "can't be written" in ran.err


def test_every_command_is_in_the_table() -> None:
    assert {line.split()[0] for line, _, _ in REFUSED if line} >= set(COMMANDS)


def test_whatever_an_error_names_has_a_text() -> None:
    """`raise SomeError("for programs", "a-word", …)`: the word is a text in both languages."""
    words = {
        node.exc.args[1].value
        for module in Path(sobremesa.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and len(node.exc.args) == 2
        if isinstance(node.exc.args[1], ast.Constant) and isinstance(node.exc.args[1].value, str)
        if not (
            isinstance(node.exc.func, ast.Name)
            and node.exc.func.id in ("NotVerified", "Refusal", "NotOffered", "CannotOpen", "CannotServe")
        )
    }
    assert len(words) > 15
    for language in ("en", "es"):
        say = Say(language)
        assert [word for word in words if not say.has(f"trouble-{word}")] == []


def test_what_a_command_does_not_know_is_answered_with_the_form_of_that_command(run: Run) -> None:
    told = run("serve", "--database", "x")
    assert told.code == 2
    assert "nothing here is called --database x" in told.err
    assert "usage: sobremesa serve " in told.err
    assert "--db URL" in told.err
    assert "usage: sobremesa [-h]" in run("--database").err


def test_python_finds_the_command_too(folder: Path) -> None:
    command = [sys.executable, "-m", "sobremesa"]
    told = subprocess.run([*command, "--version"], cwd=folder, capture_output=True, text=True, check=True)
    assert told.stdout.startswith(f"sobremesa {sobremesa.__version__} (")
    many = [*command, "simulate", *GAME, "--bots", "random", "--matches", "8", "--jobs", "2", "--json", "-"]
    assert json.loads(subprocess.run(many, cwd=folder, capture_output=True, check=True).stdout)["matches"] == 8
    wrong = subprocess.run([*command, "dance"], cwd=folder, capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert "\nusage: sobremesa " in wrong.stderr
