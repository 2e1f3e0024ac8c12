"""Actions and encounters out of the ordinary, and what single investigators and cards can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch import acting, meeting, moves
from sobremesa.games.eldritch.book import BOOK, MYTHOS, SKILL_THINGS, SPACES
from sobremesa.games.eldritch.facts import GATE_SPACE, SHEETS
from sobremesa.games.eldritch.guests import welcome
from sobremesa.games.eldritch.state import DISCARDED, NONE, SKILL_COUNT, Eldritch
from sobremesa.games.eldritch.telling import tell, tell_secret
from sobremesa.games.eldritch.words import HEALTH, SANITY, SKILLS
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.control import speaker
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, REVEALS, WAIT, Node, question
from sobremesa.kernel.effects.registers import CARD, IT, WHO, B
from sobremesa.kernel.effects.running import asker, push, put, reg
from sobremesa.kernel.effects.words import Voice, Word, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class ExtraAction(Node):
    """An action more, now; still none twice in a round."""

    def touches(self) -> int:
        return ASKS

    def can(self, s: Eldritch) -> bool:
        return not s.delayed[
            reg(s, WHO)
        ]  # what it could be is seen when it is to be chosen: that may be this very card

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        return WAIT if not s.delayed[seat] and acting.open_actions(s, seat) else GO_ON

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = asker(s)
        options = (BOOK.done, *BOOK.picks(acting.open_actions(s, seat)))
        return (question(self, seat, "act", options, (("n", 1),)),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        who = reg(s, WHO)
        if option is BOOK.done:
            return
        if who != s.active_player():
            welcome(s, who)
        acting.perform(s, who, option.args[0])

    def label(self, option: Option) -> Phrase | None:
        return ("pass-turn", ()) if option is BOOK.done else None

    def say(self, voice: Voice) -> Phrase:
        return clause("extra-action", voice)


@dataclass(eq=False)
class AvoidMonsters(Node):
    """Your encounter of this turn is as if no monster were on your space."""

    def run(self, s: Eldritch, step: int) -> bool:
        s.avoids = True
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("avoid-monsters", voice)


@dataclass(eq=False)
class SeeFar(Node):
    """You can have a research encounter with a clue on the space that was chosen, as if you were there."""

    def run(self, s: Eldritch, step: int) -> bool:
        if SPACES.holds(reg(s, IT)):
            s.far = SPACES.number(reg(s, IT))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("see-far", voice)


@dataclass(eq=False)
class Meet(Node):
    """An encounter with a card of that deck, and nothing of the board. For this rumour: it is solved where the
    encounter would close a gate."""

    deck: Word
    for_rumour: bool = False

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if self.for_rumour:
            s.met_rumour = MYTHOS.number(reg(s, CARD))
        meeting.meet(s, seat, self.deck.number)
        return GO_ON

    def is_simple(self) -> bool:
        return not self.for_rumour

    def say(self, voice: Voice) -> Phrase:
        return clause("meet-for-rumour" if self.for_rumour else "meet", voice, ("deck", self.deck.name))


# --- Akachi's gates -----------------------------------------------------------------------------------------------


@dataclass(eq=False)
class LookAtGates(Node):
    """At the two on top; one goes on top again, one to the bottom. What she sees is hers to tell."""

    def touches(self) -> int:
        return ASKS | REVEALS | RANDOM

    def can(self, s: Eldritch) -> bool:
        return bool(s.gate_stack) or DISCARDED in s.gate_at

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if step == 1:
            return WAIT
        if len(s.gate_stack) <= 1:
            moves.shuffle_gates_under(s)
        seen = s.gate_stack[:2]
        known = s.gates_known[seat]
        s.gates_known[seat] = (*seen, *known[len(seen) :])
        spaces = tuple([SPACES.names[GATE_SPACE[gate]] for gate in seen])
        tell_secret(s, "looked-at-gates", "22.1", (("who", seat),), (("space", spaces),), to=seat)
        if len(seen) == 2:
            push(s, self, 1)
        return GO_ON

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        return (question(self, asker(s), "gate-on-top", BOOK.branch[:2]),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        who = reg(s, WHO)
        top, other = s.gate_stack[:2] if option.args[0] == 0 else (s.gate_stack[1], s.gate_stack[0])
        rest = s.gate_stack[2:]
        s.gate_stack = (top, *rest, other)
        for one, known in enumerate(s.gates_known):
            s.gates_known[one] = (top, *known[2:], other) if one == who else (NONE, *known[2:], NONE)

    def label(self, option: Option) -> Phrase | None:
        return None if option.verb != "branch" else (("gate-first", "gate-second")[option.args[0]], ())

    def say(self, voice: Voice) -> Phrase:
        return clause("look-at-gates", voice)


# --- Lily and Lola ------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class SpendToRecover(Node):
    """As much of the other is recovered as is spent of one."""

    spent: Word

    def touches(self) -> int:
        return ASKS

    def _most(self, s: Eldritch, seat: int) -> int:
        sheet = SHEETS[s.sheets[seat]]
        if self.spent is HEALTH:
            return min(s.health[seat] - 1, sheet.sanity - s.sanity[seat])
        return min(s.sanity[seat] - 1, sheet.health - s.health[seat])

    def can(self, s: Eldritch) -> bool:
        return self._most(s, reg(s, WHO)) > 0

    def run(self, s: Eldritch, step: int) -> bool:
        return WAIT if self._most(s, reg(s, WHO)) > 0 else GO_ON

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = asker(s)
        options = tuple([BOOK.numbers[n] for n in range(1, self._most(s, seat) + 1)])
        return (question(self, seat, "how-much", options, speaker(s)),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        who = reg(s, WHO)
        n = option.args[0]
        spent, gained = (s.health, s.sanity) if self.spent is HEALTH else (s.sanity, s.health)
        spent[who] -= n
        gained[who] += n
        other = SANITY if self.spent is HEALTH else HEALTH
        tell(s, "spent", "22.19", ("who", who), ("n", n), ("loss", self.spent.name))
        tell(s, "recovered", "22.19", ("who", who), ("n", n), ("loss", other.name))

    def say(self, voice: Voice) -> Phrase:
        return clause("spend-to-recover", voice, ("loss", self.spent.name))


_TAKING: Final = 0
_GIVING: Final = 1


@dataclass(eq=False)
class Reschool(Node):
    """Improvements are given up, and as many skills improved instead. B: how many there are to give."""

    def touches(self) -> int:
        return ASKS

    def can(self, s: Eldritch) -> bool:
        return any(s.improved[reg(s, WHO)])

    def _open(self, s: Eldritch, seat: int, step: int) -> list[int]:
        if step == _TAKING:
            return [SKILL_THINGS.first + skill for skill, n in enumerate(s.improved[seat]) if n]
        return [SKILL_THINGS.first + skill for skill in range(SKILL_COUNT) if moves.can_improve(s, seat, skill)]

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if step == _GIVING and reg(s, B) == 0:
            return GO_ON
        if step == _TAKING and not self._open(s, seat, step):
            push(s, self, _GIVING)
            return GO_ON
        return WAIT

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = asker(s)
        options = BOOK.picks(self._open(s, seat, step))
        if step == _TAKING:
            return (question(self, seat, "give-up-improvement", (BOOK.done, *options), speaker(s)),)
        return (question(self, seat, "improve", options, speaker(s)),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        who = reg(s, WHO)
        if option is BOOK.done:
            push(s, self, _GIVING)
            return
        skill = SKILL_THINGS.number(option.args[0])
        if step == _TAKING:
            # A token is spent whole: one that shows +2 counts for two.
            put(s, B, reg(s, B) + s.improved[who][skill])
            moves.improve(s, who, skill, -s.improved[who][skill])
        else:
            put(s, B, reg(s, B) - 1)
            moves.improve(s, who, skill)
            tell(s, "improved", "22.21", ("who", who), ("skill", SKILLS.words[skill].name))
        push(s, self, step)

    def say(self, voice: Voice) -> Phrase:
        return clause("reschool", voice)
