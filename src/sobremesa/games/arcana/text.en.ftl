# The Shipwreck Arcana in English. Some names of cards are plural, so none of them is the subject of a verb.

game = The Shipwreck Arcana
short = Arcana
blurb = Work out together what everyone keeps.
pitch = Everyone keeps a number secret and hints at it by what they play among tarot cards. You win together if you guess enough before doom catches up.
like-easy = Overlooks things, as a beginner does. Two of them win 80 % of their matches.
like-house = Agrees on signs with other bots and speaks plainly to people. Bots alone win 99 %.
like-random = Any move that is allowed. Won 1 match of 10,000.

## The box

card-hours = The Hours
card-beast = The Beast
card-belltower = The Belltower
card-blind-man = The Blind Man
card-chalice = The Chalice
card-dawn = Dawn
card-deep = The Deep
card-engine = The Engine
card-huntress = The Huntress
card-judge = The Judge
card-key = The Key
card-leviathan = Leviathan
card-lord = The Lord
card-midnight = Midnight
card-mirror = The Mirror
card-noble = The Noble
card-prophet = The Prophet
card-rider = The Rider
card-servant = The Servant
card-shore = The Shore
card-stranger = The Stranger
card-asunder = Asunder
card-fortune = Fortune
card-iron = Iron
card-captain = The Captain
card-feast = The Feast
card-ghost = The Ghost
card-lantern = The Lantern
card-pallbearers = The Pallbearers
card-passage = The Passage
card-wish = The Wish
card-imago = The Imago
card-north-wind = The North Wind
card-thief = The Thief
card-musicians = The Musicians
card-fall = The Fall
card-ash = The Ash

fate-1 = Fate 1
fate-2 = Fate 2
fate-3 = Fate 3
fate-4 = Fate 4
fate-5 = Fate 5
fate-6 = Fate 6
fate-7 = Fate 7
piece-number-token = Number row token
piece-marker = Score or doom marker

## Titles of the abilities

title-beast = ±1
title-belltower = ×3
title-blind-man = Free
title-chalice = Tell
title-dawn = Higher
title-deep = ≤ 5
title-engine = Factor
title-huntress = ±2
title-judge = Even
title-key = 7 to 9
title-leviathan = ≥ 11
title-lord = 5-6-7
title-midnight = Lower
title-mirror = Same
title-noble = 3-4-5
title-prophet = Match
title-rider = Unique
title-servant = 1-2-3
title-shore = 4 Apart
title-stranger = Odd
title-asunder = Difference
title-fortune = High Odds
title-iron = Rising
title-captain = 1-4-7
title-feast = Draw
title-ghost = Alone
title-lantern = All ×4
title-pallbearers = Within 2
title-passage = Between
title-wish = Guess
title-imago = Delay
title-north-wind = Tiers
title-thief = Steal
title-musicians = Make 11
title-fall = Inevitable
title-ash = Fragile

## When a fate may be played on an arcanum

when-always = You may play either of your two fates here.
when-never = You can't play here.
when-same = You may play a fate here if it equals the one you keep.
when-apart-by = You may play a fate here if it differs from the one you keep by exactly { $n }.
when-apart-at-least = You may play a fate here if it differs from the one you keep by { $n } or more.
when-apart-between = You may play a fate here if it differs from the one you keep by at least { $low } and at most { $high }.
when-sum-at-most = You may play either of your two fates here if they add up to { $n } or less.
when-sum-at-least = You may play either of your two fates here if they add up to { $n } or more.
when-sum-between = You may play either of your two fates here if they add up to at least { $low } and at most { $high }.
when-sum-multiple = You may play either of your two fates here if their sum is a multiple of { $n }.
when-sum-odd = You may play either of your two fates here if their sum is odd.
when-sum-even = You may play either of your two fates here if their sum is even.
when-higher = You may play a fate here if it is higher than the one you keep.
when-lower = You may play a fate here if it is lower than the one you keep.
when-times = You may play either of your two fates here if the higher is the lower times { $either }.
when-only-one-of = You may play a { $either } here if the one you keep is none of them.
when-exactly = You may only play a { $value } here.
when-high-odds = If both your fates are odd, you may play the higher here; if only one is odd, the lower.
when-hours-apart = You may play either of your two fates here if their hours differ by exactly { $n }.
when-kept-visible = You may play a fate here if the one you keep equals some visible one.
when-all-different = You may play either of your two fates here if they differ and neither equals a visible one.
when-difference-visible = You may play a fate here if it is higher than the one you keep and the difference equals a visible fate.
when-kept-tops = You may play a fate here if the one you keep is higher than all that lie before this card already.
when-no-neighbour = You may play either of your two fates here if no visible fate differs from either of them by exactly { $n }.
when-total-multiple = You may play either of your two fates here if the sum of both and of all visible ones is a multiple of { $n }.
when-values-between =
    You may play either of your two fates here if { $n ->
        [one] exactly { $n } visible value is
       *[other] exactly { $n } different visible values are
    } above the lower and below the higher.
when-makes = You may play either of your two fates here if they add up to { $n }, alone or with one visible fate.

## What else an arcanum says

and-tells = Then say truthfully whether the fate you keep is higher than the one you played.
and-harmless = Its fading brings no doom.
and-again = Then draw a fate and play once more, but not here.
and-wishes =
    { $n ->
        [one] This turn the group may make { $n } prediction more.
       *[other] This turn the group may make { $n } predictions more.
    }
and-sevens-count =
    { $n ->
        [one] A 7 here counts as { $n } hour.
       *[other] A 7 here counts as { $n } hours.
    }
and-steals = After playing on another card, bring here a visible fate from elsewhere that is higher than the one you keep, if there is one.
and-doubles =
    { $n ->
        [one] It fades at the end of the turn if its fates add up to at least { $n } time the one the active player keeps.
       *[other] It fades at the end of the turn if its fates add up to at least { $n } times the one the active player keeps.
    }
and-frightened-by = It fades at the end of a turn in which a { $either } was played anywhere.

says-moons =
    { $moons ->
        [one] It lasts { $moons } moon.
       *[other] It lasts { $moons } moons.
    }
says-no-moons = It has no moons.
says-hours =
    { $hours ->
        [one] It consumes { $hours } hour.
       *[other] It consumes { $hours } hours.
    }
says-the-hours = You may play here only if neither of your two fates can be played on an arcanum; the fate moves at once to the first arcanum on the right.

## Powers

power-higher = Higher Than?
power-is-123 = 1-2-3?
power-is-147 = 1-4-7?
power-is-345 = 3-4-5?
power-is-567 = 5-6-7?
power-same = Same?
power-within = Within 2?
power-help = Help
power-twice = Twice
power-old = Old?
power-discard-lower = Discard Lower
power-cycle = Cycle
power-plus = +1
power-relocate = Relocate
power-slow = Slow
power-exile = Exile
power-amplify = Amplify

does = { SENTENCE($rows) }.
do-name = the group names a number
do-name-visible = the group chooses a visible fate
do-answer = the active player says whether { $whether }
whether-higher = the fate kept is higher
whether-same = the one kept is equal
whether-one-of = the fate kept is { $either }
whether-within = the fate kept and the one played differ by { $n } or less
do-spend-another = the group gives up another power too
do-more-predictions =
    { $n ->
        [one] the group may make { $n } prediction more this turn
       *[other] the group may make { $n } predictions more this turn
    }
do-tell-age = the active player says whether the fate played was in hand since an earlier turn
do-return-lower = the active player returns a visible fate lower than the one kept to the bag
do-cycle = the active player takes away an arcanum without fates and puts the top card of the deck in its place
do-kept-counts-more = this turn the fate the active player keeps counts { $n } more for the conditions
do-move-fate = the active player moves a visible fate to another arcanum
do-slow-down = the group lays this card by an arcanum; each fate there counts as 1 hour
do-banish = a visible fate leaves the match
stat-amplifies-this =
    { $n ->
        [one] it stays by the card that takes its place; in the turn in which that card fades, each fade with doom brings { $n } step more, and a right prediction { $n } point more
       *[other] it stays by the card that takes its place; in the turn in which that card fades, each fade with doom brings { $n } steps more, and a right prediction { $n } points more
    }

window-before-play = The active player uses it, before playing.
window-after-play = The active player uses it, after playing.
window-before-prediction = The group uses it, before predicting.
window-after-right = The group uses it, after a right prediction.
window-on-fading = Nobody uses it: it happens when the card fades.

## The table

board-empty = Empty place
board-score = Score: { $score } of { $goal }
board-doom = Doom: { $doom } of { $goal }
board-bag =
    { $count ->
        [one] In the bag: { $count } fate
       *[other] In the bag: { $count } fates
    }
board-unseen = Unseen of each value: { $n1 } of 1, { $n2 } of 2, { $n3 } of 3, { $n4 } of 4, { $n5 } of 5, { $n6 } of 6, { $n7 } of 7
board-deck =
    { $count ->
        [one] Deck: { $count } card; on top, { $card }
       *[other] Deck: { $count } cards; on top, { $card }
    }
board-deck-empty = Deck: no cards
board-fates = Fates: { $values }
board-no-fates = No fates
board-hours =
    { $moons ->
        [one] Hours: { $hours }; it lasts { $moons } moon
       *[other] Hours: { $hours }; it lasts { $moons } moons
    }
board-no-moons = No moons
board-slowed = { power-slow }: each fate here counts as 1 hour
board-amplified = { power-amplify }: more doom and more points in the turn in which it fades
board-through-hours = The { $value } came through { card-hours }
board-seat = { $who }
board-my-fates = Your fates: { $values }
board-my-fates-none = You have no fates
board-their-fates =
    { $count ->
        [0] No fates
        [one] { $count } secret fate
       *[other] { $count } secret fates
    }
board-row = Number row, not turned over: { $values }
board-row-none = Number row: all turned over
board-chance = { $value }: { $percent } %

## Questions

ask-play = Which fate do you play, and where?
ask-cycle = Which arcanum do you take away?
ask-relocate = Which fate do you move?
ask-relocate-to = Which arcanum do you move the { $value } to?
ask-discard-lower = Which fate lower than yours do you return to the bag?
ask-steal = Which fate higher than yours goes to { $card2 }?
ask-after = Do you use a power before the group predicts?
ask-predict = Which fate does { $who } keep? Vote.
ask-predict-again = That wasn't it. Which fate does { $who } keep? Vote again.
ask-higher = Which number do you compare { $who }'s fate with? Vote.
ask-same = Which visible fate do you ask { $who } about? Vote.
ask-slow = Which arcanum do you lay “{ power-slow }” by? Vote.
ask-spend = Which other power do you give up to use “{ $power }”? Vote.
ask-exile = Do you use “{ power-exile }” now that you were right? Vote.
ask-banish = Which visible fate leaves the match? Vote.

option-play = Play the { $value } on { $card }
option-power = Use “{ $power }” ({ $card })
option-decline = Use no power
option-lift = Choose the { $value } on { $card }
option-nothing = Go on: none is higher
option-slot = Choose { $card }
option-predict = Predict { $value }
option-pass = { $choice }
choice-predict = Predict nothing
choice-stop = Predict no more
choice-exile = Exile nothing
option-show = Show your fate: it is the last of its value
option-number = Ask about the { $value }
option-spend = Give up “{ $power }” ({ $card })
option-flip = Turn over the { $value } in { $who }'s row
option-leave = Leave the table
option-join = Sit down at the table

## The story

answer-yes = Yes
answer-no = No

log-began = The match begins, with doom at { $doom }.
log-turn = It is { $who }'s turn.
    .who = It is your turn.
log-drew = { $who } draws a fate from the bag.
    .who = You draw a fate from the bag.
log-drew-own = You draw a { $value } from the bag.
log-played =
    { $moons ->
        [0] { $who } plays a { $value } on { $card }.
       *[other] { $who } plays a { $value } on { $card } ({ $hours ->
            [one] { $hours } hour
           *[other] { $hours } hours
        }, { $moons ->
            [one] { $moons } moon
           *[other] { $moons } moons
        }).
    }
    .who =
        { $moons ->
            [0] You play a { $value } on { $card }.
           *[other] You play a { $value } on { $card } ({ $hours ->
                [one] { $hours } hour
               *[other] { $hours } hours
            }, { $moons ->
                [one] { $moons } moon
               *[other] { $moons } moons
            }).
        }
log-played-hours =
    { $moons ->
        [0] { $who } plays a { $value } on { card-hours }; the fate ends up before { $card }.
       *[other] { $who } plays a { $value } on { card-hours }; the fate ends up before { $card } ({ $hours ->
            [one] { $hours } hour
           *[other] { $hours } hours
        }, { $moons ->
            [one] { $moons } moon
           *[other] { $moons } moons
        }).
    }
    .who =
        { $moons ->
            [0] You play a { $value } on { card-hours }; the fate ends up before { $card }.
           *[other] You play a { $value } on { card-hours }; the fate ends up before { $card } ({ $hours ->
                [one] { $hours } hour
               *[other] { $hours } hours
            }, { $moons ->
                [one] { $moons } moon
               *[other] { $moons } moons
            }).
        }
log-told = Does { $who } keep a fate higher than { $value }? “{ $answer }.”
    .who = Do you keep a fate higher than { $value }? You say: “{ $answer }.”
log-used = { $who } uses “{ $power }”.
    .who = You use “{ $power }”.
log-used-by-group = The group uses “{ $power }”.
log-declined = { $who } uses no power.
    .who = You use no power.
log-told-age = Did { $who } have that { $value } since an earlier turn? “{ $answer }.”
    .who = Did you have that { $value } since an earlier turn? You say: “{ $answer }.”
log-answered-higher = The group asks whether { $who }'s fate is higher than { $value }. { $who } answers: “{ $answer }.”
    .who = The group asks whether your fate is higher than { $value }. You answer: “{ $answer }.”
log-answered-one-of = The group asks whether { $who }'s fate is { $either }. { $who } answers: “{ $answer }.”
    .who = The group asks whether your fate is { $either }. You answer: “{ $answer }.”
log-answered-same = The group asks whether { $who }'s fate is another { $value }. { $who } answers: “{ $answer }.”
    .who = The group asks whether your fate is another { $value }. You answer: “{ $answer }.”
log-answered-within = The group asks about { $who }'s fate and the { $value } played: “{ $power }” { $who } answers: “{ $answer }.”
    .who = The group asks about your fate and the { $value } played: “{ $power }” You answer: “{ $answer }.”
log-spent = The group gives up “{ $power }” too.
log-cycled = { $who } takes a card away, { $card }. Another takes its place: { $card2 }.
    .who = You take a card away, { $card }. Another takes its place: { $card2 }.
log-slowed = The group lays “{ power-slow }” by { $card }: each fate there counts as 1 hour.
log-relocated = { $who } moves a { $value } and puts it before { $card }.
    .who = You move a { $value } and put it before { $card }.
log-discarded-lower = { $who } returns to the bag the { $value } on { $card }: it is lower than the fate kept.
    .who = You return to the bag the { $value } on { $card }: it is lower than the fate you keep.
log-stole = { $card2 } takes the { $value } on { $card }, higher than { $who }'s fate.
    .who = { $card2 } takes the { $value } on { $card }, higher than your fate.
log-stole-nothing = { $card2 } takes nothing: no fate on another card is higher than { $who }'s.
    .who = { $card2 } takes nothing: no fate on another card is higher than yours.
log-exiled = The { $value } on { $card } leaves the match.
log-predicted-nothing = The group predicts nothing.
log-tie-broken = It is a tie: the vote of { $who }, the first to the left, decides.
    .who = It is a tie: your vote, the first to the left, decides.
log-exiled-nothing = The group exiles no fate.
log-predicted = The group predicts that { $who } keeps a { $value }. { $who } answers: “{ $answer }.”
    .who = The group predicts that you keep a { $value }. You answer: “{ $answer }.”
log-revealed = { $who } shows the fate kept, a { $value }, and returns it to the bag.
    .who = You show the fate you kept, a { $value }, and return it to the bag.
log-scored =
    { $score ->
        [one] The prediction is right: { $score } point so far.
       *[other] The prediction is right: { $score } points so far.
    }
log-scored-amplified =
    { $score ->
        [one] “{ power-amplify }” makes it count for more: { $score } point so far.
       *[other] “{ power-amplify }” makes it count for more: { $score } points so far.
    }
log-doom-wrong =
    { $steps ->
        [one] The prediction is wrong: doom advances { $steps } step and reaches { $doom }.
       *[other] The prediction is wrong: doom advances { $steps } steps and reaches { $doom }.
    }
log-doom-no-fates =
    { $steps ->
        [one] { $who } has no fate to play: doom advances { $steps } step and reaches { $doom }.
       *[other] { $who } has no fate to play: doom advances { $steps } steps and reaches { $doom }.
    }
    .who =
        { $steps ->
            [one] You have no fate to play: doom advances { $steps } step and reaches { $doom }.
           *[other] You have no fate to play: doom advances { $steps } steps and reaches { $doom }.
        }
log-faded =
    { $steps ->
        [0] A card fades, { $card }, and brings no doom (still { $doom }).
        [one] A card fades, { $card }: doom advances { $steps } step and reaches { $doom }.
       *[other] A card fades, { $card }: doom advances { $steps } steps and reaches { $doom }.
    }
log-stayed =
    { $n ->
        [one] A card stays, { $card }: its fates don't add up to the one { $who } keeps.
       *[other] A card stays, { $card }: its fates don't add up to { $n } times the one { $who } keeps.
    }
    .who =
        { $n ->
            [one] A card stays, { $card }: its fates don't add up to the one you keep.
           *[other] A card stays, { $card }: its fates don't add up to { $n } times the one you keep.
        }
log-came = Another card takes its place: { $card }.
log-uncovered = Now on top of the deck: { $card }.
log-showed = { $who } shows a fate, a { $value }, the last of its value, and returns it to the bag.
    .who = You show your fate, a { $value }, the last of its value, and return it to the bag.
log-flipped =
    { $own ->
        [0] { $who } turns over the { $value } in { $who2 }'s row.
       *[other] { $who } turns over the { $value } in their own row.
    }
    .who =
        { $own ->
            [0] You turn over the { $value } in { $who2 }'s row.
           *[other] You turn over the { $value } in your row.
        }
    .who2 = { $who } turns over the { $value } in your row.
log-voted-predict = { $who } votes to predict { $value }.
    .who = You vote to predict { $value }.
log-voted-number = { $who } votes to ask about the { $value }.
    .who = You vote to ask about the { $value }.
log-voted-power = { $who } votes for “{ $power }”.
    .who = You vote for “{ $power }”.
log-voted-lift = { $who } votes for the { $value } on { $card }.
    .who = You vote for the { $value } on { $card }.
log-voted-slot = { $who } votes for a card: { $card }.
    .who = You vote for a card: { $card }.
log-voted-pass = { $who } votes to let it be.
    .who = You vote to let it be.
log-joining = { $who } sits down at the table, to play from the end of this turn on.
    .who = You sit down at the table, to play from the end of this turn on.
log-joined = { $who } has a place in the order of turns.
    .who = You have a place in the order of turns.
log-leaving = { $who } gets up from the table.
    .who = You get up from the table.
log-left = { $who }'s chair is empty; whatever was in hand goes back to the bag.
    .who = Your chair is empty; whatever was in your hand goes back to the bag.
log-over = The match is over. { $ending }.

## The end

ending-won = Victory: the score has reached 7
ending-lost = Defeat: doom has reached 7
ending-lost-deck = Defeat: no cards are left in the deck
ending-suspended = Match suspended: fewer than two people are at the table

## Settings of the table

setting-difficulty = Difficulty: where doom starts
difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
difficulty-doomed = Doomed
setting-restless = The Restless Hours: cards that would go back to the deck leave the match
setting-expansion = Expansion: 16 more arcana
setting-twice_each = Each wrong prediction counts: of several in a turn, every one brings doom
setting-aid = Deduction aid: the values each secret fate can have
aid-off = No aid
aid-own = For the players only
aid-all = For the whole table, onlookers too

## The lesson

lesson-goal = Here you win or lose together: seven right predictions before doom reaches seven.
lesson-fates = You have two fates, a 4 and a 1, and nobody else sees them.
lesson-arcanum = Every arcanum sets a condition: { card-deep } wants your two fates to add up to 5 or less.
lesson-play = Put the 4 on { card-deep }: 4 and 1 make 5, and the others must work out what you keep.
lesson-guessed = With a 4 there you could only keep a 1: they got it right, and the point is everybody's.
lesson-clue = { $who1 } has put a 3 on { card-deep }: to stay within 5, what is kept is a 1 or a 2.
lesson-vote = Take the risk and vote 1: being right gives a point, being wrong brings doom closer.
lesson-faded = Another point, and { card-deep }, full of hours, fades and leaves you this power to use once.
lesson-doom = An arcanum that fades costs 2 doom, but nothing at all in a turn in which you were right.
lesson-mirror = { $who2 } has put a 6 on { card-mirror }, which takes only two equal fates.
lesson-sure = So the other one is a 6 as well: vote for it with your head held high.
lesson-again = Your turn with a 5 and a 1, which make 6: put the 5 on { card-belltower }, for multiples of 3.
lesson-asked = They wavered between three numbers and used “{ power-higher }”: not above 1, so they knew.
lesson-row = { $who1 } keeps a 4 or more: in this row you can turn over the numbers that can't be any more.
lesson-end = You can play, deduce and vote. The cards will tell you the rest.

## Why one might choose something, for who asks for a hint

reason-agreed = In what bots have agreed on, the { $value } on { $card } stands for a { $n } kept: they will read it so.
reason-told = On { $card } the rules alone leave your { $value } a chance of { $n } %: so much it tells the group.
reason-fades = { $card } fades by it, and only a right prediction spares the doom; your { $value } is told with { $n } %.
reason-hours = Only The Hours is left; that nothing else fits tells the group too, and leaves your { $value } a chance of { $n } %.
reason-likely = The { $value } has a chance of { $n } %, after all that was played and told. If it is right, that is a point.
reason-wait = It keeps doom where it is: the likeliest fate has { $n } %, and being wrong costs a step.
reason-wait-fading = The likeliest fate has { $n } %. Being wrong would cost a step of doom besides those of the card that fades; being right would spare them.
reason-power = “{ $power }”, from { $card }, can tell now what a vote would have to guess.
reason-power-kept = No power is worth using up now: only one may be used in a turn, and it stays ready.
reason-asks = The answer parts what is possible; the { $value } itself has { $n } %.
reason-frees = The { $value } takes up { $n } of the hours there: without it the card lasts longer.
reason-cycle = With { $card } in its place your two fates can be told apart better.
reason-show = It is the last of its value: shown now, it rules that value out for the group.
reason-at-hand = It is what the house bot takes when nothing hangs on it.

## What a bot's play says, for who asks the deduction aid

sign-one = By what the bots have agreed on, the { $value } on { $card } says that { $who } keeps { $values }.
sign-some = By what the bots have agreed on, the { $value } on { $card } says that { $who } keeps one of these: { $values }.
sign-none = { $who } gives no sign with this play: it tells what the rules tell, and no more.
