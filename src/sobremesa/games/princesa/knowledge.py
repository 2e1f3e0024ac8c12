"""What each seat, and the whole table, knows of hidden cards and secrets: kept so that redealing can respect it.

A row has an entry for each seat's hand and one for the deck. An entry is `()`, or two numbers and some cards: all of
the first `sure` are there, and at least `few` of the others. Those others were there once, before a card left unseen:
whichever isn't there any more has gone where unseen cards from there have gone, which is what `reach` tells.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sobremesa.games.princesa.kinds import COPIES, TYPE_OF
from sobremesa.games.princesa.state import INNOCENT, PEEKED, UNKNOWN, WITNESSED, Known, Princesa
from sobremesa.kernel.zones import Zone, without

# --- entries -----------------------------------------------------------------------------------------------------


def sure_of(entry: Zone) -> Zone:
    """The cards that are there for certain."""
    return entry[2 : 2 + entry[1]] if entry else ()


def doubtful_of(entry: Zone) -> tuple[Zone, int]:
    """Cards that were there and may still be, and how many of them are at least."""
    return (entry[2 + entry[1] :], entry[0]) if entry else ((), 0)


def _entry(sure: Zone, doubtful: Zone, few: int) -> Zone:
    if few >= len(doubtful):
        sure, doubtful, few = sure + doubtful, (), 0
    return (max(0, few), len(sure)) + sure + doubtful if sure or doubtful else ()


def _come(entry: Zone, kind: int) -> Zone:
    """The entry after that card has come before one's eyes."""
    if not entry:
        return (0, 1, kind)
    return (entry[0], entry[1] + 1, kind) + entry[2:]


def _gone(entry: Zone, kind: int) -> Zone:
    """The entry after that card has left before one's eyes."""
    if not entry:
        return entry
    few, doubted = entry[0], 2 + entry[1]
    sure, doubtful = entry[2:doubted], entry[doubted:]
    if kind in sure:
        return _entry(without(sure, kind), doubtful, few)
    if kind in doubtful:
        return _entry(sure, without(doubtful, kind), few - 1)
    return entry


def _gone_unseen(entry: Zone) -> Zone:
    """The entry after a card has left that one didn't see."""
    return _entry((), entry[2:], entry[0] + entry[1] - 1)


def _seen(entry: Zone, kind: int, copies: int) -> Zone:
    """The entry after so many of that card have been seen there."""
    for _ in range(copies - sure_of(entry).count(kind)):
        doubtful, few = doubtful_of(entry)
        if kind in doubtful:
            entry = _entry((*sure_of(entry), kind), without(doubtful, kind), few - 1)
        else:
            entry = _come(entry, kind)
    return entry


def _all_seen(entry: Zone, zone: Zone) -> Zone:
    """The entry after the whole zone has been seen; what isn't there any more is elsewhere."""
    doubtful = entry[2:]
    for kind in zone:
        if kind in doubtful:
            doubtful = without(doubtful, kind)
    return _entry(zone, doubtful, 0)


def _seen_elsewhere(entry: Zone, kind: int) -> Zone:
    """The entry after the card that might be there, the only one of its kind, has been seen in another place."""
    doubtful, few = doubtful_of(entry)
    return _entry(sure_of(entry), without(doubtful, kind), few)


def _both(one: Zone, other: Zone) -> Zone:
    """The entry for two zones put together."""
    doubtful, few = doubtful_of(one)
    more, few_more = doubtful_of(other)
    return _entry(sure_of(one) + sure_of(other), doubtful + more, few + few_more)


# --- rows --------------------------------------------------------------------------------------------------------


def deck_of(s: Princesa) -> int:
    return len(s.hands)


def nothing_known(seats: int) -> Known:
    return ((),) * (seats + 1)


def _with(row: Known, holder: int, entry: Zone) -> Known:
    changed = list(row)
    changed[holder] = entry
    return tuple(changed)


def _note(s: Princesa, viewer: int, holder: int, entry: Zone) -> None:
    row = s.known[viewer]
    if viewer != holder and entry is not row[holder] and entry != row[holder]:
        s.known[viewer] = _with(row, holder, entry)


def _note_for_all(s: Princesa, holder: int, entry: Zone) -> None:
    if entry != s.common[holder]:
        s.common = _with(s.common, holder, entry)


def _found_by(s: Princesa, viewer: int, at: int, kind: int) -> None:
    """The viewer has seen that card at one place: it is at no other."""
    if COPIES[kind] > 1:
        return
    for holder, reach in enumerate(s.reach):
        if reach and holder != at:  # only what unseen cards have left can be in doubt
            entry = s.known[viewer][holder]
            if kind in entry and kind in doubtful_of(entry)[0]:
                _note(s, viewer, holder, _seen_elsewhere(entry, kind))


def _found_by_all(s: Princesa, at: int, kind: int) -> None:
    if COPIES[kind] > 1:
        return
    for holder, reach in enumerate(s.reach):
        if not reach or holder == at:
            continue
        for viewer, row in enumerate(s.known):
            if kind in row[holder] and kind in doubtful_of(row[holder])[0]:
                _note(s, viewer, holder, _seen_elsewhere(row[holder], kind))
        entry = s.common[holder]
        if kind in entry and kind in doubtful_of(entry)[0]:
            _note_for_all(s, holder, _seen_elsewhere(entry, kind))


def _reaches(s: Princesa, giver: int, taker: int) -> None:
    """Nobody else sees which card goes from one to the other."""
    for holder, reach in enumerate(s.reach):
        if holder == giver or reach >> giver & 1:
            s.reach[holder] = reach | 1 << taker


# --- cards on their way ------------------------------------------------------------------------------------------


def leaves_openly(s: Princesa, holder: int, kind: int) -> None:
    known = s.known
    before = s.common[holder]
    after = _gone(before, kind)
    for viewer in range(len(known)):
        row = known[viewer]
        entry = row[holder]
        if entry:  # most know no more of it than everybody
            gone = after if entry is before or entry == before else _gone(entry, kind)
            if gone is not entry:
                known[viewer] = _with(row, holder, gone)
    if after is not before:
        s.common = _with(s.common, holder, after)
    _found_by_all(s, holder, kind)


def comes_openly(s: Princesa, holder: int, kind: int) -> None:
    known = s.known
    before = s.common[holder]
    after = _come(before, kind)
    for viewer in range(len(known)):
        if viewer != holder:
            row = list(known[viewer])
            entry = row[holder]
            row[holder] = after if entry is before or entry == before else _come(entry, kind)
            known[viewer] = tuple(row)
    s.common = _with(s.common, holder, after)


def _leaves_unseen(s: Princesa, holder: int, kind: int, but_by: Sequence[int]) -> None:
    for sure in sure_of(s.common[holder]):
        if holder != deck_of(s):
            s.lacking[holder] &= ~(1 << TYPE_OF[sure])  # any of them is now one that may be there
    for viewer, row in enumerate(s.known):
        if row[holder]:
            _note(s, viewer, holder, _gone(row[holder], kind) if viewer in but_by else _gone_unseen(row[holder]))
    if s.common[holder]:
        _note_for_all(s, holder, _gone_unseen(s.common[holder]))


def _comes_unseen(s: Princesa, holder: int, kind: int, but_by: Iterable[int]) -> None:
    s.lacking[holder] = 0
    for viewer in but_by:
        _note(s, viewer, holder, _come(s.known[viewer][holder], kind))
        _found_by(s, viewer, holder, kind)


def passes(s: Princesa, kind: int, giver: int, taker: int) -> None:
    """A card goes from hand to hand; nobody else sees which."""
    _leaves_unseen(s, giver, kind, (giver, taker))
    _comes_unseen(s, taker, kind, (giver, taker))
    _reaches(s, giver, taker)


def hand_passes(s: Princesa, giver: int, taker: int) -> None:
    """A whole hand goes over: what was known of it is now known of the other."""
    for viewer, row in enumerate(s.known):
        if viewer == giver:
            _note(s, viewer, taker, _both(row[taker], _entry(s.hands[giver], (), 0)))
        else:
            _note(s, viewer, taker, _both(row[taker], row[giver]))
            _note(s, viewer, giver, ())
    _note_for_all(s, taker, _both(s.common[taker], s.common[giver]))
    _note_for_all(s, giver, ())
    _reaches(s, giver, taker)
    s.reach[taker] |= s.reach[giver]
    s.lacking[taker] &= s.lacking[giver]


# --- the deck ----------------------------------------------------------------------------------------------------


def top_leaves_openly(s: Princesa, kind: int) -> None:
    leaves_openly(s, deck_of(s), kind)
    _shift(s)


def top_is_drawn(s: Princesa, kind: int, seat: int) -> None:
    """The seat draws it, and whoever knew the top card knows what was drawn."""
    seers = [viewer for viewer, cards in enumerate(s.foreseen) if viewer == seat or cards]
    _leaves_deck(s, kind, seat, seers)
    _shift(s)


def _leaves_deck(s: Princesa, kind: int, seat: int, seers: Sequence[int]) -> None:
    _leaves_unseen(s, deck_of(s), kind, seers)
    _comes_unseen(s, seat, kind, seers)
    s.reach[deck_of(s)] |= 1 << seat


def _shift(s: Princesa) -> None:
    for viewer, cards in enumerate(s.foreseen):
        if cards:
            s.foreseen[viewer] = cards[1:]


def sees_top(s: Princesa, viewer: int, cards: Zone) -> None:
    """The viewer alone looks at the first cards of the deck."""
    deck = deck_of(s)
    entry = s.known[viewer][deck]
    for kind in cards:
        entry = _seen(entry, kind, cards.count(kind))
    _note(s, viewer, deck, entry)
    for kind in cards:
        _found_by(s, viewer, deck, kind)
    s.foreseen[viewer] = cards


def takes_from_top(s: Princesa, viewer: int, kind: int, left: int) -> None:
    """Of the first cards of the deck, which the viewer alone sees, one has left; so many of them are still there."""
    _leaves_deck(s, kind, viewer, (viewer,))
    s.foreseen = [()] * len(s.foreseen)
    s.foreseen[viewer] = s.deck[:left]


def reshuffled(s: Princesa) -> None:
    """All see that the discard pile is the deck now."""
    entry = _entry(s.discard, (), 0)
    for viewer in range(len(s.known)):
        _note(s, viewer, deck_of(s), entry)
    _note_for_all(s, deck_of(s), entry)
    s.reach[deck_of(s)] = 0


# --- cards that are shown ----------------------------------------------------------------------------------------


def all_see_card(s: Princesa, seat: int, kind: int, copies: int) -> None:
    """Everybody sees that the hand holds at least so many of the card."""
    if sure_of(s.common[seat]).count(kind) >= copies:
        return  # no news
    before = s.common[seat]
    after = _seen(before, kind, copies)
    for viewer, row in enumerate(s.known):
        entry = row[seat]
        _note(s, viewer, seat, after if entry == before else _seen(entry, kind, copies))
    _note_for_all(s, seat, after)
    _found_by_all(s, seat, kind)


def sees_card(s: Princesa, viewer: int, seat: int, kind: int) -> None:
    _note(s, viewer, seat, _seen(s.known[viewer][seat], kind, 1))
    _found_by(s, viewer, seat, kind)


def sees_hand(s: Princesa, viewer: int, seat: int) -> None:
    _note(s, viewer, seat, _all_seen(s.known[viewer][seat], s.hands[seat]))
    for kind in s.hands[seat]:
        _found_by(s, viewer, seat, kind)


def all_see_lack(s: Princesa, seat: int, *types: int) -> None:
    """Everybody sees that no card of that hand is of these types but those that all know to be there."""
    for of in types:
        s.lacking[seat] |= 1 << of


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
