"""Redealing beside brute force: in a position small enough to list every world, those are dealt and no others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from sobremesa.games.arcana.cards import COPIES, VALUES
from sobremesa.games.arcana.moves import visible
from sobremesa.games.arcana.rules import GAME
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.settings import complete

DEALT = 400  # worlds: enough for the rarest of some dozen to turn up, and always the same


def _with_fates(before: Arcana, active: int, held: int, drawn: int) -> Arcana:
    """The same table, where the active player had one fate and has drawn the other."""
    s = GAME.schema.clone(before)
    s.asked = None
    for value in s.hands[active]:
        s.bag[value] += 1
    for value in (held, drawn):
        s.bag[value] -= 1
    s.hands[active] = tuple(sorted((held, drawn)))
    s.kept[active] = held
    return s


def _fates_left(before: Arcana, after: Arcana, active: int, option: Option) -> Iterator[int]:
    """What the active player may hold after that choice, by trying every pair of fates."""
    other = 1 - active
    for held, drawn in product(VALUES, VALUES):
        s = _with_fates(before, active, held, drawn)
        if min(s.bag[1:]) < 0 or option not in GAME.decisions(s)[0].options:
            continue
        GAME.apply(s, active, option)
        out = visible(after) + after.exiled + after.hands[other] + s.hands[active]
        if all(out.count(value) <= COPIES for value in VALUES):
            yield from s.hands[active]


@pytest.mark.parametrize("words", ["one", "two", "three"])
def test_all_worlds_that_could_be_are_dealt_and_no_others(words: str) -> None:
    key = MatchKey.from_words(words, 2)
    chance = key.stream("choices")
    before = deal(GAME, 2, complete(GAME.info.settings, {}), key.stream("rules"))
    decision = GAME.decisions(before)[0]
    active, option = decision.seat, chance.pick(decision.options)
    after = GAME.schema.clone(before)
    GAME.apply(after, active, option)
    assert option.verb == "play"

    possible = set(_fates_left(before, after, active, option))
    dealt = {fate for _ in range(DEALT) for fate in GAME.redeal(after, 1 - active, chance.branch()).hands[active]}
    assert dealt == possible
    assert set(after.hands[active]) <= possible
