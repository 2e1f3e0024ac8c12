"""Chapter 4: drawing and playing."""

from __future__ import annotations

import pytest

from games.arcana.laid import deal, lay, names, plays
from games.looking import kinds, offered, told
from sobremesa.games.arcana.rules import GAME
from sobremesa.kernel.errors import NotAsked
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import play, refused


@pytest.mark.rule("arcana-4.1")
def test_the_steps_of_a_turn_in_order() -> None:
    match = lay("midnight deep key lord", [(1, 6), ()], fates={"midnight": (2, 3)})
    events = play(match, "0 play:1:1", "1 predict:7")
    order = ["played", "predicted", "revealed", "doom-wrong", "faded", "came", "turn", "drew", "drew"]
    assert [kind for kind in kinds(events) if kind in order] == order
    assert told(events, "turn") == [{"who": 1}]


@pytest.mark.rule("arcana-4.1")
def test_only_the_active_player_plays() -> None:
    match = lay("midnight deep key lord", [(1, 6), (4,), ()])
    assert match.waiting_for == (0,)
    assert match.asked_of(0).decision.ask == "play"
    assert refused(match, "1 play:4:1") == "arcana-4.1"
    with pytest.raises(NotAsked):
        match.play(1, "play:4:1")
    play(match, "0 play:1:1")
    assert refused(match, "0 play:6:1") == "arcana-4.1"  # one play in a turn


@pytest.mark.rule("arcana-4.2")
def test_draw_until_you_have_two() -> None:
    match = Match(GAME, 2, {"difficulty": "easy"}, MatchKey.from_words("draw", 2))
    first = match.state.active
    assert kinds(match.opening).count("drew") == 2
    assert [len(hand) for hand in match.state.hands] == [2 if seat == first else 0 for seat in (0, 1)]

    def turn() -> int:
        """One turn without a prediction; how many fates the next player drew."""
        active = match.state.active
        events = match.play(active, match.asked_of(active).decision.options[0])
        while match.state.active == active:
            events = match.play(match.waiting_for[0], "pass")
        return kinds(events).count("drew")

    assert turn() == 2
    assert turn() == 1  # the first player kept one
    assert [len(hand) for hand in match.state.hands] == [2 if seat == first else 1 for seat in (0, 1)]


@pytest.mark.rule("arcana-4.2")
def test_after_a_prediction_two_are_drawn_again() -> None:
    match = lay("midnight deep key lord", [(1, 6), (4,)])
    events = play(match, "0 play:1:1", "1 predict:6")
    assert kinds(events).count("drew") == 1  # seat 1 kept a 4
    match = deal(match, (), (4, 7))
    events = play(match, "1 play:4:1", "0 pass")
    assert kinds(events).count("drew") == 2  # seat 0 kept nothing


@pytest.mark.rule("arcana-4.3")
def test_nobody_else_sees_your_fates_nor_the_bag() -> None:
    match = lay("midnight deep key lord", [(1, 6), (4,), ()])
    for eye in (0, 1, 2, SPECTATOR):
        view = match.view(eye)
        assert view["hands"] == [(1, 6) if eye == 0 else 2, (4,) if eye == 1 else 1, () if eye == 2 else 0]
        assert view["bag"] == 18
    events = play(match, "0 play:1:1", "1 pass", "2 pass")
    drew = [event for event in events if event.kind == "drew"]
    assert len(drew) == 1
    (new,) = [value for event in drew for _, value in event.secret]
    assert sorted((4, new)) == list(match.state.hands[1])
    for eye in (0, 2, SPECTATOR):
        assert [event.seen_from(eye).plain() for event in drew] == [{"kind": "drew", "who": 1}]
    assert drew[0].seen_from(1).plain() == {"kind": "drew", "who": 1, "value": new}


@pytest.mark.rule("arcana-4.4")
def test_the_condition_must_hold_for_the_fate_played_and_the_one_kept() -> None:
    match = lay("dawn midnight lord noble", [(2, 6), ()])
    assert offered(match, 0) == plays("6:1", "2:2", "6:3")
    assert match.asked_of(0).decision.source == "arcana-4.4"
    assert refused(match, "0 play:2:1") == "arcana-4.4"  # Dawn wants the higher
    assert refused(match, "0 play:6:2") == "arcana-4.4"  # Midnight the lower
    assert refused(match, "0 play:4:4") == "arcana-4.4"  # not in hand
    events = play(match, "0 play:6:3")
    assert told(events, "played") == [{"who": 0, "value": 6, "card": "lord", "hours": 2, "moons": 3}]
    assert match.state.fates == [(), (), (6,), ()]
    assert match.state.hands[0] == (2,)


@pytest.mark.rule("arcana-4.5")
def test_of_several_cards_choose_one_and_ignore_the_others() -> None:
    line = lay("chalice midnight judge deep", [(1, 3), ()])
    everything = plays("1:1", "3:1", "1:2", "1:3", "3:3", "1:4", "3:4")
    assert offered(line, 0) == everything
    for key in everything:
        match = line.fork()
        events = match.play(0, key)
        _, value, slot = key.split(":")
        assert [len(fates) for fates in match.state.fates] == [int(n == int(slot) - 1) for n in range(4)]
        assert match.state.fates[int(slot) - 1] == (int(value),)
        assert bool(told(events, "told")) == (slot == "1")  # the ability of The Chalice only if it was chosen


@pytest.mark.rule("arcana-4.6")
@pytest.mark.parametrize("kept", [0, 2, 6])
def test_whether_a_fate_was_kept_shows_nowhere(kept: int) -> None:
    match = lay("dawn midnight key lord", [(2, 6), (4,)], kept=kept)
    other = lay("dawn midnight key lord", [(2, 6), (4,)], kept=6)
    assert match.state.hands[0] == (2, 6)  # by value, whichever came first
    assert match.asked_of(0).decision == other.asked_of(0).decision
    for option in offered(match, 0):
        one, two = match.fork(), other.fork()
        assert [e.seen_from(1) for e in one.play(0, option)] == [e.seen_from(1) for e in two.play(0, option)]
        if kept:
            assert one.view(1) == two.view(1)
            assert one.view(SPECTATOR) == two.view(SPECTATOR)
        assert one.asked_of(1).decision == two.asked_of(1).decision
    assert match.view(1)["kept"] == [None, 0]


@pytest.mark.rule("arcana-4.7")
@pytest.mark.parametrize(("played", "kept", "answer"), [(2, 6, "yes"), (6, 2, "no"), (4, 4, "no"), (3, 4, "yes")])
def test_the_chalice_makes_its_player_tell(played: int, kept: int, answer: str) -> None:
    match = lay("chalice mirror engine belltower", [(played, kept), ()])
    events = play(match, f"0 play:{played}:1")
    assert told(events, "told") == [{"who": 0, "value": played, "answer": answer}]
    assert all(event.reveals for event in events if event.kind == "told")


@pytest.mark.rule("arcana-4.8")
def test_while_the_group_decides_the_active_player_has_nothing_to_say() -> None:
    match = lay("midnight deep key lord", [(1, 6), (), ()])
    play(match, "0 play:1:1")
    assert match.waiting_for == (1, 2)
    assert {option.verb for option in GAME.free(match.state, 0)} == {"flip", "leave"}
    assert not [o.key for o in GAME.free(match.state, 0) if o.key.startswith("flip:0")]


@pytest.mark.rule("arcana-4.9", "arcana-4.4")
def test_every_play_that_breaks_an_ability_is_refused() -> None:
    match = lay("judge mirror shore key", [(3, 7), (5,)], fates={"key": (2,)})
    legal = plays("3:1", "7:1", "3:3", "7:3")  # 10: even, four apart
    assert offered(match, 0) == legal
    tried = 0
    for option in GAME.options:
        if option.verb == "play" and option.key not in legal:
            assert refused(match, f"0 {option.key}") in {"arcana-4.4", "arcana-3.2"}
            tried += 1
    assert tried == 35 - 4
    assert names(match.state.row) == ["judge", "mirror", "shore", "key"]
