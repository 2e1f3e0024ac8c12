"""A small game with everything an observation must tell apart: hands, backs, a pile, a sealed vote."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sobremesa.kernel import ballot
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.game import Component, Game, GameInfo, Outcome
from sobremesa.kernel.option import Catalogue, Option
from sobremesa.kernel.phrase import Args, Phrase
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Flag, Settings
from sobremesa.kernel.sketch import Panel, Sketch
from sobremesa.kernel.state import ALL, COUNT, NOBODY, OWNER, TOP, TOTAL, Plain, Schema, State, seen_by
from sobremesa.kernel.zones import Zone, shuffled, without

CARDS: Final = 10
HAND: Final = 2


@dataclass(eq=False)
class Hush(State):
    rng: Rng = seen_by(NOBODY)
    mood: str = seen_by(ALL, words=("quiet", "loud"))
    hands: list[Zone] = seen_by(OWNER, back=COUNT, size=(4, HAND), kinds=CARDS, bounds=(0, 1))
    deck: Zone = seen_by(NOBODY, back=COUNT, size=(), bounds=(0, 6))
    pile: Zone = seen_by(NOBODY, back=TOP, size=(2,), bounds=((0, CARDS - 1), (1, CARDS)))
    stones: list[int] = seen_by(NOBODY, back=TOTAL, size=(), bounds=(4, 4))
    secrets: list[int] = seen_by(OWNER, size=(4,), bounds=(0, 4))
    nothing: int = seen_by(NOBODY, size=())
    best: int = seen_by(ALL, size=(), bounds=(-1, CARDS - 1))
    turn: int = seen_by(ALL, size=(), bounds=(0, 3))
    votes: list[int] = seen_by(OWNER, back=ballot.is_in, size=(4,), bounds=(-1, 3))


OPTIONS: Final = Catalogue()
PLAYS: Final = tuple(OPTIONS.add("play", card) for card in range(CARDS))
VOTES: Final = tuple(OPTIONS.add("vote", seat) for seat in range(4))


class HushGame(Game[Hush]):
    """Everybody plays their hand, one card a turn, drawing while there is a deck; then all name a seat at once."""

    info = GameInfo(id="hush", version=3, seats=(2, 4), settings=(Flag("loud"),), longest=CARDS + 4)
    schema = Schema(Hush)
    options = OPTIONS
    free_options = Catalogue()

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Hush:
        cards = shuffled(range(CARDS), rng)
        hands = [tuple(sorted(cards[seat * HAND : seat * HAND + HAND])) for seat in range(seats)]
        return Hush(
            rng=rng,
            mood="loud" if settings["loud"] else "quiet",
            hands=hands,
            deck=cards[seats * HAND :],
            pile=(),
            stones=[3, 1],
            secrets=[rng.below(5) for _ in range(seats)],
            nothing=7,
            best=-1,
            turn=0,
            votes=[],
        )

    def decisions(self, s: Hush) -> tuple[Decision, ...]:
        if any(s.hands):
            options = tuple(PLAYS[card] for card in s.hands[s.turn])
            return (Decision(s.turn, "play", "hush-1", options),)
        voters = [seat for seat, vote in enumerate(s.votes) if vote == ballot.NOT_YET]
        return tuple(Decision(seat, "vote", "hush-2", VOTES[: len(s.hands)]) for seat in voters)

    def apply(self, s: Hush, seat: int, option: Option) -> None:
        value = option.args[0]
        if option.verb == "vote":
            s.votes[seat] = value
            return
        s.hands[seat] = without(s.hands[seat], value)
        s.pile = (value, *s.pile)
        s.best = max(s.best, value)
        if s.deck:
            s.hands[seat] = tuple(sorted((*s.hands[seat], s.deck[0])))
            s.deck = s.deck[1:]
        s.turn = (seat + 1) % len(s.hands)
        if not any(s.hands):
            s.votes = ballot.opened(len(s.hands), range(len(s.hands)))
        while any(s.hands) and not s.hands[s.turn]:
            s.turn = (s.turn + 1) % len(s.hands)

    def outcome(self, s: Hush) -> Outcome | None:
        if not s.votes or not ballot.is_closed(s.votes):
            return None
        winner = ballot.tally(s.votes, range(len(s.votes)))
        assert winner is not None
        returns = tuple(1.0 if seat == winner else -0.5 for seat in range(len(s.votes)))
        return Outcome("named", (winner,), returns)

    def why_not(self, s: Hush, seat: int, option: Option) -> str | None:
        for decision in self.decisions(s):
            if decision.seat == seat and option in decision.options:
                return None
        return "hush-1" if any(s.hands) else "hush-2"

    def redeal(self, s: Hush, seat: int, rng: Rng) -> Hush:
        world = self.schema.clone(s)
        unseen = shuffled([*s.deck, *(card for i, hand in enumerate(s.hands) if i != seat for card in hand)], rng)
        for other, hand in enumerate(s.hands):
            if other != seat:
                world.hands[other] = tuple(sorted(unseen[: len(hand)]))
                unseen = unseen[len(hand) :]
                world.secrets[other] = rng.below(5)
                if ballot.is_in(s.votes[other] if s.votes else ballot.NOT_YET):
                    world.votes[other] = rng.below(len(s.hands))
        world.deck = unseen
        world.nothing = rng.below(100)
        world.rng = Rng(rng.key)
        return world

    def census(self, s: Hush) -> Mapping[str, int]:
        return {"cards": len(s.deck) + len(s.pile) + sum(map(len, s.hands))}

    def components(self, settings: Settings) -> tuple[Component, ...]:
        return (Component("card", "card", CARDS),)

    def describe(self, view: Plain, option: Option) -> Args:
        return (("card" if option.verb == "play" else "who", option.args[0]),)

    def derive(self, view: Plain) -> Plain:
        return {"mine": view["hands"][view["seat"]]}

    def sketch(self, view: Plain) -> Sketch:
        hand: Phrase = ("hand", (("cards", view["mine"]),))
        table = Panel(("deck", (("count", view["deck"]),)), ())
        return ((table,), (Panel(("turn-of", (("who", view["turn"]),)), (hand,)),))


GAME: Final = HushGame()
