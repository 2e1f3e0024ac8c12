"""Names for what is known, in a saved match: cards and secrets stand there by name, among plain numbers."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.games.princesa.book import CARD, SECRET
from sobremesa.games.princesa.kinds import HERO_IDS
from sobremesa.kernel.effects.things import Section
from sobremesa.kernel.state import Naming

HERO: Final = Section("hero", 0, HERO_IDS)


class _SetsOfSecrets(Naming):
    """Secrets as bits."""

    def named(self, s: Any, value: list[int]) -> list[list[str]]:
        return [[name for secret, name in enumerate(SECRET.names) if bits >> secret & 1] for bits in value]

    def numbered(self, s: Any, saved: list[list[str]]) -> list[int]:
        return [sum([1 << secret for secret in SECRET.numbered(s, names)]) for names in saved]


class _Notes(Naming):
    """Notes in tuples, which may lie in others: of each the last number is a secret."""

    def named(self, s: Any, value: Any) -> Any:
        if value and isinstance(value[0], int):
            return [*value[:-1], SECRET.named(s, value[-1])]
        return [self.named(s, item) for item in value]

    def numbered(self, s: Any, saved: Any) -> Any:
        if saved and isinstance(saved[0], int):
            return [*saved[:-1], SECRET.numbered(s, saved[-1])]
        return [self.numbered(s, item) for item in saved]


class _Entries(Naming):
    """What is known of hands, in tuples: two numbers, and then cards."""

    def named(self, s: Any, value: Any) -> Any:
        if value and isinstance(value[0], int):
            return [*value[:2], *CARD.named(s, value[2:])]
        return [self.named(s, item) for item in value]

    def numbered(self, s: Any, saved: Any) -> Any:
        if saved and isinstance(saved[0], int):
            return [*saved[:2], *CARD.numbered(s, saved[2:])]
        return [self.numbered(s, item) for item in saved]


SETS_OF_SECRETS: Final = _SetsOfSecrets()
NOTES: Final = _Notes()
ENTRIES: Final = _Entries()
