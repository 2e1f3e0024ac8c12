"""How an encounter card of each deck is declared. Its parts are by space, or initial, passed and failed."""

from __future__ import annotations

from sobremesa.games.eldritch.book import ANCIENTS, BOOK, ENCOUNTERS, THINGS
from sobremesa.games.eldritch.effects.parts import Resolved
from sobremesa.games.eldritch.effects.testing import Test
from sobremesa.games.eldritch.facts import ENCOUNTER, EncounterFacts
from sobremesa.games.eldritch.map import NUMBER
from sobremesa.games.eldritch.words import AMERICA, ASIA, EUROPE, EXPEDITION, GENERAL, RESEARCH, SPECIAL, WORLD
from sobremesa.kernel.effects.control import GoTo
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.selectors import Count
from sobremesa.kernel.effects.words import Word


def _encounter(name: str, facts: EncounterFacts, rule: str, **parts: Node) -> None:
    THINGS.add(ENCOUNTERS, name)
    ENCOUNTER.append(facts)
    BOOK.card(ENCOUNTERS, name, rule=rule, **{part: Resolved(node) for part, node in parts.items()})


def general(n: int, *, city: Node, wilderness: Node, sea: Node) -> None:
    facts = EncounterFacts(GENERAL)
    _encounter(f"gen-{n:02}", facts, "eldritch-10.1", city=city, wilderness=wilderness, sea=sea)


def america(n: int, *, arkham: Node, san_francisco: Node, buenos_aires: Node) -> None:
    facts = EncounterFacts(AMERICA)
    _encounter(
        f"ame-{n}", facts, "eldritch-10.2", arkham=arkham, san_francisco=san_francisco, buenos_aires=buenos_aires
    )


def europe(n: int, *, london: Node, rome: Node, istanbul: Node) -> None:
    _encounter(f"eur-{n}", EncounterFacts(EUROPE), "eldritch-10.3", london=london, rome=rome, istanbul=istanbul)


def asia(n: int, *, shanghai: Node, tokyo: Node, sydney: Node) -> None:
    _encounter(f"asi-{n}", EncounterFacts(ASIA), "eldritch-10.4", shanghai=shanghai, tokyo=tokyo, sydney=sydney)


def research(ancient: str, n: int, *, city: Node, wilderness: Node, sea: Node) -> None:
    facts = EncounterFacts(RESEARCH, ancient=ANCIENTS[ancient] // 2)
    name = f"res-{ancient[:3]}-{n}"
    _encounter(name, facts, "eldritch-10.6", city=city, wilderness=wilderness, sea=sea)


# --- complex ones -------------------------------------------------------------------------------------------------


def fork(skill: Word, modifier: int = 0, *, dice: Count | None = None) -> Test:
    """The test that decides with which part the card goes on."""
    return Test(skill, modifier, GoTo("passed"), GoTo("failed"), dice=dice)


def expedition(site: str, n: int, *, initial: Node, passed: Node, failed: Node) -> None:
    facts = EncounterFacts(EXPEDITION, site=NUMBER[site])
    _encounter(f"exp-{site}-{n}", facts, "eldritch-10.14", initial=initial, passed=passed, failed=failed)


def world(n: int, *, initial: Node, passed: Node, failed: Node) -> None:
    _encounter(f"ow-{n:02}", EncounterFacts(WORLD), "eldritch-10.16", initial=initial, passed=passed, failed=failed)


def special(ancient: str, n: int, *, initial: Node, passed: Node, failed: Node) -> None:
    facts = EncounterFacts(SPECIAL, ancient=ANCIENTS[ancient] // 2)
    _encounter(f"spe-{ancient[:3]}-{n}", facts, "eldritch-10.20", initial=initial, passed=passed, failed=failed)
