"""Matches of every game outlive cards that come between the others: saved anywhere, they go on to the same.

La Princesa has more of this, with cards that go and texts that change: `princesa/test_lasting.py`.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from games.added import ADDED
from games.altering import altered_copy
from games.eldritch.laid import dice, lay
from sobremesa.games.eldritch.book import INVESTIGATORS
from sobremesa.games.eldritch.state import LOOT
from sobremesa.kernel import registry
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.saved import Choice, Saved, resumed, save
from sobremesa.testing import play

NEW = "new-"
SEATS = 4
MATCHES = 4
BETWEEN_SAVES = 17
PLAYED_ON = 40


def questions(match: Match[Any]) -> list[tuple[object, ...]]:
    """What is asked, but for what is new to choose."""
    return [
        (d.seat, d.ask, [option.key for option in d.options if NEW not in option.key])
        for d in (asked.decision for asked in match.asked)
    ]


def plain(match: Match[Any]) -> Any:
    return msgspec.json.decode(msgspec.json.encode(match.game.schema.plain(match.state)))


def play_on(chance: Random, *matches: Match[Any]) -> None:
    for _ in range(PLAYED_ON):
        if not matches[0].asked:
            return
        asked = chance.choice(matches[0].asked).decision
        option = chance.choice(asked.options).key
        for match in matches:
            match.play(asked.seat, option)


@pytest.mark.parametrize("game_id", ADDED)
def test_a_match_under_way_outlives_cards_in_the_middle(game_id: str, tmp_path: Path) -> None:
    game: Game[Any] = registry.get(game_id)
    grown = altered_copy(f"sobremesa.games.{game_id}", tmp_path, f"{game_id}_grown", ADDED[game_id])
    for number in range(MATCHES):
        chance = Random(number)
        match = Match(game, SEATS, {}, MatchKey.from_words(f"lasting {number}", SEATS))
        choices: list[Choice] = []
        while match.asked:
            if match.version % BETWEEN_SAVES == number:
                saved = msgspec.json.decode(msgspec.json.encode(save(match)), type=Saved)
                here, there = match.fork(), resumed(match.origin._replace(game=grown), choices, 0, saved)
                assert plain(there) == plain(here)
                for _ in range(3):
                    assert questions(there) == questions(here)
                    play_on(chance, here, there)
                assert plain(there) == plain(here)
            asked = chance.choice(match.asked).decision
            option = chance.choice(asked.options)
            match.play(asked.seat, option)
            choices.append(Choice(asked.seat, option.key, 0))


def test_whose_loot_a_clue_is_part_of_outlives_them_too(tmp_path: Path) -> None:
    game: Game[Any] = registry.get("eldritch")
    grown = altered_copy("sobremesa.games.eldritch", tmp_path, "eldritch_looted", ADDED["eldritch"])
    state = Match(game, SEATS, {}, MatchKey.from_words("loot", SEATS)).state
    state.clue_at[3] = LOOT + INVESTIGATORS["lily"]
    there = grown.recall(msgspec.json.decode(game.schema.dumps(state)), game.info.version)
    assert there.clue_at[3] == state.clue_at[3] + 1  # one has come before
    assert grown.schema.plain(there)["clue_at"] == game.schema.plain(state)["clue_at"]


@pytest.mark.parametrize(
    ("laid", "choices", "card", "holds"),
    [
        (
            {"held": {0: "artifact-mi-go-brain-case asset-axe"}, "mine": {0: 1}},
            "0 pick:artifact-mi-go-brain-case, 0 pick:asset-axe, 0 give-clue",
            "mi-go-brain-case",
            ("traded", "traded_tokens"),
        ),
        (
            {"phase": "encounter", "on_top": "gen-01", "mine": {0: 1}, "rng": dice("1 1 1 1")},
            "0 meet:general, 0 reroll:1",
            "gen-01",
            ("marked",),
        ),
        (
            {"phase": "mythos", "mythos": "that-which-consumes", "gates": "rome tokyo"},
            "0 pick:space-rome",
            "that-which-consumes",
            ("votes",),
        ),
        (
            {"phase": "mythos", "mythos": "that-which-consumes", "gates": "rome tokyo"},
            "0 pick:space-rome, 1 pick:space-tokyo",
            "that-which-consumes",
            ("opened",),
        ),
    ],
)
def test_a_text_that_was_rewritten_while_it_asked_leaves_nothing_lying_about(
    laid: dict[str, Any], choices: str, card: str, holds: tuple[str, ...]
) -> None:
    match = lay("trish mark", "rome rome", **laid)
    play(match, *choices.split(", "))
    assert all(getattr(match.state, field) for field in holds)
    saved = plain(match)
    for frame in saved["agenda"]:
        if frame[0].startswith(f"{card}."):
            frame[2] = "as it was"
    there = match.game.recall(saved, match.game.info.version)
    assert there.left_out
    assert not any(getattr(there, field) for field in holds)
    assert match.game.decisions(there)
