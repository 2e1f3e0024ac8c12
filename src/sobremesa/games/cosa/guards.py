"""Why not: the rule that forbids what isn't offered, told from what the asking seat may know."""

from __future__ import annotations

from typing import Final

from sobremesa.games.cosa.book import LA_COSA, NO_PLAY
from sobremesa.games.cosa.box import CARDS
from sobremesa.games.cosa.giving import may_part_with
from sobremesa.games.cosa.isolation import forbidding
from sobremesa.games.cosa.state import RUNNING, Cosa
from sobremesa.kernel.decision import BESIDE_THE_POINT, Decision
from sobremesa.kernel.option import Option

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
_ONLY_IN_ANSWER: Final = ("keep", "accept", "aim", "put")
_ASKS_FOR_A_GIFT: Final = ("offer", "answer", "stand-in", "round")


def why_not(s: Cosa, seat: int, option: Option, asked: Decision | None) -> str:
    """For an option that a decision could have offered; `asked` is the one that stands for the seat."""
    if s.ending != RUNNING:
        return "cosa-13.1"
    if not 0 <= seat < len(s.roles) or seat not in s.ring:
        return "cosa-12.2"
    if option.verb == "declare":
        return "cosa-13.3" if s.roles[seat] == LA_COSA else "cosa-13.5"
    if option.verb not in _RULE_OF:
        return _why_not_in_step_two(s, seat, option, asked)
    if option.verb == "give" and asked is not None and asked.ask in _ASKS_FOR_A_GIFT:
        return _why_no_gift(s, seat, option.args[0])
    if asked is not None and option.verb in _ONLY_IN_ANSWER and not asked.asks_for(option.verb):
        return BESIDE_THE_POINT
    return _RULE_OF[option.verb]


def _why_not_in_step_two(s: Cosa, seat: int, option: Option, asked: Decision | None) -> str:
    """For playing or discarding a card."""
    if seat != s.active or asked is None:
        return "cosa-3.2"
    card = CARDS[option.args[0]]
    if asked.ask != "act":
        return "cosa-11.8" if option is card.discard and asked.ask == "forget" else "cosa-3.2"
    if card.kind not in s.hands[seat]:
        return "cosa-3.5"
    if option is card.discard or card.way is None:
        return "cosa-4.6"
    return forbidding(s, NO_PLAY, seat) or card.way.why_not(s, seat, option)


def _why_no_gift(s: Cosa, seat: int, kind: int) -> str:
    if kind not in s.hands[seat]:
        return "cosa-6.1"
    if not may_part_with(s, seat, kind):
        return "cosa-4.6"
    is_restricted = CARDS[kind].is_restricted and CARDS[kind].given_freely_by != s.roles[seat]
    return "cosa-4.5" if is_restricted else "cosa-4.12"


def why_not_free(s: Cosa, seat: int) -> str:
    """For a standing request to declare."""
    if s.ending != RUNNING:
        return "cosa-13.1"
    if not 0 <= seat < len(s.roles) or seat not in s.ring:
        return "cosa-12.2"
    return "cosa-13.4" if s.roles[seat] == LA_COSA else "cosa-13.5"
