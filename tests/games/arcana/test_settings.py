"""Chapter 11: the settings of a table."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.arcana.laid import lay, names
from games.looking import offered, told
from sobremesa.games.arcana.rules import GAME
from sobremesa.kernel.errors import BadSettings
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import play, refused

ROW = "midnight deep shore chalice"
RESTLESS = {"restless": True}


@pytest.mark.rule("arcana-11.2")
def test_in_the_restless_hours_a_power_leaves_the_match() -> None:
    match = lay(ROW, [(1, 7), ()], powers="judge", settings=RESTLESS)
    deck = match.state.deck
    play(match, "0 play:1:1", "1 power:judge")
    s = match.state
    assert s.deck == deck
    assert names(s.left_match) == ["judge"]
    assert s.powers == []


@pytest.mark.rule("arcana-11.2")
def test_in_the_restless_hours_cycle_sends_both_cards_away() -> None:
    match = lay(ROW, [(1, 7), ()], powers="prophet", deck="engine key", settings=RESTLESS)
    play(match, "0 power:prophet", "0 slot:2")
    s = match.state
    assert names(s.row) == ["midnight", "engine", "shore", "chalice"]
    assert names(s.left_match) == ["deep", "prophet"]
    assert names(s.deck[:1]) == ["key"]
    assert not {"deep", "prophet"} & set(names(s.deck))


@pytest.mark.rule("arcana-11.2")
def test_otherwise_nothing_leaves_the_match() -> None:
    match = lay(ROW, [(1, 7), ()], powers="judge")
    play(match, "0 play:1:1", "1 power:judge")
    assert match.state.left_match == ()


def nearly_out(**laid: object) -> Match:
    """The Restless Hours with an empty deck; Midnight will fade."""
    used = set(f"{ROW} prophet".split())
    gone = tuple(number for number, name in enumerate(names(range(20))) if name not in used)
    fates = laid.pop("fates", {"midnight": (2, 3)})
    return lay(ROW, [(1, 7), ()], powers="prophet", left_match=gone, settings=RESTLESS, fates=fates, **laid)


@pytest.mark.rule("arcana-11.3")
def test_the_group_loses_if_it_must_draw_from_an_empty_deck() -> None:
    match = nearly_out()
    assert match.state.deck == ()
    assert match.view(0)["deck"] == (0,)
    events = play(match, "0 play:1:1", "1 pass")
    assert match.outcome.ending == "lost-deck"
    assert match.outcome.winners == ()
    assert told(events, "over") == [{"ending": "lost-deck"}]
    assert match.state.doom == 4


@pytest.mark.rule("arcana-11.3")
def test_a_right_prediction_does_not_fill_the_deck() -> None:
    match = nearly_out()
    play(match, "0 play:1:1", "1 predict:7")
    assert match.outcome.ending == "lost-deck"
    last = nearly_out(score=6)
    play(last, "0 play:1:1", "1 predict:7")
    assert last.outcome.ending == "won"


@pytest.mark.rule("arcana-11.3")
def test_an_empty_deck_alone_loses_nothing() -> None:
    match = nearly_out(fates={})
    play(match, "0 play:1:1", "1 pass")
    assert match.outcome is None


@pytest.mark.rule("arcana-11.3")
def test_cycle_cannot_be_used_with_an_empty_deck() -> None:
    match = nearly_out()
    assert "power:prophet" not in offered(match, 0)
    assert refused(match, "0 power:prophet") == "arcana-11.3"


# --- the deduction aid -------------------------------------------------------------------------------------------


def strategy(aid: str, **laid: object) -> Match:
    """The example of the rulebook: a 1 on Midnight."""
    match = lay("midnight key lord noble", laid.pop("hands", [(1, 6), (), ()]), settings={"aid": aid}, **laid)
    play(match, "0 play:1:1")
    return match


@pytest.mark.rule("arcana-11.4")
def test_off_the_aid_shows_nothing() -> None:
    match = strategy("off")
    assert [match.view(eye)["deduction"] for eye in (0, 1, 2, SPECTATOR)] == [None] * 4


@pytest.mark.rule("arcana-11.4")
def test_a_1_on_midnight_leaves_2_to_7() -> None:
    told_to = strategy("own").view(1)["deduction"]["public"]
    assert told_to[1:] == [None, None]
    assert told_to[0]["chances"] == [0.0, *[float(Fraction(1, 6))] * 6]
    assert told_to[0]["ways"][0] == 0
    assert len(set(told_to[0]["ways"][1:])) == 1


@pytest.mark.rule("arcana-11.4")
def test_the_aid_assumes_nothing_about_style() -> None:
    """With The Deep in the row a thoughtful player would have played there; the aid still says 2 to 7."""
    match = lay("midnight deep lord noble", [(1, 6), ()], settings={"aid": "all"})
    play(match, "0 play:1:1")
    assert match.view(1)["deduction"]["public"][0]["chances"] == [0.0, *[float(Fraction(1, 6))] * 6]
    # Through The Hours it is no style: with a 1 and a 2, 3 or 4 The Deep had to be played.
    match = lay("huntress deep leviathan noble", [(1, 6), ()], settings={"aid": "all"})
    play(match, "0 play:1:hours")
    possible = [value for value, chance in enumerate(match.view(1)["deduction"]["public"][0]["chances"], 1) if chance]
    assert possible == [6, 7]  # 3, 4 and 5 could have gone to The Noble


@pytest.mark.rule("arcana-11.4")
def test_whom_the_aid_is_shown_to() -> None:
    own, everyone = strategy("own"), strategy("all")
    assert own.view(SPECTATOR)["deduction"] is None
    assert everyone.view(SPECTATOR)["deduction"]["public"] == own.view(1)["deduction"]["public"]
    assert everyone.view(0)["deduction"]["public"] == own.view(0)["deduction"]["public"]
    assert "mine" not in everyone.view(SPECTATOR)["deduction"]
    assert "mine" not in everyone.view(0)["deduction"]  # the active player isn't guessing


@pytest.mark.rule("arcana-11.4")
def test_an_ally_sees_besides_what_their_own_fate_adds() -> None:
    match = strategy("own", hands=[(1, 6), (5,), ()], fates={"key": (5,), "lord": (5,)})
    public = match.view(2)["deduction"]["public"][0]["chances"]
    assert public[4] > 0  # as far as seat 2 knows, it may be the last 5
    assert "mine" not in match.view(2)["deduction"]
    mine = match.view(1)["deduction"]
    assert mine["public"][0]["chances"] == public
    assert mine["mine"][0]["chances"][4] == 0.0  # seat 1 holds it
    assert sum(mine["mine"][0]["chances"]) == pytest.approx(1.0)


@pytest.mark.rule("arcana-11.4")
def test_the_aid_is_off_by_default_and_has_three_settings() -> None:
    assert Match(GAME, 2).settings["aid"] == "off"
    with pytest.raises(BadSettings):
        Match(GAME, 2, {"aid": "some"})


@pytest.mark.rule("arcana-11.5", "arcana-5.8")
@pytest.mark.parametrize(("each", "stops", "doom"), [(True, False, 4), (True, True, 3), (False, False, 3)])
def test_each_wrong_prediction_may_count(each: bool, stops: bool, doom: int) -> None:
    match = lay(ROW, [(1, 7), ()], powers="beast", settings={"twice_each": each})
    events = play(match, "0 play:1:1", "1 power:beast", "1 predict:2", "1 pass" if stops else "1 predict:3")
    assert match.state.doom == doom
    assert [step["steps"] for step in told(events, "doom-wrong")] == [doom - 2]


@pytest.mark.rule("arcana-11.5", "arcana-5.8")
def test_one_right_prediction_pays_for_the_wrong_one_with_that_option_too() -> None:
    match = lay(ROW, [(1, 7), ()], powers="beast", settings={"twice_each": True})
    play(match, "0 play:1:1", "1 power:beast", "1 predict:2", "1 predict:7")
    assert (match.state.doom, match.state.score) == (2, 1)


@pytest.mark.rule("arcana-12.1")
def test_the_expansion_shuffles_16_more_cards_in() -> None:
    for number in range(5):
        match = Match(GAME, 3, {"expansion": True}, MatchKey.from_words(f"expansion {number}", 3))
        assert sorted((*match.state.row, *match.state.deck)) == list(range(36))
    assert sum(c.kind == "card" for c in GAME.components(match.settings)) == 37
