"""The mythos phase: a card, its icons in order, its text; then mysteries, new investigators, and who leads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch.book import BOOK, INVESTIGATORS, MYTHOS, SEATS
from sobremesa.games.eldritch.doom import advance_omen, end
from sobremesa.games.eldritch.effects.reckoning import Reckon
from sobremesa.games.eldritch.facts import MYTHOS_FACTS
from sobremesa.games.eldritch.harm import eliminate
from sobremesa.games.eldritch.setting_out import available_sheets, take_sheet
from sobremesa.games.eldritch.solving import is_solved, put_in_play, solve_mystery
from sobremesa.games.eldritch.spawning import GATES_SPAWNED, spawn_clues, spawn_gates, surge
from sobremesa.games.eldritch.state import FALLEN, NONE, Eldritch
from sobremesa.games.eldritch.telling import tell, the
from sobremesa.games.eldritch.words import (
    EVENT_CARD,
    MYTHOS_PHASE,
    NO_MYTHOS,
    OF_ANCIENT_ONE,
    OF_CONDITIONS,
    OF_MONSTERS,
    OF_MYTHOS,
    OF_POSSESSIONS,
)
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, WAIT, Node, question
from sobremesa.kernel.effects.running import push, start
from sobremesa.kernel.option import Option

_OMEN: Final = 1
_RECKONING: Final = 2
_GATES: Final = 3
_SURGE: Final = 4
_CLUES: Final = 5
TEXT_STEP: Final = 6
_PUT_AWAY: Final = 7

# By colour: the icons of a card, and the step at which each is resolved.
ICONS: Final = (
    (("omen", _OMEN), ("reckoning", _RECKONING), ("gates", _GATES)),
    (("omen", _OMEN), ("surge", _SURGE), ("clues", _CLUES)),
    (("clues", _CLUES),),
)


def _following(icons: tuple[tuple[str, int], ...]) -> tuple[int, ...]:
    """By step: the next at which there is anything to do."""
    steps = (*[step for _, step in icons], TEXT_STEP, _PUT_AWAY)
    return tuple([min([step for step in steps if step > before]) for before in range(_PUT_AWAY)])


_NEXT: Final = tuple([_following(icons) for icons in ICONS])


@dataclass(eq=False)
class Card(Node):
    """The first of the mythos deck is resolved, icon by icon."""

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        if step == 0:
            s.phase = MYTHOS_PHASE.number
            s.active = NONE
            if not s.mythos_deck:
                push(s, OUT_OF_CARDS)
                return GO_ON
            push(s, LAST)
            s.mythos_drawn = s.mythos_deck[0]
            s.mythos_deck = s.mythos_deck[1:]
            tell(s, "mythos", "12.1", the(MYTHOS.first + s.mythos_drawn), reveals=True)
        card = s.mythos_drawn
        facts = MYTHOS_FACTS[card]
        if step < _PUT_AWAY:
            push(s, self, _NEXT[facts.colour.number][step])
        if step == _OMEN:
            _begin(s, "omen", "12.2")
            advance_omen(s, 1)
        elif step == _RECKONING:
            _begin(s, "reckoning", "12.3")
            push(s, RECKONING)
        elif step == _GATES:
            _begin(s, "gates", "12.4")
            spawn_gates(s, GATES_SPAWNED[s.players])
        elif step == _SURGE:
            _begin(s, "surge", "12.5")
            surge(s)
        elif step == _CLUES:
            _begin(s, "clues", "12.6")
            spawn_clues(s)
        elif step == TEXT_STEP:
            self._read(s, card)
        elif step == _PUT_AWAY:
            s.mythos_drawn = NONE
            if facts.length is EVENT_CARD:
                s.mythos_discards += (card,)
        return GO_ON

    def _read(self, s: Eldritch, card: int) -> None:
        _begin(s, "text", "12.9")
        if MYTHOS_FACTS[card].length is not EVENT_CARD:
            put_in_play(s, card)
            return
        thing = MYTHOS.first + card
        part = BOOK.cards[thing].part("effect")
        assert part is not None
        start(s, part, NONE, thing)


def _begin(s: Eldritch, icon: str, rule: str) -> None:
    """What is told from now on is what comes of that icon of the card."""
    tell(s, "icon", rule, ("icon", icon))


_MYSTERY: Final = 0
_NEW: Final = 1
_LEAD: Final = 2


@dataclass(eq=False)
class Last(Node):
    """When the mythos phase ends: the mystery, whoever needs a new investigator, and the lead's token."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Eldritch, step: int) -> bool:
        if step == _MYSTERY:
            push(s, self, _NEW)
            if is_solved(s):
                solve_mystery(s)
        elif step == _NEW:
            return self._new(s)
        else:
            return WAIT if len(s.seats_from(s.lead)) > 1 else GO_ON
        return GO_ON

    def _waiting(self, s: Eldritch) -> list[int]:
        seats = len(s.life)
        return [at % seats for at in range(s.lead, s.lead + seats) if s.life[at % seats] == FALLEN]

    def _new(self, s: Eldritch) -> bool:
        waiting = self._waiting(s)
        if not waiting:
            push(s, self, _LEAD)
            return GO_ON
        if available_sheets(s):
            return WAIT
        push(s, self, _NEW)
        eliminate(s, waiting[0])
        return GO_ON

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        if step == _NEW:
            options = BOOK.picks([INVESTIGATORS.first + sheet for sheet in available_sheets(s)])
            return (question(self, self._waiting(s)[0], "new-investigator", options),)
        options = BOOK.picks([SEATS.first + seat for seat in s.seats_from(s.lead)])
        return (question(self, s.lead, "pass-lead", options),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        if step == _NEW:
            push(s, self, _NEW)
            take_sheet(s, seat, INVESTIGATORS.number(option.args[0]))
        elif option.args[0] != s.lead:
            s.lead = option.args[0]
            tell(s, "lead", "4.5", ("who", s.lead))


@dataclass(eq=False)
class OutOfCards(Node):
    """No mythos card could be drawn: who hasn't won has lost."""

    def run(self, s: Eldritch, step: int) -> bool:
        if step == 0:
            push(s, self, 1)
            if is_solved(s):
                solve_mystery(s)
        else:
            end(s, NO_MYTHOS)
        return GO_ON


CARD_STEPS: Final = BOOK.add("mythos.card", Card(), rule="eldritch-12.1")
OUT_OF_CARDS: Final = BOOK.add("mythos.out-of-cards", OutOfCards(), rule="eldritch-12.12")
LAST: Final = BOOK.add("mythos.last", Last(), rule="eldritch-12.17")
RECKONING: Final = BOOK.add(
    "mythos.reckoning",
    Reckon(OF_MONSTERS, OF_ANCIENT_ONE, OF_MYTHOS, OF_POSSESSIONS, OF_CONDITIONS),
    rule="eldritch-12.3",
)
