# The words of the table. Those of each game are with the game.

# What bots are called: twelve, one for each chair, and others in case somebody at the table has the same name.
bot-names = Alice, Bruno, Clara, Darren, Ellen, Fabian, Greta, Hector, Irene, Julian, Lola, Matthew, Nora, Oscar, Petra, Quentin, Rita, Saul, Theo, Vera, Zoe

and = and
and-i = and
or = or
or-o = or
none = none
you = you
you-name = You
close = Close

## The lobby

lobby-title = Stay a while longer.
lobby-intro = { $games ->
    [one] One game, one table. Open a link, say your name and sit down: no account needed.
   *[other] { $games } games, one table. Open a link, say your name and sit down: no account needed.
}
lobby-page = Sobremesa
table-code = Table code
code-example = TILO-47
sit-down = Sit down
set-table = Set a table
what-to-play = What shall we play?
seats-range = { $fewest } to { $most } people
tables-with-room = With room
tables-to-watch = To watch
more-tables = More tables
play-now = Play now
# Whoever plays without having said a name is lent one of these.
lent-names = Sugar Lump, Teaspoon, Tangerine, Hazelnut, Quince, Sponge Cake, Napkin, Coffee Pot, Almond, Cinnamon, Nougat, Crumbs
set-this = Set table
so-many-play = { $bots ->
    [0] { $n } play
    [one] { $n } play, one of them a bot
   *[other] { $n } play, { $bots } of them bots
}
no-open-tables = No table is open right now. Set one and say its code aloud.
waiting-for-you = They are waiting for you
free-chairs = { $n ->
    [0] No free chairs
    [one] { $n } chair left
   *[other] { $n } chairs left
}
host-invites = { $who } invites
with-bots = { $n ->
    [one] with { $n } bot
   *[other] with { $n } bots
}
waiting-at = Waiting for { $who }
gathering-at = { $free ->
    [0] Ready to start
   *[other] Still gathering
}
match-over = Match over
go-back = Go back
look = Look
watch-again = Watch again
cloth-label = A table seen from above after a meal: coffee, orange, wine and cards
unofficial = Unofficial table. The games belong to their designers and publishers; drawings and texts are ours, but for the icons from game-icons.net (CC BY 3.0).
bad-code = A code is a word and a number, like TILO-47.
first-step-1 = Set a table, or come to one by its code.
first-step-2 = Say your name and sit down. Friends or bots take the free chairs.
first-step-3 = What glows can be chosen; everything else tells you why not.
first-title = How it works here
first-done = Got it
day-or-night = Day or night
language-now = Language: English
language-other = ES
language-other-name = Cambiar a español
settings = Settings
your-name = Your name
what-name = What is your name?
name-hint = That is how the table will see you.
name-save = Save
name-go = Go on
no-name = No name
seconds = { $n } s
minutes = { $n } min
hours = { $n } h
days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
since-seconds = for { $n } s
since-minutes = for { $n } min
since-hours = for { $n } h
since-days = { $n ->
    [one] for { $n } day
   *[other] for { $n } days
}

## Setting a table

new-table = Set a table
choose-game = Game
choose-seats = Chairs
choose-clock = Clock
clock-none = No clock
clock-gentle = A nudge
clock-strict = A bot plays
clock-hint-none = Nobody is hurried; a match may last for days.
clock-hint-gentle = Whoever takes long is reminded.
clock-hint-strict = If someone is away or takes too long, a bot chooses for them.
clock-days = By days
clock-hint-days = For matches over days: whoever it is the turn of has the time that you choose, and the clock goes on though nobody is here.
clock-so-many-days = { $n ->
    [one] { $n } day for a choice
   *[other] { $n } days for a choice
}
choose-days = Time for a choice
choose-late = Then
late-reminder = A reminder
late-bot = A bot chooses
late-owner = The owner decides
late-hint-reminder = Whoever is late is reminded, again and again, and the table waits.
late-hint-bot = A bot makes that choice, and the chair stays theirs.
late-hint-owner = Whoever owns the table may hand that chair to a bot, or wait. If it is the owner who is late, the table passes on.
late = late
time-left = { $time } left
tables-wait = { $n ->
    [one] { $n } table waits for you
   *[other] { $n } tables wait for you
}
who-may-come = Who may come
anybody-comes = Anybody
anybody-comes-hint = It is seen in the lobby, and whoever says the code comes in.
link-comes = Only by the link
link-comes-hint = It isn't seen in the lobby. You hand out the link and may change it.
spoken-switch = The code opens it too, while people gather
more-settings = More settings
choose-joining = Chairs of a running match
joining-consent = If all agree
joining-open = Free to take
joining-closed = Closed
joining-hint-consent = A bot's chair has to be asked for, and everybody who plays must agree. Who sat there before gets it back at any time.
joining-hint-open = Who watches may take a bot's chair without asking, and will see what it keeps.
joining-hint-closed = Nobody comes in halfway; only who sat there before comes back.
terms-joining-consent = Joining by consent
terms-joining-open = Joining freely
terms-joining-closed = No joining halfway
quiet = Silence
quiet-off = No silence
quiet-switch = Silence: whose turn it is doesn't write while the others deliberate
practice = Practice
practice-switch = Practice: any choice may be taken back, and the match is marked so
practice-end = A practice match: any choice could be taken back.
practice-hint = Here any choice may be taken back, and the record says so.
hint = Hint
hint-tried = (Tried out in matches that may be so.)
hint-yours = Worked out from what you can know, and told to you alone.
hint-not-now = There is no hint to be had just now.
table-ready = Set the table and sit down
table-ready-hint = Then you can invite people or fill the chairs with bots.
name-forgotten = The server no longer knows your name. Tell it again at the top and try once more.

## The pages

pages = Pages
tables = Tables
shelf = My shelf
nowhere-title = There is nothing here
nowhere-text = There is no page at { $path }. If you are looking for a table, say its code.
rules-of = Rules: { $game }
rules-coming = Opening the rules…
rules-all = All rules and cards
read-rules = Read the rules
in-short = In short
box = Cards and pieces
box-also = There are also:
contents = Contents
copies = × { $n }
so-many = { $n } × { $what }
with-setting = With “{ $setting }”
seek = Search the rules
found = { $n ->
    [one] One place
   *[other] { $n } places
} in { $sections ->
    [one] one section
   *[other] { $sections } sections
}
found-nothing = Nothing like that in the rules or on the cards.
found-before = Place before
found-next = Next place
going-on = Going on
played = Played
all-games = All
filter-games = Filter by game
bots = { $n ->
    [one] a bot
   *[other] { $n } bots
}
with-whom = with { $who }
all-won = You all win
shelf-more = Show more
shelf-empty = When you finish a match it will be here, with its result, to be watched again.
sums = Sums
sum-matches = { $n ->
    [one] match
   *[other] matches
}
sum-won = won
sum-length = on average
sum-latest = { $n ->
    [one] The latest
   *[other] Of the latest { $n }
}: { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}
sum-legend = { $n ->
    [one] The latest: full, won; striped, lost. Practice doesn't count.
   *[other] The latest { $n }, the newest on the right: full, won; striped, lost. Practice doesn't count.
}

## Before the door of a table

door-invites = { $who } invites you
door-of = { $who }'s table
door-private = A private table
door-table = A table
door-takes = { $shortest } to { $longest } minutes
door-full = No chair is free
door-playing = The match is under way
door-playing-consent = The match is under way. Inside you can ask for a bot's chair
door-playing-open = The match is under way. Inside you can take a bot's chair
door-over = The match is over
door-lesson = See the lesson first
door-look = Come in just to watch
door-another = Set one like it
lesson-to-table = To the table that waits for you
name-missing = Write what you are called.

## The table

to-lobby = Back to the lobby
table = Table
table-word = Table { $code }
copy-link = Copy link
copied = Link copied
rules = Rules
log = Log
chat = Chat
aid = Sums
more = More
unread = { $n ->
    [one] { $n } new thing in the chat
   *[other] { $n } new things in the chat
}
views = Views of the table
board = The table
your-decision = Your decision
your-hand = Yours
read-all = Read all of it
beyond-before = There is more above:
beyond-after = There is more below:
beyond-before-across = There is more to the left:
beyond-after-across = There is more to the right:
say-placeholder = Write to the table…
say-placeholder-watchers = Write to those who watch…
say-placeholder-fallen = Write to the fallen…
keep-silent = While the others deliberate, you keep silent. You can write again as soon as they decide.
rooms = Room
room-table = The table
room-fallen = The fallen
room-watchers = Who watches
room-hint-table = What is said at the table. You read it, but they don't hear you there.
room-hint-fallen = Here the fallen talk, and those who watch. Who still plays doesn't read it.
room-hint-watchers = Here those who watch talk. Who plays doesn't read it.
bet = Bet: { $question } It shows in the end.
bet-on = bets on { $who }
bets-right = { $n ->
    [0] Nobody won their bet.
   *[other] Who won their bet: { $who }.
}
requests = Requests
send = Send
no-chat = Nobody has said anything yet.
reactions = Reactions
say-aloud = Say aloud
say-otherwise = Say something else
final = can't be taken back
story-so-far = The story so far
line-by-line = Line by line
log-earlier = Earlier
no-log = What happens will be told here.
waiting-for = Waiting for { $who }
waiting-table = Waiting for the table
your-turn = Your turn
your-answer = You chose: { $answer }
sealed = sealed
thinking = thinking…
votes = Votes
choose-first = Choose something that glows
choose-short = Choose
any-time = At any time
piece-can = Can be chosen.
piece-chosen = Chosen.
undo = Undo
undo-ask = Ask to undo
undo-asks = { $who } asks to undo their last choice.
undo-you-asked = You asked to undo. Still to agree: { $who }.
undo-yes = Agree
undo-no = No
pause = Pause
resume = Go on
paused = Match paused
paused-hint = Nobody chooses until someone presses “Go on”.
table-moves = The table is moving to another server…
coming-back = Coming back to the table…
choice-kept = Your choice is still here.
loading = Opening the table…
shut-no-table-title = That table isn't here
shut-no-table-text = { $code } belongs to no table, or it is no longer kept. A code is a word and a number.
shut-no-link-title = This link no longer opens
shut-no-link-text = It was renewed, or something is missing from it. Ask whoever invited you for the new one, or come by the code they say aloud.
shut-removed-title = You no longer sit here
shut-removed-text = At { $code } you were asked to leave. This table no longer opens for you; all others do.
shut-barred-title = You can't come in here
shut-barred-text = Whoever runs this server doesn't want you here.
shut-closed-by-host-title = This table is closed
shut-closed-by-host-text = Whoever runs this server has closed { $code }. All other tables are open to you.
refused-wrong-key = That is not the host's key.
refused-no-host-page = This server has no page for its host: it was started without a key.
refused-bad-bar = That is neither a guest's number nor a network, or one that is too wide.
shut-damaged-title = This table is damaged
shut-damaged-text = The record of { $code } doesn't fit together any more, so it can't be opened, played on or watched again.
shut-damaged-safe = All other tables are fine
see-remains = See it up to the last good move
remains-end = What is kept ends here: the record is damaged from this move on.
shut-game-away-title = The game of this table isn't here
shut-game-away-text = It isn't installed on this server now. When it is back, so is { $code }, just as you left it.
shut-game-away-safe = The table is kept
shut-older-title = This match was played under other rules
shut-older-text = Since { $code } ended, the rules of this game have changed. You can watch it again as it was told, and download its file.
shut-older-safe = The match is kept as it was
shut-closed-title = This match is closed
shut-closed-text = The rules of this game have changed, and { $code } can't go on under them without becoming another match. Set a new table.
shut-closed-safe = What was played is kept, in case it can go on one day
shut-untold-title = This match can't be watched any more
shut-untold-text = { $code } was played under other rules, and nothing was kept of how it was told. Its file can still be downloaded.
shut-untold-safe = The file has everything
shut-too-fast-title = One moment
shut-too-fast-text = There were too many calls in a row from here. Wait a little and try again.
shut-cannot-write-title = The server can't write anything down
shut-cannot-write-text = It has run out of room. Nobody can play until there is some; tell whoever looks after it.
shut-cannot-write-safe = What was played is safe
shut-other-title = We can't open the table now
shut-other-text = Something is in the way on our side; { $code } may well be fine.
shut-other-safe = Nothing is lost
no-server-title = We can't reach the server
no-server-text = The games and your tables are still there; it is this page that hears nothing.
read-meanwhile = Meanwhile you can read the rules and the cards of each game.
again-in = { $n ->
    [0] Trying again…
   *[other] We try again in { $n } s.
}
try-now = Try now
nothing-lost = Nothing is lost
this-table = this table
try-again = Try again
stale = The table changed while you were choosing. Choose again.
away = away
away-since = left { $since }
bot = bot
bot-level = { $level } bot
seat-bot = Seat a bot
take-chair = Sit here
take-bot-chair = Take its chair
take-chair-back = Back to my chair
ask-for-chair = Ask for this chair
ask-for-a-chair = Ask for a chair
lead-chair = Lead this one too
ask-to-lead = Ask to lead it too
give-chair-back = Give it back
led = Whom you lead
is-asked = is asked now
turn-to = Go on with { $who }
part-is-asked = { $who } is asked
brought-up = Now you decide for { $who }.
chair-asks = Shall { $who } have the chair of { $chair }?
new-chair-asks = Shall { $who } join the match?
new-chair-you-asked = You asked to join the match
chair-of-a-bot = A bot plays in it.
chair-shows = { $who } will see what that chair keeps.
chair-missing = Still to answer: { $who }.
chair-missing-you = Only your answer is missing.
chair-you-asked = You asked for the chair of { $chair }
chair-withdraw = Take the request back
chairs-to-ask = You may ask for the chair of { $who }.
chairs-to-take = You may take the chair of { $who }.
take-a-chair = Take a chair
your-chair-is-kept = Your chair is kept for you: come back whenever you like.
no-chair-free = There is no chair to ask for now.
kept-for = kept for { $who }
has-fallen = has fallen
you-are-out = You are out
fallen-title = You are out. Keep the secret.
fallen-keep = Keep the secret.
fallen-text = You see what the table sees, and talk with those who look on too. All is told at the end.
ask-to-leave = Remove
remove-title = Ask { $who } to leave?
remove-text = They won't be able to come to this table or its rematches any more.
remove-yes = Ask to leave
propose-title = Propose that { $who } leaves?
propose-text = Those who play are asked: if most want it, they can't come to this table any more.
propose-yes = Propose it
remove-then-bot = A bot plays in their chair to the end, and nobody will see what it kept.
remove-then-free = Their chair is free again.
removal-asks = Shall we ask { $who } to leave?
removal-of-you = Somebody proposes that you leave
removal-stands = { $n ->
    [one] { $who } wants it: { $n } of { $needed } needed. They couldn't come back to this table.
   *[other] { $who } want it: { $n } of { $needed } needed. They couldn't come back to this table.
}
removal-yes = Ask to leave
never-mind = Better not
stand-title = { $n ->
    [one] Stand up in the middle of a match?
   *[other] Give up your { $n } chairs in the middle of a match?
}
stand-text-consent = { $n ->
    [one] You give up the chair: the others may let somebody have it, who will see what you keep. You can take it back whenever you like.
   *[other] You give up your { $n } chairs: the others may let somebody have them, who will see what you keep. You can take them back whenever you like. To give up only one: “Give it back”, in the list of chairs.
}
stand-text-open = { $n ->
    [one] You give up the chair: anybody may take it and see what you keep. You can take it back whenever you like.
   *[other] You give up your { $n } chairs: anybody may take them and see what you keep. You can take them back whenever you like. To give up only one: “Give it back”, in the list of chairs.
}
stand-text-closed = { $n ->
    [one] You leave the chair empty. You can take it back whenever you like.
   *[other] You leave your { $n } chairs empty. You can take them back whenever you like. To give up only one: “Give it back”, in the list of chairs.
}
table-full = No chair is left. You may stay and watch, in case somebody stands up, look for another table, or set one of your own.
other-tables = Other tables
stand-up = { $n ->
    [one] Stand up
   *[other] Give up my { $n } chairs
}
leave-match = Leave the match
join-match = Join the match
watching = { $n ->
    [one] { $n } person watches
   *[other] { $n } people watch
}
you-watch = You are watching
you-watch-hint = You see what the whole table sees.
owner-chair = set the table
someone-left = { $who } is away.
commitment = Sealed deck
commitment-hint = Fingerprint of the secret the deck was shuffled with, shown before the deal. It is checked at the end.
invite = Invite someone
invite-code = Say this code aloud:
share = Share
share-text = Will you sit down? We are playing { $game }.
code-aloud = Say it like this: “{ $said }”
digit = { $n ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] nine
}
invite-qr = QR code with the link of the table
by-link-only = It opens by its link only
owner-invites = Whoever set the table invites.
new-link = New link
make-link = Make a link
new-link-hint = The link from before will open nothing; who has come in stays.
link-renewed = Done: the link from before opens nothing any more.
code-opens = the code opens it too, while people gather
code-shut = the code doesn't open it
level = Level of the bots
level-random = random
level-easy = easy
level-house = house
level-search = thinking
level-sharp = sharp
start = Start
waiting-start = Whoever set the table starts.
shuffling = Shuffling.
shuffling-waits = Waiting for { $who }.
call-off = Don't wait any longer
chairs = Chairs
empty-chair = Free chair
a-bot = A bot
move-here = Move here
fill-chairs = { $n ->
    [one] Fill the chair with a bot
   *[other] Fill the { $n } chairs with bots
}
chairs-taken = { $n } of { $all } taken
chairs-missing = { $n ->
    [one] One chair is empty: wait for somebody or fill it with a bot.
   *[other] { $n } chairs are empty: wait for people or fill them with bots.
}
first-time = Your first time?
first-time-hint = The rules in short, and every card with its text. The table waits for you.
level-hint-random = Any move that is allowed. To try the table out.
level-hint-house = Plays well and at once. For almost every table.
level-hint-easy = Plays at once and overlooks things, as a beginner does.
level-hint-search = Tries its choices before it takes one, and takes its time.
notices-offer = Tell me
notices-offer-end = Tell me in the end
notices-hint-end = The browser tells you when the match is over, if you are not looking at this page.
notices-hint = Your browser tells you when it is your turn, if you aren't looking at this page.
notices-no = No, thanks
notices-switch = Tell me when it is my turn and I'm not looking
called-about = About which tables
called-about-all = All of mine
called-about-some = Those where I say so
quiet-hours = Not at night
quiet-from = From
quiet-until = until
remove-bot = Take the bot away
table-settings = This table
setting-on = yes
setting-off = no
more-menu = More
keys = Keys
download = Download
why-not = That isn't what you are asked about now.

## For one pair of eyes

whisper = Your role
whisper-new = For you: tap to see
whisper-alone = For your eyes only. Let nobody look at your screen.
whisper-turn = Tap to see
whisper-done = Cover and go on
whisper-who = Who are you?
whisper-something = Something for you
whisper-covers = It is secret. The card covers itself again after 8 seconds.
covered = Covered: tap to see
cover = Cover
uncover = Uncover my hand
uncover-short = Uncover
covers-switch = Cover what only I may see until I touch it

## Lessons

learn = Learn by playing
lesson = Lesson
lesson-list = Step { $n } of { $of }: show the steps
lesson-skip = Skip step
lesson-leave = Leave
lesson-next = Next
lesson-tap = Tap what glows
lesson-play-on = Play on
lesson-set-table = Set a table

## Marks of suspicion

marks-of = Your suspicion of { $who }
mark-trust = Seems trustworthy
mark-doubt = Doubt
mark-suspect = Suspect

## The end

you-won = You win
won-by = { $n ->
    [one] { $who } wins
   *[other] { $who } win
}
nobody-won = Nobody wins
rematch = Another match
go-rematch = Go to the new table
secrets = What everyone kept
verify = Check the deck
verified = The server has played it again: the deck is the one sealed at the start and every choice fits, { $choices } choices.
not-verified = Something doesn't fit: { $why }
verify-later = The server can't play it again right now. Try in a while.
verifying = Checking…
proof-holds = Checked by your own browser: nobody could choose this deal.
proof-nothing = Your browser kept nothing of this deal, so it can't check it.
proof-unreadable = Your browser couldn't read the file of the match, so it has checked nothing.
proof-another-match = Beware! The file isn't of this match: it is of another game or of other settings.
proof-gaps = Your browser didn't see all of it from the deal to the end: the receipt says what it saw.
proof-kept-format = Beware! The file comes in a format of before, which leaves out what was taken back and told.
proof-kept-chair = Beware! The server gave you the chair of { $who }, and this browser never asked for it.
strange-chair = The server says that the chair of { $who } is yours, but this browser hasn't asked for it. If you sat down from another one, say so here; if not, don't shuffle.
claim-chair = It is mine
proof-kept-commitment = Beware! The server's secret is not the one it showed sealed before the deal.
proof-kept-nonce = Beware! The deal was made without the number your browser had to give.
proof-kept-seal = Beware! The number of { $who } is not the one that lay sealed before the deal.
proof-kept-count = Beware! The file is silent about shuffles that came to nothing.
keep-receipt = Keep the receipt
keep-receipt-hint = With it and the file of the match, “sobremesa verify” also checks what you were dealt.

## The replay

replay = Replay
replay-of = Replay of { $code }
replay-eyes = Through the eyes of
analysis = Analysis
analysis-all = The group
analysis-ask = Analyse the match
analysis-none = This match can't be analysed.
analysis-growing = { $n } of { $of } turns so far …
analysis-done = The chance of each side turn by turn, if the house's bots had played on.
analysis-turning = Turning points
analysis-no-points = No choice cost its seat more than chance could make of it.
analysis-step = Step { $n }
analysis-loss = By what could be known that cost { $n } points of a hundred (±{ $error }). Better: { $better }.
analysis-bad-luck = As things lay it cost { $n } more: bad luck.
analysis-good-luck = As things lay it cost { $n } less: good luck.
analysis-table = As a table
analysis-turn = Turn
analysis-json = Download all of it as JSON
eyes-nobody = Who watches
replay-step = Step { $step } of { $last }
replay-first = To the start
replay-previous = Previous
replay-next = Next
replay-last = To the end
replay-play = Play
replay-pause = Stop
replay-deal = The deal.
replay-chose = { $who }: { $what }
replay-acted = { $who } has chosen.
replay-not-yet-title = This match isn't over yet
replay-not-yet = It can be watched once the match is over.
replay-slider = Moment of the match
to-table = To the table

## Settings

language = Language
language-es = Español
language-en = English
mode = Light
mode-system = As the system
mode-light = Day
mode-dark = Night
motion = Motion
motion-system = As the system
motion-less = Less
sound = Sound
sound-off = No sound
safe-colours = Colours for colour blindness: blue and orange instead of green and red

## Keys

key-choose = choose
key-commit = confirm
key-back = take back what is chosen
key-decline = decline
key-undo = undo
key-log = log
key-chat = chat
key-aid = sums
key-rules = rules
key-keys = all keys
key-turn = turn to the other chair you lead
key-steps = in the replay, step by step
key-now = Right now

## Why not

refused-malformed = The table didn't understand the message. Nothing is lost.
refused-too-fast = Too fast. Wait a moment.
refused-fault = Something broke here. Your choice didn't arrive; nothing is lost.
refused-record-full = There is no more room at this table for what you would write; its match can be played to the end.
refused-stale = The table changed while you were choosing. Choose again.
refused-not-asked = You have nothing to decide now.
refused-not-offered = That can't be chosen now.
refused-not-seated = Only who sits may do that.
refused-not-owner = Only who set the table may do that.
refused-not-private = Everybody may come to this table; it has no link to renew.
refused-not-gathering = The match has begun, or is about to.
refused-not-shuffling = Nobody is shuffling.
refused-sealed-already = Your browser has already put another seal on this shuffle.
refused-not-all-sealed = Some seals are still missing.
refused-not-as-sealed = That isn't what your browser had sealed.
refused-not-playing = There is no match going on.
refused-not-over = The match is not over yet.
refused-paused = The match is paused.
refused-no-chair = There is no such chair.
refused-chair-taken = That chair is taken.
refused-chair-empty = A chair is empty.
refused-leads-enough = In this game you may lead no more chairs than you have.
refused-held-another = In this match you have seen another chair's secrets.
refused-joining-closed = At this table nobody takes a chair of a running match that isn't theirs.
refused-chair-sealed = Whoever sat there was asked to leave; a bot plays on to the end.
refused-already-asking = You have asked for a chair already. Take that request back first.
refused-too-many-asking = Chairs have been asked for too often already.
refused-no-request = That request no longer stands.
refused-chair-not-given = You weren't given the chair, or it is no longer free.
refused-set-the-table = Who set the table leaves it only if most of those who play want it.
refused-yourself = You can't ask that of yourself; stand up, if you like.
refused-no-onlooker = Whoever was watching is gone.
refused-fallen = You are out of the match: you may look on, and talk with those who do.
refused-keep-silent = While the others deliberate you must not talk.
refused-not-away = Whoever sits there hasn't been away for long enough.
refused-no-bot = No such bot plays this game.
refused-nothing-to-undo = There is nothing to undo.
refused-undo-asked = A request to undo stands already.
refused-no-undo-asked = Nobody has asked to undo.
refused-undo-impossible = The match can't go back that far.
refused-nobody-to-agree = That choice told somebody something, and only people could agree to undo it. At a practice table you may undo anything.
refused-not-aside = Bets are for those who look on, while the match lasts.
refused-empty-text = That says nothing.
refused-lesson = You could do that too. For now, try what glows.
refused-unknown = It could not be done. Nothing is lost.

## One person, several browsers

other-device = Go on with another device
other-device-new = I'm somebody on another device already
your-browsers = Your browsers
go-on-elsewhere = Go on with another device
hand-over-text = Your phone, another computer: there you will be the same person, with the same tables and the same shelf. No account needed.
hand-over = Show a code
hand-over-picture = Picture of the address that says the code, for a camera
hand-over-how = Point the other device's camera at this, or open { $address } there and write:
hand-over-once = Good once, for { $time }. Show it to nobody else: whoever writes it is you.
have-a-code = I have a code
handover-code = Code that your other device shows
go-on-here = Go on here
go-on-instead = In this browser you are { $who } now. With a code or a passkey of somebody else it will be theirs; what { $who } has kept can't be reached from here any more, so download it or have it forgotten first if you want to.
went-on-here = You are { $who } here now too.
bad-handover = The code is eight letters, like BCDF GHJK.
browsers-of = Where you are { $who }
some-browser = A browser
this-browser = this one
browser-seen = since { $since } · last seen { $seen }
put-out = Put out
put-out-title = Put out { $browser }?
put-out-text = Its pages close and it is nobody's from then on. Your other browsers stay.
put-out-here = This browser forgets who you are. Your others stay, and can show you a code to come back.
put-out-for-now = This browser forgets who you are. To come back you have your passkey.
put-out-last = It is the only one: without it nobody can be you again, and your tables and your shelf can't be reached.
refused-no-code = That code opens nothing, or nothing any more. Ask your other device for a new one.
refused-no-browser = That browser has been put out already.
refused-too-many-browsers = You have twelve browsers: put one out first.
passkeys = Passkeys
passkeys-text = If you want to keep your name and your shelf for years: a key that your own device keeps. By it you come back from any browser, even if all the others are lost. Nobody needs one.
make-passkey = Make a passkey
some-passkey = A passkey
passkey-used = made { $since } · last used { $used }
remove-passkey = Remove
remove-passkey-title = Remove the passkey { $passkey }?
remove-passkey-text = Nobody can come back by it any more. Your device keeps it until you delete it there.
have-a-passkey = I have a passkey
come-back-text = Your device will say who you are.
come-back = Come back with my passkey
without-https = This page doesn't come by https, so the browser offers neither passkeys nor notices here. All else works as ever.
refused-no-passkey = This passkey opens nothing here, or nothing any more.
refused-no-passkeys = Passkeys can't be used here.
refused-bad-passkey = That passkey came too late, or isn't the one that was asked for. Try again.
refused-too-many-passkeys = You have twelve passkeys: remove one first.

## What happens at the table, outside the game

log-table-sat = { $who } sits down.
    .who = You sit down.
log-table-left = { $who } stands up and watches.
    .who = You stand up and watch.
log-table-bot = A bot takes the chair of { $who }.
log-table-bot-raised = The bot in the chair of { $who } failed; the house’s bot goes on.
log-table-bot-not-offered = The bot in the chair of { $who } chose what it may not; the house’s bot goes on.
log-table-bot-too-slow = The bot in the chair of { $who } thought for too long; the house’s bot goes on.
log-table-bot-gone = The bot in the chair of { $who } is not on this server any more; the house’s bot goes on.
    .who = A bot takes your chair.
log-table-removed = Who set the table asks { $who } to leave.
    .who = Who set the table asks you to leave.
log-table-voted-out = A majority asks { $who } to leave.
    .who = A majority asks you to leave.
log-table-onlooker-removed = Somebody who was watching is asked to leave.
log-table-stand-in = A bot chooses for { $who }.
    .who = A bot chooses for you.
log-table-undone = { $who } takes back their last choice.
    .who = You take back your last choice.
log-table-practice = This is a practice table: any choice may be taken back, and the record says so.
log-table-undone-practice = For practice, { $who } takes back a choice.
    .who = For practice, you take back a choice.
log-table-undone-agreed = With everybody's consent, { $who } takes back a choice.
    .who = With everybody's consent, you take back a choice.
log-table-undo-refused = { $who } doesn't agree to undo.
    .who = You don't agree to undo.
log-table-paused = { $who } pauses the match.
    .who = You pause the match.
log-table-resumed = { $who } goes on with the match.
    .who = You go on with the match.
log-table-mended = The match goes on under mended rules.
log-table-left-out = Something of { $card } was still to be done that the rules no longer know: it is left undone.
log-table-called-off = { $n ->
    [one] A shuffle came to nothing once; the deck has been another one since.
   *[other] Shuffles came to nothing { $n } times; the deck is another one each time.
}

# Where one's name isn't kept any more
somebody = somebody
said-gone = (what was said is no longer kept)

# What can be done about what somebody says
line-menu = About what { $who } said
mute = Don't hear { $who }
muted = You don't hear { $who }.
muted-people = Whom you don't hear
unmute = Hear again
report-line = Tell the host
line-reported = The host has been told. Whoever said it won't know.
refused-no-person = Nobody at this table goes by that any more.
refused-muted-enough = You already don't hear a few hundred people.
refused-no-line = That line can't be reported.
refused-reported-enough = So much has been reported that the host must read it first.

# What is kept of people
privacy = What is kept of you
privacy-intro = No account, no e-mail, nothing from anybody else's server. What this one keeps, it keeps so that tables go on and matches can be watched again; whoever runs it can read it.
privacy-name = Your name, and the print of your key
privacy-name-text = Your browser has a key for a year, and the server only its print. With it you are the same person when you come back.
privacy-browsers = Your browsers
privacy-browsers-text = From which you come: program and kind of machine, since when and when last. You can put each of them out. A code for another one is kept for ten minutes, as its print only. Of a passkey the public half is kept: since when it is there, and when it was used.
privacy-calls = Where your browser is called
privacy-calls-text = If you asked for it: an address at the service of your browser's maker, of which tables and not at which hours. What goes there only your browser can read: which table waits, nothing else.
privacy-tables = What you did at tables
privacy-tables-text = Where you sat, what you chose and when: that is the record of a match, and it stays for as long as the server does.
privacy-words = What you said
privacy-words-text = What is said at a table can be read by who is at it: in a public table, by whoever has its code.
privacy-shelf = Your shelf
privacy-shelf-text = The matches you have played to the end, and what they come to.
privacy-quiet = Whom you don't hear, and what you reported
privacy-quiet-text = Nobody else is told of either but the host, of what you report.
privacy-browser = In your browser
privacy-browser-text = The key, how you like things to look, and receipts of matches to check their shuffle with. Clearing this site's data takes them away.
privacy-yours = Yours to ask for
privacy-yours-text = You are called { $who } here.
privacy-nothing = You have given no name here, so nothing is kept of you.
privacy-backups = The host's backups keep what they had until they are renewed. What others said of you is theirs.
download-kept = Download what is kept of me
forget-me = Forget me
forget-me-title = Forget you?
forget-me-text = Your name becomes “somebody” wherever it stands, what you said goes, and so do your shelf and your key. Matches you played stay, without you; where one still goes on, a bot plays for you. This can't be taken back.
forget-me-word = Forget me for good
forgotten = You are forgotten. Nothing here bears your name any more.

# The host's page
host-page = For the host
host-intro = Tables, and who is there: hide, close or delete a table, and bar who spoils the evening for others. The key is in the file or the variable that this server was started with.
host-key = The host's key
host-enter = Come in
host-leave = Put the key away
host-again = Look again
host-no-tables = There is no table that isn't over.
host-gathering = people gather
host-playing = being played
host-private = private
host-hidden = hidden
host-closed = closed
host-reports = { $n ->
    [one] one line reported
   *[other] { $n } lines reported
}
host-set-from = set from { $where }
host-here = here now
host-hide = Hide
host-show = Show
host-close = Close
host-open = Open
host-delete = Delete
host-delete-title = Delete { $code }?
host-delete-text = Whoever is there is sent away, and all that was played and said there is gone for good, from shelves too.
host-delete-word = Delete the table
host-bar = Bar
host-unbar = Let come again
host-barred = Barred
host-whom = A guest's number, or a network like 192.0.2.7 or 2001:db8::/48
