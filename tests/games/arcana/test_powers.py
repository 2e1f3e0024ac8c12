"""Chapter 6: what faded arcana can do."""

from __future__ import annotations

import pytest

from games.arcana.laid import chances, lay, names, plays, predictions
from games.looking import kinds, offered, told
from sobremesa.games.arcana.rules import GAME
from sobremesa.games.arcana.state import Arcana
from sobremesa.testing import Position, play, refused

ROW = "midnight deep shore chalice"


def after_the_play(kept: int, powers: str, seats: int = 2, old: int = 0, **laid: object) -> Position[Arcana]:
    """Seat 0 has played a 1 on Midnight and keeps another fate."""
    match = lay(ROW, [(1, kept), *[()] * (seats - 1)], powers=powers, kept=old, **laid)
    play(match, "0 play:1:1")
    return match


@pytest.mark.rule("arcana-6.1")
def test_a_power_is_used_once_and_goes_under_the_deck() -> None:
    match = after_the_play(6, "judge")
    size = len(match.state.deck)
    play(match, "1 power:judge")
    s = match.state
    assert s.powers == []
    assert names(s.deck[-1:]) == ["judge"]
    assert (len(s.deck), s.bottom) == (size + 1, 1)
    assert refused(match, "1 power:judge") == "arcana-6.1"


@pytest.mark.rule("arcana-6.2")
def test_one_power_in_a_turn_whoever_uses_it() -> None:
    match = after_the_play(6, "judge lord")
    play(match, "1 power:judge")
    assert offered(match, 1) == predictions()
    assert refused(match, "1 power:lord") == "arcana-6.2"
    play(match, "1 pass")
    assert match.state.power_used == -1  # the next turn has its own


@pytest.mark.rule("arcana-6.2", "arcana-6.7")
def test_a_power_of_the_active_player_leaves_none_for_the_group() -> None:
    match = after_the_play(6, "key judge")
    play(match, "0 power:key")
    assert offered(match, 1) == predictions()
    assert refused(match, "1 power:judge") == "arcana-6.2"


@pytest.mark.rule("arcana-6.2")
def test_a_power_before_the_play_leaves_none_after_it() -> None:
    match = lay(ROW, [(1, 6), ()], powers="prophet key judge")
    play(match, "0 power:prophet", "0 slot:4", "0 play:1:1")
    assert match.waiting_for == (1,)  # Old? lies ready, and yet the active player isn't asked
    assert offered(match, 1) == predictions()


@pytest.mark.rule("arcana-6.3")
def test_each_power_has_its_user_and_its_time() -> None:
    active = {"prophet": "before", "rider": "before", "key": "after", "belltower": "after"}
    group = ["beast", "chalice", "dawn", "engine", "judge", "servant"]
    match = lay("midnight deep shore noble", [(1, 6), ()], powers=" ".join([*active, *group]), fates={"deep": (2,)})
    ready = {option for option in offered(match, 0) if option.startswith("power")}
    assert ready == {"power:prophet", "power:rider"}
    for name in group:
        assert refused(match, f"0 power:{name}") == "arcana-6.3"
    for name in active:
        assert refused(match, f"1 power:{name}") == "arcana-6.3"
    assert refused(match, "0 power:key") == "arcana-6.7"
    assert refused(match, "1 power:judge") == "arcana-6.7"
    play(match, "0 play:1:1")
    assert offered(match, 0) == {"power:key", "power:belltower", "decline"}
    play(match, "0 decline")
    assert offered(match, 1) - predictions() == {f"power:{name}" for name in group}


@pytest.mark.rule("arcana-6.4")
def test_powers_belong_to_nobody() -> None:
    ready = "beast blind-man dawn engine judge servant huntress lord stranger noble"
    match = after_the_play(6, ready, seats=4)
    wanted = {f"power:{name}" for name in ready.split()}
    assert [offered(match, seat) - predictions() for seat in (1, 2, 3)] == [wanted] * 3
    for eye in range(4):
        assert sorted(names(match.view(eye)["powers"])) == sorted(ready.split())


@pytest.mark.rule("arcana-6.5")
@pytest.mark.parametrize("power", ["judge", "beast"])
def test_using_a_power_obliges_nobody_to_predict(power: str) -> None:
    match = after_the_play(6, power)
    events = play(match, f"1 power:{power}", "1 pass")
    assert not told(events, "predicted")
    assert (match.state.active, match.state.doom, match.state.hands[0]) == (1, 2, (6,))


@pytest.mark.rule("arcana-6.6", "arcana-6.9")
@pytest.mark.parametrize(
    ("card", "yes"),
    [
        ("servant", {2, 3}),
        ("stranger", {2, 3}),
        ("chalice", {4, 7}),
        ("blind-man", {4, 7}),
        ("judge", {3, 4, 5}),
        ("noble", {3, 4, 5}),
        ("engine", {5, 6, 7}),
        ("lord", {5, 6, 7}),
    ],
)
@pytest.mark.parametrize("kept", range(2, 8))
def test_the_questions_about_three_numbers(card: str, yes: set[int], kept: int) -> None:
    match = lay("midnight deep shore key", [(1, kept), (), ()], powers=card)
    play(match, "0 play:1:1")
    assert match.waiting_for == (1, 2)  # the answer is not left to the active player
    play(match, f"1 power:{card}")
    events = play(match, f"2 power:{card}")
    (answer,) = [event for event in events if event.kind == "answered-one-of"]
    assert dict(answer.args)["answer"] == ("yes" if kept in yes else "no")
    assert not answer.secret  # all hear it
    assert set(chances(match, 0)) == ({2, 3, 4, 5, 6, 7} & yes if kept in yes else {2, 3, 4, 5, 6, 7} - yes)


@pytest.mark.rule("arcana-6.7")
def test_the_active_player_is_asked_before_the_group() -> None:
    match = after_the_play(6, "key judge")
    assert match.waiting_for == (0,)
    assert match.asked_of(0).decision.ask == "after"
    events = play(match, "0 decline")
    assert told(events, "declined") == [{"who": 0}]
    assert match.waiting_for == (1,)
    assert "power:judge" in offered(match, 1)


@pytest.mark.rule("arcana-6.7")
def test_being_asked_after_the_play_tells_nothing() -> None:
    high = lay("dawn deep shore chalice", [(6, 3), ()], powers="belltower", fates={"deep": (3,)})
    low = lay("dawn deep shore chalice", [(6, 4), ()], powers="belltower", fates={"deep": (3,)})
    play(high, "0 play:6:1")
    play(low, "0 play:6:1")
    assert offered(high, 0) == {"decline"}  # nothing is lower than the 3
    assert offered(low, 0) == {"power:belltower", "decline"}
    assert high.view(1) == low.view(1)
    assert high.waiting_for == low.waiting_for == (0,)


@pytest.mark.rule("arcana-6.7")
def test_without_such_a_power_the_active_player_is_not_asked() -> None:
    assert after_the_play(6, "judge prophet").waiting_for == (1,)


@pytest.mark.rule("arcana-6.8", "arcana-6.6")
@pytest.mark.parametrize("card", ["dawn", "deep", "midnight"])
@pytest.mark.parametrize(("named", "answer"), [(3, "yes"), (4, "no"), (5, "no"), (7, "no"), (1, "yes")])
def test_higher_than(card: str, named: int, answer: str) -> None:
    row = {"dawn": ROW, "deep": "midnight key shore chalice", "midnight": "judge stranger shore chalice"}[card]
    match = lay(row, [(1, 4), (), ()], powers=card)
    slot = 2 if card == "midnight" else 1
    play(match, f"0 play:1:{slot}", f"1 power:{card}", f"2 power:{card}")
    assert match.waiting_for == (1, 2)
    assert offered(match, 1) == {f"number:{value}" for value in range(1, 8)}
    events = play(match, f"1 number:{named}", "2 number:2")  # tied: the first ally clockwise
    assert [a["answer"] for a in told(events, "answered-higher")] == [answer]
    assert [a["value"] for a in told(events, "answered-higher")] == [named]
    known = set(chances(match, 0))
    assert all((value > named) == (answer == "yes") for value in known)
    assert offered(match, 1) == predictions()


@pytest.mark.rule("arcana-6.10")
@pytest.mark.parametrize("card", ["beast", "huntress", "mirror"])
def test_twice_gives_one_prediction_more(card: str) -> None:
    match = after_the_play(6, card)
    play(match, f"1 power:{card}")
    assert match.state.guesses_left == 2
    assert match.state.powers == []
    play(match, "1 predict:2")
    assert match.state.active == 0
    play(match, "1 predict:3")
    assert match.state.active == 1


@pytest.mark.rule("arcana-6.10")
def test_twice_is_used_before_predicting_and_spent_in_any_case() -> None:
    match = after_the_play(6, "beast")
    play(match, "1 power:beast", "1 predict:6")
    assert names(match.state.deck[-1:]) == ["beast"]
    assert match.state.powers == []
    wished = lay("wish deep shore noble", [(1, 6), ()], powers="beast")  # The Wish: a second prediction
    play(wished, "0 play:1:1", "1 predict:2")
    assert offered(wished, 1) == predictions(but=(2,))  # too late for powers
    assert refused(wished, "1 power:beast") == "arcana-6.7"


@pytest.mark.rule("arcana-6.11")
@pytest.mark.parametrize(("old", "answer"), [(1, "yes"), (6, "no"), (0, "no")])
def test_old_tells_whether_the_fate_played_was_kept(old: int, answer: str) -> None:
    match = after_the_play(6, "key", old=old)
    events = play(match, "0 power:key")
    assert told(events, "told-age") == [{"who": 0, "value": 1, "answer": answer}]
    assert names(match.state.deck[-1:]) == ["key"]
    assert match.waiting_for == (1,)


@pytest.mark.rule("arcana-6.11")
def test_of_two_equal_fates_the_older_one_counts_as_played() -> None:
    match = lay("mirror deep shore chalice", [(5, 5), ()], powers="key", kept=5)
    events = play(match, "0 play:5:1", "0 power:key")
    assert [age["answer"] for age in told(events, "told-age")] == ["yes"]


@pytest.mark.rule("arcana-6.11")
def test_what_old_tells_of_the_kept_fate() -> None:
    fresh = lay(ROW, [(1, 6), ()], powers="key", kept=6)
    play(fresh, "0 play:1:1", "0 power:key")
    # The fate kept was there before, so what a first play told about it still counts; a 1 can't be kept.
    assert set(chances(fresh, 0)) == {2, 3, 4, 5, 6, 7}
    assert len(set(chances(fresh, 0).values())) == 1


@pytest.mark.rule("arcana-6.12")
def test_discard_lower_returns_one_visible_fate_lower_than_the_one_kept() -> None:
    match = after_the_play(4, "leviathan", fates={"deep": (2,), "shore": (4, 3), "chalice": ()})
    assert offered(match, 0) == {"power:leviathan", "decline"}
    play(match, "0 power:leviathan")
    assert offered(match, 0) == {"lift:1:1", "lift:2:2", "lift:3:3"}
    assert refused(match, "0 lift:3:4") == "arcana-6.12"
    before = match.state.bag[3]
    events = play(match, "0 lift:3:3")
    assert told(events, "discarded-lower") == [{"who": 0, "value": 3, "card": "shore"}]
    s = match.state
    assert s.fates == [(1,), (2,), (4,), ()]
    assert s.bag[3] == before + 1
    assert names(s.deck[-1:]) == ["leviathan"]
    assert set(chances(match, 0)) == {4, 5, 6, 7}


@pytest.mark.rule("arcana-6.12", "arcana-7.1")
@pytest.mark.parametrize("card", ["belltower", "leviathan", "shore"])
def test_discard_lower_may_take_the_fate_just_played_and_prevent_a_fade(card: str) -> None:
    match = lay("midnight deep key chalice", [(3, 4), ()], powers=card, fates={"midnight": (6,)})
    play(match, "0 play:3:1")
    assert match.view(1)["hours"][0] == 3
    play(match, f"0 power:{card}", "0 lift:1:3")
    events = play(match, "1 pass")
    assert not told(events, "faded")
    assert match.state.fates[0] == (6,)
    assert match.state.doom == 2


@pytest.mark.rule("arcana-6.12")
def test_not_using_discard_lower_is_a_choice() -> None:
    match = after_the_play(4, "leviathan")
    play(match, "0 decline")
    assert names(match.state.powers) == ["leviathan"]


@pytest.mark.rule("arcana-6.13")
@pytest.mark.parametrize("card", ["prophet", "rider"])
def test_cycle_replaces_an_arcanum_without_fates(card: str) -> None:
    match = lay(ROW, [(1, 6), ()], powers=f"judge {card}", deck="engine", fates={"deep": (2,)})
    size = len(match.state.deck)
    play(match, f"0 power:{card}")
    assert offered(match, 0) == {"slot:1", "slot:3", "slot:4"}
    events = play(match, "0 slot:3")
    assert told(events, "cycled") == [{"who": 0, "card": "shore", "card2": "engine"}]
    s = match.state
    assert names(s.row) == ["midnight", "deep", "engine", "chalice"]
    assert names(s.deck[-2:]) == ["shore", card]  # the old one first, then the Cycle card
    assert len(s.deck) == size + 1
    assert (s.doom, names(s.powers)) == (2, ["judge"])
    assert offered(match, 0) == plays("1:1", "1:4", "6:4")


@pytest.mark.rule("arcana-6.13")
def test_cycle_cannot_be_used_while_every_arcanum_has_fates() -> None:
    full = {"midnight": (2,), "deep": (2,), "shore": (2,), "chalice": (3,)}
    match = lay(ROW, [(1, 6), ()], powers="prophet", fates=full)
    assert "power:prophet" not in offered(match, 0)
    assert refused(match, "0 power:prophet") == "arcana-6.13"


@pytest.mark.rule("arcana-6.3", "arcana-5.3")
def test_the_group_votes_on_powers_too() -> None:
    match = after_the_play(6, "judge lord", seats=4)
    events = play(match, "1 predict:3", "2 power:judge", "3 power:judge")
    assert [vote["who"] for vote in told(events, "voted-power")] == [2, 3]
    assert "answered-one-of" in kinds(events)
    assert match.waiting_for == (1, 2, 3)


@pytest.mark.rule("arcana-6.6")
@pytest.mark.parametrize(("one", "other"), [(3, 5), (6, 7), (2, 6)])
def test_an_answer_tells_no_more_than_yes_or_no(one: int, other: int) -> None:
    heard = []
    for kept in (one, other):
        match = after_the_play(kept, "judge", seats=3)
        events = play(match, "1 power:judge", "2 power:judge")
        heard.append(([event.seen_from(1) for event in events], match.view(2), match.asked))
    assert heard[0] == heard[1]


@pytest.mark.rule("arcana-6.6")
def test_a_question_is_answered_by_the_rules_not_by_a_choice() -> None:
    verbs = {option.verb for option in GAME.options}
    assert not verbs & {"yes", "no", "answer"}


REFUSALS = [
    # powers, fates, how far the turn has come, the line, and the rule that tells what is missing
    ("thief", {}, ["0 play:1:1"], "1 power:thief", "arcana-12.22"),  # no other power to give up
    ("musicians lord", {}, ["0 play:1:1"], "1 power:musicians", "arcana-12.23"),  # nothing was predicted rightly
    ("belltower", {"deep": (6,)}, ["0 play:7:3"], "0 power:belltower", "arcana-6.12"),  # nothing is lower than the 1
    ("feast", {}, [], "0 power:feast", "arcana-12.18"),  # no visible fate
    ("iron", {}, ["0 play:1:1"], "0 power:iron", "arcana-6.7"),  # too late
]


@pytest.mark.rule("arcana-6.3", "arcana-6.12", "arcana-12.18", "arcana-12.22", "arcana-12.23")
@pytest.mark.parametrize(("powers", "fates", "before", "line", "rule"), REFUSALS)
def test_a_refused_power_cites_what_is_missing(
    powers: str, fates: dict[str, tuple[int, ...]], before: list[str], line: str, rule: str
) -> None:
    match = lay(ROW, [(1, 7), ()], powers=powers, fates=fates)
    play(match, *before)
    assert refused(match, line) == rule


def test_what_the_active_player_announced_is_not_taken_back_without_asking() -> None:
    proof = after_the_play(4, "leviathan", fates={"deep": (2,), "shore": (4, 3), "chalice": ()})
    play(proof, "0 power:leviathan")  # everybody knows now that the fate kept is higher than a 1
    assert proof.why_no_undo(0) == "fixed"
    sealed = after_the_play(4, "leviathan", seats=3)
    play(sealed, "0 decline", "1 pass")
    assert sealed.waiting_for
    assert sealed.why_no_undo(1) is None
