"""PettingZoo's usual wrappers, with a shorter way to what every step reads.

PettingZoo's look attributes up wrapper by wrapper, in Python, a dozen times a step; that would cost as much as the
match itself. These do the same and read straight from the table.
"""

from __future__ import annotations

from functools import cached_property
from operator import attrgetter
from typing import Any, Final, TypeVar

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

ILLEGAL_REWARD: Final = -1.0

_READ: Final = (
    "agent_selection",
    "agents",
    "terminations",
    "truncations",
    "rewards",
    "infos",
    "_cumulative_rewards",
)

W = TypeVar("W", bound=type[wrappers.BaseWrapper[str, Any, Any]])


def _reads_the_table(wrapper: W) -> W:
    # A table that was never dealt has no such attributes; Python then asks the wrapper's __getattr__, which objects.
    for name in _READ:
        setattr(wrapper, name, property(attrgetter(f"_table.{name}")))
    return wrapper


class _Wrapper(wrappers.BaseWrapper[str, Any, Any]):
    @cached_property
    def _table(self) -> AECEnv[str, Any, Any]:
        return self.env.unwrapped

    def __str__(self) -> str:
        return str(self.env)


@_reads_the_table
class TerminateIllegal(_Wrapper, wrappers.TerminateIllegalWrapper[str, Any, Any]):
    """An illegal action ends the match and costs its agent."""


@_reads_the_table
class AssertOutOfBounds(_Wrapper, wrappers.AssertOutOfBoundsWrapper[str, Any, Any]):
    """A number that is no action at all is an error."""


@_reads_the_table
class OrderEnforcing(_Wrapper, wrappers.OrderEnforcingWrapper[str, Any, Any]):
    """Nothing may be done before `reset`."""


def wrap(table: AECEnv[str, Any, Any]) -> AECEnv[str, Any, Any]:
    """The environment as PettingZoo's classics come."""
    return OrderEnforcing(AssertOutOfBounds(TerminateIllegal(table, ILLEGAL_REWARD)))
