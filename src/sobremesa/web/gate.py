"""Everything that is counted, for the whole server: it outlives connections, so nobody starts anew by coming back."""

from __future__ import annotations

from typing import Final, final

from sobremesa.web.config import Config
from sobremesa.web.limits import Allowances, Buckets, Places

_GUESTS_OF_AN_ADDRESS: Final = 20  # who share an address share what so many guests may do


@final
class Gate:
    def __init__(self, config: Config) -> None:
        limits = config.limits
        # By address.
        self.requests = Buckets(limits.requests)
        self.new_guests = Buckets(limits.guests)
        self.new_tables = Buckets(limits.tables)
        self.new_lessons = Buckets(limits.lessons)
        self.wrong_codes = Buckets(limits.lookups)
        self.open_requests = Places(limits.open_requests)
        self.sockets = Places(limits.connections)
        self.tellings = Places(limits.tellings)
        # By guest, and by address for all its guests together.
        self.messages = Allowances(limits.messages, _GUESTS_OF_AN_ADDRESS)
        self.chat = Allowances(limits.chat, _GUESTS_OF_AN_ADDRESS)
        self.frames = Allowances(limits.frames, _GUESTS_OF_AN_ADDRESS)
        # By guest.
        self.pages = Places(limits.connections_of_a_guest)
        # By peer: whoever the other end of a connection is. Behind a proxy it is always the proxy.
        each = limits.connections_in_all if config.behind_proxy else limits.connections_of_an_address
        self.connections = Places(each, limits.connections_in_all)
