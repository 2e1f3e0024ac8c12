"""The hardest mythos cards, rumours and mysteries, and the ancient ones, each in every branch of its text."""

from __future__ import annotations

from typing import Any

import pytest

from games.eldritch.laid import (
    asked,
    at,
    clues_of,
    cup,
    dice,
    ending,
    has,
    lay,
    offered,
    only_in_cup,
    pools,
    read,
    roll,
)
from sobremesa.games.eldritch.book import MYSTERIES, MYTHOS, SPACES
from sobremesa.games.eldritch.facts import GATE_AT, GATE_SPACE
from sobremesa.games.eldritch.state import (
    BOXED,
    DISCARDED,
    FALLEN,
    IN_SUPPLY,
    ON_MYSTERY,
    ON_RUMOUR,
    Eldritch,
)
from sobremesa.testing import Position, play

# --- rumours, mythos cards, payments together ---------------------------------------------------------------------


@pytest.mark.rule("eldritch-12.15", "eldritch-5.8")
def test_the_last_token_of_a_rumour() -> None:
    match = lay("mark jim", "rome rome", ongoing=(MYTHOS["wind-walker"],), monsters={"4": "wind-walker"})
    match.state.active = -1
    match.state.mythos_tokens[MYTHOS["wind-walker"]] = 1
    match = read(match, "wind-walker.reckoning", -1, "mythos-wind-walker")
    assert (match.state.health, match.state.delayed) == (
        [2, 1],
        [False, True],
    )  # Mark is never delayed against his will
    assert (match.state.ongoing, at(match, "wind-walker")) == ((), BOXED)


@pytest.mark.rule("eldritch-4.7")
def test_the_group_pays_in_turn_or_not_at_all() -> None:
    def web(*lines: str) -> Position[Eldritch]:
        match = lay("mark jim leo", "rome rome rome", ongoing=(MYTHOS["web-between-worlds"],), mine={0: 1, 2: 2})
        match.state.mythos_tokens[MYTHOS["web-between-worlds"]] = 3
        match = read(match, "web-between-worlds.reckoning", -1, "mythos-web-between-worlds")
        play(match, *lines)
        return match

    match = web("0 yes", "0 number:1", "2 number:1")
    assert (match.state.mythos_tokens[MYTHOS["web-between-worlds"]], clues_of(match, 0), clues_of(match, 2)) == (
        3,
        0,
        1,
    )
    match = web("0 yes", "0 number:1", "2 number:0")
    assert (match.state.mythos_tokens[MYTHOS["web-between-worlds"]], clues_of(match, 0)) == (2, 1)
    match = web("0 no")
    assert match.state.mythos_tokens[MYTHOS["web-between-worlds"]] == 2


@pytest.mark.rule("eldritch-20.1")
def test_a_web_without_tokens_is_the_end() -> None:
    match = lay("mark", "rome", ongoing=(MYTHOS["web-between-worlds"],))
    match.state.mythos_tokens[MYTHOS["web-between-worlds"]] = 1
    match = read(match, "web-between-worlds.reckoning", -1, "mythos-web-between-worlds")
    assert ending(match) == "rumour"


@pytest.mark.rule("eldritch-16.12", "eldritch-4.6")
def test_all_for_nothing() -> None:
    solved = (MYSTERIES["true-name"], MYSTERIES["occult-research"])
    match = lay(
        "mark jim",
        "rome rome",
        solved=solved,
        mystery_deck=(MYSTERIES["omen-of-devastation"], MYSTERIES["seed-of-the-daemon-sultan"]),
    )
    match = read(match, "all-for-nothing.effect", -1, "mythos-all-for-nothing")
    play(match, "0 pick:mystery-true-name", "1 pick:mystery-occult-research")
    play(match, "0 pick:mystery-true-name")  # the lead has the last word
    assert match.state.solved == (MYSTERIES["occult-research"],)
    match = lay("mark jim", "rome rome", doom=9)
    match = read(match, "all-for-nothing.effect", -1, "mythos-all-for-nothing")
    assert match.state.doom == 8


@pytest.mark.rule("eldritch-10.16", "eldritch-10.22")
def test_where_reality_is_fractured_closing_a_gate_solves_the_rumour() -> None:
    match = lay("akachi", "2", phase="encounter", ongoing=(MYTHOS["fractured-reality"],), on_top="ow-08", gates="rome")
    roll(match, "6 1 1 1 6 1 1")
    play(match, "0 pick:mythos-fractured-reality")
    assert match.state.ongoing == ()
    assert match.state.gate_at[GATE_AT[SPACES["rome"]]] == SPACES["rome"]


@pytest.mark.rule("eldritch-13.9")
def test_every_die_that_is_no_tests_shows_one_too() -> None:
    match = lay("mark", "rome", held={0: "condition-blessed/1"})
    match = read(match, "tied-to-a-dark-purpose.effect", -1, "mythos-tied-to-a-dark-purpose", "6 6 6")
    assert not has(match, 0, "condition-blessed")  # as it goes with a 1 or a 2


@pytest.mark.rule("eldritch-16.13", "eldritch-18.19")
def test_only_a_spell_that_worked_serves_the_arcane_understanding_and_only_two_a_gate() -> None:
    fields: dict[str, Any] = {"ancient": "yog-sothoth", "mystery": "arcane-understanding", "mine": {0: 1}}
    for face, serves in (("6", True), ("1", False)):
        match = lay(
            "leo", "rome", held={0: "spell-shriveling/2"}, monsters={"rome": "gug"}, rng=dice(f"{face} 1 1"), **fields
        )
        play(match, "0 pick:spell-shriveling-a", "0 done")
        assert ("yes" in offered(match, 0)) is serves
    for held, serves in (("spell-wither", False), ("spell-wither spell-shriveling", True)):
        match = lay(
            "akachi mark",
            "rome london",
            phase="encounter",
            ancient="yog-sothoth",
            mystery="where-the-old-ones-broke-through",
            gates="rome",
            on_top="ow-08",
            held={0: held},
            rng=dice("6 1 1 1 6 1 1"),
        )
        play(match, "0 meet:world")
        assert ("yes" in offered(match, 0)) is serves


@pytest.mark.rule("eldritch-16.17", "eldritch-15.5", "eldritch-21.3")
def test_a_gate_that_had_become_the_stack_at_once_goes_from_there_to_the_mystery() -> None:
    match = lay(
        "akachi mark",
        "rome london",
        phase="encounter",
        ancient="yog-sothoth",
        mystery="where-the-old-ones-broke-through",
        gates=" ".join(SPACES.names[space] for space in GATE_SPACE),
        on_top="ow-08",
        held={0: "spell-wither spell-shriveling"},
        rng=dice("6 1 1 1 6 1 1"),
    )
    play(match, "0 meet:world")
    while "done" in offered(match, 0):
        play(match, "0 done")  # neither moving away nor rolling again
    play(match, "0 yes")
    s = match.state
    assert (s.gate_at[GATE_AT[SPACES["rome"]]], s.gate_stack, s.gates_known) == (ON_MYSTERY, (), [(), ()])


@pytest.mark.rule("eldritch-13.9")
def test_every_die_shows_one() -> None:
    match = lay("mark", "rome", held={0: "condition-debt/1 condition-blessed/1"})
    match = read(match, "legitimate-banking.effect", -1, "mythos-legitimate-banking", "6 6 6 6")
    assert (match.state.health[0], has(match, 0, "condition-debt")) == (5, False)
    match = lay("mark", "rome")
    match = read(match, "legitimate-banking.effect", -1, "mythos-legitimate-banking")
    assert has(match, 0, "condition-debt")


@pytest.mark.rule("eldritch-12.10", "eldritch-17.27")
def test_no_card_comes_to_the_reserve_of_the_bankrupt() -> None:
    match = lay("mark", "rome", mythos="driven-to-bankruptcy", phase="mythos", reserve="axe kerosene whiskey bandages")
    assert match.state.reserve == ()
    match = read(match, "driven-to-bankruptcy.reckoning", -1, "mythos-driven-to-bankruptcy")
    assert (len(match.state.reserve), match.state.ongoing) == (4, ())


@pytest.mark.rule("eldritch-11.4", "eldritch-14.12")
def test_the_return_of_the_ancient_ones_is_held_off_with_trophies() -> None:
    rumour = MYTHOS["return-of-the-ancient-ones"]
    match = lay(
        "mark jim",
        "19 rome",
        held={0: "artifact-flute-of-the-outer-gods"},
        monsters={"19": "vampire"},
        ongoing=(rumour,),
        mine={0: 1},
    )
    play(match, "0 pick:artifact-flute-of-the-outer-gods", "0 yes")
    assert (match.state.ongoing, at(match, "vampire")) == ((), IN_SUPPLY)  # toughness 3 is enough for two players
    match = lay(
        "mark jim",
        "19 rome",
        held={0: "artifact-flute-of-the-outer-gods"},
        monsters={"19": "witch"},
        ongoing=(rumour,),
        mine={0: 1},
    )
    play(match, "0 pick:artifact-flute-of-the-outer-gods", "0 yes")
    assert (match.state.ongoing, at(match, "witch")) == ((rumour,), ON_RUMOUR)
    match = lay(
        "mark",
        "rome",
        ongoing=(rumour,),
        monsters={"19": "vampire witch ghoul-1"},
        ancient="cthulhu",
        monster_at=cup("warlock"),
    )
    match = read(match, "return-of-the-ancient-ones.reckoning", -1, "mythos-return-of-the-ancient-ones")
    assert (match.state.doom, match.state.is_awake, match.state.ongoing) == (0, True, ())


@pytest.mark.rule("eldritch-11.4")
def test_only_who_stands_there_takes_trophies_against_the_return_of_the_ancient_ones() -> None:
    rumour = MYTHOS["return-of-the-ancient-ones"]
    match = lay(
        "mark lily",
        "tokyo 19",
        phase="encounter",
        on_top="asi-5",
        ongoing=(rumour,),
        monsters={"19": "witch"},
        mine={0: 1, 1: 1},
    )
    roll(match, "6 6 6")
    play(match, "0 meet:asia")
    assert (at(match, "witch"), clues_of(match, 0)) == (IN_SUPPLY, 1)  # it fell there, but by who is elsewhere
    match = lay("mark lily", "tokyo 19", ongoing=(rumour,), monsters={"19": "witch"}, mine={0: 1, 1: 1})
    match = read(match, "dark-power.effect", -1, "mythos-dark-power", "6 6 6 6 6")
    assert asked(match) == [(1, "may")]  # not the lead
    play(match, "1 yes")
    assert (at(match, "witch"), clues_of(match, 0), clues_of(match, 1)) == (ON_RUMOUR, 1, 0)


@pytest.mark.rule("eldritch-11.4", "eldritch-11.19", "eldritch-11.21")
@pytest.mark.parametrize(
    ("fields", "lies"),
    [
        ({"mystery": "hunting-the-thousand"}, ON_MYSTERY),
        ({"ongoing": (MYTHOS["return-of-the-ancient-ones"],)}, ON_RUMOUR),
        ({"mystery": "hunting-the-thousand", "ongoing": (MYTHOS["return-of-the-ancient-ones"],)}, ON_MYSTERY),
    ],
)
def test_an_ambusher_that_was_defeated_can_be_a_trophy(fields: dict[str, Any], lies: int) -> None:
    match = lay("mark jim", "19 rome", ancient="shub-niggurath", mine={0: 4}, **fields)
    only_in_cup(match, "warlock")
    match = read(match, "eyes-everywhere.effect", -1, "mythos-eyes-everywhere", "4 6 6 6 6 6 6 6 6 6")
    play(match, "0 yes")
    assert (at(match, "warlock"), clues_of(match, 0)) == (lies, 2 if lies == ON_MYSTERY else 3)
    assert asked(match) != [(0, "may")]  # nothing more is paid for what lies somewhere already


@pytest.mark.rule("eldritch-18.19", "eldritch-5.7")
def test_a_loss_unless_blessed_is_discarded() -> None:
    match = lay("mark jim", "rome rome", held={0: "condition-blessed/1"})
    match = read(match, "tide-of-despair.effect", -1, "mythos-tide-of-despair")
    play(match, "0 yes")
    assert (match.state.health, match.state.sanity) == ([8, 5], [4, 3])
    assert not has(match, 0, "condition-blessed")


# --- the ancient ones ---------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-23.1", "eldritch-14.3")
def test_azathoth_and_the_green_omen() -> None:
    match = lay("mark", "rome", omen=3, omen_tokens=2, doom=10, gates="istanbul")
    match = read(match, "stars-aligned.reckoning", -1, "mythos-stars-aligned")
    assert (match.state.omen, match.state.doom) == (0, 7)


@pytest.mark.rule("eldritch-14.11", "eldritch-16.5", "eldritch-23.5")
def test_doom_goes_on_past_zero_by_the_rules_of_who_has_awoken() -> None:
    match = lay("mark jim", "rome rome", ancient="cthulhu", doom=1)
    match = read(match, "desperate-times.effect", -1, "mythos-desperate-times")
    play(match, "0 no")
    assert (match.state.is_awake, match.state.doom, match.state.sheet_tokens) == (True, 0, 1)
    match = lay("mark jim", "rome rome", doom=1)
    match = read(match, "desperate-times.effect", -1, "mythos-desperate-times")
    play(match, "0 no")
    assert ending(match) == "devoured"


@pytest.mark.rule("eldritch-1.12", "eldritch-19.12")
def test_what_only_the_lead_investigator_could_keep_off_happens_where_nobody_is_left_to_be_it() -> None:
    match = lay("mark", doom=9, phase="mythos", mythos="desperate-times", gates="rome", life=[FALLEN])
    assert (match.state.doom, asked(match)) == (7, [(0, "new-investigator")])
    match = lay("mark jim", "rome rome", doom=9, phase="mythos", mythos="desperate-times", gates="rome")
    assert (match.state.doom, offered(match, 0)) == (9, {"yes", "no"})
    play(match, "0 yes")
    assert (match.state.doom, has(match, 0, "condition-dark-pact")) == (9, True)


@pytest.mark.rule("eldritch-18.9", "eldritch-23.1")
def test_no_token_is_taken_from_a_green_space_without_any() -> None:
    for before in (0, 2):
        match = lay("mark", "4", clues="4", omen_tokens=before)
        match = read(match, "res-aza-3.wilderness", 0, "encounter-res-aza-3", "6 6 6 6")
        assert match.state.omen_tokens == max(0, before - 1)


@pytest.mark.rule("eldritch-18.15", "eldritch-23.15")
def test_for_dice_one_spends_all_sanity_but_the_last() -> None:
    match = lay("mark", "rome", ancient="yog-sothoth", is_awake=True, doom=0, gates="rome", sanity=[3])
    match = read(match, "spe-yog-3.passed", 0, "encounter-spe-yog-3")
    assert offered(match, 0) == {"number:0", "number:1", "number:2"}
    roll(match, "6 6 6 1 1 1")
    assert pools(play(match, "0 number:2")) == [6]  # strength 4, and one for each
    assert match.state.sanity == [1]


@pytest.mark.rule("eldritch-23.14", "eldritch-23.15")
def test_yog_sothoth_takes_the_gates() -> None:
    match = lay("mark", "rome", ancient="yog-sothoth", is_awake=True, doom=0, gates="rome london istanbul", omen=2)
    match = read(match, "torn-asunder.effect", -1, "mythos-torn-asunder")
    assert match.state.health[0] == 7
    match = read(match, "stars-aligned.reckoning", -1, "mythos-stars-aligned")  # blue: London's gate
    assert match.state.gate_at[GATE_AT[SPACES["london"]]] < 0
    assert ending(match) == "running"


@pytest.mark.rule("eldritch-16.13", "eldritch-16.11")
def test_the_true_name_is_found_token_by_token() -> None:
    marks = [1 if name == "rome" else 0 for name in SPACES.names]
    match = lay("mark", "rome", phase="encounter", mystery="true-name", mine={0: 2}, mystery_marks=marks)
    play(match, "0 pick:mystery-true-name", "0 yes")
    assert (clues_of(match, 0), match.state.solved) == (0, (MYSTERIES["true-name"],))  # the phase has ended meanwhile
    assert match.state.mystery_marks == [0] * len(match.state.mystery_marks)


@pytest.mark.rule("eldritch-16.13")
def test_clues_of_research_go_to_the_mystery() -> None:
    match = lay(
        "mark", "rome", phase="encounter", mystery="occult-research", clues="rome", on_top="res-aza-3", rng=dice("6 1")
    )
    play(match, "0 meet:research")
    play(match, "0 yes")
    assert match.state.clue_at[SPACES["rome"]] in (ON_MYSTERY, DISCARDED)


@pytest.mark.rule("eldritch-23.15", "eldritch-20.1")
def test_the_key_and_the_gate_win_with_a_token_for_every_second_player() -> None:
    def met(faces: str, card: str, **fields: Any) -> Position[Eldritch]:
        match = lay("mark", "rome", ancient="yog-sothoth", is_awake=True, doom=0, gates="rome", **fields)
        return read(match, f"{card}.initial", 0, f"encounter-{card}", faces)

    match = met("6 1 1 6", "spe-yog-4")  # strength, then Lore
    assert offered(match, 0) == {"yes", "no"}
    play(match, "0 yes")
    assert (ending(match), match.outcome is not None and match.outcome.winners) == ("won", (0,))
    match = met("6 1 1 6", "spe-yog-4")
    play(match, "0 no")
    assert (ending(match), match.state.sanity[0]) == ("running", 1)
    match = met("1 1 1", "spe-yog-4")
    assert ending(match) == "eliminated"  # devoured after the awakening, and the last
