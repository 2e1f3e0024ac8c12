"""What the winner does with cards: the deck, the shop, the discard pile and their own hand."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.princesa import knowledge, options
from sobremesa.games.princesa.deciding import decision, each
from sobremesa.games.princesa.effects.base import (
    ASKS,
    REVEALS,
    AskingDeed,
    Deed,
    is_master,
    sentence,
)
from sobremesa.games.princesa.kinds import is_spell
from sobremesa.games.princesa.moves import (
    discard,
    draw,
    hand_size,
    held,
    take_foreseen,
    take_from_pile,
    take_from_shop,
)
from sobremesa.games.princesa.options import DECLINE
from sobremesa.games.princesa.state import NO_CARD, Princesa
from sobremesa.games.princesa.telling import all_named, named, tell_secret
from sobremesa.kernel.agenda import Frame
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects import Phrase
from sobremesa.kernel.option import Option


@dataclass(frozen=True)
class Draw(Deed):
    TOUCHES = frozenset((REVEALS,))
    n: int

    def run(self, s: Princesa, frame: Frame) -> bool:
        draw(s, frame[2], self.n)
        return False

    def say(self) -> Phrase:
        return "do-draw", (("n", self.n),)


@dataclass(frozen=True)
class DiscardOwn(AskingDeed):
    """The winner discards a card, or one other than this."""

    TOUCHES = frozenset((ASKS, REVEALS))
    other: bool = False

    def _kinds(self, s: Princesa, frame: Frame) -> list[int]:
        return other_cards(s, frame[2], frame[4]) if self.other else held(s, frame[2])

    def run(self, s: Princesa, frame: Frame) -> bool:
        count = hand_size(s, frame[2]) - self.other
        if count == 1:
            discard(s, frame[2], self._kinds(s, frame)[0])
        return count > 1

    def asks(self, s: Princesa, frame: Frame) -> Decision:
        choices = each(options.DISCARD, self._kinds(s, frame))
        return decision(frame[2], "discard-own", "princesa-8.8", choices, (named(frame[4]),))

    def chosen(self, s: Princesa, frame: Frame, option: Option) -> None:
        discard(s, frame[2], option.args[0])

    def say(self) -> Phrase:
        return ("do-discard-other" if self.other else "do-discard-own"), (("n", 1),)


def other_cards(s: Princesa, seat: int, card: int) -> list[int]:
    """The kinds the seat has besides the card that was just played."""
    return [kind for kind in held(s, seat) if kind != card or s.hands[seat].count(kind) > 1]


@dataclass(frozen=True)
class Foresee(AskingDeed):
    """The winner alone sees the first cards of the deck, takes one and puts the others back in any order.

    It remembers how many were seen, and whether one has been taken.
    """

    TOUCHES = frozenset((ASKS, REVEALS))
    n: int

    def run(self, s: Princesa, frame: Frame) -> bool:
        winner = frame[2]
        if len(frame) > 5:
            return True
        seen = s.deck[: self.n]
        if not seen:
            return False
        knowledge.sees_top(s, winner, seen)
        if s.log is not None:
            tell_secret(s, "foresaw", (("who", winner), ("n", len(seen))), (all_named(seen),), (winner,))
        if len(seen) == 1:
            take_foreseen(s, winner, seen[0], 1)
        else:
            s.agenda.append((*frame, len(seen), 0))
        return False

    def asks(self, s: Princesa, frame: Frame) -> Decision:
        winner, count, taken = frame[2], frame[5], frame[6]
        kinds = sorted(set(s.deck[:count]))
        if taken:
            return decision(winner, "put-back", "princesa-8.18", each(options.PUT, kinds))
        return decision(winner, "foresee", "princesa-8.18", each(options.TAKE, kinds))

    def chosen(self, s: Princesa, frame: Frame, option: Option) -> None:
        winner, count, kind = frame[2], frame[5], option.args[0]
        if not frame[6]:
            take_foreseen(s, winner, kind, count)
            if count > 2:
                s.agenda.append((*frame[:5], count - 1, 1))
            return
        at = s.deck.index(kind)
        s.deck = (kind, *s.deck[:at], *s.deck[at + 1 :])
        s.foreseen[winner] = s.deck[:count]
        if s.log is not None:
            tell_secret(s, "put-back", (("who", winner), ("n", count)), (all_named(s.deck[:count]),), (winner,))

    def say(self) -> Phrase:
        return "do-foresee", (("n", self.n),)


@dataclass(frozen=True)
class TakeMagicOrDraw(AskingDeed):
    """The winner takes a Magia card from the discard pile, or draws if there is none."""

    TOUCHES = frozenset((ASKS, REVEALS))
    n: int

    def run(self, s: Princesa, frame: Frame) -> bool:
        spells = magic_in_pile(s)
        if not spells:
            draw(s, frame[2], self.n)
        elif len(spells) == 1:
            take_from_pile(s, frame[2], spells[0])
        return len(spells) > 1

    def asks(self, s: Princesa, frame: Frame) -> Decision:
        return decision(frame[2], "brew", "princesa-8.13", each(options.TAKE, magic_in_pile(s)))

    def chosen(self, s: Princesa, frame: Frame, option: Option) -> None:
        take_from_pile(s, frame[2], option.args[0])

    def say(self) -> Phrase:
        return "do-take-magic-or-draw", (("n", self.n),)


def magic_in_pile(s: Princesa) -> list[int]:
    return sorted({kind for kind in s.discard if is_spell(kind)})


@dataclass(frozen=True)
class TakeFromShop(AskingDeed):
    """The winner may take a shop card at a price of its own."""

    TOUCHES = frozenset((ASKS,))
    price: int

    def run(self, s: Princesa, frame: Frame) -> bool:
        return s.gold[frame[2]] >= self.price and any(kind != NO_CARD for kind in s.shop)

    def asks(self, s: Princesa, frame: Frame) -> Decision:
        goods = [options.BUY[slot] for slot, kind in enumerate(s.shop) if kind != NO_CARD]
        return decision(frame[2], "shop", "princesa-8.13", (*goods, DECLINE), (("n", self.price),))

    def chosen(self, s: Princesa, frame: Frame, option: Option) -> None:
        if option is not DECLINE:
            take_from_shop(s, frame[2], option.args[0], self.price)

    def say(self) -> Phrase:
        return "do-take-from-shop", (("n", self.price),)

    def say_beyond(self, plain: Deed) -> Phrase:
        return "do-at-price", (("n", self.price),)


@dataclass(frozen=True)
class Spend(Deed):
    """The card is discarded instead of going back to the hand; a master may keep it, if it says so."""

    kept_by_mastery: bool = False

    def run(self, s: Princesa, frame: Frame) -> bool:
        winner, card = frame[2], frame[4]
        if not (self.kept_by_mastery and is_master(s, winner, card)):
            discard(s, winner, card)
        return False

    def say(self) -> Phrase:
        return "do-spend", ()

    def sentences(self) -> tuple[Phrase, ...]:
        return (sentence(self), ("says-mastery-keep", ())) if self.kept_by_mastery else (sentence(self),)
