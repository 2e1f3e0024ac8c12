"""Chapters 1 and 2: what lies in the box, and how it is laid out."""

from __future__ import annotations

from collections import Counter

import pytest

from games.looking import asks
from games.princesa.laid import names
from sobremesa.games.princesa.kinds import (
    CARD_IDS,
    GEAR,
    HEARTS,
    HERO_IDS,
    HERO_OF,
    HEROES,
    KIDNAPPER,
    NO_HERO,
    PRINCESS,
    SECRET_IDS,
    TYPE_OF,
    TYPES,
    dealt_kinds,
)
from sobremesa.games.princesa.rules import GAME
from sobremesa.games.princesa.state import CAPTIVE, UNKNOWN, Princesa
from sobremesa.kernel.errors import BadSettings
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match

# Every adventure card that isn't a hero's own, with its copies.
OTHERS = {
    "attack": {
        "short-sword": 2,
        "lance": 2,
        "war-hammer": 2,
        "poisoned-blade": 1,
        "heavy-crossbow": 1,
        "plunder": 2,
        "executioner": 2,
    },
    "defence": {
        "wooden-shield": 2,
        "plate-armour": 2,
        "riposte": 3,
        "healers-kit": 1,
        "withdrawal": 1,
        "telltale-mirror": 1,
    },
    "strategy": {
        "interrogation": 2,
        "robbery": 2,
        "map": 1,
        "unmask": 2,
        "ambush": 1,
        "toll": 1,
        "face-changer": 1,
        "barter": 1,
    },
    "magic": {
        "slow-poison": 2,
        "clumsy-hands": 1,
        "frog-curse": 1,
        "torn-pocket": 1,
        "loose-tongue": 1,
        "blessing": 1,
        "protective-aura": 1,
        "giant-strength": 1,
        "metamorphosis": 1,
    },
    "environment": {
        "travelling-market": 1,
        "thick-fog": 1,
        "blood-moon": 1,
        "sanctuary": 1,
        "storm": 1,
        "fair-of-truth": 1,
    },
}
GEAR_OF = {
    "knight": "sworn-sword heraldic-shield code-of-honour",
    "huntress": "longbow leaf-cloak follow-the-trail",
    "wizard": "fireball arcane-barrier clairvoyance",
    "thief": "hidden-dagger smoke-bomb light-fingers",
    "barbarian": "great-axe stone-fist tough-hide",
    "priestess": "holy-mace prayer confession",
    "bard": "satire ballad rumour",
    "witch": "poison-nails cauldron evil-eye",
    "inventor": "light-crossbow spring-trap master-key",
    "merchant": "sword-cane bodyguard bribe",
}
SEATS = (3, 4, 5, 6, 7, 8, 10)


def dealt(seats: int, number: int = 0, **settings: object) -> Match[Princesa]:
    return Match(GAME, seats, settings, MatchKey.from_words(f"deal {number}", seats))


def on_the_road(s: Princesa) -> Counter[str]:
    """The cards of deck and shop."""
    return Counter(names((*s.deck, *s.shop)))


# --- the box -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-1.4", "princesa-1.6", "princesa-1.5")
def test_the_box_holds_what_the_rules_list() -> None:
    counted: Counter[str] = Counter()
    for part in GAME.components(dealt(4).settings):
        counted[part.kind] += part.count
    assert counted == {"hero": 10, "secret": 10, "card": 79, "princess": 1, "heart": 50, "gold": 30, "piece": 3}


@pytest.mark.rule("princesa-1.6", "princesa-1.7")
def test_seventy_nine_cards_by_type() -> None:
    s = dealt(10).state  # with all heroes at the table every card is in play
    everything = on_the_road(s) + Counter(name for hand in s.hands for name in names(hand))
    assert sum(everything.values()) == 79
    by_type = Counter[str]()
    for name, count in everything.items():
        by_type[TYPES[TYPE_OF[CARD_IDS.index(name)]]] += count
    assert by_type == {"attack": 23, "defence": 19, "strategy": 20, "magic": 11, "environment": 6}
    gear = {name for gear in GEAR_OF.values() for name in gear.split()}
    others = {name: n for cards in OTHERS.values() for name, n in cards.items()}
    assert everything == Counter(others) + Counter(gear)
    for kind, cards in OTHERS.items():
        assert {TYPES[TYPE_OF[CARD_IDS.index(name)]] for name in cards} == {kind}


@pytest.mark.rule("princesa-1.6", "princesa-1.8")
def test_three_cards_bear_each_heros_symbol_and_the_rest_none() -> None:
    assert {HERO_IDS[hero]: set(names(GEAR[hero])) for hero in HEROES} == {
        hero: set(gear.split()) for hero, gear in GEAR_OF.items()
    }
    marked = Counter(HERO_IDS[HERO_OF[kind]] for kind in dealt_kinds() if HERO_OF[kind] != NO_HERO)
    assert marked == dict.fromkeys(HERO_IDS, 3)
    assert HERO_OF[PRINCESS] == NO_HERO


@pytest.mark.rule("princesa-1.9", "princesa-1.5")
def test_ten_secrets_and_one_of_them_is_the_kidnapper() -> None:
    assert len(set(SECRET_IDS)) == 10
    assert SECRET_IDS.count("kidnapper") == 1


@pytest.mark.rule("princesa-1.1", "princesa-14.6")
def test_three_to_ten_may_play() -> None:
    for seats in SEATS:
        assert len(dealt(seats).state.heroes) == seats
    for seats in (2, 11):
        with pytest.raises(BadSettings):
            dealt(seats)


# --- what everybody gets -----------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-2.1", "princesa-1.8")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_another_hero_face_up_drawn_by_lot(seats: int) -> None:
    seen = set()
    for number in range(8):
        match = dealt(seats, number)
        s = match.state
        assert len(set(s.heroes)) == seats
        assert s.ghosts == [False] * seats
        assert match.view((0 + 1) % seats)["heroes"] == s.heroes
        seen.add(tuple(s.heroes))
    assert len(seen) == 8


@pytest.mark.rule("princesa-2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_starting_hand_is_the_heros_three_cards(seats: int) -> None:
    s = dealt(seats).state
    for seat in range(seats):
        assert sorted(names(s.hands[seat])) == sorted(GEAR_OF[HERO_IDS[s.heroes[seat]]].split())


@pytest.mark.rule("princesa-2.3", "princesa-2.4")
def test_hearts_as_the_card_says_and_two_gold() -> None:
    s = dealt(10).state
    assert s.hearts == [HEARTS[hero] for hero in s.heroes]
    assert len(set(s.hearts)) > 1
    assert s.gold == [2] * 10
    assert dealt(5).state.bank == 30 - 10


# --- secrets -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-2.5", "princesa-1.9")
@pytest.mark.parametrize("seats", SEATS)
def test_a_secret_each_and_the_kidnapper_always_among_them(seats: int) -> None:
    kidnappers, others = set(), set()
    for number in range(12):
        s = dealt(seats, number).state
        assert len(set(s.secrets)) == len(s.secrets) == seats
        assert s.secrets.count(KIDNAPPER) == 1
        assert s.shown == [UNKNOWN] * seats
        kidnappers.add(s.secrets.index(KIDNAPPER))
        others.add(frozenset(s.secrets))
    assert len(kidnappers) > 1
    assert seats == 10 or len(others) > 1


@pytest.mark.rule("princesa-2.6")
@pytest.mark.parametrize(
    ("seats", "left_out"),
    [
        (3, {"accomplice", "witness"}),
        (4, {"accomplice"}),
        (5, {"accomplice"}),
        (6, {"accomplice"}),
        (7, {"accomplice"}),
        (8, set()),
        (9, set()),
    ],
)
def test_no_witness_with_three_and_no_accomplice_with_fewer_than_eight(seats: int, left_out: set[str]) -> None:
    seen = Counter[int]()
    for number in range(60):
        seen.update(dealt(seats, number).state.secrets)
    assert {SECRET_IDS[secret] for secret in seen} == set(SECRET_IDS) - left_out


@pytest.mark.rule("princesa-2.6")
def test_with_eight_accomplice_and_witness_may_be_dealt_and_may_not() -> None:
    for name in ("accomplice", "witness"):
        secret = SECRET_IDS.index(name)
        assert {secret in dealt(8, number).state.secrets for number in range(60)} == {True, False}


# --- the common table --------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-2.7")
def test_the_princess_is_captive_and_out_of_play() -> None:
    for seats in SEATS:
        s = dealt(seats).state
        assert s.princess == CAPTIVE
        assert PRINCESS not in (*s.deck, *s.shop, *s.discard, *(card for hand in s.hands for card in hand))


@pytest.mark.rule("princesa-2.8", "princesa-2.9")
@pytest.mark.parametrize("seats", SEATS)
def test_only_cards_with_a_question_mark_are_in_the_deck(seats: int) -> None:
    s = dealt(seats).state
    others = Counter({name: n for cards in OTHERS.values() for name, n in cards.items()})
    assert on_the_road(s) == others
    absent = [hero for hero in HEROES if hero not in s.heroes]
    assert Counter(names(s.box)) == Counter(name for hero in absent for name in names(GEAR[hero]))


@pytest.mark.rule("princesa-2.9", "princesa-2.10")
@pytest.mark.parametrize("seats", SEATS)
def test_three_in_the_shop_and_forty_six_in_the_deck_shuffled(seats: int) -> None:
    orders = set()
    for number in range(5):
        s = dealt(seats, number).state
        assert (len(s.shop), len(s.deck)) == (3, 46)
        assert s.discard == ()
        orders.add(s.deck)
    assert len(orders) == 5


@pytest.mark.rule("princesa-2.11", "princesa-3.4")
def test_who_begins_is_drawn_by_lot_and_the_turn_goes_round() -> None:
    first = set()
    for number in range(20):
        match = dealt(4, number)
        beginner = match.state.active
        first.add(beginner)
        order = []
        for _ in range(5):
            order.append(match.state.active)
            assert asks(match) == [(match.state.active, "act")]
            match.play(match.state.active, "explore")
        assert order == [(beginner + step) % 4 for step in range(5)]
    assert first == {0, 1, 2, 3}
