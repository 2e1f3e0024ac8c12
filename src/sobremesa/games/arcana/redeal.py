"""A world that a seat can't tell from the real one, drawn with the exact chances of what the seat knows."""

from __future__ import annotations

from sobremesa.games.arcana.cards import COPIES, VALUES
from sobremesa.games.arcana.deduction import (
    KEEPS_OLD,
    PLAYED_OLD,
    World,
    copies_in_bag,
    worlds_after,
)
from sobremesa.games.arcana.moves import visible
from sobremesa.games.arcana.state import SCHEMA, Arcana
from sobremesa.kernel.ballot import NOT_YET, is_in
from sobremesa.kernel.effects.running import decisions
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import SPECTATOR, must_know
from sobremesa.kernel.zones import shuffled, without


def redeal(s: Arcana, seat: int, rng: Rng) -> Arcana:
    must_know(s)
    out = [0] + [(visible(s) + s.exiled).count(value) for value in VALUES]
    world = _pick(s, seat, rng, out)
    twin = SCHEMA.clone(s)
    twin.rng = rng.branch()
    unknown = len(s.deck) - s.bottom
    twin.deck = s.deck[:1] + shuffled(sorted(s.deck[1:unknown]), rng) + s.deck[max(1, unknown) :]
    copies = copies_in_bag(world, out)
    for other, hand in enumerate(s.hands):
        if other == seat or not hand:
            continue
        entry = world[other]
        held = entry & 7
        drawn = [_draw(copies, rng) for _ in range(s.drawn)] if other == s.active else []
        twin.hands[other] = tuple(sorted(([held] if held else []) + drawn))
        if other == s.active:
            twin.kept[other] = _kept_by_active(s, entry)
    twin.bag = [0] + [COPIES - out[value] - sum(hand.count(value) for hand in twin.hands) for value in VALUES]
    twin.asked = None
    _seal_other_votes(twin, seat, rng)
    return twin


def _seal_other_votes(twin: Arcana, seat: int, rng: Rng) -> None:
    """Sealed votes are nobody's to see: let each be any that its owner could have cast."""
    sealed = [voter for voter, vote in enumerate(twin.votes) if is_in(vote) and voter != seat]
    for voter in sealed:
        twin.votes[voter] = NOT_YET
    for decision in decisions(twin):
        if decision.seat in sealed:
            twin.votes[decision.seat] = rng.pick(decision.options).index


def _pick(s: Arcana, seat: int, rng: Rng, out: list[int]) -> World:
    weights = {world: _weight(s, seat, world, weight, out) for world, weight in worlds_after(s.clues).items()}
    at = rng.below(sum(weights.values()))
    for world, weight in weights.items():
        at -= weight
        if at < 0:
            return world
    raise AssertionError("the clues allow no world at all")


def _weight(s: Arcana, seat: int, world: World, weight: int, out: list[int]) -> int:
    """The world's weight once the seat counts in the fates of its own."""
    if seat == SPECTATOR or seat >= len(s.hands):
        return weight
    entry = world[seat]
    if seat != s.active:
        hand = s.hands[seat]
        return weight if entry & 7 == (hand[0] if hand else 0) else 0
    if entry & 7 != _held_by_active(s) or (s.hands[seat] and _kept_by_active(s, entry) != s.kept[seat]):
        return 0
    copies = copies_in_bag(world, out)
    for value in _drawn_by_active(s):
        weight *= max(0, copies[value])
        copies[value] -= 1
    return weight


def _held_by_active(s: Arcana) -> int:
    """The fate that the clues so far speak of: the one from before the last draw."""
    hand = s.hands[s.active]
    if not s.drawn:
        return hand[0] if hand else 0
    # Between two plays of one turn any of the two will do: what was drawn in which order makes no difference.
    return s.kept[s.active] or (hand[0] if s.played else 0)


def _drawn_by_active(s: Arcana) -> tuple[int, ...]:
    """What the active player drew since the last clue."""
    if not s.drawn:
        return ()
    held = _held_by_active(s)
    hand = s.hands[s.active]
    return without(hand, held) if held else hand


def _kept_by_active(s: Arcana, entry: int) -> int:
    if not s.played:
        return entry & 7
    if entry & KEEPS_OLD:
        return entry & 7
    return s.played[-1] if entry & PLAYED_OLD and not s.drawn else 0


def _draw(copies: list[int], rng: Rng) -> int:
    at = rng.below(sum(copies))
    value = 0
    while at >= 0:
        value += 1
        at -= copies[value]
    copies[value] -= 1
    return value
