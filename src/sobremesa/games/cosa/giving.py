"""What may leave a hand, and to whom: as the cards themselves say."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.games.cosa.box import CARDS, Card
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.option import Option


def may_part_with(s: Cosa, seat: int, kind: int) -> bool:
    """Nobody loses La Cosa, and an Infectado not the last ¡Infectado!: so it stands on those cards."""
    card = CARDS[kind]
    if card.stays:
        return False
    return card.last_stays_with != s.roles[seat] or s.hands[seat].count(kind) > 1


def may_give(s: Cosa, seat: int, kind: int, to: int) -> bool:
    if not may_part_with(s, seat, kind):
        return False
    card = CARDS[kind]
    if not card.is_restricted or s.roles[seat] == card.given_freely_by:
        return True
    return s.roles[seat] == card.given_by and s.roles[to] == card.given_to


def gifts(s: Cosa, seat: int, to: int) -> list[int]:
    return [kind for kind in sorted(set(s.hands[seat])) if may_give(s, seat, kind, to)]


def owed(s: Cosa, seat: int) -> list[int]:
    """The cards that the seat may not keep: La Cosa its Lanzallamas, if the table plays so."""
    return [kind for kind in sorted(set(s.hands[seat])) if _is_owed(s, seat, CARDS[kind])]


def _is_owed(s: Cosa, seat: int, card: Card) -> bool:
    where = card.shunned_where
    return card.shunned_by == s.roles[seat] and where is not None and where.holds(s, seat, card.thing)


def offers(s: Cosa, seat: int, to: int) -> list[int]:
    """What the active player may offer: who owes a card must offer it."""
    if s.owes[seat]:
        owing = owed(s, seat)
        if owing:
            return owing
    return gifts(s, seat, to)


def to_give(kinds: Iterable[int]) -> list[Option]:
    return [option for kind in kinds if (option := CARDS[kind].give) is not None]


def to_discard(kinds: Iterable[int]) -> list[Option]:
    return [option for kind in kinds if (option := CARDS[kind].discard) is not None]
