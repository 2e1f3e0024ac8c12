"""Whether everything that a game offers can be pressed: positions with every kind of it, laid before a real page.

In each window whatever glows is pressed, and what would be sent is noted (`reach.js`); then each kind is answered once
more with the keys of the keyboard alone. What is found is told by the code of the table, and by what was asked there.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from browser.fullest import NAMES
from browser.kept import KeptTable, put_all_into
from browser.people import Person
from browser.serving import Server
from sobremesa.testing.kinds import FREE, Kind, Laid

DRIVER: Final = (Path(__file__).parent / "reach.js").read_text("utf-8")
WORD: Final = "ALCANCE"  # of the codes of these tables
_NUMBERS: Final = itertools.count(100)  # a server knows a table once
Window = tuple[int, int]
DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
ENLARGED: Final = (720, 450)  # a desk at 200 %

_IS_HERE: Final = "code => reach.isHere(code)"
_DRAWN: Final = "reach.drawn().then(reach.drawn)"
_EXPLORE: Final = "([wide, wanted]) => reach.explore(wide, wanted)"
_IS_SENT: Final = "option => reach.settle().then(() => reach.isSent(option))"


class Reaching:
    """A page, and what was found on it. `wide`: pairs of things are pressed too that are no two halves of a choice."""

    def __init__(self, person: Person, server: Server, *, wide: bool = False) -> None:
        self.faults: list[str] = []
        self.presses = 0
        self._person = person
        self._page = person.page
        self._server = server
        self._wide = wide
        self._keyed: set[tuple[Window, Kind]] = set()
        self._typed: set[tuple[str, int]] = set()
        self._is_there = False
        person.context.add_init_script(DRIVER)

    def look_at(self, laid: Sequence[Laid], windows: Sequence[Window]) -> None:
        """Each position in all the windows where it has a kind that no other was looked at for."""
        tables = []
        for each in laid:
            code = f"{WORD}-{next(_NUMBERS)}"
            tables.append((KeptTable.in_position(code, each.match, NAMES[: each.match.seats]), each))
        put_all_into(self._server.database, [table for table, _ in tables])
        for table, each in tables:
            self._come_to(table, each)
            for window in windows:
                self._look(table, each, window)

    def _come_to(self, table: KeptTable, laid: Laid) -> None:
        if self._is_there:
            table.walk_over(self._person, laid.eye)
        else:
            table.welcome(self._person, laid.eye)
        self._is_there = True
        self._page.wait_for_function(_IS_HERE, arg=table.code)

    def _look(self, table: KeptTable, laid: Laid, window: Window) -> None:
        self._page.set_viewport_size({"width": window[0], "height": window[1]})
        self._page.evaluate(_DRAWN)
        found: dict[str, Any] = self._page.evaluate(_EXPLORE, [self._wide, self._wanted(laid, window)])
        self.presses += found["presses"]
        asked = laid.match.asked_of(laid.eye)
        where = f"{table.code} {window[0]}×{window[1]}, {asked.decision.ask if asked else 'unasked'}:"
        self.faults += [f"{where} {fault}" for fault in found["faults"]]
        new = {
            option: route for option, route in found["routes"].items() if (window, laid.ways[option]) not in self._keyed
        }
        for option, fault in self._page.evaluate("routes => reach.keys(routes)", new).items():
            self.faults.append(f"{where} by keyboard, {option}: {fault}")
        self._keyed.update((window, laid.ways[option]) for option in new)
        for option, route in new.items():
            sort = laid.ways[option][1], len(route)
            if sort not in self._typed:
                self._typed.add(sort)
                if fault := self._type(option, route):
                    self.faults.append(f"{where} typed, {option}: {fault}")

        self._page.evaluate("reach.relay().then(reach.goneBack)")

    def _wanted(self, laid: Laid, window: Window) -> list[str]:
        """Whatever it is asked for; of what may be done unasked each kind once, for that is offered again and again.

        What is said has no place on the board: test_talking.py finds it in the chat.
        """
        said = laid.match.game.said
        asked = [option for option, kind in laid.ways.items() if kind[0] != FREE]
        unasked = {kind: option for option, kind in laid.ways.items() if kind[0] == FREE and kind[1] not in said}
        return asked + [option for kind, option in unasked.items() if (window, kind) not in self._keyed]

    def _type(self, option: str, route: Sequence[str]) -> str:
        """The same by keys that are really pressed, which takes as long as all the rest: once for each verb."""
        page, name = self._page, ""
        page.evaluate("reach.relay()")
        for step in route:
            name = page.evaluate("path => reach.nameAt(path)", step)
            if why := page.evaluate("path => reach.stepBefore(path)", step):
                return str(why)
            page.keyboard.press("Tab")
            if not page.evaluate("path => reach.isOn(path)", step):
                return f"tab doesn't lead to {name}"
            page.keyboard.press("Enter")
        if page.evaluate(_IS_SENT, option):
            return ""
        page.keyboard.press("Enter")
        if page.evaluate(_IS_SENT, option):
            return ""
        return f"a second Enter on {name} sends {page.evaluate('reach.sent()') or 'nothing'}"
