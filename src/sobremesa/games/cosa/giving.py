"""What may leave a hand, and to whom: as the cards themselves say."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.games.cosa.box import CARDS, NO_KIND, SHUNNING, Card
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.option import Option


def may_part_with(s: Cosa, seat: int, kind: int) -> bool:
    """Nobody loses La Cosa, and an Infectado not the last ¡Infectado!: so it stands on those cards."""
    card = CARDS[kind]
    if card.stays:
        return False
    return card.last_stays_with != s.roles[seat] or s.hands[seat].count(kind) > 1


def may_give(s: Cosa, seat: int, kind: int, to: int) -> bool:
    card = CARDS[kind]
    if not card.is_restricted:
        return not card.stays
    role = s.roles[seat]
    if not (role == card.given_freely_by or (role == card.given_by and s.roles[to] == card.given_to)):
        return False
    return may_part_with(s, seat, kind)


def gifts(s: Cosa, seat: int, to: int) -> list[Option]:
    """What the seat may choose to give them."""
    found: list[Option] = []
    last = NO_KIND
    for kind in s.hands[seat]:  # sorted, as hands are
        if kind != last:
            last = kind
            card = CARDS[kind]
            if card.give is not None and (not card.is_bound or may_give(s, seat, kind, to)):
                found.append(card.give)
    return found


def owed(s: Cosa, seat: int) -> list[int]:
    """The cards that the seat may not keep: La Cosa its Lanzallamas, if the table plays so."""
    role = s.roles[seat]
    found: list[int] = []
    if role not in SHUNNING:
        return found
    for kind in s.hands[seat]:
        card = CARDS[kind]
        if card.shunned_by == role and kind not in found and _is_shunned(s, card):
            found.append(kind)
    return found


def _is_shunned(s: Cosa, card: Card) -> bool:
    """Whether that card's word about who may not keep it counts at this table."""
    return card.shunned_where is None or card.shunned_where.holds(s, s.active, card.thing)


def offers(s: Cosa, seat: int, to: int) -> list[Option]:
    """What the active player may offer: who owes a card must offer it."""
    if s.owes[seat]:
        owing = owed(s, seat)
        if owing:
            return [option for kind in owing if (option := CARDS[kind].give) is not None]
    return gifts(s, seat, to)


def to_discard(kinds: Iterable[int]) -> list[Option]:
    return [option for kind in kinds if (option := CARDS[kind].discard) is not None]
