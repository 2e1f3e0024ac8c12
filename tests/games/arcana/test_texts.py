"""The words: every card in both languages, nothing missing, and no line of the log that gives a secret away.

The golden files hold the whole box as people read it. After a change of words that is meant, write them anew with

    SOBREMESA_WRITE_GOLDEN=1 pytest tests/games/arcana/test_texts.py

and review the difference.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from importlib import resources
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from games.arcana.laid import lay
from games.box import assert_box_reads_as_in
from sobremesa.games.arcana.board import components
from sobremesa.games.arcana.cards import ARCANA, VALUES, Arcanum
from sobremesa.games.arcana.cards.arcanum import AFTER_PLAY, AFTER_RIGHT, BEFORE_PLAY, BEFORE_PREDICTION, ON_FADING
from sobremesa.games.arcana.conditions import Condition, Fates
from sobremesa.games.arcana.effects.answers import Answer, Higher, OneOf, Same, Within
from sobremesa.games.arcana.rules import GAME
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.decision import Args
from sobremesa.kernel.events import Event
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.settings import Flag, Pick, complete
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import play
from sobremesa.testing.words import component_complaints, text_complaints
from sobremesa.text import LANGUAGES, texts

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Ana", "Berta", "Cai", "Dani", "Eva")
EVERYTHING = complete(GAME.info.settings, {"expansion": True})

by_language = pytest.mark.parametrize("language", LANGUAGES)
by_card = pytest.mark.parametrize("arcanum", ARCANA, ids=lambda arcanum: arcanum.id)


def read(phrases: tuple[Phrase, ...], language: str) -> list[str]:
    return [texts(GAME, language).phrase(phrase, NAMES) for phrase in phrases]


def numbers_in(text: str) -> set[int]:
    return set(map(int, re.findall(r"\d+", text)))


def numbers_of(args: Args) -> set[int]:
    found: set[int] = set()
    for _, value in args:
        if isinstance(value, int):
            found.add(value)
        elif isinstance(value, tuple):
            found |= {item for item in value if isinstance(item, int)}
    return found


# --- the whole box, to be reviewed -------------------------------------------------------------------------------


@pytest.mark.rule("arcana-1.3", "arcana-3.6", "arcana-12.1")
@by_language
def test_every_component_reads_as_in_the_golden_file(language: str) -> None:
    assert_box_reads_as_in(GOLDEN, GAME, EVERYTHING, language)


# --- the words follow the rules ----------------------------------------------------------------------------------


def mutants(node: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The tree with one number, flag, list or branch of it changed, and where that was. An id is only a name."""
    for field in fields(node):
        if field.name not in ("id", "power"):  # the conformance suite changes what powers do
            here = f"{path}{field.name}"
            for where, other in changed(getattr(node, field.name), here):
                yield where, replace(node, **{field.name: other})


def changed(value: Any, here: str) -> Iterator[tuple[str, Any]]:
    if is_dataclass(value):
        yield from mutants(value, f"{here}.")
    elif isinstance(value, bool):
        yield f"{here} = {not value}", not value
    elif isinstance(value, int):
        for other in (value + 1, value - 1) if value > 0 else (value + 1,):
            yield f"{here} = {other}", other
    else:
        assert isinstance(value, tuple), f"{here}: how does one change {value!r}?"
        spare = next(number for number in VALUES if number not in value)
        for at in range(len(value)):
            yield f"{here} without {value[at]}", value[:at] + value[at + 1 :]
            yield f"{here} with {spare} for {value[at]}", tuple(sorted((*value[:at], spare, *value[at + 1 :])))
        yield f"{here} and {spare}", tuple(sorted((*value, spare)))


def card_text(arcanum: Arcanum, language: str) -> list[str]:
    """All that both sides say, without the power's name: a name is not made from numbers, only checked against them."""
    (component,) = (found for found in components((arcanum,)) if found.id == arcanum.id)
    return read(tuple(phrase for phrase in component.says if not phrase[0].startswith("power-")), language)


TABLES = [Fates(visible, here) for visible in ((), (1,), (4,), (2, 7), (3, 3, 5)) for here in {(), visible[:1]}]


def behaviour(condition: Condition) -> list[bool]:
    return [condition.holds(p, h, table) for table in TABLES for p in VALUES for h in VALUES]


# A bound that no pair of fates reaches may be moved further out of reach: the rule is the same, and so are the words.
OUT_OF_REACH = {
    ("deep", "condition.low = 1"),
    ("leviathan", "condition.high = 15"),
    ("shore", "condition.high = 7"),
}


@pytest.mark.rule("arcana-3.6")
@by_card
def test_whatever_changes_a_card_changes_its_words_in_both_languages(arcanum: Arcanum) -> None:
    as_it_is = {language: card_text(arcanum, language) for language in LANGUAGES}
    for where, mutant in mutants(arcanum):
        if (arcanum.id, where) in OUT_OF_REACH:
            assert behaviour(mutant.condition) == behaviour(arcanum.condition)
            continue
        for language in LANGUAGES:
            assert card_text(mutant, language) != as_it_is[language], f"{where}, in {language}"


def test_the_mutants_are_many_and_reach_every_part_of_the_tree() -> None:
    places = {
        f"{type(getattr(arcanum, place[0])).__name__}.{place[1]}" if len(place) > 1 else place[0]
        for arcanum in ARCANA
        for where, _ in mutants(arcanum)
        for place in [where.split(" ")[0].split(".")]
    }
    inner = {f"{type(part.condition).__name__}.{field.name}" for part in ARCANA for field in fields(part.condition)}
    assert places == inner | {field.name for field in fields(Arcanum)} - {"id", "condition", "power"}


@by_language
def test_different_conditions_and_powers_read_differently(language: str) -> None:
    powers = {arcanum.power.id: arcanum.power for arcanum in ARCANA}
    for parts in ({arcanum.condition for arcanum in ARCANA}, powers.values()):
        for one, other in combinations(parts, 2):
            assert read((one.say(),), language) != read((other.say(),), language)


@pytest.mark.rule("arcana-6.3")
@by_card
@by_language
def test_a_card_says_when_its_power_is_used_and_by_whom(arcanum: Arcanum, language: str) -> None:
    windows = (BEFORE_PLAY, AFTER_PLAY, BEFORE_PREDICTION, AFTER_RIGHT, ON_FADING)
    as_it_is = card_text(arcanum, language)
    for window in windows:
        if window != arcanum.power.window:
            other = replace(arcanum, power=replace(arcanum.power, window=window))
            assert card_text(other, language) != as_it_is


@by_card
@by_language
def test_the_numbers_of_a_title_are_those_of_the_condition(arcanum: Arcanum, language: str) -> None:
    assert numbers_in(texts(GAME, language).say(f"title-{arcanum.id}")) <= numbers_of(arcanum.condition.say()[1])


@pytest.mark.rule("arcana-6.9", "arcana-12.20")
@by_card
@by_language
def test_the_numbers_of_a_powers_name_are_those_it_works_with(arcanum: Arcanum, language: str) -> None:
    power = arcanum.power
    named = numbers_in(texts(GAME, language).say(f"power-{power.id}"))
    assert named <= numbers_in(read((power.say(),), language)[0])
    if isinstance(power.does, Answer) and isinstance(power.does.whether, OneOf):
        assert named == set(power.does.whether.values)


@pytest.mark.rule("arcana-12.22")
@by_language
def test_the_log_tells_what_help_asks(language: str) -> None:
    args: Args = (("who", 0), ("power", "help"), ("value", 5), ("either", (2, 6)), ("answer", "yes"))
    assert numbers_in(texts(GAME, language).say("log-answered-one-of", args, NAMES)) == {2, 6}


# --- nothing missing ---------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert text_complaints(GAME) == []


def test_everything_in_the_box_can_be_told() -> None:
    assert component_complaints(GAME) == []


@pytest.mark.rule("arcana-11.1", "arcana-11.4")
@by_language
def test_every_option_of_the_table_and_its_values_have_a_name(language: str) -> None:
    of = texts(GAME, language)
    for setting in GAME.info.settings:
        assert of.say(f"setting-{setting.name}")
        if isinstance(setting, Pick):
            assert len({of.say(f"{setting.name}-{word}") for word in setting.words}) == len(setting.words)
        else:
            assert isinstance(setting, Flag)


# What stands for the open part of a kind that the rules put together.
OPEN_KINDS = {
    "voted-": {"predict", "number", "lift", "slot"},
    "doom-": {"wrong", "no-fates"},
    "answered-": {kind().kind() for kind in (Higher, Same)} | {OneOf((1,)).kind(), Within(1).kind()},
}


def told_kinds() -> set[str]:
    """Every kind of event the game's modules can write, read from their source."""
    kinds: set[str] = set()
    for module in Path(str(resources.files("sobremesa.games.arcana"))).rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("tell", "Event"):
                kinds |= kinds_in(node.args[node.func.id == "tell"])
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "kind":
                kinds |= kinds_in(node.value)
    return kinds


def kinds_in(node: ast.expr) -> set[str]:
    if isinstance(node, ast.JoinedStr):
        start = node.values[0]
        assert isinstance(start, ast.Constant)
        beginning = str(start.value)
        return {beginning + end for end in OPEN_KINDS[beginning]}
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


@by_language
def test_the_log_has_a_line_for_every_kind_of_event(language: str) -> None:
    of = texts(GAME, language)
    kinds = told_kinds()
    assert {"drew", "played", "played-hours", "doom-no-fates", "answered-one-of", "voted-lift", "over"} <= kinds
    assert {kind for kind in kinds if not of.has(f"log-{kind}")} == set()
    assert of.has("log-drew-own")


@by_language
def test_one_and_many_are_told_apart(language: str) -> None:
    of = texts(GAME, language)
    for message, name, more in (
        ("says-moons", "moons", ()),
        ("says-hours", "hours", ()),
        ("log-scored", "score", ()),
        ("log-doom-wrong", "steps", (("doom", 3),)),
        ("log-doom-no-fates", "steps", (("doom", 3), ("who", 1))),
        ("board-bag", "count", ()),
        ("board-their-fates", "count", ()),
    ):
        one, two = (of.say(message, ((name, n), *more), NAMES) for n in (1, 2))
        assert one.replace("1", "2") != two, message


@by_language
def test_lines_that_a_match_seldom_shows(language: str) -> None:
    of = texts(GAME, language)
    assert of.say("board-deck-empty")
    assert of.say("board-row-none")
    no_doom, doom = (of.say("log-faded", (("card", "blind-man"), ("steps", n), ("doom", 3))) for n in (0, 2))
    assert numbers_in(no_doom) == {3}
    assert numbers_in(doom) == {2, 3}


# --- the two rules pages -----------------------------------------------------------------------------------------


def test_both_rules_pages_have_the_same_rules_in_the_same_order() -> None:
    spanish, english = (texts(GAME, language).rules() for language in LANGUAGES)
    assert list(spanish) == list(english)
    assert len(spanish) == 100
    assert [rule.section.split(".")[0] for rule in spanish.values()] == [
        rule.section.split(".")[0] for rule in english.values()
    ]


def test_both_rules_pages_mark_the_same_rulings_as_ours_and_give_the_same_numbers() -> None:
    spanish, english = (texts(GAME, language).rules() for language in LANGUAGES)
    for rule, told in spanish.items():
        assert ("nuestra decisión" in told.text) == ("our ruling" in english[rule].text), rule
        assert numbers_in(told.text) == numbers_in(english[rule].text), rule


# --- the log keeps secrets ---------------------------------------------------------------------------------------


def random_match(seed: int, seats: int) -> Iterator[tuple[Match[Arcana], tuple[Event, ...]]]:
    """A match played at random, step by step: how it stands, and what has just happened."""
    key = MatchKey.from_words(f"words {seed}", seats)
    match = Match(GAME, seats, {"expansion": seed % 2 == 0, "difficulty": "easy"}, key)
    rng = key.stream("bots")
    yield match, match.opening
    while match.asked:
        asked = rng.pick(match.asked)
        yield match, match.play(asked.decision.seat, rng.pick(asked.decision.options), asked.id)


@pytest.mark.rule("arcana-4.3", "arcana-4.6")
@pytest.mark.parametrize("seed", range(6))
@by_language
def test_the_log_names_no_fate_to_who_may_not_know_it(seed: int, language: str) -> None:
    of = texts(GAME, language)
    seats = 2 + seed % 4
    draws = 0
    for match, events in random_match(seed, seats):
        for event in events:
            lines = {eye: of.log(event.seen_from(eye), NAMES) for eye in (SPECTATOR, *range(seats))}
            if event.kind == "drew":
                draws += 1
                ((_, owner),), ((_, value),) = event.args, event.secret
                assert numbers_in(lines.pop(int(str(owner)))) == {value}
                assert not any(numbers_in(line) for line in lines.values())
            others = [
                line
                for eye, line in lines.items()
                if ("who", eye) not in event.args and ("who2", eye) not in event.args
            ]
            assert len(set(others)) <= 1, "everybody else reads the same"
            if event.kind in ("revealed", "showed"):  # a fate that is told to all is no secret any more
                assert match.state.hands[int(str(dict(event.args)["who"]))] == ()
    assert draws > 4


@pytest.mark.rule("arcana-4.3")
@by_language
def test_whatever_is_drawn_the_others_read_the_same(language: str) -> None:
    of = texts(GAME, language)
    drawn = [Event("drew", (("who", 1),), secret=(("value", value),), to=(1,)) for value in VALUES]
    assert len({of.log(event.seen_from(0), NAMES) for event in drawn}) == 1
    assert len({of.log(event.seen_from(1), NAMES) for event in drawn}) == len(VALUES)


@pytest.mark.rule("arcana-4.6", "arcana-6.11")
@by_language
def test_a_play_reads_the_same_whether_the_fate_was_kept_or_drawn(language: str) -> None:
    of = texts(GAME, language)
    for match, events in random_match(3, 3):
        for event in events:
            if event.kind in ("played", "played-hours"):
                names = {name for name, _ in event.args}
                assert names == {"who", "value", "card", "hours", "moons"}, "nothing about where the fate came from"
                assert numbers_in(of.log(event.seen_from(SPECTATOR), NAMES)) == numbers_in(
                    of.log(event.seen_from(match.state.active), NAMES)
                )


@pytest.mark.rule("arcana-5.1", "arcana-5.3")
def test_the_log_says_that_nobody_predicted_and_whose_vote_broke_a_tie() -> None:
    match = lay("judge stranger deep noble", [(1, 7), (), ()])
    events = play(match, "0 play:1:1", "1 predict:5", "2 pass")
    of = texts(GAME, "es")
    assert "Hay empate: decide el voto de Berta, el primero a la izquierda." in [
        of.log(event.seen_from(0), NAMES) for event in events
    ]
    assert "Hay empate: decide tu voto, el primero a la izquierda." in [
        of.log(event.seen_from(1), NAMES) for event in events
    ]
    match = lay("judge stranger deep noble", [(1, 7), ()])
    events = play(match, "0 play:1:1", "1 pass")
    assert "El grupo no predice nada." in [of.log(event.seen_from(0), NAMES) for event in events]
