"""Rolls, tests and tables of results."""

from __future__ import annotations

from itertools import count

import pytest

from kernel.effects.camp import BOOK, COINS, HEALTH, Gain, Lose, Prevent, begun
from kernel.effects.game import GAME, Days
from kernel.effects.test_texts import said
from sobremesa.kernel.effects.control import Choose, Each, May, Nothing, Seq
from sobremesa.kernel.effects.dice import NO_MORE, SIDES, ByResult, Check, Roll, Row, faces
from sobremesa.kernel.effects.node import ASKS, RANDOM, scan
from sobremesa.kernel.effects.registers import N
from sobremesa.kernel.effects.running import advance, reg, start
from sobremesa.kernel.effects.selectors import Everybody, Fixed, Result
from sobremesa.kernel.key import MatchKey


def with_dice(*fall: int) -> Days:
    """A camp whose dice will fall like that: of all generators, one that does."""
    for number in count():
        rng = MatchKey.from_words(f"dice {number}", 1).stream("rules")
        tried = rng.copy()
        if all(1 + tried.below(SIDES) == face for face in fall):
            s = GAME.setup(3, {}, rng.copy())
            s.rng = rng
            return s
    raise AssertionError


def test_a_check_is_passed_with_enough_successes() -> None:
    check = Check(Roll(Fixed(3)), Gain(COINS, 1), Lose(HEALTH, 1), need=2)
    assert begun(check, s=with_dice(5, 1, 6)).told == ["0 gains 1 coin"]
    s = with_dice(5, 1, 4)
    start(s, check, 1)
    advance(s)
    assert s.told == ["1 loses 1 health"]


def test_the_result_can_be_referred_to() -> None:
    s = begun(Seq(Roll(Fixed(2)), Roll(Result()), May(None, Nothing())), s=with_dice(5, 6, 2, 3))
    assert (faces(s), reg(s, N)) == ([2, 3], 0)
    assert BOOK.no in BOOK.options


@pytest.mark.parametrize(("fall", "told"), [((1, 2), ["0 loses 1 health"]), ((1, 5), []), ((6, 5), ["0 gains 2 coin"])])
def test_a_table_of_results(fall: tuple[int, ...], told: list[str]) -> None:
    table = ByResult(Row(0, 0, Lose(HEALTH, 1)), Row(2, NO_MORE, Gain(COINS, 2)))
    assert begun(Seq(Roll(Fixed(2)), table), s=with_dice(*fall)).told == told


def test_they_read_as_rules_do() -> None:
    assert said(Each(Everybody(), Check(Roll(Fixed(2)), failed=Lose(HEALTH, 1)))) == (
        "Each player rolls 2 dice; if their result is below 1, they lose 1 Health.",
        "Cada jugador tira 2 dados; si su resultado es menos de 1, pierde 1 de Salud.",
    )
    rows = (Row(0, 0, Lose(HEALTH, 1)), Row(1, 2, Nothing()), Row(3, NO_MORE, Prevent(HEALTH, Result())))
    assert said(Seq(Roll(Fixed(1)), ByResult(*rows))) == (
        "Roll 1 die. By the result: 0: lose 1 Health; 1–2: nothing happens; 3+: prevent the loss of as much Health as"
        " the result.",
        "Tira 1 dado. Según el resultado: 0: pierde 1 de Salud; 1–2: no pasa nada; 3 o más: evita la pérdida de tanto"
        " de Salud como el resultado.",
    )


def test_what_rolls_is_known_to_before_it_does() -> None:
    assert scan(Choose(Nothing(), Check(Roll(Fixed(1))))) == ASKS | RANDOM
