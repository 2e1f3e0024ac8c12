"""What hints must be: from the seat's view alone, few, about what is offered, and with a reason that can be said.

In two worlds that a seat can't tell apart it is told the same, byte for byte. A game that has an adviser says a reason
of its own for what comes first: a hint that only says «this is best» teaches nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from sobremesa import bots
from sobremesa.bots.hint import MOST, Suggestion, hint, sign
from sobremesa.kernel.bot import Look, Reason
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng, derive
from sobremesa.testing.runs import Tables
from sobremesa.testing.words import has_texts
from sobremesa.text import LANGUAGES, texts

_OF_THE_FRAME: Final = ("reason-house", "reason-next")
_BUDGET: Final = 300  # simulated choices, where hints look ahead
_AT_RANDOM: Final = 3  # of so many choices one is taken at random, so that matches come where no bot leads them


def hint_complaints(game: Game[Any], matches: int, looked_at: int, words: str = "hints") -> list[str]:
    """What is wrong with the hints that are given in random matches; so many are looked at in each."""
    found: dict[str, None] = {}
    tables = Tables(game, (), {})
    for number in range(matches):
        rng = MatchKey.from_words(f"{words} {number}", 1).stream("checks")
        seats, settings = tables.pick(number, matches, rng)
        key = MatchKey.from_words(f"{words} {number}", seats)
        s = deal(game, seats, dict(settings), key.stream("rules"))
        house = bots.seated([bots.best_for(game)] * seats, game, key)
        left = looked_at
        while left and (asked := game.decisions(s)):
            decision = asked[0]
            if len(decision.options) > 1 and rng.below(4) == 0:
                left -= 1
                persons = frozenset([seat for seat in range(seats) if rng.below(2)])
                for complaint in _complaints(game, s, decision, persons, rng.branch()):
                    found[f"{game.info.id}, match {number}: {complaint}"] = None
            look = Look(game, s, decision)
            option = rng.pick(decision.options) if rng.below(_AT_RANDOM) == 0 else house[decision.seat].choose(look)
            game.apply(s, decision.seat, option)
    return list(found)


def _complaints(game: Game[Any], s: Any, decision: Decision, persons: frozenset[int], rng: Rng) -> Iterator[str]:
    seat = decision.seat
    stream = derive(rng.key, "hint")
    persons |= {seat}
    here = hint(game, Look(game, s, decision, persons), Rng(stream), _BUDGET)
    other = game.redeal(s, seat, rng.branch())
    (there_asked,) = [one for one in game.decisions(other) if one.seat == seat]
    there = hint(game, Look(game, other, there_asked, persons), Rng(stream), _BUDGET)
    if encoded(here) != encoded(there):
        yield f"asked {decision.ask}, {seat} is told {encoded(here)!r} or {encoded(there)!r}, by what it can't know"
    mine, same = [sign(game, {"seat": seat, **game.schema.cut(state, seat)}, persons) for state in (s, other)]
    if mine != same:
        yield f"asked {decision.ask}, {seat} is told that the last play says {mine} or {same}, by what it can't know"
    if not 1 <= len(here) <= MOST or any(one.option not in decision.options for one in here):
        yield f"asked {decision.ask}, {seat} is told of {[one.option.key for one in here]}"
    if len({one.option for one in here}) < len(here):
        yield f"asked {decision.ask}, {seat} is told of one option twice"
    if game.adviser is not None and here[0].reason.because[0] in _OF_THE_FRAME:
        yield f"asked {decision.ask}, nothing is said for {here[0].option.key}"
    for one in here if has_texts(game) else ():
        yield from _unsaid(game, one.reason)
    if mine is not None:
        yield from _unsaid(game, mine)


def _unsaid(game: Game[Any], reason: Reason) -> Iterator[str]:
    """What can't be read by people."""
    for language in LANGUAGES:
        told = texts(game, language)
        try:
            told.phrase(reason.because)
        except Exception as error:  # whatever keeps it from being said
            yield f"in {language}: {error}"
        if reason.rule and reason.rule not in told.rules():
            yield f"there is no rule {reason.rule} to read on in"


def encoded(suggestions: tuple[Suggestion, ...]) -> bytes:
    """All that is said, as bytes."""
    return msgspec.json.encode(
        [(one.option.key, one.reason.because, one.reason.rule, one.tried) for one in suggestions]
    )
