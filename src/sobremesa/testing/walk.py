"""One match, played at random or by the house bots, with everything that must hold checked at every step.

Beside the match itself go two companions that must never part from it: one that is never saved, keeps no log and is
played with the global generator of `random` scrambled before every choice; and one that is saved and read again before
every choice.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Generic, final

from sobremesa.kernel import record, registry
from sobremesa.kernel.bot import Bot, Look
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.errors import Refused
from sobremesa.kernel.events import Event
from sobremesa.kernel.match import Match
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import S
from sobremesa.testing.checks import Broken, Checks
from sobremesa.testing.choices import Choices
from sobremesa.testing.invariants import check_events, check_fallen, check_invariants, check_sketch, check_starts
from sobremesa.testing.pasts import Pasts, Step
from sobremesa.testing.possible_worlds import PossibleWorlds
from sobremesa.testing.sight import eyes_at
from sobremesa.testing.taking_back import TakingBack
from sobremesa.testing.two_worlds import TwoWorlds, Variety
from sobremesa.testing.words import Speaker

FREE_ONE_IN: Final = 16  # how seldom something is done unasked
KEPT_CLONES: Final = 2  # looked at after every choice; the others at the end
HABITS: Final = (1, 1, 1, 4, 16)  # how much a match may favour a kind of choice, so that rare lines of play are met

# So that long matches are met too: how many choices in a hundred are left to the house bot, and whether chance ends
# the match only where every choice does.
JUDGEMENT: Final = (0, 0, 50, 90, 100)
PATIENCE: Final = (False, True)

STRETCH: Final = 25  # choices that are looked at, or not, one after the other


@final
@dataclass(frozen=True)
class Ledger:
    """Where the walks of a run note what they check, redeal and say."""

    checks: Checks
    variety: Variety
    speaker: Speaker | None  # None where the game has no texts
    pasts: Pasts[Any]


class Walk(Generic[S]):
    def __init__(self, match: Match[S], rng: Rng, intensity: float, ledger: Ledger) -> None:
        self.match = match
        self.answers = 0
        self._game = match.game
        self._rng = rng
        self._per_mille = round(1000 * intensity)
        self._checks = checks = ledger.checks
        self._speaker = ledger.speaker
        self._census = dict(self._game.census(match.state))
        self._choices = Choices(match, self._census, checks, rng)
        self._two_worlds = TwoWorlds(self._game, match.seats, checks, ledger.variety, rng)
        self._taking_back = TakingBack(self._game, match.seats, rng)
        self._unsaved = [info.name for info in self._game.schema.fields if not info.saved]
        self._clones: list[tuple[S, str]] = []
        self._told: list[tuple[Event, ...]] = []
        self._possible = PossibleWorlds(self._game, ledger.pasts, checks, rng)
        self._habits = {option.verb: rng.pick(HABITS) for option in self._game.options}
        self._judgement = rng.pick(JUDGEMENT)
        self._is_patient = rng.pick(PATIENCE)
        self._bots: dict[int, Bot[S] | None] = {}
        with checks.of("replay"), scrambled(rng):
            self._bare = deal(self._game, match.seats, match.settings, match.key.stream("rules"))
        with checks.of("save"):
            self._saved = self._game.schema.loads(self._game.schema.dumps(self._bare))

    # --- going on --------------------------------------------------------------------------------------------

    def to_the_end(self, share: float = 1.0) -> None:
        """Choose at random until the match is over, and look at that share of it, some stretches here and there."""
        while self.match.asked:
            if share == 1.0 or self._rng.below(1000) < 1000 * share:
                self._go_on_looking()
            else:
                self._go_on_blindly()
        self.look()
        self.finish()

    def _go_on_looking(self) -> None:
        for _ in range(STRETCH):
            if self.match.asked:
                self.look()
                self.choose(*self._next_choice())

    def _go_on_blindly(self) -> None:
        """The companions catch up with the match at the end of the stretch."""
        for _ in range(STRETCH):
            if self.match.asked:
                seat, option = self._next_choice()
                self._count(option)
                with self._checks.of("playable"):
                    self._told.append(self.match.play(seat, option))
        self._possible.forget()
        self._bare, self._saved = (self._game.schema.clone(self.match.state) for _ in range(2))

    def choose(self, seat: int, option: Option) -> None:
        """Take one choice, in the match and in both companions."""
        with self._clones_untouched():
            self._choose(seat, option)

    def _choose(self, seat: int, option: Option) -> None:
        self._count(option)
        before = self.match.state
        fallen = self._game.fallen(self.match.state)
        with self._checks.of("playable"):
            events = self.match.play(seat, option)
        with self._checks.of("people"):
            check_fallen(fallen, self._game.fallen(self.match.state))
        self._told.append(events)
        self._possible.remember(Step(before, seat, option, events, self.match.state))
        if self.match.why_no_undo(seat) is None and not self.match.is_silent and self._now_and_then():
            with self._checks.of("undo: told"):
                self._taking_back.check(before, seat, option)
        with self._checks.of("replay"), scrambled(self._rng):
            self._game.apply(self._bare, seat, option)
            self._same_as_match(self._bare, "played again")
        with self._checks.of("save"):
            self._saved = self._game.schema.loads(self._game.schema.dumps(self._saved))
            log: list[Event] = []
            self._saved.log = log
            self._game.apply(self._saved, seat, option)
            self._saved.log = None
            self._same_as_match(self._saved, "saved and resumed")
            if [_whole(event) for event in log] != [_whole(event) for event in events]:
                raise Broken("saved and resumed, other things happened")
        seats = self._game.schema.seats_in(self.match.state, self.match.seats)
        with self._checks.of("events"):
            check_events(self._game, events, seats)
            check_starts(self._game, events, seats)
        if self._speaker is not None:
            with self._checks.of("texts"):
                self._speaker.happened(events, self._eyes())

    def _count(self, option: Option) -> None:
        with self._checks.of("ends"):
            self.answers += self._game.options.find(option.key) is option
            if self.answers > self._game.info.longest:
                raise Broken(f"it goes on after {self._game.info.longest} choices")

    def _same_as_match(self, s: S, how: str) -> None:
        schema = self._game.schema
        if schema.digest(s) != schema.digest(self.match.state):
            ours, theirs = schema.plain(self.match.state), schema.plain(s)
            fields = [name for name in ours if ours[name] != theirs[name]]
            raise Broken(f"{how}, the match is another in {', '.join(fields) or 'nothing that compares'}")
        if self._game.decisions(s) != self._game.decisions(self.match.state):
            raise Broken(f"{how}, the match asks something else")

    def _next_choice(self) -> tuple[int, Option]:
        s = self.match.state
        if not self._is_patient and self._rng.below(FREE_ONE_IN) == 0:
            seat = self._rng.below(self._game.schema.seats_in(s, self.match.seats) + 1)
            if free := self._game.free(s, seat):
                return seat, self._rng.pick(free)
        decision = self._rng.pick(self.match.asked).decision
        if self._rng.below(100) < self._judgement and (bot := self._bot(decision.seat)) is not None:
            with self._checks.of("house bot"):
                option = bot.choose(Look(self._game, s, decision))
                if option not in decision.options:
                    raise Broken(f"the house bot chose {option}, which {decision.seat} was not offered")
            return decision.seat, option
        return decision.seat, self._by_chance(decision)

    def _by_chance(self, decision: Decision) -> Option:
        left = list(decision.options)
        option = self._by_habit(left)
        while self._is_patient and len(left) > 1 and self._would_end(decision.seat, option):
            left.remove(option)
            option = self._by_habit(left)
        return option

    def _by_habit(self, options: list[Option]) -> Option:
        weights = [self._habits[option.verb] for option in options]
        at = self._rng.below(sum(weights))
        for option, weight in zip(options, weights, strict=True):
            at -= weight
            if at < 0:
                return option
        raise AssertionError("the weights don't add up")

    def _would_end(self, seat: int, option: Option) -> bool:
        tried = self._game.schema.clone(self.match.state)
        with self._checks.of("playable"):
            self._game.apply(tried, seat, option)
        return self._game.outcome(tried) is not None

    def _bot(self, seat: int) -> Bot[S] | None:
        if seat not in self._bots:
            self._bots[seat] = self._game.house(seat, self._rng.branch())
        return self._bots[seat]

    # --- looking ---------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Check everything about the position as it stands; what costs much only now and then."""
        with self._checks.of("clone"):
            self._keep_a_clone(self.match.state)
        with self._clones_untouched():
            self._look()

    def _look(self) -> None:
        s = self.match.state
        check_invariants(self._game, s, self.match.seats, self._census, self._checks)
        eyes = self._eyes()
        if self._now_and_then():
            self._look_closely(eyes)
        else:
            self._two_worlds.check(s, self._rng.pick(eyes), self._census)

    def _look_closely(self, eyes: tuple[int, ...]) -> None:
        for eye in eyes:
            self._two_worlds.check(self.match.state, eye, self._census)
        self._choices.check()
        with self._checks.of("sketch"):
            for eye in eyes:
                check_sketch(self._game, self.match.view(eye), must_show=self._speaker is not None)
        if self._speaker is not None:
            with self._checks.of("texts"):
                self._speaker.stands(self.match, eyes)
        if self._now_and_then():
            self._possible.check(self.match.state, self._rng.pick(eyes))
            with self._checks.of("undo"):
                self._undo()
            with self._checks.of("record"):
                self._record()

    def _now_and_then(self) -> bool:
        return self._rng.below(1000) < self._per_mille

    def _eyes(self) -> tuple[int, ...]:
        return eyes_at(self._game, self.match.state, self.match.seats)

    def _keep_a_clone(self, s: S) -> None:
        clone = self._game.schema.clone(s)
        digest = self._game.schema.digest(s)
        if self._game.schema.digest(clone) != digest:
            raise Broken("a clone is not like the original")
        if any(getattr(clone, name) != getattr(s, name) for name in self._unsaved):
            raise Broken("a clone is not like the original in what follows from the rest")
        if self._game.decisions(clone) != self._game.decisions(s):
            raise Broken("a clone asks something else")
        self._clones.append((clone, digest))

    def _clones_are_as_they_were(self, clones: list[tuple[S, str]]) -> None:
        for clone, digest in clones:
            if self._game.schema.digest(clone) != digest:
                raise Broken("a clone changed when the original went on")

    @contextmanager
    def _clones_untouched(self) -> Iterator[None]:
        """Whatever was done, clones taken before are as they were. Where they aren't, that is what went wrong first."""
        try:
            yield
        finally:
            with self._checks.of("clone"):
                self._clones_are_as_they_were(self._clones[-KEPT_CLONES:])

    def _undo(self) -> None:
        """What may be taken back freely leaves no trace, and a fork leaves none in any case."""
        if not self.match.asked:
            return
        fork = self.match.fork()
        before = self._game.schema.digest(self.match.state)
        seat, option = self._next_choice()
        fork.play(seat, option)
        if fork.is_silent:
            return  # never what undo is about
        if fork.why_no_undo(seat) is None:
            fork.undo(seat)
            if self._game.schema.digest(fork.state) != before or fork.choices != self.match.choices:
                raise Broken(f"after taking back {option}, the match is not as it was")
        else:
            try:
                fork.undo(seat)
            except Refused:
                pass
            else:
                raise Broken(f"{option} was taken back although that is not free")
        if self._game.schema.digest(self.match.state) != before:
            raise Broken("playing on a fork changed the match")

    def _record(self) -> None:
        """The file of the match, read again, is the match."""
        data = record.export(self.match)
        again = record.load(data) if is_registered(self._game) else self.match.again()
        if again.choices != self.match.choices or again.asked != self.match.asked:
            raise Broken("read from its file, the match stands elsewhere")
        if self._game.schema.digest(again.state) != self._game.schema.digest(self.match.state):
            raise Broken("read from its file, the match is another")

    # --- at the end ------------------------------------------------------------------------------------------

    def finish(self) -> None:
        with self._checks.of("clone"):
            self._clones_are_as_they_were(self._clones)
        if self._speaker is not None:
            with self._checks.of("texts"):
                self._speaker.stands(self.match, self._eyes())
        if self._now_and_then():
            with self._checks.of("record"):
                self._record()
            with self._checks.of("replay"):
                self._replay()

    def _replay(self) -> None:
        happened = [step.events for step, _ in self.match.replay()]
        if [[_whole(event) for event in events] for events in happened[1:]] != [
            [_whole(event) for event in events] for events in self._told
        ]:
            raise Broken("played again, other things happened")


def _whole(event: Event) -> tuple[object, ...]:
    return event.kind, event.args, event.secret, event.to, event.reveals


def is_registered(game: object) -> bool:
    """Whether a file of the game's matches is read with this very game, and not with one that goes by its name."""
    info = getattr(game, "info", None)
    return info is not None and info.id in registry.ids() and registry.get(info.id) is game


@contextmanager
def scrambled(rng: Rng) -> Iterator[None]:
    """With the global generator in a state of its own: rules that draw from it will not get the same again."""
    state = random.getstate()
    random.seed(rng.below(1 << 32))
    try:
        yield
    finally:
        random.setstate(state)
