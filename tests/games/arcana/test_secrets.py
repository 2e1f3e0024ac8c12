"""What the table shows and what it doesn't."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.arcana.laid import deal, lay, names
from sobremesa.games.arcana.rules import GAME
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import play

ROW = "midnight deep shore chalice"
HIDDEN = {"hands", "kept", "bag", "deck", "votes"}


def eyes(match: Match[Arcana]) -> tuple[int, ...]:
    return (*range(len(match.state.chairs)), SPECTATOR)


@pytest.mark.rule("arcana-1.5", "arcana-3.4", "arcana-6.4")
def test_what_lies_on_the_table_is_seen_by_all() -> None:
    match = lay(
        ROW,
        [(1, 6), (4,), ()],
        fates={"deep": (2, 5), "shore": (7,)},
        powers="judge key",
        deck="lord",
        score=3,
        exiled=(3,),
    )
    play(match, "0 play:1:1", "0 decline")
    for eye in eyes(match):
        view = match.view(eye)
        assert names(view["row"]) == ROW.split()
        assert view["fates"] == [(1,), (2, 5), (7,), ()]
        assert view["hours"] == [1, 3, 3, 0]
        assert view["moons"] == [3, 3, 4, 2]
        assert view["unseen"] == [2, 2, 2, 3, 2, 3, 2]
        assert sorted(names(view["powers"])) == ["judge", "key"]
        assert (view["score"], view["doom"], view["active"]) == (3, 2, 0)
        assert view["exiled"] == (3,)
        assert view["played"] == (1,)
        assert names(view["deck"][:1]) == ["lord"]


@pytest.mark.rule("arcana-4.3")
def test_hands_bag_and_deck_are_not() -> None:
    match = lay(ROW, [(1, 6), (4,), ()], powers="judge")
    for eye in eyes(match):
        view = match.view(eye)
        assert view["bag"] == 18
        assert view["deck"] == (match.state.deck[0], 15)
        assert "rng" not in view
        for seat, hand in enumerate(match.state.hands):
            assert view["hands"][seat] == (hand if seat == eye else len(hand))
            assert view["kept"][seat] == (match.state.kept[seat] if seat == eye else None)


@pytest.mark.rule("arcana-4.3", "arcana-4.8")
def test_a_view_does_not_change_with_what_it_must_not_show() -> None:
    """The same table with other fates in the others' hands, another bag and another deck."""
    match = lay(ROW, [(1, 6), (4,), (2,)], settings={"aid": "all"})
    play(match, "0 play:1:1")
    other = deal(match, (5,), (4,), (3,))
    other.state.deck = (other.state.deck[0], *other.state.deck[:0:-1])
    for eye in (1, SPECTATOR):
        assert match.view(eye) == other.view(eye)
        assert match.waiting_for == other.waiting_for
    assert match.asked_of(1).decision == other.asked_of(1).decision
    for option in GAME.options:
        assert match.why_not(1, option) == other.why_not(1, option)


@pytest.mark.rule("arcana-4.6")
@pytest.mark.parametrize("number", range(4))
def test_hands_lie_in_order_of_value(number: int) -> None:
    key = MatchKey.from_words(f"order {number}", 4)
    match = Match(GAME, 4, {"expansion": True, "difficulty": "easy"}, key)
    rng = key.stream("choices")
    while match.outcome is None:
        for hand in match.state.hands:
            assert all(low <= high for low, high in pairwise(hand))
        decision = match.asked[rng.below(len(match.asked))].decision
        match.play(decision.seat, rng.pick(decision.options))


@pytest.mark.rule("arcana-4.6", "arcana-6.11")
@pytest.mark.parametrize("line", ["0 play:2:1", "0 play:6:3", "0 play:2:4"])
def test_kept_or_fresh_can_not_be_told_by_others(line: str) -> None:
    """Until Old? is used, and then only its answer tells."""
    low = lay(ROW, [(2, 6), (4,)], kept=2, powers="key", settings={"aid": "all"})
    high = lay(ROW, [(2, 6), (4,)], kept=6, powers="key", settings={"aid": "all"})
    for eye in (1, SPECTATOR):
        assert low.view(eye) == high.view(eye)
    assert [e.seen_from(1) for e in play(low, line)] == [e.seen_from(1) for e in play(high, line)]
    assert low.waiting_for == high.waiting_for == (0,)
    assert low.asked_of(0).decision == high.asked_of(0).decision
    for eye in (1, SPECTATOR):
        assert low.view(eye) == high.view(eye)
    answers = [[e.seen_from(1) for e in play(match, "0 power:key")] for match in (low, high)]
    assert answers[0] != answers[1]


@pytest.mark.rule("arcana-5.3")
def test_a_vote_is_known_to_its_owner_alone() -> None:
    match = lay(ROW, [(1, 6), (), ()])
    play(match, "0 play:1:1")
    one, other = match.fork(), match.fork()
    play(one, "1 predict:6")
    play(other, "1 pass")
    for eye in (0, 2, SPECTATOR):
        assert one.view(eye) == other.view(eye)
    assert one.view(1) != other.view(1)


@pytest.mark.rule("arcana-4.3", "arcana-4.6")
def test_the_events_of_whole_matches_name_no_secret() -> None:
    """Whatever names a value of a hand in the log must be public by the rules."""
    public = {"played", "played-hours", "revealed", "showed", "discarded-lower", "stole", "relocated", "exiled"}
    asked = {"predicted", "told", "told-age", "flipped"}
    for number in range(20):
        key = MatchKey.from_words(f"events {number}", 3)
        match = Match(GAME, 3, {"expansion": number % 2 == 0, "difficulty": "easy"}, key)
        rng = key.stream("choices")
        while match.outcome is None:
            decision = match.asked[0].decision
            for event in match.play(decision.seat, rng.pick(decision.options)):
                told = event.seen_from(SPECTATOR)
                if "value" in dict(told.args):
                    assert told.kind in public | asked or told.kind.startswith(("answered-", "voted-")), told
                if event.secret:
                    assert event.kind == "drew"
                    assert event.to == (dict(event.args)["who"],)


def test_every_field_that_not_all_may_see_is_known_here() -> None:
    assert {info.name for info in GAME.schema.fields if info.see != "all"} == HIDDEN | {"rng", "queues", "ears"}
