"""The duel as the guessing game it is: what each card would bring against each answer, and a mixture to draw from.

Both sides are supposed to play well but not perfectly: each mixture is the answer to the other one, the better cards
the likelier (a quantal response). So no card is certain, and none that is hopeless is ever laid.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from sobremesa.games.princesa.bot.judgement import Judgement
from sobremesa.games.princesa.bot.lying import best_target, worth_of_environment
from sobremesa.games.princesa.bot.outlook import Row
from sobremesa.games.princesa.bot.reading import worth_of_text, worth_of_type
from sobremesa.games.princesa.cards import UNSTOPPABLE
from sobremesa.games.princesa.duel import beats
from sobremesa.games.princesa.kinds import TYPE_OF, can_win, is_environment, is_spell
from sobremesa.games.princesa.rates import is_overloaded
from sobremesa.games.princesa.state import NOBODY_THERE

TYPES: Final = range(3)  # that win duels: each is beaten by the next one, round about
ROUNDS: Final = 6  # of each side's answering the other
KEEPING: Final = 0.7  # what a spell that is cast, or an environment, would have been worth in the hand


def mixtures(rows: list[Row], likely: Row, calm: float) -> tuple[list[float], Row]:
    """How often to lay each of the rows, and how often the other side lays each type, so likely to be there."""
    strays = calm * max(1e-6, *[max(abs(a), abs(b), abs(c)) for a, b, c in rows])
    a, b, c = _normal(likely)
    mine = [1 / len(rows)] * len(rows)
    step = 1.0
    for _ in range(ROUNDS):
        worths = [row[0] * a + row[1] * b + row[2] * c for row in rows]
        most = max(worths)
        weights = [exp((worth - most) / strays) for worth in worths]
        total = sum(weights)
        mine = [old + step * (weight / total - old) for old, weight in zip(mine, weights, strict=True)]
        cost_a = cost_b = cost_c = 0.0
        for row, share in zip(rows, mine, strict=True):
            cost_a += row[0] * share
            cost_b += row[1] * share
            cost_c += row[2] * share
        least = min(cost_a, cost_b, cost_c)
        to_a, to_b, to_c = _normal(
            (
                likely[0] * exp((least - cost_a) / strays),
                likely[1] * exp((least - cost_b) / strays),
                likely[2] * exp((least - cost_c) / strays),
            )
        )
        a, b, c = (a + to_a) / 2, (b + to_b) / 2, (c + to_c) / 2
        step = 0.5
    return mine, (a, b, c)


def _normal(shares: Row) -> Row:
    total = sum(shares)
    return shares[0] / total, shares[1] / total, shares[2] / total


@final
class Duel:
    """One round of a duel as I see it, against that opponent."""

    def __init__(self, judge: Judgement, opponent: int, *, attacking: bool) -> None:
        self.judge = judge
        self.look = judge.look
        self.me = judge.me
        self.opponent = opponent
        self.attacking = attacking
        self.cards = self._worth_laying()
        self.likely = self.look.likely_to_lay(opponent)
        self.against = self._worths_of_losing()

    def _worth_laying(self) -> list[int]:
        """A spell laid as an answer is thrown away, so only who has nothing else does that."""
        cards = self.look.mine_to_lay()
        if self.attacking:
            return cards
        return [kind for kind in cards if not is_spell(kind)] or cards

    # --- the other side

    def _worths_of_losing(self) -> Row:
        """What it is worth to me, little or less than nothing, to lose to each type."""
        known = self.look.known_to_lay(self.opponent)
        worths = []
        for of in TYPES:
            seen = [
                worth_of_text(self.judge, kind, self.opponent, self.me) for kind in set(known) if TYPE_OF[kind] == of
            ]
            worths.append(min(seen) if seen else worth_of_type(self.judge, of, self.opponent, self.me))
        return worths[0], worths[1], worths[2]

    # --- what each card brings

    def winning(self, kind: int) -> float:
        return worth_of_text(self.judge, kind, self.me, self.opponent)

    def _tie(self, kind: int) -> float:
        """After a tie the one who has cards left goes on; if both have, it is anybody's."""
        mine, theirs = self.look.to_lay(self.me) - 1, self.look.to_lay(self.opponent) - 1
        if mine and not theirs:
            return max([self.winning(other) for other in self.cards if other != kind and can_win(other)], default=0.0)
        if theirs and not mine:
            return min(self.against)
        return 0.0

    def row(self, kind: int) -> Row:
        """What that card brings against each type."""
        if is_environment(kind):
            return (worth_of_environment(self.judge, kind) - KEEPING,) * 3
        if is_spell(kind):
            return self._cast(kind)
        if not self.attacking and not self._is_opposed():
            return 0.0, 0.0, 0.0  # it must be a spell that was laid: my card comes back
        won = self.winning(kind)
        if self._cannot_be_answered(kind):
            return won, won, won
        tie = self._tie(kind)
        mine = TYPE_OF[kind]
        one, two, three = [tie if of == mine else won if (mine - of) % 3 == 1 else self.against[of] for of in TYPES]
        return one, two, three

    def _cast(self, kind: int) -> Row:
        if self.attacking:
            return (best_target(self.judge, kind)[0] - KEEPING,) * 3
        one, two, three = [worth - KEEPING for worth in self.against]  # it would only be discarded
        return one, two, three

    def _cannot_be_answered(self, kind: int) -> bool:
        if not self.attacking:
            return False
        return UNSTOPPABLE[kind] or not self._is_opposed() or is_overloaded(self.judge.s, self.opponent)

    def _is_opposed(self) -> bool:
        """Whether the other side may have a card to lay that wins or ties."""
        return any(self.likely)

    # --- what to make of it

    def mixture(self) -> list[tuple[float, int]]:
        """How often to lay each card."""
        rows = self._best_rows()
        if self._lies_open():
            return [(1.0, max(rows, key=lambda found: self._openly(found[0]))[1])]
        mine, _ = self._mixtures([row for row, _ in rows])
        return [(share, kind) for share, (_, kind) in zip(mine, rows, strict=True)]

    def worth(self) -> float:
        """What the round is worth if both play well."""
        if not self.cards:
            return min(self.against)
        rows = [row for row, _ in self._best_rows()]
        if self._lies_open():
            return max([self._openly(row) for row in rows])
        mine, theirs = self._mixtures(rows)
        a, b, c = theirs
        return sum([share * (row[0] * a + row[1] * b + row[2] * c) for share, row in zip(mine, rows, strict=True)])

    def _mixtures(self, rows: list[Row]) -> tuple[list[float], Row]:
        anything = 1.0, 1.0, 1.0  # no constant of the module: mypyc takes a tuple of floats for one that was never set
        return mixtures(rows, self.likely if self._is_opposed() else anything, self.judge.weights.calm)

    def _lies_open(self) -> bool:
        """Whether the other side sees what I lay before they answer."""
        return self.attacking and is_overloaded(self.judge.s, self.me)

    def _openly(self, row: Row) -> float:
        """What a card that lies open brings: they answer it as they like best, with what they are likely to have."""
        worth, left = 0.0, 1.0
        for brings, likely in sorted(zip(row, self.likely, strict=True)):
            worth += left * likely * brings
            left *= 1 - likely
        return worth + left * max(row)

    def _best_rows(self) -> list[tuple[Row, int]]:
        """Of cards that do the same against the same, the best one."""
        best: dict[int, tuple[float, Row, int]] = {}
        for kind in self.cards:
            row = self.row(kind)
            group = TYPE_OF[kind] if row[0] != row[1] or row[1] != row[2] else -1
            if group not in best or sum(row) > best[group][0]:
                best[group] = (sum(row), row, kind)
        return [(row, kind) for _, row, kind in best.values()]

    # --- when there is nothing to guess

    def against_open(self, attack: int, kind: int) -> float:
        """What it brings to answer an attack that lies face up."""
        if is_environment(kind):
            return worth_of_environment(self.judge, kind) - KEEPING
        if is_spell(attack):
            return -KEEPING if is_spell(kind) else 0.0
        lost = worth_of_text(self.judge, attack, self.opponent, self.me)
        if is_spell(kind):
            return lost - KEEPING
        if TYPE_OF[kind] == TYPE_OF[attack]:
            return self._tie(kind)
        return self.winning(kind) if beats(kind, attack) else lost


def worth_alone(judge: Judgement, kind: int) -> float:
    """What a card brings the sole living hero."""
    if is_environment(kind):
        return worth_of_environment(judge, kind) - KEEPING
    if is_spell(kind):
        return best_target(judge, kind)[0] - KEEPING
    return worth_of_text(judge, kind, judge.me, NOBODY_THERE)


def opponent_in(judge: Judgement) -> int:
    """Whom I am in a duel with."""
    challenger, opponent = judge.s.duel
    return opponent if challenger == judge.me else challenger


def shown_attack(judge: Judgement) -> int:
    """The attack that lies face up, where one is asked to answer it."""
    return judge.s.played[opponent_in(judge)][-1]
