# The Hunger in English. Spaces bring their article along.

game = The Hunger
blurb = Hunt all night, and be back at the castle before the sun rises.
pitch = You are vampires: the further you hunt, the better the prey and the slower the way home. Whoever isn't back at the castle by sunrise burns.
like-easy = Overlooks things, as a beginner does. Won 8 of 24 duels with the house.
like-house = Knows how far home is. Nine of ten come back before dawn.
like-search = Tries its moves before it goes, and takes its time. In a trial of this way of playing it won 13 of 17 duels with the house.

## Cards

card-night-flight = Night Flight
card-vampiric-speed = Vampiric Speed
card-vampire-strength = Vampire Strength
card-vampiric-will = Vampiric Will
card-vampire-thirst = Vampire Thirst
card-the-hunger = The Hunger
card-teresa = Teresa
card-ivo = Ivo
card-marcela = Marcela
card-anselmo = Anselmo
card-greta = Greta
card-tobias = Tobias
card-ramona = Ramona
card-basil = Basil
card-molina-family = The Molina Family
card-fairground-folk = Fairground Folk
card-nicholas = Nicholas
card-lucy = Lucy
card-granny-agnes = Granny Agnes
card-thomas = Thomas
card-rita = Rita
card-hugo = Hugo
card-pilar = Pilar
card-merchants = Merchants
card-felix = Felix
card-elmer = Elmer
card-bernard = Bernard
card-sister-clara = Sister Clara
card-father-elias = Father Elias
card-bishop-severo = Bishop Severo
card-novice-matthew = Novice Matthew
card-sexton-lope = Sexton Lope
card-abbot-ulric = Abbot Ulric
card-sister-remedios = Sister Remedios
card-pilgrims = Pilgrims
card-parish-choir = Parish Choir
card-altar-boy-blaise = Altar Boy Blaise
card-hermit-simeon = Hermit Simeon
card-preacher-cosmo = Preacher Cosmo
card-parishioners = Parishioners
card-exorcist-damasus = Exorcist Damasus
card-sister-benita = Sister Benita
card-deacon-oscar = Deacon Oscar
card-mother-superior = Mother Superior
card-brother-giles = Brother Giles
card-bell-ringer-quico = Bell-ringer Quico
card-hunters = Hunters
card-corporal-lara = Corporal Lara
card-recruit-nuno = Recruit Nuno
card-sergeant-brau = Sergeant Brau
card-captain-ferran = Captain Ferran
card-night-watch = Night Watch
card-patrol = Patrol
card-rider-diana = Rider Diana
card-courier-paul = Courier Paul
card-veteran-otto = Veteran Otto
card-camp-cook-chema = Camp Cook Chema
card-gunner-vega = Gunner Vega
card-sentinel-ivan = Sentinel Ivan
card-drummer-leo = Drummer Leo
card-crossbow-nora = Crossbow Nora
card-lancer-rocco = Lancer Rocco
card-lieutenant-alba = Lieutenant Alba
card-bosun-tar = Bosun Tar
card-army-chaplain = Army Chaplain
card-quartermaster-simon = Quartermaster Simon
card-cyrana = Cyrana
card-roxane = Roxane
card-countess-amalia = Countess Amalia
card-duke-octavio = Duke Octavio
card-marquis-gallus = Marquis Gallus
card-lady-violet = Lady Violet
card-infanta-eleanor = Infanta Eleanor
card-courtiers = Courtiers
card-ducal-retinue = Ducal Retinue
card-ball-guests = Ball Guests
card-poet-lysander = Poet Lysander
card-viscount-damian = Viscount Damian
card-horsewoman-elvira = Horsewoman Elvira
card-gluttonous-baron = Gluttonous Baron
card-lady-pepper = Lady Pepper
card-tipsy-archduke = Tipsy Archduke
card-widow-rosalie = Widow Rosalie
card-aged-baron = Aged Baron
card-patroness-flora = Patroness Flora
card-page-martin = Page Martin
card-echo = Echo
card-fang = Fang
card-ash = Ash
card-luna = Luna
card-alpha = Alpha
card-howl = Howl
card-shriek = Shriek
card-vesper = Vesper
card-ears = Ears
card-radar = Radar
card-nocturne = Nocturne
card-sooty = Sooty
card-duchess = Duchess
card-missal = Missal
card-hound = Hound
card-gnawer = Gnawer
card-whiskers = Whiskers
card-rat-queen = Rat Queen
card-messenger-raven = Messenger Raven
card-magpie = Magpie
card-lookout-raven = Lookout Raven
card-black-bear = Black Bear
card-bat-form = Bat Form
card-wolf-form = Wolf Form
card-mist = Mist
card-celerity = Celerity
card-hypnosis = Hypnosis
card-purge = Purge
card-ancestral-might = Ancestral Might
card-claws = Claws
card-dark-digestion = Dark Digestion
card-shroud-of-shadows = Shroud of Shadows
card-endless-thirst = Endless Thirst
card-frenzy = Frenzy
card-charm = Charm
card-foretelling-dream = Foretelling Dream
card-eternal-rose = Eternal Rose
card-blood-rose = Blood Rose
card-wind-rose = Wind Rose

## What each human does

trade-teresa = innkeeper
trade-ivo = farmhand
trade-marcela = baker
trade-anselmo = miller
trade-greta = dairymaid
trade-tobias = drunkard
trade-ramona = cook
trade-basil = spice seller
trade-molina-family = family
trade-fairground-folk = fair folk
trade-nicholas = postman
trade-lucy = errand girl
trade-granny-agnes = grandmother
trade-thomas = woodcutter
trade-rita = seamstress
trade-hugo = smith
trade-pilar = fishmonger
trade-merchants = merchants
trade-felix = minstrel
trade-elmer = shepherd
trade-bernard = monk
trade-sister-clara = nun
trade-father-elias = priest
trade-bishop-severo = bishop
trade-novice-matthew = novice
trade-sexton-lope = sexton
trade-abbot-ulric = abbot
trade-sister-remedios = nurse
trade-pilgrims = pilgrims
trade-parish-choir = choir
trade-altar-boy-blaise = altar boy
trade-hermit-simeon = hermit
trade-preacher-cosmo = preacher
trade-parishioners = parishioners
trade-exorcist-damasus = exorcist
trade-sister-benita = pastry nun
trade-deacon-oscar = deacon
trade-mother-superior = prioress
trade-brother-giles = brewer monk
trade-bell-ringer-quico = bell-ringer
trade-hunters = hunters
trade-corporal-lara = corporal
trade-recruit-nuno = recruit
trade-sergeant-brau = sergeant
trade-captain-ferran = captain
trade-night-watch = watch
trade-patrol = patrol
trade-rider-diana = rider
trade-courier-paul = courier
trade-veteran-otto = veteran
trade-camp-cook-chema = camp cook
trade-gunner-vega = gunner
trade-sentinel-ivan = sentinel
trade-drummer-leo = drummer
trade-crossbow-nora = crossbow
trade-lancer-rocco = lancer
trade-lieutenant-alba = lieutenant
trade-bosun-tar = bosun
trade-army-chaplain = chaplain
trade-quartermaster-simon = quartermaster
trade-cyrana = twin
trade-roxane = twin
trade-countess-amalia = countess
trade-duke-octavio = duke
trade-marquis-gallus = marquis
trade-lady-violet = lady
trade-infanta-eleanor = princess
trade-courtiers = courtiers
trade-ducal-retinue = retinue
trade-ball-guests = guests
trade-poet-lysander = poet
trade-viscount-damian = viscount
trade-horsewoman-elvira = horsewoman
trade-gluttonous-baron = baron
trade-lady-pepper = lady
trade-tipsy-archduke = archduke
trade-widow-rosalie = widow
trade-aged-baron = baron
trade-patroness-flora = patroness
trade-page-martin = page

## Missions

mission-full-bodied = Full-Bodied
mission-blue-and-purple = Blue and Purple
mission-devout-folk = Devout Folk
mission-masters-and-servants = Masters and Servants
mission-crusade = Crusade
mission-sword-and-crown = Sword and Crown
mission-peasant-blood = Peasant Blood
mission-altar-wine = Altar Wine
mission-taste-of-iron = Taste of Iron
mission-blue-blood = Blue Blood
mission-full-menu = Full Menu
mission-balanced-diet = Balanced Diet
mission-one-dish-meal = One-Dish Meal
mission-no-incense = No Incense
mission-the-pack = The Pack
mission-menagerie = Menagerie
mission-animal-court = Animal Court
mission-blood-scholar = Blood Scholar
mission-rose-garden = Rose Garden
mission-collector = Collector
mission-full-hands = Full Hands
mission-iron-stomach = Iron Stomach
mission-light-deck = Light Deck
mission-gluttony = Gluttony
mission-early-riser = Early Riser
mission-by-a-whisker = By a Whisker
mission-burning-mouth = Burning Mouth
mission-penitent = Penitent
mission-terror-of-the-village = Terror of the Village
mission-terror-of-the-temple = Terror of the Temple
mission-terror-of-the-barracks = Terror of the Barracks
mission-terror-of-the-palace = Terror of the Palace
mission-beast-lord = Beast Lord
mission-arch-vampire = Arch-Vampire
mission-thief-king = Thief King
mission-great-digestion = Great Digestion
mission-coast-vampire = Coast Vampire
mission-forest-vampire = Forest Vampire
mission-peak-vampire = Peak Vampire
mission-surge = Surge
mission-second-helping = Second Helping
mission-banquet = Banquet
mission-grave-robber = Grave Robber
mission-noble-banquet = Noble Banquet
mission-sacred-banquet = Sacred Banquet
mission-purification = Purification
mission-retreat = Retreat
mission-shove = Shove
mission-good-company = Good Company
mission-plunder = Plunder

## Bonus tokens

token-one-villager = Villager
token-one-religious = Cleric
token-one-military = Soldier
token-one-noble = Noble
token-one-of-any-kind = Human of your choice
token-one-speed = Speed 1
token-two-speed = Speed 2
token-one-hunt = One more hunt
token-discard-and-draw = Discard and draw
token-one-card = Draw
token-one-mission = Mission
token-parasol = Parasol
token-velvet = Velvet clothes

## Vampires

vampire-valerio = Count Valerio
vampire-ilona = Countess Ilona
vampire-morcant = Baron Morcant
vampire-sabine = Lady Sabine
vampire-aldous = Sir Aldous
vampire-zorya = Madame Zorya

## Spaces

space-castle = the castle
space-gate = the gate
space-vaults = the vaults
space-ossuary = the ossuary
space-snowy-pass = the snowy pass
space-refuge = the refuge
space-frozen-well = the frozen well
space-mountain-crypt = the mountain crypt
space-high-halt = the high halt
space-wolf-pass = Wolf Pass
space-raven-bend = Raven Bend
space-old-mine = the old mine
space-tunnel = the tunnel
space-stray-wagon = the stray wagon
space-viaduct = the viaduct
space-farms = the farms
space-market = the market
space-harbour = the harbour
space-lighthouse = the lighthouse
space-central-station = the central station
space-barracks = the barracks
space-village-well = the village well
space-plains-crypt = the plains crypt
space-bridge = the bridge
space-south-platform = the south platform
space-church = the church
space-warehouse = the warehouse
space-tavern = the tavern
space-manor = the manor
space-water-tank = the water tank
space-first-boat = the first boat
space-well-island = Well Island
space-second-boat = the second boat
space-treasure-island = Treasure Island
space-third-boat = the third boat
space-spring-island = Spring Island
space-forest-edge = the edge of the forest
space-hermitage = the hermitage
space-clearing = the clearing
space-jetty = the jetty
space-hollow-trunk = the hollow trunk
space-forest-station = the forest station
space-mossy-well = the mossy well
space-flea-market = the flea market
space-beech-wood = the beech wood
space-forest-crypt = the forest crypt
space-altar = the altar
space-hedges = the hedges
space-bramble-gate = the bramble gate
space-cutting = the cutting
space-guard-post = the guard post
space-charcoal-shed = the charcoal shed
space-cistern = the cistern
space-trench = the trench
space-sawmill = the sawmill
space-hunting-lodge = the hunting lodge
space-points = the points
space-dead-siding = the dead siding
space-mole-hill = the mole hill
space-rail-end = the end of the line
space-labyrinth = the labyrinth

## Words

kind-villager = villager
kind-religious = cleric
kind-military = soldier
kind-noble = noble
kinds-villager = villagers
kinds-religious = clerics
kinds-military = soldiers
kinds-noble = nobles
type-human = human
type-familiar = familiar
type-power = power that you hunted
type-starting = starting power
types-familiar = familiars
types-power = hunted powers
types-rose = roses
type-rose = rose
category-wolf = wolf
category-bat = bat
category-cat = cat
category-dog = dog
category-rat = rat
category-raven = raven
category-bear = bear
category-form = form
category-body = body
category-mind = mind
category-rose = rose
category-none = none
region-forest = the forest
region-plains = the plains
region-mountains = the mountains
region-cemetery = the cemetery
region-castle = the castle
source-hunted = Quarry
source-plains = Plains
source-forest = Forest
source-effects = Effects
source-tokens = Tokens
source-castle = Castle
source-roses = Roses
source-missions = Missions
source-bonuses = Cards at the end
source-dawn = Dawn

## What they do

v-draw = { $form ->
    [you-when] you draw
    [you-unless] you draw
   *[other] draw
}
v-discard = { $form ->
    [you-when] you discard
    [you-unless] you discard
   *[other] discard
}
v-digest = { $form ->
    [you-when] you digest
    [you-unless] you digest
   *[other] digest
}
v-take = { $form ->
    [you-when] you take
    [you-unless] you take
   *[other] take
}
v-score = { $form ->
    [you-when] you score
    [you-unless] you score
   *[other] score
}
v-gain = { $form ->
    [you-when] you gain
    [you-unless] you gain
   *[other] gain
}
v-hunt = { $form ->
    [you-when] you hunt
    [you-unless] you hunt
   *[other] hunt
}
v-step = { $form ->
    [you-when] you go back
    [you-unless] you go back
   *[other] go back
}
do-draw = { v-draw } { $n ->
    [one] 1 card
   *[other] { $n } cards
} into play
do-cycle = { v-discard } another card in play that was not activated and draw 1 in its place{ $n ->
    [one] {""}
   *[other] ; then you may do so again, up to { $n } times in all
}
do-digest = { v-digest } { $n ->
    [one] up to 1 human
   *[other] up to { $n } humans
} from play or from your discard pile
do-take-mission = { v-take } a mission from a crypt of your choice, as if you stood there
do-take-another-mission = { v-take } another mission from the crypt you are in
do-score = { v-score } { $what }
lot-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
do-score-each-hunted = { v-score } { $n ->
    [one] 1 point
   *[other] { $n } points
} for each human of that hunt
do-score-each-pushed = { v-score } { $n ->
    [one] 1 point
   *[other] { $n } points
} for each vampire that you pushed
do-quicken = { v-gain } { $n } speed this turn
do-quicken-each-human = { v-gain } { $n } speed for each human you have in play
do-hunt-again = { v-hunt } { $n ->
    [one] once more
   *[other] { $n } more times
} this turn, at the usual cost
do-hunt-beside = { v-hunt } another pile of the same column for free
do-take-top-card = also take the top card of the hunt deck, which counts as hunted
do-step-home = { v-step } up to { $n } spaces towards the castle, without space effects or pushing
do-when = when { $cond }: { $do }
do-at-step = { $step }: { $do }
step-first = as your turn begins
step-moving = before you move
step-acting = after you have moved
step-spending = before you move or hunt
step-whenever = at any time in your turn
may-sacrifice = as your turn begins you may discard this card to { $do }
do-when-hunted = { $trait }: when hunted, { $do }
trait-gregarious = gregarious
trait-inspiring = inspire
do-when-taken = on taking it, { $do } more
play-after-dawn = after the last turn you may play one more, without hunting
counts-as = counts as 1 { $kind } for missions
counts-as-any = at the end it counts for missions as 1 human of the kind you choose

## When

cond-human-in-play = you have a human in play
cond-another-in-play = you have another { $category } in play
cond-human-is = it is a { $kind }
cond-harm-in-play = your turn begins with holy water, disorientation or spicy blood in play
cond-hunted-human-in = you have just hunted a human in { $region }
cond-hunted-kind = you have just hunted a { $kind }
cond-hunted-humans = you have hunted { $n } humans or more this turn
cond-has-hunted = you have hunted
cond-hunted-in-company = you have hunted with another vampire in your region
cond-has-pushed = you have pushed
cond-took-token = you have taken a bonus token
cond-opened-crypt = you have taken a mission at a crypt
when-summing = as you add up your speed
when-hunted-human = for each human you hunt
when-hunted-human-human-is = for each { $kind } you hunt
when-took-token = when you take a bonus token
when-turn-ends = at the end of your turn
until-turn-ends = until the end of your turn
fact-human = { SENTENCE($kind) }: speed { $speed }, { $n ->
    [one] 1 point
   *[other] { $n } points
}.
fact-familiar = Familiar ({ $category }): speed { $speed }.
fact-power = Power ({ $category }): speed { $speed }.
fact-starting = Starting power: speed { $speed }.
fact-rose = Rose: speed { $speed }, { $n ->
    [one] 1 point
   *[other] { $n } points
}.

## What is so

rule-permanent = permanent: it stays in play at the end of the turn
stat-slow = slow: it enters in column { $n }
stat-fast = fast: its pile costs { $n } more to hunt
rule-unique = unique: you can have only one of its type and category
rule-prepared = prepared: as you get it you may put it on top of your deck
rule-no-hunt = holy water: while it is in play you can't hunt
stat-disoriented = disorientation: before you add up your speed you go { $n ->
    [one] 1 space
   *[other] { $n } spaces
} towards the labyrinth
rule-thirsty = spicy: you must use your speed to go to the nearest well
rule-unharmed = holy water, disorientation and spicy blood do nothing to you
rule-mist = instead of moving you may go to the nearest well for free
stat-hunts = you may hunt { $n ->
    [one] once more
   *[other] { $n } more times
} in your turn
stat-discount = hunting in the hunt zone costs you { $n } less

## What it is worth at dawn

worth-per = at the end, { $n ->
    [one] 1 point
   *[other] { $n } points
} { $each }
each = for each { $one }
tally-kind = { $n ->
    [one] { $kind }
   *[other] { $kinds }
}
tally-cards-of-kind = { $kind } card you have, this one too
tally-sets = { $n ->
    [one] full set of the four kinds of human
   *[other] full sets of the four kinds of human
}
tally-most-kind = { $n ->
    [one] human of one kind
   *[other] humans of one kind
}
tally-humans = { $n ->
    [one] human
   *[other] humans
}
tally-category = { $category } you have
tally-type = { $n ->
    [one] { $type }
   *[other] { $types }
}
tally-familiar-categories = different category among your familiars
tally-tokens = { $n ->
    [one] bonus token (used or not)
   *[other] bonus tokens (used or not)
}
tally-digested = { $n ->
    [one] digested human
   *[other] digested humans
}
tally-humans-that = human { $question }
question-thirsty = with spicy blood
question-no-hunt = with holy water
tally-deck = { $n ->
    [one] card in deck, hand, discard pile and play
   *[other] cards in deck, hand, discard pile and play
}
worth-at-least = at the end, { $n } points if you have at least { $least } { $what }
worth-at-most = at the end, { $n } points if you have at most { $most } { $what }
worth-without = at the end, { $n } points if you have no { $kind }, and at least { $least } humans
worth-together = at the end, { $n } points if you also have { $card }
worth-most = at the end, { $n } points if you have more { $what } than any other vampire that survives
worth-home-by = at the end, { $n } points if you came back to the castle in turn { $turn } or before
worth-home-from = at the end, { $n } points if you came back to the castle in turn { $turn } or later

## What is asked

ask-vampire = Which vampire are you?
ask-beginner = Is it your first night? Beginners are safe in the mountains.
ask-first-mission = Which mission do you keep?
ask-activate = What do you activate now?
ask-discard = { $card }: what do you discard?
ask-digest = { $card }: whom do you digest?
ask-crypt = { $card }: from which crypt?
ask-keep-mission = Which mission do you keep? { $n } more to choose.
ask-go-astray = You wander towards the labyrinth. Which way?
ask-move = Speed { $n }. Where do you go?
ask-push = Where do you push { $who }?
ask-act = Speed { $n }. What do you do?
ask-end = Nothing is left to do here. Do you end your turn?
ask-hunt-beside = { $card }: which pile do you hunt?
ask-step-home = { $card }: do you go back?
ask-prepare = What do you put on top of your deck?
ask-like = Which kind of human does your token count as?
ask-parasol = It is dawn. Do you open the parasol and play one more turn?

option-hunt = Hunt for { $n } in row { $row }: { $card }
option-hunt-in-tavern = Hunt in the tavern
option-stay = Stay
option-drift = Mist to { $space }
option-like = { SENTENCE($kind) }
option-pick = { SENTENCE($thing) }
option-done = Nothing more
spare = don't push
end-turn = end turn

## What happens

log-chose-vampire = { $who } is { $vampire }.
    .who = You are { $vampire }.
log-beginner = { $who } will be safe in the mountains too.
    .who = You will be safe in the mountains too.
log-drew-missions = { $who } looks at missions, to keep one.
    .who = You look at missions, to keep one.
log-drew-missions-own = You are dealt these missions: { $mission }.
log-kept-mission = { $who } keeps a mission.
    .who = You keep a mission.
log-kept-mission-own = You keep this mission: { $mission }.
log-first-speed = { $who }'s first hand adds up to speed { $n }.
    .who = Your first hand adds up to speed { $n }.
log-new-quarry = New quarry: { $card }.
log-moon = The moon reaches turn { $n }.
log-tavern = There { $n ->
    [one] is 1 card
   *[other] are { $n } cards
} in the tavern.
log-turn = { $who }'s turn, with these in play: { $card }.
    .who = Your turn, with these in play: { $card }.
log-drew = { $who } draws: { $card }.
    .who = You draw: { $card }.
log-discarded = { $who } discards: { $card }.
    .who = You discard: { $card }.
log-reshuffled = { $who } shuffles the discard pile into a new deck.
    .who = You shuffle your discard pile into a new deck.
log-digested = { $who } digests: { $card }.
    .who = You digest: { $card }.
log-went-astray = { $who } wanders to { $space }.
    .who = You wander to { $space }.
log-speed = { $who } has speed { $n }.
    .who = You have speed { $n }.
log-moved = { $who } goes to { $space }.
    .who = You go to { $space }.
log-pushed = { $who } pushes { $who2 } to { $space }.
    .who = You push { $who2 } to { $space }.
    .who2 = { $who } pushes you to { $space }.
log-came-home = { $who } is back at the castle{ $n ->
    [0] {""}
   *[other] {" "}and scores { $n } points
}.
    .who = You are back at the castle{ $n ->
        [0] {""}
       *[other] {" "}and score { $n } points
    }.
log-took-token = { $who } opens a chest{ $points ->
    [0] {""}
    [one] {" "}and scores 1 point
   *[other] {" "}and scores { $points } points
}: { $token }.
    .who = You open a chest{ $points ->
        [0] {""}
        [one] {" "}and score 1 point
       *[other] {" "}and score { $points } points
    }: { $token }.
log-opened-crypt = { $who } looks at the { $n ->
    [one] mission
   *[other] { $n } missions
} in { $space }.
    .who = You look at the { $n ->
        [one] mission
       *[other] { $n } missions
    } in { $space }.
log-opened-crypt-own = In { $space } you see: { $mission }.
log-took-missions = { $who } now has { $n ->
    [one] 1 mission
   *[other] { $n } missions
}.
    .who = You now have { $n ->
        [one] 1 mission
       *[other] { $n } missions
    }.
log-hunted = { $who } hunts for { $n ->
    [0] free
   *[other] { $n }
}{ $points ->
    [0] {""}
    [one] {" "}and scores 1 point
   *[other] {" "}and scores { $points } points
}: { $card }.
    .who = You hunt for { $n ->
        [0] free
       *[other] { $n }
    }{ $points ->
        [0] {""}
        [one] {" "}and score 1 point
       *[other] {" "}and score { $points } points
    }: { $card }.
log-hunted-in-tavern = { $who } hunts in the tavern{ $points ->
    [0] {""}
    [one] {" "}and scores 1 point
   *[other] {" "}and scores { $points } points
}: { $card }.
    .who = You hunt in the tavern{ $points ->
        [0] {""}
        [one] {" "}and score 1 point
       *[other] {" "}and score { $points } points
    }: { $card }.
log-took-rose = { $who } takes the finest flower{ $points ->
    [0] {""}
    [one] {" "}and scores 1 point
   *[other] {" "}and scores { $points } points
}: { $card }.
    .who = You take the finest flower{ $points ->
        [0] {""}
        [one] {" "}and score 1 point
       *[other] {" "}and score { $points } points
    }: { $card }.
log-took-another = And with it { $who } takes another card{ $points ->
    [0] {""}
    [one] {" "}and scores 1 point
   *[other] {" "}and scores { $points } points
}: { $card }.
    .who = And with it you take another card{ $points ->
        [0] {""}
        [one] {" "}and score 1 point
       *[other] {" "}and score { $points } points
    }: { $card }.
log-paid = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} more: { $thing }.
    .who = You score { $points ->
        [one] 1 point
       *[other] { $points } points
    } more: { $thing }.
log-paid-for = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} more for { $card }: { $thing }.
    .who = You score { $points ->
        [one] 1 point
       *[other] { $points } points
    } more for { $card }: { $thing }.
log-put-on-top = { $who } puts a card on top of the deck: { $card }.
    .who = You put a card on top of your deck: { $card }.
log-used-token = { $who } uses a token: { $token }.
    .who = You use a token: { $token }.
log-used-mission = { $who } turns up a mission: { $mission }.
    .who = You turn up a mission: { $mission }.
log-used-gift = { $who } uses the gift of { $vampire }.
    .who = You use the gift of { $vampire }.
log-turn-over = { $who } rests and draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
    .who = You rest and draw { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
log-turn-over-own = You rest and draw: { $card }.
log-first-speed-own = Your first hand adds up to speed { $n }: { $card }.
log-turned-up = { $who } turns up { $n ->
    [one] this mission
   *[other] these missions
}: { $mission }.
    .who = You turn up your { $n ->
        [one] mission
       *[other] missions
    }: { $mission }.
log-dawn = Dawn breaks.
log-safe = { $who } is safe in the castle.
    .who = You are safe in the castle.
log-burnt = The sun burns { $who } to ashes.
    .who = The sun burns you to ashes.
log-scorched = The sun costs { $who } { $n ->
    [one] 1 point
   *[other] { $n } points
}.
    .who = The sun costs you { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
log-liked = { $n ->
    [one] { $who }'s token counts
   *[other] { $who }'s tokens count
} among: { $kinds }.
    .who = { $n ->
        [one] Your token counts
       *[other] Your tokens count
    } among: { $kinds }.
log-scored-card = { $who } scores { $n ->
    [0] nothing
    [one] 1 point
   *[other] { $n } points
}: { $card }.
    .who = You score { $n ->
        [0] nothing
        [one] 1 point
       *[other] { $n } points
    }: { $card }.
log-scored-mission = { $who } scores { $n ->
    [0] nothing
    [one] 1 point
   *[other] { $n } points
}: { $mission }.
    .who = You score { $n ->
        [0] nothing
        [one] 1 point
       *[other] { $n } points
    }: { $mission }.
log-night-over = { $count ->
    [one] { $who } wins
   *[other] { $who } win
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .who = { $count ->
        [one] You win
       *[other] { $who } win
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
log-all-burnt = Nobody has seen the day: nobody wins.
ending-dawn = The most famous vampire of the night
ending-ashes = Ashes: nobody has seen the day

## The sheet at the end

sheet-hunted = { $n ->
    [one] 1 human
   *[other] { $n } humans
}
sheet-each = { $n } × { $each }
sheet-text = { $thing }
sheet-rose = { $card }, on picking it
sheet-castle = back in turn { $n }
sheet-sun = dawn in { $space }
sheet-bonus = { $card }: { $why }
sheet-public = { $mission } (public): { $why }
sheet-own = { $mission }: { $why }
why-each = { $n } × { $each }
why-least = { $n }; at least { $least }
why-most = { $n }; at most { $most }
why-without = { $n ->
    [0] none; { $n2 } humans, at least { $least }
   *[other] { $n }; none allowed
}
why-together = { $n ->
    [0] without { $card }
   *[other] with { $card }
}
why-majority = { $n }; the next has { $n2 }
why-turn = { $n ->
    [0] not back
   *[other] back in turn { $n }
}
sheet-tie-home = Tie at { $n } points with { $who2 }. Back at the castle first: { $who }, in turn { $turn }.
sheet-tie-near = Tie at { $n } points with { $who2 }, and none of them came back. Nearest to the castle: { $who }.
sheet-tie-shared = Tie at { $n } points: the win belongs to { $who }.

## The board in words

board-moon = Turn { $n } of { $last }
board-place = In { $space }
board-score = { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-zone = In play: { $card }
board-hand = Your hand: { $card }
board-missions = Your missions: { $mission }
board-tokens = Tokens: { $token }
board-pile = row { $row }, costs { $n }, gives { $points }: { $card }
board-quarry = Hunt zone
board-column = Hunt: column { $n }
board-stacks = Hunt deck { $n }, tavern { $n2 }
board-tiles = Castle tiles: { $points }
board-home = { $n } from the castle
board-map = The map around: { $who }
board-ahead = At { $n }: { $spot }
spot = { $space }
spot-site = { $space } ({ $sight })
sight-castle = castle
sight-labyrinth = roses: { $card }
sight-open-chest = open chest: { $token }
sight-closed-chest = chest
chest-empty = empty chest
sight-well = well
sight-crypt = { $n ->
    [one] 1 mission
   *[other] { $n } missions
}
sight-tavern = tavern
sight-boat = boat
sight-market = market
sight-church = church
sight-barracks = barracks
sight-manor = manor
spot-with = { $spot }, with { $who }
board-public = Public missions: { $mission }

## What can be set

novice-mark = Novice mark: it may lie on top when novices begin.
novice-mark-on = Novice mark on { $n } of its { $copies } copies: it may lie on top when novices begin.
white-title = White title: it may be public among novices.
setting-mode = Mode (novice leaves out unmarked cards at first, giving missions back and the fire in the mountains)
mode-venerable = venerable
mode-novice = novice
setting-shelter = In venerable mode, beginners are safe in the mountains
setting-gifts = Each vampire has a gift to use once
setting-optional_discards = Discarding to draw is optional

## The lesson

lesson-goal = The night has fifteen turns: hunt, fulfil missions, and be back in the castle before the sun comes up.
lesson-vampire = Choose { vampire-valerio }: the portrait changes, but all vampires begin with the same six cards.
lesson-mission = Keep “{ mission-taste-of-iron }”: it pays 2 points for each soldier at the end, and only you see it.
lesson-speed = { $who1 } had the slowest hand and went first; your three cards are in play now and add up to 9.
lesson-strength = What draws and discards comes before you move: activate “{ card-vampire-strength }”, though without humans it does nothing.
lesson-move = Each space costs 1 speed: fly six to { space-frozen-well }, and 3 are left for hunting.
lesson-hunt = Fresh quarry costs 3: hunt { card-lieutenant-alba }, who is worth 3 points and a soldier.
lesson-rest = While nothing is drawn or revealed, each step can be taken back; end your turn: the quarry goes to your cards, and you draw another three.
lesson-will = What nobody hunts gets cheaper; your hand is slow now, so activate “{ card-vampiric-will }” to swap a card.
lesson-discard = Discard “{ card-vampire-thirst }”, the weakest, and see what comes.
lesson-weight = { card-lieutenant-alba }: quarry rides in your deck and gives no speed, so the more you hunt, the longer the way home.
lesson-crypt = With 4 you can step into { space-mountain-crypt }, next door, and still hunt.
lesson-another = Crypts hold missions: keep “{ mission-sword-and-crown }”, which wants soldiers too.
lesson-hunger = Hunt { card-recruit-nuno }: with “{ card-the-hunger }” in play each human pays 1 point more.
lesson-home = You are seven spaces from home: hunting is better farther out, but in plains and forest the sun turns you to ashes.
lesson-end = You can hunt, take missions and count the way back. Good night.

## Why one might choose something, for who asks for a hint

reason-done = Nothing of what is left is worth what it costs.
reason-done-acting = What you could still do here would slow your deck more than it brings.
reason-hunt = { SENTENCE($things) }: with what your missions want and what it does to your deck, worth { $n } by dawn.
reason-hunt-least = { SENTENCE($things) }: it brings little, and slows your deck.
reason-hunt-helpers = { SENTENCE($things) }: no points at once, but { $n } speed whenever it comes up, and it isn't dead weight.
reason-tavern = { $n } unseen cards for 2 speed are worth it while home is within reach.
reason-home = Home: the tile that is left scores { $n }, and no sun reaches you.
reason-last-turn = It is the last turn: at { $space } this is what dawn will find you.
reason-hurry = You are { $n } too far out to count on being home by dawn; from { $space } it is nearer.
reason-rose = In the labyrinth you take a rose, and are home by dawn with { $n } to spare.
reason-towards-rose = { SENTENCE($space) } is on the way to the roses; for getting home by dawn you have { $n } to spare.
reason-site = { SENTENCE($space) } has { $site } for you, and you are home by dawn with { $n } to spare.
reason-go-hunt = From { $space } a hunt is worth { $n }, and you are home by dawn with { $n2 } to spare.
reason-stay-hunt = Where you are a hunt with your whole speed is worth { $n }; for getting home you have { $n2 } to spare.
reason-drift-hunt = As mist you keep your speed: at { $space } a hunt is worth { $n }, with { $n2 } to spare for getting home.
reason-go = { SENTENCE($space) } is good for later hunts, and leaves { $n } to spare on the way home.
reason-stay = What you could reach is no better than where you are; for getting home you have { $n } to spare.
reason-drift = As mist you get to { $space } without spending speed, with { $n } to spare for getting home.
reason-like = As that kind it counts for your missions.
reason-mission = “{ $thing }”: by what you have and the turns to come, worth { $n } at dawn.
reason-golden = “{ $thing }” is used once, and now it pays.
reason-token = “{ $thing }” does something for you just now.
reason-vampire = { SENTENCE($thing) }: all begin with the same deck; take whom you like.
reason-gift = { SENTENCE($thing) }: the gift is used once, and the night has gone far enough for it.
reason-push = Pushed to { $space }, they are farther from home.
reason-crypt = { SENTENCE($space) } has missions to choose from.
reason-astray = That way leads towards the labyrinth, over { $space }.
reason-take-rose = { SENTENCE($thing) }: no hunt brings as much, and you can have only one.
reason-discard = { SENTENCE($thing) } has { $n } speed, and brings little else in this turn.
reason-digest = { SENTENCE($thing) }: out of the deck it no longer slows you ({ $n } speed), and it still counts for missions.
reason-prepare = { SENTENCE($thing) } on top of your deck is in your hand next turn, with { $n } speed.
reason-activate = { SENTENCE($thing) } must be activated; what draws is best done before what discards.
reason-parasol-yes = One more turn brings what you didn't reach.
reason-parasol-no = There is nothing left that a turn without hunting would bring.
reason-beginner-yes = Sheltered, dawn in the mountains costs points and not the night.
reason-beginner-no = Whoever knows the night needs no shelter.
reason-usual = It is what the house bot takes when nothing hangs on it.

site-open-chest = an open chest
site-closed-chest = a closed chest
site-crypt = a mission in the crypt
site-market = somebody to digest
site-church = somebody to digest
site-barracks = somebody to digest
site-manor = somebody to digest
reason-golden-kept = “{ $thing }” is golden: used once, at the moment that pays best.
