"""Combat encounters, and what monsters do in them."""

from __future__ import annotations

from typing import Any

import pytest

from games.eldritch.laid import (
    asked,
    clues_of,
    dice,
    ending,
    has,
    lay,
    offered,
    only_in_cup,
    pools,
    read,
    roll,
    told,
    upon,
)
from sobremesa.games.eldritch.book import MONSTERS, MYTHOS, SPACES
from sobremesa.games.eldritch.combat import engage
from sobremesa.games.eldritch.state import ALIVE, ASIDE, BOXED, FALLEN, IN_SUPPLY, ON_MYSTERY, Eldritch
from sobremesa.kernel.effects.running import advance
from sobremesa.testing import Position, play


def fight(monster: str, faces: str, **more: Any) -> Position[Eldritch]:
    """Mark (will 4, strength 4) meets it in Rome; the dice of the will test come first. Then Leo is asked."""
    monsters = {"rome": monster}
    return lay("mark leo", "rome london", phase="encounter", monsters=monsters, rng=dice(faces), **more)


def where(match: Position[Eldritch], monster: str) -> int:
    return match.state.monster_at[MONSTERS[monster]]


@pytest.mark.rule("eldritch-9.2", "eldritch-9.3", "eldritch-9.4", "eldritch-9.5")
def test_horror_and_damage_less_the_result_and_the_monster_is_hurt() -> None:
    match = fight("gug", "6 1 1 1 6 1")  # horror 2, damage 3, strength at -2
    s = match.state
    assert (s.sanity[0], s.health[0], s.hurt[MONSTERS["gug"]]) == (3, 6, 1)
    assert where(match, "gug") == SPACES["rome"]
    assert asked(match) == [(1, "encounter")]


@pytest.mark.rule("eldritch-9.4", "eldritch-9.5")
def test_it_loses_as_much_as_the_result_besides_what_it_had_lost() -> None:
    match = fight("gug", "6 1 1 1 6 5", hurt=upon(MONSTERS, "gug", 1))
    assert match.state.hurt[MONSTERS["gug"]] == 3
    assert where(match, "gug") == SPACES["rome"]


@pytest.mark.rule("eldritch-9.6")
def test_with_more_than_its_toughness_lost_it_is_defeated_too() -> None:
    match = fight("ghoul-1", "6 1 1 1 1 6 6 6 6")  # toughness 1
    assert where(match, "ghoul-1") == IN_SUPPLY


@pytest.mark.rule("eldritch-9.5", "eldritch-9.6", "eldritch-11.4", "eldritch-11.5")
def test_with_its_toughness_lost_it_goes_back_to_the_cup() -> None:
    match = fight("skeleton", "6 6 1 1 5 6", sanity=[3, 6])
    assert where(match, "skeleton") == IN_SUPPLY
    assert match.state.hurt[MONSTERS["skeleton"]] == 0
    assert match.state.sanity[0] == 4  # the skeleton's reward


@pytest.mark.rule("eldritch-9.3", "eldritch-1.5")
@pytest.mark.parametrize(("monster", "faces", "lost"), [("deep-one", "6 6 1 1", 1), ("mummy", "6 6 1 1", 1)])
def test_what_lessens_damage_leaves_one(monster: str, faces: str, lost: int) -> None:
    match = fight(monster, f"{faces} 1 1 1 1", held={0: "asset-fishing-net"})
    play(match, "0 done")  # of the two, one hurts by 1, the other by 2
    assert match.state.health[0] == 8 - lost


@pytest.mark.rule("eldritch-9.7")
def test_a_test_that_it_lacks_is_not_taken() -> None:
    match = fight("ghost", "6 1 1")  # only will, at -1; what one scores it loses
    assert told(match.opening, "rolled", "skill") == ["will"]
    assert match.state.hurt[MONSTERS["ghost"]] == 1


@pytest.mark.rule("eldritch-9.8", "eldritch-9.10")
def test_who_falls_with_the_monster_gets_no_reward() -> None:
    hurt = upon(MONSTERS, "mi-go", 2)
    match = fight("mi-go", "6 1 1 1 6 1", health=[1, 6], hurt=hurt)  # damage 2, result 1
    assert match.state.life[0] == FALLEN
    play(match, "0 pick:seat-1")
    assert where(match, "mi-go") == IN_SUPPLY
    assert len(match.state.artifact_deck) == 14


@pytest.mark.rule("eldritch-9.8")
def test_who_falls_with_the_monster_pays_for_nothing_any_more() -> None:
    hurt = upon(MONSTERS, "mi-go", 2)
    more = {"ancient": "shub-niggurath", "mystery": "hunting-the-thousand", "mine": {0: 3, 1: 3}}
    match = fight("mi-go", "6 1 1 1", health=[1, 6], hurt=hurt, **more)
    roll(match, "6 1")
    play(match, "0 done", "0 done", "0 pick:monster-mi-go")  # neither the will nor the strength again
    assert asked(match) == [(0, "pass-lead")]
    play(match, "0 pick:seat-1")
    assert where(match, "mi-go") == IN_SUPPLY
    assert asked(match) == [(1, "encounter")]


@pytest.mark.rule("eldritch-9.9", "eldritch-19.13")
def test_who_falls_by_horror_fights_no_further() -> None:
    match = lay("mark leo", "rome london", phase="encounter", monsters={"rome": "gug ghoul-1"}, sanity=[1, 6])
    roll(match, "1 1 1 1")
    events = play(match, "0 pick:monster-gug")
    assert told(events, "rolled", "skill") == ["will"]
    assert match.state.life == [FALLEN, ALIVE]
    assert told(play(match, "0 pick:seat-1"), "rolled", "skill") == []
    assert asked(match) == [(1, "encounter")]


@pytest.mark.rule("eldritch-9.8")
def test_who_falls_with_the_monster_takes_no_trophy_against_a_rumour() -> None:
    rumour = MYTHOS["return-of-the-ancient-ones"]
    match = lay(
        "mark leo",
        "19 london",
        phase="encounter",
        monsters={"19": "mi-go"},
        hurt=upon(MONSTERS, "mi-go", 2),
        health=[1, 6],
        ongoing=(rumour,),
        mine={0: 1},
    )
    roll(match, "6 1 1 1 6 1")
    while asked(match)[0][1] in ("reroll", "order"):
        play(match, f"0 {'done' if 'done' in offered(match, 0) else 'pick:monster-mi-go'}")
    assert match.state.life[0] == FALLEN
    assert "yes" not in offered(match, 0)


@pytest.mark.rule("eldritch-9.8")
def test_what_happens_whenever_a_monster_falls_does_though_who_felled_it_has_fallen() -> None:
    hurt = upon(MONSTERS, "wraith", 2)
    match = fight("wraith", "6 1 1 6 1 1", health=[1, 6], hurt=hurt, held={1: "condition-cursed"})
    play(match, "0 pick:monster-wraith", "1 yes")
    assert not has(match, 1, "condition-cursed")
    assert where(match, "wraith") == IN_SUPPLY


@pytest.mark.rule("eldritch-9.10")
def test_a_reward_for_combat_is_not_for_what_a_book_does() -> None:
    match = lay("leo", "rome", monsters={"rome": "ghoul-1"}, held={0: "artifact-ttka-halot asset-lodge-researcher"})
    roll(match, "6 1")
    play(match, "0 pick:artifact-ttka-halot", "0 yes")
    assert where(match, "ghoul-1") == IN_SUPPLY
    assert clues_of(match, 0) == 0


@pytest.mark.rule("eldritch-9.10", "eldritch-11.19")
def test_a_reward_for_combat_is_for_an_ambush_too() -> None:
    match = lay("mark leo", "rome london", sanity=[2, 6])
    only_in_cup(match, "skeleton")
    match = read(match, "eyes-everywhere.effect", -1, "mythos-eyes-everywhere", "4 6 6 1 1 6 6 " + "6 " * 6)
    assert match.state.sanity[0] == 3


@pytest.mark.rule("eldritch-9.10")
def test_a_reward_for_combat_is_not_for_dynamite() -> None:
    match = lay("mark", "rome", monsters={"rome": "ghoul-1"}, held={0: "asset-dynamite asset-lodge-researcher"})
    play(match, "0 pick:asset-dynamite")
    assert where(match, "ghoul-1") == IN_SUPPLY
    assert clues_of(match, 0) == 0


@pytest.mark.rule("eldritch-8.2", "eldritch-9.11")
def test_every_monster_is_fought_once_in_the_order_one_likes() -> None:
    match = lay("mark leo", "rome london", phase="encounter", monsters={"rome": "gug lloigor"})
    assert offered(match, 0) == {"pick:monster-gug", "pick:monster-lloigor"}
    roll(match, "6 6 1 1 1 1 6 6 1 1 1 1")
    play(match, "0 pick:monster-lloigor")  # both survive, neither is fought again
    assert asked(match) == [(1, "encounter")]
    assert match.state.health[0] == 2


@pytest.mark.rule("eldritch-8.3")
def test_with_no_monster_left_one_more_encounter() -> None:
    match = fight("skeleton", "6 6 1 1 5 6")
    assert asked(match) == [(0, "encounter")]
    assert {"meet:general", "meet:europe", "done"} == offered(match, 0)


# --- what is taken up for a combat ------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-7.21", "eldritch-9.12")
@pytest.mark.parametrize("card", ["kerosene", "carbine"])
def test_what_is_for_strength_is_asked_for_before_the_strength_test(card: str) -> None:
    more = {"monsters": {"rome": "gug"}, "held": {0: f"asset-{card}"}}
    match = lay("mark leo", "rome london", phase="encounter", rng=dice("6 1 1 1"), **more)
    assert asked(match) == [(0, "use")]
    assert told(match.opening, "rolled", "skill") == ["will"]
    events = play(match, f"0 pick:asset-{card}")
    assert pools(events) == [4 - 2 + 5]
    match = lay("mark leo", "rome london", phase="encounter", rng=dice("1 1 1 1"), sanity=[2, 6], **more)
    assert asked(match) == [(0, "pass-lead")]  # fallen by horror: there is nothing to ask


@pytest.mark.rule("eldritch-9.12")
@pytest.mark.parametrize("card", ["kerosene", "carbine"])
def test_what_is_for_strength_is_of_no_use_without_a_strength_test(card: str) -> None:
    match = fight("ghost", "6 1 1", held={0: f"asset-{card}"})
    assert asked(match) == [(1, "encounter")]
    assert has(match, 0, f"asset-{card}")


@pytest.mark.rule("eldritch-9.12")
@pytest.mark.parametrize(("first", "dice_rolled"), [("pick:asset-holy-water", [9, 7]), ("done", [4, 7])])
def test_holy_water_can_be_kept_for_the_second_test(first: str, dice_rolled: list[int]) -> None:
    match = lay("mark leo", "rome london", phase="encounter", monsters={"rome": "gug"}, held={0: "asset-holy-water"})
    assert asked(match) == [(0, "use")]
    roll(match, "6 6 " + "1 " * 12)
    events = play(match, f"0 {first}")
    if first == "done":
        assert asked(match) == [(0, "use")]
        events += play(match, "0 pick:asset-holy-water")
    assert pools(events) == dice_rolled
    assert not has(match, 0, "asset-holy-water")


@pytest.mark.rule("eldritch-9.13")
def test_a_combat_inside_a_combat_uses_up_nothing_that_was_meant_for_the_other() -> None:
    match = lay(
        "mark leo",
        "rome london",
        phase="encounter",
        monsters={"rome": "witch"},
        held={0: "condition-cursed/1 asset-holy-water"},
    )
    only_in_cup(match, "riot")  # whom one may talk to, and who has a strength test at -3
    roll(match, "1 " * 8)
    events = play(match, "0 pick:asset-holy-water")  # will at -1: the witch curses, and the curse brings the riot
    assert pools(events) == [4 - 1 + 5]
    roll(match, "1 6 " + "1 " * 8)
    events = play(match, "0 no")
    assert pools(events) == [4 - 3, 4 - 1 + 5]
    assert match.state.put_by == ()
    assert match.state.lasting == ()


# --- falling at the same time -----------------------------------------------------------------------------------------


def both_about_to_fall(**more: Any) -> Position[Eldritch]:
    """Leo has 1 Health left, Cthylla one blow; two mysteries are solved, and doom stands at 1."""
    return lay(
        "leo mark",
        "12 london",
        ancient="cthulhu",
        doom=1,
        monsters={"12": "cthylla"},
        hurt=lambda s: [3 * (token == MONSTERS["cthylla"]) for token in range(len(s.hurt))],
        health=[1, 8],
        mystery="watching-the-stars",
        solved=(4, 5),
        **more,
    )


@pytest.mark.rule("eldritch-1.7", "eldritch-9.8", "eldritch-20.3")
@pytest.mark.parametrize("first", ["monster-cthylla", "seat-0"])
def test_who_falls_with_an_epic_monster_says_what_comes_first(first: str) -> None:
    match = both_about_to_fall(phase="encounter", rng=dice("6 1 6"))
    assert asked(match) == [(0, "order")]
    assert offered(match, 0) == {"pick:seat-0", "pick:monster-cthylla"}
    play(match, f"0 pick:{first}")
    if first == "monster-cthylla":
        assert ending(match) == "won"  # while it still sleeps
    else:
        assert match.state.is_awake
        while "pick:seat-1" in offered(match, 0) or asked(match) == [(0, "nearest-city")]:
            play(match, f"0 {min(offered(match, 0) & {'pick:seat-1'} or offered(match, 0))}")
        assert len(match.state.solved) == 3
        assert match.outcome is None


@pytest.mark.rule("eldritch-1.7", "eldritch-9.8")
@pytest.mark.parametrize(
    ("fields", "first"),
    [({"doom": 9}, "pass-lead"), ({"doom": 1}, "order"), ({"doom": 0, "is_awake": True}, "order")],
    ids=["far from it", "awakens by it", "awake"],
)
def test_what_comes_first_is_asked_where_the_fall_concerns_the_ancient_one(fields: dict[str, Any], first: str) -> None:
    match = lay(
        "leo mark",
        "5 london",
        phase="encounter",
        ancient="yog-sothoth",
        monsters={"5": "mummy"},
        hurt=upon(MONSTERS, "mummy", 2),
        health=[1, 8],
        rng=dice("6 6 1 6"),
        **fields,
    )
    assert asked(match) == [(0, first)]


@pytest.mark.rule("eldritch-9.8", "eldritch-11.22")
def test_who_falls_with_the_numbers_of_a_monster_fells_none_on_the_board() -> None:
    match = lay("leo mark", "5 london", doom=1, ancient="cthulhu", monsters={"tokyo": "ghoul-1"}, health=[1, 8])
    s = match.state
    engage(s, 0, MONSTERS["ghoul-1"], only_numbers=True)
    s.asked, s.rng = None, dice("6 6 6 6 6 1 1")
    advance(s)
    assert s.life[0] == FALLEN
    assert s.is_awake
    assert where(match, "ghoul-1") == SPACES["tokyo"]


@pytest.mark.rule("eldritch-1.7", "eldritch-22.23")
def test_mark_and_what_he_strikes_lose_health_at_the_same_time() -> None:
    def struck(first: str, **more: Any) -> Position[Eldritch]:
        match = lay(
            "mark leo",
            "12 london",
            ancient="cthulhu",
            monsters={"12": "cthylla"},
            hurt=lambda s: [3 * (token == MONSTERS["cthylla"]) for token in range(len(s.hurt))],
            mystery="watching-the-stars",
            solved=(4, 5),
            **more,
        )
        play(match, "0 pick:investigator-mark")
        assert asked(match) == [(0, "order")]
        play(match, f"0 pick:{first}")
        return match

    assert ending(struck("monster-cthylla", doom=1, health=[1, 6])) == "won"
    match = struck("seat-0", doom=1, health=[1, 6])
    assert (match.state.is_awake, match.state.life[0]) == (True, FALLEN)


@pytest.mark.rule("eldritch-20.2", "eldritch-22.23")
@pytest.mark.parametrize("first", ["seat-0", "monster-epic-cthulhu"])
def test_the_last_to_fall_has_won_too_if_cthulhu_falls_by_marks_blow(first: str) -> None:
    match = lay(
        "mark",
        "3",
        ancient="cthulhu",
        is_awake=True,
        doom=0,
        monsters={"3": "epic-cthulhu"},
        hurt=lambda s: [3 * (token == MONSTERS["epic-cthulhu"]) for token in range(len(s.hurt))],
        health=[1],
        solved=(4, 5, 6),
    )
    play(match, "0 pick:investigator-mark", f"0 pick:{first}")
    while match.outcome is None:
        play(match, f"0 {min(offered(match, 0))}")
    assert match.outcome.ending == "won"


@pytest.mark.rule("eldritch-9.8", "eldritch-22.23")
def test_marks_own_fall_is_no_time_to_pay_for_trophies() -> None:
    match = lay(
        "mark leo",
        "rome london",
        ancient="shub-niggurath",
        monsters={"rome": "cultist-1"},
        mystery="hunting-the-thousand",
        mine={0: 3},
        health=[1, 6],
    )
    play(match, "0 pick:investigator-mark", "0 pick:monster-cultist-1")
    assert asked(match) == [(0, "pass-lead")]
    assert where(match, "cultist-1") == IN_SUPPLY


@pytest.mark.rule("eldritch-1.7")
@pytest.mark.parametrize(("first", "kept"), [("asset-lodge-researcher", True), ("monster-ghoul-1", False)])
def test_what_one_gains_for_a_victory_may_come_before_what_it_is_spent_on(first: str, *, kept: bool) -> None:
    more = {"ancient": "shub-niggurath", "mystery": "hunting-the-thousand", "mine": {0: 1}, "sanity": [2, 6]}
    match = fight("ghoul-1", "6 1 1 1 1 6 6", held={0: "asset-lodge-researcher"}, **more)
    while asked(match) == [(0, "reroll")]:
        play(match, "0 done")
    assert asked(match) == [(0, "order")]
    play(match, f"0 pick:{first}")
    if kept:
        play(match, "0 yes")
    assert where(match, "ghoul-1") == (ON_MYSTERY if kept else ASIDE)
    assert clues_of(match, 0) == (0 if kept else 2)
    assert match.state.sanity[0] == 3


@pytest.mark.rule("eldritch-1.7")
def test_what_falls_by_one_blow_falls_in_the_order_one_likes() -> None:
    match = lay(
        "mark leo",
        "rome london",
        ancient="shub-niggurath",
        monsters={"rome": "cultist-1 ghoul-1 gug"},
        mystery="hunting-the-thousand",
        mine={0: 2},
        held={0: "asset-dynamite"},
    )
    play(match, "0 pick:asset-dynamite")
    assert asked(match) == [(0, "order")]
    assert offered(match, 0) == {"pick:monster-cultist-1", "pick:monster-ghoul-1"}
    play(match, "0 pick:monster-ghoul-1", "0 yes")
    assert where(match, "ghoul-1") == ON_MYSTERY
    assert where(match, "cultist-1") == IN_SUPPLY
    match = lay("mark leo", "rome london", monsters={"rome": "skeleton maniac"}, held={0: "asset-dynamite"})
    play(match, "0 pick:asset-dynamite")
    assert asked(match) == [(0, "act")]  # where nothing hangs on it nobody is asked


# --- what monsters say ------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-9.1")
@pytest.mark.parametrize(("mine", "lost"), [(0, 1), (1, 0)])
def test_what_comes_before_the_will_test(mine: int, lost: int) -> None:
    match = lay("mark leo", "4 london", phase="encounter", monsters={"4": "wind-walker"}, mine={0: mine})
    if mine:
        roll(match, "6 6 1 1 6 6")
        play(match, "0 yes")
    assert match.state.health[0] <= 8 - lost
    assert clues_of(match, 0) == 0


def test_a_vampire_that_frightens_one_is_not_fought() -> None:
    assert told(fight("vampire", "1 1 1 1").opening, "rolled", "skill") == ["will"]


def test_a_vampire_feeds_on_whom_it_hurts() -> None:
    hurt = upon(MONSTERS, "vampire", 2)
    match = fight("vampire", "6 1 1 1 1 1", hurt=hurt)
    assert match.state.hurt[MONSTERS["vampire"]] == 0


@pytest.mark.rule("eldritch-9.3", "eldritch-19.5")
def test_a_ghoul_whose_blow_is_kept_off_leaves_no_paranoia() -> None:
    match = fight("ghoul-1", "6 1 1 1 1 1 1 1 1", held={0: "asset-bandages"})
    play(match, "0 pick:asset-bandages")
    assert match.state.health[0] == 8
    assert not has(match, 0, "condition-paranoia")


def test_a_ghoul_that_hurts_one_leaves_paranoia() -> None:
    match = fight("ghoul-1", "6 1 1 1 1 1 1 1 1")  # will at +1
    assert has(match, 0, "condition-paranoia")


def test_the_witch_and_the_warlock_punish_a_failed_will_test() -> None:
    assert has(fight("witch", "1 1 1 6 6 6"), 0, "condition-cursed")
    match = lay("diana", "rome", phase="encounter", monsters={"rome": "witch"}, rng=dice("1 6 6"))
    assert match.state.sanity == [5]  # the witch's horror is 0, and Diana needn't take it as 1
    assert fight("warlock", "1 1 1 1 6 6 6").state.health[0] == 7


@pytest.mark.parametrize(("faces", "gone"), [("6 1 1 1 5", True), ("6 1 1 1 4", False)])
def test_the_color_is_defeated_by_chance(faces: str, *, gone: bool) -> None:
    match = fight("color", faces)
    assert (where(match, "color") == IN_SUPPLY) is gone


def test_no_ally_is_asked_for_where_the_strength_test_is_passed() -> None:
    match = fight("maniac", "6 1 1 1 1 1 1 6 1", held={0: "asset-hired-muscle"})
    play(match, "0 done")
    assert asked(match) != [(0, "may")]
    assert (match.state.health[0], has(match, 0, "asset-hired-muscle")) == (7, True)


def test_an_ally_can_take_the_maniacs_blow() -> None:
    match = fight("maniac", "6 1 1 1 1 1 1 1", held={0: "asset-hired-muscle"})
    while asked(match) == [(0, "reroll")]:
        play(match, "0 done")
    play(match, "0 yes")
    assert (match.state.health[0], has(match, 0, "asset-hired-muscle")) == (8, False)


def test_a_maniac_leaves_his_axe_and_a_gug_no_further_encounter() -> None:
    assert has(fight("maniac", "6 1 1 1 1 6 1 1"), 0, "asset-axe")
    match = fight("gug", "6 6 1 1 6 6", hurt=upon(MONSTERS, "gug", 3))
    assert where(match, "gug") == IN_SUPPLY
    assert asked(match) == [(1, "encounter")]


@pytest.mark.rule("eldritch-9.1", "eldritch-9.7")
def test_a_riot_can_be_talked_down() -> None:
    match = lay("charlie leo", "rome london", phase="encounter", monsters={"rome": "riot"})
    assert told(match.opening, "rolled", "skill") == []  # it has no test of will
    roll(match, "6 1 1")
    events = play(match, "0 yes")
    assert where(match, "riot") == IN_SUPPLY
    assert told(events, "rolled", "skill") == ["influence"]  # there is nobody left to fight


def test_a_byakhee_carries_one_off_instead_of_another_encounter() -> None:
    match = fight("byakhee", "6 1 1 1 6 6 1 1")
    play(match, "0 yes", "0 pick:space-istanbul", "0 pick:space-16", "0 pick:space-tunguska")
    assert (SPACES.names[match.state.places[0]], match.state.sanity[0]) == ("tunguska", 3)
    assert asked(match) == [(1, "encounter")]


@pytest.mark.rule("eldritch-8.2", "eldritch-8.3")
def test_a_byakhee_carries_nobody_off_from_what_they_still_have_to_fight() -> None:
    match = lay("mark leo", "rome london", phase="encounter", monsters={"rome": "byakhee gug"})
    roll(match, "6 1 1 1 6 6 1 1")
    events = play(match, "0 pick:monster-byakhee")
    assert where(match, "byakhee") == IN_SUPPLY
    assert told(events, "combat", "who") == [0, 0]  # the gug comes next
    assert SPACES.names[match.state.places[0]] == "rome"


def test_a_dark_pact_with_a_goat_spawn_discards_another_monster() -> None:
    match = lay(
        "mark leo",
        "rome london",
        phase="encounter",
        rng=dice("6 1 1 1 6 6"),
        monsters={"rome": "goat-spawn-1", "tokyo": "gug"},
    )
    play(match, "0 yes")
    assert where(match, "gug") == IN_SUPPLY
    assert has(match, 0, "condition-dark-pact")


@pytest.mark.rule("eldritch-8.2", "eldritch-8.3")
def test_who_is_no_longer_there_when_their_turn_comes_is_not_fought() -> None:
    match = lay("mark leo", "rome london", phase="encounter", monsters={"rome": "goat-spawn-1 gug"})
    roll(match, "6 1 1 1 6 6")
    events = play(match, "0 pick:monster-goat-spawn-1", "0 yes")
    assert where(match, "gug") == IN_SUPPLY
    assert [thing[0] for thing in told(events, "combat", "thing")] == ["monster-goat-spawn"]
    assert asked(match) == [(0, "encounter")]


@pytest.mark.rule("eldritch-9.4", "eldritch-9.6")
def test_a_vampire_that_falls_by_the_blow_it_returns_feeds_no_more() -> None:
    hurt = upon(MONSTERS, "vampire", 2)
    match = fight("vampire", "6 6 1 1 6 1", hurt=hurt)
    assert (where(match, "vampire"), match.state.health[0]) == (IN_SUPPLY, 7)


@pytest.mark.rule("eldritch-11.20")
def test_a_wraith_in_ambush_curses_nobody_by_coming() -> None:
    match = lay("mark leo", "rome london")
    only_in_cup(match, "wraith")
    match = read(match, "eyes-everywhere.effect", -1, "mythos-eyes-everywhere", "4 6 1 1 1 1 1 6")
    assert told(match.opening, "combat", "who") == [0]
    assert not has(match, 0, "condition-cursed")


@pytest.mark.rule("eldritch-11.27", "eldritch-23.7")
@pytest.mark.parametrize(("is_awake", "lost", "falls"), [(False, 1, True), (True, 2, False)])
def test_a_cultist_is_as_the_side_says_that_is_up(lost: int, *, is_awake: bool, falls: bool) -> None:
    more = {"ancient": "cthulhu", "is_awake": is_awake, "doom": 0 if is_awake else 9}
    match = fight("cultist-1", "6 1 1 1", **more)  # only strength: one wound
    assert match.state.sanity[0] == 4 - lost
    assert (where(match, "cultist-1") == IN_SUPPLY) is falls


# --- epic ones --------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "eldritch-11.6", "eldritch-11.9", "eldritch-11.10", "eldritch-11.11", "eldritch-11.13", "eldritch-11.14"
)
def test_an_epic_monster_falls_only_by_losing_its_health() -> None:
    match = lay("mark", "21", monsters={"21": "tick-tock-men gug"}, held={0: "artifact-flute-of-the-outer-gods"})
    play(match, "0 pick:artifact-flute-of-the-outer-gods")
    assert (where(match, "gug"), where(match, "tick-tock-men")) == (IN_SUPPLY, SPACES["21"])
    match = lay("mark", "21", monsters={"21": "zombie-horde"}, held={0: "asset-dynamite"}, hurt=[0] * 42 + [3])
    play(match, "0 pick:asset-dynamite")
    assert where(match, "zombie-horde") == BOXED


@pytest.mark.rule("eldritch-11.11", "eldritch-11.12", "eldritch-11.6")
@pytest.mark.parametrize("card", ["asi-7", "asi-8"], ids=["discarded", "moved"])
def test_an_epic_monster_is_neither_discarded_nor_moved(card: str) -> None:
    def there(monsters: dict[str, str]) -> set[str]:
        match = lay("charlie", "tokyo", phase="encounter", on_top=card, mine={0: 1}, monsters=monsters)
        roll(match, "6 6 6 6")
        play(match, "0 meet:asia")
        if asked(match) == [(0, "may")]:
            play(match, "0 yes")
        return offered(match, 0)

    assert "pick:monster-spinner" not in there({"21": "spinner gug ghost"})
    assert {"pick:monster-gug", "pick:monster-ghost"} <= there({"21": "spinner gug ghost"})
    match = lay("diana", "21", monsters={"21": "spinner cultist-1"})
    play(match, "0 pick:investigator-diana", "0 branch:0")
    assert (where(match, "spinner"), where(match, "cultist-1")) == (SPACES["21"], IN_SUPPLY)


@pytest.mark.rule("eldritch-11.15")
def test_the_toughness_of_an_epic_monster_grows_with_the_players() -> None:
    hurt = upon(MONSTERS, "spinner", 3)
    match = lay("mark leo", "rome london", monsters={"rome": "spinner"}, hurt=hurt)
    play(match, "0 pick:investigator-mark")  # 1 more: 4 in all, with two players
    assert where(match, "spinner") == BOXED
    match = lay("mark leo jim", "rome london tokyo", monsters={"rome": "spinner"}, hurt=hurt)
    play(match, "0 pick:investigator-mark")
    assert where(match, "spinner") == SPACES["rome"]
    hurt = upon(MONSTERS, "spinner", 2)
    match = lay("mark leo", "rome london", monsters={"rome": "spinner"}, hurt=hurt, life=[ALIVE, FALLEN])
    play(match, "0 pick:investigator-mark")  # whoever has fallen since counts as well
    assert where(match, "spinner") == SPACES["rome"]


def test_clues_are_of_no_use_against_the_tick_tock_men() -> None:
    match = lay(
        "mark leo", "21 london", phase="encounter", monsters={"21": "tick-tock-men"}, mine={0: 2}, rng=dice("1 1")
    )
    assert asked(match) == [(1, "encounter")]
    assert clues_of(match, 0) == 2


def test_shub_niggurath_cannot_be_hurt_before_three_mysteries_are_solved() -> None:
    for solved, hurt in (((), 0), ((9, 10, 11), 1)):
        match = lay(
            "mark",
            "heart-of-africa",
            ancient="shub-niggurath",
            monsters={"heart-of-africa": "epic-shub-niggurath"},
            is_awake=True,
            doom=0,
            solved=solved,
            mystery_deck=(8,),
        )
        play(match, "0 pick:investigator-mark")
        assert match.state.hurt[MONSTERS["epic-shub-niggurath"]] == hurt
