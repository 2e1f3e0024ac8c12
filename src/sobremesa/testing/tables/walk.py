"""A random evening at a pair of tables: people come, sit, play, talk, take back, go, and come again.

A secret makes the worlds differ: there is one pair of eyes, and the other world is redealt for it now and then; or
somebody (La Cosa, say) does in one world what nobody else may notice; or words are said in one world that nobody at the
table hears. Everything else happens in both. Where somebody who isn't an eye chooses, the choice may be another one in
the other world, as long as by the rules of the game the eyes can't tell.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final, final

import msgspec

from sobremesa import bots
from sobremesa.kernel.key import NONCE_BYTES, seal_of
from sobremesa.kernel.match import Match
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng, derive
from sobremesa.kernel.state import SPECTATOR
from sobremesa.tables import consent
from sobremesa.tables.chair import BOT, EMPTY, PERSON
from sobremesa.tables.table import OVER, PLAYING, TABLE_ROOM, WATCHERS_ROOM
from sobremesa.testing.checks import Violation
from sobremesa.testing.sight import difference, sight, told
from sobremesa.testing.tables.pair import HERE, THERE, WORLDS, Guest, Pair, Parted
from sobremesa.web import wire

DEAL: Final = "deal"  # what was dealt is another in the other world, but for one pair of eyes
DEED: Final = "deed"  # somebody does in one world what nobody else may notice
WORDS: Final = "words"  # those who look on or have fallen talk in one world
_SECRETS: Final = (DEAL, DEAL, DEAL, DEED, DEED, DEED, DEED, WORDS)

STEPS: Final = 60
HABITS: Final = (1, 1, 1, 1, 4, 12)  # how much an evening may favour something, so that rare sequences are met
LAST_CHAIR: Final = 11  # that a message can name
TRIES: Final = 6  # choices looked at until one is found that the eyes can't tell apart
_FEWEST_GUESTS: Final = 3  # of whom one may be forgotten
_CLOCKS: Final = ("none", "gentle", "strict", "strict")
_JOINING: Final = ("consent", "open", "closed")
_PAUSES: Final = (0.25, 1.75, 5.0, 45.0, 130.0)  # seconds
_SHORTEST_PAUSE_OF_A_BOT: Final = 0.8


@final
class Walk:
    def __init__(self, pair: Pair, seats: int, rng: Rng, secret: str = "", favoured: Collection[str] = ()) -> None:
        self.pair = pair
        self._seats = seats
        self._rng = rng
        secret = secret or rng.pick(_SECRETS)
        self._is_redealt = secret == DEAL
        self._is_whispered = secret == WORDS
        self.has_parted = False
        self._whispered = False
        self._may_differ = False  # once it is clear who may not notice
        self._eye: Guest | None = None
        doings: tuple[tuple[int, Callable[[], object]], ...] = (
            (40, self._choose),
            (12, self._time_passes),
            (8, self._free),
            (8, self._undo),
            (6, self._agree),
            (3, self._think_again),
            (12, self._aside),
            (5, self._aside_and_undo),
            (3, self._aside_and_start_anew),
            (4, self._say),
            (4, self._say_aside),
            (2, self._mute),
            (2, self._report),
            (1, self._be_forgotten),
            (3, self._redeal),
            (3, self._ask_what_is_refused),
            (3, self._ask_why_not),
            (2, self._look_back),
            (2, self._point),
            (3, self._choose_what_is_not_offered),
            (3, self._look_in_the_lobby),
            (2, self._pause),
            (2, self._stand),
            (3, self._sit),
            (2, self._lead),
            (3, self._turn_to),
            (4, self._admit),
            (2, self._make_way),
            (1, self._remove),
            (1, self._remove_an_onlooker),
            (2, self._seat_a_bot),
            (1, self._unseat),
            (1, self._start),
            (2, self._open_a_page),
            (2, self._close_a_page),
            (1, self._read_slowly),
            (1, self._start_anew),
            (1, self._renew_the_link),
            (1, self._shuffle_out_of_time),
            (1, self._rematch),
        )
        self._doings = [
            (weight * (HABITS[-1] if doing.__name__ in favoured else rng.pick(HABITS)), doing)
            for weight, doing in doings
        ]

    # --- the evening -------------------------------------------------------------------------------------------------

    def gather(self) -> None:
        pair, rng = self.pair, self._rng
        people = min(self._seats, 2 + rng.below(4))
        for number in range(people + 1 + rng.below(2)):
            pair.come_in(f"Guest {number}")
        private, practice, quiet, spoken = (rng.below(2) == 0 for _ in range(4))
        wish = wire.NewTable(
            pair.game.info.id,
            self._seats,
            clock=rng.pick(_CLOCKS),
            joining=rng.pick(_JOINING),
            private=private,
            practice=practice,
            quiet=quiet,
            spoken=spoken,
        )
        pair.open_table(pair.guests[0], wish)
        pair.eyes = list(pair.guests)
        for guest in pair.guests:
            pair.invite(guest)
            pair.open_page(guest)
        chairs = list(range(self._seats))
        rng.shuffle(chairs)
        for guest, chair in zip(pair.guests[:people], chairs, strict=False):
            pair.do(guest, wire.Sit, chair=chair)
        if rng.below(2) == 0:
            pair.do(pair.guests[0], wire.Stand)
            pair.do(pair.guests[0], wire.SeatBot, chair=chairs[0], level=bots.RANDOM)
            pair.do(pair.guests[0], wire.Unseat, chair=chairs[0])
            pair.do(pair.guests[0], wire.Sit, chair=chairs[0])
        leads_more = pair.game.info.leads > 1 and rng.below(2) == 0
        if leads_more and people < self._seats:
            pair.do(pair.guests[rng.below(people)], wire.Lead, chair=chairs[people])
            people += 1
        for chair in chairs[people:]:
            pair.do(pair.guests[0], wire.SeatBot, chair=chair, level=bots.RANDOM)
        self._settle()

    def go(self, steps: int = STEPS) -> None:
        """Until the worlds part for good reason, or it has been long enough."""
        self.gather()
        self.begin()
        self._choose_the_eyes()
        self._may_differ = True
        try:
            for _ in range(steps):
                self._rematch() if self.pair.table.phase == OVER and self._rng.below(4) == 0 else self._pick_one()()
                self._settle()
            self._look_in_the_lobby()
        except Parted as why:
            self.has_parted = True
            self.pair.story.append(f"parted: {why}")

    def begin(self) -> None:
        """Whoever owns the table begins, and every person adds to the shuffle; now and then it is called off once."""
        pair, rng = self.pair, self._rng
        owner = self._owner()
        if owner is None:
            return
        self._somebody_there(owner)
        pair.do(owner, wire.Start)
        if rng.below(4) == 0:
            self._shuffle(rng.below(3))
            pair.do(owner, wire.CallOff)
            pair.do(owner, wire.Start)
        self._shuffle(2 * len(pair.guests))
        self._settle()

    def _somebody_there(self, guest: Guest) -> None:
        if not guest.pages:
            self.pair.open_page(guest)

    def _shuffle(self, most: int) -> None:
        for _ in range(most):
            self._settle()
            table = self.pair.table
            waiting = table.shuffle.waiting if table.shuffle is not None and table.is_shuffling else []
            guest = self._in_chair(waiting[0]) if waiting else None
            if guest is None or table.shuffle is None:
                return
            self._somebody_there(guest)
            nonce = derive(b"", "nonce", table.commitment, waiting[0])[:NONCE_BYTES].hex()
            if table.shuffle.is_sealed:
                self.pair.do(guest, wire.Reveal, nonce=nonce)
            else:
                seal = seal_of(table.commitment, waiting[0], nonce)
                self.pair.do(guest, wire.Seal, commitment=table.commitment, seal=seal)

    def _owner(self) -> Guest | None:
        return next((g for g in self.pair.guests if self.pair.person(g) == self.pair.table.owner), None)

    def _pick_one(self) -> Callable[[], object]:
        at = self._rng.below(sum(weight for weight, _ in self._doings))
        for weight, doing in self._doings:
            at -= weight
            if at < 0:
                return doing
        raise AssertionError("the weights don't add up")

    def _settle(self) -> None:
        if self._whispered:  # who falls, or was never in the match, may hear it now
            pair = self.pair
            pair.eyes = [eye for eye in pair.eyes if self._is_living(eye)]
        self.pair.compare()
        self._decide_thoughts()

    def _choose_the_eyes(self) -> None:
        """One pair of eyes and whoever looks on; or all but one who has something to do unnoticed; or all who sit."""
        pair, rng = self.pair, self._rng
        onlookers = [guest for guest in pair.guests if pair.chair_of(guest) == SPECTATOR]
        seated = [guest for guest in pair.guests if guest not in onlookers]
        if self._is_redealt:
            self.look_through(self._anybody())
        elif self._is_whispered:
            pair.eyes = seated
        else:
            matches = pair.matches()
            assert matches is not None
            with_a_secret = [g for g in seated if self._silent_choices(matches[HERE], pair.chair_of(g))] or seated
            bearer = with_a_secret[rng.below(len(with_a_secret))]
            pair.eyes = [guest for guest in pair.guests if guest is not bearer]

    def look_through(self, eye: Guest) -> None:
        """Deal the other world so that this guest can't tell, nor who knows less."""
        pair = self.pair
        self._eye = eye
        onlookers = (guest for guest in pair.guests if pair.chair_of(guest) == SPECTATOR and guest is not eye)
        pair.eyes = [eye, *onlookers]
        self._redeal()

    def play_on(self) -> None:
        self._choose()
        self._settle()

    # --- who and what ------------------------------------------------------------------------------------------------

    def _anybody(self) -> Guest:
        return self.pair.guests[self._rng.below(len(self.pair.guests))]

    def _anybody_else(self) -> Guest | None:
        """Somebody who isn't an eye."""
        others = [guest for guest in self.pair.guests if guest not in self.pair.eyes]
        return others[self._rng.below(len(others))] if others else None

    def _in_chair(self, chair: int) -> Guest | None:
        return next((guest for guest in self.pair.guests if chair in self.pair.chairs_of(guest)), None)

    def _is_eye(self, chair: int) -> bool:
        return any(chair in self.pair.chairs_of(guest) for guest in self.pair.eyes)

    def _eyes(self) -> list[int]:
        return sorted({chair for guest in self.pair.eyes for chair in self.pair.chairs_of(guest) or [SPECTATOR]})

    # --- choices -----------------------------------------------------------------------------------------------------

    def _choose(self, chair: int | None = None) -> None:
        """Somebody who is asked chooses, or whoever sits in that chair."""
        matches = self.pair.matches()
        if matches is None or not matches[HERE].asked:
            return
        waiting = [seat for seat in matches[HERE].waiting_for if self._in_chair(seat) is not None]
        if chair is None and waiting:
            chair = waiting[self._rng.below(len(waiting))]
        if chair is None:
            self._time_passes()
            return
        guest = self._in_chair(chair)
        if chair not in waiting or guest is None:
            return
        self._somebody_there(guest)
        chosen = self._two_options(matches, chair)
        if chosen is None:
            raise Parted("one world asks what the other doesn't")
        whats = []
        for match, option in zip(matches, chosen, strict=True):
            asked = match.asked_of(chair)
            assert asked is not None
            whats.append({"decision": asked.id, "option": option.key})
        self.pair.ask(guest, wire.Choose, *whats)

    def _two_options(
        self, matches: tuple[Match[Any], Match[Any]], chair: int, undecided: int = 0
    ) -> tuple[Option, Option] | None:
        """What that chair chooses in either world: something that the eyes can't tell apart, if there is such."""
        here, there = (match.state for match in matches)
        found = self._alike(here, there, chair)
        for _ in range(TRIES if self._is_redealt and found is None else 0):
            there = self._another_world()
            found = self._alike(here, there, chair)
            if found is not None and self.pair.turn(there, undecided):
                break
            found = None
        if found is None:
            options = [self._options(match.state, chair) for match in matches]
            if not all(options):
                return None
            found = self._rng.pick(options[HERE]), self._rng.pick(options[THERE])
        if found[HERE] is not found[THERE]:
            self.pair.note_other_choices()
        return found

    def _options(self, s: Any, chair: int) -> tuple[Option, ...]:
        return next((asked.options for asked in self.pair.game.decisions(s) if asked.seat == chair), ())

    def _alike(self, here: Any, there: Any, chair: int) -> tuple[Option, Option] | None:
        ours, theirs = (self._options(s, chair) for s in (here, there))
        if not ours or not theirs:
            return None
        for _ in range(TRIES):
            one = self._rng.pick(ours)
            may_stray = self._may_differ and not self._is_eye(chair) and self._rng.below(4) == 0
            other = one if one in theirs and not may_stray else self._rng.pick(theirs)
            if not self.pair.are_apart and one is other:
                return one, other
            if self._look_alike((here, there), chair, (one, other)):
                return one, other
        return None

    def _look_alike(self, states: tuple[Any, Any], chair: int, chosen: tuple[Option, Option]) -> bool:
        game = self.pair.game
        after = []
        for state, option in zip(states, chosen, strict=True):
            s = game.schema.clone(state)
            s.log = []
            s.asked = None
            game.apply(s, chair, option)
            after.append((s, s.log))
            s.log = None
        for eye in self._eyes():
            if told(after[HERE][1], eye) != told(after[THERE][1], eye):
                return False
            if difference(*(sight(game, s, eye, self._seats) for s, _ in after)):
                return False
        return True

    def _silent_choices(self, match: Match[Any], chair: int) -> list[Option]:
        """What the chair may do that only it will notice."""
        found = []
        for option in match.game.free(match.state, chair):
            fork = match.fork()
            fork.play(chair, option)
            if fork.is_silent:
                found.append(option)
        return found

    def _free(self) -> None:
        """Somebody does, in both worlds, what nobody asked for; who looks on may join."""
        pair, matches = self.pair, self.pair.matches()
        if matches is None:
            return
        guest = self._anybody()
        chair = pair.chair_of(guest)
        seat = len(pair.table.chairs) if chair == SPECTATOR else chair
        options = [
            o for o in pair.game.free(matches[HERE].state, seat) if o in pair.game.free(matches[THERE].state, seat)
        ]
        if options and guest.pages:
            pair.do(guest, wire.Free, option=options[self._rng.below(len(options))].key)

    def _aside_and_undo(self) -> None:
        """Somebody does unnoticed what only they know, and asks to take back whatever they did last."""
        guest = self._anybody_else()
        if guest is not None and guest.pages:
            self._aside(guest)
            self.pair.compare()
            self.pair.do(guest, wire.Undo)

    def _aside_and_start_anew(self) -> None:
        """Whoever comes back first sees everybody else away."""
        self._aside()
        self.pair.compare()
        self.pair.start_anew()

    def _aside(self, guest: Guest | None = None) -> None:
        """Somebody does, in one world, what only they can notice."""
        guest, matches = guest or self._anybody_else(), self.pair.matches()
        if guest is None or matches is None or not guest.pages or self.pair.table.phase != PLAYING:
            return
        which = self._rng.below(2)
        chair = self.pair.chair_of(guest)
        options = self._silent_choices(matches[which], chair) if chair != SPECTATOR else []
        if options:
            self.pair.do_only(which, guest, wire.Free, option=options[self._rng.below(len(options))].key)

    def _decide_thoughts(self) -> None:
        """Bots that were asked know what they want, sooner in one world than in the other."""
        pair = self.pair
        matches = pair.matches()
        while any(world.bots.thoughts for world in pair.worlds):
            thoughts = [world.bots.thoughts.pop(0) if world.bots.thoughts else None for world in pair.worlds]
            chairs = {thought.chair for thought in thoughts if thought is not None}
            same_chance = not self._is_redealt and not pair.other_choices
            if same_chance and len({thought and thought.chance for thought in thoughts}) > 1:
                raise Violation("tables: bots", f"the bots of {sorted(chairs)} draw otherwise in one of the worlds")
            is_failing = same_chance and self._rng.below(20) == 0
            chosen = None
            if not is_failing and len(chairs) == 1 and matches is not None:
                undecided = 1 + len(pair.worlds[THERE].bots.thoughts)
                chosen = self._two_options(matches, chairs.pop(), undecided)
            for which in WORLDS:
                thought = thoughts[which]
                if thought is not None:
                    seconds = self._rng.below(1000) / 1000 * _SHORTEST_PAUSE_OF_A_BOT
                    option = None if is_failing else chosen[which].key if chosen else ""
                    pair.worlds[which].answer(thought, option, seconds)

    # --- taking back -------------------------------------------------------------------------------------------------

    def _undo(self) -> None:
        guest = self._anybody()
        if guest.pages:
            self.pair.do(guest, wire.Undo)

    def _agree(self, willing: bool = False) -> None:
        asked = self.pair.table.undo
        guest = self._anybody()
        if asked is not None:
            needed = [chair for chair in self.pair.table.must_agree if chair not in asked.agreed]
            guest = (self._in_chair(needed[0]) if needed else None) or guest
        if guest.pages:
            self.pair.do(guest, wire.Agree, yes=willing or self._rng.below(4) > 0)

    def _think_again(self) -> None:
        """Somebody chooses, takes it back, and chooses again: perhaps the same as before, in one world only."""
        guest = self._anybody_else()
        chair = self.pair.chair_of(guest) if guest is not None else SPECTATOR
        if guest is None or not guest.pages or chair == SPECTATOR:
            return
        self._choose(chair)
        self._settle()
        self.pair.do(guest, wire.Undo)
        self._settle()
        for _ in range(len(self.pair.guests) if self.pair.table.undo is not None else 0):
            self._agree(willing=True)
            self._settle()
        self._choose(chair)

    # --- talking -----------------------------------------------------------------------------------------------------

    def _say(self) -> None:
        guest = self._anybody()
        if guest.pages:
            self.pair.do(guest, wire.Say, text=f"words {self._rng.below(100)}")

    def _say_aside(self) -> None:
        """Who looks on or has fallen says, in one world, what no eye can hear."""
        pair = self.pair
        others = [guest for guest in pair.guests if guest.pages and not self._is_living(guest)]
        if others and pair.table.phase != OVER and all(self._is_living(eye) for eye in pair.eyes):
            self._whispered = True
            guest = others[self._rng.below(len(others))]
            if self._rng.below(2):
                pair.do_only(self._rng.below(2), guest, wire.Say, text="between us")
            else:
                pair.do_only(self._rng.below(2), guest, wire.Bet, chair=0)

    def _mute(self) -> None:
        guest, other = self._anybody(), self._anybody()
        if guest.pages:
            word = self.pair.table.called.word_for(self.pair.person(other))
            self.pair.do(guest, wire.Mute, person=word, yes=self._rng.below(3) > 0)

    def _report(self) -> None:
        """Somebody tells the host of a line; now and then of one that they can't read, or that nobody has said."""
        guest, rng = self._anybody(), self._rng
        if guest.pages:
            said = tuple(line for line in self.pair.table.chat if line.person != self.pair.person(guest))
            line = rng.pick(said) if said and rng.below(4) else None
            room = rng.pick((TABLE_ROOM, WATCHERS_ROOM)) if line is None else line.room
            self.pair.do(guest, wire.Report, room=room, number=rng.below(4) if line is None else line.number)

    def _be_forgotten(self) -> None:
        """Somebody wants to be forgotten, and somebody else comes."""
        pair, guest = self.pair, self._anybody()
        if guest is self._eye or guest is self._owner() or len(pair.guests) < _FEWEST_GUESTS or self._rng.below(2):
            return
        pair.forget(guest)
        self._settle()
        newcomer = pair.come_in(f"{guest.name} II")
        pair.invite(newcomer)
        pair.open_page(newcomer)

    def _is_living(self, guest: Guest) -> bool:
        """Whether the guest has a part in the match that isn't over for them, even if they have got up."""
        pair, match = self.pair, self.pair.table.match
        if match is None:
            return pair.chair_of(guest) != SPECTATOR
        fallen = pair.game.fallen(match.state)
        return any(part not in fallen for part in pair.table.seating.parts_of(pair.person(guest)))

    # --- what comes of nothing ---------------------------------------------------------------------------------------

    def _ask_what_is_refused(self) -> None:
        """Somebody asks, in one world, for what they can't have: only they are told."""
        pair, rng = self.pair, self._rng
        guest = self._anybody_else()
        if guest is None or not guest.pages:
            return
        which = rng.below(2)
        chair = next((n for n, one in enumerate(pair.table.chairs) if one.who == PERSON), 0)
        options = pair.game.options
        nowhere = () if len(pair.table.chairs) > LAST_CHAIR else ((wire.Sit, {"chair": LAST_CHAIR}),)
        asks: tuple[tuple[type[wire.ClientMessage], dict[str, Any]], ...] = (
            *nowhere,
            (wire.SeatBot, {"chair": chair, "level": "nobody"}),
            (wire.Choose, {"decision": "7.000000000000", "option": options[rng.below(len(options))].key}),
            (wire.Free, {"option": "nothing"}),
            (wire.WhyNot, {"option": options[rng.below(len(options))].key}),
            (wire.Say, {"text": " "}),
        )
        kind, what = asks[rng.below(len(asks))]
        pair.do_only(which, guest, kind, **what)

    def _ask_why_not(self) -> None:
        guest = self._anybody()
        if guest.pages:
            self.pair.do(guest, wire.WhyNot, option=self._any_option().key)

    def _point(self) -> None:
        """Somebody points at what an option names, whether it is offered or not."""
        guest, matches = self._anybody(), self.pair.matches()
        if guest.pages and matches is not None:
            match = matches[HERE]
            option = match.game.options[self._rng.below(len(match.game.options))]
            named = match.game.describe(match.view(SPECTATOR), option)
            self.pair.do(guest, wire.WhyNot, pointed={n: v for n, v in named if isinstance(v, int | str)})

    def _look_back(self) -> None:
        """Somebody reads earlier lines of the log; now and then more than there are."""
        guest = self._anybody()
        if guest.pages:
            self.pair.do(guest, wire.Earlier, before=self._rng.below(2 * len(self.pair.table.log) + 2))

    def _any_option(self) -> Option:
        every: list[Option] = [*self.pair.game.options, *self.pair.game.free_options]
        return every[self._rng.below(len(every))]

    def _choose_what_is_not_offered(self) -> None:
        """An eye tries what it can't have: the refusal is the same in both worlds."""
        eyes = [guest for guest in self.pair.eyes if guest.pages]
        matches = self.pair.matches()
        if not eyes or matches is None:
            return
        guest = eyes[self._rng.below(len(eyes))]
        chair = self.pair.chair_of(guest)
        asked = [match.asked_of(chair) if chair != SPECTATOR else None for match in matches]
        option = self._any_option()
        if self.pair.game.free_options.find(option.key) is option:
            if all(option not in self.pair.game.free(match.state, chair) for match in matches):
                self.pair.do(guest, wire.Free, option=option.key)
        elif all(one is None or option not in one.decision.options for one in asked):
            whats = [{"decision": one.id if one else "", "option": option.key} for one in asked]
            self.pair.ask(guest, wire.Choose, *whats)

    def _look_in_the_lobby(self) -> None:
        guest = self._anybody()
        code = self.pair.code
        self.pair.compare_fetched("/api/tables", guest)
        self.pair.compare_fetched("/api/host", guest)
        self.pair.compare_fetched(f"/api/tables/{code}", guest)
        if self.pair.table.phase != OVER:
            for path in ("match.json", "replay", "verify", "qr.svg"):
                self.pair.compare_fetched(f"/api/tables/{code}/{path}", guest)

    # --- the table ---------------------------------------------------------------------------------------------------

    def _time_passes(self) -> None:
        seconds = self._rng.pick(_PAUSES)
        self.pair.story.append(f"{seconds} s pass")
        latest = self.pair.hour + seconds
        while self.pair.pass_time(latest):
            self._settle()

    def _redeal(self) -> None:
        if self._is_redealt and self.pair.table.phase == PLAYING:
            self.pair.turn(self._another_world())

    def _another_world(self) -> Any:
        assert self._eye is not None
        return self.pair.redealt(self.pair.chair_of(self._eye), self._rng, same_dice=self._rng.below(4) > 0)

    def _pause(self) -> None:
        guest = self._anybody()
        if guest.pages:
            paused = not self.pair.table.paused or self._rng.below(4) == 0
            self.pair.do(guest, wire.Pause, paused=paused)
            if paused:
                self.pair.compare()
                self.pair.do(guest, wire.Pause, paused=self._rng.below(4) == 0)

    def _stand(self) -> None:
        guest = self._anybody()
        if guest.pages:
            led = self.pair.chairs_of(guest)
            one = led[self._rng.below(len(led))] if len(led) > 1 and self._rng.below(2) else None
            self.pair.do(guest, wire.Stand, chair=one)

    def _sit(self) -> None:
        standing = [g for g in self.pair.guests if g.pages and self.pair.chair_of(g) == SPECTATOR]
        guest = standing[self._rng.below(len(standing))] if standing else self._anybody()
        if guest.pages:
            self.pair.do(guest, wire.Sit, chair=self._a_chair((EMPTY, BOT)))

    def _lead(self) -> None:
        """Whoever sits wants a chair besides."""
        seated = [guest for guest in self.pair.guests if guest.pages and self.pair.chairs_of(guest)]
        guest = seated[self._rng.below(len(seated))] if seated else self._anybody()
        if guest.pages:
            self.pair.do(guest, wire.Lead, chair=self._a_chair((EMPTY, BOT)))

    def _turn_to(self) -> None:
        """Whoever leads several looks at the table from another of their chairs; nobody from somebody else's."""
        leaders = [guest for guest in self.pair.guests if guest.pages and len(self.pair.chairs_of(guest)) > 1]
        guest = leaders[self._rng.below(len(leaders))] if leaders else self._anybody()
        if guest.pages:
            led = self.pair.chairs_of(guest) if self._rng.below(8) else []
            self.pair.do(guest, wire.TurnTo, chair=self._rng.pick(tuple(led)) if led else self._a_chair((PERSON,)))

    def _make_way(self) -> None:
        """Somebody leaves the match and their chair, and somebody who looked on takes it."""
        pair = self.pair
        leaving, coming = self._anybody_else(), self._onlooker()
        chair = pair.chair_of(leaving) if leaving is not None else SPECTATOR
        if leaving is None or coming is None or chair == SPECTATOR or pair.table.phase != PLAYING:
            return
        for guest, kind, what in (
            (leaving, wire.Free, {"option": self._free_option(chair)}),
            (leaving, wire.Stand, {}),
            (coming, wire.Sit, {"chair": chair}),
        ):
            self._somebody_there(guest)
            pair.do(guest, kind, **what)
            self._settle()
            for _ in range(self._rng.below(8) if kind is wire.Free else 0):  # a leaving takes effect in its time
                self.play_on()
        while pair.table.seating.asks and self._admit(willing=True):
            self._settle()
        if pair.chair_of(coming) == chair and coming.pages:
            pair.close_page(coming, 0)
            pair.open_page(coming)  # and reads the whole log
            self._settle()
            pair.do(coming, wire.Free, option=self._free_option(chair))

    def _free_option(self, chair: int) -> str:
        match = self.pair.table.match
        assert match is not None
        free = self.pair.game.free(match.state, chair)
        return self._rng.pick(free).key if free else ""

    def _onlooker(self) -> Guest | None:
        standing = [guest for guest in self.pair.guests if self.pair.chair_of(guest) == SPECTATOR]
        return standing[self._rng.below(len(standing))] if standing else None

    def _admit(self, willing: bool = False) -> bool:
        """Whoever hasn't yet answers a request for a chair; says whether there was anybody."""
        pair, asks = self.pair, self.pair.table.seating.asks
        players = consent.players(pair.table)
        agreed = asks[0].agreed if asks else set()
        silent = [g for g in pair.guests if (person := pair.person(g)) in players and person not in agreed]
        guest = silent[0] if asks and silent else self._anybody()
        self._somebody_there(guest)
        yes = willing or self._rng.below(6) > 0
        pair.do(guest, wire.Admit, request=asks[0].number if asks else 0, yes=yes)
        return bool(asks and silent)

    def _remove(self) -> None:
        guest = self._anybody()
        if guest.pages:
            self.pair.do(guest, wire.Remove, chair=self._a_chair((PERSON,)), yes=self._rng.below(4) > 0)

    def _remove_an_onlooker(self) -> None:
        owner = self._owner()
        if owner is not None and owner.pages and self._rng.below(4) == 0:
            seen = msgspec.json.decode(owner.pages[0][HERE].latest)
            numbers = [one["number"] for one in seen.get("onlookers", ())] or [1]
            self.pair.do(owner, wire.RemoveOnlooker, number=numbers[self._rng.below(len(numbers))])

    def _a_chair(self, who: tuple[str, ...]) -> int:
        chairs = self.pair.table.chairs
        fitting = [n for n, chair in enumerate(chairs) if chair.who in who] or list(range(len(chairs)))
        return fitting[self._rng.below(len(fitting))]

    def _seat_a_bot(self) -> None:
        owner = self._owner()
        if owner is not None and owner.pages:
            self.pair.do(owner, wire.SeatBot, chair=self._a_chair((EMPTY, PERSON)), level=bots.RANDOM)

    def _unseat(self) -> None:
        guest = self._anybody()
        if guest.pages:
            self.pair.do(guest, wire.Unseat, chair=self._a_chair((BOT,)))

    def _start(self) -> None:
        guest = self._anybody()
        if guest.pages:
            self.pair.do(guest, wire.Start)

    def _open_a_page(self) -> None:
        guest = self._anybody()
        if len(guest.pages) < 2:
            self.pair.open_page(guest)

    def _close_a_page(self) -> None:
        guest = self._anybody()
        if guest.pages:
            self.pair.close_page(guest, self._rng.below(len(guest.pages)))

    def _read_slowly(self) -> None:
        guest = self._anybody()
        if guest.pages:
            self.pair.slow_down(guest, not guest.pages[0][HERE].is_slow)

    def _start_anew(self) -> None:
        self.pair.start_anew()

    def _renew_the_link(self) -> None:
        guest = self._owner() or self._anybody()
        if guest.pages:
            self.pair.do(guest, wire.RenewLink, spoken=self._rng.below(2) == 0)

    def _shuffle_out_of_time(self) -> None:
        guest = self._anybody()
        if guest.pages:
            self.pair.do(guest, wire.Seal, commitment=self.pair.table.commitment, seal="0" * 64)
            self.pair.do(guest, wire.Reveal, nonce="0" * 32)
            self.pair.do(guest, wire.CallOff)

    def _rematch(self) -> None:
        pair = self.pair
        guest = self._anybody()
        if guest.pages:
            pair.do(guest, wire.Rematch)
        if pair.table.next_code:
            pair.compare()
            pair.move_on()
            self.begin()
