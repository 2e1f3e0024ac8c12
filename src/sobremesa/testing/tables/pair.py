"""The same people at the same table in two worlds: what they do, and what each of them is sent of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, final

import msgspec

from sobremesa.kernel.events import Seen
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng, derive
from sobremesa.kernel.state import SPECTATOR
from sobremesa.tables.table import Table
from sobremesa.testing.checks import Violation
from sobremesa.testing.sight import difference, sight, told
from sobremesa.testing.tables.turned_game import Turns, turned
from sobremesa.testing.tables.world import Answer, Page, World
from sobremesa.web import wire

HERE: Final = 0
THERE: Final = 1
WORLDS: Final = (HERE, THERE)

_IN_MEMORY: Final = Path("/dev/shm")  # where there is such a place, nobody waits for a disk
_ID: Final = re.compile(rb'("decision":\{"id":"\d+\.)([0-9a-f]{12})(?=[".])')
_created: Final = msgspec.json.Decoder(wire.Created)
_to_client: Final = msgspec.json.Decoder(wire.ToClient)


class Parted(Exception):
    """The worlds differ by something that the rules let somebody know: there is nothing more to compare."""


@final
@dataclass(eq=False)
class Guest:
    name: str
    cookies: tuple[str, str]
    pages: list[tuple[Page, Page]] = field(default_factory=list)
    compared: list[int] = field(default_factory=list)  # messages, for each page


@final
class Pair:
    def __init__(self, game: Game[Any], folder: Path, seed: str) -> None:
        self.game = game
        self._turns: Turns = {}
        self._left: set[str] = set()
        self.worlds = (
            World(game, _made(folder / "here"), seed),
            World(turned(game, self._turns, self._left), _made(folder / "there"), seed, turns=True),
        )
        self.code = ""
        self.guests: list[Guest] = []
        self.eyes: list[Guest] = []  # who may not notice which world they are in
        self.are_apart = False  # whether there is anything to notice
        self.sent: Counter[str] = Counter()  # what was asked of the tables, and what came of it
        self.messages = 0
        self.story: list[str] = []
        self._ids: tuple[dict[bytes, bytes], dict[bytes, bytes]] = ({}, {})
        self.other_choices = False  # whether something else was chosen in the other world
        self._number = 0

    def close(self) -> None:
        for world in self.worlds:
            world.close()

    # --- what stands -------------------------------------------------------------------------------------------------

    def tables(self) -> tuple[Table, Table]:
        here, there = (world.table(self.code) for world in self.worlds)
        return here, there

    @property
    def table(self) -> Table:
        """In either world: whatever of it the walk goes by is the same in both, or the comparison fails."""
        return self.worlds[HERE].table(self.code)

    def matches(self) -> tuple[Match[Any], Match[Any]] | None:
        here, there = (table.match for table in self.tables())
        return None if here is None or there is None else (here, there)

    def person(self, guest: Guest, world: int = HERE) -> str:
        return guest.pages[0][world].person.id if guest.pages else self.worlds[world].who(guest.cookies[world]).id

    def chair_of(self, guest: Guest) -> int:
        return self.table.chair_of(self.person(guest))

    def chairs_of(self, guest: Guest) -> list[int]:
        """All that they lead; of who looks on, none."""
        return self.table.seating.chairs_of(self.person(guest))

    @property
    def hour(self) -> float:
        return self.worlds[HERE].hour

    # --- coming and going --------------------------------------------------------------------------------------------

    def come_in(self, name: str) -> Guest:
        here, there = (world.come_in(name) for world in self.worlds)
        guest = Guest(name, (here, there))
        self.guests.append(guest)
        return guest

    def open_table(self, owner: Guest, wish: wire.NewTable) -> None:
        self.story.append(f"{owner.name} sets {wish}")
        answers = self.fetch("/api/tables", owner, wish)
        self.code = _created.decode(answers[HERE].body).code

    def invite(self, guest: Guest) -> None:
        """The owner of a private table gives somebody the link."""
        for which, world in enumerate(self.worlds):
            if link := world.table(self.code).door.link:
                world.fetch("/api/invitations", guest.cookies[which], wire.Invitation(link))

    def open_page(self, guest: Guest) -> None:
        self.story.append(f"{guest.name} opens a page")
        here, there = (Page(world.who(cookie)) for world, cookie in zip(self.worlds, guest.cookies, strict=True))
        guest.pages.append((here, there))
        guest.compared.append(0)
        for world, page in zip(self.worlds, (here, there), strict=True):
            world.enter(self.code, page)

    def close_page(self, guest: Guest, number: int) -> None:
        self.story.append(f"{guest.name} closes a page")
        pages = guest.pages[number]
        for world, page in zip(self.worlds, pages, strict=True):
            world.leave(page)
        self._compare_page(guest, number)
        del guest.pages[number], guest.compared[number]

    def forget(self, guest: Guest) -> None:
        """Somebody goes, and wants to be forgotten."""
        self.story.append(f"{guest.name} is forgotten")
        while guest.pages:
            self.close_page(guest, 0)
        for world, cookie in zip(self.worlds, guest.cookies, strict=True):
            world.fetch("/api/me/kept", cookie, method="DELETE")
        self.guests.remove(guest)
        self.eyes = [eye for eye in self.eyes if eye is not guest]

    def slow_down(self, guest: Guest, is_slow: bool) -> None:
        self.story.append(f"{guest.name} reads {'slowly' if is_slow else 'what came'}")
        for world, page in zip(self.worlds, guest.pages[0], strict=True):
            page.is_slow = is_slow
            if not is_slow:
                world.catch_up(self.code, page)

    def start_anew(self) -> None:
        """The server goes down and comes up again; whoever had a page open comes back."""
        self.story.append("the table is read again from its record")
        for which, world in enumerate(self.worlds):
            for guest in self.guests:
                for pages in guest.pages:
                    world.leave(pages[which])
            world.drop(self.code)
            for guest in self.guests:
                for pages in guest.pages:
                    pages[which].forget()
                    world.enter(self.code, pages[which])

    def move_on(self) -> None:
        """Everybody goes to the table of the rematch."""
        code = self.table.next_code
        if any(world.table(self.code).next_code != code for world in self.worlds):
            raise Parted("a seal was opened while those who look had no page open, and only one match is over")
        self.story.append(f"everybody goes to {code}")
        for which, world in enumerate(self.worlds):
            for guest in self.guests:
                for pages in guest.pages:
                    world.leave(pages[which])
                    pages[which].forget()
                    world.enter(code, pages[which])
        self.code = code

    def pass_time(self, latest: float) -> bool:
        """Until the next thing that happens by itself in either world, or `latest`; says whether time is left."""
        moments = [moment for world in self.worlds if (moment := world.next_moment()) is not None]
        hour = min([latest, *moments])
        for world in self.worlds:
            world.turn_to(hour)
        return hour < latest

    # --- asking ------------------------------------------------------------------------------------------------------

    def fetch(self, path: str, guest: Guest | None, sent: msgspec.Struct | None = None) -> tuple[Answer, Answer]:
        here, there = (
            world.fetch(path, guest.cookies[which] if guest else "", sent) for which, world in enumerate(self.worlds)
        )
        return here, there

    def ask(self, guest: Guest, kind: type[wire.ClientMessage], here: dict[str, Any], there: dict[str, Any]) -> None:
        """Somebody does the same in both worlds, or what nobody else can tell from the same."""
        self._number += 1
        for which, what in zip(WORLDS, (here, there), strict=True):
            self._send(which, guest, kind(f"both-{self._number:08}", **what))

    def do(self, guest: Guest, kind: type[wire.ClientMessage], **what: Any) -> None:
        self.ask(guest, kind, what, what)

    def do_only(self, which: int, guest: Guest, kind: type[wire.ClientMessage], **what: Any) -> None:
        """In one world only: nobody else may notice."""
        self.are_apart = True
        self._number += 1
        self._send(which, guest, kind(f"only-{self._number:08}", **what))

    def _send(self, which: int, guest: Guest, message: Any) -> None:
        page = guest.pages[0][which]
        before = len(page.received)
        self.worlds[which].receive(self.code, page, message)
        answer = next(filter(None, (_answer_in(data) for data in page.received[before:])), "nothing")
        kind = type(message)
        self.sent[f"{kind.__struct_config__.tag} {answer}"] += 1
        self.story.append(f"{guest.name} in world {which}: {message} -> {answer}")

    # --- another world -----------------------------------------------------------------------------------------------

    def redealt(self, eye: int, rng: Rng, *, same_dice: bool) -> Any:
        """A position that this seat can't tell from the one here."""
        match = self.worlds[HERE].table(self.code).match
        assert match is not None
        world = self.game.redeal(match.state, eye, Rng(derive(rng.key, "redeal", rng.below(1 << 32))))
        for info in self.game.schema.fields:
            if info.is_rng:
                # As many words are drawn: how it came to be so is what the redealing left out.
                dice = getattr(match.state, info.name)
                key = dice.key if same_dice else getattr(world, info.name).key
                setattr(world, info.name, Rng(key, dice.drawn))
        return world

    def turn(self, world: Any, undecided: int = 0) -> bool:
        """Let that be what lies on the table there, unless the last choice could then not have led to it.

        Nor may anybody have gone on from what lies there now, even if it was taken back: the record has it. Nor may a
        bot be about to do so; `undecided` is how many don't know yet what they will choose.
        """
        table = self.worlds[THERE].table(self.code)
        match = table.match
        assert match is not None
        digest = self.game.schema.digest
        now = digest(match.state)
        if now in self._left or self.worlds[THERE].room(self.code).thoughts > undecided:
            return False
        turned_from = next((at for at, turned_to in self._turns.items() if digest(turned_to) == now), now)
        before, standing = self._turns.get(turned_from, match.state), _standing(match)
        self._turns[turned_from] = world
        turned_match = match.again()
        if _standing(turned_match) != standing:
            self._turns[turned_from] = before
            return False
        table.match = turned_match
        self.story.append("the other world is another")
        self.are_apart = True
        return True

    def note_other_choices(self) -> None:
        """From here on the ids of decisions may be other ones, for they follow from what was chosen."""
        self.other_choices = True
        self.are_apart = True

    # --- comparing ---------------------------------------------------------------------------------------------------

    def compare(self) -> None:
        """Whatever the eyes were sent since the last time is the same in both worlds."""
        for guest in self.guests:
            for number in reversed(range(len(guest.pages))):
                self._compare_page(guest, number)
                if any(page.is_closed for page in guest.pages[number]):
                    del guest.pages[number], guest.compared[number]

    def _compare_page(self, guest: Guest, number: int) -> None:
        start = guest.compared[number]
        here, there = (page.received[start:] for page in guest.pages[number])
        guest.compared[number] = max(len(here), len(there)) + start
        if guest not in self.eyes:
            for page in guest.pages[number]:
                page.received.clear()
            guest.compared[number] = 0
            return
        self.messages += len(here)
        seen = [[self._renamed(which, data) for data in sent] for which, sent in enumerate((here, there))]
        if seen[HERE] != seen[THERE]:
            self._object(guest, *_first_difference(*seen))

    def compare_fetched(self, path: str, guest: Guest) -> None:
        here, there = self.fetch(path, guest)
        if here != there and guest in self.eyes:
            self._object(guest, path.rpartition("/")[2], f"{here} or {there}")

    def _renamed(self, which: int, data: bytes) -> bytes:
        """The message with the id of the decision as the eye can read it: a word for each, by when it came up first.

        Ids are drawn from the key and all choices. While these are the same in both worlds, so must the ids be.
        """
        names = self._ids[which]

        def rename(found: re.Match[bytes]) -> bytes:
            name = names.setdefault(found[2], b"id-%d" % len(names))
            return found[1] + name if self.other_choices else found[0]

        return _ID.sub(rename, data, count=1)

    def _object(self, guest: Guest, what: str, how: str) -> None:
        if reason := self.may_be_known(guest):
            raise Parted(reason)
        raise Violation(f"tables: {what}", f"{guest.name} can tell the worlds apart: {how}")

    def may_be_known(self, guest: Guest) -> str:
        """What the rules let the guest's chairs know that differs in the two worlds, if anything does."""
        matches = self.matches()
        if matches is None or matches[HERE].noticed != matches[THERE].noticed:
            return ""  # no rule says when something happens
        for eye in self.chairs_of(guest) or [SPECTATOR]:
            known = difference(*(sight(self.game, match.state, eye, match.seats) for match in matches))
            if not known and _told_in(matches[HERE], eye) != _told_in(matches[THERE], eye):
                known = "what was told"
            if known:
                return known
        return ""


def _told_in(match: Match[Any], eye: int) -> list[Seen]:
    """What the seat was told; of what was told to it before it started anew, only what everybody was."""
    events = [event for step, _ in match.replay() for event in step.events]
    seen = [event.seen_from(SPECTATOR) for event in events]
    since = max((at for at, event in enumerate(seen) if match.game.starts_anew(event) == eye), default=0)
    return seen[:since] + told(events[since:], eye)


def _standing(match: Match[Any]) -> list[str | None]:
    """What follows from the last choice, and so from what was before the worlds came to differ.

    That is whether each seat may take its choice back, and whether its question is the one that stood before.
    """
    seats = range(match.game.schema.seats_in(match.state, match.seats))
    return [*(match.why_no_undo(seat) for seat in seats), *(asked.id for asked in match.asked)]


def _answer_in(data: bytes) -> str:
    if data.startswith(b"closed"):
        return "closed"
    message = _to_client.decode(data)
    if isinstance(message, wire.Refused):
        return message.reason
    return "" if isinstance(message, wire.Table) else type(message).__name__.lower()


def _first_difference(here: list[bytes], there: list[bytes]) -> tuple[str, str]:
    """The part by which the messages differ, and how."""
    for one, other in zip(here, there, strict=False):
        if one != other:
            a, b = msgspec.json.decode(one), msgspec.json.decode(other)
            if a["type"] != b["type"]:
                return "order", f"{a} or {b}"
            names = [name for name in {**a, **b} if a.get(name) != b.get(name)]
            if not names:
                return "bytes", f"{one!r} or {other!r}"
            return names[0], "; ".join(f"{name} {a.get(name)} or {b.get(name)}" for name in names)
    longer = max(here, there, key=len)
    extra = longer[min(len(here), len(there))]
    return "number", f"{len(here)} or {len(there)} messages, one of them {extra!r}"


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


@contextmanager
def two_tables(game: Game[Any], seed: str) -> Iterator[Pair]:
    with TemporaryDirectory(dir=_IN_MEMORY if _IN_MEMORY.is_dir() else None) as folder:
        pair = Pair(game, Path(folder), seed)
        try:
            yield pair
        finally:
            pair.close()
