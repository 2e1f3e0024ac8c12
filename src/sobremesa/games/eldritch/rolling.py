"""Tests: the pool of dice, the roll, rolling dice again, the result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, final

from sobremesa.games.eldritch.book import (
    ALL_ONES,
    BONUS,
    BOOK,
    CREDIT,
    DICE_MORE,
    FROM_FOUR,
    NO_CLUE_REROLL,
    ONLY_SIX,
    ONLY_SIXES,
    PIP,
    REROLL,
    SIXES,
    TEST_STARTS,
    TWO_DICE,
)
from sobremesa.games.eldritch.facts import SHEETS
from sobremesa.games.eldritch.moves import clues_of, discard_clues
from sobremesa.games.eldritch.options import DIE, REROLL_FOR_CLUE
from sobremesa.games.eldritch.state import NONE, Eldritch
from sobremesa.games.eldritch.telling import tell, tell_used
from sobremesa.games.eldritch.words import LOSSES, SKILLS
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.ears import holder_of
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import ASKS, GO_ON, HELD, RANDOM, SPAN, WAIT, Node, Standing, question
from sobremesa.kernel.effects.registers import AMOUNT, CARD, DICE, FLAGS, WHO, B, N
from sobremesa.kernel.effects.running import push, put, reg
from sobremesa.kernel.effects.scopes import pay
from sobremesa.kernel.effects.standing import Stat, best, is_so, total
from sobremesa.kernel.effects.whose import OWN, Whose, with_whose
from sobremesa.kernel.effects.words import TO, YOU, Voice, Word, Words
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Args, Phrase
from sobremesa.kernel.zones import Zone, with_sorted, without

SIDES: Final = 6
ANY_NUMBER: Final = 0


# --- what lets dice be rolled again, or changes one ---------------------------------------------------------------


@dataclass(eq=False)
class DiceHelp(Standing):
    """In a test of that skill, in those circumstances; once in a test, or once a round, perhaps for a cost."""

    n: int
    skill: Word | None = None
    flag: Word | None = None
    once: bool = False
    cost: Node | None = None
    whose: Whose = OWN

    def question(self) -> Word:
        raise NotImplementedError(type(self).__name__)

    def moment_of(self) -> int:
        return self.question().number

    def part_name(self) -> str:
        return self.question().name

    def counts(self, s: Eldritch, listener: int, who: int, skill: int) -> bool:
        if self.skill is not None and self.skill.number != skill:
            return False
        if self.flag is not None and not reg(s, FLAGS) & self.flag.number:
            return False
        if listener % SPAN in s.rerolled or (self.once and listener in s.used):
            return False
        if not self.whose.fits(s, holder_of(s, listener), listener % SPAN, who, -1):
            return False
        return self.cost is None or self.cost.can(s)

    def is_simple(self) -> bool:
        return False

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        message = with_whose(f"may-{self.question().name}", self.whose)
        args: Args = (("n", self.n),)
        if self.skill is None:
            message = f"{message}-in-test"
        else:
            message, args = f"{message}-of", (*args, ("skill", self.skill.name))
        said: Phrase = (message, args)
        if self.flag is not None:
            said = ("during", (("do", said), ("flag", self.flag.name)))
        if self.cost is not None:
            said = ("for-cost", (("cost", self.cost.say(f"{YOU}-{TO}")), ("do", said)))
        return ("once-a-round", (("do", said),)) if self.once else said


@dataclass(eq=False)
class Reroll(DiceHelp):
    """You may roll up to so many dice again (ANY_NUMBER: as many as you like)."""

    def question(self) -> Word:
        return REROLL


@dataclass(eq=False)
class Pip(DiceHelp):
    """You may add so much to what one die shows."""

    def question(self) -> Word:
        return PIP


@dataclass(eq=False)
class Credit(Standing):
    """Once a round, when you spend clues: one of them can be a point of that instead, or (None) needn't be spent."""

    loss: Word | None

    def moment_of(self) -> int:
        return CREDIT.number

    def part_name(self) -> str:
        return CREDIT.name

    def can_pay(self, s: Eldritch, seat: int) -> bool:
        if self.loss is None:
            return True
        return (s.health if self.loss is LOSSES.words[0] else s.sanity)[seat] > 1

    def pay(self, s: Eldritch, seat: int) -> None:
        if self.loss is not None:
            (s.health if self.loss is LOSSES.words[0] else s.sanity)[seat] -= 1
            tell(s, "spent", "18.12", ("who", seat), ("n", 1), ("loss", self.loss.name))

    def is_simple(self) -> bool:
        return False

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        if self.loss is None:
            return "stat-credit", ()
        return "stat-credit-of", (("loss", self.loss.name),)


def credit_of(s: Eldritch, seat: int) -> list[int]:
    """The listeners by which this seat could spend a clue fewer now."""
    found = []
    for listener in s.ears[CREDIT.number]:
        node = BOOK.nodes[listener % HELD // SPAN]
        assert isinstance(node, Credit)
        if listener not in s.used and s.owner[listener % SPAN] == seat and node.can_pay(s, seat):
            found.append(listener)
    return found


def use_credit(s: Eldritch, seat: int, listener: int) -> None:
    node = BOOK.nodes[listener % HELD // SPAN]
    assert isinstance(node, Credit)
    s.used += (listener,)
    tell_used(s, "17.3", seat, listener % SPAN)
    node.pay(s, seat)


# --- what a pool of dice is made of -------------------------------------------------------------------------------

SOURCES: Final = Words("skill", "modifier", "improvement", "bonus", "dice", "more")
BY_SKILL, BY_MODIFIER, BY_IMPROVEMENT, BY_BONUS, BY_DICE, BY_OTHERS = SOURCES.words


@final
class Source(NamedTuple):
    """A line of the receipt: a bonus that isn't the best, or not for these circumstances, doesn't count."""

    of: Word
    n: int
    thing: int = NONE
    counts: bool = True


def _bonuses(s: Eldritch, seat: int, skill: int) -> list[Source]:
    """Every bonus to that skill that the investigator has; of those that could count, the highest does."""
    found, could = [], []
    for listener in s.ears[BONUS.number]:
        stat = BOOK.nodes[listener % HELD // SPAN]
        assert isinstance(stat, Stat)
        if stat.counts(s, listener, seat, skill, -1):
            could.append(Source(BY_BONUS, stat.n, listener % SPAN))
        elif holder_of(s, listener) == seat and stat.key is not None and stat.key.number == skill:
            found.append(Source(BY_BONUS, stat.n, listener % SPAN, False))
    if could:
        highest = max(could, key=_worth)
        found = [each if each is highest and each.n > 0 else each._replace(counts=False) for each in could] + found
    return found


def _worth(source: Source) -> int:
    return source.n


# --- a test -------------------------------------------------------------------------------------------------------

ROLL: Final = 1
AGAIN: Final = 2
MARK: Final = 3
PLUS: Final = 4
RESULT: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Testing(Node):
    """You test a skill. B: how many dice may still be marked; THAT: what lets them be rolled again."""

    def skill_of(self, s: Eldritch) -> int:
        raise NotImplementedError(type(self).__name__)

    def modifier_of(self, s: Eldritch) -> int:
        return 0

    def needed(self, s: Eldritch) -> int:
        """The result with which it is passed; 0 where that isn't asked."""
        return 0

    def foe_of(self, s: Eldritch) -> int:
        """The monster whose test it is, as a thing."""
        return NONE

    def resolved(self, s: Eldritch) -> None:
        """The result is in N: push what follows."""
        raise NotImplementedError(type(self).__name__)

    def touches(self) -> int:
        return ASKS | RANDOM

    # --- the steps

    def run(self, s: Eldritch, step: int) -> bool:
        if step == 0:
            if s.ears[TEST_STARTS.number]:
                push(s, self, ROLL)
                fire(s, TEST_STARTS, reg(s, WHO))
                return GO_ON
            put(s, AMOUNT, 0)
            step = ROLL
        if step == ROLL:
            self._roll(s)
            ways = self._ways(s)
            if ways:
                s.asked = self._question(s, ways)
                push(s, self, AGAIN)
                return GO_ON
        if step in (MARK, PLUS):
            return WAIT
        if step == AGAIN:
            if s.asked is not None:  # since the roll, just now
                return WAIT
            ways = self._ways(s)
            if ways:
                s.asked = self._question(s, ways)
                return WAIT
        self._count(s)
        self.resolved(s)
        return GO_ON

    def _roll(self, s: Eldritch) -> None:
        seat, skill = reg(s, WHO), self.skill_of(s)
        pool = (
            SHEETS[s.sheets[seat]].skills[skill]
            + self.modifier_of(s)
            + s.improved[seat][skill]
            + best(s, BONUS, seat, key=skill)
            + total(s, DICE_MORE, seat)
            + reg(s, AMOUNT)
        )
        pool = max(1, pool)
        if reg(s, FLAGS) & ALL_ONES.number:
            s.dice = (1,) * pool
        else:
            below = s.rng.below
            s.dice = tuple([1 + below(SIDES) for _ in range(pool)])
        s.rerolled = s.were = ()
        if s.log is not None:
            receipt = [n for line in self.sources(s) if line.counts for n in (line.of.number, line.thing, line.n)]
            args = (("who", seat), ("skill", SKILLS.words[skill].name), ("dice", s.dice), ("pool", tuple(receipt)))
            tell(s, "rolled", "7.11", *args, ("least", self.least(s)))

    def sources(self, s: Eldritch) -> list[Source]:
        """Line by line what the pool is made of. What was added from outside can't be told once dice are on the table,
        but by how many there are."""
        seat, skill = reg(s, WHO), self.skill_of(s)
        found = [Source(BY_SKILL, SHEETS[s.sheets[seat]].skills[skill])]
        modifier, foe = self.modifier_of(s), self.foe_of(s)
        if modifier:
            found.append(Source(BY_MODIFIER, modifier, foe if foe >= 0 else reg(s, CARD)))
        if s.improved[seat][skill]:
            found.append(Source(BY_IMPROVEMENT, s.improved[seat][skill]))
        found += _bonuses(s, seat, skill)
        for listener in s.ears[DICE_MORE.number]:
            stat = BOOK.nodes[listener % HELD // SPAN]
            assert isinstance(stat, Stat)
            if stat.counts(s, listener, seat, -1, -1):
                found.append(Source(BY_DICE, stat.n, listener % SPAN))
        base = sum([line.n for line in found if line.counts])
        more = max(0, len(s.dice) - max(1, base)) if s.dice else reg(s, AMOUNT)
        return [*found, Source(BY_OTHERS, more)] if more else found

    def least(self, s: Eldritch) -> int:
        """The lowest that counts as a success."""
        seat = reg(s, WHO)
        if reg(s, FLAGS) & ONLY_SIXES.number or is_so(s, ONLY_SIX, seat):
            return 6
        return 4 if is_so(s, FROM_FOUR, seat) else 5

    def successes(self, s: Eldritch) -> int:
        """The result, as the dice lie."""
        least, result = self.least(s), 0
        for face in s.dice:
            if face >= least:
                result += 1
        if SIDES in s.dice and is_so(s, SIXES, reg(s, WHO), key=self.skill_of(s)):
            result += s.dice.count(SIDES)
        return result

    def _count(self, s: Eldritch) -> None:
        seat, result, mask = reg(s, WHO), self.successes(s), 0
        for face in s.dice:
            mask |= 1 << face
        put(s, N, result)
        put(s, DICE, mask)
        if s.log is not None:
            tell(s, "tested", "7.11", ("who", seat), ("n", result), ("need", self.needed(s)))
        s.dice = s.were = s.marked = s.rerolled = ()

    # --- rolling again

    def _ways(self, s: Eldritch) -> tuple[Option, ...]:
        """How dice can be changed; nothing where every die is as good as it can be."""
        flags = reg(s, FLAGS)
        if flags & ALL_ONES.number:
            return ()
        seat, skill, ears = reg(s, WHO), self.skill_of(s), s.ears
        clues = clues_of(s, seat)
        if not (clues or ears[REROLL.number] or ears[PIP.number] or ears[CREDIT.number]):
            return ()
        enough = SIDES if is_so(s, SIXES, seat, key=skill) else self.least(s)
        if min(s.dice) >= enough:
            return ()
        found: list[Option] = []
        things: list[int] = []
        if not is_so(s, NO_CLUE_REROLL, seat, it=self.foe_of(s)):
            if clues:
                found += [REROLL_FOR_CLUE[face - 1] for face in sorted(set(s.dice))]
            if ears[CREDIT.number]:
                things += [listener % SPAN for listener in credit_of(s, seat) if self._is_sanity(listener)]
        if ears[REROLL.number] or ears[PIP.number]:
            things += [listener % SPAN for listener in self.helps(s, seat, skill)]
        if not found and not things:
            return ()
        return (*found, BOOK.done, *BOOK.picks(things))

    def _is_sanity(self, listener: int) -> bool:
        node = BOOK.nodes[listener % HELD // SPAN]
        assert isinstance(node, Credit)
        return node.loss is not None

    def helps(self, s: Eldritch, seat: int, skill: int) -> list[int]:
        found = []
        for heard in (s.ears[REROLL.number], s.ears[PIP.number]):
            for listener in heard:
                node = BOOK.nodes[listener % HELD // SPAN]
                assert isinstance(node, DiceHelp)
                if node.counts(s, listener, seat, skill):
                    found.append(listener)
        return found

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = reg(s, WHO)
        if step == AGAIN:
            return self._question(s, self._ways(s))
        left = self._unmarked(s)
        options = tuple([DIE[face - 1] for face in sorted(set(left))])
        if step == PLUS:
            return (question(self, seat, "raise-die", options[: len(options) - (SIDES in left)]),)
        if s.marked:
            options = (*options, BOOK.done)
        return (Decision(seat, "which-die", self.rule, options, (("dice", left),), self),)

    def _question(self, s: Eldritch, ways: tuple[Option, ...]) -> tuple[Decision, ...]:
        args: Args = (("skill", SKILLS.words[self.skill_of(s)].name), ("dice", s.dice))
        return (Decision(reg(s, WHO), "reroll", self.rule, ways, args, self),)

    def _unmarked(self, s: Eldritch) -> Zone:
        left = s.dice
        for face in s.marked:
            left = without(left, face)
        return left

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        if step == AGAIN:
            self._choose_way(s, seat, option)
        elif step == PLUS:
            face = option.args[0]
            higher = min(SIDES, face + reg(s, B))
            self._change(s, (face,), [higher])
            tell(s, "raised-die", "7.17", ("who", seat), ("n", face), ("n2", higher))
            push(s, self, AGAIN)
        else:
            if option is not BOOK.done:
                s.marked = with_sorted(s.marked, option.args[0])
                put(s, B, reg(s, B) - 1)
            if option is BOOK.done or reg(s, B) == 0 or len(s.marked) == len(s.dice):
                self._roll_marked(s)
            else:
                push(s, self, MARK)

    def _choose_way(self, s: Eldritch, seat: int, option: Option) -> None:
        if option is BOOK.done:
            push(s, self, RESULT)
            return
        dice = 2 if len(s.dice) > 1 and is_so(s, TWO_DICE, seat) else 1  # for a clue
        if option.verb == "reroll":
            discard_clues(s, seat, 1)
            tell(s, "spent-clues", "7.18", ("who", seat), ("n", 1))
            s.marked = (option.args[0],)
            put(s, B, dice - 1)
            if dice > 1:
                push(s, self, MARK)
            else:
                self._roll_marked(s)
            return
        thing = option.args[0]
        for listener in credit_of(s, seat):
            if listener % SPAN == thing and self._is_sanity(listener):
                use_credit(s, seat, listener)
                put(s, B, dice)
                push(s, self, MARK)
                return
        listener = next(one for one in self.helps(s, seat, self.skill_of(s)) if one % SPAN == thing)
        node = BOOK.nodes[listener % HELD // SPAN]
        assert isinstance(node, DiceHelp)
        s.rerolled += (thing,)
        if node.once:
            s.used += (listener,)
        tell_used(s, "7.17", seat, thing)
        put(s, B, node.n if node.n != ANY_NUMBER else len(s.dice))
        push(s, self, PLUS if isinstance(node, Pip) else MARK)
        if node.cost is not None:
            pay(s, node.cost)

    def _roll_marked(self, s: Eldritch) -> None:
        fresh = [1 + s.rng.below(SIDES) for _ in s.marked]
        self._change(s, s.marked, fresh)
        tell(s, "rolled-again", "7.16", ("who", reg(s, WHO)), ("dice", tuple(fresh)), ("before", s.marked))
        s.marked = ()
        push(s, self, AGAIN)

    def _change(self, s: Eldritch, faces: Zone, fresh: list[int]) -> None:
        """Of the dice that show these, each shows something else now."""
        dice, were, unchanged = list(s.dice), list(s.were or (0,) * len(s.dice)), list(s.dice)
        for face, other in zip(faces, fresh, strict=True):
            at = unchanged.index(face)
            dice[at], were[at], unchanged[at] = other, face, 0
        s.dice, s.were = tuple(dice), tuple(were)
