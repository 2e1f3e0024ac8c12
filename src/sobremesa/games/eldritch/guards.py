"""Why something can't be chosen now: the rule that forbids it, told from what everybody sees."""

from __future__ import annotations

from sobremesa.games.eldritch.book import ACQUIRE, ACTIONS, BOOK, NO_REST, ONLY_ITS_ACTION, PREPARE, REST, TRADE, TRAVEL
from sobremesa.games.eldritch.map import CITY, TERRAIN
from sobremesa.games.eldritch.places import has_monster
from sobremesa.games.eldritch.state import ALIVE, Eldritch
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.standing import is_so
from sobremesa.kernel.option import Option

_NOT_YOUR_TURN = "eldritch-4.2"
_NOT_AN_INVESTIGATOR = "eldritch-19.12"


def why_not(s: Eldritch, seat: int, option: Option, standing: Decision | None) -> str:
    if standing is None:
        return _NOT_YOUR_TURN if s.life[seat] == ALIVE else _NOT_AN_INVESTIGATOR
    if standing.ask == "act" and option.verb == "pick":
        return why_not_act(s, seat, option.args[0]) or BOOK.rule_against(option, standing)
    return BOOK.rule_against(option, standing)


def why_not_act(s: Eldritch, seat: int, thing: int) -> str:
    """Nothing of what is neither an action nor before anybody."""
    if any(thing in acted for acted in s.acted):
        return "eldritch-5.2" if ACTIONS.holds(thing) or thing in s.acted[seat] else "eldritch-6.19"
    if is_so(s, ONLY_ITS_ACTION, seat):
        return "eldritch-17.32"
    space = s.places[seat]
    in_city = TERRAIN[space] == CITY.number
    if thing == PREPARE:
        return "eldritch-6.4" if in_city else "eldritch-6.3"
    if thing == ACQUIRE:
        return "eldritch-6.8" if in_city and has_monster(s, space) else "eldritch-6.6"
    if thing == REST:
        return "eldritch-12.10" if is_so(s, NO_REST, seat) else "eldritch-6.13"
    if thing == TRADE:
        return "eldritch-6.14"
    if thing == TRAVEL:
        return "eldritch-6.1"
    return "eldritch-6.21" if any(thing in held for held in s.held) else ""
