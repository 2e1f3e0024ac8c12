"""What cards and missions are worth at dawn: how many of something a vampire has, and what each brings."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.ansia.book import CARDS
from sobremesa.games.ansia.cards.facts import FACTS, HUMANS, KIND, cards_that
from sobremesa.games.ansia.effects.likings import liked
from sobremesa.games.ansia.state import Ansia
from sobremesa.games.ansia.words import FAMILIAR, KINDS
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.words import Voice, Word
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.zones import Zone


def owned(s: Ansia, seat: int) -> Zone:
    """All cards of a vampire, wherever they lie."""
    return s.decks[seat] + s.hands[seat] + s.zones[seat] + s.discards[seat] + s.digested[seat]


def kinds_of(s: Ansia, seat: int, *, with_tokens: bool = True) -> list[int]:
    """How many humans of each kind a vampire has; tokens count as humans for missions, not for cards."""
    found = [0] * len(KINDS)
    for card in owned(s, seat):
        if KIND[card] >= 0:
            found[KIND[card]] += 1
    if with_tokens:
        for kind in liked(s, seat):
            found[kind] += 1
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally:
    """Something that can be counted of a vampire at dawn."""

    def of(self, s: Ansia, seat: int) -> int:
        raise NotImplementedError(type(self).__name__)

    def say(self, n: int) -> Phrase:
        """What so many of them are called: «villager», «wolves»."""
        raise NotImplementedError(type(self).__name__)


# --- what can be counted -----------------------------------------------------------------------------------------


@dataclass(eq=False)
class OfKind(Tally):
    """Humans of that kind, tokens included."""

    kind: Word

    def of(self, s: Ansia, seat: int) -> int:
        return kinds_of(s, seat)[self.kind.number]

    def say(self, n: int) -> Phrase:
        return "tally-kind", (("n", n), ("kind", self.kind.name), ("kinds", self.kind.name))


@dataclass(eq=False)
class CardsOfKind(Tally):
    """Humans of that kind, cards only."""

    kind: Word

    def of(self, s: Ansia, seat: int) -> int:
        return kinds_of(s, seat, with_tokens=False)[self.kind.number]

    def say(self, n: int) -> Phrase:
        return "tally-cards-of-kind", (
            ("n", n),
            ("kind", self.kind.name),
        )


@dataclass(eq=False)
class Sets(Tally):
    """Complete sets of the four kinds."""

    def of(self, s: Ansia, seat: int) -> int:
        return min(kinds_of(s, seat))

    def say(self, n: int) -> Phrase:
        return "tally-sets", (("n", n),)


@dataclass(eq=False)
class OfMostKind(Tally):
    """Humans of whichever kind there are most of."""

    def of(self, s: Ansia, seat: int) -> int:
        return max(kinds_of(s, seat))

    def say(self, n: int) -> Phrase:
        return "tally-most-kind", (("n", n),)


@dataclass(eq=False)
class AllHumans(Tally):
    def of(self, s: Ansia, seat: int) -> int:
        return sum(kinds_of(s, seat))

    def say(self, n: int) -> Phrase:
        return "tally-humans", (("n", n),)


@dataclass(eq=False)
class OfCategory(Tally):
    category: Word

    def of(self, s: Ansia, seat: int) -> int:
        return sum([FACTS[card].category is self.category for card in owned(s, seat)])

    def say(self, n: int) -> Phrase:
        return "tally-category", (
            ("n", n),
            ("category", self.category.name),
        )


@dataclass(eq=False)
class OfType(Tally):
    """Familiars, powers that weren't there from the start, or roses."""

    type: Word

    def of(self, s: Ansia, seat: int) -> int:
        return sum([FACTS[card].type is self.type for card in owned(s, seat)])

    def say(self, n: int) -> Phrase:
        return "tally-type", (("n", n), ("type", self.type.name), ("types", self.type.name))


@dataclass(eq=False)
class FamiliarCategories(Tally):
    """Different categories of familiars."""

    def of(self, s: Ansia, seat: int) -> int:
        return len({FACTS[card].category.number for card in owned(s, seat) if FACTS[card].type is FAMILIAR})

    def say(self, n: int) -> Phrase:
        return "tally-familiar-categories", (("n", n),)


@dataclass(eq=False)
class Tokens(Tally):
    """Bonus tokens, used or not."""

    def of(self, s: Ansia, seat: int) -> int:
        return len(s.tokens[seat]) + len(s.spent[seat])

    def say(self, n: int) -> Phrase:
        return "tally-tokens", (("n", n),)


@dataclass(eq=False)
class Digested(Tally):
    def of(self, s: Ansia, seat: int) -> int:
        return len(s.digested[seat])

    def say(self, n: int) -> Phrase:
        return "tally-digested", (("n", n),)


@dataclass(eq=False)
class HumansThat(Tally):
    """Humans of which something is so: their blood is spicy, they carry holy water."""

    question: Word

    def of(self, s: Ansia, seat: int) -> int:
        such = cards_that(self.question) & HUMANS
        return sum([card in such for card in owned(s, seat)])

    def say(self, n: int) -> Phrase:
        return "tally-humans-that", (
            ("n", n),
            ("question", self.question.name),
        )


@dataclass(eq=False)
class DeckSize(Tally):
    """Cards, but for those digested."""

    def of(self, s: Ansia, seat: int) -> int:
        return len(owned(s, seat)) - len(s.digested[seat])

    def say(self, n: int) -> Phrase:
        return "tally-deck", (("n", n),)


# --- what it is worth --------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth(Node):
    """What it brings at dawn: it doesn't happen, it is worked out and written on the sheet."""

    def points(self, s: Ansia, seat: int) -> int:
        raise NotImplementedError(type(self).__name__)

    def why(self, s: Ansia, seat: int) -> Phrase:
        """How it comes to that: the sum, or what was lacking."""
        raise NotImplementedError(type(self).__name__)

    def is_simple(self) -> bool:
        return False


@dataclass(eq=False, init=False)
class Per(Worth):
    """So many points for each of these."""

    n: int
    tallies: tuple[Tally, ...]

    def __init__(self, n: int, *tallies: Tally) -> None:
        self.n = n
        self.tallies = tallies

    def points(self, s: Ansia, seat: int) -> int:
        return self.n * sum([tally.of(s, seat) for tally in self.tallies])

    def why(self, s: Ansia, seat: int) -> Phrase:
        return "why-each", (("n", sum([tally.of(s, seat) for tally in self.tallies])), ("each", self.n))

    def say(self, voice: Voice) -> Phrase:
        return "worth-per", (
            ("n", self.n),
            ("each", tuple([("each", (("one", tally.say(1)),)) for tally in self.tallies])),
        )


@dataclass(eq=False)
class AtLeast(Worth):
    n: int
    tally: Tally
    least: int

    def points(self, s: Ansia, seat: int) -> int:
        return self.n if self.tally.of(s, seat) >= self.least else 0

    def why(self, s: Ansia, seat: int) -> Phrase:
        return "why-least", (("n", self.tally.of(s, seat)), ("least", self.least))

    def say(self, voice: Voice) -> Phrase:
        return "worth-at-least", (("n", self.n), ("least", self.least), ("what", self.tally.say(self.least)))


@dataclass(eq=False)
class AtMost(Worth):
    n: int
    tally: Tally
    most: int

    def points(self, s: Ansia, seat: int) -> int:
        return self.n if self.tally.of(s, seat) <= self.most else 0

    def why(self, s: Ansia, seat: int) -> Phrase:
        return "why-most", (("n", self.tally.of(s, seat)), ("most", self.most))

    def say(self, voice: Voice) -> Phrase:
        return "worth-at-most", (("n", self.n), ("most", self.most), ("what", self.tally.say(self.most)))


@dataclass(eq=False)
class Without(Worth):
    """Points for having none of a kind, and at least so many humans all the same."""

    n: int
    kind: Word
    least: int

    def points(self, s: Ansia, seat: int) -> int:
        kinds = kinds_of(s, seat)
        return self.n if not kinds[self.kind.number] and sum(kinds) >= self.least else 0

    def why(self, s: Ansia, seat: int) -> Phrase:
        kinds = kinds_of(s, seat)
        return "why-without", (("n", kinds[self.kind.number]), ("n2", sum(kinds)), ("least", self.least))

    def say(self, voice: Voice) -> Phrase:
        return "worth-without", (("n", self.n), ("kind", self.kind.name), ("least", self.least))


@dataclass(eq=False)
class Together(Worth):
    """Points for having another card as well."""

    n: int
    other: Word

    def points(self, s: Ansia, seat: int) -> int:
        return self.n if CARDS[self.other.name] in owned(s, seat) else 0

    def why(self, s: Ansia, seat: int) -> Phrase:
        return "why-together", (("card", self.other.name), ("n", int(CARDS[self.other.name] in owned(s, seat))))

    def say(self, voice: Voice) -> Phrase:
        return "worth-together", (("n", self.n), ("card", self.other.name))


@dataclass(eq=False)
class Most(Worth):
    """Points for having more of it than any other vampire that saw the day through, and at least one."""

    n: int
    tally: Tally

    def points(self, s: Ansia, seat: int) -> int:
        return self.n if self.tally.of(s, seat) > self._of_others(s, seat) else 0

    def _of_others(self, s: Ansia, seat: int) -> int:
        """The most that any of the others has."""
        others = [self.tally.of(s, other) for other in range(len(s.places)) if other != seat and other not in s.ashes]
        return max(others, default=0)

    def why(self, s: Ansia, seat: int) -> Phrase:
        return "why-majority", (("n", self.tally.of(s, seat)), ("n2", self._of_others(s, seat)))

    def say(self, voice: Voice) -> Phrase:
        return "worth-most", (("n", self.n), ("what", self.tally.say(2)))


@dataclass(eq=False)
class HomeBy(Worth):
    n: int
    turn: int

    def points(self, s: Ansia, seat: int) -> int:
        return self.n if 0 < s.home[seat] <= self.turn else 0

    def why(self, s: Ansia, seat: int) -> Phrase:
        return "why-turn", (("n", s.home[seat]),)

    def say(self, voice: Voice) -> Phrase:
        return "worth-home-by", (("n", self.n), ("turn", self.turn))


@dataclass(eq=False)
class HomeFrom(Worth):
    n: int
    turn: int

    def points(self, s: Ansia, seat: int) -> int:
        return self.n if s.home[seat] >= self.turn else 0

    def why(self, s: Ansia, seat: int) -> Phrase:
        return "why-turn", (("n", s.home[seat]),)

    def say(self, voice: Voice) -> Phrase:
        return "worth-home-from", (("n", self.n), ("turn", self.turn))
