"""What the documents say of limits and tests is so."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from sobremesa.web.config import Limits, Rate

ROOT = Path(__file__).parents[2]
SECURITY = (ROOT / "docs" / "security.md").read_text("utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")


def rows_of(text: str) -> list[list[str]]:
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return [row for row in rows if not row[0].startswith(("rule", "what"))]


def test_every_test_that_the_security_page_names_exists() -> None:
    named = re.findall(r"`((?:tests|src)/[\w/]+\.py)::(\w+)`", SECURITY)
    assert len(named) > 40
    missing = [f"{file}::{test}" for file, test in named if f"def {test}(" not in (ROOT / file).read_text("utf-8")]
    assert not missing


def test_every_line_of_the_security_page_has_a_test_or_a_plain_no() -> None:
    for rule, *held in rows_of(SECURITY):
        assert "::test_" in held[0] or held[0].startswith("**no**"), rule


def spelled(rate: Rate) -> str:
    return f"{rate.per_second:g} a second" if rate.per_second >= 1 else f"one every {1 / rate.per_second:g} s"


@pytest.mark.parametrize("name", [field.name for field in fields(Limits)])
def test_the_limits_are_as_documented(name: str) -> None:
    (row,) = (row for row in rows_of(HOSTING) if row[0] == f"`{name}`")
    limit = getattr(Limits(), name)
    if isinstance(limit, Rate):
        assert row[2] == f"{limit.burst:g}"
        assert row[3].startswith(spelled(limit))
    else:
        assert row[2].removesuffix(" s") == f"{limit:g}"


# Drawings of our own, packed with the page: nothing that anybody wrote comes in there.
DRAWN = dict.fromkeys(("Chart.svelte", "Dawn.svelte", "Ground.svelte"), "{@html scenery}") | dict.fromkeys(
    ("Drawing.svelte", "Portrait.svelte"), "{@html drawn}"
)


def test_the_client_never_shows_text_as_markup() -> None:
    sources = [path for kind in ("*.svelte", "*.ts") for path in (ROOT / "client" / "src").rglob(kind)]
    assert len(sources) > 20
    for path in sources:
        text = path.read_text("utf-8").replace(DRAWN.get(path.name, ""), "")
        assert not re.search(r"\{@html|innerHTML|insertAdjacentHTML|document\.write", text), path
