"""Positions of this game as one would lay them out on a table: all by name, the rest filled with what is left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sobremesa.games.ansia import night
from sobremesa.games.ansia.book import CARDS, MISSIONS, SPACES, TOKENS
from sobremesa.games.ansia.cards.powers import STARTING_DECK
from sobremesa.games.ansia.cards.roses import ROSES
from sobremesa.games.ansia.knowledge import nothing_known, shown_to_all
from sobremesa.games.ansia.map import CLOSED_CHESTS, OPEN_CHESTS
from sobremesa.games.ansia.rules import GAME
from sobremesa.games.ansia.state import COLUMNS, NONE, Ansia
from sobremesa.kernel import settings as table_settings
from sobremesa.kernel.effects.running import advance, start
from sobremesa.kernel.events import Event
from sobremesa.kernel.rng import Rng
from sobremesa.testing import Position

# Hands if none are named: three cards that do nothing by themselves.
PLAIN: Final = "night-flight vampiric-speed the-hunger"


def cards(text: str) -> tuple[int, ...]:
    return tuple([CARDS[name] for name in text.split()])


def names(numbers: Iterable[int]) -> list[str]:
    return [CARDS.names[card] for card in numbers]


def missions(text: str) -> tuple[int, ...]:
    return tuple(sorted([MISSIONS[name] for name in text.split()]))


def mission_names(numbers: Iterable[int]) -> list[str]:
    return [MISSIONS.names[mission] for mission in numbers]


def space(match: Position[Ansia], seat: int) -> str:
    return SPACES.names[match.state.places[seat]]


def lay(
    *hands: str,
    places: str = "",
    zones: Mapping[int, str] | None = None,
    discards: Mapping[int, str] | None = None,
    decks: Mapping[int, str] | None = None,
    digested: Mapping[int, str] | None = None,
    tokens: Mapping[int, str] | None = None,
    held: Mapping[int, str] | None = None,
    quarry: Mapping[tuple[int, int], str] | None = None,
    deck: str = "",
    tavern: str | None = None,
    crypts: Sequence[str] | None = None,
    public: str = "",
    chests: Mapping[str, str] | None = None,
    moon: int = 5,
    atop: Sequence[int] | None = None,
    rested: Sequence[int] = (),
    home: Mapping[int, int] | None = None,
    settings: dict[str, object] | None = None,
    **fields: Any,
) -> Position[Ansia]:
    """One text for each seat's hand; what happens until somebody is asked is in `opening`.

    `places` names a space for each seat, the market if none is said. `quarry` is by row and cost, both from 1. Starting
    cards that aren't named lie in the discard pile. `deck` starts with its top; what isn't named comes after it.
    `held` are missions face down; `crypts` are the three piles, which otherwise are as dealt.
    """
    seats = len(hands)
    complete = table_settings.complete(GAME.info.settings, settings or {})
    s = GAME.setup(seats, complete, Rng(bytes(32)))
    s.agenda, s.registers = [], []
    s.vampires = list(range(seats))
    s.looking = [()] * seats
    s.moon = moon
    spots = places.split() or ["market"] * seats
    s.places = [SPACES[name] for name in spots]
    s.has_left = [name != "castle" for name in spots]
    s.atop = tuple(atop) if atop is not None else tuple(range(seats))
    s.rested = [seat in rested for seat in range(seats)]
    for seat, turn in (home or {}).items():
        s.home[seat], s.has_left[seat] = turn, True
    taken: list[int] = []

    def laid(text: str) -> tuple[int, ...]:
        found = cards(text)
        taken.extend(found)
        return found

    for seat in range(seats):
        before = len(taken)
        s.hands[seat] = tuple(sorted(laid(hands[seat] or PLAIN) if hands[seat] != "-" else ()))
        s.zones[seat] = laid((zones or {}).get(seat, ""))
        s.decks[seat] = laid((decks or {}).get(seat, ""))
        s.unseen[seat] = tuple(sorted(s.hands[seat] + s.decks[seat]))
        s.digested[seat] = tuple(sorted(laid((digested or {}).get(seat, ""))))
        s.discards[seat] = laid((discards or {}).get(seat, ""))
        mine = taken[before:]
        s.discards[seat] += tuple([card for card in STARTING_DECK if card not in mine])
        s.tokens[seat] = tuple(sorted([TOKENS[name] for name in (tokens or {}).get(seat, "").split()]))
    s.quarry = [()] * (COLUMNS * (seats + 1))
    for (row, cost), text in (quarry or {}).items():
        s.quarry[(row - 1) * COLUMNS + COLUMNS - cost] = laid(text)
    s.roses = tuple([rose for rose in ROSES if rose not in taken])
    _lay_deck(s, cards(deck), None if tavern is None else cards(tavern), taken)
    _lay_tokens(s, dict(chests or {}))
    _lay_missions(s, held or {}, crypts, missions(public))
    for name, value in fields.items():
        setattr(s, name, value)
    start(s, night.ROUND, NONE)
    log: list[Event] = []
    s.log = log
    advance(s)
    s.log = None
    return Position(GAME, seats, complete, s, tuple(log))


def _lay_deck(s: Ansia, on_top: tuple[int, ...], tavern: tuple[int, ...] | None, taken: list[int]) -> None:
    rest = list(s.deck + s.tavern)
    for card in (*taken, *on_top, *(tavern or ())):
        if card in rest:
            rest.remove(card)
    s.tavern = tuple(rest[-3:]) if tavern is None else tavern
    s.deck = on_top + tuple(rest[:-3] if tavern is None else rest)


def _lay_tokens(s: Ansia, chests: dict[str, str]) -> None:
    """Chests that aren't named keep what they were dealt, as far as nobody has it."""
    spare = list(s.spare_tokens)
    for seat in range(len(s.tokens)):
        for token in s.tokens[seat]:
            _take_token(s, spare, token)
    for name, what in chests.items():
        token = TOKENS[what] if what else NONE
        if token != NONE:
            _take_token(s, spare, token)
        place = SPACES[name]
        zone, at = (
            (s.open_chests, OPEN_CHESTS.index(place))
            if place in OPEN_CHESTS
            else (s.closed_chests, CLOSED_CHESTS.index(place))
        )
        if zone[at] != NONE:
            spare.append(zone[at])
        zone[at] = token
    s.spare_tokens = tuple(sorted(spare))


def _take_token(s: Ansia, spare: list[int], token: int) -> None:
    if token in spare:
        spare.remove(token)
        return
    for zone in (s.open_chests, s.closed_chests):
        if token in zone:
            zone[zone.index(token)] = spare.pop()
            return
    raise AssertionError(f"there is no more of {TOKENS.names[token]}")


def _lay_missions(s: Ansia, held: Mapping[int, str], crypts: Sequence[str] | None, public: tuple[int, ...]) -> None:
    everything = set(s.unused) | set(s.public)
    for pile in s.crypts:
        everything |= set(pile)
    everything |= set(range(len(MISSIONS))) - everything
    seats = len(s.places)
    s.missions = [missions(held.get(seat, "")) for seat in range(seats)]
    s.public = public or s.public
    for mine in (*s.missions, s.public):
        everything -= set(mine)
    if crypts is not None:
        s.crypts = [missions(text) for text in crypts]
        everything -= {mission for pile in s.crypts for mission in pile}
    else:
        rest = sorted(everything)
        s.crypts = []
        for size in (6, 5, 4):
            s.crypts.append(tuple(rest[:size]))
            rest = rest[size:]
        everything = set(rest)
    s.unused = tuple(sorted(everything))
    s.known = [nothing_known(seats)] * seats
    shown_to_all(s, s.public)
    for seat, mine in enumerate(s.missions):
        s.known[seat] = tuple(
            [1 << seat if m in mine else where & ~(1 << seat) for m, where in enumerate(s.known[seat])]
        )
