"""What a hero or a ghost may do in their turn, and the doing of it."""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa import options
from sobremesa.games.princesa.book import (
    BEFORE_ACTION,
    BOOK,
    MORE_HEARTS_BACK,
    NO_CHALLENGE,
    SECRET,
    SPELL,
    SPELL_KIND,
)
from sobremesa.games.princesa.enchanting import cast
from sobremesa.games.princesa.kinds import HERO_IDS, MAGIC
from sobremesa.games.princesa.knowledge import all_see_lack
from sobremesa.games.princesa.life import heal, living
from sobremesa.games.princesa.moves import draw, hand_size, lay_out
from sobremesa.games.princesa.state import WANDER_BELOW, WANDER_DRAW, Princesa
from sobremesa.games.princesa.telling import tell
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import SPAN
from sobremesa.kernel.effects.running import start
from sobremesa.kernel.effects.scopes import pay
from sobremesa.kernel.effects.standing import is_so, total
from sobremesa.kernel.option import Option

# --- what may be done --------------------------------------------------------------------------------------------


def may_challenge(s: Princesa, seat: int) -> bool:
    """With a card that can be laid, if nothing forbids it."""
    return bool(s.hands[seat]) and not (s.ears[NO_CHALLENGE.number] and is_so(s, NO_CHALLENGE, seat))


def may_wander(s: Princesa, seat: int) -> bool:
    return bool(s.deck) and hand_size(s, seat) < WANDER_BELOW


def may_enchant(s: Princesa, seat: int) -> bool:
    """With as many cards as that, there is nothing for it but to resurrect while that is possible."""
    return not s.deck or hand_size(s, seat) < WANDER_BELOW


def may_revive(s: Princesa, seat: int) -> bool:
    return bool(s.deck) and hand_size(s, seat) > 0


# --- before the action -------------------------------------------------------------------------------------------


def uses(s: Princesa, seat: int) -> list[tuple[Option, int]]:
    """What the hero, WHO in this scope, may make use of besides the action: option and listener.

    A secret, or a spell that lies there; if it can be paid for, and would do anything.
    """
    found: list[tuple[Option, int]] = []
    secret, spells = s.secrets[seat] + _FIRST_SECRET, s.which[seat]
    for listener in s.ears[BEFORE_ACTION.number]:
        thing = listener % SPAN
        if thing == secret or (spells and thing - _FIRST_SPELL in spells):
            node = BOOK.nodes[listener // SPAN]
            assert isinstance(node, On)
            if node.do.can(s) and node.cost is not None and node.cost.can(s):
                found.append((_use_of(thing), listener))
    return sorted(found, key=_place_in_catalogue) if len(found) > 1 else found


_FIRST_SECRET: Final = SECRET.first
_FIRST_SPELL: Final = SPELL.first


def _place_in_catalogue(use: tuple[Option, int]) -> int:
    return use[0].index


def _use_of(thing: int) -> Option:
    return options.USE[SPELL_KIND[SPELL.number(thing)]] if SPELL.holds(thing) else options.USE_SECRET


def use(s: Princesa, seat: int, option: Option) -> None:
    listener = next(listener for offered, listener in uses(s, seat) if offered is option)
    node = BOOK.nodes[listener // SPAN]
    assert isinstance(node, On)
    assert node.cost is not None
    start(s, node.do, seat, listener % SPAN)
    pay(s, node.cost)


# --- a ghost's turn ----------------------------------------------------------------------------------------------


def wander(s: Princesa, seat: int) -> None:
    tell(s, "wandered", ("who", seat))
    draw(s, seat, WANDER_DRAW)


def enchant(s: Princesa, seat: int, kind: int, target: int) -> None:
    lay_out(s, seat, kind)
    cast(s, seat, kind, target)


def come_back(s: Princesa, seat: int, hearts: int) -> None:
    """A ghost is a hero again, with as many hearts and what the secret adds to them."""
    s.ghosts[seat] = False
    tell(s, "revived", ("who", seat), ("hero", HERO_IDS[s.heroes[seat]]))
    heal(s, seat, hearts + total(s, MORE_HEARTS_BACK, seat))


# --- neither -----------------------------------------------------------------------------------------------------


def stand_idle(s: Princesa, seat: int) -> None:
    """There was nothing to be done. A ghost who could have enchanted somebody has no spell."""
    tell(s, "passed", ("who", seat), reveals=True)
    if s.ghosts[seat] and may_enchant(s, seat) and living(s):
        all_see_lack(s, seat, MAGIC)
