"""The checks are checked: faults that can be planted in any game, each with the check that must catch it.

    faulty = planted(GAME, census=lambda self, s: {})

gives a game that is the given one but for what is named. `faults(game)` are the faults that the game could have, for
which its `traits` give ground; `in_turn(games)` are those of several games, each kind once. `caught(fault)` fuzzes the
faulty game and says which check was the first to object.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar, final

from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import REVEALS
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng, derive
from sobremesa.kernel.sketch import Panel, Sketch
from sobremesa.kernel.state import OWNER, FieldInfo, Plain
from sobremesa.testing.runs import Fuzzing, Report
from sobremesa.testing.sight import secrets_of
from sobremesa.testing.traits import Traits, traits_of
from sobremesa.testing.walk import scrambled
from sobremesa.testing.words import has_rules, has_texts

AnyGame = Game[Any]
T = TypeVar("T")

SOON: Final = 50  # choices; a match that never ends shows sooner when it may not be long
PART: Final = 5  # matches between two looks at what only shows of many


def planted(game: AnyGame, /, **members: Any) -> AnyGame:
    """The same game with some methods or attributes replaced. Its texts and rules are still found."""
    cls = type(game)
    faulty: AnyGame = type(f"Faulty{cls.__name__}", (cls,), {"__module__": cls.__module__, **members})()
    return faulty


def with_schema(game: AnyGame, **members: Any) -> AnyGame:
    """The same game with `clone`, `cut` or another part of its schema replaced."""
    schema = copy(game.schema)
    vars(schema).update(members)
    return planted(game, schema=schema)


@final
@dataclass(frozen=True)
class Fault:
    kind: str
    caught_by: tuple[str, ...]  # the checks that may rightly be the first to object
    game: AnyGame
    field: str = ""  # of the state that it is about, if it is about one

    @property
    def name(self) -> str:
        return f"{self.kind} {self.field}" if self.field else self.kind

    def __str__(self) -> str:
        return f"{self.game.info.id}: {self.name}"


def caught(fault: Fault, matches: int = 200, intensity: float = 0.3) -> str:
    """The name of the check that catches the fault; empty if none does in that many matches."""
    fuzzing = Fuzzing(matches, fault.name, (), {}, intensity)
    report = Report()
    with scrambled(Rng(derive(b"", fault.name))):  # the same each time, even where a fault draws from outside
        for at in range(0, matches, PART):
            report.merge(fuzzing.part(fault.game, range(at, min(at + PART, matches))))
            report.conclude()
            if report.finding is not None:
                return report.finding.check
    return ""


def faults(game: AnyGame) -> list[Fault]:
    """Every fault here that the game could have."""
    traits = traits_of(game)
    found = [
        *_wrong_people(game, traits),
        *_wrong_offers(game, traits),
        *_wrong_courses(game),
        *_wrong_copies(game, traits),
        *_wrong_words(game),
    ]
    for info in game.schema.fields:
        if info.name in traits.uncertain:
            found += _leaks(game, info, traits)
    if traits.uncertain:
        found += [*_wrong_redeals(game), *_people_by_hand(game)]
    if traits.tells_by_choosing:
        found.append(_loose_undo(game))
    if _generators(game):
        found += _wrong_draws(game, traits)
    return found


def in_turn(games: Iterable[AnyGame]) -> list[Fault]:
    """Each kind of fault once, in the quicker half of the games that could have it; games and fields in turn."""
    kinds: dict[str, list[list[Fault]]] = defaultdict(list)
    for game in sorted(games, key=lambda game: game.info.longest):
        of_game: dict[str, list[Fault]] = defaultdict(list)
        for fault in faults(game):
            of_game[fault.kind].append(fault)
        for kind, found in of_game.items():
            kinds[kind].append(found)
    return [
        _the(number, _the(number + 1, of_games[: (len(of_games) + 1) // 2]))
        for number, of_games in enumerate(kinds.values())
    ]


def _the(number: int, items: list[T]) -> T:
    return items[number % len(items)]


# --- the tools ---------------------------------------------------------------------------------------------------


def _generators(game: AnyGame) -> list[str]:
    return [info.name for info in game.schema.fields if info.is_rng]


def _seats(game: AnyGame, s: Any) -> tuple[int, ...]:
    return tuple(range(game.schema.seats_in(s, game.info.seats[0])))


def _number_of(s: Any, name: str) -> int:
    """A number that differs where the field differs."""
    return int.from_bytes(derive(b"", repr(getattr(s, name)))[:4], "little")


def _with(decision: Decision, **changed: Any) -> Decision:
    parts = {name: getattr(decision, name) for name in ("seat", "ask", "source", "options", "args")}
    return Decision(**{**parts, **changed})


def _asking(game: AnyGame, rewrite: Callable[[Any, Decision], Decision]) -> AnyGame:
    """The game with every decision rewritten."""

    def decisions(_: AnyGame, s: Any) -> tuple[Decision, ...]:
        return tuple(rewrite(s, decision) for decision in game.decisions(s))

    return planted(game, decisions=decisions)


def _doing(
    game: AnyGame,
    before: Callable[[Any, int, Option], None] | None = None,
    after: Callable[[Any, int, Option], None] | None = None,
) -> AnyGame:
    """The game with something done before or after every choice."""

    def apply(_: AnyGame, s: Any, seat: int, option: Option) -> None:
        if before is not None:
            before(s, seat, option)
        game.apply(s, seat, option)
        if after is not None:
            after(s, seat, option)

    return planted(game, apply=apply)


_TOLD = "undo: told"
_ONWARD = "possible worlds: onward"  # what breaks a match breaks a world that is played on
_APART = ("two worlds: sight", "two worlds: untold", _TOLD)  # whatever tells two worlds apart is something told


# --- leaks -------------------------------------------------------------------------------------------------------


def _leaks(game: AnyGame, info: FieldInfo, traits: Traits) -> Iterator[Fault]:
    name, cut = info.name, game.schema.cut

    def tell(s: Any, _seat: int, _option: Option) -> None:
        for number, event in enumerate(s.log or ()):
            if event.secret or not event.reveals:
                args = (*event.args, ("leaked", _number_of(s, name)))
                s.log[number] = Event(event.kind, args, event.secret, event.to, event.reveals)
                return

    def prompt(s: Any, decision: Decision) -> Decision:
        return _with(decision, args=(*decision.args, ("leaked", _number_of(s, name))))

    in_view = with_schema(game, cut=lambda s, seat: {**cut(s, seat), name: getattr(s, name)})
    yield Fault("the view shows", (*_APART, "sealed"), in_view, name)
    if traits.tells_plainly:
        telling = _doing(game, after=tell)
        yield Fault("an event tells", ("two worlds: events", "sealed", "possible worlds: past", _TOLD), telling, name)
    yield Fault("a prompt tells", (*_APART, "arrival", "sealed"), _asking(game, prompt), name)


def _wrong_redeals(game: AnyGame) -> Iterator[Fault]:
    def unchanged(_: AnyGame, s: Any, _seat: int, rng: Rng) -> Any:
        w = game.schema.clone(s)
        for name in _generators(game):
            setattr(w, name, rng.branch())
        return w

    def of_a_neighbour(_: AnyGame, s: Any, seat: int, rng: Rng) -> Any:
        return game.redeal(s, seat - 1, rng)

    def in_place(_: AnyGame, s: Any, seat: int, rng: Rng) -> Any:
        w = game.redeal(s, seat, rng)
        for info in game.schema.fields:
            setattr(s, info.name, getattr(w, info.name))
        return w

    apart = (*_APART, "two worlds: redeal")
    yield Fault("redealing changes nothing", ("two worlds: variety",), planted(game, redeal=unchanged))
    yield Fault("redealing touches the real match", ("two worlds: redeal",), planted(game, redeal=in_place))
    if any(info.see == OWNER for info in game.schema.fields):
        yield Fault("redealing shows another seat's cards", apart, planted(game, redeal=of_a_neighbour))
        if game.info.seats[0] > 1:
            yield Fault("who is asked depends on what is hidden", (*apart, "arrival"), _asks_by_hand(game))


def _asks_by_hand(game: AnyGame) -> AnyGame:
    """One seat more is asked, or not, by what is hidden; whatever it answers changes nothing."""
    owned = [info.name for info in game.schema.fields if info.see == OWNER]

    def decisions(_: AnyGame, s: Any) -> tuple[Decision, ...]:
        asked = game.decisions(s)
        if len(asked) != 1 or sum(_number_of(s, name) for name in owned) % 2:
            return asked
        return (*asked, _with(asked[0], seat=1 - min(1, asked[0].seat)))

    def apply(_: AnyGame, s: Any, seat: int, option: Option) -> None:
        if game.why_not(s, seat, option) is None:
            game.apply(s, seat, option)

    def why_not(self: AnyGame, s: Any, seat: int, option: Option) -> str | None:
        asked = next((decision for decision in self.decisions(s) if decision.seat == seat), None)
        return None if asked and option in asked.options else game.why_not(s, seat, option)

    return planted(game, decisions=decisions, apply=apply, why_not=why_not)


# --- who plays and talks -----------------------------------------------------------------------------------------


def _wrong_people(game: AnyGame, traits: Traits) -> Iterator[Fault]:
    def not_asked(_: AnyGame, s: Any) -> tuple[int, ...]:
        """Everybody whose turn it isn't."""
        asked = {decision.seat for decision in game.decisions(s)}
        return tuple(seat for seat in _seats(game, s) if seat not in asked)

    if traits.asks_again:
        yield Fault("who has fallen comes back", ("people",), planted(game, fallen=not_asked))
    yield Fault("who has fallen is still asked", ("people",), planted(game, fallen=lambda _, s: _seats(game, s)))
    silenced = planted(game, info=replace(game.info, quiet=False), quiet=lambda *_: (0,))
    yield Fault("somebody must keep silent in a game without silence", ("people",), silenced)


def _people_by_hand(game: AnyGame) -> Iterator[Fault]:
    """Who has fallen, or must keep silent, depends on what is hidden."""
    hidden = [info.name for info in secrets_of(game)]

    def told_by_hand(_: AnyGame, s: Any) -> tuple[int, ...]:
        number = sum(_number_of(s, name) for name in hidden)
        return tuple(seat for seat in _seats(game, s) if number >> seat & 1)

    hushed = planted(game, info=replace(game.info, quiet=True), quiet=told_by_hand)
    yield Fault("who must keep silent depends on what is hidden", _APART, hushed)
    yield Fault("who has fallen depends on what is hidden", (*_APART, "people"), planted(game, fallen=told_by_hand))


# --- what is offered ---------------------------------------------------------------------------------------------


def _wrong_offers(game: AnyGame, traits: Traits) -> Iterator[Fault]:
    def more(_: Any, decision: Decision) -> Decision:
        extra = next((option for option in game.options if option not in decision.options), decision.options[0])
        options = {*decision.options, extra}
        return _with(decision, options=tuple(sorted(options, key=lambda option: option.index)))

    def fewer(_: Any, decision: Decision) -> Decision:
        return _with(decision, options=decision.options[-1:])

    def fail(_s: Any, _seat: int, option: Option) -> None:
        if option.index % 2:
            raise LookupError("nothing there")

    unsorted = _asking(game, lambda _, decision: _with(decision, options=decision.options[::-1]))
    yield Fault("options are not sorted", ("decisions",), unsorted)
    without_options = _asking(game, lambda _, decision: _with(decision, options=()))
    yield Fault("a decision has no options", ("decisions",), without_options)
    twice = planted(game, decisions=lambda _, s: game.decisions(s) * 2)
    yield Fault("a seat is asked twice", ("decisions",), twice)
    without_rule = _asking(game, lambda _, decision: _with(decision, source=""))
    yield Fault("a decision doesn't say its rule", ("decisions",), without_rule)
    unplayable = ("playable", "two worlds: playable", _ONWARD)
    if traits.withholds:
        yield Fault("an option is offered against the rules", ("why not", *unplayable), _asking(game, more))
    withheld = planted(_asking(game, fewer), why_not=lambda _, s, seat, option: game.why_not(s, seat, option))
    yield Fault("a legal option is not offered", ("why not",), withheld)
    yield Fault("an option that is offered can't be played", unplayable, _doing(game, before=fail))


# --- taking back -------------------------------------------------------------------------------------------------


def _loose_undo(game: AnyGame) -> Fault:
    def forget_to_mark(s: Any, seat: int, _option: Option) -> None:
        # Only of what is told first, the choice itself: what comes of it is the business of other checks. What the
        # nodes that ran say of themselves would stand in for the mark.
        if s.log and any(decision.seat == seat for decision in game.decisions(s)):
            s.log[0].reveals = False
            s.touched &= ~REVEALS

    unmarked = _doing(game, after=forget_to_mark)
    talkative = planted(unmarked, info=replace(game.info, quiet=False), quiet=lambda *_: ())
    return Fault("a choice that told something is free to undo", (_TOLD,), talkative)


# --- how it goes on ----------------------------------------------------------------------------------------------


def _wrong_courses(game: AnyGame) -> Iterator[Fault]:
    def grow(s: Any, _seat: int, option: Option) -> None:
        s.remembered = option.key

    endless = planted(game, apply=lambda *_: None, info=replace(game.info, longest=SOON))
    yield Fault("it never ends", ("ends", _ONWARD), endless)
    yield Fault("the ending is not announced", ("ending", "ends", _ONWARD), planted(game, outcome=lambda *_: None))
    yield Fault("the state keeps what was never declared", ("fields",), _doing(game, after=grow))
    if zone := _counted_zone(game):
        yield Fault("a component gets lost from", ("census",), _loses_from(game, zone), zone)


def _counted_zone(game: AnyGame) -> str | None:
    """A zone of the state whose components the census counts."""
    seats = game.info.seats[0]
    s = Match(game, seats, key=MatchKey.from_words("census", seats)).state
    for info in game.schema.fields:
        value = getattr(s, info.name)
        if isinstance(value, tuple) and value:
            less = game.schema.clone(s)
            setattr(less, info.name, value[:-1])
            if game.census(less) != game.census(s):
                return info.name
    return None


def _loses_from(game: AnyGame, zone: str) -> AnyGame:
    def lose(s: Any, _seat: int, option: Option) -> None:
        if option.index % 4 == 0:
            setattr(s, zone, getattr(s, zone)[:-1])

    return _doing(game, after=lose)


def _wrong_draws(game: AnyGame, traits: Traits) -> Iterator[Fault]:
    generators = _generators(game)

    def draw_elsewhere(s: Any, _seat: int, _option: Option) -> None:
        for name in generators:
            _draw(getattr(s, name), 1 + random.randrange(64))

    def depend_on_order(s: Any, seat: int, _option: Option) -> None:
        for name in generators:
            _draw(getattr(s, name), 1 + (3 * getattr(s, name).drawn + seat) % 8)

    def say_nothing(s: Any, _seat: int, _option: Option) -> None:
        if s.log is not None:
            s.log.clear()

    def keep_future(_: AnyGame, s: Any, seat: int, rng: Rng) -> Any:
        w = game.redeal(s, seat, rng)
        for name in generators:
            setattr(w, name, getattr(s, name).copy())
        return w

    yield Fault(
        "rules draw from the global generator", ("replay", "save", "arrival"), _doing(game, after=draw_elsewhere)
    )
    if traits.asks_together:
        yield Fault("the order of arrival matters", ("arrival",), _doing(game, before=depend_on_order))
    yield Fault("nothing is told of what happens", ("two worlds: untold",), _doing(game, after=say_nothing))
    yield Fault("redealing keeps the future", ("two worlds: future",), planted(game, redeal=keep_future))


def _draw(rng: Rng, times: int) -> None:
    for _ in range(times):
        rng.below(2)


# --- copies ------------------------------------------------------------------------------------------------------


def _wrong_copies(game: AnyGame, traits: Traits) -> Iterator[Fault]:
    clone, loads = game.schema.clone, game.schema.loads
    lists = [info.name for info in game.schema.fields if info.is_list]

    def forgetful(name: str) -> Callable[[Any], Any]:
        def forgetting(s: Any) -> Any:
            twin = clone(s)
            delattr(twin, name)
            return twin

        return forgetting

    def sharing(s: Any) -> Any:
        twin = clone(s)
        for name in lists:
            setattr(twin, name, getattr(s, name))
        return twin

    def losing(data: bytes) -> Any:
        s = loads(data)
        for name in lists:
            setattr(s, name, [type(value)() for value in getattr(s, name)])
        return s

    for info in game.schema.fields:
        yield Fault("a clone forgets", ("clone",), with_schema(game, clone=forgetful(info.name)), info.name)
    if traits.changing:
        yield Fault("a clone shares what changes", ("clone",), with_schema(game, clone=sharing))
    if lists:
        yield Fault("a save forgets what was in the lists", ("save",), with_schema(game, loads=losing))


# --- words -------------------------------------------------------------------------------------------------------


def _wrong_words(game: AnyGame) -> Iterator[Fault]:
    def without_words(s: Any, _seat: int, _option: Option) -> None:
        if s.log:
            last = s.log[-1]
            s.log[-1] = Event("unheard-of", last.args, last.secret, last.to, last.reveals)

    def nowhere(_: AnyGame, view: Plain) -> Sketch:
        panel = Panel(("game", ()), options=(Option("unheard-of", (), "unheard-of", 0),))
        return (*game.sketch(view), (panel,))

    yield Fault("the board shows what can't be chosen", ("sketch",), planted(game, sketch=nowhere))
    if has_texts(game):
        yield Fault("there is no board", ("sketch",), planted(game, sketch=lambda *_: ()))
        yield Fault("an event has no words", ("texts",), _doing(game, after=without_words))
        unasked = _asking(game, lambda _, decision: _with(decision, ask="unheard-of"))
        yield Fault("a prompt has no words", ("texts", "house bot"), unasked)
        alike = planted(game, told_apart=lambda *_: ("game", ()))
        yield Fault("two options read the same", ("texts",), alike)
    if has_rules(game):
        unruly = _asking(game, lambda _, decision: _with(decision, source=f"{game.info.id}-0.0"))
        yield Fault("a decision cites no rule there is", ("decisions",), unruly)

        def citing_nothing(s: Any, _: int, __: Option) -> None:
            if s.log:
                last = s.log[-1]
                s.log[-1] = Event(last.kind, last.args, last.secret, last.to, last.reveals, rule=f"{game.info.id}-0.0")

        yield Fault("an event cites no rule there is", ("events",), _doing(game, after=citing_nothing))
