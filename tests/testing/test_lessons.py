"""The suite's own look at lessons is looked at: what is wrong with one is found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sobremesa.kernel import registry
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.game import Game
from sobremesa.kernel.lesson import Do, Lesson, Read
from sobremesa.testing.faults import planted
from sobremesa.testing.lessons import lesson_complaints

GAME: Game[Any] = registry.get("arcana")
LESSON = GAME.lesson
assert LESSON is not None
DOING = [at for at, step in enumerate(LESSON.steps) if isinstance(step, Do)]


def with_step(number: int, **changed: Any) -> Lesson:
    assert LESSON is not None
    steps = list(LESSON.steps)
    steps[number] = replace(steps[number], **changed)
    return replace(LESSON, steps=tuple(steps))


@pytest.mark.parametrize(
    ("lesson", "complaint"),
    [
        (with_step(DOING[0], option="play:7:1"), "can't be chosen"),
        (with_step(DOING[0], option="unheard-of"), "can't be chosen"),
        (with_step(DOING[0], then=()), "seat 1 can't choose power:deep"),
        (replace(LESSON, steps=tuple(Do("play", "play:4:1") for _ in range(12))), "nothing is written for seat 1"),
        (with_step(DOING[0], then=("1 play:1:1",)), "can't choose play:1:1"),
        (with_step(0, at="attic"), "there is no attic on the board"),
        (with_step(0, says="unsaid"), "there is no text 'lesson-unsaid'"),
        (with_step(0, says="fates"), "lesson-fates is told twice"),
        (with_step(0, rule="arcana-99.9"), "there is no rule arcana-99.9"),
        (with_step(0, says="end"), "lesson-goal is in es but in no step"),
        (replace(LESSON, words="another deal"), "can't be chosen"),
        (replace(LESSON, seats=9), "it can't be dealt"),
        (replace(LESSON, steps=LESSON.steps[:9]), "10 to 15 steps, not 9"),
        (replace(LESSON, steps=(Read("goal", at="hours"),) * 12), "there is nothing to do"),
    ],
)  # fmt: skip
def test_a_fault_in_a_lesson_is_found(lesson: Lesson, complaint: str) -> None:
    assert complaint in "\n".join(lesson_complaints(planted(GAME, lesson=lesson)))


def test_a_changed_rule_that_breaks_a_lesson_is_found() -> None:
    def never_the_last(_: Any, s: Any) -> tuple[Decision, ...]:
        asked = type(GAME).decisions(GAME, s)
        return tuple(Decision(d.seat, d.ask, d.source, d.options[:1], d.args, by=d.by) for d in asked)

    assert "can't be chosen" in "\n".join(lesson_complaints(planted(GAME, decisions=never_the_last)))


def test_a_game_needs_no_lesson() -> None:
    assert lesson_complaints(planted(GAME, lesson=None)) == []
