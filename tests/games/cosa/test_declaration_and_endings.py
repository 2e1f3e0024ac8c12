"""Chapter 13: The Thing declares, rightly or wrongly, and every way a match ends."""

from __future__ import annotations

import pytest

from games.cosa.laid import gift, lay
from games.looking import asks, eyes, kinds, offered, told
from sobremesa.games.cosa.book import HUMAN, INFECTADO, LA_COSA
from sobremesa.games.cosa.options import SAID
from sobremesa.games.cosa.rules import GAME
from sobremesa.games.cosa.state import NOBODY_YET, Cosa
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import play, refused

INFECTED_ALONE = "infected infected infected infected"


def ended(match: Match[Cosa]) -> tuple[str, tuple[int, ...]]:
    assert match.outcome is not None
    assert asks(match) == []
    returns = [1.0 if seat in match.outcome.winners else -1.0 for seat in range(match.seats)]
    assert list(match.outcome.returns) == returns
    return match.outcome.ending, match.outcome.winners


def free(match: Match[Cosa], seat: int) -> list[str]:
    """What the seat may do unasked, besides talking."""
    return [option.key for option in GAME.free(match.state, seat) if option.verb not in SAID]


# --- The Thing dies ----------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-13.1", "cosa-1.2", "cosa-12.2")
def test_when_the_thing_burns_the_living_humans_win() -> None:
    match = lay("flamethrower", "thing", "infected", "", "", "", infected=[2], out={5: HUMAN})
    events = play(match, "0 play-on:flamethrower:1", "1 accept")
    assert ended(match) == ("burned", (0, 3, 4))
    assert [event["role"] for event in told(events, "unmasked")] == [
        "human",
        "thing",
        "infected",
        "human",
        "human",
        "human",
    ]
    assert match.view(SPECTATOR)["unmasked"] == [HUMAN, LA_COSA, INFECTADO, HUMAN, HUMAN, HUMAN]
    assert refused(match, "0 discard:axe") == "cosa-13.1"


@pytest.mark.rule("cosa-13.1")
def test_even_an_infectado_may_do_it_and_loses() -> None:
    match = lay("flamethrower infected", "thing", "", "", "", infected=[0])
    play(match, "0 play-on:flamethrower:1", "1 accept")
    assert ended(match) == ("burned", (2, 3, 4))


@pytest.mark.rule("cosa-13.2")
def test_if_no_human_lives_then_nobody_wins() -> None:
    hands = ("flamethrower infected", "thing", "infected", "", "")
    match = lay(*hands, infected=[0, 2], out=[3, 4])
    play(match, "0 play-on:flamethrower:1", "1 accept")
    assert ended(match) == ("nobody", ())


@pytest.mark.rule("cosa-13.1")
def test_a_thing_that_defends_itself_lives_on() -> None:
    match = lay("flamethrower", "thing no-barbecue", "", "", "")
    play(match, "0 play-on:flamethrower:1", "1 defend:no-barbecue")
    assert match.outcome is None


# --- when it may declare -----------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-13.3")
def test_in_its_own_turn_it_may_declare_in_the_second_step_and_before_the_offer() -> None:
    match = lay("thing axe resolute", "infected", "", "", "", infected=[1], out=[2, 3, 4], deck="missed scary")
    assert "declare" in offered(match, 0)
    play(match, "0 play:resolute")
    assert asks(match) == [(0, "keep")]
    assert refused(match, "0 declare") == "cosa-13.3"
    play(match, "0 keep:scary")
    assert "declare" in offered(match, 0)
    play(match, "0 discard:axe")
    assert "declare" in offered(match, 0)
    play(match, gift(match, 0))
    assert refused(match, "0 declare") == "cosa-13.3"  # half an exchange


@pytest.mark.rule("cosa-13.3")
@pytest.mark.parametrize("panic", ["forgetful", "blind-date", "round", "one-two", "get-out"])
def test_never_inside_a_panic(panic: str) -> None:
    match = lay("thing", "", "", "", "", at="turn", deck=panic)
    assert asks(match)[0][0] == 0
    assert "declare" not in offered(match, 0)
    assert refused(match, "0 declare") == "cosa-13.3"


@pytest.mark.rule("cosa-13.3")
def test_nor_inside_an_exchange_that_is_not_the_third_step() -> None:
    match = lay("thing seduction", "", "", "", "")
    play(match, "0 play-on:seduction:2")
    assert asks(match) == [(0, "offer")]
    assert refused(match, "0 declare") == "cosa-13.3"
    match = lay("axe", "thing", "", "", "", at="exchange")
    play(match, "0 give:axe")
    assert refused(match, "1 declare") == "cosa-13.3"


@pytest.mark.rule("cosa-13.4")
def test_at_any_other_time_it_asks_and_declares_when_the_turn_ends() -> None:
    hands = ("infected axe", "thing", "infected", "", "")
    match = lay(*hands, infected=[0, 2], out=[3, 4])
    events = play(match, "1 request")
    assert match.outcome is None
    assert not events
    play(match, "0 discard:axe")
    assert match.outcome is None
    play(match, gift(match, 0))
    events = play(match, gift(match, 1))
    assert told(events, "declared") == [{"who": 1}]
    assert ended(match) == ("declared", (0, 1, 2))
    assert "turn" not in kinds(events)


@pytest.mark.rule("cosa-13.4")
def test_it_may_be_withdrawn_until_then() -> None:
    match = lay("axe", "thing", "", "", "", deck="missed")
    assert free(match, 1) == ["request"]
    play(match, "1 request")
    assert free(match, 1) == ["withdraw"]
    play(match, "0 discard:axe", "1 withdraw")
    play(match, gift(match, 0))
    play(match, gift(match, 1))
    assert (match.outcome, match.state.active) == (None, 1)
    assert free(match, 1) == ["request"]


@pytest.mark.rule("cosa-13.4")
def test_the_request_is_unseen_by_anybody() -> None:
    match = lay("axe", "thing", "", "", "")
    other = match.fork()
    events = play(match, "1 request")
    for eye in eyes(match, but=(1,)):
        assert match.view(eye) == other.view(eye)
        assert [event.seen_from(eye) for event in events] == []
    assert match.asked == other.asked
    assert match.view(1) != other.view(1)


@pytest.mark.rule("cosa-13.5")
@pytest.mark.parametrize(("held", "fallen"), [("axe", []), ("infected", [0])])
def test_nobody_else_can_declare(held: str, fallen: list[int]) -> None:
    match = lay(held, "thing", "", "", "", infected=fallen)
    assert "declare" not in offered(match, 0)
    assert refused(match, "0 declare") == "cosa-13.5"
    assert refused(match, "0 request") == "cosa-13.5"
    assert refused(match, "0 withdraw") == "cosa-13.5"
    assert free(match, 0) == []


# --- right and wrong ---------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-13.6", "cosa-1.3")
def test_if_it_is_right_it_and_the_living_infected_win_and_the_eliminated_lose() -> None:
    match = lay("thing", "infected", "infected", "", "", "", infected=[1, 2], out={3: HUMAN, 4: INFECTADO, 5: HUMAN})
    events = play(match, "0 declare")
    assert told(events, "declared") == [{"who": 0}]
    assert ended(match) == ("declared", (0, 1, 2))


@pytest.mark.rule("cosa-13.7")
def test_the_last_human_loses_if_infected() -> None:
    match = lay("thing infected", "axe", "infected", "", "", infected=[2], out=[3, 4], at="exchange", deck="missed")
    play(match, "0 give:infected", "1 give:axe")
    assert match.state.roles[:3] == [LA_COSA, INFECTADO, INFECTADO]
    play(match, "0 request", "1 discard:missed")
    play(match, gift(match, 1))
    play(match, gift(match, 2))
    assert ended(match) == ("declared", (0, 2))


@pytest.mark.rule("cosa-13.7")
def test_the_last_human_burned_takes_nobody_along() -> None:
    """Seat 1 was the latest to be infected, but the last Human was burned after that."""
    match = lay("flamethrower infected", "infected", "thing", "", "", infected=[0, 1], out=[3], last_fall=1)
    play(match, "0 play-on:flamethrower:4", "4 accept", "2 request")
    assert match.state.last_fall == NOBODY_YET
    play(match, gift(match, 0))
    play(match, gift(match, 1))
    assert ended(match) == ("declared", (0, 1, 2))


@pytest.mark.rule("cosa-13.7")
def test_nor_does_the_last_human_superinfected() -> None:
    hands = ("thing", INFECTED_ALONE, "infected", "", "")
    match = lay(*hands, at="exchange", infected=[2], out=[3, 4], last_fall=2, deck="missed")
    assert match.state.ring == [0, 2]
    play(match, "0 request", "2 discard:missed")
    play(match, gift(match, 2))
    play(match, gift(match, 0))
    assert ended(match) == ("declared", (0, 2))


@pytest.mark.rule("cosa-13.7")
def test_an_infectado_burned_after_the_last_human_fell_changes_nothing() -> None:
    hands = ("thing flamethrower", "infected", "infected", "infected", "")
    match = lay(*hands, infected=[1, 2, 3], out=[4], last_fall=2)
    play(match, "0 play-on:flamethrower:1", "1 accept", "0 declare")
    assert ended(match) == ("declared", (0, 3))


@pytest.mark.rule("cosa-13.8")
@pytest.mark.parametrize(
    ("out", "ending", "winners"),
    [
        ({}, "declared-alone", (0,)),
        ({4: INFECTADO}, "declared-alone", (0,)),  # an Infectado eliminated doesn't count
        ({4: HUMAN}, "declared", (0, 1, 2)),
        ({4: INFECTADO, 3: HUMAN}, "declared", (0, 1, 2)),
    ],
)
def test_if_no_human_was_ever_eliminated_it_wins_alone(
    out: dict[int, int], ending: str, winners: tuple[int, ...]
) -> None:
    hands = ["thing", "infected", "infected", "infected", "infected"]
    match = lay(
        *["" if seat in out else held for seat, held in enumerate(hands)], infected=[1, 2, 3, 4], out=out, last_fall=3
    )
    play(match, "0 declare")
    assert ended(match) == (ending, winners)


@pytest.mark.rule("cosa-13.9")
def test_if_it_is_wrong_the_living_humans_win() -> None:
    match = lay("thing", "infected", "", "", "", infected=[1], out=[4])
    play(match, "0 declare")
    assert ended(match) == ("declared-wrong", (2, 3))


@pytest.mark.rule("cosa-13.9", "cosa-13.4")
def test_a_request_may_prove_wrong_too() -> None:
    match = lay("axe", "thing", "infected", "", "", infected=[2])
    play(match, "1 request", "0 discard:axe")
    play(match, gift(match, 0))
    play(match, gift(match, 1))
    assert ended(match) == ("declared-wrong", (0, 3, 4))


@pytest.mark.rule("cosa-13.10")
def test_it_does_not_end_by_itself_when_the_last_human_falls_but_the_thing_is_told() -> None:
    match = lay("thing infected", "axe", "infected", "", "", infected=[2], out=[3, 4], at="exchange", deck="missed")
    assert match.view(0)["humans_left"] == 1
    play(match, "0 give:infected", "1 give:axe")
    assert match.outcome is None
    assert match.view(0)["humans_left"] == 0
    assert [match.view(eye)["humans_left"] for eye in eyes(match, but=(0,))] == [None] * 5


@pytest.mark.rule("cosa-13.10")
def test_the_thing_alone_wins() -> None:
    match = lay("thing flamethrower", "infected", "", "", "", infected=[1], out=[2, 3, 4])
    play(match, "0 play-on:flamethrower:1", "1 accept")
    assert ended(match) == ("last-alive", (0,))


@pytest.mark.rule("cosa-13.10")
def test_the_thing_alone_wins_by_superinfection_too() -> None:
    match = lay("thing", INFECTED_ALONE, "", "", "", out=[2, 3, 4], at="exchange")
    assert ended(match) == ("last-alive", (0,))


# --- without The Thing -------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-14.5")
def test_if_the_thing_has_not_come_out_and_one_is_left_nobody_wins() -> None:
    settings = {"thing_in_deck": True}
    match = lay("flamethrower", "", "", "", "", out=[2, 3, 4], deck="missed thing", settings=settings)
    play(match, "0 play-on:flamethrower:1", "1 accept")
    assert ended(match) == ("nobody", ())


@pytest.mark.rule("cosa-14.9")
def test_vengeance_goes_on_after_the_thing_and_a_dead_thing_declares_nothing() -> None:
    settings = {"vengeance": True}
    match = lay("flamethrower", "thing", "infected", "", "", infected=[2], settings=settings, deck="missed")
    play(match, "1 request", "0 play-on:flamethrower:1", "1 accept")
    assert match.outcome is None
    play(match, gift(match, 0))
    events = play(match, gift(match, 2))
    assert "declared" not in kinds(events)
    assert (match.outcome, match.state.active) == (None, 2)


@pytest.mark.rule("cosa-14.9")
@pytest.mark.parametrize(("burned", "ending", "winners"), [(1, "vengeance-humans", (0, 2)), (2, "", ())])
def test_vengeance_until_one_side_is_left(burned: int, ending: str, winners: tuple[int, ...]) -> None:
    settings = {"vengeance": True}
    match = lay("flamethrower", "infected", "", "", "", infected=[1], out={3: LA_COSA, 4: HUMAN}, settings=settings)
    play(match, f"0 play-on:flamethrower:{burned}", f"{burned} accept")
    if ending:
        assert ended(match) == (ending, winners)
    else:
        assert match.outcome is None


@pytest.mark.rule("cosa-14.9")
def test_the_infected_may_have_their_vengeance() -> None:
    settings = {"vengeance": True}
    match = lay(
        "flamethrower infected", "", "infected", "", "", infected=[0, 2], out={3: LA_COSA, 4: HUMAN}, settings=settings
    )
    play(match, "0 play-on:flamethrower:1", "1 accept")
    assert ended(match) == ("vengeance-infected", (0, 2))


# --- what is shown then ------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-13.11")
def test_at_the_end_everybody_still_in_shows_all_their_cards() -> None:
    match = lay("flamethrower axe", "thing", "infected whisky", "", "", "", infected=[2], out={5: HUMAN})
    for eye in eyes(match, but=(2,)):
        assert match.view(eye)["hands"][2] == len(match.state.hands[2])
    events = play(match, "0 play-on:flamethrower:1", "1 accept")
    for eye in eyes(match):
        assert match.view(eye)["hands"] == match.state.hands
        shown = told(events, "laid-open", eye)
        assert [line["who"] for line in shown] == match.state.ring == [0, 2, 3, 4]
        assert {"infected", "whisky"} <= set(shown[1]["card"])
        board = [line for row in GAME.sketch(match.view(eye)) for panel in row for line in panel.lines]
        assert sum(name in ("board-open-hand", "board-my-hand") for name, _ in board) == 4


@pytest.mark.rule("cosa-13.11")
def test_when_the_thing_declares_all_hands_are_shown_too() -> None:
    match = lay("thing axe", "infected", "infected", "infected", infected=[1, 2, 3])
    assert match.view(1)["hands"][0] == len(match.state.hands[0])
    events = play(match, "0 declare")
    assert ended(match)[0] == "declared-alone"
    assert match.view(SPECTATOR)["hands"] == match.state.hands
    assert len(told(events, "laid-open")) == 4
