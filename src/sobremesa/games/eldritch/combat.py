"""A combat encounter: what the monster does first, the test of will, the test of strength; and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch.annals import WON_COMBAT, note
from sobremesa.games.eldritch.book import (
    ACQUIRING,
    AT_ONCE,
    BEAT_MONSTER,
    BOOK,
    CASTING,
    COMBAT_ENDS,
    COMBAT_STARTS,
    DAMAGE,
    DEFEATED_MONSTER,
    HORROR_ONE,
    IN_COMBAT,
    MONSTER_FELL,
    MONSTERS,
    SEATS,
    STRENGTH_IN_COMBAT,
    UNHURT,
    WILL_IN_COMBAT,
)
from sobremesa.games.eldritch.effects.health import Lose, Pending
from sobremesa.games.eldritch.facts import NO_TEST
from sobremesa.games.eldritch.harm import lose_if_all_are_out
from sobremesa.games.eldritch.moves import (
    draw_monster,
    facts_of,
    home_of,
    is_about,
    take_monster,
    tokens_of,
    toughness_of,
)
from sobremesa.games.eldritch.rolling import Testing
from sobremesa.games.eldritch.spawning import monster_part
from sobremesa.games.eldritch.state import ALIVE, AMBUSHING, NONE, Eldritch
from sobremesa.games.eldritch.telling import tell, the
from sobremesa.games.eldritch.words import (
    AFTER_WILL,
    BEFORE_STRENGTH,
    BEFORE_WILL,
    FAILED_STRENGTH,
    FAILED_WILL,
    HEALTH,
    LOST_HEALTH,
    LOST_SANITY,
    ON_DEFEATED,
    ON_FELL,
    SANITY,
    STRENGTH,
    WILL,
)
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.ears import expire, go_on_lasting, holder_of
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import ASKS, GO_ON, SPAN, THINGS_QUEUED, WAIT, Node, question
from sobremesa.kernel.effects.registers import AMOUNT, FLAGS, IT, PAYING, THAT, WHO, A, B, N
from sobremesa.kernel.effects.running import Running, push, put, reg, start
from sobremesa.kernel.effects.standing import is_so, total
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.option import Option
from sobremesa.kernel.zones import without

_NOT_PART_OF_IT: Final = PAYING | CASTING.number | ACQUIRING.number


def met(s: Running) -> int:
    """The token that one fights, or that speaks."""
    return MONSTERS.number(reg(s, IT))


def is_down(s: Eldritch, token: int) -> bool:
    return s.hurt[token] >= toughness_of(s, token)


def hurt(s: Eldritch, token: int, n: int) -> None:
    """It loses Health; whether that was its last is for others to see to."""
    if n > 0 and not is_so(s, UNHURT, NONE, it=MONSTERS.first + token):
        s.hurt[token] += n
        tell(s, "monster-hurt", "9.4", the(MONSTERS.first + token), ("n", n))


# --- its tests ----------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class MonsterTest(Testing):
    """Printed on the token: IT."""

    skill: Word

    def skill_of(self, s: Eldritch) -> int:
        return self.skill.number

    def modifier_of(self, s: Eldritch) -> int:
        facts = facts_of(s, met(s))
        return facts.will if self.skill is WILL else facts.strength

    def foe_of(self, s: Eldritch) -> int:
        return reg(s, IT)

    def resolved(self, s: Eldritch) -> None:
        return


@dataclass(eq=False, init=False)
class Terror(Lose):
    """What the will test costs. What the monster makes of it, it makes of the last Sanity too: before anybody falls."""

    def befall(self, s: Eldritch, seat: int, n: int) -> None:
        token, lost = met(s), min(n, s.sanity[seat])
        Lose.befall(self, s, seat, n)
        part = monster_part(s, token, LOST_SANITY.name) if lost > 0 else None
        if part is not None:
            thing = MONSTERS.first + token
            start(s, part, seat if s.life[seat] == ALIVE else NONE, thing, thing)
            put(s, AMOUNT, lost)


@dataclass(eq=False, init=False)
class Blow(Lose):
    """What the monster that one fights does, while it loses Health itself. If both fall, the active player says whose
    fall is resolved first."""

    def befall(self, s: Eldritch, seat: int, n: int) -> None:
        token, is_there = met(s), not reg(s, A) & NUMBERS and is_about(s, met(s))
        Lose.befall(self, s, seat, n)
        both = is_there and is_down(s, token) and s.life[seat] != ALIVE
        if both and (is_heeded(s, token) or s.is_awake or s.doom == 1):
            start(s, BOTH_FELL, NONE, MONSTERS.first + token, MONSTERS.first + token)
            put(s, THAT, SEATS.first + seat)


WILL_TEST: Final = BOOK.add("combat.will", MonsterTest(WILL), rule="eldritch-9.2")
STRENGTH_TEST: Final = BOOK.add("combat.strength", MonsterTest(STRENGTH), rule="eldritch-9.3")
LOSE_SANITY: Final = BOOK.add("combat.horror", Terror(SANITY, Pending()), rule="eldritch-9.2")
LOSE_HEALTH: Final = BOOK.add("combat.damage", Blow(HEALTH, Pending()), rule="eldritch-9.3")

# --- the encounter ------------------------------------------------------------------------------------------------

_BEFORE: Final = 1
_TEST_WILL: Final = 2
_HORROR: Final = 3
_AFTER: Final = 4
_BETWEEN: Final = 5
_TEST_STRENGTH: Final = 6
_BLOWS: Final = 7
_DAMAGE: Final = 8

# In A of a combat.
SKIPS: Final = 1  # there is no test of strength
NUMBERS: Final = 2  # only the numbers of the monster fight: no token can fall


@dataclass(eq=False)
class Combat(Node):
    """IT: the monster. What is printed on it runs in this scope, and can make the investigator skip the second test."""

    def run(self, s: Eldritch, step: int) -> bool:
        token, seat = met(s), reg(s, WHO)
        if step == 0:
            tell(s, "combat", "9.1", ("who", seat), the(reg(s, IT)))
            push(s, self, _BEFORE)
            fire(s, COMBAT_STARTS, seat, reg(s, IT))
        elif step == _BEFORE:
            push(s, self, _TEST_WILL)
            self._print(s, token, BEFORE_WILL)
        elif step == _TEST_WILL:
            if facts_of(s, token).will == NO_TEST:
                push(s, self, _BETWEEN)
            else:
                push(s, self, _HORROR)
                push(s, WILL_TEST)
                fire(s, WILL_IN_COMBAT, seat, reg(s, IT))
        elif step == _HORROR:
            put(s, AMOUNT, self._horror(s, seat, token) - reg(s, N))
            push(s, self, _AFTER)
            push(s, LOSE_SANITY)
        elif step == _AFTER:
            push(s, self, _BETWEEN)
            self._print(s, token, AFTER_WILL)
            if reg(s, N) == 0:
                self._print(s, token, FAILED_WILL)
        elif is_down(s, token):
            pass
        elif step == _BETWEEN:
            if facts_of(s, token).strength != NO_TEST and not reg(s, A) & SKIPS:
                push(s, self, _TEST_STRENGTH)
                self._print(s, token, BEFORE_STRENGTH)
        elif step == _TEST_STRENGTH:
            push(s, self, _BLOWS)
            push(s, STRENGTH_TEST)
            fire(s, STRENGTH_IN_COMBAT, seat, reg(s, IT))
        elif step == _BLOWS:
            put(s, AMOUNT, max(0, self._damage(s, seat, token) - reg(s, N)))
            push(s, self, _DAMAGE)
            if reg(s, N) == 0:
                self._print(s, token, FAILED_STRENGTH)
        elif step == _DAMAGE:
            result = reg(s, N)
            if reg(s, AMOUNT) > 0:
                push(s, WOUND)
                push(s, LOSE_HEALTH)
            hurt(s, token, result)
        return GO_ON

    def _print(self, s: Eldritch, token: int, occasion: Word) -> None:
        part = monster_part(s, token, occasion.name)
        if part is not None:
            push(s, part)

    def _horror(self, s: Eldritch, seat: int, token: int) -> int:
        horror = facts_of(s, token).horror
        return 1 if horror > 1 and is_so(s, HORROR_ONE, seat) else horror

    def _damage(self, s: Eldritch, seat: int, token: int) -> int:
        """Whatever lessens it leaves 1."""
        damage = facts_of(s, token).damage
        return max(min(damage, 1), damage + total(s, DAMAGE, seat))


@dataclass(eq=False)
class Wound(Node):
    """What the monster does where its damage was felt, whether or not it was its last blow."""

    def run(self, s: Eldritch, step: int) -> bool:
        part = monster_part(s, met(s), LOST_HEALTH.name) if reg(s, AMOUNT) > 0 else None
        if part is not None:
            push(s, part)
        return GO_ON


# --- what comes of it ---------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Fell(Node):
    """A monster has lost its last Health, or was defeated by an effect. IT: which; THAT: whose doing it was, if any."""

    def run(self, s: Eldritch, step: int) -> bool:
        token = met(s)
        if step == 0:
            tell(s, "monster-fell", "11.4", the(reg(s, IT)))
            push(s, self, 1)
            who, part = s.active_player(), monster_part(s, token, ON_FELL.name)
            fire(s, MONSTER_FELL, who if s.life[who] == ALIVE else NONE, reg(s, IT))
            if part is not None:
                start(s, part, NONE, MONSTERS.first + token, MONSTERS.first + token)
        elif not is_about(s, token):
            pass  # a card has taken it
        elif step == 1:
            push(s, self, 2)
            by = reg(s, THAT)
            if SEATS.holds(by) and s.life[SEATS.number(by)] == ALIVE:
                fire(s, BEAT_MONSTER, SEATS.number(by), reg(s, IT))
        else:
            take_monster(s, token, home_of(s, token))
        return GO_ON


FELL: Final = BOOK.add("combat.fell", Fell(), rule="eldritch-11.4")


def fell(s: Eldritch, token: int, by: int) -> None:
    start(s, FELL, NONE, MONSTERS.first + token, MONSTERS.first + token)
    put(s, THAT, SEATS.first + by if by >= 0 else NONE)


def is_heeded(s: Eldritch, token: int) -> bool:
    """Whether anything hangs on the fall of this monster, so that it matters when it is resolved."""
    heard = s.ears[MONSTER_FELL.number] or s.ears[BEAT_MONSTER.number]
    return bool(heard) or monster_part(s, token, ON_FELL.name) is not None


@dataclass(eq=False)
class BothFell(Node):
    """An investigator and a monster at the same time: what comes of the one's fall waits below. IT: the monster; THAT:
    the seat."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Running, step: int) -> bool:
        return WAIT

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        return (question(self, s.active_player(), "order", BOOK.picks([reg(s, THAT), reg(s, IT)])),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        if MONSTERS.holds(option.args[0]):
            fell(s, met(s), SEATS.number(reg(s, THAT)))


BOTH_FELL: Final = BOOK.add("combat.both-fell", BothFell(), rule="eldritch-1.7")


@dataclass(eq=False)
class Felled(Node):
    """The monsters that were felled by one blow, all at the same time: the active player orders what comes of it. THAT:
    whose doing it was."""

    def touches(self) -> int:
        return ASKS

    def queue_at(self, step: int) -> int:
        return THINGS_QUEUED

    def run(self, s: Eldritch, step: int) -> bool:
        waiting = tuple([thing for thing in s.queues[-1] if is_about(s, MONSTERS.number(thing))])
        s.queues[-1] = waiting
        if not waiting:
            s.queues.pop()
            return GO_ON
        if len(waiting) > 1 and any(is_heeded(s, MONSTERS.number(thing)) for thing in waiting):
            return WAIT
        self._fell(s, waiting[0])
        return GO_ON

    def _fell(self, s: Eldritch, thing: int) -> None:
        s.queues[-1] = without(s.queues[-1], thing)
        by = reg(s, THAT)
        push(s, self)
        fell(s, MONSTERS.number(thing), SEATS.number(by) if SEATS.holds(by) else NONE)

    def ask(self, s: Running, step: int) -> tuple[Decision, ...]:
        return (question(self, s.chooser(-1), "order", BOOK.picks(sorted(s.queues[-1]))),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        self._fell(s, option.args[0])


FELLED: Final = BOOK.add("combat.felled", Felled(), rule="eldritch-1.7")


def felled(s: Eldritch, tokens: Sequence[int], by: int) -> None:
    """The last act of a step."""
    start(s, FELLED, NONE)
    put(s, THAT, SEATS.first + by if by >= 0 else NONE)
    s.queues.append(tuple([MONSTERS.first + token for token in tokens]))


@dataclass(eq=False)
class Returned(Node):
    """A blow that one gives and takes outside of combat has been dealt. IT: the monster; THAT: the seat."""

    def run(self, s: Eldritch, step: int) -> bool:
        token = met(s)
        if step == 0:
            push(s, self, 1)
            if is_about(s, token) and is_down(s, token):
                fell(s, token, SEATS.number(reg(s, THAT)))
        else:
            lose_if_all_are_out(s)
        return GO_ON


RETURNED: Final = BOOK.add("combat.returned", Returned(), rule="eldritch-22.23")


def trade_blows(s: Eldritch, seat: int, token: int, n: int) -> None:
    """Both lose so much, at the same time, and it is no combat. The last act of a step."""
    thing = MONSTERS.first + token
    hurt(s, token, n)
    start(s, RETURNED, NONE, thing, thing)
    put(s, THAT, SEATS.first + seat)
    start(s, LOSE_HEALTH, seat, thing, thing)
    put(s, AMOUNT, n)
    put(s, FLAGS, reg(s, FLAGS) | AT_ONCE.number)


_REWARD: Final = 1
_OVER: Final = 2
_ORDER: Final = 3
_FALL: Final = 4
_TEXT: Final = 5


@dataclass(eq=False)
class Aftermath(Node):
    """Whatever became of the investigator. IT: the monster; THAT: the seat; A: whether it fell; B: above 0 where only
    its numbers fought, and no token: what had been lost by the token, and 1; N: how much of what was put by was meant
    for the combat outside of this one.

    What the winner has for such a case and what hears of the fall act at the same time: the active player says whether
    the fall comes first.
    """

    def touches(self) -> int:
        return ASKS

    def run(self, s: Eldritch, step: int) -> bool:
        token, seat, only_numbers = met(s), SEATS.number(reg(s, THAT)), reg(s, B) > 0
        if step == 0:
            expire(s, COMBAT_ENDS)
            outside = len(s.put_by) - reg(s, N)
            go_on_lasting(s, s.put_by[outside:])
            s.put_by = s.put_by[:outside]
            fallen_already = not only_numbers and not is_about(s, token)
            down = fallen_already or is_down(s, token)
            put(s, A, 1 if down else 0)
            push(s, self, _OVER)
            if only_numbers:
                s.hurt[token] = reg(s, B) - 1
            if not down:
                if s.monster_at[token] == AMBUSHING:
                    take_monster(s, token, home_of(s, token))
                return GO_ON
            if only_numbers or fallen_already:
                push(s, self, _REWARD)
            elif is_heeded(s, token) and self._spoils(s, seat):
                push(s, self, _ORDER)
            else:
                push(s, self, _REWARD)
                fell(s, token, seat)
        elif step == _ORDER:
            return WAIT
        elif step == _FALL:
            fell(s, token, seat)
        elif step in (_REWARD, _TEXT):
            if s.life[seat] == ALIVE:
                self._reward(s, seat, token, with_spoils=step == _REWARD)
        else:
            s.was_beaten = bool(reg(s, A))
            lose_if_all_are_out(s)
        return GO_ON

    def _spoils(self, s: Eldritch, seat: int) -> list[int]:
        """What they have that gives them something for having won."""
        if s.life[seat] != ALIVE:
            return []
        return [listener % SPAN for listener in s.ears[DEFEATED_MONSTER.number] if holder_of(s, listener) == seat]

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        options = BOOK.picks([*self._spoils(s, SEATS.number(reg(s, THAT))), reg(s, IT)])
        return (Decision(s.chooser(-1), "order", "eldritch-1.7", options, by=self),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        winner, thing = SEATS.number(reg(s, THAT)), reg(s, IT)
        if option.args[0] == thing:
            push(s, self, _REWARD)
            fell(s, MONSTERS.number(thing), winner)
        else:
            push(s, self, _TEXT)
            push(s, self, _FALL)
            fire(s, DEFEATED_MONSTER, winner, thing)

    def _reward(self, s: Eldritch, seat: int, token: int, *, with_spoils: bool) -> None:
        thing = MONSTERS.first + token
        note(s, WON_COMBAT, seat)
        tell(s, "won-combat", "9.6", ("who", seat), the(thing))
        part = monster_part(s, token, ON_DEFEATED.name)
        if with_spoils:
            fire(s, DEFEATED_MONSTER, seat, thing)
        if part is not None:
            start(s, part, seat, thing, thing)


COMBAT: Final = BOOK.add("combat", Combat(), rule="eldritch-9.1")
WOUND: Final = BOOK.add("combat.wound", Wound(), rule="eldritch-9.3")
AFTERMATH: Final = BOOK.add("combat.aftermath", Aftermath(), rule="eldritch-9.6")


def engage(s: Eldritch, seat: int, token: int, *, only_numbers: bool = False) -> None:
    """The last act of a step. `was_beaten` tells afterwards whether the monster was."""
    thing = MONSTERS.first + token
    outside = expire(s, COMBAT_ENDS)
    s.put_by += outside
    start(s, AFTERMATH, NONE, thing, thing)
    put(s, THAT, SEATS.first + seat)
    put(s, N, len(outside))
    if only_numbers:
        put(s, B, s.hurt[token] + 1)
        s.hurt[token] = 0
    flags = reg(s, FLAGS) & ~_NOT_PART_OF_IT | IN_COMBAT.number
    start(s, COMBAT, seat, thing, thing)
    put(s, FLAGS, flags)
    put(s, A, NUMBERS if only_numbers else 0)


def ambush(s: Eldritch, seat: int, kind: Word | None) -> bool:
    """A monster from the cup, or the numbers of a named one. False if there is none."""
    if kind is not None:
        engage(s, seat, tokens_of(kind)[0], only_numbers=True)
        return True
    token = draw_monster(s)
    if token < 0:
        return False
    s.monster_at[token] = AMBUSHING
    tell(s, "ambush", "11.19", ("who", seat), the(MONSTERS.first + token), reveals=True)
    engage(s, seat, token)
    return True
