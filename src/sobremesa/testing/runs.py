"""Fuzzing: many random matches over all numbers of seats and settings, each checked at every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any, Final, final

from sobremesa.kernel import record
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import MatchFile
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import SettingValue
from sobremesa.testing.checks import Checks, Violation
from sobremesa.testing.pasts import Pasts
from sobremesa.testing.possible_worlds import Table
from sobremesa.testing.two_worlds import Variety
from sobremesa.testing.walk import Ledger, Walk
from sobremesa.testing.words import Speaker, has_texts, values_of

INTENSITY: Final = 0.1
_WRAP: Final = 1 << 128


@final
@dataclass(frozen=True)
class Finding:
    """A violation with all it takes to see it again: the file of the match up to there, and how it was found."""

    check: str
    message: str
    key: str
    number: int
    step: int
    table: Table
    file: bytes

    def __str__(self) -> str:
        seats, settings = self.table
        told = ", ".join(f"{name}={value}" for name, value in settings) or "no settings"
        return (
            f"{self.check}: {self.message}\n"
            f"  in match {self.number} of the key {self.key!r}, after {self.step} choices; {seats} seats, {told}"
        )


@final
@dataclass
class Report:
    """What a run did and found."""

    matches: int = 0
    choices: int = 0
    longest: int = 0
    checks: Counter[str] = field(default_factory=Counter)
    tables: Counter[Table] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    variety: Variety = field(default_factory=Variety)
    fingerprint: int = 0  # of all last states, in whatever order: the same on every machine
    finding: Finding | None = None

    def merge(self, other: Report) -> None:
        self.matches += other.matches
        self.choices += other.choices
        self.longest = max(self.longest, other.longest)
        self.checks += other.checks
        self.tables += other.tables
        self.endings += other.endings
        self.variety.merge(other.variety)
        self.fingerprint = (self.fingerprint + other.fingerprint) % _WRAP
        self.finding = self.finding or other.finding

    def conclude(self) -> None:
        """Judge what can only be judged of a whole run."""
        if self.finding is None and (complaint := self.variety.complaint()):
            self.finding = Finding("two worlds: variety", complaint, "", -1, 0, (0, ()), b"")


class Tables:
    """All tables there can be: every number of seats with every combination of settings."""

    def __init__(self, game: Game[Any], seats: Sequence[int], fixed: Mapping[str, SettingValue]) -> None:
        low, high = game.info.seats
        self._seats = tuple(seats) or tuple(range(low, high + 1))
        self._names = [setting.name for setting in game.info.settings]
        self._values = [
            (setting.check(fixed[setting.name]),) if setting.name in fixed else values_of(setting)
            for setting in game.info.settings
        ]

    def __len__(self) -> int:
        return len(self._seats) * prod(map(len, self._values))

    def __getitem__(self, index: int) -> Table:
        index, at = divmod(index, len(self._seats))
        settings = []
        for name, values in zip(self._names, self._values, strict=True):
            index, place = divmod(index, len(values))
            settings.append((name, values[place]))
        return self._seats[at], tuple(settings)

    def pick(self, number: int, matches: int, rng: Rng) -> Table:
        """One after the other where the run is long enough for all; else at random, with the seats in turn."""
        if len(self) <= matches:
            return self[number % len(self)]
        seats = len(self._seats)
        return self[number % seats + seats * rng.below(len(self) // seats)]


class Run:
    """Matches of one game, walked one by one into one report."""

    def __init__(self, game: Game[Any], intensity: float, share: float = 1.0) -> None:
        self._game = game
        self._intensity = intensity
        self._share = share
        self._checks = Checks()
        self.report = Report(checks=self._checks.made)
        speaker = Speaker(game) if has_texts(game) else None
        self._ledger = Ledger(self._checks, self.report.variety, speaker, Pasts(game))

    def at_random(self, key: str, number: int, table: Table, rng: Rng) -> None:
        """Play the match of that number to its end."""
        words = f"{key} {number}"
        self._walk(
            table, MatchKey.from_words(words, table[0]), rng, lambda walk: walk.to_the_end(self._share), (key, number)
        )

    def again(self, file: MatchFile) -> None:
        """Play the choices of a file, looking closely at every step."""
        key = MatchKey(bytes.fromhex(file.secret), tuple(map(bytes.fromhex, file.nonces)))
        table = file.seats, tuple(file.settings.items())
        self._walk(table, key, key.stream("checks"), lambda walk: _follow(walk, file), ("a file", 0))

    def _walk(
        self, table: Table, key: MatchKey, rng: Rng, go: Callable[[Walk[Any]], None], name: tuple[str, int]
    ) -> None:
        seats, settings = table
        match = None
        try:
            with self._checks.of("deal"):
                match = Match(self._game, seats, dict(settings), key)
            walk = Walk(match, rng, self._intensity, self._ledger)
            go(walk)
        except Violation as found:
            step, file = (match.version, record.export(match)) if match is not None else (0, b"")
            self.report.finding = Finding(found.check, found.message, *name, step, table, file)
        else:
            self._count(match, table)

    def _count(self, match: Match[Any], table: Table) -> None:
        report = self.report
        report.matches += 1
        report.choices += match.version
        report.longest = max(report.longest, match.version)
        report.tables[table] += 1
        report.endings[match.outcome.ending if match.outcome else "not finished"] += 1
        report.fingerprint = (report.fingerprint + int(self._game.schema.digest(match.state), 16)) % _WRAP


def _follow(walk: Walk[Any], file: MatchFile) -> None:
    for line in file.choices:
        walk.look()
        seat, _, key = line.partition(" ")
        option = walk.match.game.options.find(key) or walk.match.game.free_options.find(key)
        if option is None:
            raise Violation("playable", f"there is no option {key!r}")
        walk.choose(int(seat), option)
    walk.look()
    walk.finish()


@final
@dataclass(frozen=True)
class Fuzzing:
    """A run before it is played: its parts may be played apart, and each match is the same whichever others are."""

    matches: int
    key: str
    seats: tuple[int, ...]
    settings: Mapping[str, SettingValue]
    intensity: float
    share: float = 1.0  # of each match that is looked at; the rest is only played

    def part(self, game: Game[Any], numbers: Sequence[int]) -> Report:
        """Play the matches of those numbers, up to the first violation."""
        run = Run(game, self.intensity, self.share)
        tables = Tables(game, self.seats, self.settings)
        for number in numbers:
            rng = MatchKey.from_words(f"{self.key} {number}", 1).stream("checks")
            run.at_random(self.key, number, tables.pick(number, self.matches, rng), rng)
            if run.report.finding is not None:
                break
        return run.report


def fuzzed(
    game: Game[Any],
    matches: int,
    key: str = "fuzz",
    *,
    seats: Sequence[int] = (),
    settings: Mapping[str, SettingValue] | None = None,
    intensity: float = INTENSITY,
    share: float = 1.0,
) -> Report:
    """Play that many random matches with every check; stops at the first violation."""
    report = Fuzzing(matches, key, tuple(seats), settings or {}, intensity, share).part(game, range(matches))
    report.conclude()
    return report


def recheck(game: Game[Any], data: bytes) -> Report:
    """Play a match file again with every check at every step: how a finding becomes a test."""
    run = Run(game, intensity=1.0)
    run.again(record.read(data))
    return run.report
