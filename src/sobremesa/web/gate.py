"""Everything that is counted, for the whole server: it outlives connections, so nobody starts anew by coming back."""

from __future__ import annotations

from typing import Final, final

from sobremesa.web.address import A_PROXY
from sobremesa.web.barring import Barring
from sobremesa.web.config import Config
from sobremesa.web.limits import Allowances, Bucket, Places, Strangers

_GUESTS_OF_AN_ADDRESS: Final = 20  # who share an address share what so many guests may do


@final
class Gate:
    def __init__(self, config: Config) -> None:
        limits = config.limits
        # By address, by the networks around it, and what lasts in all.
        opened = Bucket(limits.tables_in_all)
        self.requests = Strangers(limits.requests)
        self.new_guests = Strangers(limits.guests, limits.guests_in_all)
        self.new_tables = Strangers(limits.tables, limits.tables_in_all, opened)
        self.new_lessons = Strangers(limits.lessons, limits.tables_in_all, opened)
        self.accounts = Strangers(limits.accounts)
        self.handovers = Strangers(limits.handovers)
        self.wrong_keys = Strangers(limits.host_keys)
        self.subscriptions = Strangers(limits.subscriptions)
        self.wrong_codes = Strangers(limits.lookups, limits.lookups_in_all)
        self.open_requests = Places(limits.open_requests)
        self.sockets = Places(limits.connections)
        self.tellings = Places(limits.tellings)
        self.analyses = Places(limits.analyses, limits.analyses_in_all)
        self.hints = Places(limits.hints, limits.hints_in_all)
        # By guest, and by address for all its guests together.
        self.messages = Allowances(limits.messages, _GUESTS_OF_AN_ADDRESS)
        self.chat = Allowances(limits.chat, _GUESTS_OF_AN_ADDRESS)
        self.reports = Allowances(limits.reports, _GUESTS_OF_AN_ADDRESS)
        self.frames = Allowances(limits.frames, _GUESTS_OF_AN_ADDRESS)
        # Whom the host wants here no more.
        self.barring = Barring()
        # By guest.
        self.pages = Places(limits.connections_of_a_guest)
        # By peer: whoever the other end of a connection is. Of a proxy of ours, everybody's are.
        self.connections = Places(limits.connections_of_an_address, limits.connections_in_all, but=A_PROXY)
