"""The hardest cards of the box, each in every branch of its text."""

from __future__ import annotations

from typing import Any

import pytest

from games.eldritch.laid import (
    asked,
    at,
    clues_of,
    dice,
    has,
    lay,
    offered,
    only_in_cup,
    pools,
    read,
    roll,
    space,
    told,
    upon,
)
from sobremesa.games.eldritch.book import ASSETS, MONSTERS, MYTHOS, SPACES
from sobremesa.games.eldritch.facts import GATE_AT
from sobremesa.games.eldritch.state import (
    BOXED,
    DISCARDED,
    FALLEN,
    HELD,
    IN_SUPPLY,
    Eldritch,
)
from sobremesa.games.eldritch.two_sided import place_of
from sobremesa.kernel.events import Event
from sobremesa.testing import Position, play

# --- complex encounters with jumps --------------------------------------------------------------------------------


def himalayas(faces: str) -> Position[Eldritch]:
    """He is paranoid already, so that no deck is shuffled between the dice; the first word draws the monster."""
    match = lay("mark", "himalayas", doom=10, held={0: "condition-paranoia/3"})
    only_in_cup(match, "ghoul-1")
    return read(match, "exp-himalayas-1.initial", 0, "encounter-exp-himalayas-1", f"1 {faces}")


@pytest.mark.rule("eldritch-8.9", "eldritch-8.10")
def test_an_expedition_goes_on_with_its_pass_effect_if_the_monster_is_defeated() -> None:
    match = himalayas("6 1 1 1 1 6 6 1 1 6")  # will, strength, then Lore
    assert (match.state.doom, at(match, "ghoul-1")) == (11, IN_SUPPLY)
    assert match.state.sanity[0] == 4
    match = himalayas("6 1 1 1 1 6 6 1 1 1")
    assert (match.state.doom, match.state.sanity[0]) == (11, 2)


@pytest.mark.rule("eldritch-8.10")
def test_or_with_its_fail_effect_where_the_monster_can_still_be_got_rid_of() -> None:
    match = himalayas("6 1 1 1 1 1 1 1 1 6 1")
    assert (match.state.doom, at(match, "ghoul-1"), match.state.health[0]) == (11, IN_SUPPLY, 6)
    match = himalayas("6 1 1 1 1 1 1 1 1 1 1")
    assert (match.state.doom, at(match, "ghoul-1"), match.state.sanity[0]) == (10, "himalayas", 3)


def at_a_gate(faces: str, card: str, **fields: Any) -> Position[Eldritch]:
    match = lay("akachi", "rome", phase="encounter", gates="rome london", on_top=card, rng=dice(faces), **fields)
    play(match, "0 meet:world")
    return match


@pytest.mark.rule("eldritch-10.16", "eldritch-15.4", "eldritch-22.4")
def test_a_gate_is_closed_and_whoever_waits_for_that_is_told() -> None:
    match = at_a_gate("6 6 1 1", "ow-01", held={0: "artifact-gate-box"})  # Observation 2 - 1, and a die for the box
    assert match.state.gate_at[GATE_AT[SPACES["rome"]]] == DISCARDED
    assert clues_of(match, 0) == 1  # of the box
    assert asked(match) == [(0, "use")]


@pytest.mark.rule("eldritch-10.17")
def test_or_nothing_is_closed_and_it_costs_sanity_unless_a_clue_is_spent() -> None:
    match = at_a_gate("1", "ow-01")
    assert match.state.gate_at[GATE_AT[SPACES["rome"]]] == SPACES["rome"]
    assert match.state.sanity[0] == 4
    match = at_a_gate("1", "ow-01", mine={0: 1})
    play(match, "0 done", "0 yes")
    assert (match.state.sanity[0], clues_of(match, 0)) == (7, 0)
    match = at_a_gate("1", "ow-01", mine={0: 1})
    play(match, "0 done", "0 no")
    assert (match.state.sanity[0], clues_of(match, 0)) == (4, 1)


# --- two-sided conditions -----------------------------------------------------------------------------------------


def with_condition(name: str, sheets: str = "mark jim", **fields: Any) -> Position[Eldritch]:
    return lay(sheets, "rome rome"[: 4 if " " not in sheets else 9], held={0: f"condition-{name}"}, **fields)


@pytest.mark.rule("eldritch-17.13", "eldritch-17.14")
def test_leg_injury_each_back() -> None:
    match = with_condition("leg-injury/1")
    match = read(match, "leg-injury-a.reckoning", 0, "condition-leg-injury-a", "1 1 1 1")
    assert offered(match, 0) == {"yes", "no"}
    play(match, "0 no")
    assert (match.state.health[0], match.state.turned, has(match, 0, "condition-leg-injury")) == (6, (), True)
    match = with_condition("leg-injury/3", "jim mark")
    match.state.active = -1  # in nobody's turn: so becoming Delayed is just that
    match = read(match, "leg-injury-a.reckoning", 0, "condition-leg-injury-a", "1 1")
    play(match, "0 yes")
    assert (match.state.health[0], match.state.delayed[0], has(match, 0, "condition-leg-injury")) == (6, True, False)
    match = with_condition("leg-injury/3", "jim mark")
    match = read(match, "leg-injury-a.reckoning", 0, "condition-leg-injury-a", "1 1")
    play(match, "0 no")
    assert (match.state.delayed[0], has(match, 0, "condition-leg-injury"), match.state.turned) == (False, True, ())
    match = with_condition("leg-injury/3", "jim mark")
    match = read(match, "leg-injury-a.reckoning", 0, "condition-leg-injury-a", "6 1")
    assert match.state.shown[place_of(match.state.held[0][0])] == -1  # not turned


@pytest.mark.rule("eldritch-17.30", "eldritch-17.31")
def test_blessed_and_cursed_answer_one_another() -> None:
    match = with_condition("blessed/2")
    match = read(match, "support-of-the-church.effect", -1, "mythos-support-of-the-church")
    assert clues_of(match, 0) == 2  # turned instead, and kept
    assert has(match, 0, "condition-blessed")
    match = read(match, "no-peace-for-the-fallen.effect", -1, "mythos-no-peace-for-the-fallen")
    assert not has(match, 0, "condition-blessed")
    assert not has(match, 0, "condition-cursed")
    match = read(match, "no-peace-for-the-fallen.effect", -1, "mythos-no-peace-for-the-fallen")
    assert has(match, 0, "condition-cursed")


@pytest.mark.rule("eldritch-17.31", "eldritch-11.19")
def test_a_witch_met_by_the_back_of_a_curse_curses_nobody_twice() -> None:
    match = with_condition("cursed/1", "jim", places=[SPACES["rome"]])
    only_in_cup(match, "witch")
    match = read(match, "no-peace-for-the-fallen.effect", -1, "mythos-no-peace-for-the-fallen", "1 5 5 1 1 1")
    assert len(told(match.opening, "turned", "back")) == 1  # and not once more while that is being resolved
    assert match.state.turned == ()
    assert has(match, 0, "condition-cursed")
    assert at(match, "witch") == IN_SUPPLY  # an ambusher is gone afterwards, beaten or not
    assert match.state.health[0] == 6


@pytest.mark.rule("eldritch-19.14")
def test_a_dark_pact_devours_whom_its_holder_names() -> None:
    match = lay("mark jim leo", "rome rome rome", held={0: "condition-dark-pact/3"}, doom=10)
    match = read(match, "dark-pact-a.reckoning", 0, "condition-dark-pact-a", "1")
    play(match, "0 pick:seat-2")
    assert (match.state.life, match.state.doom) == ([0, 0, FALLEN], 9)
    assert not has(match, 0, "condition-dark-pact")
    match = lay("mark", "rome", held={0: "condition-dark-pact/2"}, doom=10)
    match = read(match, "dark-pact-a.reckoning", 0, "condition-dark-pact-a", "1")
    assert match.state.doom < 10
    assert match.state.used_up == (match.state.used_up[0],)
    match = lay("norman", "rome", held={0: "condition-dark-pact/1 spell-wither spell-shriveling"}, doom=10)
    match = read(match, "dark-pact-a.reckoning", 0, "condition-dark-pact-a", "1")
    assert sum(where >= 0 for where in match.state.gate_at) == 2
    assert match.state.omen == 1
    match = lay("mark", "rome", held={0: "condition-dark-pact/2"})
    match = read(match, "dark-pact-a.reckoning", 0, "condition-dark-pact-a", "2")
    assert has(match, 0, "condition-dark-pact")


@pytest.mark.rule("eldritch-7.22")
def test_kleptomania_needs_as_many_successes_as_the_thing_is_worth() -> None:
    def steal(faces: str) -> Position[Eldritch]:
        match = lay("trish", "rome", held={0: "condition-paranoia/1"}, asset_deck=(ASSETS["shotgun"],), asset_box=())
        return read(match, "paranoia-a.back-1", 0, "condition-paranoia-a", faces)

    match = steal("6 6 6 6")  # a deck of one card needs no shuffling
    assert (has(match, 0, "asset-shotgun"), has(match, 0, "condition-detained")) == (True, False)
    assert not has(match, 0, "condition-paranoia")
    match = steal("6 6 6 1")
    assert (has(match, 0, "asset-shotgun"), has(match, 0, "condition-detained")) == (False, True)


@pytest.mark.rule("eldritch-17.13")
def test_violent_outbursts_hurt_the_others_before_an_ally_goes() -> None:
    """In the order of the card: whoever is hurt may still be helped by that Ally."""
    held = {0: "condition-paranoia/2 asset-arcane-scholar"}
    match = read(lay("mark leo", "rome rome", held=held), "paranoia-a.back-2", 0, "condition-paranoia-a")
    kinds = [event.kind for event in match.opening]
    assert kinds.index("lost") < kinds.index("discarded")
    assert not has(match, 0, "asset-arcane-scholar")


@pytest.mark.rule("eldritch-8.5", "eldritch-8.7")
def test_detained_instead_of_any_encounter() -> None:
    match = lay(
        "mark", "rome", phase="encounter", held={0: "condition-detained/2"}, monsters={"rome": "ghoul-1"}, rng=dice("1")
    )
    assert not has(match, 0, "condition-detained")
    assert (match.state.health[0], match.state.sanity[0]) == (6, 2)
    match = lay("mark", "rome", phase="encounter", held={0: "condition-detained/2"}, mine={0: 1})
    play(match, "0 yes")
    assert (match.state.health[0], clues_of(match, 0)) == (8, 0)


# --- spells -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-17.10", "eldritch-17.34", "eldritch-19.5")
def test_flesh_ward_both_backs() -> None:
    def hit(back: int, faces: str) -> Position[Eldritch]:
        match = lay("jim jacqueline", "rome london", held={1: f"spell-flesh-ward/{back}"})
        match = read(match, "heat-wave-singes-the-globe.effect", -1, "mythos-heat-wave-singes-the-globe", faces)
        play(match, "0 no", "1 pick:spell-flesh-ward-a")
        return match

    match = hit(1, "6 1 1 1")
    assert (match.state.health[0], match.state.sanity[1]) == (6, 7)  # 2 of 3 prevented, at a price
    match = hit(1, "4 1 1 1")
    assert (match.state.health[0], has(match, 1, "spell-flesh-ward")) == (4, True)
    match = hit(1, "3 1 1 1")
    assert (match.state.health[0], has(match, 1, "spell-flesh-ward")) == (4, False)
    match = hit(2, "6 6 6 1")
    assert match.state.health[0] == 7  # as much as the result, in the place of 2
    match = hit(2, "6 1 1 1")
    assert match.state.health[0] == 6
    match = hit(2, "1 1 1 1")
    play(match, "0 yes", "1 done")  # who wards is Jacqueline, and could look at it
    assert (match.state.health[0], has(match, 0, "condition-internal-injury")) == (4, True)
    match = hit(2, "1 1 1 1")
    play(match, "0 no")
    assert (match.state.health[0], has(match, 0, "condition-internal-injury")) == (3, False)
    assert has(match, 1, "spell-flesh-ward")


@pytest.mark.rule("eldritch-7.5", "eldritch-17.9")
def test_wither_helps_in_this_combat_only() -> None:
    def fight(back: int, faces: str) -> tuple[Position[Eldritch], list[Event]]:
        match = lay("diana", "rome", phase="encounter", held={0: f"spell-wither/{back}"}, monsters={"rome": "skeleton"})
        roll(match, faces)
        return match, list(play(match, "0 pick:spell-wither-a"))

    _, events = fight(1, "6 1 1 1 1 1 1")
    assert offered(_, 0) == {"yes", "no"}  # the spell is lost unless she loses Sanity
    match, events = fight(1, "6 6 1 1 1 1 1 1 1 1 1")
    assert pools(events) == [4, 1, 6]  # Lore; will 1; strength 3 - 2, and 5 for it
    assert match.state.lasting == ()
    match, events = fight(2, "6 1 1 1 1 1 1 1 1 1 1")
    assert pools(events) == [4, 1, 4]
    match, events = fight(2, "6 6 1 1 1 1 1 1 1 1 1")
    assert "pick:spell-wither-a" in offered(match, 0)  # a die of the strength test again


@pytest.mark.rule("eldritch-10.6", "eldritch-10.8")
def test_clairvoyance_researches_from_afar() -> None:
    def look(back: int, faces: str) -> Position[Eldritch]:
        match = lay(
            "jacqueline",
            "rome",
            phase="encounter",
            held={0: f"spell-clairvoyance/{back}"},
            clues="8 tunguska",
            on_top="res-aza-4",
        )
        roll(match, faces)
        play(match, "0 pick:spell-clairvoyance-a", "0 pick:space-8")
        return match

    match = look(1, "6 1 1 1")
    play(match, "0 meet:research")  # the sea part: gain this clue, and a token on the green omen
    assert (clues_of(match, 0), match.state.omen_tokens, match.state.clue_at[SPACES["8"]]) == (1, 2, HELD)
    assert match.state.elsewhere == -1
    match = look(2, "1 1 1 1")
    assert match.state.clue_at[SPACES["8"]] == DISCARDED
    match = look(2, "6 6 6 1")
    assert clues_of(match, 0) == 1
    match = look(1, "1 1 1 1")
    play(match, "0 no")
    assert not has(match, 0, "spell-clairvoyance")


@pytest.mark.rule("eldritch-11.4", "eldritch-11.10")
def test_shriveling_hurts_one_or_more() -> None:
    def cast(back: int, faces: str) -> Position[Eldritch]:
        match = lay("jim", "rome", held={0: f"spell-shriveling/{back}"}, monsters={"rome": "shoggoth vampire"})
        roll(match, faces)
        play(match, "0 pick:spell-shriveling-a")
        return match

    match = cast(1, "6 6 6")
    play(match, "0 pick:monster-shoggoth")
    assert match.state.hurt[MONSTERS["shoggoth"]] == 3
    match = cast(2, "6 6 1")
    play(match, "0 pick:monster-shoggoth")
    assert (match.state.hurt[MONSTERS["shoggoth"]], match.state.hurt[MONSTERS["vampire"]]) == (2, 2)
    match = cast(2, "1 1 1")
    assert match.state.health[0] == 5


# --- monsters -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-11.15", "eldritch-12.13")
def test_an_epic_monster_of_a_rumour() -> None:
    fields: dict[str, Any] = {"phase": "encounter", "monsters": {"4": "wind-walker"}}
    match = lay("mark", "4", ongoing=(MYTHOS["wind-walker"],), mine={0: 1}, **fields)
    roll(match, "6 6 1 1 6 6")
    play(match, "0 no", "0 done", "0 done")  # it costs both unless he spends a clue, which could have rolled dice again
    assert (match.state.health[0], match.state.sanity[0]) == (7, 3)
    assert (match.state.hurt[MONSTERS["wind-walker"]], match.state.ongoing) == (2, (MYTHOS["wind-walker"],))
    match = lay(
        "mark", "4", ongoing=(MYTHOS["wind-walker"],), mine={0: 1}, hurt=upon(MONSTERS, "wind-walker", 2), **fields
    )
    roll(match, "6 6 1 1 1 6")
    play(match, "0 yes")
    assert (match.state.health[0], at(match, "wind-walker"), match.state.ongoing) == (7, BOXED, ())


@pytest.mark.rule("eldritch-9.1", "eldritch-9.7")
def test_the_vampire_and_the_maniac() -> None:
    match = lay("mark", "rome", phase="encounter", monsters={"rome": "vampire"}, rng=dice("1 1 1 1"), hurt=[0] * 43)
    assert (match.state.sanity[0], match.state.health[0]) == (3, 8)  # no test of strength
    match = lay("mark", "rome", monsters={"rome": "maniac"}, held={0: "asset-urban-guide"})
    match = read(match, "dark-power.effect", -1, "mythos-dark-power", "6 1 1 1 1 1 1 1 1 1 1")
    play(match, "0 yes")
    assert (match.state.health[0], has(match, 0, "asset-urban-guide")) == (8, False)


@pytest.mark.rule("eldritch-13.6", "eldritch-13.8")
def test_a_zombie_becomes_a_horde_that_acts_in_the_second_pass() -> None:
    match = lay("mark", "rome", monsters={"london": "zombie"}, doom=10)
    match = read(match, "rising-terror.effect", -1, "mythos-rising-terror", "1")
    assert (at(match, "zombie"), at(match, "zombie-horde"), match.state.doom) == (IN_SUPPLY, "london", 9)
    match = lay("mark", "rome", doom=10)
    match = read(match, "rising-terror.effect", -1, "mythos-rising-terror")
    assert match.state.doom == 9


# --- investigators ------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-22.1", "eldritch-22.2")
def test_akachi_looks_at_the_gates() -> None:
    match = lay("akachi jim", "rome rome")
    top, second = match.state.gate_stack[:2]
    play(match, "0 pick:investigator-akachi", "0 branch:1")
    assert (match.state.gate_stack[0], match.state.gate_stack[-1]) == (second, top)
    assert match.state.gates_known[0][0] == second
    assert set(match.state.gates_known[1]) == {-1}


@pytest.mark.rule("eldritch-22.13", "eldritch-22.14")
def test_jacqueline_sees_what_others_have_got() -> None:
    match = lay("mark jacqueline", "rome london")
    match = read(match, "support-of-the-church.effect", -1, "mythos-support-of-the-church")
    play(match, "1 pick:investigator-jacqueline")
    assert clues_of(match, 1) == 1
    assert max(match.state.peeked[1]) >= 0
    assert max(match.state.peeked[0]) == -1
    match = read(match, "legitimate-banking.effect", -1, "mythos-legitimate-banking")
    assert asked(match) == [(0, "act")]  # Debt is common, and it was once this round


@pytest.mark.rule("eldritch-22.27", "eldritch-22.28")
def test_norman_pays_with_his_mind() -> None:
    match = lay("norman", "rome", gates="rome", monsters={"rome": "ghoul-1"}, mine={0: 1})
    play(match, "0 pick:investigator-norman", "0 pick:investigator-norman")
    assert (clues_of(match, 0), match.state.sanity[0], at(match, "ghoul-1")) == (0, 6, IN_SUPPLY)


@pytest.mark.rule("eldritch-22.32", "eldritch-7.18")
def test_trish_lets_two_dice_be_rolled_again() -> None:
    match = lay("trish jim", "rome rome", mine={1: 1})
    match.state.rng = dice("1 2 3")
    match = read(match, "debt-a.back-1", 1, "condition-debt-a", "1 2")
    play(match, "1 reroll:1")
    assert offered(match, 1) >= {"die:2", "done"}
    roll(match, "6 6")
    play(match, "1 die:2")
    assert match.state.health[1] == 7


@pytest.mark.rule("eldritch-22.24", "eldritch-22.26")
def test_mark_is_held_up_only_of_his_own_will() -> None:
    match = lay("mark", "rome", phase="encounter", on_top="gen-10", rng=dice("1 1 1 1"))
    play(match, "0 meet:general")
    match = lay("mark", "rome")
    match.state.active = -1
    match = read(match, "bermuda-triangle.effect", -1, "mythos-bermuda-triangle", "1")
    assert (space(match, 0), match.state.delayed[0]) == ("8", False)
    match = read(match, "heat-wave-singes-the-globe.effect", -1, "mythos-heat-wave-singes-the-globe")
    play(match, "0 yes")
    assert match.state.delayed[0]


@pytest.mark.rule("eldritch-22.6", "eldritch-5.9")
def test_charlie_has_another_act() -> None:
    match = lay("charlie silas", "rome sydney")
    play(match, "0 pick:investigator-charlie", "1 pick:investigator-silas", "1 pick:space-3")
    assert space(match, 1) == "3"
    assert asked(match) == [(1, "act")]  # the action that hers brings besides
    play(match, "1 pick:action-rest")
    assert asked(match) == [(0, "act")]
