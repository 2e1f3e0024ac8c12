"""The declaration of a card: everything there is to say of it stands in one call."""

from __future__ import annotations

from sobremesa.games.cosa.book import BOOK, KINDS, THINGS
from sobremesa.games.cosa.box import CARDS, DEFENCE, PANIC, Card
from sobremesa.games.cosa.effects.answering import Answer
from sobremesa.games.cosa.effects.holding import Trait
from sobremesa.games.cosa.effects.playing import way_of
from sobremesa.games.cosa.options import OPTIONS
from sobremesa.kernel.effects.node import Node, Standing, parts_of, tree


def card(
    name: str,
    family: str,
    corners: tuple[int, ...],
    *says: Trait | Standing,
    rule: str,
    stirs: bool = False,
    played: Node | None = None,
    answer: Node | None = None,
    panic: Node | None = None,
) -> int:
    """Put a card into the box; its kind.

    `corners` has a number for each copy, which takes part with that many players or more. `says` is what it is to have
    the card, and what is so while it lies on the table. What it does depends on when: `played` from the hand, as an
    `answer` to what others do, or as a `panic` when it is drawn. `rule` is cited by what it asks.
    """
    made = Card(THINGS.add(KINDS, name), name, family, corners, stirs=stirs)
    CARDS.append(made)
    parts: dict[str, Node] = {}
    if played is not None:
        parts["played"] = played
    if answer is not None:
        parts["answer"] = answer
    if panic is not None:
        parts["panic"] = panic
    standing: list[Standing] = []
    for node in says:
        if isinstance(node, Trait):
            node.mark(made)
            parts[node.part_name()] = node
        else:
            standing.append(node)
    BOOK.card(KINDS, name, *standing, rule=rule, **parts)
    made.played, made.answer, made.panic = played, answer, panic
    if answer is not None:
        made.answers = _answered(answer)
    _bring_options(made)
    return made.kind


def _answered(node: Node) -> int:
    """The moment that an answer is for."""
    moment = node.moment_of() if isinstance(node, Answer) else None
    if moment is not None:
        return moment.number
    return max([_answered(part) for _, part in parts_of(node)], default=-1)


def _bring_options(made: Card) -> None:
    """Everything that can be chosen about the card, in the order in which a hand offers it."""
    if made.played is not None:
        made.way = way_of(made, made.played)
    if made.family == PANIC:
        return
    if not made.stays:
        made.discard = OPTIONS.add("discard", made.kind, name=made.id)
    made.keep = OPTIONS.add("keep", made.kind, name=made.id)
    if not made.stays:
        made.give = OPTIONS.add("give", made.kind, name=made.id)
    if made.family == DEFENCE:
        made.defend = OPTIONS.add("defend", made.kind, name=made.id)
    if not made.stays:
        made.put = OPTIONS.add("put", made.kind, name=made.id)


def copies_that_do(kind: type[Node]) -> int:
    """How many cards there are in the box with such a part."""
    texts = [(card, part) for card in CARDS for part in BOOK.cards[card.thing].parts.values()]
    return sum([len(card.corners) for card, part in texts if any(isinstance(node, kind) for node in tree(part))])


def citing(rule: str, says: Standing) -> Standing:
    """What stands on the card by a rule of its own."""
    says.rule = rule
    return says
