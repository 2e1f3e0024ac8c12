"""The course of a turn: draw, play or discard, exchange. Each choice takes the agenda a step further."""

from __future__ import annotations

from sobremesa.games.cosa import actions, exchange, panics
from sobremesa.games.cosa.cards import FLAMETHROWER, is_panic
from sobremesa.games.cosa.ending import TIME, declare, finish
from sobremesa.games.cosa.frames import (
    ACT,
    ANSWER,
    BLIND_DATE,
    BURN,
    END,
    EXCHANGE,
    FORGET,
    FRIENDS,
    GET_OUT,
    KEEP,
    MEET,
    MOVE,
    OFFER,
    ONE_TWO,
    REVELATIONS,
    TURN,
)
from sobremesa.games.cosa.moves import clear_table, discard, draw, keep, named, refill, tell, tell_top
from sobremesa.games.cosa.options import ACCEPT, DECLARE, HIDE, REVEAL
from sobremesa.games.cosa.seating import is_barred, next_of
from sobremesa.games.cosa.state import LA_COSA, NOBODY_YET, RUNNING, Cosa
from sobremesa.kernel import ballot
from sobremesa.kernel.agenda import Frame, advance
from sobremesa.kernel.option import Option


def run_agenda(s: Cosa) -> None:
    advance(s.agenda, s, _run)


def _run(s: Cosa, frame: Frame) -> bool:
    if s.ending != RUNNING:
        return True
    code = frame[0]
    if code == EXCHANGE:
        _third_step(s)
    elif code == MEET:
        exchange.meet(s, frame[1], frame[2], 0)
    elif code == END:
        _end(s)
    elif code == TURN:
        _turn(s)
    else:
        return True
    return False


# --- the steps ---------------------------------------------------------------------------------------------------


def _turn(s: Cosa) -> None:
    if s.turn >= s.last_turn:
        finish(s, TIME)
        return
    s.turn += 1
    seat = s.active
    tell(s, "turn", ("who", seat))
    s.agenda += ((END,), (EXCHANGE,))
    refill(s)
    top = s.deck[0]
    if is_panic(top):
        s.deck = s.deck[1:]
        s.in_play += (top,)
        tell(s, "panicked", ("who", seat), named(top), reveals=True)
        tell_top(s)
        _note_duty(s, seat)
        panics.panic(s, top)
    else:
        draw(s, seat)
        _note_duty(s, seat)
        s.agenda.append((ACT,))


def _note_duty(s: Cosa, seat: int) -> None:
    s.owes[seat] = s.duty and s.roles[seat] == LA_COSA and FLAMETHROWER in s.hands[seat]


def _third_step(s: Cosa) -> None:
    clear_table(s)
    seat = s.active
    if seat not in s.ring:
        return
    target = next_of(s, seat)
    if is_barred(s, seat, s.direction):
        tell(s, "door-in-between", ("who", seat), ("who2", target))
    elif s.strict_quarantine and (s.quarantine[seat] or s.quarantine[target]):
        tell(s, "quarantine-in-between", ("who", seat), ("who2", target))
    else:
        exchange.meet(s, seat, target, 1)


def _end(s: Cosa) -> None:
    clear_table(s)
    seat = s.active
    s.owes[seat] = False
    if s.quarantine[seat]:
        s.quarantine[seat] -= 1
        if s.quarantine[seat]:
            tell(s, "quarantine-goes-on", ("who", seat), ("count", s.quarantine[seat]))
        else:
            actions.end_quarantine(s, seat)
    if True in s.standing:
        declare(s, s.standing.index(True))
        return
    s.active = next_of(s, seat) if seat in s.ring else s.follower
    s.follower = NOBODY_YET
    s.agenda.append((TURN,))


# --- choices -----------------------------------------------------------------------------------------------------


def choose(s: Cosa, seat: int, option: Option) -> None:
    """Take an answer to the question that stands."""
    if s.passes:
        _pass_card(s, seat, option.args[0])
        return
    s.asked = None
    frame = s.agenda.pop()
    if option is DECLARE:
        declare(s, seat)
    elif frame[0] == ACT:
        _act(s, seat, option)
    elif frame[0] in (OFFER, ANSWER):
        _exchange(s, seat, frame, option)
    elif frame[0] in (BURN, MOVE):
        _answer_aim(s, seat, frame, option)
    else:
        _resolve(s, seat, frame, option)
    run_agenda(s)


def _pass_card(s: Cosa, seat: int, kind: int) -> None:
    """One more sealed card; when all are in, they change hands."""
    s.passes[seat] = kind
    tell(s, "chose-card", ("who", seat))
    if not ballot.is_closed(s.passes):
        if s.asked is not None:
            s.asked = tuple([decision for decision in s.asked if decision.seat != seat])
        return
    s.asked = None
    s.agenda.pop()
    exchange.close_round(s)
    run_agenda(s)


def _act(s: Cosa, seat: int, option: Option) -> None:
    verb, args = option.verb, option.args
    if verb == "discard":
        discard(s, seat, args[0])
    elif verb == "play":
        actions.play(s, seat, args[0])
    elif verb == "play-on":
        actions.play_on(s, seat, args[0], args[1])
    elif verb == "axe-quarantine":
        actions.chop_quarantine(s, seat, args[0])
    else:
        actions.chop_door(s, seat, args[0])


def _exchange(s: Cosa, seat: int, frame: Frame, option: Option) -> None:
    kind = option.args[0]
    if frame[0] == OFFER:
        exchange.offer(s, seat, frame[2], kind)
    elif option.verb == "give":
        exchange.accept(s, frame[1], seat, frame[3], kind)
    else:
        exchange.refuse(s, frame[1], seat, frame[3], kind)


def _answer_aim(s: Cosa, seat: int, frame: Frame, option: Option) -> None:
    if option is not ACCEPT:
        actions.defend(s, seat, option.args[0])
    elif frame[0] == BURN:
        actions.burn(s, seat)
    else:
        actions.change_seats(s, frame[1], seat)


def _resolve(s: Cosa, seat: int, frame: Frame, option: Option) -> None:
    """The rest of a card that asked something of the active player, or of everybody in turn."""
    code = frame[0]
    if code == REVELATIONS:
        if option is HIDE:
            panics.keep_hidden(s, seat, frame[2])
        else:
            panics.reveal(s, seat, frame[2], whole=option is REVEAL)
    elif code == KEEP:
        keep(s, seat, option.args[0])
    elif code == FORGET:
        panics.forget(s, seat, frame[1], option.args[0])
    elif code == BLIND_DATE:
        panics.blind_date(s, seat, option.args[0])
    elif code == ONE_TWO:
        panics.one_two(s, seat, option.args[0])
    elif code == GET_OUT:
        actions.change_seats(s, seat, option.args[0])
    elif code == FRIENDS:
        panics.befriend(s, seat, option.args[0])
    else:
        panics.between_us(s, seat, option.args[0])
