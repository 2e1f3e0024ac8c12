"""Spells lifted, conjured and ended, and the heroes that they change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.princesa import options
from sobremesa.games.princesa.book import BOOK, WOULD_SWAP_HEROES
from sobremesa.games.princesa.book import CARD as CARDS
from sobremesa.games.princesa.deciding import decision, each
from sobremesa.games.princesa.effects.deed import Deed
from sobremesa.games.princesa.effects.own_cards import magic_in_pile
from sobremesa.games.princesa.enchanting import cast, end_spell, mark, place_of
from sobremesa.games.princesa.life import disguise, heal, is_hero, living, undisguise, wear
from sobremesa.games.princesa.moves import lay_out
from sobremesa.games.princesa.options import DONE, HEAL
from sobremesa.games.princesa.secrets import happens
from sobremesa.games.princesa.state import Princesa
from sobremesa.games.princesa.telling import named, tell
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, WAIT, Node
from sobremesa.kernel.effects.registers import CARD, IT, WHO
from sobremesa.kernel.effects.running import push, reg, start
from sobremesa.kernel.effects.words import YOU_DO, Voice, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.zones import without

# --- spells by your own hero -------------------------------------------------------------------------------------


def lifts(s: Princesa, seat: int) -> tuple[Option, ...]:
    return tuple(options.LIFT[: len(s.spells[seat])])


def _can_lift(s: Princesa, seat: int) -> bool:
    if not s.spells[seat]:
        tell(s, "has-no-spells", ("who", seat))
    return bool(s.spells[seat])


@dataclass(eq=False)
class LiftOne(Deed):
    """You discard a spell on yourself."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Princesa, step: int) -> bool:
        you = reg(s, WHO)
        if len(s.spells[you]) == 1:
            end_spell(s, you, 0)
            return GO_ON
        return _can_lift(s, you)

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        you = reg(s, WHO)
        return (decision(self, you, "lift", lifts(s, you)),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        end_spell(s, reg(s, WHO), option.args[0])

    def say(self, voice: Voice) -> Phrase:
        return clause("lift-one", voice)


@dataclass(eq=False)
class LiftAny(Deed):
    """You discard whichever spells on yourself you like."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Princesa, step: int) -> bool:
        you = reg(s, WHO)
        return _can_lift(s, you) if step == 0 else bool(s.spells[you])

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        you = reg(s, WHO)
        return (decision(self, you, "lift-any", (*lifts(s, you), DONE)),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        if option is not DONE:
            push(s, self, 1)
            end_spell(s, reg(s, WHO), option.args[0])

    def say(self, voice: Voice) -> Phrase:
        return clause("lift-any", voice)


@dataclass(eq=False)
class LiftOrHeal(Deed):
    """You discard a spell on yourself, or heal."""

    n: int

    def touches(self) -> int:
        return ASKS

    def run(self, s: Princesa, step: int) -> bool:
        you = reg(s, WHO)
        if s.spells[you]:
            return WAIT
        heal(s, you, self.n)
        return GO_ON

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        you = reg(s, WHO)
        return (decision(self, you, "lift-or-heal", (*lifts(s, you), HEAL), (("n", self.n),)),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        you = reg(s, WHO)
        if option is HEAL:
            heal(s, you, self.n)
        else:
            end_spell(s, you, option.args[0])

    def label(self, option: Option) -> Phrase | None:
        return clause("heal", YOU_DO, ("n", self.n)) if option is HEAL else None

    def say(self, voice: Voice) -> Phrase:
        return clause("lift-or-heal", voice, ("n", self.n))


# --- casting -----------------------------------------------------------------------------------------------------

FROM_HAND: Final = 0
FROM_PILE: Final = 1


@dataclass(eq=False)
class Cast(Node):
    """WHO puts the spell CARD, of their hand or of the discard pile, on a hero of their choice."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Princesa, step: int) -> bool:
        return WAIT

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        choices = tuple([options.AIM[hero] for hero in living(s)])
        args = (named(CARDS.number(reg(s, CARD))),)
        return (decision(self, reg(s, WHO), "cast", choices, args),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        kind = CARDS.number(reg(s, CARD))
        if step == FROM_PILE:
            s.discard = without(s.discard, kind)
        else:
            lay_out(s, seat, kind)
        cast(s, seat, kind, option.args[0])


CAST: Final = Cast()
BOOK.add("duel.cast", CAST, "princesa-6.8")


def choose_target(s: Princesa, seat: int, kind: int, source: int) -> None:
    """The seat puts the spell on a hero of its choice."""
    start(s, CAST, seat, CARDS.thing(kind))
    s.agenda[-1] = (CAST.number, source)


@dataclass(eq=False)
class Conjure(Deed):
    """You put a Magia card of the discard pile on any hero."""

    def touches(self) -> int:
        return ASKS

    def can(self, s: Princesa) -> bool:
        return bool(magic_in_pile(s)) and bool(living(s))

    def run(self, s: Princesa, step: int) -> bool:
        spells = magic_in_pile(s)
        if len(spells) == 1:
            self._conjure(s, spells[0])
        return len(spells) > 1

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        return (decision(self, reg(s, WHO), "conjure", each(options.TAKE, magic_in_pile(s))),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        self._conjure(s, option.args[0])

    def _conjure(self, s: Princesa, kind: int) -> None:
        you = reg(s, WHO)
        tell(s, "conjured", ("who", you), named(kind))
        choose_target(s, you, kind, FROM_PILE)

    def say(self, voice: Voice) -> Phrase:
        return clause("conjure", voice)


# --- the spell that speaks ---------------------------------------------------------------------------------------


@dataclass(eq=False)
class EndThis(Deed):
    """This spell is discarded."""

    def run(self, s: Princesa, step: int) -> bool:
        you = reg(s, WHO)
        at = place_of(s, you, reg(s, CARD))
        if at >= 0:
            end_spell(s, you, at)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("end-this", voice)


@dataclass(eq=False)
class ComeWithMarks(Deed):
    n: int

    def run(self, s: Princesa, step: int) -> bool:
        you = reg(s, WHO)
        mark(s, you, place_of(s, you, reg(s, CARD)), self.n)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("come-with-marks", voice, ("n", self.n))


@dataclass(eq=False)
class WearOff(Deed):
    """One mark less; with the last this spell ends."""

    def run(self, s: Princesa, step: int) -> bool:
        you = reg(s, WHO)
        at = place_of(s, you, reg(s, CARD))
        if at < 0:
            return GO_ON
        left = s.marks[you][at] - 1
        mark(s, you, at, left)
        if left == 0:
            end_spell(s, you, at)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("wear-off", voice)


# --- hero cards --------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Disguise(Deed):
    """Another hero card covers yours."""

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Princesa, step: int) -> bool:
        disguise(s, reg(s, WHO))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("disguise", voice)


@dataclass(eq=False)
class Undisguise(Deed):
    def run(self, s: Princesa, step: int) -> bool:
        undisguise(s, reg(s, WHO))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("undisguise", voice)


@dataclass(eq=False)
class SwapHeroes(Deed):
    """Disguises fall first; then your hero card and your rival's change places."""

    def run(self, s: Princesa, step: int) -> bool:
        you, rival = reg(s, WHO), reg(s, IT)
        if not is_hero(s, rival):
            return GO_ON
        if step < 2:
            push(s, self, step + 1)
            happens(s, WOULD_SWAP_HEROES, rival if step else you)
        else:
            mine, theirs = s.heroes[you], s.heroes[rival]
            wear(s, you, theirs)
            wear(s, rival, mine)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("swap-heroes", voice)
