"""Why not: the rule that forbids what isn't offered, told from what the asking seat may know."""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa.book import BEFORE_ACTION, NO_CHALLENGE
from sobremesa.games.princesa.cards import CARDS
from sobremesa.games.princesa.kinds import PRINCESS, can_win
from sobremesa.games.princesa.moves import hand_size
from sobremesa.games.princesa.options import DONE, PASS
from sobremesa.games.princesa.state import RUNNING, UNKNOWN, WANDER_BELOW, Princesa
from sobremesa.kernel.decision import BESIDE_THE_POINT, Decision
from sobremesa.kernel.effects.standing import which
from sobremesa.kernel.option import Option

# What forbids an option of that kind, where the question that stands says no more about it.
_RULE_OF: Final = {
    "use-secret": "princesa-12.3",
    "use": "princesa-3.6",
    "explore": "princesa-3.3",
    "sell": "princesa-3.3",
    "buy": "princesa-3.3",
    "challenge": "princesa-3.3",
    "alone": "princesa-7.6",
    "wander": "princesa-11.1",
    "enchant": "princesa-11.1",
    "revive": "princesa-11.1",
    "place": "princesa-5.3",
    "aim": "princesa-6.8",
    "take": "princesa-8.7",
    "discard": "princesa-8.8",
    "show": "princesa-8.13",
    "give": "princesa-8.20",
    "put": "princesa-8.18",
    "lift": "princesa-8.13",
    "heal": "princesa-8.13",
    "pay": "princesa-8.13",
    "confess": "princesa-8.13",
    "bleed": "princesa-8.13",
    "claim": "princesa-7.2",
    "leave": "princesa-7.2",
    "keep": "princesa-14.1",
    "decline": "princesa-8.13",
    "done": "princesa-8.13",
    "pass": "princesa-3.5",
}
_HERO_VERBS: Final = ("use-secret", "use", "explore", "sell", "buy", "challenge", "alone")
_GHOST_VERBS: Final = ("wander", "enchant", "revive")
_ACTIONS: Final = _HERO_VERBS + _GHOST_VERBS
_ONLY_IN_ANSWER: Final = (
    "aim",
    "take",
    "discard",
    "show",
    "give",
    "put",
    "lift",
    "heal",
    "pay",
    "confess",
    "bleed",
    "claim",
    "leave",
    "keep",
)
_LAYING: Final = ("attack", "alone", "answer", "answer-openly", "finish")


def why_not(s: Princesa, seat: int, option: Option, asked: Decision | None) -> str:
    """`asked` is the decision that stands for the seat."""
    if s.ending != RUNNING:
        return "princesa-13.7"
    if asked is None:
        return "princesa-3.4" if option.verb in _ACTIONS else _RULE_OF[option.verb]
    if option.verb in _ONLY_IN_ANSWER and not asked.asks_for(option.verb):
        return BESIDE_THE_POINT
    if asked.ask == "act":
        return _why_not_as_hero(s, seat, option)
    if asked.ask == "trade":
        return _why_not_trading(option)
    if asked.ask == "haunt":
        return _why_not_as_ghost(s, seat, option)
    if asked.ask in _LAYING:
        return _why_not_laid(s, seat, option, asked.ask)
    if asked.ask == "peek" and option.verb == "aim":
        return "princesa-8.9"
    return asked.source if option is DONE or option.verb == "decline" else _RULE_OF[option.verb]


def _why_not_trading(option: Option) -> str:
    return {"sell": "princesa-4.2", "buy": "princesa-4.3"}.get(option.verb, _RULE_OF[option.verb])


def _why_not_as_hero(s: Princesa, seat: int, option: Option) -> str:
    verb = option.verb
    if verb in ("challenge", "alone"):
        return _why_no_duel(s, seat, verb)
    if verb == "explore":
        return "princesa-4.1"
    if verb == "use-secret":
        return _why_no_use_of_secret(s, seat)
    if verb == "use":
        return _why_no_use_of_spell(option.args[0])
    if option is DONE:
        return "princesa-4.5"
    return _why_not_trading(option)


def _why_no_use_of_secret(s: Princesa, seat: int) -> str:
    return "princesa-12.2" if s.shown[seat] != UNKNOWN else "princesa-12.3"


def _why_no_use_of_spell(kind: int) -> str:
    """What the spell says, if it says that it can be made use of."""
    for node in CARDS[kind].standing:
        if node.moment_of() == BEFORE_ACTION.number:
            return node.rule
    return _RULE_OF["use"]


def _why_no_duel(s: Princesa, seat: int, verb: str) -> str:
    forbidden = which(s, NO_CHALLENGE, seat)
    if forbidden is not None:
        return forbidden.rule
    if not s.hands[seat]:
        return "princesa-5.2"
    return "princesa-5.1" if verb == "challenge" else "princesa-7.6"


def _why_not_as_ghost(s: Princesa, seat: int, option: Option) -> str:
    verb = option.verb
    if option is PASS:
        return "princesa-11.9"
    if verb in _HERO_VERBS:
        return "princesa-11.1"
    if verb == "revive":
        return "princesa-11.4" if s.deck else "princesa-11.8"
    if verb in _GHOST_VERBS and s.deck and hand_size(s, seat) >= WANDER_BELOW:
        return "princesa-11.7"
    return {"wander": "princesa-11.2", "enchant": "princesa-11.3"}.get(verb, _RULE_OF[verb])


def _why_not_laid(s: Princesa, seat: int, option: Option, ask: str) -> str:
    if option is PASS:
        return "princesa-6.5" if ask == "finish" else "princesa-5.4"
    if option.verb != "place":
        return _RULE_OF[option.verb]
    kind = option.args[0]
    if kind == PRINCESS:
        return "princesa-13.4"
    if kind not in s.hands[seat]:
        return "princesa-5.3"
    return "princesa-6.5" if ask == "finish" and not can_win(kind) else "princesa-5.8"
