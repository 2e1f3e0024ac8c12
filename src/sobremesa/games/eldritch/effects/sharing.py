"""Possessions change hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch import moves
from sobremesa.games.eldritch.book import (
    BOOK,
)
from sobremesa.games.eldritch.facts import (
    has_trait,
)
from sobremesa.games.eldritch.options import GIVE_CLUE, GIVE_TICKET, TAKE_CLUE, TAKE_TICKET
from sobremesa.games.eldritch.state import HELD, MOST_TICKETS, Eldritch
from sobremesa.games.eldritch.telling import tell, the
from sobremesa.games.eldritch.two_sided import is_condition, is_spell, kind_of
from sobremesa.games.eldritch.words import ITEM, TICKETS
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, WAIT, Node, question
from sobremesa.kernel.effects.registers import IT, WHO
from sobremesa.kernel.effects.running import push, reg
from sobremesa.kernel.effects.words import Voice, Word, Words, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.zones import Zone, without

WARES: Final = Words("everything", "clues", "items")
EVERYTHING, CLUES, ITEMS = WARES.words

NOTHING: Final[Zone] = (0, 0, 0, 0, 0, 0)
_CLUES_GIVEN: Final = 0
_CLUES_TAKEN: Final = 1
_TICKETS_GIVEN: Final = 2
_TICKETS_TAKEN: Final = 4

_AGREE: Final = 1


def can_share(s: Eldritch, seat: int) -> bool:
    """Whether the seat has anything that can be traded."""
    return bool(moves.clues_of(s, seat)) or any(s.tickets[seat]) or any(not is_condition(t) for t in s.held[seat])


@dataclass(eq=False)
class Swap(Node):
    """With who was chosen: what goes either way is laid out, then the other agrees or not; or you simply give."""

    wares: Word
    both: bool

    def touches(self) -> int:
        return ASKS

    def run(self, s: Eldritch, step: int) -> bool:
        seat, other = reg(s, WHO), reg(s, IT)
        if step == _AGREE or s.asked is not None:  # since the choice just made
            return WAIT
        return WAIT if other >= 0 and self._goes_on(s, seat, other) else GO_ON

    def _wares_of(self, s: Eldritch, seat: int) -> list[int]:
        if self.wares is CLUES:
            return []
        return [
            thing
            for thing in s.held[seat]
            if not is_condition(thing)
            and thing not in s.traded
            and (self.wares is EVERYTHING or (not is_spell(thing) and has_trait(thing, ITEM)))
        ]

    def _tokens(self, s: Eldritch) -> Zone:
        return s.traded_tokens or NOTHING

    def _options(self, s: Eldritch, seat: int, other: int) -> tuple[Option, ...]:
        tokens = self._tokens(s)
        found: list[Option] = []
        with_clues, with_tickets = self.wares is not ITEMS, self.wares is EVERYTHING
        if with_clues and moves.clues_of(s, seat) > tokens[_CLUES_GIVEN]:
            found.append(GIVE_CLUE)
        if with_clues and self.both and moves.clues_of(s, other) > tokens[_CLUES_TAKEN]:
            found.append(TAKE_CLUE)
        if with_tickets:
            found += [
                GIVE_TICKET[kind]
                for kind in range(len(TICKETS))
                if s.tickets[seat][kind] > tokens[_TICKETS_GIVEN + kind]
            ]
            found += [
                TAKE_TICKET[kind]
                for kind in range(len(TICKETS))
                if s.tickets[other][kind] > tokens[_TICKETS_TAKEN + kind]
            ]
        things = self._wares_of(s, seat) + (self._wares_of(s, other) if self.both else [])
        return (*found, *BOOK.picks(things))

    def _excess(self, s: Eldritch, seat: int, other: int) -> tuple[int, int]:
        """By how many each of the two would have too many tickets. So many they still have, to give for them."""
        tokens = self._tokens(s)
        given = sum(tokens[_TICKETS_GIVEN:_TICKETS_TAKEN]) - sum(tokens[_TICKETS_TAKEN:])
        return sum(s.tickets[seat]) - given - MOST_TICKETS, sum(s.tickets[other]) + given - MOST_TICKETS

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat, other = reg(s, WHO), reg(s, IT)
        if step == _AGREE:
            return (question(self, other, "agree", (BOOK.yes, BOOK.no), (("who", seat),)),)
        return self._share(s, seat, other, self._options(s, seat, other))

    def _share(self, s: Eldritch, seat: int, other: int, found: tuple[Option, ...]) -> tuple[Decision, ...]:
        if max(self._excess(s, seat, other)) <= 0:  # else a ticket has to come back for the third
            before = tuple([option for option in found if option.index < BOOK.done.index])
            found = (*before, BOOK.done, *found[len(before) :])
        return (Decision(seat, "share", self.rule, found, (("who", other),), self),)

    def _goes_on(self, s: Eldritch, seat: int, other: int) -> bool:
        """Whether there is anything more to share, which then is asked: it is costly to work out."""
        found = self._options(s, seat, other)
        if found:
            s.asked = self._share(s, seat, other, found)
        return bool(found)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        me, other = reg(s, WHO), reg(s, IT)
        if step == _AGREE:
            if option is BOOK.yes:
                self._exchange(s, me, other)
            else:
                tell(s, "refused-trade", "6.14", ("who", other))
            s.traded = s.traded_tokens = ()
            return
        if option is BOOK.done:
            if s.traded or any(s.traded_tokens):
                if self.both:
                    push(s, self, _AGREE)
                    return
                self._exchange(s, me, other)
            s.traded = s.traded_tokens = ()
            return
        if option.verb == "pick":
            s.traded += (option.args[0],)
        else:
            self._count(s, option)
        if self._goes_on(s, me, other):
            push(s, self)
        elif self.both:
            push(s, self, _AGREE)
        else:
            self._exchange(s, me, other)
            s.traded = s.traded_tokens = ()

    def _count(self, s: Eldritch, option: Option) -> None:
        at = {"give-clue": _CLUES_GIVEN, "take-clue": _CLUES_TAKEN}.get(option.verb, -1)
        if at < 0:
            at = (_TICKETS_GIVEN if option.verb == "give-ticket" else _TICKETS_TAKEN) + option.args[0]
        tokens = self._tokens(s)
        s.traded_tokens = (*tokens[:at], tokens[at] + 1, *tokens[at + 1 :])

    def _exchange(self, s: Eldritch, seat: int, other: int) -> None:
        tokens = self._tokens(s)
        mine = [token for token, at in enumerate(s.clue_at) if at == HELD + seat][: tokens[_CLUES_GIVEN]]
        theirs = [token for token, at in enumerate(s.clue_at) if at == HELD + other][: tokens[_CLUES_TAKEN]]
        for token in mine:
            s.clue_at[token] = HELD + other
        for token in theirs:
            s.clue_at[token] = HELD + seat
        for kind in range(len(TICKETS)):
            passed = tokens[_TICKETS_GIVEN + kind] - tokens[_TICKETS_TAKEN + kind]
            moves.change_tickets(s, seat, kind, -passed)
            moves.change_tickets(s, other, kind, passed)
        for thing in s.traded:
            s.held[s.owner[thing]] = without(s.held[s.owner[thing]], thing)
        for thing in s.traded:
            self._hand_over(s, thing, s.owner[thing], other if s.owner[thing] == seat else seat)
        tell(s, "traded", "6.14", ("who", seat), ("who2", other))

    def _hand_over(self, s: Eldritch, thing: int, holder: int, to: int) -> None:
        """It isn't gained. A second copy of a spell is discarded."""
        tell(s, "handed-over", "6.14", ("who", holder), ("who2", to), the(thing))
        if is_spell(thing) and kind_of(thing) in moves.kinds_held(s, to, True):
            s.owner[thing] = -1
            moves.goes(s, thing)
            moves.put_back(s, thing)
            return
        s.held[to] += (thing,)
        s.owner[thing] = to

    def say(self, voice: Voice) -> Phrase:
        name = "swap" if self.both else "give"
        return clause(name, voice, ("wares", self.wares.name))
