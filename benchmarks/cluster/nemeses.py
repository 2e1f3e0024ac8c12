"""What is done to servers and their database, each undone again after a while."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from typing import Final, final

from benchmarks.cluster.member import Member
from benchmarks.cluster.postgres import Postgres

_SECONDS_AWAY: Final = (0.5, 1.5)
_BEYOND_THE_LEASE: Final = 2.0


@final
class Nemesis:
    def __init__(self, postgres: Postgres, members: list[Member], rng: random.Random) -> None:
        self._postgres = postgres
        self._members = members
        self._rng = rng

    async def strike(self, kind: str) -> None:
        one, other = self._rng.sample(self._members, 2)
        if "+" not in kind:
            await self._alone[kind](self, one)
            return
        first, second = kind.split("+")
        await asyncio.gather(self._alone[first](self, one), self._alone[second](self, other))

    async def _a_while(self) -> None:
        await asyncio.sleep(self._rng.uniform(*_SECONDS_AWAY))

    async def _kill(self, member: Member) -> None:
        await member.end(signal.SIGKILL)
        await self._a_while()
        await member.start()

    async def _term(self, member: Member) -> None:
        await member.end(signal.SIGTERM)
        await member.start()

    async def _pause(self, member: Member) -> None:
        member.send(signal.SIGSTOP)
        await asyncio.sleep(member.lease + _BEYOND_THE_LEASE)
        member.send(signal.SIGCONT)

    async def _stop_the_database(self, member: Member) -> None:
        await asyncio.to_thread(self._postgres.stop)
        await self._a_while()
        await asyncio.to_thread(self._postgres.start)

    async def _end_the_session(self, member: Member) -> None:
        await asyncio.to_thread(
            self._postgres.run,
            "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN installation ON classid::bigint = class"
            f" WHERE locktype = 'advisory' AND objsubid = 2 AND objid IN"
            f" (SELECT id FROM servers WHERE address = '{member.address}')",
        )

    async def _cut(self, member: Member) -> None:
        member.tap.cut()
        await self._a_while()
        member.tap.mend()

    async def _swallow(self, member: Member) -> None:
        member.tap.swallow()
        await asyncio.sleep(member.lease + _BEYOND_THE_LEASE)
        member.tap.mend()

    _alone: Final[dict[str, Callable[[Nemesis, Member], Awaitable[None]]]] = {
        "kill": _kill,
        "term": _term,
        "pause": _pause,
        "database": _stop_the_database,
        "session": _end_the_session,
        "cut": _cut,
        "swallow": _swallow,
    }


ALONE: Final = ("kill", "term", "session", "cut", "pause", "database", "swallow")
TOGETHER: Final = ("kill+database", "swallow+pause", "pause+kill", "cut+session", "term+kill", "swallow+database")
EVERY: Final = (*ALONE, *TOGETHER)
