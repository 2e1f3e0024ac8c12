"""The first night of somebody who has never been a vampire: out into the mountains, two bites, and a crypt."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.lesson import Do, Lesson, Read

LESSON: Final = Lesson(
    "lesson 2",
    seats=2,
    settings={"mode": "novice"},
    steps=(
        Read("goal", at="moon", rule="ansia-1.1"),
        Do("vampire", "pick:vampire-valerio", "ansia-2.2", then=("1 pick:vampire-aldous", "1 pick:mission-menagerie")),
        Do(
            "mission",
            "pick:mission-taste-of-iron",
            "ansia-2.10",
            then=("1 pick:card-vampire-strength", "1 pick:space-vaults", "1 hunt:2-3", "1 pick:card-vesper", "1 done"),
        ),
        Read("speed", at="hand", rule="ansia-6.1"),
        Do("strength", "pick:card-vampire-strength", "ansia-5.1"),
        Do("move", "pick:space-frozen-well", "ansia-6.4"),
        Do("hunt", "hunt:1-3", "ansia-8.2"),
        Do("rest", "done", "ansia-13.1"),
        Do("will", "pick:card-vampiric-will", "ansia-5.1"),
        Do("discard", "pick:card-vampire-thirst", "ansia-5.3"),
        Read("weight", at="hand", rule="ansia-1.2"),
        Do("crypt", "pick:space-mountain-crypt", "ansia-9.4"),
        Do("another", "pick:mission-sword-and-crown", "ansia-10.4"),
        Do("hunger", "hunt:1-3", "ansia-8.5"),
        Read("home", at="moon", rule="ansia-15.2"),
    ),
)
