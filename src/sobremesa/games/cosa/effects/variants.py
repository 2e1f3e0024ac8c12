"""What a table plays otherwise, and how that is told: a card says both, and each table reads its own."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from sobremesa.games.cosa.book import DUTY, NEIGHBOURS, STRICT
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.effects.selectors import Cond, Count
from sobremesa.kernel.effects.words import Voice, Word
from sobremesa.kernel.phrase import Args, Argument, Phrase, is_list_of_phrases, is_phrase
from sobremesa.kernel.settings import Settings

BY_TABLE: Final = "by-table"
ONLY_WHILE: Final = "while"
IF_TABLE: Final = "if-table"
IF_TABLE_NOT: Final = "if-table-not"


def is_played(s: Cosa, table: Word) -> bool:
    if table is STRICT:
        return s.strict_quarantine
    return s.neighbours if table is NEIGHBOURS else s.duty


def variants_of(settings: Settings) -> list[str]:
    """What a table with these settings plays, by name."""
    played = (
        (STRICT, settings["quarantine"] == "strict"),
        (NEIGHBOURS, bool(settings["neighbours"])),
        (DUTY, bool(settings["duty"])),
    )
    return [table.name for table, so in played if so]


def by_table(table: Word, so: Phrase, otherwise: Phrase) -> Phrase:
    return BY_TABLE, (("table", table.name), ("do", so), ("do2", otherwise))


@dataclass(eq=False)
class CountByTable(Count):
    table: Word
    so: int
    otherwise: int

    def of(self, s: Cosa) -> int:
        return self.so if is_played(s, self.table) else self.otherwise

    def say(self, noun: str) -> Phrase:
        return by_table(self.table, (f"lot-{noun}", (("n", self.so),)), (f"lot-{noun}", (("n", self.otherwise),)))


@dataclass(eq=False)
class TableIs(Cond):
    table: Word
    so: bool = True

    def holds(self, s: Cosa, who: int, card: int) -> bool:
        return is_played(s, self.table) == self.so

    def say(self, voice: Voice) -> Phrase:
        return IF_TABLE if self.so else IF_TABLE_NOT, (("table", self.table.name),)


# --- what one table reads ----------------------------------------------------------------------------------------


def at_table(phrases: Collection[Phrase], tables: Collection[str]) -> tuple[Phrase, ...]:
    """Of these sentences, what a table reads that plays so."""
    return tuple([_settled(phrase, tables) for phrase in phrases if not _is_about_others(phrase, tables)])


def _is_about_others(phrase: Phrase, tables: Collection[str]) -> bool:
    cond = _condition(phrase)
    return cond is not None and (_word(cond, "table") in tables) != (cond[0] == IF_TABLE)


def _condition(phrase: Phrase) -> Phrase | None:
    """The table that a sentence is about, if it is about some only."""
    cond = _word(phrase, "cond") if phrase[0] == ONLY_WHILE else None
    return cond if cond is not None and is_phrase(cond) and cond[0] in (IF_TABLE, IF_TABLE_NOT) else None


def _word(phrase: Phrase, name: str) -> Argument:
    return dict(phrase[1])[name]


def _settled(phrase: Phrase, tables: Collection[str]) -> Phrase:
    if phrase[0] == BY_TABLE:
        chosen = _word(phrase, "do" if _word(phrase, "table") in tables else "do2")
    elif _condition(phrase) is not None:
        chosen = _word(phrase, "do")
    else:
        words: Args = tuple([(name, _settled_word(value, tables)) for name, value in phrase[1]])
        return phrase[0], words
    assert is_phrase(chosen)
    return _settled(chosen, tables)


def _settled_word(value: Argument, tables: Collection[str]) -> Argument:
    if is_phrase(value):
        return _settled(value, tables)
    return at_table(value, tables) if is_list_of_phrases(value) else value
