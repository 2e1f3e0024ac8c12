"""The small moves that everything else is made of: drawing, discarding, scoring, standing somewhere."""

from __future__ import annotations

from sobremesa.games.ansia.book import CARDS
from sobremesa.games.ansia.cards.facts import HUMANS, KIND
from sobremesa.games.ansia.map import REGION_OF
from sobremesa.games.ansia.state import Ansia
from sobremesa.games.ansia.telling import tell, the_card
from sobremesa.kernel.effects.ears import enters, leaves
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.zones import Zone, shuffled, with_sorted, without

# --- points ------------------------------------------------------------------------------------------------------


def score(s: Ansia, seat: int, points: int, source: Word) -> None:
    """Points count at once, and the sheet at the end tells what they were for. Nobody falls below 0."""
    if points < 0:
        points = max(points, -s.scores[seat])
    s.scores[seat] += points
    earned = list(s.earned[seat])
    earned[source.number] += points
    s.earned[seat] = tuple(earned)


def pay(s: Ansia, seat: int, points: int, source: Word, thing: int) -> None:
    """The same for the text of a card, a token or a mission: the sheet tells which."""
    score(s, seat, points, source)
    payers, payments = s.payers[seat], s.payments[seat]
    if thing in payers:
        at = payers.index(thing)
        s.payments[seat] = (*payments[:at], payments[at] + points, *payments[at + 1 :])
    else:
        s.payers[seat] = (*payers, thing)
        s.payments[seat] = (*payments, points)


def spend(s: Ansia, seat: int, on: Word, speed: int) -> None:
    s.speed -= speed
    s.strides += (on.number, speed, s.scores[seat])


# --- cards -------------------------------------------------------------------------------------------------------


def from_deck(s: Ansia, cards: int) -> Zone:
    """The next cards of the hunt deck, as far as there are any, face up."""
    drawn = s.deck[:cards]
    s.deck = s.deck[cards:]
    if s.marked:
        s.shown += drawn[: s.marked]
        s.marked = max(0, s.marked - len(drawn))
    return drawn


def reshuffle(s: Ansia, seat: int) -> None:
    """The discard pile becomes the deck; all that was in the deck is in the hand by now."""
    s.decks[seat] = shuffled(s.discards[seat], s.rng)
    s.unseen[seat] = tuple(sorted(s.unseen[seat] + s.discards[seat]))
    s.discards[seat] = ()
    if s.log is not None:
        tell(s, "reshuffled", "ansia-5.5", ("who", seat))


def take_top(s: Ansia, seat: int) -> int | None:
    """The top card of one's own deck, which is made anew if need be; None where there is no card at all."""
    if not s.decks[seat]:
        if not s.discards[seat]:
            return None
        reshuffle(s, seat)
    deck = s.decks[seat]
    s.decks[seat] = deck[1:]
    s.unseen[seat] = without(s.unseen[seat], deck[0])
    if s.tops[seat]:
        s.tops[seat] = s.tops[seat][1:]
    return deck[0]


def draw_into_play(s: Ansia, seat: int, cards: int) -> None:
    for _ in range(cards):
        card = take_top(s, seat)
        if card is None:
            return
        s.zones[seat] += (card,)
        enters(s, CARDS.first + card)
        if s.log is not None:
            tell(s, "drew", "ansia-5.4", ("who", seat), the_card(card), reveals=True)


def draw_hand(s: Ansia, seat: int, cards: int) -> None:
    """Three for the next turn. What is left of a deck before it is made anew is known to all, and so is what was put
    on top of it for all to see."""
    deck = s.decks[seat]
    if len(deck) > cards and not s.tops[seat]:
        s.decks[seat] = deck[cards:]
        s.hands[seat] = tuple(sorted(deck[:cards]))
        s.sure[seat] = ()
        return
    drawn, sure = _off_deck(s, seat, cards)
    if len(drawn) < cards and s.discards[seat]:
        reshuffle(s, seat)
        more, known = _off_deck(s, seat, cards - len(drawn))
        drawn, sure = drawn + more, sure + known
    s.hands[seat] = tuple(sorted(drawn))
    s.sure[seat] = tuple(sorted(sure)) if sure else ()


def _off_deck(s: Ansia, seat: int, cards: int) -> tuple[Zone, Zone]:
    """The first cards of the deck, as far as there are any, and those of them that everybody knows."""
    deck, tops = s.decks[seat], s.tops[seat]
    s.decks[seat] = deck[cards:]
    if tops:
        s.tops[seat] = tops[cards:]
    drawn = deck[:cards]
    return drawn, drawn if len(deck) <= cards else tops[:cards]


def discard_from_play(s: Ansia, seat: int, card: int) -> None:
    s.zones[seat] = without(s.zones[seat], card)
    leaves(s, CARDS.first + card)
    s.discards[seat] += (card,)
    if s.log is not None:
        tell(s, "discarded", "ansia-5.3", ("who", seat), the_card(card))


def put_on_top(s: Ansia, seat: int, card: int) -> None:
    s.discards[seat] = without(s.discards[seat], card)
    s.decks[seat] = (card, *s.decks[seat])
    s.unseen[seat] = with_sorted(s.unseen[seat], card)
    s.tops[seat] = (card, *s.tops[seat])
    tell(s, "put-on-top", "ansia-12.9", ("who", seat), the_card(card))


def digestible(s: Ansia, seat: int, kind: int = -1) -> list[int]:
    """The humans before a vampire and in its discard pile; of one kind, or of any."""
    found = sorted(HUMANS.intersection(s.zones[seat] + s.discards[seat]))
    return found if kind < 0 else [card for card in found if KIND[card] == kind]


def digest(s: Ansia, seat: int, card: int) -> None:
    """From the discard pile if it lies there: what lies in play counts for this turn."""
    if card in s.discards[seat]:
        s.discards[seat] = without(s.discards[seat], card)
    else:
        s.zones[seat] = without(s.zones[seat], card)
        leaves(s, CARDS.thing(card))
    s.digested[seat] = with_sorted(s.digested[seat], card)
    tell(s, "digested", "ansia-12.3", ("who", seat), the_card(card))


def has_human_in_play(s: Ansia, seat: int) -> bool:
    return not HUMANS.isdisjoint(s.zones[seat])


def humans_in_play(s: Ansia, seat: int) -> int:
    return sum([card in HUMANS for card in s.zones[seat]])


# --- the board ---------------------------------------------------------------------------------------------------


def stand_on(s: Ansia, seat: int, space: int) -> None:
    """Whoever comes to a space stands on top of those who are there."""
    s.places[seat] = space
    if s.atop[0] != seat:
        s.atop = (seat, *without(s.atop, seat))


def others_on(s: Ansia, seat: int) -> list[int]:
    """The other vampires in its space, from the top."""
    space = s.places[seat]
    return [other for other in s.atop if other != seat and s.places[other] == space]


def is_home(s: Ansia, seat: int) -> bool:
    """Whether it has come back: from then on it stays."""
    return s.home[seat] > 0


def region_of(s: Ansia, seat: int) -> int:
    return REGION_OF[s.places[seat]]
