"""What is still to be done, as a stack of frames: nested effects without callbacks, so a match can be saved anywhere.

A frame is a code of the game's own and its arguments, all ints. The top of the stack is the end of the list.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from sobremesa.kernel.errors import EndlessAgenda

T = TypeVar("T")

Frame = tuple[int, ...]

BUDGET: Final = 10_000


def advance(agenda: list[Frame], s: T, run: Callable[[T, Frame], bool], budget: int = BUDGET) -> None:
    """Take frames from the top and run them until one asks or none is left.

    `run` gets the state and the frame, already taken off. Either it does its work, pushing other frames if need be;
    or it pushes nothing and says True: the frame must wait for a choice and is put back.
    """
    while agenda:
        frame = agenda.pop()
        if run(s, frame):
            agenda.append(frame)
            return
        budget -= 1
        if budget < 0:
            raise EndlessAgenda(f"the rules went on without asking anybody; the last thing to do was {frame}")
