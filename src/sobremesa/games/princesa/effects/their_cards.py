"""What becomes of the loser's cards."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.princesa import knowledge, options
from sobremesa.games.princesa.deciding import decision, each
from sobremesa.games.princesa.effects.base import (
    ASKS,
    RANDOM,
    REVEALS,
    AskingDeed,
    Deed,
)
from sobremesa.games.princesa.effects.composed import MayPay
from sobremesa.games.princesa.kinds import PRINCESS, is_spell
from sobremesa.games.princesa.life import is_hero
from sobremesa.games.princesa.looking import look_at_hand
from sobremesa.games.princesa.moves import (
    discard,
    hand_size,
    held,
    pass_on,
    random_card,
    steal,
)
from sobremesa.games.princesa.state import Princesa
from sobremesa.games.princesa.telling import named, tell_secret
from sobremesa.kernel.agenda import Frame
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects import Phrase
from sobremesa.kernel.option import Option


@dataclass(frozen=True)
class Steal(Deed):
    TOUCHES = frozenset((REVEALS, RANDOM))

    def can(self, s: Princesa, winner: int, loser: int) -> bool:
        return is_hero(s, loser) and hand_size(s, loser) > 0

    def run(self, s: Princesa, frame: Frame) -> bool:
        _, _, winner, loser, _ = frame
        if self.can(s, winner, loser):
            steal(s, loser, winner, random_card(s, loser))
        return False

    def say(self) -> Phrase:
        return "do-steal", ()


@dataclass(frozen=True)
class Pick(AskingDeed):
    """The winner looks at the loser's hand and takes a card. It remembers that the hand has been seen."""

    TOUCHES = frozenset((ASKS, REVEALS))

    def can(self, s: Princesa, winner: int, loser: int) -> bool:
        return is_hero(s, loser) and hand_size(s, loser) > 0

    def run(self, s: Princesa, frame: Frame) -> bool:
        winner, loser = frame[2], frame[3]
        if len(frame) > 5:
            return True
        if self.can(s, winner, loser):
            look_at_hand(s, winner, loser)
            if hand_size(s, loser) == 1:
                steal(s, loser, winner, held(s, loser)[0])
            else:
                s.agenda.append((*frame, 1))
        return False

    def asks(self, s: Princesa, frame: Frame) -> Decision:
        _, _, winner, loser, *_ = frame
        return decision(winner, "pick", "princesa-8.7", each(options.TAKE, held(s, loser)), (("who", loser),))

    def chosen(self, s: Princesa, frame: Frame, option: Option) -> None:
        steal(s, frame[3], frame[2], option.args[0])

    def say(self) -> Phrase:
        return "do-pick", ()

    def say_beyond(self, plain: Deed) -> Phrase:
        if isinstance(plain, MayPay) and plain.do == self:
            return "do-at-price", (("n", 0),)
        return super().say_beyond(plain)


@dataclass(frozen=True)
class Drop(AskingDeed):
    """The loser discards a card of their choice, or one at random."""

    random: bool = False

    def scan(self) -> frozenset[str]:
        return frozenset((REVEALS, RANDOM if self.random else ASKS))

    def run(self, s: Princesa, frame: Frame) -> bool:
        loser = frame[3]
        count = hand_size(s, loser) if is_hero(s, loser) else 0
        if count == 1:
            discard(s, loser, held(s, loser)[0])
        elif count and self.random:
            discard(s, loser, random_card(s, loser))
        return count > 1 and not self.random

    def asks(self, s: Princesa, frame: Frame) -> Decision:
        _, _, winner, loser, _ = frame
        return decision(loser, "drop", "princesa-8.8", each(options.DISCARD, held(s, loser)), (("who", winner),))

    def chosen(self, s: Princesa, frame: Frame, option: Option) -> None:
        discard(s, frame[3], option.args[0])

    def say(self) -> Phrase:
        return ("do-drop-random" if self.random else "do-drop"), (("n", 1),)


@dataclass(frozen=True)
class DropPlayed(Deed):
    """The card that the loser has just laid in this round is discarded."""

    def run(self, s: Princesa, frame: Frame) -> bool:
        _, _, winner, loser, _ = frame
        if not is_hero(s, loser) or len(s.played[loser]) < len(s.played[winner]):
            return False
        kind = s.played[loser][-1]
        if not is_spell(kind):  # which has been discarded already
            discard(s, loser, kind)
        return False

    def say(self) -> Phrase:
        return "do-drop-played", ()


@dataclass(frozen=True)
class ShowOne(AskingDeed):
    """The loser shows the winner a card of their choice."""

    TOUCHES = frozenset((ASKS, REVEALS))

    def run(self, s: Princesa, frame: Frame) -> bool:
        loser = frame[3]
        count = hand_size(s, loser) if is_hero(s, loser) else 0
        if count == 1:
            self._show(s, frame, held(s, loser)[0])
        return count > 1

    def asks(self, s: Princesa, frame: Frame) -> Decision:
        _, _, winner, loser, _ = frame
        return decision(loser, "show", "princesa-8.13", each(options.SHOW, held(s, loser)), (("who", winner),))

    def chosen(self, s: Princesa, frame: Frame, option: Option) -> None:
        self._show(s, frame, option.args[0])

    def _show(self, s: Princesa, frame: Frame, kind: int) -> None:
        _, _, winner, loser, _ = frame
        if kind != PRINCESS:
            knowledge.sees_card(s, winner, loser, kind)
        if s.log is not None:
            tell_secret(s, "showed", (("who", loser), ("who2", winner)), (named(kind),), (loser, winner))

    def say(self) -> Phrase:
        return "do-show-one", ()


@dataclass(frozen=True)
class GiveBack(AskingDeed):
    """The winner gives the loser a card, but not the Princess."""

    TOUCHES = frozenset((ASKS, REVEALS))

    def run(self, s: Princesa, frame: Frame) -> bool:
        _, _, winner, loser, _ = frame
        count = len(s.hands[winner]) if is_hero(s, loser) else 0
        if count == 1:
            self._give(s, frame, s.hands[winner][0])
        return count > 1

    def asks(self, s: Princesa, frame: Frame) -> Decision:
        _, _, winner, loser, _ = frame
        kinds = sorted(set(s.hands[winner]))
        return decision(winner, "give", "princesa-8.20", each(options.GIVE, kinds), (("who", loser),))

    def chosen(self, s: Princesa, frame: Frame, option: Option) -> None:
        self._give(s, frame, option.args[0])

    def _give(self, s: Princesa, frame: Frame, kind: int) -> None:
        _, _, winner, loser, _ = frame
        pass_on(s, winner, loser, kind)
        if s.log is not None:
            tell_secret(s, "gave", (("who", winner), ("who2", loser)), (named(kind),), (winner, loser))

    def say(self) -> Phrase:
        return "do-give-back", ()
