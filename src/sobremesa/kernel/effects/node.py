"""What a card is made of: a tree of nodes that run, ask, say themselves, and know what they touch."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final

from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Decision, Questioner
from sobremesa.kernel.effects.words import YOU_DO, Voice
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Args, Phrase

if TYPE_CHECKING:
    from sobremesa.kernel.effects.book import Book

# What a node does besides changing what lies open.
ASKS: Final = 1  # somebody must choose
RANDOM: Final = 2  # draws, rolls, shuffles
REVEALS: Final = 4  # somebody learns what was hidden
ENDS: Final = 8  # the match may be over

# What `run` says.
GO_ON: Final = False
WAIT: Final = True  # nothing was changed: somebody must answer first

SPAN: Final = 1 << 13  # a listener is one number: that of its node times SPAN, and its thing
HELD: Final = SPAN << 16  # … and what lasts says for whom, whoever has the thing: see `ears.lasting_for`

# What a row of `queues` holds, for who keeps one.
NO_QUEUE: Final = 0
NUMBERS: Final = 1
THINGS_QUEUED: Final = 2
LISTENERS_QUEUED: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Node(Questioner):
    """A part of a card, or of a procedure of the rules. It stands in one place of one book.

    Kinds of nodes are dataclasses (`@dataclass(eq=False)`), whose fields are what the card says of them; other nodes
    among the fields are its parts. Those of a game say in their signatures which state is theirs: so it is Any here.
    """

    number: int = -1  # its place in the book, for running
    part: str = ""  # the named part that it stands in: "axe.played"
    rule: str = ""  # the rule that its questions cite

    # --- running ---------------------------------------------------------------------------------------------

    def run(self, s: Any, step: int) -> bool:
        """Do the step, and push what follows. The frame is off the agenda."""
        raise NotImplementedError(type(self).__name__)

    def ask(self, s: Any, step: int) -> tuple[Decision, ...]:
        """The questions of a step that waits. Several at once are sealed until all are in."""
        raise NotImplementedError(type(self).__name__)

    def take(self, s: Any, step: int, seat: int, option: Option) -> None:
        """Take an answer. The frame is off the agenda: push it again to go on with it."""
        raise NotImplementedError(type(self).__name__)

    def can(self, s: Any) -> bool:
        """Whether it could be done in full: as a cost, as a branch."""
        return True

    def queue_at(self, step: int) -> int:
        """What the row of `queues` holds that the frame keeps at that step, NO_QUEUE if it keeps none."""
        return NO_QUEUE

    # --- saying ----------------------------------------------------------------------------------------------

    def say(self, voice: Voice) -> Phrase:
        """The clause that tells what it does. Whatever changes what it does must change the clause."""
        raise NotImplementedError(type(self).__name__)

    def sentences(self, voice: Voice) -> list[Phrase]:
        """What it says as a text of its own; each is given its capital and its full stop."""
        return [self.say(voice)]

    def is_simple(self) -> bool:
        """Whether it reads as one clause among others; what branches doesn't."""
        return True

    def has_subject(self) -> bool:
        """Whether its clause is about something else than «you»: then it can't be an infinitive."""
        return False

    def leads_to(self, option: Option) -> Node | None:
        """The part of the tree that the option would set off, as far as the tree tells."""
        return None

    def label(self, option: Option) -> Phrase | None:
        led = self.leads_to(option)
        return None if led is None else led.as_choice()

    def as_choice(self) -> Phrase:
        """What whoever could choose it is told; where a roll decides what comes of it, only what is rolled."""
        return self.say(YOU_DO)

    # --- knowing ---------------------------------------------------------------------------------------------

    def touches(self) -> int:
        """ASKS, RANDOM, REVEALS, ENDS: what it does itself, its parts apart."""
        return 0

    def idle_fields(self) -> tuple[str, ...]:
        """The fields that change nothing, as the others are."""
        return ()

    def bind(self, book: Book) -> None:
        """Told once in which book it stands; `number`, `part` and `rule` are given by then."""

    def risks(self, option: Option) -> int:
        led = self.leads_to(option)
        return 0 if led is None else scan(led)


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Node):
    """What listens at a moment, or answers a question of the rules, while its card is in play."""

    def moment_of(self) -> int:
        raise NotImplementedError(type(self).__name__)

    def part_name(self) -> str:
        """What the part of a card is called that is this."""
        raise NotImplementedError(type(self).__name__)


def fields_of(value: Any) -> list[str]:
    """What a declaration is made of: the names of a dataclass's fields."""
    return [declared.name for declared in fields(value)] if is_dataclass(value) else []


def parts_of(node: Node) -> list[tuple[str, Node]]:
    """The nodes a node is made of, each under its name: the field, or the field and the place in it."""
    found: list[tuple[str, Node]] = []
    for name in fields_of(node):
        value: Any = getattr(node, name)
        if isinstance(value, Node):
            found.append((name, value))
        elif isinstance(value, tuple):
            found += [(f"{name}.{at}", item) for at, item in enumerate(value) if isinstance(item, Node)]
    return found


def tree(node: Node) -> list[Node]:
    """The node and all its parts, from above."""
    found = [node]
    for _, part in parts_of(node):
        found += tree(part)
    return found


def scan(node: Node) -> int:
    """All that a tree may touch."""
    bits = node.touches()
    for _, part in parts_of(node):
        bits |= scan(part)
    return bits


def question(by: Node, seat: int, ask: str, options: tuple[Option, ...], args: Args = ()) -> Decision:
    """The decision that the node puts to the seat. To make one costs less than to look one up."""
    return Decision(seat, ask, by.rule, options, args, by)
