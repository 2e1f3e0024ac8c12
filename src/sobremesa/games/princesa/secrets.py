"""Secrets: looked at by one, turned up for all, and ruled out because they would have acted."""

from __future__ import annotations

from sobremesa.games.princesa import knowledge
from sobremesa.games.princesa.book import ONLY_HIDDEN, SECRET, SHOWN, TRIGGERS
from sobremesa.games.princesa.kinds import SECRET_IDS
from sobremesa.games.princesa.state import UNKNOWN, Princesa
from sobremesa.games.princesa.telling import tell, tell_secret
from sobremesa.kernel.effects.ears import leaves
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.registers import IT, NOBODY_SPEAKS
from sobremesa.kernel.effects.running import put, reg
from sobremesa.kernel.effects.words import Word


def look_at_secret(s: Princesa, seat: int, other: int) -> None:
    """The seat alone sees a secret that lies face down; everybody knows that it looked."""
    knowledge.sees_secret(s, seat, other)
    if s.log is not None:
        secret = SECRET_IDS[s.secrets[other]]
        tell_secret(s, "peeked", (("who", seat), ("who2", other)), (("secret", secret),), (seat,))


def hidden_secrets(s: Princesa, seat: int) -> list[int]:
    """The others whose secret still lies face down."""
    return [other for other, secret in enumerate(s.shown) if other != seat and secret == UNKNOWN]


def turn_up(s: Princesa, seat: int, how: int) -> None:
    """A secret that lies face down is turned up for good."""
    if s.shown[seat] != UNKNOWN:
        return
    knowledge.all_see_secret(s, seat, how)
    secret = s.secrets[seat]
    if secret in ONLY_HIDDEN:
        leaves(s, SECRET.thing(secret))
    tell(s, "secret-shown", ("who", seat), ("secret", SECRET_IDS[secret]), reveals=True)


def reveal(s: Princesa, seat: int, how: int) -> None:
    """A secret is turned up before the end of the road, and whatever waits for that happens next."""
    if s.shown[seat] == UNKNOWN:
        turn_up(s, seat, how)
        happens(s, SHOWN, seat)


def happens(s: Princesa, moment: Word, seat: int, it: int = -1, amount: int = 0) -> None:
    """What waits for this acts next; and all see which secrets the seat can't have, or they would turn up now.

    The last act of a step, like `fire`.
    """
    triggers = TRIGGERS[moment.number]
    if triggers and s.shown[seat] == UNKNOWN:
        outside = reg(s, IT)
        put(s, IT, it)
        for secret, trigger in triggers:
            if secret != s.secrets[seat] and (trigger.when is None or trigger.when.holds(s, seat, NOBODY_SPEAKS)):
                knowledge.cannot_be(s, seat, secret)
        put(s, IT, outside)
    fire(s, moment, seat, it, amount)
