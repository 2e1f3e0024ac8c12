"""What a hero or a ghost may do in their turn, and the doing of it."""

from __future__ import annotations

from sobremesa.games.princesa import standing
from sobremesa.games.princesa.cards import OWN_USE
from sobremesa.games.princesa.effects import push
from sobremesa.games.princesa.frames import ACT, REVIVE, TRADE
from sobremesa.games.princesa.kinds import FROG_CURSE, HERO_IDS, MAGIC, NECROMANCER
from sobremesa.games.princesa.knowledge import all_see_lack
from sobremesa.games.princesa.life import cast, end_spell, heal, living, reveal
from sobremesa.games.princesa.moves import (
    discard,
    draw,
    hand_size,
    lay_out,
    pay,
    sell,
    take_from_shop,
)
from sobremesa.games.princesa.rates import price_for
from sobremesa.games.princesa.state import (
    NO_CARD,
    NOBODY_THERE,
    UNKNOWN,
    USED,
    WANDER_BELOW,
    WANDER_DRAW,
    Princesa,
)
from sobremesa.games.princesa.telling import tell

# --- what may be done --------------------------------------------------------------------------------------------


def may_use_secret(s: Princesa, seat: int) -> bool:
    if s.shown[seat] != UNKNOWN or s.secrets[seat] not in OWN_USE:
        return False
    return OWN_USE[s.secrets[seat]].can(s, seat, NOBODY_THERE)


def may_pay_frog(s: Princesa, seat: int) -> bool:
    return FROG_CURSE in s.spells[seat] and s.gold[seat] >= standing.FROG.ransom


def wares(s: Princesa, seat: int) -> list[int]:
    """The places of the shop that the seat can buy from."""
    if s.gold[seat] < price_for(s, seat):
        return []
    return [slot for slot, kind in enumerate(s.shop) if kind != NO_CARD]


def may_challenge(s: Princesa, seat: int) -> bool:
    """With a card that can be laid and no frog in the throat."""
    return bool(s.hands[seat]) and FROG_CURSE not in s.spells[seat]


def opponents(s: Princesa, seat: int) -> list[int]:
    return [other for other in living(s) if other != seat]


def may_wander(s: Princesa, seat: int) -> bool:
    return bool(s.deck) and hand_size(s, seat) < WANDER_BELOW


def may_enchant(s: Princesa, seat: int) -> bool:
    """With as many cards as that, there is nothing for it but to resurrect while that is possible."""
    return not s.deck or hand_size(s, seat) < WANDER_BELOW


def may_revive(s: Princesa, seat: int) -> bool:
    return bool(s.deck) and hand_size(s, seat) > 0


# --- a hero's turn -----------------------------------------------------------------------------------------------


def use_secret(s: Princesa, seat: int) -> None:
    """Before the action, which is still to come."""
    s.agenda.append((ACT,))
    push(s, OWN_USE[s.secrets[seat]], seat, NOBODY_THERE, NO_CARD)
    reveal(s, seat, USED)


def pay_frog(s: Princesa, seat: int) -> None:
    s.agenda.append((ACT,))
    pay(s, seat, standing.FROG.ransom)
    tell(s, "paid", ("who", seat), ("n", standing.FROG.ransom))
    end_spell(s, seat, s.spells[seat].index(FROG_CURSE))


def explore(s: Princesa, seat: int) -> None:
    draw(s, seat, 1)


def sell_one(s: Princesa, seat: int, kind: int) -> None:
    sell(s, seat, kind)
    _go_on_trading(s, seat)


def buy_one(s: Princesa, seat: int, slot: int) -> None:
    take_from_shop(s, seat, slot, price_for(s, seat))
    _go_on_trading(s, seat)


def _go_on_trading(s: Princesa, seat: int) -> None:
    if hand_size(s, seat) or wares(s, seat):
        s.agenda.append((TRADE,))


def stand_idle(s: Princesa, seat: int) -> None:
    """There was nothing to be done. A ghost who could have enchanted somebody has no spell."""
    tell(s, "passed", ("who", seat), reveals=True)
    if s.ghosts[seat] and may_enchant(s, seat) and living(s):
        all_see_lack(s, seat, MAGIC)


# --- a ghost's turn ----------------------------------------------------------------------------------------------


def wander(s: Princesa, seat: int) -> None:
    tell(s, "wandered", ("who", seat))
    draw(s, seat, WANDER_DRAW)


def enchant(s: Princesa, seat: int, kind: int, target: int) -> None:
    lay_out(s, seat, kind)
    cast(s, seat, kind, target)


def discard_to_revive(s: Princesa, seat: int, kind: int, already: int) -> None:
    """One card more for a heart more; with none left the ghost comes back."""
    discard(s, seat, kind)
    if s.hands[seat]:
        s.agenda.append((REVIVE, already + 1))
    else:
        come_back(s, seat, already + 1)


def come_back(s: Princesa, seat: int, hearts: int) -> None:
    s.ghosts[seat] = False
    tell(s, "revived", ("who", seat), ("hero", HERO_IDS[s.heroes[seat]]))
    if s.secrets[seat] == NECROMANCER:
        hearts += standing.NECROMANCER.hearts
    heal(s, seat, hearts)
