"""What we measure of Sobremesa. Each measure is a function that does one round and gives its figures."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any

from benchmarks.petting import steps_per_second
from sobremesa.kernel import registry
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.playout import deal, play_out_at_random
from sobremesa.kernel.settings import complete
from sobremesa.lab.simulate import simulate

Figures = dict[str, float]

MATCHES_IN_MEMORY = 100
CLONES = 5_000
TRIGGERS = 50_000
SIMULATED_AT_ONCE = 10


def game_named(game_id: str) -> Game[Any]:
    if game_id == "tictactoe":
        import tictactoe

        return tictactoe.GAME
    return registry.get(game_id)


def choices_per_second(game_id: str, seats: int, seconds: float) -> Figures:
    """Whole matches at random, dealing included."""
    game = game_named(game_id)
    settings = complete(game.info.settings, {})
    key = MatchKey.from_words("benchmark", seats)
    rules, chance = key.stream("rules"), key.stream("choices")
    choices = matches = 0
    start = perf_counter()
    while (taken := perf_counter() - start) < seconds:
        choices += play_out_at_random(game, deal(game, seats, settings, rules), chance)
        matches += 1
    return {
        "choices": choices / taken,
        "choices and draws": (choices + rules.drawn) / taken,  # each word drawn is a move of chance
        "matches": matches / taken,
    }


def simulated_decisions_per_second(game_id: str, seats: int, seconds: float) -> Figures:
    """What `sobremesa simulate GAME --seats N --bots random --jobs 1` makes of it: bots, keys and counting included."""
    game = game_named(game_id)
    decisions = matches = 0
    start = perf_counter()
    while (taken := perf_counter() - start) < seconds:
        key = f"benchmark {matches}"
        decisions += simulate(game, SIMULATED_AT_ONCE, seats=seats, bots=("random",), key=key).decisions
        matches += SIMULATED_AT_ONCE
    return {"decisions": decisions / taken, "matches": matches / taken}


def _typical_length(game: Game[Any], seats: int) -> int:
    settings = complete(game.info.settings, {})
    lengths = []
    for number in range(15):
        key = MatchKey.from_words(f"length {number}", seats)
        state = deal(game, seats, settings, key.stream("rules"))
        lengths.append(play_out_at_random(game, state, key.stream("choices")))
    return sorted(lengths)[7]


def _half_played(game: Game[Any], seats: int, length: int, number: int) -> Match[Any]:
    """A match in the middle: as many choices as half a typical match has, at random."""
    attempt = 0
    while True:
        key = MatchKey.from_words(f"half {number} {attempt}", seats)
        match = Match(game, seats, {}, key)
        chance = key.stream("choices")
        while match.version < length // 2 and match.asked:
            decision = match.asked[0].decision
            match.play(decision.seat, chance.pick(decision.options))
        if match.asked:
            return match
        attempt += 1


def clone_microseconds(game_id: str, seats: int, seconds: float) -> Figures:
    """In time of the processor: beside a limit and not a peer, waiting for a busy machine would count against us."""
    game = game_named(game_id)
    state = _half_played(game, seats, _typical_length(game, seats), 0).state
    clone = game.schema.clone
    batches = []
    end = perf_counter() + seconds
    while not batches or perf_counter() < end:
        start = process_time()
        for _ in range(CLONES):
            clone(state)
        batches.append((process_time() - start) / CLONES)
    return {"µs of CPU": median(batches) * 1e6}


def trigger_microseconds(game_id: str, seats: int, seconds: float) -> Figures:
    """What it costs to tell of a moment at which no card listens, the call itself included."""
    game = game_named(game_id)
    assert game.book is not None
    state = deal(game, seats, complete(game.info.settings, {}), MatchKey.from_words("trigger", seats).stream("rules"))
    state.ears = game.book.silence
    moment = game.book.moments.words[0]
    batches = []
    end = perf_counter() + seconds
    while not batches or perf_counter() < end:
        start = process_time()
        for _ in range(TRIGGERS):
            fire(state, moment, 0)
        batches.append((process_time() - start) / TRIGGERS)
    return {"µs of CPU": median(batches) * 1e6}


def match_kilobytes(game_id: str, seats: int, _seconds: float) -> Figures:
    """What one more match in play takes, beyond the tables all matches share."""
    game = game_named(game_id)
    length = _typical_length(game, seats)
    matches = [_half_played(game, seats, length, 0)]
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    matches += [_half_played(game, seats, length, number) for number in range(1, MATCHES_IN_MEMORY + 1)]
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {"kB": (after - before) / MATCHES_IN_MEMORY / 1000}


def environment_steps(game_id: str, seats: int, seconds: float) -> Figures:
    from sobremesa.envs import pettingzoo

    return steps_per_second(pettingzoo.env(game_named(game_id), seats), seconds)


MEASURES: dict[str, Callable[[str, int, float], Figures]] = {
    "choices": choices_per_second,
    "simulation": simulated_decisions_per_second,
    "clone": clone_microseconds,
    "memory": match_kilobytes,
    "trigger": trigger_microseconds,
    "environment": environment_steps,
}
