"""Positions of this game as one would lay them out on a table: all by name, the rest filled with what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sobremesa.games.princesa import turn as turns
from sobremesa.games.princesa.book import CARD, SPELL_KIND
from sobremesa.games.princesa.cards import CARDS
from sobremesa.games.princesa.dealing import dealable_secrets
from sobremesa.games.princesa.effects.spells import ComeWithMarks
from sobremesa.games.princesa.kinds import (
    CARD_IDS,
    HEARTS,
    HERO_IDS,
    NO_HERO,
    PRINCESS,
    SECRET_IDS,
)
from sobremesa.games.princesa.knowledge import nothing_known
from sobremesa.games.princesa.rules import GAME
from sobremesa.games.princesa.state import (
    BANK,
    BOTTOMLESS,
    CAPTIVE,
    CENTRE,
    FELL,
    MOST_SEATS_OF_THE_BOX,
    NO_CARD,
    REVEALED,
    SCHEMA,
    SHOP,
    START_GOLD,
    UNKNOWN,
    Princesa,
)
from sobremesa.kernel.effects.registers import BLANK, WHO
from sobremesa.kernel.effects.running import LEAVE, advance
from sobremesa.kernel.match import Match
from sobremesa.testing import Position, position

# Who sits there if nobody is named: those with four hearts first.
HEROES: Final = "knight huntress priestess wizard bard witch inventor barbarian merchant thief"

# Secrets if none are named: at the first seat one that does nothing by itself and can't be turned up.
SECRETS: Final = (
    "necromancer bounty-hunter kidnapper betrothed hidden-heir royal-spy undying covert-warlock accomplice witness"
)

STEPS: Final = {"turn": turns.BEGINNING, "act": turns.ACTING, "end": turns.ENDING}

Counts = Mapping[int, int] | Sequence[int]


def numbers(text: str) -> list[int]:
    return [CARD[name] for name in text.split()]


def names(cards: Iterable[int]) -> list[str]:
    """The cards by name; places where there is none are left out."""
    return [CARD_IDS[kind] for kind in cards if kind != NO_CARD]


def lay(
    *hands: str,
    at: str = "act",
    active: int = 0,
    heroes: str = "",
    hearts: Counts = (),
    gold: Counts = (),
    secrets: str = "",
    revealed: Sequence[int] = (),
    ghosts: Sequence[int] = (),
    spells: Mapping[int, str] | None = None,
    princess: int | str = "captive",
    shop: str | None = None,
    environment: str = "",
    deck: str = "",
    discard: str = "",
    rest: str = "deck",
    turn: int = 9,
    settings: dict[str, object] | None = None,
    **fields: Any,
) -> Position[Princesa]:
    """One text for each seat's hand, exactly those cards; `princess` is who has her: a seat, "centre" or "captive".

    `at`: "turn" (the active player's turn begins; what happens until somebody is asked is in `opening`), "act" (takes
    an action) or "end" (has taken it; again with its `opening`). Heroes, hearts, gold and secrets that aren't named are
    the usual ones; hearts and gold are given for all or for some seats. The secrets of `ghosts` are face up, and those
    of the seats `revealed`. Poisons come with all their marks. The shop is filled up unless it is named. `deck` starts
    with its top; what is neither named nor dealt comes after it, or lies elsewhere with `rest`: "discard" or "box".
    """
    seats = len(hands)
    settings = dict(settings or {})
    people = _first(heroes, HEROES, HERO_IDS, seats)
    truth = _first(secrets, _dealable(seats, settings), SECRET_IDS, seats)
    curses = [tuple(numbers((spells or {}).get(seat, ""))) for seat in range(seats)]
    held = [numbers(hand) for hand in hands]
    on_top, pile, boxed = numbers(deck), numbers(discard), list(fields.pop("box", ()))
    scene = CARD[environment] if environment else NO_CARD
    goods = numbers(shop or "")
    left = Counter({card.kind: card.copies for card in CARDS if card.kind != PRINCESS})
    for zone in (*held, on_top, pile, boxed, goods, *curses, [scene] if environment else []):
        left.subtract(zone)
    assert min(left.values()) >= 0, f"not in the box: {names(kind for kind in left if left[kind] < 0)}"
    remainder = sorted(left.elements())
    if shop is None:
        goods, remainder = remainder[-SHOP:], remainder[:-SHOP]
    purses = _filled(gold, [START_GOLD] * seats)
    full = [HEARTS[hero] for hero in people]
    lives = _filled(hearts, [0 if seat in ghosts else most for seat, most in enumerate(full)])
    assert all(count <= most for count, most in zip(lives, full, strict=True)), f"{lives} hearts of {full}"
    shown = [secret if seat in (*ghosts, *revealed) else UNKNOWN for seat, secret in enumerate(truth)]
    few = seats <= MOST_SEATS_OF_THE_BOX
    laid = position(
        GAME,
        seats,
        settings,
        heroes=people,
        beneath=[NO_HERO] * seats,
        ghosts=[seat in ghosts for seat in range(seats)],
        hearts=lives,
        gold=purses,
        bank=fields.pop("bank", BANK - sum(purses) if few else BOTTOMLESS),
        spells=curses,
        marks=[tuple(_marks(kind) for kind in zone) for zone in curses],
        which=_which(curses),
        deck=(*on_top, *(remainder if rest == "deck" else ())),
        discard=(*pile, *(remainder if rest == "discard" else ())),
        box=(*boxed, *(remainder if rest == "box" else ())),
        shop=[*goods, *[NO_CARD] * (SHOP - len(goods))],
        environment=scene,
        hands=[tuple(sorted(hand)) for hand in held],
        princess={"captive": CAPTIVE, "centre": CENTRE}.get(str(princess), princess),
        secrets=truth,
        undealt=lambda s: tuple(secret for secret in sorted((*s.undealt, *s.secrets)) if secret not in truth),
        shown=shown,
        turn=turn,
        active=active,
        agenda=[(LEAVE, 0), (turns.TURN.number, STEPS["act"])],
        registers=_row(active),
        sure=[_certain(truth, shown, seat) for seat in range(seats)],
        revelations=tuple((0, FELL if seat in ghosts else REVEALED, seat, s) for seat, s in enumerate(shown) if s >= 0),
        **{**_nothing_going_on(seats), **fields},
    )
    return laid if at == "act" else _run_on(laid, at)


def _marks(kind: int) -> int:
    """How many a spell comes with."""
    enters = CARDS[kind].part("enters")
    return enters.n if isinstance(enters, ComeWithMarks) else 0


def _which(curses: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """Of the spells of the box, those that lie there: the first of a kind that lies nowhere yet."""
    left = dict(enumerate(SPELL_KIND))
    found = []
    for zone in curses:
        spells = []
        for kind in zone:
            spells.append(next(spell for spell in left if left[spell] == kind))
            del left[spells[-1]]
        found.append(tuple(spells))
    return found


def _row(seat: int) -> list[int]:
    row = list(BLANK)
    row[WHO] = seat
    return row


def _first(named: str, usual: str, ids: Sequence[str], count: int) -> list[int]:
    """The numbers of those named, and of as many usual ones as there are places left."""
    chosen = named.split()
    chosen += [name for name in usual.split() if name not in chosen][: count - len(chosen)]
    assert len(chosen) == count, f"{count} are needed, not {chosen}"
    return [ids.index(name) for name in chosen]


def _dealable(seats: int, settings: Mapping[str, object]) -> str:
    barred = tuple(n for n, name in enumerate(SECRET_IDS) if settings.get(f"bar_{name.replace('-', '_')}"))
    dealt = dealable_secrets(seats, barred)
    return " ".join(name for name in SECRETS.split() if SECRET_IDS.index(name) in dealt)


def _filled(given: Counts, usual: list[int]) -> list[int]:
    some = given if isinstance(given, Mapping) else dict(enumerate(given))
    return [some.get(seat, count) for seat, count in enumerate(usual)]


def _certain(truth: Sequence[int], shown: Sequence[int], seat: int) -> tuple[int, ...]:
    return tuple(secret if other == seat else shown[other] for other, secret in enumerate(truth))


def _nothing_going_on(seats: int) -> dict[str, Any]:
    """Whatever the deal that lies below the position has begun with is over."""
    return {
        "offered": [()] * seats,
        "picks": [],
        "duel": (),
        "placed": [NO_CARD] * seats,
        "played": [()] * seats,
        "idle": 0,
        "peeks": [0] * seats,
        "denied": [0] * seats,
        "notebook": [()] * seats,
        "common": nothing_known(seats),
        "known": [nothing_known(seats)] * seats,
        "astray": (),
        "strays": [()] * seats,
        "lacking": [0] * seats,
        "foreseen": [()] * seats,
    }


def _run_on(match: Position[Princesa], at: str) -> Position[Princesa]:
    s = SCHEMA.clone(match.state)
    s.asked = None
    s.agenda = [(LEAVE, 0), (turns.TURN.number, STEPS[at])]
    s.log = []
    advance(s)
    events = tuple(s.log)
    s.log = None
    return Position(GAME, match.seats, match.settings, s, events)


# --- what lies where ---------------------------------------------------------------------------------------------


def hand(match: Match[Princesa], seat: int) -> list[str]:
    """The seat's cards, without the Princess."""
    return names(match.state.hands[seat])
