"""Bots against each other: who sits where, what is counted of it, and what is said of that."""

from __future__ import annotations

from math import log, sqrt
from typing import Any

import msgspec
import pytest

from sobremesa.bots.chances import Interval, wilson
from sobremesa.kernel import registry
from sobremesa.kernel.errors import BadSettings
from sobremesa.kernel.game import Game
from sobremesa.lab import Contest, Series, contest
from sobremesa.lab.figures import bootstrap
from sobremesa.lab.rating import Ratings
from sobremesa.lab.rotating import Sat, lineups, order
from sobremesa.lab.sequential import BETTER, LOWER, NO_BETTER, UNDECIDED, UPPER, Sequential
from sobremesa.lab.standing import Counted

REGISTERED = [registry.get(game_id) for game_id in registry.ids()]


def _plain(report: Contest) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(report, seconds=0.0))


# --- who sits where ---------------------------------------------------------------------------------------------------


def test_bots_move_on_by_a_seat_from_table_to_table() -> None:
    assert lineups(0, 2, 2, together=False) == ((0, 1), (1, 0))
    assert lineups(0, 2, 4, together=False) == ((0, 1, 0, 1), (1, 0, 1, 0))
    assert lineups(0, 3, 4, together=False) == ((0, 1, 2, 0), (1, 2, 0, 1), (2, 0, 1, 2))
    assert lineups(1, 3, 2, together=False) == ((0, 2), (2, 1), (1, 0))
    assert lineups(7, 2, 3, together=True) == ((0, 0, 0), (1, 1, 1))


@pytest.mark.parametrize("bots", [2, 3, 5])
@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_over_a_deal_every_bot_sits_in_every_seat_once(bots: int, seats: int) -> None:
    for deal in range(9):
        tables = lineups(deal, bots, seats, together=False)
        assert all(sorted([table[seat] for table in tables]) == list(range(bots)) for seat in range(seats))


def test_from_deal_to_deal_other_bots_are_neighbours() -> None:
    assert [order(deal, 3) for deal in range(3)] == [(0, 1, 2), (0, 2, 1), (0, 1, 2)]
    assert len({order(deal, 5) for deal in range(24)}) == 24
    assert {order(deal, 5)[1] for deal in range(4)} == {1, 2, 3, 4}


# --- what is said of it -----------------------------------------------------------------------------------------------


def test_a_bootstrap_over_deals_finds_what_is_known() -> None:
    assert bootstrap([1] * 30, [2] * 30, "k") == (0.5, 0.5, 0.5)  # all alike: nothing to be unsure of
    assert bootstrap([0, 2], [2, 2], "k") == (0.0, 0.5, 1.0)  # 0, 1/2 and 1, in 1, 2 and 1 of 4 draws
    # Of a hundred tosses of a fair coin, 2.5 % have fewer than 40 heads or nearly, and as many more than 60.
    assert bootstrap([0, 1] * 50, [1] * 100, "k") == (0.4, 0.5, 0.6)
    assert bootstrap([3], [4], "k") == (-1.0, 0.75, 1.0)  # one deal tells nothing of others
    assert bootstrap([], [], "k") == (0.0, 0.0, 0.0)


def test_the_same_words_draw_the_same_and_others_others() -> None:
    off = [n % 7 - 3 for n in range(41)]
    once, again, other = (bootstrap(off, [6] * 41, words) for words in ("k", "k", "l"))
    assert once == again
    assert once != other


def test_deals_are_counted_in_as_little_room_however_many_there_are() -> None:
    counted = Counted(("a", "b"), "k", None, together=False)
    first_wins = (Sat((0, 1), 5, (0,), (1.0, -1.0), ()), Sat((1, 0), 5, (1,), (-1.0, 1.0), ()))
    seat_wins = (Sat((0, 1), 5, (0,), (1.0, -1.0), ()), Sat((1, 0), 5, (0,), (1.0, -1.0), ()))
    assert counted.add(first_wins) == [1.0, 0.0]
    assert counted.add(seat_wins) == [0.5, 0.5]
    for _ in range(2999):
        counted.add(first_wins)
        counted.add(seat_wins)
    standing = counted.standing({})
    assert [(one.bot, one.wins, one.of, one.share) for one in standing.shares] == [
        ("a", 9000, 12000, wilson(9000, 12000)),
        ("b", 3000, 12000, wilson(3000, 12000)),
    ]
    (pair,) = standing.pairs
    assert (pair.first, pair.second, pair.difference) == ("a", "b", Interval(0.5, 0.5, 0.5))  # in each block alike
    assert len(counted._blocks) <= 1024


def test_the_bounds_of_the_sequential_test_are_walds() -> None:
    assert pytest.approx((-log(19), log(19))) == (LOWER, UPPER)


def test_the_sequential_test_stops_where_it_is_known_to() -> None:
    # n deals alike, of difference d, have variance 1 / (n + 1): the ratio is n (n + 1) g (2 d - g) / 2.
    for difference, deals, verdict in ((1.0, 10, BETTER), (0.0, 81, NO_BETTER), (-1.0, 10, NO_BETTER)):
        test = Sequential(0.03)
        for n in range(1, deals + 1):
            assert test.verdict == UNDECIDED
            test.add(difference)
            assert test.ratio == pytest.approx(n * (n + 1) * 0.03 * (2 * difference - 0.03) / 2)
        assert test.verdict == verdict


def test_half_way_between_both_the_sequential_test_says_nothing() -> None:
    test = Sequential(0.04)
    for n in range(4000):
        test.add(0.12 if n % 2 else -0.08)  # 0.02 on average
    assert abs(test.ratio) < 0.1
    assert test.verdict == UNDECIDED


def test_ratings_are_those_of_plackett_and_luce() -> None:
    ratings = Ratings()
    ratings.match([(0, ""), (1, "")], [1.0, -1.0])
    squared, beta_squared = (25 / 3) ** 2, (25 / 6) ** 2
    c = sqrt(2 * (squared + beta_squared))
    winner, loser = ratings.of[0, ""], ratings.of[1, ""]
    assert winner.mu == pytest.approx(25 + squared / c / 2)
    assert loser.mu == pytest.approx(25 - squared / c / 2)
    assert winner.sigma == loser.sigma == pytest.approx(25 / 3 * sqrt(1 - squared / c**2 / 4 * (25 / 3) / c))


def test_who_sits_in_two_seats_is_rated_once_a_match() -> None:
    ratings = Ratings()
    ratings.match([(0, ""), (1, ""), (0, ""), (1, "")], [0.0, 0.0, 0.0, 0.0])
    assert ratings.of[0, ""] == ratings.of[1, ""]
    assert ratings.of[0, ""].mu == pytest.approx(25.0)
    assert ratings.of[0, ""].matches == 1
    ratings.match([(0, ""), (1, ""), (0, ""), (1, "")], [-1.0, 1.0, -1.0, -1.0])
    assert ratings.of[0, ""].mu < 25 < ratings.of[1, ""].mu


# --- whole contests ---------------------------------------------------------------------------------------------------


def _by_hand(game_id: str, seats: int, deals: int) -> dict[str, int]:
    wins = {"house": 0, "random": 0}
    for bots in (["house", "random"], ["random", "house"]):
        series = Series.of(registry.get(game_id), seats, bots, "k")
        for number in range(deals):
            for seat in series.play(number)[1].winners:
                wins[series.bots[seat]] += 1
    return wins


def test_what_is_counted_are_matches_that_anyone_can_play_again() -> None:
    report = contest(registry.get("cosa"), 6, seats=5, bots=["house", "random"], key="k")
    (standing,) = report.standings
    assert {one.bot: one.wins for one in standing.shares} == _by_hand("cosa", 5, 6)
    assert [one.of for one in standing.shares] == [30, 30]
    assert (report.deals, report.matches, report.failed) == (6, 12, 0)
    # One of five is dealt La Cosa, and each bot sits where it is once a deal.
    dealt = {(one.bot, one.role): one.of for one in standing.by_role}
    assert dealt == {
        ("house", "role-human"): 24,
        ("random", "role-human"): 24,
        ("house", "role-thing"): 6,
        ("random", "role-thing"): 6,
    }
    for bot in standing.shares:
        assert bot.wins == sum(one.wins for one in standing.by_role if one.bot == bot.bot)
    assert {(one.bot, one.role) for one in standing.ratings} == set(dealt)


def test_progress_adds_up_to_the_number_of_matches() -> None:
    told: list[int] = []
    bots = ["house", "random"]
    report = contest(registry.get("cosa"), 3, seats=4, bots=bots, key="k", each="doors", progress=told.append)
    assert sum(told) == report.matches == 3 * 2 * 2


def test_secrets_are_roles_once_they_are_dealt() -> None:
    report = contest(registry.get("princesa"), 2, seats=4, bots=["random", "house"], key="k")
    (standing,) = report.standings
    roles = {one.role for one in standing.by_role}
    assert "secret-kidnapper" in roles
    assert sum(one.of for one in standing.by_role) == 2 * 2 * 4


def test_where_all_win_or_lose_as_one_each_bot_has_the_table_to_itself() -> None:
    game = registry.get("arcana")
    report = contest(game, 4, seats=2, bots=["house", "random"], key="k", each="difficulty")
    assert [one.settings["difficulty"] for one in report.standings] == ["easy", "normal", "hard", "doomed"]
    assert "difficulty" not in report.settings
    for standing in report.standings:
        assert (standing.ratings, standing.by_role) == ((), ())
        for share in standing.shares:
            series = Series.of(game, 2, [share.bot], "k", standing.settings)
            assert (share.wins, share.of) == (sum(bool(series.play(n)[1].winners) for n in range(4)), 4)


@pytest.mark.parametrize("game", REGISTERED, ids=registry.ids())
def test_a_game_says_whether_all_win_or_lose_as_one(game: Game[Any]) -> None:
    seats = max(2, game.info.seats[0])
    series = Series.of(game, seats, ["random"], "k")
    alike = [len(set(outcome.returns)) == 1 for _, outcome in map(series.play, range(12))]
    assert all(alike) == game.info.together


def test_the_number_of_processes_changes_nothing() -> None:
    game = registry.get("cosa")
    alone, two = (contest(game, 9, seats=4, bots=["random", "house"], key="k", gain=0.5, jobs=jobs) for jobs in (1, 2))
    assert _plain(alone) == _plain(two)


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"deals": 0}, "at least one deal"),
        ({"jobs": 0}, "at least one deal and one job"),
        ({"bots": ["house"]}, "between two bots or more"),
        ({"bots": ["house", "house"]}, "each named once"),
        ({"gain": 0.03, "bots": ["house", "random", "stranger"]}, "between two bots"),
        ({"gain": 0.0}, "between 0 and 1"),
        ({"gain": 1.5}, "between 0 and 1"),
        ({"each": "moon"}, "no setting of few values"),
        ({"each": "max_turns"}, "no setting of few values"),
        ({"each": "doors", "settings": {"doors": "loose"}}, "doors is set"),
        ({"seats": 3}, "for 4 to 12 seats"),
    ],
)
def test_what_is_no_contest_is_refused_before_anything_is_played(changed: dict[str, Any], complaint: str) -> None:
    usual: dict[str, Any] = {"deals": 10**9, "seats": 4, "bots": ["house", "random"], "key": "k"}
    with pytest.raises(BadSettings, match=complaint):
        contest(registry.get("cosa"), **{**usual, **changed})
