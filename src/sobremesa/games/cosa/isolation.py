"""What a quarantine makes so for whoever is in it: its card says what, under the settings of the table."""

from __future__ import annotations

from sobremesa.games.cosa.book import NO_AIM, NO_EXCHANGE, NO_MOVE, NO_PLAY, OPENLY
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.effects.standing import is_so, which
from sobremesa.kernel.effects.words import Word


def shows_cards(s: Cosa, seat: int) -> bool:
    """Whether all see what the seat draws, discards and gives."""
    return s.quarantine[seat] > 0 and is_so(s, OPENLY, seat)


def may_move(s: Cosa, seat: int) -> bool:
    return not (s.quarantine[seat] and is_so(s, NO_MOVE, seat))


def may_play(s: Cosa, seat: int) -> bool:
    return not (s.quarantine[seat] and is_so(s, NO_PLAY, seat))


def may_exchange(s: Cosa, seat: int) -> bool:
    return not (s.quarantine[seat] and is_so(s, NO_EXCHANGE, seat))


def may_be_aimed_at(s: Cosa, seat: int) -> bool:
    return not (s.quarantine[seat] and is_so(s, NO_AIM, seat))


def forbidding(s: Cosa, question: Word, seat: int) -> str:
    """The rule by which a quarantine forbids it; "" if none does."""
    forbids = which(s, question, seat) if s.quarantine[seat] else None
    return "" if forbids is None else forbids.rule
