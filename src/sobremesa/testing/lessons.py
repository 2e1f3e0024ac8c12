"""Lessons: can they be played as they are told, from the first step to the last?

To write one: `python -m sobremesa.testing.lessons GAME` plays a lesson as far as it goes and says what stands on the
table then, what may be chosen, and what the house would choose.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any, Final

from sobremesa import bots
from sobremesa.kernel.bot import Look
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import Game
from sobremesa.kernel.lesson import LEARNER, Do, Lesson
from sobremesa.kernel.match import Asked, Match
from sobremesa.kernel.phrase import Args
from sobremesa.testing.fuzz import find_game
from sobremesa.testing.words import messages_of, rule_ids
from sobremesa.text import LANGUAGES, MissingText, Texts, texts

FEWEST, MOST = 10, 15
LONGEST: Final = 150  # letters: what is longer is no sentence that somebody reads who wants to play
END: Final = "lesson-end"
_SENTENCE_ENDS: Final = re.compile(r"[.!?…][»”\"]? (?=[A-ZÁÉÍÓÚÑ¿¡«“])")


def lesson_complaints(game: Game[Any]) -> list[str]:
    lesson = game.lesson
    if lesson is None:
        return []
    complaints = list(_wrong_words(game, lesson))
    if not FEWEST <= len(lesson.steps) <= MOST:
        complaints.append(f"a lesson has {FEWEST} to {MOST} steps, not {len(lesson.steps)}")
    try:
        complaints += _wrong_steps(begun(game), lesson)
    except SobremesaError as error:
        complaints.append(f"it can't be dealt: {error}")
    return complaints


def begun(game: Game[Any]) -> Match[Any]:
    """The match of the game's lesson, dealt."""
    assert game.lesson is not None
    return Match(game, game.lesson.seats, game.lesson.settings, game.lesson.key)


# --- the words -------------------------------------------------------------------------------------------------------


def _wrong_words(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    told = [f"lesson-{step.says}" for step in lesson.steps] + [END]
    yield from (f"{message} is told twice" for message in sorted({one for one in told if told.count(one) > 1}))
    for language in LANGUAGES:
        of = texts(game, language)
        for message in told:
            yield from (f"{message} in {language}: {wrong}" for wrong in _wrong_sentence(of, message, lesson.args))
        lessons = [message for message in messages_of(of) if message.startswith("lesson-")]
        yield from (f"{message} is in {language} but in no step" for message in lessons if message not in told)
    cited = {step.rule for step in lesson.steps if step.rule}
    yield from (f"there is no rule {rule}" for rule in sorted(cited - rule_ids(game)))


def _wrong_sentence(of: Texts, message: str, args: Args) -> Iterator[str]:
    try:
        said = of.say(message, args)
    except MissingText as error:
        yield str(error)
        return
    if len(said) > LONGEST:
        yield f"{len(said)} letters are more than {LONGEST}"
    if message != END and _SENTENCE_ENDS.search(said):
        yield "more than one sentence"


# --- the steps -------------------------------------------------------------------------------------------------------


def _wrong_steps(match: Match[Any], lesson: Lesson) -> Iterator[str]:
    """Played as a table plays it: the others choose what is written for them, and the learner does each step."""
    doing = [number for number, step in enumerate(lesson.steps, start=1) if isinstance(step, Do)]
    if not doing:
        yield "there is nothing to do"
        return
    for number, step in enumerate(lesson.steps, start=1):
        name = f"step {number} ({step.says})"
        wrong = _others_choose(match, lesson, then_free=number > doing[-1])
        if wrong or match.asked_of(LEARNER) is None:
            yield f"{name}: {wrong or 'the learner is asked nothing'}"
            return
        if isinstance(step, Do):
            try:
                match.play(LEARNER, step.option)
            except SobremesaError as error:
                yield f"{name}: {step.option} can't be chosen: {error}\n{scene(match)}"
                return
        elif step.at not in places_of(match):
            yield f"{name}: there is no {step.at} on the board; there are {', '.join(places_of(match))}"
    wrong = _others_choose(match, lesson, then_free=True)
    if wrong:
        yield f"after the last step: {wrong}"
    elif match.outcome is not None:
        yield "nothing of the match is left to be played freely"


def _others_choose(match: Match[Any], lesson: Lesson, *, then_free: bool) -> str:
    """Let the others do what they are to do, until they are free if they may be; what can't be done is said."""
    while asked := _next_of_the_others(match):
        seat = asked.decision.seat
        due = lesson.due(seat, match.choices)
        if due is None:
            return "" if then_free else f"nothing is written for seat {seat}\n{scene(match)}"
        try:
            match.play(seat, due)
        except SobremesaError as error:
            return f"seat {seat} can't choose {due}: {error}\n{scene(match)}"
    return ""


def _next_of_the_others(match: Match[Any]) -> Asked | None:
    return next((asked for asked in match.asked if asked.decision.seat != LEARNER), None)


def places_of(match: Match[Any]) -> list[str]:
    """What a lesson can point at now."""
    rows = match.game.sketch(match.view(LEARNER))
    return [place for row in rows for panel in row for place in panel.places]


# --- for who writes one ----------------------------------------------------------------------------------------------


def scene(match: Match[Any]) -> str:
    """What the learner sees, and what everybody who is asked may choose; first what the house would."""
    of = texts(match.game, "en")
    panels = [panel for row in match.game.sketch(match.view(LEARNER)) for panel in row]
    lines = [f"  [{of.phrase(panel.title)}] {' · '.join(of.panel(panel))}" for panel in panels]
    for asked in match.asked:
        decision = asked.decision
        bot = bots.make(bots.best_for(match.game), match.game, decision.seat, match.key.stream("bots", match.version))
        house = bot.choose(Look(match.game, match.state, decision))
        options = ", ".join(option.key for option in decision.options)
        lines.append(f"  seat {decision.seat}, {of.prompt(decision)} house: {house.key}; options: {options}")
    return "\n".join(lines)


def main() -> int:
    game = find_game(sys.argv[1])
    if game.lesson is None:
        print(f"{game.info.id} has no lesson")
        return 1
    match = begun(game)
    complaints = list(_wrong_steps(match, game.lesson))
    print(
        scene(match),
        f"  places: {', '.join(places_of(match))}",
        *complaints,
        *_wrong_words(game, game.lesson),
        sep="\n",
    )
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
