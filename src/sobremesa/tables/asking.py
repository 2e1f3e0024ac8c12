"""What people may ask of a table. Each function checks, then lets it happen; what is refused changes nothing."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, final

import msgspec

from sobremesa import bots
from sobremesa.kernel import registry
from sobremesa.kernel.errors import BadSettings, NotAsked, NotOffered, Stale
from sobremesa.kernel.key import seal_of
from sobremesa.kernel.lesson import LEARNER
from sobremesa.kernel.names import is_somebody
from sobremesa.kernel.settings import complete
from sobremesa.kernel.state import SPECTATOR
from sobremesa.tables import acts, consent, shares, talking
from sobremesa.tables.acts import Entry
from sobremesa.tables.chair import BOT, EMPTY, NEW_CHAIR, ChairAsk, Person
from sobremesa.tables.door import fresh_link
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.sitting import SittingAsker
from sobremesa.tables.table import OVER, WATCHERS_ROOM, Table
from sobremesa.tables.taking_back import TakingBack
from sobremesa.tables.writing import clean_text

MOST_LIVES: Final = 100  # of one chair: who leaves and joins again all day makes every page dearer to write
MOST_SAID: Final = 5000  # lines in one room: onlookers who chatter all day leave the others their say, and their match


@final
@dataclass(frozen=True)
class Wish:
    """What a table is set for."""

    game: str
    seats: int
    settings: Mapping[str, object]
    private: bool
    clock: str
    language: str
    joining: str = "consent"  # who may take a chair of a running match: consent, open, closed
    practice: bool = False  # any choice may be taken back; the record and the log say so
    quiet: bool = True  # who must not help the others keeps silent while they deliberate, where a game has that
    spoken: bool = True  # a private table's code opens it too, while people gather
    sit: bool = False  # who sets it takes the first chair


class Asker(SittingAsker):
    """Everything somebody may ask of a table."""

    __slots__ = ()

    # --- the door ------------------------------------------------------------------------------------------------

    def come(self, link: str = "") -> None:
        """Be let in to a private table: by its link, or without one while the code is enough."""
        table = self.table
        if self.who.id in table.door.removed:
            raise Refusal("removed")
        if table.door.knows(self.who.id):
            return
        if not (table.door.fits(link) if link else table.opens_by_code):
            raise Refusal("not-let-in")
        self._do(acts.Admitted())

    def renew_link(self, spoken: bool) -> None:
        self._must_own()
        if not self.table.door.private:
            raise Refusal("not-private")
        self._do(acts.Relinked(fresh_link(), spoken))

    # --- the match ---------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Close the seating. The deal comes when every person's browser has sealed a nonce and then shown it."""
        self._must_own()
        self._gathering()
        if any(chair.who == EMPTY for chair in self.table.chairs):
            raise Refusal("chair-empty")
        self._do(acts.Shuffling())
        self._begin_if_all_revealed()

    def seal(self, commitment: str, seal: str) -> None:
        shuffle = self._shuffling()
        chair = self._first_chair()
        if commitment != self.table.commitment:
            raise Refusal("stale")
        if shuffle.seals.get(chair, seal) != seal:
            raise Refusal("sealed-already")
        if chair not in shuffle.seals:
            self._do(acts.Sealed(chair, seal))

    def reveal(self, nonce: str) -> None:
        shuffle = self._shuffling()
        chair = self._first_chair()
        if not shuffle.is_sealed:
            raise Refusal("not-all-sealed")
        if seal_of(self.table.commitment, chair, nonce) != shuffle.seals[chair]:
            raise Refusal("not-as-sealed")
        if chair not in shuffle.nonces:
            self._do(acts.Revealed(chair, nonce))
        self._begin_if_all_revealed()

    def _first_chair(self) -> int:
        """However many chairs somebody leads, they add one nonce, and by the first."""
        self._chair()
        return self.table.chair_of(self.who.id)

    def call_off(self) -> None:
        self._must_own()
        self._shuffling()
        self._do(acts.CalledOff())

    def _begin_if_all_revealed(self) -> None:
        shuffle = self._shuffling()
        if not shuffle.waiting:
            self._do(acts.Began(self.table.game.info.version, shuffle.in_order(shuffle.nonces)))
            self._end_if_over()

    def choose(self, decision: str, option: str) -> None:
        match = self._playing()
        mine = self.table.seating.chairs_of(self.who.id)
        asked = (asked.decision.seat for asked in match.asked if asked.id == decision and asked.decision.seat in mine)
        chair = next(asked, self._chair())
        if self.table.paused:
            raise Refusal("paused")
        if self.table.due(chair) not in (None, option):
            raise Refusal("lesson")
        self._play(chair, option, decision)

    def free(self, option: str) -> None:
        """Do what nobody asked for; someone who watches asks as the seat after the last, and may so join."""
        match = self._playing()
        table = self.table
        if table.paused:
            raise Refusal("paused")
        if match.game.free_options.find(option) is None:
            raise Refusal("not-offered")
        chair = table.chair_turned_to(self.who.id, self.turned_to)
        if chair != SPECTATOR and table.due(chair) is not None:
            raise Refusal("lesson")
        if chair != SPECTATOR:
            if len(table.chairs[chair].lives) >= MOST_LIVES:
                raise Refusal("record-full")
            self._play(chair, option)
            return
        if consent.way_to_join(table, self.who.id, option) == consent.ASK:
            self._ask_for(NEW_CHAIR, option)
            return
        chair = len(table.chairs)
        self._do(acts.Sat(chair, self._name()))
        self._play(chair, option)

    def _let_sit(self, ask: ChairAsk) -> None:
        if not ask.option:
            super()._let_sit(ask)
            return
        chair = len(self.table.chairs)
        self._do_for(ask.person, acts.Sat(chair, ask.name))
        self._do_for(ask.person, acts.Chose(chair, ask.option))
        self._end_if_over()
        self._settle()

    def stand_in(self, chair: int, decision: str, option: str) -> None:
        """A bot chooses: in its own chair, or for a person who is away or out of time."""
        self._playing()
        if self.table.paused:
            raise Refusal("stale")
        self._play(chair, option, decision, stand_in=self.table.chairs[chair].who != BOT)

    def speak_for(self, chair: int, option: str) -> None:
        """A bot says something from its own chair."""
        self._playing()
        if self.table.paused:
            raise Refusal("stale")
        self._play(chair, option)

    def _play(
        self, chair: int, option: str, decision: str | None = None, *, stand_in: bool = False, again: bool = False
    ) -> None:
        try:
            self._do(acts.Chose(chair, option, stand_in, again), decision)
        except Stale:
            raise Refusal("stale") from None
        except NotAsked:
            raise Refusal("not-asked") from None
        except NotOffered as error:
            raise Refusal("not-offered", error.rule or "") from None
        self._end_if_over()
        self._settle()

    def _end_if_over(self) -> None:
        match = self.table.match
        assert match is not None
        if not match.is_over:
            return
        outcome = match.outcome
        assert outcome is not None
        digest = match.game.schema.digest(match.state)
        self._do(acts.Ended(outcome.ending, outcome.winners, outcome.returns, digest))

    def why_not(self, option: str) -> str:
        """The rule that forbids the option now; "" if it is offered."""
        match = self._playing()
        chair = self._chair()
        try:
            return match.why_not(chair, option) or ""
        except NotOffered:
            raise Refusal("not-offered") from None

    def meant(self, pointed: Mapping[str, int | str]) -> str:
        """The option that is meant by pointing at these things; "" if there is none."""
        option = self._playing().meant(self._chair(), pointed)
        return option.key if option is not None else ""

    # --- taking back, pausing, once more -------------------------------------------------------------------------

    def undo(self) -> None:
        match = self._playing()
        chair = self._living_chair()
        table = self.table
        if table.undo is not None:
            raise Refusal("undo-asked")
        if objection := table.why_no_undo(chair):
            raise Refusal(objection)
        last = TakingBack(table, chair).last(match)
        assert last is not None
        chair, to = last
        if match.why_no_undo(chair) is None:
            self._take_back(chair, to, agreed=False)
            return
        self._do(acts.UndoAsked(chair, to))
        self._undo_if_all_agree()

    def agree(self, yes: bool) -> None:
        self._playing()
        chair = self._players_chair()
        asked = self.table.undo
        if asked is None or chair not in self.table.must_agree:
            raise Refusal("no-undo-asked")
        if not yes:
            self._do(acts.UndoDropped(chair))
            return
        if chair not in asked.agreed:
            self._do(acts.UndoAgreed(chair))
        self._undo_if_all_agree()

    def _undo_if_all_agree(self) -> None:
        asked = self.table.undo
        if asked is not None and asked.agreed.issuperset(self.table.must_agree):
            self._take_back(asked.chair, asked.to, agreed=True)

    def _take_back(self, chair: int, to: int, *, agreed: bool) -> None:
        """Rewind; what anybody did silently or said since stays so where it can: no undo is about that."""
        match = self._playing()
        lasting = match.lasting_since(to)
        self._do(acts.Undid(chair, to, agreed))
        for other, option in match.still_free(lasting):
            self._play(other, option.key, again=True)

    def pause(self, paused: bool) -> None:
        self._playing()
        chair = self._living_chair()
        if self.table.paused != paused:
            self._do(acts.Paused(chair, paused))

    def say(self, text: str) -> None:
        cleaned = clean_text(text)
        if not cleaned:
            raise Refusal("empty-text")
        room = talking.room_of(self.table, self.who.id)
        if room == talking.CLOSED:
            raise Refusal("keep-silent")
        self._put_into(acts.Said(room, self._name_in(room), cleaned))

    def bet(self, chair: int) -> None:
        """On whoever plays in that chair, among those whom the living don't hear: it is one more thing said there."""
        self._playing()
        if talking.room_of(self.table, self.who.id) != WATCHERS_ROOM:
            raise Refusal("not-aside")
        if chair >= len(self.table.chairs) or chair in self.table.fallen:
            raise Refusal("no-chair")
        self._put_into(acts.Said(WATCHERS_ROOM, self._name_in(WATCHERS_ROOM), "", chair))

    def _name_in(self, room: str) -> str:
        """Who is known to those only who look on gets no mark that the others could miss one by."""
        is_aside = room == WATCHERS_ROOM and self.who.id not in self.table.called.names
        return self.who.name if is_aside else self._name()

    def _put_into(self, said: acts.Said) -> None:
        if not shares.may_speak(self.table, self.who.id, said.room, MOST_SAID):
            raise Refusal("record-full")
        self._do(said)

    def another(self, code: str) -> Table:
        """After the end: the same people and bots at a new table, which is the asker's to start."""
        self._chair()
        old = self.table
        if old.phase != OVER:
            raise Refusal("not-over")
        opened = msgspec.structs.replace(
            old.opened,
            secret=secrets.token_hex(32),
            spoken=old.door.spoken,
            link=fresh_link() if old.door.private else "",
            removed=tuple(sorted(old.door.removed)),
            lesson=False,
        )
        new = Table.opening(code, Entry(self.now, self.who.id, "", opened))
        for number, chair in enumerate(old.chairs[: old.seats]):
            if chair.person in old.door.removed or is_somebody(chair.name):
                continue
            if chair.person:
                new.take(Entry(self.now, chair.person, "", acts.Sat(number, chair.name)))
            elif chair.level:
                new.take(Entry(self.now, "", "", acts.BotSat(number, chair.level)))
        for person in old.door.let_in:
            if not new.door.knows(person):
                new.take(Entry(self.now, person, "", acts.Admitted()))
        return new

    def move_on(self, code: str) -> None:
        """Say where the rematch is."""
        self._do(acts.Rematched(code))


def open_table(code: str, owner: Person, now: float, wish: Wish) -> Table:
    """Set a new table; what the game doesn't know is refused with a sentence."""
    table = Table.opening(code, Entry(now, owner.id, "", _opened(wish)))
    if wish.sit:
        table.take(Entry(now, owner.id, "", acts.Sat(0, owner.name)))
    return table


def _opened(wish: Wish) -> acts.Opened:
    info = registry.get(wish.game).info
    low, high = info.seats
    if not low <= wish.seats <= high:
        raise BadSettings(f"{wish.game} is for {low} to {high} seats, not {wish.seats}")
    settings = complete(info.settings, wish.settings)
    return acts.Opened(
        game=wish.game,
        seats=wish.seats,
        settings=settings,
        private=wish.private,
        clock=wish.clock,
        language=wish.language,
        secret=secrets.token_hex(32),
        joining=wish.joining,
        practice=wish.practice,
        quiet=wish.quiet,
        spoken=wish.spoken,
        link=fresh_link() if wish.private else "",
    )


def open_lesson(code: str, learner: Person, now: float, game: str, language: str) -> Table:
    """A table on which that person learns the game among bots: dealt at once, and nobody else comes to it."""
    lesson = registry.get(game).lesson
    if lesson is None:
        raise BadSettings(f"{game} has no lesson")
    wish = Wish(
        game, lesson.seats, lesson.settings, True, "none", language, consent.CLOSED, practice=True, spoken=False
    )
    opened = msgspec.structs.replace(_opened(wish), secret=lesson.key.secret.hex(), lesson=True)
    table = Table.opening(code, Entry(now, learner.id, "", opened))
    table.take(Entry(now, learner.id, "", acts.Sat(LEARNER, learner.name)))
    for chair in range(lesson.seats):
        if chair != LEARNER:
            table.take(Entry(now, "", "", acts.BotSat(chair, bots.best_for(table.game))))
    nonces = tuple(nonce.hex() for nonce in lesson.key.nonces)
    table.take(Entry(now, "", "", acts.Began(table.game.info.version, nonces)))
    return table
