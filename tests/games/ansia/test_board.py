"""What a table shows besides its pieces: speed as it is spent, the way home, what a pile is good for, the sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.ansia.laid import lay
from sobremesa.games.ansia.book import SPACES
from sobremesa.games.ansia.rules import GAME
from sobremesa.games.ansia.state import Ansia
from sobremesa.games.ansia.words import SOURCES
from sobremesa.kernel.playout import deal, play_out
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import complete
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import Position, play
from sobremesa.text import LANGUAGES, texts

DEFAULTS = complete(GAME.info.settings, {})


def messages(phrase: Any) -> Iterator[str]:
    yield phrase["message"]
    for value in phrase["args"].values():
        if isinstance(value, dict):
            yield from messages(value)


def test_what_is_spent_is_told_step_by_step_and_gone_when_taken_back() -> None:
    match = lay("night-flight hypnosis", "", places="market castle", quarry={(1, 1): "ivo marcela", (2, 1): "rita"})
    play(match, "0 pick:space-farms", "0 hunt:1-1")
    view = match.view(0)
    human = view["outlay"][1]["points"]
    assert view["outlay"] == [
        {"on": "go", "cost": 1, "points": 0},
        {"on": "hunt", "cost": 1, "points": human},
    ]
    assert human == view["scores"][0] > 0
    assert view["speed"] == 3
    match.undo(0)
    assert [stride["on"] for stride in match.view(0)["outlay"]] == ["go"]


def test_a_pile_says_what_it_does_for_ones_own_missions_and_only_to_their_owner() -> None:
    laid = {"places": "farms castle", "quarry": {(1, 1): "ivo marcela", (2, 1): "fang"}}
    match = lay("night-flight", "", held={0: "peasant-blood"}, public="full-menu the-pack", **laid)  # type: ignore[arg-type]
    piles = match.view(0)["piles"]
    assert piles[2]["gains"] == [0, 0, 4]
    assert piles[5]["gains"] == [0, 2, 0]
    assert all(pile["gains"] == [] for pile in match.view(1)["piles"])


@pytest.mark.parametrize(
    ("place", "moon", "mode", "fate"),
    [
        ("gate", 14, "venerable", "arrives"),
        ("barracks", 14, "venerable", "close"),
        ("labyrinth", 15, "venerable", "lost"),
        ("market", 15, "venerable", "lost"),
        ("bridge", 14, "venerable", "risks"),
        ("raven-bend", 15, "venerable", "shelters"),
        ("market", 15, "novice", "shelters"),
        ("labyrinth", 15, "novice", "lost"),
    ],
)
def test_towards_dawn_it_is_told_who_still_comes_home(place: str, moon: int, mode: str, fate: str) -> None:
    match = lay("", "", places=f"castle {place}", home={0: 12}, moon=moon, settings={"mode": mode})
    home, other = match.view(SPECTATOR)["lanes"]
    assert (home["fate"], home["turns"]) == ("home", 0)
    assert other["fate"] == fate
    assert other["turns"] == 15 - moon + (not match.state.rested[1])
    assert 0 <= other["sure"] <= other["lucky"] <= other["far"]


@pytest.mark.parametrize(
    ("place", "settings", "fate"),
    [
        ("ossuary", {}, "shelters"),
        ("old-mine", {}, "lost"),
        ("old-mine", {"mode": "novice"}, "shelters"),
        ("labyrinth", {"mode": "novice"}, "lost"),
    ],
)
def test_whom_the_sun_does_not_burn_is_not_called_lost(place: str, settings: dict[str, object], fate: str) -> None:
    """`ansia-15.2`, `ansia-15.3`, `ansia-15.5`: what is told after its last turn is what dawn does to it."""
    match = lay("night-flight", "", places=f"market {place}", moon=15, rested=[1], settings=settings)
    lane = match.view(SPECTATOR)["lanes"][1]
    assert (lane["turns"], lane["fate"]) == (0, fate)
    while match.asked:
        decision = match.asked[0].decision
        match.play(decision.seat, decision.options[-1].key)
    assert (1 in match.state.ashes) == (fate == "lost")


def test_before_that_nobody_is_hurried() -> None:
    assert lay("", "").view(0)["lanes"] == []


@pytest.mark.parametrize(
    ("home", "places", "message"),
    [
        ({0: 12, 1: 13}, "castle castle", "sheet-tie-home"),
        ({}, "gate vaults", "sheet-tie-near"),
        ({0: 12, 1: 12}, "castle castle", "sheet-tie-home"),
        ({}, "gate gate", "sheet-tie-shared"),
    ],
)
@pytest.mark.rule("ansia-16.6")
def test_the_sheet_says_how_a_tie_was_broken(home: dict[int, int], places: str, message: str) -> None:
    match = lay("night-flight", "night-flight", places=places, home=home, moon=15, scores=[30, 30], rested=[0, 1])
    tie = match.view(SPECTATOR)["tie"]
    assert match.outcome
    assert tie["rule"] == "ansia-16.6"
    assert tie["says"]["message"] == message
    assert tie["says"]["args"]["who"] == match.outcome.winners


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words_the_map_tells_what_is_left_in_each_space(language: str) -> None:
    told = {
        "es": ["cofre vacío", "cofre abierto: Velocidad 1", "el faro (cofre)", "rosas: Rosa de sangre", "1 misión)"],
        "en": ["empty chest", "open chest: Speed 1", "the lighthouse (chest)", "roses: Blood Rose", "1 mission)"],
    }
    of = texts(GAME, language)
    chests = {"bridge": "one-speed", "old-mine": "", "lighthouse": "velvet"}
    crypts = ("the-pack", "crusade", "penitent")
    match = lay("", "", places="harbour castle", chests=chests, crypts=crypts)
    zones = {0: "eternal-rose", 1: "wind-rose"}
    far = lay("", "", places="hedges castle", zones=zones)
    words = [of.panel(panel) for one in (match, far) for row in GAME.sketch(one.view(0)) for panel in row]
    everything = "\n".join(line for lines in words for line in lines)
    assert [what for what in told[language] if what not in everything] == []


def test_the_map_tells_how_far_everything_is_from_whoever_has_the_turn() -> None:
    match = lay("night-flight night-flight", "", places="harbour castle")
    view = match.view(0)
    names = list(SPACES.names)
    steps = {name: view["steps"][names.index(name)] for name in ("harbour", "old-mine", "castle")}
    assert steps == {"harbour": 0, "old-mine": 3, "castle": 14}
    of = texts(GAME, "en")
    ahead = [of.panel(panel) for row in GAME.sketch(view) for panel in row][1]
    assert [line.partition(":")[0] for line in ahead if line.startswith("At ")] == [f"At {n}" for n in range(1, 9)]


@pytest.fixture(scope="module")
def nights() -> list[Ansia]:
    """Three that were played well, so that there is much to count."""
    played = []
    for seed in range(3):
        rng = Rng(bytes([seed]) * 32)
        s = deal(GAME, 2 + seed, DEFAULTS, rng)
        play_out(GAME, s, [GAME.house(seat, Rng(bytes([seat]) * 32)) for seat in range(2 + seed)])
        played.append(s)
    return played


def test_the_sheet_explains_every_point(nights: list[Ansia]) -> None:
    for s in nights:
        view = Position.over(GAME, s, len(s.places)).view(SPECTATOR)
        for earned, account in zip(view["earned"], view["account"], strict=True):
            told: Counter[str] = Counter()
            for entry in account:
                told[entry["source"]] += entry["points"]
            assert {source: n for source, n in told.items() if n} == {
                source.name: n for source, n in zip(SOURCES.words, earned, strict=True) if n
            }


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_must_not_be_missed_is_said_to_whom_it_happens(language: str) -> None:
    of = texts(GAME, language)
    args = (
        ("who", 0),
        ("who2", 0),
        ("n", 2),
        ("points", 2),
        ("space", "gate"),
        ("token", "velvet"),
        ("card", ("ivo",)),
    )
    for kind in GAME.moments:
        assert of.say(f"log-{kind}", args, ("Ana",), 0) != of.say(f"log-{kind}", args, ("Ana",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_can_be_read(nights: list[Ansia], language: str) -> None:
    of = texts(GAME, language)
    for s in nights:
        view = Position.over(GAME, s, len(s.places)).view(SPECTATOR)
        for account in view["account"]:
            for entry in account:
                assert all(of.has(message) for message in messages(entry["says"]))
