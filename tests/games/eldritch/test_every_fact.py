"""Every card, token and sheet in the box is declared as noted on the sheets of facts of the game, in `sheets/`.

What is tested elsewhere begins with the declarations: a text is what a card does, and each branch does what it says. A
wrong number, skill or trait would be wrong in all of that alike. The sheets come from the cards, and nothing writes
them: whoever changes one has looked at the card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from games.eldritch.notation import called, does
from sobremesa.games.eldritch.book import (
    ANCIENTS,
    ARTIFACTS,
    ASSETS,
    BOOK,
    CONDITIONS,
    CULTISTS,
    ENCOUNTERS,
    INVESTIGATORS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
    SPELLS,
)
from sobremesa.games.eldritch.effects.parts import Resolved
from sobremesa.games.eldritch.effects.sides import Back
from sobremesa.games.eldritch.facts import (
    ANCIENT,
    CULTIST_FACTS,
    ENCOUNTER,
    MONSTER,
    MYSTERY,
    MYTHOS_FACTS,
    NO_TEST,
    SHEETS,
    TOKENS,
    TRAITS,
    VALUE,
    MonsterFacts,
)
from sobremesa.games.eldritch.map import IDS
from sobremesa.games.eldritch.rules import ANCIENT_NAMES, GAME
from sobremesa.games.eldritch.words import MONSTER_KINDS, SKILLS
from sobremesa.kernel.effects.book import Card
from sobremesa.kernel.effects.things import Section
from sobremesa.testing.mutants import cards_of, mutants_of
from sobremesa.text import LANGUAGES, texts

FOLDER: Final = Path(__file__).parent / "sheets"
SPOKEN: Final = [texts(GAME, language) for language in reversed(LANGUAGES)]


def said(message: str) -> str:
    """In English and in Spanish."""
    return " / ".join([of.say(message) for of in SPOKEN])


# --- what is printed besides the text -------------------------------------------------------------------------------


def _traits(thing: int) -> str:
    return ", ".join([trait.name.title() for trait in TRAITS[thing]])


def asset(number: int) -> str:
    thing = ASSETS.thing(number)
    return f"{_traits(thing)}; value {VALUE[thing]}"


def artifact(number: int) -> str:
    return _traits(ARTIFACTS.thing(number))


def spell(number: int) -> str:
    return _traits(SPELLS.thing(number))


def condition(number: int) -> str:
    return _traits(CONDITIONS.thing(number))


def investigator(number: int) -> str:
    sheet = SHEETS[number]
    skills = " ".join([f"{skill.name} {n}" for skill, n in zip(SKILLS.words, sheet.skills, strict=True)])
    own = [SPOKEN[0].say(thing) for thing in sheet.possessions]
    own += [f"CLUE {sheet.clues}"] * bool(sheet.clues) + [f"improve {sheet.improvements}"] * bool(sheet.improvements)
    return (
        f"{said(f'job-{INVESTIGATORS.names[number]}')}; on {IDS[sheet.start]}; "
        f"HP {sheet.health} SAN {sheet.sanity}; {skills}; {', '.join(own)}; "
        f"crippled {sheet.crippled.name}, insane {sheet.insane.name}"
    )


def ancient(number: int) -> str:
    facts = ANCIENT[number // 2]
    if number % 2:
        return "awake"
    stages = ", ".join(["/".join([str(cards) for cards in stage]) for stage in facts.stages])
    aside = [called("monster", kind) for kind in facts.aside] + [f"token OMEN {facts.omen_tokens}"] * facts.omen_tokens
    return f"doom {facts.doom}; {facts.mysteries} MYST; green/yellow/blue {stages}; aside {', '.join(aside) or '-'}"


def _monster(facts: MonsterFacts) -> str:
    tests = [
        f"{name} {'-' if modifier == NO_TEST else f'{modifier:+}/{cost}'}"
        for name, modifier, cost in (("WILL", facts.will, facts.horror), ("STR", facts.strength, facts.damage))
    ]
    return f"{', '.join(tests)}; toughness {'PL + ' * facts.per_player}{facts.toughness}{'; epic' * facts.is_epic}"


def monster(number: int) -> str:
    kind = MONSTER[number].kind
    return f"{len(TOKENS[kind.number])} x; {_monster(MONSTER[number])}"


def cultist(number: int) -> str:
    return _monster(CULTIST_FACTS[number])


def mystery(number: int) -> str:
    facts = MYSTERY[number]
    at = f"; MYST token on {IDS[facts.token_space]}" if facts.token_space >= 0 else ""
    return f"{ANCIENT_NAMES[facts.ancient]}{at}{'; its tokens stay on the board' * facts.keeps_tokens}"


def mythos(number: int) -> str:
    facts = MYTHOS_FACTS[number]
    words = [facts.colour.name, facts.level.name, facts.length.name]
    words += [f"RUMOR token on {IDS[facts.space]}"] * (facts.space >= 0) + [f"{facts.tokens} tokens"] * bool(
        facts.tokens
    )
    words += [f"epic {called('monster', facts.epic)}"] if facts.epic else []
    return "; ".join(words + ["MON on it"] * facts.keeps_monsters)


def encounter(number: int) -> str:
    facts = ENCOUNTER[number]
    of = [IDS[facts.site]] * (facts.site >= 0) + [ANCIENT_NAMES[facts.ancient]] * (facts.ancient >= 0)
    return "; ".join([facts.deck.name, *of])


# --- the sheets -----------------------------------------------------------------------------------------------------

SECTIONS: Final[dict[str, tuple[Section, Callable[[int], str]]]] = {
    "asset": (ASSETS, asset),
    "artifact": (ARTIFACTS, artifact),
    "spell": (SPELLS, spell),
    "condition": (CONDITIONS, condition),
    "investigator": (INVESTIGATORS, investigator),
    "ancient": (ANCIENTS, ancient),
    "cultist": (CULTISTS, cultist),
    "monster": (MONSTERS, monster),
    "mystery": (MYSTERIES, mystery),
    "mythos": (MYTHOS, mythos),
    "encounter": (ENCOUNTERS, encounter),
}


def _parts(name: str, thing: int) -> Iterator[str]:
    for part, node in BOOK.cards[thing].parts.items():
        title = f" ({said(f'back-{name}-{part[-1]}')})" if part.startswith("back-") and CONDITIONS.holds(thing) else ""
        yield f"{part}{title}: {does(node)}" if isinstance(node, Resolved | Back) else does(node)


def declared(kind: str) -> dict[str, list[str]]:
    """By name, what each card says: copies are one."""
    section, printed = SECTIONS[kind]
    found: dict[str, list[str]] = {}
    for number in range(len(section.names)):
        thing = section.thing(number)
        card = BOOK.cards[thing]
        name = BOOK.things.say(thing)[0].removeprefix(f"{kind}-") if kind in ("spell", "condition") else card.name
        if kind == "monster":
            name = MONSTER_KINDS.words[MONSTER[number].kind.number].name
        heading = f"{name}: {said(f'{kind}-{name}')}"
        found.setdefault(heading, [printed(number), *_parts(name, thing)])
    return found


def noted(kind: str) -> dict[str, list[str]]:
    lines = (FOLDER / f"{kind}.txt").read_text("utf-8").splitlines()
    found: dict[str, list[str]] = {}
    for line in lines:
        if line.startswith("  "):
            found[[*found][-1]].append(line.strip())
        elif line:
            found[line] = []
    return found


@pytest.mark.parametrize("kind", SECTIONS)
def test_every_card_is_declared_as_noted_on_the_sheets(kind: str) -> None:
    sheet, mine = noted(kind), declared(kind)
    asked_for = f"sheets/{kind}.txt has to say what is printed on these, in the notation of its other lines"
    assert sorted(mine.keys() - sheet.keys()) == [], asked_for
    assert sorted(sheet.keys() - mine.keys()) == [], f"these are on sheets/{kind}.txt and in no file of cards/"
    assert {name: lines for name, lines in mine.items() if lines != sheet[name]} == {
        name: sheet[name] for name in mine if mine[name] != sheet[name]
    }


def test_whatever_is_declared_otherwise_is_noted_otherwise() -> None:
    def notes(card: Card) -> list[str]:
        try:
            return [does(node) for node in card.parts.values()]
        except (NotImplementedError, AttributeError, KeyError):
            return []  # what can't be noted is on no sheet

    before = {card.thing: notes(card) for card in cards_of(BOOK)}
    shows = {where: notes(card) != before[card.thing] for card, where in mutants_of(BOOK)}
    assert shows
    assert [where for where, is_noted in shows.items() if not is_noted] == []
