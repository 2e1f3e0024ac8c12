"""The course of a match: who is asked what, and what comes of it. Numbers like `arcana-4.4` are those of rules.*.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.games.arcana import deduction, guards, options, table
from sobremesa.games.arcana.bot import House
from sobremesa.games.arcana.cards import ARCANA, BASE, COPIES, EXPANSION, GOAL, ROW, VALUES
from sobremesa.games.arcana.fading import fade_all, hours_before
from sobremesa.games.arcana.moves import (
    draw_one,
    finish,
    learn,
    out_of_bag,
    remove_fate,
    retire,
    return_hand,
    take_top,
    tell,
)
from sobremesa.games.arcana.options import FREE
from sobremesa.games.arcana.plays import HOURS_SLOT, NO_SLOT, kept_allowed, legal, options_of, visible
from sobremesa.games.arcana.powers import (
    AFTER_PLAY,
    AFTER_RIGHT,
    BEFORE_PLAY,
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
from sobremesa.games.arcana.redeal import redeal
from sobremesa.games.arcana.state import (
    GONE,
    JOINING,
    LEAVING,
    LOST,
    MOST_SEATS,
    PRESENT,
    RUNNING,
    SCHEMA,
    SUSPENDED,
    WON,
    Arcana,
)
from sobremesa.kernel import ballot
from sobremesa.kernel.agenda import Frame, advance
from sobremesa.kernel.decision import Args, Decision
from sobremesa.kernel.game import Component, Game, GameInfo, Outcome
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Flag, Pick, Settings
from sobremesa.kernel.sketch import Sketch
from sobremesa.kernel.state import Plain
from sobremesa.kernel.zones import shuffled, without

DOOM_AT_START: Final = {"easy": 0, "normal": 2, "hard": 4, "doomed": 6}
MOST_CHOICES: Final = 20_000

# --- what can stand on the agenda; a frame is one of these and its arguments -----------------------------------------

TURN: Final = 0
PLAY: Final = 1  # the slot where this play is barred, or NO_SLOT: the active player plays
CYCLE: Final = 2  # card: the active player takes an arcanum away
LIFT: Final = 3  # card: the active player lifts a visible fate (Relocate) or returns one (Discard Lower)
PUT: Final = 4  # card, slot, value: … and puts it elsewhere
STEAL: Final = 5  # slot: the thief takes a fate
AFTER: Final = 6  # the active player may use a power
GROUP: Final = 7  # the group may use a power and may predict
NUMBER: Final = 8  # card: the group names a number
ATTACH: Final = 9  # card: the group chooses an arcanum
SPEND: Final = 10  # card: the group gives up one more power
EXILE: Final = 11  # after a right prediction the group may exile a fate
BANISH: Final = 12  # the group chooses the fate
END: Final = 13

_BALLOTS: Final = frozenset((GROUP, NUMBER, ATTACH, SPEND, EXILE, BANISH))

# Decisions are values without identity: the same question to the same seat is built once.
_DECISIONS: dict[tuple[int, str, str, Args, tuple[Option, ...]], Decision] = {}


def _decision(seat: int, ask: str, source: str, choices: tuple[Option, ...], args: Args = ()) -> Decision:
    key = (seat, ask, source, args, choices)
    found = _DECISIONS.get(key)
    if found is None:
        found = _DECISIONS[key] = Decision(seat, ask, source, choices, args)
    return found


class ShipwreckArcana(Game[Arcana]):
    info = GameInfo(
        id="arcana",
        version=1,
        seats=(2, MOST_SEATS),
        settings=(
            Pick("difficulty", "normal", tuple(DOOM_AT_START)),
            Flag("restless"),
            Flag("expansion"),
            Flag("twice_each"),
            Pick("aid", "off", ("off", "own", "all")),
        ),
        longest=MOST_CHOICES,
    )
    schema = SCHEMA
    options = options.OPTIONS
    free_options = FREE

    # --- set-up ----------------------------------------------------------------------------------------------

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Arcana:
        cards = range(len(ARCANA) if settings["expansion"] else len(BASE))
        deck = shuffled(cards, rng)
        return Arcana(
            rng=rng,
            restless=bool(settings["restless"]),
            twice_each=bool(settings["twice_each"]),
            aid=str(settings["aid"]),
            bag=[0] + [COPIES] * len(VALUES),
            hands=[()] * seats,
            kept=[0] * seats,
            fates=[()] * ROW,
            exiled=(),
            rows=[0] * seats,
            row=list(deck[:ROW]),
            deck=deck[ROW:],
            bottom=0,
            powers=[],
            slowed=[-1] * ROW,
            amplified=[-1] * ROW,
            left_match=(),
            score=0,
            doom=DOOM_AT_START[str(settings["difficulty"])],
            ending=RUNNING,
            turn=0,
            chairs=[PRESENT] * seats,
            active=rng.below(seats),
            agenda=[(TURN,)],
            drawn=0,
            played=(),
            slot=NO_SLOT,
            through_hours=False,
            plus=0,
            power_used=-1,
            guesses=(),
            guesses_left=0,
            right=False,
            shown=0,
            votes=[],
            clues=(),
        )

    def begin(self, s: Arcana) -> None:
        if s.log is not None:
            tell(s, "began", ("doom", s.doom))
        self._advance(s)

    # --- asking ----------------------------------------------------------------------------------------------

    def decisions(self, s: Arcana) -> tuple[Decision, ...]:
        if s.asked is None:
            s.asked = self._asked(s)
        return s.asked

    def _asked(self, s: Arcana) -> tuple[Decision, ...]:
        if s.ending != RUNNING:
            return ()
        frame = s.agenda[-1]
        if frame[0] in _BALLOTS:
            return self._ballot(s, frame)
        seat = s.active
        if frame[0] == PLAY:
            return (self._ask_play(s, frame[1]),)
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
        return (_decision(seat, "after", "arcana-6.7", (*self._powers_after(s), options.DECLINE)),)

    def _ask_play(self, s: Arcana, barred: int) -> Decision:
        hand = s.hands[s.active]
        plays = legal(s, barred) if len(hand) == 2 else options_of(1 << options.PLAY[hand[0], HOURS_SLOT].index)
        if s.powers and s.power_used < 0 and not s.played and len(hand) == 2:
            plays += tuple(options.POWER[card] for card in sorted(s.powers) if self._usable_before(s, card))
        return _decision(s.active, "play", "arcana-4.4", plays)

    def _usable_before(self, s: Arcana, card: int) -> bool:
        power = ARCANA[card].power
        if isinstance(power, Cycle):
            return () in s.fates and bool(s.deck)
        if isinstance(power, Relocate):
            return any(s.fates)
        return power.WHEN == BEFORE_PLAY

    def _powers_after(self, s: Arcana) -> tuple[Option, ...]:
        h = s.hands[s.active][0]
        return tuple(
            options.POWER[card]
            for card in sorted(s.powers)
            if isinstance(ARCANA[card].power, Old)
            or (isinstance(ARCANA[card].power, DiscardLower) and any(v < h for fates in s.fates for v in fates))
        )

    def _ballot(self, s: Arcana, frame: Frame) -> tuple[Decision, ...]:
        if frame[0] == GROUP:
            return self._ballot_of_group(s)
        ask, source, choices, args = self._question_to_group(s, frame)
        return tuple(
            _decision(seat, ask, source, choices, args) for seat, vote in enumerate(s.votes) if vote == ballot.NOT_YET
        )

    def _ballot_of_group(self, s: Arcana) -> tuple[Decision, ...]:
        common = self._powers_of_group(s)
        args = (("who", s.active),)
        ask = "predict-again" if s.guesses else "predict"
        predictions: tuple[Option, ...] = options.PREDICT
        if s.guesses:
            predictions = tuple(option for option in predictions if option.args[0] not in s.guesses)
        choices = common + predictions + (options.PASS,)
        return tuple(
            _decision(
                seat, ask, "arcana-5.1", (*choices, options.SHOW) if self._has_last_copy(s, seat) else choices, args
            )
            for seat, vote in enumerate(s.votes)
            if vote == ballot.NOT_YET
        )

    def _powers_of_group(self, s: Arcana) -> tuple[Option, ...]:
        if s.power_used >= 0 or s.guesses or not s.powers:
            return ()
        return tuple(options.POWER[card] for card in sorted(s.powers) if self._usable_by_group(s, card))

    def _usable_by_group(self, s: Arcana, card: int) -> bool:
        power = ARCANA[card].power
        if power.WHEN != BEFORE_PREDICTION or (power.SPENDS_ANOTHER and len(s.powers) < 2):
            return False
        if isinstance(power, Slow):
            return -1 in s.slowed
        return not isinstance(power, IsSame) or any(s.fates)

    def _has_last_copy(self, s: Arcana, seat: int) -> bool:
        hand = s.hands[seat]
        return bool(hand) and (visible(s) + s.exiled).count(hand[0]) == COPIES - 1

    def _question_to_group(self, s: Arcana, frame: Frame) -> tuple[str, str, tuple[Option, ...], Args]:
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
            return "spend", "arcana-12.22", others, (("power", ARCANA[frame[1]].power.id),)
        if frame[0] == EXILE:
            exiles = tuple(options.POWER[card] for card in sorted(s.powers) if isinstance(ARCANA[card].power, Exile))
            return "exile", "arcana-12.23", (*exiles, options.PASS), ()
        return "banish", "arcana-12.23", _lifts(s), ()

    # --- choosing --------------------------------------------------------------------------------------------

    def apply(self, s: Arcana, seat: int, option: Option) -> None:
        verb = option.verb
        if verb == "flip":
            other, value = option.args
            s.rows[other] ^= 1 << value
            if s.log is not None:
                tell(s, "flipped", ("who", seat), ("who2", other), ("value", value))
            return
        if verb == "leave":
            s.asked = None
            self._leave(s, seat)
            self._advance(s)
        elif verb == "join":
            self._join(s, seat)
        elif s.votes:
            self._vote(s, seat, option)
        else:
            s.asked = None
            self._choose(s, s.agenda.pop(), option)
            self._advance(s)

    def _vote(self, s: Arcana, seat: int, option: Option) -> None:
        if option is options.SHOW:
            self._show(s, seat)
            s.votes = ballot.opened(len(s.chairs), self._allies(s))
            s.asked = None
            return
        s.votes[seat] = option.index
        if not ballot.is_closed(s.votes):
            if s.asked is not None:
                s.asked = tuple([decision for decision in s.asked if decision.seat != seat])
            return
        s.asked = None
        self._close_ballot(s)
        self._advance(s)

    def _close_ballot(self, s: Arcana) -> None:
        winner = ballot.tally(s.votes, _clockwise(s))
        if s.log is not None and len(s.votes) > 2:
            for ally in _clockwise(s):
                if s.votes[ally] >= 0:
                    self._tell_vote(s, ally, options.OPTIONS[s.votes[ally]])
        s.votes = []
        frame = s.agenda.pop()
        if winner is not None:
            self._choose(s, frame, options.OPTIONS[winner])
        else:
            self._nobody_to_ask(s, frame)

    def _nobody_to_ask(self, s: Arcana, frame: Frame) -> None:
        """The whole group has got up: what it was asked lapses, what it has said stands."""
        if frame[0] == GROUP and s.guesses:
            self._resolve(s, right=False)

    def _tell_vote(self, s: Arcana, ally: int, option: Option) -> None:
        if option.verb in ("power", "spend"):
            tell(s, "voted-power", ("who", ally), ("power", ARCANA[option.args[0]].power.id))
        elif option.verb in ("predict", "number"):
            tell(s, f"voted-{option.verb}", ("who", ally), ("value", option.args[0]))
        elif option.verb == "lift":
            tell(
                s,
                "voted-lift",
                ("who", ally),
                ("card", ARCANA[s.row[option.args[0] - 1]].id),
                ("value", option.args[1]),
            )
        elif option.verb == "slot":
            tell(s, "voted-slot", ("who", ally), ("card", ARCANA[s.row[option.args[0] - 1]].id))
        else:
            tell(s, "voted-pass", ("who", ally))

    def _allies(self, s: Arcana) -> list[int]:
        """The group: whoever is at the table but the active player."""
        return [seat for seat, chair in enumerate(s.chairs) if chair == PRESENT and seat != s.active]

    def _choose(self, s: Arcana, frame: Frame, option: Option) -> None:
        verb = option.verb
        if verb == "play":
            self._play(s, option.args[0], option.args[1], frame[1])
        elif verb == "predict":
            self._predict(s, option.args[0])
        elif verb == "pass":
            if s.guesses and frame[0] == GROUP:
                self._resolve(s, right=False)
        elif verb == "power":
            self._use(s, frame, option.args[0])
        elif verb == "number":
            self._answer(s, frame[1], option.args[0])
        elif verb == "spend":
            self._spend(s, frame[1], option.args[0])
        elif verb == "slot":
            self._choose_slot(s, frame, option.args[0] - 1)
        elif verb == "lift":
            self._choose_fate(s, frame, option.args[0] - 1, option.args[1])
        elif option is options.NOTHING:
            highest = max(v for slot, fates in enumerate(s.fates) if slot != frame[1] for v in fates)
            learn(s, deduction.KNOW, s.active, _from(highest))
            if s.log is not None:
                tell(s, "stole-nothing", ("who", s.active), reveals=True)
        elif s.log is not None:
            tell(s, "declined", ("who", s.active))

    # --- the turn --------------------------------------------------------------------------------------------

    def _advance(self, s: Arcana) -> None:
        advance(s.agenda, lambda frame: self._run(s, frame))

    def _run(self, s: Arcana, frame: Frame) -> bool:
        if s.ending != RUNNING:
            return True
        code = frame[0]
        if code == TURN:
            self._turn(s)
            return False
        if code == END:
            self._end(s)
            return False
        if code == AFTER:
            return s.power_used < 0 and any(ARCANA[card].power.WHEN == AFTER_PLAY for card in s.powers)
        if code == STEAL:
            return any(fates for slot, fates in enumerate(s.fates) if slot != frame[1])
        if code in _BALLOTS:
            allies = self._allies(s)
            if not allies:
                self._nobody_to_ask(s, frame)
                return False
            s.votes = ballot.opened(len(s.chairs), allies)
        return True

    def _turn(self, s: Arcana) -> None:
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
            self._advance_doom(s, 1, "no-fates")

    def _play(self, s: Arcana, value: int, slot: int, barred: int) -> None:
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
        s.agenda.append((GROUP,))
        s.agenda.append((AFTER,))
        for thief in range(ROW):
            if ARCANA[s.row[thief]].steals and thief != at:
                s.agenda.append((STEAL, thief))
        if arcanum.tells and not s.through_hours:
            self._declare_higher(s, value)
        if not s.through_hours:
            s.guesses_left += arcanum.wishes

    def _declare_higher(self, s: Arcana, value: int) -> None:
        higher = s.hands[s.active][0] > value
        learn(s, deduction.KNOW, s.active, _above(value) if higher else _up_to(value))
        if s.log is not None:
            tell(s, "told", ("who", s.active), ("value", value), ("answer", _yes(higher)), reveals=True)

    # --- powers ----------------------------------------------------------------------------------------------

    def _use(self, s: Arcana, frame: Frame, card: int) -> None:
        power = ARCANA[card].power
        s.power_used = card
        if s.log is not None:
            by_group = power.WHEN in (BEFORE_PREDICTION, AFTER_RIGHT)
            tell(s, "used-by-group" if by_group else "used", ("who", s.active), ("power", power.id))
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
            learn(s, deduction.KNOW, s.active, _above(min(visible(s))))
            s.agenda.append((LIFT, card))
        elif isinstance(power, Old):
            self._tell_age(s, card)
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
            self._answer(s, card, 0)

    def _tell_age(self, s: Arcana, card: int) -> None:
        value = s.played[-1]
        old = s.kept[s.active] == value
        learn(s, deduction.KEPT, s.active, int(old))
        retire(s, card)
        if s.log is not None:
            tell(s, "told-age", ("who", s.active), ("value", value), ("answer", _yes(old)), reveals=True)

    def _answer(self, s: Arcana, card: int, named: int) -> None:
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
                ("answer", _yes(answer)),
                reveals=True,
            )

    def _spend(self, s: Arcana, card: int, other: int) -> None:
        retire(s, other)
        if s.log is not None:
            tell(s, "spent", ("power", ARCANA[other].power.id))
        if isinstance(ARCANA[card].power, Help):
            self._answer(s, card, 0)
        else:
            retire(s, card)
            s.agenda.append((BANISH,))

    def _choose_slot(self, s: Arcana, frame: Frame, slot: int) -> None:
        if frame[0] == CYCLE:
            old, card = s.row[slot], frame[1]
            s.row[slot] = take_top(s)
            for attached in (s.slowed, s.amplified):
                if attached[slot] >= 0:
                    retire(s, attached[slot])
                    attached[slot] = -1
            retire(s, old)
            retire(s, card)
            if s.log is not None:
                tell(s, "cycled", ("who", s.active), ("card", ARCANA[old].id), ("card2", ARCANA[s.row[slot]].id))
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

    def _choose_fate(self, s: Arcana, frame: Frame, slot: int, value: int) -> None:
        card_id = ARCANA[s.row[slot]].id
        if frame[0] == LIFT and isinstance(ARCANA[frame[1]].power, Relocate):
            s.agenda.append((PUT, frame[1], slot, value))
        elif frame[0] == LIFT:
            learn(s, deduction.KNOW, s.active, _above(value))
            remove_fate(s, slot, value)
            s.bag[value] += 1
            retire(s, frame[1])
            if s.log is not None:
                tell(s, "discarded-lower", ("who", s.active), ("value", value), ("card", card_id), reveals=True)
        elif frame[0] == STEAL:
            learn(s, deduction.KNOW, s.active, _up_to(value - 1))
            remove_fate(s, slot, value)
            s.fates[frame[1]] += (value,)
            if s.log is not None:
                tell(s, "stole", ("who", s.active), ("value", value), ("card", card_id), reveals=True)
        else:
            remove_fate(s, slot, value)
            s.exiled += (value,)
            if s.log is not None:
                tell(s, "exiled", ("value", value), ("card", card_id))

    # --- predicting ------------------------------------------------------------------------------------------

    def _predict(self, s: Arcana, value: int) -> None:
        s.guesses += (value,)
        s.guesses_left -= 1
        right = s.hands[s.active][0] == value
        if s.log is not None:
            tell(s, "predicted", ("who", s.active), ("value", value), ("answer", _yes(right)), reveals=True)
        if right or s.guesses_left == 0:
            self._resolve(s, right)
        else:
            learn(s, deduction.KNOW, s.active, deduction.ANY & ~(1 << value))
            s.agenda.append((GROUP,))

    def _resolve(self, s: Arcana, right: bool) -> None:
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
            self._advance_doom(s, len(s.guesses) if s.twice_each else 1, "wrong")
        self._fates_shown(s, seat)
        if s.score >= GOAL:
            finish(s, WON)
        elif right and self._can_exile(s):
            s.agenda.append((EXILE,))

    def _can_exile(self, s: Arcana) -> bool:
        return (
            s.power_used < 0
            and len(s.powers) > 1
            and any(s.fates)
            and any(isinstance(ARCANA[card].power, Exile) for card in s.powers)
        )

    def _fates_shown(self, s: Arcana, seat: int) -> None:
        """A fate that all have seen goes back to the bag, and what was noted about it is done with."""
        learn(s, deduction.KNOW, seat, 1 << s.hands[seat][0])
        return_hand(s, seat)
        s.rows[seat] = 0

    def _show(self, s: Arcana, seat: int) -> None:
        if s.log is not None:
            tell(s, "showed", ("who", seat), ("value", s.hands[seat][0]), reveals=True)
        self._fates_shown(s, seat)

    # --- the end of a turn -----------------------------------------------------------------------------------

    def _end(self, s: Arcana) -> None:
        fade_all(s)
        if s.score >= GOAL:
            finish(s, WON)
        elif s.doom >= GOAL:
            finish(s, LOST)
        elif s.ending == RUNNING:
            self._next_turn(s)

    def _advance_doom(self, s: Arcana, steps: int, why: str) -> None:
        s.doom = min(GOAL, s.doom + steps)
        if s.log is not None:
            tell(s, f"doom-{why}", ("who", s.active), ("steps", steps), ("doom", s.doom))
        if s.doom >= GOAL:
            finish(s, LOST)

    def _next_turn(self, s: Arcana) -> None:
        learn(s, deduction.REST, s.active)
        s.kept[s.active] = 0
        for seat, chair in enumerate(s.chairs):
            if chair == LEAVING:
                self._go(s, seat)
            elif chair == JOINING:
                s.chairs[seat] = PRESENT
                if s.log is not None:
                    tell(s, "joined", ("who", seat))
        if not any(s.hands):
            s.clues = ()  # nothing is hidden any more, so nothing is left to deduce
        s.active = next(seat for seat in _clockwise(s) if s.chairs[seat] == PRESENT)
        s.agenda.append((TURN,))

    # --- coming and going ------------------------------------------------------------------------------------

    def _leave(self, s: Arcana, seat: int) -> None:
        if s.log is not None:
            tell(s, "leaving", ("who", seat))
        s.chairs[seat] = LEAVING
        if s.chairs.count(PRESENT) + s.chairs.count(JOINING) < 2:
            finish(s, SUSPENDED)
        elif seat == s.active:
            s.votes = []
            s.agenda = [(END,)]
            self._return_unseen(s, seat)
        elif s.votes and s.votes[seat] == ballot.NOT_YET:
            s.votes[seat] = ballot.NOT_A_MEMBER
            if ballot.is_closed(s.votes):
                self._close_ballot(s)

    def _go(self, s: Arcana, seat: int) -> None:
        self._return_unseen(s, seat)
        s.chairs[seat] = GONE
        s.rows[seat] = 0
        if s.log is not None:
            tell(s, "left", ("who", seat))

    def _return_unseen(self, s: Arcana, seat: int) -> None:
        s.drawn = 0
        return_hand(s, seat)

    def _join(self, s: Arcana, seat: int) -> None:
        if seat == len(s.chairs):
            s.chairs.append(JOINING)
            s.hands.append(())
            s.kept.append(0)
            s.rows.append(0)
            if s.votes:
                s.votes.append(ballot.NOT_A_MEMBER)
        else:
            s.chairs[seat] = JOINING
        if s.log is not None:
            tell(s, "joining", ("who", seat))

    def free(self, s: Arcana, seat: int) -> tuple[Option, ...]:
        if s.ending != RUNNING:
            return ()
        if seat == len(s.chairs) or s.chairs[seat] == GONE:
            return (options.JOIN,) if seat < MOST_SEATS else ()
        if s.chairs[seat] != PRESENT:
            return ()
        others = [other for other, chair in enumerate(s.chairs) if chair in (PRESENT, LEAVING) and other != seat]
        return (*(options.FLIP[other, value] for other in others for value in VALUES), options.LEAVE)

    # --- judging ---------------------------------------------------------------------------------------------

    def outcome(self, s: Arcana) -> Outcome | None:
        if s.ending == RUNNING:
            return None
        seats = len(s.chairs)
        if s.ending == WON:
            winners = tuple(seat for seat, chair in enumerate(s.chairs) if chair in (PRESENT, LEAVING))
            return Outcome(WON, winners, (1.0,) * seats)
        return Outcome(s.ending, (), ((0.0 if s.ending == SUSPENDED else -1.0),) * seats)

    def why_not(self, s: Arcana, seat: int, option: Option) -> str | None:
        asked = next((decision for decision in self.decisions(s) if decision.seat == seat), None)
        if asked is not None and option in asked.options:
            return None
        if self.free_options.find(option.key) is option:
            return None if option in self.free(s, seat) else guards.why_not_free(s, option)
        return guards.why_not(s, seat, option)

    def redeal(self, s: Arcana, seat: int, rng: Rng) -> Arcana:
        world = redeal(s, seat, rng)
        # Sealed votes are nobody's to see: let each be any that its owner could have cast.
        for voter, vote in enumerate(s.votes):
            if vote >= 0 and voter != seat:
                world.votes[voter] = ballot.NOT_YET
                world.asked = None
                cast = next(decision for decision in self.decisions(world) if decision.seat == voter)
                world.votes[voter] = rng.pick(tuple(o for o in cast.options if o is not options.SHOW)).index
        world.asked = None
        return world

    def census(self, s: Arcana) -> Mapping[str, int]:
        found: dict[str, int] = {}
        for value in VALUES:
            count = s.bag[value] + sum(zone.count(value) for zone in (*s.hands, *s.fates, s.exiled))
            found[f"fate {value}"] = count
        for card in (*s.row, *s.slowed, *s.amplified, *s.deck, *s.powers, *s.left_match):
            if card >= 0:
                found[f"card {ARCANA[card].id}"] = found.get(f"card {ARCANA[card].id}", 0) + 1
        return found

    # --- for people and programs -----------------------------------------------------------------------------

    def derive(self, view: Plain) -> Plain:
        return table.derive(view)

    def almanac(self) -> Plain:
        return table.almanac()

    def describe(self, view: Plain, option: Option) -> Args:
        return table.describe(view, option)

    def sketch(self, view: Plain) -> Sketch:
        return table.sketch(view)

    def components(self, settings: Settings) -> tuple[Component, ...]:
        return table.components(BASE + EXPANSION if settings["expansion"] else BASE)

    def house(self, seat: int, rng: Rng) -> House:
        return House(seat, rng)


def _lifts(s: Arcana, below: int = 8, above: int = 0, but: int = -1) -> tuple[Option, ...]:
    """The visible fates between two values, except those before one arcanum."""
    return tuple(
        options.LIFT[slot, value]
        for slot, fates in enumerate(s.fates)
        if slot != but
        for value in sorted(set(fates))
        if above < value < below
    )


def _clockwise(s: Arcana) -> list[int]:
    """Every seat, from the one after the active player round to the active player."""
    seats = len(s.chairs)
    return [seat % seats for seat in range(s.active + 1, s.active + 1 + seats)]


def _above(value: int) -> int:
    return deduction.ANY & ~_up_to(value)


def _up_to(value: int) -> int:
    return (2 << value) - 2


def _from(value: int) -> int:
    return _above(value - 1)


def _yes(answer: bool) -> str:
    return "yes" if answer else "no"


GAME: Final = ShipwreckArcana()
