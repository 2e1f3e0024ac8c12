"""Games that come in packages of their own and don't work: named with the reason, and in nobody's way."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from cli.conftest import Run
from sobremesa.kernel import registry
from sobremesa.kernel.errors import UnknownGame

# A package's name, what is written in its module, what its entry point says, and what is said of it.
BROKEN = [
    ("lonely", "import a_library_nobody_has", "", "No module named 'a_library_nobody_has'"),
    ("cut", "def setup(", "", "SyntaxError"),
    ("rude", "raise RuntimeError('not\\ntoday')", "", "RuntimeError: not today"),
    ("leaving", "import sys; sys.exit('goodbye')", "", "SystemExit: goodbye"),
    ("bare", "", "", "has no attribute 'GAME'"),
    ("number", "GAME = 5", "", "number_game:GAME is not a game"),
    ("borrowed", "from whispers.rules import GAME", "", "is the game 'whispers', not 'borrowed'"),
    ("gone", "", "gone = nowhere.rules:GAME", "No module named 'nowhere'"),
    ("arcana", "from whispers.rules import GAME", "", "another game has that name"),
    ("mute", "{mute}", "", "has no text.es.ftl"),
]

MUTE = """
from sobremesa.kernel.game import GameInfo
from whispers.rules import WhispersGame

class Mute(WhispersGame):
    info = GameInfo("mute", 1, (2, 4), (), 100)

GAME = Mute()
"""


@pytest.fixture
def install(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Path]]:
    site = tmp_path_factory.mktemp("others")
    monkeypatch.syspath_prepend(site)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), os.environ["PYTHONPATH"]]))

    def install(name: str, module: str, entry: str = "") -> Path:
        (site / f"{name}_game.py").write_text(module.replace("{mute}", MUTE))
        about = site / f"{name}_game-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-game\nVersion: 1\n")
        (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{entry or f'{name} = {name}_game:GAME'}\n")
        return site

    yield install
    registry.get.cache_clear()


@pytest.mark.parametrize("broken", BROKEN, ids=[one[0] for one in BROKEN])
def test_it_is_named_with_the_reason_and_nothing_else_suffers(
    install: Callable[..., Path], run: Run, broken: tuple[str, str, str, str]
) -> None:
    name, module, entry, why = broken
    install(name, module, entry)
    listed = run("games")
    assert (listed.code, listed.err) == (0, "")
    told = " ".join(listed.out.split())
    assert told.count(f"{name} is left out: ") == 1
    assert why in told
    assert "Whispers" in told
    assert "The Shipwreck Arcana" in told
    assert f"{name} queda fuera: " in run("games", "--lang", "es").out
    assert run("rules", "whispers", "1").code == 0
    if name != "arcana":
        asked = run("rules", name)
        assert (asked.code, asked.out, asked.err.count("\n")) == (2, "", 1)


def test_the_server_names_them_once_and_serves_the_others(install: Callable[..., Path], tmp_path: Path) -> None:
    for name, module, entry, _ in BROKEN:
        install(name, module, entry)
    command = [sys.executable, "-m", "sobremesa", "serve", "--port", "0", "--db", f"sqlite:///{tmp_path}/tables.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        with httpx.Client(base_url=address, headers={"Origin": address}) as http:
            games = [game["id"] for game in http.get("/api/games").json()]
            http.post("/api/me", json={"name": "Ana"})
            opened = http.post("/api/tables", json={"game": "arcana", "seats": 2})
            refused = http.post("/api/tables", json={"game": "rude", "seats": 2})
            http.get("/api/games")
        server.terminate()
        _, complaints = server.communicate(timeout=20)
    assert games == ["ansia", "arcana", "cosa", "eldritch", "princesa", "whispers"]
    assert opened.status_code == 201
    assert (refused.status_code, refused.json()["problem"]) == (400, "bad-settings")
    assert "Traceback" not in complaints
    for name, *_ in BROKEN:
        assert complaints.count(f"{name} is left out: ") == 1


def test_of_two_strangers_with_one_name_the_first_stays(install: Callable[..., Path], run: Run) -> None:
    install("awhisper", "from whispers.rules import GAME", "whispers = awhisper_game:GAME")
    assert [one.game for one in registry.left_out()] == ["whispers"]
    assert "Whispers" in run("games").out


def test_a_library_that_asks_for_one_is_told_why(install: Callable[..., Path]) -> None:
    install("late", "1 / 0")
    assert "late" not in registry.ids()
    for _ in range(2):
        with pytest.raises(UnknownGame, match="late is left out: ZeroDivisionError: division by zero"):
            registry.get("late")


def test_a_package_that_fails_is_imported_once(install: Callable[..., Path]) -> None:
    counts = "from pathlib import Path\nwith Path(__file__).with_suffix('.log').open('a') as log: log.write('.')\n"
    site = install("counting", f"{counts}1 / 0")
    for _ in range(3):
        registry.ids()
        registry.left_out()
    assert (site / "counting_game.log").read_text() == "."
