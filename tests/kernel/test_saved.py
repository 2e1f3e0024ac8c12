"""A match goes on from a moment that was saved as if it had been played until then."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.test_match import all_but_the_state, dealt, play, play_at_random, snapshot, to_vote
from sobremesa.kernel.errors import BadFile, OutOfReach
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.saved import Choice, Saved, resumed, save
from sobremesa.testing.faults import planted


def choices_of(match: Match[Any]) -> list[Choice]:
    return [Choice(taken.seat, taken.option.key, taken.rewinds) for taken in match.past]


def through_the_store(saved: Saved) -> Saved:
    return msgspec.json.decode(msgspec.json.encode(saved), type=Saved)


def come_back(match: Match[Any]) -> Match[Any]:
    return resumed(match.origin, choices_of(match), match._rewinds, through_the_store(save(match)))


@given(st.integers(0, 2**32), st.lists(st.integers(0, 40), max_size=3), st.integers(0, 60), st.integers(0, 60))
def test_it_goes_on_as_if_it_had_been_played(seed: int, undone: list[int], saved_at: int, back_to: int) -> None:
    """Ids, what is free to take back, what follows and what came before are the same."""
    rng = Rng(seed.to_bytes(32))
    match = dealt(rounds=3)
    for version in undone:
        play_at_random(match, rng, most=version + 5)
        match.rewind(min(version, match.version))
    play_at_random(match, rng, most=max(saved_at, match.version))
    back = come_back(match)
    assert [event.kind for event in back.opening] == [event.kind for event in match.opening]
    for _ in range(2):
        assert snapshot(back) == snapshot(match)
        assert all_but_the_state(back) == all_but_the_state(match)
        for seat in range(3):
            assert back.why_no_undo(seat) == match.why_no_undo(seat)
        for one in (match, back):
            play_at_random(one, Rng(seed.to_bytes(32)))
    for one in (match, back):
        one.rewind(min(back_to, one.version))
    assert snapshot(back) == snapshot(match)
    assert all_but_the_state(back) == all_but_the_state(match)


@given(st.integers(0, 2**32), st.lists(st.integers(0, 60), min_size=1, max_size=6))
def test_no_question_that_has_gone_comes_back_under_its_id(seed: int, versions: list[int]) -> None:
    """However often the match goes back, and whether or not it was saved, forked or played again on the way."""
    rng = Rng(seed.to_bytes(32))
    match = dealt(rounds=3)
    gone: set[str] = set()
    standing = {asked.id for asked in match.asked}

    def look() -> None:
        nonlocal standing
        now = {asked.id for asked in match.asked}
        assert now.isdisjoint(gone)
        gone.update(standing - now)
        standing = now

    for version in versions:
        while match.asked and match.version < version + 5:
            play_at_random(match, rng, most=match.version + 1)
            look()
        match.rewind(min(version, match.version))
        look()
        match = rng.pick((match, match.fork(), match.again(), come_back(match)))
        look()


def test_what_was_fixed_stays_fixed() -> None:
    match = to_vote()
    play(match, "0 play:2", "1 note:1")  # a die was rolled
    origin = dealt().origin._replace(game=match.game, settings=match.settings)
    back = resumed(origin, choices_of(match), 0, through_the_store(save(match)))
    assert back.why_no_undo(0) == match.why_no_undo(0) == "fixed"
    assert all_but_the_state(back) == all_but_the_state(match)
    assert len(back.lasting_since(0)) == 1


def test_going_back_a_little_plays_only_a_little_again() -> None:
    match = dealt(rounds=3)
    play_at_random(match, Rng(bytes(32)), most=12)
    applied: list[int] = []
    honest = match.game.apply

    def count(_: object, *what: Any) -> None:
        applied.append(1)
        honest(*what)

    back = come_back(match)
    back.game = planted(match.game, apply=count)
    play_at_random(back, Rng(bytes(32)), most=15)
    del applied[:]
    back.rewind(13)
    assert len(applied) == 1


@pytest.mark.parametrize("spoiled", ["version", "asked", "state"])
def test_what_does_not_fit_is_refused(spoiled: str) -> None:
    match = dealt()
    play_at_random(match, Rng(bytes(32)), most=3)
    spoilt: Any = {"version": 2, "asked": {7: "7.0"}, "state": msgspec.Raw(b"{}")}[spoiled]
    with pytest.raises(BadFile):
        resumed(match.origin, choices_of(match), 0, msgspec.structs.replace(save(match), **{spoiled: spoilt}))


def test_under_mended_rules_it_goes_on_from_there_and_never_further_back() -> None:
    match = dealt()
    play_at_random(match, Rng(bytes(32)), most=9)
    mended = planted(match.game, info=replace(match.game.info, version=99))
    back = resumed(match.origin._replace(game=mended), choices_of(match), 0, through_the_store(save(match)))
    assert snapshot(back)[0] == snapshot(match)[0]
    assert {asked.id for asked in back.asked}.isdisjoint({asked.id for asked in match.asked})
    assert [why for seat in range(3) if (why := back.why_no_undo(seat)) is None] == []
    play_at_random(back, Rng(bytes(32)), most=11)
    back.rewind(9)
    assert snapshot(back)[0] == snapshot(match)[0]
    with pytest.raises(OutOfReach):
        back.rewind(8)
    assert [step.version for step, _ in back.replay(9)] == [9]


def test_under_mended_rules_what_could_have_been_taken_back_no_longer_can() -> None:
    match = to_vote()
    play(match, "0 play:3", "1 vote:feast")
    assert match.why_no_undo(1) is None
    mended = planted(match.game, info=replace(match.game.info, version=99))
    origin = dealt().origin._replace(game=mended, settings=match.settings)
    back = resumed(origin, choices_of(match), 0, through_the_store(save(match)))
    assert back.why_no_undo(1) == "fixed"


def test_a_game_may_bring_an_older_state_over() -> None:
    """Something has another name now; whoever saves under these rules already uses it."""

    def migrate(_: object, saved: dict[str, Any], _version: int) -> dict[str, Any]:
        return {{"tokens_of_old": "tokens"}.get(name, name): value for name, value in saved.items()}

    match = dealt()
    state = match.game.schema.plain(match.state)
    state["tokens_of_old"] = state.pop("tokens")
    older = msgspec.structs.replace(save(match), rules=0, state=msgspec.Raw(msgspec.json.encode(state)))
    with pytest.raises(BadFile, match="tokens"):
        resumed(match.origin, [], 0, older)
    back = resumed(match.origin._replace(game=planted(match.game, migrate=migrate)), [], 0, older)
    assert snapshot(back)[0] == snapshot(match)[0]
