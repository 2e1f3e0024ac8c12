"""The house bot: exact deduction, and one convention among bots.

Among bots whoever plays gives the sign that has been agreed on for its two fates (`convention`), and the group reads it
back. Where others have most of the votes, people or bots that aren't the house's, it plays what the rules alone tell
them most by (`plainly`), and supposes that they would, too. It keeps no memory: all it knows is its view, and who gives
signs, which everybody at the table can see.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, final

from sobremesa.games.arcana import deduction
from sobremesa.games.arcana.bot.convention import convention
from sobremesa.games.arcana.bot.plainly import place_for, plainly, worth_of_place
from sobremesa.games.arcana.bot.scene import (
    Odds,
    Pair,
    Scene,
    clues_of,
    fade_ahead,
    normal,
    pair_of,
    scene_now,
    scene_of_play,
)
from sobremesa.games.arcana.bot.worths import worth_of_keeping, worth_of_predicting, worth_of_waiting
from sobremesa.games.arcana.cards import ARCANA, HOURS, VALUES
from sobremesa.games.arcana.deduction import worlds_after
from sobremesa.games.arcana.effects.answers import Answer, NameNumber, Whether
from sobremesa.games.arcana.effects.fates import ReturnLower
from sobremesa.games.arcana.effects.row import Cycle, MorePredictions
from sobremesa.games.arcana.state import Arcana, allies_of
from sobremesa.kernel.bot import Look
from sobremesa.kernel.effects.node import Node, tree
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import SPECTATOR, Plain

USING_A_POWER: Final = 0.05  # what else it might have been good for, in chances to win
# How much a pair still counts that should have been played elsewhere: by a bot that gives signs, by one that plays
# plainly, and by a person, who may think otherwise.
DOUBT: Final = 0.02
DOUBT_OF_PLAIN_PLAY: Final = 0.12
DOUBT_OF_PERSONS: Final = 0.25
NEVER: Final = -99.0


@final
class House:
    def __init__(self, seat: int, rng: Rng, doubt_of_persons: float = DOUBT_OF_PERSONS) -> None:
        self.seat = seat
        self.rng = rng
        self._doubt_of_persons = doubt_of_persons
        self._literal: frozenset[int] = frozenset()

    def choose(self, look: Look[Arcana]) -> Option:
        options = look.decision.options
        if len(options) == 1:
            return options[0]
        self._literal = not_speaking(look)
        view = look.view()
        ask = look.decision.ask
        if ask == "play":
            return self._play(view, options)
        if ask == "cycle":
            return max(options, key=lambda option: self._worth_of_row(view, option.args[0] - 1))
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
        scene, pair = scene_now(view), self._pair(view)
        for option in options:
            if option.verb == "power" and isinstance(ARCANA[option.args[0]].power.does, Cycle):
                empty = [slot for slot, zone in enumerate(view["fates"]) if not zone]
                better = max([self._worth_of_row(view, slot) for slot in empty])
                if better > self._worth_of_scene(view, scene, pair) + USING_A_POWER:
                    return option
        place = convention(scene).place.get(pair) if agreed(view, scene, self._literal) else place_for(scene, pair)
        plays = [option for option in options if option.verb == "play"]
        for option in plays:
            if option.args == place:
                return option
        return min(plays, key=lambda option: HOURS[option.args[0]])

    def _pair(self, view: Plain) -> Pair:
        low, high = view["hands"][self.seat]
        return low, high

    def _worth_of_scene(self, view: Plain, scene: Scene, pair: Pair) -> float:
        if agreed(view, scene, self._literal):
            return convention(scene).worth.get(pair, NEVER)
        place = place_for(scene, pair)
        if place is None:
            return NEVER
        return worth_of_place(scene, place, pair[1] if place[0] == pair[0] else pair[0])

    def _worth_of_row(self, view: Plain, slot: int) -> float:
        """With the top of the deck in the place of that arcanum."""
        scene = scene_now(view)
        top = view["deck"][0]
        row = (*scene.row[:slot], top, *scene.row[slot + 1 :])
        return self._worth_of_scene(view, replace(scene, row=row), self._pair(view))

    def _after(self, view: Plain, options: tuple[Option, ...]) -> Option:
        """Use a power if the group, told by it, will do better."""
        *powers, best = options
        kept = view["hands"][self.seat][0]
        doom, score = view["doom"], view["score"]
        most = worth_of_keeping(self._odds(view, SPECTATOR), kept, doom, score, fade_ahead(view))
        for option in powers:
            if isinstance(ARCANA[option.args[0]].power.does, ReturnLower):
                told = list(_after_discarding(view, kept))
            else:
                told = [(self._odds_if_age_told(view), fade_ahead(view))]
            brings = max([worth_of_keeping(odds, kept, doom, score, fade) for odds, fade in told]) - USING_A_POWER
            if brings > most:
                best, most = option, brings
        return best

    def _odds_if_age_told(self, view: Plain) -> Odds:
        old = view["kept"][self.seat] == view["played"][-1]
        told = [*view["clues"], (deduction.KEPT, self.seat, int(old))]
        ways = deduction.ways_by_value(worlds_after(tuple([tuple(clue) for clue in told])), self.seat)
        return normal([way * tells for way, tells in zip(ways, self._reading(view), strict=True)])

    # --- as one of the group

    def odds(self, look: Look[Arcana]) -> Odds:
        """What it makes of the fate that the active player keeps."""
        self._literal = not_speaking(look)
        return self._odds(look.view(), self.seat)

    def _predict(self, view: Plain, options: tuple[Option, ...]) -> Option:
        odds = self._odds(view, self.seat)
        guess = max([o for o in options if o.verb == "predict"], key=lambda option: odds[option.args[0]])
        if view["guesses"] and not view["twice_each"]:
            return guess  # having been wrong once, being wrong again costs no more
        doom, score, fade = view["doom"], view["score"], fade_ahead(view)
        wrong = len(view["guesses"])
        chance = _chance_of(odds, view["guesses_left"])
        best, most = guess, worth_of_predicting(chance, doom, score, fade, 1 + wrong)
        waiting = worth_of_waiting(chance, doom + wrong, score, fade)
        if waiting > most:
            best, most = next(option for option in options if option.verb == "pass"), waiting
        for option in options:
            if option.verb == "power":
                brings = _worth_of_power(view, odds, ARCANA[option.args[0]].power.does) - USING_A_POWER
                if brings > most:
                    best, most = option, brings
        return best

    def _name(self, view: Plain, options: tuple[Option, ...]) -> Option:
        odds = self._odds(view, self.seat)
        (asked,) = _asked_by(ARCANA[view["power_used"]].power.does)
        return max(options, key=lambda option: _worth_of_asking(view, odds, asked, option.args[0]))

    def _odds(self, view: Plain, seat: int) -> Odds:
        """The odds of the active player's fate: the deduction, that seat's own fate counted in, and the sign given."""
        worlds = worlds_after(clues_of(view))
        if seat != SPECTATOR and view["hands"][seat]:
            worlds = deduction.holding(worlds, seat, view["hands"][seat][0])
        ways = deduction.ways_by_value(worlds, view["active"])
        return normal([way * tells for way, tells in zip(ways, self._reading(view), strict=True)])

    def _reading(self, view: Plain) -> Odds:
        return reading(view, self._literal, self._doubt_of_persons)


# --- what is agreed on -----------------------------------------------------------------------------------------------


def not_speaking(look: Look[Arcana]) -> frozenset[int]:
    """The seats whose plays are read by the rules alone, and who read others so: people, and bots of other makers."""
    return look.persons | look.strangers


def agreed(view: Plain, scene: Scene, literal: frozenset[int]) -> bool:
    """Whether the active bot gives signs: it is one that does, the votes of such bots decide, and signs can be read."""
    group = allies_of(view["chairs"], view["active"])
    others = [ally for ally in group if ally in literal]
    most = 2 * len(others) < len(group) or (2 * len(others) == len(group) and group[0] not in literal)
    return view["active"] not in literal and most and scene.is_plain()


def reading(view: Plain, literal: frozenset[int], doubt_of_persons: float = DOUBT_OF_PERSONS) -> Odds:
    """How much more, or less, each kept value explains that the fate was played just there."""
    found = scene_of_play(view)
    if found is None:
        return (1.0,) * 8
    scene, place = found
    if view["active"] in literal:
        chosen, doubt = plainly(scene), doubt_of_persons
    elif agreed(view, scene, literal):
        chosen, doubt = convention(scene).place, DOUBT
    else:
        chosen, doubt = plainly(scene), DOUBT_OF_PLAIN_PLAY
    return tuple([1.0 if chosen.get(pair_of(place[0], kept)) == place else doubt for kept in range(8)])


# --- what powers are worth -------------------------------------------------------------------------------------------


def _chance_of(odds: Odds, guesses: int) -> float:
    return sum(sorted(odds[1:], reverse=True)[:guesses], 0.0)


def _worth_of_power(view: Plain, odds: Odds, does: Node) -> float:
    if isinstance(does, MorePredictions):
        chance = _chance_of(odds, view["guesses_left"] + does.n)
        steps = 1 + does.n if view["twice_each"] else 1
        return worth_of_predicting(chance, view["doom"], view["score"], fade_ahead(view), steps)
    numbers = _numbers(view, does)
    return max(
        [_worth_of_asking(view, odds, asked, number) for asked in _asked_by(does) for number in numbers], default=NEVER
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
        likely = sum(told, 0.0)
        if likely:
            chance = max(told) / likely
            guessing = worth_of_predicting(chance, doom, score, fade)
            worth += likely * max(guessing, worth_of_waiting(chance, doom, score, fade))
    return worth


def _after_discarding(view: Plain, kept: int) -> Iterator[tuple[Odds, int]]:
    """For each fate that may be taken back: what the group then knows, by the rules alone, and the doom ahead."""
    odds = normal(deduction.ways_by_value(worlds_after(clues_of(view)), view["active"]))
    for slot, zone in enumerate(view["fates"]):
        for value in set(zone):
            if value < kept:
                left = list(zone)
                left.remove(value)
                fates = [*view["fates"][:slot], left, *view["fates"][slot + 1 :]]
                told = normal([chance if h > value else 0.0 for h, chance in enumerate(odds)])
                yield told, fade_ahead({**view, "fates": fates})
