"""Who of the group goes where."""

from __future__ import annotations

from typing import Final

NOBODY: Final = 0
BARRED: Final = 1e6
ENDLESS: Final = 1e9


def assigned(worths: list[dict[int, float]], room: dict[int, int]) -> list[int | None]:
    """By seat the goal that it goes to, if any, so that all of it together is worth most.

    Seats come in one after the other. Each finds the cheapest chain of changes that makes room for it, by prices of
    seats and places that say what they are worth to those already in (Kuhn's method, in the form that Jonker gave it).
    """
    places: list[int | None] = [goal for goal, n in room.items() for _ in range(min(n, len(worths)))]
    places += [None] * len(worths)
    seat_price, place_price = [0.0] * (len(worths) + 1), [0.0] * (len(places) + 1)
    holder, before = [NOBODY] * (len(places) + 1), [0] * (len(places) + 1)
    for seat in range(1, len(worths) + 1):
        holder[0], at = seat, 0
        least, seen = [ENDLESS] * (len(places) + 1), [False] * (len(places) + 1)
        while holder[at] != NOBODY:
            seen[at] = True
            who, step, following = holder[at], ENDLESS, 0
            for place in range(1, len(places) + 1):
                if seen[place]:
                    continue
                cost = _cost(worths[who - 1], places[place - 1]) - seat_price[who] - place_price[place]
                if cost < least[place]:
                    least[place], before[place] = cost, at
                if least[place] < step:
                    step, following = least[place], place
            for place in range(len(places) + 1):
                if seen[place]:
                    seat_price[holder[place]] += step
                    place_price[place] -= step
                else:
                    least[place] -= step
            at = following
        while at:
            holder[at] = holder[before[at]]
            at = before[at]
    found: list[int | None] = [None] * len(worths)
    for place, seat in enumerate(holder[1:]):
        if seat != NOBODY:
            found[seat - 1] = places[place]
    return found


def _cost(worths: dict[int, float], goal: int | None) -> float:
    return 0.0 if goal is None else -worths.get(goal, -BARRED)
