"""What can go wrong at the kernel's edge, each with a sentence a person understands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial


class SobremesaError(Exception):
    """The root of every error a caller may cause.

    The message is for programs. For people `said`, where it is given, names a text in their language, which is told
    the `details`; among them `errno` is the operating system's own word for what went wrong.
    """

    def __init__(self, message: str = "", said: str = "", **details: str | int) -> None:
        super().__init__(message)
        self.said = said
        self.details = details


class UnknownGame(SobremesaError):
    """No game of that name is registered."""


class BadSettings(SobremesaError):
    """A setting of a table, or its number of seats, is not one the game knows."""


class Refused(SobremesaError):
    """A choice that can't be taken. The match is as it was before."""

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.rule = rule


class NotAsked(Refused):
    """The seat has nothing to decide now."""


class NotOffered(Refused):
    """The option exists but is not among those offered; `rule` says which rule forbids it."""


class Stale(Refused):
    """The answer is to a question that no longer stands."""


class CannotUndo(Refused):
    """The last choice can't be taken back freely. `why` is a word for it: nothing, others, fixed."""

    def __init__(self, why: str) -> None:
        super().__init__(
            {
                "nothing": "nothing has been chosen yet",
                "others": "that can't be taken back: someone else has acted since",
                "fixed": "that can't be taken back: it was decided, showed something hidden or drew at random",
            }[why]
        )
        self.why = why


class OutOfReach(Refused):
    """A version of before the rules were mended: nobody can tell any more how the match stood then."""


class BadFile(SobremesaError):
    """A match file that can't be read: cut, malformed, of an unknown game or of other rules."""


class NotVerified(SobremesaError):
    """A match file that reads well and yet doesn't hold; it names the first thing that doesn't fit.

    `what` is a word for that thing: commitment, nonces, seal, choice, result, digest; compared with what a browser
    has kept: another-match, kept-commitment, kept-nonce, kept-seal, kept-count, kept-deal, kept-view.
    """

    def __init__(self, what: str, message: str, **details: str | int) -> None:
        super().__init__(message)
        self.what = what
        self.details = details

    def __reduce__(self) -> tuple[Callable[[], NotVerified], tuple[()]]:
        return partial(NotVerified, self.what, str(self), **self.details), ()  # it may come from another process


class Blind(SobremesaError):
    """A state that was played without noting what its seats get to know, and is asked for it."""


class EndlessAgenda(SobremesaError):
    """The rules ran their whole budget of steps without asking anybody: a fault of the game, not of a player."""
