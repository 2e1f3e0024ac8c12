"""No fault of accessibility on any page, by day and by night, wide and narrow."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from browser.conftest import NewPerson
from browser.people import PHONE, WIDE, Person, play_until
from browser.serving import Server
from browser.test_geometry import GAMES, resize, tables_of

AXE: Final = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"


def faults(person: Person) -> list[str]:
    person.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = person.page.evaluate("axe.run(document)")
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize(("mode", "size"), [("light", WIDE), ("dark", PHONE)], ids=["light-wide", "dark-phone"])
def test_no_fault(new_person: NewPerson, mode: str, size: tuple[int, int]) -> None:
    ana = new_person("Ana", size, mode=mode)
    ana.go()
    ana.page.wait_for_selector(".game")
    assert faults(ana) == []
    code = ana.set_table(3, ("Perdición total", "Para toda la mesa, también quien mira"))
    assert faults(ana) == []
    ana.sit(0)
    ana.seat_bot(1)
    ana.seat_bot(2)
    ana.start()
    play_until([ana], lambda: ana.page.locator(".picks").count() > 0 or ana.is_over())
    assert faults(ana) == []
    ana.page.get_by_role("button", name="Más", exact=True).click()
    assert faults(ana) == []
    ana.page.keyboard.press("Escape")
    play_until([ana], ana.is_over)
    assert faults(ana) == []
    ana.go(f"/r/{code}")
    ana.page.wait_for_selector(".controls")
    ana.page.keyboard.press("End")
    assert faults(ana) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_fault_at_the_table_of_any_game(game: str, new_person: NewPerson, server: Server) -> None:
    """Where one is asked, in the lesson, where it is over, and where it is read about."""
    ana = new_person("Ana", WIDE, mode="light")
    tables = tables_of(game)
    found: list[str] = []
    for moment, size in zip(("over", next(iter(tables))), (WIDE, PHONE), strict=True):
        tables[moment].put_into(server.database)
        resize(ana, size)
        tables[moment].welcome(ana, 0)
        found += [f"{moment}: {fault}" for fault in faults(ana)]
    for page, place in ((f"/learn/{game}", ".lesson"), (f"/rules/{game}", "#box .card")):
        ana.go(page)
        ana.page.wait_for_selector(place)
        found += [f"{page}: {fault}" for fault in faults(ana)]
    assert not found, "\n".join(found)
