# Eldritch Horror in English.

game = Eldritch Horror
short = Eldritch
blurb = Travel the world of 1926, find the clues, close the gates before something wakes.
pitch = You travel the world of 1926 among monsters, gates and clues, before an ancient one wakes. Everybody wins or loses together, in one long evening's story.
like-easy = Overlooks things, as a beginner does. Two of them saved the world in none of 40 matches.
like-house = Travels with a purpose. Saves the world in about one match of six.

## skills, losses, traits

skill-lore = Lore
skill-influence = Influence
skill-observation = Observation
skill-strength = Strength
skill-will = Will
loss-health = Health
    .other = Sanity
loss-sanity = Sanity
    .other = Health
trait-item = Item
trait-weapon = Weapon
trait-magical = Magical
trait-tome = Tome
trait-trinket = Trinket
trait-ally = Ally
trait-service = Service
trait-teamwork = Teamwork
trait-incantation = Incantation
trait-ritual = Ritual
trait-madness = Madness
trait-injury = Injury
trait-deal = Deal
trait-common = Common
trait-boon = Boon
trait-bane = Bane
trait-restriction = Restriction

## spaces: in a sentence as they are, with SENTENCE as a label; .to and .of for «al», «del»

space-san-francisco = San Francisco
    .in = in San Francisco
    .to = to San Francisco
    .of = of San Francisco
space-arkham = Arkham
    .in = in Arkham
    .to = to Arkham
    .of = of Arkham
space-buenos-aires = Buenos Aires
    .in = in Buenos Aires
    .to = to Buenos Aires
    .of = of Buenos Aires
space-london = London
    .in = in London
    .to = to London
    .of = of London
space-rome = Rome
    .in = in Rome
    .to = to Rome
    .of = of Rome
space-istanbul = Istanbul
    .in = in Istanbul
    .to = to Istanbul
    .of = of Istanbul
space-shanghai = Shanghai
    .in = in Shanghai
    .to = to Shanghai
    .of = of Shanghai
space-tokyo = Tokyo
    .in = in Tokyo
    .to = to Tokyo
    .of = of Tokyo
space-sydney = Sydney
    .in = in Sydney
    .to = to Sydney
    .of = of Sydney
space-amazon = the Amazon
    .in = in the Amazon
    .to = to the Amazon
    .of = of the Amazon
space-pyramids = the Pyramids
    .in = in the Pyramids
    .to = to the Pyramids
    .of = of the Pyramids
space-heart-of-africa = the Heart of Africa
    .in = in the Heart of Africa
    .to = to the Heart of Africa
    .of = of the Heart of Africa
space-himalayas = the Himalayas
    .in = in the Himalayas
    .to = to the Himalayas
    .of = of the Himalayas
space-tunguska = Tunguska
    .in = in Tunguska
    .to = to Tunguska
    .of = of Tunguska
space-antarctica = Antarctica
    .in = in Antarctica
    .to = to Antarctica
    .of = of Antarctica
space-1 = space 1
    .in = on space 1
    .to = to space 1
    .of = of space 1
space-2 = space 2
    .in = on space 2
    .to = to space 2
    .of = of space 2
space-3 = space 3
    .in = on space 3
    .to = to space 3
    .of = of space 3
space-4 = space 4
    .in = on space 4
    .to = to space 4
    .of = of space 4
space-5 = space 5
    .in = on space 5
    .to = to space 5
    .of = of space 5
space-6 = space 6
    .in = on space 6
    .to = to space 6
    .of = of space 6
space-7 = space 7
    .in = on space 7
    .to = to space 7
    .of = of space 7
space-8 = space 8
    .in = on space 8
    .to = to space 8
    .of = of space 8
space-9 = space 9
    .in = on space 9
    .to = to space 9
    .of = of space 9
space-10 = space 10
    .in = on space 10
    .to = to space 10
    .of = of space 10
space-11 = space 11
    .in = on space 11
    .to = to space 11
    .of = of space 11
space-12 = space 12
    .in = on space 12
    .to = to space 12
    .of = of space 12
space-13 = space 13
    .in = on space 13
    .to = to space 13
    .of = of space 13
space-14 = space 14
    .in = on space 14
    .to = to space 14
    .of = of space 14
space-15 = space 15
    .in = on space 15
    .to = to space 15
    .of = of space 15
space-16 = space 16
    .in = on space 16
    .to = to space 16
    .of = of space 16
space-17 = space 17
    .in = on space 17
    .to = to space 17
    .of = of space 17
space-18 = space 18
    .in = on space 18
    .to = to space 18
    .of = of space 18
space-19 = space 19
    .in = on space 19
    .to = to space 19
    .of = of space 19
space-20 = space 20
    .in = on space 20
    .to = to space 20
    .of = of space 20
space-21 = space 21
    .in = on space 21
    .to = to space 21
    .of = of space 21

## where the numbered spaces lie, and what the named cities mostly bring

whereabouts-1 = the coast of Alaska
whereabouts-2 = the North Pacific
whereabouts-3 = the South Pacific
whereabouts-4 = the wilds of Canada
whereabouts-5 = the American Midwest
whereabouts-6 = the Deep South
whereabouts-7 = Central America
whereabouts-8 = the Bermuda Triangle
whereabouts-9 = Greenland
whereabouts-10 = West Africa
whereabouts-11 = the South Atlantic
whereabouts-12 = the Southern Ocean
whereabouts-13 = the Arctic Ocean
whereabouts-14 = Northern Europe
whereabouts-15 = South Africa
whereabouts-16 = the heart of Russia
whereabouts-17 = India
whereabouts-18 = the Indian Ocean
whereabouts-19 = Eastern Siberia
whereabouts-20 = Southeast Asia
whereabouts-21 = the Australian outback
hint-san-francisco = Improve Observation
hint-arkham = Gain Incantations
hint-buenos-aires = Gain Rituals
hint-london = Spawn clues
hint-rome = Improve Will
hint-istanbul = Improve Influence
hint-shanghai = Improve Lore
hint-tokyo = Fight monsters from afar
hint-sydney = Improve Strength
terrain-city = city
terrain-wilderness = wilderness
terrain-sea = sea
route-train = train
route-ship = ship
route-uncharted = uncharted
colour-green = green
colour-blue = blue
colour-red = red

## investigators

investigator-akachi = Akachi Onyele
    .gender = f
investigator-charlie = Charlie Kane
    .gender = m
investigator-diana = Diana Stanley
    .gender = f
investigator-jacqueline = Jacqueline Fine
    .gender = f
investigator-jim = Jim Culver
    .gender = m
investigator-leo = Leo Anderson
    .gender = m
investigator-lily = Lily Chen
    .gender = f
investigator-lola = Lola Hayes
    .gender = f
investigator-mark = Mark Harrigan
    .gender = m
investigator-norman = Norman Withers
    .gender = m
investigator-silas = Silas Marsh
    .gender = m
investigator-trish = Trish Scarborough
    .gender = f
job-akachi = The Shaman
job-charlie = The Politician
job-diana = The Redeemed Cultist
job-jacqueline = The Psychic
job-jim = The Musician
job-leo = The Expedition Leader
job-lily = The Martial Artist
job-lola = The Actress
job-mark = The Soldier
job-norman = The Astronomer
job-silas = The Sailor
job-trish = The Spy

## ancient ones

ancient-azathoth = Azathoth
    .gender = m
ancient-cthulhu = Cthulhu
    .gender = m
ancient-shub-niggurath = Shub-Niggurath
    .gender = f
ancient-yog-sothoth = Yog-Sothoth
    .gender = m
ancient-azathoth-awake = Azathoth, awake
    .gender = m
ancient-cthulhu-awake = Cthulhu, awake
    .gender = m
ancient-shub-niggurath-awake = Shub-Niggurath, awake
    .gender = f
ancient-yog-sothoth-awake = Yog-Sothoth, awake
    .gender = m
title-azathoth = The Daemon Sultan
title-cthulhu = The Madness from the Sea
title-shub-niggurath = The Black Goat of the Woods
title-yog-sothoth = The Lurker at the Threshold
final-azathoth = The World Is Devoured!
final-cthulhu = Risen from the Sea
final-shub-niggurath = Battle in the Woods
final-yog-sothoth = The Key and the Gate

## assets

asset-derringer = .18 Derringer
asset-revolver = .38 Revolver
asset-automatic = .45 Automatic
asset-quarantine = Agency Quarantine
asset-arcane-manuscripts = Arcane Manuscripts
asset-arcane-scholar = Arcane Scholar
asset-arcane-tome = Arcane Tome
asset-axe = Axe
asset-bandages = Bandages
asset-bull-whip = Bull Whip
asset-carbine = Carbine Rifle
asset-cat-burglar = Cat Burglar
asset-charter-flight = Charter Flight
asset-delivery-service = Delivery Service
asset-shotgun = Double-barreled Shotgun
asset-dynamite = Dynamite
asset-fine-clothes = Fine Clothes
asset-fishing-net = Fishing Net
asset-hired-muscle = Hired Muscle
asset-holy-cross = Holy Cross
asset-holy-water = Holy Water
asset-kerosene = Kerosene
asset-king-james-bible = King James Bible
asset-lodge-researcher = Lodge Researcher
asset-cigarette-case = Lucky Cigarette Case
asset-rabbits-foot = Lucky Rabbit's Foot
asset-personal-assistant = Personal Assistant
asset-pocket-watch = Pocket Watch
asset-private-care = Private Care
asset-private-investigator = Private Investigator
asset-protective-amulet = Protective Amulet
asset-puzzle-box = Puzzle Box
asset-sanctuary = Sanctuary
asset-silver-twilight-ritual = Silver Twilight Ritual
asset-spirit-dagger = Spirit Dagger
asset-urban-guide = Urban Guide
asset-vatican-missionary = Vatican Missionary
asset-whiskey = Whiskey
asset-wireless-report = Wireless Report
asset-witch-doctor = Witch Doctor

## artifacts

artifact-cultes-des-goules = Cultes des Goules
artifact-de-vermis-mysteriis = De Vermis Mysteriis
artifact-flute-of-the-outer-gods = Flute of the Outer Gods
artifact-gate-box = Gate Box
artifact-glass-of-mortlan = Glass of Mortlan
artifact-grotesque-statue = Grotesque Statue
artifact-lightning-gun = Lightning Gun
artifact-mi-go-brain-case = Mi-go Brain Case
artifact-necronomicon = Necronomicon
artifact-pallid-mask = Pallid Mask
artifact-ruby-of-rlyeh = Ruby of R'lyeh
artifact-sword-of-saint-jerome = Sword of Saint Jerome
artifact-ttka-halot = T'tka Halot
artifact-silver-key = The Silver Key

## spells and conditions

spell-blessing-of-isis = Blessing of Isis
spell-clairvoyance = Clairvoyance
spell-conjuration = Conjuration
spell-feed-the-mind = Feed the Mind
spell-flesh-ward = Flesh Ward
spell-instill-bravery = Instill Bravery
spell-mists-of-releh = Mists of Releh
spell-plumb-the-void = Plumb the Void
spell-shriveling = Shriveling
spell-wither = Wither
condition-amnesia = Amnesia
    .told = amnesia
condition-back-injury = Back Injury
    .told = a back injury
condition-blessed = Blessed
    .told = a blessing
condition-cursed = Cursed
    .told = a curse
condition-dark-pact = Dark Pact
    .told = a dark pact
condition-debt = Debt
    .told = a debt
condition-detained = Detained
    .told = an arrest warrant
condition-hallucinations = Hallucinations
    .told = hallucinations
condition-internal-injury = Internal Injury
    .told = an internal injury
condition-leg-injury = Leg Injury
    .told = a leg injury
condition-paranoia = Paranoia
    .told = paranoia

## backs of conditions

back-amnesia-1 = The Terrible Truth
back-amnesia-2 = Unexplained Debts
back-amnesia-3 = Forgotten Crimes
back-back-injury-1 = Nerve Damage
back-back-injury-2 = Muscle Spasms
back-back-injury-3 = Fractured Spine
back-blessed-1 = Beloved of Bast
back-blessed-2 = Visions of Hypnos
back-blessed-3 = Blessing of Nodens
back-cursed-1 = Harried
back-cursed-2 = Karmic Justice
back-cursed-3 = The Innsmouth Look
back-dark-pact-1 = Pact with Yog-Sothoth
back-dark-pact-2 = Pact with the Dark Man
back-dark-pact-3 = One of the Thousand
back-debt-1 = Hitmen
back-debt-2 = Unwilling Servant
back-debt-3 = Debt Collector
back-debt-4 = Local Authorities
back-debt-5 = Make a Deal
back-debt-6 = Beyond Riches
back-detained-1 = Starvation
back-detained-2 = Holding Cell
back-detained-3 = Cruel and Unusual
back-hallucinations-1 = Delusions
back-hallucinations-2 = The Voices
back-hallucinations-3 = Swarming
back-internal-injury-1 = Cracked Rib
back-internal-injury-2 = Excruciating Pain
back-internal-injury-3 = Internal Bleeding
back-leg-injury-1 = Twisted Knee
back-leg-injury-2 = Stabbing Pain
back-leg-injury-3 = Strange Remedy
back-paranoia-1 = Kleptomania
back-paranoia-2 = Violent Outbursts
back-paranoia-3 = Agoraphobia

## monsters

monster-byakhee = Byakhee
    .one = a Byakhee
    .the = the Byakhee
    .gender = m
    .number = one
monster-color = Color Out of Space
    .one = a Color Out of Space
    .the = the Color Out of Space
    .gender = m
    .number = one
monster-cthonian = Cthonian
    .one = a Cthonian
    .the = the Cthonian
    .gender = m
    .number = one
monster-cultist = Cultist
    .one = a Cultist
    .the = the Cultist
    .gender = m
    .number = one
monster-dark-young = Dark Young
    .one = a Dark Young
    .the = the Dark Young
    .gender = m
    .number = one
monster-deep-one = Deep One
    .one = a Deep One
    .the = the Deep One
    .gender = m
    .number = one
monster-elder-thing = Elder Thing
    .one = an Elder Thing
    .the = the Elder Thing
    .gender = m
    .number = one
monster-ghost = Ghost
    .one = a Ghost
    .the = the Ghost
    .gender = m
    .number = one
monster-ghoul = Ghoul
    .one = a Ghoul
    .the = the Ghoul
    .gender = m
    .number = one
monster-gnoph-keh = Gnoph-Keh
    .one = a Gnoph-Keh
    .the = the Gnoph-Keh
    .gender = m
    .number = one
monster-goat-spawn = Goat Spawn
    .one = a Goat Spawn
    .the = the Goat Spawn
    .gender = m
    .number = one
monster-gug = Gug
    .one = a Gug
    .the = the Gug
    .gender = m
    .number = one
monster-hound = Hound of Tindalos
    .one = a Hound of Tindalos
    .the = the Hound of Tindalos
    .gender = m
    .number = one
monster-lloigor = Lloigor
    .one = a Lloigor
    .the = the Lloigor
    .gender = m
    .number = one
monster-maniac = Maniac
    .one = a Maniac
    .the = the Maniac
    .gender = m
    .number = one
monster-mi-go = Mi-go
    .one = a Mi-go
    .the = the Mi-go
    .gender = m
    .number = one
monster-mummy = Mummy
    .one = a Mummy
    .the = the Mummy
    .gender = f
    .number = one
monster-nightgaunt = Nightgaunt
    .one = a Nightgaunt
    .the = the Nightgaunt
    .gender = m
    .number = one
monster-riot = Riot
    .one = a Riot
    .the = the Riot
    .gender = m
    .number = one
monster-serpent-people = Serpent People
    .one = Serpent People
    .the = the Serpent People
    .gender = m
    .number = many
monster-shoggoth = Shoggoth
    .one = a Shoggoth
    .the = the Shoggoth
    .gender = m
    .number = one
monster-skeleton = Skeleton
    .one = a Skeleton
    .the = the Skeleton
    .gender = m
    .number = one
monster-star-spawn = Star Spawn
    .one = a Star Spawn
    .the = the Star Spawn
    .gender = f
    .number = one
monster-vampire = Vampire
    .one = a Vampire
    .the = the Vampire
    .gender = m
    .number = one
monster-warlock = Warlock
    .one = a Warlock
    .the = the Warlock
    .gender = m
    .number = one
monster-witch = Witch
    .one = a Witch
    .the = the Witch
    .gender = f
    .number = one
monster-wraith = Wraith
    .one = a Wraith
    .the = the Wraith
    .gender = m
    .number = one
monster-zombie = Zombie
    .one = a Zombie
    .the = the Zombie
    .gender = m
    .number = one
monster-epic-cthulhu = Cthulhu
    .one = Cthulhu
    .the = Cthulhu
    .gender = m
    .number = one
monster-cthylla = Cthylla
    .one = Cthylla
    .the = Cthylla
    .gender = f
    .number = one
monster-dunwich-horror = Dunwich Horror
    .one = the Dunwich Horror
    .the = the Dunwich Horror
    .gender = m
    .number = one
monster-nug = Nug
    .one = Nug
    .the = Nug
    .gender = m
    .number = one
monster-epic-shub-niggurath = Shub-Niggurath
    .one = Shub-Niggurath
    .the = Shub-Niggurath
    .gender = f
    .number = one
monster-spinner = Spinner of Webs
    .one = the Spinner of Webs
    .the = the Spinner of Webs
    .gender = f
    .number = one
monster-tick-tock-men = Tick Tock Men
    .one = the Tick Tock Men
    .the = the Tick Tock Men
    .gender = m
    .number = many
monster-wind-walker = Wind-Walker
    .one = the Wind-Walker
    .the = the Wind-Walker
    .gender = m
    .number = one
monster-zombie-horde = Zombie Horde
    .one = the Zombie Horde
    .the = the Zombie Horde
    .gender = f
    .number = one

## mythos cards

mythos-everyone-has-a-price = Everyone Has a Price
mythos-omen-of-good-fortune = Omen of Good Fortune
mythos-rally-the-people = Rally the People
mythos-silver-twilight-aid = Silver Twilight Aid
mythos-world-fights-back = The World Fights Back
mythos-dark-power = A Dark Power
mythos-ancient-guardians = Ancient Guardians
mythos-arrests-made-in-murder-case = Arrests Made in Murder Case!
mythos-burden-of-greed = Burden of Greed
mythos-from-bad-to-worse = From Bad to Worse
mythos-haunting-nightmares = Haunting Nightmares
mythos-heat-wave-singes-the-globe = Heat Wave Singes the Globe
mythos-bermuda-triangle = The Bermuda Triangle
mythos-world-shakes = The World Shakes
mythos-tide-of-despair = Tide of Despair
mythos-treacherous-magic = Treacherous Magic
mythos-all-for-nothing = All For Nothing
mythos-desperate-times = Desperate Times
mythos-eyes-everywhere = Eyes Everywhere
mythos-perplexing-stars = Perplexing Stars
mythos-storm = The Storm
mythos-proposition = A Proposition
mythos-buying-information = Buying Information
mythos-heart-of-corruption = Heart of Corruption
mythos-support-of-the-church = Support of the Church
mythos-that-which-consumes = That Which Consumes
mythos-blood-flows = Blood Flows
mythos-calling-the-elder-things = Calling the Elder Things
mythos-dimensional-instability = Dimensional Instability
mythos-driven-to-bankruptcy = Driven to Bankruptcy
mythos-legitimate-banking = Legitimate Banking
mythos-no-peace-for-the-fallen = No Peace For the Fallen
mythos-patrolling-the-border = Patrolling the Border
mythos-unexpected-betrayal = Unexpected Betrayal
mythos-from-beyond = From Beyond
mythos-rising-terror = Rising Terror
mythos-strange-sightings = Strange Sightings
mythos-tied-to-a-dark-purpose = Tied to a Dark Purpose
mythos-torn-asunder = Torn Asunder
mythos-fractured-reality = Fractured Reality
mythos-growing-madness = Growing Madness
mythos-lost-knowledge = Lost Knowledge
mythos-secrets-of-the-past = Secrets of the Past
mythos-faded-from-society = Faded From Society
mythos-return-of-the-ancient-ones = Return of the Ancient Ones
mythos-stars-aligned = Stars Aligned
mythos-wind-walker = The Wind-Walker
mythos-dimensions-collide = Dimensions Collide
mythos-mysterious-lights = Mysterious Lights
mythos-spreading-sickness = Spreading Sickness
mythos-web-between-worlds = Web Between Worlds

## mysteries

mystery-occult-research = Occult Research
mystery-omen-of-devastation = Omen of Devastation
mystery-seed-of-the-daemon-sultan = Seed of the Daemon Sultan
mystery-true-name = The True Name
mystery-rlyeh-risen = R'lyeh Risen
mystery-deep-ones-attack = The Deep Ones Attack!
mystery-stars-are-right = The Stars Are Right!
mystery-watching-the-stars = Watching the Stars
mystery-hunting-the-thousand = Hunting the Thousand
mystery-nature-of-the-all-mother = Nature of the All-Mother
mystery-rituals-in-the-wild = Rituals in the Wild
mystery-spawn-of-the-black-goat = Spawn of the Black Goat
mystery-arcane-understanding = Arcane Understanding
mystery-spawn-of-yog-sothoth = Spawn of Yog-Sothoth
mystery-beyond-one = The Beyond One
mystery-where-the-old-ones-broke-through = Where the Old Ones Broke Through

## decks and other worlds

deck-general = General encounter
    .one = a general encounter
    .kind = plain
    .deed = has an encounter
deck-america = American encounter
    .one = an American encounter
    .kind = plain
    .deed = looks around the city
deck-europe = European encounter
    .one = a European encounter
    .kind = plain
    .deed = looks around the city
deck-asia = Encounter of Asia and Australia
    .one = an encounter of Asia and Australia
    .kind = plain
    .deed = looks around the city
deck-expedition = Expedition encounter
    .one = an expedition encounter
    .kind = named
    .deed = joins the expedition
deck-world = Other-world encounter
    .one = an other-world encounter
    .kind = named
    .deed = steps through the gate
deck-research = Research encounter
    .one = a research encounter
    .kind = plain
    .deed = does some research
deck-special = Special encounter
    .one = a special encounter
    .kind = named
    .deed = looks the mystery in the face
world-celaeno = the Great Hall of Celaeno
world-great-race = the City of the Great Race
world-carcosa = Lost Carcosa
world-past = the Past
world-future = the Future
world-yuggoth = Yuggoth
world-underworld = the Underworld
world-abyss = the Abyss
world-dreamlands = the Dreamlands

## encounters and cultists

encounter-gen-01 = General encounter
encounter-gen-02 = General encounter
encounter-gen-03 = General encounter
encounter-gen-04 = General encounter
encounter-gen-05 = General encounter
encounter-gen-06 = General encounter
encounter-gen-07 = General encounter
encounter-gen-08 = General encounter
encounter-gen-09 = General encounter
encounter-gen-10 = General encounter
encounter-gen-11 = General encounter
encounter-gen-12 = General encounter
encounter-ame-1 = Encounter in America
encounter-ame-2 = Encounter in America
encounter-ame-3 = Encounter in America
encounter-ame-4 = Encounter in America
encounter-ame-5 = Encounter in America
encounter-ame-6 = Encounter in America
encounter-ame-7 = Encounter in America
encounter-ame-8 = Encounter in America
encounter-eur-1 = Encounter in Europe
encounter-eur-2 = Encounter in Europe
encounter-eur-3 = Encounter in Europe
encounter-eur-4 = Encounter in Europe
encounter-eur-5 = Encounter in Europe
encounter-eur-6 = Encounter in Europe
encounter-eur-7 = Encounter in Europe
encounter-eur-8 = Encounter in Europe
encounter-asi-1 = Encounter in Asia and Australia
encounter-asi-2 = Encounter in Asia and Australia
encounter-asi-3 = Encounter in Asia and Australia
encounter-asi-4 = Encounter in Asia and Australia
encounter-asi-5 = Encounter in Asia and Australia
encounter-asi-6 = Encounter in Asia and Australia
encounter-asi-7 = Encounter in Asia and Australia
encounter-asi-8 = Encounter in Asia and Australia
encounter-exp-amazon-1 = The Amazon
encounter-exp-amazon-2 = The Amazon
encounter-exp-amazon-3 = The Amazon
encounter-exp-antarctica-1 = Antarctica
encounter-exp-antarctica-2 = Antarctica
encounter-exp-antarctica-3 = Antarctica
encounter-exp-heart-of-africa-1 = The Heart of Africa
encounter-exp-heart-of-africa-2 = The Heart of Africa
encounter-exp-heart-of-africa-3 = The Heart of Africa
encounter-exp-himalayas-1 = The Himalayas
encounter-exp-himalayas-2 = The Himalayas
encounter-exp-himalayas-3 = The Himalayas
encounter-exp-pyramids-1 = The Pyramids
encounter-exp-pyramids-2 = The Pyramids
encounter-exp-pyramids-3 = The Pyramids
encounter-exp-tunguska-1 = Tunguska
encounter-exp-tunguska-2 = Tunguska
encounter-exp-tunguska-3 = Tunguska
encounter-ow-01 = Great Hall of Celaeno
encounter-ow-02 = The Future
encounter-ow-03 = City of the Great Race
encounter-ow-04 = Lost Carcosa
encounter-ow-05 = The Past
encounter-ow-06 = The Past
encounter-ow-07 = The Dreamlands
encounter-ow-08 = The Future
encounter-ow-09 = City of the Great Race
encounter-ow-10 = Yuggoth
encounter-ow-11 = Great Hall of Celaeno
encounter-ow-12 = Lost Carcosa
encounter-ow-13 = Yuggoth
encounter-ow-14 = City of the Great Race
encounter-ow-15 = Yuggoth
encounter-ow-16 = Great Hall of Celaeno
encounter-ow-17 = Lost Carcosa
encounter-ow-18 = The Underworld
encounter-ow-19 = City of the Great Race
encounter-ow-20 = Great Hall of Celaeno
encounter-ow-21 = The Dreamlands
encounter-ow-22 = Yuggoth
encounter-ow-23 = The Abyss
encounter-ow-24 = Lost Carcosa
encounter-spe-cth-1 = R'lyeh Risen
encounter-spe-cth-2 = R'lyeh Risen
encounter-spe-cth-3 = R'lyeh Risen
encounter-spe-cth-4 = R'lyeh Risen
encounter-spe-cth-5 = R'lyeh Risen
encounter-spe-cth-6 = R'lyeh Risen
encounter-spe-yog-1 = The Key and the Gate
encounter-spe-yog-2 = The Key and the Gate
encounter-spe-yog-3 = The Key and the Gate
encounter-spe-yog-4 = The Key and the Gate
encounter-spe-yog-5 = The Key and the Gate
encounter-spe-yog-6 = The Key and the Gate
encounter-res-aza-1 = Research: Azathoth
encounter-res-aza-2 = Research: Azathoth
encounter-res-aza-3 = Research: Azathoth
encounter-res-aza-4 = Research: Azathoth
encounter-res-aza-5 = Research: Azathoth
encounter-res-aza-6 = Research: Azathoth
encounter-res-aza-7 = Research: Azathoth
encounter-res-aza-8 = Research: Azathoth
encounter-res-cth-1 = Research: Cthulhu
encounter-res-cth-2 = Research: Cthulhu
encounter-res-cth-3 = Research: Cthulhu
encounter-res-cth-4 = Research: Cthulhu
encounter-res-cth-5 = Research: Cthulhu
encounter-res-cth-6 = Research: Cthulhu
encounter-res-cth-7 = Research: Cthulhu
encounter-res-cth-8 = Research: Cthulhu
encounter-res-shu-1 = Research: Shub-Niggurath
encounter-res-shu-2 = Research: Shub-Niggurath
encounter-res-shu-3 = Research: Shub-Niggurath
encounter-res-shu-4 = Research: Shub-Niggurath
encounter-res-shu-5 = Research: Shub-Niggurath
encounter-res-shu-6 = Research: Shub-Niggurath
encounter-res-shu-7 = Research: Shub-Niggurath
encounter-res-shu-8 = Research: Shub-Niggurath
encounter-res-yog-1 = Research: Yog-Sothoth
encounter-res-yog-2 = Research: Yog-Sothoth
encounter-res-yog-3 = Research: Yog-Sothoth
encounter-res-yog-4 = Research: Yog-Sothoth
encounter-res-yog-5 = Research: Yog-Sothoth
encounter-res-yog-6 = Research: Yog-Sothoth
encounter-res-yog-7 = Research: Yog-Sothoth
encounter-res-yog-8 = Research: Yog-Sothoth
cultist-of-azathoth = Cultist of Azathoth
cultist-of-azathoth-awake = Cultist of the awakened Azathoth
cultist-of-cthulhu = Cultist of Cthulhu
cultist-of-cthulhu-awake = Cultist of the awakened Cthulhu
cultist-of-shub-niggurath = Cultist of Shub-Niggurath
cultist-of-shub-niggurath-awake = Cultist of the awakened Shub-Niggurath
cultist-of-yog-sothoth = Cultist of Yog-Sothoth
cultist-of-yog-sothoth-awake = Cultist of the awakened Yog-Sothoth

## Verbs

v-lose = { $form ->
    [they-do] loses
    [they-and] loses
    [they-then] they lose
    [you-when] you lose
    [they-when] they lose
    [you-unless] you lose
    [they-unless] they lose
   *[other] lose
}
v-spend = { $form ->
    [they-do] spends
    [they-and] spends
    [they-then] they spend
    [you-when] you spend
    [they-when] they spend
    [you-unless] you spend
    [they-unless] they spend
   *[other] spend
}
v-recover = { $form ->
    [they-do] recovers
    [they-and] recovers
    [they-then] they recover
    [you-when] you recover
    [they-when] they recover
    [you-unless] you recover
    [they-unless] they recover
   *[other] recover
}
v-gain = { $form ->
    [they-do] gains
    [they-and] gains
    [they-then] they gain
    [you-when] you gain
    [they-when] they gain
    [you-unless] you gain
    [they-unless] they gain
   *[other] gain
}
v-discard = { $form ->
    [they-do] discards
    [they-and] discards
    [they-then] they discard
    [you-when] you discard
    [they-when] they discard
    [you-unless] you discard
    [they-unless] they discard
   *[other] discard
}
v-improve = { $form ->
    [they-do] improves
    [they-and] improves
    [they-then] they improve
    [you-when] you improve
    [they-when] they improve
    [you-unless] you improve
    [they-unless] they improve
   *[other] improve
}
v-move = { $form ->
    [they-do] moves
    [they-and] moves
    [they-then] they move
    [you-when] you move
    [they-when] they move
    [you-unless] you move
    [they-unless] they move
   *[other] move
}
v-spawn = { $form ->
    [they-do] spawns
    [they-and] spawns
    [they-then] they spawn
    [you-when] you spawn
    [they-when] they spawn
    [you-unless] you spawn
    [they-unless] they spawn
   *[other] spawn
}
v-put = { $form ->
    [they-do] puts
    [they-and] puts
    [they-then] they put
    [you-when] you put
    [they-when] they put
    [you-unless] you put
    [they-unless] they put
   *[other] put
}
v-be-delayed = { $form ->
    [they-do] becomes Delayed
    [they-and] becomes Delayed
    [they-then] they become Delayed
    [you-when] you become Delayed
    [they-when] they become Delayed
    [you-unless] you become Delayed
    [they-unless] they become Delayed
   *[other] become Delayed
}
v-be-devoured = { $form ->
    [they-do] is devoured
    [they-and] is devoured
    [they-then] they are devoured
    [you-when] you are devoured
    [they-when] they are devoured
    [you-unless] you are devoured
    [they-unless] they are devoured
    [you-do] you are devoured
    [you-then] you are devoured
    [you-and] are devoured
   *[other] be devoured
}
v-test = { $form ->
    [they-do] tests
    [they-and] tests
    [they-then] they test
    [you-when] you test
    [they-when] they test
    [you-unless] you test
    [they-unless] they test
   *[other] test
}
v-close = { $form ->
    [they-do] closes
    [they-and] closes
    [they-then] they close
    [you-when] you close
    [they-when] they close
    [you-unless] you close
    [they-unless] they close
   *[other] close
}
v-fight = { $form ->
    [they-do] encounters
    [they-and] encounters
    [they-then] they encounter
    [you-when] you encounter
    [they-when] they encounter
    [you-unless] you encounter
    [they-unless] they encounter
   *[other] encounter
}
v-take = { $form ->
    [they-do] takes
    [they-and] takes
    [they-then] they take
    [you-when] you take
    [they-when] they take
    [you-unless] you take
    [they-unless] they take
   *[other] take
}
v-look = { $form ->
    [they-do] looks at
    [they-and] looks at
    [they-then] they look at
    [you-when] you look at
    [they-when] they look at
    [you-unless] you look at
    [they-unless] they look at
   *[other] look at
}
v-turn = { $form ->
    [they-do] turns
    [they-and] turns
    [they-then] they turn
    [you-when] you turn
    [they-when] they turn
    [you-unless] you turn
    [they-unless] they turn
   *[other] turn
}
v-resolve = { $form ->
    [they-do] resolves
    [they-and] resolves
    [they-then] they resolve
    [you-when] you resolve
    [they-when] they resolve
    [you-unless] you resolve
    [they-unless] they resolve
   *[other] resolve
}
v-solve = { $form ->
    [they-do] solves
    [they-and] solves
    [they-then] they solve
    [you-when] you solve
    [they-when] they solve
    [you-unless] you solve
    [they-unless] they solve
   *[other] solve
}
v-give = { $form ->
    [they-do] gives
    [they-and] gives
    [they-then] they give
    [you-when] you give
    [they-when] they give
    [you-unless] you give
    [they-unless] they give
   *[other] give
}
v-carry = { $form ->
    [they-do] moves
    [they-and] moves
    [they-then] they move
    [you-when] you move
    [they-when] they move
    [you-unless] you move
    [they-unless] they move
   *[other] move
}
v-remove = { $form ->
    [they-do] removes
    [they-and] removes
    [they-then] they remove
    [you-when] you remove
    [they-when] they remove
    [you-unless] you remove
    [they-unless] they remove
   *[other] remove
}
v-defeat = { $form ->
    [they-do] defeats
    [they-and] defeats
    [they-then] they defeat
    [you-when] you defeat
    [they-when] they defeat
    [you-unless] you defeat
    [they-unless] they defeat
   *[other] defeat
}

## How parts of a card are headed

upon = { $when }: { $do }
upon-meeting = As an encounter, if { $cond }: { $do }
upon-action = Action
upon-local-action = Local action
upon-additional-action = Once a round, besides your actions
upon-reckoning = Reckoning
upon-gained = When gained from the deck
upon-service = At once
upon-enters = On entering play
upon-effect = Effect
upon-awakens = On awakening
upon-spawned = When spawned
upon-before-will = Before the Will test
upon-after-will = After the Will test
upon-failed-will = If you fail the Will test
upon-lost-sanity = If you lose Sanity in the Will test
upon-before-strength = Before the Strength test
upon-failed-strength = If you fail the Strength test
upon-lost-health = If you lose Health in the Strength test
upon-defeated = If you defeat it in combat
upon-fell = When it is defeated
part-city = City
part-wilderness = Wilderness
part-sea = Sea
part-arkham = Arkham
part-san-francisco = San Francisco
part-buenos-aires = Buenos Aires
part-london = London
part-rome = Rome
part-istanbul = Istanbul
part-shanghai = Shanghai
part-tokyo = Tokyo
part-sydney = Sydney
part-initial = First
part-passed = Passed
part-failed = Failed
part-back-1 = One of its backs
part-back-2 = Another back
part-back-3 = Another back
part-back-4 = Another back
part-back-5 = Another back
part-back-6 = Another back
do-goto = go on with “{ $part }”
solved-when = It is solved at the end of the mythos phase if { $cond }

## Tests and rolls

test-plain = { $skill }
test-plus = { $skill } +{ $n }
test-minus = { $skill } -{ $n }
test-dice = { $test } ({ $lot })
test-need = { $form ->
    [they-when] they need { $lot }
   *[other] you need { $lot }
}
on-pass = { $form ->
    [they-when] if they pass
   *[other] if you pass
}, { $do }
on-fail = { $form ->
    [they-when] if they fail
   *[other] if you fail
}, { $do }
on-fail-or-refusal = { $form ->
    [they-when] if they don't, or if they fail
   *[other] if you don't, or if you fail
}, { $do }
do-test = { v-test } { $test }
do-test-passed = { do-test }; { $passed }
do-test-failed = { do-test }; { $failed }
do-test-passed-failed = { do-test }; { $passed }; { $failed }
do-test-need-failed = { do-test } ({ $need }); { $failed }
do-test-need-buys-passed-failed = { do-test } ({ $need }); { $purchase }; { $passed }; { $failed }
purchase-dice-for-sanity = before rolling you may spend any amount of Sanity for as many additional dice
purchase-successes-for-clues = after rolling you may spend any number of clues for as many successes
do-roll-for = { v-roll } a die; { $rows }
by-die-one = on { $low }, { $do }
by-die-some = on { $low }–{ $high }, { $do }
by-die-more = on { $low } or more, { $do }
by-result = { $rows }
by-result-one = on a result of { $low }, { $do }
by-result-some = on a result of { $low }–{ $high }, { $do }
by-result-more = on a result of { $low } or more, { $do }
do-so-often = { $do }, { $lot }
do-repeat = { $do } { $n ->
    [2] twice
   *[other] { $n } times
}
do-roll-up-to-players = { v-roll } a die; if it shows no more than the number of players, { $do }
do-more-dice = { $form ->
    [you-to] add { $n ->
        [one] a die
       *[other] { $n } dice
    } to it
   *[other] { $n ->
        [one] an additional die is rolled
       *[other] { $n } additional dice are rolled
    }
}

## How much

lot-health = { $n } Health
lot-sanity = { $n } Sanity
lot-all-health = all Health
lot-all-sanity = all Sanity
lot-loss-health = { $n } Health
lot-loss-sanity = { $n } Sanity
lot-clue = { $n ->
    [0] no clues
    [one] 1 clue
   *[other] { $n } clues
}
lot-more-clue = { $n ->
    [one] 1 additional clue
   *[other] { $n } additional clues
}
lot-improvement = { $n ->
    [one] an improvement of your choice
   *[other] { $n } improvements of your choice
}
lot-health-token = { $n ->
    [one] 1 Health token
   *[other] { $n } Health tokens
}
lot-sanity-token = { $n ->
    [one] 1 Sanity token
   *[other] { $n } Sanity tokens
}
lot-gate = { $n ->
    [one] 1 gate
   *[other] { $n } gates
}
lot-token = { $n ->
    [one] 1 eldritch token
   *[other] { $n } eldritch tokens
}
lot-die = { $n ->
    [-1] 1 die fewer
    [one] 1 additional die
   *[other] { $n } additional dice
}
lot-success = { $n ->
    [one] 1 success
   *[other] { $n } successes
}
lot-time = { $n ->
    [one] once
   *[other] { $n } times
}
lot-step = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
lot-value = { $n }
noun-health = Health
    .as-many = as much Health
    .kind = plain
noun-sanity = Sanity
    .as-many = as much Sanity
    .kind = plain
noun-loss-health = Health
    .as-many = as much Health
    .kind = plain
noun-loss-sanity = Sanity
    .as-many = as much Sanity
    .kind = plain
noun-clue = clues
    .as-many = as many clues
    .kind = plain
noun-gate = gates
    .as-many = as many gates
    .kind = plain
noun-token = eldritch tokens
    .as-many = as many tokens
    .kind = plain
noun-health-token = Health tokens
    .as-many = as many Health tokens
    .kind = plain
noun-sanity-token = Sanity tokens
    .as-many = as many Sanity tokens
    .kind = plain
noun-more-clue = additional clues
    .as-many = as many additional clues
    .kind = plain
noun-time = times
    .as-many = as many times
    .kind = plain
noun-step = spaces
    .as-many = as many spaces
    .kind = plain
noun-die = dice
    .as-many = as many dice
    .kind = plain
noun-success = successes
    .as-many = as many successes
    .kind = plain
noun-value = value
    .as-many = as much
    .kind = value
noun-toughness = toughness
    .as-many = as much toughness
    .kind = plain
lot-result = { $noun-kind ->
    [value] the result
   *[other] { $noun-as-many } as the result
}
lot-gates-gone = { $noun-as-many } as there were gates
lot-pending = { $noun-as-many } as Sanity was lost
lot-doom-left = to 0
lot-players-less-tokens = { $noun-as-many } as there are players, less one for each token on this card
lot-this-clue = this clue
lot-all-clues = all { your } clues
lot-spell = { $n ->
    [one] 1 spell
   *[other] { $n } spells
}
lot-spell-of = { $n ->
    [one] 1 { $trait } spell
   *[other] { $n } { $trait } spells
}
lot-spell-named = the spell { $spell }
lot-artifact = { $n ->
    [one] 1 artifact
   *[other] { $n } artifacts
}
lot-artifact-of = 1 { $trait } artifact
lot-artifact-named = the artifact { $artifact }
source-deck = from the deck
source-reserve = from the reserve
source-reserve-or-deck = from the reserve, or a random one from the deck
source-reserve-or-discards = from the reserve or the discard pile
lot-asset = { $n ->
    [one] 1 asset
   *[other] { $n } assets
} { $source }
lot-asset-of = { $n ->
    [one] 1 { $either } asset
   *[other] { $n } { $either } assets
} { $source }
lot-asset-of-worth = 1 { $either } asset { $source } worth no more than { $lot }
lot-asset-of-total = any { $either } assets { $source } worth no more than { $lot } together
lot-asset-named = the asset { $asset }
lot-asset-trait = { $n ->
    [one] 1 { $trait } asset
   *[other] { $n } { $trait } assets
}
lot-possession = { $n ->
    [one] 1 { $trait } possession
   *[other] { $n } { $trait } possessions
}
lot-possession-all-but = all { $trait } possessions but { $n ->
    [one] one
   *[other] { $n }
}
lot-condition = { $n ->
    [one] 1 condition
   *[other] { $n } conditions
}
lot-condition-of = { $n ->
    [one] 1 { $trait } condition
   *[other] { $n } { $trait } conditions
}
lot-condition-named = the { $condition } condition
do-paying = { $cost }; { $do }
do-if-they-agree = if they agree, { $do }
sel-the-spaces = each of these spaces: { $space }
lot-that-card = that card
cond-at-token = { v-be } on a space with an eldritch token
either-item = Item
either-trinket = Trinket
either-ally = Ally
either-weapon = Weapon
either-service = Service
lot-toughness = { $n } toughness
lot-its-value = { $noun-as-many } as its value
do-gather = each { $monster } on the board moves to { $where }
lot-its-toughness = { $noun-as-many } as its toughness

## What cards do to you

do-lose = { v-lose } { $what }
do-spend = { v-spend } { $what }
do-recover = { v-recover } { $what }
do-gain = { v-gain } { $what }
do-discard = { v-discard } { $what }
do-discard-this = { v-discard } this card
v-like = { $form-person ->
    [they] they like
   *[you] you like
}
do-may-discard-any = { v-may } discard any { $whom }
do-group-spends = { $form ->
    [you-unless] the group spends { $lot }
    [they-unless] the group spends { $lot }
   *[other] the group may spend { $lot }
}
do-delay = { v-be-delayed }
do-be-devoured = { v-be-devoured }
do-improve = { v-improve } { $skill }
do-improve-any = { v-improve } a skill of { your } choice
do-improve-again = { v-improve } that skill once more
do-move = { v-move } { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
do-move-up-to = { v-move } up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
do-move-by-ship = { v-move } { $n ->
    [one] 1 space by a ship route
   *[other] { $n } spaces by ship routes
}
do-move-to = { v-move } to { $where }
do-move-towards = { v-move } 1 space towards { $where }
do-swap-spaces = { $form ->
    [they-do] changes
    [they-then] they change
   *[other] change
} places with that investigator
do-extra-action = { v-take } an additional action
do-avoid-monsters = { $form ->
    [they-do] chooses
    [they-then] they choose
   *[other] choose
} an encounter as if no monster were there
do-see-far = that clue can be researched as if from its space, whatever monsters are there
do-meet = { v-resolve } { $deck-one }
do-meet-for-rumour = { do-meet }; where it would close the gate, this rumour is solved instead
do-look-at-gates = { v-look } the first two gates of the stack, and put one on top and the other at the bottom
do-look-at-back = { v-look } the back of that condition
do-spend-to-recover = { v-spend } any amount of { $loss } to recover as much { $loss-other }
do-reschool = { v-spend } any number of improvements to improve as many skills of { your } choice
do-swap = { $form ->
    [they-do] trades
    [they-and] trades
    [they-then] they trade
   *[other] trade
} { $wares } with that investigator
do-give = { v-give } that investigator as many { $wares } as { v-like }
wares-everything = possessions
wares-clues = clues
wares-items = Item possessions
do-turn = { v-turn } this card over
do-flip = { v-turn } this card face up
do-amend = instead of what the front says, { $do }
do-instead = instead { $do }
do-cast = { $test }; turn this card over
do-cast-passed = { $test }; { $passed }; turn this card over
do-choose-cast = { $choice }; { $test }; turn this card over
do-choose-cast-passed = { $choice }; { $test }; { $passed }; turn this card over

## Gates, clues, tokens

do-spawn = { v-spawn } { $what }
do-close-gate = { v-close } this gate
do-be-discarded = { $whom } is discarded
do-discard-one = { v-discard } { $whom }
do-gate-to-mystery = { v-put } { $whom } on this card
do-gate-to-sheet-or-drawn = { $whom }, or else the first of the stack, is put on this sheet
do-gate-to-sheet = { v-put } { $whom } on this sheet
do-spawn-clue-anywhere = { v-spawn } 1 clue on a space of { your } choice
do-move-this-clue = { v-carry } this clue to { $where }
do-clues-to-nearest = every clue on the board goes to the nearest { $terrain } space
do-clue-to-mystery = { v-spend } 1 clue gained in it and put it on this card
do-token-on-mystery = { v-put } 1 eldritch token on the active mystery
do-mark-to-mystery = { v-put } that eldritch token on this mystery
do-token-on-sheet = { v-put } { $lot } on the Ancient One's sheet
do-token-on-sheet-by = { v-put } on the Ancient One's sheet { $lot }
do-omen-token-more = { v-put } 1 eldritch token on the green space of the omen track
do-omen-token-less = { v-discard } 1 eldritch token from the omen track
do-tokens-off = { v-remove } { $lot } from this card
do-tokens-off-by = { v-remove } from this card { $lot }
do-tokens-on = { v-put } { $lot } on this card
do-mark-for-ancient-one = { v-put } 1 eldritch token of the Ancient One on { $where }
do-mark-for-mystery = { v-put } 1 eldritch token on { $where }
do-mark-nearest = { v-put } 1 eldritch token on the nearest { $terrain } space without one
do-monster-to-card = { v-put } that monster on this card

## Monsters

do-ambush = { $form ->
    [they-do] is ambushed by a monster
    [they-and] is ambushed by a monster
    [they-then] a monster ambushes them
   *[other] a monster ambushes you
}
do-ambush-by = { $form ->
    [they-do] is ambushed by { $monster-one }
    [they-and] is ambushed by { $monster-one }
    [they-then] { $monster-one } ambushes them
   *[other] { $monster-one } ambushes you
}
do-ambush-won = { do-ambush }; { $won }
do-ambush-lost = { do-ambush }; { $lost }
do-ambush-won-lost = { do-ambush }; { $won }; { $lost }
do-ambush-by-won = { do-ambush-by }; { $won }
do-ambush-by-lost = { do-ambush-by }; { $lost }
do-ambush-by-won-lost = { do-ambush-by }; { $won }; { $lost }
on-won = { $form ->
    [they-when] if they defeat it
   *[other] if you defeat it
}, { $do }
on-lost = { $form ->
    [they-when] if they don't defeat it
   *[other] if you don't defeat it
}, { $do }
on-won-over = { $form ->
    [they-when] if they defeat it
   *[other] if you defeat it
}, { $do }
on-lost-over = { $form ->
    [they-when] if they don't defeat it
   *[other] if you don't defeat it
}, { $do }
do-fight = { v-fight } it in combat
do-fight-won-lost = { do-fight }; { $won }; { $lost }
do-fight-one = { v-fight } { $whom } in combat
do-fight-all = { v-fight } every monster on { your } space in combat
do-skip-strength = there is no Strength test
do-no-loss = { $form ->
    [you-to] lose no Health
   *[other] no Health is lost
}
do-no-extra-encounter = { $form ->
    [you-to] forgo the additional encounter
   *[other] there is no additional encounter
}
do-damage = { $whom } loses { $lot }
do-damage-each = each monster on { $where } loses { $n } Health
do-damage-each-other = each other monster on { $where } loses { $n } Health
do-defeat-each-here = { v-defeat } every non-epic monster on { your } space
do-defeat-it = { v-defeat } it
do-hurt-it = it loses { $lot }
do-recovers = { $whom } recovers { $n } Health if it still stands
do-recovers-all = { $whom } recovers all Health
do-move-it-to = it moves to { $where }
do-move-monster = { v-carry } { $whom } to { $where }
do-bring = { v-carry } { $whom } to { your } space and encounter it in combat
do-carry-off = this monster and that investigator move 1 space together
do-it-goes-towards = it moves { $n ->
    [one] 1 space
   *[other] { $n } spaces
} towards { $where }
do-spawn-monsters = { v-spawn } { $n ->
    [one] 1 monster
   *[other] { $n } monsters
} on { $where }
do-spawn-named = { v-spawn } { $what } on { $where }
a-monster = { $monster-one }
do-spawn-named-in = { v-spawn } { $monster-one } { $space-in }

## Doom, omen, mysteries, the end

do-doom-advances = { $form ->
    [they-do] advances doom { $lot }
    [they-and] advances doom { $lot }
   *[other] doom advances { $lot }
}
do-doom-retreats = doom retreats { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
do-omen-advances = the omen advances { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
do-set-omen = { v-put } the omen on any space of its track without advancing doom
do-omen-goes-back = the omen goes back { $n ->
    [one] 1 space
   *[other] { $n } spaces
}, and doom advances 1 space for each gate of that omen
do-solve-mystery = this mystery is solved
do-unsolve-at-random = a random solved mystery is shuffled back into its deck
do-unsolve = that mystery is shuffled back into its deck
do-discard-this-mythos = this card is discarded
do-be-solved = { $whom } is solved
do-solve-one = { v-solve } { $whom }
do-draw-rumour = a random unused rumour comes into play
do-draw-rumour-with-clues = a random unused rumour comes into play, and its icons are resolved
do-lose-game = the investigators lose
do-win-game = the investigators win
do-group-picks = the group chooses { $whom }
do-reckon = the reckoning effects of { $group } are resolved
do-reckon-condition = { v-resolve } the reckoning of { $condition }
group-monsters = the monsters
group-ancient-one = the Ancient One
group-mythos-cards = the mythos cards in play
group-possessions = the possessions
group-conditions = the conditions
do-discard-reserve = the whole reserve is discarded
do-fill-reserve = the reserve is filled
do-box-assets = every asset in the deck, the discard pile or the reserve whose value is at least the number of tokens on this card goes to the box
do-box-expeditions = all expedition cards of the active site go to the box
do-box-fallen = all that fallen investigators left is discarded, and their sheets go to the box

## Whom, where

sel-the-caster = whoever casts it
sel-nearest-investigator = the nearest investigator
sel-the-space = { $space }

## What cards speak of, and what they say of it

kind-player = { $n ->
    [one] player
   *[other] players
}
    .every = each
kind-investigator = { $n ->
    [one] investigator
   *[other] investigators
}
    .every = each
kind-lead = { $n ->
    [one] lead investigator
   *[other] lead investigators
}
    .every = each
kind-monster = { $n ->
    [one] monster
   *[other] monsters
}
    .every = every
kind-gate = { $n ->
    [one] gate
   *[other] gates
}
    .every = every
kind-gate-behind-it = { $n ->
    [one] gate that would advance it
   *[other] gates that would advance it
}
    .every = every
kind-clue = { $n ->
    [one] clue
   *[other] clues
}
    .every = every
kind-site-of-clue = { $n ->
    [one] space where that clue lay
   *[other] spaces where that clue lay
}
    .every = each
kind-space = { $n ->
    [one] space
   *[other] spaces
}
    .every = each
kind-random-space = { $n ->
    [one] random space
   *[other] random spaces
}
    .every = each
kind-rumour = { $n ->
    [one] rumour
   *[other] rumours
}
    .every = every
kind-solved = { $n ->
    [one] solved mystery
   *[other] solved mysteries
}
    .every = every
kind-expedition-card = { $n ->
    [one] expedition card
   *[other] expedition cards
}
    .every = every
kind-spell = { $n ->
    [one] spell
   *[other] spells
}
    .every = every
kind-possession = { $n ->
    [one] possession
   *[other] possessions
}
    .every = every
kind-condition = { $n ->
    [one] condition
   *[other] conditions
}
    .every = every
adj-plain = non-epic { $np }
adj-of-trait = { $trait } { $np }
adj-called = { $condition } { $np }
adj-terrain = { $terrain } { $np }
that-here = { $np } on { your } space
that-by-it = { $np } on its space
that-about = { $np } on the board
that-in-play = { $np } in play
that-at-gate = { $np } on a space with a gate
that-of-expedition = { $np } of the active expedition
that-on = { $np } { $space-in }
that-around = { $np } on the space of { $monster-one }
that-of-omen = { $np } of the current omen
that-with-clue = { $np } with a clue
that-with-gate = { $np } with a gate
that-with-clue-or-gate = { $np } with a clue or a gate
that-with-mysterys-token = { $np } with an eldritch token of this mystery
that-with-monster = { $np } with { $monster-one }
that-unmarked = { $np } without an eldritch token
that-on-their-feet = { $np } who isn't Delayed
that-without = { $np } without the { $condition } condition
det-many = { $nps }
det-nearest-to-it = the { $np } nearest to this monster
det-nearest-to-it-named = { det-nearest-to-it }
det-nearest-to-it-other = the other { $np } nearest to this monster

## What is said otherwise

a-space = a space of { your } choice
a-space-with-clue-or-gate = any space with a clue or a gate
the-space-here = { your } space
the-space-by-it = its space
the-space-with-monster = the space of { $monster-one }
the-gate-here = the gate of that space
every-monster-plain-here = every non-epic monster on { your } space
nearest-to-it-investigator = { $form ->
    [they-towards] the nearest investigator
   *[other] the nearest space with an investigator
}
some-monster-of-here = { $form ->
    [they-who] is on the space of { $monster-one }
    [they-whoever] is on the space of { $monster-one }
    [they-when] they are on the space of { $monster-one }
   *[other] there is { $monster-one } on { your } space
}
some-clue-about = there are clues on the board
some-investigator-by-it = an investigator is on its space
some-possession-of-trait = { v-have } any { $trait } possession
some-condition-called = { v-have } the { $condition } condition
no-clue = { v-have } no clues
no-investigator = no investigator is left
no-expedition-card = no expedition card is left
at-least-solved = { $n ->
    [one] any mystery is
   *[other] { $n } mysteries are
} solved
at-least-solved-not = { $n ->
    [one] no mystery is
   *[other] fewer than { $n } mysteries are
} solved
at-least-token-on-mystery = it has at least { $lot }
at-least-clue-on-mystery = it has at least { $lot }
at-least-gate-on-mystery = it has at least { $lot }
at-least-token-here = it has at least { $lot }
at-least-token-of-omen = the omen track has at least { $lot }
at-least-token-of-sheet = this sheet has at least { $lot }
at-least-gate-of-sheet = this sheet has at least { $lot }
at-least-toughness-here = the monsters on it have at least { $lot } in all
per-player = { $lot } per player
per-token-here = { $lot } for each token on this card
per-token-of-omen = { $lot } for each eldritch token on the green space
per-token-of-sheet = { $lot } for each token on this sheet
per-gate-of-sheet = { $lot } for each gate on this sheet
per-token-on-mystery = { $lot } for each token on the active mystery
per-clue-on-mystery = { $lot } for each clue on the active mystery
per-gate-on-mystery = { $lot } for each gate on the active mystery
per-toughness-here = { $lot } for each point of toughness on this card
cond-at = { v-be } on { $where }
cond-at-or-next = { v-be } on { $where } or next to it
cond-at-the-space = { v-be } { $space-in }

## Whether

cond-lost-some = { $form ->
    [they-who] lost
    [they-whoever] lost
    [they-when] they lost
   *[other] you lost
} Sanity in this way
cond-no-four = no die shows a 4
cond-circumstance = it is { $flag }
cond-circumstance-not = { $flag-without }
cond-gained-is = it is { $condition }
cond-gained-trait = it is { $trait }
cond-gained-trait-not = it isn't { $trait }
cond-by-own-spell = it is by a spell of one's own
cond-turned = this card lies face down
cond-turned-not = this card lies face up
cond-it-is = it is { $monster-one }
cond-it-is-epic = it is epic
cond-it-is-epic-not = it isn't epic
cond-was-spawned = it was spawned
cond-gate-of-omen = it is of the current omen
cond-gate-of-omen-not = it isn't of the current omen
cond-omen-is = the omen is { $colour }
cond-reckons = any of { $group } has a reckoning effect
cond-reckons-not = none of { $group } has a reckoning effect
flag-combat = in combat
    .by = by combat
    .without = there is no combat
flag-world = in an other-world encounter
    .by = by an other-world encounter
    .without = the test isn't in an other-world encounter
flag-casting = when casting a spell
    .without = no spell is being cast
flag-acquiring = when acquiring assets
    .by = by acquiring assets
    .without = no assets are being acquired
flag-all-ones = as if all dice showed 1
    .by = with all dice showing 1
    .without = not all dice show 1
flag-only-sixes = and only a 6 is a success
    .by = with only a 6 as a success
    .without = not only a 6 is a success
until-combat-ends = until the combat ends
until-encounter-ends = until it ends

## What always holds

stat-bonus-of = { $form ->
    [you-do] +{ $n } { $key }
   *[other] add { $n } to { $key }
}
key-lore = Lore
key-influence = Influence
key-observation = Observation
key-strength = Strength
key-will = Will
key-detained = { condition-detained }
stat-dice-from-afar = { $n ->
    [one] you roll an additional die in tests of that research
   *[other] you roll { $n } additional dice in tests of that research
}
stat-dice-here = { $n ->
    [one] investigators on your space roll an additional die in tests
   *[other] investigators on your space roll { $n } additional dice in tests
}
stat-damage = the damage of monsters you encounter is { $n ->
    [-1] 1 less
   *[other] { $n } more
}, but at least 1
stat-credit = once a round, when you spend clues, you may spend 1 fewer
stat-credit-of = once a round, when you spend clues, 1 { $loss } may stand for one of them
may-reroll = { $n ->
    [0] you may reroll any dice
    [one] you may reroll 1 die
   *[other] you may reroll { $n } dice
}
may-reroll-in-test = { may-reroll } of a test
may-pip-in-test = { may-pip } of a test
may-reroll-of = { may-reroll } in each { $skill } test
may-pip = you may add { $n } to one die
may-pip-of = { may-pip } in each { $skill } test
for-cost = if you { $cost }, { $do }
once-a-round = once a round, { $do }
rule-buys-for-others = assets you acquire may be for any investigator
rule-horror-one = the horror of monsters you encounter may count as 1
rule-no-delay = you cannot become Delayed unless you choose to
rule-no-condition-of = you cannot gain the { $key } condition unless you choose to
rule-two-dice-here = when an investigator on your space spends a clue to reroll a die, it may be two
rule-unhurt-this = it cannot lose Health
rule-no-clue-reroll-this = clues cannot be spent to reroll dice in its combat
rule-no-move = you cannot move
rule-only-its-action = you cannot take any action but this card's
rule-instead-of-encounter = in the encounter phase, turn this card over instead of having an encounter
rule-no-rest-any = nobody can rest
rule-no-close-any = gates cannot be closed
rule-no-expedition-any = expedition encounters cannot be resolved
rule-no-reserve-any = no card enters the reserve
rule-from-four = 4, 5 and 6 are successes in your tests
rule-only-six = only a 6 is a success in your tests
rule-sixes = each 6 counts as two successes
rule-sixes-of = each 6 counts as two successes in { $key } tests

## When

when-closed-gate = when you close a gate
when-closed-gate-any = each time you close a gate
when-closed-gate-any-gate-of-omen = each time you close a gate of the current omen
when-gained-condition-other = when another investigator gains a condition
when-gained-condition-other-gained-trait-not = when another investigator gains a condition that isn't { $trait }
when-improved = when you improve a skill
when-test-starts = before a test of yours
when-test-starts-here = before a test of an investigator on your space
when-would-lose-health = when you would lose Health
when-would-lose-health-here = when an investigator on your space would lose Health
when-would-lose-health-any = when an investigator would lose Health
when-would-lose-sanity = when you would lose Sanity
when-would-lose-sanity-by-own-spell = when you would lose Sanity by a spell of yours
when-would-lose-sanity-here = when an investigator on your space would lose Sanity
when-would-lose-sanity-any = when an investigator would lose Sanity
when-would-gain-condition = when you would gain a condition
when-would-gain-condition-gained-is = when you would gain the { $condition } condition
when-would-advance-doom-any = each time doom would advance 1 space
when-combat-starts = when you enter combat
when-combat-will = before the Will test of a combat
when-combat-strength = before the Strength test of a combat
when-encounter-starts = in your encounter phase
when-rested = when you rest
when-rested-here = when an investigator on your space rests
when-entered-any = when you move onto a space
when-entered-any-at-token = when you move onto a space with an eldritch token
when-defeated-monster = when you defeat a monster in combat
when-monster-fell-any = when a monster is defeated
when-monster-fell-any-it-is = when { $monster-one } { $monster-number ->
    [many] are
   *[one] is
} defeated
when-monster-fell-any-it-is-epic-not = when a non-epic monster is defeated
when-beat-monster-any = when you defeat a monster
when-monster-fell-this = when it is defeated
when-researched-any = after a research encounter
when-cast-any = when you pass the test of a spell
when-omen-advanced-any = when the omen advances
when-omen-advanced-any-omen-is = when the omen advances to { $colour }
when-no-tokens-this = when no token is left on it
when-solved-three-any = when three mysteries are solved

## What is printed besides

fact-value = Value { $n }.
fact-traits = { $trait }.
fact-skill = { $skill } { $n }
fact-sheet = Health { $health }, Sanity { $sanity }; { $items }.
fact-start = Sets out { $space-in } with { $items }.
fact-fallen = Whoever finds them fallen tests { $skill }.
fact-fallen-either = Whoever finds them fallen tests { $skill } if crippled, { $skill2 } if insane.
fact-ancient = Doom { $doom }; { $n } mysteries to solve.
fact-stages = The mythos deck, stage by stage: { $rows }.
fact-stage = { $green ->
    [0] no
   *[other] { $green }
} green, { $yellow } yellow and { $blue ->
    [0] no
   *[other] { $blue }
} blue
fact-aside = Every { $monster } is set aside when the table is laid.
fact-omen-tokens = When the table is laid, { $lot } is put on the green space of the omen track.
fact-keeps-tokens = Its eldritch tokens stay on the board when it is solved.
fact-yellow-card = Yellow, { $level }: omen, reckoning, gates. { $length }.
fact-green-card = Green, { $level }: omen, surge, clues. { $length }.
fact-blue-card = Blue, { $level }: clues. { $length }.
fact-rumour-space = Its rumour token lies { $space-in }.
fact-tokens = It begins with { $lot }.
fact-cultist = The Ancient One's sheet says what it is like.
fact-horror = { $test }; horror { $n }.
fact-damage = { $test }; damage { $n }.
fact-toughness = Toughness { $n }.
fact-toughness-players = Toughness { $n }, plus 1 for each player.
level-easy = easy
level-normal = normal
level-hard = hard
length-event = Event
length-ongoing = Ongoing
length-rumour = Rumour

## Scenes that open encounters

log-scene = { $scene }
scene-gen-01-city = The back door of a pawnshop stands ajar, and something glints on the shelves. You listen for footsteps before you slip in.
scene-gen-01-wilderness = A camp has been left in a hurry: the coffee is still warm, and the tent is torn from the inside. You take what may be of use and try not to think.
scene-gen-01-sea = Something square and too regular drifts among the wreckage. The current is strong, and you must judge the moment to reach for it.
scene-gen-02-city = The clerk of the records office names his price before you have asked anything. Everything depends on how you put it.
scene-gen-02-wilderness = In a clearing a fire burns without wood, and a voice asks you to come closer. You decide to hear it out.
scene-gen-02-sea = The fog swallows the ship for a whole night, and the compass turns like a clock. At dawn the coast is not where it was.
scene-gen-03-city = Three men with cudgels bar the alley. They want your bag; behind them somebody has dropped a bag of his own.
scene-gen-03-wilderness = The stones of the circle are carved on the side that faces the ground. You lie down in the wet grass to read them.
scene-gen-03-sea = The old man at the helm hums a hymn in no language you know, and the waves grow calm around him. You try to join in.
scene-gen-04-city = You have trodden on the wrong toes, and now the whole bar is getting up. Perhaps a word in time will do.
scene-gen-04-wilderness = The path forks on a slope of loose stone. One of the two was made by goats, and the other by nothing that has feet.
scene-gen-04-sea = At night the same passenger always stands at the rail, writing in a notebook. This time you watch more closely.
scene-gen-05-city = The gunsmith shuts the door behind you and asks whether the police know that you are in town. He likes a good answer.
scene-gen-05-wilderness = The hermit has guarded the chest for thirty years. He will open it for whoever tells him something he doesn't know.
scene-gen-05-sea = The lead line catches on a wreck that no chart shows. The captain would lend you his divers, if you have the patience.
scene-gen-06-city = The library's catalogue has a drawer without a label. The cards in it are written in three alphabets, and none of them is alphabetical.
scene-gen-06-wilderness = The chapel burned down long ago, but one flagstone rings hollow. You look for a way to lift it.
scene-gen-06-sea = The figurehead has its eyes closed by day and open by night. There is an inscription around its neck.
scene-gen-07-city = In the café of the exiles everybody used to be somebody. One of them might come along, if the round is on you.
scene-gen-07-wilderness = You have passed this dead tree before. Either you find what has changed, or you will pass it again.
scene-gen-07-sea = A wave that comes out of a flat sea lifts you off the deck. For a moment you look down on the masts, and on what is below them.
scene-gen-08-city = An afternoon in the park, a brass band, children with hoops: the world is still there. Somebody sits down very close to your luggage.
scene-gen-08-wilderness = The village has painted over its doors with the same sign, and nobody will say against what. You copy it down and compare.
scene-gen-08-sea = The stoker has seen things from the porthole of the engine room. He talks to no officer, but you are not one.
scene-gen-09-city = A fair, a ring, and a wrestler whom nobody has beaten all week. His manager is looking for something better to do.
scene-gen-09-wilderness = The rope bridge has lost half its planks. On the other side somebody is ringing a bell, and doesn't stop.
scene-gen-09-sea = The radio operator picks up a voice where there should be no station. He would note down the bearings if he were asked nicely.
scene-gen-10-city = The medium turns the lamp down and asks you to keep your hand on the table, whatever you see. Something is already knocking.
scene-gen-10-wilderness = The marsh gas makes your head swim. Solid ground is fifty steps away, and each is heavier than the last.
scene-gen-10-sea = The sail has torn loose and thrashes like an animal. All hands are needed, yours too.
scene-gen-11-city = The doctor wants to hear the whole story, from the beginning. It might do you good, if you can bear to hear it yourself.
scene-gen-11-wilderness = A convent on a hill, a cell with a view, a bell for each hour. They would let you stay a while.
scene-gen-11-sea = A bottle knocks against the hull, and the paper in it is dry. The text ends in the middle of a word that you feel you know.
scene-gen-12-city = The hotel porter can get anything, for anybody, by tomorrow. He only has to like you.
scene-gen-12-wilderness = At the bottom of the shaft a hand of stone holds something out to you. The ladder is short, and something is breathing down there.
scene-gen-12-sea = Singing comes up from the hold, and your hands have begun to unpack your things and drop them overboard, one by one.
scene-ame-1-arkham = The restricted shelf of the university holds a book chained from the inside. It opens at the right page by itself.
scene-ame-1-san-francisco = A watchmaker on Grant Avenue teaches people to see what they look at. He takes no money for his lessons, only news.
scene-ame-1-buenos-aires = On the Day of the Dead the gate of La Recoleta is left open after dark. A woman in white asks whether you know the words.
scene-ame-2-arkham = The lodger of the attic has left, but his walls are covered in verses. You read until the lines begin to read you.
scene-ame-2-san-francisco = Between two towers of Nob Hill a fakir walks along a cable, high above the street, with his eyes closed. He holds out his hand to you.
scene-ame-2-buenos-aires = A tango that nobody dances to is played behind a bricked-up door. Its steps, written down, would make a figure.
scene-ame-3-arkham = The professor's assistant needs somebody to collate two copies of one manuscript. They differ in exactly one word.
scene-ame-3-san-francisco = A detective of the old school would let you in on his method. First he wants to see how you get your way.
scene-ame-3-buenos-aires = The bookseller of Corrientes sells his best volumes by the hour. When yours is up you ought to have understood it.
scene-ame-4-arkham = The asylum's oldest inmate recites without a break. He would stop and explain himself for one thing that is true.
scene-ame-4-san-francisco = A preacher blesses whoever passes through the Tenderloin, and the police stop whoever he blesses. You have to decide how to walk by.
scene-ame-4-buenos-aires = Somebody has been asking about you on the docks, and left an envelope with half a ritual in it. The other half has its price.
scene-ame-5-arkham = The tombstone on French Hill bears tomorrow's date. Among the ivy there is more writing, if the caretaker doesn't see you first.
scene-ame-5-san-francisco = A school on the hill takes pupils for a season, and lets them out as somebody else. The first lesson is to unpack.
scene-ame-5-buenos-aires = The rite was left to you by name, in a will that you have never heard of. The notary looks past you at the door.
scene-ame-6-arkham = A student has copied on her arm what she dares not put on paper. You have the length of a streetcar ride to learn it.
scene-ame-6-san-francisco = From the lighthouse you see the fog take shape, and learn to tell what is fog from what isn't. One of the shapes turns round.
scene-ame-6-buenos-aires = The candles are lit in the old slaughterhouse, and there is a place for you in the circle. They know your name.
scene-ame-7-arkham = The librarian will not lend the two volumes, but nobody forbids you to copy them. It will be a long night, and then some.
scene-ame-7-san-francisco = The opium den's mirror shows the room a minute later than it is. You learn much before you see yourself leave.
scene-ame-7-buenos-aires = An old payador knows two songs that are never sung in company. He will teach you both, if you stay until you have them by heart.
scene-ame-8-arkham = They are singing in the church on Federal Street, and the back pew is free. Something in the hymn is meant for you alone.
scene-ame-8-san-francisco = The seance photograph shows one person too many. You study it until you can't be sure who was there.
scene-ame-8-buenos-aires = The ambassador's widow keeps her husband's notes under lock and key, and her afternoons free. She has asked you in for maté.
scene-eur-1-london = Evensong in Southwark, and one of the choirboys casts no shadow. You try to see where he goes when the candles are put out.
scene-eur-1-rome = The prefect of the archive receives visitors standing, so that they don't stay. He might make an exception.
scene-eur-1-istanbul = In the Grand Bazaar there is a merchant who sells talents. He weighs you with his eyes, and begins to haggle.
scene-eur-2-london = Each night the same cab waits in Limehouse with its blinds down. From the corner you can just make out who gets in.
scene-eur-2-rome = Below the basilica lies another, and below that a third. You come up stronger than you went down, and men in cassocks want to know why.
scene-eur-2-istanbul = A dervish offers you a place in his house for as long as it takes. He doesn't say what.
scene-eur-3-london = The reading room's ceiling has a crack, and the crack has a pattern. You are the only one who looks up.
scene-eur-3-rome = The old nun has never been wrong about a soul. She takes your chin in her hand, and waits for what you have to say.
scene-eur-3-istanbul = The chess players under the plane tree speak in riddles, and only to those who answer them.
scene-eur-4-london = A gentleman of a certain club, all smiles, would gladly advance you the sum, and the names that go with it.
scene-eur-4-rome = The pilgrimage goes round the seven churches on foot, and nobody may leave it before the end.
scene-eur-4-istanbul = The sultan's last eunuch teaches how to be obeyed. The lesson takes place in the cistern, in the dark, with the others listening.
scene-eur-5-london = You have sent the telegram before they could stop you. Now there are steps on the stairs, and only one window.
scene-eur-5-rome = In the Colosseum, at the hour when the cats fall silent, somebody calls the names of the dead. Yours is among them.
scene-eur-5-istanbul = The spymaster of Pera deals in secrets only, one against another. He has just poured the second coffee.
scene-eur-6-london = From the dome of Saint Paul's the streets draw a sign that no map shows. It points somewhere, if you hold your nerve and look.
scene-eur-6-rome = The cardinal hears petitions during his dinner. Between the fish and the meat it is your turn.
scene-eur-6-istanbul = You have spoken well at the consul's reception, and made a friend of everybody but one. He has brought a sword cane.
scene-eur-7-london = The ledgers of the shipping company tell you everything. Too late you notice that somebody has jammed the door of the boiler room.
scene-eur-7-rome = The sibyl's spring still runs, behind a laundry. Whoever drinks from it becomes more than they were, and doesn't always come up alone.
scene-eur-7-istanbul = You learn to speak so that a whole room holds its breath. At the back of the room something goes on holding it.
scene-eur-8-london = A newspaper editor would put her people on the matter, if you sat down and told her everything, from A to Z.
scene-eur-8-rome = In the Capuchin crypt you get used to the company of bones. One of the monks along the wall has begun to follow you with his eyes.
scene-eur-8-istanbul = Under the great dome hangs a lamp that was lit before there was a city. The scaffolding is old; you look for where to put your feet.
scene-asi-1-shanghai = The calligrapher writes one sign a thousand times, and no two are alike. You watch for the one that is wrong.
scene-asi-1-tokyo = The colonel has guns, men and no imagination. You would have to lend him some of yours.
scene-asi-1-sydney = The sharks circle the cage, and behind them circles something bigger. They will pull you up when you give the sign, not before.
scene-asi-2-shanghai = The dockers' guild settles its matters over tea. If the lady of the house pours for you, you belong.
scene-asi-2-tokyo = A swordsmith will fold the steel once for each name you give her, and send the blade to where it is needed. It takes days.
scene-asi-2-sydney = You work a month in the shearing sheds, and your arms show it. On the last day the foreman puts up his fists, for fun.
scene-asi-3-shanghai = The scroll from the sunken temple unrolls further than it is long. You have read much when you notice that the room has gone.
scene-asi-3-tokyo = At the shrine they ring a bell that can be heard by whatever you think of. You think of it, and something answers.
scene-asi-3-sydney = The boxing tent is short of a man tonight, and you last three rounds. Among the audience there are officers with a warrant.
scene-asi-4-shanghai = A blind storyteller lets you finish his tales for him. The crowd decides whether you have understood.
scene-asi-4-tokyo = The ministry has a department that doesn't exist, with a waiting room that does. You have a quarter of an hour.
scene-asi-4-sydney = They lower you into the opal mine on a rope, and the lamp goes out halfway. The rope goes on.
scene-asi-5-shanghai = The abbot has read every book that was ever burned. He exchanges a page of memory for something new.
scene-asi-5-tokyo = The admiral has heard enough foreigners for one day. Behind him, on the map, a squadron is waiting for a word.
scene-asi-5-sydney = A tracker from the desert reads the ground as others read a newspaper. Tell her what you are after, and she will show you how to carry it.
scene-asi-6-shanghai = The observatory of Zikawei has records of stars that have gone out. You have learned much by the time you notice that they are locking up for the night.
scene-asi-6-tokyo = For a night and a day you stand under the waterfall and say the words they gave you. The water begins to say them back.
scene-asi-6-sydney = Behind the wool stores somebody sells crates that fell off an army truck. He wants to know whom he is dealing with.
scene-asi-7-shanghai = The master takes only one pupil at a time, and the last has just left. He hands you the broom.
scene-asi-7-tokyo = An exorcist from Asakusa asks for a name and a place, and for proof that you have not made them up.
scene-asi-7-sydney = The mission feeds whoever comes, and prays for whoever stays. At the door a constable checks the faces against a list.
scene-asi-8-shanghai = On the festival of lanterns you are to carry the dragon's head up the steps, at a run, with the police on your heels.
scene-asi-8-tokyo = The shipping office can reroute anything, even what it doesn't know to be cargo. You fill in the form with great care.
scene-asi-8-sydney = The armourer of the barracks has a soft spot for lost causes, and a great deal of paperwork. You may wait here.
scene-exp-amazon-1 = The river turns where no map lets it, and the rapids begin behind the bend. On the far bank the stones form steps.
scene-exp-amazon-2 = Under the roots of a ceiba the ground is paved. Somewhere in this green there must be a door.
scene-exp-amazon-3 = The bridge to the temple is a fallen trunk, slippery as a fish, and the bearers have stopped. You go first.
scene-exp-antarctica-1 = The sledge hangs over the edge of a crevasse, the dogs hang on the sledge, and everything hangs on you.
scene-exp-antarctica-2 = Beyond the mountains that nobody has named, the ice has straight edges. You walk along them, looking for a way in.
scene-exp-antarctica-3 = A stair cut for other feet goes down into the blue, each step as high as a man. The wind is at your back.
scene-exp-heart-of-africa-1 = For three days you cut your way through thorn and heat, and on the fourth the drums begin. Beyond them stands a tower without doors.
scene-exp-heart-of-africa-2 = The guides show you a lake that isn't there in the rains. The mud on its shore is full of tracks, and you kneel down to read them.
scene-exp-heart-of-africa-3 = The portcullis of the dead city still obeys its chain, as long as whoever pulls it doesn't let go.
scene-exp-himalayas-1 = Something has been walking beside the rope for an hour, just outside the snowfall. Now it stands in the way.
scene-exp-himalayas-2 = The lamas say that the valley can only be seen by whoever isn't looking for it. You sit down at the pass and look at everything else.
scene-exp-himalayas-3 = The last pitch is bare ice, and the monastery hangs above it like a nest. Somebody has lowered a basket, but not far enough.
scene-exp-pyramids-1 = The slab that closes the shaft has not been moved in four thousand years. You put your shoulder to it.
scene-exp-pyramids-2 = The false door is painted on the wall with great care, and one line of it is newer than the rest.
scene-exp-pyramids-3 = Sand pours into the gallery from all sides. There is a ledge above you, and on it something that shines.
scene-exp-tunguska-1 = The trees lie in circles, as they fell that morning, and you must climb over every one of them to get to the middle.
scene-exp-tunguska-2 = In the middle of the clearing the snow doesn't settle, and the needles of all instruments point down. You mark where each of them trembles.
scene-exp-tunguska-3 = The bog has frozen around something round and black. With an ice axe and a long breath it might be reached.
scene-ow-01 = Shelves rise out of sight, and each book hums in its own key. Out of a thousand spines you have to tell the one that is silent.
scene-ow-02 = You stand in your own city under a black sun, and nobody is old here, nor young. You must not believe that it is all over.
scene-ow-03 = Beings like cones glide along the ramps and pay you no heed; your own hands are no longer hands. The inscriptions, though, can be read.
scene-ow-04 = Two suns sink into the lake, and somebody in yellow stages a play in which you have the second part. You know the lines, or should.
scene-ow-05 = You have come to a court that has been dust for a thousand years. They have never seen clothes like yours, and the king is in a mood.
scene-ow-06 = In a cellar that has not yet been built over, men are reading aloud from a scroll. You know how the sentence ends, and they do not.
scene-ow-07 = Seventy steps lead down, and then seven hundred. What you know weighs in your hand like a lantern; the rest you have to want.
scene-ow-08 = The machines have gone on working without anybody, and they take you for a part. Stand still, and think of your name.
scene-ow-09 = They have put you in a glass vessel and ask you questions without words. You may answer or hold out.
scene-ow-10 = The winged ones buzz among themselves over what to do with you. There is one who seems to listen.
scene-ow-11 = The keeper of the hall grants each visitor one question, and it must be asked with its words in the right order.
scene-ow-12 = Every mask in the ballroom has the same face. If you could find the one that breathes, you could find the way out.
scene-ow-13 = They show you, kindly, where your brain would be kept, and how far it would travel. It is hard to look away.
scene-ow-14 = A librarian of the Great Race would let you use the lift, in return for a fact from your century. Otherwise there are the stairs, which have no steps.
scene-ow-15 = At the rim of the pit lie instruments of dark metal. With a hint they could be worked; without one, there is only the climb down.
scene-ow-16 = Something old turns its attention to you, page by page. You must hold still while it reads.
scene-ow-17 = The towers stand behind the moon, and the moon stands in front of your eyes when you close them. Keep them open.
scene-ow-18 = Pale shapes crowd round you in the tunnels and feel your coat with their fingers. They understand bargains.
scene-ow-19 = In this city everybody is somebody else's guest. A traveller from a later age has wept with joy to hear your language.
scene-ow-20 = The dome is a star chart, and it turns. You recognise one constellation, and reckon from there.
scene-ow-21 = The cats of Ulthar have questions before they let you pass, and the priest in the doorway has some more.
scene-ow-22 = There is no air here, and yet you do not suffocate as long as you don't think of it. In the workshop hangs a thing made for hands like yours.
scene-ow-23 = There is a ledge, and there is the deep. Far down, lights move like writing across a page.
scene-ow-24 = The king's servants bow and beg you to wait until he is ready. They are very polite, and there are more of them each time.
scene-res-aza-1-city = In the planetarium's archive the plates of one night are missing, and somebody has put others in their place. The difference is a single point of light.
scene-res-aza-1-wilderness = On the hilltop stands a ring of poles, and their shadows tell another hour than the sun. You climb from one to the next.
scene-res-aza-1-sea = The navigator has written his last entries by stars that aren't in the almanac. You work out what sky he saw.
scene-res-aza-2-city = The chapter house has an orrery with one planet too many. It can be set in motion, if you find out in what order.
scene-res-aza-2-wilderness = Where the shepherd heard the flute, the grass grows in spirals. You follow them inwards with your eyes, not with your feet.
scene-res-aza-2-sea = The observatory ship has gone aground with all its instruments. You have what you came for when the hull begins to break up.
scene-res-aza-3-city = A poet pays his rent with verses about the centre of the universe. Before you read them you look for what he has left out.
scene-res-aza-3-wilderness = You reach the altar before them and take what lies on it. Then the piping begins, and behind the piping something turns over in its sleep.
scene-res-aza-3-sea = For one hour the sea is so still that the sky lies in it without a flaw. You compare the two.
scene-res-aza-4-city = The thief who took the lens still has it, and the docks at his back. It comes down to who is stronger.
scene-res-aza-4-wilderness = The meteorite has been cut up and carried off, but not without leaving tracks. They lead in more than one direction.
scene-res-aza-4-sea = The cult's raft drifts without a soul, its lamps set in the shape of a comet. You take the book, and only then see that the lamps were waiting for it.
scene-res-aza-5-city = Two witnesses tell the same story, word for word, and only one of them was there. Choose carefully whom you contradict.
scene-res-aza-5-wilderness = The hermitage has kept the seal unbroken for three hundred years, and hands it to you. The prayer that goes with it has to be finished by whoever takes it.
scene-res-aza-5-sea = A ship without a flag lies alongside, and its captain reads aloud from a book in his lap. He would part with both the answer and the book.
scene-res-aza-6-city = The astrologer of the radio hour has been right for three weeks, and is afraid. She will speak, but only until the next broadcast.
scene-res-aza-6-wilderness = They have aligned the stones anew in the night. There is still time to see to what, if you are quick.
scene-res-aza-6-sea = The comet stands so low that it draws a path on the water. Something swims along it, and you note down its course.
scene-res-aza-7-city = The hypnotist offers to bring back what the dead astronomer told you. You remember everything but having met him.
scene-res-aza-7-wilderness = The charcoal burners know who comes up here at new moon. They haven't spoken to a stranger in years.
scene-res-aza-7-sea = The diving bell goes down past the light, and through the glass there is the sky, with stars. Somebody has to keep talking on the line.
scene-res-aza-8-city = The tower clock strikes thirteen on certain nights. You hide among the cogs to see who comes to set it right.
scene-res-aza-8-wilderness = The crater's rim is sharp as glass and cuts through your boots. Down at the bottom somebody has arranged the splinters.
scene-res-aza-8-sea = The drowned lookout still holds the notes in his fist. From his place in the crow's nest you could see what he saw.
scene-res-cth-1-city = At the fish market a crate is being sold unopened, wet all round, and the bidders do not blink. You try to see what is written on its bottom.
scene-res-cth-1-wilderness = Torches move along the ridge, towards a fire that burns green. One of the robed figures has stayed behind and waits for you.
scene-res-cth-1-sea = Out of the mist somebody calls your ship by its name and offers a bargain. The voice comes from below the waterline.
scene-res-cth-2-city = The sculptor has dreamt the same city for a month, and keeps nobody in his studio who laughs at it.
scene-res-cth-2-wilderness = The lake has no outlet, and yet there are tides. You lie on the bank for a night and take notes.
scene-res-cth-2-sea = At a certain longitude the whole crew falls asleep at once. You pinch your arm and listen to what they murmur.
scene-res-cth-3-city = The harbourmaster's office is closed, but its back window isn't. The drawer you need is the one that smells of the sea.
scene-res-cth-3-wilderness = The shell on the cairn is as big as a shield. You hold it to your ear, since you have come all this way.
scene-res-cth-3-sea = At low tide a staircase appears on the reef, and at its foot sits somebody carved in stone. There are twenty minutes.
scene-res-cth-4-city = The hymnbooks of the Esoteric Order have a second text between the lines. Something wet has begun to climb the stairs.
scene-res-cth-4-wilderness = A trail of brine leads inland, over dry grass, and the clue at its end is still dripping. Whatever carries it is in a hurry to get back.
scene-res-cth-4-sea = A patrol boat is tied up at an island that no navy owns. You count the guards, and how often they look at the water.
scene-res-cth-5-city = Three painters in three cities have sold the same picture. Hung side by side they show what none of them would admit.
scene-res-cth-5-wilderness = The shaman has kept the words that put the sleeper back to sleep, all but one. You think you have read it somewhere.
scene-res-cth-5-sea = Under the keel lies an island that moves. You study it through the glass, and through the glass it studies you.
scene-res-cth-6-city = Between two houses on the waterfront there is a third, which can only be seen from the corner of the eye. You walk past it several times.
scene-res-cth-6-wilderness = The stream has changed its bed overnight to carry something to the sea. You wade along, looking for what it is.
scene-res-cth-6-sea = The stars above the mast are almost right. You note by how much they still fall short.
scene-res-cth-7-city = The man who has followed you since the station no longer bothers to hide. He locks the door of the archive from the inside.
scene-res-cth-7-wilderness = In the black pool the idol stands up to its neck in water, and everybody who dances round it looks away. You look.
scene-res-cth-7-sea = The net comes up heavy, and what is in it has hands. It isn't alone.
scene-res-cth-8-city = They have chained the trunk to the pier, below the tide line. The padlock is rusty, and so is the ladder.
scene-res-cth-8-wilderness = The cave breathes in and out with a sea that is forty miles away. You brace yourself against the draught and go on.
scene-res-cth-8-sea = The gem lay in the palm of the drowned king, with the answer you were looking for. Now his guard has woken.
scene-res-shu-1-city = In the botanical garden something has put forth leaves that wasn't in the catalogue. The gardener's diary lies open in the rain.
scene-res-shu-1-wilderness = Hoofprints go round and round the clearing, on two legs. You have just understood when you hear the bleating behind you.
scene-res-shu-1-sea = The grain ship has been adrift for a week, and its hold has begun to sprout. You lower a lantern on a string.
scene-res-shu-2-city = The butcher's cellar goes on under the neighbouring houses. You count your steps, and the hooks.
scene-res-shu-2-wilderness = Tonight there is one tree more in the grove than by day. You must find out which before it notices you.
scene-res-shu-2-sea = The whalers have seen what the goat priests throw overboard. They'd sooner be rid of it than speak of it.
scene-res-shu-3-city = All the milk in the quarter has turned black, and nobody says so. You follow the milkman on his round.
scene-res-shu-3-wilderness = A mother with too many shadows asks you to stay for supper. Her children already know what you are looking for.
scene-res-shu-3-sea = Weed has closed round the boat, and it pulls. Between the leaves floats the chest, an oar's length away.
scene-res-shu-4-city = In the maternity ward they sing at midnight, in a language older than lullabies. You find yourself humming along.
scene-res-shu-4-wilderness = The hunters have nailed the skin to the barn, and at night it moves. You and your lantern stay to watch.
scene-res-shu-4-sea = Pollen drifts on the wind, a hundred miles from any coast. You look through the spyglass for where it comes from.
scene-res-shu-5-city = The professor's greenhouse is locked and steamed up. Something in there has written on the glass, from the inside.
scene-res-shu-5-wilderness = The trunk at the crossroads bears last year's offerings, and fresh ones. You search them without touching the bark.
scene-res-shu-5-sea = The raft is bound together with living roots, and they do not let go of what they hold. You pull.
scene-res-shu-6-city = At the masked ball of the Thousand one guest is really wearing horns. You have only to hold her gaze.
scene-res-shu-6-wilderness = The village locks its doors at the new moon, and the keys are all kept in one place. You have seen where.
scene-res-shu-6-sea = The spring on the islet washes off whatever you have brought along. It is so cold that it burns.
scene-res-shu-7-city = The inspector knows more about the disappearances than she is allowed to say. She has ten minutes, and a pen.
scene-res-shu-7-wilderness = The stones must be put back in the order in which they were lifted. You have the song by which they were counted, or most of it.
scene-res-shu-7-sea = Gulls circle over a spot where there is nothing. You wait for them to dive.
scene-res-shu-8-city = The antiquary would give you the sword, and the story with it. He only wants your name on a line, in red.
scene-res-shu-8-wilderness = The formula on the milestone should be read from right to left, before moonrise. Hooves are coming down the road.
scene-res-shu-8-sea = The hold has been hosed down, but not the hatch. You kneel in the lamplight and read the scratches.
scene-res-yog-1-city = The locksmith has died of old age at thirty, with a key in his hand. The police haven't noticed yet that there is no lock for it.
scene-res-yog-1-wilderness = Somebody has drawn a door on the rock with chalk, and stands before it, waiting. Not for you, but you are here.
scene-res-yog-1-sea = The ship sails out of the fog and back into it, always with the same helmsman. You have one pass to read her name.
scene-res-yog-2-city = In the back room lies the book of which there are said to be five copies. The man who guards it asks only for a small favour, later.
scene-res-yog-2-wilderness = At the top of the hill you find what you came for, and the air closes behind you like water. Whatever magic you carry begins to hum.
scene-res-yog-2-sea = Seven buoys, and only six cast a light. You row from one to the next and compare the bells.
scene-res-yog-3-city = The spiritualists meet on the thirteenth floor of a building that has twelve. You need to be announced by somebody.
scene-res-yog-3-wilderness = The footprints stop in the middle of nowhere, and go on a mile further. You look for what lies between.
scene-res-yog-3-sea = You fish the log out of the wake before the ship that lost it has left port. Corners of the deck begin to smoke.
scene-res-yog-4-city = On the noticeboard of the university four seminars are announced for the same hour, in the same room. You sit down in the last row.
scene-res-yog-4-wilderness = The dolmen shows another landscape to whoever looks through it. You stay on this side, for now, and draw what you see.
scene-res-yog-4-sea = The whirlpool turns against the sun, and pages are turning in it. You lean out as far as the rope allows.
scene-res-yog-5-city = The architect has built a house from the plans of a dream and would like to be asked about it, by somebody who understands.
scene-res-yog-5-wilderness = Between two standing stones the wind blows out of nowhere. If you can tell where it comes from, it might still be shut.
scene-res-yog-5-sea = Spheres rise from the deep, shining, and burst one after another. In the last there is room for a promise.
scene-res-yog-6-city = The binder of the cathedral library has bound two books into one, page by page. You try to tell them apart before closing time.
scene-res-yog-6-wilderness = The old woman gives directions in a tense that you have to work out first. You were here before, she says, tomorrow.
scene-res-yog-6-sea = The lighthouse flashes a message, and the answer comes from under the horizon. You write down both.
scene-res-yog-7-city = He knows the stair, the landing and the hour at which you come. He has been sitting there, knife on his knees, since last year.
scene-res-yog-7-wilderness = You pick it up, and for a moment you hold it in all the years at once. What you know of magic wants to come out.
scene-res-yog-7-sea = On the bottom of the bell somebody has engraved the way to undo a gate, step by step, in a cipher.
scene-res-yog-8-city = The collector shows his treasures only to those who bring some of their own. He has left you alone with the display case.
scene-res-yog-8-wilderness = Over the valley hangs a second valley, upside down. From the summit you could almost read what is written on its fields.
scene-res-yog-8-sea = You have it in your hand when the current takes hold of the ship. It doesn't flow: it calls.

## The lesson

lesson-goal = You win if you solve three mysteries before doom, which begins at 15, has run down to zero.
lesson-sheet = Choose { investigator-trish }: she sets out in the middle of Russia, has a sharp eye (Observation 4) and a pistol.
lesson-mystery = This mystery wants somebody in Tunguska with two clues, and right there a clue has come to light.
lesson-clue = In a round you have two different actions, and the first is her own: with no clues, she gains one.
lesson-travel = The second is to travel: one space, by any route.
lesson-tunguska = Tunguska is next to you.
lesson-research = Then comes the encounter phase: research the clue, that is, draw a card and test a skill.
lesson-dice = Four dice for Observation 4, where a 5 or a 6 is a success and one is enough: keep your clue.
lesson-stay = A mythos card has opened a second gate, far away, but you are where you want to be: do nothing for once.
lesson-serve = Now the mystery itself can be your encounter.
lesson-six = A 6, so you have passed again: clues can reroll dice, but you need yours.
lesson-pay = Spend both clues: the token for them is all that the mystery asks of one player.
lesson-order = The omen came to red, two gates are red, and so doom advanced by two; now monsters act from afar, first the { monster-warlock }.
lesson-keep = This card hurts whoever clings to things: keep the pistol, and pay for it with 1 Health.
lesson-solved = The first mystery is solved, two to go, and something has come to Tunguska that should be fought or left alone.
lesson-end = You know enough to save the world, or at least to see how it ends.

# ==== The log, questions, labels, the board: below ====

setting-ancient = Ancient One
ancient-chance = Left to chance
setting-difficulty = Mythos deck
setting-starting_rumour = Begin with a rumour
difficulty-normal = All cards
difficulty-easier = Without the hard cards
difficulty-harder = Without the easy cards

ending-won = The mysteries are solved, and the world goes on
ending-devoured = Azathoth wakes, and the world is devoured
ending-eliminated = No investigator is left
ending-no-mythos = The mythos deck ran out, and time with it
ending-rumour = A rumour came true
ending-awake = The Ancient One has its way

## Actions and tickets

action-travel = Travel
action-prepare = Prepare for travel
action-acquire = Acquire assets
action-rest = Rest
action-trade = Trade
ticket-train = train
ticket-ship = ship

## Questions

ask-investigator = Who will you be?
ask-new-investigator = Who takes up the work?
ask-act = { $n ->
    [0] What will you do besides?
    [one] One action left: what will you do?
   *[other] { $n } actions: what will you do?
}
ask-travel = Where to?
ask-travel-on = Spend a ticket to go on?
ask-which-ticket = Which ticket?
ask-which-clue = Which clue will you follow up?
ask-which-clue-there = Several clues lie { $space-in }. Which one will you follow up, by the space it shows?
ask-discard-ticket = You have all the tickets you may have. Discard one?
ask-acquire = { $n } to spend: what will you take?
ask-for-whom = Who gets “{ $thing }”?
ask-discard-from-reserve = Nothing bought. Discard a card of the reserve instead?
ask-trade-with = With whom?
ask-share = What changes hands with { $who }?
ask-agree = { $who } proposes this: do you agree?
ask-encounter = What will you have an encounter with?
ask-fight = Which monster first?
ask-reroll = Your test of { $skill }: { $dice }. Roll any again?
ask-which-die = The dice: { $dice }. Which die do you roll again?
ask-raise-die = Which die shows 1 more?
ask-buy-dice = { $card }: how much Sanity for as many dice?
ask-buy-successes = { $card }: { $n } successes. How many clues for as many more?
ask-discard = { $card }: what do you discard?
ask-gain-asset = { $card }: which asset?
ask-pay-clues = { $n ->
    [one] 1 clue is to be paid
   *[other] { $n } clues are to be paid
}. Use something in place of one?
ask-give-clues = { $card }: { $n ->
    [one] 1 clue is still missing
   *[other] { $n } clues are still missing
}. How many do you give?
ask-give-up-improvement = { $card }: which improvements do you give up?
ask-how-much = { $card }: how much?
ask-improve = Which skill?
ask-move = Where do you move?
ask-move-clue = { $card }: where does the clue { $space-in } go?
ask-move-monster = { $card }: where does it go?
ask-which-monster = { $card }: which monster?
ask-hurt = { $card }: which monster?
ask-spawn-clue = { $card }: on which space?
ask-spawn-first = There are too few monsters left for all of these spaces. Where do they come first?
ask-random-space = { $card }: no clue tells where. Which space?
ask-nearest-city = Which city is nearest?
ask-nearest-city-to = Which city is nearest to { $who }, who has fallen?
ask-nearest = { $card }: which space is nearest to { $who }?
ask-what-was-lost = Both Health and Sanity are gone. What laid you low?
ask-pass-lead = Who leads from now on?
ask-omen = { $card }: where does the omen stand?
ask-gate-on-top = Which gate goes on top?

## Labels

option-meet = { $deck }
option-reroll = Spend a clue: roll the { $n } again
option-die = The { $n }
option-ticket = { SENTENCE($ticket) } ticket
option-give-clue = Give a clue
option-take-clue = Receive a clue
option-give-ticket = Give a { $ticket } ticket
option-take-ticket = Receive a { $ticket } ticket
says-going = I’m going { $space-to }.
says-could-you = { $who2 }, could you go { $space-to }?
talk-going = I’m going…
talk-could-you = Could you go…
option-going = “{ says-going }”
option-could-you = “{ says-could-you }”
option-borrow = Take a loan: Debt for { $n } more
option-omen = { $n }: { $colour }
option-pick = { SENTENCE($thing) }
option-pick-of = { SENTENCE($thing) } of { $who }
option-pick-at = { SENTENCE($thing) } { $space-in }
option-pick-one-at = { SENTENCE($thing) } { $n } { $space-in }
option-branch = { $n }
pass-turn = Nothing more
no-more = That's all
no-more-encounters = No further encounter
from-the-deck = One from the deck, at random
crippled = Health
insane = Sanity
gate-first = The first
gate-second = The second

## The log

log-threatens = { $ancient } threatens the world.
log-round = Round { $n }.
log-sets-out = { $who } sets out as { $thing }, { $space-in }.
    .who = You set out as { $thing }, { $space-in }.
log-lead = { $who } leads.
    .who = You lead.
log-acts = { $own ->
    [1] { $who } uses the action of their sheet
   *[0] { $who } spends an action on { $thing }
}.
    .who = { $own ->
        [1] You use the action of your sheet
       *[0] You spend an action on { $thing }
    }.
log-stands-up = { $who } is no longer Delayed.
    .who = You are no longer Delayed.
log-turn-cut = { $who } is held up: the turn is over.
    .who = You are held up: your turn is over.
log-not-delayed = { $who } isn't Delayed: nothing that they don't choose holds them up.
    .who = You aren't Delayed: nothing that you don't choose holds you up.
log-cannot-gain = { $who } doesn't gain { $thing }: they could only by their own choice.
    .who = You don't gain { $thing }: you could only by your own choice.
log-has-already = { $who } already has { $thing }.
    .who = You already have { $thing }.
log-delayed = { $who } becomes Delayed.
    .who = You become Delayed.
log-said-going = { $who }: “{ says-going }”
    .who = You say: “{ says-going }”
log-said-could-you = { $who }: “{ says-could-you }”
    .who = You say: “{ says-could-you }”
    .who2 = { $who } asks whether you could go { $space-to }.
log-moved = { $who } moves { $space-to }.
    .who = You move { $space-to }.
log-spent-ticket = { $who } spends a { $ticket } ticket.
    .who = You spend a { $ticket } ticket.
log-gained-ticket = { $who } gains a { $ticket } ticket.
    .who = You gain a { $ticket } ticket.
log-discarded-from-reserve = { $who } discards { $thing } from the reserve.
    .who = You discard { $thing } from the reserve.
log-to-reserve = { $thing } comes to the reserve.
log-handed-over = { $who } hands { $thing } to { $who2 }.
    .who = You hand { $thing } to { $who2 }.
    .who2 = { $who } hands you { $thing }.
log-traded = { $who } and { $who2 } have traded.
    .who = You and { $who2 } have traded.
    .who2 = { $who } and you have traded.
log-refused-trade = { $who } doesn't agree.
    .who = You don't agree.
log-gained = { $who } gains { $thing }.
    .who = You gain { $thing }.
log-condition-gained = { $who } gains the { $condition } condition.
    .who = You gain the { $condition } condition.
log-gained-clues = { $who } gains { $n ->
    [one] 1 clue
   *[other] { $n } clues
} ({ $space }).
    .who = You gain { $n ->
        [one] 1 clue
       *[other] { $n } clues
    } ({ $space }).
log-lost-clues = { $who } discards { $n ->
    [one] 1 clue
   *[other] { $n } clues
}.
    .who = You discard { $n ->
        [one] 1 clue
       *[other] { $n } clues
    }.
log-spent-clues = { $who } spends { $n ->
    [one] 1 clue
   *[other] { $n } clues
}.
    .who = You spend { $n ->
        [one] 1 clue
       *[other] { $n } clues
    }.
log-spent = { $who } spends { $n } { $loss }.
    .who = You spend { $n } { $loss }.
log-lost = { $who } loses { $n } { $loss }.
    .who = You lose { $n } { $loss }.
log-recovered = { $who } recovers { $n } { $loss }.
    .who = You recover { $n } { $loss }.
log-improved = { $who } improves { $skill }.
    .who = You improve { $skill }.
log-discarded = { $who } discards { $thing }.
    .who = You discard { $thing }.
log-condition-discarded = { $who } discards the { $condition } condition.
    .who = You discard the { $condition } condition.
log-served = “{ $thing }” has done its service and is discarded.
log-tended = { $who } tries to get rid of { $thing }.
    .who = You try to get rid of { $thing }.
log-used = { $who } uses { $thing }.
    .who = You use { $thing }.
log-used-ability = { $who } uses the ability of their sheet.
    .who = You use the ability of your sheet.
log-cast = { $who } casts { $thing }.
    .who = You cast { $thing }.
log-turned = { $who }'s card { $thing } is turned over: { $back }.
    .who = Your card { $thing } is turned over: { $back }.
log-looked-at-back = { $who } looks at the back of { $thing }.
    .who = You look at the back of { $thing }.
log-looked-at-back-own = You look at the back of { $thing }: { $back }.
log-looked-at-gates = { $who } looks at the gates on top of the stack.
    .who = You look at the gates on top of the stack.
log-looked-at-gates-own = You look at the gates on top of the stack: { $space }.
log-rolled = { $who } tests { $skill }: { $dice }.
    .who = You test { $skill }: { $dice }.
log-rolled-again = { $who } rolls again: { $dice }.
    .who = You roll again: { $dice }.
log-tested = { $who } has { $n ->
    [0] no success
    [one] 1 success
   *[other] { $n } successes
}.
    .who = You have { $n ->
        [0] no success
        [one] 1 success
       *[other] { $n } successes
    }.
log-rolled-die = { $who } rolls a { $n }.
    .who = You roll a { $n }.
log-encounter = { $who } has { $deck-one }{ $deck-kind ->
    [named] : { $thing }
   *[plain] {""}
}.
    .who = You have { $deck-one }{ $deck-kind ->
        [named] : { $thing }
       *[plain] {""}
    }.
log-encounter-with = { $who } has an encounter with “{ $thing }”.
    .who = You have an encounter with “{ $thing }”.
log-met-fallen = { $who } finds what is left of { $thing }.
    .who = You find what is left of { $thing }.
log-took-loot = { $who } takes what was left behind.
    .who = You take what was left behind.
log-combat = { $who } faces { $thing-one }.
    .who = You face { $thing-one }.
log-ambush = { SENTENCE($thing-one) } { $thing-number ->
    [many] ambush
   *[one] ambushes
} { $who }.
    .who = { SENTENCE($thing-one) } { $thing-number ->
        [many] ambush
       *[one] ambushes
    } you.
log-won-combat = { $who } wins the fight.
    .who = You win the fight.
log-monster-hurt = { SENTENCE($thing-the) } { $thing-number ->
    [many] lose
   *[one] loses
} { $n } Health.
log-monster-recovered = { SENTENCE($thing-the) } { $thing-number ->
    [many] recover
   *[one] recovers
} { $n } Health.
log-monster-fell = { SENTENCE($thing-the) } { $thing-number ->
    [many] are
   *[one] is
} defeated.
log-monster-gone = { SENTENCE($thing-the) } { $thing-number ->
    [many] are
   *[one] is
} discarded.
log-monster-moved = { SENTENCE($thing-the) } { $thing-number ->
    [many] move
   *[one] moves
} { $space-to }.
log-monster-spawned = { SENTENCE($thing-one) } { $thing-number ->
    [many] appear
   *[one] appears
} { $space-in }.
log-monster-to-card = { SENTENCE($thing-the) } { $thing-number ->
    [many] are
   *[one] is
} laid on the card.
log-gate-spawned = A { $colour } gate opens { $space-in }.
log-no-gate = There is no gate left to open.
log-gate-closed = { $who } closes the gate { $space-in }.
    .who = You close the gate { $space-in }.
log-gate-gone = The gate { $space-in } is gone.
log-gate-to-sheet = The gate { $space-in } is laid on the Ancient One's sheet.
log-clue-spawned = A clue comes to light { $space-in }.
log-clue-gone = The clue { $space-in } is gone.
log-gate-to-mystery = The gate { $space-in } is laid on the mystery.
log-clue-went = The clue { $space-in } goes { $space2-to }.
log-clue-moved = The clue is now { $space-in }.
log-clue-to-mystery = { $who } lays a clue on the mystery.
    .who = You lay a clue on the mystery.
log-marked = An eldritch token lies { $space-in }.
log-expedition = The active expedition is { $space-in }.
log-doom-advances = Doom advances by { $n }, to { $doom }.
log-doom-retreats = Doom retreats by { $n }, to { $doom }.
log-omen-advances = The omen advances: { $colour }.
log-omen-set = The omen is now { $colour }.
log-omen-tokens = Eldritch tokens on the green omen: { $n }.
log-awakens = { $ancient } awakens!
log-mythos = Mythos: “{ $thing }”.
log-rumour-drawn = From the box comes the rumour “{ $thing }”.
log-mythos-in-play = “{ $thing }” stays in play.
log-mythos-gone = “{ $thing }” leaves play.
log-tokens-left = “{ $thing }”: { $n ->
    [0] no token
    [one] 1 token
   *[other] { $n } tokens
} left.
log-health-tokens-on = “{ $thing }” has { $n ->
    [one] 1 Health token
   *[other] { $n } Health tokens
}.
log-tokens-on = “{ $thing }” has { $n ->
    [one] 1 eldritch token
   *[other] { $n } eldritch tokens
}.
log-reserve-gone = The whole reserve is discarded.
log-assets-boxed = { $n ->
    [0] No asset goes
    [one] 1 asset goes
   *[other] { $n } assets go
} back to the box.
log-fallen-gone = Nothing is left of { $thing } any more.
log-reckoning = The reckoning of “{ $thing }”.
log-new-mystery = A new mystery: “{ $thing }”.
log-mystery-solved = The mystery “{ $thing }” is solved.
log-mystery-unsolved = All for nothing: “{ $thing }” is a mystery again.
log-token-on-mystery = The mystery has { $n ->
    [one] 1 eldritch token
   *[other] { $n } eldritch tokens
}.
log-token-on-sheet = The Ancient One's sheet has { $n ->
    [one] 1 token
   *[other] { $n } tokens
}.
log-defeated = { $who } is defeated: no { $loss } left.
    .who = You are defeated: no { $loss } left.
log-lies-at = { $who } is laid low { $space-in }.
    .who = You are laid low { $space-in }.
log-devoured = { $who } is devoured.
    .who = You are devoured.
log-eliminated = { $who } is out of the match.
    .who = You are out of the match.
log-ended-won = The investigators have won.
log-ended-devoured = The world is devoured.
log-ended-eliminated = No investigator is left.
log-ended-no-mythos = There is no mythos card left to draw: time has run out.
log-ended-rumour = What was a rumour is now the end.
log-ended-awake = The Ancient One has won.

log-raised-die = { $who } raises a die from { $n } to { $n2 }.
    .who = You raise a die from { $n } to { $n2 }.
log-passed = { $who } passes the test.
    .who = You pass the test.
log-failed = { $who } fails the test.
    .who = You fail the test.
log-voted = { $who } votes for { $thing }.
    .who = You vote for { $thing }.
log-decided = { $who } has the last word: { $thing }.
    .who = You have the last word: { $thing }.
log-icon = { $icon }:
icon-omen = Omen
icon-reckoning = Reckoning
icon-gates = Gates
icon-surge = Monster surge
icon-clues = Clues
icon-text = What the card says

## The board

board-round = Round { $n }, { $phase }
phase-set-up = setting up
phase-action = action phase
phase-encounter = encounter phase
phase-mythos = mythos phase
board-forecast = The next omen, { $colour }: { $n ->
    [0] doom stays where it is
   *[other] doom advances { $n }
}
board-progress = The active mystery: { $n } of { $n2 }
board-asset = { $thing } (value { $n })
board-around = Where { $who } can go
board-ways-train = By train: { $space }
board-ways-ship = By ship: { $space }
board-ways-uncharted = By uncharted routes: { $space }
board-foe = { $thing } (horror { $horror }, damage { $damage }, can bear { $n })
board-doom = Doom: { $n }
board-omen = Omen: { $colour }
board-mythos-deck = Mythos cards left: { $n }
board-omen-tokens = Eldritch tokens on the green omen: { $n }
board-sheet-tokens = Tokens on the sheet: { $n }
board-mysteries = Mysteries and rumours
board-solved = Mysteries solved: { $n }
board-tokens = { $thing }: { $n }
board-reserve = The reserve
board-world = The world
board-space = { SENTENCE($space) }: { $lies }
board-gate = a { $colour } gate
board-expedition = the active expedition
board-rumour = the rumour “{ $thing }”
board-mark = an eldritch token
board-fallen = what is left of { $thing }
board-gone = no investigator
board-at = { SENTENCE($space-in) }
board-health = Health { $n } of { $n2 }
board-sanity = Sanity { $n } of { $n2 }
board-skills = { $rows }
board-skill = { $skill } { $n }
board-tickets = Tickets: train { $n }, ship { $n2 }
board-delayed = Delayed
board-lead = Leads
log-spell-on-top = On top of the spell deck now: { $spell }.
log-condition-on-top = On top of the condition deck now: { $condition }.
log-clue-spawned-there = The clue { $space2-of } comes to light { $space-in }.
back-blessing-of-isis-1 = back 1
back-blessing-of-isis-2 = back 2
back-clairvoyance-1 = back 1
back-clairvoyance-2 = back 2
back-conjuration-1 = back 1
back-conjuration-2 = back 2
back-feed-the-mind-1 = back 1
back-feed-the-mind-2 = back 2
back-flesh-ward-1 = back 1
back-flesh-ward-2 = back 2
back-instill-bravery-1 = back 1
back-instill-bravery-2 = back 2
back-mists-of-releh-1 = back 1
back-mists-of-releh-2 = back 2
back-plumb-the-void-1 = back 1
back-plumb-the-void-2 = back 2
back-shriveling-1 = back 1
back-shriveling-2 = back 2
back-wither-1 = back 1
back-wither-2 = back 2
when-token-on-sheet-any = when a token is put on this sheet
ask-may = { $card }: what will you do?
ask-choose = { $card }: which will it be?
ask-pick = { $card }: choose.
ask-vote = { $card }: what is the group to do?
ask-last-word = { $card }: you have the last word.
ask-order = Several things happen at once. Which comes first?
ask-use = Will you use one of these now?

# ==== The story so far (see text/tale.py) ====
chapter-round = Round { $n }
deed-sets-out = sets out as { $thing } { $space-in }
deed-moved = travels { $space-to }
deed-moved-again = on { $space-to }
deed-gained = gains { $thing }
deed-gained-again = { $thing }
deed-condition-gained = { $boon ->
    [1] receives { $condition-told }
   *[0] is saddled with { $condition-told }
}
deed-condition-gained-again = { $condition-told }
deed-gained-clues = finds { $n ->
    [one] a clue
   *[other] { $n } clues
}
deed-gained-clues-again = { $n ->
    [one] one more
   *[other] { $n } more
}
deed-spent-clues = spends { $n ->
    [one] a clue
   *[other] { $n } clues
}
deed-spent-clues-again = { $n ->
    [one] one more
   *[other] { $n } more
}
deed-lost = loses { $n } { $loss }
deed-lost-again = { $n } { $loss }
deed-recovered = recovers { $n } { $loss }
deed-recovered-again = { $n } { $loss }
deed-improved = improves { $skill }
deed-improved-again = { $skill }
deed-condition-discarded = { $boon ->
    [1] loses { $condition-told }
   *[0] is rid of { $condition-told }
}
deed-condition-discarded-again = { $condition-told }
deed-discarded = parts with { $thing }
deed-discarded-again = { $thing }
deed-cast = casts { $thing }
deed-cast-again = { $thing }
deed-encounter = { $deck-deed }
deed-encounter-with = turns to “{ $thing }”
deed-met-fallen = finds what is left of { $thing }
deed-combat = faces { $thing-one }
deed-combat-again = { $thing-one }
deed-won-combat = wins the fight
deed-gate-closed = closes the gate { $space-in }
deed-clue-to-mystery = lays a clue on the mystery
deed-clue-to-mystery-again = another
deed-delayed = is held up
deed-traded = trades with { $who2 }
deed-defeated = falls with no { $loss } left
deed-devoured = is never seen again
tale-threatens = { log-threatens }
tale-new-mystery = There is a new mystery, “{ $thing }”.
tale-mystery-solved = The mystery “{ $thing }” is solved.
tale-mystery-unsolved = All for nothing: “{ $thing }” is a mystery again.
tale-mythos = Then comes “{ $thing }”.
tale-rumour-drawn = { log-rumour-drawn }
tale-mythos-gone = “{ $thing }” is over.
tale-gate-spawned = A { $colour } gate opens { $space-in }.
tale-awakens = { $ancient } awakens.
tale-ended-won = { log-ended-won }
tale-ended-devoured = { log-ended-devoured }
tale-ended-eliminated = { log-ended-eliminated }
tale-ended-no-mythos = { log-ended-no-mythos }
tale-ended-rumour = { log-ended-rumour }
tale-ended-awake = { log-ended-awake }
close-doom-advances = Doom stands at { $doom }.
close-doom-retreats = Doom stands at { $doom }.

## Why one might choose something, for who asks for a hint

reason-go = { SENTENCE($space) }: { $why }.
reason-stay = Stay { $space-in }: { $why }.
reason-towards = That is on the way { $space-to }: { $why }.
reason-prepare-for = A ticket brings you sooner { $space-to }: { $why }.
reason-prepare = A ticket makes the next journey longer, and nothing here is more urgent.
reason-meet = An encounter for this: { $why }.
reason-there-gate = a gate is there to be closed before it advances doom
reason-there-gate-asked =
    { $n ->
        [0] the mystery asks for that gate
        [one] you bring your clue to the gate that the mystery asks for
       *[other] you bring your { $n } clues to the gate that the mystery asks for
    }
reason-there-clue = a clue is to be had there
reason-there-mystery = there an encounter serves the mystery
reason-there-expedition = the active expedition is there
reason-there-rumour = there “{ $thing }” can be ended
reason-there-fallen = what { $thing } left behind can be recovered there
reason-there-monster = { $thing } stands there, and you win with { $n } %
reason-there-city = what this city's encounters mostly bring is of use to you
reason-there-meeting = nothing special waits there, and an ordinary encounter is no worse than elsewhere
reason-rest = You have lost { $n } Health and { $n2 } Sanity, and a rest gives back one of each.
reason-acquire = There may be something to buy.
reason-acquire-for = In the reserve lies “{ $thing }”, which would help in the tests before you.
reason-trade = Clues or possessions serve the mystery better in the other's hands.
reason-component = “{ $thing }” has an action of its own, and what stands there serves you here.
reason-reroll = What hangs on one more success is worth a clue: roll the { $n } again.
reason-borrow = With two successes more you can take what the reserve has best; the Debt costs less than that.
reason-ticket = That kind of ticket leads on from here.
reason-omen = There the omen meets few gates in its next steps.
reason-asset = “{ $thing }” adds to the tests that you have before you.
reason-fight = { SENTENCE($thing) } can be fought while you are strong.
reason-spare = You can do without “{ $thing }”.
reason-investigator = { SENTENCE($thing) } has proved useful in matches among bots.
reason-improve = { SENTENCE($thing) } is tested often.
reason-use = “{ $thing }” brings more than it costs just now.
reason-pick = { SENTENCE($thing) }: what comes of that is good for the group.
reason-card = By what stands on the card, it brings more than it costs.
reason-declines = By what stands on the card, it costs more than it brings.
reason-lesser-evil = All that is offered costs something; this costs least.
