"""The action phase: two actions, each of them, and being delayed."""

from __future__ import annotations

import pytest

from games.eldritch.laid import asked, clues_of, dice, give, has, lay, offered, roll, space, told
from sobremesa.games.eldritch.acting import open_actions
from sobremesa.games.eldritch.book import ACTIONS, ASSETS, MYTHOS, SPACES
from sobremesa.games.eldritch.prospects import deeds
from sobremesa.games.eldritch.state import Eldritch, owners
from sobremesa.games.eldritch.two_sided import KIND
from sobremesa.games.eldritch.words import CONDITION_KINDS
from sobremesa.testing import Position, play, refused


def names(reserve: tuple[int, ...]) -> list[str]:
    return [ASSETS.names[card] for card in reserve]


# --- two actions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-5.1", "eldritch-5.2", "eldritch-4.2")
def test_two_different_actions_each_from_the_lead_on() -> None:
    match = lay("leo mark", "rome rome")
    assert refused(match, "1 pick:action-rest") is not None
    play(match, "0 pick:action-rest")
    assert refused(match, "0 pick:action-rest") == "eldritch-5.2"
    play(match, "0 pick:action-prepare", "0 ticket:ship")
    assert asked(match) == [(1, "act")]


@pytest.mark.rule("eldritch-4.2", "eldritch-8.1")
@pytest.mark.parametrize(("phase", "ask"), [("action", "act"), ("encounter", "encounter")])
def test_clockwise_from_the_lead_on(phase: str, ask: str) -> None:
    match = lay("leo mark jim", "rome london tokyo", phase=phase, lead=1)
    order = []
    while asked(match)[0][1] == ask:
        seat = asked(match)[0][0]
        order.append(seat)
        play(match, f"{seat} {'done' if ask == 'act' else 'meet:general'}")
        while match.asked and asked(match)[0][0] == seat and asked(match)[0][1] != "pass-lead":
            play(match, f"{seat} {min(offered(match, seat))}")
    assert order[:3] == [1, 2, 0]


@pytest.mark.rule("eldritch-5.2")
@pytest.mark.parametrize("action", ["travel", "prepare", "acquire", "rest", "trade"])
def test_none_of_the_usual_actions_is_taken_twice(action: str) -> None:
    thing = ACTIONS.first + ACTIONS[action]
    s = lay("leo mark", "rome rome", held={0: "asset-axe"}).state
    assert thing in open_actions(s, 0)
    s.acted[0] = (thing,)
    assert thing not in open_actions(s, 0)


@pytest.mark.rule("eldritch-5.3")
def test_who_wants_no_action_takes_none() -> None:
    match = lay("leo mark", "rome rome")
    play(match, "0 done", "1 pick:action-rest", "1 done")
    assert asked(match)[0][1] != "act"


@pytest.mark.rule("eldritch-5.4")
def test_nothing_else_is_done_in_the_middle_of_a_journey() -> None:
    match = lay("leo mark", "rome rome", tickets=[(1, 1), (0, 0)])
    play(match, "0 pick:action-travel", "0 pick:space-istanbul")
    assert offered(match, 0) == {"pick:space-pyramids", "pick:space-rome", "pick:space-16", "pick:space-17", "done"}


# --- delayed ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-5.5", "eldritch-5.6")
def test_who_is_delayed_stands_up_instead() -> None:
    match = lay("leo mark", "rome rome", delayed=[True, False])
    assert asked(match) == [(1, "act")]
    assert match.state.delayed == [False, False]


@pytest.mark.rule("eldritch-5.7", "eldritch-23.4")
def test_delayed_in_ones_own_turn_it_ends_at_once() -> None:
    marks = [0] * 36
    marks[7 + 15 - 1] = 1  # space 7
    match = lay("diana leo", "buenos-aires rome", ancient="cthulhu", ancient_marks=marks, tickets=[(0, 2), (0, 0)])
    play(match, "0 pick:action-travel", "0 pick:space-7")
    assert (space(match, 0), match.state.sanity[0], match.state.tickets[0]) == ("7", 4, (0, 2))
    assert match.state.delayed[0] is False
    assert asked(match) == [(1, "act")]


@pytest.mark.rule("eldritch-5.8")
def test_nobody_pays_with_being_delayed_twice() -> None:
    match = lay("leo", "buenos-aires", phase="encounter", on_top="ame-7", delayed=[True])
    play(match, "0 meet:america")
    assert asked(match)[0][1] != "may"


@pytest.mark.rule("eldritch-5.9")
def test_an_additional_action_is_none_already_taken() -> None:
    match = lay("silas mark", "sydney sydney")
    play(match, "0 pick:action-rest", "0 pick:investigator-silas", "0 pick:space-20")
    assert "pick:action-rest" not in offered(match, 0)
    play(match, "0 pick:action-prepare")
    assert asked(match) == [(1, "act")]
    assert match.state.tickets[0] == (0, 1)


@pytest.mark.rule("eldritch-5.9")
def test_an_additional_action_is_none_of_the_two_and_can_be_taken_after_them() -> None:
    match = lay("leo mark", "rome rome", held={0: "artifact-ruby-of-rlyeh"})
    play(match, "0 pick:artifact-ruby-of-rlyeh", "0 pick:action-travel", "0 pick:space-14")
    play(match, "0 pick:action-rest", "0 pick:action-prepare")
    assert asked(match) == [(1, "act")]
    match = lay("leo mark", "rome rome", held={0: "artifact-ruby-of-rlyeh"})
    play(match, "0 pick:action-rest", "0 pick:action-prepare", "0 ticket:ship")
    assert offered(match, 0) == {"pick:artifact-ruby-of-rlyeh", "done"}


@pytest.mark.rule("eldritch-5.9", "eldritch-5.5", "eldritch-22.6")
def test_who_is_delayed_in_an_action_out_of_turn_does_not_go_on_with_it() -> None:
    marks = [int(name == "7") for name in SPACES.names]
    match = lay("charlie diana", "rome buenos-aires", ancient="cthulhu", ancient_marks=marks, tickets=[(0, 0), (0, 2)])
    play(match, "0 pick:investigator-charlie", "1 pick:action-travel", "1 pick:space-7")
    assert (space(match, 1), match.state.tickets[1]) == ("7", (0, 2))
    assert match.state.delayed == [False, True]  # it wasn't her turn
    assert asked(match) == [(0, "act")]


# --- travel and tickets ----------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-6.1", "eldritch-6.2")
def test_travel_then_a_space_more_for_each_ticket_of_its_kind() -> None:
    match = lay("leo mark", "rome rome", tickets=[(1, 0), (0, 0)])
    play(match, "0 pick:action-travel")
    assert offered(match, 0) == {f"pick:space-{name}" for name in ("london", "istanbul", "pyramids", "10", "14")}
    play(match, "0 pick:space-istanbul")
    assert "pick:space-16" in offered(match, 0)
    play(match, "0 pick:space-16")
    assert (space(match, 0), match.state.tickets[0]) == ("16", (0, 0))
    assert asked(match) == [(0, "act")]


@pytest.mark.rule("eldritch-6.2", "eldritch-18.14")
def test_a_ship_ticket_is_of_no_use_on_rails() -> None:
    match = lay("leo mark", "rome rome", tickets=[(0, 1), (0, 0)])
    play(match, "0 pick:action-travel", "0 pick:space-istanbul")
    assert asked(match) == [(0, "act")]
    assert match.state.tickets[0] == (0, 1)


@pytest.mark.rule("eldritch-6.3", "eldritch-6.4")
def test_prepare_only_in_a_city_and_for_what_leaves_from_there() -> None:
    match = lay("leo mark jim", "pyramids istanbul london")
    assert "pick:action-prepare" not in offered(match, 0)
    play(match, "0 done", "1 pick:action-prepare")
    assert match.state.tickets[1] == (1, 0)
    play(match, "1 done", "2 pick:action-prepare")
    assert match.state.tickets[2] == (0, 1)


@pytest.mark.rule("eldritch-6.5")
def test_nobody_has_more_than_two_tickets() -> None:
    match = lay("leo", "rome", tickets=[(2, 0)])
    play(match, "0 pick:action-prepare")
    assert offered(match, 0) == {"ticket:train", "done"}
    play(match, "0 ticket:train", "0 ticket:ship")
    assert match.state.tickets[0] == (1, 1)


# --- acquiring -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-6.6", "eldritch-17.26", "eldritch-17.27")
def test_what_is_bought_is_worth_no_more_than_the_result() -> None:
    match = lay("charlie", "rome", reserve="axe kerosene shotgun automatic", held={0: "condition-debt"})
    roll(match, "5 6 5 1")
    play(match, "0 pick:action-acquire")
    assert offered(match, 0) == {"pick:asset-axe", "pick:asset-kerosene", "pick:asset-automatic", "done"}
    play(match, "0 pick:asset-axe")
    assert len(match.state.reserve) == 3  # the gap is filled when the action is over
    assert offered(match, 0) == {"pick:asset-kerosene", "done"}
    play(match, "0 pick:asset-kerosene")
    assert has(match, 0, "asset-axe")
    assert len(match.state.reserve) == 4


@pytest.mark.rule("eldritch-6.7")
def test_who_takes_nothing_may_discard_a_card_of_the_reserve() -> None:
    match = lay("leo", "rome", reserve="axe automatic shotgun dynamite", held={0: "condition-debt"})
    roll(match, "1 1")
    play(match, "0 pick:action-acquire")
    assert "done" in offered(match, 0)
    play(match, "0 pick:asset-shotgun")
    assert "shotgun" not in names(match.state.reserve)
    assert names(match.state.asset_discards) == ["shotgun"]
    assert len(match.state.reserve) == 4


@pytest.mark.rule("eldritch-6.8", "eldritch-6.13")
def test_neither_acquiring_nor_resting_where_there_is_a_monster() -> None:
    match = lay("leo", "rome", monsters={"rome": "ghoul-1"})
    assert {"pick:action-acquire", "pick:action-rest"} & offered(match, 0) == set()
    assert refused(match, "0 pick:action-rest") == "eldritch-6.13"
    match = lay("leo", "rome", ongoing=(MYTHOS["strange-sightings"],))
    assert refused(match, "0 pick:action-rest") == "eldritch-12.10"  # by a card that stays in play
    match = lay("leo", "rome", monsters={"rome": "ghoul-1"})
    assert {"pick:action-travel", "pick:action-prepare"} <= offered(match, 0)


@pytest.mark.rule("eldritch-6.9", "eldritch-6.10", "eldritch-6.11")
def test_a_loan_adds_two_successes_for_a_debt() -> None:
    match = lay("leo", "rome", reserve="axe automatic shotgun dynamite")
    roll(match, "1 1")
    play(match, "0 pick:action-acquire", "0 borrow")
    assert has(match, 0, "condition-debt")
    assert offered(match, 0) == {"pick:asset-axe", "pick:asset-automatic", "done"}  # and no second loan


@pytest.mark.rule("eldritch-6.9", "eldritch-18.16")
def test_no_loan_where_all_debts_are_owed() -> None:
    debt = CONDITION_KINDS["debt"].number
    match = lay(
        "leo",
        "rome",
        reserve="axe automatic shotgun dynamite",
        condition_deck=lambda s: tuple(card for card in s.condition_deck if KIND[card] != debt),
        rng=dice("1 1"),
    )
    play(match, "0 pick:action-acquire")
    assert "borrow" not in offered(match, 0)


@pytest.mark.rule("eldritch-6.11")
def test_no_loan_where_there_is_nothing_to_buy() -> None:
    match = lay("leo", "rome", reserve="", asset_deck=(), asset_box=lambda s: s.asset_deck)
    play(match, "0 pick:action-acquire")
    assert asked(match) == [(0, "act")]


# --- resting, trading ------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-6.12", "eldritch-19.2")
def test_resting_recovers_one_of_each_up_to_the_maximum() -> None:
    match = lay("leo", "rome", health=[3], sanity=[6])
    play(match, "0 pick:action-rest")
    assert (match.state.health, match.state.sanity) == ([4], [6])
    match = lay("leo", "rome", health=[6], sanity=[3])
    play(match, "0 pick:action-rest")
    assert (match.state.health, match.state.sanity) == ([6], [4])


@pytest.mark.rule("eldritch-6.14", "eldritch-6.15", "eldritch-17.5", "eldritch-17.1")
def test_a_trade_both_agree_on() -> None:
    match = lay(
        "leo mark jim",
        "rome rome london",
        held={0: "asset-axe condition-debt", 1: "spell-wither"},
        mine={0: 1},
        tickets=[(0, 0), (1, 0), (0, 0)],
    )
    play(match, "0 pick:action-trade")
    assert "pick:condition-debt-a" not in offered(match, 0)
    events = play(match, "0 pick:asset-axe", "0 give-clue", "0 take-ticket:train", "0 pick:spell-wither-a", "1 yes")
    assert (told(events, "handed-over", "who"), told(events, "handed-over", "who2")) == ([0, 1], [1, 0])
    assert has(match, 1, "asset-axe")
    assert has(match, 0, "spell-wither")
    assert (clues_of(match, 1), match.state.tickets[:2]) == (1, [(1, 0), (0, 0)])
    assert match.state.owner == owners(match.state)


@pytest.mark.rule("eldritch-6.14")
@pytest.mark.parametrize("giver", [0, 1])
def test_a_trade_may_go_one_way_only(giver: int) -> None:
    match = lay("leo mark", "rome rome", held={giver: "asset-axe"})
    play(match, "0 pick:action-trade", "0 pick:asset-axe", "1 yes")
    assert has(match, 1 - giver, "asset-axe")


@pytest.mark.rule("eldritch-6.14")
def test_a_trade_that_one_declines_changes_nothing() -> None:
    match = lay("leo mark", "rome rome", held={0: "asset-axe"})
    play(match, "0 pick:action-trade", "0 pick:asset-axe", "1 no")
    assert has(match, 0, "asset-axe")
    assert "pick:action-trade" not in offered(match, 0)  # nor can it be asked for again and again
    play(match, "0 done", "1 pick:action-trade")  # a new one, in which nothing is laid out yet
    assert "pick:asset-axe" in offered(match, 1)


@pytest.mark.rule("eldritch-6.16")
def test_nobody_trades_with_the_fallen() -> None:
    match = lay("leo mark", "rome rome", held={0: "asset-axe"}, life=[0, 1])
    assert "pick:action-trade" not in offered(match, 0)


@pytest.mark.rule("eldritch-6.17", "eldritch-17.11", "eldritch-25.6")
def test_a_second_copy_of_a_spell_is_discarded_and_what_is_traded_is_not_gained() -> None:
    match = lay("leo mark", "rome rome", held={0: "spell-wither artifact-grotesque-statue", 1: "spell-wither"})
    play(match, "0 pick:action-trade", "0 pick:spell-wither-a", "0 pick:artifact-grotesque-statue", "0 done", "1 yes")
    s = match.state
    assert (len(s.held[0]), len(s.held[1]), len(s.spell_deck)) == (0, 2, 19)
    assert clues_of(match, 1) == 0


@pytest.mark.rule("eldritch-6.17", "eldritch-6.14")
def test_what_changes_hands_at_the_same_time_is_in_nobodys_way() -> None:
    match = lay(
        "leo mark", "rome rome", tickets=[(2, 0), (0, 2)], held={0: "spell-wither asset-axe", 1: "spell-wither"}
    )
    play(match, "0 pick:action-trade", "0 pick:spell-wither-a", "0 pick:spell-wither-b", "0 give-ticket:train")
    assert "done" not in offered(match, 0)  # nobody keeps a third ticket
    play(match, "0 take-ticket:ship", "0 done", "1 yes")
    assert match.state.tickets == [(1, 1), (1, 1)]
    assert has(match, 0, "spell-wither")
    assert has(match, 1, "spell-wither")


@pytest.mark.rule("eldritch-5.7", "eldritch-17.27", "eldritch-17.28", "eldritch-17.34")
@pytest.mark.parametrize("sanity", [6, 1], ids=["delayed", "fallen"])
@pytest.mark.parametrize("way", ["asset-charter-flight", "spell-plumb-the-void-a"])
def test_an_action_that_breaks_off_leaves_nothing_lying_about(way: str, sanity: int) -> None:
    """Whoever lands at Cthulhu's token loses a Sanity, and is delayed: there the action ends."""
    match = lay(
        "leo mark",
        "san-francisco rome",
        ancient="cthulhu",
        reserve="charter-flight axe whiskey carbine",
        held={0: "spell-plumb-the-void/2"},
        sanity=[sanity, 4],
        ancient_marks=[int(space == SPACES["1"]) for space in range(len(SPACES))],
        rng=dice("5 5"),
    )
    play(match, *(["0 pick:action-acquire"] if way.startswith("asset") else []), f"0 pick:{way}")
    if way.startswith("spell"):
        play(match, "0 pick:seat-0", "0 yes")
    play(match, "0 pick:space-1", *(["0 pick:seat-1"] if sanity == 1 else []))  # the lead goes on to another
    s = match.state
    assert len(s.reserve) == 4
    assert s.turned == ()
    assert ASSETS["charter-flight"] in (*s.reserve, *s.asset_discards)


# --- what each would give --------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-6.2", "eldritch-6.4", "eldritch-6.6", "eldritch-6.14")
def test_what_each_action_would_give_is_told_beforehand() -> None:
    def told_of(match: Position[Eldritch], seat: int = 0) -> dict[str, int | str]:
        return {deed["name"]: deed["why"] or deed["n"] for deed in deeds(match.state, seat)}

    match = lay("leo mark", "rome rome", held={0: "asset-personal-assistant", 1: "asset-urban-guide"})
    match.state.improved[0] = (0, 1, 0, 0, 0)
    # Five spaces next to Rome; two kinds of ticket; influence 2, improved, a bonus and a die; one who is there too.
    assert told_of(match) == {"travel": 5, "prepare": 2, "acquire": 5, "rest": 1, "trade": 1}
    match = lay("leo mark", "rome london", tickets=[(1, 0), (0, 0)])
    # By rail from Istanbul to the Pyramids (near by ship), 16 and 17, from 14 to 16: and Rome itself is no journey.
    assert told_of(match) == {"travel": 7, "prepare": 2, "acquire": 2, "rest": 1, "trade": "eldritch-6.14"}
    match = lay("leo", "pyramids", monsters={"pyramids": "gug"}, tickets=[(2, 0)])
    # Two tickets lead from Istanbul to 16, 17, Rome and on; the other three spaces next to the Pyramids have no rails.
    away = {"istanbul", "rome", "heart-of-africa", "10", "16", "17", "14", "tunguska", "shanghai"}
    assert told_of(match) == {
        "travel": len(away),
        "prepare": "eldritch-6.3",
        "acquire": "eldritch-6.6",
        "rest": "eldritch-6.13",
        "trade": "eldritch-6.14",
    }


# --- actions of components -------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-6.18", "eldritch-6.19", "eldritch-6.21", "eldritch-17.2")
def test_the_action_of_a_card_is_taken_once_a_round_whoever_has_it() -> None:
    match = lay("leo mark", "rome rome", held={0: "asset-cat-burglar"})
    roll(match, "3")
    assert refused(match, "1 pick:asset-cat-burglar") is not None
    play(match, "0 pick:asset-cat-burglar", "0 pick:action-trade", "0 pick:asset-cat-burglar", "1 yes")
    assert has(match, 1, "asset-cat-burglar")
    assert "pick:asset-cat-burglar" not in offered(match, 1)
    assert refused(match, "1 pick:asset-cat-burglar") == "eldritch-6.19"


@pytest.mark.rule("eldritch-6.19")
def test_a_spell_that_may_be_the_one_that_somebody_cast_and_lost_is_not_cast_again_in_the_round() -> None:
    match = lay("leo mark", "rome rome", held={0: "spell-feed-the-mind/2"})
    roll(match, "1")  # which shows no 4: with that the spell is gone
    play(match, "0 pick:spell-feed-the-mind-a", "0 done")
    assert not has(match, 0, "spell-feed-the-mind")
    spell = give(match.state, 1, "spell-feed-the-mind")
    assert spell not in open_actions(match.state, 1)
    other = give(match.state, 0, "spell-feed-the-mind")
    assert other in open_actions(match.state, 0)


@pytest.mark.rule("eldritch-6.20")
def test_the_action_of_a_sheet_is_its_investigators_own() -> None:
    match = lay("leo mark", "rome rome")
    assert refused(match, "0 pick:investigator-mark") is not None
    assert "pick:investigator-leo" in offered(match, 0)


@pytest.mark.rule("eldritch-6.22", "eldritch-6.23", "eldritch-17.7")
def test_a_local_action_is_for_everybody_there_once_each() -> None:
    match = lay("leo mark jim", "rome rome london", held={0: "condition-debt"})
    roll(match, "1 1")
    play(match, "0 pick:condition-debt-a")
    assert "pick:condition-debt-a" not in offered(match, 0)
    play(match, "0 done")
    assert "pick:condition-debt-a" in offered(match, 1)
    roll(match, "6 1")
    play(match, "1 pick:condition-debt-a")
    assert not has(match, 0, "condition-debt")
    play(match, "1 done")
    assert "pick:condition-debt-a" not in offered(match, 2)


@pytest.mark.rule("eldritch-17.32", "eldritch-1.6")
def test_who_is_detained_can_only_try_to_get_free() -> None:
    match = lay("leo mark", "rome rome", held={0: "condition-detained"})
    assert offered(match, 0) == {"pick:condition-detained-a", "done"}


@pytest.mark.rule("eldritch-17.32", "eldritch-1.6")
def test_neither_an_action_nor_anybody_elses_card_moves_who_is_detained() -> None:
    match = lay("leo mark", "rome london", held={0: "condition-detained"})
    assert refused(match, "0 pick:action-rest") == "eldritch-17.32"
    match = lay("mark leo", "rome london", held={0: "artifact-mi-go-brain-case asset-axe", 1: "condition-detained"})
    play(match, "0 pick:artifact-mi-go-brain-case", "0 done")
    assert asked(match) == [(0, "act")]  # and not whether Leo would change places
    match = lay(
        "charlie leo",
        "rome london",
        reserve="charter-flight axe whiskey carbine",
        held={0: "condition-debt", 1: "condition-detained"},
    )
    roll(match, "6 1 1 1")
    play(match, "0 pick:action-acquire", "0 pick:asset-charter-flight", "0 pick:seat-1")
    assert asked(match) == [(0, "act")]
    assert space(match, 1) == "london"


@pytest.mark.rule("eldritch-17.32", "eldritch-6.22")
def test_who_is_detained_frees_nobody_else() -> None:
    match = lay("leo mark jim", "rome rome rome", held={0: "condition-detained", 1: "condition-detained"})
    assert offered(match, 0) == {"pick:condition-detained-a", "done"}
    play(match, "0 done")
    assert offered(match, 1) == {"pick:condition-detained-b", "done"}
    play(match, "1 done")
    assert {"pick:condition-detained-a", "pick:condition-detained-b"} <= offered(match, 2)
