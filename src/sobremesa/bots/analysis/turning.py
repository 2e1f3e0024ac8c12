"""Choices that cost much: judged by what the seat could know, not with hindsight; and what luck made of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any, Final

from msgspec import Struct

from sobremesa.bots.analysis.playing_on import Onward, Played
from sobremesa.bots.analysis.told import Chosen, Named, TurningPoint
from sobremesa.bots.look import Look
from sobremesa.kernel import bot as kernel
from sobremesa.kernel.labels import label_of
from sobremesa.kernel.match import Match
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase, plain
from sobremesa.kernel.rng import Rng, derive

MOST_LOOKED_AT: Final = 200  # choices that the house is asked about
DOUBTFUL: Final = 12  # of them that are tried in worlds
TRIED: Final = 4  # worlds in which all of these are
TRIED_AGAIN: Final = 5  # of them that are tried more closely
TRIED_CLOSELY: Final = 12  # worlds besides
ERRORS: Final = 2.0  # by so many standard errors a loss must be more than chance
LEAST: Final = 0.01  # of a chance to win: less isn't spoken of
MOST: Final = 5


class Trial(Struct, frozen=True):
    """What the better choice would have brought more, world by world."""

    version: int
    losses: list[float]
    truths: list[float]  # the same in the world that was so


def doubtful(match: Match[Any], persons: frozenset[int]) -> tuple[int, ...]:
    """Versions at which somebody chose otherwise than the house would, the most by its own rating first."""
    chosen = range(match.earliest, match.version)
    step = max(1, -(-len(chosen) // MOST_LOOKED_AT))
    found: list[tuple[float, int]] = []
    for standing, version in _moments(match, frozenset(chosen[::step])):
        seat, option = match.choices[version]
        asked = standing.asked_of(seat)
        if asked is None or len(asked.decision.options) < 2 or option not in asked.decision.options:
            continue
        look = _look(standing, seat, version, persons)
        best = look.candidates(1)[0]
        if best is not option:
            worths = look.worths()
            found.append((worths[option] - worths[best] if worths else 0.0, version))
    return tuple([version for _, version in sorted(found)[:DOUBTFUL]])


def _moments(match: Match[Any], versions: frozenset[int]) -> Iterator[tuple[Match[Any], int]]:
    for step, standing in match.replay(match.earliest):
        if step.version in versions:
            yield standing, step.version


def _look(standing: Match[Any], seat: int, version: int, persons: frozenset[int]) -> Look[Any]:
    asked = standing.asked_of(seat)
    assert asked is not None
    seen = kernel.Look(standing.game, standing.state, asked.decision, persons)
    return Look(standing.game, seen, standing.key.stream("doubts", version), 0)


def tried(match: Match[Any], version: int, worlds: range, persons: frozenset[int]) -> Trial:
    """The choice and the house's, in the same worlds with the same chance: those of these numbers."""
    return judged(match.at(version), version, match.choices[version], worlds, persons)


def judged(
    standing: Match[Any], version: int, choice: tuple[int, Option], worlds: range, persons: frozenset[int]
) -> Trial:
    """The same of a choice about to be taken. What it costs follows from what the seat could know, and from the key."""
    seat, taken = choice
    better = _look(standing, seat, version, persons).candidates(1)[0]
    onward, losses, truths = Onward(standing.game, persons), [], []
    for number in worlds:
        chance = derive(standing.key.stream("trials", version).key, "world", number)
        world = standing.game.supposed(standing.state, seat, Rng(derive(chance, "deal")))
        losses.append(_difference(onward, world, seat, (better, taken), chance))
        truths.append(_difference(onward, standing.state, seat, (better, taken), chance))
    return Trial(version, losses, truths)


def _difference(onward: Onward, world: Any, seat: int, options: tuple[Option, Option], chance: bytes) -> float:
    better, taken = (
        _worth(onward.to_the_turn(onward.position(world, chance), chance, (seat, option)), seat) for option in options
    )
    return better - taken


def _worth(played: Played, seat: int) -> float:
    return played.value if played.outcome is None else float(seat in played.outcome.winners)


# --- what is told ----------------------------------------------------------------------------------------------------


def closest(trials: Sequence[Trial]) -> tuple[int, ...]:
    """Those that are worth another look."""
    costly = sorted(trials, key=lambda trial: (-_mean(trial.losses), trial.version))
    return tuple([trial.version for trial in costly[:TRIED_AGAIN] if _mean(trial.losses) > 0])


def points(match: Match[Any], trials: Sequence[Trial], persons: frozenset[int]) -> list[TurningPoint]:
    """What cost more than chance makes of it, in the order of the match; the few that cost most."""
    found = [trial for trial in trials if _mean(trial.losses) > max(LEAST, ERRORS * _error(trial.losses))]
    most = sorted(found, key=lambda trial: -_mean(trial.losses))[:MOST]
    return [_told(match, trial, persons) for trial in sorted(most, key=lambda trial: trial.version)]


def _told(match: Match[Any], trial: Trial, persons: frozenset[int]) -> TurningPoint:
    standing = match.at(trial.version)
    seat, taken = match.choices[trial.version]
    asked = standing.asked_of(seat)
    assert asked is not None
    look = _look(standing, seat, trial.version, persons)
    better = look.candidates(1)[0]
    (why,) = look.reasons((better,))
    why = why or kernel.Reason(look.reason(better))
    loss = _mean(trial.losses)
    view, by = standing.view(seat), asked.decision.by

    def chosen(option: Option) -> Chosen:
        return Chosen(option.key, _named(label_of(match.game, view, option, by)))

    return TurningPoint(
        version=trial.version,
        seat=seat,
        ask=_named((f"ask-{asked.decision.ask}", asked.decision.args)),
        taken=chosen(taken),
        better=chosen(better),
        because=_named(why.because),
        rule=why.rule,
        loss=round(loss, 4),
        error=round(_error(trial.losses), 4),
        luck=round(_mean(trial.truths) - loss, 4),
        worlds=len(trial.losses),
    )


def _named(phrase: Phrase) -> Named:
    message, args = phrase
    return Named(message, plain(args))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _error(numbers: Sequence[float]) -> float:
    """The standard error of their mean."""
    n, mean = len(numbers), _mean(numbers)
    return sqrt(sum([(one - mean) ** 2 for one in numbers]) / (n * (n - 1))) if n > 1 else 1.0
