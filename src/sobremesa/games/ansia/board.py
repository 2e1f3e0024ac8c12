"""What the table shows besides its pieces: worked out from a seat's view, so it can tell nothing the seat can't see."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.ansia.book import BOOK, CARDS, MISSIONS, SPACES, TOKENS, VAMPIRES
from sobremesa.games.ansia.cards.facts import FACTS
from sobremesa.games.ansia.cards.missions import FACTS as MISSION_FACTS
from sobremesa.games.ansia.cards.tokens import COPIES
from sobremesa.games.ansia.map import BOARD, EDGES, RANK, REGION_OF, ROUTE_OF
from sobremesa.games.ansia.state import COLUMNS
from sobremesa.games.ansia.view import Almanac, Derived
from sobremesa.games.ansia.words import KINDS, SOURCES
from sobremesa.kernel.decision import Args
from sobremesa.kernel.game import Component
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.sketch import Panel, Sketch
from sobremesa.kernel.state import Plain


def derive(view: Plain) -> Derived:
    return {"order": _order(view)}


def _order(view: Plain) -> list[int]:
    """Who plays when, of those who haven't yet."""
    places, atop = view["places"], list(view["atop"])
    waiting = [seat for seat, rested in enumerate(view["rested"]) if not rested and seat != view["active"]]
    return sorted(
        waiting,
        key=lambda seat: (
            REGION_OF[places[seat]],
            ROUTE_OF[places[seat]],
            -RANK[places[seat]],
            atop.index(seat),
        ),
    )


def almanac() -> Almanac:
    return {
        "spaces": [
            {"name": space.name, "region": space.region.name, "site": space.site.name, "scorch": space.scorch}
            for space in BOARD
        ],
        "edges": [(a, b, route.name) for a, b, route in EDGES],
        "cards": [
            {
                "name": CARDS.names[card],
                "type": facts.type.name,
                "kind": facts.kind.name if facts.kind is not None else None,
                "category": facts.category.name,
                "speed": facts.speed,
                "points": facts.points,
            }
            for card, facts in enumerate(FACTS)
        ],
        "missions": [
            {"name": MISSIONS.names[mission], "golden": facts.is_golden} for mission, facts in enumerate(MISSION_FACTS)
        ],
        "tokens": list(TOKENS.names),
        "vampires": list(VAMPIRES.names),
        "kinds": [kind.name for kind in KINDS.words],
        "sources": [source.name for source in SOURCES.words],
    }


def describe(view: Plain, option: Option) -> Args:
    """Piles by row and cost, wells and kinds by name, whatever else by what it is."""
    if option.verb == "hunt":
        pile = option.args[0]
        cards = view["quarry"][pile] if pile < len(view["quarry"]) else ()
        return (("row", pile // 3 + 1), ("n", 3 - pile % 3), ("card", tuple([CARDS.names[card] for card in cards])))
    if option.verb == "drift":
        return (("space", SPACES.names[option.args[0]]),)
    if option.verb == "like":
        return (("kind", KINDS.name_of(option.args[0])),)
    if option.verb == "pick":
        return (("thing", BOOK.things.say(option.args[0])),)
    return ()


def sketch(view: Plain) -> Sketch:
    seats = range(len(view["places"]))
    vampires = tuple([_vampire(view, seat) for seat in seats])
    piles = [
        ("board-pile", (("row", at // COLUMNS + 1), ("n", COLUMNS - at % COLUMNS), _cards(pile)))
        for at, pile in enumerate(view["quarry"])
        if pile
    ]
    night: list[Phrase] = [("board-public", (("mission", tuple([MISSIONS.names[one] for one in view["public"]])),))]
    moon = Panel(("board-moon", (("n", view["moon"]),)), tuple(night), places=("moon", "public"))
    zone = Panel(("board-quarry", ()), tuple(piles), "live", places=("quarry",))
    return ((moon, zone), vampires)


def _vampire(view: Plain, seat: int) -> Panel:
    lines: list[Phrase] = [
        ("board-place", (("space", SPACES.names[view["places"][seat]]),)),
        ("board-score", (("n", view["scores"][seat]),)),
    ]
    if view["zones"][seat]:
        lines.append(("board-zone", (_cards(view["zones"][seat]),)))
    if view["tokens"][seat]:
        lines.append(("board-tokens", (("token", tuple([TOKENS.names[token] for token in view["tokens"][seat]])),)))
    if seat == view["seat"]:
        if view["hands"][seat]:
            lines.append(("board-hand", (_cards(view["hands"][seat]),)))
        mine = view["missions"][seat]
        if mine:
            lines.append(("board-missions", (("mission", tuple([MISSIONS.names[mission] for mission in mine])),)))
    tone = "live" if seat == view["active"] else "mine" if seat == view["seat"] else ""
    own = ("hand", "missions") if seat == view["seat"] else ()
    return Panel(("the-player", (("who", seat),)), tuple(lines), tone, places=(f"seat-{seat}", *own))


def _cards(cards: Sequence[int]) -> tuple[str, tuple[str, ...]]:
    return ("card", tuple([CARDS.names[card] for card in cards]))


def components() -> tuple[Component, ...]:
    found = [
        Component("card", CARDS.names[card], facts.copies, BOOK.cards[CARDS.thing(card)].sentences())
        for card, facts in enumerate(FACTS)
    ]
    found += [
        Component("mission", MISSIONS.names[mission], 1, BOOK.cards[MISSIONS.thing(mission)].sentences())
        for mission in range(len(MISSION_FACTS))
    ]
    found += [
        Component("token", TOKENS.names[token], copies, BOOK.cards[TOKENS.thing(token)].sentences())
        for token, copies in enumerate(COPIES)
    ]
    found += [
        Component("vampire", VAMPIRES.names[vampire], 1, BOOK.cards[VAMPIRES.thing(vampire)].sentences())
        for vampire in range(len(VAMPIRES))
    ]
    return tuple(found)
