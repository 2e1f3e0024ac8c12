"""Chapters 10, 11 and 17: missions, bonus tokens, gifts."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.ansia.laid import lay, mission_names, missions, names, space
from games.looking import asks, eyes, kinds, offered, told
from sobremesa.games.ansia.book import SPACES, TOKENS, VAMPIRES
from sobremesa.games.ansia.rules import GAME
from sobremesa.games.ansia.state import IN_SIGHT, NONE, Ansia
from sobremesa.testing import Position, play, refused

PILES = ("full-menu the-pack menagerie collector gluttony surge", "crusade banquet", "penitent")


# --- missions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-10.1")
def test_missions_lie_face_down_and_only_their_number_is_seen() -> None:
    match = lay("", "", held={0: "crusade gluttony"})
    assert mission_names(match.view(0)["missions"][0]) == ["crusade", "gluttony"]
    assert all(match.view(eye)["missions"][0] == 2 for eye in eyes(match, but=[0]))
    assert all(match.view(eye)["crypts"] == [6, 5, 4] for eye in eyes(match))


@pytest.mark.rule("ansia-10.3")
def test_the_rulebooks_crypt_six_and_one_are_seven_and_two_are_kept() -> None:
    match = lay("", "", places="high-halt castle", held={0: "early-riser"}, crypts=PILES)
    events = play(match, "0 pick:space-mountain-crypt")
    assert told(events, "opened-crypt", to=1) == [{"who": 0, "space": "mountain-crypt", "n": 6}]
    assert len(told(events, "opened-crypt", to=0)[0]["mission"]) == 6
    assert len(offered(match, 0)) == 7
    assert match.asked[0].decision.source == "ansia-10.3"
    assert match.view(1)["looking"][0] == 7
    play(match, "0 pick:mission-the-pack", "0 pick:mission-gluttony")
    assert match.state.missions[0] == missions("the-pack gluttony")
    assert match.state.crypts[0] == missions("full-menu menagerie collector surge early-riser")


@pytest.mark.rule("ansia-10.3", "ansia-4.4")
def test_who_has_looked_has_looked_but_may_think_again_about_what_to_keep() -> None:
    match = lay("", "", places="high-halt castle", held={0: "early-riser"}, crypts=PILES)
    play(match, "0 pick:space-mountain-crypt")
    assert not match.is_free_to_undo(0)
    play(match, "0 pick:mission-the-pack", "0 pick:mission-gluttony")
    match.undo(0)
    match.undo(0)
    assert len(offered(match, 0)) == 7
    assert not match.is_free_to_undo(0)


@pytest.mark.rule("ansia-10.4")
def test_novices_add_one_and_give_nothing_back() -> None:
    settings: dict[str, object] = {"mode": "novice"}
    match = lay("", "", places="high-halt castle", held={0: "early-riser"}, crypts=PILES, settings=settings)
    play(match, "0 pick:space-mountain-crypt")
    assert len(offered(match, 0)) == 6
    assert match.asked[0].decision.source == "ansia-10.4"
    events = play(match, "0 pick:mission-the-pack")
    assert [event.rule for event in events if event.kind == "took-missions"] == ["ansia-10.4"]
    assert match.state.missions[0] == missions("early-riser the-pack")
    assert len(match.state.crypts[0]) == 5


@pytest.mark.rule("ansia-10.5")
def test_an_empty_crypt_gives_nothing() -> None:
    match = lay("", "", places="high-halt castle", crypts=("", *PILES[1:]))
    events = play(match, "0 pick:space-mountain-crypt")
    assert "opened-crypt" not in kinds(events)
    assert match.state.missions[0] == ()


@pytest.mark.rule("ansia-10.6")
def test_what_lies_in_a_crypt_is_told_to_who_looked_alone() -> None:
    match = lay("", "", "", places="high-halt castle castle", crypts=PILES)
    events = play(match, "0 pick:space-mountain-crypt")
    assert all("mission" not in seen for eye in (1, 2, -1) for seen in told(events, "opened-crypt", to=eye))
    play(match, "0 pick:mission-the-pack")
    knows, doesnt = match.state.known[0], match.state.known[1]
    (menagerie,) = missions("menagerie")
    assert knows[menagerie].bit_count() == 1
    assert doesnt[menagerie].bit_count() > 1


@pytest.mark.rule("ansia-10.2")
def test_a_golden_mission_is_turned_up_used_once_and_stays_in_sight() -> None:
    match = lay("", "", places="farms castle", quarry={(1, 1): "ivo"}, held={0: "surge"})
    assert match.state.speed == 9
    events = play(match, "0 pick:mission-surge")
    assert told(events, "used-mission") == [{"who": 0, "mission": "surge"}]
    assert match.state.speed == 12
    assert match.state.missions[0] == ()
    assert match.state.revealed[0] == missions("surge")
    assert {known[missions("surge")[0]] for known in match.state.known} == {1 << IN_SIGHT}
    assert refused(match, "0 pick:mission-surge") == "ansia-10.2"


GOLDEN = [
    ("coast-vampire", "farms", "ivo", 0),
    ("forest-vampire", "cutting", "ivo", 0),
    ("peak-vampire", "wolf-pass", "ivo marcela", 4),
    ("banquet", "wolf-pass", "ivo marcela rita", 5),
    ("noble-banquet", "wolf-pass", "lady-violet", 4),
    ("sacred-banquet", "wolf-pass", "bernard", 4),
]


@pytest.mark.rule("ansia-10.2")
@pytest.mark.parametrize(("mission", "place", "prey", "points"), GOLDEN)
def test_golden_missions_wait_for_what_they_ask_for(mission: str, place: str, prey: str, points: int) -> None:
    quarry = {(1, 1): prey, (2, 1): "echo", (3, 1): "fang"}
    match = lay("night-flight", "", places=f"{place} castle", quarry=quarry, held={0: mission})
    play(match, "0 stay")
    assert f"pick:mission-{mission}" not in offered(match, 0)
    play(match, "0 hunt:1-1")
    before = match.state.scores[0]
    play(match, f"0 pick:mission-{mission}")
    assert match.state.scores[0] == before + points


@pytest.mark.rule("ansia-10.2")
def test_the_coast_vampire_takes_another_pile_of_the_column_for_nothing() -> None:
    quarry = {(1, 1): "ivo", (2, 1): "marcela", (3, 2): "rita"}
    match = lay("vampire-thirst", "", places="farms castle", quarry=quarry, held={0: "coast-vampire"})
    play(match, "0 stay", "0 hunt:1-1", "0 pick:mission-coast-vampire")
    assert offered(match, 0) == {"hunt:2-1"}
    events = play(match, "0 hunt:2-1")
    assert told(events, "hunted") == [{"who": 0, "card": ("marcela",), "n": 0, "points": 3}]
    assert match.state.speed == 0


@pytest.mark.rule("ansia-10.2")
def test_the_peak_vampire_is_paid_for_its_last_hunt() -> None:
    quarry = {(1, 1): "ivo marcela", (2, 1): "rita"}
    match = lay("night-flight hypnosis", "", places="wolf-pass castle", quarry=quarry, held={0: "peak-vampire"})
    play(match, "0 stay", "0 hunt:1-1", "0 hunt:2-1", "0 pick:mission-peak-vampire")
    assert match.state.scores[0] == 2 + 2 + 2 + 2


@pytest.mark.rule("ansia-10.2")
def test_the_forest_vampire_digests_two_and_may_stop() -> None:
    match = lay("night-flight", "", places="cutting castle", quarry={(1, 1): "ivo rita"}, held={0: "forest-vampire"})
    play(match, "0 stay", "0 hunt:1-1", "0 pick:mission-forest-vampire", "0 pick:card-ivo", "0 done")
    assert names(match.state.digested[0]) == ["ivo"]


@pytest.mark.rule("ansia-10.2")
def test_second_helping_retreat_shove_company_and_plunder() -> None:
    held = {0: "second-helping retreat shove good-company plunder"}
    match = lay(
        *("night-flight", "", "", "", ""),
        places="refuge snowy-pass castle castle castle",
        held=held,
        quarry={(1, 1): "ivo", (2, 1): "rita"},
        chests={"refuge": "one-noble"},
    )
    play(match, "0 pick:space-snowy-pass", "0 pick:space-refuge")
    assert "pick:mission-shove" in offered(match, 0)
    play(match, "0 pick:mission-shove")
    assert match.state.scores[0] == 3
    assert "pick:mission-plunder" not in offered(match, 0)  # no token was taken here
    play(match, "0 hunt:1-1", "0 pick:mission-good-company")
    assert match.state.scores[0] == 3 + 2 + 4
    play(match, "0 pick:mission-second-helping", "0 hunt:2-1", "0 pick:mission-retreat")
    assert offered(match, 0) == {"done", "pick:space-ossuary"}
    play(match, "0 pick:space-ossuary", "0 pick:space-vaults")
    assert space(match, 0) == "vaults"


@pytest.mark.rule("ansia-10.2", "ansia-7.1")
def test_a_shove_pays_for_each_vampire_that_was_pushed() -> None:
    match = lay(*[""] * 5, places="market farms farms castle castle", held={0: "shove"}, rested=[1, 2])
    play(match, "0 pick:space-farms", "0 pick:space-market", "0 pick:space-old-mine", "0 pick:mission-shove")
    assert match.state.scores[0] == 6


@pytest.mark.rule("ansia-10.2")
def test_being_asked_never_tells_that_one_holds_a_second_helping() -> None:
    for hand, is_asked in (("night-flight", True), ("anselmo", False)):
        for mission in ("second-helping", "crusade"):
            match = lay(hand, "", places="farms castle", held={0: mission}, quarry={})
            play(match, "0 stay")
            assert any(asked in asks(match) for asked in ((0, "act"), (0, "end"))) is is_asked


@pytest.mark.rule("ansia-10.2", "ansia-9.1")
def test_retreating_into_the_castle_is_coming_back_and_plunder_pays_for_a_token() -> None:
    match = lay(*[""] * 5, places="gate castle castle castle castle", held={0: "retreat"}, quarry={(1, 1): "fang"})
    play(match, "0 stay", "0 hunt:1-1", "0 pick:mission-retreat", "0 pick:space-castle")
    assert match.state.home[0] == 5
    loot = lay(
        *[""] * 5, places="harbour castle castle castle castle", held={0: "plunder"}, chests={"lighthouse": "velvet"}
    )
    play(loot, "0 pick:space-lighthouse", "0 pick:mission-plunder")
    assert loot.state.scores[0] == 2 + 2 + 4


CROWD = ("night-flight hypnosis", "", "", "", "")


@pytest.mark.rule("ansia-10.2")
def test_what_a_golden_mission_asks_of_a_hunt_is_asked_of_where_it_was() -> None:
    held = {0: "retreat coast-vampire peak-vampire good-company"}
    quarry = {(1, 1): "ivo", (2, 1): "rita"}
    match = lay(*CROWD, places="farms wolf-pass castle castle castle", held=held, quarry=quarry)
    play(match, "0 stay", "0 hunt:1-1", "0 pick:mission-retreat", "0 pick:space-old-mine", "0 pick:space-raven-bend")
    may = {f"pick:mission-{mission}" for mission in ("coast-vampire", "peak-vampire", "good-company")}
    assert may & offered(match, 0) == {"pick:mission-coast-vampire"}


def test_a_hunt_of_rules_2_was_where_the_vampire_is() -> None:
    match = lay(*CROWD, places="farms castle castle castle castle", quarry={(1, 1): "ivo", (2, 1): "rita"})

    def hunted_at() -> int:
        saved = msgspec.json.decode(GAME.schema.dumps(match.state))
        del saved["hunted_at"]  # there was none
        return GAME.recall(saved, 2).hunted_at

    assert hunted_at() == NONE
    play(match, "0 stay", "0 hunt:1-1")
    assert hunted_at() == SPACES["farms"]


@pytest.mark.rule("ansia-10.2", "ansia-9.7")
def test_nothing_is_hunted_aboard_a_boat_that_one_retreats_to() -> None:
    quarry = {(1, 1): "ivo", (2, 1): "rita"}
    held = {0: "retreat coast-vampire"}
    match = lay(*CROWD, places="well-island castle castle castle castle", held=held, quarry=quarry)
    play(match, "0 stay", "0 hunt:1-1", "0 pick:mission-retreat", "0 pick:space-first-boat", "0 done")
    assert offered(match, 0) == {"done"}


@pytest.mark.rule("ansia-10.2", "ansia-9.8")
def test_who_retreats_to_the_tavern_has_not_gone_there() -> None:
    match = lay(
        *CROWD, places="manor castle castle castle castle", held={0: "retreat"}, quarry={(1, 1): "ivo", (2, 1): "rita"}
    )
    play(match, "0 stay", "0 hunt:1-1", "0 pick:mission-retreat", "0 pick:space-tavern", "0 done")
    assert offered(match, 0) == {"done", "hunt:2-1"}
    assert refused(match, "0 hunt-in-tavern") == "ansia-9.8"


@pytest.mark.rule("ansia-9.6", "ansia-10.2")
def test_who_has_retreated_from_a_market_digests_nothing_there() -> None:
    places = "market castle castle castle castle"
    match = lay(*CROWD, places=places, held={0: "retreat"}, quarry={(1, 1): "ivo", (2, 1): "rita"})
    play(match, "0 stay", "0 hunt:1-1")
    assert "pick:card-ivo" in offered(match, 0)
    play(match, "0 pick:mission-retreat", "0 done")
    assert "pick:card-ivo" in offered(match, 0)  # it hasn't gone anywhere
    match.undo(0)
    play(match, "0 pick:space-farms", "0 done")
    assert offered(match, 0) == {"done", "hunt:2-1"}


@pytest.mark.rule("ansia-10.2")
@pytest.mark.parametrize(
    ("mission", "prey"),
    [("noble-banquet", "lady-violet"), ("sacred-banquet", "bernard"), ("coast-vampire", "ivo")],
)
def test_what_a_golden_mission_asks_of_a_hunt_is_asked_of_the_last_one(mission: str, prey: str) -> None:
    quarry = {(1, 1): prey, (2, 1): "fang", (3, 1): "luna"}
    match = lay("night-flight hypnosis", "", places="farms castle", held={0: mission}, quarry=quarry)
    play(match, "0 stay", "0 hunt:1-1")
    assert f"pick:mission-{mission}" in offered(match, 0)
    play(match, "0 hunt:2-1")
    assert offered(match, 0) == {"done"}
    rose = lay("night-flight hypnosis", "", places="labyrinth castle", held={0: mission}, quarry=quarry)
    play(rose, "0 stay", "0 hunt:1-1", "0 pick:card-wind-rose")
    assert offered(rose, 0) == {"done"}
    tavern = lay("night-flight hypnosis", "", places="tavern castle", held={0: mission}, quarry=quarry, tavern="ivo")
    play(tavern, "0 stay", "0 hunt:1-1", "0 hunt-in-tavern")
    assert offered(tavern, 0) == {"done"}


@pytest.mark.rule("ansia-4.2", "ansia-11.1", "ansia-11.8")
def test_who_comes_home_may_still_use_a_mission_token_in_that_turn_but_no_further_hunt() -> None:
    match = lay("", "", places="gate castle", tokens={0: "one-mission one-hunt two-speed"}, quarry={(1, 1): "fang"})
    play(match, "0 done", "0 pick:space-castle")
    assert offered(match, 0) == {"done", "pick:token-one-mission"}
    play(match, "0 pick:token-one-mission")
    assert asks(match) == [(0, "crypt")]


@pytest.mark.rule("ansia-4.2", "ansia-10.2")
def test_who_has_retreated_home_may_still_turn_up_what_the_hunt_fulfilled() -> None:
    places = "gate vaults castle castle castle"
    held = {0: "retreat good-company second-helping"}
    match = lay(*CROWD, places=places, held=held, quarry={(1, 1): "fang", (2, 1): "luna"}, rested=[1])
    play(match, "0 stay", "0 hunt:1-1", "0 pick:mission-retreat", "0 pick:space-castle")
    assert offered(match, 0) == {"done", "pick:mission-good-company"}


@pytest.mark.rule("ansia-10.2")
def test_the_grave_robber_takes_another_mission_where_it_stands() -> None:
    match = lay("", "", places="high-halt castle", held={0: "grave-robber"}, crypts=PILES)
    play(match, "0 pick:space-mountain-crypt", "0 pick:mission-grave-robber", "0 pick:mission-the-pack")
    play(match, "0 pick:mission-grave-robber")
    assert asks(match) == [(0, "keep-mission")]
    play(match, "0 pick:mission-the-pack", "0 pick:mission-gluttony")
    assert match.state.missions[0] == missions("the-pack gluttony")
    last = lay("", "", places="high-halt castle", held={0: "grave-robber"}, crypts=("the-pack", *PILES[1:]))
    play(last, "0 pick:space-mountain-crypt", "0 pick:mission-grave-robber", "0 pick:mission-the-pack")
    assert "pick:mission-grave-robber" not in offered(last, 0)  # nothing is left there


@pytest.mark.rule("ansia-10.2")
def test_a_banquet_is_of_a_whole_turn_and_company_is_of_others() -> None:
    quarry = {(1, 1): "ivo marcela", (2, 1): "rita"}
    held = {0: "banquet good-company"}
    match = lay(*CROWD, places="wolf-pass castle castle castle castle", quarry=quarry, held=held)
    play(match, "0 stay", "0 hunt:1-1")
    assert {"pick:mission-banquet", "pick:mission-good-company"}.isdisjoint(offered(match, 0))
    play(match, "0 hunt:2-1")
    assert offered(match, 0) == {"done", "pick:mission-banquet"}


@pytest.mark.rule("ansia-10.2", "ansia-12.1")
def test_purification_is_offered_only_against_some_harm_and_asked_of_all_who_hold_a_mission() -> None:
    match = lay(
        "sister-clara night-flight", "", places="farms castle", held={0: "purification"}, quarry={(1, 1): "ivo"}
    )
    assert asks(match) == [(0, "activate")]
    play(match, "0 pick:mission-purification", "0 stay")
    assert "hunt:1-1" in offered(match, 0)
    other = lay("sister-clara night-flight", "", places="farms castle", held={0: "crusade"})
    assert asks(other) == [(0, "activate")]
    assert offered(other, 0) == {"done"}


@pytest.mark.rule("ansia-10.2", "ansia-12.2", "ansia-12.8")
@pytest.mark.parametrize(("harmful", "ways"), [("teresa", "0 pick:space-refuge"), ("ramona", "0 stay")])
def test_purification_is_for_those_who_would_go_astray_or_thirst_too(harmful: str, ways: str) -> None:
    match = lay(f"{harmful} night-flight", "", places="snowy-pass castle", held={0: "purification"})
    assert asks(match) == [(0, "activate")]
    play(match, "0 pick:mission-purification", ways)
    assert space(match, 0) in ("snowy-pass", "refuge")


@pytest.mark.rule("ansia-10.2", "ansia-12.8")
def test_whom_no_harm_touches_has_nothing_to_purify() -> None:
    match = lay("shroud-of-shadows ramona", "", places="farms castle", held={0: "purification"})
    assert asks(match) == [(0, "move")]


@pytest.mark.rule("ansia-10.1", "ansia-10.2")
def test_a_secret_mission_is_not_turned_up_by_night() -> None:
    match = lay("", "", places="farms castle", held={0: "crusade banquet"})
    play(match, "0 stay")
    assert refused(match, "0 pick:mission-crusade") == "ansia-10.1"
    assert refused(match, "0 pick:mission-banquet") == "ansia-10.2"


@pytest.mark.rule("ansia-4.4", "ansia-9.3")
@pytest.mark.parametrize(("chest", "is_open"), [("lighthouse", False), ("bridge", True)])
def test_a_closed_chest_once_opened_is_not_closed_again(chest: str, *, is_open: bool) -> None:
    match = lay("", "", places="plains-crypt castle" if is_open else "harbour castle")
    play(match, f"0 pick:space-{chest}")
    assert match.is_free_to_undo(0) is is_open


# --- tokens ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-11.1", "ansia-11.4")
def test_speed_tokens_are_spent_before_moving_as_many_as_one_likes() -> None:
    match = lay("the-hunger", "", places="farms castle", tokens={0: "one-speed two-speed"})
    events = play(match, "0 pick:token-one-speed", "0 pick:token-two-speed")
    assert [used["token"] for used in told(events, "used-token")] == ["one-speed", "two-speed"]
    assert match.state.speed == 5
    assert (match.state.tokens[0], len(match.state.spent[0])) == ((), 2)
    assert refused(match, "0 pick:token-one-speed") == "ansia-11.1"


@pytest.mark.rule("ansia-11.4")
def test_a_speed_token_pays_for_a_hunt_too_even_one_just_taken() -> None:
    quarry = {(1, 2): "ivo"}
    laid = {"places": "harbour castle", "chests": {"lighthouse": "two-speed"}, "quarry": quarry}
    match = lay("vampire-thirst", "", **laid)  # type: ignore[arg-type]
    play(match, "0 pick:space-lighthouse")
    assert offered(match, 0) == {"done", "pick:token-two-speed"}
    play(match, "0 pick:token-two-speed", "0 hunt:1-2")
    assert (match.state.scores[0], match.state.speed) == (2 + 2 + 1, 0)
    assert offered(match, 0) == {"done"}


@pytest.mark.rule("ansia-11.4", "ansia-6.3", "ansia-9.7")
@pytest.mark.parametrize(("hand", "place"), [("anselmo", "farms"), ("vampire-thirst", "first-boat")])
def test_after_the_move_a_speed_token_is_only_for_who_may_hunt(hand: str, place: str) -> None:
    match = lay(hand, "", places=f"{place} castle", tokens={0: "two-speed"}, quarry={(1, 1): "ivo"}, rested=[1])
    assert "pick:token-two-speed" in offered(match, 0)
    play(match, "0 stay")
    assert match.state.moon == 6 or offered(match, 0) == {"done"}


@pytest.mark.rule("ansia-6.3", "ansia-10.2", "ansia-11.4")
@pytest.mark.parametrize("gain", ["pick:mission-surge", "pick:token-two-speed"])
def test_whom_speed_is_given_may_move_and_hunt_after_all(gain: str) -> None:
    tokens, held = {0: "two-speed"}, {0: "surge"}
    match = lay("anselmo", "", places="farms castle", tokens=tokens, held=held, quarry={(1, 1): "ivo"})
    assert (match.state.speed, "pick:space-market" in offered(match, 0)) == (-1, False)
    play(match, f"0 {gain}")
    assert "pick:space-market" in offered(match, 0)
    play(match, "0 stay", "0 hunt:1-1")


@pytest.mark.rule("ansia-11.5")
def test_one_more_hunt_at_the_usual_cost() -> None:
    quarry = {(1, 1): "ivo", (2, 2): "rita"}
    match = lay("night-flight", "", places="farms castle", tokens={0: "one-hunt"}, quarry=quarry)
    play(match, "0 stay", "0 hunt:1-1", "0 pick:token-one-hunt")
    assert match.state.speed == 3
    play(match, "0 hunt:2-2")


@pytest.mark.rule("ansia-11.6", "ansia-11.7")
def test_tokens_that_discard_and_draw_in_the_first_step() -> None:
    tokens = {0: "discard-and-draw one-card"}
    match = lay("the-hunger", "", tokens=tokens, decks={0: "ivo rita"})
    assert offered(match, 0) == {"done", "pick:token-discard-and-draw", "pick:token-one-card"}
    play(match, "0 pick:token-one-card")
    assert names(match.state.zones[0]) == ["the-hunger", "ivo"]
    play(match, "0 pick:token-discard-and-draw", "0 pick:card-ivo")
    assert names(match.state.zones[0]) == ["the-hunger", "rita"]


@pytest.mark.rule("ansia-11.8", "ansia-12.5")
def test_a_mission_token_opens_any_crypt() -> None:
    match = lay("the-hunger", "", tokens={0: "one-mission"}, crypts=PILES, rested=[1])
    play(match, "0 pick:token-one-mission")
    assert offered(match, 0) == {
        "pick:space-mountain-crypt",
        "pick:space-plains-crypt",
        "pick:space-forest-crypt",
    }
    play(match, "0 pick:space-forest-crypt", "0 pick:mission-penitent")
    assert match.state.missions[0] == missions("penitent")


@pytest.mark.rule("ansia-10.5", "ansia-11.8", "ansia-12.5")
def test_a_crypt_without_missions_is_not_among_those_to_choose_from() -> None:
    two = lay("the-hunger", "", tokens={0: "one-mission"}, crypts=("the-pack", "", "penitent"), rested=[1])
    play(two, "0 pick:token-one-mission")
    assert offered(two, 0) == {"pick:space-mountain-crypt", "pick:space-forest-crypt"}
    one = lay("the-hunger", "", tokens={0: "one-mission"}, crypts=("", "the-pack", ""), rested=[1])
    play(one, "0 pick:token-one-mission")
    assert asks(one) == [(0, "keep-mission")]
    none = lay("the-hunger", "", tokens={0: "one-mission"}, crypts=("", "", ""), rested=[1])
    assert "pick:token-one-mission" not in offered(none, 0)


@pytest.mark.rule("ansia-11.10")
def test_velvet_is_worth_two_more() -> None:
    match = lay("", "", places="harbour castle", chests={"lighthouse": "velvet"})
    play(match, "0 pick:space-lighthouse")
    assert match.state.scores[0] == 4


@pytest.mark.rule("ansia-11.9")
def test_a_parasol_allows_one_more_turn_without_any_hunt() -> None:
    match = lay(
        *("night-flight", "the-hunger"),
        places="labyrinth gate",
        moon=15,
        rested=[1],
        tokens={0: "parasol parasol"},
        quarry={(1, 1): "ivo"},
        decks={0: "night-flight vampiric-speed the-hunger"},
    )
    play(match, "0 stay", "0 done")
    assert asks(match) == [(0, "parasol")]
    play(match, "0 yes")
    assert match.state.moon == 16
    assert (match.state.tokens[0], match.state.spent[0]) == ((TOKENS["parasol"],), (TOKENS["parasol"],))
    play(match, "0 stay")
    assert offered(match, 0) == {"done"}
    play(match, "0 done")
    assert match.outcome is not None  # nothing was hunted, and the second parasol is of no use
    assert match.state.scores[0] == 0


@pytest.mark.rule("ansia-11.9", "ansia-9.1", "ansia-9.3")
def test_under_a_parasol_one_moves_takes_tokens_and_comes_home_as_ever() -> None:
    laid = {
        "places": "snowy-pass castle",
        "moon": 15,
        "rested": [1],
        "tokens": {0: "parasol one-speed"},
        "decks": {0: "the-hunger vampiric-speed vampire-thirst"},
        "public": "by-a-whisker blue-blood",
        "chests": {"refuge": "one-noble"},
    }
    match = lay("the-hunger", "the-hunger", **laid)  # type: ignore[arg-type]
    play(match, "0 stay", "0 done", "0 yes")
    assert "pick:token-one-speed" in offered(match, 0)
    play(match, "0 pick:space-refuge")
    assert TOKENS["one-noble"] in match.state.tokens[0]
    match.undo(0)
    play(match, "0 pick:space-castle")
    assert (match.state.home[0], match.state.scores[0]) == (16, 10)
    play(match, "0 done")
    assert (match.state.ashes, match.state.scores[0]) == ((), 14)


@pytest.mark.rule("ansia-11.9", "ansia-3.2")
def test_those_who_play_under_a_parasol_do_so_in_the_usual_order() -> None:
    match = lay(
        *("the-hunger", "the-hunger", "the-hunger"),
        places="gate vaults ossuary",
        moon=15,
        rested=[0, 1, 2],
        tokens={0: "parasol", 1: "parasol"},
    )
    play(match, "0 yes", "1 yes")
    assert (match.state.active, match.state.rested) == (1, [False, False, True])


@pytest.mark.rule("ansia-11.9")
def test_who_has_none_or_does_not_want_it_is_done() -> None:
    match = lay("the-hunger", "the-hunger", places="gate castle", moon=15, rested=[1], tokens={0: "parasol"})
    play(match, "0 stay", "0 done")
    play(match, "0 no")
    assert match.outcome is not None


@pytest.mark.rule("ansia-11.9")
def test_everybody_who_has_a_parasol_is_asked_one_after_the_other() -> None:
    match = lay(
        *("the-hunger", "the-hunger", "the-hunger"),
        places="gate ossuary castle",
        moon=15,
        rested=[1, 2],
        tokens={0: "parasol", 1: "parasol"},
    )
    play(match, "0 stay", "0 done")
    assert asks(match) == [(0, "parasol")]
    play(match, "0 no")
    assert asks(match) == [(1, "parasol")]
    play(match, "1 yes")
    assert match.state.active == 1


@pytest.mark.rule("ansia-11.9", "ansia-4.2")
def test_a_parasol_is_for_who_is_back_too() -> None:
    match = lay(
        *("night-flight", "the-hunger"),
        places="castle castle",
        home={0: 12},
        moon=15,
        rested=[0, 1],
        tokens={0: "parasol"},
        zones={0: "eternal-rose"},
    )
    assert asks(match) == [(0, "parasol")]
    play(match, "0 yes")
    assert match.state.scores[0] == 1  # of the rose
    assert match.state.home[0] == 12
    assert match.outcome is not None


# --- what a table may choose -------------------------------------------------------------------------------------


GIFTS = [
    ("valerio", "0 pick:vampire-valerio", "move"),
    ("ilona", "0 pick:vampire-ilona", "activate"),
    ("aldous", "0 pick:vampire-aldous", "activate"),
    ("sabine", "0 pick:vampire-sabine", "activate"),
]


@pytest.mark.rule("ansia-17.3")
@pytest.mark.parametrize(("vampire", "line", "ask"), GIFTS)
def test_gifts_are_used_once_where_the_table_has_them(vampire: str, line: str, ask: str) -> None:
    settings: dict[str, object] = {"gifts": True}
    vampires = [VAMPIRES[vampire], VAMPIRES["zorya"]]
    discards = {0: "ivo"}
    match = lay("night-flight", "", settings=settings, vampires=vampires, discards=discards, gifted=[True, True])
    while asks(match)[0][1] != ask:
        play(match, "0 done")
    events = play(match, line)
    assert told(events, "used-gift") == [{"who": 0, "vampire": vampire}]
    assert match.state.gifted[0] is False
    without = lay("night-flight", "", vampires=vampires, discards=discards)
    assert not any(key.startswith("pick:vampire") for key in offered(without, 0))


@pytest.mark.rule("ansia-17.3")
def test_gifts_give_as_much_as_they_say() -> None:
    def with_gift(vampire: str) -> Position[Ansia]:
        vampires = [VAMPIRES[vampire], VAMPIRES["zorya"]]
        laid = {"discards": {0: "ivo rita"}, "decks": {0: "fang luna shriek"}, "gifted": [True, False]}
        return lay("night-flight", "", settings={"gifts": True}, vampires=vampires, **laid)  # type: ignore[arg-type]

    fast = with_gift("valerio")
    play(fast, "0 pick:vampire-valerio")
    assert fast.state.speed == 4 + 3
    drawing = with_gift("aldous")
    play(drawing, "0 pick:vampire-aldous")
    assert names(drawing.state.zones[0]) == ["night-flight", "fang", "luna"]
    eating = with_gift("ilona")
    play(eating, "0 pick:vampire-ilona", "0 pick:card-ivo")
    assert (names(eating.state.digested[0]), asks(eating)) == (["ivo"], [(0, "move")])


@pytest.mark.rule("ansia-17.3")
def test_the_gifts_of_hunting_and_of_coldness() -> None:
    settings: dict[str, object] = {"gifts": True}
    vampires = [VAMPIRES["morcant"], VAMPIRES["zorya"]]
    quarry = {(1, 1): "ivo", (2, 1): "rita"}
    match = lay("night-flight", "", settings=settings, vampires=vampires, quarry=quarry, places="farms castle")
    play(match, "0 stay", "0 hunt:1-1", "0 pick:vampire-morcant", "0 hunt:2-1")
    cold = lay(
        *("sister-clara night-flight", ""),
        settings=settings,
        vampires=vampires[::-1],
        quarry=quarry,
        places="farms castle",
    )
    play(cold, "0 pick:vampire-zorya", "0 stay")
    assert "hunt:1-1" in offered(cold, 0)


@pytest.mark.rule("ansia-1.4")
def test_the_twenty_six_tokens_are_counted_wherever_they_lie() -> None:
    match = lay("", "", tokens={0: "parasol", 1: "one-speed one-noble"})
    s = match.state
    s.tokens[1], s.spent[1] = (TOKENS["one-speed"],), (TOKENS["one-noble"],)
    zones = (s.open_chests, s.closed_chests, s.spare_tokens, *s.tokens, *s.spent)
    there = Counter([f"token-{TOKENS.names[token]}" for zone in zones for token in zone if token != NONE])
    assert there.total() == 26
    assert {what: n for what, n in GAME.census(s).items() if what.startswith("token-")} == there
    s.open_chests[0] = NONE  # an empty chest is no token
    emptied = GAME.census(s)
    assert sum(n for what, n in emptied.items() if what.startswith("token-")) == 25


@pytest.mark.rule("ansia-10.2", "ansia-8.2")
def test_another_pile_of_the_column_is_one_of_any_row() -> None:
    quarry = {(1, 1): "fang", (2, 1): "bernard", (3, 1): "ash", (1, 2): "luna"}
    match = lay("", "", places="farms castle", held={0: "coast-vampire"}, quarry=quarry)
    play(match, "0 stay", "0 hunt:2-1", "0 pick:mission-coast-vampire")
    assert asks(match) == [(0, "hunt-beside")]
    assert offered(match, 0) == {"hunt:1-1", "hunt:3-1"}


@pytest.mark.rule("ansia-9.8", "ansia-10.2")
def test_who_hunted_in_the_tavern_hunted_in_no_column() -> None:
    quarry = {(1, 3): "fang", (1, 2): "luna", (1, 1): "ash"}
    match = lay("", "", places="tavern castle", held={0: "coast-vampire"}, quarry=quarry, tavern="bernard")
    play(match, "0 stay", "0 hunt-in-tavern")
    assert "pick:mission-coast-vampire" not in offered(match, 0)
