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
    ahead, most = None, 0
    for seat in order:
        vote = votes[seat]
        if vote >= 0:
            cast = votes.count(vote)
            if cast > most:
                ahead, most = vote, cast
    return ahead


def tie_breaker(votes: list[int], order: Sequence[int]) -> int | None:
    """Whose vote a tie goes to, None if there is none."""
    ahead = tally(votes, order)
    if ahead is None:
        return None
    most = votes.count(ahead)
    is_tie = any(vote != ahead and vote >= 0 and votes.count(vote) == most for vote in votes)
    return next(seat for seat in order if votes[seat] == ahead) if is_tie else None
