"""A decision of the group: every member votes, sealed until all are in; the most votes win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NOT_A_MEMBER: Final = -2
NOT_YET: Final = -1


def opened(seats: int, members: Sequence[int]) -> list[int]:
    """The votes of a new ballot, one place for each seat."""
    votes = [NOT_A_MEMBER] * seats
    for seat in members:
        votes[seat] = NOT_YET
    return votes


def is_in(vote: int) -> bool:
    """What the others see of a sealed vote: whether it has been cast."""
    return vote >= 0


def is_closed(votes: list[int]) -> bool:
    return NOT_YET not in votes


def tally(votes: list[int], order: Sequence[int]) -> int | None:
    """The vote that wins, None if nobody voted. A tie goes to the first seat in `order` with one of the tied votes."""
    ahead = _ahead(votes)
    return next(votes[seat] for seat in order if votes[seat] in ahead) if ahead else None


def tie_breaker(votes: list[int], order: Sequence[int]) -> int | None:
    """Whose vote a tie goes to, None if there is none."""
    ahead = _ahead(votes)
    return next(seat for seat in order if votes[seat] in ahead) if len(ahead) > 1 else None


def _ahead(votes: list[int]) -> set[int]:
    """What has the most votes: more than one thing if it is a tie, nothing if nobody voted."""
    cast = [vote for vote in votes if vote >= 0]
    distinct = set(cast)
    if len(distinct) in (0, 1, len(cast)):  # nobody has voted, all the same, or all something else
        return distinct
    most = max(map(cast.count, distinct))
    return {vote for vote in distinct if cast.count(vote) == most}
