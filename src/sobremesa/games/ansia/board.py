"""What the table shows besides its pieces: worked out from a seat's view, so it can tell nothing the seat can't see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sobremesa.games.ansia.account import account_of, tie_of
from sobremesa.games.ansia.book import (
    BOOK,
    CARDS,
    DISCOUNT,
    HUNTS,
    MISSIONS,
    SPACES,
    SUMMING,
    TOKEN_COPIES,
    TOKENS,
    VAMPIRES,
)
from sobremesa.games.ansia.cards.facts import FACTS, HUMANS, MISSION_FACTS, Facts
from sobremesa.games.ansia.dawn import standing_of
from sobremesa.games.ansia.effects.tallies import Worth, owned
from sobremesa.games.ansia.hunting import COSTS, REGION_BONUS, cost_of
from sobremesa.games.ansia.map import (
    BOARD,
    BY_DISTANCE,
    CLOSED_CHEST,
    CLOSED_CHESTS,
    CRYPT,
    CRYPTS,
    DISTANCE,
    HOME,
    LABYRINTH,
    NOTHING,
    OPEN_CHEST,
    OPEN_CHESTS,
    REGION_OF,
)
from sobremesa.games.ansia.order import place_in_turn
from sobremesa.games.ansia.race import BEGINS, lane_of
from sobremesa.games.ansia.seen import laid_out
from sobremesa.games.ansia.state import COLUMNS, LAST_TURN, NONE, RUNNING, SCHEMA, Ansia
from sobremesa.games.ansia.view import Almanac, Derived, Pile, Stride, Sum
from sobremesa.games.ansia.words import KINDS, SOURCES, STRIDES
from sobremesa.kernel.decision import Args
from sobremesa.kernel.effects.ears import hear_anew
from sobremesa.kernel.effects.listening import fire_among
from sobremesa.kernel.effects.node import SPAN
from sobremesa.kernel.effects.running import advance
from sobremesa.kernel.effects.standing import Rule
from sobremesa.kernel.game import Component
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase, PlainPhrase, plain_phrase
from sobremesa.kernel.sketch import Panel, Sketch
from sobremesa.kernel.state import Plain
from sobremesa.kernel.zones import Zone

MOMENTS: Final[dict[str, str]] = {  # what one is dealt, what comes to light for one, being pushed, and the sun
    "drew-missions": "who",
    "took-token": "who",
    "hunted-in-tavern": "who",
    "took-another": "who",
    "pushed": "who2",
    "came-home": "who",
    "safe": "who",
    "scorched": "who",
    "burnt": "who",
}
FAR_ENOUGH: Final = 5  # spaces ahead that a board in words tells of, where no speed says how many


# --- what follows from what is seen ------------------------------------------------------------------------------


def derive(view: Plain) -> Derived:
    s = laid_out(view)
    me = view["seat"]
    seats = range(len(s.places))
    who = s.active if s.active != NONE else me
    mine = view["missions"][me] if me in seats else ()
    looking = view["looking"][me] if me in seats else ()
    wanted = (*s.public, *mine) if me == s.active and me in seats else ()
    public_worth = [[_worth(s, seat, mission) for mission in s.public] for seat in seats]
    is_over = s.ending != RUNNING
    return {
        "order": sorted(
            [seat for seat in seats if not s.rested[seat] and seat != s.active],
            key=lambda seat: place_in_turn(s, seat),
        ),
        "way_home": [DISTANCE[space][HOME] for space in s.places],
        "steps": list(DISTANCE[s.places[s.active]]) if s.active != NONE else [],
        "piles": [_pile(s, who, pile, wanted) for pile in range(len(s.quarry))],
        "sums": [_sum(s, seat, view["hands"][seat] if seat == me else ()) for seat in seats],
        "outlay": _outlay(s),
        "public_worth": public_worth,
        "worth": [_worth(s, me, mission) for mission in mine],
        "looking_worth": [_worth(s, me, mission) for mission in looking],
        "ranking": sorted(seats, key=lambda seat: (seat in s.ashes, [-n for n in standing_of(s, seat)])),
        "in_sight": [sum(public_worth[seat]) + _bonuses(s, seat) for seat in seats],
        "lanes": [lane_of(s, seat) for seat in seats] if s.moon >= BEGINS and not is_over else [],
        "account": [account_of(s, seat) for seat in seats] if is_over else [],
        "tie": tie_of(s),
    }


def _pile(s: Ansia, who: int, pile: int, wanted: Sequence[int]) -> Pile:
    humans = [card for card in s.quarry[pile] if card in HUMANS]
    each = REGION_BONUS.get(REGION_OF[s.places[who]], 0) if who >= 0 else 0
    return {
        "cost": cost_of(s, who, pile),
        "points": sum([FACTS[card].points for card in humans]),
        "bonus": each * len(humans),
        "gains": _gains(s, who, s.quarry[pile], wanted) if s.quarry[pile] else [],
    }


def _gains(s: Ansia, who: int, cards: Zone, wanted: Sequence[int]) -> list[int]:
    """What each of these missions would bring more, if the vampire had those cards too."""
    before = [_worth(s, who, mission) for mission in wanted]
    mine = s.discards[who]
    s.discards[who] = mine + cards
    after = [_worth(s, who, mission) for mission in wanted]
    s.discards[who] = mine
    return [then - now for now, then in zip(before, after, strict=True)]


def _outlay(s: Ansia) -> list[Stride]:
    if s.active == NONE or not s.strides:
        return []
    steps = [s.strides[at : at + 3] for at in range(0, len(s.strides), 3)]
    scores = [score for _, _, score in steps[1:]] + [s.scores[s.active]]
    return [
        {"on": STRIDES.name_of(on), "cost": cost, "points": after - before}
        for (on, cost, before), after in zip(steps, scores, strict=True)
    ]


def _bonuses(s: Ansia, seat: int) -> int:
    """What the cards of a vampire would bring at dawn."""
    if seat in s.ashes:
        return 0
    parts = [BOOK.cards[CARDS.thing(card)].part("scored") for card in owned(s, seat)]
    return sum([part.points(s, seat) for part in parts if isinstance(part, Worth)])


def _sum(s: Ansia, seat: int, hand: Sequence[int]) -> Sum:
    t = SCHEMA.clone(s)
    t.zones[seat] += tuple(hand)
    t.active = seat
    hear_anew(t)
    cards = t.zones[seat]
    extra = _quickened(t, seat)
    return {
        "cards": list(cards),
        "held": len(hand),
        "extra": extra,
        "total": sum([FACTS[card].speed for card in cards]) + sum(extra),
    }


def _quickened(t: Ansia, seat: int) -> list[int]:
    """What each card in play adds to the speed; of two of a kind the first says it for both."""
    heard = t.ears[SUMMING.number]
    found: list[int] = []
    for at, card in enumerate(t.zones[seat]):
        mine = [] if card in t.zones[seat][:at] else [each for each in heard if each % SPAN == CARDS.thing(card)]
        t.agenda, t.registers, t.speed = [], [], 0
        fire_among(t, mine, SUMMING, seat)
        advance(t)
        found.append(t.speed)
    return found


def _worth(s: Ansia, seat: int, mission: int) -> int:
    """What the mission would bring now, or brought at dawn."""
    part = BOOK.cards[MISSIONS.thing(mission)].part("scored")
    return part.points(s, seat) if isinstance(part, Worth) and seat not in s.ashes else 0


# --- what never changes ------------------------------------------------------------------------------------------


def almanac() -> Almanac:
    return {
        "spaces": [
            {"name": space.name, "region": space.region.name, "site": space.site.name, "scorch": space.scorch}
            for space in BOARD
        ],
        "cards": [
            {
                "name": CARDS.names[card],
                "type": facts.type.name,
                "kind": facts.kind.name if facts.kind is not None else None,
                "category": facts.category.name,
                "speed": facts.speed,
                "points": facts.points,
                "traits": _traits(card),
                "says": [plain_phrase(phrase) for phrase in _card_says(card)],
            }
            for card, facts in enumerate(FACTS)
        ],
        "missions": [
            {
                "name": MISSIONS.names[mission],
                "golden": facts.is_golden,
                "says": [plain_phrase(phrase) for phrase in _mission_says(mission)],
            }
            for mission, facts in enumerate(MISSION_FACTS)
        ],
        "tokens": [{"name": name, "says": _says(TOKENS.thing(token))} for token, name in enumerate(TOKENS.names)],
        "vampires": list(VAMPIRES.names),
        "sources": [source.name for source in SOURCES.words],
        "open_chests": list(OPEN_CHESTS),
        "closed_chests": list(CLOSED_CHESTS),
        "crypts": list(CRYPTS),
        "costs": list(COSTS[:COLUMNS]),
        "last_turn": LAST_TURN,
    }


def _says(thing: int) -> list[PlainPhrase]:
    return [plain_phrase(phrase) for phrase in BOOK.cards[thing].sentences()]


def _card_says(card: int) -> tuple[Phrase, ...]:
    """What stands on it, the mark of those that novices start with too: not each copy of a card need bear it."""
    facts = FACTS[card]
    mark: tuple[Phrase, ...] = ()
    if facts.marked == facts.copies:
        mark = (("novice-mark", ()),)
    elif facts.marked:
        mark = (("novice-mark-on", (("n", facts.marked), ("copies", facts.copies))),)
    return (*BOOK.cards[CARDS.thing(card)].sentences(), *mark)


def _mission_says(mission: int) -> tuple[Phrase, ...]:
    """What stands on it, and whether its title is white."""
    white: tuple[Phrase, ...] = (("white-title", ()),) if MISSION_FACTS[mission].is_white else ()
    return (*BOOK.cards[MISSIONS.thing(mission)].sentences(), *white)


def _traits(card: int) -> list[str]:
    """What can be told by a sign: rules of the glossary, and what happens to who hunts it or at dawn."""
    found = [
        node.question.name
        for node in BOOK.standing_of(CARDS.thing(card))
        if isinstance(node, Rule) and node.question not in (HUNTS, DISCOUNT)
    ]
    parts = BOOK.cards[CARDS.thing(card)].parts
    return found + [part for part in ("hunted", "scored") if part in parts]


def describe(view: Plain, option: Option) -> Args:
    """Piles by row and cost, wells and kinds by name, whatever else by what it is."""
    if option.verb == "hunt":
        pile = option.args[0]
        cards = view["quarry"][pile] if pile < len(view["quarry"]) else ()
        return (
            ("row", pile // COLUMNS + 1),
            ("n", COSTS[pile]),
            ("card", tuple([CARDS.names[card] for card in cards])),
        )
    if option.verb == "drift":
        return (("space", SPACES.names[option.args[0]]),)
    if option.verb == "like":
        return (("kind", KINDS.name_of(option.args[0])),)
    if option.verb == "pick":
        return (("thing", BOOK.things.say(option.args[0])),)
    return ()


# --- the table in words ------------------------------------------------------------------------------------------


def sketch(view: Plain) -> Sketch:
    """The night and the way ahead, the hunt zone as a table of three columns, the vampires."""
    seats = range(len(view["places"]))
    night: list[Phrase] = [
        ("board-public", (("mission", tuple([MISSIONS.names[one] for one in view["public"]])),)),
        ("board-stacks", (("n", view["deck"]), ("n2", view["tavern"]))),
    ]
    if view["tiles"]:
        night.append(("board-tiles", (("points", tuple(view["tiles"])),)))
    moon = Panel(("board-moon", (("n", view["moon"]), ("last", LAST_TURN))), tuple(night), places=("moon", "public"))
    columns = tuple([_column(view, column) for column in range(COLUMNS)])
    rows: Sketch = ((moon, _way_ahead(view)), columns, tuple([_vampire(view, seat) for seat in seats]))
    return rows


def _column(view: Plain, column: int) -> Panel:
    piles = [
        (
            "board-pile",
            (("row", at // COLUMNS + 1), ("n", view["piles"][at]["cost"]), _worth_of(view, at), _cards(pile)),
        )
        for at, pile in enumerate(view["quarry"])
        if pile and at % COLUMNS == column
    ]
    return Panel(("board-column", (("n", COLUMNS - column),)), tuple(piles), "live", places=("quarry",))


def _worth_of(view: Plain, pile: int) -> tuple[str, int]:
    return ("points", view["piles"][pile]["points"] + view["piles"][pile]["bonus"])


def _way_ahead(view: Plain) -> Panel:
    """The map as whoever has the turn, or else whoever looks, finds it: what lies how far, and who is there."""
    who = view["active"] if view["active"] != NONE else max(view["seat"], 0)
    here = view["places"][who]
    far = max(FAR_ENOUGH, view["speed"]) if who == view["active"] else FAR_ENOUGH
    lines: list[Phrase] = [("board-place", (("space", SPACES.names[here]),))]
    for steps in range(1, far + 1):
        spots = [_spot(view, space) for space in BY_DISTANCE[here] if DISTANCE[here][space] == steps]
        if spots:
            lines.append(("board-ahead", (("n", steps), ("spot", tuple(spots)))))
    return Panel(("board-map", (("who", who),)), tuple(lines))


def _spot(view: Plain, space: int) -> Phrase:
    name = ("space", SPACES.names[space])
    spot: Phrase = ("spot", (name,))
    if (sight := _sight(view, space)) is not None:
        spot = ("spot-site", (name, ("sight", sight)))
    there = tuple([seat for seat, place in enumerate(view["places"]) if place == space])
    return ("spot-with", (("spot", spot), ("who", there))) if there else spot


def _sight(view: Plain, space: int) -> Phrase | None:
    """What there is, and what is left of it."""
    site = BOARD[space].site
    args: Args = ()
    if site is NOTHING or (site is LABYRINTH and not view["roses"]):
        return None
    if site is OPEN_CHEST:
        token = view["open_chests"][OPEN_CHESTS.index(space)]
        if token == NONE:
            return "chest-empty", ()
        args = (("token", TOKENS.names[token]),)
    elif site is CLOSED_CHEST and not view["closed_chests"][CLOSED_CHESTS.index(space)]:
        return "chest-empty", ()
    elif site is CRYPT:
        args = (("n", view["crypts"][CRYPTS.index(space)]),)
    elif site is LABYRINTH:
        args = (_cards(view["roses"]),)
    return f"sight-{site.name}", args


def _vampire(view: Plain, seat: int) -> Panel:
    lines: list[Phrase] = [
        ("board-place", (("space", SPACES.names[view["places"][seat]]),)),
        ("board-home", (("n", view["way_home"][seat]),)),
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


def _printed(facts: Facts) -> Phrase:
    """What stands on a card besides its text."""
    of = ("category", facts.category.name) if facts.kind is None else ("kind", facts.kind.name)
    return f"fact-{facts.type.name}", (of, ("speed", facts.speed), ("n", facts.points))


def components() -> tuple[Component, ...]:
    found = [
        Component("card", CARDS.names[card], facts.copies, (_printed(facts), *_card_says(card)))
        for card, facts in enumerate(FACTS)
    ]
    found += [
        Component("mission", MISSIONS.names[mission], 1, _mission_says(mission))
        for mission in range(len(MISSION_FACTS))
    ]
    found += [
        Component("token", TOKENS.names[token], copies, BOOK.cards[TOKENS.thing(token)].sentences())
        for token, copies in enumerate(TOKEN_COPIES)
    ]
    found += [
        Component("vampire", VAMPIRES.names[vampire], 1, BOOK.cards[VAMPIRES.thing(vampire)].sentences())
        for vampire in range(len(VAMPIRES))
    ]
    return tuple(found)
