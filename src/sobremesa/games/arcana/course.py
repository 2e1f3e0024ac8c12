"""The course of a turn: draw, play, predict, resolve, fade. Each is a node that takes the agenda a step further."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.arcana import deduction, options
from sobremesa.games.arcana.book import BOOK, CARDS
from sobremesa.games.arcana.box import GOAL
from sobremesa.games.arcana.cards.arcanum import AFTER_PLAY, AFTER_RIGHT, BEFORE_PLAY, BEFORE_PREDICTION
from sobremesa.games.arcana.cards.numbered import AFTER_PLAY_CARDS, ARCANA, THIEVES
from sobremesa.games.arcana.deduction import above, up_to
from sobremesa.games.arcana.effects.ballots import GroupAsked, allies, clockwise
from sobremesa.games.arcana.effects.deed import lifts
from sobremesa.games.arcana.fading import fade_all, hours_before
from sobremesa.games.arcana.moves import (
    draw_one,
    finish,
    learn,
    out_of_bag,
    remove_fate,
    return_hand,
    tell,
    yes_or_no,
)
from sobremesa.games.arcana.plays import HOURS_SLOT, NO_SLOT, kept_allowed, legal, options_of
from sobremesa.games.arcana.state import GONE, JOINING, LEAVING, LOST, PRESENT, RUNNING, WON, Arcana
from sobremesa.games.arcana.windows import usable, use
from sobremesa.kernel import ballot
from sobremesa.kernel.decision import Args, Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, REVEALS, WAIT, Node, question
from sobremesa.kernel.effects.registers import NOBODY_SPEAKS, A
from sobremesa.kernel.effects.running import Running, open_scope, push, put, reg, stop
from sobremesa.kernel.option import Option
from sobremesa.kernel.zones import without

BARRED: Final = A  # the slot where this play is barred, or NO_SLOT


# --- the turn ----------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Turn(Node):
    """The active player draws up to two fates."""

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Arcana, step: int) -> bool:
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
        s.agenda.append((END.number, 0))
        if s.hands[seat]:
            put(s, BARRED, NO_SLOT)
            s.agenda.append((PLAY.number, 0))
        else:
            _advance_doom(s, 1, "no-fates")
        return GO_ON


@dataclass(eq=False)
class End(Node):
    """Arcana fade, chairs change, and the next player is active."""

    def touches(self) -> int:
        return REVEALS

    def run(self, s: Arcana, step: int) -> bool:
        fade_all(s)
        if s.ending == RUNNING:
            _next_turn(s)
        return GO_ON


def _next_turn(s: Arcana) -> None:
    learn(s, deduction.REST, s.active)
    s.kept[s.active] = 0
    chairs = s.chairs
    if LEAVING in chairs or JOINING in chairs:
        _change_chairs(s)
    if not any(s.hands):
        s.clues = ()  # nothing is hidden any more, so nothing is left to deduce
    for seat in clockwise(s):
        if chairs[seat] == PRESENT:
            s.active = seat
            break
    push(s, TURN)


def _change_chairs(s: Arcana) -> None:
    """Whoever has got up is away from now on, whoever came plays."""
    for seat, chair in enumerate(s.chairs):
        if chair == LEAVING:
            go_away(s, seat)
        elif chair == JOINING:
            s.chairs[seat] = PRESENT
            if s.log is not None:
                tell(s, "joined", ("who", seat))


def begin(s: Arcana) -> None:
    open_scope(s, NOBODY_SPEAKS)
    push(s, TURN)


def end_turn_at_once(s: Arcana) -> None:
    """Whatever was still to do this turn lapses, but for its end."""
    stop(s)
    open_scope(s, NOBODY_SPEAKS)
    push(s, END)


# --- the play ----------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Play(Node):
    """The active player plays one of two fates, or uses a power before."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Running, step: int) -> bool:
        return WAIT

    def ask(self, s: Arcana, step: int) -> tuple[Decision, ...]:
        hand = s.hands[s.active]
        if len(hand) == 2:
            plays = legal(s, reg(s, BARRED))
            if s.powers and not s.played:
                plays += usable(s, BEFORE_PLAY)
        else:
            plays = options_of(1 << options.PLAY[hand[0], HOURS_SLOT].index)
        return (question(self, s.active, "play", plays),)

    def take(self, s: Arcana, step: int, seat: int, option: Option) -> None:
        if option.verb == "power":
            push(s, self)
            use(s, option.args[0])
        else:
            _play(s, option.args[0], option.args[1], reg(s, BARRED))

    def leads_to(self, option: Option) -> Node | None:
        return led_to(option)

    def label(self, option: Option) -> None:
        return None  # a power goes by its name


def led_to(option: Option) -> Node | None:
    """What using a power would do."""
    return ARCANA[option.args[0]].power.does if option.verb == "power" else None


def _play(s: Arcana, value: int, slot: int, barred: int) -> None:
    seat = s.active
    alone = len(s.hands[seat]) == 1
    if not s.is_blind:
        _learn_from_play(s, value, slot, barred)
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
        put(s, BARRED, at)
        push(s, PLAY)
        return
    push(s, PREDICT)
    push(s, AFTER)
    if _thieves(s):
        push(s, STEAL)
    if arcanum.tells and not s.through_hours:
        _declare_higher(s, value)
    if not s.through_hours:
        s.guesses_left += arcanum.wishes


def _learn_from_play(s: Arcana, value: int, slot: int, barred: int) -> None:
    seat = s.active
    if len(s.hands[seat]) == 1:
        learn(s, deduction.LAST, seat, s.drawn, value, out_of_bag(s))
    else:
        allowed = kept_allowed(s, value, slot, barred)
        learn(s, deduction.PLAY, seat, s.drawn, value, allowed, out_of_bag(s), int(not s.played))


def _declare_higher(s: Arcana, value: int) -> None:
    higher = s.hands[s.active][0] > value
    learn(s, deduction.KNOW, s.active, above(value) if higher else up_to(value))
    if s.log is not None:
        tell(s, "told", ("who", s.active), ("value", value), ("answer", yes_or_no(higher)), reveals=True)


def _thieves(s: Arcana) -> list[int]:
    """Where the arcana lie that take a fate after this play, in the order in which they do."""
    return [place for place, card in enumerate(s.row) if card in THIEVES and place != s.slot]


def _thief(s: Arcana, at: int) -> tuple[str, str]:
    return "card2", CARDS.names[s.row[at]]


@dataclass(eq=False)
class Steal(Node):
    """A thief takes a fate higher than the one kept, where there is one. The step is which of them."""

    def touches(self) -> int:
        return ASKS | REVEALS

    def run(self, s: Arcana, step: int) -> bool:
        at = _thieves(s)[step]
        if any(bool(fates) and slot != at for slot, fates in enumerate(s.fates)):
            return WAIT
        self._go_on(s, step)
        return GO_ON

    def ask(self, s: Arcana, step: int) -> tuple[Decision, ...]:
        at = _thieves(s)[step]
        higher = lifts(s, above=s.hands[s.active][0], but=at)
        return (question(self, s.active, "steal", higher or (options.NOTHING,), (_thief(s, at),)),)

    def take(self, s: Arcana, step: int, seat: int, option: Option) -> None:
        at = _thieves(s)[step]
        self._go_on(s, step)
        if option is options.NOTHING:
            highest = max([value for slot, fates in enumerate(s.fates) if slot != at for value in fates])
            learn(s, deduction.KNOW, seat, above(highest - 1))
            if s.log is not None:
                tell(s, "stole-nothing", ("who", seat), _thief(s, at), reveals=True, rule=self.rule)
            return
        slot, value = option.args[0] - 1, option.args[1]
        learn(s, deduction.KNOW, seat, up_to(value - 1))
        remove_fate(s, slot, value)
        s.fates[at] += (value,)
        if s.log is not None:
            words = (("who", seat), ("value", value), ("card", CARDS.names[s.row[slot]]))
            tell(s, "stole", *words, _thief(s, at), reveals=True, rule=self.rule)

    def _go_on(self, s: Arcana, step: int) -> None:
        if step + 1 < len(_thieves(s)):
            push(s, self, step + 1)


@dataclass(eq=False)
class AfterPlay(Node):
    """The active player may use a power. Who has one that can't be used now is asked too: being asked tells nothing."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Arcana, step: int) -> bool:
        return bool(s.powers) and s.power_used < 0 and not AFTER_PLAY_CARDS.isdisjoint(s.powers)

    def ask(self, s: Arcana, step: int) -> tuple[Decision, ...]:
        return (question(self, s.active, "after", (*usable(s, AFTER_PLAY), options.DECLINE)),)

    def take(self, s: Arcana, step: int, seat: int, option: Option) -> None:
        if option is not options.DECLINE:
            use(s, option.args[0])
        elif s.log is not None:
            tell(s, "declined", ("who", seat))

    def leads_to(self, option: Option) -> Node | None:
        return led_to(option)

    def label(self, option: Option) -> None:
        return None


# --- the prediction ----------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Predict(GroupAsked):
    """The group may use a power, and may predict."""

    def offers(self, s: Arcana) -> tuple[Option, ...]:
        if not s.guesses:
            return usable(s, BEFORE_PREDICTION) + options.PREDICT_OR_PASS
        return tuple([o for o in options.PREDICT_OR_PASS if o is options.PASS or o.args[0] not in s.guesses])

    def prompt(self, s: Arcana) -> tuple[str, Args]:
        return "predict-again" if s.guesses else "predict", (("who", s.active),)

    def decided(self, s: Arcana, option: Option) -> None:
        if option.verb == "power":
            push(s, self)
            use(s, option.args[0])
        elif option.verb == "predict":
            _predict(s, option.args[0])
        else:
            self.lapsed(s)

    def lapsed(self, s: Arcana) -> None:
        """What the group has said stands."""
        if s.guesses:
            resolve(s, right=False)
        elif s.log is not None:
            tell(s, "predicted-nothing")

    def leads_to(self, option: Option) -> Node | None:
        return led_to(option)

    def label(self, option: Option) -> None:
        return None


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
        push(s, PREDICT)


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
    elif right and usable(s, AFTER_RIGHT):
        push(s, EXILE)


@dataclass(eq=False)
class AfterRight(GroupAsked):
    """After a right prediction the group may use a power."""

    def offers(self, s: Arcana) -> tuple[Option, ...]:
        return (*usable(s, AFTER_RIGHT), options.PASS)

    def prompt(self, s: Arcana) -> tuple[str, Args]:
        return "exile", ()

    def decided(self, s: Arcana, option: Option) -> None:
        if option is not options.PASS:
            use(s, option.args[0])
        elif s.log is not None:
            tell(s, "exiled-nothing")

    def leads_to(self, option: Option) -> Node | None:
        return led_to(option)

    def label(self, option: Option) -> None:
        return None


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
    s.votes = ballot.opened(len(s.chairs), allies(s))


# --- what it comes to --------------------------------------------------------------------------------------------


def _advance_doom(s: Arcana, steps: int, why: str) -> None:
    s.doom = min(GOAL, s.doom + steps)
    if s.log is not None:
        tell(s, f"doom-{why}", ("who", s.active), ("steps", steps), ("doom", s.doom))
    if s.doom >= GOAL:
        finish(s, LOST)


def go_away(s: Arcana, seat: int) -> None:
    return_unseen(s, seat)
    s.chairs[seat] = GONE
    s.rows[seat] = 0
    if s.log is not None:
        tell(s, "left", ("who", seat))


def return_unseen(s: Arcana, seat: int) -> None:
    s.drawn = 0
    return_hand(s, seat)


TURN: Final = BOOK.add("turn.begins", Turn(), "arcana-4.1")
PLAY: Final = BOOK.add("turn.play", Play(), "arcana-4.4")
STEAL: Final = BOOK.add("turn.steal", Steal(), "arcana-12.14")
AFTER: Final = BOOK.add("turn.after-play", AfterPlay(), "arcana-6.7")
PREDICT: Final = BOOK.add("turn.predict", Predict(), "arcana-5.1")
EXILE: Final = BOOK.add("turn.after-right", AfterRight(), "arcana-12.23")
END: Final = BOOK.add("turn.ends", End(), "arcana-7.1")
