"""Resolving reckoning effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch import reckonings
from sobremesa.games.eldritch.book import BOOK
from sobremesa.games.eldritch.effects.deed import Whether
from sobremesa.games.eldritch.moves import condition_held
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.telling import tell, the
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, NO_QUEUE, THINGS_QUEUED, WAIT, Node
from sobremesa.kernel.effects.registers import WHO
from sobremesa.kernel.effects.running import push, reg, start
from sobremesa.kernel.effects.words import Voice, Word, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase

_OF_THE_TABLE: Final = 1  # monsters, the ancient one, mythos cards
_OF_INVESTIGATORS: Final = 2  # what each has, in turn


@dataclass(eq=False, init=False)
class Reckon(Node):
    """Those of these groups that are in play when it begins; what comes meanwhile waits for the next time."""

    groups: tuple[Word, ...]

    def __init__(self, *groups: Word) -> None:
        self.groups = groups

    def touches(self) -> int:
        return ASKS

    def queue_at(self, step: int) -> int:
        return THINGS_QUEUED if step in (_OF_THE_TABLE, _OF_INVESTIGATORS) else NO_QUEUE

    def run(self, s: Eldritch, step: int) -> bool:
        if step == 0:
            s.queues.append(tuple([thing for group in self.groups for thing in reckonings.reckoned(s, group)]))
            push(s, self, _OF_THE_TABLE)
            return GO_ON
        still = reckonings.still_there(s, s.queues[-1])
        if not still:
            s.queues.pop()
            return GO_ON
        if step == _OF_THE_TABLE and reckonings.are_held(still):
            s.queues[-1] = reckonings.in_turn(s, still)
            push(s, self, _OF_INVESTIGATORS)
            return GO_ON
        s.queues[-1] = still
        first = reckonings.first_of(s, still)
        if len(first) > 1:
            s.asked = self._order(s, first)
            return WAIT
        self._resolve(s, first[0], step)
        return GO_ON

    def _resolve(self, s: Eldritch, thing: int, step: int) -> None:
        s.queues[-1] = tuple([other for other in s.queues[-1] if other != thing])
        push(s, self, step)
        part = reckonings.part_of(s, thing)
        if part is not None:
            tell(s, "reckoning", "13.5", the(thing))
            start(s, part, s.owner[thing], thing, thing)

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        return self._order(s, reckonings.first_of(s, s.queues[-1]))

    def _order(self, s: Eldritch, first: list[int]) -> tuple[Decision, ...]:
        holder = s.owner[first[0]]
        return (Decision(holder if holder >= 0 else s.lead, "order", self.rule, BOOK.picks(first), by=self),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        self._resolve(s, option.args[0], step)

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return clause("reckon", voice, ("group", tuple([group.name for group in self.groups])))


@dataclass(eq=False)
class ReckonCondition(Node):
    """That of your own condition of that kind."""

    kind: Word

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        thing = condition_held(s, seat, self.kind)
        part = reckonings.part_of(s, thing) if thing >= 0 else None
        if part is not None:
            start(s, part, seat, thing, thing)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("reckon-condition", voice, ("condition", self.kind.name))


@dataclass(eq=False)
class Reckons(Whether):
    """Something of that group has a reckoning effect."""

    group: Word

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return bool(reckonings.reckoned(s, self.group))

    def say(self, voice: Voice) -> Phrase:
        return "cond-reckons", (("group", self.group.name),)
