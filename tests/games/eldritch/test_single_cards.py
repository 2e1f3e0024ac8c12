"""Rulings about single cards, and the golden rules by cards that show them."""

from __future__ import annotations

import pytest

from games.eldritch.laid import asked, clues_of, cup, dice, has, lay, offered, pools, roll, space, told, upon
from sobremesa.games.eldritch.book import ASSETS, MONSTERS, MYTHOS, SPACES
from sobremesa.games.eldritch.state import ALIVE, HELD, Eldritch
from sobremesa.games.eldritch.words import ENCOUNTER_PHASE
from sobremesa.kernel.events import Event
from sobremesa.testing import Position, play

# --- golden rules ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-1.5")
def test_a_card_beats_the_rules() -> None:
    match = lay(
        "leo mark",
        "rome tokyo",
        reserve="delivery-service axe shotgun dynamite",
        held={0: "asset-revolver condition-debt"},
    )
    roll(match, "6 1")
    play(match, "0 pick:action-acquire", "0 pick:asset-delivery-service", "0 pick:asset-revolver")
    while asked(match)[0][1] not in ("act", "acquire"):
        play(match, f"{asked(match)[0][0]} {'done' if 'done' in offered(match, 0) else 'yes'}")
    assert has(match, 1, "asset-revolver")  # though they are far apart


@pytest.mark.rule("eldritch-1.5", "eldritch-18.1")
def test_by_radio_one_gives_clues_and_takes_none() -> None:
    match = lay(
        "leo mark",
        "rome tokyo",
        reserve="wireless-report axe shotgun dynamite",
        held={0: "asset-revolver condition-debt"},
        mine={0: 2, 1: 2},
    )
    roll(match, "6 1")
    play(match, "0 pick:action-acquire", "0 done", "0 pick:asset-wireless-report")
    assert offered(match, 0) == {"give-clue", "done"}
    play(match, "0 give-clue", "0 done")
    assert (clues_of(match, 0), clues_of(match, 1)) == (1, 3)


@pytest.mark.rule("eldritch-1.9", "eldritch-4.3")
def test_in_the_mythos_phase_the_lead_decides() -> None:
    match = lay("leo mark", "5 6", phase="mythos", mythos="that-which-consumes", gates="rome tokyo", lead=1)
    seats = {seat for seat, _ in asked(match)}
    assert seats == {0, 1}
    match = lay(
        "leo mark", "5 6", phase="mythos", mythos="ancient-guardians", monsters={"rome": "shoggoth hound"}, lead=1
    )
    assert asked(match) == [(1, "order")]


@pytest.mark.rule("eldritch-1.12")
def test_may_or_and_unless() -> None:
    match = lay(
        "leo mark", "5 6", phase="mythos", mythos="world-fights-back", gates="rome", health=[2, 8], sanity=[3, 4]
    )
    assert {"branch:0", "branch:1"} <= offered(match, 0)
    play(match, "0 branch:0")
    assert match.state.health[0] == 4
    match = lay("leo mark", "5 6", phase="mythos", mythos="heat-wave-singes-the-globe", gates="rome")
    play(match, "0 yes", "1 no")
    assert match.state.delayed == [True, False]
    assert match.state.health == [6, 5]


# --- assets and artifacts --------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-25.1")
def test_a_pocket_watch_withstands_what_others_decide() -> None:
    match = lay(
        "leo mark", "5 6", phase="mythos", mythos="patrolling-the-border", gates="rome", held={0: "asset-pocket-watch"}
    )
    play(match, "0 pick:seat-0")
    assert match.state.delayed == [False, False]


@pytest.mark.rule("eldritch-25.2")
def test_a_pallid_mask_passes_over_all_monsters() -> None:
    match = lay(
        "leo mark", "rome london", phase="encounter", monsters={"rome": "gug hound"}, held={0: "artifact-pallid-mask"}
    )
    events = play(match, "0 pick:artifact-pallid-mask")
    assert [thing[0] for thing in told(events, "used", "thing")] == ["artifact-pallid-mask"]
    assert offered(match, 0) == {"meet:general", "meet:europe"}


@pytest.mark.rule("eldritch-25.2", "eldritch-17.9", "eldritch-17.10")
def test_mists_of_releh_can_be_cast_with_no_monster_there() -> None:
    match = lay("leo mark", "rome london", phase="encounter", held={0: "spell-mists-of-releh/1"})
    assert "pick:spell-mists-of-releh-a" in offered(match, 0)


@pytest.mark.rule("eldritch-25.3")
def test_clairvoyance_researches_far_away_as_if_there() -> None:
    match = lay(
        "leo mark", "rome london", phase="encounter", held={0: "spell-clairvoyance/1"}, clues="8", on_top="res-aza-4"
    )
    roll(match, "6 6")
    play(match, "0 pick:spell-clairvoyance-a")
    while asked(match) == [(0, "reroll")]:
        play(match, "0 done")
    assert "meet:research" in offered(match, 0)
    play(match, "0 meet:research")  # at sea: it is gained without a test
    assert clues_of(match, 0) == 1
    assert space(match, 0) == "rome"


@pytest.mark.rule("eldritch-25.3")
@pytest.mark.parametrize("clue", ["8", "rome"])
def test_who_sees_a_clue_far_away_may_still_follow_up_the_one_at_hand(clue: str) -> None:
    match = lay(
        "leo mark",
        "rome london",
        phase="encounter",
        held={0: "spell-clairvoyance/1"},
        clues="8 rome",
        on_top="res-aza-4",  # at sea the clue is gained without a test
    )
    roll(match, "6 6")
    play(match, "0 pick:spell-clairvoyance-a", "0 pick:space-8")
    while asked(match) == [(0, "reroll")]:
        play(match, "0 done")
    play(match, "0 meet:research")
    assert asked(match) == [(0, "which-clue")]
    play(match, f"0 pick:space-{clue}")
    assert match.state.clue_at[SPACES["8"]] == (HELD if clue == "8" else SPACES["8"])


@pytest.mark.rule("eldritch-10.8", "eldritch-25.3")
@pytest.mark.parametrize("here", [True, False])
@pytest.mark.parametrize("clue", ["tokyo", "rome", "8"])
def test_of_several_clues_on_a_space_one_follows_up_the_one_that_one_likes(clue: str, *, here: bool) -> None:
    """Each shows another space: what lies by somebody, or goes back into the pool, isn't the same."""
    lying = {"tokyo", "rome", "8"}
    match = lay(
        "leo mark",
        "8 london" if here else "rome london",
        phase="encounter",
        held={} if here else {0: "spell-clairvoyance/1"},
        clues="8",
        on_top="res-aza-4",  # at sea the clue is gained without a test
    )
    for name in lying:
        match.state.clue_at[SPACES[name]] = SPACES["8"]
    if not here:
        roll(match, "6 6")
        play(match, "0 pick:spell-clairvoyance-a")
        while asked(match) == [(0, "reroll")]:
            play(match, "0 done")
    play(match, "0 meet:research")
    assert asked(match) == [(0, "which-clue-there")]
    assert offered(match, 0) == {f"pick:space-{name}" for name in lying}
    play(match, f"0 pick:space-{clue}")
    assert {name: match.state.clue_at[SPACES[name]] for name in lying} == {
        name: HELD if name == clue else SPACES["8"] for name in lying
    }


@pytest.mark.rule("eldritch-25.3")
@pytest.mark.parametrize(("friend", "asks"), [(1, [(1, "encounter")]), (2, [(2, "use")])])
def test_who_researches_far_away_is_with_those_who_are_there(friend: int, asks: list[tuple[int, str]]) -> None:
    match = lay(
        "leo mark jim",
        "rome rome london",
        phase="encounter",
        held={0: "spell-clairvoyance/1", friend: "asset-whiskey"},
        clues="london",
        on_top="res-aza-3",  # who finds nothing in a city loses a Sanity
    )
    roll(match, "6 1 1 1 1")
    play(match, "0 pick:spell-clairvoyance-a", "0 meet:research")
    assert asked(match) == asks  # the whiskey that helps is in London


@pytest.mark.rule("eldritch-25.3")
def test_what_clairvoyance_gives_for_an_encounter_does_not_outlast_it() -> None:
    match = lay(
        "jacqueline",
        "rome",
        phase="encounter",
        held={0: "spell-clairvoyance/1"},
        clues="8",
        monsters={"rome": "gug"},
        mythos="support-of-the-church",
    )
    roll(match, "6 6 6 1 6 1 1 1 1 1")
    play(match, "0 pick:spell-clairvoyance-a")  # then the gug is fought, survives, and there is no other encounter
    assert match.state.phase != ENCOUNTER_PHASE.number
    assert match.state.lasting == ()


@pytest.mark.rule("eldritch-25.3")
def test_the_die_of_clairvoyance_is_for_that_research_alone() -> None:
    def seen(monsters: dict[str, str]) -> tuple[Position[Eldritch], list[Event]]:
        match = lay(
            "norman",
            "rome",
            phase="encounter",
            held={0: "spell-clairvoyance/1"},
            clues="8",
            on_top="res-aza-1",
            monsters=monsters,
        )
        roll(match, "6 6 6 6 6 6 6")
        return match, list(play(match, "0 pick:spell-clairvoyance-a"))

    match, _ = seen({})
    events = play(match, "0 meet:research")
    assert pools(events) == [4]  # at sea Lore is tested: 3, and the die
    assert match.state.lasting == ()
    match, events = seen({"rome": "shoggoth"})
    assert pools(events) == [3, 4, 1]  # none in combat: will 4, strength 2 - 2
    while asked(match) != [(0, "act")]:
        play(match, f"0 {'done' if 'done' in offered(match, 0) else min(offered(match, 0))}")
    play(match, "0 done")
    assert match.state.lasting == ()  # the shoggoth stood in the way of it


@pytest.mark.rule("eldritch-25.4", "eldritch-1.6")
def test_plumb_the_void_moves_nobody_who_is_detained() -> None:
    match = lay("leo mark", "rome london", held={0: "spell-plumb-the-void/2", 1: "condition-detained"})
    play(match, "0 pick:spell-plumb-the-void-a")
    roll(match, "6 6")
    play(match, "0 pick:seat-1")
    assert asked(match)[0][0] == 0
    assert space(match, 1) == "london"


@pytest.mark.rule("eldritch-25.5")
def test_dynamite_and_shriveling_hurt_epic_monsters() -> None:
    for card, faces, lost in (("asset-dynamite", "", 3), ("spell-shriveling/2", "6 1", 2)):
        match = lay("leo mark", "9 london", monsters={"9": "spinner"}, held={0: card})
        if faces:
            roll(match, faces)
        play(match, f"0 pick:{card.partition('/')[0]}{'-a' if '/' in card else ''}")
        assert match.state.hurt[MONSTERS["spinner"]] == lost


@pytest.mark.rule("eldritch-25.7")
def test_manuscripts_help_with_the_test_of_a_spell() -> None:
    match = lay("leo", "rome", held={0: "spell-shriveling/2 asset-arcane-manuscripts"}, monsters={"rome": "gug"})
    events = play(match, "0 pick:spell-shriveling-a")
    assert pools(events) == [3]


@pytest.mark.rule("eldritch-25.7", "eldritch-5.9")
def test_what_helps_to_cast_a_spell_does_not_help_in_the_action_that_it_brings() -> None:
    match = lay(
        "leo jim",
        "rome rome",
        held={0: "spell-plumb-the-void/1 asset-arcane-tome artifact-glass-of-mortlan artifact-necronomicon"},
    )
    roll(match, "6 6 6")
    play(match, "0 pick:spell-plumb-the-void-a", "0 pick:seat-1", "1 no")
    roll(match, "6 1")
    events = play(match, "0 pick:artifact-necronomicon")
    assert (pools(events), told(events, "tested", "n")) == ([2], [1])


@pytest.mark.rule("eldritch-17.9", "eldritch-19.5")
@pytest.mark.parametrize(("caster", "keeps"), [(0, True), (1, False)])
def test_the_glass_of_mortlan_is_for_spells_of_ones_own(caster: int, *, keeps: bool) -> None:
    """Who fails to instill bravery costs whoever it was for a Sanity more."""
    mine, spell = "condition-hallucinations/2 artifact-glass-of-mortlan", "spell-instill-bravery/2"
    match = lay(
        "leo jim",
        "rome rome",
        phase="mythos",
        mythos="ancient-guardians",
        held={0: f"{mine} {spell}"} if caster == 0 else {0: mine, 1: spell},
        rng=dice("1 1 1"),
    )
    roll(match, "1 1 1")
    play(match, f"{caster} pick:spell-instill-bravery-a")
    assert (asked(match) == [(0, "use")]) is keeps


@pytest.mark.rule("eldritch-25.8")
def test_when_wither_fails_another_bonus_counts() -> None:
    match = lay(
        "leo mark",
        "rome london",
        phase="encounter",
        monsters={"rome": "gug"},
        held={0: "spell-wither/2 asset-revolver"},
    )
    roll(match, "1 1 6 1 1 1 1 1")
    events = play(match, "0 pick:spell-wither-a")
    while asked(match)[0][0] == 0:
        events += play(match, f"0 {'no' if 'no' in offered(match, 0) else min(offered(match, 0))}")
    assert told(events, "rolled", "skill") == ["lore", "will", "strength"]
    assert pools(events) == [2, 3, 3]  # strength 3, the gug's -2, the revolver's +2


@pytest.mark.rule("eldritch-17.24", "eldritch-17.27")
def test_what_is_conjured_together_lies_in_the_reserve_at_once() -> None:
    match = lay(
        "norman",
        "rome",
        held={0: "spell-conjuration/2"},
        reserve="axe rabbits-foot automatic hired-muscle",
        asset_deck=lambda s: (ASSETS["bandages"], *[card for card in s.asset_deck if card != ASSETS["bandages"]]),
    )
    roll(match, "6 6 6 1")
    play(match, "0 pick:spell-conjuration-a")
    while asked(match) == [(0, "reroll")]:
        play(match, "0 done")
    play(match, "0 no")
    assert offered(match, 0) == {"pick:asset-axe", "pick:asset-rabbits-foot", "pick:asset-automatic", "done"}
    play(match, "0 pick:asset-axe")
    assert offered(match, 0) == {"pick:asset-rabbits-foot", "done"}  # 1 of 3 is left, and the bandages come later
    play(match, "0 pick:asset-rabbits-foot")
    assert len(match.state.reserve) == 4
    assert ASSETS["bandages"] in match.state.reserve


@pytest.mark.rule("eldritch-25.9")
def test_a_puzzle_box_may_be_kept() -> None:
    match = lay("leo", "rome", held={0: "asset-puzzle-box"})
    roll(match, "6")
    play(match, "0 pick:action-rest", "0 pick:asset-puzzle-box", "0 no")
    assert has(match, 0, "asset-puzzle-box")


# --- mythos cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-25.13")
def test_a_dark_power_makes_all_fight_and_nothing_more() -> None:
    match = lay(
        "leo mark",
        "5 6",  # where no gate opens
        phase="mythos",
        mythos="dark-power",
        monsters={"5": "skeleton"},
        held={0: "condition-detained"},
        monster_at=cup("warlock"),
    )
    assert told(match.opening, "combat", "who") == [0]
    assert asked(match) == [(0, "pass-lead")]


@pytest.mark.rule("eldritch-25.14")
def test_a_dark_pact_with_nobody_else_does_nothing() -> None:
    match = lay(
        "leo", "5", phase="mythos", mythos="ancient-guardians", held={0: "condition-dark-pact/3"}, rng=dice("1")
    )
    assert match.state.life == [ALIVE]
    assert not has(match, 0, "condition-dark-pact")


@pytest.mark.rule("eldritch-25.17")
def test_who_must_move_moves_but_not_who_is_detained() -> None:
    match = lay("leo mark", "8 london", phase="encounter", on_top="gen-02")
    assert "done" not in offered(match, 0)
    play(match, "0 pick:space-7")
    assert (space(match, 0), match.state.sanity[0]) == ("7", 5)


@pytest.mark.rule("eldritch-25.18")
def test_the_price_of_the_sickness_never_falls_below_nothing() -> None:
    card = MYTHOS["spreading-sickness"]
    match = lay(
        "leo mark",
        "17 london",
        phase="encounter",
        ongoing=(card,),
        mythos_tokens=upon(MYTHOS, "spreading-sickness", 4),
        mine={0: 3},
    )
    play(match, "0 pick:mythos-spreading-sickness", "0 yes")
    assert (match.state.ongoing, clues_of(match, 0)) == ((), 3)


@pytest.mark.rule("eldritch-25.19")
def test_a_monster_that_an_encounter_brings_stays_if_it_stands() -> None:
    match = lay("leo mark", "tokyo london", phase="encounter", on_top="asi-3", monsters={"sydney": "gug"})
    roll(match, "1 1 1 1")
    play(match, "0 meet:asia")
    assert match.state.monster_at[MONSTERS["gug"]] == SPACES["tokyo"]


@pytest.mark.rule("eldritch-23.11", "eldritch-23.17")
def test_shub_niggurath_is_safe_again_when_a_mystery_is_taken_back() -> None:
    match = lay(
        "mark leo",
        "heart-of-africa london",
        ancient="shub-niggurath",
        is_awake=True,
        doom=0,
        monsters={"heart-of-africa": "epic-shub-niggurath"},
        solved=(8, 9),
        mystery_deck=(10,),
        hurt=upon(MONSTERS, "epic-shub-niggurath", 4),
    )
    play(match, "0 pick:investigator-mark")
    assert match.outcome is None
    assert match.state.hurt[MONSTERS["epic-shub-niggurath"]] == 4
