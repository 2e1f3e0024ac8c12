"""The omen and doom, gates and clues, mysteries, and how a match ends."""

from __future__ import annotations

from typing import Any

import pytest

from games.eldritch.laid import asked, clues_of, cup, dice, lay, offered, read, roll, told, upon
from sobremesa.games.eldritch import doom, moves, spawning
from sobremesa.games.eldritch.book import ANCIENTS, MONSTERS, MYSTERIES, MYTHOS, SPACES
from sobremesa.games.eldritch.facts import GATE_AT, GATE_COLOUR, GATE_SPACE, MONSTER, OMEN_TRACK
from sobremesa.games.eldritch.solving import solve_mystery, unsolve
from sobremesa.games.eldritch.state import BOXED, DISCARDED, HELD, IN_SUPPLY, NONE, ON_MYSTERY, ON_SHEET, Eldritch
from sobremesa.games.eldritch.words import BLUE, COLOURS, GREEN, RED
from sobremesa.kernel.effects.running import advance
from sobremesa.kernel.rng import Rng
from sobremesa.testing import Position, play


def begun(**more: Any) -> Position[Eldritch]:
    """Leo is to act in Rome, Mark in London."""
    return lay("leo mark", "rome london", **more)


# --- omen ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-14.1", "eldritch-14.2", "eldritch-14.3", "eldritch-14.7")
def test_for_each_space_the_omen_enters_doom_advances_by_its_gates() -> None:
    assert (GREEN.number, BLUE.number, RED.number, BLUE.number) == OMEN_TRACK
    s = begun(gates="london tokyo rome istanbul").state
    doom.advance_omen(s, 2)  # blue: two gates, then red: one
    advance(s)
    assert (s.omen, s.doom) == (2, 12)


@pytest.mark.rule("eldritch-14.3")
def test_gates_that_are_not_on_the_board_bring_no_doom() -> None:
    s = begun(gates="london tokyo buenos-aires").state
    moves.discard_gate(s, GATE_AT[SPACES["tokyo"]])
    moves.place_gate(s, GATE_AT[SPACES["buenos-aires"]], ON_MYSTERY)
    doom.advance_omen(s, 1)
    advance(s)
    assert (s.omen, s.doom) == (1, 14)


@pytest.mark.rule("eldritch-14.2")
def test_the_omen_goes_clockwise() -> None:
    s = begun().state
    seen = []
    for _ in OMEN_TRACK:
        doom.advance_omen(s, 1)
        advance(s)
        seen.append(s.omen)
    assert seen == [1, 2, 3, 0]


@pytest.mark.rule("eldritch-14.12")
def test_to_go_to_zero_is_nothing_once_it_is_awake() -> None:
    rumour = MYTHOS["return-of-the-ancient-ones"]
    fields = {
        "ancient": "cthulhu",
        "ongoing": (rumour,),
        "monsters": {"19": "gug ghost skeleton"},
        "monster_at": cup("warlock"),
    }
    for is_awake, before, tokens in ((True, 0, 0), (False, 9, 0)):
        match = lay("leo mark", "5 6", is_awake=is_awake, doom=before, **fields)
        match = read(match, "return-of-the-ancient-ones.reckoning", -1, "mythos-return-of-the-ancient-ones")
        s = match.state
        assert (s.is_awake, s.doom, s.sheet_tokens, s.ongoing) == (True, 0, tokens, ())


@pytest.mark.rule("eldritch-14.4", "eldritch-25.20")
def test_an_omen_that_is_put_somewhere_leaves_doom_alone() -> None:
    match = lay("leo mark", "rome london", phase="mythos", mythos="omen-of-good-fortune", gates="sydney")
    before = match.state.doom
    play(match, "0 omen:2")
    assert (match.state.omen, match.state.doom) == (2, before)
    match = lay("leo mark", "rome london", phase="mythos", mythos="omen-of-good-fortune", gates="sydney")
    play(match, f"0 omen:{match.state.omen}")  # it may stay


@pytest.mark.rule("eldritch-14.5")
def test_all_the_way_round_it_passes_every_space() -> None:
    s = begun(gates="sydney london").state
    doom.advance_omen(s, 4)
    advance(s)
    assert (s.omen, s.doom) == (0, 15 - 1 - 2 - 1)  # red once, blue twice, and Azathoth's token at the green


@pytest.mark.rule("eldritch-14.6")
def test_backwards_only_by_a_card_that_says_so() -> None:
    match = lay("leo mark", "5 6", phase="mythos", mythos="perplexing-stars", gates="san-francisco istanbul", omen=0)
    # Forward to blue, and back to green: two gates there.
    assert match.state.omen == 0
    assert match.state.doom == 13  # and it didn't advance there, which Azathoth's token would count


# --- doom ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-14.8")
def test_doom_retreats_no_further_than_twenty() -> None:
    s = begun(doom=19).state
    doom.retreat_doom(s, 3)
    assert s.doom == 20


@pytest.mark.rule("eldritch-14.9", "eldritch-16.5", "eldritch-20.1", "eldritch-20.5", "eldritch-23.2")
def test_at_zero_azathoth_devours_the_world() -> None:
    match = begun(doom=1, held={0: "condition-debt/5"}, phase="mythos", mythos="ancient-guardians", gates="tokyo")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("devoured", ())


@pytest.mark.rule("eldritch-14.10", "eldritch-14.11", "eldritch-14.12", "eldritch-16.6", "eldritch-23.5")
def test_past_zero_the_rest_is_done_by_the_new_rule_and_doom_never_comes_back() -> None:
    s = begun(ancient="cthulhu", doom=2).state
    doom.advance_doom(s, 5)
    advance(s)
    assert (s.is_awake, s.doom, s.sheet_tokens) == (True, 0, 3)
    doom.retreat_doom(s, 2)
    assert s.doom == 0


@pytest.mark.rule("eldritch-16.6", "eldritch-23.4", "eldritch-23.5")
def test_what_is_on_the_back_replaces_what_was_on_the_front() -> None:
    marks = [int(name == "7") for name in SPACES.names]
    match = lay("diana leo", "buenos-aires rome", ancient="cthulhu", ancient_marks=marks, doom=1)
    s = match.state
    s.asked = None
    doom.advance_doom(s, 1)
    advance(s)
    play(match, "0 pick:action-travel", "0 pick:space-7")
    assert (s.sheet_tokens, match.state.sanity[0], match.state.sheet_tokens) == (0, 4, 1)  # once, and by the back


@pytest.mark.rule("eldritch-23.1")
def test_azathoth_counts_the_tokens_on_green() -> None:
    s = begun(omen=3, omen_tokens=3).state
    doom.advance_omen(s, 1)
    advance(s)
    assert s.doom == 12


# --- gates -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-15.1", "eldritch-15.2")
def test_a_gate_opens_where_it_shows_with_a_monster() -> None:
    s = begun().state
    first = s.gate_stack[0]
    spawning.spawn_gates(s, 1)
    advance(s)
    assert s.gate_at[first] == GATE_SPACE[first]
    assert sum(at >= 0 for at in s.monster_at) == 1


@pytest.mark.rule("eldritch-15.3")
def test_without_a_gate_left_doom_advances() -> None:
    s = begun(gates="san-francisco istanbul buenos-aires london tokyo arkham rome shanghai sydney").state
    spawning.spawn_gates(s, 1)
    advance(s)
    assert s.doom == 14


@pytest.mark.rule("eldritch-15.5")
def test_the_discarded_gates_become_the_stack_as_soon_as_it_is_empty() -> None:
    s = begun(gates="san-francisco istanbul buenos-aires london tokyo arkham rome").state
    moves.discard_gate(s, GATE_AT[SPACES["rome"]])
    spawning.spawn_gates(s, 2)
    advance(s)
    assert s.gate_stack == (GATE_AT[SPACES["rome"]],)
    assert s.gate_at[GATE_AT[SPACES["rome"]]] == IN_SUPPLY


@pytest.mark.rule("eldritch-15.6", "eldritch-25.12")
def test_discarding_a_gate_is_not_closing_it() -> None:
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        mythos="that-which-consumes",
        gates="rome",
        held={0: "artifact-gate-box"},
        ongoing=(MYTHOS["mysterious-lights"],),
    )
    while asked(match)[0][1] == "vote":
        for seat, _ in asked(match):
            play(match, f"{seat} pick:space-rome")
    assert match.state.gate_at[GATE_AT[SPACES["rome"]]] != SPACES["rome"]
    assert clues_of(match, 0) == 0


@pytest.mark.rule("eldritch-15.7")
def test_two_gates_are_green_three_blue_four_red() -> None:
    by_colour = {
        colour.name: {SPACES.names[GATE_SPACE[gate]] for gate in range(9) if GATE_COLOUR[gate] == colour.number}
        for colour in COLOURS.words
    }
    assert by_colour == {
        "green": {"san-francisco", "istanbul"},
        "blue": {"buenos-aires", "london", "tokyo"},
        "red": {"arkham", "rome", "shanghai", "sydney"},
    }


@pytest.mark.rule("eldritch-25.12")
def test_with_mysterious_lights_no_gate_closes() -> None:
    match = lay(
        "leo mark",
        "rome london",
        phase="encounter",
        gates="rome",
        on_top="ow-08",
        ongoing=(MYTHOS["mysterious-lights"],),
    )
    roll(match, "6 1 1 6 1")
    play(match, "0 meet:world")
    assert match.state.gate_at[GATE_AT[SPACES["rome"]]] == SPACES["rome"]


# --- clues -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-15.8", "eldritch-15.9", "eldritch-15.10")
def test_a_clue_comes_where_it_shows_or_where_one_says() -> None:
    s = begun().state
    space = spawning.spawn_clue(s)
    assert s.clue_at[space] == space
    spawning.spawn_clue(s, SPACES["tokyo"])
    assert s.clue_at.count(SPACES["tokyo"]) >= 1
    match = lay("leo mark", "london rome", phase="encounter", on_top="eur-5")
    play(match, "0 meet:europe", "0 pick:space-antarctica")
    assert SPACES["antarctica"] in match.state.clue_at


@pytest.mark.rule("eldritch-15.11")
def test_an_empty_pool_takes_the_discarded_clues_in_at_once() -> None:
    s = begun(clue_at=[DISCARDED] * 35 + [IN_SUPPLY]).state
    moves.gain_clues(s, 0, 1)
    assert s.clue_at.count(IN_SUPPLY) == 35


@pytest.mark.rule("eldritch-15.11")
def test_of_several_clues_the_one_goes_whose_space_comes_first() -> None:
    mine = (SPACES["london"], SPACES["tokyo"], SPACES["21"])
    s = begun(clue_at=[HELD if token in mine else IN_SUPPLY for token in range(36)]).state
    assert moves.discard_clues(s, 0, 2) == 2
    assert [s.clue_at[token] for token in mine] == [DISCARDED, DISCARDED, HELD]


@pytest.mark.rule("eldritch-15.12")
def test_with_no_clue_left_none_is_gained_or_spawned() -> None:
    s = begun(clue_at=list(range(36))).state
    assert moves.gain_clues(s, 0, 2) == 0
    assert spawning.spawn_clue(s) == NONE


@pytest.mark.rule("eldritch-3.8")
def test_a_random_space_is_that_of_a_clue_discarded_for_it() -> None:
    s = begun().state
    space = moves.random_space(s)
    assert s.clue_at[space] == DISCARDED


@pytest.mark.rule("eldritch-3.9", "eldritch-23.8")
def test_without_clues_the_lead_chooses_the_random_space() -> None:
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        ancient="shub-niggurath",
        mythos="ancient-guardians",
        clue_at=list(range(36)),
        monster_at=cup("warlock", "skeleton", "ghoul-1", "ghoul-2", "maniac"),  # none of which moves
    )
    assert asked(match) == [(0, "random-space")]
    play(match, "0 pick:space-13")
    assert SPACES["13"] in match.state.monster_at


# --- mysteries and the end -------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-1.2", "eldritch-16.10", "eldritch-16.13", "eldritch-20.3")
def test_the_third_mystery_wins_at_the_end_of_the_mythos_phase() -> None:
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        mythos="support-of-the-church",
        mystery="true-name",
        mystery_tokens=1,
        solved=(0, 1),
        gates="rome",
    )
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("won", (0, 1))


@pytest.mark.rule("eldritch-16.11", "eldritch-16.10")
def test_a_solved_mystery_gives_way_to_the_next_and_its_tokens_go() -> None:
    marks = [1] + [0] * 35
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        mythos="support-of-the-church",
        mystery="true-name",
        mystery_tokens=1,
        mystery_marks=marks,
        gates="rome",
        mystery_deck=(MYSTERIES["occult-research"],),
    )
    s = match.state
    assert s.solved == (MYSTERIES["true-name"],)
    assert (s.mystery, s.mystery_tokens, sum(s.mystery_marks)) == (MYSTERIES["occult-research"], 0, 0)


@pytest.mark.rule("eldritch-16.11", "eldritch-16.17")
@pytest.mark.parametrize(
    ("mystery", "ancient", "field", "n", "then"),
    [
        ("occult-research", "azathoth", "clue_at", 2, DISCARDED),
        ("where-the-old-ones-broke-through", "yog-sothoth", "gate_at", 1, BOXED),
        ("hunting-the-thousand", "shub-niggurath", "monster_at", 4, IN_SUPPLY),
    ],
)
def test_what_lies_on_a_solved_mystery_goes(mystery: str, ancient: str, field: str, n: int, then: int) -> None:
    """Clues to the discarded, monsters to the cup, and gates, as that card says, to the box."""
    s = begun(ancient=ancient, mystery=mystery, mystery_deck=()).state
    at = getattr(s, field)
    laid = [number for number in range(len(at)) if at[number] == IN_SUPPLY][:n]
    for number in laid:
        at[number] = ON_MYSTERY
    if field == "gate_at":
        s.gate_stack = tuple([gate for gate in s.gate_stack if gate not in laid])
    solve_mystery(s)
    assert s.solved == (MYSTERIES[mystery],)
    assert {getattr(s, field)[number] for number in laid} == {then}


@pytest.mark.rule("eldritch-16.11", "eldritch-3.8")
@pytest.mark.parametrize(
    ("names", "tokens"), [("leo mark", 1), ("leo mark jim lily", 2), ("leo mark jim lily lola trish", 3)]
)
def test_the_true_name_comes_with_a_token_for_every_two_players(names: str, tokens: int) -> None:
    everywhere = "rome " * len(names.split())
    s = lay(names, everywhere, mystery="occult-research", mystery_deck=(MYSTERIES["true-name"],)).state
    s.asked = None
    solve_mystery(s)
    advance(s)
    assert (s.mystery, sum(s.mystery_marks)) == (MYSTERIES["true-name"], tokens)


@pytest.mark.rule("eldritch-16.12", "eldritch-25.15", "eldritch-4.6")
def test_a_mystery_that_is_taken_back_no_longer_counts() -> None:
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        mythos="all-for-nothing",
        solved=(1, 2),
        mystery="true-name",
        mystery_deck=(0,),
    )
    while asked(match)[0][1] == "vote":
        for seat, _ in asked(match):
            play(match, f"{seat} pick:mystery-{MYSTERIES.names[2]}")
    assert match.state.solved == (1,)
    assert set(match.state.mystery_deck) == {0, 2}


@pytest.mark.rule("eldritch-16.12", "eldritch-16.15")
def test_a_mystery_that_is_taken_back_where_none_is_left_is_the_active_one() -> None:
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        ancient="cthulhu",
        mythos="all-for-nothing",
        solved=(4, 5, 6, 7),
        mystery_deck=(),
        is_awake=True,
        doom=0,
        gates="rome",
    )
    for seat in (0, 1):
        play(match, f"{seat} pick:mystery-rlyeh-risen")
    assert (match.state.solved, match.state.mystery) == ((5, 6, 7), MYSTERIES["rlyeh-risen"])


@pytest.mark.rule("eldritch-16.12")
def test_a_mystery_that_is_taken_back_lies_anywhere_in_its_deck() -> None:
    decks = set()
    for seed in range(12):
        s = begun(mystery="occult-research", mystery_deck=(1, 2), solved=(3,)).state
        s.rng = Rng(bytes([seed] * 32))
        unsolve(s, 3)
        decks.add(s.mystery_deck.index(3))
    assert decks == {0, 1, 2}


@pytest.mark.rule("eldritch-16.14")
def test_a_mystery_of_an_epic_monster_is_solved_when_it_falls() -> None:
    hurt = upon(MONSTERS, "cthylla", 3)
    match = lay(
        "mark leo", "12 london", ancient="cthulhu", mystery="watching-the-stars", monsters={"12": "cthylla"}, hurt=hurt
    )
    play(match, "0 pick:investigator-mark")
    assert match.state.solved == (MYSTERIES["watching-the-stars"],)
    assert match.state.monster_at[MONSTERS["cthylla"]] == BOXED


@pytest.mark.rule("eldritch-16.15")
def test_without_a_mystery_left_there_is_none() -> None:
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        ancient="cthulhu",
        mythos="support-of-the-church",
        mystery="rlyeh-risen",
        mystery_tokens=1,
        solved=(5, 6),
        mystery_deck=(),
        is_awake=True,
        doom=0,
        gates="rome",
    )
    assert match.state.mystery == NONE
    assert match.state.monster_at[MONSTERS["epic-cthulhu"]] == SPACES["3"]


@pytest.mark.rule("eldritch-16.7", "eldritch-16.9", "eldritch-20.3")
@pytest.mark.parametrize(
    ("is_awake", "solved", "ending"), [(False, (4, 5), "won"), (False, (4,), None), (True, (4, 5), None)]
)
def test_three_mysteries_are_enough_while_it_sleeps(
    solved: tuple[int, ...], ending: str | None, *, is_awake: bool
) -> None:
    match = lay(
        "mark leo",
        "12 london",
        ancient="cthulhu",
        is_awake=is_awake,
        doom=0 if is_awake else 5,
        solved=solved,
        mystery="watching-the-stars",
        monsters={"12": "cthylla"},
        hurt=upon(MONSTERS, "cthylla", 3),
    )
    play(match, "0 pick:investigator-mark")
    assert len(match.state.solved) == len(solved) + 1
    assert (match.outcome and match.outcome.ending) == ending
    assert (match.state.monster_at[MONSTERS["epic-cthulhu"]] == SPACES["3"]) is is_awake


@pytest.mark.rule("eldritch-16.7", "eldritch-23.6")
def test_with_cthulhu_awake_three_mysteries_bring_him_and_his_fall_wins() -> None:
    hurt = upon(MONSTERS, "epic-cthulhu", 4)
    match = lay(
        "mark leo",
        "3 london",
        ancient="cthulhu",
        is_awake=True,
        doom=0,
        solved=(4, 5, 6),
        monsters={"3": "epic-cthulhu"},
        hurt=hurt,
    )
    play(match, "0 pick:investigator-mark")
    assert match.outcome is not None
    assert match.outcome.ending == "won"


@pytest.mark.rule("eldritch-23.6", "eldritch-23.5")
@pytest.mark.parametrize(("sanity", "tokens"), [(7, 5), (2, 3)])
def test_what_cthulhu_takes_of_a_mind_goes_on_his_sheet_even_the_last_of_it(sanity: int, tokens: int) -> None:
    match = lay(
        "akachi mark",
        "3 london",
        phase="encounter",
        ancient="cthulhu",
        is_awake=True,
        doom=0,
        monsters={"3": "epic-cthulhu"},
        sanity=[sanity, 4],
        rng=dice("1 1 1 1"),
    )
    assert match.state.sheet_tokens == tokens  # horror 5; who has 2 and falls brings a third, as doom would advance


@pytest.mark.rule("eldritch-16.16")
def test_the_deep_ones_tokens_stay_on_the_board() -> None:
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        ancient="cthulhu",
        mythos="support-of-the-church",
        mystery="deep-ones-attack",
        mystery_tokens=2,
        mystery_marks=[1] + [0] * 35,
        gates="rome",
    )
    assert match.state.solved == (MYSTERIES["deep-ones-attack"],)
    assert match.state.ancient_marks[0] == 1


def with_tokens(*names: str) -> list[int]:
    return [int(name in names) for name in SPACES.names]


@pytest.mark.rule("eldritch-23.4", "eldritch-16.16")
def test_to_cthulhu_an_eldritch_token_is_one_whoever_laid_it() -> None:
    match = lay("leo mark", "rome 8", ancient="cthulhu", mystery="deep-ones-attack", mystery_marks=with_tokens("10"))
    play(match, "0 pick:action-travel", "0 pick:space-10")
    assert (match.state.sanity[0], asked(match)) == (5, [(1, "act")])
    match = lay(
        "leo mark",
        "8 11",
        phase="mythos",
        ancient="cthulhu",
        mythos="ancient-guardians",
        mystery="deep-ones-attack",
        mystery_marks=with_tokens("8"),
    )
    assert match.state.ancient_marks == with_tokens("11")  # at 8 there is one


@pytest.mark.rule("eldritch-4.8", "eldritch-23.4")
def test_of_two_at_sea_on_one_space_only_the_first_finds_no_token_there() -> None:
    match = lay("leo mark", "8 8", phase="mythos", ancient="cthulhu", mythos="ancient-guardians")
    assert match.state.ancient_marks == with_tokens("8")


@pytest.mark.rule("eldritch-4.8", "eldritch-23.14")
def test_for_a_gate_that_is_gone_nobody_is_asked_for_a_spell() -> None:
    match = lay(
        "leo mark",
        "rome rome",
        phase="mythos",
        ancient="yog-sothoth",
        is_awake=True,
        doom=0,
        mythos="ancient-guardians",
        gates="rome",
        held={0: "spell-wither", 1: "spell-wither"},
    )
    play(match, "0 no")
    assert match.state.gate_at[GATE_AT[SPACES["rome"]]] == ON_SHEET
    assert asked(match) != [(1, "may")]


@pytest.mark.rule("eldritch-16.16", "eldritch-10.24")
@pytest.mark.parametrize(("mystery", "serves"), [("deep-ones-attack", True), ("rlyeh-risen", False)])
def test_the_deep_ones_attack_at_cthulhus_own_tokens_too(mystery: str, *, serves: bool) -> None:
    match = lay(
        "mark leo",
        "8 london",
        phase="encounter",
        ancient="cthulhu",
        mystery=mystery,
        ancient_marks=with_tokens("8"),
        mine={0: 1},
    )
    assert (f"pick:mystery-{mystery}" in offered(match, 0)) is serves
    if serves:
        roll(match, "6 6 6 6 6 6 6 6")
        play(match, f"0 pick:mystery-{mystery}", "0 yes")
        assert (match.state.mystery_tokens, sum(match.state.ancient_marks)) == (1, 0)


@pytest.mark.rule("eldritch-16.11", "eldritch-23.4")
def test_where_cthulhu_has_a_token_the_deep_ones_lay_none() -> None:
    match = lay(
        "leo",
        "buenos-aires",
        phase="mythos",
        ancient="cthulhu",
        mythos="support-of-the-church",
        mystery="rlyeh-risen",
        mystery_tokens=1,
        mystery_deck=(MYSTERIES["deep-ones-attack"],),
        ancient_marks=with_tokens("3", "8", "11"),
        gates="rome",
    )
    assert match.state.mystery_marks == with_tokens("12")


# --- the other ancient ones ------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-23.9", "eldritch-23.10", "eldritch-11.12")
def test_shub_niggurath_awakens_and_her_brood_comes() -> None:
    s = begun(ancient="shub-niggurath", doom=1, monsters={"tokyo": "ghoul-1"}).state
    doom.advance_doom(s, 2)
    advance(s)
    africa = SPACES["heart-of-africa"]
    assert s.monster_at[MONSTERS["epic-shub-niggurath"]] == s.monster_at[MONSTERS["ghoul-1"]] == africa
    assert s.monster_at.count(africa) >= 2
    assert ANCIENTS.names[2 * s.ancient] == "shub-niggurath"


@pytest.mark.rule("eldritch-23.10")
def test_six_monsters_around_her_are_the_end() -> None:
    s = begun(
        ancient="shub-niggurath", doom=0, is_awake=True, monsters={"heart-of-africa": "epic-shub-niggurath"}
    ).state
    s.asked = None
    doom.advance_doom(s, 12)
    advance(s)
    assert s.ending != 0


@pytest.mark.rule("eldritch-23.13")
def test_yog_sothoth_asks_for_spells_at_gates() -> None:
    match = lay(
        "leo mark",
        "rome london",
        phase="mythos",
        ancient="yog-sothoth",
        mythos="ancient-guardians",
        gates="rome sydney",
        held={0: "spell-wither"},
        omen=3,
    )
    assert "yes" in offered(match, 0)
    before = match.state.doom
    play(match, "0 no")
    assert match.state.doom == before - 1


@pytest.mark.rule("eldritch-23.14", "eldritch-23.18")
def test_yog_sothoth_awake_takes_gates_and_three_are_the_end() -> None:
    s = begun(ancient="yog-sothoth", doom=0, is_awake=True, gates="london tokyo").state
    s.log = []
    doom.advance_omen(s, 1)
    advance(s)
    assert s.gate_at.count(ON_SHEET) == 2
    doom.advance_doom(s, 1)
    advance(s)
    assert s.ending != 0
    # Which gate of the stack it is, nobody could have known; the others lay on the board.
    assert [event.reveals for event in s.log if event.kind == "gate-to-sheet"] == [False, False, True]
    none_left = begun(ancient="yog-sothoth", doom=0, is_awake=True, gate_stack=(), gate_at=[BOXED] * 9).state
    doom.advance_doom(none_left, 1)
    advance(none_left)
    assert none_left.gate_at.count(ON_SHEET) == 0


@pytest.mark.rule("eldritch-11.1", "eldritch-11.2", "eldritch-11.3", "eldritch-11.29")
@pytest.mark.parametrize(("monster", "space"), [("mummy", "pyramids"), ("gug", "tokyo")])
def test_a_monster_is_placed_and_then_does_what_it_does_when_spawned(monster: str, space: str) -> None:
    s = begun(monster_at=[IN_SUPPLY if token == MONSTERS[monster] else BOXED for token in range(len(MONSTERS))]).state
    spawning.spawn_monsters(s, 1, SPACES["tokyo"])
    advance(s)
    assert s.monster_at[MONSTERS[monster]] == SPACES[space]


@pytest.mark.rule("eldritch-11.2")
def test_of_tokens_that_are_alike_the_first_one_is_drawn_so_that_its_number_tells_nothing() -> None:
    s = begun().state
    drawn: dict[str, list[int]] = {}
    while (token := moves.draw_monster(s)) != NONE:
        drawn.setdefault(MONSTER[token].kind.name, []).append(token)
        s.monster_at[token] = SPACES["tokyo"]
    assert any(len(tokens) > 2 for tokens in drawn.values())
    assert all(tokens == sorted(tokens) for tokens in drawn.values())


@pytest.mark.rule("eldritch-11.7", "eldritch-11.25")
def test_an_empty_cup_spawns_nothing_and_nobody_ambushes() -> None:
    s = begun(monster_at=[BOXED] * len(MONSTERS)).state
    spawning.spawn_monsters(s, 2, SPACES["tokyo"])
    advance(s)
    assert s.monster_at.count(BOXED) == len(MONSTERS)
    match = lay("leo mark", "5 6", monster_at=[BOXED] * len(MONSTERS))
    match = read(match, "eyes-everywhere.effect", -1, "mythos-eyes-everywhere", "4 4")
    assert told(match.opening, "rolled-die", "n") == [4, 4]
    assert told(match.opening, "combat", "who") == []
