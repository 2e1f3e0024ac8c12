"""Why something can't be chosen now: the rule that forbids it, told from what everybody sees."""

from __future__ import annotations

from sobremesa.games.ansia import hunting, moves
from sobremesa.games.ansia.book import CARDS, MISSIONS, SPACES, TOKENS
from sobremesa.games.ansia.map import DISTANCE
from sobremesa.games.ansia.options import HUNT_IN_TAVERN
from sobremesa.games.ansia.state import Ansia
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.option import Option

_NOT_YOUR_TURN = "ansia-4.1"


def why_not(s: Ansia, seat: int, option: Option, standing: Decision | None) -> str:
    if standing is None:
        return _NOT_YOUR_TURN
    if option.verb == "hunt" or option is HUNT_IN_TAVERN:
        return _why_no_hunt(s, seat, option, standing)
    if option.verb in ("stay", "drift"):
        return "ansia-12.8" if standing.ask == "move" else standing.source
    if option.verb != "pick":
        return standing.source
    thing = option.args[0]
    if SPACES.holds(thing):
        return _why_not_there(s, seat, SPACES.number(thing), standing)
    if TOKENS.holds(thing):
        return "ansia-11.1"
    if MISSIONS.holds(thing):
        return "ansia-10.2"
    if CARDS.holds(thing) and standing.ask == "discard":
        return "ansia-5.3"
    return standing.source


def _why_no_hunt(s: Ansia, seat: int, option: Option, standing: Decision) -> str:
    if standing.ask != "act":
        return standing.source
    barred = hunting.why_no_hunt(s, seat)
    if barred:
        return barred
    if not s.hunts and not s.well_hunts:
        return "ansia-8.1"
    if option is HUNT_IN_TAVERN:
        return "ansia-9.8"
    pile = option.args[0]
    if pile >= len(s.quarry) or not s.quarry[pile]:
        return "ansia-8.2"
    if hunting.is_barred(s, seat, s.quarry[pile]):
        return "ansia-9.2"
    return "ansia-9.9" if not s.hunts and hunting.cost_of(s, seat, pile) <= s.speed else "ansia-8.2"


def _why_not_there(s: Ansia, seat: int, space: int, standing: Decision) -> str:
    if standing.ask != "move":
        return standing.source
    if not s.has_speed:
        return "ansia-6.3"
    if moves.is_home(s, seat):
        return "ansia-9.1"
    return "ansia-6.4" if DISTANCE[s.places[seat]][space] > s.speed else "ansia-12.8"
