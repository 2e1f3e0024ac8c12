"""What the table shows besides its pieces: worked out from a seat's view, so it can tell nothing the seat can't see."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final

from sobremesa.games.princesa import duel
from sobremesa.games.princesa.book import BEFORE_ACTION, BOOK
from sobremesa.games.princesa.cards import CARDS, SECRETS, Card
from sobremesa.games.princesa.duel import DUEL
from sobremesa.games.princesa.effects.gold import MayPay
from sobremesa.games.princesa.effects.own_cards import MayDiscard, TakeFromShop
from sobremesa.games.princesa.effects.spells import LiftAny
from sobremesa.games.princesa.imagining import imagined
from sobremesa.games.princesa.kinds import (
    ATTACK,
    CARD_IDS,
    DEFENCE,
    GEAR,
    HEARTS,
    HERO_IDS,
    HEROES,
    KIDNAPPER,
    MAGIC,
    NO_HERO,
    PRINCESS,
    SECRET_IDS,
    STRATEGY,
    SYMBOLS,
    TYPE_OF,
    TYPES,
)
from sobremesa.games.princesa.knowledge import doubtful_of, sure_of
from sobremesa.games.princesa.moves import hand_size
from sobremesa.games.princesa.options import EXPLORE, WANDER
from sobremesa.games.princesa.rates import hand_limit, price_for
from sobremesa.games.princesa.state import (
    BANK,
    CAPTIVE,
    CENTRE,
    INNOCENT,
    NO_CARD,
    NOBODY_THERE,
    UNKNOWN,
    WANDER_DRAW,
)
from sobremesa.games.princesa.turn import ACTING, TURN, Revive, Trade
from sobremesa.games.princesa.victory import Victory
from sobremesa.games.princesa.view import Almanac, Derived, Held, Page
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.words import YOU_DO
from sobremesa.kernel.game import Component
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Args, Phrase, plain_phrase
from sobremesa.kernel.sketch import Panel, Sketch
from sobremesa.kernel.state import Plain
from sobremesa.kernel.whisper import Whisper

HOWS: Final = ("peeked", "witnessed", "revealed", "fell", "used", "road-ended")
MOMENTS: Final = {"challenged": "who2", "enchanted": "who2", "eliminated": "who", "revived": "who"}
HEARTS_IN_BOX: Final = 50

_OF_A_DUEL: Final = tuple(
    next(card.kind for card in CARDS if TYPE_OF[card.kind] == face) for face in (ATTACK, DEFENCE, STRATEGY)
)


def derive(view: Plain) -> Derived:
    s = imagined(view, view["seat"])
    seats = range(len(s.hands))
    sizes = [hand_size(s, seat) for seat in seats]
    limits = [hand_limit(s, seat) for seat in seats]
    return {
        "hand_sizes": sizes,  # the Princess included
        "overloaded": [sizes[seat] > limits[seat] and not view["ghosts"][seat] for seat in seats],
        "prices": [price_for(s, seat) for seat in seats],
        "most_hearts": [0 if hero == NO_HERO else HEARTS[hero] for hero in view["heroes"]],
        "partner": (view["seat"] + 2) % len(sizes) if view["teams"] and view["seat"] in seats else None,
        "notes": [_page(view, seat) for seat in seats],
        "laying": _is_laying(view),
        "tied": _tied(view),
        "deck_means": _deck_means(view),
        "held": _held(view),
    }


def _held(view: Plain) -> list[Held]:
    me: int = view["seat"]
    if not 0 <= me < len(view["hands"]):
        return []
    # What was turned over stays told until the next duel, but by then it is as good as new.
    turned = list(view["played"][me]) if view["duel"] else []
    held: list[Held] = []
    for kind in view["hands"][me]:
        held.append({"kind": kind, "can_be_laid": kind not in turned})
        if kind in turned:
            turned.remove(kind)
    return [*held, {"kind": PRINCESS, "can_be_laid": True}] if view["princess"] == me else held


def _page(view: Plain, seat: int) -> Page:
    """The page of one's notebook about a player: their secret, how and when one came to know it, and their cards."""
    me: int = view["seat"]
    sits = 0 <= me < len(view["hands"])
    known = view["sure"][me][seat] if sits else view["shown"][seat]
    row = view["known"][me] if sits else view["common"]
    doubtful, few = doubtful_of(row[seat])
    entries = [*(view["notebook"][me] if sits else ()), *view["revelations"]]
    return {
        "secret": SECRET_IDS[known] if known >= 0 else None,
        "innocent": known == INNOCENT,
        "excluded": [] if known >= 0 else [SECRET_IDS[n] for n in range(len(SECRETS)) if view["denied"][seat] >> n & 1],
        "entries": [
            {"turn": turn, "how": HOWS[how], "secret": SECRET_IDS[secret] if secret >= 0 else None}
            for turn, how, whose, secret in entries
            if whose == seat
        ],
        "seen_by": [other for other in range(len(view["hands"])) if view["peeks"][seat] >> other & 1],
        "cards": list(sure_of(row[seat])),
        "doubtful": list(doubtful),
        "at_least": few,
    }


def _is_laying(view: Plain) -> bool:
    return bool(view["agenda"]) and view["agenda"][-1][0] == DUEL.number and view["agenda"][-1][1] != duel.OVER


def _tied(view: Plain) -> str:
    if not view["duel"] or NOBODY_THERE in view["duel"]:
        return ""
    attacks, answers = (view["played"][seat] for seat in view["duel"])
    tie = attacks and len(attacks) == len(answers) and TYPE_OF[attacks[-1]] == TYPE_OF[answers[-1]] != MAGIC
    return _type(attacks[-1]) if tie else ""


def _deck_means(view: Plain) -> str:
    if not view["agenda"] or tuple(view["agenda"][-1]) != (TURN.number, ACTING) or view["active"] != view["seat"]:
        return ""
    return WANDER.key if view["ghosts"][view["seat"]] else EXPLORE.key


# --- words for options -------------------------------------------------------------------------------------------

_OF_A_CARD: Final = ("sell", "revive", "place", "take", "discard", "show", "give", "put")
WAYS_OUT: Final = {"done": "stop", "decline": "no", "pass": "turn"}
REFUSALS: Final[dict[type[Node], str]] = {
    Trade: "trade",
    Revive: "revive",
    Victory: "loot",
    duel.Duel: "duel",
    LiftAny: "lift",
    MayDiscard: "keep-cards",
    MayPay: "pay",
    TakeFromShop: "shop",
}


def describe(view: Plain, option: Option) -> Args:
    verb, args = option.verb, option.args
    if verb in _OF_A_CARD:
        return (("card", CARD_IDS[args[0]]),)
    if verb == "enchant":
        return ("card", CARD_IDS[args[0]]), ("who", args[1])
    if verb in ("challenge", "aim"):
        return (("who", args[0]),)
    if verb == "buy":
        return ("card", _name_at(view["shop"], args[0])), ("n", _price(view))
    if verb == "lift":
        return (("card", _name_at(view["spells"][view["seat"]], args[0])),)
    if verb == "keep":
        return (("hero", HERO_IDS[args[0]]),)
    if verb == "use-secret":
        active = view["active"]
        secret = view["secrets"][active] if active == view["seat"] else view["shown"][active]
        return (("secret", "none" if secret == UNKNOWN else SECRET_IDS[secret]),)
    if verb == "use":
        return ("card", CARD_IDS[args[0]]), ("do", _cost_of_using(args[0]))
    if verb in WAYS_OUT:
        return (("choice", _way_out(view, verb)),)
    return (("n", WANDER_DRAW),) if verb == "wander" else ()


def told_apart(view: Plain, option: Option) -> Phrase | None:
    """Of cards that are alike and lie in a row, by their place in it."""
    if option.verb not in ("buy", "lift"):
        return None
    row = view["shop"] if option.verb == "buy" else view["spells"][view["seat"]]
    at = option.args[0]
    if at >= len(row) or [card for card in row if card != NO_CARD].count(row[at]) < 2:
        return None
    return f"option-{option.verb}-one", (*describe(view, option), ("place", at + 1))


def _cost_of_using(kind: int) -> Phrase:
    for node in CARDS[kind].standing:
        if node.moment_of() == BEFORE_ACTION.number and isinstance(node, On) and node.cost is not None:
            return node.cost.say(YOU_DO)
    return "card-none", ()


def _asking(view: Plain) -> Node | None:
    """The part of a text, or the procedure, that waits for an answer."""
    return BOOK.nodes[view["agenda"][-1][0]] if view["agenda"] else None


def _price(view: Plain) -> int:
    node = _asking(view)
    price: int = view["prices"][view["seat"]]
    return node.price if isinstance(node, TakeFromShop) else price


def _way_out(view: Plain, verb: str) -> str:
    """What it comes to not to go on with what is asked."""
    node = _asking(view)
    return WAYS_OUT[verb] if node is None else REFUSALS.get(type(node), WAYS_OUT[verb])


def _name_at(cards: tuple[int, ...] | list[int], at: int) -> str:
    """What lies at that place; a place that is empty goes by the name of nothing."""
    return CARD_IDS[cards[at]] if at < len(cards) and cards[at] != NO_CARD else "none"


# --- the board in words ------------------------------------------------------------------------------------------


def sketch(view: Plain) -> Sketch:
    me = view["seat"]
    seats = range(len(view["hands"]))
    first = me if me in seats else 0
    around = tuple(_seat(view, (first + step) % len(seats)) for step in seats)
    half = (len(around) + 1) // 2
    rows: Sketch = ((_centre(view), _shop(view)), around[:half], around[half:])
    return (*rows, (_mine(view, me),)) if me in seats else rows


def whisper(view: Plain) -> Whisper | None:
    """One's own secret. It is dealt to everybody at once, and told for as long as it isn't open to all."""
    me: int = view["seat"]
    if not 0 <= me < len(view["secrets"]) or view["shown"][me] != UNKNOWN or view["secrets"][me] == UNKNOWN:
        return None
    secret = view["secrets"][me]
    tone = "bad" if secret == KIDNAPPER else "good"
    return Whisper("secret", (f"secret-{SECRET_IDS[secret]}", ()), SECRETS[secret].say(), tone)


_DUELLING: Final = (ATTACK, STRATEGY, DEFENCE)
_WHEEL: Final = tuple(
    ("board-beats", (("type", TYPES[one]), ("type2", TYPES[other])))
    for one in _DUELLING
    for other in _DUELLING
    if (one - other) % len(_DUELLING) == 1  # as in a duel
)


def _centre(view: Plain) -> Panel:
    lines: list[Phrase] = [
        ("board-turn", (("who", view["active"]), ("turn", view["turn"]))),
        ("board-deck", (("count", view["deck"]), ("discarded", len(view["discard"])))),
        ("board-wheel", (("rows", _WHEEL),)),
    ]
    if view["discard"]:
        lines.append(("board-discard", (_named(tuple(sorted(view["discard"]))),)))
    if view["princess"] == CAPTIVE:
        lines.append(("board-princess-captive", ()))
    elif view["princess"] == CENTRE:
        lines.append(("board-princess-centre", ()))
    else:
        lines.append(("board-princess-held", (("who", view["princess"]),)))
    if view["environment"] != NO_CARD:
        card = CARDS[view["environment"]]
        lines.append(("board-environment", (("card", card.id),)))
        lines += card.say()
    for seat, cards in enumerate(view["played"]):
        if cards and view["duel"]:
            lines.append(("board-played", (("who", seat), _named(cards))))
    places = ("princess", "deck", "discard")
    return Panel(("game", ()), tuple(lines), "live" if view["duel"] else "", places=places)


def _shop(view: Plain) -> Panel:
    lines = _read_out([kind for kind in view["shop"] if kind != NO_CARD])
    return Panel(("board-shop", ()), tuple(lines) or (("board-shop-empty", ()),), places=("shop",))


def _read_out(cards: Iterable[int]) -> list[Phrase]:
    """Each card with its type and its text."""
    lines: list[Phrase] = []
    for kind in cards:
        face = (("card", CARD_IDS[kind]), ("type", TYPES[TYPE_OF[kind]]))
        hero = CARDS[kind].hero
        if hero == NO_HERO:
            lines.append(("board-card", face))
        else:
            lines.append(("board-card-with-symbol", (*face, ("symbol", SYMBOLS[hero]))))
        lines += CARDS[kind].say()
    return lines


def _mine(view: Plain, seat: int) -> Panel:
    """One's own secret and hand, to be read."""
    lines: list[Phrase] = []
    secret = view["secrets"][seat]
    if secret != UNKNOWN:
        lines += [("board-my-secret", (("secret", SECRET_IDS[secret]),)), *SECRETS[secret].say()]
    hand = _read_out(view["hands"][seat])
    if view["princess"] == seat:
        hand += [("card-princess", ()), ("says-princess", ())]
    hand = hand or [("board-my-hand-empty", ())]
    return Panel(("board-my-hand", ()), (*lines, *hand), "mine", places=("hand",))


def _named(cards: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    return ("card", tuple(CARD_IDS[kind] for kind in cards))


def _seat(view: Plain, seat: int) -> Panel:
    mine = seat == view["seat"]
    lines: list[Phrase] = []
    hero = view["heroes"][seat]
    if hero != NO_HERO:
        lines.append(("board-hero", (("hero", HERO_IDS[hero]), ("symbol", SYMBOLS[hero]))))
        if view["ghosts"][seat]:
            lines.append(("board-ghost", ()))
        else:
            lines.append(("board-hearts", (("n", view["hearts"][seat]), ("n2", view["most_hearts"][seat]))))
    lines.append(("board-gold", (("n", view["gold"][seat]),)))
    lines.append(("board-hand", (("count", view["hand_sizes"][seat]),)))
    if view["overloaded"][seat]:
        lines.append(("board-overloaded", ()))
    for kind, marks in zip(view["spells"][seat], view["marks"][seat], strict=True):
        lines.append(("board-spell", (("card", CARD_IDS[kind]), ("marks", marks))))
        lines += CARDS[kind].say()
    if not mine or view["shown"][seat] != UNKNOWN:
        lines += _secret_lines(view, seat)
    if not mine and view["notes"][seat]["cards"]:
        lines.append(("board-known", (_named(tuple(view["notes"][seat]["cards"])),)))
    tone = "dim" if view["ghosts"][seat] else "live" if seat == view["active"] else "mine" if mine else ""
    return Panel(("board-seat", (("who", seat),)), tuple(lines), tone, places=(f"seat-{seat}",))


def _secret_lines(view: Plain, seat: int) -> list[Phrase]:
    if view["shown"][seat] != UNKNOWN:
        return [("board-secret-shown", (("secret", SECRET_IDS[view["shown"][seat]]),))]
    page = view["notes"][seat]
    if page["secret"]:
        return [("board-secret-known", (("secret", page["secret"]),))]
    return [("board-innocent", ())] if page["innocent"] else []


# --- the box -----------------------------------------------------------------------------------------------------


def almanac() -> Almanac:
    """Every card, hero and secret by its number, and what the other small numbers in a view stand for."""
    return {
        "cards": [
            {
                "id": card.id,
                "type": TYPES[TYPE_OF[card.kind]],
                "hero": card.hero,
                "helps": card.helps,
                "says": [plain_phrase(phrase) for phrase in card.say()],
            }
            for card in CARDS
        ],
        "heroes": [
            {"id": HERO_IDS[hero], "symbol": SYMBOLS[hero], "hearts": HEARTS[hero], "gear": list(GEAR[hero])}
            for hero in HEROES
        ],
        "secrets": [
            {
                "id": secret.id,
                "kidnaps": number == KIDNAPPER,
                "says": [plain_phrase(phrase) for phrase in secret.say()],
            }
            for number, secret in enumerate(SECRETS)
        ],
        "princess": {"captive": CAPTIVE, "centre": CENTRE},
        "beats": {_type(one): _type(other) for one, other in product(_OF_A_DUEL, repeat=2) if duel.beats(one, other)},
    }


def _type(kind: int) -> str:
    return TYPES[TYPE_OF[kind]]


def _says_hero(hero: int) -> tuple[Phrase, ...]:
    return (
        ("says-hearts", (("n", HEARTS[hero]), ("symbol", SYMBOLS[hero]))),
        ("says-gear", (_named(GEAR[hero]),)),
    )


def _says_card(card: Card) -> tuple[Phrase, ...]:
    """Its type and its symbol, if it has one, before its text."""
    face = ("type", TYPES[TYPE_OF[card.kind]])
    if card.hero == NO_HERO:
        return ("says-type", (face,)), *card.say()
    return ("says-type-and-symbol", (face, ("symbol", SYMBOLS[card.hero]))), *card.say()


def components() -> tuple[Component, ...]:
    return (
        *(Component("hero", HERO_IDS[hero], 1, _says_hero(hero)) for hero in HEROES),
        *(Component("secret", secret.id, 1, secret.say()) for secret in SECRETS),
        *(Component("card", card.id, card.copies, _says_card(card)) for card in CARDS if card.kind != PRINCESS),
        Component("princess", "card", 1, (("says-princess", ()),)),
        Component("heart", "counter", HEARTS_IN_BOX),
        Component("gold", "counter", BANK),
        Component("piece", "board", 1),
        Component("piece", "turn-marker", 1),
        Component("piece", "reference-card", 1),
    )
