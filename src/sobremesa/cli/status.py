"""What the command's exit status tells."""

from __future__ import annotations

from typing import Final

OK: Final = 0
NO: Final = 1  # the question was understood, and the answer is no
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
TERMINATED: Final = 143
BROKEN_PIPE: Final = 141  # as of a program that died of it
