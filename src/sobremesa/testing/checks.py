"""What was checked, and what broke."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import final


class Broken(Exception):
    """Something that must hold doesn't; said inside a check, which gives it its name."""


class Violation(AssertionError):
    """A named check that failed."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(f"{check}: {message}")
        self.check = check
        self.message = message


@final
class Checks:
    """Counts the checks made by name and turns whatever goes wrong inside one into a violation of that name."""

    def __init__(self) -> None:
        self.made: Counter[str] = Counter()

    @contextmanager
    def of(self, name: str) -> Iterator[None]:
        self.made[name] += 1
        try:
            yield
        except Broken as broken:
            raise Violation(name, str(broken)) from broken
        except Violation:
            raise
        except Exception as error:
            raise Violation(name, f"{type(error).__name__}: {error}") from error
