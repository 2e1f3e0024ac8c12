"""Who is asked what: every decision the match can stand at. Numbers like `arcana-4.4` are those of rules.*.md."""

from __future__ import annotations

from functools import lru_cache

from sobremesa.games.arcana import options
from sobremesa.games.arcana.cards import ARCANA, ROW
from sobremesa.games.arcana.frames import (
    ATTACH,
    BALLOTS,
    CYCLE,
    EXILE,
    GROUP,
    LIFT,
    NUMBER,
    PLAY,
    PUT,
    SPEND,
    STEAL,
)
from sobremesa.games.arcana.plays import HOURS_SLOT, legal, options_of, visible
from sobremesa.games.arcana.powers import (
    BEFORE_PLAY,
    BEFORE_PREDICTION,
    Cycle,
    DiscardLower,
    Exile,
    IsHigher,
    IsSame,
    Old,
    Relocate,
    Slow,
)
from sobremesa.games.arcana.state import RUNNING, Arcana
from sobremesa.kernel import ballot
from sobremesa.kernel.agenda import Frame
from sobremesa.kernel.decision import Args, Decision
from sobremesa.kernel.option import Option


@lru_cache(maxsize=1 << 14)
def _decision(seat: int, ask: str, source: str, choices: tuple[Option, ...], args: Args = ()) -> Decision:
    """Decisions are values without identity: the same question to the same seat is built once."""
    return Decision(seat, ask, source, choices, args)


@lru_cache(maxsize=1 << 14)
def _put_to_all(
    seats: tuple[int, ...], ask: str, source: str, choices: tuple[Option, ...], args: Args
) -> tuple[Decision, ...]:
    return tuple(_decision(seat, ask, source, choices, args) for seat in seats)


def asked(s: Arcana) -> tuple[Decision, ...]:
    if s.ending != RUNNING:
        return ()
    frame = s.agenda[-1]
    if frame[0] in BALLOTS:
        return _ballot(s, frame)
    seat = s.active
    if frame[0] == PLAY:
        return (_ask_play(s, frame[1]),)
    if frame[0] == CYCLE:
        empty = tuple(options.SLOT[slot] for slot in range(ROW) if not s.fates[slot])
        return (_decision(seat, "cycle", "arcana-6.13", empty),)
    if frame[0] == LIFT:
        if isinstance(ARCANA[frame[1]].power, Relocate):
            return (_decision(seat, "relocate", "arcana-12.18", _lifts(s)),)
        lower = _lifts(s, below=s.hands[seat][0])
        return (_decision(seat, "discard-lower", "arcana-6.12", lower),)
    if frame[0] == PUT:
        others = tuple(options.SLOT[slot] for slot in range(ROW) if slot != frame[2])
        return (_decision(seat, "relocate-to", "arcana-12.18", others, (("value", frame[3]),)),)
    if frame[0] == STEAL:
        higher = _lifts(s, above=s.hands[seat][0], but=frame[1])
        return (_decision(seat, "steal", "arcana-12.14", higher or (options.NOTHING,)),)
    return (_decision(seat, "after", "arcana-6.7", (*_powers_after(s), options.DECLINE)),)


def _ask_play(s: Arcana, barred: int) -> Decision:
    hand = s.hands[s.active]
    plays = legal(s, barred) if len(hand) == 2 else options_of(1 << options.PLAY[hand[0], HOURS_SLOT].index)
    if s.powers and s.power_used < 0 and not s.played and len(hand) == 2:
        plays += tuple(options.POWER[card] for card in sorted(s.powers) if _usable_before(s, card))
    return _decision(s.active, "play", "arcana-4.4", plays)


def _usable_before(s: Arcana, card: int) -> bool:
    power = ARCANA[card].power
    if isinstance(power, Cycle):
        return () in s.fates and bool(s.deck)
    if isinstance(power, Relocate):
        return any(s.fates)
    return power.WHEN == BEFORE_PLAY


def _powers_after(s: Arcana) -> tuple[Option, ...]:
    h = s.hands[s.active][0]
    return tuple(
        options.POWER[card]
        for card in sorted(s.powers)
        if isinstance(ARCANA[card].power, Old)
        or (isinstance(ARCANA[card].power, DiscardLower) and any(v < h for fates in s.fates for v in fates))
    )


def _ballot(s: Arcana, frame: Frame) -> tuple[Decision, ...]:
    if frame[0] == GROUP:
        return _ballot_of_group(s)
    ask, source, choices, args = _question_to_group(s, frame)
    return _put_to_all(_still_to_vote(s), ask, source, choices, args)


def _still_to_vote(s: Arcana) -> tuple[int, ...]:
    return tuple([seat for seat, vote in enumerate(s.votes) if vote == ballot.NOT_YET])


def _ballot_of_group(s: Arcana) -> tuple[Decision, ...]:
    choices: tuple[Option, ...] = options.PREDICT_OR_PASS
    ask = "predict"
    if s.guesses:
        ask = "predict-again"
        choices = tuple(option for option in choices if option is options.PASS or option.args[0] not in s.guesses)
    elif s.powers:
        choices = _powers_of_group(s) + choices
    return _put_to_all(_still_to_vote(s), ask, "arcana-5.1", choices, (("who", s.active),))


def _powers_of_group(s: Arcana) -> tuple[Option, ...]:
    if s.power_used >= 0:
        return ()
    return tuple(options.POWER[card] for card in sorted(s.powers) if _usable_by_group(s, card))


def _usable_by_group(s: Arcana, card: int) -> bool:
    power = ARCANA[card].power
    if power.WHEN != BEFORE_PREDICTION or (power.SPENDS_ANOTHER and len(s.powers) < 2):
        return False
    if isinstance(power, Slow):
        return -1 in s.slowed
    return not isinstance(power, IsSame) or any(s.fates)


def _question_to_group(s: Arcana, frame: Frame) -> tuple[str, str, tuple[Option, ...], Args]:
    if frame[0] == NUMBER:
        if isinstance(ARCANA[frame[1]].power, IsHigher):
            return "higher", "arcana-6.8", options.NUMBER, (("who", s.active),)
        seen = visible(s)
        values = tuple(option for option in options.NUMBER if option.args[0] in seen)
        return "same", "arcana-12.19", values, (("who", s.active),)
    if frame[0] == ATTACH:
        free = tuple(options.SLOT[slot] for slot in range(ROW) if s.slowed[slot] < 0)
        return "slow", "arcana-12.21", free, ()
    if frame[0] == SPEND:
        others = tuple(options.SPEND[card] for card in sorted(s.powers) if card != frame[1])
        power = ARCANA[frame[1]].power
        return "spend", power.RULE, others, (("power", power.id),)
    if frame[0] == EXILE:
        exiles = tuple(options.POWER[card] for card in sorted(s.powers) if isinstance(ARCANA[card].power, Exile))
        return "exile", "arcana-12.23", (*exiles, options.PASS), ()
    return "banish", "arcana-12.23", _lifts(s), ()


def _lifts(s: Arcana, below: int = 8, above: int = 0, but: int = -1) -> tuple[Option, ...]:
    """The visible fates between two values, except those before one arcanum."""
    return tuple(
        options.LIFT[slot, value]
        for slot, fates in enumerate(s.fates)
        if slot != but
        for value in sorted(set(fates))
        if above < value < below
    )
