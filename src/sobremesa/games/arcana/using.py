"""Using a faded power, and what comes of it."""

from __future__ import annotations

from sobremesa.games.arcana import deduction
from sobremesa.games.arcana.cards import ARCANA, VALUES
from sobremesa.games.arcana.deduction import above, up_to
from sobremesa.games.arcana.frames import ATTACH, BANISH, CYCLE, GROUP, LIFT, NUMBER, PLAY, PUT, SPEND, STEAL
from sobremesa.games.arcana.moves import detach, learn, remove_fate, retire, take_top, tell, tell_top, yes_or_no
from sobremesa.games.arcana.plays import visible
from sobremesa.games.arcana.powers import (
    AFTER_RIGHT,
    BEFORE_PREDICTION,
    Cycle,
    DiscardLower,
    Exile,
    Help,
    IsHigher,
    IsSame,
    Old,
    Plus,
    Question,
    Relocate,
    Slow,
    Twice,
)
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.agenda import Frame


def use(s: Arcana, frame: Frame, card: int) -> None:
    power = ARCANA[card].power
    s.power_used = card
    if s.log is not None:
        by_group = power.WHEN in (BEFORE_PREDICTION, AFTER_RIGHT)
        tell(
            s,
            "used-by-group" if by_group else "used",
            ("who", s.active),
            ("power", power.id),
            ("card", ARCANA[card].id),
            reveals=isinstance(power, DiscardLower),  # who may use it keeps a higher fate than the lowest in sight
        )
    if frame[0] == PLAY:
        s.agenda.append(frame)
    elif frame[0] == GROUP:
        s.agenda.append((GROUP,))
    if isinstance(power, Cycle):
        s.agenda.append((CYCLE, card))
    elif isinstance(power, Relocate):
        s.agenda.append((LIFT, card))
    elif isinstance(power, Plus):
        s.plus = power.more
        retire(s, card)
    elif isinstance(power, DiscardLower):
        learn(s, deduction.KNOW, s.active, above(min(visible(s))))
        s.agenda.append((LIFT, card))
    elif isinstance(power, Old):
        _tell_age(s, card)
    elif isinstance(power, Twice):
        s.guesses_left += power.more
        retire(s, card)
    elif isinstance(power, Slow):
        s.agenda.append((ATTACH, card))
    elif isinstance(power, Help | Exile):
        s.agenda.append((SPEND, card))
    elif isinstance(power, IsHigher | IsSame):
        s.agenda.append((NUMBER, card))
    else:
        answer(s, card, 0)


def _tell_age(s: Arcana, card: int) -> None:
    value = s.played[-1]
    old = s.kept[s.active] == value
    learn(s, deduction.KEPT, s.active, int(old))
    retire(s, card)
    if s.log is not None:
        tell(s, "told-age", ("who", s.active), ("value", value), ("answer", yes_or_no(old)), reveals=True)


def answer(s: Arcana, card: int, named: int) -> None:
    """The active player answers a question about the fate kept; everybody draws the same conclusion from it."""
    power = ARCANA[card].power
    assert isinstance(power, Question)
    played = s.played[-1]
    answer = power.yes(s.hands[s.active][0], played, named)
    learn(s, deduction.KNOW, s.active, sum(1 << h for h in VALUES if power.yes(h, played, named) == answer))
    retire(s, card)
    if s.log is not None:
        tell(
            s,
            f"answered-{power.ID}",
            ("who", s.active),
            ("power", power.id),
            ("value", named or played),
            ("values", tuple(h for h in VALUES if power.yes(h, played, named))),
            ("answer", yes_or_no(answer)),
            reveals=True,
        )


def spend(s: Arcana, card: int, other: int) -> None:
    retire(s, other)
    if s.log is not None:
        tell(s, "spent", ("power", ARCANA[other].power.id), ("card", ARCANA[other].id))
    if isinstance(ARCANA[card].power, Help):
        answer(s, card, 0)
    else:
        retire(s, card)
        s.agenda.append((BANISH,))


def choose_slot(s: Arcana, frame: Frame, slot: int) -> None:
    if frame[0] == CYCLE:
        old, card = s.row[slot], frame[1]
        s.row[slot] = take_top(s)
        detach(s, slot)
        retire(s, old)
        retire(s, card)
        if s.log is not None:
            tell(s, "cycled", ("who", s.active), ("card", ARCANA[old].id), ("card2", ARCANA[s.row[slot]].id))
            tell_top(s)
    elif frame[0] == ATTACH:
        s.powers.remove(frame[1])
        s.slowed[slot] = frame[1]
        if s.log is not None:
            tell(s, "slowed", ("card", ARCANA[s.row[slot]].id))
    else:
        _, card, origin, value = frame
        remove_fate(s, origin, value)
        s.fates[slot] += (value,)
        retire(s, card)
        if s.log is not None:
            tell(s, "relocated", ("who", s.active), ("value", value), ("card", ARCANA[s.row[slot]].id))


def choose_fate(s: Arcana, frame: Frame, slot: int, value: int) -> None:
    card_id = ARCANA[s.row[slot]].id
    if frame[0] == LIFT and isinstance(ARCANA[frame[1]].power, Relocate):
        s.agenda.append((PUT, frame[1], slot, value))
    elif frame[0] == LIFT:
        learn(s, deduction.KNOW, s.active, above(value))
        remove_fate(s, slot, value)
        s.bag[value] += 1
        retire(s, frame[1])
        if s.log is not None:
            tell(s, "discarded-lower", ("who", s.active), ("value", value), ("card", card_id), reveals=True)
    elif frame[0] == STEAL:
        learn(s, deduction.KNOW, s.active, up_to(value - 1))
        remove_fate(s, slot, value)
        s.fates[frame[1]] += (value,)
        if s.log is not None:
            tell(s, "stole", ("who", s.active), ("value", value), ("card", card_id), reveals=True)
    else:
        remove_fate(s, slot, value)
        s.exiled += (value,)
        if s.log is not None:
            tell(s, "exiled", ("value", value), ("card", card_id))
