from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.kernel import ballot
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.zones import distinct, shuffled, with_sorted, without

# --- ballot ------------------------------------------------------------------------------------------------------


def test_a_ballot_from_opening_to_closing() -> None:
    votes = ballot.opened(4, [0, 2, 3])
    assert votes == [ballot.NOT_YET, ballot.NOT_A_MEMBER, ballot.NOT_YET, ballot.NOT_YET]
    for seat in (0, 2, 3):
        assert not ballot.is_closed(votes)
        assert not ballot.is_in(votes[seat])
        votes[seat] = 5
        assert ballot.is_in(votes[seat])
    assert ballot.is_closed(votes)
    assert not ballot.is_in(ballot.NOT_A_MEMBER)


@pytest.mark.parametrize(
    ("votes", "order", "winner"),
    [
        ([3, 3, 5], [2, 0, 1], 3),  # the most votes, whoever comes first
        ([3, 5, -2], [1, 0, 2], 5),  # a tie: the first in order
        ([3, 5, -2], [2, 0, 1], 3),  # … who has a vote
        ([4, 5, 6, 6, 5], [0, 1, 2, 3, 4], 5),  # … for one of those tied: not 4
        ([-2, -2], [0, 1], None),
        ([-1, 0], [0, 1], 0),
        ([], [], None),
    ],
)
def test_counting(votes: list[int], order: list[int], winner: int | None) -> None:
    assert ballot.tally(votes, order) == winner


@given(st.lists(st.integers(-2, 4), min_size=1, max_size=8), st.randoms(use_true_random=False))
def test_the_winner_has_the_most_votes(votes: list[int], random: st.DataObject) -> None:
    order = list(range(len(votes)))
    random.shuffle(order)  # type: ignore[attr-defined]
    winner = ballot.tally(votes, order)
    cast = [vote for vote in votes if vote >= 0]
    if not cast:
        assert winner is None
        return
    most = max(map(cast.count, cast))
    tied = {vote for vote in cast if cast.count(vote) == most}
    assert winner == next(votes[seat] for seat in order if votes[seat] in tied)


# --- zones -------------------------------------------------------------------------------------------------------

zones = st.lists(st.integers(0, 9), max_size=8).map(sorted).map(tuple)


@given(zones, st.integers(0, 9))
def test_putting_in_and_taking_out(zone: tuple[int, ...], item: int) -> None:
    more = with_sorted(zone, item)
    assert list(more) == sorted([*zone, item])
    assert without(more, item) == zone


def test_only_one_copy_is_taken_and_it_must_be_there() -> None:
    assert without((3, 1, 3), 3) == (1, 3)
    with pytest.raises(ValueError, match="not in list"):
        without((3, 1), 2)


@given(zones)
def test_shuffling_makes_a_zone_of_the_same(zone: tuple[int, ...]) -> None:
    assert sorted(shuffled(zone, Rng(b"k"))) == sorted(zone)


def test_what_lies_in_a_zone_is_told_once() -> None:
    assert distinct((1, 1, 2, 5, 5, 5)) == [1, 2, 5]
    assert distinct(()) == []
