# Eldritch Horror en español. Los nombres de las casillas se escriben como van en una frase («el Amazonas»).

game = Eldritch Horror
short = Eldritch
blurb = Recorre el mundo de 1926, reúne pistas y cierra portales antes de que algo despierte.

## skills, losses, traits

skill-lore = Saber
skill-influence = Influencia
skill-observation = Observación
skill-strength = Fuerza
skill-will = Voluntad
loss-health = Salud
    .other = Cordura
loss-sanity = Cordura
    .other = Salud
trait-item = Objeto
trait-weapon = Arma
trait-magical = Mágico
trait-tome = Tomo
trait-trinket = Baratija
trait-ally = Aliado
trait-service = Servicio
trait-teamwork = Trabajo en equipo
trait-incantation = Ensalmo
trait-ritual = Ritual
trait-madness = Locura
trait-injury = Herida
trait-deal = Trato
trait-common = Común
trait-boon = Ayuda
trait-bane = Ruina
trait-restriction = Restricción

## spaces: in a sentence as they are, with SENTENCE as a label; .to and .of for «al», «del»

space-san-francisco = San Francisco
    .in = en San Francisco
    .to = a San Francisco
    .of = de San Francisco
space-arkham = Arkham
    .in = en Arkham
    .to = a Arkham
    .of = de Arkham
space-buenos-aires = Buenos Aires
    .in = en Buenos Aires
    .to = a Buenos Aires
    .of = de Buenos Aires
space-london = Londres
    .in = en Londres
    .to = a Londres
    .of = de Londres
space-rome = Roma
    .in = en Roma
    .to = a Roma
    .of = de Roma
space-istanbul = Estambul
    .in = en Estambul
    .to = a Estambul
    .of = de Estambul
space-shanghai = Shanghái
    .in = en Shanghái
    .to = a Shanghái
    .of = de Shanghái
space-tokyo = Tokio
    .in = en Tokio
    .to = a Tokio
    .of = de Tokio
space-sydney = Sídney
    .in = en Sídney
    .to = a Sídney
    .of = de Sídney
space-amazon = el Amazonas
    .in = en el Amazonas
    .to = al Amazonas
    .of = del Amazonas
space-pyramids = las Pirámides
    .in = en las Pirámides
    .to = a las Pirámides
    .of = de las Pirámides
space-heart-of-africa = el Corazón de África
    .in = en el Corazón de África
    .to = al Corazón de África
    .of = del Corazón de África
space-himalayas = el Himalaya
    .in = en el Himalaya
    .to = al Himalaya
    .of = del Himalaya
space-tunguska = Tunguska
    .in = en Tunguska
    .to = a Tunguska
    .of = de Tunguska
space-antarctica = la Antártida
    .in = en la Antártida
    .to = a la Antártida
    .of = de la Antártida
space-1 = la casilla 1
    .in = en la casilla 1
    .to = a la casilla 1
    .of = de la casilla 1
space-2 = la casilla 2
    .in = en la casilla 2
    .to = a la casilla 2
    .of = de la casilla 2
space-3 = la casilla 3
    .in = en la casilla 3
    .to = a la casilla 3
    .of = de la casilla 3
space-4 = la casilla 4
    .in = en la casilla 4
    .to = a la casilla 4
    .of = de la casilla 4
space-5 = la casilla 5
    .in = en la casilla 5
    .to = a la casilla 5
    .of = de la casilla 5
space-6 = la casilla 6
    .in = en la casilla 6
    .to = a la casilla 6
    .of = de la casilla 6
space-7 = la casilla 7
    .in = en la casilla 7
    .to = a la casilla 7
    .of = de la casilla 7
space-8 = la casilla 8
    .in = en la casilla 8
    .to = a la casilla 8
    .of = de la casilla 8
space-9 = la casilla 9
    .in = en la casilla 9
    .to = a la casilla 9
    .of = de la casilla 9
space-10 = la casilla 10
    .in = en la casilla 10
    .to = a la casilla 10
    .of = de la casilla 10
space-11 = la casilla 11
    .in = en la casilla 11
    .to = a la casilla 11
    .of = de la casilla 11
space-12 = la casilla 12
    .in = en la casilla 12
    .to = a la casilla 12
    .of = de la casilla 12
space-13 = la casilla 13
    .in = en la casilla 13
    .to = a la casilla 13
    .of = de la casilla 13
space-14 = la casilla 14
    .in = en la casilla 14
    .to = a la casilla 14
    .of = de la casilla 14
space-15 = la casilla 15
    .in = en la casilla 15
    .to = a la casilla 15
    .of = de la casilla 15
space-16 = la casilla 16
    .in = en la casilla 16
    .to = a la casilla 16
    .of = de la casilla 16
space-17 = la casilla 17
    .in = en la casilla 17
    .to = a la casilla 17
    .of = de la casilla 17
space-18 = la casilla 18
    .in = en la casilla 18
    .to = a la casilla 18
    .of = de la casilla 18
space-19 = la casilla 19
    .in = en la casilla 19
    .to = a la casilla 19
    .of = de la casilla 19
space-20 = la casilla 20
    .in = en la casilla 20
    .to = a la casilla 20
    .of = de la casilla 20
space-21 = la casilla 21
    .in = en la casilla 21
    .to = a la casilla 21
    .of = de la casilla 21

## where the numbered spaces lie, and what the named cities mostly bring

whereabouts-1 = la costa de Alaska
whereabouts-2 = el Pacífico Norte
whereabouts-3 = el Pacífico Sur
whereabouts-4 = los bosques del Canadá
whereabouts-5 = el Medio Oeste americano
whereabouts-6 = el Sur profundo
whereabouts-7 = América Central
whereabouts-8 = el triángulo de las Bermudas
whereabouts-9 = Groenlandia
whereabouts-10 = África Occidental
whereabouts-11 = el Atlántico Sur
whereabouts-12 = el océano Antártico
whereabouts-13 = el océano Ártico
whereabouts-14 = el norte de Europa
whereabouts-15 = Sudáfrica
whereabouts-16 = el corazón de Rusia
whereabouts-17 = la India
whereabouts-18 = el océano Índico
whereabouts-19 = Siberia oriental
whereabouts-20 = el sudeste asiático
whereabouts-21 = el interior de Australia
hint-san-francisco = Mejorar la Observación
hint-arkham = Obtener Ensalmos
hint-buenos-aires = Obtener Rituales
hint-london = Generar pistas
hint-rome = Mejorar la Voluntad
hint-istanbul = Mejorar la Influencia
hint-shanghai = Mejorar el Saber
hint-tokyo = Combatir monstruos a distancia
hint-sydney = Mejorar la Fuerza
terrain-city = ciudad
terrain-wilderness = naturaleza
terrain-sea = mar
route-train = tren
route-ship = barco
route-uncharted = inexplorada
colour-green = verde
colour-blue = azul
colour-red = rojo

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
job-akachi = La chamán
job-charlie = El político
job-diana = La sectaria redimida
job-jacqueline = La psíquica
job-jim = El músico
job-leo = El líder de expedición
job-lily = La artista marcial
job-lola = La actriz
job-mark = El soldado
job-norman = El astrónomo
job-silas = El marinero
job-trish = La espía

## ancient ones

ancient-azathoth = Azathoth
    .gender = m
ancient-cthulhu = Cthulhu
    .gender = m
ancient-shub-niggurath = Shub-Niggurath
    .gender = f
ancient-yog-sothoth = Yog-Sothoth
    .gender = m
ancient-azathoth-awake = Azathoth, despierto
    .gender = m
ancient-cthulhu-awake = Cthulhu, despierto
    .gender = m
ancient-shub-niggurath-awake = Shub-Niggurath, despierta
    .gender = f
ancient-yog-sothoth-awake = Yog-Sothoth, despierto
    .gender = m
title-azathoth = El Sultán Demoníaco
title-cthulhu = La locura que viene del mar
title-shub-niggurath = La Cabra Negra de los Bosques
title-yog-sothoth = El que Acecha en el Umbral
final-azathoth = ¡El mundo es devorado!
final-cthulhu = Surgido del mar
final-shub-niggurath = Batalla en los bosques
final-yog-sothoth = La llave y el portal

## assets

asset-derringer = Derringer del .18
asset-revolver = Revólver del .38
asset-automatic = Automática del .45
asset-quarantine = Cuarentena de la Agencia
asset-arcane-manuscripts = Manuscritos arcanos
asset-arcane-scholar = Erudito arcano
asset-arcane-tome = Tomo arcano
asset-axe = Hacha
asset-bandages = Vendajes
asset-bull-whip = Látigo
asset-carbine = Carabina
asset-cat-burglar = Ladrón
asset-charter-flight = Vuelo chárter
asset-delivery-service = Servicio de mensajería
asset-shotgun = Escopeta de doble cañón
asset-dynamite = Dinamita
asset-fine-clothes = Ropa elegante
asset-fishing-net = Red de pesca
asset-hired-muscle = Matón a sueldo
asset-holy-cross = Cruz sagrada
asset-holy-water = Agua bendita
asset-kerosene = Queroseno
asset-king-james-bible = Biblia del Rey Jaime
asset-lodge-researcher = Investigador de la Logia
asset-cigarette-case = Pitillera de la suerte
asset-rabbits-foot = Pata de conejo
asset-personal-assistant = Asistente personal
asset-pocket-watch = Reloj de bolsillo
asset-private-care = Seguro privado
asset-private-investigator = Investigador privado
asset-protective-amulet = Amuleto protector
asset-puzzle-box = Caja misteriosa
asset-sanctuary = Santuario
asset-silver-twilight-ritual = Ritual del Crepúsculo de Plata
asset-spirit-dagger = Daga espiritual
asset-urban-guide = Guía urbano
asset-vatican-missionary = Misionero del Vaticano
asset-whiskey = Whisky
asset-wireless-report = Informe por radio
asset-witch-doctor = Curandero

## artifacts

artifact-cultes-des-goules = Cultes des Goules
artifact-de-vermis-mysteriis = De Vermis Mysteriis
artifact-flute-of-the-outer-gods = Flauta de los Dioses Exteriores
artifact-gate-box = Caja portal
artifact-glass-of-mortlan = Cristal de Mortlan
artifact-grotesque-statue = Estatua grotesca
artifact-lightning-gun = Arma lanzarrayos
artifact-mi-go-brain-case = Recipiente para cerebros de los Mi-Go
artifact-necronomicon = Necronomicón
artifact-pallid-mask = Máscara pálida
artifact-ruby-of-rlyeh = Rubí de R'lyeh
artifact-sword-of-saint-jerome = Espada de San Jerónimo
artifact-ttka-halot = T'tka Halot
artifact-silver-key = La llave de plata

## spells and conditions: the kind, then the places that fronts of it take

spell-blessing-of-isis = Bendición de Isis
spell-blessing-of-isis-a = { spell-blessing-of-isis }
spell-blessing-of-isis-b = { spell-blessing-of-isis }
spell-clairvoyance = Clarividencia
spell-clairvoyance-a = { spell-clairvoyance }
spell-clairvoyance-b = { spell-clairvoyance }
spell-conjuration = Conjuración
spell-conjuration-a = { spell-conjuration }
spell-conjuration-b = { spell-conjuration }
spell-feed-the-mind = Alimentar la mente
spell-feed-the-mind-a = { spell-feed-the-mind }
spell-feed-the-mind-b = { spell-feed-the-mind }
spell-flesh-ward = Protección corporal
spell-flesh-ward-a = { spell-flesh-ward }
spell-flesh-ward-b = { spell-flesh-ward }
spell-instill-bravery = Inspirar valor
spell-instill-bravery-a = { spell-instill-bravery }
spell-instill-bravery-b = { spell-instill-bravery }
spell-mists-of-releh = Niebla de Releh
spell-mists-of-releh-a = { spell-mists-of-releh }
spell-mists-of-releh-b = { spell-mists-of-releh }
spell-plumb-the-void = Surcar el vacío
spell-plumb-the-void-a = { spell-plumb-the-void }
spell-plumb-the-void-b = { spell-plumb-the-void }
spell-shriveling = Consumición
spell-shriveling-a = { spell-shriveling }
spell-shriveling-b = { spell-shriveling }
spell-wither = Ajar
spell-wither-a = { spell-wither }
spell-wither-b = { spell-wither }
condition-amnesia = Amnesia
condition-amnesia-a = { condition-amnesia }
condition-amnesia-b = { condition-amnesia }
condition-amnesia-c = { condition-amnesia }
condition-back-injury = Espalda herida
condition-back-injury-a = { condition-back-injury }
condition-back-injury-b = { condition-back-injury }
condition-back-injury-c = { condition-back-injury }
condition-blessed = Bendecido
condition-blessed-a = { condition-blessed }
condition-blessed-b = { condition-blessed }
condition-blessed-c = { condition-blessed }
condition-cursed = Maldito
condition-cursed-a = { condition-cursed }
condition-cursed-b = { condition-cursed }
condition-cursed-c = { condition-cursed }
condition-dark-pact = Pacto oscuro
condition-dark-pact-a = { condition-dark-pact }
condition-dark-pact-b = { condition-dark-pact }
condition-dark-pact-c = { condition-dark-pact }
condition-debt = Deuda
condition-debt-a = { condition-debt }
condition-debt-b = { condition-debt }
condition-debt-c = { condition-debt }
condition-debt-d = { condition-debt }
condition-debt-e = { condition-debt }
condition-debt-f = { condition-debt }
condition-detained = Detenido
condition-detained-a = { condition-detained }
condition-detained-b = { condition-detained }
condition-detained-c = { condition-detained }
condition-hallucinations = Alucinaciones
condition-hallucinations-a = { condition-hallucinations }
condition-hallucinations-b = { condition-hallucinations }
condition-hallucinations-c = { condition-hallucinations }
condition-internal-injury = Heridas internas
condition-internal-injury-a = { condition-internal-injury }
condition-internal-injury-b = { condition-internal-injury }
condition-internal-injury-c = { condition-internal-injury }
condition-leg-injury = Pierna herida
condition-leg-injury-a = { condition-leg-injury }
condition-leg-injury-b = { condition-leg-injury }
condition-leg-injury-c = { condition-leg-injury }
condition-paranoia = Paranoia
condition-paranoia-a = { condition-paranoia }
condition-paranoia-b = { condition-paranoia }
condition-paranoia-c = { condition-paranoia }

## backs of conditions

back-amnesia-1 = La terrible verdad
back-amnesia-2 = Deudas inexplicables
back-amnesia-3 = Delitos olvidados
back-back-injury-1 = Daño neural
back-back-injury-2 = Espasmos musculares
back-back-injury-3 = Vértebra fracturada
back-blessed-1 = Amado por Bast
back-blessed-2 = Visiones de Hipnos
back-blessed-3 = Bendición de Nodens
back-cursed-1 = Atormentado
back-cursed-2 = Justicia kármica
back-cursed-3 = Pinta de Innsmouth
back-dark-pact-1 = Pacto con Yog-Sothoth
back-dark-pact-2 = Pacto con el Hombre de Negro
back-dark-pact-3 = Uno del millar
back-debt-1 = Sicarios
back-debt-2 = Sirviente reticente
back-debt-3 = Cobrador
back-debt-4 = Autoridades locales
back-debt-5 = Hacer un trato
back-debt-6 = Por encima de las riquezas
back-detained-1 = Inanición
back-detained-2 = Calabozo
back-detained-3 = Cruel e inusual
back-hallucinations-1 = Delirios
back-hallucinations-2 = Las voces
back-hallucinations-3 = Enjambre
back-internal-injury-1 = Costilla rota
back-internal-injury-2 = Dolor insoportable
back-internal-injury-3 = Hemorragia interna
back-leg-injury-1 = Rodilla dislocada
back-leg-injury-2 = Dolor punzante
back-leg-injury-3 = Remedio extraño
back-paranoia-1 = Cleptomanía
back-paranoia-2 = Estallidos violentos
back-paranoia-3 = Agorafobia

## monsters

monster-byakhee = Byakhee
    .one = un Byakhee
    .gender = m
    .number = one
monster-color = Color surgido del espacio
    .one = un Color surgido del espacio
    .gender = m
    .number = one
monster-cthonian = Ctónico
    .one = un Ctónico
    .gender = m
    .number = one
monster-cultist = Sectario
    .one = un Sectario
    .gender = m
    .number = one
monster-cultist-1 = { monster-cultist }
    .one = un Sectario
    .gender = m
    .number = one
monster-cultist-2 = { monster-cultist }
    .one = un Sectario
    .gender = m
    .number = one
monster-cultist-3 = { monster-cultist }
    .one = un Sectario
    .gender = m
    .number = one
monster-cultist-4 = { monster-cultist }
    .one = un Sectario
    .gender = m
    .number = one
monster-cultist-5 = { monster-cultist }
    .one = un Sectario
    .gender = m
    .number = one
monster-dark-young = Retoño oscuro
    .one = un Retoño oscuro
    .gender = m
    .number = one
monster-deep-one = Profundo
    .one = un Profundo
    .gender = m
    .number = one
monster-elder-thing = Antiguo
    .one = un Antiguo
    .gender = m
    .number = one
monster-ghost = Fantasma
    .one = un Fantasma
    .gender = m
    .number = one
monster-ghoul = Gul
    .one = un Gul
    .gender = m
    .number = one
monster-ghoul-1 = { monster-ghoul }
    .one = un Gul
    .gender = m
    .number = one
monster-ghoul-2 = { monster-ghoul }
    .one = un Gul
    .gender = m
    .number = one
monster-gnoph-keh = Gnoph-keh
    .one = un Gnoph-keh
    .gender = m
    .number = one
monster-goat-spawn = Engendro cabrío
    .one = un Engendro cabrío
    .gender = m
    .number = one
monster-goat-spawn-1 = { monster-goat-spawn }
    .one = un Engendro cabrío
    .gender = m
    .number = one
monster-goat-spawn-2 = { monster-goat-spawn }
    .one = un Engendro cabrío
    .gender = m
    .number = one
monster-gug = Gug
    .one = un Gug
    .gender = m
    .number = one
monster-hound = Perro de Tíndalos
    .one = un Perro de Tíndalos
    .gender = m
    .number = one
monster-lloigor = Lloigor
    .one = un Lloigor
    .gender = m
    .number = one
monster-maniac = Maníaco
    .one = un Maníaco
    .gender = m
    .number = one
monster-mi-go = Mi-Go
    .one = un Mi-Go
    .gender = m
    .number = one
monster-mummy = Momia
    .one = una Momia
    .gender = f
    .number = one
monster-nightgaunt = Ángel descarnado
    .one = un Ángel descarnado
    .gender = m
    .number = one
monster-riot = Disturbios
    .one = unos Disturbios
    .gender = m
    .number = many
monster-serpent-people = Hombres serpiente
    .one = unos Hombres serpiente
    .gender = m
    .number = many
monster-shoggoth = Shoggoth
    .one = un Shoggoth
    .gender = m
    .number = one
monster-skeleton = Esqueleto
    .one = un Esqueleto
    .gender = m
    .number = one
monster-star-spawn = Semilla estelar
    .one = una Semilla estelar
    .gender = f
    .number = one
monster-vampire = Vampiro
    .one = un Vampiro
    .gender = m
    .number = one
monster-warlock = Brujo
    .one = un Brujo
    .gender = m
    .number = one
monster-witch = Bruja
    .one = una Bruja
    .gender = f
    .number = one
monster-wraith = Espectro
    .one = un Espectro
    .gender = m
    .number = one
monster-zombie = Zombi
    .one = un Zombi
    .gender = m
    .number = one
monster-epic-cthulhu = Cthulhu
    .one = Cthulhu
    .gender = m
    .number = one
monster-cthylla = Cthylla
    .one = Cthylla
    .gender = f
    .number = one
monster-dunwich-horror = Horror de Dunwich
    .one = el Horror de Dunwich
    .gender = m
    .number = one
monster-nug = Nug
    .one = Nug
    .gender = m
    .number = one
monster-epic-shub-niggurath = Shub-Niggurath
    .one = Shub-Niggurath
    .gender = f
    .number = one
monster-spinner = Tejedora de telarañas
    .one = la Tejedora de telarañas
    .gender = f
    .number = one
monster-tick-tock-men = Hombres Tic-Tac
    .one = los Hombres Tic-Tac
    .gender = m
    .number = many
monster-wind-walker = Caminante del Viento
    .one = el Caminante del Viento
    .gender = m
    .number = one
monster-zombie-horde = Horda de zombis
    .one = la Horda de zombis
    .gender = f
    .number = one

## mythos cards

mythos-everyone-has-a-price = Todos tienen un precio
mythos-omen-of-good-fortune = Augurio de buena fortuna
mythos-rally-the-people = Movilizar al pueblo
mythos-silver-twilight-aid = Ayuda del Crepúsculo de Plata
mythos-world-fights-back = El mundo contraataca
mythos-dark-power = Un poder oscuro
mythos-ancient-guardians = Guardianes ancestrales
mythos-arrests-made-in-murder-case = ¡Detenciones por asesinato!
mythos-burden-of-greed = La carga de la codicia
mythos-from-bad-to-worse = De mal en peor
mythos-haunting-nightmares = Pesadillas persistentes
mythos-heat-wave-singes-the-globe = Una ola de calor abrasa el mundo
mythos-bermuda-triangle = El Triángulo de las Bermudas
mythos-world-shakes = El mundo tiembla
mythos-tide-of-despair = Marea de desesperación
mythos-treacherous-magic = Magia traicionera
mythos-all-for-nothing = Todo para nada
mythos-desperate-times = Tiempos desesperados
mythos-eyes-everywhere = Ojos por todas partes
mythos-perplexing-stars = Estrellas desconcertantes
mythos-storm = La tormenta
mythos-proposition = Una proposición
mythos-buying-information = Comprar información
mythos-heart-of-corruption = Corazón de corrupción
mythos-support-of-the-church = Apoyo de la Iglesia
mythos-that-which-consumes = Lo que consume
mythos-blood-flows = Corre la sangre
mythos-calling-the-elder-things = Llamada a los Antiguos
mythos-dimensional-instability = Inestabilidad dimensional
mythos-driven-to-bankruptcy = Abocados a la quiebra
mythos-legitimate-banking = Banca legítima
mythos-no-peace-for-the-fallen = Sin paz para los caídos
mythos-patrolling-the-border = Patrulla fronteriza
mythos-unexpected-betrayal = Traición inesperada
mythos-from-beyond = Desde el más allá
mythos-rising-terror = Terror creciente
mythos-strange-sightings = Avistamientos extraños
mythos-tied-to-a-dark-purpose = Atados a un propósito oscuro
mythos-torn-asunder = Desgarrados
mythos-fractured-reality = Realidad fracturada
mythos-growing-madness = Locura creciente
mythos-lost-knowledge = Saber perdido
mythos-secrets-of-the-past = Secretos del pasado
mythos-faded-from-society = Olvidado por todos
mythos-return-of-the-ancient-ones = El regreso de los Primigenios
mythos-stars-aligned = Alineación de estrellas
mythos-wind-walker = El Caminante del Viento
mythos-dimensions-collide = Choque de dimensiones
mythos-mysterious-lights = Luces misteriosas
mythos-spreading-sickness = La enfermedad se extiende
mythos-web-between-worlds = Telaraña entre mundos

## mysteries

mystery-occult-research = Investigación oculta
mystery-omen-of-devastation = Augurio de devastación
mystery-seed-of-the-daemon-sultan = Semilla del Sultán Demoníaco
mystery-true-name = El nombre verdadero
mystery-rlyeh-risen = R'lyeh emerge
mystery-deep-ones-attack = ¡Los profundos atacan!
mystery-stars-are-right = ¡Las estrellas son propicias!
mystery-watching-the-stars = Mirando las estrellas
mystery-hunting-the-thousand = Cazar a los mil
mystery-nature-of-the-all-mother = La naturaleza de la Madre de Todo
mystery-rituals-in-the-wild = Rituales en la espesura
mystery-spawn-of-the-black-goat = Engendro de la Cabra Negra
mystery-arcane-understanding = Comprensión arcana
mystery-spawn-of-yog-sothoth = Engendro de Yog-Sothoth
mystery-beyond-one = El del Más Allá
mystery-where-the-old-ones-broke-through = Donde irrumpieron los Antiguos

## decks and other worlds

deck-general = Encuentro general
deck-america = Encuentro de América
deck-europe = Encuentro de Europa
deck-asia = Encuentro de Asia y Australia
deck-expedition = Encuentro de expedición
deck-world = Encuentro de otros mundos
deck-research = Encuentro de investigación
deck-special = Encuentro especial
world-celaeno = el Gran Salón de Celaeno
world-great-race = la Ciudad de la Gran Raza
world-carcosa = Carcosa perdida
world-past = el Pasado
world-future = el Futuro
world-yuggoth = Yuggoth
world-underworld = el Inframundo
world-abyss = el Abismo
world-dreamlands = las Tierras del Sueño

## encuentros y sectarios

encounter-gen-01 = Encuentro general
encounter-gen-02 = Encuentro general
encounter-gen-03 = Encuentro general
encounter-gen-04 = Encuentro general
encounter-gen-05 = Encuentro general
encounter-gen-06 = Encuentro general
encounter-gen-07 = Encuentro general
encounter-gen-08 = Encuentro general
encounter-gen-09 = Encuentro general
encounter-gen-10 = Encuentro general
encounter-gen-11 = Encuentro general
encounter-gen-12 = Encuentro general
encounter-ame-1 = Encuentro de América
encounter-ame-2 = Encuentro de América
encounter-ame-3 = Encuentro de América
encounter-ame-4 = Encuentro de América
encounter-ame-5 = Encuentro de América
encounter-ame-6 = Encuentro de América
encounter-ame-7 = Encuentro de América
encounter-ame-8 = Encuentro de América
encounter-eur-1 = Encuentro de Europa
encounter-eur-2 = Encuentro de Europa
encounter-eur-3 = Encuentro de Europa
encounter-eur-4 = Encuentro de Europa
encounter-eur-5 = Encuentro de Europa
encounter-eur-6 = Encuentro de Europa
encounter-eur-7 = Encuentro de Europa
encounter-eur-8 = Encuentro de Europa
encounter-asi-1 = Encuentro de Asia y Australia
encounter-asi-2 = Encuentro de Asia y Australia
encounter-asi-3 = Encuentro de Asia y Australia
encounter-asi-4 = Encuentro de Asia y Australia
encounter-asi-5 = Encuentro de Asia y Australia
encounter-asi-6 = Encuentro de Asia y Australia
encounter-asi-7 = Encuentro de Asia y Australia
encounter-asi-8 = Encuentro de Asia y Australia
encounter-exp-amazon-1 = El Amazonas
encounter-exp-amazon-2 = El Amazonas
encounter-exp-amazon-3 = El Amazonas
encounter-exp-antarctica-1 = La Antártida
encounter-exp-antarctica-2 = La Antártida
encounter-exp-antarctica-3 = La Antártida
encounter-exp-heart-of-africa-1 = El Corazón de África
encounter-exp-heart-of-africa-2 = El Corazón de África
encounter-exp-heart-of-africa-3 = El Corazón de África
encounter-exp-himalayas-1 = El Himalaya
encounter-exp-himalayas-2 = El Himalaya
encounter-exp-himalayas-3 = El Himalaya
encounter-exp-pyramids-1 = Las Pirámides
encounter-exp-pyramids-2 = Las Pirámides
encounter-exp-pyramids-3 = Las Pirámides
encounter-exp-tunguska-1 = Tunguska
encounter-exp-tunguska-2 = Tunguska
encounter-exp-tunguska-3 = Tunguska
encounter-ow-01 = El Gran Salón de Celaeno
encounter-ow-02 = El Futuro
encounter-ow-03 = La Ciudad de la Gran Raza
encounter-ow-04 = Carcosa perdida
encounter-ow-05 = El Pasado
encounter-ow-06 = El Pasado
encounter-ow-07 = Las Tierras del Sueño
encounter-ow-08 = El Futuro
encounter-ow-09 = La Ciudad de la Gran Raza
encounter-ow-10 = Yuggoth
encounter-ow-11 = El Gran Salón de Celaeno
encounter-ow-12 = Carcosa perdida
encounter-ow-13 = Yuggoth
encounter-ow-14 = La Ciudad de la Gran Raza
encounter-ow-15 = Yuggoth
encounter-ow-16 = El Gran Salón de Celaeno
encounter-ow-17 = Carcosa perdida
encounter-ow-18 = El Inframundo
encounter-ow-19 = La Ciudad de la Gran Raza
encounter-ow-20 = El Gran Salón de Celaeno
encounter-ow-21 = Las Tierras del Sueño
encounter-ow-22 = Yuggoth
encounter-ow-23 = El Abismo
encounter-ow-24 = Carcosa perdida
encounter-spe-cth-1 = R'lyeh emerge
encounter-spe-cth-2 = R'lyeh emerge
encounter-spe-cth-3 = R'lyeh emerge
encounter-spe-cth-4 = R'lyeh emerge
encounter-spe-cth-5 = R'lyeh emerge
encounter-spe-cth-6 = R'lyeh emerge
encounter-spe-yog-1 = La llave y el portal
encounter-spe-yog-2 = La llave y el portal
encounter-spe-yog-3 = La llave y el portal
encounter-spe-yog-4 = La llave y el portal
encounter-spe-yog-5 = La llave y el portal
encounter-spe-yog-6 = La llave y el portal
encounter-res-aza-1 = Investigación: Azathoth
encounter-res-aza-2 = Investigación: Azathoth
encounter-res-aza-3 = Investigación: Azathoth
encounter-res-aza-4 = Investigación: Azathoth
encounter-res-aza-5 = Investigación: Azathoth
encounter-res-aza-6 = Investigación: Azathoth
encounter-res-aza-7 = Investigación: Azathoth
encounter-res-aza-8 = Investigación: Azathoth
encounter-res-cth-1 = Investigación: Cthulhu
encounter-res-cth-2 = Investigación: Cthulhu
encounter-res-cth-3 = Investigación: Cthulhu
encounter-res-cth-4 = Investigación: Cthulhu
encounter-res-cth-5 = Investigación: Cthulhu
encounter-res-cth-6 = Investigación: Cthulhu
encounter-res-cth-7 = Investigación: Cthulhu
encounter-res-cth-8 = Investigación: Cthulhu
encounter-res-shu-1 = Investigación: Shub-Niggurath
encounter-res-shu-2 = Investigación: Shub-Niggurath
encounter-res-shu-3 = Investigación: Shub-Niggurath
encounter-res-shu-4 = Investigación: Shub-Niggurath
encounter-res-shu-5 = Investigación: Shub-Niggurath
encounter-res-shu-6 = Investigación: Shub-Niggurath
encounter-res-shu-7 = Investigación: Shub-Niggurath
encounter-res-shu-8 = Investigación: Shub-Niggurath
encounter-res-yog-1 = Investigación: Yog-Sothoth
encounter-res-yog-2 = Investigación: Yog-Sothoth
encounter-res-yog-3 = Investigación: Yog-Sothoth
encounter-res-yog-4 = Investigación: Yog-Sothoth
encounter-res-yog-5 = Investigación: Yog-Sothoth
encounter-res-yog-6 = Investigación: Yog-Sothoth
encounter-res-yog-7 = Investigación: Yog-Sothoth
encounter-res-yog-8 = Investigación: Yog-Sothoth
cultist-of-azathoth = Sectario de Azathoth
cultist-of-azathoth-awake = Sectario de Azathoth despierto
cultist-of-cthulhu = Sectario de Cthulhu
cultist-of-cthulhu-awake = Sectario de Cthulhu despierto
cultist-of-shub-niggurath = Sectario de Shub-Niggurath
cultist-of-shub-niggurath-awake = Sectario de Shub-Niggurath despierta
cultist-of-yog-sothoth = Sectario de Yog-Sothoth
cultist-of-yog-sothoth-awake = Sectario de Yog-Sothoth despierto

## Verbos

v-lose = { $form ->
    [you-to] perder
    [they-to] perder
    [you-when] pierdes
    [you-unless] pierdas
    [they-unless] pierda
    [you-and-unless] pierdas
    [they-and-unless] pierda
   *[other] pierde
}
v-spend = { $form ->
    [you-to] gastar
    [they-to] gastar
    [you-when] gastas
    [you-unless] gastes
    [they-unless] gaste
    [you-and-unless] gastes
    [they-and-unless] gaste
   *[other] gasta
}
v-recover = { $form ->
    [you-to] recuperar
    [they-to] recuperar
    [you-when] recuperas
    [you-unless] recuperes
    [they-unless] recupere
    [you-and-unless] recuperes
    [they-and-unless] recupere
   *[other] recupera
}
v-gain = { $form ->
    [you-to] obtener
    [they-to] obtener
    [you-when] obtienes
    [you-unless] obtengas
    [they-unless] obtenga
    [you-and-unless] obtengas
    [they-and-unless] obtenga
    [you-do] obtén
    [you-then] obtén
    [you-and] obtén
   *[other] obtiene
}
v-discard = { $form ->
    [you-to] descartar
    [they-to] descartar
    [you-when] descartas
    [you-unless] descartes
    [they-unless] descarte
    [you-and-unless] descartes
    [they-and-unless] descarte
   *[other] descarta
}
v-improve = { $form ->
    [you-to] mejorar
    [they-to] mejorar
    [you-when] mejoras
    [you-unless] mejores
    [they-unless] mejore
    [you-and-unless] mejores
    [they-and-unless] mejore
   *[other] mejora
}
v-move = { $form ->
    [you-to] moverte
    [they-to] moverse
    [you-when] te mueves
    [you-unless] te muevas
    [they-unless] se mueva
    [you-and-unless] te muevas
    [they-and-unless] se mueva
    [you-do] muévete
    [you-then] muévete
    [you-and] muévete
   *[other] se mueve
}
v-spawn = { $form ->
    [you-to] generar
    [they-to] generar
    [you-when] generas
    [you-unless] generes
    [they-unless] genere
    [you-and-unless] generes
    [they-and-unless] genere
   *[other] genera
}
v-put = { $form ->
    [you-to] poner
    [they-to] poner
    [you-when] pones
    [you-unless] pongas
    [they-unless] ponga
    [you-and-unless] pongas
    [they-and-unless] ponga
    [you-do] pon
    [you-then] pon
    [you-and] pon
   *[other] pone
}
v-be-delayed = { $form ->
    [you-to] quedar Retrasado
    [they-to] quedar Retrasado
    [you-when] quedas Retrasado
    [you-unless] quedes Retrasado
    [they-unless] quede Retrasado
    [you-and-unless] quedes Retrasado
    [they-and-unless] quede Retrasado
    [you-do] quedas Retrasado
    [you-then] quedas Retrasado
    [you-and] quedas Retrasado
   *[other] queda Retrasado
}
v-be-devoured = { $form ->
    [you-to] ser devorado
    [they-to] ser devorado
    [you-when] eres devorado
    [you-unless] seas devorado
    [they-unless] sea devorado
    [you-and-unless] seas devorado
    [they-and-unless] sea devorado
    [you-do] eres devorado
    [you-then] eres devorado
    [you-and] eres devorado
   *[other] es devorado
}
v-test = { $form ->
    [you-to] hacer una prueba
    [they-to] hacer una prueba
    [you-when] haces una prueba
    [you-unless] hagas una prueba
    [they-unless] haga una prueba
    [you-and-unless] hagas una prueba
    [they-and-unless] haga una prueba
    [you-do] haz una prueba
    [you-then] haz una prueba
    [you-and] haz una prueba
   *[other] hace una prueba
}
v-close = { $form ->
    [you-to] cerrar
    [they-to] cerrar
    [you-when] cierras
    [you-unless] cierres
    [they-unless] cierre
    [you-and-unless] cierres
    [they-and-unless] cierre
   *[other] cierra
}
v-fight = { $form ->
    [you-to] combatir
    [they-to] combatir
    [you-when] combates
    [you-unless] combatas
    [they-unless] combata
    [you-and-unless] combatas
    [they-and-unless] combata
   *[other] combate
}
v-take = { $form ->
    [you-to] hacer
    [they-to] hacer
    [you-when] haces
    [you-unless] hagas
    [they-unless] haga
    [you-and-unless] hagas
    [they-and-unless] haga
    [you-do] haz
    [you-then] haz
    [you-and] haz
   *[other] hace
}
v-look = { $form ->
    [you-to] mirar
    [they-to] mirar
    [you-when] miras
    [you-unless] mires
    [they-unless] mire
    [you-and-unless] mires
    [they-and-unless] mire
   *[other] mira
}
v-turn = { $form ->
    [you-to] dar la vuelta
    [they-to] dar la vuelta
    [you-when] das la vuelta
    [you-unless] des la vuelta
    [they-unless] de la vuelta
    [you-and-unless] des la vuelta
    [they-and-unless] de la vuelta
   *[other] da la vuelta
}
v-resolve = { $form ->
    [you-to] resolver
    [they-to] resolver
    [you-when] resuelves
    [you-unless] resuelvas
    [they-unless] resuelva
    [you-and-unless] resuelvas
    [they-and-unless] resuelva
   *[other] resuelve
}
v-give = { $form ->
    [you-to] dar
    [they-to] dar
    [you-when] das
    [you-unless] des
    [they-unless] de
    [you-and-unless] des
    [they-and-unless] de
   *[other] da
}
v-carry = { $form ->
    [you-to] mover
    [they-to] mover
    [you-when] mueves
    [you-unless] muevas
    [they-unless] mueva
    [you-and-unless] muevas
    [they-and-unless] mueva
   *[other] mueve
}
v-remove = { $form ->
    [you-to] quitar de esta carta
    [they-to] quitar de esta carta
    [you-when] quitas de esta carta
    [you-unless] quites de esta carta
    [they-unless] quite de esta carta
    [you-and-unless] quites de esta carta
    [they-and-unless] quite de esta carta
   *[other] quita de esta carta
}
v-defeat = { $form ->
    [you-to] derrotar
    [they-to] derrotar
    [you-when] derrotas
    [you-unless] derrotes
    [they-unless] derrote
    [you-and-unless] derrotes
    [they-and-unless] derrote
   *[other] derrota
}

## Los encabezados de las partes de una carta

upon = { $when }: { $do }
upon-meeting = Como encuentro, si { $cond }: { $do }
upon-action = Acción
upon-local-action = Acción local
upon-additional-action = Una vez por ronda, además de tus acciones
upon-reckoning = Retribución
upon-gained = Al obtenerla del mazo
upon-service = Al momento
upon-enters = Al entrar en juego
upon-effect = Efecto
upon-encounter = Como encuentro
upon-awakens = Al despertar
upon-spawned = Al generarse
upon-before-will = Antes de la prueba de Voluntad
upon-after-will = Después de la prueba de Voluntad
upon-failed-will = Si fallas la prueba de Voluntad
upon-lost-sanity = Si pierdes Cordura por la prueba de Voluntad
upon-before-strength = Antes de la prueba de Fuerza
upon-failed-strength = Si fallas la prueba de Fuerza
upon-lost-health = Si pierdes Salud por la prueba de Fuerza
upon-defeated = Si lo derrotas en combate
upon-fell = Cuando es derrotado
part-city = Ciudad
part-wilderness = Naturaleza
part-sea = Mar
part-arkham = Arkham
part-san-francisco = San Francisco
part-buenos-aires = Buenos Aires
part-london = Londres
part-rome = Roma
part-istanbul = Estambul
part-shanghai = Shanghái
part-tokyo = Tokio
part-sydney = Sídney
part-initial = Primero
part-passed = Superada
part-failed = Fallada
part-back-1 = Uno de sus dorsos
part-back-2 = Otro dorso
part-back-3 = Otro dorso
part-back-4 = Otro dorso
part-back-5 = Otro dorso
part-back-6 = Otro dorso
do-goto = sigue en «{ $part }»
solved-when = Se resuelve, al final de la fase de mitos, si { $cond }

## Pruebas y tiradas

test-plain = { $skill }
test-plus = { $skill } +{ $n }
test-minus = { $skill } -{ $n }
test-dice = { $test } ({ $lot })
test-need = hacen falta { $lot }
on-pass = { $form ->
    [they-when] si la supera
   *[other] si la superas
}, { $do }
on-fail = { $form ->
    [they-when] si la falla
   *[other] si la fallas
}, { $do }
do-test = { v-test } de { $test }
do-test-passed = { do-test }; { $passed }
do-test-failed = { do-test }; { $failed }
do-test-passed-failed = { do-test }; { $passed }; { $failed }
do-test-need-failed = { do-test } ({ $need }); { $failed }
do-test-need-buys-passed-failed = { do-test } ({ $need }); { $purchase }; { $passed }; { $failed }
purchase-dice-for-sanity = antes de tirar puedes gastar cuanta Cordura quieras por otros tantos dados adicionales
purchase-successes-for-clues = después de tirar puedes gastar cuantas pistas quieras por otros tantos éxitos
do-roll-for = { v-roll } un dado: { $rows }
do-roll-up-to-players = { v-roll } un dado; si no muestra más que el número de jugadores, { $do }
do-more-dice = { $form ->
    [you-to] hacer que se { $n ->
        [one] tire un dado adicional
       *[other] tiren { $n } dados adicionales
    }
   *[other] se { $n ->
        [one] tira un dado adicional
       *[other] tiran { $n } dados adicionales
    }
}

## Cuánto

lot-health = { $n } de Salud
lot-sanity = { $n } de Cordura
lot-loss-health = { $n } de Salud
lot-loss-sanity = { $n } de Cordura
lot-clue = { $n ->
    [one] 1 pista
   *[other] { $n } pistas
}
lot-gate = { $n ->
    [one] 1 portal
   *[other] { $n } portales
}
lot-token = { $n ->
    [one] 1 ficha de arcano
   *[other] { $n } fichas de arcano
}
lot-die = { $n ->
    [-1] 1 dado menos
    [one] 1 dado adicional
   *[other] { $n } dados adicionales
}
lot-success = { $n ->
    [one] 1 éxito
   *[other] { $n } éxitos
}
lot-step = { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
lot-value = { $n }
noun-health = Salud
    .as-many = tanta Salud
    .kind = plain
noun-sanity = Cordura
    .as-many = tanta Cordura
    .kind = plain
noun-loss-health = Salud
    .as-many = tanta Salud
    .kind = plain
noun-loss-sanity = Cordura
    .as-many = tanta Cordura
    .kind = plain
noun-clue = pistas
    .as-many = tantas pistas
    .kind = plain
noun-gate = portales
    .as-many = tantos portales
    .kind = plain
noun-token = fichas de arcano
    .as-many = tantas fichas
    .kind = plain
noun-step = casillas
    .as-many = tantas casillas
    .kind = plain
noun-die = dados
    .as-many = tantos dados
    .kind = plain
noun-success = éxitos
    .as-many = tantos éxitos
    .kind = plain
noun-value = valor
    .as-many = tanto
    .kind = value
noun-toughness = fortaleza
    .as-many = tanta fortaleza
    .kind = plain
lot-result = { $noun-kind ->
    [value] el resultado
   *[other] { $noun-as-many } como el resultado
}
lot-pending = { $noun-as-many } como se hayan perdido
lot-half-players = { $noun-as-many } como la mitad de los jugadores
lot-half-gates = { $noun-as-many } como la mitad de los portales del tablero
lot-players-less-tokens = { $noun-as-many } como jugadores, menos una por cada ficha de esta carta
per-players = { $lot } por jugador
per-condition = { $lot } por cada estado { $trait }
per-spell = { $lot } por cada hechizo
per-possession = { $lot } por cada pertenencia { $trait }
per-clue = { $lot } por cada pista
per-monster = { $lot } por cada { $monster } del tablero
per-gate = { $lot } por cada portal del tablero
per-omen-gate = { $lot } por cada portal del augurio actual
per-rumour = { $lot } por cada rumor en juego
per-token = { $lot } por cada ficha de esta carta
per-omen-token = { $lot } por cada ficha de arcano de la casilla verde
per-sheet-token = { $lot } por cada ficha de esta hoja
lot-this-clue = esta pista
lot-all-clues = todas las pistas
lot-this-card = esta carta
lot-spell = { $n ->
    [one] 1 hechizo
   *[other] { $n } hechizos
}
lot-spell-of = { $n ->
    [one] 1 hechizo { $trait }
   *[other] { $n } hechizos { $trait }
}
lot-spell-named = el hechizo { $spell }
lot-artifact = { $n ->
    [one] 1 artefacto
   *[other] { $n } artefactos
}
lot-artifact-of = 1 artefacto { $trait }
lot-artifact-named = el artefacto { $artifact }
source-deck = del mazo
source-reserve = de la reserva
source-reserve-or-deck = de la reserva, o al azar del mazo
source-reserve-or-discards = de la reserva o de los descartes
lot-asset = { $n ->
    [one] 1 apoyo
   *[other] { $n } apoyos
} { $source }
lot-asset-of = { $n ->
    [one] 1 apoyo { $either }
   *[other] { $n } apoyos { $either }
} { $source }
lot-asset-of-worth = 1 apoyo { $either } { $source } que no valga más que { $lot }
lot-asset-of-total = cualesquiera apoyos { $either } { $source } que juntos no valgan más que { $lot }
lot-asset-named = el apoyo { $asset }
lot-asset-trait = { $n ->
    [one] 1 apoyo { $trait }
   *[other] { $n } apoyos { $trait }
}
lot-possession = { $n ->
    [one] 1 pertenencia { $trait }
   *[other] { $n } pertenencias { $trait }
}
lot-all-but-one = todas las pertenencias { $trait } menos una
lot-condition = { $n ->
    [one] 1 estado
   *[other] { $n } estados
}
lot-condition-of = { $n ->
    [one] 1 estado { $trait }
   *[other] { $n } estados { $trait }
}
lot-condition-named = el estado { $condition }
do-paying = { $cost }; { $do }
do-if-they-agree = si está de acuerdo, { $do }
sel-all-here-without = cada investigador de tu casilla sin { $condition }
sel-the-spaces = cada una de estas: { $space }
lot-that-card = esa carta
cond-clues-on-board = hay pistas en el tablero
cond-at-ancient-mark = { v-be } en una casilla con una ficha de arcano
cond-monsters-around = hay { $n } monstruos o más en la casilla de { $monster }
either-item = Objeto
either-trinket = Baratija
either-ally = Aliado
either-weapon = Arma
either-service = Servicio
lot-toughness = { $n } de fortaleza
lot-its-value = { $noun-as-many } como su valor
do-gather = cada { $monster } del tablero se mueve hasta { $where }
cond-not = no { $cond }
lot-its-toughness = { $noun-as-many } como su fortaleza

## Lo que te hacen las cartas

do-lose = { v-lose } { $what }
do-spend = { v-spend } { $what }
do-recover = { v-recover } { $what }
do-recover-all = { v-recover } toda la Salud y toda la Cordura
do-gain = { v-gain } { $what }
do-discard = { v-discard } { $what }
do-may-discard-any = { v-may } descartar las pertenencias { $trait } que { $form ->
    [they-do] quiera
    [they-then] quiera
    [they-and] quiera
   *[other] quieras
}
do-may-discard-any-spells = { v-may } descartar los hechizos que { $form ->
    [they-do] quiera
    [they-then] quiera
    [they-and] quiera
   *[other] quieras
}
do-group-spends = { $form ->
    [you-unless] el grupo gaste { $lot }
    [they-unless] el grupo gaste { $lot }
   *[other] el grupo puede gastar { $lot }
}
do-delay = { v-be-delayed }
do-be-devoured = { v-be-devoured }
do-improve = { v-improve } { $skill }
do-improve-any = { v-improve } una habilidad a elección
do-improve-again = { v-improve } otra vez esa habilidad
do-move = { v-move } { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
do-move-up-to = { v-move } hasta { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
do-move-by-ship = { v-move } { $n ->
    [one] 1 casilla por una ruta de barco
   *[other] { $n } casillas por rutas de barco
}
do-move-to = { v-move } directamente hasta { $where }
do-move-towards-gate = { v-move } 1 casilla hacia el portal más cercano
do-move-towards-it = { v-move } 1 casilla hacia este monstruo
do-swap-spaces = { $form ->
    [you-to] cambiar de casilla
    [they-to] cambiar de casilla
    [they-unless] cambie de casilla
   *[other] cambia de casilla
} con ese investigador
do-extra-action = { v-take } una acción adicional
do-avoid-monsters = { v-choose } un encuentro como si no hubiera monstruos
do-see-far = se puede investigar esa pista como si fuera desde su casilla, haya los monstruos que haya
do-meet = { v-resolve } un encuentro: { $deck }
do-closing-solves = donde se cerraría el portal, en su lugar se resuelve este rumor
do-look-at-gates = { v-look } los dos primeros portales del montón y pon uno encima y el otro debajo
do-look-at-back = { v-look } el dorso de ese estado
do-spend-to-recover = { v-spend } cuanta { $loss } { $form ->
    [they-do] quiera
   *[other] quieras
} para recuperar otra tanta { $loss-other }
do-reschool = { v-spend } las mejoras que quieras para mejorar otras tantas habilidades a elección
do-swap = { $form ->
    [you-to] intercambiar
    [they-to] intercambiar
   *[other] intercambia
} { $wares } con ese investigador
do-give = { v-give } a ese investigador cualesquiera { $wares }
wares-everything = pertenencias
wares-clues = pistas
wares-items = pertenencias Objeto
do-turn = { v-turn } a esta carta
do-flip = vuelve esta carta a su anverso
do-amend = en vez de lo que dice el anverso, { $do }
do-cast = { $test }; da la vuelta a esta carta
do-cast-passed = { $test }; { $passed }; da la vuelta a esta carta
do-choose-cast = { $choice }; { $test }; da la vuelta a esta carta
do-choose-cast-passed = { $choice }; { $test }; { $passed }; da la vuelta a esta carta

## Portales, pistas, fichas

do-spawn = { v-spawn } { $what }
do-close-gate = { v-close } este portal
do-discard-one = { v-discard } { $whom }
do-discard-that-gate = ese portal se descarta
do-discard-omen-gates = se descartan todos los portales del augurio actual
do-gate-to-mystery = { v-put } ese portal en esta carta
do-gate-to-sheet = ese portal, o uno del montón, va a esta hoja
do-gate-here-to-sheet = { v-put } el portal de esa casilla en esta hoja
do-spawn-clue-anywhere = { v-spawn } 1 pista en una casilla a elección
do-move-this-clue = { v-carry } esta pista hasta { $where }
do-discard-clue-there = esa pista se descarta
do-discard-board-clues = se descartan todas las pistas del tablero
do-clues-to-nearest = cada pista del tablero va a la casilla de { $terrain } más cercana
do-clue-to-mystery = { $form ->
    [you-to] gastar 1 pista obtenida en él y ponerla en esta carta
    [they-to] gastar 1 pista obtenida en él y ponerla en esta carta
   *[other] gasta 1 pista obtenida en él y ponla en esta carta
}
do-token-on-mystery = { v-put } 1 ficha de arcano en el misterio activo
do-mark-to-mystery = { v-put } esa ficha de arcano en este misterio
do-token-on-sheet = { v-put } en la hoja del Primigenio { $lot }
do-omen-token-more = { v-put } 1 ficha de arcano en la casilla verde del medidor de augurio
do-omen-token-less = { v-discard } 1 ficha de arcano del medidor de augurio
do-tokens-off = { v-remove } { $lot }
do-token-on = { v-put } 1 ficha en esta carta
do-mark-spaces = { v-put } 1 ficha de arcano en { $where }
do-mark-at-random = { v-put } { $lot } en casillas aleatorias
do-ancient-mark = { v-put } 1 ficha de arcano en { $form ->
    [they-do] su
    [they-then] su
    [they-and] su
   *[other] tu
} casilla
do-mark-nearest = { v-put } 1 ficha de arcano en la casilla de { $terrain } más cercana que no tenga
do-monster-to-card = { v-put } ese monstruo en esta carta

## Monstruos

do-ambush = { $form ->
    [they-do] sufre la emboscada de un monstruo
    [they-and] sufre la emboscada de un monstruo
    [they-then] un monstruo le tiende una emboscada
   *[other] un monstruo te tiende una emboscada
}
do-ambush-by = { $form ->
    [they-do] sufre la emboscada de { $monster-one }
    [they-and] sufre la emboscada de { $monster-one }
    [they-then] { $monster-one } le tiende una emboscada
   *[other] { $monster-one } te tiende una emboscada
}
do-ambush-won = { do-ambush }; { $won }
do-ambush-lost = { do-ambush }; { $lost }
do-ambush-won-lost = { do-ambush }; { $won }; { $lost }
do-ambush-by-won = { do-ambush-by }; { $won }
do-ambush-by-lost = { do-ambush-by }; { $lost }
do-ambush-by-won-lost = { do-ambush-by }; { $won }; { $lost }
on-won = { $form ->
    [they-when] si lo derrota
   *[other] si lo derrotas
}, { $do }
on-lost = { $form ->
    [they-when] si no lo derrota
   *[other] si no lo derrotas
}, { $do }
do-fight = { v-fight } con él
do-fight-won-lost = { do-fight }; { $won }; { $lost }
do-fight-this = { v-fight } con este monstruo
do-fight-named = { v-fight } con { $monster-one }
do-fight-all = { v-fight } con cada monstruo de { $form ->
    [they-do] su
    [they-then] su
    [they-and] su
   *[other] tu
} casilla
do-skip-strength = no hay prueba de Fuerza
do-no-loss = { $form ->
    [you-to] no perder Salud
   *[other] no se pierde Salud
}
do-no-extra-encounter = { $form ->
    [you-to] renunciar al encuentro adicional
   *[other] no hay encuentro adicional
}
do-damage = { $whom } pierde { $lot }
do-damage-each = cada monstruo de { $where } pierde { $n } de Salud
do-damage-each-other = cada otro monstruo de { $where } pierde { $n } de Salud
do-defeat-each-here = { v-defeat } a todos los monstruos no épicos de tu casilla
do-defeat-it = { $form ->
    [you-to] derrotarlo
    [they-to] derrotarlo
    [you-when] lo derrotas
    [you-unless] lo derrotes
    [they-unless] lo derrote
    [they-do] lo derrota
    [they-then] lo derrota
    [they-and] lo derrota
   *[other] derrótalo
}
do-hurt-it = pierde { $lot }
do-it-recovers = si sigue en pie, recupera { $n } de Salud
do-it-recovers-all = recupera toda la Salud
do-monsters-recover = todos los monstruos recuperan toda la Salud
do-discard-monsters-here = { v-discard } todos los monstruos no épicos de tu casilla
do-discard-it = ese monstruo se descarta
do-move-it-to = se mueve hasta { $where }
do-move-monster = { v-carry } { $whom } hasta { $where }
do-bring = { v-carry } { $whom } hasta tu casilla y combate con él
do-it-stalks = se mueve { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} hacia el investigador más cercano
do-it-takes-clue = la pista más cercana se descarta, y se mueve allí
do-carry-off = ese investigador y él se mueven 1 casilla, a la misma
do-it-hunts = se mueve hasta la casilla con un investigador más cercana
do-it-goes-towards = se mueve 1 casilla hacia { $monster }
do-spawn-monsters = { v-spawn } { $n ->
    [one] 1 monstruo
   *[other] { $n } monstruos
} en { $where }
do-spawn-at-random = se genera 1 monstruo en una casilla aleatoria
do-spawn-named = { $monster-number ->
    [many] aparecen
   *[one] aparece
} { $monster-one } en { $where }

## La perdición, el augurio, los misterios, el final

do-doom-advances = { $form ->
    [they-do] hace avanzar la perdición { $lot }
    [they-and] hace avanzar la perdición { $lot }
   *[other] la perdición avanza { $lot }
}
do-doom-retreats = la perdición retrocede { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
do-doom-to-zero = la perdición va al 0
do-omen-advances = el augurio avanza { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
do-set-omen = { v-put } el augurio en cualquier casilla
do-omen-back = el augurio retrocede 1 casilla, y la perdición avanza 1 casilla por cada portal de ese augurio
do-solve-mystery = este misterio se resuelve
do-unsolve = un misterio resuelto, al azar, vuelve al mazo
do-unsolve-it = ese misterio vuelve al mazo
do-solve-this = este rumor se resuelve
do-discard-this-mythos = esta carta se descarta
do-solve-one = { v-resolve } { $whom }
do-draw-rumour = un rumor sin usar, al azar, entra en juego
do-lose-game = los investigadores pierden
do-win-game = los investigadores ganan
do-group-picks = el grupo elige { $whom }
do-reckon = se resuelven las retribuciones de { $group }
do-reckon-condition = { v-resolve } la retribución de { $condition }
group-monsters = los monstruos
group-ancient-one = el Primigenio
group-mythos-cards = las cartas de mitos en juego
group-possessions = las pertenencias
group-conditions = los estados
do-discard-reserve = se descarta toda la reserva
do-fill-reserve = se llena la reserva
do-box-assets = cada apoyo del mazo, los descartes y la reserva que valga tanto como fichas haya en esta carta, o más, va a la caja
do-box-expeditions = todas las cartas de expedición del lugar activo van a la caja
do-box-fallen = se descarta todo lo que dejaron los investigadores caídos, y ellos van a la caja

## A quién, dónde

sel-each-investigator = { $form ->
    [they-do] cada investigador
   *[other] a un investigador
}
sel-each-investigator-who = { $form ->
    [they-do] cada investigador que { $cond }
   *[other] a un investigador que { $cond }
}
sel-all-here = cada investigador de tu casilla
sel-others-here = cada otro investigador de tu casilla
sel-lead = { $form ->
    [they-do] el investigador jefe
   *[other] al investigador jefe
}
sel-the-chosen = { $form ->
    [they-do] ese investigador
   *[other] a ese investigador
}
sel-an-investigator = a un investigador
sel-an-investigator-other = a otro investigador
sel-an-investigator-here = a un investigador de tu casilla
sel-an-investigator-other-here = a otro investigador de tu casilla
sel-an-investigator-here-without = a un investigador de tu casilla sin { $condition }
sel-another-on-their-feet = a otro investigador que no esté Retrasado
sel-nearest-investigator = al investigador más cercano
sel-investigator-with-it = a un investigador de su casilla
sel-any-space = una casilla a elección
sel-the-space = { $space }
sel-your-space = { $form ->
    [they-do] su
    [they-then] su
    [they-and] su
    [they-to] su
    [they-unless] su
   *[other] tu
} casilla
sel-its-space = su casilla
sel-nearest = la casilla de { $terrain } más cercana
sel-expedition = la casilla de la expedición activa
sel-spaces-with-monster = cada casilla con { $monster-one }
sel-clue-or-gate = cualquier casilla con una pista o un portal
sel-clue-space = una casilla con una pista
sel-gate = un portal del tablero
sel-gate-here = el portal de tu casilla
sel-monster = un monstruo
sel-monster-no-epic = un monstruo no épico
sel-monster-here = un monstruo de { $form ->
    [they-do] su
    [they-then] su
    [they-and] su
    [they-to] su
    [they-unless] su
   *[other] tu
} casilla
sel-monster-here-no-epic = un monstruo no épico de { $form ->
    [they-do] su
    [they-then] su
    [they-and] su
    [they-to] su
    [they-unless] su
   *[other] tu
} casilla
sel-monster-at-gate-no-epic = un monstruo no épico de una casilla con un portal
sel-monster-here-kind = { $monster-one } de tu casilla
sel-monster-kind = { $monster-one }
sel-it = ese monstruo
sel-rumour = un rumor en juego
sel-solved-mystery = un misterio resuelto

## Si se da

v-be = { $form ->
    [they-when] está
   *[other] estás
}
v-have = { $form ->
    [they-when] tiene
   *[other] tienes
}
cond-on-terrain = { v-be } en una casilla de { $terrain }
cond-on-space = { v-be } { $space-in }
cond-with-it = { v-be } en su casilla
cond-by-it = { v-be } en su casilla o en una adyacente
cond-on-expedition = { v-be } donde la expedición activa
cond-by-expedition = { v-be } donde la expedición activa o al lado
cond-at-gate = { v-be } en una casilla con un portal
cond-at-mark = { v-be } en una casilla con una ficha de arcano de este misterio
cond-unmarked = { v-be } en una casilla de { $terrain } sin ficha de arcano
cond-has = { v-have } el estado { $condition }
cond-has-spell = { v-have } algún hechizo
cond-has-trait = { v-have } alguna pertenencia { $trait }
cond-no-clues = { $form ->
    [they-when] no tiene pistas
   *[other] no tienes pistas
}
cond-found-clue = { $form ->
    [they-when] ha obtenido
   *[other] has obtenido
} una pista en él
cond-lost-some = { $form ->
    [they-when] ha perdido
   *[other] has perdido
} algo así
cond-monster-here = { $form ->
    [they-when] está donde { $monster-one }
   *[other] hay { $monster-one } en tu casilla
}
cond-no-four = ningún dado muestra un 4
cond-circumstance = es { $flag }
cond-gained-is = es { $condition }
cond-gained-trait = es { $trait }
cond-turned = muestra el dorso esta carta
cond-it-is = { $monster-number ->
    [many] son
   *[one] es
} { $monster-one }
cond-it-is-epic = es épico
cond-it-is-on = estaba { $space-in }
cond-was-spawned = se ha generado
cond-gate-of-omen = es del augurio actual
cond-omen-is = el augurio es { $colour }
cond-gates-of-omen = hay algún portal del augurio actual
cond-on-board = está en el tablero { $monster-one }
cond-monsters-on-board = hay { $n } monstruos o más en el tablero
cond-monsters-on = hay { $n } monstruos o más { $space-in }
cond-rumours = hay algún rumor en juego
cond-solved = { $n ->
    [one] hay 1 misterio resuelto
   *[other] hay { $n } misterios resueltos
}
cond-no-expeditions = no quedan cartas de expedición
cond-nobody-left = todos están eliminados
cond-on-mystery = tiene { $lot } o más
cond-toughness-on-card = los monstruos que tiene suman { $lot } o más
cond-on-sheet = esta hoja tiene { $lot } o más
cond-gates-on-sheet = esta hoja tiene { $n } portales o más
cond-reckons = hay retribuciones de { $group }
cond-somebody-with-it = hay un investigador en su casilla
flag-combat = en un combate
flag-world = en un encuentro de otros mundos
flag-casting = por un hechizo
flag-acquiring = al adquirir apoyos
flag-all-ones = con todos los dados mostrando un 1
flag-only-sixes = con solo el 6 como éxito
until-combat-ends = en este combate
until-encounter-ends = en este encuentro

## Lo que vale siempre

stat-bonus-of = { $form ->
    [you-do] +{ $n } a { $key }
    [you-to] sumar { $n } a { $key }
   *[other] suma { $n } a { $key }
}
key-lore = Saber
key-influence = Influencia
key-observation = Observación
key-strength = Fuerza
key-will = Voluntad
stat-dice = { $n ->
    [one] un dado adicional en las pruebas
   *[other] { $n } dados adicionales en las pruebas
}
stat-dice-here = { $n ->
    [one] los investigadores de tu casilla tiran un dado adicional en las pruebas
   *[other] los investigadores de tu casilla tiran { $n } dados adicionales en las pruebas
}
stat-damage = el daño de los monstruos con los que combates es { $n }, pero al menos 1
stat-credit = una vez por ronda, puedes gastar 1 pista menos
stat-credit-of = una vez por ronda, cuando gastas pistas, 1 de { $loss } puede valer por una de ellas
may-reroll = { $n ->
    [0] puedes repetir los dados que quieras
    [one] puedes repetir 1 dado
   *[other] puedes repetir { $n } dados
}
may-reroll-of = { may-reroll } en cada prueba de { $skill }
may-pip = puedes sumar { $n } a un dado
may-pip-of = { may-pip } en cada prueba de { $skill }
for-cost = puedes { $cost }: { $do }
once-a-round = una vez por ronda, { $do }
rule-buys-for-others = los apoyos que adquieres pueden obtenerlos cualesquiera investigadores
rule-horror-one = el horror de los monstruos con los que combates puede contar como 1
rule-no-delay = no puedes quedar Retrasado, si no lo eliges
rule-no-detained = no puedes obtener Detenido, si no lo eliges
rule-two-dice-here = cuando un investigador de tu casilla gasta una pista para repetir un dado, pueden ser dos
rule-unhurt-this = no puede perder Salud
rule-no-clue-reroll-this = no se pueden gastar pistas para repetir dados en su combate
rule-no-move = no puedes moverte
rule-no-rest-any = nadie puede descansar
rule-no-close-any = no se pueden cerrar portales
rule-no-expedition-any = no se pueden resolver encuentros de expedición
rule-no-reserve-any = ninguna carta entra en la reserva
rule-from-four = en tus pruebas son éxitos el 4, el 5 y el 6
rule-only-six = en tus pruebas solo es un éxito el 6
rule-sixes = cada 6 cuenta como dos éxitos
rule-sixes-of = en las pruebas de { $key } cada 6 cuenta como dos éxitos

## Cuándo

when-closed-gate = cuando cierras un portal
when-closed-gate-any = cada vez que cierras un portal
when-gained-condition-other = cuando otro investigador obtiene un estado
when-improved = cuando mejoras una habilidad
when-test-starts = antes de una prueba tuya
when-test-starts-here = antes de una prueba de un investigador de tu casilla
when-would-lose-health = cuando vayas a perder Salud
when-would-lose-health-here = cuando un investigador de tu casilla vaya a perder Salud
when-would-lose-health-any = cuando un investigador vaya a perder Salud
when-would-lose-sanity = cuando vayas a perder Cordura
when-would-lose-sanity-here = cuando un investigador de tu casilla vaya a perder Cordura
when-would-lose-sanity-any = cuando un investigador vaya a perder Cordura
when-would-gain-condition = cuando vayas a obtener un estado
when-would-advance-doom-any = cuando la perdición vaya a avanzar
when-combat-starts = en un combate
when-encounter-starts = en tu fase de encuentros
when-rested = cuando descansas
when-rested-here = cuando descansa un investigador de tu casilla
when-entered-any = cuando te mueves a una casilla
when-defeated-monster = cuando derrotas a un monstruo en combate
when-monster-fell-any = cuando un monstruo es derrotado
when-monster-fell-this = cuando es derrotado
when-researched-any = después de un encuentro de investigación
when-cast-any = cuando superas la prueba de un hechizo
when-omen-advanced-any = cuando el augurio avanza
when-no-tokens-this = cuando no le quedan fichas
when-solved-three-any = cuando hay tres misterios resueltos

## Lo demás que está impreso

fact-value = Valor { $n }.
fact-traits = { $trait }.
fact-skill = { $skill } { $n }
fact-sheet = Salud { $health }, Cordura { $sanity }; { $items }.
fact-start = Empieza { $space-in }.
fact-fallen = Si cae: lisiado, { $skill }; loco, { $skill2 }.
fact-ancient = Perdición { $doom }; { $n } misterios por resolver.
fact-yellow-card = Amarilla, { $level }: augurio, retribución, portales. { $length }.
fact-green-card = Verde, { $level }: augurio, oleada, pistas. { $length }.
fact-blue-card = Azul, { $level }: pistas. { $length }.
fact-rumour-space = Su ficha de rumor está { $space-in }.
fact-tokens = Empieza con { $lot }.
fact-cultist = Cómo es lo dice la hoja del Primigenio.
fact-horror = { $test }; horror { $n }.
fact-damage = { $test }; daño { $n }.
fact-toughness = Fortaleza { $n }.
fact-toughness-players = Fortaleza: { $n } y una por cada jugador.
level-easy = fácil
level-normal = normal
level-hard = difícil
length-event = Evento
length-ongoing = Activa
length-rumour = Rumor

# ==== El diario, las preguntas, las opciones, el tablero: debajo ====

setting-ancient = Primigenio
setting-difficulty = Mazo de mitos
setting-starting_rumour = Empezar con un rumor
difficulty-normal = Todas las cartas
difficulty-easier = Sin las cartas difíciles
difficulty-harder = Sin las cartas fáciles

ending-won = Los misterios están resueltos y el mundo sigue girando
ending-devoured = Azathoth despierta y devora el mundo
ending-eliminated = No queda ningún investigador
ending-no-mythos = Se acabó el mazo de mitos, y con él el tiempo
ending-rumour = Un rumor se hizo realidad
ending-awake = El Primigenio se sale con la suya

## Acciones y billetes

action-travel = Viajar
action-prepare = Prepararse para viajar
action-acquire = Adquirir apoyos
action-rest = Descansar
action-trade = Intercambiar
ticket-train = tren
ticket-ship = barco

## Preguntas

ask-investigator = ¿Quién vas a ser?
ask-new-investigator = ¿Quién toma el relevo?
ask-act = { $n ->
    [0] ¿Qué haces además?
    [one] Te queda una acción: ¿qué haces?
   *[other] { $n } acciones: ¿qué haces?
}
ask-travel = ¿Adónde vas?
ask-travel-on = ¿Gastas un billete para seguir?
ask-which-ticket = ¿Qué billete?
ask-discard-ticket = Tienes dos billetes. ¿Descartas uno?
ask-acquire = Puedes gastar { $n }: ¿qué te llevas?
ask-for-whom = ¿Para quién es { $thing }?
ask-discard-from-reserve = No has adquirido nada. ¿Descartas una carta de la reserva?
ask-trade-with = ¿Con quién?
ask-share = ¿Qué cambia de manos con { $who }?
ask-agree = { $who } lo propone: ¿aceptas?
ask-encounter = ¿Con qué tienes el encuentro?
ask-fight = ¿Qué monstruo va primero?
ask-reroll = Tu prueba de { $skill }: { $dice }. ¿Repites alguno?
ask-which-die = ¿Qué dado se repite? { $dice }
ask-raise-die = ¿Qué dado vale 1 más?
ask-buy-dice = { $card }: ¿cuánta Cordura gastas por otros tantos dados?
ask-buy-successes = { $card }: { $n } éxitos. ¿Cuántas pistas gastas por otros tantos?
ask-discard = { $card }: ¿qué descartas?
ask-gain-asset = { $card }: ¿qué apoyo?
ask-pay-clues = { $n ->
    [one] Hay que pagar 1 pista
   *[other] Hay que pagar { $n } pistas
}: ¿con otra cosa?
ask-give-clues = { $card }: { $n ->
    [one] falta 1 pista
   *[other] faltan { $n } pistas
}. ¿Cuántas pones?
ask-give-up-improvement = { $card }: ¿a qué mejoras renuncias?
ask-how-much = { $card }: ¿cuánto?
ask-improve = ¿Qué habilidad?
ask-move = ¿Adónde te mueves?
ask-move-clue = { $card }: ¿adónde va la pista { $space-of }?
ask-move-monster = { $card }: ¿adónde va?
ask-which-monster = { $card }: ¿qué monstruo?
ask-hurt = { $card }: ¿qué monstruo?
ask-spawn-clue = { $card }: ¿en qué casilla?
ask-random-space = { $card }: ninguna pista dice dónde. ¿Qué casilla?
ask-nearest-city = ¿Qué ciudad es la más cercana?
ask-what-was-lost = Has perdido toda la Salud y toda la Cordura. ¿Qué pudo contigo?
ask-pass-lead = ¿Quién dirige a partir de ahora?
ask-omen = { $card }: ¿dónde queda el augurio?
ask-gate-on-top = ¿Qué portal va encima?

## Opciones

option-meet = { $deck }
option-reroll = Gastar una pista: repetir el { $n }
option-die = El { $n }
option-ticket = Billete de { $ticket }
option-give-clue = Dar una pista
option-take-clue = Recibir una pista
option-give-ticket = Dar un billete de { $ticket }
option-take-ticket = Recibir un billete de { $ticket }
option-borrow = Pedir un préstamo: Deuda a cambio de 2 más
option-omen = { $n }: { $colour }
option-branch = { $n }
pass-turn = Nada más
no-more = Eso es todo
no-more-encounters = Ningún encuentro más
from-the-deck = Uno del mazo, al azar
crippled = La Salud
insane = La Cordura
gate-first = El primero
gate-second = El segundo

## El diario

log-round = Ronda { $n }.
log-sets-out = { $who } empieza con { $thing } { $space-in }.
    .who = Empiezas con { $thing } { $space-in }.
log-lead = { $who } dirige la investigación.
    .who = Diriges la investigación.
log-acts = { $who }: { $thing }.
    .who = Tú: { $thing }.
log-stands-up = { $who } deja de estar en Retraso.
    .who = Dejas de estar en Retraso.
log-turn-cut = { $who } sufre un retraso: se acabó su turno.
    .who = Sufres un retraso: se acabó tu turno.
log-delayed = { $who } queda en Retraso.
    .who = Quedas en Retraso.
log-moved = { $who } se mueve { $space-to }.
    .who = Te mueves { $space-to }.
log-spent-ticket = { $who } gasta un billete de { $ticket }.
    .who = Gastas un billete de { $ticket }.
log-gained-ticket = { $who } obtiene un billete de { $ticket }.
    .who = Obtienes un billete de { $ticket }.
log-discarded-from-reserve = { $who } descarta { $thing } de la reserva.
    .who = Descartas { $thing } de la reserva.
log-to-reserve = { $thing } llega a la reserva.
log-handed-over = { $who } da { $thing } a { $who2 }.
    .who = Das { $thing } a { $who2 }.
    .who2 = { $who } te da { $thing }.
log-traded = { $who } y { $who2 } han hecho un intercambio.
    .who = { $who2 } y tú habéis hecho un intercambio.
    .who2 = { $who } y tú habéis hecho un intercambio.
log-refused-trade = { $who } no acepta.
    .who = No aceptas.
log-gained = { $who } obtiene { $thing }.
    .who = Obtienes { $thing }.
log-gained-clues = { $who } obtiene { $n ->
    [one] 1 pista
   *[other] { $n } pistas
} ({ $space }).
    .who = Obtienes { $n ->
        [one] 1 pista
       *[other] { $n } pistas
    } ({ $space }).
log-lost-clues = { $who } descarta { $n ->
    [one] 1 pista
   *[other] { $n } pistas
}.
    .who = Descartas { $n ->
        [one] 1 pista
       *[other] { $n } pistas
    }.
log-spent-clues = { $who } gasta { $n ->
    [one] 1 pista
   *[other] { $n } pistas
}.
    .who = Gastas { $n ->
        [one] 1 pista
       *[other] { $n } pistas
    }.
log-spent = { $who } gasta { $n } de { $loss }.
    .who = Gastas { $n } de { $loss }.
log-lost = { $who } pierde { $n } de { $loss }.
    .who = Pierdes { $n } de { $loss }.
log-recovered = { $who } recupera { $n } de { $loss }.
    .who = Recuperas { $n } de { $loss }.
log-improved = { $who } mejora { $skill }.
    .who = Mejoras { $skill }.
log-discarded = { $who } descarta { $thing }.
    .who = Descartas { $thing }.
log-used = { $who } usa { $thing }.
    .who = Usas { $thing }.
log-cast = { $who } lanza { $thing }.
    .who = Lanzas { $thing }.
log-turned = { $thing }, de { $who }, se da la vuelta: { $back }.
    .who = Tu carta { $thing } se da la vuelta: { $back }.
log-looked-at-back = { $who } mira el dorso de { $thing }.
    .who = Miras el dorso de { $thing }.
log-looked-at-back-own = Miras el dorso de { $thing }: { $back }.
log-looked-at-gates = { $who } mira los portales de encima del montón.
    .who = Miras los portales de encima del montón.
log-looked-at-gates-own = Miras los portales de encima del montón: { $space }.
log-rolled = { $who } pone a prueba { $skill }: { $dice }.
    .who = Pones a prueba { $skill }: { $dice }.
log-rolled-again = { $who } repite la tirada: { $dice }.
    .who = Repites la tirada: { $dice }.
log-tested = { $who } saca { $n ->
    [0] 0 éxitos
    [one] 1 éxito
   *[other] { $n } éxitos
}.
    .who = Sacas { $n ->
        [0] 0 éxitos
        [one] 1 éxito
       *[other] { $n } éxitos
    }.
log-rolled-die = { $who } saca un { $n }.
    .who = Sacas un { $n }.
log-encounter = { $who }: { $thing } ({ $deck }).
    .who = Tú: { $thing } ({ $deck }).
log-encounter-with = { $who } tiene un encuentro con { $thing }.
    .who = Tienes un encuentro con { $thing }.
log-met-fallen = { $who } encuentra lo que queda de { $thing }.
    .who = Encuentras lo que queda de { $thing }.
log-took-loot = { $who } se lleva lo que quedó atrás.
    .who = Te llevas lo que quedó atrás.
log-combat = { $who } se enfrenta a { $thing }.
    .who = Te enfrentas a { $thing }.
log-ambush = { $thing } tiende una emboscada a { $who }.
    .who = { $thing } te tiende una emboscada.
log-won-combat = { $who } ha derrotado a { $thing }.
    .who = Has derrotado a { $thing }.
log-monster-hurt = { $thing } pierde { $n } de Salud.
log-monster-fell = { $thing } cae en combate.
log-monster-gone = { $thing } se descarta.
log-monster-moved = { $thing } se mueve { $space-to }.
log-monster-spawned = { $thing } aparece { $space-in }.
log-monster-to-card = { $thing } queda sobre la carta.
log-gate-spawned = Se abre un portal { $colour } { $space-in }.
log-no-gate = No queda ningún portal por abrir.
log-gate-closed = { $who } cierra el portal { $space-of }.
    .who = Cierras el portal { $space-of }.
log-gate-gone = El portal { $space-of } desaparece.
log-gate-to-sheet = El portal { $space-of } pasa a la hoja del Primigenio.
log-clue-spawned = Aparece una pista { $space-in }.
log-clue-gone = La pista { $space-of } desaparece.
log-clue-moved = La pista está ahora { $space-in }.
log-clue-to-mystery = { $who } pone una pista sobre el misterio.
    .who = Pones una pista sobre el misterio.
log-marked = Hay una ficha de Arcano { $space-in }.
log-expedition = La expedición activa está { $space-in }.
log-doom-advances = La perdición avanza { $n }, hasta { $doom }.
log-doom-retreats = La perdición retrocede { $n }, hasta { $doom }.
log-omen-advances = El augurio avanza: { $colour }.
log-omen-set = El augurio es ahora { $colour }.
log-omen-tokens = Fichas de Arcano en el augurio verde: { $n }.
log-awakens = ¡{ $ancient } despierta!
log-mythos = Mitos: { $thing }.
log-mythos-in-play = { $thing } se queda en juego.
log-mythos-gone = { $thing } sale del juego.
log-tokens-left = { $thing }: quedan { $n }.
log-reckoning = Retribución: { $thing }.
log-new-mystery = Un nuevo misterio: { $thing }.
log-mystery-solved = El misterio está resuelto: { $thing }.
log-mystery-unsolved = Todo para nada: { $thing } vuelve a ser un misterio.
log-token-on-mystery = El misterio tiene { $n ->
    [one] 1 ficha de Arcano
   *[other] { $n } fichas de Arcano
}.
log-token-on-sheet = La hoja del Primigenio tiene { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
}.
log-defeated = { $who } cae: no le queda { $loss }.
    .who = Caes: no te queda { $loss }.
log-lies-at = { $who } queda fuera de combate { $space-in }.
    .who = Quedas fuera de combate { $space-in }.
log-devoured = Algo devora a { $who }.
    .who = Algo te devora.
log-eliminated = { $who } queda fuera de la partida.
    .who = Quedas fuera de la partida.
log-ended-won = Los investigadores han ganado.
log-ended-devoured = El mundo es devorado.
log-ended-eliminated = No queda ningún investigador.
log-ended-no-mythos = No queda ninguna carta de mitos que robar.
log-ended-rumour = Lo que era un rumor es ahora el final.
log-ended-awake = El Primigenio ha vencido.

## El tablero

board-doom = Perdición: { $n }
board-omen = Augurio: { $colour }
board-mythos-deck = Quedan { $n } cartas de mitos
board-omen-tokens = Fichas de Arcano en el augurio verde: { $n }
board-sheet-tokens = Fichas en la hoja: { $n }
board-mysteries = Misterios y rumores
board-solved = Misterios resueltos: { $n }
board-mystery-tokens = Fichas de Arcano en el misterio: { $n }
board-tokens = { $thing }: { $n }
board-reserve = La reserva
board-world = El mundo
board-space = { SENTENCE($space) }: { $lies }
board-gate = un portal { $colour }
board-expedition = la expedición activa
board-rumour = el rumor «{ $thing }»
board-mark = una ficha de Arcano
board-fallen = lo que queda de { $thing }
board-gone = sin investigador
board-at = En { $space }
board-health = Salud { $n } de { $n2 }
board-sanity = Cordura { $n } de { $n2 }
board-skills = { $rows }
board-skill = { $skill } { $n }
board-tickets = Billetes: tren { $n }, barco { $n2 }
board-delayed = En Retraso
board-lead = Dirige
log-spell-on-top = Encima del mazo de hechizos queda { $spell }.
log-condition-on-top = Encima del mazo de estados queda { $condition }.
log-clue-spawned-there = Aparece { $space-in } una pista, la { $space2-of }.
back-blessing-of-isis-1 = { spell-blessing-of-isis } (1)
back-blessing-of-isis-2 = { spell-blessing-of-isis } (2)
back-clairvoyance-1 = { spell-clairvoyance } (1)
back-clairvoyance-2 = { spell-clairvoyance } (2)
back-conjuration-1 = { spell-conjuration } (1)
back-conjuration-2 = { spell-conjuration } (2)
back-feed-the-mind-1 = { spell-feed-the-mind } (1)
back-feed-the-mind-2 = { spell-feed-the-mind } (2)
back-flesh-ward-1 = { spell-flesh-ward } (1)
back-flesh-ward-2 = { spell-flesh-ward } (2)
back-instill-bravery-1 = { spell-instill-bravery } (1)
back-instill-bravery-2 = { spell-instill-bravery } (2)
back-mists-of-releh-1 = { spell-mists-of-releh } (1)
back-mists-of-releh-2 = { spell-mists-of-releh } (2)
back-plumb-the-void-1 = { spell-plumb-the-void } (1)
back-plumb-the-void-2 = { spell-plumb-the-void } (2)
back-shriveling-1 = { spell-shriveling } (1)
back-shriveling-2 = { spell-shriveling } (2)
back-wither-1 = { spell-wither } (1)
back-wither-2 = { spell-wither } (2)
