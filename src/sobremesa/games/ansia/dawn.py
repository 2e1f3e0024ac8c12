"""Dawn: who is safe, what it costs, and what everything was worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.ansia import knowledge, moves
from sobremesa.games.ansia.book import BOOK, MISSIONS
from sobremesa.games.ansia.cards.facts import parts_called
from sobremesa.games.ansia.effects.likings import choices_of_kind
from sobremesa.games.ansia.effects.tallies import Worth, owned
from sobremesa.games.ansia.map import CEMETERY, DISTANCE, HOME, MOUNTAINS, REGION_OF, SCORCH
from sobremesa.games.ansia.options import LIKE
from sobremesa.games.ansia.state import ALL_BURNT, SURVIVED, Ansia
from sobremesa.games.ansia.telling import tell, the_card, the_mission, the_missions
from sobremesa.games.ansia.words import AT_DAWN, KINDS, OF_BONUSES, OF_MISSIONS
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, REVEALS, WAIT, Node, question
from sobremesa.kernel.effects.running import push, stop
from sobremesa.kernel.option import Option

COST_OF_THE_CEMETERY: Final = 5


@dataclass(eq=False)
class Dawn(Node):
    def touches(self) -> int:
        return REVEALS

    def run(self, s: Ansia, step: int) -> bool:
        seats = range(len(s.places))
        if step == 0:
            tell(s, "dawn", "ansia-15.1")
            for seat in seats:
                self._see_the_sun(s, seat)
            push(s, self, 1)
            push(s, CHOOSE_KINDS)
            return GO_ON
        for seat in seats:
            if seat not in s.ashes:
                self._count_cards(s, seat)
        for mission in s.public:
            for seat in seats:
                self._count_mission(s, seat, mission, "ansia-16.2")
        for seat in seats:
            self._turn_up(s, seat)
        self._end(s)
        return GO_ON

    def _see_the_sun(self, s: Ansia, seat: int) -> None:
        space = s.places[seat]
        if space == HOME:
            tell(s, "safe", "ansia-15.6", ("who", seat))
        elif not is_cover(s, seat, space):
            s.ashes += (seat,)
            tell(s, "burnt", "ansia-15.2", ("who", seat))
        elif moves.region_of(s, seat) == CEMETERY.number:
            self._pay(s, seat, COST_OF_THE_CEMETERY, "ansia-15.5")
        else:
            self._pay(s, seat, SCORCH[space], "ansia-17.2" if s.sheltered[seat] else "ansia-15.3")

    def _pay(self, s: Ansia, seat: int, points: int, rule: str) -> None:
        before = s.scores[seat]
        moves.score(s, seat, -points, AT_DAWN)
        tell(s, "scorched", rule, ("who", seat), ("n", before - s.scores[seat]))

    def _count_cards(self, s: Ansia, seat: int) -> None:
        scored = parts_called("scored")
        for card in sorted(owned(s, seat)):
            if card in scored:
                part = scored[card]
                assert isinstance(part, Worth)
                points = part.points(s, seat)
                moves.score(s, seat, points, OF_BONUSES)
                tell(s, "scored-card", "ansia-16.1", ("who", seat), the_card(card), ("n", points))

    def _count_mission(self, s: Ansia, seat: int, mission: int, rule: str) -> None:
        part = BOOK.cards[MISSIONS.thing(mission)].part("scored")
        if seat in s.ashes or not isinstance(part, Worth):
            return
        points = part.points(s, seat)
        moves.score(s, seat, points, OF_MISSIONS)
        tell(s, "scored-mission", rule, ("who", seat), the_mission(mission), ("n", points))

    def _turn_up(self, s: Ansia, seat: int) -> None:
        missions = s.missions[seat]
        knowledge.shown_to_all(s, missions)
        if missions:
            told = (("who", seat), the_missions(missions), ("n", len(missions)))
            tell(s, "turned-up", "ansia-16.3", *told, reveals=True)
        for mission in missions:
            self._count_mission(s, seat, mission, "ansia-16.3")
        s.revealed[seat] = tuple(sorted(s.revealed[seat] + missions))
        s.missions[seat] = ()

    def _end(self, s: Ansia) -> None:
        survivors = [seat for seat in range(len(s.places)) if seat not in s.ashes]
        if survivors:
            best = max([standing_of(s, seat) for seat in survivors])
            s.winners = tuple([seat for seat in survivors if standing_of(s, seat) == best])
        s.ending = SURVIVED if survivors else ALL_BURNT
        if survivors:
            told = (("who", s.winners), ("count", len(s.winners)), ("points", s.scores[s.winners[0]]))
            tell(s, "night-over", "ansia-16.5", *told)
        else:
            tell(s, "all-burnt", "ansia-16.7")
        stop(s)


def is_cover(s: Ansia, seat: int, space: int) -> bool:
    """Whether dawn lets that vampire live there, be it for points."""
    region = REGION_OF[space]
    if region == MOUNTAINS.number:
        return not s.venerable or s.sheltered[seat]
    return space == HOME or region == CEMETERY.number


def standing_of(s: Ansia, seat: int) -> tuple[int, int, int]:
    """Points; of equals who came home first (in one turn: who stands under the others), or else who is nearest."""
    if moves.is_home(s, seat):
        return s.scores[seat], -s.home[seat], s.atop.index(seat)
    return s.scores[seat], -(1 << 10), -DISTANCE[s.places[seat]][HOME]


@dataclass(eq=False)
class ChooseKinds(Node):
    """Tokens that may count as any kind: all choose at once, before any mission is turned up."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Ansia, step: int) -> bool:
        if step == 0:
            s.secret_likes = [()] * len(s.places)
        if any(self._lacks(s, seat) for seat in range(len(s.places))):
            return WAIT
        for seat, kinds in enumerate(s.secret_likes):
            if kinds:
                s.likes[seat] = kinds
                names = tuple([KINDS.name_of(kind) for kind in kinds])
                tell(s, "liked", "ansia-11.3", ("who", seat), ("kinds", names), ("n", len(names)))
        s.secret_likes = [()] * len(s.places)
        return GO_ON

    def _lacks(self, s: Ansia, seat: int) -> bool:
        return seat not in s.ashes and len(s.secret_likes[seat]) < choices_of_kind(s, seat)

    def ask(self, s: Ansia, step: int) -> tuple[Decision, ...]:
        seats = [seat for seat in range(len(s.places)) if self._lacks(s, seat)]
        return tuple([question(self, seat, "like", LIKE) for seat in seats])

    def take(self, s: Ansia, step: int, seat: int, option: Option) -> None:
        s.secret_likes[seat] += (option.args[0],)
        push(s, self, 1)


DAWN: Final = BOOK.add("dawn", Dawn(), rule="ansia-15.1")
CHOOSE_KINDS: Final = BOOK.add("dawn.kinds", ChooseKinds(), rule="ansia-11.3")
