"""Positions of this game as one would lay them out on a table: cards by name, the bag filled with what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from sobremesa.games.arcana import deduction
from sobremesa.games.arcana.cards import ARCANA, BASE, COPIES, NUMBER, VALUES
from sobremesa.games.arcana.rules import GAME
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.match import Match
from sobremesa.testing import Position, position

Hand = tuple[int, ...]


def numbers(names: str) -> list[int]:
    return [NUMBER[name] for name in names.split()]


def lay(
    row: str,
    hands: Sequence[Hand],
    *,
    fates: dict[str, Hand] | None = None,
    active: int = 0,
    kept: int = 0,
    powers: str = "",
    deck: str = "",
    exiled: Hand = (),
    settings: dict[str, object] | None = None,
    **fields: Any,
) -> Position[Arcana]:
    """The active player is about to play. `kept` is which of their fates is from before; `deck` starts with its top.

    Whoever holds a fate from before once played a 1 that has gone back to the bag since; nothing else is known.
    """
    settings = dict(settings or {})
    cards = numbers(row)
    settings.setdefault("expansion", any(card >= len(BASE) for card in (*cards, *numbers(f"{powers} {deck}"))))
    lying = fates or {}
    on_table = [lying.get(name, ()) for name in row.split()]
    assert sum(map(len, on_table)) == sum(map(len, lying.values())), "fates before a card that isn't in the row"
    taken = Counter(value for zone in (*hands, *on_table, exiled) for value in zone)
    away = {*cards, *numbers(powers), *numbers(deck)}
    away |= {card for name in ("slowed", "amplified", "left_match") for card in fields.get(name, ())}
    everything = range(len(ARCANA) if settings["expansion"] else len(BASE))
    holding = [seat for seat, hand in enumerate(hands) if (kept if seat == active else hand)]
    return position(
        GAME,
        len(hands),
        settings,
        row=cards,
        deck=(*numbers(deck), *(card for card in everything if card not in away)),
        powers=numbers(powers),
        hands=[tuple(sorted(hand)) for hand in hands],
        kept=[kept if seat == active else 0 for seat in range(len(hands))],
        fates=on_table,
        exiled=exiled,
        bag=[0, *(COPIES - taken[value] for value in VALUES)],
        active=active,
        drawn=len(hands[active]) - bool(kept),
        clues=tuple((deduction.PLAY, seat, 2, 1, deduction.ANY, 0, 1) for seat in holding)
        + tuple((deduction.REST, seat) for seat in holding),
        **fields,
    )


def deal(match: Match[Arcana], *hands: Hand) -> Position[Arcana]:
    """The same table with these fates in the hands instead; the bag makes up for it."""
    s = GAME.schema.clone(match.state)
    for seat, hand in enumerate(hands):
        for value in s.hands[seat]:
            s.bag[value] += 1
        for value in hand:
            s.bag[value] -= 1
        s.hands[seat] = tuple(sorted(hand))
    assert min(s.bag) >= 0, "there are only three of each"
    s.asked = None
    return Position(GAME, match.seats, match.settings, s)


def unasked(match: Match[Arcana], seat: int) -> set[str]:
    """What the seat may do without being asked, but for turning numbers."""
    return {option.key for option in GAME.free(match.state, seat) if option.verb != "flip"}


def plays(*places: str) -> set[str]:
    return {f"play:{place}" for place in places}


def predictions(but: Iterable[int] = ()) -> set[str]:
    return {f"predict:{value}" for value in VALUES if value not in but} | {"pass"}


def names(cards: Iterable[int]) -> list[str]:
    return [ARCANA[card].id if card >= 0 else "" for card in cards]


def chances(match: Match[Arcana], seat: int) -> dict[int, Any]:
    """The exact chances of the seat's secret fate, by value."""
    return deduction.chances(deduction.worlds_after(match.state.clues), seat)
