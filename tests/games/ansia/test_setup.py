"""Chapters 1 and 2: what is in the box, and how the night is laid out."""

from __future__ import annotations

from collections import Counter

import pytest

from games.ansia.laid import mission_names, names
from games.looking import asks, eyes, offered, told
from sobremesa.games.ansia.book import CARDS, MISSIONS, SPACES, TOKEN_COPIES, TOKENS, VAMPIRES
from sobremesa.games.ansia.cards.facts import FACTS, MISSION_FACTS
from sobremesa.games.ansia.cards.powers import STARTING_DECK
from sobremesa.games.ansia.map import (
    BOARD,
    CLOSED_CHESTS,
    DISTANCE,
    EDGES,
    HOME,
    MAZE,
    NEAREST_WELLS,
    OPEN_CHESTS,
    RANK,
    REGION_OF,
    REGIONS,
)
from sobremesa.games.ansia.rules import GAME, HUNT_CARDS, MARKED_CARDS
from sobremesa.games.ansia.state import COLUMNS, NONE, Ansia
from sobremesa.games.ansia.words import FAMILIAR, HUMAN, KINDS, POWER, ROSE, STARTING
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import complete
from sobremesa.kernel.zones import shuffled
from sobremesa.testing import play


def night(seats: int, number: int = 0, **settings: object) -> Match[Ansia]:
    key = MatchKey(number.to_bytes(32, "big"), tuple(bytes([seat]) * 16 for seat in range(seats)))
    return Match(GAME, seats, settings, key)


def begun(seats: int, number: int = 0, **settings: object) -> Match[Ansia]:
    """Vampires are chosen and missions kept; the first turn stands."""
    match = night(seats, number, **settings)
    for seat in range(seats):
        play(match, f"{seat} pick:vampire-{VAMPIRES.names[seat]}")
    while match.asked and match.asked[0].decision.ask in ("beginner", "first-mission"):
        asked = match.asked[0].decision
        match.play(asked.seat, asked.options[-1])
    return match


# --- the box -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-1.1", "ansia-1.3", "ansia-17.1")
@pytest.mark.parametrize("mode", ["venerable", "novice"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_night_is_played_to_dawn_in_both_modes_with_two_to_six(seats: int, mode: str) -> None:
    match = night(seats, 7, mode=mode)
    choices = 0
    while match.asked:
        asked = match.asked[0].decision
        match.play(asked.seat, asked.options[choices % len(asked.options)])
        choices += 1
    assert match.state.moon == 16
    assert match.outcome is not None
    assert match.outcome.ending in ("dawn", "ashes")


@pytest.mark.rule("ansia-1.4")
def test_everything_is_in_the_box_as_often_as_the_rulebook_says() -> None:
    by_type = Counter[str]()
    for facts in FACTS:
        by_type[facts.type.name] += facts.copies
    assert by_type == {"human": 80, "familiar": 22, "power": 20, "starting": 36, "rose": 3}
    assert len(HUNT_CARDS) == 122
    assert (len(MISSIONS), sum(TOKEN_COPIES), len(VAMPIRES)) == (50, 26, 6)
    assert len([1 for facts in MISSION_FACTS if facts.is_golden]) == 14
    assert len([1 for facts in MISSION_FACTS if facts.is_white]) == 15
    assert len(MARKED_CARDS) == 32


@pytest.mark.rule("ansia-1.5")
def test_the_names_that_the_rulebook_tells_are_ours_too() -> None:
    told_by_the_book = "teresa bernard ivo cyrana roxane hunters echo eternal-rose vampire-strength vampiric-will"
    assert all(name in CARDS.names for name in f"{told_by_the_book} vampire-thirst the-hunger mist".split())
    assert "parasol" in TOKENS.names
    assert {"full-bodied", "coast-vampire"} <= set(MISSIONS.names)


@pytest.mark.rule("ansia-1.6")
def test_there_are_twenty_humans_of_each_kind() -> None:
    kinds = Counter(facts.kind.name for facts in FACTS if facts.kind is not None)
    assert kinds == {kind.name: 20 for kind in KINDS.words}
    assert {facts.type for facts in FACTS if facts.kind is None} == {FAMILIAR, POWER, STARTING, ROSE}
    assert all(facts.type is HUMAN for facts in FACTS if facts.kind is not None)


@pytest.mark.rule("ansia-1.2", "ansia-2.2")
def test_all_begin_with_the_same_six_cards() -> None:
    assert sorted(FACTS[card].speed for card in STARTING_DECK) == [1, 2, 2, 2, 3, 4]
    match = begun(6)
    s = match.state
    for seat in range(6):
        assert sorted(s.decks[seat] + s.hands[seat] + s.zones[seat]) == sorted(STARTING_DECK)


# --- the map -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-1.5")
def test_the_map_has_61_spaces_and_64_steps() -> None:
    assert (len(BOARD), len(EDGES), len(SPACES)) == (61, 64, 61)
    assert Counter(space.site.name for space in BOARD) == {
        "none": 25,
        "castle": 1,
        "labyrinth": 1,
        "open-chest": 5,
        "closed-chest": 8,
        "well": 6,
        "crypt": 3,
        "tavern": 1,
        "boat": 3,
        "market": 2,
        "church": 2,
        "barracks": 2,
        "manor": 2,
    }
    assert Counter(REGIONS.name_of(region) for region in REGION_OF) == {
        "castle": 1,
        "cemetery": 3,
        "mountains": 11,
        "plains": 21,
        "forest": 25,
    }
    scorch = {"snowy-pass": 6, "refuge": 7, "frozen-well": 8, "mountain-crypt": 9, "high-halt": 10, "wolf-pass": 11}
    scorch |= {"raven-bend": 12, "old-mine": 13, "tunnel": 11, "stray-wagon": 12, "viaduct": 13}
    assert {space.name: space.scorch for space in BOARD if space.scorch} == scorch
    assert (DISTANCE[HOME][MAZE], DISTANCE[HOME][SPACES["high-halt"]]) == (30, 8)
    assert RANK[SPACES["lighthouse"]] > RANK[SPACES["harbour"]]
    assert [SPACES.names[well] for well in NEAREST_WELLS[SPACES["ossuary"]]] == ["castle", "frozen-well"]


# --- the layout --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-2.1", "ansia-2.14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_hunt_zone_has_a_row_more_than_vampires_and_a_card_in_each(seats: int) -> None:
    s = begun(seats).state
    assert s.moon == 1
    assert len(s.quarry) == COLUMNS * (seats + 1)
    for row in range(seats + 1):
        dear, middle, cheap = s.quarry[row * COLUMNS : (row + 1) * COLUMNS]
        assert len(dear) + len(middle) == 1
        assert cheap == ()


@pytest.mark.rule("ansia-2.2")
def test_vampires_are_chosen_one_after_the_other() -> None:
    match = night(3)
    assert asks(match) == [(0, "vampire")]
    assert len(offered(match, 0)) == 6
    play(match, "0 pick:vampire-zorya")
    assert "pick:vampire-zorya" not in offered(match, 1)
    assert len(offered(match, 1)) == 5


@pytest.mark.rule("ansia-2.3", "ansia-2.9", "ansia-17.1")
def test_what_novices_begin_with_is_marked_on_the_cards_and_in_the_almanac() -> None:
    almanac = GAME.almanac()
    box = {(part.kind, part.id): part.says for part in GAME.components({})}
    for card, facts in enumerate(FACTS):
        marks = [phrase for phrase in box["card", CARDS.names[card]] if phrase[0].startswith("novice-mark")]
        assert len(marks) == (facts.marked > 0)
        assert [{"message": message, "args": dict(args)} for message, args in marks] == [
            says for says in almanac["cards"][card]["says"] if says["message"].startswith("novice-mark")
        ]
        if 0 < facts.marked < facts.copies:
            assert dict(marks[0][1]) == {"n": facts.marked, "copies": facts.copies}
    for mission, of in enumerate(MISSION_FACTS):
        for says in (
            box["mission", MISSIONS.names[mission]],
            [(one["message"], ()) for one in almanac["missions"][mission]["says"]],
        ):
            assert (("white-title", ()) in says) == of.is_white


@pytest.mark.rule("ansia-2.3")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_novices_find_marked_cards_in_the_first_two_turns(seats: int) -> None:
    for number in range(10):
        match = night(seats, number, mode="novice")
        s = match.state
        assert s.marked == 2 + 2 * seats
        assert all(FACTS[card].marked for card in s.deck[: s.marked])
        assert not all(FACTS[card].marked for card in s.deck[s.marked :])
    venerable = night(seats)
    assert venerable.state.marked == 0


@pytest.mark.rule("ansia-2.4")
def test_every_chest_has_a_token_and_only_open_ones_are_seen() -> None:
    match = night(3)
    s = match.state
    assert (len(OPEN_CHESTS), len(CLOSED_CHESTS)) == (5, 8)
    assert NONE not in (*s.open_chests, *s.closed_chests)
    assert len(s.spare_tokens) == 13
    for eye in eyes(match):
        view = match.view(eye)
        assert view["open_chests"] == s.open_chests
        assert view["closed_chests"] == [True] * 8
        assert "spare_tokens" not in view


@pytest.mark.rule("ansia-2.5", "ansia-2.6")
def test_roses_lie_open_and_three_cards_wait_in_the_tavern() -> None:
    match = night(2)
    assert names(match.state.roses) == ["eternal-rose", "blood-rose", "wind-rose"]
    assert all(match.view(eye)["tavern"] == 3 for eye in eyes(match))
    dealt = GAME.setup(2, complete(GAME.info.settings, {}), Rng(bytes(32)))
    assert dealt.tavern == shuffled(HUNT_CARDS, Rng(bytes(32)))[:3]  # from the top
    novice = night(6, mode="novice")
    assert len(novice.state.tavern) == 3
    assert len(novice.state.deck) == 119
    assert sorted(novice.state.deck + novice.state.tavern) == sorted(HUNT_CARDS)


@pytest.mark.rule("ansia-2.7")
@pytest.mark.parametrize(
    ("seats", "tiles"),
    [(2, (10, 6)), (3, (10, 6, 4)), (4, (10, 8, 6, 4)), (5, (10, 8, 6, 4, 2)), (6, (10, 8, 6, 4, 2))],
)
def test_castle_tiles_go_by_the_number_of_vampires(seats: int, tiles: tuple[int, ...]) -> None:
    assert night(seats).state.tiles == tiles


@pytest.mark.rule("ansia-2.8", "ansia-2.11")
@pytest.mark.parametrize(("seats", "in_all"), [(2, 42), (4, 42), (5, 50), (6, 50)])
def test_missions_for_crowds_stay_in_the_box_and_crypts_hold_six_five_and_four(seats: int, in_all: int) -> None:
    s = night(seats).state
    assert [len(pile) for pile in s.crypts] == [6, 5, 4]
    everything = [*s.public, *s.unused, *(m for pile in (*s.crypts, *s.looking) for m in pile)]
    assert len(everything) == len(set(everything)) == in_all
    assert any(MISSION_FACTS[mission].for_crowds for mission in everything) == (seats >= 5)


@pytest.mark.rule("ansia-2.9")
def test_two_missions_are_public_never_golden_and_white_for_novices() -> None:
    for number in range(30):
        assert len(night(3, number).state.public) == 2
        assert not any(MISSION_FACTS[mission].is_golden for mission in night(3, number).state.public)
        novice = night(3, number, mode="novice").state
        assert all(MISSION_FACTS[mission].is_white for mission in novice.public)


@pytest.mark.rule("ansia-2.10")
def test_all_choose_their_first_mission_at_once_and_nobody_sees_it() -> None:
    match = night(3)
    play(match, "0 pick:vampire-valerio", "1 pick:vampire-ilona", "2 pick:vampire-morcant")
    assert asks(match) == [(0, "first-mission"), (1, "first-mission"), (2, "first-mission")]
    first, second = match.state.looking[1]
    options = offered(match, 1)
    assert options == {f"pick:mission-{MISSIONS.names[first]}", f"pick:mission-{MISSIONS.names[second]}"}
    play(match, f"1 pick:mission-{MISSIONS.names[second]}")
    assert match.view(0)["votes"] == [-1, True, False]  # its own vote isn't cast, the second's is, the third's isn't
    for seat in (0, 2):
        match.play(seat, match.asked_of(seat).decision.options[0])  # type: ignore[union-attr]
    s = match.state
    assert s.missions[1] == (second,)
    assert first in s.unused
    assert match.view(0)["missions"][1] == 1
    assert mission_names(match.view(1)["missions"][1]) == [MISSIONS.names[second]]


@pytest.mark.rule("ansia-2.12", "ansia-2.13")
def test_the_slowest_hand_plays_first_and_the_first_seat_of_equals() -> None:
    for number in range(12):
        match = begun(4, number)
        events = [event for step, _ in match.replay() for event in step.events]
        speeds = [speed["n"] for speed in told(events, "first-speed")]
        assert list(match.state.atop) == sorted(range(4), key=lambda seat: (speeds[seat], seat))
        assert all(len(match.state.hands[seat]) == 3 for seat in range(4) if seat != match.state.atop[0])
        assert match.state.active == match.state.atop[0]


@pytest.mark.rule("ansia-17.2")
def test_beginners_say_so_at_the_start_of_a_venerable_night() -> None:
    match = night(2, shelter=True)
    play(match, "0 pick:vampire-valerio", "1 pick:vampire-ilona")
    assert asks(match) == [(0, "beginner")]
    play(match, "0 no", "1 yes")
    assert match.state.sheltered == [False, True]
    for settings in ({"shelter": True, "mode": "novice"}, {}):
        other = night(2, **settings)
        play(other, "0 pick:vampire-valerio", "1 pick:vampire-ilona")
        assert asks(other)[0][1] == "first-mission"
