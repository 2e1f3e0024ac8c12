# Words of the board of Stay Away! that the game doesn't say otherwise.

family-contagion = Contagion
family-action = Action
family-defence = Defence
family-obstacle = Obstacle
family-panic = Panic!

hand-label = Your cards
in-your-hand = In your hand
cannot-now = Not possible now; choose it to be told why.
no-cards = You have no cards left.
you-are-out = You are out of the match. Keep the secret.
can-choose = Can be chosen.
chosen = Chosen.
won = wins
is-bot = A bot.
drawn-by = { $who } has drawn
it-is-you = It's you.
sealed = Sealed card

pending = Choose
pending-card = Choose a card
pending-aim = Choose whom
pending-axe = Choose what to break
ways-label = What you do with “{ $card }”
way-play = Play it
way-discard = Discard it
way-give = Give it
way-defend = Answer
way-keep = Keep it
way-put = Leave it on the deck

ring-label = The base: who sits beside whom
turn-number = Turn { $turn }
deck-word = Deck
discard-word = Discards
discard-short = Disc.
discard-it = Discard the chosen card
next-panic = next: Panic!
next-stay-away = next: Stay Away!
clockwise = Clockwise
anticlockwise = Anticlockwise
out-label = Out of the match
quarantine-left = Quarantine · { $count }
door-between = { $count ->
    [one] Barred door between { $who } and { $who2 }
   *[other] { $count } barred doors between { $who } and { $who2 }
}
offer-sealed = { $who } offers { $who2 } a card face down
offer-open = { $who } offers { $who2 } “{ $card }”, face up

tag-turn = turn
tag-you = your turn
tag-decides = decides
tag-offer = offers
tag-answer = offers
tag-burn = aims
tag-move = wants to swap
tag-revelations = revelations

turn-act = Your turn
turn-exchange = Your exchange
turn-answer = Your answer

context-act = One card, played or discarded; then the exchange.
context-offer = It goes face down: only whoever gets it will see it.
context-answer = Give a card blindly or play a defence.
context-round = Everybody passes a card at the same time.

commit-play-on = Play “{ $card }”: { $who }
commit-aim = Choose: { $who }
short-play = Play it
short-play-on = Play it: { $who }
short-chop-quarantine = End quarantine
short-chop-door = Break the door
short-discard = Discard it
short-give = Give it
short-defend = Answer
short-keep = Keep it
short-put = Leave it
short-reveal = All of it
short-reveal-infected = Just one “{ card-infected }”
short-hide = Nothing
short-aim = { $who }

headline-burned = The Thing has burned
headline-nobody = Nobody is left
headline-declared = No Human was left
headline-declared-alone = The Thing wins alone
headline-declared-wrong = Humans were still left
headline-last-alive = The Thing is left alone
headline-vengeance-humans = The Humans win
headline-vengeance-infected = The Thing, avenged
headline-time = The night is over

secret = ended as: { $role }

notebook = Your notebook
aid-tab = Notes
only-you = Only you see it.
note-has = Has: { $cards }.
note-had = { $n ->
    [one] Had: { $cards }; one may have changed.
   *[other] Had: { $cards }; { $n } may have changed.
}
note-hand-seen = Turn { $turn }: you saw their hand: { $cards }.
note-card-seen = Turn { $turn }: you saw { $cards }.
note-offer-seen = Turn { $turn }: they offered you { $cards }.
note-given = Turn { $turn }: you gave them { $cards }.
note-got = Turn { $turn }: they gave you { $cards }.
note-all = { $n ->
    [one] { $n } note
   *[other] All { $n } notes
}

declare-open = Declare the end…
declare-warning = Only The Thing may declare that no Human is left. If it is wrong, the Humans win.
declare-yes = I declare it
declare-no = Not yet
declare-standing = You will declare it when this turn ends.

bet-question = Who is The Thing?
reaction-1 = Don't touch me!
reaction-2 = Trust me
reaction-3 = I don't buy it
reaction-4 = Why won't you show it?
reaction-5 = It isn't me, I swear
reaction-6 = 🔥
