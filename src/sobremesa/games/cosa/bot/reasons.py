"""Why one might choose something, in words: what one's role wants, and what one makes of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from sobremesa.games.cosa import cards
from sobremesa.games.cosa.book import HUMAN, LA_COSA
from sobremesa.games.cosa.bot.house import plan_for
from sobremesa.games.cosa.bot.plan import NEVER
from sobremesa.games.cosa.box import CARDS
from sobremesa.games.cosa.cards import FLAMETHROWER, INFECTED
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.bot import Adviser, Look, Reason
from sobremesa.kernel.option import Option

RULE_OF: Final = {  # what each card does stands in the rules
    cards.FLAMETHROWER: "cosa-5.2",
    cards.ANALYSIS: "cosa-5.3",
    cards.AXE: "cosa-5.4",
    cards.SUSPICION: "cosa-5.6",
    cards.WHISKY: "cosa-5.7",
    cards.RESOLUTE: "cosa-5.8",
    cards.WATCH_YOUR_BACK: "cosa-5.10",
    cards.CHANGE_PLACES: "cosa-5.11",
    cards.BETTER_RUN: "cosa-5.12",
    cards.SEDUCTION: "cosa-5.13",
    cards.SCARY: "cosa-7.3",
    cards.COMFORTABLE: "cosa-7.4",
    cards.NO_THANKS: "cosa-7.5",
    cards.MISSED: "cosa-7.6",
    cards.NO_BARBECUE: "cosa-7.13",
    cards.QUARANTINE: "cosa-8.2",
    cards.DOOR: "cosa-9.1",
}
LOOKING: Final = (cards.ANALYSIS, cards.SUSPICION)
MOVING: Final = (cards.CHANGE_PLACES, cards.BETTER_RUN)
FIRST_OF_ALL: Final = 4.0  # a card that is worth as much to its holder is one to keep
OF_SIDES: Final = {HUMAN: "human", LA_COSA: "thing"}  # whoever else is infected


def _reason(name: str, rule: str, **args: int | str) -> Reason:
    return Reason((f"reason-{name}", tuple(args.items())), rule)


def _percent(chance: float) -> int:
    return round(100 * chance)


@final
class _Advice:
    def __init__(self, look: Look[Cosa]) -> None:
        self._ask = look.decision.ask
        self._plan = plan_for(look.view(), look.seat)
        self._look = self._plan.look
        self._beliefs = self._plan.beliefs
        self._side = OF_SIDES.get(self._look.role, "infected")

    def is_thinkable(self, option: Option) -> bool:
        return self._plan.worth(self._ask, option) > NEVER

    def reason(self, option: Option) -> Reason:
        verb, args = option.verb, option.args
        if verb in ("discard", "put"):
            return self._of_parting(args[0])
        if verb == "give":
            return self._of_giving(args[0])
        if verb == "keep":
            return _reason("keep", RULE_OF.get(args[0], "cosa-5.8"), card=CARDS[args[0]].id)
        if verb == "defend":
            return self._of_defending(args[0])
        if verb == "accept":
            return _reason("accept", "cosa-5.14")
        if verb == "aim":
            return self._of_meeting(args[0], "cosa-6.4")
        if verb in ("reveal", "reveal-infected", "hide"):
            return _reason(f"{verb}-{self._side}" if verb != "reveal-infected" else "reveal-infected", "cosa-11.15")
        if verb == "declare":
            return _reason("declare", "cosa-13.3")
        if verb in ("chop-quarantine", "chop-door"):
            return _reason(verb, "cosa-5.5")
        if verb == "play":
            return self._of_playing_alone(args[0])
        return self._of_playing_on(args[0], args[1])

    # --- cards that leave one's hand

    def _of_parting(self, kind: int) -> Reason:
        card = CARDS[kind].id
        if kind == INFECTED and self._look.role == HUMAN:
            return _reason("part-infected", "cosa-4.3", card=card)
        if kind == FLAMETHROWER and self._look.role == LA_COSA:
            return _reason("part-fire", "cosa-4.12", card=card)
        if self._plan.keeping(kind) < FIRST_OF_ALL:
            return _reason("part", "cosa-3.5", card=card)
        return _reason("part-least", "cosa-3.5", card=card)

    def _of_giving(self, kind: int) -> Reason:
        partner, card = self._look.partner(), CARDS[kind].id
        if kind == INFECTED and self._look.role == LA_COSA:
            return _reason("infects", "cosa-4.4", who=partner)
        if kind == INFECTED:
            return _reason("feeds", "cosa-4.5", who=partner)
        if kind == FLAMETHROWER:
            return _reason("arms", "cosa-5.2", card=card, who=partner)
        return _reason("give", "cosa-6.1", card=card, who=partner)

    def _of_defending(self, kind: int) -> Reason:
        card, rule, who = CARDS[kind].id, RULE_OF[kind], self._look.partner()
        if self._ask == "burn":
            return _reason("survive", rule, card=card)
        if self._ask == "move":
            return _reason("stay", rule, card=card, who=who)
        if self._look.role == HUMAN:
            return _reason("refuse", rule, card=card, who=who, n=_percent(self._beliefs.thing[who]))
        return _reason("refuse-quietly", rule, card=card, who=who)

    # --- whom one has to do with

    def _of_meeting(self, seat: int, rule: str) -> Reason:
        if self._look.role == HUMAN:
            return _reason("safe", rule, who=seat, n=_percent(self._beliefs.thing[seat]))
        if self._look.role == LA_COSA:
            return _reason("reach", "cosa-4.4", who=seat)
        return _reason("reach-thing" if seat == self._beliefs.thing_seat() else "aside", "cosa-4.5", who=seat)

    # --- cards that are played

    def _of_playing_alone(self, kind: int) -> Reason:
        card, rule = CARDS[kind].id, RULE_OF[kind]
        if kind == cards.WHISKY:
            return _reason("show-clean" if INFECTED not in self._look.hand else "show", rule, card=card)
        if kind == cards.RESOLUTE:
            return _reason("choice-of-three", rule, card=card)
        if self._look.role == HUMAN:
            away, to = self._look.next(), self._look.previous()
            odds = self._beliefs.thing
            return _reason("turn-round", rule, who=away, n=_percent(odds[away]), who2=to, n2=_percent(odds[to]))
        return _reason("turn-round-to", rule, who=self._look.previous())

    def _of_playing_on(self, kind: int, seat: int) -> Reason:
        card, rule = CARDS[kind].id, RULE_OF[kind]
        thing, evil = _percent(self._beliefs.thing[seat]), _percent(self._beliefs.evil[seat])
        if kind == FLAMETHROWER:
            if self._look.role == HUMAN:
                return _reason("burn", rule, card=card, who=seat, n=evil)
            return _reason("burn-human", rule, card=card, who=seat, n=100 - evil)
        if kind in LOOKING:
            return _reason("look" if self._look.role == HUMAN else "look-as-humans", rule, card=card, who=seat, n=evil)
        if kind in MOVING:
            ring = self._look.ring_after_swap(seat)
            after = self._look.next(ring)
            if self._look.role == HUMAN:
                return _reason("move", rule, card=card, who=after, n=_percent(self._beliefs.thing[after]))
            return _reason("move-to", rule, card=card, who=after)
        if kind == cards.QUARANTINE:
            return _reason("lock-up", rule, card=card, who=seat, n=thing)
        if kind == cards.DOOR:
            return _reason("bar", rule, card=card, who=seat, n=thing)
        return self._of_meeting(seat, rule)


def _reasons(look: Look[Cosa], options: Sequence[Option]) -> list[Reason | None]:
    advice = _Advice(look)
    return [advice.reason(one) if not at or advice.is_thinkable(one) else None for at, one in enumerate(options)]


ADVISER: Final = Adviser[Cosa](_reasons)
