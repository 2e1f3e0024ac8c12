"""How everything in the box is declared: what is printed on it goes to the tables, what it says into the book."""

from __future__ import annotations

from sobremesa.games.ansia.book import BOOK, MISSIONS, THINGS, TOKEN_COPIES, TOKENS, VAMPIRES
from sobremesa.games.ansia.cards.facts import MISSION_FACTS, Facts, MissionFacts, declare
from sobremesa.games.ansia.cards.keywords import permanent, unique
from sobremesa.games.ansia.effects.instants import Instant, Upon
from sobremesa.games.ansia.effects.tallies import Worth
from sobremesa.games.ansia.words import FAMILIAR, HUMAN, OF_ROSES, POWER, ROSE, STARTING
from sobremesa.kernel.effects.node import Node, Standing
from sobremesa.kernel.effects.words import Word


def human(name: str, kind: Word, speed: int, points: int, *standing: Standing, marked: int = 0, **parts: Node) -> int:
    facts = Facts(HUMAN, speed, points, kind, marked=marked)
    return declare(name, facts, *standing, rule="ansia-8.5", **parts)


def familiar(name: str, category: Word, speed: int, *standing: Standing, marked: int = 0, **parts: Node) -> int:
    facts = Facts(FAMILIAR, speed, category=category, marked=marked)
    return declare(name, facts, permanent(), *standing, rule="ansia-1.6", **parts)


def starting(name: str, speed: int, *standing: Standing, **parts: Node) -> int:
    return declare(name, Facts(STARTING, speed, copies=6), *standing, rule="ansia-2.2", **parts)


def power(
    name: str, category: Word, speed: int, *standing: Standing, copies: int = 1, marked: int = 0, **parts: Node
) -> int:
    facts = Facts(POWER, speed, category=category, copies=copies, marked=marked)
    return declare(name, facts, *standing, rule="ansia-1.6", **parts)


def rose(name: str, speed: int, points: int, gives: Standing) -> int:
    """Points on being picked, and what it gives for as long as it is in play."""
    facts = Facts(ROSE, speed, points, category=OF_ROSES)
    return declare(name, facts, unique(), permanent(), gives, rule="ansia-9.5")


def secret(name: str, worth: Worth, *, white: bool = False, crowd: bool = False) -> int:
    number = THINGS.add(MISSIONS, name)
    MISSION_FACTS.append(MissionFacts(False, white, crowd))
    BOOK.card(MISSIONS, name, rule="ansia-10.1", scored=worth)
    return number


def golden(name: str, used: Instant | Upon, *, crowd: bool = False) -> int:
    number = THINGS.add(MISSIONS, name)
    MISSION_FACTS.append(MissionFacts(True, False, crowd))
    BOOK.card(MISSIONS, name, rule="ansia-10.2", used=used)
    return number


def token(name: str, copies: int, rule: str, **parts: Node) -> int:
    number = THINGS.add(TOKENS, name)
    TOKEN_COPIES.append(copies)
    BOOK.card(TOKENS, name, rule=rule, **parts)
    return number


def vampire(name: str, gift: Instant | Upon) -> int:
    number = THINGS.add(VAMPIRES, name)
    BOOK.card(VAMPIRES, name, rule="ansia-17.3", used=gift)
    return number
