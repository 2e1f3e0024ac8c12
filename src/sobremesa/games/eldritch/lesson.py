"""Two rounds of somebody who has never saved the world: a clue, a journey, and the first mystery."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.lesson import Do, Lesson, Read

LESSON: Final = Lesson(
    "lesson 43",
    seats=1,
    steps=(
        Read("goal", at="doom", rule="eldritch-1.2"),
        Do("sheet", "pick:investigator-trish", "eldritch-2.2"),
        Read("mystery", at="mystery", rule="eldritch-16.10"),
        Do("clue", "pick:investigator-trish", "eldritch-22.31"),
        Do("travel", "pick:action-travel", "eldritch-6.1"),
        Do("tunguska", "pick:space-tunguska", "eldritch-3.3"),
        Do("research", "meet:research", "eldritch-10.6"),
        Do("dice", "done", "eldritch-7.11"),
        Do("stay", "done", "eldritch-12.4"),
        Do("serve", "pick:mystery-seed-of-the-daemon-sultan", "eldritch-8.6"),
        Do("six", "done", "eldritch-7.18"),
        Do("pay", "yes", "eldritch-18.12"),
        Do("order", "pick:monster-warlock", "eldritch-14.3"),
        Do("keep", "done", "eldritch-1.12"),
        Read("solved", at="mystery", rule="eldritch-16.11"),
    ),
)
