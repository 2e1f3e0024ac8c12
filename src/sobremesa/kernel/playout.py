"""Play a match to its end with bots, as fast as the rules allow: no record, no events, nothing described."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sobremesa.kernel.bot import Bot, Look
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Settings
from sobremesa.kernel.state import S
from sobremesa.kernel.talk import Talk


def deal(game: Game[S], seats: int, settings: Settings, rng: Rng, log: list[Event] | None = None) -> S:
    """A match at its first decision; the settings must be complete. If there is a `log`, what happens stands in it."""
    s = game.setup(seats, settings, rng)
    s.log = log
    game.begin(s)
    return s


def play_out(
    game: Game[S],
    s: S,
    bots: Sequence[Bot[S]],
    witness: Callable[[S, Decision, Option], object] | None = None,
    strangers: frozenset[int] = frozenset(),
) -> int:
    """Let the bots choose until the match is over; says how many choices were made.

    `witness` is told of each choice before it changes anything; it must leave the state as it is. Bots that want to
    hear what happened hear what stands in the state's log, if it was dealt with one. `strangers` are the seats of bots
    that don't play as the house does. Where the game has talk, bots have their say; that isn't counted.
    """
    choices = 0
    log = () if s.log is None else s.log
    talk = Talk(game, bots.__getitem__) if game.said else None

    def say(decision: Decision, option: Option) -> None:
        if witness is not None:
            witness(s, decision, option)
        game.apply(s, decision.seat, option)

    while True:
        asked = game.decisions(s)
        if not asked:
            return choices
        decision = asked[0]
        option = bots[decision.seat].choose(Look(game, s, decision, log=log, strangers=strangers))
        if option not in decision.options:
            raise SobremesaError(f"the bot of seat {decision.seat} chose {option}, which it was not offered")
        if witness is not None:
            witness(s, decision, option)
        game.apply(s, decision.seat, option)
        choices += 1
        if talk is not None:
            talk.go_on(lambda: s, say, log)


def play_out_at_random(game: Game[S], s: S, rng: Rng, *, knowing: bool = False) -> int:
    """The same with every option as likely as any other.

    Nobody looks at such a match, and no rule goes by what seats know of hidden things: so that isn't noted, unless the
    match is to be a `knowing` one. Without, its state can't be looked at, saved or dealt anew any more.
    """
    if not knowing:
        s.is_blind = True
    choices = 0
    while asked := s.asked or game.decisions(s):
        decision = asked[0]
        options = decision.options
        n = len(options)
        game.apply(s, decision.seat, options[rng.below(n) if n > 1 else 0])
        choices += 1
    return choices
