# The words of the language of cards that all games share. Verbs have their forms in one message each; `form` is the voice.

sentence = { SENTENCE($do) }.
label = { SENTENCE($do) }
the-player = { $who }

## How clauses hang together

v-may = { $form ->
    [they-do] may
    [they-and] may
    [they-then] they may
   *[other] you may
}
v-choose = { $form ->
    [they-do] chooses
    [they-and] chooses
    [they-then] they choose
    [you-when] you choose
    [they-when] they choose
    [you-unless] you choose
    [they-unless] they choose
    [they-and-unless] choose
   *[other] choose
}
v-prevent = { $form ->
    [they-do] prevents
    [they-and] prevents
    [they-then] they prevent
    [you-unless] you prevent
    [they-unless] they prevent
   *[other] prevent
}
do-nothing = nothing happens
do-seq = { $items }
do-seq-apart = { $rows }
do-on = { $do }. { SENTENCE($do2) }
do-repeat = { $n ->
    [2] twice
   *[other] { $n } times
}: { $do }
do-if = if { $cond }, { $do }
do-if-else = if { $cond }, { $do }; otherwise, { $do2 }
do-if-not-else = { do-if-else }
do-if-after = { $do } if { $cond }
do-if-else-after = { $do } if { $cond } or, if not, { $do2 }
do-or-if = { $do } (or, if { $cond }, { $do2 })
may-do = { v-may } { $do }
do-otherwise = otherwise, { $do2 }
may-do-else = { v-may } { $do }; otherwise, { $do2 }
may-to = { v-may } { $cost } to { $do }
may-to-else = { v-may } { $cost } to { $do }; otherwise, { $do2 }
may-then = { v-may } { $cost }; { $form ->
    [they-do] if they do
    [they-then] if they do
   *[other] if you do
}, { $do }
may-then-else = { may-then }; otherwise, { $do2 }
do-unless = { $do } unless { $cost }
unless-do = unless { $cost }, { $do }
do-or = { $either }
do-ballot = the group chooses: { $either }
do-pick = { v-choose } { $whom }
do-each = { $whom } { $do }
do-each-if = { $whom }, { $do }
do-then = then, { $do }
do-finally = finally, { $do }
do-under = { $do }, { $flag }
do-goto = { $part }
do-instead = instead, { $do }
do-prevent = { v-prevent } the loss of { $loss }
do-prevent-all = { v-prevent } the whole loss of { $loss }
do-lasting = { $what } { $until }
v-roll = { $form ->
    [they-do] rolls
    [they-and] rolls
    [they-then] they roll
    [you-when] you roll
    [they-when] they roll
    [you-unless] you roll
    [they-unless] they roll
   *[other] roll
}
by-result = by the result: { $rows }
by-result-one = { $low }: { $do }
by-result-some = { $low }–{ $high }: { $do }
by-result-more = { $low }+: { $do }

## When, and for whom

on = { $when }, { $do }
on-once = once { until-forgiven }, { $when }, { $do }
on-heading = { $when }: { $do }
on-heading-once = { $when } (once { until-forgiven }): { $do }
until-forgiven = a round
during = { $do } { $flag }
while = while { $cond }, { $do }

your = { $form-person ->
    [they] their
   *[you] your
}
sel-you = you
sel-the-one = { $form-role ->
    [subject] that one
   *[other] that one
}
sel-others = { $form-role ->
    [subject] each other player
   *[other] another player
}
cond-not = it is not so that { $cond }
cond-both = { $items }
lot-result = as much { $noun } as the result

## What is put together: a noun, what is said of it, and what stands before it

v-be = { $form ->
    [they-who] is
    [they-whoever] is
    [they-when] they are
   *[other] you are
}
v-have = { $form ->
    [they-who] has
    [they-whoever] has
    [they-when] they have
   *[other] you have
}
det-a = { AN($np) }
det-a-named = { $name-one }
det-a-other = another { $np }
det-every = { $noun-every } { $np }
det-every-named = { $noun-every } { $np }
det-every-other = { $noun-every } other { $np }
det-each = each { $np }
det-each-named = each { $np }
det-each-other = each other { $np }
det-the = the { $np }
det-the-named = { $name-the }
det-that = that { $np }
det-that-named = that { $np }
det-this = this { $np }
det-this-named = this { $np }
det-the-other = the other { $np }
det-that-other = that other { $np }
det-this-other = this other { $np }
det-nearest = the nearest { $np }
det-nearest-named = the nearest { $np }
det-nearest-other = the nearest other { $np }
det-some = { det-a }
det-some-named = { $name-one }
det-some-other = another { $np }
det-no = no { $np }
det-no-named = no { $np }
det-no-other = no other { $np }
det-the-many = the { $nps }
det-the-many-named = the { $nps }
det-the-many-other = the other { $nps }
det-at-least = { $n ->
    [one] 1 { $np }
   *[other] { $n } { $nps }
}
det-at-least-named = { det-at-least }
det-at-least-other = { $n ->
    [one] 1 other { $np }
   *[other] { $n } other { $nps }
}
there-some = there is { $np }
there-no = there is { $np }
there-at-least = there are at least { $np }
have-some = { v-have } { $np }
have-no = { v-have } { $np }
have-at-least = { v-have } at least { $np }
per = { $lot } for { $np }
per-own = { $lot } for { $np } held
lot-half = { $noun-as-many } as half { $np }
that-who = { $np } who { $cond }

## What is asked

ask-may = { $card }: will you do it?
ask-choose = { $card }: which will it be?
ask-pick = { $card }: choose.
ask-vote = { $card }: what is the group to do?
ask-order = Several things happen at once. Which comes first?
ask-use = Will you use one of these now?
option-yes = Yes
option-no = No
option-done = Nothing more
option-number = { $a }
option-pick = { $thing }
