"""Who is asked what: every decision the match can stand at. Numbers like `princesa-5.4` are those of rules.*.md."""

from __future__ import annotations

from sobremesa.games.princesa import options
from sobremesa.games.princesa.actions import (
    may_challenge,
    may_enchant,
    may_pay_frog,
    may_revive,
    may_use_secret,
    may_wander,
    opponents,
    wares,
)
from sobremesa.games.princesa.deciding import decision, each
from sobremesa.games.princesa.effects import asking
from sobremesa.games.princesa.frames import (
    ACT,
    ANSWER,
    ATTACK,
    CAST,
    CHOOSE_HEROES,
    CLAIM,
    EFFECT,
    FINISH,
    LOOT,
    REVIVE,
    TRADE,
)
from sobremesa.games.princesa.kinds import can_win, is_spell
from sobremesa.games.princesa.life import living
from sobremesa.games.princesa.moves import held, unused
from sobremesa.games.princesa.options import DONE, PASS
from sobremesa.games.princesa.state import NO_CARD, NOBODY_THERE, RUNNING, Princesa
from sobremesa.games.princesa.telling import named
from sobremesa.kernel import ballot
from sobremesa.kernel.agenda import Frame
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.option import Option


def asked(s: Princesa) -> tuple[Decision, ...]:
    if s.ending != RUNNING:
        return ()
    frame = s.agenda[-1]
    code = frame[0]
    if code == EFFECT:
        return (asking(frame).asks(s, frame),)
    if code == ACT:
        return (_ghost_acts(s, s.active) if s.ghosts[s.active] else _hero_acts(s, s.active),)
    if code in (ATTACK, ANSWER, FINISH):
        return (_lays(s, frame),)
    if code == CHOOSE_HEROES:
        return tuple([_keeps(s, seat) for seat, hero in enumerate(s.picks) if hero == ballot.NOT_YET])
    return (_small(s, frame),)


# --- turns -------------------------------------------------------------------------------------------------------


def _keeps(s: Princesa, seat: int) -> Decision:
    return decision(seat, "hero", "princesa-14.1", each(options.KEEP, sorted(s.offered[seat])))


def _trades(s: Princesa, seat: int) -> list[Option]:
    found = [options.SELL[kind] for kind in held(s, seat)]
    found += [options.BUY[slot] for slot in wares(s, seat)]
    return found


def _hero_acts(s: Princesa, seat: int) -> Decision:
    """A hero's action, and what may come before it; a pass only where there is no action."""
    before: list[Option] = []
    if may_use_secret(s, seat):
        before.append(options.USE_SECRET)
    if may_pay_frog(s, seat):
        before.append(options.PAY_FROG)
    found: list[Option] = [options.EXPLORE] if s.deck else []
    found += _trades(s, seat)
    if may_challenge(s, seat):
        others = opponents(s, seat)
        found += [options.CHALLENGE[other] for other in others] if others else [options.ALONE]
    return decision(seat, "act", "princesa-3.3", (*before, *(found or (PASS,))))


def _ghost_acts(s: Princesa, seat: int) -> Decision:
    """A ghost's action; who is asked has nothing to do with what they hold."""
    hand = sorted(set(s.hands[seat]))
    found: list[Option] = [options.WANDER] if may_wander(s, seat) else []
    if may_enchant(s, seat):
        heroes = living(s)
        found += [options.ENCHANT[kind, hero] for kind in hand if is_spell(kind) for hero in heroes]
    if may_revive(s, seat):
        found += [options.REVIVE[kind] for kind in hand]
    return decision(seat, "haunt", "princesa-11.1", tuple(found) or (PASS,))


# --- the duel ----------------------------------------------------------------------------------------------------


def _lays(s: Princesa, frame: Frame) -> Decision:
    code, challenger, opponent = frame[:3]
    if code == ATTACK:
        choices = each(options.PLACE, sorted(set(unused(s, challenger))))
        if opponent == NOBODY_THERE:
            return decision(challenger, "alone", "princesa-7.6", choices)
        rounds = ("round", len(s.played[challenger]) + 1)
        return decision(challenger, "attack", "princesa-5.3", choices, (("who", opponent), rounds))
    kinds = sorted(set(unused(s, opponent)))
    if code == FINISH:
        choices = each(options.PLACE, [kind for kind in kinds if can_win(kind)])
        return decision(opponent, "finish", "princesa-6.5", choices or (PASS,), (("who", challenger),))
    choices = each(options.PLACE, kinds)
    args = (("who", challenger), ("round", len(s.played[opponent]) + 1))
    if frame[3] == NO_CARD:
        return decision(opponent, "answer", "princesa-5.4", choices, args)
    return decision(opponent, "answer-openly", "princesa-5.10", choices, (*args, named(frame[3])))


def _small(s: Princesa, frame: Frame) -> Decision:
    """The small choices around an action."""
    code = frame[0]
    if code == TRADE:
        return decision(s.active, "trade", "princesa-4.4", (*_trades(s, s.active), DONE))
    if code == REVIVE:
        kinds = sorted(set(s.hands[s.active]))
        choices = (*each(options.DISCARD, kinds), DONE)
        return decision(s.active, "revive", "princesa-11.4", choices, (("n", frame[1]),))
    if code == CAST:
        choices = tuple([options.AIM[hero] for hero in living(s)])
        return decision(frame[1], "cast", "princesa-6.8", choices, (named(frame[2]),))
    if code == LOOT:
        choices = (*each(options.DISCARD, held(s, frame[2])), DONE)
        return decision(frame[1], "loot", "princesa-10.4", choices, (("who", frame[2]),))
    assert code == CLAIM
    return decision(frame[1], "claim", "princesa-7.2", (options.CLAIM, options.LEAVE))
