"""Of whom, how many and whether: whatever a card could say, it says in every voice and both languages.

Every noun is tried with every filter that is said of it, in each way to use it; whatever else is a noun phrase with all
that the cards of its game give to phrases of its kind. So a card that somebody adds tomorrow, of words that are all
there, reads right.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, product
from typing import Any, Final

import pytest

from sobremesa.games.eldritch.effects.nouns import TOWARDS
from sobremesa.kernel import registry
from sobremesa.kernel.effects.node import Node, fields_of
from sobremesa.kernel.effects.nouns import A, Filter, Half, Noun, Per, Some
from sobremesa.kernel.effects.selectors import Cond, Count, Selector
from sobremesa.kernel.effects.words import DO, ROLES, SUBJECT, THEY, WHEN, WHO_IS, WHO_MAY_BE, YOU
from sobremesa.kernel.phrase import Phrase
from sobremesa.testing.mutants import Remembering
from sobremesa.testing.words import messages_of
from sobremesa.text import LANGUAGES, MissingText, texts

PERSONS: Final = {"ansia": (YOU,), "cosa": (YOU,), "eldritch": (YOU, THEY), "princesa": (YOU,)}  # whom cards speak of
OF_THEM: Final = {"eldritch": (WHO_IS, WHO_MAY_BE)}  # of whom something is so
OF_A_GOAL: Final = {"eldritch": (TOWARDS,)}
YOURS: Final = {
    "es": re.compile(r"\b(tú|tu|tus|te|ti|contigo|estás|tienes|has)\b"),
    "en": re.compile(r"\b(you|your|yours)\b"),
}
THEIRS: Final = re.compile(r"\b(they|their|them)\b")  # in Spanish it is the word for «its», too

FEW: Final = (
    f"{YOU}-{DO}",
    f"{THEY}-{SUBJECT}",
    f"{THEY}-{WHEN}",
    WHO_MAY_BE,
)  # enough, where something is said of a noun

Said = Selector | Cond | Count


@cache
def said_on(game_id: str) -> dict[type[Said], dict[str, list[Any]]]:
    """By kind of noun phrase, what the cards give it: the values of each of its fields."""
    found: dict[type[Said], dict[str, list[Any]]] = defaultdict(lambda: defaultdict(list))

    def look(value: Any) -> None:
        if isinstance(value, tuple):
            for item in value:
                look(item)
        elif isinstance(value, Said):
            given = found[type(value)]
            for name in fields_of(value):
                field = getattr(value, name)
                if repr(field) not in map(repr, given[name]):
                    given[name] += [False, True] if isinstance(field, bool) else [field]
                look(field)

    for node in registry.get(game_id).book:
        for name in fields_of(node):
            if not isinstance(getattr(node, name), Node):
                look(getattr(node, name))
    return found


@cache
def nouns_of(game_id: str) -> list[Noun]:
    """Every noun on a card, with all that can be said of it."""
    nouns: dict[tuple[str, bool], Noun] = {}
    filters: dict[str, Filter] = {}
    for given in said_on(game_id).values():
        for noun in [value for values in given.values() for value in values if isinstance(value, Noun)]:
            nouns.setdefault((noun.name, noun.is_own), noun.only())
            filters.update({said.name: said for said in noun.filters})
    return [
        narrowed
        for noun in nouns.values()
        for many in range(4)
        for chosen in combinations(filters.values(), many)
        if (narrowed := narrowing(noun, chosen)) is not None
    ]


def narrowing(noun: Noun, filters: Iterable[Filter]) -> Noun | None:
    """None where it would be nonsense."""
    try:
        for said in filters:
            noun = noun & said
    except ValueError:
        return None
    return noun


def every(game_id: str, kind: type[Said], given: dict[str, list[Any]]) -> Iterator[dict[str, Any]]:
    """All that the fields could be, crossed; what is said of a noun all at once is told by some kinds for all."""
    most = 3 if kind in (A, Some) else 1
    nouns = [noun for noun in nouns_of(game_id) if len(noun.filters) <= most]
    values = [nouns if isinstance(values[0], Noun) else values for values in given.values()]
    for chosen in product(*values):
        if not ({Noun, Half} <= {*map(type, chosen)} or {Noun, Per} <= {*map(type, chosen)}):  # counted by a number
            yield dict(zip(given, chosen, strict=True))


def made(kind: type[Said], fields: dict[str, Any]) -> Said:
    one: Said = kind.__new__(kind)
    for name, value in fields.items():
        setattr(one, name, value)
    return one


@cache
def lots_of(game_id: str) -> list[str]:
    """What there can be so many of."""
    known = {*messages_of(texts(registry.get(game_id), "en"))}
    return [name.removeprefix("noun-") for name in known if name.startswith("noun-") and f"lot-{name[5:]}" in known]


def phrases(game_id: str, said: Said, *, is_long: bool) -> Iterator[tuple[str, Phrase]]:
    """All the ways to say it, each with its person."""
    if isinstance(said, Count):
        yield from [(YOU, said.say(lot)) for lot in lots_of(game_id)[: 1 if is_long else None]]
        return
    roles, more = ((WHEN,), OF_THEM) if isinstance(said, Cond) else (ROLES, OF_A_GOAL)
    voices = [f"{person}-{role}" for person in PERSONS[game_id] for role in roles] + [*more.get(game_id, ())]
    yield from [(voice.partition("-")[0], said.say(voice)) for voice in voices if not is_long or voice in FEW]


def complaint(game_id: str, person: str, language: str, said: str) -> str:
    if person == THEY and YOURS[language].search(said):
        return "says «you» of them"
    if person == YOU and THEY in PERSONS[game_id] and language == "en" and THEIRS.search(said):
        return "says «they» of you"
    return "is badly put together" if not said or "  " in said or said != said.strip() else ""


@pytest.mark.parametrize("game_id", PERSONS)
def test_whatever_could_be_said_is_said_in_every_voice_and_language(game_id: str) -> None:
    wrong = set()
    spoken = {language: Remembering(texts(registry.get(game_id), language)) for language in LANGUAGES}
    for kind, given in said_on(game_id).items():
        for fields in every(game_id, kind, given):
            noun = made(kind, fields)
            is_long = any(isinstance(value, Noun) and value.filters for value in fields.values())
            for person, phrase in phrases(game_id, noun, is_long=is_long):
                for language in LANGUAGES:
                    try:
                        said = spoken[language].phrase(phrase)
                    except MissingText as error:
                        wrong.add(f"{noun}: {error}")
                    else:
                        found = complaint(game_id, person, language, said)
                        wrong |= {f"{noun}: {said!r} {found}"} if found else set()
    assert wrong == set()


def test_two_phrases_that_mean_something_else_say_something_else() -> None:
    for language in LANGUAGES:
        of = Remembering(texts(registry.get("eldritch"), language))
        for before in ("a", "every"):
            said = [of.phrase(noun.say(before, f"{YOU}-{DO}")) for noun in nouns_of("eldritch") if not noun.is_own]
            assert sorted({*said}) == sorted(said)
