"""The workbench: cards of a file are read, played with and without, and brought along to a match."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from docs.page import DOCS
from sobremesa.kernel import registry
from sobremesa.kernel.fitting import misfit
from sobremesa.kernel.house_cards import ENVIRONMENT, MARK, rules_alone
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import export

ROOT = DOCS.parent
EXAMPLES = ROOT / "examples" / "cards"
GAMES = registry.ids()

SAYS = {
    "arcana": {"en": "differs from the one you keep by at least 1", "es": "como poco 1 y como mucho 3"},
    "cosa": {"en": "the whole hand of someone adjacent", "es": "la mano entera de alguien adyacente"},
    "princesa": {"en": "Deal 1 damage. Gain 2 gold.", "es": "Gana 2 monedas."},
    "ansia": {"en": "5 points if you have at least 8 humans", "es": "5 puntos si tienes al menos 8 humanos"},
    "eldritch": {"en": "Action: recover 1 Sanity.", "es": "Acción: recupera 1 de Cordura."},
}


def ran(*arguments: str, cards: Path | None = None) -> subprocess.CompletedProcess[str]:
    around = {name: value for name, value in os.environ.items() if name not in (ENVIRONMENT, "COLUMNS")}
    if cards is not None:
        around[ENVIRONMENT] = str(cards)
    return subprocess.run(
        [sys.executable, "-m", "sobremesa", *arguments, "--lang", "en"],
        env={**around, "COLUMNS": "200"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def tried(file: Path, *arguments: str) -> Any:
    done = ran("try", str(file), "--json", "-", *arguments)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def written(folder: Path, declared: str, en: str = "card-torch = Torch", es: str = "card-torch = Linterna") -> Path:
    file = folder / "my_cards.py"
    lexicon = "from sobremesa.games.cosa.cards.lexicon import *"
    file.write_text(f'{lexicon}\n\n{declared}\n\nEN = """\n{en}\n"""\nES = """\n{es}\n"""\n', "utf-8")
    return file


TORCH = 'card("torch", ACTION, (4, 4, 9), played=SeeHand(Near()), rule="cosa-5.3")'


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_each_game_is_read_and_played(game: str) -> None:
    found = tried(EXAMPLES / f"{game}.py", "--matches", "2", "--bots", "random")
    assert found["cards"]["game"] == game
    for language, sentence in SAYS[game].items():
        assert any(sentence in " ".join(card["says"][language]) for card in found["cards"]["cards"])
    for card in found["cards"]["cards"]:
        assert all(name.endswith(MARK) for name in card["names"].values())
        assert card["line"] > 0
    assert found["tried"]["failed"] == 0
    assert found["tried"]["comparison"]["matches"] == 2  # by the same numbers
    assert found["tried"]["comparison"]["unpaired"] == ""


def test_it_is_short_plain_and_says_what_a_card_touches() -> None:
    told = ran("try", str(EXAMPLES / "cosa.py"), "--matches", "0").stdout
    assert "Torch · Linterna  ×3  line 5" in told or "Linterna · Torch  ×3  line 5" in told
    assert "asks SeeHand · reveals SeeHand" in told
    assert "\x1b" not in told
    assert len(told.splitlines()) < 15


def test_what_no_match_reaches_is_named(tmp_path: Path) -> None:
    """With twelve players alone is there one of it; four are enough for the other."""
    rare = TORCH.replace("(4, 4, 9)", "(12,)")
    found = tried(written(tmp_path, rare), "--matches", "2", "--bots", "random", "--seats", "4")
    assert found["tried"]["unreached"] == [{"card": "card-torch", "parts": ["played"], "acted": 0}]


@pytest.mark.parametrize(
    ("declared", "told"),
    [
        (TORCH.replace("SeeHand", "SeHand"), "my_cards.py, line 3: there is no word SeHand; is it SeeHand?"),
        (TORCH.replace("Near()", "3"), "my_cards.py, line 3: SeeHand: whom is Reach, not 3"),
        (TORCH.replace("Near()", "Near(), 3"), "my_cards.py, line 3: SeeHand() takes 2 positional arguments"),
        (TORCH.replace("Near())", "Near()"), "my_cards.py, line 3: '(' was never closed"),
        (TORCH.replace("torch", "axe"), "my_cards.py, line 3: two things are called 'card-axe'"),
        (TORCH.replace("torch", "lamp"), "my_cards.py, line 3: EN doesn't say its name: card-lamp = …"),
    ],
)
def test_a_wrong_declaration_gets_one_sentence_with_its_line(tmp_path: Path, declared: str, told: str) -> None:
    file = written(tmp_path, declared)
    for command in (["try", str(file)], ["play", "cosa", "--cards", str(file)]):
        done = ran(*command)
        assert done.returncode == 2
        (line,) = done.stderr.splitlines()
        assert line.startswith(f"sobremesa: {told}")


def test_a_file_without_a_lexicon_or_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "nothing.py"
    file.write_text("", "utf-8")
    assert "nothing.py: it imports no game's lexicon" in ran("try", str(file)).stderr
    assert "has cards of cosa, not of ansia" in ran("try", str(EXAMPLES / "cosa.py"), "--game", "ansia").stderr


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_the_box_fits_what_its_words_ask_for(game: str) -> None:
    """So whatever doesn't fit in somebody's file is wrong there."""
    book = registry.get(game).book
    assert book is not None
    assert [found for card in book.cards.values() if (found := misfit(tuple(card.parts.values())))] == []


def test_it_looks_again_whenever_the_file_is_saved(tmp_path: Path) -> None:
    file = written(tmp_path, TORCH)
    process = subprocess.Popen(
        [sys.executable, "-m", "sobremesa", "try", str(file), "--matches", "0", "--watch", "--lang", "en"],
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stdout is not None

    def told(until: str) -> str:
        lines = []
        for line in process.stdout or ():
            lines.append(line)
            if until in line:
                return "".join(lines)
        raise AssertionError("".join(lines))

    try:
        assert "Torch" in told("Watching my_cards.py")
        written(tmp_path, TORCH.replace("SeeHand", "SeHand"))
        assert "there is no word SeHand" in told("Watching my_cards.py")
        written(tmp_path, TORCH.replace("(4, 4, 9)", "(4, 4, 4, 4)"))
        assert "×4" in told("Watching my_cards.py")
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate()


# --- a match with them ------------------------------------------------------------------------------------------------

EXPORTED = """
import sys
from sobremesa.kernel import registry
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import export

match = Match(registry.get("cosa"), 4, {}, MatchKey.from_words("house cards", 4))
for _ in range(12):
    asked = match.asked[0]
    match.play(asked.decision.seat, asked.decision.options[0], asked.id)
sys.stdout.buffer.write(export(match))
"""


@pytest.fixture
def played(tmp_path: Path) -> Path:
    done = subprocess.run(
        [sys.executable, "-c", EXPORTED],
        env={**os.environ, ENVIRONMENT: str(EXAMPLES / "cosa.py")},
        capture_output=True,
        check=True,
    )
    file = tmp_path / "played.json"
    file.write_bytes(done.stdout)
    return file


def test_a_match_file_names_them_and_verify_says_what_it_needs(played: Path, tmp_path: Path) -> None:
    told = json.loads(played.read_text("utf-8"))
    assert told["house"]["files"] == ["cosa.py"]
    assert told["house"]["cards"] == ["card-torch", "card-cold-shoulder"]
    assert rules_alone(told["rules"]) == registry.get("cosa").info.version
    assert ran("verify", str(played), "--cards", str(EXAMPLES / "cosa.py")).returncode == 0
    lacking = ran("verify", str(played))
    assert lacking.returncode == 2
    assert "bring them along with --cards cosa.py" in lacking.stderr
    others = ran("verify", str(played), "--cards", str(written(tmp_path, TORCH)))
    assert others.returncode == 2
    assert "aren't those this match was played with" in others.stderr
    without = tmp_path / "without.json"
    without.write_bytes(export(Match(registry.get("cosa"), 4, {}, MatchKey.from_words("without", 4))))
    assert "house" not in json.loads(without.read_text("utf-8"))
    assert ran("verify", str(without)).returncode == 0
    assert "leave yours out" in ran("verify", str(without), "--cards", str(EXAMPLES / "cosa.py")).stderr


def test_other_names_and_another_layout_are_the_same_cards(played: Path, tmp_path: Path) -> None:
    file = tmp_path / "cosa.py"
    text = (EXAMPLES / "cosa.py").read_text("utf-8")
    file.write_text(text.replace("Linterna", "Candil").replace("(4, 4, 9)", "(4, 4,\n 9)"), "utf-8")
    assert ran("verify", str(played), "--cards", str(file)).returncode == 0
    file.write_text(text.replace("(4, 4, 9)", "(4, 4, 8)"), "utf-8")
    assert ran("verify", str(played), "--cards", str(file)).returncode == 2


MENDED = """
import sys
from sobremesa.kernel import registry
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match

game = registry.get("cosa")
saved = Match(game, 4, {}, MatchKey.from_words("saved", 4))
there = game.recall(game.schema.plain(saved.state), int(sys.argv[1]))
assert game.schema.plain(there) == game.schema.plain(saved.state)
print(game.info.version)
"""


def test_matches_without_them_go_on_with_them() -> None:
    alone = registry.get("cosa").info.version
    done = subprocess.run(
        [sys.executable, "-c", MENDED, str(alone)],
        env={**os.environ, ENVIRONMENT: str(EXAMPLES / "cosa.py")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) != alone
    assert rules_alone(int(done.stdout)) == alone


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    arguments = [
        "serve",
        "--port",
        "0",
        "--db",
        f"sqlite:///{tmp_path}/tables.db",
        "--cards",
        str(EXAMPLES / "cosa.py"),
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "sobremesa", *arguments],
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    try:
        for line in process.stdout or ():
            if found := re.search(r"http://[\w.:]+", line):
                yield found[0]
                break
        else:
            pytest.fail("it didn't say where it is")
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate()


def test_a_server_marks_them_in_the_lobby_on_the_cards_and_in_the_box(address: str) -> None:
    def fetched(path: str) -> str:
        with urllib.request.urlopen(f"{address}{path}", timeout=60) as answer:
            text: str = answer.read().decode()
            return text

    games = {game["id"]: game for game in json.loads(fetched("/api/games"))}
    assert games["cosa"]["titles"]["es"]["name"] == f"¡La Cosa! {MARK}"
    assert f"Linterna {MARK}" in games["cosa"]["titles"]["es"]["blurb"]
    assert MARK not in json.dumps(games["ansia"], ensure_ascii=False)
    assert f"card-torch = Torch {MARK}" in fetched("/api/games/cosa/text.en.ftl")
    assert "torch" in {card["id"] for card in json.loads(fetched("/api/games/cosa/components"))}


def test_the_page_shows_the_example_as_it_is() -> None:
    (shown,) = re.findall(r"```python\n(.*?)```", (DOCS / "designing-cards.md").read_text("utf-8"), re.DOTALL)
    assert shown == (EXAMPLES / "cosa.py").read_text("utf-8")
