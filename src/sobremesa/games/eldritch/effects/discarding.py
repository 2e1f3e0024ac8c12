"""Discarding what one has, spending clues, alone or together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch import moves
from sobremesa.games.eldritch.book import BOOK
from sobremesa.games.eldritch.effects.health import Pending, amount
from sobremesa.games.eldritch.rolling import credit_of, use_credit
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.telling import tell
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.control import speaker
from sobremesa.kernel.effects.node import ASKS, GO_ON, SPAN, WAIT, Node, question
from sobremesa.kernel.effects.nouns import Noun
from sobremesa.kernel.effects.registers import AMOUNT, CARD, IT, PAID, WHO, B
from sobremesa.kernel.effects.running import asker, push, put, reg, start
from sobremesa.kernel.effects.selectors import Count
from sobremesa.kernel.effects.words import Voice, Word, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class DiscardThis(Node):
    """The card that speaks."""

    def can(self, s: Eldritch) -> bool:
        return s.owner[reg(s, CARD)] == reg(s, WHO)

    def run(self, s: Eldritch, step: int) -> bool:
        if s.owner[reg(s, CARD)] >= 0:
            moves.discard(s, reg(s, CARD))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("discard-this", voice)


@dataclass(eq=False)
class DiscardThat(Node):
    """The possession that it is about."""

    def can(self, s: Eldritch) -> bool:
        return reg(s, IT) >= 0 and s.owner[reg(s, IT)] == reg(s, WHO)

    def run(self, s: Eldritch, step: int) -> bool:
        if self.can(s):
            moves.discard(s, reg(s, IT))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("discard", voice, ("what", (("lot-that-card", ()),)))


# --- some of what one has -----------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardSome(Node):
    """So many of what one has; all of it, where there is less. The step counts."""

    def mine(self, s: Eldritch, seat: int) -> Sequence[int]:
        raise NotImplementedError(type(self).__name__)

    def how_many(self, s: Eldritch, seat: int) -> int:
        raise NotImplementedError(type(self).__name__)

    def may_stop(self) -> bool:
        return False

    def touches(self) -> int:
        return ASKS

    def can(self, s: Eldritch) -> bool:
        seat = reg(s, WHO)
        return len(self.mine(s, seat)) >= self.how_many(s, seat)

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if step == 0:
            put(s, B, self.how_many(s, seat))
        mine, left = self.mine(s, seat), reg(s, B)
        if not mine or left <= 0:
            return GO_ON
        if self.may_stop():
            if step == 0:
                push(s, self, 1)
                return GO_ON
            return WAIT
        if len(mine) <= left:
            for thing in mine:
                moves.discard(s, thing)
            return GO_ON
        if step == 0:
            push(s, self, 1)
            return GO_ON
        return WAIT

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = asker(s)
        options = BOOK.picks(self.mine(s, seat))
        if self.may_stop():
            options = (BOOK.done, *options)
        return (question(self, seat, "discard", options, speaker(s)),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        if option is BOOK.done:
            return
        put(s, B, reg(s, B) - 1)
        moves.discard(s, option.args[0])
        push(s, self, 1)


@dataclass(eq=False)
class DiscardPossessions(DiscardSome):
    """Assets and artifacts with that trait; assets only; all but so many."""

    trait: Word
    n: int = 1
    assets_only: bool = False
    all_but: bool = False

    def mine(self, s: Eldritch, seat: int) -> Sequence[int]:
        return moves.with_trait(s, seat, self.trait, assets_only=self.assets_only)

    def how_many(self, s: Eldritch, seat: int) -> int:
        return len(self.mine(s, seat)) - self.n if self.all_but else self.n

    def say(self, voice: Voice) -> Phrase:
        lot = "lot-asset-trait" if self.assets_only else "lot-possession"
        lot += "-all-but" if self.all_but else ""
        return clause("discard", voice, ("what", ((lot, (("n", self.n), ("trait", self.trait.name))),)))


@dataclass(eq=False)
class DiscardAny(DiscardSome):
    """As many of those as one likes."""

    of: Noun

    def mine(self, s: Eldritch, seat: int) -> Sequence[int]:
        return self.of.find(s, seat, reg(s, CARD))

    def how_many(self, s: Eldritch, seat: int) -> int:
        return len(self.mine(s, seat))

    def may_stop(self) -> bool:
        return True

    def is_simple(self) -> bool:
        return False  # what comes next is counted from what is left

    def say(self, voice: Voice) -> Phrase:
        return clause("may-discard-any", voice, ("whom", self.of.say("many", voice)))


@dataclass(eq=False)
class DiscardSpells(DiscardSome):
    n: int = 1

    def mine(self, s: Eldritch, seat: int) -> Sequence[int]:
        return moves.spells_of(s, seat)

    def how_many(self, s: Eldritch, seat: int) -> int:
        return self.n

    def say(self, voice: Voice) -> Phrase:
        return clause("discard", voice, ("what", (("lot-spell", (("n", self.n),)),)))


@dataclass(eq=False)
class DiscardConditions(DiscardSome):
    """With that trait, or any."""

    trait: Word | None = None
    n: int = 1

    def mine(self, s: Eldritch, seat: int) -> Sequence[int]:
        return moves.conditions_of(s, seat, self.trait)

    def how_many(self, s: Eldritch, seat: int) -> int:
        return self.n

    def say(self, voice: Voice) -> Phrase:
        lot: Phrase = ("lot-condition", (("n", self.n),))
        if self.trait is not None:
            lot = ("lot-condition-of", (("n", self.n), ("trait", self.trait.name)))
        return clause("discard", voice, ("what", (lot,)))


@dataclass(eq=False)
class DiscardCondition(Node):
    """Of that kind, if one has it."""

    kind: Word

    def can(self, s: Eldritch) -> bool:
        return moves.condition_held(s, reg(s, WHO), self.kind) >= 0

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        thing = moves.condition_held(s, seat, self.kind)
        if thing >= 0:
            moves.discard(s, thing)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("discard", voice, ("what", (("lot-condition-named", (("condition", self.kind.name),)),)))


# --- clues --------------------------------------------------------------------------------------------------------


@dataclass(eq=False, init=False)
class DiscardClues(Node):
    """So many of one's own, or all of them."""

    n: Count | None

    def __init__(self, n: int | Count | None) -> None:
        self.n = None if n is None else amount(n)

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        gone = moves.discard_clues(s, seat, len(s.clue_at) if self.n is None else self.n.of(s))
        if gone:
            tell(s, "lost-clues", "18.8", ("who", seat), ("n", gone))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        lot: Phrase = ("lot-all-clues", (("form", voice),)) if self.n is None else self.n.say("clue")
        return clause("discard", voice, ("what", (lot,)))


def spendable(s: Eldritch, seat: int) -> int:
    """Clues, and what can stand for one."""
    return moves.clues_of(s, seat) + len(credit_of(s, seat))


@dataclass(eq=False, init=False)
class SpendClues(Node):
    """A cost. Some may have something else stand for a clue, and are asked. B: how many are left to pay."""

    n: Count

    def __init__(self, n: int | Count) -> None:
        self.n = amount(n)

    def touches(self) -> int:
        return ASKS

    def can(self, s: Eldritch) -> bool:
        return spendable(s, reg(s, WHO)) >= self.n.of(s)

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if step == 0:
            put(s, B, self.n.of(s))
        left = reg(s, B)
        if left > 0 and credit_of(s, seat):
            if step == 0:
                push(s, self, 1)
                return GO_ON
            return WAIT
        self._pay(s, seat, left)
        return GO_ON

    def _pay(self, s: Eldritch, seat: int, left: int) -> None:
        paid = moves.discard_clues(s, seat, left)
        if paid:
            tell(s, "spent-clues", "18.12", ("who", seat), ("n", paid))

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = asker(s)
        options = BOOK.picks([listener % SPAN for listener in credit_of(s, seat)])
        if moves.clues_of(s, seat) >= reg(s, B):
            options = (BOOK.done, *options)
        return (question(self, seat, "pay-clues", options, (("n", reg(s, B)),)),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        who = reg(s, WHO)
        if option is BOOK.done:
            self._pay(s, who, reg(s, B))
            return
        listener = next(one for one in credit_of(s, who) if one % SPAN == option.args[0])
        use_credit(s, who, listener)
        put(s, B, reg(s, B) - 1)
        push(s, self, 1)

    def say(self, voice: Voice) -> Phrase:
        return clause("spend", voice, ("what", (self.n.say("clue"),)))


SHARE: Final = BOOK.add(
    "group.share", SpendClues(Pending()), rule="eldritch-4.7"
)  # AMOUNT: how many somebody said they spend


@dataclass(eq=False)
class GroupSpends(Node):
    """Investigators say in turn how many clues they give; if that is not enough, nobody pays and nothing was paid."""

    n: Count

    def touches(self) -> int:
        return ASKS

    def can(self, s: Eldritch) -> bool:
        return sum([spendable(s, one) for one in s.seats_from(s.lead)]) >= self.n.of(s)

    def run(self, s: Eldritch, step: int) -> bool:
        if step == 0:
            s.offers = ()
        seats = s.seats_from(s.lead)
        need = self.n.of(s)
        if sum(s.offers) < need and len(s.offers) < len(seats):
            if spendable(s, seats[len(s.offers)]) == 0:
                s.offers += (0,)
                push(s, self, 1)
                return GO_ON
            if step == 0:
                push(s, self, 1)
                return GO_ON
            return WAIT
        if sum(s.offers) >= need:
            shares, s.offers = [*zip(seats, s.offers, strict=False)], ()
            for one, n in reversed(shares):
                if n:
                    start(s, SHARE, one)
                    put(s, AMOUNT, n)
            return GO_ON
        put(s, PAID, 0)
        s.offers = ()
        return GO_ON

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        one = s.seats_from(s.lead)[len(s.offers)]
        left = self.n.of(s) - sum(s.offers)
        most = min(left, spendable(s, one))
        options = tuple([BOOK.numbers[n] for n in range(most + 1)])
        return (question(self, one, "give-clues", options, (*speaker(s), ("n", left))),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        s.offers += (option.args[0],)
        push(s, self, 1)

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return clause("group-spends", voice, ("lot", self.n.say("clue")))
