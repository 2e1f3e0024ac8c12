"""Everything that goes over the wire, written once: checked here on the way in, generated for TypeScript.

A client opens one WebSocket for a table. Whatever happens, it is sent the whole `Table` as its chair may see it,
with what happened since the last one; there is nothing to merge and nothing to miss.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

# A pattern ends with \Z: before a line break at the end $ holds too.
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Code = Annotated[str, Meta(pattern=r"^[A-Z]{3,8}-[0-9]{2,9}\Z")]
Language = Annotated[str, Meta(pattern=r"^(es|en)\Z")]
OptionKey = Annotated[str, Meta(max_length=64)]
Link = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{24}\Z")]  # 144 random bits
AnswerId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}\Z")]
ThingName = Annotated[str, Meta(max_length=16)]
Pointed = Annotated[dict[ThingName, int | Annotated[str, Meta(max_length=64)]], Meta(max_length=4)]
LineNumber = Annotated[int, Meta(ge=0, le=10_000_000)]
ChairNumber = Annotated[int, Meta(ge=0, le=11)]
Minute = Annotated[int, Meta(ge=0, le=1439)]
PersonWord = Annotated[str, Meta(pattern=r"^[0-9a-f]{12}\Z")]
SettingValues = dict[str, bool | int | str]


class Phrase(Struct, frozen=True, gc=False):
    """A text and its arguments, which may be such texts themselves.

    An argument `who` is a chair, and text names another message; a list is a list of such.
    """

    message: str
    args: Args


Args = dict[str, int | str | tuple[int | str | Phrase, ...] | Phrase]


# --- what a client may send ------------------------------------------------------------------------------------------


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", gc=False):
    """`id` is the client's own name for the message; its answer carries it. Given twice, it counts once."""

    id: AnswerId


class Sit(ClientMessage, frozen=True, tag="sit"):
    """Take a chair that is empty, or a bot's; in a running match, ask for it where the table wants to be asked."""

    chair: ChairNumber


class Lead(ClientMessage, frozen=True, tag="lead"):
    """Take a further chair besides one's own, where the game lets one person lead several; else as with `sit`."""

    chair: ChairNumber


class TurnTo(ClientMessage, frozen=True, tag="turn-to"):
    """Of several chairs that are yours: show this page the table from that one, and speak from there."""

    chair: ChairNumber


class Stand(ClientMessage, frozen=True, tag="stand"):
    """Leave the chair and watch. Who leads several leaves all of them, or the one that is named."""

    chair: ChairNumber | None = None


class Admit(ClientMessage, frozen=True, tag="admit"):
    """Answer somebody's request for a chair. Who asked takes it back with a no."""

    request: int
    yes: bool


class SeatBot(ClientMessage, frozen=True, tag="seat-bot"):
    """The owner puts a bot in an empty chair, or in one whose player has been away for a while."""

    chair: ChairNumber
    level: Annotated[str, Meta(max_length=200)]


class Unseat(ClientMessage, frozen=True, tag="unseat"):
    """The owner takes a bot away before the match."""

    chair: ChairNumber


class Remove(ClientMessage, frozen=True, tag="remove"):
    """Be for asking whoever sits there to leave, or against it: the owner's word or a majority's is enough."""

    chair: ChairNumber
    yes: bool = True


class RemoveOnlooker(ClientMessage, frozen=True, tag="remove-onlooker"):
    """The owner asks somebody who watches to leave."""

    number: int


class Start(ClientMessage, frozen=True, tag="start"):
    """The owner begins: every chair must be taken, and from now on nobody sits down.

    The deal comes when every person has sent a `seal` and then, all seals being on the table, the nonce.
    """


class Seal(ClientMessage, frozen=True, tag="seal"):
    """While the table is shuffling: the hash of a fresh nonce of one's own, good for that commitment and chair."""

    commitment: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
    seal: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Reveal(ClientMessage, frozen=True, tag="reveal"):
    """Once all seals are on the table, one's own unchanged among them: the nonce, 32 hexadecimal digits."""

    nonce: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]


class CallOff(ClientMessage, frozen=True, tag="call-off"):
    """The owner won't wait for the missing seals or nonces: back to gathering, with another commitment."""


class Choose(ClientMessage, frozen=True, tag="choose"):
    """Answer the decision that stands."""

    decision: Annotated[str, Meta(max_length=24)]
    option: OptionKey


class Free(ClientMessage, frozen=True, tag="free"):
    """Do something that nobody asked for: a mark, a standing request."""

    option: OptionKey


class Say(ClientMessage, frozen=True, tag="say"):
    """Chat. Who plays talks to the table, who watches or has fallen to the others who do; `Table.talk` says which."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Bet(ClientMessage, frozen=True, tag="bet"):
    """Bet on who sits in a chair, among those who watch or have fallen: they alone are told, in their chat."""

    chair: ChairNumber


class Mute(ClientMessage, frozen=True, tag="mute"):
    """Hear no more, or again, what somebody says, here and at every other table. Nobody else is told."""

    person: PersonWord
    yes: bool


class Report(ClientMessage, frozen=True, tag="report"):
    """Tell the host of the server of a line of chat that you can read. Whoever said it isn't told."""

    room: Annotated[str, Meta(pattern=r"^(table|watchers)\Z")]
    number: LineNumber


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Take back the last choice: at once where that is free, else by asking the table."""


class Agree(ClientMessage, frozen=True, tag="agree"):
    """Answer a request to undo."""

    yes: bool


class Pause(ClientMessage, frozen=True, tag="pause"):
    """Stop the clock and the bots, or go on."""

    paused: bool


class Rematch(ClientMessage, frozen=True, tag="rematch"):
    """After the end: the same people, a new match."""


class RenewLink(ClientMessage, frozen=True, tag="renew-link"):
    """The owner of a private table makes a new link: the one before opens nothing, who was let in stays so.

    `spoken` says whether from now on the code opens it too, while people gather.
    """

    spoken: bool


class WhyNot(ClientMessage, frozen=True, tag="why-not"):
    """Ask which rule forbids an option now: a certain one, or the one that is meant by pointing at these things.

    `pointed` names them as an option's `args` do: `{"card": "axe", "who": 3}`.
    """

    option: OptionKey = ""
    pointed: Pointed = {}


class Earlier(ClientMessage, frozen=True, tag="earlier"):
    """Ask for the 200 lines of the log that come before that one; `Table.told_before` counts them."""

    before: LineNumber


FromClient = (
    Sit
    | Lead
    | TurnTo
    | Stand
    | Admit
    | SeatBot
    | Unseat
    | Remove
    | RemoveOnlooker
    | Start
    | Seal
    | Reveal
    | CallOff
    | Choose
    | Free
    | Say
    | Bet
    | Mute
    | Report
    | Undo
    | Agree
    | Pause
    | Rematch
    | RenewLink
    | WhyNot
    | Earlier
)


# --- what a client is sent -------------------------------------------------------------------------------------------


class Chair(Struct, frozen=True):
    """`who`: empty, person or bot. `here`: at the table, away (no open page), or gone from the match."""

    who: str
    name: str
    level: str  # of a bot, else ""
    here: bool
    away_since: float | None  # seconds since 1970
    kept_for: str  # the name of who may come back to it at any time, where somebody else or nobody sits there
    person: str  # a word for who sits there, the same wherever this table tells of them; "" for nobody and for a bot
    keeper: str  # likewise, for whom it is kept
    led_from: int  # the first chair of who sits there, if that is another one: they lead this one too; else -1


class Decision(Struct, frozen=True):
    id: str
    ask: str
    args: Args
    source: str
    options: list[Option]


class Option(Struct, frozen=True, gc=False, omit_defaults=True):
    key: str
    verb: str
    args: Args  # for the label `option-VERB`
    label: Phrase | None = None  # what it is called instead, in the words of who asks
    final: bool = False  # what comes of it may draw, reveal or end something: it can't be taken back


class Told(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that happened, as this chair is told it; the text is `log-KIND`, `log-KIND-own` if `own`.

    What the table itself does (`table-undone`, `table-bot`, …) has texts that all games share.
    """

    version: int
    kind: str
    own: bool
    args: Args
    rule: str = ""  # of the game, that made it happen


class Piece(Struct, frozen=True, gc=False):
    """Something on a panel that can be pointed at, and the options that mean it."""

    name: Phrase
    says: list[Phrase]
    options: list[str]
    tone: str


class Panel(Struct, frozen=True, gc=False):
    """A part of a board that is made from the game's sketch. `tone`: "", live, mine, good, bad or dim."""

    title: Phrase
    lines: list[Phrase]
    tone: str
    pieces: list[Piece]
    options: list[str]
    places: list[str]  # what lies here, by the names that steps of a lesson point at


class Whisper(Struct, frozen=True, gc=False):
    """What is for your eyes only, to be shown on a card that you turn over. Another `mark`: there is something new."""

    mark: str
    name: Phrase
    says: list[Phrase]
    tone: str


class Line(Struct, frozen=True, gc=False):
    """A line of chat. `room`: table or watchers; `number`: the how-manieth in its room.

    A bet has no text; nor has what was said by somebody who has been forgotten since.
    """

    number: int
    room: str
    person: str  # the word for who said it
    name: str
    text: str
    at: float
    bet: int | None  # on whoever plays in that chair


class UndoRequest(Struct, frozen=True):
    chair: int
    agreed: list[int]
    needed: list[int]


class Shuffle(Struct, frozen=True):
    """The seating is closed; the deal waits for seals and then for nonces."""

    seals: list[str]  # by chair; "" for a bot, or while it is awaited
    sealed: bool  # all seals are on the table: who finds their own there unchanged may show the nonce
    waiting: list[int]  # the chairs whose seal or nonce is awaited


class ChairRequest(Struct, frozen=True):
    """Somebody asks for a chair of the running match. `agreed` and `needed` are chairs, those of people away too."""

    number: int
    chair: int  # -1: a new one, to come in as a new player
    name: str
    mine: bool
    agreed: list[int]
    needed: list[int]


class Removal(Struct, frozen=True):
    """Some of the people seated want another one to leave: it happens when `needed` of them are for it."""

    chair: int
    agreed: list[int]
    against: list[int]
    needed: int


class Onlooker(Struct, frozen=True):
    number: int
    name: str
    person: str = ""  # the word for them


class Result(Struct, frozen=True):
    ending: str
    winners: list[int]


class LessonStep(Struct, frozen=True, gc=False):
    """One sentence (`lesson-SAYS`). While it stands, what glows is `at`, or else what the one option offered means."""

    says: str
    at: str  # the place on the board where there is only something to read; else ""
    rule: str  # where the rules say more, or ""


class Lesson(Struct, frozen=True, gc=False):
    """The table is a lesson: steps with nothing to choose are passed by reading, the others by choosing."""

    steps: list[LessonStep]
    step: int  # the first that no choice has passed; after the last one the match is free


class Table(Struct, frozen=True, tag="table", tag_field="type"):
    """The whole table as one chair sees it. `me` is the chair, -1 for who watches."""

    code: str
    game: str
    settings: SettingValues
    private: bool
    clock: str  # none, gentle, strict, or so many days and what then: 1d-bot, 3d-reminder, 7d-owner
    language: str  # in which the table was set
    joining: str  # who may take a chair of a running match that isn't theirs: consent, open, closed
    practice: bool  # any choice may be taken back
    quiet: bool  # who must not help the others is silent while they deliberate
    spoken: bool  # a private table's code opens it too, while people gather
    link: str  # to its owner: what a private table is opened by, as `/t/LINK`; else ""
    phase: str  # gathering, playing, over
    paused: bool
    owner: bool  # is the table yours to start?
    owner_chair: int  # where its owner sits, -1 if they don't
    you: str  # the word for you
    me: int
    mine: list[int]  # your chairs: where the game lets one person lead several, `me` is the one this page is turned to
    chairs: list[Chair]
    watchers: int
    onlookers: list[Onlooker]  # the others who watch, by name: told to the owner only
    fallen: list[int]  # the chairs that are out of the match for good
    talk: str  # who hears what you say: table, watchers; closed: you must keep silent now
    may_sit: list[str]  # of each chair, whether you may take it now: "" (no), ask (others must agree), at-once
    may_lead: list[str]  # likewise, of each chair, whether you may take it besides what you have
    chair_requests: list[ChairRequest]
    removals: list[Removal]
    version: int  # how many choices were taken that everybody knows of
    commitment: str  # SHA-256 of the server's secret, shown before anybody has sealed a nonce
    shuffle: Shuffle | None  # while the table is shuffling
    called_off: int  # how many shuffles of this table came to nothing; each of them changed the commitment
    view: dict[str, Any] | None
    sketch: list[list[Panel]] | None  # the board in rows of panels, where the browser's side has none for the game
    whisper: Whisper | None  # who you are, or what you were just given
    lesson: Lesson | None  # while the match is one; gone once its learner has chosen freely
    decision: Decision | None
    free: list[Option]
    waiting: list[int]
    waiting_since: float | None
    played_for_at: (
        float | None
    )  # strict clock: when a bot will choose for who is waited for; by days: when they are late
    now: float  # the server's clock, seconds since 1970
    may_undo: bool  # you have a choice to take back, freely or by asking somebody who can agree
    undo_is_free: bool
    undo: UndoRequest | None
    told_before: int  # how many lines of the log come before those in `happened`
    happened: list[Told]  # since the last `Table` this client was sent; on connecting, the latest 200 lines
    chat: list[Line]  # likewise; on connecting, the latest 200
    chat_anew: bool  # these lines take the place of those you were sent before
    muted: list[str]  # the words for those at this table whom you don't want to hear: their lines aren't sent to you
    result: Result | None
    next_code: str  # where the rematch is, "" if there is none


class Done(Struct, frozen=True, tag="done", tag_field="type"):
    """Your message was taken and, if it changed anything, written to the record."""

    id: str


Reason = Literal[
    "malformed",  # not a message of this protocol
    "too-fast",  # more messages than a table needs
    "fault",  # something broke on our side; nothing changed
    "record-full",  # who sent it has had as much written as there is room for from them
    "stale",  # an answer to a question that no longer stands; a fresh `Table` follows
    "not-asked",  # you have nothing to decide now
    "not-offered",  # not among your options; `rule` says why
    "not-seated",  # only who sits may do that
    "not-owner",  # only the owner of the table may do that
    "not-private",  # everybody may come to this table; there is no link to renew
    "not-gathering",  # the match has begun, or is about to
    "not-shuffling",  # nobody waits for a seal or a nonce
    "sealed-already",  # with another seal
    "not-all-sealed",  # a nonce before its time
    "not-as-sealed",  # another nonce than the sealed one
    "not-playing",  # there is no match, or it is over
    "not-over",  # the match is not over yet
    "paused",
    "no-chair",  # there is no such chair
    "chair-taken",
    "chair-empty",  # it is already empty, or somebody must sit there first
    "leads-enough",  # in this game nobody leads another chair besides what you have
    "held-another",  # in this match you have seen another chair's secrets
    "joining-closed",  # at this table nobody takes a chair of a running match that isn't theirs
    "chair-sealed",  # who sat there was asked to leave; a bot plays on to the end of the match
    "already-asking",  # your request for a chair stands; take it back first
    "too-many-asking",  # a dozen people ask for chairs already, or you have asked five times in this match
    "no-request",  # it was answered or taken back meanwhile
    "set-the-table",  # who set the table leaves it only if a majority of those who play wants it
    "yourself",  # nobody asks themselves to leave
    "no-onlooker",  # nobody who watches has that number
    "fallen",  # you are out of the match: look on, and talk with those who do
    "keep-silent",  # while the others deliberate you must not talk
    "not-away",  # whoever sits there has not been away for long enough
    "no-bot",  # no bot of that name plays this game
    "nothing-to-undo",
    "undo-asked",  # a request to undo stands already
    "no-undo-asked",
    "undo-impossible",  # the rules were mended since; the match can't go back that far
    "nobody-to-agree",  # that told somebody something, and bots agree to nothing; at a practice table it can be undone
    "not-aside",  # bets are for those whom the table doesn't hear, while a match goes on
    "empty-text",  # nothing was left of it once cleaned
    "no-person",  # nobody at this table goes by that word, or it is yourself
    "muted-enough",  # you hear a few hundred people no more; hear somebody again first
    "no-line",  # you can't read such a line, or it is your own
    "reported-enough",  # so many lines wait for the host that no more are taken
    "lesson",  # the lesson wants something else now; after its last step everything is yours to choose
]


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """Your message was not taken; nothing changed. `reason` is a key of the texts `refused-REASON`."""

    id: str
    reason: Reason
    rule: str  # "" if no rule of the game is behind it


class Because(Struct, frozen=True, tag="because", tag_field="type"):
    """The answer to `why-not`: the option it is about, and the rule that forbids it; "" if none does. An option that is
    neither offered nor forbidden by a rule isn't what the seat is being asked about."""

    id: str
    option: str
    rule: str


class Lines(Struct, frozen=True, tag="lines", tag_field="type"):
    """The answer to `earlier`: those lines of the log. `first` is the number of the first; 0: there are no more."""

    id: str
    first: int
    happened: list[Told]


ToClient = Table | Done | Refused | Because | Lines


# --- what is fetched over HTTP ---------------------------------------------------------------------------------------


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
