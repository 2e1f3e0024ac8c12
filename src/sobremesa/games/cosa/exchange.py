"""Exchanges: who may give what, offers and answers, infection and superinfection, and the round of Vuelta y vuelta."""

from __future__ import annotations

from typing import Final

from sobremesa.games.cosa import knowledge
from sobremesa.games.cosa.cards import FLAMETHROWER, INFECTED, MISSED, SCARY, THING
from sobremesa.games.cosa.ending import eliminate_superinfected
from sobremesa.games.cosa.frames import ANSWER, END, OFFER, ROUND
from sobremesa.games.cosa.moves import draw, lay_out, named, shows_cards, tell, tell_secret
from sobremesa.games.cosa.seating import is_barred, next_of
from sobremesa.games.cosa.state import (
    CONTAGIOUS,
    GIVEN,
    GOT,
    HUMAN,
    INFECTADO,
    LA_COSA,
    OFFER_SEEN,
    RUNNING,
    Cosa,
)
from sobremesa.kernel import ballot
from sobremesa.kernel.zones import Zone, with_sorted, without

MEETINGS_KEPT: Final = 60  # enough to remember who met whom in the last rounds


# --- what may leave a hand ---------------------------------------------------------------------------------------


def may_part_with(s: Cosa, seat: int, kind: int) -> bool:
    """Nobody loses La Cosa, and an Infectado not the last ¡Infectado!."""
    if kind == THING:
        return False
    return kind != INFECTED or s.roles[seat] != INFECTADO or s.hands[seat].count(INFECTED) > 1


def may_give(s: Cosa, seat: int, kind: int, to: int) -> bool:
    if not may_part_with(s, seat, kind):
        return False
    if kind != INFECTED or s.roles[seat] == LA_COSA:
        return True
    return s.roles[seat] == INFECTADO and s.roles[to] == LA_COSA


def gifts(s: Cosa, seat: int, to: int) -> list[int]:
    return [kind for kind in sorted(set(s.hands[seat])) if may_give(s, seat, kind, to)]


def offers(s: Cosa, seat: int, to: int) -> list[int]:
    """What the active player may offer: La Cosa that owes a Lanzallamas must offer it."""
    if s.owes[seat] and FLAMETHROWER in s.hands[seat]:
        return [FLAMETHROWER]
    return gifts(s, seat, to)


def is_superinfected(s: Cosa, seat: int, facing: int) -> bool:
    hand = s.hands[seat]
    if not hand or hand[0] != INFECTED or hand[-1] != INFECTED:
        return False
    return not (s.roles[seat] == INFECTADO and s.roles[facing] == LA_COSA)


# --- offer and answer --------------------------------------------------------------------------------------------


def meet(s: Cosa, offerer: int, target: int, is_third_step: int) -> None:
    """An exchange that nothing blocks begins: first of all superinfection is looked for on both sides."""
    victims = [seat for seat, other in ((offerer, target), (target, offerer)) if is_superinfected(s, seat, other)]
    if not victims:
        s.agenda.append((OFFER, offerer, target, is_third_step))
        return
    eliminate_superinfected(s, *victims)
    _end_turn(s)


def _end_turn(s: Cosa) -> None:
    s.agenda[:] = [(END,)]


def offer(s: Cosa, offerer: int, target: int, kind: int) -> None:
    s.hands[offerer] = without(s.hands[offerer], kind)
    s.aside[offerer] = (kind,)
    if kind == FLAMETHROWER:
        s.owes[offerer] = False
    people = (("who", offerer), ("who2", target))
    if shows_cards(s, offerer):
        s.face_up = (kind,)
        _show_given(s, offerer, kind)
        tell(s, "offered-openly", *people, named(kind), reveals=True)
    else:
        tell_secret(s, "offered", people, (named(kind),), (offerer,))
    s.agenda.append((ANSWER, offerer, target, 0))


def _show_given(s: Cosa, seat: int, kind: int) -> None:
    """Everybody sees which card someone in quarantine gives; an ¡Infectado! tells on its giver."""
    knowledge.all_see_card(s, seat, kind, OFFER_SEEN)
    if kind == INFECTED:
        knowledge.is_exposed(s, seat, CONTAGIOUS)


def take_back_offer(s: Cosa, offerer: int) -> None:
    (kind,), s.aside[offerer] = s.aside[offerer], ()
    s.face_up = ()
    s.hands[offerer] = with_sorted(s.hands[offerer], kind)


def accept(s: Cosa, offerer: int, target: int, stands_in: int, answer: int) -> None:
    """Both cards change hands at once."""
    if shows_cards(s, target):
        _show_given(s, target, answer)
        tell(s, "gave-openly", ("who", target), ("who2", offerer), named(answer), reveals=True)
    (offered,), openly = s.aside[offerer], bool(s.face_up)
    s.aside[offerer] = ()
    s.face_up = ()
    s.hands[target] = without(s.hands[target], answer)
    knowledge.change_hands(s, (offered, offerer, target, openly), (answer, target, offerer, shows_cards(s, target)))
    s.hands[target] = with_sorted(s.hands[target], offered)
    s.hands[offerer] = with_sorted(s.hands[offerer], answer)
    _write_down(s, offerer, target, offered)
    _write_down(s, target, offerer, answer)
    _note_meeting(s, offerer, target)
    turned = 0
    if offered == INFECTED and _catches(s, offerer, target, immune=bool(stands_in)):
        turned = 2
    elif answer == INFECTED and _catches(s, target, offerer, immune=False):
        turned = 1
    tell_secret(
        s,
        "exchanged",
        (("who", offerer), ("who2", target)),
        (named(offered), ("card2", named(answer)[1]), ("turned", turned)),
        (offerer, target),
    )


def _write_down(s: Cosa, giver: int, taker: int, kind: int) -> None:
    knowledge.note(s, giver, GIVEN, taker, (kind,))
    knowledge.note(s, taker, GOT, giver, (kind,))


def _note_meeting(s: Cosa, one: int, other: int) -> None:
    s.met[one] |= 1 << other
    s.met[other] |= 1 << one
    s.meetings = (*s.meetings[1 - MEETINGS_KEPT :], (s.turn, one, other))


def _catches(s: Cosa, giver: int, taker: int, *, immune: bool) -> bool:
    """Someone got an ¡Infectado!: what that tells them, and whether it turns them."""
    if immune:
        knowledge.is_certain(s, taker, giver, CONTAGIOUS)
        return False
    if s.roles[giver] == LA_COSA:
        knowledge.is_certain(s, taker, giver, LA_COSA)
    if s.roles[taker] != HUMAN:
        return False
    knowledge.takes_role(s, taker, INFECTADO)
    s.last_fall = taker
    return True


# --- refusing ----------------------------------------------------------------------------------------------------


def refuse(s: Cosa, offerer: int, target: int, stands_in: int, defence: int) -> None:
    lay_out(s, target, defence)
    tell(s, "defended", ("who", target), named(defence))
    if defence == SCARY:
        _look_at_offer(s, offerer, target, stands_in)
    draw(s, target)
    if defence == MISSED:
        _pass_on(s, offerer, target)
    else:
        take_back_offer(s, offerer)


def _look_at_offer(s: Cosa, offerer: int, target: int, stands_in: int) -> None:
    (kind,) = s.aside[offerer]
    knowledge.sees_card(s, target, offerer, kind, OFFER_SEEN)
    tell_secret(s, "saw-offer", (("who", target), ("who2", offerer)), (named(kind),), (target,))
    if kind == INFECTED:
        knowledge.is_certain(s, target, offerer, CONTAGIOUS if stands_in else LA_COSA)


def _pass_on(s: Cosa, offerer: int, target: int) -> None:
    """The next player after the one who refused stands in, unless something is in the way."""
    substitute = next_of(s, target)
    people = (("who", substitute), ("who2", offerer))
    if substitute == offerer or is_barred(s, target, s.direction) or s.quarantine[substitute]:
        tell(s, "nobody-stands-in", ("who", target), ("who2", offerer))
        take_back_offer(s, offerer)
    elif is_superinfected(s, substitute, offerer):
        take_back_offer(s, offerer)
        eliminate_superinfected(s, substitute)
        _end_turn(s)
    else:
        tell(s, "stands-in", *people)
        s.agenda.append((ANSWER, offerer, substitute, 1))


# --- everybody at once -------------------------------------------------------------------------------------------


def begin_round(s: Cosa) -> None:
    """Everybody will pass a card: those who have only ¡Infectado! are out first, judged on the ring as it stands."""
    victims = [seat for seat in _in_order(s) if is_superinfected(s, seat, next_of(s, seat))]
    if victims:
        eliminate_superinfected(s, *victims)
    if s.ending == RUNNING and len(s.ring) > 1:
        s.passes = ballot.opened(len(s.roles), s.ring)
        s.agenda.append((ROUND,))


def _in_order(s: Cosa) -> list[int]:
    at = s.ring.index(s.active)
    return [s.ring[(at + step * s.direction) % len(s.ring)] for step in range(len(s.ring))]


def close_round(s: Cosa) -> None:
    """All choices are in: every card goes to the next player at the same moment."""
    order = _in_order(s) if s.active in s.ring else s.ring[:]
    gone: list[tuple[int, int, int]] = [(seat, next_of(s, seat), s.passes[seat]) for seat in order]
    s.passes = []
    for giver, _, kind in gone:
        s.hands[giver] = without(s.hands[giver], kind)
    for giver, taker, kind in gone:
        knowledge.leaves_unseen(s, giver, kind, (taker,))
    for giver, taker, kind in gone:
        knowledge.comes_unseen(s, taker, kind, (giver,))
        s.hands[taker] = with_sorted(s.hands[taker], kind)
        _write_down(s, giver, taker, kind)
    for giver, taker, kind in gone:
        s.met[giver] |= 1 << taker
        s.met[taker] |= 1 << giver
        turned = kind == INFECTED and _catches(s, giver, taker, immune=False)
        tell_secret(
            s,
            "passed",
            (("who", giver), ("who2", taker)),
            (named(kind), ("turned", 2 * turned)),
            (giver, taker),
        )


def gives_in_round(s: Cosa, seat: int) -> Zone:
    return tuple(gifts(s, seat, next_of(s, seat)))
