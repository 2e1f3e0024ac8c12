"""Every game at its fullest, in every window: all of it is in sight or pointed at, nothing lies over anything else,
what is cut can be read, and everything is large enough to be read and touched."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Final

import pytest

from browser.conftest import NewPerson
from browser.kept import KeptTable
from browser.people import Person
from browser.serving import Server
from sobremesa.kernel import registry

WINDOWS: Final = (
    (360, 640),
    (390, 844),
    (720, 450),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
)
FAULTS: Final = (Path(__file__).parent / "geometry.js").read_text("utf-8")
NOT_YET: Final = {"cosa", "princesa"}
GAMES: Final = sorted(set(registry.ids()) - NOT_YET)


def tables_of(game: str) -> dict[str, KeptTable]:
    module = importlib.import_module(f"browser.fullest.{game}")
    tables: dict[str, KeptTable] = module.tables()
    return tables


def faults(person: Person, window: tuple[int, int]) -> list[str]:
    person.page.set_viewport_size({"width": window[0], "height": window[1]})
    person.page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=window)
    found: list[str] = person.page.evaluate(FAULTS)
    return [f"{window[0]}×{window[1]} {fault}" for fault in found]


@pytest.mark.parametrize("game", GAMES)
def test_everything_fits_every_window(game: str, new_person: NewPerson, server: Server) -> None:
    found = []
    for moment, table in tables_of(game).items():
        table.put_into(server.database)
        ana = new_person("Ana")
        table.welcome(ana, 0)
        ana.page.evaluate("document.fonts.ready")
        for window in WINDOWS:
            found += [f"{moment} {fault}" for fault in faults(ana, window)]
        ana.close()
    assert not found, "\n".join(found)
