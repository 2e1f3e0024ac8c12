"""The report of a simulation as a page: what one looks at before one believes it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from html import escape
from math import sqrt
from typing import Any, Final

from msgspec import UNSET

from sobremesa.bots.chances import Interval, Z, wilson
from sobremesa.cli.page import charts
from sobremesa.cli.page.frame import page, part, table, words
from sobremesa.cli.terminal import Terminal
from sobremesa.kernel.game import Game
from sobremesa.lab.figures import edge, two_sided
from sobremesa.lab.report import Report
from sobremesa.lab.tally import Spread, Use

_FEWEST: Final = 20  # matches in which something was used; of fewer nothing can be told
_SURE: Final = 0.05


def report_page(report: Report, clock: Spread, game: Game[Any], terminal: Terminal) -> bytes:
    return _Page(report, clock, game, terminal).whole()


class _Page:
    def __init__(self, report: Report, clock: Spread, game: Game[Any], terminal: Terminal) -> None:
        self._report = report
        self._clock = clock
        self._say = terminal.say
        self._texts = terminal.texts(game)
        self._language = terminal.language
        self._finished = report.matches - report.failed
        self._seats = [f"{self._texts.name(seat, ())} ({bot})" for seat, bot in enumerate(report.bots)]

    def whole(self) -> bytes:
        parts = [self._endings(), self._wins(), *self._lengths(), *self._scores(), *self._cards(), *self._failures()]
        return page(self._texts.say("game"), self._language, self._facts(), parts)

    def _facts(self) -> Iterator[tuple[str, str]]:
        report, say = self._report, self._say
        yield say("heading-matches"), _whole(report.matches)
        yield say("page-seats"), str(report.seats)
        yield say("page-bots"), ", ".join(report.bots)
        yield say("page-key"), report.key
        yield say("page-settings"), ", ".join([f"{name}={value}" for name, value in report.settings.items()]) or "–"
        yield say("page-rules"), str(report.rules)

    # --- how they ended

    def _endings(self) -> str:
        shares = [
            (self._texts.say(f"ending-{ending}"), count, wilson(count, self._finished))
            for ending, count in self._report.results.endings.items()
        ]
        plot = charts.shares([(name, share) for name, _, share in shares], self._alt("page-endings"))
        rows = [(name, _whole(count), *_percents(share)) for name, count, share in shares]
        return part(self._say("page-endings"), plot, self._shares_table(rows))

    def _shares_table(self, rows: Sequence[tuple[str, ...]]) -> str:
        headings = ["", self._say("heading-matches"), "%", self._say("page-interval")]
        return table(headings, [(*row[:3], f"{row[3]} – {row[4]}") for row in rows])

    def _wins(self) -> str:
        results, say = self._report.results, self._say
        shares = [
            (name, wins, wilson(wins, self._finished)) for name, wins in zip(self._seats, results.wins, strict=True)
        ]
        alike = sum([many * times for many, times in results.winners.items()]) / self._report.seats
        plot = charts.shares(
            [(name, share) for name, _, share in shares], self._alt("page-wins"), alike / max(self._finished, 1)
        )
        rows = [(name, _whole(wins), *_percents(share)) for name, wins, share in shares]
        return part(
            say("page-wins"), plot, words(say("page-wins-alike"), "soft"), self._shares_table(rows), self._edge()
        )

    def _edge(self) -> str:
        say, results = self._say, self._report.results
        first = edge(results.wins[0], self._report.seats, results.winners)
        said = {
            "edge": f"{100 * first.share.middle:+.2f}",
            "low": f"{100 * first.share.low:+.2f}",
            "high": f"{100 * first.share.high:+.2f}",
            "p": _p(first.p),
        }
        sure = "page-edge" if first.p < _SURE else "page-no-edge"
        mixed = [words(say("page-edge-mixed"), "soft")] if len(set(self._report.bots)) > 1 else []
        return "".join([words(say(sure, **said)), *mixed])

    # --- how long they were, and how many points

    def _lengths(self) -> Iterator[str]:
        results = self._report.results
        yield self._spread("page-choices", results.choices)
        if results.turns.count:
            yield self._spread("page-turns", results.turns)
        if self._clock.count:
            yield self._spread("page-seconds", self._clock, 1e6)

    def _scores(self) -> Iterator[str]:
        scores = self._report.results.scores
        for seat, spread in enumerate(scores):
            if spread.count:
                whose = f": {self._seats[seat]}" if len(scores) > 1 else ""
                yield self._spread("page-scores", spread, whose=whose)

    def _spread(self, message: str, spread: Spread, per: float = 1.0, whose: str = "") -> str:
        mean = spread.sum / spread.count
        deviation = sqrt(max(0.0, spread.squares / spread.count - mean * mean))
        half = Z * deviation / sqrt(spread.count)
        said = self._say(
            "page-mean",
            mean=_short(mean / per),
            low=_short((mean - half) / per),
            high=_short((mean + half) / per),
            least=_short(spread.least / per),
            most=_short(spread.most / per),
        )
        heading = self._say(message) + whose
        return part(heading, charts.histogram(spread, self._say(f"{message}-unit"), escape(heading), per), words(said))

    # --- what was used

    def _cards(self) -> Iterator[str]:
        used = self._report.results.used
        if used is UNSET or not used:
            return
        base = [wins / max(self._finished, 1) for wins in self._report.results.wins]
        found = sorted([_Used(name, uses, base) for name, uses in used.items()], key=lambda one: -one.times)
        by_verb: defaultdict[str, list[_Used]] = defaultdict(list)
        for one in found:
            by_verb[one.verb].append(one)
        say = self._say
        content = [words(say("page-cards-warning"), "warning")]
        headings = [say("page-card"), say("page-times"), say("page-a-match"), say("page-with"), say("page-off"), "p"]
        for verb, ones in by_verb.items():
            told = [one for one in ones if one.matches >= _FEWEST]
            extremes = sorted(told, key=lambda one: -one.off.middle)
            extremes = extremes if len(extremes) <= 16 else extremes[:8] + extremes[-8:]
            plot = (
                charts.differences([(self._piece(one.piece), one.off) for one in extremes], escape(verb))
                if told
                else ""
            )
            rows = [self._row_of(one) for one in ones]
            title = f"<h3>{escape(say('page-used', verb=verb))}</h3>"
            content += [f"{title}{plot}<details><summary>{escape(say('page-all', n=len(ones)))}</summary>"]
            content += [table(headings, rows), "</details>"]
        yield part(say("page-cards"), *content, wide=True)

    def _row_of(self, one: _Used) -> tuple[str, ...]:
        off = f"{100 * one.off.middle:+.1f} ({100 * one.off.low:+.1f} … {100 * one.off.high:+.1f})"
        a_match = f"{one.times / max(self._finished, 1):.2f}"
        return self._piece(one.piece), _whole(one.times), a_match, f"{100 * one.share:.1f} %", off, _p(one.p)

    def _piece(self, name: str) -> str:
        return self._texts.say(name) if self._texts.has(name) else name

    def _failures(self) -> Iterator[str]:
        report, say = self._report, self._say
        if report.failed:
            rows = [(_whole(one.number), one.key, one.why) for one in report.failures]
            told = say("matches-failed", failed=report.failed, matches=str(report.matches))
            headings = [say("page-number"), say("page-key"), say("page-why")]
            yield part(say("page-failures"), words(told, "warning"), table(headings, rows), wide=True)

    def _alt(self, message: str) -> str:
        return escape(self._say(message))


class _Used:
    """How who used it fared, beside how the same seats fare in all matches."""

    def __init__(self, name: str, uses: tuple[Use, ...], base: list[float]) -> None:
        self.verb, _, self.piece = name.partition(" ")
        self.times = sum([use.times for use in uses])
        self.matches = sum([use.matches for use in uses])
        wins = sum([use.wins for use in uses])
        expected = sum([use.matches * share for use, share in zip(uses, base, strict=True)])
        interval = wilson(wins, self.matches)
        self.share = interval.middle
        usual = expected / max(self.matches, 1)
        self.off = Interval(interval.low - usual, interval.middle - usual, interval.high - usual)
        variance = sum([use.matches * share * (1 - share) for use, share in zip(uses, base, strict=True)])
        self.p = two_sided((wins - expected) / sqrt(variance)) if variance else 1.0


def _whole(number: int) -> str:
    return f"{number:,}".replace(",", "\u202f")


def _percents(share: Interval) -> tuple[str, str, str]:
    return f"{100 * share.middle:.2f}", f"{100 * share.low:.2f}", f"{100 * share.high:.2f}"


def _short(number: float) -> str:
    return f"{number:,.0f}".replace(",", "\u202f") if abs(number) >= 1000 else f"{number:.4g}"


def _p(p: float) -> str:
    return "< 0.0001" if p < 0.0001 else f"{p:.4f}" if p < 0.01 else f"{p:.2f}"
