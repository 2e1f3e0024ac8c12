# Stay Away! in English. Names of cards stand in quotation marks, so they never have to agree with anything.

game = Stay Away! (¡La Cosa!)
short = Stay Away!
blurb = Someone at the base is no longer human.
pitch = A base cut off by ice, and someone at the table isn't who they say they are. Cards change hands in secret, people are infected and suspected, until the Thing is found or nobody is left.
like-easy = Overlooks things, as a beginner does. Of four, it wins 45 % where the house wins 55 %.
like-house = Plays every role and gives nothing away. Of four such, the Humans win 36 %.

## The cards

card-thing = The Thing
card-infected = Infected!
card-flamethrower = Flamethrower
card-analysis = Analysis
card-axe = Axe
card-suspicion = Suspicion
card-whisky = Whisky
card-resolute = Resolute
card-watch-your-back = Watch Your Back
card-change-places = Change Places!
card-better-run = You'd Better Run!
card-seduction = Seduction
card-scary = Scary
card-comfortable = I'm Comfortable
card-no-thanks = No Thanks!
card-missed = Missed!
card-no-barbecue = No Barbecue!
card-quarantine = Quarantine
card-barred-door = Barred Door
card-ropes = Rotten Ropes
card-one-two = One, Two…
card-three-four = Three, Four…
card-party = So This Is the Party?
card-get-out = Get Out of Here!
card-forgetful = Forgetful
card-round = Round and Round
card-friends = Can't We Be Friends?
card-blind-date = Blind Date
card-oops = Ooops!
card-between-us = Just Between Us…
card-revelations = Revelations
piece-turn-card = Turn card

## What the cards say: each is read from the tree that makes it work

number = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $n }
}
quoted = “{ $card }”
a-card = a “{ $card }”

# Whom they reach
near = someone adjacent
near-free = someone adjacent who isn't in quarantine
self-or-near = someone adjacent or yourself
self-or-near-free = someone adjacent who isn't in quarantine or yourself
anyone = anyone not in quarantine
anyone-past-doors = anyone not in quarantine, doors or no doors
beside-past-doors = someone adjacent who isn't in quarantine, door or no door
places-away = { $n ->
    [1] the first
    [2] the second
    [3] the third
    [4] the fourth
   *[other] the { $n }th
} player to your left or right, doors or no doors; nothing happens if you or they are in quarantine

# Depending on the table
table-strict = with strict quarantine
table-neighbours = if cards for “anyone” only reach neighbours
table-duty = if The Thing may not keep a Flamethrower
by-table = { $do2 } ({ $table }: { $do })
if-table = the table plays { $table }
if-table-not = the table doesn't play { $table }

# What they do
do-eliminate = { $whom } is out of the match
do-unless-answered = { $do }, unless they answer { $either }
do-see-hand = look, you and nobody else, at the whole hand of { $whom }
do-see-card = look, you and nobody else, at one random card of { $whom }
do-show-hand = show your hand to the whole table
do-show-rest = show the rest of your hand to the whole table
do-show-hand-to = show your hand to { $whom } and to nobody else
do-reveal-in-turn = in order from you on, everybody shows their hand or doesn't; it stops as soon as an { $either } is seen
do-swap-seats = swap seats with { $whom }
do-swap-pairs = from you on and clockwise, players swap seats two by two
do-turn-round = turn the direction of turns and exchanges round, beginning with this turn's exchange
do-exchange = exchange a card with { $whom }
do-pass-on = everybody passes a card to the next player at the same time, and nothing prevents it
do-end-turn = your turn ends there, without the third step
do-keep-one-of = draw { number } Stay Away! cards, keep one and discard { $rest ->
    [1] the other
    [2] the other two
    [3] the other three
   *[other] the other { $rest }
}
do-play-again = then play or discard a card, which may be another “{ $card }”
do-discard = discard { $n ->
    [1] a card
   *[other] { number } cards
}
do-draw = draw { $n ->
    [1] a Stay Away! card
   *[other] { number } Stay Away! cards
}
do-swap-with-deck = swap a card of your hand for the first Stay Away! card of the deck
do-refuse = refuse an exchange
do-look-at-offer = look at the card you were offered
do-next-instead = the player after you exchanges in your place
do-next-instead-immune = the player after you exchanges in your place without being infected by what they get
do-cancel = cancel { $either } aimed at you

# Obstacles
one-quarantine = a “{ card-quarantine }”
one-barred-door = a “{ card-barred-door }”
all-quarantine = all quarantines
all-barred-door = all doors
lot-turn = { $n ->
    [1] for one of their turns
    [2] for two of their turns
    [3] for three of their turns
   *[other] for { $n } of their turns
}
do-lock-up = put { $whom } in quarantine { $turns }
do-bar-way = lay this card between your seat and that of { $whom }: nothing can be aimed from one to the other, not even an exchange
do-take-away = take away { $either } that affects you or someone adjacent
do-take-all-away = { $all } are discarded
in-quarantine = whoever is in quarantine { $items }
rule-openly = draws, discards and gives cards for all to see
rule-no-fire = eliminates nobody
rule-no-move = keeps to their seat
rule-no-play = plays no card
rule-no-exchange = exchanges with nobody
rule-no-aim = is out of reach of everything but what ends their quarantine

# What it is to have them
one-human = a Human
one-infected = an Infected
one-contagious = The Thing or an Infected
one-thing = The Thing
trait-makes = whoever holds it is { $role }
trait-stays = it is never discarded or exchanged, and no effect takes it away
trait-turns = drawing it does nothing; if you are { $role } and someone else gives it to you, you become { $role2 }
trait-given = { $one } may give it to anybody and { $one2 } only to { $one3 }; nobody else may give it
trait-last-stays = { $one } is never without one: the last is neither discarded nor given
trait-shunned = { $one } may not keep it: it must be played, discarded or offered

## Roles

role-human = Human
role-infected = Infected
role-contagious = The Thing or Infected
role-thing = The Thing
certain-human = Human
certain-infected = Infected
certain-thing = The Thing
certain-contagious = The Thing or Infected
way-clockwise = clockwise
way-back = counter-clockwise

## The table

board-turn = Turn { $turn }: { $who }
board-way = Play goes { $way }
board-deck =
    { $panic ->
        [0] { $count ->
            [one] Deck: { $count } card
           *[other] Deck: { $count } cards
        }
       *[other] { $count ->
            [one] Deck: { $count } card; on top, a Panic!
           *[other] Deck: { $count } cards; on top, a Panic!
        }
    }
board-discard =
    { $count ->
        [one] Discarded: { $count } card
       *[other] Discarded: { $count } cards
    }
board-resolving = In play: { $card }
board-face-up = Face up: { $card }
board-humans-left =
    { $count ->
        [0] No Human is left: you may declare
        [one] { $count } Human is left
       *[other] { $count } Humans are left
    }
board-seat = { $who }
board-role = You are: { $role }
board-my-hand = Your hand: { $card }
board-open-hand = Hand: { $card }
board-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-certain = For certain: { $certain }
board-known =
    { $count ->
        [0] Has: { $card }
        [one] Had: { $card } ({ $count } may have changed)
       *[other] Had: { $card } ({ $count } may have changed)
    }
board-quarantine =
    { $count ->
        [one] In quarantine: { $count } more turn
       *[other] In quarantine: { $count } more turns
    }
board-door =
    { $count ->
        [one] A barred door towards { $who }
       *[other] { $count } barred doors towards { $who }
    }
board-out = Out of the match

## Questions

ask-act = Which card do you play or discard?
ask-keep = Which of them do you keep?
ask-offer = Which card do you offer { $who }?
ask-answer = { $who } offers you a card. What do you give, or how do you refuse?
ask-stand-in = You must exchange with { $who } in someone else's place. What do you give, or how do you refuse?
ask-burn = { $upon } What do you do?
ask-move = { $upon } What do you do?
upon-burn = { $who } plays “{ $card }” against you.
upon-move = { $who } plays “{ $card }” on you.
upon-eliminate = { $who } points a “{ $card }” at you.
upon-swap-seats = { $who } wants to swap seats with you: “{ $card }”.
upon-see-hand = { $who } wants to see your whole hand: “{ $card }”.
upon-see-card = { $who } wants to see one of your cards, whichever chance picks: “{ $card }”.
upon-show-hand-to = { $who } wants to show you their hand: “{ $card }”.
upon-lock-up = { $who } wants to put you in quarantine: “{ $card }”.
upon-bar-way = { $who } wants to bar the way between the two of you: “{ $card }”.
upon-exchange = { $who } wants to exchange a card with you: “{ $card }”.
ask-aim = Whom do you choose?
ask-swap-with = Whom do you swap seats with?
ask-forget =
    { $count ->
        [one] Discard { $count } more card.
       *[other] Discard { $count } more cards.
    }
ask-round = Which card do you pass to { $who }?
ask-exchange-with = Whom do you exchange a card with?
ask-blind-date = Which card do you leave on top of the deck?
ask-show-hand-to = Whom do you show your hand to?
ask-revelations = Do you show your hand?

option-play = Play “{ $card }”
option-play-on =
    { $between ->
        [0] Play “{ $card }” on { $who }
       *[other] Play “{ $card }” between your seat and { $who }'s
    }
option-chop-quarantine = “{ $card }”: end { $who }'s quarantine
option-chop-door = “{ $card }”: take away the door between { $who } and { $who2 }
option-discard = Discard “{ $card }”
option-keep = Keep “{ $card }”
option-declare = Declare that no Human is left
option-give = Give “{ $card }”
option-defend = Answer “{ $card }”
option-accept = Accept it
accept-burn = Accept it
accept-move = Accept it
accept-eliminate = Burn
accept-swap-seats = Swap seats
accept-see-hand = Let them look
accept-see-card = Let them look
accept-show-hand-to = Look at it
accept-lock-up = Go into quarantine
accept-bar-way = Let them bar it
accept-exchange = Exchange
option-aim = { $who }
option-put = Leave “{ $card }”
option-reveal = Show the whole hand
option-reveal-infected = Show one “{ card-infected }” only
option-hide = Show nothing
option-request = Declare, when this turn ends, that no Human is left
option-withdraw = Don't declare yet

## What is said aloud, true or not

says-clean = When the last turn ended, I was Human.
says-armed = I hold a ‘{ card-flamethrower }’.
says-gave =
    { $what ->
        [0] What I gave { $who2 } was harmless.
       *[other] What I gave { $who2 } was an ‘{ card-infected }’.
    }
says-got =
    { $what ->
        [0] What { $who2 } gave me was harmless.
       *[other] What { $who2 } gave me was an ‘{ card-infected }’.
    }
says-saw =
    { $what ->
        [0] I looked at what { $who2 } had, and saw nothing wrong.
        [1] I saw an ‘{ card-infected }’ that { $who2 } had.
        [2] I saw a ‘{ card-flamethrower }’ that { $who2 } had.
       *[other] I saw ‘{ card-thing }’ itself: { $who2 } has it.
    }
says-trust = I trust { $who2 }.
says-suspect = I suspect { $who2 }.
says-burn = Burn { $who2 }!
says-ask-got =
    { $mine ->
        [1] { $who2 }, what did I give you?
       *[other] { $who2 }, what did { $who3 } give you?
    }
says-ask-saw =
    { $mine ->
        [1] { $who2 }, what did you see of mine?
       *[other] { $who2 }, what did you see of { $who3 }?
    }
says-clean-then = When turn { $turn } ended, I was Human.
talk-clean = I am Human
talk-armed = I am armed
talk-gave = What I gave…
talk-got = What I was given…
talk-saw = What I saw…
talk-trust = I trust…
talk-suspect = I suspect…
talk-burn = Burn…
talk-ask-got = Ask what they were given…
talk-ask-saw = Ask what they saw…
option-clean = “{ says-clean }”
option-armed = “{ says-armed }”
option-gave = “{ says-gave }”
option-got = “{ says-got }”
option-saw = “{ says-saw }”
option-trust = “{ says-trust }”
option-suspect = “{ says-suspect }”
option-burn = “{ says-burn }”
option-ask-got = “{ says-ask-got }”
option-ask-saw = “{ says-ask-saw }”

## The story

log-began =
    { $count ->
        [one] Night falls on the base. There is { $count } card in the deck, and { $who } begins.
       *[other] Night falls on the base. There are { $count } cards in the deck, and { $who } begins.
    }
    .who =
        { $count ->
            [one] Night falls on the base. There is { $count } card in the deck, and you begin.
           *[other] Night falls on the base. There are { $count } cards in the deck, and you begin.
        }
log-turn = It is { $who }'s turn.
    .who = It is your turn.
log-reshuffled =
    { $count ->
        [one] The deck has run out: { $count } discarded card is shuffled into a new one.
       *[other] The deck has run out: { $count } discarded cards are shuffled into a new one.
    }
log-panic-on-top = A Panic! shows on top of the deck.
log-skipped =
    { $count ->
        [one] { $count } Panic! card is discarded unseen.
       *[other] { $count } Panic! cards are discarded unseen.
    }
log-drew = { $who } draws a card.
    .who = You draw a card.
log-drew-own = You draw “{ $card }”.
log-drew-openly = { $who } draws for all to see: “{ $card }”.
    .who = You draw for all to see: “{ $card }”.
log-kept = { $who } keeps one of the cards.
    .who = You keep one of the cards.
log-kept-own = You keep “{ $card }”.
log-discarded = { $who } discards a card.
    .who = You discard a card.
log-discarded-own = You discard “{ $card }”.
log-discarded-openly = { $who } discards for all to see: “{ $card }”.
    .who = You discard for all to see: “{ $card }”.
log-panicked = { $who } draws a Panic!: “{ $card }”.
    .who = You draw a Panic!: “{ $card }”.
log-played = { $who } plays “{ $card }”.
    .who = You play “{ $card }”.
log-played-on =
    { $how ->
        [1] { $who } plays “{ $card }” on their own seat.
        [2] { $who } plays “{ $card }” between their seat and { $who2 }'s.
       *[other] { $who } plays “{ $card }” on { $who2 }.
    }
    .who =
        { $how ->
            [1] You play “{ $card }” on your own seat.
            [2] You play “{ $card }” between your seat and { $who2 }'s.
           *[other] You play “{ $card }” on { $who2 }.
        }
    .who2 =
        { $how ->
            [2] { $who } plays “{ $card }” between their seat and yours.
           *[other] { $who } plays “{ $card }” on you.
        }
log-turned-round = Play now goes { $way }.
log-analysed = { $who } examines { $who2 }'s whole hand.
    .who = You examine { $who2 }'s whole hand.
    .who2 = { $who } examines your whole hand.
log-analysed-own = You examine { $who2 }'s hand: { $card }.
log-suspected = { $who } looks at one of { $who2 }'s cards.
    .who = You look at one of { $who2 }'s cards.
    .who2 = { $who } looks at one of your cards.
log-suspected-own = You look at one of { $who2 }'s cards: “{ $card }”.
log-showed-hand = { $who } shows their hand to the whole table: { $card }.
    .who = You show your hand to the whole table: { $card }.
log-showed-to = { $who2 } shows their hand to { $who }, and to nobody else.
    .who = { $who2 } shows their hand to you, and to nobody else.
    .who2 = You show your hand to { $who }, and to nobody else.
log-showed-to-own = { $who2 } shows you their hand: { $card }.
log-showed-infected = { $who } shows an “{ $card }” and nothing else.
    .who = You show an “{ $card }” and nothing else.
log-kept-hidden = { $who } would rather show nothing.
    .who = You would rather show nothing.
log-revelations-over = That will do: nobody else has to show anything.
log-chopped-quarantine =
    { $own ->
        [0] { $who } takes the “{ $card }” to { $who2 }'s quarantine.
       *[other] { $who } takes the “{ $card }” to their own quarantine.
    }
    .who =
        { $own ->
            [0] You take the “{ $card }” to { $who2 }'s quarantine.
           *[other] You take the “{ $card }” to your quarantine.
        }
    .who2 = { $who } takes the “{ $card }” to your quarantine.
log-chopped-door =
    { $own ->
        [0] { $who } takes the “{ $card }” to the door between { $who2 } and { $who3 }.
       *[other] { $who } takes the “{ $card }” to the door between their seat and { $who2 }'s.
    }
    .who =
        { $own ->
            [0] You take the “{ $card }” to the door between { $who2 } and { $who3 }.
           *[other] You take the “{ $card }” to the door between your seat and { $who2 }'s.
        }
    .who2 =
        { $own ->
            [0] { $who } takes the “{ $card }” to the door between you and { $who3 }.
           *[other] { $who } takes the “{ $card }” to the door between their seat and yours.
        }
    .who3 = { $who } takes the “{ $card }” to the door between { $who2 } and you.
log-quarantine-over = { $who }'s quarantine is over.
    .who = Your quarantine is over.
log-quarantine-goes-on =
    { $count ->
        [one] { $who } has { $count } turn of quarantine left.
       *[other] { $who } has { $count } turns of quarantine left.
    }
    .who =
        { $count ->
            [one] You have { $count } turn of quarantine left.
           *[other] You have { $count } turns of quarantine left.
        }
log-doors-opened =
    { $count ->
        [one] { $count } door opens.
       *[other] { $count } doors open.
    }
log-moved = { $who } and { $who2 } swap seats.
    .who = You and { $who2 } swap seats.
    .who2 = { $who } and you swap seats.
log-nothing-happens =
    { $hindered ->
        [0] { $who } has nobody to choose: nothing happens.
       *[other] { $who } is in quarantine: nothing happens.
    }
    .who =
        { $hindered ->
            [0] You have nobody to choose: nothing happens.
           *[other] You are in quarantine: nothing happens.
        }
log-door-in-between = There is a door between { $who } and { $who2 }: they exchange nothing.
    .who = There is a door between you and { $who2 }: you exchange nothing.
    .who2 = There is a door between { $who } and you: you exchange nothing.
log-quarantine-in-between = The quarantine keeps { $who } and { $who2 } from exchanging anything.
    .who = The quarantine keeps you and { $who2 } from exchanging anything.
    .who2 = The quarantine keeps { $who } and you from exchanging anything.
log-befriended = { $who } asks { $who2 } for a card.
    .who = You ask { $who2 } for a card.
    .who2 = { $who } asks you for a card.
log-offered = { $who } offers { $who2 } a card.
    .who = You offer { $who2 } a card.
    .who2 = { $who } offers you a card.
log-offered-own = You offer { $who2 } “{ $card }”.
log-offered-openly = { $who } offers { $who2 }, for all to see, “{ $card }”.
    .who = You offer { $who2 }, for all to see, “{ $card }”.
    .who2 = { $who } offers you, for all to see, “{ $card }”.
log-gave-openly = { $who } gives { $who2 }, for all to see, “{ $card }”.
    .who = You give { $who2 }, for all to see, “{ $card }”.
    .who2 = { $who } gives you, for all to see, “{ $card }”.
log-exchanged = { $who } and { $who2 } exchange a card.
    .who = You and { $who2 } exchange a card.
    .who2 = { $who } and you exchange a card.
log-exchanged-own =
    { $turned ->
        [0] { $who } gives “{ $card }” and { $who2 } gives “{ $card2 }”.
        [1] { $who } gives “{ $card }” and { $who2 } gives “{ $card2 }”. From now on { $who } is Infected.
       *[2] { $who } gives “{ $card }” and { $who2 } gives “{ $card2 }”. From now on { $who2 } is Infected.
    }
    .who =
        { $turned ->
            [0] You give “{ $card }” and { $who2 } gives you “{ $card2 }”.
            [1] You give “{ $card }” and { $who2 } gives you “{ $card2 }”. From now on you are Infected.
           *[2] You give “{ $card }” and { $who2 } gives you “{ $card2 }”. From now on { $who2 } is Infected.
        }
    .who2 =
        { $turned ->
            [0] { $who } gives you “{ $card }” and you give “{ $card2 }”.
            [1] { $who } gives you “{ $card }” and you give “{ $card2 }”. From now on { $who } is Infected.
           *[2] { $who } gives you “{ $card }” and you give “{ $card2 }”. From now on you are Infected.
        }
log-chose-card = { $who } sets a card aside.
    .who = You set a card aside.
log-passed = { $who } passes a card to { $who2 }.
    .who = You pass a card to { $who2 }.
    .who2 = { $who } passes a card to you.
log-passed-own =
    { $turned ->
        [0] { $who } passes “{ $card }” to { $who2 }.
       *[other] { $who } passes “{ $card }” to { $who2 }. From now on { $who2 } is Infected.
    }
    .who =
        { $turned ->
            [0] You pass “{ $card }” to { $who2 }.
           *[other] You pass “{ $card }” to { $who2 }. From now on { $who2 } is Infected.
        }
    .who2 =
        { $turned ->
            [0] { $who } passes “{ $card }” to you.
           *[other] { $who } passes “{ $card }” to you. From now on you are Infected.
        }
log-defended = { $who } answers: “{ $card }”.
    .who = You answer: “{ $card }”.
log-saw-offer = { $who } looks at the card { $who2 } offered and gives it back.
    .who = You look at the card { $who2 } offered and give it back.
    .who2 = { $who } looks at the card you offered and gives it back.
log-saw-offer-own = The card { $who2 } offered you was “{ $card }”.
log-stands-in = { $who } must exchange with { $who2 }.
    .who = You must exchange with { $who2 }.
    .who2 = { $who } must exchange with you.
log-nobody-stands-in = Nobody can exchange in { $who }'s place: { $who2 } keeps the card.
    .who = Nobody can exchange in your place: { $who2 } keeps the card.
    .who2 = Nobody can exchange in { $who }'s place: you keep your card.
log-put = { $who } leaves a card on top of the deck.
    .who = You leave a card on top of the deck.
log-put-own = You leave “{ $card }” on top of the deck.
log-put-openly = { $who } leaves on top of the deck, for all to see, “{ $card }”.
    .who = You leave on top of the deck, for all to see, “{ $card }”.
log-burned = The flames reach { $who }.
    .who = The flames reach you.
log-superinfected = { $who } has nothing else to give: { $card }. It is a superinfection.
    .who = You have nothing else to give: { $card }. It is a superinfection.
log-eliminated = { $who } is out of the match.
    .who = You are out of the match.
log-thing-died = The Thing was { $who }.
    .who = The Thing was you.
log-declared = { $who } stands up: “No Human is left!”
    .who = You stand up: “No Human is left!”
log-laid-open = { $who } lays down their hand: { $card }.
    .who = You lay down your hand: { $card }.
log-unmasked = { $who }: { $role }.
    .who = You: { $role }.
log-said-clean = { $who }: “{ says-clean-then }”
    .who = You say: “{ says-clean-then }”
log-said-armed = { $who }: “{ says-armed }”
    .who = You say: “{ says-armed }”
log-said-gave = { $who }: “{ says-gave }”
    .who = You say: “{ says-gave }”
    .who2 =
        { $what ->
            [0] { $who } says that what you were given was harmless.
           *[other] { $who } says that what you were given was an “{ card-infected }”.
        }
log-said-got = { $who }: “{ says-got }”
    .who = You say: “{ says-got }”
    .who2 =
        { $what ->
            [0] { $who } says that what you gave was harmless.
           *[other] { $who } says that what you gave was an “{ card-infected }”.
        }
log-said-saw = { $who }: “{ says-saw }”
    .who = You say: “{ says-saw }”
    .who2 =
        { $what ->
            [0] { $who } says they looked at what you had and saw nothing wrong.
            [1] { $who } says they saw an “{ card-infected }” that you had.
            [2] { $who } says they saw a “{ card-flamethrower }” that you had.
           *[other] { $who } says they saw that you have “{ card-thing }”.
        }
log-said-trust = { $who }: “{ says-trust }”
    .who = You say: “{ says-trust }”
    .who2 = { $who } says they trust you.
log-said-suspect = { $who }: “{ says-suspect }”
    .who = You say: “{ says-suspect }”
    .who2 = { $who } says they suspect you.
log-said-burn = { $who }: “{ says-burn }”
    .who = You say: “{ says-burn }”
    .who2 = { $who } says you should burn.
log-said-ask-got = { $who }: “{ says-ask-got }”
    .who = You say: “{ says-ask-got }”
    .who2 =
        { $mine ->
            [1] { $who } asks you what they gave you.
           *[other] { $who } asks you what { $who3 } gave you.
        }
    .who3 = { $who } asks { $who2 } what you gave them.
log-said-ask-saw = { $who }: “{ says-ask-saw }”
    .who = You say: “{ says-ask-saw }”
    .who2 =
        { $mine ->
            [1] { $who } asks you what you saw of theirs.
           *[other] { $who } asks you what you saw of { $who3 }.
        }
    .who3 = { $who } asks { $who2 } what they saw of you.
log-over = The match is over. { $ending }.
log-won =
    { $count ->
        [one] { $who } wins.
       *[other] { $who } win.
    }
    .who =
        { $count ->
            [one] You win.
           *[other] { SENTENCE($who) } win.
        }

## The end

ending-burned = The Thing has burned: the Humans still standing win
ending-nobody = Nobody is left who could win
ending-declared = No Human was left: The Thing and its own win
ending-declared-alone = Everybody had fallen without a single Human burned: The Thing wins alone
ending-declared-wrong = Humans were left, and they win
ending-last-alive = The Thing is the only one left, and wins
ending-vengeance-humans = The Humans have done away with everything else
ending-vengeance-infected = The Infected have avenged The Thing
ending-time = The night is over and nobody has won

## Settings of the table

setting-quarantine = Quarantine
quarantine-edge = Open: exchanges go on, face up
quarantine-strict = Strict: total isolation, and for longer
setting-doors = Doors and cards for “anyone”
doors-strict = A door stops those cards too
doors-loose = Those cards go through doors
setting-duty = The Thing may not keep a Flamethrower
setting-thing_in_deck = The Thing starts in the deck (4 to 6 players)
setting-infection = Infected! cards
infection-fewer = Fewer than usual
infection-standard = The usual number
infection-more = More than usual, while there are any
setting-calm_deal = No Flamethrower or Analysis in the deal
setting-neighbours = Cards for “anyone” only on neighbours
setting-vengeance = Vengeance: play goes on when The Thing falls
setting-max_turns = Turns for each player before the match is called off
setting-talk = Talk by tap: claims and questions, of bots too

## For your eyes only

whisper-given = { $who } gave you “{ $card }”.
whisper-human = Find The Thing and burn it with a “{ card-flamethrower }”. If anybody gives you an “{ card-infected }”, you are Human no longer.
whisper-thing = Let nobody know. Give “{ card-infected }” to whomever you can: you win when there are no Humans left.
whisper-infected = You are Human no longer: you play with The Thing, and win when there are no Humans left. Always keep at least one “{ card-infected }”.
whisper-who-it-is = The Thing is { $who }: keep that to yourself.

## The lesson

lesson-role = Somebody at this base is The Thing and wants you all to join it, like it or not; you are Human, for now.
lesson-win = Humans win if The Thing burns, and would you look at that: you hold a “{ card-flamethrower }”.
lesson-turn = A turn is to draw a card, which is done already, to play or discard another, and to exchange one more.
lesson-suspect = Play “{ card-suspicion }” on { $who4 }: you will see one of their cards, and nobody else will.
lesson-nothing = A “{ card-barred-door }”, which proves nothing, but it stands in your notebook now.
lesson-offer = Now you exchange: offer { $who1 } “{ card-seduction }” and keep your defences, you will need them.
lesson-whisky = Meanwhile { $who2 } had a “{ card-whisky }” and showed the whole table their hand: seems honest.
lesson-offered = { $who4 } offers you a card face down: if it is “{ card-infected }” and you take it, you change sides.
lesson-refuse = Better safe than sorry: refuse with “{ card-scary }” and see what you were to get.
lesson-caught = It was “{ card-infected }”, and only The Thing can give that to a Human: now you know who it is.
lesson-drawn = Refusing made you draw “{ card-infected }”, but don't worry: drawing it is harmless, being given it isn't.
lesson-talk = In the talk people accuse, promise and lie; the one thing they can't do is show their cards.
lesson-flames = The Thing sits beside you and you hold a “{ card-flamethrower }”: what happens now is up to you.
lesson-end = You can play, exchange and distrust. That is how one survives, most of the time.

## Why one might choose something, for who asks for a hint

reason-part = “{ $card }” is of little use to you, and a card has to go.
reason-part-least = “{ $card }” is worth having, but a card has to go.
reason-part-infected = You are Human: “{ $card }” looks bad if anybody sees it, and a hand full of them is the end.
reason-part-fire = You may not keep “{ $card }” this turn, and throwing it away leaves one less to burn you.
reason-keep = “{ $card }” is worth having in your hand.
reason-give = You can spare “{ $card }”, and it tells { $who } little.
reason-infects = An Infected! from you makes { $who } one of yours, if they are Human.
reason-feeds = { $who } is The Thing: with one more Infected! it can turn somebody.
reason-arms = “{ $card }” goes to { $who }, who you think will burn the right one.
reason-survive = Without “{ $card }” you burn.
reason-stay = With “{ $card }” you keep your seat: after the swap with { $who } you would be worse off.
reason-refuse = By all you have seen there is a chance of { $n } % that { $who } is The Thing; “{ $card }” spares you the exchange.
reason-refuse-quietly = Humans refuse too: “{ $card }” against { $who } gives you away less than always accepting.
reason-accept = You hold nothing that answers it, or it is worth more elsewhere.
reason-safe = By what you know there is a chance of { $n } % that { $who } is The Thing: that is the risk of an exchange with them.
reason-reach = That brings an exchange with { $who }, whom you can infect.
reason-reach-thing = That brings you together with { $who }, The Thing, which needs your Infected!.
reason-aside = An exchange with { $who } costs your side nothing and looks like a Human's.
reason-reveal-human = You have no Infected! to hide: whoever sees your hand trusts you more.
reason-reveal-thing = Shown now, it ends the round before others show what tells on you.
reason-reveal-infected = A single Infected! ends the round, and the rest of your hand stays hidden.
reason-hide-human = Your hand holds what looks bad or is better not known.
reason-hide-thing = Your hand would give you away, and Humans hide theirs too.
reason-hide-infected = Your hand would show what you are, and Humans hide theirs too.
reason-declare = By all you know no Human is left.
reason-chop-quarantine = Free of quarantine, cards are exchanged unseen again.
reason-chop-door = Without that door you reach whom you want on the other side.
reason-show-clean = You hold no Infected!: with “{ $card }” all see that, and suspect you less.
reason-show = “{ $card }” shows your hand; with what it holds, that is a gamble.
reason-choice-of-three = “{ $card }” lets you choose from three cards and play on.
reason-turn-round = It reverses the exchange: instead of { $who } ({ $n } % to be The Thing) you exchange with { $who2 } ({ $n2 } %).
reason-turn-round-to = It reverses the exchange: you meet { $who } instead, which your side has more of.
reason-burn = There is a chance of { $n } % that { $who } is The Thing or one of its own; “{ $card }” is what Humans win with.
reason-burn-human = “{ $card }” takes { $who } out of the match; by what you know there is a chance of { $n } % that they are Human, and Humans burn people too.
reason-look = “{ $card }” tells you about { $who }: so far there is a chance of { $n } % that they aren't Human.
reason-look-as-humans = “{ $card }” on { $who } is what a Human would do here, and you learn what they hold.
reason-move = “{ $card }” brings you before { $who }; there is a chance of { $n } % that they are The Thing.
reason-move-to = “{ $card }” brings you before { $who }, where an exchange serves your side.
reason-lock-up = In quarantine { $who } ({ $n } % to be The Thing) gives cards in sight of all: “{ $card }” makes infecting show.
reason-bar = “{ $card }” stops exchanges with { $who }; there is a chance of { $n } % that they are The Thing.

side-humans = Humans
side-thing = The Thing and its own
