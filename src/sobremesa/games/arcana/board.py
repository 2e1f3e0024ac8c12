"""What the table shows besides its pieces: worked out from a seat's view, so it can tell nothing the seat can't see."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from sobremesa.games.arcana import deduction
from sobremesa.games.arcana.book import MOST_SEATS
from sobremesa.games.arcana.cards import ARCANA, COPIES, GOAL, HOURS, ROW, VALUES, Arcanum, hours_on
from sobremesa.games.arcana.state import GONE, allies_of
from sobremesa.games.arcana.view import Almanac, Chances, Deduction, Derived
from sobremesa.kernel.decision import Args
from sobremesa.kernel.game import Component
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase, plain_phrase
from sobremesa.kernel.sketch import Panel, Sketch
from sobremesa.kernel.state import SPECTATOR, Plain

_EMPTY: Final[Phrase] = ("board-empty", ())


def derive(view: Plain) -> Derived:
    """Hours against moons, the tokens still to be seen, and the deduction if the table has it."""
    return {
        "seated": [seat for seat, chair in enumerate(view["chairs"]) if chair != GONE],
        "allies": allies_of(view["chairs"], view["active"]),
        "hours": [hours_at(view, slot) for slot in range(ROW)],
        "moons": [ARCANA[card].moons if card >= 0 else 0 for card in view["row"]],
        "unseen": unseen(view),
        "deduction": deduced(view),
    }


def unseen(view: Plain) -> list[int]:
    """How many tokens of each value from 1 to 7 lie where not everybody sees them."""
    seen = [value for fates in view["fates"] for value in fates] + list(view["exiled"])
    return [COPIES - seen.count(value) for value in VALUES]


def hours_at(view: Plain, slot: int) -> int:
    fates = view["fates"][slot]
    return hours_on(view["row"][slot], fates, view["slowed"][slot] >= 0) if fates else 0


def shows_deduction(view: Plain) -> bool:
    return bool(view["aid"] == "all" or (view["aid"] == "own" and view["seat"] != SPECTATOR))


def deduced(view: Plain) -> Deduction | None:
    """What follows from public play for each secret fate; at a seat also what its own fates add to that."""
    if not shows_deduction(view):
        return None
    me: int = view["seat"]
    worlds = deduction.worlds_after(tuple(tuple(clue) for clue in view["clues"]))
    told: Deduction = {"public": _chances(view, worlds)}
    hand = view["hands"][me] if 0 <= me < len(view["hands"]) else ()
    if me != SPECTATOR and me != view["active"] and hand:
        told["mine"] = _chances(view, deduction.holding(worlds, me, hand[0]))
    return told


def _chances(view: Plain, worlds: deduction.Worlds) -> list[Chances | None]:
    """For each seat the ways of each value from 1 to 7 and its chance; None for a seat without a secret fate."""
    told: list[Chances | None] = []
    for seat in range(len(view["chairs"])):
        ways = deduction.ways_by_value(worlds, seat)[1:]
        total = sum(ways)
        told.append({"ways": ways, "chances": [float(Fraction(way, total)) for way in ways]} if total else None)
    return told


# --- words for options -------------------------------------------------------------------------------------------


def describe(view: Plain, option: Option) -> Args:
    verb, args = option.verb, option.args
    if verb == "play":
        return ("value", args[0]), ("card", _card_at(view, args[1] - 1) if args[1] else "hours")
    if verb in ("power", "spend"):
        return ("power", ARCANA[args[0]].power.id), ("card", ARCANA[args[0]].id)
    if verb == "lift":
        return ("card", _card_at(view, args[0] - 1)), ("value", args[1])
    if verb == "slot":
        return (("card", _card_at(view, args[0] - 1)),)
    if verb in ("predict", "number"):
        return (("value", args[0]),)
    if verb == "flip":
        return ("who", args[0]), ("value", args[1])
    if verb == "pass":
        return (("choice", "exile" if view["right"] else "stop" if view["guesses"] else "predict"),)
    return ()


def _card_at(view: Plain, slot: int) -> str:
    card: int = view["row"][slot]
    return ARCANA[card].id


# --- the board in words ------------------------------------------------------------------------------------------


def sketch(view: Plain) -> Sketch:
    hours = Panel(
        ("card-hours", ()),
        (
            ("board-score", (("score", view["score"]), ("goal", GOAL))),
            ("board-doom", (("doom", view["doom"]), ("goal", GOAL))),
            ("board-bag", (("count", view["bag"]),)),
            ("board-unseen", tuple((f"n{value}", view["unseen"][value - 1]) for value in VALUES)),
            *(_deck(view),),
        ),
        "bad" if view["doom"] >= GOAL - 2 else "",
        places=("hours", "deck", "bag"),
    )
    arcana = tuple(_arcanum(view, slot) for slot in range(ROW))
    powers = tuple(
        Panel(
            (f"power-{ARCANA[card].power.id}", ()),
            (ARCANA[card].power.say(), (f"window-{ARCANA[card].power.window}", ())),
            "dim" if view["power_used"] >= 0 else "",
            places=("powers",),
        )
        for card in view["powers"]
    )
    seats = tuple(_seat(view, seat) for seat in range(len(view["chairs"])) if view["chairs"][seat] != GONE)
    return ((hours, *arcana), powers, seats) if powers else ((hours, *arcana), seats)


def _deck(view: Plain) -> Phrase:
    *top, count = view["deck"]
    if not top:
        return "board-deck-empty", ()
    return "board-deck", (("count", count), ("card", ARCANA[top[0]].id))


def _arcanum(view: Plain, slot: int) -> Panel:
    card = view["row"][slot]
    if card < 0:
        return Panel(_EMPTY, (), "dim")
    arcanum = ARCANA[card]
    fates = tuple(view["fates"][slot])
    lines: list[Phrase] = [(f"title-{arcanum.id}", ()), *arcanum.say()]
    lines.append(("board-fates", (("values", fates),)) if fates else ("board-no-fates", ()))
    if arcanum.moons:
        lines.append(("board-hours", (("hours", view["hours"][slot]), ("moons", arcanum.moons))))
    else:
        lines.append(("board-no-moons", ()))
    if view["slowed"][slot] >= 0:
        lines.append(("board-slowed", ()))
    if view["amplified"][slot] >= 0:
        lines.append(("board-amplified", ()))
    if view["slot"] == slot and view["through_hours"]:
        lines.append(("board-through-hours", (("value", view["played"][-1]),)))
    tone = "live" if view["slot"] == slot else ""
    return Panel((f"card-{arcanum.id}", ()), tuple(lines), tone, places=(f"slot-{slot + 1}",))


def _seat(view: Plain, seat: int) -> Panel:
    mine = seat == view["seat"]
    hand = view["hands"][seat]
    if mine:
        fates: Phrase = ("board-my-fates", (("values", tuple(hand)),)) if hand else ("board-my-fates-none", ())
    else:
        fates = ("board-their-fates", (("count", hand),))
    standing = tuple(value for value in VALUES if not view["rows"][seat] >> value & 1)
    lines: list[Phrase] = [fates, ("board-row", (("values", standing),)) if standing else ("board-row-none", ())]
    if view["deduction"] is not None:
        lines += _deduction_lines(view["deduction"], seat)
    tone = "mine" if mine else "live" if seat == view["active"] else ""
    places = (f"seat-{seat}", "hand") if mine else (f"seat-{seat}",)
    return Panel(("board-seat", (("who", seat),)), tuple(lines), tone, places=places)


def _deduction_lines(told: Deduction, seat: int) -> list[Phrase]:
    chances = (told.get("mine") or told["public"])[seat]
    if chances is None:
        return []
    return [
        ("board-chance", (("value", value), ("percent", round(100 * chance))))
        for value, chance in zip(VALUES, chances["chances"], strict=True)
        if chance
    ]


def almanac() -> Almanac:
    """Every arcanum by its number: both its sides, as texts to be said."""
    return {
        "arcana": [
            {
                "id": arcanum.id,
                "says": [plain_phrase(phrase) for phrase in arcanum.say()],
                "power": arcanum.power.id,
                "power_says": plain_phrase(arcanum.power.say()),
                "window": arcanum.power.window,
            }
            for arcanum in ARCANA
        ],
        "hours": list(HOURS),
        "goal": GOAL,
    }


# --- the box -----------------------------------------------------------------------------------------------------


def components(arcana: tuple[Arcanum, ...]) -> tuple[Component, ...]:
    cards = tuple(
        Component(
            "card",
            arcanum.id,
            1,
            (
                *arcanum.say(),
                ("says-moons", (("moons", arcanum.moons),)) if arcanum.moons else ("says-no-moons", ()),
                (f"power-{arcanum.power.id}", ()),
                arcanum.power.say(),
                (f"window-{arcanum.power.window}", ()),
            ),
        )
        for arcanum in arcana
    )
    fates = tuple(
        Component("fate", str(value), COPIES, (("says-hours", (("hours", HOURS[value]),)),)) for value in VALUES
    )
    return (
        Component("card", "hours", 1, (("says-the-hours", ()),)),
        *cards,
        *fates,
        Component("piece", "number-token", len(VALUES) * MOST_SEATS),
        Component("piece", "marker", 2),
    )
