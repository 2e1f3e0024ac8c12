"""What the text of a card, a token, a mission or a gift does."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.ansia import hunting, moves, visiting
from sobremesa.games.ansia.book import BOOK, CARDS, SPACES, TOKENS
from sobremesa.games.ansia.cards.facts import FACTS
from sobremesa.games.ansia.map import CRYPTS, HOME, HOMEWARD
from sobremesa.games.ansia.options import HUNT
from sobremesa.games.ansia.state import COLUMNS, NONE, Ansia
from sobremesa.games.ansia.telling import tell, the, the_card
from sobremesa.games.ansia.words import OF_EFFECTS, OF_THE_ROSE, OF_TOKENS, ROSE
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.control import speaker
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, REVEALS, WAIT, Node, question
from sobremesa.kernel.effects.registers import CARD, IT, WHO, WIDTH
from sobremesa.kernel.effects.running import push, reg
from sobremesa.kernel.effects.words import Voice, Word, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class Draw(Node):
    """Cards from your deck into play."""

    n: int

    def touches(self) -> int:
        return RANDOM | REVEALS

    def run(self, s: Ansia, step: int) -> bool:
        moves.draw_into_play(s, reg(s, WHO), self.n)
        return GO_ON

    def can(self, s: Ansia) -> bool:
        who = reg(s, WHO)
        return bool(s.decks[who] or s.discards[who])

    def say(self, voice: Voice) -> Phrase:
        return clause("draw", voice, ("n", self.n))


@dataclass(eq=False)
class Cycle(Node):
    """Discard another card that wasn't activated, and draw one in its place. The first time it must be done.

    The card that asks for it is activated by then.
    """

    n: int

    def touches(self) -> int:
        return ASKS | RANDOM | REVEALS

    def _others(self, s: Ansia) -> list[int]:
        left = list(s.zones[s.registers[WHO - WIDTH]])
        for card in s.done:
            left.remove(card)
        return left

    def can(self, s: Ansia) -> bool:
        return bool(self._others(s))

    def run(self, s: Ansia, step: int) -> bool:
        others = self._others(s)
        if others:
            s.asked = self._asks(s, step, others)
            return WAIT
        return GO_ON

    def ask(self, s: Ansia, step: int) -> tuple[Decision, ...]:
        return self._asks(s, step, self._others(s))

    def _asks(self, s: Ansia, step: int, others: list[int]) -> tuple[Decision, ...]:
        first = CARDS.first
        options = BOOK.picks([first + card for card in others])
        if step > 0 or s.optional_discards:
            options = (BOOK.done, *options)
        return (Decision(s.registers[WHO - WIDTH], "discard", self.rule, options, speaker(s), self),)

    def take(self, s: Ansia, step: int, seat: int, option: Option) -> None:
        if option is BOOK.done:
            return
        moves.discard_from_play(s, seat, option.args[0] - CARDS.first)
        moves.draw_into_play(s, seat, 1)
        if step + 1 < self.n:
            push(s, self, step + 1)

    def say(self, voice: Voice) -> Phrase:
        return clause("cycle", voice, ("n", self.n))


@dataclass(eq=False)
class Digest(Node):
    """Humans from play or from your discard pile, as many as you like up to that number."""

    n: int

    def touches(self) -> int:
        return ASKS

    def can(self, s: Ansia) -> bool:
        return bool(moves.digestible(s, reg(s, WHO)))

    def run(self, s: Ansia, step: int) -> bool:
        return WAIT if step < self.n and self.can(s) else GO_ON

    def ask(self, s: Ansia, step: int) -> tuple[Decision, ...]:
        who = reg(s, WHO)
        humans = [CARDS.thing(card) for card in moves.digestible(s, who)]
        return (Decision(who, "digest", self.rule, (BOOK.done, *BOOK.picks(humans)), speaker(s), self),)

    def take(self, s: Ansia, step: int, seat: int, option: Option) -> None:
        if option is not BOOK.done:
            moves.digest(s, seat, CARDS.number(option.args[0]))
            push(s, self, step + 1)

    def say(self, voice: Voice) -> Phrase:
        return clause("digest", voice, ("n", self.n))


@dataclass(eq=False)
class TakeMission(Node):
    """A mission out of a crypt of your choice, as if you stood there."""

    def touches(self) -> int:
        return ASKS | REVEALS

    def _crypts(self, s: Ansia) -> list[int]:
        return [crypt for crypt, pile in zip(CRYPTS, s.crypts, strict=True) if pile]

    def can(self, s: Ansia) -> bool:
        return bool(self._crypts(s))

    def run(self, s: Ansia, step: int) -> bool:
        crypts = self._crypts(s)
        if len(crypts) == 1:
            visiting.open_crypt(s, reg(s, WHO), crypts[0])
            return GO_ON
        return bool(crypts)

    def ask(self, s: Ansia, step: int) -> tuple[Decision, ...]:
        crypts = BOOK.picks([SPACES.thing(crypt) for crypt in self._crypts(s)])
        return (question(self, reg(s, WHO), "crypt", crypts, speaker(s)),)

    def take(self, s: Ansia, step: int, seat: int, option: Option) -> None:
        visiting.open_crypt(s, seat, SPACES.number(option.args[0]))

    def say(self, voice: Voice) -> Phrase:
        return clause("take-mission", voice)


@dataclass(eq=False)
class TakeAnotherMission(Node):
    """Another one out of the crypt where you are."""

    def touches(self) -> int:
        return ASKS | REVEALS

    def can(self, s: Ansia) -> bool:
        place = s.places[reg(s, WHO)]
        return place in CRYPTS and bool(s.crypts[CRYPTS.index(place)])

    def run(self, s: Ansia, step: int) -> bool:
        seat = reg(s, WHO)
        visiting.open_crypt(s, seat, s.places[seat])
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("take-another-mission", voice)


def source_of(thing: int) -> Word:
    """Under what the sheet has the points that the text of this card, token or mission pays by night."""
    if TOKENS.holds(thing):
        return OF_TOKENS
    is_rose = CARDS.holds(thing) and FACTS[CARDS.number(thing)].type is ROSE
    return OF_THE_ROSE if is_rose else OF_EFFECTS


def _pay(s: Ansia, points: int, rule: str) -> None:
    """By whatever it is whose text is carried out; for a human, if that was hunted just now."""
    seat, thing, prey = reg(s, WHO), reg(s, CARD), reg(s, IT)
    moves.pay(s, seat, points, source_of(thing), thing)
    if s.log is None:
        return
    if CARDS.holds(prey) and prey != thing:
        tell(s, "paid-for", rule, ("who", seat), the(thing), the_card(CARDS.number(prey)), ("points", points))
    else:
        tell(s, "paid", rule, ("who", seat), the(thing), ("points", points))


@dataclass(eq=False)
class Score(Node):
    n: int

    def run(self, s: Ansia, step: int) -> bool:
        _pay(s, self.n, self.rule)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("score", voice, ("what", (("lot-points", (("n", self.n),)),)))


@dataclass(eq=False)
class ScoreEachHunted(Node):
    """Points for each human of the last hunt."""

    n: int

    def run(self, s: Ansia, step: int) -> bool:
        _pay(s, self.n * s.last_hunt[1], self.rule)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("score-each-hunted", voice, ("n", self.n))


@dataclass(eq=False)
class ScoreEachPushed(Node):
    n: int

    def run(self, s: Ansia, step: int) -> bool:
        _pay(s, self.n * s.pushed, self.rule)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("score-each-pushed", voice, ("n", self.n))


@dataclass(eq=False)
class Quicken(Node):
    """More speed in this turn."""

    n: int

    def run(self, s: Ansia, step: int) -> bool:
        s.speed += self.n
        s.has_speed = s.speed > 0
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("quicken", voice, ("n", self.n))


@dataclass(eq=False)
class QuickenEachHuman(Node):
    """More speed for each human in play."""

    n: int

    def run(self, s: Ansia, step: int) -> bool:
        s.speed += self.n * moves.humans_in_play(s, reg(s, WHO))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("quicken-each-human", voice, ("n", self.n))


@dataclass(eq=False)
class HuntAgain(Node):
    """More hunts in this turn, at the usual cost."""

    n: int

    def run(self, s: Ansia, step: int) -> bool:
        s.hunts += self.n
        return GO_ON

    def can(self, s: Ansia) -> bool:
        return s.places[reg(s, WHO)] != HOME

    def say(self, voice: Voice) -> Phrase:
        return clause("hunt-again", voice, ("n", self.n))


@dataclass(eq=False)
class HuntBeside(Node):
    """Another pile of the column of the last hunt, for nothing."""

    def touches(self) -> int:
        return ASKS

    def _piles(self, s: Ansia) -> list[int]:
        column, who = s.last_hunt[0], reg(s, WHO)
        if column < 0 or hunting.why_no_hunt(s, who):
            return []
        piles = range(column, len(s.quarry), COLUMNS)
        return [pile for pile in piles if s.quarry[pile] and not hunting.is_barred(s, who, s.quarry[pile])]

    def can(self, s: Ansia) -> bool:
        return bool(self._piles(s))

    def run(self, s: Ansia, step: int) -> bool:
        return bool(self._piles(s))

    def ask(self, s: Ansia, step: int) -> tuple[Decision, ...]:
        piles = tuple([HUNT[pile] for pile in self._piles(s)])
        return (question(self, reg(s, WHO), "hunt-beside", piles, speaker(s)),)

    def take(self, s: Ansia, step: int, seat: int, option: Option) -> None:
        hunting.take_pile(s, seat, option.args[0], 0)

    def say(self, voice: Voice) -> Phrase:
        return clause("hunt-beside", voice)


@dataclass(eq=False)
class TakeTopCard(Node):
    """The next card of the hunt deck comes along, and counts as hunted."""

    def touches(self) -> int:
        return RANDOM | REVEALS

    def run(self, s: Ansia, step: int) -> bool:
        hunting.take_another(s, reg(s, WHO))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("take-top-card", voice)


@dataclass(eq=False)
class StepHome(Node):
    """Some steps towards the castle. Nothing is done where they end, and nobody is pushed."""

    n: int

    def touches(self) -> int:
        return ASKS

    def can(self, s: Ansia) -> bool:
        return s.places[reg(s, WHO)] != HOME

    def run(self, s: Ansia, step: int) -> bool:
        return WAIT if step < self.n and self.can(s) else GO_ON

    def ask(self, s: Ansia, step: int) -> tuple[Decision, ...]:
        who = reg(s, WHO)
        spaces = BOOK.picks([SPACES.thing(space) for space in HOMEWARD[s.places[who]]])
        return (question(self, who, "step-home", (BOOK.done, *spaces), speaker(s)),)

    def take(self, s: Ansia, step: int, seat: int, option: Option) -> None:
        if option is BOOK.done:
            return
        visiting.walk(s, seat, SPACES.number(option.args[0]), "ansia-10.2")
        s.meal = NONE  # it has left where it could have digested
        if s.places[seat] == HOME:
            visiting.come_home(s, seat)
        else:
            push(s, self, step + 1)

    def say(self, voice: Voice) -> Phrase:
        return clause("step-home", voice, ("n", self.n))
