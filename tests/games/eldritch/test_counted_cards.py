"""Cards that count something, or ask whether something is so: each where it is, and where it isn't."""

from __future__ import annotations

import pytest

from games.eldritch.laid import at, clues_of, dice, ending, has, lay, offered, pools, read, told, upon
from sobremesa.games.eldritch.book import MYTHOS
from sobremesa.games.eldritch.facts import ENCOUNTER, OMEN_TRACK, TRAITS
from sobremesa.games.eldritch.map import NUMBER
from sobremesa.games.eldritch.places import open_gates
from sobremesa.games.eldritch.state import IN_SUPPLY, Eldritch
from sobremesa.games.eldritch.words import EXPEDITION, GREEN, MADNESS
from sobremesa.testing import Position, play


def effect(match: Position[Eldritch], card: str, faces: str = "") -> Position[Eldritch]:
    return read(match, f"{card}.effect", -1, f"mythos-{card}", faces)


def reckoning(match: Position[Eldritch], card: str) -> Position[Eldritch]:
    return read(match, f"{card}.reckoning", -1, f"mythos-{card}")


def madnesses(match: Position[Eldritch], seat: int) -> int:
    return sum(MADNESS in TRAITS.get(thing, ()) for thing in match.state.held[seat])


# --- so much for each -------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-18.8", "eldritch-19.3")
def test_from_bad_to_worse_counts_injuries_madnesses_and_deals() -> None:
    ill = "condition-leg-injury condition-back-injury condition-paranoia condition-debt"
    match = effect(lay("mark jim", "rome rome", held={0: ill}, mine={0: 3, 1: 2}), "from-bad-to-worse")
    assert (match.state.health, match.state.sanity) == ([8 - 2, 7], [4 - 1, 5])
    assert (clues_of(match, 0), clues_of(match, 1)) == (3 - 1, 2)


@pytest.mark.rule("eldritch-19.3")
def test_the_burden_of_greed_is_what_one_keeps() -> None:
    match = lay("mark jim", "rome rome", held={0: "asset-axe asset-bull-whip asset-kerosene asset-hired-muscle"})
    match = effect(match, "burden-of-greed")
    play(match, "0 pick:asset-axe", "0 done")
    assert match.state.health == [8 - 2, 7]
    assert not has(match, 0, "asset-axe")


@pytest.mark.rule("eldritch-19.3")
def test_treacherous_magic_drives_mad_who_keeps_some() -> None:
    match = lay("mark jim lily", "5 5 5", held={0: "spell-wither spell-shriveling", 1: "spell-wither"})
    match = effect(match, "treacherous-magic")
    play(match, "0 pick:spell-wither-a", "0 done", "1 pick:spell-wither-b")
    assert match.state.sanity == [4 - 1, 5, 6]
    assert [madnesses(match, seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("eldritch-18.5", "eldritch-19.3")
def test_blood_flows_as_the_monster_was_tough() -> None:
    match = effect(lay("mark jim", "5 5", monsters={"tokyo": "gug"}), "blood-flows")
    assert (match.state.health, at(match, "gug")) == ([8 - 4, 7], IN_SUPPLY)
    assert effect(lay("mark jim", "5 5"), "blood-flows").state.health == [8, 7]


@pytest.mark.rule("eldritch-25.21")
@pytest.mark.parametrize(("gate", "doom"), [("", 9), ("istanbul", 9), ("rome", 8), ("tokyo", 8)])
def test_what_consumes_costs_doom_only_for_a_gate_of_another_colour(gate: str, doom: int) -> None:
    match = lay("mark jim", "5 5", gates=gate, doom=9)
    assert OMEN_TRACK[match.state.omen] == GREEN.number
    after = effect(match, "that-which-consumes").state
    assert (after.doom, open_gates(after)) == (doom, [])


@pytest.mark.rule("eldritch-12.15")
@pytest.mark.parametrize(("gates", "left"), [("", 8), ("rome", 7), ("rome tokyo", 7), ("rome tokyo london", 6)])
def test_dimensions_collide_by_half_the_gates(gates: str, left: int) -> None:
    card = MYTHOS["dimensions-collide"]
    match = lay("mark", "5", ongoing=(card,), gates=gates, mythos_tokens=upon(MYTHOS, "dimensions-collide", 8))
    assert reckoning(match, "dimensions-collide").state.mythos_tokens[card] == left


@pytest.mark.rule("eldritch-12.15")
def test_madness_grows_with_the_leads_own() -> None:
    card, mad = MYTHOS["growing-madness"], {0: "condition-paranoia", 1: "condition-amnesia"}
    match = lay("mark jim", "5 5", ongoing=(card,), held=mad, mythos_tokens=upon(MYTHOS, "growing-madness", 4))
    match = reckoning(match, "growing-madness")
    assert (madnesses(match, 0), match.state.mythos_tokens[card]) == (2, 4 - 2)


@pytest.mark.rule("eldritch-12.16", "eldritch-10.22")
@pytest.mark.parametrize(
    ("on_it", "mine", "can"), [(0, 2, False), (0, 3, True), (2, 0, False), (2, 1, True), (5, 0, True)]
)
def test_the_more_sickness_has_spread_the_fewer_clues_end_it(on_it: int, mine: int, *, can: bool) -> None:
    card = MYTHOS["spreading-sickness"]
    lying = upon(MYTHOS, "spreading-sickness", on_it)
    match = lay("mark jim leo", "17 5 5", phase="encounter", ongoing=(card,), mine={0: mine}, mythos_tokens=lying)
    play(match, "0 pick:mythos-spreading-sickness")
    if can:
        play(match, "0 yes")
    assert (card not in match.state.ongoing, clues_of(match, 0)) == (can, 0 if can else mine)


@pytest.mark.rule("eldritch-19.3")
def test_sickness_spreads() -> None:
    card = MYTHOS["spreading-sickness"]
    match = lay("mark jim", "5 5", ongoing=(card,), mythos_tokens=upon(MYTHOS, "spreading-sickness", 1))
    match = reckoning(match, "spreading-sickness")
    assert (match.state.mythos_tokens[card], match.state.health) == (2, [8 - 2, 7 - 2])


@pytest.mark.rule("eldritch-7.11")
def test_dice_for_what_one_knows_and_against_those_who_know_better() -> None:
    match = lay("mark", "rome", gates="rome", mine={0: 2})
    match = read(match, "ow-07.initial", 0, "encounter-ow-07", "6 6 6 6 6")
    assert pools(match.opening)[0] == 4 - 1 + 2
    match = lay("charlie", "rome", ancient="yog-sothoth", monsters={"tokyo": "cultist-1 cultist-2"}, is_awake=True)
    match = read(match, "spe-yog-5.passed", 0, "encounter-spe-yog-5", "6 6 6 6")
    assert pools(match.opening)[0] == 4 - 2


@pytest.mark.rule("eldritch-15.13")
def test_bought_information_is_worth_the_result() -> None:
    match = effect(lay("charlie jim", "5 5"), "buying-information", "6 1 5 5")
    assert clues_of(match, 0) == 3


# --- if that is so ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-7.1")
@pytest.mark.parametrize("card", ["res-yog-2", "res-yog-7"])
def test_only_who_has_a_spell_is_tested_for_it(card: str) -> None:
    for held, tests in (("", 0), ("spell-wither", 1)):
        match = lay("mark", "tunguska", ancient="yog-sothoth", held={0: held}, rng=dice("6"))
        match = read(match, f"{card}.wilderness", 0, f"encounter-{card}", "6 6 6 6")
        assert len(told(match.opening, "rolled", "skill")) == tests


def only_the_amazon_is_left(s: Eldritch) -> list[tuple[int, ...]]:
    site = NUMBER["amazon"]
    return [
        tuple([card for card in deck if ENCOUNTER[card].site == site]) if number == EXPEDITION.number else deck
        for number, deck in enumerate(s.decks)
    ]


@pytest.mark.rule("eldritch-10.12", "eldritch-10.13")
def test_the_world_shakes_where_the_expedition_is_and_next_to_it() -> None:
    match = lay(
        "leo jim lily", "amazon buenos-aires rome", phase="mythos", mythos="world-shakes", on_top="exp-amazon-1"
    )
    assert match.state.health == [6 - 2, 7 - 2, 6]
    assert match.state.delayed == [True, True, False]
    assert {ENCOUNTER[card].site for card in match.state.boxed} == {NUMBER["amazon"]}
    assert match.state.expedition != NUMBER["amazon"]


@pytest.mark.rule("eldritch-10.22", "eldritch-20.4")
def test_secrets_of_the_past_are_found_with_the_expedition_or_lost() -> None:
    card, key = MYTHOS["secrets-of-the-past"], "pick:mythos-secrets-of-the-past"
    for space, can in (("amazon", True), ("buenos-aires", False)):
        match = lay("mark", space, phase="encounter", ongoing=(card,), on_top="exp-amazon-1")
        assert (key in offered(match, 0)) == can
        assert f"meet:{EXPEDITION.name}" not in offered(match, 0)
    match = lay("mark", "5", ongoing=(card,), on_top="exp-amazon-1")
    assert reckoning(match, "secrets-of-the-past").outcome is None
    match = reckoning(lay("mark", "5", ongoing=(card,), decks=only_the_amazon_is_left), "secrets-of-the-past")
    assert match.outcome is not None
    assert ending(match) == "rumour"
