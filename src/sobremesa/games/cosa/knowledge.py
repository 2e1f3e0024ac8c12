"""What each seat, and the whole table, knows of hidden cards: kept exactly, so that redealing can respect it.

For each holder (a seat, the deck, the pile, the top of the deck) a row has `()` or a number and some cards: of those
cards the holder still has all but as many as have left it unseen since, which is `left[holder]` less that number.
So a card that leaves unseen costs one addition, whoever knew what.

Where unseen cards went is in `ways`: for each holder, in order, when a card left and whither, or, where everything did,
that it was everything. So whoever knew a card can tell where it may be now. What an entry no longer says, because
something newer is known of the holder, is kept in `once`: holder, when, and the card.

No rule reads any of this; so in a rollout (`State.is_blind`) nothing of it is noted.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.cosa.book import CONTAGIOUS, LA_COSA, NO_ROLE
from sobremesa.games.cosa.box import CARDS, THING, is_panic
from sobremesa.games.cosa.state import (
    EVERYTHING,
    NOTES,
    PLACES,
    PLACES_BESIDES,
    RECALLED,
    WAYS_KEPT,
    Cosa,
    Known,
    Note,
)
from sobremesa.kernel.state import SPECTATOR
from sobremesa.kernel.zones import Zone, without

_STALE: Final = 2  # once so many have left unseen, what is newly known counts for more than what was


def deck_of(s: Cosa) -> int:
    return len(s.roles)


def pile_of(s: Cosa) -> int:
    return len(s.roles) + 1


def top_of(s: Cosa) -> int:
    return len(s.roles) + 2


def nothing_known(seats: int) -> Known:
    return ((),) * (seats + PLACES_BESIDES)


def _with(row: Known, holder: int, entry: Zone) -> Known:
    changed = list(row)
    changed[holder] = entry
    return tuple(changed)


def _gone(entry: Zone, kind: int, unseen_by_others: int) -> Zone:
    """The entry after that card has left before one's eyes."""
    if not entry:
        return entry
    base, cards = entry[0] + unseen_by_others, entry[1:]
    if kind in cards:
        cards = without(cards, kind)
    return (base,) + cards if cards else ()


def _come(s: Cosa, viewer: int, entry: Zone, holder: int, kind: int) -> Zone:
    """The entry after that card has come before the viewer's eyes."""
    left = s.left[holder]
    known = len(entry) - 1
    if known > 0:
        lost = left - entry[0]
        if lost < _STALE and lost < known:
            return entry + (kind,)
        _replaced(s, viewer, holder, entry)
        if kind != THING and holder < len(s.roles) and THING in entry[1:]:
            return (left, kind, THING)  # which never leaves a hand
    return (left, kind)


# --- where unseen cards went -------------------------------------------------------------------------------------


def time_of(way: int) -> int:
    return way // PLACES


def place_of(way: int) -> int:
    return way % EVERYTHING


def takes_everything(way: int) -> bool:
    return bool(way & EVERYTHING)


def _now(s: Cosa) -> int:
    """Cards that change places at the same moment do so at the same time: all have left before the first arrives."""
    return sum(s.left)


def _arrives_unseen(s: Cosa, place: int) -> None:
    under_way, ways = s.under_way, s.ways
    if under_way:
        holder = under_way[0]
        s.under_way = under_way[1:]
        ways[holder] = ways[holder][1 - WAYS_KEPT :] + (sum(s.left) * PLACES + place,)


def _everything_goes(s: Cosa, holder: int, place: int) -> None:
    s.left[top_of(s)] += 1  # nothing is ever known to have left the top but the top itself: here it only tells time
    s.ways[holder] = s.ways[holder][1 - WAYS_KEPT :] + (_now(s) * PLACES + EVERYTHING + place,)


def unseen_ways(s: Cosa, viewer: int, holder: int, count: int) -> Zone:
    """The last so many ways from there that the viewer didn't see a card go."""
    found: list[int] = []
    for way in reversed(s.ways[holder] if count > 0 else ()):
        if way % EVERYTHING != viewer and not way & EVERYTHING:
            found.append(way)
            if len(found) == count:
                break
    found.reverse()
    return tuple(found)


def _recalled(s: Cosa, viewer: int, holder: int, entry: Zone) -> Known:
    """What an entry said that will say something newer, with the time when it was known."""
    ways = unseen_ways(s, viewer, holder, s.left[holder] - entry[0])
    when = time_of(ways[0]) - 1 if ways else _now(s)
    return tuple([(holder, when, kind) for kind in entry[1:] if kind != THING])


def _found(once: Known, holder: int, kind: int) -> Known:
    """What was known once, less one such card that has now left before one's eyes."""
    for at, entry in enumerate(once):
        if entry[2] == kind and entry[0] == holder:
            return once[:at] + once[at + 1 :]
    return once


def _replaced(s: Cosa, viewer: int, holder: int, entry: Zone) -> None:
    """The entry will be replaced by one that says less."""
    if viewer < 0:
        s.once_common = (s.once_common + _recalled(s, viewer, holder, entry))[-RECALLED:]
    else:
        s.once[viewer] = (s.once[viewer] + _recalled(s, viewer, holder, entry))[-RECALLED:]


# --- cards on their way ------------------------------------------------------------------------------------------


def leaves_openly(s: Cosa, holder: int, kind: int) -> None:
    if s.is_blind:
        return
    known, once = s.known, s.once
    before = s.common[holder]
    after = _gone(before, kind, 0)
    for seat, row in enumerate(known):
        entry = row[holder]
        if entry:
            changed = list(row)
            changed[holder] = after if entry is before else _gone(entry, kind, 0)  # most know no more than everybody
            known[seat] = tuple(changed)
        if once[seat]:
            once[seat] = _found(once[seat], holder, kind)
    if s.once_common:
        s.once_common = _found(s.once_common, holder, kind)
    if before:
        s.common = _with(s.common, holder, after)


def comes_openly(s: Cosa, holder: int, kind: int) -> None:
    if s.is_blind:
        return
    known, common, fresh = s.known, s.common, s.left[holder] - _STALE
    before = common[holder]
    after = _come(s, SPECTATOR, before, holder, kind)
    s.common = _with(common, holder, after)
    has_grown = not before or after[0] == before[0]  # and is not replaced by one that says less
    for seat, row in enumerate(known):
        if seat != holder:
            entry = row[holder]
            changed = list(row)
            if has_grown and entry is before:  # most know no more of it than everybody
                changed[holder] = after
            elif len(entry) > _STALE and entry[0] > fresh:  # it only grows
                changed[holder] = entry + (kind,)
            else:
                changed[holder] = _come(s, seat, entry, holder, kind)
            known[seat] = tuple(changed)


def leaves_unseen(s: Cosa, holder: int, kind: int, but_by: Zone) -> None:
    """A card leaves, seen by those seats only."""
    if s.is_blind:
        return
    s.left[holder] += 1
    s.under_way += (holder,)
    for seat in but_by:
        row = s.known[seat]
        if row[holder]:
            s.known[seat] = _with(row, holder, _gone(row[holder], kind, 1))


def comes_unseen(s: Cosa, holder: int, kind: int, but_by: Zone) -> None:
    if s.is_blind:
        return
    _arrives_unseen(s, holder)
    for seat in but_by:
        if seat != holder:
            row = s.known[seat]
            s.known[seat] = _with(row, holder, _come(s, seat, row[holder], holder, kind))


def change_hands(s: Cosa, *cards: tuple[int, int, int, bool]) -> None:
    """Cards go from giver to taker, openly or not, at the same moment: none that comes can be one that leaves."""
    if s.is_blind:
        return
    for kind, giver, taker, openly in cards:
        if openly:
            leaves_openly(s, giver, kind)
        else:
            leaves_unseen(s, giver, kind, (taker,))
    for kind, giver, taker, openly in cards:
        if openly:
            comes_openly(s, taker, kind)
        else:
            comes_unseen(s, taker, kind, (giver,))


def change_hands_unseen(s: Cosa, one: int, given: int, other: int, got: int) -> None:
    """The same of two who exchange and nobody sees anything: each of them learns what the other has given and got."""
    if s.is_blind:
        return
    s.left[one] += 1
    s.left[other] += 1
    now = _now(s) * PLACES
    s.ways[one] = s.ways[one][1 - WAYS_KEPT :] + (now + other,)
    _note_swap(s, one, other, got, given)
    s.ways[other] = s.ways[other][1 - WAYS_KEPT :] + (now + one,)
    _note_swap(s, other, one, given, got)


def _note_swap(s: Cosa, viewer: int, holder: int, gone: int, come: int) -> None:
    row = list(s.known[viewer])
    row[holder] = _come(s, viewer, _gone(row[holder], gone, 1), holder, come)
    s.known[viewer] = tuple(row)


def lifts_top(s: Cosa, seat: int, *, openly: bool) -> Zone:
    """A card is drawn. Says which seats know it: the one that draws, whoever put it on top, or everybody."""
    if s.is_blind:
        return ()
    top = top_of(s)
    foreseen = False
    for row in s.known:
        if row[top]:
            foreseen = True
            break
    if not foreseen:
        return tuple(range(len(s.known))) if openly else (seat,)
    if openly or s.common[top]:
        seers = tuple(range(len(s.known)))
    else:
        seers = tuple([viewer for viewer, row in enumerate(s.known) if viewer == seat or row[top]])
    _forget_top(s)
    return seers


def leaves_deck(s: Cosa, kind: int, seers: Zone) -> None:
    if s.is_blind:
        return
    if len(seers) == len(s.known):
        leaves_openly(s, deck_of(s), kind)
    else:
        leaves_unseen(s, deck_of(s), kind, seers)


def _forget_top(s: Cosa) -> None:
    top = top_of(s)
    for seat, row in enumerate(s.known):
        if row[top]:
            s.known[seat] = _with(row, top, ())
    if s.common[top]:
        s.common = _with(s.common, top, ())


def put_on_top(s: Cosa, kind: int, seat: int, *, openly: bool) -> None:
    if s.is_blind:
        return
    deck, top = deck_of(s), top_of(s)
    if openly:
        leaves_openly(s, seat, kind)
        comes_openly(s, deck, kind)
        s.common = _with(s.common, top, (0, kind))
        s.known = [_with(row, top, (0, kind)) for row in s.known]
    else:
        leaves_unseen(s, seat, kind, ())
        comes_unseen(s, deck, kind, (seat,))
        s.known[seat] = _with(s.known[seat], top, (0, kind))


def reshuffled(s: Cosa) -> None:
    """All that was known to lie in the pile is known to lie in the deck."""
    if s.is_blind:
        return
    _everything_goes(s, pile_of(s), deck_of(s))
    s.known = [_reshuffled(s, row) for row in s.known]
    s.common = _reshuffled(s, s.common)


def _reshuffled(s: Cosa, row: Known) -> Known:
    deck, pile = deck_of(s), pile_of(s)
    cards = tuple([kind for kind in row[pile][1:] if not is_panic(kind)])
    return _with(_with(row, pile, ()), deck, (s.left[deck], *cards) if cards else ())


def hand_buried(s: Cosa, seat: int) -> None:
    """A whole hand goes to the pile unseen: whoever knew it for certain knows what lies there."""
    if s.is_blind:
        return
    for viewer, row in enumerate(s.known):
        s.known[viewer] = _buried(s, viewer, row, seat, s.hands[seat] if viewer == seat else ())
    s.common = _buried(s, SPECTATOR, s.common, seat, ())
    _everything_goes(s, seat, pile_of(s))


def _buried(s: Cosa, viewer: int, row: Known, seat: int, own: Zone) -> Known:
    entry = row[seat]
    is_certain, pile = bool(entry) and entry[0] == s.left[seat], pile_of(s)
    if entry and not is_certain:
        _replaced(s, viewer, seat, entry)
    for kind in own or (entry[1:] if is_certain else ()):
        if kind != THING:
            row = _with(row, pile, _come(s, viewer, row[pile], pile, kind))
    return _with(row, seat, ())


# --- cards that are shown ----------------------------------------------------------------------------------------


def sees_hand(s: Cosa, viewer: int, seat: int, how: int) -> None:
    if s.is_blind:
        return
    hand = s.hands[seat]
    _gone_before(s, viewer, s.known[viewer], seat)
    s.known[viewer] = _with(s.known[viewer], seat, (s.left[seat], *hand))
    note(s, viewer, (s.turn, how, seat) + hand)
    if THING in hand:
        is_certain(s, viewer, seat, LA_COSA)


def all_see_hand(s: Cosa, seat: int, how: int) -> None:
    if s.is_blind:
        return
    for viewer in range(len(s.known)):
        if viewer != seat:
            sees_hand(s, viewer, seat, how)
    _gone_before(s, SPECTATOR, s.common, seat)
    s.common = _with(s.common, seat, (s.left[seat], *s.hands[seat]))
    if THING in s.hands[seat]:
        is_exposed(s, seat, LA_COSA)


def _gone_before(s: Cosa, viewer: int, row: Known, seat: int) -> None:
    """What the viewer knew to be in a hand that now turns out not to be there has left it."""
    entry = row[seat]
    left = list(s.hands[seat])
    missing = []
    for kind in entry[1:]:
        if kind in left:
            left.remove(kind)
        else:
            missing.append(kind)
    if missing:
        _replaced(s, viewer, seat, (entry[0], *missing))


def sees_card(s: Cosa, viewer: int, seat: int, kind: int, how: int) -> None:
    if s.is_blind:
        return
    s.known[viewer] = _seen(s, viewer, s.known[viewer], seat, kind)
    note(s, viewer, (s.turn, how, seat, kind))
    role = CARDS[kind].makes
    if role != NO_ROLE:
        is_certain(s, viewer, seat, role)


def all_see_card(s: Cosa, seat: int, kind: int, how: int) -> None:
    if s.is_blind:
        return
    for viewer in range(len(s.known)):
        if viewer != seat:
            sees_card(s, viewer, seat, kind, how)
    s.common = _seen(s, SPECTATOR, s.common, seat, kind)
    role = CARDS[kind].makes
    if role != NO_ROLE:
        is_exposed(s, seat, role)


def _seen(s: Cosa, viewer: int, row: Known, seat: int, kind: int) -> Known:
    entry = row[seat]
    if entry and entry[0] == s.left[seat]:
        return row if kind in entry[1:] else _with(row, seat, (*entry, kind))
    if entry:
        _replaced(s, viewer, seat, (entry[0], *(without(entry[1:], kind) if kind in entry[1:] else entry[1:])))
    kept = (THING,) if THING in entry[1:] and kind != THING else ()
    return _with(row, seat, (s.left[seat], *kept, kind))


def note(s: Cosa, viewer: int, *entries: Note) -> None:
    if s.is_blind:
        return
    notebook = s.notebook
    notebook[viewer] = notebook[viewer][len(entries) - NOTES :] + entries


# --- roles -------------------------------------------------------------------------------------------------------


def is_certain(s: Cosa, viewer: int, seat: int, role: int) -> None:
    """The viewer is certain of a role; La Cosa knows them all anyway."""
    if s.is_blind:
        return
    row = s.sure[viewer]
    if s.roles[viewer] != LA_COSA and not (role == CONTAGIOUS and row[seat] > CONTAGIOUS):
        s.sure[viewer] = _with_role(row, seat, role)


def is_exposed(s: Cosa, seat: int, role: int) -> None:
    if s.is_blind:
        return
    if role != CONTAGIOUS or s.exposed[seat] < CONTAGIOUS:
        s.exposed[seat] = role
    for viewer in range(len(s.sure)):
        if viewer != seat:
            is_certain(s, viewer, seat, role)


def takes_role(s: Cosa, seat: int, role: int) -> None:
    """The seat has another role from now on; it knows, and so does La Cosa."""
    s.roles[seat] = role
    if s.is_blind:
        return
    s.sure[seat] = tuple(s.roles) if role == LA_COSA else _with_role(s.sure[seat], seat, role)
    for viewer, its_role in enumerate(s.roles):
        if its_role == LA_COSA:
            s.sure[viewer] = _with_role(s.sure[viewer], seat, role)


def _with_role(row: Zone, seat: int, role: int) -> Zone:
    return row[:seat] + (role,) + row[seat + 1 :]
