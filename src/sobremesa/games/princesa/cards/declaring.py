"""What an adventure card and a secret are, and how they are written down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from sobremesa.games.princesa import kinds
from sobremesa.games.princesa.book import (
    BEFORE_ACTION,
    BOOK,
    CARD,
    ONLY_HIDDEN,
    SECRET,
    SPELL,
    SPELL_KIND,
    TRIGGERS,
    WINS_IN_CAPTIVITY,
    WINS_WITH_KIDNAPPER,
)
from sobremesa.games.princesa.effects.mastery import Text, Unstoppable
from sobremesa.games.princesa.effects.secrets import TurnUp
from sobremesa.kernel.effects.book import Card as BookCard
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import Node, Standing, parts_of
from sobremesa.kernel.phrase import Phrase

# The families of secrets.
GOAL: Final = "goal"  # another way to win
OWN_TURN: Final = "own"  # turned up by choice in one's own turn
TRIGGER: Final = "trigger"  # turns up by itself
PASSIVE: Final = "passive"


@final
@dataclass(frozen=True)
class Card:
    """An adventure card. `text` is what its winner does; `standing` counts while it lies on the table."""

    written: BookCard
    text: Text | None = None
    helps: bool = False  # a spell that one is glad of

    @property
    def id(self) -> str:
        return self.written.name

    @property
    def kind(self) -> int:
        return kinds.CARD_NUMBER[self.id]

    @property
    def copies(self) -> int:
        return kinds.COPIES[self.kind]

    @property
    def hero(self) -> int:
        """Whose gear it is, or NO_HERO."""
        return kinds.HERO_OF[self.kind]

    @property
    def is_unstoppable(self) -> bool:
        return self.text is not None and any(isinstance(part, Unstoppable) for part in self.text.parts)

    @property
    def standing(self) -> tuple[Standing, ...]:
        return self.written.standing

    def part(self, name: str) -> Node | None:
        return self.written.part(name)

    def say(self) -> tuple[Phrase, ...]:
        """All it says, sentence by sentence."""
        return self.written.sentences()


def card(name: str, *parts: Node) -> Card:
    """A card that can win a duel; the parts of its text are carried out one after another."""
    text = Text(parts)
    return Card(BOOK.card(CARD, name, won=text), text)


def spell(name: str, *standing: Standing, rule: str, helps: bool = False, **parts: Node) -> Card:
    """`enters` is what it does on coming to lie by a hero, `leaves` on going."""
    made = BOOK.card(SPELL, name, *standing, rule=rule, **parts)
    for number, kind in enumerate(SPELL_KIND):
        if kind == kinds.CARD_NUMBER[name] and SPELL.thing(number) != made.thing:
            BOOK.copy(made, SPELL.thing(number))
    return Card(made, helps=helps)


def environment(name: str, *standing: Standing, rule: str) -> Card:
    return Card(BOOK.card(CARD, name, *standing, rule=rule))


# --- secrets -----------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Secret:
    written: BookCard
    always_dealt: bool = False
    fewest_seats: int = 0  # with which it may be dealt

    @property
    def id(self) -> str:
        return self.written.name

    @property
    def family(self) -> str:
        standing = self.written.standing
        if any(node.moment_of() in _GOALS for node in standing):
            return GOAL
        if not any(map(_turns_up, standing)):
            return PASSIVE
        return OWN_TURN if any(node.moment_of() == BEFORE_ACTION.number for node in standing) else TRIGGER

    def say(self) -> tuple[Phrase, ...]:
        """All it says; and that being turned up by others loses it, where that is so."""
        lost = (("says-only-hidden", ()),) if SECRET[self.id] in ONLY_HIDDEN else ()
        return (*self.written.sentences(), *lost)


_GOALS: Final = (WINS_IN_CAPTIVITY.number, WINS_WITH_KIDNAPPER.number)


def _turns_up(node: Node) -> bool:
    return isinstance(node, TurnUp) or any(_turns_up(part) for _, part in parts_of(node))


def secret(name: str, *standing: Standing, rule: str, always_dealt: bool = False, fewest_seats: int = 0) -> Secret:
    made = BOOK.card(SECRET, name, *standing, rule=rule)
    for node in standing:
        if _turns_up(node):
            ONLY_HIDDEN.add(SECRET[name])
            if isinstance(node, On) and not node.is_optional():
                TRIGGERS[node.moment_of()].append((SECRET[name], node))
    return Secret(made, always_dealt, fewest_seats)
