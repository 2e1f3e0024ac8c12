// Generated from src/sobremesa/web/wire/ by `python -m tools.wire_to_ts`. Edit that, not this file.

/**
 * A text and its arguments, which may be such texts themselves.
 *
 * An argument `who` is a chair, and text names another message; a list is a list of such.
 */
export interface Phrase {
  message: string;
  args: Record<string, number | string | (number | string | Phrase)[] | Phrase>;
}

/** Take a chair that is empty, or a bot's; in a running match, ask for it where the table wants to be asked. */
export interface Sit {
  type: "sit";
  id: string;
  chair: number;
}

/** Take a further chair besides one's own, where the game lets one person lead several; else as with `sit`. */
export interface Lead {
  type: "lead";
  id: string;
  chair: number;
}

/** Of several chairs that are yours: show this page the table from that one, and speak from there. */
export interface TurnTo {
  type: "turn-to";
  id: string;
  chair: number;
}

/** Leave the chair and watch. Who leads several leaves all of them, or the one that is named. */
export interface Stand {
  type: "stand";
  id: string;
  chair?: number | null;
}

/** Answer somebody's request for a chair. Who asked takes it back with a no. */
export interface Admit {
  type: "admit";
  id: string;
  request: number;
  yes: boolean;
}

/** The owner puts a bot in an empty chair, or in one whose player has been away for a while. */
export interface SeatBot {
  type: "seat-bot";
  id: string;
  chair: number;
  level: string;
}

/** The owner takes a bot away before the match. */
export interface Unseat {
  type: "unseat";
  id: string;
  chair: number;
}

/** Be for asking whoever sits there to leave, or against it: the owner's word or a majority's is enough. */
export interface Remove {
  type: "remove";
  id: string;
  chair: number;
  yes?: boolean;
}

/** The owner asks somebody who watches to leave. */
export interface RemoveOnlooker {
  type: "remove-onlooker";
  id: string;
  number: number;
}

/**
 * The owner begins: every chair must be taken, and from now on nobody sits down.
 *
 * The deal comes when every person has sent a `seal` and then, all seals being on the table, the nonce.
 */
export interface Start {
  type: "start";
  id: string;
}

/** While the table is shuffling: the hash of a fresh nonce of one's own, good for that commitment and chair. */
export interface Seal {
  type: "seal";
  id: string;
  commitment: string;
  seal: string;
}

/** Once all seals are on the table, one's own unchanged among them: the nonce, 32 hexadecimal digits. */
export interface Reveal {
  type: "reveal";
  id: string;
  nonce: string;
}

/** The owner won't wait for the missing seals or nonces: back to gathering, with another commitment. */
export interface CallOff {
  type: "call-off";
  id: string;
}

/** Answer the decision that stands. */
export interface Choose {
  type: "choose";
  id: string;
  decision: string;
  option: string;
}

/** Do something that nobody asked for: a mark, a standing request. */
export interface Free {
  type: "free";
  id: string;
  option: string;
}

/** Chat. Who plays talks to the table, who watches or has fallen to the others who do; `Table.talk` says which. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Bet on who sits in a chair, among those who watch or have fallen: they alone are told, in their chat. */
export interface Bet {
  type: "bet";
  id: string;
  chair: number;
}

/** Hear no more, or again, what somebody says, here and at every other table. Nobody else is told. */
export interface Mute {
  type: "mute";
  id: string;
  person: string;
  yes: boolean;
}

/** Tell the host of the server of a line of chat that you can read. Whoever said it isn't told. */
export interface Report {
  type: "report";
  id: string;
  room: string;
  number: number;
}

/** Take back the last choice: at once where that is free, else by asking the table. */
export interface Undo {
  type: "undo";
  id: string;
}

/** Answer a request to undo. */
export interface Agree {
  type: "agree";
  id: string;
  yes: boolean;
}

/** Stop the clock and the bots, or go on. */
export interface Pause {
  type: "pause";
  id: string;
  paused: boolean;
}

/** After the end: the same people, a new match. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/**
 * The owner of a private table makes a new link: the one before opens nothing, who was let in stays so.
 *
 * `spoken` says whether from now on the code opens it too, while people gather.
 */
export interface RenewLink {
  type: "renew-link";
  id: string;
  spoken: boolean;
}

/**
 * Ask which rule forbids an option now: a certain one, or the one that is meant by pointing at these things.
 *
 * `pointed` names them as an option's `args` do: `{"card": "axe", "who": 3}`.
 */
export interface WhyNot {
  type: "why-not";
  id: string;
  option?: string;
  pointed?: Record<string, number | string>;
}

/** Ask for the 200 lines of the log that come before that one; `Table.told_before` counts them. */
export interface Earlier {
  type: "earlier";
  id: string;
  before: number;
}

/** `who`: empty, person or bot. `here`: at the table, away (no open page), or gone from the match. */
export interface Chair {
  who: string;
  name: string;
  level: string; // of a bot, else ""
  here: boolean;
  away_since: number | null; // seconds since 1970
  kept_for: string; // the name of who may come back to it at any time, where somebody else or nobody sits there
  person: string; // a word for who sits there, the same wherever this table tells of them; "" for nobody and for a bot
  keeper: string; // likewise, for whom it is kept
  led_from: number; // the first chair of who sits there, if that is another one: they lead this one too; else -1
}

export interface Decision {
  id: string;
  ask: string;
  args: Record<string, number | string | (number | string | Phrase)[] | Phrase>;
  source: string;
  options: Option[];
}

export interface Option {
  key: string;
  verb: string;
  args: Record<string, number | string | (number | string | Phrase)[] | Phrase>; // for the label `option-VERB`
  label?: Phrase | null; // what it is called instead, in the words of who asks
  final?: boolean; // what comes of it may draw, reveal or end something: it can't be taken back
  said?: boolean; // it is talk, said aloud; what several of a kind are about is `talk-VERB`
}

/**
 * Something that happened, as this chair is told it; the text is `log-KIND`, `log-KIND-own` if `own`.
 *
 * What the table itself does (`table-undone`, `table-bot`, …) has texts that all games share.
 */
export interface Told {
  version: number;
  kind: string;
  own: boolean;
  args: Record<string, number | string | (number | string | Phrase)[] | Phrase>;
  rule?: string; // of the game, that made it happen
}

/** Something on a panel that can be pointed at, and the options that mean it. */
export interface Piece {
  name: Phrase;
  says: Phrase[];
  options: string[];
  tone: string;
}

/** A part of a board that is made from the game's sketch. `tone`: "", live, mine, good, bad or dim. */
export interface Panel {
  title: Phrase;
  lines: Phrase[];
  tone: string;
  pieces: Piece[];
  options: string[];
  places: string[]; // what lies here, by the names that steps of a lesson point at
}

/** What is for your eyes only, to be shown on a card that you turn over. Another `mark`: there is something new. */
export interface Whisper {
  mark: string;
  name: Phrase;
  says: Phrase[];
  tone: string;
}

/** Something said by an option that is talk: `says-VERB` of the game, in the mouth of who sits there. */
export interface Said {
  chair: number;
  verb: string;
  args: Record<string, number | string | (number | string | Phrase)[] | Phrase>;
}

/**
 * A line of chat. `room`: table or watchers; `number`: the how-manieth in its room.
 *
 * A bet has no text; nor has what was said by somebody who has been forgotten since, or by an option of the game.
 */
export interface Line {
  number: number;
  room: string;
  person: string; // the word for who said it
  name: string;
  text: string;
  at: number;
  bet: number | null; // on whoever plays in that chair
  said?: Said | null; // by an option of the game; then `name` is empty
}

export interface UndoRequest {
  chair: number;
  agreed: number[];
  needed: number[];
}

/** The seating is closed; the deal waits for seals and then for nonces. */
export interface Shuffle {
  seals: string[]; // by chair; "" for a bot, or while it is awaited
  sealed: boolean; // all seals are on the table: who finds their own there unchanged may show the nonce
  waiting: number[]; // the chairs whose seal or nonce is awaited
}

/** Somebody asks for a chair of the running match. `agreed` and `needed` are chairs, those of people away too. */
export interface ChairRequest {
  number: number;
  chair: number; // -1: a new one, to come in as a new player
  name: string;
  mine: boolean;
  agreed: number[];
  needed: number[];
}

/** Some of the people seated want another one to leave: it happens when `needed` of them are for it. */
export interface Removal {
  chair: number;
  agreed: number[];
  against: number[];
  needed: number;
}

export interface Onlooker {
  number: number;
  name: string;
  person?: string; // the word for them
}

export interface Result {
  ending: string;
  winners: number[];
}

/** One sentence (`lesson-SAYS`). While it stands, what glows is `at`, or else what the one option offered means. */
export interface LessonStep {
  says: string;
  at: string; // the place on the board where there is only something to read; else ""
  rule: string; // where the rules say more, or ""
}

/** The table is a lesson: steps with nothing to choose are passed by reading, the others by choosing. */
export interface Lesson {
  steps: LessonStep[];
  step: number; // the first that no choice has passed; after the last one the match is free
}

/** The whole table as one chair sees it. `me` is the chair, -1 for who watches. */
export interface Table {
  type: "table";
  code: string;
  game: string;
  settings: Record<string, boolean | number | string>;
  private: boolean;
  clock: string; // none, gentle, strict, or so many days and what then: 1d-bot, 3d-reminder, 7d-owner
  language: string; // in which the table was set
  joining: string; // who may take a chair of a running match that isn't theirs: consent, open, closed
  practice: boolean; // any choice may be taken back
  quiet: boolean; // who must not help the others is silent while they deliberate
  spoken: boolean; // a private table's code opens it too, while people gather
  link: string; // to its owner: what a private table is opened by, as `/t/LINK`; else ""
  phase: string; // gathering, playing, over
  paused: boolean;
  owner: boolean; // is the table yours to start?
  owner_chair: number; // where its owner sits, -1 if they don't
  you: string; // the word for you
  me: number;
  mine: number[]; // your chairs: where the game lets one person lead several, `me` is the one this page is turned to
  chairs: Chair[];
  watchers: number;
  onlookers: Onlooker[]; // the others who watch, by name: told to the owner only
  fallen: number[]; // the chairs that are out of the match for good
  talk: string; // who hears what you say: table, watchers; closed: you must keep silent now
  may_sit: string[]; // of each chair, whether you may take it now: "" (no), ask (others must agree), at-once
  may_lead: string[]; // likewise, of each chair, whether you may take it besides what you have
  chair_requests: ChairRequest[];
  removals: Removal[];
  version: number; // how many choices were taken that everybody knows of
  commitment: string; // SHA-256 of the server's secret, shown before anybody has sealed a nonce
  shuffle: Shuffle | null; // while the table is shuffling
  called_off: number; // how many shuffles of this table came to nothing; each of them changed the commitment
  view: Record<string, unknown> | null;
  sketch: Panel[][] | null; // the board in rows of panels, where the browser's side has none for the game
  whisper: Whisper | null; // who you are, or what you were just given
  lesson: Lesson | null; // while the match is one; gone once its learner has chosen freely
  decision: Decision | null;
  free: Option[];
  waiting: number[];
  waiting_since: number | null;
  played_for_at: number | null;
  bot_from: (number | null)[]; // of each chair, from when the owner may hand it to a bot, as things stand now
  now: number; // the server's clock, seconds since 1970
  may_undo: boolean; // you have a choice to take back, freely or by asking somebody who can agree
  undo_is_free: boolean;
  undo: UndoRequest | null;
  told_before: number; // how many lines of the log come before those in `happened`
  happened: Told[]; // since the last `Table` this client was sent; on connecting, the latest 200 lines
  chat: Line[]; // likewise; on connecting, the latest 200
  chat_anew: boolean; // these lines take the place of those you were sent before
  muted: string[]; // the words for those at this table whom you don't want to hear: their lines aren't sent to you
  result: Result | null;
  next_code: string; // where the rematch is, "" if there is none
}

/** Your message was taken and, if it changed anything, written to the record. */
export interface Done {
  type: "done";
  id: string;
}

/** Your message was not taken; nothing changed. `reason` is a key of the texts `refused-REASON`. */
export interface Refused {
  type: "refused";
  id: string;
  reason: "malformed" | "too-fast" | "fault" | "record-full" | "stale" | "not-asked" | "not-offered" | "not-seated" | "not-owner" | "not-private" | "not-gathering" | "not-shuffling" | "sealed-already" | "not-all-sealed" | "not-as-sealed" | "not-playing" | "not-over" | "paused" | "no-chair" | "chair-taken" | "chair-empty" | "leads-enough" | "held-another" | "joining-closed" | "chair-sealed" | "already-asking" | "too-many-asking" | "no-request" | "set-the-table" | "yourself" | "no-onlooker" | "fallen" | "keep-silent" | "not-away" | "no-bot" | "nothing-to-undo" | "undo-asked" | "no-undo-asked" | "undo-impossible" | "nobody-to-agree" | "not-aside" | "empty-text" | "no-person" | "muted-enough" | "no-line" | "reported-enough" | "lesson";
  rule: string; // "" if no rule of the game is behind it
}

/**
 * The answer to `why-not`: the option it is about, and the rule that forbids it; "" if none does. An option that is
 * neither offered nor forbidden by a rule isn't what the seat is being asked about.
 */
export interface Because {
  type: "because";
  id: string;
  option: string;
  rule: string;
}

/** The answer to `earlier`: those lines of the log. `first` is the number of the first; 0: there are no more. */
export interface Lines {
  type: "lines";
  id: string;
  first: number;
  happened: Told[];
}

/** A sign of life, every ten seconds, for pages can't see pings: after 25 without a word the line is dead. */
export interface Here {
  type: "here";
}

/** Who you are: sent to come in or to change the name, and given back as it will be shown. */
export interface Me {
  name: string;
}

/** One from which you come; when it was first and last seen, 0 where that was before it was noted. */
export interface Browser {
  id: string;
  name: string; // "" where it isn't known
  since: number;
  seen: number;
  here: boolean; // it is the one that asks
}

/** A code that makes another browser yours, once. */
export interface Handover {
  code: string;
  seconds: number; // how long it can be said
  picture: string; // SVG of a QR code: an address that says it
}

export interface HandoverCode {
  code: string;
}

/** By which browsers know this server when it calls (`applicationServerKey`); "" where it calls nobody. */
export interface PushKey {
  key: string;
}

/** That this browser wants to be called when it is your turn: what `PushManager.subscribe` gave it. */
export interface Subscription {
  endpoint: string;
  public: string; // its key `p256dh`
  auth: string;
  language?: string;
  tables?: string[] | null; // about which; all of yours where it isn't said
  quiet?: [number, number] | null; // from when until when not, in minutes of the day, UTC
}

export interface Subscribed {
  endpoint: string;
  language: string;
  tables: string[] | null;
  quiet: [number, number] | null;
}

export interface SettingInfo {
  name: string;
  kind: string; // flag, number, pick
  default: boolean | number | string;
  words: string[]; // of a pick
  low: number;
  high: number;
}

/** What is said of a game where it isn't played: all that a lobby needs of its words. */
export interface Title {
  name: string;
  short: string; // the name where there is little room
  blurb: string;
  pitch: string; // what it is, in two sentences, for who was invited to it
}

/** A bot that can be put in a chair. Where it has no words of its own for what it is, the page has them. */
export interface Level {
  name: string;
  called: Record<string, string>; // by language
  about: Record<string, string>; // what it is like in this game, in a line, by language
}

export interface GameSummary {
  id: string;
  rules: number;
  titles: Record<string, Title>; // by language
  fewest: number;
  most: number;
  shortest: number; // how many minutes a match takes people; 0 is not said
  longest: number;
  settings: SettingInfo[];
  bots: Level[];
  quiet: boolean; // in this game somebody must at times keep silent: the table's setting `quiet` means something
  lesson: boolean; // it can be learned by playing
  moments: Record<string, string>; // kinds of events that somebody must not miss, and the argument that says who
}

export interface NewTable {
  game: string;
  seats: number;
  settings?: Record<string, boolean | number | string>;
  private?: boolean;
  language?: string;
  clock?: string;
  joining?: string;
  practice?: boolean;
  quiet?: boolean;
  spoken?: boolean;
  sit?: boolean;
}

/** A table of one's own to learn the game on: among bots, dealt at once. */
export interface NewLesson {
  game: string;
  language?: string;
}

export interface TableSummary {
  code: string;
  game: string;
  phase: string;
  chairs: Chair[];
  mine: boolean; // you sit there, or a chair is kept for you while you are away
  my_turn: boolean;
  waiting: number[];
  since: number;
  waits_since: number | null; // for you
  late_at: number | null; // by a clock by days: when you are
}

/**
 * What stands before a table's door, for who has its address and perhaps no name yet.
 *
 * A private table says whose it is, and who sits there, only to who came by its link.
 */
export interface Doorstep {
  game: string;
  phase: string;
  private: boolean;
  owner: string; // who invites; "" where that isn't said
  joining: string; // whether a chair can be had while the match runs; "" where that isn't said
  chairs: Chair[];
}

/** The link somebody was given. It is exchanged once: from then on they are let in to that table. */
export interface Invitation {
  link: string;
}

export interface Invited {
  code: string;
}

export interface Created {
  code: string;
}

/** The body of every HTTP answer that is not a success; `problem` is a word, `detail` a sentence in English. */
export interface Problem {
  problem: string;
  detail: string;
}

/** What a choice was an answer to; the text is `ask-ASK`. */
export interface Question {
  ask: string;
  args: Record<string, number | string | (number | string | Phrase)[] | Phrase>;
}

/** One moment of a finished match from one seat's eyes; the first is the deal, with nobody choosing. */
export interface ReplayStep {
  version: number;
  chooser: number; // -1 in the first step
  option: Option | null;
  view: Record<string, unknown>;
  sketch: Panel[][] | null;
  waiting: number[];
  happened: Told[];
  edition?: string; // in which almanac and texts it was told; "" for those of today
  question?: Question | null; // what was chosen freely answers none, and of older matches it wasn't kept
}

/** A page of a finished match. However long it is, the first page is there at once. */
export interface Replay {
  code: string;
  game: string;
  settings: Record<string, boolean | number | string>;
  seats: number;
  names: string[];
  seat: number; // through whose eyes, -1 for who watched
  practice: boolean;
  first: number; // the version of the first step that can be told: the deal, unless how it began was never kept
  last: number; // the version of the last step of the match
  page_size: number; // how many steps a page has; step N is in page N // page_size
  steps: ReplayStep[]; // of the page that was asked for
  result: Result | null; // None: the record is damaged, and this is how far it goes
}

/** What each seat saw of the table when the match was over: who kept what. */
export interface LastViews {
  views: Record<string, unknown>[];
}

/** Something that lies in the box of a game: it is called `KIND-ID` in the texts. */
export interface Component {
  kind: string;
  id: string;
  count: number;
  says: Phrase[];
  setting: string; // by which it comes to the table; "" for what is there as the game is proposed
}

/** Somebody who sits at a table or has it open, as the host is shown them. */
export interface HostPerson {
  id: string;
  name: string;
  here: boolean;
  address: string; // from which they have it open; "" if they haven't
}

/** A table as the host is shown it: nothing follows from it about its match. */
export interface HostTable {
  code: string;
  game: string;
  phase: string;
  private: boolean;
  hidden: boolean;
  closed: boolean;
  reports: number;
  set_from: string; // the address it was set from; "" if that was before the server started
  people: HostPerson[];
}

export interface HostView {
  tables: HostTable[];
  barred: string[]; // guests by their number, and networks; the latest first
}

export interface HostRuling {
  code: string;
  what: "hide" | "show" | "close" | "open" | "delete";
}

export interface HostBar {
  who: string;
  yes: boolean;
}

/** A finished match in short, for somebody who played it. */
export interface Played {
  code: string;
  game: string;
  names: string[]; // by chair; "" for a bot
  chair: number; // yours
  ending: string;
  winners: number[];
  practice: boolean;
  began: number; // seconds since 1970
  ended: number;
}

/** What your matches of one game come to, those for practice left out. */
export interface Tally {
  game: string;
  matches: number;
  won: number;
  seconds: number; // all of them together
  latest: boolean[]; // whether you won the latest twelve, the last one last
}

/** What you have played. `more`: there is another page. */
export interface Shelf {
  played: Played[];
  more: boolean;
  tallies: Tally[];
}

/** Whether the finished match holds: the deal, every choice and the result. */
export interface Verified {
  verified: boolean;
  why: string; // "" or the first thing that doesn't fit
  choices: number;
  commitment: string;
}

/** An option that one might choose, and why, for the eyes of who asked. */
export interface Suggestion {
  option: string;
  because: Phrase;
  rule: string; // that says more; "" if none does
  tried: boolean; // it was tried out in worlds that may be
}

/** The best first, three at most. It is about that decision and no other. */
export interface Hint {
  decision: string;
  suggestions: Suggestion[];
}

/** What the last play says by what the house's bots have agreed on; None where nothing is to be read or told. */
export interface Sign {
  says: Phrase | null;
  rule: string; // that says more; "" if none does
}

/** A key of yours that a device keeps (WebAuthn): the browser it was made in, since when, and when it was used. */
export interface Passkey {
  id: string;
  name: string; // "" where it isn't known
  since: number;
  used: number;
}

/** What `navigator.credentials.create` is asked with. Bytes are base64url, here and in what follows. */
export interface PasskeyToMake {
  challenge: string; // good for five minutes, once, from this browser
  host: string; // `rp.id`
  person: string; // `user.id`
  name: string; // `user.name`
  known: string[]; // keys of yours that there are: no device makes a second one
  algorithms: number[]; // `pubKeyCredParams`
}

/** What came of it. */
export interface PasskeyMade {
  credential: string;
  client_data: string;
  attestation: string;
}

/** What `navigator.credentials.get` is asked with; both "" where passkeys are not to be had. */
export interface PasskeyChallenge {
  challenge: string; // good for five minutes, once, from this browser
  host: string; // `rpId`
}

/** What came of it: whoever's key it is, this browser is theirs from then on. */
export interface PasskeyAnswer {
  credential: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  person: string; // `userHandle`
}

/** Who wins together. `name` is a text `side-NAME`; "" is a single seat's. */
export interface Side {
  name: string;
  seat: number; // -1 where it isn't one seat's
}

/** A moment at which a turn begins, or the end: how likely each side was to win, were it played on by bots. */
export interface Point {
  version: number;
  turn: number;
  chances: number[]; // by side
  low: number[]; // with 95 % no lower than that, as far as chance goes
  high: number[];
  playouts: number; // 0: fitted from matches, or known
}

/** A phrase as JSON knows it. */
export interface Named {
  message: string;
  args: Record<string, unknown>;
}

export interface Chosen {
  key: string;
  label: Named;
}

/** A choice that cost its seat much, by what it could know; and what chance made of it besides. */
export interface TurningPoint {
  version: number; // before the choice
  seat: number;
  ask: Named;
  taken: Chosen;
  better: Chosen;
  because: Named;
  rule: string;
  loss: number; // of its chance to win, in the worlds that it held possible
  error: number; // the standard error of that
  luck: number; // by how much more, or less, it cost in the world that was so
  worlds: number;
}

/** It grows: `points` come one after the other, then turning points all at once. */
export interface Analysis {
  game: string;
  seats: number;
  sides: Side[];
  expected: number; // so many points there will be
  points: Point[];
  turning_points: TurningPoint[];
  looked_at: number; // of the choices that may have cost something, so many have been tried
  to_look_at: number;
  is_done: boolean;
}

export type FromClient = Sit | Lead | TurnTo | Stand | Admit | SeatBot | Unseat | Remove | RemoveOnlooker | Start | Seal | Reveal | CallOff | Choose | Free | Say | Bet | Mute | Report | Undo | Agree | Pause | Rematch | RenewLink | WhyNot | Earlier;

export type Reason = "malformed" | "too-fast" | "fault" | "record-full" | "stale" | "not-asked" | "not-offered" | "not-seated" | "not-owner" | "not-private" | "not-gathering" | "not-shuffling" | "sealed-already" | "not-all-sealed" | "not-as-sealed" | "not-playing" | "not-over" | "paused" | "no-chair" | "chair-taken" | "chair-empty" | "leads-enough" | "held-another" | "joining-closed" | "chair-sealed" | "already-asking" | "too-many-asking" | "no-request" | "set-the-table" | "yourself" | "no-onlooker" | "fallen" | "keep-silent" | "not-away" | "no-bot" | "nothing-to-undo" | "undo-asked" | "no-undo-asked" | "undo-impossible" | "nobody-to-agree" | "not-aside" | "empty-text" | "no-person" | "muted-enough" | "no-line" | "reported-enough" | "lesson";

export type ToClient = Table | Done | Refused | Because | Lines | Here;

/** What of a table is about the game. */
export const OF_THE_GAME = [
  "game",
  "settings",
  "practice",
  "phase",
  "me",
  "version",
  "view",
  "sketch",
  "whisper",
  "lesson",
  "decision",
  "free",
  "waiting",
  "fallen",
  "result",
] as const;
