"""The deduction against an enumeration of every draw, and redealing against both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import sqrt

import pytest

from games.arcana.laid import chances, deal, lay
from games.arcana.onlooker import Joint, Onlooker, normal
from games.arcana.sheet import BASE
from sobremesa.games.arcana import deduction
from sobremesa.games.arcana.rules import GAME
from sobremesa.games.arcana.state import SUSPENDED, Arcana
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import play

MOST_WORLDS = 6000


def deduced(match: Match[Arcana]) -> Joint:
    """What the game's deduction makes of all hands together."""
    ways: Counter[tuple[int, ...]] = Counter()
    for world, weight in deduction.worlds_after(match.state.clues).items():
        ways[tuple(entry & 7 for entry in world)] += weight
    return normal(ways)


def likes(option: Option) -> int:
    """How often a choice is made: seldom predict, so that fates stay secret; use powers."""
    return {"power": 6, "predict": 1, "pass": 24, "decline": 2}.get(option.verb, 4)


def pick(options: tuple[Option, ...], rng: Rng) -> Option:
    return rng.pick(tuple(option for option in options for _ in range(likes(option))))


def walk(match: Match[Arcana], rng: Rng, turns: int) -> Iterator[Onlooker]:
    """Play on at random, with somebody coming or going now and then; gives the onlooker after every choice."""
    onlooker = Onlooker(match)
    yield onlooker
    last = match.state.turn + turns
    while match.outcome is None and match.state.turn < last and len(onlooker.worlds) < MOST_WORLDS:
        asked = match.asked[rng.below(len(match.asked))].decision
        seat, option = asked.seat, pick(asked.options, rng)
        if asked.ask == "predict" and rng.below(9) == 0:  # a lucky one
            option = next(o for o in asked.options if o.key == f"predict:{match.state.hands[match.state.active][0]}")
        if rng.below(40) == 0:
            seat = rng.below(min(4, len(match.state.chairs) + 1))
            comings = [o for o in GAME.free(match.state, seat) if o.verb in ("join", "leave")]
            option = comings[0] if comings and len(match.state.chairs) > 2 else None
        for shower in range(len(match.state.chairs)):
            if match.why_not(shower, "show") is None and rng.below(4) == 0:
                seat, option = shower, GAME.free_options.find("show")
        if option is not None:
            onlooker.watch(match, match.play(seat, option))
            if match.state.ending != SUSPENDED:  # the hands of a suspended match are nobody's affair
                yield onlooker


def check(match: Match[Arcana], onlooker: Onlooker) -> None:
    joint = onlooker.joint()
    assert deduced(match) == joint, match.choices
    for seat in range(len(match.state.chairs)):
        by_value: dict[int, Fraction] = {}
        for world, chance in joint.items():
            by_value[world[seat]] = by_value.get(world[seat], Fraction(0)) + chance
        by_value.pop(0, None)
        assert chances(match, seat) == by_value
    if match.outcome is None:
        real = (*match.state.hands, *[()] * (5 - len(match.state.hands)))
        assert onlooker.hidden_from(match, SPECTATOR)[real, match.state.kept[match.state.active]] > 0
    for seat, hand in enumerate(match.state.hands):
        if hand and seat != match.state.active:
            own = {world: chance for world, chance in joint.items() if world[seat] == hand[0]}
            holding = deduction.holding(deduction.worlds_after(match.state.clues), seat, hand[0])
            ways: Counter[tuple[int, ...]] = Counter()
            for world, weight in holding.items():
                ways[tuple(entry & 7 for entry in world)] += weight
            total = sum(own.values())
            assert normal(ways) == {world: chance / total for world, chance in own.items()}


BASE_TABLES = [(seats, number) for seats in (2, 3) for number in range(12)] + [(4, 0), (4, 1)]


@pytest.mark.rule("arcana-11.4")
@pytest.mark.parametrize(("seats", "number"), BASE_TABLES)
def test_dealt_matches(seats: int, number: int) -> None:
    key = MatchKey.from_words(f"deduction {number}", seats)
    match = Match(GAME, seats, {"difficulty": "easy", "expansion": number % 3 == 2}, key)
    for onlooker in walk(match, key.stream("choices"), 12):
        check(match, onlooker)
    assert match.version > 8


LAID = [
    ("midnight chalice shore judge", 2, "key belltower leviathan servant lord dawn", {}),
    ("chalice engine noble rider", 3, "key belltower shore deep stranger beast", {}),
    ("feast thief judge stranger", 3, "wish key leviathan ash asunder", {}),
    ("feast iron lantern passage", 2, "wish key fortune ghost asunder belltower", {}),
    ("wish mirror ghost fall", 2, "key pallbearers thief ash lantern imago musicians", {}),
    ("ash wish leviathan stranger", 3, "key musicians lord", {"ash": (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7)}),
]


def laid(which: int, key: MatchKey) -> Match[Arcana]:
    """A first turn with powers ready."""
    row, seats, powers, fates = LAID[which]
    return lay(row, [(3, 6), *[()] * (seats - 1)], powers=powers, fates=fates, doom=0, rng=key.stream("rules"))


@pytest.mark.rule("arcana-11.4", "arcana-6.11", "arcana-6.12", "arcana-12.5", "arcana-12.14")
def test_matches_full_of_powers() -> None:
    seen: set[str] = set()
    for which, number in product(range(len(LAID)), range(10)):
        key = MatchKey.from_words(f"powers {which} {number}", 2)
        match = laid(which, key)
        for onlooker in walk(match, key.stream("choices"), 7):
            check(match, onlooker)
        seen |= onlooker.seen
    assert seen >= {
        "answered-higher",
        "answered-one-of",
        "answered-same",
        "answered-within",
        "cycled",
        "discarded-lower",
        "exiled",
        "faded",
        "joined",
        "left",
        "played-hours",
        "predicted",
        "relocated",
        "revealed",
        "showed",
        "stole",
        "stole-nothing",
        "told",
        "told-age",
        "used",
    }


# --- token by token ----------------------------------------------------------------------------------------------

TOKENS = [value for value in range(1, 8) for _ in range(3)]


@pytest.mark.rule("arcana-11.4")
def test_three_turns_counted_token_by_token() -> None:
    """No weights at all: 21 tokens one can tell apart, every order of drawing them, every way to choose."""
    match = lay("midnight deep key lord", [(1, 6), ()])
    play(match, "0 play:1:1", "1 pass")
    match = deal(match, (6,), (2, 5))
    play(match, "1 play:5:4", "0 pass")
    match = deal(match, (6, 2), (2,))
    match.state.kept[0] = 6
    play(match, "0 play:2:1")

    def hands(held: tuple[int, ...], out: set[int]) -> Iterator[tuple[int, int]]:
        free = [token for token in range(21) if token not in out]
        if held:
            yield from ((held[0], token) for token in free)
        else:
            yield from ((one, two) for one in free for two in free if one != two)

    def keeps(held: tuple[int, ...], out: set[int], value: int, card: str) -> Iterator[tuple[int, int]]:
        """Which token is played and which kept, for every draw with which this play was allowed."""
        for hand in hands(held, out):
            for played, kept in {hand, hand[::-1]}:
                if TOKENS[played] == value and BASE[card].legal(value, TOKENS[kept], (), ()):
                    yield played, kept

    ways: Counter[tuple[int, int]] = Counter()
    for first, zero in keeps((), set(), 1, "midnight"):
        for second, one in keeps((), {first, zero}, 5, "lord"):
            for _, kept in keeps((zero,), {first, second, zero, one}, 2, "midnight"):
                ways[TOKENS[kept], TOKENS[one]] += 1
    assert sum(ways.values()) > 10_000
    assert deduced(match) == {(zero, one, 0, 0, 0): chance for (zero, one), chance in normal(ways).items()}


# --- the rulebook's example, and what follows by hand ------------------------------------------------------------


@pytest.mark.rule("arcana-11.4")
def test_a_1_on_midnight() -> None:
    match = lay("midnight key lord noble", [(1, 6), ()])
    play(match, "0 play:1:1")
    assert chances(match, 0) == {value: Fraction(1, 6) for value in (2, 3, 4, 5, 6, 7)}


@pytest.mark.rule("arcana-11.4")
def test_the_deep_beside_midnight_changes_nothing_for_the_deduction() -> None:
    match = lay("midnight deep lord noble", [(1, 6), ()])
    play(match, "0 play:1:1")
    assert set(chances(match, 0)) == {2, 3, 4, 5, 6, 7}  # that it is 5, 6 or 7 is a matter of style


@pytest.mark.rule("arcana-11.4")
def test_equal_fates_come_half_as_often() -> None:
    match = lay("judge mirror deep noble", [(3, 3), ()])
    play(match, "0 play:3:1")
    # Each of three 1s, 5s and 7s comes before or after one of three 3s; two 3s make three pairs, not nine.
    assert chances(match, 0) == {1: Fraction(3, 10), 3: Fraction(1, 10), 5: Fraction(3, 10), 7: Fraction(3, 10)}


@pytest.mark.rule("arcana-11.4")
def test_visible_fates_are_counted_out() -> None:
    match = lay("midnight key lord noble", [(1, 6), ()], fates={"key": (7, 7), "lord": (5,)})
    play(match, "0 play:1:1")
    assert chances(match, 0) == {
        2: Fraction(1, 5),
        3: Fraction(1, 5),
        4: Fraction(1, 5),
        5: Fraction(2, 15),
        6: Fraction(1, 5),
        7: Fraction(1, 15),
    }


@pytest.mark.rule("arcana-11.4", "arcana-4.2")
def test_what_was_learned_of_a_kept_fate_stays_learned() -> None:
    match = lay("deep midnight lord judge", [(2, 2), ()])
    play(match, "0 play:2:1", "1 pass")
    assert set(chances(match, 0)) == {1, 2, 3}
    match = deal(match, (2,), (1, 7))
    play(match, "1 play:1:2", "0 pass")
    match = deal(match, (2, 4), (7,))
    play(match, "0 play:4:4")  # even: it could be the kept 2, or a new even one if a 4 was kept, which it wasn't
    assert set(chances(match, 0)) == {2}


@pytest.mark.rule("arcana-11.4", "arcana-5.7")
def test_after_it_was_shown_nothing_is_left_to_deduce() -> None:
    match = lay("midnight key lord noble", [(1, 6), ()])
    play(match, "0 play:1:1", "1 predict:2")
    assert chances(match, 0) == {}
    assert match.state.clues == ()


# --- redealing ---------------------------------------------------------------------------------------------------

REDEALS = 1500


def agrees(counted: Counter[object], wanted: dict[object, Fraction]) -> bool:
    """A generous chi-square test; what is to be expected fewer than eight times is counted together."""
    assert set(counted) <= set(wanted)
    cells, rest, rest_wanted = [], 0, 0.0
    for what, chance in wanted.items():
        expected = float(chance) * REDEALS
        if expected < 8:
            rest, rest_wanted = rest + counted[what], rest_wanted + expected
        else:
            cells.append((counted[what], expected))
    if rest_wanted >= 8:
        cells.append((rest, rest_wanted))
    freedom = max(1, len(cells) - 1)
    return sum((n - expected) ** 2 / expected for n, expected in cells) < freedom + 5 * sqrt(2 * freedom) + 5


def compare_redeals(match: Match[Arcana], onlooker: Onlooker, rng: Rng) -> None:
    s = match.state
    for eye in (*range(len(s.chairs)), SPECTATOR):
        counted: Counter[object] = Counter()
        for _ in range(REDEALS):
            world = GAME.redeal(s, eye, rng)
            hands = (*world.hands, *[()] * (5 - len(world.hands)))
            old = 0 if eye == s.active else world.kept[s.active]
            counted[tuple(hand for seat, hand in enumerate(hands) if seat != eye), old] += 1
        assert agrees(counted, onlooker.hidden_from(match, eye)), (eye, match.choices)
        assert GAME.schema.cut(world, eye) == GAME.schema.cut(s, eye)
        assert GAME.census(world) == GAME.census(s)


@pytest.mark.statistics
@pytest.mark.rule("arcana-4.3")
@pytest.mark.parametrize("number", range(6))
def test_redealt_hands_are_as_likely_as_the_deduction_says(number: int) -> None:
    key = MatchKey.from_words(f"redeal {number}", 3)
    match = laid(number // 2 + 1, key) if number % 2 else Match(GAME, 3, {"difficulty": "easy"}, key)
    rng = key.stream("redeals")
    looked = 0
    for step, onlooker in enumerate(walk(match, key.stream("choices"), 8)):
        hidden = sum(map(bool, match.state.hands))
        if match.outcome is None and hidden > 1 and step % 5 == number % 5 and looked < 3:
            compare_redeals(match, onlooker, rng)
            looked += 1
    assert looked


@pytest.mark.rule("arcana-12.5", "arcana-4.6")
def test_redealing_between_the_two_plays_of_a_feast() -> None:
    match = lay("feast judge stranger noble", [(2, 6), ()])
    onlooker = Onlooker(match)
    for line in ("0 play:2:1",):
        onlooker.watch(match, play(match, line))
    compare_redeals(match, onlooker, MatchKey.from_words("feast", 2).stream("redeals"))


@pytest.mark.rule("arcana-3.6", "arcana-6.1")
def test_redealing_shuffles_what_nobody_has_seen_of_the_deck_and_nothing_else() -> None:
    match = lay("midnight deep shore chalice", [(1, 6), (), ()], powers="judge prophet", deck="lord")
    play(match, "0 power:prophet", "0 slot:4", "0 play:1:1")
    s = match.state
    rng = MatchKey.from_words("deck", 3).stream("redeals")
    seconds = Counter()
    for _ in range(400):
        world = GAME.redeal(s, 1, rng)
        assert world.deck[:1] == s.deck[:1]
        assert world.deck[-2:] == s.deck[-2:]  # all saw The Chalice and the Cycle card put there
        assert sorted(world.deck) == sorted(s.deck)
        seconds[world.deck[1]] += 1
    unknown = s.deck[1:-2]
    assert set(seconds) == set(unknown)
    assert max(seconds.values()) < 4 * 400 / len(unknown)
