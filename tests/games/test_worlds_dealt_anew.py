"""What a seat knows of hidden cards holds in every world that is dealt for it; what it doesn't know is otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.games.eldritch.facts import ENCOUNTER, MYTHOS_FACTS
from sobremesa.games.eldritch.words import EXPEDITION
from sobremesa.kernel import registry
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match

WORLDS = 12
SEATS = 4


def matches(game_id: str, *, most: int, every: int, number: int = 2) -> Iterator[Match[Any]]:
    """Random matches at some of their first moments."""
    for at in range(number):
        key = MatchKey.from_words(f"{game_id} anew {at}", SEATS)
        match, chance = Match(registry.get(game_id), SEATS, {}, key), key.stream("chance")
        while match.asked and match.version < most:
            if match.version % every == 0:
                yield match
            decision = chance.pick(match.asked).decision
            match.play(decision.seat, chance.pick(decision.options))


def worlds(match: Match[Any], seat: int) -> list[Any]:
    chance = match.key.stream("worlds")
    return [match.game.redeal(match.state, seat, chance.branch()) for _ in range(WORLDS)]


def test_in_eldritch_what_was_seen_stays_and_the_order_of_the_mythos_deck_is_open() -> None:
    for match in matches("eldritch", most=60, every=20, number=1):
        s = match.state
        s.gates_known[1] = (*s.gate_stack[:2], *s.gates_known[1][2:])
        place = next((place for place, card in enumerate(s.lies) if card >= 0), -1)
        if place >= 0:
            s.peeked[1] = (*s.peeked[1][:place], s.lies[place], *s.peeked[1][place + 1 :])
        colours = set()
        for world in worlds(match, 1):
            assert world.gate_stack[:2] == s.gate_stack[:2]
            assert place < 0 or world.lies[place] == s.lies[place]
            first, really = (of.decks[EXPEDITION.number][0] for of in (world, s))
            assert ENCOUNTER[first].site == ENCOUNTER[really].site
            colours.add(tuple([MYTHOS_FACTS[card].colour.name for card in world.mythos_deck]))
        assert len(colours) > 1
        assert len({tuple(sorted(deck)) for deck in colours}) == 1


@pytest.mark.parametrize("bottom", [0, 2])
def test_in_arcana_what_was_put_at_the_bottom_stays_there(bottom: int) -> None:
    match = next(matches("arcana", most=1, every=1))
    match.state.bottom = bottom
    dealt = worlds(match, 0)
    assert all(world.deck[:1] == match.state.deck[:1] for world in dealt)
    lowest = {world.deck[-2:] for world in dealt}
    assert (lowest == {match.state.deck[-2:]}) == (bottom == 2)


def test_in_arcana_a_sealed_vote_is_any_that_could_have_been_cast() -> None:
    match = next(match for match in matches("arcana", most=60, every=1) if len(match.asked) > 1)
    voter = match.asked[0].decision
    match.play(voter.seat, voter.options[0])
    onlooker = match.asked[0].decision.seat
    assert len({world.votes[voter.seat] for world in worlds(match, onlooker)}) > 1


@pytest.mark.parametrize("game_id", ["cosa", "princesa"])
def test_in_worlds_that_a_seat_cannot_tell_apart_the_same_is_dealt(game_id: str) -> None:
    """However they came about: so a world that is dealt tells nothing that the seat doesn't know."""
    for match in matches(game_id, most=120, every=6):
        game = match.game
        for seat in range(SEATS):
            twin = game.redeal(match.state, seat, match.key.stream("twin", match.version))
            here, there = (game.redeal(s, seat, match.key.stream("again")) for s in (match.state, twin))
            assert game.schema.plain(here) == game.schema.plain(there)


def test_in_cosa_a_world_is_dealt_where_what_was_seen_once_leaves_too_little_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Then what is certain is heeded all the same, and the true hands are not what is given instead."""
    monkeypatch.setattr("sobremesa.games.cosa.redeal.ATTEMPTS", 0)
    hands = set()
    for match in matches("cosa", most=60, every=20, number=1):
        for world in worlds(match, 0):
            schema = match.game.schema
            assert schema.cut(world, 0) == schema.cut(match.state, 0)
            hands.add(tuple(world.hands))
    assert len(hands) >= WORLDS
