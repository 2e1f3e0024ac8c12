"""Who is asked what: every decision the match can stand at. Numbers like `cosa-6.1` are those of rules.*.md."""

from __future__ import annotations

from functools import lru_cache

from sobremesa.games.cosa import options
from sobremesa.games.cosa.actions import doors_in_reach, is_silenced, quarantines_in_reach, targets
from sobremesa.games.cosa.cards import (
    AXE,
    COMFORTABLE,
    INFECTED,
    NO_BARBECUE,
    REFUSALS,
    THING,
)
from sobremesa.games.cosa.exchange import gifts, gives_in_round, may_part_with, offers
from sobremesa.games.cosa.frames import (
    ACT,
    ANSWER,
    BETWEEN_US,
    BLIND_DATE,
    BURN,
    FORGET,
    FRIENDS,
    GET_OUT,
    KEEP,
    MOVE,
    OFFER,
    ONE_TWO,
    REVELATIONS,
    ROUND,
)
from sobremesa.games.cosa.panics import expelled, friends, thirds
from sobremesa.games.cosa.seating import next_of, touchable
from sobremesa.games.cosa.state import LA_COSA, RUNNING, Cosa
from sobremesa.kernel import ballot
from sobremesa.kernel.agenda import Frame
from sobremesa.kernel.decision import Args, Decision
from sobremesa.kernel.option import Option


@lru_cache(maxsize=1 << 14)
def _decision(seat: int, ask: str, source: str, choices: tuple[Option, ...], args: Args = ()) -> Decision:
    """Decisions are values without identity: the same question to the same seat is built once."""
    return Decision(seat, ask, source, choices, args)


def asked(s: Cosa) -> tuple[Decision, ...]:
    if s.ending != RUNNING:
        return ()
    frame = s.agenda[-1]
    code = frame[0]
    if code == ROUND:
        return tuple([_round(s, seat) for seat, card in enumerate(s.passes) if card == ballot.NOT_YET])
    if code == ACT:
        return (_decision(s.active, "act", "cosa-3.5", _acts(s, s.active)),)
    if code == OFFER:
        return (_offer(s, frame),)
    if code == ANSWER:
        return (_answer(s, frame),)
    if code in (BURN, MOVE):
        return (_aimed_at(s, frame),)
    if code == REVELATIONS:
        return (_revelations(s, frame[1]),)
    return (_alone(s, frame),)


def _acts(s: Cosa, seat: int) -> tuple[Option, ...]:
    """Everything one may do in the second step, in the order of the catalogue."""
    kinds = sorted(set(s.hands[seat]))
    found: list[Option] = []
    if not is_silenced(s, seat):
        found = [options.PLAY[kind] for kind in kinds if kind in options.PLAY]
        for kind in kinds:
            if (kind, 0) in options.PLAY_ON:
                found += [options.PLAY_ON[kind, other] for other in sorted(targets(s, seat, kind))]
        if AXE in kinds:
            found += [options.AXE_QUARANTINE[other] for other in sorted(quarantines_in_reach(s, seat))]
            found += [options.AXE_DOOR[other] for other in sorted(doors_in_reach(s, seat))]
    found += [options.DISCARD[kind] for kind in kinds if may_part_with(s, seat, kind)]
    if s.roles[seat] == LA_COSA:
        found.append(options.DECLARE)
    return tuple(found)


def _offer(s: Cosa, frame: Frame) -> Decision:
    _, seat, target, is_third_step = frame
    choices = [options.GIVE[kind] for kind in offers(s, seat, target)]
    if is_third_step and s.roles[seat] == LA_COSA:
        choices.insert(0, options.DECLARE)
    return _decision(seat, "offer", "cosa-6.1", tuple(choices), (("who", target),))


def _answer(s: Cosa, frame: Frame) -> Decision:
    _, offerer, seat, stands_in = frame
    hand = s.hands[seat]
    choices = [options.GIVE[kind] for kind in gifts(s, seat, offerer)]
    choices += [options.DEFEND[kind] for kind in REFUSALS if kind in hand]
    if stands_in:
        return _decision(seat, "stand-in", "cosa-7.6", tuple(choices), (("who", offerer),))
    return _decision(seat, "answer", "cosa-6.3", tuple(choices), (("who", offerer),))


def _aimed_at(s: Cosa, frame: Frame) -> Decision:
    """Whoever is aimed at is always asked, even if all there is to do is to accept."""
    code, by, seat = frame[:3]
    defence = NO_BARBECUE if code == BURN else COMFORTABLE
    choices: tuple[Option, ...] = (options.ACCEPT,)
    if defence in s.hands[seat]:
        choices = (options.DEFEND[defence], options.ACCEPT)
    return _decision(seat, "burn" if code == BURN else "move", "cosa-5.14", choices, (("who", by),))


def _revelations(s: Cosa, seat: int) -> Decision:
    choices: tuple[Option, ...] = (options.REVEAL, options.HIDE)
    if INFECTED in s.hands[seat]:
        choices = (options.REVEAL, options.REVEAL_INFECTED, options.HIDE)
    return _decision(seat, "revelations", "cosa-11.15", choices)


def _round(s: Cosa, seat: int) -> Decision:
    choices = tuple([options.GIVE[kind] for kind in gives_in_round(s, seat)])
    return _decision(seat, "round", "cosa-11.9", choices, (("who", next_of(s, seat)),))


def _alone(s: Cosa, frame: Frame) -> Decision:
    """What a card asks of the active player alone."""
    seat = s.active
    code = frame[0]
    if code == KEEP:
        drawn = s.aside[seat]
        kinds = [THING] if THING in drawn else sorted(set(drawn))
        return _decision(seat, "keep", "cosa-5.8", tuple([options.KEEP[kind] for kind in kinds]))
    if code in (FORGET, BLIND_DATE):
        kinds = [kind for kind in sorted(set(s.hands[seat])) if may_part_with(s, seat, kind)]
        if code == FORGET:
            choices = tuple([options.DISCARD[kind] for kind in kinds])
            return _decision(seat, "forget", "cosa-11.8", choices, (("count", frame[1]),))
        return _decision(seat, "blind-date", "cosa-11.12", tuple([options.PUT[kind] for kind in kinds]))
    if code == ONE_TWO:
        return _aim(seat, "one-two", "cosa-11.3", thirds(s, seat))
    if code == GET_OUT:
        return _aim(seat, "get-out", "cosa-11.7", expelled(s, seat))
    if code == FRIENDS:
        return _aim(seat, "friends", "cosa-11.11", friends(s, seat))
    assert code == BETWEEN_US
    return _aim(seat, "between-us", "cosa-11.14", touchable(s, seat))


def _aim(seat: int, ask: str, source: str, others: list[int]) -> Decision:
    return _decision(seat, ask, source, tuple([options.AIM[other] for other in sorted(others)]))
