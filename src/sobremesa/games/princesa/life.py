"""Hearts and hero cards; elimination, and what it brings to light."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.princesa.book import (
    BOOK,
    ELIMINATED,
    FELL,
    LOST_HEARTS,
    NO_HEALING,
    WOULD_FALL,
    WOULD_LOSE_HEARTS,
)
from sobremesa.games.princesa.enchanting import end_spell
from sobremesa.games.princesa.kinds import HEARTS, HERO_IDS, HEROES, NO_HERO
from sobremesa.games.princesa.moves import discard_hand
from sobremesa.games.princesa.rates import damage_of
from sobremesa.games.princesa.secrets import happens, reveal
from sobremesa.games.princesa.state import FELL as BY_FALLING
from sobremesa.games.princesa.state import NOBODY_THERE, Princesa
from sobremesa.games.princesa.telling import tell
from sobremesa.kernel.effects.node import GO_ON, Node
from sobremesa.kernel.effects.registers import AMOUNT, HAPPENS, IT, WHO, WIDTH
from sobremesa.kernel.effects.running import push, put, reg, start
from sobremesa.kernel.effects.standing import is_so


def is_hero(s: Princesa, seat: int) -> bool:
    return seat >= 0 and not s.ghosts[seat]


def living(s: Princesa) -> list[int]:
    return [seat for seat, ghost in enumerate(s.ghosts) if not ghost]


# --- hearts ------------------------------------------------------------------------------------------------------


def most_hearts(s: Princesa, seat: int) -> int:
    return HEARTS[s.heroes[seat]]


def can_heal(s: Princesa, seat: int) -> bool:
    return not is_so(s, NO_HEALING, seat)


def heal(s: Princesa, seat: int, count: int) -> None:
    count = min(count, most_hearts(s, seat) - s.hearts[seat])
    if count <= 0:
        tell(s, "has-all-hearts", ("who", seat))
    elif not can_heal(s, seat):
        tell(s, "cannot-heal", ("who", seat))
    else:
        s.hearts[seat] += count
        tell(s, "healed", ("who", seat), ("n", count))


def damage(s: Princesa, by: int, seat: int, count: int) -> None:
    """What a text makes its loser lose."""
    count = damage_of(s, by, count)
    if count:
        lose(s, seat, count, by)
    else:
        tell(s, "unhurt", ("who", seat))


def lose(s: Princesa, seat: int, count: int, by: int) -> None:
    """Hearts lost for whatever reason; `by` is the other player in a duel, if it was that one's doing.

    The last act of a step: where anybody listens, or the hero may fall, it happens in steps of its own.
    """
    ears = s.ears
    if s.hearts[seat] > count and not ears[WOULD_LOSE_HEARTS.number] and not ears[LOST_HEARTS.number]:
        s.hearts[seat] -= count
        tell(s, "hurt", ("who", seat), ("n", count))
        return
    start(s, LOSS, seat, it=by)
    put(s, AMOUNT, count)


_TAKE: Final = 1
_FALTER: Final = 2
_FALL: Final = 3
_SHED_SPELLS: Final = 4
_TELL_KILLER: Final = 5
_LEAVE_HAND: Final = 6


@dataclass(eq=False)
class Loss(Node):
    """WHO loses AMOUNT hearts, by IT's doing if there is one; without any left the hero becomes a ghost."""

    def run(self, s: Princesa, step: int) -> bool:
        registers = s.registers
        seat, by = registers[WHO - WIDTH], registers[IT - WIDTH]
        if step == 0:
            push(s, self, _TAKE)
            happens(s, WOULD_LOSE_HEARTS, seat, by, reg(s, AMOUNT))
        elif step == _TAKE:
            self._take(s, seat, reg(s, AMOUNT))
        elif step == _FALTER:
            if s.hearts[seat] == 0:
                put(s, HAPPENS, 1)
                push(s, self, _FALL)
                happens(s, WOULD_FALL, seat, by)
        elif step == _FALL:
            if reg(s, HAPPENS):
                s.ghosts[seat] = True
                tell(s, "eliminated", ("who", seat), reveals=True)
                push(s, self, _SHED_SPELLS)
                reveal(s, seat, BY_FALLING)
        elif step == _SHED_SPELLS:
            if s.spells[seat]:
                push(s, self, _SHED_SPELLS)
                end_spell(s, seat, len(s.spells[seat]) - 1)
            else:
                push(s, self, _TELL_KILLER)
                happens(s, FELL, seat, by)
        elif step == _TELL_KILLER:
            push(s, self, _LEAVE_HAND)
            if by != NOBODY_THERE:
                happens(s, ELIMINATED, by, seat)
        elif not s.duel:  # else it stays till it is looted
            discard_hand(s, seat)
        return GO_ON

    def _take(self, s: Princesa, seat: int, count: int) -> None:
        count = min(count, s.hearts[seat])
        if count > 0:
            s.hearts[seat] -= count
            tell(s, "hurt", ("who", seat), ("n", count))
            push(s, self, _FALTER)
            happens(s, LOST_HEARTS, seat)


LOSS: Final = Loss()
BOOK.add("life.loss", LOSS, "princesa-10.1")


# --- hero cards --------------------------------------------------------------------------------------------------


def wear(s: Princesa, seat: int, hero: int) -> None:
    """Another hero card lies before the seat, which holds no more hearts than it allows."""
    s.heroes[seat] = hero
    tell(s, "became", ("who", seat), ("hero", HERO_IDS[hero]))
    excess = s.hearts[seat] - most_hearts(s, seat)
    if excess > 0:
        s.hearts[seat] -= excess
        tell(s, "hearts-cut", ("who", seat), ("n", excess))


def unused_heroes(s: Princesa) -> list[int]:
    return [hero for hero in HEROES if hero not in s.heroes and hero not in s.beneath]


def disguise(s: Princesa, seat: int) -> None:
    """A hero card drawn from those nobody uses covers the seat's own, if there is any."""
    heroes = unused_heroes(s)
    if heroes:
        s.beneath[seat] = s.heroes[seat]
        wear(s, seat, s.rng.pick(tuple(heroes)))


def undisguise(s: Princesa, seat: int) -> None:
    hero, s.beneath[seat] = s.beneath[seat], NO_HERO
    if hero != NO_HERO:
        wear(s, seat, hero)
