"""The first road of somebody who has never travelled it: a Huntress, whose three cards are one of each kind."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.lesson import Do, Lesson, Read

_EXPLORING: Final = ("1 explore", "2 explore", "3 explore")

LESSON: Final = Lesson(
    "lesson 5",
    seats=4,
    steps=(
        Read("goal", at="princess", rule="princesa-1.1"),
        Read("win", at="deck", rule="princesa-1.2"),
        Read("secret", at="seat-0", rule="princesa-1.9"),
        Do(
            "explore",
            "explore",
            "princesa-3.3",
            then=("1 explore", "2 explore", "3 challenge:0", "3 place:sworn-sword"),
        ),
        Read("challenged", at="seat-3", rule="princesa-5.3"),
        Do("answer", "place:leaf-cloak", "princesa-6.1"),
        Read("won", at="hand"),
        Do("sell", "sell:wooden-shield", "princesa-4.2"),
        Do("buy", "buy:1", "princesa-4.3"),
        Do("done", "done", "princesa-4.4", then=_EXPLORING),
        Do("challenge", "challenge:1", "princesa-5.1"),
        Do("trail", "place:follow-the-trail", "princesa-6.1", then=("1 place:ballad",)),
        Do("look", "aim:1", then=_EXPLORING),
        Read("kidnapper", at="seat-1", rule="princesa-1.2"),
        Read("load", at="hand", rule="princesa-5.9"),
    ),
)
