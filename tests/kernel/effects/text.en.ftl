game = The camp
card-bandage = Bandage
card-charm = Charm
card-storm = Storm
card-fire = Fire
card-mark = Mark
card-amulet = Amulet
card-leech = Leech
card-thorns = Thorns
card-drum = Drum
card-flute = Flute
card-oath = Oath
card-tonic = Tonic
card-ladder = Ladder
card-satchel = Satchel
v-lose = { $form ->
    [they-do] loses
    [they-and] loses
    [they-then] they lose
    [you-when] you lose
    [you-unless] you lose
    [they-unless] they lose
   *[other] lose
}
v-gain = { $form ->
    [they-do] gains
    [they-and] gains
    [they-then] they gain
   *[other] gain
}
v-be = { $form ->
    [they-do] is
    [they-and] is
    [they-then] they are
    [you-to] be
   *[other] you are
}
do-lose = { v-lose } { $what }
do-gain = { v-gain } { $what }
do-hurt = { v-be } hurt by { $n }
do-discard-this = { $form ->
    [they-do] discards
   *[other] discard
} this card
lot-health = { $n } Health
lot-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
lot-loss-health = up to { $n } Health
loss-health = Health
noun-loss-health = Health
loss-coin = coins
cond-alone = { v-be } alone in the tent
flag-dark = in the dark
until-dawn = until dawn
until-lost = until somebody loses Health
key-arm = arm
key-eye = eye
part-up = go on up
part-down = go on down
part-start = begin again
when-would-lose = when you would lose Health
when-would-lose-here = when somebody in your tent would lose Health
when-would-lose-any = when anybody would lose Health
when-would-lose-other = when somebody else would lose Health
when-lost = when you have lost Health
when-lost-here = when somebody in your tent has lost Health
when-lost-any = when anybody has lost Health
when-lost-other = when somebody else has lost Health
when-dawn = at dawn
when-dawn-any = every dawn
when-left = when you leave the camp
when-left-any = when somebody leaves the camp
when-left-this = when this card is left behind
stat-strength = you have { $n } more strength
stat-strength-here = everybody in your tent has { $n } more strength
stat-strength-any = everybody has { $n } more strength
stat-strength-of = your { $key } has { $n } more strength
stat-strength-of-here = the { $key } of everybody in your tent has { $n } more strength
stat-strength-of-any = everybody's { $key } has { $n } more strength
stat-limit-here = everybody in your tent has at most { $n } cards
stat-limit = you have at most { $n } cards
stat-limit-any = everybody has at most { $n } cards
rule-no-gain = you can't gain anything
rule-no-gain-here = nobody in your tent can gain anything
rule-no-gain-any = nobody can gain anything
ask-day = A new day. Which card do you take?
ending-over = The camp is over.
sel-everybody = each player
kind-camper = { $n ->
    [one] camper
   *[other] campers
}
    .every = each
noun-coin = coins
    .as-many = as many coins
adj-weary = weary { $np }
that-near = { $np } in { your } tent
no-camper-near = { $form-person ->
    [they] they are
   *[you] you are
} alone
