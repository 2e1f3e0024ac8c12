"""The state of a match, declared once: clone, equality, digest, JSON and what each seat sees follow from it.

A game's state is a dataclass whose every field says who sees it:

    @dataclass(eq=False, slots=True)
    class Wood(State):
        hands: list[Zone] = seen_by(OWNER, back=COUNT)
        deck: Zone = seen_by(NOBODY, back=COUNT)

A field holds an int, a bool, a string, a tuple of such, or a flat `list` of them; only the outermost container may
be a list, so a clone copies lists and shares the rest. The one exception is an `Rng`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import Field as DataclassField
from dataclasses import field, fields
from hashlib import blake2b
from inspect import getattr_static
from typing import Any, Final, Generic, TypeVar, cast

import msgspec

from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.errors import BadFile, Blind
from sobremesa.kernel.events import Event
from sobremesa.kernel.rng import Rng

SPECTATOR: Final = -1

ALL: Final = "all"
OWNER: Final = "owner"
NOBODY: Final = "nobody"

Plain = dict[str, Any]
Bounds = tuple[int, int]
Number = int | Callable[[], int]  # a function where the number is known only once all cards are declared
Pair = tuple[Number, Number]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's state. What stands here is working memory, never saved, compared or seen."""

    log: list[Event] | None = None  # where events go; None while nobody looks
    asked: tuple[Decision, ...] | None = None  # the decisions that stand, once worked out
    touched: int = 0  # what the nodes have touched that ran since the last choice: see `effects.node`
    left_out: tuple[str, ...] = ()  # what a restored state had still to do and the rules no longer know
    is_cut_short: bool = False  # … and who was asking is among it
    # What seats get to know isn't noted, for no rule reads it: the state of a rollout, which nobody looks at.
    is_blind: bool = False

    def rebuild(self) -> None:
        """Work out what isn't saved, after the rest was restored."""


S = TypeVar("S", bound=State)


def must_know(s: State) -> None:
    """Before a state is looked at, saved or dealt anew, by what its seats know."""
    if s.is_blind:
        raise Blind(
            "this state comes from a rollout that left aside what its seats know, so it can't be looked at, saved or "
            "dealt anew: play it with knowing=True"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Naming:
    """What the numbers of a field stand for. A saved state holds names: numbers shift when a card is added."""

    def named(self, s: Any, value: Any) -> Any:
        """The field's value with names for its numbers, as JSON knows it."""
        raise NotImplementedError

    def numbered(self, s: Any, saved: Any) -> Any:
        """The value again. A name that the rules no longer know is a `BadFile`, unless it can be left out."""
        raise NotImplementedError

    def many(self) -> int:
        """How many things there are to stand for; 0 if the numbers are of several sorts."""
        return 0


# --- what shows of a thing one may not see -----------------------------------------------------------------------


WRITTEN_CLONE: Final = "written_clone"  # a method that a state is given where it is compiled: `tools/writing_out.py`
EACH: Final = -1  # as many kinds as what the numbers stand for has, however many cards are declared later
REQUIRED: Final = object()  # the default of a field that every saved state must have


def UNSEEN(value: object) -> None:
    """Nothing at all."""


def COUNT(zone: tuple[int, ...]) -> int:
    """How many lie there."""
    return len(zone)


def TOTAL(counts: list[int]) -> int:
    """How many in all, where the zone is kept as a number of each kind."""
    return sum(counts)


def TOP(zone: tuple[int, ...]) -> tuple[int, ...]:
    """The first one (if any), then how many: a pile that lies face up."""
    return (*zone[:1], len(zone))


def seen_by(
    see: str,
    *,
    back: Callable[[Any], Any] = UNSEEN,
    size: tuple[Number, ...] | None = None,
    bounds: Pair | tuple[Pair, ...] | None = None,
    kinds: int = 0,
    plain: int = 0,
    words: tuple[str, ...] = (),
    until: str = "",
    shown: bool = True,
    of: Naming | None = None,
    saved: bool = True,
    default: Any = REQUIRED,
    init: bool = True,
) -> Any:
    """Declare who sees a field, what shows of it to the others, and its largest size as numbers.

    `OWNER` is for lists with one place for each seat. `size` is what a learning agent's observation reserves:
    `()` for a number, `(4,)` for up to four, `(5, 2)` for up to five with up to two each; None leaves it out. Of what
    NOBODY sees, it is the size of the back. `bounds` are the lowest and the highest that a number can be, or one such
    pair for each place of a row, the last for all the rest. With `kinds` the order of a zone doesn't matter: it is
    observed as how many there are of each kind, after so many `plain` numbers; `EACH` is for every kind of `of`, which
    also gives bounds to a field that declares none. A number of `size` or `bounds` may be a function,
    where it is known only once all cards are declared. `words` are all that a text can be.
    `until` names a field that all see: once that holds anything, all see this one too, as when hands are laid open at
    the end. What isn't `shown` a seat may know, and bots and whatever is worked out from its view go by it; but no
    board draws it, so no browser is sent it. `of` says what its numbers stand for, where a saved match must outlive
    their order. What isn't `saved` follows from the rest (`State.rebuild`), and is seen by nobody. `default` is
    what the field is in a match that was saved before there was such a field: for a list, what each seat has, unless it
    is a list itself. `init` is the dataclass's own.
    """
    if see not in (ALL, OWNER, NOBODY):
        raise TypeError(f"a field is seen by ALL, OWNER or NOBODY, not by {see!r}")
    if not saved and see != NOBODY:
        raise TypeError("what isn't saved is seen by NOBODY: a view shows what a saved state would show")
    metadata = {
        "see": see,
        "back": back,
        "size": () if words else size,
        "bounds": bounds,
        "kinds": kinds,
        "plain": plain,
        "words": words,
        "until": until,
        "shown": shown,
        "of": of,
        "saved": saved,
        "default": default,
    }
    return field(init=init, metadata=metadata)


class FieldInfo:
    """What the declaration of one field says."""

    def __init__(self, declared: DataclassField[Any], owner: str) -> None:
        if "see" not in declared.metadata:
            raise TypeError(f"{owner}.{declared.name} doesn't say who sees it: declare it with seen_by(...)")
        self.name: str = declared.name
        self.see: str = declared.metadata["see"]
        self.back: Callable[[Any], Any] = declared.metadata["back"]
        self._size: tuple[Number, ...] | None = declared.metadata["size"]
        self._bounds: Pair | tuple[Pair, ...] | None = declared.metadata["bounds"]
        self.kinds: int = declared.metadata["kinds"]
        self.plain: int = declared.metadata["plain"]
        self.words: tuple[str, ...] = declared.metadata["words"]
        self.until: str = declared.metadata["until"]
        self.shown: bool = declared.metadata["shown"]
        self.of: Naming | None = declared.metadata["of"]
        self.saved: bool = declared.metadata["saved"]
        self.default: Any = declared.metadata["default"]
        # Compiled classes keep only the outer type of an annotation; plain ones keep its text.
        kind = declared.type if isinstance(declared.type, str) else declared.type.__name__
        self.is_list = kind.partition("[")[0] == "list"
        self.is_rng = kind == "Rng"
        if self.see == OWNER and not self.is_list:
            raise TypeError(
                f"{owner}.{declared.name} is seen by its owner, so it must be a list with a place for each seat"
            )
        if self.is_rng and self.see != NOBODY:
            raise TypeError(f"{owner}.{declared.name} would tell the future: a generator is seen by NOBODY")
        if self.until and self.see != OWNER:
            raise TypeError(f"{owner}.{declared.name} is laid open at some time, so until then its owner sees it")

    @property
    def size(self) -> tuple[int, ...] | None:
        return None if self._size is None else tuple([_worked_out(number) for number in self._size])

    @property
    def bounds(self) -> tuple[Bounds, ...]:
        """A pair for each place of a row, the last for all the rest; none where none are declared."""
        if self._bounds is None:
            return ()
        pairs = self._bounds if isinstance(self._bounds[0], tuple) else (self._bounds,)
        return tuple([(_worked_out(low), _worked_out(high)) for low, high in pairs])


def _worked_out(number: Number) -> int:
    return number if isinstance(number, int) else number()


class Schema(Generic[S]):
    """Everything that follows from the declaration of a state."""

    def __init__(self, cls: type[S]) -> None:
        self.cls = cls
        self.fields = tuple(FieldInfo(declared, cls.__name__) for declared in fields(cast(Any, cls)))
        open_to_all = {info.name for info in self.fields if info.see == ALL}
        for info in self.fields:
            if info.until and info.until not in open_to_all:
                raise TypeError(f"{cls.__name__}.{info.name} is laid open by {info.until!r}, which not all can see")
        self.unshown = frozenset(info.name for info in self.fields if not info.shown)
        self.clone: Callable[[S], S] = vars(cls).get(WRITTEN_CLONE) or self._write_clone()
        self.cut: Callable[[S, int], Plain] = self._write_cut()
        self.drawn: Callable[[S], int] = self._write_drawn()  # how much was drawn at random so far

    def _write_clone(self) -> Callable[[S], S]:
        # Written out field by field: a generic loop would be several times slower, and cloning is what search lives on.
        copies = {info.name: ".copy()" if info.is_list or info.is_rng else "" for info in self.fields}
        if any(map(self._has_place, ("asked", *copies))):
            lines = ["def clone(s):", "    t = new(cls)"]
            lines += [f"    t.{name} = s.{name}{copy}" for name, copy in copies.items()]
            lines += ["    t.asked = s.asked", "    if s.is_blind:", "        t.is_blind = True"]
            if not self._has_place("log"):
                lines += ["    t.log = None", "    t.touched = 0"]  # quicker found there than in the class
        else:
            lines = ["def clone(s):", "    d = s.__dict__.copy()"]
            lines += [f"    d[{name!r}] = s.{name}{copy}" for name, copy in copies.items() if copy]
            lines += ["    d['log'] = None", "    d['touched'] = 0", "    t = new(cls)", "    t.__dict__ = d"]
        return cast("Callable[[S], S]", self._compiled([*lines, "    return t"], "clone"))

    def _has_place(self, name: str) -> bool:
        """Whether it has a place of its own in the instance (slots, or what is compiled), and not in its dictionary."""
        return hasattr(getattr_static(self.cls, name, None), "__set__")

    def _write_cut(self) -> Callable[[S, int], Plain]:
        lines = ["def cut(s, seat):", "    if s.is_blind:", "        must_know(s)", "    return {"]
        for number, info in enumerate(self.fields):
            value, back = f"s.{info.name}", f"back{number}"
            if info.see == ALL:
                lines.append(f"        {info.name!r}: {value}{'.copy()' if info.is_list else ''},")
            elif info.see == OWNER:
                mine = f"i == seat or s.{info.until}" if info.until else "i == seat"
                lines.append(f"        {info.name!r}: [v if {mine} else {back}(v) for i, v in enumerate({value})],")
            elif info.back is not UNSEEN:
                lines.append(f"        {info.name!r}: {back}({value}),")
        lines.append("    }")
        return cast("Callable[[S, int], Plain]", self._compiled(lines, "cut"))

    def _write_drawn(self) -> Callable[[S], int]:
        words = [f"s.{info.name}.drawn" for info in self.fields if info.is_rng]
        return cast(
            "Callable[[S], int]", self._compiled(["def drawn(s):", f"    return {' + '.join(words) or 0}"], "drawn")
        )

    def _compiled(self, lines: list[str], name: str) -> Any:
        scope: Plain = {"cls": self.cls, "new": self.cls.__new__, "must_know": must_know}
        scope.update((f"back{number}", info.back) for number, info in enumerate(self.fields))
        exec(compile("\n".join(lines), f"<{self.cls.__name__}.{name}>", "exec"), scope)
        return scope[name]

    def plain(self, s: S) -> Plain:
        """The whole state as JSON knows it, secrets included."""
        must_know(s)
        whole: Plain = {}
        for info in self.fields:
            if not info.saved:
                continue
            value = getattr(s, info.name)
            if info.is_rng:
                value = [value.key.hex(), value.drawn]
            elif info.of is not None:
                value = info.of.named(s, value)
            whole[info.name] = value
        return whole

    def restore(self, whole: Mapping[str, Any]) -> S:
        """The state that `plain` described."""
        s = self.cls.__new__(self.cls)
        for info in self.fields:
            if not info.saved:
                continue
            if info.name not in whole:
                setattr(s, info.name, self._default(info, whole))
                continue
            value = whole[info.name]
            if info.of is not None:
                value = info.of.numbered(s, value)
            value = frozen(value)
            if info.is_rng:
                setattr(s, info.name, Rng(bytes.fromhex(value[0]), value[1]))
            else:
                setattr(s, info.name, list(value) if info.is_list else value)
        s.rebuild()
        return s

    def _default(self, info: FieldInfo, whole: Mapping[str, Any]) -> Any:
        """What a field is in a state that was saved before there was such a field."""
        if info.default is REQUIRED:
            raise BadFile(f"the saved state lacks {info.name!r}")
        if not info.is_list:
            return info.default
        seats = max(
            (len(whole[other.name]) for other in self.fields if other.see == OWNER and other.name in whole), default=0
        )
        return list(info.default) if isinstance(info.default, list) else [info.default] * seats

    def dumps(self, s: S) -> bytes:
        return msgspec.json.encode(self.plain(s))

    def loads(self, data: bytes) -> S:
        return self.restore(msgspec.json.decode(data))

    def digest(self, s: S) -> str:
        """A fingerprint: the same on every machine for the same state, another for any other."""
        return blake2b(self.dumps(s), digest_size=16).hexdigest()

    def same(self, a: S, b: S) -> bool:
        return self.plain(a) == self.plain(b)

    def seats_in(self, s: S, at_least: int) -> int:
        """How many seats there are; a match may gain some, and whatever has an owner has a place for each."""
        return max(at_least, *(len(getattr(s, info.name)) for info in self.fields if info.see == OWNER), 0)

    def complaints(self, s: S) -> list[str]:
        """Fields that hold what a clone could not safely share."""
        wrong = []
        for info in self.fields:
            value = getattr(s, info.name)
            if info.is_rng:
                fine = isinstance(value, Rng)
            elif info.is_list:
                fine = isinstance(value, list) and all(map(_is_frozen, value))
            else:
                fine = _is_frozen(value)
            if not fine:
                wrong.append(f"{self.cls.__name__}.{info.name} holds {value!r}")
        return wrong


def frozen(value: Any) -> Any:
    """What JSON knows as lists, as the tuples that they were."""
    return tuple(map(frozen, value)) if isinstance(value, list) else value


def _is_frozen(value: object) -> bool:
    if isinstance(value, tuple):
        return all(map(_is_frozen, value))
    return value is None or isinstance(value, int | str)
