"""Why one might choose something, in words: what the house bot goes by, for who asks for a hint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from sobremesa.games.arcana.bot.convention import convention
from sobremesa.games.arcana.bot.house import House, agreed, not_speaking
from sobremesa.games.arcana.bot.plainly import worth_of_place
from sobremesa.games.arcana.bot.scene import Scene, fade_ahead, odds_told, places, scene_now
from sobremesa.games.arcana.bot.signs import sign
from sobremesa.games.arcana.bot.worths import worth_of_predicting, worth_of_waiting
from sobremesa.games.arcana.cards import ARCANA, HOURS
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.bot import Adviser, Look, Reason
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.rng import Rng

SLIM: Final = -1.0  # what isn't weighed comes after all that is
FREEING: Final = ("discard-lower", "steal", "banish", "relocate")


def _reason(name: str, rule: str, **args: int | str | Phrase) -> Reason:
    return Reason((f"reason-{name}", tuple(args.items())), rule)


def _percent(chance: float) -> int:
    return round(100 * chance)


@final
class _Advice:
    def __init__(self, look: Look[Arcana]) -> None:
        self._look = look
        self._view = look.view()
        self._strange = not_speaking(look)
        house = House(look.seat, Rng(bytes(32)))
        self._odds = house.odds(look) if look.decision.ask in ("predict", "predict-again", "higher", "same") else ()
        self._scene: Scene | None = scene_now(self._view) if look.decision.ask == "play" else None

    # --- what it is worth, where the house says only what it would choose

    def worth(self, option: Option) -> float:
        view, verb = self._view, option.verb
        if self._scene is not None and verb == "play":
            return worth_of_place(self._scene, (option.args[0], option.args[1]), self._kept(option))
        if verb == "predict" and self._odds:
            return worth_of_predicting(self._odds[option.args[0]], view["doom"], view["score"], fade_ahead(view))
        if verb == "pass" and self._odds:
            return worth_of_waiting(max(self._odds), view["doom"], view["score"], fade_ahead(view))
        return SLIM

    def _kept(self, option: Option) -> int:
        low, high = self._view["hands"][self._look.seat]
        return int(high if option.args[0] == low else low)

    # --- why

    def reason(self, option: Option) -> Reason:
        ask, verb, args = self._look.decision.ask, option.verb, option.args
        if self._scene is not None and verb == "play":
            return self._of_a_play(self._scene, option)
        if verb == "predict":
            return _reason("likely", "arcana-5.5", n=_percent(self._odds[args[0]]) if self._odds else 0, value=args[0])
        if verb == "pass":
            return self._of_passing()
        if verb == "power":
            return _reason("power", "arcana-6.2", power=ARCANA[args[0]].power.id, card=ARCANA[args[0]].id)
        if verb == "number" and self._odds:
            return _reason("asks", "arcana-6.6", n=_percent(self._odds[args[0]]), value=args[0])
        if verb in ("decline", "nothing"):
            return _reason("power-kept", "arcana-6.2")
        if ask in FREEING and verb == "lift":
            return _reason("frees", "arcana-1.5", n=HOURS[args[1]], value=args[1])
        if ask == "cycle":
            return _reason("cycle", "arcana-6.13", card=ARCANA[self._view["deck"][0]].id)
        if verb == "show":
            return _reason("show", "arcana-5.10")
        return _reason("at-hand", "arcana-4.5")

    def _of_a_play(self, scene: Scene, option: Option) -> Reason:
        place, kept = (option.args[0], option.args[1]), self._kept(option)
        card = ARCANA[scene.arcanum_at(place[1])].id
        chance = _percent(odds_told(scene, place, kept)[kept]) if place in places(scene) else 0
        low, high = sorted((place[0], kept))
        if agreed(self._view, scene, self._strange) and convention(scene).place.get((low, high)) == place:
            return _reason("agreed", "arcana-4.5", card=card, value=place[0], n=kept)
        if place[1] == 0:
            return _reason("hours", "arcana-3.2", n=chance, value=kept)
        if scene.fade_at(place) > 0:
            return _reason("fades", "arcana-7.4", card=card, n=chance, value=kept)
        return _reason("told", "arcana-4.4", card=card, n=chance, value=kept)

    def _of_passing(self) -> Reason:
        best = _percent(max(self._odds)) if self._odds else 0
        if fade_ahead(self._view):
            return _reason("wait-fading", "arcana-7.4", n=best)
        return _reason("wait", "arcana-5.6", n=best)


def _reasons(look: Look[Arcana], options: Sequence[Option]) -> list[Reason]:
    advice = _Advice(look)
    return [advice.reason(option) for option in options]


def _worths(look: Look[Arcana]) -> list[float] | None:
    if look.decision.ask not in ("play", "predict", "predict-again"):
        return None
    advice = _Advice(look)
    return [advice.worth(option) for option in look.decision.options]


ADVISER: Final = Adviser[Arcana](_reasons, _worths, sign)
