"""What we measure of Sobremesa. Each measure is a function that does one round and gives its figures."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time
from typing import Any
from zlib import compress

from benchmarks.clock import BETWEEN_LOOKS
from benchmarks.petting import (
    steps_of_a_seat_per_second,
    steps_of_many_per_second,
    steps_of_seats_per_second,
    steps_per_second,
)
from sobremesa.kernel import registry
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.playout import deal, play_out_at_random
from sobremesa.kernel.settings import complete
from sobremesa.lab.simulate import simulate
from sobremesa.tables.acts import AnyAct, Began, Chose, Entry, Opened, Sat
from sobremesa.tables.checkpoint import Kept
from sobremesa.tables.coming_back import come_back
from sobremesa.tables.table import Table
from sobremesa.web.sight import Sight

Figures = dict[str, float]

MATCHES_IN_MEMORY = 100
MATCHES_AT_ONCE = 64
CLONES = 5_000
TRIGGERS = 50_000
SIMULATED_AT_ONCE = 10
LONG = 3_000  # choices of a long match
CHOICES_BETWEEN_ANSWERS = 250
WHOLE_MATCHES = 12
WHOLE_CHOICES = 10_000  # no match is longer


def game_named(game_id: str) -> Game[Any]:
    if game_id == "tictactoe":
        import tictactoe

        return tictactoe.GAME
    return registry.get(game_id)


def choices_per_second(game_id: str, seats: int, seconds: float, *, knowing: bool = True) -> Figures:
    """Whole matches at random, dealing included."""
    game = game_named(game_id)
    settings = complete(game.info.settings, {})
    key = MatchKey.from_words("benchmark", seats)
    rules, chance = key.stream("rules"), key.stream("choices")
    play: Callable[..., int] = partial(play_out_at_random, knowing=True) if knowing else play_out_at_random
    choices = matches = 0
    start = process_time()
    while (taken := process_time() - start) < seconds:
        until = choices + BETWEEN_LOOKS
        while choices < until:
            choices += play(game, deal(game, seats, settings, rules), chance)
            matches += 1
    return {
        "choices": choices / taken,
        "choices and draws": (choices + rules.drawn) / taken,  # each word drawn is a move of chance
        "matches": matches / taken,
    }


def rollout_choices_per_second(game_id: str, seats: int, seconds: float) -> Figures:
    """The same where nobody will look at the states, and what seats know is left aside."""
    return choices_per_second(game_id, seats, seconds, knowing=False)


def simulated_decisions_per_second(game_id: str, seats: int, seconds: float) -> Figures:
    """What `sobremesa simulate GAME --seats N --bots random --jobs 1` makes of it: bots, keys and counting included."""
    game = game_named(game_id)
    decisions = matches = 0
    start = process_time()
    while (taken := process_time() - start) < seconds:
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


def start_milliseconds(game_id: str, seats: int, seconds: float) -> Figures:
    """From nothing to the first question."""
    game = game_named(game_id)
    taken = []
    end = perf_counter() + seconds
    while not taken or perf_counter() < end:
        start = process_time()
        Match(game, seats, {}, MatchKey.from_words(f"start {len(taken)}", seats))
        taken.append(process_time() - start)
    return {"ms of CPU": median(taken) * 1e3}


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


def steps_of_many(game_id: str, seats: int, seconds: float) -> Figures:
    from sobremesa.envs.many import Many

    return steps_of_many_per_second(Many(game_named(game_id), seats, MATCHES_AT_ONCE), seconds)


def steps_of_a_seat(game_id: str, seats: int, seconds: float) -> Figures:
    import gymnasium

    from sobremesa.envs.gymnasium import env_id

    return steps_of_a_seat_per_second(gymnasium.make(env_id(game_id), seats=seats, others="random"), seconds)


def steps_of_seats(game_id: str, seats: int, seconds: float) -> Figures:
    import gymnasium

    from sobremesa.envs.gymnasium import env_id

    many = gymnasium.make_vec(env_id(game_id), MATCHES_AT_ONCE, seats=seats, others="random")
    return steps_of_seats_per_second(many, seconds)


def coming_back(game_id: str, seats: int, _seconds: float) -> Figures:
    """A table whose match has had thousands of choices, brought back from its checkpoint; and a choice taken back.

    Both as parts of what it takes to play it again from its deal.
    """
    record = _long_record(game_named(game_id), seats)
    table = come_back("LONG-1", record)
    checkpoint = table.checkpoint()
    assert checkpoint is not None
    kept = Kept([checkpoint], [checkpoint.page] if checkpoint.page is not None else [])
    whole = _quickest(lambda: come_back("LONG-1", record))
    back = _quickest(lambda: come_back("LONG-1", record, kept))
    match = table.match
    assert match is not None
    rewound = _quickest(lambda: match.at(LONG - 1))
    return {"going back": rewound / whole, "coming back": back / whole}


def _quickest(work: Callable[[], object], times: int = 5) -> float:
    taken = []
    for _ in range(times):
        start = process_time()
        work()
        taken.append(process_time() - start)
    return min(taken)


def _long_record(game: Game[Any], seats: int) -> list[Entry]:
    """Everybody answers now and then, and marks what they think in between, as often as they like."""
    key = MatchKey.from_words("long", seats)
    opened = Opened(game.info.id, seats, complete(game.info.settings, {}), False, "none", "es", key.secret.hex())
    people = [Sat(seat, f"Player {seat}") for seat in range(seats)]
    acts: list[AnyAct] = [opened, *people, Began(game.info.version, tuple(nonce.hex() for nonce in key.nonces))]
    match, chance = Match(game, seats, opened.settings, key), key.stream("choices")
    while match.version < LONG:
        seat, options = chance.below(seats), ()
        if match.version % CHOICES_BETWEEN_ANSWERS:
            options = match.game.free(match.state, seat)
        if not (options := tuple(option for option in options if option.verb == "flip")):
            seat, options = match.asked[0].decision.seat, match.asked[0].decision.options
        option = chance.pick(options)
        match.play(seat, option)
        acts.append(Chose(seat, option.key))
    return [Entry(float(at), "", "", act) for at, act in enumerate(acts)]


# --- a whole match at a table -------------------------------------------------------------------------------------


def _whole_record(game: Game[Any], seats: int) -> list[Entry]:
    """Of some matches at random the longest."""
    longest: tuple[MatchKey, Match[Any]] | None = None
    for number in range(WHOLE_MATCHES):
        key = MatchKey.from_words(f"whole {number}", seats)
        match, chance = Match(game, seats, {}, key), key.stream("choices")
        while match.asked and match.version < WHOLE_CHOICES:
            decision = match.asked[0].decision
            match.play(decision.seat, chance.pick(decision.options))
        if longest is None or match.version > longest[1].version:
            longest = key, match
    assert longest is not None
    key, match = longest
    opened = Opened(game.info.id, seats, complete(game.info.settings, {}), False, "none", "es", key.secret.hex())
    people = [Sat(seat, f"Player {seat}") for seat in range(seats)]
    began = Began(game.info.version, tuple(nonce.hex() for nonce in key.nonces))
    acts: list[AnyAct] = [opened, *people, began, *[Chose(seat, option.key) for seat, option in match.choices]]
    return [Entry(float(at), f"Player {at - 1}", "", act) for at, act in enumerate(acts)]


def _taken_and_shown(table: Table, entry: Entry, seats: int) -> list[bytes]:
    """What everybody is sent: the table, and what has just happened."""
    told_before = len(table.log)
    table.take(entry)
    sight = Sight(table)
    return [sight.of(f"Player {seat}", told_before, 0) for seat in range(seats)]


def _at_the_table(game_id: str, seats: int) -> tuple[Table, list[Entry]]:
    """Where everybody sits, and the choices still to come."""
    record = _whole_record(game_named(game_id), seats)
    before = next(at for at, entry in enumerate(record) if isinstance(entry.act, Chose))
    return come_back("WHOLE-1", record[:before]), record[before:]


def view_kilobytes(game_id: str, seats: int, _seconds: float) -> Figures:
    """The largest of a whole match."""
    table, choices = _at_the_table(game_id, seats)
    pages = [page for entry in choices for page in _taken_and_shown(table, entry, seats)]
    return {"kB compressed": max([len(compress(page)) for page in pages]) / 1000}


def answer_milliseconds(game_id: str, seats: int, _seconds: float) -> Figures:
    """The slowest of a whole match."""
    table, choices = _at_the_table(game_id, seats)
    taken = []
    for entry in choices:
        start = process_time()
        _taken_and_shown(table, entry, seats)
        taken.append(process_time() - start)
    return {"ms of CPU": max(taken) * 1e3}


def returning(game_id: str, seats: int, _seconds: float) -> Figures:
    """A match is taken back to its middle; its table comes back without a checkpoint, so all of it is played again."""
    record = _whole_record(game_named(game_id), seats)
    match = come_back("WHOLE-1", record).match
    assert match is not None
    return {
        "s to go back": _quickest(lambda: match.fork().rewind(match.version // 2)),
        "s to come back": _quickest(lambda: come_back("WHOLE-1", record)),
    }


MEASURES: dict[str, Callable[[str, int, float], Figures]] = {
    "choices": choices_per_second,
    "rollouts": rollout_choices_per_second,
    "simulation": simulated_decisions_per_second,
    "clone": clone_microseconds,
    "memory": match_kilobytes,
    "trigger": trigger_microseconds,
    "environment": environment_steps,
    "many": steps_of_many,
    "seat": steps_of_a_seat,
    "seats": steps_of_seats,
    "start": start_milliseconds,
    "view": view_kilobytes,
    "answer": answer_milliseconds,
    "returning": returning,
    "coming back": coming_back,
}
