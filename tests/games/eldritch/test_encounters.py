"""The encounter phase: what one can meet, and how an encounter is resolved."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.eldritch.laid import asked, clues_of, dice, has, lay, offered, pools, roll, told, upon
from sobremesa.games.eldritch import moves
from sobremesa.games.eldritch.book import ASSETS, ENCOUNTERS, INVESTIGATORS, MONSTERS, MYTHOS, SPACES
from sobremesa.games.eldritch.facts import ENCOUNTER, GATE_AT
from sobremesa.games.eldritch.state import DISCARDED, LOOT, NONE, Eldritch
from sobremesa.games.eldritch.words import EXPEDITION, GENERAL, RESEARCH
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.zones import without
from sobremesa.testing import play, refused

# --- which -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-8.1", "eldritch-8.4", "eldritch-8.8", "eldritch-10.1", "eldritch-10.6", "eldritch-10.16")
def test_one_of_all_that_is_there() -> None:
    match = lay("leo mark", "rome pyramids", phase="encounter", clues="rome", gates="rome", on_top="exp-pyramids-1")
    assert asked(match) == [(0, "encounter")]
    assert offered(match, 0) == {"meet:general", "meet:europe", "meet:research", "meet:world"}
    assert refused(match, "0 done") is not None
    play(match, "0 meet:general")
    while asked(match)[0][0] == 0:
        play(match, f"0 {min(offered(match, 0))}")
    assert offered(match, 1) == {"meet:general", "meet:expedition"}


@pytest.mark.rule("eldritch-10.1", "eldritch-10.6")
@pytest.mark.parametrize(("space", "part"), [("5", "city"), ("amazon", "wilderness"), ("8", "sea")])
@pytest.mark.parametrize("deck", ["general", "research"])
def test_the_part_for_the_kind_of_space(space: str, part: str, deck: str) -> None:
    match = lay("leo mark", f"{space} london", phase="encounter", clues=space)
    events = play(match, f"0 meet:{deck}")
    assert [scene.endswith(f"-{part}") for scene in told(events, "scene", "scene")] == [True]


@pytest.mark.rule("eldritch-8.8", "eldritch-10.25")
def test_whoever_fell_here_can_be_encountered_and_nobody_else() -> None:
    fallen = {INVESTIGATORS["jim"]: SPACES["rome"], INVESTIGATORS["silas"]: SPACES["london"]}
    match = lay("leo mark", "rome 5", phase="encounter", fallen_at=[fallen.get(sheet, NONE) for sheet in range(12)])
    assert offered(match, 0) == {"meet:general", "meet:europe", "pick:investigator-jim"}


@pytest.mark.rule("eldritch-10.6", "eldritch-10.14", "eldritch-10.16")
def test_what_lies_elsewhere_cannot_be_encountered() -> None:
    match = lay("leo mark", "istanbul rome", phase="encounter", clues="rome", gates="rome", on_top="exp-pyramids-1")
    assert offered(match, 0) == {"meet:general", "meet:europe"}


@pytest.mark.rule("eldritch-10.2", "eldritch-10.3", "eldritch-10.4", "eldritch-10.5")
@pytest.mark.parametrize(("city", "deck"), [("arkham", "america"), ("istanbul", "europe"), ("sydney", "asia")])
def test_nine_cities_have_a_deck_of_their_own(city: str, deck: str) -> None:
    match = lay("leo mark", f"{city} 5", phase="encounter")
    assert offered(match, 0) == {"meet:general", f"meet:{deck}"}


@pytest.mark.rule("eldritch-8.5", "eldritch-8.7", "eldritch-17.32")
def test_who_is_detained_resolves_that_instead_even_with_a_monster() -> None:
    match = lay(
        "leo mark",
        "rome london",
        phase="encounter",
        monsters={"rome": "gug"},
        held={0: "condition-detained/2"},
        mine={0: 1},
    )
    assert asked(match) == [(0, "may")]
    play(match, "0 yes")
    assert not has(match, 0, "condition-detained")
    assert match.state.hurt[MONSTERS["gug"]] == 0
    assert asked(match) == [(1, "encounter")]


@pytest.mark.rule("eldritch-8.6", "eldritch-10.20", "eldritch-10.23", "eldritch-10.24")
def test_as_an_encounter_not_with_a_monster_but_after_it() -> None:
    marks = [0] * 36
    marks[SPACES["rome"]] = 1
    match = lay("mark leo", "rome london", phase="encounter", mystery="true-name", mystery_marks=marks, mine={0: 2})
    assert "pick:mystery-true-name" in offered(match, 0)
    match = lay(
        "mark leo",
        "rome london",
        phase="encounter",
        mystery="true-name",
        mystery_marks=marks,
        mine={0: 2},
        monsters={"rome": "gug skeleton"},
    )
    assert offered(match, 0) == {"pick:monster-gug", "pick:monster-skeleton"}
    match = lay(
        "mark leo",
        "rome london",
        phase="encounter",
        mystery="true-name",
        mystery_marks=marks,
        monsters={"rome": "skeleton"},
        rng=dice("6 6 1 1 6 6"),
    )
    assert offered(match, 0) == {"meet:general", "meet:europe", "pick:mystery-true-name", "done"}  # it has fallen
    match = lay("leo", "london", phase="encounter", mystery="true-name", mystery_marks=marks)
    assert "pick:mystery-true-name" not in offered(match, 0)


@pytest.mark.rule("eldritch-10.22", "eldritch-12.16", "eldritch-1.13")
def test_a_rumour_is_solved_on_its_space_by_who_is_there() -> None:
    match = lay("leo mark jim", "7 7 7", phase="encounter", mine={0: 2, 1: 5}, ongoing=(MYTHOS["stars-aligned"],))
    rumour = next(key for key in offered(match, 0) if key.startswith("pick:mythos-"))
    assert rumour == "pick:mythos-stars-aligned"
    roll(match, "6 1 1")
    play(match, f"0 {rumour}")
    while asked(match) == [(0, "reroll")]:
        play(match, "0 done")
    play(match, "0 yes")
    assert (match.state.ongoing, clues_of(match, 0), clues_of(match, 1)) == ((), 0, 5)  # half of three: two


# --- complex ones ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-8.9", "eldritch-10.17", "eldritch-15.4")
@pytest.mark.parametrize(("faces", "closed"), [("6 1 6 1", True), ("6 1 1 1", False), ("1 1 1", False)])
def test_the_initial_effect_and_then_one_of_the_two(faces: str, *, closed: bool) -> None:
    # Will, then lore to close; who fails the first tests strength.
    match = lay("leo mark", "rome london", phase="encounter", gates="rome", on_top="ow-08")
    roll(match, faces.replace("6 1 ", "6 1 1 ", 1) if faces.startswith("6") else faces)
    play(match, "0 meet:world")
    assert (match.state.gate_at[GATE_AT[SPACES["rome"]]] == DISCARDED) is closed


@pytest.mark.rule("eldritch-8.10")
@pytest.mark.parametrize(("pays", "skill"), [(True, "will"), (False, "strength")])
def test_an_initial_effect_without_a_test_says_how_to_go_on(skill: str, *, pays: bool) -> None:
    match = lay("leo mark", "rome london", phase="encounter", gates="rome", on_top="ow-14", mine={0: 1})
    play(match, "0 meet:world")
    events = play(match, "0 yes" if pays else "0 no")
    assert told(events, "rolled", "skill")[0] == skill


@pytest.mark.rule("eldritch-8.11", "eldritch-10.13", "eldritch-10.14")
def test_a_resolved_card_is_discarded_and_the_expedition_moves_on() -> None:
    match = lay("leo mark", "amazon london", phase="encounter", on_top="exp-amazon-3 exp-tunguska-2")
    assert match.state.expedition == SPACES["amazon"]
    roll(match, "6 1 1 1 1 1 1")
    play(match, "0 meet:expedition")
    while asked(match)[0][0] == 0:
        play(match, f"0 {min(offered(match, 0))}")
    assert ENCOUNTERS.names[match.state.piles[EXPEDITION.number][0]] == "exp-amazon-3"
    assert match.state.expedition == SPACES["tunguska"]


@pytest.mark.rule("eldritch-10.13", "eldritch-18.4")
def test_the_expedition_moves_on_as_soon_as_its_card_is_drawn() -> None:
    match = lay("leo mark", "amazon london", phase="encounter", on_top="exp-amazon-3 exp-tunguska-2", mine={0: 1})
    play(match, "0 meet:expedition")
    assert (asked(match), match.state.drawn) == ([(0, "reroll")], ENCOUNTERS["exp-amazon-3"])
    assert match.state.expedition == SPACES["tunguska"]


def only(deck: Word, cards: tuple[int, ...]) -> Callable[[Eldritch], list[tuple[int, ...]]]:
    """The decks, that one with these cards alone."""
    return lambda s: [cards if at == deck.number else zone for at, zone in enumerate(s.decks)]


@pytest.mark.rule("eldritch-10.14", "eldritch-1.6")
def test_where_a_rumour_forbids_expeditions_there_are_none() -> None:
    rumour = MYTHOS["secrets-of-the-past"]
    match = lay("leo mark", "amazon london", phase="encounter", on_top="exp-amazon-3", ongoing=(rumour,))
    assert offered(match, 0) == {"meet:general", "pick:mythos-secrets-of-the-past"}


@pytest.mark.rule("eldritch-10.15")
def test_without_expedition_cards_there_is_no_expedition() -> None:
    match = lay("leo mark", "rome london", phase="encounter", decks=only(EXPEDITION, ()))
    assert match.state.expedition == NONE


# --- research --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-10.8", "eldritch-10.10", "eldritch-15.13")
def test_this_clue_and_an_additional_one() -> None:
    match = lay("leo mark", "rome london", phase="encounter", clues="rome", on_top="res-aza-8")
    roll(match, "6 1")
    play(match, "0 meet:research")
    assert clues_of(match, 0) == 2
    assert match.state.clue_at[SPACES["rome"]] >= 64  # the one that lay there is among them


@pytest.mark.rule("eldritch-10.9")
def test_a_clue_that_is_not_gained_stays() -> None:
    match = lay("leo mark", "rome london", phase="encounter", clues="rome", on_top="res-aza-1")
    roll(match, "1 1")
    play(match, "0 meet:research")
    assert match.state.clue_at[SPACES["rome"]] == SPACES["rome"]
    assert len(match.state.piles[RESEARCH.number]) == 1


@pytest.mark.rule("eldritch-10.18")
def test_who_is_in_another_world_is_still_on_their_space() -> None:
    match = lay("leo mark", "rome rome", phase="encounter", gates="rome", on_top="ow-10", held={1: "asset-whiskey"})
    roll(match, "1 1")
    play(match, "0 meet:world")  # failing costs 2 Sanity; a friend has whiskey for it
    assert asked(match) == [(1, "use")]


# --- whoever fell there ----------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-10.25", "eldritch-10.26", "eldritch-10.27", "eldritch-14.8")
@pytest.mark.parametrize(("by", "skill", "doom"), [(0, "influence", 11), (1, "strength", 11)])
def test_the_fallen_leave_what_they_had_and_a_test(by: int, skill: str, doom: int) -> None:
    fallen = [NONE] * 12
    fallen[INVESTIGATORS["leo"]] = SPACES["rome"]
    loot: list[tuple[int, ...]] = [()] * 12
    loot[INVESTIGATORS["leo"]] = (ASSETS.first + ASSETS["axe"],)
    match = lay(
        "mark jim",
        "rome london",
        phase="encounter",
        doom=10,
        fallen_at=fallen,
        fallen_by=[by] * 12,
        loot=loot,
        asset_deck=lambda s: without(s.asset_deck, ASSETS["axe"]),
    )
    roll(match, "6 1 1 1")
    events = play(match, "0 pick:investigator-leo")
    assert told(events, "rolled", "skill") == [skill]
    assert has(match, 0, "asset-axe")
    assert (match.state.doom, match.state.fallen_at[INVESTIGATORS["leo"]]) == (doom, NONE)


@pytest.mark.rule("eldritch-10.26", "eldritch-10.27", "eldritch-17.11")
def test_what_one_cannot_have_of_the_fallen_is_discarded_and_the_token_goes_in_any_case() -> None:
    match = lay(
        "leo mark",
        "4 5",
        phase="encounter",
        on_top="gen-12",
        sanity=[2, 4],
        doom=10,
        held={0: "spell-wither spell-shriveling", 1: "spell-wither"},
        mine={0: 2},
        tickets=[(0, 2), (1, 0)],
        rng=dice("1 1 1 1"),
    )
    play(match, "0 done", "0 pick:space-5", "0 pick:seat-1")  # Leo loses his mind near Mark
    roll(match, "1 1 1 1")
    play(match, "1 pick:investigator-leo", "1 done")
    s, leo = match.state, INVESTIGATORS["leo"]
    assert (s.tickets[1], clues_of(match, 1), s.doom) == ((1, 1), 2, 9)
    assert (has(match, 1, "spell-shriveling"), len(s.held[1]), len(s.spell_deck)) == (True, 2, 18)
    assert (s.fallen_at[leo], s.loot[leo], s.loot_tickets[leo]) == (NONE, (), (0, 0))


@pytest.mark.rule("eldritch-10.27", "eldritch-6.5")
@pytest.mark.parametrize(
    ("mine", "left", "choice", "then"),
    [
        ((0, 0), (1, 1), "", (1, 1)),
        ((0, 1), (2, 0), "", (1, 1)),
        ((1, 0), (1, 1), "ticket:ship", (1, 1)),
        ((1, 0), (1, 1), "ticket:train", (2, 0)),
        ((1, 1), (1, 1), "", (1, 1)),
    ],
)
def test_of_the_tickets_of_the_fallen_one_takes_what_one_can_have(
    mine: tuple[int, int], left: tuple[int, int], choice: str, then: tuple[int, int]
) -> None:
    match = lay(
        "mark jim",
        "rome london",
        phase="encounter",
        fallen_at=[SPACES["rome"] if name == "leo" else NONE for name in INVESTIGATORS.names],
        loot_tickets=[left if name == "leo" else (0, 0) for name in INVESTIGATORS.names],
        tickets=[mine, (0, 0)],
    )
    play(match, "0 pick:investigator-leo", *[f"0 {choice}"] * bool(choice))
    assert match.state.tickets[0] == then
    assert match.state.loot_tickets == [(0, 0)] * len(INVESTIGATORS)


@pytest.mark.rule("eldritch-10.26")
def test_who_fails_for_the_fallen_brings_no_doom_back_but_the_token_goes() -> None:
    leo = INVESTIGATORS["leo"]
    fallen = [SPACES["rome"] if sheet == leo else NONE for sheet in range(12)]
    match = lay("mark jim", "rome london", phase="encounter", doom=10, fallen_at=fallen)
    roll(match, "1 1 1 1")
    play(match, "0 pick:investigator-leo")
    assert (match.state.doom, match.state.fallen_at[leo]) == (10, NONE)


@pytest.mark.rule("eldritch-18.4", "eldritch-8.11")
def test_the_only_card_of_a_deck_can_be_met_again_and_again() -> None:
    only_one = next(card for card in range(len(ENCOUNTERS)) if ENCOUNTERS.names[card] == "gen-12")
    match = lay("leo mark", "tokyo london", phase="encounter", decks=only(GENERAL, (only_one,)))
    play(match, "0 meet:general")
    while asked(match)[0][0] == 0:
        play(match, f"0 {min(offered(match, 0))}")
    assert match.state.decks[GENERAL.number] == (only_one,)
    assert "meet:general" in offered(match, 1)


@pytest.mark.rule("eldritch-18.4", "eldritch-10.13")
def test_the_only_expedition_is_there_again_as_soon_as_it_is_over() -> None:
    only_one = ENCOUNTERS["exp-amazon-3"]
    match = lay("leo mark", "amazon london", phase="encounter", decks=only(EXPEDITION, (only_one,)), mine={0: 1})
    play(match, "0 meet:expedition")
    assert match.state.expedition == NONE  # while it is being resolved
    while asked(match)[0][0] == 0:
        play(match, f"0 {min(offered(match, 0))}")
    assert match.state.expedition == SPACES["amazon"]


@pytest.mark.rule("eldritch-19.13", "eldritch-19.8", "eldritch-16.13")
def test_who_falls_over_a_clue_just_found_lays_it_on_no_mystery() -> None:
    match = lay(
        "leo mark",
        "4 london",
        phase="encounter",
        mystery="occult-research",
        clues="4",
        on_top="res-aza-3",
        rng=dice("1 1 1 1"),
    )
    play(match, "0 meet:research", "0 done", "0 pick:space-5", "0 pick:seat-1")  # all 6 Sanity are lost
    assert asked(match) == [(1, "encounter")]
    assert match.state.clue_at[SPACES["4"]] == LOOT + INVESTIGATORS["leo"]


@pytest.mark.rule("eldritch-10.18", "eldritch-7.6")
@pytest.mark.parametrize(
    ("held", "world", "city"), [("", 3, 2), ("artifact-gate-box", 4, 2), ("asset-urban-guide", 3, 3)]
)
def test_what_is_for_other_worlds_helps_there_and_what_is_for_cities_does_not(held: str, world: int, city: int) -> None:
    mine = {0: held} if held else {}
    match = lay("leo mark", "rome london", phase="encounter", gates="rome", on_top="ow-08", held=mine)
    roll(match, "1 1 1 1 1 1 1 1")
    assert pools(play(match, "0 meet:world"))[0] == world
    match = lay("leo mark", "rome london", held=mine, reserve="axe")
    assert pools(play(match, "0 pick:action-acquire"))[0] == city


@pytest.mark.rule("eldritch-10.8", "eldritch-16.13")
def test_a_clue_gained_before_the_encounter_is_not_found_by_it() -> None:
    match = lay("trish", "rome", mystery="occult-research", clues="rome", on_top="res-aza-1")
    play(match, "0 pick:investigator-trish", "0 done")
    roll(match, "1 1 1 1")
    play(match, "0 meet:research", "0 done")
    assert clues_of(match, 0) == 1
    assert "yes" not in offered(match, 0)


@pytest.mark.rule("eldritch-16.13", "eldritch-22.13")
def test_a_clue_that_another_gains_in_the_encounter_is_not_found_by_it() -> None:
    match = lay(
        "leo jacqueline",
        "rome london",
        phase="encounter",
        mystery="occult-research",
        clues="rome",
        on_top="res-aza-7",
        mine={0: 1},
        rng=dice("1 1 1"),
    )
    play(match, "0 meet:research", "0 done", "1 pick:investigator-jacqueline")  # who has seen what he forgot
    assert (clues_of(match, 0), clues_of(match, 1)) == (1, 1)
    assert asked(match) == [(1, "encounter")]


@pytest.mark.rule("eldritch-10.17", "eldritch-15.6")
def test_this_gate_is_not_closed_once_it_is_gone() -> None:
    match = lay("leo mark", "rome london", phase="encounter", gates="rome", on_top="ow-08", mine={0: 1})
    roll(match, "6 1 1 6 1")
    play(match, "0 meet:world")
    moves.discard_gate(match.state, GATE_AT[SPACES["rome"]])  # in the middle of it
    events = play(match, "0 done", "0 done")
    assert told(events, "gate-closed", "who") == []
    assert asked(match) == [(1, "encounter")]


@pytest.mark.rule("eldritch-8.3")
def test_the_additional_encounter_is_not_had_to_have_though_there_is_only_one() -> None:
    match = lay("mark leo", "17 london", phase="encounter", monsters={"17": "skeleton"}, rng=dice("6 6 1 1 6 6"))
    assert offered(match, 0) == {"meet:general", "done"}


@pytest.mark.rule("eldritch-25.12", "eldritch-10.22", "eldritch-15.4")
def test_a_gate_that_is_closed_solves_no_rumour_that_somebody_else_encountered() -> None:
    match = lay(
        "leo akachi",
        "2 rome",
        phase="encounter",
        gates="rome",
        ongoing=(MYTHOS["fractured-reality"],),
        mythos_tokens=upon(MYTHOS, "fractured-reality", 4),
        on_top="ow-08 ow-09",
    )
    roll(match, "1 1 1 1 1 1 1 1")
    play(match, "0 pick:mythos-fractured-reality")  # and nothing comes of it
    roll(match, "6 1 1 1 6 1 1")
    play(match, "1 meet:world")
    assert match.state.ongoing == (MYTHOS["fractured-reality"],)
    assert match.state.gate_at[GATE_AT[SPACES["rome"]]] == DISCARDED


@pytest.mark.rule("eldritch-18.4")
def test_an_empty_deck_takes_its_discards_in_at_once() -> None:
    first, *others = [card for card in range(len(ENCOUNTERS)) if ENCOUNTER[card].deck is GENERAL]
    piles = [tuple(others) if deck == GENERAL.number else () for deck in range(8)]
    match = lay("leo mark", "rome london", phase="encounter", decks=only(GENERAL, (first,)), piles=piles)
    play(match, "0 meet:general")
    assert sorted(match.state.decks[GENERAL.number]) == others
