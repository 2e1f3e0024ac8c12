"""Why not: the rule that forbids what isn't offered, told from what the asking seat may know."""

from __future__ import annotations

from typing import Final

from sobremesa.games.cosa.actions import is_silenced
from sobremesa.games.cosa.cards import (
    AXE,
    BETTER_RUN,
    CHANGE_PLACES,
    DOOR,
    FLAMETHROWER,
    INFECTED,
    QUARANTINE,
    SEDUCTION,
)
from sobremesa.games.cosa.frames import ACT
from sobremesa.games.cosa.seating import behind_doors
from sobremesa.games.cosa.state import INFECTADO, LA_COSA, RUNNING, Cosa
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.option import Option

_IN_STEP_TWO: Final = ("play", "play-on", "axe-quarantine", "axe-door", "discard")
_RULE_OF: Final = {
    "keep": "cosa-5.8",
    "give": "cosa-6.1",
    "defend": "cosa-7.1",
    "accept": "cosa-5.14",
    "aim": "cosa-11.1",
    "put": "cosa-11.12",
    "reveal": "cosa-11.15",
    "reveal-infected": "cosa-11.16",
    "hide": "cosa-11.15",
}
_ASKS_FOR_A_GIFT: Final = ("offer", "answer", "stand-in", "round")
_FAR_REACHING: Final = (SEDUCTION, BETTER_RUN)


def why_not(s: Cosa, seat: int, option: Option, asked: Decision | None) -> str:
    """For an option that a decision could have offered; `asked` is the one that stands for the seat."""
    if s.ending != RUNNING:
        return "cosa-13.1"
    if not 0 <= seat < len(s.roles) or seat not in s.ring:
        return "cosa-12.2"
    if option.verb == "declare":
        return "cosa-13.3" if s.roles[seat] == LA_COSA else "cosa-13.5"
    if option.verb in _IN_STEP_TWO:
        return _why_not_in_step_two(s, seat, option, asked)
    if option.verb == "give" and asked is not None and asked.ask in _ASKS_FOR_A_GIFT:
        return _why_no_gift(s, seat, option.args[0])
    return _RULE_OF[option.verb]


def _why_not_in_step_two(s: Cosa, seat: int, option: Option, asked: Decision | None) -> str:
    if seat != s.active or asked is None:
        return "cosa-3.2"
    if s.agenda[-1][0] != ACT:
        return "cosa-11.8" if option.verb == "discard" and asked.ask == "forget" else "cosa-3.2"
    kind = AXE if option.verb.startswith("axe") else option.args[0]
    if kind not in s.hands[seat]:
        return "cosa-3.5"
    if option.verb == "discard":
        return "cosa-4.6"
    if is_silenced(s, seat):
        return "cosa-14.1"
    if kind == AXE:
        return "cosa-5.5"
    return _why_out_of_reach(s, seat, kind, option.args[1])


def _why_out_of_reach(s: Cosa, seat: int, kind: int, target: int) -> str:
    if s.quarantine[seat] and kind == FLAMETHROWER:
        return "cosa-8.5"
    if s.quarantine[seat] and kind in (CHANGE_PLACES, BETTER_RUN):
        return "cosa-8.6"
    if target == seat and kind == QUARANTINE:
        return "cosa-8.2"
    if target not in s.ring or target == seat:
        return "cosa-5.1"
    if s.quarantine[target]:
        return "cosa-8.2" if kind == QUARANTINE else "cosa-14.1" if s.strict_quarantine else "cosa-8.8"
    if target in behind_doors(s, seat):
        return "cosa-9.4" if kind == SEDUCTION else "cosa-9.1" if kind == DOOR else "cosa-9.2"
    return "cosa-14.8" if kind in _FAR_REACHING else "cosa-5.1"


def _why_no_gift(s: Cosa, seat: int, kind: int) -> str:
    if kind not in s.hands[seat]:
        return "cosa-6.1"
    if kind != INFECTED:
        return "cosa-4.12"
    if s.roles[seat] == INFECTADO and s.hands[seat].count(INFECTED) == 1:
        return "cosa-4.6"
    return "cosa-4.12" if s.roles[seat] == LA_COSA else "cosa-4.5"


def why_not_free(s: Cosa, seat: int) -> str:
    """For a standing request to declare."""
    if s.ending != RUNNING:
        return "cosa-13.1"
    if not 0 <= seat < len(s.roles) or seat not in s.ring:
        return "cosa-12.2"
    return "cosa-13.4" if s.roles[seat] == LA_COSA else "cosa-13.5"
