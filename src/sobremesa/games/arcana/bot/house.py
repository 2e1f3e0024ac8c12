"""The house bot: exact deduction, and trust that the others play as tellingly as it does itself.

Whoever plays looks for the place that lets the group guess right; the group asks itself with which fates one would
have played just there, and predicts when that is worth the risk. It keeps no memory: all it knows is its view.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from sobremesa.games.arcana import deduction
from sobremesa.games.arcana.board import hours_at
from sobremesa.games.arcana.bot.judgement import (
    Odds,
    Scene,
    conventions,
    normal,
    odds_dealt,
    places,
    worth_of_keeping,
    worth_of_place,
    worth_of_predicting,
    worth_of_waiting,
)
from sobremesa.games.arcana.cards import ARCANA, HOURS, VALUES
from sobremesa.games.arcana.deduction import Clue, worlds_after
from sobremesa.games.arcana.effects.answers import Answer, NameNumber, Whether
from sobremesa.games.arcana.effects.fates import ReturnLower
from sobremesa.games.arcana.effects.row import MorePredictions
from sobremesa.games.arcana.fading import DOOM_OF_A_FADE
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.bot import Look
from sobremesa.kernel.effects.node import Node, tree
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import SPECTATOR, Plain

USING_A_POWER: Final = 0.12  # what else it might have been good for, in steps of doom
NEVER: Final = -99.0


@final
class House:
    def __init__(self, seat: int, rng: Rng) -> None:
        self.seat = seat
        self.rng = rng

    def choose(self, look: Look[Arcana]) -> Option:
        options = look.decision.options
        if len(options) == 1:
            return options[0]
        view = look.view()
        ask = look.decision.ask
        if ask == "play":
            return self._play(view, options)
        if ask == "after":
            return self._after(view, options)
        if ask in ("predict", "predict-again"):
            return self._predict(view, options)
        if ask in ("higher", "same"):
            return self._name(view, options)
        if ask in ("discard-lower", "steal", "banish", "relocate"):
            return max(options, key=lambda option: HOURS[option.args[1]])  # what frees the most hours
        return self.rng.pick(options)

    # --- as the active player

    def _play(self, view: Plain, options: tuple[Option, ...]) -> Option:
        plays = [option for option in options if option.verb == "play"]
        low, high = view["hands"][self.seat]
        scene = _scene(view, view["fates"], _clues(view), view["drawn"])
        if view["played"]:  # the second of two plays in one turn: nobody has conventions about that
            return min(plays, key=lambda option: HOURS[option.args[0]])
        believed = conventions(scene)

        def worth(option: Option) -> float:
            value, slot = option.args
            return worth_of_place(scene, believed, (value, slot), low if value == high else high)

        return max(plays, key=worth)

    def _after(self, view: Plain, options: tuple[Option, ...]) -> Option:
        """Use a power if the group, told by it, will do better."""
        *powers, best = options
        kept = view["hands"][self.seat][0]
        doom, score = view["doom"], view["score"]
        odds = odds_of_active(view, SPECTATOR)
        most = worth_of_keeping(odds, kept, doom, score, fade_ahead(view))
        for option in powers:
            if isinstance(ARCANA[option.args[0]].power.does, ReturnLower):
                told = list(_after_discarding(view, odds, kept))
            else:
                told = [(_odds_if_age_told(view, self.seat), fade_ahead(view))]
            worth = max(worth_of_keeping(odds, kept, doom, score, fade) for odds, fade in told) - USING_A_POWER
            if worth > most:
                best, most = option, worth
        return best

    # --- as one of the group

    def _predict(self, view: Plain, options: tuple[Option, ...]) -> Option:
        odds = odds_of_active(view, self.seat)
        guess = max((o for o in options if o.verb == "predict"), key=lambda option: odds[option.args[0]])
        if view["guesses"]:
            return guess  # having been wrong once, being wrong again costs no more
        doom, score, fade = view["doom"], view["score"], fade_ahead(view)
        chance = _chance_of(odds, view["guesses_left"])
        best, most = guess, worth_of_predicting(chance, doom, score, fade)
        if worth_of_waiting(chance, doom, fade) > most:
            best = next(option for option in options if option.verb == "pass")
            most = worth_of_waiting(chance, doom, fade)
        for option in options:
            if option.verb == "power":
                worth = _worth_of_power(view, odds, ARCANA[option.args[0]].power.does) - USING_A_POWER
                if worth > most:
                    best, most = option, worth
        return best

    def _name(self, view: Plain, options: tuple[Option, ...]) -> Option:
        odds = odds_of_active(view, self.seat)
        (asked,) = _asked_by(ARCANA[view["power_used"]].power.does)
        return max(options, key=lambda option: _worth_of_asking(view, odds, asked, option.args[0]))


# --- what the view says ----------------------------------------------------------------------------------------------


def _clues(view: Plain) -> tuple[Clue, ...]:
    return tuple(tuple(clue) for clue in view["clues"])


def _scene(view: Plain, fates: list[tuple[int, ...]], clues: tuple[Clue, ...], drawn: int) -> Scene:
    return Scene(
        active=view["active"],
        drawn=drawn,
        row=tuple(view["row"]),
        fates=tuple(tuple(zone) for zone in fates),
        slowed=tuple(view["slowed"]),
        exiled=tuple(view["exiled"]),
        plus=view["plus"],
        doom=view["doom"],
        score=view["score"],
        clues=clues,
    )


def fade_ahead(view: Plain) -> int:
    """The doom that comes at this turn's end unless a prediction is right."""
    fading = 0
    for slot, card in enumerate(view["row"]):
        arcanum = ARCANA[card]
        fading += 0 < arcanum.moons <= hours_at(view, slot) and not arcanum.harmless
    return fading * DOOM_OF_A_FADE


def odds_of_active(view: Plain, seat: int) -> Odds:
    """The odds of the active player's fate: the deduction, that seat's own fate counted in, and what the play tells."""
    clues = _clues(view)
    worlds = worlds_after(clues)
    if seat != SPECTATOR and view["hands"][seat]:
        worlds = deduction.holding(worlds, seat, view["hands"][seat][0])
    ways = deduction.ways_by_value(worlds, view["active"])
    return normal([way * telling for way, telling in zip(ways, _telling(view, clues), strict=True)])


def _telling(view: Plain, clues: tuple[Clue, ...]) -> Odds:
    """How much more, or less, each kept value explains that the fate was played just there."""
    nothing = (1.0,) * 8
    at = max((number for number, clue in enumerate(clues) if clue[0] == deduction.PLAY), default=-1)
    if at < 0 or len(view["played"]) != 1:
        return nothing
    _, _, drawn, value, _, out, _ = clues[at]
    slot = view["slot"]
    fates = [list(zone) for zone in view["fates"]]
    if value not in fates[slot]:
        return nothing
    fates[slot].remove(value)
    scene = _scene(view, [tuple(zone) for zone in fates], clues[:at], drawn)
    if scene.out_of_bag() != out:
        return nothing  # the table has changed since the play
    place = (value, 0 if view["through_hours"] else slot + 1)
    mask = places(scene).get(place, 0)
    if not mask:
        return nothing
    dealt = odds_dealt(scene, place, mask)
    return tuple([told / odds if odds else 0.0 for told, odds in zip(conventions(scene)[place], dealt, strict=True)])


# --- what powers are worth -------------------------------------------------------------------------------------------


def _chance_of(odds: Odds, guesses: int) -> float:
    return sum(sorted(odds[1:], reverse=True)[:guesses])


def _worth_of_power(view: Plain, odds: Odds, does: Node) -> float:
    if isinstance(does, MorePredictions):
        chance = _chance_of(odds, view["guesses_left"] + does.n)
        return worth_of_predicting(chance, view["doom"], view["score"], fade_ahead(view))
    numbers = _numbers(view, does)
    return max(
        (_worth_of_asking(view, odds, asked, number) for asked in _asked_by(does) for number in numbers), default=NEVER
    )


def _asked_by(does: Node) -> list[Whether]:
    """What a power has the active player answer; mostly nothing."""
    return [node.whether for node in tree(does) if isinstance(node, Answer)]


def _numbers(view: Plain, does: Node) -> list[int]:
    """What could be named when asking."""
    anything = any(isinstance(node, NameNumber) and not node.visible for node in tree(does))
    return list(VALUES) if anything else [value for zone in view["fates"] for value in zone]


def _worth_of_asking(view: Plain, odds: Odds, asked: Whether, named: int) -> float:
    played, doom, score, fade = view["played"][-1], view["doom"], view["score"], fade_ahead(view)
    worth = 0.0
    for answer in (True, False):
        told = [chance for h, chance in enumerate(odds) if h and asked.yes(h, played, named) == answer]
        likely = sum(told)
        if likely:
            chance = max(told) / likely
            worth += likely * max(worth_of_predicting(chance, doom, score, fade), worth_of_waiting(chance, doom, fade))
    return worth


def _after_discarding(view: Plain, odds: Odds, kept: int) -> Iterator[tuple[Odds, int]]:
    """For each fate that may be taken back: what the group then knows, and the doom ahead."""
    for slot, zone in enumerate(view["fates"]):
        for value in set(zone):
            if value < kept:
                left = list(zone)
                left.remove(value)
                fates = [*view["fates"][:slot], left, *view["fates"][slot + 1 :]]
                told = normal([chance if h > value else 0.0 for h, chance in enumerate(odds)])
                yield told, fade_ahead({**view, "fates": fates})


def _odds_if_age_told(view: Plain, seat: int) -> Odds:
    old = view["kept"][seat] == view["played"][-1]
    worlds = worlds_after((*_clues(view), (deduction.KEPT, seat, int(old))))
    return normal(deduction.ways_by_value(worlds, seat))
