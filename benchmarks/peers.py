"""The same measures of the peers, each driven from Python as its own documentation does."""

from __future__ import annotations

import warnings
from importlib import import_module
from random import Random
from random import seed as set_seed
from time import process_time
from typing import Any

from benchmarks.clock import BETWEEN_LOOKS
from benchmarks.petting import steps_per_second

Figures = dict[str, float]

CATANATRONS_LONGEST = 1000  # turns, as in its own `Game.play`


def _drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    for action, probability in outcomes:
        at -= probability
        if at <= 0:
            return action
    return outcomes[-1][0]


def openspiel(name: str, seconds: float) -> Figures:
    """Moves of players, and moves of players and of chance, both in the whole time."""
    import pyspiel

    game = pyspiel.load_game(name)
    draw = Random(0).random
    moves = chances = matches = 0
    start = process_time()
    while (taken := process_time() - start) < seconds:
        until = moves + BETWEEN_LOOKS
        while moves < until:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    action = _drawn(state.chance_outcomes(), draw())
                    chances += 1
                else:
                    legal = state.legal_actions()
                    action = legal[int(draw() * len(legal))]
                    moves += 1
                state.apply_action(action)
            matches += 1
    return {"moves": moves / taken, "moves and chance": (moves + chances) / taken, "matches": matches / taken}


def catanatron(players: int, seconds: float) -> Figures:
    """Ticks of its own loop, with its own random players: each is one choice, dice included where one rolls."""
    game: Any = import_module("catanatron")
    colours = list(game.Color)[:players]
    set_seed(0)  # it draws from the module's generator
    ticks = matches = 0
    start = process_time()
    while (taken := process_time() - start) < seconds:
        until = ticks + BETWEEN_LOOKS
        while ticks < until:
            match = game.Game([game.RandomPlayer(colour) for colour in colours])
            while match.winning_color() is None and match.state.num_turns < CATANATRONS_LONGEST:
                match.play_tick()
                ticks += 1
            matches += 1
    return {"ticks": ticks / taken, "matches": matches / taken}


def hanabi_v5(players: int, seconds: float) -> Figures:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        hanabi: Any = import_module("pettingzoo.classic.hanabi_v5")
    return steps_per_second(hanabi.env(players=players, hand_size=4 if players >= 4 else 5), seconds)
