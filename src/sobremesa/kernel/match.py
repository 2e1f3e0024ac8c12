"""A match is its key and its choices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, Generic, NamedTuple, final

from sobremesa.kernel import settings as table_settings
from sobremesa.kernel.bot import Look
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import RANDOM, REVEALS
from sobremesa.kernel.errors import BadSettings, CannotUndo, NotAsked, NotOffered, OutOfReach, Stale
from sobremesa.kernel.events import Event, Seen
from sobremesa.kernel.game import Game, Outcome
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.option import Option
from sobremesa.kernel.settings import SettingValue
from sobremesa.kernel.state import SPECTATOR, Plain, S

_BETWEEN_MOMENTS: Final = 8  # choices
_MOST_MOMENTS: Final = 512  # kept in memory; where a match is longer, they lie further apart


class Asked(NamedTuple):
    """A decision that stands, under the id an answer must name."""

    id: str
    decision: Decision


@final
@dataclass(frozen=True)
class Step:
    """One moment of a match told again: who chose what, and what happened. The first step is the deal."""

    version: int
    seat: int | None
    option: Option | None
    events: tuple[Event, ...]


class Origin(NamedTuple, Generic[S]):
    """What a match comes from: all that it takes to deal it."""

    game: Game[S]
    seats: int
    settings: dict[str, SettingValue]
    key: MatchKey


class Moment(NamedTuple, Generic[S]):
    """All that a match is at some version, but how it came there. It never changes: a choice makes another one."""

    state: S
    asked: dict[int, Asked]
    trail: bytes  # of the choices that were noticed: the ids of later questions follow from it
    fixed: int  # choices before this version can't be taken back freely
    noticed: int  # how many choices everybody knows to have been taken
    last: dict[int, int]  # by seat the version at which it last chose something that everybody knows of


class Mark(Generic[S]):
    """A moment that is kept as plain data, and made again when somebody goes back to it."""

    def moment(self, past: Sequence[Taken[S]]) -> Moment[S] | None:
        """That moment, after those choices; None if these rules can make nothing of it."""
        raise NotImplementedError


class Taken(NamedTuple, Generic[S]):
    """A choice of the past. Now and then the moment before it is kept, so that nobody has to start from the deal."""

    seat: int
    option: Option
    rewinds: int  # how often the match had gone back before
    is_silent: bool  # nobody but the chooser can notice it
    before: Moment[S] | Mark[S] | None = None


class Match(Generic[S]):
    """One match being played. Every way of changing it checks first: what is refused changes nothing.

    What changes are three things: the past, the present moment, and how often it went back.
    """

    def __init__(
        self,
        game: Game[S],
        seats: int,
        settings: Mapping[str, object] | None = None,
        key: MatchKey | None = None,
    ) -> None:
        low, high = game.info.seats
        if not low <= seats <= high:
            raise BadSettings(f"{game.info.id} is for {low} to {high} seats, not {seats}")
        complete = table_settings.complete(game.info.settings, settings or {})
        key = key or MatchKey.fresh(seats)
        state = game.setup(seats, complete, key.stream("rules"))
        log: list[Event] = []
        state.log = log
        game.begin(state)
        state.log = None
        self._set_out(Origin(game, seats, complete, key), state, tuple(log))

    def _set_out(self, origin: Origin[S], state: S, opening: tuple[Event, ...] | None = ()) -> None:
        """Begin where that state lies on the table and nothing has been chosen."""
        self.game, self.seats, self.settings, self.key = origin
        self._opening = opening  # None: nobody has looked yet
        self.earliest = 0  # the first version that it can be told from and go back to
        self._known_from = 0  # the first version whose moment is known; what came before is played again from the deal
        self._past: list[Taken[S]] = []
        self._rewinds = 0
        # The trail comes out of the key, so that nobody can find out a sealed choice by trying which one gives the id
        # that follows.
        asked = {d.seat: Asked(f"{d.seat}", d) for d in self.game.decisions(state)}
        self._now = Moment(state, asked, self.key.stream("trail").key[:16], 0, 0, {})

    @classmethod
    def resumed(
        cls, origin: Origin[S], past: Sequence[Taken[S]], rewinds: int, now: Moment[S], *, earliest: int = 0
    ) -> Match[S]:
        """A match of which all that was chosen is known, and what it has come to, without playing it again.

        Below `earliest` it can't go: other rules held there.
        """
        match: Match[S] = cls.__new__(cls)
        match._set_out(origin, now.state, () if earliest else None)
        match.earliest, match._known_from = earliest, len(past)
        match._past, match._rewinds, match._now = list(past), rewinds, now
        return match

    # --- what stands -----------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """Everything that lies on the table, the hidden included: for rules and programs, not for a player's eyes."""
        return self._now.state

    @property
    def origin(self) -> Origin[S]:
        """All that it takes to deal it once more."""
        return Origin(self.game, self.seats, self.settings, self.key)

    @property
    def opening(self) -> tuple[Event, ...]:
        """What happened at the deal."""
        if self._opening is None:
            self._opening = Match(*self.origin).opening
        return self._opening

    @property
    def moment(self) -> Moment[S]:
        """All that it is now, as one value."""
        return self._now

    @property
    def past(self) -> tuple[Taken[S], ...]:
        """What was chosen, with what it takes to go back."""
        return tuple(self._past)

    @property
    def version(self) -> int:
        """How many choices have been taken."""
        return len(self._past)

    @property
    def choices(self) -> tuple[tuple[int, Option], ...]:
        """Which seat has chosen what, in order."""
        return tuple([(taken.seat, taken.option) for taken in self._past])

    @property
    def asked(self) -> tuple[Asked, ...]:
        """The decisions that stand, at most one for each seat; none when the match is over."""
        return tuple(self._now.asked.values())

    def asked_of(self, seat: int) -> Asked | None:
        """What that seat is asked, if it is asked anything."""
        return self._now.asked.get(seat)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Whom the table waits for: the same for every eye."""
        return tuple(self._now.asked)

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked anything any more."""
        return not self._now.asked

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return self.game.outcome(self.state)

    def view(self, seat: int) -> Plain:
        """What the seat may see of the table: the declared cut of the state, and what follows from that alone."""
        view = {"seat": seat, **self.game.schema.cut(self._now.state, seat)}
        view.update(self.game.derive(view))
        return view

    def shown(self, seat: int) -> Plain:
        """What of that a board draws, which is all that is sent to a browser."""
        return self.game.shown(self.view(seat))

    def look(
        self,
        seat: int,
        persons: frozenset[int] = frozenset(),
        log: Sequence[Event] | Sequence[Seen] = (),
        *,
        strangers: frozenset[int] = frozenset(),
    ) -> Look[S]:
        """What a bot in that chair is given to choose by, with who sits where and what has happened."""
        asked = self.asked_of(seat)
        if asked is None:
            raise NotAsked(f"seat {seat} has nothing to decide now")
        return Look(self.game, self.state, asked.decision, persons, log, strangers=strangers)

    # --- choosing --------------------------------------------------------------------------------------------

    def play(self, seat: int, option: Option | str, decision: str | None = None) -> tuple[Event, ...]:
        """Take the seat's choice and say what happened.

        `decision` is the id of the question being answered; an interface should always give it, so that a click
        on yesterday's menu can't answer today's question. Without it a free option is taken too.
        """
        now, version = self._now, len(self._past)
        chosen, is_free = self._legal(seat, option, decision)
        after = self.game.schema.clone(now.state)
        log: list[Event] = []
        after.log = log
        after.asked = None
        self.game.apply(after, seat, chosen)
        after.log = None
        trail = blake2b(f"{self._rewinds} {seat} {chosen.key}".encode(), key=now.trail, digest_size=16).digest()
        asked = self._asked_after(after, None if is_free else seat, trail)
        if is_free and not log and self._looks_the_same_but_to(seat, after, asked):
            self._now = now._replace(state=after, asked=asked)
        else:
            is_free_to_undo = self._is_free_to_undo(after, seat, is_free, asked, log)
            last = now.last.copy()
            if not self.is_said(chosen):  # what was said isn't taken back
                last[seat] = version
            fixed = now.fixed if is_free_to_undo else version + 1
            self._now = Moment(after, asked, trail, fixed, now.noticed + 1, last)
        is_silent = self._now.noticed == now.noticed
        spacing = _spacing(version)
        kept = now if version % spacing == 0 or version == self._known_from else None
        self._past.append(Taken(seat, chosen, self._rewinds, is_silent, kept))
        if spacing > _BETWEEN_MOMENTS and version == spacing * _MOST_MOMENTS // 2:
            self._thin_out(spacing)
        return tuple(log)

    def _thin_out(self, spacing: int) -> None:
        """Of the moments that lay half as far apart, forget every other one."""
        for version in range(spacing // 2, self.version, spacing):
            taken = self._past[version]
            if version != self._known_from and not isinstance(taken.before, Mark):
                self._past[version] = taken._replace(before=None)

    def _looks_the_same_but_to(self, seat: int, after: S, asked: dict[int, Asked]) -> bool:
        if {**self._now.asked, seat: None} != {**asked, seat: None}:
            return False
        schema, state = self.game.schema, self.state
        eyes = [*range(schema.seats_in(state, self.seats)), SPECTATOR]
        return all(schema.cut(state, eye) == schema.cut(after, eye) for eye in eyes if eye != seat)

    def _is_free_to_undo(self, after: S, seat: int, is_free: bool, asked: dict[int, Asked], log: list[Event]) -> bool:
        if after.touched & (RANDOM | REVEALS):
            return False
        # Where the rules forbid talk, to say what one is about to do and not to do it would be talk.
        still_open = seat in asked and not self.game.info.quiet
        if not (still_open or self._is_sealed(None if is_free else seat, asked)):
            return False
        drawn = self.game.schema.drawn
        return drawn(self._now.state) == drawn(after) and not any(event.reveals for event in log)

    def _is_sealed(self, answered: int | None, asked: dict[int, Asked]) -> bool:
        """Whether others are asked now what they were asked before, and nobody else is."""
        before = self._now.asked
        others = [other for other in asked if other != answered]
        if not others or len(others) != len(before) - (answered in before):
            return False
        return all(asked[other] is before.get(other) for other in others)  # as `_asked_after` keeps it

    def _legal(self, seat: int, option: Option | str, decision: str | None) -> tuple[Option, bool]:
        """The option, and whether it is a free one."""
        if seat < 0:
            raise NotAsked("who only watches has nothing to decide")
        key = option if isinstance(option, str) else option.key
        chosen = self.game.options.find(key)
        if chosen is None and decision is None:
            chosen = self._find(key)
            if chosen not in self.game.free(self.state, seat):
                raise self._not_offered(seat, chosen)
            return chosen, True
        asked = self._now.asked.get(seat)
        if decision and (asked is None or asked.id != decision):
            raise Stale(f"the question {decision} no longer stands")
        if asked is None:
            raise NotAsked(f"seat {seat} has nothing to decide now")
        if chosen is None or chosen not in asked.decision.options:
            raise self._not_offered(seat, self._find(key))
        return chosen, False

    def _find(self, option: Option | str) -> Option:
        key = option if isinstance(option, str) else option.key
        found = self.game.options.find(key) or self.game.free_options.find(key)
        if found is None:
            raise NotOffered(f"{self.game.info.id} has no option {key!r}")
        return found

    def _not_offered(self, seat: int, option: Option) -> NotOffered:
        rule = self.game.why_not(self.state, seat, option)
        return NotOffered(f"seat {seat} can't choose {option.key} now" + (f" ({rule})" if rule else ""), rule)

    def why_not(self, seat: int, option: Option | str) -> str | None:
        """The rule that forbids this option to the seat now, or None if it may be chosen: as `Game.why_not`."""
        return self.game.why_not(self.state, seat, self._find(option))

    def meant(self, seat: int, pointed: Mapping[str, int | str]) -> Option | None:
        """What a seat means that points at these things, named as in labels: an option that names them all.

        What it is asked for comes first, then what names little else.
        """
        view, asked = self.view(seat), self.asked_of(seat)
        verbs = {option.verb for option in asked.decision.options} if asked is not None else set()
        found = [(option, dict(self.game.describe(view, option))) for option in self.game.options]
        named = [(option, args) for option, args in found if pointed.items() <= args.items()]
        return min(named, key=lambda one: (one[0].verb not in verbs, len(one[1])), default=(None, {}))[0]

    def _asked_after(self, after: S, answered: int | None, trail: bytes) -> dict[int, Asked]:
        # A seat whose question stands unchanged while something else happens keeps its id: its answer is not stale.
        # The trail of choices makes the id; their number comes again after an undo. Their trail would too, and so tell
        # whoever is asked next that the same was chosen again under a seal: how often the match went back is in it too.
        # Silent choices leave no trail: by what comes later nobody can tell whether there were any.
        standing = self._now.asked
        asked: dict[int, Asked] = {}
        for decision in self.game.decisions(after):
            before = standing.get(decision.seat)
            if before is not None and decision.seat != answered and before.decision == decision:
                asked[decision.seat] = before
            else:
                asked[decision.seat] = Asked(f"{decision.seat}.{trail[:6].hex()}", decision)
        return asked

    # --- taking back -----------------------------------------------------------------------------------------

    # Nothing of this concerns silent choices, neither the seat's own nor those of others: who took one back, asked to,
    # or merely could, would show that there had been one. A game that has them offers the way back as an option.

    def why_no_undo(self, seat: int) -> str | None:
        """Why the seat can't take its last choice back without asking the table, or None if it can.

        Free it is while it is still the seat's to decide, nobody else has acted, and nobody could learn anything by it:
        nothing was shown or drawn, nor was it a choice that not everybody knew the seat to have.
        """
        now = self._now
        if self.is_free_to_undo(seat):
            return None
        if not now.last:
            return "nothing"
        last = max(now.last.values())
        if now.last.get(seat) != last:
            return "others"
        return "fixed"

    def is_free_to_undo(self, seat: int) -> bool:
        """Whether the seat can take its last choice back without asking the table."""
        last = self._now.last
        mine = last.get(seat)
        return mine is not None and mine >= self._now.fixed and mine == max(last.values())

    def last_noticed_of(self, seat: int) -> int | None:
        """The version at which the seat last chose something that everybody knows of."""
        return self._now.last.get(seat)

    @property
    def noticed(self) -> int:
        """How many choices everybody knows to have been taken."""
        return self._now.noticed

    @property
    def is_silent(self) -> bool:
        """Whether the last choice can be noticed by nobody but who made it."""
        return bool(self._past) and self._past[-1].is_silent

    def is_said(self, option: Option) -> bool:
        """Whether it is talk, which is heard and doesn't touch what lies on the table."""
        return option.verb in self.game.said and self.game.free_options.find(option.key) is option

    def lasting_since(self, version: int) -> tuple[tuple[int, Option], ...]:
        """The choices from that version on that no taking back is about: those only their makers know of, and talk."""
        return tuple(
            [
                (taken.seat, taken.option)
                for taken in self._past[version:]
                if taken.is_silent or self.is_said(taken.option)
            ]
        )

    def still_free(self, lasting: Iterable[tuple[int, Option]]) -> Iterator[tuple[int, Option]]:
        """Those of them that stay done when the match goes back, each when its turn has come."""
        for seat, option in lasting:
            if option in self.game.free(self.state, seat):
                yield seat, option

    def undo(self, seat: int) -> int:
        """Take back the seat's last choice, where that is free, and say to which version that led.

        What anybody did silently since stays done, and what was said stays said.
        """
        why = self.why_no_undo(seat)
        if why is not None:
            raise CannotUndo(why)
        last = self._now.last[seat]
        lasting = self.lasting_since(last)
        self.rewind(last)
        for other, option in self.still_free(lasting):
            self.play(other, option)
        return last

    def rewind(self, version: int) -> None:
        """Go back to an earlier version; whether that is fair is for the table to agree."""
        then = self.at(version)
        self._rewinds += 1
        self._past, self._now = then._past, self._asked_anew(then._now)

    def _asked_anew(self, then: Moment[S]) -> Moment[S]:
        """That moment, come back to from now: a question that stood all the while keeps its id, another has a new one.

        An answer that was given before it was taken back, or came too late, is so never taken for one to the same
        question asked again.
        """
        asked = {}
        for seat, old in then.asked.items():
            now = self._now.asked.get(seat)
            stands = now is not None and _first_id(now.id) == _first_id(old.id)
            asked[seat] = Asked(now.id if now and stands else _again_id(old.id, self._rewinds), old.decision)
        return then._replace(asked=asked)

    def settle(self) -> None:
        """Nothing of what came before can be taken back or told again: from here on other rules hold."""
        self.earliest = self._known_from = self.version
        self._now = self._now._replace(fixed=self.version)

    # --- again, elsewhere ------------------------------------------------------------------------------------

    def fork(self) -> Match[S]:
        """The same match once more, to try something: neither touches the other."""
        return self._twin(self._past[:], self._now)

    def _twin(self, past: list[Taken[S]], now: Moment[S]) -> Match[S]:
        twin: Match[S] = Match.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._past, twin._now = past, now
        return twin

    def at(self, version: int) -> Match[S]:
        """The match as it was at that version, played again from the nearest moment that was kept."""
        if not 0 <= version <= self.version:
            raise ValueError(f"this match has versions 0 to {self.version}, not {version}")
        return self._played_on(self._kept_before(version), version)

    def again(self) -> Match[S]:
        """The match played once more from its deal, as by somebody who has nothing but its record."""
        again = self._played_on(Match(*self.origin), self.version)
        again._now = self._asked_anew(again._now)
        return again

    def _played_on(self, again: Match[S], version: int) -> Match[S]:
        for taken in self._past[again.version : version]:
            again._take_again(taken)
        again._rewinds = self._rewinds
        return again

    def _take_again(self, taken: Taken[S]) -> tuple[Event, ...]:
        """Take the same choice, asked for under the same id."""
        self._rewinds = taken.rewinds
        return self.play(taken.seat, taken.option)

    def _kept_before(self, version: int) -> Match[S]:
        """A twin that stands at the last version of those up to this one whose moment is known."""
        if version == self.version:
            return self.fork()
        if version < self.earliest:
            raise OutOfReach("the rules were mended since; the match can't go back that far")
        for at in range(version, self.earliest - 1, -1):
            then = self._past[at].before
            if isinstance(then, Mark):
                then = then.moment(self._past[:at])
            if then is not None:
                return self._twin(self._past[:at], then)
        return Match(*self.origin)

    def replay(self, first: int = 0) -> Iterator[tuple[Step, Match[S]]]:
        """Every step from that one on, each with the match as it stood then (the same object, going on).

        Step 0 is the deal. To begin later plays only a few choices more than are told. Where the rules were mended, the
        first step is how it stood when they were.
        """
        if first <= self.earliest:
            again = self.at(first)
            yield Step(first, None, None, () if first else again.opening), again
        else:
            again = self.at(first - 1)
        for taken in self._past[again.version :]:
            events = again._take_again(taken)
            yield Step(again.version, taken.seat, taken.option, events), again


# A question asked for the first time is called by its seat and, but at the deal, by the trail that led to it; one that
# is asked again because the match went back bears the number of that time besides.


def _first_id(asked: str) -> tuple[str, ...]:
    return tuple(f"{asked}.".split(".")[:2])


def _again_id(asked: str, rewinds: int) -> str:
    return ".".join((*_first_id(asked), str(rewinds)))


def _spacing(version: int) -> int:
    """How far apart moments lie that are kept in so long a match: twice as far whenever there would be too many."""
    return _BETWEEN_MOMENTS << (version // (_BETWEEN_MOMENTS * _MOST_MOMENTS)).bit_length()
