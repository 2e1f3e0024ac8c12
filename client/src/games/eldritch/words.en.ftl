# Words of the board of Eldritch Horror that the game doesn't say otherwise.

# chart

called-akachi = Akachi
called-charlie = Charlie
called-diana = Diana
called-jacqueline = Jacqueline
called-jim = Jim
called-leo = Leo
called-lily = Lily
called-lola = Lola
called-mark = Mark
called-norman = Norman
called-silas = Silas
called-trish = Trish

map-label = The world: 36 spaces. Arrow keys go from one to another
corner-label = The whole world: tap to go elsewhere
beyond-left = { $n } more to the left
beyond-right = { $n } more to the right
beyond-top = { $n } more above
beyond-bottom = { $n } more below
space-for-tickets = { $n ->
    [one] { $space }, for 1 ticket
   *[other] { $space }, for { $n } tickets
}
city-hint = Mostly found here: { $hint }.
board-mystery = the mystery
foe-horror = Will { $test }, horror { $n }
foe-damage = Strength { $test }, damage { $n }
foe-toughness = { $n ->
    [0] toughness { $n2 }
   *[other] toughness { $n } of { $n2 }
}
card-value = Worth { $n }.
tickets-train = { $n ->
    [one] 1 train ticket
   *[other] { $n } train tickets
}
tickets-ship = { $n ->
    [one] 1 ship ticket
   *[other] { $n } ship tickets
}

omen-green = comet
omen-blue = stars
omen-red = eclipse
omen-now-green = The omen is the comet
omen-now-blue = The omen is the stars
omen-now-red = The omen is the eclipse
omen-tokens = { $n ->
    [one] 1 eldritch token on the comet
   *[other] { $n } eldritch tokens on the comet
}
forecast = Next, { $colour }: −{ $n }
forecast-none = Next, { $colour }: no loss
doom = Doom
doom-end = at 0 it awakens
doom-awake = awake
doom-label = Doom { $n }; the next omen takes { $n2 }
round = Round { $n }
round-short = R{ $n }
phase-set-up = set-up
phase-action = action
phase-encounter = encounters
phase-mythos = mythos
progress = { $n } of { $n2 } towards solving it.
solved = Mysteries solved: { $n } of { $n2 }.

party-label = The party
person-to-come = yet to choose
person-gone = no investigator
clues = Clues
possessions = Possessions
reserve = Reserve
decks = Decks
decks-left = { $mythos } mythos cards, { $gates } gates, { $assets } assets and { $artifacts } artifacts are left.
gates-known = Only you know which gates lie in the stack:
gate-known = no. { $n } { $space } ({ $omen })
gates-word = Gates
mythos-word = Mythos

commit-travel = Travel: { $space }
turn-act = Your turn to act
turn-vote = Your turn to vote
turn-other = Your turn to choose
pending-act = Choose
context-act = Choose an action, or on the map where to go.
context-act-here = Choose an action.

ballot-label = What the group may choose
context-vote = Sealed until everybody has voted. Last word: { $who }.
context-vote-lead = Sealed until everybody has voted. The last word is yours.
commit-vote = Seal vote: { $what }
commit-vote-short = Seal vote
price-doom = doom −{ $n }
price-none = no cost
wanted-by = Wanted by { $people }
envelope-empty = hasn't voted yet
envelope-sealed = has voted, sealed
envelope-own = your vote, sealed
turn-last-word = The last word is yours
context-last-word = You don't all want the same: choose for the group.

# sheet

sheet-market = At the market { $space-in }
sheet-mythos = Mythos card · { $n } left
sheet-combat = Combat
sheet-action = Action · { $what }
sheet-deed = Action
sheet-encounter = Encounter
sheet-question = Something to choose
sheet-lead = Read by { $who }, who leads
icons-label = The card’s icons, in order
leaf-before = What was read before
leaf-after = What was read after
leaf-close = Back to the map
leaf-onward = Go on
leaf-open = Back to what was read
pieces-label = What is read
sealed = read when it is reached

test-of = { $skill } test
success-with = { $n ->
    [4] success on 4, 5 and 6
    [5] success on 5 and 6
   *[6] success on 6 only
}
need-successes = { $n } needed
deal-gives = Gives:
deal-takes = Gets:
test-passed = Passed.
test-failed = Failed.
pool-card = The card
pool-modifier = The test
pool-improvement = Improvement
pool-bonus = Bonus
pool-dice = Additional dice
pool-more = Dice added
pool-not = doesn’t count
you-roll = In all
so-many-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
dice-label = The dice
die-shows = A { $n }
die-success = A { $n }, success
successes = { $n ->
    [one] success
   *[other] successes
}
accept-result = { $n ->
    [one] Accept 1 success
   *[other] Accept { $n } successes
}
commit-reroll = Roll the { $n } again
helps-label = Before you accept
touch-a-die = Before you accept, touch a die to roll it again:
may-use = Before you accept you may use:
for-a-clue = 1 clue a die
clues-left = you have { $n }
rolls-again = rolls dice again

choice-yes = Yes
choice-no = No
choice-branch = That

to-spend = To spend
coins = { $n } to spend
nothing-to-spend = nothing
bought = you have { $n } already
loan = Bank loan:
loan-price = 2 more, and a Debt condition
too-dear = It costs { $n }; { $left ->
    [0] you have nothing left
   *[other] you have { $left } left
}

foe-label = What its token says: { $monster }
token-horror = Horror
token-damage = Damage
token-toughness = Toughness
queue-label = The monsters of this space
queue-now = now
queue-next = next
queue-then = { $n ->
    [one] if it falls
   *[other] if all fall
}

skill-made-of = { $n2 ->
    [0] { $n }, not improved.
   *[other] { $n } and { $n2 } of improvement.
}
skills-label = Your skills
things-label = What you are and what you have
no-investigator = You have no investigator now.
own-ability = What you can do
back-up = Its back is up:
back-seen = You have seen its back:
used-this-round = used in this round

plates-label = What you can do
plate-travel = Travel
plate-prepare = Prepare
plate-acquire = Acquire
plate-rest = Rest
plate-trade = Trade
plate-component = Cards
gives-travel = { $n ->
    [one] 1 place
   *[other] { $n } places
}
gives-prepare = { $n ->
    [one] a ticket
   *[other] train or ship
}
gives-acquire = { so-many-dice }
gives-rest = +1 and +1
gives-trade = { $n ->
    [one] 1 person
   *[other] { $n } people
}
gives-component = { $n ->
    [0] none now
    [one] 1 action
   *[other] { $n } actions
}
why-5-2 = done already
why-6-1 = you can’t
why-6-3 = not a city
why-6-4 = no routes
why-6-6 = not a city
why-6-8 = monsters here
why-6-13 = monsters here
why-6-14 = nobody here
why-12-10 = forbidden
why-17-32 = detained

cast-label = Investigators
cast-from = Starts { $space-in }

score-title = Score
score-hint = the lower the better
score-gates = Gates on the board
score-monsters = Monsters, 1 for every 3
score-cursed = Cursed
score-dark-pacts = Dark Pacts
score-rumours = Rumours in play, 3 each
score-clues = Clues, 1 for every 3
score-blessed = Blessed
score-doom = Doom that is left
score-total = In all
doom-by-round = Doom, round by round
evening-title = The evening
noted-closed = { $who } closes the gate { $space-in }.
noted-fell = { $who } falls.
noted-devoured = Something devours { $who }.
noted-solved = Solved: “{ $thing }”.
noted-awoke = { $ancient } awakens.
ways-title = Over the world
way = Way:
way-next = And who went on:
deeds-title = What each one did
deed-closed = { $n ->
    [one] 1 gate closed
   *[other] { $n } gates closed
}
deed-won = { $n ->
    [one] 1 combat won
   *[other] { $n } combats won
}
deed-fell = { $n ->
    [one] fell once
   *[other] fell { $n } times
}
deed-devoured = ended in the maw
deed-none = held out as best they could
end-round = Round { $n }
