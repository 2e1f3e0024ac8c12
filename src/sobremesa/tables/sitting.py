"""What people may ask about chairs: to sit, to get up, to let others sit, and to have somebody leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sobremesa import bots
from sobremesa.bots.guest import Fault
from sobremesa.kernel.state import SPECTATOR
from sobremesa.tables import acts, consent
from sobremesa.tables.asker import AnyAsker
from sobremesa.tables.chair import BOT, EMPTY, PERSON, ChairAsk, RemovalAsk
from sobremesa.tables.door import fresh_link
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import OVER, PLAYING

MOST_ASKING: Final = 12  # people who ask for a chair at the same time
MOST_TIMES: Final = 5  # that somebody asks in one match: the others have to read and answer it


class SittingAsker(AnyAsker):
    __slots__ = ()

    # --- sitting -------------------------------------------------------------------------------------------------

    def sit(self, number: int) -> None:
        """Take a chair, or ask for it where the others must agree."""
        self._existing(number)
        table = self.table
        mine = table.chair_turned_to(self.who.id, self.turned_to)
        if number in table.seating.chairs_of(self.who.id):
            return
        if consent.way_to_sit(table, self.who.id, number) == consent.ASK:
            self._ask_for(number)
            return
        if mine != SPECTATOR:
            self._do(acts.Stood(mine))
        self._do(acts.Sat(number, self._name()))
        self._settle()

    def lead(self, number: int) -> None:
        """Take a chair besides one's own, or ask for it where the others must agree."""
        self._existing(number)
        table = self.table
        if number in table.seating.chairs_of(self.who.id):
            return
        if consent.way_to_lead(table, self.who.id, number) == consent.ASK:
            self._ask_for(number)
            return
        self._do(acts.Sat(number, self._name()))
        self._settle()

    def _name(self) -> str:
        """In a match people keep the name under which they first sat: one who has fallen could tell by another."""
        called = self.table.seating.called.get(self.who.id)
        return self.table.called.name_for(self.who.id, self.who.name) if called is None else called

    def _ask_for(self, number: int, option: str = "") -> None:
        asks = self.table.seating.asks
        standing = next((ask for ask in asks if ask.person == self.who.id), None)
        if standing is not None and standing.chair == number:
            return
        if standing is not None:
            raise Refusal("already-asking")
        if len(asks) >= MOST_ASKING or self.table.seating.asked.count(self.who.id) >= MOST_TIMES:
            raise Refusal("too-many-asking")
        chair = len(self.table.chairs) if option else number
        self._do(acts.ChairAsked(chair, self._name(), option))

    def admit(self, request: int, yes: bool) -> None:
        """Answer somebody's request for a chair, or take back one's own."""
        self._playing()
        table = self.table
        ask = next((ask for ask in table.seating.asks if ask.number == request), None)
        if ask is None:
            raise Refusal("no-request")
        if yes or ask.person != self.who.id:
            self._players_chair()
        if not yes:
            self._do(acts.ChairDropped(request))
        elif self.who.id not in ask.agreed:
            self._do(acts.ChairAgreed(request))
            self._settle()

    def _players_chair(self) -> int:
        """The chair of somebody who is asked for their consent; while they are away another may sit there."""
        chair = consent.players(self.table).get(self.who.id)
        return self._living_chair() if chair is None else chair

    def withdraw(self, ask: ChairAsk) -> None:
        """Whoever asked for a chair has left."""
        self._do(acts.ChairDropped(ask.number))

    def stand(self, number: int | None = None) -> None:
        """Get up from one of several chairs, or from whatever one has."""
        self._chair()
        mine = self.table.seating.chairs_of(self.who.id)
        if number is not None and number not in mine:
            raise Refusal("not-seated")
        for chair in mine if number is None else (number,):
            self._do(acts.Stood(chair))
        self._settle()

    def _settle(self) -> None:
        """Who must agree may have changed: let happen what nothing stands against any more."""
        table = self.table
        for ask in list(table.seating.asks):
            if ask in table.seating.asks and consent.is_granted(table, ask):
                self._let_sit(ask)
        for removal in list(table.seating.removals):
            if removal in table.seating.removals and consent.is_voted(table, removal):
                self._remove(removal.person, removal.chair, voted=True)

    def _let_sit(self, ask: ChairAsk) -> None:
        self._do_for(ask.person, acts.Sat(ask.chair, ask.name))

    # --- bots ----------------------------------------------------------------------------------------------------

    def seat_bot(self, number: int, level: str, away_long_enough: bool, may_sit: Sequence[str] = bots.NAMES) -> None:
        """`may_sit` are the bots that the host lets sit at tables."""
        self._must_own()
        self._existing(number)
        table = self.table
        if table.phase == OVER:
            raise Refusal("not-playing")
        if level not in bots.among(may_sit, table.game):
            raise Refusal("no-bot")
        chair = table.chairs[number]
        if chair.who == PERSON and not away_long_enough:
            raise Refusal("not-away")
        if not (chair.who == BOT and chair.level == level):
            self._do(acts.BotSat(number, level))

    def replace_bot(self, number: int, fault: Fault) -> None:
        """The bot in that chair gave no choice: one of the house goes on, and everybody is told why."""
        self._do(acts.BotFailed(number, fault, bots.best_for(self.table.game)))

    def unseat(self, number: int) -> None:
        self._must_own()
        self._existing(number)
        self._gathering()
        if self.table.chairs[number].who != BOT:
            raise Refusal("chair-empty" if self.table.chairs[number].who == EMPTY else "chair-taken")
        self._do(acts.Cleared(number))

    # --- asking somebody to leave --------------------------------------------------------------------------------

    def remove(self, number: int, yes: bool) -> None:
        """Be for asking whoever has that chair to leave, or against it. The owner's word is enough, or a majority's.

        Whose table it became because they were away can't send them off with a word: they set it, and may come back.
        """
        self._existing(number)
        table = self.table
        person = table.chairs[number].whose
        if not person:
            raise Refusal("chair-empty")
        if person == self.who.id:
            raise Refusal("yourself")
        # Of somebody who leads several chairs, all are asked about by the one that was named first.
        number = next((ask.chair for ask in table.seating.removals if ask.person == person), number)
        if yes and self.who.id == table.owner and person != table.set_by:
            self._remove(person, number)
        else:
            self._vote(number, person, yes)
        self._settle()

    def _vote(self, number: int, person: str, yes: bool) -> None:
        table = self.table
        if table.phase == OVER:
            raise Refusal("not-playing")
        self._living_chair()
        if table.match is None and person in (table.owner, table.set_by):
            raise Refusal("set-the-table")  # before the deal anybody may sit down, and strangers would be a majority
        standing = next((ask for ask in table.seating.removals if ask.chair == number), None)
        if standing is None:
            if not yes:
                raise Refusal("no-request")
            if not consent.can_be_voted(table, RemovalAsk(number, person, {self.who.id})):
                raise Refusal("set-the-table" if self.who.id == table.owner else "not-owner")
        elif self.who.id in (standing.agreed if yes else standing.against):
            return
        self._do(acts.RemovalAnswered(number, yes))

    def remove_onlooker(self, person: str) -> None:
        self._must_own()
        if person == self.who.id:
            raise Refusal("yourself")
        if self.table.chair_of(person) != SPECTATOR:
            raise Refusal("no-onlooker")
        self._remove(person, SPECTATOR)
        self._settle()

    def _remove(self, person: str, number: int, *, voted: bool = False) -> None:
        table = self.table
        level = bots.best_for(table.game) if table.phase == PLAYING else ""
        self._do(acts.Removed(person, number, level, voted))
        if table.door.private:
            # Under another name they would come back by the link or the code, both of which they know.
            self._do(acts.Relinked(fresh_link(), spoken=False))
        if person == table.owner:
            self._do(acts.Passed(table.heirs[0]))

    def forget(self, person: str) -> None:
        """Somebody comes no more, and nothing is kept for them: whatever they have here is the others' to decide on."""
        table, seating = self.table, self.table.seating
        has_part = any(person in (chair.person, chair.keeper) for chair in seating.chairs)
        if table.phase == OVER or not (
            has_part or person == table.owner or any(a.person == person for a in seating.asks)
        ):
            return
        for chair in seating.chairs_of(person):
            self._do(acts.Stood(chair))
            if table.phase == PLAYING:
                self._do(acts.BotSat(chair, bots.best_for(table.game)))
        self._do(acts.Forgotten(person))
        if person == table.owner and table.heirs:
            self._do(acts.Passed(table.heirs[0]))
        self._settle()

    def pass_on(self, owner: str) -> None:
        self._do(acts.Passed(owner))
