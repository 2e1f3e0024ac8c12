"""How a card is played: alone, at somebody, or at an obstacle. What it does tells which."""

from __future__ import annotations

from typing import Final, final

from sobremesa.games.cosa.book import DOORS, MOST_SEATS
from sobremesa.games.cosa.box import Card, Way
from sobremesa.games.cosa.effects.blocking import BarWay, TakeAway, in_reach
from sobremesa.games.cosa.effects.deed import Aimed
from sobremesa.games.cosa.moves import named, tell
from sobremesa.games.cosa.options import OPTIONS
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.effects.node import Node, parts_of
from sobremesa.kernel.effects.registers import A
from sobremesa.kernel.effects.running import put, start
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.option import Option

# How a card is laid, for the log.
ON_SOMEBODY: Final = 0
ON_ONESELF: Final = 1
BETWEEN: Final = 2  # one's own seat and another's


@final
class Alone(Way):
    def __init__(self, card: Card, played: Node) -> None:
        self._card = card
        self._played = played
        self._option = OPTIONS.add("play", card.kind, name=card.id)

    def options(self, s: Cosa, seat: int) -> list[Option]:
        return [self._option]

    def begin(self, s: Cosa, seat: int, option: Option) -> None:
        if s.log is not None:
            tell(s, "played", ("who", seat), named(self._card.kind), reveals=True)
        start(s, self._played, seat, self._card.thing)

    def why_not(self, s: Cosa, seat: int, option: Option) -> str:
        return "cosa-5.1"


@final
class AtSomebody(Way):
    def __init__(self, card: Card, played: Node, aim: Aimed) -> None:
        self._card = card
        self._played = played
        self.aim = aim
        self._options = [
            OPTIONS.add("play-on", card.kind, seat, name=f"{card.id}:{seat}") for seat in range(MOST_SEATS)
        ]

    def options(self, s: Cosa, seat: int) -> list[Option]:
        options = self._options
        seats = self.aim.reach(s, seat)
        if len(seats) == 2:  # the neighbours, as a rule
            one, other = seats
            return [options[one], options[other]] if one < other else [options[other], options[one]]
        seats.sort()
        return [options[other] for other in seats]

    def begin(self, s: Cosa, seat: int, option: Option) -> None:
        target = option.args[1]
        if s.log is not None:
            how = BETWEEN if lies_between(self._card) else ON_ONESELF if target == seat else ON_SOMEBODY
            tell(s, "played-on", ("who", seat), named(self._card.kind), ("who2", target), ("how", how), reveals=True)
        start(s, self._played, seat, self._card.thing, target)

    def why_not(self, s: Cosa, seat: int, option: Option) -> str:
        return self.aim.why_not(s, seat, option.args[1])


@final
class AtObstacle(Way):
    """A door is named by the seat on whose clockwise side it lies."""

    def __init__(self, card: Card, played: TakeAway) -> None:
        self._card = card
        self._played = played
        self._options = [_chopping(card, word) for word in played.what]

    def options(self, s: Cosa, seat: int) -> list[Option]:
        found: list[Option] = []
        for word, options in zip(self._played.what, self._options, strict=True):
            found += [options[other] for other in sorted(in_reach(s, seat, word))]
        return found

    def begin(self, s: Cosa, seat: int, option: Option) -> None:
        start(s, self._played, seat, self._card.thing, option.args[1])
        put(s, A, option.args[2])

    def why_not(self, s: Cosa, seat: int, option: Option) -> str:
        return "cosa-5.5"


def _chopping(card: Card, obstacle: Word) -> list[Option]:
    what = "door" if obstacle is DOORS else "quarantine"
    return [
        OPTIONS.add(f"chop-{what}", card.kind, seat, obstacle.number, name=str(seat), word=f"{card.id}-{what}")
        for seat in range(MOST_SEATS)
    ]


def lies_between(card: Card) -> bool:
    """Whether it is laid between one's own seat and another's."""
    return isinstance(card.played, BarWay)


def way_of(card: Card, played: Node) -> Way:
    """How a card is played that does this."""
    if isinstance(played, TakeAway):
        return AtObstacle(card, played)
    aim = _aim_in(played)
    return Alone(card, played) if aim is None else AtSomebody(card, played, aim)


def _aim_in(node: Node) -> Aimed | None:
    if isinstance(node, Aimed):
        return node
    for _, part in parts_of(node):
        aim = _aim_in(part)
        if aim is not None:
            return aim
    return None
