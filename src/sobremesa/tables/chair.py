"""Who sits where, and who speaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

EMPTY = "empty"
PERSON = "person"
BOT = "bot"


@final
@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str


@final
@dataclass(slots=True)
class Chair:
    person: str = ""
    name: str = ""
    level: str = ""
    since_version: int = 0  # at which version the chair was put there, for those who join during a match

    @property
    def who(self) -> str:
        return PERSON if self.person else BOT if self.level else EMPTY

    def clear(self) -> None:
        self.person = self.name = self.level = ""


@final
@dataclass(frozen=True, slots=True)
class ChatLine:
    room: str
    name: str
    text: str
    at: float


@final
@dataclass(slots=True)
class UndoAsk:
    chair: int
    to: int
    agreed: set[int]
