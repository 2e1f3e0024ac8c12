"""The duel: attack and answer, the outcome of a round, and what comes of winning."""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa import knowledge
from sobremesa.games.princesa.cards import TEXTS, UNSTOPPABLE
from sobremesa.games.princesa.effects import push_text
from sobremesa.games.princesa.frames import (
    ANSWER,
    ATTACK,
    BETROTHED,
    CAST,
    CLAIM,
    FAIR,
    FALLEN,
    FINISH,
    LIFTED,
    LOOT,
    RETURN,
)
from sobremesa.games.princesa.kinds import (
    ATTACK as ATTACK_TYPE,
)
from sobremesa.games.princesa.kinds import (
    BETROTHED as BETROTHED_SECRET,
)
from sobremesa.games.princesa.kinds import (
    DEFENCE,
    EVIL_EYE,
    GIANT_STRENGTH,
    LOOSE_TONGUE,
    STRATEGY,
    TYPE_OF,
    is_environment,
    is_spell,
)
from sobremesa.games.princesa.kinds import (
    FAIR as FAIR_OF_TRUTH,
)
from sobremesa.games.princesa.life import cast, end_spells, is_hero, reveal
from sobremesa.games.princesa.looking import look_at_hand, look_at_secret
from sobremesa.games.princesa.moves import (
    clear_shop,
    discard,
    discard_hand,
    give_princess,
    hand_size,
    lay_out,
    pass_hand,
    unused_count,
)
from sobremesa.games.princesa.rates import is_overloaded
from sobremesa.games.princesa.state import CENTRE, NO_CARD, NOBODY_THERE, REVEALED, UNKNOWN, USED, Princesa
from sobremesa.games.princesa.telling import named, tell, tell_secret
from sobremesa.kernel.zones import without

# Why an attack lies face up, for the log.
ALONE: Final = 1
CANNOT_BE_STOPPED: Final = 2
NOTHING_TO_ANSWER: Final = 3  # the opponent has no card left
TOO_MANY_TO_ANSWER: Final = 4  # the opponent is overloaded
OVERLOADED: Final = 5  # the challenger is, and the opponent may answer

# --- laying cards ------------------------------------------------------------------------------------------------


def challenge(s: Princesa, seat: int, opponent: int) -> None:
    s.duel = (seat, opponent)
    s.played = [()] * len(s.played)
    if opponent == NOBODY_THERE:
        tell(s, "acts-alone", ("who", seat))
    else:
        tell(s, "challenged", ("who", seat), ("who2", opponent))
    s.agenda.append((ATTACK, seat, opponent))


def _next_round(s: Princesa, challenger: int, opponent: int) -> None:
    """After a tie: whoever has a card left goes on."""
    if unused_count(s, challenger):
        s.agenda.append((ATTACK, challenger, opponent))
    elif unused_count(s, opponent):
        s.agenda.append((FINISH, challenger, opponent))
    else:
        _end_without_winner(s)


def attack(s: Princesa, challenger: int, opponent: int, kind: int) -> None:
    if is_environment(kind):
        _play_environment(s, challenger, kind)
        return
    why = _why_no_answer(s, opponent, kind)
    if why or is_overloaded(s, challenger):
        _turn_over(s, challenger, kind)
        they = () if opponent == NOBODY_THERE else (("who2", opponent),)
        args = (("who", challenger), *they, named(kind), ("why", why or OVERLOADED))
        tell(s, "attacked-openly", *args, reveals=True)
        if why:
            _succeed(s, challenger, opponent, kind)
        else:
            s.agenda.append((ANSWER, challenger, opponent, kind))
    else:
        s.placed[challenger] = kind
        if s.log is not None:
            tell_secret(s, "attacked", (("who", challenger),), (named(kind),), (challenger,))
        s.agenda.append((ANSWER, challenger, opponent, NO_CARD))


def _why_no_answer(s: Princesa, opponent: int, kind: int) -> int:
    """Why an attack can't be answered, or 0 if it can."""
    if opponent == NOBODY_THERE:
        return ALONE
    if UNSTOPPABLE[kind]:
        return CANNOT_BE_STOPPED
    if not unused_count(s, opponent):
        return NOTHING_TO_ANSWER
    return TOO_MANY_TO_ANSWER if is_overloaded(s, opponent) else 0


def _turn_over(s: Princesa, seat: int, kind: int) -> None:
    s.played[seat] += (kind,)
    knowledge.all_see_card(s, seat, kind, s.played[seat].count(kind))


def _succeed(s: Princesa, winner: int, loser: int, kind: int) -> None:
    """A card that nothing stands against: a spell is put down, anything else wins."""
    if is_spell(kind):
        _cast_and_end(s, winner, kind)
    else:
        _win(s, winner, loser, kind)


def answer(s: Princesa, challenger: int, opponent: int, shown: int, kind: int) -> None:
    if is_environment(kind):
        s.placed[challenger] = NO_CARD
        _play_environment(s, opponent, kind)
        return
    attack_kind = shown
    if shown == NO_CARD:
        attack_kind, s.placed[challenger] = s.placed[challenger], NO_CARD
        _turn_over(s, challenger, attack_kind)
    _turn_over(s, opponent, kind)
    if s.log is not None:
        cards = (named(attack_kind), ("card2", named(kind)[1]), ("open", int(shown != NO_CARD)))
        tell(s, "turned-over", ("who", challenger), ("who2", opponent), *cards, reveals=True)
    if is_spell(kind):
        discard(s, opponent, kind)
        _succeed(s, challenger, opponent, attack_kind)
    elif is_spell(attack_kind):
        _cast_and_end(s, challenger, attack_kind)
    elif TYPE_OF[attack_kind] == TYPE_OF[kind]:
        tell(s, "tied")
        _next_round(s, challenger, opponent)
    elif beats(attack_kind, kind):
        _win(s, challenger, opponent, attack_kind)
    else:
        _win(s, opponent, challenger, kind)


def beats(kind: int, other: int) -> bool:
    """Ataque beats Estrategia, Estrategia beats Defensa, Defensa beats Ataque."""
    return (TYPE_OF[kind] - TYPE_OF[other]) % 3 == 1


def finish(s: Princesa, challenger: int, opponent: int, kind: int) -> None:
    """The challenger has nothing left, so what the opponent lays succeeds; nothing if there is nothing to lay."""
    if kind == NO_CARD:
        tell(s, "cannot-finish", ("who", opponent), reveals=True)
        knowledge.all_see_lack(s, opponent, ATTACK_TYPE, DEFENCE, STRATEGY)
        _end_without_winner(s)
        return
    _turn_over(s, opponent, kind)
    tell(s, "finished-off", ("who", opponent), named(kind), reveals=True)
    _win(s, opponent, challenger, kind)


# --- how it ends -------------------------------------------------------------------------------------------------


def _end_without_winner(s: Princesa) -> None:
    tell(s, "no-winner")
    s.agenda.append((RETURN,))


def _play_environment(s: Princesa, seat: int, kind: int) -> None:
    lay_out(s, seat, kind)
    if s.environment != NO_CARD:
        s.discard += (s.environment,)
    s.environment = kind
    tell(s, "environment", ("who", seat), named(kind), reveals=True)
    clear_shop(s)
    s.agenda.append((RETURN,))


def _cast_and_end(s: Princesa, seat: int, kind: int) -> None:
    s.agenda += ((RETURN,), (CAST, seat, kind, 0))


def put_spell(s: Princesa, seat: int, kind: int, from_pile: int, target: int) -> None:
    if from_pile:
        s.discard = without(s.discard, kind)
    else:
        lay_out(s, seat, kind)
    cast(s, seat, kind, target)


def _win(s: Princesa, winner: int, loser: int, kind: int) -> None:
    if loser != NOBODY_THERE:
        tell(s, "won-duel", ("who", winner), ("who2", loser), named(kind), reveals=True)
    s.agenda += (
        (RETURN,),
        (CLAIM, winner),
        (FALLEN, winner, loser),
        (LIFTED, winner, loser),
        (BETROTHED, winner, loser),
        (FAIR, winner, loser),
    )
    push_text(s, TEXTS[kind], winner, loser, kind)


# --- after the text ----------------------------------------------------------------------------------------------


def fair_of_truth(s: Princesa, winner: int, loser: int) -> None:
    if s.environment == FAIR_OF_TRUTH and is_hero(s, winner) and is_hero(s, loser) and s.shown[loser] == UNKNOWN:
        look_at_secret(s, winner, loser)


def betrothed(s: Princesa, winner: int, loser: int) -> None:
    if loser == NOBODY_THERE or s.princess != loser or not is_hero(s, winner):
        return
    if s.secrets[winner] == BETROTHED_SECRET and s.shown[winner] == UNKNOWN:
        reveal(s, winner, USED)
        give_princess(s, winner)
    else:
        knowledge.cannot_be(s, winner, BETROTHED_SECRET)


def lift_spells(s: Princesa, winner: int, loser: int) -> None:
    """The spells end that last until their hero wins, or loses, a duel."""
    end_spells(s, winner, EVIL_EYE)
    if loser == NOBODY_THERE:
        return
    if LOOSE_TONGUE in s.spells[loser]:
        reveal(s, loser, REVEALED)
        end_spells(s, loser, LOOSE_TONGUE)
    end_spells(s, loser, GIANT_STRENGTH)


def bury(s: Princesa, winner: int, loser: int) -> None:
    """What the eliminated leave is looted by who eliminated them in the duel, or discarded."""
    if loser != NOBODY_THERE and s.ghosts[loser] and hand_size(s, loser):
        if is_hero(s, winner):
            look_at_hand(s, winner, loser)
            s.agenda.append((LOOT, winner, loser))
        else:
            discard_hand(s, loser)
    if s.ghosts[winner]:
        discard_hand(s, winner)


def leave_behind(s: Princesa, winner: int, loser: int, kind: int) -> None:
    """The winner doesn't want that one."""
    discard(s, loser, kind, "left-behind")
    if hand_size(s, loser):
        s.agenda.append((LOOT, winner, loser))


def loot(s: Princesa, winner: int, loser: int) -> None:
    """The winner keeps all that is left."""
    pass_hand(s, loser, winner)


def may_claim(s: Princesa, winner: int) -> bool:
    return s.princess == CENTRE and is_hero(s, winner)


def return_cards(s: Princesa) -> None:
    s.duel = ()
    tell(s, "duel-over", reveals=True)  # also who has turned out not to have the secret that would have acted
