"""The course of a turn: draw, play, predict, resolve, fade. Each choice takes the agenda a step further."""

from __future__ import annotations

from typing import Final

from sobremesa.games.arcana import deduction, options
from sobremesa.games.arcana.cards import AFTER_PLAY_CARDS, ARCANA, GOAL, THIEF
from sobremesa.games.arcana.deduction import above, up_to
from sobremesa.games.arcana.fading import fade_all, hours_before
from sobremesa.games.arcana.frames import AFTER, BALLOTS, END, EXILE, GROUP, PLAY, STEAL, TURN
from sobremesa.games.arcana.moves import draw_one, finish, learn, out_of_bag, return_hand, tell, yes_or_no
from sobremesa.games.arcana.plays import HOURS_SLOT, NO_SLOT, kept_allowed
from sobremesa.games.arcana.powers import Exile
from sobremesa.games.arcana.state import GONE, JOINING, LEAVING, LOST, MOST_SEATS, PRESENT, RUNNING, WON, Arcana
from sobremesa.games.arcana.using import answer, choose_fate, choose_slot, spend, use
from sobremesa.kernel import ballot
from sobremesa.kernel.agenda import Frame, advance
from sobremesa.kernel.option import Option
from sobremesa.kernel.zones import without

# By the number of seats and the active one: every seat, from the next one round to the active player.
_CLOCKWISE: Final = [
    [tuple(seat % seats for seat in range(active + 1, active + 1 + seats)) for active in range(seats)]
    for seats in range(MOST_SEATS + 1)
]


def _clockwise(s: Arcana) -> tuple[int, ...]:
    return _CLOCKWISE[len(s.chairs)][s.active]


def vote(s: Arcana, seat: int, option: Option) -> None:
    s.votes[seat] = option.index
    if not ballot.is_closed(s.votes):
        asked = s.asked
        if asked is not None:
            first = asked[0].seat == seat
            s.asked = asked[1:] if first else tuple([decision for decision in asked if decision.seat != seat])
        return
    s.asked = None
    close_ballot(s)
    run_agenda(s)


def close_ballot(s: Arcana) -> None:
    winner = ballot.tally(s.votes, _clockwise(s))
    if s.log is not None and len(s.votes) > 2:
        for ally in _clockwise(s):
            if s.votes[ally] >= 0:
                _tell_vote(s, ally, options.OPTIONS[s.votes[ally]])
    s.votes = []
    frame = s.agenda.pop()
    if winner is not None:
        choose(s, frame, options.OPTIONS[winner])
    else:
        _nobody_to_ask(s, frame)


def _nobody_to_ask(s: Arcana, frame: Frame) -> None:
    """The whole group has got up: what it was asked lapses, what it has said stands."""
    if frame[0] == GROUP and s.guesses:
        resolve(s, right=False)


def _tell_vote(s: Arcana, ally: int, option: Option) -> None:
    who = ("who", ally)
    if option.verb in ("power", "spend"):
        card = ARCANA[option.args[0]]
        tell(s, "voted-power", who, ("power", card.power.id), ("card", card.id), reveals=True)
    elif option.verb in ("predict", "number"):
        tell(s, f"voted-{option.verb}", who, ("value", option.args[0]), reveals=True)
    elif option.verb in ("lift", "slot"):
        place = ("card", ARCANA[s.row[option.args[0] - 1]].id)
        value = (("value", option.args[1]),) if option.verb == "lift" else ()
        tell(s, f"voted-{option.verb}", who, place, *value, reveals=True)
    else:
        tell(s, "voted-pass", who, reveals=True)


def _allies(s: Arcana) -> list[int]:
    """The group: whoever is at the table but the active player."""
    return [seat for seat, chair in enumerate(s.chairs) if chair == PRESENT and seat != s.active]


def choose(s: Arcana, frame: Frame, option: Option) -> None:
    verb = option.verb
    if verb == "play":
        _play(s, option.args[0], option.args[1], frame[1])
    elif verb == "predict":
        _predict(s, option.args[0])
    elif verb == "pass":
        if s.guesses and frame[0] == GROUP:
            resolve(s, right=False)
    elif verb == "power":
        use(s, frame, option.args[0])
    elif verb == "number":
        answer(s, frame[1], option.args[0])
    elif verb == "spend":
        spend(s, frame[1], option.args[0])
    elif verb == "slot":
        choose_slot(s, frame, option.args[0] - 1)
    elif verb == "lift":
        choose_fate(s, frame, option.args[0] - 1, option.args[1])
    elif option is options.NOTHING:
        highest = max(v for slot, fates in enumerate(s.fates) if slot != frame[1] for v in fates)
        learn(s, deduction.KNOW, s.active, above(highest - 1))
        if s.log is not None:
            tell(s, "stole-nothing", ("who", s.active), reveals=True)
    elif s.log is not None:
        tell(s, "declined", ("who", s.active))


_AFTER_A_PLAY: Final = ((GROUP,), (AFTER,))


def run_agenda(s: Arcana) -> None:
    advance(s.agenda, s, _run)


def _run(s: Arcana, frame: Frame) -> bool:
    if s.ending != RUNNING:
        return True
    code = frame[0]
    if code in BALLOTS:
        allies = _allies(s)
        if not allies:
            _nobody_to_ask(s, frame)
            return False
        s.votes = ballot.opened(len(s.chairs), allies)
    elif code == AFTER:
        return bool(s.powers) and s.power_used < 0 and not AFTER_PLAY_CARDS.isdisjoint(s.powers)
    elif code == END:
        _end(s)
        return False
    elif code == TURN:
        _turn(s)
        return False
    elif code == STEAL:
        return any(fates for slot, fates in enumerate(s.fates) if slot != frame[1])
    return True


def _turn(s: Arcana) -> None:
    s.turn += 1
    s.played = ()
    s.slot = NO_SLOT
    s.through_hours = False
    s.plus = 0
    s.power_used = -1
    s.guesses = ()
    s.guesses_left = 1
    s.right = False
    s.shown = 0
    seat = s.active
    hand = s.hands[seat]
    s.kept[seat] = hand[0] if hand else 0
    if s.log is not None:
        tell(s, "turn", ("who", seat))
    while len(s.hands[seat]) < 2 and draw_one(s, seat):
        pass
    s.agenda.append((END,))
    if s.hands[seat]:
        s.agenda.append((PLAY, NO_SLOT))
    else:
        _advance_doom(s, 1, "no-fates")


def _play(s: Arcana, value: int, slot: int, barred: int) -> None:
    seat = s.active
    alone = len(s.hands[seat]) == 1
    if alone:
        learn(s, deduction.LAST, seat, s.drawn, value, out_of_bag(s))
    else:
        allowed = kept_allowed(s, value, slot, barred)
        learn(s, deduction.PLAY, seat, s.drawn, value, allowed, out_of_bag(s), int(not s.played))
    s.drawn = 0
    s.hands[seat] = without(s.hands[seat], value)
    s.through_hours = slot == HOURS_SLOT
    at = 0 if s.through_hours else slot - 1
    arcanum = ARCANA[s.row[at]]
    s.fates[at] += (value,)
    s.played += (value,)
    s.slot = at
    if s.log is not None:
        kind = "played-hours" if s.through_hours else "played"
        hours = hours_before(s, at)
        tell(
            s,
            kind,
            ("who", seat),
            ("value", value),
            ("card", arcanum.id),
            ("hours", hours),
            ("moons", arcanum.moons),
            reveals=True,
        )
    if alone:
        return
    if arcanum.again and not s.through_hours and draw_one(s, seat):
        if s.kept[seat] == value:
            s.kept[seat] = 0
        s.agenda.append((PLAY, at))
        return
    s.agenda += _AFTER_A_PLAY
    if THIEF in s.row and s.row[at] != THIEF:
        s.agenda.append((STEAL, s.row.index(THIEF)))
    if arcanum.tells and not s.through_hours:
        _declare_higher(s, value)
    if not s.through_hours:
        s.guesses_left += arcanum.wishes


def _declare_higher(s: Arcana, value: int) -> None:
    higher = s.hands[s.active][0] > value
    learn(s, deduction.KNOW, s.active, above(value) if higher else up_to(value))
    if s.log is not None:
        tell(s, "told", ("who", s.active), ("value", value), ("answer", yes_or_no(higher)), reveals=True)


def _predict(s: Arcana, value: int) -> None:
    s.guesses += (value,)
    s.guesses_left -= 1
    right = s.hands[s.active][0] == value
    if s.log is not None:
        tell(s, "predicted", ("who", s.active), ("value", value), ("answer", yes_or_no(right)), reveals=True)
    if right or s.guesses_left == 0:
        resolve(s, right)
    else:
        learn(s, deduction.KNOW, s.active, deduction.ANY & ~(1 << value))
        s.agenda.append((GROUP,))


def resolve(s: Arcana, right: bool) -> None:
    seat = s.active
    if s.log is not None:
        tell(s, "revealed", ("who", seat), ("value", s.hands[seat][0]), reveals=True)
    s.right = right
    s.shown = s.hands[seat][0]
    if right:
        s.score += 1
        if s.log is not None:
            tell(s, "scored", ("score", s.score))
    else:
        _advance_doom(s, len(s.guesses) if s.twice_each else 1, "wrong")
    _fates_shown(s, seat)
    if s.score >= GOAL:
        finish(s, WON)
    elif right and _can_exile(s):
        s.agenda.append((EXILE,))


def _can_exile(s: Arcana) -> bool:
    return (
        s.power_used < 0
        and len(s.powers) > 1
        and any(s.fates)
        and any(isinstance(ARCANA[card].power, Exile) for card in s.powers)
    )


def _fates_shown(s: Arcana, seat: int) -> None:
    """A fate that all have seen goes back to the bag, and what was noted about it is done with."""
    learn(s, deduction.KNOW, seat, 1 << s.hands[seat][0])
    return_hand(s, seat)
    s.rows[seat] = 0


def show(s: Arcana, seat: int) -> None:
    """An ally shows the last copy of a value; knowing that, everybody votes anew."""
    if s.log is not None:
        tell(s, "showed", ("who", seat), ("value", s.hands[seat][0]), reveals=True)
    _fates_shown(s, seat)
    s.votes = ballot.opened(len(s.chairs), _allies(s))


def _end(s: Arcana) -> None:
    fade_all(s)
    if s.ending == RUNNING:
        _next_turn(s)


def _advance_doom(s: Arcana, steps: int, why: str) -> None:
    s.doom = min(GOAL, s.doom + steps)
    if s.log is not None:
        tell(s, f"doom-{why}", ("who", s.active), ("steps", steps), ("doom", s.doom))
    if s.doom >= GOAL:
        finish(s, LOST)


def _next_turn(s: Arcana) -> None:
    learn(s, deduction.REST, s.active)
    s.kept[s.active] = 0
    for seat, chair in enumerate(s.chairs):
        if chair == LEAVING:
            go_away(s, seat)
        elif chair == JOINING:
            s.chairs[seat] = PRESENT
            if s.log is not None:
                tell(s, "joined", ("who", seat))
    if not any(s.hands):
        s.clues = ()  # nothing is hidden any more, so nothing is left to deduce
    s.active = next(seat for seat in _clockwise(s) if s.chairs[seat] == PRESENT)
    s.agenda.append((TURN,))


def go_away(s: Arcana, seat: int) -> None:
    return_unseen(s, seat)
    s.chairs[seat] = GONE
    s.rows[seat] = 0
    if s.log is not None:
        tell(s, "left", ("who", seat))


def return_unseen(s: Arcana, seat: int) -> None:
    s.drawn = 0
    return_hand(s, seat)
