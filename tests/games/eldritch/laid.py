"""Positions of this game as one would lay them out on a table: all by name, the rest as it was dealt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from struct import pack
from typing import Any, Final

from sobremesa.games.eldritch import moves
from sobremesa.games.eldritch.book import (
    ARTIFACTS,
    ASSETS,
    BOOK,
    ENCOUNTERS,
    INVESTIGATORS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
    SPACES,
    THINGS,
)
from sobremesa.games.eldritch.course import ROUND
from sobremesa.games.eldritch.effects.box import turn_expedition
from sobremesa.games.eldritch.facts import ENCOUNTER, GATE_AT, SHEETS
from sobremesa.games.eldritch.harm import NO_TICKETS, UNIMPROVED
from sobremesa.games.eldritch.moves import lay as lay_card
from sobremesa.games.eldritch.rules import GAME
from sobremesa.games.eldritch.state import ALIVE, ASIDE, HELD, IN_SUPPLY, NONE, Eldritch
from sobremesa.games.eldritch.two_sided import BACK, CONDITION_PLACES, KIND, SPELL_PLACES, is_spell_card
from sobremesa.games.eldritch.words import CONDITION_KINDS, ENDINGS, SPELL_KINDS
from sobremesa.kernel import settings as table_settings
from sobremesa.kernel.effects.running import advance, start
from sobremesa.kernel.effects.things import Section
from sobremesa.kernel.events import Event
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.zones import without
from sobremesa.testing import Position

PHASES: Final = ("action", "encounter", "mythos")


def lay(
    sheets: str,
    at: str = "",
    *,
    phase: str = "action",
    ancient: str = "azathoth",
    held: Mapping[int, str] | None = None,
    monsters: Mapping[str, str] | None = None,
    clues: str = "",
    gates: str = "",
    mine: Mapping[int, int] | None = None,
    reserve: str | None = None,
    on_top: str = "",
    mythos: str = "",
    mystery: str = "",
    settings: Mapping[str, object] | None = None,
    **fields: Any,
) -> Position[Eldritch]:
    """Investigators by seat, the first the lead, each on the space named or where they begin, with nothing but `held`.

    `held` by seat: "asset-axe artifact-gate-box spell-wither/2 condition-debt/3", a number being the back. `mine`: how
    many clues each has. `on_top`: encounter cards on top of their decks; `mythos`: mythos cards on top of theirs. Other
    fields of the state by name, or as functions of it. What happens until somebody is asked is in `opening`.
    """
    names = sheets.split()
    complete = table_settings.complete(GAME.info.settings, {"ancient": ancient, **(settings or {})})
    s = GAME.setup(len(names), complete, Rng(bytes(32)))
    s.agenda, s.registers, s.lead, s.rounds = [], [], 0, 1
    spots = at.split() or [""] * len(names)
    for seat, (name, spot) in enumerate(zip(names, spots, strict=True)):
        sheet = SHEETS[INVESTIGATORS[name]]
        s.sheets[seat] = INVESTIGATORS[name]
        s.life[seat] = ALIVE
        s.places[seat] = SPACES[spot] if spot else sheet.start
        s.health[seat], s.sanity[seat] = sheet.health, sheet.sanity
        s.improved[seat], s.tickets[seat] = UNIMPROVED, NO_TICKETS
    s.rebuild()
    for seat, text in (held or {}).items():
        for name in text.split():
            give(s, seat, name)
    if reserve is not None:
        for name in reserve.split():
            _take_asset(s, ASSETS[name])
        s.reserve = tuple([ASSETS[name] for name in reserve.split()])
    _lay_board(s, monsters or {}, clues.split(), gates.split())
    for seat, n in (mine or {}).items():
        for _ in range(n):
            s.clue_at[moves.draw_clue(s)] = HELD + seat
    for name in reversed(on_top.split()):
        card = ENCOUNTERS[name]
        deck = ENCOUNTER[card].deck.number
        s.decks[deck] = (card, *without(s.decks[deck], card))
    for name in reversed(mythos.split()):
        card = MYTHOS[name]
        if card in s.mythos_box:
            s.mythos_box = without(s.mythos_box, card)
        else:
            s.mythos_deck = without(s.mythos_deck, card)
        s.mythos_deck = (card, *s.mythos_deck)
    if mystery:
        s.mystery = MYSTERIES[mystery]
        s.mystery_deck = without(s.mystery_deck, s.mystery)
    for name, value in fields.items():
        setattr(s, name, value(s) if callable(value) else value)
    turn_expedition(s)
    s.rebuild()
    start(s, ROUND, NONE)
    s.agenda[-1] = (ROUND.number, PHASES.index(phase))
    log: list[Event] = []
    s.log = log
    advance(s)
    s.log = None
    return Position(GAME, len(names), complete, s, tuple(log))


def _take_asset(s: Eldritch, card: int) -> None:
    for zone in ("asset_deck", "reserve", "asset_discards", "asset_box"):
        if card in getattr(s, zone):
            setattr(s, zone, without(getattr(s, zone), card))
            return
    raise AssertionError(f"somebody has {ASSETS.names[card]} already")


def give(s: Eldritch, seat: int, name: str) -> int:
    """Put it before that seat, from wherever it lies; gives the thing."""
    section, _, rest = name.partition("-")
    kind, _, back = rest.partition("/")
    if section == "asset":
        _take_asset(s, ASSETS[kind])
        thing = ASSETS.first + ASSETS[kind]
    elif section == "artifact":
        s.artifact_deck = without(s.artifact_deck, ARTIFACTS[kind])
        thing = ARTIFACTS.first + ARTIFACTS[kind]
    else:
        is_spell = section == "spell"
        number = (SPELL_KINDS if is_spell else CONDITION_KINDS)[kind].number
        deck = s.spell_deck if is_spell else s.condition_deck
        card = next(
            card
            for card in sorted(deck)
            if KIND[card] == number and is_spell_card(card) == is_spell and (not back or BACK[card] == int(back))
        )
        if is_spell:
            s.spell_deck = without(deck, card)
        else:
            s.condition_deck = without(deck, card)
        thing = lay_card(s, card, (SPELL_PLACES if is_spell else CONDITION_PLACES)[number])
    moves.give(s, seat, thing)
    return thing


def _lay_board(s: Eldritch, monsters: Mapping[str, str], clues: list[str], gates: list[str]) -> None:
    for space, names in monsters.items():
        for name in names.split():
            moves.put_monster(s, MONSTERS[name], SPACES[space])
    for name in clues:
        s.clue_at[SPACES[name]] = SPACES[name]
    for name in gates:
        gate = GATE_AT[SPACES[name]]
        s.gate_at[gate] = SPACES[name]
        s.gate_stack = without(s.gate_stack, gate)
        s.gates_known = [(NONE,) * len(s.gate_stack)] * len(s.gates_known)


def dice(faces: str) -> Rng:
    """A generator whose next dice, up to fifteen, fall like that, if nothing else is drawn before them."""
    wanted = [int(face) for face in faces.split()]
    rng = Rng(bytes(32), 1)
    middles = [((2 * face - 1) << 32) // 12 for face in wanted]  # of the words that come to that face
    rng._lay(rng._block[:4] + pack(f"<{len(middles)}I", *middles) + rng._block[4 + 4 * len(middles) :])
    return rng


def upon(section: Section, name: str, n: int) -> list[int]:
    """So many on that thing, and nothing on the others of its section: of `hurt`, `mythos_tokens`…"""
    return [n if other == name else 0 for other in section.names]


def cup(*names: str) -> Callable[[Eldritch], list[int]]:
    """As `monster_at`: of what would still be drawn from the cup there are only these."""
    assert set(names) <= set(MONSTERS.names)
    return lambda s: [
        ASIDE if at == IN_SUPPLY and name not in names else at
        for name, at in zip(MONSTERS.names, s.monster_at, strict=True)
    ]


def roll(match: Match[Eldritch], faces: str) -> None:
    match.state.rng = dice(faces)


def space(match: Match[Eldritch], seat: int) -> str:
    return SPACES.names[match.state.places[seat]]


def clues_of(match: Match[Eldritch], seat: int) -> int:
    return moves.clues_of(match.state, seat)


def has(match: Match[Eldritch], seat: int, name: str) -> bool:
    """Whether the seat has the asset, artifact, spell or condition of that name."""
    section, _, kind = name.partition("-")
    s = match.state
    if section == "asset":
        return ASSETS.first + ASSETS[kind] in s.held[seat]
    if section == "artifact":
        return ARTIFACTS.first + ARTIFACTS[kind] in s.held[seat]
    is_spell = section == "spell"
    number = (SPELL_KINDS if is_spell else CONDITION_KINDS)[kind].number
    return any(place in s.held[seat] for place in (SPELL_PLACES if is_spell else CONDITION_PLACES)[number])


def offered(match: Match[Eldritch], seat: int) -> set[str]:
    """What the seat may choose now, by key."""
    return {option.key for asked in match.asked if asked.decision.seat == seat for option in asked.decision.options}


def asked(match: Match[Eldritch]) -> list[tuple[int, str]]:
    return [(asked.decision.seat, asked.decision.ask) for asked in match.asked]


def told(events: Iterable[Event], kind: str, arg: str) -> list[Any]:
    """What the events of that kind say of that argument."""
    return [dict(event.args)[arg] for event in events if event.kind == kind]


def pools(events: Iterable[Event]) -> list[int]:
    """How many dice were rolled in each test."""
    return [len(faces) for faces in told(events, "rolled", "dice")]


def read(match: Position[Eldritch], part: str, seat: int, thing: str, faces: str = "") -> Position[Eldritch]:
    """The match once that part of a card is resolved, on top of whatever goes on, until somebody is asked."""
    s = GAME.schema.clone(match.state)
    if faces:
        s.rng = dice(faces)
    log: list[Event] = []
    s.log, s.asked = log, None
    start(s, BOOK.parts[part], seat, THINGS.number_of(thing))
    advance(s)
    s.log = None
    return Position(GAME, match.seats, match.settings, s, tuple(log))


def only_in_cup(match: Position[Eldritch], *names: str) -> None:
    s = match.state
    for token, at in enumerate(s.monster_at):
        if at == IN_SUPPLY and MONSTERS.names[token] not in names:
            s.monster_at[token] = ASIDE


def at(match: Position[Eldritch], monster: str) -> Any:
    where = match.state.monster_at[MONSTERS[monster]]
    return SPACES.names[where] if where >= 0 else where


def ending(match: Position[Eldritch]) -> str:
    return ENDINGS.words[match.state.ending].name
