"""What the deduction aid says of a bot's play by what the bots have agreed on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.arcana.laid import lay
from sobremesa import bots
from sobremesa.bots.hint import sign
from sobremesa.games.arcana.rules import GAME
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel import registry
from sobremesa.kernel.bot import Look, Reason
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import complete
from sobremesa.kernel.state import SPECTATOR, Plain
from sobremesa.testing import play

ROW = "judge stranger shore chalice"
NOBODY: frozenset[int] = frozenset()


def view_of(s: Arcana, seat: int) -> Plain:
    return {"seat": seat, **GAME.schema.cut(s, seat)}


def played(aid: str = "all", literal: frozenset[int] = NOBODY) -> Match[Arcana]:
    """The first of three has played as the house does."""
    match = lay(ROW, [(3, 5), (), ()], settings={"aid": aid})
    asked = match.asked_of(0)
    assert asked is not None
    bot = bots.make(bots.HOUSE, GAME, 0, Rng(bytes(32)))
    play(match, f"0 {bot.choose(match.look(0, literal)).key}")
    return match


def predicted() -> Iterator[Arcana]:
    """Wherever house bots among themselves vote on a fate."""
    for number in range(4):
        key = MatchKey.from_words(f"signs {number}", 4)
        settings = complete(GAME.info.settings, {"difficulty": "hard", "aid": "all"})
        s = deal(GAME, 4, settings, key.stream("rules"))
        house = bots.seated([bots.HOUSE] * 4, GAME, key)
        while asked := GAME.decisions(s):
            if asked[0].ask == "predict":
                yield s
            GAME.apply(s, asked[0].seat, house[asked[0].seat].choose(Look(GAME, s, asked[0])))


def values(found: Reason | None) -> tuple[int, ...]:
    assert found is not None
    said: Any = dict(found.because[1])["values"]
    return tuple(said)


@pytest.mark.rule("arcana-11.4")
def test_what_is_kept_is_among_what_the_play_says_and_mostly_all_it_says() -> None:
    alone = told = 0
    for s in predicted():
        found = sign(GAME, view_of(s, SPECTATOR), NOBODY)
        if found is not None and found.because[0] != "sign-none":
            told += 1
            alone += found.because[0] == "sign-one"
            assert s.hands[s.active][0] in values(found)
    assert told > 40
    assert alone >= 0.7 * told


def test_it_is_the_same_for_everybody_and_in_every_world_that_one_holds_possible() -> None:
    rng = Rng(bytes(range(32)))
    for s in predicted():
        here = sign(GAME, view_of(s, SPECTATOR), NOBODY)
        for seat in range(len(s.chairs)):
            assert sign(GAME, view_of(s, seat), NOBODY) == here
            if seat != s.active:
                assert sign(GAME, view_of(GAME.redeal(s, seat, rng), seat), NOBODY) == here


@pytest.mark.parametrize(
    ("aid", "at_table", "onlooker"), [("off", False, False), ("own", True, False), ("all", True, True)]
)
def test_it_is_told_where_the_deduction_is_shown(aid: str, at_table: bool, onlooker: bool) -> None:
    match = played(aid)
    assert (sign(GAME, match.view(1), NOBODY) is not None) is at_table
    assert (sign(GAME, match.view(SPECTATOR), NOBODY) is not None) is onlooker


def test_it_names_the_place_and_what_is_kept() -> None:
    match = played()
    found = sign(GAME, match.view(1), frozenset({2}))
    assert found is not None
    assert found.rule == "arcana-11.4"
    assert match.state.hands[0][0] in values(found)
    assert dict(found.because[1])["value"] == match.state.played[0]


def test_of_who_has_agreed_on_nothing_no_play_is_read() -> None:
    match = played()
    assert sign(GAME, match.view(1), frozenset({0})) is None


def test_where_people_decide_no_sign_is_given() -> None:
    people = frozenset({1, 2})
    found = sign(GAME, played(literal=people).view(1), people)
    assert found == Reason(("sign-none", (("who", 0),)), "arcana-11.4")


def test_nothing_is_read_before_the_play_and_once_the_fate_is_seen() -> None:
    match = lay(ROW, [(3, 5), (), ()], settings={"aid": "all"})
    assert sign(GAME, match.view(1), NOBODY) is None
    match = played()
    kept = match.state.hands[0][0]
    play(match, f"1 predict:{kept}", f"2 predict:{kept}")
    assert sign(GAME, match.view(1), NOBODY) is None


def test_games_without_signs_have_none() -> None:
    match = Match(registry.get("princesa"), 3, key=MatchKey.from_words("no signs", 3))
    assert sign(match.game, match.view(0), NOBODY) is None
