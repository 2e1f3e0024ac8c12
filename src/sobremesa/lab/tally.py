"""Counts that can be made apart and added up in any order: whole numbers only, so that the sum is always the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple, TypeVar

import msgspec

from sobremesa.kernel.game import Outcome

MOST_NAMED: Final = 100  # failures that a report names, those of the lowest numbers; all are counted
MOST_BLOCKS: Final = 4096
_FINE: Final = 64  # up to here a number is counted as it is, beyond it to six binary digits
_BITS: Final = 6


class Played(NamedTuple):
    """A match as it is counted."""

    number: int
    choices: int
    outcome: Outcome
    turns: int  # 0 where the game doesn't count them
    scores: tuple[int, ...]  # of each seat, or one that all share; none where there are no points
    seconds: float
    used: tuple[tuple[int, str], ...] = ()  # which seat chose what by name, where that is counted


class Failure(msgspec.Struct, frozen=True, order=True):
    """A match that came to no end: what it was, to be looked at, and why."""

    number: int
    key: str
    why: str


class Spread(msgspec.Struct):
    """How numbers are spread, in little room however many there are."""

    count: int = 0
    sum: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0
    bins: dict[int, int] = {}  # how many lie from this number to the next bin's; `width_of` says how wide each is

    def add(self, numbers: Iterable[int]) -> None:
        counted = Counter(numbers)
        if not counted:
            return
        least, most = min(counted), max(counted)
        self.least = min(self.least, least) if self.count else least
        self.most = max(self.most, most) if self.count else most
        for number, times in counted.items():
            self.count += times
            self.sum += number * times
            self.squares += number * number * times
            place = bin_of(number)
            self.bins[place] = self.bins.get(place, 0) + times

    def join(self, other: Spread) -> None:
        if not other.count:
            return
        self.least = min(self.least, other.least) if self.count else other.least
        self.most = max(self.most, other.most) if self.count else other.most
        self.count += other.count
        self.sum += other.sum
        self.squares += other.squares
        _join(self.bins, other.bins)

    def sorted(self) -> Spread:
        return msgspec.structs.replace(self, bins=dict(sorted(self.bins.items())))


def bin_of(number: int) -> int:
    width = width_of(number)
    return number // width * width


def width_of(number: int) -> int:
    """How wide the bin is in which a number lies."""
    return 1 if abs(number) < _FINE else 1 << (abs(number).bit_length() - _BITS)


class Use(msgspec.Struct, array_like=True):
    """How often a seat chose something, in how many of its matches, and how many of those it won."""

    times: int = 0
    matches: int = 0
    wins: int = 0


class Block(msgspec.Struct, array_like=True):
    """What came of matches whose numbers lie together; by them two runs of the same matches are compared."""

    matches: int
    decisions: int
    wins: list[int]
    endings: dict[str, int] = {}


def block_size(matches: int) -> int:
    """How many matches a block has: a power of two, so that those of two runs fit into each other."""
    return 1 << max(0, (-(-matches // MOST_BLOCKS) - 1).bit_length())


class Tally(msgspec.Struct):
    seats: int
    block: int = 1  # the size of blocks
    matches: int = 0
    decisions: int = 0
    endings: dict[str, int] = {}
    wins: list[int] = []
    winners: dict[int, int] = {}  # in how many matches so many won
    choices: Spread = msgspec.field(default_factory=Spread)
    turns: Spread = msgspec.field(default_factory=Spread)
    scores: list[Spread] = []  # of each seat, or of all
    microseconds: Spread = msgspec.field(default_factory=Spread)
    used: dict[str, list[Use]] = {}  # by what was chosen, then by seat
    blocks: dict[int, Block] = {}
    failed: int = 0
    failures: list[Failure] = []

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.seats

    def count(self, played: list[Played]) -> None:
        for one in played:
            self._into_block(one)
            for name, seat in [(name, seat) for seat, name in one.used]:
                self._use(name, seat).times += 1
            for seat, name in set(one.used):
                use = self._use(name, seat)
                use.matches += 1
                use.wins += seat in one.outcome.winners
        self.matches += len(played)
        self.decisions += sum([one.choices for one in played])
        _join(self.endings, Counter([one.outcome.ending for one in played]))
        _join(self.winners, Counter([len(one.outcome.winners) for one in played]))
        for seat, wins in Counter([seat for one in played for seat in one.outcome.winners]).items():
            self.wins[seat] += wins
        self.choices.add([one.choices for one in played])
        self.turns.add([one.turns for one in played if one.turns])
        self.microseconds.add([int(one.seconds * 1e6) for one in played])
        for scores in [one.scores for one in played if one.scores][:1]:
            while len(self.scores) < len(scores):
                self.scores.append(Spread())
        for seat, spread in enumerate(self.scores):
            spread.add([one.scores[seat] for one in played if one.scores])

    def _into_block(self, one: Played) -> None:
        block = self.blocks.get(one.number // self.block)
        if block is None:
            block = self.blocks[one.number // self.block] = Block(0, 0, [0] * self.seats, {})
        block.matches += 1
        block.decisions += one.choices
        for seat in one.outcome.winners:
            block.wins[seat] += 1
        block.endings[one.outcome.ending] = block.endings.get(one.outcome.ending, 0) + 1

    def _use(self, name: str, seat: int) -> Use:
        seats = self.used.get(name)
        if seats is None:
            seats = self.used[name] = [Use() for _ in range(self.seats)]
        return seats[seat]

    def fail(self, failure: Failure) -> None:
        self.failed += 1
        self.failures = sorted([*self.failures, failure])[:MOST_NAMED]

    def add(self, other: Tally) -> None:
        self.matches += other.matches
        self.decisions += other.decisions
        self.failed += other.failed
        self.failures = sorted([*self.failures, *other.failures])[:MOST_NAMED]
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        _join(self.endings, other.endings)
        _join(self.winners, other.winners)
        for mine, theirs in ((self.choices, other.choices), (self.turns, other.turns)):
            mine.join(theirs)
        self.microseconds.join(other.microseconds)
        while len(self.scores) < len(other.scores):
            self.scores.append(Spread())
        for seat, spread in enumerate(other.scores):
            self.scores[seat].join(spread)
        for name, uses in other.used.items():
            for seat, use in enumerate(uses):
                ours = self._use(name, seat)
                ours.times, ours.matches, ours.wins = (
                    ours.times + use.times,
                    ours.matches + use.matches,
                    ours.wins + use.wins,
                )
        for number, block in other.blocks.items():
            self._join_block(number, block)

    def _join_block(self, number: int, other: Block) -> None:
        block = self.blocks.get(number)
        if block is None:
            self.blocks[number] = Block(other.matches, other.decisions, list(other.wins), dict(other.endings))
            return
        block.matches += other.matches
        block.decisions += other.decisions
        block.wins = [mine + theirs for mine, theirs in zip(block.wins, other.wins, strict=True)]
        _join(block.endings, other.endings)


K = TypeVar("K", int, str)


def _join(mine: dict[K, int], theirs: dict[K, int]) -> None:
    for key, count in theirs.items():
        mine[key] = mine.get(key, 0) + count
