"""`export`, `verify` and `replay`: what becomes of a match file."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from cli.pseudoterminal import PseudoTerminal
from sobremesa.kernel import record, registry
from sobremesa.kernel.key import MatchKey, seal_of
from sobremesa.kernel.match import Match

ARGS = ("whispers", "--seats", "2", "--bots", "random", "--key", "k")


@pytest.fixture
def saved(run: Run, folder: Path) -> Path:
    run("export", *ARGS, "-o", "match.json")
    return folder / "match.json"


def _changed(file: Path, **fields: Any) -> str:
    told = json.loads(file.read_text())
    for name, value in fields.items():
        assert told[name] != value
        told[name] = value
    changed = file.with_name("changed.json")
    changed.write_text(json.dumps(told))
    return str(changed)


# --- export ----------------------------------------------------------------------------------------------------------


def test_export_writes_the_same_to_a_file_and_to_standard_output(run: Run, saved: Path) -> None:
    ran = run("export", *ARGS)
    assert ran.err == ""
    assert ran.out == saved.read_text()


def test_export_says_on_standard_error_which_match_it_was(run: Run) -> None:
    ran = run("export", *ARGS, "--match", "7", "-o", "x.json")
    assert (ran.code, ran.out, ran.err) == (0, "", "x.json: match 7 of the key “k”.\n")


def test_a_match_is_written_over_a_match_but_never_over_anything_else(run: Run, saved: Path, folder: Path) -> None:
    before = saved.read_bytes()
    assert run("export", *ARGS, "--match", "1", "-o", "match.json").code == 0
    assert saved.read_bytes() != before
    (folder / "thesis.txt").write_text("ten years of work")
    ran = run("export", *ARGS, "-o", "thesis.txt")
    assert ran.code == 2
    assert "thesis.txt is there already" in ran.err
    assert (folder / "thesis.txt").read_text() == "ten years of work"


def test_a_link_stays_a_link(run: Run, saved: Path, folder: Path) -> None:
    (folder / "link.json").symlink_to(saved)
    run("export", *ARGS, "--match", "1", "-o", "link.json")
    assert (folder / "link.json").is_symlink()
    assert run("verify", str(saved)).code == 0


def test_a_pipe_with_a_name_is_written_to_and_stays_a_pipe(run: Run, saved: Path, folder: Path) -> None:
    pipe = folder / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDWR)  # for both, so that neither end waits for the other
    try:
        assert run("export", *ARGS, "-o", "pipe").code == 0
        assert pipe.is_fifo()
        os.set_blocking(reader, False)
        assert os.read(reader, 1 << 16) == saved.read_bytes()
    finally:
        os.close(reader)


# --- verify ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", registry.ids())
def test_what_is_exported_is_verified(run: Run, game_id: str) -> None:
    exported = run("export", game_id, "--bots", "random", "--key", "k").out
    assert run("verify", "-", typed=exported).code == 0


def test_verified_in_both_languages(run: Run, saved: Path) -> None:
    english, spanish = run("verify", str(saved)), run("verify", str(saved), "--lang", "es")
    assert (english.code, spanish.code) == (0, 0)
    assert english.out.startswith("Verified.\nWhispers, 2 seats, 6 choices")
    assert spanish.out.startswith("Verificada.\nSusurros, 2 asientos, 6 elecciones")


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"commitment": "0" * 64}, "the commitment"),
        ({"secret": "0" * 64}, "the commitment"),
        ({"nonces": ["00" * 16]}, "the nonces"),
        ({"names": ["Ana"] * 1000}, "the names"),
        ({"choices": ["1 pick:1"]}, "choice 1, “1 pick:1”. It was not legal"),
        ({"choices": ["0 fly"]}, "choice 1, “0 fly”. It was not legal"),
        ({"choices": []}, "the result"),
        ({"result": None}, "the result"),
        ({"result": {"ending": "\x1b[2J", "winners": [], "returns": []}}, "the result"),
        ({"result": {"ending": "x" * 5000, "winners": [], "returns": []}}, "the result"),
        ({"seats": 10**30}, "the nonces"),
        ({"digest": "0" * 32}, "the digest"),
    ],
)
def test_what_does_not_fit_is_named(run: Run, saved: Path, fields: dict[str, Any], complaint: str) -> None:
    ran = run("verify", _changed(saved, **fields))
    assert ran.code == 1
    assert ran.out.startswith(f"Not verified. The first thing that doesn't fit: {complaint}")
    assert "\x1b" not in ran.out


def _sealed(saved: Path) -> dict[str, Any]:
    """Such a match as a table writes it, one person and a bot; and what the person's browser has kept."""
    plain: dict[str, Any] = json.loads(saved.read_text())
    nonce = "ab" * 16
    key = MatchKey(bytes.fromhex(plain["secret"]), (bytes.fromhex(nonce), b""))
    match: Match[Any] = Match(registry.get(plain["game"]), 2, plain["options"], key)
    while match.asked:
        asked = match.asked[0]
        match.play(asked.decision.seat, asked.decision.options[0])
    file = json.loads(record.export(match))
    seals = [seal_of(key.commitment, 0, nonce), ""]
    file |= {"format": record.SEALED_FORMAT, "shuffle": {"seals": seals, "called_off": 0}}
    saved.write_text(json.dumps(file))
    return {
        "format": "sobremesa-receipt-1",
        "table": "BRISA-27",
        "game": file["game"],
        "settings": file["options"],
        "chair": 0,
        "commitment": key.commitment,
        "nonce": nonce,
        "seals": seals,
        "called_off": 0,
        "shown_before": 0,
        "view": match.at(0).shown(0),
        "seen": {},
    }


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_receipt_is_compared(run: Run, saved: Path, folder: Path, language: str) -> None:
    verified, unfit = {
        "en": ("Your receipt fits", "Not verified"),
        "es": ("Tu recibo encaja", "No verificada"),
    }[language]
    receipt = _sealed(saved)
    kept = folder / "receipt.json"
    kept.write_text(json.dumps(receipt))
    ran = run("verify", str(saved), "--receipt", "receipt.json", "--lang", language)
    assert (ran.code, verified in ran.out) == (0, True)
    changes: list[dict[str, Any]] = [
        {"game": "arcana"},
        {"commitment": "0" * 64},
        {"nonce": "cd" * 16},
        {"seals": [receipt["seals"][0], "0" * 64]},
        {"called_off": 1},
        {"view": {}},
        {"seen": {"1": "0" * 64}},
    ]
    said = set()
    for change in changes:
        kept.write_text(json.dumps({**receipt, **change}))
        ran = run("verify", str(saved), "--receipt", "receipt.json", "--lang", language)
        assert ran.code == 1
        assert ran.out.startswith(unfit)
        said.add(ran.out)
    assert len(said) == len(changes)


def test_a_file_alone_says_how_little_it_proves(run: Run, saved: Path, folder: Path) -> None:
    assert "this proves only that the secret" in " ".join(run("verify", str(saved)).out.split())
    receipt = _sealed(saved)
    assert "add --receipt FILE" in " ".join(run("verify", str(saved)).out.split())
    (folder / "receipt.json").write_text(json.dumps({**receipt, "view": None}))
    ran = run("verify", str(saved), "--receipt", "receipt.json")
    assert ran.code == 0
    assert "could not be compared" in " ".join(ran.out.split())


def test_commitment_and_nonce_may_be_given_by_hand(run: Run, saved: Path) -> None:
    receipt = _sealed(saved)
    given = ("--commitment", receipt["commitment"].upper(), "--nonce", receipt["nonce"])
    assert run("verify", str(saved), *given).code == 0
    for option, value in (("--commitment", "0" * 64), ("--nonce", "0" * 32), ("--nonce", "")):
        ran = run("verify", str(saved), option, value)
        assert (ran.code, ran.out.startswith("Not verified")) == (1, True)


def test_a_seal_that_does_not_fit_is_named(run: Run, saved: Path) -> None:
    _sealed(saved)
    shuffle = {"seals": ["0" * 64, ""], "called_off": 0}
    ran = run("verify", _changed(saved, shuffle=shuffle))
    assert (ran.code, "the nonce of seat 0" in ran.out) == (1, True)


@pytest.mark.parametrize("text", ["", "{}", "[]", "not JSON"])
def test_what_is_no_receipt_is_bad_input(run: Run, saved: Path, folder: Path, text: str) -> None:
    (folder / "receipt.json").write_text(text)
    ran = run("verify", str(saved), "--receipt", "receipt.json")
    assert (ran.code, ran.out) == (2, "")
    assert run("verify", str(saved), "--receipt", "nowhere.json").code == 2


def test_a_choice_left_out_does_not_verify(run: Run, saved: Path) -> None:
    choices = json.loads(saved.read_text())["choices"]
    for missing in range(len(choices)):
        assert run("verify", _changed(saved, choices=choices[:missing] + choices[missing + 1 :])).code == 1


@pytest.mark.parametrize(
    "fields",
    [
        {"format": "something-else"},
        {"format": "x" * 5000},
        {"game": "nonesuch"},
        {"game": "x" * 5000},
        {"rules": 99},
        {"rules": 10**30},
        {"seats": 99, "nonces": ["00" * 16] * 99},
        {"options": {"colour": "red"}},
        {"options": {"x" * 5000: "red"}},
        {"choices": ["a choice"]},
        {"choices": ["9" * 5000 + " pick:1"]},
        {"choices": 5},
        {"secret": "00" * 65},
        {"nonces": ["00", "00"]},
    ],
)
def test_what_cannot_be_read_is_bad_input(run: Run, saved: Path, fields: dict[str, Any]) -> None:
    ran = run("verify", _changed(saved, **fields))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(("sobremesa: this ", "sobremesa: choice 1 is not", "sobremesa: the key in this file"))


def test_a_file_cut_short_is_bad_input_wherever_the_cut(run: Run, saved: Path, folder: Path) -> None:
    whole = saved.read_bytes().rstrip()
    for length in range(0, len(whole), 97):
        (folder / "cut.json").write_bytes(whole[:length])
        ran = run("verify", "cut.json")
        assert (ran.code, ran.out) == (2, "")
        assert "cut short" in ran.err


def test_bytes_that_are_no_text_are_bad_input(run: Run) -> None:
    assert run("verify", "-", typed=b"\xff\xfe\x00").code == 2


# --- replay ----------------------------------------------------------------------------------------------------------


def test_in_a_pipe_the_whole_story_is_told(run: Run, saved: Path) -> None:
    ran = run("replay", str(saved))
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[:2] == ["Player 1 gets two cards.", "Player 2 gets two cards."]
    assert next(line for line in lines if "shows" in line).startswith("Player 1 shows the")
    assert lines[-1] in ("The kept cards are high.", "The kept cards are low.")
    assert len(lines) == 2 + 6 + 1


def test_names_in_the_file_are_used_and_cannot_steer_the_terminal(run: Run, saved: Path) -> None:
    ran = run("replay", _changed(saved, names=["Ana\x1b[2J", "Blas"]))
    assert "Blas gets two cards." in ran.out
    assert "\x1b" not in ran.out


def test_a_name_in_the_file_is_no_longer_than_at_a_table(run: Run, saved: Path) -> None:
    ran = run("replay", _changed(saved, names=["Ana" * 2000, "Blas"]))
    assert ran.out.startswith(f"{'Ana' * 8} gets two cards.\n")


def test_an_unfinished_match_is_told_as_far_as_it_goes(run: Run) -> None:
    run("play", "whispers", typed="1\nq\nhalf.json\n")
    assert run("replay", "half.json").out.endswith("Player 1 picks a card.\nThe match is not over yet.\n")
    assert "not over yet" in run("verify", "half.json").out


def test_stepping_forth_and_back_and_changing_eyes(run: Run, saved: Path) -> None:
    ran = run("replay", str(saved), "--step", typed="\nn\np\n1\n2\n0\ng 6\n\ng 77\n9\ndance\nq\n")
    assert ran.code == 0
    screens = ran.out.split("Step ")[1:]
    assert [screen[0] for screen in screens] == ["0", "1", "2", "1", "1", "1", "1", "6"]
    assert ["someone looking on" in screen for screen in screens] == [True] * 4 + [False, False, True, True]
    assert "holds" not in "".join(screens[:4])
    assert "seen by Player 1" in screens[4]
    assert screens[4].count("holds") == 1
    assert screens[4].index("holds") < screens[4].index("face down", screens[4].index("Player 2"))
    assert "The kept cards are" in screens[7]
    complaints = screens[7].split("> ")
    assert "the steps go from 0 to 6" in complaints[1]
    assert "the steps go from 0 to 6" in complaints[2]
    assert "the seats go from 1 to 2" in complaints[3]
    assert "“dance” means nothing here." in complaints[4]


def test_a_seat_sees_its_own_secrets_and_no_others(run: Run, saved: Path) -> None:
    mine, theirs = (run("replay", str(saved), "--seat", seat, "--step").out for seat in "12")
    held = [line for out in (mine, theirs) for line in out.splitlines() if "holds" in line]
    assert len(held) == 2
    assert held[0] != held[1]


def test_a_seat_that_is_not_there(run: Run, saved: Path) -> None:
    ran = run("replay", str(saved), "--seat", "3")
    assert (ran.code, ran.err) == (2, "sobremesa: the seats go from 1 to 2; 0 is someone looking on\n")


def test_a_tampered_file_is_not_replayed(run: Run, saved: Path) -> None:
    ran = run("replay", _changed(saved, digest="0" * 32))
    assert (ran.code, ran.out) == (2, "")
    assert "doesn't hold together" in ran.err


def test_on_a_terminal_it_goes_step_by_step(terminal: Callable[..., PseudoTerminal], saved: Path) -> None:
    screen = terminal("replay", str(saved), "--lang", "es")
    assert "Paso 0 de 6" in screen.answer("salir > ", "")
    assert "Paso 1 de 6" in screen.answer("salir > ", "2")
    assert "lo ve Jugador 2" in screen.answer("salir > ", "q")
    assert screen.exit_code() == 0


# --- pipes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("args", [("rules", "whispers"), ("export", "whispers"), ("replay", "match.json")])
@pytest.mark.usefixtures("saved")
def test_a_reader_that_goes_away_is_no_trouble(folder: Path, args: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    start = "import sys; from sobremesa.cli.main import main; sys.exit(main())"
    try:
        ran = subprocess.run(
            [sys.executable, "-c", start, *args], stdout=writer, stderr=subprocess.PIPE, cwd=folder, check=False
        )
    finally:
        os.close(writer)
    assert (ran.returncode, ran.stderr) == (141, b"")


def test_letters_the_terminal_lacks_are_no_trouble(folder: Path) -> None:
    start = "import sys; from sobremesa.cli.main import main; sys.exit(main())"
    ran = subprocess.run(
        [sys.executable, "-c", start, "rules", "whispers", "1.3", "--lang", "es"],
        capture_output=True,
        cwd=folder,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.strip() == b"whispers-1.3 Despu?s ens??ala, o ense?a la otra."


def test_a_match_played_for_practice_is_called_so(run: Run, saved: Path) -> None:
    told = json.loads(saved.read_text())
    saved.write_text(json.dumps({**told, "practice": True}))
    assert "played for practice" in run("verify", str(saved)).out
    assert "played for practice" in run("replay", str(saved)).out
