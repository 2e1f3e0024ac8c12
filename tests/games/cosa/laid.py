"""Positions of this game as one would lay them out on a table: cards by name, the rest filled with what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from games.looking import offered
from sobremesa.games.cosa.book import HUMAN, INFECTADO, LA_COSA
from sobremesa.games.cosa.box import CARDS, is_panic
from sobremesa.games.cosa.cards import DOOR, FLAMETHROWER, INFECTED, QUARANTINE, THING
from sobremesa.games.cosa.dealing import taking_part
from sobremesa.games.cosa.knowledge import nothing_known
from sobremesa.games.cosa.rules import GAME
from sobremesa.games.cosa.state import HAND, NO_CARD, NOBODY_YET, PLACES_BESIDES, SCHEMA, UNKNOWN, Cosa
from sobremesa.games.cosa.turn import ACTING, DRAW, END, EXCHANGE, TURN
from sobremesa.kernel.effects.registers import BLANK, WHO
from sobremesa.kernel.effects.running import LEAVE, advance
from sobremesa.kernel.match import Match
from sobremesa.testing import Position, position

NUMBER: Final = {card.id: kind for kind, card in enumerate(CARDS)}

# What a hand is filled up with, the most harmless first; never with ¡Infectado!, Lanzallamas or what refuses exchanges.
FILLERS: Final = (
    "suspicion whisky seduction change-places better-run resolute watch-your-back axe analysis barred-door quarantine "
    "comfortable no-barbecue"
)

_IN_A_TURN: Final = [(LEAVE, 0), (TURN.number, END), (TURN.number, EXCHANGE)]
STEPS: Final = {
    "turn": [(LEAVE, 0), (TURN.number, DRAW)],
    "act": [*_IN_A_TURN, (ACTING.number, 0)],
    "exchange": _IN_A_TURN,
}


def numbers(names: str) -> list[int]:
    return [NUMBER[name] for name in names.split()]


def names(cards: Iterable[int]) -> list[str]:
    return [CARDS[kind].id for kind in cards]


def lay(
    *hands: str,
    at: str = "act",
    active: int = 0,
    infected: Sequence[int] = (),
    out: Mapping[int, int] | Sequence[int] = (),
    ring: Sequence[int] | None = None,
    doors: Mapping[int, int] | Sequence[int] = (),
    quarantine: Mapping[int, int] | None = None,
    direction: int = 1,
    deck: str = "",
    discard: str = "",
    rest: str = "deck",
    turn: int = 9,
    settings: dict[str, object] | None = None,
    **fields: Any,
) -> Position[Cosa]:
    """One text for each seat's hand; hands are filled up to four, the active player's to five in the second step.

    `at`: "turn" (the active player is about to draw; what happens until somebody is asked is in `opening`), "act" (has
    drawn and plays or discards) or "exchange" (the third step begins; again with its `opening`).
    Whoever holds The Thing is La Cosa, those in `infected` are Infectados, the rest Humans. `out` are the eliminated,
    by seat their role (Humans if only seats are given). `ring` has the seats clockwise. `doors` are counted by the
    place in the ring before them, or named as places. `deck` starts with its top; what is neither named nor dealt
    comes after it, panics last, or lies in the pile with `rest="discard"`. Once it has drawn, La Cosa owes a
    Lanzallamas that it holds.
    """
    seats = len(hands)
    settings = dict(settings or {})
    gone = dict(out) if isinstance(out, Mapping) else dict.fromkeys(out, HUMAN)
    circle = list(ring) if ring is not None else [seat for seat in range(seats) if seat not in gone]
    barred = dict(doors) if isinstance(doors, Mapping) else Counter(doors)
    shut_in = [dict(quarantine or {}).get(seat, 0) for seat in range(seats)]
    left = _box(seats, str(settings.get("infection", "standard")))
    left[DOOR] -= sum(barred.values())
    left[QUARANTINE] -= sum(turns > 0 for turns in shut_in)
    named = [numbers(hand) for hand in hands]
    on_top, pile = numbers(deck), numbers(discard)
    for zone in (*named, on_top, pile, *_also_lying(fields)):
        left.subtract(zone)
    for seat in circle:
        size = HAND + (at == "act" and seat == active)
        for _ in range(size - len(named[seat])):
            named[seat].append(_filler(left))
    fields = {**_nothing_going_on(seats), **fields}
    away = fields.pop("out_of_match", ())
    if not any(THING in zone for zone in (*named, on_top, pile)):
        away = (THING,)
    left.subtract(away)
    assert min(left.values()) >= 0, f"not in the box: {names(kind for kind in left if left[kind] < 0)}"
    remainder = sorted(left.elements(), key=lambda kind: (is_panic(kind), kind == INFECTED, kind))
    roles = [LA_COSA if THING in hand else INFECTADO if seat in infected else HUMAN for seat, hand in enumerate(named)]
    for seat, role in gone.items():
        roles[seat] = role
    owing = at != "turn" and settings.get("duty", True) is True
    owing = owing and roles[active] == LA_COSA and FLAMETHROWER in named[active]
    match = position(
        GAME,
        seats,
        settings,
        ring=circle,
        doors=[barred.get(place, 0) for place in range(len(circle))],
        quarantine=shut_in,
        direction=direction,
        hands=[tuple(sorted(hand)) for hand in named],
        deck=(*on_top, *(remainder if rest == "deck" else ())),
        discard=(*pile, *(remainder if rest == "discard" else ())),
        out_of_match=tuple(away),
        roles=roles,
        sure=[_certain(roles, seat) for seat in range(seats)],
        owes=fields.pop("owes", [owing and seat == active for seat in range(seats)]),
        turn=turn,
        active=active,
        agenda=STEPS["act"],
        registers=[active if name == WHO else held for name, held in enumerate(BLANK)],
        common=nothing_known(seats),
        known=[nothing_known(seats)] * seats,
        met=[(1 << seats) - 1 - (1 << seat) for seat in range(seats)],
        **fields,
    )
    return match if at == "act" else _run_on(match, at)


def _nothing_going_on(seats: int) -> dict[str, Any]:
    """Whatever the deal that lies below the position has begun with is over."""
    return {
        "resolving": (),
        "aside": [()] * seats,
        "face_up": (),
        "drawn": [NO_CARD] * seats,
        "passes": [],
        "exposed": [UNKNOWN] * seats,
        "declaring": [False] * seats,
        "follower": NOBODY_YET,
        "left": [0] * (seats + PLACES_BESIDES),
        "ways": [()] * (seats + PLACES_BESIDES),
        "under_way": (),
        "once": [()] * seats,
        "once_common": (),
        "notebook": [()] * seats,
        "meetings": (),
    }


def _also_lying(fields: Mapping[str, Any]) -> list[Iterable[int]]:
    return [fields.get("resolving", ()), *fields.get("aside", ())]


def _box(seats: int, infection: str) -> Counter[int]:
    return Counter({card.kind: taking_part(card, seats, infection) for card in CARDS})


def _filler(left: Counter[int]) -> int:
    kind = next(kind for kind in numbers(FILLERS) if left[kind] > 0)
    left[kind] -= 1
    return kind


def _certain(roles: Sequence[int], seat: int) -> tuple[int, ...]:
    if roles[seat] == LA_COSA:
        return tuple(roles)
    knows = {seat: roles[seat]}
    if roles[seat] == INFECTADO and LA_COSA in roles:
        knows[roles.index(LA_COSA)] = LA_COSA
    return tuple(knows.get(other, UNKNOWN) for other in range(len(roles)))


def _run_on(match: Position[Cosa], at: str) -> Position[Cosa]:
    s = SCHEMA.clone(match.state)
    s.asked = None
    s.agenda = list(STEPS[at])
    s.log = []
    advance(s)
    events = tuple(s.log)
    s.log = None
    return Position(GAME, match.seats, match.settings, s, events)


# --- what is asked -----------------------------------------------------------------------------------------------


def gift(match: Match[Cosa], seat: int) -> str:
    """A line in which the seat gives some harmless card, whether it offers or answers."""
    keys = sorted(key for key in offered(match, seat) if key.startswith("give:") and key != "give:infected")
    assert keys, f"seat {seat} may answer {offered(match, seat)}"
    return f"{seat} {keys[-1]}"


# --- what lies where ---------------------------------------------------------------------------------------------


def hand(match: Match[Cosa], seat: int) -> list[str]:
    return names(match.state.hands[seat])


def role(match: Match[Cosa], seat: int) -> int:
    return match.state.roles[seat]
