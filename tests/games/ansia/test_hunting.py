"""Chapters 8 and 9: the hunt, and what lies where a move ends."""

from __future__ import annotations

import pytest

from games.ansia.laid import lay, names
from games.looking import eyes, kinds, offered, told
from sobremesa.games.ansia import hunting
from sobremesa.games.ansia.book import BOOK, DISCOUNT, SPACES
from sobremesa.games.ansia.cards.facts import cards_that
from sobremesa.games.ansia.options import HUNT
from sobremesa.games.ansia.rules import GAME
from sobremesa.games.ansia.state import COLUMNS
from sobremesa.games.ansia.words import SOURCES
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.testing import play, refused

# --- the hunt ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-8.2", "ansia-8.3", "ansia-8.5", "ansia-8.6")
def test_the_rulebooks_hunt_in_the_forest_brings_nine() -> None:
    """Bernard 3 and Ivo 2, and 2 for each because it is in the forest; a third card of the pile is no human."""
    quarry = {(2, 1): "bernard ivo fang"}
    match = lay("vampire-strength", "", places="cistern farms", quarry=quarry, held={0: "collector"})
    play(match, "0 pick:card-vampire-strength", "0 stay", "0 hunt:2-1")
    assert match.state.scores[0] == 3 + 2 + 4
    assert names(match.state.discards[0])[-3:] == ["bernard", "ivo", "fang"]
    assert match.state.quarry[5] == ()


@pytest.mark.rule("ansia-8.5", "ansia-8.6", "ansia-6.1", "ansia-9.4")
def test_the_rulebooks_turn_of_koni_brings_ten() -> None:
    """Speed 5; three spaces to the crypt of the plains; a pile for 1: 3 and 3, 2 for the plains, 2 for The Hunger."""
    quarry = {(1, 1): "anselmo hugo"}
    match = lay(
        "vampire-thirst the-hunger marcela", "", places="hermitage castle", quarry=quarry, held={0: "collector"}
    )
    assert match.state.speed == 5
    events = play(match, "0 pick:space-plains-crypt")
    assert "opened-crypt" in kinds(events)
    first = min(offered(match, 0))
    play(match, f"0 {first}", f"0 {min(offered(match, 0) - {first})}")
    assert len(match.state.missions[0]) == 2
    assert match.state.speed == 2
    play(match, "0 hunt:1-1")
    assert match.state.scores[0] == 10
    earned = {
        source.name: points for source, points in zip(SOURCES.words, match.state.earned[0], strict=True) if points
    }
    assert earned == {"hunted": 6, "plains": 2, "effects": 2}


@pytest.mark.rule("ansia-8.1")
def test_one_hunt_is_all_there_is() -> None:
    match = lay("", "", places="market farms", quarry={(1, 1): "ivo", (2, 1): "marcela"}, discards={0: "rita"})
    play(match, "0 stay", "0 hunt:1-1")
    assert offered(match, 0) == {"done", "pick:card-ivo", "pick:card-rita"}
    assert refused(match, "0 hunt:2-1") == "ansia-8.1"


@pytest.mark.rule("ansia-8.2")
def test_columns_cost_three_two_and_one() -> None:
    quarry = {(1, 3): "ivo", (2, 2): "marcela", (3, 1): "rita"}
    for hand, piles in (("the-hunger", {"hunt:2-2", "hunt:3-1"}), ("vampire-thirst", {"hunt:3-1"})):
        match = lay(hand, "", places="farms castle", quarry=quarry)
        play(match, "0 stay")
        assert {key for key in offered(match, 0) if key.startswith("hunt")} == piles
    assert refused(match, "0 hunt:1-3") == "ansia-8.2"
    assert refused(match, "0 hunt:1-1") == "ansia-8.2"  # nothing lies there


@pytest.mark.rule("ansia-8.4")
def test_everybody_sees_every_card_of_a_pile() -> None:
    match = lay("", "", quarry={(1, 1): "ivo marcela rita"})
    for eye in eyes(match):
        assert names(match.view(eye)["quarry"][2]) == ["ivo", "marcela", "rita"]


@pytest.mark.rule("ansia-8.6", "ansia-16.1")
@pytest.mark.parametrize(("place", "points"), [("wolf-pass", 0), ("farms", 1), ("cutting", 2), ("labyrinth", 2)])
def test_the_region_adds_to_each_human_even_those_worth_nothing(place: str, points: int) -> None:
    match = lay("", "", places=f"{place} castle", quarry={(1, 1): "cyrana"})
    play(match, "0 stay", "0 hunt:1-1")
    assert match.state.scores[0] == points + 1  # The Hunger is in play


@pytest.mark.rule("ansia-8.7")
def test_every_further_hunt_is_paid_with_what_is_left() -> None:
    quarry = {(1, 1): "ivo", (2, 2): "marcela", (3, 3): "rita"}
    match = lay("hypnosis the-hunger", "", places="farms castle", quarry=quarry)
    assert match.state.speed == 3
    play(match, "0 stay", "0 hunt:1-1")
    assert {key for key in offered(match, 0) if key.startswith("hunt")} == {"hunt:2-2"}
    play(match, "0 hunt:2-2")
    assert offered(match, 0) == {"done"}


@pytest.mark.rule("ansia-8.7")
def test_what_allows_another_hunt_adds_up() -> None:
    quarry = {(row, 1): prey for row, prey in enumerate(("ivo", "fang", "luna"), start=1)}
    match = lay("hypnosis hypnosis bat-form", "", places="farms castle", quarry=quarry)
    play(match, "0 stay", "0 hunt:1-1", "0 hunt:2-1", "0 hunt:3-1")
    assert match.state.hunts == 0


@pytest.mark.rule("ansia-8.7")
def test_a_hunt_for_nothing_still_needs_speed_in_the_turn() -> None:
    match = lay("charm thomas hugo", "", places="farms castle", quarry={(1, 1): "ivo"}, held={0: "collector"})
    assert match.state.speed == 0
    play(match, "0 stay")
    assert match.state.active == 1
    some = lay("charm vampire-thirst hugo", "", places="harbour castle", quarry={(1, 1): "ivo"})
    play(some, "0 pick:space-farms")
    assert some.state.speed == 2
    events = play(some, "0 hunt:1-1")
    assert told(events, "hunted") == [{"who": 0, "card": ("ivo",), "n": 0, "points": 3}]


@pytest.mark.rule("ansia-8.3", "ansia-8.5", "ansia-8.6")
def test_the_log_tells_what_a_hunt_brought_and_what_texts_added_for_whom() -> None:
    quarry = {(1, 1): "teresa bernard ivo fang", (2, 3): "black-bear"}
    match = lay("the-hunger", "", places="cistern farms", zones={0: "missal"}, quarry=quarry, held={0: "collector"})
    play(match, "0 stay")
    before = match.state.scores[0]
    events = play(match, "0 hunt:1-1")
    (hunt,) = told(events, "hunted")
    assert (hunt["n"], hunt["points"]) == (1, 4 + 3 + 2 + 3 * 2)
    extra = [(paid["card"], paid["thing"][0], paid["points"]) for paid in told(events, "paid-for")]
    assert [card for card, _, _ in extra] == ["teresa", "bernard", "bernard", "ivo"]  # in the order of the pile
    assert sorted(extra) == [
        ("bernard", "card-missal", 1),
        ("bernard", "card-the-hunger", 1),
        ("ivo", "card-the-hunger", 1),
        ("teresa", "card-the-hunger", 1),
    ]
    assert hunt["points"] + sum(points for _, _, points in extra) == match.state.scores[0] - before


@pytest.mark.parametrize(
    ("quarry", "pile", "paid"),
    [({(1, 3): "black-bear"}, "1-3", 4), ({(1, 1): "fang"}, "1-1", 1)],
)
@pytest.mark.rule("ansia-8.2", "ansia-12.10")
def test_the_log_tells_what_was_paid_for_a_pile_and_of_no_points_where_nobody_was_bitten(
    quarry: dict[tuple[int, int], str], pile: str, paid: int
) -> None:
    match = lay("night-flight", "", places="farms castle", quarry=quarry, held={0: "collector"})
    events = play(match, "0 stay", f"0 hunt:{pile}")
    assert [(hunt["n"], hunt["points"]) for hunt in told(events, "hunted")] == [(paid, 0)]


# --- spaces ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-9.1")
def test_who_comes_back_takes_the_best_tile_and_stays() -> None:
    match = lay("", "", "", places="gate vaults castle", quarry={(1, 1): "ivo"})
    events = play(match, "1 pick:space-castle")
    assert told(events, "came-home") == [{"who": 1, "n": 10}]
    assert match.state.home == [0, 5, 0]
    assert offered(match, 1) == {"done"}
    assert refused(match, "1 pick:space-gate") == "ansia-9.1"
    play(match, "1 done", "0 pick:space-castle", "0 done")
    assert match.state.scores == [6, 10, 0]
    assert match.state.tiles == (4,)
    assert "hunt:1-1" not in offered(match, 2)


@pytest.mark.rule("ansia-9.1")
def test_the_sixth_vampire_finds_no_tile_and_who_never_left_gets_none() -> None:
    match = lay("", "", places="gate castle", tiles=())
    play(match, "0 pick:space-castle")
    assert (match.state.scores[0], match.state.home[0]) == (0, 5)
    stays = lay("", "", places="castle castle", quarry={(1, 1): "ivo"})
    play(stays, "0 stay")
    assert (stays.state.scores[0], stays.state.home[0], stays.state.tiles) == (0, 0, (10, 6))


@pytest.mark.rule("ansia-9.1", "ansia-12.2")
@pytest.mark.parametrize("hand", ["night-flight vampiric-speed the-hunger", "tobias night-flight"])
def test_who_has_gone_out_or_astray_comes_back(hand: str) -> None:
    decks = (
        {0: "night-flight vampiric-speed the-hunger"} if "tobias" in hand else {0: "vampire-thirst bat-form wolf-form"}
    )
    match = lay(hand, "", places="castle castle", rested=[1], decks=decks)
    if "tobias" not in hand:
        play(match, "0 pick:space-ossuary", "0 done")
    play(match, "0 pick:space-castle")
    assert (match.state.scores[0], match.state.home[0] > 0) == (10, True)


@pytest.mark.rule("ansia-9.1")
def test_there_is_no_hunting_in_the_castle() -> None:
    match = lay("", "", places="castle castle", quarry={(1, 1): "fang"}, tokens={0: "one-hunt"})
    play(match, "0 stay")
    assert refused(match, "0 hunt:1-1") == "ansia-9.1"


@pytest.mark.rule("ansia-9.2")
def test_in_the_cemetery_only_piles_without_humans_are_hunted() -> None:
    match = lay("", "", places="gate castle", quarry={(1, 1): "fang ivo", (2, 1): "luna"})
    play(match, "0 stay")
    assert {key for key in offered(match, 0) if key.startswith("hunt")} == {"hunt:2-1"}
    assert refused(match, "0 hunt:1-1") == "ansia-9.2"


@pytest.mark.rule("ansia-9.3", "ansia-11.1")
def test_a_chest_gives_its_token_and_two_points_once() -> None:
    match = lay("", "", places="harbour farms", chests={"lighthouse": "one-noble"})
    events = play(match, "0 pick:space-lighthouse")
    assert told(events, "took-token") == [{"who": 0, "token": "one-noble", "points": 2}]
    assert match.state.scores[0] == 2
    assert all(match.view(eye)["tokens"][0] == match.state.tokens[0] for eye in eyes(match))
    again = lay("", "", places="harbour farms", chests={"lighthouse": ""})
    play(again, "0 pick:space-lighthouse")
    assert again.state.scores[0] == 0


@pytest.mark.rule("ansia-9.5", "ansia-12.11")
def test_the_labyrinth_gives_one_rose_for_nothing_as_a_hunt() -> None:
    match = lay("", "", places="rail-end castle", quarry={(1, 1): "ivo"})
    play(match, "0 pick:space-labyrinth")
    assert {"pick:card-eternal-rose", "pick:card-blood-rose", "pick:card-wind-rose", "hunt:1-1"} <= offered(match, 0)
    events = play(match, "0 pick:card-blood-rose")
    assert told(events, "took-rose") == [{"who": 0, "card": ("blood-rose",), "points": 1}]
    assert match.state.scores[0] == 1
    assert "blood-rose" in names(match.state.discards[0])
    assert names(match.state.roses) == ["eternal-rose", "wind-rose"]
    assert offered(match, 0) == {"done"}  # one hunt is all, and it was a hunt
    owner = lay("", "", places="labyrinth castle", discards={0: "wind-rose"}, tokens={0: "one-hunt"})
    play(owner, "0 stay")
    assert "pick:card-eternal-rose" not in offered(owner, 0)


@pytest.mark.rule("ansia-9.6", "ansia-12.3")
@pytest.mark.parametrize(
    ("place", "meal", "other"),
    [
        ("market", "ivo", "bernard"),
        ("church", "bernard", "ivo"),
        ("barracks", "corporal-lara", "ivo"),
        ("manor", "lady-violet", "ivo"),
    ],
)
def test_some_places_digest_one_human_of_their_kind(place: str, meal: str, other: str) -> None:
    more = {"ivo": "rita", "bernard": "deacon-oscar", "corporal-lara": "recruit-nuno", "lady-violet": "cyrana"}[meal]
    match = lay("", "", places=f"{place} castle", discards={0: f"{meal} {other} {more}"}, quarry={(1, 1): "fang"})
    play(match, "0 stay")
    assert f"pick:card-{meal}" in offered(match, 0)
    assert f"pick:card-{other}" not in offered(match, 0)
    play(match, f"0 pick:card-{meal}")
    assert names(match.state.digested[0]) == [meal]
    assert offered(match, 0) == {"done", "hunt:1-1"}  # one is all


@pytest.mark.rule("ansia-9.6")
def test_a_human_just_hunted_or_in_play_can_be_digested() -> None:
    match = lay("the-hunger marcela", "", places="market castle", quarry={(1, 1): "ivo"})
    play(match, "0 stay", "0 hunt:1-1")
    assert {"pick:card-ivo", "pick:card-marcela"} <= offered(match, 0)
    play(match, "0 pick:card-marcela")
    assert names(match.state.digested[0]) == ["marcela"]


@pytest.mark.rule("ansia-9.7")
def test_nobody_hunts_aboard_but_on_an_island() -> None:
    match = lay("", "", places="first-boat castle", quarry={(1, 1): "ivo"}, tokens={0: "one-hunt"})
    play(match, "0 stay")
    assert refused(match, "0 hunt:1-1") == "ansia-9.7"
    island = lay("", "", places="treasure-island castle", quarry={(1, 1): "ivo"})
    play(island, "0 stay")
    assert "hunt:1-1" in offered(island, 0)


@pytest.mark.rule("ansia-9.8")
def test_the_tavern_gives_all_its_cards_unseen_for_two() -> None:
    quarry = {(1, 1): "luna"}
    match = lay("", "", places="manor castle", tavern="ivo marcela fang", held={0: "collector"}, quarry=quarry)
    assert all(match.view(eye)["tavern"] == 3 for eye in eyes(match))
    play(match, "0 pick:space-tavern")
    play(match, "0 hunt-in-tavern")
    assert names(match.state.discards[0])[-3:] == ["ivo", "marcela", "fang"]
    assert match.state.scores[0] == 2 + 2 + 2 + 2  # the plains and The Hunger add 1 each for both
    assert match.state.tavern == ()
    assert match.state.speed == 9 - 1 - 2  # a space, and the tavern
    assert offered(match, 0) == {"done"}  # it was a hunt
    poor = lay("vampire-thirst", "", places="tavern castle", tavern="ivo", tokens={0: "one-hunt"})
    play(poor, "0 stay")
    assert refused(poor, "0 hunt-in-tavern") == "ansia-9.8"
    charming = lay("charm anselmo", "", places="tavern castle", tavern="ivo", tokens={0: "one-hunt"})
    assert charming.state.speed == 1
    play(charming, "0 stay")
    assert refused(charming, "0 hunt-in-tavern") == "ansia-9.8"  # it is no column of the hunt zone
    empty = lay("", "", places="tavern castle", tavern="", tokens={0: "one-hunt"})
    play(empty, "0 stay")
    assert "hunt-in-tavern" not in offered(empty, 0)


@pytest.mark.rule("ansia-9.9")
def test_a_well_gives_one_more_hunt_in_the_cheapest_column() -> None:
    quarry = {(1, 1): "ivo", (2, 1): "marcela", (3, 2): "rita", (1, 2): "hugo"}
    match = lay("", "", places="village-well castle", quarry=quarry)
    play(match, "0 stay", "0 hunt:1-1")
    assert {"hunt:2-1", "hunt:3-2"} <= offered(match, 0)  # the usual hunt is left
    play(match, "0 hunt:2-1")
    assert offered(match, 0) == {"done"}  # two hunts are all
    other = lay("", "", places="village-well castle", quarry=quarry)
    play(other, "0 stay", "0 hunt:3-2")
    assert {key for key in offered(other, 0) if key.startswith("hunt")} == {"hunt:1-1", "hunt:2-1"}
    play(other, "0 hunt:1-1")
    assert offered(other, 0) == {"done"}  # the well's hunt was the last


# --- said twice, for speed ---------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-8.2", "ansia-9.2", "ansia-9.9", "ansia-12.4")
def test_what_is_offered_at_once_is_what_each_pile_costs_and_who_is_barred_from_it() -> None:
    rng, cheapened, barred, only_at_the_well = Rng(bytes(32)), 0, 0, 0
    cheapening = tuple(sorted(cards_that(DISCOUNT)))
    assert cheapening
    for evening in "abcdef":
        match = Match(GAME, 3, {}, MatchKey.from_words(evening, 3))
        while not match.is_over and match.version < 200:
            asked = rng.pick(match.asked).decision
            match.play(asked.seat, rng.pick(asked.options))
            s, seat = GAME.schema.clone(match.state), rng.below(3)
            s.places[seat] = rng.below(len(SPACES))
            s.speed, s.hunts, s.well_hunts = rng.below(7), rng.below(2), rng.below(2)
            s.has_speed = True
            if rng.below(2):
                s.zones[seat] += (rng.pick(cheapening),)
            s.active = seat
            s.ears = BOOK.ears_of(s)
            if not hunting.may_hunt(s, seat):
                continue
            full = [pile for pile, cards in enumerate(s.quarry) if cards]
            spared = {pile for pile in full if hunting.is_barred(s, seat, s.quarry[pile])}
            found = [
                HUNT[pile]
                for pile in full
                if pile not in spared
                and hunting.cost_of(s, seat, pile) <= s.speed
                and (s.hunts or pile % COLUMNS == hunting.CHEAPEST)
            ]
            assert [option for option in hunting.hunts_open_to(s, seat) if option.verb == "hunt"] == found
            cheapened += any(hunting.cost_of(s, seat, pile) < hunting.COSTS[pile] for pile in full)
            barred += bool(spared)
            only_at_the_well += bool(found and not s.hunts)
    assert min(cheapened, barred, only_at_the_well) > 0
