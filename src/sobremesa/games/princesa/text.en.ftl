# La Princesa in English. Names of cards and secrets stand in quotation marks, so they never have to agree with anything.

game = La Princesa
short = Princesa
blurb = Someone holds her captive, and walks the same road as you.
pitch = Someone at the table has kidnapped the Princess, and nobody knows who. Duels with cards face down, spells, gold and secrets: find her before she is taken away.
like-easy = Hasty, as a beginner is. Of four, it wins 22 % where the house wins 28 %.
like-house = Reads who spends what, and bluffs in duels. Wins 96 % against three that choose at random.

## The cards

card-sworn-sword = Sworn Sword
card-heraldic-shield = Heraldic Shield
card-code-of-honour = Code of Honour
card-longbow = Longbow
card-leaf-cloak = Leaf Cloak
card-follow-the-trail = Follow the Trail
card-fireball = Fireball
card-arcane-barrier = Arcane Barrier
card-clairvoyance = Clairvoyance
card-hidden-dagger = Hidden Dagger
card-smoke-bomb = Smoke Bomb
card-light-fingers = Light Fingers
card-great-axe = Great Axe
card-stone-fist = Stone Fist
card-tough-hide = Tough Hide
card-holy-mace = Holy Mace
card-prayer = Prayer
card-confession = Confession
card-satire = Satire
card-ballad = Ballad
card-rumour = Rumour
card-poison-nails = Poison Nails
card-cauldron = Cauldron
card-evil-eye = Evil Eye
card-light-crossbow = Light Crossbow
card-spring-trap = Spring Trap
card-master-key = Master Key
card-sword-cane = Sword Cane
card-bodyguard = Bodyguard
card-bribe = Bribe
card-short-sword = Short Sword
card-lance = Lance
card-war-hammer = War Hammer
card-poisoned-blade = Poisoned Blade
card-heavy-crossbow = Heavy Crossbow
card-plunder = Plunder
card-executioner = Executioner
card-wooden-shield = Wooden Shield
card-plate-armour = Plate Armour
card-riposte = Riposte
card-healers-kit = Healer's Kit
card-withdrawal = Withdrawal
card-telltale-mirror = Telltale Mirror
card-interrogation = Interrogation
card-robbery = Robbery
card-map = Map
card-unmask = Unmask
card-ambush = Ambush
card-toll = Toll
card-face-changer = Face Changer
card-barter = Barter
card-slow-poison = Slow Poison
card-clumsy-hands = Clumsy Hands
card-frog-curse = Frog Curse
card-torn-pocket = Torn Pocket
card-loose-tongue = Loose Tongue
card-blessing = Blessing
card-protective-aura = Protective Aura
card-giant-strength = Giant Strength
card-metamorphosis = Metamorphosis
card-travelling-market = Travelling Market
card-thick-fog = Thick Fog
card-blood-moon = Blood Moon
card-sanctuary = Sanctuary
card-storm = Storm
card-fair-of-truth = Fair of Truth
card-princess = The Princess
card-none = nothing

type-attack = Attack
type-defence = Defence
type-strategy = Strategy
type-magic = Magic
type-environment = Environment
type-princess = Princess

## The heroes

hero-knight = Knight
hero-huntress = Huntress
hero-wizard = Wizard
hero-thief = Thief
hero-barbarian = Barbarian
hero-priestess = Priestess
hero-bard = Bard
hero-witch = Witch
hero-inventor = Inventor
hero-merchant = Merchant

symbol-lion = Lion
symbol-wolf = Wolf
symbol-moon = Moon
symbol-cat = Cat
symbol-bull = Bull
symbol-dove = Dove
symbol-harp = Harp
symbol-raven = Raven
symbol-cog = Cog
symbol-coin = Coin

## The secrets

secret-kidnapper = Kidnapper
secret-accomplice = Accomplice
secret-betrothed = Betrothed
secret-bounty-hunter = Bounty Hunter
secret-undying = Undying
secret-hidden-heir = Hidden Heir
secret-royal-spy = Royal Spy
secret-covert-warlock = Covert Warlock
secret-necromancer = Necromancer
secret-witness = Witness
secret-none = none

## What each card says
## The text speaks to who has won the duel; "your rival" is who has lost it. Spells speak of the hero they lie by. What ends
## in -again is read where an earlier sentence has spoken of the rival, or of that hero. `form` is the voice.

mastery-instead = mastery: { $do }
mastery-also = mastery: { $do } as well
mastery-first = mastery: first { $do }

do-unstoppable = unstoppable
do-keep = keep it
do-spared = you lose nothing if that eliminates your rival
do-either = { $do }; if { $if }, { $do2 } instead
do-for-a-price = if { $if }, { $do }
do-at-price =
    { $n ->
        [0] for free
       *[other] for { $n } gold
    }

cond-secret-is-shown = your rival's secret is face up
cond-secret-is-shown-again = { cond-secret-is-shown }
cond-you-discard = you discard another card
cond-rival-has-no-gold = your rival has no gold left
cond-rival-has-no-gold-again = { cond-rival-has-no-gold }
cond-rival-has-more-hearts = your rival has more ♥ than you
cond-rival-has-more-hearts-again = { cond-rival-has-more-hearts }
cond-you-have-at-most = you have { $n } ♥ or fewer
cond-rival-has-princess = your rival has the Princess
cond-rivals-secret-is = their secret is “{ $secret }”
cond-freed-when-revealed = the table plays it so

coins = { $n } gold
cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
loss-hearts = ♥

## Verbs

v-take = take
v-pay =
    { $form ->
        [you-when] you pay
       *[other] pay
    }
v-gain =
    { $form ->
        [you-and] you gain
       *[other] gain
    }
v-regain =
    { $form ->
        [they-do] regains
       *[other] regain
    }
v-look = look


do-damage = deal { $n } damage
do-damage-again = deal { $n } damage
do-damage-or = deal { $n } damage, or { $n2 } if { $if }
do-damage-rather = deal { $n } damage instead of { $n2 } if { $if }
do-lose-hearts =
    { $form ->
        [you-do] then you lose { $n } ♥
       *[other] loses { $n } ♥
    }
do-heal = { v-regain } { $n } ♥
do-heal-or = { v-regain } { $n } ♥, or { $n2 } if { $if }
do-heal-rather = regain { $n } ♥ instead of { $n2 } if { $if }
do-stay-alive = you stay alive with { $n } ♥
do-prevent-all = they lose none
do-pay-gold = { v-pay } { coins }
do-gain-gold = { v-gain } { coins }
do-take-gold = { v-take } { coins } from your rival
do-take-gold-again = take { coins } from your rival
do-draw = draw { cards }
do-discard-own = then discard a card from your hand
do-discard-other = then discard another card from your hand
do-foresee =
    { $n ->
        [one] take the top card of the deck
       *[other] look at the top { $n } cards of the deck, keep one and put the others back in any order
    }
do-take-magic-or-draw = take a Magic card from the discard pile; if there is none, draw { cards }
do-take-from-shop =
    { $n ->
        [0] you may take a card from the shop for free
       *[other] you may take a card from the shop for { coins }
    }
do-spend = discard this card
do-steal = take a random card from your rival's hand
do-take-chosen = look at your rival's hand and take a card
do-take-chosen-again = look at that hand and take the card you like
do-drop = your rival discards a card
do-drop-random = your rival discards a random card
do-drop-played = your rival discards the card they have just played
do-show-one = your rival also shows you a card of their choice
do-give-back = then give your rival a card, but not the Princess
do-give-back-again = then give them a card, but not the Princess
do-peek-at-rival =
    { $form ->
        [they-do] also looks at the loser's secret
       *[other] look at your rival's secret
    }
do-peek-others =
    { $n ->
        [one] { v-look } at another player's secret
       *[other] { v-look } at { $n } other players' secrets
    }
do-reveal-rival = turn your rival's secret face up
do-confess-or-bleed = your rival chooses: show you their secret, or take { $n } damage. If their secret is face up already, deal { $n } damage
do-swap-heroes = swap hero cards with your rival; you both keep your ♥, up to the new maximum
do-lift-one = discard a spell on you
do-lift-any = discard as many spells on you as you like
do-lift-or-heal = discard a spell on you or regain { $n } ♥
do-conjure = put a Magic card from the discard pile on any hero
do-turn-up =
    { $form ->
        [you-to] turn this secret face up
       *[other] this secret is turned face up
    }
do-be-revealed = their secret is turned face up
do-free-princess = the Princess is free
do-take-princess = you take her
do-learn-of-an-innocent = you know of another player, drawn at random, that they aren't the Kidnapper

do-end-this =
    { $form ->
        [they-to] discard this card
       *[other] this card is discarded
    }
do-come-with-marks =
    { $n ->
        [one] comes with { $n } mark
       *[other] comes with { $n } marks
    }
do-wear-off = removes a mark from this card (with none left it is discarded)
do-disguise = the enchanted hero turns into another, drawn from those nobody uses, and keeps no more ♥ than the new maximum
do-undisguise = they are themselves again

## When what lies on the table acts

on = { $when } { $do }
when-turn-starts-bearer = at the start of their turn, the enchanted hero
when-before-action-bearer-again = in their turn, before the action, they
when-would-lose-hearts-bearer = the next time the enchanted hero would lose ♥,
when-lost-hearts-bearer-again = as soon as they lose any,
when-won-duel-bearer-again = when they win a duel,
when-lost-duel-bearer = when the enchanted hero loses a duel,
when-lost-duel-bearer-again = when they lose a duel,
when-would-swap-heroes-bearer-again = if they are about to swap hero cards with somebody,
when-leaves = when this card leaves, { $do }
when-won-duel-everybody = whoever wins a duel
when-dealt = after the deal
when-before-action = in your turn, before your action,
when-won-duel = as soon as you win a duel,
when-eliminated = as soon as you eliminate somebody in a duel,
when-would-fall = when you run out of ♥ and would become a ghost,
when-fell = when your hero is eliminated,
when-shown = when this secret is turned face up,

stat-less-damage-bearer = cards with which the enchanted hero deals damage deal { $n } less
stat-more-damage-bearer = cards with which the enchanted hero deals damage deal { $n } more
stat-overloaded-above-bearer = the enchanted hero is overloaded with more than { cards }
stat-overloaded-above-everybody = everybody is overloaded with more than { cards }
stat-dearer-bearer = cards from the shop cost the enchanted hero { coins } more
stat-cheaper-everybody = cards from the shop cost { coins } less
rule-no-gold-for-cards-everybody = cards that are sold bring no gold
stat-all-damage-everybody = every card that deals damage deals { $n } more
stat-most-damage-everybody = no card deals more than { $n } damage
stat-more-hearts-back = when you resurrect, you regain { $n } ♥ more
rule-no-overload-everybody = overload has no effect
rule-no-challenge-bearer = the enchanted hero can't challenge
rule-no-healing-bearer-again = while it lies there, they regain no ♥
rule-wins-in-captivity = goal: you win if the deck runs out while the Princess is still captive
rule-wins-with-kidnapper = goal: you win with the Kidnapper if the deck runs out while the Princess is still captive, even as a ghost; but you don't know who that is

says-only-hidden = It is of use only face down: turned up in any other way, it is lost.
says-princess = Whoever has her in hand when the deck runs out wins the match. She can't be played; if she is discarded, she goes to the centre of the table.

## The box

princess-card = The Princess
heart-counter = ♥ counter
gold-counter = Gold coin
piece-board = Central board
piece-turn-marker = Turn marker
piece-reference-card = Reference card
says-hearts = Symbol: { $symbol }. ♥ at most: { $n }.
says-gear = Begins with { $card }.
says-type = { $type }.
says-type-and-symbol = { $type }. Symbol: { $symbol }.

## The table

board-turn = Turn { $turn }: { $who }
board-deck =
    { $count ->
        [one] Deck: { $count } card; discarded: { $discarded }
       *[other] Deck: { $count } cards; discarded: { $discarded }
    }
board-princess-captive = The Princess is still captive
board-princess-centre = The Princess is in the centre of the table
board-princess-held = The Princess is with { $who }
board-environment = Environment: { $card }
board-played = { $who } has played: { $card }
board-shop = Shop
board-shop-empty = Nothing left
board-card = • { $card } ({ $type })
board-card-with-symbol = • { $card } ({ $type }, { $symbol })
board-wheel = In duels: { $rows }
board-beats = { $type } beats { $type2 }
board-discard = In the discard pile: { $card }
board-seat = { $who }
board-hero = { $hero } ({ $symbol })
board-ghost = Is a ghost
board-hearts = ♥ { $n } of { $n2 }
board-gold = { $n } gold
board-my-hand = Your secret and your hand
board-my-secret = Your secret: { $secret }
board-my-hand-empty = You have no cards
board-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-overloaded = Overloaded
board-spell =
    { $marks ->
        [0] Spell: { $card }
        [one] Spell: { $card } ({ $marks } mark)
       *[other] Spell: { $card } ({ $marks } marks)
    }
board-secret-shown = Secret, face up: { $secret }
board-secret-known = Secret, known only to you: { $secret }
board-innocent = Isn't the Kidnapper, and only you know
board-known = Known to have: { $card }


## Questions

ask-hero = Which hero do you keep?
ask-act = It is your turn. What do you do?
ask-haunt = You are a ghost, and it is your turn. What do you do?
ask-trade = What else do you sell or buy?
ask-revive =
    { $n ->
        [one] You have discarded { $n } card. Discard another, or come back to life now?
       *[other] You have discarded { $n } cards. Discard another, or come back to life now?
    }
ask-attack =
    { $round ->
        [1] Which card do you challenge { $who } with?
       *[other] Round { $round } against { $who }. Which card do you lay?
    }
ask-answer =
    { $round ->
        [1] { $who } challenges you. What do you answer with?
       *[other] Round { $round } against { $who }. What do you answer with?
    }
ask-answer-openly =
    { $round ->
        [1] { $who } challenges you with “{ $card }”, face up. What do you answer with?
       *[other] Round { $round }: { $who } attacks with “{ $card }”, face up. What do you answer with?
    }
ask-alone = There is nobody left to challenge. Which card do you play?
ask-finish = { $who } has no cards left. Which one do you finish the duel with?
ask-cast = Whom do you put “{ $card }” on?
ask-loot = { $who }'s loot: discard what you don't want and keep the rest.
ask-claim = The Princess is in the centre of the table. Do you take her?
ask-discard-own = “{ $card }”: which card do you discard?
ask-foresee = Which of these cards do you keep?
ask-put-back = Which card do you leave on top of the deck?
ask-brew = Which Magic card do you take from the discard pile?
ask-shop =
    { $n ->
        [0] Which card do you take from the shop for free?
       *[other] Which card do you take from the shop for { $n } gold?
    }
ask-pick = Which card do you take from { $who }?
ask-drop = You have lost to { $who }. Which card do you discard?
ask-show = Which card do you show { $who }?
ask-give = Which card do you give { $who }?
ask-peek =
    { $n ->
        [one] Whose secret do you look at?
       *[other] You may still look at { $n } secrets. Whose do you look at?
    }
ask-confess = Do you show { $who } your secret, or take { $n } damage?
ask-lift = Which spell do you discard?
ask-lift-any = Which spells do you discard?
ask-lift-or-heal = Do you discard a spell, or regain { $n } ♥?
ask-conjure = Which Magic card do you take out of the discard pile?
ask-pay = “{ $card }”: do you pay { $n } gold?
ask-may-discard = “{ $card }”: do you discard another card to make it do more?

option-use-secret = Turn up your secret: “{ $secret }”
option-use = { SENTENCE($do) } and discard “{ $card }”
option-explore = Explore: draw a card
option-sell = Sell “{ $card }”
option-buy =
    { $n ->
        [0] Take “{ $card }” from the shop
       *[other] Buy “{ $card }” for { $n } gold
    }
option-buy-one =
    { $n ->
        [0] Take the “{ $card }” in place { $place } of the shop
       *[other] Buy the “{ $card }” in place { $place } for { $n } gold
    }
option-challenge = Challenge { $who }
option-alone = Play a card alone
option-wander = Wander: draw { $n ->
    [one] a card
   *[other] { $n } cards
}
option-enchant = Enchant { $who } with “{ $card }”
option-revive = Resurrect, discarding “{ $card }”
option-place = Lay “{ $card }”
option-aim = { $who }
option-take = Take “{ $card }”
option-discard = Discard “{ $card }”
option-show = Show “{ $card }”
option-give = Give “{ $card }”
option-put = Leave “{ $card }” on top
option-lift = Discard the spell “{ $card }”
option-lift-one = Discard the spell “{ $card }” in place { $place }
option-heal = Regain ♥
option-pay = Pay
option-confess = Show your secret
option-bleed = Take the damage
option-claim = Take the Princess
option-leave = Leave her where she is
option-keep = Keep the { $hero }
option-decline = { $choice }
option-done = { $choice }
option-pass = { $choice }
choice-stop = Leave it at that
choice-no = No
choice-trade = Stop trading
choice-revive = Come back to life now
choice-lift = Discard no more
choice-loot = Keep the rest
choice-pay = Don't pay
choice-shop = Take nothing
choice-keep-cards = Discard nothing
choice-turn = Pass
choice-duel = You have nothing for it: end the duel

## The story

log-chose-hero = { $who } has chosen a hero.
    .who = You have chosen a hero.
log-equipped = { $who } takes to the road as the { $hero }.
    .who = You take to the road as the { $hero }.
log-dealt-secret = { $who } is dealt a secret.
    .who = You get a secret.
log-dealt-secret-own =
    { $witness ->
        [0] Your secret: “{ $secret }”.
       *[other] Your secret: “{ $secret }”. You saw something, and know that { $who2 } isn't the Kidnapper.
    }
log-began =
    { $count ->
        [one] The journey begins. There is { $count } card in the deck, and the first turn is { $who }'s.
       *[other] The journey begins. There are { $count } cards in the deck, and the first turn is { $who }'s.
    }
    .who =
        { $count ->
            [one] The journey begins. There is { $count } card in the deck, and the first turn is yours.
           *[other] The journey begins. There are { $count } cards in the deck, and the first turn is yours.
        }
log-turn = It is { $who }'s turn.
    .who = It is your turn.
log-refilled = New in the shop: { $card }.
log-cleared-shop = The shop is cleared: { $card }.
log-discarded-top = Nobody has touched the deck for a whole round: “{ $card }” is discarded.
log-second-deck =
    { $count ->
        [one] The deck has run out: the only discarded card makes a new one.
       *[other] The deck has run out: the { $count } discarded cards are shuffled into a new one.
    }
log-passed = { $who } can do nothing, and passes.
    .who = There is nothing you can do, and you pass.

log-drew =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
    .who =
        { $count ->
            [one] You draw a card.
           *[other] You draw { $count } cards.
        }
log-drew-own =
    { $count ->
        [one] You draw “{ $card }”.
       *[other] You draw { $count } cards: { $card }.
    }
log-sold =
    { $price ->
        [0] { $who } sells “{ $card }” for no gold: in this environment cards bring none.
       *[other] { $n ->
            [0] { $who } sells “{ $card }”, but the bank has no gold left.
           *[other] { $who } sells “{ $card }” for { $n } gold.
        }
    }
    .who =
        { $price ->
            [0] You sell “{ $card }” for no gold: in this environment cards bring none.
           *[other] { $n ->
                [0] You sell “{ $card }”, but the bank has no gold left.
               *[other] You sell “{ $card }” for { $n } gold.
            }
        }
log-bought =
    { $n ->
        [0] { $who } takes “{ $card }” from the shop without paying.
       *[other] { $who } buys “{ $card }” for { $n } gold.
    }
    .who =
        { $n ->
            [0] You take “{ $card }” from the shop without paying.
           *[other] You buy “{ $card }” for { $n } gold.
        }
log-paid = { $who } pays { $n } gold.
    .who = You pay { coins }.
log-gained-gold = { $who } gets { $n } gold.
    .who = You get { coins }.
log-took-gold = { $who } takes { $n } gold from { $who2 }.
    .who = You take { coins } from { $who2 }.
    .who2 = { $who } takes { coins } from you.

log-challenged = { $who } challenges { $who2 }.
    .who = You challenge { $who2 }.
    .who2 = { $who } challenges you.
log-acts-alone = { $who } has nobody to challenge, and plays alone.
    .who = You have nobody to challenge, and play alone.
log-attacked = { $who } lays a card face down.
    .who = You lay a card face down.
log-attacked-own = You lay “{ $card }” face down.
log-attacked-openly =
    { $why ->
        [2] { $who } plays “{ $card }” face up: it is unstoppable.
        [3] { $who } plays “{ $card }” face up, and { $who2 } has nothing to answer with.
        [4] { $who } plays “{ $card }” face up, and { $who2 }, with that many cards, can't answer.
        [5] { $who } has too many cards and plays “{ $card }” face up.
       *[other] { $who } plays “{ $card }”.
    }
    .who =
        { $why ->
            [2] You play “{ $card }” face up: it is unstoppable.
            [3] You play “{ $card }” face up, and { $who2 } has nothing to answer with.
            [4] You play “{ $card }” face up, and { $who2 }, with that many cards, can't answer.
            [5] You have too many cards and play “{ $card }” face up.
           *[other] You play “{ $card }”.
        }
    .who2 =
        { $why ->
            [2] { $who } plays “{ $card }” face up: it is unstoppable.
            [3] { $who } plays “{ $card }” face up, and you have nothing to answer with.
            [4] { $who } plays “{ $card }” face up, and with that many cards you can't answer.
            [5] { $who } has too many cards and plays “{ $card }” face up.
           *[other] { $who } plays “{ $card }”.
        }
log-turned-over =
    { $open ->
        [0] The cards are turned over: { $who } had laid “{ $card }” and { $who2 } “{ $card2 }”.
       *[other] { $who2 } answers { $who }'s “{ $card }” with “{ $card2 }”.
    }
    .who =
        { $open ->
            [0] The cards are turned over: you had laid “{ $card }” and { $who2 } “{ $card2 }”.
           *[other] { $who2 } answers your “{ $card }” with “{ $card2 }”.
        }
    .who2 =
        { $open ->
            [0] The cards are turned over: { $who } had laid “{ $card }” and you “{ $card2 }”.
           *[other] You answer { $who }'s “{ $card }” with “{ $card2 }”.
        }
log-tied = It is a tie.
log-won-duel = { $who } beats { $who2 } with “{ $card }”.
    .who = You beat { $who2 } with “{ $card }”.
    .who2 = { $who } beats you with “{ $card }”.
log-won-alone = Nobody stands in the way: “{ $card }” succeeds.
log-finished-off = { $who } finishes with “{ $card }”.
    .who = You finish with “{ $card }”.
log-cannot-finish = { $who } has nothing left to finish with.
    .who = You have nothing left to finish with.
log-no-winner = The duel ends and nobody has won.
log-duel-over = The cards go back to the hands.
log-environment = { $who } brings on an Environment, “{ $card }”, and that ends the duel.
    .who = You bring on an Environment, “{ $card }”, and that ends the duel.

log-hurt = { $who } loses { $n } ♥.
    .who = You lose { $n } ♥.
log-healed = { $who } regains { $n } ♥.
    .who = You regain { $n } ♥.
log-unhurt = { $who } loses no ♥.
    .who = You lose no ♥.
log-shielded = “{ $card }” guards { $who }, who loses no ♥.
    .who = “{ $card }” guards you, and you lose no ♥.
log-hearts-cut = { $who } loses { $n } ♥: the new hero has no room for more.
    .who = You lose { $n } ♥: your new hero has no room for more.
log-survived = { $who } should have fallen, but is still standing with { $n } ♥.
    .who = You should have fallen, but are still standing with { $n } ♥.
log-eliminated = { $who } has no ♥ left and is a ghost now.
    .who = You have no ♥ left and are a ghost now.
log-revived = { $who } comes back to life as the { $hero }.
    .who = You come back to life as the { $hero }.
log-wandered = { $who } wanders along the road.
    .who = You wander along the road.
log-became = { $who } is now the { $hero }.
    .who = You are now the { $hero }.
log-enchanted = { $who } puts “{ $card }” on { $who2 }.
    .who = You put “{ $card }” on { $who2 }.
    .who2 = { $who } puts “{ $card }” on you.
log-enchanted-self = { $who } puts “{ $card }” on their own hero.
    .who = You put “{ $card }” on your own hero.
log-spell-acted = “{ $card }” acts on { $who }.
    .who = “{ $card }” acts on you.
log-spell-ended = “{ $card }” no longer acts on { $who }.
    .who = “{ $card }” no longer acts on you.

log-discarded = { $who } discards “{ $card }”.
    .who = You discard “{ $card }”.
log-discarded-hand = { $who }'s hand goes to the discard pile: { $card }.
    .who = Your hand goes to the discard pile: { $card }.
log-stole = { $who } takes a card from { $who2 }.
    .who = You take a card from { $who2 }.
    .who2 = { $who } takes a card from you.
log-stole-own = { $who } takes “{ $card }” from { $who2 }.
    .who = You take “{ $card }” from { $who2 }.
    .who2 = { $who } takes “{ $card }” from you.
log-gave = { $who } gives { $who2 } a card.
    .who = You give { $who2 } a card.
    .who2 = { $who } gives you a card.
log-gave-own = { $who } gives { $who2 } “{ $card }”.
    .who = You give { $who2 } “{ $card }”.
    .who2 = { $who } gives you “{ $card }”.
log-showed = { $who } shows { $who2 } a card.
    .who = You show { $who2 } a card.
    .who2 = { $who } shows you a card.
log-showed-own = { $who } shows “{ $card }” to { $who2 }, and to nobody else.
    .who = You show “{ $card }” to { $who2 }, and to nobody else.
    .who2 = { $who } shows “{ $card }” to you, and to nobody else.
log-saw-hand = { $who } looks at { $who2 }'s hand.
    .who = You look at { $who2 }'s hand.
    .who2 = { $who } looks at your hand.
log-saw-hand-own = You look at { $who2 }'s hand: { $card }.
log-left-behind = “{ $card }”, from { $who }'s hand, goes to the discard pile.
    .who = “{ $card }”, from your hand, goes to the discard pile.
looted =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
log-looted = { $who } keeps { looted } of { $who2 }'s.
    .who = You keep { looted } of { $who2 }'s.
    .who2 = { $who } keeps { looted } of yours.
log-looted-own = { $who } keeps { looted } of { $who2 }'s: { $card }.
    .who = You keep { looted } of { $who2 }'s: { $card }.
    .who2 = { $who } keeps { looted } of yours: { $card }.
log-conjured = { $who } takes “{ $card }” out of the discard pile.
    .who = You take “{ $card }” out of the discard pile.
log-took-from-pile = { $who } takes “{ $card }” from the discard pile.
    .who = You take “{ $card }” from the discard pile.
log-foresaw =
    { $n ->
        [one] { $who } looks at the top card of the deck.
       *[other] { $who } looks at the top { $n } cards of the deck.
    }
    .who =
        { $n ->
            [one] You look at the top card of the deck.
           *[other] You look at the top { $n } cards of the deck.
        }
log-foresaw-own =
    { $n ->
        [one] You look at the top card of the deck: { $card }.
       *[other] You look at the top { $n } cards of the deck: { $card }.
    }
log-took-foreseen = { $who } keeps one of them.
    .who = You keep one of them.
log-took-foreseen-own = You keep “{ $card }”.
log-put-back =
    { $n ->
        [one] { $who } puts { $n } card back on the deck.
       *[other] { $who } puts { $n } cards back on the deck, in any order.
    }
    .who =
        { $n ->
            [one] You put { $n } card back on the deck.
           *[other] You put { $n } cards back on the deck, in any order.
        }
log-put-back-own =
    { $n ->
        [one] You put “{ $card }” back on the deck.
       *[other] You put { $n } cards back on the deck, from the top: { $card }.
    }

log-peeked = { $who } looks at { $who2 }'s secret.
    .who = You look at { $who2 }'s secret.
    .who2 = { $who } looks at your secret.
log-peeked-own = You look at { $who2 }'s secret: “{ $secret }”.
log-secret-shown = { $who }'s secret is turned face up: “{ $secret }”.
    .who = Your secret is turned face up: “{ $secret }”.
log-princess-freed = The Princess is free!
log-princess-to-centre = The Princess is in the centre of the table.
log-princess-dropped = { $who } lets go of the Princess, who is now in the centre of the table.
    .who = You let go of the Princess, who is now in the centre of the table.

log-bank-is-empty = The bank has no gold left.
log-deck-is-empty = There is no card left in the deck.
log-shop-is-empty = There is no card left in the shop.
log-cannot-pay = { $who } hasn't the gold for that.
    .who = You haven't the gold for that.
log-has-no-gold = { $who } has no gold.
    .who = You have no gold.
log-has-no-cards = { $who } has no cards.
    .who = You have no cards.
log-has-no-other-card = { $who } has no other card to discard.
    .who = You have no other card to discard.
log-has-no-spells = There is no spell on { $who }.
    .who = There is no spell on you.
log-has-all-hearts = { $who } has all their ♥ already.
    .who = You have all your ♥ already.
log-cannot-heal = { $who } can't regain ♥.
    .who = You can't regain ♥.
log-secret-was-shown = { $who }'s secret was face up already.
    .who = Your secret was face up already.
log-no-secrets-left = No other secret lies face down any more.
log-princess-taken = { $who } takes the Princess.
    .who = You take the Princess.
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

ending-escaped = The road ends, and whoever has the Princess escapes with her
ending-captivity = The road ends, and the Princess is still captive: her Kidnapper wins
ending-draw = The Princess is free and nobody takes her: a draw for those alive
ending-nobody = Only ghosts are left on the road: nobody wins

## Settings of the table

setting-two_heroes = Two heroes to choose from for everybody (up to five players)
setting-teams = Two against two (with four players)
setting-revealed_frees = The Princess is free as soon as the Kidnapper is revealed
setting-bar_accomplice = Without the secret “Accomplice”
setting-bar_betrothed = Without the secret “Betrothed”
setting-bar_bounty_hunter = Without the secret “Bounty Hunter”
setting-bar_undying = Without the secret “Undying”
setting-bar_hidden_heir = Without the secret “Hidden Heir”
setting-bar_royal_spy = Without the secret “Royal Spy”
setting-bar_covert_warlock = Without the secret “Covert Warlock”
setting-bar_necromancer = Without the secret “Necromancer”
setting-bar_witness = Without the secret “Witness”

## Why a duel was won

duel-beats = { $type } beats { $type2 }.
duel-unanswered = No answer: it succeeds.
duel-magic-answer = Magic is no answer: it is discarded.
duel-alone = Nobody opposite: it succeeds.

## The lesson

lesson-goal = Somebody at this table has kidnapped the Princess, and only they know who it is.
lesson-win = Whoever has the Princess in hand when this deck runs out wins.
lesson-secret = This is your secret: only you can see it, and it had better stay that way.
lesson-explore = You do one single thing in your turn; this time, explore and take the first card of the deck.
lesson-challenged = { $who3 } challenges you and has laid a card face down: it won't be flowers.
lesson-answer = Most likely it is an attack, and Defence beats Attack: answer with “{ card-leaf-cloak }”.
lesson-won = You have won: your card does what it says, you draw another, and the two laid cards go back to the hands.
lesson-sell = Now trade: sell “{ card-wooden-shield }” and earn a coin.
lesson-buy = Three coins are enough for a “{ card-riposte }” from the shop: buy it.
lesson-done = You could go on buying and selling, but that will do: stop here.
lesson-challenge = Time to look for the culprit: challenge { $who1 }, who sings too well to be innocent.
lesson-trail = Strategy beats Defence, and cautious people defend themselves: lay “{ card-follow-the-trail }”.
lesson-look = You were right, and your card lets you look at a secret: that of { $who1 }, of course.
lesson-kidnapper = It was { $who1 }: take all those hearts away, and the Princess will be free.
lesson-load = With more than five cards you are overloaded: your attack is seen, and you can't answer theirs.
lesson-end = You can explore, trade and duel. What you make of what you have seen is your own affair.

## Why one might choose something, for who asks for a hint

reason-sure-win = With that the road ends in this very turn, and you win.
reason-mix = Who mixes well lays “{ $card }” { $n } % of the time here: nobody can count on it, and it does well.
reason-mix-answer = Against what they may have laid, who mixes well answers with “{ $card }” { $n } % of the time.
reason-explore = It is a card more in your hand; { $n } are left on the road.
reason-explore-for-time = Time works for you while the Princess is captive, and { $n } cards are left on the road.
reason-explore-to-escape = The Princess is with your side: every card nearer to the end of the road, { $n } from here, is yours.
reason-wander = You come back with more cards, and { $n } are left on the road.
reason-wander-for-time = Wandering takes three cards off a road of { $n }, and time works for you.
reason-wander-to-escape = The Princess is with your side, and wandering shortens the road of { $n } cards.
reason-challenge = { $who } has { $n } ♥ left; who brings a hero down takes what they like of the hand.
reason-challenge-suspect = By all you know { $who } is the Kidnapper with { $n } %, and only bringing the Kidnapper down frees the Princess.
reason-challenge-overloaded = { $who } is overloaded: your attack can't be answered.
reason-challenge-escort = The Princess is with { $who }: a duel won is a way to her.
reason-sell = “{ $card }” is worth less to you than the gold that buys something better.
reason-buy = “{ $card }” is worth more to you than { $n } gold.
reason-use-secret = Your secret counts only once, and now it brings something.
reason-enchant = “{ $card }” on { $who } changes things to your good.
reason-revive = You can give up “{ $card }” for a heart, and only a hero can win duels.
reason-claim = Whoever has the Princess when the road ends wins.
reason-leave = She makes you the one everybody challenges.
reason-place = What stands on “{ $card }” serves you here.
reason-take = “{ $card }” fits your hand.
reason-discard-least = You can do without “{ $card }”.
reason-give-least = You can spare “{ $card }”, and it serves them little.
reason-show-least = “{ $card }” tells little about what you can do.
reason-put-least = “{ $card }” on top of the deck is for whoever draws next.
reason-peek = { $who } may be the Kidnapper ({ $n } %): looking settles it.
reason-spell-own = It is a help for { $who }, who is on your side.
reason-spell-on = It weighs on { $who }, and that is to your good.
reason-heal = A heart is worth more to you than being rid of a spell.
reason-lift = That spell costs you more than it is worth.
reason-confess = Your secret costs you less than hearts; you have { $n } left.
reason-bleed = Your secret is worth more than hearts; you have { $n } left.
reason-pay = What it brings is worth more than its price.
reason-hero = Both heroes do; its gear is what you begin with.
reason-buy-off = Without “{ $card }” you can challenge again.
reason-alone = With nobody left to challenge, a card of yours succeeds at once.
reason-enough = What could still be had isn't worth its price.
