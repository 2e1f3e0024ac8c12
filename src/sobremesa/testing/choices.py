"""What must hold of the choices in any position: each one offered can be taken, no other can, in whatever order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from sobremesa.kernel.decision import BESIDE_THE_POINT, Decision
from sobremesa.kernel.errors import NotOffered, Refused, Stale
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import S
from sobremesa.testing.checks import Broken, Checks
from sobremesa.testing.invariants import check_invariants
from sobremesa.testing.sight import difference, eyes_at, sight, told
from sobremesa.testing.words import rule_ids

MOST_ASKED_WHY: Final = 200  # options whose objection is asked for at one time
MOST_TRIED: Final = 60  # offers that are tried at one time
ATTEMPTS: Final = 4  # refused choices that are really tried
REDEALS: Final = 32  # until the other world should have come up

Answer = tuple[int, Option]
T = TypeVar("T")


class Choices(Generic[S]):
    def __init__(self, match: Match[S], census: Mapping[str, int], checks: Checks, rng: Rng) -> None:
        self._match = match
        self._game: Game[S] = match.game
        self._census = census
        self._checks = checks
        self._rng = rng

    def check(self) -> None:
        self._every_offer_is_playable()
        self._all_else_is_refused()
        decisions = self._game.decisions(self._match.state)
        if len(decisions) > 1:
            with self._checks.of("arrival"):
                self._order_of_arrival(decisions)
        if decisions:
            with self._checks.of("sealed"):
                self._sealed(decisions)

    # --- offered and not offered -----------------------------------------------------------------------------

    def _every_offer_is_playable(self) -> None:
        s = self._match.state
        for seat, option in self._some(self._offers(), MOST_TRIED):
            after = self._game.schema.clone(s)
            with self._checks.of("playable"):
                self._apply(after, seat, option)
            check_invariants(self._game, after, self._match.seats, self._census, self._checks)

    def _offers(self) -> list[Answer]:
        s = self._match.state
        asked = [(decision.seat, option) for decision in self._game.decisions(s) for option in decision.options]
        newcomer = self._game.schema.seats_in(s, self._match.seats)
        return asked + [(seat, option) for seat in range(newcomer + 1) for option in self._game.free(s, seat)]

    def _apply(self, s: S, seat: int, option: Option) -> list[Event]:
        log: list[Event] = []
        s.log = log
        self._game.apply(s, seat, option)
        s.log = None
        return log

    def _all_else_is_refused(self) -> None:
        offers = set(self._offers())
        seats = self._game.schema.seats_in(self._match.state, self._match.seats)
        others = [
            (seat, option)
            for seat in range(seats)
            for option in self._some([*self._game.options, *self._game.free_options], MOST_ASKED_WHY)
        ] + [(seats, option) for option in self._game.free_options]
        rules = rule_ids(self._game)
        for seat, option in others:
            with self._checks.of("why not"):
                why = self._match.why_not(seat, option)
                if (why is None) != ((seat, option) in offers):
                    offered = "offered" if (seat, option) in offers else "not offered"
                    raise Broken(f"{option} is {offered} to {seat}, and the rule against it is {why}")
                if why == BESIDE_THE_POINT:
                    if self._match.asked_of(seat) is None:
                        raise Broken(f"{option} is beside the point, and yet {seat} is asked nothing")
                elif why is not None and rules and why not in rules:
                    raise Broken(f"{option} is refused to {seat} by {why!r}, which is no rule")
        for seat, option in self._some([other for other in others if other not in offers], ATTEMPTS):
            self._is_refused(seat, option.key, Refused)
        self._is_refused(0, "no-such-option", NotOffered)
        for asked in self._match.asked[:1]:
            self._is_refused(asked.decision.seat, asked.decision.options[0].key, Stale, "yesterday")

    def _is_refused(self, seat: int, key: str, error: type[Refused], decision: str | None = None) -> None:
        with self._checks.of("refused"):
            attempt = self._match.fork()
            before = self._game.schema.digest(self._match.state)
            try:
                attempt.play(seat, key, decision)
            except error:
                if attempt.version != self._match.version or attempt.asked != self._match.asked:
                    raise Broken(f"{key} was refused to {seat}, and yet it counts") from None
                if before != self._game.schema.digest(attempt.state):
                    raise Broken(f"{key} was refused to {seat}, and yet it changed the state") from None
            else:
                raise Broken(f"{key} was taken from {seat}, to whom it was not offered")

    def _some(self, items: list[T], most: int) -> list[T]:
        if len(items) <= most:
            return items
        return [items[self._rng.below(len(items))] for _ in range(most)]

    # --- several at once -------------------------------------------------------------------------------------

    def _order_of_arrival(self, decisions: tuple[Decision, ...]) -> None:
        answers = [(decision.seat, self._rng.pick(decision.options)) for decision in decisions]
        first = self._all_in(answers)
        self._rng.shuffle(answers)
        if first != self._all_in(answers[::-1]) or first != self._all_in(answers):
            raise Broken(f"it matters in which order these come in: {answers}")

    def _all_in(self, answers: list[Answer]) -> str:
        s = self._game.schema.clone(self._match.state)
        asked = {decision.seat: decision for decision in self._game.decisions(s)}
        for number, (seat, option) in enumerate(answers):
            standing = {decision.seat: decision for decision in self._game.decisions(s)}
            for waiting, _ in answers[number:]:
                if standing.get(waiting) != asked[waiting]:
                    raise Broken(f"{waiting} is no longer asked the same after {answers[:number]}")
            self._game.apply(s, seat, option)
        return self._game.schema.digest(s)

    # --- what others make out of a choice --------------------------------------------------------------------

    def _sealed(self, decisions: tuple[Decision, ...]) -> None:
        """While others have yet to answer, they can't tell what was chosen. Nor can anybody for whom it is as hidden
        as a card that is laid face down."""
        chooser = self._rng.pick(decisions)
        one, other = self._rng.pick(chooser.options), self._rng.pick(chooser.options)
        worlds = [self._game.schema.clone(self._match.state) for _ in range(2)]
        happened = [self._apply(w, chooser.seat, option) for w, option in zip(worlds, (one, other), strict=True)]
        for eye in eyes_at(self._game, worlds[0], self._match.seats):
            if eye == chooser.seat:
                continue
            part = difference(*(sight(self._game, w, eye, self._match.seats) for w in worlds))
            if not part and told(happened[0], eye) != told(happened[1], eye):
                part = "events"
            if part and (len(decisions) > 1 or (part == "events" and self._is_hidden(worlds, eye))):
                raise Broken(f"{eye} can tell by the {part} whether {chooser.seat} chose {one} or {other}")

    def _is_hidden(self, worlds: list[S], eye: int) -> bool:
        """Whether what sets the two worlds apart is dealt anew for that pair of eyes, from the one to the other. What
        was shown and then shuffled into a pile sets nothing apart but the pile's order, and that wasn't chosen."""
        here, there = worlds
        fields = [info.name for info in self._game.schema.fields if not info.is_rng]
        apart = [name for name in fields if getattr(here, name) != getattr(there, name)]
        if all(_unordered(getattr(here, name)) == _unordered(getattr(there, name)) for name in apart):
            return False
        redealt = (self._game.redeal(here, eye, self._rng.branch()) for _ in range(REDEALS))
        return any(all(getattr(w, name) == getattr(there, name) for name in apart) for w in redealt)


def _unordered(value: object) -> object:
    """The same with its zones in order, which are tuples."""
    if isinstance(value, tuple):
        return sorted(map(_unordered, value), key=repr)
    return [*map(_unordered, value)] if isinstance(value, list) else value
