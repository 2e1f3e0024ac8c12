"""What a table shows besides its pieces: worked out from a seat's view, so it can tell nothing the seat can't see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sobremesa.games.eldritch.almanac import almanac as almanac  # noqa: PLC0414 - the game's almanac is its board's
from sobremesa.games.eldritch.almanac import front_of, said
from sobremesa.games.eldritch.annals import evening, journeys
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
from sobremesa.games.eldritch.components import figures
from sobremesa.games.eldritch.effects.conditions import ItIs
from sobremesa.games.eldritch.effects.parts import SolvedWhen
from sobremesa.games.eldritch.facts import (
    GATE_COLOUR,
    GATE_SPACE,
    MONSTER,
    MYSTERY,
    MYTHOS_FACTS,
    NO_TEST,
    OMEN_TRACK,
    SHEETS,
    VALUE,
)
from sobremesa.games.eldritch.map import ROUTE_KINDS, ROUTES
from sobremesa.games.eldritch.moves import clues_of, facts_of, tokens_of, toughness_of
from sobremesa.games.eldritch.options import SAID
from sobremesa.games.eldritch.places import gate_on
from sobremesa.games.eldritch.prospects import deeds, open_trips
from sobremesa.games.eldritch.reading import (
    ballot_under_way,
    card_being_read,
    combat_under_way,
    shop_under_way,
    test_under_way,
)
from sobremesa.games.eldritch.scoring import account
from sobremesa.games.eldritch.seen import laid_out
from sobremesa.games.eldritch.shopping import LOAN
from sobremesa.games.eldritch.state import ALIVE, AMBUSHING, ELIMINATED, HELD, NONE, SPACE_COUNT, Eldritch
from sobremesa.games.eldritch.talk import in_words
from sobremesa.games.eldritch.two_sided import BACK, is_condition, is_spell, place_of
from sobremesa.games.eldritch.view import Back, Derived, Foe, Forecast, Person, Progress, Spot
from sobremesa.games.eldritch.words import (
    ACTION_PHASE,
    COLOURS,
    DECKS,
    GREEN,
    MYTHOS_PHASE,
    PHASES,
    RUNNING,
    SKILLS,
    TICKETS,
    WON,
)
from sobremesa.kernel.decision import Args
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.nouns import AtLeast, Stock
from sobremesa.kernel.effects.registers import BLANK
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.sketch import Panel, Piece, Sketch
from sobremesa.kernel.state import Plain

MOMENTS: Final = {  # falling, and what one must live with from now on
    "defeated": "who",
    "devoured": "who",
    "eliminated": "who",
    "delayed": "who",
    "turned": "who",
    "lead": "who",
    "handed-over": "who2",
}

# --- what follows from what is seen -------------------------------------------------------------------------------


def derive(view: Plain) -> Derived:
    s = laid_out(view)
    return {
        "spots": [_spot(s, space) for space in _spaces_in_use(s)],
        "foes": [_foe(s, token) for token, at in enumerate(s.monster_at) if at >= 0 or at == AMBUSHING],
        "people": [_person(s, seat) for seat in range(len(s.life))],
        "forecast": _forecast(s),
        "progress": _progress(s),
        "backs": _backs(s, view),
        "test": test_under_way(s),
        "combat": combat_under_way(s),
        "reading": card_being_read(s),
        "shop": shop_under_way(s),
        "ballot": ballot_under_way(s, view["votes"], view["seat"]),
        "deeds": deeds(s, s.active) if s.phase == ACTION_PHASE.number and s.active >= 0 else [],
        "trips": open_trips(s, view["seat"]) if view["seat"] in range(len(s.life)) else [],
        "score": [{"of": of, "n": n, "points": points} for of, n, points in account(s)]
        if s.ending == WON.number
        else [],
        "evening": evening(s) if s.ending != RUNNING.number else [],
        "journeys": journeys(s) if s.ending != RUNNING.number else [],
    }


def _spaces_in_use(s: Eldritch) -> list[int]:
    """Where something is."""
    marked = [space for space in range(SPACE_COUNT) if s.mystery_marks[space] or s.ancient_marks[space]]
    rumours = [MYTHOS_FACTS[card].space for card in s.ongoing]
    mystery = MYSTERY[s.mystery].token_space if s.mystery >= 0 else -1
    tokens = (*s.gate_at, *s.clue_at, *s.monster_at, *s.fallen_at, s.expedition)
    people = [at for seat, at in enumerate(s.places) if s.life[seat] == ALIVE]
    found = {*people, *tokens, *marked, *rumours, mystery}
    return sorted([space for space in found if 0 <= space < SPACE_COUNT])


def _spot(s: Eldritch, space: int) -> Spot:
    gate = gate_on(s, space)
    return {
        "space": space,
        "seats": [seat for seat, at in enumerate(s.places) if at == space and s.life[seat] == ALIVE],
        "gate": COLOURS.words[GATE_COLOUR[gate]].name if gate >= 0 else "",
        "clues": s.clue_at.count(space),
        "monsters": [token for token, at in enumerate(s.monster_at) if at == space],
        "expedition": s.expedition == space,
        "rumours": [card for card in s.ongoing if MYTHOS_FACTS[card].space == space],
        "marks": s.mystery_marks[space] + s.ancient_marks[space],
        "mystery": s.mystery >= 0 and MYSTERY[s.mystery].token_space == space,
        "fallen": [sheet for sheet, at in enumerate(s.fallen_at) if at == space],
    }


def _foe(s: Eldritch, token: int) -> Foe:
    facts, toughness = facts_of(s, token), toughness_of(s, token)
    return {
        "token": token,
        "will": None if facts.will == NO_TEST else facts.will,
        "horror": facts.horror,
        "strength": None if facts.strength == NO_TEST else facts.strength,
        "damage": facts.damage,
        "toughness": toughness,
        "left": toughness - s.hurt[token],
    }


def _person(s: Eldritch, seat: int) -> Person:
    improved = list(s.improved[seat])
    if s.sheets[seat] < 0:
        return {"health": 0, "sanity": 0, "skills": [0] * len(SKILLS), "improved": improved, "clues": 0}
    sheet = SHEETS[s.sheets[seat]]
    return {
        "health": sheet.health,
        "sanity": sheet.sanity,
        "skills": [n + more for n, more in zip(sheet.skills, improved, strict=True)],
        "improved": improved,
        "clues": clues_of(s, seat),
    }


def _forecast(s: Eldritch) -> Forecast:
    """Doom advances for every gate of the next colour, and on green for every token that lies there."""
    colour = OMEN_TRACK[(s.omen + 1) % len(OMEN_TRACK)]
    gates = [gate for gate, at in enumerate(s.gate_at) if at == GATE_SPACE[gate] and GATE_COLOUR[gate] == colour]
    tokens = s.omen_tokens if colour == GREEN.number else 0
    return {"colour": COLOURS.words[colour].name, "doom": 0 if s.is_awake else len(gates) + tokens}


def _progress(s: Eldritch) -> Progress | None:
    if s.mystery < 0:
        return None
    thing = MYSTERIES.first + s.mystery
    s.registers.extend(BLANK)
    found = _progress_of(s, thing)
    del s.registers[-len(BLANK) :]
    return found


def _progress_of(s: Eldritch, thing: int) -> Progress | None:
    card = BOOK.cards[thing]
    solved, falls = card.part("solved"), card.part("falls")
    if isinstance(solved, SolvedWhen) and isinstance(solved.when, AtLeast) and isinstance(solved.when.those, Stock):
        stock = solved.when.those
        return {"of": stock.lot, "have": stock.many(s, -1, thing), "need": solved.when.n.of(s)}
    if isinstance(falls, On) and isinstance(falls.when, ItIs):
        token = tokens_of(falls.when.kind)[0]
        return {"of": "monster", "have": s.hurt[token], "need": toughness_of(s, token)}
    return None


def _backs(s: Eldritch, view: Plain) -> list[Back]:
    """Those that everybody has seen since the card lies there, and those that this seat has looked at."""
    me = view["seat"]
    found: list[Back] = []
    for held in s.held:
        for thing in held:
            if not is_spell(thing) and not is_condition(thing):
                continue
            place = place_of(thing)
            card = s.shown[place]
            if card < 0 and 0 <= me < len(s.life):
                card = view["peeked"][me][place]
            part = BOOK.cards[thing].part(f"back-{BACK[card]}") if card >= 0 else None
            if part is not None:
                found.append({"thing": thing, "turned": thing in s.turned, "says": said([part])})
    return found


# --- labels -------------------------------------------------------------------------------------------------------


def describe(_view: Plain, option: Option) -> Args:
    if option.verb == "pick":
        return (("thing", THINGS.say(option.args[0])),)
    if option.verb == "meet":
        return (("deck", DECKS.words[option.args[0]].name),)
    if option.verb in ("ticket", "give-ticket", "take-ticket"):
        return (("ticket", TICKETS.words[option.args[0]].name),)
    if option.verb in SAID:
        return in_words(option)
    if option.verb == "omen":
        at = option.args[0]
        return (("n", at + 1), ("colour", COLOURS.words[OMEN_TRACK[at]].name))
    if option.verb == "borrow":
        return (("n", LOAN),)
    if option.verb == "number":
        return (("a", option.args[0]),)
    if option.verb in ("reroll", "die"):
        return (("n", option.args[0]),)
    if option.verb == "branch":
        return (("n", option.args[0] + 1),)
    return ()


def told_apart(view: Plain, option: Option) -> Phrase | None:
    """Of spells and conditions there are several with one front: what others have is theirs. Of some monsters there are
    several tokens: they are told by where they are, and on one space by their number."""
    thing = option.args[0] if option.verb == "pick" else NONE
    if is_spell(thing) or is_condition(thing):
        for seat, held in enumerate(view["held"]):
            if thing in held and seat != view["seat"]:
                return "option-pick-of", (("thing", THINGS.say(thing)), ("who", seat))
    elif MONSTERS.holds(thing) and len(tokens_of(MONSTER[MONSTERS.number(thing)].kind)) > 1:
        return _one_of_its_kind(view["monster_at"], MONSTERS.number(thing))
    return None


def _one_of_its_kind(monster_at: Sequence[int], token: int) -> Phrase | None:
    space = monster_at[token]
    if space < 0:
        return None
    where = (("thing", THINGS.say(MONSTERS.first + token)), ("space", SPACES.names[space]))
    here = [twin for twin in tokens_of(MONSTER[token].kind) if monster_at[twin] == space]
    if len(here) == 1:
        return "option-pick-at", where
    return "option-pick-one-at", (*where, ("n", here.index(token) + 1))


# --- the table in words -------------------------------------------------------------------------------------------


def sketch(view: Plain) -> Sketch:
    """The fate of the world, what lies where on its spaces, and the investigators."""
    seats = range(len(view["life"]))
    return (
        (_fate(view), _mystery(view), _reserve(view)),
        (_around(view), _world(view)),
        tuple([_investigator(view, seat) for seat in seats]),
    )


def _fate(view: Plain) -> Panel:
    side = ANCIENTS.first + 2 * view["ancient"] + view["is_awake"]
    forecast = view["forecast"]
    lines: list[Phrase] = [
        ("board-round", (("n", view["rounds"]), ("phase", PHASES.words[view["phase"]].name))),
        ("board-doom", (("n", view["doom"]),)),
        ("board-omen", (("colour", COLOURS.words[OMEN_TRACK[view["omen"]]].name),)),
        ("board-forecast", (("colour", forecast["colour"]), ("n", forecast["doom"]))),
        ("board-mythos-deck", (("n", view["mythos_deck"]),)),
    ]
    if view["omen_tokens"]:
        lines.append(("board-omen-tokens", (("n", view["omen_tokens"]),)))
    if view["sheet_tokens"]:
        lines.append(("board-sheet-tokens", (("n", view["sheet_tokens"]),)))
    lines += front_of(side)
    return Panel(THINGS.say(side), tuple(lines), "bad", places=("ancient", "doom", "omen"))


def _mystery(view: Plain) -> Panel:
    pieces = []
    if view["mystery"] >= 0:
        pieces.append(_card(MYSTERIES.first + view["mystery"]))
    pieces += [_card(MYTHOS.first + card) for card in view["ongoing"]]
    lines: list[Phrase] = [("board-solved", (("n", len(view["solved"])),))]
    if (progress := view["progress"]) is not None:
        lines.append(("board-progress", (("n", progress["have"]), ("n2", progress["need"]))))
    lines += [
        ("board-tokens", (("thing", THINGS.say(MYTHOS.first + card)), ("n", view["mythos_tokens"][card])))
        for card in view["ongoing"]
        if view["mythos_tokens"][card]
    ]
    return Panel(("board-mysteries", ()), tuple(lines), "live", tuple(pieces), places=("mystery", "ongoing"))


def _reserve(view: Plain) -> Panel:
    pieces = []
    for card in view["reserve"]:
        piece = _card(ASSETS.first + card)
        name: Phrase = ("board-asset", (("thing", piece.name), ("n", VALUE[ASSETS.first + card])))
        pieces.append(Piece(name, piece.says, piece.options))
    return Panel(("board-reserve", ()), (), "", tuple(pieces), places=("reserve",))


def _card(thing: int, *, in_full: bool = True) -> Piece:
    option = BOOK.pick.get(thing)
    says = tuple(front_of(thing)) if in_full else ()
    return Piece(THINGS.say(thing), says, () if option is None else (option,))


def _around(view: Plain) -> Panel:
    """Where one can go from where whoever has the turn is, or else whoever looks."""
    me = view["seat"] if view["seat"] >= 0 else view["lead"]
    who = view["active"] if view["active"] >= 0 else me
    here = view["places"][who]
    title: Phrase = ("board-around", (("who", who),))
    if here < 0 or view["life"][who] != ALIVE:
        return Panel(title, (("board-gone", ()),))
    lines: list[Phrase] = [("board-at", (("space", SPACES.names[here]),))]
    for kind in ROUTE_KINDS.words:
        ends = [one + other - here for one, other, route in ROUTES if route is kind and here in (one, other)]
        if ends:
            names = tuple([SPACES.names[space] for space in sorted(ends)])
            lines.append((f"board-ways-{kind.name}", (("space", names),)))
    return Panel(title, tuple(lines))


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
    lies += [_foe_in_words(foe) for foe in view["foes"] if view["monster_at"][foe["token"]] == space]
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


def _foe_in_words(foe: Foe) -> Phrase:
    numbers: Args = (("horror", foe["horror"]), ("damage", foe["damage"]), ("n", foe["left"]))
    return "board-foe", (("thing", THINGS.say(MONSTERS.first + foe["token"])), *numbers)


def _investigator(view: Plain, seat: int) -> Panel:
    title: Phrase = ("the-player", (("who", seat),))
    sheet = view["sheets"][seat]
    tone = "live" if seat == view["active"] else "mine" if seat == view["seat"] else ""
    if view["life"][seat] != ALIVE or sheet < 0:
        to_choose = _to_choose_from(view) if seat == view["seat"] and view["life"][seat] != ELIMINATED else ()
        return Panel(title, (("board-gone", ()),), "dim", to_choose, places=(f"seat-{seat}",))
    facts = SHEETS[sheet]
    lines: list[Phrase] = [
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
    things = (INVESTIGATORS.first + sheet, *view["held"][seat])
    pieces = tuple([_card(thing, in_full=seat == view["seat"]) for thing in things])
    return Panel(title, tuple(lines), tone, pieces, (BOOK.pick[seat],), places=(f"seat-{seat}",))


def _to_choose_from(view: Plain) -> tuple[Piece, ...]:
    """The investigators that are left, for who is about to be one: before the first round, or when a round ends."""
    if view["rounds"] and view["phase"] != MYTHOS_PHASE.number:
        return ()
    taken = (*view["sheets"], *view["used_up"])
    left = [(sheet, INVESTIGATORS.first + sheet) for sheet in range(len(SHEETS)) if sheet not in taken]
    return tuple([Piece(THINGS.say(thing), (figures(sheet),), (BOOK.pick[thing],)) for sheet, thing in left])


def _skill(view: Plain, seat: int, skill: int) -> Phrase:
    n = SHEETS[view["sheets"][seat]].skills[skill] + view["improved"][seat][skill]
    return "board-skill", (("skill", SKILLS.words[skill].name), ("n", n))
