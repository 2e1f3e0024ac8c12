"""A world that a seat can't tell from the real one: what it knows stays, everything else is dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import Final, final

from sobremesa.games.princesa.cards import TOLD_OF_AN_INNOCENT, UNSTOPPABLE
from sobremesa.games.princesa.kinds import HEROES, KIDNAPPER, TYPE_OF, is_environment
from sobremesa.games.princesa.knowledge import (
    CAME,
    UNSEEN,
    deck_of,
    doubtful_of,
    has_seen,
    levelled,
    row_of,
    strays_of,
    sure_of,
)
from sobremesa.games.princesa.moves import unused
from sobremesa.games.princesa.state import (
    INNOCENT,
    NO_CARD,
    PEEKED,
    SCHEMA,
    UNKNOWN,
    WITNESSED,
    Note,
    Princesa,
)
from sobremesa.kernel.ballot import is_in
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import must_know
from sobremesa.kernel.zones import Zone, shuffled, without

Loose = tuple[int, int, int]  # a card without a place, the places where it may be, as bits, and where it was last seen

ATTEMPTS: Final = 12  # worlds dealt before one is taken that differs in nothing but what will be drawn


class Impossible(Exception):
    """The cards left don't fit what is known: deal again."""


def redeal(s: Princesa, seat: int, rng: Rng) -> Princesa:
    must_know(s)
    for _ in range(ATTEMPTS):
        try:
            return _Dealer(s, seat, rng).deal()
        except Impossible:
            continue
    twin = SCHEMA.clone(s)
    twin.rng = rng.branch()
    return twin


@final
class _Dealer:
    """One attempt at another world. `pool` holds the hidden cards that have no place in it yet."""

    def __init__(self, s: Princesa, seat: int, rng: Rng) -> None:
        self.s = s
        self.seat = seat
        self.rng = rng
        self.seats = range(len(s.hands))
        self.sits = seat in self.seats
        self.others = [other for other in self.seats if other != seat]
        eye = seat if self.sits else len(s.hands)
        self.row, self.strays = levelled(eye, row_of(s, eye), strays_of(s, eye), s.common)
        self.sure: Zone = s.sure[seat] if self.sits else tuple(s.shown)
        self.pool = Counter(s.deck)
        for other in self.others:
            self.pool.update(s.hands[other])
        self.room = {other: len(s.hands[other]) for other in self.others}
        self.room[deck_of(s)] = len(s.deck)
        self.dealt: dict[int, list[int]] = {holder: [] for holder in self.room}

    def deal(self) -> Princesa:
        twin = SCHEMA.clone(self.s)
        twin.asked = None
        twin.rng = self.rng.branch()
        if twin.picks:
            self._deal_heroes(twin)
        else:
            self._deal_secrets(twin)
        self._deal_cards(twin)
        self._place(twin)
        self._inform(twin)
        twin.rebuild()  # other secrets listen
        return twin

    # --- before the first turn -----------------------------------------------------------------------------------

    def _deal_heroes(self, twin: Princesa) -> None:
        """The others were offered other heroes, and those who have chosen chose any of them."""
        own = self.s.offered[self.seat] if self.sits else ()
        heroes = shuffled([hero for hero in HEROES if hero not in own], self.rng)
        for at, other in enumerate(self.others):
            twin.offered[other] = heroes[2 * at : 2 * at + 2]
            if is_in(twin.picks[other]):
                twin.picks[other] = self.rng.pick(twin.offered[other])

    # --- secrets -------------------------------------------------------------------------------------------------

    def _deal_secrets(self, twin: Princesa) -> None:
        hidden = [other for other in self.others if self.sure[other] < 0]
        left = [*(self.s.secrets[other] for other in hidden), *self.s.undealt]
        if KIDNAPPER in left:
            suspects = [
                other for other in hidden if self.sure[other] != INNOCENT and not self._cannot(other, KIDNAPPER)
            ]
            kidnapper = self.rng.pick(tuple(suspects))
            twin.secrets[kidnapper] = KIDNAPPER
            hidden.remove(kidnapper)
            left.remove(KIDNAPPER)
        left = list(shuffled(sorted(left), self.rng))
        for other in hidden:
            at = next((at for at, secret in enumerate(left) if not self._cannot(other, secret)), None)
            if at is None:
                raise Impossible
            twin.secrets[other] = left.pop(at)
        twin.undealt = tuple(sorted(left))

    def _cannot(self, other: int, secret: int) -> bool:
        return bool(self.s.denied[other] >> secret & 1)

    # --- cards ---------------------------------------------------------------------------------------------------

    def _take(self, holder: int, kind: int) -> None:
        if not self.pool[kind] or not self.room[holder]:
            raise Impossible
        self.pool[kind] -= 1
        self.room[holder] -= 1
        self.dealt[holder].append(kind)

    def _deal_cards(self, twin: Princesa) -> None:
        """First what is known to be somewhere, then what was there and may be elsewhere; the rest was never seen."""
        s = self.s
        deck = deck_of(s)
        top = s.foreseen[self.seat] if self.sits else ()
        for holder in (*self.others, deck):
            for kind in sure_of(self.row[holder]):
                self._take(holder, kind)
        loose: list[Loose] = []
        for holder in shuffled((*self.others, deck), self.rng):
            loose += self._recall(holder)
        self._find_room(self._unplaced(loose))
        for other in self.others:
            twin.hands[other] = tuple(sorted(self.dealt[other]))
        below = tuple(self.dealt[deck])
        for kind in top:
            below = without(below, kind)
        twin.deck = top + shuffled(below, self.rng)

    def _recall(self, holder: int) -> list[Loose]:
        """Of the cards that were there, as many stay as must, nobody knows which; the others may have gone."""
        doubtful, few = doubtful_of(self.row[holder])
        places = self.strays[holder]
        left: list[Loose] = []
        for at in shuffled(range(len(doubtful)), self.rng):
            kind = doubtful[at]
            if few > 0 and self.pool[kind] and self._may_be(holder, kind, places[at]):
                self._take(holder, kind)
                few -= 1
            else:
                left.append((kind, places[at], holder))
        if few > 0:
            raise Impossible
        return left

    def _unplaced(self, loose: list[Loose]) -> list[Loose]:
        """All cards without a place: one in doubt may have been seen elsewhere since, if there are several of it."""
        left = self.pool.copy()
        found: list[Loose] = []
        for kind, places, holder in loose:
            if left[kind]:
                left[kind] -= 1
                found.append((kind, places, holder))
        unseen, deck = self.strays[UNSEEN][0], deck_of(self.s)
        return found + [(kind, unseen, deck) for kind in shuffled(sorted(left.elements()), self.rng)]

    def _may_be(self, holder: int, kind: int, places: int) -> bool:
        """Whether a card that nobody can be sure of may be there."""
        if not places >> holder & 1:
            return False
        return holder == deck_of(self.s) or not self.s.lacking[holder] >> TYPE_OF[kind] & 1

    def _find_room(self, cards: list[Loose]) -> None:
        """Each goes to any of its places; where there is no room left, another card makes room if it can."""
        room: dict[int, int] = {}  # twice the holder: where only what wasn't in other hands may be; one more: any card
        for holder, left in self.room.items():
            came = left if holder == deck_of(self.s) else min(left, self.strays[CAME][holder])
            room[2 * holder], room[2 * holder + 1] = left - came, came
        lying: dict[int, list[Loose]] = {place: [] for place in room}
        for card in cards:
            if not self._settle(card, room, lying, set()):
                raise Impossible
        for place, settled in lying.items():
            for card in settled:
                self._take(place // 2, card[0])

    def _settle(self, card: Loose, room: dict[int, int], lying: dict[int, list[Loose]], asked: set[int]) -> bool:
        fitting = [place for place in room if place not in asked and self._fits(card, place)]
        free = [place for place in fitting for _ in range(room[place] - len(lying[place]))]
        if free:
            lying[self.rng.pick(tuple(free))].append(card)
            return True
        for place in shuffled(fitting, self.rng):
            asked.add(place)
            for at in shuffled(range(len(lying[place])), self.rng):
                if self._settle(lying[place][at], room, lying, asked):
                    lying[place][at] = card
                    return True
        return False

    def _fits(self, card: Loose, place: int) -> bool:
        kind, places, home = card
        holder = place // 2
        return (place % 2 == 1 or home in (holder, deck_of(self.s))) and self._may_be(holder, kind, places)

    def _place(self, twin: Princesa) -> None:
        """A card that lies face down is any that could lie there."""
        for other in self.others:
            if twin.placed[other] == NO_CARD:
                continue
            kinds = sorted({kind for kind in unused(twin, other) if not is_environment(kind) and not UNSTOPPABLE[kind]})
            if not kinds:
                raise Impossible
            twin.placed[other] = self.rng.pick(tuple(kinds))

    # --- what the others know ------------------------------------------------------------------------------------

    def _inform(self, twin: Princesa) -> None:
        """What the others know is true in that world: of cards, what everybody knows and their own.

        How much more they really know, the seat doesn't; so it may tell nothing by the world that is dealt.
        """
        for other in self.others:
            twin.foreseen[other] = twin.deck[: len(self.s.foreseen[other])]
            self._inform_of_cards(twin, other)
            if not twin.picks:
                self._inform_of_secrets(twin, other)

    def _inform_of_cards(self, twin: Princesa, viewer: int) -> None:
        has_seen(twin, viewer, [()] * (len(twin.hands) + 1))

    def _inform_of_secrets(self, twin: Princesa, other: int) -> None:
        row = list(twin.shown)
        row[other] = twin.secrets[other]
        notes: list[Note] = []
        if twin.secrets[other] in TOLD_OF_AN_INNOCENT:
            innocent = self._innocent(twin, other)
            notes.append((0, WITNESSED, innocent, INNOCENT))
            if row[innocent] == UNKNOWN:
                row[innocent] = INNOCENT
        for whom in self.seats:
            if twin.peeks[whom] >> other & 1:
                row[whom] = twin.secrets[whom]
        for turn, how, whom, _ in self.s.notebook[other]:
            if how == PEEKED:
                notes.append((turn, PEEKED, whom, twin.secrets[whom]))
        twin.sure[other] = tuple(row)
        twin.notebook[other] = tuple(notes)

    def _innocent(self, twin: Princesa, told: int) -> int:
        """Of whom that seat was told."""
        innocents = [other for other in self.seats if other != told and twin.secrets[other] != KIDNAPPER]
        return self.rng.pick(tuple(innocents))
