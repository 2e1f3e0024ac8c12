"""Everything a seat may choose: small shared values with a stable text key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import final


@final
class Option:
    """One thing that can be chosen, made once in its game's catalogue and shared ever after.

    `key` ("play:4:2") is its name on the wire and in match files, `index` its place for learning agents.
    """

    __slots__ = ("args", "index", "key", "verb")

    def __init__(self, verb: str, args: tuple[int, ...], key: str, index: int) -> None:
        self.verb = verb
        self.args = args
        self.key = key
        self.index = index

    def __repr__(self) -> str:
        return self.key

    def __copy__(self) -> Option:
        return self

    def __deepcopy__(self, memo: object) -> Option:
        return self


@final
class Catalogue:
    """The fixed list of all options of a game, in the order learning agents know them by."""

    def __init__(self) -> None:
        self._options: list[Option] = []
        self._by_key: dict[str, Option] = {}
        self._places: dict[str, int] = {}  # of verbs, in the order in which they were first heard of

    def add(self, verb: str, *args: int, name: str = "", word: str = "") -> Option:
        """Make the option `verb:arg:arg`; `name` stands for the arguments where numbers would not read well, `word` for
        the verb where several cards share it."""
        tail = name.split(":") if name else [str(arg) for arg in args]
        key = ":".join([word or verb, *tail])
        if key in self._by_key:
            raise ValueError(f"the option {key} is in the catalogue twice")
        self.reserve(verb)
        option = Option(verb, args, key, len(self._options))
        self._options.append(option)
        self._by_key[key] = option
        return option

    def reserve(self, verb: str) -> None:
        """The place of options that come later, as cards are declared: `settle` puts them there."""
        self._places.setdefault(verb, len(self._places))

    def settle(self) -> None:
        """All of one verb together, each verb in its place."""
        self._options.sort(key=self._place)
        for index, option in enumerate(self._options):
            option.index = index

    def _place(self, option: Option) -> int:
        return self._places[option.verb]

    def find(self, key: str) -> Option | None:
        return self._by_key.get(key)

    def __getitem__(self, index: int) -> Option:
        return self._options[index]

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options)

    def __len__(self) -> int:
        return len(self._options)
