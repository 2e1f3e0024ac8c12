"""Each holds two cards and shows one; then all vote, sealed, whether the cards kept add up to a high sum."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sobremesa.kernel import ballot
from sobremesa.kernel.bot import Look
from sobremesa.kernel.decision import Args, Decision
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Component, Game, GameInfo, Outcome
from sobremesa.kernel.option import Catalogue, Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Flag, Number, Pick, Settings
from sobremesa.kernel.sketch import Panel, Sketch
from sobremesa.kernel.state import ALL, COUNT, NOBODY, OWNER, Plain, Schema, State, seen_by
from sobremesa.kernel.zones import Zone, shuffled, without

HIGHEST: Final = 9
NONE: Final = 0

OPTIONS: Final = Catalogue()
PICK: Final = {card: OPTIONS.add("pick", card) for card in range(1, HIGHEST + 1)}
SHOW: Final = OPTIONS.add("show")
OTHER: Final = OPTIONS.add("other")
LOW: Final = OPTIONS.add("low")
HIGH: Final = OPTIONS.add("high")

FREE: Final = Catalogue()
NOD: Final = FREE.add("nod")
COUGH: Final = FREE.add("cough")


@dataclass(eq=False)
class Whispers(State):
    rng: Rng = seen_by(NOBODY)
    highest: int = seen_by(ALL)
    quiet: bool = seen_by(ALL)
    deck: Zone = seen_by(NOBODY, back=COUNT)
    hands: list[Zone] = seen_by(OWNER, back=COUNT)
    picked: list[int] = seen_by(OWNER)
    shown: list[int] = seen_by(ALL)
    nods: list[int] = seen_by(ALL)
    votes: list[int] = seen_by(OWNER, back=ballot.is_in)


class WhispersGame(Game[Whispers]):
    info = GameInfo(
        id="whispers",
        version=1,
        seats=(2, 4),
        settings=(Number("highest", HIGHEST, 8, HIGHEST), Flag("quiet"), Pick("tone", "soft", ("soft", "loud"))),
        longest=100,
    )
    schema = Schema(Whispers)
    options = OPTIONS
    free_options = FREE

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Whispers:
        highest = int(settings["highest"])
        deck = shuffled(range(1, highest + 1), rng)
        return Whispers(
            rng=rng,
            highest=highest,
            quiet=bool(settings["quiet"]),
            deck=deck[2 * seats :],
            hands=[tuple(sorted(deck[2 * seat : 2 * seat + 2])) for seat in range(seats)],
            picked=[NONE] * seats,
            shown=[NONE] * seats,
            nods=[0] * seats,
            votes=[ballot.NOT_YET] * seats,
        )

    def begin(self, s: Whispers) -> None:
        for seat, hand in enumerate(s.hands):
            tell(s, Event("dealt", (("who", seat),), secret=(("cards", hand),), to=(seat,)))

    def decisions(self, s: Whispers) -> tuple[Decision, ...]:
        if NONE in s.shown:
            seat = s.shown.index(NONE)
            if s.picked[seat]:
                return (Decision(seat, "sure", "whispers-1.3", (SHOW, OTHER)),)
            return (Decision(seat, "pick", "whispers-1.1", tuple(PICK[card] for card in s.hands[seat])),)
        return tuple(
            Decision(seat, "vote", "whispers-2.1", (LOW, HIGH))
            for seat, vote in enumerate(s.votes)
            if vote == ballot.NOT_YET
        )

    def apply(self, s: Whispers, seat: int, option: Option) -> None:
        if option.verb == "pick":
            s.picked[seat] = option.args[0]
            tell(s, Event("picked", (("who", seat),)))
        elif option in (SHOW, OTHER):
            card = s.picked[seat] if option is SHOW else without(s.hands[seat], s.picked[seat])[0]
            s.picked[seat] = NONE
            s.shown[seat] = card
            s.hands[seat] = without(s.hands[seat], card)
            tell(s, Event("showed", (("who", seat), ("value", card)), reveals=True))
        elif option in (LOW, HIGH):
            s.votes[seat] = option.index
            tell(s, Event("voted", (("who", seat),)))
        else:
            s.nods[seat] += 1
            tell(s, Event(option.verb, (("who", seat),)))

    def outcome(self, s: Whispers) -> Outcome | None:
        if not ballot.is_closed(s.votes):
            return None
        truth = HIGH if 2 * sum(map(sum, s.hands)) > (s.highest + 1) * len(s.hands) else LOW
        winners = tuple(seat for seat, vote in enumerate(s.votes) if vote == truth.index)
        ending = "high" if truth is HIGH else "low"
        return Outcome(ending, winners, tuple(1.0 if seat in winners else -1.0 for seat in range(len(s.votes))))

    def why_not(self, s: Whispers, seat: int, option: Option) -> str | None:
        asked = next((decision for decision in self.decisions(s) if decision.seat == seat), None)
        if asked is not None and option in asked.options:
            return None
        if option in FREE:
            return None if option in self.free(s, seat) else "whispers-3.1"
        if option.verb == "pick":
            return "whispers-1.2" if asked is not None and asked.ask == "pick" else "whispers-1.1"
        return "whispers-1.3" if option in (SHOW, OTHER) else "whispers-2.1"

    def redeal(self, s: Whispers, seat: int, rng: Rng) -> Whispers:
        world = self.schema.clone(s)
        world.rng, world.asked = rng.branch(), None
        unseen = [*s.deck, *(card for other, hand in enumerate(s.hands) if other != seat for card in hand)]
        rng.shuffle(unseen)
        for other, hand in enumerate(s.hands):
            if other != seat:
                world.hands[other] = tuple(sorted(unseen.pop() for _ in hand))
        world.deck = tuple(unseen)
        return world

    def census(self, s: Whispers) -> Mapping[str, int]:
        return {"cards": len(s.deck) + sum(map(len, s.hands)) + sum(card != NONE for card in s.shown)}

    def free(self, s: Whispers, seat: int) -> tuple[Option, ...]:
        return () if s.quiet or s.nods[seat] or not self.decisions(s) else (NOD, COUGH)

    def derive(self, view: Plain) -> Plain:
        return {"seat": view["seat"]}

    def describe(self, view: Plain, option: Option) -> Args:
        return (("value", option.args[0]),) if option.verb == "pick" else ()

    def sketch(self, view: Plain) -> Sketch:
        panels = []
        for seat, (hand, shown) in enumerate(zip(view["hands"], view["shown"], strict=True)):
            mine = isinstance(hand, tuple)
            held: Args = (("cards", hand),) if mine else (("count", hand),)
            lines = (("board-hand" if mine else "board-count", held), ("board-shown", (("value", shown),)))
            panels.append(Panel(("board-seat", (("who", seat),)), lines, "mine" if mine else ""))
        return ((Panel(("board-deck", ()), (("board-count", (("count", view["deck"]),)),), "dim"),), tuple(panels))

    def components(self, settings: Settings) -> tuple[Component, ...]:
        cards = range(1, int(settings["highest"]) + 1)
        return (
            *(Component("card", str(card), 1, (("says-worth", (("value", card),)),)) for card in cards),
            Component("piece", "token", 4),
        )

    def house(self, seat: int, rng: Rng) -> Cautious:
        return Cautious()


class Cautious:
    """Shows its lowest card and always votes low."""

    def choose(self, look: Look[Any]) -> Option:
        return look.decision.options[0]


def tell(s: Whispers, event: Event) -> None:
    if s.log is not None:
        s.log.append(event)


GAME: Final = WhispersGame()
