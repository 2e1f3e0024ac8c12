"""What the pages name is there: files, programs, and what `make` can do."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from docs.page import DOCS

REPOSITORY = DOCS.parent
OF_ITS_OWN = "adding-a-game.md"  # its files are those of another package, and its tests lay them out
PAGES = [page for page in (*sorted(DOCS.glob("*.md")), *REPOSITORY.glob("[A-Z]*.md")) if page.name != OF_ITS_OWN]
ROOTS = ("", "src/sobremesa/", "src/sobremesa/kernel/", "client/src/")
SOME_GAME = "cosa"  # where a page says <id>

_FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`([^`]+)`")
_FILE = re.compile(r"(?:[\w.<>-]+/)+[\w<>*-]*\.[\w.*]+")
_PROGRAM = re.compile(r"python -m ([\w.]+).*")
_TARGET = re.compile(r"make ([a-z-]+)")


def said(pattern: re.Pattern[str], group: int) -> Iterator[tuple[str, str]]:
    """Page by page, what is set in code type and is of that kind."""
    for page in PAGES:
        for code in _CODE.findall(_FENCED.sub("", page.read_text("utf-8"))):
            if found := pattern.fullmatch(" ".join(code.partition("::")[0].split())):
                yield page.name, found[group]


FILES = list(said(_FILE, 0))
PROGRAMS = list(said(_PROGRAM, 1))
TARGETS = list(said(_TARGET, 1))


@pytest.mark.parametrize(("page", "file"), dict.fromkeys(FILES))
def test_a_file_is_there(page: str, file: str) -> None:
    pattern = file.replace("<id>", SOME_GAME)
    assert any(path.is_file() for root in ROOTS for path in REPOSITORY.glob(root + pattern)), page


@pytest.mark.parametrize(("page", "program"), dict.fromkeys(PROGRAMS))
def test_a_program_can_be_run(page: str, program: str) -> None:
    path = program.replace(".", "/")
    ways = [REPOSITORY / root / name for root in ("", "src") for name in (f"{path}.py", f"{path}/__main__.py")]
    assert any(way.is_file() for way in ways), page


@pytest.mark.parametrize(("page", "target"), dict.fromkeys(TARGETS))
def test_make_knows_what_to_do(page: str, target: str) -> None:
    makefile = (REPOSITORY / "Makefile").read_text("utf-8")
    assert re.search(rf"^{target}:.* ## ", makefile, re.MULTILINE), page


def test_the_pages_name_some_of_each() -> None:
    assert min(map(len, (FILES, PROGRAMS, TARGETS))) > 5
