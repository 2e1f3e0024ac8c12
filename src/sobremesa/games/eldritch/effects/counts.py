"""How many: of what lies on the table, of what somebody has."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.eldritch.book import MONSTERS, MYTHOS
from sobremesa.games.eldritch.combat import met
from sobremesa.games.eldritch.facts import MYTHOS_FACTS, VALUE
from sobremesa.games.eldritch.moves import clues_of, conditions_of, spells_of, tokens_of, toughness_of, with_trait
from sobremesa.games.eldritch.places import gates_of_omen, open_gates
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.words import RUMOUR
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.effects.registers import CARD, IT, WHO
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.effects.selectors import Count, Fixed, Result
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.phrase import Phrase


def rumours_in_play(s: Eldritch) -> list[int]:
    return [card for card in s.ongoing if MYTHOS_FACTS[card].length is RUMOUR]


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally(Count):
    """One for each of something."""

    def of(self, s: Eldritch) -> int:
        return self.tally(s, reg(s, WHO))

    def tally(self, s: Eldritch, seat: int) -> int:
        raise NotImplementedError(type(self).__name__)


@dataclass(eq=False)
class GatesGone(Result):
    """As many as were just discarded."""

    def say(self, noun: str) -> Phrase:
        return "lot-gates-gone", (("noun", noun),)


@dataclass(eq=False)
class Players(Tally):
    """As many as there were players at the start, so many times."""

    times: int = 1

    def tally(self, s: Eldritch, seat: int) -> int:
        return self.times * s.players

    def say(self, noun: str) -> Phrase:
        return "per-players", (("lot", Fixed(self.times).say(noun)),)


@dataclass(eq=False)
class HalfPlayers(Tally):
    def tally(self, s: Eldritch, seat: int) -> int:
        return (s.players + 1) // 2

    def say(self, noun: str) -> Phrase:
        return "lot-half-players", (("noun", noun),)


@dataclass(eq=False)
class PerCondition(Tally):
    trait: Word

    def tally(self, s: Eldritch, seat: int) -> int:
        return len(conditions_of(s, seat, self.trait))

    def say(self, noun: str) -> Phrase:
        return "per-condition", (("lot", Fixed(1).say(noun)), ("trait", self.trait.name))


@dataclass(eq=False)
class PerSpell(Tally):
    """So much, or so much less, for each that one has."""

    n: int = 1

    def tally(self, s: Eldritch, seat: int) -> int:
        return self.n * len(spells_of(s, seat))

    def say(self, noun: str) -> Phrase:
        return "per-spell", (("lot", Fixed(self.n).say(noun)),)


@dataclass(eq=False)
class PerPossession(Tally):
    trait: Word

    def tally(self, s: Eldritch, seat: int) -> int:
        return len(with_trait(s, seat, self.trait))

    def say(self, noun: str) -> Phrase:
        return "per-possession", (("lot", Fixed(1).say(noun)), ("trait", self.trait.name))


@dataclass(eq=False)
class PerClue(Tally):
    def tally(self, s: Eldritch, seat: int) -> int:
        return clues_of(s, seat)

    def say(self, noun: str) -> Phrase:
        return "per-clue", (("lot", Fixed(1).say(noun)),)


@dataclass(eq=False)
class PerMonster(Tally):
    """Of that kind, on the board."""

    kind: Word
    n: int = 1

    def tally(self, s: Eldritch, seat: int) -> int:
        return self.n * sum([s.monster_at[token] >= 0 for token in tokens_of(self.kind)])

    def say(self, noun: str) -> Phrase:
        return "per-monster", (("lot", Fixed(self.n).say(noun)), ("monster", self.kind.name))


@dataclass(eq=False)
class PerGate(Tally):
    """On the board; of the colour of the omen, or all."""

    of_omen: bool = False

    def tally(self, s: Eldritch, seat: int) -> int:
        return len(gates_of_omen(s) if self.of_omen else open_gates(s))

    def say(self, noun: str) -> Phrase:
        return ("per-omen-gate" if self.of_omen else "per-gate"), (("lot", Fixed(1).say(noun)),)


@dataclass(eq=False)
class HalfGates(Tally):
    def tally(self, s: Eldritch, seat: int) -> int:
        return (len(open_gates(s)) + 1) // 2

    def say(self, noun: str) -> Phrase:
        return "lot-half-gates", (("noun", noun),)


@dataclass(eq=False)
class PerRumour(Tally):
    def tally(self, s: Eldritch, seat: int) -> int:
        return len(rumours_in_play(s))

    def say(self, noun: str) -> Phrase:
        return "per-rumour", (("lot", Fixed(1).say(noun)),)


@dataclass(eq=False)
class PerToken(Tally):
    """On this mythos card."""

    def tally(self, s: Eldritch, seat: int) -> int:
        return s.mythos_tokens[MYTHOS.number(reg(s, CARD))]

    def say(self, noun: str) -> Phrase:
        return "per-token", (("lot", Fixed(1).say(noun)),)


@dataclass(eq=False)
class PlayersLessTokens(Tally):
    """As many as players, less one for each token on this mythos card."""

    def tally(self, s: Eldritch, seat: int) -> int:
        return max(0, s.players - s.mythos_tokens[MYTHOS.number(reg(s, CARD))])

    def say(self, noun: str) -> Phrase:
        return "lot-players-less-tokens", (("noun", noun),)


@dataclass(eq=False)
class DoomLeft(Tally):
    """All that is left until the ancient one awakens; nothing once it is awake."""

    def tally(self, s: Eldritch, seat: int) -> int:
        return s.doom

    def say(self, noun: str) -> Phrase:
        return "lot-doom-left", ()


@dataclass(eq=False)
class PerOmenToken(Tally):
    """On the green space of the omen track."""

    def tally(self, s: Eldritch, seat: int) -> int:
        return s.omen_tokens

    def say(self, noun: str) -> Phrase:
        return "per-omen-token", (("lot", Fixed(1).say(noun)),)


@dataclass(eq=False)
class PerSheetToken(Tally):
    """On the sheet of the ancient one."""

    def tally(self, s: Eldritch, seat: int) -> int:
        return s.sheet_tokens

    def say(self, noun: str) -> Phrase:
        return "per-sheet-token", (("lot", Fixed(1).say(noun)),)


@dataclass(eq=False)
class ItsToughness(Tally):
    """Of the monster that was chosen."""

    def tally(self, s: Eldritch, seat: int) -> int:
        return toughness_of(s, met(s)) if MONSTERS.holds(reg(s, IT)) else 0

    def say(self, noun: str) -> Phrase:
        return "lot-its-toughness", (("noun", noun),)


@dataclass(eq=False)
class ItsValue(Tally):
    """Of the asset that was just gained."""

    def tally(self, s: Eldritch, seat: int) -> int:
        return VALUE.get(reg(s, IT), 0)

    def say(self, noun: str) -> Phrase:
        return "lot-its-value", (("noun", noun),)
