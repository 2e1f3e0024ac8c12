"""The end of a turn: arcana whose time is over fade, bring doom, leave a power and are replaced."""

from __future__ import annotations

from typing import Final

from sobremesa.games.arcana import deduction
from sobremesa.games.arcana.book import AMPLIFIES, CARDS
from sobremesa.games.arcana.cards import ARCANA, GOAL, ROW, VALUES, hours_on
from sobremesa.games.arcana.cards.arcanum import ON_FADING
from sobremesa.games.arcana.deduction import above, up_to
from sobremesa.games.arcana.moves import detach, finish, learn, take_top, tell, tell_top
from sobremesa.games.arcana.state import LOST, LOST_DECK, WON, Arcana
from sobremesa.kernel.effects.ears import enters
from sobremesa.kernel.effects.registers import NOBODY_SPEAKS
from sobremesa.kernel.effects.standing import total

DOOM_OF_A_FADE: Final = 2


def hours_before(s: Arcana, slot: int) -> int:
    """How many hours lie before the arcanum."""
    return hours_on(s.row[slot], s.fates[slot], s.slowed[slot] >= 0)


def fades(s: Arcana, slot: int) -> bool:
    arcanum = ARCANA[s.row[slot]]
    if arcanum.frightened_by:
        return any(value in arcanum.frightened_by for value in s.played)
    if not s.fates[slot]:
        return False
    if arcanum.doubles:
        hand = s.hands[s.active]
        kept = s.shown or (hand[0] if hand else 0)
        return sum(s.fates[slot]) >= arcanum.doubles * kept
    return hours_before(s, slot) >= arcanum.moons


def fade_all(s: Arcana) -> None:
    """Fade from left to right; a card that comes in now is not tested before the next turn's end."""
    fading = [slot for slot in range(ROW) if fades(s, slot)]
    for slot, card in enumerate(s.row):
        if ARCANA[card].doubles:
            _tell_of_kept(s, slot, slot in fading)
    if not fading:
        return
    amplify = sum([_amplifies(s, slot) for slot in fading])
    if amplify and s.right:
        s.score = min(GOAL, s.score + amplify)
        if s.log is not None:
            tell(s, "scored-amplified", ("score", s.score))
        if s.score >= GOAL:
            finish(s, WON)
            return
    for slot in fading:
        _fade(s, slot, amplify)
        if s.ending:
            return


def _tell_of_kept(s: Arcana, slot: int, fading: bool) -> None:
    """What fades by the fate that the active player keeps tells of it, whether it fades or stays."""
    doubles, hand = ARCANA[s.row[slot]].doubles, s.hands[s.active]
    if not s.fates[slot] or s.shown or not hand:
        return
    most = min(VALUES[-1], sum(s.fates[slot]) // doubles)  # with a higher one it stays
    learn(s, deduction.KNOW, s.active, up_to(most) if fading else above(most))
    if s.log is not None and not fading:
        words = (("card", CARDS.names[s.row[slot]]), ("n", doubles), ("who", s.active))
        tell(s, "stayed", *words, reveals=True)


def _amplifies(s: Arcana, slot: int) -> int:
    by = s.amplified[slot]
    return total(s, AMPLIFIES, NOBODY_SPEAKS, it=CARDS.thing(by)) if by >= 0 else 0


def _fade(s: Arcana, slot: int, amplify: int) -> None:
    card = s.row[slot]
    arcanum = ARCANA[card]
    for value in s.fates[slot]:
        s.bag[value] += 1
    s.fates[slot] = ()
    doom = 0 if s.right or arcanum.harmless else DOOM_OF_A_FADE + amplify
    s.doom = min(GOAL, s.doom + doom)
    if s.log is not None:
        by_kept = bool(arcanum.doubles)  # and so tells of the fate kept
        tell(s, "faded", ("card", arcanum.id), ("steps", doom), ("doom", s.doom), reveals=by_kept)
    detach(s, slot)
    if arcanum.power.window == ON_FADING:
        s.amplified[slot] = card
        enters(s, CARDS.thing(card))
    else:
        s.powers.append(card)
    if s.doom >= GOAL:
        s.row[slot] = -1
        finish(s, LOST)
    elif not s.deck:
        s.row[slot] = -1
        finish(s, LOST_DECK)
    else:
        s.row[slot] = take_top(s)
        if s.log is not None:
            tell(s, "came", ("card", ARCANA[s.row[slot]].id))
            tell_top(s)
