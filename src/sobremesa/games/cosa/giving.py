"""What may leave a hand, and to whom: as the cards themselves say."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.games.cosa.box import CARDS, Card
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.option import Option
from sobremesa.kernel.zones import Zone


def kinds_in(hand: Zone) -> list[int]:
    """Each kind of card in it once, in order."""
    return sorted(set(hand))


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


def gifts(s: Cosa, seat: int, to: int) -> list[int]:
    return [kind for kind in kinds_in(s.hands[seat]) if may_give(s, seat, kind, to)]


def owed(s: Cosa, seat: int) -> list[int]:
    """The cards that the seat may not keep: La Cosa its Lanzallamas, if the table plays so."""
    role = s.roles[seat]
    found = [kind for kind in s.hands[seat] if CARDS[kind].shunned_by == role and _is_shunned(s, CARDS[kind])]
    return kinds_in(tuple(found)) if found else found


def _is_shunned(s: Cosa, card: Card) -> bool:
    """Whether that card's word about who may not keep it counts at this table."""
    return card.shunned_where is None or card.shunned_where.holds(s, s.active, card.thing)


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
