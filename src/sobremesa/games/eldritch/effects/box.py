"""The reserve and the expeditions, what goes back to the box, and what the fallen left."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.eldritch import moves
from sobremesa.games.eldritch.book import ASSETS, INVESTIGATORS, MYTHOS
from sobremesa.games.eldritch.effects.fate import Fate
from sobremesa.games.eldritch.facts import ENCOUNTER, VALUE
from sobremesa.games.eldritch.state import DISCARDED, LOOT, NONE, Eldritch
from sobremesa.games.eldritch.telling import tell, the, the_space
from sobremesa.games.eldritch.words import EXPEDITION
from sobremesa.kernel.effects.node import GO_ON, RANDOM
from sobremesa.kernel.effects.registers import CARD
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.effects.words import Voice, clause
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.zones import shuffled


@dataclass(eq=False)
class DiscardReserve(Fate):
    def run(self, s: Eldritch, step: int) -> bool:
        s.asset_discards += s.reserve
        s.reserve = ()
        tell(s, "reserve-gone", "18.3")
        moves.renew_assets(s)
        moves.fill_reserve(s)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("discard-reserve", voice)


@dataclass(eq=False)
class FillReserve(Fate):
    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        moves.fill_reserve(s)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("fill-reserve", voice)


@dataclass(eq=False)
class BoxAssets(Fate):
    """Those in deck, discard pile and reserve of at least that value, as many tokens as lie on this card."""

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        least = s.mythos_tokens[MYTHOS.number(reg(s, CARD))]

        def kept(zone: tuple[int, ...]) -> tuple[int, ...]:
            return tuple([card for card in zone if VALUE[ASSETS.first + card] < least])

        gone = [card for card in (*s.asset_deck, *s.asset_discards, *s.reserve) if VALUE[ASSETS.first + card] >= least]
        s.asset_deck, s.asset_discards, s.reserve = kept(s.asset_deck), kept(s.asset_discards), kept(s.reserve)
        s.asset_box = tuple(sorted((*s.asset_box, *gone)))
        tell(s, "assets-boxed", "18.10", ("n", len(gone)), reveals=True)
        moves.renew_assets(s)
        moves.fill_reserve(s)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("box-assets", voice)


def turn_expedition(s: Eldritch) -> None:
    """The token stands on the space of the first card of the deck, which takes the discarded in when it is empty."""
    at = EXPEDITION.number
    if not s.decks[at] and s.piles[at]:
        s.decks[at], s.piles[at] = shuffled(s.piles[at], s.rng), ()
    before = s.expedition
    s.expedition = ENCOUNTER[s.decks[at][0]].site if s.decks[at] else NONE
    if s.expedition != before and s.expedition >= 0:
        tell(s, "expedition", "10.13", the_space(s.expedition), reveals=True)


@dataclass(eq=False)
class BoxExpeditions(Fate):
    """All of the space where the active expedition is, in deck and discard pile."""

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        at, site = EXPEDITION.number, s.expedition
        gone = [card for card in (*s.decks[at], *s.piles[at]) if ENCOUNTER[card].site == site]
        s.decks[at] = shuffled([card for card in s.decks[at] if card not in gone], s.rng)
        s.piles[at] = tuple([card for card in s.piles[at] if card not in gone])
        s.boxed = tuple(sorted((*s.boxed, *gone)))
        turn_expedition(s)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("box-expeditions", voice)


@dataclass(eq=False)
class BoxFallen(Fate):
    """What defeated investigators left is discarded, and their tokens and sheets go to the box."""

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        for sheet, at in enumerate(s.fallen_at):
            if at >= 0:
                tell(s, "fallen-gone", "18.10", the(INVESTIGATORS.first + sheet))
                clear_fallen(s, sheet)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("box-fallen", voice)


def clear_fallen(s: Eldritch, sheet: int) -> None:
    """The token is gone, and whatever still lies on the sheet is discarded."""
    for thing in s.loot[sheet]:
        moves.put_back(s, thing)
    s.loot[sheet] = ()
    s.loot_tickets[sheet] = (0, 0)
    for token, at in enumerate(s.clue_at):
        if at == LOOT + sheet:
            moves.place_clue(s, token, DISCARDED)
    s.fallen_at[sheet] = NONE
