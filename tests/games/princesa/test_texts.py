"""What people read: every card as in the golden files, words that follow the rules, and a log that gives nothing away.

The golden files are for review. After changing a card or a text on purpose, write them anew with

    SOBREMESA_WRITE_GOLDEN=1 pytest tests/games/princesa/test_texts.py

and review the difference.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from games.box import assert_box_reads_as_in
from games.princesa.laid import lay
from sobremesa.games.princesa import board, duel, ending
from sobremesa.games.princesa.book import BOOK
from sobremesa.games.princesa.cards import CARDS, SECRETS
from sobremesa.games.princesa.effects.conditions import RivalHasMoreHearts, RivalHasNoGold, SecretIsShown
from sobremesa.games.princesa.effects.deed import Deed
from sobremesa.games.princesa.effects.gold import GainGold, MayPay, PayGold
from sobremesa.games.princesa.effects.own_cards import Draw
from sobremesa.games.princesa.kinds import (
    CARD_IDS,
    HERO_IDS,
    PRINCESS,
    SECRET_IDS,
    SYMBOLS,
    TYPE_OF,
    TYPES,
    dealt_kinds,
)
from sobremesa.games.princesa.lesson import LESSON
from sobremesa.games.princesa.rules import GAME
from sobremesa.games.princesa.state import Princesa
from sobremesa.kernel.decision import Args
from sobremesa.kernel.effects.words import YOU_DO
from sobremesa.kernel.events import Event
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.phrase import Phrase, is_list_of_phrases, is_phrase
from sobremesa.kernel.settings import complete
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import play
from sobremesa.testing.mutants import cards_of, deaf_texts
from sobremesa.testing.words import component_complaints, text_complaints
from sobremesa.text import LANGUAGES, is_about, texts

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Ana", "Berta", "Cai", "Dani", "Eva", "Fina", "Gil", "Hugo", "Ivo", "Juana")
DEFAULTS = complete(GAME.info.settings, {})

by_language = pytest.mark.parametrize("language", LANGUAGES)


def read(phrases: tuple[Phrase, ...], language: str) -> str:
    return " ".join(texts(GAME, language).phrase(phrase, NAMES) for phrase in phrases)


def numbers_in(text: str) -> set[int]:
    return set(map(int, re.findall(r"\d+", text)))


# --- the whole box, to be reviewed -------------------------------------------------------------------------------


@pytest.mark.rule("princesa-1.4", "princesa-1.5", "princesa-1.6")
@by_language
def test_every_component_reads_as_in_the_golden_file(language: str) -> None:
    assert_box_reads_as_in(GOLDEN, GAME, DEFAULTS, language)


@pytest.mark.rule("princesa-1.4", "princesa-1.6")
def test_the_box_holds_what_the_rules_count() -> None:
    parts = GAME.components(DEFAULTS)
    counts = dict.fromkeys((part.kind for part in parts), 0)
    for part in parts:
        counts[part.kind] += part.count
    assert counts == {"hero": 10, "secret": 10, "card": 79, "princess": 1, "heart": 50, "gold": 30, "piece": 3}


@by_language
def test_every_component_has_a_name_of_its_own(language: str) -> None:
    of = texts(GAME, language)
    named = [of.say(f"{part.kind}-{part.id}") for part in GAME.components(DEFAULTS)]
    assert len(set(named)) == len(named)


# --- the words follow the rules ----------------------------------------------------------------------------------


@pytest.mark.rule("princesa-8.2", "princesa-8.12", "princesa-8.13", "princesa-9.1", "princesa-12.2")
def test_whatever_changes_a_card_or_a_secret_changes_its_words_in_both_languages() -> None:
    count, deaf = deaf_texts(GAME)
    assert deaf == []
    assert count > 900


def test_the_mutants_reach_every_card_that_says_anything() -> None:
    said = {card.name for card in cards_of(BOOK) if card.parts}
    assert said == {*CARD_IDS, *SECRET_IDS} - {"princess"}


@by_language
def test_no_two_cards_of_a_type_say_the_same(language: str) -> None:
    said = [(TYPE_OF[card.kind], read(card.say(), language)) for card in CARDS]
    assert len(set(said)) == len(CARDS)


@by_language
def test_every_text_is_made_of_whole_sentences(language: str) -> None:
    for owner in (*CARDS[1:], *SECRETS):
        for phrase in owner.say():
            sentence = read((phrase,), language)
            assert sentence[0].isupper(), sentence
            assert sentence.endswith("."), sentence
            assert "  " not in sentence, sentence
            assert " ," not in sentence, sentence
            assert ".." not in sentence, sentence


# --- nothing missing, nothing left over --------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert text_complaints(GAME) == []


def test_everything_in_the_box_can_be_told() -> None:
    assert component_complaints(GAME) == []


@cache
def sources() -> tuple[ast.Module, ...]:
    files = sorted(Path(str(resources.files("sobremesa.games.princesa"))).rglob("*.py"))
    return tuple(ast.parse(file.read_text("utf-8")) for file in files)


def constants(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def given_to(name: str, at: int, keyword: str = "") -> set[str]:
    """Every text that the game's modules give a function at that place, or as that argument, in their source."""
    found: set[str] = set()
    for module in sources():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                found |= constants(node.args[at]) if at < len(node.args) else set()
            elif keyword and isinstance(node, ast.FunctionDef) and node.name == name:
                found |= {text for default in node.args.defaults for text in constants(default)}
    return found


def told_kinds() -> set[str]:
    """Every kind of event the game's modules can write."""
    return given_to("tell", 1) | given_to("tell_secret", 1) | given_to("discard", 3, keyword="told")


@cache
def own_kinds() -> set[str]:
    """Those that tell some seats more than the others."""
    return given_to("tell_secret", 1)


def messages_in(phrase: Phrase) -> Iterator[str]:
    yield phrase[0]
    for name, value in phrase[1]:
        if is_phrase(value):
            yield from messages_in(value)
        elif is_list_of_phrases(value):
            for item in value:
                yield from messages_in(item)
        elif isinstance(value, str) and name != "form":
            yield f"{name.rstrip('0123456789')}-{value}"
        elif isinstance(value, tuple):
            yield from (f"{name.rstrip('0123456789')}-{item}" for item in value if isinstance(item, str))


def grammar() -> set[str]:
    """Whatever the cards and secrets are told with, and what their verbs would be in the first sentence of another."""
    phrases = [phrase for root in (*CARDS, *SECRETS) for phrase in root.say()]
    phrases += [node.say(YOU_DO) for node in BOOK if isinstance(node, Deed)]
    phrases.append(MayPay(PayGold(1), GainGold(1), Draw(1)).say(YOU_DO))
    phrases += [condition.say(YOU_DO) for condition in (SecretIsShown(), RivalHasNoGold(), RivalHasMoreHearts())]
    return {message for phrase in phrases for message in messages_in(phrase)}


def used_messages() -> set[str]:
    """Every message somebody can come to read: made from the trees, the box, the catalogue and the source."""
    found = grammar() | {"game", "short", "blurb", "pitch", "card-princess", "card-none", "secret-none"}
    found |= {"like-easy", "like-house"}  # said of its bots in the lobby
    for component in GAME.components(DEFAULTS):
        found.add(f"{component.kind}-{component.id}")
        found |= {message for phrase in component.says for message in messages_in(phrase)}
    found |= {f"type-{name}" for name in TYPES}
    found |= {f"ask-{ask}" for ask in given_to("decision", 2)}
    found |= {f"option-{option.verb}" for option in GAME.options} | {"option-buy-one", "option-lift-one"}
    found |= {f"choice-{choice}" for choice in ways_out()}
    found |= {f"log-{kind}" for kind in told_kinds()} | {f"log-{kind}-own" for kind in own_kinds()}
    found |= {name for module in sources() for name in constants(module) if name.startswith("board-")}
    reasons = (duel.NOBODY_OPPOSITE, duel.UNANSWERED, duel.MAGIC_IS_NO_ANSWER, *duel.BEATEN_BY.values())
    found |= {message for phrase in reasons for message in messages_in(phrase)}
    found |= {f"reason-{name}" for name in given_to("_reason", 0) if not name.startswith("-")}
    found |= {f"ending-{name}" for name in (ending.ESCAPED, ending.CAPTIVITY, ending.DRAW, ending.NOBODY)}
    found |= {f"setting-{setting.name}" for setting in GAME.info.settings}
    found |= {f"lesson-{step.says}" for step in LESSON.steps} | {"lesson-end"}
    return found


def ways_out() -> set[str]:
    """What `option-done`, `option-decline` and `option-pass` can come to."""
    return {*board.WAYS_OUT.values(), *board.REFUSALS.values()}


def written_messages(language: str) -> dict[str, set[str]]:
    """Every message of the file, with the variables it needs."""
    source = texts(GAME, language).folder.joinpath(f"text.{language}.ftl").read_text("utf-8")
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", source[entry.span.start : entry.span.end]))
        for entry in FluentParser().parse(source).body
        if isinstance(entry, fluent.Message) and entry.span is not None
    }


@by_language
def test_every_message_is_used_and_none_is_missing(language: str) -> None:
    written, used = set(written_messages(language)), used_messages()
    assert len(used) > 300
    assert [message for message in sorted(used) if not texts(GAME, language).has(message)] == []
    assert written - used - referred_to(language) - reasons_named() == set()


def reasons_named() -> set[str]:
    """Every reason the adviser's module can name: a word of its own, with or without an ending it puts to one."""
    (module,) = (module for module in sources() if defines(module, "_reason"))
    words = constants(module)
    endings = {"", *(word for word in words if word.startswith("-"))}
    return {f"reason-{word}{ending}" for word in words for ending in endings}


def defines(module: ast.Module, name: str) -> bool:
    return any(isinstance(node, ast.FunctionDef) and node.name == name for node in module.body)


def referred_to(language: str) -> set[str]:
    """Messages that others are put together from: verbs, coins."""
    source = texts(GAME, language).folder.joinpath(f"text.{language}.ftl").read_text("utf-8")
    return set(re.findall(r"\{ ([a-z][\w-]*) \}", source))


def told_with() -> dict[str, set[str]]:
    """What each kind of event is told with, wherever it is written: its call says, or the function around it."""
    found: dict[str, set[str]] = {}
    for module in sources():
        for function in (node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)):
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and ast.unparse(call.func) in ("tell", "tell_secret"):
                    left_to_variables = any(isinstance(part, ast.Starred | ast.Name) for part in call.args[2:])
                    names = argument_names(function if left_to_variables else call)
                    for kind in constants(call.args[1]) or given_to("discard", 3, keyword="told"):
                        found[kind] = found.get(kind, names) & names
    return found


def argument_names(node: ast.AST) -> set[str]:
    names = {
        str(part.elts[0].value)
        for part in ast.walk(node)
        if isinstance(part, ast.Tuple) and len(part.elts) == 2 and isinstance(part.elts[0], ast.Constant)
    }
    called = {ast.unparse(part.func) for part in ast.walk(node) if isinstance(part, ast.Call)}
    return names | ({"card"} if called & {"named", "all_named"} else set())


@by_language
def test_every_event_brings_what_its_line_needs(language: str) -> None:
    written, brought = written_messages(language), told_with()
    assert set(brought) == told_kinds()
    for kind, names in brought.items():
        assert written[f"log-{kind}"] <= names, kind
        assert written.get(f"log-{kind}-own", set()) <= names, kind


@by_language
def test_every_name_differs_from_every_other(language: str) -> None:
    of = texts(GAME, language)
    for kind, ids in (
        ("card", [CARDS[number].id for number in (*dealt_kinds(), PRINCESS)]),
        ("hero", HERO_IDS),
        ("symbol", SYMBOLS),
        ("secret", SECRET_IDS),
        ("type", TYPES),
        ("setting", [setting.name for setting in GAME.info.settings]),
        ("ending", ["escaped", "captivity", "draw", "nobody"]),
        ("choice", sorted(ways_out())),
    ):
        assert len({of.say(f"{kind}-{name}") for name in ids}) == len(ids), kind


@by_language
def test_every_choice_reads_differently_from_every_other(language: str) -> None:
    of = texts(GAME, language)
    match = Match(GAME, 10, {}, MatchKey.from_words("labels", 10))
    view = match.view(0)
    labels: dict[str, str] = {}
    for option in GAME.options:
        if option.verb == "lift":  # there is no spell to be lifted yet
            continue
        label = of.label(GAME, view, option, NAMES)
        assert label not in labels, f"{option.key} and {labels.get(label)} both read {label!r}"
        labels[label] = option.key


@by_language
def test_one_and_many_are_told_apart(language: str) -> None:
    of = texts(GAME, language)
    some: Args = (("who", 1), ("who2", 2), ("card", "lance"), ("discarded", 3), ("price", 1), ("place", 2))
    counted = [
        *(("count", name) for name in ("log-began", "log-drew", "log-drew-own", "log-looted", "log-looted-own")),
        *(("count", name) for name in ("log-second-deck", "board-deck", "board-hand")),
        *(("n", name) for name in ("log-foresaw", "log-foresaw-own", "log-put-back", "log-put-back-own")),
        *(("n", name) for name in ("ask-revive", "ask-peek", "cards")),
    ]
    gold = ("log-sold", "log-bought", "log-paid", "log-gained-gold", "log-took-gold", "board-gold", "ask-shop")
    if language == "es":  # gold has no plural in English
        counted += [("n", name) for name in (*gold, "ask-pay", "option-buy", "option-buy-one")]
    for variable, message in counted:
        one, two = (of.say(message, (*some, (variable, n)), NAMES) for n in (1, 2))
        assert one.replace("1", "2") != two, message


@by_language
def test_what_costs_nothing_is_told_so(language: str) -> None:
    of = texts(GAME, language)
    buys = ("option-buy", "option-buy-one")
    for message in ("log-bought", "log-sold", "ask-shop", *buys, "do-take-from-shop", "do-at-price"):
        for price in (0, 1):
            args = (("who", 1), ("card", "lance"), ("n", 0), ("price", price), ("place", 1))
            assert "0" not in of.say(message, args, NAMES), message


@by_language
def test_cards_that_are_alike_are_told_by_their_place(language: str) -> None:
    of = texts(GAME, language)
    alike = next(CARD_IDS[card.kind] for card in CARDS if card.copies > 1 and card.kind != PRINCESS)
    view = lay("", "toll", "map", gold=(6,), shop=f"{alike} storm {alike}").view(0)
    said = [of.label(GAME, view, option) for option in GAME.options if option.verb == "buy"][:3]
    assert len(set(said)) == 3
    assert ["1" in said[0], "3" in said[2]] == [True, True]
    view["spells"] = [(view["shop"][0],) * 2, (), ()]
    said = [of.label(GAME, view, option) for option in GAME.options if option.verb == "lift"][:2]
    assert len(set(said)) == 2


# --- the two rules pages -----------------------------------------------------------------------------------------


def test_both_rules_pages_have_the_same_rules_in_the_same_order() -> None:
    spanish, english = (texts(GAME, language).rules() for language in LANGUAGES)
    assert list(spanish) == list(english)
    assert [rule.section.split(".")[0] for rule in spanish.values()] == [
        rule.section.split(".")[0] for rule in english.values()
    ]


def test_both_rules_pages_mark_the_same_rulings_as_ours_and_give_the_same_numbers() -> None:
    spanish, english = (texts(GAME, language).rules() for language in LANGUAGES)
    for rule, told in spanish.items():
        assert ("decisión nuestra" in told.text) == ("our ruling" in english[rule].text), rule
        assert numbers_in(told.text) == numbers_in(english[rule].text), rule


# --- the log keeps secrets ---------------------------------------------------------------------------------------


def random_match(seed: int, seats: int) -> Iterator[tuple[Match[Princesa], tuple[Event, ...]]]:
    """A match played at random, step by step: how it stands, and what has just happened."""
    key = MatchKey.from_words(f"words {seed}", seats)
    settings = {"two_heroes": seed % 2 == 0, "teams": seed % 3 == 0, "revealed_frees": seed % 4 == 1}
    match = Match(GAME, seats, settings, key)
    rng = key.stream("bots")
    yield match, match.opening
    while match.asked:
        asked = rng.pick(match.asked)
        trading = [option for option in asked.decision.options if option.verb in ("sell", "buy")]
        others = [option for option in asked.decision.options if option not in trading]
        yield match, match.play(asked.decision.seat, rng.pick(tuple(others or trading)), asked.id)


# Cards and secrets that everybody is shown; any other event that names one names it to those it concerns alone.
SHOWN_CARD = {
    "refilled",
    "cleared-shop",
    "discarded-top",
    "discarded",
    "discarded-hand",
    "left-behind",
    "sold",
    "bought",
    "took-from-pile",
    "conjured",
    "attacked-openly",
    "turned-over",
    "won-duel",
    "won-alone",
    "finished-off",
    "environment",
    "enchanted",
    "enchanted-self",
    "spell-acted",
    "spell-ended",
    "shielded",
}
SHOWN_SECRET = {"secret-shown"}


@pytest.mark.rule("princesa-8.9", "princesa-12.1", "princesa-15.1", "princesa-15.3", "princesa-15.4")
@pytest.mark.parametrize("seed", range(6))
def test_the_log_names_cards_and_secrets_only_to_who_may_know_them(seed: int) -> None:
    seats = (3, 4, 4, 5, 7, 10)[seed]
    of = texts(GAME, "es")
    secrets = 0
    for _, events in random_match(seed, seats):
        for event in events:
            public = dict(event.args)
            assert "card" not in public or event.kind in SHOWN_CARD, event
            assert "secret" not in public or event.kind in SHOWN_SECRET, event
            lines = {eye: of.log(event.seen_from(eye), NAMES) for eye in (SPECTATOR, *range(seats))}
            named = {eye for eye in lines for name, value in event.args if is_about(name, value, eye)}
            others = {line for eye, line in lines.items() if eye not in event.to and eye not in named}
            assert len(others) <= 1, "everybody else reads the same"
            if event.secret:
                secrets += 1
                assert event.kind in own_kinds()
                assert set(event.to) <= {public["who"], public.get("who2")}
    assert secrets > 10


@pytest.mark.rule("princesa-15.3")
@by_language
@pytest.mark.parametrize("kind", ["drew", "attacked", "stole", "gave", "showed", "looted", "took-foreseen", "saw-hand"])
def test_whatever_the_card_the_others_read_the_same(kind: str, language: str) -> None:
    of = texts(GAME, language)
    people: Args = (("who", 1), ("who2", 2), ("count", 1))
    cards = [CARDS[number].id for number in dealt_kinds()]
    events = [Event(kind, people, secret=(("card", card),), to=(1,)) for card in cards]
    for eye in (0, 3, SPECTATOR):
        assert len({of.log(event.seen_from(eye), NAMES) for event in events}) == 1
    assert len({of.log(event.seen_from(1), NAMES) for event in events}) == len(cards)


@pytest.mark.rule("princesa-12.1", "princesa-12.15")
@by_language
def test_whatever_the_secret_the_others_read_the_same(language: str) -> None:
    of = texts(GAME, language)
    for kind in ("peeked", "dealt-secret"):
        lines, looked_at = [], set()
        for secret in SECRET_IDS:
            learned: Args = (("secret", secret), ("witness", int(secret == "witness")), ("who3", 3))
            event = Event(kind, (("who", 1), ("who2", 2)), learned, (1,))
            assert of.say(f"secret-{secret}") in of.log(event.seen_from(1), NAMES)
            lines += [of.log(event.seen_from(eye), NAMES) for eye in (0, 3, SPECTATOR)]
            looked_at.add(of.log(event.seen_from(2), NAMES))
        assert len(set(lines)) == 1
        assert len(looked_at) == 1
    witness = Event("dealt-secret", (("who", 1),), (("secret", "witness"), ("witness", 1), ("who2", 3)), (1,))
    assert "Dani" in of.log(witness.seen_from(1), NAMES)
    assert "Dani" not in of.log(witness.seen_from(3), NAMES)


@by_language
@pytest.mark.parametrize("seats", [4, 7])
def test_a_whole_match_reads_like_a_story_with_nothing_left_unsaid(seats: int, language: str) -> None:
    of = texts(GAME, language)
    lines = []
    for _, events in random_match(seats, seats):
        lines += [of.log(event.seen_from(eye), NAMES) for event in events for eye in (0, SPECTATOR)]
    assert len(lines) > 200
    for line in lines:
        assert line[-1] in ".!”»", line
        assert "{" not in line
        assert "$" not in line
        assert ".." not in line
        assert "-" not in line, line


# --- nobody can be taken for somebody else -------------------------------------------------------------------------


def sentences_of_cards() -> list[str]:
    """What cards and secrets say in Spanish; spells and environments speak of one hero, so nobody can be mistaken."""
    roots = [*SECRETS, *[card for card in CARDS if not card.standing]]
    return [sentence for root in roots for sentence in re.split(r"(?<=\.) ", read(root.say(), "es"))]


def test_a_possessive_has_its_owner_in_the_same_sentence() -> None:
    for sentence in sentences_of_cards():
        owned = re.search(r"\bsus?\b", sentence)
        if owned and sentence != of_the_princess():
            assert re.search(r"\b(rival|alguien|persona|cada cual)\b", sentence[: owned.start()]), sentence


def of_the_princess() -> str:
    return read((("says-princess", ()),), "es")


def test_whoever_discards_is_named_or_it_is_from_your_hand() -> None:
    """«Descarta» is an order to you, and what your rival does: the card in question tells which."""
    for sentence in sentences_of_cards():
        for found in re.finditer(r"\bdescarta (una|otra|la) carta\b", sentence, re.IGNORECASE):
            before, after = sentence[: found.start()], sentence[found.end() :]
            assert before.endswith("tu rival ") or before == "Tu rival " or after.startswith(" de tu mano"), sentence


def test_what_follows_if_your_rival_is_said_to_you() -> None:
    """«Si tu rival…, recupera» would be your rival's gain: the imperative looks like it."""
    for sentence in sentences_of_cards():
        assert not re.search(
            r"\bsi (a )?tu rival\b[^.]*?, (recupera|descarta|gana|roba|mira|pierde|quita)\b", sentence
        ), sentence


@by_language
@pytest.mark.rule("princesa-12.2")
def test_a_secret_that_others_can_spoil_says_so(language: str) -> None:
    of = texts(GAME, language)
    spoilt = {secret.id for secret in SECRETS if of.say("says-only-hidden") in read(secret.say(), language)}
    assert spoilt == {secret.id for secret in SECRETS if secret.family in ("own", "trigger")}


# --- the table in words --------------------------------------------------------------------------------------------


def test_the_sketch_shows_symbols_the_wheel_the_discard_pile_and_what_spells_say() -> None:
    match = lay("longbow", "toll", "", heroes="huntress", spells={1: "torn-pocket"}, discard="map storm")
    of = texts(GAME, "es")
    shown = " ".join(line for row in GAME.sketch(match.view(0)) for panel in row for line in of.panel(panel, NAMES))
    assert "La Cazadora (Lobo)" in shown
    assert "Arco Largo (Ataque, Lobo)" in shown
    assert "Ataque gana a Estrategia; Estrategia gana a Defensa; Defensa gana a Ataque" in shown
    assert "En los descartes: Mapa y Tormenta" in shown
    assert read(CARDS[CARD_IDS.index("torn-pocket")].say(), "es") in shown


# --- why nothing happened ------------------------------------------------------------------------------------------


def test_the_log_says_who_let_go_of_the_princess_and_who_wins() -> None:
    match = lay("lance map", "toll", "", princess=0, revealed=[2])
    events = play(match, "0 sell:princess")
    lines = [texts(GAME, "es").log(event.seen_from(eye), NAMES) for event in events for eye in (0, 1)]
    assert "Sueltas a la Princesa, que queda en el centro de la mesa." in lines
    assert "Ana suelta a la Princesa, que queda en el centro de la mesa." in lines
    for winners, eye, line in (((1,), 0, "Gana Berta."), ((1,), 1, "Ganas."), ((1, 3), 3, "Ganáis Berta y tú.")):
        won = Event("won", (("who", winners), ("count", len(winners))))
        assert texts(GAME, "es").log(won.seen_from(eye), NAMES) == line


@pytest.mark.rule("princesa-8.1")
@pytest.mark.parametrize(
    ("card", "answer", "line", "laid"),
    [
        ("toll", "wooden-shield", "Berta no tiene oro.", {"gold": (2, 0, 2)}),
        ("unmask", "wooden-shield", "El secreto de Berta ya estaba a la vista.", {"revealed": [1]}),
        ("interrogation", "wooden-shield", "El secreto de Berta ya estaba a la vista.", {"revealed": [1]}),
        ("wooden-shield", "short-sword", "Ya tienes todos tus ♥.", {}),
        ("withdrawal", "short-sword", "En el mazo no queda ninguna carta.", {"rest": "box", "shop": ""}),
        ("master-key", "wooden-shield", "No tienes oro para eso.", {"gold": (0, 2, 2)}),
        ("war-hammer", "toll", "No tienes otra carta que descartar.", {}),
    ],
)
def test_the_log_says_why_a_text_did_nothing(card: str, answer: str, line: str, laid: dict[str, Any]) -> None:
    match = lay(card, answer, "", **{"heroes": "knight inventor", **laid})
    events = play(match, "0 challenge:1", f"0 place:{card}", f"1 place:{answer}")
    assert line in [texts(GAME, "es").log(event.seen_from(0), NAMES) for event in events]


@pytest.mark.rule("princesa-10.1", "princesa-8.12")
def test_the_holy_mace_heals_after_the_blow_that_turned_the_secret_up() -> None:
    match = lay("holy-mace", "toll", "", heroes="priestess", hearts=(2, 1, 4))
    play(match, "0 challenge:1", "0 place:holy-mace", "1 place:toll")
    assert match.state.hearts[0] == 3


@pytest.mark.rule("princesa-12.12")
@by_language
def test_only_the_first_of_several_looks_is_the_first(language: str) -> None:
    of = texts(GAME, language)
    for n in (2, 3):
        assert not re.search("prim|first", of.say("ask-peek", (("n", n),)))
