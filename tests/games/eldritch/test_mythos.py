"""The mythos phase: icons in order, reckoning, ongoing cards and rumours, and the end of the phase."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from games.eldritch.laid import asked, clues_of, dice, has, lay, offered, read, told, upon
from sobremesa.games.eldritch import moves
from sobremesa.games.eldritch.book import ASSETS, ENCOUNTERS, MONSTERS, MYTHOS, SPACES
from sobremesa.games.eldritch.facts import GATE_AT, GATE_COLOUR, MYTHOS_FACTS, OMEN_TRACK
from sobremesa.games.eldritch.reckonings import reckoned as reckoned_of
from sobremesa.games.eldritch.reckonings import still_there
from sobremesa.games.eldritch.solving import discard_ongoing
from sobremesa.games.eldritch.state import ALIVE, ASIDE, BOXED, FALLEN, IN_SUPPLY, NONE, Eldritch
from sobremesa.games.eldritch.view import Ballot
from sobremesa.games.eldritch.words import EXPEDITION, OF_MONSTERS, OF_MYTHOS, RUMOUR
from sobremesa.kernel.events import Event
from sobremesa.kernel.match import Match
from sobremesa.kernel.zones import without
from sobremesa.testing import Position, play


def kinds(events: Iterable[Event], *wanted: str) -> list[str]:
    return [event.kind for event in events if event.kind in wanted]


def board_clues(match: Position[Eldritch]) -> int:
    return sum(0 <= at < 36 for at in match.state.clue_at)


# --- icons -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-12.1", "eldritch-12.2", "eldritch-12.3", "eldritch-12.4", "eldritch-12.9", "eldritch-4.4")
def test_a_yellow_card_omen_reckoning_gates_and_then_its_text() -> None:
    match = lay("leo mark", "rome london", phase="mythos", mythos="ancient-guardians", monsters={"tokyo": "shoggoth"})
    order = kinds(match.opening, "omen-advances", "reckoning", "gate-spawned", "clue-spawned")
    assert order == ["omen-advances", "reckoning", "gate-spawned"]
    assert MYTHOS["ancient-guardians"] in match.state.mythos_discards


@pytest.mark.rule(
    "eldritch-12.1",
    "eldritch-12.2",
    "eldritch-12.3",
    "eldritch-12.4",
    "eldritch-12.5",
    "eldritch-12.6",
    "eldritch-12.9",
)
@pytest.mark.parametrize(
    ("card", "icons"),
    [
        ("ancient-guardians", ["omen", "reckoning", "gates", "text"]),
        ("support-of-the-church", ["omen", "surge", "clues", "text"]),
        ("growing-madness", ["clues", "text"]),
    ],
)
def test_icons_are_resolved_in_their_order(card: str, icons: list[str]) -> None:
    assert told(lay("leo mark", "5 6", phase="mythos", mythos=card).opening, "icon", "icon") == icons


@pytest.mark.rule("eldritch-12.4")
@pytest.mark.parametrize(("names", "n"), [("leo mark jim lily", 1), ("leo mark jim lily lola", 2)])
def test_as_many_gates_as_the_reference_card_says(names: str, n: int) -> None:
    match = lay(names, " ".join(["5"] * len(names.split())), phase="mythos", mythos="ancient-guardians")
    assert len(told(match.opening, "gate-spawned", "space")) == n


@pytest.mark.rule("eldritch-12.17")
def test_the_mystery_is_looked_at_before_anybody_new_comes() -> None:
    fields = {"mystery": "true-name", "mystery_tokens": 1, "life": [ALIVE, FALLEN]}
    match = lay("leo mark", "5 6", phase="mythos", mythos="ancient-guardians", gates="rome", **fields)
    assert asked(match) == [(1, "new-investigator")]
    assert len(match.state.solved) == 1


@pytest.mark.rule("eldritch-13.4")
def test_what_each_has_reckons_clockwise_from_the_lead_on() -> None:
    held = dict.fromkeys(range(3), "condition-dark-pact")
    match = lay("leo mark jim", "5 6 7", lead=1, held=held)
    match = read(match, "mythos.reckoning", -1, "mythos-ancient-guardians", "6 6 6")
    assert told(match.opening, "rolled-die", "who") == [1, 2, 0]


@pytest.mark.rule("eldritch-12.5", "eldritch-12.6", "eldritch-11.16", "eldritch-11.17")
@pytest.mark.parametrize(
    ("names", "n"),
    [
        ("leo mark", 1),
        ("leo mark jim", 2),
        ("leo mark jim lily lola silas", 2),
        ("leo mark jim lily lola silas trish", 3),
    ],
)
def test_a_green_card_omen_surge_and_clues(names: str, n: int) -> None:
    seats = len(names.split())
    match = lay(
        names, " ".join(["5"] * seats), phase="mythos", mythos="support-of-the-church", gates="london tokyo rome"
    )
    at = [space for space in match.state.monster_at if space >= 0]
    assert len(told(match.opening, "monster-spawned", "thing")) == 2 * n  # the omen is blue: London and Tokyo
    assert SPACES["rome"] not in at
    assert board_clues(match) == {2: 1, 3: 2, 6: 3, 7: 4}[seats]


@pytest.mark.rule("eldritch-11.7", "eldritch-1.7")
def test_where_the_cup_has_too_few_for_a_surge_the_lead_says_where_they_come_first() -> None:
    def left(*names: str) -> list[int]:
        return [IN_SUPPLY if name in names else BOXED for name in MONSTERS.names]

    def surge(monster_at: list[int]) -> Position[Eldritch]:
        return lay(
            "leo mark jim",
            "5 6 7",
            phase="mythos",
            mythos="support-of-the-church",
            gates="london tokyo buenos-aires",
            monster_at=monster_at,
        )

    match = surge(left("gug", "ghost", "skeleton"))
    assert asked(match) == [(0, "spawn-first")]
    play(match, "0 pick:space-tokyo")  # two come there, one is left for the other two
    assert offered(match, 0) == {"pick:space-buenos-aires", "pick:space-london"}
    play(match, "0 pick:space-london")
    at = match.state.monster_at
    assert [at.count(SPACES[name]) for name in ("tokyo", "london", "buenos-aires")] == [2, 1, 0]
    assert asked(surge(left())) != [(0, "spawn-first")]


@pytest.mark.rule("eldritch-11.18")
def test_a_surge_without_a_gate_of_the_omen_opens_one() -> None:
    five = "leo mark jim lily lola"  # with whom gates come in twos
    for names in ("leo mark", five):
        at = " ".join(["5"] * len(names.split()))
        match = lay(names, at, phase="mythos", mythos="support-of-the-church", gates="rome")
        assert kinds(match.opening, "gate-spawned") == ["gate-spawned"]


@pytest.mark.rule("eldritch-12.7", "eldritch-12.8", "eldritch-12.10", "eldritch-12.11")
def test_a_rumour_stays_with_its_tokens_and_reckons_nothing_yet() -> None:
    match = lay("leo mark", "5 6", phase="mythos", mythos="growing-madness")
    card = MYTHOS["growing-madness"]
    assert match.state.ongoing == (card,)
    assert match.state.mythos_discards == ()
    assert match.state.mythos_tokens[card] == 4
    assert kinds(match.opening, "reckoning", "omen-advances") == []
    assert board_clues(match) == 1


@pytest.mark.rule("eldritch-12.1", "eldritch-12.6", "eldritch-24.5")
@pytest.mark.parametrize(("names", "clues"), [("leo", 1), ("leo mark jim", 2)])
def test_a_rumour_that_a_storm_brings_is_resolved_with_its_clues(names: str, clues: int) -> None:
    match = lay(names, " ".join(["5"] * len(names.split())), phase="mythos", mythos="storm")
    (card,) = match.state.ongoing
    assert MYTHOS_FACTS[card].length is RUMOUR
    order = kinds(match.opening, "rumour-drawn", "clue-spawned", "mythos-in-play")
    assert order == ["rumour-drawn", *["clue-spawned"] * clues, "mythos-in-play"]


@pytest.mark.rule("eldritch-12.12", "eldritch-20.4")
def test_without_a_mythos_card_the_investigators_lose() -> None:
    match = lay("leo mark", "5 6", phase="mythos", mythos_deck=(), mythos_discards=(MYTHOS["ancient-guardians"],))
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("no-mythos", ())


@pytest.mark.rule("eldritch-12.12", "eldritch-20.2")
def test_unless_they_have_just_won() -> None:
    match = lay("leo mark", "5 6", phase="mythos", mythos_deck=(), mystery="true-name", mystery_tokens=1, solved=(0, 1))
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


# --- rumours ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-12.13", "eldritch-12.14")
def test_a_solved_rumour_takes_its_epic_monster_along_but_not_what_else_came() -> None:
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        mythos="proposition",
        monsters={"9": "spinner", "tokyo": "ghoul-1"},
        clues="9",
        ongoing=(MYTHOS["web-between-worlds"],),
        mythos_tokens=upon(MYTHOS, "web-between-worlds", 3),
        gates="rome",
    )
    play(match, "0 yes")
    s = match.state
    assert s.ongoing == ()
    assert set(s.mythos_tokens) == {0}
    assert MYTHOS["web-between-worlds"] in s.mythos_discards
    assert s.monster_at[MONSTERS["spinner"]] == BOXED
    assert s.monster_at[MONSTERS["ghoul-1"]] == SPACES["tokyo"]
    assert s.clue_at[SPACES["9"]] == SPACES["9"]


@pytest.mark.rule("eldritch-18.4", "eldritch-17.27")
def test_where_the_whole_deck_goes_to_the_box_the_discarded_assets_are_the_deck() -> None:
    """Faded from Society boxes what costs as much as it has tokens, or more: 4, 3, 2…"""
    dear, thrown, cheap = ASSETS["shotgun"], ASSETS["quarantine"], ASSETS["axe"]
    match = lay(
        "leo",
        "5",
        phase="mythos",
        mythos="ancient-guardians",
        ongoing=(MYTHOS["faded-from-society"],),
        mythos_tokens=upon(MYTHOS, "faded-from-society", 4),
        asset_deck=(dear,),
        asset_discards=(thrown, cheap),
        reserve="",
        gates="rome",
    )
    assert {dear, thrown} <= {*match.state.asset_box}
    assert match.state.reserve == (cheap,)


@pytest.mark.rule("eldritch-12.15")
def test_the_last_token_of_a_rumour_counts_at_once() -> None:
    rumour = MYTHOS["growing-madness"]
    tokens = upon(MYTHOS, "growing-madness", 1)
    match = lay("leo mark", "5 6", phase="mythos", mythos="ancient-guardians", ongoing=(rumour,), mythos_tokens=tokens)
    assert match.state.ongoing == ()
    assert match.state.sanity == [3, 1]
    order = kinds(match.opening, "lost", "gate-spawned")
    assert order.index("lost") < order.index("gate-spawned")


# --- reckoning -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-13.1", "eldritch-13.2", "eldritch-13.3", "eldritch-13.4", "eldritch-13.5")
def test_monsters_the_ancient_one_mythos_cards_then_what_each_has() -> None:
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        ancient="shub-niggurath",
        mythos="ancient-guardians",
        ongoing=(MYTHOS["strange-sightings"],),
        monsters={"tokyo": "shoggoth"},
        held={0: "condition-blessed", 1: "condition-dark-pact"},
    )
    order = [thing[0] for thing in told(match.opening, "reckoning", "thing")]
    assert order == [
        "monster-shoggoth",
        "ancient-shub-niggurath",
        "mythos-strange-sightings",
        "condition-blessed",
        "condition-dark-pact",
    ]


@pytest.mark.rule("eldritch-13.4", "eldritch-1.7")
def test_each_orders_their_own() -> None:
    match = lay(
        "leo mark", "5 6", phase="mythos", mythos="ancient-guardians", held={1: "condition-blessed condition-debt"}
    )
    assert asked(match) == [(1, "order")]
    assert offered(match, 1) == {"pick:condition-blessed-a", "pick:condition-debt-a"}


@pytest.mark.rule("eldritch-13.10")
def test_the_turn_goes_on_clockwise_though_another_leads_now() -> None:
    match = lay(
        "leo mark jim lily",
        "5 6 7 8",
        phase="mythos",
        mythos="ancient-guardians",
        held={0: "condition-dark-pact/2", 1: "condition-blessed", 3: "condition-debt"},
        rng=dice("1"),
    )
    events = play(match, "0 pick:seat-3")  # the lead was devoured
    assert [thing[0] for thing in told(events, "reckoning", "thing")] == ["condition-blessed", "condition-debt"]
    # Who leads when it comes to what investigators have is the first.
    match = lay(
        "leo mark jim",
        "5 6 7",
        phase="mythos",
        mythos="ancient-guardians",
        monsters={"5": "gnoph-keh"},
        held={1: "condition-blessed", 2: "condition-debt"},
        health=[1, 8, 7],
    )
    events = play(match, "0 pick:seat-2")
    assert [thing[0] for thing in told(events, "reckoning", "thing")] == ["condition-debt", "condition-blessed"]


@pytest.mark.rule("eldritch-13.11", "eldritch-16.6")
def test_a_sheet_that_a_monster_had_turned_reckons_by_its_back() -> None:
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        ancient="cthulhu",
        mythos="ancient-guardians",
        monsters={"tokyo": "dark-young"},
        doom=1,
        sheet_tokens=2,
        rng=dice("1"),
    )
    order = [thing[0] for thing in told(match.opening, "reckoning", "thing")]
    assert order == ["monster-dark-young", "ancient-cthulhu-awake"]
    assert match.state.sanity == [4, 2]
    # Who awakens by what its own sheet does has had its turn.
    match = lay(
        "leo mark",
        "rome 6",
        phase="mythos",
        ancient="yog-sothoth",
        mythos="ancient-guardians",
        gates="rome",
        doom=1,
    )
    assert match.state.is_awake
    assert [thing[0] for thing in told(match.opening, "reckoning", "thing")] == ["ancient-yog-sothoth"]


@pytest.mark.rule("eldritch-13.6", "eldritch-25.11")
def test_what_comes_during_a_reckoning_waits_for_the_next() -> None:
    match = lay("leo mark", "5 6", phase="mythos", mythos="ancient-guardians", monsters={"tokyo": "zombie"})
    order = [thing[0] for thing in told(match.opening, "reckoning", "thing")]
    assert order == ["monster-zombie"]
    s = match.state
    assert (s.monster_at[MONSTERS["zombie"]], s.monster_at[MONSTERS["zombie-horde"]]) == (IN_SUPPLY, SPACES["tokyo"])


@pytest.mark.rule("eldritch-13.1", "eldritch-13.3")
def test_what_has_left_the_board_or_play_before_its_turn_reckons_no_more() -> None:
    rumour = MYTHOS["growing-madness"]
    s = lay("leo", "5", monsters={"tokyo": "shoggoth", "rome": "witch"}, ongoing=(rumour,)).state
    things = [*reckoned_of(s, OF_MONSTERS), *reckoned_of(s, OF_MYTHOS)]
    assert still_there(s, things) == tuple(things)
    moves.take_monster(s, MONSTERS["shoggoth"], IN_SUPPLY)
    discard_ongoing(s, rumour)
    assert still_there(s, things) == (MONSTERS.first + MONSTERS["witch"],)


@pytest.mark.rule("eldritch-13.4", "eldritch-19.12")
def test_what_nobody_has_any_more_reckons_no_more() -> None:
    match = lay(
        "leo mark jim",
        "rome tokyo 5",
        phase="mythos",
        mythos="ancient-guardians",
        monsters={"rome": "gnoph-keh"},
        held={0: "condition-debt", 1: "condition-blessed"},
        health=[1, 8, 7],
    )
    events = play(match, "0 pick:seat-1")  # he fell to the monster, before it came to what he had
    assert [thing[0] for thing in told(events, "reckoning", "thing")] == ["condition-blessed"]


@pytest.mark.rule("eldritch-25.11", "eldritch-11.7")
def test_a_zombie_stays_where_its_horde_cannot_come() -> None:
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        mythos="ancient-guardians",
        monsters={"tokyo": "zombie"},
        monster_at=lambda s: [
            BOXED if token == MONSTERS["zombie-horde"] else at for token, at in enumerate(s.monster_at)
        ],
    )
    assert match.state.monster_at[MONSTERS["zombie"]] == SPACES["tokyo"]


@pytest.mark.rule("eldritch-13.7")
def test_the_lead_orders_the_monsters() -> None:
    match = lay(
        "leo mark", "5 6", phase="mythos", mythos="ancient-guardians", monsters={"tokyo": "shoggoth dark-young"}
    )
    assert asked(match) == [(0, "order")]


@pytest.mark.rule("eldritch-13.8")
def test_twice_is_all_of_them_and_all_of_them_again() -> None:
    match = lay("leo mark", "5 6", phase="mythos", mythos="rising-terror", monsters={"5": "gnoph-keh"}, gates="rome")
    assert match.state.health == [4, 8]


@pytest.mark.rule("eldritch-13.9")
def test_where_all_dice_show_one_tests_fail_and_nothing_rerolls_them() -> None:
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        mythos="legitimate-banking",
        held={0: "condition-debt/1 condition-blessed"},
        mine={0: 3},
        gates="rome",
    )
    assert match.state.health[0] == 3
    assert clues_of(match, 0) == 3


# --- monsters' reckonings --------------------------------------------------------------------------------------------


def reckoned(monster: str, faces: str = "", at: str = "rome rome", on: str = "rome") -> Position[Eldritch]:
    more = {"rng": dice(faces)} if faces else {}
    return lay("leo mark", at, phase="mythos", mythos="ancient-guardians", monsters={on: monster}, **more)  # type: ignore[arg-type]


def test_what_monsters_do_to_those_on_their_space() -> None:
    assert reckoned("deep-one").state.sanity == [5, 3]
    assert reckoned("gnoph-keh").state.health == [5, 7]
    match = reckoned("lloigor", at="rome tokyo", on="istanbul")
    assert (match.state.health, match.state.sanity) == ([5, 8], [5, 4])


@pytest.mark.parametrize("monster", ["dark-young", "star-spawn", "zombie-horde"])
def test_some_bring_doom_by_chance(monster: str) -> None:
    assert [reckoned(monster, faces).state.doom for faces in ("2", "3")] == [14, 15]


def test_a_warlock_curses_the_nearest_and_a_witch_hurts_the_cursed() -> None:
    match = reckoned("warlock", "1", at="rome tokyo", on="shanghai")
    assert has(match, 1, "condition-cursed")
    match = lay(
        "leo mark",
        "rome tokyo",
        phase="mythos",
        mythos="ancient-guardians",
        monsters={"sydney": "witch"},
        held={0: "condition-cursed"},
    )
    assert match.state.health == [5, 8]


@pytest.mark.rule("eldritch-3.5", "eldritch-19.12")
@pytest.mark.parametrize("monster", ["warlock", "nightgaunt"])
def test_the_nearest_investigator_is_none_who_has_fallen(monster: str) -> None:
    match = lay(
        "leo mark",
        "20 21",
        phase="mythos",
        mythos="ancient-guardians",
        gates="rome",
        monsters={"21": monster},
        life=[ALIVE, FALLEN],
        places=lambda s: [s.places[0], NONE],
        rng=dice("1"),
    )
    assert has(match, 0, "condition-cursed") is (monster == "warlock")
    assert match.state.monster_at[MONSTERS[monster]] == SPACES["21" if monster == "warlock" else "20"]


@pytest.mark.rule("eldritch-3.11")
def test_serpent_people_draw_the_nearest_towards_them() -> None:
    match = reckoned("serpent-people", "1", at="rome 7", on="amazon")
    assert SPACES.names[match.state.places[1]] == "amazon"


@pytest.mark.rule("eldritch-3.10")
def test_a_mi_go_takes_the_nearest_clue_if_there_is_one() -> None:
    match = lay(
        "leo mark", "5 6", phase="mythos", mythos="ancient-guardians", monsters={"rome": "mi-go"}, clues="pyramids"
    )
    assert match.state.monster_at[MONSTERS["mi-go"]] == SPACES["pyramids"]
    match = lay("leo mark", "5 6", phase="mythos", mythos="ancient-guardians", monsters={"rome": "mi-go"})
    assert match.state.monster_at[MONSTERS["mi-go"]] == SPACES["rome"]


@pytest.mark.rule("eldritch-18.9")
def test_a_mi_go_takes_a_single_clue_though_two_lie_there() -> None:
    match = lay("leo", "5", monsters={"rome": "mi-go"}, clues="rome")
    match.state.clue_at[SPACES["tokyo"]] = SPACES["rome"]
    match = read(match, "mi-go.reckoning", -1, "monster-mi-go")
    assert match.state.clue_at.count(SPACES["rome"]) == 1


@pytest.mark.rule("eldritch-25.10")
def test_a_nightgaunt_carries_somebody_off_or_comes_nearer() -> None:
    match = reckoned("nightgaunt", at="rome tokyo")
    play(match, "0 pick:space-istanbul")
    s = match.state
    assert SPACES.names[s.places[0]] == SPACES.names[s.monster_at[MONSTERS["nightgaunt"]]] == "istanbul"
    assert s.delayed == [True, False]
    match = reckoned("nightgaunt", at="rome tokyo", on="16")
    assert SPACES.names[match.state.monster_at[MONSTERS["nightgaunt"]]] == "16"
    play(match, "0 pick:space-14", "0 pick:seat-0")
    assert SPACES.names[match.state.monster_at[MONSTERS["nightgaunt"]]] == "rome"


@pytest.mark.rule("eldritch-25.10", "eldritch-1.6")
def test_who_is_detained_is_not_carried_off() -> None:
    match = lay(
        "leo mark",
        "rome tokyo",
        phase="mythos",
        mythos="ancient-guardians",
        monsters={"rome": "nightgaunt"},
        held={0: "condition-detained"},
    )
    play(match, "0 pick:space-istanbul")
    assert SPACES.names[match.state.places[0]] == "rome"
    assert match.state.delayed[0]


def test_a_hound_comes_and_is_fought_at_once() -> None:
    match = reckoned("hound", at="rome tokyo", on="london")
    assert match.state.monster_at[MONSTERS["hound"]] in (SPACES["rome"], IN_SUPPLY)
    assert told(match.opening, "combat", "who") == [0]


@pytest.mark.rule("eldritch-23.12", "eldritch-11.26", "eldritch-11.27", "eldritch-11.28", "eldritch-16.4")
def test_cultists_reckon_as_the_ancient_ones_sheet_says() -> None:
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        ancient="shub-niggurath",
        mythos="ancient-guardians",
        monsters={"tokyo": "cultist-1"},
    )
    events = play(match, "0 branch:1")
    s = match.state
    assert told(events, "monster-gone", "thing") == [("monster-cultist", ())]  # to where it may be drawn from again
    assert s.monster_at[MONSTERS["dark-young"]] == SPACES["tokyo"]
    assert s.monster_at[MONSTERS["goat-spawn-1"]] == ASIDE


# --- the end of the phase ---------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-4.5", "eldritch-12.17")
def test_the_lead_may_pass_the_token() -> None:
    match = lay("leo mark", "5 6", phase="mythos", mythos="support-of-the-church", gates="rome")
    assert asked(match) == [(0, "pass-lead")]
    play(match, "0 pick:seat-1")
    assert match.state.lead == 1
    assert asked(match) == [(1, "act")]


@pytest.mark.rule("eldritch-4.1", "eldritch-4.10")
def test_a_new_round_begins_and_what_was_used_can_be_used_again() -> None:
    match = lay(
        "leo mark", "5 6", phase="mythos", mythos="support-of-the-church", gates="rome", acted=[(36,), ()], rounds=3
    )
    play(match, "0 pick:seat-0")
    assert (match.state.rounds, match.state.acted, match.state.phase) == (4, [(), ()], 1)


@pytest.mark.rule("eldritch-4.6")
def test_the_group_votes_under_seal_and_the_lead_has_the_last_word() -> None:
    def ballot(match: Match[Eldritch], seat: int) -> Ballot:
        seen: Ballot = match.view(seat)["ballot"]
        return seen

    match = lay(
        "leo mark jim", "5 6 7", phase="mythos", mythos="that-which-consumes", gates="rome tokyo london", lead=1
    )
    # Doom advances unless the gate is of the colour of the omen.
    omen = OMEN_TRACK[match.state.omen]
    prices = {name: int(GATE_COLOUR[GATE_AT[SPACES[name]]] != omen) for name in ("rome", "tokyo", "london")}
    assert {choice["option"]: choice["doom"] for choice in ballot(match, 0)["choices"]} == {
        f"pick:space-{name}": doom for name, doom in prices.items()
    }
    play(match, "1 pick:space-rome", "0 pick:space-tokyo")
    for seat, own in ((0, "pick:space-tokyo"), (1, "pick:space-rome"), (2, ""), (-1, "")):
        seen = ballot(match, seat)
        assert (seen["voters"], seen["sealed"], seen["own"], seen["opened"]) == ([1, 2, 0], [1, 0], own, {})
    play(match, "2 pick:space-tokyo")
    assert asked(match) == [(1, "last-word")]
    assert ballot(match, 0)["opened"] == {"pick:space-tokyo": [2, 0], "pick:space-rome": [1], "pick:space-london": []}
    doom = match.state.doom
    play(match, "1 pick:space-rome")
    assert match.state.gate_at[GATE_AT[SPACES["rome"]]] != SPACES["rome"]
    assert match.state.doom == doom - prices["rome"]
    assert match.view(0)["ballot"] is None


@pytest.mark.rule("eldritch-4.7")
@pytest.mark.parametrize(("given", "paid"), [((1, 1), True), ((1, 0), False)])
def test_the_group_pays_together_or_not_at_all(given: tuple[int, int], *, paid: bool) -> None:
    match = lay(
        "leo mark jim",
        "5 6 7",
        phase="mythos",
        mythos="all-for-nothing",
        mine={0: 1, 1: 2},
        solved=(1,),
        mystery_deck=(2, 3),
    )
    play(match, *["0 yes"] if "yes" in offered(match, 0) else [])
    for seat, n in enumerate(given):
        play(match, f"{seat} number:{n}")
    assert clues_of(match, 0) + clues_of(match, 1) == (1 if paid else 3)
    assert (len(match.state.solved) == 1) is paid


@pytest.mark.rule("eldritch-4.7")
def test_the_lead_is_the_first_to_say_how_many_clues_they_give() -> None:
    match = lay("leo mark", "5 6", phase="mythos", mythos="all-for-nothing", mine={0: 2, 1: 2}, solved=(1,), lead=1)
    play(match, "1 yes")
    assert asked(match) == [(1, "give-clues")]
    assert offered(match, 1) == {"number:0", "number:1"}  # no more than is missing
    play(match, "1 number:1")
    assert (clues_of(match, 0), clues_of(match, 1)) == (2, 1)


@pytest.mark.rule("eldritch-18.8", "eldritch-12.15")
def test_the_last_tokens_go_though_there_should_go_more() -> None:
    rumour = MYTHOS["dimensions-collide"]
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        mythos="ancient-guardians",
        ongoing=(rumour,),
        mythos_tokens=upon(MYTHOS, "dimensions-collide", 1),
        gates="rome sydney shanghai",  # half of which are two
    )
    assert match.outcome is not None
    assert match.outcome.ending == "rumour"


@pytest.mark.rule("eldritch-25.16", "eldritch-18.10")
def test_expeditions_go_to_the_box_from_deck_and_discards_and_the_deck_is_shuffled() -> None:
    deck = EXPEDITION.number
    match = lay("leo mark", "5 6", on_top="exp-amazon-1 exp-pyramids-1")
    s = match.state
    discarded = next(card for card in s.decks[deck] if ENCOUNTERS.names[card] == "exp-amazon-2")
    s.decks[deck] = without(s.decks[deck], discarded)
    s.piles[deck] = (discarded,)
    before = [card for card in s.decks[deck] if not ENCOUNTERS.names[card].startswith("exp-amazon")]
    s = read(match, "world-shakes.effect", -1, "mythos-world-shakes").state
    assert {ENCOUNTERS.names[card] for card in s.boxed} == {"exp-amazon-1", "exp-amazon-2", "exp-amazon-3"}
    assert s.piles[deck] == ()
    assert sorted(s.decks[deck]) == sorted(before)
    assert list(s.decks[deck]) != before


@pytest.mark.rule("eldritch-18.4")
def test_where_the_reserve_goes_onto_an_empty_deck_it_is_the_deck() -> None:
    fields = {"asset_deck": (), "asset_discards": (), "reserve": "axe kerosene whiskey bandages"}
    match = lay("leo", "5", phase="mythos", mythos="driven-to-bankruptcy", **fields)  # type: ignore[arg-type]
    s = match.state
    assert (len(s.asset_deck), s.asset_discards, s.reserve) == (4, (), ())


@pytest.mark.rule("eldritch-23.4", "eldritch-3.11")
def test_who_is_where_they_would_be_moved_to_does_not_move_onto_it() -> None:
    marks = [int(name == "8") for name in SPACES.names]
    match = lay("leo", "8", ancient="cthulhu", ancient_marks=marks)
    match = read(match, "bermuda-triangle.effect", -1, "mythos-bermuda-triangle", "1")
    assert match.state.sanity == [6]


@pytest.mark.rule("eldritch-4.8")
def test_each_investigator_in_turn_from_the_lead_on() -> None:
    match = lay("leo mark jim", "5 6 7", phase="mythos", mythos="eyes-everywhere", gates="rome", lead=1)
    assert told(match.opening, "rolled-die", "who")[0] == 1
