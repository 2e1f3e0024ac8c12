"""The small movements that everything else is made of: drawing, discarding, showing and telling."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.cosa import knowledge
from sobremesa.games.cosa.book import KINDS, NO_ROLE
from sobremesa.games.cosa.box import CARDS, is_panic
from sobremesa.games.cosa.citing import RULE_OF
from sobremesa.games.cosa.isolation import shows_cards
from sobremesa.games.cosa.state import HAND_SEEN, Cosa
from sobremesa.kernel.decision import Args
from sobremesa.kernel.effects.registers import CARD
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.events import Event
from sobremesa.kernel.phrase import Argument
from sobremesa.kernel.zones import Zone, shuffled, with_sorted, without


def tell(s: Cosa, kind: str, *args: tuple[str, Argument], reveals: bool = False) -> None:
    if s.log is not None:
        s.log.append(Event(kind, args, reveals=reveals, rule=RULE_OF.get(kind, "")))


def tell_secret(s: Cosa, kind: str, args: Args, secret: Args, to: tuple[int, ...]) -> None:
    if s.log is not None:
        s.log.append(Event(kind, args, secret, to, rule=RULE_OF.get(kind, "")))


def named(kind: int) -> tuple[str, str]:
    return ("card", CARDS[kind].id)


def speaker(s: Cosa) -> tuple[str, str]:
    """The card that acts now, by name."""
    return named(KINDS.number(reg(s, CARD)))


def all_named(hand: Zone) -> tuple[str, tuple[str, ...]]:
    return ("card", tuple([CARDS[kind].id for kind in hand]))


# --- drawing -----------------------------------------------------------------------------------------------------


def tell_top(s: Cosa) -> None:
    """Everybody sees it when a panic comes next."""
    if s.deck and is_panic(s.deck[0]):
        tell(s, "panic-on-top", reveals=True)


def refill(s: Cosa) -> None:
    """Whenever a card is needed and none is left, the pile becomes the deck."""
    if s.deck or not s.discard:
        return
    s.deck = shuffled(s.discard, s.rng)
    s.discard = ()
    knowledge.reshuffled(s)
    tell(s, "reshuffled", ("count", len(s.deck)))
    tell_top(s)


def skip_panics(s: Cosa) -> bool:
    """Discard the panics on top, unseen, until a card for a hand lies there; says whether there is one at all."""
    if s.deck and not CARDS[s.deck[0]].is_panic:
        return True
    if not (_holds_cards_for_hands(s.deck) or _holds_cards_for_hands(s.discard)):
        return False
    refill(s)
    while CARDS[s.deck[0]].is_panic:
        count = 0
        while s.deck and CARDS[s.deck[0]].is_panic:
            s.discard += s.deck[:1]
            s.deck = s.deck[1:]
            count += 1
        tell(s, "skipped", ("count", count), reveals=True)
        refill(s)
    return True


def _holds_cards_for_hands(zone: Zone) -> bool:
    return not all(map(is_panic, zone))


def draw(s: Cosa, seat: int, count: int = 1) -> None:
    """So many ¡Aléjate! cards go from the deck to the hand."""
    openly = shows_cards(s, seat)
    taken = _take(s, seat, count, openly)
    for kind, seers in taken:
        _to_hand(s, seat, kind, openly, seers)
    if s.log is not None:
        _tell_drawn(s, seat, [kind for kind, _ in taken])


def spread(s: Cosa, seat: int, count: int) -> None:
    """Lay so many cards from the deck before the seat, to keep one."""
    openly = shows_cards(s, seat)
    s.aside[seat] = tuple([kind for kind, _ in _take(s, seat, count, openly)])
    if openly:
        s.face_up = s.aside[seat]
    _tell_drawn(s, seat, s.aside[seat])


def _take(s: Cosa, seat: int, count: int, openly: bool) -> list[tuple[int, Zone]]:
    """Cards from the deck and who knows each, in no order that tells which came first, or which before a shuffle."""
    taken: list[tuple[int, Zone]] = []
    while len(taken) < count and skip_panics(s):
        taken.append((s.deck[0], knowledge.lifts_top(s, seat, openly=openly)))
        s.deck = s.deck[1:]
    if count > 1:
        taken.sort()
    for kind, seers in taken:
        knowledge.leaves_deck(s, kind, seers)
    return taken


def _to_hand(s: Cosa, seat: int, kind: int, openly: bool, seers: Zone = ()) -> None:
    s.hands[seat] = with_sorted(s.hands[seat], kind)
    s.drawn[seat] = kind
    if openly:
        knowledge.comes_openly(s, seat, kind)
    else:
        knowledge.comes_unseen(s, seat, kind, seers)
    role = CARDS[kind].makes
    if role != NO_ROLE:
        knowledge.takes_role(s, seat, role)
        if openly:
            knowledge.is_exposed(s, seat, role)


def _tell_drawn(s: Cosa, seat: int, drawn: Sequence[int]) -> None:
    if s.log is None:
        return
    openly = shows_cards(s, seat)
    for kind in drawn:
        if openly:
            tell(s, "drew-openly", ("who", seat), named(kind), reveals=True)
        else:
            tell_secret(s, "drew", (("who", seat),), (named(kind),), (seat,))
    tell_top(s)


def keep(s: Cosa, seat: int, kind: int) -> None:
    """One of the three goes to the hand, the others to the pile."""
    others, s.aside[seat] = without(s.aside[seat], kind), ()
    s.face_up = ()
    _to_hand(s, seat, kind, shows_cards(s, seat))
    tell_secret(s, "kept", (("who", seat),), (named(kind),), (seat,))
    for other in others:
        _to_pile(s, seat, other)


# --- leaving a hand ----------------------------------------------------------------------------------------------


def discard(s: Cosa, seat: int, kind: int) -> None:
    """A card goes from the hand to the pile, face down unless the seat is in quarantine."""
    s.hands[seat] = without(s.hands[seat], kind)
    if shows_cards(s, seat):
        knowledge.leaves_openly(s, seat, kind)
    else:
        knowledge.leaves_unseen(s, seat, kind, ())
    _to_pile(s, seat, kind)
    parts_with(s, seat, kind)


def _to_pile(s: Cosa, seat: int, kind: int) -> None:
    s.discard += (kind,)
    pile = knowledge.pile_of(s)
    if shows_cards(s, seat):
        knowledge.comes_openly(s, pile, kind)
        tell(s, "discarded-openly", ("who", seat), named(kind), reveals=True)
    else:
        knowledge.comes_unseen(s, pile, kind, (seat,))
        if s.log is not None:
            tell_secret(s, "discarded", (("who", seat),), (named(kind),), (seat,))


def lay_out(s: Cosa, seat: int, kind: int) -> None:
    """A card goes from the hand to the table, for all to see."""
    s.hands[seat] = without(s.hands[seat], kind)
    knowledge.leaves_openly(s, seat, kind)
    s.resolving += (kind,)
    parts_with(s, seat, kind)


def parts_with(s: Cosa, seat: int, kind: int) -> None:
    """Who had to get rid of such a card has done so."""
    if CARDS[kind].shunned_by != NO_ROLE:
        s.owes[seat] = False


def clear_table(s: Cosa) -> None:
    """What has been resolved goes to the pile."""
    if s.resolving:
        for kind in s.resolving:
            to_pile_openly(s, kind)
        s.resolving = ()


def to_pile_openly(s: Cosa, kind: int) -> None:
    s.discard += (kind,)
    knowledge.comes_openly(s, knowledge.pile_of(s), kind)


# --- showing -----------------------------------------------------------------------------------------------------


def show_hand_to_all(s: Cosa, seat: int) -> None:
    knowledge.all_see_hand(s, seat, HAND_SEEN)
    tell(s, "showed-hand", ("who", seat), all_named(s.hands[seat]), reveals=True)


def show_hand_to(s: Cosa, seat: int, viewer: int, kind: str) -> None:
    """The viewer alone sees the hand; the log says who saw whose."""
    knowledge.sees_hand(s, viewer, seat, HAND_SEEN)
    tell_secret(s, kind, (("who", viewer), ("who2", seat)), (all_named(s.hands[seat]),), (viewer,))
