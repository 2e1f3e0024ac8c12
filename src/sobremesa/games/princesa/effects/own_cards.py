"""What you do with cards: the deck, the shop, the discard pile and your own hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.princesa import knowledge, options
from sobremesa.games.princesa.deciding import decision, each
from sobremesa.games.princesa.effects.deed import Deed, played_kind
from sobremesa.games.princesa.effects.gold import either
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
from sobremesa.games.princesa.telling import all_named, named, tell, tell_secret
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, REVEALS, WAIT, Node
from sobremesa.kernel.effects.registers import WHO, N
from sobremesa.kernel.effects.running import push, put, reg
from sobremesa.kernel.effects.words import Voice, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class Draw(Deed):
    n: int

    def touches(self) -> int:
        return REVEALS

    def run(self, s: Princesa, step: int) -> bool:
        draw(s, reg(s, WHO), self.n)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("draw", voice, ("n", self.n))


# --- the hand ----------------------------------------------------------------------------------------------------


def other_cards(s: Princesa, seat: int, card: int) -> list[int]:
    """The kinds the seat has besides the card that was just played."""
    return [kind for kind in held(s, seat) if kind != card or s.hands[seat].count(kind) > 1]


@dataclass(eq=False)
class DiscardOwn(Deed):
    """You discard a card, or one other than this."""

    other: bool = False

    def touches(self) -> int:
        return ASKS | REVEALS

    def _kinds(self, s: Princesa, seat: int) -> list[int]:
        return other_cards(s, seat, played_kind(s)) if self.other else held(s, seat)

    def run(self, s: Princesa, step: int) -> bool:
        you = reg(s, WHO)
        count = hand_size(s, you) - self.other
        if count == 1:
            discard(s, you, self._kinds(s, you)[0])
        elif count < 1:
            tell(s, "has-no-other-card", ("who", you))
        return count > 1

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        you = reg(s, WHO)
        choices = each(options.DISCARD, self._kinds(s, you))
        return (decision(self, you, "discard-own", choices, (named(played_kind(s)),)),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        discard(s, reg(s, WHO), option.args[0])

    def say(self, voice: Voice) -> Phrase:
        return clause("discard-other" if self.other else "discard-own", voice)


@dataclass(eq=False)
class MayDiscard(Deed):
    """You may discard another card for something, instead of something else."""

    do: Node
    instead_of: Node

    def touches(self) -> int:
        return ASKS

    def run(self, s: Princesa, step: int) -> bool:
        if hand_size(s, reg(s, WHO)) > 1 and self.do.can(s):
            return WAIT
        push(s, self.instead_of)
        return GO_ON

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        you, kind = reg(s, WHO), played_kind(s)
        choices = (*each(options.DISCARD, other_cards(s, you, kind)), DECLINE)
        return (decision(self, you, "may-discard", choices, (named(kind),)),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        if option is DECLINE:
            push(s, self.instead_of)
        else:
            discard(s, reg(s, WHO), option.args[0])
            push(s, self.do)

    def leads_to(self, option: Option) -> Node | None:
        return self.instead_of if option is DECLINE else None

    def say(self, voice: Voice) -> Phrase:
        return either(self.instead_of, ("cond-you-discard", ()), self.do, voice)


@dataclass(eq=False)
class Spend(Deed):
    """The card is discarded instead of going back to the hand."""

    def run(self, s: Princesa, step: int) -> bool:
        discard(s, reg(s, WHO), played_kind(s))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("spend", voice)


@dataclass(eq=False)
class Keep(Deed):
    """The card goes back to the hand like any other."""

    def run(self, s: Princesa, step: int) -> bool:
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("keep", voice)

    def beyond(self, plain: Node) -> Phrase:
        return self.say("you-do")


# --- the deck ----------------------------------------------------------------------------------------------------

_CHOOSE: Final = 1
_PUT_BACK: Final = 2


@dataclass(eq=False)
class Foresee(Deed):
    """You alone see the first cards of the deck, take one and put the others back as you like. N of them lie there."""

    n: int

    def touches(self) -> int:
        return ASKS | REVEALS

    def run(self, s: Princesa, step: int) -> bool:
        if step != 0:
            return WAIT
        you = reg(s, WHO)
        seen = s.deck[: self.n]
        if not seen:
            tell(s, "deck-is-empty")
            return GO_ON
        knowledge.sees_top(s, you, seen)
        if s.log is not None:
            tell_secret(s, "foresaw", (("who", you), ("n", len(seen))), (all_named(seen),), (you,))
        if len(seen) == 1:
            take_foreseen(s, you, seen[0], 1)
        else:
            put(s, N, len(seen))
            push(s, self, _CHOOSE)
        return GO_ON

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        you = reg(s, WHO)
        kinds = sorted(set(s.deck[: reg(s, N)]))
        if step == _CHOOSE:
            return (decision(self, you, "foresee", each(options.TAKE, kinds)),)
        return (decision(self, you, "put-back", each(options.PUT, kinds)),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        you, count, kind = reg(s, WHO), reg(s, N), option.args[0]
        if step == _CHOOSE:
            take_foreseen(s, you, kind, count)
            if count > 2:
                put(s, N, count - 1)
                push(s, self, _PUT_BACK)
            return
        at = s.deck.index(kind)
        s.deck = (kind, *s.deck[:at], *s.deck[at + 1 :])
        s.foreseen[you] = s.deck[:count]
        if s.log is not None:
            tell_secret(s, "put-back", (("who", you), ("n", count)), (all_named(s.deck[:count]),), (you,))

    def say(self, voice: Voice) -> Phrase:
        return clause("foresee", voice, ("n", self.n))


# --- the discard pile and the shop -------------------------------------------------------------------------------


def magic_in_pile(s: Princesa) -> list[int]:
    return sorted({kind for kind in s.discard if is_spell(kind)})


@dataclass(eq=False)
class TakeMagicOrDraw(Deed):
    """You take a Magia card from the discard pile, or draw if there is none."""

    n: int

    def touches(self) -> int:
        return ASKS | REVEALS

    def run(self, s: Princesa, step: int) -> bool:
        spells = magic_in_pile(s)
        if not spells:
            draw(s, reg(s, WHO), self.n)
        elif len(spells) == 1:
            take_from_pile(s, reg(s, WHO), spells[0])
        return len(spells) > 1

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        return (decision(self, reg(s, WHO), "brew", each(options.TAKE, magic_in_pile(s))),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        take_from_pile(s, reg(s, WHO), option.args[0])

    def say(self, voice: Voice) -> Phrase:
        return clause("take-magic-or-draw", voice, ("n", self.n))


@dataclass(eq=False)
class TakeFromShop(Deed):
    """You may take a shop card at a price of its own."""

    price: int

    def touches(self) -> int:
        return ASKS

    def run(self, s: Princesa, step: int) -> bool:
        if all(kind == NO_CARD for kind in s.shop):
            tell(s, "shop-is-empty")
            return GO_ON
        if s.gold[reg(s, WHO)] < self.price:
            tell(s, "cannot-pay", ("who", reg(s, WHO)))
            return GO_ON
        return WAIT

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        goods = [options.BUY[slot] for slot, kind in enumerate(s.shop) if kind != NO_CARD]
        return (decision(self, reg(s, WHO), "shop", (*goods, DECLINE), (("n", self.price),)),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        if option is not DECLINE:
            take_from_shop(s, reg(s, WHO), option.args[0], self.price)

    def say(self, voice: Voice) -> Phrase:
        return clause("take-from-shop", voice, ("n", self.price))

    def beyond(self, plain: Node) -> Phrase:
        return "do-at-price", (("n", self.price),)
