"""An exchange: the offer, its answer, what changes hands and whom it infects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.cosa import knowledge, talk
from sobremesa.games.cosa.book import BOOK, CONTAGIOUS, EXCHANGE, IMMUNE, LA_COSA, MOST_SEATS, STANDS_IN, THIRD_STEP
from sobremesa.games.cosa.box import CARDS, NO_KIND
from sobremesa.games.cosa.effects.answering import respond
from sobremesa.games.cosa.effects.deed import Deed
from sobremesa.games.cosa.ending import declare, eliminate_superinfected, end_turn
from sobremesa.games.cosa.giving import may_give, offers
from sobremesa.games.cosa.isolation import shows_cards
from sobremesa.games.cosa.moves import draw, named, parts_with, tell, tell_secret
from sobremesa.games.cosa.options import DECLARE
from sobremesa.games.cosa.seating import is_barred, next_of
from sobremesa.games.cosa.state import GIVEN, GOT, MEETINGS_KEPT, OFFER_SEEN, Cosa
from sobremesa.kernel.decision import Args, Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, REVEALS, WAIT
from sobremesa.kernel.effects.registers import FLAGS, HAPPENS, IT, WHO, WIDTH, A
from sobremesa.kernel.effects.running import push, put, reg, start
from sobremesa.kernel.option import Option
from sobremesa.kernel.zones import with_sorted, without

OFFER: Final = 0
ANSWER: Final = 1
REFUSED: Final = 2

_WITH: Final[list[Args]] = [(("who", seat),) for seat in range(MOST_SEATS)]


@dataclass(eq=False)
class Exchange(Deed):
    """WHO exchanges a card with IT. In A stands whether, once refused, somebody else must."""

    def touches(self) -> int:
        return ASKS | REVEALS

    def stage(self, step: int) -> str:
        return "offer" if step == OFFER else "answer"

    def run(self, s: Cosa, step: int) -> bool:
        if step != REFUSED:
            return WAIT
        self._go_on_refused(s, reg(s, WHO), reg(s, IT))
        return GO_ON

    # --- asking

    def ask(self, s: Cosa, step: int) -> tuple[Decision, ...]:
        registers = s.registers
        offerer, target, circumstances = registers[WHO - WIDTH], registers[IT - WIDTH], registers[FLAGS - WIDTH]
        if step == OFFER:
            options = offers(s, offerer, target)
            if circumstances & THIRD_STEP and s.roles[offerer] == LA_COSA:
                options.insert(0, DECLARE)
            return (Decision(offerer, "offer", "cosa-6.1", tuple(options), _WITH[target], self),)
        options = _answers(s, target, offerer)
        if circumstances & STANDS_IN:
            return (Decision(target, "stand-in", "cosa-7.6", tuple(options), _WITH[offerer], self),)
        return (Decision(target, "answer", "cosa-6.3", tuple(options), _WITH[offerer], self),)

    def take(self, s: Cosa, step: int, seat: int, option: Option) -> None:
        if option is DECLARE:
            declare(s, seat)
            return
        registers, kind = s.registers, option.args[0]
        if step == OFFER:
            _offer(s, seat, registers[IT - WIDTH], kind)
            s.agenda.append((self.number, ANSWER))
        elif option is CARDS[kind].give:
            _accept(s, registers[WHO - WIDTH], seat, kind, immune=bool(registers[FLAGS - WIDTH] & IMMUNE))
        else:
            push(s, self, REFUSED)
            talk.refused(s, seat, reg(s, WHO))
            respond(s, seat, kind, reg(s, WHO))

    # --- refusing

    def _go_on_refused(self, s: Cosa, offerer: int, target: int) -> None:
        draw(s, target)
        if reg(s, HAPPENS):  # the answer was none that refuses
            push(s, self, ANSWER)
        elif reg(s, A):
            self._pass_on(s, offerer, target)
        else:
            take_back_offer(s, offerer)

    def _pass_on(self, s: Cosa, offerer: int, target: int) -> None:
        """The next player after the one who refused stands in, unless something is in the way."""
        substitute = next_of(s, target)
        if substitute == offerer or is_barred(s, target, s.direction) or s.quarantine[substitute]:
            tell(s, "nobody-stands-in", ("who", target), ("who2", offerer))
            take_back_offer(s, offerer)
        elif is_superinfected(s, substitute, offerer):
            take_back_offer(s, offerer)
            eliminate_superinfected(s, substitute)
            end_turn(s)
        else:
            tell(s, "stands-in", ("who", substitute), ("who2", offerer))
            put(s, IT, substitute)
            put(s, FLAGS, reg(s, FLAGS) | STANDS_IN)
            put(s, HAPPENS, 1)
            put(s, A, 0)
            push(s, self, ANSWER)


EXCHANGING: Final = Exchange()
BOOK.add("exchange.offer", EXCHANGING, "cosa-6.1")


def _answers(s: Cosa, seat: int, offerer: int) -> list[Option]:
    """What the seat may give, and what it may refuse with."""
    found: list[Option] = []
    last = NO_KIND
    for kind in s.hands[seat]:  # sorted, as hands are
        if kind == last:
            continue
        last = kind
        card = CARDS[kind]
        if card.give is not None and (not card.is_bound or may_give(s, seat, kind, offerer)):
            found.append(card.give)
        if card.defend is not None and card.answers == EXCHANGE.number:
            found.append(card.defend)
    return found


def begin_exchange(s: Cosa, seat: int, other: int, card: int = -1, *, third_step: bool = False) -> None:
    """An exchange that nothing blocks begins: first of all superinfection is looked for on both sides."""
    victims = [seat] if is_superinfected(s, seat, other) else []
    if is_superinfected(s, other, seat):
        victims.append(other)
    if victims:
        eliminate_superinfected(s, *victims)
        end_turn(s)
        return
    start(s, EXCHANGING, seat, card, other)
    if third_step:
        s.registers[FLAGS - WIDTH] = THIRD_STEP


def is_superinfected(s: Cosa, seat: int, facing: int) -> bool:
    """Whether the seat has nothing but cards that infect, and may give that player none of them."""
    hand = s.hands[seat]
    for kind in hand:
        card = CARDS[kind]
        if not card.infects or (s.roles[seat] == card.given_by and s.roles[facing] == card.given_to):
            return False
    return bool(hand)


# --- the cards ---------------------------------------------------------------------------------------------------


def _offer(s: Cosa, offerer: int, target: int, kind: int) -> None:
    s.hands[offerer] = without(s.hands[offerer], kind)
    s.aside[offerer] = (kind,)
    parts_with(s, offerer, kind)
    if shows_cards(s, offerer):
        s.face_up = (kind,)
        _show_given(s, offerer, kind)
        tell(s, "offered-openly", ("who", offerer), ("who2", target), named(kind), reveals=True)
    elif s.log is not None:
        tell_secret(s, "offered", (("who", offerer), ("who2", target)), (named(kind),), (offerer,))


def _show_given(s: Cosa, seat: int, kind: int) -> None:
    """Everybody sees which card someone in quarantine gives; one that infects tells on its giver."""
    knowledge.all_see_card(s, seat, kind, OFFER_SEEN)
    if CARDS[kind].infects:
        knowledge.is_exposed(s, seat, CONTAGIOUS)


def take_back_offer(s: Cosa, offerer: int) -> None:
    (kind,), s.aside[offerer] = s.aside[offerer], ()
    s.face_up = ()
    s.hands[offerer] = with_sorted(s.hands[offerer], kind)


def _accept(s: Cosa, offerer: int, target: int, answer: int, *, immune: bool) -> None:
    """Both cards change hands at once."""
    openly_answered = shows_cards(s, target)
    if openly_answered:
        _show_given(s, target, answer)
        tell(s, "gave-openly", ("who", target), ("who2", offerer), named(answer), reveals=True)
    (offered,), openly = s.aside[offerer], bool(s.face_up)
    s.aside[offerer] = ()
    s.face_up = ()
    s.hands[target] = without(s.hands[target], answer)
    if openly or openly_answered or s.under_way:
        knowledge.change_hands(s, (offered, offerer, target, openly), (answer, target, offerer, openly_answered))
    else:
        knowledge.change_hands_unseen(s, offerer, offered, target, answer)
    s.hands[target] = with_sorted(s.hands[target], offered)
    s.hands[offerer] = with_sorted(s.hands[offerer], answer)
    turn = s.turn
    knowledge.note(s, offerer, (turn, GIVEN, target, offered), (turn, GOT, target, answer))
    knowledge.note(s, target, (turn, GOT, offerer, offered), (turn, GIVEN, offerer, answer))
    note_meeting(s, offerer, target)
    s.meetings = s.meetings[1 - MEETINGS_KEPT :] + ((s.turn, offerer, target),)
    turned = 0
    if CARDS[offered].infects and catches(s, offerer, target, offered, immune=immune):
        turned = 2
    elif CARDS[answer].infects and catches(s, target, offerer, answer):
        turned = 1
    if s.log is not None:
        secret: Args = (named(offered), ("card2", named(answer)[1]), ("turned", turned))
        tell_secret(s, "exchanged", (("who", offerer), ("who2", target)), secret, (offerer, target))
    talk.cards_changed_hands(s, offerer, target)


def write_down(s: Cosa, giver: int, taker: int, kind: int) -> None:
    knowledge.note(s, giver, (s.turn, GIVEN, taker, kind))
    knowledge.note(s, taker, (s.turn, GOT, giver, kind))


def note_meeting(s: Cosa, one: int, other: int) -> None:
    s.met[one] |= 1 << other
    s.met[other] |= 1 << one


def catches(s: Cosa, giver: int, taker: int, kind: int, *, immune: bool = False) -> bool:
    """Someone got a card that infects: what that tells them, and whether it turns them."""
    if immune:
        knowledge.is_certain(s, taker, giver, CONTAGIOUS)
        return False
    if s.roles[giver] == LA_COSA:
        knowledge.is_certain(s, taker, giver, LA_COSA)
    card = CARDS[kind]
    if s.roles[taker] != card.turns:
        return False
    knowledge.takes_role(s, taker, card.turns_into)
    s.last_fall = taker
    return True
