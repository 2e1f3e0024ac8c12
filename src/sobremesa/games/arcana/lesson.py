"""The first match of somebody who has never seen the game: three round the table, and doom still far away."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.lesson import Do, Lesson, Read

LESSON: Final = Lesson(
    "lesson 2",
    seats=3,
    settings={"difficulty": "easy"},
    steps=(
        Read("goal", at="hours", rule="arcana-1.2"),
        Read("fates", at="hand", rule="arcana-4.3"),
        Read("arcanum", at="slot-1", rule="arcana-4.4"),
        Do("play", "play:4:1", then=("1 predict:1", "2 predict:1", "1 play:3:1")),
        Read("guessed", at="hours", rule="arcana-5.5"),
        Read("clue", at="slot-1"),
        Do("vote", "predict:1", "arcana-5.1", then=("2 predict:1", "2 play:6:3")),
        Read("faded", at="powers", rule="arcana-6.1"),
        Read("doom", at="hours", rule="arcana-7.3"),
        Read("mirror", at="slot-3"),
        Do("sure", "predict:6", then=("1 predict:6",)),
        Do(
            "again",
            "play:5:4",
            then=(
                "1 power:deep",
                "2 power:deep",
                "1 number:1",
                "2 number:1",
                "1 predict:1",
                "2 predict:1",
                "1 play:2:1",
                "1 decline",
            ),
        ),
        Read("asked", at="powers", rule="arcana-6.8"),
        Read("row", at="seat-1", rule="arcana-9.1"),
    ),
)
