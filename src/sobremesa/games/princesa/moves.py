"""The small movements that everything else is made of: cards, gold and the Princess, and telling of them."""

from __future__ import annotations

from sobremesa.games.princesa import knowledge
from sobremesa.games.princesa.ending import someone_has_her
from sobremesa.games.princesa.kinds import PRINCESS
from sobremesa.games.princesa.state import BOTTOMLESS, CENTRE, NO_CARD, Princesa
from sobremesa.games.princesa.telling import all_named, named, tell, tell_secret
from sobremesa.kernel.zones import Zone, distinct, shuffled, with_sorted, without

# --- hands -------------------------------------------------------------------------------------------------------


def hand_size(s: Princesa, seat: int) -> int:
    """How many cards the seat has, the Princess and those on the table included."""
    return len(s.hands[seat]) + (s.princess == seat)


def held(s: Princesa, seat: int) -> list[int]:
    """The kinds the seat has, each once and in order, as the hand lies; the Princess last."""
    kinds = distinct(s.hands[seat])
    if s.princess == seat:
        kinds.append(PRINCESS)
    return kinds


def used(s: Princesa, seat: int) -> Zone:
    """What the seat has laid in the duel that goes on, and can't lay in it again: after a duel all may be laid anew."""
    return s.played[seat] if s.duel else ()


def unused(s: Princesa, seat: int) -> Zone:
    """What the seat could still lay in this duel, or lay in another."""
    hand = s.hands[seat]
    for kind in used(s, seat):
        hand = without(hand, kind)
    return hand


def unused_count(s: Princesa, seat: int) -> int:
    """How many that are; everybody can count them."""
    return len(s.hands[seat]) - len(used(s, seat))


def look_at_hand(s: Princesa, seat: int, other: int) -> None:
    """The seat alone sees the other's hand."""
    knowledge.sees_hand(s, seat, other)
    if s.log is not None:
        people = (("who", seat), ("who2", other))
        hand = (*s.hands[other], PRINCESS) if s.princess == other else s.hands[other]
        tell_secret(s, "saw-hand", people, (all_named(hand),), (seat,))


def random_card(s: Princesa, seat: int) -> int:
    """One of the cards the seat has, at random."""
    hand = s.hands[seat]
    at = s.rng.below(hand_size(s, seat))
    return hand[at] if at < len(hand) else PRINCESS


def _leave_hand_openly(s: Princesa, seat: int, kind: int) -> None:
    s.hands[seat] = without(s.hands[seat], kind)
    knowledge.leaves_openly(s, seat, kind)


# --- the deck ----------------------------------------------------------------------------------------------------


def _leave_deck(s: Princesa) -> int:
    kind, s.deck = s.deck[0], s.deck[1:]
    s.idle = -1
    return kind


def begin_second_deck(s: Princesa) -> None:
    """With many players, the discard pile becomes the deck once, the moment the deck is first empty."""
    if s.deck or not s.second_deck:
        return
    s.second_deck = False
    if not s.discard:
        return
    knowledge.reshuffled(s)
    s.deck = shuffled(s.discard, s.rng)
    s.discard = ()
    tell(s, "second-deck", ("count", len(s.deck)))


def draw(s: Princesa, seat: int, count: int) -> None:
    """So many cards go from the deck to the hand, or as many as remain."""
    drawn: list[int] = []
    for _ in range(count):
        if not s.deck:
            break
        kind = _leave_deck(s)
        knowledge.top_is_drawn(s, kind, seat)
        s.hands[seat] = with_sorted(s.hands[seat], kind)
        drawn.append(kind)
        begin_second_deck(s)
    if not drawn:
        tell(s, "deck-is-empty")
    elif s.log is not None:
        tell_secret(s, "drew", (("who", seat), ("count", len(drawn))), (all_named(sorted(drawn)),), (seat,))


def take_foreseen(s: Princesa, seat: int, kind: int, count: int) -> None:
    """One of the first cards of the deck, which the seat has seen, goes to the hand."""
    at = s.deck.index(kind)
    s.deck = s.deck[:at] + s.deck[at + 1 :]
    s.idle = -1
    knowledge.takes_from_top(s, seat, kind, count - 1)
    s.hands[seat] = with_sorted(s.hands[seat], kind)
    if s.log is not None:
        tell_secret(s, "took-foreseen", (("who", seat),), (named(kind),), (seat,))
    begin_second_deck(s)


def refill_shop(s: Princesa) -> None:
    """Every empty place of the shop gets a card, as far as the deck goes."""
    brought: list[int] = []
    for slot, kind in enumerate(s.shop):
        if kind == NO_CARD and s.deck:
            s.shop[slot] = _leave_deck(s)
            knowledge.top_leaves_openly(s, s.shop[slot])
            brought.append(s.shop[slot])
            begin_second_deck(s)
    if brought and s.log is not None:
        tell(s, "refilled", all_named(brought), reveals=True)


def discard_top(s: Princesa) -> None:
    kind = _leave_deck(s)
    knowledge.top_leaves_openly(s, kind)
    s.discard += (kind,)
    tell(s, "discarded-top", named(kind), reveals=True)
    begin_second_deck(s)


def clear_shop(s: Princesa) -> None:
    goods = [kind for kind in s.shop if kind != NO_CARD]
    s.discard += tuple(goods)
    s.shop = [NO_CARD] * len(s.shop)
    if goods:
        tell(s, "cleared-shop", all_named(goods))


# --- cards that leave a hand -------------------------------------------------------------------------------------


def discard(s: Princesa, seat: int, kind: int, told: str = "discarded") -> None:
    """A card goes from the hand to the pile, the Princess to the centre, for all to see."""
    if kind == PRINCESS:
        drop_princess(s, seat)
        return
    _leave_hand_openly(s, seat, kind)
    s.discard += (kind,)
    if s.log is not None:
        tell(s, told, ("who", seat), named(kind), reveals=True)


def sell(s: Princesa, seat: int, kind: int, price: int) -> None:
    """A card, or the Princess, is given up for gold."""
    gained = gain_gold(s, seat, price)
    if s.log is not None:
        tell(s, "sold", ("who", seat), named(kind), ("n", gained), ("price", price), reveals=True)
    if kind == PRINCESS:
        drop_princess(s, seat)
    else:
        _leave_hand_openly(s, seat, kind)
        s.discard += (kind,)


def discard_hand(s: Princesa, seat: int) -> None:
    if s.princess == seat:
        drop_princess(s, seat)
    if not s.hands[seat]:
        return
    for kind in s.hands[seat]:
        knowledge.leaves_openly(s, seat, kind)
    s.discard += s.hands[seat]
    if s.log is not None:
        tell(s, "discarded-hand", ("who", seat), all_named(s.hands[seat]), reveals=True)
    s.hands[seat] = ()


def lay_out(s: Princesa, seat: int, kind: int) -> None:
    """A card leaves the hand for good, for a place on the table that all see."""
    _leave_hand_openly(s, seat, kind)


def steal(s: Princesa, giver: int, taker: int, kind: int) -> None:
    """A card goes from one hand to another; the two know which, the others only if it is the Princess."""
    if kind == PRINCESS:
        give_princess(s, taker)
        return
    pass_on(s, giver, taker, kind)
    if s.log is not None:
        tell_secret(s, "stole", (("who", taker), ("who2", giver)), (named(kind),), (giver, taker))


def pass_on(s: Princesa, giver: int, taker: int, kind: int) -> None:
    s.hands[giver] = without(s.hands[giver], kind)
    s.hands[taker] = with_sorted(s.hands[taker], kind)
    knowledge.passes(s, kind, giver, taker)


def pass_hand(s: Princesa, giver: int, taker: int) -> None:
    """All that is left of a hand goes to another; only the two know what it is."""
    hand = s.hands[giver]
    if s.princess == giver:
        give_princess(s, taker)
    if not hand:
        return
    knowledge.hand_passes(s, giver, taker)
    s.hands[taker] = tuple(sorted(s.hands[taker] + hand))
    s.hands[giver] = ()
    if s.log is not None:
        people = (("who", taker), ("who2", giver), ("count", len(hand)))
        tell_secret(s, "looted", people, (all_named(hand),), (giver, taker))


def take_from_pile(s: Princesa, seat: int, kind: int) -> None:
    s.discard = without(s.discard, kind)
    s.hands[seat] = with_sorted(s.hands[seat], kind)
    knowledge.comes_openly(s, seat, kind)
    tell(s, "took-from-pile", ("who", seat), named(kind))


def take_from_shop(s: Princesa, seat: int, slot: int, price: int) -> None:
    kind, s.shop[slot] = s.shop[slot], NO_CARD
    pay(s, seat, price)
    s.hands[seat] = with_sorted(s.hands[seat], kind)
    knowledge.comes_openly(s, seat, kind)
    if s.log is not None:
        tell(s, "bought", ("who", seat), named(kind), ("n", price))


# --- gold --------------------------------------------------------------------------------------------------------


def gain_gold(s: Princesa, seat: int, count: int) -> int:
    """Gold from the bank, as much as it has; says how much."""
    if s.bank != BOTTOMLESS:
        count = min(count, s.bank)
        s.bank -= count
    s.gold[seat] += count
    return count


def pay(s: Princesa, seat: int, count: int) -> None:
    s.gold[seat] -= count
    if s.bank != BOTTOMLESS:
        s.bank += count


# --- the Princess ------------------------------------------------------------------------------------------------


def princess_to_centre(s: Princesa) -> None:
    s.princess = CENTRE
    tell(s, "princess-to-centre")


def drop_princess(s: Princesa, seat: int) -> None:
    s.princess = CENTRE
    tell(s, "princess-dropped", ("who", seat))


def give_princess(s: Princesa, seat: int) -> None:
    s.princess = seat
    tell(s, "princess-taken", ("who", seat))
    someone_has_her(s)
