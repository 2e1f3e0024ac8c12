"""What each of the twelve investigators can do."""

from __future__ import annotations

import pytest

from games.eldritch.laid import asked, clues_of, dice, give, has, lay, offered, pools, roll, space, told, upon
from sobremesa.games.eldritch import moves
from sobremesa.games.eldritch.book import ASSETS, BOOK, MONSTERS, SPACES
from sobremesa.games.eldritch.effects.gaining import GainCondition
from sobremesa.games.eldritch.facts import GATE_AT
from sobremesa.games.eldritch.state import DISCARDED, IN_SUPPLY, NONE
from sobremesa.games.eldritch.words import DETAINED
from sobremesa.kernel.effects.running import advance, open_scope
from sobremesa.kernel.effects.scopes import pay
from sobremesa.testing import play, refused

# --- Akachi ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-22.1", "eldritch-22.3", "eldritch-21.3", "eldritch-21.10")
def test_akachi_looks_at_two_gates_and_puts_one_at_the_bottom() -> None:
    match = lay("akachi leo", "rome london")
    first, second, *rest = match.state.gate_stack
    play(match, "0 pick:investigator-akachi", "0 branch:1")
    assert match.state.gate_stack == (second, *rest, first)
    assert match.state.gates_known[0][0] == second
    assert match.state.gates_known[0][-1] == first
    assert set(match.state.gates_known[1]) == {-1}


@pytest.mark.rule("eldritch-22.2")
def test_akachi_has_the_discarded_gates_put_under_a_short_stack() -> None:
    gates = "san-francisco istanbul buenos-aires london tokyo arkham rome shanghai"
    match = lay("akachi", "5", gates=gates)
    match.state.gate_at[GATE_AT[SPACES["rome"]]] = DISCARDED
    only = match.state.gate_stack[0]
    play(match, "0 pick:investigator-akachi", "0 branch:0")
    assert match.state.gate_stack == (only, GATE_AT[SPACES["rome"]])
    match = lay("akachi", "5", gates=gates)
    play(match, "0 pick:investigator-akachi")  # a single gate in all: she looks at that
    assert match.state.gates_known[0] == match.state.gate_stack
    assert asked(match) == [(0, "act")]


@pytest.mark.rule("eldritch-22.1", "eldritch-21.3")
def test_what_akachi_knows_of_the_gates_moves_with_them() -> None:
    match = lay("akachi leo", "rome london")
    play(match, "0 pick:investigator-akachi", "0 branch:1")
    s = match.state
    for _ in range(3):  # those on top come to the board; with the last of them discarded ones take their place
        known = s.gates_known[0]
        assert len(known) == len(s.gate_stack)
        assert {at for at, gate in enumerate(known) if gate >= 0} <= {0, len(known) - 1}
        assert all(s.gate_stack[at] == gate for at, gate in enumerate(known) if gate >= 0)
        moves.draw_gate(s)
    assert s.gates_known[0][-1] == s.gate_stack[-1]
    s.gate_at[next(gate for gate, at in enumerate(s.gate_at) if at >= 0)] = DISCARDED
    moves.shuffle_gates_under(s)
    assert (s.gates_known[0][-1], s.gates_known[0][-2]) == (NONE, s.gate_stack[-2])
    assert len(s.gates_known[0]) == len(s.gate_stack)


@pytest.mark.rule("eldritch-22.4", "eldritch-22.5")
def test_akachi_goes_straight_to_a_clue_or_gate_when_she_closes_one() -> None:
    match = lay("akachi leo", "rome london", phase="encounter", gates="rome tokyo", clues="antarctica", on_top="ow-08")
    roll(match, "6 1 1 1 6 1 1")
    play(match, "0 meet:world", "0 pick:investigator-akachi")
    assert offered(match, 0) == {"pick:space-antarctica", "pick:space-tokyo"}
    play(match, "0 pick:space-antarctica")
    assert space(match, 0) == "antarctica"


@pytest.mark.rule("eldritch-22.5")
def test_akachi_goes_nowhere_where_something_holds_her() -> None:
    match = lay("akachi leo", "rome london", phase="encounter", gates="rome tokyo", on_top="ow-08", mine={0: 1})
    roll(match, "6 1 1 1 6 1 1")
    play(match, "0 meet:world")
    give(match.state, 0, "condition-detained")  # in the middle of the encounter
    play(match, "0 done", "0 done")  # no clue for the dice of either test
    assert match.state.gate_at[GATE_AT[SPACES["rome"]]] == DISCARDED
    assert (space(match, 0), asked(match)) == ("rome", [(1, "encounter")])
    match = lay("akachi leo", "rome london", phase="encounter", gates="rome", on_top="ow-08")
    roll(match, "6 1 1 1 6 1 1")
    play(match, "0 meet:world")
    assert asked(match) == [(1, "encounter")]  # with no clue and no other gate on the board


# --- Charlie ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-22.6")
def test_charlie_lets_another_act_who_is_not_delayed() -> None:
    match = lay("charlie leo mark", "rome london tokyo", delayed=[False, True, False])
    play(match, "0 pick:investigator-charlie")
    assert asked(match) == [(2, "act")]  # the only one on their feet
    play(match, "2 pick:action-rest")
    assert asked(match) == [(0, "act")]
    play(match, "0 done")
    assert asked(match) == [(2, "act")]  # with both actions still to take, but not that one
    assert "pick:action-rest" not in offered(match, 2)


@pytest.mark.rule("eldritch-1.9", "eldritch-22.6")
def test_who_acts_in_charlies_turn_is_the_active_investigator_then() -> None:
    match = lay(
        "charlie leo",
        "rome tokyo",
        ancient="shub-niggurath",
        mystery="hunting-the-thousand",
        monsters={"tokyo": "skeleton"},
        held={1: "asset-dynamite"},
        mine={0: 2, 1: 2},
    )
    play(match, "0 pick:investigator-charlie", "1 pick:asset-dynamite")
    assert asked(match) == [(1, "may")]  # who may spend clues for the monster that was defeated
    play(match, "1 yes")
    assert (clues_of(match, 0), clues_of(match, 1)) == (2, 0)
    assert asked(match) == [(0, "act")]


@pytest.mark.rule("eldritch-1.9", "eldritch-3.6", "eldritch-19.13")
def test_who_falls_in_charlies_turn_by_an_action_of_their_own_chooses_the_city_and_the_turn_goes_on() -> None:
    match = lay("charlie mark", "rome 4", monsters={"4": "gug"}, health=[4, 1])
    play(match, "0 pick:investigator-charlie", "1 pick:investigator-mark")
    assert asked(match) == [(1, "nearest-city")]
    play(match, "1 pick:space-5")
    assert asked(match) == [(0, "act")]
    assert match.state.active_player() == 0


@pytest.mark.rule("eldritch-22.7", "eldritch-22.8", "eldritch-17.28")
def test_charlie_buys_for_others_wherever_they_are() -> None:
    match = lay(
        "charlie leo",
        "rome tokyo",
        reserve="private-care axe shotgun dynamite",
        held={0: "condition-debt"},
        health=[4, 1],
        sanity=[8, 1],
    )
    roll(match, "6 6 6 6")
    play(
        match,
        "0 pick:action-acquire",
        "0 pick:asset-axe",
        "0 pick:seat-1",
        "0 pick:asset-private-care",
        "0 pick:seat-1",
    )
    assert has(match, 1, "asset-axe")
    assert (match.state.health[1], match.state.sanity[1]) == (6, 6)
    assert ASSETS["private-care"] in match.state.asset_discards


@pytest.mark.rule("eldritch-22.7")
def test_charlie_shares_out_what_he_buys_as_he_likes_himself_among_them() -> None:
    match = lay("charlie leo mark", "rome tokyo 5", reserve="axe kerosene revolver", held={0: "condition-debt"})
    roll(match, "6 6 6 6")
    play(match, "0 pick:action-acquire", "0 pick:asset-axe")
    assert offered(match, 0) == {"pick:seat-0", "pick:seat-1", "pick:seat-2"}
    play(match, "0 pick:seat-2", "0 pick:asset-kerosene", "0 pick:seat-0", "0 pick:asset-revolver", "0 pick:seat-1")
    assert has(match, 2, "asset-axe")
    assert has(match, 0, "asset-kerosene")
    assert has(match, 1, "asset-revolver")


# --- Diana -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-22.9", "eldritch-22.10")
def test_diana_discards_all_or_moves_a_cultist_alone() -> None:
    monsters = {"rome": "cultist-1 gug"}
    match = lay("diana", "rome", monsters=monsters)
    play(match, "0 pick:investigator-diana", "0 branch:0")
    assert SPACES["rome"] not in match.state.monster_at
    match = lay("diana", "rome", monsters=monsters)
    play(match, "0 pick:investigator-diana", "0 branch:1", "0 pick:space-tokyo")
    assert match.state.monster_at[MONSTERS["cultist-1"]] == SPACES["tokyo"]
    assert match.state.monster_at[MONSTERS["gug"]] == SPACES["rome"]
    match = lay("diana", "rome", monsters=monsters)
    play(match, "0 pick:investigator-diana", "0 branch:1")
    assert "pick:space-rome" not in offered(match, 0)  # to any other
    assert "pick:investigator-diana" not in offered(lay("diana", "rome", monsters={"rome": "gug"}), 0)
    match = lay("diana", "9", monsters={"9": "cultist-1 spinner"})
    play(match, "0 pick:investigator-diana", "0 branch:0")  # an epic monster can't be discarded
    assert match.state.monster_at.count(SPACES["9"]) == 1


@pytest.mark.rule("eldritch-22.11")
@pytest.mark.parametrize(("faces", "sanity"), [("6 1 1", 5), ("1 1 1", 4)])
def test_diana_takes_horror_as_one(faces: str, sanity: int) -> None:
    match = lay("diana leo", "rome london", phase="encounter", monsters={"rome": "elder-thing"}, rng=dice(faces))
    assert match.state.sanity[0] == sanity  # she has one die of will, and horror is 3


# --- Jacqueline ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-22.12")
def test_jacqueline_trades_clues_over_any_distance() -> None:
    match = lay("jacqueline leo", "rome tokyo", mine={0: 1, 1: 2}, held={0: "asset-axe"})
    play(match, "0 pick:investigator-jacqueline")
    assert "pick:asset-axe" not in offered(match, 0)
    play(match, "0 take-clue", "0 take-clue", "0 done", "1 yes")
    assert (clues_of(match, 0), clues_of(match, 1)) == (3, 0)


@pytest.mark.rule("eldritch-22.12")
def test_jacqueline_gives_and_is_given_at_once_if_the_other_agrees() -> None:
    for answer, clues in (("yes", (2, 2, 0)), ("no", (1, 3, 0))):
        match = lay(
            "jacqueline leo mark", "rome tokyo 5", mine={0: 1, 1: 3}, held={0: "asset-axe", 1: "asset-revolver"}
        )
        play(match, "0 pick:investigator-jacqueline", "0 pick:seat-1", "0 give-clue", "0 take-clue", "0 take-clue")
        assert offered(match, 0) == {"take-clue", "done"}  # no other possessions, and no more than she has
        play(match, "0 done", f"1 {answer}")
        assert tuple(clues_of(match, seat) for seat in range(3)) == clues


@pytest.mark.rule("eldritch-22.13", "eldritch-22.14")
def test_jacqueline_looks_once_a_round_and_not_at_her_own() -> None:
    card = "gen-04"  # in a city: who fails has a leg injury
    match = lay("jacqueline leo", "rome tokyo", phase="encounter", on_top=card, rng=dice("1 1 1"))
    play(match, "0 meet:general")
    assert has(match, 0, "condition-leg-injury")
    assert (asked(match), clues_of(match, 0)) == ([(1, "encounter")], 0)
    match = lay(
        "leo lily jacqueline",
        "rome tokyo 5",
        phase="mythos",
        mythos="haunting-nightmares",
        gates="rome",
        rng=dice("1 1 1"),
    )
    play(match, "2 pick:investigator-jacqueline")  # Leo has gone mad, and then Lily does
    assert (clues_of(match, 2), len(match.state.held[1])) == (1, 1)
    assert asked(match) == [(2, "may")]  # and it is her own turn: the clue could spare her
    assert sum(card >= 0 for card in match.state.peeked[2]) == 1


@pytest.mark.rule("eldritch-22.13", "eldritch-22.14")
def test_jacqueline_sees_the_back_of_what_others_get_unless_it_is_common() -> None:
    match = lay("leo jacqueline", "rome tokyo", phase="encounter", on_top="gen-04")
    roll(match, "1 1")
    play(match, "0 meet:general")
    assert asked(match) == [(1, "use")]
    play(match, "1 pick:investigator-jacqueline")
    assert clues_of(match, 1) == 1
    assert any(card >= 0 for card in match.state.peeked[1])
    assert all(card < 0 for card in match.state.peeked[0])
    match = lay("leo jacqueline", "rome tokyo", phase="encounter", on_top="gen-02")
    roll(match, "1 1")
    play(match, "0 meet:general")  # a Debt is common
    assert has(match, 0, "condition-debt")
    assert asked(match) == [(1, "encounter")]


# --- Jim, Leo --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-22.15", "eldritch-1.11")
def test_jim_soothes_all_on_his_space_besides_their_rest() -> None:
    match = lay("jim leo mark", "rome rome tokyo", sanity=[2, 2, 2])
    play(match, "0 pick:action-rest", "0 pick:investigator-jim")
    assert match.state.sanity == [4, 3, 2]


@pytest.mark.rule("eldritch-22.16")
def test_jim_gives_a_die_in_combat() -> None:
    match = lay("leo jim", "rome rome", phase="encounter", monsters={"rome": "gug"})
    assert pools(match.opening)[:2] == [4, 2]  # will 3, strength 3 at -2


@pytest.mark.rule("eldritch-22.16")
def test_jim_gives_none_for_a_spell_nor_where_nothing_is_fought() -> None:
    match = lay("diana jim", "rome rome", phase="encounter", monsters={"rome": "ghoul-1"}, held={0: "spell-wither/2"})
    roll(match, "1 1 1 1")
    events = play(match, "0 pick:spell-wither-a", "0 no")
    assert pools(events) == [4, 3, 4]  # Lore for the spell; will 1 at +1, strength 3, and a die each
    match = lay("leo jim", "rome rome", held={0: "condition-debt"})
    assert pools(play(match, "0 pick:action-acquire")) == [2]
    match = lay("leo jim", "rome london", phase="encounter", monsters={"rome": "gug"})
    assert pools(match.opening)[:2] == [3, 1]  # he is elsewhere


@pytest.mark.rule("eldritch-22.17")
def test_leo_hires_an_ally_of_any_value_anywhere() -> None:
    match = lay(
        "leo",
        "amazon",
        monsters={"amazon": "gug"},
        reserve="urban-guide axe",
        asset_discards=(ASSETS["cat-burglar"],),
        asset_deck=lambda s: tuple(card for card in s.asset_deck if card != ASSETS["cat-burglar"]),
    )
    roll(match, "6 1 1")
    play(match, "0 pick:investigator-leo")
    assert offered(match, 0) == {"pick:asset-urban-guide", "pick:asset-cat-burglar"}
    play(match, "0 pick:asset-cat-burglar")
    assert has(match, 0, "asset-cat-burglar")


@pytest.mark.rule("eldritch-22.18", "eldritch-22.30")
@pytest.mark.parametrize(
    ("name", "spot", "dice_rolled"), [("leo", "4", 4), ("leo", "8", 3), ("silas", "8", 4), ("silas", "4", 3)]
)
def test_leo_in_the_wilderness_and_silas_at_sea_roll_one_more(name: str, spot: str, dice_rolled: int) -> None:
    match = lay(f"{name} mark", f"{spot} london", phase="encounter", on_top="gen-12")
    assert pools(match.opening)[0] == dice_rolled - (spot == "4")  # will, at -1 in the wilderness


@pytest.mark.rule("eldritch-22.18", "eldritch-22.30")
@pytest.mark.parametrize(("name", "spot", "dice_rolled"), [("leo", "4", 3), ("silas", "8", 4)])
def test_they_help_whoever_is_with_them_and_nobody_else(name: str, spot: str, dice_rolled: int) -> None:
    for where, more in ((spot, 1), ("london", 0)):
        match = lay(f"mark {name}", f"{spot} {where}", phase="encounter", on_top="gen-12")
        assert pools(match.opening)[0] == dice_rolled + more  # will, at -1 in the wilderness


# --- Lily, Lola ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-22.19", "eldritch-18.15")
def test_lily_trades_one_for_the_other_but_never_her_last() -> None:
    match = lay("lily", "rome", health=[4], sanity=[1])
    play(match, "0 pick:investigator-lily")
    if "branch:0" in offered(match, 0):
        play(match, "0 branch:0")
    assert offered(match, 0) == {"number:1", "number:2", "number:3"}
    play(match, "0 number:3")
    assert (match.state.health, match.state.sanity) == ([1], [4])
    match = lay("lily", "rome", health=[5], sanity=[6])
    play(match, "0 pick:investigator-lily")
    assert offered(match, 0) == {"number:1"}  # she spends no more than does her good


@pytest.mark.rule("eldritch-22.19", "eldritch-18.15")
def test_lily_spends_only_the_one_or_only_the_other() -> None:
    match = lay("lily", "rome", health=[3], sanity=[3])
    play(match, "0 pick:investigator-lily", "0 branch:1")
    assert offered(match, 0) == {"number:1", "number:2"}
    play(match, "0 number:2")
    assert (match.state.health, match.state.sanity) == ([5], [1])
    assert asked(match) == [(0, "act")]


@pytest.mark.rule("eldritch-22.20")
def test_lily_improves_a_skill_twice_at_once() -> None:
    match = lay("lily leo", "san-francisco london", phase="encounter", on_top="ame-6")
    play(match, "0 meet:america", "0 pick:investigator-lily")
    assert match.state.improved[0] == (0, 0, 2, 0, 0)
    match = lay(
        "lily leo", "san-francisco london", phase="encounter", on_top="ame-6", improved=[(0, 0, 1, 0, 0), (0,) * 5]
    )
    play(match, "0 meet:america")
    assert match.state.improved[0] == (0, 0, 2, 0, 0)
    assert asked(match) == [(1, "encounter")]  # there is nothing more to improve


@pytest.mark.rule("eldritch-22.21")
def test_lola_exchanges_improvements() -> None:
    match = lay("lola", "rome", improved=[(2, 0, 1, 0, 0)])
    play(match, "0 pick:investigator-lola", "0 pick:skill-lore", "0 done", "0 pick:skill-will", "0 pick:skill-will")
    assert match.state.improved == [(0, 0, 1, 0, 2)]


@pytest.mark.rule("eldritch-22.22")
def test_lola_gives_a_die_once_a_round_to_who_is_with_her() -> None:
    match = lay("leo lola mark", "rome rome tokyo", held=dict.fromkeys(range(3), "condition-debt"))
    play(match, "0 pick:action-acquire")
    assert asked(match) == [(1, "use")]  # for another
    roll(match, "1 1 1")
    assert pools(play(match, "1 pick:investigator-lola")) == [3]
    while asked(match)[0][0] == 0:
        play(match, "0 done")
    events = play(match, "1 pick:action-acquire")  # and not for herself, in the same round
    assert pools(events) == [4]
    match = lay("leo lola mark", "rome rome tokyo", held=dict.fromkeys(range(3), "condition-debt"))
    play(match, "0 done", "1 done")
    assert pools(play(match, "2 pick:action-acquire")) == [2]  # nor for who is elsewhere


# --- Mark ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-22.23")
def test_mark_and_a_monster_lose_one_each_and_it_is_no_combat() -> None:
    match = lay(
        "mark",
        "rome",
        monsters={"rome": "skeleton"},
        sanity=[2],
        hurt=upon(MONSTERS, "skeleton", 1),
    )
    play(match, "0 pick:investigator-mark")
    assert (match.state.health, match.state.sanity) == ([7], [2])
    assert match.state.monster_at[MONSTERS["skeleton"]] == IN_SUPPLY


@pytest.mark.rule("eldritch-22.24", "eldritch-22.25", "eldritch-22.26")
def test_mark_is_neither_delayed_nor_detained_unless_he_chooses() -> None:
    match = lay("mark leo", "london rome", phase="encounter", on_top="eur-1")
    roll(match, "1 1")
    assert told(play(match, "0 meet:europe"), "not-delayed", "who") == [0]
    assert match.state.delayed[0] is False
    match = lay("mark leo", "london rome", phase="encounter", on_top="eur-8")
    play(match, "0 meet:europe", "0 yes")
    assert match.state.delayed[0] is True
    match = lay("mark leo", "rome london", phase="encounter", on_top="eur-6")
    roll(match, "1 1")
    assert told(play(match, "0 meet:europe"), "cannot-gain", "who") == [0]
    assert not has(match, 0, "condition-detained")


@pytest.mark.rule("eldritch-22.26")
def test_mark_need_not_do_what_would_spare_him() -> None:
    """Debt: he would be taken to a city and detained unless he discards an ally."""
    match = lay(
        "mark leo",
        "rome london",
        phase="mythos",
        mythos="ancient-guardians",
        held={0: "condition-debt/4 asset-hired-muscle"},
        rng=dice("1 1"),
    )
    play(match, "0 no")
    assert has(match, 0, "asset-hired-muscle")
    assert not has(match, 0, "condition-detained")


@pytest.mark.rule("eldritch-22.25")
@pytest.mark.parametrize("chooses", [True, False])
def test_mark_is_detained_if_that_is_what_he_chose(*, chooses: bool) -> None:
    """No card of the box has it as a price, but for what is said of him it might."""
    match = lay("mark", "rome")
    s = match.state
    detained = next(node for node in BOOK.nodes if isinstance(node, GainCondition) and node.kind is DETAINED)
    s.asked = None
    open_scope(s, 0)
    if chooses:
        pay(s, detained)
    else:
        s.agenda.append((detained.number, 0))
    advance(s)
    assert has(match, 0, "condition-detained") is chooses


# --- Norman, Silas, Trish --------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-22.27", "eldritch-22.28")
def test_norman_spends_clues_or_sanity_to_banish_a_monster() -> None:
    match = lay("norman", "5", mine={0: 1}, monsters={"rome": "gug"}, gates="rome", sanity=[1])
    assert "pick:investigator-norman" not in offered(match, 0)  # his last stays his
    match = lay("norman", "5", mine={0: 1}, monsters={"rome": "gug", "tokyo": "ghost"}, gates="rome")
    play(match, "0 pick:investigator-norman")
    assert "done" not in offered(match, 0)  # with a single clue it takes his sanity
    while asked(match)[0][1] != "act":
        play(match, f"0 {next(key for key in sorted(offered(match, 0)) if key not in ('no', 'done'))}")
    assert match.state.monster_at[MONSTERS["gug"]] == IN_SUPPLY
    assert (clues_of(match, 0), match.state.sanity) == (0, [6])


@pytest.mark.rule("eldritch-22.27", "eldritch-22.28", "eldritch-18.15")
def test_norman_banishes_no_epic_monster_and_keeps_his_last_sanity() -> None:
    match = lay("norman", "5", mine={0: 2}, monsters={"rome": "spinner"}, gates="rome")
    assert "pick:investigator-norman" not in offered(match, 0)
    match = lay("norman", "5", mine={0: 1}, monsters={"rome": "gug"}, gates="rome", sanity=[1])
    assert "pick:investigator-norman" not in offered(match, 0)


@pytest.mark.rule("eldritch-22.28")
def test_normans_sanity_rerolls_a_die_once_a_round() -> None:
    match = lay("norman", "rome", held={0: "condition-debt"}, reserve="axe")
    roll(match, "1")
    play(match, "0 pick:action-acquire", "0 pick:investigator-norman", "0 die:1")
    assert match.state.sanity == [6]
    assert "pick:investigator-norman" not in offered(match, 0) or asked(match)[0][1] == "act"


@pytest.mark.rule("eldritch-22.28", "eldritch-4.7")
def test_normans_sanity_may_stand_for_a_clue_that_the_group_spends() -> None:
    match = lay("norman leo", "5 6", phase="mythos", mythos="all-for-nothing", gates="rome", solved=(0,))
    play(match, "0 yes", "0 number:1", "0 pick:investigator-norman")
    assert (match.state.sanity[0], match.state.solved) == (6, (0,))


@pytest.mark.rule("eldritch-22.28")
def test_normans_sanity_may_stand_for_a_clue_that_buys_successes() -> None:
    """In the special encounter of Yog-Sothoth's in which each clue is a success."""
    match = lay(
        "norman",
        "rome",
        ancient="yog-sothoth",
        phase="encounter",
        is_awake=True,
        doom=0,
        solved=(12, 13, 14),
        gates="rome",
        on_top="spe-yog-2",
        mine={0: 1},
        improved=[(0, 1, 0, 0, 0)],
        rng=dice("5 5 5 5 1"),
    )
    play(match, "0 pick:ancient-yog-sothoth-awake")
    while asked(match)[0][1] == "reroll":
        play(match, "0 done")
    assert asked(match) == [(0, "buy-successes")]
    assert "number:2" in offered(match, 0)
    play(match, "0 number:2", "0 pick:investigator-norman")
    assert (clues_of(match, 0), match.state.sanity) == (0, [6])
    assert match.outcome is not None
    assert match.outcome.ending == "won"  # three successes, and with them the last token


@pytest.mark.rule("eldritch-22.29")
def test_silas_sails_and_acts_again_without_tickets() -> None:
    match = lay("silas", "sydney", tickets=[(0, 2)])
    play(match, "0 pick:investigator-silas", "0 pick:space-antarctica")
    assert match.state.tickets == [(0, 2)]
    assert "pick:action-travel" in offered(match, 0)
    play(match, "0 pick:action-rest", "0 pick:action-travel", "0 pick:space-12", "0 done")
    assert space(match, 0) == "12"


@pytest.mark.rule("eldritch-5.9", "eldritch-22.6", "eldritch-22.29")
def test_silas_who_is_delayed_on_the_way_takes_no_further_action() -> None:
    marks = [int(name == "antarctica") for name in SPACES.names]
    match = lay("charlie silas", "rome sydney", ancient="cthulhu", ancient_marks=marks)
    play(match, "0 pick:investigator-charlie", "1 pick:investigator-silas", "1 pick:space-antarctica")
    assert match.state.delayed == [False, True]
    assert asked(match) == [(0, "act")]


@pytest.mark.rule("eldritch-22.29")
def test_silas_goes_by_ship_only() -> None:
    match = lay("silas", "shanghai")
    play(match, "0 pick:investigator-silas")
    assert offered(match, 0) == {"pick:space-tokyo", "pick:space-20"}
    assert "pick:investigator-silas" not in offered(lay("silas", "istanbul"), 0)


@pytest.mark.rule("eldritch-22.31")
def test_trish_gains_a_clue_only_with_none() -> None:
    match = lay("trish", "rome")
    play(match, "0 pick:investigator-trish")
    assert clues_of(match, 0) == 1
    assert refused(lay("trish", "rome", mine={0: 1}), "0 pick:investigator-trish") is not None


@pytest.mark.rule("eldritch-22.32")
def test_with_trish_a_clue_rerolls_two_dice() -> None:
    match = lay("leo trish", "rome rome", mine={0: 1}, held={0: "condition-debt"}, reserve="axe")
    roll(match, "1 2")
    play(match, "0 pick:action-acquire", "0 reroll:1")
    assert offered(match, 0) == {"die:2", "done"}
    roll(match, "6 6")
    events = play(match, "0 die:2")
    assert told(events, "tested", "n") == [2]
    match = lay("norman trish", "rome rome", mine={0: 1}, held={0: "condition-debt"}, reserve="axe")
    roll(match, "1")
    events = play(match, "0 pick:action-acquire", "0 reroll:1")  # a single die: only that one
    assert told(events, "rolled-again", "dice") != []


@pytest.mark.rule("eldritch-22.28", "eldritch-22.32")
def test_with_trish_normans_sanity_rerolls_two_dice() -> None:
    match = lay("norman trish", "rome rome", improved=[(0, 1, 0, 0, 0), (0,) * 5], held={0: "condition-debt"})
    roll(match, "1 2")
    play(match, "0 pick:action-acquire", "0 pick:investigator-norman", "0 die:1")
    assert offered(match, 0) == {"die:2", "done"}


@pytest.mark.rule("eldritch-22.32")
def test_trish_helps_herself_but_nobody_elsewhere() -> None:
    for where, left in (("rome", {"die:2", "done"}), ("tokyo", None)):
        match = lay("leo trish", f"rome {where}", mine={0: 1}, held={0: "condition-debt"}, reserve="axe")
        roll(match, "1 2")
        play(match, "0 pick:action-acquire", "0 reroll:1")
        if left is not None:
            assert offered(match, 0) == left
        else:
            assert asked(match) != [(0, "which-die")]
    match = lay("trish", "rome", mine={0: 1}, held={0: "condition-debt"}, reserve="axe")
    roll(match, "1 2 3")
    play(match, "0 pick:action-acquire", "0 reroll:1")
    assert offered(match, 0) == {"die:2", "die:3", "done"}
