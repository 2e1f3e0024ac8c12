"""What the table shows besides its pieces: worked out from a seat's view, so it can tell nothing the seat can't see."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any, Final

from sobremesa.games.cosa.book import BOOK, DUTY, HUMAN, LA_COSA, NEIGHBOURS, ROLES, STRICT
from sobremesa.games.cosa.box import CARDS, Card
from sobremesa.games.cosa.effects.playing import lies_between
from sobremesa.games.cosa.effects.variants import at_table
from sobremesa.games.cosa.moves import named
from sobremesa.games.cosa.options import SAID
from sobremesa.games.cosa.stage import OVER, stage_at
from sobremesa.games.cosa.state import UNKNOWN
from sobremesa.games.cosa.talk import in_words
from sobremesa.games.cosa.view import Almanac, Derived, Page, Stage
from sobremesa.kernel.decision import Args
from sobremesa.kernel.effects.node import Standing
from sobremesa.kernel.effects.registers import IT, WHO, WIDTH
from sobremesa.kernel.effects.words import YOU_DO
from sobremesa.kernel.game import Component
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase, PlainPhrase, plain_phrase
from sobremesa.kernel.sketch import Panel, Sketch
from sobremesa.kernel.state import Plain
from sobremesa.kernel.whisper import Whisper

HOWS: Final = ("hand-seen", "card-seen", "offer-seen", "given", "got")
MOMENTS: Final = {  # being chosen, and being out
    "befriended": "who2",
    "offered": "who2",
    "offered-openly": "who2",
    "stands-in": "who",
    "burned": "who",
    "eliminated": "who",
}
USUAL: Final = (DUTY.name,)  # what tables play where nobody chose otherwise


def derive(view: Plain) -> Derived:
    me: int = view["seat"]
    sure = certainties(view)
    return {
        "out": [seat for seat in range(len(view["hands"])) if seat not in view["ring"]],
        "certain": [None if role == UNKNOWN else ROLES.name_of(role) for role in sure],
        "humans_left": sum(sure[seat] == HUMAN for seat in view["ring"]) if knows_all(view) else None,
        "notes": [_notes(view, seat) for seat in range(len(view["hands"]))] if 0 <= me < len(view["hands"]) else [],
        "stage": _stage(view),
        "says": _says_instead(view),
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
    if not view["agenda"]:
        return {"kind": OVER, "who": None, "whom": None}
    row = view["registers"][-WIDTH:]
    return {"kind": stage_at(*view["agenda"][-1]), "who": row[WHO], "whom": row[IT] if row[IT] >= 0 else None}


# --- words for options -------------------------------------------------------------------------------------------


def describe(view: Plain, option: Option) -> Args:
    verb, args = option.verb, option.args
    if verb == "chop-door":
        ring = view["ring"]
        beside = ring[(ring.index(args[1]) + 1) % len(ring)] if args[1] in ring else args[1]
        return named(args[0]), ("who", args[1]), ("who2", beside)
    if verb == "play-on":
        return named(args[0]), ("who", args[1]), ("between", int(lies_between(CARDS[args[0]])))
    if verb == "chop-quarantine":
        return named(args[0]), ("who", args[1])
    if verb in SAID:
        return in_words(view["seat"], option)
    if verb == "aim":
        return (("who", args[0]),)
    return (named(args[0]),) if args else ()


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


def whisper(view: Plain) -> Whisper | None:
    """Who one is and, from the first exchange on, what one was given last: both sides are told, whatever it was.

    What the fallen were stays a secret too.
    """
    me: int = view["seat"]
    if not 0 <= me < len(view["hands"]) or view["ending"]:
        return None
    role = ROLES.name_of(view["roles"][me])
    tone = "good" if view["roles"][me] == HUMAN else "bad"
    certain = view["certain"]
    says: list[Phrase] = [(f"whisper-{role}", ())]
    if role == "infected" and "thing" in certain:
        says.append(("whisper-who-it-is", (("who", certain.index("thing")),)))
    got = [note for note in view["notebook"][me] if HOWS[note[1]] == "got"]
    if not got:
        return Whisper("role", (f"role-{role}", ()), tuple(says), tone)
    turn, _, giver, *cards = got[-1]
    given: Phrase = ("whisper-given", (("who", giver), ("card", tuple(CARDS[kind].id for kind in cards))))
    # Friends may exchange twice in one turn.
    mark = f"{turn}-{giver}-{sum(note[0] == turn for note in got)}"
    return Whisper(mark, (f"role-{role}", ()), (given, *says), tone)


def _table(view: Plain) -> Panel:
    count, panic = view["deck"]
    lines: list[Phrase] = [
        ("board-turn", (("who", view["active"]), ("turn", view["turn"]))),
        ("board-way", (("way", "clockwise" if view["direction"] > 0 else "back"),)),
        ("board-deck", (("count", count), ("panic", panic))),
        ("board-discard", (("count", view["discard"]),)),
    ]
    if view["resolving"]:
        lines.append(("board-resolving", (("card", tuple(CARDS[kind].id for kind in view["resolving"])),)))
    if view["face_up"]:
        lines.append(("board-face-up", (("card", tuple(CARDS[kind].id for kind in view["face_up"])),)))
    if view["humans_left"] is not None:
        lines.append(("board-humans-left", (("count", view["humans_left"]),)))
    return Panel(("game", ()), tuple(lines), places=("deck", "discard"))


def _seat(view: Plain, seat: int) -> Panel:
    mine = seat == view["seat"]
    lines: list[Phrase] = []
    if mine:
        lines.append(("board-role", (("role", ROLES.name_of(view["roles"][seat])),)))
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
    places = (f"seat-{seat}", "hand") if mine else (f"seat-{seat}",)
    return Panel(("board-seat", (("who", seat),)), tuple(lines), tone, places=places)


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


def says(card: Card, tables: Collection[str]) -> tuple[Phrase, ...]:
    """All that a card says at a table that plays so; last of all, what is so while it lies before somebody."""
    doing: list[Phrase] = []
    lying: list[Phrase] = []
    for part in BOOK.cards[card.thing].parts.values():
        told = lying if isinstance(part, Standing) else doing
        told += part.sentences(YOU_DO)
    doing = list(at_table(doing, tables))
    if lying:
        doing.append(("in-quarantine", (("items", at_table(lying, tables)),)))
    return tuple([("sentence", (("do", phrase),)) for phrase in doing])


def _says_instead(view: Plain) -> dict[str, list[PlainPhrase]]:
    settings = ((STRICT, view["strict_quarantine"]), (NEIGHBOURS, view["neighbours"]), (DUTY, view["duty"]))
    return _changed(tuple([table.name for table, so in settings if so]))


@cache
def _changed(tables: tuple[str, ...]) -> dict[str, list[PlainPhrase]]:
    return {
        card.id: [plain_phrase(phrase) for phrase in says(card, tables)]
        for card in CARDS
        if says(card, tables) != says(card, USUAL)
    }


def almanac() -> Almanac:
    """Every kind of card by its number, and what the other small numbers in a view stand for."""
    return {
        "cards": [
            {
                "id": card.id,
                "family": card.family,
                "says": [plain_phrase(phrase) for phrase in says(card, USUAL)],
            }
            for card in CARDS
        ],
        "roles": {str(word.number): word.name for word in ROLES.words},
        "sought": ROLES.name_of(LA_COSA),
    }


def components(tables: Collection[str]) -> tuple[Component, ...]:
    cards = [Component("card", card.id, len(card.corners), says(card, tables)) for card in CARDS]
    return (*cards, Component("piece", "turn-card", 1))
