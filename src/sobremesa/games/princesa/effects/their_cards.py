"""What becomes of your rival's cards."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.princesa import knowledge, options
from sobremesa.games.princesa.deciding import decision, each
from sobremesa.games.princesa.effects.deed import Deed
from sobremesa.games.princesa.effects.gold import MayPay
from sobremesa.games.princesa.kinds import PRINCESS, is_spell
from sobremesa.games.princesa.life import is_hero
from sobremesa.games.princesa.moves import discard, hand_size, held, look_at_hand, pass_on, random_card, steal
from sobremesa.games.princesa.state import Princesa
from sobremesa.games.princesa.telling import named, tell, tell_secret
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, REVEALS, WAIT, Node
from sobremesa.kernel.effects.registers import IT, WHO
from sobremesa.kernel.effects.running import push, reg
from sobremesa.kernel.effects.words import Voice, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.zones import distinct


def rivals_cards(s: Princesa) -> int:
    """How many cards your rival has, none if there is no rival or only a ghost."""
    rival = reg(s, IT)
    return hand_size(s, rival) if is_hero(s, rival) else 0


def count_rivals_cards(s: Princesa) -> int:
    """The same where a text is about to do something to them: who has none is told of."""
    count, rival = rivals_cards(s), reg(s, IT)
    if not count and is_hero(s, rival):
        tell(s, "has-no-cards", ("who", rival))
    return count


@dataclass(eq=False)
class Steal(Deed):
    """You take one of your rival's cards at random."""

    def touches(self) -> int:
        return REVEALS | RANDOM

    def can(self, s: Princesa) -> bool:
        return rivals_cards(s) > 0

    def run(self, s: Princesa, step: int) -> bool:
        if count_rivals_cards(s):
            rival = reg(s, IT)
            steal(s, rival, reg(s, WHO), random_card(s, rival))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("steal", voice)


@dataclass(eq=False)
class TakeChosen(Deed):
    """You look at your rival's hand and take a card."""

    def touches(self) -> int:
        return ASKS | REVEALS

    def can(self, s: Princesa) -> bool:
        return rivals_cards(s) > 0

    def run(self, s: Princesa, step: int) -> bool:
        if step == 1:
            return WAIT
        count = count_rivals_cards(s)
        if count:
            you, rival = reg(s, WHO), reg(s, IT)
            look_at_hand(s, you, rival)
            if count == 1:
                steal(s, rival, you, held(s, rival)[0])
            else:
                push(s, self, 1)
        return GO_ON

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        rival = reg(s, IT)
        return (decision(self, reg(s, WHO), "pick", each(options.TAKE, held(s, rival)), (("who", rival),)),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        steal(s, reg(s, IT), reg(s, WHO), option.args[0])

    def say(self, voice: Voice) -> Phrase:
        return clause("take-chosen", voice)

    def beyond(self, plain: Node) -> Phrase:
        if isinstance(plain, MayPay) and isinstance(plain.do, TakeChosen):
            return "do-at-price", (("n", 0),)
        return Deed.beyond(self, plain)


@dataclass(eq=False)
class Drop(Deed):
    """Your rival discards a card of their choice, or one at random."""

    random: bool = False

    def touches(self) -> int:
        return REVEALS | (RANDOM if self.random else ASKS)

    def run(self, s: Princesa, step: int) -> bool:
        count, rival = count_rivals_cards(s), reg(s, IT)
        if count == 1:
            discard(s, rival, held(s, rival)[0])
        elif count and self.random:
            discard(s, rival, random_card(s, rival))
        return count > 1 and not self.random

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        rival = reg(s, IT)
        choices = each(options.DISCARD, held(s, rival))
        return (decision(self, rival, "drop", choices, (("who", reg(s, WHO)),)),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        discard(s, reg(s, IT), option.args[0])

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return clause("drop-random" if self.random else "drop", voice)


@dataclass(eq=False)
class DropPlayed(Deed):
    """The card that your rival has just laid in this round is discarded."""

    def run(self, s: Princesa, step: int) -> bool:
        you, rival = reg(s, WHO), reg(s, IT)
        if not is_hero(s, rival) or len(s.played[rival]) < len(s.played[you]):
            return GO_ON
        kind = s.played[rival][-1]
        if not is_spell(kind):  # which has been discarded already
            discard(s, rival, kind)
        return GO_ON

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return clause("drop-played", voice)


@dataclass(eq=False)
class ShowOne(Deed):
    """Your rival shows you a card of their choice."""

    def touches(self) -> int:
        return ASKS | REVEALS

    def run(self, s: Princesa, step: int) -> bool:
        count = count_rivals_cards(s)
        if count == 1:
            self._show(s, held(s, reg(s, IT))[0])
        return count > 1

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        rival = reg(s, IT)
        choices = each(options.SHOW, held(s, rival))
        return (decision(self, rival, "show", choices, (("who", reg(s, WHO)),)),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        self._show(s, option.args[0])

    def _show(self, s: Princesa, kind: int) -> None:
        you, rival = reg(s, WHO), reg(s, IT)
        if kind != PRINCESS:
            knowledge.sees_card(s, you, rival, kind)
        if s.log is not None:
            tell_secret(s, "showed", (("who", rival), ("who2", you)), (named(kind),), (rival, you))

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return clause("show-one", voice)


@dataclass(eq=False)
class GiveBack(Deed):
    """You give your rival a card, but not the Princess."""

    def touches(self) -> int:
        return ASKS | REVEALS

    def run(self, s: Princesa, step: int) -> bool:
        you = reg(s, WHO)
        count = len(s.hands[you]) if is_hero(s, reg(s, IT)) else 0
        if count == 1:
            self._give(s, s.hands[you][0])
        elif not count and is_hero(s, reg(s, IT)):
            tell(s, "has-no-cards", ("who", you))
        return count > 1

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        you = reg(s, WHO)
        kinds = distinct(s.hands[you])
        return (decision(self, you, "give", each(options.GIVE, kinds), (("who", reg(s, IT)),)),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        self._give(s, option.args[0])

    def _give(self, s: Princesa, kind: int) -> None:
        you, rival = reg(s, WHO), reg(s, IT)
        pass_on(s, you, rival, kind)
        if s.log is not None:
            tell_secret(s, "gave", (("who", you), ("who2", rival)), (named(kind),), (you, rival))

    def say(self, voice: Voice) -> Phrase:
        return clause("give-back", voice)
