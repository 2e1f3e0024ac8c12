"""What the house bot of Eldritch Horror goes by, fitted to matches: plays them and writes the table the bot reads.

    python -m benchmarks.eldritch_fit --matches 800 --seats 2 --rows fit-2.jsonl           adds matches, and tells
    python -m benchmarks.eldritch_fit --matches 0 --seats 2 --rows fit-2.jsonl --write     fits what there is

Each match is played by weights drawn by lot, each from its two levels, and by investigators drawn by lot. What each
is worth follows from all the matches at once: half of them were played with either level, whatever the others were.
What is written is what `Weights` has, moved towards the better level where the difference is more than a standard
error: all the way at two and a half. A match counts by whether it was won, and a quarter for each mystery.

Besides, a value of positions is fitted to the same matches, as they stand at the start of each round: how likely they
are to be won (a logistic regression, held against every fifth match, which it hasn't seen). It says what doom, clues
and the like go with beside a mystery. That isn't what they bring about: so the bot goes by the lots.

numpy is needed here, and nowhere in the package.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import fields
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from sobremesa.games.eldritch.book import INVESTIGATORS
from sobremesa.games.eldritch.bot import fitted
from sobremesa.games.eldritch.bot.house import House
from sobremesa.games.eldritch.bot.needs import Needs
from sobremesa.games.eldritch.bot.weights import Weights
from sobremesa.games.eldritch.facts import GATE_COLOUR, MYTHOS_FACTS, OMEN_TRACK, SHEETS, VALUE
from sobremesa.games.eldritch.moves import clues_of, conditions_of, spells_of
from sobremesa.games.eldritch.places import open_gates
from sobremesa.games.eldritch.rules import ANCIENT_NAMES, GAME
from sobremesa.games.eldritch.state import ALIVE, Eldritch
from sobremesa.games.eldritch.words import RUMOUR
from sobremesa.kernel.bot import Look
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.playout import deal
from sobremesa.kernel.settings import complete

# Between which each weight is sought.
LEVELS: Final[dict[str, tuple[float, float]]] = {
    "doom": (4.0, 9.0),
    "doom_soon": (0.0, 8.0),
    "clue": (2.5, 7.0),
    "to_serve": (0.4, 0.7),
    "rumour": (5.0, 14.0),
    "deadly": (60.0, 140.0),
    "patience": (0.6, 0.75),
    "afterwards": (15.0, 35.0),
    "taken": (0.1, 0.4),
    "gate": (1.0, 6.0),
    "life": (0.7, 1.4),
    "thing": (1.0, 2.5),
    "asset": (0.3, 1.4),
    "lasting": (0.7, 1.6),
    "rest": (0.5, 1.1),
    "shop": (0.5, 1.0),
    "trade": (0.1, 0.6),
    "idle": (1.0, 2.0),
    "ill": (1.0, 3.0),
    "fight": (1.0, 1.8),
    "delay": (2.0, 8.0),
    "loan": (2.0, 5.0),
    "luck": (1.0, 4.0),
}
A_MYSTERY: Final = 0.25  # beside a win
LIKELY: Final = 1.0  # standard errors; what is less likely stays as it was
SURE: Final = 2.5
UNSEEN: Final = 5  # every so many matches the value is held against
RIDGE: Final = 1.0
STEPS: Final = 30

FEATURES: Final = (
    "mysteries solved",
    "the present mystery, how far",
    "doom left",
    "awake",
    "mythos cards left",
    "clues held, a seat",
    "clues on the board",
    "open gates",
    "gates that the next three omens meet",
    "monsters on the board",
    "Health, of what it could be",
    "Sanity, likewise",
    "value of assets, a seat",
    "spells, a seat",
    "improvements, a seat",
    "conditions, a seat",
    "rumours",
    "investigators lost",
)


class Row(NamedTuple):
    """One match."""

    seats: int
    number: int
    ancient: str
    weights: dict[str, float]
    team: list[str]
    won: bool
    solved: int
    positions: list[list[float]]


def position(s: Eldritch) -> list[float]:
    """The features."""
    seats = [seat for seat, life in enumerate(s.life) if life == ALIVE]
    sheets = [SHEETS[s.sheets[seat]] for seat in seats]
    needs, many = Needs(s, Weights()), max(1, len(seats))
    gates = [GATE_COLOUR[gate] for gate in open_gates(s)]
    coming = [OMEN_TRACK[(s.omen + later) % len(OMEN_TRACK)] for later in (1, 2, 3)]
    return [
        float(len(s.solved)),
        1 - needs.left / needs.wanted if s.mystery >= 0 else 1.0,
        float(s.doom),
        float(s.is_awake),
        float(len(s.mythos_deck)),
        sum([clues_of(s, seat) for seat in seats]) / many,
        float(sum([0 <= at < 64 for at in s.clue_at])),
        float(len(gates)),
        float(sum([gates.count(colour) for colour in coming])),
        float(sum([at >= 0 for at in s.monster_at])),
        sum([s.health[seat] for seat in seats]) / max(1, sum([sheet.health for sheet in sheets])),
        sum([s.sanity[seat] for seat in seats]) / max(1, sum([sheet.sanity for sheet in sheets])),
        sum([VALUE.get(thing, 0) for seat in seats for thing in s.held[seat]]) / many,
        sum([len(spells_of(s, seat)) for seat in seats]) / many,
        sum([sum(s.improved[seat]) for seat in seats]) / many,
        sum([len(conditions_of(s, seat)) for seat in seats]) / many,
        float(sum([MYTHOS_FACTS[card].length is RUMOUR for card in s.ongoing])),
        float(len(s.used_up)),
    ]


def played(seats: int, number: int) -> Row:
    key = MatchKey.from_words(f"fit {seats} {number}", seats)
    lots = Random(f"lots {seats} {number}")
    drawn = {name: lots.choice(levels) for name, levels in LEVELS.items()}
    order = lots.sample(INVESTIGATORS.names, len(INVESTIGATORS.names))
    weights = Weights(**drawn, team=tuple(order))
    ancient = ANCIENT_NAMES[number % len(ANCIENT_NAMES)]
    s = deal(GAME, seats, complete(GAME.info.settings, {"ancient": ancient}), key.stream("rules"))
    bots = [House(seat, key.stream("bots", seat), weights) for seat in range(seats)]
    positions: list[list[float]] = []
    team: list[str] = []
    while asked := GAME.decisions(s):
        if s.rounds > len(positions):
            positions.append([round(feature, 3) for feature in position(s)])
            team = team or [INVESTIGATORS.names[sheet] for sheet in s.sheets]
        GAME.apply(s, asked[0].seat, bots[asked[0].seat].choose(Look(GAME, s, asked[0])))
    outcome = GAME.outcome(s)
    won = outcome is not None and bool(outcome.winners)
    return Row(seats, number, ancient, drawn, team, won, len(s.solved), positions)


# --- the weights ---------------------------------------------------------------------------------------------------


class Effect(NamedTuple):
    """Of the second level beside the first; or of an investigator beside the average one."""

    name: str
    by: float
    error: float

    @property
    def t(self) -> float:
        return self.by / self.error


def _level(row: Row, name: str) -> float:
    """The second or the first; what a match wasn't played for tells nothing of it."""
    drawn = row.weights.get(name)
    return 0.0 if drawn is None else 0.5 if drawn > sum(LEVELS[name]) / 2 else -0.5


def effects(rows: list[Row]) -> list[Effect]:
    """Of every weight and every investigator, on whether a match is won and how many mysteries are solved."""
    names = list(INVESTIGATORS.names)
    table = np.array(
        [
            [1.0]
            + [_level(row, name) for name in LEVELS]
            + [(name in row.team) - row.seats / len(names) for name in names]
            + [(row.ancient == ancient) - 1 / len(ANCIENT_NAMES) for ancient in ANCIENT_NAMES[1:]]
            for row in rows
        ]
    )
    results = np.array([row.won + A_MYSTERY * row.solved for row in rows])
    # Of all investigators one is always too many to tell apart: a little of a ridge shares it out.
    ridge = np.diag([0.0, *[0.0] * len(LEVELS), *[RIDGE] * (table.shape[1] - 1 - len(LEVELS))])
    inverse = np.linalg.inv(table.T @ table + ridge)
    by = inverse @ table.T @ results
    left = results - table @ by
    errors = np.sqrt(np.diag(inverse) * (left @ left) / max(1, len(rows) - table.shape[1]))
    every = ["", *LEVELS, *names]
    return [Effect(name, float(by[at]), float(errors[at])) for at, name in enumerate(every) if name]


def weights_of(found: list[Effect]) -> dict[str, Any]:
    """As they were, but as far towards the better level as it is sure."""
    by_name = {effect.name: effect for effect in found}
    chosen: dict[str, Any] = {}
    for name, levels in LEVELS.items():
        t, usual = by_name[name].t, getattr(Weights(), name)
        way = max(0.0, min(1.0, (abs(t) - LIKELY) / (SURE - LIKELY)))
        chosen[name] = round(usual + way * (levels[t > 0] - usual), 2)
    return chosen


# --- the value of positions ----------------------------------------------------------------------------------------


class Value(NamedTuple):
    by: Any  # of each feature, in log odds, and of nothing
    brier: float  # on matches that it hasn't seen
    brier_of_mean: float


def value(rows: list[Row]) -> Value:
    seen = [row for row in rows if row.number % UNSEEN]
    unseen = [row for row in rows if not row.number % UNSEEN]
    table, won = _positions(seen)
    middle, spread = table.mean(axis=0), table.std(axis=0) + 1e-9
    middle[-1], spread[-1] = 0.0, 1.0
    by = _logistic((table - middle) / spread, won)
    others, truth = _positions(unseen)
    told = 1 / (1 + np.exp(-((others - middle) / spread) @ by))
    return Value(by / spread, float(np.mean((told - truth) ** 2)), float(np.mean((won.mean() - truth) ** 2)))


def _positions(rows: list[Row]) -> tuple[Any, Any]:
    table = [[*features, 1.0] for row in rows for features in row.positions]
    return np.array(table), np.array([float(row.won) for row in rows for _ in row.positions])


def _logistic(table: Any, won: Any) -> Any:
    by = np.zeros(table.shape[1])
    for _ in range(STEPS):
        told = 1 / (1 + np.exp(-table @ by))
        slope = table.T @ (won - told) - RIDGE * by
        curve = (table * (told * (1 - told))[:, None]).T @ table + RIDGE * np.eye(len(by))
        by = by + np.linalg.solve(curve, slope)
    return by


# --- rows, and the table -------------------------------------------------------------------------------------------


def read(file: Path, seats: int) -> list[Row]:
    if not file.exists():
        return []
    found = [Row(**json.loads(line)) for line in file.read_text().splitlines()]
    return [row for row in found if row.seats == seats]


def more(seats: int, numbers: range, jobs: int) -> Iterator[Row]:
    if jobs == 1:
        yield from (played(seats, number) for number in numbers)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(partial(played, seats), numbers)


def written(by_seats: dict[int, Weights]) -> str:
    """The module that the bot reads."""
    usual = Weights()
    lines = [
        '"""Written by `python -m benchmarks.eldritch_fit`: what the house bot goes by, by number of investigators."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "from sobremesa.games.eldritch.bot.weights import Weights",
        "",
        "FITTED: Final = {",
    ]
    for seats, weights in sorted(by_seats.items()):
        lines.append(f"    {seats}: Weights(")
        for each in fields(Weights):
            held = getattr(weights, each.name)
            if held == getattr(usual, each.name):
                continue
            lines.append(f"        {each.name}={held},")
        lines.append("    ),")
    return "\n".join([*lines, "}", ""])


def tell(rows: list[Row], found: list[Effect]) -> None:
    won = sum(row.won for row in rows)
    print(
        f"{len(rows)} matches by lot: {won} won ({won / len(rows):.1%}), {np.mean([r.solved for r in rows]):.2f} solved"
    )
    print("\n| | levels | the second beside the first |\n|---|---|--:|")
    for effect in found:
        levels = " and ".join([f"{level:g}" for level in LEVELS[effect.name]]) if effect.name in LEVELS else ""
        print(f"| {effect.name} | {levels} | {effect.by:+.3f} ± {1.96 * effect.error:.3f} |")
    fit = value(rows)
    print(f"\nValue of positions: Brier {fit.brier:.4f} on unseen matches, {fit.brier_of_mean:.4f} of the mean alone")
    print("\n| one more of | in log odds |\n|---|--:|")
    for name, by in zip(FEATURES, fit.by, strict=False):
        print(f"| {name} | {by:+.3f} |")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.eldritch_fit",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--matches", type=int, default=800, metavar="N", help="to be added (default: %(default)s)")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--rows", type=Path, required=True, metavar="FILE", help="where matches are kept")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default: %(default)s)")
    parser.add_argument("--write", action="store_true", help="write the table that the bot reads")
    given = parser.parse_args()

    rows = read(given.rows, given.seats)
    first = 1 + max((row.number for row in rows), default=-1)
    with given.rows.open("a") as file:
        for row in more(given.seats, range(first, first + given.matches), given.jobs):
            rows.append(row)
            file.write(json.dumps(row._asdict()) + "\n")
            file.flush()
    found = effects(rows)
    tell(rows, found)
    if given.write:
        table = {**fitted.FITTED, given.seats: Weights(**weights_of(found))}
        Path(fitted.__file__).write_text(written(table))
    return 0


if __name__ == "__main__":
    sys.exit(main())
