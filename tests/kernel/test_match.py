from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tictactoe
from sobremesa.kernel import ballot
from sobremesa.kernel.bot import Look
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.errors import (
    BadSettings,
    CannotUndo,
    NotAsked,
    NotOffered,
    OutOfReach,
    Refused,
    SobremesaError,
    Stale,
)
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.option import Catalogue, Option
from sobremesa.kernel.playout import deal, play_out, play_out_at_random
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import Position, play, position
from sobremesa.testing.faults import planted
from testing.duel import CLOSING, GAME, PLAYING, PLAYS, TURN, Table

KEY = MatchKey.from_words("match", 3)


def dealt(game: Any = GAME, **settings: object) -> Match[Table]:
    return Match(game, 3, settings, KEY)


def to_vote(**fields: Any) -> Position[Table]:
    """Seat 0 holds a vote and a roll, and is to play."""
    todo = [(CLOSING,), (TURN, 1), (PLAYING, 0)]
    return position(GAME, 3, conserve=False, **{"hands": [(2, 3), (1,), (1,)], "todo": todo, **fields})


def snapshot(match: Match[Any]) -> tuple[object, ...]:
    return match.game.schema.dumps(match.state), match.asked, match.choices, match.version


def all_but_the_state(match: Match[Any]) -> tuple[object, ...]:
    """What follows from the past, besides what lies on the table."""
    return match.moment[1:], [taken[:4] for taken in match.past]


def play_at_random(match: Match[Any], rng: Rng, most: int = 1000) -> None:
    while match.asked and match.version < most:
        decision = rng.pick(match.asked).decision
        match.play(decision.seat, rng.pick(decision.options))


# --- the deal ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_the_table_must_suit_the_game(seats: int) -> None:
    with pytest.raises(BadSettings, match=f"duel is for 2 to 4 seats, not {seats}"):
        Match(GAME, seats)


def test_settings_are_checked_and_completed() -> None:
    assert dealt(rounds=1).settings == {"rounds": 1, "deck": "large", "rich": False}
    with pytest.raises(BadSettings, match="rounds"):
        dealt(rounds=7)


def test_the_same_key_deals_the_same_match() -> None:
    assert GAME.schema.same(dealt().state, dealt().state)
    other = Match(GAME, 3, {}, MatchKey.from_words("another", 3))
    assert not GAME.schema.same(dealt().state, other.state)


def test_without_a_key_every_match_is_another() -> None:
    assert Match(GAME, 2).key != Match(GAME, 2).key


def test_the_deal_tells_what_happened() -> None:
    assert [event.kind for event in dealt().opening] == ["drew"]
    assert dealt().state.log is None


# --- playing -----------------------------------------------------------------------------------------------------


def test_a_choice_changes_the_match_and_tells_what_happened() -> None:
    match = to_vote()
    events = match.play(0, "play:3")
    assert [event.kind for event in events] == ["played"]
    assert match.version == 1
    assert [(seat, option.key) for seat, option in match.choices] == [(0, "play:3")]
    assert match.waiting_for == (0, 1, 2)
    assert match.state.log is None


def test_an_option_may_be_given_itself_or_by_its_key() -> None:
    one, other = to_vote(), to_vote()
    one.play(0, "play:3")
    other.play(0, PLAYS[2])
    assert snapshot(one) == snapshot(other)


@pytest.mark.parametrize(
    ("seat", "key", "decision", "refusal"),
    [
        (1, "play:1", None, (NotAsked, "seat 1 has nothing to decide now", None)),
        (7, "play:1", None, (NotAsked, "seat 7 has nothing to decide now", None)),
        (-1, "play:1", None, (NotAsked, "who only watches has nothing to decide", None)),
        (0, "play:6", None, (NotOffered, r"seat 0 can't choose play:6 now \(duel-3\.1\)", "duel-3.1")),
        (0, "vote:feast", None, (NotOffered, r"can't choose vote:feast now \(duel-2\.1\)", "duel-2.1")),
        (0, "note:0", None, (NotOffered, r"can't choose note:0 now \(duel-4\.1\)", "duel-4.1")),
        (9, "note:1", None, (NotOffered, r"seat 9 can't choose note:1 now \(duel-4\.1\)", "duel-4.1")),
        (-1, "note:1", None, (NotAsked, "who only watches has nothing to decide", None)),
        (0, "jump:6", None, (NotOffered, "duel has no option 'jump:6'", None)),
        (0, "", None, (NotOffered, "duel has no option ''", None)),
        (0, "play:3", "7.0", (Stale, r"the question 7\.0 no longer stands", None)),
        (1, "play:1", "0.0", (Stale, r"the question 0\.0 no longer stands", None)),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(
    seat: int, key: str, decision: str | None, refusal: tuple[type[Refused], str, str | None]
) -> None:
    error, sentence, rule = refusal
    match = to_vote()
    before = snapshot(match)
    with pytest.raises(error, match=sentence) as refused:
        match.play(seat, key, decision)
    assert refused.value.rule == rule
    assert snapshot(match) == before


def test_an_option_of_another_game_is_known_by_its_key_alone() -> None:
    with pytest.raises(NotOffered, match="tictactoe has no option 'play:3'"):
        Match(tictactoe.GAME, 2).play(0, Option("play", (3,), "play:3", 0))


def test_after_the_end_nothing_can_be_chosen() -> None:
    match = dealt()
    play_at_random(match, Rng(b"end"))
    assert match.outcome is not None
    assert match.waiting_for == ()
    with pytest.raises(NotAsked):
        match.play(0, "play:1")
    with pytest.raises(NotAsked, match="seat 0 has nothing to decide now"):
        match.look(0)


def test_a_bot_is_given_what_its_seat_is_asked_and_may_see() -> None:
    match = to_vote()
    for asked in match.asked:
        seat = asked.decision.seat
        look = match.look(seat, frozenset({1}))
        assert (look.seat, look.decision, look.persons) == (seat, asked.decision, {1})
        assert look.view() == match.game.schema.cut(match.state, seat)


def test_why_not() -> None:
    match = to_vote()
    assert match.why_not(0, "play:3") is None
    assert match.why_not(0, "play:6") == "duel-3.1"
    assert match.why_not(1, "play:1") == "duel-2.2"
    with pytest.raises(NotOffered):
        match.why_not(0, "jump:1")


@pytest.mark.parametrize("broken", ["apply", "decisions"])
def test_a_fault_in_the_rules_leaves_the_match_as_it_was(broken: str) -> None:
    """Even one that shows only after the state has been changed."""
    sound = True

    def apply(_: object, s: Table, seat: int, option: Option) -> None:
        GAME.apply(s, seat, option)
        if not sound and broken == "apply":
            raise ZeroDivisionError

    def decisions(_: object, s: Table) -> Any:
        if not sound and broken == "decisions":
            raise ZeroDivisionError
        return GAME.decisions(s)

    match = dealt(planted(GAME, apply=apply, decisions=decisions))
    before = snapshot(match)
    decision = match.asked[0].decision
    sound = False
    with pytest.raises(ZeroDivisionError):
        match.play(decision.seat, decision.options[0])
    sound = True
    assert snapshot(match) == before
    match.play(decision.seat, decision.options[0])


# --- questions ---------------------------------------------------------------------------------------------------


def test_a_question_keeps_its_id_while_others_answer() -> None:
    match = to_vote()
    play(match, "0 play:3")
    question = match.asked_of(2)
    assert question is not None
    play(match, "0 vote:feast", "1 vote:famine")
    assert match.asked_of(2) == question
    match.play(2, "vote:feast", question.id)


def test_what_one_does_unasked_leaves_ones_question_as_it_was() -> None:
    match = to_vote(hands=[(5, 5), (1,), (1,)])
    first = match.asked_of(0)
    match.play(0, "note:1")
    assert first is not None
    assert match.asked_of(0) == first
    match.play(0, first.decision.options[0], first.id)


def test_an_id_tells_nothing_about_sealed_choices() -> None:
    ids = set()
    for words in ("one key", "another"):
        match = Match(tictactoe.GAME, 2, key=MatchKey.from_words(words, 2))
        match.play(0, "mark:0")
        ids.add(match.asked[0].id)
    assert len(ids) == 2, "whoever doesn't know the key must not be able to work the id out from the choices"


def test_after_an_undo_a_question_of_another_line_has_another_id() -> None:
    ids = set()
    for card in ("mark:0", "mark:1"):
        match = Match(tictactoe.GAME, 2, key=MatchKey.from_words("the same", 2))
        match.play(0, card)
        ids.add(match.asked[0].id)
    assert len(ids) == 2


def test_the_same_choice_made_again_after_an_undo_leads_to_another_id() -> None:
    """Else who is asked next could tell whether a sealed choice is the one that was taken back."""
    match = Match(tictactoe.GAME, 2)
    ids = set()
    for _ in range(3):
        match.play(0, "mark:0")
        ids.add(match.asked[0].id)
        assert match.at(match.version).asked == match.asked
        match.rewind(0)
    assert len(ids) == 3


def test_the_same_question_later_is_not_the_one_asked_before() -> None:
    match = Match(tictactoe.GAME, 2)
    first = match.asked[0].id
    match.play(0, "mark:0", first)
    with pytest.raises(Stale):
        match.play(0, "mark:1", first)


def test_whoever_answered_and_is_asked_the_same_again_is_asked_anew() -> None:
    """Else a second click on the first menu would answer the second question."""

    def stay(_: Any, s: Table, seat: int, option: Option) -> None:
        pass

    match = Match(planted(GAME, apply=stay), 3, key=KEY)
    first = match.asked[0]
    match.play(first.decision.seat, first.decision.options[0], first.id)
    again = match.asked_of(first.decision.seat)
    assert again is not None
    assert again.decision == first.decision
    assert again.id != first.id
    with pytest.raises(Stale):
        match.play(first.decision.seat, first.decision.options[0], first.id)


def test_an_answer_to_a_question_is_one_of_its_options() -> None:
    match = to_vote()
    asked = match.asked_of(0)
    assert asked is not None
    with pytest.raises(NotOffered):
        match.play(0, "note:1", asked.id)
    match.play(0, "note:1")


def test_nobody_else_is_asked() -> None:
    assert to_vote().asked_of(1) is None


# --- looking -----------------------------------------------------------------------------------------------------


def test_a_view_is_the_cut_and_what_follows_from_it() -> None:
    def derive(_: object, view: dict[str, Any]) -> dict[str, Any]:
        return {"mine": sum(view["hands"][view["seat"]]) if view["seat"] >= 0 else 0}

    match = dealt(planted(GAME, derive=derive))
    assert match.view(0)["mine"] == sum(match.state.hands[0])
    assert match.view(SPECTATOR)["mine"] == 0
    assert "rng" not in match.view(0)


# --- again, elsewhere --------------------------------------------------------------------------------------------


def test_a_fork_and_its_match_do_not_touch_each_other() -> None:
    match = dealt()
    play_at_random(match, Rng(b"fork"), most=2)
    fork = match.fork()
    assert snapshot(fork) == snapshot(match)
    before = snapshot(match)
    play_at_random(fork, Rng(b"on"))
    assert snapshot(match) == before
    ended = snapshot(fork)
    play_at_random(match, Rng(b"other"))
    assert snapshot(fork) == ended


def test_what_is_done_silently_in_a_fork_was_not_done_in_its_match() -> None:
    match = to_vote()
    play(match, "0 play:3", "1 vote:feast")
    before, moment = (match.past, match.noticed), match.moment
    fork = match.fork()
    play(fork, "2 note:1", "2 note:2")
    assert (match.past, match.noticed) == before
    assert match.moment is moment
    assert match.lasting_since(0) == ()
    match.undo(1)
    assert match.state.notes[2] == 0
    assert fork.undo(1) == 1
    assert fork.state.notes[2] == 2


@given(st.binary(min_size=1, max_size=8), st.data())
def test_a_match_can_be_had_as_it_was_at_any_version(key: bytes, data: st.DataObject) -> None:
    match = dealt()
    snapshots = [snapshot(match)[0]]
    rng = Rng(key)
    while match.asked:
        play_at_random(match, rng, match.version + 1)
        snapshots.append(snapshot(match)[0])
    version = data.draw(st.integers(0, match.version))
    assert snapshot(match.at(version))[0] == snapshots[version]
    assert [snapshot(again)[0] for _, again in match.replay()] == snapshots


@pytest.mark.parametrize("version", [-1, 2])
def test_only_versions_there_were(version: int) -> None:
    match = to_vote()
    play(match, "0 play:3")
    with pytest.raises(ValueError, match=f"versions 0 to 1, not {version}"):
        match.at(version)


def test_a_replay_tells_everything_again() -> None:
    match = dealt()
    told = [match.opening]
    while match.asked:
        decision = match.asked[0].decision
        told.append(match.play(decision.seat, decision.options[-1]))
    steps = [step for step, _ in match.replay()]
    assert [[event.seen_from(1) for event in step.events] for step in steps] == [
        [event.seen_from(1) for event in events] for events in told
    ]
    assert (steps[0].seat, steps[0].option) == (None, None)
    assert [(step.seat, step.option) for step in steps[1:]] == list(match.choices)


# --- taking back -------------------------------------------------------------------------------------------------


def test_a_vote_can_be_taken_back_while_others_think() -> None:
    match = to_vote()
    play(match, "0 play:3", "1 note:2")
    before = snapshot(match)
    play(match, "1 vote:feast")
    match.undo(1)
    assert snapshot(match)[0] == before[0]
    assert match.waiting_for == (0, 1, 2)


def test_what_was_played_from_a_hand_stays_played() -> None:
    match = to_vote()
    play(match, "0 play:3", "0 vote:feast")
    assert match.undo(0) == 1
    assert match.waiting_for == (0, 1, 2)
    assert match.why_no_undo(0) == "fixed"  # nobody knew that it held the card


@pytest.mark.parametrize(
    ("script", "seat", "why", "sentence"),
    [
        ("", 0, "nothing", "nothing has been chosen yet"),
        ("0 note:1", 1, "nothing", "nothing has been chosen yet"),  # as far as that seat can know
        ("0 note:1", 0, "nothing", "nothing has been chosen yet"),  # as far as anybody can know
        ("0 play:3\n1 note:1", 2, "others", "someone else has acted since"),
        ("0 play:2", 0, "fixed", "it was decided, showed something hidden or drew at random"),  # a die was rolled
        ("0 play:3\n0 vote:feast\n1 vote:feast\n2 vote:feast", 2, "fixed", "it was decided"),  # the votes were opened
    ],
)
def test_what_cannot_be_taken_back_says_why(script: str, seat: int, why: str, sentence: str) -> None:
    match = to_vote()
    play(match, script)
    before = snapshot(match)
    assert match.why_no_undo(seat) == why
    with pytest.raises(CannotUndo, match=sentence) as refusal:
        match.undo(seat)
    assert refusal.value.why == why
    assert snapshot(match) == before


def test_what_others_did_silently_neither_hinders_an_undo_nor_is_lost_by_it() -> None:
    match = to_vote()
    play(match, "0 play:3", "1 vote:feast", "2 note:1")
    assert match.why_no_undo(1) is None
    match.undo(1)
    assert match.waiting_for == (0, 1, 2)
    assert match.state.notes[2] == 1


def test_a_silent_choice_leaves_no_trace_for_others() -> None:
    match = to_vote()
    play(match, "0 play:3")
    asked, noticed = match.asked, match.noticed
    play(match, "2 note:1")
    assert (match.asked, match.noticed) == (asked, noticed)
    assert match.is_silent
    assert match.version == noticed + 1


def test_what_was_decided_cannot_be_taken_back() -> None:
    match = Match(tictactoe.GAME, 2)
    match.play(0, "mark:0")
    assert match.why_no_undo(0) is not None


def test_what_one_did_silently_neither_hinders_nor_helps_an_undo() -> None:
    match = to_vote()
    play(match, "0 play:3", "1 note:2", "1 vote:feast", "1 note:3")
    assert match.last_noticed_of(1) == 2
    assert match.last_noticed_of(2) is None
    assert match.undo(1) == 2
    assert match.waiting_for == (0, 1, 2)
    assert match.state.notes[1] == 3
    assert match.why_no_undo(1) == "others"  # the note alone is nothing to take back

    fixed = to_vote()
    play(fixed, "0 play:2", "0 note:1")
    assert fixed.why_no_undo(0) == "fixed"


def test_what_comes_after_a_silent_choice_looks_as_if_there_had_been_none() -> None:
    loud, hushed = to_vote(), to_vote()
    play(loud, "0 play:3", "0 vote:feast")
    play(hushed, "2 note:1", "0 play:3", "0 note:1", "0 vote:feast", "2 note:2")
    assert (hushed.asked, hushed.noticed) == (loud.asked, loud.noticed)


def test_a_free_option_that_others_see_is_not_silent_though_nothing_is_told() -> None:
    def take_a_token(_: Any, s: Table, seat: int, option: Option) -> None:
        if option.verb == "note":
            s.tokens[seat] += 1
            s.pot -= 1
        else:
            GAME.apply(s, seat, option)

    match = Match(planted(GAME, apply=take_a_token), 3, key=KEY)
    match.play(1, "note:1")
    assert not match.is_silent
    assert match.noticed == 1


def test_where_nobody_else_plays_what_an_onlooker_sees_is_not_silent() -> None:
    alone = planted(
        tictactoe.GAME,
        info=replace(tictactoe.GAME.info, seats=(1, 1)),
        options=Catalogue(),
        free_options=tictactoe.OPTIONS,
        decisions=lambda *_: (),
        free=lambda *_: tictactoe.CELLS,
    )
    match: Match[tictactoe.Board] = Match(alone, 1)
    match.play(0, "mark:0")
    assert not match.is_silent


def test_a_vote_after_which_others_are_asked_something_else_is_no_sealed_one() -> None:
    """The others were told by what they are asked: to take it back would not untell them."""

    def urged(_: Any, s: Table) -> tuple[Decision, ...]:
        urgent = ballot.is_in(s.votes[1])
        return tuple(
            Decision(one.seat, "vote", "duel-3.4" if urgent else one.source, one.options, one.args)
            for one in GAME.decisions(s)
        )

    match = to_vote()
    match.game = planted(GAME, decisions=urged)
    play(match, "0 play:3", "1 vote:feast")
    assert match.why_no_undo(1) == "fixed"


def test_nothing_that_was_chosen_under_other_rules_is_free_to_take_back() -> None:
    match = to_vote()
    play(match, "0 play:3", "1 vote:feast")
    assert match.why_no_undo(1) is None
    match.settle()
    assert match.why_no_undo(1) == "fixed"
    with pytest.raises(OutOfReach):
        match.rewind(1)


def test_the_table_may_agree_to_go_back_further() -> None:
    match = dealt()
    start = snapshot(match)
    play_at_random(match, Rng(b"far"))
    match.rewind(0)
    assert match.game.schema.dumps(match.state) == start[0]
    assert (match.choices, match.version) == start[2:]
    play_at_random(match, Rng(b"again"))
    assert match.outcome is not None


# --- playing out -------------------------------------------------------------------------------------------------


class First:
    def choose(self, look: Look[Table]) -> Option:
        assert look.seat == look.decision.seat
        assert look.view()["hands"][look.seat]
        assert look.redeal(Rng(b"r")).hands[look.seat] == look._state.hands[look.seat]
        return look.decision.options[0]


def test_bots_play_a_match_out_as_a_match_would() -> None:
    match = dealt()
    s = deal(GAME, 3, match.settings, KEY.stream("rules"))
    assert GAME.schema.same(s, match.state)
    choices = play_out(GAME, s, [First()] * 3)
    while match.asked:
        decision = match.asked[0].decision
        match.play(decision.seat, decision.options[0])
    assert GAME.schema.same(s, match.state)
    assert choices == match.version


def test_a_bot_that_cheats_is_found_out() -> None:
    class Cheat:
        def choose(self, look: Look[Table]) -> Option:
            return next(option for option in GAME.options if option not in look.decision.options)

    with pytest.raises(SobremesaError, match=r"the bot of seat 0 chose .* which it was not offered"):
        play_out(GAME, deal(GAME, 3, dealt().settings, Rng(b"d")), [Cheat()] * 3)


def test_random_play_comes_to_an_end() -> None:
    s = deal(GAME, 3, dealt().settings, Rng(b"d"))
    assert 0 < play_out_at_random(GAME, s, Rng(b"r")) <= GAME.info.longest
    assert GAME.outcome(s) is not None


def test_what_was_taken_back_is_asked_under_a_new_id_and_an_answer_to_the_old_one_is_stale() -> None:
    match = to_vote()
    play(match, "0 play:3")
    before = {asked.decision.seat: asked for asked in match.asked}
    match.play(1, "vote:feast", before[1].id)
    match.undo(1)
    now = {asked.decision.seat: asked for asked in match.asked}
    assert now[1].decision == before[1].decision
    with pytest.raises(Stale):
        match.play(1, "vote:feast", before[1].id)
    match.play(1, "vote:feast", now[1].id)
    assert (now[0].id, now[2].id) == (before[0].id, before[2].id)  # these were still thinking
    match.play(0, "vote:feast", before[0].id)


@given(st.integers(0, 2**32), st.lists(st.integers(0, 60), max_size=6))
def test_going_back_is_as_playing_again_from_the_key(seed: int, versions: list[int]) -> None:
    """Whatever was marked on the way: ids, what is free to take back and what follows are the same."""
    rng = Rng(seed.to_bytes(32))
    match = dealt(rounds=3)
    for version in versions:
        play_at_random(match, rng, most=60)
        to = min(version, match.version)
        again = match.again()
        again.rewind(to)
        match.rewind(to)
        for one, other in ((match, again), (match.fork(), again.at(to)), (match, match.again())):
            assert snapshot(one) == snapshot(other)
            assert all_but_the_state(one) == all_but_the_state(other)


def dealt_and_played(seed: int) -> Match[Table]:
    match = dealt(rounds=3)
    play_at_random(match, Rng(seed.to_bytes(32)))
    return match


def counting(match: Match[Any]) -> list[int]:
    """As many as choices are played in it from now on."""
    applied: list[int] = []
    honest = match.game.apply

    def count(_: object, *what: Any) -> None:
        applied.append(1)
        honest(*what)

    match.game = planted(match.game, apply=count)
    return applied


def a_long_one() -> Match[Any]:
    match = max((dealt_and_played(seed) for seed in range(8)), key=lambda match: match.version)
    assert match.version > 16
    return match


def test_going_back_plays_only_a_few_choices_again() -> None:
    match = a_long_one()
    applied = counting(match)
    match.rewind(match.version - 1)
    assert len(applied) < 8


def test_told_from_the_middle_it_plays_only_a_few_choices_more() -> None:
    match = a_long_one()
    whole = [(step, snapshot(then)[0]) for step, then in match.replay()]
    applied = counting(match)
    for first in range(match.version + 1):
        del applied[:]
        assert [(step.version, snapshot(then)[0]) for step, then in match.replay(first)] == [
            (step.version, then) for step, then in whole[first:]
        ]
        assert len(applied) <= match.version - first + 8


def test_what_cannot_be_gone_back_to_changes_nothing() -> None:
    match = dealt()
    play_at_random(match, Rng(bytes(32)), most=10)
    before = snapshot(match)
    for version in (-1, 11):
        with pytest.raises(ValueError, match="versions 0 to 10"):
            match.rewind(version)
    assert snapshot(match) == before
    match.rewind(1)
    assert match.version == 1
