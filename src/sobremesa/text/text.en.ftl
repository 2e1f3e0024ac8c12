# Words that all games share.
player = Player { $number }
somebody = somebody
and = and
you = you
and-i = and
or = or
or-o = or
none = none

# The command line.
cli-seats = for { $low } to { $high } players
cli-setting-values = { $values } (unless given: { $default })
cli-heading-count = How many
cli-heading-component = What
cli-heading-says = What it says
cli-heading-result = Result
cli-heading-matches = Matches
cli-seats-range = { $game } is for { $low } to { $high } seats, not { $seats }
cli-setting-form = a setting is given as name=value, not as “{ $given }”
cli-no-rule = there is no rule “{ $rule }”; they go from { $first } to { $last }
cli-cannot-read = { $file } can't be read: { $why }
cli-cannot-write = { $file } can't be written: { $why }
cli-not-over = { $file } is there already and is not a match file; nothing was written
cli-not-understood = “{ $line }” means nothing here.
cli-unfit-seal = the nonce of seat { $seat }. It is not the one that was sealed before the deal.
cli-unfit-another-match = the match. The receipt is of another game, or of other settings.
cli-unfit-kept-commitment = the commitment. It is not the one you were shown before the deal: the server's secret was exchanged.
cli-unfit-kept-nonce = { $seat ->
    [-1] the nonce. It is not among those of the file.
   *[other] the nonce of seat { $seat }. It is not the one your browser gave.
}
cli-unfit-kept-seal = the nonce of seat { $seat }. It doesn't fit the seal your browser was shown: somebody chose it afterwards.
cli-unfit-kept-count = the shuffles that came to nothing. The file tells of { $said }, your browser knows of { $found }.
cli-unfit-kept-deal = the deal. Seat { $seat } was dealt something else than this file says.
cli-unfit-kept-view = what seat { $seat } saw after { $number } choices. This file leads to something else.
cli-unfit-course = the course of the match. What the file says was chosen, taken back and told doesn't fit together.
cli-unfit-kept-format = the file. In its format (“{ $format }”) it leaves out what your receipt speaks of: whoever runs the server can hand it out in the format of today.
cli-unfit-kept-chair = the chairs. You were shown what seat { $seat } sees, and your browser never asked for that chair.
cli-unfit-kept-order = what seat { $seat } saw after { $number } choices. It was shown again when the match had gone on.
cli-unfit-kept-lines = the log. Its lines { $first } to { $last } are not those that seat { $seat } was told.
cli-unfit-kept-words = the words. Your page was given other texts or tables of the game ({ $name }) than those here: its cards may have said something else.
cli-receipt-program = The receipt is of a page of Sobremesa “{ $program }”, and here is { $here }: what is shown differs from version to version. Verify with that version before you accuse anybody.
cli-proves-shown = Your page showed { $positions } of { $of } positions and { $lines } of { $lines-of } lines of the log, and all that it showed follows from the deal and the choices of this file.
cli-proves-no-more = There are gaps: what you were shown beside that, here or elsewhere, is not proven.
cli-proves-no-end = Your page never showed the end.
cli-taken-back = { $n ->
    [one] One choice was taken back.
   *[other] { $n } choices were taken back.
}
cli-proves-old-receipt = It is a receipt of an older page, which kept only the last board of each moment: what was taken back, the questions, the log and what was whispered to you alone it doesn't prove.
cli-unfinished = The match is not over yet.

cli-usage = usage: { $form }
cli-not-built = The browser's side has not been built: the tables are served, but no page. `make play` builds it.
cli-why-not-there = there is no such file or folder
cli-why-a-folder = it is a folder
cli-why-not-a-folder = part of its path is not a folder
cli-why-not-allowed = it is not allowed
cli-why-read-only = nothing can be written there
cli-why-full = there is no room left
cli-why-long-name = its name is too long
cli-why-in-use = somebody else listens there already
cli-why-not-ours = it is not an address of this machine
cli-why-no-file = it must be a file
cli-why-no-such-host = no machine has that name
cli-trouble-needs-value = { $name } needs a value
cli-trouble-takes-no-value = { $name } takes no value, and “{ $given }” was given
cli-trouble-not-with = { $name } doesn't go with { $other }
cli-trouble-needed = something is missing: { $names }
cli-trouble-not-known = nothing here is called { $given }
cli-trouble-not-whole = { $name } is a whole number, not “{ $given }”
cli-trouble-not-within = { $name } is a whole number from { $low } to { $high }, not “{ $given }”
cli-trouble-not-one-of = { $name } is one of { $words }, not “{ $given }”
cli-trouble-not-a-flag = { $name } is on or off, not “{ $given }”
cli-trouble-no-setting = there is no setting “{ $name }”; there are: { $names }
cli-trouble-no-bot = no bot called “{ $bot }” plays this; there are: { $bots }
cli-trouble-bot-left-out = { $bot } is left out: { $why }
cli-trouble-bot-raised = the bot { $bot } in seat { $seat } failed: { $why }
cli-trouble-bot-not-offered = the bot { $bot } in seat { $seat } chose what it was not offered: { $why }
cli-trouble-bot-too-slow = the bot { $bot } in seat { $seat } took longer than { $why }
cli-trouble-no-game = there is no game “{ $game }”; there are: { $games }
cli-trouble-game-left-out = { $game } is left out: { $why }
cli-trouble-no-texts = { $game } has no texts: { $file } is missing
cli-trouble-no-extra = there is no { $module } here, which this needs: pip install "sobremesa[{ $extra }]"
cli-trouble-database = a database is given as sqlite:///FILE, not as “{ $given }”
cli-trouble-trusted-proxies = trusted proxies are given as networks like 10.0.0.0/8 or fd00::/8, not as “{ $given }”
cli-trouble-not-a-span = { $name } is a time like 30d, 12h or 4w, or “ever”; not “{ $given }”
cli-trouble-metrics = --metrics is an address like 127.0.0.1:9400, not “{ $given }”
cli-trouble-origin = an origin is given as https://HOST or http://HOST:PORT, not as “{ $given }”
cli-trouble-cannot-listen = can't listen on { $host } port { $port }: { $why }
cli-trouble-file-other = this is not a match file
cli-trouble-file-receipt = this is not a receipt
cli-trouble-file-cut = this is not a whole match file (cut short, perhaps)
cli-trouble-file-format = this file has the format “{ $format }”, which is none of ours
cli-trouble-file-game = this file is of a game that is not here: { $game }
cli-trouble-file-rules = this match was played under rules { $rules } of { $game }; here are rules { $here }
cli-trouble-file-no-house = this match of { $game } was played without house cards: leave yours out
cli-trouble-file-house = this match was played with house cards ({ $cards }): bring them along with --cards { $files }
cli-trouble-file-other-house = the cards you brought along aren't those this match was played with ({ $cards }, of { $files })
cli-trouble-bad-cards = { $place }: { $why }
cli-trouble-no-house-cards = { $game } takes no cards of others
cli-trouble-cards-of-another-game = { $file } has cards of { $game }, not of { $given }
cli-trouble-try-ended = what the file does ended the program that tried it
cli-lexicon-card = To declare with
cli-lexicon-idiom = What many cards say
cli-lexicon-standing = While it lies there
cli-lexicon-verb = Verbs
cli-lexicon-whom = Of whom, and where
cli-lexicon-condition = Whether
cli-lexicon-count = How many
cli-lexicon-noun = Nouns
cli-lexicon-filter = What is said of nouns
cli-lexicon-moment = Moments and questions
cli-lexicon-word = Words
cli-lexicon-cost = also as a cost
cli-lexicon-cards = as on { $cards }
cli-trouble-no-lexicon = { $game } has no lexicon of its cards
cli-trouble-no-word = none of the words of { $game } has “{ $word }” in it; sobremesa words { $game } lists them
cli-try-line = line { $line }
cli-try-says-nothing = (says nothing: what it is is printed on it)
cli-try-asks = asks
cli-try-random = draws by chance
cli-try-reveals = reveals
cli-try-ends = may end the match
cli-try-matches = { $matches ->
    [one] { $matches } match each
   *[other] { $matches } matches each
 }
cli-try-without = Without
cli-try-with = With the cards
cli-compare-difference-with = What they change (95 %)
cli-try-wins = Won by { $player }
cli-try-failed = { $n ->
    [one] { $n } match broke off; the first:
   *[other] { $n } matches broke off; the first:
 } { $why }
cli-try-never = ! { $card } never came to act in { $matches } matches ({ $parts })
cli-try-never-in-part = ! { $card }: never reached in { $matches } matches: { $parts }
cli-try-all-reached = Every part of every card came to act.
cli-try-watching = Watching { $file }; Ctrl-C ends it.
cli-trouble-file-key = the key in this file is not written as a key is
cli-trouble-file-table = this file tells of a table that { $game } doesn't have
cli-trouble-file-choice = choice { $number } is not a seat and an option: “{ $choice }”
cli-trouble-file-unfit = this match file doesn't hold together; `sobremesa verify` says what doesn't fit

cli-house-goes-on = { $why }; the house’s bot goes on in its seat.
cli-bots-name = Bot
cli-bots-like = What it is like
cli-bots-cost = For one choice
cli-bots-at-once = answers at once
cli-bots-budget = { $n ->
    [one] simulates { $n } choice at most
   *[other] simulates { $n } choices at most
}
cli-bots-like-random = Any move that is allowed.
cli-bots-like-house = Plays well and at once.

reason-house = this looked best.
reason-next = of all I could do, this looked number { $n }.
reason-hasty = I took what came to hand, without looking for long.
reason-overlooked = it was the best that I saw; I may have overlooked something.
reason-tried = I tried it in worlds that may be, and it won more than what looked best.
reason-stands = I tried others in worlds that may be, and none won clearly more.
cli-no-advice = Advice is for who plays alone among bots: several of you play here.
cli-advice-tried = (Tried in worlds that may be.)
cli-no-reasons = None of the bots here says why it chose what it chose; those of the levels easy and search do.
cli-no-sign = There is nothing of that kind to be read now: it takes the deduction aid, and a play of a house bot that is being predicted.
cli-bots-like-easy = Plays at once, overlooks things as a beginner does, and says why when asked.
cli-bots-like-search = Tries its choices before it takes one.

cli-playing = Playing
cli-won-by = Won by { $player } ({ $bot })
cli-simulated = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $decisions } decisions in { $seconds } s: { $rate } a second.
cli-key = Key: { $key }
cli-rate = { $rate } a second
cli-time-left = { $time } left
cli-finished-of = { $finished } of { $total } matches
cli-match-failed = Match { $number } (key “{ $key }”) failed: { $why }
cli-matches-failed = { $failed ->
    [one] { $failed } of { $matches } matches failed; the report counts the others.
   *[other] { $failed } of { $matches } matches failed; the report counts the others.
}
cli-kept-for-later = Interrupted. What was played is in { $file }: the same command goes on from there.
cli-trouble-no-place = a place to play is one of { $forms }, not “{ $given }”
cli-trouble-place-silent = nobody answers at { $place }: { $why }
cli-trouble-place-unfit = nothing can be played at { $place }: { $why }
cli-trouble-place-empty = at { $place } there is nobody who plays
cli-trouble-mpi-alone = only one process was started, and one has to ask while the others play: mpiexec -n 4 sobremesa …
cli-trouble-other-release = one of those who play has Sobremesa { $there }, and here is { $here }; the results could differ
cli-trouble-workers-gone = nobody is left to play: { $why }
cli-trouble-worker-unable = one of those who play can't: { $why }
cli-trouble-run-file = { $file } can't keep the run: { $why }
cli-trouble-run-other = { $file } is there already and keeps no run; nothing was written
cli-trouble-run-damaged = { $file } is damaged: no run goes on from it
cli-trouble-run-release = the run in { $file } was begun by Sobremesa { $there }, and this is { $here }
cli-trouble-run-another = { $file } keeps another run: { $what ->
    [game] its game is
    [rules] its rules are
    [seats] at its table sit
    [bots] its bots are
    [settings] its settings are
    [key] its key is
    [matches] its matches are
   *[other] its { $what } is
  } { $there }, not { $here }
cli-page-seats = Seats
cli-page-bots = Who played
cli-page-key = Key
cli-page-settings = Settings
cli-page-rules = Rules, version
cli-page-endings = How they ended
cli-page-wins = Wins by seat
cli-page-interval = 95 % interval
cli-page-wins-alike = The broken line: what each seat would win if all were alike.
cli-page-edge = The first seat is { $edge } percentage points from what it would win if all seats were alike ({ $low } to { $high }): by chance alone so much comes with probability { $p }.
cli-page-no-edge = No edge of the first seat is seen: { $edge } percentage points ({ $low } to { $high }) come by chance with probability { $p }.
cli-page-edge-mixed = Different bots sat in different seats, so part of that is theirs; play them in every seat to tell.
cli-page-choices = Length in choices
cli-page-choices-unit = choices
cli-page-turns = Length in turns
cli-page-turns-unit = turns or rounds, as the game counts
cli-page-seconds = Time of a match
cli-page-seconds-unit = seconds
cli-page-scores = Points
cli-page-scores-unit = points
cli-page-mean = { $mean } on average ({ $low } to { $high }); from { $least } to { $most }.
cli-page-cards = What was used, and who won
cli-page-cards-warning = This tells how winning goes along with using something, not that it comes of it: who is winning anyway has more to use, long matches see more of everything, and bots choose by what they hold. Of a hundred things without any effect about five will look as if they had one (p below 0.05).
cli-page-card = What
cli-page-times = Times
cli-page-a-match = A match
cli-page-with = Won, using it
cli-page-off = Beside the usual, points
cli-page-used = Choices of the kind “{ $verb }”
cli-page-all = All { $n }
cli-page-failures = Matches that failed
cli-page-number = Number
cli-page-why = Why
cli-compare-first = First
cli-compare-second = Second
cli-compare-paired = Paired by number: { $matches } matches of the same key, in { $blocks } blocks.
cli-compare-unpaired = Not paired: { $why }. The intervals are those of two runs that have nothing to do with each other.
cli-compare-keys = the keys are different
cli-compare-tables = rules or settings are different
cli-compare-few = fewer than two blocks of matches are in both
cli-compare-difference = Second less first
cli-compare-left-out = { $matches } matches are in one run alone or failed in one of them, and are left out of the pairs.
cli-compare-decisions = Choices a match
cli-trouble-not-a-report = { $file } is not a report of `sobremesa simulate --json`
cli-trouble-other-game = { $first } is of { $one }, { $second } of { $two }: they can't be compared
cli-trouble-other-seats = { $first } is of { $one } seats, { $second } of { $two }: they can't be compared
cli-trouble-table-file = { $file } can't be written: { $why }
cli-contest-bot = Bot
cli-contest-role = Dealt
cli-contest-wins = Wins
cli-contest-chairs = Chairs
cli-contest-deals = Deals
cli-contest-more = Wins more, points
cli-contest-rating = Rating
cli-contest-sigma = Uncertainty (σ)
cli-contest-wins-of = Wins of each bot
cli-contest-alike = Each bot sat in each seat of each deal once. The broken line: what each would win if all were alike.
cli-contest-pairs = Differences on the same deals
cli-contest-paired = Percentage points the first wins more than the second. The intervals come from drawing the deals anew (bootstrap).
cli-contest-by-role = Wins by what was dealt
cli-contest-ratings = Ratings
cli-contest-rated = Plackett and Luce's model: everybody begins at 25.00 with an uncertainty of 8.33. Ratings hold among the bots of this contest.
cli-contest-test = Sequential test
cli-contest-better = { $better } wins more than { $than }: the test decides for { $gain } points more after { $deals } deals ({ $ratio }, bound { $upper }).
cli-contest-no-better = { $better } wins no more than { $than }: the test decides against { $gain } points more after { $deals } deals ({ $ratio }, bound { $lower }).
cli-contest-undecided = The test between no points and { $gain } more for { $better } beside { $than } isn't decided after { $deals } deals ({ $ratio }, between { $lower } and { $upper }).
cli-contest-played = { $deals } deals, { $matches } matches in { $seconds } s.
cli-trouble-few-bots = a contest is between two bots or more, each named once, not “{ $bots }”
cli-trouble-test-of-two = --sprt is between two bots, not “{ $bots }”
cli-trouble-no-each = --each needs a setting of few values, not “{ $name }”; there are: { $names }
cli-trouble-each-set = --each { $name } doesn't go with --set { $name }
cli-dataset-written = { $file }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} of the key “{ $key }”.
cli-exported = { $file }: match { $number } of the key “{ $key }”.

cli-verified = Verified.
cli-verified-what = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}: the deal, every choice and the result are as the file says.
cli-was-practice = It was played for practice: any choice could be taken back, whatever it had shown.
cli-verified-unfinished = The match is not over yet: everything fits as far as it goes.
cli-proves-host = Your receipt fits: neither the host nor anybody else could choose this deal, and it is the one you were dealt.
cli-proves-host-but-deal = Your receipt fits: neither the host nor anybody else could choose this deal. What you were dealt is not in the receipt, so it could not be compared.
cli-proves-file = The file fits together. Whether the host wrote it as it was is shown only by what your browser kept: add --receipt FILE.
cli-proves-commitment = No person sealed a nonce before this deal (played in the terminal, or made before tables did so): this proves only that the secret fits the commitment.
cli-not-verified = Not verified. The first thing that doesn't fit: { $why }
cli-unfit-commitment = the commitment. The secret is not the one whose hash was published at the start.
cli-unfit-names = the names. There are { $count } of them for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
cli-unfit-nonces = the nonces. There are { $count } of them for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
cli-unfit-choice = choice { $number }, “{ $choice }”. It was not legal{ $rule ->
    [none] .
   *[other] {" "}({ $rule }).
}
cli-unfit-result = the result. The file says “{ $said }”, the choices give “{ $found }”.
cli-unfit-digest = the digest. The choices lead to another state than the file was written from.
cli-unfinished = not finished

cli-no-seat = the seats go from 1 to { $seats }; 0 is someone looking on
cli-no-step = the steps go from 0 to { $last }
cli-onlooker = someone looking on
cli-replay-step = Step { $step } of { $last } · seen by { $eye }
cli-replay-keys = Enter next · p previous · g N go to · 0–9 look as · q quit >

cli-which-game = which game? There are: { $games }
cli-resume-alone = a resumed match keeps its seats, key and settings: leave out --seats, --key and --set
cli-resume-other-game = { $file } is a match of { $game }
cli-humans-range = the people are from 1 to { $seats }
cli-too-many-names = { $names } names are too many for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
cli-bot = Bot { $number }
cli-commitment = The dealer's secret is sealed as { $commitment }
cli-pass-keyboard = Pass the keyboard to { $player }, and press Enter when nobody else is looking.
cli-prompt = >
cli-keys = number choose · ? why not · c card · u undo · r rules · l log · q quit · h more
cli-help =
    A number chooses what stands beside it; Enter lists the choices again.
    ?         what you can't choose now, and the rule that forbids it
    ? word    the same about anything that has that word
    c word    what stands on everything in the box whose name has that word
    r         all the rules; “r 3” those of section 3, “r 3.2” that one
    u         take back your last choice, as long as it changed nothing for anybody
    l         everything that has happened so far, as you saw it
    t         the story so far, told as one
    w         why the bots chose what they chose last
    a         advice: what the house bot would do, playing alone among bots
    b         what a bot's play says by what the bots have agreed on, where the deduction aid is on
    f         what you may do without being asked; “f 2” does the second
    s         save the match; “s file.json” with that name
    q         quit (Ctrl-C too); you'll be asked whether to save
    h         this help
cli-which-card = Write c and a word of what you want to read.
cli-no-card = Nothing in the box is called “{ $word }”.
cli-no-story = There is no story to tell: not every game has one. The log tells all.
cli-number-range = Choose a number from 1 to { $most }.
cli-nothing-free = There is nothing you may do now without being asked.
cli-lesson-next = Enter: go on >
cli-lesson-later = You could do that too. For now, choose what the arrow points at.
cli-no-lesson = { $game } has no lesson
cli-which-free = Which one? (Enter: none) >
cli-undone = Taken back.
cli-no-undo-nothing = There is nothing to take back: nobody has chosen anything yet.
cli-no-undo-others = That can't be taken back: someone else has acted since.
cli-no-undo-fixed = That can't be taken back: it was decided, or something hidden came to light, or something was drawn.
cli-all-allowed = Everything of this kind is allowed. Write ? and a word to ask about something else.
cli-nothing-forbidden-about = Nothing with “{ $about }” is forbidden to you now.
cli-asked-else = That isn't what you are asked about now, but this: “{ $question }”
cli-and-more = { $count } more
cli-saved = Saved to { $file }.
cli-saved-secrets = It holds every secret of the match: don't read it if you want to go on.
cli-saved-go-on = To go on: { $command }
cli-save-offer = Save the match to { $file }? (Enter: yes · n: no · or another name) >
cli-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
cli-verify-hint = The dealer's secret was sealed as { $commitment }. Save the match, and “sobremesa verify FILE” proves that nobody stacked the deck.

cli-trouble-database-directory = { $file } is a folder, not a database.
cli-trouble-database-no-permission = { $file } can't be opened: you are not permitted to.
cli-trouble-database-read-only = { $file } can only be read; a database must be writable.
cli-trouble-database-not-a-database = { $file } is not a database.
cli-trouble-database-foreign = { $file } is not a database of Sobremesa; nothing was written to it.
cli-trouble-database-damaged = { $file } is damaged. “sobremesa restore BACKUP” puts a backup in its place and keeps this file aside.
cli-trouble-database-older = { $file } was written by an older Sobremesa: start the server once, and it is brought up to date.
cli-trouble-database-newer = { $file } was written by a newer Sobremesa; this one can't read it.
cli-trouble-database-locked = { $file } is locked by another program.
cli-trouble-database-served = { $file } is in use: a server is running on it. Stop that one first.
cli-trouble-database-unwritable = { $file } can't be written: the disk is full or failing.
cli-trouble-database-exists = { $file } is there already; with --force it is written over.
cli-trouble-database-not-new = { $file } is there already; name a file that isn't.
cli-trouble-database-same = { $file } is the database itself.
cli-trouble-database-missing = There is no file { $file }.
cli-trouble-database-unopenable = { $file } can't be reached.
cli-trouble-database-password = Others can read what stands on a command line: give the database's password in { $variable }, PGPASSWORD or .pgpass.
cli-trouble-server-unreachable = { $file } can't be reached: { $why }.
cli-trouble-server-refused = { $file } doesn't let us in: { $why }.
cli-trouble-server-no-database = There is no database { $file }; “createdb” makes one.
cli-trouble-server-no-permission = { $file } can't be used: { $why }.
cli-trouble-server-foreign = { $file } is not a database of Sobremesa; nothing was written to it.
cli-trouble-server-newer = { $file } was made for a newer Sobremesa; this one may not use it.
cli-trouble-server-older = { $file } was written by an older Sobremesa: start the server once, and it is brought up to date.
cli-trouble-server-key = { $file } is damaged: the key by which its servers know each other isn't whole.
cli-trouble-server-unsafe = { $file } runs with “fsync” off: what it says is written could be lost. Turn it on.
cli-trouble-server-pooled = Before { $file } there is a pooler that gives one session to several: connect straight to the database.
cli-trouble-server-served = { $file } is in use: a server is running on it. Stop that one first.
cli-trouble-server-filled = There are tables in { $file } already: tables are moved into a database that is new.
cli-trouble-move-differs = Of { $kind }, not all arrived as it was read. Nothing of the copy was kept; the database it came from is as it was.
cli-trouble-server-unopenable = { $file } can't be used: { $why }.
cli-backed-up = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, checked.
cli-restored = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} restored.
cli-moved = Moved: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} in all, read again and found equal.
cli-set-aside = What was there before is kept as { $file }.

# What a chat program shows of the address of a table.
preview-invites = { $who } invites you to { $game }
preview-table = A table of { $game }
preview-playing = { $game }: being played at { $who }'s table
preview-over = { $game }: how the match at { $who }'s table went
preview-in-browser = Played in the browser, no account.

# Reports of lines of chat, for the host
cli-no-reports = Nobody has reported anything that waits for you.
cli-report = { $number } · { $code } ({ $game }, { $room }) · reported by { $people ->
    [one] one person
   *[other] { $people } people
}, { $since }
cli-report-table = said at the table
cli-report-watchers = said among those who look on
cli-report-resolved = · resolved
cli-report-somebody = somebody
cli-report-bet = bets on chair { $chair }
cli-said-gone = (what was said is no longer kept)
cli-no-report = there is no report { $number }
cli-resolve-which = say which: sobremesa reports NUMBER --resolve
cli-resolved = { $count ->
    [one] Resolved.
   *[other] { $count } resolved.
}

# Tables, for the host
cli-no-tables = There is no table that isn't over.
cli-no-code = a table's code is like BRISA-27, not “{ $given }”
cli-rule-which = say which and what: sobremesa tables CODE --hide, --show, --close, --open or --delete
cli-table-gathering = people gather
cli-table-playing = being played
cli-table-is-private = private
cli-table-is-hidden = hidden
cli-table-is-closed = closed
cli-table-reports = { $count ->
    [one] one line reported
   *[other] { $count } lines reported
}
cli-table-hide = { $code } is in no lobby any more.
cli-table-show = { $code } is in the lobby again.
cli-table-close = { $code } opens to nobody any more.
cli-table-open = { $code } opens again.
cli-table-deleted = { $code } is deleted.
cli-table-doomed = { $code } will be deleted by the server that runs; it hasn't done so yet.
cli-barred = { $who } is barred.
cli-unbarred = { $who } may come again.
cli-trouble-bar = who is barred is a guest's number or a network like 192.0.2.7 or 2001:db8::/48, not “{ $given }”
cli-trouble-no-table-here = there is no table { $code }
cli-trouble-peer = other servers find this one at http://HOST:PORT, not at “{ $given }”
cli-trouble-peer-file = --peer is for servers that share a PostgreSQL; a file is one server's
cli-trouble-lease = a lease is { $least } to { $most } seconds, not { $given }
cli-trouble-lease-alone = --lease is said with --peer: a server that is alone is given up by nobody
cli-trouble-not-seconds = --lease is a number of seconds, not “{ $given }”
cli-trouble-host-key = the host's key has at least { $least } letters
cli-trouble-host-key-file = the host's key can't be read from { $file }
side-all = The group
cli-analysing = analysing … { $share } %
cli-analyse-unfinished = this match isn't over yet; only finished ones are analysed
cli-analyse-turn = Turn
cli-analyse-step = Step
cli-analyse-no-points = No choice cost its seat more than chance could make of it.
cli-analyse-point = Step { $step }, { $who }:
cli-analyse-loss = “{ $taken }” cost { $loss } points of a hundred (± { $error }), by what could be known, against “{ $better }”.
cli-analyse-bad-luck = As things really lay it cost { $n } points more: that was luck, and bad.
cli-analyse-good-luck = As things really lay it cost { $n } points less: that was luck, and good.
