"""Cards that do what hardly another does, each in every branch of its text, and where there is nothing for it to do."""

from __future__ import annotations

import pytest

from games.eldritch.laid import asked, at, clues_of, dice, has, lay, offered, only_in_cup, read, roll, space, told
from sobremesa.games.eldritch.book import ASSETS, INVESTIGATORS, MONSTERS, MYSTERIES, SPACES
from sobremesa.games.eldritch.places import open_gates
from sobremesa.games.eldritch.state import ASIDE, DISCARDED, IN_SUPPLY, LOOT, NONE, Eldritch
from sobremesa.testing import Position, play

AROUND = "heart-of-africa"

# --- Shub-Niggurath awake, and her cultists -------------------------------------------------------------------------


def awakened(match: Position[Eldritch]) -> Position[Eldritch]:
    return read(match, "shub-niggurath-awake.awakens", -1, "ancient-shub-niggurath-awake")


@pytest.mark.rule("eldritch-23.9")
def test_her_kind_gathers_where_shub_niggurath_awakens() -> None:
    lying = {"rome": "ghoul-1 zombie", "tokyo": "goat-spawn-1 cultist-1", "8": "dark-young", AROUND: "ghoul-2"}
    match = awakened(lay("mark", "5", ancient="shub-niggurath", doom=0, is_awake=True, monsters=lying))
    hers = ("epic-shub-niggurath", "ghoul-1", "ghoul-2", "goat-spawn-1", "dark-young")
    assert [at(match, name) for name in hers] == [AROUND] * 5
    assert (at(match, "zombie"), at(match, "cultist-1"), at(match, "goat-spawn-2")) == ("rome", "tokyo", ASIDE)
    assert "monster-ghoul-2" not in [thing for thing, *_ in told(match.opening, "monster-moved", "thing")]


@pytest.mark.rule("eldritch-23.9")
def test_shub_niggurath_awakens_alone_where_none_of_her_kind_is_about() -> None:
    match = awakened(lay("mark", "5", ancient="shub-niggurath", doom=0, is_awake=True, monsters={"rome": "zombie"}))
    assert (at(match, "epic-shub-niggurath"), at(match, "zombie"), at(match, "ghoul-1")) == (AROUND, "rome", ASIDE)
    assert told(match.opening, "monster-moved", "thing") == []


@pytest.mark.rule("eldritch-23.10")
@pytest.mark.parametrize(("places", "fight"), [(f"{AROUND} {AROUND} rome", [0, 1]), ("pyramids rome 15", [])])
def test_at_a_reckoning_who_stands_with_shub_niggurath_fights_her_and_nothing_else(
    places: str, fight: list[int]
) -> None:
    match = lay(
        "mark jim norman",
        places,
        ancient="shub-niggurath",
        is_awake=True,
        doom=0,
        monsters={AROUND: "ghoul-1 epic-shub-niggurath", "rome": "zombie"},
        rng=dice("6 6 6 6 6 6 6 6 6 6 6 6"),
    )
    match = read(
        match,
        "shub-niggurath-awake.reckoning",
        -1,
        "ancient-shub-niggurath-awake",
        "6 6 6 6 6 6 6 6 6 6 6 6",
    )
    assert told(match.opening, "combat", "who") == fight
    assert {name for name, *_ in told(match.opening, "combat", "thing")} <= {"monster-epic-shub-niggurath"}
    assert match.state.hurt[MONSTERS["epic-shub-niggurath"]] == 0  # no three mysteries are solved


def reckoned(match: Position[Eldritch]) -> Position[Eldritch]:
    """Once the monsters have been reckoned with, twice."""
    return read(match, "rising-terror.effect", -1, "mythos-rising-terror")


@pytest.mark.rule("eldritch-23.12")
@pytest.mark.parametrize(("branch", "comes"), [(0, "goat-spawn-1"), (1, "dark-young")])
def test_a_cultist_of_shub_niggurath_gives_way_to_what_the_lead_chooses(branch: int, comes: str) -> None:
    match = lay("mark jim", "5 5", ancient="shub-niggurath", monsters={"rome": "cultist-1"}, lead=1)
    match = read(match, "of-shub-niggurath.reckoning", -1, "monster-cultist-1")
    assert asked(match) == [(1, "choose")]
    play(match, f"1 branch:{branch}")
    assert (at(match, comes), at(match, "cultist-1")) == ("rome", IN_SUPPLY)
    others = {"goat-spawn-1", "goat-spawn-2", "dark-young"} - {comes}
    assert {at(match, name) for name in others} == {ASIDE}


@pytest.mark.rule("eldritch-23.12")
def test_a_cultist_of_shub_niggurath_gives_way_to_whichever_is_left() -> None:
    match = lay("mark", "5", ancient="shub-niggurath", monsters={"rome": "cultist-1", "tokyo": "dark-young"})
    for token in ("goat-spawn-1", "goat-spawn-2"):
        match.state.monster_at[MONSTERS[token]] = ASIDE
    match = read(match, "of-shub-niggurath.reckoning", -1, "monster-cultist-1")
    assert (at(match, "goat-spawn-1"), at(match, "cultist-1")) == ("rome", IN_SUPPLY)


@pytest.mark.rule("eldritch-23.12")
def test_a_cultist_of_shub_niggurath_stays_where_none_is_left_whatever_else_was_spawned() -> None:
    match = lay(
        "mark",
        "5",
        ancient="shub-niggurath",
        monsters={"rome": "cultist-1", "tokyo": "dark-young goat-spawn-1 goat-spawn-2"},
        was_spawned=True,
    )
    match = reckoned(match)
    assert at(match, "cultist-1") == "rome"


@pytest.mark.rule("eldritch-23.12")
def test_the_cultists_of_the_awakened_shub_niggurath_come_to_her_step_by_step() -> None:
    def cultist(where: str, she: str = AROUND) -> Position[Eldritch]:
        lying = {where: "cultist-1", she: "epic-shub-niggurath"} if she else {where: "cultist-1"}
        if where == she:
            lying = {where: "cultist-1 epic-shub-niggurath"}
        match = lay("mark", "5", ancient="shub-niggurath", is_awake=True, doom=0, monsters=lying)
        return read(match, "of-shub-niggurath-awake.reckoning", -1, "monster-cultist-1")

    match = cultist("rome")
    assert at(match, "cultist-1") == "pyramids"
    assert at(cultist("pyramids"), "cultist-1") == AROUND
    assert at(cultist(AROUND), "cultist-1") == AROUND  # it is there
    assert at(cultist("rome", she=""), "cultist-1") == "rome"  # she is nowhere


# --- mysteries ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-10.23")
def test_rituals_in_the_wild_are_marked_and_taken_one_by_one() -> None:
    wild = ("4", "10", "21", "tunguska")
    match = lay("mark jim", "4 rome", ancient="shub-niggurath", mystery="rituals-in-the-wild", mine={0: 2, 1: 2})
    match = read(match, "rituals-in-the-wild.enters", -1, "mystery-rituals-in-the-wild")
    assert {SPACES.names[at] for at, n in enumerate(match.state.mystery_marks) if n} == {*wild}
    assert sum(match.state.mystery_marks) == 4
    assert sum(match.state.ancient_marks) == 0


@pytest.mark.rule("eldritch-10.23", "eldritch-16.13")
@pytest.mark.parametrize(
    ("faces", "clues", "taken"), [("6 1", 2, True), ("6 1", 1, False), ("1 1", 2, False), ("6 1", 3, True)]
)
def test_a_ritual_in_the_wild_is_taken_for_two_clues_by_who_observes_it(faces: str, clues: int, *, taken: bool) -> None:
    mystery, here = "mystery-rituals-in-the-wild", SPACES["4"]
    marks = [int(name in ("4", "10")) for name in SPACES.names]
    match = lay(
        "mark jim leo",
        "4 rome 21",
        ancient="shub-niggurath",
        mystery="rituals-in-the-wild",
        mine={0: clues},
        phase="encounter",
        mystery_marks=marks,
        ancient_marks=[int(name == "21") for name in SPACES.names],  # of another making
    )
    assert f"pick:{mystery}" in offered(match, 0)
    roll(match, faces)
    play(match, f"0 pick:{mystery}")
    if asked(match) == [(0, "reroll")]:
        play(match, "0 done")
    if taken:
        play(match, "0 yes")
    assert (match.state.mystery_tokens, match.state.mystery_marks[here]) == ((1, 0) if taken else (0, 1))
    assert match.state.mystery_marks[SPACES["10"]] == 1
    if taken:
        assert clues_of(match, 0) == clues - 2


@pytest.mark.rule("eldritch-10.23")
def test_a_ritual_in_the_wild_can_also_be_left_where_it_is() -> None:
    match = lay(
        "mark",
        "4",
        ancient="shub-niggurath",
        mystery="rituals-in-the-wild",
        mine={0: 2},
        phase="encounter",
        mystery_marks=[int(name == "4") for name in SPACES.names],
    )
    roll(match, "6 6")
    play(match, "0 pick:mystery-rituals-in-the-wild", "0 no")
    assert (match.state.mystery_tokens, clues_of(match, 0)) == (0, 2)


@pytest.mark.rule("eldritch-16.12")
@pytest.mark.parametrize(("solved", "left"), [((), 0), ((0,), 0), ((0, 1), 1)])
def test_res_aza_5_takes_a_solved_mystery_back_if_there_is_one(solved: tuple[int, ...], left: int) -> None:
    match = lay("mark", "5", solved=solved, mystery=MYSTERIES.names[2], mystery_deck=(3,), rng=dice("1 1 1"))
    match = read(match, "res-aza-5.city", 0, "encounter-res-aza-5", "1 1 1 1")
    while asked(match) == [(0, "reroll")]:
        play(match, "0 done")
    assert len(match.state.solved) == left
    assert {*match.state.solved} <= {*solved}
    assert {*match.state.mystery_deck} == {3, *solved} - {*match.state.solved}
    assert match.state.mystery == 2  # the active one stays


@pytest.mark.rule("eldritch-16.12")
def test_res_aza_5_passed_takes_nothing_back() -> None:
    match = lay("mark", "5", phase="encounter", clues="5", on_top="res-aza-5", solved=(0, 1), mystery_deck=())
    roll(match, "6 6 6")
    play(match, "0 meet:research")
    while asked(match) == [(0, "reroll")]:
        play(match, "0 done")
    assert (clues_of(match, 0), match.state.solved) == (2, (0, 1))


# --- gates ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-15.5", "eldritch-14.6")
@pytest.mark.parametrize(
    ("omen", "gates", "left"),
    [
        (0, "san-francisco istanbul rome", "rome"),  # green
        (2, "san-francisco rome arkham tokyo", "san-francisco tokyo"),  # red
        (1, "rome", "rome"),  # blue: none
        (3, "", ""),
    ],
)
def test_dimensional_instability_discards_the_gates_of_the_omen(omen: int, gates: str, left: str) -> None:
    match = lay("mark", "5", gates=gates, omen=omen, doom=10)
    match = read(match, "dimensional-instability.effect", -1, "mythos-dimensional-instability")
    gone = len(gates.split()) - len(left.split())
    assert {SPACES.names[at] for at in match.state.gate_at if 0 <= at < len(SPACES.names)} == {*left.split()}
    assert match.state.doom == 10 - gone
    assert told(match.opening, "gate-closed", "who") == []


@pytest.mark.rule("eldritch-15.5")
def test_dimensional_instability_awakens_the_ancient_one_with_the_last_of_doom() -> None:
    match = lay("mark", "5", ancient="cthulhu", gates="san-francisco istanbul", omen=0, doom=1)
    match = read(match, "dimensional-instability.effect", -1, "mythos-dimensional-instability")
    assert (match.state.doom, match.state.is_awake) == (0, True)
    assert match.state.sheet_tokens == 1  # what was left to advance


@pytest.mark.rule("eldritch-15.5")
@pytest.mark.parametrize("pays", [True, False])
def test_res_yog_7_discards_a_gate_of_ones_choice_for_a_spell(*, pays: bool) -> None:
    match = lay(
        "mark", "8", ancient="yog-sothoth", gates="rome tokyo", held={0: "spell-wither/1"}, rng=dice("6"), doom=10
    )
    match = read(match, "res-yog-7.sea", 0, "encounter-res-yog-7", "6 6")
    while asked(match) == [(0, "reroll")]:
        play(match, "0 done")
    play(match, "0 yes" if pays else "0 no")
    if pays:
        play(match, "0 pick:space-tokyo")
    assert len(open_gates(match.state)) == (1 if pays else 2)
    assert has(match, 0, "spell-wither") is not pays
    assert match.state.doom == 10


@pytest.mark.rule("eldritch-15.5")
def test_res_yog_7_needs_no_spell_where_there_is_no_gate() -> None:
    match = lay("mark", "8", ancient="yog-sothoth", held={0: "spell-wither/1"})
    match = read(match, "res-yog-7.sea", 0, "encounter-res-yog-7", "6 6")
    while asked(match) == [(0, "reroll")]:
        play(match, "0 done")
    play(match, "0 no")
    assert asked(match) == [(0, "act")]
    assert has(match, 0, "spell-wither")


@pytest.mark.rule("eldritch-3.5")
@pytest.mark.parametrize(
    ("here", "gates", "ways"),
    [
        ("8", "rome", ["10"]),
        ("8", "arkham buenos-aires", ["arkham", "buenos-aires"]),  # both are next to it
        ("8", "rome arkham", ["arkham"]),
        ("rome", "rome tokyo", []),  # one is there
        ("8", "", []),
    ],
)
def test_res_yog_8_draws_one_towards_the_nearest_gate(here: str, gates: str, ways: list[str]) -> None:
    match = lay("mark", here, ancient="yog-sothoth", gates=gates)
    match = read(match, "res-yog-8.sea", 0, "encounter-res-yog-8")
    if len(ways) > 1:
        assert offered(match, 0) == {f"pick:space-{way}" for way in ways}
        play(match, f"0 pick:space-{ways[-1]}")
    assert space(match, 0) == (ways[-1] if ways else here)
    assert match.state.sanity[0] == 4 - 2  # there is no spell to discard instead


@pytest.mark.rule("eldritch-3.5")
@pytest.mark.parametrize(("answer", "sanity"), [("yes", 4), ("no", 2)])
def test_res_yog_8_costs_sanity_or_a_spell(answer: str, sanity: int) -> None:
    match = lay("mark", "8", ancient="yog-sothoth", held={0: "spell-wither/1 condition-detained"}, gates="rome")
    match = read(match, "res-yog-8.sea", 0, "encounter-res-yog-8")
    play(match, f"0 {answer}")
    assert (match.state.sanity[0], has(match, 0, "spell-wither")) == (sanity, answer == "no")
    assert space(match, 0) == "8"  # who is detained isn't moved


# --- monsters -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-7.20")
@pytest.mark.parametrize(
    ("players", "face", "opens"), [(1, 1, True), (1, 2, False), (3, 3, True), (3, 4, False), (6, 6, True)]
)
def test_the_dunwich_horror_opens_a_gate_the_more_players_the_likelier(players: int, face: int, *, opens: bool) -> None:
    names = ["mark", "jim", "leo", "lily", "diana", "akachi"][:players]
    match = lay(" ".join(names), " ".join(["5"] * players), monsters={"arkham": "dunwich-horror"})
    match = read(match, "dunwich-horror.reckoning", -1, "monster-dunwich-horror", str(face))
    assert told(match.opening, "rolled-die", "n") == [face]
    assert len(open_gates(match.state)) == opens


@pytest.mark.rule("eldritch-10.12")
@pytest.mark.parametrize(("observed", "doom", "lies"), [("6 1", 11, IN_SUPPLY), ("1 1", 10, "himalayas")])
def test_in_the_himalayas_what_was_not_defeated_may_be_thrown_off(observed: str, doom: int, lies: object) -> None:
    match = lay("mark jim", "himalayas rome", phase="encounter", on_top="exp-himalayas-1", doom=10)
    only_in_cup(match, "gug")
    assert match.state.health[0] == 8
    roll(match, f"1 1 1 1 1 1 1 {observed}")  # the draw; will, and strength less 2
    play(match, "0 meet:expedition")
    while asked(match) == [(0, "reroll")]:
        play(match, "0 done")
    assert match.state.health[0] == 8 - 3
    assert (match.state.doom, at(match, "gug")) == (doom, lies)


@pytest.mark.rule("eldritch-10.12")
def test_in_the_himalayas_nothing_else_is_thrown_off() -> None:
    match = lay("mark", "himalayas", doom=10, monsters={"himalayas": "zombie"})
    match = read(match, "exp-himalayas-1.failed", 0, "encounter-exp-himalayas-1", "6 6")
    assert (match.state.doom, at(match, "zombie")) == (11, "himalayas")


# --- what is the only one of its kind ---------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-18.10")
def test_no_peace_for_the_fallen_clears_away_all_they_left() -> None:
    leo, norman = INVESTIGATORS["leo"], INVESTIGATORS["norman"]
    loot: list[tuple[int, ...]] = [()] * len(INVESTIGATORS)
    loot[leo] = (ASSETS.first + ASSETS["axe"],)
    fallen = [SPACES["rome"] if sheet in (leo, norman) else NONE for sheet in range(len(INVESTIGATORS))]
    tickets = [(1, 1) if sheet == leo else (0, 0) for sheet in range(len(INVESTIGATORS))]
    match = lay("mark jim", "5 rome", fallen_at=fallen, loot=loot, loot_tickets=tickets, held={1: "asset-revolver"})
    match.state.clue_at[SPACES["tokyo"]] = LOOT + leo
    match = read(match, "no-peace-for-the-fallen.effect", -1, "mythos-no-peace-for-the-fallen")
    s = match.state
    assert [name for name, *_ in told(match.opening, "fallen-gone", "thing")] == [
        "investigator-leo",
        "investigator-norman",
    ]
    assert ({*s.fallen_at}, s.loot[leo], s.clue_at[SPACES["tokyo"]]) == ({NONE}, (), DISCARDED)
    assert {*s.loot_tickets} == {(0, 0)}
    assert ASSETS["axe"] in s.asset_discards
    assert has(match, 1, "asset-revolver")  # who stands there keeps everything
    assert (has(match, 0, "condition-cursed"), has(match, 1, "condition-cursed")) == (True, False)


@pytest.mark.rule("eldritch-18.10")
def test_no_peace_for_the_fallen_curses_the_lead_where_nobody_has_fallen() -> None:
    match = read(lay("mark jim", "5 5", lead=1), "no-peace-for-the-fallen.effect", -1, "mythos-no-peace-for-the-fallen")
    assert told(match.opening, "fallen-gone", "thing") == []
    assert (has(match, 0, "condition-cursed"), has(match, 1, "condition-cursed")) == (False, True)


@pytest.mark.rule("eldritch-6.14")
@pytest.mark.parametrize(("answer", "places"), [("yes", ("tokyo", "rome")), ("no", ("rome", "tokyo"))])
def test_the_mi_go_brain_case_changes_two_about_if_the_other_agrees(answer: str, places: tuple[str, str]) -> None:
    match = lay("mark jim", "rome tokyo", held={0: "artifact-mi-go-brain-case asset-axe"})
    play(match, "0 pick:artifact-mi-go-brain-case", "0 pick:asset-axe", "0 done", "1 yes")
    assert asked(match) == [(1, "agree")]
    play(match, f"1 {answer}")
    assert (space(match, 0), space(match, 1)) == places
    assert has(match, 1, "asset-axe")  # whatever becomes of the rest


@pytest.mark.rule("eldritch-3.6", "eldritch-10.23")
def test_the_deep_ones_attack_at_the_nearest_sea_that_has_no_token() -> None:
    match = lay(
        "mark jim leo norman",
        "london tokyo tokyo 1",
        ancient="cthulhu",
        mystery="deep-ones-attack",
        mystery_marks=[0] * len(SPACES),
        ancient_marks=[int(name == "13") for name in SPACES.names],
    )
    match = read(match, "deep-ones-attack.enters", -1, "mystery-deep-ones-attack")
    while asked(match)[0][1] in ("pick", "nearest"):
        seat = asked(match)[0][0]
        play(match, f"{seat} {min(offered(match, seat))}")
    laid = [SPACES.names[at] for at, n in enumerate(match.state.mystery_marks) if n]
    assert max(match.state.mystery_marks) == 1
    assert len(laid) == 4
    assert "2" in laid  # Jim's; Leo and Norman have to look farther
    assert "13" not in laid  # the ancient one's lies there already


@pytest.mark.rule("eldritch-13.1")
@pytest.mark.parametrize(("held", "gains", "turns"), [("", True, False), ("condition-debt/1", False, True)])
def test_legitimate_banking_lends_or_asks_for_its_money(held: str, *, gains: bool, turns: bool) -> None:
    match = lay("mark jim", "5 5", held={0: held, 1: "condition-debt/2"})
    match = read(match, "legitimate-banking.effect", -1, "mythos-legitimate-banking")
    assert has(match, 0, "condition-debt") is gains
    assert bool(told(match.opening, "turned", "thing")) is turns
    assert has(match, 1, "condition-debt")  # it is about the lead alone
