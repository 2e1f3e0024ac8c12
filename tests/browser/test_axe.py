"""No serious fault of accessibility on any page, by day and by night, wide and narrow."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from browser.conftest import NewPerson
from browser.people import PHONE, WIDE, Person, play_until

AXE: Final = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE: Final = ("serious", "critical")


def faults(person: Person) -> list[str]:
    person.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = person.page.evaluate("axe.run(document)")
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize(("mode", "size"), [("light", WIDE), ("dark", PHONE)], ids=["light-wide", "dark-phone"])
def test_no_serious_fault(new_person: NewPerson, mode: str, size: tuple[int, int]) -> None:
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
