"""What things are worth to a player, from their own view, in hundredths of a match won: an ordinary card is about one.

Who has what at stake follows from the Princess. While she is captive, time is the Kidnapper's: everybody else wants
that hero eliminated, and to be the one who does it. Once she is free, time is whoever's that has her.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from sobremesa.games.princesa.book import SECRET
from sobremesa.games.princesa.bot.outlook import Outlook
from sobremesa.games.princesa.kinds import KIDNAPPER
from sobremesa.games.princesa.life import can_heal, most_hearts
from sobremesa.games.princesa.state import CAPTIVE, CENTRE, UNKNOWN

_ACCOMPLICE: Final = SECRET["accomplice"]
_BETROTHED: Final = SECRET["betrothed"]
_UNDYING: Final = SECRET["undying"]

MATCH: Final = 100.0
PURSE: Final = 4  # gold: with as much, more of it is worth half


@final
@dataclass(frozen=True)
class Weights:
    """What a player makes of the game: numbers found by play."""

    frailty: tuple[float, ...] = (1.0, 0.65, 0.41, 0.24, 0.12, 0.03)  # how near elimination is with so many hearts
    down: float = 8.0  # what a hero's being eliminated costs them, whatever else is at stake
    rival: float = 2.0  # what it is worth to the others
    loot: float = 1.5  # … and to who eliminated them
    gold: float = 0.7  # the first one; the more there is, the less it is worth
    rescue: float = 0.8  # how much of an even share freeing her is worth
    dread: float = 0.7  # … and losing to time
    hold: float = 12.0  # cards of the deck in which whoever has the Princess loses half of what she is worth
    haste: float = 20.0  # how many cards from its end the road gets short
    time: float = 0.5  # how likely time wins, for whom it works
    know: float = 3.0  # what it is worth to be sure of a secret, as a part of freeing her
    exposed: float = 8.0  # what it costs the Kidnapper that somebody knows
    turn: float = 2.0  # what a hero's turn is worth to a ghost
    crowded: float = 3.0  # what overload costs
    plight: float = 0.1  # … and how much of what is at stake besides
    plain: float = 0.5  # what any card is worth in one's hand
    use: float = 0.3  # … and how much of what its text is worth now
    variety: float = 0.8  # what it is worth to have one more type to choose from
    calm: float = 0.2  # how far from the best answer a duellist strays
    tell: float = 0.7  # how much to make of how others spend


USUAL: Final = Weights()

# Who wins by time spends what they have, so that cards leave the deck: how much likelier it is the Kidnapper who has
# that little gold left, or that much.
SPENDER: Final = (1.9, 1.6, 0.7, 0.45)


def kidnapper_odds(look: Outlook, weights: Weights = USUAL) -> list[float]:
    """How likely each seat is the Kidnapper, after all that was peeked at, revealed, witnessed, ruled out and spent."""
    if KIDNAPPER in look.sure:
        return [1.0 if secret == KIDNAPPER else 0.0 for secret in look.sure]
    known = [secret for secret in look.sure if secret >= 0]
    other_secrets = [secret for secret in range(len(SECRET)) if secret != KIDNAPPER and secret not in known]
    fits = [0.0] * look.seats
    for seat, secret in enumerate(look.sure):
        if secret == UNKNOWN:
            # The more of the other secrets it can't have, the likelier it has this one.
            denied = sum(look.s.denied[seat] >> other & 1 for other in other_secrets)
            spends = SPENDER[min(look.s.gold[seat], len(SPENDER) - 1)]
            fits[seat] = len(other_secrets) / max(1, len(other_secrets) - denied) * spends**weights.tell
    total = sum(fits)
    return [fit / total if total else 0.0 for fit in fits]


@final
class Judgement:
    """What is at stake for one player. A worth is theirs, whoever it is that something happens to."""

    def __init__(self, look: Outlook, weights: Weights) -> None:
        self.look = look
        self.s = s = look.s
        self.me = look.me
        self.weights = weights
        self.odds = kidnapper_odds(look, weights)
        self.captive = s.princess == CAPTIVE
        self.ours = s.princess >= 0 and look.is_ours(s.princess)
        self.share = MATCH / look.seats * (2 if s.teams else 1)
        self.in_time = self._is_in_time()
        self.prize = (MATCH - self.share) * weights.hold / (weights.hold + look.road)  # of having her, beside not
        self.freedom = self._freedom()
        self.time = self._time()
        self.crowded = weights.crowded + weights.plight * self._at_stake()  # what overload costs
        self.falls = [self._fall(seat) for seat in range(look.seats)]
        self.coin = weights.gold * PURSE / (PURSE + s.gold[look.me])  # what a piece of gold is worth
        self.foe = max(look.others, key=self.spoils, default=look.me)

    # --- what the match is about

    def _is_in_time(self) -> float:
        """How likely captivity is my own way to win."""
        if self.look.secret in (KIDNAPPER, _ACCOMPLICE):
            return 1.0
        return self.odds[self.look.partner] if self.s.teams else 0.0

    def _freedom(self) -> float:
        """What it is worth that the Kidnapper is eliminated."""
        if not self.captive:
            return 0.0
        lost = MATCH * self.weights.time - self.share * (1 - self.weights.time)
        return (1 - self.in_time) * self.share * self.weights.rescue - self.in_time * max(lost, self.share)

    def _time(self) -> float:
        """What it is worth that a card leaves the deck."""
        pace = 1 / (self.weights.haste + self.look.road)
        if self.captive:
            return -self.freedom * pace * (1.0 if self.in_time == 1 else self.weights.dread / self.weights.rescue)
        if self.s.princess == CENTRE:
            return 0.0
        return (self.prize if self.ours else -self.share * self.weights.dread) * pace

    # --- hearts

    def _fall(self, seat: int) -> float:
        """What it is worth that a hero is eliminated, whoever does it."""
        if seat == self.me:
            return -self.weights.down - self._at_stake()
        worth = 0.0 if self.captive and self.in_time < 1 else self.weights.rival
        if self.look.is_ours(seat):
            worth = -self.weights.down / 2 - (self.prize if self.s.princess == seat else 0.0)
        return worth + self.odds[seat] * self.freedom

    def _at_stake(self) -> float:
        """What I lose besides when I am eliminated."""
        if self.captive:
            return -min(0.0, self.freedom) if self.look.secret == KIDNAPPER else 0.0
        return self.prize if self.s.princess == self.me else 0.0

    def spoils(self, seat: int) -> float:
        """What it is worth that I eliminate a hero in a duel."""
        worth = self.falls[seat] + self.weights.loot
        if self.captive:  # and all see whether it was the Kidnapper
            return worth + self.odds[seat] * self.prize + self.learn(self.me, seat)
        return worth + (self.prize if self.s.princess == seat and not self.ours else 0.0)

    def hurt(self, seat: int, count: int, by: int) -> float:
        if count <= 0:
            return 0.0
        if self.look.is_shielded(seat):
            return self.falls[seat] * 0.05
        hearts = self.s.hearts[seat]
        if hearts <= count:
            if seat == self.me and self.look.secret == _UNDYING and self.look.is_hidden(seat):
                return self.falls[seat] * 0.3
            return self.spoils(seat) if by == self.me else self.falls[seat] * (1 - self.weights.frailty[hearts])
        frailty = self.weights.frailty
        return self.falls[seat] * (frailty[hearts - count] - frailty[hearts])

    def heal(self, seat: int, count: int) -> float:
        if not can_heal(self.s, seat):
            return 0.0
        hearts = self.s.hearts[seat]
        healed = min(most_hearts(self.s, seat), hearts + count)
        return self.falls[seat] * (self.weights.frailty[healed] - self.weights.frailty[hearts])

    def poison(self, seat: int, marks: int) -> float:
        """Worse than a wound: nobody can answer it, and nobody loots."""
        doomed = self.s.hearts[seat] <= marks + self.look.poisons(seat)
        return self.hurt(seat, marks, -1) if not doomed else self.falls[seat] * 0.8

    # --- gold and cards

    def gold(self, seat: int, count: int) -> float:
        return count * self.coin if self.look.is_ours(seat) else -0.1 * count

    def draw(self, seat: int, count: int) -> float:
        count = min(count, len(self.s.deck))
        return count * (self.time + (self.room(seat, count) if seat == self.me else -0.2)) if count else 0.0

    def room(self, seat: int, count: int) -> float:
        """What each of so many unknown cards is worth in one's hand."""
        return 1.0 if self.look.size(seat) + count <= self.look.limit else 0.2 - self.crowded / count

    def lose_card(self, seat: int, worth: float) -> float:
        """A card of that worth leaves a hand, not by its owner's choice."""
        return -worth if seat == self.me else 0.3 * worth

    def lose_at_random(self, seat: int, taker: int) -> float:
        """A card taken or discarded at random: it may be the Princess, whom the winner then can have."""
        size = self.look.size(seat)
        return self.lose_card(seat, 1.0) + self.lose_princess(seat, taker) / size if size else 0.0

    def lose_princess(self, seat: int, taker: int) -> float:
        if self.s.princess != seat:
            return 0.0
        if self.look.is_ours(seat):
            return 0.0 if self.look.is_ours(taker) else -self.prize
        return self.prize if self.look.is_ours(taker) else 0.0

    # --- secrets

    def learn(self, viewer: int, seat: int) -> float:
        """What it is worth that one sees another's secret."""
        if not self.look.is_hidden(seat) or not self.captive:
            return 0.0
        if viewer == self.me:
            odds = self.odds[seat]
            return max(0.0, self.freedom) * self.weights.know * odds * (1 - odds)
        if seat == self.me:
            return -self.weights.exposed if self.look.secret == KIDNAPPER else 0.2
        return 0.0

    def reveal(self, seat: int, by: int) -> float:
        """What it is worth that all see a secret."""
        if not self.look.is_hidden(seat) or not self.captive:
            return 0.0
        if seat == self.me:
            if self.look.secret != KIDNAPPER:
                return 0.2
            return self.freedom if self.s.revealed_frees else -2 * self.weights.exposed
        odds = self.odds[seat]
        if self.s.revealed_frees:
            return odds * (self.freedom + (self.prize if by == self.me else 0.0))
        return self.freedom * self.weights.know * odds * (1.2 - odds)

    # --- a duel won

    def victory(self, winner: int, loser: int) -> float:
        """What winning is worth besides the text of the card."""
        s = self.s
        worth = 0.0
        if s.princess == CENTRE:
            worth = self.prize if self.look.is_ours(winner) else -0.5 * self.prize
        elif s.princess == loser >= 0 and winner == self.me and self.look.secret == _BETROTHED:
            worth = self.prize if self.look.is_hidden(winner) and not self.ours else 0.0
        return worth
