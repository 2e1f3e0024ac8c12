"""The small moves that everything else is made of: tokens and cards change places. Nobody is asked anything here."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.games.eldritch.book import (
    ARTIFACTS,
    ASSETS,
    BOOK,
    MONSTERS,
    NO_RESERVE,
    SPACES,
)
from sobremesa.games.eldritch.facts import (
    ANCIENT,
    GATE_SPACE,
    MONSTER,
    TOKENS,
    TRAITS,
    MonsterFacts,
)
from sobremesa.games.eldritch.facts import CULTIST_FACTS as CULTISTS_OF
from sobremesa.games.eldritch.state import (
    AMBUSHING,
    ASIDE,
    BOXED,
    DISCARDED,
    HELD,
    IN_SUPPLY,
    MOST_IMPROVED,
    NONE,
    RESERVE,
    Eldritch,
)
from sobremesa.games.eldritch.telling import tell, the, the_condition, the_space
from sobremesa.games.eldritch.two_sided import (
    BACK,
    CARDS,
    CONDITION_PLACES,
    FRONTS,
    KIND,
    SPELL_PLACES,
    is_condition,
    is_spell,
    is_spell_card,
    kind_of,
    place_of,
)
from sobremesa.games.eldritch.words import CULTIST
from sobremesa.kernel.effects.ears import enters, leaves
from sobremesa.kernel.effects.standing import is_so
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.zones import Zone, shuffled, without

Fits = Callable[[int], bool]


# --- what listens while it is in play -----------------------------------------------------------------------------


def comes(s: Eldritch, thing: int) -> None:
    if BOOK.standing_of(thing):
        enters(s, thing)


def goes(s: Eldritch, thing: int) -> None:
    if BOOK.standing_of(thing):
        leaves(s, thing)


# --- clues --------------------------------------------------------------------------------------------------------


def clues_of(s: Eldritch, seat: int) -> int:
    mine, held = HELD + seat, 0
    for at in s.clue_at:  # compiled, quicker than `count`, which compares objects
        if at == mine:
            held += 1
    return held


def draw_clue(s: Eldritch) -> int:
    """A clue from the pool, for `place_clue` to put somewhere; NONE if there is none."""
    pool = [token for token, at in enumerate(s.clue_at) if at == IN_SUPPLY]
    return pool[s.rng.below(len(pool))] if pool else NONE


def place_clue(s: Eldritch, token: int, at: int) -> None:
    """A pool that is empty takes the discarded clues in at once."""
    s.clue_at[token] = at
    if IN_SUPPLY not in s.clue_at and DISCARDED in s.clue_at:
        s.clue_at = [IN_SUPPLY if where == DISCARDED else where for where in s.clue_at]


def gain_clues(s: Eldritch, seat: int, n: int) -> int:
    """How many there were to be gained."""
    gained: list[int] = []
    for _ in range(n):
        token = draw_clue(s)
        if token < 0:
            break
        place_clue(s, token, HELD + seat)
        gained.append(token)
    if seat == s.active:
        s.clues_found += len(gained)
    if gained:
        _tell_clues(s, seat, gained, "15.13")
    return len(gained)


def _tell_clues(s: Eldritch, seat: int, tokens: list[int], rule: str) -> None:
    """A clue that somebody has shows its front, the name of a space, to all."""
    spaces = tuple([SPACES.names[token] for token in tokens])
    tell(s, "gained-clues", rule, ("who", seat), ("n", len(tokens)), ("space", spaces), reveals=True)


def take_clue(s: Eldritch, seat: int, token: int) -> None:
    """From the board."""
    place_clue(s, token, HELD + seat)
    if seat == s.active:
        s.clues_found += 1
    _tell_clues(s, seat, [token], "10.8")


def discard_clues(s: Eldritch, seat: int, n: int) -> int:
    """As many as they have, by the order of the spaces on them: nobody is asked which."""
    mine = [token for token, at in enumerate(s.clue_at) if at == HELD + seat][:n]
    for token in mine:
        place_clue(s, token, DISCARDED)
    return len(mine)


def remove_clue(s: Eldritch, token: int) -> None:
    """From the board."""
    space = s.clue_at[token]
    place_clue(s, token, DISCARDED)
    tell(s, "clue-gone", "15.11", the_space(space))


def random_space(s: Eldritch) -> int:
    """The space on a clue that is discarded from the pool for it; NONE if there is no clue."""
    token = draw_clue(s)
    if token >= 0:
        place_clue(s, token, DISCARDED)
    return token


# --- gates --------------------------------------------------------------------------------------------------------


def shuffle_gates_under(s: Eldritch) -> None:
    """The discarded gates go, shuffled, under the stack."""
    under = shuffled([gate for gate, at in enumerate(s.gate_at) if at == DISCARDED], s.rng)
    for gate in under:
        s.gate_at[gate] = IN_SUPPLY
    s.gate_stack += under
    s.gates_known = [known + (NONE,) * len(under) for known in s.gates_known]


def draw_gate(s: Eldritch, to: int | None = None) -> int:
    """From the top of the stack, which takes the discarded in when it is empty; onto its space, or elsewhere. NONE if
    there is none."""
    if not s.gate_stack:
        return NONE
    gate = s.gate_stack[0]
    s.gate_stack = s.gate_stack[1:]
    s.gates_known = [known[1:] for known in s.gates_known]
    place_gate(s, gate, GATE_SPACE[gate] if to is None else to)
    return gate


def place_gate(s: Eldritch, gate: int, at: int) -> None:
    s.gate_at[gate] = at
    if not s.gate_stack:
        shuffle_gates_under(s)


def discard_gate(s: Eldritch, gate: int) -> None:
    place_gate(s, gate, DISCARDED)
    tell(s, "gate-gone", "15.5", the_space(GATE_SPACE[gate]))


# --- monsters -----------------------------------------------------------------------------------------------------


def facts_of(s: Eldritch, token: int) -> MonsterFacts:
    facts = MONSTER[token]
    return CULTISTS_OF[2 * s.ancient + s.is_awake] if facts.kind is CULTIST else facts


def toughness_of(s: Eldritch, token: int) -> int:
    facts = facts_of(s, token)
    return facts.toughness + s.players if facts.per_player else facts.toughness


def is_epic(token: int) -> bool:
    return MONSTER[token].is_epic


def is_set_aside(s: Eldritch, token: int) -> bool:
    return MONSTER[token].kind in ANCIENT[s.ancient].aside


def draw_monster(s: Eldritch) -> int:
    """From the cup; NONE if it is empty. Which of those that are alike it was, nobody could tell: it is the first."""
    cup = [token for token, at in enumerate(s.monster_at) if at == IN_SUPPLY]
    if not cup:
        return NONE
    kind = MONSTER[cup[s.rng.below(len(cup))]].kind
    return next(token for token in cup if MONSTER[token].kind is kind)


def put_monster(s: Eldritch, token: int, space: int) -> None:
    was = s.monster_at[token]
    s.monster_at[token] = space
    if was < 0:
        comes(s, MONSTERS.first + token)


def take_monster(s: Eldritch, token: int, to: int) -> None:
    """Off the board (or out of an ambush), to where it belongs then."""
    if s.monster_at[token] >= 0:
        goes(s, MONSTERS.first + token)
    s.monster_at[token] = to
    s.hurt[token] = 0


def is_about(s: Eldritch, token: int) -> bool:
    """On the board, or in ambush."""
    return s.monster_at[token] >= 0 or s.monster_at[token] == AMBUSHING


def home_of(s: Eldritch, token: int) -> int:
    """Where a monster goes that leaves the board."""
    return BOXED if is_epic(token) else ASIDE if is_set_aside(s, token) else IN_SUPPLY


def tokens_of(kind: Word) -> list[int]:
    return TOKENS[kind.number]


# --- what a seat has ----------------------------------------------------------------------------------------------


def give(s: Eldritch, seat: int, thing: int) -> None:
    s.held[seat] += (thing,)
    s.owner[thing] = seat
    comes(s, thing)


def take_away(s: Eldritch, thing: int) -> None:
    seat = s.owner[thing]
    s.held[seat] = without(s.held[seat], thing)
    s.owner[thing] = NONE
    goes(s, thing)
    if thing in s.turned:
        s.turned = without(s.turned, thing)


def discard(s: Eldritch, thing: int) -> None:
    """A possession or condition that somebody has: to its pile, or back into its deck, which is shuffled."""
    if is_condition(thing):
        tell(s, "condition-discarded", "18.3", ("who", s.owner[thing]), *the_condition(thing))
    else:
        tell(s, "discarded", "18.3", ("who", s.owner[thing]), the(thing))
    take_away(s, thing)
    put_back(s, thing)


def put_back(s: Eldritch, thing: int) -> None:
    """What nobody has any more."""
    if ASSETS.holds(thing):
        discard_asset(s, ASSETS.number(thing))
    elif ARTIFACTS.holds(thing):
        s.artifact_discards += (ARTIFACTS.number(thing),)
        renew_artifacts(s)
    else:
        place = place_of(thing)
        card = s.lies[place]
        s.lies[place] = s.shown[place] = NONE
        for seat, peeked in enumerate(s.peeked):
            if peeked[place] >= 0:
                s.peeked[seat] = (*peeked[:place], NONE, *peeked[place + 1 :])
        if is_spell_card(card):
            set_deck(s, shuffled((*s.spell_deck, card), s.rng), is_spell=True)
        else:
            set_deck(s, shuffled((*s.condition_deck, card), s.rng), is_spell=False)


def with_trait(s: Eldritch, seat: int, trait: Word | None, *, assets_only: bool = False) -> list[int]:
    """Assets and artifacts that the seat has, with that trait if one is named."""
    last = ASSETS.first + len(ASSETS) if assets_only else ARTIFACTS.first + len(ARTIFACTS)
    return [
        thing for thing in s.held[seat] if ASSETS.first <= thing < last and (trait is None or trait in TRAITS[thing])
    ]


def spells_of(s: Eldritch, seat: int) -> list[int]:
    return [thing for thing in s.held[seat] if is_spell(thing)]


def conditions_of(s: Eldritch, seat: int, trait: Word | None = None) -> list[int]:
    return [thing for thing in s.held[seat] if is_condition(thing) and (trait is None or trait in TRAITS[thing])]


def condition_held(s: Eldritch, seat: int, kind: Word) -> int:
    """The condition of that kind that the seat has, or NONE."""
    owner = s.owner
    for thing in CONDITION_PLACES[kind.number]:
        if owner[thing] == seat:
            return thing
    return NONE


# --- assets and artifacts -----------------------------------------------------------------------------------------


def _renewed(s: Eldritch, deck: Zone, discards: Zone) -> tuple[Zone, Zone]:
    """An empty deck takes its discard pile in at once."""
    return (shuffled(discards, s.rng), ()) if discards and not deck else (deck, discards)


def _drawn(s: Eldritch, deck: Zone, discards: Zone) -> tuple[int, Zone, Zone]:
    """The card on top, NONE if there is none; and what is left of both."""
    return (deck[0], *_renewed(s, deck[1:], discards)) if deck else (NONE, deck, discards)


def _searched(s: Eldritch, deck: Zone, discards: Zone, fits: Fits) -> tuple[int, Zone, Zone]:
    """The first card that fits, from the bottom of the deck and, if there is none, in the discard pile; and what is
    left of both. Found or not, and wherever, the deck is shuffled."""
    found = next((card for card in (*reversed(deck), *reversed(discards)) if fits(card)), NONE)
    if found in deck:
        deck = without(deck, found)
    elif found >= 0:
        discards = without(discards, found)
    return (found, *_renewed(s, shuffled(deck, s.rng), discards))


def renew_assets(s: Eldritch) -> None:
    s.asset_deck, s.asset_discards = _renewed(s, s.asset_deck, s.asset_discards)


def renew_artifacts(s: Eldritch) -> None:
    s.artifact_deck, s.artifact_discards = _renewed(s, s.artifact_deck, s.artifact_discards)


def discard_asset(s: Eldritch, card: int) -> None:
    s.asset_discards += (card,)
    renew_assets(s)


def draw_asset(s: Eldritch) -> int:
    """Its number; NONE if there is none."""
    card, s.asset_deck, s.asset_discards = _drawn(s, s.asset_deck, s.asset_discards)
    return card


def draw_artifact(s: Eldritch) -> int:
    card, s.artifact_deck, s.artifact_discards = _drawn(s, s.artifact_deck, s.artifact_discards)
    return card


def search_assets(s: Eldritch, fits: Fits) -> int:
    """The first whose thing fits; its number."""
    decks = s.asset_deck, s.asset_discards
    found, s.asset_deck, s.asset_discards = _searched(s, *decks, lambda n: fits(ASSETS.first + n))
    return found


def search_artifacts(s: Eldritch, fits: Fits) -> int:
    decks = s.artifact_deck, s.artifact_discards
    found, s.artifact_deck, s.artifact_discards = _searched(s, *decks, lambda n: fits(ARTIFACTS.first + n))
    return found


def fill_reserve(s: Eldritch) -> None:
    """Four assets lie open, if nothing forbids it."""
    while len(s.reserve) < RESERVE and not is_so(s, NO_RESERVE, NONE):
        card = draw_asset(s)
        if card < 0:
            return
        s.reserve += (card,)
        tell(s, "to-reserve", "17.27", the(ASSETS.first + card), reveals=True)


# --- two-sided cards ----------------------------------------------------------------------------------------------


def kinds_held(s: Eldritch, seat: int, spells: bool) -> set[int]:
    return {kind_of(thing) for thing in s.held[seat] if (is_spell(thing) if spells else is_condition(thing))}


def draw_spell(s: Eldritch, seat: int, fits: Fits | None = None) -> int:
    """From the bottom; one of a kind that the seat has goes back, the deck is shuffled, and another is drawn. By trait
    or name the deck is searched from the bottom, and shuffled, found or not. The place that it takes, or NONE."""
    mine = kinds_held(s, seat, True)
    deck = s.spell_deck
    is_next = bool(deck) and fits is None and KIND[deck[-1]] not in mine
    if fits is None and not is_next:
        deck = shuffled(deck, s.rng)  # whichever is on top now may be the one
    for card in reversed(deck):
        kind = KIND[card]
        if kind not in mine and (fits is None or fits(SPELL_PLACES[kind][0])):
            left = without(deck, card)
            set_deck(s, left if is_next else shuffled(left, s.rng), is_spell=True)
            return lay(s, card, SPELL_PLACES[kind])
    if fits is not None:
        set_deck(s, shuffled(deck, s.rng), is_spell=True)
    return NONE


def draw_condition(s: Eldritch, seat: int, fits: Fits) -> int:
    """The deck is searched for the first that fits and of which the seat has none, and shuffled, found or not. The
    place it takes, or NONE."""
    mine = kinds_held(s, seat, False)
    for card in reversed(s.condition_deck):
        kind = KIND[card]
        if kind not in mine and fits(CONDITION_PLACES[kind][0]):
            set_deck(s, shuffled(without(s.condition_deck, card), s.rng), is_spell=False)
            return lay(s, card, CONDITION_PLACES[kind])
    set_deck(s, shuffled(s.condition_deck, s.rng), is_spell=False)
    return NONE


def set_deck(s: Eldritch, deck: Zone, *, is_spell: bool) -> None:
    """Decks of two-sided cards lie face up: what comes to lie on top is for all to see."""
    before = s.spell_deck if is_spell else s.condition_deck
    if is_spell:
        s.spell_deck = deck
    else:
        s.condition_deck = deck
    if deck and (not before or KIND[before[0]] != KIND[deck[0]]):
        kind = FRONTS[deck[0]].name
        tell(
            s,
            "spell-on-top" if is_spell else "condition-on-top",
            "17.15",
            ("spell" if is_spell else "condition", kind),
            reveals=True,
        )


def lay(s: Eldritch, card: int, places: tuple[int, ...]) -> int:
    """The card lies, front up, in the first place of its kind that is free."""
    thing = next(place for place in places if s.lies[place_of(place)] < 0)
    s.lies[place_of(thing)] = card
    return thing


def turn_up(s: Eldritch, thing: int) -> int:
    """Turn a two-sided card to its back, for all to see; which back it is."""
    place = place_of(thing)
    card = s.lies[place]
    s.shown[place] = card
    if thing not in s.turned:
        s.turned += (thing,)
    tell(s, "turned", "17.13", ("who", s.owner[thing]), the(thing), ("back", CARDS.names[card]), reveals=True)
    return BACK[card]


# --- skills -------------------------------------------------------------------------------------------------------


def can_improve(s: Eldritch, seat: int, skill: int) -> bool:
    return s.improved[seat][skill] < MOST_IMPROVED


def improve(s: Eldritch, seat: int, skill: int, by: int = 1) -> None:
    before = s.improved[seat]
    s.improved[seat] = (*before[:skill], before[skill] + by, *before[skill + 1 :])


def change_tickets(s: Eldritch, seat: int, kind: int, by: int) -> None:
    before = s.tickets[seat]
    s.tickets[seat] = (*before[:kind], before[kind] + by, *before[kind + 1 :])
