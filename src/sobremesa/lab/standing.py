"""Who has won how often in a contest, deal by deal, in little room however many there are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final, final

import msgspec
from msgspec import UNSET, UnsetType

from sobremesa.bots.chances import Interval, wilson
from sobremesa.kernel.settings import SettingValue
from sobremesa.lab.figures import bootstrap
from sobremesa.lab.rotating import Sat
from sobremesa.lab.tally import Failure

if TYPE_CHECKING:
    from sobremesa.lab.rating import Ratings

_MOST_BLOCKS: Final = 1024  # deals, or as many runs of deals of the same length


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """How often a bot won: of the chairs it sat in, or of its matches where all seats win or lose as one."""

    bot: str
    role: str = ""  # that it was dealt; any, if none is said
    wins: int
    of: int
    share: Interval


class Pair(msgspec.Struct, frozen=True, kw_only=True):
    """By how much more of its chairs the first wins than the second in the same deals."""

    first: str
    second: str
    difference: Interval


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    bot: str
    role: str = ""
    mu: float
    sigma: float
    matches: int


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    settings: dict[str, SettingValue]  # what these tables have of their own
    shares: tuple[Share, ...]
    by_role: tuple[Share, ...]
    pairs: tuple[Pair, ...]
    ratings: tuple[Rating, ...]


class Tested(msgspec.Struct, frozen=True, kw_only=True):
    """What the sequential test said, and the bounds between which it says nothing."""

    better: str  # of whom it was asked whether it is
    than: str
    gain: float
    lower: float
    upper: float
    ratio: float
    verdict: str


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Everything but `seconds` follows from the fields above `deals`, and from what was asked for."""

    game: str
    rules: int
    settings: dict[str, SettingValue]
    seats: int
    bots: tuple[str, ...]
    key: str
    deals: int  # that were played
    matches: int
    decisions: int
    seconds: float
    together: bool
    failed: int = 0  # matches that came to no end; their deals are left out of everything
    failures: tuple[Failure, ...] = ()
    test: Tested | UnsetType = UNSET
    standings: tuple[Standing, ...]  # one for each kind of table


@final
class Counted:
    """One kind of table."""

    def __init__(self, bots: tuple[str, ...], words: str, ratings: Ratings | None, *, together: bool) -> None:
        self._bots = bots
        self._words = words
        self._ratings = ratings
        self._together = together
        self._wins: defaultdict[tuple[int, str], int] = defaultdict(int)
        self._of: defaultdict[tuple[int, str], int] = defaultdict(int)
        self._block = 1
        self._deals = 0
        self._blocks: list[list[int]] = []  # of each, how much there was to win for each bot, then the wins of each

    def add(self, tables: Sequence[Sat]) -> list[float]:
        """Count a deal, and say what part of it each bot won."""
        wins, of = [0] * len(self._bots), [0] * len(self._bots)
        for table in tables:
            for seat, bot in [(0, table.lineup[0])] if self._together else enumerate(table.lineup):
                won = seat in table.winners if not self._together else bool(table.winners)
                wins[bot] += won
                of[bot] += 1
                for role in {"", table.roles[seat] if table.roles else ""}:
                    self._wins[bot, role] += won
                    self._of[bot, role] += 1
            if self._ratings is not None:
                roles = table.roles or ("",) * len(table.lineup)
                self._ratings.match(list(zip(table.lineup, roles, strict=True)), table.returns)
        self._into_block([of[0], *wins])
        return [won / many for won, many in zip(wins, of, strict=True)]

    def _into_block(self, deal: list[int]) -> None:
        if self._deals == self._block * _MOST_BLOCKS:
            self._block *= 2
            both = zip(self._blocks[::2], self._blocks[1::2], strict=True)
            self._blocks = [_sum(one, other) for one, other in both]
        if self._deals % self._block:
            self._blocks[-1] = _sum(self._blocks[-1], deal)
        else:
            self._blocks.append(deal)
        self._deals += 1

    def standing(self, settings: dict[str, SettingValue]) -> Standing:
        bots = self._bots
        strengths = sorted(self._ratings.of.items()) if self._ratings is not None else []
        return Standing(
            settings=settings,
            shares=tuple([self._share(bot, "") for bot in range(len(bots))]),
            by_role=tuple([self._share(bot, role) for role, bot in sorted([(r, b) for b, r in self._of]) if role]),
            pairs=tuple([self._pair(first, second) for first, second in combinations(range(len(bots)), 2)]),
            ratings=tuple(
                [
                    Rating(bot=bots[bot], role=role, mu=one.mu, sigma=one.sigma, matches=one.matches)
                    for (bot, role), one in strengths
                ]
            ),
        )

    def _share(self, bot: int, role: str) -> Share:
        wins, of = self._wins[bot, role], self._of[bot, role]
        return Share(bot=self._bots[bot], role=role, wins=wins, of=of, share=wilson(wins, of))

    def _pair(self, first: int, second: int) -> Pair:
        off = [block[1 + first] - block[1 + second] for block in self._blocks]
        difference = bootstrap(off, [block[0] for block in self._blocks], self._words)
        return Pair(first=self._bots[first], second=self._bots[second], difference=difference)


def _sum(one: Sequence[int], other: Sequence[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)]
