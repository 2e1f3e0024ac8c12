"""A decision of the group: every member votes, sealed until all are in; the most votes win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NOT_A_MEMBER: Final = -2
NOT_YET: Final = -1


def opened(seats: int, members: Sequence[int]) -> list[int]:
    """The votes of a new ballot, one place for each seat."""
    return [NOT_YET if seat in members else NOT_A_MEMBER for seat in range(seats)]


def is_in(vote: int) -> bool:
    """What the others see of a sealed vote: whether it has been cast."""
    return vote >= 0


def is_closed(votes: list[int]) -> bool:
    return NOT_YET not in votes


def tally(votes: list[int], order: Sequence[int]) -> int | None:
    """The vote that wins, None if nobody voted. A tie goes to the first seat in `order` with one of the tied votes."""
    cast = [vote for vote in votes if vote >= 0]
    if not cast:
        return None
    most = max(map(cast.count, cast))
    return next(votes[seat] for seat in order if votes[seat] >= 0 and cast.count(votes[seat]) == most)
