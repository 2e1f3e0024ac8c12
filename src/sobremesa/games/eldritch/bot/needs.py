"""What the active mystery asks for, read from its card."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Final, final

from sobremesa.games.eldritch.book import (
    ANCIENTS,
    BOOK,
    CAST,
    CLOSED_GATE,
    MONSTER_FELL,
    MYSTERIES,
    MYTHOS,
    NO_CLOSE,
    RESEARCHED,
    SPACES,
)
from sobremesa.games.eldritch.bot.weights import Weights
from sobremesa.games.eldritch.effects.conditions import AtToken, GateOfOmen, ItIs
from sobremesa.games.eldritch.effects.counts import DoomLeft
from sobremesa.games.eldritch.effects.discarding import DiscardSpells, SpendClues
from sobremesa.games.eldritch.effects.fate import AdvanceDoom, AdvanceOmen, LoseGame
from sobremesa.games.eldritch.effects.parts import Meeting, SolvedWhen
from sobremesa.games.eldritch.effects.tokens import ChangeTokens
from sobremesa.games.eldritch.facts import ANCIENT, GATE_SPACE, MYSTERY, MYTHOS_FACTS
from sobremesa.games.eldritch.moves import clues_of
from sobremesa.games.eldritch.places import open_gates
from sobremesa.games.eldritch.state import ALIVE, Eldritch
from sobremesa.games.eldritch.words import RUMOUR
from sobremesa.kernel.effects.control import If
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import Node, tree
from sobremesa.kernel.effects.nouns import AtLeast, Noun
from sobremesa.kernel.effects.registers import BLANK, CARD
from sobremesa.kernel.effects.running import close_scope, put
from sobremesa.kernel.effects.selectors import Count, Fixed
from sobremesa.kernel.effects.standing import Rule
from sobremesa.kernel.effects.words import Word

A_MYSTERY: Final = 60.0  # what solving one is worth, beside a point of Health
USUALLY_TOUGH: Final = 2  # a monster
LONG: Final = 5  # reckonings until a rumour without tokens ends the match
SOON_TOO_MANY: Final = 2  # monsters
THE_END: Final = 120.0  # what is left to do when the ancient one is awake and all mysteries are solved
A_CROWD: Final = 0.7  # how often it will cost doom that there are so many of them


@final
@dataclass(frozen=True)
class Asked:
    """By which deeds a mystery comes on, and at what price."""

    clues: int = 0
    spells: int = 0
    by_research: bool = False
    by_gates: bool = False
    of_omen: bool = False  # only gates of the colour of the omen
    by_hunting: bool = False
    by_casting: bool = False
    by_encounter: bool = False
    epic: Word | None = None  # the monster to be defeated


def _price(node: Node) -> tuple[int, int]:
    clues = [part.n.n for part in tree(node) if isinstance(part, SpendClues) and isinstance(part.n, Fixed)]
    spells = [part.n for part in tree(node) if isinstance(part, DiscardSpells)]
    return max(clues, default=0), max(spells, default=0)


@cache
def asked_by(mystery: int) -> Asked:
    card = BOOK.cards[MYSTERIES.first + mystery]
    encounter = card.part("encounter")
    if encounter is not None:
        clues, spells = _price(encounter)
        return Asked(clues, spells, by_encounter=True)
    on = next(node for node in (*card.standing, card.part("falls")) if isinstance(node, On))
    clues, spells = _price(on)
    return Asked(
        clues,
        spells + (1 if on.moment is CAST else 0),
        by_research=on.moment is RESEARCHED,
        by_gates=on.moment is CLOSED_GATE,
        of_omen=isinstance(on.when, GateOfOmen),
        by_hunting=on.moment is MONSTER_FELL and not isinstance(on.when, ItIs),
        by_casting=on.moment is CAST,
        epic=on.when.kind if isinstance(on.when, ItIs) else None,
    )


NOTHING: Final = Asked()


@cache
def said_by(thing: int) -> tuple[Node, ...]:
    """All that stands on a card."""
    card = BOOK.cards[thing]
    return tuple([part for node in (*card.standing, *card.parts.values()) for part in tree(node)])


def is_the_end(part: Node) -> bool:
    """Whether it loses the match, or wakes the ancient one."""
    return isinstance(part, LoseGame) or (isinstance(part, AdvanceDoom) and isinstance(part.n, DoomLeft))


@final
class Needs:
    """What the group needs now, and what each bit of it is worth."""

    def __init__(self, s: Eldritch, weights: Weights) -> None:
        self.s = s
        self.weights = weights
        self.asked = asked_by(s.mystery) if s.mystery >= 0 else NOTHING
        self.wanted, self.left = self._count()
        self.unit = A_MYSTERY / self.wanted if self.left > 0 else 0.0
        self.service = self.unit * (USUALLY_TOUGH if self.asked.by_hunting else 1)  # what is had for the price at once
        awake = s.is_awake and len(s.solved) >= ANCIENT[s.ancient].mysteries
        self.is_final = awake
        doom = s.doom if not s.is_awake else 0
        self.doom = float(round(weights.doom + weights.doom_soon / (doom + 1)))
        self.lasting = self._lasting()
        self._thinned: dict[int, float] = {}
        self.ransomed = self.ransom() if s.ongoing else 0.0

    def _lasting(self) -> float:
        """What lasts is worth less when not much is left of the match."""
        s = self.s
        rounds = min(len(s.mythos_deck) + 1, s.doom + 1 if not s.is_awake else 3)
        return min(1.0, rounds / 8)

    def _count(self) -> tuple[int, int]:
        """How many of whatever lies on it solve the mystery, and how many are still missing."""
        s = self.s
        if s.mystery < 0:
            return 1, 0
        part = BOOK.cards[MYSTERIES.first + s.mystery].part("solved")
        if not isinstance(part, SolvedWhen):
            return 1, 1
        when = part.when
        assert isinstance(when, AtLeast)
        card = MYSTERIES.first + s.mystery
        wanted, has = self._count_of(when.n, card), when.those.many(s, -1, card)
        return wanted, max(0, wanted - has)

    def sites(self) -> Counter[int]:
        """Where the mystery can be served by an encounter, and how often."""
        s, found = self.s, Counter[int]()
        if self.is_final:
            if BOOK.cards[ANCIENTS.first + 2 * s.ancient + 1].part("encounter") is not None:
                found.update([GATE_SPACE[gate] for gate in open_gates(s)])
        elif self.left and self.asked.by_encounter:
            if MYSTERY[s.mystery].token_space >= 0:
                found[MYSTERY[s.mystery].token_space] += self.left
            meeting = BOOK.cards[MYSTERIES.first + s.mystery].part("encounter")
            with_any = isinstance(meeting, Meeting) and isinstance(meeting.where, AtToken)
            for space, marks in enumerate(s.mystery_marks):
                tokens = marks + s.ancient_marks[space] if with_any else marks
                if tokens:
                    found[space] += tokens
        return found

    def can_serve(self, seat: int) -> bool:
        """Whether the seat has what an encounter with the mystery asks for."""
        return clues_of(self.s, seat) >= self.asked.clues

    def threat(self, card: int) -> float:
        """What it is worth to be rid of a rumour."""
        s, parts = self.s, said_by(MYTHOS.first + card)
        if any(is_the_end(part) for part in parts):
            taken = [part.n for part in parts if isinstance(part, ChangeTokens)]
            at_once = max(1, self._count_of(taken[0], MYTHOS.first + card)) if taken else 1
            left = s.mythos_tokens[card] / at_once if MYTHOS_FACTS[card].tokens else LONG
            return self.weights.deadly / (1 + left / 2)
        worth = self.weights.rumour
        if any(isinstance(part, AdvanceOmen | AdvanceDoom) for part in parts):
            worth += 2 * self.doom
        if any(isinstance(part, Rule) and part.question is NO_CLOSE for part in parts):
            worth += self.doom * (1 + len(open_gates(s)) / 2)
        return worth

    def thinned(self, space: int) -> float:
        """What one monster less is worth there, where the ancient one gains by their number."""
        if space not in self._thinned:
            self._thinned[space] = self._one_less(space)
        return self._thinned[space]

    def _one_less(self, space: int) -> float:
        s, worth = self.s, 0.0
        for part in said_by(ANCIENTS.first + 2 * s.ancient + s.is_awake):
            if not isinstance(part, If):
                continue
            when, then = part.when, part.then
            if not isinstance(when, AtLeast) or not isinstance(when.n, Fixed) or not isinstance(when.those, Noun):
                continue
            most, around = when.n.n, next((said for said in when.those.filters if said.name == "around"), None)
            if around is None and isinstance(then, AdvanceDoom) and isinstance(then.n, Fixed):
                beyond = when.those.many(s, -1, -1) - most
                if beyond >= -SOON_TOO_MANY:
                    worth += A_CROWD * self.doom * then.n.n / (1 + abs(beyond))
            elif around is not None and space >= 0 and around.fits(s, SPACES.first + space, -1, -1):
                worth += self.weights.deadly / (1 + max(0, most - s.monster_at.count(space)))
        return worth

    def ransom(self) -> float:
        """What a clue is worth for being rid of rumours, as long as nobody has enough of them for it."""
        s = self.s
        worth = 0.0
        for card in s.ongoing:
            prices = [part.n for part in said_by(MYTHOS.first + card) if isinstance(part, SpendClues)]
            if prices and MYTHOS_FACTS[card].length is RUMOUR:
                price = max([self._count_of(n, MYTHOS.first + card) for n in prices])
                if price and all(clues_of(s, seat) < price for seat, life in enumerate(s.life) if life == ALIVE):
                    worth = max(worth, self.weights.to_serve * self.threat(card) / price)
        return worth

    def _count_of(self, n: Count, card: int) -> int:
        self.s.registers.extend(BLANK)
        put(self.s, CARD, card)
        found = n.of(self.s)
        close_scope(self.s)
        return found

    def clue(self, mine: int) -> float:
        """What one more clue is worth to who has so many."""
        s, price = self.s, self.asked.clues
        worth = self.weights.clue if mine < 4 else self.weights.clue / 2
        if price and self.left:
            together = sum([clues_of(s, other) for other, life in enumerate(s.life) if life == ALIVE])
            if mine < price:
                worth += self.weights.to_serve * self.service / price
            elif together * self.service < price * self.left * self.unit:
                worth += self.weights.to_serve / 2 * self.service / price
        return round(2 * (worth + self.ransomed)) / 2
