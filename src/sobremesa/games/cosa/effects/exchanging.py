"""Exchanges that a card sets off, and the end of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.cosa import knowledge, talk
from sobremesa.games.cosa.book import NO_EXCHANGE
from sobremesa.games.cosa.box import CARDS
from sobremesa.games.cosa.effects.deed import Aimed, Deed
from sobremesa.games.cosa.ending import eliminate_superinfected, end_turn
from sobremesa.games.cosa.exchange import begin_exchange, catches, is_superinfected, note_meeting, write_down
from sobremesa.games.cosa.giving import gifts
from sobremesa.games.cosa.isolation import forbidding
from sobremesa.games.cosa.moves import named, tell, tell_secret
from sobremesa.games.cosa.seating import next_of
from sobremesa.games.cosa.state import RUNNING, Cosa
from sobremesa.kernel import ballot
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, REVEALS, WAIT, question
from sobremesa.kernel.effects.registers import CARD
from sobremesa.kernel.effects.running import push, reg
from sobremesa.kernel.effects.words import Voice, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.zones import with_sorted, without


@dataclass(eq=False)
class ExchangeWith(Aimed):
    """You exchange a card with them, as in the third step."""

    def touches(self) -> int:
        return super().touches() | REVEALS

    def stage(self, step: int) -> str:
        return "exchange-with"

    def hindrance(self, s: Cosa, seat: int) -> str:
        return forbidding(s, NO_EXCHANGE, seat)

    def aimed(self, s: Cosa, seat: int, target: int) -> None:
        tell(s, "befriended", ("who", seat), ("who2", target), reveals=True)  # that neither is superinfected

    def hit(self, s: Cosa, seat: int, target: int) -> None:
        begin_exchange(s, seat, target, reg(s, CARD))

    def upon(self) -> str:
        return "exchange"

    def say(self, voice: Voice) -> Phrase:
        return clause("exchange", voice, ("whom", self.whom.say(voice)))


@dataclass(eq=False)
class EndTurn(Deed):
    """Nothing comes after this, not even the exchange of the third step."""

    def run(self, s: Cosa, step: int) -> bool:
        end_turn(s)
        return GO_ON

    def has_subject(self) -> bool:
        return True

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        return clause("end-turn", voice)


PASSING: Final = 1


@dataclass(eq=False)
class PassOn(Deed):
    """Everybody passes a card to the next player, all at once: sealed until all are in."""

    def touches(self) -> int:
        return ASKS | REVEALS

    def stage(self, step: int) -> str:
        return "round"

    def run(self, s: Cosa, step: int) -> bool:
        if step != PASSING:
            self._open(s)
        elif ballot.is_closed(s.passes):
            _change_hands(s)
        else:
            return WAIT
        return GO_ON

    def _open(self, s: Cosa) -> None:
        """Those who have only ¡Infectado! are out first, judged on the ring as it stands."""
        victims = [seat for seat in s.seats_from(s.active) if is_superinfected(s, seat, next_of(s, seat))]
        if victims:
            eliminate_superinfected(s, *victims)
        if s.ending == RUNNING and len(s.ring) > 1:
            s.passes = ballot.opened(len(s.roles), s.ring)
            push(s, self, PASSING)

    def ask(self, s: Cosa, step: int) -> tuple[Decision, ...]:
        return tuple([self._asking(s, seat) for seat, kind in enumerate(s.passes) if kind == ballot.NOT_YET])

    def _asking(self, s: Cosa, seat: int) -> Decision:
        to = next_of(s, seat)
        return question(self, seat, self.stage(PASSING), tuple(gifts(s, seat, to)), (("who", to),))

    def take(self, s: Cosa, step: int, seat: int, option: Option) -> None:
        s.passes[seat] = option.args[0]
        tell(s, "chose-card", ("who", seat))
        push(s, self, PASSING)

    def is_simple(self) -> bool:
        return False

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return clause("pass-on", voice)


def _change_hands(s: Cosa) -> None:
    """Every card goes to the next player at the same moment."""
    order = s.seats_from(s.active) if s.active in s.ring else s.ring
    gone = [(seat, next_of(s, seat), s.passes[seat]) for seat in order]
    s.passes = []
    for giver, _, kind in gone:
        s.hands[giver] = without(s.hands[giver], kind)
    for giver, taker, kind in gone:
        knowledge.leaves_unseen(s, giver, kind, (taker,))
    for giver, taker, kind in gone:
        knowledge.comes_unseen(s, taker, kind, (giver,))
        s.hands[taker] = with_sorted(s.hands[taker], kind)
        write_down(s, giver, taker, kind)
    for giver, taker, kind in gone:
        note_meeting(s, giver, taker)
        turned = CARDS[kind].infects and catches(s, giver, taker, kind)
        secret = (named(kind), ("turned", 2 if turned else 0))
        tell_secret(s, "passed", (("who", giver), ("who2", taker)), secret, (giver, taker))
    talk.cards_changed_hands(s, *order)
