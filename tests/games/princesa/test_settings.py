"""Chapter 14: what a table may play otherwise."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.looking import asks, eyes, heard, kinds, offered, told
from games.princesa.laid import hand, lay, names
from sobremesa.games.princesa.kinds import GEAR, HEARTS, HERO_IDS, KIDNAPPER, NO_HERO, SECRET_IDS
from sobremesa.games.princesa.life import unused_heroes
from sobremesa.games.princesa.rules import GAME
from sobremesa.games.princesa.state import CAPTIVE, CENTRE, UNKNOWN, Princesa
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import play, refused

TEAMS: dict[str, object] = {"teams": True}
FREES: dict[str, object] = {"revealed_frees": True}


def dealt(seats: int, number: int = 0, **settings: object) -> Match[Princesa]:
    return Match(GAME, seats, settings, MatchKey.from_words(f"options {number}", seats))


def choose_all(match: Match[Princesa], which: int = 0) -> None:
    for seat in range(match.seats):
        play(match, f"{seat} {sorted(offered(match, seat))[which]}")


# --- two characters to choose from -------------------------------------------------------------------------------


@pytest.mark.rule("princesa-14.1", "princesa-2.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_keeps_one_of_two_heroes(seats: int) -> None:
    match = dealt(seats, two_heroes=True)
    assert asks(match) == [(seat, "hero") for seat in range(seats)]
    pairs = [offered(match, seat) for seat in range(seats)]
    assert [len(pair) for pair in pairs] == [2] * seats
    assert len(set.union(*pairs)) == 2 * seats
    kept = [sorted(pair)[seat % 2] for seat, pair in enumerate(pairs)]
    for seat, key in enumerate(kept):
        assert match.state.hands == [()] * seats  # hands, hearts and secrets come afterwards
        assert match.state.secrets == [UNKNOWN] * seats
        assert refused(match, f"{seat} {min(pairs[seat - 1])}") == "princesa-14.1"
        play(match, f"{seat} {key}")
    s = match.state
    assert [f"keep:{HERO_IDS[hero]}" for hero in s.heroes] == kept
    assert s.hands == [GEAR[hero] for hero in s.heroes]
    assert s.hearts == [HEARTS[hero] for hero in s.heroes]
    assert s.secrets.count(KIDNAPPER) == 1
    assert asks(match) == [(s.active, "act")]
    absent = [hero for hero in range(10) if hero not in s.heroes]
    assert Counter(s.box) == Counter(kind for hero in absent for kind in GEAR[hero])


@pytest.mark.rule("princesa-14.1", "princesa-14.2")
def test_nobody_sees_what_another_may_choose_or_has_chosen_till_all_have() -> None:
    one = dealt(4, two_heroes=True)
    two = one.fork()
    first, second = sorted(offered(one, 0))
    events, others = play(one, f"0 {first}"), play(two, f"0 {second}")
    for eye in (1, 2, 3, SPECTATOR):
        assert heard(events, eye) == heard(others, eye)
        assert one.view(eye) == two.view(eye)
        assert first.removeprefix("keep:") not in str(heard(events, eye))
    assert one.view(0) != two.view(0)
    assert one.waiting_for == (1, 2, 3)


@pytest.mark.rule("princesa-14.1")
def test_the_order_of_choosing_makes_no_difference() -> None:
    one = dealt(4, two_heroes=True)
    two = one.fork()
    keys = [min(offered(one, seat)) for seat in range(4)]
    for seat in range(4):
        play(one, f"{seat} {keys[seat]}")
    for seat in (2, 0, 3, 1):
        play(two, f"{seat} {keys[seat]}")
    assert GAME.schema.same(one.state, two.state)


@pytest.mark.rule("princesa-14.2", "princesa-9.12")
def test_a_hero_not_kept_is_shown_to_nobody_but_may_come_up_by_metamorphosis() -> None:
    match = dealt(5, two_heroes=True)
    offers = [offered(match, seat) for seat in range(5)]
    choose_all(match)
    put_aside = {key.removeprefix("keep:") for offer in offers for key in offer} - {
        HERO_IDS[hero] for hero in match.state.heroes
    }
    assert len(put_aside) == 5
    for eye in eyes(match):
        assert not any(match.view(eye)["offered"])  # nobody can look it up, not even who put it aside
    assert {HERO_IDS[hero] for hero in unused_heroes(match.state)} == put_aside


@pytest.mark.rule("princesa-14.1")
@pytest.mark.parametrize("seats", [6, 10])
def test_with_more_than_five_there_is_nothing_to_choose(seats: int) -> None:
    match = dealt(seats, two_heroes=True)
    assert asks(match) == [(match.state.active, "act")]
    assert NO_HERO not in match.state.heroes


# --- two against two ---------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-14.3")
@pytest.mark.parametrize(("holder", "winners"), [(0, (0, 2)), (1, (1, 3)), (2, (0, 2)), (3, (1, 3))])
def test_partners_sit_opposite_and_win_together(holder: int, winners: tuple[int, ...]) -> None:
    match = lay("", "", "", "", princess=holder, deck="lance", rest="box", settings=TEAMS)
    play(match, "0 explore")
    assert match.outcome is not None
    assert match.outcome.winners == winners
    assert [match.outcome.returns[seat] for seat in range(4)] == [1.0 if seat in winners else -1.0 for seat in range(4)]


@pytest.mark.rule("princesa-14.3", "princesa-12.6")
def test_the_kidnappers_partner_wins_with_the_kidnapper_even_as_a_ghost() -> None:
    match = lay(
        "",
        "",
        "",
        "",
        secrets="hidden-heir kidnapper betrothed undying",
        ghosts=[3],
        deck="lance",
        rest="box",
        settings=TEAMS,
    )
    play(match, "0 explore")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("captivity", (1, 3))


@pytest.mark.rule("princesa-14.3")
@pytest.mark.parametrize("seats", [3, 5, 6])
def test_with_another_number_of_players_there_are_no_teams(seats: int) -> None:
    match = lay(*[""] * seats, princess=2, deck="lance", rest="box", settings=TEAMS)
    assert not match.state.teams
    play(match, "0 explore")
    assert match.outcome is not None
    assert match.outcome.winners == (2,)


@pytest.mark.rule("princesa-14.4")
def test_no_accomplice_in_two_against_two() -> None:
    """With eight there are no teams (14.3), so there the option keeps nobody out."""
    seen, with_eight = Counter[int](), Counter[int]()
    for number in range(60):
        seen.update(dealt(4, number, teams=True).state.secrets)
        with_eight.update(dealt(8, number, teams=True).state.secrets)
    accomplice = SECRET_IDS.index("accomplice")
    assert seen[accomplice] == 0 < with_eight[accomplice]
    assert set(seen) == set(range(10)) - {accomplice}


@pytest.mark.rule("princesa-14.4", "princesa-13.11")
def test_a_draw_is_one_for_the_partner_too() -> None:
    match = lay(
        "", "", "", "", ghosts=[1, 2, 3], princess="centre", deck="", rest="box", gold=(0, 0, 0, 0), settings=TEAMS
    )
    for turn in range(8):
        play(match, f"{turn % 4} pass")
    assert match.outcome is not None
    assert match.outcome.ending == "draw"
    mine, other = match.outcome.returns[0], match.outcome.returns[1]
    assert match.outcome.returns == (mine, other, mine, other)
    assert mine > other
    alone = lay("", "", "", "", ghosts=[1, 2, 3], princess="centre", deck="", rest="box", gold=(0, 0, 0, 0))
    for turn in range(8):
        play(alone, f"{turn % 4} pass")
    assert alone.outcome is not None
    assert alone.outcome.returns[2] == other  # without teams a ghost shares nothing


@pytest.mark.rule("princesa-14.5")
def test_partners_see_no_more_of_each_other_and_may_fight() -> None:
    one = lay("lance", "", "toll map", "", secrets="hidden-heir kidnapper betrothed undying", settings=TEAMS)
    two = lay("lance", "", "plunder riposte", "", secrets="hidden-heir kidnapper undying betrothed", settings=TEAMS)
    one.state.deck, one.state.shop = two.state.deck, two.state.shop
    assert one.view(0) == two.view(0)
    assert "challenge:2" in offered(one, 0)


# --- six to ten --------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-14.6", "princesa-2.5")
def test_ten_players_have_all_ten_secrets_and_heroes() -> None:
    s = dealt(10).state
    assert sorted(s.secrets) == list(range(10))
    assert sorted(s.heroes) == list(range(10))
    assert s.box == ()
    assert len(s.shop) == 3


@pytest.mark.rule("princesa-14.6", "princesa-3.9")
def test_with_six_or_more_the_bank_never_runs_out() -> None:
    match = lay("map toll", *[""] * 5, gold=(40, 2, 2, 2, 2, 2), shop="unmask unmask robbery")
    play(match, "0 sell:map", "0 sell:toll")
    assert match.state.gold[0] == 42


@pytest.mark.rule("princesa-14.6", "princesa-3.4")
def test_ten_seats_take_their_turns_and_may_all_be_challenged() -> None:
    match = lay("lance", *["map", *[""] * 8])
    assert {key for key in offered(match, 0) if key.startswith("challenge")} == {
        f"challenge:{seat}" for seat in range(1, 10)
    }
    for seat in range(10):
        assert match.state.active == seat
        play(match, f"{seat} explore")
    assert match.state.active == 0


@pytest.mark.rule("princesa-14.7")
@pytest.mark.parametrize("seats", [8, 10])
def test_with_eight_or_more_the_discard_pile_becomes_the_deck_once(seats: int) -> None:
    match = lay(*[""] * seats, deck="lance", discard="map toll plunder", rest="box", shop="unmask unmask robbery")
    events = play(match, "0 explore")
    assert match.outcome is None  # before the end of the road is tested
    assert told(events, "second-deck") == [{"count": 3}]
    assert sorted(names(match.state.deck)) == ["map", "plunder", "toll"]
    assert match.state.discard == ()
    play(match, "1 explore", "2 explore", "3 explore")
    assert match.outcome is not None  # and not a second time
    assert match.outcome.ending == "captivity"


@pytest.mark.rule("princesa-14.7")
def test_the_second_deck_is_shuffled() -> None:
    orders = set()
    for number in range(8):
        rng = MatchKey.from_words(f"second {number}", 8).stream("rules")
        match = lay(
            *[""] * 8,
            deck="lance",
            discard="map toll plunder riposte barter",
            rest="box",
            shop="unmask unmask robbery",
            rng=rng,
        )
        play(match, "0 explore")
        orders.add(match.state.deck)
    assert len(orders) > 3


@pytest.mark.rule("princesa-14.7")
def test_the_second_deck_begins_in_the_middle_of_drawing_several() -> None:
    match = lay(
        *[""] * 8, ghosts=[0], deck="lance", discard="map toll plunder", rest="box", shop="unmask unmask robbery"
    )
    play(match, "0 wander")
    assert len(hand(match, 0)) == 3
    assert "lance" in hand(match, 0)
    assert len(match.state.deck) == 1


@pytest.mark.rule("princesa-14.7", "princesa-3.10")
def test_the_second_deck_also_begins_when_nobody_touched_the_first() -> None:
    match = lay("map", *[""] * 7, deck="lance", discard="toll plunder", rest="box", shop="unmask", idle=7)
    events = play(match, "0 sell:map", "0 done")
    assert told(events, "second-deck") == [{"count": 4}]
    assert match.outcome is None


@pytest.mark.rule("princesa-14.7")
def test_without_discards_there_is_no_second_deck() -> None:
    match = lay(*[""] * 8, deck="lance", rest="box", shop="unmask unmask robbery")
    assert "second-deck" not in kinds(play(match, "0 explore"))
    assert match.outcome is not None
    assert match.outcome.ending == "captivity"


@pytest.mark.rule("princesa-14.7", "princesa-14.8", "princesa-13.7")
@pytest.mark.parametrize("seats", [3, 5, 6, 7])
def test_with_seven_or_fewer_the_pile_never_comes_back(seats: int) -> None:
    match = lay(*[""] * seats, deck="lance", discard="map toll plunder", rest="box", shop="unmask unmask robbery")
    events = play(match, "0 explore")
    assert "second-deck" not in kinds(events)
    assert match.outcome is not None
    assert match.outcome.ending == "captivity"


# --- freed by revealing ------------------------------------------------------------------------------------------


def unmasking(settings: dict[str, object], **laid: Any) -> Match[Princesa]:
    match = lay(
        "unmask map",
        "wooden-shield",
        "",
        secrets="hidden-heir kidnapper betrothed",
        shop="lance toll robbery",
        settings=settings,
        **laid,
    )
    play(match, "0 challenge:1", "0 place:unmask", "1 place:wooden-shield")
    return match


@pytest.mark.rule("princesa-14.9", "princesa-13.1")
def test_by_option_a_revealed_kidnapper_frees_her_and_the_winner_may_take_her() -> None:
    match = unmasking(FREES)
    assert match.state.princess == CENTRE
    assert asks(match) == [(0, "claim")]
    assert unmasking({}).state.princess == CAPTIVE


@pytest.mark.rule("princesa-14.9")
def test_then_the_goal_is_lost() -> None:
    match = unmasking(FREES, deck="plunder", rest="box")
    play(match, "0 leave", "1 explore")
    assert match.outcome is None  # she is free, and nobody has her
    captive = unmasking({}, deck="plunder", rest="box")
    play(captive, "1 explore")
    assert captive.outcome is not None
    assert captive.outcome.ending == "captivity"


@pytest.mark.rule("princesa-14.9", "princesa-9.7")
def test_a_loose_tongue_frees_her_too() -> None:
    match = lay(
        "lance", "map", "", secrets="hidden-heir kidnapper betrothed", spells={1: "loose-tongue"}, settings=FREES
    )
    play(match, "0 challenge:1", "0 place:lance", "1 place:map")
    assert match.state.princess == CENTRE
    assert asks(match) == [(0, "claim")]


@pytest.mark.rule("princesa-14.9", "princesa-8.9")
def test_a_secret_only_looked_at_frees_nobody() -> None:
    match = lay("interrogation", "wooden-shield", "", secrets="hidden-heir kidnapper betrothed", settings=FREES)
    play(match, "0 challenge:1", "0 place:interrogation", "1 place:wooden-shield")
    assert match.state.princess == CAPTIVE


# --- barred secrets ----------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-14.10")
def test_barred_secrets_are_not_dealt() -> None:
    barred = {SECRET_IDS.index("undying"), SECRET_IDS.index("betrothed")}
    with_five, with_eight, without_accomplice = Counter[int](), Counter[int](), Counter[int]()
    for number in range(60):
        with_five.update(dealt(5, number, bar_undying=True, bar_betrothed=True).state.secrets)
        with_eight.update(dealt(8, number, bar_undying=True, bar_betrothed=True).state.secrets)
        without_accomplice.update(dealt(8, number, bar_accomplice=True).state.secrets)
    accomplice = SECRET_IDS.index("accomplice")
    assert set(with_five) == set(range(10)) - barred - {accomplice}  # who isn't dealt to five anyway
    assert set(with_eight) == set(range(10)) - barred
    assert set(without_accomplice) == set(range(10)) - {accomplice}


@pytest.mark.rule("princesa-14.10", "princesa-2.5")
def test_the_kidnapper_cannot_be_barred() -> None:
    assert "bar_kidnapper" not in {setting.name for setting in GAME.info.settings}
    assert {f"bar_{name.replace('-', '_')}" for name in SECRET_IDS if name != "kidnapper"} <= {
        setting.name for setting in GAME.info.settings
    }


@pytest.mark.rule("princesa-14.10")
def test_if_too_few_remained_none_is_barred() -> None:
    assert sorted(dealt(10, bar_undying=True).state.secrets) == list(range(10))
    nine = dealt(9, bar_undying=True).state.secrets
    assert SECRET_IDS.index("undying") not in nine
