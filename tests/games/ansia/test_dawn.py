"""Chapters 15 and 16: who sees the day, what everything was worth, and who wins."""

from __future__ import annotations

import pytest

from games.ansia.laid import lay, missions
from games.looking import asks, kinds, offered, told
from sobremesa.games.ansia.book import BOOK, CARDS, MISSIONS
from sobremesa.games.ansia.effects.tallies import Worth
from sobremesa.games.ansia.state import IN_SIGHT, Ansia
from sobremesa.kernel.events import Event
from sobremesa.testing import Position, play


def at_dawn(*hands: str, **laid: object) -> tuple[Position[Ansia], tuple[Event, ...]]:
    """All have played turn 15 but the first, who stays where it is."""
    match = lay(*hands, moon=15, rested=range(1, len(hands)), **laid)  # type: ignore[arg-type]
    events = match.opening
    while match.asked and match.asked[0].decision.ask in ("move", "act", "end", "activate"):
        keys = offered(match, 0)
        events += play(match, "0 stay" if "stay" in keys else "0 done")
    return match, events


def worth(kind: str, name: str) -> Worth:
    section = {"card": CARDS, "mission": MISSIONS}[kind]
    part = BOOK.cards[section.thing(section[name])].part("scored")
    assert isinstance(part, Worth)
    return part


# --- who is safe -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-15.1", "ansia-15.2", "ansia-15.5", "ansia-15.6")
def test_castle_and_cemetery_are_safe_all_else_burns_in_venerable_mode() -> None:
    places = "castle gate wolf-pass farms cutting"
    laid = {"home": {0: 12}, "scores": [20] * 5, "public": "gluttony the-pack", "discards": {2: "merchants ivo fang"}}
    match, events = at_dawn(*["the-hunger"] * 5, places=places, **laid)
    assert match.state.ashes == (2, 3, 4)
    assert told(events, "scorched") == [{"who": 1, "n": 5}]
    assert match.state.scores[:2] == [20, 15]
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.state.scores[2] == 20  # for the reputation
    assert match.outcome.returns[0] == 1 > match.outcome.returns[1] > match.outcome.returns[2] == -1


@pytest.mark.rule("ansia-15.3")
def test_novices_are_scorched_in_the_mountains_by_what_the_space_says() -> None:
    match, events = at_dawn(
        *["the-hunger"] * 3, places="castle wolf-pass viaduct", scores=[0, 30, 30], settings={"mode": "novice"}
    )
    assert match.state.ashes == ()
    assert told(events, "scorched") == [{"who": 1, "n": 11}, {"who": 2, "n": 13}]


@pytest.mark.rule("ansia-17.2")
def test_a_sheltered_beginner_is_safe_in_the_mountains_of_a_venerable_night() -> None:
    laid = {
        "places": "castle wolf-pass wolf-pass gate",
        "scores": [0, 30, 30, 30],
        "sheltered": [False, True, False, True],
    }
    match, events = at_dawn(*["the-hunger"] * 4, settings={"shelter": True}, **laid)
    assert match.state.ashes == (2,)
    assert match.state.scores[1] == 19
    # By which rule: novices' is another, and whoever hides in the cemetery needs no shelter.
    by_rule = [event.rule for event in events if event.kind == "scorched"]
    assert by_rule == ["ansia-17.2", "ansia-15.5"]


@pytest.mark.rule("ansia-15.4")
def test_nobody_falls_below_nothing() -> None:
    match, events = at_dawn("the-hunger", "the-hunger", places="castle gate", scores=[0, 3])
    assert match.state.scores[1] == 0
    assert told(events, "scorched") == [{"who": 1, "n": 3}]  # which is what it lost


@pytest.mark.rule("ansia-15.4", "ansia-15.5", "ansia-16.1")
def test_what_dawn_costs_is_paid_before_anything_is_counted() -> None:
    places, discards = "castle gate", {1: "merchants ivo"}
    match, _ = at_dawn(
        *("the-hunger", "the-hunger"), places=places, scores=[0, 3], discards=discards, public="blue-blood altar-wine"
    )
    assert match.state.scores[1] == 2


# --- what it is worth --------------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-16.1")
def test_the_rulebooks_cards_cyrana_the_hunters_and_echo() -> None:
    match = lay("the-hunger", "", digested={0: "cyrana"}, discards={0: "roxane hunters corporal-lara echo fang"})
    assert worth("card", "cyrana").points(match.state, 0) == 4
    assert worth("card", "hunters").points(match.state, 0) == 2
    assert worth("card", "echo").points(match.state, 0) == 2
    others = "ash howl merchants ivo parishioners bernard abbot-ulric courtiers"
    more = lay("the-hunger", "", discards={0: f"cyrana roxane {others}"}).state
    cards = ("ash", "howl", "merchants", "parishioners", "courtiers", "roxane")
    assert [worth("card", card).points(more, 0) for card in cards] == [2, 2, 2, 3, 3, 4]
    alone = lay("the-hunger", "", discards={0: "cyrana"})
    assert worth("card", "cyrana").points(alone.state, 0) == 0


WORTHS = [
    ("full-bodied", 3),  # two villagers, one soldier
    ("blue-and-purple", 3),
    ("devout-folk", 4),
    ("masters-and-servants", 3),
    ("crusade", 3),
    ("sword-and-crown", 2),
    ("peasant-blood", 4),
    ("altar-wine", 4),
    ("taste-of-iron", 2),
    ("blue-blood", 2),
    ("full-menu", 3),
    ("balanced-diet", 0),
    ("one-dish-meal", 0),
    ("no-incense", 0),
    ("the-pack", 2),
    ("menagerie", 4),
    ("animal-court", 0),
    ("blood-scholar", 2),
    ("rose-garden", 3),
    ("collector", 2),
    ("full-hands", 0),
    ("iron-stomach", 1),
    ("light-deck", 0),
    ("gluttony", 0),
    ("early-riser", 6),
    ("by-a-whisker", 0),
    ("burning-mouth", 2),
    ("penitent", 2),
    ("terror-of-the-village", 5),
    ("terror-of-the-temple", 0),
    ("terror-of-the-barracks", 0),
    ("terror-of-the-palace", 5),
    ("beast-lord", 6),
    ("arch-vampire", 0),
    ("thief-king", 6),
    ("great-digestion", 6),
]


@pytest.mark.rule("ansia-10.1", "ansia-16.2", "ansia-16.3", "ansia-16.4")
@pytest.mark.parametrize(("mission", "points"), WORTHS)
def test_what_each_mission_is_worth(mission: str, points: int) -> None:
    mine = "ivo ramona sister-clara bernard fang shriek bat-form eternal-rose cyrana"
    match = lay(
        *("the-hunger", "the-hunger"),
        home={0: 13},
        places="castle castle",
        digested={0: "corporal-lara"},
        discards={0: mine, 1: "novice-matthew abbot-ulric recruit-nuno luna wolf-form"},
        tokens={0: "one-speed velvet"},
    )
    assert worth("mission", mission).points(match.state, 0) == points


@pytest.mark.rule("ansia-16.4")
def test_a_tie_is_no_majority_and_ashes_do_not_count() -> None:
    match = lay("the-hunger", "the-hunger", discards={0: "ivo", 1: "rita"})
    terror = worth("mission", "terror-of-the-village")
    assert (terror.points(match.state, 0), terror.points(match.state, 1)) == (0, 0)
    match.state.ashes = (1,)
    assert terror.points(match.state, 0) == 5
    none = lay("the-hunger", "the-hunger")
    assert terror.points(none.state, 0) == 0


OTHERWISE = [
    ("balanced-diet", "ivo rita bernard sister-clara corporal-lara recruit-nuno cyrana roxane", 6),
    ("one-dish-meal", "ivo rita hugo marcela pilar", 6),
    ("no-incense", "ivo rita hugo marcela", 5),
    ("no-incense", "ivo rita hugo", 0),
    ("animal-court", "fang luna shriek", 5),
    ("full-hands", "", 0),
    ("light-deck", "", 5),
    ("gluttony", "ivo rita hugo marcela pilar anselmo bernard sister-clara corporal-lara cyrana roxane thomas", 6),
]


@pytest.mark.rule("ansia-10.1")
@pytest.mark.parametrize(("mission", "discards", "points"), OTHERWISE)
def test_missions_with_a_threshold(mission: str, discards: str, points: int) -> None:
    match = lay("the-hunger", "", discards={0: discards})
    assert worth("mission", mission).points(match.state, 0) == points


@pytest.mark.rule("ansia-10.1")
def test_missions_about_tokens_and_about_the_turn_of_ones_return() -> None:
    late = lay("the-hunger", "", home={0: 15}, places="castle castle", tokens={0: "one-speed velvet one-card"}).state
    assert [worth("mission", name).points(late, 0) for name in ("full-hands", "by-a-whisker", "early-riser")] == [
        4,
        4,
        0,
    ]
    assert worth("mission", "by-a-whisker").points(late, 1) == 0  # who never came back
    assert worth("mission", "early-riser").points(late, 1) == 0
    late.spent[0], late.tokens[0] = late.tokens[0][:2], late.tokens[0][2:]
    assert worth("mission", "full-hands").points(late, 0) == 4  # used or not


@pytest.mark.rule("ansia-10.1", "ansia-12.3")
@pytest.mark.parametrize(("digested", "points"), [("ivo", 5), ("", 0)])
def test_a_light_deck_is_one_without_what_is_digested(digested: str, points: int) -> None:
    rest = "rita hugo marcela pilar fang luna bat-form"
    held = lay("the-hunger", "", discards={0: rest if digested else f"ivo {rest}"}, digested={0: digested}).state
    assert worth("mission", "light-deck").points(held, 0) == points


@pytest.mark.rule("ansia-16.2", "ansia-16.3")
def test_public_missions_pay_all_survivors_and_own_ones_their_owner() -> None:
    _, events = at_dawn(
        *("the-hunger", "the-hunger", "the-hunger"),
        places="castle castle farms",
        public="peasant-blood altar-wine",
        held={0: "blue-blood", 2: "gluttony"},
        discards={0: "ivo cyrana", 1: "bernard", 2: "rita"},
    )
    assert [(scored["who"], scored["mission"], scored["n"]) for scored in told(events, "scored-mission")] == [
        (0, "peasant-blood", 2),
        (1, "peasant-blood", 0),
        (0, "altar-wine", 0),
        (1, "altar-wine", 2),
        (0, "blue-blood", 2),
    ]
    assert told(events, "turned-up") == [
        {"who": 0, "mission": ("blue-blood",), "n": 1},
        {"who": 2, "mission": ("gluttony",), "n": 1},
    ]


@pytest.mark.rule("ansia-10.2", "ansia-16.3")
def test_what_was_used_and_what_is_turned_up_at_dawn_lies_in_sight_of_all() -> None:
    match = lay("the-hunger", "the-hunger", places="farms castle", moon=15, rested=[1], held={0: "surge crusade"})
    play(match, "0 pick:mission-surge", "0 stay", "0 done")
    both = missions("surge crusade")
    assert match.state.revealed[0] == both
    assert {known[mission] for known in match.state.known for mission in both} == {1 << IN_SIGHT}


@pytest.mark.rule("ansia-11.2", "ansia-11.3")
def test_tokens_count_as_humans_for_missions_and_all_choose_their_kind_at_once() -> None:
    match, _ = at_dawn(
        *("the-hunger", "the-hunger"),
        places="castle castle",
        tokens={0: "one-villager one-of-any-kind", 1: "one-of-any-kind"},
        discards={0: "merchants"},
        public="peasant-blood altar-wine",
    )
    assert asks(match) == [(0, "like"), (1, "like")]
    play(match, "1 like:noble")
    assert match.view(0)["secret_likes"][1] == 1
    events = play(match, "0 like:religious")
    assert told(events, "liked") == [
        {"who": 0, "kinds": ("religious",), "n": 1},
        {"who": 1, "kinds": ("noble",), "n": 1},
    ]
    assert match.state.scores[0] == 1 + 4 + 2  # Merchants count cards only; two villagers; one cleric


@pytest.mark.rule("ansia-11.2", "ansia-16.4")
@pytest.mark.parametrize(
    ("token", "mission"),
    [
        ("one-villager", "terror-of-the-village"),
        ("one-religious", "terror-of-the-temple"),
        ("one-military", "terror-of-the-barracks"),
        ("one-noble", "terror-of-the-palace"),
    ],
)
def test_a_token_makes_the_majority_of_its_kind_and_of_no_other(token: str, mission: str) -> None:
    even = {0: "ivo bernard corporal-lara cyrana", 1: "rita deacon-oscar recruit-nuno roxane"}
    s = lay("the-hunger", "the-hunger", discards=even, tokens={0: token}).state
    terrors = [f"terror-of-the-{place}" for place in ("village", "temple", "barracks", "palace")]
    assert {terror: worth("mission", terror).points(s, 0) for terror in terrors} == {
        terror: 5 * (terror == mission) for terror in terrors
    }


@pytest.mark.rule("ansia-11.2")
def test_a_token_completes_a_set_of_the_four_kinds() -> None:
    laid = {"discards": {0: "ivo bernard corporal-lara"}, "tokens": {0: "one-noble"}}
    assert worth("mission", "full-menu").points(lay("the-hunger", "", **laid).state, 0) == 3  # type: ignore[arg-type]


@pytest.mark.rule("ansia-11.3")
def test_of_two_tokens_each_is_told_its_kind() -> None:
    match, _ = at_dawn(
        "the-hunger",
        "",
        places="castle castle",
        tokens={0: "one-of-any-kind one-of-any-kind"},
        public="full-menu altar-wine",
    )
    play(match, "0 like:religious")
    assert asks(match) == [(0, "like")]
    play(match, "0 like:religious")
    assert match.state.scores[0] == 4


@pytest.mark.rule("ansia-11.3", "ansia-15.2")
def test_ashes_choose_no_kind() -> None:
    match, _ = at_dawn("the-hunger", "the-hunger", places="castle farms", tokens={1: "one-of-any-kind"})
    assert match.outcome is not None


# --- who wins ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-16.5", "ansia-16.6")
@pytest.mark.parametrize(
    ("places", "home", "scores", "winners"),
    [
        ("castle castle", {0: 9, 1: 12}, [10, 11], (1,)),
        ("castle castle", {0: 9, 1: 12}, [10, 10], (0,)),
        ("gate castle", {1: 12}, [15, 10], (1,)),
        ("gate vaults", {}, [20, 20], (0,)),
        ("castle castle", {0: 9, 1: 9}, [10, 10], (1,)),  # in the same turn: the first seat stands on top
        ("gate gate", {}, [20, 20], (0, 1)),
        ("castle gate", {}, [10, 15], (0,)),  # who never left is nearest, but has not come back
        ("castle castle", {1: 15}, [10, 10], (1,)),
        ("castle castle", {}, [10, 10], (0, 1)),
        ("castle castle castle", {0: 12, 1: 9, 2: 12}, [10, 10, 10], (1,)),
    ],
)
def test_most_points_then_who_was_first_home_then_who_is_nearest(
    places: str, home: dict[int, int], scores: list[int], winners: tuple[int, ...]
) -> None:
    hands = ["the-hunger"] * len(scores)
    match, _ = at_dawn(*hands, places=places, home=home, scores=scores, public="gluttony the-pack")
    assert match.outcome is not None
    assert match.outcome.winners == winners


@pytest.mark.rule("ansia-16.7")
def test_if_everybody_burns_nobody_wins() -> None:
    match, events = at_dawn("the-hunger", "the-hunger", places="farms cutting", scores=[40, 50])
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("ashes", ())
    assert "all-burnt" in kinds(events)
