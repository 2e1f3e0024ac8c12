"""Whether what a declaration was given is what it asks for: said in words of the declaration, before anything runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

_LONGEST: Final = 40  # letters of what was given


def misfit(declared: Any) -> str:
    """The first thing in it that is of another kind than the one that is asked for; "" if everything fits."""
    if isinstance(declared, tuple):
        return next((found for item in declared if (found := misfit(item))), "")
    if not is_dataclass(declared) or isinstance(declared, type):
        return ""
    kind = type(declared)
    hints = _hints(kind)
    for field in fields(declared):
        value, hint = getattr(declared, field.name), hints.get(field.name, Any)
        if not _fits(value, hint):
            return f"{kind.__name__}: {field.name} is {_told(hint)}, not {_given(value)}"
    return next((found for field in fields(declared) if (found := misfit(getattr(declared, field.name)))), "")


@cache
def _hints(kind: type) -> dict[str, Any]:
    try:
        return get_type_hints(kind)
    except (NameError, TypeError):  # what is known only to who checks types
        return {}


def _fits(value: Any, hint: Any) -> bool:
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return any(_fits(value, one) for one in get_args(hint))
    if origin is tuple:
        items = get_args(hint)
        if not isinstance(value, tuple) or not items:
            return isinstance(value, tuple)
        if items[-1] is Ellipsis:
            return all(_fits(item, items[0]) for item in value)
        return len(value) == len(items) and all(map(_fits, value, items))
    if origin is Callable:
        return callable(value)
    if hint is None:
        return value is None
    return isinstance(value, hint) if isinstance(hint, type) else True


def _told(hint: Any) -> str:
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return " or ".join([_told(one) for one in get_args(hint) if one is not NoneType])
    if origin is tuple:
        return f"a tuple of {_told(get_args(hint)[0])}" if get_args(hint) else "a tuple"
    return getattr(hint, "__name__", str(hint))


def _given(value: Any) -> str:
    told = type(value).__name__ if is_dataclass(value) else repr(value)
    return told if len(told) <= _LONGEST else f"{told[:_LONGEST]}…"
