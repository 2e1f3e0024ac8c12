"""The cards that docs/adding-a-card.md has people write, and a place where they have been written into the games."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from docs.page import DOCS, Step, steps

ROOT: Final = DOCS.parent
PAGE: Final = "adding-a-card.md"


class Newcomer(NamedTuple):
    game: str
    card: str
    copies: int
    name: Mapping[str, str]
    chosen: str  # the option that seat 0 has, where it is laid
    code: str  # of its table
    people: tuple[str, ...]  # "" for a bot


NEWCOMERS: Final = (
    Newcomer("arcana", "moth", 1, {"en": "The Moth", "es": "La Polilla"}, "play:6:1", "CORAL-11", ("Ana", "Berta")),
    Newcomer(
        "cosa",
        "torch",
        3,
        {"en": "Torch", "es": "Linterna"},
        "play-on:torch:1",
        "NIEVE-11",
        ("Ana", "Berta", "Chema", "Dani"),
    ),
    Newcomer(
        "princesa",
        "moon-sickle",
        3,
        {"en": "Moon Sickle", "es": "Hoz de luna"},
        "place:moon-sickle",
        "TORRE-11",
        ("Ana", "Berta", "Chema"),
    ),
    Newcomer("ansia", "sister-luz", 1, {"en": "Sister Luz", "es": "Sor Luz"}, "hunt:1-1", "LUNA-11", ("Ana", "Berta")),
    Newcomer(
        "eldritch",
        "voices-of-the-dead",
        2,
        {"en": "Voices of the Dead", "es": "Voces de los muertos"},
        "pick:spell-voices-of-the-dead-a",
        "OSA-11",
        ("Ana", "Berta"),
    ),
)


_SECTION: Final = re.compile(r"^## (.*?)$(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_QUOTED: Final = re.compile(r"^> (.*)$", re.MULTILINE)


def quoted() -> dict[str, dict[str, str]]:
    """What each card says, by card and language, as the page has it."""
    sections = _SECTION.findall((DOCS / PAGE).read_text("utf-8"))[: len(NEWCOMERS)]
    return {
        one.card: dict(zip(("en", "es"), _QUOTED.findall(text), strict=True))
        for one, (_, text) in zip(NEWCOMERS, sections, strict=True)
    }


def page() -> Step:
    (whole,) = steps(PAGE)
    return whole


def write_into_a_copy(folder: Path) -> dict[str, str]:
    """All of the page done to a copy of the sources; the environment of processes that have the cards."""
    shutil.copytree(
        ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "static", "*.egg-info")
    )
    built = Path("src/sobremesa/web/static")
    if (ROOT / built).is_dir():
        (folder / built).symlink_to(ROOT / built)
    page().write(folder)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(ROOT / "tests")])}
