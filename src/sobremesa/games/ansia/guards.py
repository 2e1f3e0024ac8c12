"""Why something can't be chosen now: the rule that forbids it, told from what everybody sees."""

from __future__ import annotations

from sobremesa.games.ansia import hunting, moves
from sobremesa.games.ansia.book import BOOK, CARDS, MISSIONS, SPACES, TOKENS, VAMPIRES
from sobremesa.games.ansia.map import DISTANCE
from sobremesa.games.ansia.options import HUNT_IN_TAVERN
from sobremesa.games.ansia.state import Ansia
from sobremesa.kernel.decision import BESIDE_THE_POINT, Decision
from sobremesa.kernel.option import Option

_NOT_YOUR_TURN = "ansia-4.1"
_DOING = ("act", "end")  # asks what to do in one's turn, though there be nothing left


def why_not(s: Ansia, seat: int, option: Option, standing: Decision | None) -> str:
    if standing is None:
        return _NOT_YOUR_TURN
    if option.verb == "hunt" or option is HUNT_IN_TAVERN:
        return _why_no_hunt(s, seat, option, standing)
    if option.verb in ("stay", "drift"):
        return "ansia-12.8" if standing.ask == "move" else BESIDE_THE_POINT
    if option.verb != "pick":
        return BOOK.rule_against(option, standing)
    thing = option.args[0]
    if SPACES.holds(thing):
        return _why_not_there(s, seat, option, standing)
    if CARDS.holds(thing) and CARDS.number(thing) in s.roses and standing.ask in _DOING:
        return hunting.why_no_hunt(s, seat) or "ansia-9.5"
    if not VAMPIRES.holds(thing) and not _has_before_it(s, seat, thing):
        return BESIDE_THE_POINT
    if TOKENS.holds(thing):
        return "ansia-11.1"
    if MISSIONS.holds(thing):
        return "ansia-10.1" if BOOK.cards[thing].part("used") is None else "ansia-10.2"
    if CARDS.holds(thing) and standing.ask == "discard":
        return "ansia-5.3"
    return BOOK.rule_against(option, standing)


def _has_before_it(s: Ansia, seat: int, thing: int) -> bool:
    """Whether the token, the mission or the card lies before that vampire."""
    if TOKENS.holds(thing):
        token = TOKENS.number(thing)
        return token in s.tokens[seat] or token in s.spent[seat]
    if MISSIONS.holds(thing):
        mission = MISSIONS.number(thing)
        return mission in s.missions[seat] or mission in s.revealed[seat]
    card = CARDS.number(thing)
    return any(card in zone[seat] for zone in (s.hands, s.zones, s.discards))


def _why_no_hunt(s: Ansia, seat: int, option: Option, standing: Decision) -> str:
    if standing.ask not in _DOING:
        return BESIDE_THE_POINT
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


def _why_not_there(s: Ansia, seat: int, option: Option, standing: Decision) -> str:
    if standing.ask in _DOING:
        return "ansia-9.1" if moves.is_home(s, seat) else "ansia-4.3"
    if standing.ask != "move":
        return BOOK.rule_against(option, standing)
    if not s.has_speed:
        return "ansia-6.3"
    return "ansia-6.4" if DISTANCE[s.places[seat]][SPACES.number(option.args[0])] > s.speed else "ansia-12.8"
