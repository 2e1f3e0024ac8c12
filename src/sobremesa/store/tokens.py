"""Which tables this server may write to: one token for each, and whoever has another one may not."""

from __future__ import annotations

from typing import final

from sobremesa.store.contract import Counts, Writable
from sobremesa.store.kept.people import Forgetting
from sobremesa.store.kept.tables import Page, Removal, Telling, Token


@final
class Tokens:
    """A number of the session would not do: a table may be let go and taken again, and the session is the same."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self._held: dict[str, Token] = {}

    def fresh(self, code: str) -> Token:
        token = self._held[code] = Token(code)
        return token

    def is_good(self, token: Token) -> bool:
        return self._held.get(token.code) is token

    def forget(self, token: Token) -> bool:
        """Whether it was still good."""
        if not self.is_good(token):
            return False
        del self._held[token.code]
        return True

    def forget_all(self) -> None:
        self._held.clear()

    @property
    def codes(self) -> list[str]:
        return list(self._held)

    def let(self, what: Writable) -> bool:
        """Whether that may be written now."""
        if not isinstance(what, Page | Telling | Forgetting | Removal):
            return True
        if what.token is None:
            # A new table is nobody's yet, and a finished match is told the same whoever does it.
            good = (isinstance(what, Page) and what.opens) or (isinstance(what, Telling) and what.is_whole)
        else:
            good = what.token.code == what.code and self.is_good(what.token)
        self.counts.refused_by_token += not good
        return good
