"""Every card against the component list: its condition for all pairs of fates, its moons and its power."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from games.arcana.laid import lay
from games.arcana.sheet import BASE, CARDS, EXPANSION, TABLE, Card
from games.looking import offered
from sobremesa.games.arcana.cards import ARCANA, NUMBER, kept_by_played
from sobremesa.games.arcana.rules import GAME
from sobremesa.kernel.settings import complete

VALUES = range(1, 8)
LINES = [line.split() for line in TABLE.strip().splitlines()]


def kept(card: str, p: int, seen: tuple[int, ...] = (), here: tuple[int, ...] = ()) -> set[int]:
    """The kept fates with which the game lets that value be played on that card."""
    bits = kept_by_played(NUMBER[card], tuple(sorted(seen)), here)[p]
    return {h for h in VALUES if bits >> h & 1}


def wanted(card: Card, p: int, seen: tuple[int, ...] = (), here: tuple[int, ...] = ()) -> set[int]:
    return {h for h in VALUES if card.legal(p, h, seen, here)}


@pytest.mark.rule("arcana-4.4")
@pytest.mark.parametrize("line", LINES, ids=lambda line: line[0])
def test_the_49_pairs_of_a_card(line: list[str]) -> None:
    card, *cells, total = line
    by_played = {p: kept(card, p) for p in VALUES}
    assert by_played == {p: {int(h) for h in cell if h != "-"} for p, cell in zip(VALUES, cells, strict=True)}
    assert sum(map(len, by_played.values())) == int(total)


@pytest.mark.rule("arcana-4.4")
@pytest.mark.parametrize("card", ["blind-man", "chalice"])
def test_the_two_cards_that_take_anything(card: str) -> None:
    assert all(kept(card, p) == set(VALUES) for p in VALUES)


def test_the_table_has_every_card_that_looks_at_the_pair_alone() -> None:
    assert {line[0] for line in LINES} | {"blind-man", "chalice", "prophet", "rider"} == set(BASE)


@pytest.mark.rule("arcana-3.8", "arcana-4.4")
def test_the_prophet_wants_the_kept_fate_visible() -> None:
    assert all(kept("prophet", p) == set() for p in VALUES)
    assert all(kept("prophet", p, (2, 5, 5)) == {2, 5} for p in VALUES)
    assert kept("prophet", 7, (7,)) == {7}
    assert kept("prophet", 7, (6,)) == {6}


@pytest.mark.rule("arcana-3.8", "arcana-4.4")
def test_the_rider_wants_three_different_fates() -> None:
    assert {p: kept("rider", p) for p in VALUES} == {p: set(VALUES) - {p} for p in VALUES}
    assert kept("rider", 2, (2, 5)) == set()
    assert kept("rider", 1, (2, 5)) == {3, 4, 6, 7}
    assert kept("rider", 7, (1, 2, 3, 4, 5, 6)) == set()


TABLES = [tuple(sorted(seen)) for size in range(4) for seen in combinations_with_replacement(VALUES, size) if set(seen)]


@pytest.mark.rule("arcana-4.4", "arcana-12.2", "arcana-12.3")
@pytest.mark.parametrize("name", sorted(CARDS))
def test_every_condition_whatever_is_visible(name: str) -> None:
    for seen, p in product([(), *TABLES], VALUES):
        here = seen[: len(seen) // 2]
        assert kept(name, p, seen, here) == wanted(CARDS[name], p, seen, here), (p, seen, here)


@pytest.mark.rule("arcana-12.17")
@pytest.mark.parametrize("name", sorted(CARDS))
def test_every_condition_with_a_kept_fate_that_counts_one_more(name: str) -> None:
    for seen, p in product([(), *TABLES], VALUES):
        bits = kept_by_played(NUMBER[name], seen, seen)[p]
        assert bool(bits >> 8 & 1) == CARDS[name].legal(p, 8, seen, seen), (p, seen)


# --- worked examples of the expansion's conditions ---------------------------------------------------------------


@pytest.mark.rule("arcana-12.2")
def test_expansion_cards_that_look_at_the_visible_fates() -> None:
    assert kept("asunder", 6, (2, 4)) == {2, 4}  # 6 - 4 and 6 - 2
    assert kept("asunder", 2, (4,)) == set()  # the higher one is played
    assert kept("ghost", 3, (4,)) == set()
    assert kept("ghost", 4, (4,)) == {1, 2, 4, 6, 7}  # the same value is no neighbour
    assert kept("lantern", 1, (1, 5)) == {1, 5}  # 1 + h + 6 is 8 or 12
    assert kept("passage", 2, (4, 4, 6)) == {5, 6}  # two 4s are one value; 7 has 4 and 6 below it
    assert kept("passage", 6, (3, 5)) == {3, 4}
    assert kept("musicians", 5) == {6}
    assert kept("musicians", 5, (2, 4)) == {2, 4, 6}


@pytest.mark.rule("arcana-12.3")
def test_expansion_cards_that_look_at_the_two_fates_alone() -> None:
    assert {p: kept("fortune", p) for p in (1, 2, 5, 6)} == {1: {2, 4, 6}, 2: {3, 5, 7}, 5: {1, 3, 6}, 6: {7}}
    assert {p: kept("captain", p) for p in (1, 2, 4, 7)} == {
        1: {2, 3, 5, 6},
        2: set(),
        4: {2, 3, 5, 6},
        7: {2, 3, 5, 6},
    }
    assert {p: kept("pallbearers", p) for p in (1, 4, 7)} == {1: {2, 3}, 4: {2, 3, 5, 6}, 7: {5, 6}}
    assert {p: kept("north-wind", p) for p in (1, 5, 7)} == {1: {4, 5, 6}, 5: {1, 2, 3, 7}, 7: {4, 5, 6}}
    for name in ("fortune", "captain", "pallbearers", "north-wind"):
        assert all(kept(name, p) == kept(name, p, (1, 2, 3, 4, 5, 6, 7), (7,)) for p in VALUES)


@pytest.mark.rule("arcana-12.4")
def test_iron_wants_the_kept_fate_to_top_all_before_it() -> None:
    assert all(kept("iron", p) == set(VALUES) for p in VALUES)
    assert kept("iron", 7, seen=(1, 4, 6), here=(1, 4)) == {5, 6, 7}
    match = lay("iron mirror deep huntress", [(2, 6), ()], fates={"iron": (2, 3), "mirror": (), "deep": (1,)})
    assert offered(match, 0) == {"play:2:1"}  # keeping the 6 is enough, keeping the 2 is not


# --- moons and backs ---------------------------------------------------------------------------------------------


@pytest.mark.rule("arcana-3.6")
def test_both_sides_of_every_card() -> None:
    ours = {arcanum.id: (arcanum.moons, arcanum.power.id) for arcanum in ARCANA}
    assert ours == {name: (card.moons, card.power) for name, card in CARDS.items()}


@pytest.mark.rule("arcana-3.6")
def test_how_often_each_power_is_in_the_base_deck() -> None:
    components = GAME.components(complete(GAME.info.settings, {}))
    backs = Counter(
        message.removeprefix("power-")
        for component in components
        for message, _ in component.says
        if message.startswith("power-")
    )
    assert backs == {
        "higher": 3,
        "twice": 3,
        "discard-lower": 3,
        "cycle": 2,
        "is-123": 2,
        "is-147": 2,
        "is-345": 2,
        "is-567": 2,
        "old": 1,
    }


@pytest.mark.rule("arcana-12.1")
def test_the_expansion_has_16_cards() -> None:
    assert len(EXPANSION) == 16
    assert [arcanum.id for arcanum in ARCANA[20:]] == list(EXPANSION)
