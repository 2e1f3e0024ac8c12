"""What the panic cards do."""

from __future__ import annotations

from typing import Final

from sobremesa.games.cosa import cards, frames, knowledge
from sobremesa.games.cosa.actions import change_seats, end_quarantine, is_silenced
from sobremesa.games.cosa.exchange import begin_round
from sobremesa.games.cosa.moves import (
    discard,
    draw,
    named,
    show_hand_to,
    show_hand_to_all,
    shows_cards,
    tell,
    tell_secret,
    to_pile_openly,
)
from sobremesa.games.cosa.seating import anybody, may_move, neighbour, swap, touchable
from sobremesa.games.cosa.state import CARD_SEEN, Cosa
from sobremesa.kernel.zones import without

FORGOTTEN: Final = 3
THIRD: Final = 3  # Uno, dos… moves three places


def panic(s: Cosa, kind: int) -> None:
    """Resolve the panic that the active player drew; the step after it stands on the agenda already."""
    seat = s.active
    if kind == cards.ROPES:
        _cut_quarantines(s)
    elif kind == cards.ONE_TWO:
        _ask_if(s, bool(thirds(s, seat)), (frames.ONE_TWO,))
    elif kind == cards.THREE_FOUR:
        _open_doors(s)
    elif kind == cards.PARTY:
        _cut_quarantines(s)
        _open_doors(s)
        _swap_pairs(s, seat)
    elif kind == cards.GET_OUT:
        _ask_if(s, bool(expelled(s, seat)), (frames.GET_OUT,))
    elif kind == cards.FORGETFUL:
        s.agenda.append((frames.FORGET, FORGOTTEN))
    elif kind == cards.ROUND:
        s.agenda.remove((frames.EXCHANGE,))
        begin_round(s)
    elif kind == cards.FRIENDS:
        _ask_if(s, bool(friends(s, seat)), (frames.FRIENDS,))
    elif kind == cards.BLIND_DATE:
        s.agenda.remove((frames.EXCHANGE,))
        s.agenda.append((frames.BLIND_DATE,))
    elif kind == cards.OOPS:
        show_hand_to_all(s, seat)
    elif kind == cards.BETWEEN_US:
        _ask_if(s, bool(touchable(s, seat)), (frames.BETWEEN_US,))
    else:
        s.agenda.append((frames.REVELATIONS, seat, len(s.ring) - 1))


def _ask_if(s: Cosa, possible: bool, frame: tuple[int, ...]) -> None:
    if possible:
        s.agenda.append(frame)
    else:
        tell(s, "nothing-happens")


# --- whom they reach ---------------------------------------------------------------------------------------------


def thirds(s: Cosa, seat: int) -> list[int]:
    """The third player on either side; choosing one in quarantine is allowed and leads nowhere."""
    if len(s.ring) <= THIRD or not may_move(s, seat):
        return []
    return sorted({neighbour(s, seat, THIRD), neighbour(s, seat, -THIRD)})


def expelled(s: Cosa, seat: int) -> list[int]:
    return anybody(s, seat, ignores_doors=False) if may_move(s, seat) else []


def friends(s: Cosa, seat: int) -> list[int]:
    return [] if is_silenced(s, seat) else anybody(s, seat, ignores_doors=False)


# --- what they do ------------------------------------------------------------------------------------------------


def _cut_quarantines(s: Cosa) -> None:
    for seat in s.ring:
        if s.quarantine[seat]:
            end_quarantine(s, seat)


def _open_doors(s: Cosa) -> None:
    count = sum(s.doors)
    for _ in range(count):
        to_pile_openly(s, cards.DOOR)
    s.doors = [0] * len(s.doors)
    if count:
        tell(s, "doors-opened", ("count", count))


def _swap_pairs(s: Cosa, seat: int) -> None:
    """From the seat on, clockwise, the first with the second, the third with the fourth…; an odd one stays."""
    at = s.ring.index(seat)
    order = s.ring[at:] + s.ring[:at]
    for one, two in zip(order[::2], order[1::2], strict=False):
        swap(s, one, two)
        tell(s, "moved", ("who", one), ("who2", two))


def one_two(s: Cosa, seat: int, target: int) -> None:
    if may_move(s, target):
        change_seats(s, seat, target)
    else:
        tell(s, "nothing-happens", reveals=True)  # but an exchange follows; see `change_seats`


def forget(s: Cosa, seat: int, count: int, kind: int) -> None:
    """One of the cards to be discarded; when all are gone, as many come."""
    discard(s, seat, kind)
    if count > 1:
        s.agenda.append((frames.FORGET, count - 1))
        return
    draw(s, seat, FORGOTTEN)


def befriend(s: Cosa, seat: int, target: int) -> None:
    tell(s, "befriended", ("who", seat), ("who2", target), reveals=True)  # that neither is superinfected
    s.agenda.append((frames.MEET, seat, target))


def blind_date(s: Cosa, seat: int, kind: int) -> None:
    """The first ¡Aléjate! of the deck comes to the hand, and the chosen card lies in its place."""
    openly = shows_cards(s, seat)
    s.hands[seat] = without(s.hands[seat], kind)
    draw(s, seat)
    knowledge.put_on_top(s, kind, seat, openly=openly)
    s.deck = (kind, *s.deck)
    if openly:
        tell(s, "put-openly", ("who", seat), named(kind), reveals=True)
    else:
        tell_secret(s, "put", (("who", seat),), (named(kind),), (seat,))


def between_us(s: Cosa, seat: int, viewer: int) -> None:
    show_hand_to(s, seat, viewer, "showed-to")


def reveal(s: Cosa, seat: int, more: int, *, whole: bool) -> None:
    """The hand, or one ¡Infectado! of it; an ¡Infectado! in sight stops the round."""
    if whole:
        show_hand_to_all(s, seat)
    else:
        knowledge.all_see_card(s, seat, cards.INFECTED, CARD_SEEN)
        tell(s, "showed-infected", ("who", seat), reveals=True)
    if whole and cards.INFECTED not in s.hands[seat]:
        _next_to_reveal(s, seat, more)
    else:
        tell(s, "revelations-over")


def keep_hidden(s: Cosa, seat: int, more: int) -> None:
    tell(s, "kept-hidden", ("who", seat))
    _next_to_reveal(s, seat, more)


def _next_to_reveal(s: Cosa, seat: int, more: int) -> None:
    if more:
        s.agenda.append((frames.REVELATIONS, neighbour(s, seat, s.direction), more - 1))
