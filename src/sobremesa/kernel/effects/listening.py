"""Moments of the rules at which cards act: before something happens and in its place, or after it.

A procedure of the rules pushes its own next step and fires the moment. Whom it concerns is told; then what prevention
has left stands in AMOUNT, and whether it still happens in HAPPENS. Where nobody listens, that is all it costs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Decision, Questioner
from sobremesa.kernel.effects.ears import holder_of
from sobremesa.kernel.effects.node import (
    ASKS,
    GO_ON,
    HELD,
    LISTENERS_QUEUED,
    SPAN,
    WAIT,
    Node,
    Standing,
    parts_of,
    question,
    scan,
)
from sobremesa.kernel.effects.registers import (
    AMOUNT,
    BLANK,
    EVENT,
    FLAGS,
    HAPPENS,
    IT,
    MOMENT,
    THAT,
    WHO,
    WIDTH,
)
from sobremesa.kernel.effects.running import (
    ASK_NOBODY,
    LEAVE,
    RESOLVE,
    Running,
    close_scope,
    could,
    open_scope,
    push,
    put,
    reg,
)
from sobremesa.kernel.effects.scopes import pay
from sobremesa.kernel.effects.selectors import Both, Cond, Count
from sobremesa.kernel.effects.whose import Whose, with_whose
from sobremesa.kernel.effects.words import DO, TO, WHEN, YOU_DO, Voice, Word, afterwards, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase

if TYPE_CHECKING:
    from sobremesa.kernel.effects.book import Book


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class On(Standing):
    """When that happens to those, do this; or you may, perhaps for a cost. `once`: until the game forgives it."""

    moment: Word
    whose: Whose
    do: Node
    may: bool = False
    cost: Node | None = None  # only offered to who can pay it
    once: bool = False
    when: Cond | None = None

    def bind(self, book: Book) -> None:
        asks = self.is_optional() or self.do.touches() & ASKS
        self.acts_at_once = not (asks or self.once or parts_of(self.do))

    def moment_of(self) -> int:
        return self.moment.number

    def part_name(self) -> str:
        return self.moment.name

    def is_optional(self) -> bool:
        return self.may or self.cost is not None

    def idle_fields(self) -> tuple[str, ...]:
        return () if self.cost is None else ("may",)  # who pays does so of their own accord

    def concerns(self, s: Running, listener: int, who: int, it: int) -> bool:
        """Whether what happens to them is any of its business, whatever else it may depend on."""
        if self.once and listener in s.used:
            return False
        return self.whose.fits(s, holder_of(s, listener), listener % SPAN, who, it)

    def hears(self, s: Running, listener: int) -> bool:
        """Whether it acts; the row on top is the event's."""
        return self.concerns(s, listener, reg(s, WHO), reg(s, IT)) and self.is_ready(s, listener)

    def is_ready(self, s: Running, listener: int) -> bool:
        """Of one whom it concerns: whether all else is so that it depends on."""
        if self.when is not None and not self.when.holds(s, s.registers[WHO - WIDTH], listener % SPAN):
            return False
        return self.cost is None or could(s, self.cost, holder_of(s, listener), listener % SPAN)

    # --- saying ----------------------------------------------------------------------------------------------

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        return self.sentences(voice)[0]

    def sentences(self, voice: Voice) -> list[Phrase]:
        person = self.whose.person
        rest: list[Phrase] = []
        if self.cost is not None:
            words = (("cost", self.cost.say(f"{person}-{TO}")), ("do", self.do.say(f"{person}-{TO}")))
            do: Phrase = ("may-to", (("form", f"{person}-{DO}"), *words))
        elif self.may:
            do = ("may-do", (("form", f"{person}-{DO}"), ("do", self.do.say(f"{person}-{TO}"))))
        else:
            do, *after = self.do.sentences(f"{person}-{DO}")
            rest = afterwards(after)
        when: Phrase = (with_whose(f"when-{self.moment.name}", self.whose), ())
        conds: list[Phrase] = []
        for cond in _conds(self.when):
            said = cond.say(f"{person}-{WHEN}")
            if cond.narrows():
                when = (f"{when[0]}{said[0].removeprefix('cond')}", said[1])
            else:
                conds.append(said)
        if conds:
            all_of_them: Phrase = conds[0] if len(conds) == 1 else ("cond-both", (("items", tuple(conds)),))
            do = ("do-if", (("cond", all_of_them), ("do", do)))
        kind = ("on-heading" if self.moment.is_heading else "on") + ("-once" if self.once else "")
        return [(kind, (("when", when), ("do", do))), *rest]


def _conds(when: Cond | None) -> tuple[Cond, ...]:
    return () if when is None else when.conds if isinstance(when, Both) else (when,)


# --- firing ------------------------------------------------------------------------------------------------------


def fire(s: Running, moment: Word, who: int, it: int = -1, amount: int = 0) -> bool:
    """Tell those whom it concerns; False if there is nobody. The last act of a step: push the next one before."""
    registers = s.registers
    if registers:
        registers[HAPPENS - WIDTH] = 1
        registers[AMOUNT - WIDTH] = amount
    heard = s.ears[moment.number]
    return bool(heard) and fire_among(s, heard, moment, who, it=it, amount=amount)


def fire_among(s: Running, heard: Sequence[int], moment: Word, who: int, *, it: int = -1, amount: int = 0) -> bool:
    """The same for these listeners only: where the rules say in which order the cards of the table act."""
    nodes = s.book().nodes
    concerned: list[int] = []
    for listener in heard:
        node = nodes[listener % HELD // SPAN]
        assert isinstance(node, On)
        if node.concerns(s, listener, who, it):
            concerned.append(listener)
    if not concerned:
        return False
    registers = s.registers
    circumstances = registers[FLAGS - WIDTH] if registers else 0
    registers += BLANK
    registers[WHO - WIDTH] = who
    registers[IT - WIDTH] = it
    registers[FLAGS - WIDTH] = circumstances
    registers[AMOUNT - WIDTH] = amount
    registers[MOMENT - WIDTH] = moment.number
    queue: list[int] = []
    for listener in concerned:
        node = nodes[listener % HELD // SPAN]
        assert isinstance(node, On)
        if node.is_ready(s, listener):
            queue.append(listener)
    if not queue:
        close_scope(s)
        return False
    s.agenda.append((RESOLVE, 0))
    node = nodes[queue[0] % HELD // SPAN]
    assert isinstance(node, On)
    if len(queue) == 1 and node.acts_at_once:
        s.queues.append(())
        _act_at_once(s, node, queue[0])
    else:
        s.queues.append(tuple(queue))
    return True


def _act_at_once(s: Running, node: On, listener: int) -> None:
    """One who acts alone and asks nobody does so without a frame: it would be the next. With that the event is over,
    unless something has come of it."""
    agenda, do, watcher = s.agenda, node.do, s.book().watcher
    _open_for(s, listener)
    s.speaks(node, listener % SPAN)
    depth = len(agenda)
    if do.run(s, 0) if watcher is None else watcher.run(do, s, 0):
        push(s, do)
    s.touched |= s.book().touched[do.number]
    if len(agenda) == depth and agenda[-1][0] == LEAVE:
        del agenda[-2:]
        close_scope(s)
        _close(s)


def _open_for(s: Running, listener: int) -> None:
    """The scope in which the listener acts; the row on top is the event's."""
    registers = s.registers
    event = len(registers) - WIDTH
    who, it = registers[event + WHO], registers[event + IT]
    holder = holder_of(s, listener)
    open_scope(s, holder if holder >= 0 else who, listener % SPAN, who if it < 0 and holder >= 0 else it)
    registers[event + WIDTH + EVENT] = event
    registers[event + WIDTH + AMOUNT] = registers[event + AMOUNT]


def _close(s: Running) -> None:
    """The event is over: what is left of it stands in the row of who fired it."""
    s.queues.pop()
    registers = s.registers
    left, still = registers[AMOUNT - WIDTH], registers[HAPPENS - WIDTH]
    del registers[-WIDTH:]
    if registers:
        registers[AMOUNT - WIDTH] = left
        registers[HAPPENS - WIDTH] = still


def _of_several_things(listeners: list[int]) -> bool:
    if len(listeners) == 1:
        return False
    return any(listener % SPAN != listeners[0] % SPAN for listener in listeners)


WHICH: Final = 1  # a thing was chosen that could be used in several ways: THAT


@final
class Which(Questioner):
    """Who asks in which of its ways a thing is used; each is called by what it does."""

    def __init__(self, ways: list[Node]) -> None:
        self._ways = ways

    def label(self, option: Option) -> Phrase | None:
        return self._way(option).say(YOU_DO)

    def risks(self, option: Option) -> int:
        return scan(self._way(option))

    def _way(self, option: Option) -> Node:
        way = self._ways[option.args[0]]
        assert isinstance(way, On)
        return way.do


@dataclass(eq=False)
class Resolve(Node):
    """What an event has set off: first what must happen, in an order that somebody chooses; then what may be used.

    What leaves play in the meantime isn't told; what comes has to wait for the next time.
    """

    def bind(self, book: Book) -> None:
        self._book = book
        self._askers: dict[tuple[int, ...], Which] = {}

    def touches(self) -> int:
        return ASKS

    def queue_at(self, step: int) -> int:
        return LISTENERS_QUEUED

    def run(self, s: Running, step: int) -> bool:
        if step == WHICH:
            return WAIT
        queue = self._thinned(s)
        if not queue or not reg(s, HAPPENS):
            _close(s)
            return GO_ON
        forced = self._forced(s, queue)
        if not forced:
            seat, mine = self._next_users(s)
            if mine:
                s.asked = self._use(s, seat, mine)
                return WAIT
            _close(s)
            return GO_ON
        first = forced[0]
        if _of_several_things(forced):
            if s.chooser(reg(s, MOMENT)) != ASK_NOBODY:
                return WAIT
            first = s.in_order(reg(s, MOMENT), forced)[0]
        self._tell(s, first)
        return GO_ON

    def _thinned(self, s: Running) -> tuple[int, ...]:
        queue, heard = s.queues[-1], s.ears[reg(s, MOMENT)]
        for listener in queue:
            if listener not in heard:
                queue = tuple([still for still in queue if still in heard])
                s.queues[-1] = queue
                break
        return queue

    def _forced(self, s: Running, queue: Sequence[int]) -> list[int]:
        nodes = s.book().nodes
        forced: list[int] = []
        for listener in queue:
            node = nodes[listener % HELD // SPAN]
            assert isinstance(node, On)
            if not node.is_optional():
                forced.append(listener)
        return forced

    def _tell(self, s: Running, listener: int) -> None:
        queue = s.queues[-1]
        at = queue.index(listener)
        s.queues[-1] = queue[:at] + queue[at + 1 :]
        push(s, self)
        node, thing = s.book().nodes[listener % HELD // SPAN], listener % SPAN
        assert isinstance(node, On)
        if not node.hears(s, listener):
            return  # what was told before has changed that
        if node.once:
            s.used += (listener,)
        _open_for(s, listener)
        push(s, node.do)
        if node.cost is not None:
            pay(s, node.cost)
        s.speaks(node, thing)

    # --- asking ----------------------------------------------------------------------------------------------

    def ask(self, s: Running, step: int) -> tuple[Decision, ...]:
        book, queue = s.book(), s.queues[-1]
        forced = self._forced(s, queue)
        if forced:
            options = book.picks([listener % SPAN for listener in forced])
            return (question(self, s.chooser(reg(s, MOMENT)), "order", options),)
        seat, mine = self._next_users(s)
        if step == WHICH:
            numbers = tuple([one % HELD // SPAN for one in mine if one % SPAN == reg(s, THAT)])
            if numbers not in self._askers:
                self._askers[numbers] = Which([book.nodes[number] for number in numbers])
            options = book.branch[: len(numbers)]
            args = (("card", book.things.say(reg(s, THAT))),)
            return (Decision(seat, "choose", self.rule, options, args, by=self._askers[numbers]),)
        return self._use(s, seat, mine)

    def _use(self, s: Running, seat: int, mine: list[int]) -> tuple[Decision, ...]:
        book = s.book()
        options = (book.done, *book.picks([listener % SPAN for listener in mine]))
        return (question(self, seat, "use", options),)

    def _next_users(self, s: Running) -> tuple[int, list[int]]:
        """Seat by seat, from who speaks for the table, who also decides for what is the table's.

        What somebody has left behind who is no longer in the match is used by nobody.
        """
        first = s.chooser(-1)
        for seat in s.seats_from(first):
            mine = [one for one in s.queues[-1] if self._user(s, one, first) == seat]
            if mine:
                return seat, mine
        return first, []

    def _user(self, s: Running, listener: int, first: int) -> int:
        holder = holder_of(s, listener)
        return holder if holder >= 0 else first

    def take(self, s: Running, step: int, seat: int, option: Option) -> None:
        queue = s.queues[-1]
        if option is s.book().done:
            first = s.chooser(-1)
            s.queues[-1] = tuple([one for one in queue if self._user(s, one, first) != seat])
            push(s, self)
        elif step == WHICH:
            mine = [one for one in self._next_users(s)[1] if one % SPAN == reg(s, THAT)]
            self._tell(s, mine[option.args[0]])
        else:
            forced = self._forced(s, queue)
            meant = [one for one in forced or self._next_users(s)[1] if one % SPAN == option.args[0]]
            if forced or len(meant) == 1:
                self._tell(s, meant[0])
            else:
                put(s, THAT, option.args[0])
                push(s, self, WHICH)

    def risks(self, option: Option) -> int:
        if option.verb != "pick":
            return 0
        bits = 0
        for node in self._book.standing_of(option.args[0]):
            bits |= scan(node)
        return bits


# --- before it happens -------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Prevent(Node):
    """Of what is about to happen, so much doesn't; None: all of it."""

    loss: Word
    amount: Count | None = None

    def run(self, s: Running, step: int) -> bool:
        at = reg(s, EVENT) + AMOUNT
        s.registers[at] = 0 if self.amount is None else max(0, s.registers[at] - self.amount.of(s))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        if self.amount is None:
            return clause("prevent-all", voice, ("loss", self.loss.name))
        return clause("prevent", voice, ("loss", self.amount.say(f"loss-{self.loss.name}")))


@dataclass(eq=False)
class Instead(Node):
    """What was about to happen doesn't, this does. Nobody else who waited for it is told."""

    do: Node

    def run(self, s: Running, step: int) -> bool:
        s.registers[reg(s, EVENT) + HAPPENS] = 0
        push(s, self.do)
        return GO_ON

    def is_simple(self) -> bool:
        return False

    def has_subject(self) -> bool:
        return self.do.has_subject()

    def say(self, voice: Voice) -> Phrase:
        return "do-instead", (("do", self.do.say(voice)),)
