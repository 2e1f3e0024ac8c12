"""The last light of The Shipwreck Arcana, solved: a game of hidden information small enough for that.

python -m benchmarks.solved                              two seats, four fates, a point from winning, one from losing
python -m benchmarks.solved --fates 12467 --iterations 32

OpenSpiel's CFR+ plays it against itself; NashConv is what the two would gain by each answering the other's average play
as well as can be, alone: nothing at an equilibrium. Chance has a node for every draw, so nothing is left to samples.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from time import process_time
from typing import Any, Final

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from sobremesa.envs.openspiel import name_of, register
from sobremesa.games.arcana.rules import ShipwreckArcana
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Settings

FATES: Final = (1, 3, 5, 7)
ROW: Final = Rng(bytes([1]) * 32)  # draws the cards that lie there, always the same


class LastLight(ShipwreckArcana):
    """A point is lacking to win and one of doom to lose, there are few fates, and everybody knows the cards to come."""

    def __init__(self, fates: Sequence[int]) -> None:
        self.fates = tuple(fates)
        self.info = replace(ShipwreckArcana.info, id="last" + "".join(map(str, fates)))

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Arcana:
        s = super().setup(seats, settings, Rng(ROW.key))
        s.rng = rng
        s.active = 0
        s.score = s.doom = 6
        s.bag = [self.fates.count(value) for value in range(len(s.bag))]
        return s


@cache
def tree_of(fates: tuple[int, ...]) -> Any:
    game = LastLight(fates)
    register(game)
    return pyspiel.load_game(f"{name_of(game)}(players=2)")


def size(tree: Any) -> tuple[int, int]:
    """How many nodes there are, and information states."""
    nodes, known, left = 0, set(), [tree.new_initial_state()]
    while left:
        state = left.pop()
        nodes += 1
        if state.is_terminal():
            continue
        if not state.is_chance_node():
            known.add(state.information_state_string())
        left += [state.child(action) for action in state.legal_actions()]
    return nodes, len(known)


@dataclass(frozen=True)
class Found:
    iteration: int
    nash_conv: float
    won: float  # the share of matches that end well, both playing so


def judged(tree: Any, played: Any, iteration: int) -> Found:
    worth = expected_game_score.policy_value(tree.new_initial_state(), [played] * 2)
    return Found(iteration, float(exploitability.nash_conv(tree, played)), float(1 + worth[0]) / 2)


def solved(tree: Any, iterations: Sequence[int]) -> Iterator[Found]:
    """What CFR+ has come to after so many iterations; 0 is to choose at random."""
    solver, done = cfr.CFRPlusSolver(tree), 0
    for wanted in iterations:
        while done < wanted:
            solver.evaluate_and_update_policy()
            done += 1
        yield judged(tree, solver.average_policy() if done else policy.UniformRandomPolicy(tree), done)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.solved", description=__doc__)
    parser.add_argument("--fates", default="".join(map(str, FATES)), help="a digit each (default: %(default)s)")
    parser.add_argument("--iterations", type=int, default=64, help="(default: %(default)s)")
    given = parser.parse_args()
    tree = tree_of(tuple(map(int, given.fates)))
    nodes, known = size(tree)
    print(f"fates {', '.join(given.fates)}: {nodes:,} nodes, {known:,} information states", flush=True)
    steps = [0, *[1 << n for n in range(given.iterations.bit_length())]]
    began = process_time()
    for found in solved(tree, [step for step in steps if step <= given.iterations]):
        seconds = process_time() - began
        print(
            f"{found.iteration:5} iterations  NashConv {found.nash_conv:.5f}  won {found.won:.2%}  {seconds:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
