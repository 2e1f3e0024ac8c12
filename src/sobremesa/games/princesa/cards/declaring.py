"""What an adventure card and a secret are, and how they are written down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from sobremesa.games.princesa.book import (
    BEFORE_ACTION,
    BOOK,
    CARD,
    ONLY_HIDDEN,
    SECRET,
    SPELL,
    SPELL_KIND,
    THINGS,
    TRIGGERS,
    WINS_IN_CAPTIVITY,
    WINS_WITH_KIDNAPPER,
)
from sobremesa.games.princesa.effects.mastery import Text, Unstoppable
from sobremesa.games.princesa.effects.secrets import TurnUp
from sobremesa.games.princesa.kinds import (
    ATTACK,
    DEFENCE,
    ENVIRONMENT,
    HERO_IDS,
    MAGIC,
    NO_HERO,
    STRATEGY,
    UNTYPED,
    note_card,
)
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
    kind: int
    copies: int = 1
    hero: int = NO_HERO  # whose gear it is
    text: Text | None = None
    helps: bool = False  # a spell that one is glad of

    @property
    def id(self) -> str:
        return self.written.name

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


DECLARED: Final[list[Card]] = []  # by kind


# --- a card: its name, what it does, how many there are of it, and whose gear it is --------------------------------


def attack(name: str, *parts: Node, copies: int = 1, gear_of: str = "") -> Card:
    return _winning(name, ATTACK, parts, copies, gear_of)


def defence(name: str, *parts: Node, copies: int = 1, gear_of: str = "") -> Card:
    return _winning(name, DEFENCE, parts, copies, gear_of)


def strategy(name: str, *parts: Node, copies: int = 1, gear_of: str = "") -> Card:
    return _winning(name, STRATEGY, parts, copies, gear_of)


def _winning(name: str, of: int, parts: tuple[Node, ...], copies: int, gear_of: str) -> Card:
    """A card that can win a duel; the parts of its text are carried out one after another."""
    hero = _hero(gear_of)
    kind = _add(name, of, copies, hero)
    text = Text(parts)
    return _declared(Card(BOOK.card(CARD, name, won=text), kind, copies, hero, text))


def spell(
    name: str,
    *standing: Standing,
    rule: str,
    helps: bool = False,
    copies: int = 1,
    gear_of: str = "",
    **parts: Node,
) -> Card:
    """`enters` is what it does on coming to lie by a hero, `leaves` on going."""
    hero = _hero(gear_of)
    kind = _add(name, MAGIC, copies, hero)
    _add_spell(name, kind)
    made = BOOK.card(SPELL, name, *standing, rule=rule, **parts)
    for copy in range(2, copies + 1):
        BOOK.copy(made, SPELL.thing(_add_spell(f"{name}-{copy}", kind)))
    return _declared(Card(made, kind, copies, hero, helps=helps))


def environment(name: str, *standing: Standing, rule: str, copies: int = 1) -> Card:
    kind = _add(name, ENVIRONMENT, copies, NO_HERO)
    return _declared(Card(BOOK.card(CARD, name, *standing, rule=rule), kind, copies))


def untyped(name: str) -> Card:
    kind = _add(name, UNTYPED, 1, NO_HERO)
    return _declared(Card(BOOK.card(CARD, name), kind))


def _declared(card: Card) -> Card:
    DECLARED.append(card)
    return card


def _hero(gear_of: str) -> int:
    return HERO_IDS.index(gear_of) if gear_of else NO_HERO


def _add(name: str, of: int, copies: int, hero: int) -> int:
    note_card(of, copies, hero)
    return THINGS.add(CARD, name)


def _add_spell(name: str, kind: int) -> int:
    SPELL_KIND.append(kind)
    return THINGS.add(SPELL, name)


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


DECLARED_SECRETS: Final[list[Secret]] = []


def secret(name: str, *standing: Standing, rule: str, always_dealt: bool = False, fewest_seats: int = 0) -> Secret:
    number = THINGS.add(SECRET, name)
    made = BOOK.card(SECRET, name, *standing, rule=rule)
    for node in standing:
        if _turns_up(node):
            ONLY_HIDDEN.add(number)
            if isinstance(node, On) and not node.is_optional():
                TRIGGERS[node.moment_of()].append((number, node))
    DECLARED_SECRETS.append(Secret(made, always_dealt, fewest_seats))
    return DECLARED_SECRETS[-1]
