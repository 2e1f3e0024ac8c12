"""The house bot: it reasons with the exact deduction, and trusts the others to play as tellingly as it does itself.

Everything it weighs is measured in steps of doom. Whoever plays looks for the place that lets the group guess right;
the group asks itself which fates would have been played just there, and predicts when that is worth the risk.
It keeps no memory: all it knows is its view.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, final

from sobremesa.games.arcana import deduction
from sobremesa.games.arcana.cards import ARCANA, GOAL, HOURS, ROW, VALUES, Arcanum, kept_by_played
from sobremesa.games.arcana.deduction import Clue, Worlds, worlds_after
from sobremesa.games.arcana.fading import DOOM_OF_A_FADE
from sobremesa.games.arcana.powers import DiscardLower, IsHigher, Old, Question, Twice
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.bot import Look
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Plain

# What things are worth, in steps of doom. Tuned by simulation; see benchmarks.
A_POINT: Final = 1.7
KEEPING: Final = 0.9  # of a fate well guessed at and kept for a later turn
PROGRESS: Final = 0.45  # of an hour's part in a fade to come
DEFEAT: Final = 6.0
VICTORY: Final = 6.0
USING_A_POWER: Final = 0.12
DOUBT: Final = 0.12  # how much a place still counts where the house would not have played
ROUNDS: Final = 3  # of "they think that I think"

Odds = tuple[float, ...]  # the chance of each value kept, by value from 0 to 7
Place = tuple[int, int]  # the value played and the slot, 0 for The Hours


@final
@dataclass(frozen=True)
class Scene:
    """What everybody sees just before the active player plays."""

    active: int
    drawn: int
    row: tuple[int, ...]
    fates: tuple[tuple[int, ...], ...]
    slowed: tuple[int, ...]
    exiled: tuple[int, ...]
    plus: int
    doom: int
    score: int
    clues: tuple[Clue, ...]

    def hours(self, slot: int, more: tuple[int, ...] = ()) -> int:
        fates = self.fates[slot] + more
        if self.slowed[slot] >= 0:
            return len(fates)
        sevens = ARCANA[self.row[slot]].sevens_count
        return sum(sevens if value == 7 else HOURS[value] for value in fates)


# --- what a turn's end costs -----------------------------------------------------------------------------------------


def cost_of_doom(doom: int, steps: int) -> float:
    return steps + (DEFEAT if doom + steps >= GOAL else 0.0)


def worth_of_point(score: int) -> float:
    return A_POINT + (VICTORY if score + 1 >= GOAL else 0.0)


def worth_of_predicting(chance: float, doom: int, score: int, fade: int) -> float:
    """What a prediction brings that is right with that chance, while so much doom hangs over the turn's end."""
    return chance * worth_of_point(score) - (1 - chance) * cost_of_doom(doom, 1 + fade)


def worth_of_waiting(chance: float, doom: int, fade: int) -> float:
    return KEEPING * chance - cost_of_doom(doom, fade)


def best_guess(odds: Odds) -> int:
    return max(VALUES, key=odds.__getitem__)


# --- where the house would play ----------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def conventions(scene: Scene) -> dict[Place, Odds]:
    """For every place, the odds of the fate kept once somebody has played there: from the deal alone, and then again
    and again from where the house would have played with each pair of fates, given what the others would think.
    """
    allowed = _allowed(scene)
    dealt = {place: _normal(_ways(scene, place[0], mask)) for place, mask in allowed.items()}
    believed = dealt
    for _ in range(ROUNDS):
        chosen = {
            (low, high): _best_place(scene, believed, low, high, allowed) for low in VALUES for high in range(low, 8)
        }
        believed = {
            place: _normal(
                [
                    odds[h] * (1.0 if h and chosen[min(place[0], h), max(place[0], h)] == place else DOUBT)
                    for h in range(8)
                ]
            )
            for place, odds in dealt.items()
        }
    return believed


def _allowed(scene: Scene) -> dict[Place, int]:
    """For every place, the kept values with which playing there is legal, as bits."""
    seen = tuple(sorted(value for fates in scene.fates for value in fates))
    tables = [kept_by_played(card, seen, here) for card, here in zip(scene.row, scene.fates, strict=True)]
    found: dict[Place, int] = {}
    stuck = dict.fromkeys(VALUES, deduction.ANY)
    for slot, table in enumerate(tables, start=1):
        for p in VALUES:
            mask = table[p] >> scene.plus & deduction.ANY
            found[p, slot] = mask
            stuck[p] &= ~mask
            for h in VALUES:
                if mask >> h & 1:
                    stuck[h] &= ~(1 << p)
    for p in VALUES:
        found[p, 0] = stuck[p]
    return {place: mask for place, mask in found.items() if mask}


def _ways(scene: Scene, value: int, mask: int) -> list[int]:
    return [way if mask >> h & 1 else 0 for h, way in enumerate(_ways_with_any(scene, value))]


@lru_cache(maxsize=4096)
def _ways_with_any(scene: Scene, value: int) -> list[int]:
    seen = [fate for fates in scene.fates for fate in fates] + list(scene.exiled)
    out = deduction.pack([seen.count(v) for v in VALUES])
    clue = (deduction.PLAY, scene.active, scene.drawn, value, deduction.ANY, out, 1)
    return deduction.ways_by_value(worlds_after((*scene.clues, clue)), scene.active)


def _normal(ways: list[int] | list[float]) -> Odds:
    total = sum(ways)
    return tuple(way / total for way in ways) if total else tuple(0.0 for _ in ways)


def _best_place(
    scene: Scene, believed: dict[Place, Odds], low: int, high: int, allowed: dict[Place, int]
) -> Place | None:
    pairs = ((low, high), (high, low)) if low != high else ((low, high),)
    places = [
        ((p, slot), h) for p, h in pairs for slot in range(ROW + 1) if allowed.get((p, slot), 0) >> h & 1
    ]
    return max(places, key=lambda found: worth_of_place(scene, believed, *found), default=((0, 0), 0))[0]


def worth_of_place(scene: Scene, believed: dict[Place, Odds], place: Place, kept: int) -> float:
    """What playing there is worth to whoever keeps `kept`, knowing what the group will make of it."""
    odds = believed[place]
    value, slot = place
    at = max(slot - 1, 0)
    arcanum = ARCANA[scene.row[at]]
    fade = _fade_after(scene, at, arcanum, value)
    progress = PROGRESS * DOOM_OF_A_FADE * HOURS[value] / max(arcanum.moons, 1)
    guess = best_guess(odds)
    chance = odds[guess]
    if worth_of_predicting(chance, scene.doom, scene.score, fade) < worth_of_waiting(chance, scene.doom, fade):
        return KEEPING * odds[kept] - cost_of_doom(scene.doom, fade) - (0.0 if fade else progress)
    if guess == kept:
        return worth_of_point(scene.score) + (PROGRESS * DOOM_OF_A_FADE if fade else -progress)
    return -cost_of_doom(scene.doom, 1 + fade) - (0.0 if fade else progress)


def _fade_after(scene: Scene, at: int, arcanum: Arcanum, value: int) -> int:
    """The doom that hangs over the turn's end after that play."""
    if arcanum.harmless or not arcanum.moons:
        return 0
    return DOOM_OF_A_FADE if scene.hours(at, (value,)) >= arcanum.moons else 0


# --- the bot -----------------------------------------------------------------------------------------------------


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
        return self._whatever(view, options)

    # --- as the active player

    def _play(self, view: Plain, options: tuple[Option, ...]) -> Option:
        plays = [option for option in options if option.verb == "play"]
        scene = scene_of(view, view["fates"], tuple(map(tuple, view["clues"])), view["drawn"])
        hand = view["hands"][self.seat]
        if len(hand) < 2 or view["played"]:
            return max(plays, key=lambda option: -HOURS[option.args[0]])
        believed = conventions(scene)

        def worth(option: Option) -> float:
            value, slot = option.args
            kept = hand[0] if hand[1] == value else hand[1]
            return worth_of_place(scene, believed, (value, slot), kept)

        return max(plays, key=worth)

    def _after(self, view: Plain, options: tuple[Option, ...]) -> Option:
        """Use a power if the group, knowing what that tells, would do better."""
        kept = view["hands"][self.seat][0]
        odds = odds_of_active(view, SPEAKING_TO_ALL)
        decline = options[-1]
        best, most = decline, self._outcome(view, odds, kept, fade_now(view))
        for option in options[:-1]:
            power = ARCANA[option.args[0]].power
            if isinstance(power, Old):
                was_old = view["kept"][self.seat] == view["played"][-1]
                told = _normal(
                    [float(way) for way in _ways_if_old(view, was_old)]
                )
                worth = self._outcome(view, told, kept, fade_now(view))
            elif isinstance(power, DiscardLower):
                worth = max(
                    self._outcome(view, _normal([o if h > v else 0.0 for h, o in enumerate(odds)]), kept, fade)
                    for v, fade in _discards(view, kept)
                )
            else:
                continue
            if worth - USING_A_POWER > most:
                best, most = option, worth - USING_A_POWER
        return best

    def _outcome(self, view: Plain, odds: Odds, kept: int, fade: int) -> float:
        guess = best_guess(odds)
        doom, score = view["doom"], view["score"]
        if worth_of_predicting(odds[guess], doom, score, fade) < worth_of_waiting(odds[guess], doom, fade):
            return KEEPING * odds[kept] - cost_of_doom(doom, fade)
        return worth_of_point(score) if guess == kept else -cost_of_doom(doom, 1 + fade)

    # --- as one of the group

    def _predict(self, view: Plain, options: tuple[Option, ...]) -> Option:
        odds = odds_of_active(view, self.seat)
        doom, score, fade = view["doom"], view["score"], fade_now(view)
        guesses = sorted((odds[h] for h in VALUES), reverse=True)
        chance = sum(guesses[: view["guesses_left"]])
        by_key = {option.key: option for option in options}
        guess = by_key[f"predict:{best_guess(odds)}"]
        waiting = worth_of_waiting(chance, doom, fade)
        if view["guesses"]:  # a wrong prediction costs the same whether there are one or two
            return guess
        predicting = worth_of_predicting(chance, doom, score, fade)
        best, most = (guess, predicting) if predicting >= waiting else (by_key["pass"], waiting)
        for option in options:
            if option.verb == "power":
                worth = self._worth_of_power(view, odds, ARCANA[option.args[0]].power, fade) - USING_A_POWER
                if worth > most:
                    best, most = option, worth
        return best

    def _worth_of_power(self, view: Plain, odds: Odds, power: object, fade: int) -> float:
        if isinstance(power, Twice):
            guesses = sorted((odds[h] for h in VALUES), reverse=True)
            chance = sum(guesses[: view["guesses_left"] + power.more])
            return worth_of_predicting(chance, view["doom"], view["score"], fade)
        if isinstance(power, Question):
            return max(self._worth_of_asking(view, odds, power, named, fade) for named in _namings(view, power))
        return -DEFEAT

    def _worth_of_asking(self, view: Plain, odds: Odds, power: Question, named: int, fade: int) -> float:
        worth = 0.0
        for answer in (True, False):
            told = [o if h and power.yes(h, view["played"][-1], named) == answer else 0.0 for h, o in enumerate(odds)]
            likely = sum(told)
            if likely:
                chance = max(told) / likely
                worth += likely * max(
                    worth_of_predicting(chance, view["doom"], view["score"], fade),
                    worth_of_waiting(chance, view["doom"], fade),
                )
        return worth

    def _name(self, view: Plain, options: tuple[Option, ...]) -> Option:
        odds = odds_of_active(view, self.seat)
        power = ARCANA[view["power_used"]].power
        assert isinstance(power, Question)
        return max(
            options, key=lambda option: self._worth_of_asking(view, odds, power, option.args[0], fade_now(view))
        )

    def _whatever(self, view: Plain, options: tuple[Option, ...]) -> Option:
        """Where any choice will do: the one that puts off a fade the longest, or gives up the least."""
        if options[0].verb == "lift":
            return max(options, key=lambda option: HOURS[option.args[1]])
        return self.rng.pick(options)


SPEAKING_TO_ALL: Final = -1


def scene_of(view: Plain, fates: list[tuple[int, ...]], clues: tuple[Clue, ...], drawn: int) -> Scene:
    return Scene(
        view["active"],
        drawn,
        tuple(view["row"]),
        tuple(tuple(f) for f in fates),
        tuple(view["slowed"]),
        tuple(view["exiled"]),
        view["plus"],
        view["doom"],
        view["score"],
        clues,
    )


def odds_of_active(view: Plain, seat: int) -> Odds:
    """The odds of the active player's fate: the deduction, that seat's own fate counted in, and what the play tells."""
    clues = tuple(tuple(clue) for clue in view["clues"])
    worlds: Worlds = worlds_after(clues)
    if seat >= 0 and view["hands"][seat]:
        worlds = deduction.holding(worlds, seat, view["hands"][seat][0])
    ways = deduction.ways_by_value(worlds, view["active"])
    telling = _telling(view, clues)
    return _normal([way * telling[h] for h, way in enumerate(ways)])


def _telling(view: Plain, clues: tuple[Clue, ...]) -> Odds:
    """How well each kept value explains why the fate was played just there."""
    plain = (0.0, *(1.0 for _ in VALUES))
    at = max((n for n, clue in enumerate(clues) if clue[0] == deduction.PLAY), default=-1)
    if at < 0 or len(view["played"]) != 1 or clues[at][1] != view["active"]:
        return plain
    _, _, drawn, value, _, out, _ = clues[at]
    fates = list(view["fates"])
    slot = view["slot"]
    if value not in fates[slot]:
        return plain
    before = list(fates[slot])
    before.remove(value)
    fates[slot] = tuple(before)
    seen = [fate for zone in fates for fate in zone] + list(view["exiled"])
    if deduction.pack([seen.count(v) for v in VALUES]) != out:
        return plain  # the table has changed since the play
    scene = scene_of(view, fates, clues[:at], drawn)
    place = (value, 0 if view["through_hours"] else slot + 1)
    believed = conventions(scene).get(place)
    dealt = _normal(_ways(scene, value, _allowed(scene).get(place, 0)))
    if believed is None:
        return plain
    return tuple(b / d if d else 0.0 for b, d in zip(believed, dealt, strict=True))


def fade_now(view: Plain) -> int:
    """The doom that will come at this turn's end unless a prediction is right."""
    doom = 0
    for slot, card in enumerate(view["row"]):
        arcanum = ARCANA[card]
        fates = tuple(view["fates"][slot])
        if arcanum.moons and not arcanum.harmless and _hours(view, slot, fates) >= arcanum.moons:
            doom += DOOM_OF_A_FADE
    return doom


def _hours(view: Plain, slot: int, fates: tuple[int, ...]) -> int:
    if view["slowed"][slot] >= 0:
        return len(fates)
    sevens = ARCANA[view["row"][slot]].sevens_count
    return sum(sevens if value == 7 else HOURS[value] for value in fates)


def _discards(view: Plain, kept: int) -> list[tuple[int, int]]:
    """Each fate that could be taken back, with the doom that would then hang over the turn's end."""
    found = []
    for slot, fates in enumerate(view["fates"]):
        for value in set(fates):
            if value < kept:
                left = list(fates)
                left.remove(value)
                changed = {**view, "fates": [tuple(left) if n == slot else f for n, f in enumerate(view["fates"])]}
                found.append((value, fade_now(changed)))
    return found


def _ways_if_old(view: Plain, old: bool) -> list[int]:
    clue = (deduction.KEPT, view["active"], int(old))
    worlds = worlds_after((*(tuple(c) for c in view["clues"]), clue))
    return deduction.ways_by_value(worlds, view["active"])


def _namings(view: Plain, power: Question) -> list[int]:
    if isinstance(power, IsHigher):
        return list(VALUES)
    return sorted({value for fates in view["fates"] for value in fates}) or [0]
