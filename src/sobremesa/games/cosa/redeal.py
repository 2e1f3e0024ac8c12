"""A world that a seat can't tell from the real one: what it knows stays, everything else is dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import Final, final

from sobremesa.games.cosa.book import CONTAGIOUS, HUMAN, INFECTADO, LA_COSA
from sobremesa.games.cosa.box import is_panic
from sobremesa.games.cosa.cards import INFECTED, THING
from sobremesa.games.cosa.exchange import is_superinfected
from sobremesa.games.cosa.giving import may_give, owed
from sobremesa.games.cosa.knowledge import (
    deck_of,
    pile_of,
    place_of,
    takes_everything,
    time_of,
    top_of,
    unseen_ways,
)
from sobremesa.games.cosa.stage import ANSWERING, KEEPING, OFFERING, stage_of
from sobremesa.games.cosa.state import NO_CARD, NOBODY_YET, SCHEMA, UNKNOWN, Cosa, Known, Note
from sobremesa.kernel.ballot import NOT_YET, is_in
from sobremesa.kernel.effects.registers import IT, WHO
from sobremesa.kernel.effects.running import decisions, reg
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import must_know
from sobremesa.kernel.zones import Zone, shuffled, without

# Worlds that are dealt before one is taken in which cards of which nothing certain is known lie anywhere …
ATTEMPTS: Final = 100
AT_MOST: Final = 2000  # … and of those; the true state is never what is given instead
IN_DECK: Final = -2  # where La Cosa may be while nobody has drawn it


class Impossible(Exception):
    """The cards left don't fit what is known: deal again."""


def redeal(s: Cosa, seat: int, rng: Rng) -> Cosa:
    must_know(s)
    for attempt in range(AT_MOST):
        try:
            twin = _Dealer(s, seat, rng, recalls=attempt < ATTEMPTS).deal()
        except Impossible:
            continue
        if all(decision.options for decision in decisions(twin)):
            return twin
    raise Impossible


@final
class _Dealer:
    """One attempt at another world. `pool` holds the hidden cards that have no place in it yet."""

    def __init__(self, s: Cosa, seat: int, rng: Rng, *, recalls: bool = True) -> None:
        """Who `recalls` heeds where cards may be that were seen once; what is known for certain is heeded anyway."""
        self.s = s
        self.recalls = recalls
        self.seat = seat
        self.rng = rng
        self.seats = range(len(s.roles))
        self.others = [other for other in self.seats if other != seat]
        self.row: Known = s.known[seat] if seat in self.seats else s.common
        self.sure: Zone = s.sure[seat] if seat in self.seats else tuple(s.exposed)
        self.once: Known = s.once[seat] if seat in self.seats else s.once_common
        self.turned: set[int] = set()  # who got an ¡Infectado! from La Cosa in that world
        self.stay_away_in_deck = sum(not is_panic(kind) for kind in s.deck)
        self.own_notes = frozenset(s.notebook[seat] if seat in self.seats else ())
        self.is_drawing = stage_of(s) == KEEPING  # then what lies aside is not part of a hand yet
        self.held = {
            other: len(s.hands[other]) + (0 if self.is_drawing else len(s.aside[other])) for other in self.others
        }
        self.pool = Counter(kind for kind in s.deck + s.discard if not is_panic(kind))
        for other in self.others:
            self.pool.update(s.hands[other])
            if not (self.is_drawing and s.face_up):
                self.pool.update(s.aside[other])

    def deal(self) -> Cosa:
        s, rng = self.s, self.rng
        if s.ending:
            return self._over()
        thing = self._place_thing()
        fixed = self._fix_known(thing)
        if self.recalls:
            self._recall(fixed, thing)
        self._make_sure_of_infected(fixed, thing)
        self._check_room(fixed)
        rest = list(shuffled(sorted(self.pool.elements()), rng))
        twin = SCHEMA.clone(s)
        twin.asked = None
        twin.rng = rng.branch()
        for other in self.others:
            count = self.held[other] - len(fixed[other])
            hand, rest = fixed[other] + rest[:count], rest[count:]
            twin.hands[other] = tuple(sorted(hand))
            if self.is_drawing and not s.face_up:
                count = len(s.aside[other])
                twin.aside[other], rest = tuple(sorted(rest[:count])), rest[count:]
        self._deal_piles(twin, fixed, rest)
        self._give_roles(twin, thing)
        self._commit(twin)
        self._spare_superinfected(twin)
        self._inform(twin)
        return twin

    def _over(self) -> Cosa:
        """All roles are known; only cards are not."""
        twin = SCHEMA.clone(self.s)
        twin.rng = self.rng.branch()
        self._inform(twin)
        return twin

    # --- where the cards are -------------------------------------------------------------------------------------

    def _take(self, kind: int) -> int:
        if not self.pool[kind]:
            raise Impossible
        self.pool[kind] -= 1
        return kind

    def _entry(self, holder: int) -> tuple[Zone, int]:
        """The cards known of a holder, and how many of them may have left it."""
        entry = self.row[holder]
        return (entry[1:], self.s.left[holder] - entry[0]) if entry else ((), 0)

    def _place_thing(self) -> int:
        """Who is La Cosa in that world; IN_DECK if nobody is yet."""
        s = self.s
        if THING not in self.pool:  # the seat itself is La Cosa, or La Cosa lies open
            return s.roles.index(LA_COSA) if LA_COSA in s.roles else IN_DECK
        if LA_COSA in self.sure:
            return self.sure.index(LA_COSA)
        in_deck, lost = self._entry(deck_of(s))
        candidates = [other for other in self.others if other in s.ring and self._could_be_thing(other)]
        if THING in in_deck:  # it was there once, so only who has drawn since can have it
            drawers = {place_of(way) for way in unseen_ways(s, self.seat, deck_of(s), lost)}
            candidates = [other for other in candidates if other in drawers]
            if CONTAGIOUS not in self.sure:
                candidates.append(IN_DECK)
        contagious = [other for other in candidates if other != IN_DECK and self.sure[other] == CONTAGIOUS]
        if not candidates:
            raise Impossible
        return self.rng.pick(tuple(contagious if contagious and self.rng.below(2) else candidates))

    def _could_be_thing(self, other: int) -> bool:
        cards, lost = self._entry(other)
        if self.sure[other] == HUMAN or self.sure[other] == INFECTADO:
            return False
        return THING in cards or len(cards) - lost < self.held[other]

    def _fix_known(self, thing: int) -> dict[int, list[int]]:
        """What the seat knows for certain, and La Cosa."""
        s = self.s
        deck, pile, top = deck_of(s), pile_of(s), top_of(s)
        fixed: dict[int, list[int]] = {holder: [] for holder in (*self.others, deck, pile, top)}
        if self.row[top]:
            fixed[top].append(self._take(self.row[top][1]))
        for holder in (*self.others, deck, pile):
            cards, lost = self._entry(holder)
            if lost == 0:
                fixed[holder] += [self._take(kind) for kind in cards if not is_panic(kind) and kind != THING]
                if holder == deck and fixed[top] and fixed[top][0] in fixed[deck]:
                    fixed[deck].remove(fixed[top][0])
                    self.pool[fixed[top][0]] += 1
        for other in self.others:
            for shown in s.aside[other] if s.face_up and not self.is_drawing else ():
                if shown not in fixed[other]:
                    fixed[other].append(self._take(shown))
        if self.pool[THING]:
            place = deck if thing == IN_DECK else thing
            fixed[place].append(self._take(THING))
            if place != deck and len(fixed[place]) > self.held[place]:
                raise Impossible
        return fixed

    def _make_sure_of_infected(self, fixed: dict[int, list[int]], thing: int) -> None:
        """Every Infectado the seat is certain of holds an ¡Infectado!."""
        for other in self.others:
            surely = self.sure[other] in (INFECTADO, CONTAGIOUS) and other != thing and other in self.s.ring
            if surely and INFECTED not in fixed[other]:
                if len(fixed[other]) >= self.held[other]:
                    raise Impossible
                fixed[other].append(self._take(INFECTED))

    def _recall(self, fixed: dict[int, list[int]], thing: int) -> None:
        """Cards that were somewhere, and may have gone from there the ways that unseen cards went."""
        deck = deck_of(self.s)
        for holder in (deck, *self.others):
            cards, lost = self._entry(holder)
            if lost:
                self._part(fixed, holder, [kind for kind in cards if kind != THING], lost, thing)
        for holder, when, kind in self.once:
            if self.pool[kind]:
                turned = set(self.turned)
                place = self._drift(kind, holder, when, thing)
                if self._has_room(fixed, kind, place, thing):
                    self._put(fixed, kind, place)
                else:
                    self.turned = turned

    def _part(self, fixed: dict[int, list[int]], holder: int, cards: list[int], lost: int, thing: int) -> None:
        """Of the cards that a holder had, each way that an unseen card went may have been one of theirs."""
        cards = list(shuffled(sorted(cards), self.rng))
        size = self.held.get(holder, self.stay_away_in_deck) + 1
        for left, way in enumerate(unseen_ways(self.s, self.seat, holder, lost), start=-lost):
            among = size - left - 1 if holder == deck_of(self.s) else size
            kind = next((kind for kind in cards if self._may_go(kind, holder, place_of(way), thing)), None)
            if kind is not None and self.rng.below(max(among, len(cards))) < len(cards):
                turned = set(self.turned)
                self._arrive(kind, holder, place_of(way), thing)
                place = self._drift(kind, place_of(way), time_of(way), thing)
                if self.pool[kind] and not self._has_room(fixed, kind, place, thing):
                    self.turned = turned
                    continue  # it was another card that went there
                cards.remove(kind)
                if self.pool[kind]:
                    self._put(fixed, kind, place)
                else:
                    self.turned = turned
        for kind in cards:
            if self.pool[kind]:
                self._put(fixed, kind, holder)

    def _drift(self, kind: int, place: int, when: int, thing: int) -> int:
        """Where a card is that was at the place at that time."""
        for way in self.s.ways[place]:
            if time_of(way) > when and (takes_everything(way) or self._goes(kind, place, place_of(way), thing)):
                self._arrive(kind, place, place_of(way), thing)
                return self._drift(kind, place_of(way), time_of(way), thing)
        return place

    def _goes(self, kind: int, place: int, to: int, thing: int) -> bool:
        """Whether it was that card that went there; what came to the seat itself the seat has seen."""
        if to == self.seat or not self._may_go(kind, place, to, thing):
            return False
        return self.rng.below(self.held.get(place, self.stay_away_in_deck) + 1) == 0

    def _may_go(self, kind: int, place: int, to: int, thing: int) -> bool:
        if kind != INFECTED or place not in self.held:
            return True
        if place == thing:
            return True
        return place not in self.turned and self.sure[place] in (UNKNOWN, HUMAN) and to == pile_of(self.s)

    def _arrive(self, kind: int, place: int, to: int, thing: int) -> None:
        if kind == INFECTED and place == thing and to in self.held:
            self.turned.add(to)

    def _has_room(self, fixed: dict[int, list[int]], kind: int, place: int, thing: int) -> bool:
        """Whether that card can still lie there, beside what is known to; who is infected has an ¡Infectado!."""
        if place not in self.held:
            return True
        lying = fixed[place]
        surely = self.sure[place] in (INFECTADO, CONTAGIOUS) and place != thing and place in self.s.ring
        kept = surely and kind != INFECTED and INFECTED not in lying
        return len(lying) + kept < self.held[place]

    def _put(self, fixed: dict[int, list[int]], kind: int, place: int) -> None:
        fixed[place].append(self._take(kind))
        if place in self.held and len(fixed[place]) > self.held[place]:
            raise Impossible

    def _check_room(self, fixed: dict[int, list[int]]) -> None:
        """No more lies in the deck and in the pile than there really does."""
        s = self.s
        in_pile = sum(not is_panic(kind) for kind in s.discard)
        in_deck = len(fixed[deck_of(s)]) + len(fixed[top_of(s)])
        if in_deck > self.stay_away_in_deck or len(fixed[pile_of(s)]) > in_pile:
            raise Impossible

    def _deal_piles(self, twin: Cosa, fixed: dict[int, list[int]], rest: list[int]) -> None:
        """The deck and the pile: everybody sees the back on top and knows how many panics lie where."""
        s, rng = self.s, self.rng
        deck, pile, top = deck_of(s), pile_of(s), top_of(s)
        seen = Counter(kind for kind in self.row[pile][1:] if is_panic(kind))
        panics = Counter(kind for kind in s.deck + s.discard if is_panic(kind))
        unseen = list(shuffled(sorted((panics - seen).elements()), rng))
        in_deck = sum(map(is_panic, s.deck))
        cards = fixed[deck] + fixed[top]
        count = len(s.deck) - in_deck - len(cards)
        cards += rest[:count]
        twin.discard = shuffled([*fixed[pile], *rest[count:], *sorted(seen.elements()), *unseen[in_deck:]], rng)
        twin.deck = self._stacked(cards, unseen[:in_deck], fixed[top])

    def _stacked(self, cards: list[int], panics: list[int], top: list[int]) -> Zone:
        if not self.s.deck:
            return ()
        first = top[0] if top else self.rng.pick(tuple(panics if is_panic(self.s.deck[0]) else cards))
        return (first, *shuffled(without((*cards, *panics), first), self.rng))

    # --- who is what ---------------------------------------------------------------------------------------------

    def _give_roles(self, twin: Cosa, thing: int) -> None:
        for other in self.others:
            twin.roles[other] = LA_COSA if other == thing else self._role(twin, other, thing)
        fallen = [other for other in self.seats if twin.roles[other] == INFECTADO]
        if self.seat in self.seats and self.s.roles[self.seat] == LA_COSA:
            return  # it knows who was the last to fall
        if any(twin.roles[other] == HUMAN for other in self.seats if other not in self.s.ring):
            fallen.append(NOBODY_YET)
        twin.last_fall = self.rng.pick(tuple(fallen)) if fallen else NOBODY_YET

    def _role(self, twin: Cosa, other: int, thing: int) -> int:
        if self.sure[other] != UNKNOWN:
            return HUMAN if self.sure[other] == HUMAN else INFECTADO
        if other in self.turned:
            return INFECTADO
        if thing < 0 or not self.s.met[other] >> thing & 1 or INFECTED in self.row[deck_of(self.s)][1:]:
            return HUMAN
        if other in self.s.ring and INFECTED not in twin.hands[other]:
            return HUMAN
        return INFECTADO if self.rng.below(2) else HUMAN

    # --- what they have committed, and what they know ------------------------------------------------------------

    def _commit(self, twin: Cosa) -> None:
        """Cards others have locked or sealed are any that they could have."""
        s = self.s
        for other in self.others:
            if s.aside[other] and not self.is_drawing:
                self._offer(twin, other)
        for other in self.others:
            if s.passes and is_in(s.passes[other]):
                twin.passes[other] = NOT_YET
        for decision in decisions(twin) if twin.passes else ():
            if decision.seat != self.seat and is_in(s.passes[decision.seat]):
                if not decision.options:
                    raise Impossible
                twin.passes[decision.seat] = self.rng.pick(decision.options).args[0]
        for other in self.others:
            is_thing = twin.roles[other] == LA_COSA
            twin.declaring[other] = is_thing and other in s.ring and self.rng.below(4) == 0
            twin.owes[other] = other == s.active and bool(owed(twin, other))

    def _spare_superinfected(self, twin: Cosa) -> None:
        """Nobody whose hand isn't known has nothing but ¡Infectado!: the exchange that led here would have shown it."""
        for other in self.others:
            cards, lost = self._entry(other)
            is_known = lost == 0 and len(cards) == self.held[other]
            if not is_known and {*twin.hands[other], *twin.aside[other]} == {INFECTED}:
                raise Impossible
        if stage_of(self.s) in (OFFERING, ANSWERING):
            one, two = reg(self.s, WHO), reg(self.s, IT)
            for who, facing in ((one, two), (two, one)):
                had_another = any(kind != INFECTED for kind in twin.aside[who])  # and has laid it down since
                if not had_another and is_superinfected(twin, who, facing):
                    raise Impossible

    def _offer(self, twin: Cosa, offerer: int) -> None:
        twin.aside[offerer] = ()
        if self.s.face_up:
            (offered,) = self.s.aside[offerer]
        else:
            kinds = sorted({kind for kind in twin.hands[offerer] if may_give(twin, offerer, kind, reg(self.s, IT))})
            if not kinds:
                raise Impossible
            offered = self.rng.pick(tuple(kinds))
        twin.aside[offerer] = (offered,)
        twin.hands[offerer] = without(twin.hands[offerer], offered)

    def _inform(self, twin: Cosa) -> None:
        """What the others know is true in that world, and as much as they know in the real one."""
        pile = tuple([kind for kind in twin.discard if not is_panic(kind)])
        for other in self.others:
            twin.once[other] = self.s.once_common
            if twin.roles[other] == LA_COSA:
                twin.sure[other] = tuple(twin.roles)
            else:
                twin.sure[other] = tuple([self._sure_of(twin, other, whom) for whom in self.seats])
            seen = twin.hands[other] + pile
            if seen and twin.drawn[other] != NO_CARD:
                twin.drawn[other] = self.rng.pick(seen)
            twin.known[other] = self._knows(twin, other)
            twin.notebook[other] = tuple([self._recalls(twin, pile, note) for note in self.s.notebook[other]])

    def _sure_of(self, twin: Cosa, viewer: int, whom: int) -> int:
        if whom == viewer:
            return twin.roles[viewer]
        if twin.roles[viewer] == INFECTADO and twin.roles[whom] == LA_COSA:
            return LA_COSA
        return self.s.exposed[whom]

    def _knows(self, twin: Cosa, viewer: int) -> Known:
        s = self.s
        zones: list[Zone] = [*twin.hands, tuple([kind for kind in twin.deck if not is_panic(kind)]), twin.discard]
        row: list[Zone] = []
        for holder, zone in enumerate(zones):
            entry = s.known[viewer][holder]
            count = len(entry) - 1 - (s.left[holder] - entry[0]) if entry else 0
            if s.common[holder] == entry or count <= 0:
                row.append(s.common[holder])
            else:
                row.append((s.left[holder], *self._some(zone, count)))
        row.append(twin.deck[:1] and (0, twin.deck[0]) if s.known[viewer][top_of(s)] else ())
        return tuple(row)

    def _recalls(self, twin: Cosa, pile: Zone, note: Note) -> Note:
        """A note that the seat couldn't have written itself has other cards, of those held in that world."""
        turn, how, whom, *cards = note
        if whom == self.seat or note in self.own_notes:
            return note
        return (turn, how, whom, *sorted(self._some(twin.hands[whom] + pile, len(cards))))

    def _some(self, zone: Zone, count: int) -> list[int]:
        """So many cards of the zone, or all if there are fewer, each as likely as any other."""
        left = list(zone)
        taken: list[int] = []
        for _ in range(min(count, len(left))):
            at = self.rng.below(len(left))
            taken.append(left[at])
            left[at] = left[-1]
            left.pop()
        return taken
