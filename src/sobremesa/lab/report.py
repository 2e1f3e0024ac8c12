"""What came out of a simulation."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from sobremesa.kernel.settings import SettingValue
from sobremesa.lab.series import Series
from sobremesa.lab.tally import Failure, Spread, Tally, Use


class Blocks(msgspec.Struct, frozen=True, kw_only=True):
    """What came of matches 0 to size - 1, of the next `size`, and so on; each text is one number for each block."""

    size: int
    matches: str
    decisions: str
    wins: tuple[str, ...]  # of each seat
    endings: dict[str, str]


class Results(msgspec.Struct, frozen=True, kw_only=True):
    endings: dict[str, int]  # how many matches ended each way, by name
    wins: tuple[int, ...]  # how many matches each seat won, alone or with others
    winners: dict[int, int]  # in how many matches so many seats won
    choices: Spread  # how long they were
    turns: Spread  # of none where the game doesn't count them
    scores: tuple[Spread, ...]  # of each seat, or of all together; none where there are no points
    used: dict[str, tuple[Use, ...]] | UnsetType = UNSET  # what was used, by seat; where that was to be counted
    blocks: Blocks


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Everything but `seconds` follows from the fields above `matches` and from it."""

    game: str
    rules: int
    settings: dict[str, SettingValue]
    seats: int
    bots: tuple[str, ...]
    key: str
    matches: int
    decisions: int
    seconds: float
    failed: int = 0  # how many of the matches came to no end; nothing else counts them
    failures: tuple[Failure, ...] = ()  # the first of them
    results: Results


def report_of(series: Series, rules: int, tally: Tally, seconds: float, *, cards: bool = False) -> Report:
    return Report(
        game=series.game,
        rules=rules,
        settings=series.settings,
        seats=series.seats,
        bots=series.bots,
        key=series.key,
        matches=tally.matches + tally.failed,
        decisions=tally.decisions,
        seconds=seconds,
        failed=tally.failed,
        failures=tuple(tally.failures),
        results=Results(
            endings=dict(sorted(tally.endings.items())),
            wins=tuple(tally.wins),
            winners=dict(sorted(tally.winners.items())),
            choices=tally.choices.sorted(),
            turns=tally.turns.sorted(),
            scores=tuple([scores.sorted() for scores in tally.scores]),
            used={name: tuple(uses) for name, uses in sorted(tally.used.items())} if cards else UNSET,
            blocks=_blocks(tally),
        ),
    )


def _blocks(tally: Tally) -> Blocks:
    rows = [tally.blocks.get(number) for number in range(max(tally.blocks, default=-1) + 1)]
    return Blocks(
        size=tally.block,
        matches=_row([row.matches if row else 0 for row in rows]),
        decisions=_row([row.decisions if row else 0 for row in rows]),
        wins=tuple([_row([row.wins[seat] if row else 0 for row in rows]) for seat in range(tally.seats)]),
        endings={
            ending: _row([row.endings.get(ending, 0) if row else 0 for row in rows]) for ending in sorted(tally.endings)
        },
    )


def _row(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))
