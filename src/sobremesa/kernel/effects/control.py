"""In turn, if, may, unless, choose, each, repeat, under, go to, pick, vote: how what a card does hangs together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sobremesa.kernel import ballot
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import (
    ASKS,
    GO_ON,
    NO_QUEUE,
    THINGS_QUEUED,
    WAIT,
    Node,
    question,
    scan,
)
from sobremesa.kernel.effects.registers import CARD, FLAGS, IT, PAID, WHO, WIDTH
from sobremesa.kernel.effects.running import Running, asker, open_inner_scope, push, put, reg
from sobremesa.kernel.effects.scopes import pay
from sobremesa.kernel.effects.selectors import Cond, Not, Selector
from sobremesa.kernel.effects.words import (
    SUBJECT,
    THEN,
    THEY_DO,
    THEY_THEN,
    TO,
    UNLESS,
    WHEN,
    YOU_TO,
    Voice,
    Word,
    afterwards,
    goes_on,
    in_role,
)
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Args, Phrase, is_list_of_phrases


@dataclass(eq=False)
class Nothing(Node):
    def run(self, s: Running, step: int) -> bool:
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return "do-nothing", (("form", voice),)


@mypyc_attr(allow_interpreted_subclasses=True)
class Around(Node):
    """Something about another node, its `do`: when that may be done, or for what. It is read and set apart with it."""

    do: Node

    def can(self, s: Any) -> bool:
        return self.do.can(s)

    def run(self, s: Any, step: int) -> bool:
        push(s, self.do)
        return GO_ON

    def is_simple(self) -> bool:
        return False


# --- in turn -----------------------------------------------------------------------------------------------------


@dataclass(eq=False, init=False)
class Seq(Node):
    parts: tuple[Node, ...]

    def __init__(self, *parts: Node) -> None:
        self.parts = parts

    def run(self, s: Running, step: int) -> bool:
        parts = self.parts
        at = len(parts) - 1
        while at >= 0:  # all at once: a part that waits keeps those below it waiting
            push(s, parts[at])
            at -= 1
        return GO_ON

    def can(self, s: Running) -> bool:
        return all(part.can(s) for part in self.parts)

    def is_simple(self) -> bool:
        return all(part.is_simple() for part in self.parts)

    def has_subject(self) -> bool:
        return any(part.has_subject() for part in self.parts)

    def say(self, voice: Voice) -> Phrase:
        return _in_one(self.parts, voice)

    def sentences(self, voice: Voice) -> list[Phrase]:
        """Clauses in one sentence; whatever branches, or is about something else, ends it."""
        told: list[Phrase] = []
        run: list[Node] = []
        for part in self.parts:
            if part.is_simple():
                run.append(part)
                if not part.has_subject():
                    continue
            if run:
                told.append(_in_one(run, voice))
                run = []
            if not part.is_simple():
                told += part.sentences(voice)
        if run:
            told.append(_in_one(run, voice))
        return told


def _in_one(parts: Sequence[Node], voice: Voice) -> Phrase:
    clauses = _merged(parts, voice)
    if len(clauses) == 1:
        return clauses[0]
    # Several that are about different things are set apart by more than commas.
    apart = len(clauses) > 2 and any(part.has_subject() for part in parts)
    return ("do-seq-apart", (("rows", tuple(clauses)),)) if apart else ("do-seq", (("items", tuple(clauses)),))


def _merged(parts: Sequence[Node], voice: Voice) -> list[Phrase]:
    """Neighbours with the same verb share it: «lose 2 Health and 2 Sanity»."""
    told: list[Phrase] = []
    for part in parts:
        spoken = voice if not told else goes_on(voice)
        phrase = part.say_among(spoken) if isinstance(part, If) and len(parts) > 1 else part.say(spoken)
        if told and _share_a_verb(told[-1], phrase):
            shared = (*_objects(told[-1]), *_objects(phrase))
            told[-1] = (phrase[0], (*told[-1][1][:-1], ("what", shared)))
        else:
            told.append(phrase)
    return told


def _share_a_verb(one: Phrase, other: Phrase) -> bool:
    return one[0] == other[0] and bool(_objects(one) and _objects(other)) and _besides(one) == _besides(other)


def _besides(phrase: Phrase) -> Args:
    return tuple([arg for arg in phrase[1][:-1] if arg[0] != "form"])


def _objects(phrase: Phrase) -> tuple[Phrase, ...]:
    """What the verb is done to, where the clause ends with a list `what` of it: then neighbours can share the verb."""
    if not phrase[1] or phrase[1][-1][0] != "what":
        return ()
    objects = phrase[1][-1][1]
    return objects if is_list_of_phrases(objects) else ()


def _or(clauses: Sequence[Phrase]) -> Phrase:
    """As alternatives; where all have the same verb they share it: «gain 1 clue or 1 spell»."""
    objects = [_objects(phrase) for phrase in clauses]
    if all(_share_a_verb(clauses[0], phrase) for phrase in clauses) and all(len(of) == 1 for of in objects):
        message, args = clauses[0]
        return message, (*args[:-1], ("what", (_or([of[0] for of in objects]),)))
    return "do-or", (("either", tuple(clauses)),)


@dataclass(eq=False)
class Repeat(Node):
    n: int
    do: Node

    def run(self, s: Running, step: int) -> bool:
        if step + 1 < self.n:
            push(s, self, step + 1)
        push(s, self.do)
        return GO_ON

    def can(self, s: Running) -> bool:
        return self.do.can(s)

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        return "do-repeat", (("n", self.n), ("do", self.do.say(voice)))


# --- whether -----------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class If(Node):
    when: Cond
    then: Node
    other: Node | None = None

    def run(self, s: Running, step: int) -> bool:
        registers = s.registers
        if self.when.holds(s, registers[WHO - WIDTH], registers[CARD - WIDTH]):
            push(s, self.then)
        elif self.other is not None:
            push(s, self.other)
        return GO_ON

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        then = in_role(voice, THEN)
        message, words = self._said(voice, then)
        # After another «if» its own comes last, where what it leads to is short.
        reads_on = voice == then and self.then.is_simple() and (self.other is None or self.other.is_simple())
        return (f"{message}-after" if reads_on and message != "do-if-not-else" else message), words

    def sentences(self, voice: Voice) -> list[Phrase]:
        """What else happens is a sentence of its own where a chain of clauses comes before it: nobody could tell to
        which of them it belongs."""
        whole = self.say(voice)
        if self.other is None or whole[1][1][1][0] != "do-seq-apart":  # type: ignore[index]
            return [whole]
        cond, then, other = whole[1]
        return [("do-if", (cond, then)), ("do-otherwise", (other,))]

    def say_of_them(self) -> Phrase:
        """After whom it happens to: «the lead, if they have Debt, resolves it; otherwise, they gain it»."""
        return self._said(THEY_DO, THEY_DO)

    def _said(self, voice: Voice, first: Voice) -> Phrase:
        words: Args = (("cond", self.when.say(in_role(voice, WHEN))), ("do", self.then.say(first)))
        if self.other is None:
            return "do-if", words
        message = "do-if-not-else" if isinstance(self.when, Not) else "do-if-else"
        return message, (*words, ("do2", self.other.say(in_role(voice, THEN))))

    def say_among(self, voice: Voice) -> Phrase:
        """As one clause of several: the others hold in either case."""
        if self.other is None or not (self.then.is_simple() and self.other.is_simple()):
            return self.say(voice)
        instead = ("do2", self.then.say(in_role(voice, THEN)))
        return "do-or-if", (("do", self.other.say(voice)), ("cond", self.when.say(in_role(voice, WHEN))), instead)


@dataclass(eq=False)
class May(Node):
    """You may pay `cost`; if you did, `then`, else `other`. A cost that can't be paid in full isn't offered.

    Without a cost you may simply do `then`; without `then` you avoid `other` by paying: see `Unless`.
    """

    cost: Node | None
    then: Node | None = None
    other: Node | None = None

    def touches(self) -> int:
        return ASKS

    def run(self, s: Running, step: int) -> bool:
        if step == 0:
            if self._is_open(s):
                return WAIT
            put(s, PAID, 0)
        chosen = self.then if reg(s, PAID) else self.other
        if chosen is not None:
            push(s, chosen)
        return GO_ON

    def _is_open(self, s: Running) -> bool:
        if self.cost is not None:
            return self.cost.can(s)
        return self.then is None or self.then.can(s)

    def ask(self, s: Running, step: int) -> tuple[Decision, ...]:
        book = s.book()
        return (question(self, asker(s), "may", (book.yes, book.no), speaker(s)),)

    def take(self, s: Running, step: int, seat: int, option: Option) -> None:
        yes = option is s.book().yes
        put(s, PAID, 1 if yes else 0)
        push(s, self, 1)
        if yes and self.cost is not None:
            pay(s, self.cost)

    def leads_to(self, option: Option) -> Node | None:
        if option.verb == "yes":
            return self.cost if self.cost is not None else self.then
        return self.other if option.verb == "no" else None

    def risks(self, option: Option) -> int:
        led = (self.cost, self.then) if option.verb == "yes" else (self.other,)
        bits = 0
        for node in led:
            if node is not None:
                bits |= scan(node)
        return bits

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        form: Args = (("form", voice),)
        then_voice = in_role(voice, THEN)
        if self.cost is None:
            assert self.then is not None
            words: Args = (*form, ("do", self.then.say(in_role(voice, TO))))
            return (
                ("may-do", words)
                if self.other is None
                else ("may-do-else", (*words, ("do2", self.other.say(then_voice))))
            )
        if self.then is None:
            assert self.other is not None
            unless = ("cost", self.cost.say(in_role(voice, UNLESS)))
            if self.is_unless_first():
                return "unless-do", (*form, ("do", self.other.say(then_voice)), unless)
            return "do-unless", (*form, ("do", self.other.say(voice)), unless)
        reads_on = self.then.is_simple() and not self.then.has_subject()
        kind = "may-to" if reads_on else "may-then"
        words = (
            *form,
            ("cost", self.cost.say(in_role(voice, TO))),
            ("do", self.then.say(in_role(voice, TO) if reads_on else then_voice)),
        )
        return (kind, words) if self.other is None else (f"{kind}-else", (*words, ("do2", self.other.say(then_voice))))

    def is_unless_first(self) -> bool:
        """Whether it says what the price is before what it avoids: only so it is plain that it avoids all of that."""
        if self.cost is None or self.then is not None or self.other is None:
            return False
        if isinstance(self.other, Repeat):
            return False
        return self.other.say(THEY_DO)[0].startswith("do-seq") or not (
            isinstance(self.other, Seq) or self.other.is_simple()
        )


def Unless(do: Node, cost: Node) -> May:
    """`do`, unless you pay."""
    return May(cost, None, do)


def speaker(s: Running) -> Args:
    """The card that speaks, for a prompt; nothing where none does."""
    card = s.registers[CARD - WIDTH]
    return (("card", s.book().things.say(card)),) if card >= 0 else ()


# --- which -------------------------------------------------------------------------------------------------------


@dataclass(eq=False, init=False)
class Choose(Node):
    """One of several. Branches that can't be done in full aren't offered; nothing happens if none can."""

    branches: tuple[Node, ...]
    or_nothing: bool = False

    def __init__(self, *branches: Node, or_nothing: bool = False) -> None:
        self.branches = branches
        self.or_nothing = or_nothing

    def touches(self) -> int:
        return ASKS

    def _open(self, s: Running) -> list[int]:
        return [at for at, branch in enumerate(self.branches) if branch.can(s)]

    def can(self, s: Running) -> bool:
        return bool(self._open(s))

    def run(self, s: Running, step: int) -> bool:
        branches = self._open(s)
        if len(branches) == 1 and not self.or_nothing:
            push(s, self.branches[branches[0]])
            return GO_ON
        return bool(branches)

    def ask(self, s: Running, step: int) -> tuple[Decision, ...]:
        book = s.book()
        options = [book.branch[at] for at in self._open(s)]
        if self.or_nothing:
            options.insert(0, book.done)
        return (question(self, asker(s), "choose", tuple(options), speaker(s)),)

    def take(self, s: Running, step: int, seat: int, option: Option) -> None:
        led = self.leads_to(option)
        if led is not None:
            push(s, led)

    def leads_to(self, option: Option) -> Node | None:
        return self.branches[option.args[0]] if option.verb == "branch" else None

    def is_simple(self) -> bool:
        return all(branch.is_simple() for branch in self.branches)

    def has_subject(self) -> bool:
        return any(branch.has_subject() for branch in self.branches)

    def say(self, voice: Voice) -> Phrase:
        of_each = in_role(voice, TO) if self.or_nothing else voice
        either = _or([branch.say(of_each) for branch in self.branches])
        return ("may-do", (("form", voice), ("do", either))) if self.or_nothing else either


@dataclass(eq=False)
class Ballot(Node):
    """The group chooses: all at once, sealed. A tie goes to the first, from the chooser on, who voted so."""

    branches: tuple[Node, ...]

    def touches(self) -> int:
        return ASKS

    def run(self, s: Running, step: int) -> bool:
        members = s.seats_from(s.chooser(-1))
        if step == 0:
            s.votes = ballot.opened(max(members) + 1, members)
            push(s, self, 1)
            return GO_ON
        if not ballot.is_closed(s.votes):
            return WAIT
        winner = ballot.tally(s.votes, members)
        s.votes = []
        if winner is not None:
            push(s, self.branches[s.book().options[winner].args[0]])
        return GO_ON

    def ask(self, s: Running, step: int) -> tuple[Decision, ...]:
        options = s.book().branch[: len(self.branches)]
        waiting = [seat for seat, vote in enumerate(s.votes) if vote == ballot.NOT_YET]
        return tuple([question(self, seat, "vote", options, speaker(s)) for seat in waiting])

    def take(self, s: Running, step: int, seat: int, option: Option) -> None:
        s.votes[seat] = option.index
        push(s, self, 1)

    def leads_to(self, option: Option) -> Node | None:
        return self.branches[option.args[0]] if option.verb == "branch" else None

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        return "do-ballot", (("either", tuple([branch.say(YOU_TO) for branch in self.branches])),)


@dataclass(eq=False)
class Pick(Node):
    """Choose one of those: it is IT from here on. A single one isn't asked for; where there is none, nothing is."""

    of: Selector

    def touches(self) -> int:
        return ASKS

    def can(self, s: Running) -> bool:
        return bool(self.of.find(s))

    def run(self, s: Running, step: int) -> bool:
        found = self.of.find(s)
        if len(found) > 1:
            return WAIT
        put(s, IT, found[0] if found else -1)
        return GO_ON

    def ask(self, s: Running, step: int) -> tuple[Decision, ...]:
        return (question(self, asker(s), "pick", s.book().picks(self.of.find(s)), speaker(s)),)

    def take(self, s: Running, step: int, seat: int, option: Option) -> None:
        put(s, IT, option.args[0])

    def say(self, voice: Voice) -> Phrase:
        return "do-pick", (("form", voice), ("whom", self.of.say(voice)))


# --- whom --------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Each(Node):
    """It happens to each of them in turn, each as «you». Who falls out on the way is passed over."""

    whom: Selector
    do: Node

    def queue_at(self, step: int) -> int:
        return THINGS_QUEUED if step == 1 else NO_QUEUE

    def run(self, s: Running, step: int) -> bool:
        if step == 0:
            s.queues.append(tuple(self.whom.find(s)))
            push(s, self, 1)
            return GO_ON
        queue = s.queues[-1]
        if not queue:
            s.queues.pop()
            return GO_ON
        s.queues[-1] = queue[1:]
        push(s, self, 1)
        if self.whom.still(s, queue[0]):
            open_inner_scope(s, queue[0])
            push(s, self.do)
        return GO_ON

    def is_simple(self) -> bool:
        return False

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return self._said(self.do.say(THEY_DO), voice)

    def sentences(self, voice: Voice) -> list[Phrase]:
        told = [self._said(self.do.sentences(THEY_DO)[0], voice)]
        return [*told, *afterwards(self.do.sentences(THEY_THEN)[1:])]

    def _said(self, do: Phrase, voice: Voice) -> Phrase:
        whom = ("whom", self.whom.say(in_role(voice, SUBJECT)))
        if isinstance(self.do, May) and self.do.is_unless_first():
            assert self.do.cost is not None
            assert self.do.other is not None
            cost = ("cost", self.do.cost.say(in_role(THEY_DO, UNLESS)))
            unless: Phrase = ("unless-do", (("form", THEY_DO), ("do", self.do.other.say(THEY_DO)), cost))
            return "do-each-if", (whom, ("do", unless))
        if isinstance(self.do, If):
            return "do-each-if", (whom, ("do", self.do.say_of_them()))
        return "do-each", (whom, ("do", do))


# --- how ---------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Under(Node):
    """In these circumstances, and so in whatever comes of it."""

    flag: Word
    do: Node

    def run(self, s: Running, step: int) -> bool:
        open_inner_scope(s, reg(s, WHO))
        put(s, FLAGS, reg(s, FLAGS) | self.flag.number)
        push(s, self.do)
        return GO_ON

    def can(self, s: Running) -> bool:
        return self.do.can(s)

    def is_simple(self) -> bool:
        return False

    def has_subject(self) -> bool:
        return self.do.has_subject()

    def say(self, voice: Voice) -> Phrase:
        return "do-under", (("do", self.do.say(voice)), ("flag", self.flag.name))


@dataclass(eq=False)
class GoTo(Node):
    """Go on with another part of this card."""

    to: str  # the part's name: a word of the texts too, `part-NAME`

    def run(self, s: Running, step: int) -> bool:
        card, _, _ = self.part.rpartition(".")
        push(s, s.book().parts[f"{card}.{self.to}"])
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return "do-goto", (("form", voice), ("part", self.to))
