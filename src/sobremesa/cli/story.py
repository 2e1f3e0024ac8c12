"""What has happened in a match, told to each eye as far as that eye may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, final

from sobremesa.kernel.events import Event
from sobremesa.kernel.match import Match
from sobremesa.text import Texts


def lines(events: Iterable[Event], eye: int, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    for event in events:
        yield texts.log(event.seen_from(eye), names)


@final
class Story:
    """Every event so far with the version it led to, and how much of it each eye has been shown."""

    def __init__(self, match: Match[Any]) -> None:
        self._told: list[tuple[int, Event]] = []
        self._shown: dict[int, int] = {}
        for step, _ in match.replay():
            if step.seat is not None:
                self._shown[step.seat] = len(self._told)  # whoever chose had seen everything before
            self.add(step.version, step.events)

    def add(self, version: int, events: Iterable[Event]) -> None:
        self._told.extend((version, event) for event in events)

    def forget_after(self, version: int) -> None:
        self._told = [(then, event) for then, event in self._told if then <= version]

    def all(self) -> list[Event]:
        return [event for _, event in self._told]

    def news_to_all(self) -> list[Event]:
        """What nobody has been shown yet."""
        return self.all()[max(self._shown.values(), default=0) :]

    def news(self, eye: int) -> list[Event]:
        """What this eye hasn't been shown yet; from now on it has."""
        fresh = self.all()[self._shown.get(eye, 0) :]
        self._shown[eye] = len(self._told)
        return fresh
