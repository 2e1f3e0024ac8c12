"""What `import sobremesa` gives is what docs/library.md tells of, and the page's examples run as they are written."""

from __future__ import annotations

import doctest
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sobremesa
from docs.page import DOCS

PAGE = (DOCS / "library.md").read_text("utf-8")
EXAMPLES = "\n".join(re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
ROWS = [row for row in re.findall(r"^\| (.+) \|$", PAGE, re.MULTILINE) if row.startswith("`")]
TOLD = [re.findall(r"`(\w+)`", row)[0] for row in ROWS]
MEMBERS = [(name, member) for row in ROWS for name, member in re.findall(r"`([A-Z]\w*)\.(\w+)`", row)]


def test_the_page_tells_of_every_public_name_and_of_nothing_else() -> None:
    assert sorted(TOLD) == sorted(sobremesa.__all__)


@pytest.mark.parametrize("name", sobremesa.__all__)
def test_a_public_name_is_there_and_documented(name: str) -> None:
    assert inspect.getdoc(getattr(sobremesa, name))


@pytest.mark.parametrize(("name", "member"), MEMBERS)
def test_so_is_what_the_page_tells_of_it(name: str, member: str) -> None:
    cls = getattr(sobremesa, name)
    found = getattr(cls, member, None)
    if callable(found) or isinstance(found, property):
        assert inspect.getdoc(found)
    else:
        assert member in {
            *inspect.signature(cls).parameters,
            *getattr(cls, "__annotations__", ()),
            *getattr(cls, "__slots__", ()),
        }


def test_every_name_that_can_be_called_or_held_stands_in_an_example() -> None:
    used = set(re.findall(r"sobremesa\.(\w+)", EXAMPLES))
    assert {name for name in sobremesa.__all__ if name[0].islower()} <= used


def test_the_examples_run_as_they_are_written() -> None:
    test = doctest.DocTestParser().get_doctest(EXAMPLES, {}, "library.md", None, None)
    told: list[str] = []
    tried = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(test, out=told.append)
    assert tried.attempted > 30
    assert not tried.failed, "".join(told)


def ask_python(question: str) -> str:
    command = [sys.executable, "-c", question]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_importing_it_brings_nothing_along() -> None:
    loaded = "sorted(name for name in sys.modules if name.split('.')[0] in ('sobremesa', 'msgspec', 'fluent', 'rich'))"
    assert ask_python(f"import sys, sobremesa; print({loaded})") == "['sobremesa']"


def test_nothing_optional_is_imported_for_any_name() -> None:
    optional = "{'numpy', 'pyarrow', 'ray', 'distributed', 'openskill', 'starlette', 'gymnasium', 'pytest'}"
    assert ask_python(f"import sys; from sobremesa import *; print({optional} & set(sys.modules))") == "set()"


def test_the_games_can_be_asked_for_before_and_after_one_is_imported() -> None:
    asked = ask_python(
        "import sobremesa; print(sobremesa.games()); import sobremesa.games.arcana.rules as one;"
        "print(sobremesa.games()); print(sobremesa.game('arcana') is one.GAME)"
    ).splitlines()
    assert asked[0] == asked[1] == str(sobremesa.games())
    assert asked[2] == "True"


def test_what_is_no_name_of_it_is_told_as_python_does() -> None:
    with pytest.raises(AttributeError, match="module 'sobremesa' has no attribute 'chess'"):
        _ = sobremesa.chess  # type: ignore[attr-defined]


# --- for type checkers -------------------------------------------------------------------------------------------

STRICT = '''
"""What somebody may write who has Sobremesa installed."""

from typing import Any

import sobremesa
from sobremesa import Look, Match, Option, Rng


class First:
    def __init__(self, game: sobremesa.Game[Any], seat: int, rng: Rng) -> None:
        self.rng = rng

    def choose(self, look: Look[Any]) -> Option:
        return self.rng.pick(look.options)


def evening(name: str) -> sobremesa.Outcome | None:
    game = sobremesa.game(name)
    match = Match(game, game.info.seats[0], key=sobremesa.MatchKey.from_words("k", 2))
    bot: sobremesa.Bot[Any] = sobremesa.Guest(sobremesa.BotKind("first", make=First), game, 0, Rng(bytes(32)))
    while not match.is_over:
        asked = match.asked[0]
        match.play(asked.decision.seat, bot.choose(match.look(asked.decision.seat)), asked.id)
    return match.outcome


names: tuple[str, ...] = sobremesa.games()
report: sobremesa.Report = sobremesa.simulate(sobremesa.game("cosa"), 3, seats=4, bots=["house"], key="k")
wrong: int = sobremesa.__version__
'''


def test_strict_code_of_others_is_checked_and_a_wrong_line_is_found(tmp_path: Path) -> None:
    (tmp_path / "evening.py").write_text(STRICT)
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", "", "--cache-dir", "cache", "evening.py"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False).stdout.splitlines()
    assert len(told) == 2, told
    assert told[0].startswith(f"evening.py:{STRICT.count(chr(10))}: error: Incompatible types in assignment")
