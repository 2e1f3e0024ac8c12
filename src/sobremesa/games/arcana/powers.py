"""What the back of a faded arcanum can do, once."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Final

from sobremesa.kernel.effects import Effect, Phrase

# When a power may be used, and with that, by whom: the first two by the active player, the next two by the group.
BEFORE_PLAY: Final = "before-play"
AFTER_PLAY: Final = "after-play"
BEFORE_PREDICTION: Final = "before-prediction"
AFTER_RIGHT: Final = "after-right"
ON_FADING: Final = "on-fading"  # used by nobody: it happens when the card fades


@dataclass(frozen=True)
class Power(Effect):
    """A power of one use."""

    ID: ClassVar[str]
    RULE: ClassVar[str]  # the one that says what it does, by whom and when
    WHEN: ClassVar[str]
    SPENDS_ANOTHER: ClassVar[bool] = False  # does using it cost one more ready power?

    @property
    def id(self) -> str:
        return self.ID

    def say(self) -> Phrase:
        return f"does-{self.ID}", ()


class Question(Power):
    """A power that makes the active player answer yes or no about the fate kept."""

    WHEN = BEFORE_PREDICTION

    @abstractmethod
    def yes(self, h: int, played: int, named: int) -> bool: ...


@dataclass(frozen=True)
class IsHigher(Question):
    ID = "higher"
    RULE = "arcana-6.8"

    def yes(self, h: int, played: int, named: int) -> bool:
        return h > named


@dataclass(frozen=True)
class IsOneOf(Question):
    ID = "one-of"
    RULE = "arcana-6.9"
    values: tuple[int, ...]

    @property
    def id(self) -> str:
        return "is-" + "".join(map(str, self.values))

    def yes(self, h: int, played: int, named: int) -> bool:
        return h in self.values

    def say(self) -> Phrase:
        return "does-one-of", (("values", self.values),)


@dataclass(frozen=True)
class IsSame(Question):
    ID = "same"
    RULE = "arcana-12.19"

    def yes(self, h: int, played: int, named: int) -> bool:
        return h == named


@dataclass(frozen=True)
class IsWithin(Question):
    ID = "within"
    RULE = "arcana-12.20"
    distance: int

    def yes(self, h: int, played: int, named: int) -> bool:
        return abs(h - played) <= self.distance

    def say(self) -> Phrase:
        return "does-within", (("n", self.distance),)


@dataclass(frozen=True)
class Help(Question):
    ID = "help"
    RULE = "arcana-12.22"
    SPENDS_ANOTHER = True
    values: tuple[int, ...]

    def yes(self, h: int, played: int, named: int) -> bool:
        return h in self.values

    def say(self) -> Phrase:
        return "does-help", (("values", self.values),)


@dataclass(frozen=True)
class Twice(Power):
    ID = "twice"
    RULE = "arcana-6.10"
    WHEN = BEFORE_PREDICTION
    more: int = 1

    def say(self) -> Phrase:
        return "does-twice", (("n", self.more),)


@dataclass(frozen=True)
class Old(Power):
    ID = "old"
    RULE = "arcana-6.11"
    WHEN = AFTER_PLAY


@dataclass(frozen=True)
class DiscardLower(Power):
    ID = "discard-lower"
    RULE = "arcana-6.12"
    WHEN = AFTER_PLAY


@dataclass(frozen=True)
class Cycle(Power):
    ID = "cycle"
    RULE = "arcana-6.13"
    WHEN = BEFORE_PLAY


@dataclass(frozen=True)
class Plus(Power):
    ID = "plus"
    RULE = "arcana-12.17"
    WHEN = BEFORE_PLAY
    more: int = 1

    def say(self) -> Phrase:
        return "does-plus", (("n", self.more),)


@dataclass(frozen=True)
class Relocate(Power):
    ID = "relocate"
    RULE = "arcana-12.18"
    WHEN = BEFORE_PLAY


@dataclass(frozen=True)
class Slow(Power):
    ID = "slow"
    RULE = "arcana-12.21"
    WHEN = BEFORE_PREDICTION


@dataclass(frozen=True)
class Exile(Power):
    ID = "exile"
    RULE = "arcana-12.23"
    WHEN = AFTER_RIGHT
    SPENDS_ANOTHER = True


@dataclass(frozen=True)
class Amplify(Power):
    ID = "amplify"
    RULE = "arcana-12.24"
    WHEN = ON_FADING
    more: int = 1

    def say(self) -> Phrase:
        return "does-amplify", (("n", self.more),)
