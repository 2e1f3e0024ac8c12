"""Another world that a seat can't tell from this one: what it can't see is dealt anew, unless it knows better."""

from __future__ import annotations

from itertools import combinations

from sobremesa.games.ansia import visiting
from sobremesa.games.ansia.book import BOOK, MISSIONS
from sobremesa.games.ansia.cards.facts import FACTS, SPEED
from sobremesa.games.ansia.state import BOX, FIRST_CRYPT, HAND, NONE, SCHEMA, Ansia
from sobremesa.games.ansia.words import KINDS
from sobremesa.kernel.effects.ears import hear_anew
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import must_know
from sobremesa.kernel.zones import Zone, shuffled, without


def redeal(s: Ansia, seat: int, rng: Rng) -> Ansia:
    must_know(s)
    t = SCHEMA.clone(s)
    t.rng = rng.branch()
    t.asked = None
    _deal_hunt_deck(t, rng)
    _deal_tokens(t, rng)
    for other in range(len(t.places)):
        if other == seat:
            tops = t.tops[other]
            t.decks[other] = tops + shuffled(sorted(t.decks[other][len(tops) :]), rng)
        else:
            _deal_hand(t, other, rng)
            t.secret_likes[other] = tuple([rng.below(len(KINDS)) for _ in t.secret_likes[other]])
    _deal_missions(t, seat, rng)
    hear_anew(t)
    return t


def _deal_hunt_deck(t: Ansia, rng: Rng) -> None:
    """Deck and tavern; what is left of the novices' stack lies on top, and is of the cards that bear its mark."""
    pool = t.deck + t.tavern
    stack: Zone = ()
    if t.marked:
        unseen = [card for card in sorted(set(pool)) for _ in range(FACTS[card].marked - t.shown.count(card))]
        stack = shuffled(unseen, rng)[: t.marked]
        for card in stack:
            pool = without(pool, card)
    mixed = shuffled(sorted(pool), rng)
    rest = len(t.deck) - len(stack)
    t.deck, t.tavern = stack + mixed[:rest], mixed[rest:]


def _deal_tokens(t: Ansia, rng: Rng) -> None:
    closed = [at for at, token in enumerate(t.closed_chests) if token != NONE]
    mixed = shuffled(sorted([t.closed_chests[at] for at in closed] + list(t.spare_tokens)), rng)
    for at, token in zip(closed, mixed, strict=False):
        t.closed_chests[at] = token
    t.spare_tokens = tuple(sorted(mixed[len(closed) :]))


def _deal_hand(t: Ansia, other: int, rng: Rng) -> None:
    """What everybody knows of a hand and of the top of a deck stays; first hands keep their speed."""
    tops, sure = t.tops[other], t.sure[other]
    drawn = t.hands[other]
    for card in sure:
        drawn = without(drawn, card)
    pool = t.decks[other][len(tops) :] + drawn
    hand: Zone
    if t.speeds[other] != NONE:
        hands = [hand for hand in combinations(sorted(pool), HAND) if sum([SPEED[c] for c in hand]) == t.speeds[other]]
        hand = rng.pick(tuple(hands))
        for card in hand:
            pool = without(pool, card)
        rest = shuffled(sorted(pool), rng)
    else:
        mixed = shuffled(sorted(pool), rng)
        hand, rest = mixed[: len(drawn)], mixed[len(drawn) :]
    t.hands[other] = tuple(sorted(sure + hand))
    t.decks[other] = tops + rest


# --- missions ----------------------------------------------------------------------------------------------------


def _deal_missions(t: Ansia, seat: int, rng: Rng) -> None:
    """Each hidden mission changes places with others, wherever the seat holds that possible."""
    slots = _slots(t, seat)
    hidden = [mission for _, mission in slots]
    places = [place for place, _ in slots]
    allowed = t.known[seat] if 0 <= seat < len(t.known) else ()
    dealt = _matched(places, hidden, allowed, rng)
    becomes = dict(zip(hidden, dealt, strict=True))
    _rename(t, seat, becomes)


def _slots(t: Ansia, seat: int) -> list[tuple[int, int]]:
    """Every mission that the seat can't see, with where it is.

    Where the seat can't tell which is which, they stand by what others know of them and not by which they are: so of
    two states that it can't tell apart the same worlds are dealt.
    """
    others = [other for other in range(len(t.places)) if other != seat]
    piles = [(BOX, t.unused)]
    piles += [(FIRST_CRYPT + crypt, pile) for crypt, pile in enumerate(t.crypts)]
    for other in others:
        piles.append((other, t.missions[other]))
        if t.looking[other]:
            piles.append((_lies(t, other), t.looking[other]))
    wished = [_wished(t, other) for other in others]

    def known_as(mission: int) -> list[int]:
        return [*[t.known[other][mission] for other in others], *[int(wish == mission) for wish in wished]]

    return [(place, mission) for place, pile in piles for mission in sorted(pile, key=known_as)]


def _wished(t: Ansia, other: int) -> int:
    """The mission that somebody's sealed vote is for."""
    vote = t.votes[other] if other < len(t.votes) else NONE
    return MISSIONS.number(BOOK.options[vote].args[0]) if vote >= 0 else NONE


def _lies(t: Ansia, other: int) -> int:
    """Where what somebody looks at is: with them, but what a novice looks at in a crypt is not mixed with their own."""
    is_first = t.moon == 0
    return other if t.venerable or is_first else FIRST_CRYPT + visiting.crypt_looked_into(t)


def _matched(places: list[int], hidden: list[int], allowed: Zone, rng: Rng) -> list[int]:
    """A mission for each place, chosen at random among those that may be there: augmenting paths in random order."""
    order = list(range(len(places)))
    rng.shuffle(order)
    candidates: list[list[int]] = []
    for place in places:
        fitting = [mission for mission in sorted(hidden) if not allowed or allowed[mission] >> place & 1]
        rng.shuffle(fitting)
        candidates.append(fitting)
    at: dict[int, int] = {}  # mission: slot

    def place_one(slot: int, tried: set[int]) -> bool:
        for mission in candidates[slot]:
            if mission not in tried:
                tried.add(mission)
                if mission not in at or place_one(at[mission], tried):
                    at[mission] = slot
                    return True
        return False

    for slot in order:
        found = place_one(slot, set())
        assert found, "what is true is possible"
    dealt = [NONE] * len(places)
    for mission, slot in at.items():
        dealt[slot] = mission
    return dealt


def _rename(t: Ansia, seat: int, becomes: dict[int, int]) -> None:
    """Every hidden mission becomes another, in all places, votes and minds."""
    wished = [_wished(t, other) for other in range(len(t.votes))]

    def renamed(zone: Zone) -> Zone:
        return tuple(sorted([becomes.get(mission, mission) for mission in zone]))

    t.unused = renamed(t.unused)
    t.crypts = [renamed(pile) for pile in t.crypts]
    for other in range(len(t.places)):
        if other == seat:
            continue
        t.missions[other] = renamed(t.missions[other])
        t.looking[other] = renamed(t.looking[other])
        known = list(t.known[other])
        for mission, new in becomes.items():
            known[new] = t.known[other][mission]
        t.known[other] = tuple(known)
    for other, mission in enumerate(wished):
        if other != seat and mission != NONE:
            t.votes[other] = BOOK.pick[MISSIONS.thing(becomes[mission])].index
