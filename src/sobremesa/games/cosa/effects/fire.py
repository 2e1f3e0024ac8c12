"""Being eliminated."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.cosa.book import NO_FIRE
from sobremesa.games.cosa.effects.deed import Aimed
from sobremesa.games.cosa.ending import eliminate
from sobremesa.games.cosa.isolation import forbidding
from sobremesa.games.cosa.moves import tell
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.effects.node import ENDS, REVEALS
from sobremesa.kernel.effects.words import Voice, clause
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class Eliminate(Aimed):
    """They are out of the match."""

    def touches(self) -> int:
        return super().touches() | ENDS | REVEALS

    def hindrance(self, s: Cosa, seat: int) -> str:
        return forbidding(s, NO_FIRE, seat)

    def hit(self, s: Cosa, seat: int, target: int) -> None:
        tell(s, "burned", ("who", target))
        eliminate(s, target)

    def has_subject(self) -> bool:
        return True

    def upon(self) -> str:
        return "eliminate"

    def say(self, voice: Voice) -> Phrase:
        return clause("eliminate", voice, ("whom", self.whom.say(voice)))
