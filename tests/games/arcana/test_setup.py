"""Chapters 1 and 2: the box, and how it is laid out."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from games.arcana.laid import lay, names
from games.arcana.sheet import BASE
from games.looking import offered
from sobremesa.games.arcana.rules import GAME
from sobremesa.kernel.errors import BadSettings
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.settings import complete
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import play

SEATS = (2, 3, 4, 5)


def fresh(seats: int, words: str = "set-up", **settings: object) -> Match:
    return Match(GAME, seats, settings, MatchKey.from_words(words, seats))


@pytest.mark.rule("arcana-1.1")
def test_two_to_five_people() -> None:
    for seats in SEATS:
        assert fresh(seats).seats == seats
    for seats in (0, 1, 6):
        with pytest.raises(BadSettings):
            fresh(seats)


@pytest.mark.rule("arcana-1.3", "arcana-1.4")
def test_what_is_in_the_box() -> None:
    found = {(c.kind, c.id): c.count for c in GAME.components(complete(GAME.info.settings, {}))}
    assert {name for kind, name in found if kind == "card"} == {"hours", *BASE}
    assert all(count == 1 for (kind, _), count in found.items() if kind == "card")
    assert {name: count for (kind, name), count in found.items() if kind == "fate"} == dict.fromkeys("1234567", 3)
    assert found["piece", "number-token"] == 35
    assert found["piece", "marker"] == 2
    assert len(found) == 21 + 7 + 2


@pytest.mark.rule("arcana-1.4", "arcana-2.5")
def test_all_21_fates_are_in_the_bag() -> None:
    for seats in SEATS:
        s = GAME.setup(seats, complete(GAME.info.settings, {}), MatchKey.from_words("bag", seats).stream("rules"))
        assert s.bag == [0, 3, 3, 3, 3, 3, 3, 3]
        assert s.hands == [()] * seats
        assert s.fates == [()] * 4


@pytest.mark.rule("arcana-1.6")
def test_fates_come_from_the_bag_and_go_back_to_it() -> None:
    match = fresh(3)
    assert match.view(SPECTATOR)["bag"] == 19  # two drawn
    match = lay("midnight deep key lord", [(1, 5), (), ()])
    before = list(match.state.bag)
    play(match, "0 play:1:1", "1 predict:5", "2 predict:5")
    after = match.state
    drawn = Counter(after.hands[1])
    assert after.fates[0] == (1,)
    assert [after.bag[v] + drawn[v] for v in range(8)] == [n + (v == 5) for v, n in enumerate(before)]


@pytest.mark.rule("arcana-2.1")
def test_the_hours_at_the_left_end_and_the_score_at_0() -> None:
    assert fresh(4).view(SPECTATOR)["score"] == 0
    # What is played on The Hours moves to the first of the four: it lies to their left.
    match = lay("deep huntress leviathan noble", [(1, 6), ()])
    assert offered(match, 0) == {"play:1:hours", "play:6:hours"}
    play(match, "0 play:1:hours")
    assert match.state.fates == [(1,), (), (), ()]


@pytest.mark.rule("arcana-2.2", "arcana-11.1")
@pytest.mark.parametrize(("difficulty", "doom"), [("easy", 0), ("normal", 2), ("hard", 4), ("doomed", 6)])
def test_doom_starts_where_the_difficulty_says(difficulty: str, doom: int) -> None:
    match = fresh(3, difficulty=difficulty)
    assert match.view(0)["doom"] == doom
    assert [dict(event.args) for event in match.opening if event.kind == "began"] == [{"doom": doom}]


@pytest.mark.rule("arcana-2.1", "arcana-2.2", "arcana-2.3", "arcana-2.4", "arcana-2.5")
def test_the_example_of_the_rulebook_five_players_at_easy() -> None:
    view = fresh(5, difficulty="easy").view(SPECTATOR)
    assert (view["score"], view["doom"]) == (0, 0)
    assert (len(view["row"]), view["deck"][-1]) == (4, 16)
    assert view["fates"] == [()] * 4
    assert view["rows"] == [0] * 5
    assert view["unseen"] == [3] * 7
    assert sorted(view["hands"]) == [0, 0, 0, 0, 2]  # the first player has drawn
    assert view["bag"] == 19
    assert view["powers"] == []


@pytest.mark.rule("arcana-11.1")
def test_normal_is_the_difficulty_of_who_says_nothing() -> None:
    assert fresh(2).view(0)["doom"] == 2
    with pytest.raises(BadSettings):
        fresh(2, difficulty="nightmare")


@pytest.mark.rule("arcana-2.3", "arcana-3.7")
def test_the_deck_is_shuffled_and_its_first_four_form_the_row() -> None:
    tops = Counter()
    for number in range(60):
        match = fresh(3, f"deck {number}")
        s = match.state
        assert sorted(names((*s.row, *s.deck))) == sorted(BASE)
        assert len(s.row) == 4
        for eye in (*range(3), SPECTATOR):
            assert match.view(eye)["row"] == s.row
            assert match.view(eye)["deck"] == (s.deck[0], 16)
        tops[s.row[0]] += 1
    assert len(tops) >= 15  # of 20


@pytest.mark.rule("arcana-2.4")
def test_each_player_has_seven_numbers_none_turned_over() -> None:
    for seats in SEATS:
        match = fresh(seats)
        assert match.view(SPECTATOR)["rows"] == [0] * seats
        flips = {o.key for o in GAME.free(match.state, 0) if o.verb == "flip"}
        assert flips == {f"flip:{seat}:{number}" for seat in range(1, seats) for number in range(1, 8)}


@pytest.mark.rule("arcana-2.6")
def test_who_starts_is_drawn_by_lot() -> None:
    starters = Counter(fresh(4, f"lot {number}").state.active for number in range(200))
    assert sorted(starters) == [0, 1, 2, 3]
    assert min(starters.values()) >= 30


@pytest.mark.rule("arcana-2.6")
def test_turns_go_clockwise() -> None:
    match = fresh(4, "clockwise", difficulty="easy")
    order = []
    for _ in range(6):
        active = match.state.active
        order.append(active)
        match.play(active, match.asked_of(active).decision.options[0])
        while match.state.votes:
            match.play(match.waiting_for[0], "pass")
    assert [(b - a) % 4 for a, b in itertools.pairwise(order)] == [1] * 5
