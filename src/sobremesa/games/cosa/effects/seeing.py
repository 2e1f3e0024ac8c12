"""Seeing the cards of others, and showing one's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.cosa import knowledge, talk
from sobremesa.games.cosa.box import CARDS
from sobremesa.games.cosa.effects.answering import quoted
from sobremesa.games.cosa.effects.deed import Aimed, Deed
from sobremesa.games.cosa.moves import named, show_hand_to, show_hand_to_all, tell, tell_secret
from sobremesa.games.cosa.options import HIDE, REVEAL, REVEAL_INFECTED
from sobremesa.games.cosa.seating import next_of
from sobremesa.games.cosa.state import CARD_SEEN, HAND_SEEN, Cosa
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, REVEALS, WAIT, question
from sobremesa.kernel.effects.registers import IT, WHO, N
from sobremesa.kernel.effects.running import push, put, reg
from sobremesa.kernel.effects.words import Voice, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class SeeHand(Aimed):
    """You alone see all they have."""

    def touches(self) -> int:
        return super().touches() | REVEALS

    def hit(self, s: Cosa, seat: int, target: int) -> None:
        show_hand_to(s, target, seat, "analysed")
        talk.looked(s, seat, target, HAND_SEEN)

    def upon(self) -> str:
        return "see-hand"

    def say(self, voice: Voice) -> Phrase:
        return clause("see-hand", voice, ("whom", self.whom.say(voice)))


@dataclass(eq=False)
class SeeCard(Aimed):
    """You alone see one of their cards, whichever chance gives you."""

    def touches(self) -> int:
        return super().touches() | RANDOM | REVEALS

    def hit(self, s: Cosa, seat: int, target: int) -> None:
        seen = s.rng.pick(s.hands[target])
        knowledge.sees_card(s, seat, target, seen, CARD_SEEN)
        talk.looked(s, seat, target, CARD_SEEN)
        tell_secret(s, "suspected", (("who", seat), ("who2", target)), (named(seen),), (seat,))

    def upon(self) -> str:
        return "see-card"

    def say(self, voice: Voice) -> Phrase:
        return clause("see-card", voice, ("whom", self.whom.say(voice)))


@dataclass(eq=False)
class ShowHandTo(Aimed):
    """They alone see what you have."""

    def touches(self) -> int:
        return super().touches() | REVEALS

    def stage(self, step: int) -> str:
        return "show-hand-to"

    def hit(self, s: Cosa, seat: int, target: int) -> None:
        show_hand_to(s, seat, target, "showed-to")
        talk.looked(s, target, seat, HAND_SEEN)

    def upon(self) -> str:
        return "show-hand-to"

    def say(self, voice: Voice) -> Phrase:
        return clause("show-hand-to", voice, ("whom", self.whom.say(voice)))


@dataclass(eq=False)
class ShowHand(Deed):
    """Everybody sees what you have: of a card from the hand, what is left there without it."""

    def touches(self) -> int:
        return REVEALS

    def run(self, s: Cosa, step: int) -> bool:
        show_hand_to_all(s, reg(s, WHO))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("show-rest" if self.part.endswith(".played") else "show-hand", voice)


ASKED: Final = 1


@dataclass(eq=False)
class RevealInTurn(Deed):
    """From you on, each shows the whole hand or not. A card that infects stops it, and may be shown alone.

    IT is asked, and N are still to come after.
    """

    def touches(self) -> int:
        return ASKS | REVEALS

    def stage(self, step: int) -> str:
        return "revelations"

    def run(self, s: Cosa, step: int) -> bool:
        if step == ASKED:
            return WAIT
        put(s, IT, reg(s, WHO))
        put(s, N, len(s.ring) - 1)
        push(s, self, ASKED)
        return GO_ON

    def ask(self, s: Cosa, step: int) -> tuple[Decision, ...]:
        seat = reg(s, IT)
        alone = (REVEAL_INFECTED,) if infecting(s, seat) else ()
        return (question(self, seat, self.stage(step), (REVEAL, *alone, HIDE)),)

    def take(self, s: Cosa, step: int, seat: int, option: Option) -> None:
        stopping = infecting(s, seat)
        if option is HIDE:
            tell(s, "kept-hidden", ("who", seat))
        elif option is REVEAL:
            show_hand_to_all(s, seat)
        else:
            knowledge.all_see_card(s, seat, stopping[0], CARD_SEEN)
            tell(s, "showed-infected", ("who", seat), named(stopping[0]), reveals=True)
        if option is not HIDE and stopping:
            tell(s, "revelations-over")
        elif reg(s, N):
            put(s, IT, next_of(s, seat))
            put(s, N, reg(s, N) - 1)
            push(s, self, ASKED)

    def is_simple(self) -> bool:
        return False

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        stops = quoted([card for card in CARDS if card.infects])
        return clause("reveal-in-turn", voice, ("either", stops))


def infecting(s: Cosa, seat: int) -> list[int]:
    """The cards of that hand that infect."""
    return [kind for kind in s.hands[seat] if CARDS[kind].infects]
