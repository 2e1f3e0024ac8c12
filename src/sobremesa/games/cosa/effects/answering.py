"""Answers from the hand: what can be answered, what an answer does, and what it cancels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.cosa import knowledge, talk
from sobremesa.games.cosa.book import CONTAGIOUS, EXCHANGE, IMMUNE, LA_COSA, STANDS_IN
from sobremesa.games.cosa.box import CARDS, Card
from sobremesa.games.cosa.effects.deed import Aimed, Deed
from sobremesa.games.cosa.moves import draw, lay_out, named, speaker, tell, tell_secret
from sobremesa.games.cosa.options import ACCEPT
from sobremesa.games.cosa.state import OFFER_SEEN, Cosa
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, REVEALS, WAIT, Node, parts_of, question
from sobremesa.kernel.effects.registers import EVENT, FLAGS, HAPPENS, IT, WHO, WIDTH, A
from sobremesa.kernel.effects.running import push, put, reg, start
from sobremesa.kernel.effects.words import Voice, Word, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.zones import distinct

ANSWERED: Final = 1


def answers_to(s: Cosa, seat: int, moment: Word) -> list[Option]:
    """The cards of the seat's hand that answer this."""
    found: list[Option] = []
    for kind in distinct(s.hands[seat]):
        card = CARDS[kind]
        if card.answers == moment.number and card.defend is not None:
            found.append(card.defend)
    return found


def respond(s: Cosa, seat: int, kind: int, to: int) -> None:
    """The seat answers with a card: it acts on what runs now, and what was pushed last goes on after it."""
    lay_out(s, seat, kind)
    if s.log is not None:
        tell(s, "defended", ("who", seat), named(kind), reveals=True)
    card = CARDS[kind]
    answered = len(s.registers) - WIDTH
    assert card.answer is not None
    start(s, card.answer, seat, card.thing, to)
    put(s, EVENT, answered)


@dataclass(eq=False)
class UnlessAnswered(Deed):
    """It happens to IT, who is always asked first, even if all there is to do is to accept."""

    do: Aimed
    moment: Word

    def touches(self) -> int:
        return ASKS

    def run(self, s: Cosa, step: int) -> bool:
        if step != ANSWERED:
            return WAIT
        draw(s, reg(s, IT))
        if reg(s, HAPPENS):
            push(s, self.do)
        return GO_ON

    def ask(self, s: Cosa, step: int) -> tuple[Decision, ...]:
        seat = reg(s, IT)
        options = (ACCEPT, *answers_to(s, seat, self.moment))
        circumstances = (("who", reg(s, WHO)), speaker(s))
        upon = f"upon-{self._told()}", circumstances
        return (question(self, seat, self.moment.name, options, (*circumstances, ("upon", upon))),)

    def _told(self) -> str:
        """As what they are told of it: what it does says so, and only where that is silent the moment."""
        return self.do.upon() or self.moment.name

    def take(self, s: Cosa, step: int, seat: int, option: Option) -> None:
        if option is ACCEPT:
            push(s, self.do)
        else:
            push(s, self, ANSWERED)
            respond(s, seat, option.args[0], reg(s, WHO))

    def stage(self, step: int) -> str:
        return self.moment.name

    def label(self, option: Option) -> Phrase | None:
        return (f"accept-{self._told()}", ()) if option is ACCEPT else None

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        answers = quoted([card for card in CARDS if card.answers == self.moment.number])
        return "do-unless-answered", (("do", self.do.say(voice)), ("either", answers))


def quoted(cards: list[Card]) -> tuple[Phrase, ...]:
    return tuple([("quoted", (("card", card.id),)) for card in cards])


# --- what answers do ---------------------------------------------------------------------------------------------


class Answer(Deed):
    """It acts on what was answered: the row at EVENT."""

    def moment_of(self) -> Word | None:
        """What it answers, where that is what makes it an answer."""
        return None


def call_off(s: Cosa) -> None:
    s.registers[reg(s, EVENT) + HAPPENS] = 0


@dataclass(eq=False)
class Cancel(Answer):
    """What was aimed at one doesn't happen."""

    moment: Word

    def moment_of(self) -> Word | None:
        return self.moment

    def run(self, s: Cosa, step: int) -> bool:
        call_off(s)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        aimed = [card for card in CARDS if card.way is not None and _can_be_answered(card.played, self.moment)]
        return clause("cancel", voice, ("either", tuple([("a-card", (("card", card.id),)) for card in aimed])))


def _can_be_answered(node: Node | None, moment: Word) -> bool:
    if node is None:
        return False
    if isinstance(node, UnlessAnswered) and node.moment is moment:
        return True
    return any(_can_be_answered(part, moment) for _, part in parts_of(node))


@dataclass(eq=False)
class Refuse(Answer):
    """There is no exchange."""

    def moment_of(self) -> Word | None:
        return EXCHANGE

    def run(self, s: Cosa, step: int) -> bool:
        call_off(s)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("refuse", voice)


@dataclass(eq=False)
class LookAtOffer(Answer):
    """One sees the card one was offered. An ¡Infectado! tells on La Cosa, unless it was meant for somebody else."""

    def touches(self) -> int:
        return REVEALS

    def run(self, s: Cosa, step: int) -> bool:
        seat, offerer = reg(s, WHO), reg(s, IT)
        (kind,) = s.aside[offerer]
        knowledge.sees_card(s, seat, offerer, kind, OFFER_SEEN)
        talk.looked(s, seat, offerer, OFFER_SEEN)
        tell_secret(s, "saw-offer", (("who", seat), ("who2", offerer)), (named(kind),), (seat,))
        if CARDS[kind].infects:
            knowledge.is_certain(s, seat, offerer, CONTAGIOUS if reg(s, FLAGS) & STANDS_IN else LA_COSA)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("look-at-offer", voice)


@dataclass(eq=False)
class NextInstead(Answer):
    """Once the exchange is refused the next player must exchange; immune, if what they get doesn't infect them."""

    immune: bool

    def run(self, s: Cosa, step: int) -> bool:
        at = reg(s, EVENT)
        s.registers[at + A] = 1
        if self.immune:
            s.registers[at + FLAGS] |= IMMUNE
        return GO_ON

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return "do-next-instead-immune" if self.immune else "do-next-instead", (("form", voice),)
