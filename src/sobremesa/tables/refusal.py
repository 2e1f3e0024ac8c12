"""Why the table says no."""

from __future__ import annotations

from sobremesa.kernel.errors import SobremesaError


class Refusal(SobremesaError):
    """What was asked can't be done now, and nothing has changed. `reason` is a word with a text for people."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.reason = reason
        self.rule = rule
