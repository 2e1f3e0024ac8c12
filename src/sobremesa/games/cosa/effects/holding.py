"""What it is to have a card, to get it, to part with it: nothing of this runs, rules look it up on the card."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.cosa.box import SHUNNING, Card
from sobremesa.games.cosa.effects.variants import TableIs
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.words import WHEN, Voice, Word, in_role
from sobremesa.kernel.phrase import Phrase


class Trait(Node):
    """Something that is so of a card wherever it is."""

    def part_name(self) -> str:
        """What the part of a card is called that is this."""
        raise NotImplementedError(type(self).__name__)

    def mark(self, card: Card) -> None:
        """Note it down where the rules look."""
        raise NotImplementedError(type(self).__name__)

    def has_subject(self) -> bool:
        return True


@dataclass(eq=False)
class Makes(Trait):
    """Whoever draws it has this role."""

    role: Word

    def part_name(self) -> str:
        return "makes"

    def mark(self, card: Card) -> None:
        card.makes = self.role.number

    def say(self, voice: Voice) -> Phrase:
        return "trait-makes", (("role", self.role.name),)


@dataclass(eq=False)
class Stays(Trait):
    """It never leaves the hand of who has it."""

    def part_name(self) -> str:
        return "stays"

    def mark(self, card: Card) -> None:
        card.is_bound = card.stays = True

    def say(self, voice: Voice) -> Phrase:
        return "trait-stays", ()


@dataclass(eq=False)
class Turns(Trait):
    """Whoever of the first role gets it from another player has the second from then on."""

    role: Word
    into: Word

    def part_name(self) -> str:
        return "turns"

    def mark(self, card: Card) -> None:
        card.infects = True
        card.turns = self.role.number
        card.turns_into = self.into.number

    def say(self, voice: Voice) -> Phrase:
        return "trait-turns", (("role", self.role.name), ("role2", self.into.name))


@dataclass(eq=False)
class LastStaysWith(Trait):
    """Who has that role never parts with the last one."""

    role: Word

    def part_name(self) -> str:
        return "last-stays"

    def mark(self, card: Card) -> None:
        card.is_bound = True
        card.last_stays_with = self.role.number

    def say(self, voice: Voice) -> Phrase:
        return "trait-last-stays", (("one", self.role.name),)


@dataclass(eq=False)
class OnlyGivenBy(Trait):
    """The first role gives it to anybody, the second to the third alone, and nobody else gives it."""

    freely: Word
    role: Word
    to: Word

    def part_name(self) -> str:
        return "given"

    def mark(self, card: Card) -> None:
        card.is_bound = card.is_restricted = True
        card.given_freely_by = self.freely.number
        card.given_by = self.role.number
        card.given_to = self.to.number

    def say(self, voice: Voice) -> Phrase:
        return "trait-given", (("one", self.freely.name), ("one2", self.role.name), ("one3", self.to.name))


@dataclass(eq=False)
class ShunnedBy(Trait):
    """Who has that role must get rid of it, at tables that play so."""

    role: Word
    where: TableIs

    def part_name(self) -> str:
        return "shunned"

    def mark(self, card: Card) -> None:
        card.shunned_by = self.role.number
        SHUNNING.add(self.role.number)
        card.shunned_where = self.where

    def say(self, voice: Voice) -> Phrase:
        said: Phrase = ("trait-shunned", (("one", self.role.name),))
        return "while", (("cond", self.where.say(in_role(voice, WHEN))), ("do", said))
