"""What is fetched over HTTP, and what is sent for it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sobremesa.web.wire.to_client import Chair, Option, Panel, Result, Told
from sobremesa.web.wire.words import Args, Code, Language, Link, Minute, Phrase, SettingValues


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """Who you are: sent to come in or to change the name, and given back as it will be shown."""

    name: Annotated[str, Meta(max_length=200)]


class Browser(Struct, frozen=True):
    """One from which you come; when it was first and last seen, 0 where that was before it was noted."""

    id: str
    name: str  # "" where it isn't known
    since: float
    seen: float
    here: bool  # it is the one that asks


class Handover(Struct, frozen=True):
    """A code that makes another browser yours, once."""

    code: str
    seconds: float  # how long it can be said
    picture: str  # SVG of a QR code: an address that says it


class HandoverCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(pattern=r"^[A-Z]{8}\Z")]


class PushKey(Struct, frozen=True):
    """By which browsers know this server when it calls (`applicationServerKey`); "" where it calls nobody."""

    key: str


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """That this browser wants to be called when it is your turn: what `PushManager.subscribe` gave it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    public: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{87}\Z")]  # its key `p256dh`
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}\Z")]
    language: Language = "es"
    tables: Annotated[list[Code], Meta(max_length=50)] | None = None  # about which; all of yours where it isn't said
    quiet: tuple[Minute, Minute] | None = None  # from when until when not, in minutes of the day, UTC


class Subscribed(Struct, frozen=True):
    endpoint: str
    language: str
    tables: list[str] | None
    quiet: tuple[int, int] | None


class SettingInfo(Struct, frozen=True):
    name: str
    kind: str  # flag, number, pick
    default: bool | int | str
    words: list[str]  # of a pick
    low: int
    high: int


class Title(Struct, frozen=True):
    """What is said of a game where it isn't played: all that a lobby needs of its words."""

    name: str
    short: str  # the name where there is little room
    blurb: str
    pitch: str  # what it is, in two sentences, for who was invited to it


class Level(Struct, frozen=True):
    """A bot that can be put in a chair. Where it has no words of its own for what it is, the page has them."""

    name: str
    called: dict[str, str]  # by language
    about: dict[str, str]  # what it is like in this game, in a line, by language


class GameSummary(Struct, frozen=True):
    id: str
    rules: int
    titles: dict[str, Title]  # by language
    fewest: int
    most: int
    shortest: int  # how many minutes a match takes people; 0 is not said
    longest: int
    settings: list[SettingInfo]
    bots: list[Level]
    quiet: bool  # in this game somebody must at times keep silent: the table's setting `quiet` means something
    lesson: bool  # it can be learned by playing
    moments: dict[str, str]  # kinds of events that somebody must not miss, and the argument that says who


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[int, Meta(ge=1, le=12)]
    settings: SettingValues = {}
    private: bool = False
    language: Language = "es"
    clock: Annotated[str, Meta(pattern=r"^(none|gentle|strict|[137]d-(bot|reminder|owner))\Z")] = "none"
    joining: Annotated[str, Meta(pattern=r"^(consent|open|closed)\Z")] = "consent"
    practice: bool = False
    quiet: bool = True
    spoken: bool = True
    sit: bool = False


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of one's own to learn the game on: among bots, dealt at once."""

    game: Annotated[str, Meta(max_length=24)]
    language: Language = "es"


class TableSummary(Struct, frozen=True):
    code: str
    game: str
    phase: str
    chairs: list[Chair]
    mine: bool  # you sit there, or a chair is kept for you while you are away
    my_turn: bool
    waiting: list[int]
    since: float
    waits_since: float | None  # for you
    late_at: float | None  # by a clock by days: when you are


class Doorstep(Struct, frozen=True):
    """What stands before a table's door, for who has its address and perhaps no name yet.

    A private table says whose it is, and who sits there, only to who came by its link.
    """

    game: str
    phase: str
    private: bool
    owner: str  # who invites; "" where that isn't said
    joining: str  # whether a chair can be had while the match runs; "" where that isn't said
    chairs: list[Chair]


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """The link somebody was given. It is exchanged once: from then on they are let in to that table."""

    link: Link


class Invited(Struct, frozen=True):
    code: str


class Created(Struct, frozen=True):
    code: str


class Problem(Struct, frozen=True):
    """The body of every HTTP answer that is not a success; `problem` is a word, `detail` a sentence in English."""

    problem: str
    detail: str


class Question(Struct, frozen=True):
    """What a choice was an answer to; the text is `ask-ASK`."""

    ask: str
    args: Args


class ReplayStep(Struct, frozen=True):
    """One moment of a finished match from one seat's eyes; the first is the deal, with nobody choosing."""

    version: int
    chooser: int  # -1 in the first step
    option: Option | None
    view: dict[str, Any]
    sketch: list[list[Panel]] | None
    waiting: list[int]
    happened: list[Told]
    edition: str = ""  # in which almanac and texts it was told; "" for those of today
    question: Question | None = None  # what was chosen freely answers none, and of older matches it wasn't kept


class Replay(Struct, frozen=True):
    """A page of a finished match. However long it is, the first page is there at once."""

    code: str
    game: str
    settings: SettingValues
    seats: int
    names: list[str]
    seat: int  # through whose eyes, -1 for who watched
    practice: bool
    first: int  # the version of the first step that can be told: the deal, unless how it began was never kept
    last: int  # the version of the last step of the match
    page_size: int  # how many steps a page has; step N is in page N // page_size
    steps: list[ReplayStep]  # of the page that was asked for
    result: Result | None  # None: the record is damaged, and this is how far it goes


class LastViews(Struct, frozen=True):
    """What each seat saw of the table when the match was over: who kept what."""

    views: list[dict[str, Any]]


class Component(Struct, frozen=True):
    """Something that lies in the box of a game: it is called `KIND-ID` in the texts."""

    kind: str
    id: str
    count: int
    says: list[Phrase]
    setting: str  # by which it comes to the table; "" for what is there as the game is proposed


class HostPerson(Struct, frozen=True):
    """Somebody who sits at a table or has it open, as the host is shown them."""

    id: str
    name: str
    here: bool
    address: str  # from which they have it open; "" if they haven't


class HostTable(Struct, frozen=True):
    """A table as the host is shown it: nothing follows from it about its match."""

    code: str
    game: str
    phase: str
    private: bool
    hidden: bool
    closed: bool
    reports: int
    set_from: str  # the address it was set from; "" if that was before the server started
    people: list[HostPerson]


class HostView(Struct, frozen=True):
    tables: list[HostTable]
    barred: list[str]  # guests by their number, and networks; the latest first


class HostRuling(Struct, frozen=True, forbid_unknown_fields=True):
    code: Code
    what: Literal["hide", "show", "close", "open", "delete"]


class HostBar(Struct, frozen=True, forbid_unknown_fields=True):
    who: Annotated[str, Meta(min_length=1, max_length=64)]
    yes: bool


class Played(Struct, frozen=True):
    """A finished match in short, for somebody who played it."""

    code: str
    game: str
    names: list[str]  # by chair; "" for a bot
    chair: int  # yours
    ending: str
    winners: list[int]
    practice: bool
    began: float  # seconds since 1970
    ended: float


class Tally(Struct, frozen=True):
    """What your matches of one game come to, those for practice left out."""

    game: str
    matches: int
    won: int
    seconds: float  # all of them together
    latest: list[bool]  # whether you won the latest twelve, the last one last


class Shelf(Struct, frozen=True):
    """What you have played. `more`: there is another page."""

    played: list[Played]
    more: bool
    tallies: list[Tally]


class Verified(Struct, frozen=True):
    """Whether the finished match holds: the deal, every choice and the result."""

    verified: bool
    why: str  # "" or the first thing that doesn't fit
    choices: int
    commitment: str


class Suggestion(Struct, frozen=True):
    """An option that one might choose, and why, for the eyes of who asked."""

    option: str
    because: Phrase
    rule: str  # that says more; "" if none does
    tried: bool  # it was tried out in worlds that may be


class Hint(Struct, frozen=True):
    """The best first, three at most. It is about that decision and no other."""

    decision: str
    suggestions: list[Suggestion]


class Sign(Struct, frozen=True):
    """What the last play says by what the house's bots have agreed on; None where nothing is to be read or told."""

    says: Phrase | None
    rule: str  # that says more; "" if none does
