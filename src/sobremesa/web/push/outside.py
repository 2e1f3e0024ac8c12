"""Requests to addresses that strangers give: to the world outside only, and never further than was looked at.

A name is resolved here, every address it has is looked at, and the connection goes to one of those: a name that means
something else a moment later leads nowhere. Nothing is followed, of an answer only the first line is read, and all of
it has an end.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, final
from urllib.parse import urlsplit

from sobremesa.kernel.errors import SobremesaError

_LONGEST_ADDRESS: Final = 1000
_SECONDS: Final = 15.0  # for one request, all of it
_LONGEST_LINE: Final = 4096
_NAME: Final = re.compile(
    r"(?=.{4,253}\Z)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]", re.ASCII
)
_PATH: Final = re.compile(r"/[!-~]*", re.ASCII)
_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})( |\r|\n)")
_WORLD: Final = IPv6Network("2000::/3")  # all that was ever given out; what lies beside it is some network's own
_LEADS_ELSEWHERE: Final = IPv4Network("192.88.99.0/24")  # to whichever relay is nearest


class NotOutside(SobremesaError):
    """That address is none of the world outside, or none at all."""


class Unreachable(SobremesaError):
    """Nothing answered there, or nothing that can be understood."""


def is_public(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped
        if inner is not None:
            return is_public(inner)
        if address not in _WORLD or address.sixtofour or address.teredo:
            return False
    elif address in _LEADS_ELSEWHERE:
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


async def _resolved(name: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(name, port, type=socket.SOCK_STREAM)
    return [str(one[4][0]) for one in found]


@final
@dataclass(frozen=True)
class Place:
    host: str
    port: int
    path: str

    @property
    def service(self) -> str:
        return f"https://{self.host}" + (f":{self.port}" if self.port != 443 else "")


@final
@dataclass(frozen=True)
class Outside:
    """What counts as outside. Nothing but a test says otherwise: no option of the server reaches this."""

    is_allowed: Callable[[IPv4Address | IPv6Address], bool] = is_public
    any_port: bool = False
    resolve: Callable[[str, int], Awaitable[list[str]]] = _resolved
    tls: ssl.SSLContext = field(default_factory=ssl.create_default_context)

    def place(self, address: str) -> Place:
        """Where a request goes, if that is an address of ours to write to: https, a name, and nothing hidden in it."""
        if len(address) > _LONGEST_ADDRESS:
            raise NotOutside("the address is too long")
        try:
            parts = urlsplit(address)
            host, port = parts.hostname or "", parts.port or 443
        except ValueError:
            raise NotOutside("that is no address") from None
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        plain = parts.netloc in (host, f"{host}:{port}")
        if parts.scheme != "https" or not plain or not _NAME.fullmatch(host) or not _PATH.fullmatch(path):
            raise NotOutside("an address is https, with a name and a path")
        if port != 443 and not self.any_port:
            raise NotOutside("the port is https's own")
        return Place(host, port, path)

    async def post(self, place: Place, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer."""
        try:
            async with asyncio.timeout(_SECONDS):
                return await self._post(place, headers, body)
        except (OSError, EOFError, TimeoutError, ValueError, asyncio.LimitOverrunError) as error:
            raise Unreachable(type(error).__name__) from None

    async def _post(self, place: Place, headers: Mapping[str, str], body: bytes) -> int:
        address = await self._checked(place)
        reader, writer = await asyncio.open_connection(
            str(address), place.port, ssl=self.tls, server_hostname=place.host, limit=_LONGEST_LINE
        )
        try:
            head = {
                "Host": place.service.removeprefix("https://"),
                "Content-Length": str(len(body)),
                "Connection": "close",
            }
            lines = [
                f"POST {place.path} HTTP/1.1",
                *(f"{name}: {value}" for name, value in {**head, **headers}.items()),
            ]
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            await writer.drain()
            status = _STATUS.match(await reader.readline())
            if status is None:
                raise ValueError
            return int(status[1])
        finally:
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()

    async def _checked(self, place: Place) -> IPv4Address | IPv6Address:
        addresses = [ip_address(one) for one in await self.resolve(place.host, place.port)]
        if not addresses or not all(self.is_allowed(address) for address in addresses):
            raise NotOutside("the name leads inside")
        return addresses[0]
