"""Python types as TypeScript writes them, with what is said of them beside."""

from __future__ import annotations

import inspect
import re
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NotRequired, Union, get_args, get_origin

_PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def type_of(kind: Any, named: dict[Any, str]) -> str:
    """`named` are the types that have a name of their own."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    if isinstance(kind, type) and kind in named:
        return named[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Annotated, NotRequired):
        return type_of(args[0], named)
    if origin in (UnionType, Union):
        return " | ".join(dict.fromkeys(type_of(arg, named) for arg in args))
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in args)
    if origin is tuple and Ellipsis not in args:
        return f"[{', '.join(type_of(arg, named) for arg in args)}]"
    if origin in (list, tuple):
        inner = type_of(args[0], named)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{type_of(args[0], named)}, {type_of(args[1], named)}>"
    raise TypeError(f"{kind!r} has no TypeScript of its own yet")


def interface(name: str, lines: list[str], doc: str | None = None) -> str:
    comment = [_comment(doc)] if doc else []
    return "\n".join([*comment, f"export interface {name} {{", *(f"  {line}" for line in lines), "}", ""])


def remarks(cls: type) -> dict[str, str]:
    """What stands beside the fields of a class, or above them."""
    source = inspect.getsource(cls)
    above = re.findall(r"((?:^    # (?!---).+\n)+)    (\w+): ", source, re.MULTILINE)
    beside = re.findall(r"^    (\w+): [^#\n]*# (.+)$", source, re.MULTILINE)
    found = {name: " ".join(re.findall(r"# (.+)", lines)) for lines, name in above} | dict(beside)
    return {name: f" // {remark}" for name, remark in found.items()}


def _comment(doc: str) -> str:
    lines = [line.strip() for line in doc.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])
