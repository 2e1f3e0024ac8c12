"""What is put to the group: all vote at once, sealed, and the most votes win."""

from __future__ import annotations

from typing import Final

from sobremesa.games.arcana.book import BACKS, BOOK, CARDS, MOST_SEATS
from sobremesa.games.arcana.moves import tell
from sobremesa.games.arcana.state import PRESENT, Arcana
from sobremesa.kernel import ballot
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Args, Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, WAIT, Node, question
from sobremesa.kernel.effects.running import Running, lapse, push
from sobremesa.kernel.option import Option

# By the number of seats and the active one: every seat, from the next one round to the active player.
_CLOCKWISE: Final = [
    [tuple([seat % seats for seat in range(active + 1, active + 1 + seats)]) for active in range(seats)]
    for seats in range(MOST_SEATS + 1)
]


def clockwise(s: Arcana) -> tuple[int, ...]:
    return _CLOCKWISE[len(s.chairs)][s.active]


def allies(s: Arcana) -> list[int]:
    """The group: whoever is at the table but the active player."""
    return [seat for seat, chair in enumerate(s.chairs) if chair == PRESENT and seat != s.active]


@mypyc_attr(allow_interpreted_subclasses=True)
class GroupAsked(Node):
    """Step 0 opens the ballot; step 1 waits until it is closed, and counts."""

    def touches(self) -> int:
        return ASKS

    def offers(self, s: Arcana) -> tuple[Option, ...]:
        raise NotImplementedError(type(self).__name__)

    def prompt(self, s: Arcana) -> tuple[str, Args]:
        raise NotImplementedError(type(self).__name__)

    def decided(self, s: Arcana, option: Option) -> None:
        raise NotImplementedError(type(self).__name__)

    def lapsed(self, s: Arcana) -> None:
        """The whole group has got up: there is nobody to ask."""

    def run(self, s: Arcana, step: int) -> bool:
        if step == 0:
            group = allies(s)
            if group:
                s.votes = ballot.opened(len(s.chairs), group)
                s.agenda.append((self.number, 1))
            else:
                self.lapsed(s)
            return GO_ON
        if not ballot.is_closed(s.votes):
            return WAIT
        self._count(s)
        return GO_ON

    def _count(self, s: Arcana) -> None:
        winner = ballot.tally(s.votes, clockwise(s))
        if s.log is not None and len(s.votes) > 2:
            for ally in clockwise(s):
                if s.votes[ally] >= 0:
                    _tell_vote(s, ally, BOOK.options[s.votes[ally]])
            decides = ballot.tie_breaker(s.votes, clockwise(s))
            if decides is not None:
                tell(s, "tie-broken", ("who", decides))
        s.votes = []
        if winner is not None:
            self.decided(s, BOOK.options[winner])
        else:
            self.lapsed(s)

    def ask(self, s: Arcana, step: int) -> tuple[Decision, ...]:
        waiting = tuple([seat for seat, vote in enumerate(s.votes) if vote == ballot.NOT_YET])
        ask, args = self.prompt(s)
        return _put_to_all(self, waiting, ask, self.offers(s), args)

    def take(self, s: Running, step: int, seat: int, option: Option) -> None:
        s.votes[seat] = option.index
        push(s, self, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class GroupDeed(GroupAsked):
    """A part of a power that the group decides; if there is nobody to ask, the rest of the power lapses."""

    def lapsed(self, s: Arcana) -> None:
        lapse(s)

    def has_subject(self) -> bool:
        return True


def vote(s: Arcana, seat: int, option: Option) -> bool:
    """Take a vote that closes no ballot; False if the agenda must go on with it."""
    asked = s.asked
    if asked is None or len(asked) < 2:
        return False
    s.votes[seat] = option.index
    s.asked = asked[1:] if asked[0].seat == seat else tuple([other for other in asked if other.seat != seat])
    return True


def _put_to_all(
    by: Node, seats: tuple[int, ...], ask: str, options: tuple[Option, ...], args: Args
) -> tuple[Decision, ...]:
    return tuple([question(by, seat, ask, options, args) for seat in seats])


def _tell_vote(s: Arcana, ally: int, option: Option) -> None:
    who = ("who", ally)
    if option.verb in ("power", "spend"):
        card = option.args[0]
        tell(s, "voted-power", who, ("power", BACKS[card]), ("card", CARDS.names[card]), reveals=True)
    elif option.verb in ("predict", "number"):
        tell(s, f"voted-{option.verb}", who, ("value", option.args[0]), reveals=True)
    elif option.verb in ("lift", "slot"):
        place = ("card", CARDS.names[s.row[option.args[0] - 1]])
        value = (("value", option.args[1]),) if option.verb == "lift" else ()
        tell(s, f"voted-{option.verb}", who, place, *value, reveals=True)
    else:
        tell(s, "voted-pass", who, reveals=True)
