"""What this game says: everything in the box and every scene, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.box import assert_box_reads_as_in
from games.eldritch.laid import lay, told
from sobremesa.games.eldritch import map as world
from sobremesa.games.eldritch import words
from sobremesa.games.eldritch.book import (
    ANCIENTS,
    ARTIFACTS,
    ASSETS,
    BOOK,
    ENCOUNTERS,
    INVESTIGATORS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
)
from sobremesa.games.eldritch.effects import fate, health, leaving, moving, nouns, testing
from sobremesa.games.eldritch.facts import ENCOUNTER
from sobremesa.games.eldritch.meeting import scene_of
from sobremesa.games.eldritch.rules import GAME
from sobremesa.games.eldritch.two_sided import condition_cards, spell_cards
from sobremesa.games.eldritch.words import SPECIAL
from sobremesa.kernel.effects import control
from sobremesa.kernel.effects import nouns as put_together
from sobremesa.kernel.effects.control import Choose, May
from sobremesa.kernel.effects.words import YOU_DO
from sobremesa.kernel.match import Match
from sobremesa.testing import play
from sobremesa.text import LANGUAGES, texts


def test_everything_in_the_box_is_told_of() -> None:
    counts: Counter[str] = Counter()
    for component in GAME.components({}):
        counts[component.kind] += component.count
    assert counts == {
        "investigator": len(INVESTIGATORS),
        "ancient": len(ANCIENTS),  # both sides
        "cultist": len(ANCIENTS),
        "mystery": len(MYSTERIES),
        "mythos": len(MYTHOS),
        "asset": len(ASSETS),
        "artifact": len(ARTIFACTS),
        "spell": len(spell_cards()),
        "condition": len(condition_cards()),
        "monster": len(MONSTERS),
        "encounter": len(ENCOUNTERS),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_reads_as_in_the_golden_file(language: str) -> None:
    assert_box_reads_as_in(Path(__file__).parent / "golden", GAME, {}, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_encounter_opens_with_a_scene_of_its_own(language: str) -> None:
    said = [
        texts(GAME, language).say(f"scene-{scene_of(card, part)}")
        for card, facts in enumerate(ENCOUNTER)
        if facts.deck is not SPECIAL
        for part in BOOK.cards[ENCOUNTERS.first + card].parts
        if part not in ("passed", "failed")
    ]
    assert len(said) == len(set(said)) > len(ENCOUNTERS)


@pytest.mark.rule("eldritch-21.9", "eldritch-1.4")
def test_the_scene_is_told_before_the_test() -> None:
    match = lay("leo mark", "rome london", phase="encounter", on_top="gen-04")
    events = play(match, "0 meet:general")
    assert told(events, "scene", "scene")[0] == "gen-04-city"
    kinds = [event.kind for event in events]
    assert kinds.index("encounter") < kinds.index("scene") < kinds.index("rolled")


@pytest.mark.parametrize(
    ("language", "thing", "said"),
    [
        ("es", "asset-axe", "+2 a Fuerza en combate."),
        (
            "en",
            "monster-zombie",
            "Reckoning: spawn the Zombie Horde on its space. If it was spawned, this monster is discarded.",
        ),
        ("en", "mystery-watching-the-stars", "When Cthylla is defeated, this mystery is solved."),
        (
            "en",
            "mythos-silver-twilight-aid",
            "Effect: each investigator may gain 1 clue, 1 asset from the deck or 1 spell.",
        ),
        (
            "en",
            "mythos-growing-madness",
            "When no token is left on it, each investigator loses 3 Sanity. Then, this rumour is solved.",
        ),
        (
            "es",
            "condition-detained-a",
            "Otro dorso: a menos que gastes 1 pista, haz una prueba de Influencia -1; "
            "si la fallas, pierde 2 de Salud y 2 de Cordura. Descarta esta carta.",
        ),
        (
            "es",
            "mythos-from-bad-to-worse",
            "Efecto: cada investigador pierde 1 de Salud por cada estado de Herida propio y 1 de Cordura por cada "
            "estado de Locura propio, y descarta 1 pista por cada estado de Trato propio.",
        ),
        (
            "en",
            "mythos-legitimate-banking",
            "Effect: the lead investigator, if they have the Debt condition, resolves the reckoning of Debt, as if all "
            "dice showed 1; otherwise, they gain the Debt condition.",
        ),
        (
            "es",
            "cultist-of-shub-niggurath",
            "Retribución: genera un Engendro cabrío o un Retoño oscuro en su casilla. "
            "Si se ha generado, se descarta este monstruo.",
        ),
        # Two spaces are two tokens.
        (
            "es",
            "ancient-cthulhu-awake",
            "Cada vez que la perdición vaya a avanzar 1 casilla, en su lugar "
            "pon 1 ficha de Cordura en la hoja del Primigenio.",
        ),
        ("es", "monster-maniac", "Si lo derrotas en combate: obtén el apoyo Hacha."),
        # In Spanish an order to you and what another does sound alike: it must be plain who loses what.
        ("es", "investigator-mark", "Acción: pierde 1 de Salud y un monstruo de tu casilla pierde 1 de Salud."),
        (
            "es",
            "spell-plumb-the-void-a",
            "Uno de sus dorsos: con un resultado de 0, ese investigador pierde 3 de Salud; con un resultado de 1–2, "
            "quien lo lanza pierde 1 de Cordura; "
            "con un resultado de 3 o más, quien lo lanza hace una acción adicional.",
        ),
        ("en", "investigator-norman", "Action: spend 2 clues and discard a non-epic monster on a space with a gate."),
    ],
)
def test_how_some_cards_read(language: str, thing: str, said: str) -> None:
    number = BOOK.things.number_of(thing)
    assert said in [texts(GAME, language).phrase(phrase) for phrase in BOOK.cards[number].sentences()]


def test_noun_phrases_read_as_the_guide_says() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "adding-a-card.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+\(.+\))` \| (.+) \|$", guide, re.MULTILINE)
    known = {**vars(nouns), **vars(put_together), **vars(fate), **vars(health), **vars(leaving), **vars(moving)}
    known |= {**vars(world), **vars(words), **vars(control)}
    english = texts(GAME, "en")
    assert [english.phrase(eval(code, known).say("you-do")) for code, _ in rows] == [said for _, said in rows]
    assert len(rows) == 5


def test_the_sheet_of_an_ancient_one_says_how_the_table_is_laid_for_it() -> None:
    english = texts(GAME, "en")
    sheets = {
        component.id: [english.phrase(phrase) for phrase in component.says]
        for component in GAME.components({})
        if component.kind == "ancient"
    }
    assert sheets["azathoth"][:3] == [
        "Doom 15; 3 mysteries to solve.",
        "The mythos deck, stage by stage: 1 green, 2 yellow and 1 blue; 2 green, 3 yellow and 1 blue; "
        "2 green, 4 yellow and no blue.",
        "When the table is laid, 1 eldritch token is put on the green space of the omen track.",
    ]
    assert "Every Ghoul, Goat Spawn and Dark Young is set aside when the table is laid." in sheets["shub-niggurath"]


def test_what_refusing_and_failing_both_come_to_is_said_once() -> None:
    def said(other: int) -> str:
        passed = May(health.Spend(words.HEALTH, 1), fate.RetreatDoom(1), health.Lose(words.SANITY, other))
        return texts(GAME, "es").phrase(testing.Test(words.LORE, 0, passed, health.Lose(words.SANITY, 3)).say(YOU_DO))

    assert said(3).endswith("si no lo haces o si fallas la prueba, pierde 3 de Cordura")
    assert said(2).endswith("si no lo haces, pierde 2 de Cordura; si la fallas, pierde 3 de Cordura")


def test_a_choice_that_leads_to_a_roll_does_not_tell_what_comes_of_it() -> None:
    def tells(phrase: object, names: tuple[str, ...]) -> bool:
        return phrase in names or (isinstance(phrase, tuple) and any(tells(part, names) for part in phrase))

    offered = [node.then for node in BOOK.nodes if isinstance(node, May) and node.then is not None]
    offered += [branch for node in BOOK.nodes if isinstance(node, Choose) for branch in node.branches]
    rolls = [node for node in offered if isinstance(node, testing.Test)]
    assert rolls
    assert not any(tells(roll.as_choice(), ("on-pass", "on-fail")) for roll in rolls)
    assert (
        next(node for node in BOOK.nodes if isinstance(node, May) and node.then is rolls[0]).label(BOOK.yes)
        == rolls[0].as_choice()
    )


def labels(match: Match[Any], seat: int, language: str) -> list[str]:
    """What the seat's options are called, among Ana and Berta."""
    of, view = texts(GAME, language), match.view(seat)
    decision = next(asked.decision for asked in match.asked if asked.decision.seat == seat)
    return [of.label(GAME, view, option, ("Ana", "Berta"), decision.by) for option in decision.options]


@pytest.mark.parametrize(("language", "theirs"), [("en", "Debt of Berta"), ("es", "Deuda de Berta")])
def test_what_others_have_is_said_to_be_theirs(language: str, theirs: str) -> None:
    match = lay("leo mark", "rome rome", held={0: "condition-debt", 1: "condition-debt"})
    assert {theirs, theirs.partition(" ")[0]} < set(labels(match, 0, language))


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", ["Cultist 1 in Rome", "Cultist 2 in Rome"]), ("es", ["Sectario 1 en Roma", "Sectario 2 en Roma"])],
)
def test_monsters_of_one_kind_are_told_by_where_they_are(language: str, told: list[str]) -> None:
    match = lay("diana leo", "rome london", monsters={"rome": "cultist-2 cultist-5"})
    play(match, "0 pick:investigator-diana", "0 branch:1")
    assert labels(match, 0, language) == told
    match = lay(
        "norman leo",
        "london rome",
        gates="rome london",
        monsters={"rome": "cultist-2", "london": "cultist-5"},
        mine={0: 2},
    )
    play(match, "0 pick:investigator-norman")
    assert len(set(labels(match, 0, language))) == 2


def test_who_chooses_a_sheet_sees_the_figures_of_each_in_one_sentence() -> None:
    match: Match[Any] = Match(GAME, 1)
    pieces = [piece for row in GAME.sketch(match.view(0)) for panel in row for piece in panel.pieces]
    offered = [piece for piece in pieces if any(option in match.asked[0].decision.options for option in piece.options)]
    assert len(offered) == 12
    assert all(len(piece.says) == 1 for piece in offered)


def test_a_card_with_a_name_in_the_plural_is_one_card_that_is_turned_over() -> None:
    english = texts(GAME, "en")
    args = (("who", 0), ("thing", ("condition-hallucinations", ())), ("back", "hallucinations-1"))
    assert english.say("log-turned", args, ("Ana",)).startswith("Ana's card Hallucinations is turned over: ")
    assert english.say("log-turned", args, ("Ana",), 0).startswith("Your card Hallucinations is turned over: ")
