"""What a table shows besides its pieces: the board in words, labels, and everything in the box."""

from __future__ import annotations

from sobremesa.games.eldritch.book import (
    ANCIENTS,
    ASSETS,
    BOOK,
    INVESTIGATORS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
    SPACES,
    THINGS,
)
from sobremesa.games.eldritch.facts import GATE_COLOUR, GATE_SPACE, MYTHOS_FACTS, OMEN_TRACK, SHEETS
from sobremesa.games.eldritch.state import ALIVE, HELD
from sobremesa.games.eldritch.words import COLOURS, DECKS, SKILLS, TICKETS
from sobremesa.kernel.decision import Args
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.sketch import Panel, Piece, Sketch
from sobremesa.kernel.state import Plain

# --- labels -------------------------------------------------------------------------------------------------------


def describe(option: Option) -> Args:
    if option.verb == "pick":
        return (("thing", THINGS.say(option.args[0])),)
    if option.verb == "meet":
        return (("deck", DECKS.words[option.args[0]].name),)
    if option.verb in ("ticket", "give-ticket", "take-ticket"):
        return (("ticket", TICKETS.words[option.args[0]].name),)
    if option.verb == "omen":
        at = option.args[0]
        return (("n", at + 1), ("colour", COLOURS.words[OMEN_TRACK[at]].name))
    if option.verb == "number":
        return (("a", option.args[0]),)
    if option.verb in ("reroll", "die"):
        return (("n", option.args[0]),)
    if option.verb == "branch":
        return (("n", option.args[0] + 1),)
    return ()


# --- the table in words -------------------------------------------------------------------------------------------


def sketch(view: Plain) -> Sketch:
    """The fate of the world, what lies where on its spaces, and the investigators."""
    seats = range(len(view["life"]))
    return (
        (_fate(view), _mystery(view), _reserve(view)),
        (_world(view),),
        tuple([_investigator(view, seat) for seat in seats]),
    )


def _fate(view: Plain) -> Panel:
    side = ANCIENTS.first + 2 * view["ancient"] + view["is_awake"]
    lines: list[Phrase] = [
        ("board-doom", (("n", view["doom"]),)),
        ("board-omen", (("colour", COLOURS.words[OMEN_TRACK[view["omen"]]].name),)),
        ("board-mythos-deck", (("n", view["mythos_deck"]),)),
    ]
    if view["omen_tokens"]:
        lines.append(("board-omen-tokens", (("n", view["omen_tokens"]),)))
    if view["sheet_tokens"]:
        lines.append(("board-sheet-tokens", (("n", view["sheet_tokens"]),)))
    return Panel(THINGS.say(side), tuple(lines), "bad", places=("ancient", "doom", "omen"))


def _mystery(view: Plain) -> Panel:
    pieces = []
    if view["mystery"] >= 0:
        pieces.append(_card(MYSTERIES.first + view["mystery"]))
    pieces += [_card(MYTHOS.first + card) for card in view["ongoing"]]
    lines: list[Phrase] = [("board-solved", (("n", len(view["solved"])),))]
    if view["mystery_tokens"]:
        lines.append(("board-mystery-tokens", (("n", view["mystery_tokens"]),)))
    lines += [
        ("board-tokens", (("thing", THINGS.say(MYTHOS.first + card)), ("n", view["mythos_tokens"][card])))
        for card in view["ongoing"]
        if view["mythos_tokens"][card]
    ]
    return Panel(("board-mysteries", ()), tuple(lines), "live", tuple(pieces), places=("mystery", "ongoing"))


def _reserve(view: Plain) -> Panel:
    pieces = tuple([_card(ASSETS.first + card) for card in view["reserve"]])
    return Panel(("board-reserve", ()), (), "", pieces, places=("reserve",))


def _card(thing: int) -> Piece:
    card = BOOK.cards[thing]
    option = BOOK.pick.get(thing)
    return Piece(THINGS.say(thing), card.sentences(), () if option is None else (option,))


def _world(view: Plain) -> Panel:
    """Only spaces where something is, or that can be meant now."""
    pieces = []
    for space in range(len(SPACES)):
        lies = _on(view, space)
        if lies:
            pieces.append(
                Piece(
                    ("board-space", (("space", SPACES.names[space]), ("lies", tuple(lies)))),
                    options=(BOOK.pick[SPACES.first + space],),
                )
            )
    return Panel(("board-world", ()), (), "", tuple(pieces), places=("world",))


def _on(view: Plain, space: int) -> list[Phrase]:
    lies: list[Phrase] = [("the-player", (("who", seat),)) for seat, at in enumerate(view["places"]) if at == space]
    lies += [
        ("board-gate", (("colour", COLOURS.words[GATE_COLOUR[gate]].name),))
        for gate, at in enumerate(view["gate_at"])
        if at == space == GATE_SPACE[gate]
    ]
    if clues := view["clue_at"].count(space):
        lies.append(("lot-clue", (("n", clues),)))
    lies += [THINGS.say(MONSTERS.first + token) for token, at in enumerate(view["monster_at"]) if at == space]
    if view["expedition"] == space:
        lies.append(("board-expedition", ()))
    lies += [
        ("board-rumour", (("thing", THINGS.say(MYTHOS.first + card)),))
        for card in view["ongoing"]
        if MYTHOS_FACTS[card].space == space
    ]
    if view["mystery_marks"][space] or view["ancient_marks"][space]:
        lies.append(("board-mark", ()))
    lies += [
        ("board-fallen", (("thing", THINGS.say(INVESTIGATORS.first + sheet)),))
        for sheet, at in enumerate(view["fallen_at"])
        if at == space
    ]
    return lies


def _investigator(view: Plain, seat: int) -> Panel:
    title: Phrase = ("the-player", (("who", seat),))
    sheet = view["sheets"][seat]
    tone = "live" if seat == view["active"] else "mine" if seat == view["seat"] else ""
    if view["life"][seat] != ALIVE or sheet < 0:
        return Panel(title, (("board-gone", ()),), "dim", places=(f"seat-{seat}",))
    facts = SHEETS[sheet]
    lines: list[Phrase] = [
        THINGS.say(INVESTIGATORS.first + sheet),
        ("board-at", (("space", SPACES.names[view["places"][seat]]),)),
        ("board-health", (("n", view["health"][seat]), ("n2", facts.health))),
        ("board-sanity", (("n", view["sanity"][seat]), ("n2", facts.sanity))),
        ("board-skills", (("rows", tuple([_skill(view, seat, skill) for skill in range(len(SKILLS))])),)),
        ("lot-clue", (("n", view["clue_at"].count(HELD + seat)),)),
    ]
    if any(view["tickets"][seat]):
        train, ship = view["tickets"][seat]
        lines.append(("board-tickets", (("n", train), ("n2", ship))))
    if view["delayed"][seat]:
        lines.append(("board-delayed", ()))
    if seat == view["lead"]:
        lines.append(("board-lead", ()))
    pieces = tuple([_card(thing) for thing in view["held"][seat]])
    return Panel(title, tuple(lines), tone, pieces, (BOOK.pick[seat],), places=(f"seat-{seat}",))


def _skill(view: Plain, seat: int, skill: int) -> Phrase:
    n = SHEETS[view["sheets"][seat]].skills[skill] + view["improved"][seat][skill]
    return "board-skill", (("skill", SKILLS.words[skill].name), ("n", n))


# --- everything in the box ----------------------------------------------------------------------------------------
