"""The report of a contest as a page, and how its figures are written."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, final

from msgspec import UNSET

from sobremesa.bots.chances import Interval
from sobremesa.cli.page import charts
from sobremesa.cli.page.frame import page, part, table, words
from sobremesa.cli.terminal import Terminal
from sobremesa.cli.words import Say
from sobremesa.kernel.game import Game
from sobremesa.lab.standing import Contest, Pair, Rating, Share, Standing, Tested


def contest_page(report: Contest, game: Game[Any], terminal: Terminal) -> bytes:
    return _Page(report, game, terminal).whole()


@final
class _Page:
    def __init__(self, report: Contest, game: Game[Any], terminal: Terminal) -> None:
        self._report = report
        self._say = terminal.say
        self._texts = terminal.texts(game)
        self._language = terminal.language

    def whole(self) -> bytes:
        parts = [part_of for standing in self._report.standings for part_of in self._standing(standing)]
        return page(self._texts.say("game"), self._language, self._facts(), [*self._test(), *parts, *self._failures()])

    def _facts(self) -> Iterator[tuple[str, str]]:
        report, say = self._report, self._say
        yield say("contest-deals"), str(report.deals)
        yield say("heading-matches"), str(report.matches)
        yield say("page-seats"), str(report.seats)
        yield say("page-bots"), ", ".join(report.bots)
        yield say("page-key"), report.key
        yield say("page-settings"), ", ".join([f"{name}={value}" for name, value in report.settings.items()]) or "–"
        yield say("page-rules"), str(report.rules)

    def _test(self) -> Iterator[str]:
        report = self._report
        if report.test is not UNSET:
            yield part(self._say("contest-test"), words(verdict(report.test, report.deals, self._say)), wide=True)

    def _standing(self, standing: Standing) -> Iterator[str]:
        say = self._say
        kind = "".join([f" ({name}={value})" for name, value in standing.settings.items()])
        alike = None
        if not self._report.together:
            alike = sum([one.wins for one in standing.shares]) / max(1, sum([one.of for one in standing.shares]))
        yield self._shares(say("contest-wins-of") + kind, standing.shares, alike)
        yield self._pairs(say("contest-pairs") + kind, standing.pairs)
        if standing.by_role:
            yield self._shares(say("contest-by-role") + kind, standing.by_role)
        if standing.ratings:
            yield self._ratings(say("contest-ratings") + kind, standing.ratings)

    def _shares(self, heading: str, shares: tuple[Share, ...], alike: float | None = None) -> str:
        named = [(self._name(one), one) for one in shares]
        plot = charts.shares([(name, one.share) for name, one in named], escape(heading), alike)
        rows = [(name, str(one.wins), str(one.of), *share_in_percent(one.share)) for name, one in named]
        of = self._say("heading-matches" if self._report.together else "contest-chairs")
        headings = ["", self._say("contest-wins"), of, "%", self._say("page-interval")]
        said = [] if alike is None else [words(self._say("contest-alike"), "soft")]
        return part(heading, plot, *said, table(headings, rows))

    def _pairs(self, heading: str, pairs: tuple[Pair, ...]) -> str:
        plot = charts.differences([(pair_of(pair), pair.difference) for pair in pairs], escape(heading))
        rows = [(pair_of(pair), *points(pair.difference)) for pair in pairs]
        headings = ["", self._say("contest-more"), self._say("page-interval")]
        return part(heading, plot, words(self._say("contest-paired"), "soft"), table(headings, rows))

    def _ratings(self, heading: str, ratings: tuple[Rating, ...]) -> str:
        rows = [(self._name(one), f"{one.mu:.2f}", f"{one.sigma:.2f}", str(one.matches)) for one in ratings]
        headings = ["", *[self._say(one) for one in ("contest-rating", "contest-sigma", "heading-matches")]]
        return part(heading, words(self._say("contest-rated"), "soft"), table(headings, rows))

    def _name(self, one: Share | Rating) -> str:
        return f"{one.bot} · {self._texts.say(one.role)}" if one.role else one.bot

    def _failures(self) -> Iterator[str]:
        report, say = self._report, self._say
        if report.failed:
            rows = [(str(one.number), one.key, one.why) for one in report.failures]
            told = say("matches-failed", failed=report.failed, matches=str(report.matches))
            headings = [say("page-number"), say("page-key"), say("page-why")]
            yield part(say("page-failures"), words(told, "warning"), table(headings, rows), wide=True)


def share_in_percent(share: Interval) -> tuple[str, str]:
    return f"{100 * share.middle:.2f}", f"{100 * share.low:.2f} – {100 * share.high:.2f}"


def points(off: Interval) -> tuple[str, str]:
    return f"{100 * off.middle:+.2f}", f"{100 * off.low:+.2f} … {100 * off.high:+.2f}"


def pair_of(pair: Pair) -> str:
    return f"{pair.first} − {pair.second}"


def verdict(test: Tested, deals: int, say: Say) -> str:
    """What the sequential test has found, in a sentence."""
    return say(
        f"contest-{test.verdict}",
        better=test.better,
        than=test.than,
        gain=round(100 * test.gain),
        deals=str(deals),
        ratio=f"{test.ratio:.2f}",
        lower=f"{test.lower:.2f}",
        upper=f"{test.upper:.2f}",
    )
