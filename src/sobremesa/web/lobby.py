"""Whose tables a lobby shows first: nobody fills it alone, and where people are comes before where nobody is.

A stranger has names without end, and addresses nearly so. So who set a table, the address it was set from and the
networks around that have a share each, and what goes beyond it comes after everybody else's. Where a table was set
from is kept in memory alone.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, final

from sobremesa.web.address import networks_of

_SHARE: Final = 2  # tables that somebody has among the first, where others wait too
_AT_ONE_ADDRESS: Final = 2  # people who have a share each; more who live together have one between them
_IN_A_NETWORK: Final = 4
_MOST_NOTED: Final = 20_000


class Listed(NamedTuple):
    """A table that anybody may come to, as far as its place in the list depends on it."""

    code: str
    set_by: str
    is_visited: bool  # somebody has a page open there now


@final
class Lobby:
    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()  # where tables were set from, the latest last

    def note(self, code: str, address: str) -> None:
        self._addresses[code] = address
        if len(self._addresses) > _MOST_NOTED:
            self._addresses.popitem(last=False)

    def set_from(self, code: str) -> str:
        """The address a table was set from; "" if that was before this server started."""
        return self._addresses.get(code, "")

    def in_order(self, tables: Iterable[Listed]) -> list[str]:
        """Their codes, from the latest first to as they are to be shown."""
        had: Counter[str] = Counter()
        places = []
        for table in sorted(tables, key=lambda table: not table.is_visited):
            shares = dict(self._shares(table))
            turn = max(had[who] // people for who, people in shares.items())
            had.update(shares.keys())
            places.append((turn >= _SHARE, not table.is_visited, turn, table.code))
        return [code for *_, code in sorted(places, key=lambda place: place[:3])]

    def _shares(self, table: Listed) -> Iterator[tuple[str, int]]:
        """Who shares it with whom, and how many people's share they have together."""
        yield f"by {table.set_by}", 1
        address = self.set_from(table.code)
        if address:
            yield address, _AT_ONE_ADDRESS
            for network, _ in networks_of(address):
                yield network, _IN_A_NETWORK
