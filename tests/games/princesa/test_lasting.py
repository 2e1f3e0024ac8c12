"""Matches of La Princesa outlive changes of the game: saved at every kind of question, they go on under another."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from games.altering import Edits
from games.princesa.altered import (
    A_CARD_ADDED,
    A_CARD_REMOVED,
    A_FIELD_ADDED,
    A_FIELD_REQUIRED,
    A_NUMBER_MENDED,
    A_TEXT_REWRITTEN,
    altered,
)
from sobremesa.games.princesa.kinds import CARD_IDS
from sobremesa.games.princesa.rules import GAME
from sobremesa.kernel.errors import BadFile
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.saved import Choice, Saved, resumed, save

MATCHES = 40
OF_EACH_QUESTION = 3
EDITS: dict[str, Edits] = {
    "added": A_CARD_ADDED,
    "removed": A_CARD_REMOVED,
    "mended": A_NUMBER_MENDED,
    "rewritten": A_TEXT_REWRITTEN,
    "field": A_FIELD_ADDED,
    "required": A_FIELD_REQUIRED,
}


class Standing(NamedTuple):
    """A match as it stood at some question, and as it was saved then."""

    match: Match[Any]
    choices: list[Choice]
    saved: Saved

    @property
    def agenda(self) -> str:
        return bytes(msgspec.json.encode(GAME.schema.plain(self.match.state)["agenda"])).decode()

    def under(self, game: Game[Any]) -> Match[Any]:
        saved = msgspec.json.decode(msgspec.json.encode(self.saved), type=Saved)
        return resumed(self.match.origin._replace(game=game), self.choices, 0, saved)


@pytest.fixture(scope="module")
def standing() -> list[Standing]:
    """Matches by chance, at every kind of question they come to: what is asked, and by which text."""
    found: defaultdict[tuple[object, ...], list[Standing]] = defaultdict(list)
    for seed in range(MATCHES):
        chance, seats = Random(seed), 3 + seed % 5
        settings = {"two_heroes": seed % 3 == 0 and seats <= 5}
        match = Match(GAME, seats, settings, MatchKey.from_words(f"lasting {seed}", seats))
        choices: list[Choice] = []
        while match.asked:
            frames = GAME.schema.plain(match.state)["agenda"]
            question = (*sorted(asked.decision.ask for asked in match.asked), frames[-1][0] if frames else "")
            if len(found[question]) < OF_EACH_QUESTION:
                found[question].append(Standing(match.fork(), list(choices), save(match)))
            asked = chance.choice(match.asked).decision
            option = chance.choice(asked.options)
            match.play(asked.seat, option)
            choices.append(Choice(asked.seat, option.key, 0))
    return [one for some in found.values() for one in some]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Game[Any]]:
    folder = tmp_path_factory.mktemp("altered")
    return {name: altered(folder, f"princesa_{name}", edits) for name, edits in EDITS.items()}


def play_on(*matches: Match[Any]) -> None:
    """To the end, the same in all of them."""
    chance = Random(7)
    while matches[0].asked:
        asked = chance.choice(matches[0].asked).decision
        option = chance.choice(asked.options).key
        for match in matches:
            match.play(asked.seat, option)


def questions(match: Match[Any]) -> list[tuple[object, ...]]:
    return [(d.seat, d.ask, d.source, [option.key for option in d.options]) for _, d in match.asked]


def test_matches_stand_at_every_kind_of_question(standing: list[Standing]) -> None:
    asked = {asked.decision.ask for one in standing for asked in one.match.asked}
    texts = {card for card in CARD_IDS for one in standing if f'"{card}.' in one.agenda}
    assert len(asked) >= 15
    assert len(texts) >= 10


@pytest.mark.parametrize("change", ["added", "field"])
def test_where_nothing_of_it_has_changed_it_goes_on_to_the_same_end(
    standing: list[Standing], games: dict[str, Game[Any]], change: str
) -> None:
    """With other numbers for nearly everything: a card more in the middle, a field more in the state."""
    game = games[change]
    for one in standing:
        here, there = one.match.fork(), one.under(game)
        assert there.state.left_out == ()
        assert questions(there) == questions(here)
        assert game.census(there.state) == GAME.census(here.state)
        play_on(here, there)
        assert not there.asked
        plain = game.schema.plain(there.state)
        plain.pop("omens", None)
        assert _as_json(plain) == _as_json(GAME.schema.plain(here.state))


def _as_json(plain: dict[str, Any]) -> Any:
    """Fingerprints of texts are of the version that runs them."""
    return msgspec.json.decode(msgspec.json.encode(plain))


def test_a_card_that_is_no_more_closes_the_match_by_its_name(
    standing: list[Standing], games: dict[str, Game[Any]]
) -> None:
    for one in standing:
        with pytest.raises(BadFile, match="war-hammer"):
            one.under(games["removed"])


def test_unless_the_game_says_what_it_has_become(
    standing: list[Standing], tmp_path_factory: pytest.TempPathFactory
) -> None:
    def migrate(_: object, saved: dict[str, Any], version: int) -> dict[str, Any]:
        assert version == GAME.info.version
        return {name: value if name in ("agenda", "queues") else _renamed(value) for name, value in saved.items()}

    game = altered(tmp_path_factory.mktemp("renamed"), "princesa_renamed", A_CARD_REMOVED, migrate=migrate)
    left_out = 0
    for one in standing:
        there = one.under(game)
        assert all(name.startswith("war-hammer.") for name in there.state.left_out)
        assert bool(there.state.left_out) == ('"war-hammer.' in one.agenda)
        left_out += bool(there.state.left_out)
        counted = game.census(there.state)
        assert counted["short-sword"] == 2 + 2
        play_on(there)
        assert not there.asked
    assert left_out > 0


def _renamed(value: Any) -> Any:
    if isinstance(value, list):
        return [_renamed(item) for item in value]
    if isinstance(value, dict):
        return {name: _renamed(item) for name, item in value.items()}
    return {"war-hammer": "short-sword", "card-war-hammer": "card-short-sword"}.get(value, value)


def test_a_mended_number_counts_from_here_on(standing: list[Standing], games: dict[str, Game[Any]]) -> None:
    """The text has the same shape: whoever stands in the middle of it goes on in it."""
    game = games["mended"]
    for one in standing:
        there = one.under(game)
        assert there.state.left_out == ()
        assert questions(there) == questions(one.match)
        play_on(there)
        assert not there.asked


def test_a_text_that_was_rewritten_is_left_out_and_named(standing: list[Standing], games: dict[str, Game[Any]]) -> None:
    game = games["rewritten"]
    rewritten = ("war-hammer.", "light-crossbow.")
    left_out = set()
    for one in standing:
        there = one.under(game)
        concerned = any(f'"{card}' in one.agenda for card in rewritten)
        assert bool(there.state.left_out) == concerned
        assert all(name.startswith(rewritten) for name in there.state.left_out)
        left_out |= {name.partition(".")[0] for name in there.state.left_out}
        if not concerned:
            assert questions(there) == questions(one.match)
        play_on(there)
        assert not there.asked
    assert left_out == {"war-hammer", "light-crossbow"}


def test_a_field_without_a_default_closes_the_match_by_its_name(
    standing: list[Standing], games: dict[str, Game[Any]]
) -> None:
    for one in standing:
        with pytest.raises(BadFile, match="lacks 'omens'"):
            one.under(games["required"])


def test_numbers_instead_of_names_would_not_last(standing: list[Standing], games: dict[str, Game[Any]]) -> None:
    """What the first test is worth: a saved state that holds a card's number is another card's."""
    game = games["added"]
    mistaken = 0
    for one in standing[:40]:
        state = {**GAME.schema.plain(one.match.state), "shop": list(one.match.state.shop)}
        there = game.recall(state, GAME.info.version)
        mistaken += game.census(there) != GAME.census(one.match.state)
    assert mistaken > 10
