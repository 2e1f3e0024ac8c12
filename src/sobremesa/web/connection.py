"""What a room knows of a client: who it is, what it was last told, and how to tell it more."""

from __future__ import annotations

from typing import Protocol

from sobremesa.tables.chair import Person
from sobremesa.web.mutes import Muted


class Connection(Protocol):
    person: Person
    address: str  # which machine it comes from, as far as limits tell machines apart
    log_sent: int  # how many lines of the log it has been told
    chat_sent: int
    chat_anew: bool  # what it is sent of the chat next takes the place of what it was sent before
    muted: Muted  # whom its person doesn't want to hear
    turned_to: int  # of several chairs that its person leads, the one it shows
    behind: bool  # it reads too slowly, and has not been told the latest

    def is_ready(self) -> bool:
        """Whether it has read most of what it was sent."""
        ...

    def may_open_a_table(self) -> bool:
        """Whether another table may be set from where it comes from now; asking counts."""
        ...

    def send(self, *messages: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...
