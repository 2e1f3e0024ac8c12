# Words that all games share.
player = Player { $number }
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
cli-trouble-no-game = there is no game “{ $game }”; there are: { $games }
cli-trouble-game-left-out = { $game } is left out: { $why }
cli-trouble-no-texts = { $game } has no texts: { $file } is missing
cli-trouble-no-extra = there is no { $module } here, which this needs: pip install "sobremesa[{ $extra }]"
cli-trouble-database = a database is given as sqlite:///FILE, not as “{ $given }”
cli-trouble-origin = an origin is given as https://HOST or http://HOST:PORT, not as “{ $given }”
cli-trouble-cannot-listen = can't listen on { $host } port { $port }: { $why }
cli-trouble-file-other = this is not a match file
cli-trouble-file-receipt = this is not a receipt
cli-trouble-file-cut = this is not a whole match file (cut short, perhaps)
cli-trouble-file-format = this file has the format “{ $format }”, which is none of ours
cli-trouble-file-game = this file is of a game that is not here: { $game }
cli-trouble-file-rules = this match was played under rules { $rules } of { $game }; here are rules { $here }
cli-trouble-file-key = the key in this file is not written as a key is
cli-trouble-file-table = this file tells of a table that { $game } doesn't have
cli-trouble-file-choice = choice { $number } is not a seat and an option: “{ $choice }”
cli-trouble-file-unfit = this match file doesn't hold together; `sobremesa verify` says what doesn't fit

cli-playing = Playing
cli-won-by = Won by { $player } ({ $bot })
cli-simulated = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $decisions } decisions in { $seconds } s: { $rate } a second.
cli-key = Key: { $key }
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
cli-trouble-database-newer = { $file } was written by a newer Sobremesa; this one can't read it.
cli-trouble-database-locked = { $file } is locked by another program.
cli-trouble-database-served = { $file } is in use: a server is running on it. Stop that one first.
cli-trouble-database-unwritable = { $file } can't be written: the disk is full or failing.
cli-trouble-database-exists = { $file } is there already; with --force it is written over.
cli-trouble-database-same = { $file } is the database itself.
cli-trouble-database-missing = There is no file { $file }.
cli-trouble-database-unopenable = { $file } can't be reached.
cli-backed-up = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, checked.
cli-restored = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} restored.
cli-set-aside = What was there before is kept as { $file }.
