"""Chapter 2: the box and the deal, its tables written out."""

from __future__ import annotations

from collections import Counter

import pytest

from games.cosa.laid import names
from sobremesa.games.cosa.board import next_of
from sobremesa.games.cosa.book import HUMAN, LA_COSA
from sobremesa.games.cosa.box import CARDS, copies, is_panic
from sobremesa.games.cosa.rules import GAME
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.settings import complete

CORNERS = {
    "thing": ("contagion", ""),
    "infected": ("contagion", "4 4 4 4 4 4 4 4 6 6 7 7 8 9 9 10 10 11 11 11"),
    "flamethrower": ("action", "4 4 6 9 11"),
    "analysis": ("action", "5 6 9"),
    "axe": ("action", "4 9"),
    "suspicion": ("action", "4 4 4 4 7 8 9 10"),
    "whisky": ("action", "4 6 10"),
    "resolute": ("action", "4 4 6 9 10"),
    "watch-your-back": ("action", "4 9"),
    "change-places": ("action", "4 4 7 9 11"),
    "better-run": ("action", "4 4 7 9 11"),
    "seduction": ("action", "4 4 6 7 8 10 11"),
    "scary": ("defence", "5 6 8 11"),
    "comfortable": ("defence", "4 6 11"),
    "no-thanks": ("defence", "4 6 8 11"),
    "missed": ("defence", "4 6 11"),
    "no-barbecue": ("defence", "4 6 11"),
    "quarantine": ("obstacle", "5 9"),
    "barred-door": ("obstacle", "4 7 11"),
    "ropes": ("panic", "6 9"),
    "one-two": ("panic", "5 9"),
    "three-four": ("panic", "4 9"),
    "party": ("panic", "5 9"),
    "get-out": ("panic", "5"),
    "forgetful": ("panic", "4"),
    "round": ("panic", "4 9"),
    "friends": ("panic", "7 9"),
    "blind-date": ("panic", "4 9"),
    "oops": ("panic", "10"),
    "between-us": ("panic", "7 9"),
    "revelations": ("panic", "8"),
}

# players, ¡Infectado!, action, defence, obstacle, panic, whole deck, dealable, dealt besides La Cosa, draw pile, share
DERIVED = [
    (4, 8, 17, 4, 1, 4, 35, 22, 15, 19, 21),
    (5, 8, 18, 5, 2, 7, 41, 25, 19, 21, 33),
    (6, 10, 23, 10, 2, 8, 54, 35, 23, 30, 27),
    (7, 12, 27, 10, 3, 10, 63, 40, 27, 35, 29),
    (8, 13, 29, 12, 3, 11, 69, 44, 31, 37, 30),
    (9, 15, 37, 12, 4, 19, 88, 53, 35, 52, 37),
    (10, 17, 41, 12, 4, 20, 95, 57, 39, 55, 36),
    (11, 20, 45, 17, 5, 20, 108, 67, 43, 64, 31),
    (12, 20, 45, 17, 5, 20, 108, 67, 47, 60, 33),
]
FAMILY = {card.id: card.family for card in CARDS}


def dealt(seats: int, words: str = "deal", **settings: object) -> Cosa:
    """The state as it is dealt, before anybody draws."""
    complete = {setting.name: setting.default for setting in GAME.info.settings} | settings
    return GAME.setup(seats, complete, MatchKey.from_words(words, seats).stream("deal"))  # type: ignore[arg-type]


def whole_box(s: Cosa) -> Counter[str]:
    return Counter(names((*s.deck, *(kind for hand in s.hands for kind in hand))))


@pytest.mark.rule("cosa-2.1", "cosa-2.2")
def test_the_box() -> None:
    found = {card.id: (card.family, " ".join(str(n) for n in card.corners if n)) for card in CARDS}
    otherwise = [name for name in {**found, **CORNERS} if found.get(name) != CORNERS.get(name)]
    assert otherwise == [], "CORNERS has to say of what family these are and what is printed in their corners"
    totals = Counter[str]()
    for card in CARDS:
        totals[card.family] += len(card.corners)
    assert totals == {"contagion": 21, "action": 45, "defence": 17, "obstacle": 5, "panic": 20}, "as cosa-2.2 has it"
    assert sum(totals.values()) - totals["panic"] == 88, "as cosa-2.1 has it"
    assert {card.id for kind, card in enumerate(CARDS) if is_panic(kind)} == {
        name for name, (family, _) in CORNERS.items() if family == "panic"
    }
    listed = {part.id: part.count for part in GAME.components(complete(GAME.info.settings, {}))}
    assert listed.pop("turn-card") == 1
    assert sum(listed.values()) == sum(len(card.corners) for card in CARDS)


@pytest.mark.rule("cosa-2.3")
@pytest.mark.parametrize("players", range(4, 13))
def test_a_card_takes_part_from_the_number_in_its_corner_on(players: int) -> None:
    expected = {card.id: sum(corner <= players for corner in card.corners) for card in CARDS}
    assert whole_box(dealt(players)) == Counter(expected)
    assert [copies(kind, players) for kind in range(len(CARDS))] == list(expected.values())


@pytest.mark.rule("cosa-2.3")
def test_eleven_and_twelve_play_with_the_same_deck() -> None:
    assert whole_box(dealt(11)) == whole_box(dealt(12))
    assert whole_box(dealt(10)) != whole_box(dealt(11))


@pytest.mark.rule("cosa-2.4", "cosa-2.5", "cosa-2.7")
def test_the_counts_for_each_number_of_players() -> None:
    wrong = [row[0] for row in DERIVED if counts_of(row[0]) != row]
    assert wrong == [], "DERIVED, and the rules, have to say anew what there is with so many players"


def counts_of(players: int) -> tuple[int, ...]:
    """The row of DERIVED, as it is dealt."""
    s = dealt(players)
    box = whole_box(s)
    families = Counter[str]()
    for name, count in box.items():
        families[FAMILY[name]] += count
    assert (box["thing"], families["contagion"]) == (1, box["infected"] + 1)
    action, defence, obstacle = families["action"], families["defence"], families["obstacle"]
    in_hands = Counter(kind for hand in s.hands for kind in names(hand))
    besides = in_hands.total() - in_hands["thing"]
    dealable = action + defence + obstacle
    assert dealable > besides == 4 * players - 1
    panic = sum(map(is_panic, s.deck))
    assert panic == families["panic"]
    share = round(100 * panic / len(s.deck))
    return (
        players, box["infected"], action, defence, obstacle, panic, box.total(), dealable, besides, len(s.deck), share,
    )  # fmt: skip


@pytest.mark.rule("cosa-2.5", "cosa-2.6", "cosa-4.1")
@pytest.mark.parametrize("players", range(4, 13))
def test_the_deal_always_includes_the_thing_and_never_an_infected(players: int) -> None:
    for number in range(30):
        s = dealt(players, f"deal {number}")
        assert [len(hand) for hand in s.hands] == [4] * players
        held = [name for hand in s.hands for name in names(hand)]
        assert held.count("thing") == 1
        assert "infected" not in held
        assert not [name for name in held if FAMILY[name] == "panic"]
        holder = next(seat for seat, hand in enumerate(s.hands) if "thing" in names(hand))
        assert s.roles == [LA_COSA if seat == holder else HUMAN for seat in range(players)]


@pytest.mark.rule("cosa-2.6", "cosa-2.8")
def test_anybody_may_get_the_thing_and_anybody_may_begin() -> None:
    deals = [dealt(5, f"lot {number}") for number in range(80)]
    assert {s.roles.index(LA_COSA) for s in deals} == set(range(5))
    assert {s.active for s in deals} == set(range(5))
    assert len({(s.roles.index(LA_COSA), s.active) for s in deals}) > 15  # the one has nothing to do with the other


@pytest.mark.rule("cosa-2.5")
def test_which_cards_are_dealt_is_left_to_chance() -> None:
    """Every card that may be dealt is in somebody's hand in one deal and in the deck in another."""
    deals = [dealt(8, f"chance {number}") for number in range(60)]
    dealable = {name for name, family in FAMILY.items() if family in ("action", "defence", "obstacle")}
    assert {name for s in deals for hand in s.hands for name in names(hand)} == dealable | {"thing"}
    assert dealable <= {name for s in deals for name in names(s.deck)}


@pytest.mark.rule("cosa-2.7")
def test_the_rest_is_one_shuffled_deck() -> None:
    """Panics, ¡Infectado! and what wasn't dealt lie anywhere in it."""
    deals = [dealt(6, f"deck {number}") for number in range(60)]
    for place in (0, 15, 29):
        found = {names(s.deck)[place] for s in deals}
        assert {FAMILY[name] for name in found} >= {"panic", "action", "defence", "contagion"}
    assert all("thing" not in names(s.deck) for s in deals)


@pytest.mark.rule("cosa-2.8")
def test_play_goes_clockwise_at_first() -> None:
    for number in range(8):
        s = dealt(6, f"way {number}")
        assert (s.direction, s.ring) == (1, [0, 1, 2, 3, 4, 5])
        match = Match(GAME, 6, {}, MatchKey.from_words(f"way {number}", 6))
        view = match.view(0)
        assert next_of(view, view["active"]) == view["ring"][(view["ring"].index(view["active"]) + 1) % 6]
