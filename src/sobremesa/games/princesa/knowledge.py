"""What each seat, and the whole table, knows of hidden cards and secrets: kept so that redealing can respect it.

A row has an entry for each seat's hand and one for the deck. An entry is `()`, or two numbers and some cards: all of
the first `sure` are there, and at least `few` of the others. Those others were there once, before a card left unseen.
For each of them another row, `strays`, has the places where it may be now, as bits. Whenever a card goes unseen from
one place to another, whatever may be at the one may be at the other from then on; what comes later doesn't go back in
time. At the end of that row stand the places of the cards that were never seen, and for each hand how many of its cards
may have come unseen from other hands.

Whoever knows something is an *eye*: a seat, or the whole table, which comes after the last of them.

No rule reads what is known of cards; so in a rollout (`State.is_blind`) nothing of it is noted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sobremesa.games.princesa.kinds import COPIES, TYPE_OF
from sobremesa.games.princesa.state import INNOCENT, PEEKED, UNKNOWN, WITNESSED, Known, Princesa
from sobremesa.kernel.zones import Zone

# What is known of cards in doubt where nothing is: in a match that was saved before that was kept.
ANYWHERE: Final = -1  # all bits
ANY_NUMBER: Final = 99

# Of a row of strays, what comes after the places of the cards in doubt.
UNSEEN: Final = -2
CAME: Final = -1

Lore = tuple[Zone, Zone]  # an entry, and where its doubtful cards may be

# --- entries -----------------------------------------------------------------------------------------------------


def sure_of(entry: Zone) -> Zone:
    """The cards that are there for certain."""
    return entry[2 : 2 + entry[1]] if entry else ()


def doubtful_of(entry: Zone) -> tuple[Zone, int]:
    """Cards that were there and may still be, and how many of them are at least."""
    return (entry[2 + entry[1] :], entry[0]) if entry else ((), 0)


def _lore(sure: Zone, doubtful: Zone, few: int, places: Zone) -> Lore:
    if few >= len(doubtful):
        return _certain(sure + doubtful), ()
    return (max(0, few), len(sure)) + sure + doubtful, places


def _certain(cards: Zone) -> Zone:
    return (0, len(cards)) + cards if cards else ()


def _come(entry: Zone, kind: int) -> Zone:
    """The entry after that card has come before one's eyes."""
    if not entry:
        return (0, 1, kind)
    return (entry[0], entry[1] + 1, kind) + entry[2:]


def _less(entry: Zone, kind: int) -> Zone:
    """The entry after that card, which was there for certain, has left before one's eyes."""
    if len(entry) == 3:
        return ()
    at = entry.index(kind, 2)  # what is sure comes first
    return (entry[0], entry[1] - 1) + entry[2:at] + entry[at + 1 :]


def _gone_unseen(lore: Lore, holder: int, taker: int) -> Lore:
    """What is known after a card has gone from there to a taker that one didn't see."""
    entry, places = lore
    sure = sure_of(entry)
    doubtful, few = doubtful_of(entry)
    either = (1 << holder | 1 << taker,) * len(sure)
    return _lore((), sure + doubtful, few + len(sure) - 1, either + _spread(places, holder, taker))


def _seen_elsewhere(lore: Lore, at: int) -> Lore:
    """What is known after a card that might be there has been seen in another place."""
    entry, places = lore
    doubtful, few = doubtful_of(entry)
    return _lore(sure_of(entry), _but(doubtful, at), few, _but(places, at))


def _both(one: Lore, other: Lore) -> Lore:
    """What is known of two zones put together."""
    doubtful, few = doubtful_of(one[0])
    more, few_more = doubtful_of(other[0])
    return _lore(sure_of(one[0]) + sure_of(other[0]), doubtful + more, few + few_more, one[1] + other[1])


def _but(zone: Zone, at: int) -> Zone:
    return zone[:at] + zone[at + 1 :]


def _likeliest(doubtful: Zone, places: Zone, holder: int, kind: int) -> int:
    """Which of the doubtful cards of that kind it is that is with the holder."""
    for at, other in enumerate(doubtful):
        if other == kind and places[at] >> holder & 1:
            return at
    return doubtful.index(kind)


def _spread(places: Zone, giver: int, taker: int) -> Zone:
    """What may be with the giver may be with the taker too."""
    return tuple([bits | 1 << taker if bits >> giver & 1 else bits for bits in places])


# --- rows --------------------------------------------------------------------------------------------------------


def deck_of(s: Princesa) -> int:
    return len(s.hands)


def nothing_known(seats: int) -> Known:
    return ((),) * (seats + 1)


def nothing_astray(seats: int) -> Known:
    """Cards that were never seen are in the deck."""
    return nothing_known(seats) + ((1 << seats,), (0,) * seats)


def _eyes(s: Princesa) -> range:
    return range(len(s.hands) + 1)


def row_of(s: Princesa, eye: int) -> Known:
    return s.common if eye == len(s.known) else s.known[eye]


def strays_of(s: Princesa, eye: int) -> Known:
    """Where the doubtful cards of each entry may be; where cards may be that were never seen; how many came to whom."""
    strays = s.astray if eye == len(s.known) else s.strays[eye]
    if strays:
        return strays
    return unknown_strays(row_of(s, eye))


def unknown_strays(row: Known) -> Known:
    places = [(ANYWHERE,) * len(doubtful_of(entry)[0]) for entry in row]
    return (*places, (ANYWHERE,), (ANY_NUMBER,) * (len(row) - 1))


def levelled(eye: int, row: Known, strays: Known, common: Known) -> tuple[Known, Known]:
    """What the eye knows, of which that is the row, where it is sure of whatever everybody is sure of.

    Of two cards that might be in one place and came to be in doubt at different times only the number is kept that must
    be there of both. So whoever knew of more cards may be left in doubt by what takes the doubt from all others.
    """
    if row == common:
        return row, strays
    entries, places = list(row), list(strays)
    for holder, all_sure in enumerate(map(sure_of, common)):
        for kind in all_sure if holder != eye else ():  # of its own hand it knows everything
            if sure_of(entries[holder]).count(kind) < all_sure.count(kind):
                entries[holder], places[holder] = _surely_there((entries[holder], places[holder]), holder, kind)
    return tuple(entries), tuple(places)


def _surely_there(lore: Lore, holder: int, kind: int) -> Lore:
    """One more of that card is there."""
    entry, places = lore
    doubtful, few = doubtful_of(entry)
    if kind not in doubtful:
        return _come(entry, kind), places
    at = _likeliest(doubtful, places, holder, kind)
    return _lore((*sure_of(entry), kind), _but(doubtful, at), few - 1, _but(places, at))


def _put_row(s: Princesa, eye: int, row: Known) -> None:
    if eye == len(s.known):
        s.common = row
    else:
        s.known[eye] = row


def _put_strays(s: Princesa, eye: int, strays: Known) -> None:
    if eye == len(s.known):
        s.astray = strays
    else:
        s.strays[eye] = strays


def _with(row: Known, holder: int, entry: Zone) -> Known:
    changed = list(row)
    changed[holder] = entry
    return tuple(changed)


def _lore_of(s: Princesa, eye: int, holder: int) -> Lore:
    return row_of(s, eye)[holder], strays_of(s, eye)[holder]


def _note(s: Princesa, eye: int, holder: int, lore: Lore) -> None:
    """What the eye knows from now on of that place; of its own hand it knows everything."""
    if eye == holder and eye != deck_of(s):
        return
    entry, places = lore
    strays = strays_of(s, eye)
    _put_row(s, eye, _with(row_of(s, eye), holder, entry))
    if places != strays[holder]:
        _put_strays(s, eye, _with(strays, holder, places))


def _sees_come(s: Princesa, eye: int, holder: int, kind: int) -> None:
    row = row_of(s, eye)
    _put_row(s, eye, _with(row, holder, _come(row[holder], kind)))


def _found(s: Princesa, eye: int, row: Known, at: int, kind: int) -> Known:
    """The eye, which knows that row, has seen a card at a place where it wasn't known to have been: it is one that was
    in doubt elsewhere. Gives what it knows then.

    One of several of its kind may also be one that was never seen, if such can be there. And nothing goes unseen into
    the deck.
    """
    strays = (s.astray if eye == len(s.known) else s.strays[eye]) or unknown_strays(row)
    if at == len(row) - 1 or (COPIES[kind] > 1 and strays[UNSEEN][0] >> at & 1):
        return row
    for holder, entry in enumerate(row):
        if kind in entry and holder != at:
            doubtful, _ = doubtful_of(entry)
            if kind in doubtful:
                found = _likeliest(doubtful, strays[holder], at, kind)
                if COPIES[kind] == 1 or strays[holder][found] >> at & 1:
                    _note(s, eye, holder, _seen_elsewhere((entry, strays[holder]), found))
                    if holder != deck_of(s):
                        _count(s, eye, at, -1)
                    return row_of(s, eye)
    return row


def _count(s: Princesa, eye: int, holder: int, more: int) -> None:
    """So many more cards may have come to that hand unseen from others."""
    if holder != deck_of(s):
        strays = strays_of(s, eye)
        came = list(strays[CAME])
        came[holder] = max(0, came[holder] + more)
        _put_strays(s, eye, (*strays[:CAME], tuple(came)))


def _none_there(s: Princesa, eye: int, holder: int, types: int) -> None:
    """No card of these types that is in doubt, or was never seen, is there."""
    there = 1 << holder
    row, strays = row_of(s, eye), strays_of(s, eye)
    changed: list[Zone] = []
    for entry, places in zip(row, strays[:UNSEEN], strict=True):
        cards = zip(doubtful_of(entry)[0], places, strict=True)
        changed.append(tuple([bits & ~there if types >> TYPE_OF[kind] & 1 else bits for kind, bits in cards]))
    _put_strays(s, eye, (*changed, *strays[UNSEEN:]))


def _nothing_there(s: Princesa, eye: int, holder: int) -> None:
    """Whatever is in doubt, or was never seen, is not there: the eye looks for it elsewhere."""
    there = 1 << holder
    row, strays = row_of(s, eye), strays_of(s, eye)
    places_left = [tuple([bits & ~there for bits in places]) for places in strays[:CAME]]
    astray = places_left[holder]
    places_left[holder] = ()
    entry = row[holder]
    _put_row(s, eye, _with(row, holder, _certain(sure_of(entry))))
    _put_strays(s, eye, (*places_left, strays[CAME]))
    _count(s, eye, holder, -ANY_NUMBER)
    for kind, bits in zip(doubtful_of(entry)[0], astray, strict=True):
        place = _first(bits, deck_of(s))
        if place < 0:
            continue  # one of several that has been seen elsewhere
        if COPIES[kind] == 1 and bits == 1 << place:
            _sees_come(s, eye, place, kind)
        else:
            other, places = _lore_of(s, eye, place)
            doubtful, few = doubtful_of(other)
            _note(s, eye, place, _lore(sure_of(other), (*doubtful, kind), few, (*places, bits)))


def _first(bits: int, last: int) -> int:
    """The first of the places up to the last; -1 if there is none."""
    for place in range(last + 1):
        if bits >> place & 1:
            return place
    return -1


def _moves_unseen(s: Princesa, eye: int, row: Known, giver: int, taker: int) -> None:
    """The eye, which knows that row, doesn't see which card goes from one to the other."""
    strays = (s.astray if eye == len(s.known) else s.strays[eye]) or unknown_strays(row)
    unseen, is_dealt = strays[UNSEEN][0], giver == len(s.hands)
    is_new = unseen >> giver & 1 and not unseen >> taker & 1
    if is_new or row[giver] or (not is_dealt and any(strays[:UNSEEN])):  # what is in doubt elsewhere isn't in the deck
        changed = [_spread(places, giver, taker) if places else places for places in strays]
        changed[CAME] = strays[CAME]
        if row[giver]:
            entry, changed[giver] = _gone_unseen((row[giver], strays[giver]), giver, taker)
            _put_row(s, eye, _with(row, giver, entry))
        _put_strays(s, eye, tuple(changed))
    if not is_dealt:
        _count(s, eye, taker, 1)


# --- cards on their way ------------------------------------------------------------------------------------------


def leaves_openly(s: Princesa, holder: int, kind: int) -> None:
    """The card leaves a hand for all to see."""
    if s.is_blind:
        return
    known, common = s.known, s.common
    before = common[holder]
    if kind not in sure_of(before):
        for eye, row in enumerate([*known, common]):
            if eye != holder:  # who knows everything of their own hand
                _sees_leave(s, eye, row, holder, kind)
        return
    after = _less(before, kind)
    for eye, row in enumerate(known):
        if row[holder] == before:  # most know no more of it than everybody
            changed = list(row)
            changed[holder] = after
            known[eye] = tuple(changed)
        elif eye != holder:
            _sees_leave(s, eye, row, holder, kind)
    s.common = _with(common, holder, after)


def _sees_leave(s: Princesa, eye: int, row: Known, holder: int, kind: int) -> None:
    """The eye, which knows that row, sees the card leave."""
    entry = row[holder]
    if kind in entry:
        if kind in sure_of(entry):
            _put_row(s, eye, _with(row, holder, _less(entry, kind)))
            return
        doubtful, few = doubtful_of(entry)
        if kind in doubtful:
            places = strays_of(s, eye)[holder]
            at = _likeliest(doubtful, places, holder, kind)
            _note(s, eye, holder, _lore(sure_of(entry), _but(doubtful, at), few - 1, _but(places, at)))
            return
    if eye != holder:
        _found(s, eye, row, holder, kind)


def comes_openly(s: Princesa, holder: int, kind: int) -> None:
    if s.is_blind:
        return
    known = s.known
    before = s.common[holder]
    after = _come(before, kind)
    for viewer, row in enumerate(known):
        if viewer != holder:
            changed = list(row)
            changed[holder] = after if row[holder] == before else _come(row[holder], kind)
            known[viewer] = tuple(changed)
    s.common = _with(s.common, holder, after)


def _goes(s: Princesa, kind: int, giver: int, taker: int, seers: Sequence[int]) -> None:
    """A card goes from one to the other; only those see which."""
    if giver != deck_of(s):
        for sure in sure_of(s.common[giver]):
            s.lacking[giver] &= ~(1 << TYPE_OF[sure])  # any of them is now one that may be there
    s.lacking[taker] = 0
    for eye, row in enumerate([*s.known, s.common]):
        if eye not in seers:
            _moves_unseen(s, eye, row, giver, taker)
            continue
        _sees_leave(s, eye, row, giver, kind)
        if eye != taker:
            _sees_come(s, eye, taker, kind)


def passes(s: Princesa, kind: int, giver: int, taker: int) -> None:
    """A card goes from hand to hand; nobody else sees which."""
    if s.is_blind:
        return
    _goes(s, kind, giver, taker, (giver, taker))


def hand_passes(s: Princesa, giver: int, taker: int) -> None:
    """A whole hand goes over: what was known of it is now known of the other."""
    if s.is_blind:
        return
    hand = s.hands[giver]
    for eye in _eyes(s):
        if eye == giver:
            entry, places = _lore_of(s, eye, taker)
            _note(s, eye, taker, _both((entry, places), (_certain(hand), ())))
            continue
        if eye == taker:
            _sees_all(s, eye, giver, hand)
        else:
            strays = strays_of(s, eye)
            spread = [_spread(places, giver, taker) for places in strays[:CAME]]
            _put_strays(s, eye, (*spread, strays[CAME]))
            _count(s, eye, taker, strays[CAME][giver])
            _note(s, eye, taker, _both(_lore_of(s, eye, taker), _lore_of(s, eye, giver)))
        _note(s, eye, giver, ((), ()))
        _nothing_there(s, eye, giver)
    s.lacking[taker] &= s.lacking[giver]


def _sees(s: Princesa, eye: int, holder: int, kind: int, copies: int) -> None:
    """The eye sees so many of the card there."""
    for _ in range(copies - sure_of(row_of(s, eye)[holder]).count(kind)):
        row = row_of(s, eye)
        entry = row[holder]
        if kind in doubtful_of(entry)[0]:
            _note(s, eye, holder, _surely_there(_lore_of(s, eye, holder), holder, kind))
        else:
            row = _found(s, eye, row, holder, kind)
            _put_row(s, eye, _with(row, holder, _come(entry, kind)))


def _sees_cards(s: Princesa, eye: int, holder: int, cards: Zone) -> None:
    for kind in cards:
        _sees(s, eye, holder, kind, cards.count(kind))


def _sees_all(s: Princesa, eye: int, holder: int, zone: Zone) -> None:
    """The eye sees the whole zone; what isn't there any more is elsewhere."""
    _sees_cards(s, eye, holder, zone)
    _nothing_there(s, eye, holder)


# --- the deck ----------------------------------------------------------------------------------------------------


def top_leaves_openly(s: Princesa, kind: int) -> None:
    if s.is_blind:
        return
    deck = deck_of(s)
    for eye, row in enumerate([*s.known, s.common]):
        if kind in row[deck]:
            _sees_leave(s, eye, row, deck, kind)
    _shift(s)


def top_is_drawn(s: Princesa, kind: int, seat: int) -> None:
    """The seat draws it, and whoever knew the top card knows what was drawn."""
    if s.is_blind:
        return
    seers = [seat]
    if any(s.foreseen):
        seers += [viewer for viewer, cards in enumerate(s.foreseen) if cards]
    _goes(s, kind, deck_of(s), seat, seers)
    _shift(s)


def _shift(s: Princesa) -> None:
    if any(s.foreseen):
        s.foreseen = [cards[1:] for cards in s.foreseen]


def sees_top(s: Princesa, viewer: int, cards: Zone) -> None:
    """The viewer alone looks at the first cards of the deck."""
    if s.is_blind:
        return
    _sees_cards(s, viewer, deck_of(s), cards)
    s.foreseen[viewer] = cards


def takes_from_top(s: Princesa, viewer: int, kind: int, left: int) -> None:
    """Of the first cards of the deck, which the viewer alone sees, one has left; so many of them are still there."""
    if s.is_blind:
        return
    _goes(s, kind, deck_of(s), viewer, (viewer,))
    s.foreseen = [()] * len(s.foreseen)
    s.foreseen[viewer] = s.deck[:left]


def reshuffled(s: Princesa) -> None:
    """All see that the discard pile is the deck now; whatever was in the deck before is in somebody's hand."""
    if s.is_blind:
        return
    deck = deck_of(s)
    for eye in _eyes(s):
        _nothing_there(s, eye, deck)
        _note(s, eye, deck, (_certain(s.discard), ()))


# --- cards that are shown ----------------------------------------------------------------------------------------


def all_see_card(s: Princesa, seat: int, kind: int, copies: int) -> None:
    """Everybody sees that the hand holds at least so many of the card."""
    if s.is_blind:
        return
    if sure_of(s.common[seat]).count(kind) >= copies:
        return  # no news
    for eye in _eyes(s):
        if eye != seat:
            _sees(s, eye, seat, kind, copies)


def all_see_hands(s: Princesa) -> None:
    """Of whom nobody knew any card, everybody sees all; the last comes first, as if they had come one by one."""
    if s.is_blind:
        return
    s.common = (*[_certain(hand[::-1]) for hand in s.hands], s.common[-1])
    s.known = [_with(s.common, eye, ()) for eye in range(len(s.known))]


def sees_card(s: Princesa, viewer: int, seat: int, kind: int) -> None:
    if s.is_blind:
        return
    _sees(s, viewer, seat, kind, 1)


def has_seen(s: Princesa, viewer: int, seen: Sequence[Zone]) -> None:
    """The viewer knows what an onlooker would who was shown their hand, and these cards in each place."""
    common, astray, onlooker = s.common, s.astray, len(s.known)
    _sees_all(s, onlooker, viewer, s.hands[viewer])
    for holder, cards in enumerate(seen):
        _sees_cards(s, onlooker, holder, cards)
    s.known[viewer], s.strays[viewer] = _with(s.common, viewer, ()), s.astray
    s.common, s.astray = common, astray


def sees_hand(s: Princesa, viewer: int, seat: int) -> None:
    if s.is_blind:
        return
    _sees_all(s, viewer, seat, s.hands[seat])


def all_see_lack(s: Princesa, seat: int, *types: int) -> None:
    """Everybody sees that no card of that hand is of these types but those that all know to be there."""
    if s.is_blind:
        return
    lacking = 0
    for of in types:
        lacking |= 1 << of
    s.lacking[seat] |= lacking
    for eye in _eyes(s):
        _none_there(s, eye, seat, lacking)


# --- secrets -----------------------------------------------------------------------------------------------------


def _is_sure(s: Princesa, viewer: int, seat: int, secret: int) -> None:
    row = s.sure[viewer]
    s.sure[viewer] = row[:seat] + (secret,) + row[seat + 1 :]


def sees_secret(s: Princesa, viewer: int, seat: int) -> None:
    """The viewer looks at a secret that lies face down; that they did is known to all."""
    s.peeks[seat] |= 1 << viewer
    secret = s.secrets[seat]
    if s.sure[viewer][seat] != secret:
        _is_sure(s, viewer, seat, secret)
        s.notebook[viewer] += ((s.turn, PEEKED, seat, secret),)


def knows_innocent(s: Princesa, viewer: int, seat: int) -> None:
    _is_sure(s, viewer, seat, INNOCENT)
    s.notebook[viewer] += ((s.turn, WITNESSED, seat, INNOCENT),)


def all_see_secret(s: Princesa, seat: int, how: int) -> None:
    secret = s.secrets[seat]
    s.shown[seat] = secret
    s.revelations += ((s.turn, how, seat, secret),)
    for viewer in range(len(s.sure)):
        _is_sure(s, viewer, seat, secret)


def cannot_be(s: Princesa, seat: int, secret: int) -> None:
    """Everybody sees that this secret would have acted."""
    if s.shown[seat] == UNKNOWN:
        s.denied[seat] |= 1 << secret
