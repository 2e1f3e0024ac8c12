"""The house bot: plain sense in plain positions, and a match to its end."""

from __future__ import annotations

from typing import Any

from games.eldritch.laid import dice, lay, roll, upon
from sobremesa.games.eldritch.book import MYTHOS, SPACES
from sobremesa.games.eldritch.bot.assigning import assigned
from sobremesa.games.eldritch.bot.house import House
from sobremesa.games.eldritch.rules import GAME
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.kernel.bot import Look
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng


def chosen(match: Match[Eldritch]) -> str:
    decision = match.asked[0].decision
    return House(decision.seat, Rng(bytes(32))).choose(Look(GAME, match.state, decision)).key


def turn(match: Match[Eldritch], until: str = "encounter") -> list[str]:
    """All that it chooses until it is asked that."""
    taken: list[str] = []
    while match.asked[0].decision.ask != until:
        taken.append(chosen(match))
        match.play(0, taken[-1])
    return taken


def travels(**more: Any) -> str:
    """Where Leo goes first from Rome."""
    match = lay("leo", "rome", **more)
    match.play(0, "pick:action-travel")
    return chosen(match)


def test_it_goes_for_a_clue_nearby() -> None:
    assert travels(clues="pyramids", mystery="occult-research") == "pick:space-pyramids"
    assert travels(clues="london", mystery="occult-research") == "pick:space-london"


def test_it_does_not_walk_to_its_death() -> None:
    assert (
        travels(clues="pyramids", monsters={"pyramids": "dark-young star-spawn"}, health=[2]) != "pick:space-pyramids"
    )


def test_it_rests_when_it_is_badly_hurt() -> None:
    assert "pick:action-rest" in turn(lay("leo", "rome", health=[1], clues="pyramids"))


def test_it_serves_the_mystery_where_it_can() -> None:
    marks = [1 if space == 4 else 0 for space in range(36)]  # in Rome
    match = lay("leo", "rome", phase="encounter", mystery="true-name", mystery_marks=marks, mine={0: 2})
    assert chosen(match) == "pick:mystery-true-name"
    match.play(0, "pick:mystery-true-name")
    assert chosen(match) == "yes"


def test_it_lets_whoever_is_nearer_have_the_clue() -> None:
    match = lay("leo lily", "rome pyramids", clues="pyramids 14", mystery="occult-research")
    match.play(0, "pick:action-travel")
    assert chosen(match) == "pick:space-14"


def test_it_takes_the_clues_that_the_mystery_asks_for_from_who_is_farther_away() -> None:
    marks = [1 if space == 4 else 0 for space in range(36)]
    match = lay("leo lily", "rome rome", mystery="true-name", mystery_marks=marks, mine={0: 1, 1: 1})
    assert "pick:action-trade" in turn(match, until="share")
    assert chosen(match) == "take-clue"
    match.play(0, "take-clue")
    assert chosen(match) == "done"


def test_it_spends_a_clue_on_dice_only_where_enough_hangs_on_them() -> None:
    for mystery, answer in (("occult-research", "reroll:1"), ("true-name", "done")):
        match = lay("leo", "rome", phase="encounter", mystery=mystery, clues="rome", mine={0: 1}, on_top="res-aza-3")
        roll(match, "1 1 1")
        match.play(0, "meet:research")
        assert chosen(match) == answer


def test_it_spends_a_clue_on_dice_to_close_a_gate_unless_the_mystery_asks_for_it() -> None:
    for mystery, answer in (("occult-research", "reroll:1"), ("true-name", "done")):
        match = lay("leo", "rome", phase="encounter", mystery=mystery, gates="rome", mine={0: 1}, on_top="ow-06")
        roll(match, "1 1")
        match.play(0, "meet:world")
        assert chosen(match) == answer


def test_it_pays_the_clues_that_a_monster_costs_the_mystery() -> None:
    match = lay(
        "mark leo lily jim",
        "rome 5 6 7",
        ancient="shub-niggurath",
        phase="encounter",
        mystery="hunting-the-thousand",
        monsters={"rome": "skeleton"},
        mine={0: 2},
        rng=dice("6 6 6 6 6 6"),
    )
    assert (match.asked[0].decision.ask, chosen(match)) == ("may", "yes")


def test_two_of_them_play_to_the_end() -> None:
    match = Match(GAME, 2, {}, MatchKey.from_words("two bots", 2))
    bots = [House(seat, Rng(bytes([seat + 1]) * 32)) for seat in range(2)]
    while match.outcome is None:
        decision = match.asked[0].decision
        match.play(decision.seat, bots[decision.seat].choose(Look(GAME, match.state, decision)).key)
    assert match.state.rounds >= 5


def test_it_casts_what_helps_it_in_a_combat_and_nothing_where_it_would_not() -> None:
    for monster, answer in (("serpent-people", "pick:spell-wither-a"), ("cultist-1", "done")):
        match = lay("diana", "rome", phase="encounter", held={0: "spell-wither/1"}, monsters={"rome": monster})
        assert chosen(match) == answer


def test_it_borrows_for_the_weapon_that_the_mystery_asks_for_and_not_for_everything() -> None:
    for reserve, answer in (("shotgun", "borrow"), ("charter-flight", "done")):
        match = lay(
            "lily",
            "rome",
            ancient="shub-niggurath",
            mystery="spawn-of-the-black-goat",
            monsters={"amazon": "nug"},
            reserve=reserve,
        )
        roll(match, "5 5")
        match.play(0, "pick:action-acquire")
        assert (match.asked[0].decision.ask, chosen(match)) == ("acquire", answer)


def test_it_keeps_dynamite_until_there_is_a_monster() -> None:
    for monsters, answer in (({}, False), ({"rome": "serpent-people vampire maniac"}, True)):
        match = lay("lily", "rome", held={0: "asset-dynamite"}, monsters=monsters, clues="rome")
        assert (chosen(match) == "pick:asset-dynamite") is answer


def test_it_sets_out_at_once_for_what_is_far_away() -> None:
    match = lay("lily", "rome", clues="tunguska", mystery="occult-research", reserve="")
    assert {"pick:action-prepare", "pick:action-travel"} & set(turn(match))


def test_it_moves_by_ship_where_that_leads_somewhere_and_does_not_come_straight_back() -> None:
    match = lay("silas", "sydney", clues="sydney", mystery="occult-research")
    while match.asked[0].decision.ask in ("act", "move", "travel", "travel-on", "which-ticket"):
        match.play(0, chosen(match))
    assert match.state.places[0] == SPACES["sydney"]


def test_it_finds_a_clue_for_the_rumour_that_would_end_the_world() -> None:
    rumour = MYTHOS["dimensions-collide"]
    tokens = upon(MYTHOS, "dimensions-collide", 4)
    for ongoing, answer in (((), "meet:europe"), ((rumour,), "meet:research")):
        match = lay(
            "leo",
            "london",
            ancient="yog-sothoth",
            mystery="spawn-of-yog-sothoth",
            phase="encounter",
            clues="london",
            ongoing=ongoing,
            mythos_tokens=tokens,
        )
        assert chosen(match) == answer


def test_it_fights_where_the_ancient_one_gains_by_the_number_of_monsters() -> None:
    others = {"heart-of-africa": "dark-young gug hound byakhee", "amazon": "mummy vampire goat-spawn-1 goat-spawn-2"}
    for monsters, answer in ((others, True), ({}, False)):
        match = lay(
            "leo",
            "rome",
            ancient="shub-niggurath",
            mystery="nature-of-the-all-mother",
            monsters={"london": "maniac", **monsters},
        )
        match.play(0, "pick:action-travel")
        assert (chosen(match) == "pick:space-london") is answer


def test_it_pays_for_the_end_of_the_rumour_that_it_went_to() -> None:
    rumour = MYTHOS["dimensions-collide"]
    match = lay(
        "leo",
        "11",
        phase="encounter",
        mystery="true-name",
        ongoing=(rumour,),
        mythos_tokens=upon(MYTHOS, "dimensions-collide", 4),
        mine={0: 1},
    )
    roll(match, "6 6 6")
    assert chosen(match) == "pick:mythos-dimensions-collide"
    match.play(0, "pick:mythos-dimensions-collide")
    assert (match.asked[0].decision.ask, chosen(match)) == ("may", "yes")


def test_it_rolls_no_dice_again_for_the_clue_that_what_it_rolls_for_will_cost() -> None:
    for clues, answer in ((3, "reroll:1"), (2, "done")):
        match = lay(
            "leo",
            "tunguska",
            phase="encounter",
            mystery="seed-of-the-daemon-sultan",
            mine={0: clues},
        )
        roll(match, "1 1 1 1")
        match.play(0, "pick:mystery-seed-of-the-daemon-sultan")
        assert chosen(match) == answer


def test_it_waits_at_a_gate_until_the_omen_has_the_colour_that_the_mystery_asks_for() -> None:
    for omen, answer in ((1, False), (2, True)):  # Rome's gate is red, and so is the third omen
        match = lay(
            "leo", "rome", phase="encounter", mystery="omen-of-devastation", gates="rome", mine={0: 1}, omen=omen
        )
        assert (chosen(match) == "meet:world") is answer


def test_it_goes_to_the_gate_that_the_mystery_will_ask_for_and_not_on_to_another() -> None:
    match = lay("leo", "london", mystery="omen-of-devastation", gates="rome istanbul tokyo", mine={0: 1}, omen=0)
    turn(match)
    assert match.state.places[0] == SPACES["rome"]


def test_who_lacks_a_clue_that_another_has_meets_them_where_the_mystery_is() -> None:
    marks = [1 if space == SPACES["rome"] else 0 for space in range(36)]
    for lily, answer in ((1, True), (0, False)):
        match = lay("leo lily", "london istanbul", mystery="true-name", mystery_marks=marks, mine={0: 1, 1: lily})
        turn(match, until="act")
        match.play(0, "pick:action-travel")
        assert (chosen(match) == "pick:space-rome") is answer


def test_goals_are_shared_out_so_that_all_of_it_together_is_worth_most() -> None:
    # Whoever gets most by the first goal would take it, and leave the other nothing.
    assert assigned([{1: 10.0, 2: 9.0}, {1: 9.0, 2: 1.0}], {1: 1, 2: 1}) == [2, 1]
    assert assigned([{1: 10.0}, {1: 9.0}], {1: 1}) == [1, None]
    assert assigned([{1: 10.0}, {1: 9.0}], {1: 2}) == [1, 1]
    assert assigned([{1: 5.0, 2: 4.0}, {1: 5.0, 3: 1.0}, {2: 5.0, 3: 1.5}], {1: 1, 2: 1, 3: 1}) == [1, 3, 2]
