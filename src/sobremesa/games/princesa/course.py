"""The course of a match: each choice takes the agenda a step further."""

from __future__ import annotations

from sobremesa.games.princesa import actions, dealing, duel, standing
from sobremesa.games.princesa.effects import DEEDS, asking
from sobremesa.games.princesa.ending import judge_road
from sobremesa.games.princesa.frames import (
    ACT,
    ANSWER,
    ATTACK,
    BETROTHED,
    CAST,
    CHOOSE_HEROES,
    CLAIM,
    CURSES,
    DEAL,
    EFFECT,
    END,
    FAIR,
    FALLEN,
    FINISH,
    LIFTED,
    LOOT,
    RETURN,
    REVIVE,
    TRADE,
    TURN,
)
from sobremesa.games.princesa.kinds import BLESSING, SLOW_POISON
from sobremesa.games.princesa.life import end_spell, heal, is_hero, lose
from sobremesa.games.princesa.moves import discard_top, give_princess, refill_shop
from sobremesa.games.princesa.options import CLAIM as CLAIM_HER
from sobremesa.games.princesa.options import DONE, PASS
from sobremesa.games.princesa.state import NO_CARD, NOBODY_THERE, RUNNING, Princesa
from sobremesa.games.princesa.telling import named, tell
from sobremesa.kernel.agenda import Frame, advance
from sobremesa.kernel.option import Option


def run_agenda(s: Princesa) -> None:
    advance(s.agenda, s, _run)


def _run(s: Princesa, frame: Frame) -> bool:
    if s.ending != RUNNING:
        return True
    code = frame[0]
    if code == EFFECT:
        return DEEDS[frame[1]].run(s, frame)
    if code in (ACT, TRADE, REVIVE, ATTACK, ANSWER, FINISH, CAST, LOOT, CHOOSE_HEROES):
        return True
    if code == CLAIM:
        return duel.may_claim(s, frame[1])
    if code in (FAIR, BETROTHED, LIFTED, FALLEN):
        _after_text(s, code, frame[1], frame[2])
    elif code == RETURN:
        duel.return_cards(s)
    elif code == END:
        _end(s)
    elif code == TURN:
        _turn(s)
    elif code == CURSES:
        _curses(s, s.active)
    else:
        assert code == DEAL
        dealing.deal(s)
    return False


def _after_text(s: Princesa, code: int, winner: int, loser: int) -> None:
    if code == FAIR:
        duel.fair_of_truth(s, winner, loser)
    elif code == BETROTHED:
        duel.betrothed(s, winner, loser)
    elif code == LIFTED:
        duel.lift_spells(s, winner, loser)
    else:
        duel.bury(s, winner, loser)


# --- the turn ----------------------------------------------------------------------------------------------------


def _turn(s: Princesa) -> None:
    s.turn += 1
    tell(s, "turn", ("who", s.active))
    s.agenda += ((END,), (ACT,), (CURSES,))
    refill_shop(s)
    judge_road(s)


def _curses(s: Princesa, seat: int) -> None:
    """The spells on the hero act, the oldest first."""
    poisons = 0
    for kind in s.spells[seat]:
        if kind == BLESSING and BLESSING in s.spells[seat]:
            tell(s, "spell-acted", ("who", seat), named(kind))
            heal(s, seat, standing.BLESSING.hearts)
        elif kind == SLOW_POISON:
            tell(s, "spell-acted", ("who", seat), named(kind))
            lose(s, seat, standing.POISON.loss, NOBODY_THERE)
            if not is_hero(s, seat):
                break
            poisons += _wear_off(s, seat, poisons)
    judge_road(s)


def _wear_off(s: Princesa, seat: int, poisons: int) -> bool:
    """One mark less on the poison that comes after so many; says whether it is still there."""
    at = [place for place, kind in enumerate(s.spells[seat]) if kind == SLOW_POISON][poisons]
    marks = list(s.marks[seat])
    marks[at] -= 1
    s.marks[seat] = tuple(marks)
    if marks[at] == 0:
        end_spell(s, seat, at)
    return marks[at] > 0


def _end(s: Princesa) -> None:
    judge_road(s)
    if s.ending != RUNNING:
        return
    s.idle += 1
    if s.deck and s.idle >= len(s.hands):
        discard_top(s)
        s.idle = 0
    judge_road(s)
    s.active = (s.active + 1) % len(s.hands)
    s.agenda.append((TURN,))


# --- choices -----------------------------------------------------------------------------------------------------


def choose(s: Princesa, seat: int, option: Option) -> None:
    """Take an answer to the question that stands."""
    if s.picks:
        dealing.keep_hero(s, seat, option.args[0])
        run_agenda(s)
        return
    s.asked = None
    frame = s.agenda.pop()
    code = frame[0]
    if code == EFFECT:
        asking(frame).chosen(s, frame, option)
    elif code in (ACT, TRADE):
        _act(s, seat, option)
    elif code == REVIVE:
        if option is DONE:
            actions.come_back(s, seat, frame[1])
        else:
            actions.discard_to_revive(s, seat, option.args[0], frame[1])
    else:
        _duel(s, frame, option)
    run_agenda(s)


def _act(s: Princesa, seat: int, option: Option) -> None:
    verb, args = option.verb, option.args
    if verb == "explore":
        actions.explore(s, seat)
    elif verb == "challenge":
        duel.challenge(s, seat, args[0])
    elif verb == "sell":
        actions.sell_one(s, seat, args[0])
    elif verb == "buy":
        actions.buy_one(s, seat, args[0])
    elif verb == "alone":
        duel.challenge(s, seat, NOBODY_THERE)
    elif verb == "wander":
        actions.wander(s, seat)
    elif verb == "enchant":
        actions.enchant(s, seat, args[0], args[1])
    elif verb == "revive":
        actions.discard_to_revive(s, seat, args[0], 0)
    elif verb == "use-secret":
        actions.use_secret(s, seat)
    elif verb == "pay-frog":
        actions.pay_frog(s, seat)
    elif option is PASS:
        actions.stand_idle(s, seat)


def _duel(s: Princesa, frame: Frame, option: Option) -> None:
    code = frame[0]
    if code == ATTACK:
        duel.attack(s, frame[1], frame[2], option.args[0])
    elif code == ANSWER:
        duel.answer(s, frame[1], frame[2], frame[3], option.args[0])
    elif code == FINISH:
        duel.finish(s, frame[1], frame[2], NO_CARD if option is PASS else option.args[0])
    elif code == CAST:
        duel.put_spell(s, frame[1], frame[2], frame[3], option.args[0])
    elif code == LOOT:
        if option is DONE:
            duel.loot(s, frame[1], frame[2])
        else:
            duel.leave_behind(s, frame[1], frame[2], option.args[0])
    elif option is CLAIM_HER:
        give_princess(s, frame[1])
