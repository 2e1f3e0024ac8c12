# Words of the board of The Shipwreck Arcana that the game itself doesn't say.

score = Score
doom = Doom
hours-rule = Play here only if no fate fits another arcanum.
row-label = The Hours and the four arcana
powers-label = Powers
no-powers = None yet: an arcanum that fades leaves its own.
rows-label = Number rows
row-hint = Touch a number to turn it over.
row-of = Number row of { $who }
fates-before = Fates before it
hand-label = Your fates
none-in-hand = none
draw-more = +1 to draw
deck = Deck
deck-top = on top, { $card }
deck-empty = used up
bag = Bag
exiled = Out of the match: { $values }

moons = { $moons ->
    [one] of { $moons } moon
   *[other] of { $moons } moons
}
moons-left = { $n ->
    [0] it ends
   *[other] { $n } to go
}
no-moons = no moons
leaves-power = On fading it leaves “{ $power }”
through-hours = came through The Hours
slowed = Slow: each fate, 1 hour
amplified = Amplify
fate-name = { $hours ->
    [one] Fate { $value }, { $hours } hour
   *[other] Fate { $value }, { $hours } hours
}
can-choose = Can be chosen.
chosen = Chosen.

keeps = { $count ->
    [0] no fate
   *[other] keeps { $count }
}
has-turn = playing now
flip-down = Turn over the { $value } in the row of { $who }
is-standing = { $value }
is-flipped = { $value }, turned over

window-short-before-play = active player, before the play
window-short-after-play = active player, after the play
window-short-before-prediction = the group, before predicting
window-short-after-right = the group, after a right one
window-short-on-fading = happens on fading

pick-label = Prediction
number-label = Number
chance-none = no
chance = { $percent }%

turn-play = Your play
turn-vote = Your vote
turn-other = Your choice

context-play = Play one fate and keep the other: your choice tells the group something.
context-play-fate = Choose where you play the { $value }.
context-play-place = Which fate do you play on { $card }?
context-predict = { $who } played the { $value } on { $card }.
context-predict-hours = The { $value } came through The Hours: neither fate fitted another arcanum.
context-guesses = { $n ->
    [one] { $n } prediction left.
   *[other] { $n } predictions left.
}
context-tie = If it is a tie, { $who } decides.

commit-play = Play { $value } on { $card }
commit-predict = Seal vote: { $value }
commit-number = Seal vote: { $value }
commit-power-vote = Seal vote: { $power }
commit-power = Use { $power }
commit-spend = Seal vote: give up { $power }
commit-slot = Choose { $card }
commit-slot-vote = Seal vote: { $card }
commit-lift = Choose the { $value }
commit-lift-vote = Seal vote: the { $value }
short-predict = Seal: { $value }
short-number = Seal: { $value }
short-pass = Pass
decline-pass = No prediction
decline-pass-exile = Don't use it
decline-decline = No power

headline-won = You all win
headline-lost = You all lose
headline-lost-deck = You all lose
headline-suspended = Match suspended

secret-kept = kept { $values }
secret-none = kept nothing

aid-title = What { $who } may keep
aid-title-me = What they think you keep
aid-title-unseen = What is still to be seen
aid-out = Ruled out: { $values }.
aid-mine = Counts what you keep, too.
aid-public = Only what the whole table has seen.
aid-exact = { $ways ->
    [one] Exact count: { $ways } possible deal.
   *[other] Exact count: { $ways } possible deals.
}
aid-seen = { $count ->
    [0] Nothing in sight yet.
   *[other] In sight: { $values }.
}
aid-column = { $value }: { $unseen ->
    [0] none to be seen
   *[other] { $unseen } to be seen
}
aid-pick = Whose
aid-sign = What does that play say?
aid-sign-none = There is no play to be read just now.

brief-when-always = Play here whichever you like.
brief-when-never = Nothing is played here.
brief-when-same = Your two fates are equal.
brief-when-apart-by = Your fates are { $n } apart.
brief-when-apart-at-least = Your fates are { $n } or more apart.
brief-when-apart-between = Your fates are { $low } to { $high } apart.
brief-when-sum-at-most = Your fates add up to { $n } or less.
brief-when-sum-at-least = Your fates add up to { $n } or more.
brief-when-sum-between = Your fates add up to { $low } to { $high }.
brief-when-sum-multiple = Your fates make a multiple of { $n }.
brief-when-sum-odd = Your fates add up to odd.
brief-when-sum-even = Your fates add up to even.
brief-when-higher = Play your higher fate here.
brief-when-lower = Play your lower fate here.
brief-when-times = One fate is { $either } times the other.
brief-when-only-one-of = Play { $either } here; keep something else.
brief-when-exactly = Play a { $value } here.
brief-when-high-odds = Both odd: the higher. One odd: the lower.
brief-when-hours-apart = The hours of your fates are { $n } apart.
brief-when-kept-visible = The one you keep equals a visible one.
brief-when-all-different = Two different fates, neither visible.
brief-when-difference-visible = Play the higher; the difference is in sight.
brief-when-kept-tops = The one you keep tops all those here.
brief-when-no-neighbour = No visible one is { $n } away from yours.
brief-when-total-multiple = Yours and all visible add up to a multiple of { $n }.
brief-when-values-between = { $n ->
    [one] { $n } visible value lies between your fates.
   *[other] { $n } visible values lie between your fates.
}
brief-when-makes = Your fates make { $n }, alone or with a visible one.
brief-and-tells = Say whether the one you keep is higher.
brief-and-harmless = Fades without doom.
brief-and-again = Draw and play again, on another card.
brief-and-wishes = { $n ->
    [one] { $n } prediction more.
   *[other] { $n } predictions more.
}
brief-and-sevens-count = A 7 here counts { $n } h.
brief-and-steals = Takes a visible one higher than the one you keep.
brief-and-doubles = Fades at { $n } times the fate you keep.
brief-and-frightened-by = Fades if { $either } is played.
