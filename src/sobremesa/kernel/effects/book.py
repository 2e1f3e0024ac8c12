"""The book of a game: every node of its cards and procedures, with a number for running and a name for keeping."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, final

from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import BESIDE_THE_POINT, Decision
from sobremesa.kernel.effects.ears import lasting_for
from sobremesa.kernel.effects.listening import Resolve
from sobremesa.kernel.effects.node import ASKS, HELD, SPAN, Node, Standing, parts_of
from sobremesa.kernel.effects.scopes import Leave, PaidUp
from sobremesa.kernel.effects.things import Section, Things
from sobremesa.kernel.effects.watching import Watcher
from sobremesa.kernel.effects.words import YOU_DO, Voice, Word, Words
from sobremesa.kernel.errors import BadFile
from sobremesa.kernel.option import Catalogue, Option
from sobremesa.kernel.phrase import Phrase

if TYPE_CHECKING:
    from sobremesa.kernel.effects.running import Running
    from sobremesa.kernel.house_cards import HouseCards


@mypyc_attr(allow_interpreted_subclasses=True)
class Reading:
    """How the parts of a card are read one after another. A game may have ways of its own."""

    def clauses(self, card: Card, voice: Voice) -> Sequence[Phrase]:
        """All it says, part by part, in the order in which they were declared: what belongs together is one line."""
        return [in_one_line(part.sentences(voice)) for part in card.parts.values()]


def in_one_line(sentences: Sequence[Phrase]) -> Phrase:
    *before, line = sentences
    for phrase in reversed(before):
        line = ("do-on", (("do", phrase), ("do2", line)))
    return line


@final
class Card:
    """What a thing says, part by part. Parts are named after what they are: a moment, or when the rules run them."""

    __slots__ = ("name", "parts", "reading", "standing", "thing")

    def __init__(
        self, thing: int, name: str, standing: tuple[Standing, ...], parts: dict[str, Node], *, reading: Reading
    ) -> None:
        self.thing = thing
        self.name = name
        self.standing = standing
        self.parts = parts
        self.reading = reading

    def part(self, name: str) -> Node | None:
        return self.parts.get(name)

    def sentences(self, voice: Voice = YOU_DO) -> tuple[Phrase, ...]:
        """All it says, sentence by sentence."""
        return tuple([("sentence", (("do", phrase),)) for phrase in self.reading.clauses(self, voice)])


@final
class Book:
    """One for each game; filled while its modules are imported, and never changed after."""

    def __init__(
        self,
        things: Things,
        moments: Words | None = None,
        flags: Sequence[Word] = (),
        *,
        rule: str = "",
        reading: Reading | None = None,
    ) -> None:
        self.things = things
        self.moments = moments or Words()  # and questions
        self.flags = tuple(flags)
        self.rule = rule  # what the kernel's own nodes cite
        self.reading = reading or Reading()
        self.nodes: list[Node] = []
        self.touched: list[int] = []  # by number: what the node touches besides asking, looked up at every step
        self.names: list[str] = []  # by number: "flesh-ward.would-lose/do/passed"
        self.parts: dict[str, Node] = {}
        self.cards: dict[int, Card] = {}  # by thing
        self.options = Catalogue()
        self.pick: dict[int, Option] = {}
        self.silence: tuple[tuple[int, ...], ...] = ((),) * len(self.moments)  # nobody listens
        self._heard: list[tuple[tuple[int, tuple[int]], ...]] = []  # by thing, once it has been worked out
        self._places: dict[int, tuple[str, int, int]] = {}  # of listeners, once they have been in a line
        self._numbers: dict[str, int] = {}
        self._prints: dict[str, str] = {}
        self.add("kernel.leave", Leave(), rule)
        self.add("kernel.resolve", Resolve(), rule)
        self.add("kernel.paid", PaidUp(), rule)
        self.kernels_own = len(self.nodes)
        self.house: HouseCards | None = None  # what somebody has brought along
        self.watcher: Watcher | None = None  # who looks on while its nodes run

    # --- writing ---------------------------------------------------------------------------------------------

    def add(self, name: str, node: Node, rule: str = "") -> Node:
        """A named part: a procedure of the rules ("turn.draw"), or of a card ("axe.played")."""
        if name in self.parts:
            raise ValueError(f"{name} is in the book twice")
        self.parts[name] = node
        self._number(name, name, node, rule or self.rule)
        return node

    def _number(self, part: str, name: str, node: Node, rule: str) -> None:
        if node.number >= 0:
            raise ValueError(f"{name} is {self.names[node.number]} already: a node stands in one place")
        node.number = len(self.nodes)
        node.part = part
        node.rule = node.rule or rule
        self.nodes.append(node)
        self.touched.append(node.touches() & ~ASKS)
        self.names.append(name)
        self._numbers[name] = node.number
        node.bind(self)
        for field, child in parts_of(node):
            self._number(part, f"{name}/{field}", child, rule)

    def card(self, section: Section, name: str, *standing: Standing, rule: str = "", **parts: Node) -> Card:
        """What the thing of that name says. What stands is named after its moment; other parts by the name given."""
        named: dict[str, Node] = {node.part_name(): node for node in standing}
        if len(named) != len(standing):
            raise ValueError(f"{name} listens twice at one moment: give one of them a name of its own")
        for given, node in parts.items():
            named[given.replace("_", "-")] = node
        for part, node in named.items():
            self.add(f"{name}.{part}", node, rule)
        listening = tuple(node for node in named.values() if isinstance(node, Standing))
        made = Card(section.thing(section[name]), name, listening, named, reading=self.reading)
        self.cards[made.thing] = made
        self._heard.clear()
        return made

    def copy(self, card: Card, thing: int) -> None:
        """Another thing that says the same: a second copy of the card."""
        if thing in self.cards:
            raise ValueError(f"{self.things.name_of(thing)} says something already")
        self.cards[thing] = card
        self._heard.clear()

    def offer(
        self, options: Catalogue, *, branches: int = 4, numbers: Iterable[int] = (), picks: Sequence[Section] = ()
    ) -> None:
        """Add to the game's options what the kernel's nodes ask with."""
        self.options = options
        self.yes = options.add("yes")
        self.no = options.add("no")
        self.done = options.add("done")
        self.branch = tuple([options.add("branch", at) for at in range(branches)])
        self.numbers = {number: options.add("number", number) for number in numbers}
        self.pick = {
            thing: options.add("pick", thing, name=self.things.name_of(thing))
            for section in picks
            for thing in range(section.first, section.first + len(section))
        }

    def picks(self, things: Iterable[int]) -> tuple[Option, ...]:
        """The options for choosing one of these, each once, in the order of the catalogue."""
        pick = self.pick
        picked: list[Option] = []
        last = -1
        for thing in sorted(things):
            if thing != last:
                picked.append(pick[thing])
                last = thing
        return tuple(picked)

    def rule_against(self, option: Option, asked: Decision) -> str:
        """The rule that asks, if the option is of a kind it asks for: it says which of them may be chosen."""
        if option is self.done:  # one way to answer any question
            return asked.source
        if option.verb != "pick":
            return asked.source if asked.asks_for(option.verb) else BESIDE_THE_POINT
        section = self.things.section_of(option.args[0])
        is_asked_for = any(other.verb == "pick" and section.holds(other.args[0]) for other in asked.options)
        return asked.source if is_asked_for else BESIDE_THE_POINT

    def renumber(self, nodes: Sequence[Node]) -> None:
        """The same nodes in another order, as if cards had been added before them; the kernel's own stay the first."""
        names = {node.number: self.names[node.number] for node in nodes}
        self.names[:] = [names[node.number] for node in nodes]
        self.touched[:] = [self.touched[node.number] for node in nodes]
        self.nodes[:] = nodes
        for number, node in enumerate(nodes):
            node.number = number
            self._numbers[self.names[number]] = number
        self._heard.clear()
        self._places.clear()

    # --- names -----------------------------------------------------------------------------------------------

    def print_of(self, number: int) -> str:
        """The fingerprint of the shape of the part in which the node stands."""
        part = self.nodes[number].part
        if part not in self._prints:
            self._prints[part] = _fingerprint(_shape(self.parts[part]))
        return self._prints[part]

    def find(self, name: str, shape: str) -> int | None:
        """The number of that node, if its part still has that shape."""
        number = self._numbers.get(name)
        return number if number is not None and self.print_of(number) == shape else None

    def moment_number(self, name: str) -> int:
        moment = self.moments.find(name)
        if moment is None:
            raise BadFile(f"the saved match stands at {name!r}, a moment that the rules no longer have")
        return moment.number

    def node(self, name: str) -> Node:
        return self.nodes[self._numbers[name]]

    def name_of(self, node: Node) -> str:
        return self.names[node.number]

    def listener_name(self, listener: int) -> str:
        name = f"{self.names[listener % HELD // SPAN]} {self.things.name_of(listener % SPAN)}"
        return f"{name} {listener // HELD}" if listener >= HELD else name

    def find_listener(self, name: str) -> int | None:
        node, thing, *held = name.split(" ")
        number = self._numbers.get(node)
        if number is None:
            return None
        return number * SPAN + self.things.number_of(thing) + (int(held[0]) * HELD if held else 0)

    # --- listening -------------------------------------------------------------------------------------------

    def standing_of(self, thing: int) -> tuple[Standing, ...]:
        card = self.cards.get(thing)
        return () if card is None else card.standing

    def standing_at(self, listener: int) -> Standing:
        node = self.nodes[listener % HELD // SPAN]
        assert isinstance(node, Standing)
        return node

    def ears_of(self, s: Running) -> tuple[tuple[int, ...], ...]:
        """Who listens, worked out from the things in play."""
        ears = list(self.silence)
        crowded: list[int] = []  # the moments at which several listen
        if not self._heard:
            self._heard = [self._heard_of(thing) for thing in range(len(self.things))]
        heard = self._heard
        for thing in s.in_play():
            for moment, listener in heard[thing]:
                if ears[moment]:
                    crowded.append(moment)
                ears[moment] += listener
        for lasting, _, holder in s.lasting:
            moment = self.standing_at(lasting).moment_of()
            crowded.append(moment)
            ears[moment] += (lasting_for(holder, lasting),)
        for moment in crowded:
            ears[moment] = self.in_line(list(ears[moment]))
        return tuple(ears)

    def _heard_of(self, thing: int) -> tuple[tuple[int, tuple[int]], ...]:
        """At which moments it listens, and as which listener."""
        return tuple([(node.moment_of(), (node.number * SPAN + thing,)) for node in self.standing_of(thing)])

    def in_line(self, listeners: list[int]) -> tuple[int, ...]:
        """Listeners in the order of their names, which outlasts that of the numbers."""
        if len(listeners) < 2:
            return tuple(listeners)
        places = self._places
        for listener in listeners:
            if listener not in places:
                places[listener] = self._place(listener)
        return tuple(sorted(listeners, key=places.__getitem__))

    def _place(self, listener: int) -> tuple[str, int, int]:
        return self.names[listener % HELD // SPAN], listener % SPAN, listener // HELD

    # --- reading ---------------------------------------------------------------------------------------------

    def __iter__(self) -> Iterator[Node]:
        return iter(self.nodes)


def _shape(node: Node) -> Any:
    return [type(node).__name__, *[_shape(part) for _, part in parts_of(node)]]


def _fingerprint(value: Any) -> str:
    return blake2b(repr(value).encode(), digest_size=6).hexdigest()
