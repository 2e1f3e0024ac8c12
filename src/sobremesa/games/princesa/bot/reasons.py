"""Why one might choose something, in words: what is at stake, and for whom time works."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from sobremesa.games.princesa import options as catalogue
from sobremesa.games.princesa.bot.acting import NEVER
from sobremesa.games.princesa.bot.answers import TURNS, Answers
from sobremesa.games.princesa.bot.judgement import USUAL, Judgement
from sobremesa.games.princesa.bot.outlook import Outlook
from sobremesa.games.princesa.kinds import CARD_IDS
from sobremesa.games.princesa.rates import is_overloaded, price_for
from sobremesa.games.princesa.state import Princesa
from sobremesa.kernel.bot import Adviser, Look, Reason
from sobremesa.kernel.option import Option

DUELLING: Final = ("attack", "answer")
SURE: Final = "sure-win"


def _reason(name: str, rule: str, **args: int | str) -> Reason:
    return Reason((f"reason-{name}", tuple(args.items())), rule)


def _percent(chance: float) -> int:
    return round(100 * chance)


@final
class _Advice:
    def __init__(self, look: Look[Princesa]) -> None:
        self.ask = look.decision.ask
        self.options = look.decision.options
        self.judge = Judgement(Outlook(look.view(), look.seat), USUAL)
        self.answers = Answers(self.judge)
        self.sure = self.answers.sure_win(self.ask, self.options) if self.ask in TURNS else None

    def worths(self) -> list[float]:
        if self.ask in DUELLING:
            shares = {option: share for share, option in self.answers.mixture(self.options, attacking=self._attacks())}
            return [shares.get(option, 0.0) for option in self.options]
        return self.answers.worths(self.ask, self.options)

    def _attacks(self) -> bool:
        return self.ask == "attack"

    # --- why

    def reason(self, option: Option, worth: float) -> Reason:
        verb, args, judge = option.verb, option.args, self.judge
        if option is self.sure:
            return _reason(SURE, "princesa-13.7")
        if self.ask in DUELLING:
            name = "mix" if self._attacks() else "mix-answer"
            return _reason(name, "princesa-6.1", card=CARD_IDS[args[0]], n=_percent(worth))
        if verb == "explore":
            return self._of_drawing("explore")
        if verb == "challenge":
            return self._of_challenging(args[0])
        if verb == "sell":
            return _reason("sell", "princesa-4.2", card=CARD_IDS[args[0]])
        if verb in ("buy", "buy-one"):
            return _reason("buy", "princesa-4.3", card=CARD_IDS[judge.s.shop[args[0]]], n=price_for(judge.s, judge.me))
        if verb == "use-secret":
            return _reason("use-secret", "princesa-12.3")
        if verb == "wander":
            return self._of_drawing("wander")
        if verb == "enchant":
            return _reason("enchant", "princesa-11.3", card=CARD_IDS[args[0]], who=args[1])
        if verb == "revive":
            return _reason("revive", "princesa-11.4", card=CARD_IDS[args[0]])
        if verb in ("claim", "leave"):
            return _reason("claim" if option is catalogue.CLAIM else "leave", "princesa-13.8")
        return self._of_cards(option)

    def _of_drawing(self, name: str) -> Reason:
        """For whom time works."""
        judge, left = self.judge, len(self.judge.s.deck)
        if judge.captive and judge.in_time == 1:
            return _reason(f"{name}-for-time", "princesa-13.9", n=left)
        if judge.ours:
            return _reason(f"{name}-to-escape", "princesa-13.8", n=left)
        return _reason(name, "princesa-4.1" if name == "explore" else "princesa-11.2", n=left)

    def _of_challenging(self, seat: int) -> Reason:
        judge, s = self.judge, self.judge.s
        if s.princess == seat:
            return _reason("challenge-escort", "princesa-7.2", who=seat)
        if is_overloaded(s, seat):
            return _reason("challenge-overloaded", "princesa-5.11", who=seat)
        if judge.captive and judge.in_time < 1:
            return _reason("challenge-suspect", "princesa-13.1", who=seat, n=_percent(judge.odds[seat]))
        return _reason("challenge", "princesa-10.4", who=seat, n=s.hearts[seat])

    def _of_cards(self, option: Option) -> Reason:
        verb, args, judge = option.verb, option.args, self.judge
        if verb == "place":
            return _reason("place", "princesa-7.1", card=CARD_IDS[args[0]])
        if verb == "take":
            return _reason("take", "princesa-8.7", card=CARD_IDS[args[0]])
        if verb in ("discard", "give", "show", "put"):
            return _reason(f"{verb}-least", "princesa-8.8", card=CARD_IDS[args[0]])
        if verb == "aim" and self.ask == "peek":
            return _reason("peek", "princesa-8.9", who=args[0], n=_percent(judge.odds[args[0]]))
        if verb == "aim":
            name = "spell-own" if judge.look.is_ours(args[0]) else "spell-on"
            return _reason(name, "princesa-9.1", who=args[0])
        if verb in ("lift", "lift-one", "heal"):
            return _reason("heal" if option is catalogue.HEAL else "lift", "princesa-9.1")
        if verb in ("confess", "bleed"):
            return _reason(verb, "princesa-8.13", n=judge.s.hearts[judge.me])
        if verb == "pay":
            return _reason("pay", "princesa-8.19")
        if verb == "keep":
            return _reason("hero", "princesa-14.1")
        if verb == "use":
            return _reason("buy-off", "princesa-9.5", card=CARD_IDS[args[0]])
        if verb == "alone":
            return _reason("alone", "princesa-7.6")
        return _reason("enough", "princesa-8.13")


def _reasons(look: Look[Princesa], options: Sequence[Option]) -> list[Reason | None]:
    if look.decision.ask == "hero":
        return [_reason("hero", "princesa-14.1") for _ in options]
    advice = _Advice(look)
    worths = dict(zip(look.decision.options, advice.worths(), strict=True))
    return [
        advice.reason(option, worths[option]) if not at or worths[option] > NEVER else None
        for at, option in enumerate(options)
    ]


def _worths(look: Look[Princesa]) -> list[float] | None:
    return None if look.decision.ask == "hero" else _Advice(look).worths()


ADVISER: Final = Adviser[Princesa](_reasons, _worths)
