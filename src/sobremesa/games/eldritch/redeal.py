"""Another world that a seat can't tell from this one: what it can't see is dealt anew, unless it knows better."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.eldritch.facts import ANCIENT, BARRED, ENCOUNTER, MYTHOS_FACTS
from sobremesa.games.eldritch.state import NONE, SCHEMA, Eldritch
from sobremesa.games.eldritch.two_sided import KIND, is_spell_card
from sobremesa.games.eldritch.words import EXPEDITION
from sobremesa.kernel.ballot import NOT_YET, is_in
from sobremesa.kernel.effects.ears import hear_anew
from sobremesa.kernel.effects.running import decisions
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import must_know
from sobremesa.kernel.zones import Zone, shuffled, without


def redeal(s: Eldritch, seat: int, rng: Rng) -> Eldritch:
    must_know(s)
    t = SCHEMA.clone(s)
    t.rng = rng.branch()
    t.asked = None
    t.asset_deck = shuffled(sorted(t.asset_deck), rng)
    t.artifact_deck = shuffled(sorted(t.artifact_deck), rng)
    t.mystery_deck = shuffled(sorted(t.mystery_deck), rng)
    t.decks = [shuffled(sorted(deck), rng) for deck in t.decks]
    _deal_expeditions(s, t)
    _deal_backs(t, seat, rng)
    _deal_gates(t, seat, rng)
    _deal_mythos(t, rng)
    hear_anew(t)
    _seal_other_votes(t, seat, rng)
    return t


def _seal_other_votes(t: Eldritch, seat: int, rng: Rng) -> None:
    """Let each be any that its owner could have cast."""
    sealed = [voter for voter, vote in enumerate(t.votes) if is_in(vote) and voter != seat]
    for voter in sealed:
        t.votes[voter] = NOT_YET
    if sealed:
        for decision in decisions(t):
            if decision.seat in sealed:
                t.votes[decision.seat] = rng.pick(decision.options).index


def _deal_expeditions(s: Eldritch, t: Eldritch) -> None:
    """The space on the back of the first is for all to see."""
    at = EXPEDITION.number
    if not s.decks[at]:
        return
    site = ENCOUNTER[s.decks[at][0]].site
    first = next(card for card in t.decks[at] if ENCOUNTER[card].site == site)
    t.decks[at] = (first, *without(t.decks[at], first))


# --- two-sided cards ----------------------------------------------------------------------------------------------


def _deal_backs(t: Eldritch, seat: int, rng: Rng) -> None:
    """Cards of one kind change places, in the deck and before investigators, but for those that the seat has seen."""
    known = t.peeked[seat] if 0 <= seat < len(t.peeked) else (NONE,) * len(KIND)
    hidden = [
        place for place, card in enumerate(t.lies) if card >= 0 and t.shown[place] != card and known[place] != card
    ]
    t.spell_deck, t.condition_deck = (
        _exchanged(t, [place for place in hidden if is_spell_card(place) == is_spell], deck, rng)
        for is_spell, deck in ((True, t.spell_deck), (False, t.condition_deck))
    )
    for other, peeked in enumerate(t.peeked):
        if other != seat:
            t.peeked[other] = tuple([t.lies[place] if card >= 0 else NONE for place, card in enumerate(peeked)])


def _exchanged(t: Eldritch, places: Sequence[int], deck: Zone, rng: Rng) -> Zone:
    pools: dict[int, list[int]] = {}
    for card in shuffled(sorted([*deck, *[t.lies[place] for place in places]]), rng):
        pools.setdefault(KIND[card], []).append(card)
    for place in places:
        t.lies[place] = pools[KIND[place]].pop()
    left = [pools[KIND[card]].pop() for card in deck]
    return (*left[:1], *shuffled(sorted(left[1:]), rng))


# --- gates --------------------------------------------------------------------------------------------------------


def _deal_gates(t: Eldritch, seat: int, rng: Rng) -> None:
    stack = list(t.gate_stack)
    known = t.gates_known[seat] if 0 <= seat < len(t.gates_known) else (NONE,) * len(stack)
    unknown = [at for at in range(len(stack)) if known[at] < 0]
    for at, gate in zip(unknown, shuffled(sorted([stack[at] for at in unknown]), rng), strict=True):
        stack[at] = gate
    t.gate_stack = tuple(stack)
    for other, seen in enumerate(t.gates_known):
        if other != seat:
            t.gates_known[other] = tuple([stack[at] if gate >= 0 else NONE for at, gate in enumerate(seen)])


# --- the mythos deck ----------------------------------------------------------------------------------------------


def _deal_mythos(t: Eldritch, rng: Rng) -> None:
    """Within each stage the order is unknown; and each card could be another of its colour."""
    stages = [sum(stage) for stage in ANCIENT[t.ancient].stages]
    left = len(t.mythos_deck)
    deck: Zone = ()
    for size in reversed(stages):
        mine = min(size, left)
        deck = shuffled(sorted(t.mythos_deck[left - mine : left], key=_colour), rng) + deck
        left -= mine
    barred = BARRED[t.level]
    boxed = [card for card in t.mythos_box if MYTHOS_FACTS[card].level is not barred]
    kept = [card for card in t.mythos_box if card not in boxed]
    pools: dict[str, list[int]] = {}
    for card in shuffled(sorted([*deck, *boxed]), rng):
        pools.setdefault(_colour(card), []).append(card)
    t.mythos_deck = tuple([pools[_colour(card)].pop() for card in deck])
    t.mythos_box = tuple(sorted([*kept, *[card for pool in pools.values() for card in pool]]))


def _colour(card: int) -> str:
    return MYTHOS_FACTS[card].colour.name
