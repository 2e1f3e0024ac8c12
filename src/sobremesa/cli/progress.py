"""How far a long run is, how fast it goes and how long it will take: a bar in a terminal, lines in a log."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.text import Text

from sobremesa.cli.terminal import Terminal

_FIRST_LINES: Final = 10.0  # seconds from one line of a log to the next
_LATER: Final = 60.0
_MANY: Final = 12  # lines after which they come later


@final
class Pulse:
    """Told how many are finished, it says how fast and for how long; what was finished before is no speed."""

    def __init__(self, total: int, before: int, terminal: Terminal) -> None:
        self.total = total
        self.finished = before
        self._before = before
        self._began = monotonic()
        self._say = terminal.say

    def words(self) -> str:
        rate = (self.finished - self._before) / max(monotonic() - self._began, 1e-9)
        if not rate:
            return ""
        left = self._say("time-left", time=clock_time((self.total - self.finished) / rate))
        return f"{self._say('rate', rate=short(rate))} · {left}"


class _PulseColumn(ProgressColumn):
    def __init__(self, pulse: Pulse) -> None:
        super().__init__()
        self._pulse = pulse

    def render(self, task: Task) -> Text:
        return Text(self._pulse.words())


@contextmanager
def progress(terminal: Terminal, total: int, before: int = 0) -> Iterator[_Shown]:
    pulse = Pulse(total, before, terminal)
    if not terminal.err.is_terminal:
        yield _Lines(pulse, terminal)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _PulseColumn(pulse))
    with Progress(*columns, console=terminal.err, transient=True) as bar:
        yield _Bar(pulse, bar, terminal)


class _Shown:
    def __init__(self, pulse: Pulse) -> None:
        self._pulse = pulse

    def __call__(self, finished: int) -> None:
        self._pulse.finished += finished
        self._show()

    def _show(self) -> None:
        raise NotImplementedError


@final
class _Bar(_Shown):
    def __init__(self, pulse: Pulse, bar: Progress, terminal: Terminal) -> None:
        super().__init__(pulse)
        self._bar = bar
        self._task = bar.add_task(terminal.say("playing"), total=pulse.total, completed=pulse.finished)

    def _show(self) -> None:
        self._bar.update(self._task, completed=self._pulse.finished)


@final
class _Lines(_Shown):
    """Few, for whoever reads a log reads all of it."""

    def __init__(self, pulse: Pulse, terminal: Terminal) -> None:
        super().__init__(pulse)
        self._terminal = terminal
        self._said = 0
        self._last = monotonic()

    def _show(self) -> None:
        if monotonic() < self._last + (_FIRST_LINES if self._said < _MANY else _LATER):
            return
        self._last = monotonic()
        self._said += 1
        pulse = self._pulse
        counted = self._terminal.say("finished-of", finished=str(pulse.finished), total=str(pulse.total))
        self._terminal.err.print(Text(f"{counted} · {pulse.words()}"), soft_wrap=True)


def short(rate: float) -> str:
    return f"{rate:.0f}" if rate >= 10 else f"{rate:.2g}"


def clock_time(seconds: float) -> str:
    """As people write it: 0:07, 12:30, 3:05:00, and days before that."""
    whole = round(seconds)
    hours, minutes = divmod(whole // 60, 60)
    days, hours = divmod(hours, 24)
    if days:
        return f"{days} d {hours}:{minutes:02}:{whole % 60:02}"
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
