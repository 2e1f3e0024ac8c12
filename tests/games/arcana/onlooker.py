"""What someone who only looks on can know, by trying every draw: the slow way round, to check the quick one.

A world says which fates everybody holds, and how old they are; its weight is in how many ways the tokens could have
been drawn one by one from the bag. Nothing here comes from the game but what a spectator is shown and told.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any, Final

from games.arcana.laid import names
from games.arcana.sheet import CARDS
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.events import Event
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR, Plain

OLD, HELD, NEW = range(3)  # kept from an earlier turn; drawn this turn and left by a play; drawn since the last play

Token = tuple[int, int]  # value and age
Hands = tuple[tuple[Token, ...], ...]
World = tuple[Hands, bool]  # and whether the fate last played was an old one
Joint = dict[tuple[int, ...], Fraction]

SEATS: Final = 5
DOUBLED_BY_THE_FALL: Final = 2  # times the fate kept: with so much before it, it fades


class Onlooker:
    def __init__(self, match: Match[Arcana]) -> None:
        self.worlds: dict[World, int] = {(((),) * SEATS, False): 1}
        self.active = -1
        self.barred = ""  # where The Feast lets no second fate be played
        self.seen: set[str] = set()
        self._before: Plain = match.view(SPECTATOR)
        opening = match.opening or _turn_of(self._before)
        self.watch(match, opening)

    def watch(self, match: Match[Arcana], events: Iterable[Event]) -> None:
        """Take in what just happened; to be called after every choice."""
        after = match.view(SPECTATOR)
        for event in events:
            told = event.seen_from(SPECTATOR)
            self.seen.add(told.kind)
            self._take_in(told.kind, dict(told.args), after)
        self._before = after

    # --- one event after another -----------------------------------------------------------------------------

    def _take_in(self, kind: str, told: dict[str, Any], after: Plain) -> None:
        value: int = told.get("value", 0)
        yes = told.get("answer") == "yes"
        if kind == "turn":
            self.active, self.barred = told["who"], ""
            self._each(self._aged)
        elif kind == "drew":
            self._draw(told["who"], _lying(after) + list(after["exiled"]))
        elif kind in ("played", "played-hours"):
            self._play(value, "" if kind == "played-hours" else told["card"])
        elif kind == "told":
            self._only(lambda h: (h > value) == yes)
        elif kind == "told-age":
            self.worlds = {world: weight for world, weight in self.worlds.items() if world[1] == yes}
        elif kind.startswith("answered-"):
            question = _QUESTIONS[kind.removeprefix("answered-")]
            self._only(lambda h: question(h, value, told["power"]) == yes)
        elif kind == "used" and told["power"] == "discard-lower":
            self._only(lambda h: any(v < h for v in _lying(self._before)))
        elif kind == "discarded-lower":
            self._only(lambda h: h > value)
        elif kind == "stole":
            self._only(lambda h: h < value)
        elif kind == "stole-nothing":
            thief = names(self._before["row"]).index("thief")
            elsewhere = [v for slot, fates in enumerate(self._before["fates"]) if slot != thief for v in fates]
            self._only(lambda h: all(v <= h for v in elsewhere))
        elif kind == "predicted":
            self._only(lambda h: (h == value) == yes)
        elif kind in ("revealed", "showed"):
            self._only(lambda h: h == value, told["who"])
            self._drop(told["who"])
        elif kind == "stayed":
            lies = sum(after["fates"][names(after["row"]).index(told["card"])])
            self._only(lambda h: DOUBLED_BY_THE_FALL * h > lies)
        elif kind == "faded" and told["card"] == "fall" and self._has_kept():
            lies = sum(self._before["fates"][names(self._before["row"]).index("fall")])
            self._only(lambda h: DOUBLED_BY_THE_FALL * h <= lies)
        elif kind == "left" or (kind == "leaving" and told["who"] == self.active):
            self._drop(told["who"])

    def _has_kept(self) -> bool:
        """Whether the active player still holds a fate; that is the same in every world."""
        return any(hands[self.active] for hands, _ in self.worlds)

    def _each(self, change: Callable[[World], World]) -> None:
        after: dict[World, int] = defaultdict(int)
        for world, weight in self.worlds.items():
            after[change(world)] += weight
        self.worlds = after

    def _aged(self, world: World) -> World:
        hands, _ = world
        return _with(hands, self.active, tuple((value, OLD) for value, _ in hands[self.active])), False

    def _drop(self, seat: int) -> None:
        self._each(lambda world: (_with(world[0], seat, ()), world[1]))

    def _only(self, fits: Callable[[int], bool], seat: int | None = None) -> None:
        """Keep the worlds in which the one fate of that seat (the active player's, if none is named) fits."""
        at = self.active if seat is None else seat
        self.worlds = {world: weight for world, weight in self.worlds.items() if fits(_only_one(world[0][at]))}

    def _draw(self, seat: int, out: Sequence[int]) -> None:
        after: dict[World, int] = defaultdict(int)
        for (hands, flag), weight in self.worlds.items():
            held = [value for hand in hands for value, _ in hand]
            for value in range(1, 8):
                copies = 3 - out.count(value) - held.count(value)
                if copies > 0:
                    hand = tuple(sorted((*hands[seat], (value, NEW))))
                    after[_with(hands, seat, hand), flag] += weight * copies
        self.worlds = after

    def _play(self, value: int, card: str) -> None:
        after: dict[World, int] = defaultdict(int)
        allowed: dict[tuple[int, ...], bool] = {}
        for (hands, _), weight in self.worlds.items():
            hand = hands[self.active]
            values = tuple(v for v, _ in hand)
            if values not in allowed:
                allowed[values] = value in values and (len(values) == 1 or self._may(values, value, card))
            if not allowed[values]:
                continue
            played = min(token for token in hand if token[0] == value)  # of equal ones the older
            left = list(hand)
            left.remove(played)
            kept = tuple((v, min(age, HELD)) for v, age in left)
            after[_with(hands, self.active, kept), played[1] == OLD] += weight
        self.worlds = after
        if card and CARDS[card] is CARDS["feast"]:
            self.barred = card

    def _may(self, hand: tuple[int, ...], value: int, card: str) -> bool:
        """Whether that play was allowed to whoever holds those two fates, with the table as it was."""
        possible = {
            (p, name)
            for p, h in (hand, hand[::-1])
            for name, here in zip(names(self._before["row"]), self._before["fates"], strict=True)
            if name != self.barred and CARDS[name].legal(p, h + self._before["plus"], _lying(self._before), here)
        }
        return (value, card) in possible if card else not possible

    # --- what it comes to ------------------------------------------------------------------------------------

    def joint(self) -> Joint:
        """The chance of every combination of fates that the last plays have left in the hands, 0 for none."""
        found: dict[tuple[int, ...], int] = defaultdict(int)
        for (hands, _), weight in self.worlds.items():
            left = [[value for value, age in hand if age != NEW] for hand in hands]
            found[tuple(values[0] if values else 0 for values in left)] += weight
        return normal(found)

    def hidden_from(self, match: Match[Arcana], eye: int) -> dict[tuple[object, ...], Fraction]:
        """The chances of what the others hold (and the active one's old fate), to one who knows their own fates."""
        s = match.state
        found: dict[tuple[object, ...], int] = defaultdict(int)
        for world, weight in self.worlds.items():
            hands = tuple(tuple(value for value, _ in hand) for hand in world[0])
            old = self._old(world, s.played)
            if eye >= 0 and (hands[eye] != s.hands[eye] or (eye == s.active and old != s.kept[eye])):
                continue
            found[tuple(hand for seat, hand in enumerate(hands) if seat != eye), 0 if eye == s.active else old] += (
                weight
            )
        return normal(found)

    def _old(self, world: World, played: tuple[int, ...]) -> int:
        hand = world[0][self.active]
        for value, age in hand:
            if age == OLD:
                return value
        return played[-1] if hand and played and world[1] and all(age != NEW for _, age in hand) else 0


def normal(ways: dict[Any, int]) -> dict[Any, Fraction]:
    total = sum(ways.values())
    return {what: Fraction(way, total) for what, way in ways.items()}


_QUESTIONS: Final[dict[str, Callable[[int, int, str], bool]]] = {
    "higher": lambda h, named, _: h > named,
    "one-of": lambda h, _, power: str(h) in ("26" if power == "help" else power.removeprefix("is-")),
    "same": lambda h, named, _: h == named,
    "within": lambda h, played, _: -2 <= h - played <= 2,
}


def _turn_of(view: Plain) -> tuple[Event, ...]:
    """The start of the turn that an arranged position is in the middle of."""
    who = (("who", view["active"]),)
    return (Event("turn", who), *(Event("drew", who) for _ in range(view["drawn"])))


def _lying(view: Plain) -> list[int]:
    return [value for fates in view["fates"] for value in fates]


def _with(hands: Hands, seat: int, hand: tuple[Token, ...]) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _only_one(hand: tuple[Token, ...]) -> int:
    ((value, _),) = hand
    return value
