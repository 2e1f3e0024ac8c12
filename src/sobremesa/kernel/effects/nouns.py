"""Noun phrases that are put together: a noun, narrowed by what is said of it, and what a card does with it.

    A(MONSTER & plain & here)           a non-epic monster on your space      un monstruo no épico de tu casilla
    Some(GATE & of_omen)                there is a gate of the current omen   hay algún portal del augurio actual
    Per(MONSTER & of(CULTIST) & about)  for each Cultist on the board         por cada Sectario del tablero

A noun is declared once, and so is a filter; then every noun can be said with every filter that is said of it. What is
nonsense is refused where it is declared. In the texts

    kind-NOUN       is the noun: several where `n` says so, with its gender and the like as attributes
    adj-FILTER      goes round the noun: «non-epic { $np }»
    that-FILTER     goes round the noun and what stands before it: «{ $np } on { your } space»; where it follows
                    «there is», its role is `there`
    det-…           is what stands before: a, every, this; the kernel's own texts have those. Its role is `whom` before
                    people to whom something is done

A phrase that is irregular in some language is named where its noun is declared, and said by a message of that name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.effects.registers import CARD, IT, WHO
from sobremesa.kernel.effects.running import Running, reg
from sobremesa.kernel.effects.selectors import Cond, Count, Fixed, Selector
from sobremesa.kernel.effects.words import SUBJECT, WHO_IS, WHO_MAY_BE, YOU, Voice, Word
from sobremesa.kernel.phrase import Args, Phrase

# Of a state, the thing, «you» and the card that speaks: whether it is so of that thing.
Fits = Callable[[Any, int, int, int], bool]
Find = Callable[[Any, int, int], Sequence[int]]  # of a state, «you» and the card: all there are

WHOM: Final = "whom"
THERE: Final = "there"
YOU_SUBJECT: Final = f"{YOU}-{SUBJECT}"

# How a filter is said, in the order in which filters are.
NAME: Final = 0  # instead of the noun: «a Cultist»
ADJECTIVE: Final = 1
OTHER: Final = 2  # in what stands before the noun: «another», «each other»
PLACE: Final = 3
CLAUSE: Final = 4


def speaking(s: Running) -> int:
    """The card that speaks, -1 where none does."""
    return reg(s, CARD) if s.registers else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter:
    """What is said of things, and so which of them are meant."""

    def __init__(self, name: str, of: str, how: int, fits: Fits, *args: tuple[str, Word]) -> None:
        self.name = name
        self.of = frozenset(of.split())  # the nouns that it is said of
        self.how = how
        self.fits = fits
        self.words = args

    def args(self, voice: Voice) -> Args:
        return tuple([(name, word.name) for name, word in self.words])

    def __repr__(self) -> str:
        return f"{self.name}({', '.join([word.name for _, word in self.words])})" if self.words else self.name


def _always(_s: Any, _thing: int, _who: int, _card: int) -> bool:
    return True


@final
class Where(Filter):
    """What is so of all of them, and said all the same: every monster on the board."""

    def __init__(self, name: str, of: str) -> None:
        super().__init__(name, of, PLACE, _always)


@final
class Who(Filter):
    """Of whom that is so."""

    def __init__(self, cond: Cond, of: str) -> None:
        super().__init__("who", of, CLAUSE, lambda s, thing, _, card: cond.holds(s, thing, card))
        self.cond = cond

    def args(self, voice: Voice) -> Args:
        return (("cond", self.cond.say(WHO_IS if voice.endswith(SUBJECT) else WHO_MAY_BE)),)

    def __repr__(self) -> str:
        return f"who({self.cond})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Countable:
    """What there can be so many of."""

    def many(self, s: Any, who: int, card: int) -> int:
        raise NotImplementedError(type(self).__name__)

    def say_at_least(self, n: Count, voice: Voice) -> Phrase:
        raise NotImplementedError(type(self).__name__)

    def say_per(self, lot: Phrase) -> Phrase:
        """So much for each of them."""
        raise NotImplementedError(type(self).__name__)


@final
class Stock(Countable):
    """What is no thing by itself: tokens on a card. `per-STOCK` and `at-least-STOCK` say it."""

    def __init__(self, name: str, lot: str, many: Callable[[Any, int, int], int]) -> None:
        self.name = name
        self.lot = lot  # as what so many of them are told: `lot-LOT`
        self._many = many

    def many(self, s: Any, who: int, card: int) -> int:
        return self._many(s, who, card)

    def say_at_least(self, n: Count, voice: Voice) -> Phrase:
        return f"at-least-{self.name}", (("form", voice), ("lot", n.say(self.lot)))

    def say_per(self, lot: Phrase) -> Phrase:
        return f"per-{self.name}", (("lot", lot),)

    def __repr__(self) -> str:
        return self.name


@final
class Noun(Countable):
    """Things of one kind. `A & b` are those of A of which b is so."""

    def __init__(
        self,
        name: str,
        find: Find,
        *,
        is_person: bool = False,
        is_own: bool = False,
        irregular: str = "",
        filters: tuple[Filter, ...] = (),
    ) -> None:
        self.name = name
        self._find = find
        self.is_person = is_person
        self.is_own = is_own  # of what «you» have
        self.irregular = frozenset(irregular.split())
        self.filters = filters
        self.key = "-".join([name, *[said.name for said in filters]])

    def __and__(self, said: Filter) -> Noun:
        if self.name not in said.of:
            raise ValueError(f"{said} is not said of the noun {self.name}")
        if any(other.how == said.how or {other.how, said.how} == {NAME, ADJECTIVE} for other in self.filters):
            raise ValueError(f"{self} can't be {said} besides")
        return self.only(*sorted((*self.filters, said), key=lambda one: one.how))

    def only(self, *filters: Filter) -> Noun:
        """The same noun, with nothing else said of it than that."""
        irregular = " ".join(self.irregular)
        return Noun(
            self.name, self._find, is_person=self.is_person, is_own=self.is_own, irregular=irregular, filters=filters
        )

    def __repr__(self) -> str:
        return " & ".join([self.name, *[repr(said) for said in self.filters]])

    # --- finding ---------------------------------------------------------------------------------------------

    def find(self, s: Any, who: int, card: int) -> Sequence[int]:
        found = self._find(s, who, card)
        for said in self.filters:
            fits = said.fits
            found = [thing for thing in found if fits(s, thing, who, card)]
        return found

    def fits(self, s: Any, thing: int, who: int, card: int) -> bool:
        """Whether all that is said of them is so of that one."""
        for said in self.filters:  # noqa: SIM110 - quicker than a generator
            if not said.fits(s, thing, who, card):
                return False
        return True

    def is_still(self, s: Any, thing: int) -> bool:
        """Whether it can still happen to them: where they were doesn't count any more, how they are does."""
        if not self.is_person:
            return True
        card = speaking(s)
        return thing in s.seats_from(thing) and all(
            said.fits(s, thing, thing, card) for said in self.filters if isinstance(said, Who)
        )

    # --- saying ----------------------------------------------------------------------------------------------

    def args(self, voice: Voice) -> Args:
        """What a message of its own is told."""
        args: Args = (("form", voice),)
        for said in self.filters:
            args = (*args, *said.args(voice))
        return args

    def _kind(self, n: int) -> Phrase:
        return f"kind-{self.name}", (("n", n),)

    def _bare(self, voice: Voice, n: int) -> Phrase:
        """With its name and its adjectives, and nothing before them."""
        bare = self._kind(n)
        for said in self.filters:
            if said.how == NAME:
                ((name, word),) = said.words
                bare = f"{name}-{word.name}", ()
            elif said.how == ADJECTIVE:
                args: Args = (("form", voice), ("noun", self._kind(1)), *said.args(voice), ("np-n", n), ("np", bare))
                bare = f"adj-{said.name}", args
        return bare

    def many(self, s: Any, who: int, card: int) -> int:
        return len(self.find(s, who, card))

    def say_at_least(self, n: Count, voice: Voice) -> Phrase:
        assert isinstance(n, Fixed)
        return self._so(self.say("at-least", voice, ("n", n.n), there=True), "at-least", voice)

    def say_some(self, before: str, voice: Voice) -> Phrase:
        return self._so(self.say(before, voice, there=True), before, voice)

    def _so(self, said: Phrase, before: str, voice: Voice) -> Phrase:
        """That there are, or that one has them."""
        if said[0] in self.irregular:
            return said
        return f"{'have' if self.is_own else 'there'}-{before}", (("form", voice), ("np", said))

    def say_per(self, lot: Phrase) -> Phrase:
        if f"per-{self.key}" in self.irregular:
            return f"per-{self.key}", (*self.args(YOU_SUBJECT), ("lot", lot))
        return ("per-own" if self.is_own else "per"), (
            ("lot", lot),
            ("noun", self._kind(1)),
            ("np", self.say("each", YOU_SUBJECT)),
        )

    def say(self, before: str, voice: Voice, *more: tuple[str, int], there: bool = False) -> Phrase:
        """With that before it, and all that comes after it; `there` where it follows «there is»."""
        whole = f"{before}-{self.key}"
        if whole in self.irregular:
            return whole, (*self.args(voice), *more)
        named = next((said for said in self.filters if said.how == NAME), None)
        person, _, role = voice.partition("-")
        message = f"det-{before}"
        args: Args = (
            ("form", f"{person}-{WHOM}" if self.is_person and not there and role != SUBJECT else voice),
            ("noun", self._kind(1)),
            ("np", self._bare(voice, 1)),
            ("nps", self._bare(voice, 2)),
        )
        if any(said.how == OTHER for said in self.filters):
            message += "-other"
        if named is not None:
            ((name, word),) = named.words
            message += "-named"
            args = (*args, ("name", (f"{name}-{word.name}", ())))
        phrase: Phrase = message, (*args, *more)
        for said in self.filters:
            if said.how >= PLACE:
                form = f"{person}-{THERE}" if there else voice
                phrase = f"that-{said.name}", (("form", form), *said.args(voice), ("np", phrase))
        return phrase


# --- of whom -----------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Which(Selector):
    """Things of the table."""

    def find(self, s: Running) -> Sequence[int]:
        return self.of(s, reg(s, WHO))

    def of(self, s: Any, seat: int) -> Sequence[int]:
        """As that seat would find them."""
        raise NotImplementedError(type(self).__name__)

    def takes(self, s: Any, thing: int, seat: int, card: int) -> bool:
        """Whether that thing, which is of their kind, is one of those: as that card sees it."""
        return thing in self.of(s, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False, repr=False)
class OfThose(Which):
    """What a noun phrase finds."""

    those: Noun

    def of(self, s: Any, seat: int) -> Sequence[int]:
        return self.those.find(s, seat, speaking(s))

    def takes(self, s: Any, thing: int, seat: int, card: int) -> bool:
        return self.those.fits(s, thing, seat, card)

    def still(self, s: Any, thing: int) -> bool:
        return self.those.is_still(s, thing)

    def before(self) -> str:
        """What stands before the noun."""
        raise NotImplementedError(type(self).__name__)

    def say(self, voice: Voice) -> Phrase:
        return self.those.say(self.before(), voice)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.those})"


@dataclass(eq=False, repr=False)
class A(OfThose):
    """One of those, to choose."""

    def before(self) -> str:
        return "a"


@dataclass(eq=False, repr=False)
class Every(OfThose):
    def before(self) -> str:
        return "every"


@dataclass(eq=False, repr=False)
class The(OfThose):
    """The only one there can be."""

    def before(self) -> str:
        return "the"


@dataclass(eq=False, repr=False)
class This(OfThose):
    """The one that speaks."""

    def of(self, s: Running, seat: int) -> Sequence[int]:
        card = reg(s, CARD)
        return (card,) if card in self.those.find(s, seat, card) else ()

    def before(self) -> str:
        return "this"


@dataclass(eq=False, repr=False)
class That(OfThose):
    """The one that was chosen, or that it is about."""

    def of(self, s: Running, seat: int) -> Sequence[int]:
        it = reg(s, IT)
        return (it,) if it in self.those.find(s, seat, reg(s, CARD)) else ()

    def before(self) -> str:
        return "that"


# --- whether -----------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False, repr=False)
class Some(Cond):
    """There is one of those, or one has one."""

    those: Noun

    def holds(self, s: Any, who: int, card: int) -> bool:
        return bool(self.those.find(s, who, card))

    def before(self) -> str:
        return "some"

    def say(self, voice: Voice) -> Phrase:
        return self.those.say_some(self.before(), voice)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.those})"


@dataclass(eq=False, repr=False)
class No(Some):
    def holds(self, s: Any, who: int, card: int) -> bool:
        return not self.those.find(s, who, card)

    def before(self) -> str:
        return "no"


@dataclass(eq=False, init=False)
class AtLeast(Cond):
    """There are so many of those, or so much of that."""

    n: Count
    those: Countable

    def __init__(self, n: int | Count, those: Countable) -> None:
        self.n = Fixed(n) if isinstance(n, int) else n
        self.those = those
        if isinstance(those, Noun) and not isinstance(self.n, Fixed):
            raise ValueError(f"things are counted by a number, not by {n}")

    def holds(self, s: Any, who: int, card: int) -> bool:
        return self.those.many(s, who, card) >= self.n.of(s)

    def say(self, voice: Voice) -> Phrase:
        return self.those.say_at_least(self.n, voice)


# --- how many ----------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally(Count):
    """One for each of something."""

    def of(self, s: Running) -> int:
        return self.tally(s, reg(s, WHO))

    def tally(self, s: Any, seat: int) -> int:
        raise NotImplementedError(type(self).__name__)


@dataclass(eq=False)
class Per(Tally):
    """So much, or so much less, for each of those."""

    those: Countable
    n: int = 1

    def tally(self, s: Running, seat: int) -> int:
        return self.n * self.those.many(s, seat, reg(s, CARD))

    def say(self, noun: str) -> Phrase:
        return self.those.say_per(Fixed(self.n).say(noun))


@dataclass(eq=False)
class Half(Tally):
    """Half as many as those, rounded up."""

    those: Noun

    def tally(self, s: Running, seat: int) -> int:
        return (self.those.many(s, seat, reg(s, CARD)) + 1) // 2

    def say(self, noun: str) -> Phrase:
        return "lot-half", (("noun", noun), ("np", self.those.say("the-many", YOU_SUBJECT)))
