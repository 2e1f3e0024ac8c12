"""What a lesson has to say at the keyboard: sentence by sentence, until it wants something chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from sobremesa.cli.play.sitting import Sitting
from sobremesa.kernel.lesson import LEARNER, Do, Lesson


@final
@dataclass(frozen=True)
class Taught:
    """Before a choice: what is only to be read, then what is to be done. Without `option` everything is free."""

    reads: tuple[str, ...]
    does: str
    option: str | None


@final
class Teaching:
    def __init__(self, lesson: Lesson, sitting: Sitting) -> None:
        self._lesson = lesson
        self._sitting = sitting

    def due(self, seat: int) -> str | None:
        """What that seat chooses now; None where it is free to choose."""
        return self._lesson.due(seat, self._sitting.match.choices)

    def now(self) -> Taught | None:
        """What the learner is told now; None once the lesson is left behind."""
        at = self._lesson.step(self._sitting.match.choices)
        if at is None:
            return None
        reads: list[str] = []
        for step in self._lesson.steps[at:]:
            if isinstance(step, Do):
                return Taught(tuple(reads), self._says(step.says, step.rule), self.due(LEARNER))
            reads.append(self._says(step.says, step.rule))
        return Taught(tuple(reads), self._says("end"), None)

    def _says(self, says: str, rule: str = "") -> str:
        sentence = self._sitting.texts.phrase((f"lesson-{says}", self._lesson.args), self._sitting.names)
        return f"{sentence} ({rule})" if rule else sentence
