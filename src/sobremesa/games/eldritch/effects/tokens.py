"""Tokens, mostly eldritch ones: on the mystery, the ancient one's sheet, the omen track, mythos cards and spaces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch import moves
from sobremesa.games.eldritch.book import BOOK, MYTHOS, NO_TOKENS, SPACES, TOKEN_ON_SHEET
from sobremesa.games.eldritch.effects.deed import ToOne
from sobremesa.games.eldritch.effects.fate import Fate
from sobremesa.games.eldritch.effects.health import amount
from sobremesa.games.eldritch.map import ALL
from sobremesa.games.eldritch.places import has_token, nearest, of_terrain
from sobremesa.games.eldritch.state import NONE, Eldritch
from sobremesa.games.eldritch.telling import tell, the, the_space
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.control import speaker
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, WAIT, Node, question
from sobremesa.kernel.effects.nouns import Which
from sobremesa.kernel.effects.registers import CARD, IT, WHO
from sobremesa.kernel.effects.running import push, put, reg
from sobremesa.kernel.effects.selectors import Count, Fixed
from sobremesa.kernel.effects.words import Voice, Word, Words, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase

MARKS: Final = Words("mystery", "ancient-one")  # whose tokens lie on spaces
MYSTERYS, ANCIENT_ONES = MARKS.words

TOKENS: Final = Words("token", "health-token", "sanity-token")  # of which kind they are, as counts say it
ELDRITCH_TOKEN, HEALTH_TOKEN, SANITY_TOKEN = TOKENS.words

# --- on cards and tracks --------------------------------------------------------------------------------------------


def by(n: Count) -> str:
    """What is added to the name of a clause that says first where, because how many takes longer to say."""
    return "" if isinstance(n, Fixed) else "-by"


@dataclass(eq=False)
class TokenOnMystery(Node):
    """An eldritch token."""

    def run(self, s: Eldritch, step: int) -> bool:
        if s.mystery >= 0:
            s.mystery_tokens += 1
            tell(s, "token-on-mystery", "16.13", ("n", s.mystery_tokens))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("token-on-mystery", voice)


@dataclass(eq=False)
class MarkToMystery(Node):
    """The eldritch token of your space."""

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        space = s.place_of(seat)
        if has_token(s, space):
            (s.mystery_marks if s.mystery_marks[space] else s.ancient_marks)[space] -= 1
            s.mystery_tokens += 1
            tell(s, "token-on-mystery", "16.13", ("n", s.mystery_tokens))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("mark-to-mystery", voice)


@dataclass(eq=False)
class TokenOnSheet(Node):
    """On the ancient one's."""

    n: Count
    of: Word = ELDRITCH_TOKEN

    def run(self, s: Eldritch, step: int) -> bool:
        s.sheet_tokens += self.n.of(s)
        tell(s, "token-on-sheet", "16.6", ("n", s.sheet_tokens))
        fire(s, TOKEN_ON_SHEET, NONE)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause(f"token-on-sheet{by(self.n)}", voice, ("lot", self.n.say(self.of.name)))


@dataclass(eq=False)
class OmenToken(Node):
    """An eldritch token on the green space of the omen track more, or less."""

    more: bool

    def run(self, s: Eldritch, step: int) -> bool:
        s.omen_tokens = max(0, s.omen_tokens + (1 if self.more else -1))
        tell(s, "omen-tokens", "23.1", ("n", s.omen_tokens))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("omen-token-more" if self.more else "omen-token-less", voice)


@dataclass(eq=False, init=False)
class ChangeTokens(Node):
    """So many less on this mythos card, or more; what it does without any happens at once."""

    n: Count
    more: bool = False
    of: Word = ELDRITCH_TOKEN

    def __init__(self, n: int | Count, *, more: bool = False, of: Word = ELDRITCH_TOKEN) -> None:
        self.n = amount(n)
        self.more = more
        self.of = of

    def run(self, s: Eldritch, step: int) -> bool:
        card = MYTHOS.number(reg(s, CARD))
        if self.more:
            s.mythos_tokens[card] += self.n.of(s)
            tell(s, f"{self.of.name}s-on", "12.8", the(reg(s, CARD)), ("n", s.mythos_tokens[card]))
            return GO_ON
        if s.mythos_tokens[card] <= 0 or card not in s.ongoing:
            return GO_ON
        s.mythos_tokens[card] = max(0, s.mythos_tokens[card] - self.n.of(s))
        tell(s, "tokens-left", "12.15", the(reg(s, CARD)), ("n", s.mythos_tokens[card]))
        if s.mythos_tokens[card] == 0:
            fire(s, NO_TOKENS, NONE, reg(s, CARD))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        name = "tokens-on" if self.more else f"tokens-off{by(self.n)}"
        return clause(name, voice, ("lot", self.n.say(self.of.name)))


# --- on spaces ------------------------------------------------------------------------------------------------------


def _mark(s: Eldritch, space: int, *, reveals: bool = False) -> None:
    """For the mystery."""
    s.mystery_marks[space] += 1
    tell(s, "marked", "10.23", the_space(space), reveals=reveals)


@dataclass(eq=False)
class Mark(Node):
    """An eldritch token on each of those spaces, for the mystery or for the ancient one."""

    where: Which
    whose: Word

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        for thing in self.where.of(s, seat):
            space = SPACES.number(thing)
            if self.whose is MYSTERYS:
                _mark(s, space)
            else:
                s.ancient_marks[space] += 1
                tell(s, "marked", "23.4", the_space(space))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause(f"mark-for-{self.whose.name}", voice, ("where", self.where.say(voice)))


@dataclass(eq=False, init=False)
class OnRandomSpaces(Fate):
    """So many times, on a random space, which is IT; where no clue tells which, the lead chooses. The step counts."""

    n: Count
    then: Node

    def __init__(self, n: int | Count, then: Node) -> None:
        self.n = amount(n)
        self.then = then

    def touches(self) -> int:
        return RANDOM | ASKS

    def run(self, s: Eldritch, step: int) -> bool:
        if step >= self.n.of(s):
            return GO_ON
        space = moves.random_space(s)
        if space < 0:
            return WAIT
        self._go_on(s, step, SPACES.first + space)
        return GO_ON

    def _go_on(self, s: Eldritch, step: int, thing: int) -> None:
        put(s, IT, thing)
        push(s, self, step + 1)
        push(s, self.then)

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        options = BOOK.picks([SPACES.first + space for space in ALL])
        return (question(self, s.lead, "random-space", options, speaker(s)),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        self._go_on(s, step, option.args[0])

    def has_subject(self) -> bool:
        return self.then.has_subject()

    def say(self, voice: Voice) -> Phrase:
        if isinstance(self.n, Fixed) and self.n.n == 1:
            return self.then.say(voice)
        return "do-so-often", (("do", self.then.say(voice)), ("lot", self.n.say("time")))


@dataclass(eq=False)
class MarkNearest(ToOne):
    """The mystery's token on the nearest space of that terrain which has none."""

    terrain: Word

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        free = [space for space in of_terrain(self.terrain.number) if not has_token(s, space)]
        return [SPACES.first + space for space in nearest(s.place_of(seat), free)]

    def is_tie(self) -> bool:
        return True

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        _mark(s, SPACES.number(thing))

    def say(self, voice: Voice) -> Phrase:
        return clause("mark-nearest", voice, ("terrain", self.terrain.name))
