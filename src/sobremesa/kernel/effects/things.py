"""One list for all that effects can speak of in a game: cards, seats, places, each with a name that lasts.

Every kind of thing has a *section*. Its own numbers count from 0, as they lie in the zones of a state; `thing(n)` is
the number among all things, which registers, listeners and `pick:` go by.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from sobremesa.kernel.errors import BadFile
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.state import Naming

SEAT: Final = "seat"
_NOTHING: Final[Phrase] = ("", ())


@final
class Section(Naming):
    """Things of one kind. `seen_by(…, of=SECTION)` declares a field of its numbers; below 0 stands for none."""

    def __init__(self, kind: str, first: int, names: Sequence[str]) -> None:
        self.kind = kind
        self.first = first
        self.end = first  # of all things, the first after these
        self.names: list[str] = []
        self._numbers: dict[str, int] = {}
        for name in names:
            self.note(name)

    def note(self, name: str) -> None:
        """One more thing of this kind: `Things.add` is for that, which knows all of them."""
        if name in self._numbers:
            raise ValueError(f"two things of the kind {self.kind!r} have one name")
        self._numbers[name] = len(self.names)
        self.names.append(name)
        self.end += 1

    def __len__(self) -> int:
        return len(self.names)

    def many(self) -> int:
        return len(self.names)

    def __getitem__(self, name: str) -> int:
        return self._numbers[name]

    def thing(self, number: int) -> int:
        return self.first + number

    def holds(self, thing: int) -> bool:
        return self.first <= thing < self.end

    def number(self, thing: int) -> int:
        return thing - self.first

    def named(self, s: Any, value: Any) -> Any:
        if isinstance(value, int):
            return self.names[value] if value >= 0 else value
        names = self.names
        return [
            (names[item] if item >= 0 else item) if isinstance(item, int) else self.named(s, item) for item in value
        ]

    def numbered(self, s: Any, saved: Any) -> Any:
        if isinstance(saved, int):
            return saved
        if isinstance(saved, str):
            if saved not in self._numbers:
                raise BadFile(f"the saved match has the {self.kind} {saved!r}, which the rules no longer have")
            return self._numbers[saved]
        return tuple(self.numbered(s, item) for item in saved)


@final
class Things(Naming):
    """All sections of a game. `seen_by(…, of=THINGS)` declares a field of things of any kind."""

    def __init__(self) -> None:
        self.sections: list[Section] = []
        self.names: list[str] = []
        self._numbers: dict[str, int] = {}
        self._phrases: list[Phrase] = []

    def section(self, kind: str, names: Sequence[str] = (), *, room: int = 0) -> Section:
        """A kind of things. With `room` for so many it can grow later, whatever comes after it."""
        made = Section(kind, len(self.names), ())
        self.sections.append(made)
        for name in names:
            self.add(made, name)
        for _ in range(room - len(names)):
            self.names.append("")
            self._phrases.append(_NOTHING)
        return made

    def add(self, section: Section, name: str, *, called: str = "") -> int:
        """One more thing, while cards are being declared: where there is room, or of the last section.

        Each has a name of its own, under which it is saved; copies are all `called` by the one of what they are.
        """
        full = f"{section.kind}-{name}"
        if full in self._numbers:
            raise ValueError(f"two things are called {full!r}")
        number = len(section)
        thing = section.thing(number)
        if thing == len(self.names) and section is self.sections[-1]:
            self.names.append("")
            self._phrases.append(_NOTHING)
        elif thing >= len(self.names) or self.names[thing] or self.section_at(thing) is not section:
            raise ValueError(f"{name} comes too late: other things follow those of the kind {section.kind!r}")
        section.note(name)
        self._numbers[full] = thing
        self.names[thing] = full
        self._phrases[thing] = (
            ("the-player", (("who", number),)) if section.kind == SEAT else (f"{section.kind}-{called or name}", ())
        )
        return number

    def section_at(self, thing: int) -> Section:
        """In whose room it is."""
        return next(section for section in reversed(self.sections) if section.first <= thing)

    def seats(self, most: int) -> Section:
        """The seats of a table; if they come first, a seat and the thing that it is have one number."""
        return self.section(SEAT, [str(seat) for seat in range(most)])

    def __len__(self) -> int:
        return len(self.names)

    def section_of(self, thing: int) -> Section:
        return next(section for section in self.sections if section.holds(thing))

    def name_of(self, thing: int) -> Any:
        return self.names[thing] if thing >= 0 else thing

    def number_of(self, name: Any) -> int:
        if isinstance(name, int):
            return name
        if name not in self._numbers:
            raise BadFile(f"the saved match speaks of {name!r}, which the rules no longer have")
        return self._numbers[name]

    def say(self, thing: int) -> Phrase:
        """What it is called: the text of that name, or the player."""
        return self._phrases[thing]

    def named(self, s: Any, value: Any) -> Any:
        if isinstance(value, int):
            return self.name_of(value)
        name_of = self.name_of
        return [name_of(item) if isinstance(item, int) else self.named(s, item) for item in value]

    def numbered(self, s: Any, saved: Any) -> Any:
        return self.number_of(saved) if isinstance(saved, int | str) else tuple(self.numbered(s, i) for i in saved)


@final
class ByThing(Naming):
    """Of a field with a place for each thing of a section, in their order, or of one such row for each seat.

    Saved is what the places hold, under the things' names, but for those that hold `new`: so does the place of a thing
    that there wasn't yet when the match was saved. `of` says what the places' own numbers stand for.
    """

    def __init__(self, section: Section, new: Any, of: Naming | None = None, *, each_seat: bool = False) -> None:
        self._section = section
        self._new = new
        self._of = of
        self._each_seat = each_seat

    def named(self, s: Any, value: Any) -> Any:
        return [self._row_named(s, row) for row in value] if self._each_seat else self._row_named(s, value)

    def _row_named(self, s: Any, row: Any) -> Any:
        held = [(name, item) for name, item in zip(self._section.names, row, strict=True) if item != self._new]
        return {name: item if self._of is None else self._of.named(s, item) for name, item in held}

    def numbered(self, s: Any, saved: Any) -> Any:
        return [self._row(s, row) for row in saved] if self._each_seat else self._row(s, saved)

    def _row(self, s: Any, saved: Any) -> Any:
        section = self._section
        if not isinstance(saved, dict):  # of old, the numbers in their order
            if len(saved) != len(section):
                raise BadFile(f"the saved match has {len(saved)} of the kind {section.kind!r}, not {len(section)}")
            return list(saved) if self._of is None else list(self._of.numbered(s, saved))
        row = [self._new] * len(section)
        for name, item in saved.items():
            row[section.numbered(s, name)] = item if self._of is None else self._of.numbered(s, item)
        return row
