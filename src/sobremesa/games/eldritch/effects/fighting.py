"""Ambushes and fights; monsters are hurt and defeated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.games.eldritch import moves
from sobremesa.games.eldritch.book import BOOK, MONSTERS, SPACES
from sobremesa.games.eldritch.combat import SKIPS, ambush, engage, fell, felled, hurt, is_down, met, trade_blows
from sobremesa.games.eldritch.effects.deed import ToOne
from sobremesa.games.eldritch.effects.fate import Fate
from sobremesa.games.eldritch.effects.health import Lose, amount
from sobremesa.games.eldritch.places import has_monster, monsters_on
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.telling import tell, the
from sobremesa.games.eldritch.words import ENCOUNTER_PHASE, HEALTH
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, WAIT, Node, question
from sobremesa.kernel.effects.nouns import Which
from sobremesa.kernel.effects.registers import AMOUNT, IT, WHO, A
from sobremesa.kernel.effects.running import asker, push, put, reg
from sobremesa.kernel.effects.selectors import Count
from sobremesa.kernel.effects.words import THEN, WHEN, Voice, Word, clause, goes_on, in_role
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Args, Phrase
from sobremesa.kernel.zones import without

# --- fighting -------------------------------------------------------------------------------------------------------


def _outcomes(words: Args, voice: Voice, won: Node | None, lost: Node | None) -> tuple[str, Args]:
    """What is added to the name of the message, and its arguments, for what comes of it; a monster that is named is
    spoken of as what it is."""
    then, when = in_role(voice, THEN), in_role(voice, WHEN)
    foe = tuple([word for word in words if word[0] == "monster"])
    over = "-over" if foe else ""
    name = ""
    if won is not None:
        words, name = (*words, ("won", (f"on-won{over}", (("form", when), *foe, ("do", won.say(then)))))), "-won"
    if lost is not None:
        on_lost: Phrase = (f"on-lost{over}", (("form", when), *foe, ("do", lost.say(then))))
        words, name = (*words, ("lost", on_lost)), f"{name}-lost"
    return name, words


def _go_on(s: Eldritch, won: Node | None, lost: Node | None) -> bool:
    """With what comes of the combat that is over."""
    chosen = won if s.was_beaten else lost
    if chosen is not None:
        push(s, chosen)
    return GO_ON


@dataclass(eq=False)
class Ambush(Node):
    """A monster from the cup, or one of that kind, ambushes you."""

    kind: Word | None = None
    won: Node | None = None
    lost: Node | None = None

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if step == 0:
            push(s, self, 1)
            if not ambush(s, seat, self.kind):
                s.was_beaten = False
            return GO_ON
        return _go_on(s, self.won, self.lost)

    def is_simple(self) -> bool:
        return self.won is None and self.lost is None

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        words: Args = (("form", voice),)
        if self.kind is not None:
            words = (*words, ("monster", self.kind.name))
        name, words = _outcomes(words, voice, self.won, self.lost)
        return f"do-ambush{'' if self.kind is None else '-by'}{name}", words


@dataclass(eq=False)
class Fight(Node):
    """A combat encounter with the monster that it is about."""

    won: Node | None = None
    lost: Node | None = None

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if step == 0:
            push(s, self, 1)
            thing = reg(s, IT)
            s.was_beaten = False
            if MONSTERS.holds(thing) and s.monster_at[MONSTERS.number(thing)] >= 0:
                engage(s, seat, MONSTERS.number(thing))
            return GO_ON
        return _go_on(s, self.won, self.lost)

    def is_simple(self) -> bool:
        return self.won is None and self.lost is None

    def say(self, voice: Voice) -> Phrase:
        name, words = _outcomes((("form", voice),), voice, self.won, self.lost)
        return f"do-fight{name}", words


@dataclass(eq=False)
class FightOne(Node):
    """A combat encounter with the first of those that is on your space."""

    of: Which

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        for thing in self.of.of(s, seat):
            if s.monster_at[MONSTERS.number(thing)] == s.place_of(seat):
                engage(s, seat, MONSTERS.number(thing))
                break
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("fight-one", voice, ("whom", self.of.say(voice)))


@dataclass(eq=False)
class FightAll(Node):
    """Every monster on your space, one after the other, as you choose."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if step == 0:
            s.to_fight = tuple([MONSTERS.first + token for token in monsters_on(s, s.place_of(seat))])
            push(s, self, 1)
            return GO_ON
        left = self._left(s, seat)
        if not left:
            s.to_fight = ()
            return GO_ON
        if len(left) > 1:
            return WAIT
        self._fight(s, seat, left[0])
        return GO_ON

    def _left(self, s: Eldritch, seat: int) -> list[int]:
        here = s.place_of(seat)
        return [thing for thing in s.to_fight if s.monster_at[MONSTERS.number(thing)] == here]

    def _fight(self, s: Eldritch, seat: int, thing: int) -> None:
        s.to_fight = without(s.to_fight, thing)
        push(s, self, 1)
        engage(s, seat, MONSTERS.number(thing))

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = asker(s)
        return (question(self, seat, "fight", BOOK.picks(self._left(s, seat))),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        who = reg(s, WHO)
        self._fight(s, who, option.args[0])

    def say(self, voice: Voice) -> Phrase:
        return clause("fight-all", voice)


@dataclass(eq=False)
class SkipStrength(Node):
    """In the combat that is going on there is no test of strength."""

    def run(self, s: Eldritch, step: int) -> bool:
        put(s, A, reg(s, A) | SKIPS)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("skip-strength", voice)


@dataclass(eq=False)
class NoLoss(Node):
    """What was about to be lost in this combat isn't."""

    def run(self, s: Eldritch, step: int) -> bool:
        put(s, AMOUNT, 0)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("no-loss", voice)


@dataclass(eq=False)
class NoExtraEncounter(Node):
    """As a price: only for whom there would be one."""

    def can(self, s: Eldritch) -> bool:
        seat = reg(s, WHO)
        in_their_turn = s.phase == ENCOUNTER_PHASE.number and seat == s.active and s.drawn < 0
        return in_their_turn and s.may_meet_more and not has_monster(s, s.places[seat])

    def run(self, s: Eldritch, step: int) -> bool:
        s.may_meet_more = False
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("no-extra-encounter", voice)


# --- hurting --------------------------------------------------------------------------------------------------------


def strike(s: Eldritch, token: int, n: int, by: int) -> None:
    """It loses Health outside of its combat, and may fall. The last act of a step."""
    hurt(s, token, n)
    if is_down(s, token):
        fell(s, token, by)


@dataclass(eq=False, init=False)
class Damage(ToOne):
    n: Count
    of: Which

    def __init__(self, n: int | Count, of: Which) -> None:
        self.n = amount(n)
        self.of = of

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        return self.of.of(s, seat)

    def prompt(self) -> str:
        return "hurt"

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        put(s, IT, thing)
        strike(s, MONSTERS.number(thing), self.n.of(s), seat)

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return clause("damage", voice, ("whom", self.of.say(voice)), ("lot", self.n.say("health")))


@dataclass(eq=False)
class DamageEach(ToOne):
    """Each monster on the space: yours, or one that you choose; all but the one met."""

    n: int
    where: Which
    others: bool = False

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [thing for thing in self.where.of(s, seat) if SPACES.number(thing) in s.monster_at]

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        struck = [
            token
            for token in monsters_on(s, SPACES.number(thing))
            if not (self.others and MONSTERS.first + token == reg(s, IT))
        ]
        for token in struck:
            hurt(s, token, self.n)
        felled(s, [token for token in struck if is_down(s, token)], seat)

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        name = "damage-each-other" if self.others else "damage-each"
        return clause(name, voice, ("where", self.where.say(voice)), ("n", self.n))


@dataclass(eq=False)
class TradeBlows(ToOne):
    """You and a monster lose Health, at the same time."""

    n: int
    of: Which

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        return self.of.of(s, seat)

    def prompt(self) -> str:
        return "hurt"

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        trade_blows(s, seat, MONSTERS.number(thing), self.n)

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        you, another = Lose(HEALTH, self.n).say(voice), Damage(self.n, self.of).say(goes_on(voice))
        return "do-seq", (("items", (you, another)),)


@dataclass(eq=False)
class DefeatEachHere(Node):
    """Every monster on your space but epic ones."""

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        felled(s, [token for token in monsters_on(s, s.place_of(seat)) if not moves.is_epic(token)], seat)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("defeat-each-here", voice)


@dataclass(eq=False)
class HurtIt(Node):
    """The monster that one fights; of all that it has left (None), if it is no epic one."""

    n: Count | None = None

    def run(self, s: Eldritch, step: int) -> bool:
        token = met(s)
        if self.n is not None:
            hurt(s, token, self.n.of(s))
        elif not moves.is_epic(token):
            hurt(s, token, moves.toughness_of(s, token) - s.hurt[token])
        return GO_ON

    def has_subject(self) -> bool:
        return self.n is not None

    def say(self, voice: Voice) -> Phrase:
        if self.n is None:
            return clause("defeat-it", voice)
        return clause("hurt-it", voice, ("lot", self.n.say("health")))


@dataclass(eq=False)
class MonstersRecover(Fate):
    """Those of these that stand: so much, or all (None)."""

    of: Which
    n: int | None = None

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        for thing in self.of.of(s, seat):
            token = MONSTERS.number(thing)
            n = s.hurt[token] if self.n is None else min(self.n, s.hurt[token])
            if n and not is_down(s, token):
                s.hurt[token] -= n
                tell(s, "monster-recovered", "9.5", the(thing), ("n", n))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        whom = ("whom", self.of.say(voice))
        return clause("recovers-all", voice, whom) if self.n is None else clause("recovers", voice, whom, ("n", self.n))
