"""The first night of somebody who has never been at the base: human, well armed, and beside La Cosa."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.lesson import Do, Lesson, Read

LESSON: Final = Lesson(
    "lesson 31899",
    seats=5,
    settings={"talk": False},
    steps=(
        Read("role", at="seat-0", rule="cosa-1.1"),
        Read("win", at="hand", rule="cosa-1.2"),
        Read("turn", at="deck", rule="cosa-3.2"),
        Do("suspect", "play-on:suspicion:4", "cosa-5.6"),
        Read("nothing", at="seat-4"),
        Do(
            "offer",
            "give:seduction",
            "cosa-6.1",
            then=(
                "1 give:better-run",
                "1 play-on:suspicion:2",
                "1 give:change-places",
                "2 give:suspicion",
                "2 play:whisky",
                "2 give:resolute",
                "3 give:watch-your-back",
                "3 discard:infected",
                "3 give:resolute",
                "4 give:change-places",
                "4 discard:better-run",
                "4 give:infected",
            ),
        ),
        Read("whisky", at="seat-2", rule="cosa-5.7"),
        Read("offered", at="seat-4", rule="cosa-4.4"),
        Do("refuse", "defend:scary", "cosa-7.3"),
        Read("caught", at="seat-4", rule="cosa-4.5"),
        Read("drawn", at="hand", rule="cosa-4.3"),
        Read("talk", at="seat-3", rule="cosa-1.4"),
        Read("flames", at="hand", rule="cosa-5.2"),
    ),
)
