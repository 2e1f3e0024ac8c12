"""What a page links to is there, with the chapter that is named, and every page is found from the first."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from docs.page import DOCS

REPOSITORY = DOCS.parent
PAGES = [*sorted(DOCS.rglob("*.md")), *sorted(REPOSITORY.glob("*.md"))]

_FENCED = re.compile(r"^(```+).*?^\1$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]+`")
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def prose(page: Path) -> str:
    return _FENCED.sub("", page.read_text("utf-8"))


def links(page: Path) -> list[str]:
    return [link for link in _LINK.findall(_CODE.sub("`", prose(page))) if not re.match(r"[a-z]+:", link)]


@cache
def chapters(page: Path) -> frozenset[str]:
    """The headings as they are linked to."""
    said = [re.sub(r"\]\([^)]*\)", "", heading) for heading in _HEADING.findall(prose(page))]
    return frozenset(re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in said)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in links(page):
        file, _, chapter = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.is_file(), link
        assert not chapter or chapter in chapters(target), link


def test_the_first_page_leads_to_every_other_one_once() -> None:
    first = DOCS / "index.md"
    led = [(first.parent / link).resolve() for link in links(first) if link.endswith(".md")]
    elsewhere = {first, REPOSITORY / "README.md"}  # what stands before the house
    assert sorted(led) == sorted(page.resolve() for page in PAGES if page not in elsewhere)


def test_pages_do_link() -> None:
    assert sum(len(links(page)) for page in PAGES) > 60
