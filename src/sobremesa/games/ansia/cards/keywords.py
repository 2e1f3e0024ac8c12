"""The words of the glossary that stand on many cards. A node stands in one place, so each use is made anew."""

from __future__ import annotations

from sobremesa.games.ansia.book import DISORIENTED, FAST, NO_HUNT, PERMANENT, PREPARED, SLOW, THIRSTY, UNIQUE
from sobremesa.games.ansia.effects.deeds import TakeMission, TakeTopCard
from sobremesa.games.ansia.effects.instants import WhenHunted
from sobremesa.games.ansia.state import COLUMNS, DEARER_IF_FAST, SKIPPED_IF_SLOW
from sobremesa.games.ansia.words import GREGARIOUS, INSPIRING
from sobremesa.kernel.effects.standing import Rule, Stat


def holy_water() -> Rule:
    return Rule(NO_HUNT)


def disorientation() -> Stat:
    return Stat(DISORIENTED, n=4)


def spicy() -> Rule:
    return Rule(THIRSTY)


def slow() -> Stat:
    return Stat(SLOW, n=COLUMNS - SKIPPED_IF_SLOW)


def fast() -> Stat:
    return Stat(FAST, n=DEARER_IF_FAST)


def permanent() -> Rule:
    return Rule(PERMANENT)


def prepared() -> Rule:
    return Rule(PREPARED)


def unique() -> Rule:
    return Rule(UNIQUE)


def gregarious() -> WhenHunted:
    return WhenHunted(GREGARIOUS, TakeTopCard())


def inspiring() -> WhenHunted:
    return WhenHunted(INSPIRING, TakeMission())
