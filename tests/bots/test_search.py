"""The bot that looks ahead: it departs from the house where something else wins more, within its budget."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from sobremesa import bots
from sobremesa.bots.kinds import SEARCH, USUAL_BUDGET
from sobremesa.bots.look import Choice
from sobremesa.kernel import registry
from sobremesa.kernel.bot import Bot, Look, Searched
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import complete
from tictactoe import Board, TicTacToe

ANSIA = registry.get("ansia")


@dataclass
class Corner:
    """A house bot that always takes the lowest free cell, and rates those after it by their number."""

    seat: int

    def choose(self, look: Look[Any]) -> Option:
        return look.decision.options[0]

    def worths(self, look: Look[Any]) -> list[float]:
        return [-float(option.args[0]) for option in look.decision.options]


class Cornered(TicTacToe):
    searched: Searched[Board] | None = Searched(frozenset({"mark"}), lambda s, seat: (1 + _return(s, seat)) / 2)

    def house(self, seat: int, rng: Rng) -> Bot[Board]:
        return Corner(seat)


def _return(s: Board, seat: int) -> float:
    outcome = GAME.outcome(s)
    assert outcome is not None
    return outcome.returns[seat]


GAME = Cornered()


def asked_of(s: Board, budget: int = USUAL_BUDGET) -> tuple[Choice, bots.Look[Board]]:
    decision = GAME.decisions(s)[0]
    look = bots.Look(GAME, Look(GAME, s, decision), Rng(bytes(32)), budget)
    kind = bots.kind_called(SEARCH)
    assert kind is not None
    choice = kind.make(GAME, decision.seat, Rng(bytes(32))).choose(look)
    assert isinstance(choice, Choice)
    return choice, look


def board(first: int, second: int) -> Board:
    s = deal(GAME, 2, {}, Rng(bytes(32)))
    s.marks[:] = [first, second]
    return s


def test_it_departs_from_the_house_where_that_loses() -> None:
    """O has two corners, and wins in the middle unless X goes there, where the house doesn't look."""
    choice, look = asked_of(board(0b000000011, 0b001000100))
    assert look.candidates(1)[0].key == "mark:3"
    assert choice.option.key == "mark:4"
    assert choice.worths[choice.option] > choice.worths[look.candidates(1)[0]]
    assert choice.because is not None


def test_where_nothing_is_better_the_houses_choice_stands() -> None:
    choice, look = asked_of(board(0, 0))  # whoever begins wins, if both take the lowest cell
    assert choice.option == look.candidates(1)[0]


@pytest.mark.parametrize("budget", [0, 1, 7, 40])
def test_it_chooses_with_whatever_budget(budget: int) -> None:
    choice, look = asked_of(board(0b000000011, 0b001000100), budget)
    assert choice.option in look.options
    assert 0 <= look.budget <= budget


def test_it_is_offered_where_it_was_seen_to_pay_and_nowhere_else() -> None:
    for game_id in registry.ids():
        game = registry.get(game_id)
        assert (SEARCH in bots.who_can_play(game)) == (game.searched is not None)
        assert bots.best_for(game) == "house"
        if game.searched is None:
            with pytest.raises(bots.NoSuchBot):
                bots.make(SEARCH, game, 0, Rng(bytes(32)))
    assert ANSIA.searched is not None


def test_the_same_look_gives_the_same_choice_and_what_it_does_not_search_is_the_houses() -> None:
    key = MatchKey.from_words("search", 2)
    s = deal(ANSIA, 2, complete(ANSIA.info.settings, {}), key.stream("rules"))
    house = bots.seated(["house"] * 2, ANSIA, key)
    searched = 0
    while searched < 1:
        decision = ANSIA.decisions(s)[0]
        if decision.ask == "move" and len(decision.options) > 1 and s.moon > 10:
            searched += 1
            choices = [
                bots.make(SEARCH, ANSIA, decision.seat, Rng(bytes(32))).choose(Look(ANSIA, s, decision)) for _ in "12"
            ]
            assert choices[0] == choices[1]
        elif decision.ask != "move":
            answer = bots.make(SEARCH, ANSIA, decision.seat, Rng(bytes(32))).choose(Look(ANSIA, s, decision))
            assert answer in decision.options
        ANSIA.apply(s, decision.seat, house[decision.seat].choose(Look(ANSIA, s, decision)))
