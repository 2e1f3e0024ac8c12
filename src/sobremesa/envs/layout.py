"""How a declared field lies in the vector: the name and the bounds of each of its numbers, and the code that writes it.

The code is spelled out field by field, for observing is what learning lives on. It takes for granted that nothing is
longer than declared; whatever breaks that makes it fail or write too much, so that the caller can tell.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final, final

from sobremesa.kernel.ballot import is_in
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.state import COUNT, EACH, NOBODY, OWNER, TOTAL, UNSEEN, Bounds, FieldInfo

LARGEST: Final = 2**24  # up to here float32 holds every whole number
ANYTHING: Final = (-LARGEST, LARGEST)

# Where nothing lies, and where something lies that may not be seen: so much below the least that could lie there.
ABSENT: Final = 1
HIDDEN: Final = 2

_KEPT: Final = 1 << 14  # of each kind of parts that there are several of
_QUICKER: Final[dict[Callable[[Any], Any], Callable[[Any], Any]]] = {COUNT: len, TOTAL: sum}
FEW: Final = 20  # numbers; a run of more is mostly empty, and only what is there is written

Lines = list[str]
Scope = dict[str, Any]


class Unobservable(SobremesaError):
    """A state that doesn't fit what its game declares: a fault of the game."""


@final
class Number:
    """One place of the vector: its name, what can lie there, and what stands there if nothing does."""

    __slots__ = ("absent", "bounds", "hidden", "label")

    def __init__(self, label: str, bounds: Bounds | None) -> None:
        least = bounds[0] if bounds else 0
        self.label = label
        self.bounds = bounds or ANYTHING
        self.absent = least - ABSENT
        self.hidden = least - HIDDEN


class Shape:
    """Numbers that lie together, and how a value is written as them."""

    def __init__(self, numbers: list[Number]) -> None:
        self.numbers = numbers
        self.absent = tuple(number.absent for number in numbers)
        self.hidden = tuple(number.hidden for number in numbers)

    def code(self, value: str, scope: Scope, depth: int = 0, *, padded: bool = True) -> Lines:
        """Lines that append the value to `out`; unless `padded`, `out` is empty before, what lacks stays away, and what
        is there may be packed."""
        raise NotImplementedError


@final
class Single(Shape):
    """A number, or a word that stands as its place among all that there can be."""

    def __init__(self, label: str, bounds: Bounds | None, words: tuple[str, ...] = ()) -> None:
        super().__init__([Number(label, (0, len(words) - 1) if words else bounds)])
        self._words = {word: number for number, word in enumerate(words)}

    def code(self, value: str, scope: Scope, depth: int = 0, *, padded: bool = True) -> Lines:
        return [f"out.append({_constant(scope, self._words)}[{value}])" if self._words else f"out.append({value})"]


@final
class Row(Shape):
    """Up to so many numbers, in their order."""

    def __init__(self, label: str, length: int, bounds: list[Bounds | None]) -> None:
        super().__init__([Number(f"{label}[{at}]", bounds[min(at, len(bounds) - 1)]) for at in range(length)])

    def code(self, value: str, scope: Scope, depth: int = 0, *, padded: bool = True) -> Lines:
        if not padded:
            return [f"out = {value}"]
        v = f"v{depth}"
        return [f"{v} = {value}", f"out += {v}", f"out += {_tails(scope, self.absent, 1)}[len({v})]"]


@final
class Counted(Shape):
    """Some plain numbers, then how many there are of each kind, whatever their order."""

    def __init__(self, label: str, plain: int, kinds: int, bounds: list[Bounds | None]) -> None:
        self._plain = [Number(f"{label}[{at}]", bounds[at]) for at in range(plain)]
        self._kinds = kinds
        counts = [Number(f"{label}.count[{kind}]", bounds[plain]) for kind in range(kinds)]
        super().__init__([*self._plain, *counts])

    def code(self, value: str, scope: Scope, depth: int = 0, *, padded: bool = True) -> Lines:
        v, plain = f"v{depth}", len(self._plain)
        lines = [f"{v} = {value}"]
        if plain:
            absent = _constant(scope, self.absent[:plain])
            lines += [f"out += {v}[:{plain}]", f"out += {absent}[len({v}):]", f"{v} = {v}[{plain}:]"]
        nothing = _constant(scope, (0,) * self._kinds)
        return [*lines, f"out += {nothing}", f"if {v}:", f"    {_constant(scope, _count)}({v}, out, {self._kinds})"]


def _count(zone: tuple[int, ...], out: list[int], kinds: int) -> None:
    """Add each of the zone to the count of its kind; the counts were written last."""
    if min(zone) < 0:
        raise Unobservable(f"{min(zone)} is no kind")
    begin = len(out) - kinds
    for kind in zone:
        out[begin + kind] += 1


@final
class Several(Shape):
    """Up to so many of one shape."""

    def __init__(self, parts: list[Shape]) -> None:
        super().__init__([number for part in parts for number in part.numbers])
        self._part = parts[0]

    def code(self, value: str, scope: Scope, depth: int = 0, *, padded: bool = True) -> Lines:
        v, item = f"v{depth}", f"v{depth + 1}"
        if not padded:
            packed = _constant(scope, self._packed())
            return [f"{v} = {value}", f"if {v}:", f"    out = b''.join([{packed}({item}) for {item} in {v}])"]
        lines = [f"{v} = {value}", f"for {item} in {v}:", *_indented(self._part.code(item, scope, depth + 1))]
        return [*lines, *self.end(v, len(self._part.numbers), scope, padded)]

    def _packed(self) -> Callable[[Any], bytes]:
        """What packs one of them: most were there the last time too, so that what was made of them is kept."""
        scope: Scope = {}
        lines = ["def write(value):", "    out = []", *_indented(self._part.code("value", scope)), "    return out"]
        exec(compile("\n".join(lines), "<observation>", "exec"), scope)
        write, width = scope["write"], len(self._part.numbers)

        @lru_cache(maxsize=_KEPT)
        def packed(value: Any) -> bytes:
            out = write(value)
            if len(out) != width:
                raise Unobservable("too long")
            return array("f", out).tobytes()

        return packed

    def end(self, value: str, width: int, scope: Scope, padded: bool) -> Lines:
        """The lines after its parts."""
        if padded:
            return [f"out += {_tails(scope, self.absent, width)}[len({value})]"]
        # With padding a part too long makes all too long; without, another's shortness could hide it.
        return [f"if len(out) != len({value}) * {width}:", f"    raise {_constant(scope, Unobservable)}('too long')"]


def _tails(scope: Scope, absent: tuple[int, ...], width: int) -> str:
    """What lacks after so many of that width; what is longer than declared has none, and fails."""
    return _constant(scope, [absent[at:] for at in range(0, len(absent) + 1, width)])


def _each(scope: Scope, back: Callable[[Any], Any], value: str) -> str:
    """Code for the backs of all of them."""
    return f"list(map({_constant(scope, _QUICKER.get(back, back))}, {value}))"


def _constant(scope: Scope, value: Any) -> str:
    name = f"c{len(scope)}"
    scope[name] = value
    return name


def _indented(lines: Lines) -> Lines:
    return [f"    {line}" for line in lines]


# --- what a field becomes ----------------------------------------------------------------------------------------


class Run:
    """Numbers that lie one after another, made of one field."""

    lowest = 0  # how much below their least its numbers can be: ABSENT or HIDDEN, where that may be

    def __init__(self, info: FieldInfo, numbers: list[Number]) -> None:
        self.info = info
        self.name = info.name
        self.numbers = numbers

    def code(self, scope: Scope, *, padded: bool = True, whole: bool = False) -> Lines:
        """Lines that append the field of `view` to `out`, as `seat` sees it; where it is the `whole` state, and no view
        was cut from it, of `s` and no more than the view would show."""
        raise NotImplementedError

    def read(self, name: str, whole: bool) -> str:
        return f"s.{name}" if whole else f"view[{name!r}]"

    def bounds(self) -> Iterator[Bounds]:
        for number in self.numbers:
            low, high = number.bounds
            yield max(low - self.lowest, -LARGEST), high


class Whole(Run):
    """What all see, or the back of what nobody does."""

    def __init__(self, info: FieldInfo, size: tuple[int, ...]) -> None:
        self._shape = _shape(info, info.name, size)
        self.lowest = ABSENT if size else 0
        super().__init__(info, self._shape.numbers)

    def code(self, scope: Scope, *, padded: bool = True, whole: bool = False) -> Lines:
        value = self.read(self.name, whole)
        if whole and self.info.see == NOBODY:
            value = f"{_constant(scope, self.info.back)}({value})"
        return self._shape.code(value, scope, padded=padded)


class Own(Run):
    """What each seat sees of its own alone; another's isn't there at all."""

    lowest = ABSENT

    def __init__(self, info: FieldInfo, size: tuple[int, ...]) -> None:
        self._shape = _shape(info, f"{info.name}[me]", size[1:])
        super().__init__(info, self._shape.numbers)

    def code(self, scope: Scope, *, padded: bool = True, whole: bool = False) -> Lines:
        lines = [f"all = {self.read(self.name, whole)}", "if all:"]
        lines += _indented(self._shape.code("all[seat]", scope, padded=padded))
        return [*lines, "else:", f"    out += {_constant(scope, self._shape.absent)}"] if padded else lines


class LaidOpen(Run):
    """What each seat sees of its own until all see everybody's."""

    lowest = HIDDEN

    def __init__(self, info: FieldInfo, size: tuple[int, ...]) -> None:
        self._places = [_shape(info, f"{info.name}[{seat}]", size[1:]) for seat in range(size[0])]
        self._shape = Several(self._places)
        super().__init__(info, self._shape.numbers)

    def code(self, scope: Scope, *, padded: bool = True, whole: bool = False) -> Lines:
        place = self._places[0]
        return [
            f"all = {self.read(self.name, whole)}",
            f"open = {self.read(self.info.until, whole)}",
            "for at, one in enumerate(all):",
            "    if open or at == seat:",
            *_indented(_indented(place.code("one", scope))),
            "    else:",
            f"        out += {_constant(scope, place.hidden)}",
            *self._shape.end("all", len(place.numbers), scope, padded),
        ]


class Backs(Run):
    """What shows of everybody's to the others, one's own too."""

    lowest = ABSENT

    def __init__(self, info: FieldInfo, size: tuple[int, ...]) -> None:
        self._shape = Row(f"{info.name}.back", size[0], [_bounds_of_back(info, size[1:])])
        super().__init__(info, self._shape.numbers)

    def code(self, scope: Scope, *, padded: bool = True, whole: bool = False) -> Lines:
        back = _constant(scope, self.info.back)
        value = self.read(self.name, whole)
        if whole:
            lines = [f"all = {_each(scope, self.info.back, value)}"]
        else:  # of the others, it holds the backs already
            lines = [f"all = list({value})"]
            if self.info.until:
                until = self.read(self.info.until, whole)
                lines += [f"if {until}:", f"    all = [{back}(one) for one in all]", "elif all:"]
            else:
                lines.append("if all:")
            lines.append(f"    all[seat] = {back}(all[seat])")
        return [*lines, *self._shape.code("all", scope, padded=padded)]


def runs(info: FieldInfo) -> Iterator[Run]:
    """The numbers that a field becomes; none if it doesn't say how many, or if nobody ever sees anything of it."""
    size = info.size
    if size is None or (info.see == NOBODY and info.back is UNSEEN):
        return
    if info.see != OWNER:
        yield Whole(info, size)
        return
    if not size:
        raise Unobservable(f"{info.name} has a place for each seat, so its size must say how many there can be")
    yield LaidOpen(info, size) if info.until else Own(info, size)
    if info.back is not UNSEEN:
        yield Backs(info, size)


def _shape(info: FieldInfo, label: str, size: tuple[int, ...]) -> Shape:
    if not size:
        return Single(label, _pairs(info)[0], info.words)
    if len(size) > 1:
        return Several([_shape(info, f"{label}[{place}]", size[1:]) for place in range(size[0])])
    if not info.kinds:
        return Row(label, size[0], _pairs(info))
    bounds: list[Bounds | None] = _pairs(info) if info.bounds else [None] * info.plain
    if len(bounds) == info.plain:
        bounds.append((0, size[0] - info.plain))
    kinds = info.of.many() if info.kinds == EACH and info.of else info.kinds
    return Counted(label, info.plain, kinds, bounds)


def _pairs(info: FieldInfo) -> list[Bounds | None]:
    if info.bounds:
        return list(info.bounds)
    many = info.of.many() if info.of else 0
    return [(-1, many - 1) if many else None]


def _bounds_of_back(info: FieldInfo, size: tuple[int, ...]) -> Bounds | None:
    if info.back is COUNT:
        return 0, size[0] - info.plain
    return (0, 1) if info.back is is_in else None
