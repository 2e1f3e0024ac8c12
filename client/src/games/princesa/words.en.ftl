# What the board of La Princesa says and the game doesn't say otherwise.

# The heroes without their article, where there is no room.
crest-knight = Knight
crest-huntress = Huntress
crest-wizard = Wizard
crest-thief = Thief
crest-barbarian = Barbarian
crest-priestess = Priestess
crest-bard = Bard
crest-witch = Witch
crest-inventor = Inventor
crest-merchant = Merchant

no-hero = Choosing…
heroes-label = Heroes, in the order of turns
hearts = { $n } of { $most } hearts
ghost-hearts = Ghost, without hearts
ghost-word = ghost
gold-word = gold
cards-word = cards in hand
marks-word = { $n ->
    [one] mark
   *[other] marks
}
you-called = { $name }, you
secret-open = face up
secret-only-you = Only you know.
secret-hidden = secret
secret-covered = covered
secret-innocent = not the Kidnapper
can-choose = Can be chosen.
chosen = Chosen.

tag-challenges-you = challenges you
tag-challenges = challenges
tag-challenged = answers
tag-decides = decides
tag-turn = turn
tag-won = wins
tag-princess = Princess
tag-overload = overloaded
tag-unveil = turn up
tag-partner = your partner

gear-of = Starting gear: { $hero }

centre-label = The centre of the table
princess-name = The Princess
princess-captive = The Princess, captive, behind bars
princess-free = The Princess, free, in the centre of the table
princess-held = The Princess is not in the centre: { $who } has her
princess-mine = The Princess is not in the centre: you have her
princess-state-captive = Captive
princess-state-free = Free
princess-state-held = { $who } has her
princess-state-mine = You have her
princess-hint-captive = She will be free when the Kidnapper’s hero falls.
princess-hint-free = Whoever wins a duel may take her.
princess-hint-held = Whoever has her when the deck runs out wins.
princess-hint-mine = If you have her when the deck runs out, you win.
wheel-label = Attack beats Strategy, Strategy beats Defence, Defence beats Attack

laid-mine = Face down; only you know it is “{ $card }”
laid-hidden = { $who }’s card, face down
side-attack = { $who } attacks
side-attack-you = Your attack
side-answer = { $who } answers
side-answer-you = Your answer
side-chooses = { $who } is choosing
side-chooses-you = You are choosing
side-no-attack = { $who }: no card left
side-no-attack-you = No card left
side-no-answer = { $who } does not answer
side-no-answer-you = You do not answer
side-won = { $who } wins
side-won-you = You win
against-nobody = Nobody opposite
earlier-rounds = Earlier rounds of { $who }
duel-won = { $who } wins
duel-you-won = You win
duel-tied = { $type } against { $type }: a tie, so it goes on.
duel-environment = { $who } brings “{ $card }”: the duel ends.
duel-spell = “{ $card }” falls on { $who }.
duel-nobody = It ends without a winner.

shop-label = Shop
shop-price = { $n ->
    [0] free
   *[other] { $n } gold each
}
shop-short = { $n } short
shop-empty = empty
rest-label = Environment, deck and discards
no-environment = No Environment
deck-word = Deck
deck-explore = Explore
deck-wander = Wander
second-deck-word = then the discards
discard-word = Discards
discard-short = Disc.
discard-open = Open and read the discards
pile-title = Discards · { $n }
pile-empty = No cards yet.
hero-line = { $who }: { $n } of { $most } ♥, { $gold } gold, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
spells-title = Spells on this hero
no-spells = No spells on this hero

hand-label = Your cards
used-card = Already used in this duel.
laid-card = Laid face down.
no-cards = You have no cards left.
cannot-now = Not now; choose it and you are told why.
ways-label = What you do with “{ $card }”
aim-hint = Choose a hero for it.
aim-or = Choose a hero for it, or else:
hint-sell = To attack with it, challenge a hero first.
hint-revive = You discard to resurrect: one ♥ a card.

turn-act = Your turn
turn-attack = Your attack
turn-answer = Your answer
turn-ghost = Your turn, ghost
turn-choose = Your choice

context-act = One action only: explore (the deck), trade (the shop and your hand) or challenge (a hero).
context-trade = Sell from your hand or buy in the shop, as much as you like.
context-haunt = Wander (the deck), enchant a hero (a Magic card) or resurrect (discard cards).
context-revive = One ♥ for each card. What you don’t discard stays in your hand.
context-attack = It goes face down: nobody sees it until it is answered.
context-answer = Nobody sees your card until you confirm.
context-answer-openly = You answer knowing the attack.
context-finish = Whatever you lay succeeds.
context-loot = What you leave alone you keep; what you discard goes to the pile.
context-claim = Whoever has her when the deck runs out wins.
context-peek = Only you will see it, but everyone will know where you looked.
context-hero = Everyone chooses at once; nobody sees yours.

commit-aim-peek = Look at { $who }’s secret
commit-aim-cast = Put it on { $who }
commit-discard-loot = Leave “{ $card }”
short-explore = Explore
short-sell = Sell it
short-buy = Buy it
short-challenge = Challenge: { $who }
short-wander = Wander
short-enchant = Enchant: { $who }
short-revive = Discard it
short-revive-haunt = Resurrect
short-place = Lay it
short-aim = { $who }
short-take = Keep it
short-discard = Discard it
short-discard-loot = Leave it
short-show = Show it
short-give = Give it
short-put = Put on top
short-claim = Take her
short-leave = Leave her
short-keep = { $hero }

headline-draw = A draw

kept-secret = kept: { $secret }

notebook = What you know
aid-tab = Notes
only-you = only you
unknown = unknown
note-innocent = Not the Kidnapper
note-peeked = (you looked, turn { $turn })
note-witnessed = (you saw it before the start)
note-revealed = (revealed, turn { $turn })
note-fell = (fell, turn { $turn })
note-used = (turned up, turn { $turn })
note-road-ended = (at the end of the road)
note-not = Not: { $secrets }.
note-looked = Seen by: { $people }.
note-seen-by = Seen by: { $people }
note-cards = Holds: { $cards }.
note-maybe = Holds at least { $n } of: { $cards }.
note-foreseen = On top of the deck: { $cards }.

bet-question = Who wins?
reaction-1 = Not me, I swear
reaction-2 = I saw your secret
reaction-3 = Why me?
reaction-4 = After her!
reaction-5 = Well played
reaction-6 = 👻
