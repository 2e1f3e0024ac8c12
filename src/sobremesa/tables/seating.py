"""The chairs of a table: who sits there, whose they are, and who has asked for one or was asked to leave."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import final

from sobremesa import bots
from sobremesa.kernel.state import SPECTATOR
from sobremesa.tables import acts
from sobremesa.tables.chair import BOT, NEW_CHAIR, Chair, ChairAsk, Life, RemovalAsk


@final
@dataclass(slots=True)
class Seating:
    """It changes as a table's record tells, and knows nothing of the match but how far it has come."""

    chairs: list[Chair]
    held: dict[str, int] = field(default_factory=dict)  # whose secrets each person has seen first in this match
    called: dict[str, str] = field(default_factory=dict)  # their names, as they were when they first sat down
    asks: list[ChairAsk] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)  # who has asked for chairs in this match, as often as they did
    removals: list[RemovalAsk] = field(default_factory=list)
    welcome: set[str] = field(default_factory=set)  # who sat there at the deal, or was let sit by all the others since

    @classmethod
    def of(cls, seats: int) -> Seating:
        return cls([Chair() for _ in range(seats)])

    def chair_of(self, person: str) -> int:
        """Where that person sits; of several chairs that they lead, the first."""
        for number, chair in enumerate(self.chairs):
            if chair.person == person:
                return number
        return SPECTATOR

    def without_bots(self) -> tuple[int, ...]:
        """The chairs of people, and those that wait for somebody."""
        return tuple(number for number, chair in enumerate(self.chairs) if chair.who != BOT)

    def strangers(self) -> tuple[int, ...]:
        """The chairs of bots that don't play as the house does."""
        return tuple(sorted(bots.strangers([chair.level if chair.who == BOT else "" for chair in self.chairs])))

    def chairs_of(self, person: str) -> list[int]:
        return [number for number, chair in enumerate(self.chairs) if chair.person == person]

    def parts_of(self, person: str) -> set[int]:
        """The chairs whose secrets that person has seen in this match."""
        parts = {n for n, chair in enumerate(self.chairs) if any(person in life.people for life in chair.lives)}
        return parts | {self.held[person]} if person in self.held else parts

    def name_of(self, person: str) -> str:
        """What whoever sits there, or has sat there, is called; "" of anybody else."""
        return next((chair.name for chair in self.chairs if chair.person == person), self.called.get(person, ""))

    @property
    def names(self) -> tuple[str, ...]:
        """Of several chairs that one person leads, the second is called so."""
        counted: Counter[str] = Counter()
        names = []
        for chair in self.chairs:
            counted[chair.person] += 1
            is_first = not chair.person or counted[chair.person] == 1
            names.append(chair.name if is_first else f"{chair.name} · {counted[chair.person]}")
        return tuple(names)

    # --- the match -----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        for number, chair in enumerate(self.chairs):
            chair.keeper = chair.person
            if chair.person:
                self.held.setdefault(chair.person, number)
                self.welcome.add(chair.person)
                self.called[chair.person] = chair.name
        self.start_lives(0)

    def start_lives(self, version: int) -> None:
        """There is nothing in the log: whoever sits reads what comes."""
        for chair in self.chairs:
            chair.lives = [Life(0, version, {chair.person} - {""})]

    def start_anew(self, number: int, line: int, version: int) -> None:
        """From that line of the log on the chair is a new player's, and nobody's who had it before."""
        chair = self.chairs[number]
        chair.lives.append(Life(line, version, {chair.person} - {""}))
        chair.keeper, chair.given_up, chair.sealed = chair.person, False, False

    def undo(self, to: int, seats: int) -> None:
        """Who joined since that version is gone again, and so is what was asked about their chairs."""
        while len(self.chairs) > seats and self.chairs[-1].since_version >= to:
            self.chairs.pop()
        there = range(len(self.chairs))
        self.asks = [ask for ask in self.asks if ask.chair == NEW_CHAIR or ask.chair in there]
        self.removals = [ask for ask in self.removals if ask.chair in there]
        for person, number in self.held.items():
            if number >= len(self.chairs):
                self.held[person] = SPECTATOR  # another chair put there would be somebody else's

    def eyes_on(self, person: str, number: int, lines: range) -> list[int]:
        """As which seat that person, in that chair of theirs, reads each of those lines of the log.

        What a chair was told before it started anew is told to those only who sat there then.
        """
        eyes = [SPECTATOR] * len(lines)
        if not eyes or number == SPECTATOR:
            return eyes
        for life in self.chairs[number].lives:
            since = max(0, life.since_line - lines.start)
            eyes[since:] = [number if person in life.people else SPECTATOR] * len(eyes[since:])
        return eyes

    @property
    def earliest_undo(self) -> int:
        """The version before which nothing can be taken back: a newcomer's chair would be its former player's again."""
        found = 0
        for chair in self.chairs:
            if len(chair.lives) > 1:
                for earlier, later in pairwise(chair.lives):
                    if not (later.people and later.people <= earlier.people):
                        found = max(found, later.since_version)
        return found

    # --- sitting and getting up ----------------------------------------------------------------------------------

    def sit(self, act: acts.Sat, person: str) -> Chair:
        chair = self.chairs[act.chair]
        chair.clear()
        chair.person, chair.name = person, act.name
        return chair

    def sit_in_match(self, act: acts.Sat, person: str, line: int, version: int) -> None:
        if act.chair == len(self.chairs):
            self.chairs.append(Chair(since_version=version, lives=[Life(line, version, set())]))
        chair = self.sit(act, person)
        if self.held.get(person, SPECTATOR) == SPECTATOR:
            self.held[person] = act.chair
        if any(ask.person == person and ask.chair in (act.chair, NEW_CHAIR) for ask in self.asks):
            self.welcome.add(person)
        self.called.setdefault(person, act.name)
        chair.keeper = chair.keeper or person
        chair.given_up = chair.given_up and chair.keeper != person
        chair.lives[-1].people.add(person)

    def stand(self, number: int) -> None:
        chair = self.chairs[number]
        chair.given_up = chair.given_up or chair.keeper == chair.person
        chair.clear()

    def seat_bot(self, number: int, level: str) -> None:
        chair = self.chairs[number]
        chair.clear()
        chair.level = level

    # --- asking --------------------------------------------------------------------------------------------------

    def ask(self, act: acts.ChairAsked, person: str) -> None:
        chair = NEW_CHAIR if act.option else act.chair
        self.asks.append(ChairAsk(len(self.asked), person, act.name, chair, act.option))
        self.asked.append(person)

    def agree(self, request: int, person: str) -> None:
        for ask in self.asks:
            if ask.number == request:
                ask.agreed.add(person)

    def drop(self, request: int) -> None:
        self.asks = [ask for ask in self.asks if ask.number != request]

    def answer_removal(self, act: acts.RemovalAnswered, person: str) -> None:
        asked = next((ask for ask in self.removals if ask.chair == act.chair), None)
        if asked is None:
            asked = RemovalAsk(act.chair, self.chairs[act.chair].whose)
            self.removals.append(asked)
        joined, left = (asked.agreed, asked.against) if act.yes else (asked.against, asked.agreed)
        joined.add(person)
        left.discard(person)

    # --- leaving for good ----------------------------------------------------------------------------------------

    def remove(self, person: str, level: str, *, playing: bool) -> None:
        """Whoever was asked to leave has no chair here any more; in play a bot of that level goes on in theirs.

        What they held unless they had given it up is shown to nobody: else who can have somebody leave could read it.
        """
        for chair in self.chairs:
            if chair.person == person:
                chair.clear()
                chair.level, chair.sealed = level, playing
            if playing and chair.keeper == person:
                chair.sealed = chair.sealed or not chair.given_up
                chair.keeper, chair.given_up = "", False

    def forget(self, person: str) -> None:
        """Who wanted to be forgotten never comes back: what was kept for them others may ask for."""
        for chair in self.chairs:
            if chair.keeper == person:
                chair.keeper, chair.given_up = "", False
        self.asks = [ask for ask in self.asks if ask.person != person]
        self.called.pop(person, None)
