"""What holds of the past in worlds dealt anew: where cards have gone, whom La Cosa has met, who would be out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.cosa.laid import NUMBER, lay
from sobremesa.games.cosa import knowledge
from sobremesa.games.cosa.book import INFECTADO, LA_COSA
from sobremesa.games.cosa.cards import INFECTED
from sobremesa.games.cosa.knowledge import pile_of
from sobremesa.games.cosa.rules import GAME
from sobremesa.games.cosa.state import CARD_SEEN, HAND_SEEN, Cosa
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.zones import without


def worlds(s: Cosa, seat: int, count: int = 200) -> Iterator[Cosa]:
    chance = MatchKey.from_words("worlds", 1).stream("redeal")
    for _ in range(count):
        yield GAME.redeal(s, seat, chance.branch())


def swap(s: Cosa, one: int, given: str, other: int, got: str) -> None:
    """The two exchange, and nobody else sees what."""
    for seat, loses, gets in ((one, NUMBER[given], NUMBER[got]), (other, NUMBER[got], NUMBER[given])):
        s.hands[seat] = tuple(sorted((*without(s.hands[seat], loses), gets)))
    knowledge.change_hands_unseen(s, one, NUMBER[given], other, NUMBER[got])


def discard(s: Cosa, seat: int, card: str) -> None:
    """Face down; it draws another for it."""
    kind, drawn = NUMBER[card], s.deck[0]
    s.hands[seat] = tuple(sorted((*without(s.hands[seat], kind), drawn)))
    s.deck, s.discard = s.deck[1:], (*s.discard, kind)
    knowledge.leaves_unseen(s, seat, kind, ())
    knowledge.comes_unseen(s, pile_of(s), kind, (seat,))


@pytest.mark.rule("cosa-6.1", "cosa-12.2")
def test_a_card_that_was_known_once_is_still_there_or_whither_one_has_gone_since() -> None:
    """Of seat 1 something newer is known by now: what it was given before it has still, or seat 2 got it."""
    s = lay("comfortable axe", "whisky suspicion", "resolute", "", "thing").state
    swap(s, 0, "comfortable", 1, "whisky")
    swap(s, 1, "suspicion", 2, "resolute")
    swap(s, 0, "axe", 1, "resolute")
    assert NUMBER["comfortable"] not in s.known[0][1]
    found = {next(seat for seat in range(5) if NUMBER["comfortable"] in world.hands[seat]) for world in worlds(s, 0)}
    assert found == {1, 2}


@pytest.mark.rule("cosa-6.2", "cosa-12.2")
def test_nobody_is_infectado_who_has_never_met_la_cosa() -> None:
    """Whoever that is in that world."""
    s = lay("", "", "", "", "thing").state
    pairs = [(1, 2), (3, 4), (2, 4)]
    s.met = [0] * 5
    for one, two in pairs:
        s.met[one] |= 1 << two
        s.met[two] |= 1 << one
    infections = set()
    for world in worlds(s, 0, 400):
        thing = world.roles.index(LA_COSA)
        infections |= {(thing, seat) for seat, role in enumerate(world.roles) if role == INFECTADO}
    assert infections == {*pairs, *[(two, one) for one, two in pairs]}


@pytest.mark.rule("cosa-4.10", "cosa-6.2", "cosa-12.2")
def test_whoever_got_an_infection_from_la_cosa_is_infectado_and_has_it_still() -> None:
    """Seat 0 has seen an ¡Infectado! in seat 1's hand; then 1 and 2 exchanged, and 2 discarded something."""
    s = lay("", "infected suspicion thing", "resolute whisky", "", "").state
    knowledge.sees_card(s, 0, 1, INFECTED, CARD_SEEN)
    swap(s, 1, "infected", 2, "resolute")
    discard(s, 2, "whisky")
    passed_on = 0
    for world in worlds(s, 0, 600):
        if world.roles[1] == LA_COSA and INFECTED not in world.hands[1]:  # so that is the one which 2 got
            assert world.roles[2] == INFECTADO
            assert INFECTED in world.hands[2]
            passed_on += 1
    assert passed_on > 5


@pytest.mark.rule("cosa-6.7", "cosa-12.2")
def test_nobody_whose_hand_is_hidden_has_nothing_but_infections() -> None:
    """The exchange before would have shown it."""
    full = "infected infected infected"
    s = lay("", f"{full} whisky", f"{full} axe", "thing infected", deck="resolute suspicion", rest="discard").state
    for world in worlds(s, 0, 400):
        assert all(set(world.hands[seat]) != {INFECTED} for seat in (1, 2, 3))


@pytest.mark.rule("cosa-6.7", "cosa-12.2")
@pytest.mark.parametrize("thing", [1, 2])
def test_who_exchanges_though_they_have_nothing_but_infections_does_so_with_la_cosa(thing: int) -> None:
    """With anybody else they would be out: whoever has seen that hand knows now who La Cosa is."""
    infectado = 3 - thing
    hands = {thing: "thing", infectado: "infected infected infected infected"}
    match = lay("", hands[1], hands[2], "", "", at="exchange", active=1, infected=[infectado])
    s = match.state
    knowledge.sees_hand(s, 0, infectado, HAND_SEEN)
    assert match.asked[0].decision.ask == "offer"
    assert {world.roles.index(LA_COSA) for world in worlds(s, 0)} == {thing}
