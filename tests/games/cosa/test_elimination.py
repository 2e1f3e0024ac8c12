"""Chapter 12: what becomes of the eliminated, their neighbours and their doors."""

from __future__ import annotations

import pytest

from games.cosa.laid import gift, hand, lay, names
from games.looking import asks, decision, eyes, kinds, offered, told
from sobremesa.games.cosa.book import HUMAN, LA_COSA
from sobremesa.games.cosa.rules import GAME
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import play, refused

INFECTED_ALONE = "infected infected infected infected"


@pytest.mark.rule("cosa-12.1", "cosa-5.2")
def test_the_hand_goes_unseen_to_the_pile() -> None:
    one = lay("flamethrower", "missed scary no-thanks infected", "thing", "", "", infected=[1])
    two = lay("flamethrower", "missed scary no-thanks infected", "thing", "", "")
    for match in (one, two):
        events = play(match, "0 play-on:flamethrower:1", "1 accept")
        assert told(events, "eliminated") == [{"who": 1}]
        assert match.state.hands[1] == ()
        assert sorted(names(match.state.discard)) == ["flamethrower", "infected", "missed", "no-thanks", "scary"]
        assert match.state.ring == [0, 2, 3, 4]
        for eye in eyes(match, but=(1,)):
            for event in events:
                said = dict(event.seen_from(eye).args)
                assert said.get("card") in (None, "flamethrower")
    for eye in (0, 3, 4, SPECTATOR):  # not The Thing, which knew, nor the one who is out
        assert one.view(eye) == two.view(eye)  # the role stays a secret
        assert one.view(eye)["certain"][1] is None
        assert one.view(eye)["out"] == [1]
        assert one.view(eye)["discard"] == 5


@pytest.mark.rule("cosa-12.1")
def test_their_quarantine_is_discarded() -> None:
    match = lay("flamethrower", "missed", "thing", "", "", quarantine={1: 2})
    play(match, "0 play-on:flamethrower:1", "1 accept")
    assert match.state.quarantine == [0] * 5
    assert "quarantine" in names(match.state.discard)


@pytest.mark.rule("cosa-12.1", "cosa-13.1")
def test_the_thing_is_shown() -> None:
    match = lay("flamethrower", "thing", "", "", "")
    events = play(match, "0 play-on:flamethrower:1", "1 accept")
    assert told(events, "thing-died") == [{"who": 1}]
    assert names(match.state.out_of_match) == ["thing"]


@pytest.mark.rule("cosa-12.2")
def test_the_eliminated_do_nothing_more() -> None:
    match = lay("flamethrower flamethrower", "whisky", "thing", "", "", deck="missed no-thanks")
    play(match, "0 play-on:flamethrower:1", "1 accept")
    for line in ("1 play:whisky", "1 discard:whisky", "1 give:whisky", "1 declare", "1 request", "1 accept"):
        assert refused(match, line) == "cosa-12.2"
    assert GAME.free(match.state, 1) == ()
    while match.state.turn < 14:
        seat, _ = asks(match)[0]
        assert seat != 1
        keys = sorted(key for key in offered(match, seat) if key.startswith(("discard", "give", "put", "hide", "aim")))
        match.play(seat, keys[0])


@pytest.mark.rule("cosa-12.2")
def test_the_eliminated_see_only_what_everybody_sees_besides_what_they_knew() -> None:
    match = lay("flamethrower axe", "missed", "thing infected", "", "", deck="no-thanks")
    play(match, "0 play-on:flamethrower:1", "1 accept")
    other = match.fork()
    first, second = play(match, "0 give:axe"), play(other, gift(other, 0))
    first += play(match, "2 give:infected")
    second += play(other, gift(other, 2))
    assert match.state.roles != other.state.roles
    assert [event.seen_from(1) for event in first] == [event.seen_from(SPECTATOR) for event in first]
    assert [event.seen_from(1) for event in first] == [event.seen_from(1) for event in second]
    assert match.view(1) == other.view(1)
    view = match.view(1)
    assert [view["hands"][seat] for seat in (0, 2, 3, 4)] == [4, 5, 4, 4]
    assert view["deck"] == match.view(SPECTATOR)["deck"]


@pytest.mark.rule("cosa-12.3")
@pytest.mark.parametrize(("direction", "target", "following"), [(1, 1, 2), (-1, 4, 3), (1, 4, 1)])
def test_whoever_burns_the_next_exchanges_with_the_new_next(direction: int, target: int, following: int) -> None:
    hands = ["flamethrower", "", "thing", "", ""]
    match = lay(*hands, direction=direction)
    play(match, f"0 play-on:flamethrower:{target}", f"{target} accept")
    assert decision(match, 0).args == (("who", following),)
    play(match, gift(match, 0))
    play(match, gift(match, following))
    assert match.state.active == following


@pytest.mark.rule("cosa-12.4")
@pytest.mark.parametrize(("direction", "following"), [(1, 3), (-1, 1)])
def test_if_the_active_dies_the_next_one_plays(direction: int, following: int) -> None:
    hands = ["thing", "axe", INFECTED_ALONE, "", "", ""]
    match = lay(*hands, active=2, at="exchange", direction=direction, deck="missed")
    assert match.state.ring == [0, 1, 3, 4, 5]
    assert match.state.active == following


@pytest.mark.rule("cosa-12.4")
def test_if_the_next_dies_the_one_after_plays() -> None:
    match = lay("axe", INFECTED_ALONE, "", "thing", "", at="exchange", deck="missed")
    assert match.state.active == 2


@pytest.mark.rule("cosa-9.6")
@pytest.mark.parametrize(
    ("doors", "burned", "after"),
    [
        ({0: 1}, 1, [1, 0, 0, 0]),  # on the near edge: it stays between 0 and 2
        ({1: 1}, 1, [1, 0, 0, 0]),
        ({0: 1, 1: 1}, 1, [2, 0, 0, 0]),
        ({3: 1}, 1, [0, 0, 1, 0]),  # elsewhere nothing changes: between 3 and 4
        ({4: 1}, 4, [0, 0, 0, 1]),
        ({3: 1}, 4, [0, 0, 0, 1]),
        ({3: 1, 4: 1}, 4, [0, 0, 0, 2]),
        ({4: 1}, 0, [0, 0, 0, 1]),
        ({0: 1}, 0, [0, 0, 0, 1]),
        ({0: 1, 4: 1}, 0, [0, 0, 0, 2]),
    ],
)
def test_doors_on_the_edges_of_an_empty_chair(doors: dict[int, int], burned: int, after: list[int]) -> None:
    """Superinfection eliminates here, so that doors are in nobody's way: it happens in Round and Round."""
    hands = ["", "", "", "", "", "", ""]
    hands[burned] = INFECTED_ALONE
    hands[2] = "thing"
    match = lay(*hands, out=[5, 6], active=3, at="turn", deck="round", doors=doors)
    assert match.state.ring == [seat for seat in range(5) if seat != burned]
    assert match.state.doors == after


@pytest.mark.rule("cosa-9.6", "cosa-5.5")
def test_of_two_doors_an_axe_takes_one_at_a_time() -> None:
    match = lay("axe", "", "thing", "", "", "", "", out=[1], doors={0: 2})
    play(match, "0 axe-door:0")
    assert match.state.doors == [1, 0, 0, 0, 0, 0]
    assert names(match.state.discard).count("barred-door") == 1
    assert match.state.active == 2  # still barred: no exchange


@pytest.mark.rule("cosa-12.4", "cosa-9.6")
def test_a_door_left_behind_blocks_the_new_neighbours() -> None:
    match = lay("flamethrower", "", "thing", "", "", doors=[1])
    events = play(match, "0 play-on:flamethrower:1", "1 accept")
    assert "door-in-between" in kinds(events)
    assert match.state.active == 2


@pytest.mark.rule("cosa-12.5", "cosa-11.6")
def test_with_two_left_the_party_swaps_them() -> None:
    match = lay("axe", "thing", "", "", "", out=[2, 3, 4], at="turn", deck="party missed", doors=[1])
    assert match.state.ring == [1, 0]
    assert asks(match) == [(0, "offer")]
    assert decision(match, 0).args == (("who", 1),)


@pytest.mark.rule("cosa-12.1", "cosa-9.6")
def test_no_card_is_lost_when_the_last_two_fall_together() -> None:
    """The Thing is gone, a door lies between the two who are left, and Round and Round ignores it."""
    match = lay(
        INFECTED_ALONE,
        INFECTED_ALONE,
        "",
        "",
        "",
        out={2: LA_COSA, 3: HUMAN, 4: HUMAN},
        infected=[0],
        at="turn",
        deck="round",
        doors=[0],
        settings={"vengeance": True},
    )
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("nobody", ())
    assert GAME.census(match.state) == GAME.census(Match(GAME, 5, {}, MatchKey.from_words("five", 5)).state)
    assert hand(match, 0) == []
