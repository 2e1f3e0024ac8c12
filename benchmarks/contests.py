"""What is compared with what, and the bar for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from benchmarks.ours import game_named
from sobremesa.kernel import registry

BUILDS = ("plain", "compiled")


@dataclass(frozen=True)
class Contest:
    what: str
    ours: tuple[str, str, int]  # the measure, the game and the seats
    figures: tuple[tuple[str, str], ...]  # ours and the peer's; of several ways to count, the bar is for the worst
    peer: tuple[str, str, int] | None = None
    bars: dict[str, float] = field(default_factory=dict)  # for each build; a ratio where there is a peer, else a limit


HANABI = ("choices", "hanabi(players=4)", 4)
CATANATRON = ("ticks", "catanatron", 4)

BARRED = (
    Contest(
        "tic-tac-toe beside OpenSpiel's, a second",
        ours=("rollouts", "tictactoe", 2),  # where nothing is hidden, so that there is nothing to leave aside
        peer=("choices", "tic_tac_toe", 2),
        figures=(("choices", "moves"),),
        bars={"plain": 1.4, "compiled": 6.5},
    ),
    Contest(
        "arcana (4), what seats know noted, beside OpenSpiel's hanabi (4), a second",
        ours=("choices", "arcana", 4),
        peer=HANABI,
        figures=(
            ("choices", "moves"),
            ("choices and draws", "moves and chance"),  # like with like, both ways
        ),
        bars={"plain": 0.5, "compiled": 2.0},
    ),
    Contest(
        "arcana (4), what seats know left aside, beside OpenSpiel's hanabi (4), a second",
        ours=("rollouts", "arcana", 4),
        peer=HANABI,
        figures=(("choices", "moves"), ("choices and draws", "moves and chance")),
        bars={"plain": 0.5, "compiled": 3.2},
    ),
    Contest(
        "cosa (6), what seats know noted, beside OpenSpiel's hanabi (4), a second",
        ours=("choices", "cosa", 6),
        peer=HANABI,
        figures=(("choices", "moves"),),
        bars={"plain": 0.27, "compiled": 1.2},
    ),
    Contest(
        "cosa (6), what seats know left aside, beside OpenSpiel's hanabi (4), a second",
        ours=("rollouts", "cosa", 6),
        peer=HANABI,
        figures=(("choices", "moves"),),
        bars={"plain": 0.27, "compiled": 1.9},
    ),
    Contest(
        "princesa (4), what seats know noted, beside OpenSpiel's hanabi (4), a second",
        ours=("choices", "princesa", 4),
        peer=HANABI,
        figures=(("choices", "moves"),),
        bars={"plain": 0.43, "compiled": 1.8},
    ),
    Contest(
        "princesa (4), what seats know left aside, beside OpenSpiel's hanabi (4), a second",
        ours=("rollouts", "princesa", 4),
        peer=HANABI,
        figures=(("choices", "moves"),),
        bars={"plain": 0.43, "compiled": 3.0},
    ),
    Contest(
        "ansia (4) beside Catanatron (4), a second",
        ours=("rollouts", "ansia", 4),
        peer=CATANATRON,
        figures=(("choices", "ticks"),),
        bars={"plain": 2.7, "compiled": 7.3},
    ),
    Contest(
        "eldritch (4) beside Catanatron (4), a second",
        ours=("rollouts", "eldritch", 4),
        peer=CATANATRON,
        figures=(("choices", "ticks"),),
        bars={"plain": 1.0, "compiled": 4.3},
    ),
    Contest(
        "arcana (4) beside hanabi_v5 (4) as PettingZoo environments, a second",
        ours=("environment", "arcana", 4),
        peer=("environment", "hanabi_v5", 4),
        figures=(("steps", "steps"),),
        bars={"plain": 7.0, "compiled": 14.0},
    ),
    Contest(
        "64 matches of arcana (4) in one process beside hanabi_v5 (4), a second",
        ours=("many", "arcana", 4),
        peer=("environment", "hanabi_v5", 4),
        figures=(("steps", "steps"),),
        bars={"plain": 8.0, "compiled": 19.0},
    ),
    Contest(
        "a seat of arcana (4) in Gymnasium, bots choosing in between, beside hanabi_v5 (4), a second",
        ours=("seat", "arcana", 4),
        peer=("environment", "hanabi_v5", 4),
        figures=(("steps", "steps"),),
        bars={"plain": 2.5},
    ),
    Contest(
        "the same of 64 matches in one process beside hanabi_v5 (4), a second",
        ours=("seats", "arcana", 4),
        peer=("environment", "hanabi_v5", 4),
        figures=(("steps", "steps"),),
        bars={"plain": 3.0},
    ),
    Contest(
        "clone of arcana (4) in mid-game",
        ours=("clone", "arcana", 4),
        figures=(("µs of CPU", ""),),
        bars={"plain": 3.0, "compiled": 1.0},
    ),
    Contest(
        "clone of ansia (6) in mid-game",
        ours=("clone", "ansia", 6),
        figures=(("µs of CPU", ""),),
        bars={"plain": 12.0, "compiled": 2.6},
    ),
    Contest(
        "clone of eldritch (8) in mid-game",
        ours=("clone", "eldritch", 8),
        figures=(("µs of CPU", ""),),
        bars={"plain": 50.0, "compiled": 6.0},
    ),
    Contest(
        "start of a match of eldritch (8)",
        ours=("start", "eldritch", 8),
        figures=(("ms of CPU", ""),),
        bars={"plain": 50.0, "compiled": 50.0},
    ),
    Contest(
        "a table of eldritch (8) as a browser is sent it, when it is fullest",
        ours=("view", "eldritch", 8),
        figures=(("kB compressed", ""),),
        bars={"plain": 12.0, "compiled": 12.0},
    ),
    Contest(
        "a choice at a table of eldritch (8), taken and shown to all",
        ours=("answer", "eldritch", 8),
        figures=(("ms of CPU", ""),),
        bars={"plain": 30.0, "compiled": 30.0},
    ),
    Contest(
        "a whole match of eldritch (8): half of it taken back, brought back from its record",
        ours=("returning", "eldritch", 8),
        figures=(("s to go back", ""), ("s to come back", "")),
        bars={"plain": 1.0, "compiled": 1.0},
    ),
    Contest(
        "a trigger that nobody listens to",
        ours=("trigger", "arcana", 4),
        figures=(("µs of CPU", ""),),
        bars={"compiled": 0.1},
    ),
    Contest(
        "a match of arcana (4) with 3,000 choices, as parts of playing it again",
        ours=("coming back", "arcana", 4),
        figures=(("going back", ""), ("coming back", "")),
        bars={"plain": 0.25, "compiled": 0.4},  # compiling makes playing it again faster, reading the record hardly
    ),
    Contest(
        "memory of a match of arcana (4) in mid-game",
        ours=("memory", "arcana", 4),
        figures=(("kB", ""),),
        bars={"plain": 20.0, "compiled": 20.0},
    ),
)


SIMULATED = Contest(
    "cosa (8) simulated with random bots, beside OpenSpiel's hanabi (5), a second",
    ours=("simulation", "cosa", 8),
    peer=("choices", "hanabi(players=5)", 5),
    figures=(("decisions", "moves"),),
)


def for_information() -> Iterator[Contest]:
    """What a simulation makes of the largest game, and how many choices a second every game makes at random."""
    yield SIMULATED
    for game_id in registry.ids():
        low, high = game_named(game_id).info.seats
        for seats in range(low, high + 1):
            figures = (("choices", ""), ("matches", ""))
            yield Contest(f"{game_id} ({seats}), a second", ours=("choices", game_id, seats), figures=figures)
