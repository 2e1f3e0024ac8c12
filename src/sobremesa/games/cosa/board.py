"""What the table shows besides its pieces: worked out from a seat's view, so it can tell nothing the seat can't see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sobremesa.games.cosa import frames
from sobremesa.games.cosa.cards import CARDS
from sobremesa.games.cosa.ending import ROLE_IDS
from sobremesa.games.cosa.state import CONTAGIOUS, HUMAN, LA_COSA
from sobremesa.games.cosa.view import Almanac, Derived, Page, Stage
from sobremesa.kernel.decision import Args
from sobremesa.kernel.effects import Phrase
from sobremesa.kernel.game import Component
from sobremesa.kernel.option import Option
from sobremesa.kernel.sketch import Panel, Sketch
from sobremesa.kernel.state import Plain

# What cards say instead where the table plays them otherwise, by the card's id.
STRICTLY: Final = {"quarantine": "does-quarantine-strict"}
NEARBY: Final = {card: f"does-{card}-near" for card in ("better-run", "seduction", "get-out", "friends")}
CERTAINTIES: Final = {**ROLE_IDS, CONTAGIOUS: "contagious"}
HOWS: Final = ("hand-seen", "card-seen", "offer-seen", "given", "got")
_STAGES: Final = {code: name.lower().replace("_", "-") for name, code in vars(frames).items() if isinstance(code, int)}
_BETWEEN_TWO: Final = (frames.OFFER, frames.ANSWER, frames.BURN, frames.MOVE)


def derive(view: Plain) -> Derived:
    me: int = view["seat"]
    sure = certainties(view)
    return {
        "out": [seat for seat in range(len(view["hands"])) if seat not in view["ring"]],
        "certain": [CERTAINTIES.get(role) for role in sure],
        "humans_left": sum(sure[seat] == HUMAN for seat in view["ring"]) if knows_all(view) else None,
        "notes": [_notes(view, seat) for seat in range(len(view["hands"]))] if 0 <= me < len(view["hands"]) else [],
        "stage": _stage(view),
        "says": says_instead(strictly=view["strict_quarantine"], nearby=view["neighbours"]),
    }


def next_of(view: Plain, seat: int) -> int:
    """The next player in the direction of play; the one who follows if that seat is out."""
    ring: list[int] = view["ring"]
    follower: int = view["follower"]
    direction: int = view["direction"]
    return ring[(ring.index(seat) + direction) % len(ring)] if seat in ring else follower


def certainties(view: Plain) -> list[int]:
    """The role of each seat as far as whoever looks is certain of it."""
    if view["unmasked"]:
        return list(view["unmasked"])
    me: int = view["seat"]
    return list(view["sure"][me] if 0 <= me < len(view["hands"]) else view["exposed"])


def knows_all(view: Plain) -> bool:
    """Whether it is La Cosa that looks."""
    me: int = view["seat"]
    return 0 <= me < len(view["hands"]) and view["roles"][me] == LA_COSA


def held_for_certain(view: Plain, row: Any, seat: int) -> tuple[tuple[int, ...], int]:
    """The cards known of that seat by a row of knowledge, and how many of them may have left since."""
    entry = row[seat]
    if not entry:
        return (), 0
    lost = view["left"][seat] - entry[0]
    return (tuple(entry[1:]), lost) if lost < len(entry) - 1 else ((), 0)


def _notes(view: Plain, seat: int) -> Page:
    """The page of one's notebook about a player."""
    me = view["seat"]
    cards, gone = held_for_certain(view, view["known"][me], seat)
    return {
        "cards": list(cards),
        "may_have_left": gone,
        "entries": [
            {"turn": turn, "how": HOWS[how], "cards": list(seen)}
            for turn, how, whom, *seen in view["notebook"][me]
            if whom == seat
        ],
    }


def _stage(view: Plain) -> Stage:
    if view["ending"] or not view["agenda"]:
        return {"kind": "over", "who": None, "whom": None}
    frame = view["agenda"][-1]
    kind = _STAGES[frame[0]]
    if frame[0] in _BETWEEN_TWO:
        return {"kind": kind, "who": frame[1], "whom": frame[2]}
    if frame[0] == frames.REVELATIONS:
        return {"kind": kind, "who": view["active"], "whom": frame[1]}
    return {"kind": kind, "who": view["active"], "whom": None}


# --- words for options -------------------------------------------------------------------------------------------


def describe(view: Plain, option: Option) -> Args:
    verb, args = option.verb, option.args
    if verb == "play-on":
        return ("card", CARDS[args[0]].id), ("who", args[1])
    if verb in ("play", "discard", "keep", "give", "defend", "put"):
        return (("card", CARDS[args[0]].id),)
    if verb == "axe-door":
        ring = view["ring"]
        beside = ring[(ring.index(args[0]) + 1) % len(ring)] if args[0] in ring else args[0]
        return ("who", args[0]), ("who2", beside)
    if verb in ("axe-quarantine", "aim"):
        return (("who", args[0]),)
    if verb == "accept":
        burning = bool(view["agenda"]) and view["agenda"][-1][0] == frames.BURN
        return (("choice", "burn" if burning else "move"),)
    return ()


# --- the board in words ------------------------------------------------------------------------------------------


def sketch(view: Plain) -> Sketch:
    me = view["seat"]
    ring = view["ring"]
    at = ring.index(me) if me in ring else 0
    seats = tuple(_seat(view, seat) for seat in ring[at:] + ring[:at])
    half = (len(seats) + 1) // 2
    rows = [(_table(view),), seats[:half], seats[half:]]
    if view["out"]:
        rows.append(tuple(_gone(view, seat) for seat in view["out"]))
    return tuple(row for row in rows if row)


def _table(view: Plain) -> Panel:
    count, panic = view["deck"]
    lines: list[Phrase] = [
        ("board-turn", (("who", view["active"]), ("turn", view["turn"]))),
        ("board-way", (("way", "clockwise" if view["direction"] > 0 else "back"),)),
        ("board-deck", (("count", count), ("panic", panic))),
        ("board-discard", (("count", view["discard"]),)),
    ]
    if view["in_play"]:
        lines.append(("board-in-play", (("card", tuple(CARDS[kind].id for kind in view["in_play"])),)))
    if view["face_up"]:
        lines.append(("board-face-up", (("card", tuple(CARDS[kind].id for kind in view["face_up"])),)))
    if view["humans_left"] is not None:
        lines.append(("board-humans-left", (("count", view["humans_left"]),)))
    return Panel(("game", ()), tuple(lines))


def _seat(view: Plain, seat: int) -> Panel:
    mine = seat == view["seat"]
    lines: list[Phrase] = []
    if mine:
        lines.append(("board-role", (("role", ROLE_IDS[view["roles"][seat]]),)))
        lines.append(("board-my-hand", (("card", tuple(CARDS[kind].id for kind in view["hands"][seat])),)))
    elif view["ending"]:
        lines.append(("board-certain", (("certain", view["certain"][seat]),)))
        lines.append(("board-open-hand", (("card", tuple(CARDS[kind].id for kind in view["hands"][seat])),)))
    else:
        lines.append(("board-hand", (("count", view["hands"][seat]),)))
        lines += _certain_lines(view, seat)
    if view["quarantine"][seat]:
        lines.append(("board-quarantine", (("count", view["quarantine"][seat]),)))
    ring = view["ring"]
    place = ring.index(seat)
    if view["doors"][place]:
        beside = ring[(place + 1) % len(ring)]
        lines.append(("board-door", (("who", beside), ("count", view["doors"][place]))))
    tone = "live" if seat == view["active"] else "mine" if mine else ""
    return Panel(("board-seat", (("who", seat),)), tuple(lines), tone)


def _certain_lines(view: Plain, seat: int) -> list[Phrase]:
    lines: list[Phrase] = []
    if view["certain"][seat]:
        lines.append(("board-certain", (("certain", view["certain"][seat]),)))
    if view["notes"]:
        note = view["notes"][seat]
        if note["cards"]:
            names = tuple(CARDS[kind].id for kind in note["cards"])
            lines.append(("board-known", (("card", names), ("count", note["may_have_left"]))))
    return lines


def _gone(view: Plain, seat: int) -> Panel:
    lines: list[Phrase] = [("board-out", ())]
    if view["certain"][seat]:
        lines.append(("board-certain", (("certain", view["certain"][seat]),)))
    return Panel(("board-seat", (("who", seat),)), tuple(lines), "dim")


# --- the box -----------------------------------------------------------------------------------------------------


def almanac() -> Almanac:
    """Every kind of card by its number, and what the other small numbers in a view stand for."""
    return {
        "cards": [{"id": card.id, "family": card.family} for card in CARDS],
        "roles": {str(role): name for role, name in CERTAINTIES.items()},
    }


def components(instead: Mapping[str, str]) -> tuple[Component, ...]:
    cards = [
        Component("card", card.id, len(card.corners), ((instead.get(card.id, f"does-{card.id}"), ()),))
        for card in CARDS
    ]
    return (*cards, Component("piece", "turn-card", 1))


def says_instead(*, strictly: bool, nearby: bool) -> dict[str, str]:
    """The texts of those cards that the options of the table change."""
    return {**(STRICTLY if strictly else {}), **(NEARBY if nearby else {})}
