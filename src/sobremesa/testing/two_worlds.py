"""Two worlds: what differs only in what a seat can't know must look the same to it.

For a state s and a pair of eyes (a seat, or SPECTATOR), `w = game.redeal(s, eye, rng)` is another world. Then:

redeal      leaves s alone, conserves the components, gives the same world for the same generator, and remembers no
            decision of the real match.
future      the generator in w is another one: a search in w must not learn what will be drawn in s.
sight       view, decision, free options, objections ("why not"), waiting list, outcome, who has fallen and who must
            keep silent are the same, byte for byte. So is whether something new is whispered to somebody else.

Then the same choice, legal in both, is taken in both, and again while the two still look alike:

untold      if the eye is told the same events, it sees the same afterwards. So a view changes only by what events
            tell, and who is asked next follows from what the eye has been told.
events      if the eye sees the same afterwards (both worlds drawing the same dice, so that a roll that leads nowhere
            is no difference), it was told the same, but for what was openly shown to all and what came of that: such
            an event is marked `reveals` and has no `secret`, like the votes of a ballot that closes. So an event tells
            nothing that the view doesn't account for; what is told in secret must show in the view of whoever was
            told, or redealing could not respect it.
taking back whether the one who chose may take it back freely is the same, or that would be told by the button.

variety     over a whole run, every field that is hidden and takes different values in real play takes different values
            in redealt worlds too; else all of the above would be idle, or a search would read the truth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, final

from sobremesa.kernel.events import Event, Seen
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng, derive
from sobremesa.kernel.state import OWNER, SPECTATOR, UNSEEN, S
from sobremesa.testing.checks import Broken, Checks
from sobremesa.testing.position import Position, census_complaint
from sobremesa.testing.sight import difference, encode, secrets_of, sight, told

REFUSALS: Final = 40  # how many objections are compared at a time
STEPS: Final = 3  # how many choices are taken in both worlds


@final
class Variety:
    """Which hidden fields redealing changes, and which it could have."""

    def __init__(self) -> None:
        self.changed: dict[str, int] = {}
        self.unchanged: dict[str, int] = {}  # although other values were met under the same looks
        self._met: dict[tuple[str, bytes], bytes | None] = {}  # None: more than one

    _MOST_LOOKS: Final = 5_000  # remembered for each run; more would only cost memory
    _ENOUGH: Final = 100  # times that a field could have changed

    def note(self, field: str, looks: bytes, real: bytes, redealt: bytes) -> None:
        if real != redealt:
            self.changed[field] = self.changed.get(field, 0) + 1
            return
        key = (field, looks)
        if key not in self._met and len(self._met) < self._MOST_LOOKS:
            self._met[key] = real
        elif self._met.get(key, real) != real:
            self._met[key] = None
            self.unchanged[field] = self.unchanged.get(field, 0) + 1

    def merge(self, other: Variety) -> None:
        for mine, others in ((self.changed, other.changed), (self.unchanged, other.unchanged)):
            for field, times in others.items():
                mine[field] = mine.get(field, 0) + times

    def complaint(self) -> str:
        never = [f for f, times in self.unchanged.items() if times >= self._ENOUGH and f not in self.changed]
        return f"redealing never changed {', '.join(sorted(never))}" if never else ""


class TwoWorlds(Generic[S]):
    def __init__(self, game: Game[S], seats: int, checks: Checks, variety: Variety, rng: Rng) -> None:
        self._game = game
        self._seats = seats
        self._checks = checks
        self._variety = variety
        self._rng = rng
        self._generators = [info.name for info in game.schema.fields if info.is_rng]
        self._hidden = secrets_of(game)
        self._looks = 0

    def check(self, s: S, eye: int, census: Mapping[str, int]) -> None:
        refusals = self._some_options()
        with self._checks.of("two worlds: redeal"):
            w = self._redeal(s, eye, census)
        with self._checks.of("two worlds: future"):
            for name in self._generators:
                if getattr(s, name).key == getattr(w, name).key:
                    raise Broken(f"the world dealt for {eye} draws the same from {name} as the real one will")
        with self._checks.of("two worlds: sight"):
            here = sight(self._game, s, eye, self._seats, refusals)
            there = sight(self._game, w, eye, self._seats, refusals)
            if part := difference(here, there):
                raise Broken(f"{eye} can tell the worlds apart by the {part}")
            self._compare_whispers(s, w, eye)
        self._compare_hidden(s, w, eye)
        self._go_on(s, w, eye)

    # --- dealing the other world -----------------------------------------------------------------------------

    def _redeal(self, s: S, eye: int, census: Mapping[str, int]) -> S:
        schema = self._game.schema
        before = schema.digest(s)
        self._game.decisions(s)
        seed = derive(self._rng.key, "redeal", self._rng.below(1 << 32), self._rng.below(1 << 32))
        w = self._game.redeal(s, eye, Rng(seed))
        if w is s:
            raise Broken("the world dealt is the real one itself")
        if schema.digest(s) != before:
            raise Broken(f"redealing for {eye} changed the real match")
        if schema.digest(self._game.redeal(s, eye, Rng(seed))) != schema.digest(w):
            raise Broken(f"the same generator gave {eye} two different worlds")
        if complaints := schema.complaints(w):
            raise Broken("; ".join(complaints))
        if lost := census_complaint(census, self._game.census(w)):
            raise Broken(f"in the world dealt for {eye} {lost}")
        afresh = schema.clone(w)
        afresh.asked = None
        if self._game.decisions(w) != self._game.decisions(afresh):
            raise Broken(f"the world dealt for {eye} remembers decisions of the real one")
        return w

    def _compare_whispers(self, s: S, w: S, eye: int) -> None:
        """A card that comes to somebody is seen from beside them, if not what is under it; one neighbour at a time."""
        others = [seat for seat in range(self._seats) if seat != eye]
        if type(self._game).whisper is Game.whisper or not others:
            return
        self._looks += 1
        beside = others[self._looks % len(others)]
        here, there = (self._mark(world, beside) for world in (s, w))
        if here != there:
            raise Broken(f"{eye} can tell the worlds apart by what comes to {beside} ({here} or {there})")

    def _mark(self, s: S, seat: int) -> str | None:
        whisper = self._game.whisper(Position.over(self._game, s, self._seats).view(seat))
        return whisper and whisper.mark

    def _compare_hidden(self, s: S, w: S, eye: int) -> None:
        for info in self._hidden:
            real, redealt = getattr(s, info.name), getattr(w, info.name)
            if info.see == OWNER:
                looks: Any = [value if seat == eye else info.back(value) for seat, value in enumerate(real)]
            else:
                looks = None if info.back is UNSEEN else info.back(real)
            self._variety.note(info.name, encode((eye, looks)), encode(real), encode(redealt))

    def _some_options(self) -> list[Option]:
        every = [*self._game.options, *self._game.free_options]
        if len(every) <= REFUSALS:
            return every
        return [every[self._rng.below(len(every))] for _ in range(REFUSALS)]

    # --- the same choices in both ----------------------------------------------------------------------------

    def _go_on(self, s: S, w: S, eye: int) -> None:
        here, there = self._game.schema.clone(s), self._game.schema.clone(w)
        same_dice = self._rng.below(2) == 0
        if same_dice:
            for name in self._generators:
                setattr(there, name, getattr(here, name).copy())
        for _ in range(STEPS):
            common = self._common_choices(here, there)
            if not common:
                return
            seat, option = common[self._rng.below(len(common))]
            if not self._step((here, there), eye, seat, option, same_dice=same_dice):
                return

    def _common_choices(self, here: S, there: S) -> list[tuple[int, Option]]:
        others = {decision.seat: decision.options for decision in self._game.decisions(there)}
        common = [
            (decision.seat, option)
            for decision in self._game.decisions(here)
            for option in decision.options
            if option in others.get(decision.seat, ())
        ]
        if not common or self._rng.below(10) == 0:
            common += [
                (seat, option)
                for seat in range(self._game.schema.seats_in(here, self._seats) + 1)
                for option in self._game.free(here, seat)
                if option in self._game.free(there, seat)
            ]
        return common

    def _step(self, worlds: tuple[S, S], eye: int, seat: int, option: Option, *, same_dice: bool) -> bool:
        """Take the choice in both worlds; says whether they still look alike."""
        drawn = [self._drawn(world) for world in worlds]
        with self._checks.of("two worlds: playable"):
            happened = [self._apply(world, seat, option) for world in worlds]
            part = difference(*(sight(self._game, world, eye, self._seats) for world in worlds))
        drew = [self._drawn(world) != before for world, before in zip(worlds, drawn, strict=True)]
        seen = [told(events, eye) for events in happened]
        kept = [_kept(events, eye) for events in happened]
        opened = [_opened(events) for events in happened]
        reveals = [any(event.reveals for event in events) for events in happened]
        step = f"after {seat} chose {option}, {eye}"
        with self._checks.of("two worlds: untold"):
            if part and _alike(seen):
                raise Broken(f"{step} was told {seen[0]} in both worlds, and yet can tell them apart by the {part}")
        with self._checks.of("two worlds: events"):
            if same_dice and not part and _alike(opened) and not _alike(kept):
                raise Broken(f"{step} sees the same in both worlds, but was told {seen[0]} and {seen[1]}")
        if part or not _alike(seen):
            return False
        with self._checks.of("two worlds: taking back"):
            if eye == seat and not (_alike(drew) and _alike(reveals)):
                raise Broken(f"{step} can take it back in one world and not in the other")
        return True

    def _apply(self, s: S, seat: int, option: Option) -> list[Event]:
        log: list[Event] = []
        s.log = log
        self._game.apply(s, seat, option)
        s.log = None
        return log

    def _drawn(self, s: S) -> int:
        return sum(getattr(s, name).drawn for name in self._generators)


def _alike(pair: Sequence[object]) -> bool:
    return pair[0] == pair[1]


def _opened(events: list[Event]) -> list[Seen]:
    """What is shown to all; where that differs, so may all that comes of it, even if it leaves no trace."""
    return [event.seen_from(SPECTATOR) for event in events if event.reveals and not event.secret]


def _kept(events: list[Event], eye: int) -> tuple[list[Seen], list[str]]:
    """What the eye is told, less what is openly shown to all: what everybody hears in its order, and the eye's own.

    Two cards drawn one after the other may come in either order and leave the same hand, so that what is the eye's own
    is compared without order; in what all hear the order counts.
    """
    kept = [event for event in events if event.secret or not event.reveals]
    return [event.seen_from(SPECTATOR) for event in kept], sorted(repr(event.seen_from(eye)) for event in kept)
