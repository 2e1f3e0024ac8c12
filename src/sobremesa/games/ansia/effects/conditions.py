"""When something counts, or may be used."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.ansia import moves
from sobremesa.games.ansia.book import CARDS, DISORIENTED, NO_HUNT, THIRSTY, UNHARMED
from sobremesa.games.ansia.cards.facts import FACTS, KIND
from sobremesa.games.ansia.map import REGION_OF
from sobremesa.games.ansia.state import Ansia
from sobremesa.games.ansia.words import ACTING, FIRST
from sobremesa.kernel.effects.registers import IT
from sobremesa.kernel.effects.running import Running, reg
from sobremesa.kernel.effects.selectors import Cond
from sobremesa.kernel.effects.standing import is_so
from sobremesa.kernel.effects.words import Voice, Word
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class HumanInPlay(Cond):
    def holds(self, s: Ansia, who: int, card: int) -> bool:
        return moves.has_human_in_play(s, who)

    def say(self, voice: Voice) -> Phrase:
        return "cond-human-in-play", (("form", voice),)


@dataclass(eq=False)
class AnotherInPlay(Cond):
    """Another card of that category."""

    category: Word

    def holds(self, s: Ansia, who: int, card: int) -> bool:
        alike = [other for other in s.zones[who] if FACTS[other].category is self.category]
        return len(alike) > 1

    def say(self, voice: Voice) -> Phrase:
        return "cond-another-in-play", (("form", voice), ("category", self.category.name))


@dataclass(eq=False)
class HumanIs(Cond):
    """The human that was just hunted is of that kind."""

    kind: Word

    def holds(self, s: Running, who: int, card: int) -> bool:
        return KIND[CARDS.number(reg(s, IT))] == self.kind.number

    def say(self, voice: Voice) -> Phrase:
        return "cond-human-is", (("kind", self.kind.name),)

    def narrows(self) -> bool:
        return True


class Occasion(Cond):
    """When something may be used: most come about while one acts."""

    def step(self) -> Word:
        return ACTING


@dataclass(eq=False)
class HarmInPlay(Occasion):
    """Holy water, disorientation or spicy blood."""

    def holds(self, s: Running, who: int, card: int) -> bool:
        if is_so(s, UNHARMED, who):
            return False
        return is_so(s, NO_HUNT, who) or is_so(s, DISORIENTED, who) or is_so(s, THIRSTY, who)

    def step(self) -> Word:
        return FIRST

    def say(self, voice: Voice) -> Phrase:
        return "cond-harm-in-play", (("form", voice),)


@dataclass(eq=False)
class HuntedHumanIn(Occasion):
    """The last hunt of this turn brought a human, in that region."""

    region: Word

    def holds(self, s: Ansia, who: int, card: int) -> bool:
        return s.last_hunt[1] > 0 and REGION_OF[s.hunted_at] == self.region.number

    def say(self, voice: Voice) -> Phrase:
        return "cond-hunted-human-in", (("form", voice), ("region", self.region.name))


@dataclass(eq=False)
class HuntedKind(Occasion):
    """The last hunt of this turn brought a human of that kind."""

    kind: Word

    def holds(self, s: Ansia, who: int, card: int) -> bool:
        return bool(s.last_hunt[2] >> self.kind.number & 1)

    def say(self, voice: Voice) -> Phrase:
        return "cond-hunted-kind", (("form", voice), ("kind", self.kind.name))


@dataclass(eq=False)
class HuntedHumans(Occasion):
    """So many humans in this turn."""

    n: int

    def holds(self, s: Ansia, who: int, card: int) -> bool:
        return s.hunted >= self.n

    def say(self, voice: Voice) -> Phrase:
        return "cond-hunted-humans", (("form", voice), ("n", self.n))


@dataclass(eq=False)
class HasHunted(Occasion):
    def holds(self, s: Ansia, who: int, card: int) -> bool:
        return s.has_hunted

    def say(self, voice: Voice) -> Phrase:
        return "cond-has-hunted", (("form", voice),)


@dataclass(eq=False)
class HuntedInCompany(Occasion):
    """After a hunt in a region where another vampire is."""

    def holds(self, s: Ansia, who: int, card: int) -> bool:
        if not s.has_hunted:
            return False
        region = REGION_OF[s.hunted_at]
        return any(other != who and moves.region_of(s, other) == region for other in range(len(s.places)))

    def say(self, voice: Voice) -> Phrase:
        return "cond-hunted-in-company", (("form", voice),)


@dataclass(eq=False)
class HasPushed(Occasion):
    def holds(self, s: Ansia, who: int, card: int) -> bool:
        return s.pushed > 0

    def say(self, voice: Voice) -> Phrase:
        return "cond-has-pushed", (("form", voice),)


@dataclass(eq=False)
class OpenedCrypt(Occasion):
    """In this turn, by ending the move there."""

    def holds(self, s: Ansia, who: int, card: int) -> bool:
        return s.opened_crypt

    def say(self, voice: Voice) -> Phrase:
        return "cond-opened-crypt", (("form", voice),)


@dataclass(eq=False)
class TookToken(Occasion):
    def holds(self, s: Ansia, who: int, card: int) -> bool:
        return s.took_token

    def say(self, voice: Voice) -> Phrase:
        return "cond-took-token", (("form", voice),)
