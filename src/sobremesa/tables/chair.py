"""Who sits where, and who speaks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

MOST_CHAIRS: Final = 12
NEW_CHAIR: Final = -1

EMPTY = "empty"
PERSON = "person"
BOT = "bot"


@final
@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str


THE_TABLE: Final = Person("", "")  # in whose name happens what nobody asked for


@final
@dataclass(slots=True)
class Life:
    """A stretch of the match in which a chair is one player's, whoever sits there; the next one starts anew."""

    since_line: int  # of the log
    since_version: int
    people: set[str]  # who sat there in that stretch: what the chair was told is theirs to read


@final
@dataclass(slots=True)
class Chair:
    person: str = ""
    name: str = ""
    level: str = ""
    since_version: int = 0  # at which version the chair was put there, for those who join during a match
    keeper: str = ""  # whose chair it is: the first who sat there in its present life and was not asked to leave
    given_up: bool = False  # they got up by their own act, and so don't mind who sits there
    sealed: bool = False  # somebody was asked to leave it: nobody takes it in this match but its keeper
    lives: list[Life] = field(default_factory=list)

    @property
    def who(self) -> str:
        return PERSON if self.person else BOT if self.level else EMPTY

    @property
    def whose(self) -> str:
        """Who sits there, or may come back while a bot or nobody does."""
        return self.person or self.keeper

    @property
    def is_kept(self) -> bool:
        """Whether it is somebody's who has not given it up."""
        return bool(self.keeper) and not self.given_up

    def clear(self) -> None:
        self.person = self.name = self.level = ""


@final
@dataclass(frozen=True, slots=True)
class ChatLine:
    number: int  # in its room: who hears only one room is not told how much is said in the other
    room: str
    person: str
    name: str  # under which they said it
    text: str
    at: float
    bet: int | None  # on a chair
    chair: int = NEW_CHAIR  # from which it was said by an option of the game
    option: str = ""


@final
@dataclass(slots=True)
class UndoAsk:
    chair: int
    to: int
    agreed: set[int]
    people: frozenset[str]  # whom it concerns, the asker included: when one of them goes or another comes, it lapses


@final
@dataclass(slots=True)
class ChairAsk:
    """Somebody asks for a chair of the running match, or by an option to come in with a new one."""

    number: int
    person: str
    name: str
    chair: int  # NEW_CHAIR with an option
    option: str = ""
    agreed: set[str] = field(default_factory=set)


@final
@dataclass(slots=True)
class RemovalAsk:
    """Some want somebody to leave."""

    chair: int
    person: str
    agreed: set[str] = field(default_factory=set)
    against: set[str] = field(default_factory=set)
