"""What a client is sent over its socket."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from sobremesa.web.wire.words import Args, Phrase, SettingValues


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
    said: bool = False  # it is talk, said aloud; what several of a kind are about is `talk-VERB`


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


class Said(Struct, frozen=True, gc=False):
    """Something said by an option that is talk: `says-VERB` of the game, in the mouth of who sits there."""

    chair: int
    verb: str
    args: Args


class Line(Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of chat. `room`: table or watchers; `number`: the how-manieth in its room.

    A bet has no text; nor has what was said by somebody who has been forgotten since, or by an option of the game.
    """

    number: int
    room: str
    person: str  # the word for who said it
    name: str
    text: str
    at: float
    bet: int | None  # on whoever plays in that chair
    said: Said | None = None  # by an option of the game; then `name` is empty


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
    bot_from: list[float | None]  # of each chair, from when the owner may hand it to a bot, as things stand now
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


class Here(Struct, frozen=True, tag="here", tag_field="type"):
    """A sign of life, every ten seconds, for pages can't see pings: after 25 without a word the line is dead."""


ToClient = Table | Done | Refused | Because | Lines | Here
