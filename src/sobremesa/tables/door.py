"""Who may come to a table: not who was asked to leave; to a private one by its link, its code or an earlier visit."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, final

_LINK_BYTES: Final = 18  # 144 random bits, 24 letters of base64url
_MOST_LET_IN: Final = 200


def fresh_link() -> str:
    return secrets.token_urlsafe(_LINK_BYTES)


def hash_of(link: str) -> bytes:
    """What a table is looked up by: how long a lookup takes tells nothing about the links there are."""
    return sha256(link.encode()).digest()


@final
@dataclass(slots=True)
class Door:
    """Once let in, a person stays so, whatever becomes of the link they came by."""

    private: bool
    spoken: bool
    link: str  # "" at a table set before there were links, until its owner makes one
    removed: set[str] = field(default_factory=set)  # who was asked to leave
    parts: dict[str, bool] = field(default_factory=dict)  # who was let in, the first first: whether they have a part

    @property
    def let_in(self) -> tuple[str, ...]:
        return tuple(self.parts)

    @property
    def link_hash(self) -> bytes | None:
        return hash_of(self.link) if self.link else None

    def knows(self, person: str) -> bool:
        return person not in self.removed and (not self.private or person in self.parts)

    def fits(self, link: str) -> bool:
        return bool(self.link) and hmac.compare_digest(self.link.encode(), link.encode())

    def let(self, person: str, *, has_part: bool = False) -> None:
        """Beyond a crowd, who came first and neither owned the table nor ever sat needs the link again."""
        self.parts[person] = has_part or self.parts.get(person, False)
        if len(self.parts) > _MOST_LET_IN:
            longest_gone = next((who for who, part in self.parts.items() if not part and who != person), None)
            if longest_gone is not None:
                del self.parts[longest_gone]

    def renew(self, link: str, spoken: bool) -> None:
        self.link, self.spoken = link, spoken
