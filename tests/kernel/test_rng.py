from __future__ import annotations

import copy
import pickle
from collections import Counter
from hashlib import blake2b
from math import gcd
from struct import pack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.kernel.rng import Rng, derive

KEY = bytes(range(32))
keys = st.binary(min_size=1, max_size=64)
bounds = st.integers(1, 1 << 80)


def test_known_answers() -> None:
    """These numbers never change: every match file there is depends on them."""
    rng = Rng(KEY)
    assert [rng.below(6) for _ in range(20)] == [3, 5, 4, 1, 3, 3, 4, 3, 4, 3, 4, 1, 0, 4, 3, 0, 0, 4, 3, 0]
    assert [rng.below(1_000_003) for _ in range(6)] == [503168, 43002, 858629, 170238, 786407, 543966]
    assert [rng.below(1 << 32) for _ in range(2)] == [3278465953, 2674262984]
    assert [rng.below((1 << 32) - 5) for _ in range(2)] == [3334025153, 1126789439]
    assert [rng.below(3 << 30) for _ in range(4)] == [1930091466, 3181638680, 280131252, 2587799005]
    assert rng.below(10**30) == 272263885040461603188050801768
    items = list(range(12))
    rng.shuffle(items)
    assert items == [8, 10, 1, 11, 6, 5, 2, 7, 9, 4, 3, 0]
    assert rng.drawn == 53
    branch = rng.branch()
    assert branch.key.hex() == "47827c73aa3cebfd2ee0dc888fb96858c3ca5feb91cfe016e9eb50632c9ba122"
    assert (rng.drawn, branch.below(100)) == (64, 21)


def test_known_words() -> None:
    """The stream itself, byte by byte: BLAKE2b of a counter, keyed, read as 32-bit words from the low byte up."""
    rng = Rng(KEY)
    words = [rng.below(1 << 32) for _ in range(40)]
    stream = pack("<40I", *words)
    assert stream[:64].hex() == (
        "9212bc97156556f62890b1af163258514c78fd9c7a4fffa97a3381bca1fa788f"
        "239282c9d2934fa9bd1daab210574f3907a9351baeaa33d3e2a68484a6af5d25"
    )
    assert stream[-32:].hex() == "cb9adafcf1484316e8d1a66f48d0e6e2d2e7a8cd3b6f046614ed3797a105e1d4"
    assert stream == b"".join([blake2b(n.to_bytes(8, "little"), key=KEY).digest() for n in range(3)])[:160]
    assert [Rng(KEY, drawn).below(1 << 32) for drawn in range(40)] == words


def test_a_generator_travels() -> None:
    rng = Rng(KEY, 5)
    for twin in (pickle.loads(pickle.dumps(rng)), copy.deepcopy(rng)):
        assert (twin.key, twin.drawn, twin.below(1000)) == (KEY, 5, rng.copy().below(1000))
        assert copy.copy(twin).drawn == 6


def test_known_keys() -> None:
    assert derive(b"key", "a", 1, "b").hex() == "9f9edc6ff5be2b93a3eab202c4ca7c27bae80be985899c70fa54df84a9a2ba37"
    assert derive(b"", "").hex() == "11da6d1f761ddf9bdb4c9d6e5303ebd41f61858d0a5647a1a7bfe089bf921be9"


@given(st.lists(st.text(max_size=3), max_size=3), st.lists(st.text(max_size=3), max_size=3))
def test_labels_do_not_run_together(one: list[str], other: list[str]) -> None:
    assert (derive(b"k", *one) == derive(b"k", *other)) == (one == other)


@given(keys, st.lists(bounds, max_size=40))
def test_numbers_are_below_their_bound(key: bytes, ns: list[int]) -> None:
    rng = Rng(key)
    assert all(0 <= rng.below(n) < n for n in ns)


@given(keys, st.integers(0, 100), st.lists(bounds, max_size=20))
def test_key_and_count_are_the_whole_generator(key: bytes, burnt: int, ns: list[int]) -> None:
    rng = Rng(key)
    for _ in range(burnt):
        rng.below(2)
    restored, copied = Rng(rng.key, rng.drawn), rng.copy()
    expected = [rng.below(n) for n in ns]
    assert [restored.below(n) for n in ns] == expected
    assert [copied.below(n) for n in ns] == expected


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng(KEY)
    rng.below(6)
    twin = rng.copy()
    twin.below(6)
    assert (rng.drawn, twin.drawn) == (1, 2)


def test_branches_differ_from_each_other_and_from_their_root() -> None:
    rng = Rng(KEY)
    assert len({rng.key, *(rng.branch().key for _ in range(5))}) == 6


def fixed(words: list[int]) -> Rng:
    """A generator whose words are given."""
    rng = Rng(KEY)
    rng.drawn = 1
    lay_out(rng, (0, *words, *[1 << 31] * 16)[:16])
    return rng


def lay_out(rng: Rng, words: tuple[int, ...]) -> None:
    rng._lay(pack("<16I", *words))


@pytest.mark.parametrize("n", [3, 5, 6, 7, 100, (1 << 31) + 1, (1 << 32) - 1])
def test_no_number_is_favoured(n: int) -> None:
    """Of the 2**32 words exactly as many lead to each number: the first 2**32 mod n of each stretch are drawn again."""
    skewed = (1 << 32) % n
    common = gcd(n, 1 << 32)  # what a word makes of n ends in a multiple of it, and in each of them for some word
    for low in (skewed - common, skewed):
        word = low // common * pow(n // common, -1, (1 << 32) // common)
        rng = fixed([word % (1 << 32)])
        rng.below(n)
        drawn_again = rng.drawn > 2
        assert drawn_again == (low < skewed)


@pytest.mark.parametrize("n", [2, 3, 7, 52, 1000, 40_000, (1 << 16) - 1, 1 << 16, (1 << 16) + 1, 1 << 20])
def test_a_word_counts_to_its_last_bit(n: int) -> None:
    """Where one number ends and the next begins, the lower half of the word decides."""
    for number in {1, n // 2, n - 1}:
        first = -(-(number << 32) // n)  # of the words that lead there
        for word, expected in ((first - 1, number - 1), (first, number), (first + 1, number)):
            if word * n % (1 << 32) >= (1 << 32) % n:  # else another word is drawn
                assert fixed([word]).below(n) == expected


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52])
def test_numbers_come_out_evenly(n: int) -> None:
    rng, times = Rng(KEY), 2000
    counts = Counter(rng.below(n) for _ in range(n * times))
    assert len(counts) == n
    chi_squared = sum((count - times) ** 2 / times for count in counts.values())
    assert chi_squared < n + 5 * (2 * n) ** 0.5


def test_wide_numbers_come_out_evenly() -> None:
    rng, n = Rng(KEY), 3 << 40
    thirds = Counter(rng.below(n) >> 40 for _ in range(6000))
    assert all(abs(thirds[third] - 2000) < 200 for third in range(3))


def test_there_must_be_something_to_choose_from() -> None:
    with pytest.raises(ValueError, match="nothing to choose from"):
        Rng(KEY).below(0)
    with pytest.raises(ValueError, match="nothing to choose from"):
        Rng(KEY).pick(())


@given(keys, st.lists(st.integers()))
def test_shuffling_loses_nothing(key: bytes, items: list[int]) -> None:
    mixed = items[:]
    Rng(key).shuffle(mixed)
    assert sorted(mixed) == sorted(items)


def test_every_order_is_as_likely() -> None:
    rng, orders = Rng(KEY), Counter[tuple[int, ...]]()
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 150 for count in orders.values())


@pytest.mark.parametrize("words", [(), (0,) * 16, (7, 0, 1 << 31, 3) * 4], ids=["any", "none will do", "some won't"])
def test_a_shuffle_draws_as_if_one_by_one(words: tuple[int, ...]) -> None:
    one, other = Rng(KEY, 5), Rng(KEY, 5)
    if words:
        lay_out(one, words)
        lay_out(other, words)
    items, expected = list(range(40)), list(range(40))
    one.shuffle(items)
    for last in range(39, 0, -1):
        at = other.below(last + 1)
        expected[last], expected[at] = expected[at], expected[last]
    assert (items, one.drawn) == (expected, other.drawn)


def test_picking() -> None:
    rng = Rng(KEY)
    assert {rng.pick(("a", "b", "c")) for _ in range(50)} == {"a", "b", "c"}
