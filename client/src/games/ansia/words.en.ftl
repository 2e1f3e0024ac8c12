# Words of El ansia's board that the game doesn't say otherwise.

called-valerio = Valerio
called-ilona = Ilona
called-morcant = Morcant
called-sabine = Sabine
called-aldous = Aldous
called-zorya = Zorya

map-label = The map: 61 spaces
map-castle = Castle
map-labyrinth = Labyrinth
map-harbour = Harbour
map-jetty = Jetty
map-well-island = Well island
map-treasure-island = Treasure island
map-spring-island = Spring island
map-forest-station = Forest station
map-forest = Forest
map-plains = Plains
map-mountains = Mountains
corner-label = The whole map: touch it to go elsewhere
space-costs = { $space }, you spend { $n }
beyond-left = { $n } more to the left
beyond-right = { $n } more to the right
beyond-top = { $n } more above
beyond-bottom = { $n } more below

site-none = { "" }
site-castle = Whoever comes back stays, and takes the best tile.
site-labyrinth = Roses grow here: hunting one costs no speed.
site-open-chest = Open chest: a token and 2 points.
site-closed-chest = Closed chest: a token and 2 points.
site-well = Well: one more hunt in column 1.
site-crypt = Crypt: you keep one more mission.
site-tavern = Tavern: for 2 you hunt all that is inside, face down.
site-boat = Boat: no hunting here.
site-market = Market: you may digest a villager.
site-church = Church: you may digest a cleric.
site-barracks = Barracks: you may digest a soldier.
site-manor = Manor: you may digest a noble.
where-forest = Forest: 2 more points for each human.
where-plains = Plains: 1 more point for each human.
where-mountains = Mountains: nothing more for humans.
where-cemetery = Cemetery: no humans are hunted here.
where-castle = Castle: safe from the sun.
scorch = At dawn it costs { $n } points.
who-is-there = Here: { $who }.

kind-familiar = familiar
kind-power = power
kind-starting = starting power
kind-rose = rose
card-face = { $points ->
    [0] { $what }, speed { $speed }.
   *[other] { $what }, speed { $speed }, { $points } points.
}
pile-sum = { $bonus ->
    [0] Costs { $cost } and gives { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[other] Costs { $cost } and gives { $points } + { $bonus } points.
}
mission-now = Worth { $n } now.
mission-golden = Golden: used once, when it comes true.
now-worth = Now { $n }
costs = { $n }
column-3 = new
column-2 = { "" }
column-1 = they pile up
hunt-deck = Deck { $n }
tavern-holds = Tavern { $n }
open-hunt = See the hunt zone in large
open-map = To the map

seats-label = Vampires, in the order of play
you = you
way-home = Spaces to the castle
in-play = Speed
missions = Missions
seat-told = { $n } points. At { $space }, { $home } from the castle.
seat-piles = Hand { $hand }, deck { $deck }, discard { $discard }, digested { $digested }, missions { $missions }.
seat-zone = In play: { $what }.
seat-tokens = Tokens: { $what }.
seat-revealed = Missions turned up: { $what }.

zone-label = Your play area
zone-empty = You have no cards yet.
activated = activated
speed-word = speed
speed-left = left
in-hand = in hand
speed-total = They add up to { $n } speed
gift = Gift
pile-deck = Deck: { $n }
pile-discard = Discard: { $n }
pile-digested = Digested: { $n }
offer-label = To choose from

turn-activate = Activate your cards
turn-move = Your move
turn-push = Push them?
turn-hunt = Your hunt
turn-other = Your choice
context-activate = Touch a card that glows: discard, draw or digest before speeds are added up.
context-move = The number is what you spend. Hollow: nothing left to hunt with.
context-push = To a space next to it.
context-act = { $wells ->
    [0] Hunts left: { $hunts }.
   *[other] Hunts left: { $hunts }, and { $wells } of the well in column 1.
}
commit-move-space = Go to { $thing }
commit-push-space = Push to { $thing }
commit-go-astray-space = Go on by { $thing }
commit-hunt = Hunt for { $n }
commit-hunt-in-tavern = Hunt in the tavern
commit-activate-card = Activate { $thing }
commit-discard-card = Discard { $thing }
commit-digest-card = Digest { $thing }
commit-token = Use: { $thing }
commit-keep-mission-mission = Keep { $thing }
commit-first-mission-mission = Keep { $thing }
commit-mission = Turn up { $thing }
commit-stay = Stay
short-commit = Do it

part-night = By night
part-dawn = At dawn
source-hunted = Humans hunted
source-plains = Plains
source-forest = Forest
source-effects = Cards and golden missions
source-tokens = Tokens
source-castle = Castle tile
source-roses = Rose
source-missions = Missions
source-bonuses = Cards at dawn
source-dawn = The sun
total = Total
fate-home = castle, turn { $n }
fate-out = at { $space }
fate-ash = ash at { $space }

no-text = It says nothing.
pile-open = { $n ->
    [one] 1 card
   *[other] A pile of { $n } cards
}
pile-place = row { $row }, column { $n }
pile-leaves = { $n ->
    [0] No speed is left.
   *[other] { $n } speed is left.
}
pile-close = Put the pile away

ribbon-label = Speed of this turn: { $n } of { $total } left
ribbon-locked = What was turned up can't be taken back
ribbon-undo = Take back: { $what }
spent-hunt = hunt
spent-tavern = tavern
spent-rose = rose

in-sight = What dawn would add, for all that can be seen
seat-in-sight = { $n ->
    [0] { "" }
   *[other] Dawn would add { $n }, for all that can be seen.
}
race-home = at home
race-arrives = arrives
race-close = may arrive
race-shelters = sheltered
race-risks = in danger
race-lost = ashes
race-home-told = { "" }
race-arrives-told = { $turns ->
    [one] With 1 turn left it arrives nine times in ten.
   *[other] With { $turns } turns left it arrives nine times in ten.
}
race-close-told = { $turns ->
    [one] With 1 turn left it comes { $sure } spaces nearer nine times in ten, and home with luck.
   *[other] With { $turns } turns left it comes { $sure } spaces nearer nine times in ten, and home with luck.
}
race-shelters-told = { $turns ->
    [0] It has no turn left: where it is the sun costs points, but doesn't burn.
    [one] With 1 turn left it doesn't come home, but to where the sun doesn't burn.
   *[other] With { $turns } turns left it doesn't come home, but to where the sun doesn't burn.
}
race-risks-told = { $turns ->
    [one] With 1 turn left it needs luck to come where the sun doesn't burn.
   *[other] With { $turns } turns left it needs luck to come where the sun doesn't burn.
}
race-lost-told = { $turns ->
    [0] It has no turn left, and where it is the sun burns.
    [one] With 1 turn left it comes { $lucky } spaces nearer at best.
   *[other] With { $turns } turns left it comes { $lucky } spaces nearer at best.
}
reputation = reputation { $n }

rival-label = In play: { $who }
rival-left = { $n } left
dawn-label = { $n ->
    [0] The map at dawn: nobody in the castle
   *[other] The map at dawn: { $n } in the castle
}
end-home = At home in turn { $turn }: { $tile ->
    [0] no tile was left.
   *[other] a tile of { $tile }.
}
end-out = Day finds it at { $space }: { $lost } lost.
end-ash = The sun finds it at { $space }. It doesn't score; its reputation of { $points } stays.
sheet-label = The sheet: what every point was for
