"""Write the wire types for TypeScript from `sobremesa.web.wire`, so that both sides read one definition.

python -m tools.wire_to_ts            write client/src/wire.ts
python -m tools.wire_to_ts --check    exit 1 if the file is not what would be written
"""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec

from sobremesa.web import wire

TARGET: Final = Path(__file__).parent.parent / "client" / "src" / "wire.ts"

_HEADING: Final = """\
// Generated from src/sobremesa/web/wire.py by `python -m tools.wire_to_ts`. Edit that file, not this one.
"""
_PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def typescript() -> str:
    unions = {name: value for name, value in vars(wire).items() if get_origin(value) in (UnionType, Literal)}
    parts = [_HEADING]
    parts += [_interface(value) for value in vars(wire).values() if _is_sent(value)]
    parts += [f"export type {name} = {_type(union)};\n" for name, union in unions.items()]
    return "\n".join(parts)


def _is_sent(value: object) -> bool:
    return (
        isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == wire.__name__
        and not value.__subclasses__()
    )


def _interface(struct: type[msgspec.Struct]) -> str:
    lines = []
    if struct.__doc__:
        lines.append(_comment(struct.__doc__))
    lines.append(f"export interface {struct.__name__} {{")
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    remarks = _remarks(struct)
    for field in msgspec.structs.fields(struct):
        optional = "" if field.required else "?"
        lines.append(f"  {field.name}{optional}: {_type(field.type)};{remarks.get(field.name, '')}")
    return "\n".join([*lines, "}", ""])


def _remarks(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What stands beside the fields."""
    found = re.findall(r"^    (\w+): [^#\n]*# (.+)$", inspect.getsource(struct), re.MULTILINE)
    return {name: f" // {remark}" for name, remark in found}


def _comment(doc: str) -> str:
    lines = [line.strip() for line in doc.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def _type(kind: Any) -> str:
    if kind in _PLAIN:
        return _PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _type(args[0])
    if origin in (UnionType, Union):
        return " | ".join(dict.fromkeys(_type(arg) for arg in args))
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in args)
    if origin in (list, tuple):
        inner = _type(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    if _is_sent(kind):
        return str(kind.__name__)
    raise TypeError(f"{kind!r} has no TypeScript of its own yet")


def main(arguments: list[str]) -> int:
    text = typescript()
    if "--check" in arguments:
        return 0 if TARGET.is_file() and TARGET.read_text("utf-8") == text else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
