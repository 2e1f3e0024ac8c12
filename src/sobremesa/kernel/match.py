"""A match is its key and its choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, Generic, final

from sobremesa.kernel import settings as table_settings
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import RANDOM, REVEALS
from sobremesa.kernel.errors import BadOptions, CannotUndo, NotAsked, NotOffered, Stale
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Game, Outcome
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.option import Option
from sobremesa.kernel.settings import SettingValue
from sobremesa.kernel.state import SPECTATOR, Plain, S

_CHOICES_BETWEEN_MARKS: Final = 8


@final
@dataclass(frozen=True)
class Asked:
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


@final
@dataclass(frozen=True)
class _Mark(Generic[S]):
    """A version to go back to without playing the match from its beginning: what can't be told by cutting lists."""

    version: int
    state: S  # a choice makes another state and leaves this one as it is
    asked: dict[int, Asked]
    fixed: int
    trail: bytes


class Match(Generic[S]):
    """One match being played. Every way of changing it checks first: what is refused changes nothing."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        settings: Mapping[str, object] | None = None,
        key: MatchKey | None = None,
    ) -> None:
        low, high = game.info.seats
        if not low <= seats <= high:
            raise BadOptions(f"{game.info.id} is for {low} to {high} seats, not {seats}")
        self.game = game
        self.seats = seats
        self.settings: dict[str, SettingValue] = table_settings.complete(game.info.settings, settings or {})
        self.key = key or MatchKey.fresh(seats)
        self._choosers: list[int] = []
        self._choices: list[Option] = []
        self._rewinds = 0  # how often it went back
        self._rewound: list[int] = []  # of each choice, how often it had gone back before
        self._silent: list[int] = []  # the versions whose choice nobody but the chooser can notice
        self._fixed = 0  # choices before this version can't be taken back freely
        self._marks: list[_Mark[S]] = []
        self.state = game.setup(seats, self.settings, self.key.stream("rules"))
        log: list[Event] = []
        self.state.log = log
        game.begin(self.state)
        self.state.log = None
        self.opening = tuple(log)
        self._trail = self._first_trail()
        self._asked = self._asked_first()

    # --- what stands -----------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """How many choices have been taken."""
        return len(self._choices)

    @property
    def choices(self) -> tuple[tuple[int, Option], ...]:
        return tuple(zip(self._choosers, self._choices, strict=True))

    @property
    def asked(self) -> tuple[Asked, ...]:
        """The decisions that stand, at most one for each seat; none when the match is over."""
        return tuple(self._asked.values())

    def asked_of(self, seat: int) -> Asked | None:
        return self._asked.get(seat)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Whom the table waits for: the same for every eye."""
        return tuple(self._asked)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def view(self, seat: int) -> Plain:
        """What the seat may see of the table: the declared cut of the state, and what follows from that alone."""
        cut = {"seat": seat, **self.game.schema.cut(self.state, seat)}
        return {**cut, **self.game.derive(cut)}

    def shown(self, seat: int) -> Plain:
        """What of that a board draws, which is all that is sent to a browser."""
        return self.game.shown(self.view(seat))

    # --- choosing --------------------------------------------------------------------------------------------

    def play(self, seat: int, option: Option | str, decision: str | None = None) -> tuple[Event, ...]:
        """Take the seat's choice and say what happened.

        `decision` is the id of the question being answered; an interface should always give it, so that a click
        on yesterday's menu can't answer today's question.
        """
        chosen = self._legal(seat, option, decision)
        after = self.game.schema.clone(self.state)
        log: list[Event] = []
        after.log = log
        after.asked = None
        self.game.apply(after, seat, chosen)
        after.log = None
        self._mark_now_and_then()
        trail = blake2b(f"{self._rewinds} {seat} {chosen.key}".encode(), key=self._trail, digest_size=16).digest()
        answered = None if self._is_free(chosen) else seat
        asked = self._asked_after(after, answered, trail)
        if answered is None and not log and self._looks_the_same_but_to(seat, after, asked):
            self._silent.append(self.version)
        else:
            self._trail = trail
            if not self._is_free_to_undo(after, seat, answered, asked, log):
                self._fixed = self.version + 1
        self.state = after
        self._asked = asked
        self._choosers.append(seat)
        self._choices.append(chosen)
        self._rewound.append(self._rewinds)
        return tuple(log)

    def _mark_now_and_then(self) -> None:
        if not self._marks or self.version - self._marks[-1].version >= _CHOICES_BETWEEN_MARKS:
            self._marks.append(_Mark(self.version, self.state, self._asked, self._fixed, self._trail))

    def _looks_the_same_but_to(self, seat: int, after: S, asked: dict[int, Asked]) -> bool:
        if {**self._asked, seat: None} != {**asked, seat: None}:
            return False
        schema, state = self.game.schema, self.state
        eyes = [*range(schema.seats_in(state, self.seats)), SPECTATOR]
        return all(schema.cut(state, eye) == schema.cut(after, eye) for eye in eyes if eye != seat)

    def _is_free_to_undo(
        self, after: S, seat: int, answered: int | None, asked: dict[int, Asked], log: list[Event]
    ) -> bool:
        before = {other: standing.decision for other, standing in self._asked.items() if other != answered}
        others = {other: standing.decision for other, standing in asked.items() if other != answered}
        is_sealed = bool(others) and others == before
        # Where the rules forbid talk, to say what one is about to do and not to do it would be talk.
        still_open = is_sealed or (seat in asked and not self.game.info.quiet)
        told = after.touched & (RANDOM | REVEALS) or any(event.reveals for event in log)
        return still_open and not told and self._drawn(self.state) == self._drawn(after)

    def _legal(self, seat: int, option: Option | str, decision: str | None) -> Option:
        chosen = self._find(option)
        if seat < 0:
            raise NotAsked("who only watches has nothing to decide")
        if self._is_free(chosen):
            if chosen in self.game.free(self.state, seat):
                return chosen
            raise self._not_offered(seat, chosen)
        asked = self._asked.get(seat)
        if decision is not None and (asked is None or asked.id != decision):
            raise Stale(f"the question {decision} no longer stands")
        if asked is None:
            raise NotAsked(f"seat {seat} has nothing to decide now")
        if chosen not in asked.decision.options:
            raise self._not_offered(seat, chosen)
        return chosen

    def _is_free(self, option: Option) -> bool:
        return self.game.free_options.find(option.key) is option

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
        """The rule that forbids this option to the seat now, or None if it may be chosen."""
        return self.game.why_not(self.state, seat, self._find(option))

    def _first_trail(self) -> bytes:
        # Out of the key, so that nobody can find out a sealed choice by trying which one gives the id that follows.
        return self.key.stream("trail").key[:16]

    def _asked_first(self) -> dict[int, Asked]:
        """The decisions that stand where no choice led here."""
        return {d.seat: Asked(f"{d.seat}", d) for d in self.game.decisions(self.state)}

    def _asked_after(self, after: S, answered: int | None, trail: bytes) -> dict[int, Asked]:
        # A seat whose question stands unchanged while something else happens keeps its id: its answer is not stale.
        # The trail of choices makes the id; their number comes again after an undo. Their trail would too, and so tell
        # whoever is asked next that the same was chosen again under a seal: how often the match went back is in it too.
        # Silent choices leave no trail: by what comes later nobody can tell whether there were any.
        asked: dict[int, Asked] = {}
        for decision in self.game.decisions(after):
            before = self._asked.get(decision.seat)
            if before is not None and decision.seat != answered and before.decision == decision:
                asked[decision.seat] = before
            else:
                asked[decision.seat] = Asked(f"{decision.seat}.{trail[:6].hex()}", decision)
        return asked

    def _drawn(self, s: S) -> int:
        return sum(getattr(s, info.name).drawn for info in self.game.schema.fields if info.is_rng)

    # --- taking back -----------------------------------------------------------------------------------------

    # Nothing of this concerns silent choices, neither the seat's own nor those of others: who took one back, asked to,
    # or merely could, would show that there had been one. A game that has them offers the way back as an option.

    def why_no_undo(self, seat: int) -> str | None:
        """Why the seat can't take its last choice back without asking the table, or None if it can.

        Free it is while it is still the seat's to decide, nobody else has acted, and nobody could learn anything by it:
        nothing was shown or drawn, nor was it a choice that not everybody knew the seat to have.
        """
        last = self._last_noticed
        if last < 0:
            return "nothing"
        if self._choosers[last] != seat:
            return "others"
        return "fixed" if self._fixed > last else None

    @property
    def _last_noticed(self) -> int:
        last = len(self._choices) - 1
        for silent in reversed(self._silent):
            if silent != last:
                break
            last -= 1
        return last

    def last_noticed_of(self, seat: int) -> int | None:
        """The version at which the seat last chose something that everybody knows of."""
        choosers = self._choosers
        silent = set(self._silent)
        for at in range(len(choosers) - 1, -1, -1):
            if choosers[at] == seat and at not in silent:
                return at
        return None

    @property
    def noticed(self) -> int:
        """How many choices everybody knows to have been taken."""
        return self.version - len(self._silent)

    @property
    def is_silent(self) -> bool:
        """Whether the last choice can be noticed by nobody but who made it."""
        return bool(self._silent) and self._silent[-1] == self.version - 1

    def silent_since(self, version: int) -> tuple[tuple[int, Option], ...]:
        """The choices from that version on which only those who made them know of."""
        return tuple((self._choosers[at], self._choices[at]) for at in self._silent if at >= version)

    def undo(self, seat: int) -> int:
        """Take back the seat's last choice, where that is free, and say to which version that led.

        What anybody did silently since stays done.
        """
        why = self.why_no_undo(seat)
        if why is not None:
            raise CannotUndo(why)
        last = self._last_noticed
        kept = self.silent_since(last)
        self.rewind(last)
        for other, option in kept:
            if option in self.game.free(self.state, other):
                self.play(other, option)
        return last

    def rewind(self, version: int) -> None:
        """Go back to an earlier version; whether that is fair is for the table to agree."""
        mark = next((mark for mark in reversed(self._marks) if mark.version <= version), None)
        if mark is None or version > self.version:
            self.at(version)  # says why not, unless nothing was chosen yet
        else:
            self._go_back(mark, version)
        self._rewinds += 1

    def _go_back(self, mark: _Mark[S], version: int) -> None:
        start, rewinds = mark.version, self._rewinds
        again = list(zip(self._choosers, self._choices, self._rewound, strict=True))[start:version]
        self.state, self._asked, self._fixed, self._trail = mark.state, mark.asked, mark.fixed, mark.trail
        for done in (self._choosers, self._choices, self._rewound):
            del done[start:]
        self._silent = [silent for silent in self._silent if silent < start]
        self._marks = [earlier for earlier in self._marks if earlier.version <= start]
        for seat, option, before in again:
            self._rewinds = before
            self.play(seat, option)
        self._rewinds = rewinds

    # --- again, elsewhere ------------------------------------------------------------------------------------

    def fork(self) -> Match[S]:
        """The same match once more, to try something: neither touches the other."""
        twin: Match[S] = Match.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.game.schema.clone(self.state)
        twin._choosers = self._choosers[:]
        twin._choices = self._choices[:]
        twin._rewound = self._rewound[:]
        twin._silent = self._silent[:]
        twin._marks = self._marks[:]
        twin._asked = dict(self._asked)
        return twin

    def _afresh(self) -> Match[S]:
        return Match(self.game, self.seats, self.settings, self.key)

    def at(self, version: int) -> Match[S]:
        """The match as it was at that version, played again from its key."""
        if not 0 <= version <= self.version:
            raise ValueError(f"this match has versions 0 to {self.version}, not {version}")
        again = self._afresh()
        self._play_again(again, 0, version)
        return again

    def _play_again(self, again: Match[S], start: int, version: int) -> None:
        """Take those choices in the other match, under the ids they were asked for here."""
        for at, (seat, option) in enumerate(self.choices[start:version], start=start):
            again._rewinds = self._rewound[at]
            again.play(seat, option)
        again._rewinds = self._rewinds

    def replay(self, first: int = 0) -> Iterator[tuple[Step, Match[S]]]:
        """Every step from that one on, each with the match as it stood then (the same object, going on).

        Step 0 is the deal. To begin later plays only a few choices more than are told.
        """
        if first == 0:
            again = self._afresh()
            yield Step(0, None, None, again.opening), again
        else:
            again = self.fork()
            again.rewind(first - 1)
        for seat, option in self.choices[max(0, first - 1) :]:
            events = again.play(seat, option)
            yield Step(again.version, seat, option, events), again
