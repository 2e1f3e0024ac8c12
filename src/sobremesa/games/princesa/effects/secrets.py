"""What brings secrets to light, and what they bring about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.princesa import knowledge, options
from sobremesa.games.princesa.deciding import decision
from sobremesa.games.princesa.effects.deed import Deed
from sobremesa.games.princesa.kinds import KIDNAPPER
from sobremesa.games.princesa.life import damage, is_hero
from sobremesa.games.princesa.moves import give_princess, princess_to_centre
from sobremesa.games.princesa.options import BLEED, CONFESS
from sobremesa.games.princesa.secrets import hidden_secrets, look_at_secret, reveal
from sobremesa.games.princesa.state import CAPTIVE, REVEALED, UNKNOWN, USED, Princesa
from sobremesa.games.princesa.telling import tell
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, REVEALS, WAIT
from sobremesa.kernel.effects.registers import IT, WHO, A, N
from sobremesa.kernel.effects.running import push, put, reg
from sobremesa.kernel.effects.words import Voice, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase

# --- others' secrets ---------------------------------------------------------------------------------------------


@dataclass(eq=False)
class PeekAtRival(Deed):
    def touches(self) -> int:
        return REVEALS

    def run(self, s: Princesa, step: int) -> bool:
        you, rival = reg(s, WHO), reg(s, IT)
        if is_hero(s, you) and is_hero(s, rival):
            if s.shown[rival] == UNKNOWN:
                look_at_secret(s, you, rival)
            else:
                tell(s, "secret-was-shown", ("who", rival))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("peek-at-rival", voice)


_GO_ON: Final = 1


@dataclass(eq=False)
class PeekOthers(Deed):
    """You look at the secrets of so many players of your choice. N are still to be seen; A has those seen, as bits."""

    n: int

    def touches(self) -> int:
        return ASKS | REVEALS

    def can(self, s: Princesa) -> bool:
        return bool(hidden_secrets(s, reg(s, WHO)))

    def _left(self, s: Princesa) -> list[int]:
        seen = reg(s, A)
        return [other for other in hidden_secrets(s, reg(s, WHO)) if not seen >> other & 1]

    def run(self, s: Princesa, step: int) -> bool:
        if step == 0:
            put(s, N, self.n)
            put(s, A, 0)
            push(s, self, _GO_ON)
            return GO_ON
        left = self._left(s)
        if len(left) > reg(s, N):
            return WAIT
        if not left:
            tell(s, "no-secrets-left")
        for other in left:
            look_at_secret(s, reg(s, WHO), other)
        return GO_ON

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        choices = tuple([options.AIM[other] for other in self._left(s)])
        return (decision(self, reg(s, WHO), "peek", choices, (("n", reg(s, N)),)),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        other, count = option.args[0], reg(s, N)
        look_at_secret(s, reg(s, WHO), other)
        if count > 1:
            put(s, N, count - 1)
            put(s, A, reg(s, A) | 1 << other)
            push(s, self, _GO_ON)

    def say(self, voice: Voice) -> Phrase:
        return clause("peek-others", voice, ("n", self.n))


@dataclass(eq=False)
class RevealRival(Deed):
    def touches(self) -> int:
        return REVEALS

    def run(self, s: Princesa, step: int) -> bool:
        rival = reg(s, IT)
        if not is_hero(s, rival):
            return GO_ON
        if s.shown[rival] == UNKNOWN:
            reveal(s, rival, REVEALED)
        else:
            tell(s, "secret-was-shown", ("who", rival))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("reveal-rival", voice)


@dataclass(eq=False)
class ConfessOrBleed(Deed):
    """Your rival lets you see their secret, or takes damage; only the latter if it lies open already."""

    n: int

    def touches(self) -> int:
        return ASKS | REVEALS

    def run(self, s: Princesa, step: int) -> bool:
        rival = reg(s, IT)
        if not is_hero(s, rival):
            return GO_ON
        if s.shown[rival] == UNKNOWN:
            return WAIT
        damage(s, reg(s, WHO), rival, self.n)
        return GO_ON

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        args = (("who", reg(s, WHO)), ("n", self.n))
        return (decision(self, reg(s, IT), "confess", (CONFESS, BLEED), args),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        you, rival = reg(s, WHO), reg(s, IT)
        if option is CONFESS:
            look_at_secret(s, you, rival)
        else:
            damage(s, you, rival, self.n)

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return clause("confess-or-bleed", voice, ("n", self.n))


# --- one's own ---------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class BeRevealed(Deed):
    """Your own secret is turned up, by no choice of yours."""

    def touches(self) -> int:
        return REVEALS

    def run(self, s: Princesa, step: int) -> bool:
        reveal(s, reg(s, WHO), REVEALED)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("be-revealed", voice)


@dataclass(eq=False)
class TurnUp(Deed):
    """Your own secret is turned up for what it is good for: only while it lies face down."""

    def touches(self) -> int:
        return REVEALS

    def can(self, s: Princesa) -> bool:
        return s.shown[reg(s, WHO)] == UNKNOWN

    def run(self, s: Princesa, step: int) -> bool:
        reveal(s, reg(s, WHO), USED)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("turn-up", voice)


@dataclass(eq=False)
class LearnOfAnInnocent(Deed):
    """You know of somebody else that theirs isn't the Kidnapper."""

    def touches(self) -> int:
        return RANDOM | REVEALS

    def run(self, s: Princesa, step: int) -> bool:
        you = reg(s, WHO)
        innocents = [other for other, secret in enumerate(s.secrets) if other != you and secret != KIDNAPPER]
        knowledge.knows_innocent(s, you, s.rng.pick(tuple(innocents)))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("learn-of-an-innocent", voice)


# --- the Princess ------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class FreePrincess(Deed):
    def run(self, s: Princesa, step: int) -> bool:
        if s.princess == CAPTIVE:
            tell(s, "princess-freed")
            princess_to_centre(s)
        return GO_ON

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return clause("free-princess", voice)


@dataclass(eq=False)
class TakePrincess(Deed):
    def run(self, s: Princesa, step: int) -> bool:
        give_princess(s, reg(s, WHO))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("take-princess", voice)
