"""docs/adding-a-game.md, followed to the letter: its files, its commands, in an environment of its own."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from docs.page import Step, environment, steps

FIRST, SECOND = steps("adding-a-game.md")
INSTALL, OWN_TESTS, SUITE, CARDS, PLAY, SERVE = FIRST.commands


class Newcomer:
    """Somebody with an empty folder, a terminal, and this page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "project"
        self.folder.mkdir()
        commands = environment(folder / "environment")
        self._env = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "PYTHON", "LC_"))},
            "PATH": f"{commands}{os.pathsep}{os.environ['PATH']}",
            "LANG": "en_GB.UTF-8",
            "COLUMNS": "120",
            # Nothing is fetched: what the page takes from the net is here already.
            "PIP_NO_INDEX": "1",
            "PIP_NO_BUILD_ISOLATION": "0",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }

    def does(self, step: Step) -> None:
        step.write(self.folder)

    def start(self, command: str) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        return subprocess.Popen(
            command.split(),
            cwd=self.folder,
            env=self._env,
            stdin=pipe,
            stdout=pipe,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def runs(self, command: str, typed: str = "") -> str:
        process = self.start(command)
        out, _ = process.communicate(typed)
        assert process.returncode == 0, f"{command}\n{out}"
        return out


@pytest.fixture(scope="module")
def newcomer(tmp_path_factory: pytest.TempPathFactory) -> Newcomer:
    someone = Newcomer(tmp_path_factory.mktemp("newcomer"))
    someone.does(FIRST)
    someone.runs(INSTALL)
    return someone


def test_its_own_tests_pass(newcomer: Newcomer) -> None:
    assert re.search(r"\d+ passed", newcomer.runs(OWN_TESTS))


def test_the_cards_read_in_both_languages(newcomer: Newcomer) -> None:
    told = newcomer.runs(CARDS)
    assert "You may lose 1 apple to gain 3 apples." in told
    told = newcomer.runs(f"{CARDS} --lang es")
    assert "Puedes perder 1 manzana para ganar 3 manzanas." in told


def test_it_is_played_in_the_terminal(newcomer: Newcomer) -> None:
    told = newcomer.runs(PLAY, "1\n" * 60)
    assert "The apples are counted" in told


@pytest.fixture
def address(newcomer: Newcomer) -> Iterator[str]:
    server = newcomer.start(f"{SERVE} --port 0 --db sqlite:///tables.db")
    assert server.stdout is not None
    try:
        for line in server.stdout:
            if found := re.search(r"http://[\w.:]+", line):
                yield found[0]
                break
        else:
            pytest.fail("it didn't say where it is")
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate()


def test_it_is_served_with_its_words_and_rules(address: str) -> None:
    def fetched(path: str) -> str:
        with urllib.request.urlopen(f"{address}{path}", timeout=20) as answer:
            text: str = answer.read().decode()
            return text

    assert "orchard" in {game["id"] for game in json.loads(fetched("/api/games"))}
    assert "card-scarecrow = Espantapájaros" in fetched("/api/games/orchard/text.es.ftl")
    assert "orchard-3.1" in fetched("/api/games/orchard/rules.en.md")


@pytest.mark.long
def test_the_suite_and_one_more_card(newcomer: Newcomer) -> None:
    """The suite runs once, on what the page ends with."""
    newcomer.does(SECOND)
    cards, suite = SECOND.commands
    assert suite == SUITE
    assert "Each other player loses 1 apple." in newcomer.runs(cards)
    assert "Cada uno de los demás pierde 1 manzana." in newcomer.runs(f"{cards} --lang es")
    told = newcomer.runs(suite)
    assert re.search(r"= \d+ passed in", told), told  # and none skipped
