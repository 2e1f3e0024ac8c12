"""Whether a redealt world could have come about.

A world is unwound, choice by choice, as far back as the walk remembers: for every choice there must be a world before
it that the eye could not tell from the real one at that time, and some choice in it, legal by the rules themselves,
that leads to the world after it while the eye is told what it was really told. Where the unwinding reaches the real
past, or the first choice that is remembered, the world is as possible as the eye could ever make out.

Nothing here knows a game. The components that lie in places the eye can't see are found through the census; what moved
really says how many came and went at each place, and every way to take as many back is tried, and from each of them
every way before it. Only when all have been tried is a world said to contradict the past: where there are too many of
them, or where chance had a hand in it that can't be had again, nothing is said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations, product
from math import comb
from typing import Any, Final, Generic, final

from sobremesa.kernel.decision import Decision
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng, derive
from sobremesa.kernel.state import ALL, OWNER, SPECTATOR, TOTAL, FieldInfo, Plain, S
from sobremesa.kernel.zones import Zone
from sobremesa.testing.sight import told
from sobremesa.testing.words import values_of

MOST_TRIED: Final = 150  # worlds before a choice, looked at to find those that lead to a world after it
MOST_TRIED_IN_ALL: Final = 400
MOST_WAYS: Final = 20_000  # to take as many from a place as left it; of a deck shuffled anew there are millions
EXPLORED: Final = 20  # matches played to learn what lies where
MOST_IN_THEIR_PLACES: Final = 4  # components that took the places of others
NOTHING: Final = -1  # where a component could lie alone
THROWS: Final = 24  # where chance had a hand in what happened

Place = tuple[str, int | None]  # a field, and whose part of it
Looks = tuple[Plain, list[int], Decision | None]


@final
@dataclass(frozen=True)
class Step(Generic[S]):
    """One choice of the real match, with the worlds before and after it."""

    before: S
    seat: int
    option: Option
    events: Sequence[Event]
    after: S


@final
@dataclass(frozen=True)
class Hidden:
    """What an eye can't see of a world: components by place, and the other numbers that the rules go by."""

    zones: dict[Place, Zone]
    numbers: dict[Place, Any]

    def key(self) -> tuple[Any, ...]:
        zones = tuple([(place, tuple(sorted(zone))) for place, zone in sorted(self.zones.items(), key=str)])
        return zones, tuple(sorted(self.numbers.items(), key=str))

    def distance(self, other: Hidden) -> int:
        apart = sum([int(other.numbers.get(place) != number) for place, number in self.numbers.items()])
        for place, zone in self.zones.items():
            apart += (Counter(zone) - Counter(other.zones.get(place, ()))).total()
        return apart


class Undecided(Exception):
    """There were too many ways to try them all."""


class Pasts(Generic[S]):
    def __init__(self, game: Game[S]) -> None:
        self._game = game
        self._rng = Rng(derive(b"", "pasts"))
        self._fields = [info for info in game.schema.fields if info.see != ALL and not info.is_rng]
        self._generators = [info.name for info in game.schema.fields if info.is_rng]
        self._heaps = {info.name for info in self._fields if info.back is TOTAL}  # kept as a number of each kind
        self._counted: dict[str, bool] = {}  # whether the census counts what lies there
        self._weighty: set[str] = set()  # the fields of numbers that the rules have been seen to go by
        self._left = 0  # worlds that may still be tried
        self._rows: set[str] = set()  # the fields in which something has been seen to take the place of another
        self._lairs: dict[str, set[int]] = {}  # the components that have ever lain in a field
        self._in_an_order: set[str] = set()  # the fields whose components have been seen to lie in one of their own

    def learn(self, s: S) -> None:
        """Note what lies where in a real position: what hardly ever lies somewhere is the last that is tried there, and
        where all always lie sorted there is no top."""
        for info in self._fields:
            value = getattr(s, info.name)
            if not self._is_zone(s, info):
                continue
            lair = self._lairs.setdefault(info.name, set())
            if info.back is TOTAL:
                lair.update(range(len(value)))
                continue
            for zone in map(_as_zone, value if info.is_list else (value,)):
                lair.update(zone)
                if list(zone) != sorted(zone):
                    self._in_an_order.add(info.name)

    def contradiction(self, steps: Sequence[Step[S]], world: S, eye: int, rng: Rng) -> str:
        """The first choice, going back, that can't have led to this world; empty if there is none to be found."""
        self._rng = rng
        if not self._lairs:
            self._explore()
        self.learn(steps[-1].after)
        self._weigh(steps[-1].after, world)
        self._left = MOST_TRIED_IN_ALL
        dead_ends: dict[tuple[int, tuple[Any, ...]], Hidden] = {}
        try:
            if self._came_about(steps, len(steps) - 1, self._hidden(world, eye), eye, dead_ends):
                return ""
        except Undecided:
            return ""
        furthest = min(at for at, _ in dead_ends)
        return self._complaint(
            steps[furthest], next(hidden for (at, _), hidden in dead_ends.items() if at == furthest), eye
        )

    def _came_about(
        self,
        steps: Sequence[Step[S]],
        last: int,
        world: Hidden,
        eye: int,
        dead_ends: dict[tuple[int, tuple[Any, ...]], Hidden],
    ) -> bool:
        """Whether those choices up to the last can have led to that world."""
        key = world.key()
        while last >= 0 and key != self._hidden(steps[last].after, eye).key() and not self._notices(steps[last], eye):
            last -= 1
        if last < 0 or key == self._hidden(steps[last].after, eye).key():
            return True
        here = last, key
        if here in dead_ends:
            return False
        for before in self._before(steps[last], world, eye):
            if self._came_about(steps, last - 1, before, eye, dead_ends):
                return True
        dead_ends[here] = world
        return False

    def _explore(self) -> None:
        """Play some matches, only to see what lies where."""
        low, high = self._game.info.seats
        for number in range(EXPLORED):
            seats = low + number % (high - low + 1)
            rng = Rng(derive(b"", "explore", number))
            settings = {setting.name: rng.pick(values_of(setting)) for setting in self._game.info.settings}
            s = deal(self._game, seats, settings, rng.branch())
            for _ in range(self._game.info.longest):
                self.learn(s)
                if not (asked := self._game.decisions(s)):
                    break
                before = self._hidden(s, SPECTATOR).zones
                self._game.apply(s, asked[0].seat, rng.pick(asked[0].options))
                self._note_rows(before, self._hidden(s, SPECTATOR).zones)

    def _note_rows(self, before: Mapping[Place, Zone], after: Mapping[Place, Zone]) -> None:
        exchanged = [place for place, zone in after.items() if _has_exchanged(before.get(place, ()), zone)]
        self._rows.update([name for name, whose in exchanged if whose is None])

    # --- what is hidden ------------------------------------------------------------------------------------------

    def _is_zone(self, s: S, info: FieldInfo) -> bool:
        """Whether components lie there: the census misses one that is taken away."""
        if info.name not in self._counted:
            less = self._game.schema.clone(s)
            value = getattr(s, info.name)
            if not info.is_list:
                if not (isinstance(value, tuple) and value):
                    return False
                setattr(less, info.name, value[1:])
            else:
                at = next((at for at, part in enumerate(value) if part), None)
                if at is None or (info.back is not TOTAL and info.see != OWNER and not isinstance(value[at], tuple)):
                    return False
                getattr(less, info.name)[at] = _less(value[at], is_heap=info.back is TOTAL)
            self._counted[info.name] = self._game.census(less) != self._game.census(s)
        return self._counted[info.name]

    def _hidden(self, s: S, eye: int) -> Hidden:
        zones: dict[Place, Zone] = {}
        numbers: dict[Place, Any] = {}
        for info in self._fields:
            value = getattr(s, info.name)
            parts = enumerate(value) if info.is_list and info.name not in self._heaps else ((None, value),)
            for whose, part in parts:
                if info.see == OWNER and whose == eye:
                    continue
                if self._counted.get(info.name):
                    zones[info.name, whose] = _spelt_out(part) if info.back is TOTAL else _as_zone(part)
                elif info.name in self._weighty:
                    numbers[info.name, whose] = part
        return Hidden(zones, numbers)

    def _weigh(self, s: S, world: S) -> None:
        """Find out which hidden numbers the rules go by: what is asked or counted would be something else."""
        for info in self._fields:
            if info.name in self._weighty or self._is_zone(s, info) or _holds_tuples(getattr(s, info.name)):
                continue
            if getattr(s, info.name) == getattr(world, info.name):
                continue
            other = self._game.schema.clone(s)
            other.asked = None
            setattr(other, info.name, getattr(world, info.name))
            if self._would_matter(s, other):
                self._weighty.add(info.name)

    def _would_matter(self, s: S, other: S) -> bool:
        game = self._game
        try:
            seats = range(game.schema.seats_in(s, 0))
            return (
                game.decisions(other) != game.decisions(s)
                or game.census(other) != game.census(s)
                or any(game.free(other, seat) != game.free(s, seat) for seat in seats)
            )
        except Exception:
            return True

    def _world(self, real: S, hidden: Hidden) -> S:
        """The real world with other hidden parts."""
        world = self._game.schema.clone(real)
        world.asked = None
        for (name, whose), part in (*hidden.zones.items(), *hidden.numbers.items()):
            if whose is not None:
                parts = getattr(world, name)
                is_alone = (name, whose) in hidden.zones and isinstance(parts[whose], int)
                parts[whose] = next(iter(part), NOTHING) if is_alone else part
            elif name in self._heaps:
                counts = Counter(part)
                setattr(world, name, [counts[kind] for kind in range(len(getattr(real, name)))])
            else:
                setattr(world, name, part)
        return world

    def _looks(self, s: S, eye: int) -> Looks:
        asked = self._game.decisions(s)
        mine = next((decision for decision in asked if decision.seat == eye), None)
        return self._game.schema.cut(s, eye), [decision.seat for decision in asked], mine

    def _notices(self, step: Step[S], eye: int) -> bool:
        if step.seat == eye or step.events:
            return True
        return self._looks(step.before, eye) != self._looks(step.after, eye)

    # --- going back ----------------------------------------------------------------------------------------------

    def _before(self, step: Step[S], world: Hidden, eye: int) -> Iterator[Hidden]:
        """The worlds from which the choice leads to that one, those nearest to the real one first."""
        found: set[tuple[Any, ...]] = set()
        tried = 0
        for swaps in self._swaps(step, eye):
            for hidden in self._taken_back(step, world, eye, swaps):
                if hidden.key() in found:
                    continue
                tried += 1
                self._left -= 1
                if tried > MOST_TRIED or self._left < 0:
                    raise Undecided
                if self._leads(step, hidden, world, eye):
                    found.add(hidden.key())
                    yield hidden
        if not found and self._drawn(step.before) != self._drawn(step.after):
            raise Undecided

    def _swaps(self, step: Step[S], eye: int) -> Iterator[tuple[Place, ...]]:
        """Where cards of the same kind changed places, it doesn't show: they may have been of different kinds."""
        yield ()
        after = self._hidden(step.after, eye).zones
        held = [place for place in after if place[1] is not None or place[0] in self._rows]
        yield from combinations(held, 2)

    def _taken_back(self, step: Step[S], world: Hidden, eye: int, swaps: tuple[Place, ...]) -> list[Hidden]:
        before, after = self._hidden(step.before, eye), self._hidden(step.after, eye)
        moves = _Moves(before, after, world, swaps, self._in_an_order)
        candidates: list[tuple[int, int, int, Hidden]] = []
        for zones in moves.taken_back():
            strange = sum([len(set(zone) - self._lairs.get(place[0], set())) for place, zone in zones.items()])
            for numbers in _numbers_before(before, after, world, zones):
                hidden = Hidden(zones, numbers)
                candidates.append((strange, hidden.distance(before), len(candidates), hidden))
            if len(candidates) > 4 * MOST_TRIED:
                raise Undecided
        return [found[-1] for found in sorted(candidates, key=lambda found: found[:3])]

    def _leads(self, step: Step[S], hidden: Hidden, world: Hidden, eye: int) -> bool:
        """Whether some choice leads from one world to the other before the eye's eyes."""
        before = self._world(step.before, hidden)
        try:
            if self._looks(before, eye) != self._looks(step.before, eye):
                return False
            options = self._open_choices(step, before, eye)
        except Exception:
            return False  # such a position can't stand
        return any(self._happens(step, before, option, world, eye) for option in options)

    def _open_choices(self, step: Step[S], before: S, eye: int) -> list[Option]:
        if self._game.free_options.find(step.option.key) is step.option:
            options: Sequence[Option] = self._game.free(before, step.seat)
        else:
            asked = next((decision for decision in self._game.decisions(before) if decision.seat == step.seat), None)
            options = asked.options if asked else ()
        if step.seat == eye or self._game.free_options.find(step.option.key) is step.option:
            return [step.option] if step.option in options else []
        return sorted(options, key=lambda option: option is not step.option)

    def _happens(self, step: Step[S], before: S, option: Option, world: Hidden, eye: int) -> bool:
        heard = _heard(step.events, eye)
        for throw in range(THROWS):
            after = self._game.schema.clone(before)
            after.asked = None
            for name in self._generators if throw else ():
                setattr(after, name, self._rng.branch())
            drawn = self._drawn(after)
            log: list[Event] = []
            after.log = log
            try:
                self._game.apply(after, step.seat, option)
            except Exception:
                return False
            after.log = None
            if _heard(log, eye) == heard and self._is_world(after, world, eye):
                return self._looks(after, eye) == self._looks(step.after, eye)
            if self._drawn(after) == drawn:
                return False
        return False

    def _is_world(self, s: S, world: Hidden, eye: int) -> bool:
        """Whether that is the world, or others could have made it so without a word."""
        hidden = self._hidden(s, eye)
        apart = {place[1] for place, number in hidden.numbers.items() if world.numbers.get(place) != number}
        for seat in apart - {None}:
            assert seat is not None
            s = min(self._silently(s, seat), key=lambda silent: self._hidden(silent, eye).distance(world), default=s)
        return self._hidden(s, eye).key() == world.key()

    def _silently(self, s: S, seat: int) -> Iterator[S]:
        for option in self._game.free(s, seat):
            after = self._game.schema.clone(s)
            after.asked = None
            log: list[Event] = []
            after.log = log
            self._game.apply(after, seat, option)
            after.log = None
            if not log:
                yield after

    def _drawn(self, s: S) -> int:
        return sum(getattr(s, name).drawn for name in self._generators)

    # --- in words ------------------------------------------------------------------------------------------------

    def _complaint(self, step: Step[S], other: Hidden, eye: int) -> str:
        real = self._hidden(step.after, eye)
        parts = [
            f"{_named(place)} {sorted(zone)} and not {sorted(other.zones.get(place, ()))}"
            for place, zone in real.zones.items()
            if sorted(zone) != sorted(other.zones.get(place, ()))
        ]
        parts += [
            f"{_named(place)} {number} and not {other.numbers.get(place)}"
            for place, number in real.numbers.items()
            if other.numbers.get(place) != number
        ]
        heard = "; ".join(map(str, told(step.events, eye)))
        return f"{eye}, who was told {heard}, knows that it can't have led there: really {'; '.join(parts)}"


@final
class _Moves:
    """What came to hidden places and left them in one step, taken back in another world."""

    def __init__(
        self,
        before: Hidden,
        after: Hidden,
        world: Hidden,
        swaps: tuple[Place, ...],
        in_an_order: Collection[str],
    ) -> None:
        self._before = before.zones
        self._world = world.zones
        self._came: dict[Place, int] = {}
        self._left: dict[Place, int] = {}
        self._stacked: set[Place] = set()  # where what comes and leaves does so at the top
        # Where as many lie as before: in which places others may lie now.
        self._exchanged: dict[Place, list[tuple[int, ...]]] = {}
        self._real: dict[Place, tuple[Counter[int], Counter[int]]] = {}
        self._gone = Counter[int]()  # from hidden places to others: the same in every world
        for place, was in before.zones.items():
            now = after.zones.get(place, ())
            self._gone.update(was)
            self._gone.subtract(now)
            came, left = Counter(now) - Counter(was), Counter(was) - Counter(now)
            self._real[place] = came, left
            counts = came.total(), left.total()
            if place[1] is None and was != now and place[0] in in_an_order:
                below = _common(was[::-1], now[::-1])
                if below >= _common(was, now):
                    self._stacked.add(place)
                    counts = len(now) - below, len(was) - below
            if len(was) == len(now) and (len(was) == 1 or place[0] in in_an_order):
                apart = tuple([at for at, kind in enumerate(was) if kind != now[at]])
                if place in swaps:
                    self._exchanged[place] = [(*apart, at) for at in range(len(was)) if at not in apart]
                elif apart:
                    self._exchanged[place] = [apart]
            self._came[place] = counts[0] + (place in swaps)
            self._left[place] = counts[1] + (place in swaps)

    def taken_back(self) -> Iterator[dict[Place, Zone]]:
        yield from self._in_their_places()
        for came in self._pick([place for place, count in self._came.items() if count], {}):
            pool = self._gone.copy()
            for zone in came.values():
                pool.update(zone)
            if min(pool.values(), default=0) < 0:
                continue
            for left in self._deal([place for place, count in self._left.items() if count], pool, {}):
                yield {place: self._restored(place, came, left) for place in self._before}

    def _in_their_places(self) -> Iterator[dict[Place, Zone]]:
        """Where what came lies where something had lain before: in a row it may count which place that is."""
        if any(n for of in (self._came, self._left) for place, n in of.items() if place not in self._exchanged):
            return
        for places in product(*self._exchanged.values()):
            moved = list(zip(self._exchanged, places, strict=True))
            pool = self._gone.copy()
            for place, at in moved:
                pool.update([self._world[place][one] for one in at])
            if min(pool.values(), default=0) < 0 or pool.total() > MOST_IN_THEIR_PLACES:
                continue
            for order in sorted(set(permutations(pool.elements()))):
                yield self._put_back(moved, iter(order))

    def _put_back(self, moved: Sequence[tuple[Place, Sequence[int]]], kinds: Iterator[int]) -> dict[Place, Zone]:
        zones = {place: self._world.get(place, ()) for place in self._before}
        for place, at in moved:
            zone = list(zones[place])
            for one in at:
                zone[one] = next(kinds)
            zones[place] = tuple(zone)
        return zones

    def _pick(self, places: list[Place], picked: dict[Place, Zone]) -> Iterator[dict[Place, Zone]]:
        """Which of the cards there have come in this step."""
        if not places:
            yield dict(picked)
            return
        place, *others = places
        if place in self._stacked:
            choices = [self._world[place][: self._came[place]]]
        else:
            choices = self._choices(self._world.get(place, ()), self._came[place], self._real[place][0])
        for choice in choices:
            picked[place] = choice
            yield from self._pick(others, picked)

    def _deal(self, places: list[Place], pool: Counter[int], dealt: dict[Place, Zone]) -> Iterator[dict[Place, Zone]]:
        """Where they come from."""
        if not places:
            if not pool.total():
                yield dict(dealt)
            return
        place, *others = places
        for choice in self._choices(tuple(pool.elements()), self._left[place], self._real[place][1]):
            dealt[place] = choice
            yield from self._deal(others, pool - Counter(choice), dealt)

    def _choices(self, zone: Zone, count: int, real: Counter[int]) -> list[Zone]:
        if comb(len(zone), count) > MOST_WAYS:
            raise Undecided
        choices = set(combinations(sorted(zone), count))
        return sorted(choices, key=lambda choice: (-_overlap(choice, real), choice))

    def _restored(self, place: Place, came: dict[Place, Zone], left: dict[Place, Zone]) -> Zone:
        zone = self._world.get(place, ())
        back = left.get(place, ())
        if place in self._stacked:
            return _as_it_lay(back, self._before[place]) + zone[self._came[place] :]
        rest = list(zone)
        for kind in came.get(place, ()):
            rest.remove(kind)
        rest += back
        is_sorted = place[1] is not None and list(self._before[place]) == sorted(self._before[place])
        return tuple(sorted(rest) if is_sorted else rest)


def _numbers_before(
    before: Hidden, after: Hidden, world: Hidden, zones: dict[Place, Zone]
) -> Iterator[dict[Place, Any]]:
    """What the other hidden numbers may have been: as they are, as they really were, or what then left its place."""
    leaving = {
        place: (Counter(was) - Counter(after.zones.get(place, ())), Counter(zones[place]) - Counter(world.zones[place]))
        for place, was in before.zones.items()
        if place in world.zones
    }
    base: dict[Place, Any] = {}
    for place, was in before.numbers.items():
        stayed = place in after.numbers and after.numbers[place] == was
        base[place] = world.numbers.get(place, was) if stayed else _sealed(place, was, leaving)
    yield base
    for place, was in before.numbers.items():
        for other in (was, world.numbers.get(place, was)):
            if base[place] != other:
                yield {**base, place: other}


def _sealed(place: Place, was: Any, leaving: Mapping[Place, tuple[Counter[int], Counter[int]]]) -> Any:
    """A number that named a component which then left a place of the same owner names the one that leaves now."""
    for other, (really, instead) in leaving.items():
        if other[1] == place[1] is not None and was in really:
            return next(iter(instead), was)
    return was


def _as_it_lay(kinds: Zone, real: Zone) -> Zone:
    """Those kinds in an order: each that really lay on top lies where it lay."""
    left = list(kinds)
    places: list[int | None] = []
    for kind in real[: len(kinds)]:
        if kind in left:
            left.remove(kind)
            places.append(kind)
        else:
            places.append(None)
    return tuple([left.pop() if kind is None else kind for kind in places])


def _overlap(zone: Zone, real: Counter[int]) -> int:
    shared = Counter[int](zone) & real
    return shared.total()


def _has_exchanged(was: Zone, now: Zone) -> bool:
    """Whether one of several lies where another lay, and all the others where they were."""
    apart = sum([kind != other for kind, other in zip(was, now, strict=False)])
    return apart == 1 and len(was) == len(now) > 1 and now != tuple(sorted(now))


def _common(one: Zone, other: Zone) -> int:
    """How many they have in common from the beginning."""
    differ = (at for at, (mine, yours) in enumerate(zip(one, other, strict=False)) if mine != yours)
    return next(differ, min(len(one), len(other)))


def _heard(events: Sequence[Event], eye: int) -> list[str]:
    """Of several cards drawn at once the order tells nothing."""
    return sorted(map(repr, told(events, eye)))


def _less(part: Any, *, is_heap: bool) -> Any:
    """That part without one of its components."""
    if isinstance(part, tuple):
        return part[1:]
    return part - 1 if is_heap else NOTHING


def _as_zone(part: Any) -> Zone:
    """What lies alone is kept as a number; below 0 there is nothing."""
    return part if isinstance(part, tuple) else () if part < 0 else (part,)


def _spelt_out(counts: Sequence[int]) -> Zone:
    return tuple([kind for kind, count in enumerate(counts) for _ in range(count)])


def _named(place: Place) -> str:
    name, whose = place
    return name if whose is None else f"{name} of {whose}"


def _holds_tuples(value: Any) -> bool:
    return isinstance(value, tuple) or (isinstance(value, list) and any(isinstance(part, tuple) for part in value))
