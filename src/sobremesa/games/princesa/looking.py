"""Looking at what lies face down: the seat that looks sees it alone, and everybody knows that it looked."""

from __future__ import annotations

from sobremesa.games.princesa import knowledge
from sobremesa.games.princesa.kinds import PRINCESS, SECRET_IDS
from sobremesa.games.princesa.state import UNKNOWN, Princesa
from sobremesa.games.princesa.telling import all_named, tell_secret


def look_at_hand(s: Princesa, seat: int, other: int) -> None:
    """The seat alone sees the other's hand."""
    knowledge.sees_hand(s, seat, other)
    if s.log is not None:
        people = (("who", seat), ("who2", other))
        hand = (*s.hands[other], PRINCESS) if s.princess == other else s.hands[other]
        tell_secret(s, "saw-hand", people, (all_named(hand),), (seat,))


def look_at_secret(s: Princesa, seat: int, other: int) -> None:
    """The seat alone sees a secret that lies face down; everybody knows that it looked."""
    knowledge.sees_secret(s, seat, other)
    if s.log is not None:
        secret = SECRET_IDS[s.secrets[other]]
        tell_secret(s, "peeked", (("who", seat), ("who2", other)), (("secret", secret),), (seat,))


def hidden_secrets(s: Princesa, seat: int) -> list[int]:
    """The others whose secret still lies face down."""
    return [other for other, secret in enumerate(s.shown) if other != seat and secret == UNKNOWN]
