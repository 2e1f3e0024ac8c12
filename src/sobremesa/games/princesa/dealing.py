"""Before the first turn: heroes to choose from, gear, secrets and the shop."""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa import knowledge
from sobremesa.games.princesa.frames import TURN
from sobremesa.games.princesa.kinds import (
    ACCOMPLICE,
    GEAR,
    HEARTS,
    HERO_IDS,
    HEROES,
    KIDNAPPER,
    SECRET_IDS,
    SECRETS,
    WITNESS,
)
from sobremesa.games.princesa.moves import refill_shop
from sobremesa.games.princesa.state import MANY_SEATS, UNKNOWN, Princesa
from sobremesa.games.princesa.telling import tell, tell_secret
from sobremesa.kernel import ballot
from sobremesa.kernel.zones import Zone, shuffled

_FEWEST_SEATS: Final = {ACCOMPLICE: MANY_SEATS, WITNESS: 4}  # with which a secret may be dealt


def dealable_secrets(seats: int, barred: Zone) -> Zone:
    """Those that may be dealt. What the table bars stays out only if enough remain."""
    secrets = [secret for secret in SECRETS if seats >= _FEWEST_SEATS.get(secret, 0)]
    allowed = [secret for secret in secrets if secret not in barred]
    return tuple(allowed if len(allowed) >= seats else secrets)


def keep_hero(s: Princesa, seat: int, hero: int) -> None:
    """One more sealed choice; when all are in, everybody lays their hero face up."""
    s.picks[seat] = hero
    tell(s, "chose-hero", ("who", seat))
    if not ballot.is_closed(s.picks):
        if s.asked is not None:
            s.asked = tuple([decision for decision in s.asked if decision.seat != seat])
        return
    s.asked = None
    s.agenda.pop()
    s.heroes = s.picks[:]
    s.picks = []
    s.offered = [()] * len(s.heroes)


def deal(s: Princesa) -> None:
    """Gear and hearts by hero, a secret each, the shop; then the first turn."""
    absent = [hero for hero in HEROES if hero not in s.heroes]
    s.box = tuple([kind for hero in absent for kind in GEAR[hero]])
    for seat, hero in enumerate(s.heroes):
        s.hands[seat] = GEAR[hero]
        s.hearts[seat] = HEARTS[hero]
        for kind in GEAR[hero]:
            knowledge.comes_openly(s, seat, kind)
        tell(s, "equipped", ("who", seat), ("hero", HERO_IDS[hero]), reveals=True)
    _deal_secrets(s)
    refill_shop(s)
    s.idle = 0
    tell(s, "began", ("who", s.active), ("count", len(s.deck)))
    s.agenda.append((TURN,))


def _deal_secrets(s: Princesa) -> None:
    seats = len(s.hands)
    others = shuffled([secret for secret in s.undealt if secret != KIDNAPPER], s.rng)
    s.secrets = list(shuffled((KIDNAPPER, *others[: seats - 1]), s.rng))
    s.undealt = tuple(sorted(others[seats - 1 :]))
    for seat, secret in enumerate(s.secrets):
        row = [UNKNOWN] * seats
        row[seat] = secret
        s.sure[seat] = tuple(row)
    for seat, secret in enumerate(s.secrets):
        innocent = _witness(s, seat) if secret == WITNESS else seat
        if s.log is not None:
            learned = (("secret", SECRET_IDS[secret]), ("witness", int(secret == WITNESS)), ("who2", innocent))
            tell_secret(s, "dealt-secret", (("who", seat),), learned, (seat,))


def _witness(s: Princesa, seat: int) -> int:
    """The Witness learns of somebody who isn't the Kidnapper."""
    innocents = [other for other, secret in enumerate(s.secrets) if other != seat and secret != KIDNAPPER]
    innocent = s.rng.pick(tuple(innocents))
    knowledge.knows_innocent(s, seat, innocent)
    return innocent
