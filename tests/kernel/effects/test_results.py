"""Tables of results, and results to refer to."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from kernel.effects.camp import COINS, HEALTH, Drawing, Gain, Lose, Prevent, begun
from kernel.effects.test_texts import said
from sobremesa.kernel.effects.control import Choose, Nothing, Seq
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, Node, scan
from sobremesa.kernel.effects.registers import N
from sobremesa.kernel.effects.results import NO_MORE, ByResult, Row
from sobremesa.kernel.effects.running import Running, put
from sobremesa.kernel.effects.selectors import Result


@dataclass(eq=False)
class Come(Node):
    """As if a test had come to so much."""

    n: int

    def run(self, s: Running, step: int) -> bool:
        put(s, N, self.n)
        return GO_ON


TABLE = ((0, ["0 loses 1 health"]), (1, []), (2, ["0 gains 2 coin"]), (9, ["0 gains 2 coin"]))


@pytest.mark.parametrize(("result", "told"), TABLE)
def test_a_table_of_results(result: int, told: list[str]) -> None:
    table = ByResult(Row(0, 0, Lose(HEALTH, 1)), Row(2, NO_MORE, Gain(COINS, 2)))
    assert begun(Seq(Come(result), table)).told == told


def test_the_result_can_be_referred_to() -> None:
    assert Result().of(begun(Seq(Come(3), Choose(Nothing(), Nothing())))) == 3


def test_they_read_as_rules_do() -> None:
    rows = (Row(0, 0, Lose(HEALTH, 1)), Row(1, 2, Nothing()), Row(3, NO_MORE, Prevent(HEALTH, Result())))
    assert said(ByResult(*rows)) == (
        "By the result: 0: lose 1 Health; 1–2: nothing happens; 3+: prevent the loss of as much Health as the result.",
        "Según el resultado: 0: pierde 1 de Salud; 1–2: no pasa nada; 3 o más: evita la pérdida de tanto de Salud como"
        " el resultado.",
    )


def test_what_is_random_is_known_to_be_so_before_it_is() -> None:
    assert scan(Choose(Nothing(), ByResult(Row(0, 0, Drawing())))) == ASKS | RANDOM
