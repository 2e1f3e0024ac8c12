from __future__ import annotations

from benchmarks.solved import size, solved, tree_of


def test_a_small_arcana_is_solved_until_hardly_anything_is_gained_by_playing_otherwise() -> None:
    tree = tree_of((1, 3, 5, 7))
    assert size(tree) == (469, 25)
    at_random, some, more = solved(tree, [0, 8, 32])
    assert at_random.nash_conv > 1
    assert some.nash_conv < 0.1
    assert more.nash_conv < 0.01
    assert at_random.won < 0.2
    assert 0.8 < some.won < more.won
