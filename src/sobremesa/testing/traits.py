"""What a game does, as random matches show it: only a game that does a thing can do it wrongly.

A game for one seat never asks two at once, a game without secrets can leak none. Faults are planted only where there
is ground for them (`faults.py`), so that a sound game is never blamed for what it hasn't got.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, final

from sobremesa.kernel import settings as table_settings
from sobremesa.kernel.effects.node import RANDOM
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng, derive
from sobremesa.testing.checks import Broken
from sobremesa.testing.sight import eyes_at, secrets_of
from sobremesa.testing.taking_back import TakingBack

CHOICES: Final = 3000  # made at most, over all matches
MATCHES: Final = 60
REDEALS: Final = 400  # at most, over all matches


@final
@dataclass
class Traits:
    asks_together: bool = False
    asks_again: bool = False  # who for a while was not asked
    withholds: bool = False  # something of the catalogue that isn't offered
    tells_plainly: bool = False  # an event that doesn't lay open to all what was hidden
    tells_by_choosing: bool = False  # a choice would be free to take back if it hadn't told somebody something
    changing: set[str] = field(default_factory=set)  # lists that don't stay as they were dealt
    uncertain: set[str] = field(default_factory=set)  # hidden fields that are otherwise in a world dealt anew

    def are_all(self, game: Game[Any]) -> bool:
        """Whether there is nothing more to be found."""
        infos = game.schema.fields
        lists, hidden = ({info.name for info in infos if info.is_list}, {info.name for info in secrets_of(game)})
        flags = (self.asks_together, self.asks_again, self.withholds, self.tells_plainly, self.tells_by_choosing)
        return all(flags) and self.changing == lists and self.uncertain == hidden


@cache
def traits_of(game: Game[Any]) -> Traits:
    watch = _Watch(game)
    for number in range(MATCHES):
        watch.follow(number)
        if watch.choices >= CHOICES or watch.traits.are_all(game):
            break
    return watch.traits


class _Watch:
    def __init__(self, game: Game[Any]) -> None:
        self.traits = Traits()
        self.choices = 0
        self._game = game
        self._redeals = 0
        self._rng = Rng(derive(b"", "traits", game.info.id))

    def follow(self, number: int) -> None:
        """One match to its end, with anybody's next choice at random."""
        game, rng = self._game, self._rng
        low, high = game.info.seats
        seats = low + number % (high - low + 1)
        s = deal(game, seats, table_settings.complete(game.info.settings, {}), rng.branch())
        dealt = {info.name: list(getattr(s, info.name)) for info in game.schema.fields if info.is_list}
        unasked: set[int] = set()
        taking_back = TakingBack(game, seats, rng)
        while decisions := game.decisions(s):
            asked = {decision.seat for decision in decisions}
            self.traits.asks_together |= len(decisions) > 1
            self.traits.asks_again |= not asked.isdisjoint(unasked)
            self.traits.withholds |= any(len(decision.options) < len(game.options) for decision in decisions)
            unasked.update(set(range(seats)) - asked)
            self._redeal(s, seats)
            decision = rng.pick(decisions)
            before = game.schema.clone(s)
            option = rng.pick(decision.options)
            events = self._apply(s, decision.seat, option)
            self.traits.tells_plainly |= any(event.secret or not event.reveals for event in events)
            if not self.traits.tells_by_choosing and self._is_unmarked_free(before, s, decision.seat, events):
                self.traits.tells_by_choosing = _tells(taking_back, before, decision.seat, option)
            self.traits.changing.update(name for name, value in dealt.items() if getattr(s, name) != value)
            self.choices += 1

    def _apply(self, s: Any, seat: int, option: Option) -> list[Event]:
        log: list[Event] = []
        s.log = log
        s.touched = 0
        self._game.apply(s, seat, option)
        s.log = None
        return log

    def _redeal(self, s: Any, seats: int) -> None:
        left = [info.name for info in secrets_of(self._game) if info.name not in self.traits.uncertain]
        if not left or self._redeals >= REDEALS:
            return
        self._redeals += 1
        world = self._game.redeal(s, self._rng.pick(eyes_at(self._game, s, seats)), self._rng.branch())
        self.traits.uncertain.update(name for name in left if getattr(world, name) != getattr(s, name))

    def _is_unmarked_free(self, before: Any, s: Any, seat: int, events: list[Event]) -> bool:
        """Whether only the mark of the first event keeps the choice from being free to take back."""
        marks = [event.reveals for event in events]
        if marks[:1] != [True] or sum(marks) != 1 or s.touched & RANDOM:
            return False
        drawn = self._game.schema.drawn
        return drawn(before) == drawn(s) and any(decision.seat == seat for decision in self._game.decisions(s))


def _tells(taking_back: TakingBack[Any], before: Any, seat: int, option: Option) -> bool:
    try:
        taking_back.check(before, seat, option)
    except Broken:
        return True
    return False
