"""What follows from the declaration of a state, written out for the compiler.

Plain Python has it from `dataclass` and from `kernel.state.Schema`, which write code while they are imported; but what
is written then stays interpreted. So the copy of the sources that is compiled is given the same beforehand: a
constructor that takes every field, and a clone. Both follow from the declared fields, so neither can forget one.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = "State"  # the class that all states derive from
DECLARES: Final = "seen_by"  # what a field of a state is declared with
SETTLES: Final = "__post_init__"
COPIED: Final = ("list", "Rng")  # what a clone doesn't share
KEPT: Final = ("asked", "is_blind")  # of the working memory, what holds for a clone too


@dataclass(frozen=True)
class Field:
    name: str
    kind: str
    is_given: bool  # to the constructor

    @property
    def is_copied(self) -> bool:
        return self.kind.partition("[")[0] in COPIED


@dataclass(frozen=True)
class Declared:
    """A class of states: all its fields, inherited ones first, and whether it has something to do once they are set."""

    fields: dict[str, Field]
    settles: bool
    is_base: bool  # of other games' states, and never made itself


def complete(modules: Sequence[Path]) -> None:
    """Write out what follows for the states of these modules, each of which comes after those that it builds on."""
    known = {ROOT: Declared({}, settles=False, is_base=True)}
    for path in modules:
        text = path.read_text("utf-8")
        lines = text.splitlines()
        states = [found for found in ast.parse(text).body if isinstance(found, ast.ClassDef) and _bases(found, known)]
        for state in states:
            known[state.name] = _declared(state, known)
        for state in reversed(states):  # from below, so that the places of those above stay
            if not known[state.name].is_base:
                assert state.end_lineno is not None
                lines[state.end_lineno : state.end_lineno] = written(state.name, known[state.name])
        path.write_text("\n".join(lines) + "\n", "utf-8")


def _bases(found: ast.ClassDef, known: dict[str, Declared]) -> list[Declared]:
    return [known[base.id] for base in found.bases if isinstance(base, ast.Name) and base.id in known]


def _declared(state: ast.ClassDef, known: dict[str, Declared]) -> Declared:
    bases = _bases(state, known)
    fields = {name: field for base in bases for name, field in base.fields.items()}
    for line in state.body:
        match line:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Call(func=ast.Name(id=called)) as call):
                if called == DECLARES:
                    fields[name] = Field(name, ast.unparse(line.annotation), is_given=not _is_left_out(call))
    methods = {line.name for line in state.body if isinstance(line, ast.FunctionDef)}
    settles = SETTLES in methods or any(base.settles for base in bases)
    return Declared(fields, settles, is_base=all(not field.is_given for field in fields.values()))


def _is_left_out(call: ast.Call) -> bool:
    return any(
        word.arg == "init" and isinstance(word.value, ast.Constant) and not word.value.value for word in call.keywords
    )


def written(name: str, declared: Declared) -> list[str]:
    """The end of the class's body."""
    given = [field for field in declared.fields.values() if field.is_given]
    lines = ["", f"    def __init__(self, {', '.join(f'{field.name}: {field.kind}' for field in given)}) -> None:"]
    lines += [f"        self.{field.name} = {field.name}" for field in given]
    if declared.settles:
        lines.append(f"        self.{SETTLES}()")
    lines += ["", f"    def written_clone(self) -> {name}:", f"        t = {name}.__new__({name})"]
    for field in declared.fields.values():
        lines.append(f"        t.{field.name} = self.{field.name}{'.copy()' if field.is_copied else ''}")
    lines += [f"        t.{kept} = self.{kept}" for kept in KEPT]
    return [*lines, "        return t"]
