"""What each option is worth, in points that one will have at dawn."""

from __future__ import annotations

from typing import Final, final

from sobremesa.games.ansia import hunting, moves
from sobremesa.games.ansia.book import (
    BOOK,
    CARDS,
    DISORIENTED,
    HUNTED_HUMAN,
    MISSIONS,
    NO_HUNT,
    PERMANENT,
    PREPARED,
    SPACES,
    SUMMING,
    THIRSTY,
    TOKENS,
    TURN_ENDS,
    VAMPIRES,
)
from sobremesa.games.ansia.bot.prospects import Prospects
from sobremesa.games.ansia.cards.facts import FACTS, HUMANS, KIND, SPEED, cards_that
from sobremesa.games.ansia.effects.deeds import HuntAgain, Quicken, Score, ScoreEachHunted, ScoreEachPushed
from sobremesa.games.ansia.effects.instants import Instant, Upon
from sobremesa.games.ansia.effects.tallies import Worth, owned
from sobremesa.games.ansia.map import (
    CEMETERY,
    CLOSED_CHEST,
    CLOSED_CHESTS,
    CRYPT,
    CRYPTS,
    DISTANCE,
    HOME,
    KIND_EATEN_AT,
    MAZE,
    OPEN_CHEST,
    OPEN_CHESTS,
    REGION_OF,
    SITE_OF,
    WELL,
)
from sobremesa.games.ansia.state import LAST_TURN, NONE, Ansia
from sobremesa.games.ansia.words import ACTING, MOVING, ROSE
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.option import Option
from sobremesa.kernel.zones import Zone

WORTH_OF_SPEED: Final = 0.45  # points that a space gained brings, by and large
WORTH_OF_SPEED_IN_NEED: Final = 1.4  # the same for who may not get home
ENOUGH_SLACK: Final = 5.0
WORTH_OF_A_TURN: Final = 3.2  # out there, with something to hunt
WORTH_OF_A_MISSION: Final = 3.0
WORTH_OF_A_TOKEN: Final = 3.0
WORTH_OF_A_MEAL: Final = 1.2
WORTH_OF_A_SPEED_TOKEN: Final = 3.0
WHAT_IS_LEFT_AT_DAWN: Final = 0.3  # of such a token, with no turn to come: less than any hunt
COST_OF_BURNING: Final = 60.0
COST_OF_A_SPACE_TOO_FAR: Final = 3.5
DRAW_OF_THE_ROSE: Final = 0.35  # for each space nearer to it
STAYING: Final = 0.8  # what a card that stays in play is worth besides
WAIT_FOR_A_SHUFFLE: Final = 4  # turns until a card that was put on the discard pile comes to hand
HUMANS_IN_A_TURN: Final = 1.1  # that one hunts out there, by and large
OFTEN: Final = 0.6  # so often a condition for more speed holds: a human in play, another wolf
OF_A_KIND: Final = 0.25  # so often a human is of the kind that a card pays for
HARM: Final = {NO_HUNT: 2.2, DISORIENTED: 1.6, THIRSTY: 1.2}
GOLDEN: Final = 2.5
GOLDEN_USED: Final = 6.0
FULL_NUMBER: Final = 3.0  # of humans in one hunt, for whom a golden mission pays
FULL_NUMBER_OF_VAMPIRES: Final = 2.0
TIME_TO_WAIT: Final = 2  # turns to come
WORTH_OF_A_HUNT_KEPT: Final = 0.5  # and for each turn in which a better one may come
WORTH_OF_A_TURN_TO_WAIT: Final = 0.25


@final
class Plan:
    """Made anew for each question, in a world as good as the real one: one's own cards and missions are true."""

    def __init__(self, s: Ansia, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.prospects = Prospects(s, seat)
        in_need = self.prospects.slack(s.places[seat]) < ENOUGH_SLACK
        self.worth_of_speed = WORTH_OF_SPEED_IN_NEED if in_need else WORTH_OF_SPEED
        self._worth_now = self._worths()
        self._loots: dict[tuple[Zone, int], float] = {}  # as far as they were asked for
        has_rose = any(FACTS[card].type is ROSE for card in owned(s, seat))
        self.wants_rose = not has_rose and bool(s.roses) and self.prospects.can_fetch_a_rose(s.places[seat])
        self._best_rose = max([self._rose(rose) for rose in s.roses]) if self.wants_rose else 0.0

    # --- cards ---------------------------------------------------------------------------------------------------

    def loot(self, cards: Zone, region: int) -> float:
        """What it would bring to have hunted these in that region: points now, points at dawn, and what it costs."""
        known = self._loots.get((cards, region))
        if known is None:
            known = self._loots[cards, region] = self._loot(cards, region)
        return known

    def _loot(self, cards: Zone, region: int) -> float:
        worth = self._at_dawn(cards)
        for card in cards:
            worth += self.card(card)
            if card in HUMANS:
                worth += FACTS[card].points + hunting.REGION_BONUS.get(region, 0) + self._paid_for(card)
        return worth

    def card(self, card: int) -> float:
        """What it is worth to have it in the deck from now on."""
        speed, turns = SPEED[card], self.prospects.turns
        worth = 0.0
        if card in cards_that(PERMANENT):
            wait = 1 if card in cards_that(PREPARED) else WAIT_FOR_A_SHUFFLE
            faster = speed + _adds(card)
            worth += max(0, turns - 2) * faster * self.worth_of_speed + _pays_each_turn(card) * max(0, turns - wait)
        else:
            worth -= self.prospects.drag_of(speed) * self.worth_of_speed
        for harm, cost in HARM.items():
            if card in cards_that(harm):
                worth -= cost * min(1.0, turns / 6)
        if BOOK.cards[CARDS.thing(card)].part("played") is not None:
            worth += 0.12 * turns
        if BOOK.cards[CARDS.thing(card)].part("hunted") is not None:
            worth += 1.5
        return worth

    def _rose(self, rose: int) -> float:
        return FACTS[rose].points + self.card(rose) + self._at_dawn((rose,)) + 1.0

    def _paid_for(self, card: int) -> float:
        """What cards in play pay for that human."""
        paid = 0.0
        for mine in self.s.zones[self.seat]:
            for node in _told_by(mine, HUNTED_HUMAN):
                if isinstance(node.do, Score):
                    paid += node.do.n if node.when is None else node.do.n * (KIND[card] >= 0) * OF_A_KIND
        return paid

    def _at_dawn(self, more: Zone) -> float:
        """How much more missions and cards would be worth with these."""
        s, seat = self.s, self.seat
        kept = s.discards[seat]
        s.discards[seat] += more
        after = self._worths()
        s.discards[seat] = kept
        return after - self._worth_now

    def _worths(self) -> float:
        s, seat = self.s, self.seat
        points = 0
        for mission in s.missions[seat] + s.public:
            part = BOOK.cards[MISSIONS.thing(mission)].part("scored")
            if isinstance(part, Worth):
                points += part.points(s, seat)
        for card in owned(s, seat):
            part = BOOK.cards[CARDS.thing(card)].part("scored")
            if isinstance(part, Worth):
                points += part.points(s, seat)
        return float(points)

    # --- where to go ---------------------------------------------------------------------------------------------

    def place(self, space: int, speed: int) -> float:
        """What it is worth to end the move there with so much speed left."""
        s = self.s
        if space == HOME and (s.has_left[self.seat] or space != s.places[self.seat]):
            tile = s.tiles[0] if s.tiles else 0
            return tile - WORTH_OF_A_TURN * self.prospects.turns + COST_OF_BURNING * (s.moon >= LAST_TURN)
        return self._safety(space) + self.site(space) + self._best_hunt(space, speed) + self._pull(space)

    def _safety(self, space: int) -> float:
        slack = self.prospects.slack(space)
        if self.s.moon >= LAST_TURN:
            safe = REGION_OF[space] == CEMETERY.number
            return -5.0 if safe else -COST_OF_BURNING - DISTANCE[space][HOME]
        return 0.0 if slack >= 0 else COST_OF_A_SPACE_TOO_FAR * slack

    def _pull(self, space: int) -> float:
        """Towards the rose while there is time for it, else to where hunting pays and home isn't too far."""
        if self.wants_rose:
            return (self._best_rose if space == MAZE else 0.0) - DRAW_OF_THE_ROSE * DISTANCE[space][MAZE]
        return hunting.REGION_BONUS.get(REGION_OF[space], 0) * min(1.0, max(0.0, self.prospects.slack(space)) / 8)

    def site(self, space: int) -> float:
        s = self.s
        site = SITE_OF[space]
        if site == OPEN_CHEST.number and s.open_chests[OPEN_CHESTS.index(space)] != NONE:
            return WORTH_OF_A_TOKEN
        if site == CLOSED_CHEST.number and s.closed_chests[CLOSED_CHESTS.index(space)] != NONE:
            return WORTH_OF_A_TOKEN
        if site == CRYPT.number and s.crypts[CRYPTS.index(space)]:
            return WORTH_OF_A_MISSION * min(1.0, self.prospects.turns / 5)
        kind = KIND_EATEN_AT[space]
        if kind >= 0 and moves.digestible(s, self.seat, kind):
            return WORTH_OF_A_MEAL
        return 0.0

    def hunt_from(self, space: int) -> float:
        """What the best hunt brings once one has gone there."""
        s, seat = self.s, self.seat
        return self._best_hunt(space, s.speed - DISTANCE[s.places[seat]][space])

    def _best_hunt(self, space: int, speed: int) -> float:
        s, seat = self.s, self.seat
        here = s.places[seat]
        s.places[seat] = space
        best = 0.0
        if not hunting.why_no_hunt(s, seat):
            found = sorted(
                [
                    self.loot(pile, REGION_OF[space])
                    for at, pile in enumerate(s.quarry)
                    if pile and hunting.cost_of(s, seat, at) <= speed and not hunting.is_barred(s, seat, pile)
                ],
                reverse=True,
            )
            best = max(0.0, found[0]) if found else 0.0
            if SITE_OF[space] == WELL.number and len(found) > 1:
                best += 0.5 * max(0.0, found[1])
        s.places[seat] = here
        return best

    # --- options -------------------------------------------------------------------------------------------------

    def worth(self, ask: str, option: Option) -> float:
        match ask:
            case "move":
                return self._move(option)
            case "act" | "hunt-beside":
                return self._act(option)
            case "activate":
                return self._activate(option)
            case "discard":
                return 1.5 if option.verb == "done" else -self._in_play(CARDS.number(option.args[0]))
            case "digest":
                return 0.2 if option.verb == "done" else -self.card(CARDS.number(option.args[0]))
            case "prepare":
                return 0.0 if option.verb == "done" else self._in_play(CARDS.number(option.args[0])) - 1.5
            case "keep-mission" | "first-mission":
                return self.mission(MISSIONS.number(option.args[0]))
            case "push":
                return self._push(option)
            case "go-astray" | "step-home":
                return self._step(ask, option)
            case "parasol":
                return 1.0 if option.verb == "yes" else 0.0
            case "beginner":
                return 1.0 if option.verb == "yes" else 0.0
            case "like":
                return self._like(option.args[0])
        return 0.0

    def _move(self, option: Option) -> float:
        s, seat = self.s, self.seat
        if option.verb == "stay":
            return self.place(s.places[seat], s.speed) if s.has_speed else 0.0
        if option.verb == "drift":
            return self.place(option.args[0], s.speed)
        thing = option.args[0]
        if not SPACES.holds(thing):
            return self._use(thing)
        space = SPACES.number(thing)
        return self.place(space, s.speed - DISTANCE[s.places[seat]][space])

    def _act(self, option: Option) -> float:
        s, seat = self.s, self.seat
        if option.verb == "done":
            return 0.0
        if option.verb == "hunt":
            return self.loot(s.quarry[option.args[0]], REGION_OF[s.places[seat]])
        if option.verb == "hunt-in-tavern":
            return 1.5 * len(s.tavern) if self.prospects.slack(s.places[seat]) > 0 else -1.0
        thing = option.args[0]
        if not CARDS.holds(thing):
            more = self._speed_of(thing)
            return self._faster_hunt(more) if more else self._use(thing)
        card = CARDS.number(thing)
        if card in s.roses:
            return self._rose(card)
        return 0.3 - self.card(card)

    def _activate(self, option: Option) -> float:
        if option.verb == "done":
            return 0.5
        thing = option.args[0]
        if not CARDS.holds(thing):
            return self._use(thing)
        card = BOOK.cards[thing]
        if card.part("sacrificed") is not None:
            worst = min([self.card(human) for human in moves.digestible(self.s, self.seat)], default=0.0)
            return 0.5 - worst - self.card(CARDS.number(thing)) - 2.0
        return 5.0 + SPEED[CARDS.number(thing)]  # it must be done; what draws comes before what discards

    def _use(self, thing: int) -> float:
        """Tokens and golden missions: for points at once, or where speed and hunts are wanted."""
        s, seat = self.s, self.seat
        part = BOOK.cards[thing].part("used")
        assert isinstance(part, Instant | Upon)
        if MISSIONS.holds(thing):
            return self._golden(part.do)
        if VAMPIRES.holds(thing):
            return 2.0 if s.moon > 6 else -1.0
        if TOKENS.holds(thing) and part.fits(MOVING):
            return 8.0 if self.prospects.slack(s.places[seat]) < 0 or s.moon >= LAST_TURN else -1.0
        if part.fits(ACTING):
            return self._hunt_again() - self._kept_for()
        return 2.0

    def _golden(self, do: Node) -> float:
        """It is used once: not before it pays as much as it can be hoped to, unless the night is nearly over."""
        s, seat = self.s, self.seat
        hoped = 1.0 if self.prospects.turns < TIME_TO_WAIT else FULL_NUMBER
        if isinstance(do, ScoreEachHunted):
            return GOLDEN_USED if s.last_hunt[1] >= hoped else -1.0
        if isinstance(do, ScoreEachPushed):
            return GOLDEN_USED if s.pushed >= min(hoped, FULL_NUMBER_OF_VAMPIRES) else -1.0
        if isinstance(do, HuntAgain):
            return self._hunt_again() - self._kept_for()
        if isinstance(do, Quicken):
            return GOLDEN_USED if self.prospects.slack(s.places[seat]) < 0 or hoped < FULL_NUMBER else -1.0
        return GOLDEN_USED

    def _kept_for(self) -> float:
        return WORTH_OF_A_HUNT_KEPT + WORTH_OF_A_TURN_TO_WAIT * self.prospects.turns

    def _hunt_again(self) -> float:
        """The best pile that another hunt would bring here and now."""
        s = self.s
        kept = s.hunts
        s.hunts = max(0, kept) + 1
        best = self._best_hunt(s.places[self.seat], s.speed)
        s.hunts = kept
        return best

    def _speed_of(self, thing: int) -> int:
        """What the token adds to the speed of a turn."""
        part = BOOK.cards[thing].part("used")
        return part.do.n if TOKENS.holds(thing) and isinstance(part, Instant) and isinstance(part.do, Quicken) else 0

    def _faster_hunt(self, more: int) -> float:
        """The best pile that so much more speed would pay for; the token is better kept for the way home."""
        s, seat = self.s, self.seat
        kept_for = WORTH_OF_A_SPEED_TOKEN if self.prospects.turns else WHAT_IS_LEFT_AT_DAWN
        return self._best_hunt(s.places[seat], s.speed + more) - kept_for

    def _in_play(self, card: int) -> float:
        """What it is worth to have it in play in this turn."""
        worth = float(SPEED[card])
        for harm, cost in HARM.items():
            if card in cards_that(harm):
                worth -= cost
        if card not in cards_that(PERMANENT):
            return worth
        # Discarded it comes back with the next shuffle, if there is one. All of it counts in spaces.
        away = min(WAIT_FOR_A_SHUFFLE, self.prospects.turns + 1)
        each_turn = max(0.0, SPEED[card] + _adds(card)) + _pays_each_turn(card) / self.worth_of_speed
        return worth + STAYING + away * each_turn

    def mission(self, mission: int) -> float:
        part = BOOK.cards[MISSIONS.thing(mission)].part("scored")
        if not isinstance(part, Worth):
            return GOLDEN
        s = self.s
        now = part.points(s, self.seat)
        ahead = 1.0 + self.prospects.turns / 5
        return now * ahead + 0.5 * part.n if hasattr(part, "n") else now * ahead

    def _push(self, option: Option) -> float:
        """Others are sent away from home, if anywhere."""
        if option.verb == "done":
            return 0.0
        space = SPACES.number(option.args[0])
        return 0.4 * (DISTANCE[space][HOME] - DISTANCE[self.s.places[self.seat]][HOME])

    def _step(self, ask: str, option: Option) -> float:
        if option.verb == "done":
            return 0.0
        space = SPACES.number(option.args[0])
        if ask == "step-home":
            return 1.0 if self.prospects.slack(self.s.places[self.seat]) < 6 else -1.0
        return -float(DISTANCE[space][MAZE])

    def _like(self, kind: int) -> float:
        s, seat = self.s, self.seat
        kept = s.likes[seat]
        s.likes[seat] = (*kept, kind)
        worth = self._worths()
        s.likes[seat] = kept
        return worth


# --- what stands on a card that stays in play ------------------------------------------------------------------------


def _told_by(card: int, moment: Word) -> list[On]:
    """What it does whenever that comes about."""
    return [node for node in BOOK.standing_of(CARDS.thing(card)) if isinstance(node, On) and node.moment is moment]


def _pays_each_turn(card: int) -> float:
    """In points, for a turn that ends and for what is hunted in it."""
    paid = 0.0
    for node in _told_by(card, TURN_ENDS):
        if isinstance(node.do, Score):
            paid += node.do.n
    for node in _told_by(card, HUNTED_HUMAN):
        if isinstance(node.do, Score):
            paid += HUMANS_IN_A_TURN * node.do.n * (1.0 if node.when is None else OF_A_KIND)
    return paid


def _adds(card: int) -> float:
    """To the speed of a turn, besides what is printed on it."""
    speed = 0.0
    for node in _told_by(card, SUMMING):
        if isinstance(node.do, Quicken):
            speed += node.do.n * (1.0 if node.when is None else OFTEN)
    return speed
