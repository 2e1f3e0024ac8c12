"""What must hold of any position, whoever looks and whatever came before."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.kernel.decision import Args, Decision
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.sketch import TONES, Panel, Piece
from sobremesa.kernel.state import SPECTATOR, Plain, S, State
from sobremesa.testing.checks import Broken, Checks
from sobremesa.testing.language import check_ears
from sobremesa.testing.position import census_complaint
from sobremesa.testing.words import rule_ids

_WORKING_MEMORY = frozenset(vars(State)) | frozenset(State.__annotations__)


def check_invariants(game: Game[S], s: S, seats: int, census: Mapping[str, int], checks: Checks) -> None:
    with checks.of("fields"):
        _fields(game, s)
    with checks.of("ears"):
        check_ears(s)
    with checks.of("census"):
        if lost := census_complaint(census, game.census(s)):
            raise Broken(lost)
    with checks.of("decisions"):
        _decisions(game, s, game.schema.seats_in(s, seats))
    with checks.of("people"):
        _people(game, s, game.schema.seats_in(s, seats))
    with checks.of("ending"):
        _ending(game, s, game.schema.seats_in(s, seats))


def _fields(game: Game[S], s: S) -> None:
    if complaints := game.schema.complaints(s):
        raise Broken("; ".join(complaints))
    declared = {info.name for info in game.schema.fields}
    if strays := set(getattr(s, "__dict__", ())) - declared - _WORKING_MEMORY:
        raise Broken(f"the state holds what was never declared and would not be saved: {', '.join(sorted(strays))}")


def _decisions(game: Game[S], s: S, seats: int) -> None:
    before = game.schema.digest(s)
    decisions = game.decisions(s)
    if game.schema.digest(s) != before:
        raise Broken("asking for the decisions changed the state")
    afresh = game.schema.clone(s)
    afresh.asked = None
    if game.decisions(afresh) != decisions:
        raise Broken(f"{decisions} are remembered, but worked out anew they are {game.decisions(afresh)}")
    asked = [decision.seat for decision in decisions]
    if len(asked) != len(set(asked)):
        raise Broken(f"a seat is asked twice: {asked}")
    for decision in decisions:
        _decision(game, decision, seats)
    for seat in range(seats + 1):
        _offer(f"what seat {seat} may do unasked", game.free(s, seat), game.free_options)


def _decision(game: Game[S], decision: Decision, seats: int) -> None:
    if not 0 <= decision.seat < seats:
        raise Broken(f"seat {decision.seat} is asked at a table of {seats}")
    if not decision.ask or not decision.source:
        raise Broken(f"{decision} doesn't say what it asks, or under which rule")
    if not decision.options:
        raise Broken(f"seat {decision.seat} is asked {decision.ask!r} and can choose nothing")
    rules = rule_ids(game)
    if rules and decision.source not in rules:
        raise Broken(f"{decision} cites {decision.source}, which is no rule")
    _arguments(decision.args)
    _offer(str(decision), decision.options, game.options)


def _offer(what: str, offered: tuple[Option, ...], catalogue: object) -> None:
    assert hasattr(catalogue, "find")
    indexes = [option.index for option in offered]
    if indexes != sorted(set(indexes)):
        raise Broken(f"{what}: the options are not in the order of the catalogue, each once")
    if any(catalogue.find(option.key) is not option for option in offered):
        raise Broken(f"{what}: not all options are of the catalogue")


def _people(game: Game[S], s: S, seats: int) -> None:
    fallen, quiet = game.fallen(s), game.quiet(s)
    for some in (fallen, quiet):
        if list(some) != sorted(set(some) & set(range(seats))):
            raise Broken(f"{some} are not seats in order, at a table of {seats}")
    if quiet and not game.info.quiet:
        raise Broken(f"{quiet} must keep silent in a game that says nobody must")
    for seat in fallen:
        if game.free(s, seat) or any(decision.seat == seat for decision in game.decisions(s)):
            raise Broken(f"seat {seat} has fallen and still has something to choose")


def check_fallen(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    if risen := set(before).difference(after):
        raise Broken(f"{sorted(risen)} had fallen for good and are back")


def check_starts(game: Game[S], events: tuple[Event, ...], seats: int) -> None:
    for event in events:
        anew = game.starts_anew(event.seen_from(SPECTATOR))
        if anew is not None and not 0 <= anew < seats:
            raise Broken(f"with {event} seat {anew} starts anew at a table of {seats}")


def _ending(game: Game[S], s: S, seats: int) -> None:
    outcome = game.outcome(s)
    if (outcome is None) != bool(game.decisions(s)):
        raise Broken(f"the outcome is {outcome} and the decisions are {game.decisions(s)}")
    if outcome is None:
        return
    if not outcome.ending:
        raise Broken("it ended without saying how")
    if len(outcome.returns) != seats:
        raise Broken(f"{len(outcome.returns)} returns for {seats} seats")
    if list(outcome.winners) != sorted(set(outcome.winners) & set(range(seats))):
        raise Broken(f"the winners are {outcome.winners} at a table of {seats}")


def check_sketch(game: Game[S], view: Plain, *, must_show: bool) -> None:
    """The board in words says only what can be shown and chosen; a game that people play has one."""
    sketch = game.sketch(view)
    if must_show and not any(sketch):
        raise Broken(f"there is no sketch of what seat {view['seat']} sees")
    for panel in (panel for row in sketch for panel in row):
        parts: tuple[Panel | Piece, ...] = (panel, *panel.pieces)
        for part in parts:
            if part.tone not in TONES:
                raise Broken(f"{part} is in a tone that nobody knows")
            strangers = [
                option
                for option in part.options
                if all(catalogue.find(option.key) is not option for catalogue in (game.options, game.free_options))
            ]
            if strangers:
                raise Broken(f"{part} is meant by {strangers}, which are not of the catalogue")


def check_events(game: Game[S], events: tuple[Event, ...], seats: int) -> None:
    rules = rule_ids(game)
    for event in events:
        if event.rule and rules and event.rule not in rules:
            raise Broken(f"{event.kind} cites {event.rule}, which is no rule")
        if not event.kind:
            raise Broken("an event without a kind")
        _arguments(event.args + event.secret)
        if any(not SPECTATOR < seat < seats for seat in event.to):
            raise Broken(f"{event.kind} is told to {event.to} at a table of {seats}")


def _arguments(args: Args) -> None:
    names = [name for name, _ in args]
    if len(names) != len(set(names)) or "kind" in names:
        raise Broken(f"arguments that hide one another: {names}")
    for name, value in args:
        if not isinstance(value, int | str | tuple):
            raise Broken(f"the argument {name} is {value!r}")
