"""What people read: every card as in the golden files, both languages alike, and a log that gives nothing away.

The golden files are for review. After changing a card or a text on purpose, write them anew with

    SOBREMESA_WRITE_GOLDEN=1 pytest tests/games/cosa/test_texts.py

and review the difference.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from games.box import assert_box_reads_as_in
from sobremesa.games.cosa.box import CARDS, is_panic
from sobremesa.games.cosa.options import SAID
from sobremesa.games.cosa.rules import GAME
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.decision import Args
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Component
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.phrase import plain
from sobremesa.kernel.settings import Pick, complete
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing.words import component_complaints, text_complaints
from sobremesa.text import LANGUAGES, Texts, texts

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Ana", "Berta", "Cai", "Dani", "Eva", "Fina", "Gil", "Hugo", "Ivo", "Juana", "Kim", "Lola")
FOR_HANDS = tuple(card.kind for card in CARDS if not is_panic(card.kind))
DEFAULTS = complete(GAME.info.settings, {})

by_language = pytest.mark.parametrize("language", LANGUAGES)

# The names printed on the cards, and those of the implementations in English that copy them.
PRINTED = {
    "es": (
        "La Cosa|¡Infectado!|Lanzallamas|Análisis|Hacha|Sospecha|Whisky|Determinación|Vigila tus espaldas|"
        "¡Cambio de lugar!|¡Más vale que corras!|Seducción|Aterrador|Aquí estoy bien|¡No, gracias!|¡Fallaste!|"
        "¡Nada de barbacoas!|Cuarentena|Puerta atrancada|Cuerdas podridas|Uno, dos…|Tres, cuatro…|"
        "¿Es aquí la fiesta?|¡Sal de aquí!|Olvidadizo|Vuelta y vuelta|¿No podemos ser amigos?|Cita a ciegas|¡Ups!|"
        "Que quede entre nosotros…|Revelaciones"
    ),
    "en": (
        "The Thing|Infected!|Flamethrower|Analysis|Axe|Suspicion|Whisky|Resolute|Watch Your Back|Change Places!|"
        "You'd Better Run!|Seduction|Scary|I'm Comfortable|No Thanks!|Missed!|No Barbecue!|Quarantine|Barred Door|"
        "Rotten Ropes|One, Two…|Three, Four…|So This Is the Party?|Get Out of Here!|Forgetful|Round and Round|"
        "Can't We Be Friends?|Blind Date|Ooops!|Just Between Us…|Revelations"
    ),
}


def whole_text(of: Texts, part: Component) -> str:
    return " ".join(of.phrase(phrase, NAMES) for phrase in part.says)


def numbers_in(text: str) -> set[int]:
    return set(map(int, re.findall(r"\d+", text)))


# --- the whole box, to be reviewed -------------------------------------------------------------------------------


@pytest.mark.rule("cosa-2.1", "cosa-2.2")
@by_language
def test_every_component_reads_as_in_the_golden_file(language: str) -> None:
    assert_box_reads_as_in(GOLDEN, GAME, DEFAULTS, language)


@pytest.mark.rule("cosa-2.1", "cosa-2.2")
@by_language
def test_the_box_has_every_card_with_its_printed_name(language: str) -> None:
    of = texts(GAME, language)
    parts = GAME.components(DEFAULTS)
    printed = PRINTED[language].split("|")
    found = [of.say(f"card-{part.id}") for part in parts if part.kind == "card"]
    assert [name for name in found if name in printed] == printed  # others may lie among them
    assert [(part.id, part.count) for part in parts if part.kind != "card"] == [("turn-card", 1)]


@by_language
def test_every_card_says_something_of_its_own(language: str) -> None:
    of = texts(GAME, language)
    doing: dict[str, set[str]] = {}
    for part in GAME.components(DEFAULTS):
        if part.kind == "card":
            card = next(card for card in CARDS if card.id == part.id)
            doing.setdefault(whole_text(of, part), set()).add(str((card.played, card.panic, card.answer)))
    assert [line for line, different in doing.items() if len(different) > 1] == []
    assert all(len(line) > 15 and line.endswith((".", "!")) for line in doing)


@pytest.mark.rule("cosa-14.1", "cosa-14.3", "cosa-14.8")
@by_language
@pytest.mark.parametrize(
    ("settings", "changed"),
    [
        ({}, set()),
        ({"quarantine": "strict"}, {"quarantine"}),
        ({"neighbours": True}, {"seduction", "better-run", "friends", "get-out"}),
        ({"quarantine": "strict", "neighbours": True}, {"quarantine", "seduction", "better-run", "friends", "get-out"}),
        ({"duty": False}, {"flamethrower"}),
    ],
)
def test_cards_say_what_they_do_at_this_table(language: str, settings: dict[str, object], changed: set[str]) -> None:
    of = texts(GAME, language)
    usual, here = (
        {part.id: whole_text(of, part) for part in GAME.components(chosen) if part.kind == "card"}
        for chosen in (DEFAULTS, complete(GAME.info.settings, settings))
    )
    assert {card for card in usual if usual[card] != here[card]} == changed
    match = Match(GAME, 8, settings, MatchKey.from_words("says", 8))
    for eye in (0, 5, SPECTATOR):
        told = match.view(eye)["says"]
        assert set(told) == changed
        for part in GAME.components(complete(GAME.info.settings, settings)):
            if part.id in changed:
                assert told[part.id] == [{"message": name, "args": plain(args)} for name, args in part.says]


# --- nothing missing ---------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert text_complaints(GAME) == []


def test_everything_in_the_box_can_be_told() -> None:
    assert component_complaints(GAME) == []


@by_language
def test_every_option_of_the_table_and_its_values_have_a_name(language: str) -> None:
    of = texts(GAME, language)
    for setting in GAME.info.settings:
        assert of.say(f"setting-{setting.name}")
        if isinstance(setting, Pick):
            assert len({of.say(f"{setting.name}-{word}") for word in setting.words}) == len(setting.words)


@by_language
def test_every_choice_reads_differently_from_every_other(language: str) -> None:
    of = texts(GAME, language)
    match = Match(GAME, 12, {}, MatchKey.from_words("labels", 12))
    view = match.view(0)
    labels: dict[str, str] = {}
    for option in (*GAME.options, *GAME.free_options):
        label = of.label(GAME, view, option, NAMES)
        assert label not in labels, f"{option.key} and {labels.get(label)} both read {label!r}"
        labels[label] = option.key
    assert len(labels) == len(GAME.options) + len(GAME.free_options)


def told_kinds() -> set[str]:
    """Every kind of event the game's modules can write, read from their source."""
    at = {"tell": 1, "tell_secret": 1, "show_hand_to": 3}
    kinds: set[str] = set()
    for module in Path(str(resources.files("sobremesa.games.cosa"))).rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in at:
                said = node.args[at[node.func.id]]
                kinds |= {part.value for part in ast.walk(said) if isinstance(part, ast.Constant)}
    return kinds - {"said-"} | {f"said-{verb}" for verb in SAID}


SECRETS = ("drew", "kept", "discarded", "analysed", "suspected", "showed-to", "offered", "exchanged", "passed")
SECRETS += ("saw-offer", "put")


@by_language
def test_the_log_has_a_line_for_every_kind_of_event(language: str) -> None:
    of = texts(GAME, language)
    kinds = told_kinds()
    assert {"turn", "panicked", "analysed", "showed-to", "exchanged", "superinfected", "over", "skipped"} <= kinds
    assert {kind for kind in kinds if not of.has(f"log-{kind}")} == set()
    assert {kind for kind in kinds if of.has(f"log-{kind}-own")} == set(SECRETS)


@by_language
def test_one_and_many_are_told_apart(language: str) -> None:
    of = texts(GAME, language)
    for message, more in (
        ("log-began", (("who", 1),)),
        ("log-reshuffled", ()),
        ("log-skipped", ()),
        ("log-doors-opened", ()),
        ("log-quarantine-goes-on", (("who", 1),)),
        ("board-discard", ()),
        ("board-hand", ()),
        ("board-quarantine", ()),
        ("board-humans-left", ()),
        ("board-door", (("who", 1),)),
        ("board-deck", (("panic", 0),)),
        ("board-deck", (("panic", 1),)),
        ("ask-forget", ()),
    ):
        one, two = (of.say(message, (("count", n), *more), NAMES) for n in (1, 2))
        assert one.replace("1", "2") != two, message


@by_language
def test_the_ends_and_the_roles_read_differently(language: str) -> None:
    of = texts(GAME, language)
    endings = "burned nobody declared declared-alone declared-wrong last-alive vengeance-humans vengeance-infected time"
    assert len({of.say(f"ending-{ending}") for ending in endings.split()}) == 9
    assert len({of.say(f"role-{role}") for role in ("human", "infected", "thing")}) == 3


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
        assert ("decisión nuestra" in told.text or "nuestra decisión" in told.text) == (
            "our ruling" in english[rule].text
        ), rule
        assert numbers_in(told.text) == numbers_in(english[rule].text), rule


# --- the log keeps secrets ---------------------------------------------------------------------------------------

ALWAYS_OPEN = {"panicked", "played", "played-on", "defended", "showed-hand", "superinfected", "laid-open"}
ALWAYS_OPEN |= {"chopped-door", "chopped-quarantine", "showed-infected"}
OPEN_IN_QUARANTINE = {"drew-openly", "discarded-openly", "offered-openly", "gave-openly", "put-openly"}
SHOWS_ROLE = {"unmasked"}


def random_match(seed: int, seats: int) -> Iterator[tuple[Match[Cosa], list[int], tuple[Event, ...]]]:
    """A match played at random: how it stands, who was in quarantine before, and what has just happened."""
    key = MatchKey.from_words(f"words {seed}", seats)
    match = Match(GAME, seats, {"vengeance": seed % 2 == 0, "max_turns": 12}, key)
    rng = key.stream("bots")
    yield match, match.state.quarantine[:], match.opening
    while match.asked:
        asked = rng.pick(match.asked)
        shut_in = match.state.quarantine[:]
        options = [option for option in asked.decision.options if option.verb != "declare"]
        yield match, shut_in, match.play(asked.decision.seat, rng.pick(tuple(options)), asked.id)


@pytest.mark.rule("cosa-3.1", "cosa-3.6", "cosa-3.14", "cosa-6.1", "cosa-8.3", "cosa-12.1")
@pytest.mark.parametrize("seed", range(6))
def test_the_log_names_cards_and_roles_only_to_who_may_know_them(seed: int) -> None:
    seats = (4, 6, 8, 9, 11, 12)[seed]
    secrets = 0
    for match, shut_in, events in random_match(seed, seats):
        over = match.outcome is not None
        for event in events:
            public = dict(event.args)
            if "card" in public:
                assert event.kind in ALWAYS_OPEN | OPEN_IN_QUARANTINE, event
                assert event.kind not in OPEN_IN_QUARANTINE or shut_in[int(str(public["who"]))], event
            assert "card2" not in public
            assert "turned" not in public
            assert "role" not in public or (event.kind in SHOWS_ROLE and over), event
            if event.kind == "skipped":
                assert set(public) == {"count"}
            if event.secret:
                secrets += 1
                assert event.kind in SECRETS
                owners = {public["who"], public.get("who2", public["who"])}
                assert set(event.to) <= owners
                if event.kind not in ("exchanged", "passed"):
                    assert event.to == (public["who"],)
            assert event.kind != "eliminated" or set(public) == {"who"}
    assert secrets > 20


@pytest.mark.rule("cosa-3.1", "cosa-4.4", "cosa-6.1", "cosa-11.14")
@by_language
@pytest.mark.parametrize("kind", SECRETS)
def test_whatever_the_secret_the_others_read_the_same(kind: str, language: str) -> None:
    of = texts(GAME, language)
    people: Args = (("who", 1), ("who2", 2))
    both = kind in ("exchanged", "passed")
    events = []
    for number in FOR_HANDS:
        card = CARDS[number].id
        secret: dict[str, Any] = {"card": card}
        if both:
            secret |= {"card2": card, "turned": 2 * (card == "infected")}
        events.append(Event(kind, people, secret=tuple(secret.items()), to=(1, 2) if both else (1,)))
    for eye in (0, 3, SPECTATOR):
        assert len({of.log(event.seen_from(eye), NAMES) for event in events}) == 1
    assert len({of.log(event.seen_from(1), NAMES) for event in events}) == len(FOR_HANDS)
    line = of.log(events[0].seen_from(0), NAMES)
    assert not any(of.say(f"card-{CARDS[number].id}") in line for number in FOR_HANDS)


@pytest.mark.rule("cosa-4.4", "cosa-7.8")
@by_language
def test_those_of_an_exchange_read_whether_somebody_turned(language: str) -> None:
    of = texts(GAME, language)
    people: Args = (("who", 1), ("who2", 2))
    lines = [
        of.log(
            Event("exchanged", people, (("card", "infected"), ("card2", "axe"), ("turned", turned)), (1, 2)).seen_from(
                2
            ),
            NAMES,
        )
        for turned in (0, 1, 2)
    ]
    assert len(set(lines)) == 3
    assert [line.count("Berta") for line in lines] == [1, 2, 1]
    assert not any("Cai" in line for line in lines)  # that is who reads it


@pytest.mark.rule("cosa-11.14")
@by_language
def test_showing_to_one_player_says_who_saw_and_whose(language: str) -> None:
    of = texts(GAME, language)
    event = Event("showed-to", (("who", 1), ("who2", 2)), (("card", ("axe", "infected")),), (1,))
    line = of.log(event.seen_from(0), NAMES)
    assert "Berta" in line
    assert "Cai" in line
    assert of.say("card-axe") not in line
    assert of.say("card-axe") in of.log(event.seen_from(1), NAMES)


@by_language
def test_a_whole_match_reads_like_a_story_with_nothing_left_unsaid(language: str) -> None:
    of = texts(GAME, language)
    lines = []
    for _, _, events in random_match(3, 9):
        lines += [of.log(event.seen_from(eye), NAMES) for event in events for eye in (0, SPECTATOR)]
    assert len(lines) > 200
    for line in lines:
        assert line[-1] in ".!”»", line
        assert "{" not in line
        assert "$" not in line
        assert "-" not in line.replace("counter-clockwise", ""), line
