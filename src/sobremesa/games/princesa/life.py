"""Hearts, hero cards and spells by them; elimination, and what it brings to light."""

from __future__ import annotations

from sobremesa.games.princesa import knowledge, standing
from sobremesa.games.princesa.ending import turn_up
from sobremesa.games.princesa.kinds import (
    AURA,
    BLESSING,
    BOUNTY_HUNTER,
    HEARTS,
    HERO_IDS,
    HEROES,
    KIDNAPPER,
    METAMORPHOSIS,
    NO_HERO,
    SLOW_POISON,
    UNDYING,
)
from sobremesa.games.princesa.moves import discard_hand, gain_gold, princess_to_centre
from sobremesa.games.princesa.rates import damage_of
from sobremesa.games.princesa.state import CAPTIVE, FELL, NOBODY_THERE, UNKNOWN, USED, Princesa
from sobremesa.games.princesa.telling import named, tell


def is_hero(s: Princesa, seat: int) -> bool:
    return seat >= 0 and not s.ghosts[seat]


def living(s: Princesa) -> list[int]:
    return [seat for seat, ghost in enumerate(s.ghosts) if not ghost]


# --- hearts ------------------------------------------------------------------------------------------------------


def most_hearts(s: Princesa, seat: int) -> int:
    return HEARTS[s.heroes[seat]]


def can_heal(s: Princesa, seat: int) -> bool:
    return METAMORPHOSIS not in s.spells[seat]


def heal(s: Princesa, seat: int, count: int) -> None:
    count = min(count, most_hearts(s, seat) - s.hearts[seat])
    if count > 0 and can_heal(s, seat):
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
    """Hearts lost for whatever reason; `by` is the other player in a duel, if it was that one's doing."""
    if AURA in s.spells[seat]:
        tell(s, "shielded", ("who", seat))
        end_spell(s, seat, s.spells[seat].index(AURA))
        return
    count = min(count, s.hearts[seat])
    s.hearts[seat] -= count
    tell(s, "hurt", ("who", seat), ("n", count))
    end_spells(s, seat, BLESSING)
    if s.hearts[seat] == 0:
        _eliminate(s, seat, by)


# --- elimination -------------------------------------------------------------------------------------------------


def reveal(s: Princesa, seat: int, how: int) -> None:
    """A secret is turned up before the end of the road; with an option of the table the Kidnapper's frees her."""
    turn_up(s, seat, how)
    if s.revealed_frees and s.secrets[seat] == KIDNAPPER:
        _free_princess(s)


def _free_princess(s: Princesa) -> None:
    if s.princess == CAPTIVE:
        tell(s, "princess-freed")
        princess_to_centre(s)


def _eliminate(s: Princesa, seat: int, by: int) -> None:
    """The hero becomes a ghost. Within a duel the hand stays till it is looted; else it is discarded at once."""
    if s.secrets[seat] == UNDYING and s.shown[seat] == UNKNOWN:
        reveal(s, seat, USED)
        s.hearts[seat] = standing.UNDYING.hearts
        tell(s, "survived", ("who", seat), ("n", s.hearts[seat]))
        return
    s.ghosts[seat] = True
    tell(s, "eliminated", ("who", seat), reveals=True)
    reveal(s, seat, FELL)
    for at in range(len(s.spells[seat]) - 1, -1, -1):
        end_spell(s, seat, at)
    if s.secrets[seat] == KIDNAPPER:
        _free_princess(s)
        if by != NOBODY_THERE:
            _claim_bounty(s, by)
    if not s.duel:
        discard_hand(s, seat)


def _claim_bounty(s: Princesa, seat: int) -> None:
    if s.secrets[seat] == BOUNTY_HUNTER and s.shown[seat] == UNKNOWN:
        reveal(s, seat, USED)
        tell(s, "gained-gold", ("who", seat), ("n", gain_gold(s, seat, standing.BOUNTY.gold)))
    else:
        knowledge.cannot_be(s, seat, BOUNTY_HUNTER)


# --- hero cards --------------------------------------------------------------------------------------------------


def _wear(s: Princesa, seat: int, hero: int) -> None:
    """Another hero card lies before the seat, which holds no more hearts than it allows."""
    s.heroes[seat] = hero
    tell(s, "became", ("who", seat), ("hero", HERO_IDS[hero]))
    excess = s.hearts[seat] - most_hearts(s, seat)
    if excess > 0:
        s.hearts[seat] -= excess
        tell(s, "hearts-cut", ("who", seat), ("n", excess))


def unused_heroes(s: Princesa) -> list[int]:
    return [hero for hero in HEROES if hero not in s.heroes and hero not in s.beneath]


def _disguise(s: Princesa, seat: int) -> None:
    heroes = unused_heroes(s)
    if heroes:
        s.beneath[seat] = s.heroes[seat]
        _wear(s, seat, s.rng.pick(tuple(heroes)))


def _undisguise(s: Princesa, seat: int) -> None:
    hero, s.beneath[seat] = s.beneath[seat], NO_HERO
    if hero != NO_HERO:
        _wear(s, seat, hero)


def swap_heroes(s: Princesa, seat: int, other: int) -> None:
    """Disguises fall first; then the two hero cards change places."""
    for one in (seat, other):
        end_spells(s, one, METAMORPHOSIS)
    hero, others = s.heroes[seat], s.heroes[other]
    _wear(s, seat, others)
    _wear(s, other, hero)


# --- spells by a hero --------------------------------------------------------------------------------------------


def cast(s: Princesa, by: int, kind: int, seat: int) -> None:
    s.spells[seat] += (kind,)
    s.marks[seat] += (standing.POISON.marks if kind == SLOW_POISON else 0,)
    if by == seat:
        tell(s, "enchanted-self", ("who", by), named(kind), reveals=True)
    else:
        tell(s, "enchanted", ("who", by), named(kind), ("who2", seat), reveals=True)
    if kind == METAMORPHOSIS:
        _disguise(s, seat)


def end_spell(s: Princesa, seat: int, at: int) -> None:
    """A spell is discarded."""
    kind = s.spells[seat][at]
    s.spells[seat] = s.spells[seat][:at] + s.spells[seat][at + 1 :]
    s.marks[seat] = s.marks[seat][:at] + s.marks[seat][at + 1 :]
    s.discard += (kind,)
    tell(s, "spell-ended", ("who", seat), named(kind))
    if kind == METAMORPHOSIS:
        _undisguise(s, seat)


def end_spells(s: Princesa, seat: int, kind: int) -> None:
    """Every spell of that kind by the hero is discarded."""
    while kind in s.spells[seat]:
        end_spell(s, seat, s.spells[seat].index(kind))
