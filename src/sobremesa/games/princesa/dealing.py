"""Before the first turn: heroes to choose from, gear, secrets and the shop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.princesa import knowledge, options
from sobremesa.games.princesa.book import BOOK, DEALT
from sobremesa.games.princesa.cards import SECRETS
from sobremesa.games.princesa.deciding import decision, each
from sobremesa.games.princesa.kinds import GEAR, HEARTS, HERO_IDS, HEROES, SECRET_IDS
from sobremesa.games.princesa.moves import refill_shop
from sobremesa.games.princesa.secrets import happens
from sobremesa.games.princesa.state import INNOCENT, UNKNOWN, Princesa
from sobremesa.games.princesa.telling import tell, tell_secret
from sobremesa.kernel import ballot
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.ears import hear_anew
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, Node
from sobremesa.kernel.effects.running import push
from sobremesa.kernel.option import Option
from sobremesa.kernel.zones import Zone, shuffled


def dealable_secrets(seats: int, barred: Zone) -> Zone:
    """Those that may be dealt. What the table bars stays out only if enough remain."""
    secrets = [number for number, secret in enumerate(SECRETS) if seats >= secret.fewest_seats]
    allowed = [secret for secret in secrets if secret not in barred]
    return tuple(allowed if len(allowed) >= seats else secrets)


# --- heroes to choose from ---------------------------------------------------------------------------------------


@dataclass(eq=False)
class ChooseHeroes(Node):
    """Everybody keeps one of two heroes; when all have chosen, they lie face up."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Princesa, step: int) -> bool:
        if not ballot.is_closed(s.picks):
            return True
        s.heroes = s.picks[:]
        s.picks = []
        s.offered = [()] * len(s.heroes)
        return GO_ON

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        undecided = [seat for seat, hero in enumerate(s.picks) if hero == ballot.NOT_YET]
        return tuple([decision(self, seat, "hero", each(options.KEEP, sorted(s.offered[seat]))) for seat in undecided])

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        s.picks[seat] = option.args[0]
        tell(s, "chose-hero", ("who", seat))
        push(s, self)


# --- the deal ----------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Deal(Node):
    """Gear and hearts by hero, a secret each, what secrets do on being dealt, and the shop."""

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Princesa, step: int) -> bool:
        if step == 0:
            _equip(s)
            _deal_secrets(s)
            hear_anew(s)
        if step < len(s.hands):  # one seat at a step
            push(s, self, step + 1)
            happens(s, DEALT, step)
        else:
            _tell_secrets(s)
            refill_shop(s)
            s.idle = 0
            tell(s, "began", ("who", s.active), ("count", len(s.deck)))
        return GO_ON


def _equip(s: Princesa) -> None:
    absent = [hero for hero in HEROES if hero not in s.heroes]
    s.box = tuple([kind for hero in absent for kind in GEAR[hero]])
    for seat, hero in enumerate(s.heroes):
        s.hands[seat] = GEAR[hero]
        s.hearts[seat] = HEARTS[hero]
        tell(s, "equipped", ("who", seat), ("hero", HERO_IDS[hero]), reveals=True)
    knowledge.all_see_hands(s)


def _deal_secrets(s: Princesa) -> None:
    seats = len(s.hands)
    first = [secret for secret in s.undealt if SECRETS[secret].always_dealt]
    others = shuffled([secret for secret in s.undealt if secret not in first], s.rng)
    drawn = seats - len(first)
    s.secrets = list(shuffled((*first, *others[:drawn]), s.rng))
    s.undealt = tuple(sorted(others[drawn:]))
    for seat, secret in enumerate(s.secrets):
        row = [UNKNOWN] * seats
        row[seat] = secret
        s.sure[seat] = tuple(row)


def _tell_secrets(s: Princesa) -> None:
    """To each their own, in the same words whatever it is; and of whom they know that it isn't the Kidnapper."""
    if s.log is None:
        return
    for seat, secret in enumerate(s.secrets):
        innocent = s.sure[seat].index(INNOCENT) if INNOCENT in s.sure[seat] else seat
        learned = (("secret", SECRET_IDS[secret]), ("witness", int(innocent != seat)), ("who2", innocent))
        tell_secret(s, "dealt-secret", (("who", seat),), learned, (seat,))


CHOOSE_HEROES: Final = ChooseHeroes()
DEAL: Final = Deal()
BOOK.add("setup.choose-heroes", CHOOSE_HEROES, "princesa-14.1")
BOOK.add("setup.deal", DEAL, "princesa-2.5")
