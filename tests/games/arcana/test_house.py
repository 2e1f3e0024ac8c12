"""The house bot: it plays by the rules in every variant, and it plays well."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from games.arcana.laid import lay
from sobremesa import bots
from sobremesa.games.arcana.bot.convention import convention
from sobremesa.games.arcana.bot.house import House, agreed
from sobremesa.games.arcana.bot.scene import scene_now
from sobremesa.games.arcana.rules import GAME
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.bot import Look
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import complete
from sobremesa.lab.simulate import simulate

VARIANTS = list(product((2, 3, 4, 5), (False, True), (False, True)))


@pytest.mark.parametrize(("seats", "expansion", "restless"), VARIANTS)
def test_it_plays_every_variant_to_the_end(seats: int, expansion: bool, restless: bool) -> None:
    settings = {"expansion": expansion, "restless": restless, "difficulty": "easy", "twice_each": seats == 3}
    report = simulate(GAME, 6, seats=seats, bots=("house",), key="variants", settings=settings)
    assert sum(report.results.endings.values()) == 6
    assert set(report.results.endings) <= {"won", "lost", "lost-deck"}


@pytest.mark.parametrize(("difficulty", "seats"), [("hard", 4), ("doomed", 3), ("normal", 5)])
def test_it_plays_every_difficulty(difficulty: str, seats: int) -> None:
    report = simulate(
        GAME, 5, seats=seats, bots=("house", "random"), key="hard", settings={"difficulty": difficulty, "aid": "all"}
    )
    assert sum(report.results.endings.values()) == 5


@pytest.mark.statistics
@pytest.mark.rule("arcana-1.1")
def test_it_wins_most_matches_at_normal_difficulty() -> None:
    report = simulate(GAME, 40, seats=4, bots=("house",), key="house")
    assert report.results.endings.get("won", 0) >= 36
    assert len(set(report.results.wins)) == 1  # all win or all lose


def test_random_play_almost_never_wins() -> None:
    report = simulate(GAME, 200, seats=4, bots=("random",), key="random")
    assert report.results.endings.get("won", 0) <= 4


def test_the_same_key_plays_the_same_matches() -> None:
    reports = [simulate(GAME, 5, seats=3, bots=("house",), key="again") for _ in range(2)]
    assert reports[0].results == reports[1].results
    assert reports[0].decisions == reports[1].decisions


def test_it_has_a_bot_for_every_seat() -> None:
    for seat in range(5):
        assert GAME.house(seat, MatchKey.from_words("seat", 5).stream("bots", seat)) is not None


# --- signs -----------------------------------------------------------------------------------------------------------

EMPTY_ROW = "judge stranger shore chalice"


def looks(seats: int, seed: str) -> Iterator[tuple[Arcana, Decision]]:
    """All that is asked in a match of house bots; each is a new one at every question, as at a served table."""
    key = MatchKey.from_words(seed, seats)
    s = deal(GAME, seats, complete(GAME.info.settings, {"difficulty": "hard"}), key.stream("rules"))
    while asked := GAME.decisions(s):
        yield s, asked[0]
        GAME.apply(s, asked[0].seat, chosen(s, asked[0]))


def chosen(s: Arcana, decision: Decision, persons: frozenset[int] = frozenset()) -> Option:
    return House(decision.seat, Rng(bytes(32))).choose(Look(GAME, s, decision, persons))


def test_each_pair_of_fates_has_a_place_where_it_may_be_played() -> None:
    for s, decision in looks(3, "places"):
        if decision.ask == "play":
            scene = scene_now(GAME.schema.cut(s, decision.seat))
            low, high = s.hands[decision.seat]
            assert convention(scene).place[low, high] in [option.args for option in decision.options]


def test_most_pairs_have_a_sign_of_their_own() -> None:
    view = GAME.schema.cut(lay(EMPTY_ROW, [(3, 5), (), ()]).state, 1)
    agreed_on = convention(scene_now(view))
    places = set(agreed_on.place.values())
    assert len(agreed_on.place) == 28
    assert len(places) >= 20


def test_the_group_knows_what_is_kept_from_where_the_other_was_played() -> None:
    right = told = 0
    for number in range(10):
        for s, decision in looks(4, f"signs {number}"):
            if decision.ask == "predict":
                option = chosen(s, decision)
                if option.verb == "predict":
                    told += 1
                    right += option.args[0] == s.hands[s.active][0]
    assert told > 100
    assert right >= 0.95 * told


def test_everybody_who_sees_the_same_reads_the_same() -> None:
    """What it chooses follows from its view and its own stream: no world that it can't rule out changes it."""
    rng = Rng(bytes(range(32)))
    for s, decision in looks(3, "two worlds"):
        twin = GAME.redeal(s, decision.seat, rng)
        for persons in (frozenset[int](), frozenset({(decision.seat + 1) % 3})):
            again = next(other for other in GAME.decisions(twin) if other.seat == decision.seat)
            assert chosen(twin, again, persons) == chosen(s, decision, persons)


# --- beside people ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "active", "persons", "signs"),
    [
        (2, 0, (), True),
        (2, 0, (1,), False),  # the person alone votes
        (3, 0, (1,), False),  # of two who vote the first one clockwise breaks the tie
        (3, 0, (2,), True),
        (3, 1, (2,), False),
        (4, 0, (1,), True),  # two bots outvote one person
        (4, 0, (1, 2), False),
        (5, 0, (1, 2), False),
        (5, 0, (2, 3), True),
        (5, 0, (1, 2, 3), False),
    ],
)
def test_signs_are_given_where_bots_have_the_ballot(
    seats: int, active: int, persons: tuple[int, ...], signs: bool
) -> None:
    hands = [(3, 5) if seat == active else () for seat in range(seats)]
    view = GAME.schema.cut(lay(EMPTY_ROW, hands, active=active).state, active)
    assert agreed(view, scene_now(view), frozenset(persons)) is signs


def test_for_a_person_it_plays_what_the_rules_alone_tell() -> None:
    """A 7 on The Lord: exactly one of the two is 5, 6 or 7. On The Mirror it would say all: both are equal."""
    s = lay("lord stranger judge mirror", [(7, 7), ()]).state
    (decision,) = GAME.decisions(s)
    assert chosen(s, decision, frozenset({1})).args == (7, 4)


def test_beside_people_it_plays_to_the_end() -> None:
    for number in range(4):
        key = MatchKey.from_words(f"beside {number}", 3)
        s = deal(GAME, 3, complete(GAME.info.settings, {"expansion": number % 2 == 1}), key.stream("rules"))
        while asked := GAME.decisions(s):
            GAME.apply(s, asked[0].seat, chosen(s, asked[0], frozenset({number % 3})))
        assert GAME.outcome(s) is not None


# --- beside bots of other makers -------------------------------------------------------------------------------------


def test_a_bot_that_gives_no_signs_is_read_by_the_rules_alone() -> None:
    """Who is of which level all can see: an easy bot's play is no sign, and nothing is told to it by one."""
    differs = 0
    for s, decision in looks(3, "strangers"):
        if decision.ask == "predict":
            stranger = frozenset({s.active})
            as_person = chosen(s, decision, stranger)
            look = Look(GAME, s, decision, strangers=stranger)
            assert House(decision.seat, Rng(bytes(32))).choose(look) is as_person
            differs += as_person is not chosen(s, decision)
    assert differs


def test_who_gives_no_signs_plays_as_the_rules_alone_tell_most() -> None:
    for s, decision in looks(4, "literal"):
        if decision.ask == "play":
            view = GAME.schema.cut(s, decision.seat)
            assert not agreed(view, scene_now(view), frozenset({decision.seat}))


def test_the_seats_of_bots_that_are_not_the_house_s_are_known_to_it() -> None:
    assert bots.strangers(["house", "easy", "", "search", "random"]) == {1, 4}
